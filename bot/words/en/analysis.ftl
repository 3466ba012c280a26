### Analyses: how a match was decided, and its turning points.

analysis-nothing = nothing
analysis-point = { board-moment }: { $player } chose { $given }.
analysis-better = { $better } was better: it would have raised the chance of winning by about { $lost } percentage points (between { WRITTEN($low) } and { WRITTEN($high) }).
analysis-decided = The difference lies in how the game ends.
analysis-chance = { $player }: { $share }%
analysis-none = I found no choice that cost anyone much of their chance of winning.
analysis-perhaps-better = { $better } may have been better: it would have raised the chance of winning by about { $lost } percentage points, though chance could explain that (between { WRITTEN($low) } and { WRITTEN($high) }).
analysis-hint = A hint would have said: “{ $reason }.”
analysis-why = The difference: { $reasons }.
analysis-turns = { $several ->
    [yes] turns { $first } to { $last }
   *[no] turn { $first }
}
analysis-decline = { $player }'s chance of winning fell from { $before }% to { $after }% in { $turns }. { $examined ->
    [one] The one choice I compared there does not explain it.
   *[other] None of the { $examined } choices I compared there explains it.
}
analysis-decline-choices = { $player }'s chance of winning fell from { $before }% to { $after }% in { $turns }, in many small steps: of the { $examined } choices I compared there, { $worse ->
    [one] 1 was not the best
   *[other] { $worse } were not the best
}.
