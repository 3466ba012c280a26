### Names, phases, points, events and reasons that games share.

## Nomi delle merci

name-food = Cibo
name-wood = Legno
name-stone = Pietra
name-cloth = Stoffa
name-gold = Oro
name-any = Un cubetto qualsiasi
name-nongold = Un cubetto che non sia oro
name-denier = Denaro
name-vp = Punti prestigio
name-favour = Favore reale

## Nomi, fasi, sezioni del castello, colori e origini dei punti di più giochi

name-castle = Castello
    .the = il Castello
name-stables = Scuderie
    .the = le Scuderie
name-n_forest = Foresta
    .the = la Foresta
name-n_quarry = Cava
    .the = la Cava
name-residence = Residenza
    .the = la Residenza
name-church = Chiesa
    .the = la Chiesa
name-town_hall = Municipio
    .the = il Municipio
phase-income = Rendita
phase-actions = Azioni
phase-provost = Movimento del prevosto
phase-road = Edifici lungo la strada
phase-castle = Costruzione del castello
phase-end = Fine del turno
phase-over = Partita finita

section-dungeon = Segrete
    .the = le segrete
section-walls = Mura
    .the = le mura
section-towers = Torri
    .the = le torri

colour-neutral = costruzione neutra
colour-wood = costruzione di legno
colour-stone = costruzione di pietra
colour-residence = costruzione residenziale
colour-prestige = costruzione di prestigio

source-castle = Castello
source-buildings = Edifici
source-residences = Residenze
source-prestige = Costruzioni di prestigio
source-gold = Oro alla fine
source-cubes = Cubetti alla fine
source-deniers = Denari alla fine

## Che cosa succede in più giochi

event-turn = Comincia il turno { $turn }.
event-phase = Turno { $turn } · fase conclusa: { $phase }.
event-income = { $player } riceve { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
} di rendita.
event-final = { $player } chiude con { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} (oro { $gold }, altri cubetti { $cubes }, denari { $deniers }).
event-over = La partita è finita: vittoria di { $winners }!
event-undone = { $player } annulla le mosse barrate.
event-resigned = { $name } ha abbandonato: al suo posto continua un bot.
event-resigned_last = { $name } ha abbandonato.
event-ended_early = Non ci sono più giocatori: la partita finisce qui.
ended-early = La partita è finita prima del tempo perché non c'era più nessun giocatore. Conta la posizione a quel punto.
event-substituted = { $player } subentra a { $name }.
event-returned = { $player } torna e riprende il posto.
event-left_server = { $player } ha lasciato il server. Finché non torna, gioca un bot.
event-conceded = { $player } abbandona: vince { $name }.
event-paused = I giocatori mettono in pausa la partita per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}: tutti gli orologi si fermano.
event-pause_ended = I giocatori terminano la pausa: gli orologi ripartono.
event-pause_over = La pausa è finita: gli orologi ripartono.
event-in_reach = Ora tutti possono giocare di nuovo: gli orologi ripartono dal tempo che restava.
event-undo_lapsed = La richiesta di { $player } di annullare la mossa è scaduta: non tutti hanno accettato entro un giorno.
event-cancel_lapsed = La richiesta di { $player } di annullare la partita è scaduta: non tutti hanno accettato entro un giorno.
event-pause_lapsed = La richiesta di { $player } sulla pausa è scaduta: non tutti hanno accettato entro un giorno.
event-cancelled = { $name } ha annullato la partita.
event-cancelled_by_moderator = { $name } (moderazione) ha annullato la partita.

## Aggiunto a un posto: si trova di tante caselle oltre il prevosto

place-number = { GIVEN($space) ->
    [yes] { $space } ·{" "}
   *[no] {""}
}
place-beyond = { GIVEN($beyond) ->
    [yes] {" "}· { $beyond } oltre il prevosto
   *[no] {""}
}

## Perché qualcosa non si può fare, in qualsiasi gioco

reason-not_asked = Adesso non devi scegliere questo.
reason-wrong_seat = Questa scelta spetta a un altro giocatore.
reason-not_offered = «{ $key }» non è tra le opzioni.
reason-later = Si fa più avanti nel turno ({ $phase }). Per ora niente te lo impedisce.
reason-later_worker = Si fa più avanti nel turno ({ $phase }) e ti serve un lavoratore qui: { $known }.
reason-later_beyond = Si fa più avanti nel turno ({ $phase }). Per ora il tuo lavoratore lì è { $beyond ->
    [one] 1 casella
   *[other] { $beyond } caselle
} oltre il prevosto.
reason-later_turn = Puoi farlo nel tuo turno, come una delle azioni.
reason-too_late = È troppo tardi: si fa prima nel turno ({ $phase }). Potrai farlo nel prossimo.
reason-too_few = { $least ->
    [one] Scegline almeno 1.
   *[other] Scegline almeno { $least }.
}
reason-too_many = { $most ->
    [one] Scegline al massimo 1.
   *[other] Scegline al massimo { $most }.
}
reason-over = La partita è finita.
reason-nothing_to_undo = Non c'è nulla da annullare.
reason-undo_needs_consent = Per annullare devono essere d'accordo anche gli altri: nel frattempo qualcuno ha giocato, c'è stato di mezzo il caso o si è visto qualcosa di nascosto.
reason-unknown_seats = Questo gioco è per { $least }–{ $most } giocatori.
reason-unknown_option = In questo gioco non esiste la regola «{ $key }». Ci sono: { $known }.
reason-unknown_value = «{ $key }» non può avere quel valore. Può essere: { $known }.

## Parti delle righe del resoconto

short-points = +{ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
short-place = { $building }{ GIVEN($space) ->
    [yes] {" "}{ $space }
   *[no] {""}
}
short-points-lost = −{ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
