### Lines about what happened, and why an answer was given for a player.

record-of-player = **{ $player }**: { $done }
record-more = { $count ->
    [one] 1 more line in /game log.
   *[other] { $count } more lines in /game log.
}
record-times = { $done } ×{ $count }
card-made-for = { $line } *(automatic)*
card-made-because = { $line } *({ $why }: automatic)*

## Why an answer was given for a player

because-away = away
because-only = the only choice
because-no_worker = no worker left
because-too_dear = too few deniers
because-no_money = too few deniers
because-cannot_pay = cannot pay
because-cannot_offer = no full batch
because-castle_full = castle full
because-occupied = no free place
because-out_of_stock = none left
