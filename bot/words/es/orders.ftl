### Órdenes permanentes y jugadas anticipadas: /orders.

command-orders = Tus órdenes en esta partida: jugadas que preparas por adelantado
button-orders = Órdenes
button-ahead-caylus = Planear mi próximo trabajador
button-ahead-magna_carta = Planear mi próxima acción
button-order-provost = Preboste siempre quieto si no pierdo a nadie
button-give-order = Dar esta orden
button-cancel-order = Cancelar la orden { $number }
refuse-asked-now = Ahora te toca a ti: elige en la tarjeta.
refuse-nothing-ahead = Ahora no hay nada que planear: has pasado, o no te queda nada que hacer en esta fase.
refuse-no-such-order = Esa orden no existe o ya no vale.
refuse-too-many-orders = { $most ->
    [one] Ya tienes { $most } orden en esta partida: cancélala primero.
   *[other] Ya tienes { $most } órdenes en esta partida: cancela una primero.
}

notice-order = { $game } en { $where }: una orden tuya ya no vale. «{ $order }» { $why ->
    [broken] La jugada cambió, así que te pregunto.
    [phase] La fase terminó antes de que hiciera falta.
    [time] Se acabó su plazo.
   *[undone] Deshiciste la jugada que había hecho.
}
standing-title = Tus órdenes en esta partida
standing-none = Aún no hay órdenes. Una orden juega por ti cuando te toca. Solo la ves tú.
standing-ended = Ya no vale: «{ $order }» { $why ->
    [broken] La jugada cambió, así que te pregunto.
    [phase] La fase terminó antes de que hiciera falta.
    [time] Se acabó su plazo.
   *[undone] Deshiciste la jugada que había hecho.
}
standing-give = Dar una orden…
standing-given = Listo, tengo tu orden.
standing-cancelled = La orden queda cancelada.
standing-pick = Elige aquí abajo qué quieres que haga.
standing-how-long = Por cuánto tiempo
standing-how-much = Hasta cuánto
standing-choice = Qué hacer
standing-second-choice = Si ya no está (opcional)
standing-exceptions = Salvo que … (tantas como quieras)
standing-amount = { $amount ->
    [one] Paga { $amount } denario como máximo
   *[other] Paga { $amount } denarios como máximo
}
standing-scope = { $scope ->
    [phase] Hasta que acabe esta fase
    [day] Durante 24 horas
    [week] Durante 7 días
   *[match] Hasta que la cancele
}
standing-until = { $scope ->
    [phase] Vale hasta que acabe esta fase.
    [time] Termina { $when }.
   *[match] Vale hasta que la canceles.
}
standing-note = Ejecuto una orden como si hubieras pulsado el botón: al momento si todos pueden ver la pregunta; si no, entre 5 y 25 segundos después. Si la pregunta ya está abierta cuando das la orden, respondo al momento. Por la espera, los demás pueden intuir que fue una orden. Si deshaces la jugada, te pregunto.

standing-asked-now = Responder a la pregunta actual
standing-premove = Hacer una jugada por adelantado
standing-premove-does = { $count ->
    [one] La próxima vez que te toque, elijo por ti **{ $choices }** si está disponible exactamente como ahora. Si no, te pregunto y la orden termina.
   *[other] La próxima vez que te toque, elijo por ti la primera de estas que esté disponible exactamente como ahora: **{ $choices }**. Si no hay ninguna, te pregunto y la orden termina.
}
standing-pass = Pasar, salvo que …
standing-pass-does = { $count ->
    [0] Cada vez que te toque, paso en tu lugar.
   *[other] Cada vez que te toque, paso en tu lugar, salvo que se ofrezca algo de esto, cueste lo que cueste: { $choices }. Entonces te pregunto.
}
standing-routine = Responder por mí cuando no tengo elección
standing-routine-does = Cuando tus cartas te dejan una sola respuesta, la doy yo por ti.
standing-provost = Dejar quieto al preboste, salvo que deje fuera a trabajadores míos
standing-provost-does = { $amount ->
    [0] Dejo al preboste donde está. Si un trabajador tuyo está más allá, te pregunto.
    [one] Dejo al preboste donde está. Si un trabajador tuyo está más allá, lo hago avanzar hasta alcanzarlo, por { $amount } denario como máximo y no más de lo necesario.
   *[other] Dejo al preboste donde está. Si hay trabajadores tuyos más allá, lo hago avanzar hasta alcanzar a cuantos se pueda, por { $amount } denarios como máximo y no más de lo necesario.
}
standing-castle = Dar al castillo todos los lotes que pueda
standing-castle-does = Cuando el castillo pida lotes, doy tantos como puedas pagar.

command-game-reactions = Elige si te pregunto cuando puedes reaccionar en los turnos de los demás
command-game-routine = Elige si te pregunto también cuando solo tienes una respuesta

param-order = Si te pregunto

order-ask = Pregúntame
order-never = No reaccionar nunca
order-routine = Responder por mí si no hay elección
order-set-ask-never = En esta partida te pregunto de nuevo cada vez que puedas reaccionar.
order-set-ask-routine = En esta partida te pregunto de nuevo aunque solo tengas una respuesta.
order-set-never = A partir de ahora renuncio por ti a reaccionar en esta partida, tengas las cartas que tengas. Si ya te estoy preguntando, lo hago al momento; luego, poco después de cada pregunta.
order-set-routine = A partir de ahora respondo por ti en esta partida cuando solo tienes una respuesta. Si ya te estoy preguntando, lo hago al momento; luego, poco después de cada pregunta. Por la espera, los demás pueden intuir que no tenías elección.

button-never = No reaccionar en esta partida
button-routine = Hazlo siempre por mí
button-ask-always = Quiero hacerlo yo
refuse-no-reactions = En este juego nadie reacciona en los turnos ajenos.
refuse-no-routine = En este juego ya respondo yo a esas preguntas.
