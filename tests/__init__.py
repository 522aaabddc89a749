"""Tests of everything that is not one title's own."""
