listed = { LIST($names) } { COUNT($names) ->
    [one] gana
   *[other] ganan
} !
counted = { $n ->
    [0] ninguno
    [one] { $n } sitio
   *[other] { $n } sitios
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
rooms-kitchen = la cocina
rooms-le_fantome = el ático
rooms-0 = él
