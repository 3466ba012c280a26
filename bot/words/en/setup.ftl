### “provost setup”: from nothing to a bot on a server.

setup-welcome = This sets up Provost on Discord in about three minutes. You need the developer portal, https://discord.com/developers/applications:
setup-portal-1 = 1. Press “New Application” and give the bot a name.
setup-portal-2 = 2. Under “Bot”, press “Reset Token” and copy what it shows. Leave the three privileged intents off.
setup-ask-token = Paste the token (it is not shown):{" "}
setup-token-malformed = That is not a token: { $form }
setup-token-refused = Discord does not accept this token. Press “Reset Token” again and copy all of it.
setup-token-known = Discord accepts the token in { $path }, so it is used.
setup-token-written = The bot is “{ $name }”. Its token is kept in { $path }, which you alone can read.
setup-intents = The bot has privileged intents that it does not need. Switch them off under “Bot” in the developer portal.
setup-code-grant = “Requires OAuth2 Code Grant” is on, so nobody can invite the bot. Switch it off under “Bot” in the developer portal.
setup-private = “Public Bot” is off: you alone can invite the bot. That is fine for servers of your own.
setup-invite = Open this link, choose your server and agree (you need “Manage Server” there):
setup-permissions = It asks for these permissions and no others: { $permissions }.
setup-ask-invited = Press Enter when the bot has joined:{" "}
setup-not-invited = The bot is on no server yet. Open the link above and choose one.
setup-servers = The bot is on { $count ->
    [one] 1 server
   *[other] { $count } servers
}: { $servers }.
setup-examining = Looking for what is wrong:
setup-start = Start the bot:
setup-first-match = Then type /game new in a channel of your server.
setup-error-unreachable = I couldn't reach Discord. Check the network and run “provost setup” again. If the token was not saved yet, paste it again.
setup-error-answers = That hasn't worked yet. Have the token and the server ready and run “provost setup” again; what was done so far is kept.
setup-error-stopped = Setup was interrupted. Run “provost setup” again to go on; what was done so far is kept.

## Permissions that only the invitation asks for
setup-legal-written = Written: { $path }. Read it before you publish it.
setup-legal-kept = { $path } is there already and stays as it is.
