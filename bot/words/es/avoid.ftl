## Players to avoid

command-game-avoid = Elige con quién prefieres no sentarte; nadie más se entera
param-avoid = a quién quieres evitar; sin un nombre ves tu lista
avoid-title = A quién evitas
avoid-nobody = A nadie. `/game avoid player:` añade a alguien.
avoid-deleted = Alguien que borró sus datos
avoid-explained = Solo lo ves tú, y nadie de la lista se entera. `/game find` omite las partidas en las que están, ningún mensaje te llama a una de ellas, y te pregunto antes de que te sientes con alguien de ella. Vale en todos los servidores; las mesas de los eventos se sortean sin tenerlo en cuenta.
menu-avoid-end = Dejar de evitar…
refuse-avoid-whom = Elige a otra persona, no a ti ni a un bot.
refuse-avoid-most = Tu lista está llena: { $most } nombres. Quita antes uno con el menú de `/game avoid`.
