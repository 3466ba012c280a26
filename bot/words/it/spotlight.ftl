## The spotlight and puzzles

command-spotlight = Guarda chi fa i migliori pronostici in vetrina
command-server-spotlight = Mostra in un canale i momenti migliori delle partite pubbliche, con pronostici
param-server-spotlight = Il canale della vetrina; se non lo indichi, la vetrina finisce
server-spotlight-done = La vetrina è in { $where }: un momento al giorno, da partite pubbliche che lo permettono.
server-spotlight-ended = Questo server non ha più una vetrina.
server-show-spotlight = Vetrina: { $where } · `/server spotlight`
server-show-no-spotlight = Vetrina: spenta · `/server spotlight`
spotlight-title = In vetrina
spotlight-how = Che cosa succederà? Premi un pulsante per fare il tuo pronostico. Resta segreto fino alla scelta, e fino ad allora puoi cambiarlo.
spotlight-closed = La scelta è fatta.
spotlight-predicted = Il tuo pronostico: { $answer }. Resta segreto fino alla scelta.
spotlight-recap = In vetrina: com'è andata in { $what }
spotlight-answer = { $player } ha scelto: **{ $answer }**
spotlight-right = { $count ->
    [0] Nessuno aveva fatto pronostici.
    [one] { $right ->
        [0] L'unico pronostico era sbagliato.
       *[other] L'unico pronostico era giusto.
    }
   *[other] Pronostici giusti: { $right } su { $count }.
}
spotlight-void = La scelta non è mai arrivata: nessuno fa punti.
puzzle-title = Qual è la mossa migliore qui?
puzzle-how = Questa partita è finita. Quale sarebbe stata la mossa migliore? Premi un pulsante per rispondere. La tua risposta resta segreta fino alla soluzione, che arriva { $until }, e fino ad allora puoi cambiarla.
puzzle-closed = La soluzione è arrivata.
puzzle-predicted = La tua risposta: { $answer }. Resta segreta fino alla soluzione.
puzzle-recap = La soluzione: { $what }
puzzle-solution = La mossa migliore: **{ $answer }**
puzzle-margin = Il bot più forte le dà { $points } punti in più che a «{ $second }».
puzzle-played = Nella partita { $player } ha scelto: **{ $answer }**
button-puzzle-replay = Rivedi da qui
spotlight-scores = I migliori pronostici
spotlight-score = { $place }. { $user }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, giusti: { $right } su { $count }
refuse-spotlight-closed = È troppo tardi per questo pronostico.
refuse-spotlight-player = Giochi in questa partita: non puoi fare pronostici.
refuse-spotlight-no-scores = Qui nessuno ha ancora azzeccato un pronostico.
refuse-spotlight-channel = Non posso pubblicare immagini in { $where }.
