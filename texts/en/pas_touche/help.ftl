## The aim

goal-title = The aim
goal-clauses-PT_33 = Get your cube off the right end of your third constraint card: you win on the spot.
goal-clauses-PT_01 = Two to six players around 36 cards of sweets: churros, croissants, macarons, éclairs, waffles and doughnuts, one to six of each, every card once.
goal-clauses-PT_02 = One die has the six sweets, the other the numbers one to six. Together they name one card and no other.
goal-clauses-PT_03 = The 36 cards lie face up, at random, in six rows of six.

## Constraint cards

cards-title = The constraints
cards-clauses-PT_04 = There are 72 constraint cards, 18 of each colour. Each forbids one or two things, a sweet or a number, and has a track. Green is the easiest, then orange, red, and violet.
cards-clauses-PT_05 = A green one forbids one thing only. An orange one, a sweet and a number. A red one mostly two numbers; a violet one mostly two sweets. A card that would leave you nothing to touch goes back under its pile.
cards-clauses-PT_06 = The spaces of a track: a padlock, an arrow, or an arrow with a crossed card. They say what an error costs.
cards-clauses-PT_07 = There are 16 levels, from three greens to three violets. The faster you play, the higher your level.

## Before the first throw

start-title = Before you play
start-clauses-PT_10 = Everybody has a level, three constraints face down, a cube, and one hand that touches, the same for the whole game.
start-clauses-PT_11 = With little ones: constraints do not count, the cube just moves on. Errors still cost what they cost.

## A throw

throw-title = A throw
throw-clauses-PT_20 = Anyone asks for the throw. After a short countdown both dice appear to everybody at the same instant.
throw-clauses-PT_21 = The first hand on the right card moves on one space, if none of its visible constraints forbids that card. The throw is over; the others are too late.
throw-clauses-PT_22 = The card is forbidden to you? Touch it with the other hand and shout “Pas touche!”: nobody can move on with it any more. Nor can you.
throw-clauses-PT_23 = The wrong card, the wrong hand, or a block without its shout is an error. You pay for it and touch nothing more in this throw. The touching hand on a forbidden card is an error; the other hand on an allowed one too.
throw-clauses-PT_24 = The others go on until everybody has touched or given up, or time is over. After a very, very long time the cube that is furthest wins.
throw-clauses-PT_25 = First means first by one’s own watch: the network has no say in it.

## Moving on

advance-title = Moving on
advance-clauses-PT_30 = No card face up yet? Turn the leftmost one up and put your cube on its first space.
advance-clauses-PT_31 = A space further right? Move on one.
advance-clauses-PT_32 = At the end of a card, turn the next one up. All visible constraints add up and stay in force.

## What an error costs

penalty-title = Paying for an error
penalty-clauses-PT_40 = By the space your cube is on. Padlock: nothing. Arrow: back one space. Crossed card: back one space, and the card is replaced by another, face down. No cube on the track: nothing. A card left by an arrow stays face up.

## The next match

next-title = The next game
next-clauses-PT_50 = Whoever wins goes up two levels. The others by their visible cards: three, one up; two, none; one, one down; none, two down. Always from 1 to 16.

## Fair over any line

fair-title = Fair for all
fair-clauses-PT_60 = Clocks are put in step, and the dice appear everywhere at the same instant. Until then they are sealed.
fair-clauses-PT_61 = Your device measures your reaction. The server believes it as far as the time of travel allows, which it measures itself; beyond that, the time of arrival counts.
fair-clauses-PT_62 = After the first touch the server waits a moment for slow connections, then judges in the order of reactions. Too close to call? Chance decides, and it is said so.
fair-clauses-PT_63 = After each throw everybody sees each one’s time and how sure it is. Less than 100 thousandths of a second: a false start, which is an error.
fair-clauses-PT_65 = In need of time? The host can give a seat a calm pace: its time counts by half and its shout has four seconds. The whole table sees it.
fair-clauses-PT_64-keys = With a mouse: the left button touches, the right one is the other hand. With a keyboard: a letter and a digit, with Shift for the other hand. The shout: the big red button or Space, within a second and a half.
fair-clauses-PT_64-touch = A finger touches; keep your other thumb on “other hand” to block. The shout: the big red button, within a second and a half.
