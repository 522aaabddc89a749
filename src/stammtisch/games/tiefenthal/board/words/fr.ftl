## Le plateau de Tiefenthal
board-neighbours = Les autres tavernes
board-valley = La vallée
board-moon = La lune est au soir { $round } sur { $rounds }
board-phase-A = Soirée
board-phase-B = Clients
board-phase-C = Serveuse
board-phase-D = Choix
board-phase-E = Projet
board-phase-F = Service
board-phase-G = Fermeture
board-regular = Habitué
board-nobles = Nobles
board-showing-out = Habitués de votre pioche de départ
board-showing-out-hint = Qui est choisi quitte la partie. Une petite pioche ramène plus souvent ses bonnes cartes.
board-start-hint = Chaque taverne en choisit une ; plusieurs peuvent choisir la même.
board-wait = Les autres réfléchissent encore.
board-watch = Attendez votre tour.
board-evening = Soir { $round }
board-pick = Choix { $n } sur 4
board-coaster = Sous-bock devant { $seat } : { $dice }
board-no-use = aucune place libre pour ce dé
board-draft-hint = Pointez un dé pour voir ce qu’il ferait dans votre taverne.
board-draft-wait = Les autres choisissent.
board-your-dice = Vos dés
board-redraw-hint = Un client du comptoir vide les tables, et vous les remplissez à nouveau de votre pioche.
board-plan-hint = Choisissez un dé, puis sa place. Le plus petit nombre, ducats ou bières, donne la réputation.
board-turn-hint = Utilisez vos dés, puis dépensez : cartes et salles en ducats, clients et nobles en bière.
board-outlook-tip = Réputation : autant de pas que le plus petit nombre entre ducats et bières prévus.
board-outlook = prévu
board-deciding = réfléchissent encore
board-all-placed = Tous les dés sont posés.
board-no-dice = Pas encore de dés.
board-market-closed = ouvre en F
board-deck-left = { $n } dans la pioche
board-bought = acheté
board-mug = a la chope et commence
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-safe-tip =
    { $n ->
        [one] { $n } ducat au coffre, qui en garde { $limit }
       *[other] { $n } ducats au coffre, qui en garde { $limit }
    }
board-store-tip =
    { $n ->
        [one] { $n } bière en réserve, qui en garde { $limit }
       *[other] { $n } bières en réserve, qui en garde { $limit }
    }
board-schnapps-tip = { $n } schnaps ; au-delà de { $limit }, ils sont rendus à la fin de votre tour
board-counter-tip = Un client du comptoir permet de repiocher en phase B, ou fait 1 pas vers le monastère en phase F.
board-nobles-tip =
    { $n ->
        [one] { $n } noble possédé
       *[other] { $n } nobles possédés
    }
board-a-die = par dé
board-free = libre
board-free-table = Libre
board-bar = Le comptoir
board-bar-empty = Personne au comptoir.
board-signatures-left =
    { $n ->
        [one] reste { $n } signature
       *[other] reste { $n } signatures
    }
board-row-tip = Une ligne complète amène un noble.
board-comes = arrive le soir { $round }
board-deck-label = Pioche { $n }, défausse { $gone }
board-deck-tip = Regarder la pioche et la défausse
board-on-top = dessus : { $card }
board-unknown = ordre inconnu
board-pile-empty = vide
board-serving = sert
board-picking = choisit
board-thinking = réfléchit
board-done = prêt
board-open-tavern = Regarder la taverne de { $seat }
board-windows = { $n } salles sur { $of } améliorées
board-house-empty = Les tables sont encore vides.
board-elsewhere = Ailleurs sur la table
board-guest-deck = Clients à venir
board-three-pile = Sous la première carte de la pile à 3 bières
board-guest-deck-unseen = Dans la pioche des clients, sans ordre
board-deck-of = Les cartes de { $seat }
board-close = Fermer
board-staff-bard = Barde
board-staff-beer_merchant = Marchand
board-staff-dishwasher = Plongeur
board-staff-waitress = Serveuse
board-staff-table = Table
board-staff-supplier = Livreur
board-planned-die = Ce dé est posé sur une place de votre projet.
board-losses = Perdu si vous terminez maintenant :
