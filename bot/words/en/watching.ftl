## Watching: who may, following, the spotlight

param-public = Who may watch from elsewhere
param-delay = Delay for those who watch from elsewhere
lobby-public-no = Watching: only in this channel
lobby-public-yes = Watching: public, anybody may follow
lobby-public-spotlight = Watching: public, also in the spotlight
lobby-delay-none = From elsewhere: at once
lobby-delay-hour = From elsewhere: an hour later
lobby-delay-day = From elsewhere: a day later

command-server = Set what holds for this whole server
command-server-public = Choose whether new matches of this server are public
param-server-public = What new matches begin with; their hosts can choose otherwise
server-public-done = New matches of this server begin with: { $value }
refuse-not-server-manager = That takes the permission “Manage Server”.
