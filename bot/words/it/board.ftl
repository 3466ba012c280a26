# Scritte sulle immagini.

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
board-moment = { $turn ->
    [0] { phase-setup }
   *[other] { board-turn }
}
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
board-tile-joust_field = Torneo
board-tile-f_gold_mine = Miniera
board-tile-f_peddler = Ambulante
board-tile-w_peddler = Ambulante
board-tile-w_farm_food = Fattoria
board-tile-w_farm_cloth = Fatt. stoffa
