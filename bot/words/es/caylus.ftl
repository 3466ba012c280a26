### Caylus: nombres, preguntas, opciones, sucesos, motivos, comandos.

game-caylus = Caylus
game-caylus-about = Construye el castillo del rey Felipe con seis trabajadores y un preboste fácil de sobornar.
game-caylus-weight = De 2 a 3 horas en la mesa · complejidad 4 de 5

## Edificios antes del puente, y el castillo

name-gate = Puerta
    .the = la Puerta
name-trading_post = Puesto comercial
    .the = el Puesto comercial
name-merchants_guild = Gremio de comerciantes
    .the = el Gremio de comerciantes
name-joust_field = Campo de justas
    .the = el Campo de justas
name-inn = Posada
    .the = la Posada

## Edificios neutrales y fijos

name-n_farm = Granja
    .the = la Granja
name-n_sawmill = Aserradero
    .the = el Aserradero
name-n_market = Mercado
    .the = el Mercado
name-n_carpenter = Carpintero
    .the = el Carpintero
name-f_peddler = Vendedor ambulante
    .the = el Vendedor ambulante
name-f_carpenter = Carpintero
    .the = el Carpintero
name-f_gold_mine = Mina de oro
    .the = la Mina de oro

## Edificios de madera, de piedra, residenciales y de prestigio

name-w_farm_food = Granja (comida)
    .the = la Granja (comida)
name-w_farm_cloth = Granja (tela)
    .the = la Granja (tela)
name-w_quarry = Cantera
    .the = la Cantera
name-w_sawmill = Aserradero
    .the = el Aserradero
name-w_market = Mercado
    .the = el Mercado
name-w_peddler = Vendedor ambulante
    .the = el Vendedor ambulante
name-w_mason = Albañil
    .the = el Albañil
name-w_lawyer = Abogado
    .the = el Abogado
name-s_farm = Granja
    .the = la Granja
name-s_park = Parque
    .the = el Parque
name-s_workshop = Taller
    .the = el Taller
name-s_architect = Arquitecto
    .the = el Arquitecto
name-s_church = Iglesia
    .the = la Iglesia
name-s_tailor = Sastre
    .the = el Sastre
name-s_bank = Banco
    .the = el Banco
name-s_alchemist = Alquimista
    .the = el Alquimista
name-s_jeweler = Joyero
    .the = el Joyero
name-p_statue = Estatua
    .the = la Estatua
name-p_granary = Granero
    .the = el Granero
name-p_library = Biblioteca
    .the = la Biblioteca
name-p_weaver = Tejeduría
    .the = la Tejeduría
name-p_theater = Teatro
    .the = el Teatro
name-p_college = Universidad
    .the = la Universidad
name-p_hotel = Hotel
    .the = el Hotel
name-p_monument = Monumento
    .the = el Monumento
name-p_cathedral = Catedral
    .the = la Catedral

## Qué hacen los edificios

caylus-effect-gate = Mueve gratis este trabajador a cualquier lugar aún libre, o recupéralo.
caylus-effect-trading_post = Toma 3 denarios.
caylus-effect-merchants_guild = Mueve gratis al preboste hasta 3 casillas, adelante o atrás.
caylus-effect-joust_field = Puedes pagar 1 denario y 1 tela por 1 favor real.
caylus-effect-stables = Los trabajadores de los círculos 1, 2 y 3 toman los primeros puestos del orden de turno.
caylus-effect-inn = Tu trabajador se aloja aquí; mientras se quede, cada colocación te cuesta solo 1 denario.
caylus-effect-castle = Entrega lotes de 3 cubos distintos, uno de ellos comida, y construye una casa por cada lote.
caylus-effect-n_farm = Toma 1 comida o 1 tela.
caylus-effect-n_forest = Toma 1 comida o 1 madera.
caylus-effect-n_sawmill = Toma 1 madera.
caylus-effect-n_quarry = Toma 1 piedra.
caylus-effect-n_market = Puedes vender 1 cubo cualquiera por 4 denarios.
caylus-effect-n_carpenter = Puedes construir 1 edificio de madera.
caylus-effect-f_peddler = Puedes comprar 1 cubo, que no sea oro, por 2 denarios.
caylus-effect-f_carpenter = Puedes construir 1 edificio de madera.
caylus-effect-f_gold_mine = Toma 1 oro.
caylus-effect-w_farm_food = Toma 2 comidas o 1 tela.
caylus-effect-w_farm_cloth = Toma 2 telas o 1 comida.
caylus-effect-w_quarry = Toma 2 piedras.
caylus-effect-w_sawmill = Toma 2 maderas.
caylus-effect-w_market = Puedes vender 1 cubo cualquiera por 6 denarios.
caylus-effect-w_peddler = Puedes comprar 1 cubo por 1 denario o 2 cubos por 2 denarios, nunca oro.
caylus-effect-w_mason = Puedes construir 1 edificio de piedra.
caylus-effect-w_lawyer = Puedes pagar 1 denario y 1 tela para convertir un edificio en una residencia tuya.
caylus-effect-s_farm = Toma 2 comidas y 1 tela; si es de otro, el dueño toma 1 cubo de uno de los dos tipos.
caylus-effect-s_park = Toma 2 maderas y 1 comida; si es de otro, el dueño toma 1 cubo de uno de los dos tipos.
caylus-effect-s_workshop = Toma 2 piedras y 1 tela; si es de otro, el dueño toma 1 cubo de uno de los dos tipos.
caylus-effect-s_architect = Puedes construir 1 edificio de prestigio en lugar de una residencia tuya.
caylus-effect-s_church = Puedes dar 2 denarios por 3 puntos, o 4 por 5.
caylus-effect-s_tailor = Puedes dar 2 telas por 4 puntos, o 3 por 6.
caylus-effect-s_bank = Puedes dar 2 denarios por 1 oro, o 5 por 2.
caylus-effect-s_alchemist = Puedes dar 2 cubos por 1 oro, o 4 por 2; no se puede dar oro.
caylus-effect-s_jeweler = Puedes dar 1 oro por 5 puntos, o 2 por 9.
caylus-effect-residence = Da a su dueño 1 denario en cada fase de ingresos; no admite trabajadores.
caylus-effect-p_statue = Da 1 favor real al construirse; no admite trabajadores.
caylus-effect-p_granary = Da puntos al construirse; no admite trabajadores.
caylus-effect-p_library = Da a su dueño 1 denario en cada fase de ingresos; no admite trabajadores.
caylus-effect-p_weaver = Da puntos al construirse; no admite trabajadores.
caylus-effect-p_theater = Da 1 favor real al construirse; no admite trabajadores.
caylus-effect-p_college = Da 1 favor real al construirse; no admite trabajadores.
caylus-effect-p_hotel = Da a su dueño 2 denarios en cada fase de ingresos; no admite trabajadores.
caylus-effect-p_monument = Da 2 favores reales al construirse; no admite trabajadores.
caylus-effect-p_cathedral = Da puntos al construirse; no admite trabajadores.

## Fases, líneas de favores, colores, grupos de opciones, origen de los puntos, finales de partida

phase-placing = Colocación de trabajadores
phase-special = Edificios especiales

line-prestige = Prestigio
line-deniers = Denarios
line-resources = Recursos
line-buildings = Edificios

colour-fixed = edificio fijo

caylus-group-special = Castillo y antes del puente
caylus-group-road = En el camino
caylus-group-small = Cambio pequeño
caylus-group-large = Cambio grande
caylus-group-swap = Cambios
caylus-group-wood = Edificios de madera
caylus-group-stone = Edificios de piedra
caylus-group-residence = Residencias
caylus-group-prestige = Edificios de prestigio

source-owner = Visitas a edificios propios
source-favours = Favores reales
source-exchanges = Cambios
source-penalties = Penalizaciones

caylus-ended-towers_built = Las torres están completas.
caylus-ended-bailiff = El alguacil ha llegado a la casilla de las torres.

## Reglas que se eligen al preparar una partida

caylus-rule-favours = Favores reales
caylus-rule-favours-royal = Tabla de favores
caylus-rule-favours-simplified = 3 puntos (cada uno, simplificados)
caylus-rule-jeweler = Joyero
caylus-rule-jeweler-on = En juego (edición Premium)
caylus-rule-jeweler-off = Fuera del juego (edición de 2005)
caylus-rule-lawyer_vp = Construir el Abogado
caylus-rule-lawyer_vp-4 = 4 puntos
caylus-rule-lawyer_vp-3 = 3 puntos (ediciones posteriores)
caylus-rule-gate_inn = De la Puerta a tu Posada
caylus-rule-gate_inn-on = sí (aunque ya te alojes allí)
caylus-rule-gate_inn-off = no (si ya te alojas allí)

## Qué prefieren los bots

caylus-style-builder = prefiere construir
caylus-style-trader = prefiere comerciar
caylus-style-provost = prefiere mover al preboste

## Preguntas

caylus-ask-place = { $player }, coloca un trabajador o pasa.
caylus-note-place = { $seats ->
    [2] Fuera de la lista: lo ocupado o demasiado caro, y los Establos, que no se usan con dos jugadores.
   *[other] {""}
}
caylus-ask-gate = { $player }, ¿adónde va tu trabajador de la Puerta?
caylus-ask-guild = { $player }, ¿adónde llevas al preboste? El Gremio de comerciantes te deja moverlo gratis.
caylus-ask-joust = { $player }, ¿participas en la justa por un favor real?
caylus-ask-inn = { $player }, ¿se queda tu trabajador en la Posada? Mientras se quede, cada colocación cuesta 1 denario.
caylus-ask-provost = { $player }, ¿pagas por mover al preboste? Cada casilla cuesta 1 denario.
caylus-ask-produce = { $player }, ¿qué produce para ti { THE($building) }?
caylus-ask-bonus = { $player }, { THE($building) } es un edificio tuyo: ¿qué cubo tomas?
caylus-ask-build = { $player }, ¿qué construyes?
caylus-ask-site = { $player }, ¿qué residencia sustituyes?
caylus-ask-lawyer = { $player }, ¿qué edificio se convierte en residencia tuya?
caylus-ask-sell = { $player }, ¿qué vendes?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-buy = { $player }, ¿qué compras?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-trade = { $player }, ¿haces el cambio?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-batch = { $player }, ¿qué entregas al castillo?
caylus-ask-favour = { $player }, ¿qué línea de favores reales eliges?
caylus-ask-resources = { $player }, ¿qué bienes tomas con el favor?
caylus-ask-swap = { $player }, ¿qué dos cubos tomas?
caylus-ask-works = { $player }, ¿qué construyes con el favor?

## Opciones

caylus-option-place = { place-number }{ $building }{ GIVEN($owner) ->
    [yes] {" "}· de { $owner }
   *[no] {""}
} · { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}{ place-beyond }
caylus-option-place-pass = Pasar
caylus-option-gate = { place-number }{ $building }{ GIVEN($owner) ->
    [yes] {" "}· de { $owner }
   *[no] {""}
}{ place-beyond }
caylus-option-gate-back = Recuperar el trabajador
caylus-option-guild = A la casilla { $to }
caylus-option-guild-0 = Quedarse en la casilla { $to }
caylus-option-joust-pay = A la justa: { $pay }
caylus-option-joust-none = Sin justa
caylus-option-inn-stay = Quedarse en la Posada
caylus-option-inn-leave = Recuperar el trabajador
caylus-option-provost = Al { $to } · { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}
caylus-option-provost-0 = Quedarse en la casilla { $to }
caylus-option-produce = { $gain }
caylus-option-bonus = { $gain }
caylus-option-build = { $building } · { $pay } → { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ GIVEN($favours) ->
    [yes] {" "}y { $favours ->
        [one] 1 favor
       *[other] { $favours } favores
    }
   *[no] {""}
}
caylus-option-build-none = No construir nada
caylus-option-site = La residencia de la casilla { $space }
caylus-option-lawyer = { place-number }{ $building } → residencia · { $pay } → 2 puntos
caylus-option-lawyer-none = No cambiar nada
caylus-option-sell = Vender { $pay } → { $gain }
caylus-option-sell-none = No vender nada
caylus-option-buy = Comprar { $gain } · { $pay }
caylus-option-buy-none = No comprar nada
caylus-option-trade = { $pay } → { $gain }
caylus-option-trade-none = No hacer ningún cambio
caylus-option-batch = { $pay } → { $gain }
caylus-option-batch-stop = { $vp ->
    [0] No construir nada
    [one] No construir nada · pierdes 1 punto
   *[other] { GIVEN($vp) ->
        [yes] No construir nada · pierdes { $vp } puntos
       *[no] No construir más
    }
}
caylus-option-favour = { $line }: { $key ->
    [prestige] { $column ->
        [one] 1 punto
       *[other] { $column } puntos
    }
    [deniers] { $column ->
        [1] 3 denarios
        [2] 4 denarios
        [3] 5 denarios
        [4] 6 denarios
       *[5] 7 denarios
    }
    [resources] { $column ->
        [1] 1 comida
        [2] madera o piedra (o comida)
        [3] 1 tela (o anterior)
        [4] 1 cubo por 2 (o anterior)
       *[5] 1 oro (o anterior)
    }
   *[buildings] { $column ->
        [1] nada todavía
        [2] construir en madera
        [3] en piedra (o madera)
        [4] residencia (o anterior)
       *[5] prestigio (o anterior)
    }
}
caylus-option-resources = { GIVEN($gain) ->
    [yes] Tomar { $gain }
   *[no] Cambiar { $pay } por 2 cubos
}
caylus-option-resources-none = No tomar nada
caylus-option-swap = { $gain }
caylus-option-works = { GIVEN($vp) ->
    [yes] { caylus-option-build }
   *[no] { caylus-option-lawyer }
}
caylus-option-works-none = No construir nada

## Sucesos

caylus-event-placed = { $player } coloca un trabajador en { THE($building) }{ GIVEN($space) ->
    [yes] {" "}(casilla { $space })
   *[no] {""}
} por { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}.
caylus-event-passed = { $player } pasa en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} lugar{ $deniers ->
    [0] .
    [one] {" "}y toma 1 denario.
   *[other] { GIVEN($deniers) ->
        [yes] {" "}y toma { $deniers } denarios.
       *[no] .
    }
}
caylus-event-owner_vp = { $player } gana { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}: { $by } usa { THE($building) } (casilla { $space }).
caylus-event-gate_moved = { $player } saca su trabajador de la Puerta y ocupa { THE($building) }{ GIVEN($space) ->
    [yes] {" "}(casilla { $space }).
   *[no] .
}
caylus-event-gate_back = { $player } recupera su trabajador de la Puerta.
caylus-event-trading_post = { $player } toma { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} en el Puesto comercial.
caylus-event-guild = { $move ->
    [0] { $player } deja al preboste en la casilla { $to }.
   *[other] { $player } usa el Gremio de comerciantes y lleva al preboste a la casilla { $to }.
}
caylus-event-jousted = { $player } paga { $pay } en el Campo de justas y obtiene un favor real.
caylus-event-declined = { $player } no usa { THE($building) }{ GIVEN($space) ->
    [yes] {" "}(casilla { $space }).
   *[no] .
}
caylus-event-order = El orden de turno es ahora { $order }.
caylus-event-inn_entered = El trabajador de { $player } se aloja en la Posada.
caylus-event-inn_left = El trabajador de { $player } deja la Posada.
caylus-event-inn_stayed = El trabajador de { $player } se queda en la Posada.
caylus-event-inn_ejected = El trabajador de { $player } tiene que dejar la Posada.
caylus-event-provost = { $move ->
    [0] { $player } deja al preboste en la casilla { $to }.
   *[other] { $player } lleva al preboste a la casilla { $to } por { $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    }.
}
caylus-event-produced = { $player } usa { THE($building) } (casilla { $space }) y toma { $gain }.
caylus-event-bonus = { $player } posee { THE($building) } (casilla { $space }) y toma { $gain }.
caylus-event-built = { $player } construye { THE($building) } en la casilla { $space }: da { $pay } y gana { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
caylus-event-prestige_built = { $player } construye { THE($building) } en lugar de la residencia de la casilla { $space }: da { $pay } y gana { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
caylus-event-lawyer_paid = { $player } paga { $pay } para convertir { THE($building) } (casilla { $space }) en residencia.
caylus-event-residence = En la casilla { $space }, donde estaba { THE($building) }, { $player } tiene ahora una residencia y gana { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
caylus-event-exchanged = { $player } usa { THE($building) } (casilla { $space }): da { $pay } y recibe { $gain }.
caylus-event-unused = El preboste no alcanza { THE($building) } (casilla { $space }): el trabajador de { $player } vuelve con las manos vacías.
caylus-event-batch = { $player } entrega { $pay }, construye una casa en { THE($section) } y gana { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
caylus-event-no_batch = { $player } no entrega nada al castillo{ $vp ->
    [0] .
    [one] {" "}y pierde 1 punto.
   *[other] {" "}y pierde { $vp } puntos.
}
caylus-event-castle_spared = El castillo está completo: { $player } conserva los cubos y no pierde nada.
caylus-event-best_builder = { $player } es quien más construyó este turno ({ $houses ->
    [one] 1 casa
   *[other] { $houses } casas
}{ GIVEN($tied) ->
    [yes] ; otros construyeron lo mismo, pero después
   *[no] {""}
}) y obtiene un favor real.
caylus-event-bailiff = El alguacil avanza hasta la casilla { $to } y el preboste lo alcanza.
caylus-event-section_scored = Se puntúa la sección del castillo: { $section }.
caylus-event-section_penalty = { $player } no tiene ninguna casa en { THE($section) }{ $vp ->
    [0] .
    [one] {" "}y pierde 1 punto.
   *[other] {" "}y pierde { $vp } puntos.
}
caylus-event-section_favours = { $player } obtiene { $favours ->
    [one] 1 favor real
   *[other] { $favours } favores reales
} por { THE($section) }.
caylus-event-favour = { $player } elige un favor real: { $line }, columna { $column }.
caylus-event-favour_lost = { $player } ya ha usado todas las líneas en esta fase: el favor real se pierde.
caylus-event-favour_simple = { $player } gana { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} por un favor real.
caylus-event-favour_gain = { $player } toma { $gain } con el favor.
caylus-event-favour_swap = { $player } cambia { $pay } por { $gain } con el favor.
caylus-event-favour_none = { $player } no usa el favor ({ $line }).

## Sucesos en una línea de la crónica, tras el nombre del jugador

caylus-short-placed = { short-place }
caylus-short-passed = { $place ->
    [1] pasa 1.º
    [2] pasa 2.º
    [3] pasa 3.º
    [4] pasa 4.º
   *[other] pasa 5.º
}{ GIVEN($deniers) ->
    [yes] {" "}(+{ $deniers ->
        [one] 1 denario
       *[other] { $deniers } denarios
    })
   *[no] {""}
}
caylus-short-owner_vp = { short-points } ({ $by })
caylus-short-gate_moved = Puerta → { short-place }
caylus-short-gate_back = vuelve de la Puerta
caylus-short-trading_post = +{ $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} (Puesto comercial)
caylus-short-guild = { $move ->
    [0] preboste quieto en la { $to } (Gremio de comerciantes)
   *[other] preboste a la { $to } (Gremio de comerciantes)
}
caylus-short-jousted = Campo de justas: { $pay } por un favor real
caylus-short-declined = no usa { THE($building) }
caylus-short-inn_entered = entra en la Posada
caylus-short-inn_left = deja la Posada
caylus-short-inn_stayed = se queda en la Posada
caylus-short-inn_ejected = tiene que dejar la Posada
caylus-short-provost = { $move ->
    [0] preboste quieto en la { $to }
   *[other] preboste a la { $to } (−{ $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    })
}
caylus-short-produced = +{ $gain } ({ $building })
caylus-short-bonus = +{ $gain } ({ $building })
caylus-short-built = construye { THE($building) } en la { $space } ({ short-points })
caylus-short-prestige_built = construye { THE($building) } en la { $space } ({ short-points })
caylus-short-lawyer_paid = Abogado: paga { $pay }
caylus-short-residence = { $building } → residencia ({ short-points })
caylus-short-exchanged = { $pay } → { $gain } ({ $building })
caylus-short-unused = { short-place }: sin alcanzar
caylus-short-batch = { $section }: { $pay } ({ short-points })
caylus-short-no_batch = nada para el castillo{ GIVEN($vp) ->
    [yes] {" "}({ short-points-lost })
   *[no] {""}
}
caylus-short-castle_spared = conserva sus cubos: el castillo está completo
caylus-short-best_builder = quien más construyó: favor real
caylus-short-section_penalty = { $section }: ninguna casa{ GIVEN($vp) ->
    [yes] {" "}({ short-points-lost })
   *[no] {""}
}
caylus-short-section_favours = { $section }: { $favours ->
    [one] 1 favor real
   *[other] { $favours } favores reales
}
caylus-short-favour = favor { $line } { $column }
caylus-short-favour_lost = favor perdido: ya usó todas las líneas
caylus-short-favour_simple = { short-points } (favor)
caylus-short-favour_gain = +{ $gain } (favor)
caylus-short-favour_swap = { $pay } → { $gain } (favor)
caylus-short-favour_none = favor sin usar ({ $line })

## Motivos

caylus-reason-no_worker = No te quedan trabajadores.
caylus-reason-occupied = { $by } ya tiene un trabajador allí.
caylus-reason-too_dear = Colocar allí un trabajador cuesta { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}; tienes { $have }.
caylus-reason-no_work_here = Este edificio no admite trabajadores.
caylus-reason-empty_space = En la casilla { $space } aún no hay ningún edificio.
caylus-reason-already_there = Ya tienes un trabajador aquí, y solo puedes tener uno.
caylus-reason-all_taken = Todos los lugares están ocupados.
caylus-reason-two_players = Con dos jugadores este edificio no se usa.
caylus-reason-gate_itself = Desde la Puerta, un trabajador va a otro lugar o vuelve contigo.
caylus-reason-off_road = El camino va de la casilla 1 a la 28: el preboste no puede estar en la { $to }.
caylus-reason-too_far = El preboste se mueve { $most } casillas como máximo cada vez.
caylus-reason-no_money = Cuesta { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}; tienes { $have }.
caylus-reason-cannot_pay = { GIVEN($pay) ->
    [yes] Cuesta { $pay }; { GIVEN($have) ->
        [yes] solo tienes { $have }
       *[no] no tienes nada de eso
    }
   *[no] { GIVEN($have) ->
        [yes] Solo tienes { $have }
       *[no] No tienes nada de eso
    }
}.
caylus-reason-out_of_stock = Ya no quedan.
caylus-reason-road_full = El camino está lleno: no cabe ningún edificio más.
caylus-reason-no_residence = Un edificio de prestigio sustituye a una residencia tuya, y no tienes ninguna.
caylus-reason-column_closed = La columna { $column } de los favores aún no está abierta.
caylus-reason-marker_short = Tu marcador en esta línea aún no ha llegado a la columna { $column }.
caylus-reason-line_used = Ya has usado esta línea en esta fase: { $line }.
caylus-reason-fixed_building = Este edificio está impreso en el tablero y no cambia nunca.
caylus-reason-foreign_tile = Este edificio es de { $by }.
caylus-reason-lawyer_tile = Un Abogado nunca puede convertirse en residencia.
caylus-reason-already_residence = Ya es una residencia.
caylus-reason-prestige_building = Un edificio de prestigio no cambia nunca.
caylus-reason-pending = El Abogado de { $by } ya está trabajando aquí.
caylus-reason-castle_full = El castillo está completo.
caylus-reason-wrong_colour = Aquí no se puede construir { THE($building) }.

## Comandos: qué hacen, sus nombres y parámetros

caylus-verb-place = Coloca un trabajador en un edificio o en el castillo
caylus-verb-pass = No coloques más trabajadores este turno
caylus-verb-gate = Envía tu trabajador desde la Puerta a otro lugar, o recupéralo
caylus-verb-provost = Mueve al preboste por el camino
caylus-verb-joust = Paga por un favor real en el Campo de justas, o renuncia
caylus-verb-inn = Quédate en la Posada o déjala
caylus-verb-take = Elige qué cubos tomas
caylus-verb-build = Elige qué construyes y dónde
caylus-verb-lawyer = Elige qué edificio se convierte en residencia tuya
caylus-verb-sell = Vende un cubo
caylus-verb-buy = Compra cubos
caylus-verb-trade = Haz un cambio
caylus-verb-castle = Entrega un lote al castillo, o deja de entregar
caylus-verb-favour = Elige la línea de un favor real

caylus-verbname-place = colocar
caylus-verbname-pass = pasar
caylus-verbname-gate = puerta
caylus-verbname-provost = preboste
caylus-verbname-joust = justa
caylus-verbname-inn = posada
caylus-verbname-take = tomar
caylus-verbname-build = construir
caylus-verbname-lawyer = abogado
caylus-verbname-sell = vender
caylus-verbname-buy = comprar
caylus-verbname-trade = cambiar
caylus-verbname-castle = castillo
caylus-verbname-favour = favor

caylus-param-where = Qué lugar
caylus-param-move = Cuánto, y en qué dirección
caylus-param-answer = Tu respuesta
caylus-param-what = Tu elección
caylus-param-give = Los tres cubos, o parar
caylus-param-line = La línea de la tabla de favores

caylus-paramname-where = lugar
caylus-paramname-move = movimiento
caylus-paramname-answer = respuesta
caylus-paramname-what = qué
caylus-paramname-give = entrega
caylus-paramname-line = línea

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-caylus-quarry = Gana quien tenga más puntos. Los trabajadores consiguen cubos; los cubos dan puntos. Un lugar cuesta 1 denario. Ve a la Cantera.
lesson-caylus-carpenter = Tu rival ha ocupado el Carpintero del 3: un trabajador bloquea el lugar. Toma el del 8, más allá del preboste blanco.
lesson-caylus-pass = El primero en pasar recibe 1 denario; el otro paga luego 3, o 1 en sus edificios. Tienes lo necesario: pasa.
lesson-caylus-provost = Los edificios más allá del preboste no hacen nada. 1 denario por casilla, 3 como mucho: llévalo al 8.
lesson-caylus-build = Tu Carpintero funciona; la Mina de oro del rival, en el 16, no. Construye: puntos, y 1 más cuando un rival trabaje ahí.
lesson-caylus-batch = En el castillo puedes entregar comida y otros dos tipos: 5 puntos. Ir sin nada cuesta 2.
lesson-caylus-favour = Quien más entrega logra un favor real. Cuanto más avanza tu marcador, más da: elige una.
lesson-caylus-end =
    - Un turno: ingresos (2 denarios), trabajadores, preboste, camino, castillo
    - Con tres o más, cada pase encarece en 1 los lugares
    - Una sección puntúa al llenarse o si llega el alguacil; sin casas pierdes puntos
    - Tras la tercera gana quien tenga más

## Órdenes permanentes

caylus-standing-nothing_else = Pasar cuando no puedo hacer otra cosa
caylus-standing-nothing_else-does = Cuando te toque colocar y solo puedas pasar, paso en tu lugar.
caylus-standing-castle-does = Cuando el castillo pida lotes, doy tantos como sea posible: cada uno con comida y los otros dos cubos que más tengas.
