command-hint = Mira, en privado, qué haría en tu lugar el bot más fuerte
refuse-no-hints = { $why ->
    [alone] Esta partida da sugerencias solo a una persona que juegue contra bots, y aquí juegan más personas.
   *[never] En esta partida las sugerencias están desactivadas.
} Con `/plan` puedes probar jugadas en privado.
button-hint = Sugerencia
hint-choice = En tu lugar elegiría: { $options }
hint-none = En tu lugar aquí no elegiría nada.
hint-about-equal = Vale más o menos lo mismo: { $second }
hint-why = En comparación con «{ $second }», al final del turno:
hint-many = En comparación con «{ $second }»: a su favor hablan muchas cosas pequeñas.
hint-ends = En comparación con «{ $second }»: a su favor habla cómo acaba la partida.
reason = { $whose }: { $fact } { $change }, vale { $points } puntos
reason-rest = todo lo demás: vale { $points } puntos
reason-you = tú
reason-others = los demás
reason-all = todos

## Después de la partida: cómo se decidió

analysis-nothing = nada
analysis-point = { board-moment }: { $player } eligió { $given }.
analysis-better = Mejor era { $better }: su probabilidad de ganar era mayor en unos { $lost } puntos porcentuales (entre { WRITTEN($low) } y { WRITTEN($high) }).
analysis-many = A su favor hablan muchas cosas pequeñas.
analysis-decided = A su favor habla cómo acaba la partida.
analysis-chance = { $player } { $share } %
analysis-none = Ninguna decisión fue claramente peor que otra.

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
fact-caylus-left = el camino del alguacil hasta el próximo recuento
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
