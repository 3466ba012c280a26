## Results, ladder and statistics

command-stats = Statistiche su come giochi
command-stats-me = Guarda quanto tempo impieghi per le tue mosse; lo vedi solo tu
refuse-no-stats = Non ci sono ancora statistiche su di te: arrivano con la prima partita finita.
stats-me = Partite finite: { $finished }. Dei tuoi { $turns } turni, notti escluse, un quarto è durato meno di { $lower } ore, la metà meno di { $median }, tre quarti meno di { $upper }.

analysis-under-way = Calcolo le probabilità di vittoria…
analysis-late = Questa volta il calcolo delle probabilità di vittoria ha richiesto troppo tempo. Premi di nuovo **Risultato** più tardi.
analysis-points = I momenti decisivi
analysis-turn = { board-moment }: { $chances }
button-replay-point = Rivedi { $number }
alt-chances = Probabilità di vittoria turno per turno, se avessero continuato i bot

# La classifica di un server, e i profili.
command-ladder = Guarda chi è più forte in un gioco su questo server
command-profile = Guarda livello, affidabilità e attività di qualcuno su questo server
param-ladder-seats = Giocatori al tavolo; se non lo indichi, il numero più giocato
param-profile-player = Di chi è il profilo; se non lo indichi, il tuo
ladder-kind = { $game }, tavoli da { $seats }
ladder-title = Classifica: { $kind }
ladder-line = **{ $rank }.** { $player } · **{ $rating }**{ $trend } · { $games ->
    [one] una partita
   *[other] { $games } partite
}
ladder-empty = Qui nessuno ha ancora un punteggio.
ladder-note = Si entra in classifica dopo { $games } partite; fino ad allora il punteggio è provvisorio, con il suo margine di errore. Le frecce mostrano come è cambiato nelle ultime dieci partite. Se abbandoni una partita, per te non conta.
ladder-provisional = { $player } · provvisorio: { $rating }
rating-provisional = { $games } partite su { $wanted }, circa { $value } ± { $uncertainty }
ladder-pages = Pagina { $page } di { $pages }
profile-title = Profilo: { $player }
profile-skill = Abilità
profile-rated = { $kind }: **{ $rating }**{ $trend } · posto { $rank } su { $players } · { $games ->
    [one] una partita
   *[other] { $games } partite
} · vinte: { $won }
profile-provisional = { $kind }: provvisorio, { $rating } · vinte: { $won }
profile-no-skill = Ancora nessuna partita valida per la classifica. Una partita vale quando almeno due persone la giocano fino alla fine.
profile-together = Con te
profile-met = { $games ->
    [one] Una partita insieme
   *[other] { $games } partite insieme
}: hai finito davanti a { $player } in { $ahead }, dietro in { $behind }, alla pari in { $level }.
rating-after-provisional = { $kind }: il tuo punteggio è provvisorio, { $rating }.
rating-after = { $kind }: il tuo punteggio ora è { $rating }{ GIVEN($change) ->
    [yes] {" "}({ $change })
   *[no] {""}
}.
rating-why = Sale per ogni avversario che batti, di più se è forte, e scende per ognuno che ti batte.
profile-reliability = Affidabilità
profile-kept = { $share }% delle partite giocate fino alla fine: { $kept } su { $begun }
profile-nothing-ended = Nessuna partita è ancora arrivata alla fine.
profile-activity = Attività
profile-active = { $ended ->
    [one] Una partita finita negli ultimi 90 giorni
   *[other] { $ended } partite finite negli ultimi 90 giorni
}; { $running ->
    [one] una in corso
   *[other] { $running } in corso
}.

chart-turns = Punti per turno
chart-sources = Punti per provenienza
button-replay-all = Rivedi
result-keep = [Apri questa partita in BG Stats]({ $link }) per conservarla con le altre. L'app ti chiede una sola volta chi è chi.
result-pace = La partita è durata { $span }: { $moves } mosse, di solito { $pace } ciascuna.
refuse-no-rematch = Solo chi ha giocato può chiedere la rivincita.
refuse-rematch-of-event = Questa partita fa parte di un evento, quindi non ha rivincita. Apri una partita tutta tua.
rematch-called = La rivincita con { $players } aspetta giocatori. Ognuno avanza di un posto. Premi **{ button-join }** per giocare.
alt-winner = Come è finita la partita
button-bg-stats = Salva in BG Stats
menu-profile = Profilo

chart-chances = Probabilità di vittoria, turno per turno, in %
button-result = Risultato
button-rematch = Rivincita

# A result, shared in another channel.
button-share = Condividi
share-how = Scegli un canale e lo pubblico lì. Oppure copia il testo e salva l'immagine.
share-copy = Per condividere questo risultato copia il testo e salva l'immagine.
menu-share = Pubblica in un canale…
share-place = { $rank ->
    [1] 🏆{" "}
   *[other] {""}
}{ $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
share-link = [Vedi la partita]({ $link })
share-by = **{ $player }** condivide il risultato di una partita:
share-done = Fatto. [Vedilo lì]({ $where })
refuse-share-own = In quel canale non puoi inviare messaggi e file, quindi non ci pubblico nulla per te.
refuse-share-there = In quel canale non posso pubblicare. Mi servirebbero questi permessi: { $permissions }.
refuse-share-place = Posso pubblicare solo nei canali testuali e nei thread pubblici aperti. Scegline un altro.
