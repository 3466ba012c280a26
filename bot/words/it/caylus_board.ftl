# Caylus in pictures and as text: captions, the whole position (`describe`), what has changed, what is noticed first (`alt`).

## Scritte sull'immagine: brevi

board-favours = Favori reali
board-stock-wood = Legno
board-stock-stone = Pietra
board-stock-prestige = Prestigio
board-passing = Passati
board-simplified = Ogni favore: subito { $points }

# Nomi per le tessere, dove il nome intero è troppo lungo
board-tile-merchants_guild = Gilda
board-tile-joust_field = Torneo
board-tile-f_gold_mine = Miniera
board-tile-f_peddler = Ambulante
board-tile-w_peddler = Ambulante
board-tile-w_farm_food = Fattoria
board-tile-w_farm_cloth = Fatt. stoffa

## Descrizione: tutta la posizione come testo

board-describe-provost = Il prevosto è sulla casella { $provost }, il balivo sulla { $bailiff }.
board-describe-next = Se il turno finisse ora, il balivo andrebbe sulla casella { $next }.
board-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } in mano; rendita { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residenza
   *[other] ; { $residences } residenze
}{ $passed ->
    [0] {""}
   *[other] ; ha passato, { $passed }º posto
}.
board-describe-special = Edifici speciali:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = nessuno
board-describe-castle-spaces = Spazi del castello: { $workers }.
board-describe-active = Ora si usa la casella { $space }.
board-describe-space = Casella { $space }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, di { $owner }
}{ GIVEN($worker) ->
    [no] {""}
   *[yes] {""}, lavoratore di { $worker }
}{ GIVEN($pending) ->
    [no] {""}
   *[yes] {""}, diventerà una residenza di { $pending }
}. { $effect }
board-describe-empty = Caselle libere: { $spaces }.
board-describe-section = { $section } ({ $points } a lotto; conteggio alla casella { $marker }): { $houses ->
    [one] 1 casetta
   *[other] { $houses } casette
} su { $parts }{ GIVEN($owners) ->
    [no] {""}
   *[yes] {""} – { $owners }
}{ $state ->
    [scored] ; già conteggiata
    [full] ; piena, si conta a fine turno
    [current] ; in costruzione
   *[later] {""}
}.
board-describe-favours = Favori reali, colonna raggiunta ({ $columns } aperte):
board-describe-favours-simplified = Favori reali semplificati: ognuno dà subito { $points }.
board-describe-line = { $line } dà, colonna per colonna: { $columns }.
board-describe-favour = { $player }: { $lines }.
board-describe-stock = Ancora da costruire:
board-describe-stock-colour = { $colour }:
board-describe-stock-line = { $building }{ $copies ->
    [one] {""}
   *[other] {""} (× { $copies })
}: costo { $cost }; { $gain }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## Che cosa è cambiato dall'ultima volta

board-changed-provost = Il prevosto va dalla casella { $from } alla { $to }.
board-changed-bailiff = Il balivo va dalla casella { $from } alla { $to }.
board-changed-columns = Colonne dei favori reali ora aperte: { $columns }.
board-changed-favour = Favori reali di { $player }: { $lines }.

## Testo alternativo: ciò che si nota per primo

caylus-alt = Tabellone di Caylus, turno { $turn }: { $phase }.
board-alt-section = { $section }: { $houses ->
    [one] 1 casetta
   *[other] { $houses } casette
} su { $parts }.
board-alt-player = { $player }: { $points }, { $goods }, { $workers }.
