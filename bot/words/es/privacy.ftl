## Personal data

command-privacy = Qué se guarda de ti
command-privacy-export = Recibe en un archivo todo lo que se guarda de ti
command-privacy-delete = Borra todo lo que se guarda de ti; tus partidas siguen sin ti
param-sure = sí, bórralo todo; no hay vuelta atrás
privacy-export = Esto es todo lo que se guarda de ti.
refuse-export-again = Recibiste tu archivo hace menos de una hora. Puedes pedir otro { $when }.
privacy-unsure = No se ha borrado nada.
refuse-delete-again = Tus datos se borraron hace menos de una hora. Puedes borrar lo que haya llegado después { $when }.
privacy-deleted = Aquí ya no queda nada de ti. Las partidas terminadas te nombran con un seudónimo; lo publicado en Discord se queda allí.
