sound-title = Ton
sound-help = Schritte, Würfel, Türen und die Glockenschläge um Mitternacht.
music-title = Musik
music-help = Eine Spieluhr, ganz leise, während gespielt wird.
volume = Lautstärke
