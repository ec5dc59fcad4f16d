sound-title = Audio
sound-help = Passi, dadi, porte e i rintocchi di mezzanotte.
music-title = Musica
music-help = Un carillon, pianissimo, mentre si gioca.
volume = Volume
