## Computer players: their levels, and hints

level-random = computer, plays at random
level-builder = computer, builds what it can
level-apprentice = computer, apprentice
level-journeyman = computer, journeyman
level-master = computer, master
param-computers = The level of computer players that are added
param-stand-in = Who plays for somebody who is away
param-hints = Hints from the computer
lobby-computers = Added next: { $level }
lobby-stand-in = For players who are away: { $level }
lobby-hints-alone = Hints: against computer players only
lobby-hints-always = Hints: always
lobby-hints-never = Hints: never

command-hint = See, in private, what the strongest computer player would do in your place
refuse-no-hints = Hints are not allowed in this match.
refuse-no-hint = I have no hint for this choice.
hint-choice = In your place I would choose: { $options }
hint-none = In your place I would choose nothing here.
hint-about-equal = The next best choice is about equal.
hint-why = Compared with the next best choice:
hint-own = { $points } for what you have: { $fact }
hint-others = { $points } for what the others have: { $fact }
