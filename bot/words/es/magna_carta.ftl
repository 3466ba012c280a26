### Caylus Magna Carta: nombres, preguntas, opciones, sucesos, motivos, comandos. Las cartas del camino se cuentan desde su comienzo.

game-magna_carta = Caylus Magna Carta
game-magna_carta-about = Caylus como juego de cartas: construye junto al camino y completa el castillo con los demás.
game-magna_carta-weight = Alrededor de una hora en la mesa · complejidad 3 de 5

## Cartas neutrales, cartas de cada jugador, cartas de prestigio

name-n_peddler = Vendedor ambulante
    .the = el Vendedor ambulante
name-n_park = Parque
    .the = el Parque
name-n_trading_post = Puesto comercial
    .the = el Puesto comercial
name-small_farm = Granja pequeña
    .the = la Granja pequeña
name-small_sawmill = Aserradero pequeño
    .the = el Aserradero pequeño
name-small_quarry = Cantera pequeña
    .the = la Cantera pequeña
name-peddler = Vendedor ambulante
    .the = el Vendedor ambulante
name-market = Mercado
    .the = el Mercado
name-lawyer = Abogado
    .the = el Abogado
name-large_farm = Granja grande
    .the = la Granja grande
name-large_sawmill = Aserradero grande
    .the = el Aserradero grande
name-large_quarry = Cantera grande
    .the = la Cantera grande
name-gold_mine = Mina de oro
    .the = la Mina de oro
name-bank = Banco
    .the = el Banco
name-theatre = Teatro
    .the = el Teatro
name-statue = Estatua
    .the = la Estatua
name-hotel = Hotel
    .the = el Hotel
name-monument = Monumento
    .the = el Monumento
name-cathedral = Catedral
    .the = la Catedral

## Qué hacen las cartas

magna_carta-effect-n_peddler = Trabajador: compra 1 cubo, que no sea oro, por 1 denario.
magna_carta-effect-n_park = Trabajador: 1 comida.
magna_carta-effect-n_forest = Trabajador: 1 madera.
magna_carta-effect-n_quarry = Trabajador: 1 piedra.
magna_carta-effect-n_trading_post = Trabajador: 2 denarios.
magna_carta-effect-small_farm = Trabajador: 1 comida. Dueño: 1 comida de esta carta, mientras quede.
magna_carta-effect-small_sawmill = Trabajador: 1 madera. Dueño: 1 madera de esta carta, mientras quede.
magna_carta-effect-small_quarry = Trabajador: 1 piedra. Dueño: 1 piedra de esta carta, mientras quede.
magna_carta-effect-peddler = Trabajador: compra 1 cubo por 1 denario o 2 por 2, nunca oro. Dueño: compra 1 por 1.
magna_carta-effect-market = Trabajador: vende 1 cubo cualquiera por 4 denarios. Dueño: 1 denario.
magna_carta-effect-lawyer = Trabajador: paga 1 comida y convierte una carta suya en residencia. Dueño: 2 denarios.
magna_carta-effect-large_farm = Trabajador: 2 comidas. Dueño: 1 comida.
magna_carta-effect-large_sawmill = Trabajador: 2 maderas. Dueño: 1 madera.
magna_carta-effect-large_quarry = Trabajador: 2 piedras. Dueño: 1 piedra.
magna_carta-effect-gold_mine = Trabajador: 1 oro. Dueño: cambia 1 cubo de otro tipo por 1 oro.
magna_carta-effect-bank = Trabajador: compra 1 oro por 1 denario o 2 por 3. Dueño: compra 1 oro por 2.
magna_carta-effect-church = Trabajador: compra 1 ficha de castillo por 2 denarios o 2 por 5. Dueño: 1 por 3.
magna_carta-effect-residence = Da a su dueño 1 denario en cada fase de ingresos; no admite trabajadores.
magna_carta-effect-theatre = Vale 6 puntos; no admite trabajadores.
magna_carta-effect-statue = Vale 6 puntos; no admite trabajadores.
magna_carta-effect-hotel = Vale 6 puntos; da a su dueño 1 denario en cada fase de ingresos; no admite trabajadores.
magna_carta-effect-stables = Valen 10 puntos; no admiten trabajadores.
magna_carta-effect-town_hall = Vale 10 puntos; no admite trabajadores.
magna_carta-effect-monument = Vale 10 puntos; no admite trabajadores.
magna_carta-effect-cathedral = Vale 14 puntos; no admite trabajadores.

## Fases, grupos de opciones, el final de la partida

magna_carta-group-worker = Colocar un trabajador
magna_carta-group-build = Construir desde tu mano
magna_carta-group-prestige = Construir una carta de prestigio
magna_carta-group-residence = Tu nueva residencia

magna_carta-ended-castle = No quedan fichas de castillo.

## Reglas que se eligen al preparar una partida

magna_carta-rule-rules = Reglas
magna_carta-rule-rules-standard = Estándar
magna_carta-rule-rules-beginner = Para principiantes (sin preboste ni residencias)

## Qué prefieren los bots

magna_carta-style-trader = prefiere comerciar
magna_carta-style-provost = prefiere mover al preboste

## Preguntas

magna_carta-ask-exchange = { $player }, ¿conservas tus primeras cartas? Puedes cambiarlas todas, una sola vez.
magna_carta-ask-act = { $player }, elige una acción o pasa.
magna_carta-ask-provost = { $player }, ¿pagas por mover al preboste? Cada carta del camino cuesta 1 denario.
magna_carta-ask-buy = { $player }, ¿qué compras{ GIVEN($owner) ->
    [yes] {" "}como dueño
   *[no] {""}
}? ({ $building }, carta { $space })
magna_carta-ask-tokens = { $player }, ¿compras fichas de castillo? ({ $building }, carta { $space })
magna_carta-ask-sell = { $player }, ¿qué vendes{ GIVEN($owner) ->
    [yes] {" "}como dueño
   *[no] {""}
}? ({ $building }, carta { $space })
magna_carta-ask-swap = { $player }, ¿qué cubo cambias por oro? ({ $building }, carta { $space })
magna_carta-ask-lawyer = { $player }, ¿qué carta se convierte en residencia tuya?
magna_carta-ask-batches = { $player }, ¿cuántos lotes das al castillo?

## Opciones

magna_carta-option-exchange-keep = Conservar estas cartas
magna_carta-option-exchange-exchange = Cambiarlas todas
magna_carta-option-act = { GIVEN($cost) ->
    [yes] { place-number }Trabajador: { $building }{ place-beyond }{ GIVEN($owner) ->
        [yes] {" "}· de { $owner }
       *[no] {""}
    } · { $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    }
   *[no] Construir { THE($building) }{ GIVEN($space) ->
        [yes] {" "}sobre la residencia { $space }
       *[no] {""}
    } · { $pay }{ GIVEN($vp) ->
        [yes] {" "}→ { $vp ->
            [one] 1 punto
           *[other] { $vp } puntos
        }
       *[no] {""}
    }
}
magna_carta-option-act-draw = Robar una carta · { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}
magna_carta-option-act-replace = Cambiar la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
}) · { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}
magna_carta-option-act-pass = Pasar
magna_carta-option-provost = Al { $to } · { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}
magna_carta-option-provost-0 = Quedarse en la carta { $to }
magna_carta-option-buy = Comprar { $gain } · { $pay }
magna_carta-option-buy-none = No comprar nada
magna_carta-option-tokens = Comprar { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} ({ $gain }) · { $pay }
magna_carta-option-tokens-none = No comprar nada
magna_carta-option-sell = Vender { $pay } → { $gain }
magna_carta-option-sell-none = No vender nada
magna_carta-option-swap = { $pay } → { $gain }
magna_carta-option-swap-none = No hacer ningún cambio
magna_carta-option-lawyer = { place-number }{ $building } ({ $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}) → residencia ({ $gain }) · { $pay }
magna_carta-option-lawyer-none = No cambiar nada
magna_carta-option-batches = { $gain } · { $pay }
magna_carta-option-batches-0 = No dar nada

## Sucesos

magna_carta-event-kept_hand = { $player } conserva sus primeras cartas.
magna_carta-event-exchanged_hand = { $player } cambia { $count ->
    [one] su primera carta
   *[other] sus { $count } primeras cartas
}.
magna_carta-event-drew = { $player } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} por { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}.
magna_carta-event-replaced = { $player } cambia su mano ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
}) por { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}.
magna_carta-event-got = { $player } recibe { $cards }.
magna_carta-event-reshuffled = { $player } baraja { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
} en un mazo nuevo.
magna_carta-event-placed = { $player } coloca un trabajador en { THE($building) } (carta { $space }{ GIVEN($owner) ->
    [yes] , de { $owner }
   *[no] {""}
}) por { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}.
magna_carta-event-built = { $player } construye { THE($building) } (carta { $space }): da { $pay }.
magna_carta-event-prestige_built = { $player } construye { THE($building) }{ GIVEN($space) ->
    [yes] {" "}sobre la residencia (carta { $space })
   *[no] {""}
}: da { $pay }.
magna_carta-event-passed = { $player } pasa en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
   *[other] cuarto
} lugar{ $deniers ->
    [0] .
    [one] {" "}y toma 1 denario.
   *[other] { GIVEN($deniers) ->
        [yes] {" "}y toma { $deniers } denarios.
       *[no] .
    }
}
magna_carta-event-provost = { $move ->
    [0] { $player } deja al preboste en la carta { $to }.
   *[other] { $player } lleva al preboste a la carta { $to } por { $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    }.
}
magna_carta-event-produced = { $player } usa { THE($building) } (carta { $space }) y toma { $gain }.
magna_carta-event-bonus = { $player } posee { THE($building) } (carta { $space }) y toma { $gain }.
magna_carta-event-exchanged = { $player } usa { THE($building) } (carta { $space }): da { $pay } y recibe { $gain }.
magna_carta-event-tokens = { $player } usa { THE($building) } (carta { $space }): da { $pay } por { $count ->
    [one] 1 ficha de castillo, que vale
   *[other] { $count } fichas de castillo, que valen
} { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
magna_carta-event-declined = { $player } no usa { THE($building) } (carta { $space }).
magna_carta-event-unused = El preboste no alcanza { THE($building) } (carta { $space }): el trabajador de { $player } vuelve con las manos vacías.
magna_carta-event-lawyer_paid = { $player } paga { $pay } para convertir { THE($building) } (carta { $space }) en una residencia.
magna_carta-event-residence = La carta { $space } ({ $building }) se convierte en residencia de { $player }.
magna_carta-event-batches = { $player } da { $count ->
    [one] 1 lote
   *[other] { $count } lotes
} al castillo ({ $pay }) y toma { $count ->
    [one] 1 ficha, que vale
   *[other] { $count } fichas, que valen
} { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}.
magna_carta-event-no_batch = { $player } no da nada al castillo.
magna_carta-event-most_batches = { $player } es quien más dio este turno ({ $count ->
    [one] 1 lote
   *[other] { $count } lotes
}{ GIVEN($tied) ->
    [yes] ; otros dieron lo mismo, pero después
   *[no] {""}
}) y toma { $gain }.
magna_carta-event-tokens_lost = Nadie ha dado nada al castillo: { $count ->
    [one] 1 ficha sale
   *[other] { $count } fichas salen
} del juego.
magna_carta-event-advance = El preboste termina el turno en la carta { $to }.
magna_carta-event-first_player = { $player } es ahora el primer jugador.

## Sucesos en una línea de la crónica, tras el nombre del jugador

magna_carta-short-placed = trabajador: { short-place }
magna_carta-short-passed = { $place ->
    [1] pasa 1.º
    [2] pasa 2.º
    [3] pasa 3.º
   *[other] pasa 4.º
}{ GIVEN($deniers) ->
    [yes] {" "}(+{ $deniers ->
        [one] 1 denario
       *[other] { $deniers } denarios
    })
   *[no] {""}
}
magna_carta-short-produced = +{ $gain } ({ $building })
magna_carta-short-bonus = +{ $gain } ({ $building })
magna_carta-short-exchanged = { $pay } → { $gain } ({ $building })
magna_carta-short-declined = no usa { THE($building) }
magna_carta-short-unused = { short-place }: sin alcanzar
magna_carta-short-lawyer_paid = Abogado: paga { $pay }
magna_carta-short-provost = { $move ->
    [0] preboste quieto en la { $to }
   *[other] preboste a la { $to } (−{ $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    })
}
magna_carta-short-drew = roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
magna_carta-short-replaced = cambia su mano ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
})
magna_carta-short-reshuffled = baraja los descartes
magna_carta-short-built = construye { THE($building) } por { $pay }
magna_carta-short-prestige_built = construye { THE($building) } por { $pay }
magna_carta-short-tokens = { $building }: { $pay } ({ short-points })
magna_carta-short-residence = { $building } → residencia
magna_carta-short-batches = { $count ->
    [one] 1 lote
   *[other] { $count } lotes
}: { $pay } ({ short-points })
magna_carta-short-no_batch = nada para el castillo
magna_carta-short-most_batches = quien más dio: +{ $gain }
magna_carta-short-first_player = es ahora el primer jugador

## Motivos

magna_carta-reason-no_worker = No te quedan trabajadores.
magna_carta-reason-occupied = { $by } ya tiene un trabajador allí.
magna_carta-reason-no_money = Cuesta { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
}; tienes { $have }.
magna_carta-reason-no_work_here = Esta carta no admite trabajadores: { $building }.
magna_carta-reason-no_cards_left = Tu mazo y tus descartes están vacíos: no hay cartas que robar.
magna_carta-reason-no_hand = No tienes cartas en la mano.
magna_carta-reason-not_in_hand = Esta carta no está en tu mano: { $building }.
magna_carta-reason-cannot_pay = { GIVEN($pay) ->
    [yes] Cuesta { $pay }; { GIVEN($have) ->
        [yes] solo tienes { $have }
       *[no] no tienes nada de eso
    }
   *[no] { GIVEN($have) ->
        [yes] Solo tienes { $have }
       *[no] No tienes nada de eso
    }
}.
magna_carta-reason-same_with_gold = Puedes pagar con oro: { $pay } es otra opción.
magna_carta-reason-no_residence = Una carta de prestigio cubre una residencia tuya, y no tienes ninguna: las crea el Abogado.
magna_carta-reason-already_built = Alguien ha construido ya { THE($building) }.
magna_carta-reason-off_road = El camino tiene { $most ->
    [one] 1 carta
   *[other] { $most } cartas
}: el preboste no puede estar en la carta { $to }.
magna_carta-reason-own_lawyer = Un Abogado nunca puede convertirse en residencia.
magna_carta-reason-already_residence = Ya es una residencia.
magna_carta-reason-prestige_card = Una carta de prestigio no cambia nunca.
magna_carta-reason-pending = Esta carta está a punto de convertirse en residencia: { $building }.
magna_carta-reason-foreign_card = Esta carta es de { $by }: { $building }.
magna_carta-reason-neutral_card = Esta carta no es de nadie y no cambia nunca: { $building }.
magna_carta-reason-not_enough_tokens = En el castillo { $left ->
    [0] no quedan fichas
    [one] solo queda 1 ficha
   *[other] solo quedan { $left } fichas
}.
magna_carta-reason-cannot_offer = No tienes cubos para { $count ->
    [one] 1 lote
   *[other] { $count } lotes
}. Un lote es 1 comida, 1 madera y 1 piedra; el oro puede sustituir a cualquiera.

## Comandos: qué hacen, sus nombres y parámetros

magna_carta-verb-exchange = Conserva tus primeras cartas o cámbialas todas
magna_carta-verb-draw = Paga por robar una carta
magna_carta-verb-replace = Paga por descartar tu mano y robar otras tantas cartas nuevas
magna_carta-verb-place = Coloca un trabajador en una carta del camino
magna_carta-verb-build = Construye una carta de tu mano al final del camino
magna_carta-verb-prestige = Construye una carta de prestigio
magna_carta-verb-pass = No hagas más acciones este turno
magna_carta-verb-provost = Mueve al preboste por el camino
magna_carta-verb-buy = Compra cubos, oro o fichas de castillo
magna_carta-verb-sell = Vende un cubo
magna_carta-verb-trade = Cambia un cubo por oro
magna_carta-verb-lawyer = Elige qué carta se convierte en residencia tuya
magna_carta-verb-castle = Da lotes al castillo, o nada

magna_carta-verbname-exchange = canjear
magna_carta-verbname-draw = robar
magna_carta-verbname-replace = renovar
magna_carta-verbname-place = colocar
magna_carta-verbname-build = construir
magna_carta-verbname-prestige = prestigio
magna_carta-verbname-pass = pasar
magna_carta-verbname-provost = preboste
magna_carta-verbname-buy = comprar
magna_carta-verbname-sell = vender
magna_carta-verbname-trade = cambiar
magna_carta-verbname-lawyer = abogado
magna_carta-verbname-castle = castillo

magna_carta-param-answer = Tu respuesta
magna_carta-param-where = La carta del camino
magna_carta-param-what = Tu elección
magna_carta-param-move = Cuánto, y en qué dirección
magna_carta-param-give = Cuántos lotes

magna_carta-paramname-answer = respuesta
magna_carta-paramname-where = lugar
magna_carta-paramname-what = qué
magna_carta-paramname-move = movimiento
magna_carta-paramname-give = entrega

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-magna_carta-build = Construye cartas, trabaja en ellas, da cubos al castillo: gana quien más puntos tenga. Haz la Cantera pequeña por 1 comida y 1 madera.
lesson-magna_carta-worker = Tu carta ya está en el camino y todos pueden trabajar en ella. Si lo hacen otros, tú también ganas. Pon ahí un trabajador por 1 denario.
lesson-magna_carta-draw = Tu mano solo la ves tú. Roba otra carta por 1 denario.
lesson-magna_carta-pass = Las acciones van de una en una, hasta que todos hayan pasado. El primero en pasar recibe 1 denario: pasa.
lesson-magna_carta-provost = El camino funciona desde la izquierda, solo hasta el preboste. Llévalo a tu Cantera, la carta 3: 1 denario por carta, 3 como mucho.
lesson-magna_carta-batch = Un lote es 1 comida, 1 madera y 1 piedra. Dalo al castillo por una ficha de 4 puntos (luego 3, luego 2); quien más da recibe un oro.
lesson-magna_carta-end =
    - Cada turno da 2 denarios y el preboste avanza 2
    - El dueño recibe lo que dice su carta, aquí una piedra
    - El oro vale por cualquier cubo
    - Una carta de prestigio pide además una residencia tuya, que hace un Abogado
    - Sin fichas en el castillo gana quien más puntos tenga
