## Het bord van Tiefenthal
board-neighbours = De andere taveernen
board-valley = Het dal
board-moon = De maan staat op avond { $round } van { $rounds }
board-phase-A = Avond
board-phase-B = Gasten
board-phase-C = Serveerster
board-phase-D = Kiezen
board-phase-E = Plannen
board-phase-F = Serveren
board-phase-G = Laatste rondje
board-regular = Stamgast
board-nobles = Edellieden
board-showing-out = Stamgasten in je begindeck
board-showing-out-hint = Wie je kiest, verlaat het spel. In een kleine stapel komen je goede kaarten vaker langs.
board-start-hint = Elke taveerne kiest er één; meerdere mogen dezelfde kiezen.
board-wait = De anderen denken nog na.
board-moment = Een ogenblik …
board-watch = Wacht op je beurt.
board-evening = Avond { $round }
board-pick = Keuze { $n } van 4
board-coaster = Bierviltje voor { $seat }: { $dice }
board-no-use = geen vrije plek voor deze dobbelsteen
board-draft-hint = Wijs een dobbelsteen aan om te zien wat hij bij jou kan doen.
board-draft-wait = De anderen kiezen.
board-your-dice = Jouw dobbelstenen
board-redraw-hint = Een bargast maakt de tafels leeg, en je vult ze opnieuw van je trekstapel.
board-plan-hint = Kies een dobbelsteen en dan zijn plek. Het laagste van dukaten en bier telt als roem.
board-turning-hint = Draai dobbelstenen voor borrels naar een kant naar keuze, of rond af.
board-turn-hint = Gebruik dobbelstenen en geef dan uit: kaarten en tegels voor dukaten, gasten en edellieden voor bier.
board-outlook-tip = Roem: zoveel stappen als het laagste van geplande dukaten en gepland bier.
board-outlook = gepland
board-deciding = denken nog na
board-all-placed = Alle dobbelstenen liggen.
board-no-dice = Nog geen dobbelstenen.
board-market-closed = open in F
board-deck-left = { $n } in de stapel
board-bought = gekocht
board-mug = heeft de bierpul en begint
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
board-store-tip = { $n } bier in de opslag, waar er { $limit } in passen
board-schnapps-tip =
    { $n ->
        [one] 1 borrel; wat boven { $limit } is, gaat aan het eind van je beurt terug
       *[other] { $n } borrels; wat boven { $limit } is, gaat aan het eind van je beurt terug
    }
board-counter-tip = Een bargast laat je in fase B opnieuw trekken of zet in fase F 1 stap naar het klooster.
board-nobles-tip =
    { $n ->
        [one] 1 edelman in bezit
       *[other] { $n } edellieden in bezit
    }
board-a-die = per dobbelsteen
board-free = vrij
board-free-table = Vrij
board-bar = De bar
board-bar-empty = Geen bargast.
board-signatures-left =
    { $n ->
        [one] nog 1 handtekening
       *[other] nog { $n } handtekeningen
    }
board-row-tip = Een volle rij levert een edelman op.
board-comes = komt op avond { $round }
board-deck-label = Trekstapel { $n }, aflegstapel { $gone }
board-deck-tip = Trekstapel en aflegstapel bekijken
board-on-top = bovenop: { $card }
board-unknown = volgorde onbekend
board-pile-empty = leeg
board-serving = serveert
board-picking = kiest
board-thinking = denkt na
board-done = klaar
board-open-tavern = In de taveerne van { $seat } kijken
board-windows = { $of ->
    [one] { $n } van 1 tegel opgewaardeerd
   *[other] { $n } van { $of } tegels opgewaardeerd
}
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
board-staff-waitress = Serveerster
board-staff-table = Tafel
board-staff-supplier = Leverancier
board-planned-die = Deze dobbelsteen ligt op een plek van je plan.
board-losses = Verloren als je nu stopt:
board-lost-dice =
    { $number ->
        [one] { $number } dobbelsteen
       *[other] { $number } dobbelstenen
    }

## Waar de vraag over gaat
board-hint-reputation_start = Nu telt het laagste van geplande dukaten en gepland bier. Je mag het plan één keer opnieuw leggen.
board-hint-choose_face = De dobbelsteen houdt de nieuwe kant tot je hem gebruikt. Dat kost borrels.
board-hint-choose_discount = Elke kaart die je afgeeft maakt de tegel goedkoper, tot hij niets meer kost; de kaart verlaat je taveerne meteen.
board-hint-pay_with_die = De tegel wordt opgewaardeerd, de dobbelsteen levert op wat de betere kant geeft, en de prijs is betaald.
board-hint-take_card_bonus = Hij kost niets en komt boven op je trekstapel.
board-hint-take_steps_bonus = Alle stappen of geen. Een bonus die je niet neemt, vervalt.
board-hint-remove_guest = Wie huisverbod krijgt, verlaat het spel met punten en al. In een kleine stapel komen je goede kaarten vaker langs.
board-hint-reputation_bonus = Neem een borrel, of maak je stapel kleiner.
board-hint-choose_signature_column = De handtekening vult het volgende vrije veld en levert op wat daar staat. Een hele rij levert een edelman op.
board-hint-choose_upgrade = De tegel kost niets, en er komt een edelman bij.
board-hint-free_upgrade = De tegel kost niets en werkt meteen. Er komt geen edelman bij.
board-hint-juggler_encore = De kaart komt boven op je trekstapel: morgen draai je hem weer om.
board-dice-used = Alle dobbelstenen zijn gebruikt.
board-own-die = Meteen gegooid; hij hoort vanavond bij je dobbelstenen.

## Pictures in the rules
picture-valley = Het dal. Boven wandelt de maan van avond naar avond en toont wat elke avond brengt; onder de weg naar het klooster met zijn bonussen en één fiche per speler.
picture-draft = De viltjes bij de tweede keus, van voren gezien. Ieder neemt een dobbelsteen van het viltje voor zich; dan schuiven de viltjes met de klok mee door, zoals de pijlen tonen.
picture-tables = Drie tafels. Onder elke gast: de dobbelsteen die hem bedient en de dukaten die hij betaalt. Rechts wat een tafel erbij kost, en de kroon van de edelman die met de opwaardering komt.
picture-cellar = Kamers. De lantaarn brandt als de betere kant boven ligt. Een dobbelsteen gaat op het veld met zijn ogen (het vraagteken neemt alle); daaronder staat wat de kamer geeft en wat de opwaardering kost.
picture-staff = De taveernekaarten die te koop zijn: boven de prijs, daaronder de punten, onderaan hoeveel er nog zijn.
picture-guests = Gasten in het aanbod: boven het bier dat ze kosten, dan de dobbelsteen die hen bedient en wat ze betalen, en onderaan hun punten en de bonus die ze één keer brengen.
picture-reputation = Het roemspoor op de toog. Ronde velden tonen punten, de andere een bonus; het fiche gaat telkens rond.
picture-guest-book = Het gastenboek: één kolom per prijs in bier, van boven af gevuld. Het veld geeft zijn bonus, een hele rij de edelman rechts.
picture-posters = Artiesten van het huis: de borrels die ze kosten en wat ze brengen. Wie nog moet komen, toont de avond.
picture-nobles = Edelen voor bier: één, twee of drie tegelijk. Elk is aan het einde 10 punten waard, meer dan elke kaart die te koop is.
board-gain-points =
    { $number ->
        [one] punt
       *[other] punten
    }
