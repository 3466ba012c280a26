### Hints: the choice, the reason for it, and the numbers behind it: /hint.

command-hint = Mira, en privado, qué haría en tu lugar el bot más fuerte
refuse-no-hints = { $why ->
    [alone] En esta partida solo hay sugerencias si una sola persona juega contra bots, y aquí juegan más personas.
    [tournament] En las partidas de un torneo no hay sugerencias.
   *[never] En esta partida las sugerencias están desactivadas.
} Con `/plan` puedes probar jugadas en privado.
button-hint = Sugerencia
hint-about-equal = Vale más o menos lo mismo: { $second }
hint-why = En comparación con «{ $second }», al final del turno:
hint-many = En comparación con «{ $second }», gana por muchos detalles pequeños.
hint-ends = En comparación con «{ $second }», hace que la partida acabe mejor para ti.
reason = { $whose }: { $fact } { $change } (valor { $points })
reason-rest = todo lo demás (valor { $points })
reason-you = tú
reason-others = los demás
reason-all = todos
reason-best-other = el mejor de los demás

## Lo que cuenta en una sugerencia: Caylus

fact-caylus-stage = la fase de la partida
fact-caylus-points = puntos
fact-caylus-deniers = denarios
fact-caylus-food = comida
fact-caylus-wood = madera
fact-caylus-stone = piedra
fact-caylus-cloth = tela
fact-caylus-gold = oro
fact-caylus-kinds = tipos distintos de cubos
fact-caylus-batches = lotes listos para el castillo
fact-caylus-workers = trabajadores por colocar
fact-caylus-placed = trabajadores colocados
fact-caylus-beyond = trabajadores más allá del preboste
fact-caylus-castle = un trabajador en el castillo
fact-caylus-section = casas en esta parte del castillo
fact-caylus-parts = lugares libres en esta parte del castillo
fact-caylus-left = lo que le falta al alguacil para la próxima puntuación
fact-caylus-all_houses = casas en todo el castillo
fact-caylus-tiles = edificios de madera
fact-caylus-stones = edificios de piedra
fact-caylus-prestige = edificios de prestigio
fact-caylus-houses = edificios residenciales
fact-caylus-income = ingresos
fact-caylus-favour_prestige = la línea de favores de puntos de prestigio
fact-caylus-favour_deniers = la línea de favores de denarios
fact-caylus-favour_resources = la línea de favores de cubos
fact-caylus-favour_buildings = la línea de favores de edificios
fact-caylus-favour_sum = favores reales en total
fact-caylus-columns = columnas de favores abiertas
fact-caylus-passed = jugadores que han pasado
fact-caylus-lead = la ventaja del preboste sobre el alguacil
fact-caylus-behind = el retraso del preboste respecto al alguacil
fact-caylus-place = jugadores que van antes en el orden de turno
fact-caylus-seats = el número de jugadores
fact-caylus-inn = un trabajador en la Posada
fact-caylus-simplified = los favores simplificados

## Lo que cuenta en una sugerencia: Caylus Magna Carta

fact-magna_carta-stage = la fase de la partida
fact-magna_carta-points = puntos
fact-magna_carta-castle = puntos en el castillo
fact-magna_carta-deniers = denarios
fact-magna_carta-food = comida
fact-magna_carta-wood = madera
fact-magna_carta-stone = piedra
fact-magna_carta-gold = oro
fact-magna_carta-sets = juegos completos de tres cubos
fact-magna_carta-workers = trabajadores por colocar
fact-magna_carta-placed = trabajadores colocados
fact-magna_carta-beyond = trabajadores más allá del preboste
fact-magna_carta-hand = cartas en la mano
fact-magna_carta-affordable = cartas de la mano que se pueden pagar
fact-magna_carta-pile = cartas en el mazo
fact-magna_carta-wood_cards = edificios de madera
fact-magna_carta-stone_cards = edificios de piedra
fact-magna_carta-residence_cards = edificios residenciales
fact-magna_carta-prestige_cards = edificios de prestigio
fact-magna_carta-income = ingresos
fact-magna_carta-batches = lotes llevados al castillo
fact-magna_carta-tokens = fichas que quedan en el castillo
fact-magna_carta-dear = el valor de la próxima ficha
fact-magna_carta-passed = jugadores que han pasado
fact-magna_carta-road = la longitud del camino
fact-magna_carta-ahead = lo lejos que ha llegado el preboste
fact-magna_carta-place = jugadores que van antes en el orden de turno
fact-magna_carta-seats = el número de jugadores
fact-magna_carta-beginner = las reglas para principiantes

## Lo que cuenta en una sugerencia: Catan

fact-catan_cards-stage = la fase de la partida
fact-catan_cards-points = puntos
fact-catan_cards-points_settlements = puntos de colonias
fact-catan_cards-points_cities = puntos de ciudades
fact-catan_cards-points_buildings = puntos de edificios
fact-catan_cards-points_arch = puntos del arco de triunfo
fact-catan_cards-points_knight = el punto de la ficha del caballero
fact-catan_cards-points_windmill = el punto de la ficha del molino de viento
fact-catan_cards-lumber = madera
fact-catan_cards-brick = ladrillo
fact-catan_cards-wool = lana
fact-catan_cards-grain = trigo
fact-catan_cards-ore = mineral
fact-catan_cards-gold = oro
fact-catan_cards-goods = recursos en total
fact-catan_cards-makes_lumber = regiones que dan madera
fact-catan_cards-makes_brick = regiones que dan ladrillo
fact-catan_cards-makes_wool = regiones que dan lana
fact-catan_cards-makes_grain = regiones que dan trigo
fact-catan_cards-makes_ore = regiones que dan mineral
fact-catan_cards-makes_gold = regiones que dan oro
fact-catan_cards-full = regiones llenas
fact-catan_cards-count_knight = caballeros
fact-catan_cards-count_trade_fleet = flotas comerciales
fact-catan_cards-count_fleet = otras flotas
fact-catan_cards-count_jester = bufones
fact-catan_cards-count_building = edificios
fact-catan_cards-count_doubles = edificios que doblan una cosecha
fact-catan_cards-doubled = regiones con la cosecha doblada
fact-catan_cards-strength = fuerza
fact-catan_cards-tournament = puntos de torneo
fact-catan_cards-trade = puntos de comercio
fact-catan_cards-knight = la ficha del caballero
fact-catan_cards-windmill = la ficha del molino de viento
fact-catan_cards-hand = cartas en la mano
fact-catan_cards-limit = el límite de la mano
fact-catan_cards-actions = cartas de acción en la mano
fact-catan_cards-units = caballeros y flotas en la mano
fact-catan_cards-payable = cartas de la mano que se pueden pagar
fact-catan_cards-lacks_road = lo que falta para una carretera
fact-catan_cards-lacks_settlement = lo que falta para una colonia
fact-catan_cards-lacks_city = lo que falta para una ciudad
fact-catan_cards-open_roads = carreteras sin colonia
fact-catan_cards-sites = solares libres
fact-catan_cards-city_sites = solares libres junto a ciudades
fact-catan_cards-regions = regiones que quedan en la pila
fact-catan_cards-behind = puntos de desventaja respecto al líder
fact-catan_cards-active = de quién es el turno

## La primera frase de una sugerencia: lo que trae una respuesta, como nombre, y las frases alrededor

hint-because = { $options }: { $reasons }.
hint-pick-catan_cards-exchange = Devuelve { $option }
hint-pick-catan_cards-bury = { hint-pick-catan_cards-exchange }
hint-pick-catan_cards-return_card = { hint-pick-catan_cards-exchange }
hint-gives-you = acabas el turno con { $facts }
hint-gives = { $player } habría acabado el turno con { $facts }
hint-finishes-you = acabas la partida con { $facts }
hint-finishes = { $player } habría acabado la partida con { $facts }
hint-other-gives = **{ $others }** { $several ->
    [yes] acaban el turno con { $facts } en total
   *[no] acaba el turno con { $facts }
}
hint-other-finishes = { $several ->
    [yes] el mejor de los demás
   *[no] **{ $others }**
} acaba la partida con { $facts }
hint-other-would-gives = { $several ->
    [yes] { $others } habrían acabado el turno con { $facts }
   *[no] { $others } habría acabado el turno con { $facts }
}
hint-other-would-finishes = { $several ->
    [yes] { $others } habrían acabado la partida con { $facts }
   *[no] { $others } habría acabado la partida con { $facts }
}
hint-lose-you = tú tienes entonces { $facts }
hint-lose-other = **{ $others }** { $several ->
    [yes] tienen entonces { $facts } en total
   *[no] tiene entonces { $facts }
}
hint-skip-catan_cards-arrange = estén donde estén, tus regiones valen más o menos lo mismo al principio
hint-pass-first = pasas antes que nadie y recibes { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}{ $cost ->
    [0] {""}
   *[other] , y desde ahora un trabajador les cuesta { $cost } denarios a { $several ->
        [yes] los demás
       *[no] **{ $others }**
    }, salvo en sus propios edificios
}
hint-pass-saves = te guardas { $cost ->
    [one] el denario
   *[other] los { $cost } denarios
} que { $all ->
    [yes] cuesta ahora un trabajador
   *[no] cuesta «{ $second }»
}
hint-better-end = { $how ->
    [ends] termina la partida en este turno, y te conviene más que seguir
    [lasts] evita que la partida acabe en este turno, y te conviene más
   *[other] la partida puede acabar en este turno, y así acaba mejor
}
hint-equal-why = «{ $second }» vale más o menos lo mismo: { $reason }.
hint-instead = «{ $second }» daría { $points } puntos{ $beside }.
hint-same-but = «{ $second }» sirve para lo mismo. La diferencia: { $difference }.
hint-then = tienes luego { $facts }
hint-all-told = { $change }; contando lo que queda para los turnos siguientes, { $how ->
    [equal] no veo una diferencia clara
    [close] hay muy poca diferencia
    [worse] mi cálculo la pone un poco por detrás, pero suele contar demasiado los recursos
   *[better] me parece mejor
}
hint-level = en la mayoría de mis simulaciones los puntos y recursos quedan este turno como con «{ $second }»{ $equal ->
    [yes] , así que da igual cuál de las dos elijas
   *[no] , pero me parece un poco mejor para los turnos siguientes
}
hint-same-too = «{ $second }» sirve para lo mismo{ $beside }.
hint-same-owned = «{ $second }» sirve para lo mismo, pero también le conviene a quien es su dueño.
hint-same-dearer = «{ $second }» sirve para lo mismo, pero cuesta { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
} más.
hint-same-cheaper = «{ $second }» sirve para lo mismo, por { $cost ->
    [one] 1 denario
   *[other] { $cost } denarios
} menos{ $beside }.
hint-than = { $change } que con «{ $second }»
hint-though = { $gain }, aunque { $loss }
hint-simulated = en mis simulaciones { $change }
hint-simulated-too = En mis simulaciones { $change }.
hint-only = es lo único que se puede hacer aquí
hint-guess = a primera vista parece lo mejor, pero no tuve tiempo de compararlo. Pide otra sugerencia para ver las razones
hint-idle = nada más aquí te da algo antes de que acabe el turno
hint-same = aquí todas las opciones llevan a lo mismo
hint-numbers = Lo que cambia al acabar el turno en la mayoría de mis simulaciones, frente a «{ $second }»:
hint-numbers-end = Lo que cambia con la partida acabada, frente a «{ $second }»:
hint-numbers-none = Al acabar el turno, en la mayoría de mis simulaciones hay los mismos puntos, cartas y recursos que con «{ $second }».
hint-why-more = Otra razón: { $reasons }.
hint-why-other = A favor de «{ $second }»: { $reasons }.
hint-difference = { $whose }: { $facts }
hint-verdict = { $how ->
    [equal] Contando también lo que queda para los turnos siguientes, no veo una diferencia clara entre las dos.
    [clear] Contando también lo que queda para los turnos siguientes, mi elección me parece claramente mejor.
   *[better] Contando también lo que queda para los turnos siguientes, mi elección me parece un poco mejor.
}
hint-no-numbers = No hay números detrás de esta sugerencia: no comparé nada.
hint-nothing = Nada
refuse-hint-gone = Esta sugerencia ya no vale. Pide otra.
button-hint-play = Hazlo
button-hint-why = ¿Por qué?
hint-more = { $sure ->
    [about] cerca de { $amount } { $noun } más
   *[yes] { $amount } { $noun } más
}
hint-fewer = { $sure ->
    [about] cerca de { $amount } { $noun } menos
   *[yes] { $amount } { $noun } menos
}
fact-end-points = puntos con la partida acabada
fact-end-win = probabilidad de ganar
hint-fact-points = { $amount ->
    [one] punto
   *[other] puntos
}
hint-fact-deniers = { $amount ->
    [one] denario
   *[other] denarios
}
hint-fact-food = comida
hint-fact-wood = madera
hint-fact-stone = piedra
hint-fact-cloth = tela
hint-fact-gold = oro
hint-fact-caylus-tiles = { $amount ->
    [one] edificio de madera
   *[other] edificios de madera
}
hint-fact-caylus-stones = { $amount ->
    [one] edificio de piedra
   *[other] edificios de piedra
}
hint-fact-caylus-prestige = { $amount ->
    [one] edificio de prestigio
   *[other] edificios de prestigio
}
hint-fact-caylus-houses = { $amount ->
    [one] edificio residencial
   *[other] edificios residenciales
}
hint-fact-caylus-favour_sum = { $amount ->
    [one] favor real
   *[other] favores reales
}
hint-fact-magna_carta-wood_cards = { $amount ->
    [one] edificio de madera
   *[other] edificios de madera
}
hint-fact-magna_carta-stone_cards = { $amount ->
    [one] edificio de piedra
   *[other] edificios de piedra
}
hint-fact-magna_carta-prestige_cards = { $amount ->
    [one] edificio de prestigio
   *[other] edificios de prestigio
}
hint-fact-magna_carta-residence_cards = { $amount ->
    [one] edificio residencial
   *[other] edificios residenciales
}
hint-fact-catan_cards-lumber = madera
hint-fact-catan_cards-brick = { $amount ->
    [one] ladrillo
   *[other] ladrillos
}
hint-fact-catan_cards-wool = lana
hint-fact-catan_cards-grain = trigo
hint-fact-catan_cards-ore = { $amount ->
    [one] mineral
   *[other] minerales
}
hint-fact-catan_cards-count_knight = { $amount ->
    [one] caballero
   *[other] caballeros
}
hint-fact-catan_cards-count_trade_fleet = { $amount ->
    [one] flota comercial
   *[other] flotas comerciales
}
hint-fact-catan_cards-count_building = { $amount ->
    [one] edificio
   *[other] edificios
}
hint-fact-catan_cards-open_roads = { $amount ->
    [one] carretera lista para una colonia
   *[other] carreteras listas para una colonia
}
hint-gain-end-win = más probabilidad de ganar
hint-loss-end-win = menos probabilidad de ganar

## Lo que dicen las reglas a favor de una opción: una frase tras la opción y dos puntos

merit-points = sumas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al momento
merit-stake = { GIVEN($won) ->
    [yes] {" "}({ $won } puntos en juego)
   *[no] {""}
}
merit-provost_reach = así el preboste llega a { $count ->
    [one] tu trabajador
   *[other] tus trabajadores
} en { $places }{ merit-stake }{ $back ->
    [yes] , si nadie lo hace retroceder
   *[no] {""}
}
merit-provost_keep = con el preboste en { $to }, { $count ->
    [one] tu trabajador en { $places }{ merit-stake } no haría
   *[other] tus trabajadores en { $places }{ merit-stake } no harían
} nada
merit-denied = { GIVEN($won) ->
    [yes] , y así a { $by } le faltan { $won } puntos en el castillo
   *[no] {""}
}
merit-provost_shut = { $count ->
    [one] el trabajador de { $by } en { $places } ya no hace
   *[other] los trabajadores de los demás en { $places } ya no hacen
} nada{ $own ->
    [yes] , y uno de los tuyos tampoco
   *[no] {""}
}: el preboste se queda antes{ merit-denied }{ $back ->
    [yes] , si nadie más lo mueve
   *[no] {""}
}
merit-provost_safe = nadie puede bajar ya al preboste de { $least }, así que { $count ->
    [one] tu trabajador en { $places }{ merit-stake } está
   *[other] tus trabajadores en { $places }{ merit-stake } están
} a salvo
merit-provost_idle = { $alone ->
    [yes] mover al preboste no te daría nada: hasta donde puedes pagar no llega a ningún otro trabajador tuyo ni deja fuera a los de los demás
   *[no] mover al preboste a { $to } no cambiaría nada para ningún trabajador, y te costaría { $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    }
}
merit-last_mover = eres el último en mover al preboste: con { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} lo traes hasta aquí, si antes no lo hacen retroceder
merit-first = te da { $gain }, y no tienes
merit-sale = ahí vendes un cubo por { $deniers } denarios{ $cost ->
    [0] {""}
   *[other] , y el trabajador cuesta { $cost }
}
caylus-merit-scored_now = por delante del alguacil, el preboste lo hace avanzar 2 casillas, hasta { $to }, y en este turno se puntúa { THE($section) }{ $back ->
    [yes] , si nadie más lo mueve
   *[no] {""}
}
caylus-merit-bailiff_far = por delante del alguacil, el preboste lo hace avanzar 2 casillas, hasta { $to }{ $back ->
    [yes] , si nadie más lo mueve
   *[no] {""}
}
caylus-merit-bailiff_near = si el preboste no va por delante, el alguacil avanza solo 1 casilla, hasta { $to }, así el castillo se puntúa más tarde{ $back ->
    [yes] , si nadie más lo mueve
   *[no] {""}
}
caylus-merit-deliver = te da { $gain } ahora{ $favours ->
    [0] {""}
   *[other] , y el favor real por dar más lotes, porque { $alone ->
        [yes] nadie más está en el castillo
       *[no] nadie puede dar más
    }
}{ $step ->
    [yes] ; con { $houses } casas tienes un favor real más cuando se puntúe { THE($section) }
   *[no] {""}
}{ $lost ->
    [0] {""}
   *[other] ; sin ninguna casa pierdes { $lost } puntos cuando se puntúe { THE($section) }
}
caylus-merit-trading_post = te da { $deniers } denarios{ $cost ->
    [0] {""}
   *[other] , y el trabajador cuesta { $cost }
}
caylus-merit-joust_field = ahí puedes pagar { $pay } por un favor real: por ejemplo, { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ $deniers ->
    [0] {""}
   *[other] {" "}o { $deniers } denarios
}
caylus-merit-stables = en el próximo turno eres { $place ->
    [1] primero
    [2] segundo
   *[other] tercero
} en el orden de turno
caylus-merit-inn = mientras tu trabajador siga ahí, desde el próximo turno colocar cada uno te cuesta solo 1 denario
caylus-merit-guild_reach = ahí puedes mover gratis al preboste hasta tu trabajador en { $space } · { $building }
caylus-merit-guild_shut = ahí puedes llevar gratis al preboste de vuelta a { $to }, antes del trabajador de { $by } en { $space } · { $building }
caylus-merit-castle = tienes los cubos para { $count ->
    [one] un lote
   *[other] { $count } lotes
} en el castillo{ caylus-castle-points }
caylus-merit-castle_with = con lo que aún vas a tomar tienes los cubos para { $count ->
    [one] un lote
   *[other] { $count } lotes
} en el castillo{ caylus-castle-points }
caylus-castle-points = { $vp ->
    [0] {""}
   *[other] : { $vp } puntos
}{ $others ->
    [yes] , si antes no construyes con ellos
   *[no] {""}
}{ $last ->
    [yes] ; { $spends ->
        [yes] «{ $second }» gastaría esos cubos
       *[no] después de «{ $second }» { $passes ->
            [yes] es
           *[no] puede ser
        } tarde para eso este turno
    }
   *[no] {""}
}
caylus-merit-batch = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}y lo que aún vas a tomar
   *[no] {""}
} tienes { GIVEN($pay) ->
    [yes] un lote para el castillo ({ $pay })
   *[no] un lote más para el castillo
}{ $vp ->
    [0] {""}
   *[other] : { $vp } puntos
}{ $there ->
    [yes] {""}
   *[no] , si también colocas un trabajador en el castillo
}
caylus-merit-trade = ahí puedes dar { $pay } a cambio de { $gain }
caylus-merit-build = tienes lo necesario para construir ahí { THE($building) }: { $pay } por { $vp } puntos
caylus-merit-build_with = con lo que tomas antes, ahí puedes construir { THE($building) }: { $pay } por { $vp } puntos
caylus-merit-build_second = después de lo que construye tu trabajador en { $places }, este aún puede construir { THE($building) } ({ $pay } por { $vp } puntos)
caylus-merit-lets_build = con { $gain }{ merit-bought } tu trabajador en { $space } · { $known } puede construir { THE($building) } ({ $vp } puntos)
caylus-merit-would_build = con { $gain }{ merit-bought } puedes construir { THE($building) } ({ $pay } por { $vp } puntos), si pones también un trabajador en { $space } · { $known }
caylus-merit-builds_later = con { $gain }{ merit-bought } puedes pagar { THE($building) } ({ $pay } por { $vp } puntos) en un turno posterior, con un trabajador en { $known }
caylus-merit-most_points = { caylus-merit-building_brings }, y nada de lo que puedes construir aquí da más puntos{ GIVEN($equals) ->
    [yes] {" "}(tantos como { $equals })
   *[no] {""}
}
magna_carta-merit-batch = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}y lo que aún vas a tomar
   *[no] {""}
} tienes { $count ->
    [one] un lote para el castillo ({ $pay }): { $vp } puntos
   *[other] { $count } lotes para el castillo ({ $pay }), el último por { $vp } puntos
}
magna_carta-merit-pays_card = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}y lo que aún vas a tomar
   *[no] {""}
} en el próximo turno puedes pagar { THE($building) } que tienes en la mano ({ $pay })
magna_carta-merit-wage = te da { $gain }, y el trabajador cuesta { $cost }
magna_carta-merit-stuck_hand = no puedes pagar { $count ->
    [one] la carta
   *[other] ninguna de las { $count } cartas
} de tu mano
magna_carta-merit-first_hand = con tus primeros cubos { $count ->
    [0] no puedes pagar ninguna
    [one] solo puedes pagar 1
   *[other] puedes pagar { $count }
} de estas { $most } cartas
merit-resources = { GIVEN($number) ->
    [yes] un { $number } te trae { $gain }, y con eso
   *[no] con { $gain } más
}{ $roll ->
    [0] {""}
   *[other] {" "}y lo que trae el { $roll } que salió
}
catan_cards-merit-completes = { merit-resources } puedes pagar { merit-goal }
catan_cards-merit-nearer = { merit-resources } solo te falta esto para { merit-goal }: { $lost }
catan_cards-merit-keeps = para { merit-goal } solo te falta esto: { $lost }; tras «{ $second }» te { $left ->
    [one] faltaría 1 recurso
   *[other] faltarían { $left } recursos
}
catan_cards-merit-keeps_whole = puedes pagar { merit-goal }, y tras «{ $second }» ya no podrías
catan_cards-merit-opens_site = no tienes ninguna carretera libre, y una nueva colonia necesita una
catan_cards-merit-settles = también puedes pagar la colonia al final: { $won ->
    [one] 1 punto
   *[other] { $won } puntos
} y { $count } regiones nuevas
catan_cards-merit-follows = { catan_cards-merit-leaves }
catan_cards-merit-leaves = ; después aún puedes pagar { merit-goal }
catan_cards-merit-plays_free = ; no cuesta nada, así que todo lo demás puede seguir
catan_cards-merit-last_site = ; ocupa tu último lugar libre
catan_cards-merit-delays = ; después, para { merit-goal } te falta esto: { $lost }
catan_cards-merit-escapes_brigands = con solo { $count } recursos los bandidos no pueden quitarte { $have }: roban a quien tiene más de { $most }
catan_cards-merit-risks_brigands = ; cuidado con los bandidos: tienes { $count } recursos sin proteger, y con más de { $most } pierdes todo tu mineral y toda tu lana si vienen
catan_cards-merit-end_idle = no puedes construir ni jugar nada más, y un intercambio necesita el sí de { $by }{ GIVEN($won) ->
    [yes] ; lo próximo que te da puntos es { merit-goal }: te falta esto: { $lost }
   *[no] {""}
}{ GIVEN($most) ->
    [yes] . Cuidado con los bandidos: tienes { $count } recursos sin proteger, y con más de { $most } pierdes todo tu mineral y toda tu lana si vienen
   *[no] {""}
}
catan_cards-merit-unit = suma { $strength ->
    [0] { $trade ->
        [one] 1 punto de comercio
       *[other] { $trade } puntos de comercio
    } ({ $count } contra { $left }{ GIVEN($token) ->
        [yes] ; para la { $token } necesitas además una ciudad
       *[no] {""}
    }){ GIVEN($have) ->
        [yes] , y después el banco toma { $have } por 1 recurso distinto
       *[no] {""}
    }
   *[other] { $strength } de fuerza ({ $count } contra { $left }){ $tournament ->
        [0] {""}
        [one] {" "}y 1 punto de torneo
       *[other] {" "}y { $tournament } puntos de torneo
    }
}
catan_cards-merit-doubles = duplica la cosecha{ GIVEN($kind) ->
    [yes] {" "}de { $kind }
   *[no] {""}
} en { $count ->
    [one] una región
   *[other] { $count } regiones
} de al lado
catan_cards-merit-holds_more = puedes tener en la mano { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} más
catan_cards-merit-fills_cellar = Año nuevo y Travesía favorable te dan { $count } recursos a elegir
catan_cards-merit-site_doubles = ahí duplica la cosecha{ GIVEN($kind) ->
    [yes] {" "}de { $kind }
   *[no] {""}
} en { $count ->
    [one] una región
   *[other] { $count } regiones
} de al lado
catan_cards-merit-site_alike = { $tied ->
    [yes] esta carta hace ahí lo mismo que en «{ $second }»
   *[no] esta carta hace lo mismo en cualquier lugar: el lugar solo importa para las cartas que duplican o protegen las regiones de al lado
}
catan_cards-merit-frees_room = una región guarda { $most } como máximo: si pagas con la más llena, queda lugar para la próxima cosecha
catan_cards-merit-usable_hand = ya puedes pagar { $cards }{ $count ->
    [one] {""}
   *[other] {" "}a la vez
}
catan_cards-merit-costly = para ella te falta esto: { $lost }; { $tied ->
    [yes] tanto como para cualquier otra carta de tu mano
   *[no] más que para cualquier otra carta de tu mano
}
catan_cards-merit-already_in_play = ya está en juego, y solo puede haber una
catan_cards-merit-needs_building = te falta el edificio que requiere
catan_cards-merit-no_site = no tienes un lugar libre para ella
catan_cards-merit-one_only = ya tienes una, y solo puedes tener una
catan_cards-merit-no_target = { $by } no tiene nada contra lo que usarla
catan_cards-merit-barred = { $by } no puede mirar ahora este mazo, porque lo miraste tú: ahí tu carta está a salvo este turno
catan_cards-merit-deeper = ahí tiene { $count } cartas encima y es donde más tarda en volver a salir: ningún mazo es más alto
catan_cards-merit-looks = por { $cost ->
    [one] 1 recurso
   *[other] { $cost } recursos
} ves las { $count } cartas y tomas la que quieras
catan_cards-merit-unseen = tomas su carta de arriba sin verla
catan_cards-merit-searched_all = ya se ha mirado en todos los mazos y todos están boca abajo, así que una carta de arriba vale lo mismo que otra{ merit-choosing }
catan_cards-merit-seen = ya miraste este mazo, así que quizá conozcas la carta de arriba
catan_cards-merit-card_points = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} cuando se construye{ $city ->
    [yes] , pero antes necesitas una ciudad
   *[no] {""}
}
merit-goal = { $level ->
    [1] una carretera
    [2] una colonia{ merit-won }
    [3] una ciudad{ merit-won }
    [4] una carretera y una colonia{ merit-won }
   *[other] { $building }{ merit-won }
}
catan_cards-merit-full = tienes { $have }, todo lo que cabe en tus regiones, así que la próxima cosecha se perdería
catan_cards-merit-frees_full = ; con { $have } sus regiones están llenas, y la próxima cosecha se perdería
caylus-merit-last_source = ningún otro edificio libre del camino da { $gain } en este turno
merit-fewer_held = hasta ahora tienes { $have }
merit-plenty = tienes { $have }, más que de cualquier otra cosa
merit-provost_dear = dejar fuera { $count ->
    [one] al trabajador de { $by } en { $places }
   *[other] a los trabajadores de los demás en { $places }
} no vale { $cost ->
    [one] el denario que cuesta
   *[other] los { $cost } denarios que cuesta
}{ $undo ->
    [0] {""}
    [one] , y { $by } podría deshacerlo por 1 denario
   *[other] , y { $by } podría deshacerlo por { $undo } denarios
}
catan_cards-merit-leaves_room = una región guarda { $most } como máximo: si pones donde hay menos, queda lugar para la próxima cosecha
caylus-merit-batch_later = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}y lo que aún vas a tomar
   *[no] {""}
} tienes { GIVEN($pay) ->
    [yes] un lote para el castillo ({ $pay })
   *[no] un lote más para el castillo
} en un turno posterior
merit-peddler = ahí puedes comprar { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}, pero no de oro, por { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} { $count ->
    [one] más
   *[other] cada uno
}
magna_carta-merit-deliver = te da { $gain } ahora{ $gold ->
    [0] {""}
   *[other] , y también el oro por la mayor cantidad de lotes: nadie puede dar más, y en caso de empate se lo queda quien dio primero
}{ $left ->
    [0] {""}
   *[other] ; las fichas siguientes valen solo { $left } puntos
}{ $last ->
    [yes] ; toma la última ficha, así que la partida termina con este turno
   *[no] {""}
}
magna_carta-merit-tokens = te da { $gain }, y { $deniers } denarios valen solo 1 al final de la partida
magna_carta-merit-owned = sumas { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}, y cada vez que otra persona la usa, { magna_carta-your-share }{ $count ->
    [0] {""}
   *[other] {" "}(mientras duren los { $count } que lleva encima)
}{ $most ->
    [0] {""}
   *[other] ; un trabajador ahí convierte una de tus cartas en residencia, sobre la que se construyen cartas de prestigio de hasta { $most } puntos
}
catan_cards-merit-gate_closed = las cartas de ataque y neutrales no se pueden jugar hasta que sumen { $least } puntos entre los dos; tienen { $have }
catan_cards-merit-needs_city = solo se puede construir en una ciudad, y no tienes ninguna
catan_cards-merit-more_cards = eliges entre { $count } cartas en lugar de { $left }{ $tied ->
    [0] {""}
    [one] {" "}(el mazo { $stacks } tiene las mismas)
   *[other] {" "}(los mazos { $stacks } tienen las mismas)
}
catan_cards-merit-ready_card = puedes construirla ya, por { $pay }
catan_cards-merit-pays_now = ; ya la puedes pagar ({ $pay })
catan_cards-merit-pays_soon = ; para ella solo te falta esto: { $lost }
catan_cards-merit-no_use = ; por ahora no la puedes construir
catan_cards-merit-site_guards = protege de los bandidos lo que guardan las dos regiones de al lado: { $count } aquí, { $left } en «{ $second }»
magna_carta-merit-provost_share = así el preboste llega al trabajador de { $by } en tu carta { $places }, y { magna_carta-your-share }
merit-brings = te da { $gain }
caylus-merit-either = te da { $gain } o { $have }{ $count ->
    [0] ; sirven para otro lote o un edificio
    [2] ; no tienes ninguno de los dos, y cada lote lleva 1 de comida y 2 cubos de otros tipos
   *[1] {""}
}
merit-bought = { GIVEN($cost) ->
    [yes] {" "}({ $cost ->
        [one] por 1 denario más
       *[other] por { $cost } denarios más
    })
   *[no] {""}
}
catan_cards-merit-fits = ahí todavía cabe lo que trae el { $number } que salió, y una región guarda { $most } como máximo
caylus-merit-alike = después de «{ $second }» puedes sumar los mismos puntos con cubos este turno
merit-place = { $space } · { $building }
magna_carta-your-share = por ser tuya { $share ->
    [takes] recibes { $gain }
    [buys] puedes comprar { GIVEN($gain) ->
        [yes] { $gain }
       *[no] un cubo
    } por { $cost ->
        [one] 1 denario
       *[other] { $cost } denarios
    }
    [buys_token] puedes comprar una ficha de castillo por { $cost } denarios
   *[swaps] puedes cambiar un cubo por 1 oro
}
magna_carta-merit-owner_takes = ; por ser suya, { $by } recibe { $gain }
caylus-merit-owner_takes = ; por ser suyo, { $by } suma { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ GIVEN($gain) ->
    [yes] {" "}y toma { $gain } o { $have }
   *[no] {""}
}
merit-none_held = tienes { $have }, pero todavía nada de esto
merit-brings_more = te da { $gain }, y «{ $second }» solo { $have }
merit-keeps_gold = conservas { $have }, que al final de la partida vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
merit-pays_plenty = pide { $pay } en vez de { $lost }, y tienes { $have }
merit-pays_points = te da { $gain }, y al final de la partida { $gold ->
    [0] { $deniers ->
        [0] { $cubes } cubos
       *[other] { $deniers } denarios
    } valen solo 1 punto
   *[other] 1 oro vale solo { $gold ->
        [one] 1 punto
       *[other] { $gold } puntos
    }
}
merit-pays_gold = te da { $gain }, y al final de la partida 1 oro vale tanto como { $deniers ->
    [0] { $cubes } cubos de otro tipo
   *[other] { $deniers } denarios
}
merit-sale_pays = te da { $gain }, y al final de la partida { $deniers } denarios valen tanto como { $cubes } cubos
merit-saves_gold = con { $gain }{ merit-bought } puedes dar { $count ->
    [one] un lote
   *[other] { $count } lotes
} en el castillo sin usar tu oro
magna_carta-merit-spares_gold = con { $gain }{ merit-bought } { $count ->
    [one] tu lote para el castillo cuesta
   *[other] tus { $count } lotes para el castillo cuestan
} { $gold } de oro menos
merit-buys_batch = necesitas tus denarios: con lo que compras en el camino tienes { $count ->
    [one] un lote
   *[other] { $count } lotes
} para el castillo{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } puntos)
}, y tras «{ $second }» no te alcanzarían
caylus-merit-buys_tile = necesitas tus denarios: con lo que compras en el camino, tu trabajador en { $space } · { $known } puede construir { THE($building) } ({ $vp } puntos), y tras «{ $second }» no te alcanzarían
merit-spare_cube = aun así puedes dar { $count ->
    [one] un lote
   *[other] { $count } lotes
} en el castillo este turno
merit-provost_guard = dejar fuera a tu trabajador en { $places }{ merit-stake } { $count ->
    [one] le cuesta entonces a { $asked }
   *[other] les cuesta entonces a los demás
} { $deniers } denarios, y tras «{ $second }» solo { $least }
merit-provost_open = ; { $least ->
    [-1] con { $deniers ->
        [one] 1 denario
       *[other] { $deniers } denarios
    }, { $count ->
        [one] { $asked } puede entonces
       *[other] los demás pueden entonces
    } dejar fuera a tu trabajador en { $places }{ merit-stake }
    [0] con { $deniers ->
        [one] 1 denario
       *[other] { $deniers } denarios
    }, { $count ->
        [one] { $asked } aún puede
       *[other] los demás aún pueden
    } dejar fuera a tu trabajador en { $places }{ merit-stake }
   *[other] dejar fuera a tu trabajador en { $places }{ merit-stake } { $count ->
        [one] le cuesta entonces a { $asked }
       *[other] les cuesta entonces a los demás
    } solo { $deniers ->
        [one] 1 denario
       *[other] { $deniers } denarios
    } en vez de { $least }
}
merit-provost_undone = ; { $count ->
    [one] { $asked } puede
   *[other] los demás pueden
} deshacerlo con { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}
magna_carta-merit-batch_ready = ; con lo que tienes o te falta por recibir puedes dar en el castillo { $count ->
    [one] un lote
   *[other] { $count } lotes
} ({ $pay }: { $vp } puntos)
magna_carta-merit-needs_provost = ; solo sirve si el preboste avanza { $deniers ->
    [one] 1 carta, por 1 denario
   *[other] { $deniers } cartas, por { $deniers } denarios
}
magna_carta-merit-low_hand = { $count ->
    [one] la única carta de tu mano que puedes pagar vale
   *[other] las { $count } cartas de tu mano que puedes pagar valen
} solo 1 punto{ $count ->
    [one] {""}
   *[other] {" "}cada una
}
magna_carta-merit-first = te da { $gain }, y no tienes{ $count ->
    [0] {""}
   *[other] ; un lote lleva 1 comida, 1 madera y 1 piedra
}
magna_carta-merit-sale_pays = te da { $gain }{ $golden ->
    [yes] , y al final de la partida { $deniers } denarios valen tanto como 1 oro
   *[no] ; donde un vendedor ambulante un cubo así cuesta solo 1, y 1 por el trabajador
}
merit-keeps_move = conservas { merit-provost_move }
merit-spends_move = ; pero entonces te { $deniers ->
    [one] falta
   *[other] faltan
} { merit-provost_move }
merit-provost_move = { $deniers ->
    [one] el denario que lleva
   *[other] los { $deniers } denarios que llevan
} al preboste { $own ->
    [yes] hasta tu trabajador en { $places }
   *[no] de vuelta a { $to }, de modo que el trabajador de { $by } en { $places } no haga nada
}
merit-exposed = ; pero el preboste está justo ahí, y un paso atrás bastaría para dejarlo fuera
merit-provost_loses = ; pero { $count ->
    [one] tu trabajador en { $places }{ merit-stake } ya no hace
   *[other] tus trabajadores en { $places }{ merit-stake } ya no hacen
} nada{ $back ->
    [yes] , salvo que otra persona lo mueva de nuevo
   *[no] {""}
}
merit-spends_gold = ; el oro que pagas valdría { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} al final de la partida
caylus-merit-castle_waits = ; después aún puedes llevar tu lote al castillo{ $cost ->
    [0] {""}
   *[other] , por { $cost } denarios si otra persona pasa antes
}
caylus-merit-food_staple = cada lote y muchos edificios llevan comida
caylus-merit-short_of_food = cada lote lleva 1 de comida, y hasta ahora tienes { $have }
caylus-merit-no_use = ; por ahora no tienes nada que usar ahí
caylus-merit-fewer_batches = ; así este turno puedes dar { $count ->
    [one] 1 lote
   *[other] { $count } lotes
} menos en el castillo
magna_carta-merit-provost_denies = así el preboste se queda antes de { $places }, y { $by } no recibe nada por ser su dueño
magna_carta-merit-fewer_batches = ; así este turno puedes dar { $count ->
    [one] 1 lote
   *[other] { $count } lotes
} menos, que por ahora { $count ->
    [one] vale
   *[other] valen
} { $vp } puntos{ GIVEN($by) ->
    [yes] , si { $by } no vuelve a adelantar al preboste
   *[no] {""}
}
merit-moved_back = { GIVEN($by) ->
    [yes] {" "}si { $by } no vuelve a adelantar al preboste
   *[no] {""}
}
magna_carta-merit-leaves_batches = así este turno puedes dar { $count ->
    [one] un lote
   *[other] { $count } lotes
} ({ $pay }) en el castillo, y con «{ $second }» { $left ->
    [0] ninguno
   *[other] solo { $left }
}{ merit-moved_back }: por ahora, { $vp } puntos
caylus-merit-leaves_batches = así este turno puedes dar { $count ->
    [one] un lote
   *[other] { $count } lotes
} en el castillo, y con «{ $second }» { $left ->
    [0] ninguno
   *[other] solo { $left }
}
caylus-merit-building_brings = da { $vp } puntos{ $favours ->
    [0] {""}
    [one] {" "}y un favor real
   *[other] {" "}y { $favours } favores reales
}{ $deniers ->
    [0] {""}
    [one] {" "}y 1 denario cada turno
   *[other] {" "}y { $deniers } denarios cada turno
}
caylus-merit-keeps_tile = conservas { THE($building) }, que te da un punto por cada trabajador que otra persona coloque ahí
caylus-merit-residence = da { $vp } puntos, y 1 denario cada turno
magna_carta-merit-residence = como residencia da 1 denario cada turno y puede llevar un edificio de prestigio; vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} en vez de { $lost }
caylus-merit-any_residence = todas tus residencias dan lo mismo
caylus-merit-favour = un favor real te da, por ejemplo, { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ $deniers ->
    [0] {""}
   *[other] {" "}o { $deniers } denarios
}
caylus-merit-inn_leave = recuperas a tu trabajador para el próximo turno
caylus-merit-favour_points = te da { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ $most ->
    [0] {""}
   *[other] , y el siguiente paso de esta línea { $most }
}{ $stopped ->
    [yes] ; tu marcador no pasa de ahí hasta que se puntúe la siguiente parte del castillo
   *[no] {""}
}{ $deniers ->
    [0] {""}
   *[other] ; al final de la partida { $deniers } denarios valen solo 1
}{ $cubes ->
    [0] {""}
   *[other] ; al final de la partida { $cubes } cubos valen solo 1
}
caylus-merit-favour_deniers = te da { $deniers } denarios, y tienes { $have }{ $most ->
    [0] {""}
   *[other] ; el siguiente paso de esta línea da { $most }
}{ $stopped ->
    [yes] ; tu marcador no pasa de ahí hasta que se puntúe la siguiente parte del castillo
   *[no] {""}
}
caylus-merit-favour_cubes = { $count ->
    [one] te da { $gain }
   *[other] con este favor puedes tomar una de estas cosas: { $gain }
}
caylus-merit-favour_builds = con este favor puedes construir { THE($building) }: { $pay } por { $vp } puntos
caylus-merit-favour_residence = con este favor puedes hacer una residencia: { $pay } por { $vp } puntos y 1 denario cada turno
caylus-merit-favour_later = todavía no da nada, pero el siguiente paso de esta línea construye un edificio de madera con 1 madera menos
caylus-merit-lets_trade = con { $gain } tu trabajador en { $space } · { $known } puede tomar { $have } por { $pay }
caylus-merit-lets_buy = con { $gain } tu trabajador en { $space } · { $known } puede comprar por { $pay }{ GIVEN($count) ->
    [yes] , y con eso tienes { $count ->
        [one] un lote más
       *[other] { $count } lotes más
    } para el castillo{ $vp ->
        [0] {""}
       *[other] {" "}({ $vp } puntos)
    }
   *[no] {""}
}
caylus-merit-gate = cuando todos han pasado, un trabajador de ahí puede ir gratis a cualquier lugar que siga libre
caylus-merit-guild = ahí puedes mover gratis al preboste hasta { $most } casillas, antes de que los demás puedan pagar por moverlo
caylus-merit-stables_keep = en el próximo turno eres { $place ->
    [1] primero
    [2] segundo
   *[other] tercero
} en el orden de turno, y nadie te adelanta desde ahí
caylus-merit-lawyer = ahí puedes pagar { $pay } por una residencia: { $vp } puntos, y 1 denario cada turno
magna_carta-merit-lawyer = ahí puedes pagar { $pay } para convertir una de tus cartas en residencia, que da 1 denario cada turno y puede llevar un edificio de prestigio
caylus-merit-trade_cubes = ahí puedes dar { $count } cubos, pero no de oro, a cambio de { $gain }
caylus-merit-first = te da { $gain }, y no tienes{ $left ->
    [1] { $built ->
        [yes] ; después de lo que construyes, te falta solo 1 cubo para un lote
       *[no] {""}
    }
    [2] ; un lote para el castillo lleva 1 de comida y 2 de otros tipos
   *[other] { $food ->
        [yes] ; cada lote pide comida
       *[no] {""}
    }
}
magna_carta-merit-prestige = da { $vp } puntos{ $lost ->
    [0] {""}
   *[other] {" "}sobre una residencia que solo da { $lost }
}{ $deniers ->
    [0] {""}
   *[other] , y sigue dando 1 denario cada turno
}{ $tied ->
    [yes] , y nada de lo que puedes construir ahora da más
   *[no] {""}
}
magna_carta-merit-first_to_give = pasas antes que nadie, recibes { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
} y das primero en el castillo: { $count ->
    [one] tu lote
   *[other] tus { $count } lotes
} ({ $pay }{ $others ->
    [yes] , en parte aún por recibir
   *[no] {""}
}: { $vp } puntos) te { $count ->
    [one] da
   *[other] dan
} también el oro, si nadie da más
magna_carta-merit-keeps_card = así en el próximo turno puedes pagar { THE($building) } que tienes en la mano ({ $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
})
magna_carta-merit-no_hand = no tienes cartas en la mano
magna_carta-merit-bank = ahí puedes comprar 1 oro por { $deniers ->
    [one] 1 denario más
   *[other] { $deniers } denarios más
}
magna_carta-merit-church = ahí puedes comprar una ficha de castillo ({ $vp } puntos) por { $deniers } denarios más
magna_carta-merit-alike = después de «{ $second }» puedes dar los mismos lotes este turno
caylus-merit-nearer_batch = con { $gain }{ merit-bought } te falta solo { $food ->
    [yes] 1 comida
   *[no] 1 cubo de otro tipo
} para { $count ->
    [1] un lote
   *[other] un lote más
}
magna_carta-merit-nearer_batch = con { $gain }{ merit-bought }{ $gold ->
    [0] {""}
   *[other] {" "}y { $gold } de tu oro
} te falta solo { GIVEN($more) ->
    [yes] { $more }
   *[no] { $lost }
} para { $count ->
    [one] un lote
   *[other] un lote más
}
more-food = 1 comida más
more-wood = 1 madera más
more-stone = 1 piedra más
magna_carta-merit-misses_gold = ; con { $count ->
    [one] 1 lote
   *[other] { $count } lotes
} tendrías seguro el oro por la mayor cantidad de lotes, que vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
magna_carta-merit-few_cards = tienes solo { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano, y { $deniers } denarios
magna_carta-merit-free_exchange = el cambio no cuesta nada, y estas cartas vuelven cuando se acaba tu mazo
merit-choosing = { $cost ->
    [0] {""}
    [one] ; la carta de arriba es gratis, y elegir una de un mazo cuesta 1 recurso
   *[other] ; la carta de arriba es gratis, y elegir una de un mazo cuesta { $cost } recursos
}
catan_cards-merit-untouched = { $count ->
    [one] nadie ha buscado ni robado todavía en este mazo, así que conserva sus mejores cartas; los otros no
   *[other] nadie ha buscado ni robado todavía en los mazos { $stacks }, así que conservan sus mejores cartas y cualquiera sirve
}{ merit-choosing }
catan_cards-merit-unsearched = nadie ha buscado todavía en este mazo, solo se robó de arriba: nadie ha visto { $count ->
    [one] 1 de sus cartas
   *[other] { $count } de sus cartas
}, y nadie eligió las mejores{ merit-choosing }
catan_cards-merit-put_back = { $count ->
    [one] la única carta que queda se devolvió debajo
   *[other] las { $count } cartas que quedan se devolvieron todas debajo
}{ GIVEN($cards) ->
    [yes] , como sabes de { $cards }
   *[no] {""}
}
catan_cards-merit-others_spent = en el mazo { $stacks } solo hay cartas devueltas debajo, así que no robes ahí{ merit-choosing }
catan_cards-merit-founds = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} y te trae { $count } regiones nuevas
catan_cards-merit-grows = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} más que la colonia, y hace lugar para cartas rojas
catan_cards-merit-scores = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}{ $count ->
    [0] {""}
    [one] , y después puedes tener en la mano 1 carta más
   *[other] , y después puedes tener en la mano { $count } cartas más
}
catan_cards-merit-takes_knight = con { $count } de fuerza contra { $left } consigues la { $token }{ GIVEN($by) ->
    [yes] {" "}de { $by }
   *[no] {""}
}: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
catan_cards-merit-takes_windmill = con { $count ->
    [one] 1 punto de comercio
   *[other] { $count } puntos de comercio
} contra { $left } consigues la { $token }{ GIVEN($by) ->
    [yes] {" "}de { $by }
   *[no] {""}
}: { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
catan_cards-merit-would_take = con { $count } contra { $left } consigue la { $token }, si { $by } no remonta antes
catan_cards-merit-breaks_knight = con { $count } de fuerza contra { $left }, { $by } pierde la { $token }, que vale 1 punto
catan_cards-merit-breaks_windmill = con { $count ->
    [one] 1 punto de comercio
   *[other] { $count } puntos de comercio
} contra { $left }, { $by } pierde la { $token }, que vale 1 punto
catan_cards-merit-duel = con una tirada de 1 a { $most } { $level ->
    [1] un caballero de { $by } vuelve a la mano
    [2] un edificio de { $by } vuelve a la mano
   *[3] le quitas 2 recursos a { $by }
} (solo con 1 o { $least } si { $by } tiene la respuesta); si no, te pasa a ti lo mismo
catan_cards-merit-duel_token = si ganas el duelo, sacando de 1 a { $most } (o solo 1 o { $least } si { $by } tiene la carta para responder), puedes quitarle a { $by } la { $token }
catan_cards-merit-spies = ves { $count ->
    [one] la única carta
   *[other] las { $count } cartas
} de la mano de { $by }, y puedes tomar una si es un caballero, una flota o una carta de acción
catan_cards-merit-spies_nothing = { $count ->
    [one] la única carta de la mano de { $by } es un edificio
   *[other] las { $count } cartas de la mano de { $by } son todas edificios
}, y el Espía solo toma caballeros, flotas y cartas de acción
catan_cards-merit-takes = tomas de { $by } { $most ->
    [one] 1 recurso a tu elección
   *[other] hasta { $most } recursos a tu elección
}, y le devuelves 1
catan_cards-merit-swaps = cambias hasta { $most } recursos tuyos por otros a tu elección
catan_cards-merit-site_plague = ahí protege de la peste { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
} en las regiones alrededor de su ciudad, y { $left } en el otro lugar
catan_cards-merit-site_units = ahí una guerra civil perdona { $count ->
    [one] 1 unidad tuya
   *[other] { $count } unidades tuyas
}, y { $left } en el otro lugar
catan_cards-merit-site_spares = el otro lugar queda libre para esta carta de tu mano, que ahí duplica una cosecha: { $building }
catan_cards-merit-site_sheltered = ahí una guerra civil no puede alcanzarla
catan_cards-merit-site_city = deja { $count ->
    [one] el lugar libre
   *[other] los { $count } lugares libres
} de tus ciudades para cartas rojas
catan_cards-merit-costs_points = le quita { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
} a { $by }
catan_cards-merit-gains_token = así tienes tú la { $token }, que vale 1 punto
catan_cards-merit-costs_token = le quita a { $by } la { $token } y su punto
catan_cards-merit-may_cost_token = sin ella { $by } solo tiene { $count } contra tus { $left } para la { $token }, y la pierde con su punto, salvo que ahora tú pierdas lo mismo
catan_cards-merit-denies_token = así { $by } no tiene la { $token }, que vale 1 punto
catan_cards-merit-weakens = le quita { $count } de fuerza{ $tournament ->
    [0] {""}
    [one] {" "}y 1 punto de torneo
   *[other] {" "}y { $tournament } puntos de torneo
} a { $by }, y «{ $second }» { $left ->
    [0] nada
   *[other] solo { $left }
}
catan_cards-merit-costs_trade = le quita { $count ->
    [one] 1 punto de comercio
   *[other] { $count } puntos de comercio
} a { $by }, y «{ $second }» { $left ->
    [0] nada
   *[other] solo { $left }
}
catan_cards-merit-doubles_nothing = no tienes un lugar donde esta carta duplicaría una cosecha: { $building }
catan_cards-merit-dear_again = para volver a construirla, { $by } tiene que pagar más: { $pay }
catan_cards-merit-only_answers = solo sirve si { $by } te ataca
catan_cards-merit-pointless = no te da puntos, mientras que «{ $second }» te daría { $vp }
catan_cards-merit-lacks_more = para ella te falta esto: { $lost }; para «{ $second }» { $left ->
    [0] nada
    [one] solo 1 recurso
   *[other] solo { $left } recursos
}
catan_cards-merit-lacks = para ella te falta esto: { $lost }
catan_cards-merit-stays = ; quédate con { $building }: { $level ->
    [0] tiene un lugar donde duplica dos cosechas
    [2] tendrá lugar con tu próxima colonia{ $count ->
        [0] {""}
       *[other] , para la que solo te falta esto: { $lost }
    }
   *[other] tendrá lugar con tu primera ciudad{ $count ->
        [0] {""}
       *[other] , para la que solo te falta esto: { $lost }
    }
}
catan_cards-merit-opens_with = con lo que tienes al empezar ya puedes pagar { $cards }{ $count ->
    [one] {""}
   *[other] {" "}a la vez
}
catan_cards-merit-hand_points = estas cartas, una vez construidas, valen { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}, y las de la otra elección { $left }
catan_cards-merit-spoils = { $by } ya podría pagar esto: { $cards }
catan_cards-merit-spoils_points = le quita a { $by } cartas que, una vez construidas, valen { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}; las de la otra opción valen { $left }
catan_cards-merit-as_deep = ahí tiene { $count } cartas encima, como en «{ $second }», y tarda lo mismo en volver a salir
catan_cards-merit-as_many_cards = los mazos están boca abajo, y «{ $second }» tiene las mismas cartas para elegir
catan_cards-merit-bank_idle = con lo que da el banco por { $pay } tampoco podrías construir nada más
catan_cards-merit-bank_pointless = con el banco solo podrías pagar { merit-goal }, que no suma puntos
catan_cards-merit-regions_alike = las dos regiones guardan lo mismo, y todos los números son igual de probables
catan_cards-merit-sides_alike = da igual: todavía no hay cartas junto a ninguno de los dos lugares, y la próxima región va al otro
catan_cards-merit-parries = así el ataque solo tiene éxito si sale 1 o { $least } en lugar de 1 a { $most }
catan_cards-merit-new_number = ninguna de tus regiones tiene todavía el número { $number }
catan_cards-merit-few_regions = tienes { $count ->
    [0] cero regiones
    [one] solo 1 región
   *[other] solo { $count } regiones
} de este tipo ({ $region }), y { $left } del otro
catan_cards-merit-fixes = con un { $number } recibes { $gain }
catan_cards-merit-guards = cuando llegan los bandidos, hasta { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
} junto a esta carta no { $count ->
    [one] cuenta
   *[other] cuentan
}
catan_cards-merit-site_pair = el otro lugar queda libre: las dos regiones de al lado son iguales ({ $region }), y ahí una sola carta puede duplicar dos cosechas
catan_cards-merit-region_pair = así el lugar de en medio tiene a los lados dos regiones iguales ({ $region }), y ahí una sola carta puede duplicar dos cosechas
catan_cards-merit-hand_without_city = { $count ->
    [0] ninguna de estas cartas necesita
    [one] solo 1 de estas cartas necesita
   *[other] solo { $count } de estas cartas necesitan
} una ciudad; de la otra elección, { $left }
merit-won = { $won ->
    [0] {""}
    [one] {" "}(1 punto{ merit-with_token })
   *[other] {" "}({ $won } puntos{ merit-with_token })
}
merit-with_token = { GIVEN($token) ->
    [yes] {" "}con la { $token }
   *[no] {""}
}
catan_cards-merit-saves_search = te quedas con { $cost ->
    [one] el recurso
   *[other] los { $cost } recursos
} que cuesta mirar un mazo
catan_cards-merit-unseen_all = nadie ha mirado todavía ninguno de estos mazos, así que una carta de arriba vale lo mismo que otra{ merit-choosing }
catan_cards-merit-costs_more = cuesta { $count } recursos, y «{ $second }» solo { $left }
catan_cards-merit-costs_less = cuesta solo { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}, y «{ $second }» { $left }{ $won ->
    [0] {""}
    [one] {" "}por el mismo punto
   *[other] {" "}por los mismos { $won } puntos
}
catan_cards-merit-without_city = se puede construir junto a una colonia, y «{ $second }» solo en una ciudad, que no tienes
catan_cards-merit-hand_cost = estas cartas cuestan en total { $count } recursos, y las de la otra elección { $left }
catan_cards-merit-scarce = solo { $count ->
    [one] 1 región tuya da
   *[other] { $count } regiones tuyas dan
} { $gain }, y { $left } dan { $have }
