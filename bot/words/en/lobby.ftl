### Lobbies: opening, filling and starting games: /game new, join, leave, start.

command-game-new = Open a new game for others to join
param-seats = How many players
param-options = Rules, such as favours=simplified; you can also set them in the lobby
param-auto = Answer for players when they have only one choice
lobby-title = { $game }: players wanted
lobby-host = For { $player }, the host:
lobby-group = In a group chat I can only write after someone presses a button. Reminders come by direct message, and /mygames works everywhere.
lobby-count = Players: { $taken } of { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. free
lobby-auto = Only one choice: { $value ->
    [on] made for you
   *[off] ask anyway
}
lobby-theme = Boards: { $theme }
lobby-ready = Everyone is here: the game can start.
lobby-enough = There are enough players: start with { $count }, or wait for more.
lobby-short = { $missing ->
    [one] 1 more player needed to start.
   *[other] { $missing } more players needed to start.
}
lobby-started = The game has started: { $where }
lobby-started-here = The game has started below.
lobby-joined = You are in. You'll be pinged when the game begins and when it is your move.
lobby-left = Your seat is free again.
lobby-cancelled = { $player } has cancelled this game.
lobby-sealed = The shuffles are sealed: /game verify shows the seal at any time, and when the game is over it proves that they were fair.
settings-title = Game settings
settings-of-host = Only the host, { $player }, can change these settings.
button-join = Join
button-cancel = Cancel the game
button-dismiss = Remove a bot
button-settings = Settings…
button-rules = More rules (page { $page })
button-rules-rest = Clock and spectators…
button-rules-back = Back to page 1
button-fewer = − Player
button-more = + Player
menu-seats = Number of players
lobby-busy = { $host } already has a lobby here ({ $game }), and a channel holds only one. Join it, or open yours in another channel or forum.
lobby-busy-own = You are already in a lobby here ({ $game }), and a channel holds only one. Play that one, or open the other game in another channel or forum.
refuse-too-many-lobbies = { $most ->
    [one] You already have a game waiting for players. Start it or cancel it first.
   *[other] You already have { $most } games waiting for players. Start one or cancel one first.
}
refuse-too-many-games = { $most ->
    [one] This server has room for 1 game at a time. Finish it or cancel it first.
   *[other] This server has room for { $most } games at a time. Finish one or cancel one first.
}
refuse-not-in-lobby = You have no seat in this game.
refuse-not-host = Only the host, { $players }, can do that.
refuse-lobby-full = All seats are taken.
refuse-seats-taken = More people than that have already joined. Someone has to leave first.
refuse-already-started = This game has already started.
refuse-too-few = { $missing ->
    [one] The game needs 1 more player before it can start.
   *[other] The game needs { $missing } more players before it can start.
}
pace-auto = Pace: steady (or no clock if you play alone)
param-vacation = Use vacation when a player's time bank would run out?
refuse-too-many-matches = { $most ->
    [one] You are in { $most } game with a clock. You can join one more for each game that you finish.
   *[other] You are in { $most } games with a clock. You can join one more for each game that you finish.
}
command-clock-substitute = Take the seat of a player who is away, or wait for one
clock-substitute-done = The seat is yours. The result counts for you only if it helps you.
clock-substitute-waits = No seat is free now, so you get the next one. Use the command again to stop waiting.
clock-substitute-leaves = You are no longer waiting for a seat.
lobby-away = away, back { $when }
lobby-mustered = Everyone is here. The game starts { $when }, or when { $player } presses Start.
lobby-muster = Press *{ button-present }*. Time is up { $when }; anyone who hasn't pressed it by then is replaced. Here so far: { $players }

param-computers = The level of bots you add
param-stand-in = Who plays for someone who is away
param-hints = Who can ask a bot for hints
lobby-computers = Next bot added: { $level }
lobby-stand-in = Absent players: { $level }
lobby-hints-alone = Hints: only alone against bots
lobby-hints-always = Hints: always
lobby-hints-never = Hints: never

seat-none = nobody

avoid-join = You have chosen to avoid { $players }. Join this game anyway?
button-join-anyway = Join anyway

lobby-posted = The game is open, and others can join: { $where }
lobby-posted-here = I couldn't create a post in { $forum }: { $why } The game is open in this channel instead.

param-rated = Does the game count towards the ladder and profiles?
lobby-rated = Ladder and profiles: { $value ->
    [on] counted
   *[off] not counted
}

param-public = Who can watch from elsewhere
param-delay = How much later spectators elsewhere see each move
lobby-delay-none = Delay for spectators: none (elsewhere)
lobby-delay-hour = Delay for spectators: one hour (elsewhere)
lobby-delay-day = Delay for spectators: one day (elsewhere)
seats-closed = Seating is closed: { $players }. All shuffles and dice rolls of this game come from the seal `{ $commitment }` and the id of this message, which nobody could know in advance.

menu-challenge = Challenge to a game
param-invited = Someone to invite; their seat is kept for a day
challenge-which = What would you like to play with { $player }? I'll send the invitation here; their seat is kept for a day.
invitation = { $players }: { $host } invites you to play { $game }. { $count ->
    [one] Your seat is kept for you; the invitation ends { $when }.
   *[other] Your seats are kept for you; the invitations end { $when }.
}
invitation-over = Everyone invited to { $game } has answered.
invitation-declined = { $player } can't play { $game } this time, { $host }.
lobby-seat-kept = { $number }. kept for { $player }, ends { $when }
button-accept = Accept
button-decline = Decline
refuse-not-invited = You have no invitation to this game, or you declined it. You can still join if a seat is free.
refuse-seats-kept = The free seats are kept for { $players }.
refuse-invite-self = You have a seat already: invite someone else.
refuse-invite-bot = Bots can't be invited. To play against one, press **{ button-computer }** in the lobby.
refuse-invite-gone = { $player } is not on this server.
refuse-invite-too-many = There are not that many seats. Choose more seats, or invite fewer people.

command-game-join = Join the game that is waiting for players here
command-game-leave = Give up your seat before the game starts
command-game-start = Start the game with the players who have joined
lobby-length = Usually takes { $median }{ $varies ->
    [yes] ; half of the last { $count } games took between { $lower } and { $upper }.
   *[no] , like most of the last { $count } games.
}
button-new = New game
button-new-game = New game: { $game }
button-leave = Leave
button-start = Start
button-computer = Add a bot
refuse-channel-busy = There is already a game in this channel. Finish it first, or use another channel or thread.
refuse-already-joined = You already have a seat in this game.
lobby-public-no = Spectators: only in this channel
lobby-public-yes = Spectators: public (anyone can follow it)
lobby-public-spotlight = Spectators: public and spotlight

lobby-vacation = Vacation: { $value ->
    [on] used (when a time bank would run out)
   *[off] not used in this game
}

button-present = I am here
button-reserve = Join the waiting list
button-keep-lobby = Keep open for a week
button-fill = Play with bots
refuse-tournament-seat = In a tournament the organisers fill the seats.
