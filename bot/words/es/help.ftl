### `/help`: el primer turno de Caylus en pocas páginas breves (cada una de menos de 1500 caracteres).

help-title = Cómo se juega ({ $page } de { $pages })

help-caylus-1 =
    ## Caylus en un minuto
    El rey Felipe construye un castillo en Caylus. Envías **trabajadores** a los edificios para conseguir **denarios** y **cubos** (comida, madera, piedra, tela, oro), y con ellos haces crecer el castillo y el camino. Todo da **puntos de prestigio**: gana quien más tenga.

    Un turno tiene siete fases, siempre en el mismo orden:
    1. **Ingresos** – todos reciben 2 denarios, y más por sus residencias.
    2. **Colocación** – un trabajador cada vez, hasta que todos hayan pasado.
    3. **Edificios especiales** – los de antes del puente, uno tras otro.
    4. **Preboste** – los jugadores pueden pagar por moverlo.
    5. **Camino** – los edificios funcionan en orden, pero solo hasta el preboste.
    6. **Castillo** – quien tiene allí un trabajador entrega cubos.
    7. **Fin** – el alguacil avanza; se puntúa la sección del castillo que esté terminada.

    No hace falta recordarlo: hago una pregunta cada vez y ofrezco solo lo que está permitido.

help-caylus-2 =
    ## Tu primer turno
    - **Coloca un trabajador.** Un lugar cuesta 1 denario, y 1 más por cada jugador que ya haya pasado. Tus edificios cuestan siempre 1. En el edificio de otro trabajas como siempre, y su dueño gana 1 punto.

    - **Cuidado con el preboste.** Los edificios más allá de él no funcionan este turno. Empieza en la casilla 6: los seis edificios hasta ahí son una elección segura; los de más allá, una apuesta.

    - **Pasa** cuando te baste. Quien pasa primero recibe 1 denario.

    Un buen comienzo: un trabajador en una cantera o una granja para tener cubos, otro en el Puesto comercial por 3 denarios, y otro en el Carpintero de la casilla 8 si crees que el preboste llegará hasta allí.

    Elige con los botones y menús bajo el tablero, o escribe `/caylus` y escoge un comando. Es lo mismo.

help-caylus-3 =
    ## Castillo y favores
    Con un trabajador en el **castillo** entregas lotes: tres cubos distintos, uno de ellos comida. Cada lote construye una casa: 5 puntos en la mazmorra, 4 en las murallas, 3 en las torres. Quien va y no entrega nada pierde 2 puntos. Quien más construye en el turno obtiene un favor real.

    Cuando una sección está completa, o el alguacil llega a su casilla, se puntúa: a partir de dos casas se obtienen **favores reales**; sin casas se pierden puntos.

    Un **favor** hace avanzar una columna tu marcador en la línea que elijas: puntos, denarios, bienes o edificios. Cuanto más avanzado, mejor es el regalo. En una misma fase cada favor tuyo va a una línea distinta.

    La partida termina cuando se puntúan las torres. El oro, los demás cubos y los denarios que queden cuentan un poco.

help-caylus-4 =
    ## Construir
    El **Carpintero** construye edificios de madera, el **Albañil** de piedra y el **Arquitecto** de prestigio en lugar de tus residencias; las residencias las hace el **Abogado**. Un edificio nuevo ocupa la primera casilla libre del camino, da sus puntos al momento y desde entonces trabaja para ti: quien más lo use te da un punto.

    ## Si algo no encaja
    - **¿Por qué no puedo…?** bajo el tablero explica qué lo impide.
    - **Deshacer** retira tu última elección; si entretanto ha pasado algo, se pregunta a los demás.
    - `/game board` muestra otra vez la mesa, `/game log` lo que ha pasado, `/game mine` todas tus partidas.
    - `/game describe` cuenta toda la mesa en palabras.
    - `/game language` cambia el idioma, `/game theme` el aspecto de los tableros.

help-commands =
    ## Comandos
    `/game new` abre una partida; `join`, `leave`, `start` y `cancel` reúnen a sus jugadores.
    `/game board`, `describe`, `log` y `mine` sirven para seguirla; `undo`, `why` y `resign` son para quien juega.
    `/game export` da el acta, `verify` demuestra el azar, `language` elige el idioma, `theme` el aspecto de los tableros.

help-sandbox =
    ## ¡Esto es Provost!
    Esta página es un Discord aparte, solo en tu ordenador. Pulsa **Partida nueva**, **Añadir un jugador ordenador** y **Empezar**, y ya estás jugando a Caylus.
    - “Viewing as”, arriba en la página, elige qué jugador eres; otra pestaña puede ser otro jugador.
    - Todo lo que tiene un botón tiene también un comando: escribe `/` abajo para verlos.
