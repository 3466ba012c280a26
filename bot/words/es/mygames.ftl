### All games of a user: /mygames.

command-mygames = Todas tus partidas, primero las más urgentes
mygames-line = { $mine ->
    [yes] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}en { $where }
       *[no] {""}
    }: te toca
    [consent] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}en { $where }
       *[no] {""}
    }: los demás esperan tu respuesta
   *[no] { $game }{ GIVEN($where) ->
        [yes] {" "}en { $where }
       *[no] {""}
    }: esperando a { $players }
}
mygames-since = { $mine ->
    [yes] Tu turno empezó { $when }.
   *[no] Su turno empezó { $when }.
}
mygames-lobby = { $game } en { $where }: se buscan jugadores
mygames-full = { $game } en { $where }: están todos, ya puede empezar
mygames-damaged = No puedo leer tu partida en { $where }.
mygames-more = … y { $count } más
mygames-option = { $game } con { $players }
mygames-none-waits = Ninguna otra partida te espera.
mygames-event = { $event }, { $round } contra { $players }
menu-other-game = Jugar aquí otra partida…
button-play-here = Jugar aquí
button-go-there = Ir a la partida
button-next-game = Mi próxima partida
refuse-no-games-of-yours = No estás en ninguna partida. En un servidor, /game find muestra las que tienen un asiento libre.
