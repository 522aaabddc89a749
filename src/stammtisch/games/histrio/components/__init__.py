"""Reads and checks the components file of Histrio and fills the box."""
