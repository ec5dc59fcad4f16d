starting_level = Comincia da questo livello: dopo ogni partita si regola da solo.
