## Le plateau de Tiefenthal
board-neighbours = Les autres tavernes
board-valley = La vallée
board-moon = La lune est à la soirée { $round } sur { $rounds }
board-phase-A = Soirée
board-phase-B = Invités
board-phase-C = Serveuse
board-phase-D = Choix
board-phase-E = Plan
board-phase-F = Service
board-phase-G = Tournée
board-regular = Habitué
board-nobles = Nobles
board-showing-out = Habitués de ton paquet de départ
board-showing-out-hint = Qui est choisi quitte la partie. Dans un petit paquet, les bonnes cartes reviennent plus souvent.
board-start-hint = Chaque taverne en choisit une ; plusieurs peuvent choisir la même.
board-wait = Les autres réfléchissent encore.
board-moment = Un instant…
board-watch = Attends ton tour.
board-evening = Soirée { $round }
board-pick = Choix { $n } sur 4
board-coaster = Sous-bock devant { $seat } : { $dice }
board-no-use = aucune place libre pour ce dé
board-draft-hint = Pointe un dé pour voir ce qu’il ferait dans ta taverne.
board-draft-wait = Les autres choisissent.
board-your-dice = Tes dés
board-redraw-hint = Un pilier de comptoir vide les tables, et tu les remplis à nouveau de ta pioche.
board-plan-hint = Choisis un dé, puis sa place. Le plus petit nombre, ducats ou bières, donne la réputation.
board-turning-hint = Tourne des dés sur la face de ton choix contre des schnaps, ou termine.
board-turn-hint = Utilise tes dés, puis dépense : cartes et tuiles en ducats, invités et nobles en bières.
board-outlook-tip = Réputation : autant de crans que le plus petit nombre entre ducats et bières prévus.
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
        [one] { $n } bière en cave, qui en garde { $limit }
       *[other] { $n } bières en cave, qui en garde { $limit }
    }
board-schnapps-tip = { $n } schnaps ; au-delà de { $limit }, ils sont rendus à la fin de ton tour
board-counter-tip = Un pilier de comptoir permet de repiocher en phase B, ou fait 1 pas vers le monastère en phase F.
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
board-comes = arrive à la soirée { $round }
board-deck-label = Pioche { $n }, défausse { $gone }
board-deck-tip = Regarder la pioche et la défausse
board-on-top = dessus : { $card }
board-unknown = ordre inconnu
board-pile-empty = vide
board-serving = sert
board-picking = choisit
board-thinking = réfléchit
board-done = prêt
board-open-tavern = Regarder la taverne ({ $seat })
board-windows = { $n ->
    [one] { $n } tuile sur { $of } améliorée
   *[other] { $n } tuiles sur { $of } améliorées
}
board-house-empty = Les tables sont encore vides.
board-elsewhere = Ailleurs sur la table
board-guest-deck = Invités à venir
board-three-pile = Sous la première carte de la pile à 3 bières
board-guest-deck-unseen = Dans la pioche des invités, sans ordre
board-deck-of = Cartes : { $seat }
board-close = Fermer
board-staff-bard = Barde
board-staff-beer_merchant = Marchand
board-staff-dishwasher = Plongeur
board-staff-waitress = Serveuse
board-staff-table = Table
board-staff-supplier = Livreur
board-planned-die = Ce dé est posé sur une place de ton plan.
board-losses = Perdu si tu termines maintenant :
board-lost-dice =
    { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }

## De quoi il s’agit
board-hint-reputation_start = Le plus petit nombre, ducats ou bières prévus, est compté maintenant. Tu peux refaire le plan une fois.
board-hint-choose_face = Le dé garde sa nouvelle face jusqu’à son usage. Cela coûte des schnaps.
board-hint-choose_discount = Chaque carte rendue baisse le prix de la tuile, jusqu’à zéro ; elle quitte ta taverne aussitôt.
board-hint-pay_with_die = La tuile est améliorée, le dé rapporte ce que donne la meilleure face, et le prix est payé.
board-hint-take_card_bonus = Elle ne coûte rien et va sur ta pioche.
board-hint-take_steps_bonus = Tous les pas ou aucun. Un bonus qu’on ne prend pas est perdu.
board-hint-remove_guest = Qui passe la porte quitte la partie avec ses points. Dans un petit paquet, les bonnes cartes reviennent plus souvent.
board-hint-reputation_bonus = Prends un schnaps, ou allège ton paquet.
board-hint-choose_signature_column = La signature prend la prochaine case libre et donne ce qui y figure. Une ligne entière rapporte un noble.
board-hint-choose_upgrade = La tuile ne coûte rien, et un noble l’accompagne.
board-hint-free_upgrade = La tuile ne coûte rien et sert aussitôt. Aucun noble ne l’accompagne.
board-hint-juggler_encore = La carte va sur ta pioche : demain, tu la révèles à nouveau.
board-dice-used = Tous les dés ont servi.
board-own-die = Lancé aussitôt, il rejoint tes dés de ce soir.

## Pictures in the rules
picture-valley = La vallée. En haut, la lune va de soirée en soirée et montre ce que chacune apporte ; en bas, le chemin du monastère avec ses bonus et un marqueur par joueur.
picture-draft = Les sous-bocks au deuxième choix, vus de devant. Chacun prend un dé du sous-bock devant lui ; puis les sous-bocks passent au voisin dans le sens horaire, comme le montrent les flèches.
picture-tables = Trois tables. Sous chaque client : le dé qui le sert et les ducats qu’il paie. À droite, le prix d’une table de plus, et la couronne du noble qui vient avec l’amélioration.
picture-cellar = Des pièces. La lanterne brille quand la meilleure face est visible. Un dé va sur la case qui montre sa face (le point d’interrogation les prend toutes) ; dessous, ce que la pièce donne et le prix de l’amélioration.
picture-staff = Les cartes Taverne à vendre : le prix en haut, les points dessous, au pied combien il en reste.
picture-guests = Des invités au choix : la bière qu’ils coûtent en haut, le dé qui les sert et ce qu’ils paient, et au pied leurs points et le bonus qu’ils apportent une fois.
picture-reputation = La piste de réputation sur le comptoir. Les cases rondes montrent des points, les autres un bonus ; le marqueur tourne en boucle.
picture-guest-book = Le livre d’or : une colonne par prix en bière, remplie de haut en bas. La case donne son bonus, une ligne entière le noble à droite.
picture-posters = Les saltimbanques de la maison : le schnaps qu’ils coûtent et ce qu’ils apportent. Celui qui n’est pas encore là montre sa soirée.
picture-nobles = Des nobles pour de la bière : un, deux ou trois d’un coup. Chacun vaut 10 points à la fin, plus que toute carte à acheter.
board-gain-points =
    { $number ->
        [one] point
       *[other] points
    }
