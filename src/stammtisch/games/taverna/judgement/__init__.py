"""What bots think of a position in Taverna; compiled."""
