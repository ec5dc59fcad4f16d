## The aim

goal-title = El objetivo
goal-clauses-PT_33 = Haz salir tu cubo por la derecha de tu tercera carta de prohibición: ganas en el acto.
goal-clauses-PT_01 = De dos a seis personas alrededor de 36 cartas de dulces: churros, cruasanes, macarons, éclairs, gofres y dónuts, de uno a seis, cada una una sola vez.
goal-clauses-PT_02 = Un dado lleva los seis dulces, y el otro los números del uno al seis. Juntos señalan una carta y solo una.
goal-clauses-PT_03 = Las 36 cartas están repartidas al azar, boca arriba, en seis filas de seis.

## Constraint cards

cards-title = Las prohibiciones
cards-clauses-PT_04 = Hay 72 cartas de prohibición, 18 de cada color. Cada una prohíbe una o dos cosas, un dulce o un número, y lleva una pista. La verde es la más fácil; luego van la naranja, la roja y la violeta.
cards-clauses-PT_05 = Una verde prohíbe una sola cosa. Una naranja, un dulce y un número. Una roja, casi siempre dos números; una violeta, casi siempre dos dulces. Una carta que no te dejaría nada que tocar vuelve debajo de su mazo.
cards-clauses-PT_06 = Las casillas de la pista: candado, flecha, o flecha con una carta tachada. Dicen lo que cuesta un error.
cards-clauses-PT_07 = Hay 16 niveles, de tres verdes a tres violetas. Cuanto más rápido juegas, más sube tu nivel.

## Before the first throw

start-title = Antes de jugar
start-clauses-PT_10 = Cada cual tiene su nivel, tres prohibiciones boca abajo, un cubo y una mano que toca, la misma durante toda la partida.
start-clauses-PT_11 = Con los peques: las prohibiciones no cuentan, el cubo avanza y ya está. Los errores se pagan igual.

## A throw

throw-title = Una tirada
throw-clauses-PT_20 = Cualquiera puede pedir la tirada. Tras una breve cuenta atrás, los dos dados aparecen para todo el mundo en el mismo instante.
throw-clauses-PT_21 = La primera mano que toca la carta buena avanza una casilla, siempre que ninguna de sus prohibiciones visibles la prohíba. La tirada ha terminado; los demás llegan demasiado tarde.
throw-clauses-PT_22 = ¿Tienes prohibida la carta? Tócala con la otra mano y grita «¡Pas touche!»: ya nadie puede avanzar con ella. Tú tampoco.
throw-clauses-PT_23 = Carta equivocada, mano equivocada o bloqueo sin gritar: es un error. Lo pagas y no tocas nada más en esa tirada. La mano que toca sobre una carta prohibida es un error; la otra mano sobre una carta permitida, también.
throw-clauses-PT_24 = Los demás siguen hasta que todo el mundo haya tocado o pasado, o hasta que se acabe el tiempo. Al cabo de mucho, mucho tiempo, gana el cubo que ha llegado más lejos.
throw-clauses-PT_25 = Tocar antes quiere decir antes según el propio reloj: la red no tiene nada que ver.

## Moving on

advance-title = Avanzar
advance-clauses-PT_30 = ¿Ninguna carta visible? Descubre la de la izquierda y pon tu cubo en su primera casilla.
advance-clauses-PT_31 = ¿Queda una casilla a la derecha? Avanza una.
advance-clauses-PT_32 = Al final de una carta, descubre la siguiente. Todas las prohibiciones visibles se suman y siguen en vigor.

## What an error costs

penalty-title = Pagar un error
penalty-clauses-PT_40 = Según la casilla del cubo. Candado: nada. Flecha: una casilla atrás. Carta tachada: una casilla atrás, y la carta se cambia por otra, boca abajo. Sin cubo en la pista: nada. Una carta que se deja por una flecha sigue visible.

## The next match

next-title = La próxima partida
next-clauses-PT_50 = Quien gana sube dos niveles. Los demás, según sus cartas visibles: tres, uno más; dos, nada; una, uno menos; ninguna, dos menos. Siempre entre 1 y 16.

## Fair over any line

fair-title = Justo para todo el mundo
fair-clauses-PT_60 = Los relojes se ponen de acuerdo y los dados aparecen en todas partes en el mismo instante. Hasta entonces están sellados.
fair-clauses-PT_61 = Tu dispositivo mide tu reacción. El servidor la cree en la medida en que lo permite la duración del viaje, que mide él mismo; más allá, cuenta la hora de llegada.
fair-clauses-PT_62 = Tras el primer toque, el servidor espera un instante a que lleguen las conexiones lentas y luego juzga por orden de reacción. ¿Demasiado justo para decidir? Elige el azar, y se dice.
fair-clauses-PT_63 = Después de cada tirada se ve el tiempo de cada cual y su margen. Menos de 100 milésimas de segundo: salida nula, o sea, error.
fair-clauses-PT_65 = ¿Hace falta más tiempo? Quien organiza la mesa puede poner un sitio con calma: su tiempo cuenta la mitad y tiene cuatro segundos para gritar. Toda la mesa lo ve.
fair-clauses-PT_64-keys = Con el ratón: el botón izquierdo toca y el derecho es la otra mano. Con el teclado: una letra y una cifra, con Mayús para la otra mano. El grito: el gran botón rojo o Espacio, en segundo y medio.
fair-clauses-PT_64-touch = Un dedo toca; deja el otro pulgar sobre «la otra mano» para bloquear. El grito: el gran botón rojo, en segundo y medio.
