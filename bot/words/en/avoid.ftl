## Players to avoid

command-game-avoid = Choose whom you would rather not sit down with; nobody else learns of it
param-avoid = whom you want to avoid; without a name you see your list
avoid-title = Whom you avoid
avoid-nobody = Nobody. `/game avoid player:` adds somebody.
avoid-deleted = A player who deleted their data
avoid-explained = Only you see this, and none of them learns of it. `/game find` leaves out the games they sit in, no message calls you to one, and you are asked before you sit down with one of them. It counts on every server; tables of events are drawn without it.
menu-avoid-end = Avoid no longer…
refuse-avoid-whom = Choose another player, not yourself or a bot.
refuse-avoid-most = Your list is full with { $most } names. Take one off with the menu of `/game avoid` first.
