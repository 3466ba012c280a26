### Caylus: nomi, domande, scelte, avvenimenti, motivi, comandi.

game-caylus = Caylus
game-caylus-about = Costruisci il castello di re Filippo con sei lavoratori e un prevosto che si lascia corrompere.
game-caylus-weight = Da 2 a 3 ore al tavolo · complessità 4 su 5

## Edifici prima del ponte, e il castello

name-gate = Cancello
    .the = il Cancello
name-trading_post = Bottega
    .the = la Bottega
name-merchants_guild = Gilda dei mercanti
    .the = la Gilda dei mercanti
name-joust_field = Campo del torneo
    .the = il Campo del torneo
name-inn = Locanda
    .the = la Locanda

## Costruzioni neutre e fisse

name-n_farm = Fattoria
    .the = la Fattoria
name-n_sawmill = Segheria
    .the = la Segheria
name-n_market = Mercato
    .the = il Mercato
name-n_carpenter = Carpentiere
    .the = il Carpentiere
name-f_peddler = Venditore ambulante
    .the = il Venditore ambulante
name-f_carpenter = Carpentiere
    .the = il Carpentiere
name-f_gold_mine = Miniera d'oro
    .the = la Miniera d'oro

## Costruzioni di legno, di pietra, residenziali e di prestigio

name-w_farm_food = Fattoria (cibo)
    .the = la Fattoria (cibo)
name-w_farm_cloth = Fattoria (stoffa)
    .the = la Fattoria (stoffa)
name-w_quarry = Cava
    .the = la Cava
name-w_sawmill = Segheria
    .the = la Segheria
name-w_market = Mercato
    .the = il Mercato
name-w_peddler = Venditore ambulante
    .the = il Venditore ambulante
name-w_mason = Muratore
    .the = il Muratore
name-w_lawyer = Notaio
    .the = il Notaio
name-s_farm = Fattoria
    .the = la Fattoria
name-s_park = Parco
    .the = il Parco
name-s_workshop = Laboratorio
    .the = il Laboratorio
name-s_architect = Architetto
    .the = l'Architetto
name-s_church = Chiesa
    .the = la Chiesa
name-s_tailor = Sarto
    .the = il Sarto
name-s_bank = Banca
    .the = la Banca
name-s_alchemist = Alchimista
    .the = l'Alchimista
name-s_jeweler = Gioielliere
    .the = il Gioielliere
name-p_statue = Statua
    .the = la Statua
name-p_granary = Granaio
    .the = il Granaio
name-p_library = Biblioteca
    .the = la Biblioteca
name-p_weaver = Filanda
    .the = la Filanda
name-p_theater = Teatro
    .the = il Teatro
name-p_college = Università
    .the = l'Università
name-p_hotel = Hotel
    .the = l'Hotel
name-p_monument = Monumento
    .the = il Monumento
name-p_cathedral = Cattedrale
    .the = la Cattedrale

## Che cosa fanno gli edifici

caylus-effect-gate = Sposta gratis questo lavoratore in un qualsiasi posto ancora libero, oppure riprendilo.
caylus-effect-trading_post = Prendi 3 denari.
caylus-effect-merchants_guild = Sposta gratis il prevosto fino a 3 caselle, avanti o indietro.
caylus-effect-joust_field = Puoi pagare 1 denaro e 1 stoffa per 1 favore reale.
caylus-effect-stables = I lavoratori sui cerchi 1, 2 e 3 prendono i primi posti nell'ordine di gioco.
caylus-effect-inn = Il tuo lavoratore prende alloggio; finché resta, ogni piazzamento ti costa solo 1 denaro.
caylus-effect-castle = Consegna lotti di 3 cubetti diversi, di cui uno cibo, e costruisci una casetta per ciascuno.
caylus-effect-n_farm = Prendi 1 cibo o 1 stoffa.
caylus-effect-n_forest = Prendi 1 cibo o 1 legno.
caylus-effect-n_sawmill = Prendi 1 legno.
caylus-effect-n_quarry = Prendi 1 pietra.
caylus-effect-n_market = Puoi vendere 1 cubetto qualsiasi per 4 denari.
caylus-effect-n_carpenter = Puoi realizzare 1 costruzione di legno.
caylus-effect-f_peddler = Puoi comprare 1 cubetto, non oro, per 2 denari.
caylus-effect-f_carpenter = Puoi realizzare 1 costruzione di legno.
caylus-effect-f_gold_mine = Prendi 1 oro.
caylus-effect-w_farm_food = Prendi 2 cibi o 1 stoffa.
caylus-effect-w_farm_cloth = Prendi 2 stoffe o 1 cibo.
caylus-effect-w_quarry = Prendi 2 pietre.
caylus-effect-w_sawmill = Prendi 2 legni.
caylus-effect-w_market = Puoi vendere 1 cubetto qualsiasi per 6 denari.
caylus-effect-w_peddler = Puoi comprare 1 cubetto per 1 denaro o 2 cubetti per 2 denari, mai oro.
caylus-effect-w_mason = Puoi realizzare 1 costruzione di pietra.
caylus-effect-w_lawyer = Puoi pagare 1 denaro e 1 stoffa per trasformare un edificio in una tua residenza.
caylus-effect-s_farm = Prendi 2 cibi e 1 stoffa; il proprietario, se è un altro, prende 1 cubetto di uno dei due tipi.
caylus-effect-s_park = Prendi 2 legni e 1 cibo; il proprietario, se è un altro, prende 1 cubetto di uno dei due tipi.
caylus-effect-s_workshop = Prendi 2 pietre e 1 stoffa; il proprietario, se è un altro, prende 1 cubetto di uno dei due tipi.
caylus-effect-s_architect = Puoi realizzare 1 costruzione di prestigio al posto di una tua residenza.
caylus-effect-s_church = Puoi dare 2 denari per 3 punti, oppure 4 per 5.
caylus-effect-s_tailor = Puoi dare 2 stoffe per 4 punti, oppure 3 per 6.
caylus-effect-s_bank = Puoi dare 2 denari per 1 oro, oppure 5 per 2.
caylus-effect-s_alchemist = Puoi dare 2 cubetti per 1 oro, oppure 4 per 2; non si può dare oro.
caylus-effect-s_jeweler = Puoi dare 1 oro per 5 punti, oppure 2 per 9.
caylus-effect-residence = Rende al proprietario 1 denaro in ogni fase di rendita; non accoglie lavoratori.
caylus-effect-p_statue = Dà 1 favore reale quando viene costruita; non accoglie lavoratori.
caylus-effect-p_granary = Dà punti quando viene costruito; non accoglie lavoratori.
caylus-effect-p_library = Rende al proprietario 1 denaro in ogni fase di rendita; non accoglie lavoratori.
caylus-effect-p_weaver = Dà punti quando viene costruita; non accoglie lavoratori.
caylus-effect-p_theater = Dà 1 favore reale quando viene costruito; non accoglie lavoratori.
caylus-effect-p_college = Dà 1 favore reale quando viene costruita; non accoglie lavoratori.
caylus-effect-p_hotel = Rende al proprietario 2 denari in ogni fase di rendita; non accoglie lavoratori.
caylus-effect-p_monument = Dà 2 favori reali quando viene costruito; non accoglie lavoratori.
caylus-effect-p_cathedral = Dà punti quando viene costruita; non accoglie lavoratori.

## Fasi, linee dei favori, colori, gruppi di scelte, origine dei punti, fini della partita

phase-placing = Piazzamento dei lavoratori
phase-special = Edifici speciali

line-prestige = Prestigio
line-deniers = Denari
line-resources = Risorse
line-buildings = Edifici

colour-fixed = costruzione fissa

caylus-group-special = Castello e prima del ponte
caylus-group-road = Lungo la strada
caylus-group-small = Scambio piccolo
caylus-group-large = Scambio grande
caylus-group-swap = Scambi
caylus-group-wood = Costruzioni di legno
caylus-group-stone = Costruzioni di pietra
caylus-group-residence = Residenze
caylus-group-prestige = Costruzioni di prestigio

source-owner = Visite ai propri edifici
source-favours = Favori reali
source-exchanges = Scambi
source-penalties = Penalità

caylus-ended-towers_built = Le torri sono complete.
caylus-ended-bailiff = Il balivo ha raggiunto la casella delle torri.

## Regole da scegliere quando si prepara una partita

caylus-rule-favours = Favori reali
caylus-rule-favours-royal = Tabella dei favori
caylus-rule-favours-simplified = 3 punti ciascuno (semplificati)
caylus-rule-jeweler = Gioielliere
caylus-rule-jeweler-on = In gioco (edizione Premium)
caylus-rule-jeweler-off = Escluso (edizione 2005)
caylus-rule-lawyer_vp = Chi costruisce il Notaio
caylus-rule-lawyer_vp-4 = 4 punti
caylus-rule-lawyer_vp-3 = 3 punti (ristampe più recenti)
caylus-rule-gate_inn = Cancello verso la tua Locanda
caylus-rule-gate_inn-on = sì (anche se ci alloggi già)
caylus-rule-gate_inn-off = no (se ci alloggi già)

## Come amano giocare i bot

caylus-style-builder = ama costruire
caylus-style-trader = ama commerciare
caylus-style-provost = ama spostare il prevosto

## Domande

caylus-ask-place = { $player }, piazza un lavoratore o passa.
caylus-note-place = { $seats ->
    [2] Non elencati: i posti occupati o troppo cari, e le Scuderie, che in due non si usano.
   *[other] {""}
}
caylus-ask-gate = { $player }, dove va il tuo lavoratore al Cancello?
caylus-ask-guild = { $player }, dove porti il prevosto? La Gilda dei mercanti te lo fa muovere gratis.
caylus-ask-joust = { $player }, partecipi al torneo per un favore reale?
caylus-ask-inn = { $player }, il tuo lavoratore resta alla Locanda? Finché resta, ogni piazzamento costa 1 denaro.
caylus-ask-provost = { $player }, paghi per muovere il prevosto? Ogni casella costa 1 denaro.
caylus-ask-produce = { $player }, che cosa produce per te { THE($building) }?
caylus-ask-bonus = { $player }, possiedi { THE($building) }: quale cubetto prendi?
caylus-ask-build = { $player }, che cosa costruisci?
caylus-ask-site = { $player }, quale residenza sostituisci?
caylus-ask-lawyer = { $player }, quale edificio diventa una tua residenza?
caylus-ask-sell = { $player }, che cosa vendi?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-buy = { $player }, che cosa compri?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-trade = { $player }, fai lo scambio?{ GIVEN($building) ->
    [yes] {" "}({ $building })
   *[no] {""}
}
caylus-ask-batch = { $player }, che cosa consegni al castello?
caylus-ask-favour = { $player }, quale linea dei favori reali scegli?
caylus-ask-resources = { $player }, quali merci prendi con il favore?
caylus-ask-swap = { $player }, quali due cubetti prendi?
caylus-ask-works = { $player }, che cosa costruisci con il favore?

## Scelte

caylus-option-place = { place-number }{ $building }{ GIVEN($owner) ->
    [yes] {" "}· di { $owner }
   *[no] {""}
} · { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}{ place-beyond }
caylus-option-place-pass = Passa
caylus-option-gate = { place-number }{ $building }{ GIVEN($owner) ->
    [yes] {" "}· di { $owner }
   *[no] {""}
}{ place-beyond }
caylus-option-gate-back = Riprendi il lavoratore
caylus-option-guild = Alla casella { $to }
caylus-option-guild-0 = Resta sulla casella { $to }
caylus-option-joust-pay = Al torneo: paga { $pay }
caylus-option-joust-none = Niente torneo
caylus-option-inn-stay = Resta alla Locanda
caylus-option-inn-leave = Riprendi il lavoratore
caylus-option-provost = Al { $to } · { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}
caylus-option-provost-0 = Resta sulla casella { $to }
caylus-option-produce = { $gain }
caylus-option-bonus = { $gain }
caylus-option-build = { $building } · { $pay } → { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}{ GIVEN($favours) ->
    [yes] {" "}e { $favours ->
        [one] 1 favore
       *[other] { $favours } favori
    }
   *[no] {""}
}
caylus-option-build-none = Non costruire
caylus-option-site = La residenza sulla casella { $space }
caylus-option-lawyer = { place-number }{ $building } → residenza · { $pay } → 2 punti
caylus-option-lawyer-none = Non trasformare nulla
caylus-option-sell = Vendi { $pay } → { $gain }
caylus-option-sell-none = Non vendere
caylus-option-buy = Compra { $gain } · { $pay }
caylus-option-buy-none = Non comprare
caylus-option-trade = { $pay } → { $gain }
caylus-option-trade-none = Nessuno scambio
caylus-option-batch = { $pay } → { $gain }
caylus-option-batch-stop = { $vp ->
    [0] Non costruire
    [one] Non costruire · perdi 1 punto
   *[other] { GIVEN($vp) ->
        [yes] Non costruire · perdi { $vp } punti
       *[no] Non costruire altro
    }
}
caylus-option-favour = { $line }: { $key ->
    [prestige] { $column ->
        [one] 1 punto
       *[other] { $column } punti
    }
    [deniers] { $column ->
        [1] 3 denari
        [2] 4 denari
        [3] 5 denari
        [4] 6 denari
       *[5] 7 denari
    }
    [resources] { $column ->
        [1] 1 cibo
        [2] 1 legno o pietra (o cibo)
        [3] 1 stoffa (o precedente)
        [4] cambiare 1 con 2 (o precedente)
       *[5] 1 oro (o precedente)
    }
   *[buildings] { $column ->
        [1] ancora nulla
        [2] costruire in legno
        [3] in pietra (o legno)
        [4] residenza (o precedente)
       *[5] prestigio (o precedente)
    }
}
caylus-option-resources = { GIVEN($gain) ->
    [yes] Prendi { $gain }
   *[no] Scambia { $pay } con 2 cubetti
}
caylus-option-resources-none = Non prendere nulla
caylus-option-swap = { $gain }
caylus-option-works = { GIVEN($vp) ->
    [yes] { caylus-option-build }
   *[no] { caylus-option-lawyer }
}
caylus-option-works-none = Non costruire

## Avvenimenti

caylus-event-placed = { $player } occupa { THE($building) }{ GIVEN($space) ->
    [yes] {" "}(casella { $space })
   *[no] {""}
} con un lavoratore per { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}.
caylus-event-passed = { $player } passa ({ $place }º posto){ $deniers ->
    [0] .
    [one] {" "}e prende 1 denaro.
   *[other] { GIVEN($deniers) ->
        [yes] {" "}e prende { $deniers } denari.
       *[no] .
    }
}
caylus-event-owner_vp = { $player } guadagna { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}: { $by } usa { THE($building) } (casella { $space }).
caylus-event-gate_moved = { $player } sposta il lavoratore dal Cancello e occupa { THE($building) }{ GIVEN($space) ->
    [yes] {" "}(casella { $space }).
   *[no] .
}
caylus-event-gate_back = { $player } riprende il lavoratore dal Cancello.
caylus-event-trading_post = { $player } prende { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
} alla Bottega.
caylus-event-guild = { $move ->
    [0] { $player } lascia il prevosto sulla casella { $to }.
   *[other] { $player } usa la Gilda dei mercanti e porta il prevosto sulla casella { $to }.
}
caylus-event-jousted = { $player } paga { $pay } al Campo del torneo e ottiene un favore reale.
caylus-event-declined = { $player } non usa { THE($building) }{ GIVEN($space) ->
    [yes] {" "}(casella { $space }).
   *[no] .
}
caylus-event-order = L'ordine di gioco ora è { $order }.
caylus-event-inn_entered = Il lavoratore di { $player } prende alloggio alla Locanda.
caylus-event-inn_left = Il lavoratore di { $player } lascia la Locanda.
caylus-event-inn_stayed = Il lavoratore di { $player } resta alla Locanda.
caylus-event-inn_ejected = Il lavoratore di { $player } deve lasciare la Locanda.
caylus-event-provost = { $move ->
    [0] { $player } lascia il prevosto sulla casella { $to }.
   *[other] { $player } porta il prevosto sulla casella { $to } per { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }.
}
caylus-event-produced = { $player } usa { THE($building) } (casella { $space }) e prende { $gain }.
caylus-event-bonus = { $player } possiede { THE($building) } (casella { $space }) e prende { $gain }.
caylus-event-built = { $player } costruisce { THE($building) } sulla casella { $space }: dà { $pay } e guadagna { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
caylus-event-prestige_built = { $player } costruisce { THE($building) } al posto della residenza sulla casella { $space }: dà { $pay } e guadagna { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
caylus-event-lawyer_paid = { $player } paga { $pay } per trasformare { THE($building) } (casella { $space }) in una residenza.
caylus-event-residence = Sulla casella { $space }, dove c'era { THE($building) }, { $player } ora ha una residenza e guadagna { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
caylus-event-exchanged = { $player } usa { THE($building) } (casella { $space }): dà { $pay } e riceve { $gain }.
caylus-event-unused = Il prevosto non raggiunge { THE($building) } (casella { $space }): il lavoratore di { $player } torna a mani vuote.
caylus-event-batch = { $player } consegna { $pay }, costruisce una casetta (sezione { $section }) e guadagna { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
caylus-event-no_batch = { $player } non consegna nulla al castello{ $vp ->
    [0] .
    [one] {" "}e perde 1 punto.
   *[other] {" "}e perde { $vp } punti.
}
caylus-event-castle_spared = Il castello è completo: { $player } tiene i cubetti e non perde nulla.
caylus-event-best_builder = { GIVEN($tied) ->
    [yes] { $player } ha costruito quanto altri in questo turno, ma prima di loro
   *[no] { $player } ha costruito più di tutti in questo turno
} ({ $houses ->
    [one] 1 casetta
   *[other] { $houses } casette
}) e ottiene un favore reale.
caylus-event-bailiff = Il balivo avanza fino alla casella { $to } e il prevosto lo raggiunge.
caylus-event-section_scored = Si valutano { THE($section) } del castello.
caylus-event-section_penalty = { $player } non ha casette (sezione { $section }){ $vp ->
    [0] .
    [one] {" "}e perde 1 punto.
   *[other] {" "}e perde { $vp } punti.
}
caylus-event-section_favours = { $player } ottiene { $favours ->
    [one] 1 favore reale
   *[other] { $favours } favori reali
} per { THE($section) }.
caylus-event-favour = { $player } sceglie un favore reale: { $line }, colonna { $column }.
caylus-event-favour_lost = { $player } ha già usato tutte le linee in questa fase: il favore reale è perso.
caylus-event-favour_simple = { $player } guadagna { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
} con un favore reale.
caylus-event-favour_gain = { $player } prende { $gain } con il favore.
caylus-event-favour_swap = { $player } scambia { $pay } con { $gain } usando il favore.
caylus-event-favour_none = { $player } non usa il favore ({ $line }).

## Avvenimenti in una riga del resoconto, dopo il nome del giocatore

caylus-short-placed = { short-place }
caylus-short-passed = { $place ->
    [1] passa 1º
    [2] passa 2º
    [3] passa 3º
    [4] passa 4º
   *[other] passa 5º
}{ GIVEN($deniers) ->
    [yes] {" "}(+{ $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    })
   *[no] {""}
}
caylus-short-owner_vp = { short-points } ({ $by })
caylus-short-gate_moved = Cancello → { short-place }
caylus-short-gate_back = torna dal Cancello
caylus-short-trading_post = +{ $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
} (Bottega)
caylus-short-guild = { $move ->
    [0] prevosto fermo sulla { $to } (Gilda dei mercanti)
   *[other] prevosto sulla { $to } (Gilda dei mercanti)
}
caylus-short-jousted = Campo del torneo: { $pay } per un favore reale
caylus-short-declined = non usa { THE($building) }
caylus-short-inn_entered = entra alla Locanda
caylus-short-inn_left = lascia la Locanda
caylus-short-inn_stayed = resta alla Locanda
caylus-short-inn_ejected = deve lasciare la Locanda
caylus-short-provost = { $move ->
    [0] prevosto fermo sulla { $to }
   *[other] prevosto sulla { $to } (−{ $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    })
}
caylus-short-produced = +{ $gain } ({ $building })
caylus-short-bonus = +{ $gain } ({ $building })
caylus-short-built = costruisce { THE($building) } sulla { $space } ({ short-points })
caylus-short-prestige_built = costruisce { THE($building) } sulla { $space } ({ short-points })
caylus-short-lawyer_paid = Notaio: paga { $pay }
caylus-short-residence = { $building } → residenza ({ short-points })
caylus-short-exchanged = { $pay } → { $gain } ({ $building })
caylus-short-unused = { short-place }: non raggiunto
caylus-short-batch = { $section }: { $pay } ({ short-points })
caylus-short-no_batch = nulla per il castello{ GIVEN($vp) ->
    [yes] {" "}({ short-points-lost })
   *[no] {""}
}
caylus-short-castle_spared = tiene i cubetti: il castello è completo
caylus-short-best_builder = ha costruito più di tutti: favore reale
caylus-short-section_penalty = { $section }: nessuna casetta{ GIVEN($vp) ->
    [yes] {" "}({ short-points-lost })
   *[no] {""}
}
caylus-short-section_favours = { $section }: { $favours ->
    [one] 1 favore reale
   *[other] { $favours } favori reali
}
caylus-short-favour = favore { $line } { $column }
caylus-short-favour_lost = favore perso: ogni linea è già usata
caylus-short-favour_simple = { short-points } (favore)
caylus-short-favour_gain = +{ $gain } (favore)
caylus-short-favour_swap = { $pay } → { $gain } (favore)
caylus-short-favour_none = favore non usato ({ $line })

## Motivi

caylus-reason-no_worker = Non hai più lavoratori.
caylus-reason-occupied = { $by } ha già un lavoratore lì.
caylus-reason-too_dear = Piazzare lì un lavoratore costa { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}; tu ne hai { $have }.
caylus-reason-no_work_here = Questo edificio non accoglie lavoratori.
caylus-reason-empty_space = Sulla casella { $space } non c'è ancora nessun edificio.
caylus-reason-already_there = Hai già un lavoratore qui, e puoi averne uno solo.
caylus-reason-all_taken = Tutti i posti sono occupati.
caylus-reason-two_players = In due giocatori questo edificio non si usa.
caylus-reason-gate_itself = Dal Cancello un lavoratore va altrove o torna da te.
caylus-reason-off_road = La strada va dalla casella 1 alla 28: il prevosto non può stare sulla { $to }.
caylus-reason-too_far = Il prevosto si muove al massimo di { $most } caselle alla volta.
caylus-reason-no_money = Costa { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}; tu ne hai { $have }.
caylus-reason-cannot_pay = { GIVEN($pay) ->
    [yes] Costa { $pay }; tu
   *[no] Tu
} { GIVEN($have) ->
    [yes] hai solo { $have }
   *[no] non ne hai
}.
caylus-reason-out_of_stock = Non ce ne sono più.
caylus-reason-road_full = La strada è piena: non ci si può costruire altro.
caylus-reason-no_residence = Una costruzione di prestigio prende il posto di una tua residenza, e tu non ne hai.
caylus-reason-column_closed = La colonna { $column } dei favori non è ancora aperta.
caylus-reason-marker_short = Su questa linea il tuo segnalino non è ancora arrivato alla colonna { $column }.
caylus-reason-line_used = Hai già usato questa linea in questa fase: { $line }.
caylus-reason-fixed_building = Questo edificio è stampato sul tabellone e non cambia mai.
caylus-reason-foreign_tile = Questo edificio è di { $by }.
caylus-reason-lawyer_tile = Un Notaio non può mai diventare una residenza.
caylus-reason-already_residence = È già una residenza.
caylus-reason-prestige_building = Una costruzione di prestigio non cambia mai.
caylus-reason-pending = Il Notaio di { $by } è già all'opera qui.
caylus-reason-castle_full = Il castello è completo.
caylus-reason-wrong_colour = Qui non si può costruire { THE($building) }.

## Comandi: che cosa fanno, i loro nomi e parametri

caylus-verb-place = Piazza un lavoratore su un edificio o al castello
caylus-verb-pass = Non piazzare altri lavoratori in questo turno
caylus-verb-gate = Manda altrove il tuo lavoratore dal Cancello, o riprendilo
caylus-verb-provost = Muovi il prevosto lungo la strada
caylus-verb-joust = Paga per un favore reale al Campo del torneo, o rinuncia
caylus-verb-inn = Resta alla Locanda o lasciala
caylus-verb-take = Scegli quali cubetti prendi
caylus-verb-build = Scegli che cosa costruisci e dove
caylus-verb-lawyer = Scegli quale edificio diventa una tua residenza
caylus-verb-sell = Vendi un cubetto
caylus-verb-buy = Compra cubetti
caylus-verb-trade = Fai uno scambio
caylus-verb-castle = Consegna un lotto al castello, o fermati
caylus-verb-favour = Scegli la linea di un favore reale

caylus-verbname-place = piazza
caylus-verbname-pass = passa
caylus-verbname-gate = cancello
caylus-verbname-provost = prevosto
caylus-verbname-joust = torneo
caylus-verbname-inn = locanda
caylus-verbname-take = prendi
caylus-verbname-build = costruisci
caylus-verbname-lawyer = notaio
caylus-verbname-sell = vendi
caylus-verbname-buy = compra
caylus-verbname-trade = scambia
caylus-verbname-castle = castello
caylus-verbname-favour = favore

caylus-param-where = Quale posto
caylus-param-move = Di quanto, e in quale direzione
caylus-param-answer = La tua risposta
caylus-param-what = La tua scelta
caylus-param-give = I tre cubetti, o fermati
caylus-param-line = La linea della tabella dei favori

caylus-paramname-where = dove
caylus-paramname-move = spostamento
caylus-paramname-answer = risposta
caylus-paramname-what = cosa
caylus-paramname-give = consegna
caylus-paramname-line = linea

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-caylus-quarry = Vince chi ha più punti. I lavoratori procurano cubetti, i cubetti danno punti. Un posto costa 1 denaro. Vai alla Cava.
lesson-caylus-carpenter = Il rivale ha preso il Carpentiere sul 3: un lavoratore blocca il posto. Prendi quello sull'8, oltre il prevosto bianco.
lesson-caylus-pass = Il primo che passa riceve 1 denaro; poi l'altro paga 3, ma 1 nei propri edifici. Hai ciò che ti serve: passa.
lesson-caylus-provost = Gli edifici oltre il prevosto non fanno nulla. 1 denaro a casella, al massimo 3: portalo sull'8.
lesson-caylus-build = Il tuo Carpentiere funziona, la Miniera d'oro del rivale sul 16 no. Costruisci: punti subito, e 1 quando un rivale lavora lì.
lesson-caylus-batch = Il tuo lavoratore al castello può dare cibo e altri due tipi: 5 punti. Non dare nulla ne costa 2.
lesson-caylus-favour = Chi dà di più ottiene un favore reale. Più avanti è il segnalino, più dà una linea: scegline una.
lesson-caylus-end =
    - Un turno: rendita (2 denari), lavoratori, prevosto, strada, castello
    - In tre o più, chi passa rincara i posti di 1
    - Una sezione conta se è piena o arriva il balivo; senza casette perdi punti
    - Dopo la terza vince chi ha più punti

## Ordini permanenti

caylus-standing-nothing_else = Passa quando non posso fare altro
caylus-standing-nothing_else-does = Quando tocca a te piazzare e puoi solo passare, passo per te.
caylus-standing-castle-does = Quando il castello chiede lotti, ne do il più possibile: ognuno con cibo e gli altri due cubetti che hai in maggior numero.
