### Resigning: /game resign.

command-game-resign = Abandona una partida en curso
button-resign = Abandonar…
button-resign-sure = Sí, abandonar
button-stay = Seguir jugando
button-resign-instead = Mejor abandonar…
button-cancel-instead = Mejor cancelar la partida…
resign-confirm = ¿Abandonar definitivamente? Un bot ocupa tu asiento, los demás siguen jugando y tú quedas en último lugar entre los jugadores humanos.
resign-confirm-last = ¿Abandonar? La partida termina aquí.
resign-confirm-ends = ¿Abandonar definitivamente? La partida termina y gana { $player }.
resign-confirm-series = ¿Abandonar esta partida? La gana { $player }. El duelo sigue con la próxima, si aún no está decidido.
card-conceded = { $player } ha abandonado: gana **{ $winner }**. Puntos hasta entonces: { $points }.
conceded-points = { $player }: { $points }
resign-or-cancel = Si abandonas, sales solo tú. Para terminar la partida para todos, sin ganador, cancélala.
resign-or-cancel-duel =
    Si prefieres terminar la partida sin ganador, cancélala{ $last ->
        [yes] .
       *[no] : la otra persona debe aceptar.
    }
resign-done = Has abandonado la partida. Gracias por jugar.
resign-done-series = Has abandonado esta partida. Si el duelo no está decidido, la próxima empieza enseguida.
resign-kept = Bien, sigues en la partida.
