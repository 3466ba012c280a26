### Cancelling a lobby or a game: /game cancel.

button-cancel-lobby = Yes, cancel it
button-cancel-ask = Ask the others
button-cancel-now = Cancel it now
button-keep = Keep the game
cancel-or-resign = Cancelling ends the game for everyone. To leave on your own, resign.
cancel-confirm-lobby = Cancel this game? Everyone who has joined loses their seat.
cancel-confirm-leave = You are the only one here: if you leave, the game is cancelled.
cancel-confirm = Cancel this game for good? Nobody will win.
cancel-confirm-event = This is a tournament match: its organisers then decide how it goes on.
cancel-confirm-others = These players have to agree: { $players }.
cancel-confirm-moderator = As a moderator you can also cancel it now. Everyone will see that it was you.
cancel-outdated = This request no longer counts.

refuse-cancelled = This game has been cancelled.

command-game-cancel = Cancel the game in this channel for everyone
cancel-done = The game is cancelled.
cancel-asked = { $player } would like to cancel this game for good. { $players }, do you agree? You can play on until everyone agrees.
cancel-waiting = I have asked the others. The game is cancelled as soon as they all agree.
cancel-granted = Everyone agrees: the game is cancelled.
cancel-kept = Good, the game goes on.
refuse-not-host-or-moderator = Only the host, { $player }, or a moderator can do that.
refuse-not-moderator-here = Only a moderator can do that. You need the permission “Manage Messages”.
