## /game find

command-game-find = Trova una partita di questo server con un posto libero
find-title = Partite con un posto libero
find-none = Nessuna partita di questo server aspetta giocatori. Aprine una:
find-players = Ci sono: { $players }
find-where = In { $where }, aperta { $when }
find-hours = { $hours ->
    [0] Non siete quasi mai svegli alle stesse ore.
    [one] Siete svegli insieme 1 ora al giorno.
   *[other] Siete svegli insieme { $hours } ore al giorno.
}
find-you-look = Ricevi un messaggio diretto quando qui si apre una partita ({ $game }). L’avviso finisce { $until }.
find-others-look = { $count ->
    [one] Un’altra persona aspetta che si apra una partita ({ $game }).
   *[other] Altre { $count } persone aspettano che si apra una partita ({ $game }).
}
find-any = qualsiasi gioco
find-begun = D’ora in poi ricevi qui un messaggio quando si apre una partita sul server di { $where } ({ $game }). L’avviso finisce { $until }, appena ti unisci a una, o con **Niente più messaggi** in `/game find`.
find-joined = Ci sei: { $game } in { $where }. Riceverai un avviso quando la partita comincia, e quando tocca a te.
button-stop-looking = Niente più messaggi
menu-find-others = Unisciti a un’altra partita…
menu-seek = Avvisami delle nuove partite…
refuse-find-no-direct = Non posso mandarti messaggi diretti. Permettili per questo server, poi scegli di nuovo tra un'ora.
notice-lobby_opened = { $game }: si cercano giocatori in { $where }. Su quel server `/game find` mette fine a questi messaggi.

## /game avoid

command-game-avoid = Scegli con chi preferisci non sederti; nessun altro lo viene a sapere
param-avoid = chi vuoi evitare; senza un nome vedi il tuo elenco
avoid-title = Chi eviti
avoid-nobody = Nessuno. `/game avoid player:` aggiunge qualcuno.
avoid-deleted = Un giocatore che ha cancellato i propri dati
avoid-explained = Lo vedi solo tu, e nessuno di loro lo viene a sapere. `/game find` tralascia le partite in cui siedono, nessun messaggio ti chiama a una di esse, e ti chiedo conferma prima che tu ti sieda con uno di loro. Vale su ogni server; i tavoli degli eventi si sorteggiano senza tenerne conto.
avoid-join = Eviti { $players }. Ti siedi lo stesso a questo tavolo?
button-join-anyway = Siediti lo stesso
menu-avoid-end = Non evitare più…
refuse-avoid-whom = Scegli un’altra persona, non te stesso né un bot.
refuse-avoid-most = Il tuo elenco è pieno: { $most } nomi. Prima togline uno con il menu di `/game avoid`.
