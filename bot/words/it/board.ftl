# Scritte sulle immagini, parole di `describe` e del testo alternativo.

## Quantità; lo zero non si mostra mai

board-goods-food = { $count } cibo
board-goods-wood = { $count } legno
board-goods-stone = { $count } pietra
board-goods-cloth = { $count } stoffa
board-goods-gold = { $count } oro
board-goods-any = { $count ->
    [one] { $count } cubettotto qualsiasi
   *[other] { $count } cubetti qualsiasi
}
board-goods-nongold = { $count ->
    [one] { $count } cubettotto non d'oro
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
board-goods-cube = { $count ->
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
board-goods-worker = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}

## Scritte sull'immagine: brevi

board-turn = Turno { $turn }
board-castle = Castello
board-favours = Favori reali
board-stock-wood = Legno
board-stock-stone = Pietra
board-stock-prestige = Prestigio
board-passing = Passati
board-simplified = Ogni favore: subito { $points }
board-wins = Vince { $player }
board-share = Vittoria condivisa: { $player }

# Nomi per le tessere, dove il nome intero è troppo lungo
board-tile-merchants_guild = Gilda
board-tile-f_peddler = Ambulante
board-tile-w_peddler = Ambulante
board-tile-w_farm_food = Fattoria
board-tile-w_farm_cloth = Fattoria

## Descrizione: tutta la posizione come testo

board-describe-turn = Turno { $turn }, fase: { $phase }.
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
   *[other] ; ha passato per { $passed }º
}.
board-describe-nothing = niente denari né cubetti
board-describe-special = Edifici speciali:
board-describe-special-line = { $building }: { $workers }.
board-describe-free = nessuno
board-describe-castle-spaces = Spazi del castello: { $workers }.
board-describe-built = Lotti dati in questo turno: { $batches }.
board-describe-road = La strada:
board-describe-active = Ora si lavora nella casella { $space }.
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
board-describe-section = { $section } ({ $points } a lotto; conteggio alla casella { $marker }): { $houses } casette su { $parts }{ GIVEN($owners) ->
    [no] {""}
   *[yes] {""} – { $owners }
}{ $state ->
    [scored] ; già conteggiata
    [current] ; in costruzione
   *[later] {""}
}.
board-describe-favours = Favori reali, colonna raggiunta ({ $columns } aperte):
board-describe-favours-simplified = Favori reali semplificati: ognuno dà subito { $points }.
board-describe-favour = { $player }: { $lines }.
board-describe-stock = Ancora da costruire:
board-describe-stock-colour = { $colour }:
board-describe-stock-line = { $building }{ $copies ->
    [one] {""}
   *[other] {""} (× { $copies })
}: costa { $cost }; { $gain }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}
board-describe-income = rendita +{ $income }
board-describe-result = { $place }. { $player }: { $points }.
board-describe-waiting = Si aspetta: { $players }.
board-describe-option = { $number }. { $option }

## Testo alternativo: ciò che si nota per primo

board-alt = Plancia di Caylus, turno { $turn }, { $phase }. { $asked } Prevosto sulla { $provost }, balivo sulla { $bailiff }. { $castle } { $players }
board-alt-asked = Si aspetta: { $players }.
board-alt-over = Partita finita.
board-alt-section = { $section }: { $houses } casette su { $parts }.
board-alt-castle-full = Il castello è finito.
board-alt-player = { $player }: { $points }, { $money }, { $cubes }, { $workers }
