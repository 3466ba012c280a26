### Orologi: ritmi, posti che passano di mano, avvisi.

pace-brisk = Rapido: 4 ore di veglia a turno, poi una riserva di 1 giorno
pace-steady = Costante: 12 ore di veglia a turno, poi una riserva di 3 giorni
pace-slow = Lento: 24 ore di veglia a turno, poi una riserva di 5 giorni
pace-per_move = 24 ore a turno
pace-none = Senza orologio
pace-auto = Ritmo: costante, o senza orologio per chi gioca da solo

refuse-no-free-seat = In questa partita non c'è nessun posto libero per chi subentra.
refuse-too-many-matches = { $most ->
    [one] Hai { $most } partita con orologio in corso; ogni partita conclusa ne consente una in più.
   *[other] Hai { $most } partite con orologio in corso; ogni partita conclusa ne consente una in più.
}
waking-unknown-zone = Non conosco questo fuso orario; scrivilo così: Europe/Rome.
waking-no-time-of-day = Un'ora del giorno va dalle 00:00 alle 23:59.
waking-too-short = Le ore di veglia sono almeno otto.

## Avvisi a una persona

notice-reminded = { $game } in { $where } attende la tua mossa; il posto passa di mano { $when }.
notice-bank_started = { $game } in { $where }: il tempo libero è finito e scorre la tua riserva; il posto passa di mano { $when }.
notice-bank_low = { $game } in { $where }: la tua riserva è quasi esaurita; il posto passa di mano { $when }.
notice-vacation = { $game } in { $where }: la riserva è esaurita, quindi si usano le tue ferie; il posto passa di mano { $when }.
notice-excused = { $game } in { $where }: hai saltato un turno e un giocatore artificiale ha risposto per te. È scusato.
notice-passed_on = { $game } in { $where }: ora il tuo posto è di un giocatore artificiale. Premi qualsiasi cosa sulla carta per riaverlo.
notice-asleep = { $game } in { $where } dorme, perché da un mese nessuno gioca. Basta premere qualcosa per svegliarla.
notice-lobby_minimum = { $game } in { $where }: ci sono abbastanza giocatori per cominciare.
notice-lobby_old = { $game } in { $where } attende giocatori da una settimana. Tienila aperta, riempila di giocatori artificiali o annullala; altrimenti si chiude tra due giorni.

clock-countdowns = Tempo libero fino a { $free }, il posto passa di mano { $passes }.
