## The aim

goal-title = El objetivo
goal-clauses-FM_52 = Cada susto es un punto, y más vale tener pocos: al final, gana el total más bajo. En caso de empate, la victoria se comparte.
goal-clauses-FM_06 = Una partida tiene tres rondas. Quien organiza la mesa puede elegir de una a ocho antes de empezar.
goal-clauses-FM_05 = Se juega de dos a ocho. Con dos, cada cual lleva seis invitados; con tres, cinco; con cuatro, cuatro; con cinco, tres; con más, dos.

## The castle

castle-title = El castillo
castle-clauses-FM_01 = La galería da la vuelta al castillo en 28 casillas. La escalera desemboca en la casilla 1; se avanza en el sentido de las agujas del reloj.
castle-clauses-FM_02 = Once habitaciones tienen puerta, cada una en una sola casilla. Las tres clausuradas con tablones, en 7, 13 y 27, no se abren nunca.
castle-clauses-FM_03 = Ocho escalones suben de la bodega a la galería. El más bajo vale 10; el más alto, 3.
castle-clauses-FM_04 = El dado tiene 1, 2, 4, 5 y dos veces el fantasma.

## Taking places

start-title = Colocarse
start-clauses-FM_10 = La suerte dice quién tiene más valor. A partir de ahí, cada cual pone por turnos un invitado en una casilla libre: uno solo por casilla y ninguno en la escalera, hasta que estén todos.
start-clauses-FM_11 = Hugo espera abajo, en el escalón 10. Quien tiene más valor también tira primero el dado.

## A turn

turn-title = Te toca
turn-clauses-FM_12 = Tira el dado. ¿Un número? Elige a uno de tus invitados de la galería y hazlo avanzar ese número de casillas, siempre en el sentido de las agujas del reloj. Ahora varios invitados pueden compartir una casilla.
turn-clauses-FM_13 = ¿El fantasma? Ningún invitado se mueve: Hugo avanza 3, o 2 cuando sois cinco o más. Sube escalón a escalón, luego pasa a la casilla 1 y sigue la galería.
turn-clauses-FM_14 = No se puede pasar. Única excepción: un invitado que esté solo en la galería puede quedarse donde está.
turn-clauses-FM_15 = ¿Ya no tienes a nadie en la galería? Tiras de todos modos: el fantasma hace avanzar a Hugo, un número no sirve de nada.

## Hiding

hide-title = Esconderse
hide-clauses-FM_20 = Las puertas siguen cerradas mientras Hugo esté en la escalera.
hide-clauses-FM_21 = En cada habitación cabe un solo invitado. Cruzar la puerta cuesta un punto más que llegar delante de ella.
hide-clauses-FM_22 = No hace falta el número justo: lo que sobra del dado se pierde. Por eso una misma tirada puede ofrecer varias puertas, o el simple avance; eliges tú.
hide-clauses-FM_24 = En una habitación no puede pasarte nada; no se sale de ella hasta el final de la ronda.

## The rooms that want the exact count

exact-title = Las habitaciones especiales
exact-clauses-FM_23 = La sala de juegos y la sala de caza piden el número exacto: el último punto del dado tiene que ser el que cruza la puerta. Quitan 3 sustos.

## Hugo

caught-title = Cuidado con Hugo
caught-clauses-FM_30 = Hugo se lleva a todos los invitados de las casillas que atraviesa y de aquella en la que se para.
caught-clauses-FM_31 = Los deja en el escalón vacío más bajo: primero el 10, luego el 9, y así sucesivamente. Los de una misma casilla comparten escalón.
caught-clauses-FM_32 = Cuando todos los escalones están ocupados, los siguientes van a la bodega.
caught-clauses-FM_33 = Se puede adelantar a Hugo, pero pararse en su casilla es dejarse atrapar. Una puerta en su casilla sigue siendo un buen refugio. Hugo da vueltas sin fin y no vuelve a bajar.

## The end of a round

count-title = Fin de la ronda
count-clauses-FM_40 = La ronda termina en cuanto la galería queda vacía.
count-clauses-FM_41 = También termina cuando se ocupa la última habitación: los que siguen fuera van derechos a la bodega.
count-clauses-FM_42 = Cada invitado cuenta: en un escalón, su valor; en la bodega, 2; en la biblioteca o la lavandería, 1; en la sala de juegos o la sala de caza, 3 menos; en otro lugar, nada.

## The next round

next-title = La ronda siguiente
next-clauses-FM_50 = Los escondidos salen delante de su puerta. Después, los atrapados vuelven a la casilla libre que elijan: primero los del escalón 10, luego los del 9, y por último los de la bodega. En un mismo escalón va primero quien lleve más sustos.
next-clauses-FM_51 = Hugo vuelve a bajar al escalón 10, y quien tenga más sustos tira primero el dado.
next-clauses-FM_53 = Una ronda que no se acaba nunca se cierra como si todas las habitaciones estuvieran ocupadas.

## What can be set

options-title = Ajustes
options-clauses-FM_60 = El número de rondas: de una a ocho.
options-clauses-FM_61 = La edición: en las reglas de 2003, Hugo solo frena a 2 si sois siete u ocho.
options-clauses-FM_62 = Quién empieza: la suerte, o un sitio concreto si hay alguien sentado en él.
