## Names

colours-0 = Rouge
colours-1 = Bleu
colours-2 = Jaune
colours-3 = Vert
colours-4 = Violet
colours-5 = Blanc
# $colour (text), $name (text)
# A medium of a player who runs two of them.
medium_of = { $colour } ({ $name })
kinds-person = Personnages
kinds-place = Lieux
kinds-object = Objets
kind-person = Personnage
kind-place = Lieu
kind-object = Objet
# $kind (text), $number (number)
card = { NAME("kind", $kind) } { $number }
# $number (number)
vision = Vision { $number }
# $name (text)
# The name of a card in a sentence.
quoted = « { $name } »
# $hour (number), $hours (number)
hour_of = Heure { $hour } sur { $hours }
# $hour (number)
hour = Heure { $hour }

## The boards

boards = Les indices sur la table
# $names (texts)
# This one and the next four are said of a card: a person, a place or an object.
chosen_by = choisi par { LIST($names) }
# $name (text)
found_by = trouvé par { $name }
# $names (texts)
tried_by = déjà essayé par { LIST($names) }
# $names (texts)
target_for = à faire deviner à { LIST($names) }
set_aside = écarté dans tes notes
# $names (texts)
sought_here = { LIST($names) } { COUNT($names) ->
        [one] cherche
       *[other] cherchent
    } ici

## The mediums and their visions

mediums = Les médiums
# $name (text), $state (text)
medium_chip = { $name } : { $state }
seeks-person = cherche son personnage
seeks-place = cherche son lieu
seeks-object = cherche son objet
all_found = a tout trouvé
# $count (number)
visions_count = { $count ->
        [0] aucune vision
        [1] une vision
       *[other] { $count } visions
    }
# $name (text)
visions_for = Visions de { $name }
no_visions = Pas encore de vision. Le fantôme réfléchit…
no_visions_given = Aucune vision devant lui. Laquelle de ta main mène à cette carte ?
no_visions_done = Ses trois cartes sont trouvées ; les visions sont retournées à la pioche.
# $hour (number)
# Follows the description of a vision.
from_hour = de l’heure { $hour }
waits_gift = attend une vision
has_gift = a reçu
# $card (text)
chose = choix : { $card }
no_choice = pas encore de choix
is_ready = a fini
# $steps (number)
track = clairvoyance { $steps }

## Clairvoyance tokens

# $name (text)
bet_lead = Que penses-tu du choix de { $name } ?
# $name (text)
bet_later = { $name } n’a pas encore choisi.
stances-agree = D’accord
stances-disagree = Pas d’accord
# $count (number)
tokens_left = { $count ->
        [0] plus de jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }
withdraw = Reprendre le jeton

## The ghost

hand = Ta main de visions
# $number (number), $text (text), $on (flag)
hand_card = { $on ->
        [true] Prise : vision { $number }. { $text }
       *[false] vision { $number }. { $text }
    }
# $name (text), $card (text)
convey_to = Fais deviner { $card } à { $name }
target = À faire deviner
# $count (number), $name (text)
give = { $count ->
        [0] Choisis des visions pour { $name }
        [1] Donner une vision à { $name }
       *[other] Donner { $count } visions à { $name }
    }
# $count (number)
crow = { $count ->
        [0] Corbeau
        [one] Corbeau : changer { $count } carte
       *[other] Corbeau : changer { $count } cartes
    }
# $count (number)
crows_left = { $count ->
        [0] déjà parti
       *[other] encore { $count }
    }
ghost_keeps_silent = Chut : le fantôme ne parle pas. Écoute ce qu’ils y voient.

## At the thumb of a medium

ready = C’est bon pour moi
# Under the button “ready”, and the next one too.
ready_detail = le fantôme répond quand tous ont fini
ready_without = sans choix ?
you_are_ready = C’est noté. On attend les autres.
# $name (text)
choose_for = Pour { $name } : c’est celle-ci !
choose = C’est celle-ci !
your_choice = Ton choix
# $name (text)
choice_of = Choix de { $name }
nothing_chosen = rien encore
# Follows the name of a medium.
chose_nothing = n’a rien choisi
waiting_ghost = Le fantôme prépare ses visions.

## Close up

describe = Description
before = Carte précédente
next = Carte suivante
point_hint = Touche un détail pour le montrer à tous.
point_card = Montrer cette carte
# $name (text)
points_at = { $name } montre un détail
see_it = Voir
# $name (text)
compare_visions = Les visions de { $name }
compare_clues-person = Les personnages
compare_clues-place = Les lieux
compare_clues-object = Les objets
take = Prendre cette vision
put_back = Reposer cette vision
# $card (text), $across (number), $down (number)
# Where on the picture of the card: 0, 1, 2 are left, middle, right, and top, centre, bottom. The card is quoted already.
shown_card = Regardez { $card }, { $down ->
        [0] { $across ->
            [0] en haut à gauche
            [1] en haut au milieu
           *[2] en haut à droite
        }
        [1] { $across ->
            [0] au centre à gauche
            [1] au centre
           *[2] au centre à droite
        }
       *[2] { $across ->
            [0] en bas à gauche
            [1] en bas au milieu
           *[2] en bas à droite
        }
    }

## Notes

notebook = Carnet
notebook_lead = Rien que pour toi : ces notes restent sur cet appareil.
notebook_label = Tes notes
put_aside = Écarter cette carte
take_up = Ne plus l’écarter

## What is revealed

# $hour (number)
last_hour = Réponses de l’heure { $hour }
# $name (text)
asks = { $name } demande au fantôme…
right = Trouvé !
wrong = Ce n’est pas cela
# $kind (text)
none_chosen = { $kind ->
        [person] Aucun choix : son personnage reste à trouver
        [place] Aucun choix : son lieu reste à trouver
       *[object] Aucun choix : son objet reste à trouver
    }
# $names (texts)
bet_right = { LIST($names) } { COUNT($names) ->
        [one] l’avait
       *[other] l’avaient
    } vu venir : +1
# $name (text)
came_through = { $name } a ses trois cartes !
# $steps (number)
came_steps = { SIGNED($steps) } de clairvoyance
tokens_back = Les jetons de clairvoyance reviennent.
time_up = Le temps est écoulé
# $cards (number)
crow_flies = { $cards ->
        [one] Le corbeau emporte { $cards } vision
       *[other] Le corbeau emporte { $cards } visions
    }

## The epilogue

epilogue = Qui est le coupable ?
shared = La vision commune
shared_down = Carte cachée
# $at (number)
shared_card = Carte { $at } de la vision commune
# $number (number), $name (text?)
group_of = { GIVEN($name) ->
        [yes] Groupe { $number }, celui de { $name }
       *[no] Groupe { $number }, des inconnus
    }
# $name (text?)
group_name = { GIVEN($name) ->
        [yes] { $name }
       *[no] Des inconnus
    }
pick_culprit = Choisis le coupable, puis trois visions de ta main.
# The button of the ghost at the end: no group is picked yet, visions are missing, all is picked.
convey-no_group = Choisis un groupe
# $count (number)
convey-more = { $count ->
        [1] Encore une vision
       *[other] Encore { $count } visions
    }
# $group (number)
convey-done = C’est le groupe { $group }
# $group (number)
vote_for = Voter pour le groupe { $group }
vote_final = un vote ne se reprend pas
vote_pick = Touche le groupe que tu accuses
# $names (texts)
votes_of = accusé par { LIST($names) }
# A stamp on a group of cards, and the next one too.
accused = Accusé
culprit = Le coupable
# Said of the group that the ghost has chosen.
yours_to_convey = ton coupable
hush = Le fantôme va parler…
disagreed = Pas d’accord : on en parle, et on revote.
endings-solved = Le coupable est démasqué !
endings-mistaken = Ce n’était pas le coupable.
endings-too_late = La septième heure est passée.
nobody_accused = Personne n’a été accusé.
# $voted (number), $all (number)
sealed = { $voted ->
        [one] { $voted } vote sur { $all } sous enveloppe
       *[other] { $voted } votes sur { $all } sous enveloppe
    }

## The banner

setting_up = Les indices se posent sur la table
# $name (text)
you_give = Envoie un rêve à { $name }
# $kind (text)
you_give_detail = { $kind ->
        [person] Choisis des visions qui évoquent son personnage.
        [place] Choisis des visions qui évoquent son lieu.
       *[object] Choisis des visions qui évoquent son objet.
    }
ghost_gives = Le fantôme rêve…
# $names (texts)
ghost_gives_detail = { LIST($names) } { COUNT($names) ->
        [one] attend
       *[other] attendent
    } une vision.
you_guess = Que veut dire le fantôme ?
# $kind (text)
you_guess_detail = { $kind ->
        [person] Touche une carte pour ton personnage, ou parlez{"\u2011"}en.
        [place] Touche une carte pour ton lieu, ou parlez{"\u2011"}en.
       *[object] Touche une carte pour ton objet, ou parlez{"\u2011"}en.
    }
you_help = Aide les autres
you_help_detail = Tes cartes sont trouvées : regarde avec eux, et mise tes jetons.
chosen_title = Choix posé
chosen_detail = Tu peux encore changer d’avis, ou dire que c’est bon.
they_guess = Les médiums cherchent
they_guess_ghost = Chut ! Regarde-les chercher.
# $names (texts)
waiting_ready = { COUNT($names) ->
        [0] On attend personne.
       *[other] On attend { LIST($names) }.
    }
you_convey = Désigne le coupable
you_convey_detail = Un groupe, et trois visions qui mènent à lui.
ghost_conveys = Le fantôme choisit le coupable
ghost_conveys_detail = Trois visions pour tous vont venir.
you_vote = Qui accuses-tu ?
# $cards (number)
you_vote_detail = { $cards ->
        [one] Ta clairvoyance te montre { $cards } carte sur trois. Vote en secret, sans parler.
       *[other] Ta clairvoyance te montre { $cards } cartes sur trois. Vote en secret, sans parler.
    }
you_vote_agree = Mettez-vous d’accord : vous devez accuser le même groupe.
you_vote_alone = Trois cartes, un seul vote : le tien.
they_vote = On vote en secret
# $card (number)
wait_turn = Tu vois encore des cartes : tu voteras à la carte { $card }.
you_voted = Ton vote est sous enveloppe
# A touch on a group that nobody may vote for now.
no_group_now = On ne vote pas maintenant.

## The log

# $name (text), $card (text)
# In the log a card is quoted already.
log_target = Le fantôme fera deviner { $card } à { $name }.
# $hour (number)
log_hour = Heure { $hour }.
log_tokens = Les jetons de clairvoyance joués reviennent.
# $cards (number)
log_shuffled = La pioche est remélangée : { $cards } visions.
# $name (text), $count (number)
log_given = { $count ->
        [1] { $name } reçoit une vision.
       *[other] { $name } reçoit { $count } visions.
    }
# $cards (number)
log_crow = { $cards ->
        [one] Le corbeau emporte { $cards } vision du fantôme.
       *[other] Le corbeau emporte { $cards } visions du fantôme.
    }
log_glass = Toutes les visions sont données : aux médiums de choisir.
# $name (text), $card (text)
log_chosen = { $name } choisit { $card }.
# $name (text), $about (text), $stance (text)
log_bet = { $stance ->
        [agree] { $name } est d’accord avec { $about }.
       *[disagree] { $name } n’est pas d’accord avec { $about }.
    }
# $name (text), $about (text)
log_withdrawn = { $name } reprend son jeton auprès de { $about }.
# $name (text)
log_ready = { $name } a fini.
log_time = Le temps est écoulé.
# $name (text), $card (text)
log_right = { $name }, { $card } : trouvé !
# $name (text), $card (text)
log_wrong = { $name }, { $card } : ce n’est pas cela.
# $name (text), $kind (text)
log_none = { $kind ->
        [person] { $name } n’a rien choisi : son personnage reste à trouver.
        [place] { $name } n’a rien choisi : son lieu reste à trouver.
       *[object] { $name } n’a rien choisi : son objet reste à trouver.
    }
# $name (text), $about (text), $track (number)
log_bet_right = { $name } avait vu juste sur { $about } : clairvoyance { $track }.
# $name (text), $about (text)
log_bet_wrong = { $name } a vu faux sur { $about }.
# $name (text), $steps (number)
log_through = { $steps ->
        [0] { $name } a ses trois cartes.
       *[other] { $name } a ses trois cartes et avance de { $steps }.
    }
log_conveyed = Le fantôme a choisi un coupable et donne trois visions à tous.
# $group (number)
log_conveyed_own = Le fantôme désigne le groupe { $group } et donne trois visions à tous.
# $number (number), $card (text)
log_turned = Vision commune, carte { $number } : { $card }.
# $name (text)
log_voted = { $name } a voté.
# $name (text), $group (number)
log_vote = { $name } vote pour le groupe { $group }.
log_disagreed = Les deux votes diffèrent : on revote.
log_counted_none = Les votes sont comptés : personne n’est accusé.
# $group (number), $tied (flag)
log_counted = { $tied ->
        [true] Les votes sont à égalité : le plus clairvoyant décide, le groupe { $group } est accusé.
       *[false] Les votes sont comptés : le groupe { $group } est accusé.
    }
# $group (number)
log_culprit = Le coupable était le groupe { $group }.
# $name (text), $card (text)
log_target_shown = { $name } cherchait { $card }.

## Labels of actions

# $name (text), $cards (text)
# The name is a colour here, and so it is below; the cards are “visions 4 and 10”.
do_give = À { $name } : { $cards }
# $cards (text)
do_crow = Corbeau : { $cards }
# $name (text), $card (text)
do_choose = { $name } : { $card }
# $about (text), $stance (text)
do_bet = { $stance ->
        [agree] D’accord avec { $about }
       *[disagree] Pas d’accord avec { $about }
    }
# $about (text)
do_withdraw = Reprendre le jeton auprès de { $about }
do_ready = C’est bon pour moi
# $group (number), $cards (text)
do_convey = Coupable : le groupe { $group }, { $cards }
# $group (number)
do_vote = Voter pour le groupe { $group }
# $numbers (texts)
vision_numbers = { COUNT($numbers) ->
        [one] vision { LIST($numbers) }
       *[other] visions { LIST($numbers) }
    }

## Beside the names, and the sheet

# $hand (number), $crows (number)
detail_ghost = { $hand ->
        [one] fantôme, { $hand } vision en main, corbeau { $crows }
       *[other] fantôme, { $hand } visions en main, corbeau { $crows }
    }
result = Ce que les médiums ont trouvé
missed = pas trouvé
found = trouvé
reference = Clairvoyance
# What moves a medium up the track, and how far it has to be to see more cards.
reference_token = Jeton qui voit juste
reference_three_cards = Trois cartes
reference_three_cards_points = 7 − heure
reference_two_seen = Deux cartes vues
reference_shared = de la vision commune
reference_three_seen = Trois cartes vues
reference_note = Sept heures pour tout trouver.
