# Die Worte der Plattform.
seat-name = Platz { $number }
nothing = nichts
number = { $number }
points-amount =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-total = Summe
score-rank = Rang
score-heading = Die Partie ist zu Ende
score-unit = Punkte
score-rounds = Runde
may-be-chosen = Das kannst du jetzt wählen.

## The shell: shelf, making a table, table page, score, replay
shell-motto = für euch reserviert
shell-shelf = Regal
shell-games = Spiele
shell-lay = Tisch decken
shell-lay-hint = Schachtel aussuchen, Plätze verteilen, loslegen.
shell-learn = Spielen lernen
shell-learn-again = Noch einmal lernen
shell-learn-hint = Erster Abend, etwa { $minutes } Min. Der Tisch erklärt nach und nach alles.
shell-learn-done = Deinen ersten Abend hast du gespielt.
shell-learn-about = Dein erster Abend, etwa { $minutes } Min.: du und { $others ->
        [one] { $others } Lehrling
       *[other] { $others } Lehrlinge
    }.
shell-learn-then = Dann wird gespielt. Der Tisch erklärt jedes Ding, sobald es zählt.
shell-learn-skip = Überspringen
shell-learn-begin = Los geht’s
shell-learn-next = Weiter
shell-learn-panel = Bild { $number } von 3
shell-learn-newcomer = Neuling
shell-learn-who = Wer wir sind
shell-learn-wins = Was gewinnt
shell-learn-turn = Was ein Zug ist
shell-box-lay-hint = Plätze, Bots und Varianten wählen.
shell-box-open = { $title }: Was möchtest du tun?
shell-coach = Der Wirt erklärt
shell-coach-lesson = Lektion { $number } von { $all }
shell-coach-known = Verstanden
shell-coach-show = Zeig’s mir
shell-coach-goal = Dein Ziel jetzt
shell-coach-off = Keine Lektionen mehr
shell-coach-caution = Der Wirt warnt dich
shell-coach-back = Noch mal nachdenken
shell-coach-anyway = Trotzdem
shell-coach-mute = Davor nicht mehr warnen
shell-coach-list = Lektionen
shell-coach-list-hint = Alles, was der Wirt zu den Fragen dieses Spiels sagt. Was du schon gehört hast, ist abgehakt.
shell-coach-again = Alles noch einmal erzählen
shell-your-tables = Deine Tische
shell-no-tables = Noch kein Tisch. Nimm eine Schachtel aus dem Regal.
shell-your-turn = Du bist dran
shell-open = Öffnen
shell-running = Die anderen überlegen
shell-waits-for-you = Der Tisch wartet auf dich
shell-finished = Beendet
shell-finished-rank = Beendet, du wurdest { $number }.
shell-join = Dazusetzen
shell-join-hint = Hat dir jemand einen Link oder Code geschickt?
shell-link-or-code = Link oder Code
shell-sit-down = Hinsetzen
shell-slate = Auf der Tafel
shell-read-rules = Regeln lesen
shell-bots = Wie stark sind die Bots?
shell-open-record = Partie aus einer Datei öffnen
shell-settings = Einstellungen
shell-language = Sprache
shell-name = Dein Name
shell-name-ask = Wie heißt du?
shell-pace = Tempo auf dem Brett
shell-pace-calm = Ruhig
shell-pace-brisk = Zügig
shell-pace-instant = Sofort
shell-look = Aussehen und Hinweise
shell-night = Nacht
shell-notices = Sag Bescheid, wenn ich dran bin
shell-way-back = Dein Weg zurück
shell-way-back-hint = Deine Plätze gehören diesem Browser. Bewahre diesen Link gut auf: Er bringt dich aus jedem anderen zu ihnen zurück. Wer ihn hat, spielt als du.
shell-way-back-show = Meinen Link zeigen
shell-come-back = Zurückkommen
shell-come-back-hint = Ab jetzt sitzt dieser Browser an den Tischen, zu denen dieser Link gehört. Seine jetzigen Plätze verliert er, wenn du keinen eigenen Link aufbewahrt hast.
shell-done = Fertig
shell-seats = Plätze
shell-variants = Varianten
shell-presets = Fertig eingestellt
shell-own-components = Mit den Werten deiner eigenen Schachtel spielen
shell-own-box = Werte der eigenen Schachtel
shell-choose-file = Datei wählen
shell-who = Wer sitzt wo
shell-who-hint = im Uhrzeigersinn
shell-sitter-me = Ich
shell-sitter-screen = Dieses Gerät
shell-sitter-link = Per Link
shell-sitter-open = Per Code
shell-sitter-bot = Bot
shell-level = Stärke
shell-turn-seats = Plätze drehen
shell-round-table =
    { $number ->
        [one] Der Tisch von oben mit { $number } Platz
       *[other] Der Tisch von oben mit { $number } Plätzen
    }
shell-begin = Los geht’s
shell-begin-with =
    { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
shell-begin-hint = Wer per Link oder Code kommt, darf sich später dazusetzen.
shell-begin-ready = Alle sind da: Es geht gleich los.
shell-ladder-hint = jede Stufe enthält die vorigen
shell-get-components = Werte der Schachtel als Vorlage sichern
shell-looking-at-file = Die Datei wird durchgesehen …
shell-values-differ =
    { $number ->
        [one] { $number } Wert weicht von der Schachtel ab
       *[other] { $number } Werte weichen von der Schachtel ab
    }
shell-file-bad = Mit { $file } kann man nicht spielen:
shell-and-more =
    { $number ->
        [one] und { $number } weitere Beschwerde
       *[other] und { $number } weitere Beschwerden
    }
shell-remove-file = Entfernen
shell-steps =
    { $number ->
        [one] { $number } Stufe
       *[other] { $number } Stufen
    }
shell-name-of-seat = Name an diesem Platz
shell-add-seat = Platz dazu
shell-clock = Uhr
shell-clock-off = Aus
shell-late = Wenn die Zeit um ist
shell-late-once = Eine Antwort
shell-late-once-hint = ist sie um, antwortet ein Bot dieses eine Mal
shell-late-stay = Bot spielt weiter
shell-late-stay-hint = ist sie um, spielt ein Bot weiter, bis du den Platz zurücknimmst
shell-late-nothing = Nichts
shell-late-nothing-hint = ist sie um, entscheidet der Gastgeber
shell-clock-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
shell-react = Zeit für Reaktionen
shell-seconds = { $number } s
shell-beginner = Wer beginnt
shell-beginner-drawn = Ausgelost
shell-watchers = Zuschauer
shell-watchers-nobody = Niemand
shell-watchers-link = Wer den Link hat
shell-question = Die Frage
shell-how = Was leuchtet, handelt: ein Klick.
shell-how-tap = Was leuchtet, handelt: einmal tippen.
shell-glow = Wähle, was leuchtet
shell-list = Auswahl
shell-more =
    { $number ->
        [one] { $number } weitere
       *[other] { $number } weitere
    }
shell-close = Schließen
shell-sure = { $choice }?
shell-sure-lose = es ist verloren
shell-go-on = Weiterspielen
shell-go-on-hint = nichts geschieht
shell-chosen = Gewählt: { $choice }
shell-in-secret = Geheim, alle zugleich. Änderbar, bis alle gewählt haben.
shell-sealed = Nur du siehst es. Ein anderer leuchtender Ort ändert es.
shell-grace = Gleich gilt es. Ein anderer Klick ändert es.
shell-take-back = Neu wählen
shell-take-back-hint = Wahl aufheben
shell-put-back = Zurücklegen
shell-lifted = Wohin es kann, leuchtet: klicke dort oder lass darüber los.
shell-since = seit { $time }
shell-round-pass = Nicht in dieser Runde
shell-round-pass-note = keine Fragen mehr
shell-match-pass = Nicht in dieser Partie
shell-match-pass-hint = Du wirst nicht mehr nach Reaktionen gefragt. In der Leiste nimmst du das zurück.
shell-undo-takes = { shell-undo }: { $what }
shell-undo-none = noch nichts
shell-undo-stays = steht schon fest
shell-confirm = Noch einmal fragen
shell-confirm-always = Immer
shell-confirm-final = Wenn etwas verloren geht
shell-confirm-never = Nie
shell-keys = Tasten am Tisch
shell-keys-answer = Antworten
shell-keys-board = Über das Brett
shell-keys-digit = die Antwort mit dieser Nummer
shell-keys-enter = tun, was den Ring hat
shell-keys-esc = zurücklegen, schließen, nein sagen
shell-keys-u = zurücknehmen; die Taste sagt, was
shell-keys-e = Zug beenden, fertig, passen
shell-keys-c = ausführen: den ganzen Plan, oder wonach noch einmal gefragt wird
shell-keys-n = nicht in dieser Runde; wieder fragen
shell-keys-across = der nächste leuchtende Ort, wie man liest
shell-keys-down = die Reihe darüber oder darunter
shell-keys-ends = der erste oder der letzte leuchtende Ort
shell-keys-tab = Leiste, Brett, eigene Tafel, andere, Protokoll
shell-keys-o = alles, was möglich ist, als Liste
shell-keys-l = das Protokoll, groß
shell-keys-skip = überspringen, was sich bewegt; zweimal: alles
shell-keys-again = noch einmal zeigen, was seit deinem letzten Zug geschah
shell-keys-h = Tipp: was der Meister täte
shell-keys-slash = ins Feld zum Tippen, wo der Tisch in Worten dasteht
shell-keys-sheet = dieses Blatt
shell-keys-scenes = Szenen
shell-keys-scene-on = der nächste Schritt
shell-keys-scene-end = gleich zum Ergebnis
shell-keys-scene-back = der Schritt davor
shell-keys-replay = Nachspielen
shell-keys-play = abspielen, anhalten
shell-keys-event = ein Ereignis
shell-keys-whole = der Anfang oder das Ende
shell-keys-dice = Wo Orte Nummern tragen, etwa Würfel und Städte, meint eine Ziffer diese Nummer. Was aufgenommen wurde, wartet auf die Nummer seines Ortes.
shell-keys-through = durchgehen
shell-keys-do = tut es
shell-keys-close = schließt
shell-keys-finger = Mit dem Finger
shell-finger-tap = Tippen
shell-finger-tap-does = was leuchtet, handelt
shell-finger-drag = Ziehen
shell-finger-drag-does = ein Würfel oder eine Karte an einen leuchtenden Ort
shell-finger-press = Dunkles antippen
shell-finger-press-does = es sagt, warum nicht
shell-finger-list = Auswahl
shell-finger-list-does = alles, was du tun darfst, als Liste
shell-hint = Tipp
shell-hint-heading = Was täte der Meister?
shell-hint-thinks = Der Meister überlegt …
shell-hint-fair = Gerechnet mit dem, was du sehen darfst, nie mit Verdecktem.
shell-hint-mine = Ich entscheide
shell-hint-do = So machen
shell-hint-off = An diesem Tisch gibt es keine Tipps.
shell-hint-why = Ein Tipp beantwortet eine Frage: Du wirst gerade nichts gefragt.
shell-hints = Tipps
shell-hints-yes = Erlaubt
shell-hints-no = Keine
shell-not-now = Jetzt nicht
shell-finger-hint = Tipp
shell-finger-hint-does = was der Meister täte
shell-options =
    { $number ->
        [one] { $number } Möglichkeit
       *[other] { $number } Möglichkeiten
    }
shell-waiting = Warten auf { $names }
shell-on-its-way = Deine Antwort ist unterwegs
shell-in-a-moment = Gleich bist du wieder dran
shell-window = Jemand kann reagieren
shell-nothing-to-decide = Hier ist nichts zu entscheiden
shell-pass-on = Gerät weitergeben
shell-round-pass-hint = Du wirst bis zur nächsten Runde nicht nach Reaktionen gefragt.
shell-round-ask = Wieder fragen
shell-window-left = Zeit für eine Reaktion: { $time }. Alle haben gleich viel, mit oder ohne Karte; wer bis dahin nicht antwortet, passt.
shell-never-ask = Nie nach Reaktionen fragen
shell-never-ask-hint = Du wirst in dieser Partie nicht nach Reaktionen gefragt. Niemand sonst sieht das.
shell-thinking = überlegt
shell-lost = Die Verbindung ist weg. Neuer Versuch …
shell-connecting = Du setzt dich …
shell-gone = Diesen Tisch gibt es hier nicht, oder er ist nicht für dich.
shell-no-page = Diese Seite ließ sich nicht laden.
shell-try-again = Noch einmal versuchen
shell-needs-release = Diese Partie braucht die Version { $release }
shell-needs-build = Diese Partie wurde mit einem früheren Stand der Version { $release } begonnen
shell-needs-other = Braucht eine andere Version
shell-needs-release-hint = Sie bleibt erhalten. Wer den Server betreibt, kann sie mit dieser Version zu Ende bringen, auf einer Kopie des Datenordners von vor der Aktualisierung.
shell-over = Die Partie ist zu Ende
shell-closed = Dieser Tisch ist geschlossen
shell-until = bis { $time }
shell-time-left = Verbleibende Zeit: { $time }
shell-undo = Zurücknehmen
shell-undo-why = Noch gibt es nichts zurückzunehmen: Du hast noch nicht geantwortet.
shell-undo-why-stays = Was du zuletzt getan hast, bleibt: Seither wurde eine Karte aufgedeckt, der Zufall hat gesprochen oder jemand anders hat weitergespielt.
shell-rules = Regeln
shell-contents = Inhalt
shell-table = Tisch
shell-log = Verlauf
shell-log-dealt = Ausgelegt: { $number }
shell-log-more = { $number } weitere
shell-log-round = Runde { $number }
shell-log-before = Vor der ersten Runde
shell-log-newest = Neuestes
shell-skip = Überspringen
shell-news = Seit deinem letzten Zug
shell-news-again = Noch einmal zeigen
shell-news-last = seit deinem letzten Zug
shell-news-brief = Seither:
shell-news-you = Für dich
shell-news-more = Mehr über { $name }
shell-chat = Plausch
shell-say = Sag etwas
shell-send = Senden
shell-tab-board = Spielplan
shell-tab-me = Ich
shell-tab-others = Andere
shell-tab-log = Verlauf
shell-tab-choice = hier gibt es etwas zu wählen
shell-answer-on = Zu beantworten unter: { $tab }
shell-pass-to = { $name } ist dran
shell-pass-round = Das Gerät geht an { $name }
shell-pass-hint = Gib das Gerät weiter. Es zeigt nichts, bis du es sagst.
shell-pass-show = Ich bin da, zeig meine Hand
shell-here = da
shell-away = weg
shell-seat-back = Platz zurücknehmen
shell-bot-plays = ein Bot spielt für dich
shell-free = frei
shell-to-bot = Bot spielen lassen
shell-take-seat = Selbst spielen
shell-devices =
    { $number ->
        [one] { $number } Gerät sieht diese Hand
       *[other] { $number } Geräte sehen diese Hand
    }
shell-add-device = Gerät hinzufügen
shell-add-device-hint = Macht einen Link, mit dem ein weiteres Gerät diese Hand sieht. Er gilt einmal, und alle am Tisch erfahren es.
shell-notes = Wer kam und ging
shell-note-sat =
    { $times ->
        [one] Jemand hat sich als { $name } gesetzt.
       *[other] Jemand hat sich { $times }-mal als { $name } gesetzt.
    }
shell-note-device =
    { $times ->
        [one] Ein weiteres Gerät konnte die Hand von { $name } sehen.
       *[other] { $times } weitere Geräte konnten die Hand von { $name } sehen.
    }
shell-note-host =
    { $times ->
        [one] Der Gastgeber hat den Platz von { $name } übernommen und konnte die Hand sehen.
       *[other] { $times }-mal hat der Gastgeber den Platz von { $name } übernommen und konnte die Hand sehen.
    }
shell-note-handed =
    { $times ->
        [one] Der Gastgeber hat den Platz von { $name } weitergegeben.
       *[other] { $times }-mal hat der Gastgeber den Platz von { $name } weitergegeben.
    }
shell-note-house =
    { $times ->
        [one] Wer den Server betreibt, hat für den Platz von { $name } einen neuen Link ausgestellt.
       *[other] { $times }-mal hat, wer den Server betreibt, für den Platz von { $name } einen neuen Link ausgestellt.
    }
shell-note-left =
    { $times ->
        [one] Jemand hat den Platz von { $name } aufgegeben.
       *[other] { $times }-mal hat jemand den Platz von { $name } aufgegeben.
    }
shell-note-bot =
    { $times ->
        [one] Ein Bot hat für { $name } gespielt.
       *[other] { $times }-mal hat ein Bot für { $name } gespielt.
    }
shell-note-back =
    { $times ->
        [one] { $name } hat den Platz zurückgenommen.
       *[other] { $name } hat den Platz { $times }-mal zurückgenommen.
    }
shell-new-link = Neuer Link
shell-new-link-sure = { $name } bekommt einen neuen Link. Wer jetzt dort sitzt, verliert den Platz, und der alte Link gilt nicht mehr.
shell-copied = Kopiert.
shell-selected = Der Link ist markiert: Kopiere ihn von hier.
shell-code = Code für freie Plätze: { $code }
shell-plain-board = Schlichter Spielplan
shell-drawn-board = Gemalter Spielplan
shell-export = Partie speichern
shell-close-table = Tisch schließen
shell-close-sure = Den Tisch für alle schließen? Danach kann niemand mehr antworten.
shell-delete-table = Tisch löschen
shell-delete-sure = Den Tisch für immer löschen? Danach ist nichts mehr da, auch nicht zum Nachspielen.
shell-keep = Nein, so lassen
shell-victory = { $names } gewinnt: { $amount }
shell-shared-victory = { $names } teilen sich den Sieg: { $amount }
shell-replay = Nachspielen
shell-again = Noch einmal
shell-rules-search = In den Regeln suchen
shell-rules-none = Diese Wörter stehen nirgends in den Regeln.
shell-rules-page = Eine Seite
shell-rules-whole = Alle Kapitel
shell-rules-print = Drucken
shell-rules-here = Hier bist du
shell-review = Rückblick
shell-review-heading = Rückblick
shell-review-thinks = Der Meister sieht deine Partie durch …
shell-review-fair = Beurteilt nach dem, was du damals wissen konntest, nicht nach dem, was kam.
shell-review-score = Wertung
shell-chance = Gewinnchance
shell-chance-is = { $name }: { $chance }
shell-chance-round = Runde { $number }
shell-dearest = Deine teuersten Entscheidungen
shell-dearest-number = Entscheidung { $number }
shell-dearest-chosen = Gewählt
shell-dearest-better = Besser
shell-dearest-cost = hat etwa { $amount } gekostet
shell-dearest-chance = { $chance } statt { $instead }
shell-dearest-show = Zeig es mir
shell-dearest-none = Keine Entscheidung hat dich etwas gekostet, das der Meister bemerken würde. Gut gespielt.
shell-puzzle = Rätsel
shell-puzzle-day = Rätsel des Tages
shell-puzzle-number = Nummer { $number } von { $count }, Runde { $round }
shell-puzzle-ask = Welche Antwort ist die beste?
shell-puzzle-hint = Eine Antwort liegt klar vorn, und ein schneller Blick übersieht sie.
shell-puzzle-answer = Diese hier
shell-puzzle-pick = Such erst eine Antwort aus.
shell-puzzle-right = Gelöst. Das ist die beste Antwort.
shell-puzzle-wrong = Nicht die beste. Besser war:
shell-puzzle-quick = was ein schneller Blick nähme
shell-puzzle-other = Noch eins
shell-puzzle-week = Deine letzten sieben Tage
shell-puzzle-solved = { $day }: gelöst
shell-puzzle-missed = { $day }: nicht gelöst
shell-puzzle-open = { $day }: nicht versucht
shell-puzzle-judge = Zweimal beurteilt durch die Suche des Meisters, nach dem, was dieser Platz sehen darf.
shell-points-over-time = Punkte im Verlauf
shell-plot-hint = tippe auf einen Punkt, um dort nachzuspielen
shell-viewpoint = Sicht
shell-viewpoint-all = was alle sehen
shell-viewpoint-hands = Alle Karten offen
shell-follow-along = Mitgehen: immer wer gerade spielt
shell-step = Ereignis { $number } von { $all }
shell-first = Zum Anfang
shell-back = Einen Schritt zurück
shell-forward = Einen Schritt weiter
shell-last = Zum Ende
shell-no-replay = Hier gibt es nichts nachzuspielen.
shell-links-hint = Ein Link ist ein Schlüssel: Wer ihn zuerst öffnet, sitzt da. Gib jedem einen eigenen.
shell-invite = An den Tisch einladen
shell-links-work = Diese Links gelten
shell-reach-here = nur hier
shell-reach-home = zu Hause
shell-reach-everywhere = überall
shell-reach-home-hint = Alle in deinem Heimnetz können sie öffnen.
shell-reach-everywhere-hint = Wer einen hat, kann ihn öffnen, wo auch immer.
shell-only-here = Nur dieser Rechner kann diese Links öffnen
shell-only-here-hint = Das Haus hört nur auf diesen Rechner. Ein Link, den du jetzt verschickst, führt nirgendwohin. Starte es so, deine Tische bleiben stehen:
shell-open-at-home = Freunde im selben Haus
shell-open-far = Freunde in der Ferne
shell-copy = Kopieren
shell-share-link = Teilen
shell-for = Für { $name }
shell-qr-for = Code für eine Kamera: { $name }
shell-qr-large = Code groß zeigen
shell-qr-small = Code klein zeigen
shell-qr-hint = Halte die Kamera eines Telefons darauf, oder schick den Link:
shell-no-qr = Noch kein Code
shell-no-qr-hint = Ein Telefon könnte ihn nicht öffnen.
shell-new-link-dies = Neuer Link, der alte verfällt
shell-pick-link = Niemand fehlt. Mach einen Link für Zuschauer, oder gib im Menü des Tisches einen Platz weiter.
shell-seat-number = Platz { $number }
shell-you-here = du, an diesem Bildschirm
shell-not-here-yet = noch nicht da
shell-watchers-see = sehen den Tisch, nie eine verdeckte Karte
shell-may-watch = Andere dürfen zuschauen
shell-let-watch = Andere zuschauen lassen
shell-place-free = Ein Platz ist frei
shell-look-on = Zuschauen
shell-place-free-hint = Du bist eingeladen. Nichts gilt, bevor du dich setzt.
shell-invites-you = { $name } lädt dich ein zu
shell-invited = Du bist eingeladen zu
shell-host = lädt ein
shell-usual-rules = Die übliche Aufstellung
shell-no-clock = Keine Uhr
shell-no-clock-hint = spielt heute oder eine Woche lang, der Tisch wartet
shell-ago-minutes = { $number } min
shell-ago-hours = { $number } h
shell-ago-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
shell-clock-hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
shell-clock-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
shell-you-are-watching = Du schaust zu
shell-watch-now =
    { $number ->
        [0] Niemand schaut zu
        [one] { $number } sieht zu
       *[other] { $number } sehen zu
    }
shell-and-others =
    { $number ->
        [one] und { $number } weiterer
       *[other] und { $number } weitere
    }
shell-clock-of = { $span } für jede Antwort
shell-with-hints = Tipps sind erlaubt
shell-without-hints = Ohne Tipps
shell-own-values = Eigene Werte
shell-own-values-hint = manche Karten weichen von der Schachtel ab
shell-standard-box = Die normale Schachtel
shell-who-are-you = Wer bist du?
shell-face = Dein Gesicht
shell-face-hint = fürs nächste Mal gemerkt
shell-face-number = Gesicht { $number }
shell-colour = Deine Farbe
shell-colour-hint = die Form gehört dazu
shell-colour-0 = blau
shell-colour-1 = grün
shell-colour-2 = lila
shell-colour-3 = orange
shell-colour-4 = grau
shell-colour-taken = { $colour }: hat schon { $name }
shell-seen-so = so sehen dich die anderen
shell-your-place = dein Platz
shell-there-already = Du gehörst schon zu diesem Tisch.
shell-link-is-key = Dieser Link ist dein Schlüssel zum Platz. Er gilt für ein Gerät; am Tisch kommen weitere dazu.
shell-sit-here = Hier hinsetzen
shell-sit-here-as = Hier sitzen als { $name }
shell-only-watch = Nur zuschauen
shell-line-lost = Leitung weg
shell-bot-stands-in = Bot springt ein, { $level }
shell-bot-for-me = Einen Bot für dich spielen lassen?
shell-bot-for-me-hint = Er spielt, bis du deinen Platz zurücknimmst, mit einem Klick.
shell-bot-for-them = Einen Bot für { $name } spielen lassen?
shell-bot-for-free = Einen Bot { $name } spielen lassen?
shell-bot-why = Jetzt: { $how }. { $name } erfährt es sofort, der Tisch liest es im Verlauf, und ein Klick gibt den Platz zurück, jederzeit.
shell-wait-for = Auf { $name } warten
shell-let-it-play = Spielen lassen
shell-bot-plays-for-you = Ein Bot spielt für dich
shell-bot-since = { $level }, seit { $from }.
shell-bot-since-by = { $level }, seit { $from }. { $name } hat darum gebeten.
shell-the-host = Der Gastgeber
shell-copy-link = Link kopieren
shell-to-table = Zum Tisch
shell-bots-intro = Jeder Bot sieht nur, was sein Platz sehen darf.
level-apprentice = Lehrling
level-apprentice-hint = Kennt die Regeln und weiß, was etwas wert ist, verschätzt sich aber oft. Gut für einen ersten Abend.
level-regular = Stammgast
level-regular-hint = Nimmt, was gerade am besten aussieht, und irrt sich dabei selten.
level-innkeeper = Wirt
level-innkeeper-hint = Plant den ganzen Zug vor dem ersten Schritt und überlegt, was die anderen zur selben Zeit tun werden.
level-master = Meister
level-master-hint = Spielt vor jeder Antwort viele Abende im Kopf durch. Braucht einen Moment, bis zu zwei Sekunden.
bot-random = Zufall
bot-random-text = Antwortet aufs Geratewohl. Ein Maßstab, und so bekommst du jede Regel zu sehen.
bot-greedy = Stammgast
bot-greedy-text = Schaut sich jede Möglichkeit an und nimmt die aussichtsreichste.
bot-planner = Planer
bot-planner-text = Plant den ganzen Zug vor der ersten Antwort.
hint-best = Am besten: { $choice }
hint-close = Fast so gut: { $choice }
hint-alike = So gut wie die anderen: { $choice }
hint-behind = Etwa { $amount } weniger: { $choice }
hint-only = Es gibt nur dies: { $choice }
why-gains = Es bringt: { $terms }.
why-prevents = Es hält die anderen zurück, um { $amount }.
why-lets = Es lässt den anderen { $amount } mehr.
why-ahead = Der nächstbesten Antwort fehlt: { $terms }.
why-next-costs = Die nächstbeste Antwort kostet Punkte ({ $amount }).
why-lacks = Es fehlt: { $terms }.
why-costs = Es kostet Punkte ({ $amount }).
why-instead = Dafür hat es: { $terms }.
why-missed = Es hätte mehr gebracht: { $terms }.
why-cost = Deine Wahl hat Punkte gekostet ({ $amount }).
why-prevented = Es hätte die anderen zurückgehalten, um { $amount }.
why-had = Deine Wahl hatte: { $terms }.
why-rest = Der Rest zeigt sich erst nach diesem Zug.
why-later = Was den Unterschied macht, kommt erst nach diesem Zug.
why-same = Alle sind gleich viel wert: Nimm, was dir gefällt.
why-term = { $term } ({ $amount })
why-amount = etwa { $points }
review-heading = Die Entscheidungen, die am meisten gekostet haben
review-cost = Etwa { $amount }: Du hast „{ $chosen }“ gewählt, besser war „{ $better }“.
review-flawless = Keine Entscheidung hat dich etwas gekostet, das der Meister bemerken würde.
# The table server.
refused-not-offered = Diese Möglichkeit steht nicht zur Wahl.
refused-closed = An diesem Tisch gibt es nichts zu beantworten.
refused-undo = Das lässt sich nicht mehr zurücknehmen: Seither wurde eine Karte aufgedeckt, der Zufall hat gesprochen oder jemand anders hat geantwortet.
refused-undo-often = Die Partie ist inzwischen zu lang, um noch etwas zurückzunehmen: Spielt weiter.
refused-not-stored = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.
problem-not-understood = Der Server hat diese Nachricht nicht verstanden.
problem-no-server = Der Server antwortet nicht. Läuft er?
problem-fault = Auf dem Server ist etwas schiefgegangen.
problem-fault-quoted = Auf dem Server ist etwas schiefgegangen. Wer ihn betreibt, findet mit dieser Nummer heraus, was es war: { $request }
problem-not-stored = Der Server kann gerade nichts speichern.
problem-no-table = Diesen Tisch gibt es nicht, oder du gehörst nicht dazu.
problem-not-host = Das darf nur, wer zum Tisch eingeladen hat.
problem-not-yours = Dieser Platz gehört dir nicht.
problem-not-there = So etwas gibt es hier nicht.
problem-no-free-seat = An diesem Tisch ist kein Platz frei.
problem-link-used = Dieser Link ist schon benutzt: Er gilt einmal. Wer auf dem Platz sitzt, kann im Menü des Tisches ein Gerät hinzufügen; der Gastgeber kann einen neuen Link machen.
problem-known-deal = Wer diesen Tisch gedeckt hat, kann wissen, was hier verdeckt ist: Die Verteilung lässt sich nachschlagen, oder die Partie kam als Aufzeichnung. Darum setzt sich niemand sonst dazu, bis sie vorbei ist.
problem-no-watchers = An diesem Tisch darf niemand zuschauen.
problem-seat-taken = Dieser Platz ist nicht für den Code frei.
problem-still-going-on = Die Partie läuft noch.
problem-hidden-until-end = Die Partie läuft noch: Verdecktes bleibt bis zum Ende verdeckt.
problem-other-release = Diese Partie wurde mit einer anderen Version begonnen und geht nur mit ihr weiter.
problem-read-anew = Der Tisch wird gerade neu gelesen. Versuch es noch einmal.
problem-not-asked = Du wirst gerade nichts gefragt.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-master-busy = Der Meister ist beschäftigt. Versuch es gleich noch einmal.
problem-answered-meanwhile = Die Frage ist inzwischen beantwortet.
problem-unknown-title = Dieses Spiel steht nicht im Regal.
problem-unknown-bot = Diesen Bot gibt es nicht.
problem-bad-table = Mit diesen Plätzen und Varianten lässt sich kein Tisch decken.
problem-bad-record = Diese Datei lässt sich nicht als Aufzeichnung öffnen: { $detail }
problem-bad-components = Diese Datei mit eigenen Werten ist unbrauchbar: { $detail }
problem-bad-request = Das geht nicht.
problem-complaint = Das geht nicht.
problem-busy = Der Server hat sehr viel zu tun und nimmt gerade niemanden auf. Versuch es in einer Minute noch einmal.
problem-later = Gerade ist viel zu tun. Versuch es gleich noch einmal.
problem-too-many = Zu viele Anfragen. Warte eine Minute und versuch es noch einmal.
problem-too-many-tables = Du hast zu viele Tische gedeckt. Lösche einige, die du nicht mehr brauchst.
problem-too-many-today = Aus deinem Netz wurden heute so viele Tische gedeckt, dass keine mehr dazukommen. Versuch es später noch einmal.
problem-no-room = Für noch so einen Tisch ist auf dem Server kein Platz.
problem-too-long = Das ist zu lang.
problem-wrong-host = Unter dieser Adresse antwortet der Server nicht.
problem-wrong-origin = Anfragen von anderen Seiten werden nicht angenommen.
problem-not-json = Der Server hat diese Anfrage nicht verstanden.
problem-unknown-service = Schreib eine Mailadresse oder eine, die mit ntfy://, discord://, slack:// oder tgram:// beginnt.
problem-strange-address = Diese Adresse ergibt hier keinen Sinn. Lass weg, was auf ein Fragezeichen folgt.
problem-not-safe = Der Push-Dienst eines Browsers wird nur über https gerufen.
problem-not-outside = Diese Adresse liegt im Netz des Servers. Das kann nur erlauben, wer ihn betreibt.
problem-no-push = Dieser Server kann keine Browser rufen. Wer ihn betreibt, kann das ändern.
problem-no-services = Dieser Server ruft nur Browser. Wer ihn betreibt, kann das ändern.
problem-no-mail = Dieser Server verschickt keine Mail. Wer ihn betreibt, kann das ändern.
problem-too-many-channels = Du hast genug Wege, gerufen zu werden. Nimm erst einen weg.
problem-wrong-code = Das ist nicht der Code der letzten Probe.
problem-not-proved = Probier es erst aus: Benutzt wird es, wenn die Probe angekommen ist.
problem-not-waited-for = Der Tisch wartet nicht auf diesen Platz.
problem-cannot-be-called = Diese Person ist da oder will nicht gerufen werden.
problem-nudged-already = Diese Person wurde eben erst angestupst. Warte ein paar Stunden.
problem-no-days-left = So viele freie Tage hast du an diesem Tisch nicht mehr.

## An den Tisch gerufen werden
notice-turn = Du bist dran: { $title }
notice-turn-body = Der Tisch wartet auf dich.
notice-clock-body = Der Tisch wartet noch auf dich, und deine Uhr läuft.
notice-nudge-body = { $name } bittet dich an den Tisch.
notice-trial-title = Der Stammtisch kann dich rufen
notice-trial = Dein Code ist { $code }. Gib ihn auf der Seite ein, von der diese Probe kommt.
notice-trial-push = So hörst du, dass du dran bist.
shell-call-page = Du bist dran
shell-call-intro = Wie dich dieses Haus an den Tisch ruft.
shell-call-choose = Wie du gerufen wirst …
shell-call-me = Ruf mich
shell-call-first = das Erste, das ankommt, genügt
shell-call-device = Dieses Gerät
shell-call-device-hint = Eine Nachricht, auch wenn die Seite zu ist.
shell-call-device-blocked = Dein Browser verbietet dieser Seite Nachrichten. Erlaube sie in seinen Einstellungen.
shell-call-device-unsafe = Geht nur über https oder auf dem Rechner, auf dem der Server läuft.
shell-call-device-missing = Dieser Server kann keine Browser rufen. Wer ihn betreibt, kann das ändern.
shell-call-other-device = Ein anderes Gerät
shell-call-mail = E-Mail
shell-call-other = E-Mail, ntfy, Discord, Slack, Telegram
shell-call-other-hint = Eine Adresse genügt; das Haus probiert sie aus, bevor es ihr traut.
shell-call-other-missing = Dieser Server ruft nur Browser. Wer ihn betreibt, kann das ändern.
shell-call-arrived = Angekommen { $time }.
shell-call-failed = Nicht angekommen, { $time }.
shell-call-tried = Eine Probe ist unterwegs.
shell-call-code = Code aus der Probe
shell-call-confirm = Bestätigen
shell-call-try = Probieren
shell-call-add = Dazu
shell-call-remove = Weg damit
shell-call-address = Adresse
shell-call-wait = Vor dem Rufen warten
shell-call-wait-hint = vielleicht schaue ich ohnehin auf den Tisch
shell-call-at-once = gar nicht
shell-call-for = Für
shell-call-for-hint = dieser Tisch kann anders sein als die übrigen
shell-call-every = jeden Tisch
shell-call-only = nur diesen
shell-call-not = diesen nicht
shell-call-promise = Ein Ruf für jeden Zug, nie zwei. Adressen bleiben auf diesem Server, und niemand sieht sie.
shell-quiet = Ruhezeit
shell-quiet-from = von
shell-quiet-until = bis
shell-quiet-dial = Ruhe bis
shell-quiet-on = Lass mich schlafen
shell-quiet-sentence = Zwischen { $from } und { $until } ruft dich niemand.
shell-quiet-clock = Wo Nächte nicht zählen, steht deine Uhr dann still, höchstens zehn Stunden.
shell-quiet-never = Du wirst zu jeder Stunde gerufen.
shell-call-looks = So sieht es auf dem Telefon aus
shell-call-now = jetzt
shell-call-clock = Die Uhr dieses Tisches
shell-terms-none = An diesem Tisch gibt es keine Uhr: Er wartet auf alle.
shell-terms-clock = Alle haben { $span } für jede Antwort.
shell-terms-nights = Nächte zählen nicht: bei jedem die eigene Ruhezeit, höchstens zehn Stunden.
shell-terms-half = Nach der Hälfte kommt eine Erinnerung.
shell-terms-hour = Eine Stunde vor dem Ende kommt eine Erinnerung.
shell-terms-once = Danach antwortet ein Bot dieses eine Mal.
shell-terms-stay = Danach spielt ein Bot, bis die Person zurück ist.
shell-terms-nothing = Danach entscheidet der Gastgeber.
shell-terms-days =
    { $number ->
        [one] { $number } freier Tag für alle.
       *[other] { $number } freie Tage für alle.
    }
shell-nights = Nächte
shell-nights-rest = zählen nicht
shell-nights-count = zählen
shell-reminder = Erinnerung
shell-reminder-never = nie
shell-reminder-half = zur Halbzeit
shell-reminder-hour = eine Stunde vorher
shell-days-each = Freie Tage pro Kopf
shell-days-off = Freie Tage
shell-days-hint = Deine Uhr steht still, und alle sehen es.
shell-days-left =
    { $number ->
        [0] Keiner mehr übrig.
        [one] Noch { $number } Tag.
       *[other] Noch { $number } Tage.
    }
shell-days-back = Ich bin zurück
shell-off-until = frei bis { $date }
shell-nudge = Anstupsen
shell-nudged = { $name } wird gerufen.

## Tische in Worten, und was vorgelesen wird
shell-text-mode = Textmodus
shell-guide = Anleitung: spielen mit Ohr und Tastatur
shell-text-you = du
shell-text-you-are = { $name }, du
shell-text-yours = deins
shell-text-owner = von { $name }
shell-text-spent = verbraucht
shell-text-of = { $value } von { $limit }
shell-text-number = Nummer { $number }
shell-text-option = Antwort { $number }
shell-text-track = { $markers } (Felder { $first } bis { $last })
shell-text-now = Jetzt:
shell-text-stand = Wie es steht
shell-text-common = Der Tisch
shell-text-answered = hat jetzt nichts zu entscheiden
shell-text-repeat = Noch einmal sagen
shell-text-sealed = Nur du weißt es. Du kannst es zurücknehmen, bis alle gewählt haben.
shell-text-secret = Geheim, alle zugleich.
shell-text-secret-last = Geheim, alle zugleich. Alle anderen haben gewählt: Deine Wahl gilt sofort.
shell-text-log =
    { $number ->
        [one] Verlauf, { $number } Zeile
       *[other] Verlauf, { $number } Zeilen
    }
shell-undone = Zurückgenommen.
shell-command = Nummer, Antwort oder Befehl eingeben
shell-command-do = Ausführen
shell-command-about = „hilfe“ nennt die Befehle. Der Schrägstrich führt hierher, Escape zurück zur Frage.
shell-command-nothing = Jetzt gibt es nichts zu antworten.
shell-command-numbers = Die Antworten haben die Nummern { $numbers }.
shell-command-unknown = Keine Antwort heißt „{ $typed }“. „antworten“ nennt sie alle, „hilfe“ die Befehle.
shell-command-which = Welche?
shell-command-no-news = Seit deiner letzten Antwort ist nichts geschehen.
shell-command-no-thing = Auf dem Tisch heißt nichts „{ $name }“.
shell-command-name-it = Sag dazu, wovon: eine Karte, ein Ort, ein Platz.
shell-command-options = antworten
shell-does-options = alle Antworten mit ihren Nummern
shell-command-status = stand
shell-does-status = wie das Spiel steht; mit einem Namen, was dieser Platz hat oder was dort liegt
shell-command-last = zuletzt
shell-does-last = was seit deiner letzten Antwort geschehen ist
shell-command-look = lies
shell-does-look = mit einem Namen: was eine Karte oder Figur sagt
shell-command-why = warum
shell-does-why = mit einem Namen: warum man etwas jetzt nicht wählen kann
shell-command-log = verlauf
shell-does-log = alles, was bisher geschehen ist
shell-command-hint = tipp
shell-does-hint = was der Meister täte, nach dem, was du wissen darfst
shell-command-undo = zurück
shell-does-undo = deine letzte Antwort zurücknehmen, wenn das fair ist
shell-command-repeat = nochmal
shell-does-repeat = noch einmal sagen, was zuletzt gesagt wurde
shell-command-help = hilfe
shell-does-help = diese Liste
shell-keys-a = noch einmal sagen, was zuletzt gesagt wurde
shell-contrast = Starker Kontrast
shell-telling = Vorgelesen, wenn du dran bist
shell-telling-brief = Die Frage
shell-telling-usual = Kurz, was geschah
shell-telling-full = Jede Zeile
shell-letters = Buchstaben und Ziffern als Tasten
shell-letters-alone = Allein
shell-letters-alt = Mit Alt
shell-letters-off = Aus

## Scenes
shell-scene-before = Bisher
shell-scene-go = Weiter
shell-scene-turn = Nächste aufdecken
shell-scene-turn-of = Als Nächstes: { $seat }
shell-scene-next = Als Nächstes: { $step }
shell-scene-skip = Zum Ende
shell-scene-close = Zurück an den Tisch
shell-scene-score = Zum Ergebnis
shell-scene-told = { $seat }, { $step }, { $gain }, { $total }.
shell-scene-plus = plus { $n }
shell-scene-minus = minus { $n }
shell-scene-nothing = nichts
shell-scene-again = Noch einmal zählen
shell-key-home = Pos1
shell-key-end = Ende
shell-key-space = Leertaste

## Sounds
shell-sound = Klänge
shell-sound-off = Aus
shell-sound-quiet = Leise
shell-sound-full = Voll

## Replay
shell-play = Abspielen
shell-pause = Anhalten
shell-speed = Tempo
shell-speed-times = { $speed }-mal so schnell
shell-share = Diesen Moment teilen
shell-to-score = Ergebnis
shell-marks = Runden und Wertungen
shell-axis-start = Anfang
shell-axis-end = Ende
shell-last-count = die letzte Wertung
shell-season = Spielzeit { $n }
shell-leads-for-good = Ab hier führt { $name }

## Was ein Ding ist
shell-signs = Zeichen
shell-signs-of = Die Zeichen: { $name }
shell-signs-hint = Alle Zeichen dieses Tisches. Zeig auf dem Spielplan auf eines oder drück lange darauf: Dort steht noch mehr.
shell-signs-find = Zeichen suchen
shell-signs-none = Kein Zeichen dieses Tisches heißt so.
shell-keys-i = was ist das? (das Ding mit dem Fokus)
shell-keys-g = alle Zeichen des Spiels
shell-finger-long = Lange drücken
shell-finger-long-does = es sagt, was es ist
shell-explain-pin = Offen lassen
shell-explain-can = Du kannst: { $what }
shell-explain-rule = Regeln { $paragraph }: { $name }
shell-explain-rules = Regeln, Abschnitt { $paragraph }
about-worth = Jetzt wert
about-price = Preis
about-have = Du hast
about-left = Übrig

## Das Stammgästebuch
shell-book = Das Stammgästebuch
shell-book-short = Buch
shell-book-hint = Vom Haus geführt, für seine Gäste.
shell-book-person = Gesicht und Name
shell-book-person-keep = So bleibt’s
shell-book-tab-me = Ich
shell-book-tab-evenings = Abende
shell-book-tab-titles = Spiele
shell-book-regular =
    { $evenings ->
        [one] Stammgast seit { $since }: { $evenings } Abend, { $won } gewonnen.
       *[other] Stammgast seit { $since }: { $evenings } Abende, { $won } gewonnen.
    }
shell-book-nobody = Jemand
shell-book-empty = Noch kein Abend. Jede Partie, die zu Ende gespielt wird, steht danach hier.
shell-book-strong = Wie stark
shell-book-between = In { $title } spielst du zwischen { $weaker } und { $stronger }.
shell-book-above = In { $title } spielst du stärker als { $weaker }.
shell-book-below = In { $title } reichst du noch nicht an { $stronger } heran.
shell-book-early = In { $title } ist es noch zu früh für ein Urteil.
shell-book-value =
    { $matches ->
        [one] { $value }, mehr oder weniger { $spread }, nach { $matches } Partie. Mit jeder Partie wird der Balken kürzer.
       *[other] { $value }, mehr oder weniger { $spread }, nach { $matches } Partien. Mit jeder Partie wird der Balken kürzer.
    }
shell-book-no-rating = Noch zählt keine Partie { $title }: Es braucht mindestens zwei, die jeweils ihren eigenen Platz haben.
shell-book-scale = Leute und Bots in { $title }, die stärksten zuerst
shell-book-you = du
shell-book-give-or-take = mehr oder weniger { $spread }
shell-book-by-title = Spiel für Spiel
shell-book-title = Spiel
shell-book-evenings = Abende
shell-book-count = Abende
shell-book-won = gewonnen
shell-book-place = Platz im Mittel
shell-book-points = Punkte im Mittel
shell-book-favourite = am liebsten
shell-book-thing = { $thing }, insgesamt { $number }
shell-book-all = Alle { $number }
shell-book-fewer = Weniger
shell-book-gain = Wertung { $gain }
shell-book-unrated-one-screen = nicht gewertet: ein Bildschirm
shell-book-unrated-own-values = nicht gewertet: eigene Werte
shell-book-unrated-kind-deal = nicht gewertet: erster Abend
shell-book-unrated-stand-in = nicht gewertet: ein Bot sprang ein
shell-book-unrated-unmeasured = nicht gewertet: ein ungemessener Bot
shell-book-result = { $name }: { $points }, Platz { $place }
shell-book-table-gone = Der Tisch ist abgeräumt, es gibt nichts mehr zum Nachspielen.
shell-book-yours = Nichts verlässt diesen Server. Diese Seiten gehören dir.
shell-book-export = Mitnehmen
shell-book-delete = Löschen …
shell-book-delete-heading = Deine Seiten löschen?
shell-book-delete-sure = Deine Abende, Wertungen und dein Gesicht sind dann für immer weg. Die anderen behalten ihre Abende, ohne deinen Namen.
shell-book-delete-write = Schreib { $name }, wenn du es willst
shell-book-delete-do = Für immer löschen
shell-book-keep = Behalten
problem-another-name = Dieser Name steht nicht im Buch.

## Ohne Verbindung
shell-offline = Keine Verbindung zum Haus
shell-offline-hint = Was du schon nachgespielt hast, ist noch da. Alles andere wartet, bis die Verbindung zurück ist.
shell-offline-none = Noch liegt hier nichts. Eine beendete Partie, die du dir ansiehst, bleibt in diesem Browser.
