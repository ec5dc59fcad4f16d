goal-title = El objetivo
goal-clauses-GH_40 = Se gana en equipo: cuando las ocho joyas están fuera, y todos los cazadores también.
goal-clauses-GH_41 = Se pierde en equipo, en cuanto el sexto espíritu rojo se instala en la casa.
goal-clauses-GH_42 = También se pierde cuando un espíritu retiene a cada cazador, a solas en su habitación: ya nadie puede moverse ni ayudar. Se comprueba después de las cartas y al final de cada turno.
goal-clauses-GH_08 = Cuatro cazadores empiezan fuera. Si sois cuatro, uno por persona; si sois dos, dos cada cual; a solas, llevas los cuatro. Si sois tres, hay solo tres cazadores. Juegan por turnos; quién empieza lo dice la suerte o quien organiza la mesa.

house-title = La casa
house-clauses-GH_01 = Doce habitaciones, de la A a la L, un pasillo de 23 baldosas y el porche, fuera, donde hay sitio para todo el mundo.
house-clauses-GH_02 = Desde el porche, el pasillo sube por 1, 2, 3. Allí gira al oeste, de 4 a 9, o sigue hacia el norte, de 10 a 13 y luego 16. En 16, otra vez al oeste, de 17 a 23, o al este, por 15 y 14.
house-clauses-GH_03 = Los arcos entre dos habitaciones siempre están abiertos. Las puertas que dan al pasillo son azules, con un rombo, o verdes, con un círculo: esas pueden cerrarse.
house-clauses-GH_04 = Las habitaciones J y L están muy cerca, a 3 pasos del porche; el dormitorio A es el más lejano, a 10 pasos. La herramienta «Distancias» cuenta por ti, puertas cerradas incluidas.
house-clauses-GH_13 = De la casa se entra y se sale por la puerta principal, y por ningún otro sitio.
house-clauses-GH_14 = Una baldosa es una casilla, y una habitación entera también. Se pasa por las puertas; nunca en diagonal.

pieces-title = El material
pieces-clauses-GH_05 = En cada habitación de letra roja espera una joya: A, C, D, E, G, I, J y L. Al principio ronda un fantasma en C, F, I y L.
pieces-clauses-GH_06 = El dado de movimiento va de 1 a 6; de 1 a 5, un fantasma acompaña al número. Los dados de combate llevan tres fantasmas, dos espíritus y una cara vacía.
pieces-clauses-GH_07 = Doce cartas con letra y una carta Mezcla. El juego avanzado añade dos Zarabandas, de dos y de tres cartas, y cuatro cartas Puertas, dos de cada color. Hay 24 fantasmas, 6 espíritus y 8 joyas, numeradas del 1 al 8.

turn-title = Un turno
turn-clauses-GH_10 = Primero se tira el dado de movimiento.
turn-clauses-GH_11 = ¿Muestra un fantasma? Se revela una carta: aparece un fantasma en la habitación de esa letra. La carta Mezcla no trae ninguno: todas las cartas vuelven al mazo.
turn-clauses-GH_12 = Después, el cazador avanza lo que diga el dado, o menos.
turn-clauses-GH_15 = En una baldosa solo cabe un cazador: se puede pasar de largo a los demás, pero no pararse con ellos. En una habitación hay sitio de sobra.
turn-clauses-GH_16 = Se permite no moverse, incluso fuera. El dado y la carta vienen igualmente.

jewels-title = Las joyas
jewels-clauses-GH_17 = Quien se para junto a una joya puede guardarla en su mochila. Solo cabe una.
jewels-clauses-GH_19 = Salir con una joya la pone a salvo y termina el turno. Coger una joya termina el movimiento, y combatir, el turno; un combate pendiente en la habitación se libra aun así después de cogerla. Quedarse en una habitación es pararse en ella.

ghosts-title = Los fantasmas
ghosts-clauses-GH_18 = Quien se para entre fantasmas debe combatirlos. Primero se coge la joya: los fantasmas no pueden impedirlo.
ghosts-clauses-GH_30 = Para combatir se tira un dado, o dos si hay otro cazador en la habitación; nunca más. Cada fantasma que sale en un dado expulsa a un fantasma; lo demás no hace nada.
ghosts-clauses-GH_31 = Los fantasmas expulsados pueden volver. Si no queda ninguno por colocar, la habitación de la carta queda encantada al instante.
ghosts-clauses-GH_32 = Con el tercer fantasma, la habitación queda encantada: un espíritu rojo ocupa su lugar.
ghosts-clauses-GH_33 = Un fantasma que debía llegar a una habitación encantada va a la siguiente del alfabeto que no lo esté; después de la L viene la A. Si allí es el tercero, también queda encantada.

spirits-title = Los espíritus rojos
spirits-clauses-GH_34 = Un espíritu retiene a quien lleva una joya: no hay forma de salir de la habitación mientras esté allí. Por eso, con una joya no se cruza una habitación encantada. Se puede coger en ella una joya, pero entonces también te retiene.
spirits-clauses-GH_35 = Para expulsar a un espíritu hay que ser al menos dos en la habitación: quien tiene el turno tira los dos dados, y basta un solo espíritu. A solas con él no se tira nada.

numbers-title = Avanzado: los números
numbers-clauses-GH_50 = Las joyas están boca abajo. Quien se para junto a una, la revela; su número queda a la vista. No basta con pasar a su lado.
numbers-clauses-GH_51 = Se cogen en cualquier orden, pero salen de la menor a la mayor, empezando por la 1. Con otro número no se puede salir, y lo que hay en la mochila se queda en ella.

cards-title = Avanzado: las cartas
cards-clauses-GH_52 = Zarabanda: se revelan dos o tres cartas, una tras otra. Si sale la otra Zarabanda o la Mezcla, se aparta sin efecto y se sustituye. Después se mezcla todo. Si el mazo se agota por el camino, se mezclan las cartas jugadas, sin las apartadas ni la carta Puertas que está a la vista.
cards-clauses-GH_53 = Carta Puertas: las puertas de ese color se cierran con llave. Vuelven a abrirse cuando se cierra el otro color o con la carta Mezcla; una Zarabanda no abre nada. Una segunda carta del color cerrado no cambia nada.

options-title = Lo que se puede ajustar
options-clauses-GH_60 = El juego: clásico o avanzado.
options-clauses-GH_61 = El inicio: tranquilo, sin fantasmas; habitual, con un fantasma en C, F, I y L; agitado, con dos.
options-clauses-GH_62 = Cambiar joyas, en el juego avanzado: quien se para junto a una joya puede cambiarla por la de su mochila.
options-clauses-GH_63 = Quién empieza: la suerte, o un sitio que se elija, si lo ocupa alguien.
options-clauses-GH_64 = Para que toda partida termine, se da por perdida tras cierto número de turnos: 1000, si no se cambia.
