hidden_there = Lì la maggior parte delle serrature che possono venire non vede i tuoi fantasmi.
others_uncovered = Da quel lato si scoprono più fantasmi degli altri che tuoi.
piece_hides = Spostato, questo mobile può nascondere i tuoi e scoprire gli altri.
