title = ¿Un poco de música?
lead = El fuego que crepita, el dado que rueda, Hugo que bosteza… Con sonido es más bonito.
with_sound = Con sonido
in_silence = En silencio
change = arriba en la pantalla, para cambiarlo.
