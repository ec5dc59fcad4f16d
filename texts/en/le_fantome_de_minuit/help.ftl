## The aim

goal-title = The aim
goal-clauses-FM_52 = Every fright is a point, and few are better than many: at the end the lowest total wins. Equals win together.
goal-clauses-FM_06 = A match has three rounds. The host can choose from one to eight before it begins.
goal-clauses-FM_05 = Two to eight players. With two, each leads six guests; with three, five; with four, four; with five, three; with more, two.

## The castle

castle-title = The castle
castle-clauses-FM_01 = The gallery goes round the castle in 28 squares. The stairs come up at square 1; everybody walks clockwise.
castle-clauses-FM_02 = Eleven rooms have a door, each on one square only. The three that are nailed up with planks, at 7, 13 and 27, never open.
castle-clauses-FM_03 = Eight steps lead up from the cellar to the gallery. The lowest is worth 10, the highest 3.
castle-clauses-FM_04 = The die shows 1, 2, 4, 5 and twice the ghost.

## Taking places

start-title = Taking places
start-clauses-FM_10 = Chance names the bravest player. From there on everybody puts down one guest in turn, on a free square: one a square, none on the stairs, until all are out.
start-clauses-FM_11 = Hugo waits at the bottom, on step 10. The bravest also rolls first.

## A turn

turn-title = Your turn
turn-clauses-FM_12 = Roll the die. A number? Choose one of your guests on the gallery and walk it that many squares, always clockwise. From now on guests may share a square.
turn-clauses-FM_13 = The ghost? No guest moves: Hugo goes 3 squares, or 2 when five or more play. He climbs step by step, then walks on to square 1 and along the gallery.
turn-clauses-FM_14 = There is no passing. The one exception: a single guest left on the gallery may stay where it is.
turn-clauses-FM_15 = Nobody left on the gallery? You roll all the same: the ghost moves Hugo, a number does nothing.

## Hiding

hide-title = Hiding
hide-clauses-FM_20 = The doors stay shut as long as Hugo is on the stairs.
hide-clauses-FM_21 = A room shelters one guest. Going through the door costs one point more than getting in front of it.
hide-clauses-FM_22 = The count need not be right: what is left of the roll is lost. So one roll may offer several doors, or the plain walk; you choose.
hide-clauses-FM_24 = In a room nothing can happen to you; nobody comes out before the round is over.

## The rooms that want the exact count

exact-title = The odd rooms
exact-clauses-FM_23 = The game room and the hunting room want the exact count: the last point of the roll must be the one that goes through the door. They take 3 frights away.

## Hugo

caught-title = Beware of Hugo
caught-clauses-FM_30 = Hugo takes along every guest on the squares he crosses and on the one where he stops.
caught-clauses-FM_31 = He puts them on the lowest empty step: 10 first, then 9, and so on. Those of one square share a step.
caught-clauses-FM_32 = When all steps are taken, the next ones go to the cellar.
caught-clauses-FM_33 = You may run past Hugo, but stopping on his square is being caught. A door on his square is still a good way out. Hugo goes round for ever and never climbs down again.

## The end of a round

count-title = The end of a round
count-clauses-FM_40 = The round is over as soon as the gallery is empty.
count-clauses-FM_41 = It is over, too, when the last room is taken: those still outside are off to the cellar.
count-clauses-FM_42 = Every guest counts: on a step, its value; in the cellar, 2; in the library or the linen room, 1; in the game room or the hunting room, 3 less; elsewhere, nothing.

## The next round

next-title = The next round
next-clauses-FM_50 = The hidden come out in front of their door. Then the caught return to a free square of their choice: those of step 10 first, then 9, those of the cellar last. On a shared step, whoever has more frights goes first.
next-clauses-FM_51 = Hugo goes back down to step 10, and whoever has the most frights rolls first.
next-clauses-FM_53 = A round that will not end is closed as if all rooms were taken.

## What can be set

options-title = What can be set
options-clauses-FM_60 = How many rounds: one to eight.
options-clauses-FM_61 = The edition: by the rules of 2003 Hugo slows down to 2 only with seven or eight players.
options-clauses-FM_62 = Who begins: chance, or a seat that is named, if somebody sits there.
