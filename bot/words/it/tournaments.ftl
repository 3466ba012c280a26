## Tournaments

# Che cosa si dice di un evento prima di aprirlo: che cosa non si può avere, e che cosa vi si avvicina di più.
event-finding-seats = Un tavolo ha da { $least } a { $most } posti.
event-finding-players = Per questo evento servono da { $least } a { $most } giocatori.
event-finding-rounds = Un evento ha da 1 a { $most } turni.
event-finding-duels-only = Questo formato è per tavoli da due. Ripeti il comando con `seats` 2, o scegli un altro formato.
event-finding-no-groups =
    { $fewer ->
        [0] { $players } giocatori non si possono dividere in gironi equilibrati; { $more } sì.
       *[other] { $players } giocatori non si possono dividere in gironi equilibrati; { $fewer } o { $more } sì.
    }
event-finding-group-meetings =
    { $times ->
        [2] In alcuni gironi ogni coppia di giocatori si incontra due volte.
       *[other] In alcuni gironi ogni coppia di giocatori si incontra { $times } volte.
    }
event-finding-short-tables =
    { $tables ->
        [one] In ogni turno un tavolo ha solo { $seats } giocatori.
       *[other] In ogni turno { $tables } tavoli hanno solo { $seats } giocatori.
    }
event-finding-byes =
    { $players ->
        [one] Nel primo turno un giocatore riposa.
       *[other] Nel primo turno { $players } giocatori riposano.
    }
event-finding-repeats-certain =
    { $most ->
        [one] In { $rounds } turni alcuni giocatori dovranno incontrarsi di nuovo. Solo un turno unico lo evita.
       *[other] In { $rounds } turni alcuni giocatori dovranno incontrarsi di nuovo. Con al massimo { $most } turni si può evitare.
    }
event-finding-repeats-possible =
    { $surely ->
        [one] In { $rounds } turni alcuni giocatori potrebbero incontrarsi di nuovo. Con un turno unico non succede.
       *[other] In { $rounds } turni alcuni giocatori potrebbero incontrarsi di nuovo. Con { $surely } si può evitare.
    }
event-finding-unbeaten = Con così pochi turni circa { $players } giocatori potrebbero restare imbattuti. Di solito i turni sono { $enough }.
event-finding-games-unequal = Non tutti giocano lo stesso numero di partite.
event-finding-apart-never = Tutti incontrano tutti, anche chi vive insieme.
event-finding-apart-at-last = Chi vive insieme gioca a tavoli diversi finché è possibile; negli ultimi turni può incontrarsi.
event-finding-apart-by-level = Chi vive insieme gioca in divisioni diverse se i loro livelli lo permettono.
event-finding-cup-waiting =
    { $players ->
        [one] Un giocatore resta in lista d'attesa per la prossima coppa.
       *[other] { $players } giocatori restano in lista d'attesa per la prossima coppa.
    }
# Perché un atto non si addice a un evento.
event-refused-entered-already = Partecipi già a questo evento, con un posto.
event-refused-entered-often = Troppe iscrizioni e troppi ritiri: in questo evento non puoi più entrare.
event-refused-not-entered = Questo giocatore non è iscritto.
event-refused-disqualified = Ti hanno squalificato da questo evento.
event-refused-over = L'evento è concluso.
event-refused-round-open = Il turno non è ancora finito.
event-refused-stage-over = Non ci sono altri turni.
event-refused-places = Questi piazzamenti non possono essere giusti. Indicane uno per posto, ad esempio 1 2 2.
event-refused-substitute = Questo giocatore non può prendere quel posto.
event-refused-same-deal = Questo giocatore ha già un tavolo in questo turno, in cui tutti giocano la stessa smazzata.
event-refused-paused = L'evento è già in pausa.
event-refused-not-paused = L'evento non è in pausa.
event-refused-no-round = Quel turno non esiste.
event-refused-round-closed = Quel turno è chiuso e la sua classifica è definitiva.
event-refused-no-table = Quel tavolo non esiste.
event-refused-table-over = Questo tavolo ha già il suo risultato.
event-refused-tied-across-the-cut = C'è una parità. Con `/event desk` scegli, tra chi è in parità, tanti giocatori quanti ne passano.
event-refused-own-table = A quel tavolo giochi anche tu: deve decidere un altro organizzatore.
event-refused-phase-draft = L'evento non è ancora aperto.
event-refused-phase-open = Le iscrizioni sono ancora aperte.
event-refused-phase-muster = L'evento non è ancora iniziato.
event-refused-phase-running = L'evento è già in corso.
event-refused-phase-finished = L'evento è concluso.
event-refused-phase-cancelled = L'evento è stato annullato.
# I comandi degli eventi.
command-event = Organizza tornei e campionati
command-event-new = Prepara un evento: ne vedi l'anteprima prima degli altri
command-event-standings = Guarda la classifica dell'evento di questo canale
command-event-report = Ricevi il resoconto dell'evento di questo canale, anche come file
command-event-desk = Per chi organizza: guarda che cosa c'è da decidere e decidi
param-event-name = Il nome dell'evento
param-event-game = Quale gioco
param-event-format = Come si formano i tavoli
param-event-seats = Giocatori per tavolo
param-event-rounds = Solo per svizzero, turni fissi e batterie; se non lo indichi, lo scelgo io
param-event-players = Quanti giocatori ti aspetti, per l'anteprima
param-event-options = Regole di tutte le partite, come favours=simplified
param-event-pace = L'orologio di ogni partita
param-event-days = Giorni per ogni turno
param-event-starts = Quando inizia da solo: tra quanti giorni, o giorno e ora come venerdì 20:00; vuoto: lo avvii tu
param-event-action = Che cosa fare; se non la indichi, vedi che cosa c'è da decidere
param-event-table = Quale tavolo: sceglilo dalla lista, o scrivi il nome di un giocatore
param-event-player = Quale giocatore
param-event-substitute = Chi gioca al suo posto
param-event-hours = Quante ore in più
param-event-places = Chi vince un duello; ai tavoli più grandi i piazzamenti in ordine di posto, ad esempio 1 2 2
param-event-reason = Il motivo. Sarà pubblico: niente di privato
tournament-format-groups = Gironi equilibrati
tournament-format-schedule = Turni fissi
tournament-format-swiss = Svizzero
tournament-format-heats = Batterie
tournament-format-league = Stagione di campionato
tournament-format-knockout = Eliminazione a tavoli
tournament-format-elimination = Eliminazione diretta a duelli
tournament-format-round-robin = Tutti contro tutti a duelli
tournament-format-mini-cup = Minicoppa
tournament-action-replace = Sostituisci un giocatore a un tavolo o ovunque
tournament-action-extend = Dai più tempo
tournament-action-rule = Decidi il risultato di un tavolo
tournament-action-disqualify = Squalifica un giocatore
tournament-action-pause = Metti l'evento in pausa
tournament-action-resume = Riprendi l'evento
tournament-action-cancel = Annulla l'evento
# La scheda di un evento e le sue risposte.
tournament-preview = Anteprima: { $name }
tournament-about = { $game } · { $format } · { $seats } per tavolo{ $rounds ->
    [0] {""}
    [one] {" "}· 1 turno
   *[other] {" "}· { $rounds } turni
}
tournament-organiser = Organizza: { $player }
tournament-starts = Inizia { $when }.{ $phase ->
    [muster] {""}
   *[other] {" "}Le iscrizioni chiudono { $closes }. Da allora all'inizio premi «{ button-tournament-here }», altrimenti non giochi.
}
tournament-weekdays = lunedì martedì mercoledì giovedì venerdì sabato domenica
tournament-start-unclear = Non capisco questo inizio. Scrivi un numero di giorni come `14`, o giorno e ora come `venerdì 20:00`, `domani 20:00` o `2026-12-04 20:00`.
tournament-start-zone = Per un'ora mi serve il tuo fuso orario. Scrivilo dopo l'ora, come `20:00 Roma`, o impostalo una volta con `/clock hours zone:`. Poi indica l'inizio con **{ button-tournament-dates }**; il resto rimane.
tournament-start-range = Un evento inizia al più presto tra un'ora e al più tardi tra { $days } giorni.
tournament-days = Ogni turno dura al massimo { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
tournament-points = { $scheme ->
    [duel] Una vittoria vale 1, un pareggio ½, una sconfitta 0
   *[other] Punti per piazzamento: { $points }
}{ $scheme ->
    [wins] ; una vittoria condivisa dà 1
   *[other] {""}
}. Spareggi: { $ties }.
tournament-duplicate-points = Duplicato: tutti i tavoli di un turno giocano la stessa smazzata. Il tuo punteggio è il tuo vantaggio sugli avversari, meno il vantaggio medio di chi sedeva al tuo stesso posto, più la forza dei tuoi avversari. Un riposo vale 0. Spareggi: { $ties }. Finché non ha finito l'ultimo tavolo del turno, partite e risultati sono visibili solo a chi li gioca.
tournament-until = Scadenza: { $when }. Poi decidono gli organizzatori.
tournament-usual-cut = Di solito dopo i turni c'è una fase a eliminazione per i migliori { $players }. Con `cut` ne aggiungi una.
tournament-length = { $rounds ->
    [one] Un solo turno, di al massimo { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
   *[other] { $rounds } turni, al massimo { $total } giorni in tutto.
}
tournament-length-cut = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
}, poi { $more ->
    [1] la finale
    [2] semifinali e finale
   *[other] { $more } turni a eliminazione
}, al massimo { $total } giorni in tutto.
tournament-order-wins = vittorie
tournament-order-opponents = risultati degli avversari
tournament-order-share = quota dei punti del tavolo
tournament-order-head_to_head = scontri diretti
tournament-order-lot = sorteggio
tournament-order-buchholz_cut_1 = punti degli avversari senza un turno saltato, o senza il più debole
tournament-order-buchholz = punti degli avversari
tournament-order-sonneborn_berger = punti degli avversari battuti e metà di quelli degli avversari con cui ha pareggiato
tournament-order-mean = punti per partita
tournament-order-best_1 = risultato migliore
tournament-order-best_2 = due risultati migliori
tournament-order-best_3 = tre risultati migliori
tournament-preview-next = Premi **{ button-tournament-open }** per mostrarlo a tutti qui e aprire le iscrizioni. Per cambiare turni, posti e altri numeri premi **{ button-tournament-change }**; per il nome, l'inizio e i giorni **{ button-tournament-dates }**; per il resto usa di nuovo il comando.
tournament-no-cut = Con questo formato non può esserci una fase a eliminazione.
tournament-duel-scoring = Nei duelli una vittoria vale 1 e un pareggio mezzo punto.
tournament-scoring-places = Per piazzamento: 10, 6, 3, 1 in quattro
tournament-scoring-wins = Solo le vittorie: 5, condivisa 1
tournament-scoring-wbc = Per piazzamento, ognuno vale dieci volte il successivo: 1000, 100, 10, 1
tournament-scoring-duplicate = Duplicato: a tutti i tavoli la stessa smazzata
tournament-duplicate-format = Il punteggio duplicato richiede un formato con una partita per turno, senza eliminazione né serie: scegli { $formats } e togli `cut` e `best`.
tournament-duplicate-place = I tavoli del duplicato giocano in thread privati. Annuncia l'evento in un normale canale testuale.
tournament-duplicate-permission = I tavoli del duplicato giocano in thread privati. Prima dammi il permesso «Crea thread privati» in questo canale.
tournament-duplicate-sealed = { $name }, turno { $number }: tutti i tavoli giocano la stessa smazzata. Mescolate e tiri di dado dipendono tutti dal sigillo `{ $commitment }` e dall'id di questo messaggio, che nessuno poteva conoscere prima. Il segreto sarà svelato quando avrà finito l'ultimo tavolo.
tournament-preview-old = Questa anteprima non vale più: nel frattempo qui si è tenuto un altro evento. Usa di nuovo il comando.
tournament-muster =
    ### { $name }: chi c'è?
    Le iscrizioni sono chiuse. Premi **{ button-tournament-here }** se vuoi giocare.
tournament-muster-dated =
    ### { $name }: chi c'è?
    Le iscrizioni sono chiuse. Premi **{ button-tournament-here }** prima dell'inizio ({ $when }) se vuoi giocare.
tournament-muster-over =
    ### { $name }: chi c'è?
    { $players ->
        [0] Qui non c'è più nulla da premere.
        [one] L'appello è finito. Gioca una persona.
       *[other] L'appello è finito. Giocano in { $players }.
    }
tournament-series = Partita { $number } di { $most } al massimo
tournament-series-over = L'incontro è finito: { $score }
tournament-player-left = { $player } ha lasciato { $name }. { GIVEN($tables) ->
    [yes] Al suo posto gioca un bot ({ $tables }): puoi assegnare il posto con `/event desk`.
   *[no] Nessun tavolo ha bisogno di un sostituto.
}
tournament-table = Tavolo { $table }
tournament-tied-waits = ⚖ { GIVEN($round) ->
    [yes] Parità ({ $round })
   *[no] Parità al taglio
}: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }: con `/event desk` si sceglie chi passa{ $duel ->
        [yes] {" "}o li si fa rigiocare
       *[no] {""}
    }.
   *[no] Con `/event desk` un moderatore sceglie chi passa{ $duel ->
        [yes] {" "}o li fa rigiocare
       *[no] {""}
    }.
}
tournament-tied-final = ⚖ Parità in finale: { $players }. { GIVEN($organisers) ->
    [yes] { $organisers }: con `/event desk` si può assegnare il titolo a pari merito, farli rigiocare o scegliere chi ha vinto.
   *[no] Con `/event desk` un moderatore assegna il titolo a pari merito, li fa rigiocare o sceglie chi ha vinto.
}
tournament-tied-of = { $players } ({ $number ->
    [one] passa uno
   *[other] passano in { $number }
})
tournament-parted = -# { $player } vince lo spareggio per { $by ->
    [mean] punti a partita in tutte le partite finora
   *[share] quota dei punti ai tavoli in tutte le partite finora
}.
tournament-equals = { $duel ->
    [yes] Se un duello della fase a eliminazione finisce pari, contano i punti a partita in tutte le partite finora.
   *[no] In caso di parità nella fase a eliminazione contano i punti a partita in tutte le partite finora, poi la quota dei punti dei tavoli.
} { $cut ->
    [yes] Sulla parità al taglio, su quella che resta e sempre quando è in gioco il titolo decidono gli organizzatori, e dicono a tutti perché.
   *[no] Se la parità resta, e sempre quando è in gioco il titolo, decidono gli organizzatori e dicono a tutti perché.
}
tournament-fairness = Con { $players } giocatori:
tournament-fair = Nessuno incontra due volte lo stesso avversario, e tutti i tavoli sono pieni.
tournament-fair-cut = Nessuno incontra due volte lo stesso avversario prima della fase finale, e tutti i tavoli sono pieni.
tournament-seed = Seme di tutti i sorteggi: { $seed }
tournament-seed-open = Seme di tutti i sorteggi: { $seed } · sigillo { $seal }
tournament-seed-sealed = Il seme di tutti i sorteggi resta sigillato fino all'inizio: { $seal }
tournament-kept-apart = Vivono insieme e non si incontrano: { $players }
tournament-more-pairs = { $pairs ->
    [one] … e un altro gruppo
   *[other] … e altri { $pairs } gruppi
}
tournament-count =
    { $phase ->
        [muster] Sono presenti { $present } giocatori su { $players }.
       [running] { $players ->
            [one] Partecipa un giocatore.
           *[other] Partecipano { $players } giocatori.
        }
       [finished] { $players ->
            [one] Ha partecipato un giocatore.
           *[other] Hanno partecipato { $players } giocatori.
        }
       *[other] { $places ->
            [0] { $players ->
                [one] È iscritto un giocatore.
               *[other] Sono iscritti { $players } giocatori.
            }
           *[other] Posti occupati: { $players } su { $places }.
        }
    }
tournament-count-waiting = Sono presenti { $present } giocatori su { $players }, e { $here } su { $waiting } in lista d'attesa: { $start ->
    [one] può giocare solo uno
   *[other] possono giocare in { $start }
}.
tournament-more = { $players ->
    [one] … e un altro
   *[other] … e altri { $players }
}
tournament-phase-draft = Non ancora aperto
tournament-phase-open = Le iscrizioni sono aperte
tournament-phase-muster = Le iscrizioni sono chiuse: premi «{ button-tournament-here }» se vuoi giocare
tournament-phase-running = { $paused ->
    [yes] L'evento è in pausa
   *[no] L'evento è in corso
}
tournament-phase-finished = L'evento è concluso
tournament-phase-cancelled = L'evento è stato annullato{ $why ->
    [started] : all'inizio non c'erano abbastanza giocatori
   *[cancelled] { GIVEN($reason) ->
        [yes] : { $reason }
       *[no] {""}
    }
}
button-tournament-open = Apri le iscrizioni
button-tournament-join = Iscriviti
button-tournament-here = Ci sono
button-tournament-leave = Ritirati
button-tournament-close = Chiudi le iscrizioni
button-tournament-start = Avvia l'evento
button-tournament-go-on = Prossimo passo
button-tournament-standings = Classifica
button-tournament-report = Resoconto
button-tournament-drop = Lascia l'evento
button-tournament-stay = Resta
button-organiser = Chiama chi organizza
tournament-opened = Le iscrizioni sono aperte.
tournament-joined = Sei dentro{ $places ->
    [0] {""}
   *[other] {" "}({ $place } su { $places })
}.
tournament-joined-next = Quando chiudono le iscrizioni ti avviso. Premi allora **{ button-tournament-here }**, altrimenti non giochi.
tournament-joined-cup = Sei dentro. La coppa inizia appena ci sono { $players } giocatori: ti avviso io.
tournament-joined-late = Sei dentro e giochi dal turno { $round } in poi.
tournament-not-in = Non partecipi a questo evento.
tournament-here = Grazie, la tua presenza è confermata.
tournament-left = Hai lasciato l'evento.
tournament-closed = Le iscrizioni sono chiuse. Ora i giocatori confermano di esserci.
tournament-closed-undated = Le iscrizioni sono chiuse. Ora i giocatori confermano di esserci. Quando l'hanno fatto, premi **{ button-tournament-start }** sulla scheda.
tournament-started = L'evento comincia: sto preparando le partite.
tournament-drop-confirm = L'evento è in corso. { $duel ->
    [yes] Se lo lasci, perdi subito la partita aperta.
   *[no] Se lo lasci, i tuoi posti vanno ai bot e ai tavoli ancora aperti finisci all'ultimo posto.
}
tournament-stayed = Bene, sei ancora nell'evento.
tournament-call-title = Chiama chi organizza
tournament-call-label = Che cosa non va? (qui lo leggono tutti)
tournament-call = ✋ { $organisers }, { $player } chiede di voi: { $text }
-# Chi organizza decide con `/event desk`, anche qui.
tournament-called = Chi organizza è stato avvisato con una menzione in questo thread.
tournament-not-called = Non riesco a scrivere nel thread della tua partita. Scrivi tu a chi organizza.
tournament-none = Qui non c'è nessun evento. `/event list` mostra quelli del server, e con `event` ne scegli uno.
tournament-list = Eventi
tournament-list-none = Nessun evento in corso.
tournament-list-past = Albo d'oro
tournament-list-how = `/event show` mostra la scheda di un evento, `/event standings` la classifica.
profile-medals = Medaglie
tournament-channel-taken = In questo canale è ancora in corso **{ $name }**, e un canale ospita un solo evento. Per il tuo usa un altro canale.
tournament-too-many = Oggi hai già creato { $most } eventi. Aprine uno, o aspetta domani.
tournament-no-threads = Per un evento serve un canale testuale, un thread o un post di un forum dove io possa creare thread o post e scriverci.
tournament-elsewhere = Per un evento serve un thread o un post per ogni partita, e qui non posso crearne. In { $where } posso: usa lì il comando.
tournament-not-organiser = { GIVEN($player) ->
    [yes] Può farlo solo chi organizza, { $player }, o un moderatore.
   *[no] Può farlo solo un moderatore: chi organizzava non c'è più.
}
tournament-not-started = L'evento non è ancora iniziato.
tournament-nothing-due = Per ora non devi decidere nulla.
tournament-too-few = I presenti sono troppo pochi. Ne servono almeno { $least }, in un numero adatto al formato.
tournament-reason-missing = Indica un `reason` (motivo). Sarà pubblico: niente di privato.
tournament-player-missing = Dimmi quale giocatore. Per una sostituzione, dimmi anche chi gioca al suo posto.
tournament-hours-missing = Dimmi quante ore in più.
tournament-result-missing = Dimmi quale tavolo, e chi vince o i piazzamenti dei giocatori: te li suggerisco mentre scrivi.
tournament-round = { $name }: { $round }
tournament-byes = Riposa: { $players }
tournament-standings = Classifica: { $name }
tournament-standings-possible = **{ $head }** dice quali posti sono ancora possibili in base ai punti.
tournament-standings-knockout = Finora: chi è ancora in gara, poi chi è uscito; a pari merito vale la testa di serie.
tournament-decided = Posti decisi dallo spareggio: { $places }
tournament-decided-by = { $ranks } per { $by }
tournament-more-tables = … e { $tables ->
    [one] un altro tavolo
   *[other] altri { $tables } tavoli
}
tournament-mark-left = { $state ->
    [disqualified] squalifica
   *[other] ritiro
}
tournament-desk = Organizzazione: { $name }
tournament-desk-empty = Per ora non devi decidere nulla.
tournament-desk-entered = { $players ->
    [one] Un iscritto
   *[other] { $players } iscritti
}{ $places ->
    [0] {""}
   *[other] {" "}({ $places } posti)
}{ $waiting ->
    [0] {""}
   *[other] {" "}· { $waiting } in attesa
}
tournament-desk-missing = 👀 Non ancora presenti: { $players }
tournament-desk-all-here = ✅ Tutti quelli che hanno un posto sono presenti.
tournament-desk-close = { GIVEN($when) ->
    [yes] ➡ Le iscrizioni chiudono da sole { $when }. Puoi chiuderle prima.
   *[no] ➡ Ora tocca a te: **{ button-tournament-close }**, quando gli iscritti bastano.
}
tournament-desk-start = { GIVEN($when) ->
    [yes] ➡ L'evento inizia da solo { $when }, con chi è presente. Puoi farlo iniziare prima.
   *[no] ➡ Ora tocca a te: **{ button-tournament-start }**, con chi è presente.
}
tournament-desk-go-on = ➡ Ora tocca a te: **{ button-tournament-go-on }**, quando vuoi.
tournament-desk-tie = ➡ Ora tocca a te: { $count ->
    [one] `/event desk` con l'azione { $actions }.
   *[other] premi uno dei pulsanti, o usa `/event desk` con una di queste azioni: { $actions }.
}
tournament-start-missed = Assenti, quindi non giocano: { $players }
tournament-start-moved = Dalla lista d'attesa: { $players }
tournament-start-waits = Ancora in lista d'attesa: { $players }
tournament-waits = { $name } aspetta una decisione. { GIVEN($organisers) ->
    [yes] { $organisers }: si decide con `/event desk`.
   *[no] Un moderatore può decidere con `/event desk`.
}
tournament-does-not-start = { $name } è annullato: { $here ->
    [0] nessuno ha premuto
    [one] solo una persona ha premuto
   *[other] solo { $here } persone hanno premuto
} «{ button-tournament-here }», e ne servono almeno { $least }, in un numero adatto alla formula. { $players }
tournament-gone = Hanno lasciato il server, quindi sono fuori dall'evento: { $players }
tournament-desk-how = Ora puoi scegliere, come `action` di `/event desk`: { $actions }.
tournament-concern-not-launched = 🚧 { $table }: non c'è ancora una partita, perché non riesco a creare il suo thread o post. { $why } Continuo a provare: { $where }
tournament-concern-server-full = 🚧 { $table } aspetta la sua partita: questo server ha già il massimo di partite di eventi che posso gestire. Comincia quando altre finiscono: { $where }
tournament-out-of-reach = ⏸ { $table }: ora nessuno può giocare lì, quindi gli orologi sono fermi ({ $where }). La scadenza del turno non cambia; puoi dare più tempo.
tournament-concern-overdue = ⏰ { $table }: la scadenza è passata. Decidi il risultato o dai più tempo: { $where }
tournament-concern-called = ✋ { $table }: { $players } ti cerca. Leggi nel thread della partita.
tournament-concern-called-off = ❔ { $table }: la sua partita è stata annullata{ $score ->
    [none] {""}
   *[other] {" "}sul { $score } nelle partite
}. Decidi il risultato dell'intero incontro{ $again ->
    [yes] {" "}o fai rigiocare la partita annullata
   *[no] {""}
}: { $where }
tournament-concern-given-up = 🪑 { $table }: un bot occupa un posto. Lo puoi assegnare con l'azione **{ tournament-action-replace }**: { $players }
tournament-concern-absent = 💤 Hanno abbandonato l'ultima partita. Saranno sorteggiati di nuovo, se non li squalifichi: { $players }
tournament-concern-tied-across-the-cut = ⚖ { GIVEN($round) ->
    [yes] Parità ({ $round })
   *[no] Parità al taglio
}: { $players }
tournament-concern-household = 🏠 Vivono insieme e sono allo stesso tavolo ({ $table }): { $players }
tournament-act-extended = Più tempo
tournament-act-replaced = Sostituzione
tournament-act-ruled = Risultato deciso
tournament-act-disqualified = Squalifica
tournament-act-paused = Pausa
tournament-act-resumed = Ripresa
tournament-act-cancelled = Annullamento
tournament-ruling = { $act }{ GIVEN($table) ->
    [yes] {" "}({ $table })
   *[no] {""}
}{ GIVEN($about) ->
    [yes] : { $about }
   *[no] {""}
}{ GIVEN($reason) ->
    [yes] . Motivo ({ $player }): { $reason }
   *[no] {" "}({ $player })
}
tournament-more-hours = { $hours ->
    [one] un'ora in più
   *[other] { $hours } ore in più
}
tournament-report =
    { $players ->
        [one] Un giocatore
       *[other] { $players } giocatori
    }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
tournament-seat-effect = -# Vittorie per posto, dal primo all'ultimo: { $shares }
tournament-share = { $share }%
# Chi può iscriversi, chi s'incontra, chi decide, e le parità sul confine.
tournament-action-advance = Risolvi una parità: scegli chi passa o vince
tournament-action-assist = Nomina un assistente
tournament-action-apart = Tieni separati due giocatori
tournament-action-meet = Permetti a due giocatori di incontrarsi di nuovo
tournament-act-advanced = Parità risolta
tournament-act-settled = Parità risolta
tournament-act-took_over = Iscrizione rilevata, con i suoi punti
tournament-act-assisted = Nuovo assistente
tournament-act-kept_apart = Tenuti separati
tournament-act-let_meet = Possono incontrarsi di nuovo
command-event-apart = Chiedi a chi vive con te di confermare: se possibile non vi incontrerete
param-event-apart = Chi vive con te
param-event-chosen = Chi passa o vince; scegli dalla lista
param-event-cut = Quanti passano alla fase a eliminazione dopo i turni
param-event-account = Da quanti giorni deve esistere l'account
param-event-vacation = Se si usano le ferie quando la riserva di tempo sta per finire
param-event-scoring = Come si contano le partite
param-event-member = Da quanti giorni i giocatori devono essere sul server
param-event-finished = Quante partite devono aver finito i giocatori
tournament-cut = I migliori { $players } passano a { $players ->
    [2] una finale
   *[other] una fase a eliminazione
}.
tournament-condition-account = Per iscriversi: un account di almeno { $least ->
    [one] un giorno
   *[other] { $least } giorni
}.
tournament-condition-member = Per iscriversi: su questo server da almeno { $least ->
    [one] un giorno
   *[other] { $least } giorni
}.
tournament-condition-finished = Per iscriversi: almeno { $least ->
    [one] una partita finita
   *[other] { $least } partite finite
}.
tournament-entry-account = Non puoi iscriverti: serve un account di almeno { $least ->
    [one] un giorno
   *[other] { $least } giorni
}.
tournament-entry-member = Non puoi ancora iscriverti: bisogna essere su questo server da almeno { $least ->
    [one] un giorno
   *[other] { $least } giorni
}.
tournament-entry-finished = Non puoi ancora iscriverti: bisogna aver finito almeno { $least ->
    [one] una partita
   *[other] { $least } partite
}.
tournament-apart = Preso nota. Se il formato lo permette, non vi incontrerete.
tournament-apart-ask = { $player }, { $asker } dice che vivete insieme. Se confermi, quando il formato lo permette vi terrò separati, e tutti lo vedono sulla scheda.
tournament-apart-asked = L'ho chiesto a { $player }. Vale appena conferma.
tournament-apart-unposted = Qui non posso scrivere a { $player }. Vale quando anche quella persona usa `/event apart` con te, { $asker }.
tournament-apart-agreed = { $asker } e { $player } vivono insieme e restano separati.
button-tournament-agree = Confermo
tournament-two-players = Dimmi quali due giocatori.
event-refused-apart = Scegli due giocatori diversi.
event-refused-apart-entrants = Solo chi è iscritto può essere tenuto separato.
event-refused-apart-already = Questi due giocatori sono già separati.
event-refused-apart-none = Questi due giocatori non sono separati.
event-refused-apart-household = Si possono tenere separate al massimo tre persone della stessa casa. Un organizzatore può decidere diversamente.
event-refused-apart-requests = In questo evento hai già fatto troppe richieste di questo tipo. Un organizzatore può aiutarti.
event-refused-apart-not-asked = Nessuno te l'ha chiesto.
event-refused-assists = Questa persona è già assistente.
# Immagini di classifiche e tabelloni.
tournament-picture-note = { $round }: tavoli finiti { $done } su { $tables }
tournament-column-points = Punti
tournament-column-possible = Fine
tournament-head-points = Punti
tournament-head-games = Partite
tournament-head-possible = Possibile
tournament-head-wins = Vittorie
tournament-head-opponents = Avversari
tournament-head-share = Quota
tournament-head-head_to_head = Diretti
tournament-head-buchholz_cut_1 = BH-C1
tournament-head-buchholz = BH
tournament-head-sonneborn_berger = SB
tournament-head-mean = Media
tournament-head-best_1 = Migliore
tournament-head-best_2 = Migliori·2
tournament-head-best_3 = Migliori·3
tournament-head-lot = Sorteggio
tournament-short-wins = vitt.
tournament-short-opponents = avv.
tournament-short-share = quota
tournament-short-head_to_head = diretti
tournament-short-lot = sorteggio
tournament-short-buchholz_cut_1 = BH-C1
tournament-short-buchholz = BH
tournament-short-sonneborn_berger = SB
tournament-short-mean = media
tournament-short-best_1 = migl.
tournament-short-best_2 = migl.·2
tournament-short-best_3 = migl.·3
tournament-division = Divisione { $number }
tournament-bracket = Tabellone: { $name }
tournament-final = Finale
tournament-semifinals = Semifinali
tournament-third-title = Terzo posto
tournament-quarterfinals = Quarti di finale
tournament-round-title = Turno { $number }
tournament-round-knockout = Fase a eliminazione, turno { $number }
tournament-alt = { $title }. { $note }. { $first }
# Annunci, calendario, e chi vince.
tournament-round-over = { $name }: { $round }, risultati
tournament-through = Chi passa: { $players }
tournament-champion = 🏆 { $player } ha vinto { $name }!
tournament-over = L'evento { $name } è finito
tournament-the-final = La finale, con il suo riepilogo: { $where }
tournament-cannot-schedule = { $name } non è nel calendario del server: per quello mi serve il permesso *Crea eventi*. Tutto il resto funziona.
tournament-cannot-crown = Non posso dare a { $player } il ruolo { $role }: mi servono *Gestisci ruoli* e un ruolo più alto di quello.
tournament-role-not-yours = Scegli un ruolo che anche tu puoi assegnare.
param-event-role = Un ruolo per chi vince
# Stagioni e coppe.
command-event-season = Per chi organizza: prepara la prossima stagione del campionato di questo canale
command-event-list = Elenca gli eventi del server e l'albo d'oro
command-event-show = Mostra di nuovo la scheda dell'evento
param-event-event = Quale evento; se non lo indichi, quello di questo canale
tournament-no-season = Qui nessun campionato ha una stagione finita.
# Reports in FIDE's format.
cli-event = controlla i rapporti dei tornei
cli-event-check = controlla abbinamenti, punti e posti di un rapporto nel formato FIDE (TRF)
cli-option-report = il rapporto, nel formato FIDE TRF-16 o TRF-26
cli-error-trf = { $path } non è un rapporto nel formato FIDE: manca la riga 001.
cli-error-trf-line = La riga { $line } di { $path } non è la riga di un giocatore nel formato FIDE.
trf-points = punti: { $name } ({ $number }) ne dichiara { $stated }, ma i risultati ne danno { $found }.
trf-second-bye = turno { $round }: { $name } ({ $number }) ha un secondo riposo o un'altra vittoria senza giocare.
trf-no-opponent = turno { $round }: { $name } ({ $number }) ha un risultato ma nessun avversario.
trf-unknown-opponent = turno { $round }: { $name } ({ $number }) ha come avversario { $opponent }, che non è nel rapporto.
trf-met-again = turno { $round }: { $name } ({ $number }) incontra di nuovo { $opponent }, dopo il turno { $before }.
trf-not-answered = turno { $round }: { $name } ({ $number }) indica come avversario { $opponent }, che ne indica un altro o nessuno.
trf-same-side = turno { $round }: { $name } ({ $number }) e { $opponent } hanno lo stesso colore.
trf-contradiction = turno { $round }: i risultati di { $name } ({ $number }) e di { $opponent } si contraddicono.
trf-sides-in-a-row = turno { $round }: { $name } ({ $number }) ha lo stesso colore per la terza volta di fila.
trf-sides-uneven = colori: { $name } ({ $number }) ha avuto un colore { $gap } volte in più dell'altro.
trf-rank = posto: { $name } ({ $number }) è dato come { $stated }, ma è { $found } per { $values }.
trf-checked = { $players } giocatori, { $rounds } turni; ricalcolati: { $criteria }. { $differences ->
    [0] Nessuna differenza.
    [one] Una differenza.
   *[other] { $differences } differenze.
}
tournament-pace-slow = Con questo orologio un solo turno può durare { $turn ->
    [one] un giorno
   *[other] { $turn } giorni
}, e un turno dell'evento ne ha { $days }: le partite possono non finire in tempo. Scegli un orologio più veloce o più giorni.
