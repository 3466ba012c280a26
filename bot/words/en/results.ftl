## Results, ladder and statistics

command-stats = Statistics about your own play
command-stats-me = See how long your moves take; only you will see this
refuse-no-stats = There are no statistics about you yet. They start with your first finished game.
stats-me = Games finished: { $finished }. You have taken { $turns } turns. Not counting your nights, a quarter took less than { $lower } hours, half less than { $median }, three quarters less than { $upper }.

analysis-under-way = Working out the chances of winning…
analysis-late = The chances of winning took too long to work out just now. Press **Result** again later.
analysis-points = Turning points
analysis-turn = { board-moment }: { $chances }
button-replay-point = Replay { $number }
alt-chances = Chance of winning by turn, if bots had played on

# The ladder of a server, and profiles.
command-ladder = See who is best at a game on this server
command-profile = See how well, how reliably and how often someone plays here
param-ladder-seats = Players at the table; leave it out for the most common number
param-profile-player = Whose profile; leave it out for your own
ladder-kind = { $game }, { $seats } at a table
ladder-title = Ladder: { $kind }
ladder-line = **{ $rank }.** { $player } · **{ $rating }**{ $trend } · { $games ->
    [one] one game
   *[other] { $games } games
}
ladder-empty = No one has a rating yet.
ladder-note = You get a place after { $games } games. Until then your rating is provisional and has a margin of error. Arrows show the change over the last ten games. If you leave a game, it does not count for you.
ladder-provisional = { $player } · provisional: { $rating }
rating-provisional = { $games } of { $wanted } games, about { $value } ± { $uncertainty }
ladder-pages = Page { $page } of { $pages }
profile-title = Profile: { $player }
profile-skill = Skill
profile-rated = { $kind }: **{ $rating }**{ $trend } · place { $rank } of { $players } · { $games ->
    [one] one game
   *[other] { $games } games
} · won: { $won }
profile-provisional = { $kind }: provisional, { $rating } · won: { $won }
profile-no-skill = No rated games yet. A game counts once at least two people have played it to the end.
profile-together = With you
profile-met = { $games ->
    [one] One game together
   *[other] { $games } games together
}: you finished ahead of { $player } in { $ahead }, behind in { $behind }, and you tied in { $level }.
rating-after-provisional = { $kind }: your rating is provisional, { $rating }.
rating-after = { $kind }: your rating is now { $rating }{ GIVEN($change) ->
    [yes] {" "}({ $change })
   *[no] {""}
}.
rating-why = It rises for each opponent you beat, more so for a strong one, and falls for each one who beats you.
profile-reliability = Reliability
profile-kept = { $share }% of games played to the end: { $kept } of { $begun }
profile-nothing-ended = No game has finished yet.
profile-activity = Activity
profile-active = { $ended ->
    [one] One game finished in the last 90 days
   *[other] { $ended } games finished in the last 90 days
}; { $running ->
    [one] one is running
   *[other] { $running } are running
}.

chart-turns = Points by turn
chart-sources = Points by source
button-replay-all = Replay
result-keep = [Open this game in BG Stats]({ $link }) to keep it with your plays. The app only asks once who is who.
result-pace = The game took { $span }: { $moves } moves, usually { $pace } each.
refuse-no-rematch = Only people who played can ask for a rematch.
refuse-rematch-of-event = This game belongs to an event, so it has no rematch. Open a game of your own instead.
rematch-called = A rematch with { $players } is waiting for players. Everyone moves up one seat. Press **{ button-join }** to play.
alt-winner = How the game ended
button-bg-stats = Keep in BG Stats
menu-profile = Profile

chart-chances = Chance of winning by turn, in %
button-result = Result
button-rematch = Rematch

# A result, shared in another channel.
button-share = Share
share-how = Choose a channel, and I'll post this there. Or copy the text and save the picture.
share-copy = Copy the text and save the picture to share this result.
menu-share = Post it in a channel…
share-place = { $rank ->
    [1] 🏆{" "}
   *[other] {""}
}{ $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
share-link = [See the game]({ $link })
share-by = **{ $player }** shares the result of a game:
share-done = Done. [See it there]({ $where })
refuse-share-own = You can't post messages and files in that channel yourself, so I won't post there for you.
refuse-share-there = I can't post in that channel. I would need these permissions there: { $permissions }.
refuse-share-place = I can only post in text channels and public threads that are open. Choose another.
