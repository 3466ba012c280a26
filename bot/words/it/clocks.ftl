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
