# $match (number)
title = Partie { $match }
loading = On rembobine…
to_table = Retour à la table
start = Tout commence ici.
# $at (number), $decisions (number)
where = { $at } sur { $decisions }
scrub = Moment de la partie
controls = Lecture
play = Lire
pause = Pause
back = Un pas en arrière
forward = Un pas en avant
point_before = Grand moment précédent
point_after = Grand moment suivant
points = Grands moments
no_points = Rien de marquant dans cette partie.
keys = Flèches : un pas. Page préc. et suiv. : de grand moment en grand moment. Espace : lire ou arrêter.
speed = Vitesse
# $speed (text)
# How fast a replay plays: "0,5 ×". The number is written as the language writes it.
times = { $speed }{"\u00A0"}×
eyes = Vu par
eyes_all = Tout voir
eyes_public = Le public
share = Partager ce moment
share_lead = Le lien ouvre la partie ici même, avec les mêmes yeux.
link = Lien de ce moment
# $at (number)
go_to = Aller au moment { $at }
