## Rooms, by their letter, in the form that the sentences of a language need

rooms-a = la chambre A
rooms-b = la salle de bains B
rooms-c = le bureau C
rooms-d = la bibliothèque D
rooms-e = le salon de musique E
rooms-f = la salle à manger F
rooms-g = le jardin d’hiver G
rooms-h = la cuisine H
rooms-i = le salon I
rooms-j = la salle de billard J
rooms-k = le grenier K
rooms-l = le petit salon L

## Hunters go by their colours

hunters-0 = Rouge
hunters-1 = Bleu
hunters-2 = Turquoise
hunters-3 = Jaune

## Where to stop

# $left (number)
carry_out = Sors ce joyau : il en restera { $left } à sauver.
# $room (text)
drive_out_spirit = À deux, vous pouvez chasser l’esprit de la pièce : { NAME("rooms", $room) }.
# $room (text)
jewel_to_take = Un joyau à prendre : { NAME("rooms", $room) }.
# $room (text)
two_ghosts = Deux fantômes : un de plus et la pièce est hantée : { NAME("rooms", $room) }.
# $room (text)
one_ghost = Chasse le fantôme avant que d’autres viennent : { NAME("rooms", $room) }.
held = L’esprit te retient : attends de l’aide.
# $next (number)
wait_near_door = Attends près de la porte : c’est d’abord le tour du joyau { $next }.
# $steps (number)
bring_home = Rapporte le joyau : encore { $steps } pas jusqu’à la porte.
# $who (number)
help = Va aider { NAME("hunters", $who) }, que retient un esprit.
# $steps (number), $room (text)
nearest_jewel = De là, un joyau est à { $steps } pas : { NAME("rooms", $room) }.
go_home = Il est temps de rentrer : tout le monde doit sortir.

## What to do with a jewel

take = Ce joyau n’attend plus que toi.
take_due = C’est le joyau qui doit sortir maintenant.
# $number (number)
take_for_later = Le joyau { $number } sortira plus tard : garde-le près de la porte.
swap = L’autre joyau doit sortir plus tôt.
leave_to_spirit = Avec un joyau, l’esprit te retiendrait ici.
leave_for_sooner = Garde le sac à dos libre pour un joyau qui sort plus tôt.
