## Personal data

command-privacy = Qué datos guardo sobre ti
command-privacy-export = Recibe en un archivo todo lo que guardo sobre ti
command-privacy-delete = Borra todo lo que guardo sobre ti; tus partidas siguen sin ti
param-sure = Elige True para borrarlo todo; no hay vuelta atrás
privacy-export = Esto es todo lo que guardo sobre ti.
refuse-export-again = Recibiste tu archivo hace menos de una hora. Puedes pedir otro { $when }.
privacy-unsure = No he borrado nada. Si quieres borrarlo todo, repite el comando con `sure: True`.
refuse-delete-again = Borré tus datos hace menos de una hora. Podrás borrar los datos más recientes { $when }.
privacy-deleted = He borrado tus datos. Las partidas terminadas muestran un seudónimo en lugar de tu nombre; lo publicado en Discord se queda allí.
