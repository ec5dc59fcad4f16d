lead-won = { $throws ->
    [one] Fino in fondo in { $throws } lancio!
   *[other] Fino in fondo in { $throws } lanci!
}
lead-too_long = { $throws ->
    [one] { $throws } lancio, e la pasticceria chiude.
   *[other] { $throws } lanci, e la pasticceria chiude.
}
fastest = Il tuo tocco in { $seconds }{"\u00A0"}s
tip_fault = { $fault ->
    [forbidden] Dolce vietato
    [wrong_hand] Mano sbagliata
    [no_shout] Grido dimenticato
    [false_start] Troppo presto
   *[wrong_card] Carta sbagliata
}: { $times } ×.
tip_fault_text = L’ultima volta, al lancio { $throw }.
tip_close = Quasi, al lancio { $throw }!
tip_close_text = Mancavano { $seconds }{"\u00A0"}s.
