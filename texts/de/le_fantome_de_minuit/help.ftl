## The aim

goal-title = Das Ziel
goal-clauses-FM_52 = Jeder Schreck ist ein Punkt, und davon will man wenige: Am Ende gewinnt die kleinste Summe. Bei Gleichstand gewinnt man gemeinsam.
goal-clauses-FM_06 = Eine Partie hat drei Runden. Wer den Tisch leitet, kann vor Beginn eine bis acht wählen.
goal-clauses-FM_05 = Gespielt wird zu zweit bis zu acht. Zu zweit führt ihr je sechs Gäste, zu dritt fünf, zu viert vier, zu fünft drei, darüber zwei.

## The castle

castle-title = Das Schloss
castle-clauses-FM_01 = Die Galerie führt mit 28 Feldern rund ums Schloss. Die Treppe mündet auf Feld 1; gelaufen wird im Uhrzeigersinn.
castle-clauses-FM_02 = Elf Räume haben eine Tür, jeden erreicht man nur von einem Feld. Die drei mit Brettern vernagelten Räume an 7, 13 und 27 gehen nie auf.
castle-clauses-FM_03 = Acht Stufen führen vom Keller zur Galerie hinauf. Die unterste zählt 10, die oberste 3.
castle-clauses-FM_04 = Der Würfel zeigt 1, 2, 4, 5 und zweimal den Geist.

## Taking places

start-title = Aufstellen
start-clauses-FM_10 = Das Los sagt, wer am meisten Mut hat. Von da an stellen alle reihum einen Gast auf ein freies Feld: nur einen pro Feld, keinen auf die Treppe, bis alle da sind.
start-clauses-FM_11 = Hugo wartet unten, auf Stufe 10. Wer am meisten Mut hat, würfelt auch zuerst.

## A turn

turn-title = Du bist dran
turn-clauses-FM_12 = Wirf den Würfel. Eine Zahl? Wähl einen deiner Gäste auf der Galerie und lass ihn so viele Felder laufen, immer im Uhrzeigersinn. Jetzt dürfen auch mehrere Gäste auf einem Feld stehen.
turn-clauses-FM_13 = Der Geist? Kein Gast rührt sich: Hugo geht 3 weiter, oder 2, wenn ihr fünf oder mehr seid. Er steigt Stufe für Stufe hinauf, kommt dann auf Feld 1 und folgt der Galerie.
turn-clauses-FM_14 = Aussetzen gibt es nicht. Einzige Ausnahme: Ein Gast, der allein auf der Galerie ist, darf stehen bleiben.
turn-clauses-FM_15 = Niemand mehr auf der Galerie? Du wirfst trotzdem: Der Geist bewegt Hugo, eine Zahl bewirkt nichts.

## Hiding

hide-title = Verstecken
hide-clauses-FM_20 = Die Türen bleiben zu, solange Hugo auf der Treppe ist.
hide-clauses-FM_21 = In jeden Raum passt nur ein Gast. Durch die Tür zu gehen kostet ein Auge mehr als der Weg bis davor.
hide-clauses-FM_22 = Die Zahl muss nicht genau passen: Was vom Wurf übrig bleibt, verfällt. Ein Wurf kann also mehrere Türen bieten oder den einfachen Weg; du hast die Wahl.
hide-clauses-FM_24 = In einem Raum kann dir nichts passieren; heraus kommt man erst am Ende der Runde.

## The rooms that want the exact count

exact-title = Die besonderen Räume
exact-clauses-FM_23 = Beim Spielzimmer und beim Jagdzimmer muss die Zahl genau passen: Das letzte Auge muss durch die Tür führen. Dafür nehmen sie 3 Schreckpunkte weg.

## Hugo

caught-title = Vorsicht, Hugo
caught-clauses-FM_30 = Hugo nimmt alle Gäste mit, über deren Felder er läuft, und die auf dem Feld, auf dem er stehen bleibt.
caught-clauses-FM_31 = Er stellt sie auf die unterste freie Stufe: erst 10, dann 9 und so weiter. Gäste vom selben Feld teilen sich eine Stufe.
caught-clauses-FM_32 = Sind alle Stufen besetzt, kommen die nächsten in den Keller.
caught-clauses-FM_33 = Man darf Hugo überholen, aber wer auf seinem Feld stehen bleibt, wird geschnappt. Eine Tür an seinem Feld ist noch immer ein gutes Versteck. Hugo dreht endlos seine Runden und steigt nicht wieder hinab.

## The end of a round

count-title = Ende der Runde
count-clauses-FM_40 = Die Runde ist zu Ende, sobald die Galerie leer ist.
count-clauses-FM_41 = Sie endet auch, wenn der letzte Raum besetzt ist: Wer noch draußen ist, wandert in den Keller.
count-clauses-FM_42 = Jeder Gast zählt: auf einer Stufe deren Wert, im Keller 2, in der Bibliothek oder der Wäschekammer 1, im Spielzimmer oder im Jagdzimmer 3 weniger, sonst nichts.

## The next round

next-title = Die nächste Runde
next-clauses-FM_50 = Die Versteckten kommen vor ihre Tür. Dann kehren die Geschnappten auf ein freies Feld nach Wahl zurück: erst die von Stufe 10, dann 9, zuletzt die aus dem Keller. Auf derselben Stufe ist zuerst dran, wer mehr Schreckpunkte hat.
next-clauses-FM_51 = Hugo geht wieder auf Stufe 10, und wer die meisten Schreckpunkte hat, würfelt zuerst.
next-clauses-FM_53 = Eine Runde, die kein Ende findet, wird beendet, als wären alle Räume besetzt.

## What can be set

options-title = Einstellungen
options-clauses-FM_60 = Die Zahl der Runden: eine bis acht.
options-clauses-FM_61 = Die Ausgabe: Nach den Regeln von 2003 geht Hugo erst zu siebt oder zu acht nur noch 2.
options-clauses-FM_62 = Wer beginnt: das Los oder ein bestimmter Platz, wenn dort jemand sitzt.
