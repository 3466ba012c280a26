## Jugadores artificiales: los niveles y las sugerencias

level-random = ordenador, juega al azar
level-builder = ordenador, construye lo que puede
level-apprentice = ordenador, aprendiz
level-journeyman = ordenador, oficial
level-master = ordenador, maestro
param-computers = El nivel de los ordenadores que se añadan
param-stand-in = Quién juega por quien está ausente
param-hints = Sugerencias del ordenador
lobby-computers = Los próximos: { $level }
lobby-stand-in = Por quien está ausente: { $level }
lobby-hints-alone = Sugerencias: solo contra ordenadores
lobby-hints-always = Sugerencias: siempre
lobby-hints-never = Sugerencias: nunca

command-hint = Mira, en privado, qué haría en tu lugar el ordenador más fuerte
refuse-no-hints = En esta partida no se permiten sugerencias.
refuse-no-hint = Para esta elección no tengo ninguna sugerencia.
hint-choice = En tu lugar elegiría: { $options }
hint-none = En tu lugar aquí no elegiría nada.
hint-about-equal = La segunda mejor opción vale más o menos lo mismo.
hint-why = En comparación con la segunda mejor opción:
hint-own = { $points } por lo que tienes: { $fact }
hint-others = { $points } por lo que tienen los demás: { $fact }
