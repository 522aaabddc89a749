## Board
board-close = Close
board-you = you
board-watched = you watch
board-peoples = The Peoples
board-court = The Royal Court
board-gate = At the gate
board-or = or
board-round = Round { $round } of { $rounds }
board-to-come = { $n } still to come
board-pays = pays owners { $coins }
board-with-you = with you
board-seated = seated
board-one-seat = 1 seat
board-left = left
board-income = Income
board-scoring-king = King
board-scoring-queen = Queen
board-scoring-master_of_coins = Coins
board-scoring-archduke = Duke
board-scoring-archmage = Mage
board-tables-free =
    { $n ->
        [0] No table is free
        [one] 1 free table
       *[other] { $n } free tables
    }
board-tavern-privilege =
    { $n ->
        [one] A privilege for the next customer: only 1 table is free
       *[other] A privilege for whoever fills the last of { $n } free tables
    }
board-sign-missing = no { $symbol } here yet
board-privilege-note = { $n ->
    [one] 1 privilege calls one more dignitary.
   *[other] { $n } privileges call one more dignitary.
}
board-herald = herald
board-casts-left =
    { $n ->
        [0] no cast left this turn
        [one] 1 cast left this turn
       *[other] { $n } casts left this turn
    }
board-still = still possible
board-aid-pick = Pick a customer
board-aid-pick-note = a card at the gate
board-aid-seat = Seat it
board-aid-seat-note = each owner there earns { $coins }
board-aid-more = What you like
board-aid-more-note = dignitary, spell, favour, sale
board-aid-end = End the turn
board-aid-end-note = the next innkeeper is on turn
board-no-spells = Your hand is empty.
board-no-favours = The Princess and some spells grant royal favours.
board-cast = Cast
board-new = new
board-owned = { $n } owned
board-used = Used
board-tokens-left =
    { $n ->
        [one] 1 token left
       *[other] { $n } tokens left
    }
board-deeds = deeds
board-guests = Customers of the day
board-points = { $points } VP; the levels count { $levels } at the end
board-points-from = Where the points come from
board-open-mat = Everything of { $seat }
board-rivals = The other innkeepers
board-thinking = deciding
board-on-turn = on turn
board-next = next
board-curse = The Curse
board-unseen = Spells not yet seen
board-unseen-note = In the deck, in other hands or sold by others, in no particular order.
board-reaction = A reaction is possible
board-choose-here = Choose here
board-part-city = City
board-part-court = Court
board-below = { $n } more below
board-best = the most
signs-collect = What you collect
signs-tavern = Signs of a tavern
signs-tables = Customers and tables
signs-reading = How to read a table
