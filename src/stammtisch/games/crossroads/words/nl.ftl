# Crossroads Inn in Dutch.

## Learning
intro-who = De koning is gestorven zonder erfgenaam. Elk van zijn kinderen runt een herberg: de beroemdste verdient de kroon.
intro-who-picture = Een wegwijzer met een kroon, een herberg op de heuvel, drie erfgenamen met hun uithangborden.
intro-wins = Het meeste prestige wint. Aan het eind wordt je reputatie bij vijf groepen prestige; geld, roddels en ingrediënten geven er wat bij.
intro-wins-picture = Vijf reputatiesporen en het prestige dat elk oplevert; guldens, roddels en ingrediënten geven er wat bij.
intro-turn = Verwelkom één groep, weiger een andere. Koop tot twee tegels en bouw ze. Kook recepten. Dan vullen je inkomsten de Kist.
intro-turn-picture = Een: een groep omhoog, een andere omlaag. Twee: tegels kopen. Drie: ze bouwen. Vier: een recept. Vijf: inkomsten in de Kist.

## The coach: the first line is a heading, the rest what is said
lesson-signboard =
    Hang je bord uit
    Het uithangbord toont welke herberg de jouwe is. Kies wat je mooi vindt: verder verandert het niets.
lesson-draft_pick =
    Houd één basistegel
    Basistegels liggen op je hoeken en geven van meet af aan iets. Houd er een die inkomsten geeft of past bij wat je wilt koken.
lesson-place_basic =
    Waar komen de basistegels?
    Vier tegels gaan op je vier hoeken. Je mag er later overheen bouwen, maar dan geef je terug wat ze gaven.
lesson-impression_welcome =
    Wie verwelkom je?
    Je reputatie bij deze groep stijgt met één. Hoge velden zijn aan het eind veel waard: klim waar je al goed staat.
lesson-impression_unwelcome =
    Wie weiger je?
    Je reputatie bij deze groep daalt met één. Neem een groep waar je toch laag staat, dan verlies je weinig.
lesson-gossip_action =
    Gebruik je roddels
    Roddels betalen kleine acties: guldens, reputatie, nieuwe tegels. Wat je houdt telt aan het eind een beetje, maar de meeste acties zijn meer waard.
lesson-gossip_rep_up =
    Wie denkt beter over je?
    Je reputatie bij één groep stijgt. Kies die waar het volgende veld het meeste prestige geeft.
lesson-gossip_rep_down =
    Wiens naam lijdt?
    Iemands reputatie daalt. Kies wie voorop ligt, bij een groep waar die hoog staat.
lesson-gossip_victims =
    Wie betaalt jou?
    Elk van de twee verliest een gulden aan jou, als die er een heeft. Neem van wie voorop ligt.
lesson-gossip_steal_type =
    Welke roddel steel je?
    Neem een soort waarvan je er een hebt: twee gelijke kopen meer.
lesson-gossip_track =
    Nieuwe tegels
    Een spoor wordt opnieuw uitgelegd. Kies het spoor waarop voor jou niets te halen is.
lesson-swap_own_tile =
    Welke tegel geef je?
    Twee tegels met ingrediënten wisselen van herberg. Geef er een waarvan je het ingrediënt niet nodig hebt.
lesson-swap_other_tile =
    Welke tegel neem je?
    De andere tegel komt in jouw herberg, met een nieuw ingrediënt als het zijne op is. Neem het ingrediënt dat een recept in je hand nog mist.
lesson-invest =
    Welke tegel koop je?
    Een tegel werkt één keer, bij het bouwen, en vult je herberg. Eerst inkomsten: die betalen elke beurt; later prestige en reputatie.
lesson-pay =
    Guldens of roddels?
    Een tegel betaal je met guldens of met roddels. Betaal met wat je deze beurt minder nodig hebt.
lesson-reserve =
    Leg een tegel opzij
    Een gereserveerde tegel wacht op je, niemand anders kan hem kopen. Houd er een die je nog niet kunt betalen en echt wilt.
lesson-build =
    Waar bouw je?
    Elke gekochte tegel bouw je nu op een vrij veld; hij werkt meteen. Koninkrijkskaarten verbieden soms een veld, en een hoek kost wat zijn basistegel gaf: vul eerst het midden.
lesson-build-laws =
    Waar bouw je?
    Elke gekochte tegel bouw je nu op een vrij veld; hij werkt meteen. Koninkrijkskaarten verbieden soms een veld, en de hoeken zijn vanavond dicht.
lesson-build-corners =
    Waar bouw je?
    Elke gekochte tegel bouw je nu op een vrij veld; hij werkt meteen. Een hoek kost wat zijn basistegel gaf: vul eerst het midden.
lesson-build-plain =
    Waar bouw je?
    Elke gekochte tegel bouw je nu op een vrij veld; hij werkt meteen. De hoeken zijn vanavond dicht, en elk ander veld is even goed.
lesson-complete_recipe =
    Kook een recept
    Een recept vraagt zijn ingrediënten op je tegels; dan betaalt het. Kook het zodra je kunt: de ingrediënten zijn weg, maar de beloning telt.
lesson-ingredient_source =
    Welke tegel geeft het?
    Het ingrediënt verlaat die tegel. Neem de tegel die je voor andere recepten het minst nodig hebt.
lesson-announce_end =
    Het einde aankondigen?
    Je herberg is vol en je mag van deze ronde de laatste maken. Doe het als je denkt voorop te liggen.
lesson-distressed_gossip =
    Nieuws van de straat
    De Behoeftigen vertellen je iets: neem een roddel. Liefst een soort die je al hebt, twee kopen meer.
lesson-outlaws_lose_gossip =
    De Vogelvrijen willen iets
    Je staat een roddel af. Doe de soort weg waarvan je er maar één hebt.
lesson-travellers_action =
    Gasten met recepten
    Bij de Reizigers trek je een recept, leg je er een af of steel je er een. Trek als je tegels ingrediënten geven die geen recept van jou vraagt.
lesson-travellers_keep =
    Welk recept houd je?
    Je ziet twee recepten, en een blijft bij jou. Houd het recept waarvan je de ingrediënten al hebt of gauw kunt kopen.
lesson-travellers_discard =
    Welk recept gaat weg?
    Een recept verlaat je hand. Doe het recept weg dat je voor het eind niet meer kookt.
lesson-travellers_victim =
    Van wie?
    Je neemt een willekeurig recept. Neem van wie er het meest heeft.
lesson-travellers_replace =
    Je bent bestolen
    Je mag voor het verloren recept een nieuw trekken. Doe het als je het nog kunt koken: in je hand kost het aan het eind prestige.
lesson-townsfolk_action =
    Handel met de Stedelingen
    Ze ruilen gereserveerde tegels. Gebruik het als een andere beter in je herberg past.
lesson-townsfolk_own =
    Welke tegel gaat weg?
    Een gereserveerde tegel gaat weg, en er komt een andere of er komen guldens voor. Geef de tegel die je het laatst zou bouwen.
lesson-townsfolk_target =
    Wat neem je ervoor?
    Je kiest wat je voor je tegel krijgt. Neem de tegel die je kunt betalen en die meteen iets oplevert.
lesson-gain_gossip_type =
    Welke roddel neem je?
    Twee gelijke kopen een sterkere actie dan één. Vul de soort aan die je het meest gebruikt.
lesson-lose_gossip_type =
    Welke roddel gaat weg?
    Je bouwde over wat je een roddel gaf, dus gaat er een terug. Geef een soort terug die je maar één keer hebt of niet gebruikt.
lesson-gain_reputation_group =
    Wie denkt beter over je?
    Eén groep denkt beter over je, en jij kiest welke. Kies de groep waar het volgende veld het meeste prestige geeft of haar actie in gang zet.
lesson-lose_reputation_group =
    Wie denkt minder van je?
    Kies een groep waar je laag staat: daar kost een stap het minst.
lesson-reserve_effect =
    Leg een tegel opzij
    Hij wacht gratis op je. Neem de beste die je vandaag niet kunt betalen.
lesson-discard_reserved =
    Welke gaat terug?
    Je bouwde over wat je de plaats gaf. Geef de tegel terug die je het laatst zou bouwen.
lesson-collector_line =
    Drie tegels voor de verzamelaar
    Toon drie tegels op een lijn zoals de kaart vraagt. Elke lijn die past levert hetzelfde op.
goal-revenue = Eerste rondes: koop tegels met inkomsten. Elke beurt vullen ze je Kist.
goal-reputation = Bouw nu elke beurt twee tegels, en klim bij de groepen waar je goed staat.
goal-prestige = Laatste rondes: koop prestige, kook wat je kunt, en verhoog de reputatie die het meest oplevert.
caution-no-welcome =
    Je geeft een stap reputatie weg
    Verwelkomen kost op zich niets; weiger een groep waar je weinig te verliezen hebt.
caution-idle-welcome =
    Een andere stap levert aan het eind meer op
    Bij deze groep is het volgende veld meer prestige waard: { $group }.
caution-dear-group =
    Dit kost aan het eind prestige
    Bij deze groep kost een stap omlaag niets: { $group }.
caution-idle-gossip =
    Je roddels kunnen nog iets doen
    Twee gelijke kopen een sterke actie. Tot het eind bewaard tellen ze maar weinig.
caution-uncooked =
    Een recept is klaar
    Alle ingrediënten liggen op je tegels. Nu gekookt betaalt het meteen; later neemt iemand ze misschien.

## Things on the table
group-distressed = Behoeftigen
group-outlaws = Vogelvrijen
group-travellers = Reizigers
group-townsfolk = Stedelingen
group-nobles = Edellieden
group-any = één groep naar keuze
gossip-economic = economische roddel
gossip-political = politieke roddel
gossip-traveller = reizigersroddel
gossip-any = roddel naar keuze
gossips-economic = { $n ->
    [one] 1 economische roddel
   *[other] { $n } economische roddels
}
gossips-political = { $n ->
    [one] 1 politieke roddel
   *[other] { $n } politieke roddels
}
gossips-traveller = { $n ->
    [one] 1 reizigersroddel
   *[other] { $n } reizigersroddels
}
gossips-any = { $n ->
    [one] 1 roddel naar keuze
   *[other] { $n } roddels naar keuze
}
colour-furnishing = Inrichting (geel)
colour-service = Dienst (bruin)
colour-worker = Personeel (blauw)
colour-guest = Speciale gast (rood)
ingredient-honey = honing
ingredient-venison = wildbraad
ingredient-root_spices = wortelkruiden
ingredient-citrus = citrus
ingredient-black_tears = zwarte tranen
ingredient-berries = bessen
ingredient-pumpkin = pompoen
ingredient-herbal_spices = tuinkruiden
ingredient-epic_cheese = epische kaas
ingredient-fish = vis
signboard-black_swan = De Zwarte Zwaan
signboard-sassy_dragon = De Brutale Draak
signboard-cockey_rooster = Haantje de Voorste
signboard-kings_griffon = De Koningsgriffioen
signboard-dog_star = De Hondsster
signboard-smelly_cat = De Stinkende Kat

## Inn tiles
tile-oak_benches = Eiken banken
tile-long_table = Lange tafel
tile-rushlights = Biezenkaarsen
tile-straw_bunks = Strobedden
tile-fireside_settle = Haardbank
tile-notice_wall = Berichtenmuur
tile-stone_hearth = Stenen haard
tile-tapestry = Jachtgobelin
tile-stained_glass = Glas-in-lood
tile-carved_bar = Gesneden toog
tile-guest_wing = Gastenvleugel
tile-featherbeds = Verenbedkamers
tile-wine_cellar = Wijnkelder
tile-minstrel_stage = Minstreelpodium
tile-gilded_throne = Vergulde troon
tile-soup_line = Soepbedeling
tile-pawn_counter = Lommerd
tile-dice_pit = Dobbelkuil
tile-horse_change = Paardenwissel
tile-laundry = Wasserij
tile-apiary = Bijenstal
tile-hunting_party = Jachtpartij
tile-berry_picking = Bessenpluk
tile-steel_cages = Stalen kooien
tile-message_post = Berichtenpost
tile-toll_gate = Tolpoort
tile-fruit_import = Fruitimport
tile-night_market = Nachtmarkt
tile-private_salon = Privésalon
tile-grand_feast = Groot feestmaal
tile-tinhorn = Praalhans
tile-crook = Boef
tile-servant = Bediende
tile-maide = Dienstmeid
tile-drudge = Sloof
tile-kitchenhand = Keukenhulp
tile-thug = Bullebak
tile-bouncer = Uitsmijter
tile-swindler = Zwendelaar
tile-housekeeper = Huishoudster
tile-workman = Werkman
tile-foreman = Voorman
tile-cook = Kok
tile-chef = Chef-kok
tile-veteran = Veteraan
tile-hubu_gross = Hubu Gross
tile-ganis = Ganis
tile-renmy = Renmy
tile-meilan = Meilan
tile-kobi = Kobi
tile-letima = Letima
tile-iduna = Iduna
tile-estelle = Estelle
tile-king_ludo = Koning Ludo
tile-nameless = Naamloos
tile-lilith = Lilith
tile-vermelha = Vermelha
tile-nillesio = Nillesio
tile-alstero = Alstero
tile-calisterre = Calisterre

## Basic tiles
basic-garden_patch = Moestuintje
basic-notice_peg = Briefjeshaak
basic-dice_table = Dobbeltafel
basic-recipe_shelf = Receptenplank
basic-old_hearth = Oude haard
basic-hayloft = Hooizolder
basic-rumour_nook = Roddelhoek
basic-poor_box = Armenbus
basic-back_door = Achterdeur
basic-signpost = Wegwijzer
basic-market_stall = Marktkraam
basic-chair_of_honour = Erestoel

## Recipes
recipe-hunters_roast = Jagersbraad
recipe-mulled_mead = Warme kruidenmede
recipe-sesame_cakes = Zwarte sesamkoekjes
recipe-forest_platter = Bosschotel
recipe-spiced_oranges = Gekruide sinaasappel
recipe-orchard_tart = Boomgaardtaart
recipe-black_broth = Zwarte bouillon
recipe-pumpkin_porridge = Pompoenpap
recipe-herb_sorbet = Kruidensorbet
recipe-cheese_board = Kaasplank van de waard
recipe-fishermans_skillet = Visserspannetje
recipe-cuckold_stew = Hoorndragersstoof
recipe-smiling_witch = Glimlachende heks
recipe-duck_rubies_gold = Eend in robijn en goud
recipe-bersuhl_dumplings = Zoete visballetjes uit Bersuhl

## Kingdom cards
kingdom-i_wanna_see_you = Ik wil je zien!
kingdom-table_by_the_window = Tafel bij het raam, meneer!
kingdom-lucky_7 = Geluksgetal 7
kingdom-vanity_lane = IJdelheidslaan
kingdom-make_some_room = Maak eens plaats!
kingdom-looking_busy = Druk doen
kingdom-thank_you_sir = Dank u, meneer!
kingdom-collector = Dat moet een verzamelaar zijn
kingdom-some_sacrifices = Kleine offers
kingdom-so_they_wont_steal_it = … zodat niemand het steelt
kingdom-law-1 = Personeel mag alleen naast een Inrichting liggen.
kingdom-law-2 = Tegels die een ingrediënt leveren, liggen alleen op de buitenring.
kingdom-law-3 = Geen herberg heeft meer dan zeven tegels van één kleur.
kingdom-law-4 = Alle Speciale gasten van een herberg liggen in één rij of in één kolom.
kingdom-law-5 = Geen Dienst ligt naast een andere Dienst.
kingdom-law-6 = De tweede tegel die in een beurt gekocht wordt, mag niet naast de eerste.
kingdom-law-7 = Een tegel op de binnenring levert { $guldens } gulden op, een tegel op de buitenring { $debts ->
    [one] 1 schuld
   *[other] { $debts } schulden
}.
kingdom-law-8 = Drie tegels van één kleur in één rij of kolom leveren een bonus van deze kaart op: Inrichting { $furnishing }, Dienst { $service }, Personeel { $worker }, Speciale gasten { $guest }. Elke tegel telt één keer.
kingdom-law-9 = Een ingrediënttegel op een hoek krijgt { $tokens ->
    [one] een extra fiche
   *[other] { $tokens } extra fiches
}.
kingdom-law-10 = Inrichting ligt alleen op de binnenring.
kingdom-simple = Volgens de tabel is dit paar interessant en eenvoudig.
kingdom-neutral = Volgens de tabel is dit paar neutraal.
kingdom-difficult = Volgens de tabel is dit paar moeilijk.
kingdom-none = Er doen geen koninkrijkskaarten mee.

## Variants
variant-kingdom = Koninkrijkskaarten: twee wetten die de hele partij gelden.
variant-kingdom-random = Twee kaarten worden geloot.
variant-kingdom-none = Geen koninkrijkskaarten; aanbevolen voor een eerste partij.
variant-kingdom-simple = Een willekeurig paar dat volgens de tabel interessant en eenvoudig is.
variant-kingdom-neutral = Een willekeurig paar dat volgens de tabel neutraal is.
variant-kingdom-difficult = Een willekeurig paar dat volgens de tabel moeilijk is.
variant-kingdom-1-2 = 1 Ik wil je zien! + 2 Tafel bij het raam, meneer! (neutraal)
variant-kingdom-1-3 = 1 Ik wil je zien! + 3 Geluksgetal 7 (neutraal)
variant-kingdom-1-4 = 1 Ik wil je zien! + 4 IJdelheidslaan (neutraal)
variant-kingdom-1-5 = 1 Ik wil je zien! + 5 Maak eens plaats! (eenvoudig)
variant-kingdom-1-6 = 1 Ik wil je zien! + 6 Druk doen (neutraal)
variant-kingdom-1-7 = 1 Ik wil je zien! + 7 Dank u, meneer! (neutraal)
variant-kingdom-1-8 = 1 Ik wil je zien! + 8 Dat moet een verzamelaar zijn (moeilijk)
variant-kingdom-1-9 = 1 Ik wil je zien! + 9 Kleine offers (neutraal)
variant-kingdom-1-10 = 1 Ik wil je zien! + 10 … zodat niemand het steelt (moeilijk)
variant-kingdom-2-3 = 2 Tafel bij het raam, meneer! + 3 Geluksgetal 7 (neutraal)
variant-kingdom-2-4 = 2 Tafel bij het raam, meneer! + 4 IJdelheidslaan (neutraal)
variant-kingdom-2-5 = 2 Tafel bij het raam, meneer! + 5 Maak eens plaats! (neutraal)
variant-kingdom-2-6 = 2 Tafel bij het raam, meneer! + 6 Druk doen (neutraal)
variant-kingdom-2-7 = 2 Tafel bij het raam, meneer! + 7 Dank u, meneer! (neutraal)
variant-kingdom-2-8 = 2 Tafel bij het raam, meneer! + 8 Dat moet een verzamelaar zijn (neutraal)
variant-kingdom-2-9 = 2 Tafel bij het raam, meneer! + 9 Kleine offers (eenvoudig)
variant-kingdom-2-10 = 2 Tafel bij het raam, meneer! + 10 … zodat niemand het steelt (neutraal)
variant-kingdom-3-4 = 3 Geluksgetal 7 + 4 IJdelheidslaan (neutraal)
variant-kingdom-3-5 = 3 Geluksgetal 7 + 5 Maak eens plaats! (neutraal)
variant-kingdom-3-6 = 3 Geluksgetal 7 + 6 Druk doen (neutraal)
variant-kingdom-3-7 = 3 Geluksgetal 7 + 7 Dank u, meneer! (neutraal)
variant-kingdom-3-8 = 3 Geluksgetal 7 + 8 Dat moet een verzamelaar zijn (neutraal)
variant-kingdom-3-9 = 3 Geluksgetal 7 + 9 Kleine offers (neutraal)
variant-kingdom-3-10 = 3 Geluksgetal 7 + 10 … zodat niemand het steelt (neutraal)
variant-kingdom-4-5 = 4 IJdelheidslaan + 5 Maak eens plaats! (neutraal)
variant-kingdom-4-6 = 4 IJdelheidslaan + 6 Druk doen (moeilijk)
variant-kingdom-4-7 = 4 IJdelheidslaan + 7 Dank u, meneer! (neutraal)
variant-kingdom-4-8 = 4 IJdelheidslaan + 8 Dat moet een verzamelaar zijn (eenvoudig)
variant-kingdom-4-9 = 4 IJdelheidslaan + 9 Kleine offers (neutraal)
variant-kingdom-4-10 = 4 IJdelheidslaan + 10 … zodat niemand het steelt (neutraal)
variant-kingdom-5-6 = 5 Maak eens plaats! + 6 Druk doen (neutraal)
variant-kingdom-5-7 = 5 Maak eens plaats! + 7 Dank u, meneer! (neutraal)
variant-kingdom-5-8 = 5 Maak eens plaats! + 8 Dat moet een verzamelaar zijn (neutraal)
variant-kingdom-5-9 = 5 Maak eens plaats! + 9 Kleine offers (neutraal)
variant-kingdom-5-10 = 5 Maak eens plaats! + 10 … zodat niemand het steelt (neutraal)
variant-kingdom-6-7 = 6 Druk doen + 7 Dank u, meneer! (neutraal)
variant-kingdom-6-8 = 6 Druk doen + 8 Dat moet een verzamelaar zijn (neutraal)
variant-kingdom-6-9 = 6 Druk doen + 9 Kleine offers (neutraal)
variant-kingdom-6-10 = 6 Druk doen + 10 … zodat niemand het steelt (neutraal)
variant-kingdom-7-8 = 7 Dank u, meneer! + 8 Dat moet een verzamelaar zijn (neutraal)
variant-kingdom-7-9 = 7 Dank u, meneer! + 9 Kleine offers (eenvoudig)
variant-kingdom-7-10 = 7 Dank u, meneer! + 10 … zodat niemand het steelt (eenvoudig)
variant-kingdom-8-9 = 8 Dat moet een verzamelaar zijn + 9 Kleine offers (neutraal)
variant-kingdom-8-10 = 8 Dat moet een verzamelaar zijn + 10 … zodat niemand het steelt (neutraal)
variant-kingdom-9-10 = 9 Kleine offers + 10 … zodat niemand het steelt (neutraal)
variant-recipes = Recepten: of de vier gevorderde kaarten meedoen.
variant-recipes-auto = Gevorderde recepten met drie of vier spelers, niet met twee.
variant-recipes-full = Alle vijftien recepten.
variant-recipes-no_advanced = De elf eenvoudige recepten; aanbevolen voor een eerste partij.
variant-basic_tiles = Basistegels: hoe de hoeken van de herbergen ingericht worden.
variant-basic_tiles-draft = Iedereen kiest om beurten vier tegels en legt ze neer.
variant-basic_tiles-random = Vier tegels worden gedeeld en willekeurig gelegd; aanbevolen voor een eerste partij.
variant-basic_tiles-none = Geen basistegels, het eenvoudigste begin: de hoeken blijven dicht, en met de eerste volle herberg is de partij na die beurt afgelopen.
variant-rounds = Rondes: of er een laatste ronde is afgesproken.
variant-rounds-box = Zoveel als nodig: er wordt gespeeld tot er herbergen vol zijn.
variant-rounds-8 = Uiterlijk na 8 rondes.
variant-rounds-10 = Uiterlijk na 10 rondes.
variant-rounds-12 = Uiterlijk na 12 rondes.
variant-rounds-15 = Uiterlijk na 15 rondes.
variant-rounds-20 = Uiterlijk na 20 rondes.
variant-start = Startspeler.
variant-start-random = De startspeler wordt geloot.
variant-start-seat-1 = Plaats 1 begint.
variant-start-seat-2 = Plaats 2 begint.
variant-start-seat-3 = Plaats 3 begint.
variant-start-seat-4 = Plaats 4 begint.
variant-recipes-auto-name = Naar aantal
variant-recipes-full-name = Alle
variant-recipes-no_advanced-name = Simpele
variant-basic_tiles-draft-name = Kiezen
variant-basic_tiles-random-name = Toeval
variant-basic_tiles-none-name = Geen
variant-rounds-box-name = Open
variant-start-random-name = Loting
variant-start-seat-1-name = 1
variant-start-seat-2-name = 2
variant-start-seat-3-name = 3
variant-start-seat-4-name = 4

preset-first_game = Eerste partij: zonder koninkrijkskaarten, de eenvoudige recepten, basistegels naar toeval.
preset-first_game_lite = Eerste partij, zo eenvoudig mogelijk: hetzelfde zonder basistegels; met de eerste volle herberg is het uit.
preset-full_game = Volledige partij: twee koninkrijkskaarten, gekozen basistegels, recepten naar het aantal spelers.
table-needs-corners = Koninkrijkskaart { $card } heeft basistegels nodig; kies een ander paar.

## Effects
effect-prestige = +{ $n } prestige
effect-prestige-minus = −{ $n } prestige
effect-revenue = +{ $n } inkomsten
effect-revenue-minus = −{ $n } inkomsten
effect-guldens = { $n } gulden
effect-guldens-minus = { $n ->
    [one] 1 schuld
   *[other] { $n } schulden
}
effect-reputation-plus = { $group } +{ $n }
effect-reputation-minus = { $group } −{ $n }
effect-recipe = { $n ->
    [one] trek een recept
   *[other] trek { $n } recepten
}
effect-reserve = { $n ->
    [one] reserveer een tegel
   *[other] reserveer { $n } tegels
}
effect-dice_guldens = dobbel: zoveel guldens
effect-garden = een extra fiche voor een ingrediënttegel die hierop komt
takeback-gossip = geef { $gossips } af
takeback-recipe = { $n ->
    [one] leg een willekeurig recept af
   *[other] leg { $n } willekeurige recepten af
}
takeback-reserve = { $n ->
    [one] leg een gereserveerde tegel af
   *[other] leg { $n } gereserveerde tegels af
}
takeback-dice_guldens = dobbel: zoveel schulden
price = { $guldens } gulden
price-gossip = voor { $gossips }
price-or-gossip = { $guldens } gulden of { $gossips }
gives-ingredient = { $ingredient }
ingredient-at-hand = { $ingredient } (aanwezig)
ingredient-missing = { $ingredient } (ontbreekt)
recipe-reward = levert op: { $reward }

## Questions
prompt-signboard = Welk uithangbord hang je aan je herberg?
prompt-draft_pick = Welke basistegel houd je?
prompt-place_basic = Welke basistegel leg je op welke hoek?
prompt-impression_welcome = Welke gasten heet je welkom? Daarna kies je wie je weigert.
prompt-impression_unwelcome = Welkom: { $group }. Welke gasten weiger je?
prompt-gossip_action = Wat doe je met je roddels?
prompt-gossip_rep_up = Bij welke groep stijgt je reputatie met { $number }?
prompt-gossip_rep_down = Wiens reputatie daalt, en bij welke groep?
prompt-gossip_victims = Welke twee rivalen raken een gulden aan je kwijt?
prompt-gossip_steal_type = Welke roddel steel je?
prompt-gossip_track = Welk spoor leg je opnieuw uit?
prompt-swap_own_tile = Welke van je ingrediënttegels geef je weg?
prompt-swap_other_tile = Welke tegel neem je voor { $tile }?
prompt-invest = Welke tegel koop je? Je hebt { $pouch } gulden en mag nog { $left ->
    [one] één tegel kopen
   *[other] hoogstens { $left } tegels kopen
}.
prompt-pay = Hoe betaal je { $tile }?
prompt-reserve = Welke tegel reserveer je voor een latere beurt?
prompt-build = Waar bouw je { $tile }?
prompt-complete_recipe = Voltooi je een recept?
prompt-ingredient_source = Welke tegel levert dit ingrediënt: { $ingredient }?
prompt-announce_end = Je herberg is vol. Kondig je het einde van de partij aan?
prompt-distressed_gossip = De Behoeftigen vertellen je iets: welke roddel neem je?
prompt-outlaws_lose_gossip = De dobbelsteen van de Vogelvrijen: welke roddel geef je af?
prompt-travellers_action = De Reizigers brengen recepten: wat doe je?
prompt-travellers_keep = Welk recept houd je?
prompt-travellers_discard = Welk recept leg je af?
prompt-travellers_victim = Van wie neem je een recept?
prompt-travellers_replace = { $thief } heeft een recept van je genomen. Trek je een nieuw?
prompt-townsfolk_action = De Stedelingen handelen in gereserveerde tegels: wat doe je?
prompt-townsfolk_own = Welke van je gereserveerde tegels?
prompt-townsfolk_target = Wat neem je voor { $tile }?
prompt-gain_gossip_type = Welke roddel neem je?
prompt-lose_gossip_type = Welke roddel geef je terug?
prompt-gain_reputation_group = Bij welke groep stijgt je reputatie met { $number }?
prompt-lose_reputation_group = Bij welke groep daalt je reputatie met { $number }?
prompt-reserve_effect = Welke tegel reserveer je?
prompt-discard_reserved = Welke gereserveerde tegel geef je terug?
prompt-collector_line = Welke drie tegels laat je de verzamelaar zien?

short-signboard = een uithangbord kiezen
short-draft_pick = een basistegel kiezen
short-place_basic = een basistegel leggen
short-impression_welcome = kiezen wie welkom is, of verdergaan
short-impression_unwelcome = kiezen wie je weigert
short-gossip_action = roddels gebruiken, of verdergaan
short-gossip_rep_up = een groep kiezen die je meer gaat waarderen
short-gossip_rep_down = kiezen wiens reputatie daalt
short-gossip_victims = twee rivalen kiezen om te bestelen
short-gossip_steal_type = een roddel kiezen om te stelen
short-gossip_track = een spoor kiezen
short-swap_own_tile = een eigen ingrediënttegel kiezen
short-swap_other_tile = een ingrediënttegel van een rivaal kiezen
short-invest = tegels kopen, of verdergaan
short-pay = kiezen hoe je betaalt
short-reserve = een tegel reserveren, of verdergaan
short-build = de gekochte tegel bouwen
short-complete_recipe = recepten voltooien, of verdergaan
short-ingredient_source = de tegel kiezen die het ingrediënt levert
short-announce_end = zeggen of de partij eindigt
short-distressed_gossip = een roddel kiezen
short-outlaws_lose_gossip = een roddel kiezen om af te geven
short-travellers_action = de actie van de Reizigers gebruiken, of verdergaan
short-travellers_keep = het recept kiezen dat je houdt
short-travellers_discard = het recept kiezen dat je aflegt
short-travellers_victim = een rivaal kiezen
short-travellers_replace = een nieuw recept trekken, of niet
short-townsfolk_action = de actie van de Stedelingen gebruiken, of verdergaan
short-townsfolk_own = een van je gereserveerde tegels kiezen
short-townsfolk_target = kiezen wat je ervoor neemt
short-gain_gossip_type = een roddel kiezen
short-lose_gossip_type = een roddel kiezen om terug te geven
short-gain_reputation_group = een groep kiezen
short-lose_reputation_group = een groep kiezen
short-reserve_effect = een tegel kiezen om te reserveren
short-discard_reserved = een gereserveerde tegel kiezen om terug te geven
short-collector_line = een lijn van drie kiezen

## Options
option-basic = { $tile }
option-place = { $tile } op { $space }
option-signboard = { $signboard }
option-welcome = Welkom: { $group }
option-unwelcome = Weiger: { $group }
option-group = { $group }
option-gossip = { $gossip }
option-gossip-held = je hebt er { $held }
option-gossip_action-0 = Neem { $number } gulden
option-gossip_action-1 = Steel { $number } gulden en een roddel van je rivaal
option-gossip_action-2 = Steel { $number } gulden van elk van twee rivalen
option-gossip_action-3 = Verhoog je reputatie bij een groep met { $number }
option-gossip_action-4 = Verlaag iemands reputatie met { $number } en verhoog dan die van jezelf
option-gossip_action-5 = Verlaag de reputatie van twee rivalen met { $number }
option-gossip_action-6 = Leg een spoor opnieuw uit
option-gossip_action-7 = Ruil een ingrediënttegel met een rivaal
option-gossip_action-end = Geen roddelacties meer
option-impression_welcome-pass = Laat de gasten zoals ze zijn
option-rep-down = { $group } van { $seat }
option-victims = { $first } en { $second }
option-victims-chests = in hun Kisten: { $first } en { $second }
option-steal-gossip = { $gossip }
option-track = Spoor { $tier }
option-tile = { $tile } op { $space }
option-source = { $tile } op { $space }
option-tokens = { $tokens ->
    [0] er ligt geen fiche op
    [one] er ligt 1 fiche op
   *[other] er liggen { $tokens } fiches op
}
option-of-seat = { $seat }: { $thing }
option-buy = Koop { $tile } ({ $price })
option-buy-reserved = Koop de gereserveerde tegel { $tile } ({ $price })
option-pay-guldens = { $guldens } gulden
option-pay-guldens-left = dan zit er nog { $left } in je Buidel
option-pay-gossip = { $gossips }
option-pay-gossip-left = dan heb je er nog { $left }
option-invest-end = Koop niets meer
warn-guldens = { $n ->
    [one] 1 gulden gaat verloren: in de Kist passen er { $most }
   *[other] { $n } gulden gaan verloren: in de Kist passen er { $most }
}
warn-special = de speciale actie vervalt
option-reserve = Reserveer { $tile } ({ $price })
option-reserve-pass = Reserveer niets
option-space = { $space }
option-reserved = { $tile }
option-reserved-place = { $tile }, plek { $place }
option-target = { $tile } ({ $price })
option-target-discard = { $tile } van de aflegstapel
option-recipe = { $recipe }
option-recipe-effect = { $needs }; levert op: { $reward }
option-recipe-risk = een onvoltooid recept kost aan het einde punten
option-complete_recipe-end = Geen recepten meer
option-recipes-held = { $recipes ->
    [one] 1 recept in de hand
   *[other] { $recipes } recepten in de hand
}
option-rob = { $seat }
option-travellers-0 = { $number ->
    [one] Trek een recept en houd het
   *[other] Trek { $number } recepten, houd er één
}
option-travellers-1 = Leg een recept uit je hand af
option-travellers-2 = Neem blind een recept van een rivaal
option-travellers_action-pass = Doe niets
option-travellers_replace-pass = Trek er geen
option-replacement = Trek een recept
option-townsfolk-0 = Ruil een gereserveerde tegel voor een op het spoor of op de aflegstapel
option-townsfolk-1 = Ruil een gereserveerde tegel met een rivaal
option-townsfolk-2 = Doe een gereserveerde tegel terug in de zak voor { $guldens } gulden
option-townsfolk_action-pass = Doe niets
option-announce-yes = Kondig het einde aan: dit is de laatste ronde
option-announce-no = Speel door
option-line = { $tiles }
forecast-move = { $before } naar { $after }
forecast-special = activeert { $number ->
    [one] de actie
   *[other] { $number } acties
} van de { $group }
forecast-first = na de actie van de { $group }
forecast-void = activeert { $number ->
    [one] de actie
   *[other] { $number } acties
} van de { $group }, zonder gevolg
forecast-cover = bedekt { $tile } ({ $effects })
forecast-cover-free = bedekt { $tile } (niets om terug te geven)
forecast-extra-token = een extra fiche
forecast-collector = de verzamelaar geeft { $bonus }
forecast-line = een lijn voor de verzamelaar: { $bonus }

## What happened
event-start = { $seat } is startspeler.
event-kingdom = De wet ‘{ $law }’ geldt de hele partij.
event-signboard = { $seat } hangt het uithangbord ‘{ $signboard }’ op.
event-dealt = Iedereen krijgt { $number ->
    [one] een basistegel
   *[other] { $number } basistegels
}.
event-hands-passed = Iedereen heeft gekozen. De handen schuiven naar links, met elk { $number ->
    [one] één tegel
   *[other] { $number } tegels
}.
event-revealed = { $seat } laat { $basic1 }, { $basic2 }, { $basic3 } en { $basic4 } zien.
event-placed = { $seat } legt { $basic } op { $space }.
event-prestige = { $seat } krijgt { $change } prestige ({ $now }).
event-prestige-down = { $seat } verliest { $change } prestige ({ $now }).
event-revenue = { $seat }: de inkomsten stijgen met { $change } naar { $now }.
event-revenue-down = { $seat }: de inkomsten dalen met { $change } naar { $now }.
event-guldens = { $seat } krijgt { $number } gulden.
event-guldens-limit = { $seat } krijgt { $number } gulden; de Kist is vol en { $lost } gulden gaat verloren.
event-debts = { $seat } maakt { $number ->
    [one] een schuld
   *[other] { $number } schulden
} (samen { $now }).
event-gossip-gained = { $seat } neemt { $gossips } (nu { $now }).
event-gossip-lost = { $seat } geeft { $gossips } af (nu { $now }).
event-reputation = { $seat }: { $group } van { $before } naar { $after }.
event-special = { $seat } activeert de actie van de { $group }.
event-special-void-distressed = { $seat } activeert de actie van de Behoeftigen, maar kan geen roddel nemen.
event-special-void-travellers = { $seat } activeert de actie van de Reizigers, maar er valt geen recept te trekken, af te leggen of te nemen.
event-special-void-townsfolk = { $seat } activeert de actie van de Stedelingen, maar heeft geen gereserveerde tegel: er gebeurt niets.
event-special-declined = { $seat } ziet af van de actie van de { $group }.
event-die = { $seat } gooit een { $number }.
event-die-void-gossip = { $seat } heeft geen roddel om af te geven: de worp doet niets.
event-die-void-reputation = { $seat } heeft daar geen reputatie en geen prestige te verliezen: de worp doet niets.
event-die-void-revenue = { $seat } kan niet minder verdienen: de worp doet niets.
event-recipe-drawn = { $seat } trekt het recept { $recipe }.
event-recipe-drawn-hidden = { $seat } neemt een recept.
event-recipe-discarded = { $seat } legt het recept { $recipe } af.
event-recipe-stolen = { $seat } neemt het recept { $recipe } van { $victim }.
event-recipe-stolen-hidden = { $seat } neemt een recept van { $victim }.
event-recipe-completed = { $seat } voltooit { $recipe }.
event-deck-reshuffled = { $number ->
    [one] 1 afgelegd recept wordt
   *[other] { $number } afgelegde recepten worden
} een nieuwe trekstapel.
event-tile-laid = { $tile } komt op spoor { $track }.
event-tile-discarded = { $tile } verdwijnt van spoor { $track }.
event-reserved = { $seat } reserveert { $tile }.
event-bought = { $seat } koopt { $tile } voor { $number } gulden.
event-bought-gossip = { $seat } koopt { $tile } voor { $gossips }.
event-built = { $seat } bouwt { $tile } op { $space }.
event-covered = { $seat } bedekt { $basic } op { $space } en geeft de bonussen ervan terug.
event-covered-free = { $seat } bedekt { $basic } op { $space }.
event-purchase-lost = { $seat } heeft geen plek meer voor { $tile }: de tegel gaat zonder vergoeding verloren.
event-tokens = { $seat } legt { $number } × { $stocked } op { $space }.
event-token-used = { $seat } gebruikt { $ingredient } van { $tile } op { $space }.
event-impression = { $seat } heet de { $welcome } welkom en weigert de { $unwelcome }.
event-gossip-action-0 = { $seat } geeft een economische roddel uit voor guldens.
event-gossip-action-1 = { $seat } geeft twee economische roddels uit om te stelen.
event-gossip-action-2 = { $seat } geeft twee economische roddels uit om van twee rivalen te stelen.
event-gossip-action-3 = { $seat } geeft een politieke roddel uit voor reputatie.
event-gossip-action-4 = { $seat } geeft twee politieke roddels uit om de ene reputatie te verlagen en een andere te verhogen.
event-gossip-action-5 = { $seat } geeft twee politieke roddels uit om de reputatie van twee rivalen te verlagen.
event-gossip-action-6 = { $seat } geeft een reizigersroddel uit om een spoor opnieuw uit te leggen.
event-gossip-action-7 = { $seat } geeft twee reizigersroddels uit om ingrediënttegels te ruilen.
event-guldens-stolen = { $seat } steelt { $number } gulden van { $victim }.
event-guldens-stolen-limit = { $seat } steelt { $number } gulden van { $victim }; de Kist is vol en { $lost } gulden gaat verloren.
event-gossip-stolen = { $seat } steelt een { $gossip } van { $victim }.
event-refreshed = { $seat } maakt spoor { $tier } leeg.
event-swapped = { $seat } ruilt { $tile } voor { $other } van { $victim }.
event-changed-inn = { $tile } gaat van { $victim } naar { $seat } { $number ->
    [0] zonder fiche
    [one] met 1 fiche
   *[other] met { $number } fiches
}.
event-changed-inn-marked = { $tile } gaat van { $victim } naar { $seat } { $number ->
    [0] met het merk van de verzamelaar
    [one] met 1 fiche en het merk van de verzamelaar
   *[other] met { $number } fiches en het merk van de verzamelaar
}.
event-exchanged = { $seat } ruilt de gereserveerde tegel { $tile } voor { $other }.
event-reserved-swapped = { $seat } ruilt de gereserveerde tegel { $tile } voor { $other } van { $victim }.
event-returned = { $seat } doet de gereserveerde tegel { $tile } terug in de zak.
event-reserved-discarded = { $seat } legt de gereserveerde tegel { $tile } af.
event-collected = { $seat } laat de verzamelaar een lijn van drie zien: { $colour }.
event-turn = Ronde { $round }: { $seat } begint de beurt met { $number } gulden in de Buidel.
event-income = { $seat } krijgt { $number } gulden inkomsten (Kist: { $now }).
event-income-limit = { $seat } krijgt { $number } gulden inkomsten (Kist: { $now }); { $lost } gulden past er niet meer bij en gaat verloren.
event-kept = { $seat } doet { $number } gulden restgeld terug in de Kist ({ $now }).
event-kept-limit = { $seat } doet { $number } gulden restgeld terug in de Kist ({ $now }); { $lost } gulden past er niet meer bij en gaat verloren.
event-debts-paid = { $seat } betaalt { $number ->
    [one] een schuld
   *[other] { $number } schulden
}; { $left ->
    [0] er blijft geen schuld
    [one] er blijft 1 schuld
   *[other] er blijven { $left } schulden
} over en er zit { $now } gulden in de Kist.
event-announced = { $seat } kondigt het einde aan: dit is de laatste ronde.
event-ended-1 = De aangekondigde laatste ronde is voorbij.
event-ended-2 = Alle herbergen zijn vol: de partij is afgelopen.
event-ended-3 = De eerste herberg is vol: de partij is afgelopen.
event-ended-4 = De laatste ronde is voorbij.
event-pouch-refilled = { $number ->
    [one] De afgelegde tegel van klasse { $tier } gaat terug in de zak.
   *[other] De { $number } afgelegde tegels van klasse { $tier } gaan terug in de zak.
}
event-offered = { $seat } trekt { $number ->
    [one] een recept
   *[other] { $number } recepten
} om uit te kiezen.

## The table
status-setup = Voorbereiding
status-round = Ronde { $round }
status-turn = { $seat }: { $step }
status-start = { $seat } is startspeler
status-rolled = gegooid deze beurt: { $rolls }
status-announced = { $seat } heeft het einde aangekondigd: laatste ronde
status-end = Wie een volle herberg heeft (16 velden), mag het einde aankondigen; zijn ze allemaal vol, dan is de partij afgelopen
status-end-first = Is de eerste herberg vol (16 velden), dan is de partij na die beurt afgelopen
status-over = De partij is afgelopen na { $round ->
    [one] 1 ronde
   *[other] { $round } rondes
}
step-chest_to_pouch = stap 1, Kist naar Buidel
step-impression = stap 2, indruk op de gasten
step-gossip_actions = stap 3, roddelacties
step-invest = stap 4, investeren
step-reserve = stap 5, reserveren
step-build = stap 6, bouwen
step-recipes = stap 7, recepten
step-update = stap 8, afrekenen
step-end = stap 9, einde van de beurt
zone-kingdom = Koninkrijkskaarten
zone-track = Investeringsspoor { $tier }
zone-discard-top = Boven op de aflegstapel
zone-acquired = Gekocht deze beurt
zone-reputation = Reputatie
zone-recipes = Recepten
zone-offer = Getrokken om uit te kiezen
zone-recipe-discard = Afgelegde recepten
zone-supply = Voorraad roddels
zone-mat = { $seat }, { $signboard }
zone-mat-unnamed = { $seat }
zone-inn = Herberg
zone-row = Rij { $row }
zone-reserve = Gereserveerd
zone-guests = Gasten
zone-own-reputation = Aanzien
zone-hand = Recepten in de hand
zone-completed = Voltooide recepten
zone-draft = Basistegels om uit te kiezen
zone-signboards = Uithangborden om uit te kiezen
zone-kept = Gehouden basistegels
counter-points = punten
counter-prestige = Prestige
counter-pouch-guldens = Buidel
counter-chest = Kist
counter-debt = schulden
counter-revenue = inkomsten
counter-covered = bedekte velden
counter-recipes = recepten in de hand
counter-turns = beurten gehad
counter-guldens = guldens
counter-pouch = in de zak
counter-discard = afgelegd
counter-recipe-deck = in de trekstapel
piece-empty = leeg
piece-offer = { $tile } ({ $gives })
piece-law = { $card } – { $law }
piece-space-inner = { $space } (binnen)
piece-space-outer = { $space }
piece-closed = { $space } (dicht)
piece-token = { $seat } op { $space } ({ $points })
piece-reputation = { $group } { $space } ({ $points })
piece-guest = { $group }
piece-guest-welcome = { $group } (welkom)
piece-guest-unwelcome = { $group } (geweigerd)
ring-inner = { $space }, binnenring
ring-outer = { $space }, buitenring
note-leaves = verdwijnt aan het einde van stap 5
note-tokens = { $ingredient }: { $tokens ->
    [0] opgebruikt
    [one] 1 fiche
   *[other] { $tokens } fiches
}
note-marked = al geteld
note-gave = gaf { $effects }
note-basic = { $effects }; bonussen gaan terug als er iets op komt
note-basic-free = { $effects }; er gaat niets terug als er iets op komt
note-hand = elk recept dat overblijft, kost punten
note-picked = Je houdt { $tile }.
note-deciding = denkt na
note-income = Na stap 8: { $chest } gulden in de Kist, { $paid ->
    [one] 1 schuld
   *[other] { $paid } schulden
} betaald, nog { $debt } over
special-distressed = actie op { $spaces } en voorbij 12: een roddel naar keuze; punten { $points }
special-outlaws = actie op { $spaces } en voorbij 12: gooi de dobbelsteen; punten { $points }
special-travellers = actie op { $spaces } en voorbij 12: trek, leg af of steel een recept; punten { $points }
special-townsfolk = actie op { $spaces } en voorbij 12: handel met een gereserveerde tegel; punten { $points }
special-nobles = actie op { $spaces } en voorbij 12: guldens; punten { $points }

## Why not
why-over = De partij is afgelopen.
why-not-asked = Dat is niet aan jou: de tafel wacht op { $seat }.
why-other-question = Nu niet: eerst { $question }.
why-empty = Daar ligt niets.
why-signboard-taken = Dat uithangbord hangt al bij { $seat }.
why-too-dear = Kost { $cost } gulden, je hebt { $pouch }.
why-too-dear-gossip = Kost { $cost } gulden of { $gossips }; je hebt { $pouch } gulden en { $held } van die roddels.
why-kingdom = Een koninkrijkskaart verbiedt het. { $laws }
why-no-free-space = In je herberg is er geen veld meer vrij voor deze tegel.
why-no-room = Er is geen veld waarop je de tegel kunt bouwen: een bonus kan niet terug, of je prestige zou onder 1 komen.
why-no-room-after = Voor de tweede tegel die je gekocht hebt, zou geen veld overblijven.
why-built-over = Daar ligt al een herbergtegel.
why-no-corner = Basistegels gaan op de hoeken.
why-basic-there = Daar ligt al een basistegel.
why-closed-corner = Zonder basistegels blijven de hoeken dicht.
why-take-back = Je kunt de bonussen van de basistegel daar niet teruggeven, of je prestige zou onder 1 komen, of voor de tweede tegel zou geen veld overblijven.
why-other-tier-or-double = Je kunt alleen een tegel van dezelfde klasse nemen, en geen tegel mag twee keer op een spoor liggen.
why-rivals-reserve = Je ruilt met een rivaal: kies een tegel die iemand anders gereserveerd heeft.
why-already-welcome = De { $group } liggen al op het welkomveld; elk veld krijgt een andere groep dan daarvoor.
why-already-unwelcome = De { $group } liggen al op het weigerveld; elk veld krijgt een andere groep dan daarvoor.
why-both = De { $group } kunnen niet tegelijk welkom en geweigerd zijn.
why-prestige = Je prestige zou onder 1 komen; je hebt { $prestige }.
why-not-yours = Dat is van { $seat }.
why-no-ingredient = Alleen tegels die een ingrediënt leveren, kun je ruilen.
why-no-swap = Deze ruil kan niet: hij gaat tegen een koninkrijkskaart in, of je hebt een tegel van de andere herberg nodig.
why-no-token = Op die tegel ligt dit ingrediënt niet: { $ingredient }.
why-gossip-used = Deze soort roddel heb je deze beurt al gebruikt ({ $gossip }); elke soort werkt één keer per beurt.
why-gossip-few = Daar heb je er te weinig van: { $gossip }.
why-gossip-idle = Deze roddel zou nu niets veranderen of kost meer dan je hebt: { $gossip }.
why-gossip-full = Daarvan heb je het maximum al: { $gossip }.
why-gossip-none-left = Daarvan valt er geen te nemen: { $gossip }.
why-not-in-hand = Dat recept zit niet in je hand.
why-not-dealt = Die tegel hoort niet bij die waaruit je kiest.
why-yourself = Kies iemand anders.
why-no-recipe = { $seat } heeft geen recept in de hand.
why-no-gulden = Geen van beiden heeft een gulden in de Kist.
why-rivals-gossip = Je steelt van je rivaal: kies daar een roddel.
why-no-price = Daarmee kun je de tegel niet betalen: { $gossip }.
why-struck = { $seat } heeft door deze actie al reputatie verloren; kies iemand anders.
why-no-exchange = Er is geen tegel van dezelfde klasse waarvoor je hem kunt ruilen.
why-market = Je ruilt met de markt: kies een tegel van het spoor of van de aflegstapel.
why-not-drawn = Dat recept hoort niet bij die je getrokken hebt.
why-ingredients = Op je eigen tegels ontbreekt nog: { $ingredients }.

## Score
score-heading = { scene-final }
score-part-reputation = Reputatie
score-part-last = De laatste telling
score-prestige = Prestige
score-distressed = Behoeftigen
score-outlaws = Vogelvrijen
score-travellers = Reizigers
score-townsfolk = Stedelingen
score-nobles = Edellieden
score-guldens = Guldens in de Kist
score-gossips = Roddels
score-ingredients = Ingrediënten
score-debts = Schulden
score-recipes = Recepten nog in de hand
score-least = Verhoogd tot de minimumscore
score-tie-nobles = Reputatie bij de Edellieden
score-tie-townsfolk = Reputatie bij de Stedelingen

## On the shelf
title-name = Crossroads Inn
title-motto = De beste herberg van het rijk verdient een kroon.
title-minutes = 90–120 min

## Scenes
scene-final = De weg gaat verder
scene-final-note = Het prestige van elke herberg wordt geteld
scene-inn = Herberg
scene-prestige = Prestige
scene-prestige-note = op het spoor
scene-reputation = Reputatie
scene-reputation-note = vijf groepen
scene-guldens = Kist
scene-guldens-note = guldens over
scene-gossips = Roddels
scene-gossips-note = over
scene-ingredients = Waren
scene-ingredients-note = ingrediënten over
scene-debts = Schulden
scene-debts-note = niet betaald
scene-recipes = Recepten
scene-recipes-note = elk { $n } minder
scene-recipes-none = geen in de hand
scene-least = Minstens
scene-least-note = minder heeft niemand
scene-left = { $n } over
scene-round = Ronde { $n }

# What a position is worth, part by part.
term-prestige = prestige
term-reputation = reputatie
term-purse = guldens, inkomsten en roddels
term-recipes = recepten en ingrediënten
term-tiles = tegels die nog gebouwd worden
term-room = vrije velden in de herberg

## Wat is dit?
signs-money = Geld en roem
signs-groups = Wie naar je herberg komt
signs-gossip = Roddels
signs-tiles = Tegels
signs-inn = De herberg
signs-ingredients = De tien ingrediënten
kind-slot = Tegel op spoor { $tier }, plek { $place }
kind-slot-last = Tegel op spoor { $tier }, de laatste plek
kind-heap = Boven op de aflegstapel van spoor { $tier }
kind-bought = Gekocht door { $seat }, nog niet gebouwd
kind-reserved = Gereserveerd door { $seat }
kind-inn = Herberg van { $seat }: { $space }
kind-space = Vrij veld in de herberg van { $seat }
kind-group = Reputatiespoor
kind-standing = Reputatie van { $seat }
kind-guest-tile = Gastentegel van { $seat }
kind-gossip = Roddels van { $seat }
kind-kingdom = Koninkrijkskaart { $number }, voor iedereen
kind-recipe-hand = Recept in de hand van { $seat }
kind-recipe-offer = Recept, getrokken om uit te kiezen
kind-recipe-discard = Recept, afgelegd
kind-recipe-completed = Recept, gekookt door { $seat }
text-built = Bij het bouwen: { $effects }.
text-placed = Bij het leggen: { $effects }.
text-gave = Gaf bij het leggen: { $effects }.
text-marked = Heeft de verzamelaar gediend en telt bij hem niet nog eens.
label-room = Velden
label-built-here = Hier gebouwd
label-cover = Bedekt
label-reward = Beloning
label-needs = Nodig
label-tracks = Op de sporen
label-unfinished = Niet gekookt
label-next = Volgend veld
label-die = De dobbelsteen
label-others = De anderen
label-spaces = Aan het einde
label-welcomed = Verwelkomd
label-turned-away = Geweigerd
label-pair = Het paar
label-inn = Bij jou
label-on-card = Op de kaart
label-rest = Al het andere
have-pouch = { $n } gulden in de Buidel
have-chest = { $n } gulden in de Kist
have-gossips = { $n } van hoogstens { $limit }; elke telt aan het einde
worth-at-once = { $prestige } meteen
worth-by-reputation = de reputatie telt aan het einde
worth-counts = telt aan het einde { $points }
worth-any-group = aan het einde hooguit { $n } meer
worth-no-prestige = geen prestige, nu niet en aan het einde niet
worth-room = { $free ->
    [0] de herberg is vol
   *[other] op { $n } van { $free } die vrij zijn
}
worth-common = { $ingredient }, op { $n ->
    [one] 1 tegel in het spel
   *[other] { $n } tegels in het spel
}
worth-wanted = nodig voor: { $recipes }
worth-cover-free = er gaat niets terug
worth-unfinished = zolang het in de hand blijft
worth-space = veld { $space }
worth-side = bij { $side }: { $effects }
worth-spaces = veld voor veld vanaf 0: { $points }
worth-left = { $n } in de voorraad
worth-colour = { $colour }: { $n }
worth-rings = vrij binnen: { $inner }, buiten: { $outer }
worth-corners = { $n ->
    [one] nog 1 hoek om te bedekken
   *[other] nog { $n } hoeken om te bedekken
}
worth-row = in rij { $line } liggen { $tiles }: een derde levert { $bonus } op
worth-column = in kolom { $line } liggen { $tiles }: een derde levert { $bonus } op
worth-no-line = geen derde tegel zou nu een bonus van de kaart opleveren
worth-card-bare = niets meer
worth-chest = met de Buidel { $n } gulden; elke { $each } tellen aan het einde één punt
worth-unpaid = { $n ->
    [0] er staat geen schuld open
    [one] er staat 1 schuld open
   *[other] er staan { $n } schulden open
}
worth-uncooked = { $n ->
    [0] geen in de hand
    [one] 1 in de hand, niet gekookt
   *[other] { $n } in de hand, niet gekookt
}
worth-points = als de partij nu afgelopen was
worth-on-track = op het prestigespoor
worth-groups = voor de vijf groepen
worth-rest = guldens, roddels en ingrediënten, min schulden en recepten in de hand
sign-point = Punten
sign-point-says = Het totaal als de partij nu afgelopen was. De meeste punten winnen.
sign-prestige = Prestige
sign-prestige-says = Roem, op zijn eigen spoor. Elke is aan het einde een punt; onder 1 zakt hij nooit.
sign-gulden = Gulden
sign-gulden-says = Het geld. Je geeft alleen uit wat in je Buidel zit.
sign-pouch = Buidel
sign-pouch-says = Wat deze beurt uitgegeven kan worden. De rest gaat in stap 8 terug naar de Kist.
sign-chest = Kist
sign-chest-says = Geld voor de volgende beurt, hoogstens { $limit }; meer gaat verloren.
sign-debt = Schuld
sign-debt-says = Wordt in stap 8 uit de Kist betaald. Staat hij aan het einde nog open, dan kost hij een punt.
sign-revenue = Inkomsten
sign-revenue-says = Zoveel guldens komen elke beurt in de Kist, van 1 tot { $limit }.
sign-reputation = Reputatie
sign-reputation-says = Het kleine cijfer van het bereikte veld telt aan het einde. Onder 0 kost elke stap in plaats daarvan prestige.
sign-distressed-says = Op { $spaces } en voorbij 12: een roddel naar keuze.
sign-outlaws-says = Op { $spaces } en voorbij 12: gooi de dobbelsteen.
sign-travellers-says = Op { $spaces } en voorbij 12: trek, leg af of steel een recept.
sign-townsfolk-says = Op { $spaces } en voorbij 12: ruil een gereserveerde tegel of verkoop hem.
sign-nobles-says = Op { $spaces } en voorbij 12: { $guldens } gulden in de Kist.
sign-any = Groep naar keuze
sign-any-says = Jij kiest welke van de vijf groepen het is.
sign-gossip-says = In stap 3 werkt elke soort één keer. Sommige tegels zijn ermee te betalen, en wat overblijft, telt aan het einde.
sign-economic-says = Eén: { $guldens } gulden in de Buidel. Twee: { $seats ->
    [2] { $stolen } gulden en een roddel van de rivaal.
   *[other] van twee rivalen elk { $stolen } gulden.
}
sign-political-says = Eén: een eigen reputatie stijgt met { $raised }. Twee: { $seats ->
    [2] een reputatie van wie ook daalt met { $lowered }, dan stijgt een eigen.
   *[other] bij twee rivalen daalt een reputatie met { $lowered }.
}
sign-traveller-says = Eén: een spoor wordt opnieuw uitgelegd. Twee: een ingrediënttegel wordt met een rivaal geruild.
sign-gossip-any-says = Jij kiest welke van de drie soorten het is.
sign-furnishing-says = Een stoel op geel. Levert nooit een ingrediënt.
sign-service-says = Een stolp op bruin. Geeft veel, en neemt vaak ook iets.
sign-worker-says = Een hamer op blauw. De mensen die voor je werken.
sign-guest-says = Een ster op rood. Iemand met een eigen naam.
sign-track = Investeringsspoor
sign-track-says = Vier tegels te koop. Ze schuiven naar rechts; die op de laatste plek verdwijnt aan het einde van stap 5.
sign-sack = Zak
sign-sack-says = Tegels die nog niet getrokken zijn; het spel heeft er twee van elke soort. Iedereen mag erin kijken.
sign-heap-says = Tegels die van het spoor zijn verdwenen. Ze gaan terug in de zak als daar geen passende meer in zit.
sign-reserve = Reserve
sign-reserve-says = Twee plekken voor tegels om later te kopen. Niemand anders kan ze kopen.
sign-bought-says = Wat gekocht is, wordt in stap 6 van dezelfde beurt gebouwd, in de volgorde van het kopen.
sign-inn = Herberg
sign-inn-says = Zestien velden en vier hoeken. Elke tegel komt op een vrij veld en blijft daar.
sign-inner-says = Op de binnenring, midden in de herberg. Hier mag gebouwd worden; sommige koninkrijkskaarten letten op de ring.
sign-outer-says = Op de buitenring, langs de muren. Hier mag gebouwd worden; sommige koninkrijkskaarten letten op de ring.
sign-closed-says = Zonder basistegels blijven de hoeken dicht.
sign-corner-says = Hij mag bedekt worden; dan gaan zijn bonussen terug.
sign-basic = Basistegel
sign-basic-says = Ligt vanaf het begin op een hoek. Bedek je hem, dan geef je terug wat hij gaf.
sign-garden-says = Een ingrediënttegel die hierop komt, krijgt een extra fiche.
sign-covered-says = Hoeken tellen niet mee. Zijn alle zestien velden bedekt, dan is de herberg vol en het einde dichtbij.
sign-recipe = Recept
sign-recipe-says = Ligt van elk ingrediënt een fiche op eigen tegels, dan is het in stap 7 te koken; de fiches gaan weg.
sign-deck-says = Hier worden recepten getrokken. Is de stapel leeg, dan worden de afgelegde geschud.
sign-offer-says = Eén ervan blijft bij jou, het andere wordt afgelegd.
sign-ingredient = Ingrediënt
sign-ingredient-says = { $n ->
    [one] 1 tegel in het spel levert het.
   *[other] { $n } tegels in het spel leveren het.
}
sign-kingdom = Koninkrijkskaart
sign-kingdom-says = Hij geldt voor elke herberg, de hele partij lang.
sign-collector = Merk van de verzamelaar
sign-collector-says = Drie tegels van één kleur zonder merk op één lijn halen een bonus van de kaart. Is die op, dan is die op.
sign-guest-tile-says = In stap 2 mag men een groep verwelkomen en een andere weigeren, telkens niet dezelfde als de vorige keer.
sign-welcome = Welkom
sign-welcome-says = De reputatie bij deze groep stijgt met 1.
sign-unwelcome = Geweigerd
sign-unwelcome-says = De reputatie bij deze groep daalt met 1.
sign-die = Dobbelsteen van de Vogelvrijen
sign-die-says = Zijn zes kanten brengen goed en kwaad; bij de Vogelvrijen staan ze allemaal.
sign-turn-says = Een beurt heeft negen stappen. Iedereen heeft evenveel beurten, tenzij een volle herberg de partij meteen beëindigt.
sign-signboard-says = Het laat zien welke herberg van jou is en verandert verder niets.
