## Het bord van Tiefenthal
board-neighbours = De andere taveernes
board-valley = Het dal
board-moon = De maan staat op avond { $round } van { $rounds }
board-phase-A = Avond
board-phase-B = Gasten
board-phase-C = Bediening
board-phase-D = Keuze
board-phase-E = Plannen
board-phase-F = Bedienen
board-phase-G = Sluiting
board-regular = Stamgast
board-nobles = Edelen
board-showing-out = Stamgasten in je startstapel
board-showing-out-hint = Wie je kiest, verlaat het spel. Een kleine stapel brengt zijn goede kaarten vaker.
board-start-hint = Elke taveerne kiest er één; meerdere mogen dezelfde kiezen.
board-wait = De anderen denken nog na.
board-watch = Wacht op je beurt.
board-evening = Avond { $round }
board-pick = Keuze { $n } van 4
board-coaster = Viltje voor { $seat }: { $dice }
board-no-use = geen vrije plek voor deze dobbelsteen
board-draft-hint = Wijs een dobbelsteen aan om te zien wat hij bij jou kan doen.
board-draft-wait = De anderen kiezen.
board-your-dice = Jouw dobbelstenen
board-redraw-hint = Een gast aan de bar ruimt de tafels, en je vult ze opnieuw van je trekstapel.
board-plan-hint = Kies een dobbelsteen en dan zijn plek. Het laagste van dukaten en bier telt als aanzien.
board-turn-hint = Gebruik dobbelstenen en geef dan uit: kaarten en ruimtes voor dukaten, gasten en edelen voor bier.
board-outlook-tip = Aanzien: zoveel stappen als het laagste van geplande dukaten en gepland bier.
board-outlook = gepland
board-deciding = denken nog na
board-all-placed = Alle dobbelstenen liggen.
board-no-dice = Nog geen dobbelstenen.
board-market-closed = open in F
board-deck-left = { $n } in de stapel
board-bought = gekocht
board-mug = heeft de pul en begint
board-points =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
board-safe-tip =
    { $n ->
        [one] 1 dukaat in de kluis, waar er { $limit } in passen
       *[other] { $n } dukaten in de kluis, waar er { $limit } in passen
    }
board-store-tip = { $n } bier in de voorraad, waar er { $limit } in passen
board-schnapps-tip = { $n } schnaps; wat boven { $limit } is, gaat aan het eind van je beurt terug
board-counter-tip = Een gast aan de bar laat je in fase B opnieuw trekken of zet in fase F 1 stap naar het klooster.
board-nobles-tip =
    { $n ->
        [one] 1 edele in bezit
       *[other] { $n } edelen in bezit
    }
board-a-die = per steen
board-free = vrij
board-free-table = Vrij
board-bar = De bar
board-bar-empty = Geen gast aan de bar.
board-signatures-left =
    { $n ->
        [one] nog 1 handtekening
       *[other] nog { $n } handtekeningen
    }
board-row-tip = Een volle rij brengt een edele.
board-comes = komt op avond { $round }
board-deck-label = Trekstapel { $n }, aflegstapel { $gone }
board-deck-tip = Trekstapel en aflegstapel bekijken
board-on-top = bovenop: { $card }
board-unknown = volgorde onbekend
board-pile-empty = leeg
board-serving = bedient
board-picking = kiest
board-thinking = denkt na
board-done = klaar
board-open-tavern = In de taveerne van { $seat } kijken
board-windows = { $n } van { $of } ruimtes uitgebouwd
board-house-empty = De tafels zijn nog leeg.
board-elsewhere = Elders op tafel
board-guest-deck = Gasten die nog komen
board-three-pile = Onder de bovenste kaart van de 3-bierstapel
board-guest-deck-unseen = In de gastenstapel, zonder volgorde
board-deck-of = De kaarten van { $seat }
board-close = Sluiten
board-staff-bard = Bard
board-staff-beer_merchant = Handelaar
board-staff-dishwasher = Afwasser
board-staff-waitress = Dienster
board-staff-table = Tafel
board-staff-supplier = Bezorger
board-planned-die = Deze dobbelsteen ligt op een plek van je plan.
board-losses = Verloren als je nu stopt:
