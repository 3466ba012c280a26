### Los mazos que componen los jugadores, las instrucciones permanentes y las respuestas que piden varios menús.

## Órdenes y parámetros

command-deck = Compón mazos, compártelos, entrega uno
command-deck-new = Empieza un mazo nuevo
command-deck-edit = Sigue con un mazo tuyo
command-deck-show = Mira un mazo
command-deck-check = Averigua si un mazo se puede jugar
command-deck-delete = Olvida un mazo tuyo
command-deck-list = Enumera tus mazos y los que están listos
command-deck-share = Publica aquí un mazo como texto que otros puedan copiar
command-deck-play = Entrega un mazo a la partida de este canal
command-game-reactions = Elige si se te pregunta si reaccionas en los turnos de los demás
command-game-routine = Elige si se te pregunta cuando solo te queda una respuesta

param-deck = Qué mazo
param-deck-name = Cómo lo llamas
param-deck-start = Las cartas con las que empezar
param-order = Si quieres que se te pregunte

order-ask = Pregúntame
order-never = No reaccionar nunca
order-routine = Responder por mí si no hay elección
order-set-ask-never = En esta partida vuelvo a preguntarte antes de seguir sin una reacción tuya.
order-set-ask-routine = En esta partida vuelvo a preguntarte aunque solo te quede una respuesta.
order-set-never = En esta partida respondo por ti que no reaccionas, poco después de cada pregunta, tengas la carta que tengas.
order-set-routine = En esta partida respondo por ti cuando solo te queda una respuesta, poco después de cada pregunta. Por el tiempo que pasa, los demás pueden intuir que no tenías elección.

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
deck-none = Todavía no tienes ninguno: /{ $command } mazo new empieza uno.
deck-list-ready = Listos para jugar: { $decks }.
deck-ready = { $deck } (listo para jugar)
deck-deleted = El mazo ya no está. Este texto lo devuelve:
deck-replaced = Tus cartas de antes se pueden recuperar: pega este texto en el mazo.
deck-shared = Un mazo de { $player }. Para usarlo, copia el texto y pégalo en un mazo tuyo.
deck-paste-title = El mazo como texto
deck-paste-label = Las cartas
deck-paste-note = Una carta en cada línea, tras su número: 2 Abadía
deck-hand-in = ¿Con qué mazo juegas?
deck-hand-in-note = Nadie más lo ve. Juega con uno ya listo o compón el tuyo.
deck-handed-in = Tu mazo está entregado: { $deck }.

## Botones y menús

button-deck-hand-in = Jugar con este mazo
button-deck-new = Componer un mazo
button-deck-random = Al azar
button-deck-empty = Vaciar
button-deck-text = Como texto
button-deck-share = Compartir
button-done = Hecho ({ $count } de { $most })
button-never = No reaccionar en esta partida
button-routine = Hazlo siempre por mí
menu-draft = Elige… ({ $part } de { $parts })
menu-letters = Elige… { $first }–{ $last }
menu-deck = Elige un mazo…

## Negativas

refuse-no-deckbuilding = Para este juego nadie compone mazos.
refuse-no-deck = No tienes ningún mazo llamado «{ $deck }». /{ $command } mazo list los enumera todos.
refuse-no-deck-wanted = Ahora no se te pide ningún mazo.
refuse-deck-name = Un mazo necesita un nombre que se pueda leer.
refuse-deck-exists = Ya tienes un mazo llamado «{ $deck }».
refuse-many-decks = Tienes { $most } mazos, y no guardo más. Borra uno antes.
refuse-deck-not-valid = El mazo «{ $deck }» no se puede jugar; /{ $command } mazo check dice por qué.
refuse-deck-lines = { $count ->
    [one] Una línea no nombra ninguna carta que un mazo pueda tener
   *[other] { $count } líneas no nombran ninguna carta que un mazo pueda tener
}: { $lines }
refuse-deck-long = Un mazo como texto tiene { $most } caracteres como máximo.
refuse-no-reactions = En este juego nadie reacciona en los turnos ajenos.
refuse-no-routine = En este juego esas preguntas ya se responden por ti.
