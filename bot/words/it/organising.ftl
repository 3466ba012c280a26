## Organising tournaments

event-refused-entered-and-left = Hai lasciato questo evento. Chi organizza può riammetterti.
event-refused-not-out = Questo giocatore non ha lasciato l'evento, o non ci ha mai giocato.
event-refused-edit-late = Dopo il primo sorteggio puoi cambiare solo `days` e `pace`, per i turni non ancora sorteggiati, e aggiungere posti finché ci si può iscrivere.
tournament-assists-not = Questa persona non è assistente.
command-event-edit = Per chi organizza: cambia l'evento di questo canale fino al primo sorteggio
param-event-edit-name = Un nuovo nome
param-event-edit-starts = Quando inizia da solo: tra quanti giorni, o giorno e ora come venerdì 20:00
param-event-edit-days = Giorni per ogni turno non ancora sorteggiato; se indichi un turno, solo per quello
param-event-edit-pace = L'orologio di ogni partita di questi turni
param-event-edit-round = L'unico turno per cui cambiano giorni e orologio; la fase finale continua la numerazione
param-event-edit-most = Quanti possono giocare; gli altri iscritti aspettano un posto
param-event-edit-late = Ci si può iscrivere fino al sorteggio di questo turno; 0 per non ammettere ritardatari
param-event-edit-half = Se chi si iscrive tardi riceve per ogni turno perso metà dei punti di un riposo
param-event-edit-about = Una descrizione per la scheda
param-event-most = Quanti possono giocare; gli altri iscritti aspettano un posto
param-event-late = Ci si può iscrivere fino al sorteggio di questo turno; solo svizzero, turni fissi, batterie
param-event-ping = Un ruolo da avvisare quando aprono le iscrizioni
param-event-computers = Se i bot occupano i posti liberi dei tavoli incompleti
tournament-action-enter = Aggiungi un giocatore
tournament-action-remove = Togli un giocatore
tournament-action-reinstate = Riammetti un giocatore uscito o squalificato
tournament-action-here = Segna presente un giocatore
tournament-action-reopen = Riapri le iscrizioni
tournament-action-unassist = Togli un assistente
tournament-act-entered = Aggiunto
tournament-act-withdrew = Tolto
tournament-act-dropped = Rimosso
tournament-act-reinstated = Riammesso
tournament-act-appeared = Segnato presente
tournament-act-reopened = Iscrizioni riaperte
tournament-act-unassisted = Non più assistente
tournament-act-edited = Cambiamento
tournament-edited-name = nome: { $value }
tournament-edited-starts = inizio: { $value }
tournament-edited-days = giorni per turno: { $value }
tournament-edited-pace = orologio: { $value }
tournament-edited-most = posti: { $value }
tournament-edited-late = iscrizioni tardive fino al turno { $value }
tournament-edited-half = punti di un riposo per i turni persi: { $value }
tournament-edited-about = descrizione: { $value }
tournament-edit-empty = Scegli che cosa cambiare. Se indichi un turno (`round`), aggiungi `days` o `pace`.
tournament-moved-up = { $players }: in { $name } si è liberato un posto e ora siete dentro. Chi non può più giocare prema **{ button-tournament-leave }** sulla scheda.{ $phase ->
    [muster] {" "}Premete **{ button-tournament-here }**, se non l'avete già fatto.
    [running] {" "}Giocate dal turno { $round } in poi.
   *[other] {""}
}
tournament-joined-waiting = Tutti i posti sono occupati.
tournament-waiting-list = Lista d'attesa, in ordine: { $players }
tournament-most = { $players } posti; chi arriva dopo va in lista d'attesa.
tournament-places = { $players } posti.
tournament-late = Dopo l'inizio ci si può ancora iscrivere fino al sorteggio del turno { $round }, se c'è posto. { $half ->
    [yes] Ogni turno perso dà metà dei punti di un riposo.
   *[no] I turni persi non danno punti.
}
tournament-fill = I bot occupano i posti liberi dei tavoli incompleti. I piazzamenti si contano solo tra le persone.
tournament-pinged = -# { $role }
tournament-plan = Turno { $round }: { $days ->
    [one] un giorno
   *[other] { $days } giorni
}, { $pace }.
tournament-no-late = L'iscrizione in ritardo è possibile solo in svizzero, turni fissi e batterie.
tournament-most-too-few = Questo evento deve avere almeno { $least } posti.
tournament-role-not-pinged = Uno di noi due non può menzionare { $role }. Scegli un ruolo che tutti possano menzionare.
event-refused-seeds = Scegli due teste di serie. Si stabiliscono alla chiusura delle iscrizioni, se non si sorteggiano.
param-event-seeding = Come si stabiliscono le teste di serie in gironi, eliminazione e prima stagione
tournament-seeding-lot = Per sorteggio
tournament-seeding-rating = In base al punteggio dei giocatori
tournament-seeding-previous = In base alla classifica dell'ultimo evento di questo gioco
tournament-seeding-entry = In ordine di iscrizione
tournament-seeded = { $seeding ->
    [rating] Le teste di serie seguono il punteggio dei giocatori; chi non ne ha viene dopo, in ordine di iscrizione.
    [previous] Le teste di serie seguono la classifica dell'ultimo evento di questo gioco; gli altri vengono dopo, in ordine di iscrizione.
   *[entry] Le teste di serie seguono l'ordine di iscrizione.
} Fino all'inizio chi organizza può scambiarle.
tournament-seeds = I numeri sono le teste di serie.
tournament-no-seeds = Le teste di serie contano solo in gironi, eliminazione e campionati.
tournament-action-swap = Scambia le teste di serie di due giocatori
tournament-act-seeds_swapped = Teste di serie scambiate
event-refused-no-final-tie = Non c'è una parità in finale da risolvere.
tournament-finalist-left = Solo una delle persone in finale è ancora nel torneo, quindi la finale non si può rigiocare. Dividi il titolo o scegli chi ha vinto.
tournament-action-share = Finale in parità: dividi il titolo
tournament-action-again = Rigioca un incontro in parità o una partita annullata
tournament-act-shared = Titolo condiviso
tournament-act-played_again = Finale da rigiocare
tournament-act-won = Vincitore della finale in parità
tournament-concern-tied-final = ⚖ Parità in finale: { $players }. Dividi il titolo, falli rigiocare o scegli chi ha vinto.
tournament-champions = 🏆 { $players } condividono il titolo di { $name }!
tournament-final-again = Finale, rigiocata
event-refused-redraw = Puoi risorteggiare solo un turno svizzero o di batterie, e solo finché nessun tavolo ha un risultato.
event-refused-exchange = Questi due non possono scambiarsi. Devono sedere a due tavoli ancora aperti di svizzero, turni fissi, batterie o eliminazione a tavoli.
tournament-table-begun = { $table }: si è già cominciato a giocare.
tournament-action-exchange = Scambia due giocatori tra i tavoli, prima della prima mossa
tournament-action-redraw = Risorteggia il turno, prima della prima mossa
tournament-act-exchanged = Scambio di tavoli
tournament-act-redrawn = Turno risorteggiato
tournament-format-double-elimination = Doppia eliminazione a duelli
param-event-third = Se i duelli a eliminazione hanno una finale per il terzo posto
param-event-best = Quante partite al massimo ha un duello; passa chi ne vince più della metà
tournament-best-of = { $series ->
    [knockout] Ogni duello dell'eliminazione diretta
    [final] La finale
   *[all] Ogni duello
} è al meglio di { $games } partite; in ognuna chi comincia si decide a sorte.
tournament-third = Chi perde in semifinale gioca per il terzo posto.
tournament-no-third = La finale per il terzo posto richiede duelli a eliminazione, o un taglio dopo i duelli.
tournament-no-series = Solo i duelli possono essere al meglio di più partite.
tournament-best-1 = Una partita
tournament-best-3 = Al meglio di tre
tournament-best-5 = Al meglio di cinque
tournament-best-3-knockout = Al meglio di tre nell'eliminazione diretta
tournament-best-5-knockout = Al meglio di cinque nell'eliminazione diretta
tournament-best-3-final = Al meglio di tre in finale
tournament-best-5-final = Al meglio di cinque in finale
tournament-no-knockout = Non c'è un'eliminazione diretta i cui duelli possano essere una serie: serve un `cut`.
tournament-part-upper = tabellone dei vincenti
tournament-part-lower = tabellone dei perdenti
tournament-part-third = terzo posto
command-server-organisers = Scegli quale ruolo può organizzare eventi
param-server-organisers = Il ruolo; se non lo indichi, tutti possono organizzare eventi
tournament-organisers-set = { GIVEN($role) ->
    [yes] Ora possono organizzare eventi { $role } e chi può gestire il server.
   *[no] Ora tutti possono organizzare eventi.
}
tournament-not-for-you = Su questo server solo { $role } può organizzare eventi.
tournament-format-teams = Squadre di duellanti
param-event-boards = Quanti giocatori ha una squadra; solo per le squadre
command-event-team = Entra in una squadra, fondane una o lascia la tua
param-event-team-name = La squadra; un nome nuovo ne fonda una. Se non la indichi, lasci la tua
param-event-team-board = Il tuo posto nella squadra; 1 è il primo
param-event-team-player = Un altro giocatore: gli organizzatori lo spostano, il primo della squadra lo toglie
tournament-teamed = ✅ Sei nella squadra.
tournament-unteamed = Hai lasciato la squadra.
tournament-team = Squadra { $number }
tournament-team-size = squadre da { $players }
tournament-team-how = Con `/event team` entri in una squadra o ne fondi una. All'inizio chi è senza squadra riempie i posti liberi in ordine di iscrizione.
tournament-without-team = Ancora senza squadra: { $players }
tournament-more-teams = … e { $teams ->
    [one] un'altra squadra
   *[other] altre { $teams } squadre
}
tournament-team-points = Le squadre si affrontano su tutti i tavoli contemporaneamente. Un incontro vinto vale 1, uno pari ½; un riposo vale come un incontro vinto con metà dei punti individuali. Spareggi: { $ties }.
tournament-no-boards = `boards` vale solo per le squadre.
tournament-order-board_points = punti individuali
tournament-head-board_points = Indiv.
tournament-short-board_points = indiv.
event-refused-no-teams = Questo evento non ha squadre.
event-refused-no-team = Non sei in nessuna squadra.
event-refused-team-full = Questa squadra è al completo.
event-finding-team-left = { $players ->
    [one] Un giocatore resta senza squadra e non gioca.
   *[other] { $players } giocatori restano senza squadra e non giocano.
}
event-finding-team-bye = In ogni turno una squadra riposa.
tournament-reason-title = Motivo della decisione
tournament-reason-label = Motivo (pubblico)
tournament-reason-about = Sarà pubblico, anche sulle pagine web. Non scrivere cose private, per esempio di una malattia.
button-tournament-sure = Conferma
tournament-question-over = Questa domanda non vale più. Usa di nuovo il comando.
tournament-ask-ending = Con questo risultato { $name } è concluso e il titolo va a { $players }. Puoi correggerlo per un giorno.
tournament-corrected = Questo risultato è stato corretto e sostituisce quello annunciato prima.
tournament-cannot-uncrown = Non posso togliere a { $player } il ruolo { $role }: mi servono *Gestisci ruoli* e un ruolo più alto di quello.
event-refused-corrected-late = Il torneo è finito da più di un giorno. Il risultato è definitivo.
tournament-ask-busy = { $player } gioca già qui: { $tables }.
button-tournament-rules = Regole
tournament-rules = Regole: { $name }
tournament-cut-tied = In caso di parità al taglio decidono gli organizzatori, e dicono a tutti perché.
button-tournament-change = Cambia i numeri…
tournament-change-title = Cambia l'evento
tournament-change-rounds = Turni
tournament-change-cut = Quanti passano all'eliminazione (0: nessuno)
tournament-change-most = Posti (vuoto: senza limite)
tournament-change-late = Iscrizione in ritardo fino al turno (0: no)
tournament-change-players = Quanti giocatori prevedi
tournament-change-days = Giorni per turno
tournament-change-range = «{ $field }»: serve un numero da { $least } a { $most }. Non è cambiato nulla.
tournament-warnings = Controlla prima questo
tournament-left-out = `{ $option }` non vale. { $why }
tournament-preview-impossible = Così non si può aprire. Premi **{ button-tournament-change }**.
event-finding-few-places = Prevedi { $players } giocatori, ma i posti sono solo { $places }: { $waiting ->
    [one] uno resta in attesa.
   *[other] { $waiting } restano in attesa.
}
event-finding-late-beyond = I turni sono solo { $rounds }: l'iscrizione in ritardo finisce prima del turno { $rounds }, non del { $late }.
event-finding-cut-whole = Passano all'eliminazione in { $cut }, ma possono giocare solo in { $players }: non uscirebbe nessuno.
tournament-waiting = Sei il numero { $place } in lista d'attesa. { $phase ->
    [running] Giochi appena { $place ->
        [one] lascia un giocatore
       *[other] lasciano { $place } giocatori
    } prima del sorteggio del turno { $round }, e allora ti avviso. Ora non devi premere nulla.
   *[other] Giochi se { $place ->
        [one] uno di quelli che hanno un posto si ritira o manca
       *[other] { $place } di quelli che hanno un posto si ritirano o mancano
    } all'inizio{ GIVEN($starts) ->
        [yes] {" "}({ $starts })
       *[no] {""}
    }. { $here ->
        [yes] Se sali ti avviso; non devi premere altro.
       *[no] { $phase ->
            [muster] Prima di allora premi **{ button-tournament-here }**, altrimenti non sali.
           *[other] Quando chiudono le iscrizioni{ GIVEN($closes) ->
                [yes] {" "}({ $closes })
               *[no] {""}
            } ti avviso: allora premi **{ button-tournament-here }**, come tutti.
        }
    }
}
tournament-here-late = Non sei tra gli iscritti, e le iscrizioni sono chiuse. { $round ->
    [0] Chi organizza può ancora aggiungerti.
    [1] Chi organizza può ancora aggiungerti.
   *[other] Dopo l'inizio puoi ancora iscriverti fino al sorteggio del turno { $round }, se c'è posto. Può aggiungerti anche chi organizza.
}
tournament-muster-waiting = Lista d'attesa, in ordine: { $players }. Premete anche voi: giocate se manca qualcuno.
tournament-added = { $player } gioca dal turno { $round } in poi; i turni persi danno { $half ->
    [yes] metà dei punti di un riposo
   *[no] zero punti
}
tournament-ask-enter = { GIVEN($first) ->
    [yes] In lista d'attesa il primo posto è di { $first }, che verrebbe scavalcato.{" "}
   *[no] {""}
}Posti occupati: { $taken } su { $places }. Aggiungo { $player } lo stesso?
button-tournament-begin = Inizia senza di loro
tournament-ask-start = Mancano ancora: { $players }. Se inizi ora, { $start ->
    [one] gioca una persona
   *[other] giocano in { $start }
}, e gli altri restano fuori.
tournament-table-of = { $round }, tavolo { $table }
tournament-table-part = { $round }, { $part }
tournament-desk-finished = L'evento è finito. L'ultimo risultato si può correggere fino a { $when }.
tournament-desk-cancelled = L'evento è stato annullato. `/event new` ne prepara un altro.
tournament-action-unknown = Non conosco quest'azione. Scegline una dalla lista di `action`.
tournament-chosen-missing = Dimmi chi passa o vince: scegli dalla lista di `chosen`, oppure indica la persona in `player`.
event-refused-no-tied-duel = A quel tavolo non c'è un incontro in parità né una partita annullata da rigiocare.
tournament-tied-table = Si può rigiocare più di un incontro. Dimmi con `table` quale: { $tables }.
tournament-table-again = { $table }, rigiocata
tournament-act-duel_again = Si rigioca
tournament-result-win = { $winner } batte { $loser }
tournament-places-winner = Vince { $player }
tournament-goes-through = Passa { $player }
tournament-draw = Pareggio
button-tournament-extend = Un giorno in più
button-tournament-again = Si rigioca
button-tournament-share = Dividi il titolo
tournament-ask-rule = { $table }: { $result }. Lo leggeranno tutti, con il tuo motivo.
tournament-ask-replaces = Sostituisce il risultato attuale: { $result }.
tournament-ask-drawn = Il turno successivo è già sorteggiato: gli abbinamenti restano.
tournament-delayed = ⏳ Non è stato possibile confermare la presenza per { $name } per tutto il tempo previsto, quindi l'inizio si sposta a { $when }.{ GIVEN($players) ->
    [yes] {" "}Mancano ancora: { $players }. Premete **{ button-tournament-here }** prima di allora.
   *[no] {""}
}
tournament-start-absent = In lista d'attesa, ma assenti: { $players }
tournament-play-by = Da giocare entro { $when }
tournament-deadline-near = ⏰ { $players }: questa partita va giocata entro { $when }. Dopo, decide chi organizza.
tournament-series-of = Al meglio di { $games }.
button-tournament-dates = Nome e date…
tournament-change-name = Nome
tournament-change-about = Descrizione per la scheda
tournament-change-starts = Inizio, come 14 (giorni) o venerdì 20:00
tournament-between-games = { $table } contro { $player }: { $score } nelle partite. La prossima comincia tra un attimo.
tournament-result-draw = { $players } pareggiano
tournament-near-days = oggi, domani
tournament-ask-entry = { $substitute } prende il posto di { $player } in tutto l'evento, con i suoi punti{ GIVEN($tables) ->
    [yes] , e continua qui: { $tables }
   *[no] {""}
}.
tournament-substitute-bot = Un altro bot non può partecipare. Scegli una persona.
tournament-substitute-none = { $player } non ha lì nessun tavolo aperto.
tournament-substitute-there = { $player } gioca già a quel tavolo.
tournament-ask-back = { $player } riprende il proprio posto: { $tables }.
tournament-standings-column = **{ $head }**: { $meaning }.
tournament-games-played = partite { $score }
tournament-for-organisers = **{ $button }** è per chi organizza.
tournament-ask-seat = { $substitute } gioca al posto di { $player } solo qui: { $tables }. Lì { $player } arriva per ultimo, comunque finisca.
tournament-ask-out = { $player } è fuori dall'evento{ GIVEN($tables) ->
    [yes] { $duel ->
        [yes] {" "}e perde subito: { $tables }
       *[no] , e al suo posto giocano bot: { $tables }
    }
   *[no] {""}
}.
tournament-change-hours = Ore per confermare la presenza
