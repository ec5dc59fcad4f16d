listed = { LIST($names) } { COUNT($names) ->
    [one] vince
   *[other] vincono
} !
counted = { $n ->
    [0] nessuno
    [one] { $n } posto
   *[other] { $n } posti
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
rooms-kitchen = la cucina
rooms-le_fantome = è sopra
rooms-0 = opera
