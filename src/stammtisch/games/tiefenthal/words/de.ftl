# Die Tavernen im Tiefen Thal auf Deutsch.

## Ready-made settings
preset-first_game = Erste Partie: drei Tavernen und nur Modul 1, also Würfel, Gäste, Personal und Adlige.
preset-whole_game = Das ganze Tal: alle fünf Module, vom Schnaps bis zum Gästebuch.
intro-who = Du führst eine kleine Taverne in einem tiefen Tal. Acht Abende lang kommen Gäste, trinken und zahlen.
intro-who-picture = Ein Wirtshaus nachts im Schnee; der Wirt wartet, drei Gäste kommen.
intro-wins = Die meisten Punkte auf deinen Karten gewinnen. Ein Adliger zählt { $noble }: Jede bezahlte Aufwertung bringt einen, und Bier lädt weitere ein.
intro-wins-picture = Eine dunkle Kasse wird bezahlt und leuchtet, und ein Adliger kommt; auch Bier bringt einen Adligen.
intro-turn = Such dir Würfel aus. Einer beim Gast bringt Dukaten, einer auf der Bierlieferung Bier. Dukaten zahlen Personal und Aufwertungen, Bier neue Gäste.
intro-turn-picture = Vier Würfel: Einer bewirtet einen Gast für Dukaten, einer bringt Bier; Dukaten zahlen Personal und Aufwertungen, Bier Gäste und Adlige.

## The coach: the first line is a heading, the rest what is said
lesson-choose_start_card =
    Womit eröffnest du?
    Eine Startkarte gibt deiner Taverne etwas vor dem ersten Abend. Nimm lieber, was jeden Abend wirkt, als was einmal zahlt.
lesson-remove_regular =
    Wen brauchst du nicht?
    Weniger schwache Stammgäste heißt: Bessere Gäste kommen früher an deine Tische. Verabschiede, wer am wenigsten zahlt.
lesson-round_bonus_choice =
    Ein Geschenk zum Abend
    Alle bekommen den Bonus des Abends; du darfst wählen, welchen. Eine Karte kommt immer wieder, ein Würfel hilft nur heute: Nimm am Anfang die Karte.
lesson-round_bonus_choice-cards =
    Ein Geschenk zum Abend
    Alle bekommen den Bonus des Abends; du darfst wählen, welchen. Beides sind Karten, die immer wieder kommen: Nimm die, die dir an den meisten Abenden hilft.
lesson-choose_entertainer_side =
    Welche Seite liegt oben?
    Der Gaukler tritt für Schnaps bis zum Ende der Partie für dich auf. Nimm die Seite, die du oft bezahlen kannst.
lesson-free_upgrade =
    Eine Aufwertung umsonst
    Ein Plättchen wird ohne Bezahlung gewendet, bringt aber keinen Adligen. Nimm das teuerste, das du nicht selbst aufwerten würdest.
lesson-counter_guest_redraw =
    Passen dir diese Gäste?
    Du siehst, wer heute sitzt. Ein Tresengast füllt deine Taverne neu; heb ihn für einen Abend auf, an dem an den Tischen wenig zu verdienen ist.
lesson-draft_die =
    Welcher Würfel hilft dir?
    Nimm einen, die anderen gehen zum Nachbarn weiter. Ein Gast zahlt nur für die Zahl auf seiner Karte; eine 1 oder 6 bringt Bier auf der Bierlieferung.
lesson-plan_dice =
    Plane deine Würfel
    Leg jeden Würfel dorthin, wo er nachher wirken soll. Geplante Dukaten und geplantes Bier: Um die kleinere Summe steigt dein Ruf, also plane beides.
lesson-choose_space =
    Wo wirkt der Würfel?
    Beim Gast oder auf der Kasse bringt er Dukaten, auf Bierlieferung oder Fass Bier, auf dem Mönch Schritte. Denk daran, was du heute willst: Dukaten für eine Aufwertung, Bier für Gäste.
lesson-choose_face =
    Einen Würfel drehen
    Schnaps dreht einen Würfel auf die Zahl, die du brauchst. Such den Gast, der am meisten zahlt und noch keinen Würfel hat.
lesson-reputation_start =
    Steht der Plan?
    Die kleinere Summe aus geplanten Dukaten und geplantem Bier wird jetzt gezählt. Einmal darfst du neu planen; wer einen Würfel später anders nutzt, geht vielleicht Schritte zurück.
lesson-turn_action =
    Erst die Würfel, dann zahlen
    Nutze die Würfel, kauf dann ein; wo aber eine Aufwertung mehr aus einem Würfel macht, werte zuerst auf. Eine bezahlte Aufwertung bringt einen Adligen: Er zählt { $noble } und sitzt morgen bei dir.
lesson-choose_discount =
    Billiger mit Karten
    Zurückgegebene Karten dieser Art senken den Preis. Sie sind dann weg: Gib nur so viele ab wie nötig.
lesson-take_card_bonus =
    Eine Karte als Bonus
    Sie kommt oben auf deinen Nachziehstapel und morgen in die Taverne. Lehn nur ab, was dein Deck verstopft.
lesson-remove_guest =
    Wer bekommt Hausverbot?
    Der gewählte Gast verlässt das Spiel für immer, samt seinen Punkten. Nimm einen Stammgast, der wenig zahlt: Die besseren kommen dann öfter.
lesson-reputation_bonus =
    Schnaps oder weniger Karten?
    Schnaps bezahlt Gaukler und ist am Ende einen Punkt wert; ein Hausverbot lässt gute Gäste öfter kommen. Früh lieber das Hausverbot, später den Schnaps.
lesson-choose_signature_column =
    In welche Spalte?
    Jede Spalte des Gästebuchs gibt etwas anderes, und eine volle Zeile bringt einen Adligen. Schau auf das nächste Feld jeder Spalte.
lesson-choose_upgrade =
    Welches Plättchen wertest du auf?
    Diese Aufwertung kostet keine Dukaten, und ihr Adliger kommt trotzdem. Nimm ein teures Plättchen, das du jeden Abend nutzt.
lesson-juggler_encore =
    Bitte noch einmal
    Die gewählte Karte kommt morgen sicher wieder. Nimm die, die heute am meisten verdient hat.
lesson-take_steps_bonus =
    Schritte ums Kloster
    Viele Felder am Weg geben etwas, manche sogar einen Adligen. Schritte lohnen sich fast immer.
lesson-pay_with_die =
    Ein Würfel zahlt den Rest
    Die Kasse darf ihre eigene Aufwertung mit einem Würfel bezahlen. Nimm die Zahl, die du am wenigsten brauchst.
goal-early = Erste Abende: Bring in einem Zug die Dukaten für eine Aufwertung zusammen, die billigste kostet { $ducats }. Sie bringt einen Adligen, der { $noble } zählt.
goal-middle = Jetzt jeden Abend: eine Aufwertung für Dukaten oder Adlige für Bier. Jeder Adlige zählt am Ende { $noble }.
goal-late = Letzte Abende: Mach alles zu Adligen (je { $noble }) und Gästen. Was am Schluss im Tresor liegt, bringt keine Punkte.
caution-unused-dice =
    Ein Würfel ist noch ungenutzt
    Nach dem Zug bewirkt er nichts mehr, und noch gibt es ein Feld, das ihn nimmt.
caution-lost-ducats =
    Dukaten gingen verloren: { $n }
    Dein Tresor behält { $kept } über Nacht, der Rest ist weg. Noch lässt sich eine Karte oder eine Aufwertung kaufen.
caution-dice-first =
    Du hast noch Würfel
    Nutze sie zuerst: Mit mehr Dukaten oder Bier reicht es heute vielleicht für eine Aufwertung oder einen Adligen.
caution-upgrade-first =
    Eine Aufwertung wäre bezahlbar
    Personal zählt am Ende wenig; eine Aufwertung bringt einen Adligen, der { $noble } zählt, und wirkt bis zum Schluss.
caution-idle-die =
    Diese Zahl will kein Gast
    Nur Kasse und Fass nähmen den Würfel, und die nehmen jeden. Ein eingekreister kann mehr.

## Dice, phases
die = Würfel { $face }
phase-setup = Aufbau
phase-A = Phase A: der nächste Abend
phase-B = Phase B: die Taverne füllt sich
phase-C = Phase C: die Kellnerin kommt
phase-D = Phase D: Würfel aussuchen
phase-E = Phase E: planen
phase-F = Phase F: bewirten
phase-G = Phase G: die letzte Runde
phase-over = Die Partie ist zu Ende
when-E = in Phase E, beim Planen
when-F = beim Bewirten, Phase F
when-G = bei der letzten Runde, Phase G

## Variants
variant-module = Modul
variant-module-module_1_tavern = Modul 1: die Taverne. Das Grundspiel, im Sommer.
variant-module-module_2_schnapps = Modul 2: Schnaps und Gaukler, im Winter.
variant-module-module_3_reputation = Modul 3: dazu Ruf, Barden und zehn weitere Gäste.
variant-module-module_4_start_cards = Modul 4: dazu Startkarten statt des festen Startdecks.
variant-module-module_5_guest_book = Modul 5: dazu Gästebücher und Unterschriften. Alles.
variant-module-module_1_tavern-name = Die Taverne
variant-module-module_1_tavern-hint = das Grundspiel, im Sommer
variant-module-module_2_schnapps-name = Schnaps
variant-module-module_2_schnapps-hint = Winter, Gaukler
variant-module-module_3_reputation-name = Ruf
variant-module-module_3_reputation-hint = Barden und zehn weitere Gäste
variant-module-module_4_start_cards-name = Startkarten
variant-module-module_4_start_cards-hint = dein eigenes erstes Deck
variant-module-module_5_guest_book-name = Gästebuch
variant-module-module_5_guest_book-hint = Unterschriften, alles

## Tavern cards, patrons
card-bard = Barde
card-beer_merchant = Bierhändler
card-dishwasher = Tellerwäscher
card-waitress = Kellnerin
card-table = Tisch
card-supplier = Lieferant
card-noble = Adliger
card-regular_2_on_2 = Stammgast (bei 2, zahlt 2)
card-regular_2_on_3 = Stammgast (bei 3, zahlt 2)
card-regular_2_on_4 = Stammgast (bei 4, zahlt 2)
card-regular_2_on_5 = Stammgast (bei 5, zahlt 2)
card-regular_1_on_2 = Stammgast (bei 2, zahlt 1)
card-regular_1_on_3 = Stammgast (bei 3, zahlt 1)
card-regular_1_on_4 = Stammgast (bei 4, zahlt 1)
card-guest_3_day_labourer = Tagelöhner
card-guest_3_carter = Fuhrmann
card-guest_4_weaver = Weber
card-guest_4_cobbler = Schuster
card-guest_4_shepherd = Schäfer
card-guest_4_pedlar = Hausierer
card-guest_4_cooper = Küfer
card-guest_4_laundress = Wäscherin
card-guest_4_night_watchman = Nachtwächter
card-guest_4_apothecary = Apotheker
card-guest_4_fishwife = Fischfrau
card-guest_5_miller = Müller
card-guest_5_baker = Bäcker
card-guest_5_ferryman = Fährmann
card-guest_5_beekeeper = Imker
card-guest_5_potter = Töpfer
card-guest_5_seamstress = Näherin
card-guest_5_town_crier = Ausrufer
card-guest_5_hop_farmer = Hopfenbauer
card-guest_5_charcoal_burner = Köhler
card-guest_5_story_teller = Erzählerin
card-guest_6_butcher = Metzger
card-guest_6_organist = Organist
card-guest_6_tanner = Gerber
card-guest_6_carpenter = Zimmermann
card-guest_6_gamekeeper = Wildhüter
card-guest_6_blacksmith = Schmied
card-guest_6_pilgrim = Pilger
card-guest_6_distiller = Brenner
card-guest_6_bell_founder = Glockengießer
card-guest_6_postmaster = Postmeister
card-guest_7_goldsmith = Goldschmied
card-guest_7_master_builder = Baumeister
card-guest_7_scholar = Gelehrter
card-guest_7_sergeant = Wachtmeister
card-guest_7_horse_dealer = Pferdehändler
card-guest_7_surgeon = Wundarzt
card-guest_8_wine_merchant = Weinhändler
card-guest_8_brewmaster = Braumeister
card-guest_8_physician = Doktor
card-guest_8_notary = Notar
card-guest_8_mayor = Bürgermeister

## What staff does
duty-bard = 1 Rufschritt beim Bewirten
duty-beer_merchant = 1 Bier beim Bewirten
duty-dishwasher = ein Würfel zählt 1 mehr; zurückgegeben: Spülküche { $off ->
    [one] einen Dukaten
   *[other] { $off } Dukaten
} billiger
duty-waitress = 1 Würfel in der Farbe der Taverne; zurückgegeben: Eingang { $off ->
    [one] einen Dukaten
   *[other] { $off } Dukaten
} billiger
duty-table = ein Tisch mehr; zurückgegeben: Tische { $off ->
    [one] einen Dukaten
   *[other] { $off } Dukaten
} billiger
duty-supplier = 1 Bier mehr für jeden Würfel der Bierlieferung; zurückgegeben: Bierlieferung { $off ->
    [one] einen Dukaten
   *[other] { $off } Dukaten
} billiger

## Tiles and what they give
tile-safe = Tresor
tile-beer_store = Bierlager
tile-barrel = Fass
tile-dishwasher = Spülküche
tile-monk = Mönch
tile-cashbox = Kasse
tile-waitress = Eingang
tile-table = Tische
tile-supply = Bierlieferung
gain-safe = { $n ->
    [one] fasst einen Dukaten
   *[other] fasst { $n } Dukaten
}
gain-beer_store = fasst { $n } Bier
gain-barrel = beliebiger Würfel: { $n } Bier
gain-dishwasher = { $n ->
    [0] kein fester Tellerwäscher
    [one] 1 fester Tellerwäscher
   *[other] { $n } feste Tellerwäscher
}
gain-monk = jede 5: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} ums Kloster
gain-cashbox = beliebiger Würfel: { $n ->
    [one] 1 Dukat
   *[other] { $n } Dukaten
}
gain-waitress = { $n ->
    [0] keine feste Kellnerin
    [one] 1 feste Kellnerin
   *[other] { $n } feste Kellnerinnen
}
gain-table = { $n ->
    [one] 1 fester Tisch
   *[other] { $n } feste Tische
}
gain-supply = jede 1 oder 6: { $n } Bier, und 1 mehr für jeden Lieferanten
space-cashbox = auf die Kasse
space-barrel = auf das Fass
space-supply = auf die Bierlieferung
space-monk = auf den Mönch
space-table = an Tisch { $number }

## Entertainers
entertainer-fire_eater = Feuerschlucker
entertainer-strongman = Kraftmensch
entertainer-juggler = Jongleur
side-fire_eater_ducats = Feuerschlucker für Geld
side-fire_eater_beer = Feuerschlucker für Bier
side-strongman_upgrade = Kraftmensch am Bau
side-strongman_bouncer = Kraftmensch an der Tür
side-juggler_encore = Jongleur mit Zugabe
side-juggler_dice = Jongleur mit Würfeln

## Start cards
start-start_classic = Klassisches Haus
start-start_motley_crew = Bunte Truppe
start-start_pilgrims_rest = Pilgerrast
start-start_long_table = Die lange Tafel
start-start_deep_cellar = Der tiefe Keller
start-start_good_service = Guter Service
start-start_till = Die klingende Kasse

## Guest book, offer
column-col_3_4 = Spalte 3/4
column-col_5 = Spalte 5
column-col_6 = Spalte 6
column-col_7_8 = Spalte 7/8
place-three = 3-Bier-Stapel
place-1 = Feld 1
place-2 = Feld 2
place-3 = Feld 3
place-4 = Feld 4
place-five = Feld 5
rep-host = Wirt
rep-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rep-schnapps = Schnaps
rep-noble = Krone
rep-signature = Unterschrift
rep-choice = Schnaps oder Hausverbot

## Effects
effect-none = kein Bonus
effect-ducats = { $n ->
    [one] 1 Dukat
   *[other] { $n } Dukaten
}
effect-beer = { $n } Bier
effect-card = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
effect-monastery = { $n ->
    [one] 1 Schritt ums Kloster
   *[other] { $n } Schritte ums Kloster
}
effect-remove_guest = { $n ->
    [one] Hausverbot für einen Gast
   *[other] Hausverbot für { $n } Gäste
}
effect-noble = { $n ->
    [one] 1 Adliger
   *[other] { $n } Adlige
}
effect-schnapps = { $n } Schnaps
effect-reputation = { $n ->
    [one] 1 Rufschritt
   *[other] { $n } Rufschritte
}
effect-signature = { $n ->
    [one] eine Unterschrift in einer beliebigen Spalte
   *[other] { $n } Unterschriften in beliebigen Spalten
}
effect-counter_guest = { $n ->
    [one] ein Tresengast
   *[other] { $n } Tresengäste
}
effect-guest_3 = der oberste Gast vom 3-Bier-Stapel
effect-own_die = { $n ->
    [one] ein Würfel der eigenen Farbe für diesen Abend
   *[other] { $n } Würfel der eigenen Farbe für diesen Abend
}
effect-upgrade = ein beliebiges Plättchen aufwerten, ohne Adligen
effect-upgrade-noble = ein beliebiges Plättchen aufwerten, mit Adligem
effect-upgrade-tile = { $tile } von Anfang an aufgewertet
effect-upgrade-tile-may = darf aufgewertet werden: { $tile }
effect-choice = entweder { $first } oder { $second }
effect-entertainer = { $name }, Seite nach Wahl
effect-store_beer = { $n } Bier im aufgewerteten Lager
effect-remove_regular = { $n ->
    [one] einen Stammgast verabschieden
   *[other] bis zu { $n } Stammgäste verabschieden
}
effect-top_card = eine ausliegende Karte kommt zurück auf den Nachziehstapel
effect-turn_die = einen freien Würfel auf eine beliebige Seite drehen
effect-for-schnapps = { $schnapps } Schnaps: { $effect }
effect-each-time = jedes Mal für { $schnapps } Schnaps: { $effect }
effect-in-plan = { $n ->
    [0] { $effect }; der Ruf bleibt
   *[other] { $effect }; Ruf +{ $n }
}
effect-out-of-plan = { $effect }; Ruf −{ $n }
effect-once-used = { $effect }, sobald er genutzt wird
effect-serve = { $n ->
    [one] { $card }: 1 Dukat
   *[other] { $card }: { $n } Dukaten
}
effect-washed = { $n ->
    [one] { $effect }, mit einem Tellerwäscher
   *[other] { $effect }, mit { $n } Tellerwäschern
}
effect-price = { $ducats ->
    [0] umsonst
    [one] für einen Dukaten
   *[other] für { $ducats } Dukaten
}
effect-no-cheaper = { $price }, nicht billiger als mit { $n }
effect-price-range = für { $least } bis { $full ->
    [one] 1 Dukat
   *[other] { $full } Dukaten
}
effect-price-die = für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}, davon zahlt der Würfel dort { $n }
effect-upgrade-for = { $price }: { $gain }, { $noble }
effect-with-noble = dazu ein Adliger ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
effect-without-noble = aber kein Adliger ist mehr da
effect-nobles = für { $beer } Bier: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-recruit = für { $beer } Bier: zahlt { $pay }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $bonus }
effect-left = noch { $n } da
effect-pays = zahlt { $n }

## Questions
prompt-choose_start_card = Mit welcher Startkarte eröffnest du deine Taverne?
prompt-remove_regular = Welchen Stammgast verabschiedest du für immer?
prompt-round_bonus_choice = Abend { $round }: Welchen Bonus nimmst du?
prompt-choose_entertainer_side = Welche Seite des Gauklers liegt bis zum Ende der Partie oben?
prompt-free_upgrade = Der letzte Abend: Welches Plättchen wertest du umsonst auf?
prompt-start_upgrade = Deine Startkarte wertet umsonst und ohne Adligen ein Plättchen auf: { $tile }. Willst du das?
prompt-counter_guest_redraw = Behältst du diese Gäste, oder schickst du einen Tresengast weg und füllst die Taverne neu?
prompt-draft_die = Welchen Würfel nimmst du vom Bierdeckel?
prompt-plan_dice = Plane deine Würfel.
prompt-choose_space = Wohin kommt { $die }?
prompt-choose_face = Auf welche Seite drehst du { $die }?
prompt-reputation_start = Zählst du deinen Ruf mit diesem Plan?
prompt-turn_action = Dein Zug: { $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}, { $beer } Bier.
prompt-choose_discount = { $tile }: Wie viele Karten der Sorte „{ $card }“ gibst du zurück?
prompt-pay_with_die = Dir fehlen Dukaten: Welcher Würfel leert die aufgewertete Kasse und zahlt den Rest?
prompt-take_card_bonus = Ein Bonus: Nimmst du diese Karte? { $card }
prompt-take_steps_bonus = Ein Bonus: { $steps }. Nimmst du ihn?
prompt-remove_guest = Wem erteilst du Hausverbot?
prompt-reputation_bonus = Dein Ruf bringt Schnaps oder ein Hausverbot. Was nimmst du?
prompt-choose_signature_column = In welche Spalte kommt die Unterschrift?
prompt-choose_upgrade = Welches Plättchen wertest du auf?
prompt-juggler_encore = Zugabe: Welche ausliegende Karte kommt für { $n } Schnaps zurück auf deinen Nachziehstapel?
asked-choose_start_card = eine Startkarte wählen
asked-remove_regular = einen Stammgast wählen, der geht
asked-round_bonus_choice = den Bonus des Abends wählen
asked-choose_entertainer_side = eine Seite des Gauklers wählen
asked-free_upgrade = ein Plättchen zum Aufwerten wählen
asked-counter_guest_redraw = deine Gäste behalten oder neu ziehen
asked-draft_die = einen Würfel vom Bierdeckel nehmen
asked-plan_dice = deine Würfel planen
asked-choose_space = ein Feld für den Würfel wählen
asked-choose_face = eine Seite für den Würfel wählen
asked-reputation_start = deinen Plan bestätigen oder neu legen
asked-turn_action = deinen Zug spielen
asked-choose_discount = wählen, wie viele Karten du zurückgibst
asked-pay_with_die = den Würfel wählen, der zahlt
asked-take_card_bonus = die Karte nehmen oder ablehnen
asked-take_steps_bonus = die Schritte gehen oder verfallen lassen
asked-remove_guest = wählen, wer Hausverbot bekommt
asked-reputation_bonus = Schnaps oder Hausverbot wählen
asked-choose_signature_column = eine Spalte deines Gästebuchs wählen
asked-choose_upgrade = ein Plättchen zum Aufwerten wählen
asked-juggler_encore = eine Karte für die Zugabe wählen

## Options
option-remove_regular-skip = Keinen mehr
option-free_upgrade-skip = Nichts aufwerten
option-counter_guest_redraw-keep = Diese Gäste behalten
warn-ducats = { $n ->
    [one] { $n } Dukat verfällt
   *[other] { $n } Dukaten verfallen
}
warn-beer = { $n } Bier verfällt
warn-schnapps = { $n } Schnaps verfällt
warn-dice = { $n ->
    [one] { $n } Würfel bleibt ungenutzt
   *[other] { $n } Würfel bleiben ungenutzt
}
warn-unplaced = { $n ->
    [one] { $n } Würfel hätte noch einen Platz
   *[other] { $n } Würfel hätten noch einen Platz
}
run-plan = Plan ausführen
run-take-back = { $die } doch nicht { $space }
run-plan-dice = { $n } Würfel
option-plan_dice-done = Fertig
option-reputation_start-confirm = Zählen
option-turn_action-end_turn = Zugende
option-take_card_bonus-decline = Ablehnen
option-take_steps_bonus-decline = Verfallen lassen
option-remove_guest-skip = Niemandem
option-choose_signature_column-skip = Keine Unterschrift
option-juggler_encore-skip = Keine Zugabe
option-show-out = { $card }
option-show-out-effect = zahlt sonst { $ducats }
option-redraw = Tresengast wegschicken, neu ziehen
option-redraw-effect = { $left ->
    [0] kein Tresengast bleibt
    [one] 1 Tresengast bleibt
   *[other] { $left } Tresengäste bleiben
}
option-place = { $die } legen
option-turn = { $die } drehen ({ $n } Schnaps)
option-reset = Würfel aufnehmen
option-reset-effect = { $left ->
    [one] noch einmal möglich
   *[other] noch { $left }-mal möglich
}
option-edit = Plan neu legen
option-return = { $n ->
    [0] Keine Karte zurückgeben
    [one] 1 Karte zurückgeben
   *[other] { $n } Karten zurückgeben
}
option-take = Nehmen: { $card }
option-steps = Schritte gehen
option-pay-effect = { $n ->
    [one] bringt einen Dukaten
   *[other] bringt { $n } Dukaten
}; nach dem Zahlen bleiben { $left }
option-remove = { $card }, Tisch { $table }
option-remove-effect = zahlt { $ducats }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
option-reputation-schnapps = Schnaps nehmen
option-reputation-remove = Hausverbot erteilen
option-use = { $die } nutzen
option-bard = Barden singen lassen
option-counter-guest = Tresengast ins Kloster schicken
option-buy = Kaufen: { $card }
option-upgrade = Aufwerten: { $tile }
option-recruit = Anwerben: { $card }
option-nobles = { $n ->
    [one] 1 Adliger
   *[other] { $n } Adlige
}
option-entertain = Schnaps für: { $side }

## Status
status-module = Modul { $module }
status-round = { $left ->
    [0] Abend { $round } von { $rounds }, der letzte
    [one] Abend { $round } von { $rounds }, danach noch einer
   *[other] { $round ->
        [0] { $rounds ->
            [one] 1 Abend liegt vor euch
           *[other] { $rounds } Abende liegen vor euch
        }
       *[other] Abend { $round } von { $rounds }; nach Abend { $rounds } ist Schluss
    }
}
status-start = { $seat } beginnt
status-active = { $seat } ist am Werk

## Places
zone-start-cards = Startkarten
zone-evenings = Sommerabende
zone-evenings-winter = Winterabende
zone-tonight = Heute Abend
zone-offer = Gäste für Bier
zone-market = Markt
zone-monastery = Kloster
zone-supplies = Vorräte
zone-mat = Taverne von { $seat }
zone-tables = Tische
zone-staff = Heute im Dienst
zone-tiles = Plättchen
zone-dice = Würfel
zone-coaster = Bierdeckel
zone-sides = Gaukler
zone-reputation = Ruf
zone-book = Gästebuch
zone-deck = Kartendeck
zone-known = Oben auf dem Nachziehstapel
zone-unknown = Im Nachziehstapel, Reihenfolge unbekannt
zone-discards = Ablagestapel
counter-points = Punkte
counter-ducats = Dukaten zur Hand
counter-beer = Bier zur Hand
counter-safe = Dukaten im Tresor
counter-store = Bier im Lager
counter-nobles = eigene Adlige
counter-held-counter-guests = Tresengäste
counter-dishwashers = freie Tellerwäscher
counter-supply-yield = Bier je Lieferwürfel
counter-schnapps = Schnaps
counter-noble-stack = Adlige im Stapel
counter-counter-guests = Tresengäste im Vorrat
counter-removed = Karten aus dem Spiel
counter-signatures = Unterschriften im Vorrat
counter-draw-pile = Karten im Nachziehstapel
piece-moon = Der Mond
piece-guest = { $card } ({ $beer } Bier: { $dice } zahlt { $pay })
piece-guest-signed = { $card } ({ $beer } Bier: { $dice } zahlt { $pay }, unterschreibt)
piece-market = { $card } ({ $ducats ->
    [one] 1 Dukat
   *[other] { $ducats } Dukaten
}, noch { $n })
piece-nobles = { $n ->
    [one] 1 Adliger
   *[other] { $n } Adlige
} ({ $beer } Bier, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
piece-tile = { $tile }
piece-tile-upgraded = { $tile }, aufgewertet
piece-tile-soon = { $tile }, ab dem nächsten Abend aufgewertet
piece-monk = Mönch auf Feld { $space }
piece-free-table = Tisch { $number }: frei
piece-patron = Tisch { $number }: { $card }
piece-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
piece-dice = { $n ->
    [one] { $die }
   *[other] { $n } × { $die }
}
piece-reputation = Marker: { $space }
piece-column = { $column }: { $n } von { $rows }
piece-known = { $card }
note-evening = Abend { $round }: { $bonus }.
evening-schnapps = unterwegs { $n } Schnaps, dann { $bonus }
note-served-by = { $ducats ->
    [one] { $dice } zahlt einen Dukaten
   *[other] { $dice } zahlt { $ducats } Dukaten
}
note-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
note-bonus = einmalig: { $bonus }
note-left = noch { $n } da
note-signed = mit Unterschrift
note-offer = { $three } im 3-Bier-Stapel, { $deck } im Gästestapel
note-next-bonus = { $steps ->
    [one] nächster Schritt: { $bonus }
   *[other] in { $steps } Schritten: { $bonus }
}
note-stack = { $n ->
    [one] 1 Adliger an einem Tisch
   *[other] { $n } Adlige an einem Tisch
}
note-served = bewirtet
note-planned = geplant: { $dice }
note-soon = ab dem nächsten Abend: { $gain }
note-upgrade = aufwerten für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}: { $gain }, { $noble }
note-discount = { $ducats } weniger je zurückgegebener Karte: { $card }
note-used = benutzt
note-reputation = am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
note-granted = der letzte Plan brachte { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
note-column-full = voll
note-next-field = nächstes Feld: { $bonus }
note-deciding = entscheidet noch

## What happened
event-opened = Die Tische sind gedeckt. { $seat } hat den Bierkrug und beginnt.
event-chose-start-card = { $seat } eröffnet mit der Startkarte „{ $start }“.
event-showed-out = { $seat } verabschiedet für immer: { $card }.
event-evening = Abend { $number } beginnt.
event-gained-card = { $seat } erhält eine Karte: { $card }.
event-gained-nobles = { $number ->
    [one] { $seat } gewinnt einen Adligen.
   *[other] { $seat } gewinnt { $number } Adlige.
}
event-gained-schnapps = { $seat } bekommt { $number } Schnaps.
event-gained-counter-guests = { $number ->
    [one] Ein Tresengast setzt sich zu { $seat } an die Theke.
   *[other] { $number } Tresengäste setzen sich zu { $seat } an die Theke.
}
event-gained-ducats = { $number ->
    [one] { $seat } bekommt einen Dukaten.
   *[other] { $seat } bekommt { $number } Dukaten.
}
event-gained-beer = { $seat } bekommt { $number } Bier.
event-stored-ducats = { $number ->
    [one] { $seat } legt einen Dukaten in den Tresor.
   *[other] { $seat } legt { $number } Dukaten in den Tresor.
}
event-stored-beer = { $seat } stellt { $number } Bier ins Lager.
event-rolled-own = Eigener Wurf von { $seat }: { $face }.
event-hired = { $seat } engagiert: { $side }.
event-flipped = { $ducats ->
    [0] { $cards ->
        [0] { $seat } wertet umsonst auf: { $tile }.
        [one] { $seat } wertet nur gegen eine zurückgegebene Karte auf: { $tile }.
       *[other] { $seat } wertet nur gegen { $cards } zurückgegebene Karten auf: { $tile }.
    }
    [one] { $cards ->
        [0] { $seat } wertet für einen Dukaten auf: { $tile }.
        [one] { $seat } wertet für einen Dukaten und eine zurückgegebene Karte auf: { $tile }.
       *[other] { $seat } wertet für einen Dukaten und { $cards } zurückgegebene Karten auf: { $tile }.
    }
   *[other] { $cards ->
        [0] { $seat } wertet für { $ducats } Dukaten auf: { $tile }.
        [one] { $seat } wertet für { $ducats } Dukaten und eine zurückgegebene Karte auf: { $tile }.
       *[other] { $seat } wertet für { $ducats } Dukaten und { $cards } zurückgegebene Karten auf: { $tile }.
    }
}
event-left-upgrade = { $seat } wertet kein Plättchen auf.
event-turned-up = { $seat } deckt auf: { $card }.
event-shuffled = { $number ->
    [one] { $seat } macht aus 1 Karte einen neuen Nachziehstapel.
   *[other] { $seat } mischt { $number } Karten zu einem neuen Nachziehstapel.
}
event-redrew = { $seat } schickt einen Tresengast weg und füllt die Taverne neu.
event-rolled-white = Auf dem Bierdeckel von { $seat }: { $dice }.
event-drafted = { $seat } nimmt { $face }.
event-turned-die = { $seat } dreht für { $number } Schnaps einen Würfel: Aus { $face } wird { $to }.
event-turned-dice = { $seat } hat { $number } Schnaps fürs Drehen von Würfeln ausgegeben.
event-turn-began = { $seat } ist an der Reihe, mit { $ducats ->
    [one] einem Dukaten
   *[other] { $ducats } Dukaten
} und { $beer } Bier aus den Lagern.
event-counted-reputation = { $seat } plant { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} und { $beer } Bier: { $number ->
    [0] kein Rufschritt.
    [one] 1 Rufschritt.
   *[other] { $number } Rufschritte.
}
event-rose = { $number ->
    [one] Der Ruf von { $seat } steigt um 1 Schritt, jetzt: { $space }.
   *[other] Der Ruf von { $seat } steigt um { $number } Schritte, jetzt: { $space }.
}
event-fell-back = { $number ->
    [one] { $seat } hat umgeplant und fällt 1 Schritt zurück, jetzt: { $space }.
   *[other] { $seat } hat umgeplant und fällt { $number } Schritte zurück, jetzt: { $space }.
}
event-schnapps-back = { $seat } gibt { $number } Schnaps zurück, den diese Schritte gebracht hatten.
event-nobles-back = { $number ->
    [one] { $seat } gibt einen Adligen zurück, den diese Schritte gebracht hatten.
   *[other] { $seat } gibt { $number } Adlige zurück, die diese Schritte gebracht hatten.
}
event-merchants = { $number ->
    [one] Ein Bierhändler bringt 1 Bier für { $seat }.
   *[other] Bierhändler bringen { $number } Bier für { $seat }.
}
event-served = { $seat } bewirtet mit { $face } (Tisch { $table }, { $card }): { $ducats ->
    [one] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
event-used-cashbox = { $number ->
    [one] { $seat } nimmt einen Dukaten aus der Kasse ({ $face }).
   *[other] { $seat } nimmt { $number } Dukaten aus der Kasse ({ $face }).
}
event-used-barrel = { $seat } zapft { $number } Bier vom Fass ({ $face }).
event-used-supply = { $seat } bekommt { $number } Bier geliefert ({ $face }).
event-used-monk = { $seat } schickt mit { $face } den Mönch los.
event-washed = { $number ->
    [one] Ein Tellerwäscher von { $seat } packt mit an.
   *[other] { $number } Tellerwäscher von { $seat } packen mit an.
}
event-bought = { $seat } kauft für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}: { $card }.
event-recruited = { $seat } wirbt für { $beer } Bier einen Gast an: { $card }.
event-refilled = Neu im Angebot ({ $place }): { $card }.
event-bought-nobles = { $number ->
    [one] { $seat } lädt für { $beer } Bier einen Adligen ein.
   *[other] { $seat } lädt für { $beer } Bier { $number } Adlige ein.
}
event-entertained = { $seat } gibt einem Gaukler { $number } Schnaps aus: { $side }.
event-declined = { $seat } lehnt eine Karte ab: { $card }.
event-steps-lapsed = { $number ->
    [one] { $seat } lässt 1 Schritt ums Kloster verfallen.
   *[other] { $seat } lässt { $number } Schritte ums Kloster verfallen.
}
event-removed = { $seat } erteilt Hausverbot: { $card }.
event-signed = { $seat } erhält eine Unterschrift in { $column }, Zeile { $number }.
event-signature-lapsed = In { $column } ist kein Platz mehr für eine Unterschrift ({ $seat }).
event-completed-row = { $seat } hat Zeile { $number } des Gästebuchs vollendet.
event-sent-counter-guest = Ein Tresengast von { $seat } bricht zum Kloster auf.
event-sang = Ein Barde singt in der Taverne von { $seat }.
event-walked = { $number ->
    [one] Der Mönch von { $seat } geht 1 Schritt, auf Feld { $space-number }.
   *[other] Der Mönch von { $seat } geht { $number } Schritte, auf Feld { $space-number }.
}
event-stowed = { $seat } beendet den Zug und behält { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} und { $beer } Bier; { $lost-ducats ->
    [0] { $lost-beer } Bier verfällt.
    [one] { $lost-beer ->
        [0] 1 Dukat verfällt.
       *[other] 1 Dukat und { $lost-beer } Bier verfallen.
    }
   *[other] { $lost-beer ->
        [0] { $lost-ducats } Dukaten verfallen.
       *[other] { $lost-ducats } Dukaten und { $lost-beer } Bier verfallen.
    }
}
event-stowed-all = { $seat } beendet den Zug und behält { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} und { $beer } Bier.
event-returned-schnapps = { $seat } gibt { $number } Schnaps über dem Limit zurück.
event-encore = { $seat } verlangt für { $number } Schnaps eine Zugabe: { $card }.
event-closed = Abend { $number } ist vorbei; alle Karten werden abgelegt, und { $seat } hat jetzt den Bierkrug.
event-closed-last = Abend { $number } ist vorbei; alle Karten werden abgelegt.
event-ended = Der achte Abend war der letzte. Jetzt wird gezählt.
event-took-guest = { $seat } nimmt einen Gast vom 3-Bier-Stapel: { $card }.

## Why not
why-over = Die Partie ist zu Ende.
why-not-asked = Du bist gerade nicht dran.
why-not-yours = Das ist nicht deine Taverne.
why-no-such-place = So etwas gibt es auf dem Tisch nicht.
why-other-question = Jetzt nicht: Du sollst { $question }.
why-sold-out = Von diesen Karten ist keine mehr im Vorrat.
why-bought-already = Davon hast du heute Abend schon eine gekauft; mehr als eine je Sorte geht nicht.
why-ducats = Kostet { $needed ->
    [one] einen Dukaten
   *[other] { $needed } Dukaten
}, du hast { $have }.
why-ducats-discounted = { $n ->
    [one] Kostet selbst mit einer zurückgegebenen Karte noch { $needed ->
        [one] einen Dukaten
       *[other] { $needed } Dukaten
    }, du hast { $have }.
   *[other] Kostet selbst mit { $n } zurückgegebenen Karten noch { $needed ->
        [one] einen Dukaten
       *[other] { $needed } Dukaten
    }, du hast { $have }.
}
why-beer = Kostet { $needed } Bier, du hast { $have }.
why-recruited-already = Du hast in diesem Zug schon einen Gast angeworben; mehr als einer geht nicht.
why-few-nobles = { $n ->
    [0] Im Stapel ist kein Adliger mehr.
    [one] Im Stapel ist nur noch 1 Adliger.
   *[other] Im Stapel sind nur noch { $n } Adlige.
}
why-flipped = Dieses Plättchen ist schon aufgewertet: { $tile }.
why-not-this-tile = Deine Startkarte wertet ein anderes Plättchen auf.
why-no-space = Kein freies Feld nimmt diesen Würfel.
why-all-placed = Jeder Würfel mit dieser Augenzahl liegt auf einem Feld deines Plans.
why-space-used = Dieses Feld hatte heute Abend schon seinen Würfel.
why-space-full = Hier liegt schon ein Würfel deines Plans.
why-wrong-die = { $die } passt nicht auf dieses Feld, auch nicht mit deinen freien Tellerwäschern.
why-no-dice-space = Hierher kommt kein Würfel.
why-reputation-spent = Das würde deinen Plan ändern, und ein Schritt deines Rufs lässt sich nicht mehr zurücknehmen.
why-empty-table = An diesem Tisch sitzt niemand.
why-served = Schon bewirtet: { $card }.
why-die-lies-there = Hier liegt ein geplanter Würfel: { $card }.
why-patron-wants = { $card }: will { $dice }; { $die } reicht nicht, auch nicht mit deinen freien Tellerwäschern.
why-noble-stays = Adlige bekommen nie Hausverbot.
why-bard-sung = Alle Barden hier haben in diesem Zug schon gesungen.
why-staff-works = Das Personal arbeitet von selbst.
why-staff-returnable = Das Personal arbeitet von selbst; wenn du sein Plättchen aufwertest, darfst du es für einen Rabatt zurückgeben.
why-no-counter-guest = Du hast keinen Tresengast.
why-column-full = Diese Spalte ist voll.
why-other-phase = Dieser Gaukler hat seinen Auftritt zu einer anderen Zeit. { $phase }.
why-schnapps = Kostet { $needed } Schnaps, du hast { $have }.
why-nothing-to-do = Dieser Gaukler könnte jetzt nichts für dich tun.

## Score sheet
score-heading = { scene-final }
score-part-cards = Karten
score-part-last = Die letzte Wertung
score-rounds = Abend
score-nobles = Adlige
score-guests = Gäste
score-staff = Personal
score-schnapps = Schnaps
score-reputation = Ruf
score-leftovers = Dukaten im Tresor und Bier im Lager
title-name = Die Tavernen im Tiefen Thal

## On the shelf
title-motto = Würfel, Bier und die Bude voller Stammgäste.
title-minutes = 45–75 Min.

## Scenes
scene-evening = Abend { $n } geht zu Ende
scene-evening-note = Neue Karten liegen oben auf den Nachziehstapeln: Morgen kommen sie zuerst.
scene-evening-begins = Abend { $n }
scene-tavern = Taverne
scene-card-points = Punkte auf Karten
scene-cards = Neu im Stapel
scene-cards-note = für die nächsten Abende
scene-cards-none = nichts Neues
scene-stowed = Tresor und Lager
scene-brought = Eingenommen
scene-ducats = Dukaten
scene-beer = Bier
scene-lost = Verloren: Dukaten { $ducats }, Bier { $beer }
scene-lost-none = nichts verloren
scene-home = Nach Hause
scene-home-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
scene-mug = Bierkrug
scene-final = Die letzte Laterne geht aus
scene-final-note = Alle Karten werden aufgedeckt und gezählt
scene-nobles-note = im Stapel
scene-guests-note = wie aufgedruckt
scene-staff-note = wie aufgedruckt
scene-schnapps-note = je 1
scene-reputation-note = nach dem Feld

# What a position is worth, part by part.
term-cards = Punkte auf den Karten
term-staff = was der Stapel noch bringt
term-rooms = aufgewertete Plättchen
term-schnapps = Schnaps und Gaukler
term-tracks = Kloster und Ruf
term-evening = Geld und Bier dieses Abends
term-bonuses = Boni, die noch kommen

## Was die Dinge sind
signs-goods = Was du sammelst
signs-house = Das Haus
signs-table = Der Tisch
kind-guest = Gast, für Bier zu gewinnen
kind-staff = Tavernenkarte, für Dukaten
kind-nobles = Adlige, für Bier zu gewinnen
kind-room = Plättchen in der Taverne von { $seat }
kind-patron = Gast in der Taverne von { $seat }
kind-entertainer = Gaukler, für Schnaps
worth-noble = eine bezahlte Aufwertung bringt einen Adligen: { $worth } am Ende
worth-no-noble = kein Adliger ist mehr da, also bringt die Aufwertung keine Punkte
worth-lit = schon aufgewertet
worth-card = Punkte am Ende, wo immer die Karte im Deck steckt
worth-no-points = selbst keine Punkte
worth-book = dazu eine Unterschrift für dein Gästebuch
worth-dice = ein Würfel dafür liegt bereit: { $dice }
label-serve = Bewirtet
label-gift = Geschenk
label-now = Jetzt
label-upgraded = Aufgewertet
have-safe = { $n } von { $limit } im Tresor
have-store = { $n } von { $limit } im Lager
sign-ducat = Dukat
sign-ducat-says = Kauft Personal und Aufwertungen. Was nicht in den Tresor passt, verfällt am Ende des Zuges.
sign-beer = Bier
sign-beer-says = Gewinnt Gäste und Adlige. Was nicht ins Bierlager passt, verfällt am Ende des Zuges.
sign-point = Punkt
sign-point-says = Auf Karten. Am Ende zählt jede Karte des Decks; die meisten Punkte gewinnen.
sign-noble = Adliger
sign-noble-says = Je { $worth }. Sie kommen für Bier, mit jeder bezahlten Aufwertung und auf manchen Feldern.
sign-schnapps = Schnaps
sign-schnapps-says = Bezahlt Gaukler; jeder übrige ist am Ende einen Punkt wert. Eine Taverne behält höchstens { $limit }.
sign-reputation = Ruf
sign-reputation-says = Ein Schritt an der Theke entlang, mit allem, was am Weg liegt. Geplante Dukaten und geplantes Bier: So viele Schritte, wie die kleinere Summe zählt.
sign-monastery = Kloster
sign-monastery-says = Ein Schritt auf dem Weg ums Kloster; das erreichte Feld gibt sofort sein Geschenk.
sign-signature = Unterschrift
sign-signature-says = Kommt in dein Gästebuch, in die Spalte des Bierpreises. Das Feld zahlt sofort, eine volle Zeile bringt einen Adligen.
sign-die = Weißer Würfel
sign-die-says = Vier für jede Taverne, einer nach dem anderen gewählt. Jeder Würfel wird einmal genutzt: auf einem Plättchen oder bei einem Gast.
sign-own-die = Würfel deiner Farbe
sign-own-die-says = Für jede Kellnerin geworfen, höchstens drei, und nur für dich.
sign-any = Jede Zahl
sign-any-says = Dieses Feld nimmt jeden Würfel.
sign-washer = Tellerwäscher
sign-washer-says = Hebt einen Würfel beim Legen um 1, nie über 6. Jeder spült einmal am Abend.
sign-bard-says = Ein Rufschritt in deinem Zug, wann du willst.
sign-merchant-says = 1 Bier in deinem Zug, wenn er auftaucht.
sign-waitress-says = Ein Würfel deiner Farbe, wenn sie auftaucht.
sign-table-says = Ein Tisch mehr an dem Abend, also kommt ein Gast mehr herein.
sign-supplier-says = 1 Bier mehr für jeden Würfel auf der Bierlieferung.
sign-dark = Dunkles Plättchen
sign-dark-says = Noch nicht aufgewertet. Das Schild nennt den Preis, die Krone darauf den Adligen, der mitkommt.
sign-lit = Helles Plättchen
sign-lit-says = Aufgewertet: Es gibt von nun an mehr.
sign-soon = Morgen hell
sign-soon-says = Aufgewertet; wirkt vom nächsten Abend an.
sign-door = Vor die Tür
sign-door-says = Ein Gast deiner Wahl verlässt das Spiel; der Tisch bleibt heute leer.
sign-stool = Tresengast
sign-stool-says = Weggeschickt lässt er die Taverne neu füllen; oder er geht in Phase F einen Schritt ums Kloster.
sign-mug = Krug
sign-mug-says = Wer ihn hat, wählt und bewirtet an diesem Abend zuerst.
sign-moon = Mond
sign-moon-says = Er zeigt den Abend, 1 bis 8. Jeder Abend beginnt mit einem Geschenk für alle.
sign-deck = Nachziehstapel
sign-deck-says = Daraus füllt sich abends die Taverne. Neue Karten kommen obenauf, also schon morgen.
sign-discard = Ablagestapel
sign-discard-says = Alle, die heute da waren. Er wird gemischt, wenn der Nachziehstapel leer ist.
sign-guest = Gast
sign-guest-says = Kommt auf deinen Nachziehstapel und also morgen. An jedem Abend, an dem er da ist, bewirtet ihn ein passender Würfel.
sign-room = Plättchen
sign-room-says = Jedes Plättchen wird einmal aufgewertet: für Dukaten in Phase F oder umsonst, wo ein Geschenk es erlaubt. Zurückgegebene Karten der Art auf dem Schild senken den Preis.
sign-tables = Tische
sign-tables-says = Hier sitzen Gäste in der Reihenfolge, in der sie kommen. Ein passender Würfel bringt die Dukaten; danach gehen alle auf den Ablagestapel.
sign-staff = Personal
sign-staff-says = Wer heute auftaucht, arbeitet heute. Höchstens eine gekaufte Karte jeder Art am Abend.
sign-stack = Adlige an einem Tisch
sign-stack-says = Alle Adligen eines Abends teilen sich einen Tisch und zahlen wie einer.
sign-book = Gästebuch
sign-book-says = Jede Unterschrift füllt das nächste Feld ihrer Spalte. Das Feld zahlt sofort; eine volle Zeile bringt einen Adligen.
sign-start = Startkarte
sign-start-says = Sagt, mit welchem Deck und welchen Geschenken du deine Taverne eröffnest.
sign-entertainer-says = Tritt für Schnaps auf, mit der Seite, die für den Rest der Partie oben liegt.
sign-tavern-says = Eine Taverne mit Plättchen, Tischen, Deck und Vorräten. Zeig auf das Einzelne, um mehr zu lesen.
sign-market-says = Personal für Dukaten, Gäste und Adlige für Bier. Gekauft wird in deinem Zug der Phase F.
sign-supply-says = Was für alle noch da ist. Ist es weg, ist es weg.
sign-supply-die-says = Was ein Würfel auf der Bierlieferung jetzt bringt: Plättchen und Lieferanten zusammen.
