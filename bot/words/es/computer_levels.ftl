### Levels of computer players.

level-random = bot, juega al azar
level-builder = bot, construye lo que puede
level-apprentice = bot, aprendiz
level-journeyman = bot, oficial
level-master = bot, maestro
