# $throws (number)
lead-won = { $throws ->
    [one] Tout au bout de la piste en { $throws } lancer !
   *[other] Tout au bout de la piste en { $throws } lancers !
}
# $throws (number)
lead-too_long = { $throws ->
    [one] { $throws } lancer, et la pâtisserie ferme.
   *[other] { $throws } lancers, et la pâtisserie ferme.
}
# $seconds (text)
# A number of seconds, such as 1,2.
fastest = Ta touche en { $seconds }{"\u00A0"}s
# $fault (text), $times (number)
# $fault: wrong_card, forbidden, wrong_hand, no_shout or false_start.
tip_fault = { $fault ->
    [forbidden] Gourmandise défendue
    [wrong_hand] Mauvaise main
    [no_shout] Le cri oublié
    [false_start] Trop tôt
   *[wrong_card] Mauvaise carte
} : { $times } fois.
# $throw (number)
tip_fault_text = La dernière fois, au lancer { $throw }.
# $throw (number)
tip_close = Presque, au lancer { $throw } !
# $seconds (text)
tip_close_text = Il manquait { $seconds }{"\u00A0"}s.
