### Finding a game, and messages about new ones: /game find.

command-game-find = Busca una partida de este servidor con un asiento libre
find-title = Partidas con un asiento libre
find-none = Ninguna partida de este servidor busca jugadores. Abre una:
find-players = Ya están: { $players }
find-where = En { $where }, abierta { $when }
find-hours = { $hours ->
    [0] Sus horas activas y las tuyas casi nunca coinciden.
    [one] Sus horas activas y las tuyas coinciden 1 hora al día.
   *[other] Sus horas activas y las tuyas coinciden { $hours } horas al día.
}
find-you-look = Te escribiré en privado cuando se abra aquí una partida ({ $game }). Dejaré de hacerlo { $until }.
find-others-look = { $count ->
    [one] Otra persona espera también a que se abra una partida ({ $game }).
   *[other] Otras { $count } personas esperan también a que se abra una partida ({ $game }).
}
find-any = cualquier juego
find-begun = Te escribiré aquí cuando se abra una partida en el servidor de { $where } ({ $game }). Dejaré de hacerlo { $until }, cuando te unas a una, o si eliges **No más mensajes** en `/game find`.
find-joined = ¡Ya estás dentro! { $game } en { $where }. Recibirás un ping cuando empiece la partida y cuando te toque.
button-stop-looking = No más mensajes
menu-find-others = Unirse a otra partida…
menu-seek = Avísame de partidas nuevas…
refuse-find-no-direct = No puedo enviarte mensajes directos. Permítelos para este servidor e inténtalo de nuevo en una hora.
notice-lobby_opened = { $game }: se buscan jugadores en { $where }. Para no recibir más estos mensajes, usa `/game find` allí.
