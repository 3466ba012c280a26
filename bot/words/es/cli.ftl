### La línea de órdenes: ayuda, textos y errores.

## Lo que ofrece

cli-about = Provost: un bot de Discord para juegos de mesa exigentes, cada cual a su ritmo.
cli-commands = órdenes
cli-usage-error = { $message } (véase «{ $program } --help»)
cli-run = pone en marcha el bot
cli-sandbox = prueba el bot de verdad en un Discord simulado en el navegador, sin token
cli-selfplay = hace jugar partidas enteras a los jugadores ordenador
cli-record = escribe el acta de una partida jugada por el ordenador
cli-replay = repite un acta y escribe cómo acaba
cli-render = dibuja el tablero de un acta
cli-verify = coteja el acta de una partida terminada con su semilla sellada
cli-bench = ejecuta las mediciones de velocidad
cli-db = cuida la base de datos
cli-db-check = comprueba todo el archivo
cli-db-backup = copia la base de datos, incluso con el bot en marcha
cli-db-restore = pone una copia de seguridad en lugar de la base de datos
cli-db-export = escribe las partidas como texto
cli-version = escribe la versión y sale

## Sus opciones

cli-option-db = el archivo de la base de datos
cli-option-token-file = un archivo que contiene el token del bot (si no, DISCORD_TOKEN)
cli-option-port = el puerto de la página; si falta, uno libre cualquiera
cli-option-players = entre cuántos jugadores se puede cambiar
cli-option-no-browser = no abrir el navegador
cli-option-language = el idioma de la prueba
cli-option-game = el nombre del juego
cli-option-seats = cuántos jugadores
cli-option-games = cuántas partidas
cli-option-seed = el número del que sale el azar
cli-option-options = reglas, como nombre=valor, separadas por comas
cli-option-policy = cómo eligen los jugadores ordenador
cli-option-check = comprueba cada invariante en cada paso
cli-option-json = escribe JSON, un objeto por línea
cli-option-record = el archivo del acta
cli-option-out = el archivo que se escribe
cli-option-at = el paso del acta; si falta, el último
cli-option-seat = la vista de quién, desde 0; si falta, la de un espectador
cli-option-theme = el tema de la imagen
cli-option-shape = wide para ordenadores, tall para teléfonos
cli-option-locale = el idioma de la imagen: en, it o es
cli-option-animate = dibuja toda la partida como imagen animada
cli-option-bench = qué mediciones; si falta, todas
cli-option-backup = el archivo de la copia de seguridad
cli-option-match = solo esta partida

## Lo que dice

cli-run-ready = Provost está listo como { $name } en { $guilds ->
    [one] 1 servidor
   *[other] { $guilds } servidores
}.
cli-run-stopped = Provost se ha detenido; cada jugada está guardada.
cli-sandbox-address = Abre { $url }
cli-sandbox-players = Jugadores: { $players }. Se cambia arriba en la página; otra pestaña puede ser otro jugador.
cli-sandbox-stop = Pulsa Ctrl+C para detenerla. Las partidas se conservan en { $path }.
cli-sandbox-stop-temporary = Pulsa Ctrl+C para detenerla. Las partidas no se conservan; usa --db RUTA para guardarlas.
cli-sandbox-stopped = La prueba se ha detenido.
cli-selfplay-line = { $game }, { $seats } jugadores, semilla { $seed }: { $actions } acciones, puntuación { $scores }, final: { $ended }
cli-selfplay-summary = { $games ->
    [one] 1 partida jugada
   *[other] { $games } partidas jugadas
} hasta el final.
cli-replay-unfinished = El acta se detiene antes del final, tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}.
cli-replay-ended = Terminada tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}: { $ended }
cli-replay-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
cli-replay-digest = Huella: { $digest }
cli-render-written = Escrito: { $path }
cli-verify-proven = Demostrado: cada sorteo sale de la semilla que se selló.
cli-db-healthy = { $path } está sana: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}.
cli-db-backed-up = Copiada en { $path }.
cli-db-restored = Restaurada: { $path }
cli-db-exported = { $matches ->
    [one] 1 partida escrita
   *[other] { $matches } partidas escritas
}.

## Errores: la puesta en marcha

cli-error-no-token = Falta el token: define DISCORD_TOKEN o indica --token-file RUTA.
cli-error-token-unreadable = No se puede leer el archivo del token { $path }: { $why }.
cli-error-token-empty = El archivo del token { $path } está vacío.
cli-error-token-refused = Discord no acepta este token. Cópialo otra vez del portal de desarrolladores.
cli-error-discord-unreachable = No se puede llegar a Discord. Comprueba la red e inténtalo de nuevo.
cli-error-port-taken = El puerto { $port } está ocupado. Elige otro con --port.
cli-error-port-invalid = { $port } no es un puerto: usa de 1 a 65535.
cli-error-players = En la prueba caben de { $least } a { $most } jugadores, no { $players }.
cli-error-unexpected = Ha fallado algo que no debería: { $why }. Los detalles están en el registro.

## Errores: la base de datos

cli-error-db-unwritable = No se puede escribir la base de datos { $path }. Comprueba que la carpeta existe y que puedes escribir en ella.
cli-error-db-missing = No hay ninguna base de datos en { $path }.
cli-error-db-foreign = { $path } es la base de datos de otro programa. Elige otro archivo con --db.
cli-error-db-newer = { $path } la escribió un Provost más nuevo (formato { $found }, este conoce { $known }). Instala la versión más nueva.
cli-error-db-damaged = { $path } está dañada. Restaura una copia de seguridad con «provost db restore».
cli-error-db-in-use = Otro Provost está usando { $path }. Detén ese primero.
cli-error-db-not-saved = No se ha podido escribir la base de datos ({ $why }); me detengo para que no se pierda nada. Haz sitio en el disco y arranca de nuevo.
cli-error-backup-exists = { $path } ya existe; elige otro nombre para la copia de seguridad.
cli-error-backup-invalid = { $path } no es una copia sana de una base de datos de Provost; no se ha cambiado nada.
cli-error-match-unknown = En esta base de datos no hay ninguna partida { $match }.

## Errores: juegos y actas

cli-error-game-unknown = No existe el juego «{ $game }». Existen: { $games }.
cli-error-option-form = «{ $option }» no tiene la forma nombre=valor.
cli-error-policy-unknown = No existe la estrategia «{ $policy }». Existen: { $policies }.
cli-error-games = Juega al menos una partida.
cli-error-check-failed = Partida con semilla { $seed }, paso { $step }: { $what }
cli-error-file-unreadable = No se puede leer { $path }: { $why }.
cli-error-file-unwritable = No se puede escribir { $path }: { $why }.
cli-error-record-header = { $path } no es un acta: sus primeras líneas no dicen de qué juego es.
cli-error-record-line = La línea { $line } no encaja: { $why }
cli-error-record-line-form = La línea { $line } no es una acción: { $text }
cli-error-record-unfinished = La partida de esta acta no ha terminado, así que su semilla sigue sellada.
cli-error-record-seal = La semilla de esta acta no corresponde a su sello.
cli-error-record-chance = La línea { $line } no sale de la semilla sellada.
cli-error-step = El acta tiene los pasos 0 a { $most }, no { $step }.
cli-error-seat = Esta partida tiene los asientos 0 a { $most }, no { $seat }.
cli-error-theme = No existe el tema «{ $theme }». Existen: { $themes }.
cli-error-locale = No existe el idioma «{ $locale }». Existen: { $locales }.
