## Rooms, by their letter, in the form that the sentences of a language need

rooms-a = im Schlafzimmer A
rooms-b = im Badezimmer B
rooms-c = im Büro C
rooms-d = in der Bibliothek D
rooms-e = im Musikzimmer E
rooms-f = im Esszimmer F
rooms-g = im Wintergarten G
rooms-h = in der Küche H
rooms-i = im Salon I
rooms-j = im Billardzimmer J
rooms-k = in der Rumpelkammer K
rooms-l = im Wohnzimmer L

## Hunters go by their colours

hunters-0 = Rot
hunters-1 = Blau
hunters-2 = Türkis
hunters-3 = Gelb

## Where to stop

carry_out = Bring dieses Juwel hinaus: Dann { $left ->
    [0] fehlt keins mehr.
    [one] fehlt noch { $left }.
   *[other] fehlen noch { $left }.
}
drive_out_spirit = Zu zweit könnt ihr den Spuk { NAME("rooms", $room) } vertreiben.
jewel_to_take = { CAPITAL(NAME("rooms", $room)) } kannst du ein Juwel nehmen.
two_ghosts = Noch ein Geist, und { NAME("rooms", $room) } spukt es: Zwei sind schon da.
one_ghost = Vertreib den Geist { NAME("rooms", $room) }, bevor mehr kommen.
held = Der Spuk hält dich fest: Warte auf Hilfe.
wait_near_door = Warte bei der Tür: Zuerst ist Juwel { $next } an der Reihe.
bring_home = Bring das Juwel heim: Dann { $steps ->
    [one] ist es noch { $steps } Schritt
   *[other] sind es noch { $steps } Schritte
} bis zur Tür.
help = Hilf { NAME("hunters", $who) }: Ein Spuk hält die Figur fest.
nearest_jewel = Von dort { $steps ->
    [one] ist es { $steps } Schritt
   *[other] sind es { $steps } Schritte
} bis zum Juwel { NAME("rooms", $room) }.
go_home = Zeit für den Heimweg: Alle müssen hinaus.

## What to do with a jewel

take = Dieses Juwel wartet nur auf dich.
take_due = Genau dieses Juwel muss als Nächstes hinaus.
take_for_later = Juwel { $number } kommt später hinaus: Halte es nahe der Tür bereit.
swap = Das andere Juwel muss früher hinaus.
leave_to_spirit = Mit einem Juwel würde der Spuk dich hier festhalten.
leave_for_sooner = Halte den Rucksack frei für ein Juwel, das früher hinausmuss.
