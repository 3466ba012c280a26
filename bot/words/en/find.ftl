### Finding a game, and messages about new ones: /game find.

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
