## Board
board-tracks = Investment tracks
board-leaves = leaves
board-short = { $n } short
board-no-room = no room
board-forbidden = no space by law
board-cannot-build = cannot be built
board-costs = Costs { $price }.
board-gives = Gives { $effects }.
board-pouch-tip = In the sack, in no order
board-pouch-title = Sack of track { $tier }
board-heap-title = Discarded from track { $tier }
board-heap-tip = They go back into the sack when it holds no tile that may be laid.
board-heap-none = Nothing lies here.
board-gone = { $n } gone
board-close = Close
board-reputation-note = small figures: Prestige at the end
board-die = the die
board-special = The special action, on { $spaces } and past 12:
board-special-distressed = take a gossip of any type
board-special-outlaws = roll the die
board-special-travellers = draw, discard or steal a recipe
board-special-townsfolk = trade a reserved tile
board-special-nobles = take { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
}
board-stands = on { $space }
board-covered = { $n } of { $all } spaces
board-inside = inside
board-outside = outside
board-points-tip = Points if the game ended now
board-purse = Money and gossips
board-pouch-note = Pouch: what you can spend in this turn.
board-chest-note = Chest: holds up to { $limit ->
    [one] 1 gulden
   *[other] { $limit } guldens
}; they move to the Pouch when your turn begins.
board-debts = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
board-income = step 8: +{ $n }
board-gossip = { $gossip }: { $held } held, { $supply } in the supply
board-gossip-economic = In step 3: guldens from the supply or from rivals. Some tiles can be paid with it.
board-gossip-political = In step 3: raise your reputation or lower that of rivals. Some tiles can be paid with it.
board-gossip-traveller = In step 3: lay out a track anew or swap an ingredient tile. Some tiles can be paid with it.
board-gossip-lost = { $n ->
    [one] give up a gossip
   *[other] give up { $n } gossips
}
board-used = action done
board-held = Bought and reserved
board-bought = To build
board-bought-none = What you buy waits here to be built.
board-reserve-none = Nothing is reserved.
board-unfinished = −2 each
board-deck-tip = { $n ->
    [one] { $n } recipe in the deck
   *[other] { $n } recipes in the deck
}
board-soon = comes with a tile that you have bought
board-recipes-none = No recipes in hand.
board-recipes-hidden = { $n ->
    [one] { $n } recipe in hand, face down.
   *[other] { $n } recipes in hand, face down.
}
board-completed-none = No recipe completed yet.
board-welcome = welcome
board-unwelcome = turned away
board-steps = The nine steps of a turn
board-round = Round { $n }
board-round-of = Round { $n } of { $last }
board-step-chest_to_pouch = Chest to Pouch
board-step-impression = Guests
board-step-gossip_actions = Gossips
board-step-invest = Invest
board-step-reserve = Reserve
board-step-build = Build
board-step-recipes = Recipes
board-step-update = Update
board-step-end = End
board-end = a full inn can end the game: fullest { $n } of { $all }
board-end-first = the first full inn ends the game with that turn: fullest { $n } of { $all }
board-end-title = When the game ends
board-end-round = After round { $n } it is over at the latest.
board-end-score = Then points count: Prestige, the small figures of the reputation tracks, guldens in the Chest, gossips and ingredients left. Debts and recipes in hand cost points.
board-rivals = The other inns
board-open-mat = Look at the inn of { $name }
board-inn-of = { $n ->
    [one] Inn of { $name }, { $n } space covered
   *[other] Inn of { $name }, { $n } spaces covered
}
board-thinking = thinking
board-turns = { $n ->
    [one] { $n } turn taken.
   *[other] { $n } turns taken.
}
board-prelude-signboard = Everybody in turn picks a signboard for the inn. Two cannot hang out the same.
board-prelude-draft = Everybody keeps one basic tile and hands the others on to the left, three times. Then the four tiles go on the corners of the inn.
board-prelude-place = Everybody in turn puts the four basic tiles on the corners. What a tile shows is received at once.
board-prelude-start = The inns open. Everybody receives guldens and gossip, and the tiles are laid out on the tracks.
board-draft-note = { $n } kept so far; the rest moves on to the left
board-place-note = choose a tile here, then a corner of your inn
board-ask-gossip_action = Gossip actions: each type once a turn
board-ask-gossip_victims = Who loses a gulden to you?
board-ask-gossip_steal_type = What do you overhear?
board-ask-travellers_action = The Travellers bring recipes
board-ask-travellers_victim = Whose recipe do you take?
board-ask-townsfolk_action = The Townsfolk deal in reserved tiles
board-ask-townsfolk_target = Reserved by the others
board-ask-collector_line = Three of a kind for the collector
board-ask-announce_end = Your inn is full

## Pictures in the rules
picture-steps = The nine steps of a turn as they stand above the board: what is done has a tick, the present step its name.
picture-purse = Pouch, Chest with its limit, and revenue from 1 to 10; on the right three places for each type of gossip.
picture-reputation = The five reputation tracks from 0 to 12. Small figures say what a space is worth at the end; a space with a sign is special and sets off the group's action.
picture-tiles = Inn tiles: the colour tells the kind, the coin the price, gossips under it another price, the foot the effects in their order, a round sign the ingredient.
picture-inn = An inn: 20 spaces, the inner ring on its carpet, basic tiles on the four corners with the bonus that would be given back.
picture-gossips = Gossips: a row for each type, economic, political and traveller's, and at most three of each.
picture-kingdom = Two Kingdom cards: they hold for everybody, all game long. On card 8 lies its stock.
picture-recipes = Two recipes: the ingredients they want, with a tick where a token is at hand, and at the foot what they bring.
picture-prestige = The Prestige track; beyond 40 it begins anew. What is counted at the end comes on top.
board-gain-points =
    { $number ->
        [one] point
       *[other] points
    }
board-gain-guldens =
    { $number ->
        [one] gulden
       *[other] guldens
    }
