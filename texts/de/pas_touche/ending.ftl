lead-won = { $throws ->
    [one] Ganz am Ziel nach { $throws } Wurf!
   *[other] Ganz am Ziel nach { $throws } Würfen!
}
lead-too_long = { $throws ->
    [one] { $throws } Wurf, und die Konditorei schließt.
   *[other] { $throws } Würfe, und die Konditorei schließt.
}
fastest = Dein Griff in { $seconds }{"\u00A0"}s
tip_fault = { $fault ->
    [forbidden] Verbotene Süßigkeit
    [wrong_hand] Falsche Hand
    [no_shout] Ruf vergessen
    [false_start] Zu früh
   *[wrong_card] Falsche Karte
}: { $times }-mal.
tip_fault_text = Zuletzt bei Wurf { $throw }.
tip_close = Knapp daneben, bei Wurf { $throw }!
tip_close_text = Es fehlten { $seconds }{"\u00A0"}s.
