"""Reads and checks the components file of Crossroads Inn and fills the box."""
