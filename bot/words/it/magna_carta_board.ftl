# Caylus Magna Carta in immagini e come testo: scritte, tutto il tavolo (`describe`), che cosa è cambiato, ciò che si nota per primo (`alt`).

# Nomi per le carte, dove il nome intero è troppo lungo
board-tile-n_peddler = Ambulante
board-tile-small_sawmill = Segheria piccola
board-tile-peddler = Ambulante

# How many cubes lie on a small card, beside what its owner gets
board-batches-given = Già dati
board-cubes-left = { $cubes ->
    [one] resta 1
   *[other] restano { $cubes }
}

## Nomi più corti per le carte di un poster: p. e g. per piccolo e grande

board-poster-small_farm = Fattoria p.
board-poster-small_sawmill = Segheria p.
board-poster-small_quarry = Cava p.
board-poster-large_farm = Fattoria g.
board-poster-large_sawmill = Segheria g.
board-poster-large_quarry = Cava g.
board-poster-gold_mine = Miniera
board-poster-peddler = Ambul.
board-poster-n_peddler = Ambul.

## Ciò che gli altri vedono di una domanda fatta a uno solo

magna_carta-asked-setup = { $player } { $count ->
    [one] decide
   *[other] decidono
} se tenere le prime carte.
magna_carta-asked-actions = { $player } sceglie un'azione.

## La mano

magna_carta-hand-title = { $player }: { $cards ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
magna_carta-hand-affordable = puoi pagarla
magna_carta-hand-dear = ancora troppo cara

## Descrizione: tutto il tavolo come testo

magna_carta-describe-provost = Il prevosto è sulla carta { $provost } di { $cards }.
magna_carta-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } in mano; rendita { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residenza
   *[other] ; { $residences } residenze
}{ GIVEN($tokens) ->
    [no] {""}
   *[yes] ; segnalini castello: { $tokens }
}{ GIVEN($prestige) ->
    [no] {""}
   *[yes] ; ha costruito: { $prestige }
}{ $passed ->
    [0] {""}
   *[other] ; ha passato, { $passed }º posto
}.
magna_carta-describe-cards = Carte di { $player }: { $hand } in mano, { $pile } nel mazzo, { $discard ->
    [one] 1 scartata
   *[other] { $discard } scartate
}{ GIVEN($cards) ->
    [no] {""}
   *[yes] {""} ({ $cards })
}.
magna_carta-describe-active = Ora si usa la carta { $space }.
magna_carta-describe-slot = Carta { $space }: { $building }{ GIVEN($under) ->
    [no] {""}
   *[yes] {""} (su: { $under })
}{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, di { $owner }
}{ GIVEN($worker) ->
    [no] {""}
   *[yes] {""}, lavoratore di { $worker }
}{ GIVEN($cubes) ->
    [no] {""}
   *[yes] {""}, con sopra { $cubes }
}{ $pending ->
    [0] {""}
   *[other] {""}, diventerà una residenza
}. { $effect }
magna_carta-describe-section = { $section } ({ $points } a segnalino): { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
} su { $total }.
magna_carta-describe-sources = Punti di { $player }: { $sources }.
magna_carta-describe-prestige = Carte prestigio ancora da costruire:
magna_carta-describe-card = { $building }: costo { $cost }; { $points }{ GIVEN($note) ->
    [no] {""}
   *[yes] ; { $note }
}.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## Che cosa è cambiato dall'ultima volta

magna_carta-changed-tokens = Segnalini castello di { $player }: { GIVEN($tokens) ->
    [no] nessuno
   *[yes] { $tokens }
}.
magna_carta-changed-prestige = Carte prestigio di { $player }: { GIVEN($cards) ->
    [no] nessuna
   *[yes] { $cards }
}.
magna_carta-changed-batches = Lotti di { $player } in questo turno: { $batches }.
magna_carta-changed-shorter = La strada ha di nuovo { $cards } carte.
magna_carta-changed-provost = Il prevosto va dalla carta { $from } alla { $to }.

## Testo alternativo: ciò che si nota per primo

magna_carta-alt = Caylus Magna Carta{ $turn ->
    [0] {""}
   *[other] , turno { $turn }
}: { $phase }.
magna_carta-alt-player = { $player }: { $points }, { $goods }, { $workers }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}.
