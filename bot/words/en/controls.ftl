### Buttons, menus and forms that all cards share.

button-agree = Agree
button-refuse = Decline
button-help = How to play
button-next = Next page
button-previous = Previous page
menu-choose = Choose…
menu-choose-of = Choose: { $options }
menu-group = { $group }…
menu-part = { $group } ({ $part } of { $parts })…
refuse-form = That trade does not work. Each of you can give up to { $most } resources, of different kinds, that the other has room for.

button-done = Done ({ $count } of { $most })
menu-draft = Choose… ({ $part } of { $parts })
menu-letters = Choose… { $first }–{ $last }
