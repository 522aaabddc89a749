"""The Taverns of Tiefenthal."""
