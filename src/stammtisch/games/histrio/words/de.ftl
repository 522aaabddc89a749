# Histrio auf Deutsch.

## Ready-made settings
preset-first_game = Erste Partie: drei Truppen, Platz für alle und doch ein wenig Gedränge.
preset-full_house = Volles Haus: fünf Truppen in acht Städten, und kaum je ist man allein.
intro-who = Du führst eine Wandertruppe. Segle von Stadt zu Stadt, wirb Schauspieler an und spiel am Ende der Spielzeit vor dem König.
intro-who-picture = Eine Karavelle mit drei Schauspielern segelt an drei Städten vorbei.
intro-wins = Nach zwei Festivals gewinnen die meisten Ecu. Der König zahlt für Schauspieler der Gattung, die er sehen will: Komödie oder Tragödie.
intro-wins-picture = Das Theater des Königs in heiterer Stimmung; jeder passende Schauspieler bringt etwas, eine Aufführung nach seinem Geschmack mehr, die beste am meisten.
intro-turn = Alle wählen heimlich eine Stadt. Allein bekommst du alle Karten dort. Zu mehreren sind sie verloren, die Nadel des Königs rückt, und jeder zieht eine Bitte.
intro-turn-picture = Links eine Karavelle vor einer Stadt: Ihre Karten gehören dir. Rechts zwei Karavellen: Die Karte ist verloren, die Nadel des Königs rückt.
intro-each-actor = pro Kopf
intro-liked-show = gefällt
intro-best-show = beste
intro-alone = Allein
intro-shared = Geteilt
intro-yours = für dich

## The coach: the first line is a heading, the rest what is said
lesson-before_travel =
    Bevor alle segeln
    Manche Gaukler wirken jetzt. Jeder hilft einmal je Spielzeit: Nutze einen nur, wenn er in dieser Runde etwas bringt.
lesson-ox_city =
    Der Ochse bewacht eine Stadt
    Alle sehen deine Wahl, aber niemand sonst am Tisch darf dorthin. Nimm die Stadt mit den besten Karten.
lesson-choose_travel =
    Segle, wohin sonst niemand will
    Allein in einer Stadt bekommst du alle Karten dort. Triffst du jemanden, sind sie verloren, die Nadel des Königs rückt, und jeder zieht eine Bitte.
lesson-choose_second_city =
    Noch eine Stadt?
    Das Pferd bringt dich in einer Runde in zwei Städte. Nimm die zweite dazu, wenn ihre Karten es wert sind und du die Reisekarte entbehren kannst.
lesson-after_reveal =
    Alle Karten liegen offen
    Jetzt siehst du, wohin alle segeln. Fuchs, Bär und Elefant können deine Reise noch retten, wenn du eine Stadt teilen müsstest.
lesson-fox_from =
    Welche Reise gibst du auf?
    Der Fuchs nimmt eine deiner Reisen zurück. Gib die Stadt auf, in der du andere treffen würdest.
lesson-fox_to =
    Wohin stattdessen?
    Nimm eine Stadt mit guten Karten, vor der keine Karavelle wartet. Ein Elefant kann ihre Reihe noch tauschen.
lesson-bear_city =
    Der Bär verjagt die anderen
    In der gewählten Stadt gilt, als wärst du allein. Nimm die mit den besten Karten.
lesson-elephant_first =
    Der Elefant tauscht zwei Reihen
    Die Karten zweier benachbarter Städte tauschen den Platz. Hol die bessere Reihe dorthin, wo deine Karavelle allein wartet.
lesson-elephant_second =
    Mit welcher Nachbarin?
    Die zweite Reihe muss neben der ersten liegen. Schau, vor welcher Stadt deine Karavelle wartet.
lesson-steal_target =
    Wen bestiehlst du?
    Nimm es dem, der vorn liegt. Die Ecu gehören sofort dir.
lesson-court_choice =
    Jemand an den Hof?
    Wer an den Hof geht, verlässt dich, rückt aber die Nadel des Königs um seine Stufe zu seiner Gattung hin. Tu es, wenn der König dann will, was du hast.
lesson-discard_request =
    Eine Bitte zu viel
    Behalte die Bitte, die du beim Festival erfüllen kannst. Welche das ist, sagt dir dein Ensemble.
lesson-after_encounters =
    Bevor neue Karten kommen
    Elster, Nachtigall und Eule wirken jetzt: Ecu, Nadel, Bitten. Jede hilft einmal je Spielzeit, und was ungenutzt bleibt, ist verloren.
lesson-nightingale_move =
    Die Nadel rücken
    Rück sie zu der Gattung, von der du am meisten hast. Beim Festival bezahlt der König nur Schauspieler der Gattung, die er sehen will.
lesson-chameleon_role =
    Welche Rolle spielt es?
    Das Chamäleon erhöht eine deiner Summen um 1 Stufe, bekommt aber selbst keinen Lohn. Nimm die Gattung, die der König will, wenn keine Bitte die andere braucht.
lesson-play_request =
    Welche Bitte spielst du aus?
    Ausspielen kannst du eine, die du jetzt erfüllst. Nimm die, die am meisten bringt; in Spielzeit 1 ausgespielt, bringt sie in Spielzeit 2 noch einmal etwas, wenn du sie dann auch erfüllst.
goal-season = Sammle vor dem Festival Schauspieler einer Gattung. Eine Aufführung nach des Königs Geschmack bringt { $n }, die beste das Doppelte.
goal-festival = Das Festival ist nah, und der König will jetzt { $genre }. Hab mehr davon als von der anderen Gattung, oder rück seine Nadel.
caution-few-cards =
    Dort liegen wenige Karten
    Allein dort bekämst du { $n }; vor den eingekreisten Städten liegen { $most }. Nimm mit weniger nur vorlieb, wenn du in jenen mit anderen rechnest.
caution-poor-star =
    Du kannst den Star nicht bezahlen
    Ein Schauspieler der Stufe 5 will einen Ecu. Bringt dort keine neuere Karte einen, ist er verloren: Segle woandershin oder hol dir erst einen.
caution-idle-magpie =
    Die Elster brächte Ecu
    Sie stiehlt einen und nimmt einen aus der Schatzkammer, einmal je Spielzeit. Warten bringt selten mehr.
caution-court-against =
    Die Nadel rückte in die falsche Richtung
    Du hast mehr { $genre }. Geht dieser Schauspieler an den Hof, rückt die Nadel davon weg, und er verlässt dich.
caution-good-request =
    Diese Bitte erfüllst du gerade
    Eine andere auf deiner Hand ist nicht erfüllt: Leg lieber die ab.

## Genres, cities
genre-comedy = Komödie
genre-tragedy = Tragödie
city-vernum = Vernum
city-aquilonia = Aquilonia
city-lugdunum = Lugdunum
city-caturiges = Caturiges
city-burdigala = Burdigala
city-otmus = Otmus
city-avenio = Avenio
city-elimberis = Elimberis

## Encounter cards
card-comedy_1_a = Pippin
card-comedy_1_b = Melisse
card-comedy_1_c = Hänsel Klee
card-comedy_1_d = Däumerlin
card-comedy_2_a = Skaramel
card-comedy_2_b = Bellina
card-comedy_2_c = Kapriol
card-comedy_2_d = Fiedelwitz
card-comedy_3_a = Pantaleon
card-comedy_3_b = Columbelle
card-comedy_3_c = Harlequil
card-comedy_4_a = Capitano Fanfaron
card-comedy_4_b = Madame Risolette
card-comedy_4_c = Trivelio
card-comedy_5_a = Zanni Grandioso
card-comedy_5_b = Dame Hilaria
card-tragedy_1_a = Grämlin
card-tragedy_1_b = Zobel
card-tragedy_1_c = Wisp Hohlweg
card-tragedy_1_d = Lachryme
card-tragedy_2_a = Oristeo
card-tragedy_2_b = Phädrine
card-tragedy_2_c = Kassandrel
card-tragedy_2_d = Umbriel
card-tragedy_3_a = Melpomena
card-tragedy_3_b = Agamor
card-tragedy_3_c = Antigonelle
card-tragedy_4_a = Baron Threnos
card-tragedy_4_b = Lady Elegia
card-tragedy_4_c = Hekubert
card-tragedy_5_a = Maestro Lamento
card-tragedy_5_b = Königin Dolorosa
card-chameleon = Chamäleon
card-ox = Ochse
card-horse = Pferd
card-fox = Fuchs
card-bear = Bär
card-elephant = Elefant
card-tortoise = Schildkröte
card-owl = Eule
card-magpie = Elster
card-nightingale = Nachtigall
card-alms_1 = Karges Almosen
card-alms_2 = Ordentliches Almosen
card-alms_3 = Almosen eines Gönners
actor-note = { $genre }n-Darsteller, Stufe { $level }.
entertainer-note = Ein Gaukler.
entertainer-ready = Bereit.
entertainer-used = In dieser Spielzeit schon benutzt.

## Effects
effect-none = Keine Wirkung.
effect-coins = Nimm { $n } Ecu aus der Schatzkammer.
effect-steal =
    { $n ->
        [one] Stiehl jemandem { $n } Ecu.
       *[other] Stiehl jemandem bis zu { $n } Ecu.
    }
effect-travel_return = Nimm alle ausgespielten Reisekarten zurück.
effect-impresario = Stelle einen Impresario auf die Bühne, dann nimm 1 Ecu für jeden Impresario dort.
effect-pay_or_lose = Zahle { $n } Ecu, sonst ist der Schauspieler verloren.
effect-guard_destination = Zeige die Reisekarte, bevor die anderen wählen: In diese Stadt darf in dieser Runde kein anderer Spieler segeln. Befreundete Ensembles dürfen es.
effect-second_destination = Wähle eine zweite Reisekarte und besuche beide Städte.
effect-replace_destination = Nimm eine aufgedeckte Reisekarte zurück und segle stattdessen in eine andere Stadt der Hand.
effect-count_as_alone = In einer geteilten Stadt: die Karten abhandeln, als wäre niemand sonst da; die anderen Spieler dort ziehen je eine Bitte.
effect-swap_rows =
    { $n ->
        [0] Vertausche alle Karten vor zwei Städten.
       *[other] Vertausche alle Karten vor zwei benachbarten Städten.
    }
effect-draw_requests =
    { $n ->
        [one] Ziehe { $n } Geheime Bitte; sind es dann zu viele, lege eine ab.
       *[other] Ziehe { $n } Geheime Bitten, eine nach der anderen; sobald es zu viele sind, lege erst eine ab.
    }
effect-mood = Bewege die Nadel { $n } bis { $most } Felder in eine beliebige Richtung.
effect-count_as_level =
    { $n ->
        [one] Zählt beim Festival als { $n } Stufe Komödie oder Tragödie, nach Wahl. Ist kein Schauspieler.
       *[other] Zählt beim Festival als { $n } Stufen Komödie oder Tragödie, nach Wahl. Ist kein Schauspieler.
    }
window-before_travel = Bevor die Reisekarten gewählt werden.
window-with_travel_choice = Geheim, mit der Wahl des Reiseziels.
window-after_reveal = Wenn alle Reisekarten aufgedeckt sind.
window-after_encounters = Wenn die Begegnungen vorbei sind.
window-season_end = Von selbst, am Ende der Spielzeit.

## Requests
request-kings_favourite = Des Königs Liebling
request-royal_critic = Der Hofkritiker
request-dowager = Die trotzige Witwe
request-ambassador = Der Gesandte
request-dauphin = Der fröhliche Dauphin
request-duchess = Die weinende Herzogin
request-dancing_master = Der Tanzmeister
request-confessor = Der Beichtvater
request-quartermaster = Der Quartiermeister
request-recluse = Der Einsiedler
request-chamberlain = Der Kämmerer
request-portraitist = Der Hofmaler
request-governess = Die Gouvernante
request-matchmaker = Die Ehestifterin
request-choirmaster = Der Chorleiter
request-stage_warden = Der Bühnenvogt
request-physician = Der Leibarzt
request-astrologer = Der Sterndeuter
request-almoner = Der Großalmosenier
request-menagerist = Der Menageriewärter
request-cartographer = Der Kartenzeichner
request-gatekeeper = Der Torwächter
request-pay = Bringt { $pay } Ecu.
request-met = Jetzt erfüllt.
request-not-met = Jetzt nicht erfüllt.
condition-best_show = Die beste Aufführung von allen (auch bei Gleichstand).
condition-pleases = Die Aufführung gefällt dem König um { $least } oder mehr.
condition-displeases = Was der König nicht sehen will, überwiegt im Ensemble um { $least } oder mehr.
condition-balanced = Die beiden Summen liegen höchstens { $most } auseinander, und jede beträgt { $least } oder mehr.
condition-actor_count-comedy = Mindestens { $least } Komödien-Darsteller.
condition-actor_count-comedy-most = Höchstens { $most } Komödien-Darsteller.
condition-actor_count-comedy-between = { $least } bis { $most } Komödien-Darsteller.
condition-actor_count-tragedy = Mindestens { $least } Tragödien-Darsteller.
condition-actor_count-tragedy-most = Höchstens { $most } Tragödien-Darsteller.
condition-actor_count-tragedy-between = { $least } bis { $most } Tragödien-Darsteller.
condition-actor_count-any = Mindestens { $least } Schauspieler.
condition-actor_count-any-most = Höchstens { $most } Schauspieler.
condition-actor_count-any-between = { $least } bis { $most } Schauspieler.
condition-level_sum-comedy = Die Komödien-Stufen ergeben { $least } oder mehr.
condition-level_sum-comedy-most = Die Komödien-Stufen ergeben höchstens { $most }.
condition-level_sum-comedy-between = Die Komödien-Stufen ergeben { $least } bis { $most }.
condition-level_sum-tragedy = Die Tragödien-Stufen ergeben { $least } oder mehr.
condition-level_sum-tragedy-most = Die Tragödien-Stufen ergeben höchstens { $most }.
condition-level_sum-tragedy-between = Die Tragödien-Stufen ergeben { $least } bis { $most }.
condition-distinct_levels =
    { $least ->
        [one] Die Schauspieler zeigen mindestens { $least } Stufe.
       *[other] Die Schauspieler zeigen mindestens { $least } verschiedene Stufen.
    }
condition-distinct_levels-most =
    { $most ->
        [one] Die Schauspieler zeigen höchstens { $most } Stufe.
       *[other] Die Schauspieler zeigen höchstens { $most } verschiedene Stufen.
    }
condition-distinct_levels-between = Die Schauspieler zeigen { $least } bis { $most } verschiedene Stufen.
condition-level_count =
    { $least ->
        [one] Mindestens ein Schauspieler der Stufe { $levels }.
       *[other] Mindestens { $least } Schauspieler der Stufe { $levels }.
    }
either = { $first } oder { $last }
condition-mixed_pairs =
    { $least ->
        [one] Mindestens { $least } Paar aus Komödien- und Tragödien-Darsteller gleicher Stufe.
       *[other] Mindestens { $least } Paare aus Komödien- und Tragödien-Darsteller gleicher Stufe.
    }
condition-mixed_pairs-most =
    { $most ->
        [one] Höchstens { $most } Paar aus Komödien- und Tragödien-Darsteller gleicher Stufe.
       *[other] Höchstens { $most } Paare aus Komödien- und Tragödien-Darsteller gleicher Stufe.
    }
condition-mixed_pairs-between = { $least } bis { $most } Paare aus Komödien- und Tragödien-Darsteller gleicher Stufe.
condition-same_level = Mindestens { $least } Schauspieler ein und derselben Stufe.
condition-same_level-most = Von keiner Stufe mehr als { $most } Schauspieler.
condition-same_level-between = { $least } bis { $most } Schauspieler ein und derselben Stufe.
condition-impresarios_on_stage =
    { $least ->
        [one] Mindestens einer der eigenen Impresarios steht auf der Bühne.
       *[other] Mindestens { $least } der eigenen Impresarios stehen auf der Bühne.
    }
condition-impresarios_on_stage-most =
    { $most ->
        [one] Höchstens einer der eigenen Impresarios steht auf der Bühne.
       *[other] Höchstens { $most } der eigenen Impresarios stehen auf der Bühne.
    }
condition-impresarios_on_stage-between = { $least } bis { $most } der eigenen Impresarios stehen auf der Bühne.
condition-needle = Die Nadel steht auf Feld { $least } oder weiter außen, egal auf welcher Seite.
condition-needle-most = Die Nadel steht auf Feld { $most } oder näher an der Mitte, egal auf welcher Seite.
condition-needle-between = Die Nadel steht auf Feld { $least } bis { $most }, egal auf welcher Seite.
condition-coins_rank = Kein anderer Spieler hat weniger Ecu; gezählt wird, bevor Bitten etwas bringen.
condition-entertainer_count = Mindestens { $least } Gaukler.
condition-entertainer_count-most = Höchstens { $most } Gaukler.
condition-entertainer_count-between = { $least } bis { $most } Gaukler.
condition-travel_hand =
    { $least ->
        [one] Mindestens { $least } Reisekarte auf der Hand.
       *[other] Mindestens { $least } Reisekarten auf der Hand.
    }
condition-travel_hand-most =
    { $most ->
        [one] Höchstens { $most } Reisekarte auf der Hand.
       *[other] Höchstens { $most } Reisekarten auf der Hand.
    }
condition-travel_hand-between = { $least } bis { $most } Reisekarten auf der Hand.

## The table
status-round = Spielzeit { $season }, Runde { $round } ({ $left ->
        [0] die letzte der Spielzeit
        [one] danach noch { $left } Runde
       *[other] danach noch { $left } Runden
    })
status-lead = { $seat } hat den Vortritt
phase-before_travel = Vor der Reise
phase-travel = Alle wählen geheim eine Stadt
phase-after_reveal = Die Reisekarten liegen offen
phase-encounters = Begegnungen
phase-after_encounters = Neue Gelegenheiten
phase-festival = Festival
phase-over = Die Partie ist zu Ende
zone-theatre = Theater
zone-gauge = Des Königs Stimmung
zone-stage = Bühne
zone-cities = Städte
zone-friend = Befreundetes Ensemble von { $seat }: noch offene Städte
zone-mat = { $seat }
zone-travel = Reisekarten
zone-company = Auf der Hand
zone-ensemble = Ensemble
zone-entertainers = Gaukler
zone-requests = Geheime Bitten
zone-kept = Ausgespielte Bitten
needle-at = { $genre } { $space }
next-stage = die nächste Stufe 3 bringt { $pay } Ecu
counter-deck = Stapel
counter-discards = Abgelegt
counter-requests = Bitten
counter-request-discards = Abgelegte Bitten
counter-ecus = Ecu
counter-festival = Wäre jetzt Festival
counter-impresarios = Impresarios
counter-hidden-requests = Bitten
piece-impresario = Impresario
piece-waiting = Karavelle wartet
piece-anchored = Karavelle
piece-friend-waiting = befreundete Karavelle wartet
piece-friend-anchored = befreundete Karavelle
piece-drawn = gezogen: { $number }
piece-shown = { $number } (gezeigt)
piece-played = { $number } (gespielt)
piece-picked = { $number } (gewählt)
note-guarded = bewacht von { $seat }
note-marked = { $seat } handelt hier wie allein
note-deciding = wählt noch

## Questions
prompt-before_travel = Setzt du einen Gaukler ein, bevor die Reisekarten gewählt werden?
prompt-ox_city = Ochse: Welche Stadt bewachst und besuchst du?
prompt-choose_travel = Wohin segelt deine Truppe?
prompt-choose_second_city = Pferd: Segelst du noch in eine zweite Stadt?
prompt-after_reveal = Alle Karten liegen offen: Setzt du jetzt einen Gaukler ein?
prompt-fox_from = Fuchs: Welche Reise gibst du auf?
prompt-fox_to = Fuchs: Wohin segelst du statt nach { $city }?
prompt-bear_city = Bär: In welcher Stadt handelst du, als wärst du allein?
prompt-elephant_first = Elefant: Welche Reihe tauschst du?
prompt-elephant_second = Elefant: Mit welcher Reihe tauschst du die von { $city }?
prompt-steal_target = Wen bestiehlst du?
prompt-court_choice = Schickst du einen der neuen Schauspieler an den Hof?
prompt-discard_request = Du hast zu viele Bitten. Welche legst du ab?
prompt-after_encounters = Setzt du einen Gaukler ein, bevor neue Karten kommen?
prompt-nightingale_move = Nachtigall: Wohin bewegt sich die Nadel?
prompt-chameleon_role = Welche Rolle spielt das Chamäleon?
prompt-play_request = Welche Bitte spielst du aus?
prompt-short-before_travel = ob du einen Gaukler einsetzt
prompt-short-ox_city = welche Stadt der Ochse bewacht
prompt-short-choose_travel = wohin du segelst
prompt-short-choose_second_city = ob du in eine zweite Stadt segelst
prompt-short-after_reveal = ob du einen Gaukler einsetzt
prompt-short-fox_from = welche Reise du aufgibst
prompt-short-fox_to = wohin du stattdessen segelst
prompt-short-bear_city = wo der Bär wirkt
prompt-short-elephant_first = welche Reihe du tauschst
prompt-short-elephant_second = mit welcher Reihe du sie tauschst
prompt-short-steal_target = wen du bestiehlst
prompt-short-court_choice = wen du an den Hof schickst
prompt-short-discard_request = welche Bitte du ablegst
prompt-short-after_encounters = ob du einen Gaukler einsetzt
prompt-short-nightingale_move = wohin sich die Nadel bewegt
prompt-short-chameleon_role = welche Rolle das Chamäleon spielt
prompt-short-play_request = welche Bitte du ausspielst

## Options
option-city = { $number } { $city }
option-use = Einsetzen: { $card }
option-before_travel-pass = Passen
option-after_reveal-pass = Passen
option-after_encounters-pass = Passen
option-choose_second_city-none = Eine Stadt reicht
option-steal = { $seat } bestehlen

option-steal-effect = hat { $ecus } Ecu
option-court = { $card } (Stufe { $level }) an den Hof schicken
option-court_choice-none = Alle behalten
option-discard_request = „{ $request }“ ablegen (bringt { $pay } Ecu)
option-play_request = „{ $request }“ ausspielen: { $pay } Ecu
option-play_request-none = Keine
warn-request =
    { $ecus ->
        [one] { $ecus } Ecu verfällt: Es ist das letzte Festival
       *[other] { $ecus } Ecu verfallen: Es ist das letzte Festival
    }
option-role-comedy = Komödie
option-role-tragedy = Tragödie
option-needle-comedy =
    { $steps ->
        [one] { $steps } Feld Richtung Komödie
       *[other] { $steps } Felder Richtung Komödie
    }
option-needle-tragedy =
    { $steps ->
        [one] { $steps } Feld Richtung Tragödie
       *[other] { $steps } Felder Richtung Tragödie
    }
forecast = allein: { $alone }; geteilt: { $shared }
forecast-guarded = allein, denn sonst darf niemand dorthin: { $alone }
forecast-friend = geteilt mit deinem befreundeten Ensemble: { $shared }
forecast-request = eine Geheime Bitte
forecast-ecus = { $ecus } Ecu
forecast-cards-back = Reisekarten zurück
forecast-shared = eine Bitte, Nadel auf { $needle }

## What happened
event-dealt = Neu vor { $city }: { $card }.
event-tossed = Die Münze zeigt: { $genre }.
event-round = Spielzeit { $season }, Runde { $round }: { $seat } hat den Vortritt.
event-used = { $seat } setzt einen Gaukler ein: { $entertainer }.
event-guarded = { $seat } bewacht { $city }.
event-revealed =
    { $number ->
        [0] { $seat } segelt nach { $city }.
        [1] { $seat } segelt auch nach { $city }.
       *[other] { $seat } segelt wie gezeigt nach { $city }.
    }
event-friend-drew = { $seat } zieht { $city } für das befreundete Ensemble.
event-friend-drew-hidden = { $seat } zieht eine Karte für das befreundete Ensemble.
event-friend-revealed = Das befreundete Ensemble von { $seat } segelt nach { $city }.
event-changed-course = { $seat } kehrt vor { $from } um und segelt nach { $city }.
event-marked = { $seat } handelt in { $city } wie allein.
event-swapped = { $seat } vertauscht die Reihen von { $from } und { $city }.
event-returned-travel =
    { $number ->
        [one] { $seat } nimmt { $number } Reisekarte zurück.
       *[other] { $seat } nimmt { $number } Reisekarten zurück.
    }
event-took-coins = { $seat } nimmt { $number } Ecu.
event-stole = { $seat } stiehlt { $number } Ecu von { $victim }.
event-placed = { $seat } stellt einen Impresario auf die Bühne.
event-stage-paid = Die Bühne bringt { $number } Ecu für { $seat }.
event-paid-fee = { $seat } zahlt { $number } Ecu für { $card }.
event-lost-actor = { $seat } kann { $card } nicht bezahlen und verliert die Karte.
event-arrived =
    { $number ->
        [1] { $seat } ist allein in { $city }.
       *[other] { $cards ->
            [0] Der Bär: { $seat } handelt in { $city } wie allein, aber dort liegen keine Karten.
           *[other] Der Bär: Die Karten von { $city } gehen an { $seat }.
        }
    }
event-gained = { $seat } wirbt einen Gaukler an: { $entertainer }.
event-court = { $seat } schickt { $card } an den Hof.
event-needle = Die Nadel zeigt auf { $genre } { $space }.
event-mood = Der König will jetzt eine { $genre }; alle Impresarios gehen heim.
event-shared =
    { $number ->
        [0] In { $city } ist niemand allein; Karten lagen dort keine.
       *[other] In { $city } ist niemand allein: Die Karten dort sind verloren.
    }
event-friend-alone =
    { $number ->
        [0] Das befreundete Ensemble von { $seat } findet in { $city } keine Karten.
       *[other] Das befreundete Ensemble von { $seat } ist allein in { $city }: Die Karten dort werden abgelegt.
    }
event-drew = { $seat } zieht „{ $request }“.
event-drew-hidden = { $seat } zieht eine Geheime Bitte.
event-discarded = { $seat } legt „{ $request }“ ab.
event-discarded-hidden = { $seat } legt eine Geheime Bitte ab.
event-reshuffled = Die abgelegten Bitten werden zum neuen Stapel.
event-friend-reshuffled = Das befreundete Ensemble von { $seat } mischt seine Reisekarten.
event-festival = Festival der Spielzeit { $season }: Der König will eine { $genre }.
event-role = Das Chamäleon von { $seat } spielt { $genre }.
event-paid-actors = { $seat } erhält { $number } Ecu für passende Schauspieler.
event-paid-show =
    { $best ->
        [0] Dem König gefällt die Aufführung von { $seat }: { $number } Ecu.
       *[other] { $seat } zeigt die beste Aufführung: { $number } Ecu.
    }
event-showed = { $seat } spielt „{ $request }“ aus und erhält { $number } Ecu.
event-paid-again = „{ $request }“ von { $seat } zahlt sich noch einmal aus: { $number } Ecu.
event-season = Spielzeit { $season } beginnt.
event-ended = Das letzte Festival ist vorbei.

## Why not
why-over = Die Partie ist zu Ende.
why-not-asked = Du bist gerade nicht gefragt; der Tisch wartet auf jemand anderen.
why-other-question = Darum geht es gerade nicht. Du entscheidest, { $question }.
why-no-such-place = So etwas gibt es auf diesem Tisch nicht.
why-card-played = Deine Reisekarte { $number } liegt auf deinem Ablagestapel; sie kommt mit allen anderen zurück.
why-card-shown = Deine Reisekarte { $number } ist nicht auf deiner Hand.
why-card-picked = Deine Reisekarte { $number } ist schon als erste Stadt gewählt.
why-guarded = { $seat } bewacht diese Stadt in dieser Runde mit dem Ochsen.
why-not-shared = In dieser Stadt bist du mit keiner anderen Truppe zusammen.
why-empty-row = Vor dieser Stadt liegen keine Karten.
why-not-there = Deine Karavelle wartet hier nicht, oder dein Bär hält dich fest.
why-no-swap = Diese Reihe lässt sich nicht tauschen: nur benachbarte Städte, keine, die jemand anders bewacht, und nicht zwei leere.
why-yourself = Du kannst dich nicht selbst bestehlen.
why-nothing-to-steal = Hier gibt es nichts zu stehlen.
why-not-yours = Das gehört jemand anderem.
why-used = In dieser Spielzeit schon benutzt; in der nächsten ist die Karte wieder bereit.
why-used-last = Schon benutzt, und dies ist die letzte Spielzeit.
why-not-its-moment = Jetzt nicht. Die Karte hat ihren eigenen Zeitpunkt: { $window }
why-choose_travel = Wähle erst deine erste Stadt; danach wirst du nach einer zweiten gefragt.
why-choose_second_city = Du wirst gerade gefragt: Wähle eine zweite Stadt oder keine.
why-chameleon_role = Danach wirst du gerade gefragt: Sag, welche Gattung es spielt.
why-few-cards =
    { $number ->
        [one] Dafür brauchst du { $number } Reisekarte auf der Hand.
       *[other] Dafür brauchst du { $number } Reisekarten auf der Hand.
    }
why-no-use = Jetzt könnte die Karte nichts bewirken.
why-not-met = Die Bedingung ist nicht erfüllt: { $condition }

## Score sheet
score-heading = Der Vorhang fällt
score-part-road = Auf der Reise
score-part-festivals = Bei den Festivals
score-unit = Ecu
score-start = Start
score-alms = Almosen
score-stage = Bühne
score-thefts = Diebstähle
score-fees = Stargagen
score-entertainers = Gaukler
score-actors = Passende Schauspieler
score-shows = Aufführungen
score-requests = Geheime Bitten
points-amount = { $points } Ecu
shell-points-over-time = Ecu im Verlauf
title-name = Histrio

## On the shelf
title-motto = Ahne, wohin die anderen segeln. Rühre den König zu Tränen.
title-minutes = 40 Min.

## Scenes
scene-festival = Das Festival der Spielzeit { $n }
scene-festival-last = Das letzte Festival
scene-festival-wants = Der König will eine { $genre }
scene-troupe = Truppe
scene-ecus = Ecu
scene-ensemble = Ensemble
scene-chameleon-note = für eine Seite
scene-chameleon-role = { $genre } +{ $n }
scene-actors = Schauspieler
scene-actors-note = je { $n }
scene-show = Aufführung
scene-show-note = gefällt { $liked }, beste { $best }
scene-show-best = beste Aufführung
scene-show-liked = gefällt
scene-show-disliked = gefällt nicht
scene-requests = Bitte
scene-requests-note = geheim gewählt
scene-requests-coming = Alle wählen geheim eine Bitte oder keine, dann wird aufgedeckt.
scene-request-none = keine
scene-again = Noch einmal
scene-again-note = in Spielzeit 1 ausgespielt
scene-again-none = keine ausgespielt
scene-round = Spielzeit { $season }, Runde { $n }

# What a position is worth, part by part.
term-ecus = Ecu in der Hand
term-festival = Aussichten auf das Festival
term-requests = Geheime Bitten
term-entertainers = Gaukler zum Einsetzen
term-impresarios = Impresarios auf der Bühne
term-journeys = die nächsten Reisen

## What a thing is, and what it is worth now
kind-city = Stadt, { $n ->
        [0] keine Karte davor
        [one] { $n } Karte davor
       *[other] { $n } Karten davor
    }
kind-row-actor = Schauspieler vor { $city }
kind-row-entertainer = Gaukler vor { $city }
kind-row-alms = Almosen vor { $city }
kind-ensemble = Schauspieler im Ensemble von { $seat }
kind-company = Neu in der Truppe von { $seat }
kind-entertainer-ready = Gaukler von { $seat }, bereit
kind-entertainer-used = Gaukler von { $seat }, benutzt
kind-request-own = Geheime Bitte, nur du siehst sie
kind-request-shown = Von { $seat } ausgespielte Bitte
kind-request-box = Geheime Bitte, eine von { $n }
label-alone = Allein
label-shared = Geteilt
label-festival = Festival
label-court = An den Hof
label-keep = Behalten
label-comes = Kann kommen
label-waits = Wartet
label-anchored = Vor Anker
label-free = Frei
label-pays = Bringt
label-where = Wo
label-now = Jetzt
label-turns = Kippt nach
label-actors = Schauspieler
label-show = Aufführung
label-kept = Ausgespielte Bitten
worth-now = sofort
worth-alone = sofort, wenn du hier allein bist
worth-fee = die Gage, wenn du hier allein bist
worth-unpaid = allein hier könntest du nicht zahlen: Der Schauspieler wäre verloren
worth-back =
    { $n ->
        [0] allein hier kommt die Reisekarte dieser Fahrt sofort zurück
        [one] allein hier kommt deine gespielte Reisekarte zurück und die dieser Fahrt dazu
       *[other] allein hier kommen deine { $n } gespielten Reisekarten zurück und die dieser Fahrt dazu
    }
worth-nothing-now = sofort nichts
worth-festival-now = wäre jetzt Festival: { $sums }
worth-sum = { $genre } { $before } → { $after }
worth-festival =
    { $n ->
        [0] nichts, wäre jetzt Festival
       *[other] für Schauspieler und Aufführung, wäre jetzt Festival
    }
worth-needle = die Nadel geht auf { $needle }
worth-turns = die Nadel geht auf { $needle }: Die Stimmung kippt, alle Impresarios gehen heim
worth-share = Anteil am Lohn, wäre jetzt Festival
worth-share-none = nichts, wäre jetzt Festival
worth-share-against = ohne diesen Schauspieler zahlte der König mehr: Er will das andere sehen
worth-use = beim Einsetzen
worth-returns =
    { $n ->
        [0] keine Reisekarte ist gespielt, also kommt keine zurück
        [one] { $n } Reisekarte kommt zurück
       *[other] { $n } Reisekarten kommen zurück
    }
worth-guard_destination =
    { $n ->
        [0] keine Stadt auf der Hand zum Bewachen
        [one] die eine Stadt auf der Hand lässt sich bewachen
       *[other] eine von { $n } Städten auf der Hand lässt sich bewachen
    }
worth-replace_destination =
    { $n ->
        [one] { $n } Stadt auf der Hand zum Ausweichen
       *[other] { $n } Städte auf der Hand zum Ausweichen
    }
worth-second_destination =
    { $n ->
        [one] { $n } Reisekarte auf der Hand; nötig: { $needed }
       *[other] { $n } Reisekarten auf der Hand; nötig: { $needed }
    }
worth-shared = jetzt geteilt: { $cities }
worth-not-shared = gerade keine geteilte Stadt
worth-swap_rows = zwei beliebige Nachbarn, auch wo du nicht bist
worth-count_as_level = wäre jetzt Festival, als das, was der König sehen will
worth-draw = { $held } von { $limit } Bitten auf der Hand, also dürfen alle { $n } gezogenen bleiben
worth-draw-over = { $held } von { $limit } Bitten auf der Hand, also können nicht alle { $n } gezogenen bleiben
worth-mood =
    { $n ->
        [one] { $n } Schritt bis zur anderen Seite: zu weit
       *[other] { $n } Schritte bis zur anderen Seite: zu weit
    }
worth-mood-turns =
    { $n ->
        [one] { $n } Schritt bis zur anderen Seite: Die Stimmung kann kippen
       *[other] { $n } Schritte bis zur anderen Seite: Die Stimmung kann kippen
    }
price-entertainer = nichts; danach liegt die Karte bis zum Ende der Spielzeit quer
left-ready = einmal in dieser und einmal in der nächsten Spielzeit
left-ready-last = einmal, dies ist die letzte Spielzeit
left-used = in der nächsten Spielzeit wieder bereit
left-used-last = nichts, dies ist die letzte Spielzeit
worth-met = jetzt erfüllt
worth-unmet = jetzt nicht erfüllt
worth-short = { $now } von { $least }, noch nicht erfüllt
worth-over = jetzt { $now }, erlaubt sind höchstens { $most }
worth-would = erfüllt wäre sie in { $cities }
worth-chameleon =
    { $n ->
        [one] seine { $n } Stufe zählt hier mit, als Komödie oder Tragödie
       *[other] seine { $n } Stufen zählen hier mit, als Komödie oder Tragödie
    }
pays-hand = { $pay } Ecu, wenn du sie bei einem Festival ausspielst; eine Bitte je Spielzeit
pays-again = noch einmal { $pay } Ecu beim Festival der Spielzeit 2, wenn sie dann erfüllt ist
pays-last = { $pay } Ecu, sooft sie erfüllt war
where-shown = ausgespielt von { $seat }
where-hand = auf deiner Hand
where-discarded = von dir abgelegt
where-unknown = im Stapel, abgelegt oder auf irgendeiner Hand
king-wants = { $genre }, Feld { $space }
king-turns =
    { $n ->
        [one] { $n } Schritt zur anderen Seite
       *[other] { $n } Schritten zur anderen Seite
    }
left-deck = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $rounds ->
        [0] dies ist die letzte Runde
        [one] genug für noch { $rounds } Runde
       *[other] genug für noch { $rounds } Runden
    }
left-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
stage-of = { $seat }: { $n }
stage-empty = niemand
worth-stage = für die nächste Stufe 3
worth-actors = { $n } für jeden, den der König sehen will
worth-kept =
    { $n ->
        [one] 1, die offen liegt, wenn sie wieder erfüllt ist
       *[other] { $n }, die offen liegen, soweit wieder erfüllt
    }
show-best = die beste: Das Gewünschte führt um { $lead }
show-liked = gefällt: Das Gewünschte führt um { $lead }
show-none = gefällt nicht: Das Gewünschte führt nicht
shared-turns = eine Bitte, Nadel auf { $needle }: Die Stimmung kippt
friend-of = befreundet mit { $seat }

## Signs
signs-king = Der König
signs-piles = Die Stapel
signs-actors = Schauspieler: was die Stufe tut
signs-when = Gaukler: wann
signs-journey = Die Reise
signs-purse = Ecu und Bitten
signs-seats = Truppen
sign-comedy = Komödie
sign-comedy-says = Lacht und ist gelb. Die rechte Hälfte des Bogens.
sign-tragedy = Tragödie
sign-tragedy-says = Weint und ist rot. Die linke Hälfte des Bogens.
sign-needle = Nadel
sign-needle-says = Wo sie steht, das will der König sehen. Jede Seite hat { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
sign-ghost = Vorschau
sign-ghost-says = Hier stünde die Nadel, wenn du das tust.
sign-impresario = Impresario
sign-impresario-says = Jeder auf der Bühne lässt die nächste Stufe 3 mehr bringen. Kippt die Stimmung, gehen alle heim.
sign-first = Zuerst
sign-first-says = Die neueste Karte einer Reihe. Sie wird zuerst abgehandelt.
sign-deck = Karten übrig
sign-deck-says = Jede Runde kommt eine vor jede Stadt. Ist der Stapel leer, folgt das Festival.
sign-discard = Abgelegt
sign-discard-says = In geteilten Städten verloren, verbraucht oder am Hof.
sign-pile = Bitten
sign-pile-says = Zum Ziehen, verdeckt.
sign-request-discards-says = Verdeckt abgelegt. Sie werden gemischt, wenn der Stapel leer ist.
sign-level = { $n }, { $name }
sign-effect-travel_return = Heimkehr
sign-effect-steal = flinke Finger
sign-effect-impresario = Theaterkasse
sign-effect-pay_or_lose = Stargage
sign-effect-coins = volle Börse
sign-effect-none = stiller Stolz
sign-used = Benutzt
sign-used-says = Liegt quer. In der nächsten Spielzeit wieder bereit.
sign-caravel = Karavelle
sign-caravel-says = Jemand wartet vor dieser Stadt.
sign-anchor = Vor Anker
sign-anchor-says = Diese Reisekarte ist gespielt. Sie kommt mit allen anderen zurück.
sign-guard = Bewacht
sign-guard-says = Niemand sonst darf in dieser Runde hierher segeln.
sign-paw = Zeichen des Bären
sign-paw-says = Diese Truppe handelt die geteilte Stadt ab, als wäre sie allein.
sign-shows = Gezeigt
sign-shows-says = Diese Reisekarte liegt schon offen.
sign-free = Freie Stadt
sign-free-says = Dorthin kann diese Truppe noch segeln. Durchgestrichen: nicht mehr.
sign-lead = Vortritt
sign-lead-says = Zuerst, wo es auf die Reihenfolge ankommt. Wechselt nach jeder Runde.
sign-seat-says = Daran erkennst du Schiffe, Impresarios und Auslage dieser Truppe.
sign-ecu = Ecu
sign-ecu-says = Das Geld, und die einzige Wertung.
sign-alms = Almosen
sign-alms-says = Ecu für den, der allein kommt.
sign-request = Geheime Bitte
sign-request-says = Bringt beim Festival etwas, wenn sie erfüllt ist. Höchstens { $limit } auf der Hand.
sign-met = Jetzt erfüllt
sign-met-says = Wäre jetzt Festival, könntest du sie ausspielen.
sign-progress = Unterwegs
sign-progress-says = So viel hast du, so viel verlangt sie.
sign-now = Wäre jetzt Festival
sign-now-says = Der Lohn des Königs jetzt: { $actor } für jeden Schauspieler, den er sehen will, { $show } für eine Aufführung, die ihm gefällt, mehr für die beste.
sign-difference = Unterschied
sign-difference-says = Das Gewünschte minus das andere. Über 0 gefällt es, der größte ist der beste.
sign-theatre-says = Das Haus des Königs: Nadel, Bühne und Stapel.
sign-city-says = Allein bekommst du hier alle Karten, die neueste zuerst. Geteilt sind sie verloren, die Nadel rückt, und jeder Spieler zieht eine Bitte.
sign-friend-says = Segelt nach Zufall, jede Runde eine Karte. Es nimmt nichts mit, aber wo es dich trifft, ist die Stadt geteilt.
sign-troupe-says = Eine Truppe mit Geld, Reisekarten, Schauspielern, Gauklern und Bitten. Zeig auf jedes davon, um mehr zu erfahren.
sign-travel-says = Eine für jede Stadt. Gespielte kommen alle zusammen zurück: durch eine Heimkehr oder wenn nur noch eine auf der Hand ist.
sign-company-says = Von den neuen Schauspielern darf einer an den Hof, die anderen kommen ins Ensemble.
sign-ensemble-says = Beim Festival bringt jeder etwas, den der König sehen will, und alle Stufen zählen für die Aufführung.
sign-entertainer-says = Einmal je Spielzeit, zu seinem Zeitpunkt. Er bleibt bis zum Ende der Partie; niemand kann ihn wegnehmen.
