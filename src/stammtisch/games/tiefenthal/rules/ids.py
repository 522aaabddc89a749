"""The numbers behind the names: decisions, steps, cards, tiles, spaces, effects, chance, events."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1

# Decisions, in the order of `decisions.KINDS`.
CHOOSE_START_CARD: Final = 0
REMOVE_REGULAR: Final = 1
ROUND_BONUS_CHOICE: Final = 2
CHOOSE_ENTERTAINER_SIDE: Final = 3
FREE_UPGRADE: Final = 4
COUNTER_GUEST_REDRAW: Final = 5
DRAFT_DIE: Final = 6
PLAN_DICE: Final = 7
CHOOSE_SPACE: Final = 8
CHOOSE_FACE: Final = 9
REPUTATION_START: Final = 10
TURN_ACTION: Final = 11
CHOOSE_DISCOUNT: Final = 12
TAKE_CARD_BONUS: Final = 13
REMOVE_GUEST: Final = 14
REPUTATION_BONUS: Final = 15
CHOOSE_SIGNATURE_COLUMN: Final = 16
CHOOSE_UPGRADE: Final = 17
JUGGLER_ENCORE: Final = 18
TAKE_STEPS_BONUS: Final = 19
PAY_WITH_DIE: Final = 20

# Phases of a round.
SETUP: Final = 0
NEXT_EVENING: Final = 1  # A
TAVERN_FILLS: Final = 2  # B
WAITRESS_COMES: Final = 3  # C
DRAFTING: Final = 4  # D
PLANNING: Final = 5  # E
SERVING: Final = 6  # F
LAST_ORDERS: Final = 7  # G
OVER: Final = 8

# Tavern cards by rising price, then the noble, the regulars and the guests of the box.
BARD: Final = 0
BEER_MERCHANT: Final = 1
DISHWASHER: Final = 2
WAITRESS: Final = 3
TABLE: Final = 4
SUPPLIER: Final = 5
TAVERN_CARDS: Final = 6
NOBLE: Final = 6
FIRST_REGULAR: Final = 7

# Tiles that can be bought. The four with a dice space come with the space's number below.
SAFE: Final = 0
BEER_STORE: Final = 1
BARREL: Final = 2
SCULLERY: Final = 3
MONK: Final = 4
CASHBOX: Final = 5
DOOR: Final = 6
TABLES: Final = 7
SUPPLY: Final = 8
TILES: Final = 9
ALL_TILES: Final = 511

# Dice spaces: four printed ones, then the tables from left to right.
CASHBOX_SPACE: Final = 0
BARREL_SPACE: Final = 1
SUPPLY_SPACE: Final = 2
MONK_SPACE: Final = 3
FIRST_TABLE: Final = 4
MOST_TABLES: Final = 20
SPACES: Final = 24

FACES: Final = 6
MOST_HELP: Final = 5  # dishwashers that a die can need: from 1 to 6
OUT_OF_REACH: Final = 99  # more dishwashers than a tavern can ever have

# Places of the offer: the 3-beer pile, four slots, and the slot that opens when the pile is gone.
THREE_PILE: Final = 0
SLOT_FIVE: Final = 5
OFFER: Final = 6

# Options of `turn_action`.
USE_DIE: Final = 0  # + face - 1
PLAY_BARD: Final = 6
SEND_COUNTER_GUEST: Final = 7
BUY: Final = 8  # + tavern card
UPGRADE: Final = 14  # + tile
RECRUIT: Final = 23  # + place of the offer
NOBLES: Final = 29  # + number - 1
ENTERTAIN: Final = 32  # + side
END_TURN: Final = 38
TURN_ACTIONS: Final = 39

# Options of `plan_dice` beside the faces.
TURN: Final = 6  # + face - 1
RESET: Final = 12
PLANNED: Final = 13

# Options of the smaller questions.
KEEP: Final = 0
REDRAW: Final = 1
CONFIRM: Final = 0
EDIT: Final = 1
TAKE: Final = 0
DECLINE: Final = 1
TAKE_SCHNAPPS: Final = 0
REMOVE: Final = 1
SKIP_TILE: Final = 9  # free_upgrade
SKIP_TABLE: Final = 20  # remove_guest
SKIP_COLUMN: Final = 4  # choose_signature_column
ENCORE_TABLE: Final = 6  # + table
SKIP_ENCORE: Final = 26

# Entertainers: kind * 2 + side.
SIDES: Final = 6
NO_SIDE: Final = -1

# Effects of the components file.
NO_EFFECT: Final = 0
GAIN_DUCATS: Final = 1
GAIN_BEER: Final = 2
GAIN_CARD: Final = 3
WALK: Final = 4
REMOVE_PATRON: Final = 5
GAIN_NOBLE: Final = 6
GAIN_SCHNAPPS: Final = 7
GAIN_REPUTATION: Final = 8
SIGN: Final = 9
GAIN_COUNTER_GUEST: Final = 10
GAIN_GUEST_3: Final = 11
GAIN_OWN_DIE: Final = 12
FREE_TILE: Final = 13
CHOICE: Final = 14
HIRE_ENTERTAINER: Final = 15
STORE_BEER: Final = 16
SHOW_OUT_REGULARS: Final = 17
TOP_CARD: Final = 18
TURN_DIE: Final = 19
EFFECT_WIDTH: Final = 4  # kind and three numbers

ANY_TILE: Final = -1

# Steps of the agenda: step + 64 * seat + 256 * value.
STEP_SEATS: Final = 64
STEP_VALUES: Final = 256
START_CARDS: Final = 0
SHOW_OUT: Final = 1
OPEN_HOUSE: Final = 2
EVENING: Final = 3
ROUND_EFFECT: Final = 4
ROUND_REVEAL: Final = 5
ROUND_ANSWER: Final = 6
ONE_EFFECT: Final = 7
FILLING: Final = 8
REDRAW_WAVE: Final = 9
WAITRESSES: Final = 10
DRAFT: Final = 11
PLAN: Final = 12
TURNS: Final = 13
TURN_BEGINS: Final = 14
REPUTATION_PHASE: Final = 15
MERCHANTS: Final = 16
SERVE: Final = 17
STOW: Final = 18
ENCORES: Final = 19
ENCORE_REVEAL: Final = 20
CLEAR: Final = 21
EFFECTS: Final = 22
MONASTERY_STEPS: Final = 23
REPUTATION_STEPS: Final = 24
BOOK_SIGNATURE: Final = 25

# What a step on the reputation track gave, for the ledger of the turn.
GAVE_NOTHING: Final = 0
GAVE_SCHNAPPS: Final = 1
GAVE_NOBLE: Final = 2
GAVE_FOR_GOOD: Final = 3  # a removal or a signature
GAVE_WIDTH: Final = 4  # what + 4 * how many

# Streams of chance: three of the table, two of each seat.
START_CHANCE: Final = 0
GUEST_CHANCE: Final = 1
WHITE_CHANCE: Final = 2
DECK_CHANCE: Final = 3  # + seat
OWN_DICE_CHANCE: Final = 7  # + seat
STREAMS: Final = 11

# Events and what their numbers mean.
OPENED: Final = 0  # start seat
CHOSE_START_CARD: Final = 1  # seat, start card
SHOWED_OUT: Final = 2  # seat, regular
EVENING_CAME: Final = 3  # round
GAINED_CARD: Final = 4  # seat, card
GAINED_NOBLES: Final = 5  # seat, number
GAINED_SCHNAPPS: Final = 6  # seat, number
GAINED_COUNTER_GUESTS: Final = 7  # seat, number
GAINED_DUCATS: Final = 8  # seat, number, 1 if into the safe
GAINED_BEER: Final = 9  # seat, number, 1 if into the store
ROLLED_OWN_DIE: Final = 10  # seat, face
HIRED: Final = 11  # seat, entertainer side
FLIPPED: Final = 12  # seat, tile, ducats paid, cards returned, 1 if from the next round on
LEFT_UPGRADE: Final = 13  # seat
TURNED_UP: Final = 14  # seat, card
SHUFFLED: Final = 15  # seat, cards
REDREW: Final = 16  # seat, counter guests left, cards discarded
ROLLED_WHITE_DICE: Final = 17  # seat, dice
DRAFTED: Final = 18  # seat, face
COASTERS_MOVED: Final = 19  # nothing
TURNED_DICE: Final = 20  # seat, schnapps paid, all dice now, 1 for who turned them
LAID_PLAN: Final = 21  # seat, dice placed
TURN_BEGAN: Final = 22  # seat, ducats, beer
COUNTED_REPUTATION: Final = 23  # seat, ducats, beer, steps
ROSE: Final = 24  # seat, steps, space, its place in the tables of the track
FELL_BACK: Final = 25  # the same
MERCHANTS_CAME: Final = 26  # seat, beer
SERVED: Final = 27  # seat, face, table, patron, ducats
USED_DIE: Final = 28  # seat, face, space, yield
WASHED: Final = 29  # seat, dishwashers
BOUGHT: Final = 30  # seat, card, ducats
RECRUITED: Final = 31  # seat, guest, beer, 1 with a signature
REFILLED: Final = 32  # place of the offer, guest
BOUGHT_NOBLES: Final = 33  # seat, number, beer
ENTERTAINED: Final = 34  # seat, side, schnapps
DECLINED: Final = 35  # seat, card
REMOVED: Final = 36  # seat, patron
SIGNED: Final = 37  # seat, column, row, 1 if from the supply
SIGNATURE_LAPSED: Final = 38  # seat, column
COMPLETED_ROW: Final = 39  # seat, row
SENT_COUNTER_GUEST_OFF: Final = 40  # seat
SANG: Final = 41  # seat
WALKED: Final = 42  # seat, steps, space
STOWED: Final = 43  # seat, ducats kept, beer kept, ducats lost, beer lost
RETURNED_SCHNAPPS: Final = 44  # seat, number
CALLED_ENCORE: Final = 45  # seat, card, schnapps
CLOSED: Final = 46  # round, who has the mug next or NOBODY
GAME_ENDED: Final = 47  # nothing
TOOK_GUEST_3: Final = 48  # seat, guest, 1 if its signature goes back
SCHNAPPS_WENT_BACK: Final = 49  # seat, number
NOBLES_WENT_BACK: Final = 50  # seat, number
LET_STEPS_LAPSE: Final = 51  # seat, steps
LAID_SIGNATURE: Final = 52  # place of the offer
CLEARED: Final = 53  # seat, cards discarded
COASTER_CAME: Final = 54  # seat, dice
TURNED_DIE: Final = 55  # seat, face before, face now, schnapps; only for who turns it
