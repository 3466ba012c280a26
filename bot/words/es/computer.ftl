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

## Después de la partida: cómo se decidió

analysis-nothing = nada
analysis-point = { board-moment }: { $player } eligió { $given }.
analysis-better = Era mejor { $better }: habría subido la probabilidad de ganar en unos { $lost } puntos porcentuales (entre { WRITTEN($low) } y { WRITTEN($high) }).
analysis-many = Gana por muchos detalles pequeños.
analysis-decided = La diferencia está en cómo acaba la partida.
analysis-chance = { $player }: { $share } %
analysis-none = Ninguna decisión redujo mucho la probabilidad de ganar.

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
hint-beats = Es mejor que «{ $second }».
hint-scores = sumas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al momento
hint-gives-you = en mis simulaciones acabas el turno con { $facts }
hint-gives = { $player } habría acabado el turno con { $facts }
hint-finishes-you = en mis simulaciones acabas la partida con { $facts }
hint-finishes = { $player } habría acabado la partida con { $facts }
hint-other-gives = en mis simulaciones **{ $others }** { $several ->
    [yes] acaban el turno con { $facts } en total
   *[no] acaba el turno con { $facts }
}
hint-other-gives-too = **{ $others }** con { $facts }{ $several ->
    [yes] {" "}en total
   *[no] {""}
}
hint-other-finishes = en mis simulaciones { $several ->
    [yes] el mejor de los demás
   *[no] **{ $others }**
} acaba la partida con { $facts }
hint-other-finishes-too = { $several ->
    [yes] el mejor de los demás
   *[no] **{ $others }**
} con { $facts }
hint-other-would-gives = { $several ->
    [yes] { $others } habrían acabado el turno con { $facts }
   *[no] { $others } habría acabado el turno con { $facts }
}
hint-other-would-gives-too = { $others } con { $facts }
hint-other-would-finishes = { $several ->
    [yes] { $others } habrían acabado la partida con { $facts }
   *[no] { $others } habría acabado la partida con { $facts }
}
hint-other-would-finishes-too = { $others } con { $facts }
hint-taken = te adelantas a { $player }
hint-prepares = luego deberías poder hacer «{ $option }» en este turno
hint-denies = probablemente le impide a { $player } «{ $option }» en este turno
hint-later-caylus-batch = Castillo: { $option }
hint-later-caylus-build = Construir: { $option }
hint-later-caylus-provost = Preboste: { $option }
hint-later-caylus-guild = Preboste: { $option }
hint-later-magna_carta-act = { $option }
hint-later-magna_carta-provost = Preboste: { $option }
hint-later-magna_carta-batches = Castillo: { $option }
hint-but = { $reasons }, aunque { $losses }
hint-lose-you = tendrías { $facts }
hint-lose-other = { $several ->
    [yes] los demás tendrían { $facts } en total
   *[no] **{ $others }** tendría { $facts }
}
hint-but-later = { $reasons }, aunque para entonces { $losses }, porque la otra opción da más puntos después
hint-compared = comparado con «{ $second }», { $reasons }
hint-compared-too = Comparado con «{ $second }», { $reasons }.
hint-equal-too = «{ $second }» vale más o menos lo mismo.
hint-both = En este turno deberías poder hacer también «{ $second }», así que el orden casi no importa.
hint-then = { $second }» y luego «{ $option }
hint-skip-catan_cards-arrange = estén donde estén, tus regiones valen más o menos lo mismo al principio
hint-pass-first = pasas antes que nadie y recibes { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}{ $cost ->
    [0] {""}
   *[other] , y desde ahora un trabajador les cuesta { $cost } denarios a { $several ->
        [yes] los demás
       *[no] **{ $others }**
    }
}
hint-pass-dear = ahora un trabajador te cuesta { $cost } denarios
hint-equal-both = Las dos opciones valen casi lo mismo.
hint-better-end = { $how ->
    [ends] termina la partida en este turno, y te conviene más que seguir
    [lasts] evita que la partida acabe en este turno, y te conviene más
   *[other] la partida puede acabar en este turno, y así acaba mejor
}
hint-equal = al final del turno vale más o menos lo mismo que «{ $second }»
hint-effects = su efecto ({ $effect }) te sirve más o menos lo mismo que el de «{ $second }» ({ $other })
hint-saves-caylus = ahorras { $deniers ->
    [one] 1 denario
   *[other] { $deniers } denarios
}
hint-saves-magna_carta = { hint-saves-caylus }
hint-alike-catan_cards-draw = por lo que puedo ver, «{ $second }» vale lo mismo
hint-alike-catan_cards-pay = «{ $second }» te cuesta lo mismo
hint-alike-catan_cards-place = hasta el final de este turno el lugar no cambia nada, así que «{ $second }» por ahora vale lo mismo
hint-alike-catan_cards-take = «{ $second }» te da lo mismo
hint-alike-caylus-build = «{ $second }» te da los mismos puntos
hint-obstacle-already_in_play = ya está en juego, y solo puede haber una
hint-obstacle-cannot_pay = todavía no puedes pagarla
hint-obstacle-needs_building = te falta lo que requiere
hint-obstacle-no_site = no hay un lugar libre para ella
hint-obstacle-one_only = ya tienes una, y solo puedes tener una
hint-only = es lo único que se puede hacer aquí
hint-guess = a primera vista parece lo mejor, pero no tuve tiempo de compararlo. Pide otra sugerencia para ver las razones
hint-idle = nada más aquí te da algo antes de que acabe el turno
hint-no-worker = ninguna de las dos opciones cambia lo que hacen los trabajadores
hint-same = aquí todas las opciones llevan a lo mismo
hint-numbers = Valor **{ $points }** frente a «{ $second }», como lo estimo en promedio al final del turno. Un valor de 1 es más o menos un punto al final de la partida.{ $against ->
    [yes] {" "}Aun así, en las partidas de las que aprendí, mi elección dio mejor resultado.
   *[no] {""}
}
hint-numbers-end = Valor **{ $points }** frente a «{ $second }», con la partida acabada:
hint-no-numbers = No hay números detrás de esta sugerencia: no comparé nada.
hint-nothing = Nada
refuse-hint-gone = Esta sugerencia ya no vale. Pide otra.
analysis-perhaps-better = { $better } quizá era mejor: habría subido la probabilidad de ganar en unos { $lost } puntos porcentuales, aunque podría deberse al azar (entre { WRITTEN($low) } y { WRITTEN($high) }).
analysis-why = La diferencia: { $reasons }.
analysis-turns = { $several ->
    [yes] en los turnos { $first } a { $last }
   *[no] en el turno { $first }
}
analysis-decline = La probabilidad de ganar de { $player } bajó del { $before } % al { $after } % { $turns }. Ninguna de las { $examined } decisiones que comparé ahí destaca: decidieron las jugadas de otros o la suerte.
analysis-decline-choices = La probabilidad de ganar de { $player } bajó del { $before } % al { $after } % { $turns }, a pequeños pasos: de las { $examined } decisiones que comparé ahí, { $worse } no eran las mejores.
button-hint-play = Hazlo
button-hint-why = ¿Por qué?
hint-more = { $sure ->
    [no] quizá +1 { $noun }
    [about] unos +{ $amount } { $noun }
   *[yes] +{ $amount } { $noun }
}
hint-fewer = { $sure ->
    [no] quizá −1 { $noun }
    [about] unos −{ $amount } { $noun }
   *[yes] −{ $amount } { $noun }
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
hint-fact-income = { $amount ->
    [one] denario de ingresos
   *[other] denarios de ingresos
}
hint-fact-caylus-kinds = { $amount ->
    [one] tipo de cubo
   *[other] tipos de cubo
}
hint-fact-caylus-batches = { $amount ->
    [one] lote listo para el castillo
   *[other] lotes listos para el castillo
}
hint-fact-caylus-workers = { $amount ->
    [one] trabajador por colocar
   *[other] trabajadores por colocar
}
hint-fact-caylus-section = { $amount ->
    [one] casa en esta parte del castillo
   *[other] casas en esta parte del castillo
}
hint-fact-caylus-all_houses = { $amount ->
    [one] casa en el castillo
   *[other] casas en el castillo
}
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
hint-fact-caylus-favour_prestige = { $amount ->
    [one] paso en la línea de favores de prestigio
   *[other] pasos en la línea de favores de prestigio
}
hint-fact-caylus-favour_deniers = { $amount ->
    [one] paso en la línea de favores de denarios
   *[other] pasos en la línea de favores de denarios
}
hint-fact-caylus-favour_resources = { $amount ->
    [one] paso en la línea de favores de cubos
   *[other] pasos en la línea de favores de cubos
}
hint-fact-caylus-favour_buildings = { $amount ->
    [one] paso en la línea de favores de edificios
   *[other] pasos en la línea de favores de edificios
}
hint-fact-magna_carta-castle = { $amount ->
    [one] punto en el castillo
   *[other] puntos en el castillo
}
hint-fact-magna_carta-sets = { $amount ->
    [one] juego completo de cubos
   *[other] juegos completos de cubos
}
hint-fact-magna_carta-workers = { $amount ->
    [one] trabajador por colocar
   *[other] trabajadores por colocar
}
hint-fact-magna_carta-hand = { $amount ->
    [one] carta en la mano
   *[other] cartas en la mano
}
hint-fact-magna_carta-affordable = { $amount ->
    [one] carta que puedes pagar
   *[other] cartas que puedes pagar
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
hint-fact-magna_carta-batches = { $amount ->
    [one] lote en el castillo
   *[other] lotes en el castillo
}
hint-fact-catan_cards-points_settlements = { $amount ->
    [one] punto de colonias
   *[other] puntos de colonias
}
hint-fact-catan_cards-points_cities = { $amount ->
    [one] punto de ciudades
   *[other] puntos de ciudades
}
hint-fact-catan_cards-points_buildings = { $amount ->
    [one] punto de edificios
   *[other] puntos de edificios
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
hint-fact-catan_cards-goods = { $amount ->
    [one] recurso
   *[other] recursos
}
hint-fact-catan_cards-makes_lumber = { $amount ->
    [one] región que da madera
   *[other] regiones que dan madera
}
hint-fact-catan_cards-makes_brick = { $amount ->
    [one] región que da ladrillo
   *[other] regiones que dan ladrillo
}
hint-fact-catan_cards-makes_wool = { $amount ->
    [one] región que da lana
   *[other] regiones que dan lana
}
hint-fact-catan_cards-makes_grain = { $amount ->
    [one] región que da trigo
   *[other] regiones que dan trigo
}
hint-fact-catan_cards-makes_ore = { $amount ->
    [one] región que da mineral
   *[other] regiones que dan mineral
}
hint-fact-catan_cards-makes_gold = { $amount ->
    [one] región que da oro
   *[other] regiones que dan oro
}
hint-fact-catan_cards-count_knight = { $amount ->
    [one] caballero
   *[other] caballeros
}
hint-fact-catan_cards-count_trade_fleet = { $amount ->
    [one] flota comercial
   *[other] flotas comerciales
}
hint-fact-catan_cards-count_fleet = { $amount ->
    [one] flota
   *[other] flotas
}
hint-fact-catan_cards-count_building = { $amount ->
    [one] edificio
   *[other] edificios
}
hint-fact-catan_cards-count_doubles = { $amount ->
    [one] edificio que dobla una cosecha
   *[other] edificios que doblan una cosecha
}
hint-fact-catan_cards-doubled = { $amount ->
    [one] región con la cosecha doblada
   *[other] regiones con la cosecha doblada
}
hint-fact-catan_cards-strength = { $amount ->
    [one] punto de fuerza
   *[other] puntos de fuerza
}
hint-fact-catan_cards-tournament = { $amount ->
    [one] punto de torneo
   *[other] puntos de torneo
}
hint-fact-catan_cards-trade = { $amount ->
    [one] punto de comercio
   *[other] puntos de comercio
}
hint-fact-catan_cards-hand = { $amount ->
    [one] carta en la mano
   *[other] cartas en la mano
}
hint-fact-catan_cards-limit = { $amount ->
    [one] lugar para cartas en la mano
   *[other] lugares para cartas en la mano
}
hint-fact-catan_cards-actions = { $amount ->
    [one] carta de acción en la mano
   *[other] cartas de acción en la mano
}
hint-fact-catan_cards-units = { $amount ->
    [one] caballero o flota en la mano
   *[other] caballeros o flotas en la mano
}
hint-fact-catan_cards-payable = { $amount ->
    [one] carta que puedes pagar
   *[other] cartas que puedes pagar
}
hint-fact-catan_cards-open_roads = { $amount ->
    [one] carretera lista para una colonia
   *[other] carreteras listas para una colonia
}
hint-gain-caylus-place = un puesto mejor en el orden de turno
hint-loss-caylus-place = un puesto peor en el orden de turno
hint-gain-caylus-castle = un trabajador en el castillo
hint-loss-caylus-castle = ningún trabajador en el castillo
hint-gain-caylus-beyond = menos trabajadores más allá del preboste
hint-loss-caylus-beyond = más trabajadores más allá del preboste
hint-gain-magna_carta-beyond = menos trabajadores más allá del preboste
hint-loss-magna_carta-beyond = más trabajadores más allá del preboste
hint-gain-caylus-inn = un trabajador en la Posada
hint-loss-caylus-inn = ningún trabajador en la Posada
hint-gain-magna_carta-place = un puesto mejor en el orden de turno
hint-loss-magna_carta-place = un puesto peor en el orden de turno
hint-gain-catan_cards-knight = la ficha del caballero
hint-loss-catan_cards-knight = una ficha de caballero menos
hint-gain-catan_cards-windmill = la ficha del molino
hint-loss-catan_cards-windmill = una ficha de molino menos
hint-gain-catan_cards-full = una región llena menos
hint-gain-catan_cards-lacks_road = menos recursos por reunir para una carretera
hint-loss-catan_cards-lacks_road = más recursos por reunir para una carretera
hint-gain-catan_cards-lacks_settlement = menos recursos por reunir para una colonia
hint-loss-catan_cards-lacks_settlement = más recursos por reunir para una colonia
hint-gain-catan_cards-lacks_city = menos recursos por reunir para una ciudad
hint-loss-catan_cards-lacks_city = más recursos por reunir para una ciudad
hint-gain-end-win = más probabilidad de ganar
hint-loss-end-win = menos probabilidad de ganar
hint-added-caylus-beyond = la otra opción pondría un trabajador más allá del preboste, donde no hace nada si el preboste no se mueve
hint-added-magna_carta-beyond = la otra opción pondría un trabajador más allá del preboste, donde no hace nada si el preboste no se mueve
hint-avoid-caylus-beyond = menos trabajadores tuyos quedan más allá del preboste, donde no hacen nada
hint-avoid-magna_carta-beyond = menos trabajadores tuyos quedan más allá del preboste, donde no hacen nada
hint-avoid-catan_cards-lacks_road = te falta menos para una carretera que tras la otra opción
hint-avoid-catan_cards-lacks_settlement = te falta menos para una colonia que tras la otra opción
hint-avoid-catan_cards-lacks_city = te falta menos para una ciudad que tras la otra opción
