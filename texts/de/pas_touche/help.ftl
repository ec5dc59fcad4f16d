## The aim

goal-title = Das Ziel
goal-clauses-PT_33 = Bring deinen Stein rechts über deine dritte Verbotskarte hinaus: Du gewinnst sofort.
goal-clauses-PT_01 = Zwei bis sechs Leute um 36 Karten mit Leckereien: Churros, Croissants, Macarons, Éclairs, Waffeln und Donuts, von eins bis sechs, jede Karte nur einmal.
goal-clauses-PT_02 = Ein Würfel trägt die sechs Leckereien, der andere die Zahlen von eins bis sechs. Zusammen nennen sie genau eine Karte.
goal-clauses-PT_03 = Die 36 Karten liegen offen und in zufälliger Ordnung in sechs Reihen mit je sechs.

## Constraint cards

cards-title = Die Verbote
cards-clauses-PT_04 = Es gibt 72 Verbotskarten, 18 je Farbe. Jede verbietet ein oder zwei Dinge, eine Leckerei oder eine Zahl, und hat eine Leiste. Grün ist am leichtesten, dann kommen Orange, Rot und Violett.
cards-clauses-PT_05 = Eine grüne verbietet nur eines. Eine orange eine Leckerei und eine Zahl. Eine rote meist zwei Zahlen; eine violette meist zwei Leckereien. Eine Karte, die dir nichts mehr zu berühren ließe, kommt zurück unter ihren Stapel.
cards-clauses-PT_06 = Die Felder der Leiste: Schloss, Pfeil, oder Pfeil mit durchgestrichener Karte. Sie sagen, was ein Fehler kostet.
cards-clauses-PT_07 = Es gibt 16 Stufen, von drei grünen bis zu drei violetten. Je schneller du spielst, desto höher wird deine Stufe.

## Before the first throw

start-title = Bevor es losgeht
start-clauses-PT_10 = Alle haben eine Stufe, drei verdeckte Verbotskarten, einen Stein und eine Spielhand, die während der ganzen Partie dieselbe bleibt.
start-clauses-PT_11 = Mit den Kleinen: Verbote zählen nicht, der Stein rückt vor, das ist alles. Fehler kosten trotzdem etwas.

## A throw

throw-title = Ein Wurf
throw-clauses-PT_20 = Wer mag, lässt würfeln. Nach einem kurzen Countdown erscheinen beide Würfel bei allen im selben Augenblick.
throw-clauses-PT_21 = Die erste Spielhand auf der richtigen Karte rückt ein Feld vor, sofern keines ihrer offenen Verbote diese Karte verbietet. Der Wurf ist zu Ende, alle anderen kommen zu spät.
throw-clauses-PT_22 = Die Karte ist dir verboten? Berühr sie mit der anderen Hand und ruf „Pas touche!“: Dann kann mit ihr niemand mehr vorrücken. Du auch nicht.
throw-clauses-PT_23 = Falsche Karte, falsche Hand oder ein Block ohne Ruf: Das ist ein Fehler. Du bezahlst ihn und berührst bei diesem Wurf nichts mehr. Die Spielhand auf einer verbotenen Karte ist ein Fehler; die andere Hand auf einer erlaubten auch.
throw-clauses-PT_24 = Die anderen machen weiter, bis alle eine Karte berührt oder gepasst haben oder die Zeit um ist. Nach sehr, sehr langer Zeit gewinnt der Stein, der am weitesten ist.
throw-clauses-PT_25 = Zuerst heißt: zuerst nach der eigenen Uhr. Das Netz hat damit nichts zu tun.

## Moving on

advance-title = Vorrücken
advance-clauses-PT_30 = Noch keine Karte offen? Deck die linke auf und stell deinen Stein auf ihr erstes Feld.
advance-clauses-PT_31 = Noch ein Feld weiter rechts? Rück um eines vor.
advance-clauses-PT_32 = Am Ende einer Karte deckst du die nächste auf. Alle offenen Verbote gelten zusammen und bleiben in Kraft.

## What an error costs

penalty-title = Einen Fehler bezahlen
penalty-clauses-PT_40 = Es zählt das Feld, auf dem der Stein steht. Schloss: nichts. Pfeil: ein Feld zurück. Durchgestrichene Karte: ein Feld zurück, und die Karte wird durch eine andere, verdeckte ersetzt. Kein Stein auf der Leiste: nichts. Eine Karte, die man durch einen Pfeil verlässt, bleibt offen.

## The next match

next-title = Die nächste Partie
next-clauses-PT_50 = Wer gewinnt, steigt zwei Stufen auf. Für die anderen zählen die offenen Karten: drei, eine Stufe hinauf; zwei, nichts; eine, eine Stufe hinunter; keine, zwei hinunter. Immer zwischen 1 und 16.

## Fair over any line

fair-title = Fair für alle
fair-clauses-PT_60 = Die Uhren werden abgeglichen, und die Würfel erscheinen überall im selben Augenblick. Bis dahin sind sie versiegelt.
fair-clauses-PT_61 = Dein Gerät misst deine Reaktion. Der Server glaubt ihm, soweit es die Dauer des Weges zulässt, die er selbst misst; darüber hinaus zählt die Zeit der Ankunft.
fair-clauses-PT_62 = Nach der ersten Berührung wartet der Server einen Moment auf langsame Verbindungen und urteilt dann in der Reihenfolge der Reaktionen. Zu knapp zum Entscheiden? Dann entscheidet das Los, und das wird gesagt.
fair-clauses-PT_63 = Nach jedem Wurf sieht man die Zeit von allen und wie genau sie ist. Weniger als 100 Tausendstelsekunden: Fehlstart, also ein Fehler.
fair-clauses-PT_65 = Jemand braucht mehr Zeit? Wer den Tisch leitet, kann einem Platz Ruhe geben: Die Zeit zählt dort nur halb, und für den Ruf sind es vier Sekunden. Alle am Tisch sehen es.
fair-clauses-PT_64-keys = Mit der Maus: Die linke Taste berührt, die rechte ist die andere Hand. Mit der Tastatur: ein Buchstabe und eine Ziffer, mit Umschalttaste für die andere Hand. Der Ruf: der große rote Knopf oder die Leertaste, binnen eineinhalb Sekunden.
fair-clauses-PT_64-touch = Ein Finger berührt; der andere Daumen bleibt zum Blocken auf „die andere Hand“. Der Ruf: der große rote Knopf, binnen eineinhalb Sekunden.
