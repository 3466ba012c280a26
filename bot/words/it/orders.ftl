### Ordini permanenti e mosse anticipate: /orders.

command-orders = I tuoi ordini in questa partita: risposte che dai in anticipo
button-orders = Ordini
button-give-order = Dai questo ordine
button-cancel-order = Annulla l'ordine { $number }
refuse-no-such-order = Quell'ordine non c'è, o è già finito.
refuse-too-many-orders = { $most ->
    [one] Hai già { $most } ordine in questa partita: prima annullalo.
   *[other] Hai già { $most } ordini in questa partita: prima annullane uno.
}

notice-order = { $game } in { $where }: un tuo ordine è finito. «{ $order }» { $why ->
    [broken] Ciò che nomina non è più com'era, perciò la domanda viene fatta a te.
    [phase] La fase è finita senza che servisse.
    [time] Il suo tempo è scaduto.
   *[undone] Hai ritirato ciò che aveva giocato.
}
standing-title = I tuoi ordini in questa partita
standing-none = Non ne hai dati. Un ordine risponde per te, esattamente come dici qui sotto; lo conosci solo tu.
standing-ended = Finito: «{ $order }» { $why ->
    [broken] Ciò che nomina non è più com'era, perciò la domanda viene fatta a te.
    [phase] La fase è finita senza che servisse.
    [time] Il suo tempo è scaduto.
   *[undone] Hai ritirato ciò che aveva giocato.
}
standing-give = Dai un ordine…
standing-given = L'ordine è dato.
standing-cancelled = L'ordine è annullato.
standing-pick = Scegli qui sotto che cosa devo fare.
standing-how-long = Per quanto tempo
standing-how-much = A che prezzo
standing-choice = Che cosa fare
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
    [time] Il suo tempo scade { $when }.
   *[match] Vale finché non lo annulli.
}
standing-note = Rispondo come se avessi premuto il pulsante: subito dove tutti possono leggere la domanda, altrimenti dopo 5–25 secondi. Da questo gli altri possono intuire che ha risposto un ordine. Se la annulli tu, la domanda ti viene fatta di nuovo.

standing-asked-now = Rispondi a ciò che mi si chiede adesso
standing-premove = Fai una mossa in anticipo
standing-premove-does = La prossima volta che tocca a te agire, scelgo per te **{ $choices }**, se in quel momento è disponibile esattamente com'è adesso. Altrimenti la domanda viene fatta a te e l'ordine finisce.
standing-pass = Passa, a meno che …
standing-pass-does = { $count ->
    [0] Ogni volta che tocca a te agire, passo per te.
   *[other] Ogni volta che tocca a te agire, passo per te, a meno che sia disponibile, a qualunque prezzo, una di queste scelte: { $choices }. In quel caso la domanda viene fatta a te.
}
standing-routine = Rispondi per me dove non ho scelta
standing-routine-does = Dove le tue carte ti lasciano una sola risposta, la do per te.
standing-provost = Lascia il prevosto, salvo che tagli fuori un mio lavoratore
standing-provost-does = { $amount ->
    [one] Lascio il prevosto dov'è. Se un tuo lavoratore sta oltre il prevosto, lo faccio avanzare per te fin lì, per { $amount } denaro al massimo e non oltre il necessario.
   *[other] Lascio il prevosto dov'è. Se tuoi lavoratori stanno oltre il prevosto, lo faccio avanzare per te fino a raggiungerne il più possibile, per { $amount } denari al massimo e non oltre il necessario.
}
standing-castle = Dai al castello tutti i lotti che posso
standing-castle-does = Quando ti vengono chiesti lotti per il castello, ne do quanti ne puoi pagare.
