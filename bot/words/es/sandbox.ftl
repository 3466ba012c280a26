### The page of the sandbox: what it says besides the messages of the bot, as Discord would.

page-viewer = Juegas como
page-channel = Canal
page-clock = Adelantar el reloj
page-later-hour = Una hora después
page-later-day = Un día después
page-empty = Aquí aún no se ha escrito nada.
page-older = Cargar mensajes anteriores
page-newer = Mensajes más recientes
page-latest = Mensajes nuevos · ir a los últimos
page-ready = Listo
page-busy = Un momento…
page-failed = Eso no funcionó.
page-lost = Conexión perdida; reintentando…
page-gone = Esta página está cerrada. Abre la nueva dirección que muestra el entorno de pruebas.
page-private = Solo tú puedes ver este mensaje
page-thinking = Está pensando…
page-edited = (editado)
page-chosen = Tu elección
page-apply = Hecho
page-cancel = Cancelar
page-least = Elige al menos { $least }.
page-required = Este campo es obligatorio.
page-invalid = Este valor no está permitido.
page-nothing = No hay coincidencias
page-optional = +{ $count } opcionales
page-write = Enviar mensaje a { $channel }

page-picture = Imagen
page-open = Ampliar la imagen
page-position = { $number } de { $count }
page-zoom = Ampliar
page-fit = Mostrar la imagen entera
page-close = Cerrar
page-original = Abrir en otra pestaña
page-previous = Imagen anterior
page-next = Imagen siguiente
