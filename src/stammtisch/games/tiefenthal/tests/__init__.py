"""Tests of The Taverns of Tiefenthal, a module per chapter."""
