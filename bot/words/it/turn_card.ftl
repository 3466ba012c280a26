### The public card of a game, with its buttons and menu.

command-game-board = Mostra di nuovo il tabellone e le tue opzioni
command-game-hand = Guarda le carte che hai in mano
command-game-describe = Leggi tutto il tavolo come testo
button-move = La mia mossa
button-move-of = Mossa di { $player }
button-hand = La mia mano
button-board = Mostra il tabellone
button-describe = Come testo
button-reference = La riserva
menu-more = Altro…
card-title = { $game } · { $turn }
standing-turn = Turno { $turn }{ $about ->
    [0] {""}
   *[other] {" "}di ~{ $about }
}
standing-leader = { $players } { $count ->
    [one] è in testa
   *[other] sono in testa
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
seat-left = { $player } (bot dal turno { $turn })
card-private = { $count ->
    [one] { $players }, tocca a te. Premi **{ $button }**: le tue opzioni le vedrai solo tu.
   *[other] { $players } scelgono nello stesso momento. Premi **{ $button }**: le tue opzioni le vedrai solo tu.
}
card-in-words = Questa volta non sono riuscito a disegnare l'immagine; /game board ci riprova. Ecco il testo:
card-moved = La partita continua più sotto.
card-moved-away = La partita continua in { $where }.
card-arrived = Questa partita continua qui: { $players }
card-begun = La partita comincia: { $players }
card-recap = Tutta la partita, turno per turno
card-over = La partita è finita
card-rank = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
card-source = { $source } { $points }

card-decided = Gli organizzatori hanno deciso questa partita: { $places }
