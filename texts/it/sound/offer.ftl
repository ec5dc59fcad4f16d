title = Un po’ di musica?
lead = Il fuoco che scoppietta, il dado che rotola, Hugo che sbadiglia… Con l’audio è più bello.
with_sound = Con l’audio
in_silence = In silenzio
change = in alto sullo schermo, per cambiare idea.
