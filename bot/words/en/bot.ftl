### The bot: commands, lobby, turn card, answers and refusals, whatever the game.

## Commands and their parameters

command-game = Set up, follow and manage games
command-game-join = Take a seat in the game that is gathering here
command-game-leave = Give up your seat before the game starts
command-game-start = Start the game with the players gathered
command-game-board = Show the board and the choices again
command-game-hand = Look at your own hand of cards
command-game-describe = Get the whole table in words
command-game-log = Read what has happened so far, turn by turn
command-game-since = Read what has happened since your last move
command-game-why = Ask why something cannot be done
command-game-resign = Resign from a running game
command-game-export = Get the record of this game as a text file
command-game-verify = Check that chance was not tampered with
command-game-language = Choose the language of your answers or of this server
command-game-theme = Choose the look of the boards

param-game = Which game
param-lines = How many lines to show
param-language = The language
param-theme = The look of the boards
param-scope = For you alone or for the whole server

scope-me = For me
scope-server = For this server
scope-match = For this game

theme-day = By day
theme-night = By night
theme-contrast = High contrast
theme-large = Large print
theme-set-me = Boards that you alone see: { $theme }.
theme-set-match = Boards of this game from the next one on: { $theme }.
refuse-unknown-theme = I have no look called “{ $theme }”. Pick one from the list.
lobby-length = Usually takes { $median }{ $varies ->
    [yes] ; half of the last { $count } games took { $lower } to { $upper }.
   *[no] , as most of the last { $count } games did.
}
lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Computer { $number }

## Buttons and menus

button-new = New game
button-new-game = New game: { $game }
button-leave = Leave
button-start = Start
button-cancel-lobby = Yes, call it off
button-cancel-ask = Ask the others
button-cancel-now = Call it off at once
button-computer = Add a computer player
button-why = Why can't I…?
button-undo = Undo
button-undo-all = Take it all back
button-move = My move
button-move-of = { $player }'s move
button-hand = My hand
button-board = Show the board
button-describe = As text
button-reference = The stock
button-since = Since my move
button-agree = Agree
button-refuse = Refuse
button-resign = Yes, resign
button-stay = Keep playing
button-keep = Keep the game
button-help = How to play
button-next = Next page
button-previous = Previous page
button-earlier = Earlier
button-later = Later
menu-choose = Choose…
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
card-made-for = { $line } *(answered for { $player })*
card-more-lines = { $count ->
    [one] 1 earlier line is in /game log.
   *[other] { $count } earlier lines are in /game log.
}
card-waiting = Waiting for { $players }.
card-private = { $count ->
    [one] The choices are for { $players } alone: press **{ $button }**.
   *[other] { $players } choose at the same time, each in private: press **{ $button }**.
}
card-no-reaction = You hold no card for this. You are asked all the same, so that nobody can tell.
card-in-words = I could not draw the picture this time; /game board tries again. As text:
card-not-drawn = I could not draw this.
card-moved = Play goes on below.
card-moved-away = Play goes on in { $where }.
card-arrived = This game goes on here now: { $players }
card-begun = This game begins: { $players }
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
log-line = { $number }. { $line }
log-empty = Nothing has happened yet.
log-truncated = The whole record: /game export
since-title = Since your last move ({ $when })
since-beginning = Since the game began
since-nothing = Nothing has happened since.
since-more = What came before that is in /game log.

## Why not

why-choose = Choose what you would like to do; I will tell you what stands in the way.
why-answer = **{ $option }**: { $reason }
why-nothing = Nothing is being asked of you right now, so there is nothing to explain.
why-everything = Nothing else can be chosen here.

## Undo

undo-done = Taken back.
undo-confirm = This is taken back, what others did since included:
undo-asked = { $player } would like to take back { $steps ->
    [one] the last step
   *[other] the last { $steps } steps
}. { $players }, do you agree?
undo-waiting = The others have been asked. It is taken back as soon as they agree.
undo-agreed = { $player } agrees; still to answer: { $players }.
undo-refused = { $player } does not agree; the game goes on as it is.
undo-outdated = The game has moved on, so this request no longer stands.
undo-too-often = You have undone { $most } times in this game, which is as often as I can remember. Play on from here.

## Resigning, cancelling

resign-confirm = Resign for good? A computer player takes your seat, the others play on, and of the people you come last.
resign-confirm-ends = Resign for good? The game ends and { $player } wins.
card-conceded = { $player } has conceded: **{ $winner }** wins.
resign-done = You have resigned. Thank you for playing.
resign-kept = Good: you are still playing.
cancel-confirm-lobby = Call this game off? Everybody who has joined loses their seat.
cancel-confirm-leave = You are the only one here: if you leave, the game is called off.
cancel-confirm = Call this game off for good? Nobody wins it.
cancel-confirm-others = These players have to agree: { $players }.
cancel-confirm-moderator = As a moderator you may also call it off at once; everybody will see that it was you.
cancel-outdated = This request no longer stands.

## Record, proof, language

export-running = The record so far. The seed, and whatever is hidden from the others, stay sealed until the game is over.
export-done = The record of the game; anyone can replay it with “provost replay”.
verify-running = Sealed: { $commitment }. The seed is shown when the game is over.
verify-proven = Proven: { $count ->
    [one] the one draw of chance
   *[other] all { $count } draws of chance
} of this game follow from the seed { $seed }, which matches the seal { $commitment }.
verify-failed = Not proven: line { $line } does not follow from the seed that was sealed.
verify-seal-broken = Not proven: the seed shown does not match the seal { $commitment }.
language-set-me = From now on I answer you in English.
language-set-server = From now on I speak English on this server.
language-set-me-auto = I answer you in the language of your Discord again.
language-set-server-auto = I speak this server's own language again.

## Refusals: who and where

refuse-no-match = There is no game in this channel. Open one with /game new.
refuse-no-live = No game is running here.
refuse-channel-busy = This channel already has a game going. Finish it, or use another channel or thread.
refuse-not-a-player = You are watching this game; only its players can do that.
refuse-no-hand = Nobody holds cards in this game.
refuse-already-joined = You already have a seat in this game.
refuse-own-undo = This is your own request; the others decide.
refuse-over = This game is over. Open another with /game new.
refuse-cancelled = This game has been called off.
refuse-game-gone = That game is no longer here.
refuse-left-server = You have left that game's server. A computer player has your seat; if you come back to the server, so does your seat.
refuse-newer-match = This game belongs to a newer version of the bot. Nothing is lost: it goes on when that version is back.
refuse-damaged-match = What is stored of this game is damaged, so it cannot be shown or played. All other games go on.
refuse-not-moderator = Choosing the server's language takes the permission “Manage Server”.
refuse-only-in-servers = Games are played in a server's channels, not in private messages.

## Refusals: what and when

refuse-not-your-move = It is not your move; waiting for { $players }.
refuse-stale = That has already been decided; here is the table as it stands now.
refuse-other-game = This channel plays { $game }; use its own command.
refuse-unknown-game = I do not know a game called “{ $game }”. I know: { $games }.
refuse-unknown-button = I do not recognise this button. It may be from an older version; /game board shows the table.
refuse-unknown-command = I do not know this command any more. Type / to see those that I know.
refuse-unknown-language = I do not speak “{ $language }”. I speak English, Italian and Spanish.
refuse-too-fast = That was too fast for me. Wait a few seconds, then try again.

## Refusals: what the bot may not or cannot do

refuse-missing-permissions = I am not allowed to do that here. Please grant me in this channel: { $permissions }.
permission-read_messages = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_private_threads = Create Private Threads
refuse-archived = This thread is archived or locked. Ask a moderator to open it again; the game is kept.
refuse-thread-closed = Your choice is safe, but this thread is closed to me and { $where } has another game. Ask a moderator to open the thread again; the table then follows.
refuse-card-gone = The old card was deleted, so I have posted a new one.
refuse-not-saved = That could not be saved, so nothing has changed. Please try again in a moment.
refuse-discord = Discord did not accept that. Your choice, if you made one, is safe; /game board shows the table.
refuse-withheld = Discord has refused too many of my requests lately, so I am not sending this one. Please try again in ten minutes.
discord-refusal-title = Discord, or the AutoMod of this server, does not allow a word of the title.
discord-refusal-tag = The forum takes no post without a tag, and has none that I may apply.
discord-refusal-permission = I lack a permission there.
discord-refusal-gone = The channel is gone.
discord-refusal-threads = This server has as many open threads as Discord allows.
discord-refusal-other = Discord’s answer was “{ $failure }”.
refuse-not-shown = Your choice is safe, but I could not show you what came of it; /game board shows the table.
refuse-not-posted = Your choice is safe, but Discord does not let me post the table in the game's channel. Once that is put right, use /game board there and it follows.
refuse-card-withheld = Your choice is safe. Discord has refused too many of my messages here lately, so the new card comes a little later, within ten minutes or so.
refuse-unexpected = Something went wrong on my side, and nothing has changed. It has been noted.

chart-chances = Chance to win by turn, in %
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

lobby-public-no = Watching: only in this channel
lobby-public-yes = Watching: public, anybody may follow
lobby-public-spotlight = Watching: public, also in the spotlight
command-server = Set what holds for this whole server
command-server-public = Choose whether new matches of this server are public
param-server-public = What new matches begin with; their hosts can choose otherwise
server-public-done = New matches of this server begin with: { $value }
refuse-not-server-manager = That takes the permission “Manage Server”.
follow-title = { $game }: { $players }
verify-closed = Mixed in is the id of the message that closed the seats, which nobody could choose: { $where }
verify-not-closed = No message closed the seats of this match: its luck follows from the seed alone.
cli-verify-closed = Mixed in is the id { $message } of the message that closed the seats, which nobody could choose.
cli-verify-not-closed = No message closed the seats: the draws follow from the seed alone.
