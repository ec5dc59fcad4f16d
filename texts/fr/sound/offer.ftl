title = Un peu de musique ?
lead = Le feu qui crépite, le dé qui roule, Hugo qui bâille… C’est plus joli avec le son.
with_sound = Avec le son
in_silence = En silence
# After a picture of the button with which one changes it.
change = en haut de l’écran, pour changer d’avis.
