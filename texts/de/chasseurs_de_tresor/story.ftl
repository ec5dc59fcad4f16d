lead = Die Regeln in sechs Bildern, zum Vorlesen

## The scenes; the last word of each name says what it is: the title, the text, what the picture shows, and short exceptions beside it

scenes-goal-title = Alle zusammen
scenes-goal-text = Acht Juwelen liegen in einem Spukhaus. **Bringt sie alle hinaus und seid dann selbst draußen**: Ihr habt gewonnen. Zieht **ein sechster roter Spuk** ein, habt ihr verloren.
scenes-goal-alt = Jäger kommen mit einem Juwel auf dem Rücken aus der Haustür; in den Räumen funkeln zwischen den Geistern noch weitere Juwelen.
scenes-goal-chips-0 = ihr gewinnt oder verliert **gemeinsam**
scenes-roll-title = Zuerst der Würfel
scenes-roll-text = Wenn du dran bist, würfle. **Ein Geist neben der Zahl?** Deck eine Karte auf: Im Raum mit diesem Buchstaben erscheint ein Geist.
scenes-roll-alt = Der Würfel zeigt eine 4 und einen Geist, die Karte den Buchstaben F: In Raum F erscheint ein Geist.
scenes-roll-chips-0 = die **6** bringt keinen
scenes-roll-chips-1 = Karte **Mischen**: keiner, alle Karten kommen zurück in den Stapel
scenes-walk-title = Dann wird gelaufen
scenes-walk-text = Geh so weit, wie der Würfel zeigt, **oder weniger**. Eine Fliese ist ein Schritt, **ein ganzer Raum auch**. Man geht durch die Türen, nie schräg.
scenes-walk-alt = Eine Jägerfigur geht im Flur los: drei Fliesen, und der Raum mit dem funkelnden Juwel ist der vierte Schritt.
scenes-walk-chips-0 = nur **eine** Figur pro Fliese
scenes-walk-chips-1 = stehen bleiben ist erlaubt
scenes-jewel-title = Ab in den Rucksack
scenes-jewel-text = Halte bei einem Juwel an und nimm es: **In deinen Rucksack passt nur eins**, und damit ist dein Weg zu Ende. Geh damit durch **die Haustür**: Es ist gerettet, und dein Zug ist vorbei.
scenes-jewel-alt = In Raum J hat eine Jägerfigur gerade ein Juwel aufgehoben; eine andere wartet nahe der Haustür.
scenes-fight-title = Auf in den Kampf!
scenes-fight-text = Du hältst bei Geistern an? **Dann musst du kämpfen.** Mit einem Würfel, wenn du allein bist, **mit zwei Würfeln, wenn noch jemand da ist**: Jeder Geist auf einem Würfel vertreibt einen.
scenes-fight-alt = Zwei Jäger stehen in einem Raum zwei Geistern gegenüber; ein Kampfwürfel zeigt einen Geist, der andere ist leer.
scenes-fight-chips-0 = nie mehr als zwei Würfel
scenes-fight-chips-1 = daneben? Nicht schlimm
scenes-spirit-title = Drei Geister{"\u00A0"}…
scenes-spirit-text = … und **ein roter Spuk** nimmt ihren Platz ein: In diesem Raum spukt es. Er **hält alle fest, die ein Juwel tragen**. Um ihn zu vertreiben, müsst ihr **zu zweit im Raum** sein und beide Würfel werfen.
scenes-spirit-alt = Ein roter Spuk hält eine Jägerfigur mit einem Juwel fest; eine zweite ist zu Hilfe gekommen, ein Würfel zeigt den Spuk.
scenes-spirit-chips-0 = **ein einziger** Spuk auf den Würfeln genügt

## What happens now and then

cases-both-title = Ein Juwel zwischen Geistern
cases-both-text = Nimm zuerst das Juwel: Die Geister können nichts dagegen tun. Der Kampf kommt gleich danach und beendet den Zug.
cases-way-title = Jemand steht im Weg
cases-way-text = Im Flur kommt man an den anderen vorbei, muss aber davor oder dahinter anhalten. In einem Raum ist Platz für alle.
cases-stay-title = Du möchtest lieber bleiben
cases-stay-text = Das ist erlaubt, auch draußen; Würfel und Karte kommen trotzdem. In einem Raum bleiben heißt dort anhalten: Man nimmt, man kämpft.
cases-haunted-title = In dem Raum spukt es schon
cases-haunted-text = Der Geist geht in den **nächsten Raum im Alphabet**, in dem es nicht spukt; nach L kommt A. Ist er dort der dritte, spukt es auch dort.
cases-none_left-title = Kein Geist mehr übrig
cases-none_left-text = Vertriebene Geister kommen wieder. Ist wirklich keiner mehr da, spukt es sofort in dem Raum, den die Karte nennt.
cases-through-title = Durch einen Raum mit Spuk
cases-through-text = Ohne Juwel hält dich nichts auf. **Mit einem Juwel kommst du hinein, aber nicht mehr hinaus**, solange der Spuk da ist. Wer dort ein Juwel nimmt, sitzt ebenfalls fest.
cases-alone-title = Allein mit einem Spuk
cases-alone-text = Es wird nicht gewürfelt. Ruf Hilfe: Sobald noch jemand im Raum ist, wirft, wer gerade dran ist, beide Würfel. Mehr nicht, auch nicht zu dritt.
cases-stuck-title = Alle sitzen fest
cases-stuck-text = Jede Figur wird von einem Spuk festgehalten, jede allein in ihrem Raum? Dann kann sich niemand bewegen und niemand helfen: verloren. Geprüft wird das nach den Karten und am Ende eines Zuges.

## What can be chosen before a match

options-hunters-title = Wie viele Jäger?
options-hunters-text = Vier: zu viert führt jede Person eine Figur, **zu zweit jede zwei**, allein führst du alle vier. Zu dritt genügen drei. Alle starten draußen und sind reihum dran; wer beginnt, sagt das Los oder wer den Tisch leitet.
options-house-title = Das Haus
options-house-text = Ein Juwel in jedem Raum mit **rotem** Buchstaben (A, C, D, E, G, I, J, L), je ein Geist in C, F, I und L; ruhiger Start: keiner, wilder Start: je zwei. J und L sind 3 Schritte von der Tür entfernt, A ist es 10.
options-numbers-title = Fortgeschritten: die Nummern
options-numbers-text = Die Juwelen liegen verdeckt; wer bei einem anhält, dreht es um. Genommen werden sie beliebig, aber **hinaus kommen sie der Reihe nach, von 1 bis 8**: Mit einer anderen Nummer geht es nicht nach draußen. Mit „Juwelen tauschen“ darfst du das Juwel im Rucksack gegen das im Raum tauschen.
options-cards-title = Fortgeschritten: die Karten
options-cards-text = **Geistertanz**: zwei oder drei Karten auf einmal, dann wird alles gemischt; kommt dabei noch ein Geistertanz oder ein Mischen, wird die Karte ersetzt. **Türen**: Die blauen oder die grünen werden abgeschlossen, bis die andere Farbe abgeschlossen wird oder das Mischen kommt. Durchgänge zwischen zwei Räumen bleiben offen.
options-length-title = Eine endlose Partie?
options-length-text = Nach 1000 Zügen ist sie verloren; wer den Tisch leitet, kann diese Zahl ändern.

## What to remember

remember-0 = Würfel, Karte, Laufen, Juwel, Kampf: **in dieser Reihenfolge**.
remember-1 = **Ein** Juwel pro Rucksack.
remember-2 = Irgendwo zwei Geister? Seid da, **bevor der dritte kommt**.
remember-3 = Einen Spuk vertreibt man **zu zweit**.
remember-4 = Lasst niemanden mit einem Juwel allein.
