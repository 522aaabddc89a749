"""Reads and checks the components file of Taverna and fills the box."""
