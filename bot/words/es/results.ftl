## Results, ladder and statistics

command-stats = Estadísticas sobre cómo juegas
command-stats-me = Mira cuánto tardan tus jugadas; solo lo ves tú
refuse-no-stats = Aún no hay estadísticas tuyas: llegarán con tu primera partida terminada.
stats-me = Partidas terminadas: { $finished }. De tus { $turns } turnos, sin contar la noche, la cuarta parte duró menos de { $lower } horas, la mitad menos de { $median } y tres cuartas partes menos de { $upper }.

analysis-under-way = Calculando las probabilidades de ganar…
analysis-late = Esta vez el cálculo de las probabilidades de ganar ha tardado demasiado. Vuelve a pulsar **Resultado** más tarde.
analysis-points = Momentos decisivos
analysis-turn = { board-moment }: { $chances }
button-replay-point = Ver { $number }
alt-chances = Probabilidad de ganar turno a turno, si hubieran seguido jugando bots

# La clasificación de un servidor, y los perfiles.
command-ladder = Mira quién juega mejor a cada juego en este servidor
command-profile = Mira el nivel, la fiabilidad y la actividad de alguien en este servidor
param-ladder-seats = Jugadores en la mesa; si no lo indicas, el número que más se juega
param-profile-player = De quién es el perfil; si no lo indicas, el tuyo
ladder-kind = { $game }, mesas de { $seats }
ladder-title = Clasificación: { $kind }
ladder-line = **{ $rank }.** { $player } · **{ $rating }**{ $trend } · { $games ->
    [one] una partida
   *[other] { $games } partidas
}
ladder-empty = Nadie tiene puntuación todavía.
ladder-note = Se entra en la clasificación tras { $games } partidas; hasta entonces la puntuación es provisional y se muestra con su margen de error. Las flechas muestran el cambio en las últimas diez partidas. Si abandonas una partida, no cuenta para ti.
ladder-provisional = { $player } · puntuación provisional: { $rating }
rating-provisional = { $games } de { $wanted } partidas, unos { $value } ± { $uncertainty }
ladder-pages = Página { $page } de { $pages }
profile-title = Perfil: { $player }
profile-skill = Habilidad
profile-rated = { $kind }: **{ $rating }**{ $trend } · puesto { $rank } de { $players } · { $games ->
    [one] una partida
   *[other] { $games } partidas
} · ganadas: { $won }
profile-provisional = { $kind }: provisional, { $rating } · ganadas: { $won }
profile-no-skill = Aún no hay partidas puntuadas. Una partida cuenta cuando al menos dos personas la juegan hasta el final.
profile-together = Contigo
profile-met = { $games ->
    [one] Una partida en común
   *[other] { $games } partidas en común
}: quedaste por delante de { $player } en { $ahead }, por detrás en { $behind }, y empataste en { $level }.
rating-after-provisional = { $kind }: tu puntuación es provisional, { $rating }.
rating-after = { $kind }: tu puntuación es ahora { $rating }{ GIVEN($change) ->
    [yes] {" "}({ $change })
   *[no] {""}
}.
rating-why = Sube por cada rival al que superas, más si es fuerte, y baja por cada uno que te supera.
profile-reliability = Fiabilidad
profile-kept = { $share } % de las partidas jugadas hasta el final: { $kept } de { $begun }
profile-nothing-ended = Aún no ha terminado ninguna partida.
profile-activity = Actividad
profile-active = { $ended ->
    [one] Una partida terminada en los últimos 90 días
   *[other] { $ended } partidas terminadas en los últimos 90 días
}; { $running ->
    [one] una en curso
   *[other] { $running } en curso
}.

chart-turns = Puntos por turno
chart-sources = Puntos por origen
button-replay-all = Ver de nuevo
result-keep = [Abre esta partida en BG Stats]({ $link }) para guardarla con las demás. La app te pregunta una sola vez quién es quién.
result-pace = La partida duró { $span }: { $moves } jugadas, por lo general { $pace } cada una.
refuse-no-rematch = Solo quienes jugaron pueden pedir la revancha.
refuse-rematch-of-event = Esta partida es de un evento, así que no tiene revancha. Mejor abre una propia.
rematch-called = La revancha con { $players } espera jugadores. Cada uno avanza un asiento. Pulsa **{ button-join }** para jugar.
alt-winner = Cómo acabó la partida
button-bg-stats = Guardar en BG Stats
menu-profile = Perfil

chart-chances = Probabilidad de ganar, turno a turno, en %
button-result = Resultado
button-rematch = Revancha

# A result, shared in another channel.
button-share = Compartir
share-how = Elige un canal y lo publico ahí. O copia el texto y guarda la imagen.
share-copy = Para compartir este resultado, copia el texto y guarda la imagen.
menu-share = Publicar en un canal…
share-place = { $rank ->
    [1] 🏆{" "}
   *[other] {""}
}{ $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
share-link = [Ver la partida]({ $link })
share-by = **{ $player }** comparte el resultado de una partida:
share-done = Listo. [Verlo ahí]({ $where })
refuse-share-own = No puedes enviar mensajes y archivos en ese canal, así que no publico ahí por ti.
refuse-share-there = No puedo publicar en ese canal. Me harían falta estos permisos: { $permissions }.
refuse-share-place = Solo puedo publicar en canales de texto y en hilos públicos abiertos. Elige otro.
