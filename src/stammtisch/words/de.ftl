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
may-be-chosen = Das kannst du jetzt wählen.

## The shell: shelf, making a table, table page, score, replay
shell-motto = für euch reserviert
shell-shelf = Regal
shell-games = Spiele
shell-lay = Tisch decken
shell-lay-hint = Schachtel aussuchen, Plätze verteilen, loslegen.
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
shell-pace = Bewegung
shell-pace-slow = Langsam
shell-pace-normal = Normal
shell-pace-fast = Schnell
shell-pace-none = Keine
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
shell-steps =
    { $number ->
        [one] { $number } Stufe
       *[other] { $number } Stufen
    }
shell-name-of-seat = Name an diesem Platz
shell-add-seat = Platz dazu
shell-clock = Uhr
shell-clock-off = Aus
shell-clock-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
shell-clock-day = 1 Tag
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
shell-glow =
    { $number ->
        [one] Ein Ort leuchtet
       *[other] { $number } Orte leuchten
    }
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
shell-lifted =
    { $number ->
        [one] Ein Ort leuchtet: klicke ihn an oder lass darüber los.
       *[other] { $number } Orte leuchten: klicke einen an oder lass darüber los.
    }
shell-since = seit { $time }
shell-round-pass = Nicht in dieser Runde
shell-round-pass-note = keine Fragen mehr
shell-match-pass = Nicht in dieser Partie
shell-match-pass-hint = Du wirst nicht mehr nach Reaktionen gefragt. In der Leiste nimmst du das zurück.
shell-undo-none = noch nichts
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
shell-keys-e = Zug beenden, fertig
shell-keys-across = der nächste leuchtende Ort, wie man liest
shell-keys-down = die Reihe darüber oder darunter
shell-keys-tab = Leiste, Brett, eigene Tafel, andere, Protokoll
shell-keys-o = alles, was möglich ist, als Liste
shell-keys-l = das Protokoll, groß
shell-keys-sheet = dieses Blatt
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
shell-options =
    { $number ->
        [one] { $number } Möglichkeit
       *[other] { $number } Möglichkeiten
    }
shell-waiting = Warten auf { $names }
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
shell-try-again = Noch einmal versuchen
shell-needs-release = Diese Partie braucht die Version { $release }
shell-needs-release-hint = Sie bleibt erhalten. Wer den Server betreibt, kann sie mit dieser Version zu Ende bringen, auf einer Kopie des Datenordners von vor der Aktualisierung.
shell-over = Die Partie ist zu Ende
shell-closed = Dieser Tisch ist geschlossen
shell-time-left = Verbleibende Zeit: { $time }
shell-undo = Zurücknehmen
shell-undo-why = Jetzt lässt sich nichts zurücknehmen: Du hast noch nicht geantwortet, oder seither wurde eine Karte aufgedeckt, der Zufall hat gesprochen oder jemand anders hat geantwortet.
shell-rules = Regeln
shell-contents = Inhalt
shell-table = Tisch
shell-log = Verlauf
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
shell-notes = Wer in eine Hand sehen konnte
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
shell-note-left =
    { $times ->
        [one] Jemand hat den Platz von { $name } aufgegeben.
       *[other] { $times }-mal hat jemand den Platz von { $name } aufgegeben.
    }
shell-new-link = Neuer Link
shell-new-link-sure = { $name } bekommt einen neuen Link. Wer jetzt dort sitzt, verliert den Platz, und der alte Link gilt nicht mehr.
shell-copied = Kopiert.
shell-selected = Der Link ist markiert: Kopiere ihn von hier.
shell-code = Code für freie Plätze: { $code }
shell-watch-link = Link für Zuschauer
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
shell-points-over-time = Punkte im Verlauf
shell-plot-hint = tippe auf einen Punkt, um dort nachzuspielen
shell-viewpoint = Sicht
shell-viewpoint-all = was alle sehen
shell-viewpoint-hands = alle Karten offen
shell-step = Schritt { $number } von { $all }
shell-first = Zum Anfang
shell-back = Einen Schritt zurück
shell-forward = Einen Schritt weiter
shell-last = Zum Ende
shell-no-replay = Hier gibt es nichts nachzuspielen.
shell-links-title = Links für deine Mitspieler
shell-links-hint = Jeder Link ist ein Platz, wird nur einmal gezeigt und gilt für ein Gerät. Verschicke sie jetzt.
shell-copy-link = Link kopieren
shell-to-table = Zum Tisch
shell-welcome = Hinsetzen als
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
hint-behind = Etwa { $amount } weniger: { $choice }
hint-only = Es gibt nur dies: { $choice }
review-heading = Die Entscheidungen, die am meisten gekostet haben
review-cost = Etwa { $amount }: Du hast „{ $chosen }“ gewählt, besser war „{ $better }“.
review-flawless = Keine Entscheidung hat dich etwas gekostet, das der Meister bemerken würde.
# The table server.
refused-not-offered = Diese Möglichkeit steht nicht zur Wahl.
refused-closed = An diesem Tisch gibt es nichts zu beantworten.
refused-undo = Das lässt sich nicht mehr zurücknehmen: Seither wurde eine Karte aufgedeckt, der Zufall hat gesprochen oder jemand anders hat geantwortet.
refused-not-stored = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.
problem-not-understood = Der Server hat diese Nachricht nicht verstanden.
problem-no-server = Der Server antwortet nicht. Läuft er?
problem-fault = Auf dem Server ist etwas schiefgegangen.
problem-not-stored = Der Server kann gerade nichts speichern.
problem-no-table = Diesen Tisch gibt es nicht, oder du gehörst nicht dazu.
problem-not-host = Das darf nur, wer zum Tisch eingeladen hat.
problem-not-yours = Dieser Platz gehört dir nicht.
problem-not-there = So etwas gibt es hier nicht.
problem-no-free-seat = An diesem Tisch ist kein Platz frei.
problem-link-used = Dieser Link ist schon benutzt: Er gilt einmal. Wer auf dem Platz sitzt, kann im Menü des Tisches ein Gerät hinzufügen; der Gastgeber kann einen neuen Link machen.
problem-seat-taken = Dieser Platz ist nicht für den Code frei.
problem-still-going-on = Die Partie läuft noch.
problem-hidden-until-end = Die Partie läuft noch: Verdecktes bleibt bis zum Ende verdeckt.
problem-other-release = Diese Partie wurde mit einer anderen Version begonnen und geht nur mit ihr weiter.
problem-read-anew = Der Tisch wird gerade neu gelesen. Versuch es noch einmal.
problem-not-asked = Du wirst gerade nichts gefragt.
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
problem-too-many = Zu viele Anfragen. Warte eine Minute und versuch es noch einmal.
problem-too-many-tables = Du hast zu viele Tische gedeckt. Lösche einige, die du nicht mehr brauchst.
problem-no-room = Für noch so einen Tisch ist auf dem Server kein Platz.
problem-too-long = Das ist zu lang.
problem-wrong-host = Unter dieser Adresse antwortet der Server nicht.
problem-wrong-origin = Anfragen von anderen Seiten werden nicht angenommen.
problem-not-json = Der Server hat diese Anfrage nicht verstanden.
