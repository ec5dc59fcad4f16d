## Furniture, ghosts and places

# A piece as the subject of a sentence or in a list.
the-mirror = le miroir
the-trolley = la desserte
the-desk = le bureau
the-piano = le piano
the-armchair = le fauteuil
the-table = la table
# A piece that is taken, held or put back: where a language has another case for that (German: den Spiegel).
taken-mirror = le miroir
taken-trolley = la desserte
taken-desk = le bureau
taken-piano = le piano
taken-armchair = le fauteuil
taken-table = la table
sizes-small = petit fantôme
sizes-medium = fantôme moyen
sizes-large = grand fantôme
# On signs at the edges of the hall: at most eight letters.
sides-south = Sud
sides-west = Ouest
sides-north = Nord
sides-east = Est
side-south = côté sud
side-west = côté ouest
side-north = côté nord
side-east = côté est
# Where on a square a ghost may stand: short, each is a button.
nook-floor = au sol
nook-under-mirror = sous le miroir
nook-under-trolley = sous la desserte
nook-under-desk = sous le bureau
nook-under-piano = sous le piano
nook-under-armchair = sous le fauteuil
nook-under-table = sous la table
nook-in-mirror = dans le miroir
nook-in-trolley = dans la desserte
nook-in-desk = dans le bureau
nook-in-piano = dans le piano
nook-in-armchair = dans le fauteuil
nook-in-table = dans la table
nook-on-mirror = sur le miroir
nook-on-trolley = sur la desserte
nook-on-desk = sur le bureau
nook-on-piano = sur le piano
nook-on-armchair = sur le fauteuil
nook-on-table = sur la table
# What stands between the whole part of a number and its tenths.
decimal_mark = ,
# $share (text)
percent = { $share } %
# $size (text), $name (text)
# The size is small, medium or large; the name is a player’s. Stands in lists and as the subject of sentences, there with a capital letter first.
ghost_of = { NAME("sizes", $size) } de { $name }
# $size (text), $number (number)
# One’s own ghost: of several of a size, which.
ghost_number = { $size ->
    [large] { NAME("sizes", $size) }
   *[other] { NAME("sizes", $size) } { $number }
}
# $size (text), $number (number)
short_ghost = { $size ->
    [large] grand
    [medium] moyen { $number }
   *[other] petit { $number }
}
where-side = attend dehors
where-edge = attend au bord, à sa taille
where-hall = dans le hall
where-out = sorti
# $square (text)
# The square’s name is a letter and a number: B4.
on_square = en { $square }
# $piece (text)
tilted = { NAME("the", $piece) } (pas d’aplomb)
# $ghost (text)
lying = { $ghost } (couché)

## The hall and how it is shown

board = Le hall
hall_help-touch = Le hall en relief. Le plan offre les mêmes actions, avec des noms.
hall_help-keys = Le hall en relief. Flèches : tourner autour. Majuscule et flèches : se déplacer. Plus et moins : approcher et éloigner. Le plan offre les mêmes actions, avec des noms.
as_hall = Relief
as_plan = Plan
show_as = Montrer le hall
view_whole = Tout voir
turn_left = Tourner à gauche
turn_right = Tourner à droite
no_webgl = Cet appareil ne dessine pas en relief : voici le plan, avec les mêmes actions.
loading = Le hall s’allume…
# $name (text), $parts (texts)
square = { COUNT($parts) ->
    [0] { $name } : vide
   *[other] { $name } : { LIST($parts) }
}
# $number (number), $side (text)
# The number and the side of a door, here and below.
keyhole_at = La serrure est à la porte { $number }, { NAME("side", $side) }.

## The cards of the variant Midnight strikes

bells-double_look-title = Double curieux
bells-double_look-text = Après le premier regard, on regarde encore par la porte d’en face.
bells-lie_down-title = Tous aux abris
bells-lie_down-text = Les fantômes du hall se couchent, et on avance couché jusqu’au regard.
bells-tip_over-title = Surexcité
bells-tip_over-text = Tous les meubles basculent d’un quart de tour.
bells-grimaces-title = Concours de grimaces
bells-grimaces-text = Le miroir se tourne vers le centre, et chacun y envoie un petit fantôme faire des grimaces.
bells-tag-title = Touché, c’est toi le chat
bells-tag-text = Chacun prend la place d’un petit fantôme de son voisin de droite.
bells-dance-title = Piste de danse
bells-dance-text = Les meubles glissent jusqu’à la porte la plus proche.
bells-perch-title = Chat perché
bells-perch-text = Après le regard, qui n’est pas perché sur un meuble rentre chez lui.
bells-big_brother-title = Je vais le dire à mon grand frère
bells-big_brother-text = Chacun remplace un de ses fantômes par un plus grand.
bells-knock-title = Toc, toc, toc
bells-knock-text = La serrure reste de ce côté ; seule la porte change.
bells-dizzy-title = J’ai le tournis
bells-dizzy-text = Le plateau tourne d’un quart : chacun change de côté.
bells-crystal-title = Boule de cristal
bells-crystal-text = Le numéro de la porte est connu d’avance.
bells-sun-title = 1, 2, 3, soleil
bells-sun-text = Chaque fantôme du hall avance d’une case.
midnight = Minuit sonne
# $pips (number)
crystal_shows = Boule de cristal : porte { $pips }

## What is asked: a title, and below it a detail

setting_up = On prépare le hall
setting_up_detail = Le hasard place les meubles et la serrure, et dit qui a le dé.
hanging = On accroche la serrure…
dicing = À qui le dé ?
over = La partie est finie
# $names (texts)
waiting_all = { COUNT($names) ->
    [0] On attend personne
   *[other] On attend { LIST($names) }
}
you_ring = Minuit sonne !
you_ring_detail = Retourne la carte.
# $name (text)
they_ring = Minuit sonne : { $name } retourne la carte
you_draw = À toi de piocher
you_draw_detail = Une carte pour avancer, et peut-être un meuble.
# $name (text)
they_draw = { $name } pioche
you_seize = Un meuble à déplacer ?
# $value (number)
you_seize_detail = Ta carte vaut { $value ->
    [one] { $value }{"\u00A0"}point
   *[other] { $value }{"\u00A0"}points
}. Prends un des meubles, ou n’en prends pas.
# $name (text)
they_seize = { $name } choisit un meuble
# $piece (text)
you_place = Où va { NAME("the", $piece) } ?
you_place_detail = Déplace, tourne, bascule, puis lâche.
# $name (text), $piece (text)
they_place = { $name } tient { NAME("taken", $piece) }
# $left (number)
you_plan = { $left ->
    [0] Tous tes points sont placés
    [one] Encore { $left }{"\u00A0"}point à partager
   *[other] Encore { $left }{"\u00A0"}points à partager
}
you_plan_detail = En secret : choisis un fantôme, puis une case.
you_planned = Tes fantômes sont prêts
they_plan = Chacun avance ses fantômes en secret
you_roll = Lance le dé
you_roll_detail = Le plus haut choisit le côté de la serrure.
# $name (text)
they_roll = { $name } lance le dé
you_choose = De quel côté va la serrure ?
you_choose_detail = Elle doit changer de côté. Le dé dira la porte.
# $name (text)
they_choose = { $name } choisit le côté de la serrure
you_aim = Lance le dé pour la porte
# $side (text)
you_aim_detail = La serrure va { NAME("side", $side) }. Retiens ton souffle…
# $name (text)
they_aim = { $name } lance le dé pour la porte
you_tip = De quel côté basculent les meubles ?
# $name (text)
they_tip = { $name } bascule les meubles
you_crystal = Interroge la boule de cristal
settling = Les meubles s’immobilisent…
you_tag = Touché !
you_tag_detail = Prends la place d’un petit fantôme, ou pose le tien.
you_grow = Appelle un grand frère
you_grow_detail = Lequel de tes fantômes grandit ?
# $name (text)
they_ring_turn = { $name } répond à la carte

## Buttons

do_decline = Rien déplacer
# $piece (text)
do_seize = Prendre { NAME("taken", $piece) }
do_put_back = Remettre en place
do_release = Lâcher
# $side (text)
do_side = { CAPITAL(NAME("side", $side)) }
do_tip-south = Vers le sud
do_tip-west = Vers l’ouest
do_tip-north = Vers le nord
do_tip-east = Vers l’est
# $number (number), $square (text?)
do_catch = { GIVEN($square) ->
    [yes] Prendre la place du petit fantôme { $number } en { $square }
   *[no] Prendre la place du petit fantôme { $number }
}
# $square (text)
do_put_in = Poser un petit fantôme en { $square }
# $ghost (text), $into (text)
# The size is medium or large.
do_grow = { CAPITAL($ghost) } devient { $into ->
    [medium] moyen
   *[other] grand
}
# $walks (number), $out (number)
# How many ghosts move, and how many of them leave the hall: a plan that is proposed.
do_plan = { $walks ->
    [0] Ne pas bouger
    [1] Un fantôme avance
   *[other] { $walks } fantômes avancent
}{ $out ->
    [0] {""}
    [one] , { $out } sort
   *[other] , { $out } sortent
}
# $ghost (text), $to (text), $steps (number)
plan_walk = { $ghost } : { $to }, { $steps ->
    [one] { $steps }{"\u00A0"}point
   *[other] { $steps }{"\u00A0"}points
}
plan_out = dehors
do_done = C’est prêt
# $left (number)
do_done_left = { $left ->
    [one] C’est prêt ({ $left }{"\u00A0"}point perdu)
   *[other] C’est prêt ({ $left }{"\u00A0"}points perdus)
}
do_keep = Jouer encore
# $left (number)
do_lose = { $left ->
    [one] Perdre 1 point
   *[other] Perdre { $left } points
}
do_restore = Reprendre mon plan
do_undo = Annuler ce fantôme
do_leave = Sortir
# $into (text), $one (text), $other (text)
# The two ghosts are named shortly: small 1, medium 2.
do_fuse = { $into ->
    [medium] Fusionner en moyen ({ $one }, { $other })
   *[other] Fusionner en grand ({ $one }, { $other })
}
# $one (text), $other (text)
do_unfuse = Défaire la fusion ({ $one }, { $other })
your_ghosts = Tes fantômes
spots_here = Où, dans la case ?
# $ghost (text)
steps = Pas à pas : { $ghost }
# Over a group of arrows: at most about ten letters, as with the next three.
move_piece = Déplacer
turn_piece = Tourner
tip_piece = Basculer
lift_piece = Hauteur
north = vers le nord
south = vers le sud
west = vers l’ouest
east = vers l’est
turn_less = tourner dans le sens des aiguilles
turn_more = tourner dans l’autre sens
tip_forth = basculer vers le nord
tip_back = basculer vers le sud
tip_left = basculer vers l’ouest
tip_right = basculer vers l’est
up = plus haut
down = plus bas
upright = debout
# $x (text), $y (text), $z (text), $turn (number)
# Lengths in sides of a square.
held_at = { $x } à l’est, { $y } au nord, { $z } de haut, tourné de { $turn }{"\u00A0"}degrés
omens-rests = ✓ Comme ça, le meuble tient.
omens-falls = ⤵ Pas d’aplomb : le meuble tombera.
omens-leaves = ✕ Le meuble pourrait tomber hors du hall : ce serait refusé.
# The keys are the same in all languages.
piece_keys = Flèches : déplacer. A et E : tourner. I, K, J, L : basculer. Page haut et bas : hauteur. Entrée : lâcher.
plan_keys = Flèches : un pas. Chiffres 1 à 7 : choisir un fantôme. S : sortir. Entrée : case choisie.
prompt_start = Commencer
prompt_go_on = Continuer
prompt_ring = Retourner la carte
prompt_draw = Piocher
prompt_roll = Lancer le dé
die = Le dé
# $pips (number)
die_shows = Le dé montre { $pips }

## The look through the keyhole

# $number (number), $side (text)
look_at = Par le trou de la serrure, porte { $number }, { NAME("side", $side) }
nobody_seen = On ne voit personne !
# $ghost (text), $share (text), $mirror (flag)
# In a list, within a sentence.
seen_share = { $mirror ->
    [true] { $ghost }, { $share } % dans le miroir
   *[false] { $ghost }, { $share } %
}
# $ghost (text), $share (text), $mirror (flag)
# The same as a line of its own.
seen_line = { $mirror ->
    [true] { CAPITAL($ghost) }, { $share } % dans le miroir
   *[false] { CAPITAL($ghost) }, { $share } %
}
# $share (text), $mirror (flag)
share = { $mirror ->
    [true] { $share } % (miroir)
   *[false] { $share } %
}
# $ghost (text), $share (text)
hidden_share = { CAPITAL($ghost) } : { $share } % seulement, pas vu
# $count (number)
unseen = { $count ->
    [one] Rien à voir d’un fantôme du hall.
   *[other] Rien à voir de { $count } fantômes du hall.
}
look_again = Regarder encore par la serrure
# $number (number)
look_again_n = Revoir le regard { $number }
look_close = Fermer
look_on-touch = Touche pour continuer
look_on-keys = Clique pour continuer
look_beside = Voir les rayons
look_through = Par la serrure
look_image = Ce que la serrure montre, échantillon par échantillon
least = Un fantôme est vu quand au moins 0,5 % de sa silhouette se montre.
# Cried by a ghost that is seen.
shriek = Hiii !

## Why something cannot be done

no-fixed = Ce fantôme ne bouge pas à ce tour.
no-only_small = Avec les fusions, seuls les petits fantômes partent.
no-is_out = Ce fantôme est déjà sorti.
no-too_far = Il n’y a pas assez de points pour aller là.
no-entered = On n’entre pas et on ne sort pas au même tour.
no-not_far_side = On sort par une porte du côté opposé.
no-own_square = On ne se décale pas dans sa propre case.
no-no_room = Il n’y a pas de place libre pour ce fantôme dans cette case.
no-no_fusion = Ces deux fantômes ne peuvent pas fusionner.
no_choose_first = Choisis d’abord un de tes fantômes.
no_not_yours = Ce fantôme n’est pas à toi.
no_not_your_turn = Ce n’est pas à toi de jouer.
# $piece (text)
no_not_on_card = Tu ne peux pas prendre { NAME("taken", $piece) } maintenant.
no_same_side = La serrure doit changer de côté.
no_wait = Un instant…

## The log

log_arranged = Le hall est meublé.
# $number (number), $side (text)
log_hung = La serrure est à la porte { $number }, { NAME("side", $side) }.
# $name (text)
log_die = { $name } a le dé.
# $title (text), $text (text)
log_bell = Minuit sonne : { $title }. { $text }
# $name (text), $value (number)
log_drawn = { $name } pioche : { $value ->
    [one] { $value }{"\u00A0"}point
   *[other] { $value }{"\u00A0"}points
}.
# $name (text), $value (number), $one (text), $other (text)
# The card shows two pieces of furniture.
log_drawn_pieces = { $name } pioche : { $value ->
    [one] { $value }{"\u00A0"}point
   *[other] { $value }{"\u00A0"}points
}, { NAME("the", $one) } ou { NAME("the", $other) }.
# $name (text)
log_left = { $name } ne déplace rien.
# $name (text), $piece (text)
log_put_back = { $name } remet { NAME("taken", $piece) } en place.
# $name (text), $piece (text)
log_seized = { $name } prend { NAME("taken", $piece) }.
# $piece (text), $square (text)
log_rests = { CAPITAL(NAME("the", $piece)) } s’immobilise en { $square }.
# $name (text)
log_planned = { $name } a fini.
# $ghost (text), $square (text), $shifted (flag)
log_walked = { $shifted ->
    [true] { CAPITAL($ghost) } va en { $square } et se pousse.
   *[false] { CAPITAL($ghost) } va en { $square }.
}
# $ghost (text)
log_out = { CAPITAL($ghost) } est sorti !
# $ghost (text), $square (text)
log_put = { CAPITAL($ghost) } se retrouve en { $square }.
# $ghost (text), $by (text), $square (text)
log_replaced = { CAPITAL($ghost) } cède sa place en { $square } : { $by }.
# $name (text), $square (text), $into (text)
# The size is medium or large.
log_fused = { $name } fusionne deux fantômes en { $square } : un { NAME("sizes", $into) }.
# $name (text)
log_unfused = Une fusion de { $name } n’a pas la place.
# $ghost (text), $seen (flag)
log_back = { $seen ->
    [true] { CAPITAL($ghost) } est vu et s’enfuit.
   *[false] { CAPITAL($ghost) } retourne de son côté.
}
# $name (text), $pips (number)
log_rolled = { $name } lance un { $pips }.
# $name (text), $side (text)
log_side = { $name } choisit le { NAME("side", $side) }.
# $number (number), $side (text), $seen (texts)
# Who is seen, each with a share.
log_looked = { COUNT($seen) ->
    [0] Par la porte { $number }, { NAME("side", $side) }, on ne voit personne.
   *[other] Par la porte { $number }, { NAME("side", $side) }, on voit : { LIST($seen) }.
}
# $number (number), $side (text), $seen (number)
point_looked = Porte { $number }, { NAME("side", $side) } : on { $seen ->
    [0] ne voit personne
    [1] voit un fantôme
   *[other] voit { $seen } fantômes
}.
log_turned = Le plateau tourne d’un quart.
log_ended = La partie est finie.

## Scores

result = Le résultat
row_out = Sortis
row_hall = Dedans
# $out (number), $hall (number), $waiting (number), $ready (flag)
detail = { $out ->
    [one] { $out } sorti
   *[other] { $out } sortis
}, { $hall } dans le hall, { $waiting } dehors{ $ready ->
    [true] , prêt
   *[false] {""}
}
reference = Les points
reference_rows-small = Petit sorti
reference_rows-medium = Moyen sorti
reference_rows-large = Grand sorti
# $small (number)
reference_hall = Encore dans le hall à la fin : petit { $small }, moyen 1, grand 2.
