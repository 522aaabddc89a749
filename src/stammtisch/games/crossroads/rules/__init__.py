"""The rules of Crossroads Inn, compiled."""
