title = Ein wenig Musik?
lead = Das Feuer knistert, der Würfel rollt, Hugo gähnt … Mit Ton ist es schöner.
with_sound = Mit Ton
in_silence = Ohne Ton
change = oben am Bildschirm änderst du es wieder.
