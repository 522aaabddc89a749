"""The rules of Histrio, one module for each chapter; compiled."""
