## The spotlight and puzzles

command-spotlight = Guarda chi fa i migliori pronostici in vetrina
command-server-spotlight = Mostra in un canale i momenti migliori delle partite pubbliche, con pronostici
param-server-spotlight = Il canale della vetrina; senza, la vetrina finisce
server-spotlight-done = La vetrina è in { $where }: un momento al giorno, di partite pubbliche che lo permettono.
server-spotlight-ended = Questo server non ha più una vetrina.
spotlight-title = In vetrina
spotlight-how = Che cosa accadrà? Fai il tuo pronostico con un pulsante: nessuno lo vede prima della scelta, e fino ad allora puoi cambiarlo.
spotlight-closed = La scelta è fatta.
spotlight-predicted = Il tuo pronostico: { $answer }. Resta nascosto fino alla scelta.
spotlight-recap = In vetrina: com’è andata in { $what }
spotlight-answer = { $player } ha scelto: **{ $answer }**
spotlight-right = { $count ->
    [0] Nessuno aveva fatto pronostici.
    [one] { $right ->
        [0] L’unico pronostico era sbagliato.
       *[other] L’unico pronostico era giusto.
    }
   *[other] Pronostici giusti: { $right } su { $count }.
}
spotlight-void = A quella scelta non si è mai arrivati: nessun punto.
puzzle-title = Qual è la mossa migliore?
puzzle-how = Questa partita è finita. Che cosa sarebbe stato meglio? Rispondi con un pulsante: nessuno vede la tua risposta prima della soluzione, che arriva { $until }, e fino ad allora puoi cambiarla.
puzzle-closed = La soluzione è arrivata.
puzzle-predicted = La tua risposta: { $answer }. Resta nascosta fino alla soluzione.
puzzle-recap = La soluzione: { $what }
puzzle-solution = La migliore è: **{ $answer }**
puzzle-margin = Un giocatore computer che cerca la valuta { $points } punti più di “{ $second }”.
puzzle-played = Nella partita { $player } ha scelto: **{ $answer }**
button-puzzle-replay = Rivedi da qui
spotlight-scores = I migliori pronostici
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, giusti: { $right } su { $count }
refuse-spotlight-closed = È troppo tardi per questo pronostico.
refuse-spotlight-player = È una tua partita: chi ci gioca non può fare pronostici.
refuse-spotlight-no-scores = Qui nessuno ha ancora azzeccato un pronostico.
refuse-spotlight-channel = Non posso pubblicare immagini in { $where }.
