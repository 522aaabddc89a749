"""The Taverns of Tiefenthal: eight evenings of guests, dice and beer."""

from stammtisch.games.tiefenthal.game import TiefenthalGame

GAME = TiefenthalGame()
