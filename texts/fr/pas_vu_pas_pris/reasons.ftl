hidden_there = De là, la plupart des serrures qui peuvent venir ne voient pas tes fantômes.
others_uncovered = De ce côté, on découvre plus de fantômes des autres que des tiens.
piece_hides = Déplacé, ce meuble peut cacher les tiens et découvrir les autres.
