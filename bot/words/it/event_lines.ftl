### Lines about what happened, and why an answer was given for a player.

record-of-player = **{ $player }**: { $done }
record-more = { $count ->
    [one] C'è 1 altra riga in /game log.
   *[other] Ci sono altre { $count } righe in /game log.
}
record-times = { $done } ×{ $count }
card-made-for = { $line } *(automatico)*
card-made-because = { $line } *({ $why }: automatico)*

## Perché una risposta è stata data al posto di un giocatore

because-away = assente
because-only = unica scelta
because-no_worker = lavoratori finiti
because-too_dear = pochi denari
because-no_money = pochi denari
because-cannot_pay = non può pagare
because-cannot_offer = nessun lotto intero
because-castle_full = castello completo
because-occupied = nessun posto libero
because-out_of_stock = pezzi finiti
