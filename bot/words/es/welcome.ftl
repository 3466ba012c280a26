### The bot's first message on a server.

welcome-title = ¡Hola! Traigo juegos de mesa a este servidor.
welcome = Conmigo se puede jugar a { $games }, durante varios días o de una sentada, entre personas o contra bots. `/game new` abre una partida en cualquier canal, `/learn` enseña un juego en pocos minutos y `/help` explica lo demás. Solo escribo donde se abre una partida.
welcome-owners = Si gestionas este servidor: `/server show` muestra todos los ajustes, como los canales para las partidas.
welcome-lacking = ⚠️ En este servidor me faltan estos permisos, así que algo no funcionará: { $permissions }
