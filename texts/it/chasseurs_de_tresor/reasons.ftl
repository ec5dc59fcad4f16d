## Rooms, by their letter, in the form that the sentences of a language need

rooms-a = nella camera da letto A
rooms-b = nel bagno B
rooms-c = nello studio C
rooms-d = nella biblioteca D
rooms-e = nella sala della musica E
rooms-f = nella sala da pranzo F
rooms-g = nella serra G
rooms-h = nella cucina H
rooms-i = nel salone I
rooms-j = nella sala del biliardo J
rooms-k = nel ripostiglio K
rooms-l = nel salotto L

## Hunters go by their colours

hunters-0 = Rosso
hunters-1 = Blu
hunters-2 = Turchese
hunters-3 = Giallo

## Where to stop

carry_out = Porta fuori questo gioiello: { $left ->
    [0] non ne resterà nessuno.
    [one] ne resterà { $left } da salvare.
   *[other] ne resteranno { $left } da salvare.
}
drive_out_spirit = In due potete scacciare lo spirito che c’è { NAME("rooms", $room) }.
jewel_to_take = C’è un gioiello da prendere { NAME("rooms", $room) }.
two_ghosts = Ci sono due fantasmi { NAME("rooms", $room) }: ancora uno e la stanza diventa stregata.
one_ghost = Scaccia il fantasma che c’è { NAME("rooms", $room) }, prima che ne arrivino altri.
held = Lo spirito ti trattiene: aspetta aiuto.
wait_near_door = Aspetta vicino alla porta: prima tocca al gioiello { $next }.
bring_home = Riporta il gioiello: { $steps ->
    [one] ancora { $steps } passo
   *[other] ancora { $steps } passi
} fino alla porta.
help = Aiuta { NAME("hunters", $who) }: uno spirito lo trattiene.
nearest_jewel = Da lì c’è un gioiello a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, { NAME("rooms", $room) }.
go_home = È ora di tornare: devono uscire tutti.

## What to do with a jewel

take = Questo gioiello aspetta solo te.
take_due = È il gioiello che deve uscire adesso.
take_for_later = Il gioiello { $number } uscirà più tardi: tienilo vicino alla porta.
swap = L’altro gioiello deve uscire prima.
leave_to_spirit = Con un gioiello, lo spirito ti tratterrebbe qui.
leave_for_sooner = Tieni libero lo zaino per un gioiello che esce prima.
