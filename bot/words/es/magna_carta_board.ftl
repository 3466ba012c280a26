# Caylus Magna Carta en imágenes y como texto: rótulos, la mesa entera (`describe`), lo que ha cambiado, lo primero que se nota (`alt`).

# Nombres para las cartas, donde el nombre entero es demasiado largo
board-tile-n_peddler = Vendedor
board-tile-small_sawmill = Aserradero peq.
board-tile-peddler = Vendedor

# How many cubes lie on a small card, beside what its owner gets
board-batches-given = Ya dados
board-cubes-left = { $cubes ->
    [one] queda 1
   *[other] quedan { $cubes }
}

## Nombres más cortos para las cartas de un póster: p. y g. por pequeño y grande

board-poster-small_farm = Granja p.
board-poster-small_sawmill = Aserr. p.
board-poster-small_quarry = Cantera p.
board-poster-large_farm = Granja g.
board-poster-large_sawmill = Aserr. g.
board-poster-large_quarry = Cantera g.
board-poster-gold_mine = Mina
board-poster-n_trading_post = Puesto
board-poster-town_hall = Ayto.

## Lo que los demás ven de una pregunta hecha a uno solo

magna_carta-asked-setup = { $player } { $count ->
    [one] decide
   *[other] deciden
} si conservar las primeras cartas.
magna_carta-asked-actions = { $player } elige una acción.

## La mano

magna_carta-hand-title = { $player }: { $cards ->
    [0] ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
magna_carta-hand-affordable = puedes pagarla
magna_carta-hand-dear = aún no te alcanza

## Descripción: la mesa entera como texto

magna_carta-describe-provost = El preboste está en la carta { $provost } de { $cards }.
magna_carta-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } en mano; ingresos { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residencia
   *[other] ; { $residences } residencias
}{ GIVEN($tokens) ->
    [no] {""}
   *[yes] ; fichas de castillo: { $tokens }
}{ GIVEN($prestige) ->
    [no] {""}
   *[yes] ; ha construido: { $prestige }
}{ $passed ->
    [0] {""}
   *[other] ; pasó en { $passed ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] cuarto
    } lugar
}.
magna_carta-describe-cards = Cartas de { $player }: { $hand } en la mano, { $pile } en el mazo, { $discard ->
    [one] 1 descartada
   *[other] { $discard } descartadas
}{ GIVEN($cards) ->
    [no] {""}
   *[yes] {""} ({ $cards })
}.
magna_carta-describe-active = Ahora se usa la carta { $space }.
magna_carta-describe-slot = Carta { $space }: { $building }{ GIVEN($under) ->
    [no] {""}
   *[yes] {""} (sobre: { $under })
}{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, de { $owner }
}{ GIVEN($worker) ->
    [no] {""}
   *[yes] {""}, trabajador de { $worker }
}{ GIVEN($cubes) ->
    [no] {""}
   *[yes] {""}, con { $cubes } encima
}{ $pending ->
    [0] {""}
   *[other] {""}, será una residencia
}. { $effect }
magna_carta-describe-section = { $section } ({ $points } por ficha): { $left ->
    [one] queda 1
   *[other] quedan { $left }
} de { $total }.
magna_carta-describe-sources = Puntos de { $player }: { $sources }.
magna_carta-describe-prestige = Cartas de prestigio por construir:
magna_carta-describe-card = { $building }: cuesta { $cost }; { $points }{ GIVEN($note) ->
    [no] {""}
   *[yes] ; { $note }
}.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## Lo que ha cambiado desde la última vez

magna_carta-changed-tokens = Fichas de castillo de { $player }: { GIVEN($tokens) ->
    [no] ninguna
   *[yes] { $tokens }
}.
magna_carta-changed-prestige = Cartas de prestigio de { $player }: { GIVEN($cards) ->
    [no] ninguna
   *[yes] { $cards }
}.
magna_carta-changed-batches = Lotes de { $player } en este turno: { $batches }.
magna_carta-changed-shorter = El camino vuelve a tener { $cards } cartas.
magna_carta-changed-provost = El preboste va de la carta { $from } a la { $to }.

## Texto alternativo: lo primero que se nota

magna_carta-alt = Caylus Magna Carta{ $turn ->
    [0] {""}
   *[other] , turno { $turn }
}: { $phase }.
magna_carta-alt-player = { $player }: { $points }, { $goods }, { $workers }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}.
