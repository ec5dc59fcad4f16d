## The aim

goal-title = Das Ziel
goal-clauses-PV_51 = Geister, die auf der anderen Seite entkommen sind, zählen: klein 1, mittel 3, groß 5. Am Ende noch in der Halle: klein 1, mittel 1, groß 2.
goal-clauses-PV_53 = Wer den Tisch leitet, kann festlegen, dass ein kleiner Geist, der noch in der Halle ist, nichts zählt.
goal-clauses-PV_52 = Die meisten Punkte gewinnen. Bei Gleichstand: die meisten entkommenen Geister, dann die wenigsten auf der eigenen Seite; sonst wird der Sieg geteilt.
goal-clauses-PV_50 = Die Partie dauert fünf Runden: Sie endet, wenn keine Karte mehr zu ziehen ist.

## The hall

parts-title = Die Halle
parts-clauses-PV_01 = Eine Halle von sechs mal sechs Feldern. Jede Seite hat sechs Türen, von außen gesehen von links nach rechts nummeriert.
parts-clauses-PV_02 = Zu zweit bis zu viert, alle mit eigener Farbe und Seite, einem großen Geist, zwei mittleren und vier kleinen. Zu zweit sitzt ihr nebeneinander oder euch gegenüber, wenn es beim Einrichten des Tisches so gewählt wird.
parts-clauses-PV_03 = Sechs Möbel mit echten Hohlräumen: der Spiegel, der Servierwagen mit seinen Fächern, der Schreibtisch mit dem Raum unter der Platte, das Klavier, der Sessel, der Tisch mit seinem Tischtuch.
parts-clauses-PV_04 = Ein kleiner Geist passt unter den Schreibtisch oder den Tisch, ein mittlerer fast überallhin, ein großer braucht viel Platz.
parts-clauses-PV_05 = Zwanzig Bewegungskarten, zwölf Karten „Es schlägt Mitternacht“, ein Würfel und ein Schlüsselloch.
parts-clauses-PV_06 = Eine Karte gibt Bewegungspunkte. Vierzehn zeigen auch zwei Möbel, von denen eins umgestellt werden darf.
parts-clauses-PV_07 = Zu zweit werden zehn Karten ungesehen weggelegt, zu dritt fünf: Es sind immer fünf Runden.

## Before the first round

start-title = Vor der ersten Runde
start-clauses-PV_10 = Die Halle wird auf eine der vorbereiteten Arten eingerichtet, per Zufall oder nach Wahl beim Einrichten des Tisches.
start-clauses-PV_11 = Das Schlüsselloch wird per Zufall an eine Tür gehängt.
start-clauses-PV_12 = Der Zufall, oder wer den Tisch leitet, bestimmt, wer den Würfel hat.

## Furniture

furniture-title = Die Möbel
furniture-clauses-PV_20 = Alle ziehen reihum eine Karte; wer den Würfel hat, beginnt. Zeigt sie Möbel, darf eins davon sofort umgestellt werden.
furniture-clauses-PV_21 = Ein Möbel, das in dieser Runde schon umgestellt wurde, bleibt stehen; gilt das für beide auf der Karte, darf es irgendein anderes sein. Es zurückzustellen zählt als Umstellen.
furniture-clauses-PV_22 = Ein Möbel in der Hand ist gewählt: Es wird nicht mehr getauscht.
furniture-clauses-PV_23 = Es darf überall und in jeder Lage abgestellt werden: aufrecht, liegend, angelehnt, gestapelt. Losgelassen fällt es und kommt zur Ruhe; es darf weder aus der Halle ragen noch in etwas anderem stecken. Sonst versucht man es noch einmal.
furniture-clauses-PV_24 = Ein Geist, der auf dem Möbel stand, bleibt in seinem Feld und kommt auf den Boden. Ein Möbel, das darauf lag, kommt von selbst wieder zur Ruhe.

## Ghosts

walking-title = Die Geister
walking-clauses-PV_25 = Alle verteilen gleichzeitig die Punkte ihrer Karte auf ihre Geister: ein Punkt pro Feld, nie schräg.
walking-clauses-PV_26 = Ein Geist kommt durch eine Tür seiner eigenen Seite herein (ein Punkt) und geht durch eine Tür der Seite gegenüber hinaus (ein Punkt). Wer entkommen ist, zählt und kommt nicht zurück.
walking-clauses-PV_27 = Niemand kommt in derselben Runde herein und geht hinaus. Niemand geht auf der eigenen Seite wieder hinaus oder rückt innerhalb seines Feldes.
walking-clauses-PV_28 = Möbel halten niemanden auf und bremsen niemanden; ein Zug darf darauf oder darin enden.
walking-clauses-PV_29 = Am Ende steht ein Geist aufrecht auf einer ebenen Fläche, ganz in seinem Feld, und berührt niemanden. Wo auf dem Feld, entscheidest du.
walking-clauses-PV_30 = Die Züge sind geheim, bis alle fertig sind. Sind zwei einander im Weg, macht Platz, wer weiter vom Würfel sitzt. Ungenutzte Punkte verfallen.

## The keyhole

keyhole-title = Das Schlüsselloch
keyhole-clauses-PV_31 = Wer am höchsten würfelt, wählt die Seite des Schlüssellochs. Wer schon gewählt hat, wartet, bis alle gleich oft gewählt haben.
keyhole-clauses-PV_32 = Das Schlüsselloch muss die Seite wechseln. Vorher schaut niemand: Bis dahin ist die Halle nur von oben zu sehen.
keyhole-clauses-PV_33 = Der Würfel bestimmt die Tür. Dann wandert er nach links; wer ihn bekommt, beginnt die nächste Runde.
keyhole-clauses-PV_34 = Alle schauen: Jeder gesehene Geist kehrt auf seine Seite zurück. Das Schlüsselloch bleibt, wo es ist.
keyhole-clauses-PV_40 = Das Auge ist direkt hinter dem Loch, auf Höhe des Schlosses. Das Loch zeigt viel, aber nicht alles.
keyhole-clauses-PV_41 = Im Spiegel gesehen ist auch gesehen. Ein Geist kann einen anderen verdecken.
keyhole-clauses-PV_42 = Ein Geist wird gesehen, wenn mindestens ein halbes Prozent seiner Silhouette zu sehen ist. Das Urteil wird berechnet, für alle dasselbe, mit seinem Beweis: dem Bild, dem Anteil, einem Strahl.

## The variant of fusions

fusions-title = Variante: Verschmelzen
fusions-clauses-PV_60 = Geister starten klein und wachsen nur durch Verschmelzen.
fusions-clauses-PV_61 = Zwei kleine, oder ein kleiner und ein mittlerer, gleicher Farbe auf demselben Feld werden zu einem Geist der nächsten Größe, wenn einer von beiden gerade angekommen und noch eine Figur übrig ist.
fusions-clauses-PV_62 = Kein Verschmelzen, wenn der größere Geist nicht in das Feld passt.
fusions-clauses-PV_63 = Ein durch Verschmelzen entstandener Geist bewegt sich in dieser Runde nicht mehr.
fusions-clauses-PV_64 = Ein mittlerer oder großer Geist, der gesehen wurde, wartet am Rand und darf in seiner Größe wieder starten.
fusions-clauses-PV_65 = Ist kein kleiner Geist mehr zum Starten da, darf ein entkommener kleiner zurückgeholt werden.

## The variant Midnight strikes

bells-title = Variante: Es schlägt Mitternacht
bells-clauses-PV_70 = Ab der zweiten Runde deckt, wer den Würfel hat, zuerst eine Karte auf: Sie wirkt sofort.
bells-clauses-PV_71 = Doppelt neugierig: Nach dem Blick schauen alle noch einmal durch die Tür gegenüber.
bells-clauses-PV_72 = Alle in Deckung: Die Geister legen sich bis zum Blick hin. Im Liegen muss nur ihre Mitte im Feld sein.
bells-clauses-PV_73 = Völlig aufgedreht: Alle Möbel kippen um eine Vierteldrehung; wer den Würfel hat, bestimmt die Richtung.
bells-clauses-PV_74 = Grimassen schneiden: Der Spiegel dreht sich zur Mitte, und alle schicken einen kleinen Geist davor.
bells-clauses-PV_75 = Hab dich, du bist’s: Ersetze einen kleinen Geist von rechts nebenan durch einen eigenen, oder setz einen drei Felder von deiner Seite ein.
bells-clauses-PV_76 = Tanzfläche: Jedes Möbel rutscht bis zur nächsten Tür.
bells-clauses-PV_77 = Der Boden ist Lava: Wer nach dem Blick nicht auf einem Möbel steht, kehrt auf seine Seite zurück.
bells-clauses-PV_78 = Das sag ich meinem großen Bruder: Ersetze einen deiner Geister durch einen größeren, wenn er Platz hat.
bells-clauses-PV_79 = Klopf, klopf, klopf: Das Schlüsselloch bleibt auf seiner Seite; nur die Tür wird neu gewürfelt.
bells-clauses-PV_80 = Mir ist schwindlig: Der Spielplan dreht sich um ein Viertel, und alle wechseln die Seite.
bells-clauses-PV_81 = Kristallkugel: Die Nummer der Tür wird im Voraus gewürfelt.
bells-clauses-PV_82 = 1, 2, 3, Ochs am Berg: Jeder Geist in der Halle rückt ein Feld auf seinen Ausgang zu.
