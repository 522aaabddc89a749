"""Crossroads Inn."""

from stammtisch.games.crossroads.game import CrossroadsGame

GAME = CrossroadsGame()
