starting_level = Empieza en este nivel: después de cada partida se ajusta solo.
