### Forum posts for games: /server forum.

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
