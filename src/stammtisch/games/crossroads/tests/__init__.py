"""Tests of Crossroads Inn."""
