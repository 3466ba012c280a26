### Cancelling a lobby or a game: /game cancel.

button-cancel-lobby = Sí, cancélala
button-cancel-ask = Preguntar a los demás
button-cancel-now = Cancelarla ya
button-keep = No cancelarla
cancel-or-resign = Si cancelas, la partida termina para todos. Para salir solo tú, abandona.
cancel-confirm-lobby = ¿Cancelar esta partida? Quienes ya se unieron pierden su asiento.
cancel-confirm-leave = No hay nadie más aquí: si te vas, la partida se cancela.
cancel-confirm = ¿Cancelar esta partida definitivamente? Nadie ganará.
cancel-confirm-event = Es un duelo de un torneo: la organización decidirá después cómo se sigue.
cancel-confirm-others = Tienen que estar de acuerdo: { $players }.
cancel-confirm-moderator = Con tus permisos de moderación también puedes cancelarla ya. Todos verán que fuiste tú.
cancel-outdated = Esta petición ya no vale.

refuse-cancelled = Esta partida se canceló.

command-game-cancel = Cancela para todos la partida de este canal
cancel-done = La partida queda cancelada.
cancel-asked = { $player } quiere cancelar esta partida definitivamente. { $players }, ¿de acuerdo? Mientras tanto se sigue jugando.
cancel-waiting = Les he preguntado a los demás. La partida se cancela en cuanto todos acepten.
cancel-granted = Todos de acuerdo: la partida se cancela.
cancel-kept = Bien, la partida sigue.
refuse-not-host-or-moderator = Solo puede hacerlo { $player }, que abrió la partida, o un moderador.
refuse-not-moderator-here = Solo puede hacerlo un moderador: hace falta el permiso «Gestionar mensajes».
