## Board
board-genre-comedy = Komödie
board-genre-tragedy = Tragödie
board-plaque = { $genre } { $space }
board-stage = { $n } auf der Bühne, nächste Stufe 3 bringt { $pay }
board-deck =
    { $rounds ->
        [one] Karten, noch { $rounds } Runde
       *[other] Karten, noch { $rounds } Runden
    }
board-discarded = abgelegt
board-requests = Bitten
board-sheet-unseen = Noch nicht gesehene Karten
board-unseen-note = Noch im Stapel, die Reihenfolge ist unbekannt.
board-unseen-none = Alle Karten dieser Spielzeit sind aufgetaucht.
board-sheet-discards = Abgelegte Karten
board-sheet-requests = Alle Bitten
board-requests-all = Jede Bitte der Schachtel und wie nah du ihr bist. Zeig auf eine oder drücke sie lang, um mehr zu erfahren.
board-discards-none = Noch nichts abgelegt.
board-close = Schließen
board-first = zuerst
board-alms = Almosen
board-ecus = Ecu
board-effect-none = Keine Wirkung
board-effect-travel_return = Karten zurück
board-effect-steal = Stiehl { $n }
board-effect-impresario = Bringt { $n }
board-effect-pay_or_lose = Zahle { $n }
board-effect-coins = Nimm { $n }
board-window-before_travel = Vor der Reise
board-window-with_travel_choice = Bei der Wahl
board-window-after_reveal = Karten offen
board-window-after_encounters = Rundenende
board-window-season_end = Spielzeitende
board-used = benutzt
board-card-actor = { $name }, { $genre } Stufe { $level }, { $effect }
board-card-entertainer = { $name }, Gaukler, { $window }
board-card-alms = { $name }, Almosen { $n }
board-city = { $number } { $city }. Karten: { $cards }
board-city-empty = { $number } { $city }. Keine Karten
board-city-played = Deine Karavelle liegt hier vor Anker.
board-city-guarded = { $seat } bewacht sie mit dem Ochsen.
board-city-marked = { $seat } handelt hier wie allein.
board-city-ships = Hier warten: { $who }
board-city-anchored = Vor Anker: { $who }
board-friend = das befreundete Ensemble von { $seat }
board-preview = Wenn du nach { $city } segelst
board-preview-hint = Sieh dir eine Stadt an: Hier steht, was die Reise brächte.
board-preview-idle = Was eine Reise brächte, siehst du hier, sobald du eine Stadt wählst.
board-alone = Allein
board-shared = Geteilt
board-shared-friend = Geteilt, mit deinem Freund
board-preview-gain = nimm { $n } Ecu
board-preview-pay = zahle { $n } Ecu
board-preview-back = alle Karten zurück
board-preview-court = einer an den Hof?
board-preview-unpaid = { $card } geht unbezahlt
board-preview-lost =
    { $n ->
        [0] keine Karte ist verloren
        [1] die Karte ist verloren
        [2] beide sind verloren
       *[other] alle { $n } sind verloren
    }
board-preview-king = König { $from } → { $to }
board-preview-turns = König auf { $genre } { $space }
board-preview-stays = der König bleibt
board-preview-home = Kulisse dreht
board-preview-request = eine Bitte
board-from-to = { $from } → { $to }
board-court = An den Hof?
board-court-now = Alle behalten
board-court-show = Differenz { $difference }
board-needle = Wohin geht die Nadel?
board-role = Welche Rolle spielt das Chamäleon?
board-you = du
board-ended-now = wäre jetzt Schluss { $n }
board-now = jetzt { $n }
board-now-tip = Was Schauspieler, Aufführung und ausgespielte Bitten brächten, wenn die Spielzeit jetzt endete.
board-travel-note = { $hand } auf der Hand, { $anchor } ausgespielt
board-travel-card = Reisekarte { $number }, { $city }
board-travel-anchored = ausgespielt
board-travel-shown = gezeigt
board-travel-picked = geheim gewählt
board-ensemble-note = Komödie { $comedy }, Tragödie { $tragedy }
board-ensemble-none = Noch ist niemand dabei.
board-show-best = beste Aufführung
board-show-liked = gefällt dem König
board-show-none = keine Aufführung
board-show-disliked = missfällt
board-with-chameleon = Mit dem Chamäleon in der Gattung, die der König will.
board-company-note = sie kommen am Ende des Besuchs dazu
board-entertainers-none = Noch keine.
board-requests-note = { $n } von { $limit }, nur du siehst sie
board-requests-open = { $n } von { $limit }, jetzt offen
board-requests-hidden =
    { $n ->
        [one] { $n } Bitte auf der Hand, verdeckt
       *[other] { $n } Bitten auf der Hand, verdeckt
    }
board-requests-none = Keine auf der Hand. Wer nicht allein ist, zieht eine.
board-kept = ausgespielt, bringt in Spielzeit 2 wieder etwas
board-kept-again = ausgespielt, bringt erfüllt wieder etwas
board-kept-last = ausgespielt
board-kept-short = { $request } ({ $pay })
board-met = jetzt erfüllt
board-not-met = jetzt nicht erfüllt
board-lead = Vortritt
board-thinking = überlegt
board-chosen = hat gewählt
board-shows = zeigt { $numbers }
board-sails = segelt nach { $numbers }
board-role-note = spielt { $genre }
board-free = Freie Städte: { $numbers }
board-free-none = Keine Stadt frei
board-impresarios =
    { $n ->
        [one] { $n } Impresario im Vorrat
       *[other] { $n } Impresarios im Vorrat
    }
board-caravels =
    { $n ->
        [one] { $n } Karavelle bereit
       *[other] { $n } Karavellen bereit
    }
board-hidden-requests =
    { $n ->
        [one] { $n } Geheime Bitte
       *[other] { $n } Geheime Bitten
    }
board-sums = Komödie { $comedy }, Tragödie { $tragedy }, Differenz { $difference }
board-rivals = Die anderen Truppen
board-friend-name = Befreundet mit { $seat }
board-friend-open = noch offen: { $numbers }
board-friend-drawn = segelt nach { $number }
board-friend-secret = gezogen: { $number }, das weißt nur du
board-friend-hidden = Karte gezogen
board-festival = Festival der Spielzeit { $season }
board-festival-actors = Schauspieler
board-festival-show = Aufführung
board-festival-request = Bitte
board-festival-total = Summe
board-festival-waits = geheim
board-purse = { $n } Ecu
board-choose-here = Hier wählen
board-open-mat = Truppe von { $name } ansehen

## Pictures in the rules
picture-theatre = Das Theater des Königs. Die Nadel steht auf der Gattung, die er sehen will, rechts Komödie, links Tragödie, und auf einem von 8 Feldern; Impresarios stehen auf der Bühne. Die Tafel sagt es in Worten.
picture-travel-cards = Deine Reisekarten, eine für jede Stadt. Eine gespielte Karte zeigt einen Anker, bis alle Karten zurückkommen.
picture-alone-and-shared = Links wartet eine Karavelle: Diese Truppe ist allein und bekommt die ganze Reihe, die neueste Karte zuerst. Rechts warten zwei: Die Stadt ist geteilt und ihre Reihe verloren.
picture-cards = Die drei Arten von Begegnungskarten. Ein Schauspieler hat eine Stufe, eine Gattung und das Zeichen seiner Wirkung, ein Gaukler das Zeichen seines Zeitpunkts; Almosen bringen Ecu.
picture-requests = Bitten auf der Hand: was jede zahlt, ihre Bedingung, und rechts, wie weit du bist; ein Haken heißt, dass sie gerade erfüllt ist.
picture-entertainers = Gaukler vor einem Spieler, jeder mit dem Zeichen des Zeitpunkts, zu dem er eingesetzt werden darf. Ein eingesetzter liegt quer.
picture-ensemble = Ein Ensemble: links Komödie, rechts Tragödie, daneben die Summe der Stufen. Das Feld in der Mitte zeigt die Gattung, die der König will, weniger die andere, und ob ihm die Aufführung gefällt.
board-gain-ecus =
    { $number ->
        [one] Ecu
       *[other] Ecu
    }
