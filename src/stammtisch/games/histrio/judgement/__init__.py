"""What bots think of a position in Histrio; compiled."""
