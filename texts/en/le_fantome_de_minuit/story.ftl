lead = The rules in six pictures, to be read aloud

## The scenes

scenes-goal-title = Midnight strikes
scenes-goal-text = Hugo the ghost comes up from the cellar and walks round the castle. **Hide your guests!** A fright is a point: after three rounds **the lowest total wins**.
scenes-goal-alt = The castle from above: Hugo arrives at the top of the stairs, some guests are safe in the rooms, others run along the gallery.
scenes-goal-chips-0 = equals win **together**
scenes-turn-title = Your turn
scenes-turn-text = Roll the die. A number? **Just one of your guests** walks that many squares, clockwise.
scenes-turn-alt = The die shows 4: a red guest walks four squares along the gallery.
scenes-turn-chips-0 = the die: **1, 2, 4, 5** and **two ghosts**
scenes-ghost-title = The ghost!
scenes-ghost-text = The die shows a ghost? No guest moves: **Hugo goes 3**. As long as he is on the stairs, **the doors stay shut**.
scenes-ghost-alt = The die shows the ghost: Hugo climbs three steps of the stairs.
scenes-ghost-chips-0 = five players or more: **2**
scenes-door-title = Quick, a door
scenes-door-text = Going through a door costs **one point more** than getting in front of it. **One guest a room**, and nothing can happen to it before the round is over.
scenes-door-alt = The die shows 5: a red guest can go into the kitchen for three points, or into the linen room for five.
scenes-door-chips-0 = game room, hunting room: **exact count**
scenes-caught-title = Caught!
scenes-caught-text = Hugo takes along everybody he passes or reaches, **to the lowest empty step**: first 10, then 9, then 8…
scenes-caught-alt = Hugo runs along the gallery; the guests he has caught stand on steps 10 and 9.
scenes-caught-chips-0 = stairs full: **to the cellar**
scenes-count-title = Counting
scenes-count-text = Nobody left on the gallery? The round is over. On the stairs everybody counts **the number of the step**; in hiding, **0**.
scenes-count-alt = Guests on steps 8, 9 and 10, one in the cellar, another one safe in the dressing room.
scenes-count-chips-0 = cellar **2**
scenes-count-chips-1 = library, linen room **1**
scenes-count-chips-2 = game room, hunting room **−3**

## Now and then

cases-full-title = All rooms are taken
cases-full-text = The round ends at once. Whoever is still outside is off to the cellar.
cases-pass-title = May I pass?
cases-pass-text = No: a number has to be played. Only when you have **a single guest** left on the gallery may it stay where it is. Two on one square are still two.
cases-nobody-title = Nobody of yours is left outside
cases-nobody-text = Roll all the same: the ghost moves Hugo, a number does nothing.
cases-choice-title = There are points left over
cases-choice-text = They are lost, never given to another guest. So one roll may offer you several doors; only the game room and the hunting room want **the last point** to be the one through the door.
cases-together-title = Several on one square
cases-together-text = That is fine once the race has begun. Caught together, they share a step.
cases-overtake-title = What if I overtake Hugo?
cases-overtake-text = You may. **Stopping on his square is being caught**; but a door on his square is still a good way out. No other move? Then you have to. Hugo goes round for ever and never climbs down again.
cases-planks-title = The doors with planks
cases-planks-text = Eleven rooms open, each from a single square. Those at 7, 13 and 27 are nailed up for good.
cases-next-title = The next round
cases-next-text = The hidden come out in front of their door. The caught return to a free square of their choice: those of step 10, then 9… the cellar last; on a shared step, the most frightened first. Hugo goes back down, and **whoever has the most frights rolls first**.

## What can be chosen before a match

options-players-title = How many guests?
options-players-text = With two players **six** each; with three, **five**; with four, **four**; with five, **three**; from six to eight, **two**.
options-place-title = Taking places
options-place-text = The bravest begins: chance says who, or the host. In turn everybody puts a guest on a **free** square of the gallery, none on the stairs. Hugo waits at the very bottom, on step 10, and the bravest rolls the die.
options-rounds-title = How many rounds?
options-rounds-text = Three, or one to eight if you prefer. A round that will not end is stopped as if everything were full.
options-edition-title = Two editions
options-edition-text = That of 1989: Hugo slows down to 2 from five players on. That of 2003: only with seven or eight.

## To remember

remember-0 = One die, **one** guest.
remember-1 = Hugo on the stairs: **doors shut**.
remember-2 = The door costs **a point**.
remember-3 = Never onto Hugo’s square.
remember-4 = The **lowest** total wins.
