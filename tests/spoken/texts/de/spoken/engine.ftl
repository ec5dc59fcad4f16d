listed = { LIST($names) } { COUNT($names) ->
    [one] gewinnt
   *[other] gewinnen
} !
counted = { $n ->
    [0] keiner
    [one] { $n } Platz
   *[other] { $n } Plätze
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
rooms-kitchen = die Küche
rooms-le_fantome = das Obergeschoss
rooms-0 = Öl
