lead = Las reglas en seis imágenes, para leer en voz alta

## The scenes

scenes-goal-title = Dan las doce
scenes-goal-text = Hugo el fantasma sale de la bodega y da la vuelta al castillo. **¡Esconde a tus invitados!** Un susto, un punto: después de tres rondas, **gana el total más bajo**.
scenes-goal-alt = El castillo visto desde arriba: Hugo llega a lo alto de la escalera, unos invitados están a salvo en las habitaciones y otros corren por la galería.
scenes-goal-chips-0 = en caso de empate, **victoria compartida**
scenes-turn-title = Te toca
scenes-turn-text = Tira el dado. ¿Un número? **Uno solo de tus invitados** avanza ese número de casillas, en el sentido de las agujas del reloj.
scenes-turn-alt = El dado muestra un 4: un invitado rojo avanza cuatro casillas por la galería.
scenes-turn-chips-0 = el dado: **1, 2, 4, 5** y **dos fantasmas**
scenes-ghost-title = ¡El fantasma!
scenes-ghost-text = ¿El dado muestra un fantasma? Ningún invitado se mueve: **Hugo avanza 3**. Mientras esté en la escalera, **las puertas siguen cerradas**.
scenes-ghost-alt = El dado muestra el fantasma: Hugo sube tres escalones de la escalera.
scenes-ghost-chips-0 = si sois cinco o más: **2**
scenes-door-title = ¡Rápido, una puerta!
scenes-door-text = Cruzar la puerta cuesta **un punto más** que llegar delante de ella. **Un solo invitado por habitación**, y hasta el final de la ronda ya no puede pasarle nada.
scenes-door-alt = El dado muestra un 5: un invitado rojo puede entrar en la cocina por tres puntos o en la lavandería por cinco.
scenes-door-chips-0 = sala de juegos, sala de caza: **número exacto**
scenes-caught-title = ¡Atrapado!
scenes-caught-text = Hugo se lleva a todos los que se cruza o alcanza, **al escalón libre más bajo**: primero el 10, luego el 9, luego el 8…
scenes-caught-alt = Hugo corre por la galería; los invitados que ha atrapado están en los escalones 10 y 9.
scenes-caught-chips-0 = escalera llena: **a la bodega**
scenes-count-title = A contar
scenes-count-text = ¿Ya no queda nadie en la galería? La ronda ha terminado. En la escalera, cada invitado cuenta **el número de su escalón**; a salvo, **0**.
scenes-count-alt = Invitados en los escalones 8, 9 y 10, uno en la bodega y otro a salvo en el vestidor.
scenes-count-chips-0 = bodega **2**
scenes-count-chips-1 = biblioteca, lavandería **1**
scenes-count-chips-2 = sala de juegos, sala de caza **−3**

## Now and then

cases-full-title = Todas las habitaciones están ocupadas
cases-full-text = La ronda acaba en el acto. Quien siga fuera va derecho a la bodega.
cases-pass-title = ¿Se puede pasar?
cases-pass-text = No: un número se juega. Salvo si te queda **un solo invitado** en la galería: ese puede quedarse donde está. Dos en la misma casilla siguen siendo dos.
cases-nobody-title = Ya no tienes a nadie fuera
cases-nobody-text = Tira de todos modos: el fantasma hace avanzar a Hugo, un número no sirve de nada.
cases-choice-title = Te sobran puntos
cases-choice-text = Se pierden, nunca pasan a otro invitado. Por eso una misma tirada puede ofrecerte varias puertas; solo la sala de juegos y la sala de caza exigen que **el último punto** sea el que cruza la puerta.
cases-together-title = Varios en una casilla
cases-together-text = Está permitido en cuanto empieza la carrera. Si los atrapan juntos, comparten escalón.
cases-overtake-title = ¿Y si adelanto a Hugo?
cases-overtake-text = Puedes hacerlo. **Pararse en su casilla es dejarse atrapar**; pero una puerta en su casilla sigue siendo un buen refugio. ¿No hay otra jugada posible? Entonces hay que ir. Hugo da vueltas sin fin y no vuelve a bajar.
cases-planks-title = Las puertas clausuradas
cases-planks-text = Once habitaciones se abren, cada una desde una sola casilla. Las de 7, 13 y 27 están clausuradas para siempre.
cases-next-title = La ronda siguiente
cases-next-text = Los escondidos salen delante de su puerta. Los atrapados vuelven a la casilla libre que elijan: los del escalón 10, luego los del 9… y la bodega al final; en un mismo escalón, primero quien lleve más sustos. Hugo vuelve a bajar, y **quien tenga más sustos tira primero**.

## What can be chosen before a match

options-players-title = ¿Cuántos invitados?
options-players-text = Si sois dos, **seis** cada cual; tres, **cinco**; cuatro, **cuatro**; cinco, **tres**; de seis a ocho, **dos**.
options-place-title = Colocarse
options-place-text = Empieza quien tenga más valor: lo decide la suerte, o quien organiza la mesa. Por turnos, cada cual pone un invitado en una casilla **libre** de la galería, ninguno en la escalera. Hugo espera abajo del todo, en el escalón 10, y quien tiene más valor tira el dado.
options-rounds-title = ¿Cuántas rondas?
options-rounds-text = Tres, o de una a ocho si lo preferís. Una ronda que no se acaba nunca se detiene como si todo estuviera lleno.
options-edition-title = Dos ediciones
options-edition-text = La de 1989: Hugo frena a 2 a partir de cinco. La de 2003: solo con siete u ocho.

## To remember

remember-0 = Un dado, **un** invitado.
remember-1 = Hugo en la escalera: **puertas cerradas**.
remember-2 = La puerta cuesta **un punto**.
remember-3 = Nunca en la casilla de Hugo.
remember-4 = Gana el total más **bajo**.
