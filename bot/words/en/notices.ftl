### Notices to one person: a turn, a reminder, a seat, a lobby.

notice-turn = Your move in { $game } ({ $where }){ GIVEN($when) ->
    [yes] . If you don't move, a bot moves for you { $when }.
   *[no] .
}
notice-reminded = { $game } in { $where } is waiting for your move. If you don't move, a bot moves for you { $when }.
notice-bank_started = { $game } in { $where }: your free time for this turn is over and your time bank is running. If you don't move, a bot moves for you { $when }.{ $hours ->
    [all] {" "}To keep your nights from counting, use `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } in { $where }: your time bank is almost empty. If you don't move, a bot moves for you { $when }.
notice-vacation = { $game } in { $where }: your time bank is empty, so your vacation is running. If you don't move, a bot moves for you { $when }.
notice-excused = { $game } in { $where }: you missed a turn, and a bot moved for you. { $excuses ->
    [0] If you miss another turn, a bot takes your seat.
    [one] You can miss 1 more turn before a bot takes your seat.
   *[other] You can miss { $excuses } more turns before a bot takes your seat.
}
notice-passed_on = { $game } in { $where }: a bot has taken your seat. Press **{ button-take-seat }** to get it back.
notice-seated = { $game } in { $where }: { $counts ->
    [entry] you play on in { $name }'s place in { $event }; its points are now yours.
    [table] you play this match in { $name }'s place. In { $event }, { $name } comes last at this table.
   *[none] { GIVEN($by) ->
        [yes] you now have { $name }'s seat.
       *[no] a seat came free, and it is yours.
    } The result counts for you only if it helps you.
}{ GIVEN($by) ->
    [yes] {" "}Decided by { $by }: { $reason }
   *[no] {""}
}
notice-taken_over = { $game } in { $where }: { GIVEN($by) ->
    [yes] { $name } plays your seat now. Decided by { $by }: { $reason }
   *[no] another player has taken your seat.
}
notice-removed = { $game } in { $where }: an arbiter has given your seat to a bot. Only an arbiter can give it back to you.{ GIVEN($by) ->
    [yes] {" "}Decided by { $by }: { $reason }
   *[no] {""}
}
notice-asleep = { $game } in { $where } has gone to sleep after a month without a move. Press any button to wake it.
notice-lobby_minimum = { $game } in { $where }: there are enough players to start.
notice-lobby_old = { $game } in { $where } has waited a week for players. Keep it open, fill it with bots, or cancel it; otherwise it closes in two days.
