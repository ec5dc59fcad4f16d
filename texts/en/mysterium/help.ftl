goal-title = The aim
goal-clauses-MY_43 = All together: find out who, where and with what, then unmask the culprit. Everyone wins or loses together.
goal-clauses-MY_01 = Two to seven players: one is the ghost, the others are mediums. With two or three players each player runs two mediums. Every medium has its colour.
goal-clauses-MY_03 = All pictures are our own, drawn for this game.

start-title = Before the first hour
start-clauses-MY_02 = There are 18 persons, 18 places and 18 objects, once for the mediums and once for the ghost, and 84 visions.
start-clauses-MY_04 = Four to nine cards of each kind are laid out: the more players and the harder, the more of them.
start-clauses-MY_10 = For each medium the ghost secretly draws a person, a place and an object among those laid out, never one card for two. Its hand is seven visions. Everyone looks for the person first.

ghost-title = The ghost
ghost-clauses-MY_20 = Without a word it gives every medium that still searches one or more visions of its hand, once an hour, in any order. Then its hand is filled up to seven. Visions stay before the medium until its card is found.
ghost-clauses-MY_05 = The crow swaps one to seven cards of the hand. Easy: once an hour. Medium: three times a match. Hard: once. Before or between gifts, never while the hourglass runs.
ghost-clauses-MY_21 = Visions of a card that was found go away, and so do the crow’s; when the pile is empty they are shuffled into a new one. If nothing is left to draw, the hand stays short.

mediums-title = The mediums
mediums-clauses-MY_22 = The last gift turns the hourglass: usually two minutes. It ends early when everybody has said that they are done. A choice made or changed takes everybody’s word back.
mediums-clauses-MY_23 = Talk and help each other. Each puts the crystal ball on a card of the kind it looks for; several may choose the same, but none that was found already. Change your mind as long as the hourglass runs, a hundred times at most.
mediums-clauses-MY_25 = Then the ghost answers each of you. Right: the card goes into the sleeve, and the next kind is looked for: person, place, object. Wrong, or no choice: everything stays, and more visions will come.
mediums-clauses-MY_29 = If the seventh hour is over and a medium lacks a card, everyone loses.

clairvoyance-title = Clairvoyance
clairvoyance-clauses-MY_06 = With four or five players each medium has four tokens, with six or seven six. Half of them agree, half disagree. With two or three players there are none.
clairvoyance-clauses-MY_24 = Put a token at another medium’s choice, one for each medium, never at your own. You may move it as long as the hourglass runs.
clairvoyance-clauses-MY_26 = A token that is right moves you up by one. One that is wrong costs nothing. Tokens that were placed are spent.
clairvoyance-clauses-MY_27 = All three cards found: move up by seven less the hour. You go on helping the others, and placing tokens.
clairvoyance-clauses-MY_28 = At the start of the fourth hour all spent tokens return, once.

culprit-title = The culprit
culprit-clauses-MY_40 = When all are done, the three cards of each medium form a group. The ghost secretly chooses the culprit’s group and gives everyone three visions of its hand, shuffled.
culprit-clauses-MY_41 = No more talking: vote in secret, once and for all. The more clairvoyant you are, the more cards you see before you vote. With two players two groups of strangers join and there is one vote; with three you may talk, and must agree.
culprit-clauses-MY_42 = The group with most votes is accused. If several have as many, the choice of the most clairvoyant counts, then the eldest’s. Without any vote nobody is accused.

secrets-title = What is hidden
secrets-clauses-MY_44 = All see the visions given, choices, tokens and what was found. Only the ghost sees its hand and what is to be guessed. A vote is seen by its voter alone until all are counted. The ghost never talks.
