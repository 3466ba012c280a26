### «provost setup»: de la nada a un bot en un servidor.

setup-welcome = En unos tres minutos tendrás Provost listo en Discord. Necesitas el portal de desarrolladores, https://discord.com/developers/applications:
setup-portal-1 = 1. Pulsa «New Application» y ponle un nombre al bot.
setup-portal-2 = 2. En «Bot», pulsa «Reset Token» y copia lo que aparece. Deja desactivados los tres intents privilegiados.
setup-ask-token = Pega el token (no se muestra):{" "}
setup-token-malformed = Eso no es un token: { $form }
setup-token-refused = Discord no acepta este token. Pulsa otra vez «Reset Token» y cópialo entero.
setup-token-known = Discord acepta el token de { $path }, así que se usa.
setup-token-written = El bot es «{ $name }». Su token se guarda en { $path }, que solo tú puedes leer.
setup-intents = El bot tiene intents privilegiados que no necesita. Desactívalos en «Bot», en el portal de desarrolladores.
setup-code-grant = «Requires OAuth2 Code Grant» está activado, así que nadie puede invitar al bot. Desactívalo en «Bot», en el portal de desarrolladores.
setup-private = «Public Bot» está desactivado: solo tú puedes invitar al bot. Para tus propios servidores está bien.
setup-invite = Abre este enlace, elige tu servidor y acepta (allí necesitas «Gestionar servidor»):
setup-permissions = Pide estos permisos y ningún otro: { $permissions }.
setup-ask-invited = Pulsa Enter cuando el bot haya entrado:{" "}
setup-not-invited = El bot aún no está en ningún servidor. Abre el enlace de arriba y elige uno.
setup-servers = El bot está en { $count ->
    [one] 1 servidor
   *[other] { $count } servidores
}: { $servers }.
setup-examining = Buscando qué falla:
setup-start = Inicia el bot:
setup-first-match = Después escribe /game new en un canal de tu servidor.
setup-error-unreachable = No pude conectar con Discord. Comprueba la red y ejecuta otra vez «provost setup». Si el token aún no se había guardado, pégalo de nuevo.
setup-error-answers = Todavía no salió bien. Ten a mano el token y el servidor y ejecuta otra vez «provost setup»; lo hecho hasta ahora se conserva.
setup-error-stopped = La preparación se interrumpió. Ejecuta otra vez «provost setup» para continuar; lo hecho hasta ahora se conserva.

## Permissions that only the invitation asks for
setup-legal-written = Escrito: { $path }. Léelo antes de publicarlo.
setup-legal-kept = { $path } ya existe y queda como está.
