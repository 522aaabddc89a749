"""The bot that answers at random: a yardstick, and a way through every rule."""

from __future__ import annotations

from stammtisch.bots.bot import Bot


class RandomBot(Bot):
    """Every offered option is equally likely."""

    blind: bool = True
