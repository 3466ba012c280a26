## Lobbies: opening, finding, filling and starting matches

command-game-new = Open a new game for others to join
command-game-cancel = Cancel the game in this channel
param-seats = How many players
param-options = Rules, such as favours=simplified; the lobby's menus do the same
param-auto = Answer questions that leave no choice for the player
lobby-title = { $game }: players wanted
lobby-host = { $player } is setting up a game.
lobby-count = Players: { $taken } of { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. free
lobby-auto = Questions without a choice: { $value ->
    [on] answered for the players
   *[off] asked all the same
}
lobby-theme = Boards: { $theme }
lobby-ready = Everyone is here: the game can start.
lobby-enough = Enough are here: the game can start with { $count } players, or wait for more.
lobby-short = { $missing ->
    [one] 1 more player is needed to start.
   *[other] { $missing } more players are needed to start.
}
lobby-started = The game has started: { $where }
lobby-started-here = The game has started below.
lobby-joined = You are in. You will be called when the game begins, and when it is your move.
lobby-left = Your seat is free again.
lobby-cancelled = { $player } has called this game off.
lobby-commitment = The luck of this game is sealed: { $commitment }… When it ends, /game verify proves it.
settings-title = What this game is set to
settings-of-host = { $player }, who opened the game, can change this.
button-join = Join
button-cancel = Cancel the game
button-dismiss = Remove a computer player
button-settings = Settings…
button-rules = More settings (page { $page } of { $pages })
menu-seats = Number of players
cancel-done = The game is called off.
cancel-asked = { $player } would like to call this game off for good. { $players }, do you agree? Play goes on until all of you do.
cancel-waiting = The others have been asked. The game is called off as soon as all of them agree.
cancel-granted = Everyone agrees: the game is called off.
cancel-kept = Good: the game goes on.
lobby-busy = { $host } already has a lobby here ({ $game }), and a channel holds one at a time. Join it, or open yours in another channel or forum.
lobby-busy-own = You are already in a lobby here ({ $game }), and a channel holds one at a time. Play that one, or open the other game in another channel or forum.
refuse-too-many-lobbies = { $most ->
    [one] You have a game waiting for players already. Start it or call it off first.
   *[other] You have { $most } games waiting for players already. Start one or call one off first.
}
refuse-too-many-games = { $most ->
    [one] This server has room for 1 game at a time. Finish it or call it off first.
   *[other] This server has room for { $most } games at a time. Finish one or call one off first.
}
refuse-not-in-lobby = You have no seat in this game.
refuse-not-host = Only { $players }, who opened the game, can do that.
refuse-not-host-or-moderator = Only { $player }, who opened the game, or a moderator can do that.
refuse-lobby-full = Every seat is taken.
refuse-seats-taken = More players are in already than that; send one away first.
refuse-already-started = This game has already started.
refuse-too-few = { $missing ->
    [one] 1 more player is needed before the game can start.
   *[other] { $missing } more players are needed before the game can start.
}
refuse-not-moderator-here = Only a moderator can do that: it takes the permission “Manage Messages”.

pace-auto = Pace: steady, or no clock for one person alone
param-vacation = Is vacation used where a bank would run out?
refuse-too-many-matches = { $most ->
    [one] You are in { $most } game with a clock; each game that you finish allows one more.
   *[other] You are in { $most } games with a clock; each game that you finish allows one more.
}
command-clock-substitute = Take a seat whose player is away, or wait for one
clock-substitute-done = You have taken a seat. The result counts for you only if it helps you.
clock-substitute-waits = No seat is free now; you will have the next one that is. Do the same again to stop waiting.
clock-substitute-leaves = You no longer wait for a seat.
lobby-away = away, back { $when }
lobby-mustered = Everyone is here. The game starts { $when }, or when { $player } presses Start.
lobby-muster = Say that you are there. Time is up { $when }; who is missing then is replaced. There: { $players }

level-random = computer, plays at random
level-builder = computer, builds what it can
level-apprentice = computer, apprentice
level-journeyman = computer, journeyman
level-master = computer, master
param-computers = The level of computer players that are added
param-stand-in = Who plays for somebody who is away
param-hints = Hints from the computer
lobby-computers = Added next: { $level }
lobby-stand-in = For players who are away: { $level }
lobby-hints-alone = Hints: against computer players only
lobby-hints-always = Hints: always
lobby-hints-never = Hints: never

seat-none = nobody

command-game-find = Find a game on this server that has a free seat
find-title = Games with a free seat
find-none = No game on this server waits for players. Open one:
find-players = In it: { $players }
find-where = In { $where }, opened { $when }
find-hours = { $hours ->
    [0] You are hardly ever awake at the same time.
    [one] You are awake at the same time for 1 hour a day.
   *[other] You are awake at the same time for { $hours } hours a day.
}
find-you-look = You get a direct message when a game opens here ({ $game }). That ends { $until }.
find-others-look = { $count ->
    [one] Somebody else waits for a game to open ({ $game }).
   *[other] { $count } others wait for a game to open ({ $game }).
}
find-any = any game
find-begun = From now on you get a message here when a game opens on the server of { $where } ({ $game }). That ends { $until }, as soon as you join one, or with **No more messages** in `/game find`.
find-joined = You are in: { $game } in { $where }. You will be called when the game begins, and when it is your move.
button-stop-looking = No more messages
menu-find-others = Join another game…
menu-seek = Message me about new games…
refuse-find-no-direct = I cannot send you direct messages. Allow them for this server, then choose again in an hour.
notice-lobby_opened = { $game }: players are wanted in { $where }. `/game find` there ends these messages.
avoid-join = You avoid { $players }. Sit down at this table all the same?
button-join-anyway = Sit down all the same

command-server-forum = Choose a forum in which each game is a post
param-server-forum = The forum; without one, games have threads where they are opened
server-forum-set = From now on each game is a post in { $where }.
server-forum-none = Games have threads where they are opened, as before.
server-forum-tags = Posts get tags where the forum has them. Make these in its settings: { $tags }
server-forum-moderated = Only moderators may apply these tags, so posts go without them until I get Manage Posts: { $tags }
refuse-forum-closed = I may not post in { $where }. What I lack there: { $permissions }.
forum-permission-send_messages = Create Posts
forum-permission-send_messages_in_threads = Send Messages in Posts
refuse-forum-tags = { $where } takes no post without a tag, and has none that I may apply. Add a tag that everyone may use, or give me Manage Channels there to add mine.
refuse-no-forum = The forum of this server cannot be used any more. Choose another with /server forum.
forum-tag-open = Open seats
forum-tag-running = Running
forum-tag-ended = Ended
lobby-posted = The game is open for others to join: { $where }
lobby-posted-here = No post could be made in { $forum }: { $why } The game is open for others to join in this channel instead.

param-rated = Does it count on the ladder and in profiles?
lobby-rated = Ladder and profiles: { $value ->
    [on] this game counts
   *[off] this game does not count
}

param-public = Who may watch from elsewhere
param-delay = Delay for those who watch from elsewhere
lobby-delay-none = From elsewhere: at once
lobby-delay-hour = From elsewhere: an hour later
lobby-delay-day = From elsewhere: a day later
lobby-sealed = The luck of this game is sealed: { $commitment }…
seats-closed = The seats are closed: { $players }. From the seal `{ $commitment }` and the id of this message, which nobody could know before, follows all luck of this game.
