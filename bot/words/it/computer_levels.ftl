### Levels of computer players.

level-random = bot, gioca a caso
level-builder = bot, costruisce quel che può
level-apprentice = bot, apprendista
level-journeyman = bot, artigiano
level-master = bot, maestro
