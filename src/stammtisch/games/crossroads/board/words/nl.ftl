## Speelbord
board-tracks = Investeringssporen
board-leaves = vertrekt
board-short = { $n } te kort
board-no-room = geen plek
board-forbidden = mag niet van de wet
board-cannot-build = niet te bouwen
board-costs = Kost { $price }.
board-gives = Geeft { $effects }.
board-pouch-tip = In de zak, zonder volgorde
board-pouch-title = Zak van spoor { $tier }
board-heap-title = Afgelegd van spoor { $tier }
board-heap-tip = Ze gaan terug in de zak zodra daar geen tegel meer in zit die gelegd mag worden.
board-heap-none = Hier ligt niets.
board-gone = { $n } weg
board-close = Sluiten
board-reputation-note = kleine cijfers: prestige aan het einde
board-die = de dobbelsteen
board-special = De speciale actie, op { $spaces } en voorbij 12:
board-special-distressed = neem een roddel naar keuze
board-special-outlaws = gooi de dobbelsteen
board-special-travellers = trek, leg af of steel een recept
board-special-townsfolk = handel met een gereserveerde tegel
board-special-nobles = neem { $guldens } gulden
board-stands = op { $space }
board-covered = { $n } van { $all } velden
board-inside = binnen
board-outside = buiten
board-points-tip = Punten als de partij nu afgelopen was
board-purse = Geld en roddels
board-pouch-note = Buidel: wat je deze beurt kunt uitgeven.
board-chest-note = Kist: tot { $limit } gulden; aan het begin van je beurt gaan ze naar de Buidel.
board-debts = { $n ->
    [one] { $n } schuld
   *[other] { $n } schulden
}
board-income = stap 8: +{ $n }
board-gossip = { $gossip }: { $held } bij jou, { $supply } in de voorraad
board-gossip-economic = In stap 3: guldens uit de voorraad of van rivalen. Sommige tegels kun je ermee betalen.
board-gossip-political = In stap 3: verhoog je reputatie of verlaag die van rivalen. Sommige tegels kun je ermee betalen.
board-gossip-traveller = In stap 3: leg een spoor opnieuw uit of ruil een ingrediënttegel. Sommige tegels kun je ermee betalen.
board-gossip-lost = { $n ->
    [one] geef een roddel af
   *[other] geef { $n } roddels af
}
board-used = actie gedaan
board-held = Gekocht en gereserveerd
board-bought = Te bouwen
board-bought-none = Wat je koopt, wacht hier tot je het bouwt.
board-reserve-none = Er is niets gereserveerd.
board-unfinished = elk −2
board-deck-tip = { $n ->
    [one] { $n } recept op de stapel
   *[other] { $n } recepten op de stapel
}
board-soon = komt met een tegel die je gekocht hebt
board-recipes-none = Geen recepten in de hand.
board-recipes-hidden = { $n ->
    [one] { $n } recept gedekt in de hand.
   *[other] { $n } recepten gedekt in de hand.
}
board-completed-none = Nog geen recept voltooid.
board-welcome = welkom
board-unwelcome = geweigerd
board-steps = De negen stappen van een beurt
board-round = Ronde { $n }
board-round-of = Ronde { $n } van { $last }
board-step-chest_to_pouch = Kist naar Buidel
board-step-impression = Gasten
board-step-gossip_actions = Roddels
board-step-invest = Investeren
board-step-reserve = Reserveren
board-step-build = Bouwen
board-step-recipes = Recepten
board-step-update = Afrekenen
board-step-end = Einde
board-end = met een volle herberg mag je het einde aankondigen (volste: { $n } van { $all })
board-end-first = met de eerste volle herberg is de partij afgelopen (volste: { $n } van { $all })
board-end-title = Wanneer de partij eindigt
board-end-round = Uiterlijk na ronde { $n } is het afgelopen.
board-end-score = Dan tellen: prestige, de kleine cijfers van de reputatiesporen, guldens in de Kist, overgebleven roddels en ingrediënten. Schulden en recepten in de hand kosten punten.
board-rivals = De andere herbergen
board-open-mat = Herberg van { $name } bekijken
board-inn-of = { $n ->
    [one] Herberg van { $name }, { $n } veld bebouwd
   *[other] Herberg van { $name }, { $n } velden bebouwd
}
board-thinking = denkt na
board-turns = { $n ->
    [one] { $n } beurt gespeeld.
   *[other] { $n } beurten gespeeld.
}
board-prelude-signboard = Om de beurt kiest iedereen een uithangbord voor de herberg. Van elk is er maar één.
board-prelude-draft = Iedereen houdt één basistegel en geeft de rest door naar links, drie keer. Daarna gaan de vier tegels naar de hoeken van de herberg.
board-prelude-place = Om de beurt leggen allen hun vier basistegels op de hoeken. Wat een tegel toont, krijg je meteen.
board-prelude-start = De herbergen gaan open. Iedereen krijgt guldens en roddels, en de tegels komen op de sporen te liggen.
board-draft-note = { $n } gehouden; de rest gaat door naar links
board-place-note = kies hier een tegel en dan een hoek
board-ask-gossip_action = Roddels: elke soort één keer per beurt
board-ask-gossip_victims = Wie verliest een gulden aan jou?
board-ask-gossip_steal_type = Wat vang je op?
board-ask-travellers_action = De Reizigers brengen recepten
board-ask-travellers_victim = Wiens recept neem je?
board-ask-townsfolk_action = De Stedelingen handelen in gereserveerde tegels
board-ask-townsfolk_target = Gereserveerd door de anderen
board-ask-collector_line = Drie van een soort voor de verzamelaar
board-ask-announce_end = Je herberg is vol

## Pictures in the rules
picture-steps = De negen stappen van een beurt zoals ze boven het bord staan: wat gedaan is heeft een vinkje, de stap van nu zijn naam.
picture-purse = Buidel, Kist met haar maximum en inkomsten van 1 tot 10; rechts drie plaatsen voor elke soort roddel.
picture-reputation = De vijf reputatiesporen van 0 tot 12. Kleine cijfers zeggen wat een veld aan het einde waard is; een veld met een teken geeft de speciale actie van de groep.
picture-tiles = Herbergtegels: de kleur noemt de soort, de munt de prijs, roddels daaronder een andere prijs, de voet de effecten op volgorde, een rond teken het ingrediënt.
picture-inn = Een herberg: 20 velden, de binnenste ring op het tapijt, basistegels op de vier hoeken met de bonus die je teruggeeft.
picture-gossips = Roddels: een rij voor elke soort, economisch, politiek en van reizigers, en hoogstens drie van elk.
picture-kingdom = Twee koninkrijkskaarten: ze gelden voor allen, de hele partij. Op kaart 8 ligt haar voorraad.
picture-recipes = Twee recepten: de ingrediënten die ze vragen, met een vinkje waar een fiche klaarligt, en onderaan wat ze opbrengen.
picture-prestige = Het prestigespoor; na 40 begint het opnieuw. Wat aan het einde geteld wordt, komt erbij.
board-gain-points =
    { $number ->
        [one] punt
       *[other] punten
    }
board-gain-guldens =
    { $number ->
        [one] gulden
       *[other] gulden
    }
