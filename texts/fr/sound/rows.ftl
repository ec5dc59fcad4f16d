sound-title = Son
sound-help = Pas, dé, portes, et les coups de minuit.
music-title = Musique
music-help = Une boîte à musique, tout bas, pendant qu’on joue.
volume = Volume
