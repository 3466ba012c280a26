### Buttons, menus and forms that all cards share.

button-agree = De acuerdo
button-refuse = Rechazar
button-help = Cómo se juega
button-next = Página siguiente
button-previous = Página anterior
menu-choose = Elige…
menu-choose-of = Elige: { $options }
menu-group = { $group }…
menu-part = { $group } ({ $part } de { $parts })…
refuse-form = Ese intercambio no vale. Cada uno puede dar hasta { $most } recursos, de tipos distintos, para los que el otro tenga sitio.

button-done = Hecho ({ $count } de { $most })
menu-draft = Elige… ({ $part } de { $parts })
menu-letters = Elige… { $first }–{ $last }
