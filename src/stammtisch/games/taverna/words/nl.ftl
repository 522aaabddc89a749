### Taverna: every message in Dutch.

own-card = { $name }

## Ready-made settings
preset-first_game = Eerste partij: drie waarden, geen Vloek, en niemand anders tovert in jouw beurt.
preset-full_game = Het hele feest: de Vloek loert, en in elke beurt kan er getoverd worden.
intro-who = Het is feest in de hoofdstad en vier volken gaan drinken. Je bent waard en hebt aandelen in de tavernes.
intro-who-picture = Een ork, een mens, een elf en een dwerg met hun bier voor het kasteel.
intro-wins = De meeste overwinningspunten winnen. Klim op de sporen van de vier volken, koop aktes van tavernes en behaag aan het eind het hof.
intro-wins-picture = Vier sporen van minpunten tot heel hoog, met jouw fiche op elk; ook een akte en het kasteel leveren punten op.
intro-turn = Neem een gast en geef hem een plaats. Aan een tafel van zijn volk stijg je een niveau. Wie daar een akte heeft, verdient munten.
intro-turn-picture = Een elf gaat naar een elfentafel: een niveau hoger, en wie aktes van deze taverne heeft, krijgt munten.

## The coach: the first line is a heading, the rest what is said
lesson-choose_king_people =
    De koning houdt van één volk
    Het spoor daarvan bepaalt wie eerst kiest als het hof betaalt. Neem een volk waarbij je wilt klimmen.
lesson-choose_queen_people =
    De koningin ook
    Het spoor daarvan bepaalt wie eerst kiest bij de tweede koninklijke telling. Neem er een waarop je hoog zult staan.
lesson-buy_deed =
    Koop een akte
    Telkens als er in die taverne een gast gaat zitten, verdien je munten, en de akte levert meteen punten op. Een grote taverne betaalt vaak, een kleine geeft meer punten voor haar prijs.
lesson-take_turn =
    Nemen, plaatsen, handelen
    Neem een gast die je aan een tafel van zijn volk kunt zetten: dat is een niveau op diens spoor. Kijk voor het eind of je een notabele kunt betalen.
lesson-choose_customer =
    Wie van de twee komt?
    De kaart toont twee gasten en een ervan komt. Neem die van het volk met een vrije tafel waar jij een akte hebt.
lesson-choose_stand_in_people =
    Wie valt in?
    Van de volken in de rij is geen tegel meer over. Kies het volk op wiens spoor je wilt klimmen.
lesson-choose_table =
    Waar gaat hij zitten?
    Aan een tafel van zijn volk stijg je een niveau. In een taverne van jouw aktes verdien je munten, en een symbool dat beide tonen brengt munten, een spreuk of een notabele.
lesson-choose_sold_spell =
    Welke spreuk verkoop je?
    Een verkochte spreuk geeft een munt. Verkoop er een die je niet meer kunt gebruiken.
lesson-choose_dignitary =
    Wie werkt voor jou?
    Elke notabele verkoopt iets: aktes, gildetekens, koninklijke gunsten of niveaus. Betaal wat nu punten oplevert.
lesson-choose_destination =
    Waar loopt de notabele heen?
    Naar een andere taverne; aktes en gildetekens koop je precies daar. Zoek de taverne waar je er een wilt.
lesson-choose_deed =
    Welke akte koop je?
    De punten krijg je meteen, en ze verdient aan elke gast daar. Houd genoeg munten over voor de volgende notabele.
lesson-choose_guild_tokens =
    Welke symbolen hangen hier?
    Elk gildeteken levert punten op, en gasten met dat symbool brengen daar meer. Hang ze waar je een akte hebt.
lesson-choose_favour_count =
    Hoeveel koninklijke gunsten?
    Meer tegelijk zijn per stuk goedkoper. Ze helpen één keer, en de Koningin telt ze aan het eind.
lesson-choose_favour =
    Welke koninklijke gunst neem je?
    Elke helpt één keer en blijft van jou voor de Koningin. Neem er een voor de komende beurten.
lesson-choose_level_count =
    Hoeveel niveaus?
    Elk niveau kost munten, en de hoge zijn het meest waard. Koop er zoveel als je op een of twee sporen kunt gebruiken.
lesson-choose_track =
    Op welk spoor?
    De eerste niveaus nemen alleen minpunten weg, de hoge leveren veel op. Klim waar een grote sprong dichtbij is, en laat geen spoor onderaan.
lesson-choose_people =
    Bij welk volk hoort hij nu?
    De gast wisselt van volk, niet van symbool. Kies er een met een vrije tafel.
lesson-choose_symbol =
    Welk symbool draagt hij?
    Bier, toverboek en lier werken waar de taverne ze ook toont: munten, een spreuk, een notabele. Het masker mag aan een bezette tafel.
lesson-choose_guild_spot =
    Welk gildeteken, en waar?
    Het levert meteen punten op en werkt voor ieder die met dat symbool komt. Neem een taverne van jouw aktes.
lesson-choose_moved_customer =
    Wie verplaats je?
    De gast gaat naar een andere taverne. Maak een tafel vrij die je nodig hebt, of vul een taverne van jou.
lesson-choose_moved_table =
    Waar gaat hij heen?
    De gast neemt een vrije tafel in een andere taverne. Zoek een vrije tafel van zijn volk, of een taverne van jouw aktes.
lesson-choose_swap_first =
    Wie wisselt eerst?
    Twee gasten van verschillende volken wisselen van tafel. Breng elk naar een tafel van zijn volk.
lesson-choose_swap_second =
    Met wie?
    De tweede moet in een andere taverne zitten. Kies het paar dat jou het meest oplevert.
lesson-choose_moved_dignitary =
    Wie neemt de wind mee?
    Een notabele wordt meegevoerd zonder te werken. Breng hem waar jouw volgende gast zal zitten.
lesson-choose_new_tavern =
    Waarheen?
    Jouw volgende gast kan activeren wie in zijn taverne staat. Zet de notabele waar jij gaat zitten.
lesson-choose_victim =
    Wiens beurs is te vol?
    Je neemt munten van iemand die er meer heeft dan jij. Neem van wie voorop ligt.
lesson-react =
    Reageer je?
    Een bliksemspreuk kun je in de beurt van een ander uitspreken. Pas als hij je later meer helpt.
lesson-choose_royal_scoring =
    Het hof betaalt
    Elke koninklijke telling gaat naar één speler, en ze betaalt meteen. Kies die waarvoor je nu het meest hebt.
goal-first = Eerste rondes: zet gasten aan tafels van hun eigen volk en koop aktes waar er veel zullen zitten.
goal-climb = Nu klimmen: de hoge niveaus leveren het meest op. Laat geen spoor onderaan, dat kost punten.
goal-court = Het eind nadert: verzamel wat het hof betaalt, of het nu aktes, koninklijke gunsten, munten of uitgesproken spreuken zijn.
caution-foreign-table =
    Geen niveau aan deze tafel
    Ze hoort bij een ander volk. Aan een omcirkelde tafel van zijn eigen volk stijg je een niveau.
caution-no-table =
    Deze kaart levert geen niveau op
    Geen vrije tafel van haar volk brengt je hoger. Een omcirkelde kaart kan dat wel.
caution-sold-spell =
    Je kunt een spreuk uitspreken
    Verkopen levert één munt op; uitspreken vaak meer, en de Aartsmagiër telt het aan het eind.
caution-idle-dignitary =
    Hier wacht een notabele
    Eén keer per beurt mag je er een activeren waar je gast zit, zonder lier of privileges, en het goedkoopste kun je betalen.
caution-small-step =
    Een grotere stap is dichtbij
    Op het spoor van de { $people } is het volgende niveau { $n } waard, hier minder.

## Variants

variant-with_curse = De Vloek
variant-with_curse-yes = De Vloek loert in de spreukenstapel: wie hem trekt, verliest munten en trekt opnieuw.
variant-with_curse-no = De Vloek blijft in de doos.
variant-own_turn_magic = Magie alleen in je eigen beurt
variant-own_turn_magic-no = Bliksemspreuken mogen ook in de beurt van een ander.
variant-own_turn_magic-yes = Niemand tovert in de beurt van een ander; de Tegenspreuken blijven in de doos. Goed als je traag of op afstand speelt.

## Things

people-orc = Orks
people-human = Mensen
people-elf = Elfen
people-dwarf = Dwergen
one-orc = ork
one-human = mens
one-elf = elf
one-dwarf = dwerg
symbol-beer = bier
symbol-lyre = lier
symbol-spellbook = toverboek
symbol-mask = masker
symbol-note-beer = Feest: munten in een taverne met het bierteken
symbol-note-lyre = Invloed: een notabele naar keuze, in een taverne met de lier
symbol-note-spellbook = Magie: een spreuk, in een taverne met het toverboek
symbol-note-mask = List: mag de plaats van een andere gast innemen
tavern-orc_tavern = De Gebroken Slagtand
tavern-human_tavern = De Vrolijke Minstreel
tavern-elf_tavern = De Maantak
tavern-dwarf_tavern = Het Diepe Vat
tavern-grand_tavern = De Grote Zaal
dignitary-notary = Notaris
dignitary-gob_trotter = Gob’Trotter
dignitary-princess = Prinses
dignitary-ambassadress = Ambassadrice
scoring-king = Koning
scoring-queen = Koningin
scoring-master_of_coins = Muntmeester
scoring-archduke = Aartshertog
scoring-archmage = Aartsmagiër
privilege = privilege

spell-metamorphosis = Metamorfose
spell-fireworks = Vuurwerk
spell-alchemy = Alchemie
spell-philtre_of_friendship = Vriendschapsdrank
spell-arcane_study = Geheime leer
spell-courtly_whisper = Hofgefluister
spell-conjured_sign = Getoverd teken
spell-illusory_table = Schijntafel
spell-musical_chairs = Stoelendans
spell-guild_mirage = Gildespiegeling
spell-astral_herald = Astrale heraut
spell-gust_of_wind = Windvlaag
spell-phantom_partner = Spookvennoot
spell-bandwagon = Meeloper
spell-counterspell = Tegenspreuk
spell-light_fingers = Lange vingers
favour-change_symbol = Geleende livrei
favour-place_guild_token = Gildebrief
favour-add_beer = Brouwerspas
favour-add_spellbook = Magiërspas
favour-add_lyre = Minstrelenpas
favour-add_mask = Schelmenpas
favour-second_spell = Verlof van de hofmagiër
favour-move_customer = Hoge tafelschikking
favour-other_people = Vreemde gezant
favour-level_up = Koninklijke lof

customer-name = { $people } met { $symbols }
card-dual = { $first } of { $second }
table-name = { $tavern }, tafel { $place } ({ $people })
table-short = { $tavern }, tafel { $place }
table-with = { $table }, bezet: { $people }
table-free = tafel { $place } ({ $people })
table-taken = tafel { $place } ({ $people }): { $guest }
deed-name = akte { $place } van { $tavern }
deed-short = akte { $place } ({ $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
})
spot-name = { $symbol } voor { $tavern }
marker = { $seat }

## Effects, made from the numbers of the box

effect-none = alleen applaus
effect-coins = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
effect-vp = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
effect-draw_spells = { $n ->
    [one] trek een spreuk
   *[other] trek { $n } spreuken
}
effect-privileges = { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
}
effect-lose_coins = verlies { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
effect-level = { $n ->
    [one] een niveau op een spoor naar keuze
   *[other] { $n } niveaus op sporen naar keuze
}
effect-level-seated = een niveau op het spoor dat deze gast deed stijgen
effect-take_favour = { $n ->
    [one] neem een koninklijke gunst
   *[other] neem { $n } koninklijke gunsten
}
effect-guild_token = plaats een gildeteken in een taverne naar keuze: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
}
effect-change_people = de wachtende gast hoort bij een ander volk
effect-change_symbol = het eigen symbool van de wachtende gast wordt een ander
effect-add_symbol = de wachtende gast heeft er een symbool bij: { $symbol }
effect-table_matches = elke vrije tafel telt als een tafel van het volk van de wachtende gast
effect-all_symbols = bier, toverboek en lier werken nu alle drie
effect-swap_customers = twee gasten van verschillend volk uit verschillende tavernes ruilen van plaats; wie dan aan een tafel van het eigen volk zit, levert een niveau op
effect-move_customer = verplaats een gast naar een vrije tafel van een andere taverne; niveau, privilege en inkomsten als bij een nieuwe gast
effect-move_dignitary = verplaats een notabele naar een andere taverne
effect-extra_activation = activeer nog een notabele, in welke taverne ook
effect-extra_cast = spreek deze beurt nog een spreuk uit
effect-income_share = munten als met een akte in de taverne van deze gast
effect-take_coins = neem hoogstens { $n ->
    [one] 1 munt
   *[other] { $n } munten
} van een rijkere speler
effect-take_coins-reaction = neem hoogstens { $n ->
    [one] 1 munt
   *[other] { $n } munten
} van de speler die aan de beurt is
effect-counter = de aangekondigde spreuk mislukt
spell-cost = { $cost ->
    [0] gratis
    [one] kost 1 munt
   *[other] kost { $cost } munten
}
spell-counts = telt voor de Aartsmagiër als { $n ->
    [one] 1 spreuk
   *[other] { $n } spreuken
}
condition-caster_owns_no_deed_there = alleen in een taverne zonder eigen akte
condition-active_gained_level = alleen als de gast een niveau opleverde
condition-active_feasted = maar alleen na een feest
when-waiting = terwijl een gast wacht
when-seated = nadat de gast is gaan zitten
when-never = nooit in de eigen beurt
favour-later = pas in je volgende beurt
lightning-customer_seated = bliksem: als een ander een gast aan tafel heeft gezet
lightning-spell_announced = bliksem: als een ander een spreuk aankondigt
lightning-before_own_turn = bliksem: vlak voor de eigen beurt
lightning-take_coins = dan van de speler die aan de beurt is, rijk of arm

## Gains, foreseen

gain-level = { $people } naar niveau { $level } (aan het einde { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
})
gain-bonus = bonus: { $bonus }
gain-blocked = geen niveau: het spoor van de { $people } zit voor jou dicht
gain-tavern-privilege = het privilege van de taverne, voor de laatste vrije tafel
gain-income = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} voor je akte
gain-income-other = { $seat } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
gain-feast = Feest: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
gain-magic = Magie: een spreuk
gain-influence = Invloed: notabele naar keuze
gain-replace = de { $people } vertrekt
gain-deed = kost { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
gain-takeover = kost { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op; { $seat } raakt de akte kwijt en krijgt { $share ->
    [one] 1 munt
   *[other] { $share } munten
}
gain-tokens = kost { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, levert { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
gain-coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
gain-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gain-scoring = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gain-scoring-king = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en op elk spoor een niveau, samen nog { $more ->
    [one] 1 punt
   *[other] { $more } punten
} waard
costs = kost { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
stands-in = in { $tavern }
tiles-left = { $n ->
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}

## Questions

prompt-choose_king_people = Welk volk krijgt de Koning? Het spoor daarvan bepaalt wie bij de koninklijke telling het eerst kiest.
prompt-choose_queen_people = Welk volk krijgt de Koningin? Het spoor daarvan bepaalt wie in de tweede koninklijke ronde het eerst kiest.
prompt-buy_deed = Koop een akte, hoogstens één per taverne. Munten: { $coins }.
prompt-take_turn-before-card = Jouw beurt: kies een gastkaart, of doe eerst iets anders. Munten: { $coins }.
prompt-take_turn-waiting = Je { $customer } wacht op een plaats. Munten: { $coins }.
prompt-take_turn-seated = Je gast zit. Nog iets, of beëindig je je beurt? Munten: { $coins }.
prompt-choose_customer = Welke van de twee gasten komt er?
prompt-choose_stand_in_people = Van geen enkel volk in de rij is er nog een tegel. Welk volk valt in?
prompt-choose_table = Waar gaat je { $customer } zitten?
prompt-choose_sold_spell = Welke spreuk verkoop je?
prompt-choose_dignitary = Welke notabele activeer je? Munten: { $coins }.
prompt-choose_destination = Naar welke taverne gaat de { $dignitary }?
prompt-choose_deed = Welke akte van { $tavern } koop je? Munten: { $coins }.
prompt-choose_guild_tokens = Welke gildetekens plaats je in { $tavern }? Munten: { $coins }.
prompt-choose_favour_count = Hoeveel koninklijke gunsten vraag je de { $dignitary }? Munten: { $coins }.
prompt-choose_favour = Welke koninklijke gunst neem je?
prompt-choose_level_count = Hoeveel niveaus koop je van de { $dignitary }? Munten: { $coins }.
prompt-choose_track = Op welk spoor stijg je?
prompt-choose_people = Bij welk volk hoort je gast voortaan?
prompt-choose_symbol = Welk symbool krijgt je gast in plaats van het eigen?
prompt-choose_guild_spot = Welk gildeteken plaats je, en waar?
prompt-choose_moved_customer = Welke gast verplaats je?
prompt-choose_moved_table = Waar gaat de { $people } heen? (nu: { $table })
prompt-choose_swap_first = Welke gast wisselt het eerst van plaats?
prompt-choose_swap_second = Met wie wisselt de { $people } van plaats? (nu: { $table })
prompt-choose_moved_dignitary = Welke notabele blaast de wind weg?
prompt-choose_new_tavern = Naar welke taverne blaast de wind de { $dignitary }?
prompt-choose_victim = Wiens beurs maak je lichter?
prompt-react-customer_seated = { $seat } heeft een gast aan tafel gezet in { $tavern }. Reageer je?
prompt-react-spell_announced = { $seat } kondigt { $spell } aan. Reageer je?
prompt-react-before_own_turn = Je beurt begint zo. Spreek je eerst nog een bliksemspreuk uit?
prompt-choose_royal_scoring = Welke koninklijke telling kies je?

asks-choose_king_people = welk volk de Koning krijgt
asks-choose_queen_people = welk volk de Koningin krijgt
asks-buy_deed = welke akte je koopt
asks-take_turn = wat je in je beurt doet
asks-choose_customer = welke gast van de kaart er komt
asks-choose_stand_in_people = welk volk invalt
asks-choose_table = waar je gast gaat zitten
asks-choose_sold_spell = welke spreuk je verkoopt
asks-choose_dignitary = welke notabele je activeert
asks-choose_destination = waar de notabele heen gaat
asks-choose_deed = welke akte je koopt
asks-choose_guild_tokens = welke gildetekens je plaatst
asks-choose_favour_count = hoeveel gunsten je neemt
asks-choose_favour = welke gunst je neemt
asks-choose_level_count = hoeveel niveaus je koopt
asks-choose_track = op welk spoor je stijgt
asks-choose_people = bij welk volk je gast hoort
asks-choose_symbol = welk symbool je gast krijgt
asks-choose_guild_spot = waar je een gildeteken plaatst
asks-choose_moved_customer = welke gast je verplaatst
asks-choose_moved_table = waar de gast heen gaat
asks-choose_swap_first = welke gast het eerst van plaats wisselt
asks-choose_swap_second = met wie de gast van plaats wisselt
asks-choose_moved_dignitary = welke notabele de wind wegblaast
asks-choose_new_tavern = waar de wind de notabele heen blaast
asks-choose_victim = wiens beurs je lichter maakt
asks-react = of je reageert
asks-choose_royal_scoring = welke koninklijke telling je kiest

## Options

option-pick = Kies { $card }
option-pick-twin = Kies { $card }, kaart { $place } van de rij
option-use = Gebruik { $favour }
option-cast = Spreek uit: { $spell }
option-take_turn-seat_customer = Zet de { $customer } aan tafel
option-take_turn-activate_local = Activeer de notabele ter plaatse
option-take_turn-activate_with_influence = Activeer een notabele naar keuze dankzij Invloed
option-take_turn-activate_with_privileges = Activeer een notabele naar keuze voor { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
}
option-take_turn-activate_with_herald = Activeer een notabele naar keuze via de Astrale heraut
option-take_turn-sell_spell = Verkoop een spreuk voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
option-take_turn-end_turn = Beëindig je beurt
unused = ongebruikt: { $things }
unused-dignitary = een notabele
unused-favours = { $n ->
    [one] 1 gunst
   *[other] { $n } gunsten
}
unused-spells = { $n ->
    [one] 1 spreuk
   *[other] { $n } spreuken
}
warn-herald = de heraut gaat verloren: hij kan nog een notabele roepen
option-choose_favour_count = { $n ->
    [one] 1 gunst
   *[other] { $n } gunsten
}
option-choose_level_count = { $n ->
    [one] 1 niveau
   *[other] { $n } niveaus
}
option-react-pass = Laat gaan
option-victim = { $seat }

## Log

event-chose-king = { $seat } wijst het volk van de Koning aan: { $people }.
event-king-by-card = De eerste kaart wijst het volk van de Koning aan: { $people }.
event-chose-queen = { $seat } wijst het volk van de Koningin aan: { $people }.
event-bought-deed = { $seat } koopt { $deed } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} en scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-took-over = { $seat } neemt { $deed } over van { $victim } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}; daarvan krijgt { $victim } er { $share }.
event-turn-began = Ronde { $round }: { $seat } is aan de beurt.
event-picked-card = { $seat } kiest een kaart: { $card }.
event-customer-waits = Bij { $seat } wacht aan de deur: { $one } met { $symbol }.
event-seated = { $seat } zet de { $one } aan tafel: { $table }.
event-replaced = { $seat } zet de { $one } aan tafel: { $table }. De { $other } moet eruit.
event-rose = { $seat } stijgt naar niveau { $level } bij de { $people }.
event-was-blocked = { $seat } kan bij de { $people } niet verder stijgen.
event-took-privilege = { $seat } maakt { $tavern } vol en neemt het privilege daar.
event-income = { $seat } verdient { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} aan { $tavern }.
event-feasted = Het feest levert { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} op voor { $seat }.
event-influence = { $seat } krijgt invloed op alle notabelen van de stad.
event-drew-spell = { $seat } trekt { $spell }.
event-drew-spell-hidden = { $seat } trekt een spreuk.
event-found-no-spell = { $seat } zou een spreuk trekken, maar er is er geen meer.
event-cursed = { $seat } trekt de Vloek en verliest { $coins ->
    [0] niets
    [one] 1 munt
   *[other] { $coins } munten
}.
event-shuffled = Van { $coins ->
    [one] 1 afgelegde kaart
   *[other] { $coins } afgelegde kaarten
} komt een nieuwe spreukenstapel.
event-gained-coins = { $seat } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-gained-points = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-gained-privileges = { $seat } krijgt { $n ->
    [one] een privilege
   *[other] { $n } privileges
}.
event-paid-privileges = { $seat } geeft { $n ->
    [one] 1 privilege
   *[other] { $n } privileges
} uit om een notabele te roepen.
event-stands = De { $dignitary } staat in { $tavern }.
event-walked = { $seat } stuurt de { $dignitary } van { $from } naar { $tavern }.
event-paid-dignitary = { $seat } betaalt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} aan de { $dignitary }.
event-blown = { $seat } laat de { $dignitary } van { $from } naar { $tavern } waaien.
event-placed-token = { $seat } plaatst in { $tavern } een gildeteken ({ $symbol }) en scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-took-favour = { $seat } neemt de koninklijke gunst { $favour }.
event-favour-revealed = Nieuw bij het kasteel: { $favour }.
event-used-favour = { $seat } gebruikt { $favour }.
event-announced = { $seat } spreekt { $spell } uit ({ $coins ->
    [0] gratis
    [one] 1 munt
   *[other] { $coins } munten
}).
event-reacted = { $seat } reageert met { $spell } ({ $coins ->
    [0] gratis
    [one] 1 munt
   *[other] { $coins } munten
}).
event-countered = { $spell } van { $seat } mislukt.
event-sold = { $seat } verkoopt { $spell } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-sold-hidden = { $seat } verkoopt een spreuk voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
event-moved = { $seat } verplaatst de { $one } van { $from-table } naar { $table }.
event-swapped = { $seat } laat de { $one } verhuizen naar { $table } en de { $other } naar { $from-table }.
event-stole = { $seat } neemt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} van { $victim }.
event-changed-people = De gast van { $seat } hoort nu bij een ander volk: { $one }.
event-changed-symbol = De gast van { $seat } ruilt een symbool: { $old } wordt { $symbol }.
event-added-symbol = De gast van { $seat } heeft er een symbool bij: { $symbol }.
event-tables-match = Elke vrije tafel past bij de gast van { $seat }.
event-all-symbols = Alle symbolen werken voor de gast van { $seat }.
event-may-cast-again = { $seat } mag deze beurt nog een spreuk uitspreken.
event-herald = Een heraut staat klaar om nog een notabele te roepen voor { $seat }.
event-customer-revealed = Nieuwe kaart in de rij: { $card }.
event-exchanged = { $seat } wisselt de resten in: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} voor spreuken, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor privileges.
event-royal-order = In de koninklijke volgorde van de { $people } is { $seat } nummer { $place }.
event-scored-royalty = { $seat } kiest de { $scoring } en scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
event-scored-peoples = { $seat } scoort { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} met de vier volken.

## Score sheet

score-heading = { scene-final }
score-part-turns = In de beurten
score-part-last = De laatste telling
score-deeds = Aktes
score-guilds = Gildetekens
score-tracks = Bonussen op de sporen
score-spells = Spreuken
score-favours = Koninklijke gunsten
score-privileges = Privileges over
score-royal = Koninklijke telling
score-peoples = Volkentelling
score-precedence = Plaats in de koninklijke volgorde

## The table

status-setup = Voorbereiding: { $n ->
    [one] 1 akte
   *[other] { $n } aktes
} voor iedereen
status-play = Ronde { $round } van { $rounds }
status-scoring = Koninklijke telling
status-over = De partij is afgelopen
status-turn = Beurt van { $seat }
status-phase-before_card = nog geen kaart gekozen
status-phase-waiting = er wacht een gast
status-phase-seated = de gast zit
status-window = reageren kan
status-end = { $turns ->
    [one] dit is de laatste beurt voor de telling
   *[other] nog { $turns } beurten tot de telling
}
status-king = Koning: { $people }
status-queen = Koningin: { $people }

zone-row = Gasten
zone-turn = De beurt van { $seat }
zone-taverns = Tavernes
zone-tracks = Volkensporen
zone-dignitaries = Notabelen
zone-favours = Koninklijke gunsten
zone-castle = Koninklijke tellingen
zone-supply = Voorraden
zone-mat = { $seat }
zone-hand = Spreuken in de hand
zone-own-favours = Koninklijke gunsten
zone-cast = Uitgesproken
zone-deeds = Aktes
zone-played = Gasten van de dag

counter-customer-deck = kaarten te gaan
counter-casts = spreuken deze beurt
counter-local = notabele ter plaatse geactiveerd
counter-tiles = tegels
counter-favours = gunsten in reserve
counter-spell-deck = spreuken te trekken
counter-spell-discard = spreuken afgelegd
counter-privileges = privileges in reserve
counter-tokens = gildetekens: { $symbol }
counter-coins = munten
counter-points = punten
counter-level-values = punten van de niveaus
counter-privilege = privileges
counter-hand = spreuken in de hand
counter-archmage = spreuken voor de Aartsmagiër
counter-deed-tokens = aktefiches

flag-feasted = feest gevierd
flag-influence = invloed: elke notabele
flag-table_matches = elke vrije tafel past
flag-all_symbols = alle symbolen werken
flag-herald = heraut staat klaar

note-used = al gebruikt deze beurt: { $dignitaries }
note-income = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} voor elke eigenaar als er een gast gaat zitten
note-token = gildeteken
note-owner = van { $seat }
note-levels = punten van de niveaus, vanaf het begin: { $levels }
note-king = het volk van de Koning
note-queen = het volk van de Koningin
note-summit = het laatste niveau is van { $seat }
note-few-tiles = { $n ->
    [0] geen tegel meer
    [one] nog maar 1 tegel
   *[other] nog maar { $n } tegels
}
favour-and-text = { $favour } ({ $text })
note-served = al gebruikt deze beurt
note-taken = genomen door { $seat }
note-hidden-hand = { $n ->
    [0] geen spreuken
    [one] 1 spreuk, gedekt
   *[other] { $n } spreuken, gedekt
}
level-bonus = niveau { $level }: { $bonus }
offer-notary = koopt een akte waar hij heen gaat; die van een ander kost { $surcharge ->
    [one] 1 munt
   *[other] { $surcharge } munten
} extra
offer-gob_trotter = { $n ->
    [one] 1 gildeteken
   *[other] { $n } gildetekens
} voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
offer-princess = { $n ->
    [one] 1 gunst
   *[other] { $n } gunsten
} voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
offer-ambassadress = { $n ->
    [one] 1 niveau
   *[other] { $n } niveaus
} voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
scoring-note-king = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en op elk spoor een niveau
scoring-note-queen = naar gunsten in bezit, gebruikt of niet
scoring-note-master_of_coins = naar munten
scoring-note-archduke = naar aktes
scoring-note-archmage = naar uitgesproken spreuken

## Why not

why-over = De partij is afgelopen.
why-not-asked = Jij hoeft nu niets te beslissen.
why-offered = Dit kun je nu kiezen.
why-no-such-place = Zoiets is er niet op tafel.
why-other-question = Nu niet: zeg eerst { $question }.
why-not-a-choice = Dit ligt hier om te bekijken. De vraag is nu { $question }.
why-card-picked = Je hebt deze beurt al een kaart gekozen.
why-no-tiles = Van de volken op deze kaart is er geen gasttegel meer.
why-no-tiles-of = Van de { $people } is er geen gasttegel meer.
why-no-customer-yet = Kies eerst een gastkaart.
why-seat-first = Kies eerst dat je je gast aan tafel zet.
why-seated-already = Je gast van deze beurt zit al.
why-table-taken = Daar zit al iemand ({ $people }); alleen een gast met een masker mag een bezette tafel innemen.
why-table-not-free = Daar zit al iemand.
why-same-tavern = De gast moet naar een andere taverne.
why-nobody-there = Daar zit niemand.
why-no-partner = In een andere taverne zit geen gast die past.
why-swap-same-tavern = De twee gasten moeten in verschillende tavernes zitten.
why-swap-same-people = De twee gasten moeten van verschillend volk zijn.
why-no-table-elsewhere = In geen andere taverne is een tafel vrij.
why-own-deed = Deze akte is al van jou.
why-owns-there = Je hebt al een akte in deze taverne, en meer dan één per taverne mag niet.
why-needs-notary = Aktes koop je bij de Notaris.
why-deed-owned = { $seat } heeft deze akte gekocht.
why-last-deed = Het is de laatste akte van { $seat }, en die mag niemand overnemen.
why-coins = Kost { $needed ->
    [one] 1 munt
   *[other] { $needed } munten
}, je hebt er { $coins }.
why-keep-coins = Je moet { $kept ->
    [one] 1 munt
   *[other] { $kept } munten
} overhouden voor je tweede akte; je zou er { $left } overhouden.
why-elsewhere = De Notaris is in een andere taverne.
why-sign-shown = Elke taverne toont elk gildeteken maar één keer, en dit teken is er al: { $symbol }.
why-tavern-privilege = Het gaat naar wie hier de laatste vrije tafel bezet.
why-stands-there = De { $dignitary } staat daar en moet naar een andere taverne.
why-tavern-crowded = In een taverne passen niet meer dan { $n ->
    [one] 1 notabele
   *[other] { $n } notabelen
}.
why-no-deed-there = Daar is geen akte te koop voor het geld dat je hebt (munten: { $coins }).
why-no-sign-there = Daar ontbreekt geen gildeteken dat je kunt plaatsen.
why-dignitary-used = De { $dignitary } heeft je deze beurt al geholpen.
why-not-seated-yet = Notabelen activeer je nadat je gast is gaan zitten; daarvoor { $privileges ->
    [used] roept alleen een heraut er nog een
   *[left] roepen alleen privileges of een heraut er een
}.
why-activate-first = Kies eerst dat je een notabele activeert.
why-local-used = Voor deze gast heb je al een notabele geactiveerd; { $privileges ->
    [used] alleen een heraut roept er nog een, want ook met privileges heb je al geroepen
    [few] alleen een heraut roept er nog een, want je hebt te weinig privileges
   *[left] alleen privileges of een heraut roepen er nog een
}.
why-not-there = De { $dignitary } is in een andere taverne; { $privileges ->
   *[used] alleen een heraut kan daar nu nog roepen
    [left] alleen privileges of een heraut kunnen daar nu roepen
}.
why-no-effect = De { $dignitary } kan niets voor je doen met het geld dat je hebt (munten: { $coins }).
why-nobody-serves = Geen enkele notabele kan nu iets voor je doen: elk helpt je één keer per beurt, en je hebt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
why-blocked = Bij de { $people } kun je niet stijgen: je staat bovenaan, of een ander heeft het laatste niveau.
why-kings-people = De { $people } zijn het volk van de Koning; de Koningin krijgt een ander.
why-not-on-card = De { $people } staan niet op de eerste kaart van de rij.
why-same-people = Je gast hoort al bij de { $people }.
why-people-on-card = De { $people } staan op de gastkaart die je speelt; deze koninklijke gunst vraagt een ander volk.
why-track = Je stijgt met gasten aan passende tafels, met List, met de Ambassadrice, met spreuken en met koninklijke gunsten.
why-favour-row = Koninklijke gunsten krijg je van de Prinses, of met een spreuk die er een geeft. De vraag is nu { $question }.
why-scoring-taken = { $seat } heeft deze telling al genomen.
why-scoring-later = Koninklijke tellingen kies je na de laatste beurt.
why-yourself = Je kunt jezelf niet bestelen.
why-not-richer = Deze speler heeft niet meer munten dan jij.
why-not-yours = Dit is van een andere speler.
why-favour-spent = Deze gunst is gebruikt; voor de Koningin telt ze nog mee.
why-spell-spent = Deze spreuk is uitgesproken; hij telt voor de Aartsmagiër.
why-cast-already = Je hebt je spreuk van deze beurt al uitgesproken.
why-only-reaction = Deze spreuk werkt alleen in de beurt van een ander.
why-when-waiting = Dit werkt alleen terwijl je gast op een plaats wacht.
why-when-seated = Dit werkt alleen nadat je gast is gaan zitten.
why-no-use = Het zou nu niets uithalen.
why-wrong-window = Deze spreuk kan op dit moment niet.
why-condition-own-deed = Je hebt een akte in die taverne.
why-condition-no-level = Die gast leverde geen niveau op waar je in kunt delen.
why-condition-no-feast = Er was geen feest, of er valt geen munt te halen.
why-favour-kind-used = Je hebt deze beurt al een gunst van deze soort gebruikt.
why-privileges = Kost { $needed ->
    [one] 1 privilege
   *[other] { $needed } privileges
}, je hebt er { $held }.
why-privileges-used = Met privileges roep je per beurt niet meer dan { $n ->
    [one] 1 notabele
   *[other] { $n } notabelen
}.
title-name = Taverna

## On the shelf
title-motto = Geef de gasten van vier volken een plek en behaag het hof.
title-minutes = 60–90 min

## Scenes
scene-final = De stad eert haar waarden
scene-final-note = De ruil, de koninklijke telling, dan de vier volken
scene-innkeeper = Waard
scene-exchange = Ruil
scene-exchange-note = wat over is
scene-exchange-none = niets over
scene-exchanged = Privileges { $privileges }, spreuken { $spells }
scene-royal = Koninklijke telling
scene-royal-note = volgorde: { $people }
scene-royal-coming = In koninklijke volgorde neemt iedereen een van de tellingen, elk maar één keer.
scene-peoples = Volken
scene-level = niveau { $n }
scene-kings-people = volk van de Koning
scene-queens-people = volk van de Koningin
scene-round = Ronde { $n }

# What a position is worth, part by part.
term-points = punten die al binnen zijn
term-peoples = niveaus bij de volken
term-means = munten, spreuken en privileges
term-favours = koninklijke gunsten
term-deeds = inkomsten van de aktes
term-court = de koninklijke telling
term-guests = gasten die nog gaan zitten

## What things are, and what they are worth now
kind-spell-own = Spreuk in je hand
kind-spell = Spreuk in de hand van { $seat }
kind-cast = Spreuk van { $seat }, uitgesproken
kind-announced = Spreuk die nu wordt uitgesproken
kind-favour = Koninklijke gunst bij het kasteel
kind-favour-of = Koninklijke gunst van { $seat }
kind-favour-used = Gebruikte gunst van { $seat }
kind-dignitary = Notabele, { $place }
kind-scoring = Koninklijke telling, aan het einde
kind-tavern = Taverne
kind-sign = Gildesymbool, { $place }
kind-table = Tafel, { $place }
kind-deed = Akte, te koop bij de Notaris
kind-privilege = Fiche, { $place }
worth-last-deed = niets: een laatste akte blijft bij de eigenaar
worth-second-deed = niets: meer dan één akte per taverne mag niet
worth-no-deed-token = niets: er is geen aktefiche meer voor
kind-card = Gastkaart bij de poort
kind-waiting = Gast van { $seat }
kind-track = Spoor van een volk
label-next = Daarna
label-now = Nu
label-limit = Grens
label-who = Hoe
label-pays = Levert op
label-everybody = Iedereen
label-income = Inkomsten
label-free = Vrije tafels
label-signs = Symbolen
label-levels = Per niveau
label-tiles = Tegels over
label-bonuses = Bonussen
court-more = nu { $before ->
    [one] 1 punt
   *[other] { $before } punten
}, dan { $after ->
    [one] 1 punt
   *[other] { $after } punten
}
court-same = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, net als nu
court-step = vanaf { $n }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
count-favours = { $n ->
    [one] 1 gunst
   *[other] { $n } gunsten
}
count-coins = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
count-deeds = { $n ->
    [one] 1 akte
   *[other] { $n } aktes
}
count-archmage = { $n ->
    [one] 1 spreuk uitgesproken
   *[other] { $n } spreuken uitgesproken
}
seat-points = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
level-now = niveau { $level }: aan het einde { $vp ->
    [one] { $vp } punt
   *[other] { $vp } punten
}
worth-helps = zelf geen punten: het maakt een andere zet beter
worth-at-once = meteen
worth-at-end = aan het einde, tenzij eerder uitgegeven
worth-income = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} waar je geen akte hebt: { $taverns }
worth-richer = rijker dan jij: { $seats }
worth-nobody-richer = in je eigen beurt niets: niemand is rijker dan jij
worth-deed = de beste die je kunt betalen: { $deed }
worth-no-deed = geen akte die hij bereikt en jij kunt betalen
worth-tokens = { $n ->
    [one] met 1 gildeteken voor je munten
   *[other] met { $n } gildetekens voor je munten
}
worth-no-token = nu geen gildeteken: te weinig munten of geen plaats
worth-favours = { $n ->
    [one] 1 gunst voor je munten
   *[other] tot { $n } gunsten voor je munten
}
worth-no-favour = nu geen gunst: te weinig munten, of er ligt er geen
worth-levels = { $n ->
    [one] op zijn best, met 1 niveau voor je munten
   *[other] op zijn best, met { $n } niveaus voor je munten
}
worth-no-level = nu geen niveau: te weinig munten, of alle sporen zitten dicht
worth-for = voor { $counted }
worth-levels-too = en een niveau op elk spoor, samen nog { $more ->
    [one] 1 punt
   *[other] { $more } punten
} waard
worth-own-deed = van jou: de punten heb je al
worth-tables = { $n ->
    [one] 1 eigen tafel vrij: { $taverns }
   *[other] { $n } eigen tafels vrij: { $taverns }
}
worth-no-table = geen eigen tafel vrij: zonder spreuk geen niveau
price-free = geen munten
price-spell = { $price }, en de ene spreuk van je beurt
price-takeover = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, waarvan { $seat } er { $share } krijgt
limit-casts = { $n ->
    [0] deze beurt geen spreuk meer
    [one] deze beurt nog 1 spreuk
   *[other] deze beurt nog { $n } spreuken
}
limit-lightning = één bliksemspreuk in elke beurt van een ander
who-may = { $n ->
    [one] na het plaatsen, wie in die taverne staat; met Invloed iedereen; voor een privilege nog een
   *[other] na het plaatsen, wie in die taverne staat; met Invloed iedereen; voor { $n } privileges nog een
}
income-nobody = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} per gast voor een eigenaar; hier heeft niemand een akte
income-owners = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} per gast: { $seats }
privilege-left = { $n ->
    [one] voor de laatste vrije tafel
   *[other] voor de laatste van { $n } vrije tafels
}
note-last-deed = de laatste akte van { $seat }: niemand mag die overnemen
sign-printed = op het huis geschilderd
sign-missing = hangt hier nog niet
sign-point = Punt
sign-point-says = De score. Wie er aan het einde de meeste heeft, wint.
sign-coin = Munt
sign-coin-says = Betaalt aktes, spreuken en notabelen. Wat overblijft, telt voor de Muntmeester.
sign-spell = Spreuk
sign-spell-says = Een kaart in de hand. In de eigen beurt mag er één uitgesproken worden, en elk aantal verkocht voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} per stuk.
sign-favour = Koninklijke gunst
sign-favour-says = Werkt één keer, in de eigen beurt, geen soort twee keer per beurt. Ze blijft en telt voor de Koningin.
sign-privilege = Privilege
sign-privilege-says = { $n ->
    [one] Eén roept
   *[other] { $n } ervan roepen
} nog een notabele, één keer per beurt. Wat overblijft levert aan het einde elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op.
sign-deed = Akte
sign-deed-says = Een aandeel in een taverne: meteen punten, en { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} telkens als daar een gast gaat zitten. Eén per taverne, meer mag niet.
sign-beer = Bier: feest
sign-beer-says = Tonen gast en taverne het allebei, dan krijg je { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
sign-spellbook = Toverboek: magie
sign-spellbook-says = Tonen gast en taverne het allebei, dan trek je een spreuk.
sign-lyre = Lier: invloed
sign-lyre-says = Tonen gast en taverne haar allebei, dan mag je elke notabele roepen, waar die ook staat.
sign-mask = Masker: list
sign-mask-says = Mag de stoel van een ander innemen; je stijgt bij het volk van wie vertrekt.
sign-guild = Gildeteken
sign-guild-says = Geeft een taverne een symbool erbij en jou meteen punten. Elk symbool hangt er maar één keer.
sign-cloth-orc-says = Tafels met een paars, gekarteld kleed.
sign-cloth-human-says = Tafels met een blauw, vierkant kleed.
sign-cloth-elf-says = Tafels met een groen, geschulpt kleed.
sign-cloth-dwarf-says = Tafels met een bruin, achthoekig kleed.
sign-level = Eén niveau hoger
sign-level-says = Een stap op het spoor van een volk: de bonus meteen, de punten aan het einde.
sign-blocked = Dicht
sign-blocked-says = Op het laatste niveau is plaats voor één speler, voorgoed. Alle anderen blijven eronder.
sign-swap = Verandert
sign-swap-says = Volk, symbool of plaats wordt anders.
sign-move = Verplaatst
sign-move-says = Een gast of notabele gaat naar een andere taverne.
sign-lightning = Bliksem
sign-lightning-says = Mag in de beurt van een ander, één per beurt.
sign-curse-says = Wie hem trekt: { $effect }, dan opnieuw trekken.
sign-free = Vrije tafel
sign-table-says = Een gast van dit volk levert je hier een niveau op. Anderen mogen ook zitten, zonder niveau.
sign-rise = Pijl bij een tafel
sign-rise-says = Daar kan je gast zitten, en je stijgt een niveau.
sign-taken = Bezette tafel
sign-taken-says = Hier zit iemand. Alleen een gast met masker neemt de stoel; je stijgt dan bij het volk van wie vertrekt.
sign-dignitary-says = Wie staat waar je gast zit, werkt voor jou: breng die naar een andere taverne, betaal, en neem wat er te koop is. Elk één keer per beurt.
sign-notary-says = Breng hem naar een andere taverne en koop daar een akte, een vrije of die van een ander.
sign-gob_trotter-says = Breng hem naar een andere taverne en hang daar gildetekens op.
sign-princess-says = Breng haar naar een andere taverne en neem gunsten bij het kasteel.
sign-ambassadress-says = Breng haar naar een andere taverne en stijg op de sporen die je wilt.
sign-pays = { $low } tot { $high } punten
sign-track-says = Een gast aan een tafel van zijn volk levert je een niveau op. Het niveau dat je haalt, telt aan het einde.
sign-king-people-says = Het volk van de Koning: wie hier het hoogst staat, kiest als eerste bij de koninklijke telling.
sign-queen-people-says = Het volk van de Koningin: wie hier het hoogst staat, kiest als eerste in de tweede koninklijke ronde.
sign-royal-says = Na de laatste beurt kies je in koninklijke volgorde, en wat genomen is, kiest niemand meer.
sign-row-says = In je beurt neem je één kaart; daarna wordt de rij aangevuld.
sign-customer-says = Gaat zitten waar een tafel vrij is; aan een tafel van zijn volk levert hij je een niveau op.
sign-customer-deck-says = Gasten die later bij de poort komen. In welke volgorde weet niemand.
sign-turn-says = Neem een gast, geef hem een plaats, sluit je beurt af. Spreuken, gunsten, verkopen en notabelen mogen ertussendoor.
sign-announced-says = Deze spreuk wordt nu uitgesproken; anderen mogen erop reageren.
sign-any-table-says = Er werkt een spreuk: elke vrije tafel telt als een tafel van het volk van deze gast.
sign-all-signs-says = Er werkt een spreuk: bier, toverboek en lier tellen allemaal als deze gast gaat zitten.
sign-herald-says = Roept deze beurt nog een notabele, waar die ook staat.
sign-tavern-says = Gaat hier een gast zitten, dan verdient elke eigenaar van een akte munten, en symbolen die gast en taverne delen, werken.
sign-tiles-says = Gasten van dit volk die nog kunnen komen. Is er geen meer, dan kan niemand dit volk kiezen.
sign-favour-reserve-says = Gedekt. Ze vullen de plaatsen rond het kasteel aan.
sign-supply-says = Wat er nog is voor iedereen.
sign-spell-deck-says = Spreuken om te trekken, gedekt. Is de stapel leeg, dan worden de afgelegde geschud.
sign-spell-discard-says = Verkochte en tegengehouden spreuken, gedekt. Niemand mag kijken.
sign-innkeeper-says = Alles wat een waard bezit: munten, punten, spreuken, gunsten, aktes, niveaus.
sign-archmage-says = Elke uitgesproken spreuk telt voor de Aartsmagiër, ook een uit de beurt van een ander.
sign-deed-token-says = Elke akte kost er een. Zijn ze op, dan komen er geen aktes meer bij.
sign-played-says = De gasten tot nu toe, één per beurt.
