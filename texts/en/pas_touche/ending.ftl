lead-won = { $throws ->
    [one] All the way to the end in { $throws } throw!
   *[other] All the way to the end in { $throws } throws!
}
lead-too_long = { $throws ->
    [one] { $throws } throw, and the bakery closes.
   *[other] { $throws } throws, and the bakery closes.
}
fastest = Your touch in { $seconds }{"\u00A0"}s
tip_fault = { $fault ->
    [forbidden] Forbidden treat
    [wrong_hand] Wrong hand
    [no_shout] Shout forgotten
    [false_start] Too early
   *[wrong_card] Wrong card
}: { $times } ×.
tip_fault_text = Last time, at throw { $throw }.
tip_close = So close, at throw { $throw }!
tip_close_text = You were { $seconds }{"\u00A0"}s late.
