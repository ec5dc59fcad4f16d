lead = Las reglas en seis imágenes, para leer en voz alta

## The scenes: a title, two or three sentences (260 characters at most), what the picture shows, and chips of a few words

scenes-goal-title = ¿Quién sale primero?
scenes-goal-text = Tres cartas delante de ti, un cubo y treinta y seis cartas de dulces en el centro. Toca la buena antes que nadie: tu cubo avanza. **¡Sal de tu tercera carta y ganas en el acto!**
scenes-goal-alt = Tres cartas de prohibición, una al lado de otra; un cubo rojo sale de la última, hacia una estrella.
scenes-goal-chips-0 = de **dos a seis** jugadores

scenes-throw-title = Hablan los dados
scenes-throw-text = Cualquiera puede pedir la tirada. Un dado dice **qué dulce** y el otro **cuántos**: solo una carta responde. **La primera mano sobre ella** hace avanzar su cubo.
scenes-throw-alt = Los dados muestran un éclair y el número 4; una mano se posa en la carta de los cuatro éclairs.
scenes-throw-chips-0 = siempre **la misma mano**

scenes-advance-title = Tu cubo avanza
scenes-advance-text = La primera vez, **descubre tu carta de la izquierda** y pon el cubo en su primera casilla. Después, **una casilla a la derecha** con cada acierto; al final de una carta, descubre la siguiente.
scenes-advance-alt = Una carta naranja descubierta tiene una pista de tres casillas; el cubo está en la segunda y las cartas siguientes siguen boca abajo.

scenes-forbidden-title = Está prohibido
scenes-forbidden-text = Una carta descubierta **te prohíbe un dulce o un número**, o las dos cosas. Todas tus cartas visibles cuentan juntas: cuanto más avanzas, menos puedes tocar.
scenes-forbidden-alt = Una carta naranja prohíbe los gofres y el número 3: tres cruasanes y dos gofres están tachados, dos cruasanes siguen permitidos.
scenes-forbidden-chips-0 = **verde**, naranja, roja, **violeta**: cada vez más difícil

scenes-block-title = ¡Manos quietas!
scenes-block-text = ¿Tienes prohibida la carta? **Tócala con la otra mano y grita «¡Pas touche!»** Ya nadie avanza con ella, tú tampoco.
scenes-block-alt = Una mano izquierda se posa en dos churros, que aquí están prohibidos, con el grito Pas touche.

scenes-error-title = Ay, un error
scenes-error-text = Carta equivocada, mano equivocada, grito olvidado: ya no puedes tocar nada en esta tirada, y **la casilla de tu cubo dice lo que pagas**.
scenes-error-alt = Tres casillas de una pista: un candado, una flecha y una flecha con una carta tachada.
scenes-error-chips-0 = candado: **nada**
scenes-error-chips-1 = flecha: **una casilla atrás**
scenes-error-chips-2 = carta tachada: **atrás**, y tu carta se **cambia** por otra, boca abajo

## What happens now and then

cases-others-title = ¿Y los demás, tras un error?
cases-others-text = Siguen, hasta que alguien acierte o bloquee, hasta que todo el mundo haya tocado o pasado, o hasta que se cumplan veinte segundos. Una carta bien tocada o bloqueada acaba la tirada.

cases-hands-title = La mano equivocada
cases-hands-text = La mano que toca sobre una carta prohibida: error. La otra mano sobre una carta permitida: error también.

cases-shout-title = ¿Cuánto tiempo hay para gritar?
cases-shout-text = Un segundo y medio. El grito es el gran botón rojo; la otra mano es el otro pulgar, el otro botón del ratón o la tecla Mayús.

cases-back-title = Retroceder desde una primera casilla
cases-back-text = Se vuelve al final de la carta de la izquierda, o fuera de la pista. La carta que se deja por una flecha **sigue visible**. ¿Aún no hay cubo en la pista? No se paga nada.

cases-nothing-title = ¿Ya no hay nada permitido?
cases-nothing-text = Una carta que te prohibiría todo vuelve debajo de su mazo y se descubre otra. Si todo el mazo es así, la última no prohíbe nada.

cases-early-title = Demasiado bonito para ser verdad
cases-early-text = Tocar menos de una décima de segundo después de los dados es una salida nula, o sea, un error.

cases-tie-title = Casi a la vez
cases-tie-text = Cada dispositivo mide tu reacción, y los dados se ven en todas partes en el mismo instante: la lentitud de la red no cuenta. ¿Demasiado justo para decidir? Elige el azar, y se os dice.

## What is chosen before a match

options-level-title = Tu nivel, de 1 a 16
options-level-text = Da los colores de tus tres cartas, de tres verdes a tres violetas, colocadas boca abajo. Una verde prohíbe una sola cosa; una naranja, un dulce y un número; una roja, sobre todo dos números; una violeta, sobre todo dos dulces.

options-hand-title = Tu mano
options-hand-text = Antes de la primera tirada, di cuál toca: será la misma hasta el final. La otra sirve para bloquear.

options-children-title = Con los peques
options-children-text = Las prohibiciones no cuentan: el cubo avanza y ya está. Los errores se pagan igual.

options-calm-title = Con calma
options-calm-text = Quien organiza la mesa puede dar más tiempo a alguien: su reacción cuenta la mitad y tiene cuatro segundos para gritar. Toda la mesa lo ve.

options-time-title = El tiempo de una tirada
options-time-text = Veinte segundos, o de cinco a sesenta. Tras quinientas tiradas, gana el cubo que ha llegado más lejos.

options-next-title = Otra partida
options-next-text = Quien gana sube **dos** niveles. Los demás, según sus cartas visibles: tres, **+1**; dos, **0**; una, **−1**; ninguna, **−2**.

## What to remember

remember-0 = Mira **los dos dados** y luego tus prohibiciones.
remember-1 = Permitido: **tu mano**. Prohibido: **la otra mano, y grita**.
remember-2 = Todas tus cartas visibles cuentan **juntas**.
remember-3 = Equivocarse cuesta más que esperar.
