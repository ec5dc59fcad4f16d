## The guided first game: one message for each hint

prepare = Wähl deine Spielhand, mit der du die ganze Partie lang berührst. Die Stufe sagt, wie viel deine Karten verbieten: Für den Anfang ist die erste gut.
throw-keys = Zwei Würfel nennen eine Karte der Auslage: eine Leckerei und eine Zahl. Finde sie und berühr sie vor allen anderen: mit einem Klick oder auf der Tastatur mit Buchstabe und Ziffer (B3). Würfle, sobald du bereit bist.
throw-touch = Zwei Würfel nennen eine Karte der Auslage: eine Leckerei und eine Zahl. Finde sie und berühr sie vor allen anderen mit dem Finger. Würfle, sobald du bereit bist.
photo = Das Fotofinish: wer berührt hat, wie schnell, und wie genau man es weiß. Deine Zeit zählt ab dem Moment, in dem du die Würfel gesehen hast, auch bei langsamer Verbindung.
card = Du rückst vor: Deine erste Karte wird aufgedeckt. Was sie durchgestrichen zeigt, ist deiner Spielhand verboten. Dein Stein wandert über die Felder unten.
block-keys = Diese Karte war dir verboten. Berühr sie dann mit der anderen Hand (rechte Taste oder Umschalttaste) und ruf „Pas touche!“ mit dem großen Knopf oder der Leertaste: Niemand rückt mehr vor.
block-touch = Diese Karte war dir verboten. Berühr sie dann mit der anderen Hand (dein anderer Daumen liegt hier) und ruf „Pas touche!“ mit dem großen Knopf: Niemand rückt mehr vor.
error = Ein Fehler kostet, was das Feld deines Steins sagt: ein Schloss, nichts; ein Pfeil, ein Feld zurück; eine durchgestrichene Karte, ein Feld zurück und eine neue Karte.
second = Zwei Karten: Ihre Verbote gelten zusammen. Wer das letzte Feld seiner dritten Karte verlässt, hat gewonnen.
end = Das war’s. Die nächste Partie schlägt allen eine Stufe vor: Wer gewinnt, steigt auf, wer sich schwertut, steigt ab, und bald haben Groß und Klein die gleichen Chancen.
