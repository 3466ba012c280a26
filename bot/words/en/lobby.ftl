## Lobbies: opening, finding, filling and starting matches

command-game-new = Open a new game for others to join
command-game-cancel = Cancel the game in this channel for everyone
param-seats = How many players
param-options = Rules, such as favours=simplified; you can also set them in the lobby
param-auto = Answer for players when they have only one choice
lobby-title = { $game }: players wanted
lobby-host = { $player } is setting up a game.
lobby-group = In a group chat I can only write after someone presses a button. Reminders come by direct message, and /mygames works everywhere.
lobby-count = Players: { $taken } of { $seats }
lobby-seat = { $number }. { $player }
lobby-seat-free = { $number }. free
lobby-auto = Only one choice: { $value ->
    [on] answered automatically
   *[off] players are asked anyway
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
lobby-commitment = Shuffle seal: { $commitment }… When the game is over, /game verify proves that the shuffles were fair.
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
cancel-done = The game is cancelled.
cancel-asked = { $player } would like to cancel this game for good. { $players }, do you agree? You can play on until everyone agrees.
cancel-waiting = I have asked the others. The game is cancelled as soon as they all agree.
cancel-granted = Everyone agrees: the game is cancelled.
cancel-kept = Good, the game goes on.
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
refuse-not-host-or-moderator = Only the host, { $player }, or a moderator can do that.
refuse-lobby-full = All seats are taken.
refuse-seats-taken = More people than that have already joined. Someone has to leave first.
refuse-already-started = This game has already started.
refuse-too-few = { $missing ->
    [one] The game needs 1 more player before it can start.
   *[other] The game needs { $missing } more players before it can start.
}
refuse-not-moderator-here = Only a moderator can do that. You need the permission “Manage Messages”.

pace-auto = Pace: steady, or no clock if you play alone
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

level-random = bot, plays at random
level-builder = bot, builds what it can
level-apprentice = bot, apprentice
level-journeyman = bot, journeyman
level-master = bot, master
param-computers = The level of bots you add
param-stand-in = Who plays for someone who is away
param-hints = Who can ask a bot for hints
lobby-computers = Next bot added: { $level }
lobby-stand-in = For players who are away: { $level }
lobby-hints-alone = Hints: only if you play alone against bots
lobby-hints-always = Hints: always
lobby-hints-never = Hints: never

seat-none = nobody

command-game-find = Find a game with a free seat on this server
find-title = Games with a free seat
find-none = No game on this server is waiting for players. Open one:
find-players = Joined: { $players }
find-where = In { $where }, opened { $when }
find-hours = { $hours ->
    [0] You are hardly ever awake at the same time.
    [one] You are awake at the same time for 1 hour a day.
   *[other] You are awake at the same time for { $hours } hours a day.
}
find-you-look = I'll send you a direct message when a game opens here ({ $game }). I'll stop { $until }.
find-others-look = { $count ->
    [one] 1 other person is waiting for a game to open ({ $game }).
   *[other] { $count } others are waiting for a game to open ({ $game }).
}
find-any = any game
find-begun = I'll message you here when a game opens on the server of { $where } ({ $game }). I'll stop { $until }, when you join one, or when you choose **No more messages** in `/game find`.
find-joined = You are in: { $game } in { $where }. You'll be pinged when the game begins and when it is your move.
button-stop-looking = No more messages
menu-find-others = Join another game…
menu-seek = Message me about new games…
refuse-find-no-direct = I can't send you direct messages. Allow them for this server and try again in an hour.
notice-lobby_opened = { $game }: players wanted in { $where }. To stop these messages, use `/game find` there.
avoid-join = You have chosen to avoid { $players }. Join this game anyway?
button-join-anyway = Join anyway

command-server-forum = Choose a forum in which each game gets its own post
param-server-forum = The forum; leave it out and each game gets a thread where it is opened
server-forum-set = From now on each game gets its own post in { $where }.
server-forum-none = From now on each game gets a thread where it is opened.
server-forum-tags = Posts get the tags that the forum has. You can create these in its settings: { $tags }
server-forum-moderated = Only moderators can use these tags. Give me Manage Posts, or my posts won't have them: { $tags }
server-show-forum = Forum for games: { $where } · `/server forum`
server-show-no-forum = Forum for games: none, each game gets a thread · `/server forum`
refuse-forum-closed = I'm not allowed to post in { $where }. Missing permissions: { $permissions }.
forum-permission-send_messages = Create Posts
forum-permission-send_messages_in_threads = Send Messages in Posts
refuse-forum-tags = { $where } requires a tag on each post and has none that I can use. Add a tag that everyone can use, or give me Manage Channels there so that I can add mine.
refuse-no-forum = This server's forum is no longer available. Choose another with /server forum.
forum-tag-open = Open seats
forum-tag-running = Running
forum-tag-ended = Ended
lobby-posted = The game is open, and others can join: { $where }
lobby-posted-here = I couldn't create a post in { $forum }: { $why } The game is open in this channel instead.

param-rated = Does the game count towards the ladder and profiles?
lobby-rated = Ladder and profiles: { $value ->
    [on] this game counts
   *[off] this game does not count
}

param-public = Who can watch from elsewhere
param-delay = How much later spectators elsewhere see each move
lobby-delay-none = Delay for spectators elsewhere: none
lobby-delay-hour = Delay for spectators elsewhere: one hour
lobby-delay-day = Delay for spectators elsewhere: one day
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
