### The privacy policy, terms and status that an operator may publish.

site-privacy = Política de privacidad
site-privacy-1 = Este bot, Provost, lo gestiona { $operator }. Escribe ahí sobre cualquier cosa que afecte a tus datos.
site-privacy-2 = Cuando juegas, el bot guarda tu id de Discord, el nombre que mostrabas entonces, tus jugadas con su hora y los resultados. Guarda lo que eliges: idioma, aspecto de los tableros, cuándo empieza y termina tu día, ausencias, avisos, órdenes, mazos, las personas que evitas y las partidas que sigues. De un servidor guarda su id, los ids de canales y mensajes de las partidas y los ajustes de quienes lo gestionan.
site-privacy-3 = El bot no lee los mensajes de los miembros ni tiene una lista de ellos. Solo sabe lo que Discord envía con un comando o un clic, y pregunta a Discord si estás en un servidor cuando eso importa para una partida.
site-privacy-4 = Todo esto hace falta para llevar las partidas en las que juegas, mostrar resultados y clasificaciones y demostrar que el barajado fue limpio. No se vende, no se usa para publicidad ni se da a nadie más.
site-privacy-5 = Lo que pasa en una partida se muestra a los miembros de su servidor, y tus cartas ocultas solo a ti. Las partidas que sus jugadores hicieron públicas también se pueden leer en páginas web. Los resultados de las partidas terminadas pueden publicarse con todas las jugadas, pero sin tu nombre ni tu id. Quien gestiona el bot puede leer la base de datos. Todo pasa por Discord, según su propia política de privacidad.
site-privacy-6 = Los datos se guardan hasta que los borras. { $days ->
    [0] Si un servidor quita al bot, pide a quien lo gestiona que borre lo que se guarda.
    [one] Si un servidor quita al bot, todo lo suyo se borra después de 1 día.
   *[other] Si un servidor quita al bot, todo lo suyo se borra después de { $days } días.
} Las copias de seguridad pueden contener datos borrados hasta que se reemplacen.
site-privacy-7 = Con /privacy export recibes un archivo con todo lo que se guarda de ti. Con /privacy delete te eliminas: las partidas terminadas muestran entonces un nombre inventado. Ambos funcionan también en mensajes directos con el bot. También puedes escribir a quien lo gestiona y reclamar ante tu autoridad de protección de datos.
site-privacy-8 = Debes tener la edad necesaria para usar Discord. Si esta política cambia, cambia esta página.

site-terms = Condiciones de uso
site-terms-1 = { $operator } gestiona gratis este bot, Provost, para que los miembros de servidores de Discord jueguen entre sí a juegos de mesa. Al usarlo aceptas estas condiciones. También se aplican las de Discord.
site-terms-2 = Juega limpio. No uses una segunda cuenta en una partida, no intentes averiguar lo que las reglas ocultan y no satures ni ataques el servicio.
site-terms-3 = El servicio se ofrece tal cual. Puede interrumpirse, cambiar o terminar en cualquier momento, y se pueden perder partidas. No hay garantía ni responsabilidad, en la medida en que la ley lo permita.
site-terms-4 = Quienes gestionan un servidor deciden quién juega en él, y sus árbitros deciden en las partidas. Quien gestiona el bot puede excluir a personas o servidores que incumplan estas condiciones.
site-terms-5 = Los juegos pertenecen a sus autores y editores. Este bot no tiene relación con ellos ni con Discord, ni su respaldo.
site-terms-6 = La política de privacidad dice qué se guarda de ti y cómo borrarlo.
site-terms-7 = Puedes dejarlo cuando quieras: abandona tus partidas, borra tus datos con /privacy delete o quita al bot de tu servidor.

site-status = Estado
site-status-matches = Partidas: { $running } en curso, { $ended } terminadas.
site-status-month = { $month }: partidas jugadas hasta el final por dos o más de quienes las empezaron: { $part } de { $whole }.{ $final ->
    [yes] {""}
   *[no] {" "}Algunas siguen en curso.
}
site-status-missed = Turnos perdidos: { $part } de { $whole }.
site-status-no-outages = Ninguna interrupción en los últimos 90 días.
site-status-outages = { $count ->
    [one] 1 interrupción en los últimos 90 días; el bot estuvo activo el { $share } % del tiempo.
   *[other] { $count } interrupciones en los últimos 90 días; el bot estuvo activo el { $share } % del tiempo.
}
site-status-outage = { $when }: parado durante { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
