## What things are called

mediums-0 = Rouge
mediums-1 = Bleu
mediums-2 = Jaune
mediums-3 = Vert
mediums-4 = Violet
mediums-5 = Blanc
kinds-person = Personnages
kinds-place = Lieux
kinds-object = Objets
kind-person = personnage
kind-place = lieu
kind-object = objet
# A number follows: person 3.
clues-person = le personnage
clues-place = le lieu
clues-object = l’objet
# Which one is secret.
any_clue-person = un personnage
any_clue-place = un lieu
any_clue-object = un objet
# What a medium is looking for.
own_clue-person = son personnage
own_clue-place = son lieu
own_clue-object = son objet
# $visions (texts)
# By their numbers.
visions = { COUNT($visions) ->
        [one] la vision { LIST($visions) }
       *[other] les visions { LIST($visions) }
    }

## Refusals: a medium goes by its colour, or by the name of its player

# $seat (number), $players (number)
MY-ghost_not_seated = La place { $seat } ne peut pas être le fantôme : il n’y a que { $players } joueurs.
# $seat (number), $players (number)
MY-eldest_not_seated = La place { $seat } ne peut pas être l’aîné : il n’y a que { $players } joueurs.
# $seat (number)
MY-eldest_is_ghost = L’aîné doit être un médium : la place { $seat } est le fantôme.
MY-nothing_to_lay = Il n’y a pas de carte à poser sur la table maintenant.
MY-other_kind_to_lay = C’est une carte d’une autre sorte qu’on pose maintenant.
MY-laid_already = Cette carte est déjà sur la table.
MY-nothing_to_assign = Le fantôme ne tire pas de carte médium maintenant.
MY-other_to_assign = Le fantôme tire maintenant pour un autre médium, ou une autre sorte de carte.
MY-not_to_be_assigned = Cette carte n’est pas sur la table, ou elle est déjà celle d’un autre médium.
MY-hand_full = La main du fantôme ne se complète pas maintenant.
MY-not_in_pile = Cette vision n’est pas dans la pioche.
MY-nothing_to_join = Aucun groupe ne s’ajoute maintenant.
MY-other_to_join = C’est une autre carte du groupe qu’on tire maintenant.
MY-not_to_be_joined = Cette carte n’est pas sur la table, ou elle est déjà dans un groupe.
MY-nothing_to_turn = Aucune carte de la vision commune n’est à retourner maintenant.
MY-not_shared = Cette carte n’est pas, face cachée, dans la vision commune.
MY-no_gifts_now = On ne donne pas de visions maintenant : seul le fantôme en donne, avant que le sablier ne coule.
# $number (number)
MY-no_such_medium = Il n’y a pas de médium { $number } dans cette partie.
# $medium (text)
MY-medium_done = { NAME("mediums", $medium) } a déjà trouvé ses trois cartes.
# $medium (text)
MY-gifted_already = { NAME("mediums", $medium) } a déjà reçu ses visions pour cette heure.
MY-no_visions = Il faut au moins une vision.
MY-out_of_order = Nomme chaque vision une fois, par numéro croissant.
# $vision (number)
MY-not_in_hand = La vision { $vision } n’est pas dans la main du fantôme.
MY-no_crow_now = Le corbeau ne part qu’avant ou entre les visions données, jamais ensuite.
MY-crow_spent = Le corbeau a déjà servi.
MY-no_culprit_now = Le coupable n’est désigné que lorsque tous les médiums ont fini.
# $group (number), $last (number)
MY-no_such_group = Il n’y a pas de groupe { $group } : on les compte de 0 à { $last }.
MY-three_shared = La vision commune compte trois cartes.
MY-not_guessing = Les médiums ne posent boules et jetons que pendant que le sablier coule.
# $medium (text)
MY-not_your_medium = { NAME("mediums", $medium) } n’est pas à toi.
# $medium (text)
MY-nothing_to_find = { NAME("mediums", $medium) } a trouvé ses trois cartes : il aide les autres.
# $kind (text)
MY-not_laid = Cette carte n’est pas sur la table parmi celles de sa sorte ({ NAME("kind", $kind) }).
MY-in_a_sleeve = Cette carte est déjà dans l’étui d’un médium.
MY-chosen_already = La boule est déjà sur cette carte.
MY-no_tokens = À deux ou trois joueurs, il n’y a pas de jetons de clairvoyance.
MY-not_on_oneself = On ne place pas de jeton près de son propre choix.
# $medium (text)
MY-nothing_to_bet_on = { NAME("mediums", $medium) } n’a rien choisi, ou a déjà fini.
MY-same_bet = Ton jeton dit déjà cela.
MY-token_spent = Il ne te reste plus de jeton qui dise cela.
MY-no_bet_there = Tu n’as pas de jeton auprès de ce médium.
MY-no_vote_now = On ne vote que sur la vision commune.

## What happens, for a terminal

# $kind (text), $card (number)
events-clue_laid = Sur la table : { NAME("clues", $kind) } { $card }.
# $kind (text), $card (number), $medium (text)
events-target_drawn = Le fantôme tire { NAME("clues", $kind) } { $card } pour { NAME("mediums", $medium) }.
# $kind (text), $medium (text)
events-target_drawn_hidden = Le fantôme tire en secret { NAME("any_clue", $kind) } pour { NAME("mediums", $medium) }.
# $hour (number)
events-hour_struck = Heure { $hour }.
events-tokens_returned = Les jetons de clairvoyance joués reviennent à leurs médiums.
# $cards (number)
events-pile_shuffled = { $cards ->
        [one] La pioche est remélangée : { $cards } carte.
       *[other] La pioche est remélangée : { $cards } cartes.
    }
# $vision (number)
events-vision_drawn = Le fantôme pioche la vision { $vision }.
events-vision_drawn_hidden = Le fantôme pioche une vision.
# $medium (text), $visions (texts)
events-visions_given = { NAME("mediums", $medium) } reçoit { visions }.
# $visions (texts)
events-crow_sent = Le fantôme envoie le corbeau et défausse { visions }.
# $cards (number)
events-crow_sent_hidden = { $cards ->
        [one] Le fantôme envoie le corbeau et défausse { $cards } carte.
       *[other] Le fantôme envoie le corbeau et défausse { $cards } cartes.
    }
events-glass_turned = Le sablier est retourné.
# $medium (text), $kind (text), $card (number)
events-card_chosen = { NAME("mediums", $medium) } choisit { NAME("clues", $kind) } { $card }.
# $medium (text), $about (text), $stance (text)
events-bet_placed = { $stance ->
        [agree] { NAME("mediums", $medium) } est d’accord avec { NAME("mediums", $about) }.
       *[disagree] { NAME("mediums", $medium) } n’est pas d’accord avec { NAME("mediums", $about) }.
    }
# $medium (text), $about (text)
events-bet_withdrawn = { NAME("mediums", $medium) } reprend son jeton auprès de { NAME("mediums", $about) }.
# $seat (number)
events-said_ready = La place { $seat } est prête.
events-time_up = Le temps est écoulé.
# $medium (text), $kind (text), $card (number)
events-answered_right = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card } : trouvé !
# $medium (text), $kind (text), $card (number)
events-answered_wrong = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card } : ce n’est pas cela.
# $medium (text), $kind (text)
events-answered_none = { NAME("mediums", $medium) } n’a rien choisi : { NAME("own_clue", $kind) } reste à trouver.
# $medium (text), $about (text), $track (number)
events-bet_right = { NAME("mediums", $medium) } avait vu juste sur { NAME("mediums", $about) } : clairvoyance { $track }.
# $medium (text), $about (text)
events-bet_wrong = { NAME("mediums", $medium) } s’est trompé sur { NAME("mediums", $about) }.
# $medium (text), $steps (number), $track (number)
events-came_through = { $steps ->
        [0] { NAME("mediums", $medium) } a ses trois cartes.
       *[other] { NAME("mediums", $medium) } a ses trois cartes et avance de { $steps } : clairvoyance { $track }.
    }
# $group (number), $kind (text), $card (number)
events-group_joined = Dans le groupe { $group } vient { NAME("clues", $kind) } { $card }.
# $group (number), $visions (texts)
events-conveyed = Le fantôme choisit le groupe { $group } et donne à tous { visions }.
events-conveyed_hidden = Le fantôme a choisi un coupable et donne trois visions à tous.
# $number (number), $vision (number)
events-shared_turned = Vision commune, carte { $number } : { $vision }.
# $seat (number), $group (number)
events-voted = La place { $seat } vote pour le groupe { $group }.
# $seat (number)
events-voted_hidden = La place { $seat } a voté.
events-disagreed = Ils ne sont pas d’accord : ils votent de nouveau.
# $ballots (text), $group (number)
# Ballots are numbers of seats and groups: 1→2 3→2.
events-votes_counted = Votes : { $ballots }. Accusé : le groupe { $group }.
events-votes_counted_none = Votes : aucun. Personne n’est accusé.
# $group (number)
events-culprit_shown = Le coupable était le groupe { $group }.
# $group (number), $visions (texts)
# Not all of the shared vision was turned up.
events-culprit_shown_early = { COUNT($visions) ->
        [one] Le coupable était le groupe { $group } ; restait cachée { visions }.
       *[other] Le coupable était le groupe { $group } ; restaient cachées { visions }.
    }
# $medium (text), $kind (text), $card (number)
events-target_shown = { NAME("mediums", $medium) } cherchait { NAME("clues", $kind) } { $card }.
# $ending (text)
events-ended = { $ending ->
        [solved] Le coupable est démasqué : tout le monde gagne !
        [mistaken] Ce n’était pas le coupable : tout le monde perd.
       *[too_late] La septième heure est passée : tout le monde perd.
    }

## The table in letters, for a terminal: numbers follow what has none of its own

# $hour (number), $hours (number), $crows (number), $pile (number), $heap (number)
picture-head = Heure { $hour }/{ $hours }   Corbeaux : { $crows }   Pioche : { $pile }   Tas : { $heap }
# $kind (text)
picture-laid = { NAME("kinds", $kind) } :
picture-hand = Main du fantôme :
# $name (text), $seat (number)
picture-medium = { $name } ({ $seat }) : étui
picture-targets = cherche
picture-visions = visions
picture-choice = choix
picture-wrong = exclus
picture-track = clairvoyance
# $group (number)
picture-group = Groupe { $group } :
picture-accused = accusé
picture-culprit = coupable
picture-shared = Vision commune :
picture-face_down = Face cachée :
