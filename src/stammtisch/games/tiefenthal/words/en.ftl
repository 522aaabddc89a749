# The Taverns of Tiefenthal in English.

## Ready-made settings
preset-first_game = First game: three taverns and module 1 alone, dice, guests, staff and nobles.
preset-whole_game = The whole valley: all five modules, from schnapps to the guest book.
intro-who = You keep a small tavern in a deep valley. For eight evenings guests come to drink, and they pay.
intro-who-picture = An inn in the snow at night; the host waits, three guests come.
intro-wins = Most points on your cards win. A noble is worth { $noble }: every upgrade you pay for brings one, and beer invites more.
intro-wins-picture = A dark cashbox is paid for and lights up, and a noble comes; beer brings a noble too.
intro-turn = Pick dice. A die on a patron earns ducats, on the beer supply beer. Ducats buy staff and upgrades, beer new guests.
intro-turn-picture = Four dice: one serves a patron for ducats, one brings beer; ducats buy staff and upgrades, beer buys guests and nobles.

## The coach: the first line is a heading, the rest what is said
lesson-choose_start_card =
    How do you open?
    A start card gives your tavern something before the first evening. Take the one that works every evening, not the one that pays once.
lesson-remove_regular =
    Whom do you not need?
    Fewer weak regulars mean that better patrons come to your tables sooner. Show out whoever pays least.
lesson-round_bonus_choice =
    A gift for the evening
    Everybody gets tonight’s bonus; you may choose which. A card comes again and again, a die works tonight only: early on take the card.
lesson-round_bonus_choice-cards =
    A gift for the evening
    Everybody gets tonight’s bonus; you may choose which. Both are cards that come again and again: take the one that will help you on most evenings.
lesson-choose_entertainer_side =
    Which side lies up?
    The entertainer performs for you for schnapps, for the rest of the game. Take the side that you can pay for often.
lesson-free_upgrade =
    An upgrade for nothing
    A tile turns over without being paid for, but brings no noble. Choose the dearest one that you would not buy yourself.
lesson-counter_guest_redraw =
    Do these patrons suit you?
    You see who sits tonight. A counter guest fills your tavern anew; save him for an evening on which your tables would earn little.
lesson-draft_die =
    Which die helps you?
    Take one, the others move on to your neighbour. A patron pays only for the face on his card; a 1 or a 6 brings beer on the beer supply.
lesson-plan_dice =
    Plan your dice
    Lay each die where it shall work later. Planned ducats and planned beer: the smaller sum is how far your reputation goes, so plan both.
lesson-choose_space =
    Where does the die work?
    On a patron or the cashbox it earns ducats, on the beer supply or the barrel beer, on the monk steps. Think of what you want tonight: ducats for an upgrade, beer for guests.
lesson-choose_face =
    Turn a die
    Schnapps turns a die to the face you need. Look for the patron who pays most and is still without a die.
lesson-reputation_start =
    Does the plan stand?
    The smaller of planned ducats and planned beer is counted now. You may lay the plan anew once; a die that you use elsewhere later can take steps back.
lesson-turn_action =
    Dice, then ducats
    Use your dice, then buy; but where an upgrade makes a die bring more, upgrade first. An upgrade that you pay for brings a noble: he is worth { $noble }, and sits with you tomorrow.
lesson-choose_discount =
    Cheaper by cards
    Returned cards of this kind lower the price of the upgrade. They are gone then: return only as many as you need.
lesson-take_card_bonus =
    A card as a bonus
    The card goes on top of your draw pile and comes tomorrow. Decline only if it would clog your deck.
lesson-remove_guest =
    Whom do you show the door?
    The chosen patron leaves the game for good, with his points. Send off a regular who pays little: the better ones come more often.
lesson-reputation_bonus =
    Schnapps or a smaller deck?
    Schnapps pays entertainers and is a point at the end; a removal makes good patrons come more often. Early on show somebody out, later take the schnapps.
lesson-choose_signature_column =
    Which column do you sign?
    Each column of the guest book gives something of its own, and a full row brings a noble. Look at the next field of each column.
lesson-choose_upgrade =
    Which tile do you upgrade?
    This upgrade costs no ducats, and its noble comes all the same. Take a dear tile that you will use every evening.
lesson-juggler_encore =
    Once more, please
    The chosen card comes again tomorrow for sure. Take the one that earned most tonight.
lesson-take_steps_bonus =
    Steps round the monastery
    Many spaces on the way give something, some of them a noble. Steps are almost always worth taking.
lesson-pay_with_die =
    A die pays the rest
    The cashbox may pay for its own upgrade with a die. Take the face that you need least.
goal-early = First evenings: bring together the ducats for an upgrade in one turn, the cheapest costs { $ducats }. It brings a noble, worth { $noble }.
goal-middle = Now every evening: an upgrade for ducats, or nobles for beer. Each noble counts { $noble } at the end.
goal-late = Last evenings: turn everything into nobles ({ $noble } each) and guests. What is left in the safe at the end gives no points.
caution-unused-dice =
    A die is still unused
    It does nothing once the turn is over, and there is still a space that takes it.
caution-lost-ducats =
    Ducats would be lost: { $n }
    Your safe keeps { $kept } overnight, the rest is gone. A card or an upgrade can still be bought.
caution-dice-first =
    You still have dice to use
    Use them first: with more ducats or beer you may reach an upgrade or a noble tonight.
caution-upgrade-first =
    You could pay for an upgrade
    Staff is worth little at the end; an upgrade brings a noble worth { $noble }, and it works for the rest of the game.
caution-idle-die =
    No patron wants this face
    Only the cashbox and the barrel would take it, and they take any die. A ringed one can do more.

## Dice, phases
die = die { $face }
phase-setup = Setup
phase-A = Phase A: the next evening
phase-B = Phase B: the tavern fills up
phase-C = Phase C: the waitress comes
phase-D = Phase D: drafting dice
phase-E = Phase E: planning
phase-F = Phase F: serving
phase-G = Phase G: last orders
phase-over = The game is over
when-E = in phase E, while planning
when-F = while serving, phase F
when-G = at last orders, phase G

## Variants
variant-module = Module
variant-module-module_1_tavern = Module 1: the tavern. The basic game, in summer.
variant-module-module_2_schnapps = Module 2: schnapps and entertainers, in winter.
variant-module-module_3_reputation = Module 3: reputation, bards and ten more guests as well.
variant-module-module_4_start_cards = Module 4: start cards in place of the fixed start deck as well.
variant-module-module_5_guest_book = Module 5: guest books and signatures as well. Everything.
variant-module-module_1_tavern-name = The tavern
variant-module-module_1_tavern-hint = the basic game, in summer
variant-module-module_2_schnapps-name = Schnapps
variant-module-module_2_schnapps-hint = winter board, entertainers
variant-module-module_3_reputation-name = Reputation
variant-module-module_3_reputation-hint = bards and ten more guests
variant-module-module_4_start_cards-name = Start cards
variant-module-module_4_start_cards-hint = your own first deck
variant-module-module_5_guest_book-name = Guest book
variant-module-module_5_guest_book-hint = signatures, everything

## Tavern cards, patrons
card-bard = Bard
card-beer_merchant = Beer merchant
card-dishwasher = Dishwasher
card-waitress = Waitress
card-table = Table
card-supplier = Supplier
card-noble = Noble
card-regular_2_on_2 = Regular (on 2, pays 2)
card-regular_2_on_3 = Regular (on 3, pays 2)
card-regular_2_on_4 = Regular (on 4, pays 2)
card-regular_2_on_5 = Regular (on 5, pays 2)
card-regular_1_on_2 = Regular (on 2, pays 1)
card-regular_1_on_3 = Regular (on 3, pays 1)
card-regular_1_on_4 = Regular (on 4, pays 1)
card-guest_3_day_labourer = Day labourer
card-guest_3_carter = Carter
card-guest_4_weaver = Weaver
card-guest_4_cobbler = Cobbler
card-guest_4_shepherd = Shepherd
card-guest_4_pedlar = Pedlar
card-guest_4_cooper = Cooper
card-guest_4_laundress = Laundress
card-guest_4_night_watchman = Night watchman
card-guest_4_apothecary = Apothecary
card-guest_4_fishwife = Fishwife
card-guest_5_miller = Miller
card-guest_5_baker = Baker
card-guest_5_ferryman = Ferryman
card-guest_5_beekeeper = Beekeeper
card-guest_5_potter = Potter
card-guest_5_seamstress = Seamstress
card-guest_5_town_crier = Town crier
card-guest_5_hop_farmer = Hop farmer
card-guest_5_charcoal_burner = Charcoal burner
card-guest_5_story_teller = Story-teller
card-guest_6_butcher = Butcher
card-guest_6_organist = Organist
card-guest_6_tanner = Tanner
card-guest_6_carpenter = Carpenter
card-guest_6_gamekeeper = Gamekeeper
card-guest_6_blacksmith = Blacksmith
card-guest_6_pilgrim = Pilgrim
card-guest_6_distiller = Distiller
card-guest_6_bell_founder = Bell founder
card-guest_6_postmaster = Postmaster
card-guest_7_goldsmith = Goldsmith
card-guest_7_master_builder = Master builder
card-guest_7_scholar = Scholar
card-guest_7_sergeant = Sergeant
card-guest_7_horse_dealer = Horse dealer
card-guest_7_surgeon = Surgeon
card-guest_8_wine_merchant = Wine merchant
card-guest_8_brewmaster = Brewmaster
card-guest_8_physician = Physician
card-guest_8_notary = Notary
card-guest_8_mayor = Mayor

## What staff does
duty-bard = 1 reputation step while serving
duty-beer_merchant = 1 beer while serving
duty-dishwasher = one die counts as 1 higher; { $off ->
    [one] 1 ducat
   *[other] { $off } ducats
} off the scullery when returned
duty-waitress = 1 die of the tavern’s colour; { $off ->
    [one] 1 ducat
   *[other] { $off } ducats
} off the door when returned
duty-table = one more table; { $off ->
    [one] 1 ducat
   *[other] { $off } ducats
} off the tables when returned
duty-supplier = 1 more beer for every die on the beer supply; { $off ->
    [one] 1 ducat
   *[other] { $off } ducats
} off the beer supply when returned

## Tiles and what they give
tile-safe = Safe
tile-beer_store = Beer store
tile-barrel = Barrel
tile-dishwasher = Scullery
tile-monk = Monk
tile-cashbox = Cashbox
tile-waitress = Door
tile-table = Tables
tile-supply = Beer supply
gain-safe = { $n ->
    [one] keeps 1 ducat
   *[other] keeps { $n } ducats
}
gain-beer_store = keeps { $n } beer
gain-barrel = any die: { $n } beer
gain-dishwasher = { $n ->
    [0] no permanent dishwasher
    [one] 1 permanent dishwasher
   *[other] { $n } permanent dishwashers
}
gain-monk = each 5: { $n ->
    [one] 1 monastery step
   *[other] { $n } monastery steps
}
gain-cashbox = any die: { $n ->
    [one] 1 ducat
   *[other] { $n } ducats
}
gain-waitress = { $n ->
    [0] no permanent waitress
    [one] 1 permanent waitress
   *[other] { $n } permanent waitresses
}
gain-table = { $n ->
    [one] 1 permanent table
   *[other] { $n } permanent tables
}
gain-supply = each 1 or 6: { $n } beer, and 1 more for each supplier
space-cashbox = on the cashbox
space-barrel = on the barrel
space-supply = on the beer supply
space-monk = on the monk
space-table = at table { $number }

## Entertainers
entertainer-fire_eater = fire-eater
entertainer-strongman = strongman
entertainer-juggler = juggler
side-fire_eater_ducats = Fire-eater who draws money
side-fire_eater_beer = Fire-eater who draws beer
side-strongman_upgrade = Strongman who builds
side-strongman_bouncer = Strongman at the door
side-juggler_encore = Juggler with an encore
side-juggler_dice = Juggler with dice

## Start cards
start-start_classic = Classic house
start-start_motley_crew = Motley crew
start-start_pilgrims_rest = Pilgrims' rest
start-start_long_table = The long table
start-start_deep_cellar = The deep cellar
start-start_good_service = Good service
start-start_till = The ringing till

## Guest book, offer
column-col_3_4 = column 3/4
column-col_5 = column 5
column-col_6 = column 6
column-col_7_8 = column 7/8
place-three = the 3-beer pile
place-1 = slot 1
place-2 = slot 2
place-3 = slot 3
place-4 = slot 4
place-five = slot 5
rep-host = the host
rep-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rep-schnapps = the schnapps
rep-noble = the crown
rep-signature = the signature
rep-choice = schnapps or removal

## Effects
effect-none = no bonus
effect-ducats = { $n ->
    [one] 1 ducat
   *[other] { $n } ducats
}
effect-beer = { $n } beer
effect-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
effect-monastery = { $n ->
    [one] 1 monastery step
   *[other] { $n } monastery steps
}
effect-remove_guest = { $n ->
    [one] show a patron the door
   *[other] show { $n } patrons the door
}
effect-noble = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
effect-schnapps = { $n } schnapps
effect-reputation = { $n ->
    [one] 1 reputation step
   *[other] { $n } reputation steps
}
effect-signature = { $n ->
    [one] a signature in any column
   *[other] { $n } signatures in any columns
}
effect-counter_guest = { $n ->
    [one] a counter guest
   *[other] { $n } counter guests
}
effect-guest_3 = the top guest of the 3-beer pile
effect-own_die = { $n ->
    [one] a die of the own colour this evening
   *[other] { $n } dice of the own colour this evening
}
effect-upgrade = upgrade any one tile, without a noble
effect-upgrade-noble = upgrade any one tile, with its noble
effect-upgrade-tile = { $tile } upgraded from the start
effect-upgrade-tile-may = a tile that may be upgraded: { $tile }
effect-choice = either { $first } or { $second }
effect-entertainer = the { $name }, one side of two
effect-store_beer = { $n } beer in the upgraded store
effect-remove_regular = { $n ->
    [one] show a regular out
   *[other] show up to { $n } regulars out
}
effect-top_card = one displayed card comes back on top of the draw pile
effect-turn_die = turn an unplaced die to any face
effect-for-schnapps = { $schnapps } schnapps: { $effect }
effect-each-time = each time for { $schnapps } schnapps: { $effect }
effect-in-plan = { $n ->
    [0] { $effect }; reputation stays
   *[other] { $effect }; reputation +{ $n }
}
effect-out-of-plan = { $effect }; reputation −{ $n }
effect-once-used = { $effect }, once it is used
effect-serve = { $n ->
    [one] { $card }: 1 ducat
   *[other] { $card }: { $n } ducats
}
effect-washed = { $n ->
    [one] { $effect }, with a dishwasher
   *[other] { $effect }, with { $n } dishwashers
}
effect-price = { $ducats ->
    [0] for nothing
    [one] for 1 ducat
   *[other] for { $ducats } ducats
}
effect-no-cheaper = { $price }, no cheaper than with { $n }
effect-price-range = for { $least } to { $full ->
    [one] 1 ducat
   *[other] { $full } ducats
}
effect-price-die = for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}, { $n } of them from its own die
effect-upgrade-for = { $price }: { $gain }, { $noble }
effect-with-noble = and a noble ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
effect-without-noble = but no noble is left
effect-nobles = for { $beer } beer: { $points ->
    [one] 1 point
   *[other] { $points } points
}
effect-recruit = for { $beer } beer: pays { $pay }, { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $bonus }
effect-left = { $n } left
effect-pays = pays { $n }

## Questions
prompt-choose_start_card = With which start card do you open your tavern?
prompt-remove_regular = Which regular do you show out for good?
prompt-round_bonus_choice = Evening { $round }: which bonus do you take?
prompt-choose_entertainer_side = Which side of the entertainer lies up for the rest of the game?
prompt-free_upgrade = The last evening: which tile do you upgrade for nothing?
prompt-start_upgrade = Your start card upgrades a tile for nothing, without a noble: { $tile }. Do you want that?
prompt-counter_guest_redraw = Keep these patrons, or send a counter guest off and fill the tavern anew?
prompt-draft_die = Which die do you take from the coaster?
prompt-plan_dice = Plan your dice.
prompt-choose_space = Where does { $die } go?
prompt-choose_face = To which face do you turn { $die }?
prompt-reputation_start = Count your reputation with this plan?
prompt-turn_action = Your turn: { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}, { $beer } beer.
prompt-choose_discount = { $tile }: how many cards of the kind { $card } do you return?
prompt-pay_with_die = You are short of ducats: which die empties the upgraded cashbox and pays the rest?
prompt-take_card_bonus = A bonus: do you take this card? { $card }
prompt-take_steps_bonus = A bonus: { $steps }. Do you take it?
prompt-remove_guest = Whom do you show the door?
prompt-reputation_bonus = Your reputation earns schnapps or a removal. Which?
prompt-choose_signature_column = Into which column goes the signature?
prompt-choose_upgrade = Which tile do you upgrade?
prompt-juggler_encore = An encore: which displayed card goes back on top of your draw pile for { $n } schnapps?
asked-choose_start_card = choose a start card
asked-remove_regular = choose a regular who leaves
asked-round_bonus_choice = choose tonight's bonus
asked-choose_entertainer_side = choose a side of the entertainer
asked-free_upgrade = choose a tile to upgrade
asked-counter_guest_redraw = keep your patrons or draw anew
asked-draft_die = take a die from your coaster
asked-plan_dice = plan your dice
asked-choose_space = choose a space for the die
asked-choose_face = choose a face for the die
asked-reputation_start = confirm your plan or lay it anew
asked-turn_action = act in your turn
asked-choose_discount = choose how many cards you return
asked-pay_with_die = choose the die that pays
asked-take_card_bonus = take or decline the card
asked-take_steps_bonus = take the steps or let them lapse
asked-remove_guest = choose who is shown the door
asked-reputation_bonus = choose schnapps or a removal
asked-choose_signature_column = choose a column of your guest book
asked-choose_upgrade = choose a tile to upgrade
asked-juggler_encore = choose a card for the encore

## Options
option-remove_regular-skip = No more
option-free_upgrade-skip = Upgrade nothing
option-counter_guest_redraw-keep = Keep these patrons
warn-ducats = { $n ->
    [one] { $n } ducat is lost
   *[other] { $n } ducats are lost
}
warn-beer = { $n } beer lost
warn-schnapps = { $n } schnapps lost
warn-dice = { $n ->
    [one] { $n } die stays unused
   *[other] { $n } dice stay unused
}
warn-unplaced = { $n ->
    [one] { $n } die could still be placed
   *[other] { $n } dice could still be placed
}
run-plan = Carry out the plan
run-take-back = Take back { $die } { $space }
run-plan-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
option-plan_dice-done = Done
option-reputation_start-confirm = Count it
option-turn_action-end_turn = End turn
option-take_card_bonus-decline = Decline
option-take_steps_bonus-decline = Let it lapse
option-remove_guest-skip = Nobody
option-choose_signature_column-skip = No signature
option-juggler_encore-skip = No encore
option-show-out = { $card }
option-show-out-effect = pays { $ducats } when served
option-redraw = Send a counter guest off and draw anew
option-redraw-effect = { $left ->
    [0] no counter guest stays
    [one] 1 counter guest stays
   *[other] { $left } counter guests stay
}
option-place = Place { $die }
option-turn = Turn { $die } ({ $n } schnapps)
option-reset = Lift all dice
option-reset-effect = { $left ->
    [one] possible once more
   *[other] possible { $left } more times
}
option-edit = Lay the plan anew
option-return = { $n ->
    [0] Return no card
    [one] Return 1 card
   *[other] Return { $n } cards
}
option-take = Take it: { $card }
option-steps = Take the steps
option-pay-effect = { $n ->
    [one] brings 1 ducat
   *[other] brings { $n } ducats
}; { $left } left after paying
option-remove = { $card }, table { $table }
option-remove-effect = pays { $ducats }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-reputation-schnapps = Take the schnapps
option-reputation-remove = Show a patron the door
option-use = Use { $die }
option-bard = Let a bard sing
option-counter-guest = Send a counter guest to the monastery
option-buy = Buy: { $card }
option-upgrade = Upgrade: { $tile }
option-recruit = Recruit: { $card }
option-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
option-entertain = Treat: { $side }

## Status
status-module = Module { $module }
status-round = { $left ->
    [0] Evening { $round } of { $rounds }, the last one
    [one] Evening { $round } of { $rounds }, one more after this
   *[other] { $round ->
        [0] { $rounds ->
            [one] 1 evening lies ahead
           *[other] { $rounds } evenings lie ahead
        }
       *[other] Evening { $round } of { $rounds }; the game ends after evening { $rounds }
    }
}
status-start = { $seat } starts
status-active = { $seat } is at work

## Places
zone-start-cards = Start cards
zone-evenings = Summer evenings
zone-evenings-winter = Winter evenings
zone-tonight = Tonight
zone-offer = Guests for beer
zone-market = Market
zone-monastery = Monastery
zone-supplies = Supplies
zone-mat = Tavern of { $seat }
zone-tables = Tables
zone-staff = Staff tonight
zone-tiles = Tiles
zone-dice = Dice
zone-coaster = Coaster
zone-sides = Entertainers
zone-reputation = Reputation
zone-book = Guest book
zone-deck = Deck
zone-known = Top of the draw pile
zone-unknown = In the draw pile, in unknown order
zone-discards = Discard pile
counter-points = points
counter-ducats = ducats at hand
counter-beer = beer at hand
counter-safe = ducats in the safe
counter-store = beer in store
counter-nobles = nobles owned
counter-held-counter-guests = counter guests
counter-dishwashers = free dishwashers
counter-supply-yield = beer for each supply die
counter-schnapps = schnapps
counter-noble-stack = nobles in the stack
counter-counter-guests = counter guests to come
counter-removed = cards out of the game
counter-signatures = signatures in the supply
counter-draw-pile = cards in the draw pile
piece-moon = The moon
piece-guest = { $card } ({ $beer } beer: { $dice } pays { $pay })
piece-guest-signed = { $card } ({ $beer } beer: { $dice } pays { $pay }, signs)
piece-market = { $card } ({ $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}, { $n } left)
piece-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
} ({ $beer } beer, { $points ->
    [one] 1 point
   *[other] { $points } points
})
piece-tile = { $tile }
piece-tile-upgraded = { $tile }, upgraded
piece-tile-soon = { $tile }, upgraded from the next evening
piece-monk = Monk on space { $space }
piece-free-table = Table { $number }: free
piece-patron = Table { $number }: { $card }
piece-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
piece-dice = { $n ->
    [one] { $die }
   *[other] { $n } × { $die }
}
piece-reputation = Marker: { $space }
piece-column = { $column }: { $n } of { $rows }
piece-known = { $card }
note-evening = Evening { $round }: { $bonus }.
evening-schnapps = { $n } schnapps on the way, then { $bonus }
note-served-by = { $ducats ->
    [one] { $dice } pays 1 ducat
   *[other] { $dice } pays { $ducats } ducats
}
note-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
note-bonus = once: { $bonus }
note-left = { $n } left
note-signed = with a signature
note-offer = { $three } in the 3-beer pile, { $deck } in the guest deck
note-next-bonus = { $steps ->
    [one] next step: { $bonus }
   *[other] in { $steps } steps: { $bonus }
}
note-stack = { $n ->
    [one] 1 noble at one table
   *[other] { $n } nobles at one table
}
note-served = served
note-planned = planned: { $dice }
note-soon = from the next evening: { $gain }
note-upgrade = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} to upgrade: { $gain }, { $noble }
note-discount = { $ducats } less for each card returned: { $card }
note-used = used
note-reputation = worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
note-granted = the last plan brought { $n ->
    [one] 1 step
   *[other] { $n } steps
}
note-column-full = full
note-next-field = next field: { $bonus }
note-deciding = deciding

## What happened
event-opened = The tables are laid. { $seat } has the beer mug and starts.
event-chose-start-card = { $seat } opens with the start card “{ $start }”.
event-showed-out = { $seat } shows out for good: { $card }.
event-evening = Evening { $number } begins.
event-gained-card = { $seat } gains a card: { $card }.
event-gained-nobles = { $number ->
    [one] { $seat } wins a noble.
   *[other] { $seat } wins { $number } nobles.
}
event-gained-schnapps = { $seat } gets { $number } schnapps.
event-gained-counter-guests = { $number ->
    [one] A counter guest takes a stool at { $seat }'s bar.
   *[other] { $number } counter guests take stools at { $seat }'s bar.
}
event-gained-ducats = { $number ->
    [one] { $seat } gets 1 ducat.
   *[other] { $seat } gets { $number } ducats.
}
event-gained-beer = { $seat } gets { $number } beer.
event-stored-ducats = { $number ->
    [one] { $seat } puts 1 ducat into the safe.
   *[other] { $seat } puts { $number } ducats into the safe.
}
event-stored-beer = { $seat } puts { $number } beer into the store.
event-rolled-own = { $seat } rolls a die of their own: { $face }.
event-hired = { $seat } hires: { $side }.
event-flipped = { $ducats ->
    [0] { $cards ->
        [0] { $seat } upgrades a tile for nothing: { $tile }.
        [one] { $seat } upgrades a tile for nothing but a returned card: { $tile }.
       *[other] { $seat } upgrades a tile for nothing but { $cards } returned cards: { $tile }.
    }
    [one] { $cards ->
        [0] { $seat } upgrades a tile for 1 ducat: { $tile }.
        [one] { $seat } upgrades a tile for 1 ducat and a returned card: { $tile }.
       *[other] { $seat } upgrades a tile for 1 ducat and { $cards } returned cards: { $tile }.
    }
   *[other] { $cards ->
        [0] { $seat } upgrades a tile for { $ducats } ducats: { $tile }.
        [one] { $seat } upgrades a tile for { $ducats } ducats and a returned card: { $tile }.
       *[other] { $seat } upgrades a tile for { $ducats } ducats and { $cards } returned cards: { $tile }.
    }
}
event-left-upgrade = { $seat } upgrades no tile.
event-turned-up = { $seat } turns up: { $card }.
event-shuffled = { $number ->
    [one] { $seat } makes a new draw pile of 1 card.
   *[other] { $seat } shuffles { $number } cards into a new draw pile.
}
event-redrew = { $seat } sends a counter guest off and fills the tavern anew.
event-rolled-white = On { $seat }'s coaster: { $dice }.
event-drafted = { $seat } takes { $face }.
event-turned-die = { $seat } turns a die for { $number } schnapps: { $face } becomes { $to }.
event-turned-dice = { $seat } has spent { $number } schnapps on turned dice.
event-turn-began = { $seat } serves, with { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and { $beer } beer from the stores.
event-counted-reputation = { $seat } plans { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and { $beer } beer: { $number ->
    [0] no reputation.
    [one] 1 reputation step.
   *[other] { $number } reputation steps.
}
event-rose = { $number ->
    [one] { $seat } rises 1 step in reputation, now at { $space }.
   *[other] { $seat } rises { $number } steps in reputation, now at { $space }.
}
event-fell-back = { $number ->
    [one] { $seat } has changed plans and falls back 1 step, now at { $space }.
   *[other] { $seat } has changed plans and falls back { $number } steps, now at { $space }.
}
event-schnapps-back = { $seat } gives back { $number } schnapps that these steps had brought.
event-nobles-back = { $number ->
    [one] { $seat } gives back a noble that these steps had brought.
   *[other] { $seat } gives back { $number } nobles that these steps had brought.
}
event-merchants = { $number ->
    [one] A beer merchant brings 1 beer to { $seat }.
   *[other] Beer merchants bring { $number } beer to { $seat }.
}
event-served = { $seat } serves a patron with { $face } (table { $table }, { $card }): { $ducats ->
    [one] 1 ducat.
   *[other] { $ducats } ducats.
}
event-used-cashbox = { $number ->
    [one] { $seat } takes 1 ducat from the cashbox with { $face }.
   *[other] { $seat } takes { $number } ducats from the cashbox with { $face }.
}
event-used-barrel = { $seat } taps { $number } beer from the barrel with { $face }.
event-used-supply = { $seat } gets { $number } beer delivered for { $face }.
event-used-monk = { $seat } sends the monk off with { $face }.
event-washed = { $number ->
    [one] One of { $seat }'s dishwashers lends a hand.
   *[other] { $number } of { $seat }'s dishwashers lend a hand.
}
event-bought = { $ducats ->
    [one] { $seat } buys for 1 ducat: { $card }.
   *[other] { $seat } buys for { $ducats } ducats: { $card }.
}
event-recruited = { $seat } wins a new guest for { $beer } beer: { $card }.
event-refilled = New on { $place }: { $card }.
event-bought-nobles = { $number ->
    [one] { $seat } invites a noble for { $beer } beer.
   *[other] { $seat } invites { $number } nobles for { $beer } beer.
}
event-entertained = { $seat } treats an entertainer to { $number } schnapps: { $side }.
event-declined = { $seat } declines a card: { $card }.
event-steps-lapsed = { $number ->
    [one] { $seat } lets 1 monastery step lapse.
   *[other] { $seat } lets { $number } monastery steps lapse.
}
event-removed = { $seat } shows a patron the door for good: { $card }.
event-signed = { $seat } gets a signature, row { $number } of { $column }.
event-signature-lapsed = { $seat } has no room for a signature in { $column }.
event-completed-row = { $seat } has completed row { $number } of the guest book.
event-sent-counter-guest = A counter guest of { $seat } leaves for the monastery.
event-sang = A bard sings in { $seat }'s tavern.
event-walked = { $number ->
    [one] { $seat }'s monk walks 1 step, to space { $space-number }.
   *[other] { $seat }'s monk walks { $number } steps, to space { $space-number }.
}
event-stowed = { $seat } ends the turn and keeps { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and { $beer } beer; { $lost-ducats ->
    [0] { $lost-beer } beer is lost.
    [one] { $lost-beer ->
        [0] 1 ducat is lost.
       *[other] 1 ducat and { $lost-beer } beer are lost.
    }
   *[other] { $lost-beer ->
        [0] { $lost-ducats } ducats are lost.
       *[other] { $lost-ducats } ducats and { $lost-beer } beer are lost.
    }
}
event-stowed-all = { $seat } ends the turn and keeps { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and { $beer } beer.
event-returned-schnapps = { $seat } returns { $number } schnapps above the limit.
event-encore = { $seat } calls for an encore for { $number } schnapps: { $card }.
event-closed = Evening { $number } is over; all cards are discarded, and { $seat } has the beer mug now.
event-closed-last = Evening { $number } is over; all cards are discarded.
event-ended = The eighth evening was the last. The points are counted.
event-took-guest = { $seat } takes a guest from the 3-beer pile: { $card }.

## Why not
why-over = The game is over.
why-not-asked = It is not your move now.
why-not-yours = That is not your tavern.
why-no-such-place = There is no such thing on the table.
why-other-question = Not now: you are asked to { $question }.
why-sold-out = None of these cards are left in the supply.
why-bought-already = You have bought one of these this evening; one of each kind is the limit.
why-ducats = Needs { $needed ->
    [one] 1 ducat
   *[other] { $needed } ducats
}, you have { $have }.
why-ducats-discounted = { $n ->
    [one] Needs { $needed ->
        [one] 1 ducat
       *[other] { $needed } ducats
    } even with a returned card, you have { $have }.
   *[other] Needs { $needed ->
        [one] 1 ducat
       *[other] { $needed } ducats
    } even with { $n } returned cards, you have { $have }.
}
why-beer = Needs { $needed } beer, you have { $have }.
why-recruited-already = You have recruited a guest in this turn; one is the limit.
why-few-nobles = { $n ->
    [0] No noble is left in the stack.
    [one] Only 1 noble is left in the stack.
   *[other] Only { $n } nobles are left in the stack.
}
why-flipped = This tile is upgraded already: { $tile }.
why-not-this-tile = Your start card upgrades another tile.
why-no-space = No free space takes this die.
why-all-placed = Every die with this face lies on a space of your plan.
why-space-used = This space has had its die this evening.
why-space-full = A die of your plan lies here already.
why-wrong-die = This space does not take { $die }, not even with your free dishwashers.
why-no-dice-space = No die goes here.
why-reputation-spent = This would change your plan, and a step of your reputation can no longer be undone.
why-empty-table = Nobody sits at this table.
why-served = Served already: { $card }.
why-die-lies-there = A planned die lies here: { $card }.
why-patron-wants = { $card }: wants { $dice }; { $die } does not do, not even with your free dishwashers.
why-noble-stays = Nobles are never shown the door.
why-bard-sung = Every bard here has sung in this turn.
why-staff-works = Staff works by itself.
why-staff-returnable = Staff works by itself; you may return it for a discount when you upgrade its tile.
why-no-counter-guest = You have no counter guest.
why-column-full = This column is full.
why-other-phase = This entertainer works at another time. { $phase }.
why-schnapps = Needs { $needed } schnapps, you have { $have }.
why-nothing-to-do = This entertainer could do nothing for you now.

## Score sheet
score-heading = { scene-final }
score-part-cards = Cards
score-part-last = The last count
score-rounds = evening
score-nobles = Nobles
score-guests = Guests
score-staff = Staff
score-schnapps = Schnapps
score-reputation = Reputation
score-leftovers = Ducats in the safe and beer in store

## On the shelf
title-name = The Taverns of Tiefenthal
title-motto = Dice, beer and a house full of regulars.
title-minutes = 45–75 min

## Scenes
scene-evening = Evening { $n } ends
scene-evening-note = New cards lie on top of the draw piles: they come first tomorrow.
scene-evening-begins = Evening { $n }
scene-tavern = Tavern
scene-card-points = Points on cards
scene-cards = New in the deck
scene-cards-note = for the next evenings
scene-cards-none = nothing new
scene-stowed = Safe and store
scene-brought = Brought in
scene-ducats = Ducats
scene-beer = Beer
scene-lost = Lost: ducats { $ducats }, beer { $beer }
scene-lost-none = nothing lost
scene-home = Go home
scene-home-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-mug = Beer mug
scene-final = The last lantern goes out
scene-final-note = Every card in the deck is turned over and counted
scene-nobles-note = in the deck
scene-guests-note = as printed
scene-staff-note = as printed
scene-schnapps-note = 1 each
scene-reputation-note = as the space says

# What a position is worth, part by part.
term-cards = points on the cards
term-staff = what the deck will bring
term-rooms = upgraded tiles
term-schnapps = schnapps and entertainers
term-tracks = monastery and reputation
term-evening = this evening’s money and beer
term-bonuses = bonuses to come

## What things are
signs-goods = What you collect
signs-house = The house
signs-table = The table
kind-guest = Guest, won with beer
kind-staff = Tavern card, bought with ducats
kind-nobles = Nobles, won with beer
kind-room = Tile in the tavern of { $seat }
kind-patron = Patron in the tavern of { $seat }
kind-entertainer = Entertainer, for schnapps
worth-noble = a paid upgrade brings a noble: { $worth } at the end
worth-no-noble = no noble is left, so the upgrade brings no points
worth-lit = upgraded already
worth-card = points at the end, wherever the card lies in the deck
worth-no-points = no points of its own
worth-book = a signature for your guest book comes with it
worth-dice = a die for that is at hand: { $dice }
label-serve = Served
label-gift = Gift
label-now = Now
label-upgraded = Upgraded
have-safe = { $n } of { $limit } in the safe
have-store = { $n } of { $limit } in the store
sign-ducat = Ducat
sign-ducat-says = Buys staff and upgrades. What the safe does not hold is lost at the end of the turn.
sign-beer = Beer
sign-beer-says = Wins guests and nobles. What the beer store does not hold is lost at the end of the turn.
sign-point = Point
sign-point-says = On cards. At the end every card of the deck counts; most points win.
sign-noble = Noble
sign-noble-says = { $worth } each. They come for beer, with every paid upgrade, and on some spaces.
sign-schnapps = Schnapps
sign-schnapps-says = Pays entertainers; each one left is a point at the end. A tavern keeps { $limit } at most.
sign-reputation = Reputation
sign-reputation-says = One step along the bar, with what lies on the way. Planned ducats and planned beer: the smaller sum is the number of steps.
sign-monastery = Monastery
sign-monastery-says = One step on the path round the monastery; the space you reach gives its gift at once.
sign-signature = Signature
sign-signature-says = Goes into your guest book, in the column of the guest's beer price. The field pays at once, a full row brings a noble.
sign-die = White die
sign-die-says = Four for each tavern, drafted one by one. Each die is used once, on a tile or for a patron.
sign-own-die = Die of your colour
sign-own-die-says = Rolled for each waitress, three at most, and yours alone.
sign-any = Any face
sign-any-says = This space takes every die.
sign-washer = Dishwasher
sign-washer-says = Lifts a die by 1 when it is placed, never above 6. Each washes once an evening.
sign-bard-says = One step of reputation in your turn, when you like.
sign-merchant-says = 1 beer in your turn when he shows up.
sign-waitress-says = One die of your colour when she shows up.
sign-table-says = One more table that evening, so one more patron comes in.
sign-supplier-says = 1 more beer for every die on the beer supply.
sign-dark = Dark tile
sign-dark-says = Not upgraded yet. The tag tells the price, the crown on it that a noble comes along.
sign-lit = Lit tile
sign-lit-says = Upgraded: it gives more from now on.
sign-soon = Lit tomorrow
sign-soon-says = Upgraded; it works from the next evening on.
sign-door = Show the door
sign-door-says = A patron of your choice leaves the game for good; the table stays empty tonight.
sign-stool = Counter guest
sign-stool-says = Sent off, he lets the tavern fill anew; or, in phase F, he goes one step round the monastery.
sign-mug = Mug
sign-mug-says = Who holds it picks and serves first this evening.
sign-moon = Moon
sign-moon-says = It shows the evening, 1 to 8. Each evening begins with a gift for everybody.
sign-deck = Draw pile
sign-deck-says = The tavern fills from it in the evening. New cards go on top, so they come tomorrow.
sign-discard = Discard pile
sign-discard-says = Everybody who was here tonight. It is shuffled when the draw pile is empty.
sign-guest = Guest
sign-guest-says = Goes on top of your draw pile and comes tomorrow. Each evening he turns up, a fitting die serves him.
sign-room = Tile
sign-room-says = Each tile is upgraded once: for ducats in phase F, or free where a gift says so. Cards of the kind on the tag, given back, lower the price.
sign-tables = Tables
sign-tables-says = Patrons sit here in the order in which they come. Serving one with a fitting die brings the ducats; afterwards everybody goes to the discard pile.
sign-staff = Staff
sign-staff-says = Whoever shows up tonight works tonight. At most one bought card of each kind in an evening.
sign-stack = Nobles at one table
sign-stack-says = All nobles of an evening share one table and pay like one.
sign-book = Guest book
sign-book-says = Each signature fills the next field of its column. The field pays at once; a full row brings a noble.
sign-start = Start card
sign-start-says = Says with which deck and which gifts you open your tavern.
sign-entertainer-says = Performs for schnapps, with the side that lies up for the rest of the game.
sign-tavern-says = A tavern with its tiles, tables, deck and stores. Point at each of them for more.
sign-market-says = Staff for ducats, guests and nobles for beer. You buy in your turn of phase F.
sign-supply-says = What is left for everybody. When it is gone, it is gone.
sign-supply-die-says = What one die on the beer supply brings now: the tile and the suppliers together.
