# The platform's own words.
seat-name = Plaats { $number }
nothing = niets
number = { $number }
points-amount =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-total = Totaal
score-rank = Rang
may-be-chosen = Dit kun je nu kiezen.

## The shell: shelf, making a table, table page, score, replay
shell-motto = de stamtafel
shell-shelf = Kast
shell-games = Spellen
shell-lay = Dek de tafel
shell-lay-hint = Pak een doos, wijs de plaatsen toe en begin.
shell-your-tables = Jouw tafels
shell-no-tables = Nog geen tafel. Pak een doos uit de kast.
shell-your-turn = Jouw beurt
shell-open = Open
shell-running = De anderen denken na
shell-waits-for-you = De tafel wacht op jou
shell-finished = Afgelopen
shell-finished-rank = Afgelopen, je werd nummer { $number }
shell-join = Schuif aan
shell-join-hint = Heb je een link of een code gekregen?
shell-link-or-code = Link of code
shell-sit-down = Ga zitten
shell-slate = Op het krijtbord
shell-read-rules = Lees de spelregels
shell-bots = Hoe sterk zijn de bots?
shell-open-record = Open een partij uit een bestand
shell-settings = Instellingen
shell-language = Taal
shell-name = Jouw naam
shell-pace = Animaties
shell-pace-slow = Rustig
shell-pace-normal = Normaal
shell-pace-fast = Snel
shell-pace-none = Geen
shell-look = Uiterlijk en meldingen
shell-night = Nacht
shell-notices = Meld het als ik aan de beurt ben
shell-way-back = Jouw weg terug
shell-way-back-hint = Je plaatsen horen bij deze browser. Bewaar deze link goed: hij brengt je vanuit elke andere browser bij ze terug. Wie hem heeft, speelt als jou.
shell-way-back-show = Toon mijn link
shell-come-back = Kom terug
shell-come-back-hint = Vanaf nu zit deze browser aan de tafels van wie deze link bewaarde. Zijn huidige plaatsen raakt hij kwijt, tenzij je een eigen link hebt bewaard.
shell-done = Klaar
shell-seats = Plaatsen
shell-variants = Varianten
shell-presets = Kant-en-klaar
shell-own-components = Speel met de waarden uit je eigen doos
shell-choose-file = Kies een bestand
shell-who = Wie zit waar
shell-who-hint = met de klok mee
shell-sitter-me = Ik
shell-sitter-screen = Dit scherm
shell-sitter-link = Via link
shell-sitter-open = Via code
shell-sitter-bot = Bot
shell-level = Niveau
shell-turn-seats = Schuif een plaats op
shell-round-table =
    { $number ->
        [one] De tafel van boven, met { $number } plaats
       *[other] De tafel van boven, met { $number } plaatsen
    }
shell-begin = Begin
shell-begin-with =
    { $number ->
        [one] { $number } plaats
       *[other] { $number } plaatsen
    }
shell-begin-hint = Wie via een link of code komt, mag later aanschuiven.
shell-begin-ready = Iedereen is er: de partij begint meteen.
shell-ladder-hint = elke stap omvat de vorige
shell-get-components = Bewaar de waarden van de doos als voorbeeld
shell-steps =
    { $number ->
        [one] { $number } stap
       *[other] { $number } stappen
    }
shell-name-of-seat = Naam op deze plaats
shell-add-seat = Plaats erbij
shell-clock = Klok
shell-clock-off = Uit
shell-clock-minutes =
    { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
shell-clock-day = 1 dag
shell-react = Tijd om te reageren
shell-seconds = { $number } s
shell-beginner = Wie begint
shell-beginner-drawn = Geloot
shell-watchers = Toeschouwers
shell-watchers-nobody = Niemand
shell-watchers-link = Wie de link heeft
shell-question = De vraag
shell-how = Wat oplicht, doet het: één klik.
shell-how-tap = Wat oplicht, doet het: één tik.
shell-glow =
    { $number ->
        [one] Eén plek licht op
       *[other] { $number } plekken lichten op
    }
shell-list = Opties
shell-more =
    { $number ->
        [one] nog { $number }
       *[other] nog { $number }
    }
shell-close = Sluiten
shell-sure = { $choice }?
shell-sure-lose = het is verloren
shell-go-on = Doorgaan
shell-go-on-hint = er gebeurt niets
shell-chosen = Gekozen: { $choice }
shell-in-secret = In het geheim, allemaal tegelijk. Te wijzigen tot iedereen gekozen heeft.
shell-sealed = Alleen jij ziet het. Een andere plek die oplicht wijzigt het.
shell-grace = Zo dadelijk definitief. Een andere klik wijzigt het.
shell-take-back = Kies opnieuw
shell-take-back-hint = keuze opheffen
shell-put-back = Terugleggen
shell-lifted =
    { $number ->
        [one] Eén plek licht op: klik erop, of laat erboven los.
       *[other] { $number } plekken lichten op: klik er een aan, of laat erboven los.
    }
shell-since = al { $time }
shell-round-pass = Niet deze ronde
shell-round-pass-note = geen vragen meer
shell-match-pass = Niet deze partij
shell-match-pass-hint = Je wordt niet meer om reacties gevraagd. In de balk maak je dat ongedaan.
shell-undo-none = nog niets
shell-confirm = Nog eens vragen
shell-confirm-always = Altijd
shell-confirm-final = Als er iets verloren gaat
shell-confirm-never = Nooit
shell-keys = Toetsen aan tafel
shell-keys-answer = Antwoorden
shell-keys-board = Over het bord
shell-keys-digit = het antwoord met dat nummer
shell-keys-enter = doen wat de ring heeft
shell-keys-esc = terugleggen, sluiten, nee zeggen
shell-keys-u = terugnemen; de knop zegt wat
shell-keys-e = beurt beëindigen, klaar
shell-keys-across = de volgende plek die oplicht, zoals je leest
shell-keys-down = de rij erboven of eronder
shell-keys-tab = balk, bord, eigen blad, anderen, verslag
shell-keys-o = alle opties als lijst
shell-keys-l = het verslag, groot
shell-keys-sheet = dit blad
shell-keys-dice = Waar plekken nummers dragen, zoals dobbelstenen en steden, betekent een cijfer dat nummer. Wat is opgepakt, wacht op het nummer van zijn plek.
shell-keys-through = doorlopen
shell-keys-do = doet het
shell-keys-close = sluit
shell-keys-finger = Met de vinger
shell-finger-tap = Tikken
shell-finger-tap-does = wat oplicht, doet het
shell-finger-drag = Slepen
shell-finger-drag-does = een dobbelsteen of kaart naar een plek die oplicht
shell-finger-press = Tik op wat donker is
shell-finger-press-does = het zegt waarom niet
shell-finger-list = Opties
shell-finger-list-does = alles wat je mag doen, als lijst
shell-options =
    { $number ->
        [one] { $number } optie
       *[other] { $number } opties
    }
shell-waiting = Wachten op { $names }
shell-window = Er kan iemand reageren
shell-nothing-to-decide = Hier valt niets te beslissen
shell-pass-on = Geef het scherm door
shell-round-pass-hint = Tot de volgende ronde wordt je niet om reacties gevraagd.
shell-round-ask = Vraag me weer
shell-window-left = Tijd om te reageren: { $time }. Iedereen heeft evenveel, met of zonder kaart; wie dan nog niet heeft geantwoord, past.
shell-never-ask = Mij nooit om reacties vragen
shell-never-ask-hint = Je wordt in deze partij niet om reacties gevraagd. Niemand anders ziet dat.
shell-thinking = denkt na
shell-lost = De verbinding is weg. Nieuwe poging …
shell-connecting = Even gaan zitten …
shell-gone = Deze tafel is er niet, of niet voor jou.
shell-try-again = Probeer het opnieuw
shell-needs-release = Deze partij heeft versie { $release } nodig
shell-needs-release-hint = Ze blijft bewaard. Wie de server beheert, kan haar met die versie uitspelen, op een kopie van de gegevensmap van vóór de bijwerking.
shell-over = De partij is afgelopen
shell-closed = Deze tafel is gesloten
shell-time-left = Resterende tijd: { $time }
shell-undo = Neem terug
shell-undo-why = Er valt nu niets terug te nemen: je hebt nog niet geantwoord, of sindsdien is een kaart onthuld, heeft het toeval gesproken of heeft iemand anders geantwoord.
shell-rules = Regels
shell-contents = Inhoud
shell-table = Tafel
shell-log = Verslag
shell-chat = Praten
shell-say = Zeg iets
shell-send = Stuur
shell-tab-board = Bord
shell-tab-me = Ik
shell-tab-others = Anderen
shell-tab-log = Verslag
shell-tab-choice = hier valt iets te kiezen
shell-answer-on = Antwoorden bij: { $tab }
shell-pass-to = { $name } is aan de beurt
shell-pass-round = Het scherm gaat naar { $name }
shell-pass-hint = Geef het scherm door. Er is niets te zien tot jij dat wilt.
shell-pass-show = Ik ben er, laat mijn hand zien
shell-here = aanwezig
shell-away = weg
shell-free = vrij
shell-to-bot = Laat een bot spelen
shell-take-seat = Zelf spelen
shell-devices =
    { $number ->
        [one] { $number } apparaat ziet deze hand
       *[other] { $number } apparaten zien deze hand
    }
shell-add-device = Apparaat toevoegen
shell-add-device-hint = Maakt een link waarmee nog een apparaat deze hand ziet. Hij geldt één keer, en iedereen aan tafel hoort ervan.
shell-notes = Wie in een hand kon kijken
shell-note-sat =
    { $times ->
        [one] Iemand is gaan zitten als { $name }.
       *[other] Iemand is { $times } keer gaan zitten als { $name }.
    }
shell-note-device =
    { $times ->
        [one] Nog een apparaat kon de hand van { $name } zien.
       *[other] Nog { $times } apparaten konden de hand van { $name } zien.
    }
shell-note-host =
    { $times ->
        [one] De gastheer heeft de plaats van { $name } overgenomen en kon de hand zien.
       *[other] { $times } keer heeft de gastheer de plaats van { $name } overgenomen en kon hij de hand zien.
    }
shell-note-handed =
    { $times ->
        [one] De gastheer heeft de plaats van { $name } doorgegeven.
       *[other] { $times } keer heeft de gastheer de plaats van { $name } doorgegeven.
    }
shell-note-left =
    { $times ->
        [one] Iemand heeft de plaats van { $name } opgegeven.
       *[other] { $times } keer heeft iemand de plaats van { $name } opgegeven.
    }
shell-new-link = Nieuwe link
shell-new-link-sure = { $name } krijgt een nieuwe link. Wie daar nu zit, verliest de plaats, en de oude link is ongeldig.
shell-copied = Gekopieerd.
shell-selected = De link is geselecteerd: kopieer hem hier.
shell-code = Code voor vrije plaatsen: { $code }
shell-watch-link = Link voor toeschouwers
shell-plain-board = Eenvoudig bord
shell-drawn-board = Getekend bord
shell-export = Bewaar de partij
shell-close-table = Sluit de tafel
shell-close-sure = De tafel voor iedereen sluiten? Daarna kan niemand meer antwoorden.
shell-delete-table = Verwijder de tafel
shell-delete-sure = De tafel voorgoed verwijderen? Daarna is er niets meer van over, ook niet om terug te kijken.
shell-keep = Nee, laat maar
shell-victory = { $names } wint met { $amount }
shell-shared-victory = { $names } delen de overwinning met { $amount }
shell-replay = Terugkijken
shell-again = Nog een keer
shell-points-over-time = Puntenverloop
shell-plot-hint = tik op een punt om daar terug te kijken
shell-viewpoint = Gezichtspunt
shell-viewpoint-all = iedereen
shell-viewpoint-hands = alle handen open
shell-step = Stap { $number } van { $all }
shell-first = Naar het begin
shell-back = Een stap terug
shell-forward = Een stap verder
shell-last = Naar het einde
shell-no-replay = Hier valt niets terug te kijken.
shell-links-title = Links voor je vrienden
shell-links-hint = Elke link is een plaats, wordt maar één keer getoond en geldt voor één apparaat. Verstuur ze nu.
shell-copy-link = Kopieer de link
shell-to-table = Naar de tafel
shell-welcome = Ga zitten als
shell-bots-intro = Elke bot ziet alleen wat zijn plaats mag zien.
level-apprentice = Leerling
level-apprentice-hint = Kent de regels en weet wat iets waard is, maar schat het vaak verkeerd in. Goed voor een eerste avond.
level-regular = Stamgast
level-regular-hint = Neemt wat er nu het beste uitziet en vergist zich daarin zelden.
level-innkeeper = Waard
level-innkeeper-hint = Plant de hele beurt vóór de eerste zet en raadt wat de anderen tegelijk zullen doen.
level-master = Meester
level-master-hint = Speelt voor elk antwoord in gedachten vele avonden door. Neemt even de tijd, hooguit twee seconden.
bot-random = Toeval
bot-random-text = Antwoordt op goed geluk. Een meetlat, en een manier om elke regel te zien langskomen.
bot-greedy = Stamgast
bot-greedy-text = Bekijkt elke optie en neemt de meest belovende.
bot-planner = Planner
bot-planner-text = Plant de hele beurt vóór het eerste antwoord.
hint-best = Het beste: { $choice }
hint-close = Bijna even goed: { $choice }
hint-behind = Ongeveer { $amount } minder: { $choice }
hint-only = Er is alleen dit: { $choice }
review-heading = De beslissingen die het meest hebben gekost
review-cost = Ongeveer { $amount }: je koos ‘{ $chosen }’, beter was ‘{ $better }’.
review-flawless = Geen beslissing heeft je iets gekost dat de Meester zou opmerken.
# The table server.
refused-not-offered = Deze optie is er niet.
refused-closed = Aan deze tafel valt niets te antwoorden.
refused-undo = Dit kan niet meer teruggenomen worden: intussen is er een kaart onthuld, heeft het toeval gesproken of heeft iemand anders geantwoord.
refused-not-stored = De server kan op dit moment niets opslaan. Er is niets veranderd.
problem-not-understood = De server heeft dit bericht niet begrepen.
problem-no-server = De server antwoordt niet. Draait hij?
problem-fault = Er ging iets mis op de server.
problem-not-stored = De server kan op dit moment niets opslaan.
problem-no-table = Deze tafel bestaat niet, of je hoort er niet bij.
problem-not-host = Alleen de gastheer van de tafel mag dit.
problem-not-yours = Deze plaats is niet van jou.
problem-not-there = Zoiets is hier niet.
problem-no-free-seat = Aan deze tafel is geen plaats vrij.
problem-link-used = Deze link is al gebruikt: hij geldt één keer. Wie op die plaats zit, kan in het menu van de tafel een apparaat toevoegen; de gastheer kan een nieuwe link maken.
problem-seat-taken = Deze plaats is niet vrij voor wie de code heeft.
problem-still-going-on = De partij is nog bezig.
problem-hidden-until-end = De partij is nog bezig: wat verborgen is, blijft dat tot het eind.
problem-other-release = Deze partij begon met een andere versie en kan alleen daarmee verder.
problem-read-anew = De tafel wordt net opnieuw gelezen. Probeer het nog eens.
problem-not-asked = Er wordt je nu niets gevraagd.
problem-master-busy = De Meester is bezig. Probeer het zo nog eens.
problem-answered-meanwhile = De vraag is intussen beantwoord.
problem-unknown-title = Dit spel staat niet in de kast.
problem-unknown-bot = Deze bot bestaat niet.
problem-bad-table = Met deze plaatsen en varianten kan geen tafel worden gedekt.
problem-bad-record = Dit bestand is geen partij die geopend kan worden: { $detail }
problem-bad-components = Dit bestand met waarden is niet te gebruiken: { $detail }
problem-bad-request = Dit kan niet.
problem-complaint = Dit kan niet.
problem-busy = De server heeft het erg druk en laat nu niemand toe. Probeer het over een minuut nog eens.
problem-too-many = Te veel verzoeken. Wacht een minuut en probeer het nog eens.
problem-too-many-tables = Je hebt te veel tafels gedekt. Verwijder er een paar die je niet meer nodig hebt.
problem-no-room = Op de server is geen plaats meer voor nog zo’n tafel.
problem-too-long = Dit is te lang.
problem-wrong-host = Op dit adres antwoordt de server niet.
problem-wrong-origin = Verzoeken van andere sites worden niet aangenomen.
problem-not-json = De server heeft dit verzoek niet begrepen.
