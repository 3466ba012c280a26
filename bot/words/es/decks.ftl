### Los mazos que componen los jugadores: /<juego> deck.

## Órdenes y parámetros

command-deck = Crea mazos, compártelos y entrega uno
command-deck-new = Empieza un mazo nuevo
command-deck-edit = Cambia un mazo tuyo
command-deck-show = Mira un mazo
command-deck-check = Comprueba si un mazo se puede jugar
command-deck-delete = Borra un mazo tuyo
command-deck-list = Mira tus mazos y los que ya vienen listos
command-deck-share = Publica aquí un mazo como texto que otros puedan copiar
command-deck-play = Entrega un mazo a la partida de este canal
param-deck = Qué mazo
param-deck-name = El nombre del mazo
param-deck-start = Las cartas con las que empezar
deck-start-empty = Ninguna carta
deck-start-random = Un mazo al azar

## Mazos

deck-name = Mazo { $number }
deck-title = { $deck } · un mazo para { $game }
deck-part = { $part }: { $count } de { $size }
deck-copy = { $card } ({ $number ->
    [2] segunda copia
    [3] tercera copia
   *[other] copia n.º { $number }
})
deck-cost = { $card } · { $cost }
deck-valid = Este mazo se puede jugar.
deck-not-valid = Este mazo aún no se puede jugar:
deck-list = Tus mazos para { $game }
deck-line = **{ $deck }**: { $valid ->
    [yes] se puede jugar
   *[no] por terminar
}
deck-none = Aún no tienes mazos. Con /{ $command } mazo new empiezas uno.
deck-list-ready = Ya listos: { $decks }.
deck-ready = { $deck } (ya listo)
deck-deleted = Mazo borrado. Para recuperarlo, pega este texto en un mazo nuevo:
deck-replaced = Para recuperar tus cartas de antes, pega este texto en el mazo.
deck-shared = Un mazo de { $player }. Para usarlo, copia el texto y pégalo en un mazo tuyo.
deck-paste-title = El mazo como texto
deck-paste-label = Las cartas
deck-paste-note = Una carta por línea, con el número delante: 2 Abadía
deck-hand-in = ¿Con qué mazo quieres jugar?
deck-hand-in-note = Nadie más lo ve. Juega con uno ya listo o crea el tuyo.
deck-handed-in = Entregaste tu mazo: { $deck }.

## Botones y menús

button-deck-hand-in = Jugar con este mazo
button-deck-new = Crear un mazo
button-deck-random = Al azar
button-deck-empty = Vaciar
button-deck-text = Como texto
button-deck-share = Compartir
menu-deck = Elige un mazo…

## Negativas

refuse-no-deckbuilding = En este juego no se crean mazos.
refuse-no-deck = No tienes ningún mazo llamado «{ $deck }». Con /{ $command } mazo list los ves todos.
refuse-no-deck-wanted = Ahora no tienes que entregar ningún mazo.
refuse-deck-name = Dale al mazo un nombre que se pueda leer.
refuse-deck-exists = Ya tienes un mazo llamado «{ $deck }».
refuse-many-decks = Ya tienes { $most } mazos, que es el máximo. Borra uno antes.
refuse-deck-not-valid = El mazo «{ $deck }» no se puede jugar. Con /{ $command } mazo check ves por qué.
refuse-deck-lines = { $count ->
    [one] Una línea no corresponde a ninguna carta para un mazo
   *[other] { $count } líneas no corresponden a ninguna carta para un mazo
}: { $lines }
refuse-deck-long = El texto de un mazo puede tener { $most } caracteres como máximo.
