## Board
board-close = Schließen
board-you = du
board-watched = du schaust zu
board-peoples = Die Völker
board-court = Der Königshof
board-gate = Am Tor
board-or = oder
board-round = Runde { $round } von { $rounds }
board-to-come = { $n ->
    [0] keine Karte mehr
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
board-pays = Besitzer erhalten { $coins }
board-with-you = bei dir
board-seated = sitzt
board-one-seat = nur 1×
board-left = übrig
board-income = Einnahmen
board-scoring-king = König
board-scoring-queen = Königin
board-scoring-master_of_coins = Münzen
board-scoring-archduke = Herzog
board-scoring-archmage = Magier
board-tables-free =
    { $n ->
        [0] Kein Tisch ist frei
        [one] 1 freier Tisch
       *[other] { $n } freie Tische
    }
board-tavern-privilege =
    { $n ->
        [one] Ein Privileg für den nächsten Kunden: nur noch 1 Tisch ist frei
       *[other] Ein Privileg für den, der den letzten von { $n } freien Tischen besetzt
    }
board-sign-missing = hier fehlt noch: { $symbol }
board-privilege-note = { $n ->
    [one] 1 Privileg ruft einen weiteren Würdenträger.
   *[other] { $n } Privilegien rufen einen weiteren Würdenträger.
}
board-herald = Herold
board-casts-left =
    { $n ->
        [0] keiner mehr in diesem Zug
        [one] noch 1 in diesem Zug
       *[other] noch { $n } in diesem Zug
    }
board-still = noch möglich
board-aid-pick = Kunden wählen
board-aid-pick-note = eine Karte am Tor
board-aid-seat = Kunden setzen
board-aid-seat-note = jeder Besitzer dort erhält { $coins }
board-aid-more = Nach Wunsch
board-aid-more-note = Würdenträger, Zauber, Königsgunst, Verkauf
board-aid-end = Zug beenden
board-aid-end-note = der nächste Wirt ist an der Reihe
board-no-spells = Deine Hand ist leer.
board-no-favours = Königsgunst gewähren die Prinzessin und manche Zauber.
board-cast = Gewirkt
board-new = neu
board-owned = { $n } im Besitz
board-used = Verbraucht
board-tokens-left =
    { $n ->
        [one] 1 übrig
       *[other] { $n } übrig
    }
board-deeds = Rechte
board-guests = Kunden des Tages
board-points = { $points } SP; die Stufen zählen am Ende { $levels }
board-points-from = Woher die Punkte kommen
board-open-mat = Alles von { $seat }
board-rivals = Die anderen Wirte
board-thinking = überlegt
board-on-turn = am Zug
board-next = danach
board-curse = Der Fluch
board-unseen = Noch nicht gesehene Zauber
board-unseen-note = Im Stapel, in anderen Händen oder von anderen verkauft, in beliebiger Reihenfolge.
board-reaction = Eine Reaktion ist möglich
board-choose-here = Hier wählen
board-part-city = Stadt
board-part-court = Hof
board-below = { $n } weiter unten
board-best = am meisten
signs-collect = Was du sammelst
signs-tavern = Zeichen einer Taverne
signs-tables = Kunden und Tische
signs-reading = So liest man einen Tisch

## Pictures in the rules
picture-deeds = Zwei Besitzrechte einer Taverne, jedes mit dem Marker des Besitzers und seinen Punkten.
picture-customers = Die Kundenleiste: oben das Volk, unten das Symbol, das der Kunde trägt. Eine Karte mit zwei Kunden bringt einen davon, welchen du willst.
picture-track = Die Leisten der vier Völker. Links die Punkte, die jede Stufe am Ende zählt, rechts ihr Bonus; auf der höchsten Stufe ist Platz für einen.
picture-tavern = Eine Taverne: Zunftzeichen am Dach, Tische mit dem Tuch eines Volkes, frei oder besetzt, Würdenträger im Raum und unten die Besitzrechte.
picture-dignitaries = Die vier Würdenträger, wie sie in den Tavernen stehen.
picture-spells = Zauber auf der Hand: in der Ecke der Preis, dann der Name und was sie bewirken.
picture-favours = Die Reihe der Königsgunst. Das große Zeichen sagt, worum es geht, das kleine, was damit geschieht: eines mehr, oder getauscht.
picture-court = Die fünf Königlichen Wertungen, und was jede davon jedem jetzt brächte; das Beste einer Spalte ist hervorgehoben.
board-gain-points =
    { $number ->
        [one] SP
       *[other] SP
    }
board-gain-coins =
    { $number ->
        [one] Münze
       *[other] Münzen
    }
