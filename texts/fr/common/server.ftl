## What a table refuses

TB-unreadable = Ce message n’est pas lisible.
TB-stale = La partie a avancé entre-temps ; regarde la table.
TB-not_seated = Il faut être assis à la table.
TB-not_host = Seul l’hôte de la table le peut.
# $count (number)
TB-no_such_seat = { $count ->
    [one] La table a { $count } place, numérotée 0.
   *[other] La table a { $count } places, numérotées à partir de 0.
}
TB-seat_taken = Cette place est occupée.
TB-seat_locked = L’hôte a fermé cette place.
TB-nobody_there = Cette personne n’est pas à la table.
TB-host_is_here = L’hôte est là, ou vient de partir.
TB-match_runs = Une partie est en cours.
TB-no_match = Aucune partie n’est en cours.
# $count (number)
TB-seats_empty = { $count ->
    [one] Il reste { $count } place vide : invite quelqu’un ou installe un robot.
   *[other] Il reste { $count } places vides : invite quelqu’un ou installe un robot.
}
TB-no_such_bot = Ce jeu n’a pas de robot de ce niveau.
TB-not_for_you = Ce n’est pas à toi de lancer.
TB-nothing_to_take_back = Rien à reprendre : on a lancé, révélé ou joué depuis.
TB-no_intents = Ce jeu attend des décisions.
TB-silence = On ne parle pas à ce moment du jeu.
TB-too_talkative = Doucement : laisse parler les autres.
# $most (number)
TB-nothing_said = De 1 à { $most } octets de texte, sans caractère de commande.
# $turn (number), $away (number)
TB-bad_options = Au plus { $turn } secondes par tour et { $away } d’absence.
TB-not_saved = Impossible d’enregistrer : rien n’a changé, réessaie.
TB-too_busy = La table est débordée, réessaie.
TB-wrong_protocol = Cette page est d’une autre version : recharge-la.
TB-hello_first = Il faut d’abord se présenter.
TB-no_such_table = Cette table n’existe pas.
TB-shut_out = Cette table ne t’est pas ouverte.
TB-table_full = Il y a déjà trop de monde à cette table.
TB-log_full = Cette table a assez servi : ouvres-en une autre.
TB-already_seated = Tu as déjà une place.
TB-not_yourself = On ne se renvoie ni soi-même, ni qui partage son appareil.
# $most (number)
TB-too_long = Ce texte dépasse { $most } octets.
TB-still_thinking = Ta demande précédente est encore à l’étude.
TB-not_readable = La table ne peut pas être lue pour l’instant.
TB-too_often = Doucement : attends un instant.
# $most (number)
TB-no_place = Un lieu : de 1 à { $most } lettres a-z, chiffres ou _.
TB-no_race = Aucune course n’est en cours.
TB-not_now = C’est déjà fait dans cette course, ou ce n’est pas le moment.
TB-has_seen_another = Dans cette partie, tu as déjà vu ce qu’une autre place est seule à voir.
TB-nobody_asks = Cette personne ne demande pas (ou plus) cette place.
TB-no_say_in_it = Seul qui joue ou a joué cette partie répond, et pas pour son propre appareil.
TB-nobody_to_agree = Cette partie a des secrets, et personne n’est là pour être d’accord : un robot joue.
TB-too_many_ask = Trop de monde a joué ou demande à jouer dans cette partie : attends la suivante.
TB-at_the_door = Tu attends à la porte : l’hôte doit d’abord t’ouvrir.
TB-nobody_opened = Personne n’a ouvert la porte.
TB-wrote_too_much = Assez écrit pour aujourd’hui d’ici : les parties en cours continuent.
TB-disk_low = Le serveur manque de place : les parties en cours continuent.
TB-closed_by_operator = L’exploitant de ce serveur a fermé cette table.
TB-deleted = L’exploitant de ce serveur a supprimé cette table.
TB-unlisted = L’exploitant de ce serveur a retiré cette table de la liste publique.
TB-read_anew = La table est relue : reviens.

## What is refused before a table is reached

SV-not_found = Il n’y a rien à cette adresse.
SV-wrong_method = Cette adresse ne se demande pas ainsi.
SV-not_json = Envoie du JSON (application/json).
SV-foreign_page = Une page d’un autre site ne peut pas demander cela.
SV-too_often = Trop souvent : attends un peu.
# $most (number)
SV-bad_name = Un nom a de 1 à { $most } octets, se voit et n’a pas de caractère de commande.
SV-server_busy = Le serveur est débordé, réessaie.
SV-no_such_match = Cette table n’a pas cette partie.
# $most (number)
SV-too_many_listed = Tu as déjà { $most } tables publiques.
# $most (number)
SV-no_such_sharer = Un appareil a { $most } invités (as=1, as=2, …) et un écran (as=screen).
SV-other_rules = Ce serveur ne connaît pas les règles de cette partie.
# $last (number)
SV-no_such_eyes = On regarde par les yeux d’une place (de 0 à { $last }), de spectator ou de all.
# $count (number)
SV-no_such_decision = { $count ->
    [one] Cette partie a { $count } décision, comptée à partir de 0.
   *[other] Cette partie a { $count } décisions, comptées à partir de 0.
}
# $count (number)
SV-no_such_evidence = { $count ->
    [one] Cette partie a jusqu’ici { $count } pièce à conviction.
   *[other] Cette partie a jusqu’ici { $count } pièces à conviction.
}
SV-too_many_newcomers = Trop de nouveaux venus de ton réseau : réessaie plus tard.
SV-too_much_advice = Trop de conseils sont demandés en ce moment : réessaie.
# The moment is written as 2026-11-20 14:00 UTC.
# $until (text)
SV-banned = L’exploitant de ce serveur t’en a exclu, jusqu’au { $until }.
SV-too_many_reports = Trop de signalements d’ici : réessaie plus tard.
SV-not_at_table = On signale quelqu’un depuis la table où l’on est.
SV-not_oneself = On ne signale ni soi-même, ni qui partage son appareil.
SV-no_such_code = Ce code n’existe pas, a déjà servi ou n’est plus valable.
SV-too_many_guesses = Trop de codes essayés : réessaie dans dix minutes.
SV-somebody_else = Ce navigateur est quelqu’un d’autre entre-temps : recharge la page.

## Decisions that nobody awaits, in any game

CT-match_is_over = La partie est terminée.
# $seat (number)
CT-seat_not_awaited = Ce n’est pas à la place { $seat } de décider.
CT-nature_not_awaited = Le hasard n’a rien à décider maintenant.
CT-no_deadline = Aucun délai n’est en cours.
CT-world_not_awaited = Rien n’attend d’être résolu.

## The page of a server without the client

page-running = Le serveur est en marche. Des jeux de société à jouer en famille et entre amis, des robots aux places libres ; rien de ce qui est joué ne se perd.
page-games = Les jeux
# $fewest (number), $most (number)
page-players = { $fewest } à { $most } joueurs
page-programs = Jouer depuis un programme
page-cookie = Garde le cookie reçu : c’est lui qui dit qui tu es.
# $games (text), $tables (text), $health (text)
page-read = À lire : { $games }, { $tables }, { $health }.
page-read_games = les jeux
page-read_tables = les tables publiques
page-read_health = l’état du serveur

## The end of a replay in the terminal

# $count (number), $digest (text)
replay-end = { $count ->
    [one] { $count } décision, empreinte { $digest }
   *[other] { $count } décisions, empreinte { $digest }
}
