## The daily deal

command-daily = Play today's deal: the end of a game against bots, the same for everyone
daily-title = Daily { $game }
daily-about = A { $seats }-player game is about to begin turn { $turn }. When bots play it out, your seat finishes second. Can you do better?
daily-same = Everyone plays this same position today, against the same bots and with the same luck.
daily-rules = You play to the end: about { $turns } turns, sometimes a few more, in 5 to 15 minutes. You have one attempt, and there is no undo.
daily-private = Only you can see your game until the day ends at { $when } ({ $until }). An attempt still unfinished by then does not count.
daily-no-undo = No undo: this is the attempt that counts. The day ends { $when }.
daily-score = { $how ->
    [won] won by { $margin }
    [tied] tied for first
   *[lost] lost by { $margin }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-standing = Score so far: { $scores }
daily-final = Final score: { $scores }
daily-seat = { $player }: { $points }
daily-streak = Streak: { $days } days
daily-best = Your best so far: { $score }
daily-won = You win by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, with { $points }!
daily-tied = You tie for first, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
daily-lost = You lose by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, with { $points }.
daily-cut-off = The deal ends here, after { $turns } turns.
daily-bots = The bots' best line: { $score }
daily-beat = You beat the bots' best line!
daily-matched = You did as well as the bots' best line.
daily-bots-line = Bots
daily-comparing = Comparing each of your choices with the best one a bot can find. This takes a few seconds…
daily-not-compared = I could not compare your choices. Type `/daily` to try again.
daily-mark-good = as good
daily-mark-fair = slightly worse
daily-mark-poor = much worse
daily-alt = { $title }, { $day }: { $good } of { $choices } choices as good as the bot's
daily-copy = Share it without spoilers: a row for each turn, each choice compared with the best one a bot finds. To copy:
daily-shared = **{ $player }** has played today's deal, the end of a game against bots: { $good } of { $choices } choices were as good as a bot's. A row for each turn:
daily-yesterday = Yesterday on this server
daily-yesterday-direct = Yesterday
daily-ranked-by = The margin over the best opponent counts, then points.
daily-unfinished = No one here finished it.
daily-direct = Type `/daily` on a server for its ranking.
daily-place = **{ $place }.** { $player }: { $score }
daily-step = Choice { $step } of { $steps }
daily-step-end = The end, after { $steps } choices
daily-choice = { $mark ->
    [good] You chose **{ $picks }**. A bot finds nothing better.
    [fair] You chose **{ $picks }**, slightly worse than **{ $best }**.
   *[poor] You chose **{ $picks }**, much worse than **{ $best }**.
}
daily-best-unknown = what a bot would choose
daily-open = { $title }: your attempt is still open. The day ends { $when }. Type `/daily` to go on.
button-daily-begin = Begin
button-daily-share = Share in this channel
button-daily-choices = Go through my choices
button-daily-play = Play it
button-daily-best = Replay the best line
menu-daily-lines = Replay someone's line…
refuse-daily-over = That day is over. Type `/daily` for the new deal.
refuse-daily-stale = Your game has moved on. Please use its newest message, or type `/daily`.
refuse-daily-secret = This stays secret until the day is over.
refuse-daily-gone = I no longer have this.
refuse-daily-not-ready = Today's deal is not ready. Please try again in a minute.
