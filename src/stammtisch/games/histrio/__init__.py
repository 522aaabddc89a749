"""Histrio: travelling troupes, a wavering king, and the festival at his court."""

from stammtisch.games.histrio.game import HistrioGame

GAME = HistrioGame()
