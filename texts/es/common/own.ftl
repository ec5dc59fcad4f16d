lead = Aquí no hay cuentas: este navegador es tu llave. Todo lo que sigue vale también para los invitados que juegan en este dispositivo.
download-title = Descargar mis datos
download-help = Un archivo legible con todo lo que el servidor guarda de ti: nombres, mesas, sitios, mensajes, decisiones y sus horas.
download-action = Descargar
downloaded = El archivo se ha descargado.
show-title = Seguir en otro dispositivo
show-help = Con un código, un segundo dispositivo juega también como tú: mismo nombre, mismos sitios. No lo compartas con nadie más: quien lo tiene juega en tu lugar.
show-action = Mostrar un código
code = Código
lasts = Sirve una sola vez, durante { $minutes } minutos. Escríbelo en el otro dispositivo: Ajustes, Mis datos, Tengo un código.
scan = El código, para fotografiarlo con el otro dispositivo
enter-title = Tengo un código
enter-help = Este dispositivo pasa a jugar como el otro. Olvida quién era: sus propios sitios se pierden.
enter-action = Usar este código
code_missing = Escribe los diez caracteres del código.
leave-title = Dejar todas las mesas
leave-help = Te levantas de todos tus sitios y dejas todas las mesas. En las partidas en curso, un bot juega por ti.
leave-action = Dejar todas las mesas
left = { $seats ->
    [0] No tenías ningún sitio.
    [1] Has dejado 1 sitio.
   *[other] Has dejado { $seats } sitios.
}
forget-title = Olvidarme en este dispositivo
forget-help = Este dispositivo vuelve a ser un desconocido. En el servidor no se borra nada: otro dispositivo que recibió tu código sigue siendo tú. Sin un dispositivo así, tus sitios se pierden.
forget-action = Olvidar aquí
erase-title = Borrarme
erase-help = Todo lo que te identifica desaparece del servidor, para siempre.
erase-action = Borrarme para siempre
goes = Lo que desaparece
erase_goes-0 = tu nombre y todos tus nombres anteriores, en todas las mesas
erase_goes-1 = todos tus mensajes
erase_goes-2 = tu identificador y la lista de tus mesas
erase_goes-3 = tus sitios: un bot juega por ti
erase_goes-4 = lo que este navegador ha guardado
stays = Lo que queda
erase_stays-0 = las jugadas de las partidas jugadas, sin nombre: los demás pueden volver a verlas
erase_stays-1 = lo que otros escribieron, aunque te nombraran
erase_stays-2 = lo que guardaron los navegadores de los demás, y las copias de seguridad del servidor mientras las conserve
erase_sure = Quiero que se me borre para siempre
working = Un momento…
