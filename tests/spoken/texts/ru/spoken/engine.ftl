listed = { LIST($names) } { COUNT($names) ->
    [one] выигрывает
    [few] выигрывают
    [many] выигрывают
   *[other] выигрывают
} !
counted = { $n ->
    [0] ни одного
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}.
signed = { SIGNED($n) } ; { $n } % : « x »
of = { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
begins = { CAPITAL($who) } !
goes = { NAME("rooms", $room) } : { CAPITAL(NAME("rooms", $room)) }
given = x{ GIVEN($who) ->
    [yes] {" "}<{ $who }>
   *[no] {""}
}
nested = { $late ->
    [true] { $kind ->
        [le_fantome] { counted }
       *[other] { $kind } {"{ $n }"}
    }
   *[false] { SIGNED($n) } { $kind }
}
all = { of } : { counted } { listed }
rooms-kitchen = кухня
rooms-le_fantome = ёлка
rooms-0 = щит
