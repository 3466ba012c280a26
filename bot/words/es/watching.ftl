## Mirar: quién puede, seguir, la portada

param-public = Quién puede mirar desde fuera
param-delay = Retraso para quien mira desde fuera
lobby-public-no = Espectadores: solo en este canal
lobby-public-yes = Espectadores: partida pública, cualquiera puede seguirla
lobby-public-spotlight = Espectadores: partida pública, también en portada
lobby-delay-none = Desde fuera: al momento
lobby-delay-hour = Desde fuera: una hora después
lobby-delay-day = Desde fuera: un día después

command-server = Decide lo que vale para todo el servidor
command-server-public = Elige si las partidas nuevas del servidor son públicas
param-server-public = Con qué empiezan las partidas nuevas; quien las abre puede elegir otra cosa
server-public-done = Las partidas nuevas de este servidor empiezan así: { $value }
refuse-not-server-manager = Para eso hace falta el permiso «Gestionar servidor».
