lead = Es gibt kein Konto: Dieser Browser ist dein Schlüssel. All das gilt auch für die Gäste, die auf diesem Gerät spielen.
download-title = Meine Daten herunterladen
download-help = Eine lesbare Datei mit allem, was der Server von dir aufbewahrt: Namen, Tische, Plätze, Nachrichten, Entscheidungen und ihre Zeiten.
download-action = Herunterladen
downloaded = Die Datei ist heruntergeladen.
show-title = Auf einem anderen Gerät weiterspielen
show-help = Mit einem Code spielst du auch auf einem zweiten Gerät: gleicher Name, gleiche Plätze. Gib ihn niemandem sonst: Wer ihn hat, spielt als du.
show-action = Code zeigen
code = Code
lasts = Er gilt ein einziges Mal, { $minutes } Minuten lang. Tipp ihn auf dem anderen Gerät ein: Einstellungen, Meine Daten, Ich habe einen Code.
scan = Der Code, zum Abfotografieren mit dem anderen Gerät
enter-title = Ich habe einen Code
enter-help = Hier spielst du dann als dieselbe Person wie auf dem anderen Gerät. Dieses Gerät vergisst, wer es war: Seine eigenen Plätze sind verloren.
enter-action = Gerät übernehmen
code_missing = Tipp die zehn Zeichen des Codes ein.
leave-title = Alle Tische verlassen
leave-help = Du stehst von allen Plätzen auf und verlässt alle Tische. In laufenden Partien spielt ein Bot für dich weiter.
leave-action = Alle Tische verlassen
left = { $seats ->
    [0] Du hattest keinen Platz.
    [1] Du hast 1 Platz verlassen.
   *[other] Du hast { $seats } Plätze verlassen.
}
forget-title = Mich auf diesem Gerät vergessen
forget-help = Dieses Gerät wird wieder fremd. Auf dem Server wird nichts gelöscht: Ein anderes Gerät, das deinen Code bekommen hat, bleibt du. Ohne ein solches Gerät sind deine Plätze verloren.
forget-action = Hier vergessen
erase-title = Mich löschen
erase-help = Alles, was dich bezeichnet, verschwindet für immer vom Server.
erase-action = Mich für immer löschen
goes = Was verschwindet
erase_goes-0 = dein Name und alle deine früheren Namen, an allen Tischen
erase_goes-1 = alle deine Nachrichten
erase_goes-2 = deine Kennung und die Liste deiner Tische
erase_goes-3 = deine Plätze: Ein Bot spielt für dich weiter
erase_goes-4 = was dieser Browser sich gemerkt hat
stays = Was bleibt
erase_stays-0 = die Züge der gespielten Partien, ohne Namen: Andere können sie wieder ansehen
erase_stays-1 = was andere geschrieben haben, auch wenn sie dich genannt haben
erase_stays-2 = was die Browser der anderen sich gemerkt haben, und die Sicherungen des Servers, solange er sie aufbewahrt
erase_sure = Ich will für immer gelöscht werden
working = Einen Moment{"\u00A0"}…
