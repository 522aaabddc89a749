# The Taverns of Tiefenthal in Dutch.

## Ready-made settings
preset-first_game = Eerste partij: drie taveernen en alleen module 1, dobbelstenen, gasten, personeel en edellieden.
preset-whole_game = Het hele dal: alle vijf modules, van borrel tot gastenboek.
intro-who = Je houdt een kleine taveerne in een diep dal. Acht avonden lang komen er gasten drinken, en ze betalen.
intro-who-picture = Een taveerne bij nacht in de sneeuw; de waard wacht, drie gasten komen eraan.
intro-wins = De meeste punten op je kaarten winnen. Een edelman is { $noble } waard: elke betaalde opwaardering brengt er een, en bier nodigt er meer uit.
intro-wins-picture = Een donkere kassa wordt betaald en licht op, en een edelman komt; bier brengt er ook een.
intro-turn = Kies dobbelstenen. Bij een bezoeker leveren ze dukaten op, op de bierlevering bier. Dukaten betalen personeel en opwaarderingen, bier nieuwe gasten.
intro-turn-picture = Vier dobbelstenen: een bedient een bezoeker voor dukaten, een brengt bier; dukaten betalen personeel en opwaarderingen, bier gasten en edellieden.

## The coach: the first line is a heading, the rest what is said
lesson-choose_start_card =
    Waarmee open je?
    Een startkaart geeft je taveerne iets voor de eerste avond. Neem liever wat elke avond werkt dan wat één keer betaalt.
lesson-remove_regular =
    Wie heb je niet nodig?
    Minder zwakke stamgasten betekent dat betere bezoekers eerder aan je tafels komen. Verwijder wie het minst betaalt.
lesson-round_bonus_choice =
    Een cadeau voor de avond
    Iedereen krijgt de bonus van de avond; jij mag kiezen welke. Een kaart komt steeds terug, een dobbelsteen werkt alleen vanavond: neem in het begin de kaart.
lesson-round_bonus_choice-cards =
    Een cadeau voor de avond
    Iedereen krijgt de bonus van de avond; jij mag kiezen welke. Beide zijn kaarten die steeds terugkomen: neem die waar je op de meeste avonden iets aan hebt.
lesson-choose_entertainer_side =
    Welke kant ligt boven?
    De artiest treedt voor borrels voor je op tot het eind. Neem de kant die je vaak kunt betalen.
lesson-free_upgrade =
    Een gratis opwaardering
    Een tegel draait om zonder betaling, maar brengt geen edelman. Kies de duurste die je niet zelf zou opwaarderen.
lesson-counter_guest_redraw =
    Bevallen deze bezoekers je?
    Je ziet wie er vanavond zit. Een bargast laat je taveerne opnieuw vollopen; bewaar hem voor een avond waarop je tafels weinig opleveren.
lesson-draft_die =
    Welke dobbelsteen helpt je?
    Neem er een, de rest gaat door naar je buur. Een bezoeker betaalt alleen voor het getal op zijn kaart; een 1 of een 6 brengt bier op de bierlevering.
lesson-plan_dice =
    Plan je dobbelstenen
    Leg elke dobbelsteen waar hij straks moet werken. Geplande dukaten en gepland bier: de kleinste som is de weg van je roem, dus plan allebei.
lesson-choose_space =
    Waar werkt de dobbelsteen?
    Bij een bezoeker of op de kassa levert hij dukaten op, op de bierlevering of het vat bier, op de monnik stappen. Denk aan wat je vanavond wilt: dukaten voor een opwaardering, bier voor gasten.
lesson-choose_face =
    Een dobbelsteen draaien
    Een borrel draait een dobbelsteen naar het getal dat je nodig hebt. Zoek de bezoeker die het meest betaalt en nog geen dobbelsteen heeft.
lesson-reputation_start =
    Staat het plan?
    De kleinste som, geplande dukaten of gepland bier, wordt nu geteld. Eén keer mag je opnieuw plannen; een dobbelsteen die je later elders gebruikt, kan je stappen terug kosten.
lesson-turn_action =
    Eerst de dobbelstenen, dan kopen
    Gebruik je dobbelstenen, koop daarna; maar waar een opwaardering een dobbelsteen meer laat opleveren, waardeer je eerst op. Een betaalde opwaardering brengt een edelman: hij is { $noble } waard en zit er morgen bij.
lesson-choose_discount =
    Goedkoper met kaarten
    Afgegeven kaarten van deze soort verlagen de prijs. Ze zijn dan weg: geef er niet meer af dan nodig.
lesson-take_card_bonus =
    Een kaart als bonus
    Hij komt boven op je trekstapel en morgen in je taveerne. Weiger alleen wat je stapel verstopt.
lesson-remove_guest =
    Wie krijgt huisverbod?
    De gekozen bezoeker verdwijnt voorgoed uit het spel, met zijn punten. Stuur een stamgast weg die weinig betaalt: de betere komen dan vaker.
lesson-reputation_bonus =
    Een borrel of een dunnere stapel?
    Een borrel betaalt artiesten en is aan het eind een punt waard; een huisverbod laat goede bezoekers vaker komen. Neem vroeg het huisverbod, later de borrel.
lesson-choose_signature_column =
    In welke kolom?
    Elke kolom van het gastenboek geeft iets anders, en een volle rij brengt een edelman. Kijk naar het volgende veld van elke kolom.
lesson-choose_upgrade =
    Welke tegel waardeer je op?
    Deze opwaardering kost geen dukaten, en haar edelman komt toch. Neem een dure tegel die je elke avond gebruikt.
lesson-juggler_encore =
    Nog een keer!
    De gekozen kaart komt morgen zeker terug. Neem de kaart die vanavond het meest opleverde.
lesson-take_steps_bonus =
    Stappen rond het klooster
    Veel velden onderweg geven iets, sommige zelfs een edelman. Stappen lonen bijna altijd.
lesson-pay_with_die =
    Een dobbelsteen betaalt de rest
    De kassa mag haar eigen opwaardering met een dobbelsteen betalen. Neem het getal dat je het minst nodig hebt.
goal-early = Eerste avonden: breng in één beurt de dukaten voor een opwaardering bijeen, de goedkoopste kost { $ducats }. Ze brengt een edelman die { $noble } telt.
goal-middle = Nu elke avond: een opwaardering voor dukaten, of edellieden voor bier. Elke edelman telt { $noble } aan het eind.
goal-late = Laatste avonden: maak van alles edellieden ({ $noble } elk) en gasten. Wat aan het eind in de kluis ligt, levert geen punten op.
caution-unused-dice =
    Er is nog een dobbelsteen ongebruikt
    Na je beurt doet hij niets meer, en er is nog een veld dat hem neemt.
caution-lost-ducats =
    Er gaan dukaten verloren: { $n }
    Je kluis bewaart er { $kept } voor de nacht, de rest is weg. Er is nog een kaart of een opwaardering te koop.
caution-dice-first =
    Je hebt nog dobbelstenen
    Gebruik die eerst: met meer dukaten of bier haal je vanavond misschien een opwaardering of een edelman.
caution-upgrade-first =
    Je kunt een opwaardering betalen
    Personeel telt aan het eind weinig; een opwaardering brengt een edelman die { $noble } telt, en werkt tot het slot.
caution-idle-die =
    Geen bezoeker wil dit getal
    Alleen de kassa en het vat zouden hem nemen, en die nemen elke dobbelsteen. Een omcirkelde kan meer.

## Dice, phases
die = een { $face }
phase-setup = Voorbereiding
phase-A = Fase A: de volgende avond
phase-B = Fase B: de taveerne stroomt vol
phase-C = Fase C: de serveerster komt langs
phase-D = Fase D: wat mag het zijn?
phase-E = Fase E: keuzestress
phase-F = Fase F: serveren
phase-G = Fase G: het laatste rondje
phase-over = Het spel is afgelopen
when-E = in fase E, bij het plannen
when-F = bij het bedienen, fase F
when-G = bij het laatste rondje, fase G

## Variants
variant-module = Module
variant-module-module_1_tavern = Module 1: de taveerne. Het basisspel, in de zomer.
variant-module-module_2_schnapps = Module 2: borrels en artiesten, in de winter.
variant-module-module_3_reputation = Module 3: ook roem, barden en tien extra gasten.
variant-module-module_4_start_cards = Module 4: ook startkaarten in plaats van het vaste begindeck.
variant-module-module_5_guest_book = Module 5: ook gastenboeken en handtekeningen. Alles.
variant-module-module_1_tavern-name = De taveerne
variant-module-module_1_tavern-hint = het basisspel, in de zomer
variant-module-module_2_schnapps-name = Borrels
variant-module-module_2_schnapps-hint = winter, artiesten
variant-module-module_3_reputation-name = Roem
variant-module-module_3_reputation-hint = barden en tien extra gasten
variant-module-module_4_start_cards-name = Startkaarten
variant-module-module_4_start_cards-hint = je eigen begindeck
variant-module-module_5_guest_book-name = Gastenboek
variant-module-module_5_guest_book-hint = handtekeningen, alles

## Tavern cards, patrons
card-bard = Bard
card-beer_merchant = Bierhandelaar
card-dishwasher = Afwasser
card-waitress = Serveerster
card-table = Tafel
card-supplier = Leverancier
card-noble = Edelman
card-regular_2_on_2 = Stamgast (bij een 2, betaalt 2)
card-regular_2_on_3 = Stamgast (bij een 3, betaalt 2)
card-regular_2_on_4 = Stamgast (bij een 4, betaalt 2)
card-regular_2_on_5 = Stamgast (bij een 5, betaalt 2)
card-regular_1_on_2 = Stamgast (bij een 2, betaalt 1)
card-regular_1_on_3 = Stamgast (bij een 3, betaalt 1)
card-regular_1_on_4 = Stamgast (bij een 4, betaalt 1)
card-guest_3_day_labourer = Dagloner
card-guest_3_carter = Voerman
card-guest_4_weaver = Wever
card-guest_4_cobbler = Schoenlapper
card-guest_4_shepherd = Herder
card-guest_4_pedlar = Marskramer
card-guest_4_cooper = Kuiper
card-guest_4_laundress = Wasvrouw
card-guest_4_night_watchman = Nachtwaker
card-guest_4_apothecary = Apotheker
card-guest_4_fishwife = Visvrouw
card-guest_5_miller = Molenaar
card-guest_5_baker = Bakker
card-guest_5_ferryman = Veerman
card-guest_5_beekeeper = Imker
card-guest_5_potter = Pottenbakker
card-guest_5_seamstress = Naaister
card-guest_5_town_crier = Omroeper
card-guest_5_hop_farmer = Hopboer
card-guest_5_charcoal_burner = Kolenbrander
card-guest_5_story_teller = Verteller
card-guest_6_butcher = Slager
card-guest_6_organist = Organist
card-guest_6_tanner = Leerlooier
card-guest_6_carpenter = Timmerman
card-guest_6_gamekeeper = Boswachter
card-guest_6_blacksmith = Smid
card-guest_6_pilgrim = Pelgrim
card-guest_6_distiller = Stoker
card-guest_6_bell_founder = Klokkengieter
card-guest_6_postmaster = Postmeester
card-guest_7_goldsmith = Goudsmid
card-guest_7_master_builder = Bouwmeester
card-guest_7_scholar = Geleerde
card-guest_7_sergeant = Sergeant
card-guest_7_horse_dealer = Paardenkoper
card-guest_7_surgeon = Chirurgijn
card-guest_8_wine_merchant = Wijnhandelaar
card-guest_8_brewmaster = Brouwmeester
card-guest_8_physician = Geneesheer
card-guest_8_notary = Notaris
card-guest_8_mayor = Burgemeester

## What staff does
duty-bard = 1 roemstap bij het bedienen
duty-beer_merchant = 1 bier bij het bedienen
duty-dishwasher = één dobbelsteen telt 1 hoger; bij afgeven { $off ->
    [one] 1 dukaat
   *[other] { $off } dukaten
} korting op de afwasruimte
duty-waitress = 1 dobbelsteen in de kleur van de taveerne; bij afgeven { $off ->
    [one] 1 dukaat
   *[other] { $off } dukaten
} korting op de deur
duty-table = een extra tafel; bij afgeven { $off ->
    [one] 1 dukaat
   *[other] { $off } dukaten
} korting op de tafels
duty-supplier = 1 extra bier per dobbelsteen op de bierlevering; bij afgeven { $off ->
    [one] 1 dukaat
   *[other] { $off } dukaten
} korting op de bierlevering

## Tiles and what they give
tile-safe = Kluis
tile-beer_store = Bieropslag
tile-barrel = Vat
tile-dishwasher = Afwasruimte
tile-monk = Monnik
tile-cashbox = Kassa
tile-waitress = Deur
tile-table = Tafels
tile-supply = Bierlevering
gain-safe = { $n ->
    [one] bewaart 1 dukaat
   *[other] bewaart { $n } dukaten
}
gain-beer_store = bewaart { $n } bier
gain-barrel = elke dobbelsteen: { $n } bier
gain-dishwasher = { $n ->
    [0] geen vaste afwasser
    [one] 1 vaste afwasser
   *[other] { $n } vaste afwassers
}
gain-monk = per 5: { $n ->
    [one] 1 stap
   *[other] { $n } stappen
} in het klooster
gain-cashbox = elke dobbelsteen: { $n ->
    [one] 1 dukaat
   *[other] { $n } dukaten
}
gain-waitress = { $n ->
    [0] geen vaste serveerster
    [one] 1 vaste serveerster
   *[other] { $n } vaste serveersters
}
gain-table = { $n ->
    [one] 1 vaste tafel
   *[other] { $n } vaste tafels
}
gain-supply = per 1 of 6: { $n } bier, en 1 meer per leverancier
space-cashbox = op de kassa
space-barrel = op het vat
space-supply = op de bierlevering
space-monk = op de monnik
space-table = op tafel { $number }

## Entertainers
entertainer-fire_eater = vuurspuwer
entertainer-strongman = krachtpatser
entertainer-juggler = jongleur
side-fire_eater_ducats = Vuurspuwer voor geld
side-fire_eater_beer = Vuurspuwer voor bier
side-strongman_upgrade = Krachtpatser die verbouwt
side-strongman_bouncer = Krachtpatser aan de deur
side-juggler_encore = Jongleur met toegift
side-juggler_dice = Dobbelende jongleur

## Start cards
start-start_classic = Klassiek huis
start-start_motley_crew = Bont gezelschap
start-start_pilgrims_rest = Pelgrimsrust
start-start_long_table = De lange tafel
start-start_deep_cellar = De diepe kelder
start-start_good_service = Goede bediening
start-start_till = De rinkelende kassa

## Guest book, offer
column-col_3_4 = kolom 3/4
column-col_5 = kolom 5
column-col_6 = kolom 6
column-col_7_8 = kolom 7/8
place-three = de 3-bierstapel
place-1 = plek 1
place-2 = plek 2
place-3 = plek 3
place-4 = plek 4
place-five = plek 5
rep-host = de waard
rep-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rep-schnapps = de borrel
rep-noble = de kroon
rep-signature = de handtekening
rep-choice = borrel of huisverbod

## Effects
effect-none = geen bonus
effect-ducats = { $n ->
    [one] 1 dukaat
   *[other] { $n } dukaten
}
effect-beer = { $n } bier
effect-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
effect-monastery = { $n ->
    [one] 1 stap in het klooster
   *[other] { $n } stappen in het klooster
}
effect-remove_guest = { $n ->
    [one] huisverbod voor een bezoeker
   *[other] huisverbod voor { $n } bezoekers
}
effect-noble = { $n ->
    [one] 1 edelman
   *[other] { $n } edellieden
}
effect-schnapps = { $n ->
    [one] 1 borrel
   *[other] { $n } borrels
}
effect-reputation = { $n ->
    [one] 1 roemstap
   *[other] { $n } roemstappen
}
effect-signature = { $n ->
    [one] een handtekening in een kolom naar keuze
   *[other] { $n } handtekeningen in kolommen naar keuze
}
effect-counter_guest = { $n ->
    [one] een bargast
   *[other] { $n } bargasten
}
effect-guest_3 = de bovenste gast van de 3-bierstapel
effect-own_die = { $n ->
    [one] deze avond een dobbelsteen in de eigen kleur
   *[other] deze avond { $n } dobbelstenen in de eigen kleur
}
effect-upgrade = waardeer een tegel naar keuze op, zonder edelman
effect-upgrade-noble = waardeer een tegel naar keuze op, met de edelman
effect-upgrade-tile = { $tile } vanaf het begin opgewaardeerd
effect-upgrade-tile-may = een tegel mag opgewaardeerd worden: { $tile }
effect-choice = { $first } of { $second }
effect-entertainer = de { $name }, kant naar keuze
effect-store_beer = { $n } bier in de opgewaardeerde opslag
effect-remove_regular = { $n ->
    [one] verwijder een stamgast
   *[other] verwijder hoogstens { $n } stamgasten
}
effect-top_card = één open kaart komt terug op de trekstapel
effect-turn_die = draai een dobbelsteen die nog niet ligt naar een kant naar keuze
effect-for-schnapps = { $schnapps ->
    [one] 1 borrel
   *[other] { $schnapps } borrels
}: { $effect }
effect-each-time = telkens voor { $schnapps ->
    [one] 1 borrel
   *[other] { $schnapps } borrels
}: { $effect }
effect-in-plan = { $n ->
    [0] { $effect }; je roem blijft
   *[other] { $effect }; roem +{ $n }
}
effect-out-of-plan = { $effect }; roem −{ $n }
effect-once-used = { $effect }, zodra je hem gebruikt
effect-serve = { $n ->
    [one] { $card }: 1 dukaat
   *[other] { $card }: { $n } dukaten
}
effect-washed = { $n ->
    [one] { $effect }, met een afwasser
   *[other] { $effect }, met { $n } afwassers
}
effect-price = { $ducats ->
    [0] voor niets
    [one] voor 1 dukaat
   *[other] voor { $ducats } dukaten
}
effect-no-cheaper = { $price }, niet goedkoper dan met { $n }
effect-price-range = voor { $least } tot { $full ->
    [one] 1 dukaat
   *[other] { $full } dukaten
}
effect-price-die = voor { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}, waarvan de eigen dobbelsteen er { $n } betaalt
effect-upgrade-for = { $price }: { $gain }, { $noble }
effect-with-noble = plus een edelman ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
})
effect-without-noble = maar er is geen edelman meer
effect-nobles = voor { $beer } bier: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
effect-recruit = voor { $beer } bier: betaalt { $pay }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; { $bonus }
effect-left = nog { $n }
effect-pays = betaalt { $n }

## Questions
prompt-choose_start_card = Met welke startkaart open je je taveerne?
prompt-remove_regular = Welke stamgast verwijder je voorgoed?
prompt-round_bonus_choice = Avond { $round }: welke bonus neem je?
prompt-choose_entertainer_side = Welke kant van de artiest ligt de rest van het spel boven?
prompt-free_upgrade = De laatste avond: welke tegel waardeer je gratis op?
prompt-start_upgrade = Je startkaart waardeert gratis en zonder edelman een tegel op: { $tile }. Wil je dat?
prompt-counter_guest_redraw = Houd je deze bezoekers, of stuur je een bargast weg en vul je de taveerne opnieuw?
prompt-draft_die = Welke dobbelsteen neem je van het bierviltje?
prompt-plan_dice = Plan je dobbelstenen.
prompt-choose_space = Je pakt { $die }. Waar leg je die?
prompt-choose_face = Je draait { $die }. Welke kant komt boven?
prompt-reputation_start = Bepaal je je roem met dit plan?
prompt-turn_action = Jouw beurt: { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}, { $beer } bier.
prompt-choose_discount = { $tile }: hoeveel kaarten van deze soort geef je af: { $card }?
prompt-pay_with_die = Je komt dukaten tekort: welke dobbelsteen leegt de opgewaardeerde kassa en betaalt de rest?
prompt-take_card_bonus = Een bonus: neem je deze kaart? { $card }
prompt-take_steps_bonus = Een bonus: { $steps }. Neem je die?
prompt-remove_guest = Wie krijgt huisverbod?
prompt-reputation_bonus = Je roem levert een borrel of een huisverbod op. Wat wordt het?
prompt-choose_signature_column = In welke kolom komt de handtekening?
prompt-choose_upgrade = Welke tegel waardeer je op?
prompt-juggler_encore = Een toegift: welke open kaart gaat voor { $n ->
    [one] 1 borrel
   *[other] { $n } borrels
} terug op je trekstapel?
asked-choose_start_card = een startkaart kiezen
asked-remove_regular = een stamgast kiezen die vertrekt
asked-round_bonus_choice = de bonus van vanavond kiezen
asked-choose_entertainer_side = een kant van de artiest kiezen
asked-free_upgrade = een tegel kiezen om op te waarderen
asked-counter_guest_redraw = je bezoekers houden of opnieuw trekken
asked-draft_die = een dobbelsteen van je bierviltje nemen
asked-plan_dice = je dobbelstenen plannen
asked-choose_space = een veld voor de dobbelsteen kiezen
asked-choose_face = een kant van de dobbelsteen kiezen
asked-reputation_start = je plan bevestigen of opnieuw leggen
asked-turn_action = je beurt uitvoeren
asked-choose_discount = kiezen hoeveel kaarten je afgeeft
asked-pay_with_die = de dobbelsteen kiezen die betaalt
asked-take_card_bonus = de kaart nemen of weigeren
asked-take_steps_bonus = de stappen zetten of laten vervallen
asked-remove_guest = kiezen wie huisverbod krijgt
asked-reputation_bonus = een borrel of een huisverbod kiezen
asked-choose_signature_column = een kolom van je gastenboek kiezen
asked-choose_upgrade = een tegel kiezen om op te waarderen
asked-juggler_encore = een kaart voor de toegift kiezen

## Options
option-remove_regular-skip = Niemand meer
option-free_upgrade-skip = Waardeer niets op
option-counter_guest_redraw-keep = Deze bezoekers houden
warn-ducats = { $n ->
    [one] { $n } dukaat gaat verloren
   *[other] { $n } dukaten gaan verloren
}
warn-beer = { $n } bier gaat verloren
warn-schnapps = { $n ->
    [one] { $n } borrel gaat verloren
   *[other] { $n } borrels gaan verloren
}
warn-dice = { $n ->
    [one] { $n } dobbelsteen blijft ongebruikt
   *[other] { $n } dobbelstenen blijven ongebruikt
}
warn-unplaced = { $n ->
    [one] { $n } dobbelsteen kan nog ergens liggen
   *[other] { $n } dobbelstenen kunnen nog ergens liggen
}
run-plan = Voer het plan uit
run-take-back = Neem { $die } { $space } terug
run-plan-dice = { $n ->
    [one] { $n } dobbelsteen
   *[other] { $n } dobbelstenen
}
option-plan_dice-done = Klaar
option-reputation_start-confirm = Ja, tel maar
option-turn_action-end_turn = Beëindig je beurt
option-take_card_bonus-decline = Weiger
option-take_steps_bonus-decline = Laat vervallen
option-remove_guest-skip = Niemand
option-choose_signature_column-skip = Geen handtekening
option-juggler_encore-skip = Geen toegift
option-show-out = { $card }
option-show-out-effect = betaalt { $ducats } als je bedient
option-redraw = Geef een bargast af en trek opnieuw
option-redraw-effect = { $left ->
    [0] er blijft geen bargast
    [one] 1 bargast blijft
   *[other] { $left } bargasten blijven
}
option-place = Leg { $die }
option-turn = Draai { $die } ({ $n ->
    [one] 1 borrel
   *[other] { $n } borrels
})
option-reset = Neem alles terug
option-reset-effect = { $left ->
    [one] kan nog één keer
   *[other] kan nog { $left } keer
}
option-edit = Leg een nieuw plan
option-return = { $n ->
    [0] Geef geen kaart af
    [one] Geef 1 kaart af
   *[other] Geef { $n } kaarten af
}
option-take = Neem: { $card }
option-steps = Zet de stappen
option-pay-effect = { $n ->
    [one] levert 1 dukaat op
   *[other] levert { $n } dukaten op
}; na het betalen blijven er { $left } over
option-remove = { $card }, tafel { $table }
option-remove-effect = betaalt { $ducats }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
option-reputation-schnapps = Neem de borrel
option-reputation-remove = Geef huisverbod
option-use = Gebruik { $die }
option-bard = Laat een bard zingen
option-counter-guest = Stuur een bargast naar het klooster
option-buy = Koop: { $card }
option-upgrade = Waardeer op: { $tile }
option-recruit = Werf: { $card }
option-nobles = { $n ->
    [one] 1 edelman
   *[other] { $n } edellieden
}
option-entertain = Trakteer: { $side }

## Status
status-module = Module { $module }
status-round = { $left ->
    [0] Avond { $round } van { $rounds }, de laatste
    [one] Avond { $round } van { $rounds }, hierna nog één
   *[other] { $round ->
        [0] { $rounds ->
            [one] 1 avond ligt voor jullie
           *[other] { $rounds } avonden liggen voor jullie
        }
       *[other] Avond { $round } van { $rounds }; na avond { $rounds } is het spel afgelopen
    }
}
status-start = { $seat } begint
status-active = { $seat } is bezig

## Places
zone-start-cards = Startkaarten
zone-evenings = Zomeravonden
zone-evenings-winter = Winteravonden
zone-tonight = Vanavond
zone-offer = Gasten voor bier
zone-market = Markt
zone-monastery = Klooster
zone-supplies = Voorraden
zone-mat = Taveerne van { $seat }
zone-tables = Tafels
zone-staff = Personeel vanavond
zone-tiles = Tegels
zone-dice = Dobbelstenen
zone-coaster = Bierviltje
zone-sides = Artiesten
zone-reputation = Roem
zone-book = Gastenboek
zone-deck = Kaarten
zone-known = Boven op de trekstapel
zone-unknown = In de trekstapel, volgorde onbekend
zone-discards = Aflegstapel
counter-points = punten
counter-ducats = dukaten op zak
counter-beer = bier paraat
counter-safe = dukaten in de kluis
counter-store = bier in de opslag
counter-nobles = eigen edellieden
counter-held-counter-guests = bargasten
counter-dishwashers = vrije afwassers
counter-supply-yield = bier per dobbelsteen op de bierlevering
counter-schnapps = borrels
counter-noble-stack = edellieden op de stapel
counter-counter-guests = bargasten die nog komen
counter-removed = kaarten uit het spel
counter-signatures = handtekeningen op voorraad
counter-draw-pile = kaarten in de trekstapel
piece-moon = De maan
piece-guest = { $card } ({ $beer } bier; { $dice } levert { $pay } op)
piece-guest-signed = { $card } ({ $beer } bier; { $dice } levert { $pay } op, tekent)
piece-market = { $card } ({ $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}, nog { $n })
piece-nobles = { $n ->
    [one] 1 edelman
   *[other] { $n } edellieden
} ({ $beer } bier, { $points ->
    [one] 1 punt
   *[other] { $points } punten
})
piece-tile = { $tile }
piece-tile-upgraded = { $tile }, opgewaardeerd
piece-tile-soon = { $tile }, vanaf de volgende avond opgewaardeerd
piece-monk = Monnik op veld { $space }
piece-free-table = Tafel { $number }: vrij
piece-patron = Tafel { $number }: { $card }
piece-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
piece-dice = { $n ->
    [one] { $die }
   *[other] { $n } keer { $die }
}
piece-reputation = Fiche: { $space }
piece-column = { $column }: { $n } van { $rows }
piece-known = { $card }
note-evening = Avond { $round }: { $bonus }.
evening-schnapps = onderweg { $n ->
    [one] 1 borrel
   *[other] { $n } borrels
}, daarna { $bonus }
note-served-by = { $ducats ->
    [one] { $dice } levert 1 dukaat op
   *[other] { $dice } levert { $ducats } dukaten op
}
note-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
note-bonus = eenmalig: { $bonus }
note-left = nog { $n }
note-signed = met een handtekening
note-offer = { $three } op de 3-bierstapel, { $deck } in de gastenstapel
note-next-bonus = { $steps ->
    [one] volgende stap: { $bonus }
   *[other] over { $steps } stappen: { $bonus }
}
note-stack = { $n ->
    [one] 1 edelman aan één tafel
   *[other] { $n } edellieden aan één tafel
}
note-served = bediend
note-planned = gepland: { $dice }
note-soon = vanaf de volgende avond: { $gain }
note-upgrade = opwaarderen voor { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}: { $gain }, { $noble }
note-discount = { $ducats } korting per afgegeven kaart: { $card }
note-used = gebruikt
note-reputation = aan het einde { $points ->
    [one] 1 punt
   *[other] { $points } punten
} waard
note-granted = het laatste plan bracht { $n ->
    [one] 1 stap
   *[other] { $n } stappen
}
note-column-full = vol
note-next-field = volgend veld: { $bonus }
note-deciding = denkt na

## What happened
event-opened = De tafels zijn gedekt. { $seat } heeft de bierpul en begint.
event-chose-start-card = { $seat } opent met de startkaart ‘{ $start }’.
event-showed-out = { $seat } verwijdert voorgoed: { $card }.
event-evening = Avond { $number } begint.
event-gained-card = { $seat } krijgt een kaart: { $card }.
event-gained-nobles = { $number ->
    [one] { $seat } krijgt een edelman.
   *[other] { $seat } krijgt { $number } edellieden.
}
event-gained-schnapps = { $number ->
    [one] { $seat } krijgt 1 borrel.
   *[other] { $seat } krijgt { $number } borrels.
}
event-gained-counter-guests = { $number ->
    [one] Een bargast komt bij { $seat } aan de bar zitten.
   *[other] { $number } bargasten komen bij { $seat } aan de bar zitten.
}
event-gained-ducats = { $number ->
    [one] { $seat } krijgt 1 dukaat.
   *[other] { $seat } krijgt { $number } dukaten.
}
event-gained-beer = { $seat } krijgt { $number } bier.
event-stored-ducats = { $number ->
    [one] { $seat } legt 1 dukaat in de kluis.
   *[other] { $seat } legt { $number } dukaten in de kluis.
}
event-stored-beer = { $seat } zet { $number } bier in de opslag.
event-rolled-own = { $seat } gooit een eigen dobbelsteen: { $face }.
event-hired = { $seat } haalt een artiest binnen: { $side }.
event-flipped = { $ducats ->
    [0] { $cards ->
        [0] { $seat } waardeert gratis een tegel op: { $tile }.
        [one] { $seat } waardeert voor alleen een afgegeven kaart een tegel op: { $tile }.
       *[other] { $seat } waardeert voor alleen { $cards } afgegeven kaarten een tegel op: { $tile }.
    }
    [one] { $cards ->
        [0] { $seat } waardeert voor 1 dukaat een tegel op: { $tile }.
        [one] { $seat } waardeert voor 1 dukaat en een afgegeven kaart een tegel op: { $tile }.
       *[other] { $seat } waardeert voor 1 dukaat en { $cards } afgegeven kaarten een tegel op: { $tile }.
    }
   *[other] { $cards ->
        [0] { $seat } waardeert voor { $ducats } dukaten een tegel op: { $tile }.
        [one] { $seat } waardeert voor { $ducats } dukaten en een afgegeven kaart een tegel op: { $tile }.
       *[other] { $seat } waardeert voor { $ducats } dukaten en { $cards } afgegeven kaarten een tegel op: { $tile }.
    }
}
event-left-upgrade = { $seat } waardeert geen tegel op.
event-turned-up = { $seat } draait een kaart om: { $card }.
event-shuffled = { $number ->
    [one] { $seat } maakt van 1 kaart een nieuwe trekstapel.
   *[other] { $seat } schudt { $number } kaarten tot een nieuwe trekstapel.
}
event-redrew = { $seat } geeft een bargast af en laat de taveerne opnieuw vollopen.
event-rolled-white = Op het bierviltje van { $seat }: { $dice }.
event-drafted = { $seat } neemt { $face }.
event-turned-die = { $number ->
    [one] { $seat } draait voor 1 borrel een dobbelsteen: { $face } wordt { $to }.
   *[other] { $seat } draait voor { $number } borrels een dobbelsteen: { $face } wordt { $to }.
}
event-turned-dice = { $number ->
    [one] { $seat } heeft 1 borrel uitgegeven aan gedraaide dobbelstenen.
   *[other] { $seat } heeft { $number } borrels uitgegeven aan gedraaide dobbelstenen.
}
event-turn-began = { $ducats ->
    [one] { $seat } gaat serveren, met 1 dukaat en { $beer } bier uit de voorraad.
   *[other] { $seat } gaat serveren, met { $ducats } dukaten en { $beer } bier uit de voorraad.
}
event-counted-reputation = { $seat } plant { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} en { $beer } bier: { $number ->
    [0] geen roem.
    [one] 1 roemstap.
   *[other] { $number } roemstappen.
}
event-rose = { $number ->
    [one] De roem van { $seat } stijgt 1 stap, nu: { $space }.
   *[other] De roem van { $seat } stijgt { $number } stappen, nu: { $space }.
}
event-fell-back = { $number ->
    [one] { $seat } heeft het plan gewijzigd: de roem daalt 1 stap, nu: { $space }.
   *[other] { $seat } heeft het plan gewijzigd: de roem daalt { $number } stappen, nu: { $space }.
}
event-schnapps-back = { $number ->
    [one] { $seat } geeft 1 borrel terug die deze stappen hadden opgeleverd.
   *[other] { $seat } geeft { $number } borrels terug die deze stappen hadden opgeleverd.
}
event-nobles-back = { $number ->
    [one] { $seat } geeft een edelman terug die deze stappen hadden opgeleverd.
   *[other] { $seat } geeft { $number } edellieden terug die deze stappen hadden opgeleverd.
}
event-merchants = { $number ->
    [one] Een bierhandelaar brengt 1 bier naar { $seat }.
   *[other] Bierhandelaars brengen { $number } bier naar { $seat }.
}
event-served = { $seat } bedient tafel { $table } met { $face } en krijgt { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
}: { $card }.
event-used-cashbox = { $number ->
    [one] { $seat } leegt de kassa met { $face }: 1 dukaat.
   *[other] { $seat } leegt de kassa met { $face }: { $number } dukaten.
}
event-used-barrel = { $seat } tapt uit het vat met { $face }: { $number } bier.
event-used-supply = { $seat } laat bier leveren met { $face }: { $number } bier.
event-used-monk = { $seat } stuurt de monnik op pad met { $face }.
event-washed = { $number ->
    [one] Een afwasser van { $seat } steekt een handje toe.
   *[other] { $number } afwassers van { $seat } steken een handje toe.
}
event-bought = { $ducats ->
    [one] { $seat } koopt voor 1 dukaat: { $card }.
   *[other] { $seat } koopt voor { $ducats } dukaten: { $card }.
}
event-recruited = { $seat } werft voor { $beer } bier een nieuwe gast: { $card }.
event-refilled = Nieuw op { $place }: { $card }.
event-bought-nobles = { $number ->
    [one] { $seat } nodigt een edelman uit voor { $beer } bier.
   *[other] { $seat } nodigt { $number } edellieden uit voor { $beer } bier.
}
event-entertained = { $number ->
    [one] { $seat } trakteert een artiest op 1 borrel: { $side }.
   *[other] { $seat } trakteert een artiest op { $number } borrels: { $side }.
}
event-declined = { $seat } weigert een kaart: { $card }.
event-steps-lapsed = { $number ->
    [one] { $seat } laat 1 stap in het klooster vervallen.
   *[other] { $seat } laat { $number } stappen in het klooster vervallen.
}
event-removed = { $seat } geeft een bezoeker voorgoed huisverbod: { $card }.
event-signed = { $seat } krijgt een handtekening, rij { $number } van { $column }.
event-signature-lapsed = { $seat } heeft geen ruimte voor een handtekening in { $column }.
event-completed-row = { $seat } heeft rij { $number } van het gastenboek vol.
event-sent-counter-guest = Een bargast van { $seat } vertrekt naar het klooster.
event-sang = In de taveerne van { $seat } zingt een bard.
event-walked = { $number ->
    [one] De monnik van { $seat } loopt 1 stap, naar veld { $space-number }.
   *[other] De monnik van { $seat } loopt { $number } stappen, naar veld { $space-number }.
}
event-stowed = { $seat } beëindigt de beurt en bewaart { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} en { $beer } bier; { $lost-ducats ->
    [0] { $lost-beer } bier gaat verloren.
    [one] { $lost-beer ->
        [0] 1 dukaat gaat verloren.
       *[other] 1 dukaat en { $lost-beer } bier gaan verloren.
    }
   *[other] { $lost-beer ->
        [0] { $lost-ducats } dukaten gaan verloren.
       *[other] { $lost-ducats } dukaten en { $lost-beer } bier gaan verloren.
    }
}
event-stowed-all = { $seat } beëindigt de beurt en bewaart { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
} en { $beer } bier.
event-returned-schnapps = { $number ->
    [one] { $seat } legt 1 overtollige borrel terug.
   *[other] { $seat } legt { $number } overtollige borrels terug.
}
event-encore = { $number ->
    [one] { $seat } vraagt voor 1 borrel om een toegift: { $card }.
   *[other] { $seat } vraagt voor { $number } borrels om een toegift: { $card }.
}
event-closed = Avond { $number } is voorbij; alle kaarten gaan naar de aflegstapels, en { $seat } heeft nu de bierpul.
event-closed-last = Avond { $number } is voorbij; alle kaarten gaan naar de aflegstapels.
event-ended = De achtste avond was de laatste. De punten worden geteld.
event-took-guest = { $seat } neemt een gast van de 3-bierstapel: { $card }.

## Why not
why-over = Het spel is afgelopen.
why-not-asked = Je bent nu niet aan zet.
why-not-yours = Dat is niet jouw taveerne.
why-no-such-place = Zoiets is er niet op tafel.
why-other-question = Nu niet: eerst moet je { $question }.
why-sold-out = Van deze kaarten is er geen meer op voorraad.
why-bought-already = Je hebt er deze avond al een gekocht; van elke soort mag er één.
why-ducats = Kost { $needed ->
    [one] 1 dukaat
   *[other] { $needed } dukaten
}, je hebt er { $have }.
why-ducats-discounted = { $n ->
    [one] Kost zelfs met een afgegeven kaart { $needed ->
        [one] 1 dukaat
       *[other] { $needed } dukaten
    }, je hebt er { $have }.
   *[other] Kost zelfs met { $n } afgegeven kaarten { $needed ->
        [one] 1 dukaat
       *[other] { $needed } dukaten
    }, je hebt er { $have }.
}
why-beer = Kost { $needed } bier, je hebt { $have } bier.
why-recruited-already = Je hebt deze beurt al een gast geworven; meer mag niet.
why-few-nobles = { $n ->
    [0] Er ligt geen edelman meer op de stapel.
    [one] Er ligt nog maar 1 edelman op de stapel.
   *[other] Er liggen nog maar { $n } edellieden op de stapel.
}
why-flipped = Deze tegel is al opgewaardeerd: { $tile }.
why-not-this-tile = Je startkaart waardeert een andere tegel op.
why-no-space = Geen vrij veld waar deze dobbelsteen past.
why-all-placed = Elke dobbelsteen met deze ogen ligt op een veld van je plan.
why-space-used = Dit veld heeft deze avond al een dobbelsteen gehad.
why-space-full = Hier ligt al een dobbelsteen uit je plan.
why-wrong-die = Hier past { $die } niet, ook niet met je vrije afwassers.
why-no-dice-space = Hier hoort geen dobbelsteen.
why-reputation-spent = Dit zou je plan veranderen, en een stap van je roem is niet meer terug te draaien.
why-empty-table = Aan deze tafel zit niemand.
why-served = Al bediend: { $card }.
why-die-lies-there = Hier ligt een geplande dobbelsteen: { $card }.
why-patron-wants = { $card }: wil { $dice }; met { $die } lukt het niet, ook niet met je vrije afwassers.
why-noble-stays = Edellieden krijgen nooit huisverbod.
why-bard-sung = Elke bard hier heeft deze beurt al gezongen.
why-staff-works = Personeel werkt vanzelf.
why-staff-returnable = Personeel werkt vanzelf; je mag het voor korting afgeven als je de bijbehorende tegel opwaardeert.
why-no-counter-guest = Je hebt geen bargast.
why-column-full = Deze kolom is vol.
why-other-phase = Deze artiest treedt op een ander moment op. { $phase }.
why-schnapps = Kost { $needed ->
    [one] 1 borrel
   *[other] { $needed } borrels
}, je hebt er { $have }.
why-nothing-to-do = Deze artiest kan nu niets voor je doen.

## Score sheet
score-heading = { scene-final }
score-part-cards = Kaarten
score-part-last = De laatste telling
score-rounds = avond
score-nobles = Edellieden
score-guests = Gasten
score-staff = Personeel
score-schnapps = Borrels
score-reputation = Roem
score-leftovers = Dukaten in de kluis en bier in de opslag
title-name = De Taveernen van Tiefenthal

## On the shelf
title-motto = De Taveernen van de Oude Stad: dobbelstenen, bier en een huis vol stamgasten.
title-minutes = 45–75 min

## Scenes
scene-evening = Avond { $n } loopt af
scene-evening-note = Nieuwe kaarten liggen boven op de trekstapels: ze komen morgen het eerst.
scene-evening-begins = Avond { $n }
scene-tavern = Taveerne
scene-card-points = Punten op kaarten
scene-cards = Nieuw in de stapel
scene-cards-note = voor de volgende avonden
scene-cards-none = niets nieuws
scene-stowed = Kluis en opslag
scene-brought = Binnengehaald
scene-ducats = Dukaten
scene-beer = Bier
scene-lost = Verloren: dukaten { $ducats }, bier { $beer }
scene-lost-none = niets verloren
scene-home = Naar huis
scene-home-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
scene-mug = Bierpul
scene-final = De laatste lantaarn gaat uit
scene-final-note = Alle kaarten worden omgedraaid en geteld
scene-nobles-note = in de stapel
scene-guests-note = zoals gedrukt
scene-staff-note = zoals gedrukt
scene-schnapps-note = 1 per stuk
scene-reputation-note = volgens het veld

# What a position is worth, part by part.
term-cards = punten op de kaarten
term-staff = wat de stapel nog brengt
term-rooms = opgewaardeerde tegels
term-schnapps = borrels en artiesten
term-tracks = klooster en roem
term-evening = geld en bier van deze avond
term-bonuses = bonussen die nog komen

## Wat de dingen zijn
signs-goods = Wat je verzamelt
signs-house = Het huis
signs-table = Aan tafel
kind-guest = Gast, te winnen met bier
kind-staff = Taveernekaart, te koop voor dukaten
kind-nobles = Edellieden, te winnen met bier
kind-room = Tegel in de taveerne van { $seat }
kind-patron = Bezoeker in de taveerne van { $seat }
kind-entertainer = Artiest, voor borrels
worth-noble = een betaalde opwaardering brengt een edelman: { $worth } aan het eind
worth-no-noble = er is geen edelman meer, dus de opwaardering levert geen punten op
worth-lit = al opgewaardeerd
worth-card = punten aan het eind, waar de kaart ook zit
worth-no-points = zelf geen punten
worth-book = met een handtekening voor je gastenboek
worth-dice = er is een dobbelsteen voor: { $dice }
label-serve = Bediend
label-gift = Geschenk
label-now = Nu
label-upgraded = Opgewaardeerd
have-safe = { $n } van { $limit } in de kluis
have-store = { $n } van { $limit } in de opslag
sign-ducat = Dukaat
sign-ducat-says = Koopt personeel en opwaarderingen. Wat niet in de kluis past, gaat aan het eind van de beurt verloren.
sign-beer = Bier
sign-beer-says = Wint gasten en edellieden. Wat niet in de bieropslag past, gaat aan het eind van de beurt verloren.
sign-point = Punt
sign-point-says = Op kaarten. Aan het eind tellen alle kaarten mee, waar ze ook liggen; de meeste punten winnen.
sign-noble = Edelman
sign-noble-says = { $worth } per stuk. Ze komen voor bier, bij elke betaalde opwaardering en op sommige velden.
sign-schnapps = Borrel
sign-schnapps-says = Betaalt artiesten; elke borrel die overblijft is een punt waard. Een taveerne houdt er hooguit { $limit }.
sign-reputation = Roem
sign-reputation-says = Eén stap langs de bar, met wat er onderweg ligt. Geplande dukaten en gepland bier: de kleinste som is het aantal stappen.
sign-monastery = Klooster
sign-monastery-says = Eén stap op het pad rond het klooster; het veld waar je komt geeft meteen zijn geschenk.
sign-signature = Handtekening
sign-signature-says = Komt in je gastenboek, in de kolom van de bierprijs. Het veld betaalt meteen, een volle rij brengt een edelman.
sign-die = Witte dobbelsteen
sign-die-says = Vier per taveerne, één voor één gekozen. Elke dobbelsteen telt één keer: op een tegel of bij een bezoeker.
sign-own-die = Dobbelsteen in je kleur
sign-own-die-says = Gegooid voor elke serveerster, hooguit drie, en alleen voor jou.
sign-any = Elke waarde
sign-any-says = Dit veld neemt elke dobbelsteen.
sign-washer = Afwasser
sign-washer-says = Verhoogt een dobbelsteen met 1 bij het leggen, nooit boven de 6. Elk doet dat één keer per avond.
sign-bard-says = Eén roemstap in je beurt, wanneer je wilt.
sign-merchant-says = 1 bier in je beurt als hij er is.
sign-waitress-says = Een dobbelsteen in je kleur als ze er is.
sign-table-says = Die avond een tafel meer, dus er komt een bezoeker meer binnen.
sign-supplier-says = 1 bier meer voor elke dobbelsteen op de bierlevering.
sign-dark = Donkere tegel
sign-dark-says = Nog niet opgewaardeerd. Het kaartje noemt de prijs, de kroon erop de edelman die meekomt.
sign-lit = Verlichte tegel
sign-lit-says = Opgewaardeerd: hij geeft voortaan meer.
sign-soon = Morgen verlicht
sign-soon-says = Opgewaardeerd; werkt vanaf de volgende avond.
sign-door = De deur wijzen
sign-door-says = Een bezoeker naar keuze verdwijnt uit het spel; de tafel blijft vanavond leeg.
sign-stool = Bargast
sign-stool-says = Weggestuurd laat hij de taveerne opnieuw volstromen; of hij zet in fase F een stap in het klooster.
sign-mug = Bierpul
sign-mug-says = Wie hem heeft, kiest en bedient vanavond als eerste.
sign-moon = Maan
sign-moon-says = Hij toont de avond, 1 tot 8. Elke avond begint met een geschenk voor iedereen.
sign-deck = Trekstapel
sign-deck-says = Daaruit stroomt de taveerne ’s avonds vol. Nieuwe kaarten komen bovenop, dus morgen al.
sign-discard = Aflegstapel
sign-discard-says = Iedereen van vanavond. Hij wordt geschud als de trekstapel leeg is.
sign-guest = Gast
sign-guest-says = Komt boven op je trekstapel en dus morgen. Elke avond dat hij er is, bedient een passende dobbelsteen hem.
sign-room = Tegel
sign-room-says = Elke tegel wordt één keer opgewaardeerd: voor dukaten in fase F, of gratis waar een geschenk dat toestaat. Kaarten van de soort op het kaartje afgeven verlaagt de prijs.
sign-tables = Tafels
sign-tables-says = Bezoekers zitten hier op volgorde van binnenkomst. Een passende dobbelsteen brengt de dukaten; daarna gaat iedereen naar de aflegstapel.
sign-staff = Personeel
sign-staff-says = Wie vanavond komt, werkt vanavond. Hooguit één gekochte kaart van elke soort per avond.
sign-stack = Edellieden aan één tafel
sign-stack-says = Alle edellieden van een avond delen één tafel en betalen als één.
sign-book = Gastenboek
sign-book-says = Elke handtekening vult het volgende veld van haar kolom. Het veld betaalt meteen; een volle rij brengt een edelman.
sign-start = Startkaart
sign-start-says = Bepaalt met welke kaarten en welke geschenken je je taveerne opent.
sign-entertainer-says = Treedt op voor borrels, met de kant die de rest van het spel boven ligt.
sign-tavern-says = Een taveerne met tegels, tafels, kaarten en voorraden. Wijs iets aan om er meer over te lezen.
sign-market-says = Personeel voor dukaten, gasten en edellieden voor bier. Kopen doe je in je beurt van fase F.
sign-supply-says = Wat er voor iedereen nog is. Op is op.
sign-supply-die-says = Wat één dobbelsteen op de bierlevering nu oplevert: de tegel en de leveranciers samen.
