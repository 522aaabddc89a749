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
score-heading = De partij is afgelopen
score-unit = punten
score-rounds = ronde
may-be-chosen = Dit kun je nu kiezen.

## The shell: shelf, making a table, table page, score, replay
shell-motto = de stamtafel
shell-shelf = Kast
shell-games = Spellen
shell-lay = Dek de tafel
shell-lay-hint = Pak een doos, wijs de plaatsen toe en begin.
shell-learn = Leer het spel
shell-learn-again = Nog eens leren
shell-learn-hint = Eerste avond, ongeveer { $minutes } min. De tafel legt gaandeweg alles uit.
shell-learn-done = Je hebt je eerste avond gespeeld.
shell-learn-about = Je eerste avond, ongeveer { $minutes } min: jij en { $others ->
        [one] { $others } leerling
       *[other] { $others } leerlingen
    }.
shell-learn-then = Dan wordt er gespeeld. De tafel legt elk ding uit zodra het ertoe doet.
shell-learn-skip = Overslaan
shell-learn-begin = Begin
shell-learn-next = Verder
shell-learn-panel = Beeld { $number } van 3
shell-learn-newcomer = Nieuweling
shell-learn-who = Wie we zijn
shell-learn-wins = Wat er wint
shell-learn-turn = Wat een beurt is
shell-box-lay-hint = Kies plaatsen, bots en varianten.
shell-box-open = { $title }: wat wil je doen?
shell-coach = De waard legt uit
shell-coach-lesson = Les { $number } van { $all }
shell-coach-known = Begrepen
shell-coach-show = Laat zien
shell-coach-goal = Je doel nu
shell-coach-off = Geen lessen meer
shell-coach-caution = De waard waarschuwt je
shell-coach-back = Nog eens nadenken
shell-coach-anyway = Toch doen
shell-coach-mute = Hiervoor niet meer waarschuwen
shell-coach-list = Lessen
shell-coach-list-hint = Alles wat de waard over de vragen van dit spel zegt. Wat je al gehoord hebt is afgevinkt.
shell-coach-again = Vertel alles nog eens
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
shell-name-ask = Hoe heet je?
shell-pace = Tempo op het bord
shell-pace-calm = Rustig
shell-pace-brisk = Vlot
shell-pace-instant = Direct
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
shell-own-box = Waarden van je eigen doos
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
shell-looking-at-file = Het bestand wordt bekeken …
shell-values-differ =
    { $number ->
        [one] { $number } waarde wijkt af van de doos
       *[other] { $number } waarden wijken af van de doos
    }
shell-file-bad = Met { $file } kun je niet spelen:
shell-and-more =
    { $number ->
        [one] en nog { $number } klacht
       *[other] en nog { $number } klachten
    }
shell-remove-file = Verwijder
shell-steps =
    { $number ->
        [one] { $number } stap
       *[other] { $number } stappen
    }
shell-name-of-seat = Naam op deze plaats
shell-add-seat = Plaats erbij
shell-clock = Klok
shell-clock-off = Uit
shell-late = Als de tijd om is
shell-late-once = Eén antwoord
shell-late-once-hint = is die om, dan antwoordt een bot één keer
shell-late-stay = Bot speelt door
shell-late-stay-hint = is die om, dan speelt een bot door tot je je plaats terugneemt
shell-late-nothing = Niets
shell-late-nothing-hint = is die om, dan beslist de gastheer
shell-clock-minutes =
    { $number ->
        [one] { $number } minuut
       *[other] { $number } minuten
    }
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
shell-glow = Kies wat oplicht
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
shell-lifted = Waar het heen kan, licht op: klik daar, of laat erboven los.
shell-since = al { $time }
shell-round-pass = Niet deze ronde
shell-round-pass-note = geen vragen meer
shell-match-pass = Niet deze partij
shell-match-pass-hint = Je wordt niet meer om reacties gevraagd. In de balk maak je dat ongedaan.
shell-undo-takes = { shell-undo }: { $what }
shell-undo-none = nog niets
shell-undo-stays = staat al vast
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
shell-keys-e = beurt beëindigen, klaar, passen
shell-keys-c = uitvoeren: het hele plan, of waar nog eens naar wordt gevraagd
shell-keys-n = niet deze ronde; vraag me weer
shell-keys-across = de volgende plek die oplicht, zoals je leest
shell-keys-down = de rij erboven of eronder
shell-keys-ends = de eerste of de laatste plek die oplicht
shell-keys-tab = balk, bord, eigen blad, anderen, verslag
shell-keys-o = alle opties als lijst
shell-keys-l = het verslag, groot
shell-keys-skip = overslaan wat beweegt; tweemaal: alles
shell-keys-again = nog eens tonen wat sinds je laatste beurt gebeurde
shell-keys-h = tip: wat de Meester zou doen
shell-keys-slash = naar het veld waarin je typt, als de tafel in woorden staat
shell-keys-sheet = dit blad
shell-keys-scenes = Scènes
shell-keys-scene-on = de volgende stap
shell-keys-scene-end = meteen naar het totaal
shell-keys-scene-back = de vorige stap
shell-keys-replay = Terugkijken
shell-keys-play = afspelen, pauze
shell-keys-event = één gebeurtenis
shell-keys-whole = het begin of het eind
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
shell-hint = Tip
shell-hint-heading = Wat zou de Meester doen?
shell-hint-thinks = De Meester denkt na …
shell-hint-fair = Berekend met wat je mag zien, nooit met wat verborgen is.
shell-hint-mine = Ik beslis
shell-hint-do = Doe dat
shell-hint-off = Aan deze tafel zijn er geen tips.
shell-hint-why = Een tip beantwoordt een vraag: je wordt nu niets gevraagd.
shell-hints = Tips
shell-hints-yes = Toegestaan
shell-hints-no = Geen
shell-not-now = Nu niet
shell-finger-hint = Tip
shell-finger-hint-does = wat de Meester zou doen
shell-options =
    { $number ->
        [one] { $number } optie
       *[other] { $number } opties
    }
shell-waiting = Wachten op { $names }
shell-on-its-way = Je antwoord is onderweg
shell-in-a-moment = Zo ben jij weer aan de beurt
shell-window = Er kan iemand reageren
shell-nothing-to-decide = Hier valt niets te beslissen
shell-pass-on = Geef het scherm door
shell-round-pass-hint = Tot de volgende ronde word je niet om reacties gevraagd.
shell-round-ask = Vraag me weer
shell-window-left = Tijd om te reageren: { $time }. Iedereen heeft evenveel, met of zonder kaart; wie dan nog niet heeft geantwoord, past.
shell-never-ask = Mij nooit om reacties vragen
shell-never-ask-hint = Je wordt in deze partij niet om reacties gevraagd. Niemand anders ziet dat.
shell-thinking = denkt na
shell-lost = De verbinding is weg. Nieuwe poging …
shell-connecting = Even gaan zitten …
shell-gone = Deze tafel is er niet, of niet voor jou.
shell-no-page = Deze pagina kon niet worden geladen.
shell-try-again = Probeer het opnieuw
shell-needs-release = Deze partij heeft versie { $release } nodig
shell-needs-build = Deze partij begon met een eerdere stand van versie { $release }
shell-needs-other = Heeft een andere versie nodig
shell-needs-release-hint = Ze blijft bewaard. Wie de server beheert, kan haar met die versie uitspelen, op een kopie van de gegevensmap van vóór de bijwerking.
shell-over = De partij is afgelopen
shell-closed = Deze tafel is gesloten
shell-until = tot { $time }
shell-time-left = Resterende tijd: { $time }
shell-undo = Neem terug
shell-undo-why = Er valt nog niets terug te nemen: je hebt nog niets geantwoord.
shell-undo-why-stays = Wat je het laatst deed, blijft staan: sindsdien is een kaart onthuld, heeft het toeval gesproken of heeft iemand anders verder gespeeld.
shell-rules = Regels
shell-contents = Inhoud
shell-table = Tafel
shell-log = Verslag
shell-log-dealt = Klaargelegd: { $number }
shell-log-more = nog { $number }
shell-log-round = Ronde { $number }
shell-log-before = Voor de eerste ronde
shell-log-newest = Nieuwste
shell-skip = Overslaan
shell-news = Sinds je laatste beurt
shell-news-again = Nog eens tonen
shell-news-last = sinds je laatste beurt
shell-news-brief = Sindsdien:
shell-news-you = Voor jou
shell-news-more = Meer over { $name }
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
shell-seat-back = Plaats terugnemen
shell-bot-plays = een bot speelt voor jou
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
shell-notes = Wie er kwam en ging
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
shell-note-house =
    { $times ->
        [one] Wie de server beheert, heeft een nieuwe link gemaakt voor de plaats van { $name }.
       *[other] { $times } keer heeft wie de server beheert een nieuwe link gemaakt voor de plaats van { $name }.
    }
shell-note-left =
    { $times ->
        [one] Iemand heeft de plaats van { $name } opgegeven.
       *[other] { $times } keer heeft iemand de plaats van { $name } opgegeven.
    }
shell-note-bot =
    { $times ->
        [one] Een bot heeft voor { $name } gespeeld.
       *[other] { $times } keer heeft een bot voor { $name } gespeeld.
    }
shell-note-back =
    { $times ->
        [one] { $name } heeft de plaats teruggenomen.
       *[other] { $name } heeft de plaats { $times } keer teruggenomen.
    }
shell-new-link = Nieuwe link
shell-new-link-sure = { $name } krijgt een nieuwe link. Wie daar nu zit, verliest de plaats, en de oude link is ongeldig.
shell-copied = Gekopieerd.
shell-selected = De link is geselecteerd: kopieer hem hier.
shell-code = Code voor vrije plaatsen: { $code }
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
shell-rules-search = Zoek in de regels
shell-rules-none = Deze woorden staan nergens in de regels.
shell-rules-page = Eén pagina
shell-rules-whole = Alle hoofdstukken
shell-rules-print = Afdrukken
shell-rules-here = Hier ben je
shell-review = Terugblik
shell-review-heading = Terugblik
shell-review-thinks = De Meester kijkt je partij door …
shell-review-fair = Beoordeeld naar wat je toen kon weten, niet naar wat er kwam.
shell-review-score = Telling
shell-chance = Winstkans
shell-chance-is = { $name }: { $chance }
shell-chance-round = Ronde { $number }
shell-dearest = Je duurste beslissingen
shell-dearest-number = Beslissing { $number }
shell-dearest-chosen = Gekozen
shell-dearest-better = Beter
shell-dearest-cost = kostte ongeveer { $amount }
shell-dearest-chance = { $chance } in plaats van { $instead }
shell-dearest-show = Laat zien
shell-dearest-none = Geen beslissing heeft je iets gekost dat de Meester zou opmerken. Goed gespeeld.
shell-puzzle = Puzzel
shell-puzzle-day = Puzzel van de dag
shell-puzzle-number = Nummer { $number } van { $count }, ronde { $round }
shell-puzzle-ask = Welk antwoord is het beste?
shell-puzzle-hint = Eén antwoord ligt duidelijk voor, en een snelle blik mist het.
shell-puzzle-answer = Dit
shell-puzzle-pick = Kies eerst een antwoord.
shell-puzzle-right = Opgelost. Dat is het beste antwoord.
shell-puzzle-wrong = Niet het beste. Dit was beter:
shell-puzzle-quick = wat een snelle blik zou nemen
shell-puzzle-other = Nog een
shell-puzzle-week = Je laatste zeven dagen
shell-puzzle-solved = { $day }: opgelost
shell-puzzle-missed = { $day }: gemist
shell-puzzle-open = { $day }: niet geprobeerd
shell-puzzle-judge = Twee keer beoordeeld door de zoektocht van de Meester, naar wat deze plaats mag zien.
shell-points-over-time = Puntenverloop
shell-plot-hint = tik op een punt om daar terug te kijken
shell-viewpoint = Gezichtspunt
shell-viewpoint-all = iedereen
shell-viewpoint-hands = Alle handen open
shell-follow-along = Meegaan met wie er speelt
shell-step = Gebeurtenis { $number } van { $all }
shell-first = Naar het begin
shell-back = Een stap terug
shell-forward = Een stap verder
shell-last = Naar het einde
shell-no-replay = Hier valt niets terug te kijken.
shell-links-hint = Een link is een sleutel: wie hem het eerst opent, zit daar. Geef iedereen een eigen link.
shell-invite = Uitnodigen aan tafel
shell-links-work = Deze links werken
shell-reach-here = alleen hier
shell-reach-home = thuis
shell-reach-everywhere = overal
shell-reach-home-hint = Iedereen in je thuisnetwerk kan ze openen.
shell-reach-everywhere-hint = Wie er een heeft, kan hem openen, waar ook.
shell-only-here = Alleen deze computer kan deze links openen
shell-only-here-hint = Het huis luistert alleen naar deze computer. Een link die je nu verstuurt, leidt nergens heen. Start het zo, je tafels blijven staan:
shell-open-at-home = Vrienden in hetzelfde huis
shell-open-far = Vrienden ver weg
shell-copy = Kopieer
shell-share-link = Deel
shell-for = Voor { $name }
shell-qr-for = Code voor een camera: { $name }
shell-qr-large = Toon de code groot
shell-qr-small = Toon de code klein
shell-qr-hint = Richt de camera van een telefoon erop, of stuur de link:
shell-no-qr = Nog geen code
shell-no-qr-hint = Een telefoon zou hem niet kunnen openen.
shell-new-link-dies = Nieuwe link, de oude vervalt
shell-pick-link = Niemand ontbreekt. Maak een link voor toeschouwers, of geef in het menu van de tafel een plaats weg.
shell-seat-number = plaats { $number }
shell-you-here = jij, op dit scherm
shell-not-here-yet = nog niet hier
shell-watchers-see = zien de tafel, nooit een verborgen kaart
shell-may-watch = Anderen mogen meekijken
shell-let-watch = Anderen laten meekijken
shell-place-free = Er is een plaats vrij
shell-look-on = Meekijken
shell-place-free-hint = Je bent uitgenodigd. Niets ligt vast tot je gaat zitten.
shell-invites-you = { $name } nodigt je uit voor
shell-invited = Je bent uitgenodigd voor
shell-host = gastheer
shell-usual-rules = De gewone opstelling
shell-no-clock = Geen klok
shell-no-clock-hint = speel vanavond of een week lang, de tafel wacht
shell-ago-minutes = { $number } min
shell-ago-hours = { $number } u
shell-ago-days =
    { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
shell-clock-hours =
    { $number ->
        [one] { $number } uur
       *[other] { $number } uur
    }
shell-clock-days =
    { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
shell-you-are-watching = Je kijkt toe
shell-watch-now =
    { $number ->
        [0] Niemand kijkt toe
        [one] { $number } kijkt mee
       *[other] { $number } kijken mee
    }
shell-and-others =
    { $number ->
        [one] en nog { $number }
       *[other] en nog { $number }
    }
shell-clock-of = { $span } per antwoord
shell-with-hints = Tips mogen
shell-without-hints = Zonder tips
shell-own-values = Eigen waarden
shell-own-values-hint = sommige kaarten wijken af van de doos
shell-standard-box = De gewone doos
shell-who-are-you = Wie ben je?
shell-face = Je gezicht
shell-face-hint = onthouden voor later
shell-face-number = Gezicht { $number }
shell-colour = Je kleur
shell-colour-hint = de vorm hoort erbij
shell-colour-0 = blauw
shell-colour-1 = groen
shell-colour-2 = paars
shell-colour-3 = oranje
shell-colour-4 = grijs
shell-colour-taken = { $colour }: die heeft { $name } al
shell-seen-so = zo zien de anderen je
shell-your-place = jouw plaats
shell-there-already = Je hoort al bij deze tafel.
shell-link-is-key = Deze link is je sleutel tot de plaats. Hij geldt voor één apparaat; aan tafel kunnen er meer bij.
shell-sit-here = Hier gaan zitten
shell-sit-here-as = Hier zitten als { $name }
shell-only-watch = Alleen kijken
shell-line-lost = verbinding weg
shell-bot-stands-in = Bot valt in, { $level }
shell-bot-for-me = Een bot voor je laten spelen?
shell-bot-for-me-hint = Hij speelt tot je je plaats terugneemt, met één klik.
shell-bot-for-them = Een bot laten spelen voor { $name }?
shell-bot-for-free = Een bot { $name } laten spelen?
shell-bot-why = Nu: { $how }. { $name } hoort het meteen, de tafel leest het in het verslag, en één klik geeft de plaats terug, altijd.
shell-wait-for = Wacht op { $name }
shell-let-it-play = Laat maar spelen
shell-bot-plays-for-you = Een bot speelt voor je
shell-bot-since = { $level }, sinds { $from }.
shell-bot-since-by = { $level }, sinds { $from }. { $name } heeft erom gevraagd.
shell-the-host = De gastheer
shell-copy-link = Kopieer de link
shell-to-table = Naar de tafel
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
hint-alike = Even goed als de andere: { $choice }
hint-behind = Ongeveer { $amount } minder: { $choice }
hint-only = Er is alleen dit: { $choice }
why-gains = Het levert op: { $terms }.
why-prevents = Het houdt de anderen tegen, met { $amount }.
why-lets = Het gunt de anderen { $amount } meer.
why-ahead = Het op een na beste mist: { $terms }.
why-next-costs = Het op een na beste kost punten ({ $amount }).
why-lacks = Het mist: { $terms }.
why-costs = Het kost punten ({ $amount }).
why-instead = Het heeft daarvoor: { $terms }.
why-missed = Het had meer opgeleverd: { $terms }.
why-cost = Jouw keuze kostte punten ({ $amount }).
why-prevented = Het had de anderen tegengehouden, met { $amount }.
why-had = Jouw keuze had: { $terms }.
why-rest = De rest blijkt pas na deze beurt.
why-later = Wat het verschil maakt, komt pas na deze beurt.
why-same = Alles is evenveel waard: neem wat je bevalt.
why-term = { $term } ({ $amount })
why-amount = ongeveer { $points }
review-heading = De beslissingen die het meest hebben gekost
review-cost = Ongeveer { $amount }: je koos ‘{ $chosen }’, beter was ‘{ $better }’.
review-flawless = Geen beslissing heeft je iets gekost dat de Meester zou opmerken.
# The table server.
refused-not-offered = Deze optie is er niet.
refused-closed = Aan deze tafel valt niets te antwoorden.
refused-undo = Dit kan niet meer teruggenomen worden: intussen is er een kaart onthuld, heeft het toeval gesproken of heeft iemand anders geantwoord.
refused-undo-often = De partij is inmiddels te lang om nog iets terug te nemen: speel verder.
refused-not-stored = De server kan op dit moment niets opslaan. Er is niets veranderd.
problem-not-understood = De server heeft dit bericht niet begrepen.
problem-no-server = De server antwoordt niet. Draait hij?
problem-fault = Er ging iets mis op de server.
problem-fault-quoted = Er ging iets mis op de server. Met dit nummer kan wie hem beheert nagaan wat: { $request }
problem-not-stored = De server kan op dit moment niets opslaan.
problem-no-table = Deze tafel bestaat niet, of je hoort er niet bij.
problem-not-host = Alleen de gastheer van de tafel mag dit.
problem-not-yours = Deze plaats is niet van jou.
problem-not-there = Zoiets is hier niet.
problem-no-free-seat = Aan deze tafel is geen plaats vrij.
problem-link-used = Deze link is al gebruikt: hij geldt één keer. Wie op die plaats zit, kan in het menu van de tafel een apparaat toevoegen; de gastheer kan een nieuwe link maken.
problem-known-deal = Wie deze tafel heeft gedekt, kan weten wat hier verborgen is: de verdeling is op te zoeken, of de partij kwam uit een bestand. Daarom schuift niemand anders aan tot ze voorbij is.
problem-no-watchers = Aan deze tafel mag niemand meekijken.
problem-seat-taken = Deze plaats is niet vrij voor wie de code heeft.
problem-still-going-on = De partij is nog bezig.
problem-hidden-until-end = De partij is nog bezig: wat verborgen is, blijft dat tot het eind.
problem-other-release = Deze partij begon met een andere versie en kan alleen daarmee verder.
problem-read-anew = De tafel wordt net opnieuw gelezen. Probeer het nog eens.
problem-not-asked = Er wordt je nu niets gevraagd.
problem-no-hints = Aan deze tafel zijn er geen tips.
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
problem-later = Er is nu veel te doen. Probeer het zo nog eens.
problem-too-many = Te veel verzoeken. Wacht een minuut en probeer het nog eens.
problem-too-many-tables = Je hebt te veel tafels gedekt. Verwijder er een paar die je niet meer nodig hebt.
problem-too-many-today = Vanuit jouw netwerk zijn vandaag zo veel tafels gedekt dat er geen meer bij kan. Probeer het later nog eens.
problem-no-room = Op de server is geen plaats meer voor nog zo’n tafel.
problem-too-long = Dit is te lang.
problem-wrong-host = Op dit adres antwoordt de server niet.
problem-wrong-origin = Verzoeken van andere sites worden niet aangenomen.
problem-not-json = De server heeft dit verzoek niet begrepen.
problem-unknown-service = Schrijf een mailadres, of een adres dat begint met ntfy://, discord://, slack:// of tgram://.
problem-strange-address = Dit adres betekent hier niets. Laat weg wat na een vraagteken komt.
problem-not-safe = De pushdienst van een browser wordt alleen via https geroepen.
problem-not-outside = Dit adres ligt in het netwerk van de server. Alleen wie hem beheert kan dat toestaan.
problem-no-push = Deze server kan geen browsers roepen. Wie hem beheert kan dat veranderen.
problem-no-services = Deze server roept alleen browsers. Wie hem beheert kan dat veranderen.
problem-no-mail = Deze server verstuurt geen mail. Wie hem beheert kan dat veranderen.
problem-too-many-channels = Je hebt genoeg manieren om geroepen te worden. Haal er eerst een weg.
problem-wrong-code = Dit is niet de code van de laatste proef.
problem-not-proved = Probeer het eerst: het wordt gebruikt zodra de proef is aangekomen.
problem-not-waited-for = De tafel wacht niet op deze plek.
problem-cannot-be-called = Deze persoon is er, of wil niet geroepen worden.
problem-nudged-already = Deze persoon kreeg net al een duwtje. Wacht een paar uur.
problem-no-days-left = Zoveel vrije dagen heb je aan deze tafel niet meer.

## Aan tafel geroepen worden
notice-turn = Jij bent aan de beurt: { $title }
notice-turn-body = De tafel wacht op je.
notice-clock-body = De tafel wacht nog steeds op je, en je klok loopt.
notice-nudge-body = { $name } vraagt je aan tafel te komen.
notice-trial-title = Stammtisch kan je roepen
notice-trial = Je code is { $code }. Vul hem in op de pagina waar deze proef vandaan komt.
notice-trial-push = Zo hoor je dat jij aan de beurt bent.
shell-call-page = Jij bent aan de beurt
shell-call-intro = Hoe dit huis je aan tafel roept.
shell-call-choose = Hoe je geroepen wordt…
shell-call-me = Roep mij
shell-call-first = het eerste dat werkt is genoeg
shell-call-device = Dit apparaat
shell-call-device-hint = Een melding, ook als de pagina dicht is.
shell-call-device-blocked = Je browser verbiedt meldingen van deze pagina. Sta ze toe in zijn instellingen.
shell-call-device-unsafe = Werkt alleen via https, of op de computer waarop de server draait.
shell-call-device-missing = Deze server kan geen browsers roepen. Wie hem beheert kan dat veranderen.
shell-call-other-device = Een ander apparaat
shell-call-mail = E-mail
shell-call-other = E-mail, ntfy, Discord, Slack, Telegram
shell-call-other-hint = Eén adres is genoeg; het huis probeert het voordat het erop vertrouwt.
shell-call-other-missing = Deze server roept alleen browsers. Wie hem beheert kan dat veranderen.
shell-call-arrived = Aangekomen { $time }.
shell-call-failed = Niet aangekomen, { $time }.
shell-call-tried = Een proef is onderweg.
shell-call-code = Code uit de proef
shell-call-confirm = Bevestigen
shell-call-try = Probeer
shell-call-add = Toevoegen
shell-call-remove = Weghalen
shell-call-address = Adres
shell-call-wait = Wachten met roepen
shell-call-wait-hint = misschien kijk ik toch al naar de tafel
shell-call-at-once = meteen
shell-call-for = Voor
shell-call-for-hint = deze tafel kan anders zijn dan de rest
shell-call-every = elke tafel
shell-call-only = alleen deze
shell-call-not = deze niet
shell-call-promise = Eén keer roepen per beurt, nooit twee. Adressen blijven op deze server en niemand ziet ze.
shell-quiet = Stille uren
shell-quiet-from = van
shell-quiet-until = tot
shell-quiet-dial = stil tot
shell-quiet-on = Laat me slapen
shell-quiet-sentence = Tussen { $from } en { $until } roept niemand je.
shell-quiet-clock = Waar nachten niet tellen, staat je klok dan stil, hoogstens tien uur.
shell-quiet-never = Je wordt op elk uur geroepen.
shell-call-looks = Zo ziet het er op je telefoon uit
shell-call-now = nu
shell-call-clock = De klok van deze tafel
shell-terms-none = Deze tafel heeft geen klok: ze wacht op iedereen.
shell-terms-clock = Iedereen heeft { $span } per antwoord.
shell-terms-nights = Nachten tellen niet: ieders eigen stille uren, hoogstens tien uur.
shell-terms-half = Halverwege komt er een herinnering.
shell-terms-hour = Een uur voor het einde komt er een herinnering.
shell-terms-once = Daarna antwoordt een bot één keer.
shell-terms-stay = Daarna speelt een bot tot de persoon terug is.
shell-terms-nothing = Daarna beslist de gastheer.
shell-terms-days =
    { $number ->
        [one] { $number } vrije dag per persoon.
       *[other] { $number } vrije dagen per persoon.
    }
shell-nights = Nachten
shell-nights-rest = tellen niet
shell-nights-count = tellen
shell-reminder = Herinnering
shell-reminder-never = nooit
shell-reminder-half = halverwege
shell-reminder-hour = een uur van tevoren
shell-days-each = Vrije dagen elk
shell-days-off = Vrije dagen
shell-days-hint = Je klok staat stil, en iedereen ziet het.
shell-days-left =
    { $number ->
        [0] Geen meer over.
        [one] Nog { $number } dag.
       *[other] Nog { $number } dagen.
    }
shell-days-back = Ik ben terug
shell-off-until = vrij tot { $date }
shell-nudge = Duwtje
shell-nudged = { $name } wordt geroepen.

## Tafels in woorden, en wat wordt voorgelezen
shell-text-mode = Tekstmodus
shell-guide = Gids: spelen op gehoor en met het toetsenbord
shell-text-you = jij
shell-text-you-are = { $name }, jij
shell-text-yours = van jou
shell-text-owner = van { $name }
shell-text-spent = gebruikt
shell-text-of = { $value } van { $limit }
shell-text-number = nummer { $number }
shell-text-option = antwoord { $number }
shell-text-track = { $markers } (vakken { $first } tot { $last })
shell-text-now = Nu:
shell-text-stand = Hoe het ervoor staat
shell-text-common = De tafel
shell-text-answered = heeft niets te beslissen
shell-text-repeat = Nog eens zeggen
shell-text-sealed = Alleen jij weet het. Je kunt het terugnemen tot iedereen heeft gekozen.
shell-text-secret = In het geheim, allemaal tegelijk.
shell-text-secret-last = In het geheim, allemaal tegelijk. Alle anderen hebben gekozen: je keuze geldt meteen.
shell-text-log =
    { $number ->
        [one] Verslag, { $number } regel
       *[other] Verslag, { $number } regels
    }
shell-undone = Teruggenomen.
shell-command = Typ een nummer, een antwoord of een opdracht
shell-command-do = Doen
shell-command-about = ‘hulp’ noemt de opdrachten. De schuine streep brengt je hier, Escape terug naar de vraag.
shell-command-nothing = Er valt nu niets te antwoorden.
shell-command-numbers = De antwoorden hebben de nummers { $numbers }.
shell-command-unknown = Geen antwoord heet ‘{ $typed }’. ‘antwoorden’ noemt ze, ‘hulp’ noemt de opdrachten.
shell-command-which = Welke?
shell-command-no-news = Sinds je laatste antwoord is er niets gebeurd.
shell-command-no-thing = Niets op tafel heet ‘{ $name }’.
shell-command-name-it = Zeg waarvan: een kaart, een plek, een speler.
shell-command-options = antwoorden
shell-does-options = alle antwoorden met hun nummer
shell-command-status = stand
shell-does-status = hoe het spel ervoor staat; met een naam, wat die speler heeft of wat daar ligt
shell-command-last = laatst
shell-does-last = wat er sinds je laatste antwoord is gebeurd
shell-command-look = lees
shell-does-look = met een naam: wat een kaart of stuk zegt
shell-command-why = waarom
shell-does-why = met een naam: waarom iets nu niet gekozen kan worden
shell-command-log = verslag
shell-does-log = alles wat er tot nu toe is gebeurd
shell-command-hint = tip
shell-does-hint = wat de Meester zou doen, op grond van wat jij mag weten
shell-command-undo = terug
shell-does-undo = je laatste antwoord terugnemen, als dat eerlijk is
shell-command-repeat = herhaal
shell-does-repeat = nog eens zeggen wat het laatst is gezegd
shell-command-help = hulp
shell-does-help = deze lijst
shell-keys-a = nog eens zeggen wat het laatst is gezegd
shell-contrast = Sterk contrast
shell-telling = Voorgelezen als jij aan de beurt bent
shell-telling-brief = De vraag
shell-telling-usual = Wat er gebeurde, in het kort
shell-telling-full = Elke regel
shell-letters = Letters en cijfers als toetsen
shell-letters-alone = Los
shell-letters-alt = Met Alt
shell-letters-off = Uit

## Scenes
shell-scene-before = Tot nu
shell-scene-go = Verder
shell-scene-turn = Draai de volgende om
shell-scene-turn-of = Daarna: { $seat }
shell-scene-next = Daarna: { $step }
shell-scene-skip = Naar het eind
shell-scene-close = Terug naar de tafel
shell-scene-score = Naar de uitslag
shell-scene-told = { $seat }, { $step }, { $gain }, { $total }.
shell-scene-plus = plus { $n }
shell-scene-minus = min { $n }
shell-scene-nothing = niets
shell-scene-again = Opnieuw tellen
shell-key-home = Home
shell-key-end = End
shell-key-space = Spatie

## Sounds
shell-sound = Geluid
shell-sound-off = Uit
shell-sound-quiet = Zacht
shell-sound-full = Vol

## Replay
shell-play = Afspelen
shell-pause = Pauze
shell-speed = Snelheid
shell-speed-times = { $speed } keer zo snel
shell-share = Dit moment delen
shell-to-score = Uitslag
shell-marks = Rondes en tellingen
shell-axis-start = begin
shell-axis-end = eind
shell-last-count = de laatste telling
shell-season = Seizoen { $n }
shell-leads-for-good = { $name } blijft voor

## Wat iets is
shell-signs = Tekens
shell-signs-of = De tekens: { $name }
shell-signs-hint = Alle tekens van deze tafel. Wijs er een aan op het bord, of druk er lang op, voor meer.
shell-signs-find = Teken zoeken
shell-signs-none = Geen teken van deze tafel heet zo.
shell-keys-i = wat is dit? (wat de focus heeft)
shell-keys-g = alle tekens van het spel
shell-finger-long = Lang drukken
shell-finger-long-does = het zegt wat het is
shell-explain-pin = Open houden
shell-explain-can = Dit kan: { $what }
shell-explain-rule = Regels { $paragraph }: { $name }
shell-explain-rules = Regels, paragraaf { $paragraph }
about-worth = Nu waard
about-price = Prijs
about-have = Je hebt
about-left = Over

## Het stamgastenboek
shell-book = Het stamgastenboek
shell-book-short = Boek
shell-book-hint = Bijgehouden door het huis, voor zijn gasten.
shell-book-person = Gezicht en naam
shell-book-person-keep = Bewaren
shell-book-tab-me = Ik
shell-book-tab-evenings = Avonden
shell-book-tab-titles = Spellen
shell-book-regular =
    { $evenings ->
        [one] Stamgast sinds { $since }: { $evenings } avond, { $won } gewonnen.
       *[other] Stamgast sinds { $since }: { $evenings } avonden, { $won } gewonnen.
    }
shell-book-nobody = Iemand
shell-book-empty = Nog geen avond. Elke partij die wordt uitgespeeld, komt hier te staan.
shell-book-strong = Hoe sterk
shell-book-between = In { $title } speel je tussen { $weaker } en { $stronger }.
shell-book-above = In { $title } speel je sterker dan { $weaker }.
shell-book-below = In { $title } kun je nog niet tippen aan { $stronger }.
shell-book-early = In { $title } is het nog te vroeg om iets te zeggen.
shell-book-value =
    { $matches ->
        [one] { $value }, { $spread } meer of minder, na { $matches } partij. Met elke partij wordt de balk korter.
       *[other] { $value }, { $spread } meer of minder, na { $matches } partijen. Met elke partij wordt de balk korter.
    }
shell-book-no-rating = Nog geen partij { $title } telt mee: er zijn minstens twee spelers nodig, elk met een eigen plaats.
shell-book-scale = Mensen en bots in { $title }, de sterksten eerst
shell-book-you = jij
shell-book-give-or-take = { $spread } meer of minder
shell-book-by-title = Spel voor spel
shell-book-title = Spel
shell-book-evenings = Avonden
shell-book-count = avonden
shell-book-won = gewonnen
shell-book-place = plaats gemiddeld
shell-book-points = punten gemiddeld
shell-book-favourite = favoriet
shell-book-thing = { $thing }, { $number } in totaal
shell-book-all = Alle { $number }
shell-book-fewer = Minder
shell-book-gain = rating { $gain }
shell-book-unrated-one-screen = telt niet mee: één scherm
shell-book-unrated-own-values = telt niet mee: eigen waarden
shell-book-unrated-kind-deal = telt niet mee: eerste avond
shell-book-unrated-stand-in = telt niet mee: een bot viel in
shell-book-unrated-unmeasured = telt niet mee: een ongemeten bot
shell-book-result = { $name }: { $points }, plaats { $place }
shell-book-table-gone = De tafel is opgeruimd, er valt niets meer terug te kijken.
shell-book-yours = Niets verlaat deze server. Deze bladzijden zijn van jou.
shell-book-export = Meenemen
shell-book-delete = Verwijderen …
shell-book-delete-heading = Je bladzijden verwijderen?
shell-book-delete-sure = Je avonden, je ratings en je gezicht verdwijnen voorgoed. De anderen houden hun avonden, zonder jouw naam.
shell-book-delete-write = Schrijf { $name } om dat te bevestigen
shell-book-delete-do = Voorgoed verwijderen
shell-book-keep = Bewaren
problem-another-name = Dit is niet de naam die in het boek staat.

## Zonder verbinding
shell-offline = Geen verbinding met het huis
shell-offline-hint = Wat je al hebt teruggekeken, is er nog. Al het andere wacht tot de verbinding terug is.
shell-offline-none = Hier ligt nog niets. Een afgelopen partij die je terugkijkt, blijft in deze browser.
