## Tournaments

# Lo que se dice de un evento antes de abrirlo: lo que no puede tener y lo que más se acerca.
event-finding-seats = Una mesa tiene de { $least } a { $most } asientos.
event-finding-players = Para este evento hacen falta de { $least } a { $most } jugadores.
event-finding-rounds = Un evento tiene de 1 a { $most } rondas.
event-finding-duels-only = Este formato es para mesas de dos. Usa el comando otra vez con `seats` 2, o elige otro formato.
event-finding-no-groups =
    { $fewer ->
        [0] { $players } jugadores no se pueden dividir en grupos equilibrados; { $more } sí.
       *[other] { $players } jugadores no se pueden dividir en grupos equilibrados; { $fewer } o { $more } sí.
    }
event-finding-group-meetings =
    { $times ->
        [2] En algunos grupos, cada jugador se enfrenta dos veces a cada uno de los demás.
       *[other] En algunos grupos, cada jugador se enfrenta { $times } veces a cada uno de los demás.
    }
event-finding-short-tables =
    { $tables ->
        [one] En cada ronda una mesa tiene solo { $seats } jugadores.
       *[other] En cada ronda { $tables } mesas tienen solo { $seats } jugadores.
    }
event-finding-byes =
    { $players ->
        [one] En la primera ronda descansa un jugador.
       *[other] En la primera ronda descansan { $players } jugadores.
    }
event-finding-repeats-certain =
    { $most ->
        [one] Con { $rounds } rondas algunos volverán a enfrentarse. Solo con una ronda se evita.
       *[other] Con { $rounds } rondas algunos volverán a enfrentarse. Con { $most } rondas como máximo se puede evitar.
    }
event-finding-repeats-possible =
    { $surely ->
        [one] Con { $rounds } rondas algunos pueden volver a enfrentarse. Con una sola, nadie.
       *[other] Con { $rounds } rondas algunos pueden volver a enfrentarse. Con { $surely } se puede evitar.
    }
event-finding-unbeaten = Con tan pocas rondas, unos { $players } jugadores podrían seguir invictos. Lo habitual son { $enough } rondas.
event-finding-games-unequal = No todos juegan el mismo número de partidas.
event-finding-apart-never = Todos juegan contra todos, también quienes viven juntos.
event-finding-apart-at-last = Quienes viven juntos juegan en mesas distintas mientras se pueda; en las últimas rondas pueden enfrentarse.
event-finding-apart-by-level = Quienes viven juntos juegan en divisiones distintas si sus niveles lo permiten.
event-finding-cup-waiting =
    { $players ->
        [one] Un jugador queda en lista de espera para la próxima copa.
       *[other] { $players } jugadores quedan en lista de espera para la próxima copa.
    }
# Por qué un acto no encaja en un evento.
event-refused-entered-already = Ya te has inscrito y tienes plaza.
event-refused-entered-often = Te has inscrito y retirado demasiadas veces: ya no puedes volver a este evento.
event-refused-not-entered = Este jugador no está inscrito.
event-refused-disqualified = Te descalificaron de este evento.
event-refused-over = El evento ha terminado.
event-refused-round-open = La ronda aún no ha terminado.
event-refused-stage-over = No hay más rondas.
event-refused-places = Esos puestos no pueden ser correctos. Pon uno por asiento, por ejemplo 1 2 2.
event-refused-substitute = Este jugador no puede ocupar ese asiento.
event-refused-same-deal = Este jugador ya tiene una mesa en esta ronda, en la que todos juegan el mismo reparto.
event-refused-paused = El evento ya está en pausa.
event-refused-not-paused = El evento no está en pausa.
event-refused-no-round = No existe esa ronda.
event-refused-round-closed = Esa ronda está cerrada y su clasificación es definitiva.
event-refused-no-table = No existe esa mesa.
event-refused-table-over = Esta mesa ya tiene su resultado.
event-refused-tied-across-the-cut = Hay un empate. Con `/event desk`, elige entre los empatados a tantos jugadores como pasan.
event-refused-own-table = En esa mesa juegas tú también: tiene que decidir otro organizador.
event-refused-phase-draft = El evento aún no está abierto.
event-refused-phase-open = La inscripción sigue abierta.
event-refused-phase-muster = El evento aún no ha empezado.
event-refused-phase-running = El evento ya está en marcha.
event-refused-phase-finished = El evento ha terminado.
event-refused-phase-cancelled = El evento se canceló.
# Las órdenes de los eventos.
command-event = Organiza torneos y ligas
command-event-new = Prepara un evento; verás una vista previa antes que nadie
command-event-standings = Mira la clasificación del evento de este canal
command-event-report = Recibe el informe del evento de este canal, también en archivos
command-event-desk = Para quien organiza: mira qué tienes pendiente y decide
param-event-name = El nombre del evento
param-event-game = Qué juego
param-event-format = Cómo se forman las mesas
param-event-seats = Jugadores por mesa
param-event-rounds = Solo para suizo, rondas fijas y series; si no lo indicas, lo elijo yo
param-event-players = Cuántos jugadores esperas, para la vista previa
param-event-options = Reglas de todas las partidas, como favours=simplified
param-event-pace = El reloj de cada partida
param-event-days = Días por ronda
param-event-starts = Cuándo empieza solo: en cuántos días, o día y hora como viernes 20:00; vacío: lo inicias tú
param-event-action = Qué hacer; si no lo indicas, verás qué tienes pendiente
param-event-table = Qué mesa: elígela de la lista o escribe el nombre de un jugador
param-event-player = Qué jugador
param-event-substitute = Quién juega en su lugar
param-event-hours = Cuántas horas más
param-event-places = Quién gana un duelo; en mesas más grandes, los puestos por orden de asiento, como 1 2 2
param-event-reason = El motivo. Se publica: nada privado, por favor
tournament-format-groups = Grupos equilibrados
tournament-format-schedule = Rondas fijas
tournament-format-swiss = Suizo
tournament-format-heats = Series
tournament-format-league = Temporada de liga
tournament-format-knockout = Eliminatorias por mesas
tournament-format-elimination = Eliminatorias de duelos
tournament-format-round-robin = Todos contra todos en duelos
tournament-format-mini-cup = Minicopa
tournament-action-replace = Sustituir a un jugador en una mesa o en todas
tournament-action-extend = Dar más tiempo
tournament-action-rule = Decidir el resultado de una mesa
tournament-action-disqualify = Descalificar a un jugador
tournament-action-pause = Pausar el evento
tournament-action-resume = Reanudar el evento
tournament-action-cancel = Cancelar el evento
# La tarjeta de un evento y sus respuestas.
tournament-preview = Vista previa: { $name }
tournament-about = { $game } · { $format } · { $seats } por mesa{ $rounds ->
    [0] {""}
    [one] {" "}· 1 ronda
   *[other] {" "}· { $rounds } rondas
}
tournament-organiser = Organiza: { $player }
tournament-starts = Empieza { $when }.{ $phase ->
    [muster] {""}
   *[other] {" "}La inscripción se cierra { $closes }. Desde entonces hasta el inicio pulsa «{ button-tournament-here }»; si no, no juegas.
}
tournament-weekdays = lunes martes miércoles jueves viernes sábado domingo
tournament-start-unclear = No entiendo ese inicio. Escribe un número de días como `14`, o día y hora como `viernes 20:00`, `mañana 20:00` o `2026-12-04 20:00`.
tournament-start-zone = Para una hora necesito tu zona horaria. Escríbela después de la hora, como `20:00 Madrid`, o elígela una vez con `/clock hours zone:`. Luego indica el inicio con **{ button-tournament-dates }**; lo demás se conserva.
tournament-start-range = Un evento empieza como pronto en una hora y como tarde en { $days } días.
tournament-days = Cada ronda dura como máximo { $days ->
    [one] un día
   *[other] { $days } días
}.
tournament-points = { $scheme ->
    [duel] Una victoria vale 1, un empate ½, una derrota 0
   *[other] Puntos por puesto: { $points }
}{ $scheme ->
    [wins] ; una victoria compartida da 1
   *[other] {""}
}. Desempates: { $ties }.
tournament-duplicate-points = Duplicado: todas las mesas de una ronda juegan el mismo reparto. Tu puntuación es tu ventaja sobre tus rivales, menos la ventaja media de quienes ocuparon tu mismo asiento, más la fuerza de tus rivales. Un descanso vale 0. Desempates: { $ties }. Hasta que termine la última mesa de la ronda, las partidas y los resultados solo los ve quien las juega.
tournament-until = Fecha límite: { $when }. Después deciden los organizadores.
tournament-usual-cut = Lo habitual es añadir tras las rondas una fase eliminatoria para los { $players } mejores. Con `cut` la añades.
tournament-length = { $rounds ->
    [one] Una sola ronda, de { $days ->
        [one] un día
       *[other] { $days } días
    } como máximo.
   *[other] { $rounds } rondas, { $total } días como máximo en total.
}
tournament-length-cut = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
}, luego { $more ->
    [1] la final
    [2] semifinales y final
   *[other] { $more } rondas eliminatorias
}, { $total } días como máximo en total.
tournament-order-wins = victorias
tournament-order-opponents = resultados de los rivales
tournament-order-share = parte de los puntos de la mesa
tournament-order-head_to_head = partidas entre los empatados
tournament-order-lot = sorteo
tournament-order-buchholz_cut_1 = puntos de los rivales sin una ronda sin jugar, o sin el más débil
tournament-order-buchholz = puntos de los rivales
tournament-order-sonneborn_berger = puntos de los rivales vencidos y la mitad de los de aquellos con quienes empató
tournament-order-mean = puntos por partida
tournament-order-best_1 = mejor resultado
tournament-order-best_2 = dos mejores resultados
tournament-order-best_3 = tres mejores resultados
tournament-preview-next = Pulsa **{ button-tournament-open }** para mostrarlo a todos aquí y abrir la inscripción. Para cambiar rondas, plazas y otros números, pulsa **{ button-tournament-change }**; para el nombre, el inicio y los días, **{ button-tournament-dates }**; para lo demás, usa el comando otra vez.
tournament-no-cut = Este formato no puede tener fase eliminatoria.
tournament-duel-scoring = En un duelo, una victoria vale 1 y un empate medio punto.
tournament-scoring-places = Por puesto: 10, 6, 3, 1 entre cuatro
tournament-scoring-wins = Solo victorias: 5, una compartida 1
tournament-scoring-wbc = Por puesto, cada uno vale diez veces el siguiente: 1000, 100, 10, 1
tournament-scoring-duplicate = Duplicado: el mismo reparto en todas las mesas
tournament-duplicate-format = La puntuación duplicada necesita un formato con una partida por ronda, sin eliminatoria ni series: elige { $formats } y quita `cut` y `best`.
tournament-duplicate-place = Las mesas del duplicado juegan en hilos privados. Anuncia el evento en un canal de texto normal.
tournament-duplicate-permission = Las mesas del duplicado juegan en hilos privados. Primero dame el permiso «Crear hilos privados» en este canal.
tournament-duplicate-sealed = { $name }, ronda { $number }: todas las mesas juegan el mismo reparto. Todo lo que se baraje y se tire sale del sello `{ $commitment }` y del id de este mensaje, que nadie podía conocer de antemano. El secreto se revelará cuando termine la última mesa.
tournament-preview-old = Esta vista previa ya no vale: desde entonces hubo otro evento aquí. Usa el comando otra vez.
tournament-muster =
    ### { $name }: ¿quién está?
    La inscripción está cerrada. Pulsa **{ button-tournament-here }** si quieres jugar.
tournament-muster-dated =
    ### { $name }: ¿quién está?
    La inscripción está cerrada. Pulsa **{ button-tournament-here }** antes del inicio ({ $when }) si quieres jugar.
tournament-muster-over =
    ### { $name }: ¿quién está?
    { $players ->
        [0] Aquí ya no hay nada que pulsar.
        [one] La confirmación terminó. Juega una persona.
       *[other] La confirmación terminó. Juegan { $players } personas.
    }
tournament-series = Partida { $number } de { $most } como máximo
tournament-series-over = El duelo terminó: { $score }
tournament-player-left = { $player } ha dejado { $name }. { GIVEN($tables) ->
    [yes] En su lugar juega un bot ({ $tables }): puedes asignar el asiento en `/event desk`.
   *[no] Ninguna mesa necesita sustituto.
}
tournament-table = Mesa { $table }
tournament-tied-waits = ⚖ { GIVEN($round) ->
    [yes] Empate ({ $round })
   *[no] Empate en el corte
}: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }: con `/event desk` se elige quién pasa{ $duel ->
        [yes] {" "}o se les hace jugar de nuevo
       *[no] {""}
    }.
   *[no] Con `/event desk` un moderador elige quién pasa{ $duel ->
        [yes] {" "}o les hace jugar de nuevo
       *[no] {""}
    }.
}
tournament-tied-final = ⚖ Empate en la final: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }: con `/event desk` se puede declarar el título compartido, hacer que jueguen de nuevo o elegir quién ganó.
   *[no] Con `/event desk` un moderador declara el título compartido, hace que jueguen de nuevo o elige quién ganó.
}
tournament-tied-of = { $players } ({ $number ->
    [one] pasa uno
   *[other] pasan { $number }
})
tournament-parted = -# { $player } gana el desempate por { $by ->
    [mean] puntos por partida en todas las partidas hasta ahora
   *[share] la parte de los puntos de las mesas en todas las partidas hasta ahora
}.
tournament-equals = { $duel ->
    [yes] Si un duelo de la fase eliminatoria acaba en empate, deciden los puntos por partida en todas las partidas hasta ahora.
   *[no] Si hay empate en la fase eliminatoria, deciden los puntos por partida en todas las partidas hasta ahora, y después la parte de los puntos de las mesas.
} { $cut ->
    [yes] En un empate en el corte, en uno que quede y siempre que esté en juego el título, deciden los organizadores y dicen a todos por qué.
   *[no] Si el empate sigue, y siempre que esté en juego el título, deciden los organizadores y dicen a todos por qué.
}
tournament-fairness = Con { $players } jugadores:
tournament-fair = Nadie se enfrenta dos veces al mismo rival, y todas las mesas están llenas.
tournament-fair-cut = Nadie se enfrenta dos veces al mismo rival antes de la fase final, y todas las mesas están llenas.
tournament-seed = Semilla de todos los sorteos: { $seed }
tournament-seed-open = Semilla de todos los sorteos: { $seed } · sello { $seal }
tournament-seed-sealed = La semilla de todos los sorteos está sellada hasta el comienzo: { $seal }
tournament-kept-apart = Viven juntos y no se enfrentan: { $players }
tournament-more-pairs = … y { $pairs } más
tournament-count =
    { $phase ->
        [muster] Están presentes { $present } de { $players } jugadores.
       [running] { $players ->
            [one] Participa un jugador.
           *[other] Participan { $players } jugadores.
        }
       [finished] { $players ->
            [one] Participó un jugador.
           *[other] Participaron { $players } jugadores.
        }
       *[other] { $places ->
            [0] { $players ->
                [one] Hay un jugador inscrito.
               *[other] Hay { $players } jugadores inscritos.
            }
           *[other] Plazas ocupadas: { $players } de { $places }.
        }
    }
tournament-count-waiting = Están presentes { $present } de { $players } jugadores, y { $here } de { $waiting } en la lista de espera: { $start ->
    [one] solo puede jugar uno
   *[other] pueden jugar { $start }
}.
tournament-more = … y { $players } más
tournament-phase-draft = Aún no está abierto
tournament-phase-open = La inscripción está abierta
tournament-phase-muster = La inscripción está cerrada: pulsa «{ button-tournament-here }» si quieres jugar
tournament-phase-running = { $paused ->
    [yes] El evento está en pausa
   *[no] El evento está en curso
}
tournament-phase-finished = El evento ha terminado
tournament-phase-cancelled = El evento fue cancelado{ $why ->
    [started] : al inicio no había suficientes jugadores
   *[cancelled] { GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
}
button-tournament-open = Abrir la inscripción
button-tournament-join = Inscribirse
button-tournament-here = Estoy aquí
button-tournament-leave = Retirarse
button-tournament-close = Cerrar la inscripción
button-tournament-start = Iniciar el evento
button-tournament-go-on = Paso siguiente
button-tournament-standings = Clasificación
button-tournament-report = Informe
button-tournament-drop = Dejar el evento
button-tournament-stay = Quedarme
button-organiser = Llamar a la organización
tournament-opened = La inscripción está abierta.
tournament-joined = Ya estás dentro{ $places ->
    [0] {""}
   *[other] {" "}({ $place } de { $places })
}.
tournament-joined-next = Cuando cierre la inscripción te avisaré. Pulsa entonces **{ button-tournament-here }**, o no jugarás.
tournament-joined-cup = Ya estás dentro. La copa empieza en cuanto haya { $players } jugadores, y te avisaré.
tournament-joined-late = Ya estás dentro y juegas desde la ronda { $round }.
tournament-not-in = No estás en este evento.
tournament-here = Gracias, ya confirmé tu presencia.
tournament-left = Has dejado el evento.
tournament-closed = La inscripción está cerrada. Ahora los jugadores confirman que están.
tournament-closed-undated = La inscripción está cerrada. Ahora los jugadores confirman que están. Cuando lo hayan hecho, pulsa **{ button-tournament-start }** en la tarjeta.
tournament-started = El evento empieza: estoy preparando las partidas.
tournament-drop-confirm = El evento está en curso. { $duel ->
    [yes] Si lo dejas, pierdes enseguida tu partida abierta.
   *[no] Si lo dejas, tus asientos pasan a bots y quedas en último lugar en tus mesas abiertas.
}
tournament-stayed = Bien, sigues en el evento.
tournament-call-title = Llamar a la organización
tournament-call-label = ¿Qué ocurre? (pueden leerlo todos aquí)
tournament-call = ✋ { $organisers }, { $player } pregunta por ustedes: { $text }
-# Quienes organizan deciden con `/event desk`, también aquí.
tournament-called = La organización ha recibido una mención en este hilo.
tournament-not-called = No puedo escribir en el hilo de tu partida. Escribe tú a la organización.
tournament-none = Aquí no hay ningún evento. `/event list` muestra los del servidor, y con `event` eliges uno.
tournament-list = Eventos
tournament-list-none = No hay ningún evento en curso.
tournament-list-past = Campeones anteriores
tournament-list-how = `/event show` muestra la tarjeta de un evento, `/event standings` su clasificación.
profile-medals = Medallas
tournament-channel-taken = En este canal todavía está en curso **{ $name }**, y en un canal cabe un solo evento. Usa otro canal para el tuyo.
tournament-too-many = Hoy ya creaste { $most } eventos. Abre uno de ellos, o espera a mañana.
tournament-no-threads = Un evento necesita un canal de texto, un hilo o una publicación de foro donde yo pueda crear hilos o publicaciones y escribir en ellos.
tournament-elsewhere = Un evento necesita un hilo o una publicación para cada partida, y aquí no puedo crearlos. En { $where } sí: usa el comando allí.
tournament-not-organiser = { GIVEN($player) ->
    [yes] Solo puede hacerlo quien organiza, { $player }, o un moderador.
   *[no] Solo puede hacerlo un moderador: quien organizaba ya no está.
}
tournament-not-started = El evento aún no ha empezado.
tournament-nothing-due = No tienes nada pendiente.
tournament-too-few = No hay suficientes jugadores presentes. Hacen falta al menos { $least }, en un número que el formato admita.
tournament-reason-missing = Indica un `reason` (motivo). Se publica: no escribas nada privado.
tournament-player-missing = Dime qué jugador. Para una sustitución, dime también quién juega en su lugar.
tournament-hours-missing = Dime cuántas horas más.
tournament-result-missing = Dime qué mesa, y quién gana o los puestos de sus jugadores: te los sugiero mientras escribes.
tournament-round = { $name }: { $round }
tournament-byes = Descansa: { $players }
tournament-standings = Clasificación: { $name }
tournament-standings-possible = **{ $head }** indica qué puestos son aún posibles por puntos.
tournament-standings-knockout = Hasta ahora: quienes siguen en juego y luego quienes han caído; los igualados, por su orden inicial.
tournament-decided = Puestos decididos por desempate: { $places }
tournament-decided-by = { $ranks } por { $by }
tournament-more-tables = … y { $tables ->
    [one] una mesa más
   *[other] { $tables } mesas más
}
tournament-mark-left = { $state ->
    [disqualified] descalificación
   *[other] abandono
}
tournament-desk = Organización: { $name }
tournament-desk-empty = No tienes nada pendiente.
tournament-desk-entered = { $players ->
    [one] Un inscrito
   *[other] { $players } inscritos
}{ $places ->
    [0] {""}
   *[other] {" "}({ $places } plazas)
}{ $waiting ->
    [0] {""}
   *[other] {" "}· { $waiting } en espera
}
tournament-desk-missing = 👀 Aún no están: { $players }
tournament-desk-all-here = ✅ Ya están todos los que tienen plaza.
tournament-desk-close = { GIVEN($when) ->
    [yes] ➡ La inscripción se cierra sola { $when }. Puedes cerrarla antes.
   *[no] ➡ Te toca: **{ button-tournament-close }**, cuando haya suficientes inscritos.
}
tournament-desk-start = { GIVEN($when) ->
    [yes] ➡ El evento empieza solo { $when }, con quienes estén presentes. Puedes iniciarlo antes.
   *[no] ➡ Te toca: **{ button-tournament-start }**, con quienes estén presentes.
}
tournament-desk-go-on = ➡ Te toca: **{ button-tournament-go-on }**, cuando quieras.
tournament-desk-tie = ➡ Te toca: { $count ->
    [one] `/event desk` con la acción { $actions }.
   *[other] pulsa uno de los botones, o usa `/event desk` con una de estas acciones: { $actions }.
}
tournament-start-missed = No estaban, así que no juegan: { $players }
tournament-start-moved = De la lista de espera: { $players }
tournament-start-waits = Siguen en la lista de espera: { $players }
tournament-waits = { $name } espera una decisión. { GIVEN($organisers) ->
    [yes] { $organisers }: con `/event desk` se decide.
   *[no] Un moderador puede decidir con `/event desk`.
}
tournament-does-not-start = { $name } queda cancelado: { $here ->
    [0] nadie pulsó
    [one] solo una persona pulsó
   *[other] solo { $here } personas pulsaron
} «{ button-tournament-here }», y hacen falta al menos { $least }, en un número que encaje en el formato. { $players }
tournament-gone = Salieron del servidor, así que están fuera del evento: { $players }
tournament-desk-how = Ahora puedes elegir, como `action` de `/event desk`: { $actions }.
tournament-concern-not-launched = 🚧 { $table }: aún no tiene partida, porque no puedo crear su hilo o publicación. { $why } Sigo intentándolo: { $where }
tournament-concern-server-full = 🚧 { $table } espera su partida: este servidor ya tiene el máximo de partidas de eventos que puedo llevar. Empieza cuando terminen otras: { $where }
tournament-out-of-reach = ⏸ { $table }: ahora nadie puede jugar allí, así que sus relojes están detenidos ({ $where }). La fecha límite de la ronda no cambia; puedes dar más tiempo.
tournament-concern-overdue = ⏰ { $table }: el plazo ya venció. Decide el resultado o da más tiempo: { $where }
tournament-concern-called = ✋ { $table }: { $players } te busca. Léelo en el hilo de la partida.
tournament-concern-called-off = ❔ { $table }: se canceló su partida{ $score ->
    [none] {""}
   *[other] {" "}con { $score } en partidas
}. Decide el resultado de todo el encuentro{ $again ->
    [yes] {" "}o haz que se repita la partida cancelada
   *[no] {""}
}: { $where }
tournament-concern-given-up = 🪑 { $table }: un bot ocupa un asiento. Puedes asignarlo con la acción **{ tournament-action-replace }**: { $players }
tournament-concern-absent = 💤 Abandonaron su última partida. Volverán a entrar en el sorteo si no los descalificas: { $players }
tournament-concern-tied-across-the-cut = ⚖ { GIVEN($round) ->
    [yes] Empate ({ $round })
   *[no] Empate en el corte
}: { $players }
tournament-concern-household = 🏠 Viven juntos y están en la misma mesa ({ $table }): { $players }
tournament-act-extended = Más tiempo
tournament-act-replaced = Sustitución
tournament-act-ruled = Resultado decidido
tournament-act-disqualified = Descalificación
tournament-act-paused = Pausa
tournament-act-resumed = Reanudación
tournament-act-cancelled = Cancelación
tournament-ruling = { $act }{ GIVEN($table) ->
    [yes] {" "}({ $table })
   *[no] {""}
}{ GIVEN($about) ->
    [yes] : { $about }
   *[no] {""}
}{ GIVEN($reason) ->
    [yes] . Motivo ({ $player }): { $reason }
   *[no] {" "}({ $player })
}
tournament-more-hours = { $hours ->
    [one] una hora más
   *[other] { $hours } horas más
}
tournament-report =
    { $players ->
        [one] Un jugador
       *[other] { $players } jugadores
    }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
tournament-seat-effect = -# Victorias por asiento, del primero al último: { $shares }
tournament-share = { $share } %
# Quién puede inscribirse, quién se enfrenta, quién decide, y los empates en la línea.
tournament-action-advance = Resolver un empate: elegir quién pasa o gana
tournament-action-assist = Nombrar un ayudante
tournament-action-apart = Separar a dos jugadores
tournament-action-meet = Permitir que dos jugadores se enfrenten de nuevo
tournament-act-advanced = Empate resuelto
tournament-act-settled = Empate resuelto
tournament-act-took_over = Inscripción traspasada, con sus puntos
tournament-act-assisted = Nuevo ayudante
tournament-act-kept_apart = Separados
tournament-act-let_meet = Pueden enfrentarse de nuevo
command-event-apart = Pide a quien vive contigo que lo confirme: si se puede, no se enfrentarán
param-event-apart = Quién vive contigo
param-event-chosen = Quién pasa o gana; elige de la lista
param-event-cut = Cuántos pasan a la fase eliminatoria tras las rondas
param-event-account = Cuántos días debe tener la cuenta
param-event-vacation = Si se usan las vacaciones cuando se agota el banco de tiempo
param-event-scoring = Cómo puntúa una partida
param-event-member = Cuántos días deben llevar los jugadores en el servidor
param-event-finished = Cuántas partidas deben haber terminado los jugadores
tournament-cut = Los { $players } mejores pasan a { $players ->
    [2] una final
   *[other] una fase eliminatoria
}.
tournament-condition-account = Para inscribirse: una cuenta con al menos { $least ->
    [one] un día
   *[other] { $least } días
} de antigüedad.
tournament-condition-member = Para inscribirse: en este servidor desde hace al menos { $least ->
    [one] un día
   *[other] { $least } días
}.
tournament-condition-finished = Para inscribirse: al menos { $least ->
    [one] una partida terminada
   *[other] { $least } partidas terminadas
}.
tournament-entry-account = No puedes inscribirte: la cuenta debe tener al menos { $least ->
    [one] un día
   *[other] { $least } días
}.
tournament-entry-member = Aún no puedes inscribirte: hay que llevar en este servidor al menos { $least ->
    [one] un día
   *[other] { $least } días
}.
tournament-entry-finished = Aún no puedes inscribirte: hay que haber terminado al menos { $least ->
    [one] una partida
   *[other] { $least } partidas
}.
tournament-apart = Anotado. Si el formato lo permite, no se enfrentarán.
tournament-apart-ask = { $player }, { $asker } dice que viven en la misma casa. Si lo confirmas, siempre que el formato lo permita no se enfrentarán, y todos lo verán en la tarjeta.
tournament-apart-asked = Se lo he preguntado a { $player }. Cuenta en cuanto lo confirme.
tournament-apart-unposted = Aquí no puedo preguntar a { $player }. Cuenta en cuanto use también `/event apart` contigo, { $asker }.
tournament-apart-agreed = { $asker } y { $player } viven en la misma casa y quedan separados.
button-tournament-agree = Confirmo
tournament-two-players = Dime qué dos jugadores.
event-refused-apart = Elige a dos jugadores distintos.
event-refused-apart-entrants = Solo se puede separar a quienes se han inscrito.
event-refused-apart-already = Estos dos jugadores ya están separados.
event-refused-apart-none = Estos dos jugadores no están separados.
event-refused-apart-household = De una misma casa se pueden separar tres personas como máximo. Un organizador puede decidir otra cosa.
event-refused-apart-requests = Ya lo has pedido demasiadas veces en este evento. Un organizador puede ayudarte.
event-refused-apart-not-asked = Nadie te lo ha pedido.
event-refused-assists = Esta persona ya es ayudante.
# Imágenes de clasificaciones y cuadros.
tournament-picture-note = { $round }: { $done } de { $tables } mesas terminadas
tournament-column-points = Punt.
tournament-column-possible = Fin
tournament-head-points = Puntos
tournament-head-games = Partidas
tournament-head-possible = Posible
tournament-head-wins = Victorias
tournament-head-opponents = Rivales
tournament-head-share = Parte
tournament-head-head_to_head = Directo
tournament-head-buchholz_cut_1 = BH-C1
tournament-head-buchholz = BH
tournament-head-sonneborn_berger = SB
tournament-head-mean = Media
tournament-head-best_1 = Mejor
tournament-head-best_2 = Mejores·2
tournament-head-best_3 = Mejores·3
tournament-head-lot = Sorteo
tournament-short-wins = vict.
tournament-short-opponents = riv.
tournament-short-share = parte
tournament-short-head_to_head = directo
tournament-short-lot = sorteo
tournament-short-buchholz_cut_1 = BH-C1
tournament-short-buchholz = BH
tournament-short-sonneborn_berger = SB
tournament-short-mean = media
tournament-short-best_1 = mejor
tournament-short-best_2 = mejor·2
tournament-short-best_3 = mejor·3
tournament-division = División { $number }
tournament-bracket = Cuadro: { $name }
tournament-final = Final
tournament-semifinals = Semifinales
tournament-third-title = Tercer puesto
tournament-quarterfinals = Cuartos de final
tournament-round-title = Ronda { $number }
tournament-round-knockout = Eliminatorias, ronda { $number }
tournament-alt = { $title }. { $note }. { $first }
# Anuncios, calendario, y quien gana.
tournament-round-over = { $name }: { $round }, resultados
tournament-through = Quién pasa: { $players }
tournament-champion = 🏆 ¡{ $player } ha ganado { $name }!
tournament-over = { $name } ha terminado
tournament-the-final = La final, con su resumen: { $where }
tournament-cannot-schedule = { $name } no está en el calendario del servidor: para eso necesito el permiso *Crear eventos*. Todo lo demás funciona.
tournament-cannot-crown = No puedo dar a { $player } el rol { $role }: necesito *Gestionar roles* y un rol por encima de ese.
tournament-role-not-yours = Elige un rol que tú también puedas asignar.
param-event-role = Un rol para quien gane
# Temporadas y copas.
command-event-season = Para quien organiza: prepara la próxima temporada de la liga de este canal
command-event-list = Mira los eventos del servidor y los campeones anteriores
command-event-show = Muestra otra vez la tarjeta del evento
param-event-event = Qué evento; si no lo indicas, el de este canal
tournament-no-season = Aquí ninguna liga tiene una temporada terminada.
# Reports in FIDE's format.
cli-event = comprueba informes de torneos
cli-event-check = comprueba emparejamientos, puntos y puestos de un informe en el formato de la FIDE (TRF)
cli-option-report = el informe, en el formato TRF-16 o TRF-26 de la FIDE
cli-error-trf = { $path } no es un informe en el formato de la FIDE: no tiene ninguna línea 001.
cli-error-trf-line = La línea { $line } de { $path } no es la de un jugador en el formato de la FIDE.
trf-points = puntos: { $name } ({ $number }) figura con { $stated }, pero los resultados dan { $found }.
trf-second-bye = ronda { $round }: { $name } ({ $number }) tiene un segundo descanso u otra victoria sin jugar.
trf-no-opponent = ronda { $round }: { $name } ({ $number }) tiene un resultado pero ningún rival.
trf-unknown-opponent = ronda { $round }: { $name } ({ $number }) tiene como rival a { $opponent }, que no está en el informe.
trf-met-again = ronda { $round }: { $name } ({ $number }) se enfrenta otra vez a { $opponent }, tras la ronda { $before }.
trf-not-answered = ronda { $round }: { $name } ({ $number }) nombra como rival a { $opponent }, que nombra a otro o a nadie.
trf-same-side = ronda { $round }: { $name } ({ $number }) y { $opponent } tienen el mismo color.
trf-contradiction = ronda { $round }: los resultados de { $name } ({ $number }) y { $opponent } se contradicen.
trf-sides-in-a-row = ronda { $round }: { $name } ({ $number }) tiene el mismo color por tercera vez seguida.
trf-sides-uneven = colores: { $name } ({ $number }) ha tenido un color en { $gap } rondas más que el otro.
trf-rank = puesto: { $name } ({ $number }) figura como { $stated }, pero es { $found } por { $values }.
trf-checked = { $players } jugadores, { $rounds } rondas; recalculado: { $criteria }. { $differences ->
    [0] Ninguna diferencia.
    [one] Una diferencia.
   *[other] { $differences } diferencias.
}
tournament-pace-slow = Con este reloj un solo turno puede durar { $turn ->
    [one] un día
   *[other] { $turn } días
}, y una ronda tiene { $days ->
    [one] un día
   *[other] { $days } días
}: puede que las partidas no terminen a tiempo. Elige un reloj más rápido o más días.
