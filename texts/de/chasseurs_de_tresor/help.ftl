goal-title = Das Ziel
goal-clauses-GH_40 = Ihr gewinnt gemeinsam: wenn alle acht Juwelen draußen sind und alle Jäger auch.
goal-clauses-GH_41 = Ihr verliert gemeinsam, sobald der sechste rote Spuk ins Haus einzieht.
goal-clauses-GH_42 = Ihr verliert auch, wenn jede Figur von einem Spuk festgehalten wird, jede allein in ihrem Raum: Niemand kann sich mehr bewegen oder helfen. Geprüft wird das nach den Karten und am Ende eines Zuges.
goal-clauses-GH_08 = Vier Jäger starten draußen. Zu viert führt jede Person eine Figur, zu zweit jede zwei; allein führst du alle vier. Zu dritt gibt es nur drei Jäger. Sie sind reihum dran; wer beginnt, sagt das Los oder wer den Tisch leitet.

house-title = Das Haus
house-clauses-GH_01 = Zwölf Räume, A bis L, ein Flur mit 23 Fliesen und der Vorplatz draußen, auf dem alle Platz haben.
house-clauses-GH_02 = Vom Vorplatz führt der Flur über 1, 2, 3 hinauf. Dort biegt er nach Westen ab, 4 bis 9, oder führt weiter nach Norden, 10 bis 13 und dann 16. Bei 16 geht es wieder nach Westen, 17 bis 23, oder nach Osten, über 15 und 14.
house-clauses-GH_03 = Durchgänge zwischen zwei Räumen sind immer offen. Türen zum Flur sind blau mit einer Raute oder grün mit einem Kreis: Diese können abgeschlossen werden.
house-clauses-GH_04 = Die Räume J und L liegen ganz nah, 3 Schritte vom Vorplatz; das Schlafzimmer A ist mit 10 Schritten am weitesten weg. Das Werkzeug „Distanzen“ zählt für dich, abgeschlossene Türen mit eingerechnet.
house-clauses-GH_13 = Ins Haus und aus dem Haus geht es nur durch die Haustür.
house-clauses-GH_14 = Eine Fliese ist ein Feld, ein ganzer Raum auch. Man geht durch die Türen, nie schräg.

pieces-title = Das Material
pieces-clauses-GH_05 = In jedem Raum mit rotem Buchstaben wartet ein Juwel: A, C, D, E, G, I, J und L. Zu Beginn ist je ein Geist in C, F, I und L.
pieces-clauses-GH_06 = Der Laufwürfel geht von 1 bis 6; neben 1 bis 5 ist ein Geist. Die Kampfwürfel haben drei Geister, zwei Spuke und eine leere Seite.
pieces-clauses-GH_07 = Zwölf Karten mit Buchstaben und eine Karte Mischen. Im fortgeschrittenen Spiel kommen zwei Karten Geistertanz dazu, mit zwei und mit drei Karten, und vier Karten Türen, zwei von jeder Farbe. Es gibt 24 Geister, 6 Spuke und 8 Juwelen mit den Nummern 1 bis 8.

turn-title = Ein Zug
turn-clauses-GH_10 = Zuerst wird der Laufwürfel geworfen.
turn-clauses-GH_11 = Zeigt er einen Geist? Dann wird eine Karte aufgedeckt: Im Raum mit diesem Buchstaben erscheint ein Geist. Die Karte Mischen bringt keinen: Alle Karten kommen zurück in den Stapel.
turn-clauses-GH_12 = Dann geht die Figur so weit, wie der Würfel zeigt, oder weniger.
turn-clauses-GH_15 = Auf eine Fliese passt nur eine Figur: An anderen kommt man vorbei, darf aber nicht bei ihnen anhalten. In einem Raum ist Platz für alle.
turn-clauses-GH_16 = Man darf bleiben, wo man ist, auch draußen. Würfel und Karte kommen trotzdem.

jewels-title = Die Juwelen
jewels-clauses-GH_17 = Wer bei einem Juwel anhält, darf es in den Rucksack stecken. Hinein passt nur eins.
jewels-clauses-GH_19 = Wer mit einem Juwel hinausgeht, bringt es in Sicherheit und beendet den Zug. Ein Juwel zu nehmen beendet das Laufen, ein Kampf den Zug; ein Kampf, der im Raum wartet, kommt nach dem Nehmen trotzdem. In einem Raum bleiben heißt dort anhalten.

ghosts-title = Die Geister
ghosts-clauses-GH_18 = Wer bei Geistern anhält, muss gegen sie kämpfen. Zuerst kommt das Juwel: Die Geister können nichts dagegen tun.
ghosts-clauses-GH_30 = Zum Kämpfen wirft man einen Würfel, oder zwei, wenn noch jemand im Raum ist; nie mehr. Jeder Geist auf einem Würfel vertreibt einen Geist; alles andere bewirkt nichts.
ghosts-clauses-GH_31 = Vertriebene Geister können wiederkommen. Ist keiner mehr übrig, spukt es sofort in dem Raum, den die Karte nennt.
ghosts-clauses-GH_32 = Mit dem dritten Geist spukt es in einem Raum: Ein roter Spuk nimmt den Platz der drei ein.
ghosts-clauses-GH_33 = Ein Geist, der in einen Raum mit Spuk kommen sollte, geht in den nächsten im Alphabet, in dem es nicht spukt; nach L kommt A. Ist er dort der dritte, spukt es auch dort.

spirits-title = Die roten Spuke
spirits-clauses-GH_34 = Ein Spuk hält alle fest, die ein Juwel tragen: Solange er da ist, kommen sie nicht aus dem Raum. Mit einem Juwel geht man also nicht durch einen Raum mit Spuk. Man darf dort ein Juwel nehmen, sitzt dann aber fest.
spirits-clauses-GH_35 = Um einen Spuk zu vertreiben, müssen mindestens zwei im Raum sein: Wer gerade dran ist, wirft beide Würfel, und ein einziger Spuk genügt. Wer allein mit ihm ist, würfelt nicht.

numbers-title = Fortgeschritten: die Nummern
numbers-clauses-GH_50 = Die Juwelen liegen verdeckt. Wer bei einem anhält, dreht es um; seine Nummer bleibt sichtbar. Vorbeigehen genügt nicht.
numbers-clauses-GH_51 = Genommen werden sie in beliebiger Reihenfolge, aber hinaus kommen sie von der kleinsten zur größten Nummer, angefangen bei 1. Mit einer anderen Nummer kann man nicht hinaus, und was im Rucksack ist, bleibt darin.

cards-title = Fortgeschritten: die Karten
cards-clauses-GH_52 = Geistertanz: Zwei oder drei Karten werden nacheinander aufgedeckt. Kommt dabei der andere Geistertanz oder das Mischen, wird diese Karte ohne Wirkung beiseitegelegt und ersetzt. Danach wird alles gemischt. Geht der Stapel unterwegs aus, werden die gespielten Karten gemischt, ohne die beiseitegelegten und ohne die offene Karte Türen.
cards-clauses-GH_53 = Karte Türen: Die Türen dieser Farbe werden abgeschlossen. Sie gehen wieder auf, wenn die andere Farbe abgeschlossen wird oder das Mischen kommt; ein Geistertanz öffnet nichts. Eine zweite Karte der abgeschlossenen Farbe ändert nichts.

options-title = Was sich einstellen lässt
options-clauses-GH_60 = Das Spiel: klassisch oder fortgeschritten.
options-clauses-GH_61 = Der Start: ruhig, ohne Geister; üblich, mit je einem Geist in C, F, I und L; wild, mit je zweien.
options-clauses-GH_62 = Juwelen tauschen, im fortgeschrittenen Spiel: Wer bei einem Juwel anhält, darf es gegen das im Rucksack tauschen.
options-clauses-GH_63 = Wer beginnt: das Los, oder ein Platz, den man bestimmt, wenn dort jemand sitzt.
options-clauses-GH_64 = Damit jede Partie endet, ist sie nach einer bestimmten Zahl von Zügen verloren: 1000, wenn man nichts ändert.
