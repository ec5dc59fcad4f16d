goal-title = El objetivo
goal-clauses-MY_43 = Todos juntos: averiguad quién, dónde y con qué, y luego desenmascarad al culpable. Se gana o se pierde en equipo.
goal-clauses-MY_01 = De dos a siete: una persona es el fantasma, las demás son los médiums. Con dos o tres, cada persona que no es el fantasma lleva dos médiums. Cada médium tiene su color.
goal-clauses-MY_03 = Todas las imágenes son nuestras, dibujadas para este juego.

start-title = Antes de la primera hora
start-clauses-MY_02 = Hay 18 personajes, 18 lugares y 18 objetos, una vez para los médiums y otra para el fantasma, y 84 visiones.
start-clauses-MY_04 = Se ponen en la mesa de cuatro a nueve cartas de cada clase: cuanta más gente juega y más difícil es, más hay.
start-clauses-MY_10 = Para cada médium, el fantasma roba en secreto un personaje, un lugar y un objeto de la mesa, nunca la misma carta para dos. Su mano es de siete visiones. Todos buscan primero su personaje.

ghost-title = El fantasma
ghost-clauses-MY_20 = Sin una palabra, da a cada médium que aún busca una o varias visiones de su mano, una sola vez por hora y en el orden que quiera. Luego su mano vuelve a tener siete. Las visiones se quedan ante el médium hasta que encuentra su carta.
ghost-clauses-MY_05 = El cuervo cambia de una a siete cartas de la mano. Fácil: una vez por hora. Medio: tres veces por partida. Difícil: una vez. Antes de dar visiones o entre médium y médium, nunca mientras corre el reloj de arena.
ghost-clauses-MY_21 = Las visiones de una carta encontrada se descartan, igual que las del cuervo; cuando el mazo se acaba, se barajan de nuevo. Si no queda nada que robar, la mano se queda corta.

mediums-title = Los médiums
mediums-clauses-MY_22 = Al dar las últimas visiones se gira el reloj de arena: normalmente, dos minutos. Se para antes si todos han dicho que vale. Si alguien elige o cambia su elección, todos tienen que decirlo otra vez.
mediums-clauses-MY_23 = Hablad y ayudaos. Cada médium pone su bola en una carta de la clase que busca; varios pueden elegir la misma, pero no una ya encontrada. Se puede cambiar de idea mientras corre el reloj de arena, cien veces como mucho.
mediums-clauses-MY_25 = Después el fantasma responde a cada médium. Acierto: la carta va a la funda y se busca la siguiente: personaje, lugar, objeto. Fallo, o sin elección: todo se queda, y llegarán nuevas visiones.
mediums-clauses-MY_29 = Si acaba la séptima hora y a un médium le falta una carta, pierde todo el mundo.

clairvoyance-title = La clarividencia
clairvoyance-clauses-MY_06 = Con cuatro o cinco personas, cada médium tiene cuatro fichas; con seis o siete, seis. La mitad dice de acuerdo; la otra, en desacuerdo. Con dos o tres no hay fichas.
clairvoyance-clauses-MY_24 = Pon una ficha junto a la elección de otro médium, solo una por médium, nunca junto a la tuya. Puedes moverla mientras corre el reloj de arena.
clairvoyance-clauses-MY_26 = Una ficha que acierta te hace avanzar un paso. Una ficha que falla no cuesta nada. Las fichas puestas se gastan.
clairvoyance-clauses-MY_27 = Con las tres cartas encontradas, avanza siete menos la hora. Sigues ayudando a los demás y poniendo fichas.
clairvoyance-clauses-MY_28 = Al empezar la cuarta hora vuelven todas las fichas gastadas, una vez.

culprit-title = El culpable
culprit-clauses-MY_40 = Cuando todos han terminado, las tres cartas de cada médium forman un grupo. El fantasma elige en secreto el grupo del culpable y da a todos tres visiones de su mano, mezcladas.
culprit-clauses-MY_41 = Ya no se habla, y se vota en secreto, una vez y sin vuelta atrás. Cuanta más clarividencia tienes, más cartas ves antes de votar. Con dos, se añaden dos grupos de desconocidos y solo hay un voto; con tres, se puede hablar y hay que ponerse de acuerdo.
culprit-clauses-MY_42 = El grupo más votado es el acusado. Si hay empate, vale la elección de quien tiene más clarividencia; luego, la de la persona de más edad. Sin ningún voto no se acusa a nadie.

secrets-title = Qué es secreto
secrets-clauses-MY_44 = Todos ven las visiones dadas, las elecciones, las fichas y lo encontrado. Solo el fantasma ve su mano y lo que hay que adivinar. Un voto solo lo ve quien lo da, hasta el recuento. El fantasma no habla nunca.
