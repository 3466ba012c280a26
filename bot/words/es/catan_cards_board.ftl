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
    [one] 1 trigo
   *[other] { $count } trigos
}
board-goods-ore = { $count ->
    [one] 1 mineral
   *[other] { $count } minerales
}

# Names for a card on the table, where a language's full name is too long
board-tile-black_knight = Cab. negro
board-tile-knight_conrad = Conrad
board-tile-knight_hagen = Hagen
board-tile-knight_otto = Otto
board-tile-knight_pippin = Pippin
board-tile-knight_siegfried = Siegfried
board-tile-knight_walter = Walter
board-tile-knight_falk = Falk
board-tile-knight_gotz = Gotz
board-tile-knight_karl = Karl
board-tile-knight_baroc = Baroc
board-tile-knight_johanna = Johanna
board-tile-knight_sven = Sven
board-tile-flavo = Flavo
board-tile-eryn = Eryn
board-tile-garrison = Almacén
board-tile-brick_factory = Ladrillos
board-tile-fleet_lumber = Flota madera
board-tile-fleet_brick = Flota ladrillo
board-tile-fleet_wool = Flota lana
board-tile-fleet_grain = Flota trigo
board-tile-fleet_ore = Flota mineral
board-tile-fleet_gold = Flota oro
board-tile-colossus = Coloso
board-tile-merchant_guild = Cámara
board-tile-mint = Ceca
board-tile-barbarian_camp = Campam.
board-tile-trading_outpost = Avanzada
board-tile-treasure_fleet = Flota tesoro
board-tile-colonial_base = Base col.
board-tile-res_coin = Monedas
board-tile-res_paper = Papel
board-tile-res_cloth = Paños
board-tile-wizard_alliance = Magos
board-tile-secret_brotherhood = Hermandad
board-tile-merchants_league = Liga
board-tile-exchange = Bolsa
board-tile-ancient_wisdom = Sabiduría
board-tile-chamberlain = Antonio
board-tile-christoph = Christoph
board-tile-gunther = Gunther
board-tile-neighbour_help = Ayuda
board-tile-sigismund = Segismundo
board-tile-campaign = Campaña
board-tile-triumphal_arch = Arco
board-tile-flagship = Insignia

## Shorter names, for cards that are narrow on posters

board-brief-fleet_lumber = Flota
board-brief-fleet_brick = Flota
board-brief-fleet_wool = Flota
board-brief-fleet_grain = Flota
board-brief-fleet_ore = Flota
board-brief-fleet_gold = Flota
board-brief-bath_house = Baños
board-brief-brick_factory = Ladrillos
board-brief-marketplace = Mercado
board-brief-secret_brotherhood = Hermanos
board-brief-scriptorium = Escribas
board-brief-counting_house = Banco
board-brief-wine_cellar = Bodega
board-brief-woolen_mill = Lanería
board-brief-town_hall = Ayto.

## The hand

catan_cards-hand-title = { $player }: { $cards ->
    [0] ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
catan_cards-hand-build = se puede construir
catan_cards-hand-play = se puede jugar
catan_cards-hand-affordable = puedes pagarla
catan_cards-hand-dear = aún no te alcanza
catan_cards-hand-needs = requiere un edificio
catan_cards-hand-city = requiere una ciudad
catan_cards-hand-site = sin lugar libre
catan_cards-hand-untaken = ni unidad ni acción
catan_cards-hand-wait = ahora no

# What sort of card it is, and where it goes
catan_cards-kind-attack = Acción · ataque
catan_cards-kind-neutral = Acción · neutral
catan_cards-kind-defence = Acción · defensa
catan_cards-kind-green = Colonia o ciudad
catan_cards-kind-red = Solo ciudad
catan_cards-kind-brown = Junto a una región
catan_cards-kind-road = En una carretera
catan_cards-kind-blue = Evento

## Describe: the whole table as text

catan_cards-describe-dice = { GIVEN($face) ->
    [no] Se ha elegido el número { $number }.
   *[yes] Dados: { $face }{ $number ->
        [0] {""}
       *[other] , { $number }
    }.
}{ GIVEN($card) ->
    [no] {""}
   *[yes] {""} Evento: { $card }. { $effect }
}
catan_cards-describe-tokens = Ficha del caballero: { GIVEN($knight) ->
    [no] nadie
   *[yes] { $knight }
}. Ficha del molino de viento: { GIVEN($windmill) ->
    [no] nadie
   *[yes] { $windmill }
}.
catan_cards-describe-gate = { $open ->
    [yes] Se pueden jugar cartas de ataque y neutrales.
   *[no] No se pueden jugar cartas de ataque ni neutrales: entre los dos tienen menos de { $points } puntos.
}
catan_cards-describe-player = { $player }: { $points } de { $target }. Recursos: { $goods }.
catan_cards-describe-sources = Puntos de { $player }: { $sources }.
catan_cards-describe-numbers = { $player }: fuerza { $strength }, torneo { $tournament }, comercio { $trade }; cartas en la mano: { $hand } de { $limit }; { $exposed ->
    [one] 1 recurso cuenta
   *[other] { $exposed } recursos cuentan
} para los bandidos.
catan_cards-describe-axis = De izquierda a derecha: { $cards }.
catan_cards-describe-regions = Regiones, { $side }: { $regions }.
catan_cards-describe-region = { $place } · { $region } con el { $number }, guarda { $stored }
catan_cards-describe-built = { $at } · { $kind ->
    [settlement] Colonia
    [city] Ciudad
    [road] Carretera
   *[region] Región
}, { $side }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, de { $owner }
}{ GIVEN($dogma) ->
    [no] {""}
   *[yes] {""}, bajo un dogma de { $dogma }
}{ $counter ->
    [-1] {""}
   *[other] {""}, contador { $counter }
}. { $effect }
catan_cards-describe-free = Solares libres: { $free }, de ellos { $city } en ciudades.
catan_cards-describe-supply = Quedan por construir: { $road ->
    [one] 1 carretera
   *[other] { $road } carreteras
}, { $settlement ->
    [one] 1 colonia
   *[other] { $settlement } colonias
}, { $city ->
    [one] 1 ciudad
   *[other] { $city } ciudades
}. Regiones: { $regions }. Cartas de evento: { $events }.
catan_cards-describe-stack = { $stack }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} ({ $owner })
} con { $count }
catan_cards-describe-stacks = Pilas: { $stacks }.
catan_cards-describe-discard = Descartes{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} de { $owner }
}: { $count ->
    [0] ninguno
   *[other] { $cards }
}.
catan_cards-describe-row = Boca arriba junto a las pilas: { GIVEN($cards) ->
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

catan_cards-changed-principality = Principado de { $player }: { $line }
catan_cards-changed-gone = Fuera del principado de { $player }: { $cards }.

## Alt text: what a sighted player notices first

catan_cards-alt = Catan, el juego de cartas{ $turn ->
    [0] {""}
   *[other] , turno { $turn }
}: { $phase }.
catan_cards-alt-player = { $player }: { $points }, fuerza { $strength }, comercio { $trade }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}; { $goods }.

## Headings of pictures while a question is put to one player alone: no more than the phase says

catan_cards-asked-setup = { $count ->
    [one] { $player } elige cartas
   *[other] { $player } eligen cartas
}
catan_cards-asked-start = { $player } empieza el turno
catan_cards-asked-roll = { $player } tira los dados
catan_cards-asked-actions = { $player } construye, comercia o juega cartas
catan_cards-asked-hand = { $player } ordena su mano
catan_cards-asked-other = { $player } decide
catan_cards-asked-event = { catan_cards-asked-other }
catan_cards-asked-production = { catan_cards-asked-other }

## What the stacks hold

catan_cards-stacks-base = Juego básico
catan_cards-stacks-traders = Bárbaros y mercaderes
