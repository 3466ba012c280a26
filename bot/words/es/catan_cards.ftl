### Catan, el juego de cartas: preguntas, opciones, sucesos, motivos, comandos. Un lugar tiene su marca (L3), que precede a estas palabras; una región se reconoce también por su tipo y su número.

game-catan_cards = Catan, el juego de cartas
game-catan_cards-about = Dos principados crecen lado a lado: traza carreteras, funda ciudades, arma caballeros, comercia.
game-catan_cards-weight = De 1 a 2 horas en la mesa · complejidad 3 de 5

## Lados, caras del dado de eventos, fichas, fases

side-upper = arriba
side-lower = abajo
side-middle = en la fila
side-left = a la izquierda
side-right = a la derecha

face-brigands = Bandidos
face-trade = Comercio
face-tournament = Torneo
face-plenty = Año de abundancia
face-event = Carta de evento
catan_cards-rolled-brigands = más de 7 sin proteger: se pierden mineral y lana
catan_cards-rolled-trade = ficha del molino: 1 recurso del otro
catan_cards-rolled-tournament = más puntos de torneo: 1 recurso
catan_cards-rolled-plenty = ambos: 1 recurso

token-knight = ficha del caballero
token-windmill = ficha del molino de viento

phase-start = Comienzo del turno
phase-roll = Tirada de dados
phase-event = Evento
phase-production = Producción
phase-hand = Cartas en la mano

## De dónde vienen los puntos, y por qué se toma, se paga o se roba

source-settlements = Colonias
source-cities = Ciudades
source-arch = Arco de triunfo
source-knight = Ficha del caballero
source-windmill = Ficha del molino de viento

source-brigands = { face-brigands }
source-trade = { face-trade }
source-tournament = { face-tournament }
source-plenty = { face-plenty }
source-bank = Banca
source-offer = Intercambio entre jugadores
source-search = Búsqueda en una pila
source-build = Construcción

## Grupos de opciones, el final de la partida

catan_cards-group-centre = Carreteras, colonias, ciudades
catan_cards-group-expansions = Cartas por construir
catan_cards-group-cards = Cartas de acción
catan_cards-group-trade = Cambios con la banca
catan_cards-group-abilities = Habilidades
catan_cards-group-alchemist = Jugar el Alquimista
catan_cards-group-one = 1 recurso
catan_cards-group-two = 2 recursos
catan_cards-group-three = 3 recursos
catan_cards-group-top = Robar la primera carta
catan_cards-group-search = Buscar en una pila
catan_cards-group-yellow = Cartas de acción
catan_cards-group-green = Cartas verdes
catan_cards-group-red = Cartas rojas
catan_cards-group-brown = Cartas junto a las regiones
catan_cards-group-road = Cartas en las carreteras

catan_cards-ended-points = Alguien tiene puntos de victoria suficientes para ganar.
catan_cards-ended-turns = Ya se jugaron todos los turnos acordados.

## Reglas que se eligen al preparar una partida

catan_cards-rule-mode = Juego
catan_cards-rule-mode-base = Juego básico (12 puntos)
catan_cards-rule-mode-themed = Bárbaros y mercaderes (13 puntos)
catan_cards-rule-mode-tournament = Torneo (13 puntos, cada uno con un mazo de 33 cartas)
catan_cards-rule-barbarian_tie = Empate con bárbaros
catan_cards-rule-barbarian_tie-defeat = derrota
catan_cards-rule-barbarian_tie-victory = victoria
catan_cards-rule-barbarian_tie-nothing = sin efecto
catan_cards-rule-church_scope = Iglesia en Guerra civil
catan_cards-rule-church_scope-city = ciudad (protege las unidades de la suya)
catan_cards-rule-church_scope-principality = todo (protege todas las unidades de su dueño)
catan_cards-rule-civil_war_targets = Guerra civil
catan_cards-rule-civil_war_targets-trade_fleets = flotas comerciales (y caballeros)
catan_cards-rule-civil_war_targets-any_fleet = toda flota (caballeros, flotas comerciales y la Flota del tesoro)
catan_cards-rule-guild_mirror = Liga de mercaderes
catan_cards-rule-guild_mirror-received = lo obtenido (recibe lo que el rival obtiene de la banca)
catan_cards-rule-guild_mirror-paid = lo pagado (recibe lo que el rival da a la banca)
catan_cards-rule-arch_start = Arco de triunfo nuevo
catan_cards-rule-arch_start-0 = nada
catan_cards-rule-arch_start-1 = 1 punto
catan_cards-rule-arch_max = Arco de triunfo hasta
catan_cards-rule-arch_max-2 = 2 puntos
catan_cards-rule-arch_max-3 = 3 puntos
catan_cards-rule-arch_max-4 = 4 puntos
catan_cards-rule-camp_counts_reactions = El Campamento bárbaro cobra también las respuestas en el turno del otro
catan_cards-rule-camp_counts_reactions-on = sí
catan_cards-rule-camp_counts_reactions-off = no, solo en el suyo
catan_cards-rule-brown_slots = Junto a una región
catan_cards-rule-brown_slots-1 = 1 carta (como máximo)
catan_cards-rule-brown_slots-2 = 2 cartas (como máximo)
catan_cards-rule-year_end_redraw = Otro evento tras Año nuevo
catan_cards-rule-year_end_redraw-off = no
catan_cards-rule-year_end_redraw-on = sí
catan_cards-rule-brigand_grace_turns = Turnos sin bandidos
catan_cards-rule-brigand_grace_turns-4 = 4 (al principio, entre ambos)
catan_cards-rule-brigand_grace_turns-0 = ninguno
catan_cards-rule-brigand_grace_turns-2 = 2 (al principio, entre ambos)
catan_cards-rule-brigand_grace_turns-6 = 6 (al principio, entre ambos)
catan_cards-rule-turn_limit = Puntos deciden tras
catan_cards-rule-turn_limit-200 = 200 turnos (si nadie gana antes)
catan_cards-rule-turn_limit-100 = 100 turnos (si nadie gana antes)
catan_cards-rule-turn_limit-60 = 60 turnos (si nadie gana antes)
catan_cards-fixed-cards = Quien gestiona este bot ha corregido los valores de estas cartas, y tableros y manos muestran los corregidos: { $cards }.

## Partes de frases: un lugar, una región con lo que guarda, una pila, el porqué

catan_cards-place = { GIVEN($region) ->
    [yes] { $region } { $number }, { $side }
   *[no] { $centre }{ GIVEN($regions) ->
        [yes] , { $side } ({ $regions })
       *[no] {""}
    }
}
catan_cards-store = { GIVEN($building) ->
    [yes] { $building }
   *[no] { $region } { $number }
} (hay { $have })
catan_cards-stack = Pila { $stack } · { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
catan_cards-cause = { GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
catan_cards-left = { $left ->
    [1] {""}
   *[other] { GIVEN($left) ->
        [yes] {" "}Faltan { $left }.
       *[no] {""}
    }
}

## Qué prefieren los bots

catan_cards-style-knights = prefiere los caballeros
catan_cards-style-trader = prefiere comerciar

## Preguntas

catan_cards-ask-deck = { $player }, elige las { $least } cartas de tu mazo.
catan_cards-ask-event_deck = { $player }, elige { $least } cartas de evento para el mazo común.
catan_cards-ask-arrange = { $player }, coloca tus regiones: ¿cuál va { $side }, en el lugar { $at }?
catan_cards-ask-opening_stack = { $player }, ¿de qué pila tomas tus primeras cartas?{ GIVEN($barred) ->
    [yes] {""} El rival ya eligió la pila { $barred }.
   *[no] {""}
}
catan_cards-ask-opening = { $player }, elige tus { $least } primeras cartas.
catan_cards-ask-before_roll = { $player }, tira los dados.
catan_cards-ask-act = { $player }, construye, juega cartas, comercia o termina tus acciones.
catan_cards-ask-site = { $player }, ¿dónde pones esta carta: { $building }?
catan_cards-ask-region_side = { $player }, ¿dónde va esta región: { $region } { $number }? La siguiente irá al otro lado.
catan_cards-ask-scout = { $player }, ¿qué región eliges { $side }?
catan_cards-ask-offer_give = { $player }, ¿qué ofreces?
catan_cards-ask-offer_get = { $player }, ¿qué pides a cambio de { $pay }?
catan_cards-ask-answer_offer = { $player }, { $by } te ofrece { $gain } por { $pay }. ¿Aceptas?
catan_cards-ask-demolish = { $player }, ¿qué demueles? No recibes nada. Va a los descartes, o junto a las pilas si venía de allí.
catan_cards-ask-take = { $player }, ¿qué tomas{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-receive = { $player }, ¿qué te da la banca?{ catan_cards-left }
catan_cards-ask-rob = { $player }, ¿qué tomas del rival{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-pay = { $player }, ¿qué región paga { $pay }{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-lose = { $player }, ¿a qué renuncias{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-swap = { $player }, ¿qué das? Tomas otros tantos recursos distintos ({ $building }).
catan_cards-ask-give = { $player }, ¿qué das a { $owner }{ catan_cards-cause }?
catan_cards-ask-react = { $player }: ¡{ $source }! ¿Respondes con una carta?
catan_cards-ask-return = { $player }, ¿qué carta vuelve a la mano del rival{ catan_cards-cause }{ GIVEN($back) ->
    [yes] {""}, o junto a las pilas si venía de allí
   *[no] {""}
}?
catan_cards-ask-dogma = { $player }, ¿sobre qué edificio pones el Dogma?
catan_cards-ask-spy = { $player }, ¿qué unidad o carta de acción tomas de la mano del rival?
catan_cards-ask-conflict = { $player }, ¿qué { $least } cartas de la mano de { $owner } van bajo una pila?
catan_cards-ask-conflict_stack = { $player }, ¿bajo qué pila van?
catan_cards-ask-retrieve = { $player }, ¿qué carta recuperas de los descartes{ catan_cards-cause }?
catan_cards-ask-christoph = { $player }, ¿qué recurso te cambia la banca 1 a 1 este turno?
catan_cards-ask-neighbour_help = { $player }, ¿qué región llenan los vecinos?
catan_cards-ask-reward = { $player }, ¿qué premio quieres{ catan_cards-cause }?
catan_cards-ask-flavo = { $player }, ¿acoges a { $building }?
catan_cards-ask-flavo_site = { $player }, ¿en qué solar del rival pones a { $building }?
catan_cards-ask-sell = { $player }, ¿qué carta de acción vendes?
catan_cards-ask-draw_stack = { $player }, ¿de qué pila robas?
catan_cards-ask-master_builder = { $player }, el Maestro de obras: ¿en qué pila buscas?{ GIVEN($barred) ->
    [yes] {""} En la pila { $barred } se acaba de buscar.
   *[no] {""}
}
catan_cards-ask-search = { $player }, ¿qué carta tomas de la pila { $stack }?
catan_cards-ask-return_card = { $player }, ¿qué carta de tu mano va a cambio bajo una pila?
catan_cards-ask-bury = { $player }, tienes demasiadas cartas en la mano: ¿cuál va bajo una pila?
catan_cards-ask-bury_stack = { $player }, ¿bajo qué pila va la carta?
catan_cards-ask-draw = { $player }, completa tu mano: roba una carta o búscala en una pila.
catan_cards-ask-exchange = { $player }, ¿cambias una carta? Va debajo de una pila y tomas otra de ahí.
catan_cards-ask-exchange_stack = { $player }, ¿con qué pila la cambias?

## Opciones

catan_cards-option-deck = { $building }
catan_cards-option-event_deck = { $building }
catan_cards-option-arrange = { $region } { $number }
catan_cards-option-arrange-rest = Dejar las regiones como están
catan_cards-skip-arrange = Dejarlas como están
catan_cards-unfold-arrange = Ordenarlas
catan_cards-folded-arrange = { $player }, ¿quieres colocar tus regiones o dejarlas como están?
catan_cards-option-opening_stack = { GIVEN($kind) ->
    [yes] Pila { $stack } ({ $count }) · { $kind }
   *[no] { catan_cards-stack }
}
catan_cards-option-opening = { $building }
catan_cards-option-before_roll = { $building }: { $number }
catan_cards-option-before_roll-roll = Tirar los dados
catan_cards-option-act = { GIVEN($building) ->
    [yes] { $building }{ GIVEN($side) ->
        [yes] {" "}{ $side }
       *[no] {""}
    }{ GIVEN($at) ->
        [yes] {" "}en lugar de una colonia
       *[no] {""}
    }{ GIVEN($source) ->
        [yes] {" "}({ $source })
       *[no] {""}
    }{ GIVEN($pay) ->
        [yes] {" "}· { $pay }
       *[no] {""}
    }
   *[no] { $pay } → 1 recurso distinto
}
catan_cards-option-act-offer = Ofrecer un intercambio
catan_cards-option-act-demolish = Demoler una carta tuya
catan_cards-option-act-end = Terminar las acciones
catan_cards-option-site = { GIVEN($regions) ->
    [yes] { $side } ({ $regions })
   *[no] { catan_cards-place }
}
catan_cards-option-region_side = { $region } { $number } { $side }
catan_cards-option-scout = { $region } { $number }
catan_cards-form-offer = Ofrecer un intercambio
catan_cards-form-offer-offer_give = Das (hasta { $most })
catan_cards-form-offer-offer_get = Recibes (hasta { $most })
catan_cards-option-offer_give = { $pay }
catan_cards-option-offer_give-none = Ninguna oferta
catan_cards-option-offer_get = { $gain }
catan_cards-option-offer_get-none = Ninguna oferta
catan_cards-option-answer_offer-accept = Aceptar
catan_cards-option-answer_offer-decline = Rechazar
catan_cards-option-demolish = { $building } · { catan_cards-place }
catan_cards-option-demolish-none = Nada
catan_cards-option-take = { $region } { $number }: +{ $gain } (hay { $have })
catan_cards-option-receive = { catan_cards-option-take }
catan_cards-option-rob = { GIVEN($gain) ->
    [yes] { catan_cards-option-take }
   *[no] { $lost } · no hay sitio, se pierde
}
catan_cards-option-rob-none = Nada más
catan_cards-option-pay = { catan_cards-store }
catan_cards-option-lose = { catan_cards-store }
catan_cards-option-swap = { $pay }
catan_cards-option-give = { $pay }
catan_cards-option-react = Jugar { THE($building) }{ GIVEN($pay) ->
    [yes] {" "}· { $pay }
   *[no] {""}
}
catan_cards-option-react-none = No responder
catan_cards-option-return = { $building } · { GIVEN($by) ->
    [yes] principado de { $by },{" "}
   *[no] {""}
}{ catan_cards-place }
catan_cards-option-dogma = { catan_cards-option-return }
catan_cards-option-spy = { $building }
catan_cards-option-spy-none = Ninguna carta
catan_cards-option-conflict = { $building }
catan_cards-option-conflict_stack = { catan_cards-stack }
catan_cards-option-retrieve = { $building }
catan_cards-option-christoph = { $pay } → 1 recurso distinto
catan_cards-option-neighbour_help = { catan_cards-store }
catan_cards-option-reward-triumphal_arch = { $building }: +{ $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
catan_cards-option-reward-resources = { $count ->
    [one] 1 recurso a elegir
   *[other] { $count } recursos a elegir
}
catan_cards-option-flavo = { catan_cards-place } · { $pay }
catan_cards-option-flavo-accept = Acogerlo · { $pay }
catan_cards-option-flavo-none = No acogerlo
catan_cards-option-flavo_site = { catan_cards-place }
catan_cards-option-sell = { $building } → 1 recurso
catan_cards-option-sell-none = No vender nada
catan_cards-option-draw_stack = { catan_cards-stack }
catan_cards-option-master_builder = { catan_cards-stack }
catan_cards-option-master_builder-none = En ninguna
catan_cards-option-search = { $building }
catan_cards-option-search-none = Ninguna carta
catan_cards-option-return_card = { $building }
catan_cards-option-bury = { $building }
catan_cards-option-bury_stack = { catan_cards-stack }
catan_cards-option-draw = { GIVEN($cost) ->
    [yes] Buscar en la pila { $stack } ({ $count }) · { $cost ->
        [one] 1 recurso
       *[other] { $cost } recursos
    }
   *[no] { catan_cards-stack }
}
catan_cards-option-exchange = { $building }
catan_cards-option-exchange-none = Conservarlas todas
catan_cards-option-exchange_stack = { catan_cards-option-draw }

## Sucesos

catan_cards-event-first_player = { $player } juega el primer turno.
catan_cards-event-arranged = { $player } ha colocado sus regiones.
catan_cards-event-deck_in = { $player } ha entregado un mazo.
catan_cards-event-events_in = { $player } ha entregado sus cartas de evento.
catan_cards-event-opened = { $player } elige { $count ->
    [one] su primera carta
   *[other] sus { $count } primeras cartas
}{ GIVEN($stack) ->
    [yes] {" "}de la pila { $stack }.
   *[no] .
}
catan_cards-event-got = { $player } recibe { $cards }.
catan_cards-event-turn = Turno { $turn }: le toca a { $player }.
catan_cards-event-rolled = { $player } tira los dados: { $face }{ GIVEN($effect) ->
    [yes] {" "}({ $effect })
   *[no] {""}
}, y { $number } para la producción.
catan_cards-event-brigands_wait = Es demasiado pronto para los bandidos: aún no aparecen.
catan_cards-event-event_card = Carta de evento: { $building }. { $effect }
catan_cards-event-produced = { $player } recibe de sus regiones: { $gain }.
catan_cards-event-took = { $player } toma { $gain }{ catan_cards-cause }.
catan_cards-event-lost = { $player } { GIVEN($pay) ->
    [yes] pierde { $pay }
   *[no] no pierde nada
}{ catan_cards-cause }.
catan_cards-event-robbed = { GIVEN($gain) ->
    [yes] { $player } toma { $gain } de { $by }{ catan_cards-cause }.
   *[no] { $by } pierde { $pay }{ catan_cards-cause }; { $player } no tiene sitio para guardarlo.
}
catan_cards-event-gave = { $player } da { $pay } a { $by }{ catan_cards-cause }.
catan_cards-event-founded = { $player } construye: { $building }.
catan_cards-event-region = { $player } añade una región: { $region } { $number }, { $side }.
catan_cards-event-built = { $player } coloca { THE($building) }: { OTHER($owner, $player) ->
    [yes] principado de { $owner },{" "}
   *[no] {""}
}{ catan_cards-place }.
catan_cards-event-demolished = { GIVEN($source) ->
    [yes] { $player } pierde { THE($building) }, que arde y vuelve junto a las pilas{ catan_cards-cause }.
   *[no] { $player } retira de su principado: { $building }.
}
catan_cards-event-destroyed = { $by } ya tiene más de { $most } { $measure ->
    [strength] de fuerza
   *[points] puntos
}: { $player } pierde { THE($building) }.
catan_cards-event-token = { GIVEN($player) ->
    [yes] La { $token } es ahora de { $player }.
   *[no] Ya nadie va por delante: nadie tiene la { $token }.
}
catan_cards-event-traded = { $player } da { $pay } a la banca.
catan_cards-event-offered = { $player } ofrece { $pay } a { $by } por { $gain }. Mientras { $by } no responda, Deshacer retira la oferta.
catan_cards-event-accepted = { $player } acepta: { $pay } a { $by } por { $gain }.
catan_cards-event-declined = { $player } rechaza la oferta de { $by }: { $gain } por { $pay }.
catan_cards-event-played = { $player } juega { THE($building) }{ catan_cards-cause }{ GIVEN($pay) ->
    [yes] {" "}y paga { $pay }.
   *[no] .
}
catan_cards-event-duel = { $player } { $won ->
    [yes] gana
   *[other] pierde
} el duelo con un { $number } ({ $building }).
catan_cards-event-returned = { $player } devuelve a su mano { THE($building) }{ catan_cards-cause }.
catan_cards-event-dogma_laid = { $player } pone un Dogma sobre una carta de { $by }, que ya no cuenta: { $building }.
catan_cards-event-dogma_lifted = Acaba el Dogma de { $player }, y una carta de { $by } vuelve a contar: { $building }.
catan_cards-event-dogma_gone = El Dogma de { $player } sobre { THE($building) } de { $by } va a los descartes.
catan_cards-event-swapped = { $player } entrega { $pay } a cambio de otros recursos{ catan_cards-cause }.
catan_cards-event-hand_seen = { $player } ve la mano de { $by }: { GIVEN($cards) ->
    [yes] { $cards }.
   *[no] está vacía.
}
catan_cards-event-spied = { $player } mira la mano de { $by } y { $count ->
    [0] no toma nada
    [one] toma 1 carta (cuál, lo ve { $by } en «{ button-since }»)
   *[other] toma { $count } cartas
}.
catan_cards-event-taken = { GIVEN($stack) ->
    [yes] { $player } pone de la mano de { $by } bajo la pila { $stack }: { $cards }.
   *[no] { $player } toma de la mano de { $by }: { $cards }.
}
catan_cards-event-conflict = { $player } pone { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de la mano de { $by } bajo la pila { $stack } ({ name-ev_conflict }: { token-knight }).
catan_cards-event-retrieved = { $player } recupera de los descartes { THE($building) }{ catan_cards-cause }.
catan_cards-event-sold = { $player } vende { THE($building) }.
catan_cards-event-used = { $player } usa { THE($building) }.
catan_cards-event-arch = El Arco de triunfo de { $player } crece: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
catan_cards-event-jester = { $player } acoge a { $building }, que deja a { $by }.
catan_cards-event-jester_gone = { $building } deja a { $player } y no encuentra otra casa.
catan_cards-event-counted = { $building } de { $player }: { $number ->
    [one] 1 cambio contado
   *[other] { $number } cambios contados
}.
catan_cards-event-christoph = Durante el resto del turno la banca da a { $player } 1 recurso por { $pay }.
catan_cards-event-drew = { $player } roba la primera carta de la pila { $stack }.
catan_cards-event-searched = { $player } busca en la pila { $stack } y { $count ->
    [0] no toma nada
    [one] toma una carta
   *[other] toma { $count } cartas
}.
catan_cards-event-buried = { $player } pone una carta bajo la pila { $stack }.
catan_cards-event-invaded = Bárbaros de fuerza { $number } contra { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
} de { $player }: { $outcome ->
    [nothing] empate, no pasa nada
   *[other] { $won ->
        [yes] victoria
       *[other] derrota
    }
}.

## Sucesos en una línea de la crónica, tras el nombre del jugador

catan_cards-short-rolled = saca { $face }{ GIVEN($effect) ->
    [yes] {" "}({ $effect })
   *[no] {""}
} y { $number }
catan_cards-short-produced = +{ $gain }
catan_cards-short-took = +{ $gain }{ catan_cards-cause }
catan_cards-short-lost = { GIVEN($pay) ->
    [yes] −{ $pay }{ catan_cards-cause }
   *[no] no pierde nada{ catan_cards-cause }
}
catan_cards-short-robbed = { GIVEN($gain) ->
    [yes] +{ $gain } de { $by }{ catan_cards-cause }
   *[no] nada de { $by }: no tiene sitio
}
catan_cards-short-demolished = { GIVEN($source) ->
    [yes] pierde { THE($building) }: arde{ catan_cards-cause }
   *[no] retira { THE($building) }
}
catan_cards-short-destroyed = pierde { THE($building) }
catan_cards-short-token = ahora tiene la { $token }
catan_cards-short-built = coloca { THE($building) }
catan_cards-short-traded = −{ $pay } (banca)
catan_cards-short-offered = ofrece { $pay } a { $by } por { $gain }
catan_cards-short-accepted = acepta: { $pay } por { $gain }
catan_cards-short-declined = rechaza la oferta de { $by }
catan_cards-short-taken = { GIVEN($stack) ->
    [yes] es decir, { $cards }
   *[no] toma de la mano de { $by }: { $cards }
}
catan_cards-short-returned = vuelve a la mano: { $building }{ catan_cards-cause }
catan_cards-short-dogma_lifted = acaba el Dogma: { $building }
catan_cards-short-dogma_gone = Dogma a los descartes: { $building }
catan_cards-short-swapped = cambia { $pay }{ catan_cards-cause }
catan_cards-short-arch = Arco de triunfo ({ short-points })
catan_cards-short-jester_gone = { $building } se va y no encuentra otra casa
catan_cards-short-counted = { $building }: { $number ->
    [one] 1 cambio contado
   *[other] { $number } cambios contados
}
catan_cards-short-christoph = banca: { $pay } por 1 recurso este turno
catan_cards-short-drew = roba de la pila { $stack }
catan_cards-short-buried = carta bajo la pila { $stack }
catan_cards-short-invaded = bárbaros (fuerza { $number }): { $outcome ->
    [nothing] empate
   *[other] { $won ->
        [yes] rechazados
       *[other] derrota
    }
}

## Motivos

catan_cards-reason-supply_empty = No quedan para construir: { $building }.
catan_cards-reason-no_settlement = Una ciudad se construye sobre una colonia tuya.
catan_cards-reason-no_road_end = Una carretera sale de una colonia o ciudad en el extremo de tu fila, y en ese lado ya hay una carretera.
catan_cards-reason-no_open_road = Una colonia va tras una carretera en el extremo de tu fila, y en ese lado no la hay.
catan_cards-reason-no_regions_left = No quedan regiones para una nueva colonia.
catan_cards-reason-cannot_pay = Te falta: { $lost }.{ GIVEN($pay) ->
    [yes] {" "}Cuesta { $pay }.
   *[no] {""}
}
catan_cards-peril = Los bandidos te quitarían { $pay }: tienes { $count } recursos sin proteger, y asaltan a quien tiene más de { $most }.
catan_cards-reason-never_playable = Esta carta es de una expansión que aquí no se juega: { $building }.
catan_cards-reason-needs_building = Lo que pide { THE($building) } falta o no cuenta en tu principado: { $needs }.
catan_cards-reason-already_in_play = Ya está en juego, y solo puede haber una: { $building }.
catan_cards-reason-one_only = Solo puedes tener una de estas cartas: { $building }.
catan_cards-reason-host_too_strong = { $by } tiene más de { $most } (fuerza para un campamento, puntos para una avanzada), y esta carta no resistiría: { $building }.
catan_cards-reason-no_site = No hay un lugar libre para esta carta: { $building }.
catan_cards-reason-gate_closed = Mientras los dos jugadores no sumen { $least } puntos, solo se juegan cartas de defensa. Todavía no: { $building }.
catan_cards-reason-not_in_hand = Esta carta no está en tu mano: { $building }.
catan_cards-reason-only_as_answer = Esta carta solo se juega como respuesta, cuando te pregunto: { $building }.
catan_cards-reason-only_with_settlement = Para jugar esta carta, elige con ella una colonia: { $building }.
catan_cards-reason-only_before_roll = Esta carta solo se juega antes de tirar los dados: { $building }.
catan_cards-reason-no_target = { $by } no tiene nada que esta carta pueda alcanzar: { $building }.
catan_cards-reason-no_room = { GIVEN($gain) ->
    [yes] No tienes sitio para { $gain }.
   *[no] No tienes sitio para nada a cambio.
}
catan_cards-reason-opponent_has_none = El rival no tiene { $gain }.
catan_cards-reason-nothing_to_take = { $by } no tiene nada para lo que tengas sitio.
catan_cards-reason-empty_hand = { $by } no tiene cartas en la mano.
catan_cards-reason-nothing_to_swap = No tienes nada que cambiar, o te falta sitio para lo que recibirías.
catan_cards-reason-same_kind = No puedes pedir lo mismo que das: { $gain }.
catan_cards-reason-already_declined = La misma oferta ya ha sido rechazada este turno.
catan_cards-reason-no_actions_left = Ya hiciste {$most} acciones en este turno: ahora solo puedes terminarlas.
catan_cards-reason-no_offers_left = Ya hiciste {$most} ofertas en este turno: no se puede hacer ninguna más.
catan_cards-reason-empty_stack = La pila { $stack } está vacía.
catan_cards-reason-no_cards_left = Todas las pilas están vacías.
catan_cards-reason-search_too_dear = Buscar en una pila te cuesta { $cost ->
    [one] 1 recurso
   *[other] { $cost } recursos
}; tienes { $have }.
catan_cards-reason-foreign_card = Esta carta es de { $by }: { $building }.
catan_cards-reason-not_standing = Esta carta no está en tu principado: { $building }.
catan_cards-reason-already_used = Solo puedes usarla una vez por turno: { $building }.
catan_cards-reason-too_soon = Acabas de colocar esta carta, así que podrás hacerlo desde tu próximo turno: { $building }.
catan_cards-reason-counter_low = { $building }: { $number ->
    [one] 1 cambio contado
   *[other] { $number } cambios contados
} de { $most }.
catan_cards-reason-not_fewer_points = Debes tener menos puntos que el rival: son { $have } contra { $most }.
catan_cards-reason-has_abbey = Tienes algo que excluye esta carta: { $building }.
catan_cards-reason-too_few_units = No tienes las unidades que esta carta pide: { $building }.
catan_cards-reason-no_mill = No hay sitio en ningún bosque, pasto o campo que esté junto a su taller.
catan_cards-reason-no_action_card = No tienes cartas de acción en la mano.
catan_cards-reason-no_card_to_retrieve = { GIVEN($by) ->
    [yes] En los descartes del rival
   *[no] En los descartes
} no hay nada que esta carta pueda recuperar: { $building }.
catan_cards-reason-nothing_to_demolish = No tienes nada que demoler.
catan_cards-reason-not_in_mode = Eso no es parte del juego básico.
catan_cards-reason-deck_size = Un mazo tiene { $most } cartas; este tiene { $count }.
catan_cards-reason-deck_copies = { $building }: en un mazo hay { $most } como máximo, en este { $count }.
catan_cards-reason-deck_unknown = «{ $key }» no es una carta para un mazo.
catan_cards-reason-events_size = Elige { $most } cartas de evento; has elegido { $count }.
catan_cards-reason-events_copies = { $building }: elige { $most } como máximo; has elegido { $count }.
catan_cards-reason-events_unknown = «{ $key }» no es una carta de evento que puedas elegir.

## Comandos: qué hacen, sus nombres y parámetros

catan_cards-verb-roll = Tira los dados
catan_cards-verb-play = Juega una carta de acción
catan_cards-verb-build = Construye una carretera, una colonia, una ciudad o una carta de tu mano
catan_cards-verb-place = Elige dónde poner una carta o una región
catan_cards-verb-trade = Comercia con la banca, o cambia recursos
catan_cards-verb-offer = Ofrece recursos al rival
catan_cards-verb-answer = Acepta o rechaza una oferta
catan_cards-verb-use = Usa la capacidad de una carta tuya
catan_cards-verb-demolish = Demuele una carta tuya
catan_cards-verb-end = Termina tus acciones
catan_cards-verb-take = Elige qué tomas
catan_cards-verb-pay = Elige de dónde sale un recurso
catan_cards-verb-react = Responde a un ataque con una carta, o renuncia
catan_cards-verb-target = Elige qué carta atacar
catan_cards-verb-draw = Elige una pila de cartas
catan_cards-verb-card = Elige una carta
catan_cards-verb-deck = Entrega tu mazo para una partida de torneo

catan_cards-verbname-roll = tirar
catan_cards-verbname-play = jugar
catan_cards-verbname-build = construir
catan_cards-verbname-place = colocar
catan_cards-verbname-trade = comerciar
catan_cards-verbname-offer = ofrecer
catan_cards-verbname-answer = contestar
catan_cards-verbname-use = usar
catan_cards-verbname-demolish = demoler
catan_cards-verbname-end = terminar
catan_cards-verbname-take = tomar
catan_cards-verbname-pay = pagar
catan_cards-verbname-react = reaccionar
catan_cards-verbname-target = alcanzar
catan_cards-verbname-draw = robar
catan_cards-verbname-card = carta
catan_cards-verbname-deck = mazo

catan_cards-param-card = La carta de acción
catan_cards-param-what = Tu elección
catan_cards-param-where = El lugar
catan_cards-param-give = Lo que das
catan_cards-param-answer = Tu respuesta
catan_cards-param-region = La región
catan_cards-param-stack = La pila
catan_cards-param-which = La carta
catan_cards-param-cards = Las cartas

catan_cards-paramname-card = carta
catan_cards-paramname-what = qué
catan_cards-paramname-where = lugar
catan_cards-paramname-give = das
catan_cards-paramname-answer = respuesta
catan_cards-paramname-region = región
catan_cards-paramname-stack = pila
catan_cards-paramname-which = cuál
catan_cards-paramname-cards = cartas

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-catan_cards-knight = Llega primero a 12 puntos en tu turno. Las colonias valen 1, las ciudades 2 y los caballeros más fuertes 1: construye a Walter.
lesson-catan_cards-site = Una colonia tiene un solar arriba y otro abajo. Elige dónde va Walter.
lesson-catan_cards-finish = Eres el más fuerte: con la ficha del caballero tienes 3 puntos. No puedes pagar más: termina tus acciones.
lesson-catan_cards-draw = El turno acaba con tu mano: llega a 3 cartas. Roba de una pila.
lesson-catan_cards-roll = Te toca. Un dado elige un evento y el otro, las regiones que producen, para los dos. Cada región guarda 3 como mucho. Tira.
lesson-catan_cards-take = ¡Torneo! Gracias a Walter tomas un recurso antes de producir. Una carretera pide 2 ladrillos: toma ladrillo.
lesson-catan_cards-road = El 5 también dio un ladrillo a tus Colinas. Las colonias nacen donde acaban las carreteras: haz una carretera.
lesson-catan_cards-end =
    - Siguen colonias y ciudades, que admiten cartas rojas
    - Con una ciudad, más comercio que el rival vale 1
    - 3 iguales compran 1 de la banca
    - Los bandidos quitan mineral y lana con más de 7 recursos
    - Desde 7 puntos en total se puede atacar
    - Se gana con 12, con 13 en Bárbaros y mercaderes

## Órdenes permanentes

catan_cards-standing-nothing_else = Terminar mi turno si solo puedo ofrecer o demoler
catan_cards-standing-nothing_else-does = Cuando solo te quede hacer una oferta o demoler, termino tu turno por ti.
catan_cards-standing-end = Terminar mi turno, salvo que …
catan_cards-standing-end-does = { $count ->
    [0] En cuanto puedas actuar, termino tu turno por ti.
   *[other] En cuanto puedas actuar, termino tu turno por ti, salvo que se ofrezca algo de esto, cueste lo que cueste: { $choices }. Entonces te pregunto.
}
catan_cards-standing-never_react = No reaccionar nunca, salvo a …
catan_cards-standing-never_react-does = { $count ->
    [0] Cuando puedas reaccionar, renuncio por ti, tengas lo que tengas.
   *[other] Cuando puedas reaccionar, renuncio por ti, tengas lo que tengas, salvo contra: { $choices }. Entonces te pregunto, tengas lo que tengas.
}

catan_cards-part-deck = Cartas
catan_cards-part-events = Eventos
catan_cards-ready-builders = Grandes constructores
catan_cards-ready-knights = Caballeros y pendencias
catan_cards-ready-merchants = Flota mercante
