# La classifica di un server, e i profili.

command-ladder = Guarda chi gioca meglio a un gioco su questo server
command-profile = Guarda quanto bene, con quanta affidabilità e quanto spesso qualcuno gioca qui
param-ladder-seats = Giocatori al tavolo; senza, il numero più giocato
param-profile-player = Di chi è il profilo; senza, il tuo
param-rated = Conta per la classifica e i profili?
lobby-rated = Classifica e profili: { $value ->
    [on] questa partita conta
   *[off] questa partita non conta
}
ladder-kind = { $game }, tavoli da { $seats }
ladder-title = Classifica: { $kind }
ladder-line = **{ $rank }.** { $player } · **{ $rating }**{ $trend } · { $games ->
    [one] una partita
   *[other] { $games } partite
}
ladder-empty = Nessuno ha ancora un punteggio.
ladder-note = Il punteggio si vede da { $games } partite in poi; le frecce dicono com’è cambiato nelle ultime dieci. Le partite abbandonate non contano per chi le ha lasciate.{ $waiting ->
    [0] {""}
    [one] {" "}Un giocatore ne ha di meno.
   *[other] {" "}{ $waiting } giocatori ne hanno di meno.
}
ladder-pages = Pagina { $page } di { $pages }
profile-title = Profilo: { $player }
profile-skill = Abilità
profile-rated = { $kind }: **{ $rating }**{ $trend } · posto { $rank } su { $players } · { $games ->
    [one] una partita
   *[other] { $games } partite
} · vinte: { $won }
profile-unrated = { $kind }: { $games } partite su { $wanted } prima che si veda il punteggio · vinte: { $won }
profile-no-skill = Ancora nessuna partita valutata.
profile-together = Con te
profile-met = { $games ->
    [one] Una partita insieme
   *[other] { $games } partite insieme
}: davanti a { $player } in { $ahead }, dietro in { $behind }, alla pari in { $level }.
rating-hidden = { $kind }: è stata la tua partita numero { $games }. Il tuo punteggio si vede dalla partita numero { $wanted } in poi.
rating-after = { $kind }: il tuo punteggio dopo questa partita: { $rating }{ GIVEN($change) ->
    [yes] {" "}({ $change })
   *[no] {""}
}.
rating-why = Sale con ogni avversario che hai preceduto, tanto più quanto più era forte, e scende con ognuno che ti ha preceduto.
profile-reliability = Affidabilità
profile-kept = { $share }% delle partite giocate fino alla fine: { $kept } su { $begun }
profile-nothing-ended = Nessuna partita è ancora finita.
profile-activity = Attività
profile-active = { $ended ->
    [one] Una partita finita negli ultimi 90 giorni
   *[other] { $ended } partite finite negli ultimi 90 giorni
}; { $running ->
    [one] una in corso
   *[other] { $running } in corso
}.
