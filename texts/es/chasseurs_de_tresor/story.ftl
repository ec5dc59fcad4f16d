lead = Las reglas en seis imágenes, para leer en voz alta

## The scenes; the last word of each name says what it is: the title, the text, what the picture shows, and short exceptions beside it

scenes-goal-title = En equipo
scenes-goal-text = Ocho joyas duermen en una casa encantada. **Sacadlas todas y salid después de la casa**: habréis ganado. Si se instala **un sexto espíritu rojo**, habréis perdido.
scenes-goal-alt = Unos cazadores salen de la casa por la puerta principal con una joya a la espalda; otras joyas brillan aún en las habitaciones, entre los fantasmas.
scenes-goal-chips-0 = se gana o se pierde **en equipo**
scenes-roll-title = Primero, el dado
scenes-roll-text = En tu turno, tira el dado. **¿Un fantasma junto al número?** Revela una carta: aparece un fantasma en la habitación de esa letra.
scenes-roll-alt = El dado muestra un 4 y un fantasma, la carta muestra la letra F: aparece un fantasma en la habitación F.
scenes-roll-chips-0 = el **6** no trae ninguno
scenes-roll-chips-1 = carta **Mezcla**: nada, todas las cartas vuelven al mazo
scenes-walk-title = Después, a caminar
scenes-walk-text = Avanza lo que diga el dado **o menos**. Una baldosa es un paso, **una habitación entera también**. Se pasa por las puertas, nunca en diagonal.
scenes-walk-alt = Un cazador parte del pasillo: tres baldosas, y la habitación donde brilla una joya es el cuarto paso.
scenes-walk-chips-0 = **un** cazador por baldosa
scenes-walk-chips-1 = se permite no moverse
scenes-jewel-title = A la mochila
scenes-jewel-text = Párate junto a una joya y cógela: **en tu mochila solo cabe una**, y ahí acaba tu camino. Cruza con ella **la puerta principal**: está a salvo, y tu turno ha terminado.
scenes-jewel-alt = Una cazadora acaba de recoger una joya en la habitación J; otro cazador la espera cerca de la puerta principal.
scenes-fight-title = ¡Al combate!
scenes-fight-text = ¿Te paras entre fantasmas? **Hay que combatir.** Un dado si no hay nadie más, **dos dados si hay otro cazador**: cada fantasma que salga expulsa a uno.
scenes-fight-alt = Dos cazadores frente a dos fantasmas en una habitación; un dado de combate muestra un fantasma, el otro está vacío.
scenes-fight-chips-0 = nunca más de dos dados
scenes-fight-chips-1 = si fallas, no pasa nada
scenes-spirit-title = Tres fantasmas…
scenes-spirit-text = … y **un espíritu rojo** ocupa su lugar: la habitación queda encantada. **Retiene a quien lleva una joya**. Para expulsarlo hay que ser **dos en la habitación** y tirar los dos dados.
scenes-spirit-alt = Un espíritu rojo retiene a un cazador que lleva una joya; otro cazador ha venido a ayudarlo, un dado muestra el espíritu.
scenes-spirit-chips-0 = basta **un solo** espíritu en los dados

## What happens now and then

cases-both-title = Una joya entre fantasmas
cases-both-text = Coge primero la joya: los fantasmas no pueden impedirlo. El combate viene justo después y termina el turno.
cases-way-title = Alguien en el camino
cases-way-text = En el pasillo se puede pasar de largo, pero hay que pararse antes o después. En una habitación hay sitio de sobra.
cases-stay-title = Prefieres quedarte
cases-stay-text = Se permite, incluso fuera; el dado y la carta vienen igualmente. Quedarse en una habitación es pararse en ella: se coge, se combate.
cases-haunted-title = La habitación ya está encantada
cases-haunted-text = El fantasma va a la **siguiente del alfabeto** que no lo esté; después de la L viene la A. Si allí es el tercero, también queda encantada.
cases-none_left-title = No queda ningún fantasma
cases-none_left-text = Los fantasmas expulsados vuelven. Si de verdad no queda ninguno, la habitación de la carta queda encantada al instante.
cases-through-title = Cruzar una habitación encantada
cases-through-text = Sin joya, nada te detiene. **Con una joya puedes entrar, pero no salir** mientras esté el espíritu. Si coges allí una joya, también te retiene.
cases-alone-title = A solas con un espíritu
cases-alone-text = No se tira nada. Pide ayuda: en cuanto haya alguien más en la habitación, quien tenga el turno tira los dos dados, y no más, aunque seáis tres.
cases-stuck-title = Nadie puede salir
cases-stuck-text = ¿Un espíritu retiene a cada cazador, a solas en su habitación? Ya nadie puede moverse ni ayudar: habéis perdido. Se comprueba después de las cartas y al final de cada turno.

## What can be chosen before a match

options-hunters-title = ¿Cuántos cazadores?
options-hunters-text = Cuatro: si sois cuatro, uno por persona; **si sois dos, dos cada cual**; a solas, llevas los cuatro. Si sois tres, bastan tres. Todos empiezan fuera y juegan por turnos; quién empieza lo dice la suerte o quien organiza la mesa.
options-house-title = La casa
options-house-text = Una joya en cada habitación de letra **roja** (A, C, D, E, G, I, J, L), un fantasma en C, F, I y L; inicio tranquilo: ninguno, agitado: dos. J y L están a 3 pasos de la puerta, A a 10.
options-numbers-title = El juego avanzado: los números
options-numbers-text = Las joyas están boca abajo; quien se para junto a una, la revela. Se cogen como se quiera, pero **salen en orden, del 1 al 8**: con otro número no se puede salir. Con «Cambiar joyas» se puede cambiar la joya de la mochila por la de la habitación.
options-cards-title = El juego avanzado: las cartas
options-cards-text = **Zarabanda**: dos o tres cartas de golpe, y luego se mezcla todo; si entretanto sale otra Zarabanda o una Mezcla, se sustituye. **Puertas**: las azules o las verdes se cierran, hasta que se cierre el otro color o salga la Mezcla. Los arcos entre dos habitaciones siguen abiertos.
options-length-title = ¿Una partida sin fin?
options-length-text = Tras 1000 turnos se da por perdida; quien organiza la mesa puede cambiar ese número.

## What to remember

remember-0 = Dado, carta, camino, joya, combate: **en ese orden**.
remember-1 = **Una** joya por mochila.
remember-2 = ¿Dos fantasmas en algún sitio? Id allí **antes del tercero**.
remember-3 = A un espíritu se le expulsa **entre dos**.
remember-4 = No dejéis a nadie a solas con una joya.
