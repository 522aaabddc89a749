"""The rules of Taverna, one module for each chapter; compiled."""
