lead = The rules in six pictures, to be read aloud

## The scenes; the last word of each name says what it is: the title, the text, what the picture shows, and short exceptions beside it

scenes-goal-title = All together
scenes-goal-text = Eight jewels lie in a haunted house. **Bring them all out, and be outside yourselves**: you have won. If **a sixth red spirit** moves in, you have lost.
scenes-goal-alt = Hunters leave the house by the front door with a jewel on their back; other jewels still shine in the rooms among ghosts.
scenes-goal-chips-0 = you win or lose **together**
scenes-roll-title = First the die
scenes-roll-text = On your turn, roll the die. **A ghost beside the number?** Turn up a card: a ghost appears in the room of that letter.
scenes-roll-alt = The die shows 4 and a ghost, the card shows the letter F: a ghost appears in room F.
scenes-roll-chips-0 = a **6** brings none
scenes-roll-chips-1 = **Shuffle**: none, all cards go back into the pile
scenes-walk-title = Then you walk
scenes-walk-text = Move as far as the die says, **or less**. A flagstone is one step, **and so is a whole room**. You go through doors, never diagonally.
scenes-walk-alt = A hunter sets out in the hall: three flagstones, and the room with the jewel is the fourth step.
scenes-walk-chips-0 = **one** hunter a flagstone
scenes-walk-chips-1 = staying where you are is fine
scenes-jewel-title = Into the backpack
scenes-jewel-text = Stop beside a jewel and take it: **your backpack holds one**, and your walk ends there. Go out by **the front door** with it: it is safe, and your turn is over.
scenes-jewel-alt = A hunter has just picked up a jewel in room J; another one waits near the front door.
scenes-fight-title = Fight!
scenes-fight-text = You stop among ghosts? **You have to fight.** One die if you are alone, **two dice if another hunter is there**: each ghost on a die drives one out.
scenes-fight-alt = Two hunters face two ghosts in a room; one battle die shows a ghost, the other is blank.
scenes-fight-chips-0 = never more than two dice
scenes-fight-chips-1 = a miss does no harm
scenes-spirit-title = Three ghosts…
scenes-spirit-text = … and **a red spirit** takes their place: the room is haunted. It **holds whoever carries a jewel**. To drive it out there must be **two of you in the room**, and both dice are rolled.
scenes-spirit-alt = A red spirit holds a hunter who carries a jewel; a second hunter has come to help, one die shows the spirit.
scenes-spirit-chips-0 = **a single** spirit on the dice will do

## What happens now and then

cases-both-title = A jewel among ghosts
cases-both-text = Take the jewel first: ghosts cannot prevent that. The fight comes right after it, and ends the turn.
cases-way-title = Somebody in the way
cases-way-text = In the hall you pass over others but stop before or beyond them. In a room there is space for all.
cases-stay-title = You would rather stay
cases-stay-text = You may, outside too; the die and the card come all the same. Staying in a room is stopping there: you take, you fight.
cases-haunted-title = The room is haunted already
cases-haunted-text = The ghost goes to the **next one in the alphabet** that is not; after L comes A. If it is the third there, that room is haunted too.
cases-none_left-title = Not a ghost left to place
cases-none_left-text = Ghosts that were driven out come again. If there is really none left, the room of the card is haunted at once.
cases-through-title = Through a haunted room
cases-through-text = Without a jewel nothing stops you. **With a jewel you may go in, but not out** while the spirit is there. Take a jewel in there, and you are held too.
cases-alone-title = Alone with a spirit
cases-alone-text = Nothing is rolled. Call a friend: once they are in the room, the one whose turn it is rolls both dice, and no more, even if there are three of you.
cases-stuck-title = Everybody held
cases-stuck-text = A spirit holds every hunter, each alone in a room? Nobody can move and nobody can help: you have lost. This is looked at after the cards and at the end of a turn.

## What can be chosen before a match

options-hunters-title = How many hunters?
options-hunters-text = Four: one each with four players, **two each with two**, all four if you are alone. With three, three will do. All begin outside and take turns; chance says who begins, or the host.
options-house-title = The house
options-house-text = A jewel in each room with a **red** letter (A, C, D, E, G, I, J, L), a ghost in C, F, I and L; a gentle start has none, a fierce one two each. J and L are 3 steps from the door, A is 10.
options-numbers-title = The advanced game: numbers
options-numbers-text = Jewels lie face down; whoever stops beside one turns it over. Take them as you like, but **they leave in order, from 1 to 8**: with another number you cannot go out. With swapping, the one in your backpack may be exchanged for the one in the room.
options-cards-title = The advanced game: cards
options-cards-text = **Ghosts’ dance**: two or three cards at once, then everything is shuffled; a dance or a Shuffle that comes in between is replaced. **Doors**: the blue or the green ones are locked, until the other colour closes or the Shuffle comes. Archways between rooms stay open.
options-length-title = A match without end?
options-length-text = After 1,000 turns it is lost; the host may change that number.

## What to remember

remember-0 = Die, card, walk, jewel, fight: **in this order**.
remember-1 = **One** jewel a backpack.
remember-2 = Two ghosts somewhere? Be there **before the third**.
remember-3 = A spirit takes **two of you**.
remember-4 = Leave nobody alone with a jewel.
