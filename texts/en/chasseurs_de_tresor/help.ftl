goal-title = The aim
goal-clauses-GH_40 = You win together: when all eight jewels are outside, and all hunters too.
goal-clauses-GH_41 = You lose together, as soon as the sixth red spirit moves into the house.
goal-clauses-GH_42 = You also lose when a spirit holds every hunter, each alone in a room of its own: nobody can move and nobody can help. This is looked at after the cards and at the end of a turn.
goal-clauses-GH_08 = Four hunters start outside. With four players, one each; with two, two each; alone, you run all four. With three there are just three hunters. Hunters take turns; chance says who begins, or the host.

house-title = The house
house-clauses-GH_01 = Twelve rooms, A to L, a hall of 23 flagstones, and the doorstep outside, where there is room for everybody.
house-clauses-GH_02 = From the doorstep the hall runs 1, 2, 3. There it turns west, 4 to 9, or goes on north, 10 to 13 and then 16. At 16 it is west again, 17 to 23, or east, by 15 and 14.
house-clauses-GH_03 = Archways between two rooms are always open. Doors onto the hall are blue, with a diamond, or green, with a disc: those may be locked.
house-clauses-GH_04 = Rooms J and L are close, 3 steps from the doorstep; bedroom A is the farthest, 10 steps away. The “Distances” tool counts for you, locked doors included.
house-clauses-GH_13 = The front door is the only way in and the only way out.
house-clauses-GH_14 = A flagstone is a space, and so is a whole room. You go through doors, never diagonally.

pieces-title = What is in the box
pieces-clauses-GH_05 = A jewel waits in each room with a red letter: A, C, D, E, G, I, J and L. At the start a ghost haunts C, F, I and L.
pieces-clauses-GH_06 = The movement die goes from 1 to 6; from 1 to 5 a ghost comes with the number. The battle dice have three ghosts, two spirits and a blank face.
pieces-clauses-GH_07 = Twelve cards with a letter and one Shuffle. The advanced game adds two Ghosts’ dances, of two and of three cards, and four Doors, two of each colour. There are 24 ghosts, 6 spirits and 8 jewels, numbered 1 to 8.

turn-title = A turn
turn-clauses-GH_10 = First the movement die is rolled.
turn-clauses-GH_11 = Does it show a ghost? A card is turned up: a ghost appears in the room of that letter. Shuffle brings none: all cards go back into the pile.
turn-clauses-GH_12 = Then the hunter moves as many spaces as the die shows, or fewer.
turn-clauses-GH_15 = A flagstone holds one hunter: you may pass others, but not stop with them. In a room there is space for all.
turn-clauses-GH_16 = You may stay where you are, outside too. The die and the card come all the same.

jewels-title = Jewels
jewels-clauses-GH_17 = Whoever stops beside a jewel may put it into the backpack. It holds one.
jewels-clauses-GH_19 = Going outside with a jewel brings it to safety and ends the turn. Taking a jewel ends the walk, and a fight ends the turn; a fight that waits in the room still follows the taking. Staying in a room is stopping there.

ghosts-title = Ghosts
ghosts-clauses-GH_18 = Whoever stops among ghosts must fight them. The jewel comes first: ghosts cannot prevent that.
ghosts-clauses-GH_30 = To fight, roll one die, or two if another hunter is in the room; never more. Each ghost on a die drives out one ghost; the rest does nothing.
ghosts-clauses-GH_31 = Ghosts that were driven out may come again. If none is left to place, the room of the card is haunted at once.
ghosts-clauses-GH_32 = With the third ghost a room is haunted: a red spirit takes their place.
ghosts-clauses-GH_33 = A ghost that was to come to a haunted room goes to the next one in the alphabet that is not; after L comes A. If it is the third there, that room is haunted too.

spirits-title = Red spirits
spirits-clauses-GH_34 = A spirit holds whoever carries a jewel: there is no leaving the room while it is there. So with a jewel you do not walk through a haunted room. You may take a jewel there, but then you are held.
spirits-clauses-GH_35 = It takes at least two in the room to drive out a spirit: the one whose turn it is rolls both dice, and a single spirit will do. Alone with it, nothing is rolled.

numbers-title = Advanced: the numbers
numbers-clauses-GH_50 = Jewels lie face down. Whoever stops beside one turns it over; from then on its number is seen. Walking past is not enough.
numbers-clauses-GH_51 = They are taken in any order, but leave from the lowest to the highest, beginning with 1. With another number you cannot go outside, and what is in the backpack stays there.

cards-title = Advanced: the cards
cards-clauses-GH_52 = Ghosts’ dance: two or three cards are turned up, one after another. The other dance or the Shuffle, should it come, is set aside without effect, and replaced. Then everything is shuffled. If the pile runs out on the way, the discards are shuffled, without those set aside and the Doors card in view.
cards-clauses-GH_53 = Doors card: the doors of that colour are locked. They open again when the other colour closes, or with the Shuffle; a Ghosts’ dance opens nothing. A second card of the closed colour changes nothing.

options-title = What can be set
options-clauses-GH_60 = The game: classic or advanced.
options-clauses-GH_61 = The start: gentle, with no ghosts; usual, with one each in C, F, I and L; fierce, with two each.
options-clauses-GH_62 = Swapping, in the advanced game: whoever stops beside a jewel may swap it for the one in the backpack.
options-clauses-GH_63 = Who begins: chance, or a seat that is named, if somebody sits there.
options-clauses-GH_64 = So that every match ends, it is lost after so many turns: 1,000, unless that is changed.
