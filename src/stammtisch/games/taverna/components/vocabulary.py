"""The ids of everything that Taverna has in a fixed number, in the order of their numbers."""

from __future__ import annotations

PEOPLE_IDS = ("orc", "human", "elf", "dwarf")
TAVERN_IDS = ("orc_tavern", "human_tavern", "elf_tavern", "dwarf_tavern", "grand_tavern")
SYMBOL_IDS = ("beer", "lyre", "spellbook", "mask")
DIGNITARY_IDS = ("notary", "gob_trotter", "princess", "ambassadress")
SCORING_IDS = ("king", "queen", "master_of_coins", "archduke", "archmage")
WINDOW_IDS = ("customer_seated", "spell_announced", "before_own_turn")
SIDES = ("2-3", "4-5")
PHASE_IDS = ("before_card", "waiting", "seated")
SOURCE_IDS = (
    "deeds",
    "guilds",
    "tracks",
    "spells",
    "favours",
    "privileges",
    "royal",
    "peoples",
)
TOKEN_SETS = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))  # options of `choose_guild_tokens`
