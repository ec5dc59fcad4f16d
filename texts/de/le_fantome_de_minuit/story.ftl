lead = Die Regeln in sechs Bildern, zum Vorlesen

## The scenes

scenes-goal-title = Es schlägt Mitternacht
scenes-goal-text = Hugo, der Geist, kommt aus dem Keller und dreht seine Runde durchs Schloss. **Versteck deine Gäste!** Jeder Schreck bringt Punkte, und nach drei Runden **gewinnt die kleinste Summe**.
scenes-goal-alt = Das Schloss von oben: Hugo kommt oben an der Treppe an, einige Gäste sind in den Räumen in Sicherheit, andere laufen über die Galerie.
scenes-goal-chips-0 = bei Gleichstand gewinnt man **gemeinsam**
scenes-turn-title = Du bist dran
scenes-turn-text = Wirf den Würfel. Eine Zahl? **Ein einziger deiner Gäste** läuft so viele Felder weit, im Uhrzeigersinn.
scenes-turn-alt = Der Würfel zeigt 4: Ein roter Gast läuft vier Felder auf der Galerie.
scenes-turn-chips-0 = der Würfel: **1, 2, 4, 5** und **zwei Geister**
scenes-ghost-title = Der Geist!
scenes-ghost-text = Der Würfel zeigt einen Geist? Kein Gast rührt sich: **Hugo geht 3 weiter**. Solange er auf der Treppe ist, **bleiben die Türen zu**.
scenes-ghost-alt = Der Würfel zeigt den Geist: Hugo steigt drei Stufen der Treppe hinauf.
scenes-ghost-chips-0 = ab fünf Leuten: **2**
scenes-door-title = Schnell, eine Tür
scenes-door-text = Durch die Tür zu gehen kostet **ein Auge mehr** als der Weg bis davor. **Nur ein Gast pro Raum**, und bis zum Ende der Runde kann ihm nichts mehr passieren.
scenes-door-alt = Der Würfel zeigt 5: Ein roter Gast kann für drei Augen in die Küche oder für fünf in die Wäschekammer.
scenes-door-chips-0 = Spielzimmer, Jagdzimmer: **genau passend**
scenes-caught-title = Geschnappt!
scenes-caught-text = Hugo nimmt alle mit, an denen er vorbeikommt oder die er erreicht, **auf die unterste freie Stufe**: erst 10, dann 9, dann 8{"\u00A0"}…
scenes-caught-alt = Hugo läuft über die Galerie; die Gäste, die er geschnappt hat, stehen auf den Stufen 10 und 9.
scenes-caught-chips-0 = Treppe voll: **in den Keller**
scenes-count-title = Jetzt wird gezählt
scenes-count-text = Niemand mehr auf der Galerie? Dann ist die Runde zu Ende. Auf der Treppe zählt jeder Gast **die Zahl seiner Stufe**, im Versteck **0**.
scenes-count-alt = Gäste auf den Stufen 8, 9 und 10, einer im Keller und einer im Ankleidezimmer in Sicherheit.
scenes-count-chips-0 = Keller **2**
scenes-count-chips-1 = Bibliothek, Wäschekammer **1**
scenes-count-chips-2 = Spielzimmer, Jagdzimmer **−3**

## Now and then

cases-full-title = Alle Räume sind besetzt
cases-full-text = Die Runde endet sofort. Wer noch draußen ist, wandert in den Keller.
cases-pass-title = Darf man aussetzen?
cases-pass-text = Nein: Eine Zahl muss gezogen werden. Nur wenn du **einen einzigen Gast** auf der Galerie hast, darf er stehen bleiben. Zwei auf demselben Feld sind immer noch zwei.
cases-nobody-title = Du hast niemanden mehr draußen
cases-nobody-text = Wirf trotzdem: Der Geist bewegt Hugo, eine Zahl bewirkt nichts.
cases-choice-title = Es bleiben Augen übrig
cases-choice-text = Sie verfallen und gehen nie an einen anderen Gast. Ein einziger Wurf kann dir also mehrere Türen bieten; nur beim Spielzimmer und beim Jagdzimmer muss es **das letzte Auge** sein, das durch die Tür führt.
cases-together-title = Mehrere auf einem Feld
cases-together-text = Das ist erlaubt, sobald alle laufen. Wer zusammen geschnappt wird, teilt sich eine Stufe.
cases-overtake-title = Darf ich Hugo überholen?
cases-overtake-text = Ja. **Wer auf seinem Feld stehen bleibt, wird geschnappt**; aber eine Tür an seinem Feld ist noch immer ein gutes Versteck. Kein anderer Zug möglich? Dann musst du hin. Hugo dreht endlos seine Runden und steigt nicht wieder hinab.
cases-planks-title = Die vernagelten Türen
cases-planks-text = In elf Räume kommt man hinein, in jeden von genau einem Feld. Die Räume an 7, 13 und 27 sind für immer vernagelt.
cases-next-title = Die nächste Runde
cases-next-text = Die Versteckten kommen vor ihre Tür. Die Geschnappten kehren auf ein freies Feld nach Wahl zurück: erst die von Stufe 10, dann 9{"\u00A0"}… und zuletzt der Keller; auf derselben Stufe zuerst, wer mehr Schreckpunkte hat. Hugo geht wieder hinunter, und **wer die meisten Schreckpunkte hat, würfelt zuerst**.

## What can be chosen before a match

options-players-title = Wie viele Gäste?
options-players-text = Zu zweit **sechs** pro Kopf, zu dritt **fünf**, zu viert **vier**, zu fünft **drei**, zu sechst bis acht **zwei**.
options-place-title = Aufstellen
options-place-text = Wer am meisten Mut hat, beginnt: Das entscheidet das Los oder wer den Tisch leitet. Reihum stellen alle je einen Gast auf ein **freies** Feld der Galerie, keinen auf die Treppe. Hugo wartet ganz unten auf Stufe 10, und wer begonnen hat, würfelt auch zuerst.
options-rounds-title = Wie viele Runden?
options-rounds-text = Drei, oder eine bis acht, ganz wie ihr wollt. Eine Runde, die kein Ende findet, wird beendet, als wäre alles voll.
options-edition-title = Zwei Ausgaben
options-edition-text = Die von 1989: Schon zu fünft geht Hugo nur noch 2. Die von 2003: erst zu siebt oder zu acht.

## To remember

remember-0 = Ein Wurf, **ein** Gast.
remember-1 = Hugo auf der Treppe: **Türen zu**.
remember-2 = Die Tür kostet **ein Auge**.
remember-3 = Nie auf Hugos Feld.
remember-4 = Die **kleinste** Summe gewinnt.
