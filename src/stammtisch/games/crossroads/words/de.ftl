# Crossroads Inn auf Deutsch.

## Learning
intro-who = Der König ist ohne Erben gestorben. Jedes seiner Kinder führt ein Gasthaus: Das angesehenste gewinnt die Krone.
intro-who-picture = Ein Wegweiser mit Krone, ein Gasthaus am Hügel, drei Erben mit ihren Wirtshausschildern.
intro-wins = Das meiste Prestige gewinnt. Am Ende wird dein Ruf bei fünf Gruppen zu Prestige; Geld, Gerüchte und Zutaten geben etwas dazu.
intro-wins-picture = Fünf Rufleisten und das Prestige, das jede bringt; Gulden, Gerüchte und Zutaten bringen noch etwas dazu.
intro-turn = Heiß eine Gruppe willkommen, weise eine andere ab. Kauf bis zu zwei Plättchen und bau sie. Koch Rezepte. Dann füllen Einnahmen die Truhe.
intro-turn-picture = Eins: eine Gruppe hinauf, eine hinab. Zwei: Plättchen kaufen. Drei: bauen. Vier: ein Rezept. Fünf: Einnahmen in die Truhe.

## The coach: the first line is a heading, the rest what is said
lesson-signboard =
    Häng dein Schild auf
    Das Schild zeigt, welches Gasthaus deines ist. Nimm, was dir gefällt: Sonst ändert es nichts.
lesson-draft_pick =
    Behalte ein Grundplättchen
    Grundplättchen liegen auf deinen Ecken und geben von Anfang an etwas. Behalte eines mit Einnahmen oder mit dem, was du kochen willst.
lesson-place_basic =
    Wohin mit den Grundplättchen?
    Vier kommen auf deine vier Ecken. Du darfst sie später überbauen, gibst dann aber zurück, was sie gegeben haben.
lesson-impression_welcome =
    Wen heißt du willkommen?
    Dein Ruf bei dieser Gruppe steigt um eins. Hohe Felder sind am Ende viel wert: Steig, wo du schon gut stehst.
lesson-impression_unwelcome =
    Wen weist du ab?
    Dein Ruf bei dieser Gruppe sinkt um eins. Nimm eine, bei der du ohnehin unten stehst, dann verlierst du wenig.
lesson-gossip_action =
    Nutze deine Gerüchte
    Gerüchte kaufen kleine Aktionen: Gulden, Ruf, neue Plättchen. Was du behältst, zählt am Ende ein wenig, doch die meisten Aktionen sind mehr wert.
lesson-gossip_rep_up =
    Wer denkt besser von dir?
    Dein Ruf bei einer Gruppe steigt. Nimm die, bei der das nächste Feld am meisten Prestige bringt.
lesson-gossip_rep_down =
    Wessen Name leidet?
    Ein Ruf sinkt. Nimm den, der vorn liegt, bei einer Gruppe, wo er hoch steht.
lesson-gossip_victims =
    Wer zahlt dir?
    Jeder der beiden verliert einen Gulden an dich, wenn er einen hat. Nimm die, die vorn liegen.
lesson-gossip_steal_type =
    Welches Gerücht stiehlst du?
    Nimm eine Sorte, von der du eins hast: Zwei gleiche kaufen mehr.
lesson-gossip_track =
    Neue Plättchen, bitte
    Eine Leiste wird neu ausgelegt. Nimm die, auf der für dich nichts zu holen ist.
lesson-swap_own_tile =
    Welches Plättchen gibst du?
    Zwei Plättchen mit Zutaten wechseln das Gasthaus. Gib eines, dessen Zutat du nicht brauchst.
lesson-swap_other_tile =
    Welches nimmst du?
    Das andere Plättchen kommt in dein Gasthaus, mit einer neuen Zutat, wenn seine verbraucht ist. Nimm die Zutat, die einem Rezept auf deiner Hand noch fehlt.
lesson-invest =
    Welches Plättchen kaufst du?
    Ein Plättchen wirkt einmal beim Bauen und füllt dein Gasthaus. Zuerst Einnahmen: Die zahlen in jedem Zug; später Prestige und Ruf.
lesson-pay =
    Gulden oder Gerüchte?
    Ein Plättchen zahlst du mit Gulden oder mit Gerüchten. Nimm, was du in diesem Zug weniger brauchst.
lesson-reserve =
    Ein Plättchen reservieren
    Ein reserviertes Plättchen wartet auf dich, niemand sonst kann es kaufen. Behalte eines, das du noch nicht zahlen kannst und wirklich willst.
lesson-build =
    Wo baust du?
    Jedes gekaufte Plättchen wird jetzt auf ein freies Feld gebaut und wirkt sofort. Königreichskarten verbieten manches, und eine Ecke kostet, was ihr Grundplättchen gab: Füll erst die Mitte.
lesson-build-laws =
    Wo baust du?
    Jedes gekaufte Plättchen wird jetzt auf ein freies Feld gebaut und wirkt sofort. Königreichskarten verbieten manches, und die Ecken sind heute zu.
lesson-build-corners =
    Wo baust du?
    Jedes gekaufte Plättchen wird jetzt auf ein freies Feld gebaut und wirkt sofort. Eine Ecke kostet, was ihr Grundplättchen gab: Füll erst die Mitte.
lesson-build-plain =
    Wo baust du?
    Jedes gekaufte Plättchen wird jetzt auf ein freies Feld gebaut und wirkt sofort. Die Ecken sind heute zu, und von den anderen Feldern ist jedes gleich gut.
lesson-complete_recipe =
    Koch ein Rezept
    Ein Rezept braucht seine Zutaten auf deinen Plättchen; dann zahlt es. Koch es, sobald du kannst: Die Zutaten sind weg, aber die Belohnung zählt.
lesson-ingredient_source =
    Welches Plättchen gibt sie?
    Die Zutat verlässt dieses Plättchen. Nimm das, das du für andere Rezepte am wenigsten brauchst.
lesson-announce_end =
    Das Ende ausrufen?
    Dein Gasthaus ist voll, du darfst diese Runde zur letzten machen. Tu es, wenn du vorn zu liegen glaubst.
lesson-distressed_gossip =
    Neues von der Straße
    Die Notleidenden erzählen dir etwas: Nimm ein Gerücht. Am besten eine Sorte, von der du schon eins hast, zwei kaufen mehr.
lesson-outlaws_lose_gossip =
    Die Gesetzlosen wollen etwas
    Du gibst ein Gerücht ab. Trenn dich von der Sorte, von der du nur eins hast.
lesson-travellers_action =
    Gäste mit Rezepten
    Bei den Reisenden ziehst du ein Rezept, legst eins ab oder stiehlst eins. Zieh, wenn deine Plättchen Zutaten geben, die keins deiner Rezepte braucht.
lesson-travellers_keep =
    Welches Rezept behältst du?
    Du siehst zwei Rezepte, eines bleibt bei dir. Behalte das, dessen Zutaten du schon hast oder bald kaufen kannst.
lesson-travellers_discard =
    Welches Rezept geht?
    Ein Rezept verlässt deine Hand. Trenn dich von dem, das du bis zum Ende nicht kochst.
lesson-travellers_victim =
    Von wem?
    Du nimmst ein zufälliges Rezept. Nimm es dem, der die meisten hat.
lesson-travellers_replace =
    Du wurdest bestohlen
    Du darfst für das verlorene Rezept ein neues ziehen. Tu es, wenn du es noch kochen kannst: Auf der Hand kostet es am Ende Prestige.
lesson-townsfolk_action =
    Handel mit den Städtern
    Sie tauschen reservierte Plättchen. Nutze es, wenn ein anderes besser in dein Gasthaus passt.
lesson-townsfolk_own =
    Welches Plättchen geht?
    Ein reserviertes Plättchen geht, dafür kommen ein anderes oder Gulden. Gib das, das du zuletzt bauen würdest.
lesson-townsfolk_target =
    Was nimmst du dafür?
    Du suchst dir aus, was du für dein Plättchen bekommst. Nimm das Plättchen, das du zahlen kannst und das gleich etwas bringt.
lesson-gain_gossip_type =
    Welches Gerücht nimmst du?
    Zwei gleiche kaufen eine stärkere Aktion als eins. Ergänze die Sorte, die du am meisten nutzt.
lesson-lose_gossip_type =
    Welches Gerücht geht?
    Du hast überbaut, was dir ein Gerücht gab, also geht eins zurück. Gib eine Sorte zurück, die du nur einmal hast oder nicht nutzt.
lesson-gain_reputation_group =
    Wer denkt besser von dir?
    Eine Gruppe denkt besser von dir, und du wählst, welche. Nimm die Gruppe, bei der das nächste Feld am meisten Prestige bringt oder ihre Aktion auslöst.
lesson-lose_reputation_group =
    Wer denkt schlechter von dir?
    Nimm eine Gruppe, bei der du unten stehst: Da kostet ein Schritt am wenigsten.
lesson-reserve_effect =
    Ein Plättchen reservieren
    Es wartet kostenlos auf dich. Nimm das beste, das du heute nicht zahlen kannst.
lesson-discard_reserved =
    Welches geht zurück?
    Du hast überbaut, was dir den Platz gab. Gib das Plättchen zurück, das du zuletzt bauen würdest.
lesson-collector_line =
    Drei Plättchen für den Sammler
    Zeig drei Plättchen in einer Linie, wie die Karte es will. Jede passende Linie bringt dasselbe.
goal-revenue = Erste Runden: Kauf Plättchen mit Einnahmen. Sie füllen deine Truhe in jedem Zug.
goal-reputation = Bau jetzt in jedem Zug zwei Plättchen und steig bei den Gruppen, wo du gut stehst.
goal-prestige = Letzte Runden: Kauf Prestige, koch, was geht, und heb den Ruf, der am meisten bringt.
caution-no-welcome =
    Ein Schritt Ruf wird verschenkt
    Willkommen heißen kostet nichts; abweisen kannst du eine Gruppe, bei der du wenig verlierst.
caution-idle-welcome =
    Ein anderer Schritt bringt am Ende mehr
    Bei dieser Gruppe ist das nächste Feld mehr Prestige wert: { $group }.
caution-dear-group =
    Das kostet am Ende Prestige
    Bei dieser Gruppe kostete ein Schritt hinab nichts: { $group }.
caution-idle-gossip =
    Deine Gerüchte könnten noch wirken
    Zwei gleiche kaufen eine starke Aktion. Bis zum Ende behalten zählen sie nur wenig.
caution-uncooked =
    Ein Rezept ist fertig
    Alle Zutaten liegen auf deinen Plättchen. Jetzt gekocht zahlt es sofort; später nimmt sie vielleicht jemand.

## Things on the table
group-distressed = Notleidende
group-outlaws = Gesetzlose
group-travellers = Reisende
group-townsfolk = Städter
group-nobles = Adlige
group-any = eine beliebige Gruppe
gossip-economic = Handelsgerücht
gossip-political = Politikgerücht
gossip-traveller = Reisegerücht
gossip-any = beliebiges Gerücht
gossips-economic = { $n ->
    [one] 1 Handelsgerücht
   *[other] { $n } Handelsgerüchte
}
gossips-political = { $n ->
    [one] 1 Politikgerücht
   *[other] { $n } Politikgerüchte
}
gossips-traveller = { $n ->
    [one] 1 Reisegerücht
   *[other] { $n } Reisegerüchte
}
gossips-any = { $n ->
    [one] 1 beliebiges Gerücht
   *[other] { $n } beliebige Gerüchte
}
colour-furnishing = Einrichtung (gelb)
colour-service = Dienst (braun)
colour-worker = Arbeiter (blau)
colour-guest = Ehrengast (rot)
ingredient-honey = Honig
ingredient-venison = Wild
ingredient-root_spices = Wurzelgewürz
ingredient-citrus = Zitrusfrüchte
ingredient-black_tears = Schwarze Tränen
ingredient-berries = Beeren
ingredient-pumpkin = Kürbis
ingredient-herbal_spices = Kräuter
ingredient-epic_cheese = Sagenkäse
ingredient-fish = Fisch
signboard-black_swan = Zum schwarzen Schwan
signboard-sassy_dragon = Zum frechen Drachen
signboard-cockey_rooster = Zum kecken Hahn
signboard-kings_griffon = Zum Königsgreif
signboard-dog_star = Zum Hundsstern
signboard-smelly_cat = Zur Stinkekatze

## Inn tiles
tile-oak_benches = Eichenbänke
tile-long_table = Lange Tafel
tile-rushlights = Binsenlichter
tile-straw_bunks = Strohlager
tile-fireside_settle = Kaminbank
tile-notice_wall = Anschlagwand
tile-stone_hearth = Steinkamin
tile-tapestry = Jagdteppich
tile-stained_glass = Buntglas
tile-carved_bar = Schnitztheke
tile-guest_wing = Gästeflügel
tile-featherbeds = Daunenzimmer
tile-wine_cellar = Weinkeller
tile-minstrel_stage = Spielmannsbühne
tile-gilded_throne = Goldthron
tile-soup_line = Armenspeisung
tile-pawn_counter = Pfandleihe
tile-dice_pit = Würfelgrube
tile-horse_change = Pferdewechsel
tile-laundry = Wäscherei
tile-apiary = Imkerei
tile-hunting_party = Jagdgesellschaft
tile-berry_picking = Beerenlese
tile-steel_cages = Stahlkäfige
tile-message_post = Botenposten
tile-toll_gate = Zollschranke
tile-fruit_import = Obsthandel
tile-night_market = Nachtmarkt
tile-private_salon = Privatsalon
tile-grand_feast = Festgelage
tile-tinhorn = Zocker
tile-crook = Gauner
tile-servant = Diener
tile-maide = Magd
tile-drudge = Knecht
tile-kitchenhand = Küchenhilfe
tile-thug = Schläger
tile-bouncer = Türsteher
tile-swindler = Schwindler
tile-housekeeper = Haushälterin
tile-workman = Handlanger
tile-foreman = Vorarbeiter
tile-cook = Koch
tile-chef = Küchenchef
tile-veteran = Veteran
tile-hubu_gross = Hubu Gross
tile-ganis = Ganis
tile-renmy = Renmy
tile-meilan = Meilan
tile-kobi = Kobi
tile-letima = Letima
tile-iduna = Iduna
tile-estelle = Estelle
tile-king_ludo = König Ludo
tile-nameless = Namenlos
tile-lilith = Lilith
tile-vermelha = Vermelha
tile-nillesio = Nillesio
tile-alstero = Alstero
tile-calisterre = Calisterre

## Basic tiles
basic-garden_patch = Gartenbeet
basic-notice_peg = Zettelhaken
basic-dice_table = Würfeltisch
basic-recipe_shelf = Rezeptregal
basic-old_hearth = Alter Herd
basic-hayloft = Heuboden
basic-rumour_nook = Gerüchteecke
basic-poor_box = Armenbüchse
basic-back_door = Hintertür
basic-signpost = Wegweiser
basic-market_stall = Marktstand
basic-chair_of_honour = Ehrenstuhl

## Recipes
recipe-hunters_roast = Jägerbraten
recipe-mulled_mead = Glühmet
recipe-sesame_cakes = Schwarze Sesamküchlein
recipe-forest_platter = Waldplatte
recipe-spiced_oranges = Gewürzorangen
recipe-orchard_tart = Obsttorte
recipe-black_broth = Schwarze Brühe
recipe-pumpkin_porridge = Kürbisbrei
recipe-herb_sorbet = Kräutersorbet
recipe-cheese_board = Käsebrett des Wirts
recipe-fishermans_skillet = Fischerpfanne
recipe-cuckold_stew = Hahnreieintopf
recipe-smiling_witch = Lächelnde Hexe
recipe-duck_rubies_gold = Ente in Rubinen und Gold
recipe-bersuhl_dumplings = Süße Fischklöße aus Bersuhl

## Kingdom cards
kingdom-i_wanna_see_you = Ich will dich sehen!
kingdom-table_by_the_window = Ein Fensterplatz, der Herr!
kingdom-lucky_7 = Glückssieben
kingdom-vanity_lane = Allee der Eitelkeit
kingdom-make_some_room = Platz da!
kingdom-looking_busy = Immer beschäftigt
kingdom-thank_you_sir = Besten Dank, der Herr!
kingdom-collector = Der sammelt wohl
kingdom-some_sacrifices = Ein paar Opfer
kingdom-so_they_wont_steal_it = … damit es keiner klaut
kingdom-law-1 = Ein Arbeiter darf nur neben eine Einrichtung.
kingdom-law-2 = Plättchen, die eine Zutat liefern, liegen nur auf dem äußeren Ring.
kingdom-law-3 = Kein Gasthaus hat mehr als sieben Plättchen einer Farbe.
kingdom-law-4 = Alle Ehrengäste eines Gasthauses liegen in einer Zeile oder einer Spalte.
kingdom-law-5 = Kein Dienst liegt neben einem anderen Dienst.
kingdom-law-6 = Das zweite Plättchen, das in einem Zug gekauft wird, darf nicht neben das erste.
kingdom-law-7 = Ein Plättchen auf dem inneren Ring bringt { $guldens } Gulden, eines auf dem äußeren { $debts ->
    [one] 1 Schuld
   *[other] { $debts } Schulden
}.
kingdom-law-8 = Drei Plättchen einer Farbe in einer Zeile oder Spalte holen einen Bonus von dieser Karte: Einrichtungen { $furnishing }, Dienste { $service }, Arbeiter { $worker }, Ehrengäste { $guest }. Jedes Plättchen zählt nur einmal.
kingdom-law-9 = Ein Zutatenplättchen, das auf einer Ecke gebaut wird, bekommt { $tokens ->
    [one] einen Marker
   *[other] { $tokens } Marker
} mehr.
kingdom-law-10 = Einrichtungen liegen nur auf dem inneren Ring.
kingdom-simple = Die Übersicht nennt dieses Paar reizvoll und einfach.
kingdom-neutral = Die Übersicht nennt dieses Paar neutral.
kingdom-difficult = Die Übersicht nennt dieses Paar schwierig.
kingdom-none = Ohne Königreichskarten.

## Variants
variant-kingdom = Königreichskarten: zwei Gesetze, die die ganze Partie über gelten.
variant-kingdom-random = Zwei Karten werden zufällig gezogen.
variant-kingdom-none = Keine Königreichskarten; für die erste Partie empfohlen.
variant-kingdom-simple = Ein zufälliges Paar, das die Übersicht reizvoll und einfach nennt.
variant-kingdom-neutral = Ein zufälliges Paar, das die Übersicht neutral nennt.
variant-kingdom-difficult = Ein zufälliges Paar, das die Übersicht schwierig nennt.
variant-kingdom-1-2 = 1 Ich will dich sehen! + 2 Ein Fensterplatz, der Herr! (neutral)
variant-kingdom-1-3 = 1 Ich will dich sehen! + 3 Glückssieben (neutral)
variant-kingdom-1-4 = 1 Ich will dich sehen! + 4 Allee der Eitelkeit (neutral)
variant-kingdom-1-5 = 1 Ich will dich sehen! + 5 Platz da! (einfach)
variant-kingdom-1-6 = 1 Ich will dich sehen! + 6 Immer beschäftigt (neutral)
variant-kingdom-1-7 = 1 Ich will dich sehen! + 7 Besten Dank, der Herr! (neutral)
variant-kingdom-1-8 = 1 Ich will dich sehen! + 8 Der sammelt wohl (schwierig)
variant-kingdom-1-9 = 1 Ich will dich sehen! + 9 Ein paar Opfer (neutral)
variant-kingdom-1-10 = 1 Ich will dich sehen! + 10 … damit es keiner klaut (schwierig)
variant-kingdom-2-3 = 2 Ein Fensterplatz, der Herr! + 3 Glückssieben (neutral)
variant-kingdom-2-4 = 2 Ein Fensterplatz, der Herr! + 4 Allee der Eitelkeit (neutral)
variant-kingdom-2-5 = 2 Ein Fensterplatz, der Herr! + 5 Platz da! (neutral)
variant-kingdom-2-6 = 2 Ein Fensterplatz, der Herr! + 6 Immer beschäftigt (neutral)
variant-kingdom-2-7 = 2 Ein Fensterplatz, der Herr! + 7 Besten Dank, der Herr! (neutral)
variant-kingdom-2-8 = 2 Ein Fensterplatz, der Herr! + 8 Der sammelt wohl (neutral)
variant-kingdom-2-9 = 2 Ein Fensterplatz, der Herr! + 9 Ein paar Opfer (einfach)
variant-kingdom-2-10 = 2 Ein Fensterplatz, der Herr! + 10 … damit es keiner klaut (neutral)
variant-kingdom-3-4 = 3 Glückssieben + 4 Allee der Eitelkeit (neutral)
variant-kingdom-3-5 = 3 Glückssieben + 5 Platz da! (neutral)
variant-kingdom-3-6 = 3 Glückssieben + 6 Immer beschäftigt (neutral)
variant-kingdom-3-7 = 3 Glückssieben + 7 Besten Dank, der Herr! (neutral)
variant-kingdom-3-8 = 3 Glückssieben + 8 Der sammelt wohl (neutral)
variant-kingdom-3-9 = 3 Glückssieben + 9 Ein paar Opfer (neutral)
variant-kingdom-3-10 = 3 Glückssieben + 10 … damit es keiner klaut (neutral)
variant-kingdom-4-5 = 4 Allee der Eitelkeit + 5 Platz da! (neutral)
variant-kingdom-4-6 = 4 Allee der Eitelkeit + 6 Immer beschäftigt (schwierig)
variant-kingdom-4-7 = 4 Allee der Eitelkeit + 7 Besten Dank, der Herr! (neutral)
variant-kingdom-4-8 = 4 Allee der Eitelkeit + 8 Der sammelt wohl (einfach)
variant-kingdom-4-9 = 4 Allee der Eitelkeit + 9 Ein paar Opfer (neutral)
variant-kingdom-4-10 = 4 Allee der Eitelkeit + 10 … damit es keiner klaut (neutral)
variant-kingdom-5-6 = 5 Platz da! + 6 Immer beschäftigt (neutral)
variant-kingdom-5-7 = 5 Platz da! + 7 Besten Dank, der Herr! (neutral)
variant-kingdom-5-8 = 5 Platz da! + 8 Der sammelt wohl (neutral)
variant-kingdom-5-9 = 5 Platz da! + 9 Ein paar Opfer (neutral)
variant-kingdom-5-10 = 5 Platz da! + 10 … damit es keiner klaut (neutral)
variant-kingdom-6-7 = 6 Immer beschäftigt + 7 Besten Dank, der Herr! (neutral)
variant-kingdom-6-8 = 6 Immer beschäftigt + 8 Der sammelt wohl (neutral)
variant-kingdom-6-9 = 6 Immer beschäftigt + 9 Ein paar Opfer (neutral)
variant-kingdom-6-10 = 6 Immer beschäftigt + 10 … damit es keiner klaut (neutral)
variant-kingdom-7-8 = 7 Besten Dank, der Herr! + 8 Der sammelt wohl (neutral)
variant-kingdom-7-9 = 7 Besten Dank, der Herr! + 9 Ein paar Opfer (einfach)
variant-kingdom-7-10 = 7 Besten Dank, der Herr! + 10 … damit es keiner klaut (einfach)
variant-kingdom-8-9 = 8 Der sammelt wohl + 9 Ein paar Opfer (neutral)
variant-kingdom-8-10 = 8 Der sammelt wohl + 10 … damit es keiner klaut (neutral)
variant-kingdom-9-10 = 9 Ein paar Opfer + 10 … damit es keiner klaut (neutral)
variant-recipes = Rezepte: ob die vier anspruchsvollen Karten mitspielen.
variant-recipes-auto = Anspruchsvolle Rezepte zu dritt oder viert, nicht zu zweit.
variant-recipes-full = Alle fünfzehn Rezepte.
variant-recipes-no_advanced = Die elf einfachen Rezepte; für die erste Partie empfohlen.
variant-basic_tiles = Grundplättchen: wie die Ecken der Gasthäuser eingerichtet werden.
variant-basic_tiles-draft = Alle suchen sich reihum vier Plättchen aus und legen sie.
variant-basic_tiles-random = Vier Plättchen werden zufällig verteilt und gelegt; für die erste Partie empfohlen.
variant-basic_tiles-none = Keine Grundplättchen, der einfachste Anfang: Die Ecken bleiben zu, und mit dem ersten vollen Gasthaus endet die Partie nach dem laufenden Zug.
variant-rounds = Runden: ob eine letzte Runde vereinbart ist.
variant-rounds-box = So viele, wie es braucht: Gespielt wird, bis Gasthäuser voll sind.
variant-rounds-8 = Spätestens nach 8 Runden.
variant-rounds-10 = Spätestens nach 10 Runden.
variant-rounds-12 = Spätestens nach 12 Runden.
variant-rounds-15 = Spätestens nach 15 Runden.
variant-rounds-20 = Spätestens nach 20 Runden.
variant-start = Wer beginnt.
variant-start-random = Wer beginnt, wird ausgelost.
variant-start-seat-1 = Platz 1 beginnt.
variant-start-seat-2 = Platz 2 beginnt.
variant-start-seat-3 = Platz 3 beginnt.
variant-start-seat-4 = Platz 4 beginnt.
variant-recipes-auto-name = Nach Zahl
variant-recipes-full-name = Alle
variant-recipes-no_advanced-name = Einfache
variant-basic_tiles-draft-name = Aussuchen
variant-basic_tiles-random-name = Zufall
variant-basic_tiles-none-name = Keine
variant-rounds-box-name = Offen
variant-start-random-name = Los
variant-start-seat-1-name = 1
variant-start-seat-2-name = 2
variant-start-seat-3-name = 3
variant-start-seat-4-name = 4

preset-first_game = Erste Partie: ohne Königreichskarten, die einfachen Rezepte, Grundplättchen nach Zufall.
preset-first_game_lite = Erste Partie, ganz einfach: ebenso, ohne Grundplättchen; das erste volle Gasthaus beendet sie.
preset-full_game = Volle Partie: zwei Königreichskarten, ausgesuchte Grundplättchen, Rezepte nach Personenzahl.
table-needs-corners = Königreichskarte { $card } braucht Grundplättchen; wähle ein anderes Paar.

## Effects
effect-prestige = +{ $n } Prestige
effect-prestige-minus = −{ $n } Prestige
effect-revenue = +{ $n } Einnahmen
effect-revenue-minus = −{ $n } Einnahmen
effect-guldens = { $n } Gulden
effect-guldens-minus = { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
}
effect-reputation-plus = { $group } +{ $n }
effect-reputation-minus = { $group } −{ $n }
effect-recipe = { $n ->
    [one] ein Rezept ziehen
   *[other] { $n } Rezepte ziehen
}
effect-reserve = { $n ->
    [one] ein Plättchen reservieren
   *[other] { $n } Plättchen reservieren
}
effect-dice_guldens = würfeln: so viele Gulden
effect-garden = ein Marker mehr für ein Zutatenplättchen, das es überbaut
takeback-gossip = { $gossips } abgeben
takeback-recipe = { $n ->
    [one] ein zufälliges Rezept ablegen
   *[other] { $n } zufällige Rezepte ablegen
}
takeback-reserve = { $n ->
    [one] ein reserviertes Plättchen ablegen
   *[other] { $n } reservierte Plättchen ablegen
}
takeback-dice_guldens = würfeln: so viele Schulden
price = { $guldens } Gulden
price-gossip = für { $gossips }
price-or-gossip = { $guldens } Gulden oder { $gossips }
gives-ingredient = { $ingredient }
ingredient-at-hand = { $ingredient } (vorhanden)
ingredient-missing = { $ingredient } (fehlt)
recipe-reward = bringt { $reward }

## Questions
prompt-signboard = Welches Schild hängst du an dein Gasthaus?
prompt-draft_pick = Welches Grundplättchen behältst du?
prompt-place_basic = Welches Grundplättchen legst du auf welche Ecke?
prompt-impression_welcome = Welche Gäste heißt du willkommen? Danach sagst du, wen du abweist.
prompt-impression_unwelcome = Willkommen: { $group }. Welche Gäste weist du ab?
prompt-gossip_action = Was machst du mit deinen Gerüchten?
prompt-gossip_rep_up = Bei welcher Gruppe steigt dein Ruf um { $number }?
prompt-gossip_rep_down = Wessen Ruf sinkt, und bei welcher Gruppe?
prompt-gossip_victims = Welche zwei verlieren je einen Gulden an dich?
prompt-gossip_steal_type = Welches Gerücht stiehlst du?
prompt-gossip_track = Welche Leiste wird neu ausgelegt?
prompt-swap_own_tile = Welches deiner Zutatenplättchen gibst du her?
prompt-swap_other_tile = Welches Plättchen nimmst du für „{ $tile }“?
prompt-invest = Welches Plättchen kaufst du? Du hast { $pouch } Gulden und darfst { $left ->
    [one] noch ein Plättchen
   *[other] bis zu { $left } Plättchen
} kaufen.
prompt-pay = Womit bezahlst du „{ $tile }“?
prompt-reserve = Welches Plättchen reservierst du für später?
prompt-build = Wo baust du „{ $tile }“?
prompt-complete_recipe = Vollendest du ein Rezept?
prompt-ingredient_source = Welches Plättchen liefert die Zutat { $ingredient }?
prompt-announce_end = Dein Gasthaus ist voll. Rufst du das Ende aus?
prompt-distressed_gossip = Die Notleidenden erzählen dir etwas: Welches Gerücht nimmst du?
prompt-outlaws_lose_gossip = Der Würfel der Gesetzlosen: Welches Gerücht gibst du ab?
prompt-travellers_action = Die Reisenden bringen Rezepte: Was machst du?
prompt-travellers_keep = Welches Rezept behältst du?
prompt-travellers_discard = Welches Rezept legst du ab?
prompt-travellers_victim = Wem nimmst du ein Rezept weg?
prompt-travellers_replace = { $thief } hat dir ein Rezept weggenommen. Ziehst du ein neues?
prompt-townsfolk_action = Die Städter handeln mit reservierten Plättchen: Was machst du?
prompt-townsfolk_own = Welches deiner reservierten Plättchen?
prompt-townsfolk_target = Was nimmst du für „{ $tile }“?
prompt-gain_gossip_type = Welches Gerücht nimmst du?
prompt-lose_gossip_type = Welches Gerücht gibst du zurück?
prompt-gain_reputation_group = Bei welcher Gruppe steigt dein Ruf um { $number }?
prompt-lose_reputation_group = Bei welcher Gruppe sinkt dein Ruf um { $number }?
prompt-reserve_effect = Welches Plättchen reservierst du?
prompt-discard_reserved = Welches reservierte Plättchen gibst du zurück?
prompt-collector_line = Welche drei Plättchen zeigst du dem Sammler?

short-signboard = ein Schild aussuchen
short-draft_pick = ein Grundplättchen wählen
short-place_basic = ein Grundplättchen legen
short-impression_welcome = wählen, wer willkommen ist, oder weitergehen
short-impression_unwelcome = wählen, wen du abweist
short-gossip_action = Gerüchte einsetzen oder weitergehen
short-gossip_rep_up = eine Gruppe wählen, die dich lieber mag
short-gossip_rep_down = wählen, wessen Ruf sinkt
short-gossip_victims = wählen, welche zwei du bestiehlst
short-gossip_steal_type = ein Gerücht zum Stehlen wählen
short-gossip_track = eine Leiste wählen
short-swap_own_tile = ein eigenes Zutatenplättchen wählen
short-swap_other_tile = ein fremdes Zutatenplättchen wählen
short-invest = Plättchen kaufen oder weitergehen
short-pay = wählen, womit du bezahlst
short-reserve = ein Plättchen reservieren oder weitergehen
short-build = das gekaufte Plättchen bauen
short-complete_recipe = Rezepte vollenden oder weitergehen
short-ingredient_source = das Plättchen wählen, das die Zutat liefert
short-announce_end = sagen, ob die Partie endet
short-distressed_gossip = ein Gerücht wählen
short-outlaws_lose_gossip = ein Gerücht zum Abgeben wählen
short-travellers_action = die Aktion der Reisenden nutzen oder weitergehen
short-travellers_keep = das Rezept wählen, das du behältst
short-travellers_discard = das Rezept wählen, das du ablegst
short-travellers_victim = wählen, wen du bestiehlst
short-travellers_replace = ein neues Rezept ziehen oder nicht
short-townsfolk_action = die Aktion der Städter nutzen oder weitergehen
short-townsfolk_own = eines deiner reservierten Plättchen wählen
short-townsfolk_target = wählen, was du dafür nimmst
short-gain_gossip_type = ein Gerücht wählen
short-lose_gossip_type = ein Gerücht zum Zurückgeben wählen
short-gain_reputation_group = eine Gruppe wählen
short-lose_reputation_group = eine Gruppe wählen
short-reserve_effect = ein Plättchen zum Reservieren wählen
short-discard_reserved = ein reserviertes Plättchen zum Zurückgeben wählen
short-collector_line = eine Dreierreihe wählen

## Options
option-basic = { $tile }
option-place = { $tile } auf { $space }
option-signboard = { $signboard }
option-welcome = Willkommen: { $group }
option-unwelcome = Abweisen: { $group }
option-group = { $group }
option-gossip = { $gossip }
option-gossip-held = du hast { $held }
option-gossip_action-0 = Nimm { $number } Gulden
option-gossip_action-1 = Stiehl deinem Gegenüber { $number } Gulden und ein Gerücht
option-gossip_action-2 = Stiehl zwei anderen je { $number } Gulden
option-gossip_action-3 = Dein Ruf bei einer Gruppe steigt um { $number }
option-gossip_action-4 = Senke irgendeinen Ruf um { $number }, dann steigt ein eigener
option-gossip_action-5 = Senke den Ruf von zwei anderen um { $number }
option-gossip_action-6 = Lege eine Leiste neu aus
option-gossip_action-7 = Tausche ein Zutatenplättchen mit jemandem
option-gossip_action-end = Keine Gerüchte mehr
option-impression_welcome-pass = Gäste lassen, wie sie sind
option-rep-down = { $group } bei { $seat }
option-victims = { $first } und { $second }
option-victims-chests = in ihren Truhen: { $first } und { $second }
option-steal-gossip = { $gossip }
option-track = Leiste { $tier }
option-tile = { $tile } auf { $space }
option-source = { $tile } auf { $space }
option-tokens = { $tokens ->
    [0] kein Marker darauf
    [one] 1 Marker darauf
   *[other] { $tokens } Marker darauf
}
option-of-seat = { $seat }: { $thing }
option-buy = Kaufen: { $tile } ({ $price })
option-buy-reserved = Das reservierte Plättchen kaufen: { $tile } ({ $price })
option-pay-guldens = { $guldens } Gulden
option-pay-guldens-left = dann noch { $left } im Beutel
option-pay-gossip = { $gossips }
option-pay-gossip-left = dann noch { $left } davon
option-invest-end = Nichts mehr kaufen
warn-guldens = { $n ->
    [one] 1 Gulden verfällt: Die Truhe fasst { $most }
   *[other] { $n } Gulden verfallen: Die Truhe fasst { $most }
}
warn-special = die Sonderaktion verfällt
option-reserve = Reservieren: { $tile } ({ $price })
option-reserve-pass = Nichts reservieren
option-space = { $space }
option-reserved = { $tile }
option-reserved-place = { $tile }, Platz { $place }
option-target = { $tile } ({ $price })
option-target-discard = { $tile } vom Ablagestapel
option-recipe = { $recipe }
option-recipe-effect = { $needs }; bringt { $reward }
option-recipe-risk = ein unvollendetes Rezept kostet am Ende Punkte
option-complete_recipe-end = Keine Rezepte mehr
option-recipes-held = { $recipes ->
    [one] 1 Rezept auf der Hand
   *[other] { $recipes } Rezepte auf der Hand
}
option-rob = { $seat }
option-travellers-0 = { $number ->
    [one] Ziehe ein Rezept und behalte es
   *[other] Ziehe { $number } Rezepte, behalte eines
}
option-travellers-1 = Lege ein Rezept deiner Hand ab
option-travellers-2 = Nimm jemandem ein zufälliges Rezept weg
option-travellers_action-pass = Nichts tun
option-travellers_replace-pass = Keines ziehen
option-replacement = Ein Rezept ziehen
option-townsfolk-0 = Tausche ein reserviertes Plättchen gegen eines von der Leiste oder vom Ablagestapel
option-townsfolk-1 = Tausche ein reserviertes Plättchen mit jemandem
option-townsfolk-2 = Lege ein reserviertes Plättchen für { $guldens } Gulden zurück in den Sack
option-townsfolk_action-pass = Nichts tun
option-announce-yes = Ende ausrufen: Diese Runde ist die letzte
option-announce-no = Weiterspielen
option-line = { $tiles }
forecast-move = { $before } auf { $after }
forecast-special = löst { $number ->
    [one] die Aktion
   *[other] { $number } Aktionen
} aus: { $group }
forecast-first = erst die Aktion: { $group }
forecast-void = löst { $number ->
    [one] die Aktion
   *[other] { $number } Aktionen
} aus, ohne Wirkung: { $group }
forecast-cover = überbaut „{ $tile }“ ({ $effects })
forecast-cover-free = überbaut „{ $tile }“ (nichts zurückzugeben)
forecast-extra-token = ein Marker mehr
forecast-collector = der Sammler gibt { $bonus }
forecast-line = eine Reihe für den Sammler: { $bonus }

## What happened
event-start = { $seat } beginnt.
event-kingdom = Das Gesetz „{ $law }“ gilt die ganze Partie über.
event-signboard = { $seat } hängt das Schild „{ $signboard }“ auf.
event-dealt = Alle bekommen { $number ->
    [one] ein Grundplättchen
   *[other] { $number } Grundplättchen
}.
event-hands-passed = Alle haben gewählt. Die Hände wandern nach links, { $number ->
    [one] je ein Plättchen
   *[other] je { $number } Plättchen
}.
event-revealed = { $seat } zeigt: { $basic1 }, { $basic2 }, { $basic3 } und { $basic4 }.
event-placed = { $seat } legt „{ $basic }“ auf { $space }.
event-prestige = { $seat } gewinnt { $change } Prestige ({ $now }).
event-prestige-down = { $seat } verliert { $change } Prestige ({ $now }).
event-revenue = { $seat }: Einnahmen steigen um { $change } auf { $now }.
event-revenue-down = { $seat }: Einnahmen sinken um { $change } auf { $now }.
event-guldens = { $seat } erhält { $number } Gulden.
event-guldens-limit = { $seat } erhält { $number } Gulden; die Truhe ist voll, weitere { $lost } { $lost ->
    [one] geht
   *[other] gehen
} verloren.
event-debts = { $seat } macht { $number ->
    [one] eine Schuld
   *[other] { $number } Schulden
} (zusammen { $now }).
event-gossip-gained = { $seat } nimmt { $gossips } (jetzt { $now }).
event-gossip-lost = { $seat } gibt { $gossips } ab (jetzt { $now }).
event-reputation = { $seat }: { $group } von { $before } auf { $after }.
event-special = { $seat } löst eine Sonderaktion aus: { $group }.
event-special-void-distressed = { $seat } löst die Aktion der Notleidenden aus, kann aber kein Gerücht nehmen.
event-special-void-travellers = { $seat } löst die Aktion der Reisenden aus, aber kein Rezept lässt sich ziehen, ablegen oder wegnehmen.
event-special-void-townsfolk = { $seat } löst die Aktion der Städter aus, hat aber kein reserviertes Plättchen: Nichts geschieht.
event-special-declined = { $seat } verzichtet auf die Sonderaktion: { $group }.
event-die = { $seat } würfelt eine { $number }.
event-die-void-gossip = { $seat } hat kein Gerücht abzugeben: Der Wurf bewirkt nichts.
event-die-void-reputation = { $seat } hat dort weder Ruf noch Prestige zu verlieren: Der Wurf bewirkt nichts.
event-die-void-revenue = { $seat } kann nicht weniger einnehmen: Der Wurf bewirkt nichts.
event-recipe-drawn = { $seat } zieht das Rezept „{ $recipe }“.
event-recipe-drawn-hidden = { $seat } nimmt ein Rezept.
event-recipe-discarded = { $seat } legt das Rezept „{ $recipe }“ ab.
event-recipe-stolen = { $seat } nimmt das Rezept „{ $recipe }“ von { $victim }.
event-recipe-stolen-hidden = { $seat } nimmt ein Rezept von { $victim }.
event-recipe-completed = { $seat } vollendet „{ $recipe }“.
event-deck-reshuffled = { $number ->
    [one] Das abgelegte Rezept wird zum neuen Stapel.
   *[other] { $number } abgelegte Rezepte werden zum neuen Stapel gemischt.
}
event-tile-laid = „{ $tile }“ kommt auf Leiste { $track }.
event-tile-discarded = „{ $tile }“ fällt von Leiste { $track }.
event-reserved = { $seat } reserviert „{ $tile }“.
event-bought = { $seat } kauft „{ $tile }“ für { $number } Gulden.
event-bought-gossip = { $seat } kauft „{ $tile }“ für { $gossips }.
event-built = { $seat } baut „{ $tile }“ auf { $space }.
event-covered = { $seat } überbaut „{ $basic }“ auf { $space } und gibt die Boni zurück.
event-covered-free = { $seat } überbaut „{ $basic }“ auf { $space }.
event-purchase-lost = { $seat } hat kein Feld mehr für „{ $tile }“: verloren, ohne Erstattung.
event-tokens = { $seat } legt { $number } × { $stocked } auf { $space }.
event-token-used = { $seat } verwendet { $ingredient } von „{ $tile }“ auf { $space }.
event-impression = Bei { $seat } willkommen: { $welcome }; abgewiesen: { $unwelcome }.
event-gossip-action-0 = { $seat } setzt ein Handelsgerücht für Gulden ein.
event-gossip-action-1 = { $seat } setzt zwei Handelsgerüchte ein und stiehlt.
event-gossip-action-2 = { $seat } setzt zwei Handelsgerüchte ein und bestiehlt zwei andere.
event-gossip-action-3 = { $seat } setzt ein Politikgerücht für den Ruf ein.
event-gossip-action-4 = { $seat } setzt zwei Politikgerüchte ein: Ein Ruf sinkt, ein anderer steigt.
event-gossip-action-5 = { $seat } setzt zwei Politikgerüchte gegen den Ruf von zwei anderen ein.
event-gossip-action-6 = { $seat } setzt ein Reisegerücht ein und legt eine Leiste neu aus.
event-gossip-action-7 = { $seat } setzt zwei Reisegerüchte ein und tauscht Zutatenplättchen.
event-guldens-stolen = { $seat } stiehlt { $number } Gulden von { $victim }.
event-guldens-stolen-limit = { $seat } stiehlt { $number } Gulden von { $victim }; die Truhe ist voll, { $lost } { $lost ->
    [one] geht
   *[other] gehen
} verloren.
event-gossip-stolen = { $seat } stiehlt von { $victim }: { $gossip }.
event-refreshed = { $seat } räumt Leiste { $tier } ab.
event-swapped = { $seat } tauscht „{ $tile }“ gegen „{ $other }“ von { $victim }.
event-changed-inn = „{ $tile }“ geht von { $victim } an { $seat }, { $number ->
    [0] ohne Marker
    [one] mit 1 Marker
   *[other] mit { $number } Markern
}.
event-changed-inn-marked = „{ $tile }“ geht von { $victim } an { $seat }, { $number ->
    [0] mit der Marke des Sammlers
    [one] mit 1 Marker und der Marke des Sammlers
   *[other] mit { $number } Markern und der Marke des Sammlers
}.
event-exchanged = { $seat } tauscht ein reserviertes Plättchen, „{ $tile }“ gegen „{ $other }“.
event-reserved-swapped = { $seat } tauscht ein reserviertes Plättchen, „{ $tile }“ gegen „{ $other }“ von { $victim }.
event-returned = { $seat } legt ein reserviertes Plättchen zurück in den Sack: „{ $tile }“.
event-reserved-discarded = { $seat } legt ein reserviertes Plättchen ab: „{ $tile }“.
event-collected = { $seat } zeigt dem Sammler eine Dreierreihe: { $colour }.
event-turn = Runde { $round }: { $seat } beginnt den Zug mit { $number } Gulden im Beutel.
event-income = { $seat } erhält { $number } Gulden als Einnahmen (Truhe: { $now }).
event-income-limit = { $seat } erhält { $number } Gulden als Einnahmen (Truhe: { $now }); { $lost } { $lost ->
    [one] passt nicht hinein und geht
   *[other] passen nicht hinein und gehen
} verloren.
event-kept = { $seat } legt { $number ->
    [one] 1 übrigen Gulden
   *[other] { $number } übrige Gulden
} zurück in die Truhe ({ $now }).
event-kept-limit = { $seat } legt { $number ->
    [one] 1 übrigen Gulden
   *[other] { $number } übrige Gulden
} zurück in die Truhe ({ $now }); { $lost } { $lost ->
    [one] passt nicht hinein und geht
   *[other] passen nicht hinein und gehen
} verloren.
event-debts-paid = { $seat } bezahlt { $number ->
    [one] eine Schuld
   *[other] { $number } Schulden
}; { $left } { $left ->
    [one] bleibt
   *[other] bleiben
}, in der Truhe sind { $now } Gulden.
event-announced = { $seat } ruft das Ende aus: Diese Runde ist die letzte.
event-ended-1 = Die ausgerufene letzte Runde ist vorbei.
event-ended-2 = Alle Gasthäuser sind voll: Die Partie ist zu Ende.
event-ended-3 = Das erste Gasthaus ist voll: Die Partie ist zu Ende.
event-ended-4 = Die letzte Runde ist vorbei.
event-pouch-refilled = { $number ->
    [one] Das abgelegte Plättchen der Stufe { $tier } kommt zurück in den Sack.
   *[other] Die { $number } abgelegten Plättchen der Stufe { $tier } kommen zurück in den Sack.
}
event-offered = { $seat } zieht { $number ->
    [one] ein Rezept
   *[other] { $number } Rezepte
} zur Auswahl.

## The table
status-setup = Aufbau
status-round = Runde { $round }
status-turn = { $seat }: { $step }
status-start = { $seat } beginnt jede Runde
status-rolled = gewürfelt in diesem Zug: { $rolls }
status-announced = { $seat } hat das Ende ausgerufen: letzte Runde
status-end = Wer ein volles Gasthaus (16 Felder) hat, darf das Ende ausrufen; sind alle voll, ist Schluss
status-end-first = Ist das erste Gasthaus voll (16 Felder), endet die Partie nach dem laufenden Zug
status-over = { $round ->
    [one] Die Partie ist nach 1 Runde zu Ende
   *[other] Die Partie ist nach { $round } Runden zu Ende
}
step-chest_to_pouch = Schritt 1, Truhe in den Beutel
step-impression = Schritt 2, Gäste
step-gossip_actions = Schritt 3, Gerüchte
step-invest = Schritt 4, Kaufen
step-reserve = Schritt 5, Reservieren
step-build = Schritt 6, Bauen
step-recipes = Schritt 7, Rezepte
step-update = Schritt 8, Kassensturz
step-end = Schritt 9, Zugende
zone-kingdom = Königreichskarten
zone-track = Investitionsleiste { $tier }
zone-discard-top = Oben auf dem Ablagestapel
zone-acquired = In diesem Zug gekauft
zone-reputation = Ruf
zone-recipes = Rezepte
zone-offer = Gezogen, zur Auswahl
zone-recipe-discard = Abgelegte Rezepte
zone-supply = Gerüchtevorrat
zone-mat = { $seat }, { $signboard }
zone-mat-unnamed = { $seat }
zone-inn = Gasthaus
zone-row = Zeile { $row }
zone-reserve = Reserviert
zone-guests = Gäste
zone-own-reputation = Stand
zone-hand = Rezepte auf der Hand
zone-completed = Vollendete Rezepte
zone-draft = Grundplättchen zur Auswahl
zone-signboards = Schilder zur Auswahl
zone-kept = Behaltene Grundplättchen
counter-points = Punkte
counter-prestige = Prestige
counter-pouch-guldens = Beutel
counter-chest = Truhe
counter-debt = Schulden
counter-revenue = Einnahmen
counter-covered = belegte Felder
counter-recipes = Rezepte auf der Hand
counter-turns = gespielte Züge
counter-guldens = Gulden
counter-pouch = im Sack
counter-discard = abgelegt
counter-recipe-deck = im Stapel
piece-empty = leer
piece-offer = { $tile } ({ $gives })
piece-law = { $card } – { $law }
piece-space-inner = { $space } (innen)
piece-space-outer = { $space }
piece-closed = { $space } (zu)
piece-token = { $seat } auf { $space } ({ $points })
piece-reputation = { $group } { $space } ({ $points })
piece-guest = { $group }
piece-guest-welcome = { $group } (willkommen)
piece-guest-unwelcome = { $group } (abgewiesen)
ring-inner = { $space }, innerer Ring
ring-outer = { $space }, äußerer Ring
note-leaves = fällt am Ende von Schritt 5 heraus
note-tokens = { $ingredient }: { $tokens ->
    [0] aufgebraucht
    [one] 1 Marker
   *[other] { $tokens } Marker
}
note-marked = bereits gesammelt
note-gave = gab { $effects }
note-basic = { $effects }; Boni werden beim Überbauen zurückgegeben
note-basic-free = { $effects }; beim Überbauen wird nichts zurückgegeben
note-hand = jedes am Ende übrige Rezept kostet Punkte
note-picked = Du behältst „{ $tile }“.
note-deciding = entscheidet noch
note-income = Nach Schritt 8: { $chest } Gulden in der Truhe, { $paid ->
    [one] 1 Schuld
   *[other] { $paid } Schulden
} bezahlt, { $debt } übrig
special-distressed = Aktion auf { $spaces } und über 12: ein beliebiges Gerücht; Punkte { $points }
special-outlaws = Aktion auf { $spaces } und über 12: würfeln; Punkte { $points }
special-travellers = Aktion auf { $spaces } und über 12: ein Rezept ziehen, ablegen oder stehlen; Punkte { $points }
special-townsfolk = Aktion auf { $spaces } und über 12: mit einem reservierten Plättchen handeln; Punkte { $points }
special-nobles = Aktion auf { $spaces } und über 12: Gulden; Punkte { $points }

## Why not
why-over = Die Partie ist zu Ende.
why-not-asked = Du bist nicht gefragt: Der Tisch wartet auf { $seat }.
why-other-question = Jetzt nicht: erst { $question }.
why-empty = Dort liegt nichts.
why-signboard-taken = Dieses Schild hängt schon am Gasthaus von { $seat }.
why-too-dear = Kostet { $cost } Gulden, du hast { $pouch }.
why-too-dear-gossip = Kostet { $cost } Gulden oder { $gossips }; du hast { $pouch } Gulden und { $held } davon.
why-kingdom = Eine Königreichskarte verbietet es. { $laws }
why-no-free-space = In deinem Gasthaus ist dafür kein Feld mehr frei.
why-no-room = Es gibt kein Feld, auf dem du es bauen könntest: Ein Bonus lässt sich nicht zurückgeben, oder das Prestige fiele unter 1.
why-no-room-after = Für das zweite gekaufte Plättchen bliebe kein Feld.
why-built-over = Dort liegt schon ein Gasthausplättchen.
why-no-corner = Grundplättchen kommen auf die Ecken.
why-basic-there = Dort liegt schon ein Grundplättchen.
why-closed-corner = Ohne Grundplättchen bleiben die Ecken zu.
why-take-back = Du kannst die Boni des Grundplättchens dort nicht zurückgeben, oder das Prestige fiele unter 1, oder für das zweite Plättchen bliebe kein Feld.
why-other-tier-or-double = Du kannst nur ein Plättchen derselben Stufe nehmen, und keines darf doppelt auf einer Leiste liegen.
why-rivals-reserve = Du tauschst mit jemandem am Tisch: Wähle ein Plättchen, das jemand anders reserviert hat.
why-already-welcome = Schon auf dem Feld „willkommen“: { $group }. Jedes Feld braucht eine andere Gruppe als zuvor.
why-already-unwelcome = Schon auf dem Feld „abgewiesen“: { $group }. Jedes Feld braucht eine andere Gruppe als zuvor.
why-both = Niemand kann zugleich willkommen und abgewiesen sein: { $group }.
why-prestige = Das Prestige fiele unter 1; du hast { $prestige }.
why-not-yours = Das gehört { $seat }.
why-no-ingredient = Tauschen lassen sich nur Plättchen, die eine Zutat liefern.
why-no-swap = Dieser Tausch geht nicht: Er verstieße gegen eine Königreichskarte, oder es fehlt ein Plättchen des anderen Gasthauses.
why-no-token = Diese Zutat liegt nicht auf dem Plättchen: { $ingredient }.
why-gossip-used = In diesem Zug schon eingesetzt: { $gossip }. Jede Sorte geht einmal je Zug.
why-gossip-few = Du hast zu wenige: { $gossip }.
why-gossip-idle = Damit ließe sich jetzt nichts bewirken, oder es kostet mehr, als du hast: { $gossip }.
why-gossip-full = Du hast so viele, wie du darfst: { $gossip }.
why-gossip-none-left = Davon ist keines zu haben: { $gossip }.
why-not-in-hand = Dieses Rezept ist nicht auf deiner Hand.
why-not-dealt = Dieses Plättchen steht dir nicht zur Wahl.
why-yourself = Wähle jemand anderen.
why-no-recipe = { $seat } hat kein Rezept auf der Hand.
why-no-gulden = Keiner von beiden hat einen Gulden in der Truhe.
why-rivals-gossip = Du stiehlst deinem Gegenüber etwas: Wähle dort ein Gerücht.
why-no-price = Damit lässt sich das Plättchen nicht bezahlen: { $gossip }.
why-struck = { $seat } hat durch diese Aktion schon Ruf verloren; wähle jemand anderen.
why-no-exchange = Es gibt kein Plättchen seiner Stufe, gegen das es sich tauschen ließe.
why-market = Du tauschst mit dem Markt: Wähle ein Plättchen der Leiste oder des Ablagestapels.
why-not-drawn = Dieses Rezept ist nicht unter denen, die du gezogen hast.
why-ingredients = Auf deinen Plättchen fehlt noch: { $ingredients }.

## Score
score-heading = { scene-final }
score-part-reputation = Ruf
score-part-last = Die letzte Wertung
score-prestige = Prestige
score-distressed = Notleidende
score-outlaws = Gesetzlose
score-travellers = Reisende
score-townsfolk = Städter
score-nobles = Adlige
score-guldens = Gulden in der Truhe
score-gossips = Gerüchte
score-ingredients = Zutaten
score-debts = Schulden
score-recipes = Übrige Rezepte
score-least = Auf den Mindestwert angehoben
score-tie-nobles = Ruf bei den Adligen
score-tie-townsfolk = Ruf bei den Städtern

## On the shelf
title-name = Crossroads Inn
title-motto = Das beste Gasthaus im Reich ist eine Krone wert.
title-minutes = 90–120 Min.

## Scenes
scene-final = Die Straße führt weiter
scene-final-note = Das Prestige jedes Gasthauses wird gezählt
scene-inn = Gasthaus
scene-prestige = Prestige
scene-prestige-note = auf der Leiste
scene-reputation = Ruf
scene-reputation-note = fünf Gruppen
scene-guldens = Truhe
scene-guldens-note = übrige Gulden
scene-gossips = Gerüchte
scene-gossips-note = übrig
scene-ingredients = Waren
scene-ingredients-note = übrige Zutaten
scene-debts = Schulden
scene-debts-note = nicht bezahlt
scene-recipes = Rezepte
scene-recipes-note = je { $n } weniger
scene-recipes-none = keins auf der Hand
scene-least = Mindestens
scene-least-note = weniger hat niemand
scene-left = { $n } übrig
scene-round = Runde { $n }

# What a position is worth, part by part.
term-prestige = Prestige
term-reputation = Ruf
term-purse = Gulden, Einnahmen und Gerüchte
term-recipes = Rezepte und Zutaten
term-tiles = Plättchen, die noch gebaut werden
term-room = freie Felder im Gasthaus

## Was ist das?
signs-money = Geld und Ansehen
signs-groups = Wer ins Gasthaus kommt
signs-gossip = Gerüchte
signs-tiles = Plättchen
signs-inn = Das Gasthaus
signs-ingredients = Die zehn Zutaten
kind-slot = Plättchen der Leiste { $tier }, Feld { $place }
kind-slot-last = Plättchen der Leiste { $tier }, letztes Feld
kind-heap = Oben auf dem Ablagestapel der Leiste { $tier }
kind-bought = Gekauft von { $seat }, noch nicht gebaut
kind-reserved = Reserviert von { $seat }
kind-inn = Gasthaus von { $seat }: { $space }
kind-space = Freies Feld im Gasthaus von { $seat }
kind-group = Rufleiste
kind-standing = Ruf von { $seat }
kind-guest-tile = Gästeplättchen von { $seat }
kind-gossip = Gerüchte von { $seat }
kind-kingdom = Königreichskarte { $number }, für alle
kind-recipe-hand = Rezept auf der Hand von { $seat }
kind-recipe-offer = Rezept, gezogen zur Auswahl
kind-recipe-discard = Rezept, abgelegt
kind-recipe-completed = Rezept, gekocht von { $seat }
text-built = Beim Bauen: { $effects }.
text-placed = Beim Legen: { $effects }.
text-gave = Brachte beim Legen: { $effects }.
text-marked = Hat dem Sammler gedient und zählt bei ihm nicht noch einmal.
label-room = Felder
label-built-here = Hier gebaut
label-cover = Überbaut
label-reward = Belohnung
label-needs = Braucht
label-tracks = Ausliegend
label-unfinished = Ungekocht
label-next = Nächstes Feld
label-die = Der Würfel
label-others = Die anderen
label-spaces = Am Ende
label-welcomed = Willkommen
label-turned-away = Abgewiesen
label-pair = Das Paar
label-inn = Bei dir
label-on-card = Auf der Karte
label-rest = Alles Übrige
have-pouch = { $n } Gulden im Beutel
have-chest = { $n } Gulden in der Truhe
have-gossips = { $n } von höchstens { $limit }; jedes zählt am Ende
worth-at-once = { $prestige } sofort
worth-by-reputation = der Ruf zählt am Ende
worth-counts = zählt am Ende { $points }
worth-any-group = am Ende bestenfalls { $n } mehr
worth-no-prestige = kein Prestige, weder jetzt noch am Ende
worth-room = { $free ->
    [0] das Gasthaus ist voll
   *[other] auf { $n } von { $free }, die frei sind
}
worth-common = { $ingredient }, im Spiel auf { $n } Plättchen
worth-wanted = gebraucht für: { $recipes }
worth-cover-free = nichts wird zurückgegeben
worth-unfinished = solange es auf der Hand bleibt
worth-space = Feld { $space }
worth-side = bei { $side }: { $effects }
worth-spaces = Feld für Feld ab 0: { $points }
worth-left = { $n } im Vorrat
worth-colour = { $colour }: { $n }
worth-rings = frei innen: { $inner }, außen: { $outer }
worth-corners = { $n ->
    [one] 1 Ecke lässt
   *[other] { $n } Ecken lassen
} sich noch überbauen
worth-row = in Zeile { $line } liegen { $tiles }: Ein drittes bringt { $bonus }
worth-column = in Spalte { $line } liegen { $tiles }: Ein drittes bringt { $bonus }
worth-no-line = kein drittes Plättchen brächte jetzt einen Bonus der Karte
worth-card-bare = nichts mehr
worth-chest = mit dem Beutel { $n } Gulden; je { $each } zählen am Ende einen Punkt
worth-unpaid = { $n ->
    [0] keine Schuld ist offen
    [one] 1 Schuld ist offen
   *[other] { $n } Schulden sind offen
}
worth-uncooked = { $n ->
    [0] keines auf der Hand
    [one] 1 auf der Hand, ungekocht
   *[other] { $n } auf der Hand, ungekocht
}
worth-points = wenn die Partie jetzt zu Ende wäre
worth-on-track = auf der Prestigeleiste
worth-groups = für die fünf Gruppen
worth-rest = Gulden, Gerüchte und Zutaten, abzüglich Schulden und Rezepte auf der Hand
sign-point = Punkte
sign-point-says = So viel wäre es, wenn die Partie jetzt zu Ende wäre. Die meisten Punkte gewinnen.
sign-prestige = Prestige
sign-prestige-says = Ansehen auf der Leiste. Jedes ist am Ende ein Punkt; unter 1 fällt es nie.
sign-gulden = Gulden
sign-gulden-says = Das Geld. Ausgeben kannst du nur, was im Beutel liegt.
sign-pouch = Beutel
sign-pouch-says = Was in diesem Zug ausgegeben werden kann. Der Rest kommt in Schritt 8 zurück in die Truhe.
sign-chest = Truhe
sign-chest-says = Geld für den nächsten Zug, höchstens { $limit }; mehr verfällt.
sign-debt = Schuld
sign-debt-says = In Schritt 8 aus der Truhe bezahlt. Ist sie am Ende noch offen, kostet sie einen Punkt.
sign-revenue = Einnahmen
sign-revenue-says = So viele Gulden kommen jeden Zug in die Truhe, von 1 bis { $limit }.
sign-reputation = Ruf
sign-reputation-says = Die kleine Zahl des erreichten Feldes zählt am Ende. Unter 0 kostet jeder Schritt stattdessen Prestige.
sign-distressed-says = Auf { $spaces } und über 12: ein beliebiges Gerücht.
sign-outlaws-says = Auf { $spaces } und über 12: Würfle.
sign-travellers-says = Auf { $spaces } und über 12: Zieh ein Rezept, leg eines ab oder stiehl eines.
sign-townsfolk-says = Auf { $spaces } und über 12: Tausch ein reserviertes Plättchen oder gib es für Geld zurück.
sign-nobles-says = Auf { $spaces } und über 12: { $guldens } Gulden in die Truhe.
sign-any = Beliebige Gruppe
sign-any-says = Du wählst, welche der fünf Gruppen es ist.
sign-gossip-says = In Schritt 3 wirkt jede Sorte einmal. Manche Plättchen lassen sich damit bezahlen, und was übrig bleibt, zählt am Ende.
sign-economic-says = Eines: { $guldens } Gulden in den Beutel. Zwei: { $seats ->
    [2] { $stolen } Gulden und ein Gerücht vom Gegenüber.
   *[other] je { $stolen } Gulden von zwei anderen.
}
sign-political-says = Eines: Ein eigener Ruf steigt um { $raised }. Zwei: { $seats ->
    [2] Irgendein Ruf fällt um { $lowered }, dann steigt ein eigener.
   *[other] Bei zwei anderen fällt je ein Ruf um { $lowered }.
}
sign-traveller-says = Eines: Eine Leiste wird neu ausgelegt. Zwei: Ein Zutatenplättchen wird mit jemandem getauscht.
sign-gossip-any-says = Du wählst, welche der drei Sorten es ist.
sign-furnishing-says = Ein Stuhl auf Gelb. Liefert nie eine Zutat.
sign-service-says = Eine Speiseglocke auf Braun. Bringt viel und nimmt oft auch etwas.
sign-worker-says = Ein Hammer auf Blau. Die Leute, die für dich arbeiten.
sign-guest-says = Ein Stern auf Rot. Jemand mit eigenem Namen.
sign-track = Investitionsleiste
sign-track-says = Vier Plättchen zu kaufen. Sie rücken nach rechts; das auf dem letzten Feld geht am Ende von Schritt 5.
sign-sack = Sack
sign-sack-says = Plättchen, die noch nicht gezogen sind; im Spiel sind zwei jeder Sorte. Alle dürfen hineinsehen.
sign-heap-says = Plättchen, die von der Leiste gefallen sind. Sie kommen zurück in den Sack, wenn darin keines mehr passt.
sign-reserve = Reserve
sign-reserve-says = Zwei Plätze für Plättchen, die später gekauft werden. Sonst kann sie niemand kaufen.
sign-bought-says = Gekauftes wird in Schritt 6 desselben Zuges gebaut, in der Reihenfolge des Kaufs.
sign-inn = Gasthaus
sign-inn-says = Sechzehn Felder und vier Ecken. Jedes Plättchen kommt auf ein freies Feld und bleibt dort.
sign-inner-says = Auf dem inneren Ring, mitten im Gasthaus. Hier lässt sich bauen; manche Königreichskarte achtet auf den Ring.
sign-outer-says = Auf dem äußeren Ring, an den Wänden. Hier lässt sich bauen; manche Königreichskarte achtet auf den Ring.
sign-closed-says = Ohne Grundplättchen bleiben die Ecken zu.
sign-corner-says = Es darf überbaut werden; dann werden seine Boni zurückgegeben.
sign-basic = Grundplättchen
sign-basic-says = Liegt von Anfang an auf einer Ecke. Überbaust du es, gibst du zurück, was es brachte.
sign-garden-says = Ein Zutatenplättchen, das es überbaut, bekommt einen Marker mehr.
sign-covered-says = Ecken zählen nicht. Sind alle sechzehn Felder belegt, ist das Gasthaus voll und das Ende nah.
sign-recipe = Rezept
sign-recipe-says = Liegt von jeder Zutat ein Marker auf den eigenen Plättchen, lässt es sich in Schritt 7 kochen; die Marker gehen weg.
sign-deck-says = Von hier werden Rezepte gezogen. Ist der Stapel leer, werden die abgelegten gemischt.
sign-offer-says = Eines davon bleibt bei dir, das andere wird abgelegt.
sign-ingredient = Zutat
sign-ingredient-says = { $n ->
    [one] 1 Plättchen im Spiel liefert
   *[other] { $n } Plättchen im Spiel liefern
} diese Zutat.
sign-kingdom = Königreichskarte
sign-kingdom-says = Sie gilt für jedes Gasthaus, die ganze Partie über.
sign-collector = Marke des Sammlers
sign-collector-says = Drei Plättchen einer Farbe ohne Marke in einer Reihe holen einen Bonus von der Karte. Ist er weg, ist er weg.
sign-guest-tile-says = In Schritt 2 darf eine Gruppe willkommen sein und eine andere abgewiesen werden, jeweils nicht dieselbe wie zuletzt.
sign-welcome = Willkommen
sign-welcome-says = Der Ruf bei dieser Gruppe steigt um 1.
sign-unwelcome = Abgewiesen
sign-unwelcome-says = Der Ruf bei dieser Gruppe fällt um 1.
sign-die = Würfel der Gesetzlosen
sign-die-says = Seine sechs Seiten bringen Gutes und Schlechtes; bei den Gesetzlosen stehen sie alle.
sign-turn-says = Ein Zug hat neun Schritte. Alle haben gleich viele Züge, es sei denn, ein volles Gasthaus beendet die Partie sofort.
sign-signboard-says = Es zeigt, welches Gasthaus deines ist, und ändert sonst nichts.
