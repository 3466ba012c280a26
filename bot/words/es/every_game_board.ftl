# Any game in pictures and as text: captions, the whole position (`describe`), what has changed, what is noticed first (`alt`).

## Cantidades; el cero no se muestra nunca

board-goods-food = { $count ->
    [one] { $count } comida
   *[other] { $count } comidas
}
board-goods-wood = { $count ->
    [one] { $count } madera
   *[other] { $count } maderas
}
board-goods-stone = { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
}
board-goods-cloth = { $count ->
    [one] { $count } tela
   *[other] { $count } telas
}
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
board-goods-worker = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}

## Rótulos de la imagen: breves

board-turn = Turno { $turn }
board-moment = { $turn ->
    [0] { phase-setup }
   *[other] { board-turn }
}
board-ended-in-setup = Terminada en la preparación
board-castle = Castillo
board-wins = Gana { $player }
board-share = Victoria compartida: { $player }

## Descripción: toda la posición como texto

board-describe-turn = { $turn ->
    [0] Fase
   *[other] Turno { $turn }, fase
}: { $phase }.
board-describe-over = La partida ha terminado.
board-describe-players = Jugadores en orden de turno:
board-describe-nothing = sin denarios ni cubos
board-describe-built = Lotes entregados este turno: { $batches }.
board-describe-road = El camino:
board-describe-sections = El castillo:
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
   *[yes] {""} tiene un trabajador nuevo en: { $arrived }
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

## Texto alternativo: lo que se ve primero

board-alt-asked = Esperando a: { $players }.
