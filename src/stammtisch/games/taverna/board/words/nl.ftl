## Board
board-close = Sluiten
board-you = jij
board-watched = je kijkt mee
board-peoples = De volken
board-court = Het koninklijk hof
board-gate = Aan de poort
board-or = of
board-round = Ronde { $round } van { $rounds }
board-to-come = { $n ->
    [0] geen kaart meer
    [one] nog 1 kaart
   *[other] nog { $n } kaarten
}
board-pays = eigenaars krijgen { $coins }
board-with-you = bij jou
board-seated = zit
board-one-seat = 1 plaats
board-left = over
board-income = Inkomsten
board-scoring-king = Koning
board-scoring-queen = Koningin
board-scoring-master_of_coins = Munten
board-scoring-archduke = Hertog
board-scoring-archmage = Magiër
board-tables-free =
    { $n ->
        [0] Geen tafel vrij
        [one] 1 vrije tafel
       *[other] { $n } vrije tafels
    }
board-tavern-privilege =
    { $n ->
        [one] Een privilege voor de volgende gast: er is nog maar 1 tafel vrij
       *[other] Een privilege voor wie de laatste van { $n } vrije tafels bezet
    }
board-sign-missing = hier ontbreekt nog: { $symbol }
board-privilege-note = { $n ->
    [one] 1 privilege roept nog een notabele.
   *[other] { $n } privileges roepen nog een notabele.
}
board-herald = heraut
board-casts-left =
    { $n ->
        [0] geen meer deze beurt
        [one] nog 1 deze beurt
       *[other] nog { $n } deze beurt
    }
board-still = nog mogelijk
board-aid-pick = Kies een gast
board-aid-pick-note = een kaart aan de poort
board-aid-seat = Geef een plaats
board-aid-seat-note = elke eigenaar krijgt { $coins }
board-aid-more = Naar wens
board-aid-more-note = notabele, spreuk, gunst, verkoop
board-aid-end = Beëindig de beurt
board-aid-end-note = de volgende waard is aan de beurt
board-no-spells = Je hand is leeg.
board-no-favours = Koninklijke gunsten krijg je van de Prinses en met sommige spreuken.
board-cast = Uitgesproken
board-new = nieuw
board-owned = { $n } in bezit
board-used = Gebruikt
board-tokens-left =
    { $n ->
        [one] nog 1 fiche
       *[other] nog { $n } fiches
    }
board-deeds = aktes
board-guests = Gasten van de dag
board-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; de niveaus tellen aan het eind { $levels }
board-points-from = Waar de punten vandaan komen
board-open-mat = Alles van { $seat }
board-rivals = De andere waarden
board-thinking = denkt na
board-on-turn = aan de beurt
board-next = hierna
board-curse = De Vloek
board-unseen = Spreuken die nog niet gezien zijn
board-unseen-note = In de stapel, in andere handen of door anderen verkocht, in willekeurige volgorde.
board-reaction = Er kan gereageerd worden
board-choose-here = Kies hier
board-part-city = Stad
board-part-court = Hof
board-below = { $n } lager
board-best = het meest
signs-collect = Wat je verzamelt
signs-tavern = Tekens van een taverne
signs-tables = Gasten en tafels
signs-reading = Zo lees je een tafel

## Pictures in the rules
picture-deeds = Twee aktes van een taverne, elk met het fiche van de eigenaar en de punten.
picture-customers = De rij gastkaarten: boven het volk, onder het symbool dat de gast draagt. Een kaart met twee gasten brengt er één, naar keuze.
picture-track = De sporen van de vier volken. Links de punten die elk niveau aan het einde telt, rechts de bonus; op het hoogste niveau is plaats voor één.
picture-tavern = Een taverne: gildetekens op het dak, tafels met het kleed van een volk, vrij of bezet, notabelen in de zaal en onderaan de aktes.
picture-dignitaries = De vier notabelen zoals ze in de tavernes staan.
picture-spells = Spreuken in de hand: de prijs in de hoek, de naam en wat ze doen.
picture-favours = De rij koninklijke gunsten. Het grote teken zegt waar het om gaat, het kleine wat ermee gebeurt: één erbij, of geruild.
picture-court = De vijf koninklijke tellingen, en wat elk ervan iedereen nu zou opleveren; het beste van een kolom valt op.
board-gain-points =
    { $number ->
        [one] punt
       *[other] punten
    }
board-gain-coins =
    { $number ->
        [one] munt
       *[other] munten
    }
