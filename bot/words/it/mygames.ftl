### All games of a user: /mygames.

command-mygames = Tutte le tue partite, prima le più urgenti
mygames-line = { $mine ->
    [yes] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: tocca a te
    [consent] **{ $game }**{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: gli altri aspettano la tua risposta
   *[no] { $game }{ GIVEN($where) ->
        [yes] {" "}in { $where }
       *[no] {""}
    }: in attesa di { $players }
}
mygames-since = { $mine ->
    [yes] Il tuo turno è cominciato { $when }.
   *[no] Il suo turno è cominciato { $when }.
}
mygames-lobby = { $game } in { $where }: si cercano giocatori
mygames-full = { $game } in { $where }: ci sono tutti, si può cominciare
mygames-damaged = Non riesco a leggere la tua partita in { $where }.
mygames-more = { $count ->
    [one] … e un'altra
   *[other] … e altre { $count }
}
mygames-option = { $game } con { $players }
mygames-none-waits = Nessun'altra partita ti aspetta.
mygames-event = { $event }, { $round } contro { $players }
menu-other-game = Gioca qui un'altra partita…
button-play-here = Gioca qui
button-go-there = Vai alla partita
button-next-game = La mia prossima partita
refuse-no-games-of-yours = Non sei in nessuna partita. Su un server, /game find mostra quelle con un posto libero.
