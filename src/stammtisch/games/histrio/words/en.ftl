# Histrio in English.

## Ready-made settings
preset-first_game = First game: three troupes, room for everybody and still some jostling.
preset-full_house = Full house: five troupes in eight cities, and hardly ever alone.
intro-who = You lead a travelling troupe. Sail from city to city, hire actors, and play for the king at the end of the season.
intro-who-picture = A caravel with three actors sails along a coast of three cities.
intro-wins = After two festivals most ecus win. The king pays for actors of the genre he wants: comedy or tragedy.
intro-wins-picture = The king’s theatre in a merry mood; each fitting actor pays, a performance he likes pays more, the best one most.
intro-turn = All choose a city in secret. Alone, you get all its cards. Shared, they are lost, the king’s needle moves, and each draws a request.
intro-turn-picture = Left, one caravel before a city: its cards are yours. Right, two caravels: the card is lost and the king’s needle moves.
intro-each-actor = each actor
intro-liked-show = liked show
intro-best-show = best show
intro-alone = Alone
intro-shared = Shared
intro-yours = yours

## The coach: the first line is a heading, the rest what is said
lesson-before_travel =
    Before anybody sails
    Some entertainers act now. Each works once a season: use one only if it helps this round.
lesson-ox_city =
    The Ox guards a city
    Your choice is seen by all, but no other player may sail there. Take the city with the best cards.
lesson-choose_travel =
    Sail where nobody else goes
    Alone in a city you get all its cards. Meet somebody and the cards are lost, the king’s needle moves, and each of you draws a request.
lesson-choose_second_city =
    A second city?
    The Horse carries you to two cities in one round. Add one if its cards are worth it and you can spare the travel card.
lesson-after_reveal =
    All cards are shown
    Now you see where everybody sails. Fox, Bear and Elephant can still save your journey if you would share a city.
lesson-fox_from =
    Which journey do you give up?
    The Fox takes one of your journeys back. Give up the city where you would meet others.
lesson-fox_to =
    Where to instead?
    Choose a city with good cards where no caravel waits. An Elephant may still exchange its row.
lesson-bear_city =
    The Bear chases the others off
    In the chosen city you act as if you were alone. Take the one with the best cards.
lesson-elephant_first =
    The Elephant swaps two rows
    The cards of two neighbouring cities change places. Bring the better row to where your caravel waits alone.
lesson-elephant_second =
    With which neighbour?
    The second row must lie next to the first. Look at which city your caravel waits in front of.
lesson-steal_target =
    From whom do you steal?
    Take from whoever is ahead. The ecus are yours at once.
lesson-court_choice =
    An actor to court?
    An actor sent to court leaves you, but moves the king’s needle by his level towards his genre. Do it if the king then wants what you have.
lesson-discard_request =
    One request too many
    Keep the request that you can fulfil at the festival. The actors in your ensemble tell you which.
lesson-after_encounters =
    Before new cards are dealt
    Magpie, Nightingale and Owl act now: ecus, the needle, requests. Each works once a season, and what is not used is lost.
lesson-nightingale_move =
    Move the needle
    Move it towards the genre of which you have most. At the festival the king pays only for actors of the genre he wants.
lesson-chameleon_role =
    Which role does he play?
    The Chameleon adds 1 level to one of your sums, but earns no pay. Take the genre the king wants, unless a request needs the other.
lesson-play_request =
    Which request do you show?
    You can show one that you fulfil now. Take the one that pays most; shown in season 1, it pays again in season 2 if you still fulfil it.
goal-season = Gather actors of one genre before the festival. A performance the king likes pays { $n }, the best one twice that.
goal-festival = The festival is near, and the king wants { $genre } now. Have more of it than of the other genre, or move his needle.
caution-few-cards =
    Few cards lie there
    Alone there you would get { $n }; in front of the ringed cities lie { $most }. Choose fewer only if you expect to meet others at those.
caution-poor-star =
    You cannot pay the star
    An actor of level 5 wants an ecu. If no newer card there brings one, he is lost: sail elsewhere, or get an ecu first.
caution-idle-magpie =
    The Magpie would bring ecus
    She steals one and takes one from the treasury, once a season. Waiting seldom brings more.
caution-court-against =
    The needle would move the wrong way
    You have more { $genre }. This actor at court moves the needle away from it, and he leaves you besides.
caution-good-request =
    You fulfil this request now
    Another one in your hand is not fulfilled: discard that one.

## Genres, cities
genre-comedy = comedy
genre-tragedy = tragedy
city-vernum = Vernum
city-aquilonia = Aquilonia
city-lugdunum = Lugdunum
city-caturiges = Caturiges
city-burdigala = Burdigala
city-otmus = Otmus
city-avenio = Avenio
city-elimberis = Elimberis

## Encounter cards
card-comedy_1_a = Pipkin
card-comedy_1_b = Tansy
card-comedy_1_c = Noddy Clover
card-comedy_1_d = Minikin
card-comedy_2_a = Scaramel
card-comedy_2_b = Bellina
card-comedy_2_c = Gambolt
card-comedy_2_d = Fiddlewick
card-comedy_3_a = Pantaleon
card-comedy_3_b = Columbelle
card-comedy_3_c = Harlequil
card-comedy_4_a = Captain Fanfaron
card-comedy_4_b = Madame Risolette
card-comedy_4_c = Trivelio
card-comedy_5_a = Zanni the Great
card-comedy_5_b = Dame Hilaria
card-tragedy_1_a = Mournby
card-tragedy_1_b = Sable
card-tragedy_1_c = Wisp Halloway
card-tragedy_1_d = Lachryme
card-tragedy_2_a = Oristeo
card-tragedy_2_b = Phaedrine
card-tragedy_2_c = Cassandrel
card-tragedy_2_d = Umbriel
card-tragedy_3_a = Melpomena
card-tragedy_3_b = Agamor
card-tragedy_3_c = Antigonelle
card-tragedy_4_a = Baron Threnody
card-tragedy_4_b = Lady Elegia
card-tragedy_4_c = Hecubert
card-tragedy_5_a = Maestro Lamento
card-tragedy_5_b = Queen Dolorosa
card-chameleon = Chameleon
card-ox = Ox
card-horse = Horse
card-fox = Fox
card-bear = Bear
card-elephant = Elephant
card-tortoise = Tortoise
card-owl = Owl
card-magpie = Magpie
card-nightingale = Nightingale
card-alms_1 = Meagre Alms
card-alms_2 = Fair Alms
card-alms_3 = A Patron’s Alms
actor-note = An actor of { $genre }, level { $level }.
entertainer-note = An entertainer.
entertainer-ready = Ready.
entertainer-used = Already used this season.

## Effects
effect-none = No effect.
effect-coins =
    { $n ->
        [one] Take { $n } ecu from the treasury.
       *[other] Take { $n } ecus from the treasury.
    }
effect-steal =
    { $n ->
        [one] Steal { $n } ecu from another player.
       *[other] Steal up to { $n } ecus from another player.
    }
effect-travel_return = Take back all played travel cards.
effect-impresario = Put an impresario on the stage, then take an ecu for every impresario there.
effect-pay_or_lose =
    { $n ->
        [one] Pay { $n } ecu, or the actor is lost.
       *[other] Pay { $n } ecus, or the actor is lost.
    }
effect-guard_destination = Show the travel card before the others choose: no other player may sail to that city this round. Friendly troupes may.
effect-second_destination = Choose a second travel card and visit both cities.
effect-replace_destination = Take a shown travel card back and sail to another city of the hand instead.
effect-count_as_alone = In a shared city, handle the cards as if alone; the other players there draw a request.
effect-swap_rows =
    { $n ->
        [0] Exchange all cards in front of two cities.
       *[other] Exchange all cards in front of two neighbouring cities.
    }
effect-draw_requests =
    { $n ->
        [one] Draw { $n } secret request; if they are too many then, discard one.
       *[other] Draw { $n } secret requests, one after the other; each time they are too many, discard one first.
    }
effect-mood = Move the needle { $n } to { $most } spaces in either direction.
effect-count_as_level =
    { $n ->
        [one] At the festival it counts as { $n } level of comedy or of tragedy, as its owner says. It is no actor.
       *[other] At the festival it counts as { $n } levels of comedy or of tragedy, as its owner says. It is no actor.
    }
window-before_travel = Before travel cards are chosen.
window-with_travel_choice = Secretly, with the travel choice.
window-after_reveal = When all travel cards are shown.
window-after_encounters = When the encounters are over.
window-season_end = By itself, at the end of the season.

## Requests
request-kings_favourite = The King’s Favourite
request-royal_critic = The Royal Critic
request-dowager = The Contrary Dowager
request-ambassador = The Ambassador
request-dauphin = The Merry Dauphin
request-duchess = The Weeping Duchess
request-dancing_master = The Dancing Master
request-confessor = The Confessor
request-quartermaster = The Quartermaster
request-recluse = The Recluse
request-chamberlain = The Chamberlain
request-portraitist = The Portraitist
request-governess = The Governess
request-matchmaker = The Matchmaker
request-choirmaster = The Choirmaster
request-stage_warden = The Warden of the Stage
request-physician = The Royal Physician
request-astrologer = The Astrologer
request-almoner = The Grand Almoner
request-menagerist = The Keeper of the Menagerie
request-cartographer = The Cartographer
request-gatekeeper = The Gatekeeper
request-pay =
    { $pay ->
        [one] Pays { $pay } ecu.
       *[other] Pays { $pay } ecus.
    }
request-met = Met now.
request-not-met = Not met now.
condition-best_show = The best performance of all (a tie counts).
condition-pleases = The performance pleases the king by { $least } or more.
condition-displeases = The genre that the king does not want leads in the ensemble by { $least } or more.
condition-balanced = The two sums differ by { $most } at most, and each is { $least } or more.
condition-actor_count-comedy =
    { $least ->
        [one] At least { $least } comedy actor.
       *[other] At least { $least } comedy actors.
    }
condition-actor_count-comedy-most =
    { $most ->
        [one] At most { $most } comedy actor.
       *[other] At most { $most } comedy actors.
    }
condition-actor_count-comedy-between = From { $least } to { $most } comedy actors.
condition-actor_count-tragedy =
    { $least ->
        [one] At least { $least } tragedy actor.
       *[other] At least { $least } tragedy actors.
    }
condition-actor_count-tragedy-most =
    { $most ->
        [one] At most { $most } tragedy actor.
       *[other] At most { $most } tragedy actors.
    }
condition-actor_count-tragedy-between = From { $least } to { $most } tragedy actors.
condition-actor_count-any =
    { $least ->
        [one] At least { $least } actor.
       *[other] At least { $least } actors.
    }
condition-actor_count-any-most =
    { $most ->
        [one] At most { $most } actor.
       *[other] At most { $most } actors.
    }
condition-actor_count-any-between = From { $least } to { $most } actors.
condition-level_sum-comedy = The comedy levels add up to { $least } or more.
condition-level_sum-comedy-most = The comedy levels add up to { $most } at most.
condition-level_sum-comedy-between = The comedy levels add up to { $least } to { $most }.
condition-level_sum-tragedy = The tragedy levels add up to { $least } or more.
condition-level_sum-tragedy-most = The tragedy levels add up to { $most } at most.
condition-level_sum-tragedy-between = The tragedy levels add up to { $least } to { $most }.
condition-distinct_levels =
    { $least ->
        [one] The actors show at least { $least } level.
       *[other] The actors show at least { $least } different levels.
    }
condition-distinct_levels-most =
    { $most ->
        [one] The actors show at most { $most } level.
       *[other] The actors show at most { $most } different levels.
    }
condition-distinct_levels-between = The actors show { $least } to { $most } different levels.
condition-level_count =
    { $least ->
        [one] At least one actor of level { $levels }.
       *[other] At least { $least } actors of level { $levels }.
    }
either = { $first } or { $last }
condition-mixed_pairs =
    { $least ->
        [one] At least { $least } pair of a comedy and a tragedy actor of the same level.
       *[other] At least { $least } pairs of a comedy and a tragedy actor of the same level.
    }
condition-mixed_pairs-most =
    { $most ->
        [one] At most { $most } pair of a comedy and a tragedy actor of the same level.
       *[other] At most { $most } pairs of a comedy and a tragedy actor of the same level.
    }
condition-mixed_pairs-between = { $least } to { $most } pairs of a comedy and a tragedy actor of the same level.
condition-same_level =
    { $least ->
        [one] At least { $least } actor of one and the same level.
       *[other] At least { $least } actors of one and the same level.
    }
condition-same_level-most =
    { $most ->
        [one] At most { $most } actor of any one level.
       *[other] At most { $most } actors of any one level.
    }
condition-same_level-between = { $least } to { $most } actors of one and the same level.
condition-impresarios_on_stage =
    { $least ->
        [one] At least one of the own impresarios stands on the stage.
       *[other] At least { $least } of the own impresarios stand on the stage.
    }
condition-impresarios_on_stage-most =
    { $most ->
        [0] None of the own impresarios stands on the stage.
        [one] At most one of the own impresarios stands on the stage.
       *[other] At most { $most } of the own impresarios stand on the stage.
    }
condition-impresarios_on_stage-between = { $least } to { $most } of the own impresarios stand on the stage.
condition-needle = The needle stands on space { $least } or further out, on either side.
condition-needle-most = The needle stands on space { $most } or nearer to the middle, on either side.
condition-needle-between = The needle stands on a space from { $least } to { $most }, on either side.
condition-coins_rank = No other player has fewer ecus, counted before any request pays.
condition-entertainer_count =
    { $least ->
        [one] At least { $least } entertainer.
       *[other] At least { $least } entertainers.
    }
condition-entertainer_count-most =
    { $most ->
        [one] At most { $most } entertainer.
       *[other] At most { $most } entertainers.
    }
condition-entertainer_count-between = { $least } to { $most } entertainers.
condition-travel_hand =
    { $least ->
        [one] { $least } travel card or more in hand.
       *[other] { $least } travel cards or more in hand.
    }
condition-travel_hand-most =
    { $most ->
        [one] { $most } travel card or fewer in hand.
       *[other] { $most } travel cards or fewer in hand.
    }
condition-travel_hand-between = { $least } to { $most } travel cards in hand.

## The table
status-round = Season { $season }, round { $round } ({ $left ->
        [0] the last of the season
        [one] { $left } more round to come
       *[other] { $left } more rounds to come
    })
status-lead = { $seat } has the lead
phase-before_travel = Before travelling
phase-travel = Everybody chooses a city in secret
phase-after_reveal = Travel cards are shown
phase-encounters = Encounters
phase-after_encounters = New opportunities
phase-festival = Festival
phase-over = The game is over
zone-theatre = Theatre
zone-gauge = The king’s mood
zone-stage = Stage
zone-cities = Cities
zone-friend = Friendly troupe of { $seat }: cities to come
zone-mat = { $seat }
zone-travel = Travel cards
zone-company = In hand
zone-ensemble = Ensemble
zone-entertainers = Entertainers
zone-requests = Secret requests
zone-kept = Shown requests
needle-at = { $genre } { $space }
next-stage =
    { $pay ->
        [one] the next box office pays { $pay } ecu
       *[other] the next box office pays { $pay } ecus
    }
counter-deck = Deck
counter-discards = Discards
counter-requests = Requests
counter-request-discards = Discarded requests
counter-ecus = Ecus
counter-festival = If the season ended now
counter-impresarios = Impresarios
counter-hidden-requests = Requests
piece-impresario = impresario
piece-waiting = caravel waits
piece-anchored = caravel
piece-friend-waiting = friend’s caravel waits
piece-friend-anchored = friend’s caravel
piece-drawn = drawn: { $number }
piece-shown = { $number } (shown)
piece-played = { $number } (played)
piece-picked = { $number } (picked)
note-guarded = guarded by { $seat }
note-marked = { $seat } handles it as if alone
note-deciding = is still choosing

## Questions
prompt-before_travel = Use an entertainer before travel cards are chosen?
prompt-ox_city = Ox: which city will you guard and visit?
prompt-choose_travel = Where will your troupe sail?
prompt-choose_second_city = Horse: sail to a second city as well?
prompt-after_reveal = Use an entertainer now that all cards are shown?
prompt-fox_from = Fox: which journey do you give up?
prompt-fox_to = Fox: where do you sail instead of { $city }?
prompt-bear_city = Bear: in which city will you act as if alone?
prompt-elephant_first = Elephant: which row do you exchange?
prompt-elephant_second = Elephant: with which row do you exchange that of { $city }?
prompt-steal_target = From whom do you steal?
prompt-court_choice = Send one of your new actors to court?
prompt-discard_request = You hold too many requests. Which one do you discard?
prompt-after_encounters = Use an entertainer before new cards are dealt?
prompt-nightingale_move = Nightingale: how does the needle move?
prompt-chameleon_role = Which role does the Chameleon play?
prompt-play_request = Which request do you show?
prompt-short-before_travel = whether to use an entertainer
prompt-short-ox_city = which city the Ox guards
prompt-short-choose_travel = where to sail
prompt-short-choose_second_city = whether to sail to a second city
prompt-short-after_reveal = whether to use an entertainer
prompt-short-fox_from = which journey to give up
prompt-short-fox_to = where to sail instead
prompt-short-bear_city = where the Bear acts
prompt-short-elephant_first = which row to exchange
prompt-short-elephant_second = which row to exchange it with
prompt-short-steal_target = from whom to steal
prompt-short-court_choice = whom to send to court
prompt-short-discard_request = which request to discard
prompt-short-after_encounters = whether to use an entertainer
prompt-short-nightingale_move = how the needle moves
prompt-short-chameleon_role = the role of the Chameleon
prompt-short-play_request = which request to show

## Options
option-city = { $number } { $city }
option-use = Use the { $card }
option-before_travel-pass = Use nothing
option-after_reveal-pass = Use nothing
option-after_encounters-pass = Use nothing
option-choose_second_city-none = One city is enough
option-steal = Steal from { $seat }

option-steal-effect = has { $ecus ->
        [one] { $ecus } ecu
       *[other] { $ecus } ecus
    }
option-court = Send { $card } (level { $level }) to court
option-court_choice-none = Keep them all
option-discard_request =
    { $pay ->
        [one] Discard { $request } (pays { $pay } ecu)
       *[other] Discard { $request } (pays { $pay } ecus)
    }
option-play_request =
    { $pay ->
        [one] Show { $request } for { $pay } ecu
       *[other] Show { $request } for { $pay } ecus
    }
option-play_request-none = Show none
warn-request =
    { $ecus ->
        [one] { $ecus } ecu is lost: it is the last festival
       *[other] { $ecus } ecus are lost: it is the last festival
    }
option-role-comedy = Comedy
option-role-tragedy = Tragedy
option-needle-comedy =
    { $steps ->
        [one] { $steps } space towards comedy
       *[other] { $steps } spaces towards comedy
    }
option-needle-tragedy =
    { $steps ->
        [one] { $steps } space towards tragedy
       *[other] { $steps } spaces towards tragedy
    }
forecast = alone: { $alone }; shared: { $shared }
forecast-guarded = alone, for nobody else may sail there: { $alone }
forecast-friend = shared with your friendly troupe: { $shared }
forecast-request = a secret request
forecast-ecus =
    { $ecus ->
        [one] { $ecus } ecu
       *[other] { $ecus } ecus
    }
forecast-cards-back = travel cards back
forecast-shared = a request, needle to { $needle }

## What happened
event-dealt = { $card } comes to { $city }.
event-tossed = The coin says { $genre }.
event-round = Season { $season }, round { $round }: { $seat } has the lead.
event-used = { $seat } uses the { $entertainer }.
event-guarded = { $seat } guards { $city }.
event-revealed =
    { $number ->
        [0] { $seat } sails to { $city }.
        [1] { $seat } sails to { $city } as well.
       *[other] { $seat } sails to { $city } as shown before.
    }
event-friend-drew = { $seat } draws { $city } for the friendly troupe.
event-friend-drew-hidden = { $seat } draws a card for the friendly troupe.
event-friend-revealed = The friendly troupe of { $seat } sails to { $city }.
event-changed-course = { $seat } turns away from { $from } and sails to { $city }.
event-marked = { $seat } will act as if alone in { $city }.
event-swapped = { $seat } exchanges the rows of { $from } and { $city }.
event-returned-travel =
    { $number ->
        [one] { $seat } takes { $number } travel card back.
       *[other] { $seat } takes { $number } travel cards back.
    }
event-took-coins =
    { $number ->
        [one] { $seat } takes { $number } ecu.
       *[other] { $seat } takes { $number } ecus.
    }
event-stole =
    { $number ->
        [one] { $seat } steals { $number } ecu from { $victim }.
       *[other] { $seat } steals { $number } ecus from { $victim }.
    }
event-placed = { $seat } puts an impresario on the stage.
event-stage-paid =
    { $number ->
        [one] { $seat } takes { $number } ecu at the box office.
       *[other] { $seat } takes { $number } ecus at the box office.
    }
event-paid-fee =
    { $number ->
        [one] { $seat } pays { $number } ecu for { $card }.
       *[other] { $seat } pays { $number } ecus for { $card }.
    }
event-lost-actor = { $seat } cannot pay { $card }, who leaves.
event-arrived =
    { $number ->
        [1] { $seat } is alone in { $city }.
       *[other] { $cards ->
            [0] The Bear lets { $seat } act as if alone in { $city }, but no cards lie there.
           *[other] The Bear gives { $seat } the cards of { $city }.
        }
    }
event-gained = { $seat } hires the { $entertainer }.
event-court = { $seat } sends { $card } to court.
event-needle = The needle points to { $genre } { $space }.
event-mood = The king now wants { $genre }; all impresarios go home.
event-shared =
    { $number ->
        [0] { $city } is shared, and there were no cards.
       *[other] { $city } is shared: its cards are lost.
    }
event-friend-alone =
    { $number ->
        [0] The friendly troupe of { $seat } finds no cards in { $city }.
       *[other] The friendly troupe of { $seat } is alone in { $city }: the cards there are discarded.
    }
event-drew = { $seat } draws { $request }.
event-drew-hidden = { $seat } draws a secret request.
event-discarded = { $seat } discards { $request }.
event-discarded-hidden = { $seat } discards a secret request.
event-reshuffled = The discarded requests become a new pile.
event-friend-reshuffled = The friendly troupe of { $seat } shuffles its travel cards.
event-festival = Festival of season { $season }: the king wants { $genre }.
event-role = The Chameleon of { $seat } plays { $genre }.
event-paid-actors =
    { $number ->
        [one] { $seat } takes { $number } ecu for matching actors.
       *[other] { $seat } takes { $number } ecus for matching actors.
    }
event-paid-show =
    { $best ->
        [0] { $number ->
            [one] The king likes the performance of { $seat } and pays { $number } ecu.
           *[other] The king likes the performance of { $seat } and pays { $number } ecus.
        }
       *[other] { $number ->
            [one] { $seat } gives the best performance: { $number } ecu.
           *[other] { $seat } gives the best performance: { $number } ecus.
        }
    }
event-showed =
    { $number ->
        [one] { $seat } shows { $request } and takes { $number } ecu.
       *[other] { $seat } shows { $request } and takes { $number } ecus.
    }
event-paid-again =
    { $number ->
        [one] { $request } pays { $seat } again: { $number } ecu.
       *[other] { $request } pays { $seat } again: { $number } ecus.
    }
event-season = Season { $season } begins.
event-ended = The last festival is over.

## Why not
why-over = The game is over.
why-not-asked = You are not asked anything now; the table waits for somebody else.
why-other-question = This is not the question now: you decide { $question }.
why-no-such-place = There is no such thing on this table.
why-card-played = Your travel card { $number } is in your played pile; it comes back with all the others.
why-card-shown = Your travel card { $number } is not in your hand.
why-card-picked = Your travel card { $number } is already picked as your first city.
why-guarded = { $seat } guards this city with the Ox this round.
why-not-shared = You do not share this city with another troupe.
why-empty-row = There are no cards in front of this city.
why-not-there = Your caravel does not wait here, or your Bear holds you.
why-no-swap = This row cannot be exchanged: only neighbouring cities, none guarded by another player, and not two empty ones.
why-yourself = You cannot steal from yourself.
why-nothing-to-steal = There is nothing to steal here.
why-not-yours = This belongs to somebody else.
why-used = It has already been used this season; it is ready again in the next one.
why-used-last = It has already been used, and this is the last season.
why-not-its-moment = Not now. It may be used at its own moment: { $window }
why-choose_travel = Choose your first city; then you are asked for a second one.
why-choose_second_city = You are being asked: choose a second city, or none.
why-chameleon_role = You are being asked: say which genre it plays.
why-few-cards =
    { $number ->
        [one] It needs { $number } travel card in your hand.
       *[other] It needs { $number } travel cards in your hand.
    }
why-no-use = There is nothing that it could do now.
why-not-met = Its condition is not met: { $condition }

## Score sheet
score-heading = The curtain falls
score-part-road = On the road
score-part-festivals = At the festivals
score-unit = ecus
score-start = Start
score-alms = Alms
score-stage = Box office
score-thefts = Thefts
score-fees = Star fees
score-entertainers = Entertainers
score-actors = Matching actors
score-shows = Performances
score-requests = Secret requests
points-amount =
    { $points ->
        [one] { $points } ecu
       *[other] { $points } ecus
    }
shell-points-over-time = Ecus over time

## On the shelf
title-name = Histrio
title-motto = Guess where the others sail. Move the king to tears.
title-minutes = 40 min

## Scenes
scene-festival = The festival of season { $n }
scene-festival-last = The last festival
scene-festival-wants = The king wants { $genre }
scene-troupe = Troupe
scene-ecus = Ecus
scene-ensemble = Ensemble
scene-chameleon-note = for one side
scene-chameleon-role = { $genre } +{ $n }
scene-actors = Actors
scene-actors-note = { $n } each
scene-show = Show
scene-show-note = liked { $liked }, best { $best }
scene-show-best = best show
scene-show-liked = liked
scene-show-disliked = not liked
scene-requests = Request
scene-requests-note = picked in secret
scene-requests-coming = Everybody picks one in secret or none, then all are turned over.
scene-request-none = none
scene-again = Again
scene-again-note = shown in season 1
scene-again-none = none shown
scene-round = Season { $season }, round { $n }

# What a position is worth, part by part.
term-ecus = ecus in hand
term-festival = hopes for the festival
term-requests = secret requests
term-entertainers = entertainers to use
term-impresarios = impresarios on the stage
term-journeys = the journeys ahead

## What a thing is, and what it is worth now
kind-city = City, { $n ->
        [0] no card before it
        [one] { $n } card before it
       *[other] { $n } cards before it
    }
kind-row-actor = Actor before { $city }
kind-row-entertainer = Entertainer before { $city }
kind-row-alms = Alms before { $city }
kind-ensemble = Actor in the ensemble of { $seat }
kind-company = New to the troupe of { $seat }
kind-entertainer-ready = Entertainer of { $seat }, ready
kind-entertainer-used = Entertainer of { $seat }, used
kind-request-own = Secret request, only you see it
kind-request-shown = Request shown by { $seat }
kind-request-box = Secret request, one of { $n } in the box
label-alone = Alone
label-shared = Shared
label-festival = Festival
label-court = To court
label-keep = Kept
label-comes = May come
label-waits = Waiting
label-anchored = At anchor
label-free = Free
label-pays = Pays
label-where = Where
label-now = Now
label-turns = Turns after
label-actors = Actors
label-show = Performance
label-kept = Shown requests
worth-now = at once
worth-alone = at once, alone here
worth-fee = the fee, alone here
worth-unpaid = alone here you could not pay: the actor would be lost
worth-back =
    { $n ->
        [0] alone here, the travel card of this journey comes back at once
        [one] alone here, your played travel card comes back, and the one of this journey
       *[other] alone here, your { $n } played travel cards come back, and the one of this journey
    }
worth-nothing-now = nothing at once
worth-festival-now = if the season ended now: { $sums }
worth-sum = { $genre } { $before } → { $after }
worth-festival =
    { $n ->
        [0] nothing if the season ended now
       *[other] for actors and performance, if the season ended now
    }
worth-needle = the needle goes to { $needle }
worth-turns = the needle goes to { $needle }: the king turns, and all impresarios go home
worth-share = of the pay, if the season ended now
worth-share-none = nothing, if the season ended now
worth-share-against = the king would pay more without this actor: he wants the other genre
worth-use = when it is used
worth-returns =
    { $n ->
        [0] no travel card is played, so none comes back
        [one] { $n } travel card comes back
       *[other] { $n } travel cards come back
    }
worth-guard_destination =
    { $n ->
        [0] no city in hand to guard
        [one] the one city in hand can be guarded
       *[other] one of { $n } cities in hand can be guarded
    }
worth-replace_destination =
    { $n ->
        [one] { $n } city in hand to turn to
       *[other] { $n } cities in hand to turn to
    }
worth-second_destination =
    { $n ->
        [one] { $n } travel card in hand; it needs { $needed }
       *[other] { $n } travel cards in hand; it needs { $needed }
    }
worth-shared = shared now: { $cities }
worth-not-shared = no city is shared now
worth-swap_rows = any two neighbours, also where you are not
worth-count_as_level = if the season ended now, in the genre that the king wants
worth-draw = { $held } of { $limit } requests in hand, so all { $n } drawn can stay
worth-draw-over = { $held } of { $limit } requests in hand, so not all { $n } drawn can stay
worth-mood =
    { $n ->
        [one] { $n } step to the other side: too far for it
       *[other] { $n } steps to the other side: too far for it
    }
worth-mood-turns =
    { $n ->
        [one] { $n } step to the other side: it can turn the king
       *[other] { $n } steps to the other side: it can turn the king
    }
price-entertainer = nothing; once used it lies sideways for the rest of the season
left-ready = once this season and once the next
left-ready-last = once, this is the last season
left-used = ready again next season
left-used-last = nothing, this is the last season
worth-met = met now
worth-unmet = not met now
worth-short = { $now } of { $least }, not met yet
worth-over = { $now } now, but { $most } at most
worth-would = you would meet it in { $cities }
worth-chameleon =
    { $n ->
        [one] its { $n } level counts here, in the genre you name
       *[other] its { $n } levels count here, in the genre you name
    }
pays-hand =
    { $pay ->
        [one] { $pay } ecu when you show it at a festival, one request each season
       *[other] { $pay } ecus when you show it at a festival, one request each season
    }
pays-again =
    { $pay ->
        [one] { $pay } ecu once more at the festival of season 2, if it is met then
       *[other] { $pay } ecus once more at the festival of season 2, if it is met then
    }
pays-last =
    { $pay ->
        [one] { $pay } ecu each time it was met
       *[other] { $pay } ecus each time it was met
    }
where-shown = shown by { $seat }
where-hand = in your hand
where-discarded = discarded by you
where-unknown = in the pile, discarded, or in somebody’s hand
king-wants = { $genre }, space { $space }
king-turns =
    { $n ->
        [one] { $n } step the other way
       *[other] { $n } steps the other way
    }
left-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $rounds ->
        [0] this is the last round
        [one] enough for { $rounds } more round
       *[other] enough for { $rounds } more rounds
    }
left-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
stage-of = { $seat }: { $n }
stage-empty = nobody
worth-stage = for the next box office
worth-actors = { $n } for each one of the wanted genre
worth-kept =
    { $n ->
        [one] 1 that lies open, if it is met again
       *[other] { $n } that lie open, as far as they are met again
    }
show-best = the best: the wanted genre leads by { $lead }
show-liked = liked: the wanted genre leads by { $lead }
show-none = not liked: the wanted genre does not lead
shared-turns = a request, needle to { $needle }: the king turns
friend-of = friend of { $seat }

## Signs
signs-king = The king
signs-piles = The piles
signs-actors = Actors: what a level does
signs-when = Entertainers: when
signs-journey = The journey
signs-purse = Ecus and requests
signs-seats = Troupes
sign-comedy = Comedy
sign-comedy-says = Grinning and yellow. The right half of the arch.
sign-tragedy = Tragedy
sign-tragedy-says = Frowning and red. The left half of the arch.
sign-needle = Needle
sign-needle-says = The side it stands on is the genre that the king wants. Each side has { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
sign-ghost = Ghost
sign-ghost-says = Here the needle would end if you did this.
sign-impresario = Impresario
sign-impresario-says = Each one on the stage makes the next box office pay more. When the king turns, all go home.
sign-first = First
sign-first-says = The newest card of a row. It is handled first.
sign-deck = Cards left
sign-deck-says = Each round deals one to every city. When none is left, the festival comes.
sign-discard = Discarded
sign-discard-says = Lost in shared cities, used up, or sent to court.
sign-pile = Requests
sign-pile-says = To be drawn, face down.
sign-request-discards-says = Put away face down. They are shuffled when the pile is empty.
sign-level = { $n }, { $name }
sign-effect-travel_return = homecoming
sign-effect-steal = light fingers
sign-effect-impresario = box office
sign-effect-pay_or_lose = star fee
sign-effect-coins = full purse
sign-effect-none = quiet pride
sign-used = Used
sign-used-says = Lies sideways. Ready again next season.
sign-caravel = Caravel
sign-caravel-says = Somebody waits before this city.
sign-anchor = At anchor
sign-anchor-says = This travel card is played. It comes back with all the others.
sign-guard = Guarded
sign-guard-says = Nobody else may sail here this round.
sign-paw = Bear’s mark
sign-paw-says = This troupe handles the shared city as if alone.
sign-shows = Shown
sign-shows-says = This travel card lies open already.
sign-free = Free city
sign-free-says = This troupe can still sail there. Struck out: it cannot.
sign-lead = Lead
sign-lead-says = First where an order is needed. Passes on after every round.
sign-seat-says = Marks the ships, impresarios and mat of this troupe.
sign-ecu = Ecu
sign-ecu-says = The money, and the only score.
sign-alms = Alms
sign-alms-says = Ecus for whoever comes alone.
sign-request = Secret request
sign-request-says = Pays at the festival if its condition is met. { $limit } at most in hand.
sign-met = Met now
sign-met-says = If the season ended now, you could show it.
sign-progress = On the way
sign-progress-says = So much you have, so much it asks for.
sign-now = If it ended now
sign-now-says = The king’s pay now: { $actor } for each actor of the genre he wants, { $show } for a performance he likes, more for the best.
sign-difference = Difference
sign-difference-says = The wanted genre minus the other. Above 0 it is liked, the largest is the best.
sign-theatre-says = The king’s house: needle, stage and piles.
sign-city-says = Alone here you get every card, the newest first. Shared, they are lost, the needle moves, and each player draws a request.
sign-friend-says = Sails by chance, one card each round. It takes nothing, but a city where it meets you is shared.
sign-troupe-says = A troupe with purse, travel cards, actors, entertainers and requests. Point at each of them for more.
sign-travel-says = One for each city. All played ones come back together: by a homecoming, or when only one is left in hand.
sign-company-says = One of the new actors may go to court, the others join the ensemble.
sign-ensemble-says = At the festival each actor of the wanted genre pays, and all levels count for the performance.
sign-entertainer-says = Used once a season, at its moment. It stays to the end of the game; nobody can take it away.
