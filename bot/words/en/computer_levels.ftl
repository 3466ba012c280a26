### Levels of computer players.

level-random = bot, plays at random
level-builder = bot, builds what it can
level-apprentice = bot, apprentice
level-journeyman = bot, journeyman
level-master = bot, master
