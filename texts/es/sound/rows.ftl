sound-title = Sonido
sound-help = Pasos, dados, puertas y las campanadas de medianoche.
music-title = Música
music-help = Una caja de música, muy bajita, mientras se juega.
volume = Volumen
