### Taverna: every message in French.

own-card = { $name }

## Ready-made settings
preset-first_game = Première partie : trois taverniers, pas de Malédiction, et personne d’autre ne lance de sort pendant ton tour.
preset-full_game = Toute la fête : la Malédiction guette, et les sorts fusent à chaque tour.
intro-who = C’est jour de fête dans la capitale, et quatre peuples vont boire. Tu es tavernier et tu as des parts dans les tavernes.
intro-who-picture = Un orc, un humain, une elfe et un nain avec leur bière devant le château.
intro-wins = Le plus de points de victoire l’emporte. Grimpe sur les échelles des quatre peuples, achète des titres de tavernes et plais à la cour à la fin.
intro-wins-picture = Quatre échelles, des points négatifs jusqu’en haut, ton marqueur sur chacune ; un titre et le château rapportent aussi.
intro-turn = Prends un client et installe-le. À une table de son peuple, tu montes d’un niveau. Qui possède un titre dans cette taverne gagne des sous.
intro-turn-picture = Une elfe va à une table d’elfes : un niveau de plus, et les détenteurs de titres de cette taverne reçoivent des sous.

## The coach: the first line is a heading, the rest what is said
lesson-choose_king_people =
    Le Roy aime un peuple
    Son échelle décide qui choisit d’abord quand la cour paie. Prends un peuple sur lequel tu veux grimper.
lesson-choose_queen_people =
    La Reine en aime un aussi
    Son échelle décide qui choisit d’abord au second tour du décompte Royal. Prends-en un où tu seras haut.
lesson-buy_deed =
    Acheter un titre
    Chaque fois qu’un client s’assied dans cette taverne, tu gagnes des sous, et le titre donne aussitôt des points. Une grande taverne paie souvent, une petite donne plus de points pour son prix.
lesson-take_turn =
    Prendre, asseoir, agir
    Prends un client que tu peux asseoir à une table de son peuple : c’est un niveau sur son échelle. Avant de finir, vois si tu peux payer un notable.
lesson-choose_customer =
    Lequel des deux vient ?
    La carte montre deux clients, un seul vient. Prends celui dont le peuple a une table libre là où tu as un titre.
lesson-choose_stand_in_people =
    Qui remplace ?
    Il ne reste aucune tuile des peuples de la piste. Choisis le peuple dont tu veux gravir l’échelle.
lesson-choose_table =
    Où s’assied-il ?
    À une table de son peuple, tu montes d’un niveau. Dans une taverne à tes titres tu gagnes des sous, et un symbole commun donne des sous, un sort ou un notable.
lesson-choose_sold_spell =
    Quel sort vends-tu ?
    Un sort vendu donne un sou. Vends celui qui ne te sert plus.
lesson-choose_dignitary =
    Qui travaille pour toi ?
    Chaque notable vend quelque chose : titres, jetons guilde, faveurs royales ou niveaux. Paie ce qui rapporte des points maintenant.
lesson-choose_destination =
    Où va le notable ?
    Dans une autre taverne ; c’est là que s’achètent titres et jetons guilde. Cherche la taverne où tu en veux un.
lesson-choose_deed =
    Quel titre achètes-tu ?
    Ses points sont à toi aussitôt, et il rapporte à chaque client. Garde assez de sous pour le prochain notable.
lesson-choose_guild_tokens =
    Quels symboles ici ?
    Chaque jeton guilde rapporte des points, et les clients de ce symbole y rapportent davantage. Pose-les là où tu as un titre.
lesson-choose_favour_count =
    Combien de faveurs royales ?
    Plusieurs d’un coup coûtent moins chacune. Elles servent une fois, et la Reine les compte à la fin.
lesson-choose_favour =
    Quelle faveur royale prends-tu ?
    Chacune sert une fois et reste à toi pour la Reine. Prends-en une utile aux prochains tours.
lesson-choose_level_count =
    Combien de niveaux ?
    Chaque niveau coûte des sous, et les plus hauts valent le plus. Achètes-en autant qu’il en faut pour une ou deux échelles.
lesson-choose_track =
    Sur quelle échelle ?
    Les premiers niveaux effacent seulement des points négatifs ; les hauts rapportent beaucoup. Monte là où un grand saut est proche, et ne laisse aucune échelle tout en bas.
lesson-choose_people =
    Quel peuple rejoint-il ?
    Le client change de peuple, pas de symbole. Choisis-en un qui a une table libre.
lesson-choose_symbol =
    Quel symbole porte-t-il ?
    Bière, grimoire et lyre agissent là où la taverne les montre aussi : des sous, un sort, un notable. Le masque peut prendre une table occupée.
lesson-choose_guild_spot =
    Quel jeton guilde, et où ?
    Il rapporte aussitôt des points et sert à tous ceux qui viennent avec ce symbole. Prends une taverne à tes titres.
lesson-choose_moved_customer =
    Qui déplaces-tu ?
    Le client va dans une autre taverne. Libère une table qu’il te faut, ou remplis une taverne à toi.
lesson-choose_moved_table =
    Où va-t-il ?
    Le client prend une table libre dans une autre taverne. Cherche une table libre de son peuple, ou une taverne à tes titres.
lesson-choose_swap_first =
    Qui échange d’abord ?
    Deux clients de peuples différents échangent leurs tables. Mène chacun à une table de son peuple.
lesson-choose_swap_second =
    Avec qui ?
    Le second doit être assis dans une autre taverne. Prends la paire qui te rapporte le plus.
lesson-choose_moved_dignitary =
    Qui le vent emporte-t-il ?
    Un notable est emporté sans agir. Amène-le là où s’assiéra ton prochain client.
lesson-choose_new_tavern =
    Où l’emporte-t-il ?
    Ton prochain client peut activer qui se tient dans sa taverne. Place le notable où tu iras.
lesson-choose_victim =
    Quelle bourse est trop pleine ?
    Tu prends des sous à quelqu’un qui en a plus que toi. Prends à celui qui mène.
lesson-react =
    Réagis-tu ?
    Un sort éclair peut se lancer au tour d’un autre. Passe s’il t’aide davantage plus tard.
lesson-choose_royal_scoring =
    La cour paie
    Chaque décompte Royal ne va qu’à un joueur, et il paie aussitôt. Choisis celui pour lequel tu as le plus maintenant.
goal-first = Premières manches : assieds les clients à des tables de leur peuple, et achète des titres là où l’on s’assiéra beaucoup.
goal-climb = Maintenant, grimpe : les hauts niveaux d’une échelle rapportent le plus. N’en laisse aucune tout en bas, cela coûte.
goal-court = La fin approche : réunis ce que la cour paiera, titres, faveurs royales, sous ou sorts lancés.
caution-foreign-table =
    Pas de niveau à cette table
    Elle est à un autre peuple. À une table cerclée de son peuple, tu montes d’un niveau.
caution-no-table =
    Cette carte ne donne pas de niveau
    Aucune table libre de son peuple ne te ferait monter. Une carte cerclée peut donner un niveau.
caution-sold-spell =
    Tu pourrais lancer un sort
    Le vendre rapporte un seul sou ; le lancer rapporte souvent plus, et l’Archimage le compte à la fin.
caution-idle-dignitary =
    Un notable attend ici
    Une fois par tour, tu peux en activer un là où ton client est assis, sans lyre ni privilèges, et tu peux payer l’offre la moins chère.
caution-small-step =
    Un plus grand pas est proche
    Sur l’échelle des { $people }, le niveau suivant vaut { $n } ; ici, il vaut moins.

## Variants

variant-with_curse = La Malédiction
variant-with_curse-yes = La Malédiction guette dans la pioche des sorts : qui la pioche perd des sous et pioche de nouveau.
variant-with_curse-no = La Malédiction reste dans la boîte.
variant-own_turn_magic = Magie à son propre tour seulement
variant-own_turn_magic-no = Les sorts éclair se lancent aussi pendant le tour des autres joueurs.
variant-own_turn_magic-yes = Personne ne lance de sort au tour des autres ; les Contresorts restent dans la boîte. Idéal pour les parties étalées.

## Things

people-orc = Orcs
people-human = Humains
people-elf = Elfes
people-dwarf = Nains
one-orc = orc
one-human = humain
one-elf = elfe
one-dwarf = nain
symbol-beer = bière
symbol-lyre = lyre
symbol-spellbook = grimoire
symbol-mask = masque
symbol-note-beer = Ripaille : des sous dans une taverne à la bière
symbol-note-lyre = Influence : un notable au choix, dans une taverne à la lyre
symbol-note-spellbook = Magie : un sort, dans une taverne au grimoire
symbol-note-mask = Complot : peut prendre la place d’un autre client
tavern-orc_tavern = Le Croc brisé
tavern-human_tavern = Le Gai Ménestrel
tavern-elf_tavern = Le Rameau de lune
tavern-dwarf_tavern = Le Tonneau sans fond
tavern-grand_tavern = La Grande Salle
dignitary-notary = Notaire
dignitary-gob_trotter = Gob’Trotter
dignitary-princess = Princesse
dignitary-ambassadress = Ambassadrice
scoring-king = Roy
scoring-queen = Reine
scoring-master_of_coins = Grand Argentier
scoring-archduke = Archiduc
scoring-archmage = Archimage
privilege = privilège

spell-metamorphosis = Métamorphose
spell-fireworks = Feu d’artifice
spell-alchemy = Alchimie
spell-philtre_of_friendship = Philtre d’amitié
spell-arcane_study = Étude des arcanes
spell-courtly_whisper = Murmure de cour
spell-conjured_sign = Blason conjuré
spell-illusory_table = Table illusoire
spell-musical_chairs = Chaises musicales
spell-guild_mirage = Mirage des guildes
spell-astral_herald = Héraut astral
spell-gust_of_wind = Coup de vent
spell-phantom_partner = Associé fantôme
spell-bandwagon = Dans la foulée
spell-counterspell = Contresort
spell-light_fingers = Doigts légers
favour-change_symbol = Livrée d’emprunt
favour-place_guild_token = Charte de guilde
favour-add_beer = Passe des brasseurs
favour-add_spellbook = Passe des mages
favour-add_lyre = Passe des ménestrels
favour-add_mask = Passe des comploteurs
favour-second_spell = Licence de mage
favour-move_customer = Replacement royal
favour-other_people = Émissaire étranger
favour-level_up = Éloge royal

customer-name = { $people } avec { $symbols }
card-dual = { $first } ou { $second }
table-name = { $tavern }, table { $place } ({ $people })
table-short = { $tavern }, table { $place }
table-with = { $table }, prise : { $people }
table-free = table { $place } ({ $people })
table-taken = table { $place } ({ $people }) : { $guest }
deed-name = titre { $place } ({ $tavern })
deed-short = titre { $place } ({ $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}, { $points } PV)
spot-name = { $symbol } pour « { $tavern } »
marker = { $seat }

## Effects, made from the numbers of the box

effect-none = rien que des applaudissements
effect-coins = { $n ->
    [one] { $n } sou
   *[other] { $n } sous
}
effect-vp = { $n } PV
effect-draw_spells = { $n ->
    [1] pioche un sort
    [one] pioche { $n } sort
   *[other] pioche { $n } sorts
}
effect-privileges = { $n ->
    [one] { $n } privilège
   *[other] { $n } privilèges
}
effect-lose_coins = perds { $n ->
    [one] { $n } sou
   *[other] { $n } sous
}
effect-level = { $n ->
    [1] un niveau sur une échelle au choix
    [one] { $n } niveau sur une échelle au choix
   *[other] { $n } niveaux sur des échelles au choix
}
effect-level-seated = un niveau sur l’échelle que le client installé a fait monter
effect-take_favour = { $n ->
    [1] prends une faveur royale
    [one] prends { $n } faveur royale
   *[other] prends { $n } faveurs royales
}
effect-guild_token = pose un jeton guilde dans une taverne au choix pour { $vp } PV
effect-change_people = le client qui attend change de peuple
effect-change_symbol = le client qui attend échange son symbole contre un autre
effect-add_symbol = le client qui attend porte en plus { $symbol ->
    [grimoire] le grimoire
    [masque] le masque
   *[other] la { $symbol }
}
effect-table_matches = toute table libre compte comme une table du peuple du client qui attend
effect-all_symbols = bière, grimoire et lyre agissent tous pour ce placement
effect-swap_customers = deux clients de peuples et de tavernes différents échangent leurs places ; chaque client qui se retrouve à une table de son peuple rapporte un niveau
effect-move_customer = déplace un client vers une table libre d’une autre taverne ; niveau, privilège et revenus comme pour un nouveau client
effect-move_dignitary = déplace un notable vers une autre taverne
effect-extra_activation = active un notable de plus, dans n’importe quelle taverne
effect-extra_cast = lance un sort de plus pendant ce tour
effect-income_share = des sous comme avec un titre dans la taverne du placement
effect-take_coins = prends jusqu’à { $n ->
    [one] { $n } sou
   *[other] { $n } sous
} à un joueur plus riche
effect-take_coins-reaction = prends jusqu’à { $n ->
    [one] { $n } sou
   *[other] { $n } sous
} au joueur dont c’est le tour
effect-counter = le sort annoncé échoue
spell-cost = { $cost ->
    [0] gratuit
    [one] coûte 1 sou
   *[other] coûte { $cost } sous
}
spell-counts = compte comme { $n ->
    [one] { $n } sort
   *[other] { $n } sorts
} pour l’Archimage
condition-caster_owns_no_deed_there = seulement dans une taverne sans titre à soi
condition-active_gained_level = seulement si le client a apporté un niveau
condition-active_feasted = mais seulement après une ripaille
when-waiting = tant qu’un client attend
when-seated = une fois le client installé
when-never = jamais à son propre tour
favour-later = pas avant ton prochain tour
lightning-customer_seated = éclair : quand un autre joueur a placé un client
lightning-spell_announced = éclair : quand un autre joueur annonce un sort
lightning-before_own_turn = éclair : juste avant son propre tour
lightning-take_coins = alors au joueur dont c’est le tour, riche ou pauvre

## Gains, foreseen

gain-level = { $people } au niveau { $level } ({ $vp } PV à la fin)
gain-bonus = bonus : { $bonus }
gain-blocked = pas de niveau : l’échelle des { $people } t’est fermée
gain-tavern-privilege = le privilège de la taverne, pour sa dernière table libre
gain-income = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} pour ton titre
gain-income-other = { $seat } reçoit { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
gain-feast = Ripaille : { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
gain-magic = Magie : un sort
gain-influence = Influence : un notable au choix
gain-replace = { $people ->
    [nain] le nain s’en va
   *[other] l’{ $people } s’en va
}
gain-deed = coûte { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}, rapporte { $points } PV
gain-takeover = coûte { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}, rapporte { $points } PV ; { $seat } perd le titre et reçoit { $share ->
    [one] { $share } sou
   *[other] { $share } sous
}
gain-tokens = coûte { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}, rapporte { $points } PV
gain-coins = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
gain-points = { $points } PV
gain-scoring = { $points } PV
gain-scoring-king = { $points } PV et un niveau sur chaque échelle, soit { $more } PV de plus
costs = coûte { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
stands-in = dans « { $tavern } »
tiles-left = { $n ->
    [one] encore { $n } tuile
   *[other] encore { $n } tuiles
}

## Questions

prompt-choose_king_people = Quel est le peuple du Roy ? Son échelle décide qui choisit en premier au décompte Royal.
prompt-choose_queen_people = Quel est le peuple de la Reine ? Son échelle décide qui choisit en premier au second tour du décompte Royal.
prompt-buy_deed = Achète un titre de propriété, un seul par taverne. Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-take_turn-before-card = À toi : choisis une carte client, ou fais d’abord autre chose. Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-take_turn-waiting = Ton { $customer } attend une place. Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-take_turn-seated = Ton client est installé. Autre chose, ou fin du tour ? Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-choose_customer = Lequel des deux clients vient ?
prompt-choose_stand_in_people = Il ne reste aucune tuile des peuples de la piste. Quel peuple les remplace ?
prompt-choose_table = Où s’assied ton { $customer } ?
prompt-choose_sold_spell = Quel sort vends-tu ?
prompt-choose_dignitary = Quel notable actives-tu ? Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-choose_destination = Vers quelle taverne se rend { $dignitary ->
    [Princesse] la Princesse
    [Ambassadrice] l’Ambassadrice
   *[other] le { $dignitary }
} ?
prompt-choose_deed = Quel titre de « { $tavern } » achètes-tu ? Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-choose_guild_tokens = Quels jetons guilde poses-tu dans « { $tavern } » ? Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-choose_favour_count = Combien de faveurs royales demandes-tu ({ $dignitary }) ? Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-choose_favour = Quelle faveur royale prends-tu ?
prompt-choose_level_count = Combien de niveaux achètes-tu ({ $dignitary }) ? Tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
prompt-choose_track = Sur quelle échelle montes-tu ?
prompt-choose_people = Quel peuple ton client rejoint-il ?
prompt-choose_symbol = Quel symbole ton client porte-t-il à la place du sien ?
prompt-choose_guild_spot = Quel jeton guilde poses-tu, et où ?
prompt-choose_moved_customer = Quel client déplaces-tu ?
prompt-choose_moved_table = Où va { $people ->
    [nain] le nain
   *[other] l’{ $people }
} ({ $table }) ?
prompt-choose_swap_first = Quel client change de place en premier ?
prompt-choose_swap_second = Avec qui { $people ->
    [nain] le nain
   *[other] l’{ $people }
} ({ $table }) échange-t-il sa place ?
prompt-choose_moved_dignitary = Quel notable le vent emporte-t-il ?
prompt-choose_new_tavern = Vers quelle taverne le vent emporte-t-il { $dignitary ->
    [Princesse] la Princesse
    [Ambassadrice] l’Ambassadrice
   *[other] le { $dignitary }
} ?
prompt-choose_victim = Quelle bourse allèges-tu ?
prompt-react-customer_seated = { $seat } a placé un client dans « { $tavern } ». Réagis-tu ?
prompt-react-spell_announced = { $seat } annonce « { $spell } ». Réagis-tu ?
prompt-react-before_own_turn = Ton tour va commencer. Lances-tu un sort éclair juste avant ?
prompt-choose_royal_scoring = Quel décompte Royal choisis-tu ?

asks-choose_king_people = le peuple du Roy
asks-choose_queen_people = le peuple de la Reine
asks-buy_deed = quel titre tu achètes
asks-take_turn = ce que tu fais de ton tour
asks-choose_customer = quel client de la carte vient
asks-choose_stand_in_people = quel peuple remplace les autres
asks-choose_table = où s’assied ton client
asks-choose_sold_spell = quel sort tu vends
asks-choose_dignitary = quel notable tu actives
asks-choose_destination = où se rend le notable
asks-choose_deed = quel titre tu achètes
asks-choose_guild_tokens = quels jetons guilde tu poses
asks-choose_favour_count = combien de faveurs tu prends
asks-choose_favour = quelle faveur tu prends
asks-choose_level_count = combien de niveaux tu achètes
asks-choose_track = sur quelle échelle tu montes
asks-choose_people = quel peuple ton client rejoint
asks-choose_symbol = quel symbole ton client porte
asks-choose_guild_spot = où tu poses un jeton guilde
asks-choose_moved_customer = quel client tu déplaces
asks-choose_moved_table = où va le client
asks-choose_swap_first = quel client change de place en premier
asks-choose_swap_second = avec qui le client échange sa place
asks-choose_moved_dignitary = quel notable le vent emporte
asks-choose_new_tavern = où le vent emporte le notable
asks-choose_victim = quelle bourse tu allèges
asks-react = si tu réagis
asks-choose_royal_scoring = quel décompte Royal tu choisis

## Options

option-pick = Choisir : { $card }
option-pick-twin = Choisir : { $card }, carte { $place } de la piste
option-use = Utiliser : { $favour }
option-cast = Lancer : { $spell }
option-take_turn-seat_customer = Placer : { $customer }
option-take_turn-activate_local = Activer le notable sur place
option-take_turn-activate_with_influence = Activer un notable au choix grâce à l’Influence
option-take_turn-activate_with_privileges = Activer un notable au choix pour { $n ->
    [one] { $n } privilège
   *[other] { $n } privilèges
}
option-take_turn-activate_with_herald = Activer un notable au choix grâce au Héraut astral
option-take_turn-sell_spell = Vendre un sort pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
option-take_turn-end_turn = Finir le tour
unused = inutilisé : { $things }
unused-dignitary = un notable
unused-favours = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
unused-spells = { $n ->
    [one] { $n } sort
   *[other] { $n } sorts
}
warn-herald = le héraut est perdu : il peut encore appeler un notable
option-choose_favour_count = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
option-choose_level_count = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
option-react-pass = Laisser faire
option-victim = { $seat }

## Log

event-chose-king = { $seat } désigne les { $people } comme peuple du Roy.
event-king-by-card = La première carte désigne les { $people } comme peuple du Roy.
event-chose-queen = { $seat } désigne les { $people } comme peuple de la Reine.
event-bought-deed = { $seat } achète le { $deed } pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} et marque { $points } PV.
event-took-over = { $seat } reprend le { $deed } à { $victim } pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} ; { $victim } en reçoit { $share }.
event-turn-began = Manche { $round } : { $seat } commence son tour.
event-picked-card = { $seat } choisit une carte : { $card }.
event-customer-waits = À la porte ({ $seat }) attend un { $one } avec { $symbol }.
event-seated = { $seat } installe { $one ->
    [nain] le nain
   *[other] l’{ $one }
} : { $table }.
event-replaced = { $seat } installe { $one ->
    [nain] le nain
   *[other] l’{ $one }
} et chasse { $other ->
    [nain] le nain
   *[other] l’{ $other }
} : { $table }.
event-rose = { $seat } monte au niveau { $level } chez les { $people }.
event-was-blocked = { $seat } ne peut plus monter chez les { $people }.
event-took-privilege = { $seat } remplit « { $tavern } » et prend son privilège.
event-income = « { $tavern } » rapporte { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} à { $seat }.
event-feasted = La ripaille rapporte { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} à { $seat }.
event-influence = { $seat } gagne de l’influence sur tous les notables de la ville.
event-drew-spell = { $seat } pioche « { $spell } ».
event-drew-spell-hidden = { $seat } pioche un sort.
event-found-no-spell = { $seat } devrait piocher un sort, mais il n’en reste plus.
event-cursed = { $seat } pioche la Malédiction et { $coins ->
    [0] ne perd rien
    [one] perd { $coins } sou
   *[other] perd { $coins } sous
}.
event-shuffled = La pioche des sorts est refaite avec { $coins ->
    [one] { $coins } carte défaussée
   *[other] { $coins } cartes défaussées
}.
event-gained-coins = { $seat } gagne { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
event-gained-points = { $seat } marque { $points } PV.
event-gained-privileges = { $seat } gagne { $n ->
    [1] un privilège
    [one] { $n } privilège
   *[other] { $n } privilèges
}.
event-paid-privileges = { $seat } dépense { $n ->
    [one] { $n } privilège
   *[other] { $n } privilèges
} pour appeler un notable.
event-stands = { $dignitary } : au départ dans « { $tavern } ».
event-walked = { $seat } envoie { $dignitary ->
    [Princesse] la Princesse
    [Ambassadrice] l’Ambassadrice
   *[other] le { $dignitary }
} de « { $from } » à « { $tavern } ».
event-paid-dignitary = { $seat } paie { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} ({ $dignitary }).
event-blown = Le vent levé par { $seat } emporte { $dignitary ->
    [Princesse] la Princesse
    [Ambassadrice] l’Ambassadrice
   *[other] le { $dignitary }
} de « { $from } » à « { $tavern } ».
event-placed-token = { $seat } pose { $symbol ->
    [grimoire] le grimoire
    [masque] le masque
   *[other] la { $symbol }
} dans « { $tavern } » et marque { $points } PV.
event-took-favour = { $seat } prend la faveur royale « { $favour } ».
event-favour-revealed = Une faveur arrive au château : « { $favour } ».
event-used-favour = { $seat } utilise « { $favour } ».
event-announced = { $seat } lance « { $spell } » { $coins ->
    [0] gratuitement
    [one] pour { $coins } sou
   *[other] pour { $coins } sous
}.
event-reacted = { $seat } réagit avec « { $spell } » { $coins ->
    [0] gratuitement
    [one] pour { $coins } sou
   *[other] pour { $coins } sous
}.
event-countered = « { $spell } » ({ $seat }) échoue.
event-sold = { $seat } vend « { $spell } » pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
event-sold-hidden = { $seat } vend un sort pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
event-moved = { $seat } déplace { $one ->
    [nain] le nain
   *[other] l’{ $one }
} : { $from-table } → { $table }.
event-swapped = { $seat } fait échanger leurs places : { $one } vers { $table }, { $other } vers { $from-table }.
event-stole = { $seat } prend { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} à { $victim }.
event-changed-people = Le client change de peuple ({ $seat }) : c’est maintenant un { $one }.
event-changed-symbol = Le client ({ $seat }) porte { $symbol ->
    [grimoire] le grimoire
    [masque] le masque
   *[other] la { $symbol }
} au lieu { $old ->
    [grimoire] du grimoire
    [masque] du masque
   *[other] de la { $old }
}.
event-added-symbol = Le client ({ $seat }) porte en plus { $symbol ->
    [grimoire] le grimoire
    [masque] le masque
   *[other] la { $symbol }
}.
event-tables-match = Toute table libre conviendra au client ({ $seat }).
event-all-symbols = Tous les symboles agiront pour le client ({ $seat }).
event-may-cast-again = { $seat } peut lancer un sort de plus pendant ce tour.
event-herald = Un héraut est prêt à appeler un notable de plus pour { $seat }.
event-customer-revealed = Une nouvelle carte rejoint la piste : { $card }.
event-exchanged = { $seat } échange ses restes : { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} pour les sorts, { $points } PV pour les privilèges.
event-royal-order = { $seat } a le rang { $place } dans l’ordre royal des { $people }.
event-scored-royalty = { $seat } choisit le décompte « { $scoring } » et marque { $points } PV.
event-scored-peoples = { $seat } marque { $points } PV chez les quatre peuples.

## Score sheet

score-heading = { scene-final }
score-part-turns = Pendant les tours
score-part-last = Le dernier décompte
score-deeds = Titres
score-guilds = Jetons guilde
score-tracks = Bonus des échelles
score-spells = Sorts
score-favours = Faveurs royales
score-privileges = Privilèges restants
score-royal = Décompte Royal
score-peoples = Décompte Peuple
score-precedence = Rang dans l’ordre royal

## The table

status-setup = Mise en place : { $n ->
    [one] { $n } titre
   *[other] { $n } titres
} pour chacun
status-play = Manche { $round } sur { $rounds }
status-scoring = Décompte Royal
status-over = La partie est terminée
status-turn = Tour : { $seat }
status-phase-before_card = aucune carte choisie
status-phase-waiting = un client attend
status-phase-seated = le client est installé
status-window = des réactions sont possibles
status-end = { $turns ->
    [1] dernier tour avant le décompte
    [one] encore { $turns } tour avant le décompte
   *[other] encore { $turns } tours avant le décompte
}
status-king = Roy : { $people }
status-queen = Reine : { $people }

zone-row = Clients
zone-turn = Tour : { $seat }
zone-taverns = Tavernes
zone-tracks = Échelles peuple
zone-dignitaries = Notables
zone-favours = Faveurs royales
zone-castle = Décomptes royaux
zone-supply = Réserves
zone-mat = { $seat }
zone-hand = Sorts en main
zone-own-favours = Faveurs royales
zone-cast = Sorts lancés
zone-deeds = Titres
zone-played = Clients du jour

counter-customer-deck = cartes à venir
counter-casts = sorts lancés pendant ce tour
counter-local = notable activé sur place
counter-tiles = tuiles
counter-favours = faveurs en réserve
counter-spell-deck = sorts à piocher
counter-spell-discard = sorts défaussés
counter-privileges = privilèges en réserve
counter-tokens = jetons { $symbol }
counter-coins = sous
counter-points = PV
counter-level-values = PV des niveaux
counter-privilege = privilèges
counter-hand = sorts en main
counter-archmage = sorts lancés pour l’Archimage
counter-deed-tokens = cubes de titre

flag-feasted = ripaille faite
flag-influence = influence : un notable au choix
flag-table_matches = toute table libre convient
flag-all_symbols = tous les symboles agissent
flag-herald = héraut prêt

note-used = activés pendant ce tour : { $dignitaries }
note-income = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} pour chaque propriétaire quand un client s’assied
note-token = jeton guilde
note-owner = appartient à { $seat }
note-levels = PV des niveaux, depuis le départ : { $levels }
note-king = le peuple du Roy
note-queen = le peuple de la Reine
note-summit = le dernier niveau est à { $seat }
note-few-tiles = { $n ->
    [0] plus aucune tuile
    [one] plus qu’une tuile
   *[other] plus que { $n } tuiles
}
favour-and-text = { $favour } ({ $text })
note-served = activation faite ce tour
note-taken = pris par { $seat }
note-hidden-hand = { $n ->
    [0] aucun sort
    [one] 1 sort, caché
   *[other] { $n } sorts, cachés
}
level-bonus = niveau { $level } : { $bonus }
offer-notary = achète un titre là où il se rend ; celui d’un autre joueur pour { $surcharge ->
    [one] { $surcharge } sou
   *[other] { $surcharge } sous
} de plus
offer-gob_trotter = { $n ->
    [one] { $n } jeton guilde
   *[other] { $n } jetons guilde
} pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} : { $points } PV
offer-princess = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
} pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
offer-ambassadress = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
} pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
scoring-note-king = { $points } PV et un niveau sur chaque échelle
scoring-note-queen = selon tes faveurs, utilisées ou non
scoring-note-master_of_coins = selon tes sous
scoring-note-archduke = selon tes titres
scoring-note-archmage = selon tes sorts lancés

## Why not

why-over = La partie est terminée.
why-not-asked = Ce n’est pas à toi de décider.
why-offered = Tu peux le choisir maintenant.
why-no-such-place = Il n’y a rien de tel sur la table.
why-other-question = Pas maintenant : dis d’abord { $question }.
why-not-a-choice = C’est là pour information. On te demande { $question }.
why-card-picked = Tu as déjà choisi une carte pendant ce tour.
why-no-tiles = Il ne reste aucune tuile client des peuples de cette carte.
why-no-tiles-of = Il ne reste aucune tuile client des { $people }.
why-no-customer-yet = Choisis d’abord une carte client.
why-seat-first = Choisis d’abord de placer ton client.
why-seated-already = Ton client de ce tour est déjà installé.
why-table-taken = Quelqu’un y est déjà assis ({ $people }) ; seul un client avec un masque peut prendre une table occupée.
why-table-not-free = Quelqu’un y est déjà assis.
why-same-tavern = Le client doit aller dans une autre taverne.
why-nobody-there = Personne n’y est assis.
why-no-partner = Aucun client d’une autre taverne ne convient.
why-swap-same-tavern = Les deux clients doivent être dans des tavernes différentes.
why-swap-same-people = Les deux clients doivent être de peuples différents.
why-no-table-elsewhere = Aucune table n’est libre dans une autre taverne.
why-own-deed = Ce titre est déjà à toi.
why-owns-there = Tu possèdes déjà un titre dans cette taverne, et un seul par taverne est permis.
why-needs-notary = Les titres s’achètent avec le Notaire.
why-deed-owned = Ce titre est déjà acheté par { $seat }.
why-last-deed = C’est le dernier titre de ce joueur ({ $seat }), et personne ne peut le prendre.
why-coins = { $needed ->
    [one] Il faut { $needed } sou, tu en as { $coins }.
   *[other] Il faut { $needed } sous, tu en as { $coins }.
}
why-keep-coins = Tu dois garder { $kept ->
    [one] { $kept } sou
   *[other] { $kept } sous
} pour ton second titre ; il t’en resterait { $left }.
why-elsewhere = Le Notaire est dans une autre taverne.
why-sign-shown = Une taverne ne montre chaque symbole qu’une fois, et { $symbol ->
    [grimoire] le grimoire
    [masque] le masque
   *[other] la { $symbol }
} y est déjà.
why-tavern-privilege = Il revient à qui occupe la dernière table libre d’ici.
why-stands-there = { $dignitary ->
    [Princesse] La Princesse
    [Ambassadrice] L’Ambassadrice
   *[other] Le { $dignitary }
} s’y trouve et doit aller dans une autre taverne.
why-tavern-crowded = Une taverne n’accueille pas plus de { $n ->
    [one] { $n } notable
   *[other] { $n } notables
}.
why-no-deed-there = Aucun titre n’y est à vendre avec ce que tu as ({ $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}).
why-no-sign-there = Il n’y manque aucun jeton guilde que tu pourrais poser.
why-dignitary-used = Tu as déjà activé ce notable pendant ce tour : { $dignitary }.
why-not-seated-yet = Les notables s’activent une fois ton client placé ; avant, { $privileges ->
    [used] seul un héraut en appelle encore un
   *[left] seuls des privilèges ou un héraut en appellent un
}.
why-activate-first = Choisis d’abord d’activer un notable.
why-local-used = Tu as déjà activé un notable pour ce client ; { $privileges ->
    [used] seul un héraut en appelle un autre, car tes privilèges ont servi aussi
    [few] seul un héraut en appelle un autre, car tu as trop peu de privilèges
   *[left] seuls des privilèges ou un héraut en appellent un autre
}.
why-not-there = { $dignitary ->
    [Princesse] La Princesse
    [Ambassadrice] L’Ambassadrice
   *[other] Le { $dignitary }
} est dans une autre taverne ; { $privileges ->
   *[used] seul un héraut peut encore l’appeler
    [left] seuls des privilèges ou un héraut peuvent l’appeler
}.
why-no-effect = { $dignitary ->
    [Princesse] La Princesse
    [Ambassadrice] L’Ambassadrice
   *[other] Le { $dignitary }
} ne peut rien faire pour toi avec ce que tu as ({ $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}).
why-nobody-serves = Aucun notable ne peut rien pour toi maintenant : chacun ne s’active qu’une fois par tour, et tu as { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
why-blocked = Tu ne peux pas monter chez les { $people } : tu es au sommet, ou un autre joueur tient le dernier niveau.
why-kings-people = Les { $people } sont le peuple du Roy ; il en faut un autre à la Reine.
why-not-on-card = Les { $people } ne sont pas sur la première carte de la piste.
why-same-people = Ton client appartient déjà au peuple des { $people }.
why-people-on-card = Les { $people } sont sur la carte client que tu joues ; cette faveur royale demande un autre peuple.
why-track = Les marqueurs montent grâce aux clients assis à une table de leur peuple, au Complot, à l’Ambassadrice, aux sorts et aux faveurs royales.
why-favour-row = Les faveurs royales viennent de la Princesse, ou d’un sort qui en accorde. On te demande { $question }.
why-scoring-taken = Ce décompte est déjà pris par { $seat }.
why-scoring-later = Les décomptes royaux se choisissent après le dernier tour.
why-yourself = Tu ne peux pas te voler toi-même.
why-not-richer = Ce joueur n’a pas plus de sous que toi.
why-not-yours = Cela appartient à un autre joueur.
why-favour-spent = Cette faveur a servi ; elle compte encore pour la Reine.
why-spell-spent = Ce sort est lancé ; il compte pour l’Archimage.
why-cast-already = Tu as déjà lancé ton sort de ce tour.
why-only-reaction = Ce sort n’agit que pendant le tour des autres joueurs.
why-when-waiting = Possible seulement tant que ton client attend d’être placé.
why-when-seated = Possible seulement une fois ton client placé.
why-no-use = Cela n’aurait aucun effet maintenant.
why-wrong-window = Ce sort ne peut pas être lancé à ce moment.
why-condition-own-deed = Tu possèdes un titre dans cette taverne.
why-condition-no-level = Ce client n’a apporté aucun niveau que tu pourrais partager.
why-condition-no-feast = Il n’y a pas eu de ripaille, ou aucun sou à prendre.
why-favour-kind-used = Tu as déjà utilisé une faveur de cette sorte pendant ce tour.
why-privileges = Il faut { $needed ->
    [one] { $needed } privilège
   *[other] { $needed } privilèges
}, tu en as { $held }.
why-privileges-used = Les privilèges n’appellent pas plus de { $n ->
    [one] { $n } notable
   *[other] { $n } notables
} par tour.
title-name = Taverna

## On the shelf
title-motto = Place les clients de quatre peuples, charme la cour.
title-minutes = 60–90 min

## Scenes
scene-final = La ville honore ses taverniers
scene-final-note = L’échange, le décompte Royal, puis les quatre peuples
scene-innkeeper = Tavernier
scene-exchange = Échange
scene-exchange-note = ce qui reste
scene-exchange-none = il ne reste rien
scene-exchanged = Privilèges { $privileges }, sorts { $spells }
scene-royal = Décompte Royal
scene-royal-note = ordre royal : { $people }
scene-royal-coming = Dans l’ordre royal, chacun prend un des décomptes, une seule fois chacun.
scene-peoples = Peuples
scene-level = niveau { $n }
scene-kings-people = peuple du Roy
scene-queens-people = peuple de la Reine
scene-round = Manche { $n }

# What a position is worth, part by part.
term-points = points déjà acquis
term-peoples = niveaux chez les peuples
term-means = sous, sorts et privilèges
term-favours = faveurs royales
term-deeds = revenus des titres
term-court = le décompte Royal
term-guests = clients à placer

## What things are, and what they are worth now
kind-spell-own = Sort de ta main
kind-spell = Sort en main : { $seat }
kind-cast = Sort lancé : { $seat }
kind-announced = Sort en train d’être lancé
kind-favour = Faveur royale au château
kind-favour-of = Faveur royale : { $seat }
kind-favour-used = Faveur utilisée : { $seat }
kind-dignitary = Notable, { $place }
kind-scoring = Décompte Royal, à la fin
kind-tavern = Taverne
kind-sign = Symbole de guilde, { $place }
kind-table = Table, { $place }
kind-deed = Titre, vendu par le Notaire
kind-privilege = Jeton, { $place }
worth-last-deed = rien : un dernier titre reste à qui le possède
worth-second-deed = rien : pas plus d’un titre par taverne
worth-no-deed-token = rien : il ne reste pas de cube de titre
kind-card = Carte client à la porte
kind-waiting = Client : { $seat }
kind-track = Échelle d’un peuple
label-next = Ensuite
label-now = Actuellement
label-limit = Limite
label-who = Comment
label-pays = Rapporte
label-everybody = Tout le monde
label-income = Revenus
label-free = Tables libres
label-signs = Symboles
label-levels = PV par niveau
label-tiles = Tuiles
label-bonuses = Bonus
court-more = { $before } PV actuellement, { $after } PV ensuite
court-same = { $points } PV, comme maintenant
court-step = dès { $n } : { $points } PV
count-favours = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
count-coins = { $n ->
    [one] { $n } sou
   *[other] { $n } sous
}
count-deeds = { $n ->
    [one] { $n } titre
   *[other] { $n } titres
}
count-archmage = { $n ->
    [one] { $n } sort lancé
   *[other] { $n } sorts lancés
}
seat-points = { $seat } : { $points } PV
level-now = niveau { $level } : { $vp } PV à la fin
worth-helps = aucun point en soi : une autre action y gagne
worth-at-once = tout de suite
worth-at-end = à la fin, sauf dépense d’ici là
worth-income = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} là où tu n’as pas de titre : { $taverns }
worth-richer = plus riche que toi : { $seats }
worth-nobody-richer = rien pendant ton tour : personne n’est plus riche que toi
worth-deed = le meilleur que tu puisses payer : { $deed }
worth-no-deed = aucun titre à sa portée et à celle de ta bourse
worth-tokens = { $n ->
    [one] avec { $n } jeton guilde pour tes sous
   *[other] avec { $n } jetons guilde pour tes sous
}
worth-no-token = aucun jeton guilde : il manque des sous ou une place
worth-favours = { $n ->
    [one] { $n } faveur pour tes sous
   *[other] jusqu’à { $n } faveurs pour tes sous
}
worth-no-favour = aucune faveur : trop peu de sous, ou il n’y en a plus
worth-levels = { $n ->
    [one] au mieux, avec { $n } niveau pour tes sous
   *[other] au mieux, avec { $n } niveaux pour tes sous
}
worth-no-level = aucun niveau : trop peu de sous, ou toutes les échelles sont fermées
worth-for = pour { $counted }
worth-levels-too = et un niveau sur chaque échelle, soit { $more } PV de plus
worth-own-deed = à toi : ses points sont déjà comptés
worth-tables = { $n ->
    [one] { $n } table à eux est libre : { $taverns }
   *[other] { $n } tables à eux sont libres : { $taverns }
}
worth-no-table = aucune de leurs tables n’est libre : pas de niveau sans sort
price-free = aucun sou
price-spell = { $price }, et l’unique sort de ton tour
price-takeover = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}, dont { $share } pour { $seat }
limit-casts = { $n ->
    [0] plus de sort pendant ce tour
    [one] encore { $n } sort pendant ce tour
   *[other] encore { $n } sorts pendant ce tour
}
limit-lightning = un sort éclair à chaque tour d’un autre
who-may = { $n ->
    [one] après le placement, qui se trouve dans la taverne ; avec Influence, n’importe qui ; pour { $n } privilège, un de plus
   *[other] après le placement, qui se trouve dans la taverne ; avec Influence, n’importe qui ; pour { $n } privilèges, un de plus
}
income-nobody = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} par client pour qui possède un titre ; personne n’en a ici
income-owners = { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} par client : { $seats }
privilege-left = { $n ->
    [0] pour la dernière table libre
    [1] pour la dernière table libre
   *[other] pour la dernière des { $n } tables libres
}
note-last-deed = le dernier titre de son propriétaire ({ $seat }) : personne ne peut le prendre
sign-printed = peint sur la maison
sign-missing = n’est pas encore accroché ici
sign-point = Point
sign-point-says = Le score. Qui en a le plus à la fin gagne.
sign-coin = Sou
sign-coin-says = Paie titres, sorts et notables. Ce qui reste compte pour le Grand Argentier.
sign-spell = Sort
sign-spell-says = Une carte en main. À son tour, on en lance un et on en vend autant qu’on veut pour { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} chacun.
sign-favour = Faveur royale
sign-favour-says = Sert une fois, à son propre tour, jamais deux de la même sorte par tour. Elle reste et compte pour la Reine.
sign-privilege = Privilège
sign-privilege-says = { $n ->
    [0] On appelle
    [1] Un seul appelle
   *[other] { $n } d’entre eux appellent
} un notable de plus, une fois par tour. Chacun qui reste vaut { $points } PV à la fin.
sign-deed = Titre
sign-deed-says = Une part de taverne : des points tout de suite, et { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
} chaque fois qu’un client s’y assied. Un seul par taverne.
sign-beer = Bière : ripaille
sign-beer-says = Si client et taverne la montrent, tu reçois { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}.
sign-spellbook = Grimoire : magie
sign-spellbook-says = Si client et taverne le montrent, tu pioches un sort.
sign-lyre = Lyre : influence
sign-lyre-says = Si client et taverne la montrent, tu peux appeler n’importe quel notable, où qu’il soit.
sign-mask = Masque : complot
sign-mask-says = Peut prendre une chaise occupée ; tu montes chez le peuple de qui s’en va.
sign-guild = Jeton guilde
sign-guild-says = Donne un symbole de plus à une taverne, et des points à toi aussitôt. Chaque symbole n’y est qu’une fois.
sign-cloth-orc-says = Tables à la nappe violette et dentelée.
sign-cloth-human-says = Tables à la nappe bleue et carrée.
sign-cloth-elf-says = Tables à la nappe verte et festonnée.
sign-cloth-dwarf-says = Tables à la nappe brune, à huit côtés.
sign-level = Un niveau de plus
sign-level-says = Un pas sur l’échelle d’un peuple : le bonus tout de suite, les points à la fin.
sign-blocked = Fermé
sign-blocked-says = Le dernier niveau n’a qu’une place, pour toujours. Les autres restent dessous.
sign-swap = Change
sign-swap-says = Peuple, symbole ou place deviennent autres.
sign-move = Déplace
sign-move-says = Un client ou un notable va dans une autre taverne.
sign-lightning = Éclair
sign-lightning-says = Se lance au tour d’un autre, un par tour.
sign-curse-says = Qui la pioche : { $effect }, puis une autre carte.
sign-free = Table libre
sign-table-says = Un client de son peuple te fait monter d’un niveau. Les autres peuvent s’asseoir aussi, sans niveau.
sign-rise = Flèche sur une table
sign-rise-says = Tu peux y placer ton client, et tu montes d’un niveau.
sign-taken = Table occupée
sign-taken-says = Quelqu’un y est assis. Seul un client masqué prend la chaise ; tu montes alors chez le peuple de qui s’en va.
sign-dignitary-says = Qui se trouve là où s’assied ton client travaille pour toi : mène-le dans une autre taverne, paie, et prends ce qu’il vend. Chacun une fois par tour.
sign-notary-says = Mène-le dans une autre taverne et achètes-y un titre, libre ou à quelqu’un d’autre.
sign-gob_trotter-says = Mène-le dans une autre taverne et poses-y des jetons guilde.
sign-princess-says = Mène-la dans une autre taverne et prends des faveurs au château.
sign-ambassadress-says = Mène-la dans une autre taverne et monte sur les échelles de ton choix.
sign-pays = de { $low } à { $high } PV
sign-track-says = Un client à une table de son peuple te fait monter d’un niveau. Le niveau atteint compte à la fin.
sign-king-people-says = Le peuple du Roy : qui est le plus haut ici choisit en premier au décompte Royal.
sign-queen-people-says = Le peuple de la Reine : qui est le plus haut ici choisit en premier au second tour royal.
sign-royal-says = Après le dernier tour, on choisit dans l’ordre royal, et ce qui est pris ne se choisit plus.
sign-row-says = Tu prends une carte pendant ton tour ; ensuite la piste se remplit.
sign-customer-says = S’assied à toute table libre ; à une table de son peuple, il te fait monter d’un niveau.
sign-customer-deck-says = Clients qui viendront plus tard à la porte. Personne ne sait dans quel ordre.
sign-turn-says = Prends un client, place-le, termine ton tour. Sorts, faveurs, ventes et notables s’y glissent à ton gré.
sign-announced-says = Ce sort est en train d’être lancé ; les autres peuvent réagir.
sign-any-table-says = Un sort agit : toute table libre compte comme une table du peuple de ce client.
sign-all-signs-says = Un sort agit : bière, grimoire et lyre comptent tous quand ce client s’assied.
sign-herald-says = Appelle un notable de plus pendant ce tour, où qu’il soit.
sign-tavern-says = Quand un client s’assied ici, chaque titre rapporte des sous, et les symboles que client et taverne partagent agissent.
sign-tiles-says = Clients de ce peuple qui peuvent encore venir. Quand il n’en reste pas, on ne peut plus le choisir.
sign-favour-reserve-says = Face cachée. Elles remplissent les places autour du château.
sign-supply-says = Ce qui reste pour tout le monde.
sign-spell-deck-says = Sorts à piocher, face cachée. Quand la pile est vide, on mélange la défausse.
sign-spell-discard-says = Sorts vendus ou contrés, face cachée. Personne ne regarde.
sign-innkeeper-says = Tout ce que possède un tavernier : sous, points, sorts, faveurs, titres, niveaux.
sign-archmage-says = Chaque sort lancé compte pour l’Archimage, même au tour d’un autre.
sign-deed-token-says = Chaque titre en prend un. Quand il n’en reste pas, on ne peut plus en acquérir.
sign-played-says = Les clients pris jusqu’ici, un par tour.
