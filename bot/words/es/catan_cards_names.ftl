### Cartas de Catan, recursos y regiones: nombres, y qué hacen las cartas.

## Carreteras, colonias, ciudades

name-road = Carretera
    .the = la Carretera
name-settlement = Colonia
    .the = la Colonia
name-city = Ciudad
    .the = la Ciudad

## Cartas de acción

name-alchemist = Alquimista
    .the = el Alquimista
name-arsonist = Pirómano
    .the = el Pirómano
name-bishop = Obispo
    .the = el Obispo
name-black_knight = Caballero negro
    .the = el Caballero negro
name-brigands = Bandidos
    .the = los Bandidos
name-caravan = Caravana
    .the = la Caravana
name-herb_woman = Curandera
    .the = la Curandera
name-merchant = Mercader
    .the = el Mercader
name-scout = Explorador
    .the = el Explorador
name-spy = Espía
    .the = el Espía
name-ancient_wisdom = Sabiduría antigua
    .the = la Sabiduría antigua
name-chamberlain = Antonio el Chambelán
name-dogma = Dogma
    .the = el Dogma
name-eryn = Eryn el Druida
name-christoph = Christoph el Mercader
name-gunther = Gunther el Mercader
name-neighbour_help = Ayuda de los vecinos
    .the = la Ayuda de los vecinos
name-sigismund = Segismundo, héroe de los mares
name-campaign = Campaña contra los bárbaros
    .the = la Campaña contra los bárbaros

## Cartas verdes: edificios y unidades para cualquier solar

name-abbey = Abadía
    .the = la Abadía
name-garrison = Almacén fortificado
    .the = el Almacén fortificado
name-smithy = Herrería
    .the = la Herrería
name-brick_factory = Fábrica de ladrillos
    .the = la Fábrica de ladrillos
name-foundry = Fundición
    .the = la Fundición
name-grain_mill = Molino
    .the = el Molino
name-sawmill = Serrería
    .the = la Serrería
name-woolen_mill = Lanería
    .the = la Lanería
name-wine_cellar = Bodega
    .the = la Bodega
name-trading_outpost = Avanzada mercantil
    .the = la Avanzada mercantil
name-fleet_lumber = Flota comercial (madera)
    .the = la Flota comercial (madera)
name-fleet_brick = Flota comercial (ladrillo)
    .the = la Flota comercial (ladrillo)
name-fleet_wool = Flota comercial (lana)
    .the = la Flota comercial (lana)
name-fleet_grain = Flota comercial (trigo)
    .the = la Flota comercial (trigo)
name-fleet_ore = Flota comercial (mineral)
    .the = la Flota comercial (mineral)
name-fleet_gold = Flota comercial (oro)
    .the = la Flota comercial (oro)
name-treasure_fleet = Flota del tesoro
    .the = la Flota del tesoro
name-knight_conrad = Conrad el Veloz
name-knight_falk = Falk el Apuesto
name-knight_gotz = Gotz Puño de Hierro
name-knight_hagen = Hagen el Siniestro
name-knight_karl = Karl el Fuerte
name-knight_otto = Otto el Furioso
name-knight_pippin = Pippin el Breve
name-knight_siegfried = Siegfried Sin Tierra
name-knight_walter = Walter el Cobarde
name-knight_baroc = Baroc el Mercenario
name-knight_johanna = Johanna la Guerrera
name-knight_sven = Sven el Caballero Mercader
name-flavo = Flavo el Bufón

## Cartas rojas: para los solares de una ciudad

name-aqueduct = Acueducto
    .the = el Acueducto
name-bath_house = Baños
    .the = los Baños
name-colossus = Coloso de Catan
    .the = el Coloso de Catan
name-counting_house = Banco
    .the = el Banco
name-harbor = Puerto
    .the = el Puerto
name-library = Biblioteca
    .the = la Biblioteca
name-marketplace = Mercado
    .the = el Mercado
name-merchant_guild = Cámara de comercio
    .the = la Cámara de comercio
name-mint = Casa de la moneda
    .the = la Casa de la moneda
name-secret_brotherhood = Hermandad secreta
    .the = la Hermandad secreta
name-merchants_league = Liga de mercaderes
    .the = la Liga de mercaderes
name-triumphal_arch = Arco de triunfo
    .the = el Arco de triunfo
name-exchange = Bolsa de comercio
    .the = la Bolsa de comercio
name-flagship = Buque insignia
    .the = el Buque insignia
name-scriptorium = Escribanía
    .the = la Escribanía

## Cartas junto a las regiones y en las carreteras

name-colonial_base = Base colonial
    .the = la Base colonial
name-res_coin = Residencia de los mercaderes de monedas
    .the = la Residencia de los mercaderes de monedas
name-res_paper = Residencia de los mercaderes de papel
    .the = la Residencia de los mercaderes de papel
name-res_cloth = Residencia de los mercaderes de paños
    .the = la Residencia de los mercaderes de paños
name-wizard_alliance = Alianza de magos
    .the = la Alianza de magos
name-barbarian_camp = Campamento bárbaro
    .the = el Campamento bárbaro

## Cartas de evento

name-ev_civil_war = Guerra civil
    .the = la Guerra civil
name-ev_conflict = Conflicto
    .the = el Conflicto
name-ev_master_builder = Maestro de obras
    .the = el Maestro de obras
name-ev_plague = Epidemia
    .the = la Epidemia
name-ev_productive_year = Año fértil
    .the = el Año fértil
name-ev_progress = Progreso
    .the = el Progreso
name-ev_year_end = Año nuevo
    .the = el Año nuevo
name-ev_superstition = Superstición
    .the = la Superstición
name-ev_barbarian_invasion = Invasión de los bárbaros
    .the = la Invasión de los bárbaros
name-ev_fair_voyage = Travesía favorable
    .the = la Travesía favorable

## Los recursos, y las regiones que los producen

name-lumber = Madera
name-brick = Ladrillo
name-wool = Lana
name-grain = Trigo
name-ore = Mineral

region-lumber = Bosque
region-brick = Colinas
region-wool = Pastos
region-grain = Campos
region-ore = Montañas
region-gold = Río de oro

regions-lumber = { region-lumber }
regions-brick = { region-brick }
regions-wool = { region-wool }
regions-grain = { region-grain }
regions-ore = { region-ore }
regions-gold = { region-gold }

## Qué hacen las cartas

catan_cards-effect-road = Lleva hacia una nueva colonia.
catan_cards-effect-settlement = 1 punto de victoria. Dos regiones nuevas; un solar arriba y otro abajo.
catan_cards-effect-city = 2 puntos de victoria. Dos solares arriba y dos abajo, donde caben las cartas rojas.
catan_cards-effect-alchemist = Antes de tirar los dados: elige el número del dado de producción.
catan_cards-effect-arsonist = Ataque. Quien gana el duelo devuelve a la mano del otro un edificio suyo.
catan_cards-effect-bishop = Responde al Pirómano y a los Bandidos: el atacante solo gana con 1 o 2.
catan_cards-effect-black_knight = Ataque. Quien gana el duelo devuelve a la mano del otro un caballero suyo.
catan_cards-effect-brigands = Ataque. Quien gana el duelo toma del otro 2 recursos a elegir.
catan_cards-effect-caravan = Cambia 1 o 2 recursos tuyos por otros tantos distintos.
catan_cards-effect-herb_woman = Responde al Caballero negro: el atacante solo gana con 1 o 2.
catan_cards-effect-merchant = Ataque. Toma 1 o 2 recursos del rival y luego dale 1.
catan_cards-effect-scout = Con una nueva colonia: elige sus dos regiones entre todas las de la pila.
catan_cards-effect-spy = Ataque. Mira la mano del rival y toma de ella una unidad o una carta de acción.
catan_cards-effect-ancient_wisdom = Ataque. Exige tu biblioteca. Toma de los descartes (torneo: del rival) algo que no sea edificio.
catan_cards-effect-chamberlain = Exige tu ayuntamiento. Paga 1 oro por 2 recursos a elegir.
catan_cards-effect-dogma = Exige tu iglesia. Una biblioteca o iglesia rival no cuenta hasta que te salga un evento.
catan_cards-effect-eryn = Con menos puntos y sin abadías: 1 recurso por cada punto de desventaja, 4 como máximo.
catan_cards-effect-christoph = Exige tu puerto. Este turno cambias 1 a 1 el recurso de una de tus flotas comerciales.
catan_cards-effect-gunther = Con 2 flotas comerciales o más: toma 2 recursos a elegir.
catan_cards-effect-neighbour_help = Llena un bosque, unos pastos o unos campos junto a su taller.
catan_cards-effect-sigismund = Salva tus flotas comerciales en una Guerra civil; o recupera una de los descartes.
catan_cards-effect-campaign = Con una flota y 2 caballeros: 2 recursos a elegir, o 1 punto más en el Arco de triunfo.
catan_cards-effect-abbey = Límite de cartas en la mano +1.
catan_cards-effect-garrison = 1 punto de comercio. Los bandidos no cuentan las dos regiones contiguas.
catan_cards-effect-smithy = Fuerza +1 por cada caballero tuyo.
catan_cards-effect-brick_factory = Las colinas contiguas producen 2 en vez de 1.
catan_cards-effect-foundry = Las montañas contiguas producen 2 en vez de 1.
catan_cards-effect-grain_mill = Los campos contiguos producen 2 en vez de 1.
catan_cards-effect-sawmill = Los bosques contiguos producen 2 en vez de 1.
catan_cards-effect-woolen_mill = Los pastos contiguos producen 2 en vez de 1.
catan_cards-effect-fleet_lumber = Flota comercial. 1 punto de comercio. La banca cambia 2 de madera por 1 recurso distinto.
catan_cards-effect-fleet_brick = Flota comercial. 1 punto de comercio. La banca cambia 2 de ladrillo por 1 recurso distinto.
catan_cards-effect-fleet_wool = Flota comercial. 1 punto de comercio. La banca cambia 2 de lana por 1 recurso distinto.
catan_cards-effect-fleet_grain = Flota comercial. 1 punto de comercio. La banca cambia 2 de trigo por 1 recurso distinto.
catan_cards-effect-fleet_ore = Flota comercial. 1 punto de comercio. La banca cambia 2 de mineral por 1 recurso distinto.
catan_cards-effect-fleet_gold = Flota comercial. 1 punto de comercio. La banca cambia 2 de oro por 1 recurso distinto.
catan_cards-effect-knight_conrad = Caballero. Fuerza 2, 1 punto de torneo.
catan_cards-effect-knight_falk = Caballero. Fuerza 1, 5 puntos de torneo.
catan_cards-effect-knight_gotz = Caballero. Fuerza 5, 2 puntos de torneo.
catan_cards-effect-knight_hagen = Caballero. Fuerza 1, 2 puntos de torneo.
catan_cards-effect-knight_karl = Caballero. Fuerza 7, 1 punto de torneo.
catan_cards-effect-knight_otto = Caballero. Fuerza 3, 2 puntos de torneo.
catan_cards-effect-knight_pippin = Caballero. Fuerza 1, 3 puntos de torneo.
catan_cards-effect-knight_siegfried = Caballero. Fuerza 1, 1 punto de torneo.
catan_cards-effect-knight_walter = Caballero. Fuerza 3, 1 punto de torneo.
catan_cards-effect-knight_baroc = Caballero. Fuerza 1, 1 punto de torneo. Si salen bandidos: 1 mineral, 2 con tu campamento bárbaro.
catan_cards-effect-knight_johanna = Caballero. Fuerza 2, 2 puntos de torneo. Exige tu iglesia.
catan_cards-effect-knight_sven = Caballero. Fuerza 1, 1 punto de torneo. Desde otro turno, por 1 oro: hace de Mercader y se va.
catan_cards-effect-flavo = Unidad. En cada torneo, 1 recurso a cada región contigua; luego pasa al rival por 1 oro.
catan_cards-effect-treasure_fleet = Flota. Exige tu puerto. El Año de abundancia te da 3 recursos en vez de 1.
catan_cards-effect-wine_cellar = Año nuevo y Travesía favorable te dan 2 recursos a elegir.
catan_cards-effect-trading_outpost = Exige tu puerto. En un solar rival. Te da 1 de lo producido al lado. Cae si el rival tiene 7 puntos.
catan_cards-effect-barbarian_camp = Exige herrería. Carretera rival: cada carta de acción tras la 1.ª del turno, 1 oro. Cae a fuerza 7.
catan_cards-effect-colonial_base = Exige tu puerto. Guarda hasta 3 de oro cuando produce el río de oro contiguo.
catan_cards-effect-res_coin = Exige tu puerto. Tras 3 cambios de mineral tus caballeros no cuestan lana ni trigo.
catan_cards-effect-res_paper = Exige tu puerto. Tras 3 cambios de madera tus turnos empiezan con 1 recurso a elegir.
catan_cards-effect-res_cloth = Exige tu puerto. Tras 3 cambios de lana: una vez por turno cambias 2 recursos iguales por otros 2.
catan_cards-effect-wizard_alliance = Pertenece a una expansión que aquí no se juega: nunca se puede colocar.
catan_cards-effect-aqueduct = 1 punto de victoria. La Epidemia no toca ninguna de tus regiones.
catan_cards-effect-bath_house = 1 punto de victoria. La Epidemia no toca las cuatro regiones en torno a su ciudad.
catan_cards-effect-church = 1 punto de victoria. La Guerra civil no toca las unidades de su ciudad, o ninguna tuya.
catan_cards-effect-colossus = 2 puntos de victoria.
catan_cards-effect-counting_house = 3 puntos de comercio.
catan_cards-effect-harbor = 1 punto de comercio, y 1 más por cada flota comercial tuya.
catan_cards-effect-library = 1 punto de victoria. Límite de cartas en la mano +1.
catan_cards-effect-marketplace = 2 puntos de comercio.
catan_cards-effect-merchant_guild = 4 puntos de comercio.
catan_cards-effect-mint = 1 punto de comercio. La banca cambia 1 de oro por 1 recurso distinto.
catan_cards-effect-town_hall = 1 punto de victoria. Buscar en una pila te cuesta 1 recurso menos.
catan_cards-effect-secret_brotherhood = 1 punto de victoria. En tu turno: vende cartas de acción, 1 recurso a elegir por cada una.
catan_cards-effect-merchants_league = Exige tu puerto o cámara. 1 punto de victoria, límite +1. 1 recurso por cambio rival con la banca.
catan_cards-effect-triumphal_arch = Cada victoria sobre los bárbaros puede darle 1 punto de victoria más. El Pirómano no lo alcanza.
catan_cards-effect-exchange = Exige tu puerto. 1 punto de comercio. Las dos regiones contiguas producen el doble.
catan_cards-effect-flagship = Flota. La Guerra civil no la toca, ni a las flotas comerciales de su ciudad.
catan_cards-effect-scriptorium = 1 punto de victoria. Una vez en tu turno: roba la primera carta de una pila, aun sobre tu límite.
catan_cards-effect-ev_civil_war = Cada jugador devuelve a la mano del otro un caballero o una flota comercial.
catan_cards-effect-ev_conflict = Quien tiene la ficha del caballero pone bajo una pila 2 cartas de la mano del otro.
catan_cards-effect-ev_master_builder = Cada uno puede buscar una carta en una pila; si la toma, pone una suya bajo una pila.
catan_cards-effect-ev_plague = Cada región en torno a una ciudad pierde 1 recurso, si nada la protege.
catan_cards-effect-ev_productive_year = Cada región recibe 1 recurso por cada almacén fortificado contiguo.
catan_cards-effect-ev_progress = Cada uno toma 1 recurso a elegir por cada abadía y biblioteca suya.
catan_cards-effect-ev_year_end = Las cartas de evento se barajan de nuevo.
catan_cards-effect-ev_superstition = Cada uno entrega 1 recurso por cada abadía suya.
catan_cards-effect-ev_barbarian_invasion = Más unidades que carreteras y abadías: un premio; menos: pierdes el oro; empate: ver los ajustes.
catan_cards-effect-ev_fair_voyage = Cada flota comercial trae 3 recursos de su tipo.

kind-base = Juego básico
kind-traders = Bárbaros y mercaderes
