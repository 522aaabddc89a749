## Plateau
board-tracks = Pistes d’investissement
board-leaves = s’en va
board-short = manque { $n }
board-no-room = pas de place
board-forbidden = interdit par la loi
board-cannot-build = pas bâtissable
board-costs = Coûte { $price }.
board-gives = Donne { $effects }.
board-pouch-tip = Dans le sac, sans ordre
board-pouch-title = Sac de la piste { $tier }
board-heap-title = Défaussées de la piste { $tier }
board-heap-tip = Elles retournent dans le sac quand il ne contient plus de tuile posable.
board-heap-none = Il n’y a rien ici.
board-gone = { $n } au rebut
board-close = Fermer
board-reputation-note = petits chiffres : Prestige à la fin
board-die = le dé
board-special = L’action spéciale, sur { $spaces } et au-delà de 12 :
board-special-distressed = prends une rumeur au choix
board-special-outlaws = lance le dé
board-special-travellers = pioche, défausse ou vole une recette
board-special-townsfolk = négocie une tuile réservée
board-special-nobles = { $guldens ->
    [one] prends { $guldens } florin
   *[other] prends { $guldens } florins
}
board-stands = sur { $space }
board-covered = { $n ->
    [one] { $n } case sur { $all }
   *[other] { $n } cases sur { $all }
}
board-inside = intérieur
board-outside = extérieur
board-points-tip = Points si la partie s’arrêtait maintenant
board-purse = Argent et rumeurs
board-pouch-note = Bourse : ce que tu peux dépenser ce tour-ci.
board-chest-note = Coffre : contient jusqu’à { $limit ->
    [one] { $limit } florin
   *[other] { $limit } florins
} ; ils passent dans la Bourse au début de ton tour.
board-debts = { $n ->
    [one] { $n } dette
   *[other] { $n } dettes
}
board-income = étape 8 : +{ $n }
board-gossip = { $gossip } : { $held } chez toi, { $supply } dans la réserve
board-gossip-economic = À l’étape 3 : des florins de la réserve ou des rivaux. Certaines tuiles se paient ainsi.
board-gossip-political = À l’étape 3 : monte ta réputation ou baisse celle des rivaux. Certaines tuiles se paient ainsi.
board-gossip-traveller = À l’étape 3 : renouvelle une piste ou échange une tuile à ingrédient. Certaines tuiles se paient ainsi.
board-gossip-lost = { $n ->
    [1] rends une rumeur
    [one] rends { $n } rumeur
   *[other] rends { $n } rumeurs
}
board-used = action faite
board-held = Achetées et réservées
board-bought = À bâtir
board-bought-none = Ce que tu achètes attend ici d’être bâti.
board-reserve-none = Rien n’est réservé.
board-unfinished = −2 chacune
board-deck-tip = { $n ->
    [one] { $n } recette dans la pioche
   *[other] { $n } recettes dans la pioche
}
board-soon = viendra d’une tuile que tu as achetée
board-recipes-none = Aucune recette en main.
board-recipes-hidden = { $n ->
    [one] { $n } recette en main, face cachée.
   *[other] { $n } recettes en main, face cachée.
}
board-completed-none = Aucune recette réalisée.
board-welcome = accueillis
board-unwelcome = éconduits
board-steps = Les neuf étapes d’un tour
board-round = Manche { $n }
board-round-of = Manche { $n } sur { $last }
board-step-chest_to_pouch = Coffre vers Bourse
board-step-impression = Clients
board-step-gossip_actions = Rumeurs
board-step-invest = Investir
board-step-reserve = Réserver
board-step-build = Bâtir
board-step-recipes = Recettes
board-step-update = Bilan
board-step-end = Fin
board-end = une auberge pleine permet d’annoncer la fin (la plus remplie : { $n } sur { $all })
board-end-first = la première auberge pleine finit la partie (la plus remplie : { $n } sur { $all })
board-end-title = Quand la partie finit
board-end-round = Au plus tard, elle finit après la manche { $n }.
board-end-score = Comptent alors : le Prestige, les petits chiffres des pistes de réputation, les florins au Coffre, les rumeurs et les ingrédients restants. Les dettes et les recettes en main coûtent des points.
board-rivals = Les autres auberges
board-open-mat = Voir l’auberge ({ $name })
board-inn-of = { $n ->
    [one] Auberge ({ $name }), { $n } case couverte
   *[other] Auberge ({ $name }), { $n } cases couvertes
}
board-thinking = réfléchit
board-turns = { $n ->
    [one] { $n } tour joué.
   *[other] { $n } tours joués.
}
board-prelude-signboard = Chacun à son tour choisit une enseigne pour son auberge. Il n’y en a qu’une de chaque sorte.
board-prelude-draft = Chacun garde une tuile de base et passe les autres à gauche, trois fois de suite. Puis les quatre tuiles vont aux coins de l’auberge.
board-prelude-place = Chacun à son tour pose ses quatre tuiles de base aux coins. Ce qu’une tuile montre est reçu aussitôt.
board-prelude-start = Les auberges ouvrent. Chacun reçoit des florins et des rumeurs, et les tuiles sont disposées sur les pistes.
board-draft-note = { $n ->
    [one] { $n } gardée ; le reste passe à gauche
   *[other] { $n } gardées ; le reste passe à gauche
}
board-place-note = choisis une tuile ici, puis un coin
board-ask-gossip_action = Rumeurs : chaque sorte une fois par tour
board-ask-gossip_victims = Qui te cède un florin ?
board-ask-gossip_steal_type = Quelle rumeur surprends-tu ?
board-ask-travellers_action = Les Voyageurs apportent des recettes
board-ask-travellers_victim = À qui prends-tu une recette ?
board-ask-townsfolk_action = Les Citadins négocient les tuiles réservées
board-ask-townsfolk_target = Réservées par les autres
board-ask-collector_line = Trois d’une sorte pour le collectionneur
board-ask-announce_end = Ton auberge est pleine

## Pictures in the rules
picture-steps = Les neuf étapes d’un tour, telles qu’on les voit au-dessus du plateau : une coche pour ce qui est fait, son nom pour l’étape en cours.
picture-purse = Bourse, Coffre avec sa limite et revenu de 1 à 10 ; à droite, trois places par sorte de rumeur.
picture-reputation = Les cinq pistes de réputation, de 0 à 12. Les petits chiffres disent ce que vaut une case à la fin ; une case à symbole déclenche l’action spéciale du groupe.
picture-tiles = Des tuiles d’auberge : la couleur dit la sorte, la pièce le prix, les rumeurs dessous un autre prix, le pied les effets dans l’ordre, un rond l’ingrédient.
picture-inn = Une auberge : 20 cases, l’anneau intérieur sur son tapis, des tuiles de base aux quatre coins avec le bonus à rendre.
picture-gossips = Les rumeurs : une ligne par sorte, économique, politique et de voyage, trois au plus de chacune.
picture-kingdom = Deux cartes Royaume : elles valent pour tous, toute la partie. La carte 8 porte sa provision.
picture-recipes = Deux recettes : les ingrédients demandés, cochés quand un jeton est là, et au pied ce qu’elles rapportent.
picture-prestige = La piste de Prestige ; après 40, on recommence. Ce qu’on compte à la fin s’y ajoute.
board-gain-points =
    { $number ->
        [one] point
       *[other] points
    }
board-gain-guldens =
    { $number ->
        [one] florin
       *[other] florins
    }
