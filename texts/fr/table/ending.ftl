turning = Le tournant
see_again = Revoir ce coup
# $round (number)
round = Manche { $round }
# $when (text), $what (text)
# $what is a whole sentence, as in the log.
when = { $when } : { $what }
# $who (text)
record_first = Premier résultat, { $who }
# $who (text)
record_new = Nouveau record, { $who } !
# $who (text)
record_own = Ton record, { $who }
# $now (text)
# What was reached, such as "7 frayeurs".
record_begins = { $now }. À battre la prochaine fois !
# $now (text), $before (text)
record_before = { $now }. Avant, c’était { $before }.
# $now (text)
record_again = { $now }, ton meilleur résultat, encore une fois.
# $now (text), $best (text)
record_stays = Ton meilleur : { $best }. Cette fois : { $now }.
helped = Ce qui aurait aidé
too_hard = Trop difficile ?
easier_bots = Rejouer avec des robots faciles
easier_setup = Rejouer en plus facile
