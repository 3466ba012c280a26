# Una posición como texto: todo en un orden fijo (`describe`), y lo que se ve primero (`alt`).

## Descripción: toda la posición como texto

board-describe-turn = { $turn ->
    [0] Fase
   *[other] Turno { $turn }, fase
}: { $phase }.
board-describe-over = La partida ha terminado.
board-describe-provost = El preboste está en la casilla { $provost }, el alguacil en la { $bailiff }.
board-describe-next = Si el turno acabara ahora, el alguacil iría a la casilla { $next }.
board-describe-players = Jugadores en orden de turno:
board-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } en mano; ingresos { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residencia
   *[other] ; { $residences } residencias
}{ $passed ->
    [0] {""}
   *[other] ; pasó en { $passed ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] quinto
    } lugar
}.
board-describe-nothing = sin denarios ni cubos
board-describe-special = Edificios especiales:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = nadie
board-describe-castle-spaces = Espacios del castillo: { $workers }.
board-describe-built = Lotes entregados este turno: { $batches }.
board-describe-road = El camino:
board-describe-active = Ahora se usa la casilla { $space }.
board-describe-space = Casilla { $space }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, de { $owner }
}{ GIVEN($worker) ->
    [no] {""}
   *[yes] {""}, trabajador de { $worker }
}{ GIVEN($pending) ->
    [no] {""}
   *[yes] {""}, será una residencia de { $pending }
}. { $effect }
board-describe-empty = Casillas libres: { $spaces }.
board-describe-sections = El castillo:
board-describe-section = { $section } ({ $points } por lote; se puntúa en la casilla { $marker }): { $houses } de { $parts } casas{ GIVEN($owners) ->
    [no] {""}
   *[yes] {""} – { $owners }
}{ $state ->
    [scored] ; ya puntuada
    [full] ; llena, se puntúa al final del turno
    [current] ; en construcción
   *[later] {""}
}.
board-describe-favours = Favores reales, columna alcanzada ({ $columns } abiertas):
board-describe-favours-simplified = Favores reales simplificados: cada uno da { $points } al instante.
board-describe-line = { $line } da, columna a columna: { $columns }.
board-describe-favour = { $player }: { $lines }.
board-describe-stock = Por construir:
board-describe-stock-colour = { $colour }:
board-describe-stock-line = { $building }{ $copies ->
    [one] {""}
   *[other] {""} (× { $copies })
}: cuesta { $cost }; { $gain }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}
board-describe-income = ingresos +{ $income }
board-describe-result = { $place }. { $player }: { $points }.
board-describe-waiting = Esperando a: { $players }.
board-describe-option = – { $option }

## Qué ha cambiado desde la última vez

board-changed = Qué ha cambiado:
board-changed-player = { $player }{ GIVEN($gains) ->
    [no] {""}
   *[yes] {""} gana { $gains }
}{ GIVEN($losses) ->
    [no] {""}
   *[yes] { GIVEN($gains) ->
        [no] {""}
       *[yes] ;
    } pierde { $losses }
}.
board-changed-income = { $player }: ingresos { $income }.
board-changed-workers = { $player }{ GIVEN($arrived) ->
    [no] {""}
   *[yes] {""} tiene un trabajador en: { $arrived }
}{ GIVEN($left) ->
    [no] {""}
   *[yes] { GIVEN($arrived) ->
        [no] {""}
       *[yes] ;
    } retira un trabajador de: { $left }
}.
board-changed-place = { $building }{ GIVEN($space) ->
    [no] {""}
   *[yes] {""} ({ $space })
}
board-changed-order = Nuevo orden de turno: { $players }.
board-changed-passed = Han pasado hasta ahora: { $players }.
board-changed-provost = El preboste va de la casilla { $from } a la { $to }.
board-changed-bailiff = El alguacil va de la casilla { $from } a la { $to }.
board-changed-columns = Columnas de los favores reales ya abiertas: { $columns }.
board-changed-favour = Favores reales de { $player }: { $lines }.

## Texto alternativo: lo que se ve primero

caylus-alt = Tablero de Caylus, turno { $turn }: { $phase }.
board-alt-asked = Esperando a: { $players }.
board-alt-section = { $section }: { $houses } de { $parts } casas.
board-alt-player = { $player }: { $points }, { $money }, { $cubes }, { $workers }.
