"""Numbers that name things: decisions, steps of the agenda, effects, events, streams."""

from __future__ import annotations

from typing import Final

# -- decisions, in the order of `telling/decisions.py`
BEFORE_TRAVEL: Final = 0
OX_CITY: Final = 1
CHOOSE_TRAVEL: Final = 2
CHOOSE_SECOND_CITY: Final = 3
AFTER_REVEAL: Final = 4
FOX_FROM: Final = 5
FOX_TO: Final = 6
BEAR_CITY: Final = 7
ELEPHANT_FIRST: Final = 8
ELEPHANT_SECOND: Final = 9
STEAL_TARGET: Final = 10
COURT_CHOICE: Final = 11
DISCARD_REQUEST: Final = 12
AFTER_ENCOUNTERS: Final = 13
NIGHTINGALE_MOVE: Final = 14
CHAMELEON_ROLE: Final = 15
PLAY_REQUEST: Final = 16

# -- steps of the agenda that wait for an answer
ASK_OX_CITY: Final = 1
ASK_TRAVEL: Final = 2
ASK_FOX_FROM: Final = 5
ASK_FOX_TO: Final = 6
ASK_BEAR_CITY: Final = 7
ASK_ELEPHANT_FIRST: Final = 8
ASK_ELEPHANT_SECOND: Final = 9
ASK_STEAL_TARGET: Final = 10
ASK_COURT_CHOICE: Final = 11
ASK_DISCARD_REQUEST: Final = 12
ASK_NIGHTINGALE_MOVE: Final = 14
ASK_CHAMELEON_ROLE: Final = 15
ASK_PLAY_REQUEST: Final = 16
OVER: Final = 17

# -- steps that run by themselves
ROUND: Final = 20
FRIENDS_DRAW: Final = 21
WINDOW: Final = 22  # waits while some seat has a legal use
BEGIN_TRAVEL: Final = 23
REVEAL: Final = 24
LAY_DOWN: Final = 25
CITY: Final = 26
MEET: Final = 27
EFFECT: Final = 28
LEAVE_CITY: Final = 29
DRAW_REQUEST: Final = 30
RETURN_TRAVEL: Final = 31
CHECK_DECK: Final = 32
FESTIVAL: Final = 33
PAY_SHOW: Final = 34
SHOW_REQUESTS: Final = 35
END_SEASON: Final = 36

# A step with an argument is step + STEP * argument, a seat packed with a second number is
# seat + SEAT * number. Both are powers of two, and taken apart bit by bit: the engine's busiest
# loop does it at every step, and a division would cost it five times as much.
STEP: Final = 64
KIND: Final = 63  # step & KIND: the step itself
ARGUMENT: Final = 6  # step >> ARGUMENT: its argument
SEAT: Final = 8
WHO: Final = 7  # argument & WHO: the seat
BEYOND: Final = 3  # argument >> BEYOND: the second number

# -- windows in which entertainers are used, in the order of a round
W_BEFORE_TRAVEL: Final = 0
W_WITH_TRAVEL_CHOICE: Final = 1
W_AFTER_REVEAL: Final = 2
W_AFTER_ENCOUNTERS: Final = 3
W_SEASON_END: Final = 4

# -- effects [7.7]
COINS: Final = 0
STEAL: Final = 1
TRAVEL_RETURN: Final = 2
IMPRESARIO: Final = 3
PAY_OR_LOSE: Final = 4
GUARD_DESTINATION: Final = 5
SECOND_DESTINATION: Final = 6
REPLACE_DESTINATION: Final = 7
COUNT_AS_ALONE: Final = 8
SWAP_ROWS: Final = 9
DRAW_REQUESTS: Final = 10
MOOD: Final = 11
COUNT_AS_LEVEL: Final = 12

# -- conditions of requests [7.8]
BEST_SHOW: Final = 0
PLEASES: Final = 1
DISPLEASES: Final = 2
BALANCED: Final = 3
ACTOR_COUNT: Final = 4
LEVEL_SUM: Final = 5
DISTINCT_LEVELS: Final = 6
LEVEL_COUNT: Final = 7
MIXED_PAIRS: Final = 8
SAME_LEVEL: Final = 9
IMPRESARIOS_ON_STAGE: Final = 10
NEEDLE: Final = 11
COINS_RANK: Final = 12
ENTERTAINER_COUNT: Final = 13
TRAVEL_HAND: Final = 14

# -- genres
COMEDY: Final = 0
TRAGEDY: Final = 1
ANY_GENRE: Final = 2
NO_ROLE: Final = -1

# -- how far a seat is with its travel choice [T3]
CHOSEN: Final = 0
CHOOSING: Final = 1
CHOOSING_SECOND: Final = 2

NOWHERE: Final = -1
NOBODY: Final = -1
NO_CARD: Final = -1

# -- random streams
S_REQUESTS: Final = 0
S_ENCOUNTERS: Final = 1
S_COIN: Final = 2
S_FRIENDS: Final = 3  # one for the friend of seat 0, the next for the friend of seat 1
STREAMS: Final = 5

# -- events
E_DEALT: Final = 0  # city, card
E_TOSSED: Final = 1  # genre
E_ROUND_BEGAN: Final = 2  # season, round, lead
E_USED: Final = 3  # seat, entertainer
E_GUARDED: Final = 4  # seat, city
E_CHOSE_TRAVEL: Final = 5  # seat
E_REVEALED: Final = 6  # seat, city, which card
E_FRIEND_REVEALED: Final = 7  # seat, city
E_CHANGED_COURSE: Final = 8  # seat, city left, city entered
E_MARKED: Final = 9  # seat, city
E_SWAPPED_ROWS: Final = 10  # seat, city, city, cards there now
E_RETURNED_TRAVEL: Final = 11  # seat, number of cards
E_TOOK_COINS: Final = 12  # seat, number
E_STOLE: Final = 13  # seat, victim, number
E_PLACED_IMPRESARIO: Final = 14  # seat
E_STAGE_PAID: Final = 15  # seat, number
E_PAID_FEE: Final = 16  # seat, number, card
E_LOST_ACTOR: Final = 17  # seat, card
E_ARRIVED_ALONE: Final = 18  # seat, city, troupes, cards
E_MET: Final = 19  # seat, card, city
E_SENT_TO_COURT: Final = 20  # seat, card
E_NEEDLE_MOVED: Final = 21  # where it was, where it is
E_MOOD_CHANGED: Final = 22  # genre
E_SHARED: Final = 23  # city, cards
E_DISCARDED_ROW: Final = 24  # city, cards
E_FRIEND_ALONE: Final = 25  # seat, city, cards
E_DREW_REQUEST: Final = 26  # seat, request (secret)
E_DISCARDED_REQUEST: Final = 27  # seat, request (secret)
E_RESHUFFLED_REQUESTS: Final = 28  # number
E_FRIEND_RESHUFFLED: Final = 29  # seat
E_FESTIVAL_BEGAN: Final = 30  # season, genre
E_TOOK_ROLE: Final = 31  # seat, genre, levels
E_PAID_ACTORS: Final = 32  # seat, number
E_PAID_SHOW: Final = 33  # seat, number, whether it was the best
E_ANSWERED_REQUEST: Final = 34  # seat
E_SHOWED_REQUEST: Final = 35  # seat, request, pay
E_REQUEST_PAID_AGAIN: Final = 36  # seat, request, pay
E_SEASON_BEGAN: Final = 37  # season, cards of the deck
E_ENDED: Final = 38
E_FRIEND_DREW: Final = 39  # seat, city (secret)
E_JOINED: Final = 40  # seat, card
E_GAINED_ENTERTAINER: Final = 41  # seat, entertainer
E_LAID_DOWN: Final = 42  # seat, number of travel cards
E_FRIEND_LAID_DOWN: Final = 43  # seat
E_ANCHORED: Final = 44  # city
E_ENCOUNTERS_ENDED: Final = 45
EVENTS: Final = 46

# -- which travel card is revealed
FIRST_CARD: Final = 0
SECOND_CARD: Final = 1  # with the Horse
SHOWN_BEFORE: Final = 2  # with the Ox
