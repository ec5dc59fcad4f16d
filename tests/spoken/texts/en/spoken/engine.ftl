listed = { LIST($names) } { COUNT($names) ->
    [one] wins
   *[other] win
} !
counted = { $n ->
    [0] none
    [one] { $n } seat
   *[other] { $n } seats
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
rooms-kitchen = the kitchen
rooms-le_fantome = the upper floor
rooms-0 = work
