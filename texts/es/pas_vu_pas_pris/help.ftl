## The aim

goal-title = El objetivo
goal-clauses-PV_51 = Los fantasmas que han salido por el otro lado dan puntos: pequeño 1, mediano 3, grande 5. Aún en el vestíbulo al final: pequeño 1, mediano 1, grande 2.
goal-clauses-PV_53 = Quien organiza la mesa puede decidir que un fantasma pequeño que siga en el vestíbulo no valga nada.
goal-clauses-PV_52 = Gana quien tiene más puntos. En caso de empate: más fantasmas fuera, y luego menos fantasmas en su lado; si no, se comparte la victoria.
goal-clauses-PV_50 = La partida dura cinco rondas: termina cuando no quedan cartas que robar.

## The hall

parts-title = El vestíbulo
parts-clauses-PV_01 = Un vestíbulo de seis casillas por seis. Cada lado tiene seis puertas, numeradas de izquierda a derecha para quien está fuera.
parts-clauses-PV_02 = De dos a cuatro personas, cada una con un color y un lado, un fantasma grande, dos medianos y cuatro pequeños. Si sois dos, os sentáis en lados vecinos, o cara a cara si así lo quiere quien organiza la mesa.
parts-clauses-PV_03 = Seis muebles con huecos de verdad: el espejo, el carrito y sus estantes, el escritorio y el hueco bajo el tablero, el piano, el sillón, la mesa y su mantel.
parts-clauses-PV_04 = Un fantasma pequeño cabe bajo el escritorio o la mesa, uno mediano casi en todas partes, uno grande ocupa mucho sitio.
parts-clauses-PV_05 = Veinte cartas de movimiento, doce cartas «Dan las doce», un dado y una cerradura.
parts-clauses-PV_06 = Una carta da puntos de movimiento. Catorce muestran además dos muebles, de los que se puede mover uno.
parts-clauses-PV_07 = Con dos personas se apartan diez cartas sin verlas; con tres, cinco: siempre hay cinco rondas.

## Before the first round

start-title = Antes de la primera ronda
start-clauses-PV_10 = El vestíbulo se amuebla de una de las maneras previstas, al azar o a elección de quien organiza la mesa.
start-clauses-PV_11 = La cerradura se cuelga en una puerta, al azar.
start-clauses-PV_12 = El azar, o quien organiza la mesa, dice quién tiene el dado.

## Furniture

furniture-title = Los muebles
furniture-clauses-PV_20 = Empezando por quien tiene el dado, cada cual roba una carta en su turno. Si muestra muebles, puede mover uno enseguida.
furniture-clauses-PV_21 = Un mueble que ya se ha movido en esta ronda no se mueve más; si les pasa a los dos de la carta, puede ser cualquier otro. Devolverlo a su sitio cuenta como moverlo.
furniture-clauses-PV_22 = Un mueble en la mano está elegido: no se cambia por otro.
furniture-clauses-PV_23 = Se coloca donde y como se quiera: de pie, tumbado, inclinado, encima de otro. Al soltarlo, cae y se queda quieto; no debe sobresalir del vestíbulo ni atravesar otra cosa. Si no, se intenta de nuevo.
furniture-clauses-PV_24 = Un fantasma que estaba sobre el mueble se queda en su casilla y baja al suelo. Un mueble que se apoyaba en él vuelve a quedar quieto por sí solo.

## Ghosts

walking-title = Los fantasmas
walking-clauses-PV_25 = A la vez, cada cual reparte los puntos de su carta entre sus fantasmas: un punto por casilla, nunca en diagonal.
walking-clauses-PV_26 = Se entra por una puerta del propio lado (un punto) y se sale por una puerta del lado opuesto (un punto). Quien ha salido da puntos y no vuelve.
walking-clauses-PV_27 = No se entra y se sale en la misma ronda. No se vuelve a salir por el propio lado, ni se cambia de lugar dentro de la casilla.
walking-clauses-PV_28 = Los muebles no detienen ni frenan a nadie; se puede terminar encima o dentro.
walking-clauses-PV_29 = Al parar, un fantasma está de pie sobre una superficie plana, entero en su casilla y sin tocar a nadie. Dónde en la casilla, lo eliges tú.
walking-clauses-PV_30 = Los movimientos son secretos hasta que todo el mundo ha terminado. Si dos se estorban, se aparta el que está más lejos del dado. Los puntos sin usar se pierden.

## The keyhole

keyhole-title = La cerradura
keyhole-clauses-PV_31 = Quien saca el número más alto elige el lado de la cerradura. Quien ya ha elegido espera a que el resto haya elegido las mismas veces.
keyhole-clauses-PV_32 = La cerradura tiene que cambiar de lado. Nadie mira antes: hasta entonces, el vestíbulo solo se ve desde arriba.
keyhole-clauses-PV_33 = El dado dice la puerta. Después pasa a la izquierda, a quien empieza la ronda siguiente.
keyhole-clauses-PV_34 = Todo el mundo mira: cada fantasma visto vuelve a su lado. La cerradura se queda ahí.
keyhole-clauses-PV_40 = El ojo está justo detrás del agujero, a la altura de la cerradura. El agujero deja ver mucho, pero no todo.
keyhole-clauses-PV_41 = Visto en el espejo, visto está. Un fantasma puede tapar a otro.
keyhole-clauses-PV_42 = Se ve a un fantasma cuando asoma al menos el medio por ciento de su silueta. El veredicto se calcula, el mismo para todo el mundo, con su prueba: la imagen, la parte visible, un rayo.

## The variant of fusions

fusions-title = Variante: las fusiones
fusions-clauses-PV_60 = Los fantasmas salen pequeños, y solo crecen al fusionarse.
fusions-clauses-PV_61 = Dos pequeños, o un pequeño y un mediano, del mismo color y en la misma casilla se convierten en un fantasma del tamaño siguiente, si uno de los dos acaba de llegar y queda una figura.
fusions-clauses-PV_62 = No hay fusión si el fantasma más grande no cabe en la casilla.
fusions-clauses-PV_63 = El fantasma nacido de una fusión ya no se mueve en esa ronda.
fusions-clauses-PV_64 = Un mediano o un grande al que han visto espera en el borde y puede salir de nuevo con su tamaño.
fusions-clauses-PV_65 = Si no quedan fantasmas pequeños por salir, se puede recuperar un pequeño que esté fuera.

## The variant Midnight strikes

bells-title = Variante: Dan las doce
bells-clauses-PV_70 = Desde la segunda ronda, quien tiene el dado descubre antes una carta: tiene efecto enseguida.
bells-clauses-PV_71 = Curiosidad doble: después de la mirada, se vuelve a mirar por la puerta de enfrente.
bells-clauses-PV_72 = A cubierto: los fantasmas se tumban hasta la mirada. Tumbados, solo su centro tiene que estar en la casilla.
bells-clauses-PV_73 = Patas arriba: todos los muebles se vuelcan un cuarto de vuelta, hacia el lado que elige quien tiene el dado.
bells-clauses-PV_74 = Concurso de muecas: el espejo se gira hacia el centro, y cada cual envía allí un fantasma pequeño.
bells-clauses-PV_75 = Tú la llevas: se cambia un fantasma pequeño de quien está a la derecha por uno propio, o se coloca uno a tres casillas del propio lado.
bells-clauses-PV_76 = Pista de baile: cada mueble se desliza hasta la puerta más cercana.
bells-clauses-PV_77 = El suelo es lava: después de la mirada, quien no está sobre un mueble vuelve a su lado.
bells-clauses-PV_78 = Se lo digo a mi hermano mayor: se cambia uno de los propios fantasmas por otro más grande, si cabe.
bells-clauses-PV_79 = Toc, toc, toc: la cerradura conserva su lado; solo se vuelve a tirar para la puerta.
bells-clauses-PV_80 = Todo me da vueltas: el tablero gira un cuarto de vuelta, y cada cual cambia de lado.
bells-clauses-PV_81 = Bola de cristal: el número de la puerta se tira de antemano.
bells-clauses-PV_82 = Un, dos, tres, escondite inglés: cada fantasma del vestíbulo avanza una casilla hacia su salida.
