### The privacy policy, terms and status that an operator may publish.

site-privacy = Privacy policy
site-privacy-1 = This bot, Provost, is run by { $operator }. Write there about anything that concerns your data.
site-privacy-2 = When you play, the bot stores your Discord id, the name you showed then, your moves with their times, and the results. It stores what you choose: language, look of the boards, when your day begins and ends, absences, notices, orders, decks, the people you avoid, and the matches you follow. Of a server it stores its id, the ids of channels and messages of matches, and the settings of its managers.
site-privacy-3 = The bot does not read the messages of members and has no list of them. It learns only what Discord sends with a command or a click, and it asks Discord whether you are on a server where that matters for a match.
site-privacy-4 = All of this is needed to run the matches that you join, to show results and ladders, and to prove that shuffles were fair. It is not sold, not used for advertising, and not given to anyone else.
site-privacy-5 = What happens in a match is shown to the members of its server, and your hidden cards only to you. Matches that their players made public can be read on web pages as well. The results of finished matches may be published with all moves, but without your name and id. The operator can read the database. Discord carries everything, under its own privacy policy.
site-privacy-6 = Data is kept until you delete it. { $days ->
    [0] If a server removes the bot, ask the operator to delete what is kept of it.
    [one] If a server removes the bot, everything about it is deleted after 1 day.
   *[other] If a server removes the bot, everything about it is deleted after { $days } days.
} Backups may hold deleted data until they are replaced.
site-privacy-7 = With /privacy export you get a file with everything about you. With /privacy delete you remove yourself: finished matches then show a made-up name. Both also work in direct messages with the bot. You can write to the operator instead, and complain to your data protection authority.
site-privacy-8 = You must be old enough to use Discord. If this policy changes, this page changes.

site-terms = Terms of service
site-terms-1 = { $operator } runs this bot, Provost, free of charge, so that members of Discord servers can play board games with each other. By using it you accept these terms. Discord's own terms apply too.
site-terms-2 = Play fairly. Do not use a second account in a match, do not try to learn what the rules hide, and do not flood or attack the service.
site-terms-3 = The service comes as it is. It may be interrupted, change or end at any time, and matches may be lost. There is no warranty, and no liability as far as the law allows that.
site-terms-4 = The managers of a server decide who plays there, and its arbiters decide in matches. The operator may exclude people or servers that break these terms.
site-terms-5 = The games belong to their authors and publishers. This bot is not connected with them or with Discord, and not endorsed by them.
site-terms-6 = The privacy policy says what is stored about you and how you delete it.
site-terms-7 = You can stop at any time: resign from your matches, delete your data with /privacy delete, or remove the bot from your server.

site-status = Status
site-status-matches = Matches: { $running } running, { $ended } ended.
site-status-month = { $month }: matches played to the end by two or more of the people who began: { $part } of { $whole }.{ $final ->
    [yes] {""}
   *[no] {" "}Some are still in progress.
}
site-status-missed = Missed turns: { $part } of { $whole }.
site-status-no-outages = No outages in the last 90 days.
site-status-outages = { $count ->
    [one] 1 outage in the last 90 days; the bot was up { $share }% of the time.
   *[other] { $count } outages in the last 90 days; the bot was up { $share }% of the time.
}
site-status-outage = { $when }: down for { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
