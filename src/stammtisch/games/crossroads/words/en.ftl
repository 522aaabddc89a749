# Crossroads Inn in English.

## Learning
intro-who = The king has died without naming an heir. Each of his children runs an inn: the most renowned one earns the crown.
intro-who-picture = A signpost with a crown, an inn on the hill, three heirs with their inn signs.
intro-wins = Most Prestige wins. At the end your reputation with five groups becomes Prestige; money, gossip and ingredients add a little.
intro-wins-picture = Five reputation tracks and the Prestige that each brings; guldens, gossip and ingredients bring a little more.
intro-turn = Welcome one group, turn away another. Buy up to two tiles and build them. Cook recipes. Then your revenue fills the Chest.
intro-turn-picture = One: a group up, another down. Two: tiles are bought. Three: they are built. Four: a recipe. Five: revenue into the Chest.

## The coach: the first line is a heading, the rest what is said
lesson-signboard =
    Hang out your sign
    The signboard shows which inn is yours. Choose the one you like: it changes nothing else.
lesson-draft_pick =
    Keep one basic tile
    Basic tiles lie on your corners and give something from the start. Keep one that earns revenue or fits what you want to cook.
lesson-place_basic =
    Where do the basic tiles lie?
    Four tiles go on your four corners. You may build over them later, but then you give back what they gave.
lesson-impression_welcome =
    Whom do you welcome?
    Reputation with this group rises by one. High spaces are worth much at the end: go up where you already stand well.
lesson-impression_unwelcome =
    Whom do you turn away?
    Reputation with this group falls by one. Take a group that is low anyway, so that you lose little.
lesson-gossip_action =
    Use your gossip
    Gossip buys small actions: guldens, reputation, new tiles on the tracks. What you keep is worth a little at the end, but most actions are worth more.
lesson-gossip_rep_up =
    Who thinks better of you?
    Your reputation with one group rises. Choose the one where the next space brings most Prestige.
lesson-gossip_rep_down =
    Whose name suffers?
    A reputation falls. Choose the rival in front, in a group where he stands high.
lesson-gossip_victims =
    Who pays you?
    Each of the two loses a gulden to you, if there is one. Take from those who are ahead.
lesson-gossip_steal_type =
    Which gossip do you steal?
    Take a type of which you have one: two of a type buy more.
lesson-gossip_track =
    New tiles, please
    A track is laid out anew. Choose the one on which nothing is worth buying for you.
lesson-swap_own_tile =
    Which tile do you give?
    Two tiles with ingredients change inns. Give one whose ingredient you do not need.
lesson-swap_other_tile =
    Which tile do you take?
    The other tile comes to your inn, with a fresh ingredient if its own is used up. Take the ingredient that a recipe in your hand still lacks.
lesson-invest =
    Which tile do you buy?
    A tile gives its effects once, when it is built, and fills your inn. Tiles with revenue first: they pay every turn; later tiles with Prestige and reputation.
lesson-pay =
    Guldens or gossip?
    A tile can be paid with guldens or with gossip. Pay with what you need less this turn.
lesson-reserve =
    Put a tile aside
    A reserved tile waits for you and nobody else can buy it. Keep one that you cannot pay for yet and really want.
lesson-build =
    Where do you build?
    Every tile you bought is built now, on a free space; its effects come at once. Kingdom cards may forbid a space, and a corner costs what its basic tile gave: fill the middle first.
lesson-build-laws =
    Where do you build?
    Every tile you bought is built now, on a free space; its effects come at once. Kingdom cards may forbid a space, and corners are closed tonight.
lesson-build-corners =
    Where do you build?
    Every tile you bought is built now, on a free space; its effects come at once. A corner costs what its basic tile gave: fill the middle first.
lesson-build-plain =
    Where do you build?
    Every tile you bought is built now, on a free space; its effects come at once. Corners are closed tonight, and any other space is as good as the next.
lesson-complete_recipe =
    Cook a recipe
    A recipe needs its ingredients on your tiles; then it pays. Cook it as soon as you can: ingredients are used up, but the reward counts.
lesson-ingredient_source =
    Which tile gives it?
    The token of the ingredient leaves that tile. Take it from the tile that you need least for other recipes.
lesson-announce_end =
    End the game?
    Your inn is full, and you may make this round the last one. Do it if you think that you are ahead.
lesson-distressed_gossip =
    News from the street
    The Distressed tell you something: take one gossip. Take a type of which you have one already: two buy more.
lesson-outlaws_lose_gossip =
    The Outlaws want something
    You give up one gossip. Part with the type of which you have only one.
lesson-travellers_action =
    Guests with recipes
    The Travellers let you draw, discard or steal a recipe. Draw if your tiles give ingredients that no recipe of yours wants.
lesson-travellers_keep =
    Which recipe do you keep?
    You see two recipes, and one stays with you. Keep the one whose ingredients you have already, or can buy soon.
lesson-travellers_discard =
    Which recipe goes?
    A recipe leaves your hand. Part with the one that you will not cook before the end.
lesson-travellers_victim =
    From whom?
    You take a recipe at random. Take from whoever has the most.
lesson-travellers_replace =
    You were robbed
    You may draw a new recipe for the lost one. Do it if you can still cook it: left in your hand it costs Prestige at the end.
lesson-townsfolk_action =
    Trade with the Townsfolk
    They exchange reserved tiles. Use it if another tile fits your inn better.
lesson-townsfolk_own =
    Which tile goes?
    A reserved tile of yours goes, and another tile or guldens come for it. Give the one that you would build last.
lesson-townsfolk_target =
    What do you take for it?
    You choose what you get for your tile. Take the tile that you can pay for and that earns at once.
lesson-gain_gossip_type =
    Which gossip do you take?
    Two of a type buy a stronger action than one. Fill up the type that you use most.
lesson-lose_gossip_type =
    Which gossip goes?
    You built over what gave you gossip, so one goes back. Give back a type that you have only once, or do not use.
lesson-gain_reputation_group =
    Who thinks better of you?
    One group thinks better of you, and you choose which. Choose the group where the next space brings most Prestige, or sets off its special action.
lesson-lose_reputation_group =
    Who thinks less of you?
    Choose a group in which you are low: there a step costs least.
lesson-reserve_effect =
    Put a tile aside
    This tile waits for you at no cost. Take the best one that you cannot pay for today.
lesson-discard_reserved =
    Which one goes back?
    You built over what gave you the place. Give back the tile that you would build last.
lesson-collector_line =
    Three tiles for the collector
    Show three tiles in a line as the card asks. Any line that fits brings the same.
goal-revenue = First rounds: buy tiles with revenue. Every turn it fills your Chest again.
goal-reputation = Now build two tiles each turn, and climb with the groups where you stand well.
goal-prestige = Last rounds: buy Prestige, cook what you can, and push the reputations that bring most.
caution-no-welcome =
    A step of reputation is given away
    Welcoming costs nothing by itself; you turn away a group where you have little to lose.
caution-idle-welcome =
    Another step brings more at the end
    With { $group } the next space is worth more Prestige.
caution-dear-group =
    This costs Prestige at the end
    With { $group } a step down would cost nothing.
caution-idle-gossip =
    Your gossip could still act
    Two of a type buy a strong action. Kept to the end they count only a little.
caution-uncooked =
    A recipe is ready
    All its ingredients lie on your tiles. Cooked now it pays at once; later others may take them.

## Things on the table
group-distressed = Distressed
group-outlaws = Outlaws
group-travellers = Travellers
group-townsfolk = Townsfolk
group-nobles = Nobles
group-any = any one group
gossip-economic = economic gossip
gossip-political = political gossip
gossip-traveller = traveller's gossip
gossip-any = gossip of any type
gossips-economic = { $n ->
    [one] 1 economic gossip
   *[other] { $n } economic gossips
}
gossips-political = { $n ->
    [one] 1 political gossip
   *[other] { $n } political gossips
}
gossips-traveller = { $n ->
    [one] 1 traveller's gossip
   *[other] { $n } traveller's gossips
}
gossips-any = { $n ->
    [one] 1 gossip of any type
   *[other] { $n } gossips of any type
}
colour-furnishing = Furnishing (yellow)
colour-service = Service (brown)
colour-worker = Worker (blue)
colour-guest = Special Guest (red)
ingredient-honey = honey
ingredient-venison = venison
ingredient-root_spices = root spices
ingredient-citrus = citrus
ingredient-black_tears = black tears
ingredient-berries = berries
ingredient-pumpkin = pumpkin
ingredient-herbal_spices = herbal spices
ingredient-epic_cheese = epic cheese
ingredient-fish = fish
signboard-black_swan = Black Swan Inn
signboard-sassy_dragon = Sassy Dragon Inn
signboard-cockey_rooster = Cockey Rooster Inn
signboard-kings_griffon = Kings Griffon Inn
signboard-dog_star = Dog Star Inn
signboard-smelly_cat = Smelly Cat Inn

## Inn tiles
tile-oak_benches = Oak benches
tile-long_table = Long table
tile-rushlights = Rushlights
tile-straw_bunks = Straw bunks
tile-fireside_settle = Fireside settle
tile-notice_wall = Notice wall
tile-stone_hearth = Stone hearth
tile-tapestry = Hunting tapestry
tile-stained_glass = Stained glass
tile-carved_bar = Carved bar
tile-guest_wing = Guest wing
tile-featherbeds = Featherbed rooms
tile-wine_cellar = Wine cellar
tile-minstrel_stage = Minstrel stage
tile-gilded_throne = Gilded throne
tile-soup_line = Soup line
tile-pawn_counter = Pawn counter
tile-dice_pit = Dice pit
tile-horse_change = Horse change
tile-laundry = Laundry
tile-apiary = Apiary
tile-hunting_party = Hunting party
tile-berry_picking = Berry picking
tile-steel_cages = Steel cages
tile-message_post = Message post
tile-toll_gate = Toll gate
tile-fruit_import = Fruit import
tile-night_market = Night market
tile-private_salon = Private salon
tile-grand_feast = Grand feast
tile-tinhorn = Tinhorn
tile-crook = Crook
tile-servant = Servant
tile-maide = Maide
tile-drudge = Drudge
tile-kitchenhand = Kitchenhand
tile-thug = Thug
tile-bouncer = Bouncer
tile-swindler = Swindler
tile-housekeeper = Housekeeper
tile-workman = Workman
tile-foreman = Foreman
tile-cook = Cook
tile-chef = Chef
tile-veteran = Veteran
tile-hubu_gross = Hubu Gross
tile-ganis = Ganis
tile-renmy = Renmy
tile-meilan = Meilan
tile-kobi = Kobi
tile-letima = Letima
tile-iduna = Iduna
tile-estelle = Estelle
tile-king_ludo = King Ludo
tile-nameless = Nameless
tile-lilith = Lilith
tile-vermelha = Vermelha
tile-nillesio = Nillesio
tile-alstero = Alstero
tile-calisterre = Calisterre

## Basic tiles
basic-garden_patch = Garden patch
basic-notice_peg = Notice peg
basic-dice_table = Dice table
basic-recipe_shelf = Recipe shelf
basic-old_hearth = Old hearth
basic-hayloft = Hayloft
basic-rumour_nook = Rumour nook
basic-poor_box = Poor box
basic-back_door = Back door
basic-signpost = Signpost
basic-market_stall = Market stall
basic-chair_of_honour = Chair of honour

## Recipes
recipe-hunters_roast = Hunter's roast
recipe-mulled_mead = Mulled mead
recipe-sesame_cakes = Black sesame cakes
recipe-forest_platter = Forest platter
recipe-spiced_oranges = Spiced oranges
recipe-orchard_tart = Orchard tart
recipe-black_broth = Black broth
recipe-pumpkin_porridge = Pumpkin porridge
recipe-herb_sorbet = Herb sorbet
recipe-cheese_board = Innkeeper's cheese board
recipe-fishermans_skillet = Fisherman's skillet
recipe-cuckold_stew = Cuckold stew
recipe-smiling_witch = Smiling witch
recipe-duck_rubies_gold = Duck in rubies and gold
recipe-bersuhl_dumplings = Bersuhl sweet fish dumplings

## Kingdom cards
kingdom-i_wanna_see_you = I wanna see you!
kingdom-table_by_the_window = Table by the window, sir!
kingdom-lucky_7 = Lucky 7
kingdom-vanity_lane = Vanity lane
kingdom-make_some_room = Make some room!
kingdom-looking_busy = Looking busy
kingdom-thank_you_sir = Thank you sir!
kingdom-collector = This guy must be a collector
kingdom-some_sacrifices = Some sacrifices
kingdom-so_they_wont_steal_it = { "...So they won't steal it" }
kingdom-law-1 = A Worker may be put only next to a Furnishing.
kingdom-law-2 = Tiles that give an ingredient lie on the outer ring only.
kingdom-law-3 = No inn holds more than seven tiles of one colour.
kingdom-law-4 = All Special Guests of an inn lie in one row or in one column.
kingdom-law-5 = No Service lies next to another Service.
kingdom-law-6 = The second tile bought in a turn may not be put next to the first.
kingdom-law-7 = A tile built on the inner ring gives { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
}, one on the outer ring { $debts ->
    [one] 1 debt
   *[other] { $debts } debts
}.
kingdom-law-8 = Three tiles of one colour in one row or column take a bonus from this card: Furnishings { $furnishing }, Services { $service }, Workers { $worker }, Special Guests { $guest }. Each tile counts once.
kingdom-law-9 = An ingredient tile built on a corner gets { $tokens ->
    [one] one more token
   *[other] { $tokens } more tokens
}.
kingdom-law-10 = Furnishings lie on the inner ring only.
kingdom-simple = The chart calls this pair interesting and simple.
kingdom-neutral = The chart calls this pair neutral.
kingdom-difficult = The chart calls this pair difficult.
kingdom-none = No Kingdom cards are in play.

## Variants
variant-kingdom = Kingdom cards: two laws that hold for the whole game.
variant-kingdom-random = Two cards are drawn at random.
variant-kingdom-none = No Kingdom cards; recommended for a first game.
variant-kingdom-simple = A random pair that the chart calls interesting and simple.
variant-kingdom-neutral = A random pair that the chart calls neutral.
variant-kingdom-difficult = A random pair that the chart calls difficult.
variant-kingdom-1-2 = 1 I wanna see you! + 2 Table by the window, sir! (neutral)
variant-kingdom-1-3 = 1 I wanna see you! + 3 Lucky 7 (neutral)
variant-kingdom-1-4 = 1 I wanna see you! + 4 Vanity lane (neutral)
variant-kingdom-1-5 = 1 I wanna see you! + 5 Make some room! (simple)
variant-kingdom-1-6 = 1 I wanna see you! + 6 Looking busy (neutral)
variant-kingdom-1-7 = 1 I wanna see you! + 7 Thank you sir! (neutral)
variant-kingdom-1-8 = 1 I wanna see you! + 8 This guy must be a collector (difficult)
variant-kingdom-1-9 = 1 I wanna see you! + 9 Some sacrifices (neutral)
variant-kingdom-1-10 = 1 I wanna see you! + 10 ...So they won't steal it (difficult)
variant-kingdom-2-3 = 2 Table by the window, sir! + 3 Lucky 7 (neutral)
variant-kingdom-2-4 = 2 Table by the window, sir! + 4 Vanity lane (neutral)
variant-kingdom-2-5 = 2 Table by the window, sir! + 5 Make some room! (neutral)
variant-kingdom-2-6 = 2 Table by the window, sir! + 6 Looking busy (neutral)
variant-kingdom-2-7 = 2 Table by the window, sir! + 7 Thank you sir! (neutral)
variant-kingdom-2-8 = 2 Table by the window, sir! + 8 This guy must be a collector (neutral)
variant-kingdom-2-9 = 2 Table by the window, sir! + 9 Some sacrifices (simple)
variant-kingdom-2-10 = 2 Table by the window, sir! + 10 ...So they won't steal it (neutral)
variant-kingdom-3-4 = 3 Lucky 7 + 4 Vanity lane (neutral)
variant-kingdom-3-5 = 3 Lucky 7 + 5 Make some room! (neutral)
variant-kingdom-3-6 = 3 Lucky 7 + 6 Looking busy (neutral)
variant-kingdom-3-7 = 3 Lucky 7 + 7 Thank you sir! (neutral)
variant-kingdom-3-8 = 3 Lucky 7 + 8 This guy must be a collector (neutral)
variant-kingdom-3-9 = 3 Lucky 7 + 9 Some sacrifices (neutral)
variant-kingdom-3-10 = 3 Lucky 7 + 10 ...So they won't steal it (neutral)
variant-kingdom-4-5 = 4 Vanity lane + 5 Make some room! (neutral)
variant-kingdom-4-6 = 4 Vanity lane + 6 Looking busy (difficult)
variant-kingdom-4-7 = 4 Vanity lane + 7 Thank you sir! (neutral)
variant-kingdom-4-8 = 4 Vanity lane + 8 This guy must be a collector (simple)
variant-kingdom-4-9 = 4 Vanity lane + 9 Some sacrifices (neutral)
variant-kingdom-4-10 = 4 Vanity lane + 10 ...So they won't steal it (neutral)
variant-kingdom-5-6 = 5 Make some room! + 6 Looking busy (neutral)
variant-kingdom-5-7 = 5 Make some room! + 7 Thank you sir! (neutral)
variant-kingdom-5-8 = 5 Make some room! + 8 This guy must be a collector (neutral)
variant-kingdom-5-9 = 5 Make some room! + 9 Some sacrifices (neutral)
variant-kingdom-5-10 = 5 Make some room! + 10 ...So they won't steal it (neutral)
variant-kingdom-6-7 = 6 Looking busy + 7 Thank you sir! (neutral)
variant-kingdom-6-8 = 6 Looking busy + 8 This guy must be a collector (neutral)
variant-kingdom-6-9 = 6 Looking busy + 9 Some sacrifices (neutral)
variant-kingdom-6-10 = 6 Looking busy + 10 ...So they won't steal it (neutral)
variant-kingdom-7-8 = 7 Thank you sir! + 8 This guy must be a collector (neutral)
variant-kingdom-7-9 = 7 Thank you sir! + 9 Some sacrifices (simple)
variant-kingdom-7-10 = 7 Thank you sir! + 10 ...So they won't steal it (simple)
variant-kingdom-8-9 = 8 This guy must be a collector + 9 Some sacrifices (neutral)
variant-kingdom-8-10 = 8 This guy must be a collector + 10 ...So they won't steal it (neutral)
variant-kingdom-9-10 = 9 Some sacrifices + 10 ...So they won't steal it (neutral)
variant-recipes = Recipes: whether the four advanced cards take part.
variant-recipes-auto = Advanced recipes with three or four players, not with two.
variant-recipes-full = All fifteen recipes.
variant-recipes-no_advanced = The eleven simple recipes; recommended for a first game.
variant-basic_tiles = Basic tiles: how the corners of the inns are furnished.
variant-basic_tiles-draft = Everybody drafts four tiles and places them.
variant-basic_tiles-random = Four tiles are dealt and placed at random; recommended for a first game.
variant-basic_tiles-none = No basic tiles, the simplest start: the corners stay closed, and the first full inn ends the game with that turn.
variant-rounds = Rounds: whether a last round is agreed.
variant-rounds-box = As many as it takes: the game goes on until inns are full.
variant-rounds-8 = After 8 rounds at the latest.
variant-rounds-10 = After 10 rounds at the latest.
variant-rounds-12 = After 12 rounds at the latest.
variant-rounds-15 = After 15 rounds at the latest.
variant-rounds-20 = After 20 rounds at the latest.
variant-start = Start player.
variant-start-random = The start player is drawn.
variant-start-seat-1 = Seat 1 begins.
variant-start-seat-2 = Seat 2 begins.
variant-start-seat-3 = Seat 3 begins.
variant-start-seat-4 = Seat 4 begins.
variant-recipes-auto-name = By seats
variant-recipes-full-name = All
variant-recipes-no_advanced-name = Simple
variant-basic_tiles-draft-name = Drafted
variant-basic_tiles-random-name = Dealt
variant-basic_tiles-none-name = None
variant-rounds-box-name = Open
variant-start-random-name = Drawn
variant-start-seat-1-name = 1
variant-start-seat-2-name = 2
variant-start-seat-3-name = 3
variant-start-seat-4-name = 4

preset-first_game = First game: no Kingdom cards, the simple recipes, basic tiles laid at random.
preset-first_game_lite = First game, simplest: the same without basic tiles; the first full inn ends it.
preset-full_game = The whole game: two Kingdom cards, drafted basic tiles, recipes by the number of players.
table-needs-corners = Kingdom card { $card } needs basic tiles; choose another pair.

## Effects
effect-prestige = +{ $n } Prestige
effect-prestige-minus = −{ $n } Prestige
effect-revenue = +{ $n } revenue
effect-revenue-minus = −{ $n } revenue
effect-guldens = { $n ->
    [one] 1 gulden
   *[other] { $n } guldens
}
effect-guldens-minus = { $n ->
    [one] 1 debt
   *[other] { $n } debts
}
effect-reputation-plus = { $group } +{ $n }
effect-reputation-minus = { $group } −{ $n }
effect-recipe = { $n ->
    [one] draw a recipe
   *[other] draw { $n } recipes
}
effect-reserve = { $n ->
    [one] reserve a tile
   *[other] reserve { $n } tiles
}
effect-dice_guldens = a die roll in guldens
effect-garden = an extra token for an ingredient tile that covers it
takeback-gossip = give up { $gossips }
takeback-recipe = { $n ->
    [one] discard a recipe at random
   *[other] discard { $n } recipes at random
}
takeback-reserve = { $n ->
    [one] discard a reserved tile
   *[other] discard { $n } reserved tiles
}
takeback-dice_guldens = a die roll in debts
price = { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
}
price-gossip = for { $gossips }
price-or-gossip = { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
} or { $gossips }
gives-ingredient = { $ingredient }
ingredient-at-hand = { $ingredient } (at hand)
ingredient-missing = { $ingredient } (missing)
recipe-reward = brings { $reward }

## Questions
prompt-signboard = Which signboard hangs at your inn?
prompt-draft_pick = Which basic tile do you keep?
prompt-place_basic = Which basic tile do you put on which corner?
prompt-impression_welcome = Which guests do you make welcome? The next question is whom you turn away.
prompt-impression_unwelcome = You welcome { $group }. Which guests do you turn away?
prompt-gossip_action = What do you do with your gossips?
prompt-gossip_rep_up = With which group does your reputation rise by { $number }?
prompt-gossip_rep_down = Whose reputation falls, and with which group?
prompt-gossip_victims = Which two rivals lose a gulden to you?
prompt-gossip_steal_type = Which gossip do you steal?
prompt-gossip_track = Which track is laid out anew?
prompt-swap_own_tile = Which of your ingredient tiles do you give away?
prompt-swap_other_tile = Which tile do you take for { $tile }?
prompt-invest = Which tile do you buy? You have { $pouch ->
    [one] 1 gulden
   *[other] { $pouch } guldens
} and may buy { $left ->
    [one] one more tile
   *[other] up to { $left } tiles
}.
prompt-pay = How do you pay for { $tile }?
prompt-reserve = Which tile do you reserve for a later turn?
prompt-build = Where do you build { $tile }?
prompt-complete_recipe = Do you complete a recipe?
prompt-ingredient_source = Which tile gives the { $ingredient }?
prompt-announce_end = Your inn is full. Do you announce the end of the game?
prompt-distressed_gossip = The Distressed tell you something: which gossip do you take?
prompt-outlaws_lose_gossip = The Outlaws' die: which gossip do you give up?
prompt-travellers_action = The Travellers bring recipes: what do you do?
prompt-travellers_keep = Which recipe do you keep?
prompt-travellers_discard = Which recipe do you discard?
prompt-travellers_victim = From whom do you take a recipe?
prompt-travellers_replace = { $thief } took a recipe from you. Do you draw a new one?
prompt-townsfolk_action = The Townsfolk deal in reserved tiles: what do you do?
prompt-townsfolk_own = Which of your reserved tiles?
prompt-townsfolk_target = What do you take for { $tile }?
prompt-gain_gossip_type = Which gossip do you take?
prompt-lose_gossip_type = Which gossip do you give back?
prompt-gain_reputation_group = With which group does your reputation rise by { $number }?
prompt-lose_reputation_group = With which group does your reputation fall by { $number }?
prompt-reserve_effect = Which tile do you reserve?
prompt-discard_reserved = Which reserved tile do you give back?
prompt-collector_line = Which three tiles do you show the collector?

short-signboard = pick a signboard
short-draft_pick = choose a basic tile
short-place_basic = place a basic tile
short-impression_welcome = choose who is welcome, or go on
short-impression_unwelcome = choose whom you turn away
short-gossip_action = use gossips, or go on
short-gossip_rep_up = choose a group that likes you better
short-gossip_rep_down = choose whose reputation falls
short-gossip_victims = choose two rivals to rob
short-gossip_steal_type = choose a gossip to steal
short-gossip_track = choose a track
short-swap_own_tile = choose an ingredient tile of your own
short-swap_other_tile = choose an ingredient tile of a rival
short-invest = buy tiles, or go on
short-pay = choose how to pay
short-reserve = reserve a tile, or go on
short-build = build the tile that you bought
short-complete_recipe = complete recipes, or go on
short-ingredient_source = choose the tile that gives the ingredient
short-announce_end = say whether the game ends
short-distressed_gossip = choose a gossip
short-outlaws_lose_gossip = choose a gossip to give up
short-travellers_action = use the Travellers' action, or go on
short-travellers_keep = choose the recipe to keep
short-travellers_discard = choose the recipe to discard
short-travellers_victim = choose a rival
short-travellers_replace = draw a new recipe, or not
short-townsfolk_action = use the Townsfolk's action, or go on
short-townsfolk_own = choose one of your reserved tiles
short-townsfolk_target = choose what you take for it
short-gain_gossip_type = choose a gossip
short-lose_gossip_type = choose a gossip to give back
short-gain_reputation_group = choose a group
short-lose_reputation_group = choose a group
short-reserve_effect = choose a tile to reserve
short-discard_reserved = choose a reserved tile to give back
short-collector_line = choose a line of three

## Options
option-basic = { $tile }
option-place = { $tile } on { $space }
option-signboard = { $signboard }
option-welcome = Welcome: { $group }
option-unwelcome = Turn away: { $group }
option-group = { $group }
option-gossip = { $gossip }
option-gossip-held = you hold { $held }
option-gossip_action-0 = Take { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
}
option-gossip_action-1 = Steal { $number ->
    [one] a gulden
   *[other] { $number } guldens
} and a gossip from your rival
option-gossip_action-2 = Steal { $number ->
    [one] a gulden
   *[other] { $number } guldens
} from each of two rivals
option-gossip_action-3 = Raise your reputation with a group by { $number }
option-gossip_action-4 = Lower anybody's reputation by { $number }, then raise your own
option-gossip_action-5 = Lower the reputation of two rivals by { $number }
option-gossip_action-6 = Lay out a track anew
option-gossip_action-7 = Swap an ingredient tile with a rival
option-gossip_action-end = No more gossip actions
option-impression_welcome-pass = Leave the guests as they are
option-rep-down = { $group } of { $seat }
option-victims = { $first } and { $second }
option-victims-chests = in their Chests: { $first } and { $second }
option-steal-gossip = { $gossip }
option-track = Track { $tier }
option-tile = { $tile } on { $space }
option-source = { $tile } on { $space }
option-tokens = { $tokens ->
    [0] no token on it
    [one] 1 token on it
   *[other] { $tokens } tokens on it
}
option-of-seat = { $seat }: { $thing }
option-buy = Buy { $tile } ({ $price })
option-buy-reserved = Buy the reserved { $tile } ({ $price })
option-pay-guldens = { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
}
option-pay-guldens-left = leaves { $left } in your Pouch
option-pay-gossip = { $gossips }
option-pay-gossip-left = leaves { $left } of them
option-invest-end = Buy nothing more
warn-guldens = { $n ->
    [one] 1 gulden is lost: the Chest holds { $most }
   *[other] { $n } guldens are lost: the Chest holds { $most }
}
warn-special = the special action is lost
option-reserve = Reserve { $tile } ({ $price })
option-reserve-pass = Reserve nothing
option-space = { $space }
option-reserved = { $tile }
option-reserved-place = { $tile }, place { $place }
option-target = { $tile } ({ $price })
option-target-discard = { $tile } from the discard pile
option-recipe = { $recipe }
option-recipe-effect = { $needs }; brings { $reward }
option-recipe-risk = an uncompleted recipe costs points at the end
option-complete_recipe-end = No more recipes
option-recipes-held = { $recipes ->
    [one] 1 recipe in hand
   *[other] { $recipes } recipes in hand
}
option-rob = { $seat }
option-travellers-0 = { $number ->
    [one] Draw a recipe and keep it
   *[other] Draw { $number } recipes, keep one
}
option-travellers-1 = Discard a recipe of your hand
option-travellers-2 = Take a random recipe from a rival
option-travellers_action-pass = Do nothing
option-travellers_replace-pass = Draw none
option-replacement = Draw a recipe
option-townsfolk-0 = Exchange a reserved tile for one on the track or on the discard pile
option-townsfolk-1 = Swap a reserved tile with a rival
option-townsfolk-2 = Put a reserved tile back into its sack for { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
}
option-townsfolk_action-pass = Do nothing
option-announce-yes = Announce the end: this round is the last
option-announce-no = Play on
option-line = { $tiles }
forecast-move = { $before } to { $after }
forecast-special = sets off { $number ->
    [one] the action
   *[other] { $number } actions
} of { $group }
forecast-first = after the action of { $group }
forecast-void = sets off { $number ->
    [one] the action
   *[other] { $number } actions
} of { $group }, which can do nothing
forecast-cover = covers { $tile } ({ $effects })
forecast-cover-free = covers { $tile } (nothing to give back)
forecast-extra-token = one more token
forecast-collector = the collector gives { $bonus }
forecast-line = a line for the collector: { $bonus }

## What happened
event-start = { $seat } is the start player.
event-kingdom = The law “{ $law }” holds for the whole game.
event-signboard = { $seat } hangs out the signboard “{ $signboard }”.
event-dealt = Everybody is dealt { $number ->
    [one] a basic tile
   *[other] { $number } basic tiles
}.
event-hands-passed = Everybody has chosen. The hands move left, { $number ->
    [one] one tile
   *[other] { $number } tiles
} in each.
event-revealed = { $seat } shows { $basic1 }, { $basic2 }, { $basic3 } and { $basic4 }.
event-placed = { $seat } puts { $basic } on { $space }.
event-prestige = { $seat } gains { $change } Prestige ({ $now }).
event-prestige-down = { $seat } loses { $change } Prestige ({ $now }).
event-revenue = { $seat }: revenue rises by { $change } to { $now }.
event-revenue-down = { $seat }: revenue falls by { $change } to { $now }.
event-guldens = { $seat } receives { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
}.
event-guldens-limit = { $seat } receives { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
}; the Chest is full and { $lost } more { $lost ->
    [one] is
   *[other] are
} lost.
event-debts = { $seat } takes { $number ->
    [one] a debt
   *[other] { $number } debts
} ({ $now } in all).
event-gossip-gained = { $seat } takes { $gossips } ({ $now } held).
event-gossip-lost = { $seat } gives up { $gossips } ({ $now } held).
event-reputation = { $seat }: { $group } { $before } to { $after }.
event-special = { $seat } sets off the action of the { $group }.
event-special-void-distressed = { $seat } sets off the action of the Distressed, but can take no gossip.
event-special-void-travellers = { $seat } sets off the action of the Travellers, but there is no recipe to draw, discard or take.
event-special-void-townsfolk = { $seat } sets off the action of the Townsfolk, but has no reserved tile: nothing happens.
event-special-declined = { $seat } passes up the action of the { $group }.
event-die = { $seat } rolls a { $number }.
event-die-void-gossip = { $seat } has no gossip to give up: the roll does nothing.
event-die-void-reputation = { $seat } has no reputation and no Prestige to lose there: the roll does nothing.
event-die-void-revenue = { $seat } cannot earn less: the roll does nothing.
event-recipe-drawn = { $seat } draws the recipe { $recipe }.
event-recipe-drawn-hidden = { $seat } takes a recipe.
event-recipe-discarded = { $seat } discards the recipe { $recipe }.
event-recipe-stolen = { $seat } takes the recipe { $recipe } from { $victim }.
event-recipe-stolen-hidden = { $seat } takes a recipe from { $victim }.
event-recipe-completed = { $seat } completes { $recipe }.
event-deck-reshuffled = { $number ->
    [one] The discarded recipe becomes the new deck.
   *[other] { $number } discarded recipes are shuffled into a new deck.
}
event-tile-laid = { $tile } comes to track { $track }.
event-tile-discarded = { $tile } leaves track { $track }.
event-reserved = { $seat } reserves { $tile }.
event-bought = { $seat } buys { $tile } for { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
}.
event-bought-gossip = { $seat } buys { $tile } for { $gossips }.
event-built = { $seat } builds { $tile } on { $space }.
event-covered = { $seat } covers { $basic } on { $space } and gives its bonuses back.
event-covered-free = { $seat } covers { $basic } on { $space }.
event-purchase-lost = { $seat } has no space left for { $tile }: it is lost without refund.
event-tokens = { $seat } puts { $number } { $stocked } on { $space }.
event-token-used = { $seat } uses { $ingredient } of { $tile } on { $space }.
event-impression = { $seat } welcomes { $welcome } and turns { $unwelcome } away.
event-gossip-action-0 = { $seat } spends an economic gossip for guldens.
event-gossip-action-1 = { $seat } spends two economic gossips to steal.
event-gossip-action-2 = { $seat } spends two economic gossips to steal from two rivals.
event-gossip-action-3 = { $seat } spends a political gossip for reputation.
event-gossip-action-4 = { $seat } spends two political gossips to lower one reputation and raise another.
event-gossip-action-5 = { $seat } spends two political gossips to lower the reputation of two rivals.
event-gossip-action-6 = { $seat } spends a traveller's gossip to lay out a track anew.
event-gossip-action-7 = { $seat } spends two traveller's gossips to swap ingredient tiles.
event-guldens-stolen = { $seat } steals { $number ->
    [one] a gulden
   *[other] { $number } guldens
} from { $victim }.
event-guldens-stolen-limit = { $seat } steals { $number ->
    [one] a gulden
   *[other] { $number } guldens
} from { $victim }; the Chest is full and { $lost } { $lost ->
    [one] is
   *[other] are
} lost.
event-gossip-stolen = { $seat } steals { $gossip } from { $victim }.
event-refreshed = { $seat } clears track { $tier }.
event-swapped = { $seat } swaps { $tile } for { $other } of { $victim }.
event-changed-inn = { $tile } goes from { $victim } to { $seat } { $number ->
    [0] without a token
    [one] with 1 token
   *[other] with { $number } tokens
}.
event-changed-inn-marked = { $tile } goes from { $victim } to { $seat } with { $number ->
    [0] the collector's mark
    [one] 1 token and the collector's mark
   *[other] { $number } tokens and the collector's mark
}.
event-exchanged = { $seat } exchanges the reserved { $tile } for { $other }.
event-reserved-swapped = { $seat } swaps the reserved { $tile } for { $other } of { $victim }.
event-returned = { $seat } puts the reserved { $tile } back into its sack.
event-reserved-discarded = { $seat } discards the reserved { $tile }.
event-collected = { $seat } shows the collector a line of three: { $colour }.
event-turn = Round { $round }: { $seat } begins the turn with { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
} in the Pouch.
event-income = { $seat } receives { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
} of revenue (Chest: { $now }).
event-income-limit = { $seat } receives { $number ->
    [one] 1 gulden
   *[other] { $number } guldens
} of revenue (Chest: { $now }); { $lost } { $lost ->
    [one] does not fit and is
   *[other] do not fit and are
} lost.
event-kept = { $seat } puts { $number ->
    [one] 1 unspent gulden
   *[other] { $number } unspent guldens
} back into the Chest ({ $now }).
event-kept-limit = { $seat } puts { $number ->
    [one] 1 unspent gulden
   *[other] { $number } unspent guldens
} back into the Chest ({ $now }); { $lost } { $lost ->
    [one] does not fit and is
   *[other] do not fit and are
} lost.
event-debts-paid = { $seat } pays { $number ->
    [one] a debt
   *[other] { $number } debts
}; { $left } { $left ->
    [one] remains
   *[other] remain
}, { $now ->
    [one] 1 gulden is
   *[other] { $now } guldens are
} in the Chest.
event-announced = { $seat } announces the end: this round is the last.
event-ended-1 = The announced last round is over.
event-ended-2 = Every inn is full: the game is over.
event-ended-3 = The first inn is full: the game is over.
event-ended-4 = The last round is over.
event-pouch-refilled = { $number ->
    [one] The discarded tile of tier { $tier } goes back into its sack.
   *[other] The { $number } discarded tiles of tier { $tier } go back into their sack.
}
event-offered = { $seat } draws { $number ->
    [one] a recipe
   *[other] { $number } recipes
} to choose from.

## The table
status-setup = Setup
status-round = Round { $round }
status-turn = { $seat }: { $step }
status-start = { $seat } is start player
status-rolled = rolled in this turn: { $rolls }
status-announced = { $seat } has announced the end: last round
status-end = A full inn (16 spaces) may announce the end; when all are full the game is over
status-end-first = The first full inn (16 spaces) ends the game with that turn
status-over = The game is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
step-chest_to_pouch = step 1, Chest to Pouch
step-impression = step 2, guests' impression
step-gossip_actions = step 3, gossip actions
step-invest = step 4, investing
step-reserve = step 5, reserving
step-build = step 6, building
step-recipes = step 7, recipes
step-update = step 8, update
step-end = step 9, end of the turn
zone-kingdom = Kingdom cards
zone-track = Investment track { $tier }
zone-discard-top = Top of the discard pile
zone-acquired = Bought this turn
zone-reputation = Reputation
zone-recipes = Recipes
zone-offer = Drawn to choose from
zone-recipe-discard = Discarded recipes
zone-supply = Gossip supply
zone-mat = { $seat }, { $signboard }
zone-mat-unnamed = { $seat }
zone-inn = Inn
zone-row = Row { $row }
zone-reserve = Reserved
zone-guests = Guests
zone-own-reputation = Standing
zone-hand = Recipes in hand
zone-completed = Completed recipes
zone-draft = Basic tiles to choose from
zone-signboards = Signboards to choose from
zone-kept = Basic tiles kept
counter-points = points
counter-prestige = Prestige
counter-pouch-guldens = Pouch
counter-chest = Chest
counter-debt = debts
counter-revenue = revenue
counter-covered = spaces covered
counter-recipes = recipes in hand
counter-turns = turns taken
counter-guldens = guldens
counter-pouch = in the sack
counter-discard = discarded
counter-recipe-deck = in the deck
piece-empty = empty
piece-offer = { $tile } ({ $gives })
piece-law = { $card } - { $law }
piece-space-inner = { $space } (inner)
piece-space-outer = { $space }
piece-closed = { $space } (closed)
piece-token = { $seat } on { $space } ({ $points })
piece-reputation = { $group } { $space } ({ $points })
piece-guest = { $group }
piece-guest-welcome = { $group } (welcome)
piece-guest-unwelcome = { $group } (turned away)
ring-inner = { $space }, inner ring
ring-outer = { $space }, outer ring
note-leaves = leaves at the end of step 5
note-tokens = { $ingredient }: { $tokens ->
    [0] used up
    [one] 1 token
   *[other] { $tokens } tokens
}
note-marked = has served the collector
note-gave = gave { $effects }
note-basic = { $effects }; bonuses are given back when it is covered
note-basic-free = { $effects }; nothing is given back when it is covered
note-hand = each recipe left at the end costs points
note-picked = You keep { $tile }.
note-deciding = is deciding
note-income = After step 8: { $chest ->
    [one] 1 gulden
   *[other] { $chest } guldens
} in the Chest, { $paid ->
    [one] 1 debt
   *[other] { $paid } debts
} paid, { $debt } left
special-distressed = action on { $spaces } and past 12: a gossip of any type; points { $points }
special-outlaws = action on { $spaces } and past 12: roll the die; points { $points }
special-travellers = action on { $spaces } and past 12: draw, discard or steal a recipe; points { $points }
special-townsfolk = action on { $spaces } and past 12: trade a reserved tile; points { $points }
special-nobles = action on { $spaces } and past 12: guldens; points { $points }

## Why not
why-over = The game is over.
why-not-asked = It is not your question: the table waits for { $seat }.
why-other-question = Not now: first { $question }.
why-empty = Nothing lies there.
why-signboard-taken = That signboard hangs at the inn of { $seat }.
why-too-dear = It costs { $cost ->
    [one] 1 gulden
   *[other] { $cost } guldens
}, you have { $pouch }.
why-too-dear-gossip = It costs { $cost ->
    [one] 1 gulden
   *[other] { $cost } guldens
} or { $gossips }; you have { $pouch ->
    [one] 1 gulden
   *[other] { $pouch } guldens
} and { $held } of that gossip.
why-kingdom = A Kingdom card forbids it. { $laws }
why-no-free-space = There is no free space left in your inn for it.
why-no-room = There is no space on which you could build it: a bonus could not be given back, or Prestige would fall below 1.
why-no-room-after = The second tile that you bought would have no space left.
why-built-over = An inn tile lies there already.
why-no-corner = Basic tiles go on the corners.
why-basic-there = A basic tile lies there already.
why-closed-corner = Without basic tiles the corners stay closed.
why-take-back = You cannot give back the bonuses of the basic tile there, or Prestige would fall below 1, or the second tile would have no space left.
why-other-tier-or-double = Only a tile of the same tier can be taken, and no tile may lie twice on a track.
why-rivals-reserve = You swap with a rival: choose a tile that somebody else has reserved.
why-already-welcome = { $group } lies on the welcome space already; each space needs another group than before.
why-already-unwelcome = { $group } lies on the unwelcome space already; each space needs another group than before.
why-both = { $group } cannot be welcome and turned away at once.
why-prestige = Prestige would fall below 1; you have { $prestige }.
why-not-yours = That belongs to { $seat }.
why-no-ingredient = Only tiles that give an ingredient can be swapped.
why-no-swap = This swap is not possible: it would break a Kingdom card, or it needs a tile of the other inn.
why-no-token = There is no { $ingredient } on that tile.
why-gossip-used = You have used { $gossip } in this turn already; each type works once a turn.
why-gossip-few = You hold too few: { $gossip }.
why-gossip-idle = What { $gossip } could do now would change nothing, or costs more than you hold.
why-gossip-full = You hold as many as you may: { $gossip }.
why-gossip-none-left = There is none to take: { $gossip }.
why-not-in-hand = That recipe is not in your hand.
why-not-dealt = That tile is not among those from which you choose.
why-yourself = Choose somebody else.
why-no-recipe = { $seat } has no recipe in hand.
why-no-gulden = Neither of them has a gulden in the Chest.
why-rivals-gossip = You steal from your rival: choose a gossip there.
why-no-price = The tile cannot be paid with that: { $gossip }.
why-struck = { $seat } has lost reputation by this action already; choose somebody else.
why-no-exchange = There is no tile of its tier for which it could be exchanged.
why-market = You exchange it with the market: choose a tile of the track or of the discard pile.
why-not-drawn = That recipe is not among those that you drew.
why-ingredients = You still need { $ingredients } on your own tiles.

## Score
score-heading = { scene-final }
score-part-reputation = Reputation
score-part-last = The last count
score-prestige = Prestige
score-distressed = Distressed
score-outlaws = Outlaws
score-travellers = Travellers
score-townsfolk = Townsfolk
score-nobles = Nobles
score-guldens = Guldens in the Chest
score-gossips = Gossips
score-ingredients = Ingredients
score-debts = Debts
score-recipes = Recipes left in hand
score-least = Raised to the least score
score-tie-nobles = Nobles reputation
score-tie-townsfolk = Townsfolk reputation

## On the shelf
title-name = Crossroads Inn
title-motto = The best inn of the realm earns a crown.
title-minutes = 90–120 min

## Scenes
scene-final = The road goes on
scene-final-note = The Prestige of every inn is counted
scene-inn = Inn
scene-prestige = Prestige
scene-prestige-note = on the track
scene-reputation = Reputation
scene-reputation-note = five groups
scene-guldens = Chest
scene-guldens-note = guldens left
scene-gossips = Gossips
scene-gossips-note = left over
scene-ingredients = Goods
scene-ingredients-note = ingredients left
scene-debts = Debts
scene-debts-note = not paid
scene-recipes = Recipes
scene-recipes-note = { $n } less for each in hand
scene-recipes-none = none in hand
scene-least = At least
scene-least-note = nobody goes home with less
scene-left = { $n } left
scene-round = Round { $n }

# What a position is worth, part by part.
term-prestige = Prestige
term-reputation = reputation
term-purse = guldens, revenue and gossips
term-recipes = recipes and ingredients
term-tiles = tiles to be built
term-room = free spaces in the inn

## What is this?
signs-money = Money and fame
signs-groups = Who comes to your inn
signs-gossip = Gossip
signs-tiles = Tiles
signs-inn = The inn
signs-ingredients = The ten ingredients
kind-slot = Tile of track { $tier }, slot { $place }
kind-slot-last = Tile of track { $tier }, the last slot
kind-heap = On top of the discard pile of track { $tier }
kind-bought = Bought by { $seat }, not built yet
kind-reserved = Reserved by { $seat }
kind-inn = Inn of { $seat }: { $space }
kind-space = Free space in the inn of { $seat }
kind-group = Reputation track
kind-standing = Reputation of { $seat }
kind-guest-tile = Guest tile of { $seat }
kind-gossip = Gossip of { $seat }
kind-kingdom = Kingdom card { $number }, for everybody
kind-recipe-hand = Recipe in the hand of { $seat }
kind-recipe-offer = Recipe, drawn to choose from
kind-recipe-discard = Recipe, discarded
kind-recipe-completed = Recipe, cooked by { $seat }
text-built = When built: { $effects }.
text-placed = When placed: { $effects }.
text-gave = Gave { $effects } when it was laid here.
text-marked = It has served the collector and does not count for him again.
label-room = Spaces
label-built-here = Built here
label-cover = Built over
label-reward = Reward
label-needs = Needs
label-tracks = On the tracks
label-unfinished = Not cooked
label-next = Next space
label-die = The die
label-others = The others
label-spaces = At the end
label-welcomed = Welcomed
label-turned-away = Turned away
label-pair = The pair
label-inn = In your inn
label-on-card = On the card
label-rest = All the rest
have-pouch = { $n ->
    [one] 1 gulden in the Pouch
   *[other] { $n } guldens in the Pouch
}
have-chest = { $n ->
    [one] 1 gulden in the Chest
   *[other] { $n } guldens in the Chest
}
have-gossips = { $n } of { $limit } held; each counts at the end
worth-at-once = { $prestige } at once
worth-by-reputation = reputation counts at the end
worth-counts = counts { $points } at the end
worth-any-group = at best { $n } more at the end
worth-no-prestige = no Prestige, neither now nor at the end
worth-room = { $free ->
    [0] the inn is full
   *[other] on { $n } of { $free } that are free
}
worth-common = { $ingredient }, on { $n ->
    [one] 1 tile of the game
   *[other] { $n } tiles of the game
}
worth-wanted = wanted for { $recipes }
worth-cover-free = nothing is given back
worth-unfinished = as long as it is in hand
worth-space = space { $space }
worth-side = on a { $side }: { $effects }
worth-spaces = space by space from 0: { $points }
worth-left = { $n } in the supply
worth-colour = { $colour }: { $n }
worth-rings = free inside: { $inner }, outside: { $outer }
worth-corners = { $n ->
    [one] 1 corner to build over
   *[other] { $n } corners to build over
}
worth-row = row { $line } has { $tiles }: a third one earns { $bonus }
worth-column = column { $line } has { $tiles }: a third one earns { $bonus }
worth-no-line = no third tile would earn a bonus of the card now
worth-card-bare = nothing any more
worth-chest = { $n ->
    [one] 1 gulden
   *[other] { $n } guldens
} with the Pouch; at the end every { $each } are one point
worth-unpaid = { $n ->
    [0] no debt is open
    [one] 1 debt is open
   *[other] { $n } debts are open
}
worth-uncooked = { $n ->
    [0] none in hand
    [one] 1 in hand, not cooked
   *[other] { $n } in hand, not cooked
}
worth-points = if the game ended now
worth-on-track = on the Prestige track
worth-groups = for the five groups
worth-rest = guldens, gossips and ingredients, less debts and recipes in hand
sign-point = Points
sign-point-says = What the seat would have if the game ended now. Most points win.
sign-prestige = Prestige
sign-prestige-says = Fame, on a track of its own. Each is a point at the end; it never falls below 1.
sign-gulden = Gulden
sign-gulden-says = Money. Only what lies in your Pouch can be spent.
sign-pouch = Pouch
sign-pouch-says = What can be spent this turn. What is left goes back to the Chest in step 8.
sign-chest = Chest
sign-chest-says = Money for the next turn, { $limit } at most; more is lost.
sign-debt = Debt
sign-debt-says = Paid from the Chest in step 8. One that is still open at the end costs a point.
sign-revenue = Revenue
sign-revenue-says = So many guldens come into the Chest each turn, from 1 to { $limit }.
sign-reputation = Reputation
sign-reputation-says = The small figure of the space reached counts at the end. Below 0 each step costs a Prestige instead.
sign-distressed-says = On { $spaces } and past 12: a gossip of any type.
sign-outlaws-says = On { $spaces } and past 12: roll the die.
sign-travellers-says = On { $spaces } and past 12: draw, discard or steal a recipe.
sign-townsfolk-says = On { $spaces } and past 12: exchange, swap or sell a reserved tile.
sign-nobles-says = On { $spaces } and past 12: { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
} for the Chest.
sign-any = Any group
sign-any-says = You choose which of the five groups it is.
sign-gossip-says = In step 3 each type acts once. Some tiles can be paid with gossip, and what is kept counts at the end.
sign-economic-says = One: { $guldens ->
    [one] 1 gulden
   *[other] { $guldens } guldens
} for the Pouch. Two: { $seats ->
    [2] { $stolen ->
        [one] 1 gulden
       *[other] { $stolen } guldens
    } and a gossip from the rival.
   *[other] { $stolen ->
        [one] 1 gulden
       *[other] { $stolen } guldens
    } from each of two rivals.
}
sign-political-says = One: an own reputation rises by { $raised }. Two: { $seats ->
    [2] one of anybody's falls by { $lowered }, then an own one rises.
   *[other] two rivals fall by { $lowered } each.
}
sign-traveller-says = One: a track is laid out anew. Two: an ingredient tile is swapped with a rival.
sign-gossip-any-says = You choose which of the three types it is.
sign-furnishing-says = A chair on yellow. It never gives an ingredient.
sign-service-says = A cloche on brown. Gives much, and often takes something too.
sign-worker-says = A hammer on blue. The people who work for you.
sign-guest-says = A star on red. Somebody with a name of their own.
sign-track = Investment track
sign-track-says = Four tiles to buy. Tiles move to the right; the one on the last slot leaves at the end of step 5.
sign-sack = Sack
sign-sack-says = Tiles not drawn yet, two of each kind in the game. Everybody may look inside.
sign-heap-says = Tiles that left the track. They go back into the sack when it has none that fits.
sign-reserve = Reserve
sign-reserve-says = Two places for tiles to buy later. Nobody else can buy them.
sign-bought-says = What is bought is built in step 6 of the same turn, in the order of buying.
sign-inn = Inn
sign-inn-says = Sixteen spaces and four corners. Every tile is built on a free space and stays.
sign-inner-says = On the inner ring, in the middle of the inn. A tile can be built here; some Kingdom cards look at the ring.
sign-outer-says = On the outer ring, along the walls. A tile can be built here; some Kingdom cards look at the ring.
sign-closed-says = Without basic tiles the corners stay closed.
sign-corner-says = It may be built over; then its bonuses are given back.
sign-basic = Basic tile
sign-basic-says = Lies on a corner from the beginning. Build over it and you give back what it gave.
sign-garden-says = An ingredient tile that is built over it gets one more token.
sign-covered-says = Corners do not count. With all sixteen spaces covered an inn is full, and the end is near.
sign-recipe = Recipe
sign-recipe-says = With a token of each ingredient on the own tiles it can be cooked in step 7; the tokens go.
sign-deck-says = Recipes are drawn from here. Discarded ones are shuffled when the deck is empty.
sign-offer-says = One of them stays with you, the other is discarded.
sign-ingredient = Ingredient
sign-ingredient-says = { $n ->
    [one] 1 tile of the game gives it.
   *[other] { $n } tiles of the game give it.
}
sign-kingdom = Kingdom card
sign-kingdom-says = It holds for every inn, all game long.
sign-collector = Collector's mark
sign-collector-says = Three unmarked tiles of a colour in a line take a bonus from the card. When it is gone, it is gone.
sign-guest-tile-says = In step 2 one may welcome a group and turn another away, each other than the last time.
sign-welcome = Welcome
sign-welcome-says = The reputation with this group rises by 1.
sign-unwelcome = Turned away
sign-unwelcome-says = The reputation with this group falls by 1.
sign-die = Die of the Outlaws
sign-die-says = Its six sides bring good and bad; the panel of the Outlaws lists them.
sign-turn-says = A turn has nine steps. Everybody takes the same number of turns, unless a full inn ends the game at once.
sign-signboard-says = It shows which inn is yours and changes nothing else.
