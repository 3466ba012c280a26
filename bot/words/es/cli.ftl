### La línea de órdenes: ayuda, respuestas y errores.

## Ayuda

cli-about = Provost: un bot de Discord para juegos de mesa exigentes, cada cual a su ritmo.
cli-usage = uso:
cli-commands = comandos
cli-arguments = argumentos
cli-options = opciones
cli-help = muestra este texto y sale
cli-version = escribe la versión y sale
cli-run = pone en marcha el bot en Discord
cli-health = dice si el bot en marcha está conectado a Discord
cli-setup = prepara el bot: token, enlace de invitación, primer servidor
cli-doctor = busca qué falla y dice cómo arreglarlo
cli-backup = hace una copia en una carpeta, la prueba y borra las antiguas
cli-sandbox = prueba el bot de verdad en un Discord simulado en el navegador, sin token
cli-lab = mide, entrena y simula: para quien trabaja en el bot
cli-lab-lesson = escribe los pasos de la lección de un juego con sus textos
cli-selfplay = hace jugar partidas enteras a los bots
cli-record = escribe el registro de una partida jugada por bots
cli-lab-arena = enfrenta a los bots entre sí y los mide
cli-lab-train = entrena a los bots de un juego
cli-replay = reproduce un registro y escribe cómo acaba
cli-lab-analyse = dice cómo se decidió una partida registrada: probabilidades de ganar por turno y momentos decisivos
cli-lab-annotate = juega una partida de maestros y la escribe turno a turno, con motivos, probabilidades de ganar y momentos decisivos
cli-render = dibuja el tablero de un registro
cli-verify = coteja el registro de una partida terminada con su semilla sellada
cli-agent = juega partidas con el programa que llama a este comando
cli-event-simulate = simula un evento con resultados inventados y escribe sus cifras
cli-lab-duplicate = compara la puntuación duplicada y la normal con torneos de bots
cli-lab-bench = mide la velocidad de todo
cli-db = gestiona la base de datos
cli-db-check = comprueba todo el archivo
cli-db-backup = copia la base de datos, incluso con el bot en marcha
cli-db-restore = pone una copia de seguridad en lugar de la base de datos
cli-db-export = escribe las partidas como JSON, una por línea
cli-db-copy = copia la base de datos a un archivo nuevo o a una base PostgreSQL vacía
cli-db-forget = borra a un usuario, o todo lo de un servidor, mientras no hay ningún bot en marcha
cli-option-db = el archivo de la base de datos, o la dirección postgresql:// de una
cli-option-db-file = el archivo de la base de datos
cli-option-token-file = un archivo que contiene el token del bot (si no, DISCORD_TOKEN)
cli-option-token-kept = dónde poner el token
cli-option-user-lobbies = cuántas partidas a la espera de jugadores puede tener un usuario
cli-option-server-games = cuántas partidas, a la espera o en curso, puede tener un servidor
cli-option-to = la carpeta de las copias
cli-option-daily = cuántas copias diarias conservar; 7 si se omite
cli-option-weekly = cuántas copias semanales conservar; 4 si se omite
cli-option-monthly = cuántas copias mensuales conservar; 6 si se omite
cli-option-backup-to = hace cada día una copia en esta carpeta y la prueba
cli-option-health-port = un puerto solo de este equipo para /healthz y /readyz
cli-option-metrics-port = un puerto solo de este equipo para /metrics, como lo lee Prometheus
cli-option-web = una dirección, como 127.0.0.1:8080, para las páginas de partidas públicas, tras un proxy
cli-option-web-url = dónde se encuentran esas páginas, como https://example.org
cli-option-web-title = el título de esas páginas; el nombre del servidor, si solo muestran uno
cli-option-log-format = el formato del registro: text, o json con un objeto por línea
cli-option-standby = espera, ya conectado, mientras otro Provost usa esta base de datos, y toma el relevo cuando termina
cli-option-port = el puerto de la página; si falta, el del último inicio con la misma base de datos, o uno libre cualquiera
cli-option-players = cuántos jugadores
cli-option-viewers = entre cuántos jugadores se puede cambiar, de 1 a 24
cli-option-no-browser = no abre el navegador
cli-option-game = el nombre del juego
cli-option-seats = cuántos jugadores; si falta, tantos como permita el juego
cli-option-trained-seats = cuántos jugadores, como números separados por comas; todos los que el juego admite si falta
cli-option-games = cuántas partidas
cli-option-seed = el número del que salen azar y elecciones
cli-option-first-seed = el número del que salen azar y elecciones; la partida siguiente usa el número siguiente
cli-option-tables = cuántas mesas
cli-option-format = el formato del evento
cli-option-tournaments = cuántos torneos de cada tipo
cli-option-deals = cuántos repartos jugar
cli-option-half = qué repartos usar: all (todos), even (pares) u odd (impares)
cli-option-lapses = porcentajes de respuestas al azar de los niveles, del más débil al más fuerte
cli-option-pool = un archivo que guarda las partidas; las que faltan se juegan y se agregan
cli-option-table = cuántos se sientan a una mesa
cli-option-rounds = cuántas rondas, series o temporadas; si falta, las que convengan a los jugadores
cli-option-boards = cuántos jugadores tiene un equipo
cli-option-field = los niveles de una mesa, uno por asiento: random, builder, apprentice, journeyman, master
cli-option-simulations = cuántas veces se prueba cada decisión y se juega cada posición hasta el final; 48 si falta
cli-option-master = cuántas simulaciones tiene un maestro para una decisión; 48 si falta
cli-option-agent = un programa en la mesa, como NOMBRE=COMANDO; el nombre va en --field (se puede repetir)
cli-option-agent-seconds = los segundos que tiene un programa para responder
cli-option-against = un archivo de pesos contra el que jugar mientras se aprende, además de aquellos desde los que se sigue (se puede repetir)
cli-option-weights = un master con los pesos de un archivo, como NOMBRE=ARCHIVO; el nombre va en --field (se puede repetir)
cli-option-refit = conserva los pesos actuales y ajusta solo la evaluación, con este número de partidas rápidas
cli-option-continued = un archivo de pesos desde el que seguir; los actuales si falta
cli-option-further = de cuántas partidas rápidas más aprenden los pesos actuales
cli-option-rate = con qué rapidez aprenden de una partida, en milésimas
cli-option-opponents = el nivel de los demás jugadores
cli-option-imitated = cuántas simulaciones tiene para una decisión la búsqueda que se imita; 24 si falta
cli-option-puzzles = escribe en su lugar las decisiones con una sola respuesta claramente mejor
cli-option-sprt = parar en cuanto una prueba secuencial decida si el primer nivel es más fuerte que los demás por tantos Elo
cli-option-by-seat = escribe en su lugar con qué frecuencia gana cada asiento, con estas opciones y con cada otro valor de una
cli-option-minutes = cuántos minutos de trabajo
cli-option-cards = un archivo que corrige los valores de las cartas de Catan
cli-option-options = reglas, como nombre=valor, separadas por comas
cli-option-trained-options = reglas, como nombre=valor, separadas por comas; las demás cambian de una partida a otra
cli-option-policy = cómo eligen los bots: random al azar, builder para sumar puntos
cli-option-check = comprueba cada invariante en cada paso
cli-option-json = escribe JSON, un objeto por línea
cli-option-file = el archivo que se lee
cli-option-copy = el archivo de la copia de seguridad
cli-option-source = la base de datos que se copia: un archivo o una dirección postgresql://
cli-option-target = adónde: un archivo nuevo o la dirección postgresql:// de una base vacía
cli-option-out = el archivo que se escribe
cli-option-folder = la carpeta donde se escribe
cli-option-instead = un archivo nuevo que se escribe en lugar de la salida estándar
cli-option-at = tras cuántas entradas del registro; si falta, todas
cli-option-seat = quién mira, desde 0; si falta, un espectador
cli-option-theme = el tema de la imagen
cli-option-shape = poster muestra lo que importa para la pregunta actual, full todo el tablero
cli-option-locale = el idioma: en, it o es
cli-option-animate = dibuja toda la partida como imagen animada, .webp o .gif
cli-option-question = escribe las letras de las opciones, como en el mensaje; --no-question las quita
cli-option-what = engine, render, storage, bot o events; si falta, todos
cli-option-match = solo la partida con este id
cli-option-deep = vuelve a jugar también las partidas en curso y compara
cli-option-secrets = también lo que está oculto en las partidas en curso
cli-option-user = el id del usuario que se borra
cli-option-server = el id del servidor que se borra
cli-option-yes = no preguntar otra vez
cli-option-default = { $about }; { $value } si falta

## Lo que dice

cli-health-connected = Provost está conectado a Discord, que confirmó su latido hace { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
cli-sandbox-address = Abre { $url }
cli-sandbox-players = Jugadores: { $players }. Se cambia arriba en la página; otra pestaña puede ser otro jugador.
cli-sandbox-stop = Pulsa Ctrl+C para detenerlo. Las partidas quedan en { $path }.
cli-sandbox-stop-temporary = Pulsa Ctrl+C para detenerlo. Las partidas se pierden; para guardarlas usa --db RUTA.
cli-sandbox-stopped = El entorno de pruebas se ha detenido.
cli-selfplay-line = { $game }, { $seats } jugadores, semilla { $seed }: { $actions } acciones, puntuación { $scores }. { $ended }
cli-selfplay-summary = { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
} hasta el final.
cli-selfplay-checked = { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
} hasta el final, con cada invariante cumplida en cada paso.
cli-replay-unfinished = El registro se detiene antes del final, tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}.
cli-replay-early = La partida terminó antes de tiempo, tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}.
cli-replay-ended = Terminada tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}. { $ended }
cli-replay-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
cli-replay-digest = Huella: { $digest }
cli-analyse-turn = { board-moment } (tras { $step } entradas): { $chances }
cli-analyse-step = Momento decisivo tras { $step } entradas
cli-analyse-puzzle = Problema tras { $step } entradas, turno { $turn }: le toca a { $player }.
cli-analyse-solution = Solución: { $solution }
cli-analyse-no-puzzle = Ninguna decisión de esta partida sirve de problema.
cli-annotate-title = ## { $game }, { $seats } jugadores, semilla { $seed }
cli-annotate-reason = { $player } – { $options }: { $reasons }.
cli-annotate-start = La posición al principio
cli-annotate-chances = Probabilidades de ganar: { $chances }
cli-render-written = Escrito: { $path }
cli-arena-line = { $level }: { $wins } victorias de { $tables }, puntuación { $score }, Elo { $elo } (de { $low } a { $high }), { $ms } ms por decisión
cli-arena-variant = { $options } ({ $tables } mesas)
cli-arena-seat = N.º { $place } en el orden de turno: { $share } % de las mesas (de { $low } % a { $high } %), { $score } puntos
cli-arena-sprt = { $stronger ->
    [yes] { $level } es más fuerte: tras { $tables } mesas, { $elo } Elo más son 19 veces más probables que ninguno
    [no] { $level } no es más fuerte: tras { $tables } mesas, ninguna diferencia es 19 veces más probable que { $elo } Elo más
   *[open] { $tables } mesas no han decidido si { $level } es { $elo } Elo más fuerte
}
cli-arena-faults = { $faults ->
    [0] { $agent }: todas las respuestas valieron
    [one] { $agent }: 1 respuesta no valió
   *[other] { $agent }: { $faults } respuestas no valieron
}
cli-event-simulated = { $rounds } rondas, { $tables } mesas, { $short } de ellas incompletas; { $byes } descansos; { $repeats } encuentros repetidos; asientos con una diferencia de { $spread } como mucho; de { $least } a { $most } partidas por jugador; { $seconds } s para la ronda más lenta
cli-duplicate-tau = { $kind ->
    [ordinary] Puntuación normal
    [duplicate] Puntuación duplicada
   *[other] Ganancia
}: tau { $tau } ± { $reach } ({ $count } torneos)
cli-train-written = Escrito tras { $games } partidas: { $path }
cli-verify-proven = Demostrado: { $draws ->
    [one] 1 sorteo sale
   *[other] { $draws } sorteos salen
} de la semilla sellada.
cli-bench-reached = alcanzado
cli-bench-missed = no alcanzado
cli-bench-figure = { $name }: { $subject } ms (p99 { $slow } ms); { $limit }: { $base } ms; { $ratio } veces, { $goal }: { $verdict }
cli-db-healthy = { $path } está sana: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $live } en curso.
cli-db-healthy-deep = { $path } está sana: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $live } en curso; sus registros siguen las reglas y llevan a las posiciones guardadas.
cli-deep-newer = Partida { $match }: un Provost más nuevo la empezó o siguió jugándola, así que no se ha comprobado.
cli-deep-broken = Partida { $match }: no se puede leer ({ $what }).
cli-deep-seed = Partida { $match }: su semilla no corresponde a su sello.
cli-deep-log = Partida { $match }: la línea { $line } de su registro no encaja con las reglas ({ $what }).
cli-deep-chance = Partida { $match }: la línea { $line } de su registro no sale de la semilla sellada.
cli-deep-snapshot = Partida { $match }: la posición guardada no es aquella a la que lleva su registro.
cli-db-backed-up = Copiada en { $path }.
cli-db-copied = Copiada en { $path } y comparada: el contenido es idéntico ({ $digest }).
cli-db-forget-user-sure = Todo lo que { $path } contiene del usuario { $id } se borrará para siempre; sus partidas quedan, sin su nombre. Haz antes una copia. Escribe otra vez el id para seguir:
cli-db-forget-server-sure = Todas las partidas, los torneos, los resultados y los ajustes del servidor { $id } se borrarán para siempre de { $path }. Haz antes una copia. Escribe otra vez el id para seguir:
cli-db-forgot-user = El usuario { $id } queda borrado; { $matches ->
    [0] no estaba en ninguna partida.
    [one] estaba en una partida.
   *[other] estaba en { $matches } partidas.
}
cli-db-forgot-server = El servidor { $id } queda borrado: { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}, { $events ->
    [one] un torneo
   *[other] { $events } torneos
}, { $rows ->
    [one] una fila en total.
   *[other] { $rows } filas en total.
}
cli-db-would-forget-user = El usuario { $id } quedaría borrado: { $rows ->
    [one] una fila en total.
   *[other] { $rows } filas en total.
}
cli-db-would-forget-server = El servidor { $id } quedaría borrado: { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}, { $events ->
    [one] un torneo
   *[other] { $events } torneos
}, { $rows ->
    [one] una fila en total.
   *[other] { $rows } filas en total.
}
cli-option-forget-servers = borra todo lo de un servidor cuando pasan estos días desde que quitó al bot; nunca si se omite
cli-error-days = «{ $value }» no es un número de días, de 1 a 3650.
cli-option-dry-run = mostrar solo lo que se borraría
cli-error-forget-one = Indica --user o --server.
cli-error-forget-unsure = No se ha borrado nada.
cli-error-snowflake = { $value } no es un id de Discord.
cli-backup-made = Copia hecha en { $path } y restaurada a modo de prueba: está todo. { $deleted ->
    [0] No se borró ninguna copia antigua.
    [one] Se borró 1 copia antigua.
   *[other] Se borraron { $deleted } copias antiguas.
}
cli-db-restored = Restaurada: { $path }
cli-db-kept = Restaurada: { $path }. Lo que había antes se conserva en { $kept }.
cli-warning-token-exposed = Otros usuarios de esta máquina pueden leer el token en { $path }: ejecuta «chmod 600 { $path }».
cli-warning-db-log-missing = { $path } no se cerró cuando se detuvo el bot, y { $path }-wal ya no está: pueden faltar las últimas jugadas.

## Errores: la línea de órdenes

cli-error-command-unknown = Ese comando no existe. «provost --help» los muestra todos.
cli-error-argument-missing = Falta: { $arguments }. Añade «--help» para ver cómo se usa el comando.
cli-error-argument-unknown = Aquí no existe «{ $argument }». Añade «--help» tras el comando para ver qué hay.
cli-error-argument-long = «{ $start }…» es demasiado largo: un argumento tiene como máximo { $most } caracteres.
cli-error-option-use = { $option } no se usa así. Añade «--help» tras el comando para ver cómo.
cli-error-option-form = «{ $option }» no tiene la forma nombre=valor.
cli-error-number = «{ $value }» no es un número entero, de 0 en adelante.
cli-error-locale = No existe el idioma «{ $locale }». Existen: { $locales }.
cli-error-game-unknown = No existe el juego «{ $game }». Existen: { $games }.
cli-error-policy-unknown = No existe la estrategia «{ $policy }». Existen: { $policies }.
cli-error-games = Juega al menos una partida.
cli-error-level-unknown = No existe el nivel «{ $level }»; hay { $levels }.
cli-error-agent-form = «{ $agent }» no tiene la forma NOMBRE=VALOR, con un nombre que no sea un nivel.
cli-error-weights-unreadable = «{ $path }» no es un archivo de pesos.
cli-agent-gone = El programa { $agent } terminó; un builder juega por él el resto de esta partida.
cli-agent-slow = El programa { $agent } tardó más de { $seconds } segundos; un builder respondió por él.
cli-agent-unreadable = El programa { $agent } no escribió una línea de JSON con «id» y «picks»; un builder respondió por él.
cli-agent-not-offered = El programa { $agent } dio una respuesta que no está entre las opciones; un builder respondió por él.
cli-agent-not-started = No se puede iniciar el programa { $agent }. Revisa el comando.
cli-agent-caller-gone = Ya nadie lee ni responde las preguntas, así que la partida se detuvo.
cli-error-sprt-field = --sprt compara el primer nivel de --field con los demás: pon al menos dos distintos.
cli-error-field-size = Hay { $count } niveles para { $seats } asientos.
cli-error-no-mind = Ningún bot se ha entrenado para este juego, estos asientos y estas opciones: mira «provost lab train».
cli-error-minutes = Entrena al menos un minuto, con al menos una simulación.
cli-error-simulations = Todo tiene que probarse al menos una vez.
cli-error-event-format = No existe el formato { $format }; los formatos son { $formats }.
cli-error-duplicate-players = Hacen falta al menos dos mesas completas de { $seats }, una ronda y { $batches } torneos.
cli-error-duplicate-deals = Hace falta un reparto para cada una de las { $rounds } rondas.
cli-error-other-pool = Las partidas de { $path } son de otro juego, otra semilla u otros niveles.
cli-error-lapses = «{ $value }» no son porcentajes de respuestas al azar, cada uno menor que el anterior.
cli-error-half = «{ $value }» no es all, even ni odd.
cli-error-duplicate-weights = No hay pesos para { $game } con estas opciones.
cli-error-bench-unknown = No existe la medición «{ $bench }». Existen: { $benches }.
cli-error-bench-missing = Las mediciones necesitan el código fuente y los paquetes de desarrollo (falta { $module }). En el código fuente, «make bench» los instala y mide.
cli-error-disk-full = El disco está lleno: lo que se escribió está incompleto. Haz sitio e inténtalo de nuevo.
cli-error-unexpected = Falló algo que no debería haber fallado ({ $what }). Define { $debug }=1 e inténtalo de nuevo para ver los detalles.

## Errores: la puesta en marcha

cli-error-token-missing = Falta el token: define DISCORD_TOKEN o indica --token-file RUTA. «provost setup» crea el archivo.
cli-error-token-unreadable = No se puede leer el archivo del token { $path }. Comprueba que existe y que puedes leerlo.
cli-error-token-malformed = El texto en { $path } no es un token: { $form }
cli-token-form-bom = empieza con una marca de orden de bytes. Guárdalo como texto simple en UTF-8 sin ella.
cli-token-form-quoted = está entre comillas. Quítalas.
cli-token-form-prefixed = empieza con «Bot». Quita esa palabra.
cli-token-form-assigned = empieza con un nombre y «=». Quita ambos.
cli-token-form-other = debe ser la única línea que «Reset Token» muestra en el portal de desarrolladores, en «Bot».
cli-error-token-refused = Discord no acepta este token. Cópialo otra vez del portal de desarrolladores.
cli-error-token-waiting = Provost no vuelve a intentarlo: pon el token correcto en su lugar y reinicia el contenedor.
cli-error-discord-unreachable = No se puede llegar a Discord. Comprueba la red e inténtalo de nuevo.
cli-error-superseded = Otro Provost ha tomado el relevo en esta base de datos.
cli-error-port-taken = El puerto { $port } está ocupado. Elige otro con --port.
cli-error-port-invalid = { $port } no es un puerto: usa uno de 1 a 65535.
cli-error-run-port = El puerto { $port } está ocupado. Elige otro para --health-port, --metrics-port o --web.
cli-error-run-address = No se puede servir nada en { $host }, puerto { $port }: esta máquina no tiene esa dirección o no permite ese puerto. Elige otro para --health-port, --metrics-port o --web.
cli-error-address = «{ $value }» no es una dirección como 127.0.0.1:8080.
cli-error-log-format = No existe el formato de registro «{ $format }». Existen: { $formats }.
cli-error-players = En el entorno de pruebas caben de { $least } a { $most } jugadores, no { $players }.
cli-error-sandbox-missing = El entorno de pruebas necesita paquetes que a un servidor no le hacen falta. Ejecuta «make play» en un clon del repositorio o instala el wheel con [sandbox] tras el nombre, como muestra «With pipx or uv» en docs/operating/index.md.

## Errores: el bot en marcha

cli-error-health-stopped = No hay ningún Provost en marcha con { $path }.
cli-error-health-forbidden = No puedes consultar al Provost que usa { $path }. Hazlo con su usuario o como root.
cli-error-health-silent = El Provost que usa { $path } no responde.
cli-error-health-unconnected = Provost está en marcha, pero no está conectado a Discord.

## Errores: la base de datos

cli-error-db-unwritable = No se puede escribir la base de datos { $path }. Comprueba que la carpeta existe y que puedes escribir en ella.
cli-error-db-missing = No hay ninguna base de datos en { $path }.
cli-error-db-foreign = { $path } no es una base de datos de Provost. Elige otro archivo.
cli-error-db-newer = { $path } la escribió un Provost más nuevo (formato { $version }, este conoce { $known }). Instala la versión más nueva.
cli-error-db-damaged = { $path } está dañada. Restaura una copia sana con «provost db restore».
cli-error-db-in-use = Otro Provost está usando { $path }. Detén ese primero.
cli-error-db-not-saved = No se pudo escribir la base de datos: el disco está lleno o falla. No se ha perdido nada de lo confirmado; haz sitio y arranca de nuevo.
cli-error-db-exists = { $path } ya existe y no se sobrescribe. Muévelo antes.
cli-error-db-leftover = Junto a { $path } está { $left }, resto de una restauración interrumpida o de una base de datos que se movió: restaura otra vez una copia, o mueve { $left } para seguir sin él.
cli-error-db-deep = { $path } no está sana: partidas en curso que no superan la comprobación: { $faults } de { $live }.
cli-error-db-server = { $path } es una base de datos PostgreSQL, y aquí hace falta un archivo: la copia de seguridad de un servidor se hace con sus propias herramientas (pg_dump), o se saca un archivo de ella con «provost db copy».
cli-error-db-older = { $path } la escribió un Provost más antiguo. Arranca el bot una vez con ella y quedará al día.
cli-error-db-standby = Los procesos sobre una base de datos PostgreSQL se reparten los servidores por sí solos: arranca el segundo como el primero, sin --standby.
cli-error-db-no-server = No se puede conectar con la base de datos PostgreSQL { $path }, o esta no deja entrar a Provost. Comprueba la dirección, el nombre, la contraseña y si el servidor está en marcha.
cli-error-db-differs = La copia en { $path } salió distinta y se ha descartado. Comprueba el disco y la memoria de ambas máquinas.
cli-error-db-extra = PostgreSQL necesita el paquete { $name }: instálalo con «make postgres».
cli-error-backup-differs = Lo restaurado desde { $path } no es lo que contiene la copia. Comprueba el disco y conserva las copias anteriores.
cli-error-match-unknown = En esta base de datos no hay ninguna partida { $match_id }.

## Errores: partidas y registros

cli-error-check-failed = La partida con semilla { $seed } incumple «{ $what }» en el paso { $step }.
cli-error-file-missing = No hay ningún archivo { $path }.
cli-error-file-unreadable = No se puede leer { $path }. Comprueba que es un archivo y que puedes leerlo.
cli-error-file-unwritable = No se puede escribir { $path }. Comprueba que la carpeta existe y que puedes escribir en ella.
cli-error-file-full = No se puede escribir { $path }: el disco está lleno. Haz sitio e inténtalo de nuevo.
cli-error-record-not_a_record = { $path } no es un registro de Provost.
cli-error-record-bad_header = La línea { $line } de { $path } debería indicar el juego, y no lo hace.
cli-error-record-bad_line = La línea { $line } de { $path } no es una entrada de registro.
cli-error-record-line_changed = La línea { $line } de { $path } se cambió después de escribir el registro.
cli-error-record-line_hidden = La línea { $line } de { $path } queda oculta hasta que acabe la partida. Cuando termine, exporta el registro de nuevo.
cli-error-record-line = La línea { $line } no sigue las reglas: { $why }
cli-error-record-rules = { $path } sigue reglas más nuevas que las que conoce este Provost. Instala la versión más nueva.
cli-error-record-unrevealed = Este registro no muestra su semilla: lo hará cuando termine la partida.
cli-error-record-seal = La semilla de este registro no corresponde a su sello.
cli-error-record-chance = La línea { $line } no sale de la semilla sellada.
cli-error-step = Este registro tiene los pasos 0 a { $most }.
cli-error-seat = Esta partida tiene los asientos 0 a { $most }.
cli-error-theme = No existe el tema «{ $theme }». Existen: { $themes }.
cli-error-shape = No existe la forma «{ $shape }». Existen: { $shapes }.
cli-error-recap-name = El archivo de una imagen animada acaba en .webp o .gif.

## Errores: valores de las cartas

cli-error-cards-syntax = { $path } no está escrito en TOML.
cli-error-cards-card = { $path }: «{ $card }» no es una carta cuyos valores se puedan corregir. Las que se pueden corregir: { $known }.
cli-error-cards-table = { $path }: las correcciones de { $card } van en una tabla «[{ $card }]».
cli-error-cards-field = { $path }: «{ $field }» de { $card } no se puede corregir. Se pueden corregir: { $known }.
cli-error-cards-cost = { $path }: el coste de { $card } tiene que ser de 1 a { $most } de cada uno de lumber, brick, wool, grain, ore o gold, como «cost.wool = 2».
cli-error-cards-points = { $path }: «{ $field }» de { $card } tiene que ser un número entero de 0 a { $most }.

## provost lab simulate

cli-lab-simulate = simula a personas que juegan durante semanas, y qué pasa con sus partidas
cli-lab-waits = mide cuántos pings y horas lleva una partida, con y sin las órdenes de su tarjeta
cli-waits-line = { $habit }: { $pings } pings y { $hours } horas por partida; { $planned } jugadas planeadas, { $played } hechas
cli-option-weeks = durante cuántas semanas abren partidas
cli-option-without = medidas que se omiten: clock, muster, substitutes, fill, limit, hours
cli-option-model = las personas en JSON: una lista de grupos con share, misses, vanishes_per_week y hours_awake
cli-error-measure-unknown = No existe la medida «{ $measure }»; existen { $measures }.
cli-error-simulation-empty = Una simulación necesita al menos una persona y una semana.
cli-error-model = «{ $path }» no contiene una descripción legible de personas.
cli-simulate-summary = { $matches } partidas abiertas, { $started } empezadas, { $completed } terminadas, { $stuck } atascadas; { $missed } de { $deadlines } plazos incumplidos; { $hours } horas desde la apertura hasta la primera jugada; { $notices } avisos por turno.

## provost results

cli-results = publica resultados que cualquiera puede verificar, y verifica los de otros
cli-results-key = crea la clave que firma tus resultados
cli-results-export = escribe un archivo firmado por cada partida terminada que aún no lo tiene, y un índice
cli-results-revoke = retira resultados, o una clave con todo lo que firmó
cli-results-verify = comprueba firmas, registros, azar, puestos y puntos
cli-results-merge = escribe una sola clasificación con los resultados de varios operadores
cli-option-key = el archivo de tu clave privada
cli-option-public = solo las partidas que sus jugadores hicieron públicas
cli-option-revoked-match = retira el resultado de esta partida (se puede repetir)
cli-option-old-key = retira esta clave y todo lo que firmó; desde ahora firma --key
cli-option-paths = carpetas con un índice, o archivos sueltos
cli-results-key-made = Tu clave privada está en { $path }. Mantenla en secreto y guarda una copia. Tu clave pública, por la que los demás te reconocen: { $operator }
cli-results-exported = { $added ->
    [one] 1 resultado nuevo escrito
   *[other] { $added } resultados nuevos escritos
}; { $results } en { $path }.
cli-results-left-out = { $count ->
    [one] 1 partida terminada quedó fuera.
   *[other] { $count } partidas terminadas quedaron fuera.
}
cli-results-revoked = Retirado en { $path }. Vuelve a publicar la carpeta para que los demás se enteren.
cli-results-operator = Operador { $operator }: { $results ->
    [one] 1 resultado válido
   *[other] { $results } resultados válidos
}, { $revoked } retirados.
cli-results-closing = Azar de la semilla y del mensaje que cerró la mesa: { $count }.
cli-results-seed = Azar solo de la semilla, porque ningún mensaje cerró la mesa: { $count }.
cli-results-derived = Azar de una clave derivada, porque una versión anterior usaba el propio id del mensaje, que no se publica: { $count }. Los sorteos se comprobaron; cómo se derivó la clave, no.
cli-results-counted = { $results ->
    [0] No cuenta ningún resultado.
    [one] Cuenta 1 resultado.
   *[other] Cuentan { $results } resultados.
}
cli-results-place = { $rank } { $player }: { $value } ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
cli-fault-unreadable = { $path } no es un archivo firmado de Provost, o fue modificado.
cli-fault-signature = { $path }: la firma no es la de la clave para este contenido.
cli-fault-missing = Falta { $path }.
cli-fault-unlisted = { $path } no es lo que el índice tiene en ese lugar.
cli-fault-twice = { $path } es uno de varios resultados de la misma partida del mismo operador.
cli-fault-revocation = { $path }: el retiro { $line } no está firmado por la clave afectada.
cli-fault-chain = { $path }: la línea { $line } del registro no encaja en la cadena de hashes.
cli-fault-notation = { $path }: la línea { $line } del registro no es una entrada.
cli-fault-line = { $path }: la línea { $line } del registro no cumple las reglas: { $why }
cli-fault-dealing = { $path }: la línea { $line } del registro no se deduce de la semilla.
cli-fault-commitment = { $path }: la semilla no corresponde a su sello.
cli-fault-options = { $path }: las opciones no son válidas en el juego: { $why }
cli-fault-newer = { $path } sigue reglas que este Provost no conoce. Instala la versión más nueva.
cli-fault-ending = { $path }: la partida no terminó como se declara.
cli-fault-rated = { $path }: el asiento { $seat } no puede contar para la puntuación.
cli-fault-place = { $path }: el puesto del asiento { $seat } es incorrecto.
cli-fault-points = { $path }: los puntos del asiento { $seat } son incorrectos.
cli-fault-broken = { $path }: el registro no se puede reproducir.
cli-error-key-exists = { $path } ya existe y no se sobrescribe.
cli-error-key-unreadable = { $path } no es una clave Ed25519 creada con «provost results key».
cli-warning-key-exposed = Otros usuarios de esta máquina pueden leer la clave en { $path }: ejecuta «chmod 600 { $path }».
cli-error-results-key = { $path } está firmado con otra clave. Retírala con «provost results revoke --old-key», o usa otra carpeta.
cli-error-results-match = Ahí no hay ningún resultado publicado de la partida { $match }.
cli-error-revoke-one = Indica --match o --old-key.

## provost stats

cli-stats = dice cómo van las partidas de una base de datos
cli-stats-month = { $month }: partidas jugadas hasta el final por dos o más de quienes las empezaron: { $share }{ $final ->
    [yes] .
   *[no] {" "}hasta ahora.
}
cli-stats-share = { $part } de { $whole }
cli-stats-missed = Plazos incumplidos: { $share }
cli-stats-starts = De la apertura a la primera jugada: { $hours } horas (mediana); partidas que caducaron: { $expired }
cli-stats-waits = Un turno espera { $hours } horas, sin contar la noche (mediana)
cli-stats-presses = Pulsaciones: { $presses } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
cli-stats-second = Una segunda partida en treinta días: { $share } personas

cli-config = los ajustes
cli-config-show = muestra todos los ajustes y de dónde viene cada uno, como archivo para --config
cli-config-order = Primero vale una opción en la línea de comandos, luego la variable de entorno y luego este archivo. Las contraseñas no se muestran.
cli-config-default = predeterminado
cli-config-unset = sin definir
cli-config-variable-unknown = no es un ajuste de Provost; ¿está bien el nombre?
cli-config-token-hidden = definido, no se muestra
cli-option-config = un archivo TOML con los ajustes; PROVOST_CONFIG también puede indicarlo
cli-error-config-unreadable = No se pueden leer los ajustes de { $path }.
cli-error-config-malformed = { $path } no es TOML válido: { $what }
cli-error-config-unknown = { $path } contiene «{ $setting }», que no es un ajuste. Los ajustes son: { $settings }
cli-error-config-value = { $path }: «{ $setting }» debe ser un texto, un número, true o false.
cli-error-config-switch = «{ $value }» no es ni true ni false.
cli-error-config = El ajuste { $setting } de { $source } no se puede usar: { $why }
cli-option-operator = quién gestiona el bot y cómo contactar, para la política de privacidad y las condiciones
cli-option-status-page = publica una página con cifras: partidas, turnos perdidos, interrupciones
cli-option-emoji = sube a Discord los símbolos dibujados como emojis del bot, para botones y menús

cli-verify-closed = Los sorteos usan también el id { $message } del mensaje que cerró la mesa, que nadie podía elegir.
cli-verify-not-closed = Ningún mensaje cerró la mesa: los sorteos salen solo de la semilla.
