### Ordini permanenti e mosse anticipate: /orders.

command-orders = I tuoi ordini in questa partita: mosse che decidi in anticipo
button-orders = Ordini
button-ahead-caylus = Prepara il mio prossimo lavoratore
button-ahead-magna_carta = Prepara la mia prossima azione
button-order-provost = Prevosto sempre fermo se non perdo lavoratori
button-give-order = Dai questo ordine
button-cancel-order = Annulla l'ordine { $number }
refuse-asked-now = Adesso tocca a te: scegli sulla scheda.
refuse-nothing-ahead = Ora non c'è nulla da preparare: hai passato, o in questa fase non ti resta nulla da fare.
refuse-no-such-order = Quell'ordine non c'è, o non vale più.
refuse-too-many-orders = { $most ->
    [one] Hai già { $most } ordine in questa partita: prima annullalo.
   *[other] Hai già { $most } ordini in questa partita: prima annullane uno.
}

notice-order = { $game } in { $where }: un tuo ordine non vale più. «{ $order }» { $why ->
    [broken] La mossa è cambiata, quindi lo chiedo a te.
    [phase] La fase è finita prima che servisse.
    [time] Il suo tempo è scaduto.
   *[undone] Hai annullato la mossa che aveva fatto.
}
standing-title = I tuoi ordini in questa partita
standing-none = Ancora nessun ordine. Un ordine gioca per te quando è il tuo turno. Lo vedi solo tu.
standing-ended = Non vale più: «{ $order }» { $why ->
    [broken] La mossa è cambiata, quindi lo chiedo a te.
    [phase] La fase è finita prima che servisse.
    [time] Il suo tempo è scaduto.
   *[undone] Hai annullato la mossa che aveva fatto.
}
standing-give = Dai un ordine…
standing-given = Fatto, ho il tuo ordine.
standing-cancelled = L'ordine è annullato.
standing-pick = Scegli qui sotto che cosa vuoi che faccia.
standing-how-long = Per quanto tempo
standing-how-much = Fino a quanto
standing-choice = Che cosa fare
standing-second-choice = Se non c'è più (facoltativo)
standing-exceptions = A meno che … (quante ne vuoi)
standing-amount = { $amount ->
    [one] Paga al massimo { $amount } denaro
   *[other] Paga al massimo { $amount } denari
}
standing-scope = { $scope ->
    [phase] Fino alla fine di questa fase
    [day] Per 24 ore
    [week] Per 7 giorni
   *[match] Finché non lo annullo
}
standing-until = { $scope ->
    [phase] Vale fino alla fine di questa fase.
    [time] Scade { $when }.
   *[match] Vale finché non lo annulli.
}
standing-note = Eseguo un ordine come se avessi premuto tu: subito se tutti possono vedere la domanda, altrimenti dopo 5–25 secondi. Se la domanda è già aperta quando dai l'ordine, rispondo subito. Dall'attesa gli altri possono intuire che era un ordine. Se annulli la mossa, chiedo di nuovo a te.

standing-asked-now = Rispondi alla domanda di adesso
standing-premove = Fai una mossa in anticipo
standing-premove-does = { $count ->
    [one] La prossima volta che tocca a te, scelgo per te **{ $choices }** se è disponibile esattamente com'è adesso. Altrimenti lo chiedo a te e l'ordine finisce.
   *[other] La prossima volta che tocca a te, scelgo per te la prima di queste che è disponibile esattamente com'è adesso: **{ $choices }**. Se non ce n'è nessuna, lo chiedo a te e l'ordine finisce.
}
standing-pass = Passa, a meno che …
standing-pass-does = { $count ->
    [0] Ogni volta che tocca a te, passo per te.
   *[other] Ogni volta che tocca a te, passo per te, a meno che non sia disponibile, a qualunque prezzo, una di queste: { $choices }. In quel caso lo chiedo a te.
}
standing-routine = Rispondi per me quando non ho scelta
standing-routine-does = Quando le tue carte ti lasciano una sola risposta, la do io per te.
standing-provost = Lascia il prevosto dov'è, a meno che non tagli fuori i miei lavoratori
standing-provost-does = { $amount ->
    [0] Lascio il prevosto dov'è. Se un tuo lavoratore è oltre il prevosto, lo chiedo a te.
    [one] Lascio il prevosto dov'è. Se un tuo lavoratore è oltre il prevosto, lo faccio avanzare fin lì, per al massimo { $amount } denaro e non più del necessario.
   *[other] Lascio il prevosto dov'è. Se ci sono tuoi lavoratori oltre il prevosto, lo faccio avanzare per raggiungerne il più possibile, per al massimo { $amount } denari e non più del necessario.
}
standing-castle = Dai al castello tutti i lotti che posso
standing-castle-does = Quando il castello chiede lotti, ne do quanti ne puoi pagare.

command-game-reactions = Scegli se chiedertelo quando puoi reagire nei turni degli altri
command-game-routine = Scegli se ti chiedo anche quando hai una sola risposta

param-order = Se te lo chiedo

order-ask = Chiedimelo
order-never = Non reagire mai
order-routine = Rispondi per me se non ho scelta
order-set-ask-never = In questa partita ti chiedo di nuovo ogni volta che puoi reagire.
order-set-ask-routine = In questa partita ti chiedo di nuovo anche quando hai una sola risposta.
order-set-never = D'ora in poi in questa partita rinuncio per te a reagire, qualunque carta tu abbia. Se te lo sto già chiedendo, lo faccio subito; in seguito, poco dopo ogni domanda.
order-set-routine = D'ora in poi in questa partita rispondo per te quando hai una sola risposta. Se te lo sto già chiedendo, lo faccio subito; in seguito, poco dopo ogni domanda. Dall'attesa gli altri possono intuire che non avevi scelta.

button-never = Non reagire mai in questa partita
button-routine = Fallo sempre per me
button-ask-always = Voglio farlo io
refuse-no-reactions = In questo gioco nessuno reagisce nei turni altrui.
refuse-no-routine = In questo gioco rispondo già io a queste domande.
