lead = Las reglas en seis imágenes, para leer en voz alta

## Scenes: a title, two or three sentences, what the picture shows, and chips of a few words

scenes-goal-title = ¿Quién, dónde y con qué?
scenes-goal-text = Una persona es **el fantasma, que no habla**. Las demás, sus médiums, buscan cada una **un personaje, un lugar y un objeto**. Encontradlos en siete horas, desenmascarad al culpable y **ganaréis todos juntos**.
scenes-goal-alt = Un fantasma flota sobre tres cartas: un personaje, un lugar y un objeto.
scenes-goal-chips-0 = si no, pierde **todo el mundo**

scenes-secret-title = El secreto del fantasma
scenes-secret-text = En la mesa hay cartas de las tres clases. Para **cada médium**, el fantasma roba en secreto una de cada, nunca la misma para dos.
scenes-secret-alt = Una fila de personajes; el fantasma sabe que la tercera carta es la del médium azul.

scenes-dream-title = Sueños como pistas
scenes-dream-text = Cada hora, el fantasma da a cada médium **una o varias visiones** de su mano de siete. **Ni una palabra, ni un gesto**: solo hablan las imágenes.
scenes-dream-alt = El fantasma tiene una mano de visiones y le tiende dos a un médium.
scenes-dream-chips-0 = las visiones **se quedan** ante ti

scenes-guess-title = Los médiums adivinan
scenes-guess-text = Corre el reloj de arena. **¡Hablad, ayudaos!** Cada médium pone su bola en la carta que le sugieren sus visiones: primero, el personaje.
scenes-guess-alt = Tres bolas de cristal sobre cartas de personajes; al lado corre un reloj de arena.
scenes-guess-chips-0 = **dos minutos**
scenes-guess-chips-1 = varias bolas en una carta: se puede

scenes-answer-title = Acierto, o casi
scenes-answer-text = ¿Has acertado? La carta es tuya y buscas la siguiente: **personaje, lugar, objeto**. ¿Has fallado? Todo se queda, y a la hora siguiente **llegarán más visiones**.
scenes-answer-alt = Bajo una carta encontrada, una marca verde; bajo otra, una cruz roja y sus visiones, que se quedan.

scenes-culprit-title = El culpable
scenes-culprit-text = ¿Ya tenéis todos vuestras tres cartas? El fantasma elige en secreto **uno de vuestros grupos** y envía tres visiones para todos. **Voto secreto, sin una palabra**: el grupo más votado es el acusado. Si es ese, ¡habéis ganado!
scenes-culprit-alt = Tres visiones para todos, sobre grupos de tres cartas; uno de los grupos está señalado.

## Cases: what happens now and then

cases-crow-title = El fantasma tiene mala mano
cases-crow-text = El cuervo cambia de una a siete de sus cartas: **una vez por hora** en el nivel fácil, **tres veces por partida** en el medio, **una sola vez** en el difícil. Nunca mientras corre el reloj de arena.

cases-tokens-title = ¿Crees que alguien se equivoca?
cases-tokens-text = Pon una ficha junto a su elección, **de acuerdo o en desacuerdo**: solo una por médium, nunca junto a la tuya. Si aciertas, avanzas un paso en clarividencia; si fallas, no cuesta nada. Las fichas puestas se gastan, y vuelven todas, una vez, en la cuarta hora.

cases-track-title = ¿Para qué sirve la clarividencia?
cases-track-text = Al votar, quienes tienen más clarividencia ven **dos o tres visiones** del culpable antes de decidirse; los demás, solo una. Terminar pronto ayuda: avanza siete menos la hora. Después sigues ayudando y poniendo fichas.

cases-choice-title = Cambiar de idea
cases-choice-text = Mientras corre el reloj de arena, cuanto quieras (o casi: cien veces). Una carta ya encontrada no se puede elegir. No elegir nada es fallar.

cases-ready-title = Todo el mundo ha terminado
cases-ready-text = El reloj de arena se para en cuanto todos lo han dicho. Si alguien elige o cambia su elección, todos tienen que decirlo otra vez.

cases-tie-title = Hay empate a votos
cases-tie-text = Vale la elección de quien tiene **más clarividencia**, y luego la de la persona de más edad. Si nadie ha votado, no se acusa a nadie.

cases-silence-title = Qué puede decir el fantasma
cases-silence-text = Nada de nada. Solo él ve su mano y lo que hay que encontrar; un voto solo lo ve quien lo da, hasta el recuento.

cases-empty-title = No quedan visiones en el mazo
cases-empty-text = Se barajan de nuevo las descartadas. Si no queda ninguna, la mano se queda más corta.

cases-late-title = Han dado las siete
cases-late-text = Si a un solo médium le falta una sola carta, la partida está perdida para todos.

## Options: what can be chosen before a match

options-players-title = ¿Cuántos sois?
options-players-text = De dos a siete, uno de ellos **el fantasma**. Con dos o tres, cada persona lleva **dos médiums**, sin fichas ni clarividencia. Con cuatro o cinco, cuatro fichas para cada médium; con seis o siete, seis: mitad de acuerdo, mitad en desacuerdo.

options-few-title = El final, con dos o tres
options-few-text = Todos ven las tres visiones. Con dos, se añaden dos grupos de desconocidos y solo hay un voto. Con tres, se habla y hay que **ponerse de acuerdo**.

options-difficulty-title = Fácil, medio, difícil
options-difficulty-text = De cuatro a nueve cartas de cada clase en la mesa: cuantos más seáis y más valor tengáis, más habrá, y menos volará el cuervo.

options-settings-title = Qué más se puede elegir
options-settings-text = Quién es el fantasma; quién tiene más edad (sin contar al fantasma); cuánto dura el reloj de arena, de treinta segundos a diez minutos, o sin reloj; fichas que dicen una cosa o la otra.

## To remember

remember-0 = El fantasma **calla**.
remember-1 = Personaje, lugar, objeto: **en este orden**.
remember-2 = ¿Has fallado? Las visiones **se suman**.
remember-3 = Siete horas, ni una más.
remember-4 = Se gana o se pierde **en equipo**.
