lead = Las reglas en seis imágenes, para leer en voz alta

## The six scenes: alt is what the picture shows

scenes-goal-title = De puntillas
scenes-goal-text = Haz que tus fantasmas crucen el vestíbulo del hotel **sin que los vean por el ojo de la cerradura**. Después de cinco rondas, cada fantasma **que ha salido enfrente** da puntos: gana quien tenga más.
scenes-goal-alt = El vestíbulo visto desde arriba: unos fantasmas rojos entran por un lado y un gran fantasma rojo sale por el otro, entre los muebles.
scenes-goal-chips-0 = pequeño **1**
scenes-goal-chips-1 = mediano **3**
scenes-goal-chips-2 = grande **5**
scenes-goal-chips-3 = aún en el vestíbulo: **1, 1, 2**
scenes-furniture-title = Una carta, un mueble
scenes-furniture-text = Empieza quien tiene el dado: cada cual roba una carta en su turno. **¿Muestra dos muebles? Mueve uno de ellos** si quieres: a cualquier lugar del vestíbulo, de pie, tumbado o encima de otro.
scenes-furniture-alt = Una carta vale 6 y muestra el sillón y el escritorio; el sillón se levanta y se desliza hacia otro lugar.
scenes-walk-title = Todos avanzan
scenes-walk-text = Luego, a la vez y en secreto, **reparte los puntos de tu carta entre tus fantasmas**: un punto por casilla, nunca en diagonal. Entrar y salir por una puerta también cuesta **un punto**.
scenes-walk-alt = Un fantasma pequeño entra por una puerta y avanza tres casillas; otro sale por la puerta de enfrente.
scenes-walk-chips-0 = puntos de sobra: **perdidos**
scenes-hide-title = ¿Dónde esconderse?
scenes-hide-text = **Detrás, debajo, encima, dentro**: los muebles no detienen a nadie. Un fantasma termina de pie, sobre algo plano, **entero en su casilla** y sin tocar a los demás.
scenes-hide-alt = Un fantasma pequeño está escondido bajo el escritorio, otro está de pie encima, otro en el sillón, y uno grande detrás del piano.
scenes-keyhole-title = ¿Quién mira?
scenes-keyhole-text = Quien saca el número más alto **elige otro lado** para la cerradura y vuelve a tirar: **el dado dice la puerta**. Nadie mira antes.
scenes-keyhole-alt = El dado muestra 4: la cerradura cuelga de la cuarta puerta de otro lado del vestíbulo.
scenes-seen-title = ¡Visto!
scenes-seen-text = Todo el mundo mira por el agujero. **Cada fantasma que se ve vuelve a su lado**, aunque solo asome un poquito. Visto en el espejo, visto está.
scenes-seen-alt = Por el ojo de la cerradura se ve entero un fantasma azul, y un trocito de un fantasma rojo asoma detrás del piano.
scenes-seen-chips-0 = un fantasma puede **tapar a otro**

## What a family meets now and then

cases-through-title = ¿Entrar y salir de golpe?
cases-through-text = No, no en la misma ronda. Tampoco se vuelve a salir por el propio lado, ni se cambia de lugar dentro de la casilla. Quien ha salido enfrente no vuelve.
cases-moved-title = El mueble ya se ha movido
cases-moved-text = En esta ronda no se mueve más. Si les pasa a los dos muebles de tu carta, coge **cualquier otro**. Mueble en mano, mueble elegido; devolverlo a su sitio también cuenta.
cases-falls-title = Un mueble mal puesto
cases-falls-text = Al soltarlo, cae de verdad y se queda quieto. Si sobresale del vestíbulo, atraviesa otra cosa o no se apoya en nada, vuelve a intentarlo.
cases-passenger-title = Había un fantasma en el mueble
cases-passenger-text = Se queda en su casilla y baja al suelo. Los que estaban debajo no se mueven; lo que había encima del mueble cae.
cases-crowd-title = Dos fantasmas se estorban
cases-crowd-text = Se juega empezando por el dado: el que llega después se aparta al hueco libre más cercano de su casilla, o retrocede por su camino.
cases-chooser-title = ¿Elige siempre la misma persona?
cases-chooser-text = No: quien ya ha elegido espera a que el resto haya elegido las mismas veces. En caso de empate, se vuelve a tirar. Después, el dado pasa a la izquierda.
cases-peep-title = Apenas se ve…
cases-peep-text = Basta con un **medio por ciento** de su silueta. El juego lo calcula, da un solo veredicto y muestra la prueba.
cases-tie-title = Empate al final
cases-tie-text = Gana quien tenga más fantasmas fuera, y luego quien tenga menos en su lado. ¿Sigue el empate? Se comparte la victoria.

## What can be chosen before a match

options-players-title = ¿Quién, y desde dónde?
options-players-text = De dos a cuatro, con un color y un lado por persona: **un fantasma grande, dos medianos y cuatro pequeños**. Si sois dos, os sentáis en lados vecinos o cara a cara. Con dos se apartan diez de las veinte cartas sin verlas, con tres, cinco: siempre **cinco rondas**.
options-hall-title = El vestíbulo
options-hall-text = Seis casillas por seis, seis puertas por lado, seis muebles, dispuestos de una de cuatro maneras. El azar coloca la cerradura y da el dado, o lo hace quien organiza la mesa. También puede decidir que un pequeño que siga en el vestíbulo no valga nada.
options-fusions-title = Variante: las fusiones
options-fusions-text = Siempre se sale **pequeño**. Dos pequeños, o un pequeño y un mediano, del mismo color y en la misma casilla se convierten en uno más grande, si cabe y si uno acaba de llegar; ya no se mueve en esa ronda. Si lo ven, espera en el borde y sale de nuevo con su tamaño. ¿No quedan pequeños por salir? Recupera uno que esté fuera.
options-bells-title = Variante: Dan las doce
options-bells-text = Desde la segunda ronda, quien tiene el dado descubre una de las doce cartas antes que nada. Tiene efecto enseguida.
options-bells_ghosts-title = Dan las doce: los fantasmas
options-bells_ghosts-text = **A cubierto**: se tumban hasta la mirada. **Concurso de muecas**: un pequeño de cada color va ante el espejo. **Tú la llevas**: ocupa el sitio de un pequeño de quien tienes a la derecha. **El suelo es lava**: quien no está sobre un mueble vuelve. **Mi hermano mayor**: cambia uno de los tuyos por otro más grande. **Escondite inglés**: todos avanzan una casilla.
options-bells_hall-title = Dan las doce: el vestíbulo
options-bells_hall-text = **Patas arriba**: todos los muebles se vuelcan. **Pista de baile**: cada mueble se desliza hacia la puerta más cercana. **Todo me da vueltas**: el tablero gira un cuarto de vuelta, cada cual cambia de lado.
options-bells_keyhole-title = Dan las doce: la cerradura
options-bells_keyhole-text = **Curiosidad doble**: se vuelve a mirar por la puerta de enfrente. **Toc, toc, toc**: la cerradura conserva su lado. **Bola de cristal**: el número de la puerta se sabe de antemano.

## What to remember

remember-0 = Un mueble, **luego** los fantasmas, **luego** la cerradura.
remember-1 = La cerradura **cambia de lado** en cada ronda.
remember-2 = Visto, aunque sea un poco: **vuelta al principio**.
remember-3 = El espejo ve **detrás de ti**.
remember-4 = Un grande que sale vale **5**.
