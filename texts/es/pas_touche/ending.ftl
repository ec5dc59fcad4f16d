lead-won = { $throws ->
    [one] ¡Hasta el final en { $throws } tirada!
   *[other] ¡Hasta el final en { $throws } tiradas!
}
lead-too_long = { $throws ->
    [one] { $throws } tirada, y la pastelería cierra.
   *[other] { $throws } tiradas, y la pastelería cierra.
}
fastest = Tu toque en { $seconds }{"\u00A0"}s
tip_fault = { $fault ->
    [forbidden] Dulce prohibido
    [wrong_hand] Mano equivocada
    [no_shout] Grito olvidado
    [false_start] Demasiado pronto
   *[wrong_card] Carta equivocada
}: { $times } ×.
tip_fault_text = La última vez, en la tirada { $throw }.
tip_close = ¡Por poco, en la tirada { $throw }!
tip_close_text = Faltaron { $seconds }{"\u00A0"}s.
