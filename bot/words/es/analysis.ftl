### Analyses: how a match was decided, and its turning points.

analysis-nothing = nada
analysis-point = { board-moment }: { $player } eligió { $given }.
analysis-better = Era mejor { $better }: habría subido la probabilidad de ganar en unos { $lost } puntos porcentuales (entre { WRITTEN($low) } y { WRITTEN($high) }).
analysis-decided = La diferencia está en cómo acaba la partida.
analysis-chance = { $player }: { $share } %
analysis-none = Ninguna decisión redujo mucho la probabilidad de ganar.
analysis-perhaps-better = { $better } quizá era mejor: habría subido la probabilidad de ganar en unos { $lost } puntos porcentuales, aunque podría deberse al azar (entre { WRITTEN($low) } y { WRITTEN($high) }).
analysis-hint = Una sugerencia habría dicho: «{ $reason }.»
analysis-why = La diferencia: { $reasons }.
analysis-turns = { $several ->
    [yes] en los turnos { $first } a { $last }
   *[no] en el turno { $first }
}
analysis-decline = La probabilidad de ganar de { $player } bajó del { $before } % al { $after } % { $turns }. { $examined ->
    [one] La única decisión que comparé ahí no basta para explicarlo.
   *[other] Ninguna de las { $examined } decisiones que comparé ahí basta para explicarlo.
}
analysis-decline-choices = La probabilidad de ganar de { $player } bajó del { $before } % al { $after } % { $turns }, a pequeños pasos: de las { $examined } decisiones que comparé ahí, { $worse ->
    [one] 1 no era la mejor
   *[other] { $worse } no eran las mejores
}.
