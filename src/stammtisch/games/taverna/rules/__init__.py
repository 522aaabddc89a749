"""The rules of Taverna, compiled; one module for each chapter."""
