lead = The rules in six pictures, to be read aloud

## Scenes: a title, two or three sentences, what the picture shows, and chips of a few words

scenes-goal-title = Who, where, with what?
scenes-goal-text = One of you is **the ghost, who cannot speak**. The others, its mediums, each look for **a person, a place and an object**. Find them in seven hours, unmask the culprit, and **you all win together**.
scenes-goal-alt = A ghost floats above three cards: a person, a place and an object.
scenes-goal-chips-0 = if not, **everyone** loses

scenes-secret-title = The ghost’s secret
scenes-secret-text = On the table lie cards of the three kinds. For **each medium** the ghost secretly draws one of each, never the same for two.
scenes-secret-alt = A row of persons; the ghost knows that the third card is the blue medium’s.

scenes-dream-title = Dreams for clues
scenes-dream-text = Every hour the ghost gives each medium **one or more visions** from its hand of seven. **Not a word, not a sign**: only the pictures speak.
scenes-dream-alt = The ghost holds a hand of visions and gives two of them to a medium.
scenes-dream-chips-0 = visions **stay** in front of you

scenes-guess-title = The mediums guess
scenes-guess-text = The hourglass runs. **Talk, help each other!** Each puts the crystal ball on the card that the visions bring to mind: the person first.
scenes-guess-alt = Three crystal balls stand on cards of persons, an hourglass runs beside them.
scenes-guess-chips-0 = **two minutes**
scenes-guess-chips-1 = several on one card: fine

scenes-answer-title = Right, or nearly
scenes-answer-text = Right? The card is yours, and you look for the next one: **person, place, object**. Wrong? Everything stays, and **more visions will come** with the next hour.
scenes-answer-alt = Under a card that was found, a green tick; under another one, a red cross and its visions, which stay.

scenes-culprit-title = The culprit
scenes-culprit-text = Everyone has three cards? The ghost secretly picks **one of your groups** and sends three visions to all. **A secret vote, without a word**: the one named most is accused. If that is the one, you have won!
scenes-culprit-alt = Three visions for all, above groups of three cards; one of the groups is pointed out.

## Cases: what happens now and then

cases-crow-title = The ghost has a bad hand
cases-crow-text = The crow replaces one to seven of its cards: **once an hour** if easy, **three times a match** if medium, **just once** if hard. Never while the hourglass runs.

cases-tokens-title = You think somebody is wrong?
cases-tokens-text = Put a token at their choice, **agree or disagree**: one for each medium, never at your own. If you saw right you move up one in clairvoyance; if not, it costs nothing. Tokens that were placed are spent, and all return, once, in the fourth hour.

cases-track-title = What is clairvoyance good for?
cases-track-text = When it comes to the vote, the most clairvoyant see **two or three visions** of the culprit before they vote, the others only one. Being done early helps: move up seven less the hour. You go on helping, and placing tokens.

cases-choice-title = Changing your mind
cases-choice-text = As long as the hourglass runs, as often as you like (or nearly: a hundred times). A card that was found is no longer there to choose. No choice counts as a wrong one.

cases-ready-title = Everybody is ready
cases-ready-text = The hourglass stops as soon as all have said so. A choice made or changed, and everybody has to say it again.

cases-tie-title = The vote is split
cases-tie-text = The choice of **the most clairvoyant** decides, then that of the eldest. If nobody has voted, nobody is accused.

cases-silence-title = What the ghost may say
cases-silence-text = Nothing at all. It alone sees its hand and what is to be found; a vote is seen only by its voter until all are counted.

cases-empty-title = No visions left in the pile
cases-empty-text = Those that went away are shuffled again. If there are none at all, the hand stays shorter.

cases-late-title = Seven o’clock has struck
cases-late-text = If a single medium lacks a single card, the match is lost for everyone.

## Options: what can be chosen before a match

options-players-title = How many of you?
options-players-text = Two to seven, one of them **the ghost**. With two or three, every player runs **two mediums**, without tokens or clairvoyance. With four or five, four tokens each; with six or seven, six: half agree, half disagree.

options-few-title = The end, with two or three
options-few-text = All see the three visions. With two, two groups of strangers join and there is one vote. With three, you may talk, and **must agree**.

options-difficulty-title = Easy, medium, hard
options-difficulty-text = Four to nine cards of each kind on the table: the more of you and the braver you are, the more of them, and the rarer the crow.

options-settings-title = What else can be chosen
options-settings-text = Who is the ghost; who is the eldest (not the ghost); how long the hourglass runs, from thirty seconds to ten minutes, or no hourglass; tokens that say either.

## To remember

remember-0 = The ghost **keeps silent**.
remember-1 = Person, place, object: **in this order**.
remember-2 = Wrong? The visions **add up**.
remember-3 = Seven hours, not one more.
remember-4 = You win or lose **together**.
