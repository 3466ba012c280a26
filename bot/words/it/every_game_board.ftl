# Any game in pictures and as text: captions, the whole position (`describe`), what has changed, what is noticed first (`alt`).

## Quantità; lo zero non si mostra mai

board-goods-food = { $count ->
    [one] { $count } cibo
   *[other] { $count } cibi
}
board-goods-wood = { $count ->
    [one] { $count } legno
   *[other] { $count } legni
}
board-goods-stone = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
board-goods-cloth = { $count ->
    [one] { $count } stoffa
   *[other] { $count } stoffe
}
board-goods-gold = { $count } oro
board-goods-any = { $count ->
    [one] { $count } cubetto qualsiasi
   *[other] { $count } cubetti qualsiasi
}
board-goods-nongold = { $count ->
    [one] { $count } cubetto non d'oro
   *[other] { $count } cubetti non d'oro
}
board-goods-denier = { $count ->
    [one] { $count } denaro
   *[other] { $count } denari
}
board-goods-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
board-goods-favour = { $count ->
    [one] { $count } favore reale
   *[other] { $count } favori reali
}
board-goods-worker = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}

## Scritte sull'immagine: brevi

board-turn = Turno { $turn }
board-moment = { $turn ->
    [0] { phase-setup }
   *[other] { board-turn }
}
board-ended-in-setup = Finita nella preparazione
board-castle = Castello
board-wins = Vince { $player }
board-share = Vittoria condivisa: { $player }

## Descrizione: tutta la posizione come testo

board-describe-turn = { $turn ->
    [0] Fase
   *[other] Turno { $turn }, fase
}: { $phase }.
board-describe-over = La partita è finita.
board-describe-players = Giocatori in ordine di gioco:
board-describe-nothing = niente denari né cubetti
board-describe-built = Lotti consegnati in questo turno: { $batches }.
board-describe-road = La strada:
board-describe-sections = Il castello:
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
   *[yes] {""} ha un nuovo lavoratore qui: { $arrived }
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

## Testo alternativo: ciò che si nota per primo

board-alt-asked = In attesa di: { $players }.
