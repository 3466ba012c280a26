## Personal data

command-privacy = What I store about you
command-privacy-export = Get everything I store about you as a file
command-privacy-delete = Delete everything I store about you; your running games go on without you
param-sure = Choose True to delete it all; this cannot be undone
privacy-export = This is everything I store about you.
refuse-export-again = You got your file less than an hour ago. You can get a new one { $when }.
privacy-unsure = Nothing was deleted. If you want to delete everything, use the command again with `sure: True`.
refuse-delete-again = I deleted your data less than an hour ago. You can delete anything newer { $when }.
privacy-deleted = I have deleted your data. Finished games show a pseudonym instead of your name; what was posted on Discord stays there.
