### Taverna: alle Worte auf Deutsch.

own-card = { $name }

## Ready-made settings
preset-first_game = Erste Partie: drei Wirte, kein Fluch, und sonst zaubert niemand in deinem Zug.
preset-full_game = Das ganze Fest: Der Fluch lauert, und in jedem Zug kann gezaubert werden.
intro-who = In der Hauptstadt ist Festtag, und vier Völker gehen trinken. Du bist Wirt und hast Anteile an den Tavernen.
intro-who-picture = Ein Ork, ein Mensch, eine Elfe und ein Zwerg mit ihrem Bier vor dem Schloss.
intro-wins = Die meisten Siegpunkte gewinnen. Steig auf den Leisten der vier Völker, kauf Besitzrechte an Tavernen und gefall am Ende dem Hof.
intro-wins-picture = Vier Leisten von Minuspunkten bis weit hinauf, auf jeder dein Marker; auch Besitzrechte und das Schloss bringen Punkte.
intro-turn = Nimm einen Kunden und setz ihn. An einem Tisch seines Volkes steigst du eine Stufe. Wer dort ein Besitzrecht hat, verdient Münzen.
intro-turn-picture = Eine Elfe kommt an einen Elfentisch: eine Stufe hinauf, und wer Besitzrechte an dieser Taverne hat, bekommt Münzen.

## The coach: the first line is a heading, the rest what is said
lesson-choose_king_people =
    Der König liebt ein Volk
    Dessen Leiste entscheidet, wer zuerst wählt, wenn der Hof zahlt. Nimm ein Volk, bei dem du steigen willst.
lesson-choose_queen_people =
    Die Königin liebt auch eins
    Dessen Leiste entscheidet, wer bei der zweiten Königlichen Wertung zuerst wählt. Nimm eins, bei dem du hoch stehen wirst.
lesson-buy_deed =
    Ein Besitzrecht kaufen
    Immer wenn sich dort ein Kunde setzt, verdienst du Münzen, und das Besitzrecht bringt sofort Punkte. Eine große Taverne zahlt oft, eine kleine gibt fürs Geld mehr Punkte.
lesson-take_turn =
    Nehmen, setzen, handeln
    Nimm einen Kunden, den du an einen Tisch seines Volkes setzen kannst: Das ist eine Stufe auf dessen Leiste. Schau vor dem Ende, ob du einen Würdenträger bezahlen kannst.
lesson-choose_customer =
    Wer von beiden kommt?
    Die Karte zeigt zwei Kunden, einer kommt. Nimm den, dessen Volk dort einen freien Tisch hat, wo du ein Besitzrecht hast.
lesson-choose_stand_in_people =
    Wer springt ein?
    Von den Völkern der Kundenleiste ist kein Plättchen mehr da. Nimm das Volk, auf dessen Leiste du steigen willst.
lesson-choose_table =
    Wohin setzt er sich?
    An einem Tisch seines Volkes steigst du eine Stufe. In einer Taverne mit deinem Besitzrecht verdienst du, und ein Symbol, das beide zeigen, bringt Münzen, einen Zauber oder einen Würdenträger.
lesson-choose_sold_spell =
    Welchen Zauber verkaufst du?
    Ein verkaufter Zauber gibt eine Münze. Verkauf einen, der dir nichts mehr nützt.
lesson-choose_dignitary =
    Wer arbeitet für dich?
    Jeder Würdenträger verkauft etwas: Besitzrechte, Gildenmarker, Königsgunst oder Stufen. Bezahl, was jetzt Punkte bringt.
lesson-choose_destination =
    Wohin geht der Würdenträger?
    In eine andere Taverne; Besitzrechte und Gildenmarker kaufst du genau dort. Such die Taverne, in der du eins willst.
lesson-choose_deed =
    Welches Besitzrecht kaufst du?
    Seine Punkte bekommst du sofort, und es verdient an jedem Kunden dort. Behalt genug Münzen für den nächsten Würdenträger.
lesson-choose_guild_tokens =
    Welche Symbole hängen hier?
    Jeder Gildenmarker bringt Punkte, und Kunden mit diesem Symbol bringen dort mehr. Häng sie auf, wo du ein Besitzrecht hast.
lesson-choose_favour_count =
    Wie viele Königsgunstmarker?
    Mehrere auf einmal sind je Stück billiger. Jeder hilft einmal, und die Königin zählt sie am Ende.
lesson-choose_favour =
    Welche Königsgunst nimmst du?
    Jede hilft einmal und bleibt für die Königin dein. Nimm eine, die du in den nächsten Zügen brauchst.
lesson-choose_level_count =
    Wie viele Stufen?
    Jede kostet Münzen, und die hohen sind am meisten wert. Kauf so viele, wie du auf einer oder zwei Leisten brauchst.
lesson-choose_track =
    Auf welcher Leiste?
    Die ersten Stufen nehmen nur Minuspunkte weg, die hohen bringen viel. Steig, wo ein großer Sprung nah ist, und lass keine Leiste ganz unten.
lesson-choose_people =
    Welchem Volk schließt er sich an?
    Der Kunde wechselt das Volk, nicht das Symbol. Nimm eines mit einem freien Tisch.
lesson-choose_symbol =
    Welches Symbol trägt er?
    Bier, Zauberbuch und Leier wirken, wo auch die Taverne sie zeigt: Münzen, ein Zauber, ein Würdenträger. Die Maske darf an einen besetzten Tisch.
lesson-choose_guild_spot =
    Welcher Gildenmarker, und wo?
    Er bringt sofort Punkte und wirkt für alle, die mit diesem Symbol kommen. Nimm eine Taverne mit deinem Besitzrecht.
lesson-choose_moved_customer =
    Wen setzt du um?
    Der Kunde geht in eine andere Taverne. Mach einen Tisch frei, den du brauchst, oder füll eine Taverne von dir.
lesson-choose_moved_table =
    Wohin kommt er?
    Der Kunde nimmt einen freien Tisch in einer anderen Taverne. Such einen freien Tisch seines Volkes oder eine Taverne mit deinem Besitzrecht.
lesson-choose_swap_first =
    Wer tauscht zuerst?
    Zwei Kunden verschiedener Völker tauschen die Tische. Bring jeden an einen Tisch seines Volkes.
lesson-choose_swap_second =
    Mit wem?
    Der zweite muss in einer anderen Taverne sitzen. Nimm das Paar, das dir am meisten bringt.
lesson-choose_moved_dignitary =
    Wen trägt der Wind fort?
    Ein Würdenträger wird versetzt, ohne zu handeln. Hol einen dorthin, wo dein nächster Kunde sitzen wird.
lesson-choose_new_tavern =
    Wohin mit ihm?
    Dein nächster Kunde kann rufen, wer in seiner Taverne steht. Stell ihn dorthin, wo du setzen wirst.
lesson-choose_victim =
    Wessen Beutel ist zu voll?
    Du nimmst Münzen von jemandem, der mehr hat als du. Nimm sie dem, der vorn liegt.
lesson-react =
    Greifst du ein?
    Einen Blitzzauber kannst du im Zug eines anderen wirken. Pass, wenn er dir später mehr hilft.
lesson-choose_royal_scoring =
    Der Hof zahlt
    Jede Königliche Wertung bekommt nur einer, und sie zahlt sofort. Nimm die, für die du jetzt am meisten hast.
goal-first = Erste Runden: Setz Kunden an Tische ihres Volkes und kauf Besitzrechte, wo viele sitzen werden.
goal-climb = Jetzt steigen: Die hohen Stufen bringen am meisten. Lass keine Leiste ganz unten, das kostet Punkte.
goal-court = Das Ende ist nah: Sammle, wofür der Hof zahlt, ob Besitzrechte, Königsgunst, Münzen oder gewirkte Zauber.
caution-foreign-table =
    An diesem Tisch keine Stufe
    Er gehört einem anderen Volk. An einem eingekreisten Tisch des eigenen Volkes steigst du eine Stufe.
caution-no-table =
    Diese Karte bringt keine Stufe
    Kein freier Tisch ihres Volkes brächte dich weiter. Eine eingekreiste Karte kann eine Stufe bringen.
caution-sold-spell =
    Du könntest auch zaubern
    Verkauft bringt er eine einzige Münze; gewirkt bringt ein Zauber oft mehr, und der Erzmagier zählt ihn am Ende.
caution-idle-dignitary =
    Hier wartet ein Würdenträger
    Einmal im Zug darfst du einen rufen, wo dein Kunde sitzt, ohne Leier und ohne Privilegien, und das Billigste kannst du bezahlen.
caution-small-step =
    Ein größerer Schritt ist nah
    Auf der Leiste der { $people } ist die nächste Stufe { $n } wert, hier weniger.

## Variants

variant-with_curse = Der Fluch
variant-with_curse-yes = Der Fluch lauert im Zauberstapel: Wer ihn zieht, verliert Münzen und zieht neu.
variant-with_curse-no = Der Fluch bleibt in der Schachtel.
variant-own_turn_magic = Magie nur im eigenen Zug
variant-own_turn_magic-no = Blitzzauber dürfen auch in fremden Zügen gewirkt werden.
variant-own_turn_magic-yes = Niemand zaubert in fremden Zügen; die Gegenzauber bleiben in der Schachtel. Gut für Partien mit langen Pausen.

## Things

people-orc = Orks
people-human = Menschen
people-elf = Elfen
people-dwarf = Zwerge
one-orc = Ork
one-human = Mensch
one-elf = Elf
one-dwarf = Zwerg
symbol-beer = Bier
symbol-lyre = Leier
symbol-spellbook = Zauberbuch
symbol-mask = Maske
symbol-note-beer = Gelage: Münzen in einer Taverne mit Bier
symbol-note-lyre = Einfluss: ein beliebiger Würdenträger, in einer Taverne mit Leier
symbol-note-spellbook = Magie: ein Zauber, in einer Taverne mit Zauberbuch
symbol-note-mask = Betrug: darf den Platz eines anderen Kunden einnehmen
tavern-orc_tavern = Zum wilden Hauer
tavern-human_tavern = Zum Spielmann
tavern-elf_tavern = Zum Mondzweig
tavern-dwarf_tavern = Zum tiefen Fass
tavern-grand_tavern = Zur großen Halle
dignitary-notary = Notar
dignitary-gob_trotter = Gob’Trotter
dignitary-princess = Prinzessin
dignitary-ambassadress = Botschafterin
scoring-king = König
scoring-queen = Königin
scoring-master_of_coins = Herr der Münzen
scoring-archduke = Erzherzog
scoring-archmage = Erzmagier
privilege = Privileg

spell-metamorphosis = Metamorphose
spell-fireworks = Feuerwerk
spell-alchemy = Alchemie
spell-philtre_of_friendship = Freundschaftstrank
spell-arcane_study = Arkane Studien
spell-courtly_whisper = Höfisches Flüstern
spell-conjured_sign = Gezaubertes Schild
spell-illusory_table = Trugtisch
spell-musical_chairs = Stühlerücken
spell-guild_mirage = Gildentrugbild
spell-astral_herald = Astralherold
spell-gust_of_wind = Windstoß
spell-phantom_partner = Phantomteilhaber
spell-bandwagon = Trittbrettfahrer
spell-counterspell = Gegenzauber
spell-light_fingers = Lange Finger
favour-change_symbol = Geborgte Livree
favour-place_guild_token = Gildenbrief
favour-add_beer = Brauerpass
favour-add_spellbook = Magierpass
favour-add_lyre = Spielmannspass
favour-add_mask = Gaunerpass
favour-second_spell = Wink des Hofmagiers
favour-move_customer = Höfisches Umsetzen
favour-other_people = Fremder Gesandter
favour-level_up = Königliches Lob

customer-name = { $people } mit { $symbols }
card-dual = { $first } oder { $second }
table-name = { $tavern }, Tisch { $place } ({ $people })
table-short = { $tavern }, Tisch { $place }
table-with = { $table } – besetzt: { $people }
table-free = Tisch { $place } ({ $people })
table-taken = Tisch { $place } ({ $people }): { $guest }
deed-name = Besitzrecht { $place } in der Taverne „{ $tavern }“
deed-short = Besitzrecht { $place } ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $points } SP)
spot-name = { $symbol } für „{ $tavern }“
marker = { $seat }

## Effects, made from the numbers of the box

effect-none = nichts als Applaus
effect-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
effect-vp = { $n } SP
effect-draw_spells = { $n ->
    [one] einen Zauber ziehen
   *[other] { $n } Zauber ziehen
}
effect-privileges = { $n ->
    [one] 1 Privileg
   *[other] { $n } Privilegien
}
effect-lose_coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} verlieren
effect-level = { $n ->
    [one] eine Stufe auf einer beliebigen Leiste
   *[other] { $n } Stufen auf beliebigen Leisten
}
effect-level-seated = eine Stufe auf der Leiste, auf der der gesetzte Kunde eine brachte
effect-take_favour = { $n ->
    [one] einen Königsgunstmarker nehmen
   *[other] { $n } Königsgunstmarker nehmen
}
effect-guild_token = einen Gildenmarker in eine beliebige Taverne legen, für { $vp } SP
effect-change_people = der wartende Kunde wechselt das Volk
effect-change_symbol = das eigene Symbol des wartenden Kunden wird ein anderes
effect-add_symbol = der wartende Kunde trägt ein weiteres Symbol: { $symbol }
effect-table_matches = jeder freie Tisch zählt als einer vom Volk des wartenden Kunden
effect-all_symbols = Bier, Zauberbuch und Leier wirken diesmal alle drei
effect-swap_customers = zwei Kunden verschiedener Völker und Tavernen tauschen die Plätze; jeder, der dann an einem Tisch seines Volkes sitzt, bringt eine Stufe
effect-move_customer = einen Kunden an einen freien Tisch einer anderen Taverne setzen; Stufe, Privileg und Einnahmen wie bei einem neuen Kunden
effect-move_dignitary = einen Würdenträger in eine andere Taverne stellen
effect-extra_activation = noch einen Würdenträger in einer beliebigen Taverne nutzen
effect-extra_cast = in diesem Zug noch einen Zauber wirken
effect-income_share = Münzen wie mit einem Besitzrecht in der Taverne des gesetzten Kunden
effect-take_coins = bis zu { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} von jemandem nehmen, der reicher ist
effect-take_coins-reaction = bis zu { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} von der Person am Zug nehmen
effect-counter = der angekündigte Zauber misslingt
spell-cost = { $cost ->
    [0] kostenlos
    [one] kostet 1 Münze
   *[other] kostet { $cost } Münzen
}
spell-counts = zählt für den Erzmagier als { $n } Zauber
condition-caster_owns_no_deed_there = nur in einer Taverne ohne eigenes Besitzrecht
condition-active_gained_level = nur wenn der Kunde eine Stufe gebracht hat
condition-active_feasted = aber nur nach einem Gelage
when-waiting = solange ein Kunde wartet
when-seated = nachdem der Kunde sitzt
when-never = nie im eigenen Zug
favour-later = erst in deinem nächsten Zug
lightning-customer_seated = Blitz: wenn jemand anders einen Kunden gesetzt hat
lightning-spell_announced = Blitz: wenn jemand anders einen Zauber ankündigt
lightning-before_own_turn = Blitz: kurz vor dem eigenen Zug
lightning-take_coins = dann von der Person am Zug, ob reich oder arm

## Gains, foreseen

gain-level = { $people } auf Stufe { $level } (am Ende { $vp } SP)
gain-bonus = Bonus: { $bonus }
gain-blocked = keine Stufe: Die Leiste der { $people } ist für dich gesperrt
gain-tavern-privilege = das Privileg der Taverne, für ihren letzten freien Tisch
gain-income = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für dein Besitzrecht
gain-income-other = { $seat } bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
gain-feast = Gelage: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
gain-magic = Magie: ein Zauber
gain-influence = Einfluss: ein beliebiger Würdenträger
gain-replace = der { $people } muss gehen
gain-deed = kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, bringt { $points } SP
gain-takeover = kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, bringt { $points } SP; { $seat } verliert das Besitzrecht und bekommt { $share ->
    [one] 1 Münze
   *[other] { $share } Münzen
}
gain-tokens = kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, bringt { $points } SP
gain-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
gain-points = { $points } SP
gain-scoring = { $points } SP
gain-scoring-king = { $points } SP und eine Stufe auf jeder Leiste, zusammen noch { $more } SP wert
costs = kostet { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
stands-in = in der Taverne „{ $tavern }“
tiles-left = { $n ->
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}

## Questions

prompt-choose_king_people = Welches ist das Volk des Königs? Seine Leiste entscheidet, wer in der Königlichen Wertung zuerst wählt.
prompt-choose_queen_people = Welches ist das Volk der Königin? Seine Leiste entscheidet, wer in der zweiten königlichen Runde zuerst wählt.
prompt-buy_deed = Kaufe ein Besitzrecht, höchstens eines je Taverne. Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-take_turn-before-card = Dein Zug: Nimm eine Kundenkarte, oder tu vorher etwas anderes. Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-take_turn-waiting = Dein { $customer } wartet auf einen Platz. Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-take_turn-seated = Dein Kunde sitzt. Noch etwas, oder Zug beenden? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-choose_customer = Welcher der beiden Kunden kommt?
prompt-choose_stand_in_people = Für kein Volk der Kundenleiste ist ein Plättchen übrig. Welches Volk springt ein?
prompt-choose_table = Wohin setzt sich dein { $customer }?
prompt-choose_sold_spell = Welchen Zauber verkaufst du?
prompt-choose_dignitary = Welchen Würdenträger nutzt du? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-choose_destination = { $dignitary }: In welche Taverne geht es?
prompt-choose_deed = Welches Besitzrecht in der Taverne „{ $tavern }“ kaufst du? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-choose_guild_tokens = Welche Gildenmarker legst du in die Taverne „{ $tavern }“? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-choose_favour_count = { $dignitary }: Um wie viele Königsgunstmarker bittest du? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-choose_favour = Welchen Königsgunstmarker nimmst du?
prompt-choose_level_count = { $dignitary }: Wie viele Stufen kaufst du? Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
prompt-choose_track = Auf welcher Leiste steigst du auf?
prompt-choose_people = Zu welchem Volk gehört dein Kunde nun?
prompt-choose_symbol = Welches Symbol trägt dein Kunde statt seines eigenen?
prompt-choose_guild_spot = Welchen Gildenmarker legst du, und wohin?
prompt-choose_moved_customer = Welchen Kunden setzt du um?
prompt-choose_moved_table = Wohin geht der { $people } ({ $table })?
prompt-choose_swap_first = Welcher Kunde tauscht als erster den Platz?
prompt-choose_swap_second = Mit wem tauscht der { $people } ({ $table }) den Platz?
prompt-choose_moved_dignitary = Welchen Würdenträger trägt der Wind davon?
prompt-choose_new_tavern = { $dignitary }: In welche Taverne weht der Wind?
prompt-choose_victim = Wem erleichterst du den Geldbeutel?
prompt-react-customer_seated = { $seat } hat einen Kunden gesetzt: „{ $tavern }“. Reagierst du?
prompt-react-spell_announced = { $seat } kündigt „{ $spell }“ an. Reagierst du?
prompt-react-before_own_turn = Gleich beginnt dein Zug. Wirkst du davor noch einen Blitzzauber?
prompt-choose_royal_scoring = Welche Königliche Wertung wählst du?

asks-choose_king_people = welches das Volk des Königs ist
asks-choose_queen_people = welches das Volk der Königin ist
asks-buy_deed = welches Besitzrecht du kaufst
asks-take_turn = was du in deinem Zug tust
asks-choose_customer = welcher Kunde der Karte kommt
asks-choose_stand_in_people = welches Volk einspringt
asks-choose_table = wohin sich dein Kunde setzt
asks-choose_sold_spell = welchen Zauber du verkaufst
asks-choose_dignitary = welchen Würdenträger du nutzt
asks-choose_destination = wohin der Würdenträger geht
asks-choose_deed = welches Besitzrecht du kaufst
asks-choose_guild_tokens = welche Gildenmarker du legst
asks-choose_favour_count = wie viele Königsgunstmarker du nimmst
asks-choose_favour = welchen Königsgunstmarker du nimmst
asks-choose_level_count = wie viele Stufen du kaufst
asks-choose_track = auf welcher Leiste du aufsteigst
asks-choose_people = zu welchem Volk dein Kunde gehört
asks-choose_symbol = welches Symbol dein Kunde trägt
asks-choose_guild_spot = wohin du einen Gildenmarker legst
asks-choose_moved_customer = welchen Kunden du umsetzt
asks-choose_moved_table = wohin der Kunde geht
asks-choose_swap_first = welcher Kunde als erster den Platz tauscht
asks-choose_swap_second = mit wem der Kunde den Platz tauscht
asks-choose_moved_dignitary = welchen Würdenträger der Wind davonträgt
asks-choose_new_tavern = wohin der Wind den Würdenträger trägt
asks-choose_victim = wem du den Geldbeutel erleichterst
asks-react = ob du reagierst
asks-choose_royal_scoring = welche Königliche Wertung du wählst

## Options

option-pick = Nehmen: { $card }
option-pick-twin = Nehmen: { $card }, Karte { $place } der Kundenleiste
option-use = „{ $favour }“ nutzen
option-cast = „{ $spell }“ wirken
option-take_turn-seat_customer = Setzen: { $customer }
option-take_turn-activate_local = Würdenträger vor Ort nutzen
option-take_turn-activate_with_influence = Beliebigen Würdenträger nutzen, durch Einfluss
option-take_turn-activate_with_privileges = Beliebigen Würdenträger nutzen, für { $n ->
    [one] 1 Privileg
   *[other] { $n } Privilegien
}
option-take_turn-activate_with_herald = Beliebigen Würdenträger nutzen, mit dem Astralherold
option-take_turn-sell_spell = Zauber verkaufen, für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
option-take_turn-end_turn = Zug beenden
unused = ungenutzt: { $things }
unused-dignitary = ein Würdenträger
unused-favours = { $n } Königsgunst
unused-spells = { $n } Zauber
warn-herald = der Herold verfällt: Er könnte noch einen Würdenträger rufen
option-choose_favour_count = { $n } Königsgunstmarker
option-choose_level_count = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}
option-react-pass = Passen
option-victim = { $seat }

## Log

event-chose-king = { $seat } bestimmt das Volk des Königs: { $people }.
event-king-by-card = Die erste Karte bestimmt das Volk des Königs: { $people }.
event-chose-queen = { $seat } bestimmt das Volk der Königin: { $people }.
event-bought-deed = { $seat } kauft { $deed } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und erhält { $points } SP.
event-took-over = { $seat } übernimmt von { $victim }: { $deed }, für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; { $victim } bekommt { $share } davon.
event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-picked-card = { $seat } nimmt eine Kundenkarte: { $card }.
event-customer-waits = Bei { $seat } steht vor der Tür: { $one } mit { $symbol }.
event-seated = Der { $one } von { $seat } nimmt Platz: { $table }.
event-replaced = Der { $one } von { $seat } nimmt Platz: { $table }. Der { $other } dort muss gehen.
event-rose = { $seat } steigt auf der Leiste der { $people } auf Stufe { $level }.
event-was-blocked = { $seat } kommt auf der Leiste der { $people } nicht weiter.
event-took-privilege = { $seat } füllt die Taverne „{ $tavern }“ und nimmt ihr Privileg.
event-income = { $seat } verdient { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} in der Taverne „{ $tavern }“.
event-feasted = Das Gelage bringt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für { $seat }.
event-influence = { $seat } gewinnt Einfluss auf alle Würdenträger der Stadt.
event-drew-spell = { $seat } zieht „{ $spell }“.
event-drew-spell-hidden = { $seat } zieht einen Zauber.
event-found-no-spell = { $seat } sollte einen Zauber ziehen, aber es ist keiner mehr da.
event-cursed = { $seat } zieht den Fluch und verliert { $coins ->
    [0] nichts
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-shuffled = { $coins ->
    [one] Aus 1 abgelegten Karte wird der neue Zauberstapel.
   *[other] Aus { $coins } abgelegten Karten wird der neue Zauberstapel.
}
event-gained-coins = { $seat } bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-gained-points = { $seat } erhält { $points } SP.
event-gained-privileges = { $seat } erhält { $n ->
    [one] ein Privileg
   *[other] { $n } Privilegien
}.
event-paid-privileges = { $seat } gibt { $n ->
    [one] 1 Privileg
   *[other] { $n } Privilegien
} ab und ruft einen Würdenträger.
event-stands = { $dignitary }: steht in der Taverne „{ $tavern }“.
event-walked = { $seat } nutzt einen Würdenträger ({ $dignitary }): „{ $from }“ → „{ $tavern }“.
event-paid-dignitary = { $seat } zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} ({ $dignitary }).
event-blown = { $seat } lässt einen Würdenträger davonwehen ({ $dignitary }): „{ $from }“ → „{ $tavern }“.
event-placed-token = { $seat } legt einen Gildenmarker ({ $symbol }) in die Taverne „{ $tavern }“ und erhält { $points } SP.
event-took-favour = { $seat } nimmt sich eine Königsgunst: „{ $favour }“.
event-favour-revealed = Neu am Schloss: „{ $favour }“.
event-used-favour = { $seat } nutzt „{ $favour }“.
event-announced = { $seat } wirkt „{ $spell }“, { $coins ->
    [0] kostenlos
    [one] für 1 Münze
   *[other] für { $coins } Münzen
}.
event-reacted = { $seat } reagiert mit „{ $spell }“, { $coins ->
    [0] kostenlos
    [one] für 1 Münze
   *[other] für { $coins } Münzen
}.
event-countered = „{ $spell }“ von { $seat } misslingt.
event-sold = { $seat } verkauft „{ $spell }“ für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-sold-hidden = { $seat } verkauft einen Zauber für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-moved = { $seat } setzt einen Kunden um ({ $one }): { $from-table } → { $table }.
event-swapped = { $seat } lässt zwei Kunden tauschen. { $one } → { $table }; { $other } → { $from-table }.
event-stole = { $seat } nimmt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} von { $victim }.
event-changed-people = Der Kunde von { $seat } gehört jetzt zu einem anderen Volk: { $one }.
event-changed-symbol = Der Kunde von { $seat } trägt ein anderes Symbol: { $symbol } statt { $old }.
event-added-symbol = Der Kunde von { $seat } trägt ein weiteres Symbol: { $symbol }.
event-tables-match = Dem Kunden von { $seat } ist jeder freie Tisch recht.
event-all-symbols = Für den Kunden von { $seat } wirken alle Gildensymbole.
event-may-cast-again = { $seat } darf in diesem Zug noch einen Zauber wirken.
event-herald = Ein Herold steht für { $seat } bereit und ruft noch einen Würdenträger.
event-customer-revealed = Neu in der Kundenleiste: { $card }.
event-exchanged = { $seat } tauscht den Rest ein: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für Zauber, { $points } SP für Privilegien.
event-royal-order = { $seat } ist die Nummer { $place } in der königlichen Reihenfolge der { $people }.
event-scored-royalty = { $seat } wählt die Wertung „{ $scoring }“: { $points } SP.
event-scored-peoples = { $seat } erhält { $points } SP für die vier Völker.

## Score sheet

score-heading = { scene-final }
score-part-turns = In den Zügen
score-part-last = Die letzte Wertung
score-deeds = Besitzrechte
score-guilds = Gildenmarker
score-tracks = Boni der Leisten
score-spells = Zauber
score-favours = Königsgunst
score-privileges = Übrige Privilegien
score-royal = Königliche Wertung
score-peoples = Völkerwertung
score-precedence = Königliche Reihenfolge

## The table

status-setup = Aufbau: { $n ->
    [one] 1 Besitzrecht
   *[other] { $n } Besitzrechte
} für alle
status-play = Runde { $round } von { $rounds }
status-scoring = Königliche Wertung
status-over = Die Partie ist zu Ende
status-turn = Zug von { $seat }
status-phase-before_card = noch keine Karte genommen
status-phase-waiting = ein Kunde wartet
status-phase-seated = der Kunde sitzt
status-window = Reaktionen sind möglich
status-end = { $turns ->
    [one] letzter Zug vor der Wertung
   *[other] noch { $turns } Züge bis zur Wertung
}
status-king = König: { $people }
status-queen = Königin: { $people }

zone-row = Kundenleiste
zone-turn = Der Zug von { $seat }
zone-taverns = Tavernen
zone-tracks = Völkerleisten
zone-dignitaries = Würdenträger
zone-favours = Königsgunst
zone-castle = Königliche Wertungen
zone-supply = Vorräte
zone-mat = { $seat }
zone-hand = Zauber auf der Hand
zone-own-favours = Königsgunst
zone-cast = Gewirkte Zauber
zone-deeds = Besitzrechte
zone-played = Kunden des Tages

counter-customer-deck = Karten im Stapel
counter-casts = Zauber in diesem Zug
counter-local = Würdenträger vor Ort genutzt
counter-tiles = Plättchen
counter-favours = Königsgunstmarker im Vorrat
counter-spell-deck = Zauber im Stapel
counter-spell-discard = abgelegte Zauber
counter-privileges = Privilegien im Vorrat
counter-tokens = Gildenmarker: { $symbol }
counter-coins = Münzen
counter-points = SP
counter-level-values = SP der Stufen
counter-privilege = Privilegien
counter-hand = Zauber auf der Hand
counter-archmage = Zauber für den Erzmagier
counter-deed-tokens = Besitzurkunden

flag-feasted = Gelage gefeiert
flag-influence = Einfluss: beliebiger Würdenträger
flag-table_matches = jeder freie Tisch passt
flag-all_symbols = alle Symbole wirken
flag-herald = Herold bereit

note-used = in diesem Zug genutzt: { $dignitaries }
note-income = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für alle Besitzer, wenn sich ein Kunde setzt
note-token = Gildenmarker
note-owner = gehört { $seat }
note-levels = SP der Stufen, von Anfang an: { $levels }
note-king = das Volk des Königs
note-queen = das Volk der Königin
note-summit = die letzte Stufe gehört { $seat }
note-few-tiles = { $n ->
    [0] kein Plättchen mehr
    [one] nur noch 1 Plättchen
   *[other] nur noch { $n } Plättchen
}
favour-and-text = { $favour } ({ $text })
note-served = in diesem Zug genutzt
note-taken = genommen von { $seat }
note-hidden-hand = { $n ->
    [0] keine Zauber
    [one] 1 Zauber, verdeckt
   *[other] { $n } Zauber, verdeckt
}
level-bonus = Stufe { $level }: { $bonus }
offer-notary = kauft ein Besitzrecht, wo er hingeht; ein fremdes kostet { $surcharge ->
    [one] 1 Münze
   *[other] { $surcharge } Münzen
} mehr
offer-gob_trotter = { $n } Gildenmarker für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}: { $points } SP
offer-princess = { $n } Königsgunstmarker für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
offer-ambassadress = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
} für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
scoring-note-king = { $points } SP und eine Stufe auf jeder Leiste
scoring-note-queen = nach Königsgunstmarkern, genutzt oder nicht
scoring-note-master_of_coins = nach Münzen
scoring-note-archduke = nach Besitzrechten
scoring-note-archmage = nach gewirkten Zaubern

## Why not

why-over = Die Partie ist zu Ende.
why-not-asked = Du bist gerade nicht gefragt.
why-offered = Das kannst du jetzt wählen.
why-no-such-place = So etwas gibt es auf dem Tisch nicht.
why-other-question = Jetzt nicht: Sag zuerst, { $question }.
why-not-a-choice = Das ist nur zum Ansehen da. Gefragt ist, { $question }.
why-card-picked = Du hast in diesem Zug schon eine Karte genommen.
why-no-tiles = Für die Völker dieser Karte ist kein Kundenplättchen übrig.
why-no-tiles-of = Für die { $people } ist kein Kundenplättchen übrig.
why-no-customer-yet = Nimm zuerst eine Kundenkarte.
why-seat-first = Wähle zuerst, dass du deinen Kunden setzt.
why-seated-already = Dein Kunde dieses Zuges sitzt schon.
why-table-taken = Dort sitzt schon jemand ({ $people }); nur ein Kunde mit Maske darf an einen besetzten Tisch.
why-table-not-free = Dort sitzt schon jemand.
why-same-tavern = Der Kunde muss in eine andere Taverne.
why-nobody-there = Dort sitzt niemand.
why-no-partner = In keiner anderen Taverne sitzt ein passender Kunde.
why-swap-same-tavern = Die beiden Kunden müssen in verschiedenen Tavernen sitzen.
why-swap-same-people = Die beiden Kunden müssen aus verschiedenen Völkern sein.
why-no-table-elsewhere = In keiner anderen Taverne ist ein Tisch frei.
why-own-deed = Dieses Besitzrecht gehört dir schon.
why-owns-there = In dieser Taverne hast du schon ein Besitzrecht, und mehr als eines je Taverne darfst du nicht haben.
why-needs-notary = Besitzrechte kauft man beim Notar.
why-deed-owned = Dieses Besitzrecht hat { $seat } gekauft.
why-last-deed = Es ist das letzte Besitzrecht von { $seat }, und das darf niemand nehmen.
why-coins = Kostet { $needed ->
    [one] 1 Münze
   *[other] { $needed } Münzen
}, du hast { $coins }.
why-keep-coins = Für dein zweites Besitzrecht musst du { $kept ->
    [one] 1 Münze
   *[other] { $kept } Münzen
} behalten; übrig wären { $left }.
why-elsewhere = Der Notar ist in einer anderen Taverne.
why-sign-shown = Eine Taverne zeigt jedes Gildensymbol nur einmal, und dieses ist schon da: { $symbol }.
why-tavern-privilege = Wer hier den letzten freien Tisch besetzt, bekommt es.
why-stands-there = Hier steht der Würdenträger schon ({ $dignitary }); er muss in eine andere Taverne.
why-tavern-crowded = Mehr als { $n } Würdenträger passen nicht in eine Taverne.
why-no-deed-there = Dort gibt es für deine { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} kein Besitzrecht.
why-no-sign-there = Dort fehlt kein Gildensymbol, das du legen könntest.
why-dignitary-used = In diesem Zug schon genutzt: { $dignitary }.
why-not-seated-yet = Würdenträger nutzt du, nachdem dein Kunde sitzt; vorher { $privileges ->
    [used] ruft nur ein Herold noch einen
   *[left] rufen ihn nur Privilegien oder ein Herold
}.
why-activate-first = Wähle zuerst, dass du einen Würdenträger nutzt.
why-local-used = Für diesen Kunden hast du schon einen Würdenträger genutzt; { $privileges ->
    [used] einen weiteren ruft nur ein Herold, denn auch mit Privilegien hast du schon gerufen
    [few] einen weiteren ruft nur ein Herold, denn du hast zu wenige Privilegien
   *[left] einen weiteren rufen nur Privilegien oder ein Herold
}.
why-not-there = In einer anderen Taverne: { $dignitary }. { $privileges ->
   *[used] Dort ruft jetzt nur noch ein Herold
    [left] Dort rufen jetzt nur Privilegien oder ein Herold
}.
why-no-effect = Für deine { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} ist hier nichts zu machen: { $dignitary }.
why-nobody-serves = Gerade kann kein Würdenträger etwas für dich tun: Jeden nutzt du nur einmal je Zug, und du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
why-blocked = Auf der Leiste der { $people } kommst du nicht weiter: Du bist ganz oben, oder die letzte Stufe ist schon besetzt.
why-kings-people = Die { $people } sind das Volk des Königs; die Königin braucht ein anderes.
why-not-on-card = Die { $people } sind nicht auf der ersten Karte der Kundenleiste.
why-same-people = Dein Kunde gehört schon zum Volk der { $people }.
why-people-on-card = Die { $people } stehen auf der Kundenkarte, die du spielst; diese Königsgunst verlangt ein anderes Volk.
why-track = Aufwärts geht es durch Kunden an passenden Tischen, durch Betrug, die Botschafterin, Zauber und Königsgunst.
why-favour-row = Königsgunst gibt es bei der Prinzessin oder durch einen Zauber, der sie gewährt. Gefragt ist, { $question }.
why-scoring-taken = Diese Wertung hat { $seat } genommen.
why-scoring-later = Königliche Wertungen werden gewählt, wenn der letzte Zug vorbei ist.
why-yourself = Du kannst dich nicht selbst berauben.
why-not-richer = Dort liegen nicht mehr Münzen als bei dir.
why-not-yours = Das gehört jemand anderem.
why-favour-spent = Dieser Königsgunstmarker ist verbraucht; für die Königin zählt er weiter.
why-spell-spent = Dieser Zauber ist gewirkt; er zählt für den Erzmagier.
why-cast-already = Du hast in diesem Zug schon gezaubert.
why-only-reaction = Dieser Zauber geht nur in fremden Zügen.
why-when-waiting = Das geht nur, solange dein Kunde auf einen Platz wartet.
why-when-seated = Das geht nur, nachdem dein Kunde sitzt.
why-no-use = Das hätte jetzt keine Wirkung.
why-wrong-window = In diesem Moment kannst du den Zauber nicht wirken.
why-condition-own-deed = Du hast in dieser Taverne ein Besitzrecht.
why-condition-no-level = Dieser Kunde hat keine Stufe gebracht, an der du teilhaben könntest.
why-condition-no-feast = Es gab kein Gelage, oder es ist keine Münze zu holen.
why-favour-kind-used = Einen solchen Königsgunstmarker hast du in diesem Zug schon genutzt.
why-privileges = Kostet { $needed ->
    [one] 1 Privileg
   *[other] { $needed } Privilegien
}, du hast { $held }.
why-privileges-used = Mit Privilegien rufst du je Zug nicht mehr als { $n } Würdenträger.
title-name = Taverna

## On the shelf
title-motto = Bewirte Kunden aus vier Völkern und gefalle dem Hof.
title-minutes = 60–90 Min.

## Scenes
scene-final = Die Stadt ehrt ihre Wirte
scene-final-note = Der Tausch, die Königliche Wertung, dann die vier Völker
scene-innkeeper = Wirt
scene-exchange = Tausch
scene-exchange-note = was übrig ist
scene-exchange-none = nichts übrig
scene-exchanged = Privilegien { $privileges }, Zauber { $spells }
scene-royal = Königliche Wertung
scene-royal-note = Reihenfolge: { $people }
scene-royal-coming = In königlicher Reihenfolge nimmt jeder eine der Wertungen, jede nur einmal.
scene-peoples = Völker
scene-level = Stufe { $n }
scene-kings-people = Volk des Königs
scene-queens-people = Volk der Königin
scene-round = Runde { $n }

# What a position is worth, part by part.
term-points = sichere Punkte
term-peoples = Stufen bei den Völkern
term-means = Münzen, Zauber und Privilegien
term-favours = Königsgunst
term-deeds = Einnahmen der Besitzrechte
term-court = die Königliche Wertung
term-guests = Kunden, die zu setzen sind

## What things are, and what they are worth now
kind-spell-own = Zauber auf deiner Hand
kind-spell = Zauber auf der Hand von { $seat }
kind-cast = Gewirkter Zauber von { $seat }
kind-announced = Zauber, der gerade gewirkt wird
kind-favour = Königsgunst am Schloss
kind-favour-of = Königsgunst von { $seat }
kind-favour-used = Genutzte Königsgunst von { $seat }
kind-dignitary = Würdenträger, { $place }
kind-scoring = Königliche Wertung am Ende
kind-tavern = Taverne
kind-sign = Gildensymbol, { $place }
kind-table = Tisch, { $place }
kind-deed = Besitzrecht, beim Notar
kind-privilege = Marker, { $place }
worth-last-deed = nichts: Ein letztes Besitzrecht bleibt, wo es ist
worth-second-deed = nichts: Mehr als ein Besitzrecht je Taverne geht nicht
worth-no-deed-token = nichts: Es ist keine Besitzurkunde mehr dafür da
kind-card = Kundenkarte am Tor
kind-waiting = Kunde von { $seat }
kind-track = Leiste eines Volkes
label-next = Als Nächstes
label-now = Jetzt
label-limit = Grenze
label-who = Wie
label-pays = Bringt
label-everybody = Alle
label-income = Einnahmen
label-free = Freie Tische
label-signs = Symbole
label-levels = SP der Stufen
label-tiles = Plättchen
label-bonuses = Boni
court-more = jetzt { $before } SP, dann { $after } SP
court-same = { $points } SP, wie jetzt
court-step = ab { $n }: { $points } SP
count-favours = { $n } Königsgunstmarker
count-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
count-deeds = { $n ->
    [one] 1 Besitzrecht
   *[other] { $n } Besitzrechte
}
count-archmage = { $n } Zauber gewirkt
seat-points = { $seat }: { $points } SP
level-now = Stufe { $level }: am Ende { $vp } SP
worth-helps = allein keine Punkte: macht einen anderen Schritt besser
worth-at-once = sofort
worth-at-end = am Ende, wenn nicht vorher ausgegeben
worth-income = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, wo du kein Besitzrecht hast: { $taverns }
worth-richer = reicher als du: { $seats }
worth-nobody-richer = in deinem Zug nichts: Niemand ist reicher als du
worth-deed = das beste, das du bezahlen kannst: { $deed }
worth-no-deed = kein Besitzrecht, das er erreicht und du bezahlst
worth-tokens = mit { $n } Gildenmarker{ $n ->
    [one] {""}
   *[other] n
} für deine Münzen
worth-no-token = jetzt kein Gildenmarker: Es fehlen Münzen oder Plätze
worth-favours = { $n ->
    [one] 1 Königsgunstmarker für deine Münzen
   *[other] bis zu { $n } Königsgunstmarker für deine Münzen
}
worth-no-favour = jetzt keine Königsgunst: zu wenige Münzen, oder es liegt keine da
worth-levels = { $n ->
    [one] bestenfalls, mit 1 Stufe für deine Münzen
   *[other] bestenfalls, mit { $n } Stufen für deine Münzen
}
worth-no-level = jetzt keine Stufe: zu wenige Münzen, oder alle Leisten sind zu
worth-for = für { $counted }
worth-levels-too = und eine Stufe auf jeder Leiste, noch { $more } SP wert
worth-own-deed = deins: Die Punkte hast du schon
worth-tables = { $n ->
    [one] 1 eigener Tisch frei: { $taverns }
   *[other] { $n } eigene Tische frei: { $taverns }
}
worth-no-table = kein eigener Tisch frei: ohne Zauber keine Stufe
price-free = keine Münzen
price-spell = { $price } und der eine Zauber deines Zuges
price-takeover = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, davon { $share } an { $seat }
limit-casts = { $n ->
    [0] in diesem Zug kein Zauber mehr
   *[other] in diesem Zug noch { $n } Zauber
}
limit-lightning = ein Blitzzauber in jedem fremden Zug
who-may = { $n ->
    [one] nach dem Setzen, wer in der Taverne steht; mit Einfluss alle; für ein Privileg noch jemand
   *[other] nach dem Setzen, wer in der Taverne steht; mit Einfluss alle; für { $n } Privilegien noch jemand
}
income-nobody = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mit jedem Kunden, wenn jemand ein Besitzrecht hätte
income-owners = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} mit jedem Kunden: { $seats }
privilege-left = { $n ->
    [one] für den letzten freien Tisch
   *[other] für den letzten von { $n } freien Tischen
}
note-last-deed = das letzte Besitzrecht von { $seat }: Niemand darf es nehmen
sign-printed = ans Haus gemalt
sign-missing = hängt hier noch nicht
sign-point = Punkt
sign-point-says = Das Ergebnis. Wer am Ende die meisten hat, gewinnt.
sign-coin = Münze
sign-coin-says = Bezahlt Besitzrechte, Zauber und Würdenträger. Was übrig ist, zählt für den Herrn der Münzen.
sign-spell = Zauber
sign-spell-says = Eine Karte auf der Hand. Im eigenen Zug wirkt man einen und verkauft, so viele man will, für je { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
sign-favour = Königsgunst
sign-favour-says = Einmal nutzbar, im eigenen Zug, keine Art zweimal im Zug. Sie bleibt und zählt für die Königin.
sign-privilege = Privileg
sign-privilege-says = { $n ->
    [one] Eines ruft
   *[other] { $n } davon rufen
} noch einen Würdenträger, einmal im Zug. Jedes übrige bringt am Ende { $points } SP.
sign-deed = Besitzrecht
sign-deed-says = Ein Anteil an einer Taverne: sofort Punkte, und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, sooft sich dort ein Kunde setzt. Mehr als eines je Taverne geht nicht.
sign-beer = Bier: Gelage
sign-beer-says = Zeigen es Kunde und Taverne, bekommst du { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
sign-spellbook = Zauberbuch: Magie
sign-spellbook-says = Zeigen es Kunde und Taverne, ziehst du einen Zauber.
sign-lyre = Leier: Einfluss
sign-lyre-says = Zeigen sie Kunde und Taverne, darfst du einen beliebigen Würdenträger rufen, wo er auch steht.
sign-mask = Maske: Betrug
sign-mask-says = Darf den Platz eines Sitzenden nehmen; du steigst beim Volk dessen, der geht.
sign-guild = Gildenmarker
sign-guild-says = Gibt einer Taverne ein Symbol mehr und dir sofort Punkte. Jedes Symbol hängt in einer Taverne nur einmal.
sign-cloth-orc-says = Tische mit violettem, zackigem Tuch.
sign-cloth-human-says = Tische mit blauem, eckigem Tuch.
sign-cloth-elf-says = Tische mit grünem, gewelltem Tuch.
sign-cloth-dwarf-says = Tische mit braunem, achteckigem Tuch.
sign-level = Eine Stufe höher
sign-level-says = Ein Schritt auf der Leiste eines Volkes: der Bonus sofort, die Punkte am Ende.
sign-blocked = Gesperrt
sign-blocked-says = Auf der letzten Stufe ist nur Platz für eine Person, für immer. Alle anderen bleiben darunter.
sign-swap = Wandelt
sign-swap-says = Volk, Symbol oder Platz werden andere.
sign-move = Versetzt
sign-move-says = Ein Kunde oder Würdenträger geht in eine andere Taverne.
sign-lightning = Blitz
sign-lightning-says = In fremden Zügen möglich, einer je Zug.
sign-curse-says = Wer ihn zieht: { $effect }, dann neu ziehen.
sign-free = Freier Tisch
sign-table-says = Ein Kunde seines Volkes bringt dir hier eine Stufe. Andere dürfen auch sitzen, ohne Stufe.
sign-rise = Pfeil am Tisch
sign-rise-says = Dort kannst du deinen Kunden setzen und steigst eine Stufe.
sign-taken = Besetzter Tisch
sign-taken-says = Hier sitzt jemand. Nur ein Kunde mit Maske nimmt den Platz; du steigst dann beim Volk dessen, der geht.
sign-dignitary-says = Wer dort steht, wo dein Kunde sitzt, arbeitet für dich: in eine andere Taverne führen, zahlen, nehmen, was es gibt. Alle einmal im Zug.
sign-notary-says = Führ ihn in eine andere Taverne und kauf dort ein Besitzrecht, ein freies oder ein fremdes.
sign-gob_trotter-says = Führ ihn in eine andere Taverne und häng dort Gildenmarker auf.
sign-princess-says = Führ sie in eine andere Taverne und nimm Königsgunst vom Schloss.
sign-ambassadress-says = Führ sie in eine andere Taverne und steig auf den Leisten, die du magst.
sign-pays = { $low } bis { $high } SP
sign-track-says = Ein Kunde an einem Tisch seines Volkes bringt dir eine Stufe. Die erreichte Stufe zählt am Ende.
sign-king-people-says = Das Volk des Königs: Wer hier am höchsten steht, wählt bei der Königlichen Wertung zuerst.
sign-queen-people-says = Das Volk der Königin: Wer hier am höchsten steht, wählt in der zweiten Runde der Wertung zuerst.
sign-royal-says = Nach dem letzten Zug wählt ihr in königlicher Reihenfolge, und niemand wählt, was vergeben ist.
sign-row-says = In deinem Zug nimmst du eine Karte; danach wird die Kundenleiste aufgefüllt.
sign-customer-says = Setzt sich an jeden freien Tisch; an einem seines Volkes bringt er dir eine Stufe.
sign-customer-deck-says = Kunden, die später ans Tor kommen. In welcher Reihenfolge, weiß niemand.
sign-turn-says = Einen Kunden nehmen, setzen, den Zug beenden. Zauber, Königsgunst, Verkäufe und Würdenträger dazwischen, wie du magst.
sign-announced-says = Dieser Zauber wird gerade gewirkt; andere dürfen jetzt darauf reagieren.
sign-any-table-says = Ein Zauber wirkt: Jeder freie Tisch zählt als einer vom Volk dieses Kunden.
sign-all-signs-says = Ein Zauber wirkt: Bier, Zauberbuch und Leier zählen alle, wenn sich dieser Kunde setzt.
sign-herald-says = Ruft in diesem Zug noch einen Würdenträger, wo er auch steht.
sign-tavern-says = Setzt sich hier ein Kunde, verdienen alle mit einem Besitzrecht Münzen, und gemeinsame Symbole von Kunde und Taverne wirken.
sign-tiles-says = Kunden dieses Volkes, die noch kommen können. Ist keiner mehr da, kann niemand dieses Volk wählen.
sign-favour-reserve-says = Verdeckt. Sie füllen die Plätze um das Schloss.
sign-supply-says = Was für alle noch da ist.
sign-spell-deck-says = Zauber zum Ziehen, verdeckt. Ist der Stapel leer, werden die abgelegten gemischt.
sign-spell-discard-says = Verkaufte und vereitelte Zauber, verdeckt. Niemand darf nachsehen.
sign-innkeeper-says = Alles, was zu diesem Wirtshaus gehört: Münzen, Punkte, Zauber, Königsgunst, Besitzrechte, Stufen.
sign-archmage-says = Jeder gewirkte Zauber zählt für den Erzmagier, auch einer aus einem fremden Zug.
sign-deed-token-says = Jedes Besitzrecht braucht eine davon. Ist keine mehr da, geht kein weiteres.
sign-played-says = Die bisher genommenen Kunden, einer je Zug.
