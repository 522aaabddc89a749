"""Reads and checks the components file of The Taverns of Tiefenthal and fills the box."""
