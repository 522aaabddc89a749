"""Many matches: simulations, and hunts for matches in which something happens."""
