### Finding a game, and messages about new ones: /game find.

command-game-find = Trova una partita di questo server con un posto libero
find-title = Partite con un posto libero
find-none = Nessuna partita di questo server cerca giocatori. Aprine una:
find-players = Già dentro: { $players }
find-where = In { $where }, aperta { $when }
find-hours = { $hours ->
    [0] Non siete quasi mai svegli alle stesse ore.
    [one] Siete svegli insieme 1 ora al giorno.
   *[other] Siete svegli insieme { $hours } ore al giorno.
}
find-you-look = Ti scrivo in privato quando qui si apre una partita ({ $game }). Smetto { $until }.
find-others-look = { $count ->
    [one] Anche un'altra persona aspetta che si apra una partita ({ $game }).
   *[other] Anche altre { $count } persone aspettano che si apra una partita ({ $game }).
}
find-any = qualsiasi gioco
find-begun = Ti scrivo qui quando si apre una partita sul server di { $where } ({ $game }). Smetto { $until }, quando ti unisci a una, o se scegli **Niente più messaggi** in `/game find`.
find-joined = Sei dentro: { $game } in { $where }. Riceverai un ping quando la partita comincia e quando tocca a te.
button-stop-looking = Niente più messaggi
menu-find-others = Unisciti a un'altra partita…
menu-seek = Avvisami delle nuove partite…
refuse-find-no-direct = Non posso mandarti messaggi diretti. Consentili per questo server e riprova tra un'ora.
notice-lobby_opened = { $game }: si cercano giocatori in { $where }. Per non ricevere più questi messaggi usa `/game find` lì.
