### Forums in which each game is a post.

command-server-forum = Choose a forum in which each game is a post
param-server-forum = The forum; without one, games have threads where they are opened
server-forum-set = From now on each game is a post in { $where }.
server-forum-none = Games have threads where they are opened, as before.
server-forum-tags = Posts get tags where the forum has them. Make these in its settings: { $tags }
server-forum-moderated = Only moderators may apply these tags, so posts go without them until I get Manage Posts: { $tags }
refuse-forum-closed = I may not post in { $where }. What I lack there: { $permissions }.
forum-permission-send_messages = Create Posts
forum-permission-send_messages_in_threads = Send Messages in Posts
refuse-forum-tags = { $where } takes no post without a tag, and has none that I may apply. Add a tag that everyone may use, or give me Manage Channels there to add mine.
refuse-no-forum = The forum of this server cannot be used any more. Choose another with /server forum.
forum-tag-open = Open seats
forum-tag-running = Running
forum-tag-ended = Ended
lobby-posted = The game is open for others to join: { $where }
lobby-posted-here = No post could be made in { $forum }: { $why } The game is open for others to join in this channel instead.
