## Players to avoid

command-game-avoid = Elige con quién prefieres no jugar; nadie más se entera
param-avoid = A quién quieres evitar; si no lo indicas, ves tu lista
avoid-title = A quién evitas
avoid-nobody = A nadie. Con `/game avoid player:` añades a alguien.
avoid-deleted = Alguien que borró sus datos
avoid-explained = Esta lista solo la ves tú, y quienes están en ella no se enteran. `/game find` oculta sus partidas, no te aviso de ellas, y te pregunto antes de que te unas a una. Vale en todos los servidores, pero en los eventos pueden tocarte en la misma mesa.
menu-avoid-end = Dejar de evitar…
refuse-avoid-whom = Elige a otra persona, no a ti ni a un bot.
refuse-avoid-most = Tu lista está llena: { $most } nombres. Quita antes uno con el menú de `/game avoid`.
