# The Catan Card Game in pictures and as text: captions, hands, the whole table (`describe`), what has changed, what is noticed first (`alt`).

## Amounts; zero is never shown

board-goods-lumber = { $count ->
    [one] 1 madera
   *[other] { $count } maderas
}
board-goods-brick = { $count ->
    [one] 1 ladrillo
   *[other] { $count } ladrillos
}
board-goods-wool = { $count ->
    [one] 1 lana
   *[other] { $count } lanas
}
board-goods-grain = { $count ->
    [one] 1 cereal
   *[other] { $count } cereales
}
board-goods-ore = { $count ->
    [one] 1 mineral
   *[other] { $count } minerales
}

## The hand

catan_cards-hand-title = { $player }: { $cards ->
    [0] ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
catan_cards-hand-choice = Para elegir
catan_cards-hand-build = se puede construir ahora
catan_cards-hand-play = se puede jugar ahora
catan_cards-hand-affordable = puedes pagarla
catan_cards-hand-dear = aún no puedes pagarla
catan_cards-hand-wait = ahora no

# What sort of card it is, and where it goes
catan_cards-kind-attack = Acción · ataque
catan_cards-kind-neutral = Acción · neutral
catan_cards-kind-defence = Acción · defensa
catan_cards-kind-green = Poblado o ciudad
catan_cards-kind-red = Solo ciudad
catan_cards-kind-brown = Junto a un terreno
catan_cards-kind-road = En un camino

## Describe: the whole table as text

catan_cards-describe-dice = { GIVEN($face) ->
    [no] Se ha elegido el número { $number }.
   *[yes] Dados: { $face }{ $number ->
        [0] {""}
       *[other] , { $number }
    }.
}{ GIVEN($card) ->
    [no] {""}
   *[yes] {""} Suceso: { $card }. { $effect }
}
catan_cards-describe-tokens = Ficha del caballero: { GIVEN($knight) ->
    [no] nadie
   *[yes] { $knight }
}. Ficha del molino: { GIVEN($windmill) ->
    [no] nadie
   *[yes] { $windmill }
}.
catan_cards-describe-gate = Aún no se pueden jugar cartas de ataque ni neutrales: entre los dos tienen menos de 7 puntos.
catan_cards-describe-player = { $player }: { $points } de { $target }{ GIVEN($sources) ->
    [no] {""}
   *[yes] {""} ({ $sources })
}; fuerza { $strength }, torneo { $tournament }, comercio { $trade }; { $hand } cartas en la mano de { $limit }. Recursos: { $goods }; { $exposed } cuentan para los bandidos.
catan_cards-describe-axis = De izquierda a derecha: { $cards }.
catan_cards-describe-regions = Terrenos, { $side }: { $regions }.
catan_cards-describe-region = { $place }. { $region } con el { $number }, { $stored } en reserva
catan_cards-describe-built = { $kind ->
    [settlement] Poblado
    [city] Ciudad
    [road] Camino
   *[region] Terreno
} { $at }, { $side }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, de { $owner }
}{ GIVEN($dogma) ->
    [no] {""}
   *[yes] {""}, bajo un dogma de { $dogma }
}{ $counter ->
    [-1] {""}
   *[other] {""}, contador { $counter }
}. { $effect }
catan_cards-describe-free = Espacios libres: { $free }, de ellos { $city } en ciudades.
catan_cards-describe-supply = Quedan por construir: { $road ->
    [one] 1 camino
   *[other] { $road } caminos
}, { $settlement ->
    [one] 1 poblado
   *[other] { $settlement } poblados
}, { $city ->
    [one] 1 ciudad
   *[other] { $city } ciudades
}. Terrenos: { $regions }. Cartas de suceso: { $events }.
catan_cards-describe-stack = { $stack }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} ({ $owner })
} con { $count }
catan_cards-describe-stacks = Mazos: { $stacks }.
catan_cards-describe-discard = Descartes{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} de { $owner }
}: { $count ->
    [0] ninguno
   *[other] { $cards }
}.
catan_cards-describe-row = Boca arriba junto a los mazos: { GIVEN($cards) ->
    [no] ninguna
   *[yes] { $cards }
}.
catan_cards-describe-sold = Vendidas, fuera del juego: { $cards }.
catan_cards-describe-card = { $building } ({ $kind }){ GIVEN($cost) ->
    [no] {""}
   *[yes] {""}: cuesta { $cost }
}; { $state }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## What has changed since the reader last looked

catan_cards-changed-strength = { $player }: fuerza { $strength }, torneo { $tournament }, comercio { $trade }.
catan_cards-changed-hand = { $player }: { $hand } cartas en la mano de { $limit }.
catan_cards-changed-axis = { $player } construye. { $line }
catan_cards-changed-built = { $player }: { $line }
catan_cards-changed-gone = Fuera del principado de { $player }: { $cards }.

## Alt text: what a sighted player notices first

catan_cards-alt = Catan, el juego de cartas, turno { $turn }: { $phase }.
catan_cards-alt-player = { $player }: { $points }, fuerza { $strength }, comercio { $trade }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}; { $goods }.
