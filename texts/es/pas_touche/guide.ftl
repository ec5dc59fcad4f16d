## The guided first game: one message for each hint

prepare = Elige la mano que toca, para toda la partida. El nivel dice cuánto prohíben tus cartas: para empezar, el primero está bien.
throw-keys = Dos dados nombran una carta de la mesa: un dulce y un número. Encuéntrala y tócala antes que nadie: con un clic, o en el teclado con su letra y su cifra (B3). Tira cuando quieras.
throw-touch = Dos dados nombran una carta de la mesa: un dulce y un número. Encuéntrala y tócala con el dedo antes que nadie. Tira cuando quieras.
photo = La foto finish: quién ha tocado, en cuánto tiempo y con qué margen se sabe. Tu tiempo cuenta desde que has visto los dados, aunque tu conexión sea lenta.
card = Avanzas: se descubre tu primera carta. Lo que muestra tachado está prohibido para tu mano que toca. Tu cubo sigue las casillas de abajo.
block-keys = Tenías prohibida esa carta. Entonces tócala con la otra mano (botón derecho o Mayús) y grita «¡Pas touche!» con el botón grande o la barra espaciadora: ya nadie avanza.
block-touch = Tenías prohibida esa carta. Entonces tócala con la otra mano (el otro pulgar puesto aquí) y grita «¡Pas touche!» con el botón grande: ya nadie avanza.
error = Un error cuesta lo que dice la casilla de tu cubo: un candado, nada; una flecha, un paso atrás; una carta tachada, un paso atrás y una carta nueva.
second = Dos cartas: sus prohibiciones se suman. Quien sale de la última casilla de su tercera carta ha ganado.
end = Se acabó. La próxima partida propone un nivel a cada cual: quien gana sube, quien lo tiene difícil baja, y pronto peques y mayores tienen las mismas opciones.
