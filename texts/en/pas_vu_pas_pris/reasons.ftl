hidden_there = There most of the keyholes that may come next do not see your ghosts.
others_uncovered = From that side more of the others’ ghosts are uncovered than of yours.
piece_hides = Moved, this piece can hide yours and uncover the others.
