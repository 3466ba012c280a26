### Catan, il gioco di carte: domande, scelte, avvenimenti, motivi, comandi. Un posto ha la sua sigla (L3), che precede queste parole; una regione si riconosce anche dal tipo e dal numero.

game-catan_cards = Catan, il gioco di carte
game-catan_cards-about = Due principati crescono fianco a fianco: traccia strade, fonda città, arma cavalieri, commercia.
game-catan_cards-weight = Da 1 a 2 ore al tavolo · complessità 3 su 5

## Lati, facce del dado evento, segnalini, fasi

side-upper = sopra
side-lower = sotto
side-middle = in fila
side-left = a sinistra
side-right = a destra

face-brigands = Briganti
face-trade = Commercio
face-tournament = Torneo
face-plenty = Annata propizia
face-event = Carta evento
catan_cards-rolled-brigands = oltre 7 non protette: minerali e lana vanno persi
catan_cards-rolled-trade = segnalino mulino: 1 risorsa dall'altro
catan_cards-rolled-tournament = più punti torneo: 1 risorsa
catan_cards-rolled-plenty = entrambi: 1 risorsa

token-knight = segnalino cavaliere
token-windmill = segnalino mulino a vento

phase-start = Inizio del turno
phase-roll = Lancio dei dadi
phase-event = Evento
phase-production = Produzione
phase-hand = Carte in mano

## Da dove vengono i punti, e perché si prende, si paga o si pesca

source-settlements = Colonie
source-cities = Città
source-arch = Arco di trionfo
source-knight = Segnalino cavaliere
source-windmill = Segnalino mulino a vento

source-brigands = { face-brigands }
source-trade = { face-trade }
source-tournament = { face-tournament }
source-plenty = { face-plenty }
source-bank = Banca
source-offer = Scambio tra giocatori
source-search = Ricerca in una pila
source-build = Costruzione

## Gruppi di scelte, la fine della partita

catan_cards-group-centre = Strade, colonie, città
catan_cards-group-expansions = Carte da costruire
catan_cards-group-cards = Carte azione
catan_cards-group-trade = Scambi con la banca
catan_cards-group-abilities = Capacità
catan_cards-group-alchemist = Gioca l'Alchimista
catan_cards-group-one = 1 risorsa
catan_cards-group-two = 2 risorse
catan_cards-group-three = 3 risorse
catan_cards-group-top = Pesca la prima carta
catan_cards-group-search = Cerca in una pila
catan_cards-group-yellow = Carte azione
catan_cards-group-green = Carte verdi
catan_cards-group-red = Carte rosse
catan_cards-group-brown = Carte accanto alle regioni
catan_cards-group-road = Carte sulle strade

catan_cards-ended-points = Qualcuno ha abbastanza punti vittoria per vincere.
catan_cards-ended-turns = Avete giocato tutti i turni previsti.

## Regole da scegliere quando si prepara una partita

catan_cards-rule-mode = Gioco
catan_cards-rule-mode-base = Gioco base (12 punti)
catan_cards-rule-mode-themed = Barbari e mercanti (13 punti)
catan_cards-rule-mode-tournament = Torneo (13 punti, ognuno con un mazzo di 33 carte)
catan_cards-rule-barbarian_tie = Parità con i barbari
catan_cards-rule-barbarian_tie-defeat = sconfitta
catan_cards-rule-barbarian_tie-victory = vittoria
catan_cards-rule-barbarian_tie-nothing = pari (nessun effetto)
catan_cards-rule-church_scope = Guerra civile, chiesa
catan_cards-rule-church_scope-city = sua città (protegge le unità di lì)
catan_cards-rule-church_scope-principality = tutto (protegge ogni unità del proprietario)
catan_cards-rule-civil_war_targets = Guerra civile
catan_cards-rule-civil_war_targets-trade_fleets = flotte commerciali (e cavalieri)
catan_cards-rule-civil_war_targets-any_fleet = ogni flotta (cavalieri, flotte commerciali e Flotta del tesoro)
catan_cards-rule-guild_mirror = Gilda dei mercanti
catan_cards-rule-guild_mirror-received = merci prese (riceve ciò che l'avversario ottiene dalla banca)
catan_cards-rule-guild_mirror-paid = merci date (riceve ciò che l'avversario dà alla banca)
catan_cards-rule-arch_start = Arco di trionfo nuovo
catan_cards-rule-arch_start-0 = nulla
catan_cards-rule-arch_start-1 = 1 punto
catan_cards-rule-arch_max = Arco di trionfo fino a
catan_cards-rule-arch_max-2 = 2 punti
catan_cards-rule-arch_max-3 = 3 punti
catan_cards-rule-arch_max-4 = 4 punti
catan_cards-rule-camp_counts_reactions = La Base dei barbari fa pagare anche le risposte nel turno dell'altro
catan_cards-rule-camp_counts_reactions-on = sì
catan_cards-rule-camp_counts_reactions-off = no, solo nel suo
catan_cards-rule-brown_slots = Accanto a una regione
catan_cards-rule-brown_slots-1 = 1 carta (al massimo)
catan_cards-rule-brown_slots-2 = 2 carte (al massimo)
catan_cards-rule-year_end_redraw = Altro evento a Nuovo anno
catan_cards-rule-year_end_redraw-off = no
catan_cards-rule-year_end_redraw-on = sì
catan_cards-rule-brigand_grace_turns = Turni senza briganti
catan_cards-rule-brigand_grace_turns-4 = 4 (all'inizio, contando entrambi)
catan_cards-rule-brigand_grace_turns-0 = nessuno
catan_cards-rule-brigand_grace_turns-2 = 2 (all'inizio, contando entrambi)
catan_cards-rule-brigand_grace_turns-6 = 6 (all'inizio, contando entrambi)
catan_cards-rule-turn_limit = Decidono i punti dopo
catan_cards-rule-turn_limit-200 = 200 turni (se nessuno vince prima)
catan_cards-rule-turn_limit-100 = 100 turni (se nessuno vince prima)
catan_cards-rule-turn_limit-60 = 60 turni (se nessuno vince prima)
catan_cards-fixed-cards = Chi gestisce questo bot ha corretto i valori di queste carte, e tabelloni e mani mostrano quelli corretti: { $cards }.

## Parti di frasi: un posto, una regione con ciò che contiene, una pila, il perché

catan_cards-place = { GIVEN($region) ->
    [yes] { $region } { $number }, { $side }
   *[no] { $centre }{ GIVEN($regions) ->
        [yes] , { $side } ({ $regions })
       *[no] {""}
    }
}
catan_cards-store = { GIVEN($building) ->
    [yes] { $building }
   *[no] { $region } { $number }
} (ne ha { $have })
catan_cards-stack = Pila { $stack } · { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
catan_cards-cause = { GIVEN($source) ->
    [yes] {" "}({ $source })
   *[no] {""}
}
catan_cards-left = { $left ->
    [1] {""}
   *[other] { GIVEN($left) ->
        [yes] {" "}Ancora { $left }.
       *[no] {""}
    }
}

## Come amano giocare i bot

catan_cards-style-knights = ama i cavalieri
catan_cards-style-trader = ama commerciare

## Domande

catan_cards-ask-deck = { $player }, scegli le { $least } carte del tuo mazzo.
catan_cards-ask-event_deck = { $player }, scegli { $least } carte evento per il mazzo comune.
catan_cards-ask-arrange = { $player }, disponi le tue regioni: quale va { $side }, al posto { $at }?
catan_cards-ask-opening_stack = { $player }, da quale pila prendi le tue prime carte?{ GIVEN($barred) ->
    [yes] {""} L'altro giocatore ha già scelto la pila { $barred }.
   *[no] {""}
}
catan_cards-ask-opening = { $player }, scegli le tue prime { $least } carte.
catan_cards-ask-before_roll = { $player }, lancia i dadi.
catan_cards-ask-act = { $player }, costruisci, gioca carte, scambia o termina le azioni.
catan_cards-ask-site = { $player }, dove metti questa carta: { $building }?
catan_cards-ask-region_side = { $player }, dove va questa regione: { $region } { $number }? La prossima va dall'altra parte.
catan_cards-ask-scout = { $player }, quale regione vuoi { $side }?
catan_cards-ask-offer_give = { $player }, che cosa offri?
catan_cards-ask-offer_get = { $player }, che cosa vuoi in cambio di { $pay }?
catan_cards-ask-answer_offer = { $player }, { $by } ti offre { $gain } per { $pay }. Accetti?
catan_cards-ask-demolish = { $player }, che cosa demolisci? Non ricevi nulla. Va negli scarti, o accanto alle pile se veniva da lì.
catan_cards-ask-take = { $player }, che cosa prendi{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-receive = { $player }, che cosa ti dà la banca?{ catan_cards-left }
catan_cards-ask-rob = { $player }, che cosa prendi all'avversario{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-pay = { $player }, quale regione paga { $pay }{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-lose = { $player }, a che cosa rinunci{ catan_cards-cause }?{ catan_cards-left }
catan_cards-ask-swap = { $player }, che cosa dai via? Prendi altrettante risorse diverse ({ $building }).
catan_cards-ask-give = { $player }, che cosa dai a { $owner }{ catan_cards-cause }?
catan_cards-ask-react = { $player }: { $source }! Rispondi con una carta?
catan_cards-ask-return = { $player }, quale carta torna in mano all'avversario{ catan_cards-cause }{ GIVEN($back) ->
    [yes] {""}, o accanto alle pile se veniva da lì
   *[no] {""}
}?
catan_cards-ask-dogma = { $player }, su quale costruzione metti il Dogma?
catan_cards-ask-spy = { $player }, quale unità o carta azione prendi dalla mano dell'avversario?
catan_cards-ask-conflict = { $player }, quali { $least } carte della mano di { $owner } vanno sotto una pila?
catan_cards-ask-conflict_stack = { $player }, sotto quale pila vanno?
catan_cards-ask-retrieve = { $player }, quale carta riprendi dagli scarti{ catan_cards-cause }?
catan_cards-ask-christoph = { $player }, quale risorsa vuoi cambiare 1 a 1 con la banca in questo turno?
catan_cards-ask-neighbour_help = { $player }, quale regione riempiono i vicini?
catan_cards-ask-reward = { $player }, quale premio vuoi{ catan_cards-cause }?
catan_cards-ask-flavo = { $player }, accogli { $building }?
catan_cards-ask-flavo_site = { $player }, in quale spazio dell'avversario metti { $building }?
catan_cards-ask-sell = { $player }, quale carta azione vendi?
catan_cards-ask-draw_stack = { $player }, da quale pila peschi?
catan_cards-ask-master_builder = { $player }, il Capomastro: in quale pila cerchi?{ GIVEN($barred) ->
    [yes] {""} Nella pila { $barred } si è appena cercato.
   *[no] {""}
}
catan_cards-ask-search = { $player }, quale carta prendi dalla pila { $stack }?
catan_cards-ask-return_card = { $player }, quale carta della tua mano va in cambio sotto una pila?
catan_cards-ask-bury = { $player }, hai troppe carte in mano: quale va sotto una pila?
catan_cards-ask-bury_stack = { $player }, sotto quale pila va la carta?
catan_cards-ask-draw = { $player }, completa la mano: pesca una carta o cercala in una pila.
catan_cards-ask-exchange = { $player }, cambi una carta? Va sotto una pila, e da lì ne prendi un'altra.
catan_cards-ask-exchange_stack = { $player }, con quale pila la cambi?

## Scelte

catan_cards-option-deck = { $building }
catan_cards-option-event_deck = { $building }
catan_cards-option-arrange = { $region } { $number }
catan_cards-option-arrange-rest = Lascia le regioni così
catan_cards-skip-arrange = Lasciale così
catan_cards-unfold-arrange = Disponile
catan_cards-folded-arrange = { $player }, vuoi disporre le tue regioni o lasciarle come sono?
catan_cards-option-opening_stack = { GIVEN($kind) ->
    [yes] Pila { $stack } ({ $count }) · { $kind }
   *[no] { catan_cards-stack }
}
catan_cards-option-opening = { $building }
catan_cards-option-before_roll = { $building }: { $number }
catan_cards-option-before_roll-roll = Lancia i dadi
catan_cards-option-act = { GIVEN($building) ->
    [yes] { $building }{ GIVEN($side) ->
        [yes] {" "}{ $side }
       *[no] {""}
    }{ GIVEN($at) ->
        [yes] {" "}al posto di una colonia
       *[no] {""}
    }{ GIVEN($source) ->
        [yes] {" "}({ $source })
       *[no] {""}
    }{ GIVEN($pay) ->
        [yes] {" "}· { $pay }
       *[no] {""}
    }
   *[no] { $pay } → 1 altra risorsa
}
catan_cards-option-act-offer = Offri uno scambio
catan_cards-option-act-demolish = Demolisci una tua carta
catan_cards-option-act-end = Termina le azioni
catan_cards-option-site = { GIVEN($regions) ->
    [yes] { $side } ({ $regions })
   *[no] { catan_cards-place }
}
catan_cards-option-region_side = { $region } { $number } { $side }
catan_cards-option-scout = { $region } { $number }
catan_cards-form-offer = Offri uno scambio
catan_cards-form-offer-offer_give = Dai (al massimo { $most })
catan_cards-form-offer-offer_get = Ricevi (al massimo { $most })
catan_cards-option-offer_give = { $pay }
catan_cards-option-offer_give-none = Nessuna offerta
catan_cards-option-offer_get = { $gain }
catan_cards-option-offer_get-none = Nessuna offerta
catan_cards-option-answer_offer-accept = Accetta
catan_cards-option-answer_offer-decline = Rifiuta
catan_cards-option-demolish = { $building } · { catan_cards-place }
catan_cards-option-demolish-none = Nulla
catan_cards-option-take = { $region } { $number }: +{ $gain } (ne ha { $have })
catan_cards-option-receive = { catan_cards-option-take }
catan_cards-option-rob = { GIVEN($gain) ->
    [yes] { catan_cards-option-take }
   *[no] { $lost } · non c'è posto, va perso
}
catan_cards-option-rob-none = Non prendere altro
catan_cards-option-pay = { catan_cards-store }
catan_cards-option-lose = { catan_cards-store }
catan_cards-option-swap = { $pay }
catan_cards-option-give = { $pay }
catan_cards-option-react = Gioca { THE($building) }{ GIVEN($pay) ->
    [yes] {" "}· { $pay }
   *[no] {""}
}
catan_cards-option-react-none = Nessuna risposta
catan_cards-option-return = { $building } · { GIVEN($by) ->
    [yes] principato di { $by },{" "}
   *[no] {""}
}{ catan_cards-place }
catan_cards-option-dogma = { catan_cards-option-return }
catan_cards-option-spy = { $building }
catan_cards-option-spy-none = Nessuna carta
catan_cards-option-conflict = { $building }
catan_cards-option-conflict_stack = { catan_cards-stack }
catan_cards-option-retrieve = { $building }
catan_cards-option-christoph = { $pay } → 1 altra risorsa
catan_cards-option-neighbour_help = { catan_cards-store }
catan_cards-option-reward-triumphal_arch = { $building }: +{ $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}
catan_cards-option-reward-resources = { $count ->
    [one] 1 risorsa a scelta
   *[other] { $count } risorse a scelta
}
catan_cards-option-flavo = { catan_cards-place } · { $pay }
catan_cards-option-flavo-accept = Accoglilo · { $pay }
catan_cards-option-flavo-none = Mandalo via
catan_cards-option-flavo_site = { catan_cards-place }
catan_cards-option-sell = { $building } → 1 risorsa
catan_cards-option-sell-none = Non vendere nulla
catan_cards-option-draw_stack = { catan_cards-stack }
catan_cards-option-master_builder = { catan_cards-stack }
catan_cards-option-master_builder-none = In nessuna
catan_cards-option-search = { $building }
catan_cards-option-search-none = Nessuna carta
catan_cards-option-return_card = { $building }
catan_cards-option-bury = { $building }
catan_cards-option-bury_stack = { catan_cards-stack }
catan_cards-option-draw = { GIVEN($cost) ->
    [yes] Cerca nella pila { $stack } ({ $count }) · { $cost ->
        [one] 1 risorsa
       *[other] { $cost } risorse
    }
   *[no] { catan_cards-stack }
}
catan_cards-option-exchange = { $building }
catan_cards-option-exchange-none = Tienile tutte
catan_cards-option-exchange_stack = { catan_cards-option-draw }

## Avvenimenti

catan_cards-event-first_player = { $player } gioca il primo turno.
catan_cards-event-arranged = { $player } ha disposto le regioni.
catan_cards-event-deck_in = { $player } ha consegnato un mazzo.
catan_cards-event-events_in = { $player } ha consegnato le carte evento.
catan_cards-event-opened = { $player } sceglie { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
}{ GIVEN($stack) ->
    [yes] {" "}dalla pila { $stack }.
   *[no] .
}
catan_cards-event-got = { $player } riceve { $cards }.
catan_cards-event-turn = Turno { $turn }: tocca a { $player }.
catan_cards-event-rolled = { $player } lancia i dadi: { $face }{ GIVEN($effect) ->
    [yes] {" "}({ $effect })
   *[no] {""}
}, e { $number } per la produzione.
catan_cards-event-brigands_wait = È troppo presto per i briganti: non si fanno vedere.
catan_cards-event-event_card = Carta evento: { $building }. { $effect }
catan_cards-event-produced = { $player } riceve dalle regioni: { $gain }.
catan_cards-event-took = { $player } prende { $gain }{ catan_cards-cause }.
catan_cards-event-lost = { $player } { GIVEN($pay) ->
    [yes] perde { $pay }
   *[no] non perde nulla
}{ catan_cards-cause }.
catan_cards-event-robbed = { GIVEN($gain) ->
    [yes] { $player } prende { $gain } a { $by }{ catan_cards-cause }.
   *[no] { $by } perde { $pay }{ catan_cards-cause }; { $player } non ha posto.
}
catan_cards-event-gave = { $player } dà { $pay } a { $by }{ catan_cards-cause }.
catan_cards-event-founded = { $player } costruisce: { $building }.
catan_cards-event-region = { $player } aggiunge una regione: { $region } { $number }, { $side }.
catan_cards-event-built = { $player } piazza { THE($building) }: { OTHER($owner, $player) ->
    [yes] principato di { $owner },{" "}
   *[no] {""}
}{ catan_cards-place }.
catan_cards-event-demolished = { GIVEN($source) ->
    [yes] { $player } perde { THE($building) }: brucia e torna accanto alle pile{ catan_cards-cause }.
   *[no] { $player } demolisce { THE($building) }.
}
catan_cards-event-destroyed = { $by } ora ha più di { $most } { $measure ->
    [strength] di forza
   *[points] punti
}: { $player } perde { THE($building) }.
catan_cards-event-token = { GIVEN($player) ->
    [yes] Ora il { $token } è di { $player }.
   *[no] Nessuno è più in testa: ora nessuno ha il { $token }.
}
catan_cards-event-traded = { $player } dà { $pay } alla banca.
catan_cards-event-offered = { $player } offre { $pay } a { $by } per { $gain }. Finché { $by } non risponde, Annulla mossa ritira l'offerta.
catan_cards-event-accepted = { $player } accetta: { $pay } a { $by } per { $gain }.
catan_cards-event-declined = { $player } rifiuta l'offerta di { $by }: { $gain } per { $pay }.
catan_cards-event-played = { $player } gioca { THE($building) }{ catan_cards-cause }{ GIVEN($pay) ->
    [yes] {" "}e paga { $pay }.
   *[no] .
}
catan_cards-event-duel = { $player } { $won ->
    [yes] vince
   *[other] perde
} il duello con un { $number } ({ $building }).
catan_cards-event-returned = { $player } riprende in mano { THE($building) }{ catan_cards-cause }.
catan_cards-event-dogma_laid = { $player } mette un Dogma su una carta di { $by }, che non conta più: { $building }.
catan_cards-event-dogma_lifted = Finisce il Dogma di { $player }, e una carta di { $by } conta di nuovo: { $building }.
catan_cards-event-dogma_gone = Il Dogma di { $player } su { THE($building) } di { $by } va negli scarti.
catan_cards-event-swapped = { $player } cambia { $pay } con altrettante risorse diverse{ catan_cards-cause }.
catan_cards-event-hand_seen = { $player } vede la mano di { $by }: { GIVEN($cards) ->
    [yes] { $cards }.
   *[no] è vuota.
}
catan_cards-event-spied = { $player } guarda la mano di { $by } e { $count ->
    [0] non prende nulla
    [one] prende 1 carta (quale, { $by } lo vede in «{ button-since }»)
   *[other] prende { $count } carte
}.
catan_cards-event-taken = { GIVEN($stack) ->
    [yes] { $player } mette dalla mano di { $by } sotto la pila { $stack }: { $cards }.
   *[no] { $player } prende dalla mano di { $by }: { $cards }.
}
catan_cards-event-conflict = { $player } mette { $count ->
    [one] 1 carta
   *[other] { $count } carte
} della mano di { $by } sotto la pila { $stack } ({ name-ev_conflict }: { token-knight }).
catan_cards-event-retrieved = { $player } riprende dagli scarti { THE($building) }{ catan_cards-cause }.
catan_cards-event-sold = { $player } vende { THE($building) }.
catan_cards-event-used = { $player } usa { THE($building) }.
catan_cards-event-arch = L'Arco di trionfo di { $player } cresce: { $vp ->
    [one] 1 punto
   *[other] { $vp } punti
}.
catan_cards-event-jester = { $player } accoglie { $building }, che lascia { $by }.
catan_cards-event-jester_gone = { $building } lascia { $player } e non trova un'altra casa.
catan_cards-event-counted = { $building } di { $player }: { $number ->
    [one] 1 scambio contato
   *[other] { $number } scambi contati
}.
catan_cards-event-christoph = Per il resto del turno la banca dà a { $player } 1 risorsa per { $pay }.
catan_cards-event-drew = { $player } pesca la prima carta della pila { $stack }.
catan_cards-event-searched = { $player } cerca nella pila { $stack } e { $count ->
    [0] non prende nulla
    [one] prende una carta
   *[other] prende { $count } carte
}.
catan_cards-event-buried = { $player } mette una carta sotto la pila { $stack }.
catan_cards-event-invaded = Barbari di forza { $number } contro { $count ->
    [one] 1 unità
   *[other] { $count } unità
} di { $player }: { $outcome ->
    [nothing] parità, non succede nulla
   *[other] { $won ->
        [yes] vittoria
       *[other] sconfitta
    }
}.

## Avvenimenti in una riga del resoconto, dopo il nome del giocatore

catan_cards-short-rolled = lancia { $face }{ GIVEN($effect) ->
    [yes] {" "}({ $effect })
   *[no] {""}
} e { $number }
catan_cards-short-produced = +{ $gain }
catan_cards-short-took = +{ $gain }{ catan_cards-cause }
catan_cards-short-lost = { GIVEN($pay) ->
    [yes] −{ $pay }{ catan_cards-cause }
   *[no] non perde nulla{ catan_cards-cause }
}
catan_cards-short-robbed = { GIVEN($gain) ->
    [yes] +{ $gain } da { $by }{ catan_cards-cause }
   *[no] nulla da { $by }: non ha posto
}
catan_cards-short-demolished = { GIVEN($source) ->
    [yes] perde { THE($building) }: brucia{ catan_cards-cause }
   *[no] demolisce { THE($building) }
}
catan_cards-short-destroyed = perde { THE($building) }
catan_cards-short-token = ora ha il { $token }
catan_cards-short-built = piazza { THE($building) }
catan_cards-short-traded = −{ $pay } (banca)
catan_cards-short-offered = offre { $pay } a { $by } per { $gain }
catan_cards-short-accepted = accetta: { $pay } per { $gain }
catan_cards-short-declined = rifiuta l'offerta di { $by }
catan_cards-short-taken = { GIVEN($stack) ->
    [yes] cioè { $cards }
   *[no] prende dalla mano di { $by }: { $cards }
}
catan_cards-short-returned = riprende { THE($building) }{ catan_cards-cause }
catan_cards-short-dogma_lifted = finisce il Dogma: { $building }
catan_cards-short-dogma_gone = Dogma negli scarti: { $building }
catan_cards-short-swapped = cambia { $pay }{ catan_cards-cause }
catan_cards-short-arch = Arco di trionfo ({ short-points })
catan_cards-short-jester_gone = { $building } se ne va e non trova un'altra casa
catan_cards-short-counted = { $building }: { $number ->
    [one] 1 scambio contato
   *[other] { $number } scambi contati
}
catan_cards-short-christoph = banca: { $pay } per 1 risorsa in questo turno
catan_cards-short-drew = pesca dalla pila { $stack }
catan_cards-short-buried = carta sotto la pila { $stack }
catan_cards-short-invaded = barbari (forza { $number }): { $outcome ->
    [nothing] parità
   *[other] { $won ->
        [yes] respinti
       *[other] sconfitta
    }
}

## Motivi

catan_cards-reason-supply_empty = Non ne restano da costruire: { $building }.
catan_cards-reason-no_settlement = Una città si costruisce su una tua colonia.
catan_cards-reason-no_road_end = Una strada parte da una colonia o città all'estremità della tua fila, e da quel lato c'è già una strada.
catan_cards-reason-no_open_road = Una colonia va dopo una strada all'estremità della tua fila, e da quel lato non c'è.
catan_cards-reason-no_regions_left = Non restano regioni per una nuova colonia.
catan_cards-reason-cannot_pay = Ti manca: { $lost }.{ GIVEN($pay) ->
    [yes] {" "}Costa { $pay }.
   *[no] {""}
}
catan_cards-peril = I briganti ti prenderebbero { $pay }: hai { $count } risorse non protette, e vengono da chi ne ha più di { $most }.
catan_cards-reason-never_playable = Questa carta è di un'espansione che qui non si gioca: { $building }.
catan_cards-reason-needs_building = Ciò che serve per { THE($building) } manca o non conta nel tuo principato: { $needs }.
catan_cards-reason-already_in_play = È già in gioco, e può essercene una sola: { $building }.
catan_cards-reason-one_only = Di queste carte puoi averne una sola: { $building }.
catan_cards-reason-host_too_strong = { $by } ha più di { $most } (forza per una base, punti per un avamposto), e questa carta non resisterebbe: { $building }.
catan_cards-reason-no_site = Non c'è un posto libero per questa carta: { $building }.
catan_cards-reason-gate_closed = Finché i due giocatori non hanno insieme { $least } punti, si giocano solo carte difesa. Non ancora: { $building }.
catan_cards-reason-not_in_hand = Questa carta non è nella tua mano: { $building }.
catan_cards-reason-only_as_answer = Questa carta si gioca solo in risposta, quando te lo chiedo: { $building }.
catan_cards-reason-only_with_settlement = Per giocare questa carta scegli insieme una colonia: { $building }.
catan_cards-reason-only_before_roll = Questa carta si gioca solo prima di lanciare i dadi: { $building }.
catan_cards-reason-no_target = { $by } non ha nulla che questa carta possa colpire: { $building }.
catan_cards-reason-no_room = { GIVEN($gain) ->
    [yes] Non hai posto per { $gain }.
   *[no] Non hai posto per nulla in cambio.
}
catan_cards-reason-opponent_has_none = L'avversario non ha { $gain }.
catan_cards-reason-nothing_to_take = Non hai posto per nulla di ciò che ha { $by }.
catan_cards-reason-empty_hand = { $by } non ha carte in mano.
catan_cards-reason-nothing_to_swap = Non hai nulla da scambiare, o non hai posto per ciò che riceveresti.
catan_cards-reason-same_kind = Non puoi chiedere ciò che dai: { $gain }.
catan_cards-reason-already_declined = La stessa offerta è già stata rifiutata in questo turno.
catan_cards-reason-no_actions_left = In questo turno hai già fatto {$most} azioni: ora puoi solo terminarle.
catan_cards-reason-no_offers_left = In questo turno hai già fatto {$most} offerte: di più non si può.
catan_cards-reason-empty_stack = La pila { $stack } è vuota.
catan_cards-reason-no_cards_left = Tutte le pile sono vuote.
catan_cards-reason-search_too_dear = Cercare in una pila ti costa { $cost ->
    [one] 1 risorsa
   *[other] { $cost } risorse
}; tu ne hai { $have }.
catan_cards-reason-foreign_card = Questa carta è di { $by }: { $building }.
catan_cards-reason-not_standing = Questa carta non è nel tuo principato: { $building }.
catan_cards-reason-already_used = Puoi usarla una sola volta per turno: { $building }.
catan_cards-reason-too_soon = Hai appena piazzato questa carta, quindi potrai farlo dal tuo prossimo turno: { $building }.
catan_cards-reason-counter_low = { $building }: { $number ->
    [one] 1 scambio contato
   *[other] { $number } scambi contati
} su { $most }.
catan_cards-reason-not_fewer_points = Devi avere meno punti dell'avversario: sono { $have } contro { $most }.
catan_cards-reason-has_abbey = Possiedi qualcosa che esclude questa carta: { $building }.
catan_cards-reason-too_few_units = Non hai le unità che questa carta richiede: { $building }.
catan_cards-reason-no_mill = Non c'è posto in nessuna foresta, pascolo o campo accanto al suo opificio.
catan_cards-reason-no_action_card = Non hai carte azione in mano.
catan_cards-reason-no_card_to_retrieve = { GIVEN($by) ->
    [yes] Negli scarti dell'avversario
   *[no] Negli scarti
} non c'è nulla che questa carta possa riprendere: { $building }.
catan_cards-reason-nothing_to_demolish = Non hai nulla da demolire.
catan_cards-reason-not_in_mode = Non fa parte del gioco base.
catan_cards-reason-deck_size = Un mazzo ha { $most } carte; questo ne ha { $count }.
catan_cards-reason-deck_copies = { $building }: in un mazzo al massimo { $most }, in questo { $count }.
catan_cards-reason-deck_unknown = «{ $key }» non è una carta per un mazzo.
catan_cards-reason-events_size = Scegli { $most } carte evento; ne hai scelte { $count }.
catan_cards-reason-events_copies = { $building }: scegline al massimo { $most }; ne hai scelte { $count }.
catan_cards-reason-events_unknown = «{ $key }» non è una carta evento che puoi scegliere.

## Comandi: che cosa fanno, i loro nomi e parametri

catan_cards-verb-roll = Lancia i dadi
catan_cards-verb-play = Gioca una carta azione
catan_cards-verb-build = Costruisci una strada, una colonia, una città o una carta della tua mano
catan_cards-verb-place = Scegli dove mettere una carta o una regione
catan_cards-verb-trade = Scambia con la banca, o cambia risorse
catan_cards-verb-offer = Offri risorse all'avversario
catan_cards-verb-answer = Accetta o rifiuta un'offerta
catan_cards-verb-use = Usa la capacità di una tua carta
catan_cards-verb-demolish = Demolisci una tua carta
catan_cards-verb-end = Termina le azioni
catan_cards-verb-take = Scegli che cosa prendi
catan_cards-verb-pay = Scegli da dove viene una risorsa
catan_cards-verb-react = Rispondi a un attacco con una carta, o rinuncia
catan_cards-verb-target = Scegli quale carta colpire
catan_cards-verb-draw = Scegli una pila di carte
catan_cards-verb-card = Scegli una carta
catan_cards-verb-deck = Consegna il tuo mazzo per una partita di torneo

catan_cards-verbname-roll = lancia
catan_cards-verbname-play = gioca
catan_cards-verbname-build = costruisci
catan_cards-verbname-place = piazza
catan_cards-verbname-trade = scambia
catan_cards-verbname-offer = offri
catan_cards-verbname-answer = rispondi
catan_cards-verbname-use = usa
catan_cards-verbname-demolish = demolisci
catan_cards-verbname-end = chiudi
catan_cards-verbname-take = prendi
catan_cards-verbname-pay = paga
catan_cards-verbname-react = reagisci
catan_cards-verbname-target = colpisci
catan_cards-verbname-draw = pesca
catan_cards-verbname-card = carta
catan_cards-verbname-deck = mazzo

catan_cards-param-card = La carta azione
catan_cards-param-what = La tua scelta
catan_cards-param-where = Il posto
catan_cards-param-give = Che cosa dai
catan_cards-param-answer = La tua risposta
catan_cards-param-region = La regione
catan_cards-param-stack = La pila
catan_cards-param-which = La carta
catan_cards-param-cards = Le carte

catan_cards-paramname-card = carta
catan_cards-paramname-what = cosa
catan_cards-paramname-where = dove
catan_cards-paramname-give = dai
catan_cards-paramname-answer = risposta
catan_cards-paramname-region = regione
catan_cards-paramname-stack = pila
catan_cards-paramname-which = quale
catan_cards-paramname-cards = carte

# The lesson: what it says before each press, at most 1,000 characters in all.
lesson-catan_cards-knight = Arriva per primo a 12 punti nel tuo turno. Le colonie valgono 1, le città 2, i cavalieri più forti 1: costruisci Walter.
lesson-catan_cards-site = Una colonia ha uno spazio sopra e uno sotto. Scegli dove va Walter.
lesson-catan_cards-finish = Sei il più forte: con il segnalino cavaliere hai 3 punti. Non puoi pagare altro: termina le azioni.
lesson-catan_cards-draw = Il turno finisce con la mano: torna a 3 carte. Pesca da una pila.
lesson-catan_cards-roll = Tocca a te. Un dado sceglie un evento, l'altro le regioni che producono, per entrambi. Una regione tiene al massimo 3 risorse. Lancia.
lesson-catan_cards-take = Torneo! Grazie a Walter prendi una risorsa prima della produzione. Per una strada servono 2 mattoni: prendi mattoni.
lesson-catan_cards-road = Il 5 ha dato un mattone anche alle tue Colline. Le nuove colonie nascono dove finiscono le strade: fai una strada.
lesson-catan_cards-end =
    - Poi colonie e città, che accolgono anche carte rosse
    - Con una città, più commercio del rivale vale 1
    - 3 uguali ne comprano 1 dalla banca
    - I briganti tolgono minerali e lana con più di 7 risorse
    - Da 7 punti in due si può attaccare
    - Si vince con 12, con 13 in Barbari e mercanti

## Ordini permanenti

catan_cards-standing-nothing_else = Finisci il mio turno se posso solo offrire o demolire
catan_cards-standing-nothing_else-does = Quando ti resta solo da fare un'offerta o demolire, finisco il turno per te.
catan_cards-standing-end = Finisci il mio turno, a meno che …
catan_cards-standing-end-does = { $count ->
    [0] Appena puoi agire, finisco il turno per te.
   *[other] Appena puoi agire, finisco il turno per te, a meno che non sia disponibile, a qualunque prezzo, una di queste: { $choices }. In quel caso lo chiedo a te.
}
catan_cards-standing-never_react = Non reagire mai, tranne a …
catan_cards-standing-never_react-does = { $count ->
    [0] Quando puoi reagire, rinuncio per te, qualunque carta tu abbia.
   *[other] Quando puoi reagire, rinuncio per te, qualunque carta tu abbia, tranne contro: { $choices }. In quel caso lo chiedo a te, qualunque carta tu abbia.
}

catan_cards-part-deck = Carte
catan_cards-part-events = Eventi
catan_cards-ready-builders = Grandi costruttori
catan_cards-ready-knights = Cavalieri e contese
catan_cards-ready-merchants = Flotta mercantile
