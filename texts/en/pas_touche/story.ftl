lead = The rules in six pictures, to be read aloud

## The scenes: a title, two or three sentences (260 characters at most), what the picture shows, and chips of a few words

scenes-goal-title = Who gets out first?
scenes-goal-text = Three cards before you, a cube, and thirty-six cards of sweets in the middle. Touch the right one before the others: your cube moves on. **Leave your third card, and you win on the spot!**
scenes-goal-alt = Three constraint cards side by side; a red cube leaves the last one, towards a star.
scenes-goal-chips-0 = **two to six** players

scenes-throw-title = The dice speak
scenes-throw-text = Anyone asks for the throw. One die says **which sweet**, the other **how many**: one card alone fits. **The first hand on it** moves its cube on.
scenes-throw-alt = The dice show an éclair and the number 4; a hand lands on the card with four éclairs.
scenes-throw-chips-0 = always **the same hand**

scenes-advance-title = Your cube moves on
scenes-advance-text = The first time, **turn up your leftmost card** and put the cube on its first space. Then **one space to the right** each time; at the end of a card, turn up the next one.
scenes-advance-alt = An orange card, turned up, has a track of three spaces; the cube is on the second, the next cards are still face down.

scenes-forbidden-title = That is forbidden
scenes-forbidden-text = A card turned up **forbids you a sweet or a number**, or both. All your visible cards count together: the further you get, the less you may touch.
scenes-forbidden-alt = An orange card forbids waffles and the number 3: three croissants and two waffles are crossed out, two croissants are allowed.
scenes-forbidden-chips-0 = **green**, orange, red, **violet**: harder and harder

scenes-block-title = Hands off!
scenes-block-text = The card is forbidden to you? **Touch it with the other hand and shout “Pas touche!”** Nobody can move on with it any more, nor can you.
scenes-block-alt = A left hand lands on two churros, which are forbidden to this player, with the shout Pas touche.

scenes-error-title = Ouch, an error
scenes-error-text = The wrong card, the wrong hand, a forgotten shout: no more touching in this throw, and **the space of your cube says what you pay**.
scenes-error-alt = Three spaces of a track: a padlock, an arrow, and an arrow with a crossed card.
scenes-error-chips-0 = padlock: **nothing**
scenes-error-chips-1 = arrow: **back one space**
scenes-error-chips-2 = crossed card: **back one**, and your card is **replaced** by another, face down

## What happens now and then

cases-others-title = And the others, after an error?
cases-others-text = They go on, until somebody gets it right or blocks, until all have touched or given up, or until twenty seconds are over. A card rightly touched or blocked ends the throw.

cases-hands-title = The wrong hand
cases-hands-text = The touching hand on a forbidden card: an error. The other hand on an allowed card: an error too.

cases-shout-title = How long do I have to shout?
cases-shout-text = A second and a half. The shout is the big red button; the other hand is the other thumb, the other mouse button or the Shift key.

cases-back-title = Back from a first space
cases-back-text = You return to the end of the card on the left, or off the track. A card you leave by an arrow **stays face up**. No cube on the track yet? Nothing to pay.

cases-nothing-title = Nothing left to touch?
cases-nothing-text = A card that would forbid you everything goes back under its pile, and another one is turned up. If the whole pile is like that, the last one forbids nothing.

cases-early-title = Too good to be true
cases-early-text = Touching less than a tenth of a second after the dice is a false start, which is an error.

cases-tie-title = Almost at the same time
cases-tie-text = Each device measures your reaction, and the dice show everywhere at the same instant: a slow network does not count. Too close to call? Chance decides, and you are told.

## What is chosen before a match

options-level-title = Your level, 1 to 16
options-level-text = It gives the colours of your three cards, from three greens to three violets, laid face down. A green one forbids a single thing, an orange one a sweet and a number, a red one mostly two numbers, a violet one mostly two sweets.

options-hand-title = Your hand
options-hand-text = Before the first throw, say which one touches: it stays the same to the end. The other one is for blocking.

options-children-title = With little ones
options-children-text = Nothing is forbidden: the cube moves on, that is all. Errors still cost what they cost.

options-calm-title = A calm pace
options-calm-text = The host can give somebody more time: their reaction counts by half, their shout has four seconds. The whole table sees it.

options-time-title = The time of a throw
options-time-text = Twenty seconds, or from five to sixty. After five hundred throws the cube that is furthest wins.

options-next-title = The rematch
options-next-text = Whoever wins goes up **two** levels. The others by their visible cards: three, **+1**; two, **0**; one, **−1**; none, **−2**.

## What to remember

remember-0 = Look at **both dice**, then at what is forbidden.
remember-1 = Allowed: **your hand**. Forbidden: **the other hand, and shout**.
remember-2 = All your visible cards count **together**.
remember-3 = A mistake costs more than waiting.
