## Results, ladder and statistics

command-stats = Cifre sul tuo modo di giocare
command-stats-me = Quanto durano le tue mosse; lo vedi solo tu
refuse-no-stats = Non ci sono ancora cifre tue: arrivano con la prima partita che finisce.
stats-me = Partite concluse: { $finished }. Dei tuoi { $turns } turni, un quarto è durato meno di { $lower } ore di veglia, la metà meno di { $median }, tre quarti meno di { $upper }.

analysis-under-way = Le probabilità di vincere sono in corso di calcolo.
analysis-points = Le svolte
analysis-turn = { board-moment }: { $chances }
button-replay-point = Rivedi { $number }
alt-chances = Probabilità di vincere per turno, se giocassero i computer

# La classifica di un server, e i profili.
command-ladder = Guarda chi gioca meglio a un gioco su questo server
command-profile = Guarda quanto bene, con quanta affidabilità e quanto spesso qualcuno gioca qui
param-ladder-seats = Giocatori al tavolo; senza, il numero più giocato
param-profile-player = Di chi è il profilo; senza, il tuo
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

chart-turns = Punti per turno
chart-sources = Punti per provenienza
button-replay-all = Rivedi
result-keep = [Apri questa partita in BG Stats]({ $link }) per tenerla tra le tue. L’app chiede una volta sola chi è chi.
result-pace = La partita è durata { $span }: { $moves } mosse, di solito { $pace } ciascuna.
refuse-no-rematch = Solo chi ha giocato può chiedere la rivincita.
refuse-rematch-of-event = Questa partita fa parte di un evento: non ha rivincita. Per giocare ancora, apri una partita vostra.
rematch-called = Si prepara una rivincita con { $players }. I posti avanzano di uno; basta premere **{ button-join }**.
alt-winner = Come è finita la partita
button-bg-stats = Salva in BG Stats
