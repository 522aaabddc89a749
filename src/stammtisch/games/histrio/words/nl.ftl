# Histrio in Dutch.

## Ready-made settings
preset-first_game = Eerste partij: drie gezelschappen, ruimte voor iedereen en toch wat gedrang.
preset-full_house = Vol huis: vijf gezelschappen in acht steden, en bijna nooit alleen.
intro-who = Je leidt een rondreizend gezelschap. Vaar van stad naar stad, neem acteurs aan en speel aan het eind van het seizoen voor de koning.
intro-who-picture = Een karveel met drie acteurs vaart langs een kust met drie steden.
intro-wins = Na twee festivals winnen de meeste ecu. De koning betaalt voor acteurs van het genre dat hij wil: komedie of tragedie.
intro-wins-picture = Het theater van de koning in vrolijke stemming; elke passende acteur levert iets op, een voorstelling naar zijn smaak meer, de beste het meest.
intro-turn = Iedereen kiest in het geheim een stad. Alleen krijg je alle kaarten. Samen zijn ze verloren, beweegt de wijzer van de koning en trekt ieder een wens.
intro-turn-picture = Links één karveel voor een stad: de kaarten zijn van jou. Rechts twee karvelen: de kaart is weg en de wijzer van de koning beweegt.
intro-each-actor = per acteur
intro-liked-show = geliefd
intro-best-show = de beste
intro-alone = Alleen
intro-shared = Gedeeld
intro-yours = van jou

## The coach: the first line is a heading, the rest what is said
lesson-before_travel =
    Voor het uitvaren
    Sommige kunstenmakers werken nu. Elk helpt één keer per seizoen: gebruik er een alleen als hij deze ronde iets oplevert.
lesson-ox_city =
    De Os bewaakt een stad
    Iedereen ziet je keuze, maar geen andere speler mag erheen. Neem de stad met de beste kaarten.
lesson-choose_travel =
    Vaar waar niemand anders gaat
    Alleen in een stad krijg je al haar kaarten. Tref je iemand, dan zijn ze weg, beweegt de wijzer van de koning en trekt ieder een wens.
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
    Kies een stad met goede kaarten waar geen karveel wacht. Een Olifant kan haar rij nog wisselen.
lesson-bear_city =
    De Beer jaagt de anderen weg
    In de gekozen stad geldt het alsof je alleen bent. Neem die met de beste kaarten.
lesson-elephant_first =
    De Olifant wisselt twee rijen
    De kaarten van twee buursteden wisselen van plaats. Breng de betere rij naar waar jouw karveel alleen wacht.
lesson-elephant_second =
    Met welke buur?
    De tweede rij moet naast de eerste liggen. Kijk voor welke stad jouw karveel wacht.
lesson-steal_target =
    Van wie steel je?
    Neem van wie voorop ligt. De buit is meteen van jou.
lesson-court_choice =
    Een acteur naar het hof?
    Wie naar het hof gaat verlaat je, maar beweegt de wijzer van de koning zijn niveau ver naar zijn genre. Doe het als de koning dan wil wat jij hebt.
lesson-discard_request =
    Een wens te veel
    Houd de wens waaraan je op het festival kunt voldoen. Je ensemble zegt welke.
lesson-after_encounters =
    Voor er nieuwe kaarten komen
    Ekster, Nachtegaal en Uil werken nu: ecu, wijzer, wensen. Elk helpt één keer per seizoen, en wat ongebruikt blijft ben je kwijt.
lesson-nightingale_move =
    De wijzer bewegen
    Beweeg hem naar het genre dat jij het meest hebt. Op het festival betaalt de koning alleen acteurs van het genre dat hij wil.
lesson-chameleon_role =
    Welke rol speelt hij?
    De Kameleon voegt 1 niveau toe aan een van je sommen, maar wordt zelf niet betaald. Neem het genre dat de koning wil, tenzij een wens het andere vraagt.
lesson-play_request =
    Welke wens toon je?
    Je kunt er een tonen waaraan je nu voldoet. Neem de wens die het meest betaalt; in seizoen 1 getoond, betaalt hij in seizoen 2 nog eens als je er dan weer aan voldoet.
goal-season = Verzamel voor het festival acteurs van één genre. Een voorstelling die de koning bevalt betaalt { $n }, de beste het dubbele.
goal-festival = Het festival is dichtbij en de koning wil nu { $genre }. Heb er meer van dan van het andere genre, of beweeg zijn wijzer.
caution-few-cards =
    Daar liggen weinig kaarten
    Alleen daar zou je er { $n } krijgen; bij de omcirkelde steden liggen er { $most }. Kies alleen voor minder als je bij die steden anderen verwacht.
caution-poor-star =
    Je kunt de ster niet betalen
    Een acteur van niveau 5 wil een ecu. Levert geen nieuwere kaart daar er een op, dan ben je hem kwijt: vaar elders heen, of zorg eerst voor een ecu.
caution-idle-magpie =
    De Ekster zou ecu opleveren
    Ze steelt er een en neemt er een uit de schatkist, één keer per seizoen. Wachten levert zelden meer op.
caution-court-against =
    De wijzer gaat dan de verkeerde kant op
    Je hebt meer { $genre }. Deze acteur aan het hof beweegt de wijzer daarvan weg, en hij verlaat je ook nog.
caution-good-request =
    Aan deze wens voldoe je nu
    Aan een andere in je hand niet: leg die liever af.

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
effect-travel_return = Neem alle gespeelde reiskaarten terug.
effect-impresario = Zet een impresario op het podium en neem dan 1 ecu per impresario die er staat.
effect-pay_or_lose = Betaal { $n } ecu, anders is de acteur weg.
effect-guard_destination = Toon de reiskaart voordat de anderen kiezen: deze ronde vaart geen andere speler naar die stad. Bevriende gezelschappen mogen dat wel.
effect-second_destination = Kies een tweede reiskaart en bezoek beide steden.
effect-replace_destination = Neem een getoonde reiskaart terug en vaar in plaats daarvan naar een andere stad uit de hand.
effect-count_as_alone = In een gedeelde stad: handel de kaarten af alsof er niemand anders is; de andere spelers daar trekken een wens.
effect-swap_rows =
    { $n ->
        [0] Verwissel alle kaarten voor twee steden.
       *[other] Verwissel alle kaarten voor twee naburige steden.
    }
effect-draw_requests =
    { $n ->
        [one] Trek { $n } geheime wens; zijn het er dan te veel, leg er een af.
       *[other] Trek { $n } geheime wensen, een voor een; zodra het er te veel zijn, leg er eerst een af.
    }
effect-mood = Verzet de wijzer { $n } tot { $most } velden in een richting naar keuze.
effect-count_as_level =
    { $n ->
        [one] Telt op het festival als { $n } niveau komedie of tragedie, naar keuze. Geen acteur.
       *[other] Telt op het festival als { $n } niveaus komedie of tragedie, naar keuze. Geen acteur.
    }
window-before_travel = Voordat de reiskaarten gekozen worden.
window-with_travel_choice = In het geheim, samen met de reiskaart.
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
condition-best_show = De beste voorstelling van allemaal (gelijk telt ook).
condition-pleases = De voorstelling bevalt de koning met een verschil van { $least } of meer.
condition-displeases = Het genre dat de koning niet wil, ligt in het ensemble { $least } of meer voor.
condition-balanced = De twee sommen verschillen hoogstens { $most }, en elk is { $least } of meer.
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
condition-level_sum-comedy = De komedieniveaus zijn samen { $least } of meer.
condition-level_sum-comedy-most = De komedieniveaus zijn samen hoogstens { $most }.
condition-level_sum-comedy-between = De komedieniveaus zijn samen { $least } tot { $most }.
condition-level_sum-tragedy = De tragedieniveaus zijn samen { $least } of meer.
condition-level_sum-tragedy-most = De tragedieniveaus zijn samen hoogstens { $most }.
condition-level_sum-tragedy-between = De tragedieniveaus zijn samen { $least } tot { $most }.
condition-distinct_levels =
    { $least ->
        [one] De acteurs tonen minstens { $least } niveau.
       *[other] De acteurs tonen minstens { $least } verschillende niveaus.
    }
condition-distinct_levels-most =
    { $most ->
        [one] De acteurs tonen hoogstens { $most } niveau.
       *[other] De acteurs tonen hoogstens { $most } verschillende niveaus.
    }
condition-distinct_levels-between = De acteurs tonen { $least } tot { $most } verschillende niveaus.
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
        [one] Minstens één van de eigen impresario’s staat op het podium.
       *[other] Minstens { $least } van de eigen impresario’s staan op het podium.
    }
condition-impresarios_on_stage-most =
    { $most ->
        [0] Geen van de eigen impresario’s staat op het podium.
        [one] Hoogstens één van de eigen impresario’s staat op het podium.
       *[other] Hoogstens { $most } van de eigen impresario’s staan op het podium.
    }
condition-impresarios_on_stage-between = { $least } tot { $most } van de eigen impresario’s staan op het podium.
condition-needle = De wijzer staat op veld { $least } of verder naar buiten, aan welke kant dan ook.
condition-needle-most = De wijzer staat op veld { $most } of dichter bij het midden, aan welke kant dan ook.
condition-needle-between = De wijzer staat op een veld van { $least } tot { $most }, aan welke kant dan ook.
condition-coins_rank = Geen andere speler heeft minder ecu, geteld voordat een wens iets oplevert.
condition-entertainer_count =
    { $least ->
        [one] Minstens { $least } kunstenmaker.
       *[other] Minstens { $least } kunstenmakers.
    }
condition-entertainer_count-most =
    { $most ->
        [one] Hoogstens { $most } kunstenmaker.
       *[other] Hoogstens { $most } kunstenmakers.
    }
condition-entertainer_count-between = { $least } tot { $most } kunstenmakers.
condition-travel_hand =
    { $least ->
        [one] Minstens { $least } reiskaart in de hand.
       *[other] Minstens { $least } reiskaarten in de hand.
    }
condition-travel_hand-most =
    { $most ->
        [one] Hoogstens { $most } reiskaart in de hand.
       *[other] Hoogstens { $most } reiskaarten in de hand.
    }
condition-travel_hand-between = { $least } tot { $most } reiskaarten in de hand.

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
warn-request =
    { $ecus ->
        [one] { $ecus } ecu gaat verloren: het is het laatste festival
       *[other] { $ecus } ecu gaan verloren: het is het laatste festival
    }
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
forecast-guarded = alleen, want niemand anders mag erheen: { $alone }
forecast-friend = gedeeld met je bevriende gezelschap: { $shared }
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
score-heading = Het doek valt
score-part-road = Onderweg
score-part-festivals = Op de festivals
score-unit = ecu
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
term-impresarios = impresario’s op het podium
term-journeys = de reizen die komen

## What a thing is, and what it is worth now
kind-city = Stad, { $n ->
        [0] geen kaart ervoor
        [one] { $n } kaart ervoor
       *[other] { $n } kaarten ervoor
    }
kind-row-actor = Acteur voor { $city }
kind-row-entertainer = Kunstenmaker voor { $city }
kind-row-alms = Aalmoes voor { $city }
kind-ensemble = Acteur in het ensemble van { $seat }
kind-company = Nieuw bij het gezelschap van { $seat }
kind-entertainer-ready = Kunstenmaker van { $seat }, staat klaar
kind-entertainer-used = Kunstenmaker van { $seat }, ingezet
kind-request-own = Geheime wens, alleen jij ziet hem
kind-request-shown = Wens, getoond door { $seat }
kind-request-box = Geheime wens, een van de { $n }
label-alone = Alleen
label-shared = Gedeeld
label-festival = Festival
label-court = Naar het hof
label-keep = Houden
label-comes = Kan komen
label-waits = Wacht
label-anchored = Voor anker
label-free = Vrij
label-pays = Levert op
label-where = Waar
label-now = Nu
label-turns = Slaat om na
label-actors = Acteurs
label-show = Voorstelling
label-kept = Getoonde wensen
worth-now = meteen
worth-alone = meteen, als je hier alleen bent
worth-fee = de gage, als je hier alleen bent
worth-unpaid = alleen hier zou je niet kunnen betalen: je bent de acteur kwijt
worth-back =
    { $n ->
        [0] alleen hier komt de reiskaart van deze reis meteen terug
        [one] alleen hier komt je gespeelde reiskaart terug, met die van deze reis
       *[other] alleen hier komen je { $n } gespeelde reiskaarten terug, met die van deze reis
    }
worth-nothing-now = meteen niets
worth-festival-now = als het seizoen nu eindigt: { $sums }
worth-sum = { $genre } { $before } → { $after }
worth-festival =
    { $n ->
        [0] niets als het seizoen nu eindigt
       *[other] voor acteurs en voorstelling, als het seizoen nu eindigt
    }
worth-needle = de wijzer gaat naar { $needle }
worth-turns = de wijzer gaat naar { $needle }: de stemming slaat om, alle impresario’s gaan naar huis
worth-share = deel van het loon, als het seizoen nu eindigt
worth-share-none = niets, als het seizoen nu eindigt
worth-share-against = zonder deze acteur betaalt de koning meer: hij wil het andere genre
worth-use = bij het inzetten
worth-returns =
    { $n ->
        [0] er is geen reiskaart gespeeld, dus er komt er geen terug
        [one] { $n } reiskaart komt terug
       *[other] { $n } reiskaarten komen terug
    }
worth-guard_destination =
    { $n ->
        [0] geen stad in de hand om te bewaken
        [one] de ene stad in de hand kan bewaakt worden
       *[other] een van { $n } steden in de hand kan bewaakt worden
    }
worth-replace_destination =
    { $n ->
        [one] { $n } stad in de hand om naar uit te wijken
       *[other] { $n } steden in de hand om naar uit te wijken
    }
worth-second_destination =
    { $n ->
        [one] { $n } reiskaart in de hand; nodig: { $needed }
       *[other] { $n } reiskaarten in de hand; nodig: { $needed }
    }
worth-shared = nu gedeeld: { $cities }
worth-not-shared = nu geen gedeelde stad
worth-swap_rows = twee buren naar keuze, ook waar jij niet bent
worth-count_as_level = als het seizoen nu eindigt, in het genre dat de koning wil
worth-draw = { $held } van { $limit } wensen in de hand, dus alle { $n } die getrokken worden mogen blijven
worth-draw-over = { $held } van { $limit } wensen in de hand, dus niet alle { $n } die getrokken worden kunnen blijven
worth-mood =
    { $n ->
        [one] { $n } stap tot de andere kant: te ver
       *[other] { $n } stappen tot de andere kant: te ver
    }
worth-mood-turns =
    { $n ->
        [one] { $n } stap tot de andere kant: de stemming kan omslaan
       *[other] { $n } stappen tot de andere kant: de stemming kan omslaan
    }
price-entertainer = niets; daarna ligt de kaart de rest van het seizoen op zijn kant
left-ready = één keer dit seizoen en één keer het volgende
left-ready-last = één keer, dit is het laatste seizoen
left-used = volgend seizoen weer klaar
left-used-last = niets, dit is het laatste seizoen
worth-met = nu vervuld
worth-unmet = nu niet vervuld
worth-short = { $now } van { $least }, nog niet vervuld
worth-over = nu { $now }, hoogstens { $most } mag
worth-would = vervuld zou hij zijn in { $cities }
worth-chameleon =
    { $n ->
        [one] zijn { $n } niveau telt hier mee, in het genre dat je noemt
       *[other] zijn { $n } niveaus tellen hier mee, in het genre dat je noemt
    }
pays-hand = { $pay } ecu als je hem op een festival toont, één wens per seizoen
pays-again = nog eens { $pay } ecu op het festival van seizoen 2, als hij dan vervuld is
pays-last = { $pay } ecu, elke keer dat hij vervuld was
where-shown = getoond door { $seat }
where-hand = in je hand
where-discarded = door jou afgelegd
where-unknown = in de stapel, afgelegd of in iemands hand
king-wants = { $genre }, veld { $space }
king-turns =
    { $n ->
        [one] { $n } stap de andere kant op
       *[other] { $n } stappen de andere kant op
    }
left-deck = { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }, { $rounds ->
        [0] dit is de laatste ronde
        [one] genoeg voor nog { $rounds } ronde
       *[other] genoeg voor nog { $rounds } rondes
    }
left-cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
stage-of = { $seat }: { $n }
stage-empty = niemand
worth-stage = voor de volgende recette
worth-actors = { $n } voor elke acteur in het gewenste genre
worth-kept =
    { $n ->
        [one] 1 die open ligt, als hij weer vervuld is
       *[other] { $n } die open liggen, voor zover ze weer vervuld zijn
    }
show-best = de beste: het gewenste genre ligt { $lead } voor
show-liked = bevalt: het gewenste genre ligt { $lead } voor
show-none = bevalt niet: het gewenste genre ligt niet voor
shared-turns = een wens, wijzer naar { $needle }: de stemming slaat om
friend-of = bevriend met { $seat }

## Signs
signs-king = De koning
signs-piles = De stapels
signs-actors = Acteurs: wat een niveau doet
signs-when = Kunstenmakers: wanneer
signs-journey = De reis
signs-purse = Ecu en wensen
signs-seats = Gezelschappen
sign-comedy = Komedie
sign-comedy-says = Lacht en is geel. De rechterhelft van de boog.
sign-tragedy = Tragedie
sign-tragedy-says = Huilt en is rood. De linkerhelft van de boog.
sign-needle = Wijzer
sign-needle-says = De kant waar hij staat is het genre dat de koning wil. Elke kant heeft { $spaces ->
        [one] { $spaces } veld
       *[other] { $spaces } velden
    }.
sign-ghost = Vooruitblik
sign-ghost-says = Hier komt de wijzer als je dit doet.
sign-impresario = Impresario
sign-impresario-says = Elk op het podium maakt de volgende recette hoger. Slaat de stemming om, dan gaan ze allemaal naar huis.
sign-first = Eerst
sign-first-says = De nieuwste kaart van een rij. Die wordt eerst afgehandeld.
sign-deck = Kaarten over
sign-deck-says = Elke ronde komt er een voor elke stad. Is de stapel leeg, dan volgt het festival.
sign-discard = Afgelegd
sign-discard-says = Verloren in een gedeelde stad, verbruikt of naar het hof.
sign-pile = Wensen
sign-pile-says = Om te trekken, gedekt.
sign-request-discards-says = Gedekt afgelegd. Ze worden geschud als de stapel leeg is.
sign-level = { $n }, { $name }
sign-effect-travel_return = thuiskomst
sign-effect-steal = vlugge vingers
sign-effect-impresario = recette
sign-effect-pay_or_lose = sterrengage
sign-effect-coins = volle beurs
sign-effect-none = stille trots
sign-used = Ingezet
sign-used-says = Ligt op zijn kant. Volgend seizoen weer klaar.
sign-caravel = Karveel
sign-caravel-says = Iemand wacht voor deze stad.
sign-anchor = Voor anker
sign-anchor-says = Deze reiskaart is gespeeld. Hij komt samen met alle andere terug.
sign-guard = Bewaakt
sign-guard-says = Niemand anders mag deze ronde hierheen varen.
sign-paw = Teken van de Beer
sign-paw-says = Dit gezelschap handelt de gedeelde stad af alsof het alleen is.
sign-shows = Getoond
sign-shows-says = Deze reiskaart ligt al open.
sign-free = Vrije stad
sign-free-says = Hier kan dit gezelschap nog heen. Doorgestreept: niet meer.
sign-lead = Startspeler
sign-lead-says = Eerst aan de beurt als de volgorde telt. Schuift na elke ronde door.
sign-seat-says = Zo herken je de schepen, impresario’s en het bord van dit gezelschap.
sign-ecu = Ecu
sign-ecu-says = Het geld, en de enige score.
sign-alms = Aalmoes
sign-alms-says = Ecu voor wie alleen komt.
sign-request = Geheime wens
sign-request-says = Levert op het festival iets op als hij vervuld is. Hoogstens { $limit } in de hand.
sign-met = Nu vervuld
sign-met-says = Als het seizoen nu eindigt, kun je hem tonen.
sign-progress = Onderweg
sign-progress-says = Zoveel heb je, zoveel vraagt hij.
sign-now = Bij einde nu
sign-now-says = Het loon van de koning nu: { $actor } voor elke acteur in het genre dat hij wil, { $show } voor een voorstelling die hem bevalt, meer voor de beste.
sign-difference = Verschil
sign-difference-says = Het gewenste genre min het andere. Boven 0 bevalt het, het grootste is het beste.
sign-theatre-says = Het huis van de koning: wijzer, podium en stapels.
sign-city-says = Alleen krijg je hier alle kaarten, de nieuwste eerst. Gedeeld zijn ze verloren, de wijzer beweegt, en elke speler trekt een wens.
sign-friend-says = Vaart op goed geluk, elke ronde één kaart. Het neemt niets mee, maar waar het jou treft is de stad gedeeld.
sign-troupe-says = Een gezelschap met geld, reiskaarten, acteurs, kunstenmakers en wensen. Wijs elk daarvan aan voor meer.
sign-travel-says = Een voor elke stad. Gespeelde komen allemaal samen terug: door een thuiskomst, of als er nog maar één in de hand is.
sign-company-says = Een van de nieuwe acteurs mag naar het hof, de andere komen bij het ensemble.
sign-ensemble-says = Op het festival levert elke acteur in het gewenste genre iets op, en alle niveaus tellen voor de voorstelling.
sign-entertainer-says = Eén keer per seizoen, op zijn moment. Hij blijft tot het einde van de partij; niemand kan hem afnemen.
