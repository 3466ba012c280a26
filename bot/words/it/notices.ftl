### Notices to one person: a turn, a reminder, a seat, a lobby.

notice-turn = Tocca a te in { $game } ({ $where }){ GIVEN($when) ->
    [yes] . Se non giochi, al tuo posto gioca un bot { $when }.
   *[no] .
}
notice-reminded = { $game } in { $where } aspetta la tua mossa. Se non giochi, al tuo posto gioca un bot { $when }.
notice-bank_started = { $game } in { $where }: il tempo del turno è finito e scorre la riserva di tempo. Se non giochi, al tuo posto gioca un bot { $when }.{ $hours ->
    [all] {" "}Per non far contare le notti usa `/clock hours`.
   *[set] {""}
}
notice-bank_low = { $game } in { $where }: la tua riserva di tempo è quasi vuota. Se non giochi, al tuo posto gioca un bot { $when }.
notice-vacation = { $game } in { $where }: la tua riserva di tempo è vuota, quindi ora si usano le ferie. Se non giochi, al tuo posto gioca un bot { $when }.
notice-excused = { $game } in { $where }: hai saltato un turno e un bot ha giocato per te. { $excuses ->
    [0] Se ne salti un altro, un bot prende il tuo posto.
    [one] Puoi saltarne ancora 1 prima che un bot prenda il tuo posto.
   *[other] Puoi saltarne ancora { $excuses } prima che un bot prenda il tuo posto.
}
notice-passed_on = { $game } in { $where }: un bot ha preso il tuo posto. Premi **{ button-take-seat }** per riaverlo.
notice-seated = { $game } in { $where }: { $counts ->
    [entry] continui al posto di { $name } in { $event }; i suoi punti ora sono tuoi.
    [table] giochi questa partita al posto di { $name }. In { $event } { $name } arriva per ultimo a questo tavolo.
   *[none] { GIVEN($by) ->
        [yes] ora il posto di { $name } è tuo.
       *[no] si è liberato un posto, ed è tuo.
    } Il risultato conta per te solo se ti aiuta.
}{ GIVEN($by) ->
    [yes] {" "}Lo ha deciso { $by }: { $reason }
   *[no] {""}
}
notice-taken_over = { $game } in { $where }: { GIVEN($by) ->
    [yes] ora al tuo posto gioca { $name }. Lo ha deciso { $by }: { $reason }
   *[no] un altro giocatore ha preso il tuo posto.
}
notice-removed = { $game } in { $where }: un arbitro ha dato il tuo posto a un bot. Solo un arbitro può ridartelo.{ GIVEN($by) ->
    [yes] {" "}Lo ha deciso { $by }: { $reason }
   *[no] {""}
}
notice-asleep = { $game } in { $where } si è addormentata dopo un mese senza mosse. Premi un pulsante qualsiasi per svegliarla.
notice-lobby_minimum = { $game } in { $where }: ci sono abbastanza giocatori per cominciare.
notice-lobby_old = { $game } in { $where } aspetta giocatori da una settimana. Tienila aperta, riempila di bot o annullala: altrimenti si chiude tra due giorni.
