### Lines about what happened, and why an answer was given for a player.

record-of-player = **{ $player }**: { $done }
record-more = { $count ->
    [one] Hay 1 línea más en /game log.
   *[other] Hay { $count } líneas más en /game log.
}
record-times = { $done } ×{ $count }
card-made-for = { $line } *(automático)*
card-made-because = { $line } *({ $why }: automático)*

## Por qué se ha respondido por un jugador

because-away = ausente
because-only = única opción
because-no_worker = sin trabajadores
because-too_dear = pocos denarios
because-no_money = pocos denarios
because-cannot_pay = no puede pagar
because-cannot_offer = sin lote completo
because-castle_full = castillo completo
because-occupied = ningún lugar libre
because-out_of_stock = sin piezas
