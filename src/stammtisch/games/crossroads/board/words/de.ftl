## Spielplan
board-tracks = Investitionsleisten
board-leaves = geht
board-short = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
board-no-room = kein Platz
board-forbidden = Gesetz verbietet
board-cannot-build = nicht baubar
board-costs = Kostet { $price }.
board-gives = Bringt { $effects }.
board-pouch-tip = Im Sack, ohne Reihenfolge
board-pouch-title = Sack der Leiste { $tier }
board-heap-title = Abgelegt von Leiste { $tier }
board-heap-tip = Sie kommen zurück in den Sack, sobald darin kein Plättchen mehr ist, das ausliegen darf.
board-heap-none = Hier liegt nichts.
board-gone = { $n } weg
board-close = Schließen
board-reputation-note = kleine Zahl: Prestige am Ende
board-die = der Würfel
board-special = Die Sonderaktion, auf { $spaces } und über 12:
board-special-distressed = nimm ein beliebiges Gerücht
board-special-outlaws = würfle
board-special-travellers = zieh ein Rezept, leg eines ab oder stiehl eines
board-special-townsfolk = handle mit einem reservierten Plättchen
board-special-nobles = nimm { $guldens } Gulden
board-stands = auf { $space }
board-covered = { $n } von { $all } Feldern
board-inside = innen
board-outside = außen
board-points-tip = Punkte, wenn die Partie jetzt zu Ende wäre
board-purse = Geld und Gerüchte
board-pouch-note = Beutel: was du in diesem Zug ausgeben kannst.
board-chest-note = Truhe: fasst bis zu { $limit } Gulden; zu Beginn deines Zuges wandern sie in den Beutel.
board-debts = { $n ->
    [one] { $n } Schuld
   *[other] { $n } Schulden
}
board-income = Schritt 8: +{ $n }
board-gossip = { $gossip }: { $held } bei dir, { $supply } im Vorrat
board-gossip-economic = In Schritt 3: Gulden aus dem Vorrat oder von anderen. Manche Plättchen lassen sich damit bezahlen.
board-gossip-political = In Schritt 3: hebe deinen Ruf oder senke den von anderen. Manche Plättchen lassen sich damit bezahlen.
board-gossip-traveller = In Schritt 3: lege eine Leiste neu aus oder tausche ein Zutatenplättchen. Manche Plättchen lassen sich damit bezahlen.
board-gossip-lost = { $n ->
    [one] gib ein Gerücht ab
   *[other] gib { $n } Gerüchte ab
}
board-used = Aktion genutzt
board-held = Gekauft und reserviert
board-bought = Zu bauen
board-bought-none = Was du kaufst, liegt hier, bis du es baust.
board-reserve-none = Nichts ist reserviert.
board-unfinished = je −2
board-deck-tip = { $n ->
    [one] { $n } Rezept im Stapel
   *[other] { $n } Rezepte im Stapel
}
board-soon = kommt mit einem Plättchen, das du gekauft hast
board-recipes-none = Keine Rezepte auf der Hand.
board-recipes-hidden = { $n ->
    [one] { $n } Rezept verdeckt auf der Hand.
   *[other] { $n } Rezepte verdeckt auf der Hand.
}
board-completed-none = Noch kein Rezept vollendet.
board-welcome = willkommen
board-unwelcome = abgewiesen
board-steps = Die neun Schritte eines Zuges
board-round = Runde { $n }
board-round-of = Runde { $n } von { $last }
board-step-chest_to_pouch = Truhe in den Beutel
board-step-impression = Gäste
board-step-gossip_actions = Gerüchte
board-step-invest = Kaufen
board-step-reserve = Reservieren
board-step-build = Bauen
board-step-recipes = Rezepte
board-step-update = Kassensturz
board-step-end = Ende
board-end = Mit vollem Gasthaus darfst du das Ende ausrufen (am vollsten: { $n } von { $all })
board-end-first = Das erste volle Gasthaus beendet die Partie (am vollsten: { $n } von { $all })
board-end-title = Wann die Partie endet
board-end-round = Spätestens nach Runde { $n } ist Schluss.
board-end-score = Dann zählen: Prestige, die kleinen Zahlen der Rufleisten, Gulden in der Truhe, übrige Gerüchte und Zutaten. Schulden und Rezepte auf der Hand kosten Punkte.
board-rivals = Die anderen Gasthäuser
board-open-mat = Gasthaus von { $name } ansehen
board-inn-of = { $n ->
    [one] Gasthaus von { $name }, { $n } Feld bebaut
   *[other] Gasthaus von { $name }, { $n } Felder bebaut
}
board-thinking = überlegt
board-turns = { $n ->
    [one] { $n } Zug gemacht.
   *[other] { $n } Züge gemacht.
}
board-prelude-signboard = Reihum suchen sich alle ein Schild für ihr Gasthaus aus. Jedes gibt es nur einmal.
board-prelude-draft = Alle behalten ein Grundplättchen und geben die übrigen nach links weiter, dreimal. Dann kommen die vier Plättchen auf die Ecken des Gasthauses.
board-prelude-place = Reihum legen alle ihre vier Grundplättchen auf die Ecken. Was ein Plättchen zeigt, gibt es sofort.
board-prelude-start = Die Gasthäuser öffnen. Alle bekommen Gulden und Gerüchte, und die Leisten werden mit Plättchen gefüllt.
board-draft-note = { $n } behalten; der Rest geht nach links weiter
board-place-note = erst hier ein Plättchen wählen, dann eine Ecke
board-ask-gossip_action = Gerüchte: jede Sorte einmal je Zug
board-ask-gossip_victims = Wer verliert einen Gulden an dich?
board-ask-gossip_steal_type = Was belauschst du?
board-ask-travellers_action = Die Reisenden bringen Rezepte
board-ask-travellers_victim = Wessen Rezept nimmst du?
board-ask-townsfolk_action = Die Städter handeln mit reservierten Plättchen
board-ask-townsfolk_target = Von den anderen reserviert
board-ask-collector_line = Drei einer Art für den Sammler
board-ask-announce_end = Dein Gasthaus ist voll

## Pictures in the rules
picture-steps = Die neun Schritte eines Zuges, wie sie über dem Brett stehen: Erledigtes hat einen Haken, der jetzige Schritt seinen Namen.
picture-purse = Beutel, Truhe mit ihrer Grenze und Einnahmen von 1 bis 10; rechts drei Plätze für jede Sorte Gerüchte.
picture-reputation = Die fünf Rufleisten von 0 bis 12. Kleine Zahlen sagen, was ein Feld am Ende wert ist; ein Feld mit Zeichen löst die Sonderaktion der Gruppe aus.
picture-tiles = Gasthausplättchen: Die Farbe nennt die Art, die Münze den Preis, Gerüchte darunter einen anderen Preis, der Fuß die Wirkungen in ihrer Reihenfolge, ein rundes Zeichen die Zutat.
picture-inn = Ein Gasthaus: 20 Felder, der innere Ring auf dem Teppich, Grundplättchen auf den vier Ecken mit dem Bonus, der beim Überbauen zurückgeht.
picture-gossips = Gerüchte: eine Reihe für jede Sorte, Wirtschaft, Politik und Reise, und höchstens drei von jeder.
picture-kingdom = Zwei Königreichskarten: Sie gelten für alle, die ganze Partie. Auf Karte 8 liegt ihr Vorrat.
picture-recipes = Zwei Rezepte: die Zutaten, die sie verlangen, mit einem Haken, wo ein Marker bereitliegt, und unten, was sie bringen.
picture-prestige = Die Prestigeleiste; nach 40 beginnt sie von vorn. Was am Ende gezählt wird, kommt dazu.
board-gain-points =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
board-gain-guldens =
    { $number ->
        [one] Gulden
       *[other] Gulden
    }
