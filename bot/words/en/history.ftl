### The log, the last moves, the record and its proof: /game log, since, export, verify.

command-game-log = Read what has happened so far, turn by turn
command-game-since = See what has happened since your last move
command-game-export = Get the whole game as a text file
command-game-verify = Check that the shuffles and the dice were fair
button-log = Log
button-since = What did I miss?
button-earlier = Earlier
button-later = Later
log-title = What has happened (page { $page } of { $pages })
log-empty = Nothing has happened yet.
log-truncated = The whole game is in /game export.
since-title = Since your last move ({ $when })
since-beginning = Since the start of the game
since-turn = The latest turn
since-look = What has happened since you last looked ({ $when })
since-nothing = Nothing has happened since then.
since-more = Anything earlier is in /game log.

export-running = Here is the game so far. The seed and all hidden information stay sealed until it is over.
export-done = Here is the whole game. Anyone who has Provost installed can replay it with “provost replay”.
verify-running = The shuffle seal is { $commitment }. When the game is over, I will show the seed behind it.
verify-proven = Verified: { $count ->
    [one] the only draw
   *[other] all { $count } draws
} of this game { $count ->
    [one] follows
   *[other] follow
} from the seed { $seed }, and the seed matches the seal { $commitment }.
verify-failed = Not verified: line { $line } does not follow from the sealed seed.
verify-seal-broken = Not verified: the seed does not match the seal { $commitment }.
button-export = Export
verify-closed = The draws also use the id of the message that closed the seating, which nobody could choose: { $where }
verify-not-closed = No message closed the seating of this game, so its draws come from the seed alone.
