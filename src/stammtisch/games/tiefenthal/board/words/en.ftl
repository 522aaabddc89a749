## The board of Tiefenthal
board-neighbours = The other taverns
board-valley = The valley
board-moon = The moon stands on evening { $round } of { $rounds }
board-phase-A = Evening
board-phase-B = Filling up
board-phase-C = Waitress
board-phase-D = Draft
board-phase-E = Planning
board-phase-F = Serving
board-phase-G = Last orders
board-regular = Regular
board-nobles = Nobles
board-showing-out = Regulars in your start deck
board-showing-out-hint = Whoever you choose leaves the game. In a small deck the good cards come round more often.
board-start-hint = Every tavern chooses one; several may choose the same.
board-wait = The others are still deciding.
board-moment = One moment …
board-watch = Wait for your turn.
board-evening = Evening { $round }
board-pick = Pick { $n } of 4
board-coaster = Coaster before { $seat }: { $dice }
board-no-use = no free place for this die
board-draft-hint = Point at a die to see what it could do in your tavern.
board-draft-wait = The others are picking.
board-your-dice = Your dice
board-redraw-hint = A counter guest clears the tables, and you fill them anew from your draw pile.
board-plan-hint = Choose a die, then its place. The lower of ducats and beer counts as reputation.
board-turning-hint = Turn dice to any face for schnapps, or be done.
board-turn-hint = Use dice, then spend: cards and tiles for ducats, guests and nobles for beer.
board-outlook-tip = Reputation: as many steps as the lower of planned ducats and planned beer.
board-outlook = planned
board-deciding = still deciding
board-all-placed = All dice are placed.
board-no-dice = No dice yet.
board-market-closed = opens in F, serving
board-deck-left = { $n } in the deck
board-bought = bought
board-mug = holds the mug and starts
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-safe-tip = { $n ->
    [one] 1 ducat in the safe, which keeps { $limit }
   *[other] { $n } ducats in the safe, which keeps { $limit }
}
board-store-tip = { $n } beer in store, which keeps { $limit }
board-schnapps-tip = { $n } schnapps; more than { $limit } go back at the end of your turn
board-counter-tip = A counter guest draws the patrons anew in phase B or walks 1 step to the monastery in phase F.
board-nobles-tip =
    { $n ->
        [one] 1 noble owned
       *[other] { $n } nobles owned
    }
board-a-die = a die
board-free = free
board-free-table = Free
board-bar = The bar
board-bar-empty = No counter guest at the bar.
board-signatures-left =
    { $n ->
        [one] 1 signature left
       *[other] { $n } signatures left
    }
board-row-tip = A whole row brings a noble.
board-comes = comes on evening { $round }
board-deck-label = Draw pile { $n }, discard pile { $gone }
board-deck-tip = Look through the draw pile and the discard pile
board-on-top = on top: { $card }
board-unknown = order unknown
board-pile-empty = empty
board-serving = serving
board-picking = picking
board-thinking = thinking
board-done = ready
board-open-tavern = Look into the tavern of { $seat }
board-windows = { $of ->
    [one] { $n } of 1 tile upgraded
   *[other] { $n } of { $of } tiles upgraded
}
board-house-empty = The tables are still empty.
board-elsewhere = On another part of the table
board-guest-deck = Guests still to come
board-three-pile = Under the top of the 3-beer pile
board-guest-deck-unseen = In the guest deck, in no particular order
board-deck-of = The cards of { $seat }
board-close = Close
board-staff-bard = Bard
board-staff-beer_merchant = Merchant
board-staff-dishwasher = Washer
board-staff-waitress = Waitress
board-staff-table = Table
board-staff-supplier = Supplier
board-planned-die = This die lies on a space of your plan.
board-losses = If you end now, lost:
board-lost-dice =
    { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }

## What the question is about
board-hint-reputation_start = The lower of planned ducats and planned beer is counted now. You may lay the plan anew once.
board-hint-choose_face = The die shows the new face until it is used. This costs schnapps.
board-hint-choose_discount = Each card you return makes the tile cheaper, down to nothing; it leaves your tavern at once.
board-hint-pay_with_die = The tile is upgraded, the die brings what the better side gives, and the price is paid.
board-hint-take_card_bonus = It costs nothing and goes on top of your draw pile.
board-hint-take_steps_bonus = All of the steps or none. A bonus that is not taken is lost.
board-hint-remove_guest = Whoever you show out leaves the game, points and all. In a small deck the good cards come round more often.
board-hint-reputation_bonus = Take a schnapps, or make your deck smaller.
board-hint-choose_signature_column = The signature takes the next free field and brings what stands there. A whole row brings a noble.
board-hint-choose_upgrade = The tile costs nothing, and a noble comes with it.
board-hint-free_upgrade = The tile costs nothing and works at once. No noble comes with it.
board-hint-juggler_encore = The card goes on top of your draw pile: tomorrow you turn it up again.
board-dice-used = All dice are used.
board-own-die = Rolled at once; it joins your dice of this evening.

## Pictures in the rules
picture-valley = The valley. Above, the moon walks from evening to evening and shows what each brings; below, the way to the monastery with its bonuses, and one marker for each player.
picture-draft = The coasters at the second pick, seen from the front. Everybody takes one die off the coaster before them; then the coasters move on clockwise, as the arrows show.
picture-tables = Three tables. Under each guest: the die that serves them, and the ducats they pay. On the right what one more table costs, and the crown of the noble that comes with the upgrade.
picture-cellar = Rooms. The lantern is lit where the better side lies up. A die goes on the space with its faces (a question mark takes any); below stand what the room gives and what its upgrade costs.
picture-staff = The tavern cards for sale: price on top, points under it, how many are left at the foot.
picture-guests = Guests on offer: the beer they cost on top, the die that serves them and what they pay, and in the foot their points and the bonus they bring once.
picture-reputation = The reputation track on the bar. Round spaces show points, the others a bonus; the marker goes round and round.
picture-guest-book = The guest book: one column for each price in beer, filled from the top. The field gives its bonus, a whole row the noble at its right.
picture-posters = Entertainers of the house: the schnapps they cost and what they bring. One who is still to come shows the evening.
picture-nobles = Nobles for beer: one, two or three at once. Each is worth 10 points at the end, more than any card that you can buy.
board-gain-points =
    { $number ->
        [one] point
       *[other] points
    }
