### The log, the last moves, the record and its proof: /game log, since, export, verify.

command-game-log = Lee lo que ha pasado hasta ahora, turno a turno
command-game-since = Mira lo que ha pasado desde tu última jugada
command-game-export = Descarga la partida como archivo de texto
command-game-verify = Comprueba que no hubo trampa al barajar ni con los dados
button-log = Registro de jugadas
button-since = ¿Qué me perdí?
button-earlier = Antes
button-later = Después
log-title = Lo que ha pasado (página { $page } de { $pages })
log-empty = Aún no ha pasado nada.
log-truncated = La partida completa está en /game export.
since-title = Desde tu última jugada ({ $when })
since-beginning = Desde el principio de la partida
since-turn = El último turno
since-look = Qué ha pasado desde la última vez que miraste ({ $when })
since-nothing = Desde entonces no ha pasado nada.
since-more = Lo anterior está en /game log.

export-running = Aquí está la partida hasta ahora. La semilla y todo lo que los demás no pueden ver siguen sellados hasta el final.
export-done = Aquí está toda la partida. Quien tenga Provost instalado puede reproducirla con «provost replay».
verify-running = El sello del barajado es { $commitment }. Al terminar la partida mostraré la semilla.
verify-proven = Comprobado: { $count ->
    [one] el único sorteo de esta partida sale
   *[other] los { $count } sorteos de esta partida salen
} de la semilla { $seed }, que corresponde al sello { $commitment }.
verify-failed = Comprobación fallida: la línea { $line } no sale de la semilla sellada.
verify-seal-broken = Comprobación fallida: la semilla no corresponde al sello { $commitment }.
button-export = Exportar
verify-closed = Los sorteos usan también el id del mensaje que cerró la mesa, que nadie podía elegir: { $where }
verify-not-closed = Ningún mensaje cerró la mesa de esta partida: los sorteos salen solo de la semilla.
