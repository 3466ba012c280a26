### Analyses: how a match was decided, and its turning points.

analysis-nothing = nulla
analysis-point = { board-moment }: { $player } ha scelto { $given }.
analysis-better = Era meglio { $better }: avrebbe alzato la probabilità di vincere di circa { $lost } punti percentuali (tra { WRITTEN($low) } e { WRITTEN($high) }).
analysis-decided = La differenza sta nel modo in cui finisce la partita.
analysis-chance = { $player }: { $share }%
analysis-none = Nessuna scelta ha ridotto di molto la probabilità di vincere.
analysis-perhaps-better = { $better } forse era meglio: avrebbe alzato la probabilità di vincere di circa { $lost } punti percentuali, ma può essere un caso (tra { WRITTEN($low) } e { WRITTEN($high) }).
analysis-hint = Un suggerimento avrebbe detto: «{ $reason }.»
analysis-why = La differenza: { $reasons }.
analysis-turns = { $several ->
    [yes] nei turni da { $first } a { $last }
   *[no] nel turno { $first }
}
analysis-decline = La probabilità di vincere di { $player } è scesa { $turns } (da { $before }% a { $after }%). { $examined ->
    [one] L'unica scelta che ho confrontato lì non basta a spiegarlo.
   *[other] Nessuna delle { $examined } scelte che ho confrontato lì basta a spiegarlo.
}
analysis-decline-choices = La probabilità di vincere di { $player } è scesa { $turns } (da { $before }% a { $after }%) a piccoli passi: delle { $examined } scelte che ho confrontato lì, { $worse ->
    [one] 1 non era la migliore
   *[other] { $worse } non erano le migliori
}.
