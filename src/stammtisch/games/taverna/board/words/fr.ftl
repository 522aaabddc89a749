## Board
board-close = Fermer
board-you = toi
board-watched = tu regardes
board-peoples = Les peuples
board-court = La cour royale
board-gate = À la porte
board-or = ou
board-round = Manche { $round } sur { $rounds }
board-to-come = { $n ->
    [0] plus aucune carte
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
board-pays = propriétaires : +{ $coins }
board-with-you = chez toi
board-seated = assis
board-one-seat = 1 seul
board-left = reste
board-income = Revenu
board-scoring-king = Roy
board-scoring-queen = Reine
board-scoring-master_of_coins = Sous
board-scoring-archduke = Duc
board-scoring-archmage = Mage
board-tables-free =
    { $n ->
        [0] Aucune table libre
        [one] 1 table libre
       *[other] { $n } tables libres
    }
board-tavern-privilege =
    { $n ->
        [0] Un privilège, mais aucune table libre
        [1] Un privilège pour le prochain client : il ne reste qu’une table libre
       *[other] Un privilège pour qui remplira la dernière des { $n } tables libres
    }
board-sign-missing = il manque ici : { $symbol }
board-privilege-note = { $n ->
    [one] { $n } privilège appelle un notable de plus.
   *[other] { $n } privilèges appellent un notable de plus.
}
board-herald = héraut
board-casts-left =
    { $n ->
        [0] plus aucun ce tour-ci
        [one] encore 1 ce tour-ci
       *[other] encore { $n } ce tour-ci
    }
board-still = encore possible
board-aid-pick = Choisir un client
board-aid-pick-note = une carte à la porte
board-aid-seat = Le placer
board-aid-seat-note = chaque propriétaire gagne { $coins }
board-aid-more = Au choix
board-aid-more-note = notable, sort, faveur, vente
board-aid-end = Finir le tour
board-aid-end-note = au tour du tavernier suivant
board-no-spells = Ta main est vide.
board-no-favours = La Princesse et certains sorts accordent des faveurs royales.
board-cast = Lancés
board-new = nouveau
board-owned = { $n } en tout
board-used = Utilisées
board-tokens-left =
    { $n ->
        [one] { $n } jeton restant
       *[other] { $n } jetons restants
    }
board-deeds = titres
board-guests = Clients du jour
board-points = { $points } PV ; les niveaux valent { $levels } à la fin
board-points-from = D’où viennent les points
board-open-mat = Tout ce qu’a { $seat }
board-rivals = Les autres taverniers
board-thinking = réfléchit
board-on-turn = joue
board-next = ensuite
board-curse = La Malédiction
board-unseen = Sorts pas encore vus
board-unseen-note = Dans la pioche, dans d’autres mains ou vendus par d’autres, sans ordre particulier.
board-reaction = Une réaction est possible
board-choose-here = Choisis ici
board-part-city = Ville
board-part-court = Cour
board-below = { $n } plus bas
board-best = le plus
signs-collect = Ce que tu amasses
signs-tavern = Signes d’une taverne
signs-tables = Clients et tables
signs-reading = Comment lire une table

## Pictures in the rules
picture-deeds = Deux titres d’une taverne, chacun avec le pion de son propriétaire et ses points.
picture-customers = La piste des clients : le peuple en haut, en bas le symbole que porte le client. Une carte à deux clients en amène un, au choix.
picture-track = Les échelles des quatre peuples. À gauche les points de chaque niveau à la fin, à droite son bonus ; le niveau du haut n’a qu’une place.
picture-tavern = Une taverne : des symboles de guilde sur le toit, des tables à la nappe d’un peuple, libres ou prises, des notables dans la salle, et ses titres en bas.
picture-dignitaries = Les quatre notables tels qu’on les voit dans les tavernes.
picture-spells = Des sorts en main : le prix dans le coin, le nom et ce qu’ils font.
picture-favours = La rangée des faveurs royales. Le grand symbole dit de quoi il s’agit, le petit ce qui arrive : un de plus, ou échangé.
picture-court = Les cinq décomptes royaux, et ce que chacun rapporterait à chaque joueur maintenant ; le meilleur d’une colonne ressort.
board-gain-points =
    { $number ->
        [one] PV
       *[other] PV
    }
board-gain-coins =
    { $number ->
        [one] sou
       *[other] sous
    }
