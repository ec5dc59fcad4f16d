goal-title = Das Ziel
goal-clauses-MY_43 = Alle zusammen: Findet heraus, wer, wo und womit, und deckt dann auf, wer es war. Ihr gewinnt oder verliert gemeinsam.
goal-clauses-MY_01 = Zu zweit bis zu siebt: Jemand von euch ist der Geist, alle anderen sind die Medien. Zu zweit oder zu dritt führen alle außer dem Geist zwei Medien. Jedes Medium hat seine Farbe.
goal-clauses-MY_03 = Alle Bilder sind unsere eigenen, für dieses Spiel gezeichnet.

start-title = Vor der ersten Stunde
start-clauses-MY_02 = Es gibt 18 Personen, 18 Orte und 18 Gegenstände, einmal für die Medien und einmal für den Geist, und 84 Visionen.
start-clauses-MY_04 = Auf den Tisch kommen vier bis neun Karten jeder Art: Je mehr mitspielen und je schwerer es ist, desto mehr.
start-clauses-MY_10 = Für jedes Medium zieht der Geist heimlich eine Person, einen Ort und einen Gegenstand vom Tisch, nie dieselbe Karte für zwei. Er hat sieben Visionen auf der Hand. Alle suchen zuerst ihre Person.

ghost-title = Der Geist
ghost-clauses-MY_20 = Ohne ein Wort gibt er jedem Medium, das noch sucht, eine oder mehrere Visionen aus seiner Hand, einmal pro Stunde und in beliebiger Reihenfolge. Dann füllt er seine Hand wieder auf sieben auf. Die Visionen bleiben vor dem Medium, bis seine Karte gefunden ist.
ghost-clauses-MY_05 = Der Rabe tauscht eine bis sieben Karten der Hand. Leicht: einmal pro Stunde. Mittel: dreimal pro Partie. Schwer: einmal. Bevor Visionen verteilt werden oder zwischendurch, aber nie, während die Sanduhr läuft.
ghost-clauses-MY_21 = Die Visionen einer gefundenen Karte kommen weg, ebenso die des Raben; ist der Stapel leer, werden sie neu gemischt. Gibt es nichts mehr zu ziehen, bleibt die Hand klein.

mediums-title = Die Medien
mediums-clauses-MY_22 = Sind die letzten Visionen verteilt, läuft die Sanduhr: normalerweise zwei Minuten. Sie stoppt früher, wenn alle gesagt haben, dass sie so weit sind. Wird eine Wahl getroffen oder geändert, müssen es alle noch einmal sagen.
mediums-clauses-MY_23 = Redet miteinander und helft euch. Legt eure Kugel auf eine Karte der Art, die ihr sucht; mehrere dürfen dieselbe wählen, aber keine schon gefundene. Ihr könnt es euch anders überlegen, solange die Sanduhr läuft, höchstens hundertmal.
mediums-clauses-MY_25 = Dann antwortet der Geist jedem Medium. Richtig: Die Karte kommt in die Hülle, und die nächste wird gesucht: Person, Ort, Gegenstand. Falsch oder keine Wahl: Alles bleibt liegen, und neue Visionen kommen dazu.
mediums-clauses-MY_29 = Ist die siebte Stunde um und einem Medium fehlt noch eine Karte, verlieren alle.

clairvoyance-title = Die Hellsicht
clairvoyance-clauses-MY_06 = Zu viert oder fünft hat jedes Medium vier Marker, zu sechst oder siebt sechs. Die Hälfte sagt „stimmt“, die andere „stimmt nicht“. Zu zweit oder zu dritt gibt es keine.
clairvoyance-clauses-MY_24 = Lege einen Marker zur Wahl eines anderen Mediums, nur einen pro Medium und nie zu deiner eigenen. Du kannst ihn versetzen, solange die Sanduhr läuft.
clairvoyance-clauses-MY_26 = Liegt ein Marker richtig, rückst du einen Schritt vor. Liegt er falsch, kostet es nichts. Gesetzte Marker sind verbraucht.
clairvoyance-clauses-MY_27 = Drei Karten gefunden: Rücke um sieben minus die Stunde vor. Du hilfst den anderen weiter und setzt weiter Marker.
clairvoyance-clauses-MY_28 = Zu Beginn der vierten Stunde kommen alle verbrauchten Marker einmal zurück.

culprit-title = Wer war es?
culprit-clauses-MY_40 = Sind alle fertig, bilden die drei Karten jedes Mediums eine Gruppe. Der Geist bestimmt heimlich die schuldige Gruppe und gibt drei Visionen aus seiner Hand an alle, gemischt.
culprit-clauses-MY_41 = Jetzt wird nicht mehr geredet und geheim abgestimmt, ein für alle Mal. Je größer deine Hellsicht, desto mehr Karten siehst du vorher. Zu zweit kommen zwei Gruppen Unbekannter dazu, und es gibt nur eine Stimme; zu dritt dürft ihr reden und müsst euch einigen.
culprit-clauses-MY_42 = Die Gruppe mit den meisten Stimmen wird beschuldigt. Bei Gleichstand gilt die Wahl des Mediums mit der größten Hellsicht, dann die des ältesten. Ganz ohne Stimmen wird niemand beschuldigt.

secrets-title = Was geheim ist
secrets-clauses-MY_44 = Alle sehen die verteilten Visionen, die Wahlen, die Marker und was gefunden ist. Nur der Geist sieht seine Hand und was zu erraten ist. Wie du abstimmst, siehst nur du, bis gezählt wird. Der Geist spricht nie.
