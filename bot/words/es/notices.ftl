### Notices to one person: a turn, a reminder, a seat, a lobby.

notice-turn = Te toca en { $game } ({ $where }){ GIVEN($when) ->
    [yes] . Si no juegas, juega un bot por ti { $when }.
   *[no] .
}
notice-reminded = { $game } en { $where } espera tu jugada. Si no juegas, juega un bot por ti { $when }.
notice-bank_started = { $game } en { $where }: se acabó el tiempo del turno y ya corre tu banco de tiempo. Si no juegas, juega un bot por ti { $when }.{ $hours ->
    [all] {" "}Para que tus noches no cuenten: `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } en { $where }: tu banco de tiempo está casi vacío. Si no juegas, juega un bot por ti { $when }.
notice-vacation = { $game } en { $where }: tu banco de tiempo está vacío, así que ahora se usan tus vacaciones. Si no juegas, juega un bot por ti { $when }.
notice-excused = { $game } en { $where }: perdiste un turno y un bot jugó por ti. { $excuses ->
    [0] Si pierdes otro, un bot ocupará tu asiento.
    [one] Puedes perder 1 más antes de que un bot ocupe tu asiento.
   *[other] Puedes perder { $excuses } más antes de que un bot ocupe tu asiento.
}
notice-passed_on = { $game } en { $where }: un bot ha ocupado tu asiento. Pulsa **{ button-take-seat }** para recuperarlo.
notice-seated = { $game } en { $where }: { $counts ->
    [entry] sigues en lugar de { $name } en { $event }; sus puntos ahora son tuyos.
    [table] juegas esta partida en lugar de { $name }. En { $event }, { $name } queda en último lugar en esta mesa.
   *[none] { GIVEN($by) ->
        [yes] ahora tienes el asiento de { $name }.
       *[no] quedó libre un asiento, y es tuyo.
    } El resultado cuenta para ti solo si te favorece.
}{ GIVEN($by) ->
    [yes] {" "}Lo decidió { $by }: { $reason }
   *[no] {""}
}
notice-taken_over = { $game } en { $where }: { GIVEN($by) ->
    [yes] ahora juega { $name } en tu asiento. Lo decidió { $by }: { $reason }
   *[no] otro jugador ha ocupado tu asiento.
}
notice-removed = { $game } en { $where }: un árbitro ha dado tu asiento a un bot. Solo un árbitro puede devolvértelo.{ GIVEN($by) ->
    [yes] {" "}Lo decidió { $by }: { $reason }
   *[no] {""}
}
notice-asleep = La partida de { $game } en { $where } se ha dormido tras un mes sin jugadas. Pulsa cualquier botón para despertarla.
notice-lobby_minimum = { $game } en { $where }: hay jugadores suficientes para empezar.
notice-lobby_old = La partida de { $game } en { $where } lleva una semana esperando jugadores. Mantenla abierta, complétala con bots o cancélala; si no, se cierra en dos días.
