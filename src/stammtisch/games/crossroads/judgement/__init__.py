"""What bots think of a position in Crossroads Inn; compiled."""
