## Seats

seats-title = Sentarse e invitar
seats-clauses-TB_03 = Para actuar en una mesa hay que tener un sitio. Quien no lo tiene, mira.
seats-clauses-TB_04 = Quien organiza la mesa decide los sitios, los bots, las opciones y el comienzo. La corona muestra quién es.
seats-clauses-TB_05 = Ese sitio no existe en esta mesa.
seats-clauses-TB_06 = Ahí ya hay alguien. Elige otro sitio.
seats-clauses-TB_07 = Este sitio está cerrado. Pide que lo abran de nuevo.
seats-clauses-TB_08 = Esa persona ha dejado la mesa.
seats-clauses-TB_09 = Solo puedes pasar a organizar la mesa si quien la llevaba se fue hace un rato.
seats-clauses-TB_26 = Quien organiza la mesa ha cerrado la puerta o te ha hecho salir.
seats-clauses-TB_27 = La sala está llena. Prueba un poco más tarde.
seats-clauses-TB_29 = Un sitio por persona: deja primero el tuyo.
seats-clauses-TB_30 = No puedes hacerte salir, ni a quien comparte tu dispositivo. Para irte, deja tu sitio.
seats-clauses-TB_43 = Aquí se mira quién llega: espera a que te abran.
seats-clauses-TB_44 = No ha abierto nadie. Avisa de otra manera y vuelve después.

## The match

match-title = La partida
match-clauses-TB_02 = La mesa ha cambiado mientras elegías. Mira cómo está y luego juega.
match-clauses-TB_10 = Eso se ajusta antes o después de una partida, no durante.
match-clauses-TB_11 = Antes, quien organiza la mesa tiene que empezar una partida.
match-clauses-TB_12 = Todos los sitios deben estar ocupados, por personas o por bots, antes de empezar.
match-clauses-TB_13 = Elige un nivel que ofrezca este juego.
match-clauses-TB_14 = El dado, o el mazo, es de otra persona por ahora.
match-clauses-TB_15 = Una jugada se puede deshacer mientras no haya pasado nada más: ni dado, ni carta, ni jugada ajena.
match-clauses-TB_16 = Este juego se juega jugada a jugada.
match-clauses-TB_28 = En esta mesa se han jugado muchas partidas. Abre una nueva.
match-clauses-TB_32 = Tu jugada anterior aún se está examinando. Un momento.
match-clauses-CT_01 = La partida ha terminado: ya no se juega nada en ella.
match-clauses-CT_02 = No es tu turno.
match-clauses-CT_03 = No se espera al azar: antes tiene que elegir alguien.
match-clauses-CT_04 = Aquí nadie tiene el tiempo limitado.
match-clauses-CT_05 = En este momento no hay nada que decidir.

## Talk and settings

talk-title = Hablar y ajustar
talk-clauses-TB_17 = El juego pide silencio en este momento, o a este papel.
talk-clauses-TB_18 = Demasiadas palabras en muy poco tiempo. Respira y luego escribe.
talk-clauses-TB_19 = Lo que se dice a la mesa no está vacío ni es muy largo.
talk-clauses-TB_20 = Esos tiempos son demasiado largos.
talk-clauses-TB_31 = Ese texto es demasiado largo.
talk-clauses-SV_06 = Un nombre es corto y no está vacío.

## The server

server-title = La conexión
server-clauses-TB_01 = El servidor no ha entendido esta página. Recárgala.
server-clauses-TB_21 = El servidor no ha podido anotar esta jugada: no ha tenido lugar. Vuelve a intentarlo.
server-clauses-TB_22 = Demasiadas peticiones a la vez en esta mesa. Vuelve a intentarlo.
server-clauses-TB_23 = El servidor se ha actualizado. Recarga la página.
server-clauses-TB_24 = La página y el servidor no se han entendido. Recarga la página.
server-clauses-TB_25 = No hay ninguna mesa en esta dirección. Quizá falte un trozo del enlace.
server-clauses-TB_33 = El servidor no consigue releer esta mesa. Prueba un poco más tarde.
server-clauses-TB_34 = Demasiados gestos de golpe. Espera un segundo y vuelve a empezar.
server-clauses-TB_35 = Solo se pueden señalar lugares del tablero.
server-clauses-TB_36 = No hay ninguna carrera en marcha: espera a la próxima tirada.
server-clauses-TB_37 = Ya lo has hecho en esta tirada, o no es el momento.
server-clauses-TB_38 = Quien ha visto los secretos de un sitio no cambia de sitio en la misma partida, ni tampoco nadie del mismo dispositivo.
server-clauses-TB_39 = La petición ya no existe: la persona se ha ido, o alguien ha dicho que no.
server-clauses-TB_40 = Solo quienes han jugado esta partida deciden quién ocupa un sitio libre.
server-clauses-TB_41 = Quienes han jugado esta partida se han ido: un bot guarda el sitio hasta el final.
server-clauses-TB_42 = Demasiada gente ha jugado o pide jugar. Mira, y juega la siguiente.
server-clauses-TB_45 = Hoy ya se ha escrito bastante desde aquí: no empieza nada nuevo, las partidas en curso siguen.
server-clauses-TB_46 = Al servidor le falta espacio: no empieza nada nuevo, las partidas en curso siguen.
server-clauses-TB_47 = Quien administra este servidor ha cerrado esta mesa. Juega en otra.
server-clauses-TB_48 = Quien administra este servidor ha eliminado esta mesa.
server-clauses-TB_49 = Quien administra este servidor ha quitado esta mesa de la lista pública. Con su enlace aún se llega a ella.
server-clauses-TB_50 = Has dejado todas las mesas o se te ha borrado. La página vuelve sola.
server-clauses-SV_01 = En esta dirección no hay nada.
server-clauses-SV_02 = Esta dirección no se usa así.
server-clauses-SV_03 = La petición no tiene la forma correcta. Recarga la página.
server-clauses-SV_04 = Una página de otro sitio no tiene derecho a pedir esto.
server-clauses-SV_05 = Demasiadas mesas o nombres en poco tiempo. Espera un minuto.
server-clauses-SV_07 = El servidor está desbordado. Prueba un poco más tarde.
server-clauses-SV_08 = Esta mesa no tiene ninguna partida con ese número.
server-clauses-SV_09 = Tres mesas públicas por persona como mucho: cierra una o abre una mesa privada.
server-clauses-SV_10 = Un dispositivo no puede tener tantos jugadores.
server-clauses-SV_11 = Este servidor no conoce las reglas de esta partida: aquí no se puede volver a ver.
server-clauses-SV_12 = Una partida se vuelve a ver con los ojos de uno de sus sitios, con los del público o viéndolo todo.
server-clauses-SV_13 = Esta partida termina antes de ese momento.
server-clauses-SV_14 = Esta partida aún no ha llegado a esa mirada.
server-clauses-SV_15 = Demasiada gente nueva desde tu red en poco tiempo: espera un poco y recarga la página.
server-clauses-SV_16 = Se piden muchos consejos en este momento: vuelve a intentarlo enseguida.
server-clauses-SV_17 = Quien administra este servidor te ha vetado por un tiempo.
server-clauses-SV_18 = Llegan demasiadas denuncias desde aquí. Vuelve a intentarlo más tarde.
server-clauses-SV_19 = Se denuncia a alguien desde la mesa en la que se está.
server-clauses-SV_20 = No puedes denunciarte, ni a quien comparte tu dispositivo.
server-clauses-SV_21 = Un código sirve una sola vez, durante diez minutos. Pide otro en el primer dispositivo.
server-clauses-SV_22 = Se han probado demasiados códigos desde aquí. Espera diez minutos.
server-clauses-SV_23 = Este navegador ha pasado a ser de otra persona. Recarga la página.
