hidden_there = Ahí, la mayoría de las cerraduras que pueden salir no ven a tus fantasmas.
others_uncovered = Desde ese lado se descubren más fantasmas de los demás que tuyos.
piece_hides = Al moverlo, este mueble puede esconder los tuyos y descubrir a los demás.
