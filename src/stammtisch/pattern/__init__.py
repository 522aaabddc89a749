"""Ferry Night: five crossings of a river, and parcels that nobody has looked into."""

from stammtisch.pattern.game import PatternGame

GAME = PatternGame()
