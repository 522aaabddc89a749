"""What people are told at a table of Crossroads Inn."""
