### Pages that `provost export site` writes.

cli-export = write pages to read in a browser
cli-export-site = write matches as static pages
cli-option-records = the records to write as pages; without any, the matches of the database
cli-option-url = the address at which the pages will be found, for previews of links
cli-export-written = Pages written to { $path }: { $pages }, for { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
cli-export-none = There was no public match to write: the settings of a lobby make a match public, `/server public` all new ones of a server.
cli-error-url = The address { $value } does not begin with https:// or http://.
site-title = Matches
site-list = Match list
site-step = Step { $step } of { $steps }
site-first = First
site-back = Back
site-on = On
site-last = Last
site-happened = What happened
site-words = The board in words
site-turns = Turns
site-phases = Phases
site-log = Log
site-log-page = Log, page { $page } of { $pages }
site-live = Running
site-ended = Ended
site-next = Next page
site-previous = Previous page
site-result = Result
