## /game find

command-game-find = Busca una partida de este servidor con un asiento libre
find-title = Partidas con un asiento libre
find-none = Ninguna partida de este servidor espera jugadores. Abre una:
find-players = Ya están: { $players }
find-where = En { $where }, abierta { $when }
find-hours = { $hours ->
    [0] Casi nunca estáis despiertos a la misma hora.
    [one] Estáis despiertos a la vez 1 hora al día.
   *[other] Estáis despiertos a la vez { $hours } horas al día.
}
find-you-look = Recibes un mensaje directo cuando se abre aquí una partida ({ $game }). El aviso termina { $until }.
find-others-look = { $count ->
    [one] Otra persona espera a que se abra una partida ({ $game }).
   *[other] Otras { $count } personas esperan a que se abra una partida ({ $game }).
}
find-any = cualquier juego
find-begun = Desde ahora recibirás aquí un mensaje cuando se abra una partida en el servidor de { $where } ({ $game }). El aviso termina { $until }, en cuanto te unas a una, o con **No más mensajes** en `/game find`.
find-joined = Ya tienes asiento: { $game } en { $where }. Te avisaré cuando empiece la partida y cuando te toque.
button-stop-looking = No más mensajes
menu-find-others = Únete a otra partida…
menu-seek = Avísame de partidas nuevas…
refuse-find-no-direct = No puedo enviarte mensajes directos. Permítelos para este servidor y vuelve a elegir en una hora.
notice-lobby_opened = { $game }: se buscan jugadores en { $where }. En ese servidor, `/game find` pone fin a estos mensajes.

## /game avoid

command-game-avoid = Elige con quién prefieres no sentarte; nadie más se entera
param-avoid = a quién quieres evitar; sin un nombre ves tu lista
avoid-title = A quién evitas
avoid-nobody = A nadie. `/game avoid player:` añade a alguien.
avoid-deleted = Alguien que borró sus datos
avoid-explained = Solo lo ves tú, y nadie de la lista se entera. `/game find` omite las partidas en las que están, ningún mensaje te llama a una de ellas, y te pregunto antes de que te sientes con alguien de ella. Vale en todos los servidores; las mesas de los eventos se sortean sin tenerlo en cuenta.
avoid-join = Evitas a { $players }. ¿Te sientas en esta mesa de todos modos?
button-join-anyway = Sentarse de todos modos
menu-avoid-end = Dejar de evitar…
refuse-avoid-whom = Elige a otra persona, no a ti ni a un bot.
refuse-avoid-most = Tu lista está llena: { $most } nombres. Quita antes uno con el menú de `/game avoid`.
