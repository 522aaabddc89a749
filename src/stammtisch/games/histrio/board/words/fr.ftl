## Board
board-genre-comedy = Comédie
board-genre-tragedy = Tragédie
board-plaque = { $genre } { $space }
board-stage = { $n } sur scène, prochain niveau 3 : { $pay }
board-deck =
    { $rounds ->
        [one] cartes, { $rounds } manche
       *[other] cartes, { $rounds } manches
    }
board-discarded = défaussées
board-requests = requêtes
board-sheet-unseen = Cartes encore inconnues
board-unseen-note = Encore dans la pioche, sans ordre particulier.
board-unseen-none = Toutes les cartes de la saison ont été vues.
board-sheet-discards = Cartes défaussées
board-sheet-requests = Toutes les requêtes
board-requests-all = Chaque requête de la boîte, et où tu en es. Pointe une requête, ou appuie longuement, pour en savoir plus.
board-discards-none = Rien n’a encore été défaussé.
board-close = Fermer
board-first = 1re
board-alms = Aumône
board-ecus =
    { $n ->
        [one] écu
       *[other] écus
    }
board-effect-none = Sans effet
board-effect-travel_return = Reprise
board-effect-steal = Vole { $n }
board-effect-impresario = Gagne { $n }
board-effect-pay_or_lose = Paie { $n }
board-effect-coins = Prends { $n }
board-window-before_travel = Avant voyage
board-window-with_travel_choice = Au choix
board-window-after_reveal = Cartes vues
board-window-after_encounters = Fin manche
board-window-season_end = Fin saison
board-used = utilisé
board-card-actor = { $name }, { $genre } niveau { $level }, { $effect }
board-card-entertainer = { $name }, saltimbanque, { $window }
board-card-alms = { $name }, aumône de { $n }
board-city = { $number } { $city }. Cartes : { $cards }
board-city-empty = { $number } { $city }. Aucune carte
board-city-played = Ta caravelle est à l’ancre ici.
board-city-guarded = { $seat } la garde avec le Bœuf.
board-city-marked = { $seat } y agit en solitaire.
board-city-ships = En attente : { $who }
board-city-anchored = À l’ancre : { $who }
board-friend = la compagnie amie ({ $seat })
board-preview = Si tu vas à { $city }
board-preview-hint = Regarde une ville : ici s’affiche ce que le voyage apporterait.
board-preview-idle = Ce qu’un voyage apporterait s’affiche ici dès que tu choisis une ville.
board-alone = Sans rival
board-shared = Partagée
board-shared-friend = Partagée, avec ton ami
board-preview-gain =
    { $n ->
        [one] prends { $n } écu
       *[other] prends { $n } écus
    }
board-preview-pay =
    { $n ->
        [one] paie { $n } écu
       *[other] paie { $n } écus
    }
board-preview-back = reprends tes cartes
board-preview-court = un à la cour ?
board-preview-unpaid = { $card } part sans paie
board-preview-lost =
    { $n ->
        [0] aucune carte perdue
        [1] la carte est perdue
        [2] les deux sont perdues
       *[other] les { $n } sont perdues
    }
board-preview-king = roi { $from } → { $to }
board-preview-turns = roi : { $genre } { $space }
board-preview-stays = le roi ne bouge pas
board-preview-home = décor retourné
board-preview-request = une requête
board-from-to = { $from } → { $to }
board-court = À la cour ?
board-court-now = Tous garder
board-court-show = écart { $difference }
board-needle = Où va l’aiguille ?
board-role = Quel rôle pour le Caméléon ?
board-you = toi
board-ended-now = si ça finissait : { $n }
board-now = actuel { $n }
board-now-tip = Gain des acteurs, du spectacle et des requêtes montrées si la saison finissait maintenant.
board-travel-note =
    { $anchor ->
        [one] { $hand } en main, { $anchor } jouée
       *[other] { $hand } en main, { $anchor } jouées
    }
board-travel-card = Carte Voyage { $number }, { $city }
board-travel-anchored = jouée
board-travel-shown = montrée
board-travel-picked = choisie en secret
board-ensemble-note = comédie { $comedy }, tragédie { $tragedy }
board-ensemble-none = Encore personne.
board-show-best = meilleur spectacle
board-show-liked = plaît au roi
board-show-none = pas de spectacle
board-show-disliked = déplaît
board-with-chameleon = Avec le Caméléon dans le genre que veut le roi.
board-company-note = ils te rejoignent en fin de visite
board-entertainers-none = Encore aucun.
board-requests-note = { $n } sur { $limit }, secrètes
board-requests-open = { $n } sur { $limit }, visibles ici
board-requests-hidden =
    { $n ->
        [one] { $n } requête en main, cachée
       *[other] { $n } requêtes en main, cachées
    }
board-requests-none = Aucune en main. Partage une ville pour en piocher.
board-kept = montrée, paie encore en saison 2 si remplie
board-kept-again = montrée, paie encore si remplie
board-kept-last = montrée
board-kept-short = { $request } ({ $pay })
board-met = remplie
board-not-met = pas remplie
board-lead = premier
board-thinking = réfléchit
board-chosen = choix fait
board-shows = montre { $numbers }
board-sails = cap sur { $numbers }
board-role-note = joue : { $genre }
board-free = Villes libres : { $numbers }
board-free-none = Aucune ville libre
board-impresarios =
    { $n ->
        [one] { $n } imprésario en réserve
       *[other] { $n } imprésarios en réserve
    }
board-caravels =
    { $n ->
        [one] { $n } caravelle prête
       *[other] { $n } caravelles prêtes
    }
board-hidden-requests =
    { $n ->
        [one] { $n } requête secrète
       *[other] { $n } requêtes secrètes
    }
board-sums = comédie { $comedy }, tragédie { $tragedy }, écart { $difference }
board-rivals = Les autres compagnies
board-friend-name = Compagnie amie ({ $seat })
board-friend-open = à venir : { $numbers }
board-friend-drawn = cap sur { $number }
board-friend-secret = piochée : { $number }, toi seul le sais
board-friend-hidden = carte piochée
board-festival = Festival de la saison { $season }
board-festival-actors = Acteurs
board-festival-show = Spectacle
board-festival-request = Requête
board-festival-total = Total
board-festival-waits = secret
board-purse = { $n ->
        [one] { $n } écu
       *[other] { $n } écus
    }
board-choose-here = Choisir ici
board-open-mat = Voir la compagnie ({ $name })

## Pictures in the rules
picture-theatre = Le théâtre du roi. L’aiguille indique le genre qu’il désire, comédie à droite, tragédie à gauche, sur l’une des 8 cases ; les imprésarios sont sur la scène. La plaque le dit en mots.
picture-travel-cards = Tes cartes Voyage, une par ville. Une carte jouée montre une ancre jusqu’au retour de toutes les cartes.
picture-alone-and-shared = À gauche attend une caravelle : cette compagnie est seule et reçoit toute la rangée, la carte la plus récente d’abord. À droite, deux caravelles : la ville est partagée et sa rangée perdue.
picture-cards = Les trois sortes de cartes Rencontre. Un acteur a un niveau, un genre et le signe de son effet ; un saltimbanque, le signe de son moment ; une aumône rapporte des écus.
picture-requests = Des requêtes en main : ce que chacune paie, sa condition et, à droite, où tu en es ; une coche dit qu’elle est remplie en ce moment.
picture-entertainers = Des saltimbanques devant un joueur, chacun avec le signe du moment où il sert. Un saltimbanque utilisé est couché.
picture-ensemble = Une troupe : comédie à gauche, tragédie à droite, avec la somme des niveaux. Au milieu, le genre que le roi désire moins l’autre, et si le spectacle lui plaît.
board-gain-ecus =
    { $number ->
        [one] écu
       *[other] écus
    }
