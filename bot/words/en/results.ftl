## Results, ladder and statistics

command-stats = Figures about your own play
command-stats-me = How long your moves take; only you see this
refuse-no-stats = There are no figures of yours yet: they come with the first game that ends.
stats-me = Games finished: { $finished }. Of your { $turns } turns, a quarter took less than { $lower } waking hours, half less than { $median }, three quarters less than { $upper }.

analysis-under-way = The chances to win are being computed.
analysis-points = Turning points
analysis-turn = { board-moment }: { $chances }
button-replay-point = Replay { $number }
alt-chances = Chance to win by turn, as computer players would play on

# The ladder of a server, and profiles.
command-ladder = See who plays a game best on this server
command-profile = See how well, how reliably and how much somebody plays here
param-ladder-seats = Players at the table; without it, the size that most play
param-profile-player = Whose profile; without it, your own
ladder-kind = { $game }, { $seats } at a table
ladder-title = Ladder: { $kind }
ladder-line = **{ $rank }.** { $player } · **{ $rating }**{ $trend } · { $games ->
    [one] one match
   *[other] { $games } matches
}
ladder-empty = Nobody has a rating yet.
ladder-note = Ratings show from { $games } matches on; arrows say how they changed over the last ten. A match does not count for those who left it.{ $waiting ->
    [0] {""}
    [one] {" "}One player has fewer matches.
   *[other] {" "}{ $waiting } players have fewer matches.
}
ladder-pages = Page { $page } of { $pages }
profile-title = Profile: { $player }
profile-skill = Skill
profile-rated = { $kind }: **{ $rating }**{ $trend } · place { $rank } of { $players } · { $games ->
    [one] one match
   *[other] { $games } matches
} · won: { $won }
profile-unrated = { $kind }: { $games } of { $wanted } matches until the rating shows · won: { $won }
profile-no-skill = No rated matches yet.
profile-together = With you
profile-met = { $games ->
    [one] One match together
   *[other] { $games } matches together
}: you came before { $player } in { $ahead }, behind in { $behind }, level in { $level }.
rating-hidden = { $kind }: this was your match { $games }. Your rating shows from match { $wanted } on.
rating-after = { $kind }: your rating after this match: { $rating }{ GIVEN($change) ->
    [yes] {" "}({ $change })
   *[no] {""}
}.
rating-why = It rises with each opponent whom you came before, the more the stronger they were, and falls with each who came before you.
profile-reliability = Reliability
profile-kept = { $share }% of matches played to the end: { $kept } of { $begun }
profile-nothing-ended = No match has ended yet.
profile-activity = Activity
profile-active = { $ended ->
    [one] One match ended in the last 90 days
   *[other] { $ended } matches ended in the last 90 days
}; { $running ->
    [one] one is running
   *[other] { $running } are running
}.

chart-turns = Points by turn
chart-sources = Points by source
button-replay-all = Replay
result-keep = [Open this match in BG Stats]({ $link }) to keep it among your plays. The app asks once who is who.
result-pace = The match took { $span }: { $moves } moves, typically { $pace } each.
refuse-no-rematch = Only those who played can ask for a rematch.
refuse-rematch-of-event = This match belongs to an event: there is no rematch of it. Open a match of your own for that.
rematch-called = A rematch is gathering with { $players }. Your seats are one further on; a press on **{ button-join }** is all it takes.
alt-winner = How the match ended
button-bg-stats = Keep in BG Stats
