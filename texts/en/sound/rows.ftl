sound-title = Sound
sound-help = Steps, dice, doors, and the strokes of midnight.
music-title = Music
music-help = A music box, very soft, while you play.
volume = Volume
