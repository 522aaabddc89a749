# Histrio in French.

## Ready-made settings
preset-first_game = Première partie : trois compagnies, de la place pour chacune et un peu de bousculade.
preset-full_house = Salle comble : cinq compagnies dans huit villes, et presque jamais seul.
intro-who = Tu mènes une compagnie ambulante. Vogue de ville en ville, engage des acteurs et joue devant le roi à la fin de la saison.
intro-who-picture = Une caravelle avec trois acteurs longe une côte de trois villes.
intro-wins = Après deux festivals, le plus d’écus l’emporte. Le roi paie les acteurs du genre qu’il veut : comédie ou tragédie.
intro-wins-picture = Le théâtre du roi d’humeur gaie ; chaque acteur du bon genre rapporte, un spectacle apprécié davantage, le meilleur plus encore.
intro-turn = Chacun choisit une ville en secret. Seul, tu prends toutes ses cartes. À plusieurs, elles sont perdues, l’aiguille du roi bouge et chacun pioche une requête.
intro-turn-picture = À gauche, une seule caravelle : les cartes sont à toi. À droite, deux caravelles : la carte est perdue et l’aiguille du roi bouge.
intro-each-actor = par acteur
intro-liked-show = apprécié
intro-best-show = le meilleur
intro-alone = Seul
intro-shared = Partagée
intro-yours = à toi

## The coach: the first line is a heading, the rest what is said
lesson-before_travel =
    Avant le départ
    Certains saltimbanques agissent maintenant. Chacun sert une fois par saison : n’en emploie un que s’il aide cette manche.
lesson-ox_city =
    Le Bœuf garde une ville
    Tous voient ton choix, mais aucun autre joueur ne peut y aller. Prends la ville aux meilleures cartes.
lesson-choose_travel =
    Va où personne ne va
    Seul dans une ville, tu prends toutes ses cartes. Si tu y croises quelqu’un, elles sont perdues, l’aiguille du roi bouge et chacun pioche une requête.
lesson-choose_second_city =
    Une deuxième ville ?
    Le Cheval te mène dans deux villes en une manche. Ajoute-la si ses cartes en valent la peine et si tu peux te passer de la carte Voyage.
lesson-after_reveal =
    Tout est révélé
    Tu vois maintenant où vont toutes les caravelles. Renard, Ours et Éléphant peuvent encore sauver ton voyage si tu devais partager une ville.
lesson-fox_from =
    Quel voyage abandonnes-tu ?
    Le Renard reprend un de tes voyages. Abandonne la ville où tu croiserais les autres.
lesson-fox_to =
    Où aller à la place ?
    Choisis une ville aux bonnes cartes où n’attend aucune caravelle. Un Éléphant peut encore échanger sa rangée.
lesson-bear_city =
    L’Ours chasse les autres
    Dans la ville choisie, tu agis comme si tu étais seul. Prends celle aux meilleures cartes.
lesson-elephant_first =
    L’Éléphant échange deux rangées
    Les cartes de deux villes voisines changent de place. Amène la meilleure rangée là où ta caravelle attend seule.
lesson-elephant_second =
    Avec quelle voisine ?
    La deuxième rangée doit toucher la première. Regarde devant quelle ville attend ta caravelle.
lesson-steal_target =
    Qui voles-tu ?
    Prends à celui qui est en tête. Les écus sont à toi tout de suite.
lesson-court_choice =
    Un acteur à la cour ?
    Un acteur envoyé à la cour te quitte, mais pousse l’aiguille du roi de son niveau vers son genre. Fais-le si le roi veut alors ce que tu as.
lesson-discard_request =
    Une requête de trop
    Garde la requête que tu pourras remplir au festival. Ta troupe te dit laquelle.
lesson-after_encounters =
    Avant les nouvelles cartes
    Pie, Rossignol et Chouette agissent maintenant : écus, aiguille, requêtes. Chacun sert une fois par saison, et ce qui ne sert pas est perdu.
lesson-nightingale_move =
    Bouger l’aiguille
    Pousse-la vers le genre que tu as le plus. Au festival, le roi ne paie que les acteurs du genre qu’il veut.
lesson-chameleon_role =
    Quel rôle joue-t-il ?
    Le Caméléon ajoute 1 niveau à l’une de tes sommes, mais n’est pas payé. Prends le genre que le roi veut, sauf si une requête demande l’autre.
lesson-play_request =
    Quelle requête montres-tu ?
    Tu peux en montrer une que tu remplis maintenant. Prends celle qui paie le plus ; montrée en saison 1, elle paie encore en saison 2 si tu la remplis toujours.
goal-season = Réunis des acteurs d’un même genre avant le festival. Un spectacle apprécié paie { $n }, le meilleur le double.
goal-festival = Le festival approche, et le roi veut maintenant de la { $genre }. Aies-en plus que de l’autre genre, ou bouge son aiguille.
caution-few-cards =
    Peu de cartes là-bas
    Seul là-bas, tu en aurais { $n } ; devant les villes cerclées, il y en a { $most }. N’en choisis moins que si tu penses croiser quelqu’un dans celles-ci.
caution-poor-star =
    Tu ne peux pas payer la vedette
    Un acteur de niveau 5 veut un écu. Si aucune carte plus récente n’en rapporte un, il est perdu : va ailleurs, ou trouve d’abord un écu.
caution-idle-magpie =
    La Pie rapporterait des écus
    Elle en vole un et en prend un au trésor, une fois par saison. Attendre rapporte rarement plus.
caution-court-against =
    L’aiguille irait du mauvais côté
    Tu as surtout de la { $genre }. Cet acteur à la cour en éloigne l’aiguille, et il te quitte en plus.
caution-good-request =
    Tu remplis cette requête
    Une autre de ta main n’est pas remplie : défausse plutôt celle-là.

## Genres, cities
genre-comedy = comédie
genre-tragedy = tragédie
city-vernum = Vernum
city-aquilonia = Aquilonia
city-lugdunum = Lugdunum
city-caturiges = Caturiges
city-burdigala = Burdigala
city-otmus = Otmus
city-avenio = Avenio
city-elimberis = Elimberis

## Encounter cards
card-comedy_1_a = Pipelet
card-comedy_1_b = Tanaisie
card-comedy_1_c = Nigaudin Trèfle
card-comedy_1_d = Mignonnet
card-comedy_2_a = Scaramel
card-comedy_2_b = Bellina
card-comedy_2_c = Gambadin
card-comedy_2_d = Crincrin
card-comedy_3_a = Pantaléon
card-comedy_3_b = Colombelle
card-comedy_3_c = Arlequinet
card-comedy_4_a = Capitaine Fanfaron
card-comedy_4_b = Madame Risolette
card-comedy_4_c = Trivelin
card-comedy_5_a = Zanni le Grand
card-comedy_5_b = Dame Hilaria
card-tragedy_1_a = Morosin
card-tragedy_1_b = Zibeline
card-tragedy_1_c = Follet des Landes
card-tragedy_1_d = Lacryma
card-tragedy_2_a = Oristée
card-tragedy_2_b = Phédrine
card-tragedy_2_c = Cassandrel
card-tragedy_2_d = Umbriel
card-tragedy_3_a = Melpomène
card-tragedy_3_b = Agamor
card-tragedy_3_c = Antigonelle
card-tragedy_4_a = Baron Thrène
card-tragedy_4_b = Dame Élégie
card-tragedy_4_c = Hécubert
card-tragedy_5_a = Maestro Lamento
card-tragedy_5_b = Reine Dolorosa
card-chameleon = Caméléon
card-ox = Bœuf
card-horse = Cheval
card-fox = Renard
card-bear = Ours
card-elephant = Éléphant
card-tortoise = Tortue
card-owl = Chouette
card-magpie = Pie
card-nightingale = Rossignol
card-alms_1 = Maigre aumône
card-alms_2 = Belle aumône
card-alms_3 = Aumône d’un mécène
actor-note = Acteur de { $genre }, niveau { $level }.
entertainer-note = Un saltimbanque.
entertainer-ready = Disponible.
entertainer-used = Déjà utilisé cette saison.

## Effects
effect-none = Aucun effet.
effect-coins =
    { $n ->
        [one] Prends { $n } écu au trésor.
       *[other] Prends { $n } écus au trésor.
    }
effect-steal =
    { $n ->
        [one] Vole { $n } écu à un autre joueur.
       *[other] Vole jusqu’à { $n } écus à un autre joueur.
    }
effect-travel_return = Reprends toutes les cartes Voyage jouées.
effect-impresario = Place un imprésario sur la scène, puis prends un écu par imprésario présent.
effect-pay_or_lose =
    { $n ->
        [one] Paie { $n } écu, sinon l’acteur est perdu.
       *[other] Paie { $n } écus, sinon l’acteur est perdu.
    }
effect-guard_destination = Montre la carte Voyage avant le choix des autres : aucun autre joueur ne peut se rendre dans cette ville pendant la manche. Les compagnies amies le peuvent.
effect-second_destination = Choisis une seconde carte Voyage et visite les deux villes.
effect-replace_destination = Reprends une carte Voyage montrée et fais voile vers une autre ville de la main.
effect-count_as_alone = Dans une ville partagée, traite les cartes comme si personne d’autre n’y était ; les autres joueurs présents piochent une requête.
effect-swap_rows =
    { $n ->
        [0] Échange toutes les cartes situées devant deux villes.
       *[other] Échange toutes les cartes situées devant deux villes voisines.
    }
effect-draw_requests =
    { $n ->
        [one] Pioche { $n } requête secrète ; s’il y en a trop, défausses-en une.
       *[other] Pioche { $n } requêtes secrètes, l’une après l’autre ; dès qu’il y en a trop, défausses-en d’abord une.
    }
effect-mood = Déplace l’aiguille de { $n } à { $most } cases dans un sens au choix.
effect-count_as_level =
    { $n ->
        [one] Au festival, compte pour { $n } niveau de comédie ou de tragédie, au choix. Ce n’est pas un acteur.
       *[other] Au festival, compte pour { $n } niveaux de comédie ou de tragédie, au choix. Ce n’est pas un acteur.
    }
window-before_travel = Avant le choix des cartes Voyage.
window-with_travel_choice = En secret, avec le choix du voyage.
window-after_reveal = Quand toutes les cartes Voyage sont montrées.
window-after_encounters = Quand les rencontres sont terminées.
window-season_end = Automatiquement, en fin de saison.

## Requests
request-kings_favourite = Le Favori du roi
request-royal_critic = Le Critique royal
request-dowager = La Douairière revêche
request-ambassador = L’Ambassadeur
request-dauphin = Le Joyeux Dauphin
request-duchess = La Duchesse en pleurs
request-dancing_master = Le Maître à danser
request-confessor = Le Confesseur
request-quartermaster = L’Intendant
request-recluse = L’Ermite
request-chamberlain = Le Chambellan
request-portraitist = Le Portraitiste
request-governess = La Gouvernante
request-matchmaker = La Marieuse
request-choirmaster = Le Maître de chœur
request-stage_warden = Le Gardien de la scène
request-physician = Le Médecin du roi
request-astrologer = L’Astrologue
request-almoner = Le Grand Aumônier
request-menagerist = Le Maître de la ménagerie
request-cartographer = Le Cartographe
request-gatekeeper = Le Portier
request-pay =
    { $pay ->
        [one] Rapporte { $pay } écu.
       *[other] Rapporte { $pay } écus.
    }
request-met = Remplie.
request-not-met = Non remplie.
condition-best_show = Le meilleur spectacle de tous (égalité comprise).
condition-pleases = Le spectacle plaît au roi de { $least } ou plus.
condition-displeases = Le genre dont le roi ne veut pas domine la troupe de { $least } ou plus.
condition-balanced = Les deux sommes diffèrent de { $most } au plus, et chacune vaut { $least } ou plus.
condition-actor_count-comedy =
    { $least ->
        [one] Au moins { $least } acteur de comédie.
       *[other] Au moins { $least } acteurs de comédie.
    }
condition-actor_count-comedy-most =
    { $most ->
        [one] Au plus { $most } acteur de comédie.
       *[other] Au plus { $most } acteurs de comédie.
    }
condition-actor_count-comedy-between = De { $least } à { $most } acteurs de comédie.
condition-actor_count-tragedy =
    { $least ->
        [one] Au moins { $least } acteur de tragédie.
       *[other] Au moins { $least } acteurs de tragédie.
    }
condition-actor_count-tragedy-most =
    { $most ->
        [one] Au plus { $most } acteur de tragédie.
       *[other] Au plus { $most } acteurs de tragédie.
    }
condition-actor_count-tragedy-between = De { $least } à { $most } acteurs de tragédie.
condition-actor_count-any =
    { $least ->
        [one] Au moins { $least } acteur.
       *[other] Au moins { $least } acteurs.
    }
condition-actor_count-any-most =
    { $most ->
        [one] Au plus { $most } acteur.
       *[other] Au plus { $most } acteurs.
    }
condition-actor_count-any-between = De { $least } à { $most } acteurs.
condition-level_sum-comedy = La somme des niveaux de comédie vaut { $least } ou plus.
condition-level_sum-comedy-most = La somme des niveaux de comédie vaut { $most } au plus.
condition-level_sum-comedy-between = La somme des niveaux de comédie va de { $least } à { $most }.
condition-level_sum-tragedy = La somme des niveaux de tragédie vaut { $least } ou plus.
condition-level_sum-tragedy-most = La somme des niveaux de tragédie vaut { $most } au plus.
condition-level_sum-tragedy-between = La somme des niveaux de tragédie va de { $least } à { $most }.
condition-distinct_levels =
    { $least ->
        [one] Les acteurs présentent au moins { $least } niveau.
       *[other] Les acteurs présentent au moins { $least } niveaux différents.
    }
condition-distinct_levels-most =
    { $most ->
        [one] Les acteurs présentent au plus { $most } niveau.
       *[other] Les acteurs présentent au plus { $most } niveaux différents.
    }
condition-distinct_levels-between = Les acteurs présentent de { $least } à { $most } niveaux différents.
condition-level_count =
    { $least ->
        [one] Au moins { $least } acteur de niveau { $levels }.
       *[other] Au moins { $least } acteurs de niveau { $levels }.
    }
either = { $first } ou { $last }
condition-mixed_pairs =
    { $least ->
        [one] Au moins { $least } paire comédie-tragédie d’acteurs de même niveau.
       *[other] Au moins { $least } paires comédie-tragédie d’acteurs de même niveau.
    }
condition-mixed_pairs-most =
    { $most ->
        [one] Au plus { $most } paire comédie-tragédie d’acteurs de même niveau.
       *[other] Au plus { $most } paires comédie-tragédie d’acteurs de même niveau.
    }
condition-mixed_pairs-between = De { $least } à { $most } paires comédie-tragédie d’acteurs de même niveau.
condition-same_level =
    { $least ->
        [one] Au moins { $least } acteur d’un même niveau.
       *[other] Au moins { $least } acteurs d’un même niveau.
    }
condition-same_level-most =
    { $most ->
        [one] Au plus { $most } acteur d’un même niveau.
       *[other] Au plus { $most } acteurs d’un même niveau.
    }
condition-same_level-between = De { $least } à { $most } acteurs d’un même niveau.
condition-impresarios_on_stage =
    { $least ->
        [1] Au moins un de ses imprésarios est sur la scène.
       *[other] Au moins { $least } de ses imprésarios sont sur la scène.
    }
condition-impresarios_on_stage-most =
    { $most ->
        [0] Aucun de ses imprésarios n’est sur la scène.
        [1] Au plus un de ses imprésarios est sur la scène.
       *[other] Au plus { $most } de ses imprésarios sont sur la scène.
    }
condition-impresarios_on_stage-between = De { $least } à { $most } de ses imprésarios sont sur la scène.
condition-needle = L’aiguille est sur la case { $least } ou plus loin du centre, d’un côté ou de l’autre.
condition-needle-most = L’aiguille est sur la case { $most } ou plus près du centre, d’un côté ou de l’autre.
condition-needle-between = L’aiguille est sur une case de { $least } à { $most }, d’un côté ou de l’autre.
condition-coins_rank = Aucun autre joueur n’a moins d’écus, avant le paiement des requêtes.
condition-entertainer_count =
    { $least ->
        [one] Au moins { $least } saltimbanque.
       *[other] Au moins { $least } saltimbanques.
    }
condition-entertainer_count-most =
    { $most ->
        [one] Au plus { $most } saltimbanque.
       *[other] Au plus { $most } saltimbanques.
    }
condition-entertainer_count-between = De { $least } à { $most } saltimbanques.
condition-travel_hand =
    { $least ->
        [one] { $least } carte Voyage ou plus en main.
       *[other] { $least } cartes Voyage ou plus en main.
    }
condition-travel_hand-most =
    { $most ->
        [one] { $most } carte Voyage au plus en main.
       *[other] { $most } cartes Voyage ou moins en main.
    }
condition-travel_hand-between = De { $least } à { $most } cartes Voyage en main.

## The table
status-round = Saison { $season }, manche { $round } ({ $left ->
        [0] la dernière de la saison
        [one] encore { $left } manche à venir
       *[other] encore { $left } manches à venir
    })
status-lead = Premier joueur : { $seat }
phase-before_travel = Avant le voyage
phase-travel = Chacun choisit une ville en secret
phase-after_reveal = Les cartes Voyage sont montrées
phase-encounters = Rencontres
phase-after_encounters = Nouvelles occasions
phase-festival = Festival
phase-over = La partie est terminée
zone-theatre = Théâtre
zone-gauge = L’humeur du roi
zone-stage = Scène
zone-cities = Villes
zone-friend = Compagnie amie ({ $seat }) : villes à venir
zone-mat = { $seat }
zone-travel = Cartes Voyage
zone-company = En main
zone-ensemble = Troupe
zone-entertainers = Saltimbanques
zone-requests = Requêtes secrètes
zone-kept = Requêtes montrées
needle-at = { $genre } { $space }
next-stage =
    { $pay ->
        [one] la prochaine recette rapporte { $pay } écu
       *[other] la prochaine recette rapporte { $pay } écus
    }
counter-deck = Pioche
counter-discards = Défausse
counter-requests = Requêtes
counter-request-discards = Requêtes défaussées
counter-ecus = Écus
counter-festival = Si la saison finissait maintenant
counter-impresarios = Imprésarios
counter-hidden-requests = Requêtes
piece-impresario = imprésario
piece-waiting = caravelle en attente
piece-anchored = caravelle
piece-friend-waiting = caravelle amie en attente
piece-friend-anchored = caravelle amie
piece-drawn = piochée : { $number }
piece-shown = { $number } (montrée)
piece-played = { $number } (jouée)
piece-picked = { $number } (choisie)
note-guarded = gardée par { $seat }
note-marked = { $seat } y agit en solitaire
note-deciding = choisit encore

## Questions
prompt-before_travel = Utiliser un saltimbanque avant le choix des cartes Voyage ?
prompt-ox_city = Bœuf : quelle ville vas-tu garder et visiter ?
prompt-choose_travel = Vers quelle ville mets-tu le cap ?
prompt-choose_second_city = Cheval : visiter aussi une seconde ville ?
prompt-after_reveal = Cartes montrées : utiliser un saltimbanque ?
prompt-fox_from = Renard : à quel voyage renonces-tu ?
prompt-fox_to = Renard : tu renonces à { $city }. Où vas-tu ?
prompt-bear_city = Ours : dans quelle ville agis-tu en solitaire ?
prompt-elephant_first = Éléphant : quelle rangée échanges-tu ?
prompt-elephant_second = Éléphant : contre quelle rangée échanges-tu celle devant { $city } ?
prompt-steal_target = À qui voles-tu ?
prompt-court_choice = Envoyer à la cour un de tes nouveaux acteurs ?
prompt-discard_request = Tu as trop de requêtes. Laquelle défausses-tu ?
prompt-after_encounters = Utiliser un saltimbanque avant les nouvelles cartes ?
prompt-nightingale_move = Rossignol : comment l’aiguille se déplace-t-elle ?
prompt-chameleon_role = Quel rôle joue le Caméléon ?
prompt-play_request = Quelle requête montres-tu ?
prompt-short-before_travel = si tu utilises un saltimbanque
prompt-short-ox_city = quelle ville garde le Bœuf
prompt-short-choose_travel = où tu vas
prompt-short-choose_second_city = si tu visites une seconde ville
prompt-short-after_reveal = si tu utilises un saltimbanque
prompt-short-fox_from = à quel voyage tu renonces
prompt-short-fox_to = où tu vas à la place
prompt-short-bear_city = où l’Ours agit
prompt-short-elephant_first = quelle rangée tu échanges
prompt-short-elephant_second = contre quelle rangée tu l’échanges
prompt-short-steal_target = à qui tu voles
prompt-short-court_choice = qui tu envoies à la cour
prompt-short-discard_request = quelle requête tu défausses
prompt-short-after_encounters = si tu utilises un saltimbanque
prompt-short-nightingale_move = comment l’aiguille se déplace
prompt-short-chameleon_role = quel rôle joue le Caméléon
prompt-short-play_request = quelle requête tu montres

## Options
option-city = { $number } { $city }
option-use = Utiliser : { $card }
option-before_travel-pass = Ne rien utiliser
option-after_reveal-pass = Ne rien utiliser
option-after_encounters-pass = Ne rien utiliser
option-choose_second_city-none = Une ville suffit
option-steal = Voler { $seat }

option-steal-effect = a { $ecus ->
        [one] { $ecus } écu
       *[other] { $ecus } écus
    }
option-court = Envoyer { $card } (niveau { $level }) à la cour
option-court_choice-none = Garder tout le monde
option-discard_request =
    { $pay ->
        [one] Défausser « { $request } » (rapporte { $pay } écu)
       *[other] Défausser « { $request } » (rapporte { $pay } écus)
    }
option-play_request =
    { $pay ->
        [one] Montrer « { $request } » pour { $pay } écu
       *[other] Montrer « { $request } » pour { $pay } écus
    }
option-play_request-none = Aucune
warn-request =
    { $ecus ->
        [one] { $ecus } écu est perdu : c’est le dernier festival
       *[other] { $ecus } écus sont perdus : c’est le dernier festival
    }
option-role-comedy = Comédie
option-role-tragedy = Tragédie
option-needle-comedy =
    { $steps ->
        [one] { $steps } case vers la comédie
       *[other] { $steps } cases vers la comédie
    }
option-needle-tragedy =
    { $steps ->
        [one] { $steps } case vers la tragédie
       *[other] { $steps } cases vers la tragédie
    }
forecast = sans rival : { $alone } ; à plusieurs : { $shared }
forecast-guarded = sans rival, car personne d’autre ne peut y aller : { $alone }
forecast-friend = à plusieurs, avec ta compagnie amie : { $shared }
forecast-request = une requête secrète
forecast-ecus =
    { $ecus ->
        [one] { $ecus } écu
       *[other] { $ecus } écus
    }
forecast-cards-back = retour des cartes Voyage
forecast-shared = une requête, aiguille sur { $needle }

## What happened
event-dealt = { $card } arrive à { $city }.
event-tossed = La pièce a parlé : { $genre }.
event-round = Saison { $season }, manche { $round } : { $seat } commence.
event-used = { $seat } joue la carte { $entertainer }.
event-guarded = { $seat } garde { $city }.
event-revealed =
    { $number ->
        [0] { $seat } fait voile vers { $city }.
        [1] { $seat } fait aussi voile vers { $city }.
       *[other] { $seat } fait voile vers { $city }, comme annoncé.
    }
event-friend-drew = { $seat } pioche { $city } pour la compagnie amie.
event-friend-drew-hidden = { $seat } pioche une carte pour la compagnie amie.
event-friend-revealed = La compagnie amie ({ $seat }) fait voile vers { $city }.
event-changed-course = { $seat } renonce à { $from } et fait voile vers { $city }.
event-marked = { $seat } agira en solitaire à { $city }.
event-swapped = { $seat } échange les rangées devant { $from } et { $city }.
event-returned-travel =
    { $number ->
        [one] { $seat } reprend { $number } carte Voyage.
       *[other] { $seat } reprend { $number } cartes Voyage.
    }
event-took-coins =
    { $number ->
        [one] { $seat } prend { $number } écu.
       *[other] { $seat } prend { $number } écus.
    }
event-stole =
    { $number ->
        [one] { $seat } vole { $number } écu à { $victim }.
       *[other] { $seat } vole { $number } écus à { $victim }.
    }
event-placed = { $seat } installe un imprésario sur la scène.
event-stage-paid =
    { $number ->
        [one] La recette rapporte { $number } écu à { $seat }.
       *[other] La recette rapporte { $number } écus à { $seat }.
    }
event-paid-fee =
    { $number ->
        [one] { $seat } paie { $number } écu pour { $card }.
       *[other] { $seat } paie { $number } écus pour { $card }.
    }
event-lost-actor = { $seat } ne peut pas payer { $card }, qui s’en va.
event-arrived =
    { $number ->
        [1] À { $city }, { $seat } a le champ libre.
       *[other] { $cards ->
            [0] Grâce à l’Ours, { $seat } agit en solitaire à { $city }, où il n’y a aucune carte.
           *[other] Grâce à l’Ours, les cartes de { $city } reviennent à { $seat }.
        }
    }
event-gained = { $seat } engage le saltimbanque { $entertainer }.
event-court = { $seat } envoie { $card } à la cour.
event-needle = L’aiguille indique { $genre } { $space }.
event-mood = Le roi veut désormais une { $genre } ; tous les imprésarios rentrent.
event-shared =
    { $number ->
        [0] On se bouscule à { $city }, où il n’y avait aucune carte.
       *[other] On se bouscule à { $city } : les cartes sont perdues.
    }
event-friend-alone =
    { $number ->
        [0] À { $city }, la compagnie amie ({ $seat }) ne trouve aucune carte.
       *[other] À { $city }, la compagnie amie ({ $seat }) a le champ libre : les cartes sont défaussées.
    }
event-drew = { $seat } pioche « { $request } ».
event-drew-hidden = { $seat } pioche une requête secrète.
event-discarded = { $seat } défausse « { $request } ».
event-discarded-hidden = { $seat } défausse une requête secrète.
event-reshuffled = Les requêtes défaussées forment une nouvelle pioche.
event-friend-reshuffled = La compagnie amie ({ $seat }) mélange ses cartes Voyage.
event-festival = Festival de la saison { $season } : le roi veut une { $genre }.
event-role = Le Caméléon ({ $seat }) joue la { $genre }.
event-paid-actors =
    { $number ->
        [one] { $seat } prend { $number } écu pour ses acteurs dans le ton.
       *[other] { $seat } prend { $number } écus pour ses acteurs dans le ton.
    }
event-paid-show =
    { $best ->
        [0] { $number ->
            [one] Le spectacle plaît au roi, qui donne { $number } écu à { $seat }.
           *[other] Le spectacle plaît au roi, qui donne { $number } écus à { $seat }.
        }
       *[other] { $number ->
            [one] { $seat } donne le meilleur spectacle : { $number } écu.
           *[other] { $seat } donne le meilleur spectacle : { $number } écus.
        }
    }
event-showed =
    { $number ->
        [one] { $seat } montre « { $request } » et prend { $number } écu.
       *[other] { $seat } montre « { $request } » et prend { $number } écus.
    }
event-paid-again =
    { $number ->
        [one] « { $request } » rapporte encore { $number } écu à { $seat }.
       *[other] « { $request } » rapporte encore { $number } écus à { $seat }.
    }
event-season = La saison { $season } commence.
event-ended = Le dernier festival est terminé.

## Why not
why-over = La partie est terminée.
why-not-asked = On ne te demande rien pour l’instant ; la table attend quelqu’un d’autre.
why-other-question = Ce n’est pas la question du moment : décide { $question }.
why-no-such-place = Il n’y a rien de tel sur cette table.
why-card-played = Ta carte Voyage { $number } est dans ta pile jouée ; elle reviendra avec toutes les autres.
why-card-shown = Ta carte Voyage { $number } n’est pas dans ta main.
why-card-picked = Ta carte Voyage { $number } est déjà choisie comme première ville.
why-guarded = { $seat } garde cette ville avec le Bœuf pendant cette manche.
why-not-shared = Tu ne partages cette ville avec aucune autre compagnie.
why-empty-row = Il n’y a aucune carte devant cette ville.
why-not-there = Ta caravelle n’attend pas ici, ou ton Ours t’y retient.
why-no-swap = Cette rangée ne peut pas être échangée : il faut deux villes voisines, pas gardées par un autre joueur, et pas vides toutes les deux.
why-yourself = Tu ne peux pas te voler toi-même.
why-nothing-to-steal = Il n’y a rien à voler ici.
why-not-yours = Cela appartient à quelqu’un d’autre.
why-used = Déjà utilisé cette saison ; de nouveau disponible à la prochaine.
why-used-last = Déjà utilisé, et c’est la dernière saison.
why-not-its-moment = Pas maintenant. Son moment est le suivant. { $window }
why-choose_travel = Choisis d’abord ta première ville ; la seconde t’est demandée ensuite.
why-choose_second_city = C’est la question du moment : choisis une seconde ville, ou aucune.
why-chameleon_role = C’est la question du moment : dis quel genre il joue.
why-few-cards =
    { $number ->
        [one] Il te faut { $number } carte Voyage en main.
       *[other] Il te faut { $number } cartes Voyage en main.
    }
why-no-use = Il n’aurait aucun effet maintenant.
why-not-met = Condition non remplie. { $condition }

## Score sheet
score-heading = Le rideau tombe
score-part-road = En chemin
score-part-festivals = Aux festivals
score-unit = écus
score-start = Départ
score-alms = Aumônes
score-stage = Recettes
score-thefts = Vols
score-fees = Cachets
score-entertainers = Saltimbanques
score-actors = Acteurs dans le ton
score-shows = Spectacles
score-requests = Requêtes secrètes
points-amount =
    { $points ->
        [one] { $points } écu
       *[other] { $points } écus
    }
shell-points-over-time = Écus au fil du temps
title-name = Histrio

## On the shelf
title-motto = Devine où vont les autres. Fais pleurer le roi.
title-minutes = 40 min

## Scenes
scene-festival = Le festival de la saison { $n }
scene-festival-last = Le dernier festival
scene-festival-wants = Le roi veut une { $genre }
scene-troupe = Compagnie
scene-ecus = Écus
scene-ensemble = Troupe
scene-chameleon-note = pour un genre
scene-chameleon-role = { $genre } +{ $n }
scene-actors = Acteurs
scene-actors-note = { $n } chacun
scene-show = Spectacle
scene-show-note = aimé { $liked }, meilleur { $best }
scene-show-best = meilleur spectacle
scene-show-liked = plaît au roi
scene-show-disliked = ne plaît pas
scene-requests = Requête
scene-requests-note = choisie en secret
scene-requests-coming = Chacun en choisit une en secret, ou aucune, puis on les révèle.
scene-request-none = aucune
scene-again = Encore
scene-again-note = montrée en saison 1
scene-again-none = aucune montrée
scene-round = Saison { $season }, manche { $n }

# What a position is worth, part by part.
term-ecus = écus en main
term-festival = espoirs pour le festival
term-requests = requêtes secrètes
term-entertainers = saltimbanques à utiliser
term-impresarios = imprésarios sur la scène
term-journeys = les voyages à venir

## What a thing is, and what it is worth now
kind-city = Ville, { $n ->
        [0] aucune carte devant
        [one] { $n } carte devant
       *[other] { $n } cartes devant
    }
kind-row-actor = Acteur à { $city }
kind-row-entertainer = Saltimbanque à { $city }
kind-row-alms = Aumône à { $city }
kind-ensemble = Acteur de la troupe : { $seat }
kind-company = Nouveau dans la compagnie : { $seat }
kind-entertainer-ready = Saltimbanque disponible : { $seat }
kind-entertainer-used = Saltimbanque utilisé : { $seat }
kind-request-own = Requête secrète, toi seul la vois
kind-request-shown = Requête montrée : { $seat }
kind-request-box = Requête secrète, une des { $n }
label-alone = Sans rival
label-shared = Partagée
label-festival = Festival
label-court = À la cour
label-keep = Gardé
label-comes = Peut venir
label-waits = En attente
label-anchored = À l’ancre
label-free = Libres
label-pays = Rapporte
label-where = Où
label-now = À présent
label-turns = Bascule après
label-actors = Acteurs
label-show = Spectacle
label-kept = Requêtes montrées
worth-now = tout de suite
worth-alone = tout de suite, sans rival ici
worth-fee = le cachet, sans rival ici
worth-unpaid = sans rival ici, tu ne pourrais pas payer : l’acteur serait perdu
worth-back =
    { $n ->
        [0] sans rival ici, la carte de ce voyage revient aussitôt
        [one] sans rival ici, ta carte Voyage jouée revient, avec celle de ce voyage
       *[other] sans rival ici, tes { $n } cartes Voyage jouées reviennent, avec celle de ce voyage
    }
worth-nothing-now = rien tout de suite
worth-festival-now = si la saison finissait maintenant : { $sums }
worth-sum = { $genre } { $before } → { $after }
worth-festival =
    { $n ->
        [0] rien si la saison finissait maintenant
       *[other] pour les acteurs et le spectacle, si la saison finissait maintenant
    }
worth-needle = l’aiguille va sur { $needle }
worth-turns = l’aiguille va sur { $needle } : l’humeur bascule, tous les imprésarios rentrent
worth-share = sur la paie, si la saison finissait maintenant
worth-share-none = rien, si la saison finissait maintenant
worth-share-against = le roi paierait plus sans cet acteur : il veut l’autre genre
worth-use = en l’utilisant
worth-returns =
    { $n ->
        [0] aucune carte Voyage n’est jouée, donc aucune ne revient
        [one] { $n } carte Voyage revient
       *[other] { $n } cartes Voyage reviennent
    }
worth-guard_destination =
    { $n ->
        [0] aucune ville en main à garder
        [one] la seule ville en main peut être gardée
       *[other] une des { $n } villes en main peut être gardée
    }
worth-replace_destination =
    { $n ->
        [one] { $n } ville en main pour changer de cap
       *[other] { $n } villes en main pour changer de cap
    }
worth-second_destination =
    { $n ->
        [one] { $n } carte Voyage en main ; il en faut { $needed }
       *[other] { $n } cartes Voyage en main ; il en faut { $needed }
    }
worth-shared = partagée en ce moment : { $cities }
worth-not-shared = aucune ville partagée en ce moment
worth-swap_rows = deux voisines au choix, même là où tu n’es pas
worth-count_as_level = si la saison finissait maintenant, dans le genre que veut le roi
worth-draw = { $held } sur { $limit } en main : tout ce qui est pioché ({ $n }) peut rester
worth-draw-over = { $held } sur { $limit } en main : tout ce qui est pioché ({ $n }) ne peut pas rester
worth-mood =
    { $n ->
        [one] { $n } case jusqu’à l’autre côté : trop loin
       *[other] { $n } cases jusqu’à l’autre côté : trop loin
    }
worth-mood-turns =
    { $n ->
        [one] { $n } case jusqu’à l’autre côté : l’humeur peut basculer
       *[other] { $n } cases jusqu’à l’autre côté : l’humeur peut basculer
    }
price-entertainer = rien ; la carte reste ensuite couchée jusqu’à la fin de la saison
left-ready = une fois cette saison, une fois la prochaine
left-ready-last = une fois, c’est la dernière saison
left-used = de nouveau disponible la saison prochaine
left-used-last = rien, c’est la dernière saison
worth-met = remplie en ce moment
worth-unmet = pas remplie en ce moment
worth-short = { $now } sur { $least }, pas encore remplie
worth-over = { $now } en ce moment, { $most } au plus
worth-would = tu la remplirais à { $cities }
worth-chameleon =
    { $n ->
        [one] son { $n } niveau compte ici, dans le genre de ton choix
       *[other] ses { $n } niveaux comptent ici, dans le genre de ton choix
    }
pays-hand =
    { $pay ->
        [one] { $pay } écu si tu la montres à un festival, une seule par saison
       *[other] { $pay } écus si tu la montres à un festival, une seule par saison
    }
pays-again =
    { $pay ->
        [one] encore { $pay } écu au festival de la saison 2, si elle est alors remplie
       *[other] encore { $pay } écus au festival de la saison 2, si elle est alors remplie
    }
pays-last =
    { $pay ->
        [one] { $pay } écu chaque fois qu’elle a été remplie
       *[other] { $pay } écus chaque fois qu’elle a été remplie
    }
where-shown = montrée : { $seat }
where-hand = dans ta main
where-discarded = défaussée par toi
where-unknown = dans la pioche, la défausse ou une autre main
king-wants = { $genre }, case { $space }
king-turns =
    { $n ->
        [one] { $n } case dans l’autre sens
       *[other] { $n } cases dans l’autre sens
    }
left-deck = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $rounds ->
        [0] c’est la dernière manche
        [one] de quoi faire encore { $rounds } manche
       *[other] de quoi faire encore { $rounds } manches
    }
left-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
stage-of = { $seat } : { $n }
stage-empty = personne
worth-stage = à la prochaine recette
worth-actors = { $n } par acteur du genre voulu
worth-kept =
    { $n ->
        [one] { $n } sur la table, si elle est de nouveau remplie
       *[other] { $n } sur la table, pour autant qu’elles soient de nouveau remplies
    }
show-best = le meilleur : le genre voulu mène de { $lead }
show-liked = plaît : le genre voulu mène de { $lead }
show-none = ne plaît pas : le genre voulu ne mène pas
shared-turns = une requête, aiguille sur { $needle } : l’humeur bascule
friend-of = compagnie amie ({ $seat })

## Signs
signs-king = Le roi
signs-piles = Les piles
signs-actors = Acteurs : l’effet du niveau
signs-when = Saltimbanques : quand
signs-journey = Le voyage
signs-purse = Écus et requêtes
signs-seats = Compagnies
sign-comedy = Comédie
sign-comedy-says = Rit, en jaune. La moitié droite de l’arc.
sign-tragedy = Tragédie
sign-tragedy-says = Pleure, en rouge. La moitié gauche de l’arc.
sign-needle = Aiguille
sign-needle-says = Le côté où elle se tient est le genre que veut le roi. Chaque côté a { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
sign-ghost = Aperçu
sign-ghost-says = L’aiguille finirait ici si tu faisais cela.
sign-impresario = Imprésario
sign-impresario-says = Chacun sur la scène grossit la prochaine recette. Quand l’humeur bascule, tous rentrent.
sign-first = Première
sign-first-says = La carte la plus récente d’une rangée. Elle est traitée d’abord.
sign-deck = Cartes restantes
sign-deck-says = Chaque manche en pose une devant chaque ville. Quand il n’y en a plus, c’est le festival.
sign-discard = Défausse
sign-discard-says = Perdues dans une ville partagée, épuisées ou parties à la cour.
sign-pile = Requêtes
sign-pile-says = À piocher, face cachée.
sign-request-discards-says = Défaussées face cachée. On les mélange quand la pioche est vide.
sign-level = { $n }, { $name }
sign-effect-travel_return = retour au port
sign-effect-steal = doigts agiles
sign-effect-impresario = recette
sign-effect-pay_or_lose = cachet de vedette
sign-effect-coins = bourse pleine
sign-effect-none = fierté discrète
sign-used = Utilisé
sign-used-says = La carte est couchée. De nouveau disponible la saison prochaine.
sign-caravel = Caravelle
sign-caravel-says = Quelqu’un attend devant cette ville.
sign-anchor = À l’ancre
sign-anchor-says = Cette carte Voyage est jouée. Elle reviendra avec toutes les autres.
sign-guard = Gardée
sign-guard-says = Personne d’autre ne peut y venir pendant cette manche.
sign-paw = Marque de l’Ours
sign-paw-says = Cette compagnie traite la ville partagée comme si elle y était seule.
sign-shows = Montrée
sign-shows-says = Cette carte Voyage est déjà visible.
sign-free = Ville libre
sign-free-says = Cette compagnie peut encore y aller. Barrée : elle ne peut plus.
sign-lead = Premier
sign-lead-says = D’abord lui quand l’ordre compte. Passe au suivant après chaque manche.
sign-seat-says = Marque les navires, les imprésarios et le plateau de cette compagnie.
sign-ecu = Écu
sign-ecu-says = L’argent, et le seul score.
sign-alms = Aumône
sign-alms-says = Des écus pour qui vient sans rival.
sign-request = Requête secrète
sign-request-says = Rapporte au festival si sa condition est remplie. { $limit } au plus en main.
sign-met = Remplie
sign-met-says = Si la saison finissait maintenant, tu pourrais la montrer.
sign-progress = En chemin
sign-progress-says = Ce que tu as, sur ce qu’elle demande.
sign-now = Si ça finissait
sign-now-says = La paie du roi en ce moment : { $actor } par acteur du genre qu’il veut, { $show } pour un spectacle qui lui plaît, plus pour le meilleur.
sign-difference = Écart
sign-difference-says = Le genre voulu moins l’autre. Au-dessus de 0 il plaît, le plus grand est le meilleur.
sign-theatre-says = La maison du roi : aiguille, scène et piles.
sign-city-says = Sans rival ici, tu prends toutes les cartes, la plus récente d’abord. À plusieurs, elles sont perdues, l’aiguille bouge, et chaque joueur pioche une requête.
sign-friend-says = Voyage au hasard, une carte par manche. Elle ne prend rien, mais une ville où elle te croise est partagée.
sign-troupe-says = Une compagnie avec sa bourse, ses cartes Voyage, ses acteurs, ses saltimbanques et ses requêtes. Pointe chacun pour en savoir plus.
sign-travel-says = Une par ville. Les cartes jouées reviennent toutes ensemble : par un retour au port, ou quand il n’en reste qu’une en main.
sign-company-says = Un des nouveaux acteurs peut aller à la cour, les autres rejoignent la troupe.
sign-ensemble-says = Au festival, chaque acteur du genre voulu rapporte, et tous les niveaux comptent pour le spectacle.
sign-entertainer-says = Une fois par saison, à son moment. Il reste jusqu’à la fin de la partie ; personne ne peut le prendre.
