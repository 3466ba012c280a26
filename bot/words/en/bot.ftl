### The bot: commands, lobby, turn card, answers and refusals, whatever the game.

## Commands and their parameters

command-game = Set up, follow and manage games
command-game-join = Join the game that is waiting for players here
command-game-leave = Give up your seat before the game starts
command-game-start = Start the game with the players who have joined
command-game-board = Show the board and your options again
command-game-hand = Look at your hand of cards
command-game-describe = Read the whole table as text
command-game-log = Read what has happened so far, turn by turn
command-game-since = See what has happened since your last move
command-game-why = Ask why you can't do something
command-game-resign = Resign from a game in progress
command-game-export = Get the whole game as a text file
command-game-verify = Check that the shuffles and the dice were fair
command-game-language = Choose the language I use with you or on this server
command-game-theme = Choose how the boards look

param-game = Which game
param-language = Which language
param-theme = How the boards look
param-scope = For you alone, or for the whole server

scope-me = For me
scope-server = For this server
scope-match = For this game

theme-day = Day
theme-night = Night
theme-contrast = High contrast
theme-large = Large print
theme-set-me = Boards that only you see: { $theme }.
theme-set-match = Boards of this game, from the next one on: { $theme }.
refuse-unknown-theme = There is no theme called “{ $theme }”. Pick one from the list.
lobby-length = Usually takes { $median }{ $varies ->
    [yes] ; half of the last { $count } games took between { $lower } and { $upper }.
   *[no] , like most of the last { $count } games.
}
lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Bot { $number }

## Buttons and menus

button-new = New game
button-new-game = New game: { $game }
button-leave = Leave
button-start = Start
button-cancel-lobby = Yes, cancel it
button-cancel-ask = Ask the others
button-cancel-now = Cancel it now
button-computer = Add a bot
button-why = Why can't I…?
button-undo = Undo
button-undo-all = Undo all of this
button-move = My move
button-move-of = { $player }'s move
button-hand = My hand
button-board = Show the board
button-describe = As text
button-reference = The stock
menu-more = More…
button-log = Log
button-since = What did I miss?
button-agree = Agree
button-refuse = Decline
button-resign = Resign…
button-resign-sure = Yes, resign
button-stay = Keep playing
button-resign-instead = Resign instead…
button-cancel-instead = Cancel the game instead…
button-keep = Keep the game
button-help = How to play
button-next = Next page
button-previous = Previous page
button-earlier = Earlier
button-later = Later
menu-choose = Choose…
menu-choose-of = Choose: { $options }
menu-group = { $group }…
menu-part = { $group } ({ $part } of { $parts })…
menu-why = What would you like to do?{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } of { $parts })
}
menu-why-later = Later in the turn{ $parts ->
    [1] {""}
   *[other] {" "}({ $part } of { $parts })
}…

## Turn card

card-title = { $game } · { $turn }
standing-turn = Turn { $turn }{ $about ->
    [0] {""}
   *[other] {" "}of about { $about }
}
standing-leader = { $players } { $count ->
    [one] leads
   *[other] lead
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-left = { $player } (bot since turn { $turn })
record-of-player = **{ $player }**: { $done }
record-more = { $count ->
    [one] 1 more line in /game log.
   *[other] { $count } more lines in /game log.
}
record-times = { $done } ×{ $count }
card-made-for = { $line } *(automatic)*
card-made-because = { $line } *({ $why }: automatic)*
card-public-later = The public board follows when your turn passes on, or when you pause.
card-settled = { $how ->
    [order] Your order has answered this question.
    [chore] This question had only one sensible answer, so I gave it for you.
   *[other] This question has been answered.
}
card-more-lines = { $count ->
    [one] 1 earlier line is in /game log.
   *[other] { $count } earlier lines are in /game log.
}
card-waiting = Waiting for { $players }.
card-private = { $count ->
    [one] { $players }, your move. Press **{ $button }**; only you will see your options.
   *[other] { $players } choose at the same time. Press **{ $button }**; only you will see your options.
}
card-no-reaction = You have no card for this. I'm asking anyway, so that no one can tell.
card-chore = There is nothing to choose here, so I'll do it for you in a few seconds.
card-in-words = I couldn't draw the picture this time; /game board tries again. Here it is as text:
card-not-drawn = I couldn't draw this picture.
card-moved = The game continues below.
card-moved-away = The game continues in { $where }.
card-arrived = This game continues here: { $players }
card-begun = The game begins: { $players }
card-recap = The whole game, turn by turn
card-over = The game is over
card-rank = { $rank }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-source = { $source } { $points }

## Answers

answer-done = Done.
hand-title = Your hand

## Following games

log-title = What has happened (page { $page } of { $pages })
log-empty = Nothing has happened yet.
log-truncated = The whole game is in /game export.
since-title = Since your last move ({ $when })
since-beginning = Since the start of the game
since-turn = The latest turn
since-look = What has happened since you last looked ({ $when })
since-nothing = Nothing has happened since then.
since-more = Anything earlier is in /game log.

## Why not

why-choose = Choose what you would like to do, and I will tell you why you can't.
why-answer = **{ $option }**: { $reason }
why-nothing = You have nothing to decide right now.
why-everything = There is nothing else to choose here.

## Undo

undo-done = Undone.
undo-confirm = Do you want to undo this, and everything since? Nothing is undone until you press the button.
undo-asked = { $player } would like to undo { $steps ->
    [one] the last move
   *[other] the last { $steps } moves
}. { $players }, do you agree?
undo-waiting = I have asked the others. It will be undone as soon as they all agree.
undo-agreed = { $player } agrees. Still to answer: { $players }.
undo-refused = { $player } does not agree, so the game continues as it is.
undo-outdated = The game has moved on, so this request no longer counts.
undo-too-often = You have used all { $most } of your undos in this game. Carry on from here.

## Resigning, cancelling

resign-confirm = Resign for good? A bot takes your seat, the others play on, and you finish last of the human players.
resign-confirm-last = Resign? The game ends here.
resign-confirm-ends = Resign for good? The game ends and { $player } wins.
resign-confirm-series = Resign this game? { $player } wins it. The match goes on with the next game, unless it is decided.
card-conceded = { $player } has conceded: **{ $winner }** wins.
cancel-or-resign = Cancelling ends the game for everyone. To leave on your own, resign.
resign-or-cancel = If you resign, only you leave. To end the game for everyone without a winner, cancel it.
resign-or-cancel-duel = If you would rather end the game without a winner, cancel it: your opponent has to agree.
resign-done = You have resigned. Thank you for playing.
resign-done-series = You have resigned this game. If the match is not decided, the next game begins shortly.
resign-kept = Good, you are still playing.
cancel-confirm-lobby = Cancel this game? Everyone who has joined loses their seat.
cancel-confirm-leave = You are the only one here: if you leave, the game is cancelled.
cancel-confirm = Cancel this game for good? Nobody will win.
cancel-confirm-others = These players have to agree: { $players }.
cancel-confirm-moderator = As a moderator you can also cancel it now. Everyone will see that it was you.
cancel-outdated = This request no longer counts.

## Record, proof, language

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
language-set-me = From now on I'll use English with you.
language-set-server = From now on I'll use English on this server.
language-set-me-auto = I'll go back to your Discord language when I talk to you.
language-set-server-auto = I'll go back to this server's own language.

## Refusals: who and where

refuse-no-match = There is no game in this channel. Start one with /game new.
refuse-no-live = No game is running here.
refuse-channel-busy = There is already a game in this channel. Finish it first, or use another channel or thread.
refuse-not-a-player = You are watching this game. Only its players can do that.
refuse-no-hand = There are no hands of cards in this game.
refuse-already-joined = You already have a seat in this game.
refuse-own-undo = This is your own request. The others decide.
refuse-over = This game is over. Start another with /game new.
refuse-cancelled = This game has been cancelled.
card-decided = The organisers have decided this match: { $places }
refuse-game-gone = That game is no longer here.
refuse-secluded = This game stays closed to others until the last table of its round has finished, because every table plays the same deal.
refuse-left-server = You have left that game's server, and a bot plays for you. You get your seat back when you return to the server.
refuse-newer-match = This game needs a newer version of Provost. Nothing is lost: it continues when that version is back.
refuse-damaged-match = The stored data of this game is damaged, so I can't show it or let you play. All other games continue.
refuse-not-moderator = You need the permission “Manage Server” to choose the server's language.
refuse-only-in-servers = I can run games on servers that have added me, in direct messages with me, and in group chats. Discord doesn't let me post anywhere else.

## Refusals: what and when

refuse-form = That trade does not work. Each of you can give up to { $most } resources, of different kinds, that the other has room for.
refuse-not-your-move = It is not your move. We are waiting for { $players }.
refuse-stale = That has already been decided. Here is the table as it is now.
refuse-other-game = The game in this channel is { $game }. Use that game's commands.
refuse-unknown-game = I don't know a game called “{ $game }”. I know these: { $games }.
refuse-unknown-button = I don't recognise this button. It may be from an older version. /game board shows the table.
refuse-unknown-command = I no longer have this command. Type / to see the ones I have.
refuse-unknown-language = I don't speak “{ $language }”. I speak English, Italian and Spanish.
refuse-too-fast = That was too fast for me. Wait a few seconds and try again.

## Refusals: what the bot may not or cannot do

refuse-missing-permissions = I'm not allowed to do that here. Please give me these permissions in this channel: { $permissions }.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_private_threads = Create Private Threads
refuse-archived = This thread is archived or locked. Ask a moderator to reopen it; the game is safe.
refuse-thread-closed = Your choice is saved, but this thread is closed to me and { $where } has another game. Ask a moderator to reopen the thread, and I will post the table there.
refuse-card-gone = The old card was deleted, so I have posted a new one.
refuse-not-saved = I couldn't save that, so nothing has changed. Please try again in a moment.
refuse-discord = Discord did not accept that. If you made a choice, it is saved; /game board shows the table.
refuse-withheld = Discord has refused too many of my requests lately, so I am not sending this one. Please try again in ten minutes.
discord-refusal-title = Discord, or this server's AutoMod, does not allow a word in the title.
discord-refusal-tag = The forum requires a tag on each post and has none that I can use.
discord-refusal-permission = I don't have the permission for that there.
discord-refusal-gone = The channel no longer exists.
discord-refusal-threads = This server has reached Discord's limit of open threads.
discord-refusal-other = Discord answered “{ $failure }”.
refuse-not-shown = Your choice is saved, but I couldn't show you the result. /game board shows the table.
refuse-not-posted = Your choice is saved, but Discord does not let me post the table in the game's channel. Once that is fixed, use /game board there.
refuse-group-waits = Your choice is saved. The group chat will show it the next time someone presses a button there.
refuse-card-withheld = Your choice is saved. Discord has refused too many of my messages here lately, so the new card may take up to ten minutes.
refuse-unexpected = Something went wrong on my side, and nothing has changed. The error has been logged.

chart-chances = Chance of winning by turn, in %
button-result = Result
button-rematch = Rematch
button-export = Export
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-moment = less than a minute

lobby-public-no = Spectators: only in this channel
lobby-public-yes = Spectators: public game, anyone can follow it
lobby-public-spotlight = Spectators: public game, also in the spotlight
command-server = Settings for this whole server
command-server-public = Choose whether new games on this server are public
param-server-public = The default for new games; each host can change it
server-public-done = New games on this server now start with: { $value }
refuse-not-server-manager = You need the permission “Manage Server” to do that.
follow-title = { $game }: { $players }
verify-closed = The draws also use the id of the message that closed the seating, which nobody could choose: { $where }
verify-not-closed = No message closed the seating of this game, so its draws come from the seed alone.
cli-verify-closed = The draws also use the id { $message } of the message that closed the seating, which nobody could choose.
cli-verify-not-closed = No message closed the seating, so the draws come from the seed alone.
