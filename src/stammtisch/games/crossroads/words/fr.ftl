# Crossroads Inn in French.

## Learning
intro-who = Le roi est mort sans désigner d’héritier. Chacun de ses enfants tient une auberge : la plus renommée vaut la couronne.
intro-who-picture = Un poteau indicateur avec une couronne, une auberge sur la colline, trois héritiers et leurs enseignes.
intro-wins = Le plus de Prestige l’emporte. À la fin, ta réputation auprès de cinq groupes devient du Prestige ; argent, rumeurs et ingrédients en ajoutent un peu.
intro-wins-picture = Cinq pistes de réputation et le Prestige que chacune rapporte ; florins, rumeurs et ingrédients en ajoutent un peu.
intro-turn = Accueille un groupe, éconduis-en un autre. Achète jusqu’à deux tuiles et bâtis-les. Cuisine des recettes. Puis le revenu remplit le Coffre.
intro-turn-picture = Un : un groupe monte, un autre descend. Deux : on achète des tuiles. Trois : on les bâtit. Quatre : une recette. Cinq : le revenu au Coffre.

## The coach: the first line is a heading, the rest what is said
lesson-signboard =
    Accroche ton enseigne
    L’enseigne montre quelle auberge est à toi. Prends celle qui te plaît : elle ne change rien d’autre.
lesson-draft_pick =
    Garde une tuile de base
    Les tuiles de base occupent tes coins et donnent quelque chose dès le début. Gardes-en une qui rapporte ou qui sert à ce que tu veux cuisiner.
lesson-place_basic =
    Où poser les tuiles de base ?
    Quatre tuiles vont sur tes quatre coins. Tu pourras bâtir dessus, mais tu rendras alors ce qu’elles ont donné.
lesson-impression_welcome =
    Qui accueilles-tu ?
    Ta réputation auprès de ce groupe monte d’un cran. Les hautes cases valent cher à la fin : monte là où tu es déjà bien vu.
lesson-impression_unwelcome =
    Qui éconduis-tu ?
    Ta réputation auprès de ce groupe baisse d’un cran. Prends un groupe où tu es déjà bas, tu perdras peu.
lesson-gossip_action =
    Emploie tes rumeurs
    Les rumeurs paient de petites actions : florins, réputation, nouvelles tuiles. Ce que tu gardes compte un peu à la fin, mais la plupart des actions valent plus.
lesson-gossip_rep_up =
    Qui t’estime davantage ?
    Ta réputation monte auprès d’un groupe. Choisis celui dont la case suivante donne le plus de Prestige.
lesson-gossip_rep_down =
    Quel nom en pâtit ?
    Une réputation baisse. Choisis celui qui mène, dans un groupe où il est haut.
lesson-gossip_victims =
    Qui te paie ?
    Chacun des deux te cède un florin, s’il en a un. Prends à ceux qui mènent.
lesson-gossip_steal_type =
    Quelle rumeur voles-tu ?
    Prends une sorte dont tu as une rumeur : deux de la même sorte paient plus.
lesson-gossip_track =
    De nouvelles tuiles
    Une piste est renouvelée. Choisis celle où rien ne t’intéresse.
lesson-swap_own_tile =
    Quelle tuile donnes-tu ?
    Deux tuiles à ingrédient changent d’auberge. Donne celle dont l’ingrédient ne te sert pas.
lesson-swap_other_tile =
    Laquelle prends-tu ?
    L’autre tuile vient dans ton auberge avec un nouvel ingrédient si le sien est parti. Prends l’ingrédient qui manque encore à une recette de ta main.
lesson-invest =
    Quelle tuile achètes-tu ?
    Une tuile agit une fois, quand on la bâtit, et remplit ton auberge. D’abord le revenu, qui paie à chaque tour ; plus tard Prestige et réputation.
lesson-pay =
    Florins ou rumeurs ?
    Une tuile se paie en florins ou en rumeurs. Paie avec ce dont tu as le moins besoin ce tour-ci.
lesson-reserve =
    Mettre une tuile de côté
    Une tuile réservée t’attend, personne d’autre ne peut l’acheter. Gardes-en une que tu ne peux pas encore payer et que tu veux vraiment.
lesson-build =
    Où bâtis-tu ?
    Chaque tuile achetée est bâtie maintenant sur une case libre et agit aussitôt. Les cartes Royaume en interdisent parfois, et un coin coûte ce que sa tuile de base a donné : remplis d’abord le milieu.
lesson-build-laws =
    Où bâtis-tu ?
    Chaque tuile achetée est bâtie maintenant sur une case libre et agit aussitôt. Les cartes Royaume en interdisent parfois, et les coins sont fermés ce soir.
lesson-build-corners =
    Où bâtis-tu ?
    Chaque tuile achetée est bâtie maintenant sur une case libre et agit aussitôt. Un coin coûte ce que sa tuile de base a donné : remplis d’abord le milieu.
lesson-build-plain =
    Où bâtis-tu ?
    Chaque tuile achetée est bâtie maintenant sur une case libre et agit aussitôt. Les coins sont fermés ce soir, et toutes les autres cases se valent.
lesson-complete_recipe =
    Cuisine une recette
    Une recette demande ses ingrédients sur tes tuiles ; alors elle paie. Cuisine-la dès que tu peux : les ingrédients partent, mais la récompense compte.
lesson-ingredient_source =
    Quelle tuile le donne ?
    L’ingrédient quitte cette tuile. Prends-le à celle qui te sert le moins pour d’autres recettes.
lesson-announce_end =
    Annoncer la fin ?
    Ton auberge est pleine, tu peux faire de cette manche la dernière. Fais-le si tu crois mener.
lesson-distressed_gossip =
    Nouvelles de la rue
    Les Démunis te confient quelque chose : prends une rumeur. De préférence une sorte que tu as déjà, deux paient plus.
lesson-outlaws_lose_gossip =
    Les Hors-la-loi réclament
    Tu cèdes une rumeur. Sépare-toi de la sorte que tu n’as qu’une fois.
lesson-travellers_action =
    Des clients à recettes
    Les Voyageurs te font piocher, défausser ou voler une recette. Pioche si tes tuiles donnent des ingrédients sans emploi.
lesson-travellers_keep =
    Quelle recette gardes-tu ?
    Tu vois deux recettes, et une reste chez toi. Garde celle dont tu as déjà les ingrédients, ou bientôt.
lesson-travellers_discard =
    Quelle recette part ?
    Une recette quitte ta main. Sépare-toi de celle que tu ne cuisineras pas avant la fin.
lesson-travellers_victim =
    À qui ?
    Tu prends une recette au hasard. Prends à qui en a le plus.
lesson-travellers_replace =
    On t’a volé
    Tu peux piocher une recette à la place. Fais-le si tu peux encore la cuisiner : en main à la fin, elle coûte du Prestige.
lesson-townsfolk_action =
    Commerce avec les Citadins
    Ils échangent des tuiles réservées. Sers-t’en si une autre convient mieux à ton auberge.
lesson-townsfolk_own =
    Quelle tuile part ?
    Une de tes tuiles réservées part ; une autre, ou des florins, vient à sa place. Donne celle que tu bâtirais en dernier.
lesson-townsfolk_target =
    Que prends-tu pour elle ?
    Tu choisis ce que tu reçois pour ta tuile. Prends la tuile que tu peux payer et qui rapporte aussitôt.
lesson-gain_gossip_type =
    Quelle rumeur prends-tu ?
    Deux de la même sorte paient une action plus forte qu’une seule. Complète la sorte que tu emploies le plus.
lesson-lose_gossip_type =
    Quelle rumeur part ?
    Tu as bâti sur ce qui te donnait une rumeur, une repart donc. Rends une sorte que tu n’as qu’une fois, ou que tu n’emploies pas.
lesson-gain_reputation_group =
    Qui t’estime davantage ?
    Un groupe t’estime davantage, et tu choisis lequel. Choisis le groupe dont la case suivante donne le plus de Prestige, ou déclenche son action.
lesson-lose_reputation_group =
    Qui t’estime moins ?
    Choisis un groupe où tu es bas : un cran y coûte le moins.
lesson-reserve_effect =
    Mettre une tuile de côté
    Elle t’attend sans rien coûter. Prends la meilleure que tu ne peux pas payer aujourd’hui.
lesson-discard_reserved =
    Laquelle rends-tu ?
    Tu as bâti sur ce qui t’offrait la place. Rends la tuile que tu bâtirais en dernier.
lesson-collector_line =
    Trois tuiles pour le collectionneur
    Montre trois tuiles en ligne comme la carte le veut. Toute ligne qui convient rapporte autant.
goal-revenue = Premières manches : achète des tuiles à revenu. Chaque tour, il remplit ton Coffre.
goal-reputation = Bâtis maintenant deux tuiles par tour, et monte auprès des groupes où tu es bien vu.
goal-prestige = Dernières manches : achète du Prestige, cuisine ce que tu peux, et pousse les réputations qui rapportent le plus.
caution-no-welcome =
    Un cran de réputation offert
    Accueillir ne coûte rien ; éconduis un groupe où tu as peu à perdre.
caution-idle-welcome =
    Un autre cran rapporte plus à la fin
    Auprès de ce groupe, la case suivante vaut plus de Prestige : { $group }.
caution-dear-group =
    Cela coûte du Prestige à la fin
    Auprès de ce groupe, un cran de moins ne coûterait rien : { $group }.
caution-idle-gossip =
    Tes rumeurs peuvent encore servir
    Deux de la même sorte paient une action forte. Gardées jusqu’à la fin, elles comptent peu.
caution-uncooked =
    Une recette est prête
    Tous ses ingrédients sont sur tes tuiles. Cuisinée maintenant, elle paie aussitôt ; plus tard, on te les prendra peut-être.

## Things on the table
group-distressed = Démunis
group-outlaws = Hors-la-loi
group-travellers = Voyageurs
group-townsfolk = Citadins
group-nobles = Nobles
group-any = un groupe au choix
gossip-economic = rumeur économique
gossip-political = rumeur politique
gossip-traveller = rumeur de voyage
gossip-any = rumeur au choix
gossips-economic = { $n ->
    [one] { $n } rumeur économique
   *[other] { $n } rumeurs économiques
}
gossips-political = { $n ->
    [one] { $n } rumeur politique
   *[other] { $n } rumeurs politiques
}
gossips-traveller = { $n ->
    [one] { $n } rumeur de voyage
   *[other] { $n } rumeurs de voyage
}
gossips-any = { $n ->
    [one] { $n } rumeur au choix
   *[other] { $n } rumeurs au choix
}
colour-furnishing = Aménagement (jaune)
colour-service = Service (brun)
colour-worker = Employé (bleu)
colour-guest = Hôte de marque (rouge)
ingredient-honey = miel
ingredient-venison = venaison
ingredient-root_spices = épices de racines
ingredient-citrus = agrumes
ingredient-black_tears = larmes noires
ingredient-berries = baies
ingredient-pumpkin = citrouille
ingredient-herbal_spices = fines herbes
ingredient-epic_cheese = fromage épique
ingredient-fish = poisson
signboard-black_swan = Auberge du Cygne noir
signboard-sassy_dragon = Auberge du Dragon effronté
signboard-cockey_rooster = Auberge du Coq vaniteux
signboard-kings_griffon = Auberge du Griffon royal
signboard-dog_star = Auberge de l’Étoile du Chien
signboard-smelly_cat = Auberge du Chat qui pue

## Inn tiles
tile-oak_benches = Bancs de chêne
tile-long_table = Longue table
tile-rushlights = Chandelles
tile-straw_bunks = Paillasses
tile-fireside_settle = Coin du feu
tile-notice_wall = Mur d’annonces
tile-stone_hearth = Âtre de pierre
tile-tapestry = Tenture de chasse
tile-stained_glass = Vitrail
tile-carved_bar = Comptoir sculpté
tile-guest_wing = Aile des hôtes
tile-featherbeds = Lits de plume
tile-wine_cellar = Cave à vin
tile-minstrel_stage = Scène à ménestrels
tile-gilded_throne = Trône doré
tile-soup_line = Soupe populaire
tile-pawn_counter = Prêteur sur gages
tile-dice_pit = Fosse aux dés
tile-horse_change = Relais de chevaux
tile-laundry = Buanderie
tile-apiary = Rucher
tile-hunting_party = Partie de chasse
tile-berry_picking = Cueillette
tile-steel_cages = Cages d’acier
tile-message_post = Poste aux lettres
tile-toll_gate = Octroi
tile-fruit_import = Fruits d’ailleurs
tile-night_market = Marché de nuit
tile-private_salon = Salon privé
tile-grand_feast = Grand festin
tile-tinhorn = Flambeur
tile-crook = Filou
tile-servant = Valet
tile-maide = Servante
tile-drudge = Souillon
tile-kitchenhand = Commis
tile-thug = Gros bras
tile-bouncer = Videur
tile-swindler = Escroc
tile-housekeeper = Intendante
tile-workman = Ouvrier
tile-foreman = Contremaître
tile-cook = Cuisinier
tile-chef = Chef
tile-veteran = Vétéran
tile-hubu_gross = Hubu Gross
tile-ganis = Ganis
tile-renmy = Renmy
tile-meilan = Meilan
tile-kobi = Kobi
tile-letima = Letima
tile-iduna = Iduna
tile-estelle = Estelle
tile-king_ludo = Roi Ludo
tile-nameless = Sans-Nom
tile-lilith = Lilith
tile-vermelha = Vermelha
tile-nillesio = Nillesio
tile-alstero = Alstero
tile-calisterre = Calisterre

## Basic tiles
basic-garden_patch = Potager
basic-notice_peg = Clou à messages
basic-dice_table = Table de dés
basic-recipe_shelf = Rayon de recettes
basic-old_hearth = Vieil âtre
basic-hayloft = Fenil
basic-rumour_nook = Coin des potins
basic-poor_box = Tronc des pauvres
basic-back_door = Porte dérobée
basic-signpost = Panneau
basic-market_stall = Étal
basic-chair_of_honour = Siège d’honneur

## Recipes
recipe-hunters_roast = Rôti du chasseur
recipe-mulled_mead = Hydromel chaud
recipe-sesame_cakes = Gâteaux au sésame noir
recipe-forest_platter = Assiette forestière
recipe-spiced_oranges = Oranges aux épices
recipe-orchard_tart = Tarte du verger
recipe-black_broth = Bouillon noir
recipe-pumpkin_porridge = Bouillie de citrouille
recipe-herb_sorbet = Sorbet aux herbes
recipe-cheese_board = Plateau de l’aubergiste
recipe-fishermans_skillet = Poêlée du pêcheur
recipe-cuckold_stew = Ragoût du cocu
recipe-smiling_witch = Sorcière souriante
recipe-duck_rubies_gold = Canard aux rubis et à l’or
recipe-bersuhl_dumplings = Boulettes de poisson de Bersuhl

## Kingdom cards
kingdom-i_wanna_see_you = Que je vous voie !
kingdom-table_by_the_window = Table près de la fenêtre, messire !
kingdom-lucky_7 = Le 7 porte-bonheur
kingdom-vanity_lane = L’allée des vanités
kingdom-make_some_room = Faites de la place !
kingdom-looking_busy = L’air occupé
kingdom-thank_you_sir = Merci, messire !
kingdom-collector = Ce type doit être collectionneur
kingdom-some_sacrifices = Quelques sacrifices
kingdom-so_they_wont_steal_it = … pour qu’on ne le vole pas
kingdom-law-1 = Un Employé ne se pose qu’à côté d’un Aménagement.
kingdom-law-2 = Les tuiles à ingrédient vont sur l’anneau extérieur seulement.
kingdom-law-3 = Aucune auberge n’a plus de sept tuiles d’une même couleur.
kingdom-law-4 = Tous les Hôtes de marque d’une auberge sont sur une même ligne ou une même colonne.
kingdom-law-5 = Aucun Service n’est à côté d’un autre Service.
kingdom-law-6 = La seconde tuile achetée pendant un tour ne se pose pas à côté de la première.
kingdom-law-7 = Une tuile bâtie sur l’anneau intérieur donne { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
}, sur l’anneau extérieur { $debts ->
    [one] { $debts } dette
   *[other] { $debts } dettes
}.
kingdom-law-8 = Trois tuiles d’une couleur sur une ligne ou une colonne prennent un bonus de cette carte : Aménagements, { $furnishing } ; Services, { $service } ; Employés, { $worker } ; Hôtes de marque, { $guest }. Chaque tuile compte une fois.
kingdom-law-9 = Une tuile à ingrédient bâtie dans un coin reçoit { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} de plus.
kingdom-law-10 = Les Aménagements vont sur l’anneau intérieur seulement.
kingdom-simple = Le tableau juge cette paire intéressante et simple.
kingdom-neutral = Le tableau juge cette paire neutre.
kingdom-difficult = Le tableau juge cette paire difficile.
kingdom-none = Aucune carte Royaume n’est en jeu.

## Variants
variant-kingdom = Cartes Royaume : deux lois qui valent pour toute la partie.
variant-kingdom-random = Deux cartes tirées au hasard.
variant-kingdom-none = Pas de cartes Royaume ; conseillé pour une première partie.
variant-kingdom-simple = Une paire au hasard que le tableau juge intéressante et simple.
variant-kingdom-neutral = Une paire au hasard que le tableau juge neutre.
variant-kingdom-difficult = Une paire au hasard que le tableau juge difficile.
variant-kingdom-1-2 = 1 Que je vous voie ! + 2 Table près de la fenêtre, messire ! (neutre)
variant-kingdom-1-3 = 1 Que je vous voie ! + 3 Le 7 porte-bonheur (neutre)
variant-kingdom-1-4 = 1 Que je vous voie ! + 4 L’allée des vanités (neutre)
variant-kingdom-1-5 = 1 Que je vous voie ! + 5 Faites de la place ! (simple)
variant-kingdom-1-6 = 1 Que je vous voie ! + 6 L’air occupé (neutre)
variant-kingdom-1-7 = 1 Que je vous voie ! + 7 Merci, messire ! (neutre)
variant-kingdom-1-8 = 1 Que je vous voie ! + 8 Ce type doit être collectionneur (difficile)
variant-kingdom-1-9 = 1 Que je vous voie ! + 9 Quelques sacrifices (neutre)
variant-kingdom-1-10 = 1 Que je vous voie ! + 10 … pour qu’on ne le vole pas (difficile)
variant-kingdom-2-3 = 2 Table près de la fenêtre, messire ! + 3 Le 7 porte-bonheur (neutre)
variant-kingdom-2-4 = 2 Table près de la fenêtre, messire ! + 4 L’allée des vanités (neutre)
variant-kingdom-2-5 = 2 Table près de la fenêtre, messire ! + 5 Faites de la place ! (neutre)
variant-kingdom-2-6 = 2 Table près de la fenêtre, messire ! + 6 L’air occupé (neutre)
variant-kingdom-2-7 = 2 Table près de la fenêtre, messire ! + 7 Merci, messire ! (neutre)
variant-kingdom-2-8 = 2 Table près de la fenêtre, messire ! + 8 Ce type doit être collectionneur (neutre)
variant-kingdom-2-9 = 2 Table près de la fenêtre, messire ! + 9 Quelques sacrifices (simple)
variant-kingdom-2-10 = 2 Table près de la fenêtre, messire ! + 10 … pour qu’on ne le vole pas (neutre)
variant-kingdom-3-4 = 3 Le 7 porte-bonheur + 4 L’allée des vanités (neutre)
variant-kingdom-3-5 = 3 Le 7 porte-bonheur + 5 Faites de la place ! (neutre)
variant-kingdom-3-6 = 3 Le 7 porte-bonheur + 6 L’air occupé (neutre)
variant-kingdom-3-7 = 3 Le 7 porte-bonheur + 7 Merci, messire ! (neutre)
variant-kingdom-3-8 = 3 Le 7 porte-bonheur + 8 Ce type doit être collectionneur (neutre)
variant-kingdom-3-9 = 3 Le 7 porte-bonheur + 9 Quelques sacrifices (neutre)
variant-kingdom-3-10 = 3 Le 7 porte-bonheur + 10 … pour qu’on ne le vole pas (neutre)
variant-kingdom-4-5 = 4 L’allée des vanités + 5 Faites de la place ! (neutre)
variant-kingdom-4-6 = 4 L’allée des vanités + 6 L’air occupé (difficile)
variant-kingdom-4-7 = 4 L’allée des vanités + 7 Merci, messire ! (neutre)
variant-kingdom-4-8 = 4 L’allée des vanités + 8 Ce type doit être collectionneur (simple)
variant-kingdom-4-9 = 4 L’allée des vanités + 9 Quelques sacrifices (neutre)
variant-kingdom-4-10 = 4 L’allée des vanités + 10 … pour qu’on ne le vole pas (neutre)
variant-kingdom-5-6 = 5 Faites de la place ! + 6 L’air occupé (neutre)
variant-kingdom-5-7 = 5 Faites de la place ! + 7 Merci, messire ! (neutre)
variant-kingdom-5-8 = 5 Faites de la place ! + 8 Ce type doit être collectionneur (neutre)
variant-kingdom-5-9 = 5 Faites de la place ! + 9 Quelques sacrifices (neutre)
variant-kingdom-5-10 = 5 Faites de la place ! + 10 … pour qu’on ne le vole pas (neutre)
variant-kingdom-6-7 = 6 L’air occupé + 7 Merci, messire ! (neutre)
variant-kingdom-6-8 = 6 L’air occupé + 8 Ce type doit être collectionneur (neutre)
variant-kingdom-6-9 = 6 L’air occupé + 9 Quelques sacrifices (neutre)
variant-kingdom-6-10 = 6 L’air occupé + 10 … pour qu’on ne le vole pas (neutre)
variant-kingdom-7-8 = 7 Merci, messire ! + 8 Ce type doit être collectionneur (neutre)
variant-kingdom-7-9 = 7 Merci, messire ! + 9 Quelques sacrifices (simple)
variant-kingdom-7-10 = 7 Merci, messire ! + 10 … pour qu’on ne le vole pas (simple)
variant-kingdom-8-9 = 8 Ce type doit être collectionneur + 9 Quelques sacrifices (neutre)
variant-kingdom-8-10 = 8 Ce type doit être collectionneur + 10 … pour qu’on ne le vole pas (neutre)
variant-kingdom-9-10 = 9 Quelques sacrifices + 10 … pour qu’on ne le vole pas (neutre)
variant-recipes = Recettes : avec ou sans les quatre cartes avancées.
variant-recipes-auto = Recettes avancées à trois ou quatre joueurs, pas à deux.
variant-recipes-full = Les quinze recettes.
variant-recipes-no_advanced = Les onze recettes simples ; conseillé pour une première partie.
variant-basic_tiles = Tuiles de base : comment les coins des auberges sont garnis.
variant-basic_tiles-draft = Chacun choisit quatre tuiles à tour de rôle et les place.
variant-basic_tiles-random = Quatre tuiles distribuées et placées au hasard ; conseillé pour une première partie.
variant-basic_tiles-none = Pas de tuiles de base, le début le plus simple : les coins restent fermés, et la première auberge pleine finit la partie avec ce tour.
variant-rounds = Manches : si une dernière manche est convenue.
variant-rounds-box = Autant qu’il en faut : on joue jusqu’à ce que des auberges soient pleines.
variant-rounds-8 = Après 8 manches au plus tard.
variant-rounds-10 = Après 10 manches au plus tard.
variant-rounds-12 = Après 12 manches au plus tard.
variant-rounds-15 = Après 15 manches au plus tard.
variant-rounds-20 = Après 20 manches au plus tard.
variant-start = Premier joueur.
variant-start-random = Le premier joueur est tiré au sort.
variant-start-seat-1 = La place 1 commence.
variant-start-seat-2 = La place 2 commence.
variant-start-seat-3 = La place 3 commence.
variant-start-seat-4 = La place 4 commence.
variant-recipes-auto-name = Selon places
variant-recipes-full-name = Toutes
variant-recipes-no_advanced-name = Simples
variant-basic_tiles-draft-name = Choix
variant-basic_tiles-random-name = Hasard
variant-basic_tiles-none-name = Aucune
variant-rounds-box-name = Libre
variant-start-random-name = Tirage
variant-start-seat-1-name = 1
variant-start-seat-2-name = 2
variant-start-seat-3-name = 3
variant-start-seat-4-name = 4

preset-first_game = Première partie : sans cartes Royaume, recettes simples, tuiles de base au hasard.
preset-first_game_lite = Première partie, au plus simple : de même, sans tuiles de base ; la première auberge pleine la finit.
preset-full_game = Partie complète : deux cartes Royaume, tuiles de base choisies, recettes selon le nombre de joueurs.
table-needs-corners = La carte Royaume { $card } demande des tuiles de base ; choisis une autre paire.

## Effects
effect-prestige = +{ $n } Prestige
effect-prestige-minus = −{ $n } Prestige
effect-revenue = +{ $n } revenu
effect-revenue-minus = −{ $n } revenu
effect-guldens = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
effect-guldens-minus = { $n ->
    [one] { $n } dette
   *[other] { $n } dettes
}
effect-reputation-plus = { $group } +{ $n }
effect-reputation-minus = { $group } −{ $n }
effect-recipe = { $n ->
    [1] pioche une recette
    [one] pioche { $n } recette
   *[other] pioche { $n } recettes
}
effect-reserve = { $n ->
    [1] réserve une tuile
    [one] réserve { $n } tuile
   *[other] réserve { $n } tuiles
}
effect-dice_guldens = un jet de dé en florins
effect-garden = un jeton de plus pour une tuile à ingrédient qui la recouvre
takeback-gossip = abandonne { $gossips }
takeback-recipe = { $n ->
    [1] défausse une recette au hasard
    [one] défausse { $n } recette au hasard
   *[other] défausse { $n } recettes au hasard
}
takeback-reserve = { $n ->
    [1] défausse une tuile réservée
    [one] défausse { $n } tuile réservée
   *[other] défausse { $n } tuiles réservées
}
takeback-dice_guldens = un jet de dé en dettes
price = { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
}
price-gossip = contre { $gossips }
price-or-gossip = { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
} ou { $gossips }
gives-ingredient = { $ingredient }
ingredient-at-hand = { $ingredient } (disponible)
ingredient-missing = { $ingredient } (manque)
recipe-reward = rapporte { $reward }

## Questions
prompt-signboard = Quelle enseigne accroches-tu à ton auberge ?
prompt-draft_pick = Quelle tuile de base gardes-tu ?
prompt-place_basic = Quelle tuile de base poses-tu dans quel coin ?
prompt-impression_welcome = Quels clients accueilles-tu ? Ensuite, on te demande qui tu éconduis.
prompt-impression_unwelcome = Tu accueilles : { $group }. Quels clients éconduis-tu ?
prompt-gossip_action = Que fais-tu de tes rumeurs ?
prompt-gossip_rep_up = Auprès de quel groupe ta réputation monte-t-elle de { $number } ?
prompt-gossip_rep_down = Quelle réputation baisse, et auprès de quel groupe ?
prompt-gossip_victims = À quels deux rivaux prends-tu un florin ?
prompt-gossip_steal_type = Quelle rumeur voles-tu ?
prompt-gossip_track = Quelle piste renouvelles-tu ?
prompt-swap_own_tile = Laquelle de tes tuiles à ingrédient cèdes-tu ?
prompt-swap_other_tile = Quelle tuile prends-tu contre « { $tile } » ?
prompt-invest = Quelle tuile achètes-tu ? Tu as { $pouch ->
    [one] { $pouch } florin
   *[other] { $pouch } florins
} et peux acheter { $left ->
    [1] encore une tuile
    [one] jusqu’à { $left } tuile
   *[other] jusqu’à { $left } tuiles
}.
prompt-pay = Comment paies-tu « { $tile } » ?
prompt-reserve = Quelle tuile réserves-tu pour un tour suivant ?
prompt-build = Où bâtis-tu « { $tile } » ?
prompt-complete_recipe = Réalises-tu une recette ?
prompt-ingredient_source = Quelle tuile fournit l’ingrédient ({ $ingredient }) ?
prompt-announce_end = Ton auberge est pleine. Annonces-tu la fin de la partie ?
prompt-distressed_gossip = Les Démunis te confient quelque chose : quelle rumeur prends-tu ?
prompt-outlaws_lose_gossip = Le dé des Hors-la-loi : quelle rumeur abandonnes-tu ?
prompt-travellers_action = Les Voyageurs apportent des recettes : que fais-tu ?
prompt-travellers_keep = Quelle recette gardes-tu ?
prompt-travellers_discard = Quelle recette défausses-tu ?
prompt-travellers_victim = À qui prends-tu une recette ?
prompt-travellers_replace = { $thief } t’a pris une recette. En pioches-tu une autre ?
prompt-townsfolk_action = Les Citadins négocient les tuiles réservées : que fais-tu ?
prompt-townsfolk_own = Laquelle de tes tuiles réservées ?
prompt-townsfolk_target = Que prends-tu contre « { $tile } » ?
prompt-gain_gossip_type = Quelle rumeur prends-tu ?
prompt-lose_gossip_type = Quelle rumeur rends-tu ?
prompt-gain_reputation_group = Auprès de quel groupe ta réputation monte-t-elle de { $number } ?
prompt-lose_reputation_group = Auprès de quel groupe ta réputation baisse-t-elle de { $number } ?
prompt-reserve_effect = Quelle tuile réserves-tu ?
prompt-discard_reserved = Quelle tuile réservée rends-tu ?
prompt-collector_line = Quelles trois tuiles montres-tu au collectionneur ?

short-signboard = choisis une enseigne
short-draft_pick = choisis une tuile de base
short-place_basic = place une tuile de base
short-impression_welcome = choisis qui tu accueilles, ou continue
short-impression_unwelcome = choisis qui tu éconduis
short-gossip_action = utilise tes rumeurs, ou continue
short-gossip_rep_up = choisis un groupe qui t’appréciera davantage
short-gossip_rep_down = choisis quelle réputation baisse
short-gossip_victims = choisis deux rivaux à voler
short-gossip_steal_type = choisis une rumeur à voler
short-gossip_track = choisis une piste
short-swap_own_tile = choisis une de tes tuiles à ingrédient
short-swap_other_tile = choisis une tuile à ingrédient d’un rival
short-invest = achète des tuiles, ou continue
short-pay = choisis comment payer
short-reserve = réserve une tuile, ou continue
short-build = bâtis la tuile achetée
short-complete_recipe = réalise des recettes, ou continue
short-ingredient_source = choisis la tuile qui fournit l’ingrédient
short-announce_end = dis si la partie se termine
short-distressed_gossip = choisis une rumeur
short-outlaws_lose_gossip = choisis une rumeur à abandonner
short-travellers_action = utilise l’action des Voyageurs, ou continue
short-travellers_keep = choisis la recette à garder
short-travellers_discard = choisis la recette à défausser
short-travellers_victim = choisis un rival
short-travellers_replace = pioche une recette, ou non
short-townsfolk_action = utilise l’action des Citadins, ou continue
short-townsfolk_own = choisis une de tes tuiles réservées
short-townsfolk_target = choisis ce que tu prends en échange
short-gain_gossip_type = choisis une rumeur
short-lose_gossip_type = choisis une rumeur à rendre
short-gain_reputation_group = choisis un groupe
short-lose_reputation_group = choisis un groupe
short-reserve_effect = choisis une tuile à réserver
short-discard_reserved = choisis une tuile réservée à rendre
short-collector_line = choisis un alignement de trois

## Options
option-basic = { $tile }
option-place = { $tile } en { $space }
option-signboard = { $signboard }
option-welcome = Accueillir : { $group }
option-unwelcome = Éconduire : { $group }
option-group = { $group }
option-gossip = { $gossip }
option-gossip-held = tu en as { $held }
option-gossip_action-0 = { $number ->
    [one] Prendre { $number } florin
   *[other] Prendre { $number } florins
}
option-gossip_action-1 = Voler { $number ->
    [1] un florin
    [one] { $number } florin
   *[other] { $number } florins
} et une rumeur à ton rival
option-gossip_action-2 = Voler { $number ->
    [1] un florin
    [one] { $number } florin
   *[other] { $number } florins
} à chacun de deux rivaux
option-gossip_action-3 = Monter ta réputation de { $number } auprès d’un groupe
option-gossip_action-4 = Baisser une réputation de { $number }, puis monter la tienne
option-gossip_action-5 = Baisser de { $number } la réputation de deux rivaux
option-gossip_action-6 = Renouveler une piste
option-gossip_action-7 = Échanger une tuile à ingrédient avec un rival
option-gossip_action-end = Fini avec les rumeurs
option-impression_welcome-pass = Laisser les clients en place
option-rep-down = { $group }, { $seat }
option-victims = { $first } et { $second }
option-victims-chests = dans leurs Coffres : { $first } et { $second }
option-steal-gossip = { $gossip }
option-track = Piste { $tier }
option-tile = { $tile } en { $space }
option-source = { $tile } en { $space }
option-tokens = { $tokens ->
    [0] aucun jeton dessus
    [one] 1 jeton dessus
   *[other] { $tokens } jetons dessus
}
option-of-seat = { $seat } : { $thing }
option-buy = Acheter : { $tile } ({ $price })
option-buy-reserved = Acheter la tuile réservée : { $tile } ({ $price })
option-pay-guldens = { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
}
option-pay-guldens-left = il en reste { $left } dans ta Bourse
option-pay-gossip = { $gossips }
option-pay-gossip-left = il t’en reste { $left }
option-invest-end = Ne plus rien acheter
warn-guldens = { $n ->
    [one] { $n } florin est perdu : le Coffre en contient { $most }
   *[other] { $n } florins sont perdus : le Coffre en contient { $most }
}
warn-special = l’action spéciale est perdue
option-reserve = Réserver : { $tile } ({ $price })
option-reserve-pass = Ne rien réserver
option-space = { $space }
option-reserved = { $tile }
option-reserved-place = { $tile }, place { $place }
option-target = { $tile } ({ $price })
option-target-discard = { $tile } (défausse)
option-recipe = { $recipe }
option-recipe-effect = { $needs } ; rapporte { $reward }
option-recipe-risk = une recette non réalisée coûte des points à la fin
option-complete_recipe-end = Fini avec les recettes
option-recipes-held = { $recipes ->
    [one] { $recipes } recette en main
   *[other] { $recipes } recettes en main
}
option-rob = { $seat }
option-travellers-0 = { $number ->
    [1] Piocher une recette et la garder
    [one] Piocher { $number } recette, en garder une
   *[other] Piocher { $number } recettes, en garder une
}
option-travellers-1 = Défausser une recette de ta main
option-travellers-2 = Prendre au hasard une recette d’un rival
option-travellers_action-pass = Ne rien faire
option-travellers_replace-pass = Ne pas piocher
option-replacement = Piocher une recette
option-townsfolk-0 = Échanger une tuile réservée contre une de la piste ou de la défausse
option-townsfolk-1 = Échanger une tuile réservée avec un rival
option-townsfolk-2 = Remettre une tuile réservée dans son sac pour { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
}
option-townsfolk_action-pass = Ne rien faire
option-announce-yes = Annoncer la fin : cette manche est la dernière
option-announce-no = Continuer
option-line = { $tiles }
forecast-move = { $before } à { $after }
forecast-special = déclenche { $number ->
    [1] l’action
   *[other] { $number } fois l’action
} des { $group }
forecast-first = après l’action des { $group }
forecast-void = déclenche { $number ->
    [1] l’action
   *[other] { $number } fois l’action
} des { $group }, sans effet
forecast-cover = recouvre « { $tile } » ({ $effects })
forecast-cover-free = recouvre « { $tile } » (rien à rendre)
forecast-extra-token = un jeton de plus
forecast-collector = le collectionneur donne { $bonus }
forecast-line = un alignement pour le collectionneur : { $bonus }

## What happened
event-start = Premier joueur : { $seat }.
event-kingdom = La loi « { $law } » vaut pour toute la partie.
event-signboard = { $seat } accroche l’enseigne « { $signboard } ».
event-dealt = Chacun reçoit { $number ->
    [1] une tuile de base
    [one] { $number } tuile de base
   *[other] { $number } tuiles de base
}.
event-hands-passed = Chacun a choisi. Les mains passent à gauche, { $number ->
    [1] une tuile
    [one] { $number } tuile
   *[other] { $number } tuiles
} dans chacune.
event-revealed = { $seat } montre : { $basic1 }, { $basic2 }, { $basic3 } et { $basic4 }.
event-placed = { $seat } pose « { $basic } » en { $space }.
event-prestige = { $change ->
    [one] { $seat } gagne { $change } point de Prestige ({ $now }).
   *[other] { $seat } gagne { $change } points de Prestige ({ $now }).
}
event-prestige-down = { $change ->
    [one] { $seat } perd { $change } point de Prestige ({ $now }).
   *[other] { $seat } perd { $change } points de Prestige ({ $now }).
}
event-revenue = { $seat } : le revenu monte de { $change }, à { $now }.
event-revenue-down = { $seat } : le revenu baisse de { $change }, à { $now }.
event-guldens = { $seat } reçoit { $number ->
    [one] { $number } florin
   *[other] { $number } florins
}.
event-guldens-limit = { $seat } reçoit { $number ->
    [one] { $number } florin
   *[other] { $number } florins
} ; le Coffre est plein, { $lost ->
    [one] { $lost } florin est perdu
   *[other] { $lost } florins sont perdus
}.
event-debts = { $seat } contracte { $number ->
    [1] une dette
    [one] { $number } dette
   *[other] { $number } dettes
} ({ $now } en tout).
event-gossip-gained = { $seat } prend { $gossips } (total : { $now }).
event-gossip-lost = { $seat } abandonne { $gossips } (total : { $now }).
event-reputation = { $seat } : { $group } de { $before } à { $after }.
event-special = { $seat } déclenche l’action des { $group }.
event-special-void-distressed = { $seat } déclenche l’action des Démunis, mais ne peut prendre aucune rumeur.
event-special-void-travellers = { $seat } déclenche l’action des Voyageurs, mais il n’y a pas de recette à piocher, à défausser ni à prendre.
event-special-void-townsfolk = { $seat } déclenche l’action des Citadins, mais n’a pas de tuile réservée : rien ne se passe.
event-special-declined = { $seat } renonce à l’action des { $group }.
event-die = { $seat } fait { $number } au dé.
event-die-void-gossip = { $seat } n’a aucune rumeur à abandonner : le dé ne change rien.
event-die-void-reputation = { $seat } n’a là ni réputation ni Prestige à perdre : le dé ne change rien.
event-die-void-revenue = { $seat } ne peut pas gagner moins : le dé ne change rien.
event-recipe-drawn = { $seat } pioche la recette « { $recipe } ».
event-recipe-drawn-hidden = { $seat } prend une recette.
event-recipe-discarded = { $seat } défausse la recette « { $recipe } ».
event-recipe-stolen = { $seat } prend la recette « { $recipe } » à { $victim }.
event-recipe-stolen-hidden = { $seat } prend une recette à { $victim }.
event-recipe-completed = { $seat } réalise « { $recipe } ».
event-deck-reshuffled = { $number ->
    [one] { $number } recette défaussée forme une nouvelle pioche.
   *[other] { $number } recettes défaussées sont mélangées en une nouvelle pioche.
}
event-tile-laid = « { $tile } » arrive sur la piste { $track }.
event-tile-discarded = « { $tile } » quitte la piste { $track }.
event-reserved = { $seat } réserve « { $tile } ».
event-bought = { $seat } achète « { $tile } » pour { $number ->
    [one] { $number } florin
   *[other] { $number } florins
}.
event-bought-gossip = { $seat } achète « { $tile } » contre { $gossips }.
event-built = { $seat } bâtit « { $tile } » en { $space }.
event-covered = { $seat } recouvre « { $basic } » en { $space } et rend ses bonus.
event-covered-free = { $seat } recouvre « { $basic } » en { $space }.
event-purchase-lost = { $seat } n’a plus de case pour « { $tile } » : la tuile est perdue sans remboursement.
event-tokens = { $seat } pose des jetons en { $space } : { $number } × { $stocked }.
event-token-used = { $seat } utilise un jeton ({ $ingredient }) de « { $tile } » en { $space }.
event-impression = { $seat } accueille les { $welcome } et éconduit les { $unwelcome }.
event-gossip-action-0 = { $seat } dépense une rumeur économique contre des florins.
event-gossip-action-1 = { $seat } dépense deux rumeurs économiques pour voler.
event-gossip-action-2 = { $seat } dépense deux rumeurs économiques pour voler deux rivaux.
event-gossip-action-3 = { $seat } dépense une rumeur politique pour sa réputation.
event-gossip-action-4 = { $seat } dépense deux rumeurs politiques pour baisser une réputation et en monter une autre.
event-gossip-action-5 = { $seat } dépense deux rumeurs politiques pour baisser la réputation de deux rivaux.
event-gossip-action-6 = { $seat } dépense une rumeur de voyage pour renouveler une piste.
event-gossip-action-7 = { $seat } dépense deux rumeurs de voyage pour échanger des tuiles à ingrédient.
event-guldens-stolen = { $seat } vole { $number ->
    [1] un florin
    [one] { $number } florin
   *[other] { $number } florins
} à { $victim }.
event-guldens-stolen-limit = { $seat } vole { $number ->
    [1] un florin
    [one] { $number } florin
   *[other] { $number } florins
} à { $victim } ; le Coffre est plein, { $lost ->
    [one] { $lost } florin est perdu
   *[other] { $lost } florins sont perdus
}.
event-gossip-stolen = { $seat } vole une rumeur à { $victim } : { $gossip }.
event-refreshed = { $seat } vide la piste { $tier }.
event-swapped = { $seat } échange « { $tile } » avec { $victim } contre « { $other } ».
event-changed-inn = « { $tile } » passe de l’auberge ({ $victim }) à l’auberge ({ $seat }) { $number ->
    [0] sans jeton
    [one] avec { $number } jeton
   *[other] avec { $number } jetons
}.
event-changed-inn-marked = « { $tile } » passe de l’auberge ({ $victim }) à l’auberge ({ $seat }) { $number ->
    [0] avec la marque du collectionneur
    [one] avec { $number } jeton et la marque du collectionneur
   *[other] avec { $number } jetons et la marque du collectionneur
}.
event-exchanged = { $seat } échange la tuile réservée « { $tile } » contre « { $other } ».
event-reserved-swapped = { $seat } échange la tuile réservée « { $tile } » avec { $victim } contre « { $other } ».
event-returned = { $seat } remet la tuile réservée « { $tile } » dans son sac.
event-reserved-discarded = { $seat } défausse la tuile réservée « { $tile } ».
event-collected = { $seat } montre au collectionneur un alignement de trois : { $colour }.
event-turn = Manche { $round } : { $seat } commence son tour avec { $number ->
    [one] { $number } florin
   *[other] { $number } florins
} dans la Bourse.
event-income = { $seat } reçoit { $number ->
    [one] { $number } florin
   *[other] { $number } florins
} de revenu (Coffre : { $now }).
event-income-limit = { $seat } reçoit { $number ->
    [one] { $number } florin
   *[other] { $number } florins
} de revenu (Coffre : { $now }) ; { $lost ->
    [one] { $lost } de trop est perdu
   *[other] { $lost } de trop sont perdus
}.
event-kept = { $seat } remet au Coffre { $number ->
    [one] { $number } florin non dépensé
   *[other] { $number } florins non dépensés
} ({ $now }).
event-kept-limit = { $seat } remet au Coffre { $number ->
    [one] { $number } florin non dépensé
   *[other] { $number } florins non dépensés
} ({ $now }) ; { $lost ->
    [one] { $lost } de trop est perdu
   *[other] { $lost } de trop sont perdus
}.
event-debts-paid = { $seat } paie { $number ->
    [1] une dette
    [one] { $number } dette
   *[other] { $number } dettes
} ; il en reste { $left }, et { $now ->
    [one] { $now } florin
   *[other] { $now } florins
} au Coffre.
event-announced = { $seat } annonce la fin : cette manche est la dernière.
event-ended-1 = La dernière manche annoncée est finie.
event-ended-2 = Toutes les auberges sont pleines : la partie est terminée.
event-ended-3 = La première auberge est pleine : la partie est terminée.
event-ended-4 = La dernière manche est finie.
event-pouch-refilled = { $number ->
    [one] { $number } tuile défaussée de niveau { $tier } retourne dans le sac.
   *[other] Les { $number } tuiles défaussées de niveau { $tier } retournent dans le sac.
}
event-offered = { $seat } pioche { $number ->
    [1] une recette
    [one] { $number } recette
   *[other] { $number } recettes
} pour choisir.

## The table
status-setup = Mise en place
status-round = Manche { $round }
status-turn = { $seat } : { $step }
status-start = Premier joueur : { $seat }
status-rolled = dé lancé pendant ce tour : { $rolls }
status-announced = { $seat } a annoncé la fin : dernière manche
status-end = Avec une auberge pleine (16 cases), tu peux annoncer la fin ; quand toutes sont pleines, la partie est terminée
status-end-first = La première auberge pleine (16 cases) finit la partie avec ce tour
status-over = { $round ->
    [one] La partie est terminée après { $round } manche
   *[other] La partie est terminée après { $round } manches
}
step-chest_to_pouch = étape 1, du Coffre à la Bourse
step-impression = étape 2, impression des clients
step-gossip_actions = étape 3, actions de rumeur
step-invest = étape 4, investir
step-reserve = étape 5, réserver
step-build = étape 6, bâtir
step-recipes = étape 7, recettes
step-update = étape 8, bilan
step-end = étape 9, fin du tour
zone-kingdom = Cartes Royaume
zone-track = Piste d’investissement { $tier }
zone-discard-top = Dessus de la défausse
zone-acquired = Achats de ce tour
zone-reputation = Réputation
zone-recipes = Recettes
zone-offer = Piochées pour choisir
zone-recipe-discard = Recettes défaussées
zone-supply = Réserve de rumeurs
zone-mat = { $seat }, { $signboard }
zone-mat-unnamed = { $seat }
zone-inn = Auberge
zone-row = Ligne { $row }
zone-reserve = Réservées
zone-guests = Clients
zone-own-reputation = Renommée
zone-hand = Recettes en main
zone-completed = Recettes réalisées
zone-draft = Tuiles de base à choisir
zone-signboards = Enseignes à choisir
zone-kept = Tuiles de base gardées
counter-points = points
counter-prestige = Prestige
counter-pouch-guldens = Bourse
counter-chest = Coffre
counter-debt = dettes
counter-revenue = revenu
counter-covered = cases couvertes
counter-recipes = recettes en main
counter-turns = tours joués
counter-guldens = florins
counter-pouch = dans le sac
counter-discard = défaussées
counter-recipe-deck = dans la pioche
piece-empty = vide
piece-offer = { $tile } ({ $gives })
piece-law = { $card } – { $law }
piece-space-inner = { $space } (intérieur)
piece-space-outer = { $space }
piece-closed = { $space } (fermée)
piece-token = { $seat } sur { $space } ({ $points })
piece-reputation = { $group } { $space } ({ $points })
piece-guest = { $group }
piece-guest-welcome = { $group } (accueillis)
piece-guest-unwelcome = { $group } (éconduits)
ring-inner = { $space }, anneau intérieur
ring-outer = { $space }, anneau extérieur
note-leaves = part à la fin de l’étape 5
note-tokens = { $ingredient } : { $tokens ->
    [0] épuisé
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
note-marked = déjà compté
note-gave = a donné { $effects }
note-basic = { $effects } ; bonus à rendre quand elle est recouverte
note-basic-free = { $effects } ; rien à rendre quand elle est recouverte
note-hand = chaque recette restante à la fin coûte des points
note-picked = Tu gardes « { $tile } ».
note-deciding = choisit
note-income = Après l’étape 8 : { $chest ->
    [one] { $chest } florin
   *[other] { $chest } florins
} au Coffre, { $paid ->
    [one] { $paid } dette payée
   *[other] { $paid } dettes payées
}, { $debt } de reste
special-distressed = action sur { $spaces } et au-delà de 12 : une rumeur au choix ; points { $points }
special-outlaws = action sur { $spaces } et au-delà de 12 : lance le dé ; points { $points }
special-travellers = action sur { $spaces } et au-delà de 12 : pioche, défausse ou vole une recette ; points { $points }
special-townsfolk = action sur { $spaces } et au-delà de 12 : négocie une tuile réservée ; points { $points }
special-nobles = action sur { $spaces } et au-delà de 12 : des florins ; points { $points }

## Why not
why-over = La partie est terminée.
why-not-asked = La question n’est pas pour toi : la table attend { $seat }.
why-other-question = Pas maintenant : d’abord, { $question }.
why-empty = Il n’y a rien là.
why-signboard-taken = Cette enseigne est déjà prise par { $seat }.
why-too-dear = { $cost ->
    [one] Cela coûte { $cost } florin, tu en as { $pouch }.
   *[other] Cela coûte { $cost } florins, tu en as { $pouch }.
}
why-too-dear-gossip = Cela coûte { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
} ou { $gossips } ; tu as { $pouch ->
    [one] { $pouch } florin
   *[other] { $pouch } florins
} et { $held } de ces rumeurs.
why-kingdom = Une carte Royaume l’interdit. { $laws }
why-no-free-space = Il ne reste pas de case libre pour elle dans ton auberge.
why-no-room = Aucune case où la bâtir : un bonus ne pourrait pas être rendu, ou le Prestige tomberait sous 1.
why-no-room-after = La seconde tuile achetée n’aurait plus de case.
why-built-over = Une tuile d’auberge s’y trouve déjà.
why-no-corner = Les tuiles de base vont dans les coins.
why-basic-there = Une tuile de base s’y trouve déjà.
why-closed-corner = Sans tuiles de base, les coins restent fermés.
why-take-back = Tu ne peux pas rendre les bonus de la tuile de base qui s’y trouve, ou le Prestige tomberait sous 1, ou la seconde tuile n’aurait plus de case.
why-other-tier-or-double = On ne prend qu’une tuile du même niveau, et aucune tuile ne peut être deux fois sur une piste.
why-rivals-reserve = Tu échanges avec un rival : choisis une tuile réservée par quelqu’un d’autre.
why-already-welcome = Les { $group } sont déjà sur la case d’accueil ; chaque case demande un autre groupe qu’avant.
why-already-unwelcome = Les { $group } sont déjà sur la case des éconduits ; chaque case demande un autre groupe qu’avant.
why-both = Les { $group } ne peuvent pas être à la fois accueillis et éconduits.
why-prestige = Le Prestige tomberait sous 1 ; tu en as { $prestige }.
why-not-yours = Cela appartient à { $seat }.
why-no-ingredient = Seules les tuiles à ingrédient s’échangent.
why-no-swap = Échange impossible : il enfreindrait une carte Royaume, ou il faut une tuile de l’autre auberge.
why-no-token = Cet ingrédient n’est pas sur la tuile : { $ingredient }.
why-gossip-used = Déjà utilisée pendant ce tour : { $gossip } ; chaque sorte sert une fois par tour.
why-gossip-few = Tu n’en as pas assez : { $gossip }.
why-gossip-idle = Sans effet maintenant, ou trop chère pour toi : { $gossip }.
why-gossip-full = Tu en as autant que permis : { $gossip }.
why-gossip-none-left = Il n’y en a plus à prendre : { $gossip }.
why-not-in-hand = Cette recette n’est pas dans ta main.
why-not-dealt = Cette tuile n’est pas parmi celles que tu peux choisir.
why-yourself = Choisis quelqu’un d’autre.
why-no-recipe = { $seat } n’a pas de recette en main.
why-no-gulden = Aucun des deux n’a de florin au Coffre.
why-rivals-gossip = Tu voles ton rival : choisis une de ses rumeurs.
why-no-price = La tuile ne se paie pas ainsi : { $gossip }.
why-struck = { $seat } a déjà perdu de la réputation par cette action ; choisis quelqu’un d’autre.
why-no-exchange = Il n’y a pas de tuile de son niveau contre laquelle l’échanger.
why-market = Tu l’échanges avec le marché : choisis une tuile de la piste ou de la défausse.
why-not-drawn = Cette recette n’est pas parmi celles que tu as piochées.
why-ingredients = Il te manque encore, sur tes propres tuiles : { $ingredients }.

## Score
score-heading = { scene-final }
score-part-reputation = Réputation
score-part-last = Le dernier décompte
score-prestige = Prestige
score-distressed = Démunis
score-outlaws = Hors-la-loi
score-travellers = Voyageurs
score-townsfolk = Citadins
score-nobles = Nobles
score-guldens = Florins au Coffre
score-gossips = Rumeurs
score-ingredients = Ingrédients
score-debts = Dettes
score-recipes = Recettes restées en main
score-least = Relevé au score minimal
score-tie-nobles = Réputation chez les Nobles
score-tie-townsfolk = Réputation chez les Citadins

## On the shelf
title-name = Crossroads Inn
title-motto = La meilleure auberge du royaume vaut une couronne.
title-minutes = 90–120 min

## Scenes
scene-final = La route continue
scene-final-note = On compte le Prestige de chaque auberge
scene-inn = Auberge
scene-prestige = Prestige
scene-prestige-note = sur la piste
scene-reputation = Réputation
scene-reputation-note = cinq groupes
scene-guldens = Coffre
scene-guldens-note = florins restants
scene-gossips = Rumeurs
scene-gossips-note = restantes
scene-ingredients = Vivres
scene-ingredients-note = ingrédients restants
scene-debts = Dettes
scene-debts-note = non payées
scene-recipes = Recettes
scene-recipes-note = { $n } de moins chacune
scene-recipes-none = aucune en main
scene-least = Minimum
scene-least-note = personne n’a moins
scene-left = reste { $n }
scene-round = Manche { $n }

# What a position is worth, part by part.
term-prestige = Prestige
term-reputation = réputation
term-purse = florins, revenu et rumeurs
term-recipes = recettes et ingrédients
term-tiles = tuiles à bâtir
term-room = cases libres dans l’auberge

## Qu’est-ce que c’est ?
signs-money = Argent et renom
signs-groups = Qui vient à l’auberge
signs-gossip = Rumeurs
signs-tiles = Tuiles
signs-inn = L’auberge
signs-ingredients = Les dix ingrédients
kind-slot = Tuile de la piste { $tier }, emplacement { $place }
kind-slot-last = Tuile de la piste { $tier }, dernier emplacement
kind-heap = Dessus de la défausse de la piste { $tier }
kind-bought = Achetée par { $seat }, pas encore bâtie
kind-reserved = Réservée par { $seat }
kind-inn = Auberge de { $seat } : { $space }
kind-space = Case libre dans l’auberge de { $seat }
kind-group = Piste de réputation
kind-standing = Réputation de { $seat }
kind-guest-tile = Tuile de clients de { $seat }
kind-gossip = Rumeurs de { $seat }
kind-kingdom = Carte Royaume { $number }, pour tous
kind-recipe-hand = Recette dans la main de { $seat }
kind-recipe-offer = Recette piochée, au choix
kind-recipe-discard = Recette défaussée
kind-recipe-completed = Recette réalisée par { $seat }
text-built = Une fois bâtie : { $effects }.
text-placed = Une fois posée : { $effects }.
text-gave = A donné en arrivant ici : { $effects }.
text-marked = Elle a servi au collectionneur et ne compte plus pour lui.
label-room = Cases
label-built-here = Bâti ici
label-cover = Recouverte
label-reward = Récompense
label-needs = Demande
label-tracks = Sur les pistes
label-unfinished = Pas réalisée
label-next = Case suivante
label-die = Le dé
label-others = Les autres
label-spaces = À la fin
label-welcomed = Accueillis
label-turned-away = Éconduits
label-pair = La paire
label-inn = Chez toi
label-on-card = Sur la carte
label-rest = Tout le reste
have-pouch = { $n ->
    [one] { $n } florin dans la Bourse
   *[other] { $n } florins dans la Bourse
}
have-chest = { $n ->
    [one] { $n } florin dans le Coffre
   *[other] { $n } florins dans le Coffre
}
have-gossips = { $n } sur { $limit } au plus ; chacune compte à la fin
worth-at-once = { $prestige } tout de suite
worth-by-reputation = la réputation compte à la fin
worth-counts = compte { $points } à la fin
worth-any-group = au mieux { $n } de plus à la fin
worth-no-prestige = aucun Prestige, ni maintenant ni à la fin
worth-room = { $free ->
    [0] l’auberge est pleine
   *[other] sur { $n } des { $free } encore libres
}
worth-common = { $ingredient }, sur { $n ->
    [one] { $n } tuile du jeu
   *[other] { $n } tuiles du jeu
}
worth-wanted = demandé par : { $recipes }
worth-cover-free = rien à rendre
worth-unfinished = tant qu’elle reste en main
worth-space = case { $space }
worth-side = sur { $side } : { $effects }
worth-spaces = case par case à partir de 0 : { $points }
worth-left = { $n } dans la réserve
worth-colour = { $colour } : { $n }
worth-rings = libres à l’intérieur : { $inner }, à l’extérieur : { $outer }
worth-corners = { $n ->
    [one] { $n } coin à recouvrir
   *[other] { $n } coins à recouvrir
}
worth-row = ligne { $line }, { $tiles } : une troisième rapporte { $bonus }
worth-column = colonne { $line }, { $tiles } : une troisième rapporte { $bonus }
worth-no-line = aucune troisième tuile ne rapporterait un bonus de la carte à présent
worth-card-bare = plus rien
worth-chest = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} avec la Bourse ; { $each } comptent un point à la fin
worth-unpaid = { $n ->
    [0] aucune dette
    [one] { $n } dette à payer
   *[other] { $n } dettes à payer
}
worth-uncooked = { $n ->
    [0] aucune en main
    [one] { $n } en main, pas réalisée
   *[other] { $n } en main, pas réalisées
}
worth-points = si la partie s’arrêtait maintenant
worth-on-track = sur la piste de Prestige
worth-groups = pour les cinq groupes
worth-rest = florins, rumeurs et ingrédients, moins les dettes et les recettes en main
sign-point = Points
sign-point-says = Le total si la partie s’arrêtait maintenant. Le plus de points gagne.
sign-prestige = Prestige
sign-prestige-says = Le renom, sur sa piste. Chacun vaut un point à la fin ; il ne tombe jamais sous 1.
sign-gulden = Florin
sign-gulden-says = L’argent. Seul celui de ta Bourse se dépense.
sign-pouch = Bourse
sign-pouch-says = Ce qui peut être dépensé ce tour-ci. Le reste retourne au Coffre à l’étape 8.
sign-chest = Coffre
sign-chest-says = L’argent du prochain tour, { $limit } au plus ; le surplus est perdu.
sign-debt = Dette
sign-debt-says = Payée par le Coffre à l’étape 8. S’il en reste une à la fin, elle coûte un point.
sign-revenue = Revenu
sign-revenue-says = Autant de florins arrivent dans le Coffre à chaque tour, de 1 à { $limit }.
sign-reputation = Réputation
sign-reputation-says = Le petit chiffre de la case atteinte compte à la fin. Sous 0, chaque pas coûte du Prestige à la place.
sign-distressed-says = Sur { $spaces } et au-delà de 12 : une rumeur au choix.
sign-outlaws-says = Sur { $spaces } et au-delà de 12 : lance le dé.
sign-travellers-says = Sur { $spaces } et au-delà de 12 : pioche, défausse ou vole une recette.
sign-townsfolk-says = Sur { $spaces } et au-delà de 12 : échange ou revends une tuile réservée.
sign-nobles-says = Sur { $spaces } et au-delà de 12 : { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
} pour le Coffre.
sign-any = Groupe au choix
sign-any-says = Tu choisis lequel des cinq groupes.
sign-gossip-says = À l’étape 3, chaque sorte agit une fois. Certaines tuiles se paient en rumeurs, et celles qui restent comptent à la fin.
sign-economic-says = Une : { $guldens ->
    [one] { $guldens } florin
   *[other] { $guldens } florins
} pour la Bourse. Deux : { $seats ->
    [2] { $stolen ->
        [one] { $stolen } florin
       *[other] { $stolen } florins
    } et une rumeur pris au rival.
   *[other] { $stolen ->
        [one] { $stolen } florin
       *[other] { $stolen } florins
    } de chacun de deux rivaux.
}
sign-political-says = Une : une réputation à soi monte de { $raised }. Deux : { $seats ->
    [2] n’importe quelle réputation baisse de { $lowered }, puis une à soi monte.
   *[other] deux rivaux perdent chacun { $lowered } de réputation.
}
sign-traveller-says = Une : une piste est renouvelée. Deux : une tuile à ingrédient est échangée avec un rival.
sign-gossip-any-says = Tu choisis laquelle des trois sortes.
sign-furnishing-says = Une chaise sur fond jaune. Jamais d’ingrédient.
sign-service-says = Une cloche sur fond brun. Donne beaucoup, et prend souvent quelque chose.
sign-worker-says = Un marteau sur fond bleu. Ceux qui travaillent pour toi.
sign-guest-says = Une étoile sur fond rouge. Quelqu’un qui porte un nom.
sign-track = Piste d’investissement
sign-track-says = Quatre tuiles à acheter. Elles glissent vers la droite ; la dernière part à la fin de l’étape 5.
sign-sack = Sac
sign-sack-says = Les tuiles pas encore tirées ; le jeu en a deux de chaque sorte. Tout le monde peut regarder dedans.
sign-heap-says = Les tuiles parties de la piste. Elles retournent dans le sac quand il n’en a plus qui convienne.
sign-reserve = Réserve
sign-reserve-says = Deux places pour des tuiles à acheter plus tard. Personne d’autre ne peut les acheter.
sign-bought-says = Ce qui est acheté se bâtit à l’étape 6 du même tour, dans l’ordre des achats.
sign-inn = Auberge
sign-inn-says = Seize cases et quatre coins. Chaque tuile se bâtit sur une case libre et y reste.
sign-inner-says = Sur l’anneau intérieur, au cœur de l’auberge. On peut bâtir ici ; certaines cartes Royaume regardent l’anneau.
sign-outer-says = Sur l’anneau extérieur, le long des murs. On peut bâtir ici ; certaines cartes Royaume regardent l’anneau.
sign-closed-says = Sans tuiles de base, les coins restent fermés.
sign-corner-says = On peut la recouvrir ; ses bonus sont alors rendus.
sign-basic = Tuile de base
sign-basic-says = Posée sur un coin dès le début. Si tu la recouvres, tu rends ce qu’elle a donné.
sign-garden-says = Une tuile à ingrédient qui la recouvre reçoit un jeton de plus.
sign-covered-says = Les coins ne comptent pas. Avec ses seize cases couvertes, l’auberge est pleine et la fin est proche.
sign-recipe = Recette
sign-recipe-says = Avec un jeton de chaque ingrédient sur ses propres tuiles, elle se réalise à l’étape 7 ; les jetons partent.
sign-deck-says = On pioche les recettes ici. Les défaussées sont mélangées quand la pioche est vide.
sign-offer-says = L’une reste avec toi, l’autre est défaussée.
sign-ingredient = Ingrédient
sign-ingredient-says = { $n ->
    [one] { $n } tuile du jeu le donne.
   *[other] { $n } tuiles du jeu le donnent.
}
sign-kingdom = Carte Royaume
sign-kingdom-says = Elle vaut pour toutes les auberges, toute la partie.
sign-collector = Marque du collectionneur
sign-collector-says = Trois tuiles d’une couleur, sans marque et alignées, prennent un bonus de la carte. Une fois parti, il est parti.
sign-guest-tile-says = À l’étape 2, on peut accueillir un groupe et en éconduire un autre, chacun différent de la dernière fois.
sign-welcome = Accueillis
sign-welcome-says = La réputation auprès de ce groupe monte de 1.
sign-unwelcome = Éconduits
sign-unwelcome-says = La réputation auprès de ce groupe baisse de 1.
sign-die = Dé des Hors-la-loi
sign-die-says = Ses six faces apportent du bon et du mauvais ; elles sont toutes dites chez les Hors-la-loi.
sign-turn-says = Un tour a neuf étapes. Tout le monde joue autant de tours, sauf si une auberge pleine arrête la partie aussitôt.
sign-signboard-says = Elle montre quelle auberge est la tienne et ne change rien d’autre.
