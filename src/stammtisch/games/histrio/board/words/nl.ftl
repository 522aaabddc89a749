## Board
board-genre-comedy = Komedie
board-genre-tragedy = Tragedie
board-plaque = { $genre } { $space }
board-stage = { $n } op het podium, volgende niveau 3 geeft { $pay }
board-deck =
    { $rounds ->
        [one] kaarten over, { $rounds } ronde
       *[other] kaarten over, { $rounds } rondes
    }
board-discarded = afgelegd
board-requests = wensen
board-sheet-unseen = Nog niet geziene kaarten
board-unseen-note = Nog in de trekstapel, in willekeurige volgorde.
board-unseen-none = Alle kaarten van dit seizoen zijn gezien.
board-sheet-discards = Afgelegde kaarten
board-sheet-requests = Alle wensen
board-requests-all = Elke wens uit de doos, en hoe dichtbij je bent. Wijs er een aan, of houd hem ingedrukt, voor meer.
board-discards-none = Er is nog niets afgelegd.
board-close = Sluiten
board-first = eerst
board-alms = Aalmoes
board-ecus = ecu
board-effect-none = Geen effect
board-effect-travel_return = Kaarten terug
board-effect-steal = Steel { $n }
board-effect-impresario = Geeft { $n }
board-effect-pay_or_lose = Betaal { $n }
board-effect-coins = Neem { $n }
board-window-before_travel = Voor de reis
board-window-with_travel_choice = Bij de reis
board-window-after_reveal = Bij tonen
board-window-after_encounters = Einde ronde
board-window-season_end = Festival
board-used = ingezet
board-card-actor = { $name }, { $genre } niveau { $level }, { $effect }
board-card-entertainer = { $name }, kunstenmaker, { $window }
board-card-alms = { $name }, aalmoes van { $n }
board-city = { $number } { $city }. Kaarten: { $cards }
board-city-empty = { $number } { $city }. Geen kaarten
board-city-played = Je karveel ligt hier voor anker.
board-city-guarded = { $seat } bewaakt de stad met de Os.
board-city-marked = { $seat } doet hier alsof er niemand anders is.
board-city-ships = Hier wacht: { $who }
board-city-anchored = Voor anker: { $who }
board-friend = het gezelschap dat bevriend is met { $seat }
board-preview = Als je naar { $city } vaart
board-preview-hint = Bekijk een stad: hier lees je wat een reis oplevert.
board-preview-idle = Zodra je een stad kiest, zie je hier wat de reis oplevert.
board-alone = Alleen
board-shared = Gedeeld
board-shared-friend = Gedeeld, met je vriend
board-preview-gain = neem { $n } ecu
board-preview-pay = betaal { $n } ecu
board-preview-back = alle kaarten terug
board-preview-court = één naar het hof?
board-preview-unpaid = { $card } gaat onbetaald weg
board-preview-lost =
    { $n ->
        [0] geen kaart verloren
        [1] de kaart gaat verloren
        [2] beide gaan verloren
       *[other] alle { $n } gaan verloren
    }
board-preview-king = koning { $from } → { $to }
board-preview-turns = koning naar { $genre } { $space }
board-preview-stays = de koning blijft
board-preview-home = decor draait
board-preview-request = één wens
board-from-to = { $from } → { $to }
board-court = Naar het hof?
board-court-now = Houd iedereen
board-court-show = verschil { $difference }
board-needle = Waar gaat de wijzer heen?
board-role = Welke rol speelt de Kameleon?
board-you = jij
board-ended-now = bij einde nu { $n }
board-now = nu { $n }
board-now-tip = Wat acteurs, voorstelling en getoonde wensen opleveren als het seizoen nu eindigt.
board-travel-note = { $hand } in de hand, { $anchor } gespeeld
board-travel-card = Reiskaart { $number }, { $city }
board-travel-anchored = gespeeld
board-travel-shown = getoond
board-travel-picked = in het geheim gekozen
board-ensemble-note = komedie { $comedy }, tragedie { $tragedy }
board-ensemble-none = Er is nog niemand bij.
board-show-best = beste voorstelling
board-show-liked = bevalt de koning
board-show-none = geen voorstelling
board-show-disliked = bevalt niet
board-with-chameleon = Met de Kameleon in het genre dat de koning wil.
board-company-note = ze komen erbij als het bezoek voorbij is
board-entertainers-none = Nog geen.
board-requests-note = { $n } van { $limit }, alleen jij ziet ze
board-requests-open = { $n } van { $limit }, nu open
board-requests-hidden =
    { $n ->
        [one] { $n } wens in de hand, gedekt
       *[other] { $n } wensen in de hand, gedekt
    }
board-requests-none = Geen in je hand. Deel een stad om er een te trekken.
board-kept = getoond, levert in seizoen 2 weer op
board-kept-again = getoond, levert vervuld weer op
board-kept-last = getoond
board-kept-short = { $request } ({ $pay })
board-met = nu vervuld
board-not-met = nu niet vervuld
board-lead = startspeler
board-thinking = denkt na
board-chosen = heeft gekozen
board-shows = toont { $numbers }
board-sails = vaart naar { $numbers }
board-role-note = speelt { $genre }
board-free = Vrije steden: { $numbers }
board-free-none = Geen vrije stad
board-impresarios =
    { $n ->
        [one] { $n } impresario op voorraad
       *[other] { $n } impresario’s op voorraad
    }
board-caravels =
    { $n ->
        [one] { $n } karveel klaar
       *[other] { $n } karvelen klaar
    }
board-hidden-requests =
    { $n ->
        [one] { $n } geheime wens
       *[other] { $n } geheime wensen
    }
board-sums = komedie { $comedy }, tragedie { $tragedy }, verschil { $difference }
board-rivals = De andere gezelschappen
board-friend-name = Bevriend met { $seat }
board-friend-open = komt nog: { $numbers }
board-friend-drawn = vaart naar { $number }
board-friend-secret = getrokken: { $number }, dat weet alleen jij
board-friend-hidden = kaart getrokken
board-festival = Festival van seizoen { $season }
board-festival-actors = Acteurs
board-festival-show = Voorstelling
board-festival-request = Wens
board-festival-total = Totaal
board-festival-waits = geheim
board-purse = { $n } ecu
board-choose-here = Kies hier
board-open-mat = Gezelschap van { $name } bekijken

## Pictures in the rules
picture-theatre = Het theater van de koning. De wijzer staat op het genre dat hij wil, rechts komedie, links tragedie, op een van de 8 velden; impresario’s staan op het podium. Het bordje zegt het in woorden.
picture-travel-cards = Je reiskaarten, één voor elke stad. Een gespeelde kaart toont een anker tot alle kaarten terugkomen.
picture-alone-and-shared = Links wacht één karveel: dat gezelschap is alleen en krijgt de hele rij, de nieuwste kaart eerst. Rechts wachten er twee: de stad is gedeeld en haar rij gaat verloren.
picture-cards = De drie soorten ontmoetingskaarten. Een acteur heeft een niveau, een genre en het teken van wat hij doet; een kunstenmaker het teken van zijn moment; een aalmoes brengt ecu.
picture-requests = Wensen in de hand: wat elk betaalt, de voorwaarde, en rechts hoever je bent; een vinkje zegt dat er nu aan voldaan is.
picture-entertainers = Kunstenmakers voor een speler, elk met het teken van het moment waarop je hem inzet. Een ingezette kunstenmaker ligt op zijn kant.
picture-ensemble = Een ensemble: links komedie, rechts tragedie, met daarnaast de som van de niveaus. Het vak in het midden toont het genre dat de koning wil min het andere, en of de voorstelling hem bevalt.
board-gain-ecus =
    { $number ->
        [one] Ecu
       *[other] Ecu
    }
