## Rooms, by their letter, in the form that the sentences of a language need

rooms-a = en el dormitorio A
rooms-b = en el baño B
rooms-c = en el despacho C
rooms-d = en la biblioteca D
rooms-e = en la sala de música E
rooms-f = en el comedor F
rooms-g = en el invernadero G
rooms-h = en la cocina H
rooms-i = en el salón I
rooms-j = en la sala de billar J
rooms-k = en el trastero K
rooms-l = en la salita L

## Hunters go by their colours

hunters-0 = Rojo
hunters-1 = Azul
hunters-2 = Turquesa
hunters-3 = Amarillo

## Where to stop

carry_out = Saca esta joya: { $left ->
    [0] ya no quedará ninguna.
    [one] quedará { $left } por salvar.
   *[other] quedarán { $left } por salvar.
}
drive_out_spirit = Entre dos podéis expulsar al espíritu que hay { NAME("rooms", $room) }.
jewel_to_take = Hay una joya que coger { NAME("rooms", $room) }.
two_ghosts = Hay dos fantasmas { NAME("rooms", $room) }: uno más y la habitación queda encantada.
one_ghost = Expulsa al fantasma que hay { NAME("rooms", $room) } antes de que vengan más.
held = El espíritu te retiene: espera ayuda.
wait_near_door = Espera junto a la puerta: primero le toca a la joya { $next }.
bring_home = Lleva la joya a la puerta: { $steps ->
    [one] queda { $steps } paso.
   *[other] quedan { $steps } pasos.
}
help = Ayuda a { NAME("hunters", $who) }: lo retiene un espíritu.
nearest_jewel = Desde ahí hay una joya a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { NAME("rooms", $room) }.
go_home = Es hora de volver: todo el mundo debe salir.

## What to do with a jewel

take = Esta joya solo te espera a ti.
take_due = Es la joya que debe salir ahora.
take_for_later = La joya { $number } saldrá más tarde: guárdala cerca de la puerta.
swap = La otra joya debe salir antes.
leave_to_spirit = Con una joya, el espíritu te retendría aquí.
leave_for_sooner = Deja la mochila libre para una joya que salga antes.
