### «provost doctor»: qué falla y cómo arreglarlo.

doctor-well = Todo está bien.

## El token

doctor-token-missing = No hay token. Define { $path } o indica un archivo con --token-file; «provost setup» crea uno.
doctor-token-unreadable = El archivo del token { $path } no se puede leer. Comprueba que existe y que puedes leerlo; «provost setup» crea uno nuevo.
doctor-token-malformed = El texto en { $path } no es un token: { $form }
doctor-token-refused = Discord no acepta el token. En el portal de desarrolladores pulsa «Reset Token» en «Bot» y pon el nuevo en su lugar.
doctor-token-exposed = Otros usuarios de este equipo pueden leer el token en { $path }. Ejecuta «chmod 600 { $path }».

## El equipo

doctor-clock-off = El reloj de este equipo está desfasado { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}. Activa la sincronización: «timedatectl set-ntp true».
doctor-disk-full = En { $path } solo quedan libres { $free } MiB; la base de datos, una copia y su prueba necesitan { $wanted } MiB. Libera espacio o mueve la base de datos a un disco más grande.
doctor-fonts-missing = Falta la tipografía { $file } del paquete { $package }. Ejecuta otra vez «make install».

## La base de datos

doctor-database-unwritable = No se puede escribir en la base de datos { $path }. Comprueba que su carpeta existe y que, como el archivo, pertenece al usuario que ejecuta el bot.
doctor-database-network = La base de datos { $path } está en un sistema de archivos de red ({ $kind }), que puede dañarla. Muévela a un disco local con el bot detenido.
doctor-database-damaged = La base de datos { $path } está dañada. Conserva el archivo, detén el bot y restaura la última copia íntegra con «provost db restore».
doctor-database-foreign = { $path } no es una base de datos de Provost. Indica el archivo correcto con --db.
doctor-database-newer = { $path } fue escrita por un Provost más reciente (formato { $found }, este conoce { $known }). Instala la versión más reciente o restaura una copia anterior a la actualización.
doctor-database-locked = Otro programa mantiene bloqueada la base de datos { $path }. Cierra lo que la tenga abierta.
doctor-database-unreadable = La base de datos { $path } no se puede leer. Comprueba los permisos del archivo y de la carpeta, y el disco.
doctor-database-log-missing = { $path } no se cerró cuando el bot se detuvo, y { $path }-wal ya no está: pueden faltar las últimas jugadas. Devuelve ese archivo a su sitio o restaura la última copia.
doctor-database-no-server = No se puede conectar con la base de datos PostgreSQL { $path }, o no deja entrar a Provost ({ $reason }). Comprueba la dirección, el nombre, la contraseña y si el servidor está en marcha.
doctor-database-extra = PostgreSQL necesita el paquete { $package }. Instálalo con «make postgres».

## El bot en marcha

doctor-process-stopped = Otro proceso ({ $pid }) usa { $path } y no informa de su estado. Detenlo antes de iniciar el bot.
doctor-process-forbidden = No puedes consultar al Provost que trabaja en { $path }. Ejecuta «provost doctor» como su usuario o como root.
doctor-process-silent = El proceso { $pid }, que trabaja en { $path }, no responde. Reinicia el bot.
doctor-gateway-dead = El bot (proceso { $pid }) está en marcha, pero no está conectado a Discord. Comprueba la red y la página de estado de Discord; si dura varios minutos, reinicia el bot.

## Discord

doctor-discord-unreachable = No se puede conectar con Discord. Comprueba la red, el proxy o el cortafuegos e inténtalo de nuevo.
doctor-permission = Al bot le falta el permiso «{ $permission }» en «{ $channel }» del servidor «{ $server }». Concédelo en los ajustes de ese canal.
doctor-permission-optional = Para los hilos de comentarios al bot le falta el permiso opcional «{ $permission }» en «{ $channel }» del servidor «{ $server }». Sin él, los espectadores siguen por mensaje directo.
doctor-place-locked = «{ $channel }» del servidor «{ $server }» está bloqueado: nadie puede jugar allí. Desbloquéalo o usa /game board en otro canal.
doctor-place-archived = «{ $channel }» del servidor «{ $server }» está archivado. El bot lo abre de nuevo antes de un día si allí le toca a alguien; cualquier mensaje lo abre enseguida.
doctor-slow-mode = En «{ $channel }» del servidor «{ $server }» está activo el modo lento ({ $seconds } s), que puede frenar a los jugadores. Desactívalo donde se juega.
doctor-forum-tags = El foro «{ $channel }» del servidor «{ $server }» no acepta publicaciones sin etiqueta y no tiene ninguna que el bot pueda usar. Añade una que todos puedan usar, o da allí al bot permiso para gestionar publicaciones.
doctor-forum-moderated = En el foro «{ $channel }» del servidor «{ $server }» solo los moderadores pueden usar estas etiquetas, y las publicaciones van sin ellas: { $tags }. Ábrelas a todos o da allí al bot permiso para gestionar publicaciones.
doctor-commands-scope = En el servidor «{ $server }» el bot no puede crear comandos de barra. Abre otra vez el enlace de invitación, con el scope applications.commands: { $link }
doctor-commands-refused = Discord rechaza los comandos de barra del bot (estado { $status }, código { $code }). { $cause ->
    [daily] Se cambiaron demasiadas veces en un día; se arregla solo antes de un día.
    [forbidden] Comprueba en el portal de desarrolladores que la aplicación no esté limitada y que el token sea suyo.
   *[other] Actualiza Provost; si no basta, informa de esta línea.
} El bot sigue con los comandos que Discord conoce y los envía de nuevo cada hora.
doctor-user-install-off = «User Install» está desactivado en el portal de desarrolladores, así que /mygames solo funciona en servidores. Actívalo en «Installation»; el bot vuelve a enviar sus comandos antes de una hora.
doctor-threads-full = El servidor «{ $server }» tiene { $count } hilos activos y puede tener { $most }. Cierra los que nadie necesita o juega en canales; si no, las próximas partidas pronto se quedarán sin hilo.

## Las copias

doctor-backup-missing = No hay ninguna copia en { $path }. Ejecuta «provost backup --db { $db } --to { $path }» y mira en el registro por qué falla la diaria.
doctor-backup-old = La última copia en { $path } es de hace { $hours } horas, y debería haber una cada día. Ejecuta «provost backup --db { $db } --to { $path }» y mira en el registro por qué falla la diaria.
doctor-drill-failed = La última copia en { $path } no se pudo restaurar en la prueba. Ejecuta «provost db check --deep --db { $db }» para saber si la base de datos está íntegra, comprueba el disco y conserva las copias anteriores.
