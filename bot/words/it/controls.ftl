### Buttons, menus and forms that all cards share.

button-agree = D'accordo
button-refuse = Rifiuta
button-help = Come si gioca
button-next = Pagina successiva
button-previous = Pagina precedente
menu-choose = Scegli…
menu-choose-of = Scegli: { $options }
menu-group = { $group }…
menu-part = { $group } ({ $part } di { $parts })…
refuse-form = Questo scambio non funziona. Ognuno può dare al massimo { $most } risorse, di tipi diversi, per cui l'altro abbia posto.

button-done = Fatto ({ $count } di { $most })
menu-draft = Scegli… ({ $part } di { $parts })
menu-letters = Scegli… { $first }–{ $last }
