"""Numbers with names: the questions, the steps of the agenda, the events, chance, fixed things."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# -- things of which there is a fixed number -------------------------------------------------------
PEOPLES: Final = 4  # orc, human, elf, dwarf: the tracks from left to right
TAVERNS: Final = 5
DIGNITARIES: Final = 4
SIGNS: Final = 3  # symbols that a tavern can show: beer, lyre, spellbook
SYMBOLS: Final = 4
SCORINGS: Final = 5

BEER: Final = 0
LYRE: Final = 1
SPELLBOOK: Final = 2
MASK: Final = 3

# -- questions: the place in telling/decisions.py --------------------------------------------------
CHOOSE_KING_PEOPLE: Final = 0
CHOOSE_QUEEN_PEOPLE: Final = 1
BUY_DEED: Final = 2
TAKE_TURN: Final = 3
CHOOSE_CUSTOMER: Final = 4
CHOOSE_STAND_IN_PEOPLE: Final = 5
CHOOSE_TABLE: Final = 6
CHOOSE_SOLD_SPELL: Final = 7
CHOOSE_DIGNITARY: Final = 8
CHOOSE_DESTINATION: Final = 9
CHOOSE_DEED: Final = 10
CHOOSE_GUILD_TOKENS: Final = 11
CHOOSE_FAVOUR_COUNT: Final = 12
CHOOSE_FAVOUR: Final = 13
CHOOSE_LEVEL_COUNT: Final = 14
CHOOSE_TRACK: Final = 15
CHOOSE_PEOPLE: Final = 16
CHOOSE_SYMBOL: Final = 17
CHOOSE_GUILD_SPOT: Final = 18
CHOOSE_MOVED_CUSTOMER: Final = 19
CHOOSE_MOVED_TABLE: Final = 20
CHOOSE_SWAP_FIRST: Final = 21
CHOOSE_SWAP_SECOND: Final = 22
CHOOSE_MOVED_DIGNITARY: Final = 23
CHOOSE_NEW_TAVERN: Final = 24
CHOOSE_VICTIM: Final = 25
REACT: Final = 26
CHOOSE_ROYAL_SCORING: Final = 27
QUESTIONS: Final = 28

# -- options of TAKE_TURN: row slots, four entries, favour kinds, spell kinds, two entries --
SEAT_CUSTOMER: Final = 0  # counted from `box.first_entry`
ACTIVATE_LOCAL: Final = 1
ACTIVATE_WITH_PRIVILEGES: Final = 2
ACTIVATE_WITH_HERALD: Final = 3
ENTRIES: Final = 4

# -- options of REACT: pass, then spell kinds ------------------------------------------------------
PASS: Final = 0
FIRST_REACTION: Final = 1

# -- steps that run by themselves ------------------------------------------------------------------
OFFER_DEED: Final = 32
BEGIN_TURN: Final = 33
ASK_WINDOW: Final = 34  # window, how many seats after the active one
RESOLVE_SPELL: Final = 35
SPELL_EFFECT: Final = 36  # number of the effect
FAVOUR_EFFECT: Final = 37
RAISE_ON: Final = 38  # how many raises are still to be chosen
PICK_FAVOURS: Final = 39  # how many favours are still to be taken
REFILL_FAVOURS: Final = 40
EXCHANGE: Final = 41
ROYAL_ROUND: Final = 42  # which one
SCORE_PEOPLES: Final = 43

# -- phases of a turn ------------------------------------------------------------------------------
BEFORE_CARD: Final = 0
WAITING: Final = 1
SEATED: Final = 2

# -- `when` of spells and favours ------------------------------------------------------------------
WHEN_ANY: Final = 0
WHEN_WAITING: Final = 1  # the same number as the phase
WHEN_SEATED: Final = 2
WHEN_NEVER: Final = 3

# -- reaction windows ------------------------------------------------------------------------------
CUSTOMER_SEATED: Final = 0
SPELL_ANNOUNCED: Final = 1
BEFORE_OWN_TURN: Final = 2
WINDOWS: Final = 3

# -- conditions of lightning spells (`react_if`) ---------------------------------------------------
UNCONDITIONAL: Final = 0
CASTER_OWNS_NO_DEED_THERE: Final = 1
ACTIVE_GAINED_LEVEL: Final = 2
ACTIVE_FEASTED: Final = 3

# -- the vocabulary of effects ---------------------------------------------------------------------
COINS: Final = 0
VP: Final = 1
DRAW_SPELLS: Final = 2
PRIVILEGES: Final = 3
LOSE_COINS: Final = 4
LEVEL: Final = 5
TAKE_FAVOUR: Final = 6
GUILD_TOKEN: Final = 7
CHANGE_PEOPLE: Final = 8
CHANGE_SYMBOL: Final = 9
ADD_SYMBOL: Final = 10
TABLE_MATCHES: Final = 11
ALL_SYMBOLS: Final = 12
SWAP_CUSTOMERS: Final = 13
MOVE_CUSTOMER: Final = 14
MOVE_DIGNITARY: Final = 15
EXTRA_ACTIVATION: Final = 16
EXTRA_CAST: Final = 17
INCOME_SHARE: Final = 18
TAKE_COINS: Final = 19
COUNTER: Final = 20

OF_CHOICE: Final = 0  # a level on any track
OF_SEATING: Final = 1  # a level on the track of the customer just seated
NOT_ON_CARD: Final = 1  # a people other than the one of the card, too

# -- what a dignitary does -------------------------------------------------------------------------
BUYS_DEED: Final = 0
PLACES_GUILD_TOKENS: Final = 1
TAKES_FAVOURS: Final = 2
RAISES_LEVELS: Final = 3

# -- what a royal scoring counts -------------------------------------------------------------------
COUNTS_NOTHING: Final = 0
COUNTS_FAVOURS: Final = 1
COUNTS_COINS: Final = 2
COUNTS_DEEDS: Final = 3
COUNTS_ARCHMAGE: Final = 4

# -- where victory points come from ----------------------------------------------------------------
FROM_DEEDS: Final = 0
FROM_GUILDS: Final = 1
FROM_TRACKS: Final = 2
FROM_SPELLS: Final = 3
FROM_FAVOURS: Final = 4
FROM_PRIVILEGES: Final = 5
FROM_ROYALTY: Final = 6
FROM_PEOPLES: Final = 7
SOURCES: Final = 8

# -- streams of chance -----------------------------------------------------------------------------
FAVOUR_STREAM: Final = 0
DIGNITARY_STREAM: Final = 1
SPELL_STREAM: Final = 2
CUSTOMER_STREAM: Final = 3
STREAMS: Final = 4

# -- events ----------------------------------------------------------------------------------------
CHOSE_KING: Final = 0  # seat, or NOBODY where the first card named it; people
CHOSE_QUEEN: Final = 1  # seat, people
BOUGHT_DEED: Final = 2  # seat, deed, price, points
TOOK_OVER: Final = 3  # seat, deed, paid, victim, share of the victim
TURN_BEGAN: Final = 4  # seat, round
PICKED_CARD: Final = 5  # seat, card
CUSTOMER_WAITS: Final = 6  # seat, people, symbol
SEATED_CUSTOMER: Final = 7  # seat, people, table
REPLACED_CUSTOMER: Final = 8  # seat, people, table, people replaced
ROSE: Final = 9  # seat, track, level
WAS_BLOCKED: Final = 10  # seat, track
TOOK_TAVERN_PRIVILEGE: Final = 11  # seat, tavern
RECEIVED_INCOME: Final = 12  # seat, tavern, coins
FEASTED: Final = 13  # seat, coins
GAINED_INFLUENCE: Final = 14  # seat
DREW_SPELL: Final = 15  # seat, kind (secret)
FOUND_NO_SPELL: Final = 16  # seat
WAS_CURSED: Final = 17  # seat, coins
SHUFFLED_SPELLS: Final = 18  # cards
GAINED_COINS: Final = 19  # seat, coins
GAINED_POINTS: Final = 20  # seat, points
GAINED_PRIVILEGES: Final = 21  # seat, privileges
PAID_PRIVILEGES: Final = 22  # seat, privileges
DIGNITARY_WALKED: Final = 23  # seat, dignitary, from, to
DIGNITARY_BLOWN: Final = 24  # seat, dignitary, from, to
PLACED_TOKEN: Final = 25  # seat, tavern, symbol, points
TOOK_FAVOUR: Final = 26  # seat, kind
FAVOUR_REVEALED: Final = 27  # kind
USED_FAVOUR: Final = 28  # seat, kind
ANNOUNCED_SPELL: Final = 29  # seat, kind, cost
CAST_SPELL: Final = 30  # seat, kind
REACTED: Final = 31  # seat, kind, cost
WAS_COUNTERED: Final = 32  # seat, kind
SOLD_SPELL: Final = 33  # seat, coins, kind (secret)
MOVED_CUSTOMER: Final = 34  # seat, people, from table, to table
SWAPPED_CUSTOMERS: Final = 35  # seat, people, table, people, table
STOLE_COINS: Final = 36  # seat, victim, coins
CHANGED_PEOPLE: Final = 37  # seat, people
CHANGED_SYMBOL: Final = 38  # seat, old symbol, new symbol
ADDED_SYMBOL: Final = 39  # seat, symbol
TABLES_MATCH: Final = 40  # seat
ALL_SYMBOLS_WORK: Final = 41  # seat
MAY_CAST_AGAIN: Final = 42  # seat
HERALD_READY: Final = 43  # seat
CUSTOMER_REVEALED: Final = 44  # card
EXCHANGED: Final = 45  # seat, coins, points, spells, privileges
ROYAL_ORDER: Final = 46  # seat, place, people
SCORED_ROYALTY: Final = 47  # seat, scoring, points
SCORED_PEOPLES: Final = 48  # seat, points
PAID_DIGNITARY: Final = 49  # seat, dignitary, coins
DIGNITARY_STANDS: Final = 50  # dignitary, tavern
