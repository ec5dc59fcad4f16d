lead = Die Regeln in sechs Bildern, zum Vorlesen

## The scenes: a title, two or three sentences (260 characters at most), what the picture shows, and chips of a few words

scenes-goal-title = Wer kommt zuerst hinaus?
scenes-goal-text = Drei Karten vor dir, ein Stein, und in der Mitte sechsunddreißig Karten mit Leckereien. Berühr die richtige vor allen anderen: Dein Stein rückt vor. **Verlass deine dritte Karte, und du gewinnst sofort!**
scenes-goal-alt = Drei Verbotskarten nebeneinander; ein roter Stein verlässt die letzte, auf einen Stern zu.
scenes-goal-chips-0 = **zwei bis sechs** Personen

scenes-throw-title = Die Würfel sprechen
scenes-throw-text = Wer mag, lässt würfeln. Ein Würfel sagt, **welche Leckerei**, der andere, **wie viele**: Nur eine Karte passt. **Die erste Hand auf ihr** rückt mit ihrem Stein vor.
scenes-throw-alt = Die Würfel zeigen ein Éclair und die Zahl 4; eine Hand legt sich auf die Karte mit den vier Éclairs.
scenes-throw-chips-0 = immer **dieselbe Hand**

scenes-advance-title = Dein Stein rückt vor
scenes-advance-text = Beim ersten Mal **deckst du deine linke Karte auf** und stellst den Stein auf ihr erstes Feld. Danach geht es jedes Mal **ein Feld nach rechts**; am Ende einer Karte deckst du die nächste auf.
scenes-advance-alt = Eine aufgedeckte orange Karte hat eine Leiste mit drei Feldern; der Stein steht auf dem zweiten, die nächsten Karten sind noch verdeckt.

scenes-forbidden-title = Das ist verboten
scenes-forbidden-text = Eine aufgedeckte Karte **verbietet dir eine Leckerei oder eine Zahl**, oder beides. Alle deine offenen Karten zählen zusammen: Je weiter du kommst, desto weniger darfst du berühren.
scenes-forbidden-alt = Eine orange Karte verbietet Waffeln und die Zahl 3: Drei Croissants und zwei Waffeln sind durchgestrichen, zwei Croissants bleiben erlaubt.
scenes-forbidden-chips-0 = **grün**, orange, rot, **violett**: immer schwerer

scenes-block-title = Finger weg!
scenes-block-text = Die gesuchte Karte ist dir verboten? **Berühr sie mit der anderen Hand und ruf „Pas touche!“** Dann rückt mit ihr niemand mehr vor, du auch nicht.
scenes-block-alt = Eine linke Hand legt sich auf zwei Churros, die hier verboten sind, mit dem Ruf Pas touche.

scenes-error-title = Autsch, ein Fehler
scenes-error-text = Falsche Karte, falsche Hand, Ruf vergessen: Bei diesem Wurf darfst du nichts mehr berühren, und **das Feld deines Steins sagt, was es kostet**.
scenes-error-alt = Drei Felder einer Leiste: ein Schloss, ein Pfeil, und ein Pfeil mit einer durchgestrichenen Karte.
scenes-error-chips-0 = Schloss: **nichts**
scenes-error-chips-1 = Pfeil: **ein Feld zurück**
scenes-error-chips-2 = durchgestrichene Karte: **ein Feld zurück**, und deine Karte wird durch eine andere, verdeckte **ersetzt**

## What happens now and then

cases-others-title = Und die anderen, nach einem Fehler?
cases-others-text = Sie machen weiter, bis jemand richtig liegt oder blockt, bis alle eine Karte berührt oder gepasst haben oder bis zwanzig Sekunden um sind. Eine Karte, die richtig berührt oder geblockt wird, beendet den Wurf.

cases-hands-title = Die falsche Hand
cases-hands-text = Die Spielhand auf einer verbotenen Karte: ein Fehler. Die andere Hand auf einer erlaubten Karte: auch ein Fehler.

cases-shout-title = Wie viel Zeit bleibt zum Rufen?
cases-shout-text = Eineinhalb Sekunden. Gerufen wird mit dem großen roten Knopf; die andere Hand ist der andere Daumen, die andere Maustaste oder die Umschalttaste.

cases-back-title = Zurück von einem ersten Feld
cases-back-text = Du kehrst ans Ende der linken Karte zurück oder verlässt die Leiste ganz. Eine Karte, die du durch einen Pfeil verlässt, **bleibt offen**. Noch kein Stein auf der Leiste? Dann kostet es nichts.

cases-nothing-title = Nichts mehr erlaubt?
cases-nothing-text = Eine Karte, die dir alles verbieten würde, kommt zurück unter ihren Stapel, und eine andere wird aufgedeckt. Ist der ganze Stapel so, verbietet die letzte nichts.

cases-early-title = Zu schön, um wahr zu sein
cases-early-text = Weniger als eine Zehntelsekunde nach den Würfeln berührt: Das ist ein Fehlstart, also ein Fehler.

cases-tie-title = Fast gleichzeitig
cases-tie-text = Jedes Gerät misst deine Reaktion, und die Würfel erscheinen überall im selben Augenblick: Ein langsames Netz zählt nicht. Zu knapp zum Entscheiden? Dann entscheidet das Los, und ihr erfahrt es.

## What is chosen before a match

options-level-title = Deine Stufe, von 1 bis 16
options-level-text = Sie bestimmt die Farben deiner drei Karten, von drei grünen bis zu drei violetten, die verdeckt ausliegen. Eine grüne verbietet nur eines, eine orange eine Leckerei und eine Zahl, eine rote meist zwei Zahlen, eine violette meist zwei Leckereien.

options-hand-title = Deine Hand
options-hand-text = Sag vor dem ersten Wurf, welche Hand berührt: Sie bleibt es bis zum Schluss. Die andere ist zum Blocken da.

options-children-title = Mit den Kleinen
options-children-text = Verbote zählen nicht: Der Stein rückt vor, das ist alles. Fehler kosten trotzdem etwas.

options-calm-title = In Ruhe
options-calm-text = Wer den Tisch leitet, kann jemandem mehr Zeit geben: Die Reaktion zählt nur halb, und für den Ruf sind vier Sekunden Zeit. Alle am Tisch sehen es.

options-time-title = Die Zeit für einen Wurf
options-time-text = Zwanzig Sekunden, oder fünf bis sechzig. Nach fünfhundert Würfen gewinnt der Stein, der am weitesten ist.

options-next-title = Noch einmal
options-next-text = Wer gewinnt, steigt **zwei** Stufen auf. Für die anderen zählen die offenen Karten: drei, **+1**; zwei, **0**; eine, **−1**; keine, **−2**.

## What to remember

remember-0 = Schau auf **beide Würfel**, dann auf deine Verbote.
remember-1 = Erlaubt: **deine Spielhand**. Verboten: **die andere Hand, und ruf**.
remember-2 = Alle deine offenen Karten zählen **zusammen**.
remember-3 = Ein Irrtum kostet mehr als Warten.
