### `/help`: el primer turno de cada juego en pocas páginas breves (cada una de menos de 1500 caracteres).

help-title = { $subject } · página { $page } de { $pages }

help-caylus-1 =
    ## Caylus en un minuto
    Gana quien tenga más **puntos de prestigio**: se consiguen construyendo el castillo del rey Felipe y el camino que lleva a él.

    Cada turno envías **trabajadores** a los edificios, de uno en uno. Cuando todos han pasado, los edificios dan **denarios** y **cubos** (comida, madera, piedra, tela, oro). En el castillo, tres cubos distintos, uno de ellos comida, se convierten en una casa.

    Cuidado con el **preboste** del camino: los edificios más allá de él no funcionan.

    Tu primera jugada: **coloca un trabajador en un edificio con un número bajo.** El menú dice qué da cada uno.

help-caylus-2 =
    ## Tu primer turno
    - **Coloca un trabajador.** Un lugar cuesta 1 denario, y 1 más por cada jugador que ya haya pasado (con dos jugadores, 3 en cuanto el otro pasa). Tus edificios cuestan siempre 1. En el edificio de otro trabajas como siempre, y su dueño gana 1 punto.

    - **Cuidado con el preboste.** Al recorrer el camino, los edificios más allá de él no funcionan. Empieza en la casilla 6, pero antes cada jugador puede moverlo: las primeras casillas son las más seguras; todo lo que está más allá, una apuesta.

    - **Pasa** cuando hayas hecho lo suficiente. Quien pasa primero toma 1 denario.

    - **Quién empieza.** Con dos jugadores el orden se invierte cada turno; con más, lo cambian los trabajadores de los Establos.

    Un buen comienzo: un trabajador en una cantera o una granja para tener cubos, otro en el Puesto comercial por 3 denarios, y otro en el Carpintero de la casilla 8 si crees que el preboste llegará hasta allí.

    Usa los botones y menús que hay bajo el tablero, o escribe `/caylus` y elige un comando. Es lo mismo.

help-caylus-3 =
    ## Castillo y favores
    Con un trabajador en el **castillo** entregas lotes: tres cubos distintos, uno de ellos comida. Cada lote construye una casa: 5 puntos en la mazmorra, 4 en las murallas, 3 en las torres. Quien va y no entrega nada pierde 2 puntos. Quien más construye en el turno obtiene un favor real.

    Cuando una sección está completa, o el alguacil llega a su casilla, se puntúa: a partir de dos casas se obtienen **favores reales**; sin casas se pierden puntos.

    Un **favor** hace avanzar una columna tu marcador en la línea que elijas: puntos, denarios, bienes o edificios. Cuanto más avanzado, mejor es el regalo. En una misma fase cada favor tuyo va a una línea distinta.

    La partida termina cuando se puntúan las torres. El oro, los demás cubos y los denarios que queden valen algunos puntos.

help-caylus-4 =
    ## Construir
    El **Carpintero** construye edificios de madera, el **Albañil** de piedra y el **Arquitecto** de prestigio en lugar de tus residencias; las residencias las hace el **Abogado**. Un edificio nuevo ocupa la primera casilla libre del camino, da sus puntos al momento y desde entonces trabaja para ti: cualquier otro que lo use te da un punto.

    ## Un turno
    1. **Ingresos** – todos reciben 2 denarios, y más por sus residencias.
    2. **Colocación** – los trabajadores de uno en uno, hasta que todos hayan pasado.
    3. **Edificios especiales** – los de antes del puente, uno tras otro.
    4. **Preboste** – los jugadores pueden pagar por moverlo.
    5. **Camino** – los edificios funcionan en orden, pero solo hasta el preboste.
    6. **Castillo** – quien tiene allí un trabajador entrega cubos.
    7. **Fin** – el alguacil avanza; se puntúa la sección del castillo que esté terminada.

help-magna_carta-1 =
    ## Caylus Magna Carta en un minuto
    Gana quien tenga más **puntos de prestigio**: se consiguen construyendo cartas en el camino y dando cubos al castillo del rey Felipe.

    En tu turno colocas un **trabajador** en una carta del camino, o construyes una carta de tu **mano**. Cuando todos han pasado, las cartas con un trabajador dan **denarios** y **cubos** (comida, madera, piedra, oro). 1 comida, 1 madera y 1 piedra son un lote para el castillo.

    Cuidado con el **preboste** del camino: las cartas más allá de él no funcionan.

    Tu primera jugada: **construye una carta que cueste 1 comida y 1 madera, o coloca un trabajador en una carta del camino.**

help-magna_carta-2 =
    ## Tu primer turno
    Empiezas con 3 cartas (puedes cambiarlas todas, una sola vez), 2 comidas, 2 maderas y, tras los primeros ingresos, 6 denarios. Las acciones son estas:

    - **Coloca un trabajador** en una carta del camino, por 1 denario. La carta puede ser neutral, tuya o de otro; en cada una solo cabe un trabajador.
    - **Construye una carta** de tu mano: pagas sus cubos y pasa a ser la última del camino. Cualquiera puede usarla enseguida.
    - **Roba una carta**, o **cambia toda tu mano**, por 1 denario.
    - **Construye una carta de prestigio** sobre una residencia tuya.
    - **Pasa**, y por este turno has terminado. Quien pasa primero recibe 1 denario.

    Un buen comienzo: construye una carta que cueste 1 comida y 1 madera, coloca uno o dos trabajadores en las cartas neutrales y guarda un denario para el preboste.

    Usa los botones y menús, o escribe `/magnacarta` y elige un comando. Es lo mismo.

help-magna_carta-3 =
    ## El camino
    - **Una carta puede servir a dos.** Primero el jugador del trabajador toma lo que la carta da a los trabajadores; luego su dueño, si es otro, toma la parte del dueño. Un trabajador tuyo en una carta tuya te da solo la parte del trabajador. La granja, el aserradero y la cantera pequeños pagan a su dueño con los cubos que tienen encima, mientras queden.

    - **Cuidado con el preboste.** Más allá de él nada funciona, y el trabajador vuelve con las manos vacías. Empieza en la última carta neutral, así que lo que se construye en el primer turno queda más allá. En el orden en que pasaron, cada uno puede moverlo hasta 3 cartas, adelante o atrás, por 1 denario la carta. Al final del turno avanza 2 cartas, mientras haya camino.

    - El **oro** puede sustituir a cualquier otro cubo que debas pagar. Nada sustituye al oro.

    - El **Abogado** da la vuelta a una carta tuya por 1 comida: se convierte en residencia, no admite más trabajadores, da 1 denario de ingresos y vale 1 punto. Una carta de prestigio cubre una residencia y vale de 6 a 14 puntos.

help-magna_carta-4 =
    ## El castillo y el final
    En la fase del castillo, en el orden en que pasaron, das cuantos **lotes** quieras: cada uno es 1 comida, 1 madera y 1 piedra. Un lote da una ficha de castillo: 4 puntos las de la mazmorra, que salen primero, luego 3 las de las murallas, luego 2 las de las torres. Quien más lotes da en el turno recibe 1 oro; en caso de empate, quien los dio antes. Si nadie da ninguno, 2 fichas salen del juego.

    Cuando no quedan fichas, la partida termina con ese turno. Entonces se cuentan:
    - tus fichas de castillo;
    - tus cartas del camino, según la cara que se ve;
    - 1 punto por cada oro, por cada 3 de los demás cubos y por cada 3 denarios.

    Las cartas de la mano no cuentan. Si hay empate, la victoria es compartida.

    ## Las reglas para principiantes
    No hay preboste: toda carta con un trabajador funciona. No hay residencias: una carta de prestigio va delante de ti en cuanto la pagas. El Abogado, la Iglesia y el Hotel no se usan.

    ## Un turno
    1. **Ingresos** – todos reciben 2 denarios, y más por sus residencias.
    2. **Acciones** – de una en una, por turnos, hasta que todos hayan pasado.
    3. **Preboste** – los jugadores pueden pagar por moverlo.
    4. **Camino** – las cartas con un trabajador funcionan en orden, pero solo hasta el preboste.
    5. **Castillo** – todos pueden dar lotes de cubos.
    6. **Fin** – el preboste avanza, y el siguiente jugador pasa a ser el primero.

help-catan_cards-1 =
    ## Catan, el juego de cartas, en un minuto
    Gana quien llegue antes a 12 **puntos de victoria** (13 en los juegos ampliados): una colonia vale 1, una ciudad 2, y también cuentan algunas cartas y dos fichas.

    Tu **principado** es una fila de colonias. Las **regiones** de arriba y abajo producen madera, ladrillo, lana, trigo, mineral y oro, y guardan hasta 3 cada una. Cada turno un dado trae un evento y el otro hace producir a todas las regiones con su número, en los dos lados. Luego construyes, comercias, juegas **cartas** y completas tu mano hasta 3.

    Tu primera jugada: **deja tus regiones como están, y toma tus 3 primeras cartas de una pila cualquiera.**

help-catan_cards-2 =
    ## Tus primeros turnos
    - **Antes del primer turno** ordenas tus seis regiones, o las dejas como están, eliges una pila y tomas 3 de sus cartas.

    - **Construye.** Una carretera cuesta 2 ladrillos y 1 madera; una colonia, 1 madera, 1 ladrillo, 1 trigo y 1 lana; una ciudad, 3 minerales y 2 trigos. La fila crece por los dos extremos; una colonia nueva trae dos regiones. Una colonia tiene un solar arriba y otro abajo; una ciudad, dos y dos. Las cartas **verdes** van en cualquier solar, las **rojas** solo en los de una ciudad.

    - **Comercia.** La banca cambia 3 recursos iguales por 1 distinto, o 2 si tienes la flota comercial adecuada. También puedes hacer una oferta al rival.

    - **Demuele** una carta tuya cuando necesites su lugar; va a los descartes y no recibes nada.

    - **Los bandidos** se llevan todo tu mineral y tu lana si tienes más de 7 recursos sin proteger; en los cuatro primeros turnos se quedan lejos. Gasta a tiempo, o construye un almacén fortificado.

    Un buen comienzo: una carretera y una tercera colonia, talleres junto a las mejores regiones, luego la primera ciudad. Al final del turno puedes pagar 2 recursos para buscar en una pila la carta que quieras.

    Usa los botones y menús, o escribe `/catancards` y elige un comando. Es lo mismo.

help-catan_cards-3 =
    ## Caballeros, flotas y ataques
    - **Los caballeros** tienen fuerza y puntos de torneo. El más fuerte tiene la ficha del caballero, 1 punto. Quien tiene más puntos de torneo gana un recurso cuando sale el torneo.

    - **Los puntos de comercio** vienen de flotas, almacenes fortificados y edificios de mercado. Quien tiene más, y una ciudad, tiene la ficha del molino de viento: 1 punto, y un recurso del rival cuando sale el comercio.

    - **Las cartas de acción** se juegan gratis y luego se descartan. Las de ataque y las neutrales esperan a que los dos jugadores sumen 7 puntos; las de defensa no esperan nunca.

    - **Hay un duelo** tras el Pirómano, el Caballero negro o los Bandidos: si el dado muestra de 1 a 5, gana quien ataca. El Obispo o la Curandera responden, y entonces solo se gana con 1 o 2. Quien pierde el duelo paga. Se lo pregunto cada vez a quien se defiende, para que la pregunta no revele nada. Si prefieres que no te lo pregunte, pulsa **No reaccionar en esta partida**.

    - **Tu mano** se completa hasta 3 cartas al final de tu turno. Las que sobran van bajo una pila; con la mano completa puedes cambiar una.

    - **Los eventos** afectan a los dos. La Epidemia llega a las regiones en torno a las ciudades, la Guerra civil a los caballeros y flotas comerciales; un acueducto, unos baños o una iglesia protegen.

help-catan_cards-4 =
    ## Los juegos ampliados
    - **Con Bárbaros y mercaderes** las pilas son seis, las dos últimas con las cartas nuevas, y para ganar hacen falta 13 puntos. Dos puertos y dos arcos de triunfo están boca arriba: los compra quien tiene un solar libre en una ciudad.

    Muchas cartas nuevas exigen un edificio tuyo: puerto, herrería, iglesia, biblioteca, ayuntamiento. Las cartas **marrones** van junto a una región. La **Avanzada mercantil** y el **Campamento bárbaro** van al principado del rival hasta que pase de 6 puntos, o de 6 de fuerza. Un **Dogma** anula una biblioteca o una iglesia hasta que a quien lo jugó le sale una carta de evento. Cuando invaden los **bárbaros**, necesitas más unidades que carreteras y abadías tengas.

    - **En el torneo** cada uno trae un mazo de 33 cartas y cuatro cartas de evento, todo en secreto. De las 33 eliges 3 para la mano; las demás forman tus cuatro pilas. De los caballeros y del bufón solo puede haber en juego una carta de cada nombre. `/catancards mazo new` crea un mazo, y tres están listos para jugar.

    ## El final
    En el juego básico ganas en tu turno; en los ampliados, al instante, sea de quien sea el turno. La partida acaba también tras los turnos acordados: entonces gana quien tenga más puntos.

help-legend =
    ## Los símbolos
    Qué significan los símbolos de los tableros de este juego:

button-help-tournaments = Torneos
button-help-commands = Comandos

help-tournaments =
    ## Torneos
    - **{ button-tournament-join }**, en la tarjeta de un evento, te da una plaza. Si no quedan plazas, entras en la lista de espera y te aviso cuando se libere una. Con **{ button-tournament-leave }** sales. `/event list` muestra todos los eventos de este servidor.
    - Cuando se cierra la inscripción te aviso: pulsa **{ button-tournament-here }** antes del inicio o no jugarás. También lo pulsa quien está en la lista de espera: ocupa la plaza de quien falta.
    - Cada ronda tiene un mensaje con el enlace a tu partida. **{ button-tournament-standings }** muestra quién va primero y hasta dónde puedes llegar todavía.
    - **En una serie**, al mejor de tres o de cinco, las partidas se suceden en el mismo hilo; en cada una se decide al azar quién empieza. Quien se rinde pierde solo esa partida.
    - **Si viven juntos**, `/event apart` le pide confirmación a la otra persona. Así no se enfrentan, en lo que permita el formato.
    - Si no puedes seguir, pulsa **{ button-tournament-leave }**. Los organizadores pueden buscarte un sustituto.

    ## Para organizadores
    - `/event new` muestra antes una vista previa. **{ button-tournament-open }** publica la tarjeta, **{ button-tournament-close }** pregunta quién está, **{ button-tournament-start }** sortea la primera ronda. Las demás rondas siguen solas.
    - `/event desk` muestra lo que te espera. Ahí decides un resultado, sustituyes o añades a un jugador, das más tiempo o pausas el evento. Todos pueden leer tu motivo.
    - `/event edit` cambia fechas, plazas y reloj. `/event report` tiene los resultados en archivos.

help-commands =
    ## Comandos
    `/game find` muestra las partidas con un asiento libre, `/game avoid` te mantiene lejos de alguien, `/game new` abre una partida; después están `join`, `leave`, `start` y `cancel`.
    `/game board`, `hand` y `describe` muestran la mesa, `since` y `log` lo que ha pasado; quien juega tiene además `undo`, `why` y `resign`.
    `/game export` guarda la partida en un archivo, `verify` comprueba el barajado, `language` elige el idioma, `theme` el aspecto de los tableros.

    ## Partidas de varios días
    - `/mygames` muestra todas tus partidas, primero las más urgentes. Puedes jugar ahí mismo, también por mensaje directo.
    - `/orders` prepara jugadas por adelantado, para que nadie tenga que esperarte.
    - `/clock vacation` avisa de tu ausencia, `pause` pide parar los relojes, `hours` hace que las noches no cuenten, `notices` elige dónde te aviso.
    - `/clock substitute` ocupa el asiento de quien se fue, o te pone en lista de espera.

    ## Aprender y mirar
    - `/learn` enseña un juego, `/hint` muestra qué haría el bot más fuerte, `/plan` te deja probar jugadas en privado.
    - `/daily` es el reto del día.
    - `/replay` recorre una partida paso a paso, `/follow` te manda novedades de una.
    - `/event new` prepara un torneo, `/ladder` y `/profile` muestran quién juega bien.

    ## Si te atascas
    - **{ button-why }** en el menú **{ menu-more }** bajo el tablero explica por qué no puedes hacer algo.
    - **{ button-undo }** deshace tu última elección. Si entretanto ha pasado algo, pregunto a los demás.

help-sandbox-again = -# El menú de arriba te convierte en otro jugador; `/` abajo muestra todos los comandos.
help-sandbox =
    ## ¡Esto es Provost!
    Pulsa **Partida nueva** y **{ button-fill }**, y ya estás jugando.
    { help-sandbox-again }

command-help = Aprende a jugar, una página breve a la vez
