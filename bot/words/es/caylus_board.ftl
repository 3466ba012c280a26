# Caylus in pictures and as text: captions, the whole position (`describe`), what has changed, what is noticed first (`alt`).

## Rótulos de la imagen: breves

board-favours = Favores reales
board-stock-wood = Madera
board-stock-stone = Piedra
board-stock-prestige = Prestigio
board-passing = Pases
board-simplified = Cada favor: { $points } al instante

# Nombres para las losetas, donde el nombre entero es demasiado largo
board-tile-trading_post = Puesto
board-tile-merchants_guild = Gremio
board-tile-joust_field = Justas
board-tile-f_peddler = Vendedor
board-tile-w_peddler = Vendedor
board-tile-w_farm_food = Granja
board-tile-w_farm_cloth = Granja tela

## Descripción: toda la posición como texto

board-describe-provost = El preboste está en la casilla { $provost }, el alguacil en la { $bailiff }.
board-describe-next = Si el turno acabara ahora, el alguacil iría a la casilla { $next }.
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
board-describe-special = Edificios especiales:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = nadie
board-describe-castle-spaces = Espacios del castillo: { $workers }.
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

## Qué ha cambiado desde la última vez

board-changed-provost = El preboste va de la casilla { $from } a la { $to }.
board-changed-bailiff = El alguacil va de la casilla { $from } a la { $to }.
board-changed-columns = Columnas de los favores reales ya abiertas: { $columns }.
board-changed-favour = Favores reales de { $player }: { $lines }.

## Texto alternativo: lo que se ve primero

caylus-alt = Tablero de Caylus, turno { $turn }: { $phase }.
board-alt-section = { $section }: { $houses } de { $parts } casas.
board-alt-player = { $player }: { $points }, { $goods }, { $workers }.
