lead = Die Regeln in sechs Bildern, zum Vorlesen

## The six scenes: alt is what the picture shows

scenes-goal-title = Schleich dich davon
scenes-goal-text = Bring deine Geister durch die Halle des Hotels, **ohne dass man sie durchs Schlüsselloch sieht**. Nach fünf Runden zählt jeder Geist, der **gegenüber entkommen** ist: Die meisten Punkte gewinnen.
scenes-goal-alt = Die Halle von oben: Auf einer Seite kommen rote Geister herein, auf der anderen geht ein großer roter Geist hinaus, dazwischen stehen Möbel.
scenes-goal-chips-0 = klein **1**
scenes-goal-chips-1 = mittel **3**
scenes-goal-chips-2 = groß **5**
scenes-goal-chips-3 = noch in der Halle: **1, 1, 2**
scenes-furniture-title = Eine Karte, ein Möbel
scenes-furniture-text = Ihr zieht reihum je eine Karte; wer den Würfel hat, beginnt. **Zeigt sie zwei Möbel? Stell eins davon um**, wenn du magst: irgendwohin in der Halle, aufrecht, liegend oder gestapelt.
scenes-furniture-alt = Eine Karte ist 6 wert und zeigt den Sessel und den Schreibtisch; der Sessel wird angehoben und schwebt an einen anderen Platz.
scenes-walk-title = Alle rücken vor
scenes-walk-text = Dann, alle gleichzeitig und geheim: **Verteil die Punkte deiner Karte auf deine Geister**, einen Punkt pro Feld, nie schräg. Durch eine Tür hinein- oder hinauszugehen kostet auch **einen Punkt**.
scenes-walk-alt = Ein kleiner Geist kommt durch eine Tür herein und geht drei Felder weit; ein anderer geht durch die Tür gegenüber hinaus.
scenes-walk-chips-0 = übrige Punkte: **verfallen**
scenes-hide-title = Wo verstecken?
scenes-hide-text = **Dahinter, darunter, darauf, darin**: Möbel halten niemanden auf. Am Ende steht ein Geist aufrecht, auf ebenem Grund, **ganz in seinem Feld** und berührt keinen anderen.
scenes-hide-alt = Ein kleiner Geist ist unter dem Schreibtisch versteckt, ein anderer steht darauf, ein dritter auf dem Sessel, ein großer hinter dem Klavier.
scenes-keyhole-title = Wer schaut?
scenes-keyhole-text = Wer am höchsten würfelt, **wählt eine andere Seite** für das Schlüsselloch und würfelt noch einmal: **Der Würfel bestimmt die Tür**. Vorher schaut niemand.
scenes-keyhole-alt = Der Würfel zeigt 4: Das Schlüsselloch hängt an der vierten Tür einer anderen Seite der Halle.
scenes-seen-title = Gesehen!
scenes-seen-text = Alle schauen durchs Loch. **Jeder Geist, den man sieht, kehrt auf seine Seite zurück**, auch wenn nur ein Zipfel hervorschaut. Im Spiegel gesehen ist auch gesehen.
scenes-seen-alt = Durchs Schlüsselloch ist ein blauer Geist ganz zu sehen, von einem roten Geist schaut ein Stück hinter dem Klavier hervor.
scenes-seen-chips-0 = ein Geist kann **einen anderen verdecken**

## What a family meets now and then

cases-through-title = Hinein und gleich hinaus?
cases-through-text = Nein, nicht in derselben Runde. Ein Geist geht auch nicht auf seiner eigenen Seite wieder hinaus und rückt nicht innerhalb seines Feldes. Wer gegenüber entkommen ist, kommt nicht zurück.
cases-moved-title = Das Möbel wurde schon bewegt
cases-moved-text = In dieser Runde bleibt es stehen. Gilt das für beide Möbel deiner Karte, nimm **irgendein anderes**. In der Hand ist gewählt; Zurückstellen zählt auch.
cases-falls-title = Ein Möbel steht schlecht
cases-falls-text = Losgelassen fällt es wirklich und kommt zur Ruhe. Ragt es aus der Halle, steckt es in etwas anderem oder hält es nicht, versuch es noch einmal.
cases-passenger-title = Auf dem Möbel war ein Geist
cases-passenger-text = Er bleibt in seinem Feld und kommt auf den Boden. Wer darunter war, rührt sich nicht; was auf dem Möbel lag, fällt herunter.
cases-crowd-title = Zwei Geister im Weg
cases-crowd-text = Gezogen wird reihum, wer den Würfel hat, zuerst: Wer später kommt, rückt auf den nächsten freien Platz seines Feldes oder auf seinem Weg zurück.
cases-chooser-title = Wählt immer dieselbe Person?
cases-chooser-text = Nein: Wer gewählt hat, wartet, bis alle gleich oft gewählt haben. Bei Gleichstand wird noch einmal gewürfelt. Dann wandert der Würfel nach links.
cases-peep-title = Man sieht fast nichts{"\u00A0"}…
cases-peep-text = Ein **halbes Prozent** der Silhouette genügt. Das Spiel rechnet es aus, mit demselben Urteil für alle, und zeigt den Beweis.
cases-tie-title = Gleichstand am Ende
cases-tie-text = Dann gewinnen die meisten entkommenen Geister, danach die wenigsten auf der eigenen Seite. Immer noch gleich? Dann teilt ihr euch den Sieg.

## What can be chosen before a match

options-players-title = Wer, und von wo?
options-players-text = Zu zweit bis zu viert, alle mit eigener Farbe und Seite: **ein großer, zwei mittlere, vier kleine Geister**. Zu zweit sitzt ihr nebeneinander oder euch gegenüber. Zu zweit legt ihr zehn der zwanzig Karten ungesehen weg, zu dritt fünf: Es sind immer **fünf Runden**.
options-hall-title = Die Halle
options-hall-text = Sechs mal sechs Felder, sechs Türen pro Seite, sechs Möbel, auf eine von vier Arten aufgestellt. Das Los verteilt Schlüsselloch und Würfel, oder wer den Tisch leitet. Diese Person kann auch festlegen, dass ein kleiner Geist in der Halle nichts zählt.
options-fusions-title = Variante: Verschmelzen
options-fusions-text = Geister starten immer **klein**. Zwei kleine, oder ein kleiner und ein mittlerer, gleicher Farbe auf demselben Feld werden zu einem größeren, wenn er Platz hat und einer gerade ankam; in dieser Runde steht er dann still. Gesehen wartet er am Rand und startet in seiner Größe. Kein kleiner mehr zum Starten? Hol einen entkommenen zurück.
options-bells-title = Variante: Es schlägt Mitternacht
options-bells-text = Ab der zweiten Runde deckt, wer den Würfel hat, vor allem anderen eine der zwölf Karten auf. Sie wirkt sofort.
options-bells_ghosts-title = Mitternacht: die Geister
options-bells_ghosts-text = **Alle in Deckung**: Sie liegen bis zum Blick. **Grimassen schneiden**: Von allen kommt ein kleiner vor den Spiegel. **Hab dich, du bist’s**: Nimm einem kleinen von rechts nebenan den Platz weg. **Der Boden ist Lava**: Wer auf keinem Möbel steht, kehrt zurück. **Mein großer Bruder**: Tausch einen deiner Geister gegen einen größeren. **Ochs am Berg**: Alle rücken ein Feld vor.
options-bells_hall-title = Mitternacht: die Halle
options-bells_hall-text = **Völlig aufgedreht**: Alle Möbel kippen. **Tanzfläche**: Jedes Möbel rutscht zur nächsten Tür. **Mir ist schwindlig**: Der Spielplan dreht sich um ein Viertel, alle wechseln die Seite.
options-bells_keyhole-title = Mitternacht: das Schlüsselloch
options-bells_keyhole-text = **Doppelt neugierig**: Alle schauen noch einmal durch die Tür gegenüber. **Klopf, klopf, klopf**: Das Schlüsselloch bleibt auf seiner Seite. **Kristallkugel**: Die Nummer der Tür ist im Voraus bekannt.

## What to remember

remember-0 = Ein Möbel, **dann** die Geister, **dann** das Schlüsselloch.
remember-1 = Das Schlüsselloch **wechselt** jede Runde **die Seite**.
remember-2 = Gesehen, auch nur ein wenig: **zurück zum Start**.
remember-3 = Der Spiegel sieht **hinter dich**.
remember-4 = Ein großer, der entkommt, zählt **5**.
