## The aim

goal-title = The aim
goal-clauses-PV_51 = Ghosts that got out on the far side score: small 1, medium 3, large 5. Still in the hall at the end: small 1, medium 1, large 2.
goal-clauses-PV_53 = The host may decide that a small ghost still in the hall is worth nothing.
goal-clauses-PV_52 = Most points win. In a tie: most ghosts out, then fewest ghosts left on the own side; otherwise the win is shared.
goal-clauses-PV_50 = The match lasts five rounds: it ends when there is no card left to draw.

## The hall

parts-title = The hall
parts-clauses-PV_01 = A hall of six squares by six. Each side has six doors, numbered left to right for somebody outside.
parts-clauses-PV_02 = Two to four players, each with a colour and a side, one large ghost, two medium ones and four small ones. Two sit side by side, or face to face if the host likes.
parts-clauses-PV_03 = Six pieces of furniture with real hollows: the mirror, the trolley and its shelves, the desk and the space under its top, the piano, the armchair, the table and its cloth.
parts-clauses-PV_04 = A small ghost fits under the desk or the table, a medium one nearly everywhere; a large one takes a lot of room.
parts-clauses-PV_05 = Twenty movement cards, twelve cards Midnight strikes, a die and a keyhole.
parts-clauses-PV_06 = A card gives points to move by. Fourteen also show two pieces of furniture, one of which may be moved.
parts-clauses-PV_07 = With two players ten cards are set aside unseen, with three players five: there are always five rounds.

## Before the first round

start-title = Before the first round
start-clauses-PV_10 = The hall is furnished in one of the prepared ways, by chance or as the host chooses.
start-clauses-PV_11 = The keyhole is hung on a door by chance.
start-clauses-PV_12 = Chance, or the host, says who has the die.

## Furniture

furniture-title = Furniture
furniture-clauses-PV_20 = From the holder of the die on, each draws a card in turn. If it shows furniture, one piece may be moved at once.
furniture-clauses-PV_21 = A piece that was moved this round is not moved again; if both on the card were, any other may be. Putting it back counts as moving it.
furniture-clauses-PV_22 = A piece taken in hand is chosen: there is no changing it.
furniture-clauses-PV_23 = Put it down anywhere and anyhow: upright, lying, leaning, on top of another. Let go, it falls and comes to rest; it must not stick out of the hall nor go through anything. Else try again.
furniture-clauses-PV_24 = A ghost that stood on the piece stays on its square and is set down. A piece that rested on it comes to rest again by itself.

## Ghosts

walking-title = Ghosts
walking-clauses-PV_25 = All at once, each shares the card’s points among their ghosts: a point a square, never diagonally.
walking-clauses-PV_26 = A ghost enters by a door of its own side (a point) and leaves by a door of the opposite side (a point). Once out, it scores and does not come back.
walking-clauses-PV_27 = A ghost does not enter and leave in one round. It does not go back out by its own side, nor shift inside its square.
walking-clauses-PV_28 = Furniture stops nobody and slows nobody down; a ghost may end on it or in it.
walking-clauses-PV_29 = At rest a ghost stands upright on a level surface, wholly inside its square, touching nobody. Where on the square is your choice.
walking-clauses-PV_30 = Moves are secret until everyone is done. If two are in each other’s way, the one further from the die makes room. Unused points are lost.

## The keyhole

keyhole-title = The keyhole
keyhole-clauses-PV_31 = The highest roll chooses the keyhole’s side. Whoever has chosen waits until everyone has chosen equally often.
keyhole-clauses-PV_32 = The keyhole must change sides. Nobody looks before: until then the hall is seen only from above.
keyhole-clauses-PV_33 = The die tells the door. Then it goes to the neighbour on the left, who opens the next round.
keyhole-clauses-PV_34 = Everyone looks: every ghost seen returns to its side. The keyhole stays there.
keyhole-clauses-PV_40 = The eye is right behind the hole, at keyhole height. The hole shows a lot, but not all.
keyhole-clauses-PV_41 = Seen in the mirror is seen. A ghost may hide another one.
keyhole-clauses-PV_42 = A ghost is seen when at least half a percent of its silhouette shows. The verdict is computed, the same for all, with its proof: the picture, the share, a ray.

## The variant of fusions

fusions-title = Variant: fusions
fusions-clauses-PV_60 = Ghosts start small, and grow only by fusing.
fusions-clauses-PV_61 = Two small ones, or a small and a medium one, of one colour on one square become a ghost of the next size, if one of them has just come and a figure is left.
fusions-clauses-PV_62 = No fusion if the bigger ghost does not fit into the square.
fusions-clauses-PV_63 = A ghost that came from a fusion does not move again this round.
fusions-clauses-PV_64 = A medium or large ghost that was seen waits at the edge and may start again at its size.
fusions-clauses-PV_65 = With no small ghost left to start, one that is out may be taken back.

## The variant Midnight strikes

bells-title = Variant: Midnight strikes
bells-clauses-PV_70 = From the second round on, the holder of the die turns over a card first: it acts at once.
bells-clauses-PV_71 = Twice as curious: after the look, everyone looks again through the door opposite.
bells-clauses-PV_72 = Take cover: ghosts lie down until the look. Lying, only the middle must be in the square.
bells-clauses-PV_73 = Overexcited: every piece is tipped a quarter turn, to the side that the holder of the die picks.
bells-clauses-PV_74 = Pulling faces: the mirror turns to the centre, and each sends a small ghost in front of it.
bells-clauses-PV_75 = Tag, you are it: replace a small ghost of the neighbour on the right by one of yours, or put one three squares from your side.
bells-clauses-PV_76 = Dance floor: every piece slides to the nearest door.
bells-clauses-PV_77 = Off the ground: after the look, whoever is not up on furniture goes home.
bells-clauses-PV_78 = I’ll tell my big brother: replace one of your ghosts by a bigger one, if it fits.
bells-clauses-PV_79 = Knock, knock, knock: the keyhole keeps its side; only the door is rolled again.
bells-clauses-PV_80 = I feel dizzy: the board turns by a quarter, and everyone changes sides.
bells-clauses-PV_81 = Crystal ball: the door’s number is rolled beforehand.
bells-clauses-PV_82 = One, two, three, sun: every ghost in the hall goes one square towards its exit.
