### Órdenes permanentes y jugadas anticipadas: /orders.

command-orders = Tus órdenes en esta partida: respuestas que das por adelantado
button-orders = Órdenes
button-give-order = Dar esta orden
button-cancel-order = Cancelar la orden { $number }
refuse-no-such-order = Esa orden no existe o ya ha terminado.
refuse-too-many-orders = { $most ->
    [one] Ya tienes { $most } orden en esta partida: cancélala antes.
   *[other] Ya tienes { $most } órdenes en esta partida: cancela antes una de ellas.
}

notice-order = { $game } en { $where }: una orden tuya ha terminado. «{ $order }» { $why ->
    [broken] Lo que nombra ya no es como era, así que se te pregunta.
    [phase] La fase ha terminado sin que hiciera falta.
    [time] Se le ha acabado el tiempo.
   *[undone] Has deshecho lo que había jugado.
}
standing-title = Tus órdenes en esta partida
standing-none = No has dado ninguna. Una orden responde por ti, exactamente como digas aquí abajo; solo tú la conoces.
standing-ended = Terminada: «{ $order }» { $why ->
    [broken] Lo que nombra ya no es como era, así que se te pregunta.
    [phase] La fase ha terminado sin que hiciera falta.
    [time] Se le ha acabado el tiempo.
   *[undone] Has deshecho lo que había jugado.
}
standing-give = Da una orden…
standing-given = La orden está dada.
standing-cancelled = La orden está cancelada.
standing-pick = Elige aquí abajo qué debo hacer.
standing-how-long = Por cuánto tiempo
standing-how-much = A qué precio
standing-choice = Qué hacer
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
    [time] Su tiempo se acaba { $when }.
   *[match] Vale hasta que la canceles.
}
standing-note = Respondo como si hubieras pulsado el botón: al momento donde todos pueden leer la pregunta, y si no entre 5 y 25 segundos después. Por eso los demás pueden intuir que ha respondido una orden. Si la deshaces tú, se te vuelve a preguntar.

standing-asked-now = Responder a lo que se me pregunta ahora
standing-premove = Hacer una jugada por adelantado
standing-premove-does = La próxima vez que te toque actuar, elijo por ti **{ $choices }**, si entonces está disponible exactamente como ahora. Si no, se te pregunta y la orden termina.
standing-pass = Pasar, salvo que …
standing-pass-does = { $count ->
    [0] Cada vez que te toque actuar, paso por ti.
   *[other] Cada vez que te toque actuar, paso por ti, salvo que esté disponible, a cualquier precio, algo de esto: { $choices }. Entonces se te pregunta.
}
standing-routine = Responder por mí donde no tengo elección
standing-routine-does = Donde tus cartas te dejan una sola respuesta, la doy por ti.
standing-provost = Dejar al preboste, salvo que deje fuera a un trabajador mío
standing-provost-does = { $amount ->
    [one] Dejo al preboste donde está. Si un trabajador tuyo está más allá, lo hago avanzar por ti hasta alcanzarlo, por { $amount } denario como máximo y no más de lo necesario.
   *[other] Dejo al preboste donde está. Si hay trabajadores tuyos más allá, lo hago avanzar por ti hasta alcanzar a cuantos se pueda, por { $amount } denarios como máximo y no más de lo necesario.
}
standing-castle = Dar al castillo todos los lotes que pueda
standing-castle-does = Cuando se te pidan lotes para el castillo, doy tantos como puedas pagar.
