### The page of the sandbox: what it says besides the messages of the bot, as Discord would.

page-viewer = Viewing as
page-channel = Channel
page-clock = Move the clock ahead
page-later-hour = An hour later
page-later-day = A day later
page-empty = Nothing has been written here yet.
page-older = Load earlier messages
page-newer = Newer messages
page-latest = New messages · jump to the latest
page-ready = Ready
page-busy = One moment…
page-failed = That did not work.
page-lost = Connection lost; trying again…
page-gone = This page is closed. Open the new address that the sandbox shows.
page-private = Only you can see this
page-thinking = Thinking…
page-edited = (edited)
page-chosen = Your choice
page-apply = Done
page-cancel = Cancel
page-least = Choose at least { $least }.
page-required = This is required.
page-invalid = This value is not allowed.
page-nothing = Nothing matches
page-optional = +{ $count } optional
page-write = Message { $channel }

page-picture = Picture
page-open = Enlarge the picture
page-position = { $number } of { $count }
page-zoom = Zoom in
page-fit = Show the whole picture
page-close = Close
page-original = Open in a new tab
page-previous = Previous picture
page-next = Next picture
