## What a table refuses

TB-unreadable = Diese Nachricht ist nicht lesbar.
TB-stale = Die Partie ist inzwischen weitergegangen; schau auf den Tisch.
TB-not_seated = Dafür brauchst du einen Platz am Tisch.
TB-not_host = Das kann nur, wer den Tisch leitet.
TB-no_such_seat = { $count ->
    [one] Der Tisch hat { $count } Platz mit der Nummer 0.
   *[other] Der Tisch hat { $count } Plätze, gezählt ab 0.
}
TB-seat_taken = Dieser Platz ist besetzt.
TB-seat_locked = Dieser Platz ist geschlossen.
TB-nobody_there = Diese Person ist nicht am Tisch.
TB-host_is_here = Wer den Tisch leitet, ist da oder eben erst gegangen.
TB-match_runs = Gerade läuft eine Partie.
TB-no_match = Gerade läuft keine Partie.
TB-seats_empty = { $count ->
    [one] { $count } Platz ist noch frei: Lade jemanden ein oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei: Lade jemanden ein oder setz Bots hin.
}
TB-no_such_bot = Dieses Spiel hat keinen Bot dieser Spielstärke.
TB-not_for_you = Würfeln oder ziehen darf gerade jemand anders.
TB-nothing_to_take_back = Nichts zurückzunehmen: Seitdem wurde gewürfelt, aufgedeckt oder gespielt.
TB-no_intents = Dieses Spiel erwartet Entscheidungen.
TB-silence = In diesem Moment des Spiels wird nicht geredet.
TB-too_talkative = Langsam: Lass die anderen reden.
TB-nothing_said = 1 bis { $most } Bytes Text, ohne Steuerzeichen.
TB-bad_options = Höchstens { $turn } Sekunden pro Zug und { $away } Abwesenheit.
TB-not_saved = Das ließ sich nicht speichern: Nichts hat sich geändert, versuch es noch einmal.
TB-too_busy = Am Tisch ist zu viel los, versuch es noch einmal.
TB-wrong_protocol = Diese Seite ist von einer anderen Version: Lade sie neu.
TB-hello_first = Stell dich erst vor.
TB-no_such_table = Diesen Tisch gibt es nicht.
TB-shut_out = Dieser Tisch ist nicht offen für dich.
TB-table_full = An diesem Tisch sind schon zu viele.
TB-log_full = Dieser Tisch hat genug erlebt: Mach einen neuen auf.
TB-already_seated = Du hast schon einen Platz.
TB-not_yourself = Hinausbitten kann man weder sich selbst noch jemanden am selben Gerät.
TB-too_long = Dieser Text hat mehr als { $most } Bytes.
TB-still_thinking = An deiner letzten Anfrage wird noch gerechnet.
TB-not_readable = Der Tisch ist im Moment nicht lesbar.
TB-too_often = Langsam: Warte einen Moment.
TB-no_place = Ein Ort: 1 bis { $most } Buchstaben a-z, Ziffern oder _.
TB-no_race = Gerade läuft kein Wettlauf.
TB-not_now = Das hast du in diesem Wettlauf schon getan, oder es ist nicht der richtige Moment.
TB-has_seen_another = In dieser Partie hast du schon gesehen, was nur ein anderer Platz sehen darf.
TB-nobody_asks = Diese Person fragt nicht (mehr) nach diesem Platz.
TB-no_say_in_it = Hier antwortet nur, wer diese Partie spielt oder gespielt hat, und nicht für das eigene Gerät.
TB-nobody_to_agree = Diese Partie hat Geheimnisse, und niemand ist da, um einverstanden zu sein: Ein Bot spielt.
TB-too_many_ask = Zu viele haben in dieser Partie gespielt oder wollen mitspielen: Warte auf die nächste.
TB-at_the_door = Du wartest vor der Tür: Erst muss jemand aufmachen.
TB-nobody_opened = Niemand hat die Tür geöffnet.
TB-wrote_too_much = Von hier wurde heute genug geschrieben: Laufende Partien gehen weiter.
TB-disk_low = Dem Server geht der Speicherplatz aus: Laufende Partien gehen weiter.
TB-closed_by_operator = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
TB-deleted = Wer diesen Server betreibt, hat diesen Tisch gelöscht.
TB-unlisted = Wer diesen Server betreibt, hat diesen Tisch von der öffentlichen Liste genommen.
TB-read_anew = Der Tisch wird neu eingelesen: Komm wieder.

## What is refused before a table is reached

SV-not_found = Unter dieser Adresse gibt es nichts.
SV-wrong_method = So fragt man diese Adresse nicht.
SV-not_json = Schick JSON (application/json).
SV-foreign_page = Die Seite einer anderen Website darf das nicht verlangen.
SV-too_often = Zu oft: Warte ein wenig.
SV-bad_name = Ein Name hat 1 bis { $most } Bytes, ist sichtbar und hat keine Steuerzeichen.
SV-server_busy = Der Server ist überlastet, versuch es noch einmal.
SV-no_such_match = Diese Partie gibt es an diesem Tisch nicht.
SV-too_many_listed = Du hast schon { $most } öffentliche Tische.
SV-no_such_sharer = Ein Gerät hat { $most } Gäste (as=1, as=2, …) und einen Bildschirm (as=screen).
SV-other_rules = Dieser Server kennt die Regeln dieser Partie nicht.
SV-no_such_eyes = Man sieht mit den Augen eines Platzes (0 bis { $last }), von spectator oder von all.
SV-no_such_decision = { $count ->
    [one] Diese Partie hat { $count } Entscheidung, gezählt ab 0.
   *[other] Diese Partie hat { $count } Entscheidungen, gezählt ab 0.
}
SV-no_such_evidence = { $count ->
    [one] Diese Partie hat bis jetzt { $count } Beweisstück.
   *[other] Diese Partie hat bis jetzt { $count } Beweisstücke.
}
SV-too_many_newcomers = Zu viele Neue aus deinem Netz: Versuch es später noch einmal.
SV-too_much_advice = Gerade werden zu viele Tipps verlangt: Versuch es noch einmal.
# The moment is written as 2026-11-20 14:00 UTC.
SV-banned = Wer diesen Server betreibt, hat dich bis { $until } ausgeschlossen.
SV-too_many_reports = Zu viele Meldungen von hier: Versuch es später noch einmal.
SV-not_at_table = Man meldet jemanden von dem Tisch aus, an dem man ist.
SV-not_oneself = Melden kann man weder sich selbst noch jemanden am selben Gerät.
SV-no_such_code = Diesen Code gibt es nicht, er wurde schon benutzt oder gilt nicht mehr.
SV-too_many_guesses = Zu viele Codes wurden ausprobiert: Versuch es in zehn Minuten noch einmal.
SV-somebody_else = Dieser Browser gehört inzwischen zu jemand anderem: Lade die Seite neu.

## Decisions that nobody awaits, in any game

CT-match_is_over = Die Partie ist zu Ende.
CT-seat_not_awaited = Platz { $seat } ist jetzt nicht an der Reihe.
CT-nature_not_awaited = Der Zufall hat jetzt nichts zu entscheiden.
CT-no_deadline = Gerade läuft keine Frist.
CT-world_not_awaited = Nichts wartet darauf, geklärt zu werden.

## The page of a server without the client

page-running = Der Server läuft. Brettspiele für Familie und Freunde, Bots auf den freien Plätzen; nichts, was gespielt wird, geht verloren.
page-games = Die Spiele
page-players = { $fewest } bis { $most } Personen
page-programs = Mit einem Programm spielen
page-cookie = Behalte das Cookie, das du bekommst: Es sagt, wer du bist.
page-read = Zum Lesen: { $games }, { $tables }, { $health }.
page-read_games = die Spiele
page-read_tables = die öffentlichen Tische
page-read_health = der Zustand des Servers

## The end of a replay in the terminal

replay-end = { $count ->
    [one] { $count } Entscheidung, Prüfsumme { $digest }
   *[other] { $count } Entscheidungen, Prüfsumme { $digest }
}
