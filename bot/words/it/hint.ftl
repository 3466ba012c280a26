### Hints: the choice, the reason for it, and the numbers behind it: /hint.

command-hint = Guarda, in privato, che cosa farebbe al tuo posto il bot più forte
refuse-no-hints = { $why ->
    [alone] In questa partita ci sono suggerimenti solo per chi gioca da solo contro i bot, e qui giocano più persone.
    [tournament] Nelle partite di un torneo non ci sono suggerimenti.
   *[never] In questa partita i suggerimenti sono disattivati.
} Con `/plan` puoi provare mosse in privato.
button-hint = Suggerimento
hint-about-equal = Vale più o meno lo stesso: { $second }
hint-why = Rispetto a «{ $second }», alla fine del turno:
hint-many = Rispetto a «{ $second }», il vantaggio viene da tante piccole cose.
hint-ends = Rispetto a «{ $second }», fa finire meglio la partita per te.
reason = { $whose }: { $fact } { $change } (valore { $points })
reason-rest = tutto il resto (valore { $points })
reason-you = tu
reason-others = gli altri
reason-all = tutti
reason-best-other = il migliore degli altri

## Che cosa conta in un suggerimento: Caylus

fact-caylus-stage = la fase della partita
fact-caylus-points = punti
fact-caylus-deniers = denari
fact-caylus-food = cibo
fact-caylus-wood = legno
fact-caylus-stone = pietra
fact-caylus-cloth = stoffa
fact-caylus-gold = oro
fact-caylus-kinds = tipi diversi di cubetti
fact-caylus-batches = lotti pronti per il castello
fact-caylus-workers = lavoratori ancora da piazzare
fact-caylus-placed = lavoratori piazzati
fact-caylus-beyond = lavoratori oltre il prevosto
fact-caylus-castle = un lavoratore al castello
fact-caylus-section = casette in questa parte del castello
fact-caylus-parts = posti liberi in questa parte del castello
fact-caylus-left = la distanza del balivo dal prossimo conteggio
fact-caylus-all_houses = casette in tutto il castello
fact-caylus-tiles = costruzioni di legno
fact-caylus-stones = costruzioni di pietra
fact-caylus-prestige = costruzioni di prestigio
fact-caylus-houses = costruzioni residenziali
fact-caylus-income = rendita
fact-caylus-favour_prestige = la linea dei favori in punti prestigio
fact-caylus-favour_deniers = la linea dei favori in denari
fact-caylus-favour_resources = la linea dei favori in cubetti
fact-caylus-favour_buildings = la linea dei favori in edifici
fact-caylus-favour_sum = favori reali in tutto
fact-caylus-columns = colonne di favori aperte
fact-caylus-passed = giocatori che hanno passato
fact-caylus-lead = il vantaggio del prevosto sul balivo
fact-caylus-behind = il ritardo del prevosto sul balivo
fact-caylus-place = giocatori che vengono prima nell'ordine di gioco
fact-caylus-seats = il numero dei giocatori
fact-caylus-inn = un lavoratore alla Locanda
fact-caylus-simplified = i favori semplificati

## Che cosa conta in un suggerimento: Caylus Magna Carta

fact-magna_carta-stage = la fase della partita
fact-magna_carta-points = punti
fact-magna_carta-castle = punti nel castello
fact-magna_carta-deniers = denari
fact-magna_carta-food = cibo
fact-magna_carta-wood = legno
fact-magna_carta-stone = pietra
fact-magna_carta-gold = oro
fact-magna_carta-sets = serie complete di tre cubetti
fact-magna_carta-workers = lavoratori ancora da piazzare
fact-magna_carta-placed = lavoratori piazzati
fact-magna_carta-beyond = lavoratori oltre il prevosto
fact-magna_carta-hand = carte in mano
fact-magna_carta-affordable = carte in mano che si possono pagare
fact-magna_carta-pile = carte nel mazzo
fact-magna_carta-wood_cards = costruzioni di legno
fact-magna_carta-stone_cards = costruzioni di pietra
fact-magna_carta-residence_cards = costruzioni residenziali
fact-magna_carta-prestige_cards = costruzioni di prestigio
fact-magna_carta-income = rendita
fact-magna_carta-batches = lotti portati al castello
fact-magna_carta-tokens = segnalini rimasti al castello
fact-magna_carta-dear = il valore del prossimo segnalino
fact-magna_carta-passed = giocatori che hanno passato
fact-magna_carta-road = la lunghezza della strada
fact-magna_carta-ahead = quanto è avanti il prevosto
fact-magna_carta-place = giocatori che vengono prima nell'ordine di gioco
fact-magna_carta-seats = il numero dei giocatori
fact-magna_carta-beginner = le regole per principianti

## Che cosa conta in un suggerimento: Catan

fact-catan_cards-stage = la fase della partita
fact-catan_cards-points = punti
fact-catan_cards-points_settlements = punti delle colonie
fact-catan_cards-points_cities = punti delle città
fact-catan_cards-points_buildings = punti delle costruzioni
fact-catan_cards-points_arch = punti dell'arco di trionfo
fact-catan_cards-points_knight = il punto del segnalino cavaliere
fact-catan_cards-points_windmill = il punto del segnalino mulino a vento
fact-catan_cards-lumber = legno
fact-catan_cards-brick = mattoni
fact-catan_cards-wool = lana
fact-catan_cards-grain = grano
fact-catan_cards-ore = minerali
fact-catan_cards-gold = oro
fact-catan_cards-goods = risorse in tutto
fact-catan_cards-makes_lumber = regioni che danno legno
fact-catan_cards-makes_brick = regioni che danno mattoni
fact-catan_cards-makes_wool = regioni che danno lana
fact-catan_cards-makes_grain = regioni che danno grano
fact-catan_cards-makes_ore = regioni che danno minerali
fact-catan_cards-makes_gold = regioni che danno oro
fact-catan_cards-full = regioni piene
fact-catan_cards-count_knight = cavalieri
fact-catan_cards-count_trade_fleet = flotte commerciali
fact-catan_cards-count_fleet = altre flotte
fact-catan_cards-count_jester = giullari
fact-catan_cards-count_building = costruzioni
fact-catan_cards-count_doubles = costruzioni che raddoppiano un raccolto
fact-catan_cards-doubled = regioni con il raccolto raddoppiato
fact-catan_cards-strength = forza
fact-catan_cards-tournament = punti torneo
fact-catan_cards-trade = punti commercio
fact-catan_cards-knight = il segnalino cavaliere
fact-catan_cards-windmill = il segnalino mulino a vento
fact-catan_cards-hand = carte in mano
fact-catan_cards-limit = il limite della mano
fact-catan_cards-actions = carte azione in mano
fact-catan_cards-units = cavalieri e flotte in mano
fact-catan_cards-payable = carte in mano che si possono pagare
fact-catan_cards-lacks_road = quello che manca per una strada
fact-catan_cards-lacks_settlement = quello che manca per una colonia
fact-catan_cards-lacks_city = quello che manca per una città
fact-catan_cards-open_roads = strade senza colonia
fact-catan_cards-sites = spazi liberi per costruire
fact-catan_cards-city_sites = spazi liberi presso le città
fact-catan_cards-regions = regioni ancora nella pila
fact-catan_cards-behind = punti di distacco da chi è in testa
fact-catan_cards-active = di chi è il turno

## La prima frase di un suggerimento: che cosa porta una risposta, come nome, e le frasi intorno

hint-because = { $options }: { $reasons }.
hint-pick-catan_cards-exchange = Rimetti via { $option }
hint-pick-catan_cards-bury = { hint-pick-catan_cards-exchange }
hint-pick-catan_cards-return_card = { hint-pick-catan_cards-exchange }
hint-gives-you = finisci il turno con { $facts }
hint-gives = { $player } avrebbe finito il turno con { $facts }
hint-finishes-you = finisci la partita con { $facts }
hint-finishes = { $player } avrebbe finito la partita con { $facts }
hint-other-gives = **{ $others }** { $several ->
    [yes] finiscono il turno con { $facts } in tutto
   *[no] finisce il turno con { $facts }
}
hint-other-finishes = { $several ->
    [yes] il migliore degli altri
   *[no] **{ $others }**
} finisce la partita con { $facts }
hint-other-would-gives = { $several ->
    [yes] { $others } avrebbero finito il turno con { $facts }
   *[no] { $others } avrebbe finito il turno con { $facts }
}
hint-other-would-finishes = { $several ->
    [yes] { $others } avrebbero finito la partita con { $facts }
   *[no] { $others } avrebbe finito la partita con { $facts }
}
hint-lose-you = tu hai poi { $facts }
hint-lose-other = **{ $others }** { $several ->
    [yes] hanno poi { $facts } in tutto
   *[no] ha poi { $facts }
}
hint-skip-catan_cards-arrange = comunque le disponi, all'inizio le tue regioni valgono più o meno lo stesso
hint-pass-first = passi per primo e prendi { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
}{ $cost ->
    [0] {""}
   *[other] , e da adesso un lavoratore costa { $cost } denari { $several ->
        [yes] agli altri
       *[no] a **{ $others }**
    }, tranne sui propri edifici
}
hint-pass-saves = risparmi { $cost ->
    [one] il denaro
   *[other] i { $cost } denari
} che { $all ->
    [yes] ora costa un lavoratore
   *[no] costa «{ $second }»
}
hint-better-end = { $how ->
    [ends] fa finire la partita in questo turno, e per te è meglio che continuare
    [lasts] evita che la partita finisca in questo turno, e per te è meglio
   *[other] la partita può finire in questo turno, e così finisce meglio
}
hint-equal-why = «{ $second }» vale più o meno lo stesso: { $reason }.
hint-instead = «{ $second }» darebbe { $points } punti{ $beside }.
hint-same-but = Anche «{ $second }» serve allo stesso scopo. La differenza: { $difference }.
hint-then = hai poi { $facts }
hint-all-told = { $change }; contando ciò che resta per i turni successivi, { $how ->
    [equal] non vedo una differenza chiara
    [close] la differenza è minima
    [worse] la mia stima la mette un po' indietro, ma tende a contare troppo le risorse
   *[better] mi sembra meglio
}
hint-level = nella maggior parte delle mie simulazioni in questo turno punti e risorse restano come con «{ $second }»{ $equal ->
    [yes] , quindi scegliere l'una o l'altra non fa differenza
   *[no] , ma per i turni successivi mi sembra un po' meglio
}
hint-same-too = Anche «{ $second }» serve allo stesso scopo{ $beside }.
hint-same-owned = Anche «{ $second }» serve allo stesso scopo, ma ci guadagna anche chi ne è proprietario.
hint-same-dearer = Anche «{ $second }» serve allo stesso scopo, ma costa { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
} in più.
hint-same-cheaper = Anche «{ $second }» serve allo stesso scopo, per { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
} in meno{ $beside }.
hint-than = { $change } rispetto a «{ $second }»
hint-though = { $gain }, anche se { $loss }
hint-simulated = nelle mie simulazioni { $change }
hint-simulated-too = Nelle mie simulazioni { $change }.
hint-only = è l'unica cosa che puoi fare qui
hint-guess = a prima vista sembra la mossa migliore, ma non ho avuto tempo di confrontarla. Chiedi di nuovo un suggerimento con i motivi
hint-idle = nient'altro qui ti rende qualcosa prima della fine del turno
hint-same = qui tutte le scelte portano allo stesso risultato
hint-numbers = Che cosa cambia a fine turno nella maggior parte delle mie simulazioni, rispetto a «{ $second }»:
hint-numbers-end = Che cosa cambia a partita finita, rispetto a «{ $second }»:
hint-numbers-none = A fine turno, nella maggior parte delle mie simulazioni punti, carte e risorse sono gli stessi che dopo «{ $second }».
hint-why-more = Un altro motivo: { $reasons }.
hint-why-other = A favore di «{ $second }»: { $reasons }.
hint-difference = { $whose }: { $facts }
hint-verdict = { $how ->
    [equal] Contando anche ciò che resta per i turni successivi, non vedo una differenza chiara tra le due.
    [clear] Contando anche ciò che resta per i turni successivi, la mia scelta mi sembra nettamente migliore.
   *[better] Contando anche ciò che resta per i turni successivi, la mia scelta mi sembra un po' migliore.
}
hint-no-numbers = Dietro a questo suggerimento non ci sono numeri: non ho confrontato nulla.
hint-nothing = Niente
refuse-hint-gone = Questo suggerimento non vale più. Chiedine uno nuovo.
button-hint-play = Fallo
button-hint-why = Perché?
hint-more = { $sure ->
    [about] circa { $amount } { $noun } in più
   *[yes] { $amount } { $noun } in più
}
hint-fewer = { $sure ->
    [about] circa { $amount } { $noun } in meno
   *[yes] { $amount } { $noun } in meno
}
fact-end-points = punti a partita finita
fact-end-win = probabilità di vincere
hint-fact-points = { $amount ->
    [one] punto
   *[other] punti
}
hint-fact-deniers = { $amount ->
    [one] denaro
   *[other] denari
}
hint-fact-food = cibo
hint-fact-wood = legno
hint-fact-stone = pietra
hint-fact-cloth = stoffa
hint-fact-gold = oro
hint-fact-caylus-tiles = { $amount ->
    [one] costruzione di legno
   *[other] costruzioni di legno
}
hint-fact-caylus-stones = { $amount ->
    [one] costruzione di pietra
   *[other] costruzioni di pietra
}
hint-fact-caylus-prestige = { $amount ->
    [one] costruzione di prestigio
   *[other] costruzioni di prestigio
}
hint-fact-caylus-houses = { $amount ->
    [one] costruzione residenziale
   *[other] costruzioni residenziali
}
hint-fact-caylus-favour_sum = { $amount ->
    [one] favore reale
   *[other] favori reali
}
hint-fact-magna_carta-wood_cards = { $amount ->
    [one] costruzione di legno
   *[other] costruzioni di legno
}
hint-fact-magna_carta-stone_cards = { $amount ->
    [one] costruzione di pietra
   *[other] costruzioni di pietra
}
hint-fact-magna_carta-prestige_cards = { $amount ->
    [one] costruzione di prestigio
   *[other] costruzioni di prestigio
}
hint-fact-magna_carta-residence_cards = { $amount ->
    [one] costruzione residenziale
   *[other] costruzioni residenziali
}
hint-fact-catan_cards-lumber = legno
hint-fact-catan_cards-brick = { $amount ->
    [one] mattone
   *[other] mattoni
}
hint-fact-catan_cards-wool = lana
hint-fact-catan_cards-grain = grano
hint-fact-catan_cards-ore = { $amount ->
    [one] minerale
   *[other] minerali
}
hint-fact-catan_cards-count_knight = { $amount ->
    [one] cavaliere
   *[other] cavalieri
}
hint-fact-catan_cards-count_trade_fleet = { $amount ->
    [one] flotta commerciale
   *[other] flotte commerciali
}
hint-fact-catan_cards-count_building = { $amount ->
    [one] costruzione
   *[other] costruzioni
}
hint-fact-catan_cards-open_roads = { $amount ->
    [one] strada pronta per una colonia
   *[other] strade pronte per una colonia
}
hint-gain-end-win = più probabilità di vincere
hint-loss-end-win = meno probabilità di vincere

## Ciò che le regole dicono a favore di una scelta: una frase dopo la scelta e i due punti

merit-points = fai subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
merit-stake = { GIVEN($won) ->
    [yes] {" "}({ $won } punti in gioco)
   *[no] {""}
}
merit-provost_reach = il prevosto raggiunge { $count ->
    [one] il tuo lavoratore
   *[other] i tuoi lavoratori
} su { $places }{ merit-stake }{ $back ->
    [yes] , se nessun altro lo riporta indietro
   *[no] {""}
}
merit-provost_keep = con il prevosto a { $to } { $count ->
    [one] il tuo lavoratore su { $places }{ merit-stake } non farebbe
   *[other] i tuoi lavoratori su { $places }{ merit-stake } non farebbero
} nulla
merit-denied = { GIVEN($won) ->
    [yes] , e così a { $by } mancano { $won } punti al castello
   *[no] {""}
}
merit-provost_shut = { $count ->
    [one] il lavoratore di { $by } su { $places } non fa
   *[other] i lavoratori degli altri su { $places } non fanno
} più nulla{ $own ->
    [yes] , e nemmeno uno dei tuoi
   *[no] {""}
}: il prevosto si ferma prima{ merit-denied }{ $back ->
    [yes] , se nessun altro lo sposta di nuovo
   *[no] {""}
}
merit-provost_safe = nessuno può più riportare il prevosto sotto { $least }, quindi { $count ->
    [one] il tuo lavoratore su { $places }{ merit-stake } è
   *[other] i tuoi lavoratori su { $places }{ merit-stake } sono
} al sicuro
merit-provost_idle = { $alone ->
    [yes] spostare il prevosto non ti darebbe nulla: fin dove puoi pagare non raggiunge altri tuoi lavoratori e non esclude quelli degli altri
   *[no] spostare il prevosto a { $to } non cambierebbe nulla per nessun lavoratore, e ti costerebbe { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }
}
merit-last_mover = muovi il prevosto per ultimo: { $deniers ->
    [one] con 1 denaro lo porti qui
   *[other] con { $deniers } denari lo porti qui
}, se prima nessuno lo tira indietro
merit-first = ti dà { $gain }, e non ne hai
merit-sale = lì vendi un cubo per { $deniers } denari{ $cost ->
    [0] {""}
   *[other] , e il lavoratore ne costa { $cost }
}
caylus-merit-scored_now = davanti al balivo, il prevosto lo fa avanzare di 2 caselle, fino a { $to }: così in questo turno si valuta { THE($section) }{ $back ->
    [yes] , se nessun altro lo sposta di nuovo
   *[no] {""}
}
caylus-merit-bailiff_far = davanti al balivo, il prevosto lo fa avanzare di 2 caselle, fino a { $to }{ $back ->
    [yes] , se nessun altro lo sposta di nuovo
   *[no] {""}
}
caylus-merit-bailiff_near = se il prevosto non gli sta davanti, il balivo avanza di 1 sola casella, fino a { $to }, così il castello si valuta più tardi{ $back ->
    [yes] , se nessun altro lo sposta di nuovo
   *[no] {""}
}
caylus-merit-deliver = ti dà subito { $gain }{ $favours ->
    [0] {""}
   *[other] , e il favore reale per il maggior numero di lotti, perché { $alone ->
        [yes] nessun altro è al castello
       *[no] nessuno può darne di più
    }
}{ $step ->
    [yes] ; con { $houses } casette hai un favore reale in più quando si valuta { THE($section) }
   *[no] {""}
}{ $lost ->
    [0] {""}
   *[other] ; senza casette perdi { $lost } punti quando si valuta { THE($section) }
}
caylus-merit-trading_post = ti dà { $deniers } denari{ $cost ->
    [0] {""}
   *[other] , e il lavoratore ne costa { $cost }
}
caylus-merit-joust_field = lì puoi pagare { $pay } per un favore reale: per esempio { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}{ $deniers ->
    [0] {""}
   *[other] {" "}oppure { $deniers } denari
}
caylus-merit-stables = nel prossimo turno sei { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} nell'ordine di gioco
caylus-merit-inn = finché il tuo lavoratore resta lì, dal prossimo turno ogni piazzamento ti costa solo 1 denaro
caylus-merit-guild_reach = da lì puoi spostare gratis il prevosto fino al tuo lavoratore su { $space } · { $building }
caylus-merit-guild_shut = da lì puoi riportare gratis il prevosto a { $to }, così si ferma prima del lavoratore di { $by } su { $space } · { $building }
caylus-merit-castle = hai i cubi per { $count ->
    [one] un lotto
   *[other] { $count } lotti
} al castello{ caylus-castle-points }
caylus-merit-castle_with = con ciò che devi ancora prendere hai i cubi per { $count ->
    [one] un lotto
   *[other] { $count } lotti
} al castello{ caylus-castle-points }
caylus-castle-points = { $vp ->
    [0] {""}
   *[other] : { $vp } punti
}{ $others ->
    [yes] , se prima non ci costruisci
   *[no] {""}
}{ $last ->
    [yes] ; { $spends ->
        [yes] «{ $second }» userebbe quei cubi
       *[no] dopo «{ $second }» in questo turno { $passes ->
            [yes] è
           *[no] potrebbe essere
        } tardi
    }
   *[no] {""}
}
caylus-merit-batch = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}e ciò che devi ancora prendere
   *[no] {""}
} hai { GIVEN($pay) ->
    [yes] un lotto per il castello ({ $pay })
   *[no] un altro lotto per il castello
}{ $vp ->
    [0] {""}
   *[other] : { $vp } punti
}{ $there ->
    [yes] {""}
   *[no] , se piazzi un lavoratore anche al castello
}
caylus-merit-trade = lì puoi dare { $pay } in cambio di { $gain }
caylus-merit-build = hai ciò che serve per costruire lì { THE($building) }: { $pay } per { $vp } punti
caylus-merit-build_with = con ciò che prendi prima, lì puoi costruire { THE($building) }: { $pay } per { $vp } punti
caylus-merit-build_second = dopo ciò che costruisce il tuo lavoratore su { $places }, questo può ancora costruire { THE($building) } ({ $pay } per { $vp } punti)
caylus-merit-lets_build = con { $gain }{ merit-bought } il tuo lavoratore su { $space } · { $known } può costruire { THE($building) } ({ $vp } punti)
caylus-merit-would_build = con { $gain }{ merit-bought } puoi costruire { THE($building) } ({ $pay } per { $vp } punti), se metti un lavoratore anche su { $space } · { $known }
caylus-merit-builds_later = con { $gain }{ merit-bought } puoi pagare { THE($building) } ({ $pay } per { $vp } punti) in un turno successivo, con un lavoratore su { $known }
caylus-merit-most_points = { caylus-merit-building_brings }, e nulla di ciò che puoi costruire qui ne vale di più{ GIVEN($equals) ->
    [yes] {" "}(altrettanti: { $equals })
   *[no] {""}
}
magna_carta-merit-batch = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}e ciò che devi ancora prendere
   *[no] {""}
} hai { $count ->
    [one] un lotto per il castello ({ $pay }): { $vp } punti
   *[other] { $count } lotti per il castello ({ $pay }), l'ultimo per { $vp } punti
}
magna_carta-merit-pays_card = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}e ciò che devi ancora prendere
   *[no] {""}
} nel prossimo turno puoi pagare { THE($building) } che hai in mano ({ $pay })
magna_carta-merit-wage = ti dà { $gain }, e il lavoratore ne costa { $cost }
magna_carta-merit-stuck_hand = non puoi pagare { $count ->
    [one] la carta
   *[other] nessuna delle { $count } carte
} che hai in mano
magna_carta-merit-first_hand = con i tuoi primi cubi { $count ->
    [0] non puoi pagare nessuna
    [one] puoi pagare solo 1
   *[other] puoi pagare { $count }
} di queste { $most } carte
merit-resources = { GIVEN($number) ->
    [yes] un { $number } ti porta { $gain }, e così
   *[no] con { $gain } in più
}{ $roll ->
    [0] {""}
   *[other] {" "}e ciò che porta il { $roll } tirato
}
catan_cards-merit-completes = { merit-resources } puoi pagare { merit-goal }
catan_cards-merit-nearer = { merit-resources } per { merit-goal } ti manca solo questo: { $lost }
catan_cards-merit-keeps = per { merit-goal } ti manca solo questo: { $lost }; dopo «{ $second }» ti { $left ->
    [one] mancherebbe 1 risorsa
   *[other] mancherebbero { $left } risorse
}
catan_cards-merit-keeps_whole = puoi pagare { merit-goal }, e dopo «{ $second }» non potresti più
catan_cards-merit-opens_site = non hai una strada libera, e una nuova colonia ne richiede una
catan_cards-merit-settles = puoi pagare anche la colonia in fondo: { $won ->
    [one] 1 punto
   *[other] { $won } punti
} e { $count } nuove regioni
catan_cards-merit-follows = { catan_cards-merit-leaves }
catan_cards-merit-leaves = ; dopo puoi ancora pagare { merit-goal }
catan_cards-merit-plays_free = ; non costa nulla, perciò tutto il resto può seguire
catan_cards-merit-last_site = ; occupa il tuo ultimo posto libero
catan_cards-merit-delays = ; dopo, per { merit-goal } ti manca questo: { $lost }
catan_cards-merit-escapes_brigands = con sole { $count } risorse i briganti non possono prenderti { $have }: derubano chi ne ha più di { $most }
catan_cards-merit-risks_brigands = ; attenzione ai briganti: hai { $count } risorse non protette, e con più di { $most } perdi tutto il minerale e tutta la lana se arrivano
catan_cards-merit-end_idle = non puoi costruire o giocare altro, e per uno scambio serve il sì di { $by }{ GIVEN($won) ->
    [yes] ; la prossima cosa che ti dà punti è { merit-goal }: ti manca questo: { $lost }
   *[no] {""}
}{ GIVEN($most) ->
    [yes] . Attenzione ai briganti: hai { $count } risorse non protette, e con più di { $most } perdi tutto il minerale e tutta la lana se arrivano
   *[no] {""}
}
catan_cards-merit-unit = aggiunge { $strength ->
    [0] { $trade ->
        [one] 1 punto commercio
       *[other] { $trade } punti commercio
    } ({ $count } contro { $left }{ GIVEN($token) ->
        [yes] ; per il { $token } ti serve anche una città
       *[no] {""}
    }){ GIVEN($have) ->
        [yes] , e poi la banca prende { $have } per 1 altra risorsa
       *[no] {""}
    }
   *[other] { $strength } di forza ({ $count } contro { $left }){ $tournament ->
        [0] {""}
        [one] {" "}e 1 punto torneo
       *[other] {" "}e { $tournament } punti torneo
    }
}
catan_cards-merit-doubles = raddoppia il raccolto{ GIVEN($kind) ->
    [yes] {" "}di { $kind }
   *[no] {""}
} in { $count ->
    [one] una regione
   *[other] { $count } regioni
} accanto
catan_cards-merit-holds_more = puoi tenere in mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in più
catan_cards-merit-fills_cellar = Nuovo anno e Navigazione favorevole ti portano { $count } risorse a scelta
catan_cards-merit-site_doubles = lì raddoppia il raccolto{ GIVEN($kind) ->
    [yes] {" "}di { $kind }
   *[no] {""}
} in { $count ->
    [one] una regione
   *[other] { $count } regioni
} accanto
catan_cards-merit-site_alike = { $tied ->
    [yes] questa carta lì fa lo stesso che in «{ $second }»
   *[no] questa carta fa lo stesso ovunque: il posto conta solo per le carte che raddoppiano o proteggono le regioni accanto
}
catan_cards-merit-frees_room = una regione contiene al massimo { $most } risorse: se paghi da quella più piena, resta spazio per il prossimo raccolto
catan_cards-merit-usable_hand = puoi già pagare { $cards }{ $count ->
    [one] {""}
   *[other] {" "}insieme
}
catan_cards-merit-costly = per costruirla ti manca questo: { $lost }; { $tied ->
    [yes] quanto per qualunque altra carta che hai in mano
   *[no] più che per ogni altra carta che hai in mano
}
catan_cards-merit-already_in_play = è già in gioco, e può essercene una sola
catan_cards-merit-needs_building = ti manca l'edificio che richiede
catan_cards-merit-no_site = non hai un posto libero per costruirla
catan_cards-merit-one_only = ne hai già una, e puoi averne una sola
catan_cards-merit-no_target = { $by } non ha nulla su cui usarla
catan_cards-merit-barred = { $by } ora non può guardare questo mazzetto, perché lo hai guardato tu: lì la tua carta è al sicuro per questo turno
catan_cards-merit-deeper = lì ha sopra { $count } carte e torna fuori il più tardi possibile: nessun mazzetto è più alto
catan_cards-merit-looks = per { $cost ->
    [one] 1 risorsa
   *[other] { $cost } risorse
} vedi tutte le { $count } carte e prendi quella che vuoi
catan_cards-merit-unseen = ne prendi la prima carta senza vederla
catan_cards-merit-searched_all = ormai ogni mazzetto è stato guardato e tutti sono coperti, perciò una prima carta vale l'altra{ merit-choosing }
catan_cards-merit-seen = hai già guardato questo mazzetto, perciò forse ne conosci la prima carta
catan_cards-merit-card_points = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} quando è costruita{ $city ->
    [yes] , ma prima ti serve una città
   *[no] {""}
}
merit-goal = { $level ->
    [1] una strada
    [2] una colonia{ merit-won }
    [3] una città{ merit-won }
    [4] una strada e una colonia{ merit-won }
   *[other] { $building }{ merit-won }
}
catan_cards-merit-full = hai { $have }, quanto le tue regioni possono contenere: il prossimo raccolto andrebbe perso
catan_cards-merit-frees_full = ; con { $have } le sue regioni sono piene, e il prossimo raccolto andrebbe perso
caylus-merit-last_source = nessun altro edificio libero della strada dà { $gain } in questo turno
merit-fewer_held = finora hai { $have }
merit-plenty = hai { $have }, più di ogni altra cosa
merit-provost_dear = escludere { $count ->
    [one] il lavoratore di { $by } su { $places }
   *[other] i lavoratori degli altri su { $places }
} non vale { $cost ->
    [one] il denaro che costa
   *[other] i { $cost } denari che costa
}{ $undo ->
    [0] {""}
    [one] , e { $by } potrebbe rimediare con 1 denaro
   *[other] , e { $by } potrebbe rimediare con { $undo } denari
}
catan_cards-merit-leaves_room = una regione contiene al massimo { $most } risorse: se metti dove ce n'è meno, resta spazio per il prossimo raccolto
caylus-merit-batch_later = con { $gain }{ merit-bought }{ $others ->
    [yes] {" "}e ciò che devi ancora prendere
   *[no] {""}
} hai { GIVEN($pay) ->
    [yes] un lotto per il castello ({ $pay })
   *[no] un altro lotto per il castello
} in un turno successivo
merit-peddler = lì puoi comprare { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}, ma non d'oro, per { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
} { $count ->
    [one] in più
   *[other] l'uno
}
magna_carta-merit-deliver = ti dà subito { $gain }{ $gold ->
    [0] {""}
   *[other] , e anche l'oro per il maggior numero di lotti: nessuno può darne di più, e in caso di parità lo prende chi li ha dati per primo
}{ $left ->
    [0] {""}
   *[other] ; i segnalini successivi valgono solo { $left } punti
}{ $last ->
    [yes] ; prende l'ultimo segnalino, quindi la partita finisce con questo turno
   *[no] {""}
}
magna_carta-merit-tokens = ti dà { $gain }, e { $deniers } denari a fine partita ne valgono solo 1
magna_carta-merit-owned = fai { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}, e ogni volta che un altro giocatore la usa, { magna_carta-your-share }{ $count ->
    [0] {""}
   *[other] {" "}(finché durano i { $count } che ci sono sopra)
}{ $most ->
    [0] {""}
   *[other] ; un lavoratore lì trasforma una tua carta in residenza, su cui si costruiscono carte prestigio fino a { $most } punti
}
catan_cards-merit-gate_closed = le carte di attacco e neutrali non si giocano finché non avete { $least } punti in due; ne avete { $have }
catan_cards-merit-needs_city = si può costruire solo in una città, e non ne hai
catan_cards-merit-more_cards = scegli fra { $count } carte invece che fra { $left }{ $tied ->
    [0] {""}
    [one] {" "}(il mazzetto { $stacks } ne ha altrettante)
   *[other] {" "}(i mazzetti { $stacks } ne hanno altrettante)
}
catan_cards-merit-ready_card = puoi costruirla subito, per { $pay }
catan_cards-merit-pays_now = ; la puoi già pagare ({ $pay })
catan_cards-merit-pays_soon = ; per costruirla ti manca solo questo: { $lost }
catan_cards-merit-no_use = ; per ora non la puoi costruire
catan_cards-merit-site_guards = protegge dai briganti ciò che c'è nelle due regioni accanto: { $count } qui, { $left } in «{ $second }»
magna_carta-merit-provost_share = il prevosto raggiunge il lavoratore di { $by } sulla tua carta { $places }, così { magna_carta-your-share }
merit-brings = ti dà { $gain }
caylus-merit-either = ti dà { $gain } oppure { $have }{ $count ->
    [0] ; servono per un altro lotto o un edificio
    [2] ; non hai né l'uno né l'altro, e ogni lotto richiede 1 cibo e 2 cubi di altri tipi
   *[1] {""}
}
merit-bought = { GIVEN($cost) ->
    [yes] {" "}({ $cost ->
        [one] per 1 denaro in più
       *[other] per { $cost } denari in più
    })
   *[no] {""}
}
catan_cards-merit-fits = lì entra ancora ciò che porta il { $number } tirato, e una regione contiene al massimo { $most } risorse
caylus-merit-alike = dopo «{ $second }» puoi fare altrettanti punti con i cubi in questo turno
merit-place = { $space } · { $building }
magna_carta-your-share = come proprietario { $share ->
    [takes] prendi { $gain }
    [buys] puoi comprare { GIVEN($gain) ->
        [yes] { $gain }
       *[no] un cubo
    } per { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }
    [buys_token] puoi comprare un segnalino castello per { $cost } denari
   *[swaps] puoi cambiare un cubo con 1 oro
}
magna_carta-merit-owner_takes = ; { $by }, come proprietario, prende { $gain }
caylus-merit-owner_takes = ; { $by }, come proprietario, fa { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}{ GIVEN($gain) ->
    [yes] {" "}e prende { $gain } o { $have }
   *[no] {""}
}
merit-none_held = hai { $have }, ma di questo ancora nessuno
merit-brings_more = ti dà { $gain }, e «{ $second }» solo { $have }
merit-keeps_gold = tieni { $have }, che a fine partita vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
merit-pays_plenty = richiede { $pay } invece di { $lost }, e tu hai { $have }
merit-pays_points = ti dà { $gain }, e a fine partita { $gold ->
    [0] { $deniers ->
        [0] { $cubes } cubi
       *[other] { $deniers } denari
    } valgono solo 1 punto
   *[other] 1 oro vale solo { $gold ->
        [one] 1 punto
       *[other] { $gold } punti
    }
}
merit-pays_gold = ti dà { $gain }, e a fine partita 1 oro vale quanto { $deniers ->
    [0] { $cubes } altri cubi
   *[other] { $deniers } denari
}
merit-sale_pays = ti dà { $gain }, e a fine partita { $deniers } denari valgono quanto { $cubes } cubi
merit-saves_gold = con { $gain }{ merit-bought } puoi dare { $count ->
    [one] un lotto
   *[other] { $count } lotti
} al castello senza usare il tuo oro
magna_carta-merit-spares_gold = con { $gain }{ merit-bought } { $count ->
    [one] il tuo lotto per il castello costa
   *[other] i tuoi { $count } lotti per il castello costano
} { $gold } oro in meno
merit-buys_batch = i denari ti servono: con ciò che compri lungo la strada hai { $count ->
    [one] un lotto
   *[other] { $count } lotti
} per il castello{ $vp ->
    [0] {""}
   *[other] {" "}({ $vp } punti)
}, e dopo «{ $second }» non basterebbero
caylus-merit-buys_tile = i denari ti servono: con ciò che compri lungo la strada, il tuo lavoratore su { $space } · { $known } può costruire { THE($building) } ({ $vp } punti), e dopo «{ $second }» non basterebbero
merit-spare_cube = anche senza puoi ancora dare { $count ->
    [one] un lotto
   *[other] { $count } lotti
} al castello in questo turno
merit-provost_guard = escludere il tuo lavoratore su { $places }{ merit-stake } costa poi { $count ->
    [one] a { $asked }
   *[other] agli altri
} { $deniers } denari, e dopo «{ $second }» solo { $least }
merit-provost_open = ; { $least ->
    [-1] con { $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    } { $count ->
        [one] { $asked } può
       *[other] gli altri possono
    } poi escludere il tuo lavoratore su { $places }{ merit-stake }
    [0] con { $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    } { $count ->
        [one] { $asked } può
       *[other] gli altri possono
    } ancora escludere il tuo lavoratore su { $places }{ merit-stake }
   *[other] escludere il tuo lavoratore su { $places }{ merit-stake } costa poi { $count ->
        [one] a { $asked }
       *[other] agli altri
    } solo { $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    } invece di { $least }
}
merit-provost_undone = ; { $count ->
    [one] { $asked } può
   *[other] gli altri possono
} annullarlo con { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
}
magna_carta-merit-batch_ready = ; con quello che hai o che ti deve ancora arrivare puoi dare al castello { $count ->
    [one] un lotto
   *[other] { $count } lotti
} ({ $pay }: { $vp } punti)
magna_carta-merit-needs_provost = ; serve solo se il prevosto avanza di { $deniers ->
    [one] 1 carta, per 1 denaro
   *[other] { $deniers } carte, per { $deniers } denari
}
magna_carta-merit-low_hand = { $count ->
    [one] la sola carta in mano che puoi pagare vale
   *[other] le { $count } carte in mano che puoi pagare valgono
} solo 1 punto{ $count ->
    [one] {""}
   *[other] {" "}ciascuna
}
magna_carta-merit-first = ti dà { $gain }, e non ne hai{ $count ->
    [0] {""}
   *[other] ; un lotto vuole 1 cibo, 1 legno e 1 pietra
}
magna_carta-merit-sale_pays = ti dà { $gain }{ $golden ->
    [yes] , e a fine partita { $deniers } denari valgono quanto 1 oro
   *[no] ; da un venditore ambulante un cubo così costa solo 1, più 1 per il lavoratore
}
merit-keeps_move = tieni { merit-provost_move }
merit-spends_move = ; ma poi ti { $deniers ->
    [one] manca
   *[other] mancano
} { merit-provost_move }
merit-provost_move = { $deniers ->
    [one] il denaro che porta
   *[other] i { $deniers } denari che portano
} il prevosto { $own ->
    [yes] fino al tuo lavoratore su { $places }
   *[no] indietro a { $to }, così che il lavoratore di { $by } su { $places } non faccia nulla
}
merit-exposed = ; ma il prevosto è proprio lì, e un passo indietro basterebbe a escluderlo
merit-provost_loses = ; { $count ->
    [one] però il tuo lavoratore su { $places }{ merit-stake } non fa
   *[other] però i tuoi lavoratori su { $places }{ merit-stake } non fanno
} più nulla{ $back ->
    [yes] , a meno che un altro giocatore lo sposti ancora
   *[no] {""}
}
merit-spends_gold = ; l'oro che paghi a fine partita varrebbe { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
caylus-merit-castle_waits = ; dopo puoi ancora portare il tuo lotto al castello{ $cost ->
    [0] {""}
   *[other] , per { $cost } denari se prima passa un altro
}
caylus-merit-food_staple = ogni lotto e molti edifici richiedono cibo
caylus-merit-short_of_food = ogni lotto richiede 1 cibo, e finora hai { $have }
caylus-merit-no_use = ; per ora lì non hai nulla da usare
caylus-merit-fewer_batches = ; così in questo turno puoi dare { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
} in meno al castello
magna_carta-merit-provost_denies = così il prevosto si ferma prima di { $places }, e { $by } non ne ha nulla come proprietario
magna_carta-merit-fewer_batches = ; così in questo turno puoi dare { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
} in meno, che per ora { $count ->
    [one] vale
   *[other] valgono
} { $vp } punti{ GIVEN($by) ->
    [yes] , se { $by } non riporta avanti il prevosto
   *[no] {""}
}
merit-moved_back = { GIVEN($by) ->
    [yes] {" "}se { $by } non riporta avanti il prevosto
   *[no] {""}
}
magna_carta-merit-leaves_batches = così in questo turno puoi dare { $count ->
    [one] un lotto
   *[other] { $count } lotti
} ({ $pay }) al castello, e dopo «{ $second }» { $left ->
    [0] nessuno
   *[other] solo { $left }
}{ merit-moved_back }: per ora fa { $vp } punti
caylus-merit-leaves_batches = così in questo turno puoi dare { $count ->
    [one] un lotto
   *[other] { $count } lotti
} al castello, e dopo «{ $second }» { $left ->
    [0] nessuno
   *[other] solo { $left }
}
caylus-merit-building_brings = vale { $vp } punti{ $favours ->
    [0] {""}
    [one] {" "}e dà un favore reale
   *[other] {" "}e dà { $favours } favori reali
}{ $deniers ->
    [0] {""}
    [one] {" "}e dà 1 denaro a ogni turno
   *[other] {" "}e dà { $deniers } denari a ogni turno
}
caylus-merit-keeps_tile = { THE($building) } resta tuo e ti dà un punto per ogni lavoratore che un altro giocatore ci piazza
caylus-merit-residence = vale { $vp } punti e dà 1 denaro a ogni turno
magna_carta-merit-residence = come residenza dà 1 denaro a ogni turno e può portare una costruzione di prestigio; vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} invece di { $lost }
caylus-merit-any_residence = le tue residenze rendono tutte lo stesso
caylus-merit-favour = un favore reale ti dà per esempio { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}{ $deniers ->
    [0] {""}
   *[other] {" "}oppure { $deniers } denari
}
caylus-merit-inn_leave = riprendi il lavoratore per il prossimo turno
caylus-merit-favour_points = ti dà { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}{ $most ->
    [0] {""}
   *[other] , e il passo successivo di questa linea { $most }
}{ $stopped ->
    [yes] ; il tuo segnalino non va oltre finché non si valuta la prossima parte del castello
   *[no] {""}
}{ $deniers ->
    [0] {""}
   *[other] ; a fine partita { $deniers } denari ne valgono solo 1
}{ $cubes ->
    [0] {""}
   *[other] ; a fine partita { $cubes } cubi ne valgono solo 1
}
caylus-merit-favour_deniers = ti dà { $deniers } denari, e tu ne hai { $have }{ $most ->
    [0] {""}
   *[other] ; il passo successivo di questa linea ne dà { $most }
}{ $stopped ->
    [yes] ; il tuo segnalino non va oltre finché non si valuta la prossima parte del castello
   *[no] {""}
}
caylus-merit-favour_cubes = { $count ->
    [one] ti dà { $gain }
   *[other] con questo favore puoi prendere una di queste cose: { $gain }
}
caylus-merit-favour_builds = con questo favore puoi costruire { THE($building) }: { $pay } per { $vp } punti
caylus-merit-favour_residence = con questo favore puoi fare una residenza: { $pay } per { $vp } punti e 1 denaro a ogni turno
caylus-merit-favour_later = per ora non dà nulla, ma al passo successivo questa linea fa costruire un edificio di legno con 1 legno in meno
caylus-merit-lets_trade = con { $gain } il tuo lavoratore su { $space } · { $known } può prendere { $have } per { $pay }
caylus-merit-lets_buy = con { $gain } il tuo lavoratore su { $space } · { $known } può comprare per { $pay }{ GIVEN($count) ->
    [yes] , e questo fa { $count ->
        [one] un lotto in più
       *[other] { $count } lotti in più
    } per il castello{ $vp ->
        [0] {""}
       *[other] {" "}({ $vp } punti)
    }
   *[no] {""}
}
caylus-merit-gate = quando tutti hanno passato, da lì un lavoratore può andare gratis in qualsiasi posto ancora libero
caylus-merit-guild = da lì puoi spostare gratis il prevosto fino a { $most } caselle, prima che gli altri possano pagare per spostarlo
caylus-merit-stables_keep = nel prossimo turno sei { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} nell'ordine di gioco, e nessuno ti passa davanti da lì
caylus-merit-lawyer = lì puoi pagare { $pay } per una residenza: { $vp } punti, e 1 denaro a ogni turno
magna_carta-merit-lawyer = lì puoi pagare { $pay } per trasformare una tua carta in residenza, che dà 1 denaro a ogni turno e può portare una costruzione di prestigio
caylus-merit-trade_cubes = lì puoi dare { $count } cubi, ma non d'oro, in cambio di { $gain }
caylus-merit-first = ti dà { $gain }, e non ne hai{ $left ->
    [1] { $built ->
        [yes] ; dopo ciò che costruisci, ti manca poi solo 1 cubo per un lotto
       *[no] {""}
    }
    [2] ; un lotto per il castello richiede 1 cibo e 2 cubi di altri tipi
   *[other] { $food ->
        [yes] ; ogni lotto richiede cibo
       *[no] {""}
    }
}
magna_carta-merit-prestige = vale { $vp } punti{ $lost ->
    [0] {""}
   *[other] {" "}su una residenza che ne vale solo { $lost }
}{ $deniers ->
    [0] {""}
   *[other] , e dà ancora 1 denaro a ogni turno
}{ $tied ->
    [yes] , e nulla di ciò che puoi costruire adesso ne vale di più
   *[no] {""}
}
magna_carta-merit-first_to_give = passi per primo, prendi { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
} e al castello dai per primo: { $count ->
    [one] il tuo lotto
   *[other] i tuoi { $count } lotti
} ({ $pay }{ $others ->
    [yes] , in parte ancora da ricevere
   *[no] {""}
}: { $vp } punti) ti { $count ->
    [one] porta
   *[other] portano
} anche l'oro, se nessuno ne dà di più
magna_carta-merit-keeps_card = così nel prossimo turno puoi pagare { THE($building) } che hai in mano ({ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
})
magna_carta-merit-no_hand = non hai carte in mano
magna_carta-merit-bank = lì puoi comprare 1 oro per { $deniers ->
    [one] 1 altro denaro
   *[other] altri { $deniers } denari
}
magna_carta-merit-church = lì puoi comprare un segnalino castello ({ $vp } punti) per altri { $deniers } denari
magna_carta-merit-alike = dopo «{ $second }» puoi dare altrettanti lotti in questo turno
caylus-merit-nearer_batch = con { $gain }{ merit-bought } ti manca solo { $food ->
    [yes] 1 cibo
   *[no] 1 cubo di un altro tipo
} per { $count ->
    [1] un lotto
   *[other] un altro lotto
}
magna_carta-merit-nearer_batch = con { $gain }{ merit-bought }{ $gold ->
    [0] {""}
   *[other] {" "}e { $gold } del tuo oro
} ti manca solo { GIVEN($more) ->
    [yes] { $more }
   *[no] { $lost }
} per { $count ->
    [one] un lotto
   *[other] un altro lotto
}
more-food = un altro cibo
more-wood = un altro legno
more-stone = un'altra pietra
magna_carta-merit-misses_gold = ; con { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
} avresti di sicuro l'oro per il maggior numero di lotti, che vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
magna_carta-merit-few_cards = hai solo { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano, e { $deniers } denari
magna_carta-merit-free_exchange = lo scambio non costa nulla, e queste carte tornano quando il tuo mazzo è finito
merit-choosing = { $cost ->
    [0] {""}
    [one] ; la prima carta è gratis, mentre sceglierne una costa 1 risorsa
   *[other] ; la prima carta è gratis, mentre sceglierne una costa { $cost } risorse
}
catan_cards-merit-untouched = { $count ->
    [one] nessuno ha ancora cercato in questo mazzetto né pescato da esso, perciò ha ancora le carte migliori; gli altri no
   *[other] nessuno ha ancora cercato nei mazzetti { $stacks } né pescato da essi, perciò hanno ancora le carte migliori e uno vale l'altro
}{ merit-choosing }
catan_cards-merit-unsearched = nessuno ha ancora cercato in questo mazzetto, si è solo pescato dalla cima: nessuno ha visto { $count ->
    [one] 1 delle sue carte
   *[other] { $count } delle sue carte
}, e le migliori non sono state scelte{ merit-choosing }
catan_cards-merit-put_back = { $count ->
    [one] l'unica carta rimasta è stata rimessa lì sotto
   *[other] le { $count } carte rimaste sono state tutte rimesse lì sotto
}{ GIVEN($cards) ->
    [yes] , come sai di { $cards }
   *[no] {""}
}
catan_cards-merit-others_spent = nel mazzetto { $stacks } ci sono solo carte rimesse sotto, perciò non pescare lì{ merit-choosing }
catan_cards-merit-founds = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} e ti porta { $count } regioni nuove
catan_cards-merit-grows = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} più della colonia, e fa posto alle carte rosse
catan_cards-merit-scores = vale { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}{ $count ->
    [0] {""}
    [one] , e poi puoi tenere in mano 1 carta in più
   *[other] , e poi puoi tenere in mano { $count } carte in più
}
catan_cards-merit-takes_knight = con { $count } di forza contro { $left } prendi il { $token }{ GIVEN($by) ->
    [yes] {" "}a { $by }
   *[no] {""}
}: { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
catan_cards-merit-takes_windmill = con { $count ->
    [one] 1 punto commercio
   *[other] { $count } punti commercio
} contro { $left } prendi il { $token }{ GIVEN($by) ->
    [yes] {" "}a { $by }
   *[no] {""}
}: { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
catan_cards-merit-would_take = con { $count } contro { $left } prende il { $token }, se { $by } non rimonta prima
catan_cards-merit-breaks_knight = con { $count } di forza contro { $left }, { $by } perde il { $token }, che vale 1 punto
catan_cards-merit-breaks_windmill = con { $count ->
    [one] 1 punto commercio
   *[other] { $count } punti commercio
} contro { $left }, { $by } perde il { $token }, che vale 1 punto
catan_cards-merit-duel = con un tiro da 1 a { $most } { $level ->
    [1] un cavaliere di { $by } torna in mano
    [2] un edificio di { $by } torna in mano
   *[3] prendi 2 risorse a { $by }
} (solo con 1 o { $least } se { $by } ha la risposta); altrimenti lo stesso capita a te
catan_cards-merit-duel_token = se vinci il duello, con un tiro da 1 a { $most } (o solo con 1 o { $least } se { $by } ha la carta per rispondere), puoi togliere a { $by } il { $token }
catan_cards-merit-spies = vedi { $count ->
    [one] l'unica carta
   *[other] tutte le { $count } carte
} in mano a { $by }, e puoi prenderne una, se c'è un cavaliere, una flotta o una carta azione
catan_cards-merit-spies_nothing = { $count ->
    [one] l'unica carta in mano a { $by } è un edificio
   *[other] le { $count } carte in mano a { $by } sono tutte edifici
}, e la Spia prende solo cavalieri, flotte e carte azione
catan_cards-merit-takes = prendi a { $by } { $most ->
    [one] 1 risorsa a tua scelta
   *[other] fino a { $most } risorse a tua scelta
}, e gliene dai 1
catan_cards-merit-swaps = cambi fino a { $most } tue risorse con altre a tua scelta
catan_cards-merit-site_plague = lì protegge dalla peste { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
} nelle regioni attorno alla sua città, e { $left } nell'altro posto
catan_cards-merit-site_units = lì una guerra civile risparmia { $count ->
    [one] 1 tua unità
   *[other] { $count } tue unità
}, e { $left } nell'altro posto
catan_cards-merit-site_spares = l'altro posto resta libero per questa carta che hai in mano e che lì raddoppia un raccolto: { $building }
catan_cards-merit-site_sheltered = lì una guerra civile non può colpirla
catan_cards-merit-site_city = lascia { $count ->
    [one] il posto libero
   *[other] tutti i { $count } posti liberi
} delle tue città alle carte rosse
catan_cards-merit-costs_points = toglie { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} a { $by }
catan_cards-merit-gains_token = così hai tu il { $token }, che vale 1 punto
catan_cards-merit-costs_token = fa perdere a { $by } il { $token } e il suo punto
catan_cards-merit-may_cost_token = senza questa carta { $by } ha solo { $count } contro i tuoi { $left } per il { $token }, e lo perde con il suo punto, a meno che ora tu non perda altrettanto
catan_cards-merit-denies_token = così { $by } non ha il { $token }, che vale 1 punto
catan_cards-merit-weakens = toglie { $count } di forza{ $tournament ->
    [0] {""}
    [one] {" "}e 1 punto torneo
   *[other] {" "}e { $tournament } punti torneo
} a { $by }, e «{ $second }» { $left ->
    [0] nulla
   *[other] solo { $left }
}
catan_cards-merit-costs_trade = toglie { $count ->
    [one] 1 punto commercio
   *[other] { $count } punti commercio
} a { $by }, e «{ $second }» { $left ->
    [0] nulla
   *[other] solo { $left }
}
catan_cards-merit-doubles_nothing = non hai un posto dove questa carta raddoppierebbe un raccolto: { $building }
catan_cards-merit-dear_again = per ricostruirla { $by } deve pagare di più: { $pay }
catan_cards-merit-only_answers = serve solo se { $by } ti attacca
catan_cards-merit-pointless = non ti dà punti, mentre «{ $second }» te ne darebbe { $vp }
catan_cards-merit-lacks_more = per costruirla ti manca questo: { $lost }; per «{ $second }» { $left ->
    [0] nulla
    [one] solo 1 risorsa
   *[other] solo { $left } risorse
}
catan_cards-merit-lacks = per costruirla ti manca questo: { $lost }
catan_cards-merit-stays = ; tieni { $building }: { $level ->
    [0] ha un posto dove raddoppia due raccolti
    [2] avrà posto con la tua prossima colonia{ $count ->
        [0] {""}
       *[other] , per cui ti manca solo questo: { $lost }
    }
   *[other] avrà posto con la tua prima città{ $count ->
        [0] {""}
       *[other] , per cui ti manca solo questo: { $lost }
    }
}
catan_cards-merit-opens_with = con ciò che hai all'inizio puoi già pagare { $cards }{ $count ->
    [one] {""}
   *[other] {" "}insieme
}
catan_cards-merit-hand_points = queste carte, una volta costruite, valgono { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}, e quelle dell'altra scelta { $left }
catan_cards-merit-spoils = { $by } potrebbe già pagare questo: { $cards }
catan_cards-merit-spoils_points = toglie a { $by } carte che, una volta costruite, valgono { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}; quelle dell'altra scelta valgono { $left }
catan_cards-merit-as_deep = lì ha sopra { $count } carte, come in «{ $second }», e torna fuori altrettanto tardi
catan_cards-merit-as_many_cards = i mazzetti sono coperti, e «{ $second }» ha altrettante carte fra cui scegliere
catan_cards-merit-bank_idle = con ciò che la banca dà per { $pay } non potresti comunque costruire altro
catan_cards-merit-bank_pointless = con la banca potresti pagare solo { merit-goal }, che non aggiunge punti
catan_cards-merit-regions_alike = le due regioni contengono lo stesso, e ogni numero è ugualmente probabile
catan_cards-merit-sides_alike = è indifferente: accanto ai due posti non c'è ancora nessuna carta, e la prossima regione va nell'altro
catan_cards-merit-parries = così l'attacco riesce solo con un tiro di 1 o { $least } invece che da 1 a { $most }
catan_cards-merit-new_number = nessuna tua regione ha ancora il numero { $number }
catan_cards-merit-few_regions = hai { $count ->
    [0] zero regioni
    [one] solo 1 regione
   *[other] solo { $count } regioni
} di questo tipo ({ $region }), e { $left } dell'altro
catan_cards-merit-fixes = con un { $number } ricevi { $gain }
catan_cards-merit-guards = quando arrivano i briganti, fino a { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
} accanto a questa carta non { $count ->
    [one] conta
   *[other] contano
}
catan_cards-merit-site_pair = l'altro posto resta libero: le due regioni accanto sono uguali ({ $region }), e lì una sola carta può raddoppiare due raccolti
catan_cards-merit-region_pair = così il posto in mezzo ha ai lati due regioni uguali ({ $region }), e lì una sola carta può raddoppiare due raccolti
catan_cards-merit-hand_without_city = { $count ->
    [0] nessuna di queste carte ha
    [one] solo 1 di queste carte ha
   *[other] solo { $count } di queste carte hanno
} bisogno di una città; dell'altra scelta { $left }
merit-won = { $won ->
    [0] {""}
    [one] {" "}(1 punto{ merit-with_token })
   *[other] {" "}({ $won } punti{ merit-with_token })
}
merit-with_token = { GIVEN($token) ->
    [yes] {" "}con il { $token }
   *[no] {""}
}
catan_cards-merit-saves_search = ti tieni { $cost ->
    [one] la risorsa
   *[other] le { $cost } risorse
} che costa guardare un mazzetto
catan_cards-merit-unseen_all = nessuno ha ancora guardato uno di questi mazzetti, perciò una prima carta vale l'altra{ merit-choosing }
catan_cards-merit-costs_more = costa { $count } risorse, e «{ $second }» solo { $left }
catan_cards-merit-costs_less = costa solo { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
}, e «{ $second }» { $left }{ $won ->
    [0] {""}
    [one] {" "}per lo stesso punto
   *[other] {" "}per gli stessi { $won } punti
}
catan_cards-merit-without_city = si può costruire accanto a una colonia, mentre «{ $second }» vuole una città, che non hai
catan_cards-merit-hand_cost = queste carte costano in tutto { $count } risorse, e quelle dell'altra scelta { $left }
catan_cards-merit-scarce = solo { $count ->
    [one] 1 tua regione dà
   *[other] { $count } tue regioni danno
} { $gain }, e { $left } danno { $have }
