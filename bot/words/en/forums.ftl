### Forums in which each game is a post.

command-server-forum = Choose a forum in which each game is a post
param-server-forum = The forum; without one, games have threads where they are opened
server-forum-set = From now on each game is a post in { $where }.
server-forum-none = Games have threads where they are opened, as before.
server-forum-tags = Posts get tags where the forum has them. Make these in its settings: { $tags }
refuse-forum-closed = I may not post in { $where }: I need to see it, to create posts, to send messages in posts and to attach files.
refuse-no-forum = The forum of this server cannot be used any more. Choose another with /server forum.
forum-tag-open = Open seats
forum-tag-running = Running
forum-tag-ended = Ended
lobby-posted = The game is open for others to join: { $where }
