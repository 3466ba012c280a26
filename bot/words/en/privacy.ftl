## Personal data

command-privacy = What is kept of you
command-privacy-export = Get everything that is kept of you as a file
command-privacy-delete = Delete everything that is kept of you; your running games go on without you
param-sure = yes, delete it all; there is no way back
privacy-export = This is everything that is kept of you.
refuse-export-again = You had your file less than an hour ago. You can have a new one { $when }.
privacy-unsure = Nothing was deleted.
refuse-delete-again = You were deleted less than an hour ago. You can delete what came since { $when }.
privacy-deleted = You are deleted here. Games that are over name you by a pseudonym; what was posted on Discord stays there.
