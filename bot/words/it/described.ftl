# Una posizione come testo: tutto in un ordine fisso (`describe`), e ciò che si nota per primo (`alt`).

## Descrizione: tutta la posizione come testo

board-describe-turn = { $turn ->
    [0] Fase
   *[other] Turno { $turn }, fase
}: { $phase }.
board-describe-over = La partita è finita.
board-describe-provost = Il prevosto è sulla casella { $provost }, il balivo sulla { $bailiff }.
board-describe-next = Se il turno finisse ora, il balivo andrebbe sulla casella { $next }.
board-describe-players = Giocatori in ordine di gioco:
board-describe-player = { $place }. { $player }: { $points }, { $goods }; { $workers } in mano; rendita { $income }{ $residences ->
    [0] {""}
    [one] ; 1 residenza
   *[other] ; { $residences } residenze
}{ $passed ->
    [0] {""}
   *[other] ; ha passato, { $passed }º posto
}.
board-describe-nothing = niente denari né cubetti
board-describe-special = Edifici speciali:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = nessuno
board-describe-castle-spaces = Spazi del castello: { $workers }.
board-describe-built = Lotti consegnati in questo turno: { $batches }.
board-describe-road = La strada:
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
board-describe-sections = Il castello:
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
board-describe-income = rendita +{ $income }
board-describe-result = { $place }. { $player }: { $points }.
board-describe-waiting = In attesa di: { $players }.
board-describe-option = – { $option }

## Che cosa è cambiato dall'ultima volta

board-changed = Che cosa è cambiato:
board-changed-player = { $player }{ GIVEN($gains) ->
    [no] {""}
   *[yes] {""} guadagna { $gains }
}{ GIVEN($losses) ->
    [no] {""}
   *[yes] { GIVEN($gains) ->
        [no] {""}
       *[yes] ;
    } perde { $losses }
}.
board-changed-income = { $player }: rendita { $income }.
board-changed-workers = { $player }{ GIVEN($arrived) ->
    [no] {""}
   *[yes] {""} ha un lavoratore qui: { $arrived }
}{ GIVEN($left) ->
    [no] {""}
   *[yes] { GIVEN($arrived) ->
        [no] {""}
       *[yes] ;
    } riprende un lavoratore da qui: { $left }
}.
board-changed-place = { $building }{ GIVEN($space) ->
    [no] {""}
   *[yes] {""} ({ $space })
}
board-changed-order = Nuovo ordine di gioco: { $players }.
board-changed-passed = Hanno passato finora: { $players }.
board-changed-provost = Il prevosto va dalla casella { $from } alla { $to }.
board-changed-bailiff = Il balivo va dalla casella { $from } alla { $to }.
board-changed-columns = Colonne dei favori reali ora aperte: { $columns }.
board-changed-favour = Favori reali di { $player }: { $lines }.

## Testo alternativo: ciò che si nota per primo

caylus-alt = Tabellone di Caylus, turno { $turn }: { $phase }.
board-alt-asked = In attesa di: { $players }.
board-alt-section = { $section }: { $houses ->
    [one] 1 casetta
   *[other] { $houses } casette
} su { $parts }.
board-alt-player = { $player }: { $points }, { $money }, { $cubes }, { $workers }.
