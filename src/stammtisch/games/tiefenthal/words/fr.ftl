# The Taverns of Tiefenthal in French.

## Ready-made settings
preset-first_game = Première partie : trois tavernes et le seul module 1, dés, invités, personnel et nobles.
preset-whole_game = Toute la vallée : les cinq modules, du schnaps au livre d’or.
intro-who = Tu tiens une petite taverne dans une vallée profonde. Huit soirées durant, les clients viennent boire, et ils paient.
intro-who-picture = Une taverne la nuit sous la neige ; le patron attend, trois clients arrivent.
intro-wins = Le plus de points sur ses cartes l’emporte. Un noble vaut { $noble } : chaque amélioration payée en amène un, et la bière en invite d’autres.
intro-wins-picture = Une caisse sombre est payée et s’éclaire, et un noble arrive ; la bière en amène aussi.
intro-turn = Choisis des dés. Un dé chez un client rapporte des ducats ; sur la livraison, de la bière. Les ducats paient personnel et améliorations, la bière de nouveaux invités.
intro-turn-picture = Quatre dés : l’un sert un client contre des ducats, l’autre donne de la bière ; les ducats paient personnel et améliorations, la bière invités et nobles.

## The coach: the first line is a heading, the rest what is said
lesson-choose_start_card =
    Comment ouvres-tu ?
    Une carte de départ donne quelque chose à ta taverne avant la première soirée. Prends ce qui sert chaque soir plutôt que ce qui paie une fois.
lesson-remove_regular =
    De qui peux-tu te passer ?
    Moins d’habitués peu dépensiers, et de meilleurs clients arrivent plus tôt. Congédie celui qui paie le moins.
lesson-round_bonus_choice =
    Un cadeau pour la soirée
    Chacun reçoit le bonus de la soirée ; tu peux choisir lequel. Une carte revient souvent, un dé ne sert que ce soir : au début, prends la carte.
lesson-round_bonus_choice-cards =
    Un cadeau pour la soirée
    Chacun reçoit le bonus de la soirée ; tu peux choisir lequel. Ce sont deux cartes, qui reviennent souvent : prends celle qui t’aidera le plus de soirs.
lesson-choose_entertainer_side =
    Quelle face visible ?
    Le saltimbanque se produit pour toi contre du schnaps jusqu’à la fin. Prends la face que tu pourras payer souvent.
lesson-free_upgrade =
    Une amélioration gratuite
    Une tuile se retourne sans être payée, mais n’amène pas de noble. Choisis la plus chère que tu n’améliorerais pas toi-même.
lesson-counter_guest_redraw =
    Ces clients te conviennent-ils ?
    Tu vois qui est assis ce soir. Un pilier de comptoir remplit de nouveau ta taverne ; mets-le de côté pour un soir où tes tables rapporteraient peu.
lesson-draft_die =
    Quel dé t’aide ?
    Prends-en un, les autres passent au voisin. Un client ne paie que pour la face de sa carte ; un 1 ou un 6 donne de la bière sur la livraison.
lesson-plan_dice =
    Planifie tes dés
    Pose chaque dé là où il servira plus tard. Ducats prévus et bières prévues : la plus petite somme fait avancer ta réputation, alors prévois les deux.
lesson-choose_space =
    Où le dé sert-il ?
    Chez un client ou sur la caisse il rapporte des ducats ; sur la livraison ou le tonneau, de la bière ; sur le moine, des pas. Pense à ce que tu veux ce soir : des ducats pour une amélioration, de la bière pour des invités.
lesson-choose_face =
    Tourner un dé
    Le schnaps tourne un dé sur la face qu’il te faut. Cherche le client qui paie le plus et n’a pas encore de dé.
lesson-reputation_start =
    Le plan tient-il ?
    La plus petite somme, ducats prévus ou bières prévues, se compte maintenant. Tu peux replanifier une fois ; un dé employé ailleurs plus tard peut te faire reculer.
lesson-turn_action =
    D’abord les dés, puis les achats
    Emploie les dés, achète ensuite ; mais là où une amélioration fait rapporter plus à un dé, améliore d’abord. Une amélioration payée amène un noble : il vaut { $noble } et s’assied chez toi demain.
lesson-choose_discount =
    Moins cher avec des cartes
    Rendre des cartes de ce genre baisse le prix. Elles sont alors perdues : n’en rends pas plus qu’il ne faut.
lesson-take_card_bonus =
    Une carte en bonus
    Elle va sur ta pioche et vient demain. Ne refuse que ce qui encombrerait ton paquet.
lesson-remove_guest =
    Qui mets-tu à la porte ?
    Le client choisi quitte la partie pour de bon, avec ses points. Renvoie un habitué qui paie peu : les meilleurs viendront plus souvent.
lesson-reputation_bonus =
    Schnaps ou paquet plus mince ?
    Le schnaps paie les saltimbanques et vaut un point à la fin ; un renvoi fait venir plus souvent les bons clients. Renvoie tôt, prends le schnaps tard.
lesson-choose_signature_column =
    Dans quelle colonne ?
    Chaque colonne du livre d’or donne autre chose, et une ligne complète amène un noble. Regarde la case suivante de chaque colonne.
lesson-choose_upgrade =
    Quelle tuile améliores-tu ?
    Cette amélioration ne coûte aucun ducat, et son noble vient quand même. Prends une tuile chère qui te servira chaque soir.
lesson-juggler_encore =
    Encore une fois !
    La carte choisie reviendra demain à coup sûr. Prends celle qui a le plus rapporté ce soir.
lesson-take_steps_bonus =
    Des pas autour du monastère
    Bien des cases donnent quelque chose, certaines même un noble. Les pas valent presque toujours la peine.
lesson-pay_with_die =
    Un dé paie le reste
    La caisse peut payer sa propre amélioration avec un dé. Prends la face dont tu as le moins besoin.
goal-early = Premières soirées : réunis en un tour les ducats d’une amélioration, la moins chère en coûte { $ducats }. Elle amène un noble qui vaut { $noble }.
goal-middle = Maintenant chaque soir : une amélioration contre des ducats, ou des nobles contre de la bière. Chaque noble compte { $noble } à la fin.
goal-late = Dernières soirées : change tout en nobles ({ $noble } chacun) et en invités. Ce qui reste au coffre à la fin ne rapporte aucun point.
caution-unused-dice =
    Un dé n’a pas encore servi
    Il ne sert plus à rien après le tour, et une case peut encore l’accueillir.
caution-lost-ducats =
    Des ducats seraient perdus : { $n }
    Ton coffre en garde { $kept } pour la nuit, le reste disparaît. On peut encore acheter une carte ou une amélioration.
caution-dice-first =
    Il te reste des dés
    Emploie-les d’abord : avec plus de ducats ou de bière, tu atteindras peut-être une amélioration ou un noble.
caution-upgrade-first =
    Une amélioration est à ta portée
    Le personnel compte peu à la fin ; une amélioration amène un noble qui vaut { $noble }, et sert jusqu’au bout.
caution-idle-die =
    Aucun client ne veut cette face
    Seuls la caisse et le tonneau la prendraient, et ils prennent tout. Un dé cerclé peut davantage.

## Dice, phases
die = dé { $face }
phase-setup = Mise en place
phase-A = Phase A : la soirée suivante
phase-B = Phase B : la taverne se remplit
phase-C = Phase C : l’arrivée de la serveuse
phase-D = Phase D : le choix des dés
phase-E = Phase E : la planification
phase-F = Phase F : le service
phase-G = Phase G : la dernière tournée
phase-over = La partie est terminée
when-E = en phase E, pendant la planification
when-F = pendant le service, phase F
when-G = à la dernière tournée, phase G

## Variants
variant-module = Module
variant-module-module_1_tavern = Module 1 : la taverne. Le jeu de base, en été.
variant-module-module_2_schnapps = Module 2 : schnaps et saltimbanques, en hiver.
variant-module-module_3_reputation = Module 3 : en plus, réputation, bardes et dix autres invités.
variant-module-module_4_start_cards = Module 4 : en plus, des cartes de départ au lieu du paquet de départ fixe.
variant-module-module_5_guest_book = Module 5 : en plus, livres d’or et signatures. Tout.
variant-module-module_1_tavern-name = La taverne
variant-module-module_1_tavern-hint = le jeu de base, en été
variant-module-module_2_schnapps-name = Schnaps
variant-module-module_2_schnapps-hint = l’hiver, les saltimbanques
variant-module-module_3_reputation-name = Réputation
variant-module-module_3_reputation-hint = bardes et dix autres invités
variant-module-module_4_start_cards-name = Cartes de départ
variant-module-module_4_start_cards-hint = ton propre premier paquet
variant-module-module_5_guest_book-name = Livre d’or
variant-module-module_5_guest_book-hint = signatures, la totale

## Tavern cards, patrons
card-bard = Barde
card-beer_merchant = Marchand de bière
card-dishwasher = Plongeur
card-waitress = Serveuse
card-table = Table
card-supplier = Livreur
card-noble = Noble
card-regular_2_on_2 = Habitué (sur 2, paie 2)
card-regular_2_on_3 = Habitué (sur 3, paie 2)
card-regular_2_on_4 = Habitué (sur 4, paie 2)
card-regular_2_on_5 = Habitué (sur 5, paie 2)
card-regular_1_on_2 = Habitué (sur 2, paie 1)
card-regular_1_on_3 = Habitué (sur 3, paie 1)
card-regular_1_on_4 = Habitué (sur 4, paie 1)
card-guest_3_day_labourer = Journalier
card-guest_3_carter = Charretier
card-guest_4_weaver = Tisserand
card-guest_4_cobbler = Cordonnier
card-guest_4_shepherd = Berger
card-guest_4_pedlar = Colporteur
card-guest_4_cooper = Tonnelier
card-guest_4_laundress = Lavandière
card-guest_4_night_watchman = Veilleur de nuit
card-guest_4_apothecary = Apothicaire
card-guest_4_fishwife = Poissonnière
card-guest_5_miller = Meunier
card-guest_5_baker = Boulanger
card-guest_5_ferryman = Passeur
card-guest_5_beekeeper = Apicultrice
card-guest_5_potter = Potière
card-guest_5_seamstress = Couturière
card-guest_5_town_crier = Crieur public
card-guest_5_hop_farmer = Houblonnier
card-guest_5_charcoal_burner = Charbonnier
card-guest_5_story_teller = Conteuse
card-guest_6_butcher = Boucher
card-guest_6_organist = Organiste
card-guest_6_tanner = Tanneur
card-guest_6_carpenter = Charpentier
card-guest_6_gamekeeper = Garde-chasse
card-guest_6_blacksmith = Forgeron
card-guest_6_pilgrim = Pèlerin
card-guest_6_distiller = Distillateur
card-guest_6_bell_founder = Fondeur de cloches
card-guest_6_postmaster = Maître de poste
card-guest_7_goldsmith = Orfèvre
card-guest_7_master_builder = Maître d’œuvre
card-guest_7_scholar = Érudite
card-guest_7_sergeant = Sergent
card-guest_7_horse_dealer = Maquignon
card-guest_7_surgeon = Chirurgien
card-guest_8_wine_merchant = Négociant en vins
card-guest_8_brewmaster = Maître brasseur
card-guest_8_physician = Médecin
card-guest_8_notary = Notaire
card-guest_8_mayor = Bourgmestre

## What staff does
duty-bard = 1 cran de réputation pendant le service
duty-beer_merchant = 1 bière pendant le service
duty-dishwasher = un dé compte pour 1 de plus ; rendu : { $off ->
    [one] { $off } ducat
   *[other] { $off } ducats
} de moins pour la plonge
duty-waitress = 1 dé à la couleur de la taverne ; rendue : { $off ->
    [one] { $off } ducat
   *[other] { $off } ducats
} de moins pour la porte
duty-table = une table de plus ; rendue : { $off ->
    [one] { $off } ducat
   *[other] { $off } ducats
} de moins pour les tables
duty-supplier = 1 bière de plus par dé sur la livraison ; rendu : { $off ->
    [one] { $off } ducat
   *[other] { $off } ducats
} de moins pour sa tuile

## Tiles and what they give
tile-safe = Coffre
tile-beer_store = Cave à bière
tile-barrel = Tonneau
tile-dishwasher = Plonge
tile-monk = Moine
tile-cashbox = Caisse
tile-waitress = Porte
tile-table = Tables
tile-supply = Livraison
gain-safe = { $n ->
    [one] garde { $n } ducat
   *[other] garde { $n } ducats
}
gain-beer_store = { $n ->
    [one] garde { $n } bière
   *[other] garde { $n } bières
}
gain-barrel = tout dé : { $n ->
    [one] { $n } bière
   *[other] { $n } bières
}
gain-dishwasher = { $n ->
    [0] aucun plongeur permanent
    [one] 1 plongeur permanent
   *[other] { $n } plongeurs permanents
}
gain-monk = chaque 5 : { $n } pas autour du monastère
gain-cashbox = tout dé : { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
gain-waitress = { $n ->
    [0] aucune serveuse permanente
    [one] 1 serveuse permanente
   *[other] { $n } serveuses permanentes
}
gain-table = { $n ->
    [one] { $n } table permanente
   *[other] { $n } tables permanentes
}
gain-supply = chaque 1 ou 6 : { $n ->
    [one] { $n } bière
   *[other] { $n } bières
}, et 1 de plus par livreur
space-cashbox = sur la caisse
space-barrel = sur le tonneau
space-supply = sur la livraison
space-monk = sur le moine
space-table = à la table { $number }

## Entertainers
entertainer-fire_eater = cracheur de feu
entertainer-strongman = hercule
entertainer-juggler = jongleuse
side-fire_eater_ducats = Cracheur de feu qui attire l’argent
side-fire_eater_beer = Cracheur de feu qui attire la bière
side-strongman_upgrade = Hercule bâtisseur
side-strongman_bouncer = Hercule videur
side-juggler_encore = Jongleuse à rappel
side-juggler_dice = Jongleuse aux dés

## Start cards
start-start_classic = Maison classique
start-start_motley_crew = Joyeuse bande
start-start_pilgrims_rest = Halte des pèlerins
start-start_long_table = La grande tablée
start-start_deep_cellar = La cave profonde
start-start_good_service = Service soigné
start-start_till = La caisse qui tinte

## Guest book, offer
column-col_3_4 = colonne 3/4
column-col_5 = colonne 5
column-col_6 = colonne 6
column-col_7_8 = colonne 7/8
place-three = la pile à 3 bières
place-1 = l’emplacement 1
place-2 = l’emplacement 2
place-3 = l’emplacement 3
place-4 = l’emplacement 4
place-five = l’emplacement 5
rep-host = l’aubergiste
rep-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rep-schnapps = le schnaps
rep-noble = la couronne
rep-signature = la signature
rep-choice = schnaps ou renvoi

## Effects
effect-none = pas de bonus
effect-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
effect-beer = { $n ->
    [one] { $n } bière
   *[other] { $n } bières
}
effect-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
effect-monastery = { $n } pas autour du monastère
effect-remove_guest = { $n ->
    [1] mets un client à la porte
    [one] mets { $n } client à la porte
   *[other] mets { $n } clients à la porte
}
effect-noble = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
effect-schnapps = { $n } schnaps
effect-reputation = { $n ->
    [one] { $n } cran de réputation
   *[other] { $n } crans de réputation
}
effect-signature = { $n ->
    [1] une signature dans une colonne au choix
    [one] { $n } signature dans une colonne au choix
   *[other] { $n } signatures dans des colonnes au choix
}
effect-counter_guest = { $n ->
    [1] un pilier de comptoir
    [one] { $n } pilier de comptoir
   *[other] { $n } piliers de comptoir
}
effect-guest_3 = le premier invité de la pile à 3 bières
effect-own_die = { $n ->
    [1] un dé de sa couleur ce soir
    [one] { $n } dé de sa couleur ce soir
   *[other] { $n } dés de sa couleur ce soir
}
effect-upgrade = améliore une tuile au choix, sans noble
effect-upgrade-noble = améliore une tuile au choix, avec son noble
effect-upgrade-tile = { $tile } : amélioration dès le début
effect-upgrade-tile-may = une tuile peut être améliorée : { $tile }
effect-choice = soit { $first }, soit { $second }
effect-entertainer = { $name }, une face au choix
effect-store_beer = { $n ->
    [one] { $n } bière dans la cave améliorée
   *[other] { $n } bières dans la cave améliorée
}
effect-remove_regular = { $n ->
    [1] congédie un habitué
    [one] congédie { $n } habitué
   *[other] congédie jusqu’à { $n } habitués
}
effect-top_card = une carte exposée revient sur la pioche
effect-turn_die = tourne un dé non placé sur une face au choix
effect-for-schnapps = { $schnapps } schnaps : { $effect }
effect-each-time = chaque fois, pour { $schnapps } schnaps : { $effect }
effect-in-plan = { $n ->
    [0] { $effect } ; la réputation reste
   *[other] { $effect } ; réputation +{ $n }
}
effect-out-of-plan = { $effect } ; réputation −{ $n }
effect-once-used = { $effect }, une fois utilisé
effect-serve = { $n ->
    [one] { $card } : { $n } ducat
   *[other] { $card } : { $n } ducats
}
effect-washed = { $n ->
    [1] { $effect }, avec un plongeur
    [one] { $effect }, avec { $n } plongeur
   *[other] { $effect }, avec { $n } plongeurs
}
effect-price = { $ducats ->
    [0] gratuitement
    [one] pour 1 ducat
   *[other] pour { $ducats } ducats
}
effect-no-cheaper = { $price }, pas moins cher qu’avec { $n }
effect-price-range = pour { $least } à { $full ->
    [one] { $full } ducat
   *[other] { $full } ducats
}
effect-price-die = pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, dont { $n } payés par son propre dé
effect-upgrade-for = { $price } : { $gain }, { $noble }
effect-with-noble = et un noble ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
effect-without-noble = mais il n’y a plus de noble
effect-nobles = pour { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
effect-recruit = pour { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} : paie { $pay }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $bonus }
effect-left = encore { $n }
effect-pays = paie { $n }

## Questions
prompt-choose_start_card = Avec quelle carte de départ ouvres-tu ta taverne ?
prompt-remove_regular = Quel habitué congédies-tu pour de bon ?
prompt-round_bonus_choice = Soirée { $round } : quel bonus prends-tu ?
prompt-choose_entertainer_side = Quelle face du saltimbanque reste visible pour le reste de la partie ?
prompt-free_upgrade = La dernière soirée : quelle tuile améliores-tu gratuitement ?
prompt-start_upgrade = Ta carte de départ améliore gratuitement une tuile, sans noble : { $tile }. Le veux-tu ?
prompt-counter_guest_redraw = Garder ces clients, ou congédier un pilier de comptoir et remplir de nouveau la taverne ?
prompt-draft_die = Quel dé prends-tu sur le sous-bock ?
prompt-plan_dice = Planifie tes dés.
prompt-choose_space = Où va le { $die } ?
prompt-choose_face = Sur quelle face tournes-tu le { $die } ?
prompt-reputation_start = Compter ta réputation avec ce plan ?
prompt-turn_action = À toi : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
}.
prompt-choose_discount = { $tile } : combien de cartes rends-tu ? ({ $card })
prompt-pay_with_die = Il te manque des ducats : quel dé vide la caisse améliorée et paie le reste ?
prompt-take_card_bonus = Un bonus : prends-tu cette carte ? { $card }
prompt-take_steps_bonus = Un bonus : { $steps }. Le prends-tu ?
prompt-remove_guest = Qui mets-tu à la porte ?
prompt-reputation_bonus = Ta réputation te vaut un schnaps ou le renvoi d’un client. Que choisis-tu ?
prompt-choose_signature_column = Dans quelle colonne va la signature ?
prompt-choose_upgrade = Quelle tuile améliores-tu ?
prompt-juggler_encore = Un rappel : quelle carte exposée revient sur ta pioche pour { $n } schnaps ?
asked-choose_start_card = choisir une carte de départ
asked-remove_regular = choisir l’habitué qui s’en va
asked-round_bonus_choice = choisir le bonus de ce soir
asked-choose_entertainer_side = choisir une face du saltimbanque
asked-free_upgrade = choisir une tuile à améliorer
asked-counter_guest_redraw = garder tes clients ou repiocher
asked-draft_die = prendre un dé sur ton sous-bock
asked-plan_dice = planifier tes dés
asked-choose_space = choisir une case pour le dé
asked-choose_face = choisir une face pour le dé
asked-reputation_start = confirmer ton plan ou le refaire
asked-turn_action = agir pendant ton tour
asked-choose_discount = choisir combien de cartes tu rends
asked-pay_with_die = choisir le dé qui paie
asked-take_card_bonus = prendre ou refuser la carte
asked-take_steps_bonus = faire les pas ou les laisser perdre
asked-remove_guest = choisir qui est mis à la porte
asked-reputation_bonus = choisir un schnaps ou le renvoi d’un client
asked-choose_signature_column = choisir une colonne de ton livre d’or
asked-choose_upgrade = choisir une tuile à améliorer
asked-juggler_encore = choisir une carte pour le rappel

## Options
option-remove_regular-skip = Plus personne
option-free_upgrade-skip = Ne rien améliorer
option-counter_guest_redraw-keep = Garder ces clients
warn-ducats = { $n ->
    [one] { $n } ducat perdu
   *[other] { $n } ducats perdus
}
warn-beer = { $n ->
    [one] { $n } bière perdue
   *[other] { $n } bières perdues
}
warn-schnapps = { $n ->
    [one] { $n } schnaps perdu
   *[other] { $n } schnaps perdus
}
warn-dice = { $n ->
    [one] { $n } dé reste inutilisé
   *[other] { $n } dés restent inutilisés
}
warn-unplaced = { $n ->
    [one] { $n } dé pourrait encore être placé
   *[other] { $n } dés pourraient encore être placés
}
run-plan = Exécuter le plan
run-take-back = Reprendre le { $die } { $space }
run-plan-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
option-plan_dice-done = Terminé
option-reputation_start-confirm = Compter
option-turn_action-end_turn = Finir le tour
option-take_card_bonus-decline = Refuser
option-take_steps_bonus-decline = Laisser perdre
option-remove_guest-skip = Personne
option-choose_signature_column-skip = Pas de signature
option-juggler_encore-skip = Pas de rappel
option-show-out = { $card }
option-show-out-effect = paie { $ducats } au service
option-redraw = Congédier un pilier et repiocher
option-redraw-effect = { $left ->
    [0] il ne reste aucun pilier de comptoir
    [one] il reste 1 pilier de comptoir
   *[other] il reste { $left } piliers de comptoir
}
option-place = Placer le { $die }
option-turn = Tourner le { $die } ({ $n } schnaps)
option-reset = Relever tous les dés
option-reset-effect = { $left ->
    [1] possible encore une fois
   *[other] possible encore { $left } fois
}
option-edit = Refaire le plan
option-return = { $n ->
    [0] Ne rendre aucune carte
    [one] Rendre 1 carte
   *[other] Rendre { $n } cartes
}
option-take = La prendre : { $card }
option-steps = Faire les pas
option-pay-effect = { $n ->
    [one] rapporte { $n } ducat
   *[other] rapporte { $n } ducats
} ; il en reste { $left } après paiement
option-remove = { $card }, table { $table }
option-remove-effect = paie { $ducats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-reputation-schnapps = Prendre le schnaps
option-reputation-remove = Mettre un client à la porte
option-use = Utiliser le { $die }
option-bard = Faire chanter un barde
option-counter-guest = Envoyer un pilier au monastère
option-buy = Acheter : { $card }
option-upgrade = Améliorer : { $tile }
option-recruit = Attirer : { $card }
option-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
option-entertain = Offrir à boire : { $side }

## Status
status-module = Module { $module }
status-round = { $left ->
    [0] Soirée { $round } sur { $rounds }, la dernière
    [1] Soirée { $round } sur { $rounds }, encore une après
   *[other] { $round ->
        [0] { $rounds ->
            [one] { $rounds } soirée à venir
           *[other] { $rounds } soirées à venir
        }
       *[other] Soirée { $round } sur { $rounds } ; la partie finit après la soirée { $rounds }
    }
}
status-start = { $seat } commence
status-active = { $seat } est au travail

## Places
zone-start-cards = Cartes de départ
zone-evenings = Soirées d’été
zone-evenings-winter = Soirées d’hiver
zone-tonight = Ce soir
zone-offer = Invités contre bière
zone-market = Marché
zone-monastery = Monastère
zone-supplies = Réserves
zone-mat = Taverne : { $seat }
zone-tables = Tables
zone-staff = Personnel de la soirée
zone-tiles = Tuiles
zone-dice = Dés
zone-coaster = Sous-bock
zone-sides = Saltimbanques
zone-reputation = Réputation
zone-book = Livre d’or
zone-deck = Paquet
zone-known = Dessus de la pioche
zone-unknown = Dans la pioche, ordre inconnu
zone-discards = Défausse
counter-points = points
counter-ducats = ducats disponibles
counter-beer = bières disponibles
counter-safe = ducats au coffre
counter-store = bières en cave
counter-nobles = nobles possédés
counter-held-counter-guests = piliers de comptoir
counter-dishwashers = plongeurs libres
counter-supply-yield = bières par dé de livraison
counter-schnapps = schnaps
counter-noble-stack = nobles dans la pile
counter-counter-guests = piliers de comptoir à venir
counter-removed = cartes hors jeu
counter-signatures = signatures en réserve
counter-draw-pile = cartes dans la pioche
piece-moon = La lune
piece-guest = { $card } ({ $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} : { $dice } paie { $pay })
piece-guest-signed = { $card } ({ $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} : { $dice } paie { $pay }, signe)
piece-market = { $card } ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, encore { $n })
piece-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
} ({ $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
piece-tile = { $tile }
piece-tile-upgraded = { $tile }, amélioration faite
piece-tile-soon = { $tile }, amélioration dès la prochaine soirée
piece-monk = Moine sur la case { $space }
piece-free-table = Table { $number } : libre
piece-patron = Table { $number } : { $card }
piece-cards = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
piece-dice = { $n ->
    [1] { $die }
   *[other] { $n } × { $die }
}
piece-reputation = Marqueur : { $space }
piece-column = { $column } : { $n } sur { $rows }
piece-known = { $card }
note-evening = Soirée { $round } : { $bonus }.
evening-schnapps = { $n } schnaps au passage, puis { $bonus }
note-served-by = { $ducats ->
    [one] { $dice } paie { $ducats } ducat
   *[other] { $dice } paie { $ducats } ducats
}
note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-bonus = une fois : { $bonus }
note-left = encore { $n }
note-signed = avec une signature
note-offer = { $three } dans la pile à 3 bières, { $deck } dans la pioche des invités
note-next-bonus = { $steps ->
    [1] prochain pas : { $bonus }
   *[other] dans { $steps } pas : { $bonus }
}
note-stack = { $n ->
    [one] { $n } noble à une même table
   *[other] { $n } nobles à une même table
}
note-served = servi
note-planned = prévu : { $dice }
note-soon = dès la prochaine soirée : { $gain }
note-upgrade = amélioration à { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} : { $gain }, { $noble }
note-discount = { $ducats } de moins par carte rendue : { $card }
note-used = utilisé
note-reputation = vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
note-granted = le dernier plan a rapporté { $n ->
    [one] { $n } cran
   *[other] { $n } crans
}
note-column-full = complète
note-next-field = prochaine case : { $bonus }
note-deciding = choisit

## What happened
event-opened = Les tables sont dressées. { $seat } a la chope et commence.
event-chose-start-card = { $seat } ouvre avec la carte de départ « { $start } ».
event-showed-out = { $seat } congédie pour de bon : { $card }.
event-evening = La soirée { $number } commence.
event-gained-card = { $seat } gagne une carte : { $card }.
event-gained-nobles = { $number ->
    [1] { $seat } gagne un noble.
    [one] { $seat } gagne { $number } noble.
   *[other] { $seat } gagne { $number } nobles.
}
event-gained-schnapps = { $seat } reçoit { $number } schnaps.
event-gained-counter-guests = { $number ->
    [1] Un pilier de comptoir s’accoude au bar ({ $seat }).
    [one] { $number } pilier de comptoir s’accoude au bar ({ $seat }).
   *[other] { $number } piliers de comptoir s’accoudent au bar ({ $seat }).
}
event-gained-ducats = { $number ->
    [one] { $seat } reçoit { $number } ducat.
   *[other] { $seat } reçoit { $number } ducats.
}
event-gained-beer = { $number ->
    [one] { $seat } reçoit { $number } bière.
   *[other] { $seat } reçoit { $number } bières.
}
event-stored-ducats = { $number ->
    [one] { $seat } met { $number } ducat au coffre.
   *[other] { $seat } met { $number } ducats au coffre.
}
event-stored-beer = { $number ->
    [one] { $seat } met { $number } bière en cave.
   *[other] { $seat } met { $number } bières en cave.
}
event-rolled-own = { $seat } lance un dé de sa couleur : { $face }.
event-hired = { $seat } engage : { $side }.
event-flipped = { $ducats ->
    [0] { $cards ->
        [0] { $seat } améliore gratuitement une tuile : { $tile }.
        [one] { $seat } améliore une tuile ({ $tile }) contre une carte rendue, sans payer.
       *[other] { $seat } améliore une tuile ({ $tile }) contre { $cards } cartes rendues, sans payer.
    }
   *[other] { $cards ->
        [0] { $seat } améliore une tuile pour { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } : { $tile }.
        [one] { $seat } améliore une tuile pour { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } et une carte rendue : { $tile }.
       *[other] { $seat } améliore une tuile pour { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } et { $cards } cartes rendues : { $tile }.
    }
}
event-left-upgrade = { $seat } n’améliore aucune tuile.
event-turned-up = { $seat } révèle : { $card }.
event-shuffled = { $number ->
    [one] { $seat } refait sa pioche avec { $number } carte.
   *[other] { $seat } mélange { $number } cartes pour refaire sa pioche.
}
event-redrew = { $seat } congédie un pilier de comptoir et remplit de nouveau sa taverne.
event-rolled-white = Sur le sous-bock ({ $seat }) : { $dice }.
event-drafted = { $seat } prend le { $face }.
event-turned-die = { $seat } tourne un dé pour { $number } schnaps : le { $face } devient le { $to }.
event-turned-dice = { $seat } a dépensé { $number } schnaps pour tourner des dés.
event-turn-began = { $seat } sert, avec { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} et { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} en réserve.
event-counted-reputation = { $seat } prévoit { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} et { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} : { $number ->
    [0] aucun cran de réputation.
    [one] { $number } cran de réputation.
   *[other] { $number } crans de réputation.
}
event-rose = { $number ->
    [1] { $seat } avance d’un cran en réputation, maintenant : { $space }.
    [one] { $seat } avance de { $number } cran en réputation, maintenant : { $space }.
   *[other] { $seat } avance de { $number } crans en réputation, maintenant : { $space }.
}
event-fell-back = { $number ->
    [1] { $seat } a changé de plan et recule d’un cran, maintenant : { $space }.
    [one] { $seat } a changé de plan et recule de { $number } cran, maintenant : { $space }.
   *[other] { $seat } a changé de plan et recule de { $number } crans, maintenant : { $space }.
}
event-schnapps-back = { $seat } rend { $number } schnaps que ces crans avaient rapportés.
event-nobles-back = { $number ->
    [1] { $seat } rend un noble que ces crans avaient rapporté.
    [one] { $seat } rend { $number } noble que ces crans avaient rapporté.
   *[other] { $seat } rend { $number } nobles que ces crans avaient rapportés.
}
event-merchants = { $number ->
    [1] Un marchand apporte 1 bière à { $seat }.
    [one] Les marchands apportent { $number } bière à { $seat }.
   *[other] Les marchands apportent { $number } bières à { $seat }.
}
event-served = { $seat } sert un client avec le { $face } (table { $table }, { $card }) : { $ducats ->
    [one] { $ducats } ducat.
   *[other] { $ducats } ducats.
}
event-used-cashbox = { $number ->
    [one] { $seat } tire { $number } ducat de la caisse avec le { $face }.
   *[other] { $seat } tire { $number } ducats de la caisse avec le { $face }.
}
event-used-barrel = { $number ->
    [one] { $seat } tire { $number } bière au tonneau avec le { $face }.
   *[other] { $seat } tire { $number } bières au tonneau avec le { $face }.
}
event-used-supply = { $number ->
    [one] { $seat } se fait livrer { $number } bière avec le { $face }.
   *[other] { $seat } se fait livrer { $number } bières avec le { $face }.
}
event-used-monk = { $seat } envoie le moine se promener avec le { $face }.
event-washed = { $number ->
    [1] Un plongeur donne un coup de main à { $seat }.
    [one] { $number } plongeur donne un coup de main à { $seat }.
   *[other] { $number } plongeurs donnent un coup de main à { $seat }.
}
event-bought = { $ducats ->
    [one] { $seat } achète pour { $ducats } ducat : { $card }.
   *[other] { $seat } achète pour { $ducats } ducats : { $card }.
}
event-recruited = { $seat } attire un nouvel invité pour { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} : { $card }.
event-refilled = Du nouveau sur { $place } : { $card }.
event-bought-nobles = { $seat } invite { $number ->
    [1] un noble
    [one] { $number } noble
   *[other] { $number } nobles
} pour { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
}.
event-entertained = { $seat } offre { $number } schnaps à un saltimbanque : { $side }.
event-declined = { $seat } refuse une carte : { $card }.
event-steps-lapsed = { $seat } laisse perdre { $number } pas autour du monastère.
event-removed = { $seat } met un client à la porte pour de bon : { $card }.
event-signed = { $seat } obtient une signature, { $column }, ligne { $number }.
event-signature-lapsed = { $seat } n’a plus de place pour une signature : { $column }.
event-completed-row = { $seat } a complété la ligne { $number } de son livre d’or.
event-sent-counter-guest = Un pilier de comptoir ({ $seat }) part pour le monastère.
event-sang = Un barde chante pour { $seat }.
event-walked = { $number ->
    [1] Le moine ({ $seat }) avance d’un pas, jusqu’à la case { $space-number }.
   *[other] Le moine ({ $seat }) avance de { $number } pas, jusqu’à la case { $space-number }.
}
event-stowed = { $seat } finit son tour et garde { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} et { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
} ; pertes : { $lost-ducats ->
    [one] { $lost-ducats } ducat
   *[other] { $lost-ducats } ducats
}, { $lost-beer ->
    [one] { $lost-beer } bière
   *[other] { $lost-beer } bières
}.
event-stowed-all = { $seat } finit son tour et garde { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} et { $beer ->
    [one] { $beer } bière
   *[other] { $beer } bières
}.
event-returned-schnapps = { $seat } rend { $number } schnaps au-dessus de la limite.
event-encore = { $seat } demande un rappel pour { $number } schnaps : { $card }.
event-closed = La soirée { $number } est terminée ; toutes les cartes sont défaussées, et { $seat } a maintenant la chope.
event-closed-last = La soirée { $number } est terminée ; toutes les cartes sont défaussées.
event-ended = La huitième soirée était la dernière. On compte les points.
event-took-guest = { $seat } prend un invité de la pile à 3 bières : { $card }.

## Why not
why-over = La partie est terminée.
why-not-asked = Ce n’est pas à toi de jouer.
why-not-yours = Ce n’est pas ta taverne.
why-no-such-place = Il n’y a rien de tel sur la table.
why-other-question = Pas maintenant : tu dois { $question }.
why-sold-out = Il n’y a plus de ces cartes dans la réserve.
why-bought-already = Tu en as déjà acheté une ce soir ; la limite est d’une par sorte.
why-ducats = { $needed ->
    [one] Il faut { $needed } ducat, tu en as { $have }.
   *[other] Il faut { $needed } ducats, tu en as { $have }.
}
why-ducats-discounted = { $n ->
    [1] Même avec une carte rendue, il faut { $needed ->
        [one] { $needed } ducat
       *[other] { $needed } ducats
    } ; tu en as { $have }.
    [one] Même avec { $n } carte rendue, il faut { $needed ->
        [one] { $needed } ducat
       *[other] { $needed } ducats
    } ; tu en as { $have }.
   *[other] Même avec { $n } cartes rendues, il faut { $needed ->
        [one] { $needed } ducat
       *[other] { $needed } ducats
    } ; tu en as { $have }.
}
why-beer = { $needed ->
    [one] Il faut { $needed } bière, tu en as { $have }.
   *[other] Il faut { $needed } bières, tu en as { $have }.
}
why-recruited-already = Tu as déjà attiré un invité pendant ce tour ; la limite est d’un.
why-few-nobles = { $n ->
    [0] Il n’y a plus de noble dans la pile.
    [one] Il ne reste qu’un noble dans la pile.
   *[other] Il ne reste que { $n } nobles dans la pile.
}
why-flipped = Cette tuile est déjà améliorée : { $tile }.
why-not-this-tile = Ta carte de départ améliore une autre tuile.
why-no-space = Aucune case libre n’accepte ce dé.
why-all-placed = Tous les dés de cette face sont posés dans ton plan.
why-space-used = Cette case a déjà eu son dé ce soir.
why-space-full = Un dé de ton plan s’y trouve déjà.
why-wrong-die = Cette case n’accepte pas le { $die }, même avec tes plongeurs libres.
why-no-dice-space = Aucun dé ne va ici.
why-reputation-spent = Cela changerait ton plan, et un cran de ta réputation ne peut plus être annulé.
why-empty-table = Personne n’est assis à cette table.
why-served = Déjà servi : { $card }.
why-die-lies-there = Un dé de ton plan s’y trouve : { $card }.
why-patron-wants = { $card } demande : { $dice } ; le { $die } ne convient pas, même avec tes plongeurs libres.
why-noble-stays = On ne met jamais un noble à la porte.
why-bard-sung = Tous les bardes d’ici ont chanté pendant ce tour.
why-staff-works = Le personnel travaille tout seul.
why-staff-returnable = Le personnel travaille tout seul ; tu peux le rendre pour un rabais quand tu améliores sa tuile.
why-no-counter-guest = Tu n’as pas de pilier de comptoir.
why-column-full = Cette colonne est complète.
why-other-phase = Ce saltimbanque intervient à un autre moment. { $phase }.
why-schnapps = Il faut { $needed } schnaps, tu en as { $have }.
why-nothing-to-do = Ce saltimbanque ne pourrait rien faire pour toi maintenant.

## Score sheet
score-heading = { scene-final }
score-part-cards = Cartes
score-part-last = Le dernier décompte
score-rounds = soirée
score-nobles = Nobles
score-guests = Invités
score-staff = Personnel
score-schnapps = Schnaps
score-reputation = Réputation
score-leftovers = Ducats au coffre et bières en cave
title-name = Les Tavernes de Tiefenthal

## On the shelf
title-motto = Des dés, de la bière et une salle d’habitués.
title-minutes = 45–75 min

## Scenes
scene-evening = La soirée { $n } se termine
scene-evening-note = Les nouvelles cartes sont sur les pioches : elles viendront les premières demain.
scene-evening-begins = Soirée { $n }
scene-tavern = Taverne
scene-card-points = Points des cartes
scene-cards = Nouvelles cartes
scene-cards-note = pour les prochaines soirées
scene-cards-none = rien de nouveau
scene-stowed = Coffre et cave
scene-brought = Rentré
scene-ducats = Ducats
scene-beer = Bière
scene-lost = Perdus : ducats { $ducats }, bière { $beer }
scene-lost-none = rien de perdu
scene-home = Rentrent
scene-home-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
scene-mug = Chope
scene-final = La dernière lanterne s’éteint
scene-final-note = On révèle et on compte toutes les cartes
scene-nobles-note = dans le paquet
scene-guests-note = points imprimés
scene-staff-note = points imprimés
scene-schnapps-note = 1 chacun
scene-reputation-note = selon la case

# What a position is worth, part by part.
term-cards = points sur les cartes
term-staff = ce que le paquet apportera
term-rooms = des tuiles améliorées
term-schnapps = schnaps et saltimbanques
term-tracks = monastère et réputation
term-evening = argent et bière de la soirée
term-bonuses = bonus à venir

## Ce que sont les choses
signs-goods = Ce que tu récoltes
signs-house = La maison
signs-table = Autour de la table
kind-guest = Invité, contre de la bière
kind-staff = Carte Taverne, contre des ducats
kind-nobles = Nobles, contre de la bière
kind-room = Tuile de la taverne : { $seat }
kind-patron = Client de la taverne : { $seat }
kind-entertainer = Saltimbanque, contre du schnaps
worth-noble = une amélioration payée amène un noble : { $worth } à la fin
worth-no-noble = il n’y a plus de noble : l’amélioration ne rapporte pas de points
worth-lit = déjà améliorée
worth-card = points à la fin, où que soit la carte dans le paquet
worth-no-points = aucun point par elle-même
worth-book = avec une signature pour ton livre d’or
worth-dice = un dé qui convient est là : { $dice }
label-serve = Servi
label-gift = Cadeau
label-now = Actuellement
label-upgraded = Améliorée
have-safe = { $n } sur { $limit } au coffre
have-store = { $n } sur { $limit } en cave
sign-ducat = Ducat
sign-ducat-says = Achète le personnel et les améliorations. Ce que le coffre ne contient pas est perdu à la fin du tour.
sign-beer = Bière
sign-beer-says = Gagne des invités et des nobles. Ce que la cave ne contient pas est perdu à la fin du tour.
sign-point = Point
sign-point-says = Sur les cartes. À la fin, tout le paquet compte ; le plus de points gagne.
sign-noble = Noble
sign-noble-says = { $worth } chacun. Ils viennent contre de la bière, avec chaque amélioration payée et sur certaines cases.
sign-schnapps = Schnaps
sign-schnapps-says = Paie les saltimbanques ; chacun qui reste vaut un point à la fin. Une taverne en garde { $limit } au plus.
sign-reputation = Réputation
sign-reputation-says = Un cran le long du comptoir, avec ce qui s’y trouve. Ducats prévus et bières prévues : la plus petite somme donne le nombre de crans.
sign-monastery = Monastère
sign-monastery-says = Un pas autour du monastère ; la case atteinte donne aussitôt son cadeau.
sign-signature = Signature
sign-signature-says = Va dans ton livre d’or, colonne du prix en bière. La case rapporte aussitôt, une ligne complète amène un noble.
sign-die = Dé blanc
sign-die-says = Quatre par taverne, choisis un à un. Chaque dé sert une fois : sur une tuile ou pour un client.
sign-own-die = Dé de ta couleur
sign-own-die-says = Lancé pour chaque serveuse, trois au plus, et pour toi seul.
sign-any = N’importe quel dé
sign-any-says = Cette case accepte tous les dés.
sign-washer = Plongeur
sign-washer-says = Ajoute 1 à un dé au moment de le poser, jamais au-delà de 6. Chacun sert une fois par soirée.
sign-bard-says = Un cran de réputation pendant ton tour, quand tu veux.
sign-merchant-says = 1 bière pendant ton tour quand il est là.
sign-waitress-says = Un dé de ta couleur quand elle est là.
sign-table-says = Une table de plus ce soir-là, donc un client de plus.
sign-supplier-says = 1 bière de plus pour chaque dé sur la livraison.
sign-dark = Tuile sombre
sign-dark-says = Pas encore améliorée. L’étiquette donne le prix, la couronne annonce le noble qui vient avec.
sign-lit = Tuile éclairée
sign-lit-says = Améliorée : elle donne plus désormais.
sign-soon = Éclairée demain
sign-soon-says = Améliorée ; elle agit dès la soirée suivante.
sign-door = À la porte
sign-door-says = Un client au choix quitte la partie ; sa table reste vide ce soir.
sign-stool = Pilier de comptoir
sign-stool-says = Renvoyé, il laisse la taverne se remplir à nouveau ; ou bien, en phase F, il fait un pas autour du monastère.
sign-mug = Chope
sign-mug-says = Qui la tient choisit et sert en premier ce soir.
sign-moon = Lune
sign-moon-says = Elle indique la soirée, de 1 à 8. Chacune commence par un cadeau pour tous.
sign-deck = Pioche
sign-deck-says = La taverne se remplit avec. Les nouvelles cartes vont dessus : elles viennent demain.
sign-discard = Défausse
sign-discard-says = Tous ceux de ce soir. Elle est mélangée quand la pioche est vide.
sign-guest = Invité
sign-guest-says = Va sur ta pioche et vient demain. Chaque soir où il est là, un dé qui convient le sert.
sign-room = Tuile
sign-room-says = Chaque tuile s’améliore une fois : contre des ducats en phase F, ou gratuitement quand un cadeau le permet. Rendre les cartes de l’étiquette baisse le prix.
sign-tables = Tables
sign-tables-says = Les clients s’y assoient dans l’ordre d’arrivée. Un dé qui convient rapporte les ducats ; ensuite, tous vont dans la défausse.
sign-staff = Personnel
sign-staff-says = Qui se présente ce soir travaille ce soir. Au plus une carte achetée de chaque sorte par soirée.
sign-stack = Nobles à une table
sign-stack-says = Tous les nobles d’une soirée partagent une table et paient comme un seul.
sign-book = Livre d’or
sign-book-says = Chaque signature remplit la case suivante de sa colonne. La case rapporte aussitôt ; une ligne complète amène un noble.
sign-start = Carte de départ
sign-start-says = Indique avec quel paquet et quels cadeaux tu ouvres ta taverne.
sign-entertainer-says = Se produit contre du schnaps, avec la face visible pour le reste de la partie.
sign-tavern-says = Une taverne avec ses tuiles, ses tables, son paquet et ses réserves. Pointe chaque élément pour en savoir plus.
sign-market-says = Du personnel contre des ducats, des invités et des nobles contre de la bière. On achète pendant son tour de la phase F.
sign-supply-says = Ce qui reste pour tous. Quand il n’y en a plus, il n’y en a plus.
sign-supply-die-says = Ce qu’un dé sur la livraison rapporte maintenant : la tuile et les livreurs ensemble.
