### Los mazos que componen los jugadores, las instrucciones permanentes y las respuestas que piden varios menús.

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
command-game-reactions = Elige si te pregunto cuando puedes reaccionar en los turnos de los demás
command-game-routine = Elige si te pregunto también cuando solo tienes una respuesta

param-deck = Qué mazo
param-deck-name = El nombre del mazo
param-deck-start = Las cartas con las que empezar
param-order = Si te pregunto

order-ask = Pregúntame
order-never = No reaccionar nunca
order-routine = Responder por mí si no hay elección
order-set-ask-never = En esta partida te pregunto de nuevo cada vez que puedas reaccionar.
order-set-ask-routine = En esta partida te pregunto de nuevo aunque solo tengas una respuesta.
order-set-never = A partir de ahora renuncio por ti a reaccionar en esta partida, tengas las cartas que tengas. Si ya te estoy preguntando, lo hago al momento; luego, poco después de cada pregunta.
order-set-routine = A partir de ahora respondo por ti en esta partida cuando solo tienes una respuesta. Si ya te estoy preguntando, lo hago al momento; luego, poco después de cada pregunta. Por la espera, los demás pueden intuir que no tenías elección.

deck-start-empty = Ninguna carta
deck-start-random = Un mazo al azar

## Mazos

catan_cards-part-deck = Cartas
catan_cards-part-events = Eventos
catan_cards-ready-builders = Grandes constructores
catan_cards-ready-knights = Caballeros y pendencias
catan_cards-ready-merchants = Flota mercante

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
button-done = Hecho ({ $count } de { $most })
button-never = No reaccionar en esta partida
button-routine = Hazlo siempre por mí
button-ask-always = Quiero hacerlo yo
menu-draft = Elige… ({ $part } de { $parts })
menu-letters = Elige… { $first }–{ $last }
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
refuse-no-reactions = En este juego nadie reacciona en los turnos ajenos.
refuse-no-routine = En este juego ya respondo yo a esas preguntas.
