## The guided first game: one message for each hint

prepare = Choose the hand that touches, for the whole match. The level says how much your cards forbid: the first one is good for a start.
throw-keys = Two dice name one card of the grid: a sweet and a number. Find it and touch it first: with a click, or by keyboard with its letter and digit (B3). Throw when you are ready.
throw-touch = Two dice name one card of the grid: a sweet and a number. Find it and touch it first. Throw when you are ready.
photo = The photo finish: who touched, how soon, and how surely that is known. Your time counts from when you saw the dice, even over a slow connection.
card = You move on: your first card is turned up. What it shows crossed out is forbidden to your touching hand. Your cube goes along the spaces below.
block-keys = This card was forbidden to you. Then touch it with the other hand (the right button, or Shift) and shout “Pas touche!” with the large button or the space bar: nobody moves on.
block-touch = This card was forbidden to you. Then touch it with the other hand (your other thumb held here) and shout “Pas touche!” with the large button: nobody moves on.
error = An error costs what your cube’s space says: a padlock, nothing; an arrow, a step back; a crossed card, a step back and a new card.
second = Two cards: what they forbid adds up. Whoever leaves the last space of their third card has won.
end = That was it. The next match proposes a level to everyone: winners go up, who struggles goes down, and soon big and small have the same chances.
