"""The rules of The Taverns of Tiefenthal, one module for each chapter; compiled."""
