"""The rules of Crossroads Inn, one module for each chapter; compiled."""
