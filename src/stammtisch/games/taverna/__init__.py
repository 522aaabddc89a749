"""Taverna: innkeepers, four peoples and a demanding court on the feast day of the kingdom."""

from stammtisch.games.taverna.game import TavernaGame

GAME = TavernaGame()
