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
may-be-chosen = Ce choix est possible maintenant.

## The shell: shelf, making a table, table page, score, replay
shell-motto = la table des habitués
shell-shelf = Étagère
shell-games = Jeux
shell-lay = Dresser la table
shell-lay-hint = Une boîte, des places, et c’est parti.
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
shell-pace = Mouvement
shell-pace-slow = Lent
shell-pace-normal = Normal
shell-pace-fast = Rapide
shell-pace-none = Aucun
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
shell-steps =
    { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }
shell-name-of-seat = Nom à cette place
shell-add-seat = Ajouter une place
shell-clock = Horloge
shell-clock-off = Sans
shell-clock-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
shell-clock-day = 1 jour
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
shell-glow =
    { $number ->
        [1] Un lieu brille
       *[other] { $number } lieux brillent
    }
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
shell-lifted =
    { $number ->
        [1] Un lieu brille : clique dessus ou lâche-y la pièce.
       *[other] { $number } lieux brillent : cliques-en un ou lâche-y la pièce.
    }
shell-since = depuis { $time }
shell-round-pass = Pas cette manche
shell-round-pass-note = plus de questions
shell-match-pass = Pas dans cette partie
shell-match-pass-hint = On ne te demande plus de réactions. La barre permet d’y revenir.
shell-undo-none = rien encore
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
shell-keys-e = finir le tour, terminé
shell-keys-across = le prochain lieu qui brille, dans l’ordre de lecture
shell-keys-down = la rangée du dessus ou du dessous
shell-keys-tab = barre, plateau, ta fiche, les autres, journal
shell-keys-o = toutes les options en liste
shell-keys-l = le journal, en grand
shell-keys-sheet = cette page
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
shell-options =
    { $number ->
        [one] { $number } option
       *[other] { $number } options
    }
shell-waiting = On attend { $names }
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
shell-try-again = Réessayer
shell-needs-release = Cette partie demande la version { $release }
shell-needs-release-hint = Elle est conservée. Qui gère le serveur peut la finir avec cette version, sur une copie du dossier de données d’avant la mise à jour.
shell-over = La partie est terminée
shell-closed = Cette table est fermée
shell-time-left = Temps restant : { $time }
shell-undo = Annuler
shell-undo-why = Rien à annuler pour l’instant : tu n’as pas encore répondu, ou depuis une carte a été révélée, le hasard a parlé ou quelqu’un d’autre a répondu.
shell-rules = Règles
shell-contents = Sommaire
shell-table = Table
shell-log = Journal
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
shell-notes = Qui a pu voir une main
shell-note-sat =
    { $times ->
        [1] Quelqu’un s’est assis à la place de { $name }.
       *[other] Quelqu’un s’est assis { $times } fois à la place de { $name }.
    }
shell-note-device =
    { $times ->
        [one] { $times } appareil de plus a pu voir la main de { $name }.
       *[other] { $times } appareils de plus ont pu voir la main de { $name }.
    }
shell-note-host =
    { $times ->
        [1] L’hôte a repris la place de { $name } et a pu voir la main.
       *[other] L’hôte a repris { $times } fois la place de { $name } et a pu voir la main.
    }
shell-note-handed =
    { $times ->
        [1] L’hôte a confié la place de { $name } à quelqu’un d’autre.
       *[other] L’hôte a confié { $times } fois la place de { $name } à quelqu’un d’autre.
    }
shell-note-left =
    { $times ->
        [1] Quelqu’un a quitté la place de { $name }.
       *[other] Quelqu’un a quitté { $times } fois la place de { $name }.
    }
shell-new-link = Nouveau lien
shell-new-link-sure = { $name } reçoit un nouveau lien. La personne assise là perd sa place, et l’ancien lien n’est plus valable.
shell-copied = Copié.
shell-selected = Le lien est sélectionné : copie-le d’ici.
shell-code = Code pour les places libres : { $code }
shell-watch-link = Lien pour regarder
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
shell-points-over-time = Points au fil du temps
shell-plot-hint = touche un point pour revoir ce moment
shell-viewpoint = Point de vue
shell-viewpoint-all = tout le monde
shell-viewpoint-hands = toutes les mains
shell-step = Étape { $number } sur { $all }
shell-first = Au début
shell-back = Une étape en arrière
shell-forward = Une étape en avant
shell-last = À la fin
shell-no-replay = Il n’y a rien à revoir ici.
shell-links-title = Des liens pour tes amis
shell-links-hint = Chaque lien est une place, ne s’affiche qu’une fois et vaut pour un appareil. Envoie-les maintenant.
shell-copy-link = Copier le lien
shell-to-table = À table
shell-welcome = S’asseoir en tant que
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
hint-behind = Environ { $amount } de moins : { $choice }
hint-only = Il n’y a que ceci : { $choice }
review-heading = Les décisions qui ont coûté le plus
review-cost = Environ { $amount } : tu as choisi « { $chosen } », mieux valait « { $better } ».
review-flawless = Aucune décision ne t’a coûté quoi que ce soit que le Maître remarquerait.
# The table server.
refused-not-offered = Cette option n’est pas proposée.
refused-closed = Plus rien à répondre à cette table.
refused-undo = Impossible d’annuler : depuis, une carte a été révélée, le hasard a parlé ou quelqu’un d’autre a répondu.
refused-not-stored = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé.
problem-not-understood = Le serveur n’a pas compris ce message.
problem-no-server = Le serveur ne répond pas. Est-il lancé ?
problem-fault = Quelque chose s’est mal passé sur le serveur.
problem-not-stored = Le serveur ne peut rien enregistrer pour l’instant.
problem-no-table = Cette table n’existe pas, ou tu n’en fais pas partie.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-not-yours = Cette place n’est pas la tienne.
problem-not-there = Il n’y a rien de tel ici.
problem-no-free-seat = Aucune place libre à cette table.
problem-link-used = Ce lien a déjà servi : il ne sert qu’une fois. Qui occupe la place peut ajouter un appareil dans le menu de la table ; l’hôte peut créer un nouveau lien.
problem-seat-taken = Cette place n’est pas libre pour qui a le code.
problem-still-going-on = La partie n’est pas finie.
problem-hidden-until-end = La partie n’est pas finie : ce qui est caché le reste jusqu’au bout.
problem-other-release = Cette partie a commencé avec une autre version et ne peut continuer qu’avec elle.
problem-read-anew = La table est en train d’être relue. Réessaie.
problem-not-asked = On ne te demande rien pour l’instant.
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
problem-too-many = Trop de demandes. Attends une minute et réessaie.
problem-too-many-tables = Tu as dressé trop de tables. Supprime celles dont tu n’as plus besoin.
problem-no-room = Le serveur n’a plus de place pour une telle table.
problem-too-long = C’est trop long.
problem-wrong-host = Le serveur ne répond pas à cette adresse.
problem-wrong-origin = Les demandes venant d’autres sites sont refusées.
problem-not-json = Le serveur n’a pas compris cette demande.
