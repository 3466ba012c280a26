### Repeticiones: una partida paso a paso.

command-replay = Recorre una partida paso a paso
param-match = Qué partida, por su código; sin él, la de este canal
param-step = Qué paso; sin él, el último
menu-what-happened = ¿Qué pasó aquí?
button-replay = Ver desde aquí
button-replay-first = ⏮
button-replay-back = ◀
button-replay-on = ▶
button-replay-last = ⏭
button-replay-shape-f = Tablero entero
button-replay-shape-p = Tablero pequeño
button-replay-share = Compartir este paso
menu-replay-turn = Ir a un turno…
menu-replay-phase = Ir a una fase…
menu-replay-player = Ir a la próxima jugada de…
menu-replay-eye = Ver como…
replay-everybody = Todos
replay-step = Paso { $step } de { $steps }
refuse-no-board = Este mensaje no muestra ninguna partida que yo conozca.
chart-turns = Puntos por turno
chart-chances = Probabilidad de ganar por turno, en %
chart-sources = Puntos por procedencia
button-result = Resultado
button-rematch = Revancha
button-bg-stats = Guardar en BG Stats
button-replay-all = Ver de nuevo
button-export = Exportar
result-keep = [Abre esta partida en BG Stats]({ $link }) para guardarla entre las tuyas. La aplicación pregunta una sola vez quién es quién.
result-pace = La partida duró { $span }: { $moves } jugadas, en general { $pace } cada una.
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
span-moment = menos de un minuto
refuse-no-rematch = Solo quienes han jugado pueden pedir la revancha.
refuse-rematch-of-event = Esta partida es de un evento: no tiene revancha. Para jugar otra vez, abre una partida vuestra.
rematch-called = Se prepara una revancha con { $players }. Los asientos avanzan uno; basta pulsar **{ button-join }**.
alt-winner = Cómo acabó la partida
