# Rótulos de las imágenes, palabras de `describe` y del texto alternativo.

## Cantidades; el cero no se muestra nunca

board-goods-food = { $count } comida
board-goods-wood = { $count } madera
board-goods-stone = { $count } piedra
board-goods-cloth = { $count } tela
board-goods-gold = { $count } oro
board-goods-any = { $count ->
    [one] { $count } cubo cualquiera
   *[other] { $count } cubos cualesquiera
}
board-goods-nongold = { $count ->
    [one] { $count } cubo que no sea de oro
   *[other] { $count } cubos que no sean de oro
}
board-goods-denier = { $count ->
    [one] { $count } denario
   *[other] { $count } denarios
}
board-goods-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
board-goods-favour = { $count ->
    [one] { $count } favor real
   *[other] { $count } favores reales
}
board-goods-cube = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
board-goods-worker = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}

## Rótulos de la imagen: breves

board-turn = Turno { $turn }
board-castle = Castillo
board-favours = Favores reales
board-stock-wood = Madera
board-stock-stone = Piedra
board-stock-prestige = Prestigio
board-passing = Pases
board-simplified = Cada favor: { $points } al instante
board-wins = Gana { $player }
board-share = Victoria compartida: { $player }

# Nombres para las losetas, donde el nombre entero es demasiado largo
board-tile-merchants_guild = Gremio
board-tile-f_peddler = Vendedor
board-tile-w_peddler = Vendedor
board-tile-w_farm_food = Granja
board-tile-w_farm_cloth = Granja

## Descripción: toda la posición como texto

board-describe-turn = Turno { $turn }, fase: { $phase }.
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
   *[other] ; pasó en el puesto { $passed }
}.
board-describe-nothing = sin denarios ni cubos
board-describe-special = Edificios especiales:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = nadie
board-describe-castle-spaces = Espacios del castillo: { $workers }.
board-describe-built = Lotes entregados este turno: { $batches }.
board-describe-road = El camino:
board-describe-active = Ahora se trabaja en la casilla { $space }.
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
    [current] ; en construcción
   *[later] {""}
}.
board-describe-favours = Favores reales, columna alcanzada ({ $columns } abiertas):
board-describe-favours-simplified = Favores reales simplificados: cada uno da { $points } al instante.
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
board-describe-waiting = Se espera a: { $players }.
board-describe-option = { $number }. { $option }

## Texto alternativo: lo que se ve primero

board-alt = Tablero de Caylus, turno { $turn }, { $phase }. { $asked } Preboste en la { $provost }, alguacil en la { $bailiff }. { $castle } { $players }
board-alt-asked = Se espera a: { $players }.
board-alt-over = Partida terminada.
board-alt-section = { $section }: { $houses } de { $parts } casas.
board-alt-castle-full = El castillo está terminado.
board-alt-player = { $player }: { $points }, { $money }, { $cubes }, { $workers }
