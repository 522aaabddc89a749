"""What people are told at a table of Taverna."""
