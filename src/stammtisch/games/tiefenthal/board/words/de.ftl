## Das Spielbrett von Tiefenthal
board-neighbours = Die anderen Tavernen
board-valley = Das Tal
board-moon = Der Mond steht auf Abend { $round } von { $rounds }
board-phase-A = Abend
board-phase-B = Gäste
board-phase-C = Kellnerin
board-phase-D = Aussuchen
board-phase-E = Planen
board-phase-F = Bewirten
board-phase-G = Letzte Runde
board-regular = Stammgast
board-nobles = Adlige
board-showing-out = Stammgäste in deinem Startdeck
board-showing-out-hint = Wen du wählst, der scheidet aus. In einem kleinen Deck kommen die guten Karten öfter dran.
board-start-hint = Jede Taverne wählt eine; mehrere dürfen die gleiche wählen.
board-wait = Die anderen überlegen noch.
board-moment = Einen Moment …
board-watch = Warte, bis du dran bist.
board-evening = Abend { $round }
board-pick = Wahl { $n } von 4
board-coaster = Bierdeckel vor { $seat }: { $dice }
board-no-use = kein freier Platz für diesen Würfel
board-draft-hint = Zeig auf einen Würfel, um zu sehen, was er bei dir bewirken kann.
board-draft-wait = Die anderen suchen aus.
board-your-dice = Deine Würfel
board-redraw-hint = Ein Tresengast räumt die Tische, und du füllst sie neu aus deinem Nachziehstapel.
board-plan-hint = Wähle einen Würfel, dann seinen Platz. Der kleinere Wert aus Dukaten und Bier hebt deinen Ruf.
board-turning-hint = Dreh Würfel für Schnaps auf eine beliebige Seite, oder beende die Planung.
board-turn-hint = Nutze Würfel, dann gib aus: Karten und Plättchen für Dukaten, Gäste und Adlige für Bier.
board-outlook-tip = Ruf: so viele Schritte wie der kleinere Wert aus geplanten Dukaten und geplantem Bier.
board-outlook = geplant
board-deciding = überlegen noch
board-all-placed = Alle Würfel liegen.
board-no-dice = Noch keine Würfel.
board-market-closed = öffnet in F
board-deck-left = { $n } im Stapel
board-bought = gekauft
board-mug = hat den Bierkrug und beginnt
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-safe-tip =
    { $n ->
        [one] 1 Dukat im Tresor, der { $limit } fasst
       *[other] { $n } Dukaten im Tresor, der { $limit } fasst
    }
board-store-tip = { $n } Bier im Lager, das { $limit } fasst
board-schnapps-tip = { $n } Schnaps; was über { $limit } ist, geht am Ende deines Zugs zurück
board-counter-tip = Ein Tresengast lässt dich in Phase B neu ziehen oder geht in Phase F 1 Schritt zum Kloster.
board-nobles-tip =
    { $n ->
        [one] 1 Adliger im Besitz
       *[other] { $n } Adlige im Besitz
    }
board-a-die = je Würfel
board-free = frei
board-free-table = Frei
board-bar = Der Tresen
board-bar-empty = Kein Gast am Tresen.
board-signatures-left =
    { $n ->
        [one] noch 1 Unterschrift
       *[other] noch { $n } Unterschriften
    }
board-row-tip = Eine volle Reihe bringt einen Adligen.
board-comes = kommt an Abend { $round }
board-deck-label = Nachziehstapel { $n }, Ablagestapel { $gone }
board-deck-tip = Nachziehstapel und Ablagestapel ansehen
board-on-top = obenauf: { $card }
board-unknown = Reihenfolge unbekannt
board-pile-empty = leer
board-serving = bewirtet
board-picking = sucht aus
board-thinking = überlegt
board-done = fertig
board-open-tavern = In die Taverne von { $seat } schauen
board-windows = { $n } von { $of } Plättchen aufgewertet
board-house-empty = Die Tische sind noch leer.
board-elsewhere = An anderer Stelle des Tischs
board-guest-deck = Gäste, die noch kommen
board-three-pile = Unter der obersten Karte des 3-Bier-Stapels
board-guest-deck-unseen = Im Gästestapel, ohne Reihenfolge
board-deck-of = Die Karten von { $seat }
board-close = Schließen
board-staff-bard = Barde
board-staff-beer_merchant = Händler
board-staff-dishwasher = Spüler
board-staff-waitress = Kellnerin
board-staff-table = Tisch
board-staff-supplier = Lieferant
board-planned-die = Dieser Würfel liegt auf einem Platz deines Plans.
board-losses = Am Zugende jetzt verloren:
board-lost-dice =
    { $number ->
        [one] { $number } Würfel
       *[other] { $number } Würfel
    }

## Worum es bei der Frage geht
board-hint-reputation_start = Jetzt zählt der kleinere Wert aus geplanten Dukaten und geplantem Bier. Einmal darfst du den Plan neu legen.
board-hint-choose_face = Der Würfel zeigt die neue Seite, bis er genutzt wird. Das kostet Schnaps.
board-hint-choose_discount = Jede Karte, die du zurückgibst, macht das Plättchen billiger, bis es nichts mehr kostet; sie verlässt deine Taverne sofort.
board-hint-pay_with_die = Das Plättchen wird aufgewertet, der Würfel bringt, was die bessere Seite gibt, und der Preis ist bezahlt.
board-hint-take_card_bonus = Sie kostet nichts und kommt oben auf deinen Nachziehstapel.
board-hint-take_steps_bonus = Alle Schritte oder keinen. Ein Bonus, den du nicht nimmst, verfällt.
board-hint-remove_guest = Wer Hausverbot bekommt, ist samt Punkten aus dem Spiel. In einem kleinen Deck kommen die guten Karten öfter dran.
board-hint-reputation_bonus = Nimm einen Schnaps, oder mach dein Deck kleiner.
board-hint-choose_signature_column = Die Unterschrift füllt das nächste freie Feld und bringt, was dort steht. Eine ganze Reihe bringt einen Adligen.
board-hint-choose_upgrade = Das Plättchen kostet nichts, und ein Adliger kommt dazu.
board-hint-free_upgrade = Das Plättchen kostet nichts und wirkt sofort. Ein Adliger kommt nicht dazu.
board-hint-juggler_encore = Die Karte kommt oben auf deinen Nachziehstapel: Morgen deckst du sie wieder auf.
board-dice-used = Alle Würfel sind genutzt.
board-own-die = Wird sofort gewürfelt und gehört heute Abend dir.

## Pictures in the rules
picture-valley = Das Tal. Oben wandert der Mond von Abend zu Abend und zeigt, was jeder bringt; unten der Weg zum Kloster mit seinen Boni und einem Marker je Spieler.
picture-draft = Die Bierdeckel bei der zweiten Wahl, von vorn gesehen. Jeder nimmt einen Würfel vom Bierdeckel vor sich; dann wandern die Bierdeckel im Uhrzeigersinn weiter, wie die Pfeile zeigen.
picture-tables = Drei Tische. Unter jedem Gast: der Würfel, der ihn bewirtet, und die Dukaten, die er zahlt. Rechts, was ein weiterer Tisch kostet, und die Krone des Adligen, der mit der Aufwertung kommt.
picture-cellar = Räume. Die Laterne brennt, wo die bessere Seite oben liegt. Ein Würfel kommt auf das Feld mit seinen Augen (das Fragezeichen nimmt jeden); darunter steht, was der Raum gibt und was die Aufwertung kostet.
picture-staff = Die Tavernenkarten zum Kaufen: oben der Preis, darunter die Punkte, unten, wie viele noch da sind.
picture-guests = Gäste in der Auslage: oben das Bier, das sie kosten, dann der Würfel, der sie bewirtet, und was sie zahlen, im Fuß ihre Punkte und der Bonus, den sie einmal bringen.
picture-reputation = Die Rufleiste auf der Theke. Runde Felder zeigen Punkte, die anderen einen Bonus; der Marker läuft im Kreis.
picture-guest-book = Das Gästebuch: eine Spalte für jeden Preis in Bier, von oben gefüllt. Das Feld gibt seinen Bonus, eine ganze Zeile den Adligen rechts.
picture-posters = Gaukler des Hauses: der Schnaps, den sie kosten, und was sie bringen. Wer noch nicht da ist, zeigt den Abend, an dem er kommt.
picture-nobles = Adlige für Bier: einer, zwei oder drei auf einmal. Jeder zählt am Ende 10 Punkte, mehr als jede Karte, die man kaufen kann.
board-gain-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
