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

## Pictures in the rules
picture-deeds = Two deeds of a tavern, each with the token of its owner and its points.
picture-customers = The row of customer cards: the people on top, below the sign that the customer carries. A card with two customers brings one of them, as you choose.
picture-track = The tracks of the four peoples. On the left the points that each level counts at the end, on the right its bonus; the top level has room for one.
picture-tavern = A tavern: guild signs on the roof, tables with the cloth of a people, free or taken, dignitaries in the room, and its deeds at the foot.
picture-dignitaries = The four dignitaries as they stand in the taverns.
picture-spells = Spells in hand: the price in the corner, the name, and what they do.
picture-favours = The row of royal favours. The large sign says what a favour is about, the small one what happens to it: one more, or exchanged.
picture-court = The five royal scorings, and what each of them would bring every player now; the best of a column stands out.
board-gain-points =
    { $number ->
        [one] VP
       *[other] VP
    }
board-gain-coins =
    { $number ->
        [one] coin
       *[other] coins
    }
