"""Tests of Histrio."""
