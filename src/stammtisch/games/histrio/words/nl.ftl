# Histrio in Dutch.

## Ready-made settings
preset-first_game = Eerste partij: drie gezelschappen, ruimte voor iedereen en toch wat gedrang.
preset-full_house = Vol huis: vijf gezelschappen in acht steden, en bijna nooit alleen.
intro-who = Je leidt een rondreizend gezelschap. Vaar van stad naar stad, neem acteurs aan en speel aan het eind van het seizoen voor de koning.
intro-who-picture = Een schip met drie acteurs vaart langs een kust met drie steden.
intro-wins = Na twee festivals winnen de meeste ecu’s. De koning betaalt voor acteurs van het soort dat hij wil: komedie of tragedie.
intro-wins-picture = Het theater van de koning in vrolijke stemming; elke passende acteur levert iets op, een geliefd stuk meer, het beste het meest.
intro-turn = Iedereen kiest in het geheim een stad. Alleen krijg je alle kaarten. Samen zijn ze verloren, verschuift de stemming en trekt ieder een verzoek.
intro-turn-picture = Links één schip voor een stad: de kaarten zijn van jou. Rechts twee schepen: de kaart is weg en de naald van de koning verschuift.
intro-each-actor = per acteur
intro-liked-show = geliefd
intro-best-show = het beste
intro-alone = Alleen
intro-shared = Samen
intro-yours = van jou

## The coach: the first line is a heading, the rest what is said
lesson-before_travel =
    Voor het uitvaren
    Sommige artiesten werken nu. Gebruik er een alleen als hij deze ronde helpt; volgend seizoen is hij er weer.
lesson-ox_city =
    De Os bewaakt een stad
    Iedereen ziet je keuze, maar niemand anders mag erheen. Neem de stad met de beste kaarten.
lesson-choose_travel =
    Vaar waar niemand anders gaat
    Alleen in een stad krijg je al haar kaarten. Tref je iemand, dan zijn ze weg, verschuift de naald van de koning en trekt ieder een verzoek.
lesson-choose_second_city =
    Een tweede stad?
    Het Paard brengt je in één ronde naar twee steden. Neem er een bij als haar kaarten het waard zijn en je de reiskaart kunt missen.
lesson-after_reveal =
    Alles ligt open
    Nu zie je waar iedereen heen vaart. Vos, Beer en Olifant kunnen je reis nog redden als je een stad zou delen.
lesson-fox_from =
    Welke reis geef je op?
    De Vos neemt een van je reizen terug. Geef de stad op waar je anderen zou treffen.
lesson-fox_to =
    Waarheen in plaats daarvan?
    Kies een stad waar geen schip ligt. Je ziet ze nu allemaal, dus daar ben je alleen.
lesson-bear_city =
    De Beer jaagt de anderen weg
    In de gekozen stad doe je alsof je alleen bent. Neem die met de beste kaarten.
lesson-elephant_first =
    De Olifant wisselt twee rijen
    De kaarten van twee buursteden wisselen van plaats. Breng de betere rij naar waar jouw schip alleen ligt.
lesson-elephant_second =
    Met welke buur?
    De tweede rij moet naast de eerste liggen. Kijk voor welke stad jouw schip ligt.
lesson-steal_target =
    Van wie steel je?
    Neem van wie voorop ligt. De ecu’s zijn meteen van jou.
lesson-court_choice =
    Een acteur naar het hof?
    Wie naar het hof gaat verlaat je, maar schuift de naald van de koning zijn niveau ver naar zijn soort. Doe het als de koning dan wil wat jij hebt.
lesson-discard_request =
    Een verzoek te veel
    Houd het verzoek dat je op het festival kunt vervullen. Je ensemble zegt welk.
lesson-after_encounters =
    Voor er nieuwe kaarten komen
    Ekster, Nachtegaal en Uil werken nu: munten, naald, verzoeken. Op tijd gebruikt loont een artiest.
lesson-nightingale_move =
    De naald verschuiven
    Schuif haar naar de soort die jij het meest hebt. Op het festival betaalt alleen wat de koning wil zien.
lesson-chameleon_role =
    Welke rol speelt hij?
    De Kameleon telt als acteur van één soort. Neem die welke de koning wil.
lesson-play_request =
    Welk verzoek toon je?
    Een verzoek betaalt als zijn voorwaarde op het festival klopt. Toon het verzoek dat het meest betaalt en dat je vervult.
goal-season = Verzamel voor het festival acteurs van één soort. Een stuk dat de koning bevalt betaalt { $n }, het beste het dubbele.
goal-festival = Het festival is dichtbij en de koning wil nu { $genre }. Heb er meer van dan de anderen, of verschuif zijn naald.
caution-empty-city =
    Daar ligt geen kaart
    Je zou alleen een verzoek trekken. In de omcirkelde steden liggen kaarten.
caution-poor-star =
    Je kunt de ster niet betalen
    Een acteur van niveau 5 wil een ecu. Zonder die ben je hem kwijt: vaar elders heen, of zorg eerst voor een ecu.
caution-idle-magpie =
    De Ekster zou ecu’s brengen
    Gebruikt betaalt ze; wie past laat de munten liggen.
caution-court-against =
    De koning wil dan de andere soort
    Je hebt meer { $genre }. Deze acteur aan het hof schuift de naald daarvan weg, en hij verlaat je ook nog.
caution-good-request =
    Dit verzoek vervul je nu
    Een ander in je hand is niet vervuld: leg dat liever af.

## Genres, cities
genre-comedy = komedie
genre-tragedy = tragedie
city-vernum = Vernum
city-aquilonia = Aquilonia
city-lugdunum = Lugdunum
city-caturiges = Caturiges
city-burdigala = Burdigala
city-otmus = Otmus
city-avenio = Avenio
city-elimberis = Elimberis

## Encounter cards
card-comedy_1_a = Pipke
card-comedy_1_b = Madelief
card-comedy_1_c = Klaas Klaver
card-comedy_1_d = Minneke
card-comedy_2_a = Scaramel
card-comedy_2_b = Bellina
card-comedy_2_c = Tuimelaar
card-comedy_2_d = Vedelwiek
card-comedy_3_a = Pantaleon
card-comedy_3_b = Columbelle
card-comedy_3_c = Harlekiel
card-comedy_4_a = Kapitein Fanfaron
card-comedy_4_b = Madame Risolette
card-comedy_4_c = Trivelio
card-comedy_5_a = Zanni de Grote
card-comedy_5_b = Dame Hilaria
card-tragedy_1_a = Droevert
card-tragedy_1_b = Sabelle
card-tragedy_1_c = Nevel Halewijn
card-tragedy_1_d = Lacrima
card-tragedy_2_a = Oristeo
card-tragedy_2_b = Phaedrine
card-tragedy_2_c = Cassandrel
card-tragedy_2_d = Umbriel
card-tragedy_3_a = Melpomena
card-tragedy_3_b = Agamor
card-tragedy_3_c = Antigonelle
card-tragedy_4_a = Baron Klaagzang
card-tragedy_4_b = Vrouwe Elegia
card-tragedy_4_c = Hecubert
card-tragedy_5_a = Maestro Lamento
card-tragedy_5_b = Koningin Dolorosa
card-chameleon = Kameleon
card-ox = Os
card-horse = Paard
card-fox = Vos
card-bear = Beer
card-elephant = Olifant
card-tortoise = Schildpad
card-owl = Uil
card-magpie = Ekster
card-nightingale = Nachtegaal
card-alms_1 = Schamele aalmoes
card-alms_2 = Aardige aalmoes
card-alms_3 = Aalmoes van een mecenas
actor-note = Een { $genre }acteur, niveau { $level }.
entertainer-note = Een kunstenmaker.
entertainer-ready = Staat klaar.
entertainer-used = Dit seizoen al ingezet.

## Effects
effect-none = Geen effect.
effect-coins = Neem { $n } ecu uit de schatkist.
effect-steal =
    { $n ->
        [one] Steel { $n } ecu van een andere speler.
       *[other] Steel hoogstens { $n } ecu van een andere speler.
    }
effect-travel_return = Neem al je gespeelde reiskaarten terug.
effect-impresario = Zet een impresario op het podium en neem dan 1 ecu per impresario die er staat.
effect-pay_or_lose = Betaal { $n } ecu, anders ben je de acteur kwijt.
effect-guard_destination = Toon je reiskaart voordat de anderen kiezen: deze ronde vaart geen andere speler naar die stad. Bevriende gezelschappen mogen dat wel.
effect-second_destination = Kies een tweede reiskaart en bezoek beide steden.
effect-replace_destination = Neem een getoonde reiskaart terug en vaar in plaats daarvan naar een andere stad uit je hand.
effect-count_as_alone = Doe in een gedeelde stad alsof je er alleen bent; de andere spelers daar trekken een wens.
effect-swap_rows =
    { $n ->
        [0] Verwissel alle kaarten voor twee steden.
       *[other] Verwissel alle kaarten voor twee naburige steden.
    }
effect-draw_requests =
    { $n ->
        [one] Trek { $n } geheime wens; heb je er dan te veel, leg er een af.
       *[other] Trek { $n } geheime wensen, een voor een; zodra je er te veel hebt, leg je er eerst een af.
    }
effect-mood = Verzet de wijzer { $n } tot { $most } velden in de richting van jouw keuze.
effect-count_as_level =
    { $n ->
        [one] Telt op het festival als { $n } niveau komedie of tragedie, wat jij zegt. Geen acteur.
       *[other] Telt op het festival als { $n } niveaus komedie of tragedie, wat jij zegt. Geen acteur.
    }
window-before_travel = Voordat de reiskaarten gekozen worden.
window-with_travel_choice = In het geheim, samen met je reiskaart.
window-after_reveal = Als alle reiskaarten getoond zijn.
window-after_encounters = Na de ontmoetingen.
window-season_end = Vanzelf, aan het einde van het seizoen.

## Requests
request-kings_favourite = De gunsteling van de koning
request-royal_critic = De hofrecensent
request-dowager = De dwarse douairière
request-ambassador = De ambassadeur
request-dauphin = De vrolijke dauphin
request-duchess = De wenende hertogin
request-dancing_master = De dansmeester
request-confessor = De biechtvader
request-quartermaster = De kwartiermeester
request-recluse = De kluizenaar
request-chamberlain = De kamerheer
request-portraitist = De portrettist
request-governess = De gouvernante
request-matchmaker = De koppelaarster
request-choirmaster = De koormeester
request-stage_warden = De toneelmeester
request-physician = De lijfarts
request-astrologer = De astroloog
request-almoner = De aalmoezenier
request-menagerist = De menageriemeester
request-cartographer = De cartograaf
request-gatekeeper = De poortwachter
request-pay = Levert { $pay } ecu op.
request-met = Nu vervuld.
request-not-met = Nu niet vervuld.
condition-best_show = Jouw voorstelling is de beste (gelijk telt ook).
condition-pleases = Je voorstelling bevalt de koning met een verschil van { $least } of meer.
condition-displeases = Het genre dat de koning niet wil, ligt in je ensemble { $least } of meer voor.
condition-balanced = Je twee sommen verschillen hoogstens { $most }, en elk is { $least } of meer.
condition-actor_count-comedy =
    { $least ->
        [one] Minstens { $least } komedieacteur.
       *[other] Minstens { $least } komedieacteurs.
    }
condition-actor_count-comedy-most =
    { $most ->
        [one] Hoogstens { $most } komedieacteur.
       *[other] Hoogstens { $most } komedieacteurs.
    }
condition-actor_count-comedy-between = { $least } tot { $most } komedieacteurs.
condition-actor_count-tragedy =
    { $least ->
        [one] Minstens { $least } tragedieacteur.
       *[other] Minstens { $least } tragedieacteurs.
    }
condition-actor_count-tragedy-most =
    { $most ->
        [one] Hoogstens { $most } tragedieacteur.
       *[other] Hoogstens { $most } tragedieacteurs.
    }
condition-actor_count-tragedy-between = { $least } tot { $most } tragedieacteurs.
condition-actor_count-any =
    { $least ->
        [one] Minstens { $least } acteur.
       *[other] Minstens { $least } acteurs.
    }
condition-actor_count-any-most =
    { $most ->
        [one] Hoogstens { $most } acteur.
       *[other] Hoogstens { $most } acteurs.
    }
condition-actor_count-any-between = { $least } tot { $most } acteurs.
condition-level_sum-comedy = Je komedieniveaus zijn samen { $least } of meer.
condition-level_sum-comedy-most = Je komedieniveaus zijn samen hoogstens { $most }.
condition-level_sum-comedy-between = Je komedieniveaus zijn samen { $least } tot { $most }.
condition-level_sum-tragedy = Je tragedieniveaus zijn samen { $least } of meer.
condition-level_sum-tragedy-most = Je tragedieniveaus zijn samen hoogstens { $most }.
condition-level_sum-tragedy-between = Je tragedieniveaus zijn samen { $least } tot { $most }.
condition-distinct_levels =
    { $least ->
        [one] Je acteurs tonen minstens { $least } niveau.
       *[other] Je acteurs tonen minstens { $least } verschillende niveaus.
    }
condition-distinct_levels-most =
    { $most ->
        [one] Je acteurs tonen hoogstens { $most } niveau.
       *[other] Je acteurs tonen hoogstens { $most } verschillende niveaus.
    }
condition-distinct_levels-between = Je acteurs tonen { $least } tot { $most } verschillende niveaus.
condition-level_count =
    { $least ->
        [one] Minstens één acteur van niveau { $levels }.
       *[other] Minstens { $least } acteurs van niveau { $levels }.
    }
either = { $first } of { $last }
condition-mixed_pairs =
    { $least ->
        [one] Minstens { $least } paar van een komedie- en een tragedieacteur van hetzelfde niveau.
       *[other] Minstens { $least } paren van een komedie- en een tragedieacteur van hetzelfde niveau.
    }
condition-mixed_pairs-most =
    { $most ->
        [one] Hoogstens { $most } paar van een komedie- en een tragedieacteur van hetzelfde niveau.
       *[other] Hoogstens { $most } paren van een komedie- en een tragedieacteur van hetzelfde niveau.
    }
condition-mixed_pairs-between = { $least } tot { $most } paren van een komedie- en een tragedieacteur van hetzelfde niveau.
condition-same_level =
    { $least ->
        [one] Minstens { $least } acteur van één en hetzelfde niveau.
       *[other] Minstens { $least } acteurs van één en hetzelfde niveau.
    }
condition-same_level-most =
    { $most ->
        [one] Van elk niveau hoogstens { $most } acteur.
       *[other] Van elk niveau hoogstens { $most } acteurs.
    }
condition-same_level-between = { $least } tot { $most } acteurs van één en hetzelfde niveau.
condition-impresarios_on_stage =
    { $least ->
        [one] Minstens één van jouw impresario’s staat op het podium.
       *[other] Minstens { $least } van jouw impresario’s staan op het podium.
    }
condition-impresarios_on_stage-most =
    { $most ->
        [0] Geen van jouw impresario’s staat op het podium.
        [one] Hoogstens één van jouw impresario’s staat op het podium.
       *[other] Hoogstens { $most } van jouw impresario’s staan op het podium.
    }
condition-impresarios_on_stage-between = { $least } tot { $most } van jouw impresario’s staan op het podium.
condition-needle = De wijzer staat op veld { $least } of verder naar buiten, aan welke kant dan ook.
condition-needle-most = De wijzer staat op veld { $most } of dichter bij het midden, aan welke kant dan ook.
condition-needle-between = De wijzer staat op een veld van { $least } tot { $most }, aan welke kant dan ook.
condition-coins_rank = Geen enkele speler heeft minder ecu dan jij, geteld voordat een wens iets oplevert.
condition-entertainer_count =
    { $least ->
        [one] Je hebt minstens { $least } kunstenmaker.
       *[other] Je hebt minstens { $least } kunstenmakers.
    }
condition-entertainer_count-most =
    { $most ->
        [one] Je hebt hoogstens { $most } kunstenmaker.
       *[other] Je hebt hoogstens { $most } kunstenmakers.
    }
condition-entertainer_count-between = Je hebt { $least } tot { $most } kunstenmakers.
condition-travel_hand =
    { $least ->
        [one] Je hebt minstens { $least } reiskaart in je hand.
       *[other] Je hebt minstens { $least } reiskaarten in je hand.
    }
condition-travel_hand-most =
    { $most ->
        [one] Je hebt hoogstens { $most } reiskaart in je hand.
       *[other] Je hebt hoogstens { $most } reiskaarten in je hand.
    }
condition-travel_hand-between = Je hebt { $least } tot { $most } reiskaarten in je hand.

## The table
status-round = Seizoen { $season }, ronde { $round } ({ $left ->
        [0] de laatste van het seizoen
        [one] nog { $left } ronde te gaan
       *[other] nog { $left } rondes te gaan
    })
status-lead = { $seat } is startspeler
phase-before_travel = Voor de reis
phase-travel = Iedereen kiest in het geheim een stad
phase-after_reveal = De reiskaarten liggen open
phase-encounters = Ontmoetingen
phase-after_encounters = Nieuwe kansen
phase-festival = Festival
phase-over = De partij is afgelopen
zone-theatre = Theater
zone-gauge = Stemming van de koning
zone-stage = Podium
zone-cities = Steden
zone-friend = Bevriend gezelschap van { $seat }: steden die nog komen
zone-mat = { $seat }
zone-travel = Reiskaarten
zone-company = In de hand
zone-ensemble = Ensemble
zone-entertainers = Kunstenmakers
zone-requests = Geheime wensen
zone-kept = Getoonde wensen
needle-at = { $genre } { $space }
next-stage = de volgende recette levert { $pay } ecu op
counter-deck = Trekstapel
counter-discards = Aflegstapel
counter-requests = Wensen
counter-request-discards = Afgelegde wensen
counter-ecus = Ecu
counter-festival = Als het seizoen nu eindigt
counter-impresarios = Impresario’s
counter-hidden-requests = Wensen
piece-impresario = impresario
piece-waiting = karveel wacht
piece-anchored = karveel
piece-friend-waiting = bevriend karveel wacht
piece-friend-anchored = bevriend karveel
piece-drawn = getrokken: { $number }
piece-shown = { $number } (getoond)
piece-played = { $number } (gespeeld)
piece-picked = { $number } (gekozen)
note-guarded = bewaakt door { $seat }
note-marked = { $seat } doet hier alsof er niemand anders is
note-deciding = kiest nog

## Questions
prompt-before_travel = Zet je een kunstenmaker in voordat de reiskaarten gekozen worden?
prompt-ox_city = Os: welke stad bewaak en bezoek je?
prompt-choose_travel = Waar vaart je gezelschap heen?
prompt-choose_second_city = Paard: vaar je ook naar een tweede stad?
prompt-after_reveal = Zet je een kunstenmaker in nu alle kaarten open liggen?
prompt-fox_from = Vos: van welke reis zie je af?
prompt-fox_to = Vos: waar vaar je heen in plaats van naar { $city }?
prompt-bear_city = Beer: in welke stad doe je alsof je alleen bent?
prompt-elephant_first = Olifant: welke rij verwissel je?
prompt-elephant_second = Olifant: met welke rij verwissel je die van { $city }?
prompt-steal_target = Van wie steel je?
prompt-court_choice = Stuur je een van je nieuwe acteurs naar het hof?
prompt-discard_request = Je hebt te veel wensen. Welke leg je af?
prompt-after_encounters = Zet je een kunstenmaker in voordat er nieuwe kaarten komen?
prompt-nightingale_move = Nachtegaal: hoe verzet je de wijzer?
prompt-chameleon_role = Welke rol speelt de Kameleon?
prompt-play_request = Welke wens toon je?
prompt-short-before_travel = of je een kunstenmaker inzet
prompt-short-ox_city = welke stad de Os bewaakt
prompt-short-choose_travel = waar je heen vaart
prompt-short-choose_second_city = of je ook naar een tweede stad vaart
prompt-short-after_reveal = of je een kunstenmaker inzet
prompt-short-fox_from = van welke reis je afziet
prompt-short-fox_to = waar je in plaats daarvan heen vaart
prompt-short-bear_city = waar de Beer optreedt
prompt-short-elephant_first = welke rij je verwisselt
prompt-short-elephant_second = met welke rij je die verwisselt
prompt-short-steal_target = van wie je steelt
prompt-short-court_choice = wie je naar het hof stuurt
prompt-short-discard_request = welke wens je aflegt
prompt-short-after_encounters = of je een kunstenmaker inzet
prompt-short-nightingale_move = hoe je de wijzer verzet
prompt-short-chameleon_role = welke rol de Kameleon speelt
prompt-short-play_request = welke wens je toont

## Options
option-city = { $number } { $city }
option-use = Zet { $card ->
        [Paard] het
       *[other] de
    } { $card } in
option-before_travel-pass = Zet niets in
option-after_reveal-pass = Zet niets in
option-after_encounters-pass = Zet niets in
option-choose_second_city-none = Eén stad is genoeg
option-steal = Steel van { $seat }

option-steal-effect = heeft { $ecus } ecu
option-court = Stuur { $card } (niveau { $level }) naar het hof
option-court_choice-none = Houd iedereen
option-discard_request = Leg ‘{ $request }’ af (levert { $pay } ecu op)
option-play_request = Toon ‘{ $request }’ voor { $pay } ecu
option-play_request-none = Toon er geen
option-role-comedy = Komedie
option-role-tragedy = Tragedie
option-needle-comedy =
    { $steps ->
        [one] { $steps } veld naar komedie
       *[other] { $steps } velden naar komedie
    }
option-needle-tragedy =
    { $steps ->
        [one] { $steps } veld naar tragedie
       *[other] { $steps } velden naar tragedie
    }
forecast = alleen: { $alone }; gedeeld: { $shared }
forecast-request = een geheime wens
forecast-ecus = { $ecus } ecu
forecast-cards-back = reiskaarten terug
forecast-shared = een wens, wijzer naar { $needle }

## What happened
event-dealt = { $card } komt naar { $city }.
event-tossed = De munt zegt: { $genre }.
event-round = Seizoen { $season }, ronde { $round }: { $seat } is startspeler.
event-used = { $seat } zet { $entertainer ->
        [Paard] het
       *[other] de
    } { $entertainer } in.
event-guarded = { $seat } bewaakt { $city }.
event-revealed =
    { $number ->
        [0] { $seat } vaart naar { $city }.
        [1] { $seat } vaart ook naar { $city }.
       *[other] { $seat } vaart zoals getoond naar { $city }.
    }
event-friend-drew = { $seat } trekt { $city } voor het bevriende gezelschap.
event-friend-drew-hidden = { $seat } trekt een kaart voor het bevriende gezelschap.
event-friend-revealed = Het bevriende gezelschap van { $seat } vaart naar { $city }.
event-changed-course = { $seat } ziet af van { $from } en vaart naar { $city }.
event-marked = { $seat } doet in { $city } alsof er niemand anders is.
event-swapped = { $seat } verwisselt de rijen van { $from } en { $city }.
event-returned-travel =
    { $number ->
        [one] { $seat } neemt { $number } reiskaart terug.
       *[other] { $seat } neemt { $number } reiskaarten terug.
    }
event-took-coins = { $seat } neemt { $number } ecu.
event-stole = { $seat } steelt { $number } ecu van { $victim }.
event-placed = { $seat } zet een impresario op het podium.
event-stage-paid = { $seat } krijgt de recette: { $number } ecu.
event-paid-fee = { $seat } betaalt { $number } ecu voor { $card }.
event-lost-actor = { $seat } kan { $card } niet betalen; die vertrekt.
event-arrived =
    { $number ->
        [1] { $seat } is alleen in { $city }.
       *[other] { $cards ->
            [0] De Beer: { $seat } doet in { $city } alsof er niemand anders is, maar er liggen geen kaarten.
           *[other] De Beer: de kaarten van { $city } gaan naar { $seat }.
        }
    }
event-gained = { $seat } neemt { $entertainer ->
        [Paard] het
       *[other] de
    } { $entertainer } in dienst.
event-court = { $seat } stuurt { $card } naar het hof.
event-needle = De wijzer staat op { $genre } { $space }.
event-mood = De koning wil nu { $genre }; alle impresario’s gaan naar huis.
event-shared =
    { $number ->
        [0] { $city } wordt gedeeld; er lagen geen kaarten.
       *[other] { $city } wordt gedeeld: de kaarten daar gaan verloren.
    }
event-friend-alone =
    { $number ->
        [0] Het bevriende gezelschap van { $seat } vindt in { $city } geen kaarten.
       *[other] Het bevriende gezelschap van { $seat } is alleen in { $city }: de kaarten daar worden afgelegd.
    }
event-drew = { $seat } trekt ‘{ $request }’.
event-drew-hidden = { $seat } trekt een geheime wens.
event-discarded = { $seat } legt ‘{ $request }’ af.
event-discarded-hidden = { $seat } legt een geheime wens af.
event-reshuffled = De afgelegde wensen worden een nieuwe trekstapel.
event-friend-reshuffled = Het bevriende gezelschap van { $seat } schudt zijn reiskaarten.
event-festival = Festival van seizoen { $season }: de koning wil { $genre }.
event-role = De Kameleon van { $seat } speelt { $genre }.
event-paid-actors = { $seat } neemt { $number } ecu voor passende acteurs.
event-paid-show =
    { $best ->
        [0] De voorstelling van { $seat } bevalt de koning: { $number } ecu.
       *[other] { $seat } geeft de beste voorstelling: { $number } ecu.
    }
event-showed = { $seat } toont ‘{ $request }’ en neemt { $number } ecu.
event-paid-again = ‘{ $request }’ levert { $seat } opnieuw iets op: { $number } ecu.
event-season = Seizoen { $season } begint.
event-ended = Het laatste festival is voorbij.

## Why not
why-over = De partij is afgelopen.
why-not-asked = Jou wordt nu niets gevraagd; de tafel wacht op iemand anders.
why-other-question = Dat is nu niet de vraag: je beslist { $question }.
why-no-such-place = Zoiets is er niet op deze tafel.
why-card-played = Je reiskaart { $number } ligt op je gespeelde stapel; hij komt samen met alle andere terug.
why-card-shown = Je reiskaart { $number } zit niet in je hand.
why-card-picked = Je reiskaart { $number } is al gekozen als je eerste stad.
why-guarded = { $seat } bewaakt deze stad deze ronde met de Os.
why-not-shared = Je deelt deze stad niet met een ander gezelschap.
why-empty-row = Voor deze stad liggen geen kaarten.
why-not-there = Je karveel wacht hier niet, of je Beer houdt je hier.
why-no-swap = Deze rij kan niet verwisseld worden: alleen naburige steden, geen ervan bewaakt door een ander, en niet allebei leeg.
why-yourself = Je kunt niet van jezelf stelen.
why-nothing-to-steal = Hier valt niets te stelen.
why-not-yours = Dit is van iemand anders.
why-used = Dit seizoen al ingezet; volgend seizoen weer klaar.
why-used-last = Al ingezet, en dit is het laatste seizoen.
why-not-its-moment = Nu niet. Elke kunstenmaker heeft zijn eigen moment: { $window }
why-choose_travel = Kies eerst je eerste stad; daarna word je naar een tweede gevraagd.
why-choose_second_city = Je wordt nu gevraagd: kies een tweede stad, of geen.
why-chameleon_role = Dat wordt je nu gevraagd: zeg welk genre hij speelt.
why-few-cards =
    { $number ->
        [one] Daarvoor heb je { $number } reiskaart in je hand nodig.
       *[other] Daarvoor heb je { $number } reiskaarten in je hand nodig.
    }
why-no-use = Er valt nu niets mee te doen.
why-not-met = De voorwaarde is niet vervuld: { $condition }

## Score sheet
score-start = Begin
score-alms = Aalmoezen
score-stage = Recettes
score-thefts = Diefstal
score-fees = Gages
score-entertainers = Kunstenmakers
score-actors = Passende acteurs
score-shows = Voorstellingen
score-requests = Geheime wensen
points-amount = { $points } ecu
shell-points-over-time = Verloop van de ecu
title-name = Histrio

## On the shelf
title-motto = Raad waar de anderen heen varen. Ontroer de koning.
title-minutes = 40 min

## Scenes
scene-festival = Het festival van seizoen { $n }
scene-festival-last = Het laatste festival
scene-festival-wants = De koning wil { $genre }
scene-troupe = Gezelschap
scene-ecus = Ecu
scene-ensemble = Ensemble
scene-chameleon-note = voor één kant
scene-chameleon-role = { $genre } +{ $n }
scene-actors = Acteurs
scene-actors-note = { $n } per stuk
scene-show = Voorstelling
scene-show-note = bevalt { $liked }, beste { $best }
scene-show-best = beste voorstelling
scene-show-liked = bevalt
scene-show-disliked = bevalt niet
scene-requests = Wens
scene-requests-note = in het geheim gekozen
scene-requests-coming = Iedereen kiest in het geheim een wens of geen, daarna gaan ze open.
scene-request-none = geen
scene-again = Nog eens
scene-again-note = getoond in seizoen 1
scene-again-none = geen getoond
scene-round = Seizoen { $season }, ronde { $n }

# What a position is worth, part by part.
term-ecus = ecu in de hand
term-festival = kansen op het festival
term-requests = geheime wensen
term-entertainers = kunstenmakers om in te zetten
term-impresarios = impresario’s op het toneel
term-journeys = de reizen die komen
