lead = Die Regeln in sechs Bildern, zum Vorlesen

## Scenes: a title, two or three sentences, what the picture shows, and chips of a few words

scenes-goal-title = Wer, wo und womit?
scenes-goal-text = Wer von euch **der Geist** ist, **spricht nicht**. Alle anderen sind seine Medien und suchen jeweils **eine Person, einen Ort und einen Gegenstand**. Findet sie in sieben Stunden, deckt auf, wer es war, und **ihr gewinnt alle zusammen**.
scenes-goal-alt = Ein Geist schwebt über drei Karten: einer Person, einem Ort und einem Gegenstand.
scenes-goal-chips-0 = sonst verlieren **alle**

scenes-secret-title = Das Geheimnis des Geistes
scenes-secret-text = Auf dem Tisch liegen Karten aller drei Arten. Für **jedes Medium** zieht der Geist heimlich von jeder Art eine, nie dieselbe für zwei.
scenes-secret-alt = Eine Reihe von Personen; der Geist weiß, dass die dritte Karte dem blauen Medium gehört.

scenes-dream-title = Träume als Hinweise
scenes-dream-text = Jede Stunde gibt der Geist jedem Medium **eine oder mehrere Visionen** von seinen sieben auf der Hand. **Kein Wort, kein Zeichen**: Nur die Bilder sprechen.
scenes-dream-alt = Der Geist hält Visionen auf der Hand und reicht einem Medium zwei davon.
scenes-dream-chips-0 = die Visionen **bleiben** vor dir

scenes-guess-title = Die Medien rätseln
scenes-guess-text = Die Sanduhr läuft. **Redet miteinander, helft euch!** Legt eure Kugel auf die Karte, zu der eure Visionen passen: zuerst die Person.
scenes-guess-alt = Drei Kristallkugeln liegen auf Karten mit Personen, daneben läuft eine Sanduhr.
scenes-guess-chips-0 = **zwei Minuten**
scenes-guess-chips-1 = mehrere auf einer Karte: erlaubt

scenes-answer-title = Richtig oder fast
scenes-answer-text = Richtig? Die Karte gehört dir, und du suchst die nächste: **Person, Ort, Gegenstand**. Falsch? Alles bleibt liegen, und in der nächsten Stunde **kommen weitere Visionen**.
scenes-answer-alt = Unter einer gefundenen Karte ein grünes Häkchen; unter einer anderen ein rotes Kreuz und ihre Visionen, die liegen bleiben.

scenes-culprit-title = Wer war es?
scenes-culprit-text = Alle haben drei Karten? Dann bestimmt der Geist heimlich **eine eurer Gruppen** und schickt drei Visionen an alle. **Stimmt geheim ab, ohne ein Wort**: Die Gruppe mit den meisten Stimmen wird beschuldigt. War sie es, habt ihr gewonnen!
scenes-culprit-alt = Drei Visionen für alle, darunter Gruppen aus drei Karten; eine der Gruppen ist hervorgehoben.

## Cases: what happens now and then

cases-crow-title = Der Geist hat schlechte Karten
cases-crow-text = Der Rabe ersetzt eine bis sieben seiner Karten: **einmal pro Stunde** auf Stufe leicht, **dreimal pro Partie** auf mittel, **ein einziges Mal** auf schwer. Nie, während die Sanduhr läuft.

cases-tokens-title = Du glaubst, jemand irrt sich?
cases-tokens-text = Lege einen Marker zu dieser Wahl, **stimmt oder stimmt nicht**: nur einen pro Medium und nie zu deiner eigenen. Liegst du richtig, rückt deine Hellsicht einen Schritt vor; liegst du falsch, kostet es nichts. Gesetzte Marker sind verbraucht; in der vierten Stunde kommen alle einmal zurück.

cases-track-title = Wozu ist die Hellsicht gut?
cases-track-text = Wer viel Hellsicht hat, sieht vor der Abstimmung **zwei oder drei Visionen**, alle anderen sehen nur eine. Früh fertig zu sein hilft dabei: Rücke um sieben minus die Stunde vor. Danach hilfst du weiter mit und setzt weiter Marker.

cases-choice-title = Es sich anders überlegen
cases-choice-text = Solange die Sanduhr läuft, so oft du willst (na ja, fast: hundertmal). Eine gefundene Karte ist nicht mehr zu haben. Nichts zu wählen gilt als falsch.

cases-ready-title = Alle sind so weit
cases-ready-text = Die Sanduhr stoppt, sobald alle es gesagt haben. Wird eine Wahl getroffen oder geändert, müssen es alle noch einmal sagen.

cases-tie-title = Gleichstand bei den Stimmen
cases-tie-text = Es gilt die Wahl des Mediums mit der **größten Hellsicht**, dann die des ältesten. Hat niemand abgestimmt, wird niemand beschuldigt.

cases-silence-title = Was der Geist sagen darf
cases-silence-text = Gar nichts. Nur er sieht seine Hand und was zu erraten ist; wie du abstimmst, siehst nur du, bis gezählt wird.

cases-empty-title = Keine Visionen mehr im Stapel
cases-empty-text = Die abgelegten werden neu gemischt. Gibt es gar keine mehr, bleibt die Hand kleiner.

cases-late-title = Sieben Stunden sind um
cases-late-text = Fehlt auch nur einem Medium eine einzige Karte, ist die Partie für alle verloren.

## Options: what can be chosen before a match

options-players-title = Zu wievielt?
options-players-text = Zu zweit bis zu siebt, davon **ein Geist**. Zu zweit oder zu dritt führt ihr jeweils **zwei Medien**, ohne Marker und ohne Hellsicht. Zu viert oder fünft hat jedes Medium vier Marker, zu sechst oder siebt sechs: halb stimmt, halb stimmt nicht.

options-few-title = Das Ende, zu zweit oder zu dritt
options-few-text = Alle sehen die drei Visionen. Zu zweit kommen zwei Gruppen Unbekannter dazu, und es gibt nur eine Stimme. Zu dritt redet ihr miteinander und müsst euch **einig werden**.

options-difficulty-title = Leicht, mittel, schwer
options-difficulty-text = Vier bis neun Karten jeder Art auf dem Tisch: Je mehr und je mutiger ihr seid, desto mehr liegen aus, und desto seltener fliegt der Rabe.

options-settings-title = Was sich noch wählen lässt
options-settings-text = Wer der Geist ist; wer am ältesten ist (nicht der Geist); wie lange die Sanduhr läuft, von dreißig Sekunden bis zehn Minuten, oder keine Sanduhr; Marker, die das eine oder das andere sagen.

## To remember

remember-0 = Der Geist **schweigt**.
remember-1 = Person, Ort, Gegenstand: **in dieser Reihenfolge**.
remember-2 = Falsch? Die Visionen **sammeln sich**.
remember-3 = Sieben Stunden, keine mehr.
remember-4 = Ihr gewinnt oder verliert **zusammen**.
