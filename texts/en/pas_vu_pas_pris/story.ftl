lead = The rules in six pictures, to be read aloud

## The six scenes: alt is what the picture shows

scenes-goal-title = Tiptoe away
scenes-goal-text = Lead your ghosts across the hotel’s hall **without being seen through the keyhole**. After five rounds every ghost **out on the far side** scores: most points win.
scenes-goal-alt = The hall from above: red ghosts come in on one side, a large red ghost leaves on the other, among the furniture.
scenes-goal-chips-0 = small **1**
scenes-goal-chips-1 = medium **3**
scenes-goal-chips-2 = large **5**
scenes-goal-chips-3 = still in the hall: **1, 1, 2**
scenes-furniture-title = A card, a piece
scenes-furniture-text = From the holder of the die on, each draws a card in turn. **It shows two pieces of furniture? Move one of them** if you like: anywhere in the hall, upright, lying or on top of another.
scenes-furniture-alt = A card worth 6 shows the armchair and the desk; the armchair is lifted and glides to another place.
scenes-walk-title = Everybody moves
scenes-walk-text = Then, all at once and in secret, **share your card’s points among your ghosts**: a point a square, never diagonally. Going in or out by a door costs **a point** too.
scenes-walk-alt = A small ghost comes in by a door and goes three squares; another one leaves by the door opposite.
scenes-walk-chips-0 = points left over: **lost**
scenes-hide-title = Where to hide?
scenes-hide-text = **Behind, under, on, inside**: furniture stops nobody. A ghost ends upright, on level ground, **wholly inside its square**, touching nobody.
scenes-hide-alt = A small ghost is hidden under the desk, another one stands on it, another one on the armchair, a large one behind the piano.
scenes-keyhole-title = Who looks?
scenes-keyhole-text = The highest roll **chooses another side** for the keyhole, then rolls again: **the die tells the door**. Nobody looks before.
scenes-keyhole-alt = The die shows 4: the keyhole is hung on the fourth door of another side of the hall.
scenes-seen-title = Seen!
scenes-seen-text = Everyone looks through the hole. **Every ghost that is seen goes back to its side**, be it only a little bit. Seen in the mirror is seen.
scenes-seen-alt = Through the keyhole a blue ghost is in full view, and a bit of a red ghost sticks out from behind the piano.
scenes-seen-chips-0 = a ghost may **hide another one**

## What a family meets now and then

cases-through-title = In and out in one go?
cases-through-text = No, not in one round. Nor does a ghost go back out by its own side, or shift inside its square. Once out on the far side it does not come back.
cases-moved-title = The piece was moved already
cases-moved-text = It does not move again this round. If that is true of both pieces on your card, take **any other**. Taken in hand is chosen; putting it back counts too.
cases-falls-title = A piece put down badly
cases-falls-text = Let go, it really falls and comes to rest. If it sticks out of the hall, goes through something or rests on nothing, try again.
cases-passenger-title = A ghost was on the piece
cases-passenger-text = It stays on its square and is set down. Those underneath do not stir; what rested on the piece comes down.
cases-crowd-title = Two ghosts in each other’s way
cases-crowd-text = Moves are made from the die on: the one that comes later makes room, to the nearest free spot of its square or back along its way.
cases-chooser-title = Is it always the same who chooses?
cases-chooser-text = No: whoever has chosen waits until all have chosen as often. Equal rolls are rolled again. Then the die goes to the left.
cases-peep-title = You can hardly see it…
cases-peep-text = **Half a percent** of its silhouette is enough. The game works it out, the same verdict for all, and shows the proof.
cases-tie-title = A tie at the end
cases-tie-text = Most ghosts out win, then fewest ghosts left on the own side. Still equal? You share the win.

## What can be chosen before a match

options-players-title = Who, and from where?
options-players-text = Two to four, each with a colour and a side: **one large, two medium, four small**. Two are neighbours, or face to face. With two, ten of the twenty cards are set aside unseen, with three five: always **five rounds**.
options-hall-title = The hall
options-hall-text = Six squares by six, six doors a side, six pieces of furniture, laid out in one of four ways. Chance hangs the keyhole and gives the die, or the host. The host may also decide that a small ghost still in the hall is worth nothing.
options-fusions-title = Variant: fusions
options-fusions-text = Ghosts always start **small**. Two small ones, or a small and a medium one, of one colour on one square become a bigger one, if it fits and one of them has just come; it moves no more this round. Seen, it waits at the edge and starts again at its size. No small one left to start? Take back one that is out.
options-bells-title = Variant: Midnight strikes
options-bells-text = From the second round on, the holder of the die turns up one of twelve cards before anything else. It acts at once.
options-bells_ghosts-title = Midnight strikes: ghosts
options-bells_ghosts-text = **Take cover**: they lie down until the look. **Pulling faces**: a small one of each goes in front of the mirror. **Tag, you are it**: take the place of a small one of your neighbour on the right. **Off the ground**: whoever is not on furniture goes home. **My big brother**: swap one of yours for a bigger one. **One, two, three, sun**: all go one square on.
options-bells_hall-title = Midnight strikes: the hall
options-bells_hall-text = **Overexcited**: every piece is tipped. **Dance floor**: every piece slides to the nearest door. **I feel dizzy**: the board turns by a quarter, everyone changes sides.
options-bells_keyhole-title = Midnight strikes: the keyhole
options-bells_keyhole-text = **Twice as curious**: everyone looks again through the door opposite. **Knock, knock, knock**: the keyhole keeps its side. **Crystal ball**: the door’s number is known beforehand.

## What to remember

remember-0 = A piece, **then** ghosts, **then** the keyhole.
remember-1 = The keyhole **changes sides** every round.
remember-2 = Seen, even a little: **back to the start**.
remember-3 = The mirror sees **behind you**.
remember-4 = A large one out is worth **5**.
