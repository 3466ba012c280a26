## /game find

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

## /game avoid

command-game-avoid = Choose whom you would rather not sit down with; nobody else learns of it
param-avoid = whom you want to avoid; without a name you see your list
avoid-title = Whom you avoid
avoid-nobody = Nobody. `/game avoid player:` adds somebody.
avoid-deleted = A player who deleted their data
avoid-explained = Only you see this, and none of them learns of it. `/game find` leaves out the games they sit in, no message calls you to one, and you are asked before you sit down with one of them. It counts on every server; tables of events are drawn without it.
avoid-join = You avoid { $players }. Sit down at this table all the same?
button-join-anyway = Sit down all the same
menu-avoid-end = Avoid no longer…
refuse-avoid-whom = Choose another player, not yourself or a bot.
refuse-avoid-most = Your list is full with { $most } names. Take one off with the menu of `/game avoid` first.
