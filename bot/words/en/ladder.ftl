# The ladder of a server, and profiles.

command-ladder = See who plays a game best on this server
command-profile = See how well, how reliably and how much somebody plays here
param-ladder-seats = Players at the table; without it, the size that most play
param-profile-player = Whose profile; without it, your own
param-rated = Does it count on the ladder and in profiles?
lobby-rated = Ladder and profiles: { $value ->
    [on] this game counts
   *[off] this game does not count
}
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
