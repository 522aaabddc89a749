"""What bots think of a position in The Taverns of Tiefenthal; compiled."""
