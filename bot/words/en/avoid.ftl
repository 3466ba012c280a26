## Players to avoid

command-game-avoid = Choose people you would rather not play with; no one else finds out
param-avoid = Who you want to avoid; leave it out to see your list
avoid-title = People you avoid
avoid-nobody = No one yet. Use `/game avoid player:` to add someone.
avoid-deleted = A player who deleted their data
avoid-explained = Only you can see this list, and no one on it finds out. `/game find` hides their games, I do not message you about them, and I check with you before you join one. The list works on every server, but events may still pair you with these people.
menu-avoid-end = Stop avoiding…
refuse-avoid-whom = Choose someone other than yourself or a bot.
refuse-avoid-most = Your list is full ({ $most } names). Remove one first with the menu in `/game avoid`.
