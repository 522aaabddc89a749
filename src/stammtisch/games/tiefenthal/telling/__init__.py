"""What people are told at a table of The Taverns of Tiefenthal."""
