"""What is counted at these tables, in the singular and in the plural, in four languages.

So are the verbs that follow a bare number (1 fehlt, 2 fehlen).
A word whose two forms are the same (Bier, Ecu, Gulden) cannot be wrong and is not listed. `-`
means that the language also counts in the singular (twee gulden), so that only 1 can be wrong.
"""

from __future__ import annotations

NOUNS = {
    "en": """
        action/actions actor/actors bard/bards barrel/barrels bonus/bonuses card/cards
        caravel/caravels city/cities coin/coins column/columns copy/copies customer/customers
        deal/deals debt/debts deed/deeds deck/decks device/devices die/dice dignitary/dignitaries
        dishwasher/dishwashers ducat/ducats ecu/ecus effect/effects entertainer/entertainers
        evening/evenings event/events favour/favours figure/figures game/games gossip/gossips
        group/groups guest/guests gulden/guldens hand/hands impresario/impresarios inn/inns
        level/levels marker/markers match/matches minute/minutes monk/monks neighbour/neighbours
        noble/nobles number/numbers option/options pair/pairs patron/patrons person/people
        place/places player/players point/points privilege/privileges recipe/recipes
        regular/regulars request/requests room/rooms round/rounds row/rows season/seasons
        seat/seats second/seconds server/servers side/sides signature/signatures space/spaces
        spell/spells step/steps symbol/symbols table/tables tile/tiles token/tokens track/tracks
        traveller/travellers turn/turns waitress/waitresses word/words
    """,
    "de": """
        Abend/Abende Abend/Abenden Adliger/Adlige Aktion/Aktionen Bitte/Bitten Dukat/Dukaten
        Einnahme/Einnahmen Fass/Fässer Feld/Felder Feld/Feldern Gast/Gäste Gast/Gästen
        Gerät/Geräte Gerücht/Gerüchte Gildensymbol/Gildensymbole Gruppe/Gruppen
        Handelsgerücht/Handelsgerüchte Impresario/Impresarios Karavelle/Karavellen Karte/Karten
        Kellnerin/Kellnerinnen Kunde/Kunden Kundenkarte/Kundenkarten Minute/Minuten
        Möglichkeit/Möglichkeiten Mönch/Mönche Münze/Münzen Paar/Paare Person/Personen
        Partie/Partien Platz/Plätze Platz/Plätzen
        Politikgerücht/Politikgerüchte Privileg/Privilegien
        Punkt/Punkte Punkt/Punkten Raum/Räume Raum/Räumen Reihe/Reihen Reisegerücht/Reisegerüchte
        Reisekarte/Reisekarten Rezept/Rezepte Rufschritt/Rufschritte Runde/Runden Saison/Saisons
        Schritt/Schritte Schritt/Schritten Schuld/Schulden Sekunde/Sekunden Spalte/Spalten
        Stammgast/Stammgäste Stadt/Städte Stufe/Stufen Tag/Tage Tisch/Tische Tisch/Tischen
        Tresengast/Tresengäste Unterschrift/Unterschriften Zug/Züge Zug/Zügen
        fehlt/fehlen
    """,
    "fr": """
        acteur/acteurs action/actions appareil/appareils bière/bières caravelle/caravelles
        carte/cartes case/cases client/clients colonne/colonnes cran/crans dette/dettes
        ducat/ducats dé/dés écu/écus effet/effets étape/étapes faveur/faveurs florin/florins
        groupe/groupes habitué/habitués imprésario/imprésarios invité/invités jeton/jetons
        joueur/joueurs ligne/lignes manche/manches marqueur/marqueurs minute/minutes moine/moines
        niveau/niveaux noble/nobles notable/notables option/options paire/paires partie/parties
        personne/personnes pilier/piliers pièce/pièces place/places plongeur/plongeurs
        point/points privilège/privilèges rangée/rangées recette/recettes requête/requêtes
        rumeur/rumeurs saison/saisons salle/salles saltimbanque/saltimbanques seconde/secondes
        serveuse/serveuses signature/signatures soir/soirs soirée/soirées sort/sorts sou/sous
        symbole/symboles table/tables titre/titres tour/tours tuile/tuiles ville/villes
        voyageur/voyageurs manque/manquent
    """,
    "nl": """
        acteur/acteurs actie/acties afwasser/afwassers akte/akten apparaat/apparaten
        artiest/artiesten avond/avonden bargast/bargasten beurt/beurten bezoeker/bezoekers
        dobbelsteen/dobbelstenen dukaat/dukaten -/ecu's edelman/edellieden effect/effecten
        fiche/fiches gast/gasten gildeteken/gildetekens groep/groepen -/guldens gunst/gunsten
        handtekening/handtekeningen impresario/impresario's kaart/kaarten karveel/karvelen
        kolom/kolommen komedieacteur/komedieacteurs kunstenmaker/kunstenmakers minuut/minuten
        monnik/monniken munt/munten niveau/niveaus optie/opties paar/paren partij/partijen
        persoon/personen plaats/plaatsen plek/plekken privilege/privileges punt/punten
        recept/recepten reiskaart/reiskaarten reizigersroddel/reizigersroddels rij/rijen
        roddel/roddels roemstap/roemstappen ronde/rondes ruimte/ruimtes schuld/schulden
        seconde/seconden seizoen/seizoenen serveerster/serveersters speler/spelers spoor/sporen
        spreuk/spreuken stad/steden stamgast/stamgasten stap/stappen steen/stenen symbool/symbolen
        tafel/tafels tegel/tegels tragedieacteur/tragedieacteurs veld/velden wens/wensen
        ontbreekt/ontbreken
    """,
}

# words after a number that end what is counted
STOPS = {
    "en": """a an and are as at but by can comes each for from gets go goes has have in into is it
        its lies may more-than more than of off on or over pays per shows takes that the then there
        these they this those to towards until when with you your""",
    "de": """ab als am an auf aus bei bekommt bis dann das dass dem den der des die du ein eine
        einem einen einer er es für gegen geht hat ihm im in ist je jede jeder jeden kommt liegt mit
        nach nimmt oder pro sie sind statt und unter vom von vor weg wenn wie wird zahlt zu zum zur
        über""",
    "fr": """a à au aux avec ce ces chaque contre d dans de des dont du elle en entre est et il l la
        le les mais ne ou où par pour qu que qui sa sans ses si son sont sur ta tes ton un une va
        vers y""",
    "nl": """aan af als bij dan dat de den deze die door een elk elke en er gaat geeft heeft het
        hij ieder iedere in is je kan komt krijgt met naar neemt of om op over per te ten tot uit
        van vanaf voor wanneer wordt ze zijn zonder""",
}


def pairs(language: str) -> list[tuple[str, str]]:
    """Singular and plural of everything that is counted."""
    found = []
    for entry in NOUNS[language].split():
        one, many = entry.split("/")
        found.append(("" if one == "-" else one, many))
    return found
