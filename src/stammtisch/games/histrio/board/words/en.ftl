## Board
board-genre-comedy = Comedy
board-genre-tragedy = Tragedy
board-plaque = { $genre } { $space }
board-stage = { $n } on stage, next level 3 pays { $pay }
board-deck =
    { $rounds ->
        [one] cards left, { $rounds } round
       *[other] cards left, { $rounds } rounds
    }
board-discarded = discarded
board-requests = requests
board-sheet-unseen = Cards not yet seen
board-unseen-note = Still in the deck, in no particular order.
board-unseen-none = Every card of this season has been seen.
board-sheet-discards = Discarded cards
board-sheet-requests = All requests
board-requests-all = Every request of the box, with how near you are. Point at one, or press it long, for more.
board-discards-none = Nothing has been discarded yet.
board-close = Close
board-first = first
board-alms = Alms
board-ecus =
    { $n ->
        [one] ecu
       *[other] ecus
    }
board-effect-none = No effect
board-effect-travel_return = Cards back
board-effect-steal = Steal { $n }
board-effect-impresario = Pays { $n }
board-effect-pay_or_lose = Pay { $n }
board-effect-coins = Take { $n }
board-window-before_travel = Before travel
board-window-with_travel_choice = With travel
board-window-after_reveal = At reveal
board-window-after_encounters = Round’s end
board-window-season_end = Season end
board-used = used
board-card-actor = { $name }, { $genre } level { $level }, { $effect }
board-card-entertainer = { $name }, entertainer, { $window }
board-card-alms = { $name }, alms of { $n }
board-city = { $number } { $city }. Cards: { $cards }
board-city-empty = { $number } { $city }. No cards
board-city-played = Your caravel is at anchor here.
board-city-guarded = { $seat } guards it with the Ox.
board-city-marked = { $seat } acts here as if alone.
board-city-ships = Waiting here: { $who }
board-city-anchored = At anchor: { $who }
board-friend = the friend of { $seat }
board-preview = If you sail to { $city }
board-preview-hint = Look at a city: here you read what a journey there would bring.
board-preview-idle = What a journey would bring is shown here as soon as you choose a city.
board-alone = Alone
board-shared = Shared
board-shared-friend = Shared, with your friend
board-preview-gain =
    { $n ->
        [one] take { $n } ecu
       *[other] take { $n } ecus
    }
board-preview-pay =
    { $n ->
        [one] pay { $n } ecu
       *[other] pay { $n } ecus
    }
board-preview-back = all cards back
board-preview-court = one to court?
board-preview-unpaid = { $card } leaves unpaid
board-preview-lost =
    { $n ->
        [0] no card is lost
        [1] the card is lost
        [2] both are lost
       *[other] all { $n } are lost
    }
board-preview-king = king { $from } → { $to }
board-preview-turns = king to { $genre } { $space }
board-preview-stays = the king stays
board-preview-home = scenery turns
board-preview-request = one request
board-from-to = { $from } → { $to }
board-court = To court?
board-court-now = Keep all
board-court-show = difference { $difference }
board-needle = Where does the needle go?
board-role = Which role for the Chameleon?
board-you = you
board-ended-now = if it ended now { $n }
board-now = now { $n }
board-now-tip = What actors, performance and shown requests would pay if the season ended now.
board-travel-note = { $hand } in hand, { $anchor } played
board-travel-card = Travel card { $number }, { $city }
board-travel-anchored = played
board-travel-shown = shown
board-travel-picked = chosen in secret
board-ensemble-note = comedy { $comedy }, tragedy { $tragedy }
board-ensemble-none = Nobody has joined yet.
board-show-best = best performance
board-show-liked = liked by the king
board-show-none = no performance
board-show-disliked = disliked
board-with-chameleon = With the Chameleon in the genre that the king wants.
board-company-note = they join at the end of the visit
board-entertainers-none = None yet.
board-requests-note = { $n } of { $limit }, only you see them
board-requests-open = { $n } of { $limit }, open now
board-requests-hidden =
    { $n ->
        [one] { $n } request in hand, face down
       *[other] { $n } requests in hand, face down
    }
board-requests-none = None in hand. Share a city to draw one.
board-kept = shown, pays again in season 2 if met
board-kept-again = shown, pays again if met
board-kept-last = shown
board-kept-short = { $request } ({ $pay })
board-met = met now
board-not-met = not met now
board-lead = lead
board-thinking = thinking
board-chosen = has chosen
board-shows = shows { $numbers }
board-sails = sails to { $numbers }
board-role-note = plays { $genre }
board-free = Free cities: { $numbers }
board-free-none = No free city
board-impresarios =
    { $n ->
        [one] { $n } impresario in stock
       *[other] { $n } impresarios in stock
    }
board-caravels =
    { $n ->
        [one] { $n } caravel ready
       *[other] { $n } caravels ready
    }
board-hidden-requests =
    { $n ->
        [one] { $n } secret request
       *[other] { $n } secret requests
    }
board-sums = comedy { $comedy }, tragedy { $tragedy }, difference { $difference }
board-rivals = The other troupes
board-friend-name = Friend of { $seat }
board-friend-open = still to come: { $numbers }
board-friend-drawn = sails to { $number }
board-friend-secret = drawn: { $number }, only you know
board-friend-hidden = card drawn
board-festival = Festival of season { $season }
board-festival-actors = Actors
board-festival-show = Performance
board-festival-request = Request
board-festival-total = Total
board-festival-waits = secret
board-purse = { $n ->
        [one] { $n } ecu
       *[other] { $n } ecus
    }
board-choose-here = Choose here
board-open-mat = Look at the troupe of { $name }

## Pictures in the rules
picture-theatre = The king’s theatre. The needle stands on the genre that he wants, comedy on the right, tragedy on the left, and on one of 8 spaces; impresarios stand on the stage. The plaque says it in words.
picture-travel-cards = Your travel cards, one for each city. A card that has been played shows an anchor until all cards come back.
picture-alone-and-shared = On the left one caravel waits: that troupe is alone and takes the whole row, the newest card first. On the right two caravels wait: the city is shared and its row is lost.
picture-cards = The three kinds of encounter cards. An actor has a level, a genre and the sign of what it does; an entertainer the sign of its moment; alms bring ecus.
picture-requests = Requests in hand: what each pays, its condition, and on the right how far you are; a tick means that it is met now.
picture-entertainers = Entertainers before a player, each with the sign of the moment at which it may be used. A used one lies sideways.
picture-ensemble = An ensemble: comedy on the left, tragedy on the right, the sum of levels beside each. The box in the middle is the genre that the king wants less the other one, and says whether he likes the performance.
board-gain-ecus =
    { $number ->
        [one] ecu
       *[other] ecus
    }
