### Caylus Magna Carta: nomi, domande, scelte, avvenimenti, motivi, comandi. Le carte della strada si contano dal suo inizio.

game-magna_carta = Caylus Magna Carta
game-magna_carta-about = Caylus come gioco di carte: costruisci lungo la strada e completa il castello insieme agli altri.
game-magna_carta-weight = Circa un'ora al tavolo · complessità 3 su 5

## Carte neutre, carte di ogni giocatore, carte prestigio

name-n_peddler = Venditore ambulante
    .the = il Venditore ambulante
name-n_park = Parco
    .the = il Parco
name-n_trading_post = Bottega
    .the = la Bottega
name-small_farm = Fattoria piccola
    .the = la Fattoria piccola
name-small_sawmill = Segheria piccola
    .the = la Segheria piccola
name-small_quarry = Cava piccola
    .the = la Cava piccola
name-peddler = Venditore ambulante
    .the = il Venditore ambulante
name-market = Mercato
    .the = il Mercato
name-lawyer = Notaio
    .the = il Notaio
name-large_farm = Fattoria grande
    .the = la Fattoria grande
name-large_sawmill = Segheria grande
    .the = la Segheria grande
name-large_quarry = Cava grande
    .the = la Cava grande
name-gold_mine = Miniera d'oro
    .the = la Miniera d'oro
name-bank = Banca
    .the = la Banca
name-theatre = Teatro
    .the = il Teatro
name-statue = Statua
    .the = la Statua
name-hotel = Hotel
    .the = l'Hotel
name-monument = Monumento
    .the = il Monumento
name-cathedral = Cattedrale
    .the = la Cattedrale

## Che cosa fanno le carte

magna_carta-effect-n_peddler = Lavoratore: compra 1 cubetto, non oro, per 1 denaro.
magna_carta-effect-n_park = Lavoratore: 1 cibo.
magna_carta-effect-n_forest = Lavoratore: 1 legno.
magna_carta-effect-n_quarry = Lavoratore: 1 pietra.
magna_carta-effect-n_trading_post = Lavoratore: 2 denari.
magna_carta-effect-small_farm = Lavoratore: 1 cibo. Proprietario: 1 cibo da questa carta, finché ce n'è.
magna_carta-effect-small_sawmill = Lavoratore: 1 legno. Proprietario: 1 legno da questa carta, finché ce n'è.
magna_carta-effect-small_quarry = Lavoratore: 1 pietra. Proprietario: 1 pietra da questa carta, finché ce n'è.
magna_carta-effect-peddler = Lavoratore: compra 1 cubetto per 1 denaro o 2 per 2, non oro. Proprietario: ne compra 1 per 1.
magna_carta-effect-market = Lavoratore: vende 1 cubetto qualsiasi per 4 denari. Proprietario: 1 denaro.
magna_carta-effect-lawyer = Lavoratore: paga 1 cibo e trasforma una sua carta in residenza. Proprietario: 2 denari.
magna_carta-effect-large_farm = Lavoratore: 2 cibi. Proprietario: 1 cibo.
magna_carta-effect-large_sawmill = Lavoratore: 2 legni. Proprietario: 1 legno.
magna_carta-effect-large_quarry = Lavoratore: 2 pietre. Proprietario: 1 pietra.
magna_carta-effect-gold_mine = Lavoratore: 1 oro. Proprietario: scambia 1 altro cubetto con 1 oro.
magna_carta-effect-bank = Lavoratore: compra 1 oro per 1 denaro o 2 per 3. Proprietario: compra 1 oro per 2.
magna_carta-effect-church = Lavoratore: compra 1 segnalino castello per 2 denari o 2 per 5. Proprietario: 1 per 3.
magna_carta-effect-residence = Rende al proprietario 1 denaro in ogni fase di rendita; non accoglie lavoratori.
magna_carta-effect-theatre = Vale 6 punti; non accoglie lavoratori.
magna_carta-effect-statue = Vale 6 punti; non accoglie lavoratori.
magna_carta-effect-hotel = Vale 6 punti; rende al proprietario 1 denaro in ogni rendita; non accoglie lavoratori.
magna_carta-effect-stables = Valgono 10 punti; non accolgono lavoratori.
magna_carta-effect-town_hall = Vale 10 punti; non accoglie lavoratori.
magna_carta-effect-monument = Vale 10 punti; non accoglie lavoratori.
magna_carta-effect-cathedral = Vale 14 punti; non accoglie lavoratori.

## Fasi, gruppi di scelte, la fine della partita

magna_carta-group-worker = Piazza un lavoratore
magna_carta-group-build = Costruisci dalla tua mano
magna_carta-group-prestige = Costruisci una carta prestigio
magna_carta-group-residence = La tua nuova residenza

magna_carta-ended-castle = Non restano segnalini castello.

## Regole da scegliere quando si prepara una partita

magna_carta-rule-rules = Regole
magna_carta-rule-rules-standard = Standard
magna_carta-rule-rules-beginner = Per principianti (senza prevosto né residenze)

## Come amano giocare i bot

magna_carta-style-trader = ama commerciare
magna_carta-style-provost = ama spostare il prevosto

## Domande

magna_carta-ask-exchange = { $player }, tieni le tue prime carte? Puoi cambiarle tutte, una volta sola.
magna_carta-ask-act = { $player }, scegli un'azione o passa.
magna_carta-ask-provost = { $player }, paghi per muovere il prevosto? Ogni carta lungo la strada costa 1 denaro.
magna_carta-ask-buy = { $player }, che cosa compri{ GIVEN($owner) ->
    [yes] {" "}come proprietario
   *[no] {""}
}? ({ $building }, carta { $space })
magna_carta-ask-tokens = { $player }, compri segnalini castello? ({ $building }, carta { $space })
magna_carta-ask-sell = { $player }, che cosa vendi{ GIVEN($owner) ->
    [yes] {" "}come proprietario
   *[no] {""}
}? ({ $building }, carta { $space })
magna_carta-ask-swap = { $player }, quale cubetto scambi con oro? ({ $building }, carta { $space })
magna_carta-ask-lawyer = { $player }, quale carta diventa una tua residenza?
magna_carta-ask-batches = { $player }, quanti lotti dai al castello?

## Scelte

magna_carta-option-exchange-keep = Tieni queste carte
magna_carta-option-exchange-exchange = Cambiale tutte
magna_carta-option-act = { GIVEN($cost) ->
    [yes] { place-number }Lavoratore: { $building }{ place-beyond }{ GIVEN($owner) ->
        [yes] {" "}· di { $owner }
       *[no] {""}
    } · { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }
   *[no] Costruisci { THE($building) }{ GIVEN($space) ->
        [yes] {" "}sulla residenza { $space }
       *[no] {""}
    } · { $pay }{ GIVEN($vp) ->
        [yes] {" "}→ { $vp ->
            [one] 1 punto
           *[other] { $vp } punti
        }
       *[no] {""}
    }
}
magna_carta-option-act-draw = Pesca una carta · { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}
magna_carta-option-act-replace = Cambia la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}) · { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}
magna_carta-option-act-pass = Passa
magna_carta-option-provost = Al { $to } · { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}
magna_carta-option-provost-0 = Resta sulla carta { $to }
magna_carta-option-buy = Compra { $gain } · { $pay }
magna_carta-option-buy-none = Non comprare
magna_carta-option-tokens = Compra { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
} ({ $gain }) · { $pay }
magna_carta-option-tokens-none = Non comprare
magna_carta-option-sell = Vendi { $pay } → { $gain }
magna_carta-option-sell-none = Non vendere
magna_carta-option-swap = { $pay } → { $gain }
magna_carta-option-swap-none = Nessuno scambio
magna_carta-option-lawyer = { place-number }{ $building } ({ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}) → residenza ({ $gain }) · { $pay }
magna_carta-option-lawyer-none = Non trasformare nulla
magna_carta-option-batches = { $gain } · { $pay }
magna_carta-option-batches-0 = Non dare nulla

## Avvenimenti

magna_carta-event-kept_hand = { $player } tiene le prime carte.
magna_carta-event-exchanged_hand = { $player } cambia { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
}.
magna_carta-event-drew = { $player } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
} per { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}.
magna_carta-event-replaced = { $player } cambia la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}) per { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}.
magna_carta-event-got = { $player } riceve { $cards }.
magna_carta-event-reshuffled = { $player } rimescola { $count ->
    [one] 1 carta scartata
   *[other] { $count } carte scartate
} in un nuovo mazzo.
magna_carta-event-placed = { $player } occupa { THE($building) } (carta { $space }{ GIVEN($owner) ->
    [yes] , di { $owner }
   *[no] {""}
}) con un lavoratore per { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}.
magna_carta-event-built = { $player } costruisce { THE($building) } (carta { $space }): dà { $pay }.
magna_carta-event-prestige_built = { $player } costruisce { THE($building) }{ GIVEN($space) ->
    [yes] {" "}sopra la residenza (carta { $space })
   *[no] {""}
}: dà { $pay }.
magna_carta-event-passed = { $player } passa ({ $place }º posto){ $deniers ->
    [0] .
    [one] {" "}e prende 1 denaro.
   *[other] { GIVEN($deniers) ->
        [yes] {" "}e prende { $deniers } denari.
       *[no] .
    }
}
magna_carta-event-provost = { $move ->
    [0] { $player } lascia il prevosto sulla carta { $to }.
   *[other] { $player } porta il prevosto sulla carta { $to } per { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }.
}
magna_carta-event-produced = { $player } usa { THE($building) } (carta { $space }) e prende { $gain }.
magna_carta-event-bonus = { $player } possiede { THE($building) } (carta { $space }) e prende { $gain }.
magna_carta-event-exchanged = { $player } usa { THE($building) } (carta { $space }): dà { $pay } e riceve { $gain }.
magna_carta-event-tokens = { $player } usa { THE($building) } (carta { $space }): dà { $pay } per { $count ->
    [one] 1 segnalino castello
   *[other] { $count } segnalini castello
}, che { $count ->
    [one] vale
   *[other] valgono
} { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
magna_carta-event-declined = { $player } non usa { THE($building) } (carta { $space }).
magna_carta-event-unused = Il prevosto non raggiunge { THE($building) } (carta { $space }): il lavoratore di { $player } torna a mani vuote.
magna_carta-event-lawyer_paid = { $player } paga { $pay } per trasformare { THE($building) } (carta { $space }) in una residenza.
magna_carta-event-residence = La carta { $space } ({ $building }) diventa una residenza di { $player }.
magna_carta-event-batches = { $player } dà { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
} al castello ({ $pay }) e prende { $count ->
    [one] 1 segnalino, che vale
   *[other] { $count } segnalini, che valgono
} { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
magna_carta-event-no_batch = { $player } non dà nulla al castello.
magna_carta-event-most_batches = { GIVEN($tied) ->
    [yes] { $player } ha dato quanto altri in questo turno, ma prima di loro
   *[no] { $player } ha dato più di tutti in questo turno
} ({ $count ->
    [one] 1 lotto
   *[other] { $count } lotti
}) e prende { $gain }.
magna_carta-event-tokens_lost = Nessuno ha dato nulla al castello: { $count ->
    [one] 1 segnalino esce
   *[other] { $count } segnalini escono
} dal gioco.
magna_carta-event-advance = Il prevosto finisce il turno sulla carta { $to }.
magna_carta-event-first_player = { $player } ora è il primo giocatore.

## Avvenimenti in una riga del resoconto, dopo il nome del giocatore

magna_carta-short-placed = lavoratore: { short-place }
magna_carta-short-passed = { $place ->
    [1] passa 1º
    [2] passa 2º
    [3] passa 3º
   *[other] passa 4º
}{ GIVEN($deniers) ->
    [yes] {" "}(+{ $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    })
   *[no] {""}
}
magna_carta-short-produced = +{ $gain } ({ $building })
magna_carta-short-bonus = +{ $gain } ({ $building })
magna_carta-short-exchanged = { $pay } → { $gain } ({ $building })
magna_carta-short-declined = non usa { THE($building) }
magna_carta-short-unused = { short-place }: non raggiunto
magna_carta-short-lawyer_paid = Notaio: paga { $pay }
magna_carta-short-provost = { $move ->
    [0] prevosto fermo sulla { $to }
   *[other] prevosto sulla { $to } (−{ $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    })
}
magna_carta-short-drew = pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
magna_carta-short-replaced = cambia la mano ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
})
magna_carta-short-reshuffled = rimescola gli scarti
magna_carta-short-built = costruisce { THE($building) } con { $pay }
magna_carta-short-prestige_built = costruisce { THE($building) } con { $pay }
magna_carta-short-tokens = { $building }: { $pay } ({ short-points })
magna_carta-short-residence = { $building } → residenza
magna_carta-short-batches = { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
}: { $pay } ({ short-points })
magna_carta-short-no_batch = nulla per il castello
magna_carta-short-most_batches = ha dato più di tutti: +{ $gain }
magna_carta-short-first_player = ora è il primo giocatore

## Motivi

magna_carta-reason-no_worker = Non hai più lavoratori.
magna_carta-reason-occupied = { $by } ha già un lavoratore lì.
magna_carta-reason-no_money = Costa { $cost ->
    [one] 1 denaro
   *[other] { $cost } denari
}; tu ne hai { $have }.
magna_carta-reason-no_work_here = Questa carta non accoglie lavoratori: { $building }.
magna_carta-reason-no_cards_left = Il tuo mazzo e i tuoi scarti sono vuoti: non ci sono carte da pescare.
magna_carta-reason-no_hand = Non hai carte in mano.
magna_carta-reason-not_in_hand = Questa carta non è nella tua mano: { $building }.
magna_carta-reason-cannot_pay = { GIVEN($pay) ->
    [yes] Costa { $pay }; tu
   *[no] Tu
} { GIVEN($have) ->
    [yes] hai solo { $have }
   *[no] non ne hai
}.
magna_carta-reason-same_with_gold = Puoi pagare con l'oro: { $pay } è un'opzione a parte.
magna_carta-reason-no_residence = Una carta prestigio copre una tua residenza, e tu non ne hai: le crea il Notaio.
magna_carta-reason-already_built = Qualcuno ha già costruito { THE($building) }.
magna_carta-reason-off_road = La strada ha { $most ->
    [one] 1 carta
   *[other] { $most } carte
}: il prevosto non può stare sulla carta { $to }.
magna_carta-reason-own_lawyer = Un Notaio non può mai diventare una residenza.
magna_carta-reason-already_residence = È già una residenza.
magna_carta-reason-prestige_card = Una carta prestigio non cambia mai.
magna_carta-reason-pending = Questa carta sta per diventare una residenza: { $building }.
magna_carta-reason-foreign_card = Questa carta è di { $by }: { $building }.
magna_carta-reason-neutral_card = Questa carta non è di nessuno e non cambia mai: { $building }.
magna_carta-reason-not_enough_tokens = Al castello { $left ->
    [0] non restano segnalini
    [one] resta 1 solo segnalino
   *[other] restano solo { $left } segnalini
}.
magna_carta-reason-cannot_offer = Non hai i cubetti per { $count ->
    [one] 1 lotto
   *[other] { $count } lotti
}. Un lotto è 1 cibo, 1 legno e 1 pietra; l'oro può sostituirne uno qualsiasi.

## Comandi: che cosa fanno, i loro nomi e parametri

magna_carta-verb-exchange = Tieni le prime carte o cambiale tutte
magna_carta-verb-draw = Paga per pescare una carta
magna_carta-verb-replace = Paga per scartare la mano e pescare altrettante carte nuove
magna_carta-verb-place = Piazza un lavoratore su una carta della strada
magna_carta-verb-build = Costruisci una carta della tua mano alla fine della strada
magna_carta-verb-prestige = Costruisci una carta prestigio
magna_carta-verb-pass = Non fare altre azioni in questo turno
magna_carta-verb-provost = Muovi il prevosto lungo la strada
magna_carta-verb-buy = Compra cubetti, oro o segnalini castello
magna_carta-verb-sell = Vendi un cubetto
magna_carta-verb-trade = Scambia un cubetto con oro
magna_carta-verb-lawyer = Scegli quale carta diventa una tua residenza
magna_carta-verb-castle = Dai lotti al castello, oppure nulla

magna_carta-verbname-exchange = cambia
magna_carta-verbname-draw = pesca
magna_carta-verbname-replace = rinnova
magna_carta-verbname-place = piazza
magna_carta-verbname-build = costruisci
magna_carta-verbname-prestige = prestigio
magna_carta-verbname-pass = passa
magna_carta-verbname-provost = prevosto
magna_carta-verbname-buy = compra
magna_carta-verbname-sell = vendi
magna_carta-verbname-trade = scambia
magna_carta-verbname-lawyer = notaio
magna_carta-verbname-castle = castello

magna_carta-param-answer = La tua risposta
magna_carta-param-where = La carta della strada
magna_carta-param-what = La tua scelta
magna_carta-param-move = Di quanto, e in quale direzione
magna_carta-param-give = Quanti lotti

magna_carta-paramname-answer = risposta
magna_carta-paramname-where = dove
magna_carta-paramname-what = cosa
magna_carta-paramname-move = spostamento
magna_carta-paramname-give = consegna

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-magna_carta-build = Costruisci carte, lavoraci, dai cubetti al castello: vince chi ha più punti. Costruisci la Cava piccola per 1 cibo e 1 legno.
lesson-magna_carta-worker = Ora la tua carta è sulla strada e tutti possono lavorarci. Se lo fanno gli altri, guadagni anche tu. Mettici un lavoratore per 1 denaro.
lesson-magna_carta-draw = Le carte in mano le vedi solo tu. Pescane un'altra per 1 denaro.
lesson-magna_carta-pass = Un'azione alla volta, finché tutti non hanno passato. Il primo che passa riceve 1 denaro: passa.
lesson-magna_carta-provost = La strada funziona da sinistra, solo fino al prevosto. La tua Cava è la carta 3: paga 1 denaro a carta, al massimo 3, e portalo lì.
lesson-magna_carta-batch = Un lotto è 1 cibo, 1 legno e 1 pietra. Dallo al castello per un segnalino da 4 punti (poi 3, poi 2); chi dà di più riceve un oro.
lesson-magna_carta-end =
    - Ogni turno porta 2 denari e il prevosto avanza di 2
    - Il proprietario riceve ciò che dice la carta, qui una pietra
    - L'oro vale qualsiasi cubetto
    - Una carta prestigio copre una tua residenza, che si fa con un Notaio
    - Finiti i segnalini del castello, vince chi ha più punti
