title = A little music?
lead = The fire crackles, the die rolls, Hugo yawns… It is nicer with sound.
with_sound = With sound
in_silence = In silence
change = at the top of the screen, to change your mind.
