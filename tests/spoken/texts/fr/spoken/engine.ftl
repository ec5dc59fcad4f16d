# Sentences for both programs that put texts into words: ../../../sentences.tsv has what becomes of them.
# $names (texts)
listed = { LIST($names) } { COUNT($names) ->
    [one] gagne
   *[other] gagnent
} !
# $n (number)
counted = { $n ->
    [0] aucune
    [one] { $n } place
   *[other] { $n } places
}.
# $n (number)
signed = { SIGNED($n) } ; { $n } % : « x »
# $who (text)
of = { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
# $who (text)
begins = { CAPITAL($who) } !
# $room (text)
goes = { NAME("rooms", $room) } : { CAPITAL(NAME("rooms", $room)) }
# $who (text?)
given = x{ GIVEN($who) ->
    [yes] {" "}<{ $who }>
   *[no] {""}
}
# $kind (text), $late (flag), $n (number)
nested = { $late ->
    [true] { $kind ->
        [le_fantome] { counted }
       *[other] { $kind } {"{ $n }"}
    }
   *[false] { SIGNED($n) } { $kind }
}
# $n (number), $who (text), $names (texts)
all = { of } : { counted } { listed }
rooms-kitchen = la cuisine
rooms-le_fantome = l’étage
rooms-0 = œuvre
