## Seats

seats-title = Platz nehmen und einladen
seats-clauses-TB_03 = Wer an einem Tisch handeln will, braucht dort einen Platz. Wer keinen hat, schaut zu.
seats-clauses-TB_04 = Wer den Tisch leitet, bestimmt über Plätze, Bots, Optionen und den Beginn. Die Krone zeigt, wer es ist.
seats-clauses-TB_05 = Diesen Platz gibt es an diesem Tisch nicht.
seats-clauses-TB_06 = Da sitzt schon jemand. Such dir einen anderen Platz.
seats-clauses-TB_07 = Dieser Platz ist geschlossen. Bitte darum, dass er wieder geöffnet wird.
seats-clauses-TB_08 = Die Person, um die es geht, hat den Tisch verlassen.
seats-clauses-TB_09 = Die Leitung kannst du nur übernehmen, wenn die bisherige seit einer Weile weg ist.
seats-clauses-TB_26 = Wer den Tisch leitet, hat die Tür geschlossen oder dich hinausgebeten.
seats-clauses-TB_27 = Der Raum ist voll. Versuch es etwas später.
seats-clauses-TB_29 = Ein Platz pro Person: Verlass zuerst deinen.
seats-clauses-TB_30 = Hinausbitten kann man weder sich selbst noch jemanden am selben Gerät. Willst du gehen, verlass deinen Platz.
seats-clauses-TB_43 = Hier wird geschaut, wer kommt: Warte, bis dir die Tür geöffnet wird.
seats-clauses-TB_44 = Niemand hat aufgemacht. Sag auf anderem Weg Bescheid und komm dann wieder.

## The match

match-title = Die Partie
match-clauses-TB_02 = Der Tisch hat sich verändert, während du gewählt hast. Schau, wie es steht, und spiel dann.
match-clauses-TB_10 = Das wird vor oder nach einer Partie eingestellt, nicht währenddessen.
match-clauses-TB_11 = Erst muss eine Partie beginnen: Das macht, wer den Tisch leitet.
match-clauses-TB_12 = Alle Plätze müssen besetzt sein, mit Leuten oder mit Bots, bevor es losgeht.
match-clauses-TB_13 = Wähl eine Spielstärke, die dieses Spiel anbietet.
match-clauses-TB_14 = Der Würfel oder der Stapel gehört gerade jemand anderem.
match-clauses-TB_15 = Einen Zug kann man zurücknehmen, solange danach nichts geschehen ist: kein Wurf, keine Karte, kein Zug von anderen.
match-clauses-TB_16 = Dieses Spiel wird Zug um Zug gespielt.
match-clauses-TB_28 = An diesem Tisch wurden schon viele Partien gespielt. Mach einen neuen auf.
match-clauses-TB_32 = Dein letzter Zug wird noch geprüft. Einen Moment.
match-clauses-CT_01 = Die Partie ist zu Ende: Hier wird nichts mehr gespielt.
match-clauses-CT_02 = Du bist nicht dran.
match-clauses-CT_03 = Auf den Zufall wird nicht gewartet: Erst muss jemand wählen.
match-clauses-CT_04 = Hier hat niemand begrenzte Zeit.
match-clauses-CT_05 = Im Moment gibt es nichts zu entscheiden.

## Talk and settings

talk-title = Reden und einstellen
talk-clauses-TB_17 = Das Spiel verlangt in diesem Moment oder von dieser Rolle Schweigen.
talk-clauses-TB_18 = Zu viele Worte in zu kurzer Zeit. Hol Luft, dann schreib.
talk-clauses-TB_19 = Ein Wort an den Tisch ist weder leer noch sehr lang.
talk-clauses-TB_20 = Diese Zeiten sind zu lang.
talk-clauses-TB_31 = Dieser Text ist zu lang.
talk-clauses-SV_06 = Ein Name ist kurz und nicht leer.

## The server

server-title = Die Verbindung
server-clauses-TB_01 = Der Server hat diese Seite nicht verstanden. Lade sie neu.
server-clauses-TB_21 = Der Server konnte diesen Zug nicht festhalten: Er hat nicht stattgefunden. Versuch es noch einmal.
server-clauses-TB_22 = Zu viele Anfragen auf einmal an diesem Tisch. Versuch es noch einmal.
server-clauses-TB_23 = Der Server wurde aktualisiert. Lade die Seite neu.
server-clauses-TB_24 = Seite und Server haben sich missverstanden. Lade die Seite neu.
server-clauses-TB_25 = Unter dieser Adresse gibt es keinen Tisch. Vielleicht fehlt ein Stück vom Link.
server-clauses-TB_33 = Der Server kann diesen Tisch nicht wieder einlesen. Versuch es etwas später.
server-clauses-TB_34 = Zu viele Gesten auf einmal. Warte eine Sekunde und versuch es dann noch einmal.
server-clauses-TB_35 = Zeigen kann man nur auf Stellen des Spielplans.
server-clauses-TB_36 = Gerade läuft kein Wettlauf: Warte auf den nächsten Wurf.
server-clauses-TB_37 = Das hast du bei diesem Wurf schon getan, oder es ist nicht der richtige Moment.
server-clauses-TB_38 = Wer die Geheimnisse eines Platzes gesehen hat, wechselt in derselben Partie den Platz nicht, und auch sonst niemand am selben Gerät.
server-clauses-TB_39 = Die Anfrage gibt es nicht mehr: Die Person ist gegangen, oder jemand hat Nein gesagt.
server-clauses-TB_40 = Nur wer diese Partie mitgespielt hat, entscheidet, wer einen freien Platz bekommt.
server-clauses-TB_41 = Alle, die diese Partie gespielt haben, sind weg: Ein Bot behält den Platz bis zum Ende.
server-clauses-TB_42 = Zu viele haben mitgespielt oder wollen mitspielen. Schau zu und spiel die nächste mit.
server-clauses-TB_45 = Von hier wurde heute genug geschrieben: Nichts Neues beginnt, laufende Partien gehen weiter.
server-clauses-TB_46 = Dem Server geht der Speicherplatz aus: Nichts Neues beginnt, laufende Partien gehen weiter.
server-clauses-TB_47 = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Spiel an einem anderen.
server-clauses-TB_48 = Wer diesen Server betreibt, hat diesen Tisch gelöscht.
server-clauses-TB_49 = Wer diesen Server betreibt, hat diesen Tisch von der öffentlichen Liste genommen. Über seinen Link kommt man weiter hierher.
server-clauses-TB_50 = Du hast alle Tische verlassen oder wurdest gelöscht. Die Seite kommt von selbst wieder.
server-clauses-SV_01 = Unter dieser Adresse gibt es nichts.
server-clauses-SV_02 = Diese Adresse wird nicht so benutzt.
server-clauses-SV_03 = Die Anfrage hat nicht die richtige Form. Lade die Seite neu.
server-clauses-SV_04 = Die Seite einer anderen Website darf das nicht verlangen.
server-clauses-SV_05 = Zu viele Tische oder Namen in kurzer Zeit. Warte eine Minute.
server-clauses-SV_07 = Der Server ist überlastet. Versuch es etwas später.
server-clauses-SV_08 = Dieser Tisch hat keine Partie mit dieser Nummer.
server-clauses-SV_09 = Höchstens drei öffentliche Tische pro Person: Schließ einen oder mach einen privaten Tisch auf.
server-clauses-SV_10 = So viele Personen können nicht an einem Gerät spielen.
server-clauses-SV_11 = Dieser Server kennt die Regeln dieser Partie nicht: Hier kann man sie nicht noch einmal ansehen.
server-clauses-SV_12 = Eine Partie sieht man mit den Augen eines ihrer Plätze, des Publikums, oder man sieht alles.
server-clauses-SV_13 = Diese Partie endet vor diesem Moment.
server-clauses-SV_14 = Bei diesem Blick ist diese Partie noch nicht angekommen.
server-clauses-SV_15 = Zu viele Neue aus deinem Netz in kurzer Zeit: Warte ein wenig und lade die Seite neu.
server-clauses-SV_16 = Gerade werden viele Tipps verlangt: Versuch es gleich noch einmal.
server-clauses-SV_17 = Wer diesen Server betreibt, hat dich für eine Weile ausgeschlossen.
server-clauses-SV_18 = Von hier kommen zu viele Meldungen. Versuch es später noch einmal.
server-clauses-SV_19 = Man meldet jemanden von dem Tisch aus, an dem man ist.
server-clauses-SV_20 = Melden kann man weder sich selbst noch jemanden am selben Gerät.
server-clauses-SV_21 = Ein Code gilt ein einziges Mal, zehn Minuten lang. Lass dir auf dem ersten Gerät einen neuen geben.
server-clauses-SV_22 = Von hier wurden zu viele Codes ausprobiert. Warte zehn Minuten.
server-clauses-SV_23 = Dieser Browser gehört inzwischen zu jemand anderem. Lade die Seite neu.
