"""Numbers of the questions, steps, events, groups, gossips, effects and streams of chance."""

from __future__ import annotations

from typing import Final

# -- the things on the table, in the order of the components file ----------------------------------
DISTRESSED: Final = 0
OUTLAWS: Final = 1
TRAVELLERS: Final = 2
TOWNSFOLK: Final = 3
NOBLES: Final = 4
GROUPS: Final = 5

ECONOMIC: Final = 0
POLITICAL: Final = 1
TRAVELLER: Final = 2
GOSSIPS: Final = 3
ANY: Final = 9  # a gossip or a group of the player's choice

FURNISHING: Final = 0
SERVICE: Final = 1
WORKER: Final = 2
GUEST: Final = 3
COLOURS: Final = 4

TILES: Final = 60  # kinds of inn tiles
TIERS: Final = 2
SLOTS: Final = 4  # of one investment track; slot 3 is the oldest tile
BASICS: Final = 12  # kinds of basic tiles
CORNERS: Final = 4
RECIPES: Final = 15
INGREDIENTS: Final = 10
KINGDOM_CARDS: Final = 10
RESERVES: Final = 2
PURCHASES: Final = 2

NOBODY: Final = -1
NOTHING: Final = -1

# -- effects [7.4] ---------------------------------------------------------------------------------
END_OF_EFFECTS: Final = 0
PRESTIGE: Final = 1
REVENUE: Final = 2
GULDENS: Final = 3
GOSSIP: Final = 4
REPUTATION: Final = 5
RECIPE: Final = 6
RESERVE: Final = 7
DICE_GULDENS: Final = 8
GARDEN: Final = 9
LOSE_GOSSIP: Final = 10  # only on the die

# -- rules of Kingdom cards [7.11] -----------------------------------------------------------------
MUST_TOUCH: Final = 0
RING_ONLY: Final = 1
MAX_PER_COLOUR: Final = 2
SINGLE_LINE: Final = 3
MUST_NOT_TOUCH: Final = 4
SAME_TURN_APART: Final = 5
RING_REWARD: Final = 6
COLLECTOR: Final = 7
CORNER_EXTRA: Final = 8
INGREDIENT_TILES: Final = 4  # what a ring rule may speak of besides the four colours

# -- gossip actions [7.9] --------------------------------------------------------------------------
ECONOMIC_1: Final = 0
ECONOMIC_2_DUEL: Final = 1
ECONOMIC_2_TABLE: Final = 2
POLITICAL_1: Final = 3
POLITICAL_2_DUEL: Final = 4
POLITICAL_2_TABLE: Final = 5
TRAVELLER_1: Final = 6
TRAVELLER_2: Final = 7
GOSSIP_ACTIONS: Final = 8

# -- questions: each number is a kind of decision and also its step on the agenda ------------------
SIGNBOARD: Final = 0
DRAFT_PICK: Final = 1
PLACE_BASIC: Final = 2
IMPRESSION_WELCOME: Final = 3
IMPRESSION_UNWELCOME: Final = 4
GOSSIP_ACTION: Final = 5
GOSSIP_REP_UP: Final = 6
GOSSIP_REP_DOWN: Final = 7
GOSSIP_VICTIMS: Final = 8
GOSSIP_STEAL_TYPE: Final = 9
GOSSIP_TRACK: Final = 10
SWAP_OWN_TILE: Final = 11
SWAP_OTHER_TILE: Final = 12
INVEST: Final = 13
PAY: Final = 14
RESERVE_TILE: Final = 15
BUILD: Final = 16
COMPLETE_RECIPE: Final = 17
INGREDIENT_SOURCE: Final = 18
ANNOUNCE_END: Final = 19
DISTRESSED_GOSSIP: Final = 20
OUTLAWS_LOSE_GOSSIP: Final = 21
TRAVELLERS_ACTION: Final = 22
TRAVELLERS_KEEP: Final = 23
TRAVELLERS_DISCARD: Final = 24
TRAVELLERS_VICTIM: Final = 25
TRAVELLERS_REPLACE: Final = 26
TOWNSFOLK_ACTION: Final = 27
TOWNSFOLK_OWN: Final = 28
TOWNSFOLK_TARGET: Final = 29
GAIN_GOSSIP_TYPE: Final = 30
LOSE_GOSSIP_TYPE: Final = 31
GAIN_REPUTATION_GROUP: Final = 32
LOSE_REPUTATION_GROUP: Final = 33
RESERVE_EFFECT: Final = 34
DISCARD_RESERVED: Final = 35
COLLECTOR_LINE: Final = 36
QUESTIONS: Final = 37

# -- steps that run by themselves ------------------------------------------------------------------
STAGE: Final = 37  # one of the nine steps of a turn
EFFECTS: Final = 38  # the effects of a tile or a recipe from this one on
DIE_EFFECTS: Final = 39  # the effects of a die roll from this one on
TAKE_BACK: Final = 40  # the bonuses of a covered basic tile from this one on
SPECIAL: Final = 41  # the special action of a group
FINISH_TILE: Final = 42  # tokens and Kingdom rewards after a tile's effects
BUILD_NEXT: Final = 43
MAY_ANNOUNCE: Final = 44
SLIDE: Final = 45
UNWELCOME: Final = 46  # the second half of an impression
ASK_GOSSIP: Final = 47  # put the question of an effect if it has an option
ASK_LOST_GOSSIP: Final = 48
ASK_STOLEN_TYPE: Final = 49
DEAL_BASICS: Final = 50
PLACING: Final = 51
SET_BASIC: Final = 52
INCOMES: Final = 53
FIRST_GOSSIPS: Final = 54
LAY_OUT: Final = 55
WAITING_RESERVE: Final = 56

# -- passes and ends -------------------------------------------------------------------------------
NO_IMPRESSION: Final = GROUPS
NO_GOSSIP_ACTION: Final = GOSSIP_ACTIONS
RESERVED_OPTION: Final = TIERS * SLOTS  # first reserve place among the options of `invest`
NO_PURCHASE: Final = RESERVED_OPTION + RESERVES
NO_RESERVATION: Final = TIERS * SLOTS
NO_RECIPE: Final = RECIPES
PAY_GULDENS: Final = 0
PAY_GOSSIP: Final = 1
ANNOUNCE: Final = 0
PLAY_ON: Final = 1
DRAW_TWO: Final = 0
DISCARD_RECIPE: Final = 1
STEAL_RECIPE: Final = 2
NO_TRAVELLERS: Final = 3
EXCHANGE: Final = 0
SWAP_RESERVED: Final = 1
RETURN_TILE: Final = 2
NO_TOWNSFOLK: Final = 3
TOP_OF_DISCARD: Final = SLOTS  # among the options of `townsfolk_target`
OPPONENTS_RESERVE: Final = SLOTS + 1
DRAW_REPLACEMENT: Final = 0
NO_REPLACEMENT: Final = 1

# -- where a recipe that is drawn or discarded comes from, for the log -----------------------------
FROM_DECK: Final = 0
FROM_OFFER: Final = 1
FROM_HAND: Final = 2

# -- streams of chance, L1 to L10 of the rules -----------------------------------------------------
START_DRAW: Final = 0
RECIPE_SHUFFLE: Final = 1
BASIC_DEAL: Final = 2
KINGDOM_DRAW: Final = 3
CORNER_DRAW: Final = 4
POUCH_DRAW: Final = 5  # and 6, one for each tier
THEFT: Final = 7
DIE: Final = 8
STREAMS: Final = 9

# -- why a match ended -----------------------------------------------------------------------------
ENDED_BY_ANNOUNCEMENT: Final = 1
ENDED_BY_FULL_INNS: Final = 2
ENDED_BY_FIRST_FULL_INN: Final = 3
ENDED_BY_LAST_ROUND: Final = 4

# -- events ----------------------------------------------------------------------------------------
HANDS_PASSED: Final = 0
BASICS_REVEALED: Final = 1
BASIC_PLACED: Final = 2
PRESTIGE_CHANGED: Final = 3
REVENUE_CHANGED: Final = 4
GULDENS_GAINED: Final = 5
DEBTS_TAKEN: Final = 6
GOSSIP_GAINED: Final = 7
GOSSIP_LOST: Final = 8
REPUTATION_CHANGED: Final = 9
SPECIAL_SET_OFF: Final = 10
DIE_ROLLED: Final = 11
RECIPE_DRAWN: Final = 12
RECIPE_DISCARDED: Final = 13
RECIPE_STOLEN: Final = 14
RECIPE_COMPLETED: Final = 15
DECK_RESHUFFLED: Final = 16
TILE_LAID: Final = 17
TILE_DISCARDED: Final = 18
TILE_RESERVED: Final = 19
TILE_BOUGHT: Final = 20
TILE_BOUGHT_WITH_GOSSIP: Final = 21
TILE_BUILT: Final = 22
BASIC_COVERED: Final = 23
PURCHASE_LOST: Final = 24
TOKENS_PLACED: Final = 25
TOKEN_USED: Final = 26
IMPRESSION_MADE: Final = 27
GOSSIP_ACTION_USED: Final = 28
GULDENS_STOLEN: Final = 29
GOSSIP_STOLEN: Final = 30
TRACK_REFRESHED: Final = 31
TILES_SWAPPED: Final = 32
TILE_EXCHANGED: Final = 33
RESERVED_SWAPPED: Final = 34
TILE_RETURNED: Final = 35
RESERVED_DISCARDED: Final = 36
COLLECTED: Final = 37
TURN_BEGUN: Final = 38
INCOME_RECEIVED: Final = 39
DEBTS_PAID: Final = 40
END_ANNOUNCED: Final = 41
MATCH_ENDED: Final = 42
POUCH_REFILLED: Final = 43
RECIPES_OFFERED: Final = 44
START_DRAWN: Final = 45
KINGDOM_LAID: Final = 46
SIGNBOARD_HUNG: Final = 47
BASICS_DEALT: Final = 48
SPECIAL_VOID: Final = 49
SPECIAL_DECLINED: Final = 50
TILE_CHANGED_INN: Final = 51
GULDENS_KEPT: Final = 52
DIE_VOID: Final = 53
EVENTS: Final = 54
