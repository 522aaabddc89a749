### Taverna: every message in English.

own-card = { $name }

## Ready-made settings
preset-first_game = First game: three innkeepers, no Curse, and nobody else casts in your turn.
preset-full_game = The whole feast: the Curse lurks, and spells fly in every turn.
intro-who = It is feast day in the capital, and four peoples go drinking. You are an innkeeper with shares in the taverns.
intro-who-picture = An orc, a human, an elf and a dwarf with their beer before the castle.
intro-wins = Most victory points win. Climb the four peoples’ tracks, own deeds of taverns, and please the royal court at the end.
intro-wins-picture = Four tracks from minus points to many, with your marker on each; a deed and the castle bring points too.
intro-turn = Take one customer and seat it. At a table of its own people you rise a level. Whoever owns a deed there earns coins.
intro-turn-picture = An elf goes to a table of the elves: one level up, and the owners of deeds in this tavern get coins.

## The coach: the first line is a heading, the rest what is said
lesson-choose_king_people =
    The King loves one people
    Its track decides who chooses first when the court pays. Take a people that you mean to climb.
lesson-choose_queen_people =
    The Queen loves one too
    Its track decides who chooses first in the second royal round. Take one on which you will be high.
lesson-buy_deed =
    Buy a deed
    Whenever a customer sits in that tavern you earn coins, and the deed brings points at once. A large tavern pays often, a small one gives more points for its price.
lesson-take_turn =
    Pick, seat, then act
    Take a customer that you can seat at a table of its own people: that is a level on its track. Before you end the turn, look for a dignitary you can pay.
lesson-choose_customer =
    Which of the two comes?
    The card shows two customers, and one comes. Take the one whose people has a free table where you own a deed.
lesson-choose_stand_in_people =
    Who stands in?
    No tile of the peoples in the row is left. Choose the people whose track you want to climb.
lesson-choose_table =
    Where does it sit?
    At a table of its own people you rise a level. In a tavern of your deeds you earn coins, and a symbol that both show brings coins, a spell or a dignitary.
lesson-choose_sold_spell =
    Which spell do you sell?
    A sold spell gives a coin. Sell one that you cannot use any more.
lesson-choose_dignitary =
    Who works for you?
    Each dignitary sells something: deeds, guild tokens, royal favours, or levels on tracks. Pay for what brings points now.
lesson-choose_destination =
    Where does the dignitary go?
    To another tavern; deeds and guild tokens are bought right there. Look for the tavern where you want one.
lesson-choose_deed =
    Which deed do you buy?
    Its points are yours at once, and it earns coins with every customer there. Leave enough coins for your next dignitary.
lesson-choose_guild_tokens =
    Which symbols hang here?
    Each guild token brings points, and customers with that symbol bring more there. Hang them where you own a deed.
lesson-choose_favour_count =
    How many royal favours?
    Several at once are cheaper each. Each helps once, and the Queen counts them at the end.
lesson-choose_favour =
    Which royal favour do you take?
    Each helps once and stays yours for the Queen. Take one you can use in the next turns.
lesson-choose_level_count =
    How many levels?
    Each level costs coins, and the high ones are worth most. Buy as many as you can use on one or two tracks.
lesson-choose_track =
    On which track?
    The first levels only take away minus points; the high ones bring many. Rise where you are close to a big jump, and leave no track at the bottom.
lesson-choose_people =
    Which people does it join?
    The customer changes its people, not its symbol. Choose one with a free table of its own.
lesson-choose_symbol =
    Which symbol does it carry?
    Beer, spellbook and lyre work where the tavern shows them too: coins, a spell, a dignitary. The mask may take an occupied table.
lesson-choose_guild_spot =
    Which token, and where?
    It brings points at once and works for everybody who comes with that symbol. Take a tavern of your deeds.
lesson-choose_moved_customer =
    Whom do you move?
    The customer goes to another tavern. Free a table that you need, or fill a tavern of yours.
lesson-choose_moved_table =
    Where does it go?
    The customer takes a free table in another tavern. Look for a free table of its people, or a tavern of your deeds.
lesson-choose_swap_first =
    Who changes places first?
    Two customers of different peoples swap tables. Bring each to a table of its people.
lesson-choose_swap_second =
    With whom?
    The second one must sit in another tavern. Choose the pair that brings you the most.
lesson-choose_moved_dignitary =
    Whom does the wind take?
    A dignitary is carried off without acting. Bring one to where you will seat your next customer.
lesson-choose_new_tavern =
    Where to?
    Your next customer can activate whoever stands in its tavern. Put the dignitary where you will sit.
lesson-choose_victim =
    Whose purse is too full?
    You take coins from somebody who has more than you. Take from whoever is ahead.
lesson-react =
    Do you react?
    A lightning spell can be cast in another player’s turn. Pass if it would help you more later.
lesson-choose_royal_scoring =
    The court pays
    Each royal scoring goes to one player only, and it pays at once. Choose the one for which you have the most now.
goal-first = First rounds: seat customers at tables of their own people, and own deeds where many will sit.
goal-climb = Now climb: the high levels of a track bring most. Leave no track at the bottom, it costs points.
goal-court = The end is near: gather what the court will pay for, be it deeds, royal favours, coins or spells cast.
caution-foreign-table =
    No level at this table
    It belongs to another people. At a ringed table of its own people you rise a level on the track.
caution-no-table =
    This card brings no level
    No free table of its people would lift you. A ringed card can bring a level.
caution-sold-spell =
    You could cast a spell instead
    A sale brings a single coin; casting often brings more, and the Archmage counts it at the end.
caution-idle-dignitary =
    A dignitary waits here
    Once a turn you may activate one where your customer sits, without the lyre or privileges, and you can pay for the cheapest offer.
caution-small-step =
    A bigger step is near
    On the track of the { $people } the next level is worth { $n }, here it is worth less.

## Variants

variant-with_curse = The Curse
variant-with_curse-yes = The Curse lurks in the spell deck: whoever draws it loses coins and draws again.
variant-with_curse-no = The Curse stays in the box.
variant-own_turn_magic = Magic in your own turn only
variant-own_turn_magic-no = Lightning spells may also be cast in other players' turns.
variant-own_turn_magic-yes = Nobody casts in other players' turns; the Counterspells stay in the box. Good for slow play.

## Things

people-orc = Orcs
people-human = Humans
people-elf = Elves
people-dwarf = Dwarves
one-orc = orc
one-human = human
one-elf = elf
one-dwarf = dwarf
symbol-beer = beer
symbol-lyre = lyre
symbol-spellbook = spellbook
symbol-mask = mask
symbol-note-beer = Feast: coins in a tavern that shows beer
symbol-note-lyre = Influence: any dignitary, in a tavern that shows the lyre
symbol-note-spellbook = Magic: a spell, in a tavern that shows the spellbook
symbol-note-mask = Trickery: may take the place of another customer
tavern-orc_tavern = The Broken Tusk
tavern-human_tavern = The Merry Minstrel
tavern-elf_tavern = The Moonlit Bough
tavern-dwarf_tavern = The Deep Barrel
tavern-grand_tavern = The Grand Hall
dignitary-notary = Notary
dignitary-gob_trotter = Gob'Trotter
dignitary-princess = Princess
dignitary-ambassadress = Ambassadress
scoring-king = King
scoring-queen = Queen
scoring-master_of_coins = Master of Coins
scoring-archduke = Archduke
scoring-archmage = Archmage
privilege = privilege

spell-metamorphosis = Metamorphosis
spell-fireworks = Fireworks
spell-alchemy = Alchemy
spell-philtre_of_friendship = Philtre of Friendship
spell-arcane_study = Arcane Study
spell-courtly_whisper = Courtly Whisper
spell-conjured_sign = Conjured Sign
spell-illusory_table = Illusory Table
spell-musical_chairs = Musical Chairs
spell-guild_mirage = Guild Mirage
spell-astral_herald = Astral Herald
spell-gust_of_wind = Gust of Wind
spell-phantom_partner = Phantom Partner
spell-bandwagon = Bandwagon
spell-counterspell = Counterspell
spell-light_fingers = Light Fingers
favour-change_symbol = Borrowed Livery
favour-place_guild_token = Guild Charter
favour-add_beer = Brewers' Pass
favour-add_spellbook = Mages' Pass
favour-add_lyre = Minstrels' Pass
favour-add_mask = Tricksters' Pass
favour-second_spell = Court Mage's Leave
favour-move_customer = Royal Reseating
favour-other_people = Foreign Envoy
favour-level_up = Royal Praise

customer-name = { $people } with { $symbols }
card-dual = { $first } or { $second }
table-name = { $tavern }, { $people } table { $place }
table-short = { $tavern }, table { $place }
table-with = { $table } (taken: { $people })
table-free = { $people } table { $place }
table-taken = { $people } table { $place }: { $guest }
deed-name = deed { $place } of { $tavern }
deed-short = deed { $place } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $points } VP)
spot-name = { $symbol } for { $tavern }
marker = { $seat }

## Effects, made from the numbers of the box

effect-none = nothing but applause
effect-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-vp = { $n } VP
effect-draw_spells = { $n ->
    [one] draw a spell
   *[other] draw { $n } spells
}
effect-privileges = { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
}
effect-lose_coins = lose { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-level = { $n ->
    [one] a level on any track
   *[other] { $n } levels on any tracks
}
effect-level-seated = a level on the track that the seated customer raised
effect-take_favour = { $n ->
    [one] take a royal favour
   *[other] take { $n } royal favours
}
effect-guild_token = place a guild token in any tavern for { $vp } VP
effect-change_people = the waiting customer joins another people
effect-change_symbol = the waiting customer's own symbol becomes another
effect-add_symbol = the waiting customer also carries the { $symbol }
effect-table_matches = any free table counts as one of the waiting customer's people
effect-all_symbols = beer, spellbook and lyre all work at this seating
effect-swap_customers = two customers of different peoples and taverns change places; each that then sits at a table of its own people brings a level
effect-move_customer = move a customer to a free table of another tavern; level, privilege and owners' coins as for a new customer
effect-move_dignitary = move a dignitary to another tavern
effect-extra_activation = activate one more dignitary in any tavern
effect-extra_cast = cast one more spell in this turn
effect-income_share = coins as for a deed in the tavern of the seating
effect-take_coins = take up to { $n ->
    [one] 1 coin
   *[other] { $n } coins
} from a richer player
effect-take_coins-reaction = take up to { $n ->
    [one] 1 coin
   *[other] { $n } coins
} from the player on turn
effect-counter = the announced spell fails
spell-cost = { $cost ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $cost } coins
}
spell-counts = counts for the Archmage as { $n ->
    [one] 1 spell
   *[other] { $n } spells
}
condition-caster_owns_no_deed_there = only in a tavern without a deed of one's own
condition-active_gained_level = only if the customer brought a level
condition-active_feasted = but only after a feast
when-waiting = while a customer waits
when-seated = after the customer was seated
when-never = never in one's own turn
favour-later = not before your next turn
lightning-customer_seated = lightning: when another player has seated a customer
lightning-spell_announced = lightning: when another player announces a spell
lightning-before_own_turn = lightning: just before one's own turn
lightning-take_coins = then from the player on turn, rich or poor

## Gains, foreseen

gain-level = { $people } to level { $level } ({ $vp } VP at the end)
gain-bonus = bonus: { $bonus }
gain-blocked = no level: the { $people } track is blocked for you
gain-tavern-privilege = the tavern's privilege, for its last free table
gain-income = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for your deed
gain-income-other = { $seat } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
gain-feast = Feast: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
gain-magic = Magic: a spell
gain-influence = Influence: any dignitary
gain-replace = the { $people } leaves
gain-deed = costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, scores { $points } VP
gain-takeover = costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, scores { $points } VP; { $seat } loses the deed and gets { $share ->
    [one] 1 coin
   *[other] { $share } coins
}
gain-tokens = costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, scores { $points } VP
gain-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
gain-points = { $points } VP
gain-scoring = { $points } VP
gain-scoring-king = { $points } VP and a level on each track, together worth { $more } VP more
costs = costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
stands-in = in { $tavern }
tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}

## Questions

prompt-choose_king_people = Which people is the King's? Its track decides who chooses first in the royal scoring.
prompt-choose_queen_people = Which people is the Queen's? Its track decides who chooses first in the second royal round.
prompt-buy_deed = Buy a deed, at most one in each tavern. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-take_turn-before-card = Your turn: pick a customer card, or do something else first. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-take_turn-waiting = Your { $customer } waits for a seat. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-take_turn-seated = Your customer sits. Anything else, or end the turn? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-choose_customer = Which of the two customers comes?
prompt-choose_stand_in_people = No tile of any people in the row is left. Which people stands in?
prompt-choose_table = Where does your { $customer } sit?
prompt-choose_sold_spell = Which spell do you sell?
prompt-choose_dignitary = Which dignitary do you activate? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-choose_destination = To which tavern does the { $dignitary } walk?
prompt-choose_deed = Which deed of { $tavern } do you buy? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-choose_guild_tokens = Which guild tokens do you place in { $tavern }? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-choose_favour_count = How many royal favours do you ask of the { $dignitary }? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-choose_favour = Which royal favour do you take?
prompt-choose_level_count = How many levels do you buy from the { $dignitary }? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
prompt-choose_track = On which track do you rise?
prompt-choose_people = Which people does your customer join?
prompt-choose_symbol = Which symbol does your customer carry instead of its own?
prompt-choose_guild_spot = Which guild token do you place, and where?
prompt-choose_moved_customer = Which customer do you move?
prompt-choose_moved_table = Where does the { $people } from { $table } go?
prompt-choose_swap_first = Which customer changes places first?
prompt-choose_swap_second = With whom does the { $people } ({ $table }) change places?
prompt-choose_moved_dignitary = Which dignitary does the wind carry off?
prompt-choose_new_tavern = To which tavern does the wind carry the { $dignitary }?
prompt-choose_victim = Whose purse do you lighten?
prompt-react-customer_seated = { $seat } has seated a customer in { $tavern }. Do you react?
prompt-react-spell_announced = { $seat } announces { $spell }. Do you react?
prompt-react-before_own_turn = Your turn is about to begin. Do you cast a lightning spell before it?
prompt-choose_royal_scoring = Which royal scoring do you choose?

asks-choose_king_people = the King's people
asks-choose_queen_people = the Queen's people
asks-buy_deed = which deed you buy
asks-take_turn = what you do in your turn
asks-choose_customer = which customer of the card comes
asks-choose_stand_in_people = which people stands in
asks-choose_table = where your customer sits
asks-choose_sold_spell = which spell you sell
asks-choose_dignitary = which dignitary you activate
asks-choose_destination = where the dignitary walks
asks-choose_deed = which deed you buy
asks-choose_guild_tokens = which guild tokens you place
asks-choose_favour_count = how many royal favours you take
asks-choose_favour = which royal favour you take
asks-choose_level_count = how many levels you buy
asks-choose_track = on which track you rise
asks-choose_people = which people your customer joins
asks-choose_symbol = which symbol your customer carries
asks-choose_guild_spot = where you place a guild token
asks-choose_moved_customer = which customer you move
asks-choose_moved_table = where the customer goes
asks-choose_swap_first = which customer changes places first
asks-choose_swap_second = with whom the customer changes places
asks-choose_moved_dignitary = which dignitary the wind carries off
asks-choose_new_tavern = where the wind carries the dignitary
asks-choose_victim = whose purse you lighten
asks-react = whether you react
asks-choose_royal_scoring = which royal scoring you choose

## Options

option-pick = Pick { $card }
option-pick-twin = Pick { $card }, card { $place } in the row
option-use = Use { $favour }
option-cast = Cast { $spell }
option-take_turn-seat_customer = Seat the { $customer }
option-take_turn-activate_local = Activate the dignitary on the spot
option-take_turn-activate_with_influence = Activate any dignitary by Influence
option-take_turn-activate_with_privileges = Activate any dignitary for { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
}
option-take_turn-activate_with_herald = Activate any dignitary through the Astral Herald
option-take_turn-sell_spell = Sell a spell for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
option-take_turn-end_turn = End the turn
unused = unused: { $things }
unused-dignitary = a dignitary
unused-favours = { $n ->
    [one] 1 favour
   *[other] { $n } favours
}
unused-spells = { $n ->
    [one] 1 spell
   *[other] { $n } spells
}
warn-herald = the herald is lost: he could still call a dignitary
option-choose_favour_count = { $n ->
    [one] 1 favour
   *[other] { $n } favours
}
option-choose_level_count = { $n ->
    [one] 1 level
   *[other] { $n } levels
}
option-react-pass = Let it pass
option-victim = { $seat }

## Log

event-chose-king = { $seat } names the { $people } as the King's people.
event-king-by-card = The first card names the { $people } as the King's people.
event-chose-queen = { $seat } names the { $people } as the Queen's people.
event-bought-deed = { $seat } buys { $deed } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and scores { $points } VP.
event-took-over = { $seat } takes { $deed } from { $victim } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, of which { $victim } gets { $share }.
event-turn-began = Round { $round }: { $seat } begins a turn.
event-picked-card = { $seat } picks the card { $card }.
event-customer-waits = At { $seat }'s door waits: { $one } with { $symbol }.
event-seated = { $seat } seats the { $one } in { $table }.
event-replaced = { $seat } seats the { $one } in { $table } and turns the { $other } out.
event-rose = { $seat } rises to level { $level } with the { $people }.
event-was-blocked = { $seat } cannot rise any further with the { $people }.
event-took-privilege = { $seat } fills { $tavern } and takes its privilege.
event-income = { $seat } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $tavern }.
event-feasted = { $seat } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} at the feast.
event-influence = { $seat } gains influence over every dignitary in town.
event-drew-spell = { $seat } draws { $spell }.
event-drew-spell-hidden = { $seat } draws a spell.
event-found-no-spell = { $seat } should draw a spell, but none is left.
event-cursed = { $seat } draws the Curse and loses { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}.
event-shuffled = The spell deck is made anew from { $coins ->
    [one] 1 discarded card
   *[other] { $coins } discarded cards
}.
event-gained-coins = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-gained-points = { $seat } scores { $points } VP.
event-gained-privileges = { $seat } gains { $n ->
    [one] a privilege
   *[other] { $n } privileges
}.
event-paid-privileges = { $seat } spends { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
} to call a dignitary.
event-stands = The { $dignitary } stands in { $tavern }.
event-walked = { $seat } sends the { $dignitary } from { $from } to { $tavern }.
event-paid-dignitary = { $seat } pays the { $dignitary } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-blown = { $seat } has the wind carry the { $dignitary } from { $from } to { $tavern }.
event-placed-token = { $seat } places the { $symbol } in { $tavern } and scores { $points } VP.
event-took-favour = { $seat } takes the royal favour { $favour }.
event-favour-revealed = { $favour } comes to the castle.
event-used-favour = { $seat } uses { $favour }.
event-announced = { $seat } casts { $spell } for { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}.
event-reacted = { $seat } reacts with { $spell } for { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}.
event-countered = { $spell } of { $seat } fails.
event-sold = { $seat } sells { $spell } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-sold-hidden = { $seat } sells a spell for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-moved = { $seat } moves the { $one } from { $from-table } to { $table }.
event-swapped = { $seat } lets the { $one } move to { $table } and the { $other } to { $from-table }.
event-stole = { $seat } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $victim }.
event-changed-people = The customer of { $seat } is now of another people: { $one }.
event-changed-symbol = The customer of { $seat } carries the { $symbol } instead of the { $old }.
event-added-symbol = The customer of { $seat } also carries the { $symbol }.
event-tables-match = Any free table will suit the customer of { $seat }.
event-all-symbols = All guild symbols will work for the customer of { $seat }.
event-may-cast-again = { $seat } may cast one more spell in this turn.
event-herald = A herald is ready to call one more dignitary for { $seat }.
event-customer-revealed = A new card lies in the row: { $card }.
event-exchanged = { $seat } exchanges what is left: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for spells, { $points } VP for privileges.
event-royal-order = { $seat } is number { $place } in the royal order of the { $people }.
event-scored-royalty = { $seat } chooses the { $scoring } and scores { $points } VP.
event-scored-peoples = { $seat } scores { $points } VP with the four peoples.

## Score sheet

score-heading = { scene-final }
score-part-turns = In the turns
score-part-last = The last count
score-deeds = Deeds
score-guilds = Guild tokens
score-tracks = Bonuses of the tracks
score-spells = Spells
score-favours = Royal favours
score-privileges = Privileges left
score-royal = Royal scoring
score-peoples = People scoring
score-precedence = Place in the royal order

## The table

status-setup = Setup: { $n ->
    [one] 1 deed
   *[other] { $n } deeds
} for everybody
status-play = Round { $round } of { $rounds }
status-scoring = Royal scoring
status-over = The match is over
status-turn = { $seat }'s turn
status-phase-before_card = no card picked yet
status-phase-waiting = a customer waits
status-phase-seated = the customer is seated
status-window = reactions are possible
status-end = { $turns ->
    [one] this is the last turn before the scoring
   *[other] { $turns } turns until the scoring
}
status-king = King: { $people }
status-queen = Queen: { $people }

zone-row = Customers
zone-turn = The turn of { $seat }
zone-taverns = Taverns
zone-tracks = People tracks
zone-dignitaries = Dignitaries
zone-favours = Royal favours
zone-castle = Royal scorings
zone-supply = Supplies
zone-mat = { $seat }
zone-hand = Spells in hand
zone-own-favours = Royal favours
zone-cast = Spells cast
zone-deeds = Deeds
zone-played = Customers of the day

counter-customer-deck = cards to come
counter-casts = spells cast in this turn
counter-local = dignitary activated on the spot
counter-tiles = tiles
counter-favours = favours in reserve
counter-spell-deck = spells to draw
counter-spell-discard = spells discarded
counter-privileges = privileges in reserve
counter-tokens = guild tokens: { $symbol }
counter-coins = coins
counter-points = VP
counter-level-values = VP of the levels
counter-privilege = privileges
counter-hand = spells in hand
counter-archmage = spells cast for the Archmage
counter-deed-tokens = deed tokens

flag-feasted = feast held
flag-influence = influence: any dignitary
flag-table_matches = any free table matches
flag-all_symbols = all symbols work
flag-herald = herald ready

note-used = served in this turn: { $dignitaries }
note-income = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for every owner when a customer sits down
note-token = guild token
note-owner = owned by { $seat }
note-levels = VP of the levels, from the start: { $levels }
note-king = the King's people
note-queen = the Queen's people
note-summit = the last level belongs to { $seat }
note-few-tiles = { $n ->
    [0] no tile left
    [one] only 1 tile left
   *[other] only { $n } tiles left
}
favour-and-text = { $favour } ({ $text })
note-served = served in this turn
note-taken = taken by { $seat }
note-hidden-hand = { $n ->
    [0] no spells
    [one] 1 spell, face down
   *[other] { $n } spells, face down
}
level-bonus = level { $level }: { $bonus }
offer-notary = buys a deed where he goes; another player's for { $surcharge ->
    [one] 1 coin
   *[other] { $surcharge } coins
} more
offer-gob_trotter = { $n ->
    [one] 1 guild token
   *[other] { $n } guild tokens
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $points } VP
offer-princess = { $n ->
    [one] 1 favour
   *[other] { $n } favours
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
offer-ambassadress = { $n ->
    [one] 1 level
   *[other] { $n } levels
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
scoring-note-king = { $points } VP and a level on each track
scoring-note-queen = by favours owned, used or not
scoring-note-master_of_coins = by coins
scoring-note-archduke = by deeds
scoring-note-archmage = by spells cast

## Why not

why-over = The match is over.
why-not-asked = It is not your decision now.
why-offered = You can choose this now.
why-no-such-place = There is no such thing on the table.
why-other-question = Not now: first say { $question }.
why-not-a-choice = This is here to be seen. You are asked { $question }.
why-card-picked = You have already picked a card in this turn.
why-no-tiles = No customer tile of this card's peoples is left.
why-no-tiles-of = No customer tile of the { $people } is left.
why-no-customer-yet = Pick a customer card first.
why-seat-first = Choose to seat your customer first.
why-seated-already = Your customer of this turn is seated already.
why-table-taken = Somebody sits there already ({ $people }); only a customer with a mask may take an occupied table.
why-table-not-free = Somebody sits there already.
why-same-tavern = The customer must go to another tavern.
why-nobody-there = Nobody sits there.
why-no-partner = No customer in another tavern fits.
why-swap-same-tavern = The two customers must sit in different taverns.
why-swap-same-people = The two customers must be of different peoples.
why-no-table-elsewhere = No table is free in another tavern.
why-own-deed = This deed is yours already.
why-owns-there = You own a deed in this tavern already, and one for each tavern is all you may have.
why-needs-notary = Deeds are bought with the Notary.
why-deed-owned = { $seat } has bought this deed.
why-last-deed = It is the last deed of { $seat }, and nobody may take that.
why-coins = Needs { $needed ->
    [one] 1 coin
   *[other] { $needed } coins
}, you have { $coins }.
why-keep-coins = You must keep { $kept ->
    [one] 1 coin
   *[other] { $kept } coins
} for your second deed; { $left } would be left.
why-elsewhere = The Notary is in another tavern.
why-sign-shown = A tavern shows each guild symbol only once, and the { $symbol } is there.
why-tavern-privilege = It goes to whoever fills the last free table here.
why-stands-there = The { $dignitary } stands there and must go to another tavern.
why-tavern-crowded = A tavern holds no more than { $n ->
    [one] 1 dignitary
   *[other] { $n } dignitaries
}.
why-no-deed-there = No deed there is for sale for your { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
why-no-sign-there = No guild token is missing there that you could place.
why-dignitary-used = The { $dignitary } has served you in this turn.
why-not-seated-yet = Dignitaries are activated after your customer is seated, or with { $privileges ->
    [used] a herald
   *[left] privileges or a herald
}.
why-activate-first = Choose to activate a dignitary first.
why-local-used = You have activated a dignitary for this customer; { $privileges ->
    [used] only a herald can call another, for your privileges have called one too
    [few] only a herald can call another, for you have too few privileges
   *[left] only privileges or a herald can call another
}.
why-not-there = The { $dignitary } is in another tavern; { $privileges ->
   *[used] only a herald reaches that far now
    [left] only privileges or a herald reach that far now
}.
why-no-effect = The { $dignitary } can do nothing for your { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
why-nobody-serves = No dignitary can do anything for you now: each serves once in a turn, and you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
why-blocked = You cannot rise with the { $people }: you are at the top, or another player holds the last level.
why-kings-people = The { $people } are the King's people; the Queen needs others.
why-not-on-card = The { $people } are not on the first card of the row.
why-same-people = Your customer already belongs to the { $people }.
why-people-on-card = The { $people } are on the customer card that you play, and this royal favour asks for another people.
why-track = Markers rise by customers at matching tables, by Trickery, by the Ambassadress, by spells and by royal favours.
why-favour-row = Royal favours come from the Princess, or from a spell that grants one. You are asked { $question }.
why-scoring-taken = { $seat } has taken this scoring.
why-scoring-later = Royal scorings are chosen when the last turn is over.
why-yourself = You cannot rob yourself.
why-not-richer = This player does not have more coins than you.
why-not-yours = This belongs to another player.
why-favour-spent = This favour is used up; it still counts for the Queen.
why-spell-spent = This spell is cast; it counts for the Archmage.
why-cast-already = You have cast your spell of this turn.
why-only-reaction = This spell works only in other players' turns.
why-when-waiting = This works only while your customer waits to be seated.
why-when-seated = This works only after your customer is seated.
why-no-use = It would have no effect now.
why-wrong-window = This spell cannot be cast at this moment.
why-condition-own-deed = You own a deed in that tavern.
why-condition-no-level = That customer brought no level that you could share.
why-condition-no-feast = There was no feast, or no coin to take.
why-favour-kind-used = You have used a favour of this kind in this turn.
why-privileges = Needs { $needed ->
    [one] 1 privilege
   *[other] { $needed } privileges
}, you have { $held }.
why-privileges-used = In one turn privileges call no more than { $n ->
    [one] 1 dignitary
   *[other] { $n } dignitaries
}.

## On the shelf
title-name = Taverna
title-motto = Seat the customers of four peoples, please the court.
title-minutes = 60–90 min

## Scenes
scene-final = The city honours its innkeepers
scene-final-note = The exchange, the royal scoring, then the four peoples
scene-innkeeper = Innkeeper
scene-exchange = Exchange
scene-exchange-note = what is left over
scene-exchange-none = nothing left
scene-exchanged = Privileges { $privileges }, spells { $spells }
scene-royal = Royal scoring
scene-royal-note = royal order: { $people }
scene-royal-coming = In royal order everybody takes one of the scorings, each only once.
scene-peoples = Peoples
scene-level = level { $n }
scene-kings-people = the King's people
scene-queens-people = the Queen's people
scene-round = Round { $n }

# What a position is worth, part by part.
term-points = points already won
term-peoples = levels with the peoples
term-means = coins, spells and privileges
term-favours = royal favours
term-deeds = income of the deeds
term-court = the royal scoring
term-guests = customers to seat

## What things are, and what they are worth now
kind-spell-own = Spell in your hand
kind-spell = Spell in the hand of { $seat }
kind-cast = Spell cast by { $seat }
kind-announced = Spell being cast
kind-favour = Royal favour at the castle
kind-favour-of = Royal favour of { $seat }
kind-favour-used = Used favour of { $seat }
kind-dignitary = Dignitary, { $place }
kind-scoring = Royal scoring, at the end
kind-tavern = Tavern
kind-sign = Guild sign, { $place }
kind-table = Table, { $place }
kind-deed = Deed, sold by the Notary
kind-privilege = Token, { $place }
worth-last-deed = nothing: a last deed stays with its owner
worth-second-deed = nothing: one deed in each tavern is the most
worth-no-deed-token = nothing: no deed token is left for it
kind-card = Customer card at the gate
kind-waiting = Customer of { $seat }
kind-track = Track of a people
label-next = Next
label-now = Now
label-limit = Limit
label-who = How
label-pays = Pays
label-everybody = Everybody
label-income = Income
label-free = Free tables
label-signs = Signs
label-levels = VP by level
label-tiles = Tiles left
label-bonuses = Bonuses
court-more = { $before } VP now, { $after } VP then
court-same = { $points } VP, as now
court-step = from { $n } on: { $points } VP
count-favours = { $n ->
    [one] 1 favour
   *[other] { $n } favours
}
count-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
count-deeds = { $n ->
    [one] 1 deed
   *[other] { $n } deeds
}
count-archmage = { $n ->
    [one] 1 spell cast
   *[other] { $n } spells cast
}
seat-points = { $seat }: { $points } VP
level-now = level { $level }: { $vp } VP at the end
worth-helps = no points by itself: it makes another move better
worth-at-once = at once
worth-at-end = at the end, unless spent before
worth-income = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} where you own no deed: { $taverns }
worth-richer = richer than you: { $seats }
worth-nobody-richer = in your turn nothing: nobody is richer than you
worth-deed = the best you can pay: { $deed }
worth-no-deed = no deed within his reach and your means
worth-tokens = { $n ->
    [one] with 1 guild token for your coins
   *[other] with { $n } guild tokens for your coins
}
worth-no-token = no guild token now, for want of coins or places
worth-favours = { $n ->
    [one] 1 favour for your coins
   *[other] up to { $n } favours for your coins
}
worth-no-favour = no favour now: too few coins, or none lies there
worth-levels = { $n ->
    [one] with 1 level for your coins, at best
   *[other] with { $n } levels for your coins, at best
}
worth-no-level = no level now: too few coins, or all tracks are closed
worth-for = for { $counted }
worth-levels-too = and a level on each track, worth { $more } VP more
worth-own-deed = yours: its points are in your score
worth-tables = { $n ->
    [one] 1 free table of theirs: { $taverns }
   *[other] { $n } free tables of theirs: { $taverns }
}
worth-no-table = none of their tables is free: no level without a spell
price-free = no coins
price-spell = { $price }, and the one spell of your turn
price-takeover = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, half of it to the owner: { $seat } gets { $share }
limit-casts = { $n ->
    [0] no cast left in this turn
    [one] 1 cast left in this turn
   *[other] { $n } casts left in this turn
}
limit-lightning = one lightning spell in each turn of another player
who-may = { $n ->
    [one] after seating, whoever stands in that tavern; with Influence anyone; for a privilege one more
   *[other] after seating, whoever stands in that tavern; with Influence anyone; for { $n } privileges one more
}
income-nobody = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to an owner with every customer; nobody owns a deed here
income-owners = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} with every customer: { $seats }
privilege-left = { $n ->
    [one] to whoever takes the last free table
   *[other] to whoever takes the last of { $n } free tables
}
note-last-deed = the last deed of { $seat }: nobody may take it
sign-printed = painted on the house
sign-missing = does not hang here yet
sign-point = Point
sign-point-says = The score. Whoever has the most at the end wins.
sign-coin = Coin
sign-coin-says = Pays for deeds, spells and dignitaries. What is left counts for the Master of Coins.
sign-spell = Spell
sign-spell-says = A card in hand. One can be cast in one's own turn, and any number sold for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each.
sign-favour = Royal favour
sign-favour-says = Used once, in one's own turn, no kind twice in a turn. It stays and counts for the Queen.
sign-privilege = Privilege
sign-privilege-says = { $n ->
    [one] One calls
   *[other] { $n } of them call
} one more dignitary, once in a turn. Each one left is { $points } VP at the end.
sign-deed = Deed
sign-deed-says = A share of a tavern: points at once, and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} whenever a customer sits down there. One for each tavern is the most.
sign-beer = Beer: feast
sign-beer-says = If customer and tavern both show it, you get { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
sign-spellbook = Spellbook: magic
sign-spellbook-says = If customer and tavern both show it, you draw a spell.
sign-lyre = Lyre: influence
sign-lyre-says = If customer and tavern both show it, you may call any dignitary, wherever they stand.
sign-mask = Mask: trickery
sign-mask-says = May take the chair of somebody who sits; you rise with the people of the one who leaves.
sign-guild = Guild token
sign-guild-says = Gives a tavern one more sign and you points at once. Each sign hangs in a tavern only once.
sign-cloth-orc-says = Tables with a purple, ragged cloth.
sign-cloth-human-says = Tables with a blue, square cloth.
sign-cloth-elf-says = Tables with a green, scalloped cloth.
sign-cloth-dwarf-says = Tables with a brown, eight-sided cloth.
sign-level = One level up
sign-level-says = A step on a people’s track: its bonus at once, its points at the end.
sign-blocked = Blocked
sign-blocked-says = The last level has room for one player only, for good. All others stay below it.
sign-swap = Changes
sign-swap-says = People, sign or place become another.
sign-move = Moves
sign-move-says = A customer or a dignitary goes to another tavern.
sign-lightning = Lightning
sign-lightning-says = May be cast in another player’s turn, one in each.
sign-curse-says = Whoever draws it: { $effect }, then draw again.
sign-free = Free table
sign-table-says = A customer of its people raises you one level here. Others may sit too, without a level.
sign-rise = Arrow on a table
sign-rise-says = You may seat your customer there, and rise one level.
sign-taken = Taken table
sign-taken-says = Somebody sits here. Only a customer with a mask takes the chair; you then rise with the people of the one who leaves.
sign-dignitary-says = Somebody who stands where your customer sits works for you: lead them to another tavern, pay, and take what they sell. Each once in a turn.
sign-notary-says = Lead him to another tavern and buy a deed there, a free one or somebody else’s.
sign-gob_trotter-says = Lead him to another tavern and hang guild tokens there.
sign-princess-says = Lead her to another tavern and take favours from the castle.
sign-ambassadress-says = Lead her to another tavern and rise on the tracks you like.
sign-pays = { $low } to { $high } VP
sign-track-says = A customer at a table of its people raises you one level. The level you reach counts at the end.
sign-king-people-says = The King’s people: whoever stands highest here chooses first in the royal scoring.
sign-queen-people-says = The Queen’s people: whoever stands highest here chooses first in the second royal round.
sign-royal-says = When the last turn is over, you choose in royal order, and nobody chooses what is taken.
sign-row-says = You take one card in your turn; when it is over, the row is filled again.
sign-customer-says = Sits at any free table; at one of its own people it raises you one level.
sign-customer-deck-says = Customers who come to the gate later. Nobody knows in which order.
sign-turn-says = Take one customer, seat it, end the turn. Spells, favours, sales and dignitaries come in between as you like.
sign-announced-says = This spell is being cast; others may react to it now.
sign-any-table-says = A spell works: every free table counts as one of this customer’s people.
sign-all-signs-says = A spell works: beer, spellbook and lyre all count when this customer sits down.
sign-herald-says = Calls one more dignitary in this turn, wherever they stand.
sign-tavern-says = When a customer sits down here, every owner of a deed earns coins, and signs that customer and tavern share do their work.
sign-tiles-says = Customers of this people who can still come. When none is left, nobody can choose this people.
sign-favour-reserve-says = Face down. They fill the places round the castle.
sign-supply-says = What is left for everybody.
sign-spell-deck-says = Spells to draw, face down. When the pile is empty, the discarded ones are shuffled.
sign-spell-discard-says = Sold and countered spells, face down. Nobody may look.
sign-innkeeper-says = All that an innkeeper owns: coins, points, spells, favours, deeds, levels.
sign-archmage-says = Every spell that was cast counts for the Archmage, also one cast in another player’s turn.
sign-deed-token-says = Each deed takes one of them. When none is left, there are no more deeds to be had.
sign-played-says = Customers taken so far, one in each turn.
