"""Crossroads Inn: royal heirs build inns on the roads of a kingdom."""

from stammtisch.games.crossroads.game import CrossroadsGame

GAME = CrossroadsGame()
