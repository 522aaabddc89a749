# The platform's own words in French.
seat-name = Place { $number }
nothing = rien
number = { $number }
points-amount =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-total = Total
score-rank = Rang
score-heading = La partie est terminée
score-unit = points
score-rounds = manche
may-be-chosen = Ce choix est possible maintenant.

## The shell: shelf, making a table, table page, score, replay
shell-motto = la table des habitués
shell-shelf = Étagère
shell-games = Jeux
shell-lay = Dresser la table
shell-lay-hint = Une boîte, des places, et c’est parti.
shell-learn = Apprendre à jouer
shell-learn-again = Apprendre encore
shell-learn-hint = Première soirée, environ { $minutes } min. La table explique au fur et à mesure.
shell-learn-done = Tu as joué une première soirée.
shell-learn-about = Ta première soirée, environ { $minutes } min : toi et { $others ->
        [one] { $others } apprenti
       *[other] { $others } apprentis
    }.
shell-learn-then = Puis on joue. La table explique chaque chose au moment où elle compte.
shell-learn-skip = Passer
shell-learn-begin = Commencer
shell-learn-next = Suite
shell-learn-panel = Image { $number } sur 3
shell-learn-newcomer = Novice
shell-learn-who = Qui nous sommes
shell-learn-wins = Ce qui gagne
shell-learn-turn = Ce qu’est un tour
shell-box-lay-hint = Choisir places, robots et variantes.
shell-box-open = { $title } : que veux-tu faire ?
shell-coach = L’hôte explique
shell-coach-lesson = Leçon { $number } sur { $all }
shell-coach-known = Compris
shell-coach-show = Montre-moi
shell-coach-goal = Ton but maintenant
shell-coach-off = Arrêter les leçons
shell-coach-caution = L’hôte te prévient
shell-coach-back = Réfléchir encore
shell-coach-anyway = Le faire quand même
shell-coach-mute = Ne plus me prévenir de cela
shell-coach-list = Leçons
shell-coach-list-hint = Tout ce que l’hôte dit des questions de ce jeu. Ce que tu as déjà entendu est coché.
shell-coach-again = Tout raconter encore une fois
shell-your-tables = Tes tables
shell-no-tables = Pas encore de table. Prends une boîte sur l’étagère.
shell-your-turn = À toi de jouer
shell-open = Ouvrir
shell-running = Les autres réfléchissent
shell-waits-for-you = La table t’attend
shell-finished = Terminée
shell-finished-rank =
    { $number ->
        [1] Terminée, tu finis 1er
       *[other] Terminée, tu finis { $number }e
    }
shell-join = Rejoindre une table
shell-join-hint = On t’a envoyé un lien ou un code ?
shell-link-or-code = Lien ou code
shell-sit-down = S’asseoir
shell-slate = Sur l’ardoise
shell-read-rules = Lire les règles
shell-bots = Que valent les robots ?
shell-open-record = Ouvrir une partie enregistrée
shell-settings = Réglages
shell-language = Langue
shell-name = Ton nom
shell-name-ask = Comment t’appelles-tu ?
shell-pace = Vitesse sur le plateau
shell-pace-calm = Calme
shell-pace-brisk = Vif
shell-pace-instant = Immédiat
shell-look = Affichage et alertes
shell-night = Nuit
shell-notices = Me prévenir quand c’est à moi
shell-way-back = Ton chemin du retour
shell-way-back-hint = Tes places appartiennent à ce navigateur. Garde ce lien en lieu sûr : il t’y ramène depuis n’importe quel autre. Qui l’a joue à ta place.
shell-way-back-show = Montrer mon lien
shell-come-back = Revenir
shell-come-back-hint = Désormais, ce navigateur s’assoit aux tables de qui a gardé ce lien. Il perd ses places actuelles, sauf si tu as gardé ton propre lien.
shell-done = Terminé
shell-seats = Places
shell-variants = Variantes
shell-presets = Réglages tout prêts
shell-own-components = Jouer avec les valeurs de ta propre boîte
shell-own-box = Valeurs de ta propre boîte
shell-choose-file = Choisir un fichier
shell-who = Qui s’assoit où
shell-who-hint = sens horaire
shell-sitter-me = Moi
shell-sitter-screen = Cet écran
shell-sitter-link = Par lien
shell-sitter-open = Par code
shell-sitter-bot = Robot
shell-level = Niveau
shell-turn-seats = Décaler les places
shell-round-table =
    { $number ->
        [one] La table vue d’en haut, à { $number } place
       *[other] La table vue d’en haut, à { $number } places
    }
shell-begin = Commencer
shell-begin-with =
    { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
shell-begin-hint = Ceux qui viennent par lien ou par code pourront s’asseoir plus tard.
shell-begin-ready = Tout le monde est là : la partie commence aussitôt.
shell-ladder-hint = chaque étape comprend les précédentes
shell-get-components = Enregistrer les valeurs de la boîte comme modèle
shell-looking-at-file = Lecture du fichier…
shell-values-differ =
    { $number ->
        [1] { $number } valeur diffère de la boîte
       *[other] { $number } valeurs diffèrent de la boîte
    }
shell-file-bad = On ne peut pas jouer avec { $file } :
shell-and-more =
    { $number ->
        [1] et { $number } autre remarque
       *[other] et { $number } autres remarques
    }
shell-remove-file = Retirer
shell-steps =
    { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }
shell-name-of-seat = Nom à cette place
shell-add-seat = Ajouter une place
shell-clock = Horloge
shell-clock-off = Sans
shell-late = Quand le temps est écoulé
shell-late-once = Une réponse
shell-late-once-hint = une fois écoulé, un robot répond cette fois
shell-late-stay = Robot continue
shell-late-stay-hint = une fois écoulé, un robot joue jusqu’à ce que tu reprennes ta place
shell-late-nothing = Rien
shell-late-nothing-hint = une fois écoulé, l’hôte décide
shell-clock-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
shell-react = Temps pour réagir
shell-seconds = { $number } s
shell-beginner = Qui commence
shell-beginner-drawn = Au sort
shell-watchers = Spectateurs
shell-watchers-nobody = Personne
shell-watchers-link = Qui a le lien
shell-question = La question
shell-how = Ce qui brille agit : un clic.
shell-how-tap = Ce qui brille agit : touche-le.
shell-glow = Choisis ce qui brille
shell-list = Options
shell-more =
    { $number ->
        [one] { $number } autre
       *[other] { $number } autres
    }
shell-close = Fermer
shell-sure = { $choice } ?
shell-sure-lose = c’est perdu
shell-go-on = Continuer
shell-go-on-hint = rien ne se passe
shell-chosen = Choisi : { $choice }
shell-in-secret = En secret, tous à la fois. Modifiable jusqu’à ce que tous aient choisi.
shell-sealed = Toi seul le vois. Un autre lieu qui brille le change.
shell-grace = Définitif dans un instant. Un autre clic le change.
shell-take-back = Reprendre
shell-take-back-hint = choisir à nouveau
shell-put-back = Reposer
shell-lifted = Là où la pièce peut aller, le lieu brille : clique dessus ou lâche-la au-dessus.
shell-since = depuis { $time }
shell-round-pass = Pas cette manche
shell-round-pass-note = plus de questions
shell-match-pass = Pas dans cette partie
shell-match-pass-hint = On ne te demande plus de réactions. La barre permet d’y revenir.
shell-undo-takes = { shell-undo } : { $what }
shell-undo-none = rien encore
shell-undo-stays = c’est joué
shell-confirm = Redemander
shell-confirm-always = Toujours
shell-confirm-final = Si quelque chose se perd
shell-confirm-never = Jamais
shell-keys = Les touches à la table
shell-keys-answer = Répondre
shell-keys-board = Parcourir le plateau
shell-keys-digit = la réponse qui porte ce chiffre
shell-keys-enter = faire ce qui est entouré
shell-keys-esc = reposer, fermer, dire non
shell-keys-u = annuler ; le bouton dit quoi
shell-keys-e = finir le tour, terminé, passer
shell-keys-c = exécuter : tout le plan, ou ce qui est demandé encore une fois
shell-keys-n = pas cette manche ; me redemander
shell-keys-across = le prochain lieu qui brille, dans l’ordre de lecture
shell-keys-down = la rangée du dessus ou du dessous
shell-keys-ends = le premier ou le dernier lieu qui brille
shell-keys-tab = barre, plateau, ta fiche, les autres, journal
shell-keys-o = toutes les options en liste
shell-keys-l = le journal, en grand
shell-keys-skip = passer ce qui bouge ; deux fois : tout
shell-keys-again = revoir ce qui s’est passé depuis ton dernier tour
shell-keys-h = conseil : ce que ferait le Maître
shell-keys-slash = au champ où l’on écrit, quand la table est en mots
shell-keys-sheet = cette page
shell-keys-scenes = Scènes
shell-keys-scene-on = l’étape suivante
shell-keys-scene-end = droit aux totaux
shell-keys-scene-back = l’étape d’avant
shell-keys-replay = Revoir la partie
shell-keys-play = lecture, pause
shell-keys-event = un événement
shell-keys-whole = le début ou la fin
shell-keys-dice = Où les lieux portent des numéros, comme les dés et les villes, un chiffre désigne ce numéro. Une pièce soulevée attend le numéro de son lieu.
shell-keys-through = parcourir
shell-keys-do = le fait
shell-keys-close = ferme
shell-keys-finger = Avec le doigt
shell-finger-tap = Toucher
shell-finger-tap-does = ce qui brille agit
shell-finger-drag = Glisser
shell-finger-drag-does = un dé ou une carte vers un lieu qui brille
shell-finger-press = Toucher le sombre
shell-finger-press-does = il dit pourquoi non
shell-finger-list = Options
shell-finger-list-does = tout ce que tu peux faire, en liste
shell-hint = Conseil
shell-hint-heading = Que ferait le Maître ?
shell-hint-thinks = Le Maître réfléchit …
shell-hint-fair = Calculé avec ce que tu peux voir, jamais avec ce qui est caché.
shell-hint-mine = Je décide
shell-hint-do = Faire cela
shell-hint-off = On joue sans conseils à cette table.
shell-hint-why = Un conseil répond à une question : rien ne t’est demandé pour l’instant.
shell-hints = Conseils
shell-hints-yes = Permis
shell-hints-no = Aucun
shell-not-now = Pas maintenant
shell-finger-hint = Conseil
shell-finger-hint-does = ce que ferait le Maître
shell-options =
    { $number ->
        [one] { $number } option
       *[other] { $number } options
    }
shell-waiting = On attend { $names }
shell-on-its-way = Ta réponse est en route
shell-in-a-moment = C’est de nouveau à toi dans un instant
shell-window = Réaction possible
shell-nothing-to-decide = Rien à décider ici
shell-pass-on = Passer l’écran
shell-round-pass-hint = On ne te demande plus de réaction jusqu’à la prochaine manche.
shell-round-ask = Me redemander
shell-window-left = Temps pour réagir : { $time }. Tout le monde a le même, avec ou sans carte ; qui n’a pas répondu d’ici là passe.
shell-never-ask = Ne jamais me demander de réaction
shell-never-ask-hint = On ne te demande aucune réaction dans cette partie. Personne d’autre ne le voit.
shell-thinking = réfléchit
shell-lost = Connexion perdue. Nouvel essai…
shell-connecting = On s’installe…
shell-gone = Cette table n’est pas ici, ou pas pour toi.
shell-no-page = Cette page n’a pas pu être chargée.
shell-try-again = Réessayer
shell-needs-release = Cette partie demande la version { $release }
shell-needs-build = Cette partie a commencé avec un état antérieur de la version { $release }
shell-needs-other = Demande une autre version
shell-needs-release-hint = Elle est conservée. Qui gère le serveur peut la finir avec cette version, sur une copie du dossier de données d’avant la mise à jour.
shell-over = La partie est terminée
shell-closed = Cette table est fermée
shell-until = jusqu’à { $time }
shell-time-left = Temps restant : { $time }
shell-undo = Annuler
shell-undo-why = Rien à annuler encore : tu n’as pas encore répondu.
shell-undo-why-stays = Ton dernier geste reste acquis : depuis, une carte a été révélée, le hasard a parlé ou quelqu’un d’autre a joué.
shell-rules = Règles
shell-contents = Sommaire
shell-table = Table
shell-log = Journal
shell-log-dealt = Mis en place : { $number }
shell-log-more = { $number } de plus
shell-log-round = Manche { $number }
shell-log-before = Avant la première manche
shell-log-newest = Dernières lignes
shell-skip = Passer
shell-news = Depuis ton dernier tour
shell-news-again = Revoir
shell-news-last = depuis ton dernier tour
shell-news-brief = Depuis :
shell-news-you = Pour toi
shell-news-more = En savoir plus sur { $name }
shell-chat = Discussion
shell-say = Dire quelque chose
shell-send = Envoyer
shell-tab-board = Plateau
shell-tab-me = Moi
shell-tab-others = Autres
shell-tab-log = Journal
shell-tab-choice = il y a un choix ici
shell-answer-on = Réponds dans l’onglet { $tab }
shell-pass-to = À { $name } de jouer
shell-pass-round = L’écran passe à { $name }
shell-pass-hint = Passe l’écran. Rien ne s’affiche avant ton accord.
shell-pass-show = C’est moi, montre ma main
shell-here = à table
shell-away = ailleurs
shell-seat-back = Reprendre ta place
shell-bot-plays = un robot joue pour toi
shell-free = libre
shell-to-bot = Laisser jouer un robot
shell-take-seat = Jouer moi-même
shell-devices =
    { $number ->
        [one] { $number } appareil voit cette main
       *[other] { $number } appareils voient cette main
    }
shell-add-device = Ajouter un appareil
shell-add-device-hint = Crée un lien par lequel un appareil de plus voit cette main. Il sert une fois, et toute la table en est informée.
shell-notes = Allées et venues
shell-note-sat =
    { $times ->
        [1] Quelqu’un s’est assis à une place ({ $name }).
       *[other] Quelqu’un s’est assis { $times } fois à une place ({ $name }).
    }
shell-note-device =
    { $times ->
        [one] { $times } appareil de plus a pu voir une main ({ $name }).
       *[other] { $times } appareils de plus ont pu voir une main ({ $name }).
    }
shell-note-host =
    { $times ->
        [1] L’hôte a repris une place ({ $name }) et a pu voir la main.
       *[other] L’hôte a repris { $times } fois une place ({ $name }) et a pu voir la main.
    }
shell-note-handed =
    { $times ->
        [1] L’hôte a confié une place ({ $name }) à quelqu’un d’autre.
       *[other] L’hôte a confié { $times } fois une place ({ $name }) à quelqu’un d’autre.
    }
shell-note-house =
    { $times ->
        [1] La personne qui gère le serveur a créé un nouveau lien pour une place ({ $name }).
       *[other] La personne qui gère le serveur a créé { $times } fois un nouveau lien pour une place ({ $name }).
    }
shell-note-left =
    { $times ->
        [1] Quelqu’un a quitté une place ({ $name }).
       *[other] Quelqu’un a quitté { $times } fois une place ({ $name }).
    }
shell-note-bot =
    { $times ->
        [1] Un robot a joué pour { $name }.
       *[other] Un robot a joué { $times } fois pour { $name }.
    }
shell-note-back =
    { $times ->
        [1] { $name } a repris sa place.
       *[other] { $name } a repris sa place { $times } fois.
    }
shell-new-link = Nouveau lien
shell-new-link-sure = { $name } reçoit un nouveau lien. La personne assise là perd sa place, et l’ancien lien n’est plus valable.
shell-copied = Copié.
shell-selected = Le lien est sélectionné : copie-le d’ici.
shell-code = Code pour les places libres : { $code }
shell-plain-board = Plateau simple
shell-drawn-board = Plateau dessiné
shell-export = Enregistrer la partie
shell-close-table = Fermer la table
shell-close-sure = Fermer la table pour tout le monde ? Plus personne ne pourra répondre.
shell-delete-table = Supprimer la table
shell-delete-sure = Supprimer la table pour toujours ? Il n’en restera rien, pas même de quoi la revoir.
shell-keep = Non, laisser ainsi
shell-victory = { $names } l’emporte avec { $amount }
shell-shared-victory = { $names } se partagent la victoire avec { $amount }
shell-replay = Revoir
shell-again = Rejouer
shell-rules-search = Chercher dans les règles
shell-rules-none = Ces mots ne sont nulle part dans les règles.
shell-rules-page = Une page
shell-rules-whole = Tous les chapitres
shell-rules-print = Imprimer
shell-rules-here = Tu es ici
shell-review = Retour sur la partie
shell-review-heading = Retour sur la partie
shell-review-thinks = Le Maître parcourt ta partie …
shell-review-fair = Jugé d’après ce que tu pouvais savoir alors, non d’après la suite.
shell-review-score = Score
shell-chance = Chances de gagner
shell-chance-is = { $name } : { $chance }
shell-chance-round = Manche { $number }
shell-dearest = Tes décisions les plus chères
shell-dearest-number = Décision { $number }
shell-dearest-chosen = Choisi
shell-dearest-better = Mieux
shell-dearest-cost = a coûté environ { $amount }
shell-dearest-chance = { $chance } au lieu de { $instead }
shell-dearest-show = Montre-moi
shell-dearest-none = Aucune décision ne t’a coûté quoi que ce soit que le Maître remarquerait. Bien joué.
shell-puzzle = Énigme
shell-puzzle-day = Énigme du jour
shell-puzzle-number = Numéro { $number } sur { $count }, manche { $round }
shell-puzzle-ask = Quelle réponse est la meilleure ?
shell-puzzle-hint = Une réponse mène nettement, et un coup d’œil rapide ne la voit pas.
shell-puzzle-answer = Celle-ci
shell-puzzle-pick = Choisis d’abord une réponse.
shell-puzzle-right = Résolu. C’est la meilleure réponse.
shell-puzzle-wrong = Pas la meilleure. Mieux valait :
shell-puzzle-quick = ce que prendrait un coup d’œil rapide
shell-puzzle-other = Une autre
shell-puzzle-week = Tes sept derniers jours
shell-puzzle-solved = { $day } : résolue
shell-puzzle-missed = { $day } : manquée
shell-puzzle-open = { $day } : pas tentée
shell-puzzle-judge = Jugé deux fois par la recherche du Maître, d’après ce que cette place peut voir.
shell-points-over-time = Points au fil du temps
shell-plot-hint = touche un point pour revoir ce moment
shell-viewpoint = Point de vue
shell-viewpoint-all = tout le monde
shell-viewpoint-hands = Toutes les mains
shell-follow-along = Suivre qui joue
shell-step = Événement { $number } sur { $all }
shell-first = Au début
shell-back = Une étape en arrière
shell-forward = Une étape en avant
shell-last = À la fin
shell-no-replay = Il n’y a rien à revoir ici.
shell-links-hint = Un lien est une clé : qui l’ouvre en premier prend la place. Donne à chacun le sien.
shell-invite = Inviter à la table
shell-links-work = Ces liens marchent
shell-reach-here = seulement ici
shell-reach-home = à la maison
shell-reach-everywhere = partout
shell-reach-home-hint = Tous ceux de ton réseau peuvent les ouvrir.
shell-reach-everywhere-hint = Qui en a un peut l’ouvrir, où qu’il soit.
shell-only-here = Seul cet ordinateur peut ouvrir ces liens
shell-only-here-hint = La maison n’écoute que cet ordinateur. Un lien envoyé maintenant ne mène nulle part. Lance-la ainsi, tes tables restent en place :
shell-open-at-home = Des amis dans la même maison
shell-open-far = Des amis au loin
shell-copy = Copier
shell-share-link = Partager
shell-for = Pour { $name }
shell-qr-for = Code pour un appareil photo : { $name }
shell-qr-large = Agrandir le code
shell-qr-small = Réduire le code
shell-qr-hint = Vise-le avec un téléphone, ou envoie le lien :
shell-no-qr = Pas encore de code
shell-no-qr-hint = Un téléphone ne pourrait pas l’ouvrir.
shell-new-link-dies = Nouveau lien, l’ancien ne vaut plus
shell-pick-link = Personne ne manque. Crée un lien pour regarder, ou cède une place dans le menu de la table.
shell-seat-number = place { $number }
shell-you-here = toi, sur cet écran
shell-not-here-yet = pas encore là
shell-watchers-see = voient la table, jamais une carte cachée
shell-may-watch = D’autres peuvent regarder
shell-let-watch = Laisser d’autres regarder
shell-place-free = Une place est libre
shell-look-on = Regarder
shell-place-free-hint = On t’a invité. Rien n’est joué avant que tu t’assoies.
shell-invites-you = { $name } t’invite à
shell-invited = Tu es invité à
shell-host = hôte
shell-usual-rules = La mise en place habituelle
shell-no-clock = Sans pendule
shell-no-clock-hint = jouez ce soir ou toute la semaine, la table attend
shell-ago-minutes = { $number } min
shell-ago-hours = { $number } h
shell-ago-days =
    { $number ->
        [1] { $number } jour
       *[other] { $number } jours
    }
shell-clock-hours =
    { $number ->
        [1] { $number } heure
       *[other] { $number } heures
    }
shell-clock-days =
    { $number ->
        [1] { $number } jour
       *[other] { $number } jours
    }
shell-you-are-watching = Tu regardes la partie
shell-watch-now =
    { $number ->
        [0] Personne ne regarde
        [1] { $number } regarde
       *[other] { $number } regardent
    }
shell-and-others =
    { $number ->
        [1] et { $number } autre
       *[other] et { $number } autres
    }
shell-clock-of = { $span } par réponse
shell-with-hints = Les conseils sont permis
shell-without-hints = Sans conseils
shell-own-values = Valeurs maison
shell-own-values-hint = certaines cartes diffèrent de la boîte
shell-standard-box = La boîte d’origine
shell-who-are-you = Qui es-tu ?
shell-face = Ton visage
shell-face-hint = gardé pour la prochaine fois
shell-face-number = Visage { $number }
shell-colour = Ta couleur
shell-colour-hint = la forme va avec
shell-colour-0 = bleu
shell-colour-1 = vert
shell-colour-2 = violet
shell-colour-3 = orange
shell-colour-4 = gris
shell-colour-taken = { $colour } : prise par { $name }
shell-seen-so = ainsi te voient les autres
shell-your-place = ta place
shell-there-already = Tu es déjà de cette table.
shell-link-is-key = Ce lien est ta clé pour la place. Il vaut pour un appareil ; à table, on peut en ajouter.
shell-sit-here = M’asseoir ici
shell-sit-here-as = M’asseoir ici : { $name }
shell-only-watch = Seulement regarder
shell-line-lost = ligne perdue
shell-bot-stands-in = Robot de relève, { $level }
shell-bot-for-me = Laisser un robot jouer pour toi ?
shell-bot-for-me-hint = Il joue jusqu’à ce que tu reprennes ta place, d’un clic.
shell-bot-for-them = Laisser un robot jouer pour { $name } ?
shell-bot-for-free = Laisser un robot jouer { $name } ?
shell-bot-why = Maintenant : { $how }. { $name } le saura aussitôt, la table le lira dans le journal, et un clic rend la place, à tout moment.
shell-wait-for = Attendre { $name }
shell-let-it-play = Laisser jouer
shell-bot-plays-for-you = Un robot joue pour toi
shell-bot-since = { $level }, depuis { $from }.
shell-bot-since-by = { $level }, depuis { $from }. { $name } l’a demandé.
shell-the-host = L’hôte
shell-copy-link = Copier le lien
shell-to-table = À table
shell-bots-intro = Un robot ne voit que ce que sa place lui permet de voir.
level-apprentice = Apprenti
level-apprentice-hint = Connaît les règles et la valeur des choses, mais se trompe souvent dans ses estimations. Idéal pour une première soirée.
level-regular = Habitué
level-regular-hint = Prend ce qui semble le meilleur sur le moment, et se trompe rarement.
level-innkeeper = Aubergiste
level-innkeeper-hint = Prévoit tout son tour avant le premier geste et devine ce que les autres feront au même moment.
level-master = Maître
level-master-hint = Joue de nombreuses soirées dans sa tête avant chaque réponse. Prend un instant, deux secondes au plus.
bot-random = Hasard
bot-random-text = Répond au hasard. Un étalon, et une façon de voir passer toutes les règles.
bot-greedy = Habitué
bot-greedy-text = Examine chaque option et prend la plus prometteuse.
bot-planner = Planificateur
bot-planner-text = Prévoit tout son tour avant la première réponse.
hint-best = Le mieux : { $choice }
hint-close = Presque aussi bien : { $choice }
hint-alike = Aussi bien que les autres : { $choice }
hint-behind = Environ { $amount } de moins : { $choice }
hint-only = Il n’y a que ceci : { $choice }
why-gains = Cela rapporte : { $terms }.
why-prevents = Cela freine les autres, de { $amount }.
why-lets = Cela laisse aux autres { $amount } de plus.
why-ahead = À la réponse suivante, il manque : { $terms }.
why-next-costs = La réponse suivante coûte des points ({ $amount }).
why-lacks = Il manque : { $terms }.
why-costs = Cela coûte des points ({ $amount }).
why-instead = En échange, il y a : { $terms }.
why-missed = Cela aurait rapporté davantage : { $terms }.
why-cost = Ton choix a coûté des points ({ $amount }).
why-prevented = Cela aurait freiné les autres, de { $amount }.
why-had = Ton choix avait : { $terms }.
why-rest = Le reste n’apparaît qu’après ce tour.
why-later = Ce qui fait la différence vient après ce tour.
why-same = Toutes les réponses se valent : prends celle qui te plaît.
why-term = { $term } ({ $amount })
why-amount = environ { $points }
review-heading = Les décisions qui ont coûté le plus
review-cost = Environ { $amount } : tu as choisi « { $chosen } », mieux valait « { $better } ».
review-flawless = Aucune décision ne t’a coûté quoi que ce soit que le Maître remarquerait.
# The table server.
refused-not-offered = Cette option n’est pas proposée.
refused-closed = Plus rien à répondre à cette table.
refused-undo = Impossible d’annuler : depuis, une carte a été révélée, le hasard a parlé ou quelqu’un d’autre a répondu.
refused-undo-often = La partie est devenue trop longue pour annuler quoi que ce soit : continuez.
refused-not-stored = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé.
problem-not-understood = Le serveur n’a pas compris ce message.
problem-no-server = Le serveur ne répond pas. Est-il lancé ?
problem-fault = Quelque chose s’est mal passé sur le serveur.
problem-fault-quoted = Quelque chose s’est mal passé sur le serveur. Ce numéro aide la personne qui le gère à trouver quoi : { $request }
problem-not-stored = Le serveur ne peut rien enregistrer pour l’instant.
problem-no-table = Cette table n’existe pas, ou tu n’en fais pas partie.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-not-yours = Cette place n’est pas la tienne.
problem-not-there = Il n’y a rien de tel ici.
problem-no-free-seat = Aucune place libre à cette table.
problem-link-used = Ce lien a déjà servi : il ne sert qu’une fois. Qui occupe la place peut ajouter un appareil dans le menu de la table ; l’hôte peut créer un nouveau lien.
problem-known-deal = La personne qui a dressé cette table peut savoir ce qui y est caché : la distribution est connue, ou la partie vient d’un enregistrement. Personne d’autre ne s’y assied donc avant la fin.
problem-no-watchers = Personne ne peut regarder à cette table.
problem-seat-taken = Cette place n’est pas libre pour qui a le code.
problem-still-going-on = La partie n’est pas finie.
problem-hidden-until-end = La partie n’est pas finie : ce qui est caché le reste jusqu’au bout.
problem-other-release = Cette partie a commencé avec une autre version et ne peut continuer qu’avec elle.
problem-read-anew = La table est en train d’être relue. Réessaie.
problem-not-asked = On ne te demande rien pour l’instant.
problem-no-hints = On joue sans conseils à cette table.
problem-master-busy = Le Maître est occupé. Réessaie dans un instant.
problem-answered-meanwhile = La question a entre-temps reçu sa réponse.
problem-unknown-title = Ce jeu n’est pas sur l’étagère.
problem-unknown-bot = Ce robot n’existe pas.
problem-bad-table = Impossible de dresser une table avec ces places et ces variantes.
problem-bad-record = Ce fichier n’est pas un enregistrement lisible : { $detail }
problem-bad-components = Ce fichier de valeurs est inutilisable : { $detail }
problem-bad-request = C’est impossible.
problem-complaint = C’est impossible.
problem-busy = Le serveur est très occupé et n’accueille personne pour l’instant. Réessaie dans une minute.
problem-later = Il y a beaucoup à faire en ce moment. Réessaie dans un instant.
problem-too-many = Trop de demandes. Attends une minute et réessaie.
problem-too-many-tables = Tu as dressé trop de tables. Supprime celles dont tu n’as plus besoin.
problem-too-many-today = Trop de tables ont été dressées aujourd’hui depuis ton réseau. Réessaie plus tard.
problem-no-room = Le serveur n’a plus de place pour une telle table.
problem-too-long = C’est trop long.
problem-wrong-host = Le serveur ne répond pas à cette adresse.
problem-wrong-origin = Les demandes venant d’autres sites sont refusées.
problem-not-json = Le serveur n’a pas compris cette demande.
problem-unknown-service = Écris une adresse mail, ou une adresse qui commence par ntfy://, discord://, slack:// ou tgram://.
problem-strange-address = Cette adresse n’a pas de sens ici. Enlève ce qui suit un point d’interrogation.
problem-not-safe = Le service push d’un navigateur n’est appelé que par https.
problem-not-outside = Cette adresse se trouve dans le réseau du serveur. Seul celui qui l’héberge peut le permettre.
problem-no-push = Ce serveur ne peut pas appeler de navigateurs. Celui qui l’héberge peut y remédier.
problem-no-services = Ce serveur n’appelle que des navigateurs. Celui qui l’héberge peut y remédier.
problem-no-mail = Ce serveur n’envoie pas de mail. Celui qui l’héberge peut y remédier.
problem-too-many-channels = Tu as assez de moyens d’être appelé. Enlèves-en un d’abord.
problem-wrong-code = Ce n’est pas le code du dernier essai.
problem-not-proved = Fais d’abord un essai : il servira une fois l’essai arrivé.
problem-not-waited-for = La table n’attend pas cette place.
problem-cannot-be-called = Cette personne est là, ou n’a pas choisi d’être appelée.
problem-nudged-already = On vient de relancer cette personne. Attends quelques heures.
problem-no-days-left = Il ne te reste pas autant de jours de congé à cette table.

## Être appelé à table
notice-turn = À toi de jouer : { $title }
notice-turn-body = La table t’attend.
notice-clock-body = La table t’attend toujours, et ta pendule tourne.
notice-nudge-body = { $name } te demande de venir à table.
notice-trial-title = Stammtisch peut t’appeler
notice-trial = Ton code est { $code }. Saisis-le sur la page d’où vient cet essai.
notice-trial-push = C’est ainsi que tu sauras que c’est à toi.
shell-call-page = C’est à toi
shell-call-intro = Comment cette maison t’appelle à table.
shell-call-choose = Comment on t’appelle…
shell-call-me = M’appeler
shell-call-first = le premier qui marche suffit
shell-call-device = Cet appareil
shell-call-device-hint = Un avis, même quand la page est fermée.
shell-call-device-blocked = Ton navigateur interdit les avis de cette page. Autorise-les dans ses réglages.
shell-call-device-unsafe = Ne marche que par https, ou sur la machine du serveur.
shell-call-device-missing = Ce serveur ne peut pas appeler de navigateurs. Celui qui l’héberge peut y remédier.
shell-call-other-device = Un autre appareil
shell-call-mail = Courriel
shell-call-other = Courriel, ntfy, Discord, Slack, Telegram
shell-call-other-hint = Une adresse suffit ; la maison l’essaie avant de s’y fier.
shell-call-other-missing = Ce serveur n’appelle que des navigateurs. Celui qui l’héberge peut y remédier.
shell-call-arrived = Arrivé { $time }.
shell-call-failed = Pas arrivé, { $time }.
shell-call-tried = Un essai est en route.
shell-call-code = Code de l’essai
shell-call-confirm = Confirmer
shell-call-try = Essayer
shell-call-add = Ajouter
shell-call-remove = Enlever
shell-call-address = Adresse
shell-call-wait = Attendre avant d’appeler
shell-call-wait-hint = peut-être que je regarde déjà la table
shell-call-at-once = aussitôt
shell-call-for = Pour
shell-call-for-hint = cette table peut être à part
shell-call-every = toutes les tables
shell-call-only = celle-ci seulement
shell-call-not = pas celle-ci
shell-call-promise = Un appel par tour, jamais deux. Les adresses restent sur ce serveur et personne ne les voit.
shell-quiet = Heures de repos
shell-quiet-from = de
shell-quiet-until = à
shell-quiet-dial = repos jusqu’à
shell-quiet-on = Laisse-moi dormir
shell-quiet-sentence = Entre { $from } et { $until }, personne ne t’appelle.
shell-quiet-clock = Là où les nuits ne comptent pas, ta pendule s’arrête alors, dix heures au plus.
shell-quiet-never = On t’appelle à toute heure.
shell-call-looks = Voilà ce que montre ton téléphone
shell-call-now = à l’instant
shell-call-clock = La pendule de cette table
shell-terms-none = Pas de pendule à cette table : elle attend tout le monde.
shell-terms-clock = Chacun a { $span } par réponse.
shell-terms-nights = Les nuits ne comptent pas : ce sont les heures de repos de chacun, dix heures au plus.
shell-terms-half = À la moitié vient un rappel.
shell-terms-hour = Une heure avant la fin vient un rappel.
shell-terms-once = Ensuite un robot répond une seule fois.
shell-terms-stay = Ensuite un robot joue jusqu’au retour de la personne.
shell-terms-nothing = Ensuite l’hôte décide.
shell-terms-days =
    { $number ->
        [1] { $number } jour de congé pour chacun.
       *[other] { $number } jours de congé pour chacun.
    }
shell-nights = Nuits
shell-nights-rest = non comptées
shell-nights-count = comptées
shell-reminder = Rappel
shell-reminder-never = jamais
shell-reminder-half = à mi-temps
shell-reminder-hour = une heure avant
shell-days-each = Jours de congé chacun
shell-days-off = Jours de congé
shell-days-hint = Ta pendule s’arrête, et tout le monde le voit.
shell-days-left =
    { $number ->
        [0] Il n’en reste plus.
        [1] Il reste { $number } jour.
       *[other] Il reste { $number } jours.
    }
shell-days-back = Je suis de retour
shell-off-until = en congé jusqu’au { $date }
shell-nudge = Relancer
shell-nudged = On appelle { $name }.

## Les tables en mots, et ce qui est lu à voix haute
shell-text-mode = Mode texte
shell-guide = Guide : jouer à l’oreille et au clavier
shell-text-you = toi
shell-text-you-are = { $name }, toi
shell-text-yours = à toi
shell-text-owner = à { $name }
shell-text-spent = épuisé
shell-text-of = { $value } sur { $limit }
shell-text-number = numéro { $number }
shell-text-option = réponse { $number }
shell-text-track = { $markers } (cases { $first } à { $last })
shell-text-now = Maintenant :
shell-text-stand = Où en est la partie
shell-text-common = La table
shell-text-answered = n’a rien à décider
shell-text-repeat = Redire
shell-text-sealed = Toi seul le sais. Tu peux le reprendre jusqu’à ce que tous aient choisi.
shell-text-secret = En secret, tous à la fois.
shell-text-secret-last = En secret, tous à la fois. Tous les autres ont choisi : ton choix vaut aussitôt.
shell-text-log =
    { $number ->
        [0] Journal, aucune ligne
        [one] Journal, { $number } ligne
       *[other] Journal, { $number } lignes
    }
shell-undone = Annulé.
shell-command = Tape un numéro, une réponse ou une commande
shell-command-do = Faire
shell-command-about = « aide » énumère les commandes. La barre oblique mène ici, Échap ramène à la question.
shell-command-nothing = Il n’y a rien à répondre pour l’instant.
shell-command-numbers = Les réponses portent les numéros { $numbers }.
shell-command-unknown = Aucune réponse ne s’appelle « { $typed } ». « réponses » les énumère, « aide » énumère les commandes.
shell-command-which = Laquelle ?
shell-command-no-news = Rien ne s’est passé depuis ta dernière réponse.
shell-command-no-thing = Rien ne s’appelle « { $name } » sur la table.
shell-command-name-it = Dis de quoi : une carte, un lieu, une place.
shell-command-options = réponses
shell-does-options = toutes les réponses avec leur numéro
shell-command-status = état
shell-does-status = où en est la partie ; avec un nom, ce qu’a cette place ou ce qui s’y trouve
shell-command-last = récent
shell-does-last = ce qui s’est passé depuis ta dernière réponse
shell-command-look = lire
shell-does-look = avec un nom : ce que dit une carte ou une pièce
shell-command-why = pourquoi
shell-does-why = avec un nom : pourquoi on ne peut pas choisir cela maintenant
shell-command-log = journal
shell-does-log = tout ce qui s’est passé jusqu’ici
shell-command-hint = conseil
shell-does-hint = ce que ferait le Maître, d’après ce que tu peux savoir
shell-command-undo = annuler
shell-does-undo = reprendre ta dernière réponse, si c’est loyal
shell-command-repeat = répéter
shell-does-repeat = redire ce qui a été dit en dernier
shell-command-help = aide
shell-does-help = cette liste
shell-keys-a = redire ce qui a été dit en dernier
shell-contrast = Contraste fort
shell-telling = Lu à voix haute à ton tour
shell-telling-brief = La question
shell-telling-usual = Ce qui s’est passé, en bref
shell-telling-full = Chaque ligne
shell-letters = Lettres et chiffres comme touches
shell-letters-alone = Seuls
shell-letters-alt = Avec Alt
shell-letters-off = Aucun

## Scenes
shell-scene-before = Avant
shell-scene-go = Continuer
shell-scene-turn = Révéler la suivante
shell-scene-turn-of = Ensuite : { $seat }
shell-scene-next = Ensuite : { $step }
shell-scene-skip = Aller à la fin
shell-scene-close = Retour à la table
shell-scene-score = Voir le score
shell-scene-told = { $seat }, { $step }, { $gain }, { $total }.
shell-scene-plus = plus { $n }
shell-scene-minus = moins { $n }
shell-scene-nothing = rien
shell-scene-again = Revoir le décompte
shell-key-home = Début
shell-key-end = Fin
shell-key-space = Espace

## Sounds
shell-sound = Sons
shell-sound-off = Aucun
shell-sound-quiet = Doux
shell-sound-full = Fort

## Replay
shell-play = Lire
shell-pause = Pause
shell-speed = Vitesse
shell-speed-times = { $speed } fois plus vite
shell-share = Partager ce moment
shell-to-score = Score
shell-marks = Manches et décomptes
shell-axis-start = début
shell-axis-end = fin
shell-last-count = le dernier décompte
shell-season = Saison { $n }
shell-leads-for-good = { $name } reste en tête

## Ce qu’est une chose
shell-signs = Symboles
shell-signs-of = Les symboles : { $name }
shell-signs-hint = Tous les symboles de cette table. Pointe-en un sur le plateau, ou appuie longuement, pour en savoir plus.
shell-signs-find = Chercher un symbole
shell-signs-none = Aucun symbole de cette table ne porte ce nom.
shell-keys-i = qu’est-ce que c’est ? (l’objet sélectionné)
shell-keys-g = tous les symboles du jeu
shell-finger-long = Appuyer longuement
shell-finger-long-does = ça dit ce que c’est
shell-explain-pin = Garder ouvert
shell-explain-can = Possible : { $what }
shell-explain-rule = Règles { $paragraph } : { $name }
shell-explain-rules = Règles, paragraphe { $paragraph }
about-worth = Vaut à présent
about-price = Prix
about-have = Tu as
about-left = Reste

## Le livre des habitués
shell-book = Le livre des habitués
shell-book-short = Livre
shell-book-hint = Tenu par la maison, pour ses hôtes.
shell-book-person = Visage et nom
shell-book-person-keep = Garder
shell-book-tab-me = Moi
shell-book-tab-evenings = Soirées
shell-book-tab-titles = Jeux
shell-book-regular =
    { $evenings ->
        [one] De la maison depuis { $since } : { $evenings } soirée, { $won } gagnée.
       *[other] De la maison depuis { $since } : { $evenings } soirées, dont { $won } gagnées.
    }
shell-book-nobody = Quelqu’un
shell-book-empty = Aucune soirée encore. Toute partie jouée jusqu’au bout s’inscrit ici.
shell-book-strong = Quelle force
shell-book-between = À { $title }, tu joues entre { $weaker } et { $stronger }.
shell-book-above = À { $title }, tu joues mieux que { $weaker }.
shell-book-below = À { $title }, tu n’atteins pas encore { $stronger }.
shell-book-early = À { $title }, il est trop tôt pour le dire.
shell-book-value =
    { $matches ->
        [one] { $value }, à { $spread } près, après { $matches } partie. La barre raccourcit à chaque partie.
       *[other] { $value }, à { $spread } près, après { $matches } parties. La barre raccourcit à chaque partie.
    }
shell-book-no-rating = Aucune partie de { $title } ne compte encore : il faut être au moins deux, chacun à sa place.
shell-book-scale = Joueurs et bots à { $title }, les plus forts d’abord
shell-book-you = toi
shell-book-give-or-take = à { $spread } près
shell-book-by-title = Jeu par jeu
shell-book-title = Jeu
shell-book-evenings = Soirées
shell-book-count = soirées
shell-book-won = gagnées
shell-book-place = place moyenne
shell-book-points = points en moyenne
shell-book-favourite = préféré
shell-book-thing = { $thing }, { $number } en tout
shell-book-all = Les { $number }
shell-book-fewer = Moins
shell-book-gain = force { $gain }
shell-book-unrated-one-screen = hors classement : un seul écran
shell-book-unrated-own-values = hors classement : valeurs maison
shell-book-unrated-kind-deal = hors classement : première soirée
shell-book-unrated-stand-in = hors classement : un bot a aidé
shell-book-unrated-unmeasured = hors classement : un bot non mesuré
shell-book-result = { $name } : { $points }, place { $place }
shell-book-table-gone = La table a été débarrassée, il n’y a plus rien à revoir.
shell-book-yours = Rien ne quitte ce serveur. Ces pages sont à toi.
shell-book-export = Emporter
shell-book-delete = Supprimer…
shell-book-delete-heading = Supprimer tes pages ?
shell-book-delete-sure = Tes soirées, ta force et ton visage s’en vont pour toujours. Les autres gardent leurs soirées, sans ton nom.
shell-book-delete-write = Écris { $name } pour confirmer
shell-book-delete-do = Supprimer pour toujours
shell-book-keep = Les garder
problem-another-name = Ce n’est pas le nom inscrit dans le livre.

## Sans connexion
shell-offline = La maison ne répond pas
shell-offline-hint = Ce que tu as déjà revu est encore là. Tout le reste attend que la connexion revienne.
shell-offline-none = Il n’y a rien ici pour l’instant. Une partie finie que tu revois reste dans ce navigateur.
