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

## Dopo la partita: come si è decisa

analysis-nothing = nulla
analysis-point = { board-moment }: { $player } ha scelto { $given }.
analysis-better = Era meglio { $better }: avrebbe alzato la probabilità di vincere di circa { $lost } punti percentuali (tra { WRITTEN($low) } e { WRITTEN($high) }).
analysis-many = Il vantaggio viene da tante piccole cose.
analysis-decided = La differenza sta nel modo in cui finisce la partita.
analysis-chance = { $player }: { $share }%
analysis-none = Nessuna scelta ha ridotto di molto la probabilità di vincere.

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
hint-beats = È meglio di «{ $second }».
hint-scores = fai subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
hint-gives-you = nelle mie simulazioni finisci il turno con { $facts }
hint-gives = { $player } avrebbe finito il turno con { $facts }
hint-finishes-you = nelle mie simulazioni finisci la partita con { $facts }
hint-finishes = { $player } avrebbe finito la partita con { $facts }
hint-other-gives = nelle mie simulazioni **{ $others }** { $several ->
    [yes] finiscono il turno con { $facts } in tutto
   *[no] finisce il turno con { $facts }
}
hint-other-gives-too = **{ $others }** con { $facts }{ $several ->
    [yes] {" "}in tutto
   *[no] {""}
}
hint-other-finishes = nelle mie simulazioni { $several ->
    [yes] il migliore degli altri
   *[no] **{ $others }**
} finisce la partita con { $facts }
hint-other-finishes-too = { $several ->
    [yes] il migliore degli altri
   *[no] **{ $others }**
} con { $facts }
hint-other-would-gives = { $several ->
    [yes] { $others } avrebbero finito il turno con { $facts }
   *[no] { $others } avrebbe finito il turno con { $facts }
}
hint-other-would-gives-too = { $others } con { $facts }
hint-other-would-finishes = { $several ->
    [yes] { $others } avrebbero finito la partita con { $facts }
   *[no] { $others } avrebbe finito la partita con { $facts }
}
hint-other-would-finishes-too = { $others } con { $facts }
hint-taken = arrivi prima di { $player }
hint-prepares = poi dovresti riuscire a fare «{ $option }» in questo turno
hint-denies = probabilmente impedisce a { $player } «{ $option }» in questo turno
hint-later-caylus-batch = Castello: { $option }
hint-later-caylus-build = Costruisci: { $option }
hint-later-caylus-provost = Prevosto: { $option }
hint-later-caylus-guild = Prevosto: { $option }
hint-later-magna_carta-act = { $option }
hint-later-magna_carta-provost = Prevosto: { $option }
hint-later-magna_carta-batches = Castello: { $option }
hint-but = { $reasons }, anche se { $losses }
hint-lose-you = avresti { $facts }
hint-lose-other = { $several ->
    [yes] gli altri avrebbero { $facts } in tutto
   *[no] **{ $others }** avrebbe { $facts }
}
hint-but-later = { $reasons }, anche se a quel punto { $losses }, perché l’altra scelta fa più punti dopo
hint-compared = rispetto a «{ $second }», { $reasons }
hint-compared-too = Rispetto a «{ $second }», { $reasons }.
hint-equal-too = «{ $second }» vale più o meno lo stesso.
hint-both = In questo turno dovresti riuscire a fare anche «{ $second }», perciò l’ordine conta poco.
hint-then = { $second }» e poi «{ $option }
hint-skip-catan_cards-arrange = comunque le disponi, all’inizio le tue regioni valgono più o meno lo stesso
hint-pass-first = passi per primo e prendi { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
}{ $cost ->
    [0] {""}
   *[other] , e da adesso un lavoratore costa { $cost } denari { $several ->
        [yes] agli altri
       *[no] a **{ $others }**
    }
}
hint-pass-dear = adesso un lavoratore ti costa { $cost } denari
hint-equal-both = Le due scelte si equivalgono.
hint-better-end = { $how ->
    [ends] fa finire la partita in questo turno, e per te è meglio che continuare
    [lasts] evita che la partita finisca in questo turno, e per te è meglio
   *[other] la partita può finire in questo turno, e così finisce meglio
}
hint-equal = a fine turno vale più o meno quanto «{ $second }»
hint-effects = il suo effetto ({ $effect }) ti è utile più o meno quanto quello di «{ $second }» ({ $other })
hint-saves-caylus = risparmi { $deniers ->
    [one] 1 denaro
   *[other] { $deniers } denari
}
hint-saves-magna_carta = { hint-saves-caylus }
hint-alike-catan_cards-draw = per quanto posso vedere, «{ $second }» vale altrettanto
hint-alike-catan_cards-pay = «{ $second }» ti costa lo stesso
hint-alike-catan_cards-place = entro la fine di questo turno il posto non fa differenza, perciò «{ $second }» per ora vale altrettanto
hint-alike-catan_cards-take = «{ $second }» ti dà lo stesso
hint-alike-caylus-build = «{ $second }» ti porta altrettanti punti
hint-obstacle-already_in_play = è già in gioco, e può essercene una sola
hint-obstacle-cannot_pay = non puoi ancora pagarla
hint-obstacle-needs_building = ti manca ciò che richiede
hint-obstacle-no_site = non c’è un posto libero per costruirla
hint-obstacle-one_only = ne hai già una, e puoi averne una sola
hint-only = è l’unica cosa che puoi fare qui
hint-guess = a prima vista sembra la mossa migliore, ma non ho avuto tempo di confrontarla. Chiedi di nuovo un suggerimento con i motivi
hint-idle = nient’altro qui ti rende qualcosa prima della fine del turno
hint-no-worker = nessuna delle due scelte cambia ciò che fanno i lavoratori
hint-same = qui tutte le scelte portano allo stesso risultato
hint-numbers = Valore **{ $points }** rispetto a «{ $second }», come lo stimo in media alla fine del turno. Un valore di 1 è circa un punto a fine partita.{ $against ->
    [yes] {" "}Nelle partite da cui ho imparato, però, la mia scelta è andata meglio.
   *[no] {""}
}
hint-numbers-end = Valore **{ $points }** rispetto a «{ $second }», a partita finita:
hint-no-numbers = Dietro a questo suggerimento non ci sono numeri: non ho confrontato nulla.
hint-nothing = Niente
refuse-hint-gone = Questo suggerimento non vale più. Chiedine uno nuovo.
analysis-perhaps-better = { $better } forse era meglio: avrebbe alzato la probabilità di vincere di circa { $lost } punti percentuali, ma può essere un caso (tra { WRITTEN($low) } e { WRITTEN($high) }).
analysis-why = La differenza: { $reasons }.
analysis-turns = { $several ->
    [yes] nei turni da { $first } a { $last }
   *[no] nel turno { $first }
}
analysis-decline = La probabilità di vincere di { $player } è scesa { $turns } (da { $before }% a { $after }%). Nessuna delle { $examined } scelte che ho confrontato lì spicca: hanno deciso le mosse degli altri o la fortuna.
analysis-decline-choices = La probabilità di vincere di { $player } è scesa { $turns } (da { $before }% a { $after }%) a piccoli passi: delle { $examined } scelte che ho confrontato lì, { $worse } non erano le migliori.
button-hint-play = Fallo
button-hint-why = Perché?
hint-more = { $sure ->
    [no] forse +1 { $noun }
    [about] circa +{ $amount } { $noun }
   *[yes] +{ $amount } { $noun }
}
hint-fewer = { $sure ->
    [no] forse −1 { $noun }
    [about] circa −{ $amount } { $noun }
   *[yes] −{ $amount } { $noun }
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
hint-fact-income = { $amount ->
    [one] denaro di rendita
   *[other] denari di rendita
}
hint-fact-caylus-kinds = { $amount ->
    [one] tipo di cubetto
   *[other] tipi di cubetto
}
hint-fact-caylus-batches = { $amount ->
    [one] lotto pronto per il castello
   *[other] lotti pronti per il castello
}
hint-fact-caylus-workers = { $amount ->
    [one] lavoratore da piazzare
   *[other] lavoratori da piazzare
}
hint-fact-caylus-section = { $amount ->
    [one] casetta in questa parte del castello
   *[other] casette in questa parte del castello
}
hint-fact-caylus-all_houses = { $amount ->
    [one] casetta nel castello
   *[other] casette nel castello
}
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
hint-fact-caylus-favour_prestige = { $amount ->
    [one] passo sulla linea dei favori di prestigio
   *[other] passi sulla linea dei favori di prestigio
}
hint-fact-caylus-favour_deniers = { $amount ->
    [one] passo sulla linea dei favori in denari
   *[other] passi sulla linea dei favori in denari
}
hint-fact-caylus-favour_resources = { $amount ->
    [one] passo sulla linea dei favori in cubetti
   *[other] passi sulla linea dei favori in cubetti
}
hint-fact-caylus-favour_buildings = { $amount ->
    [one] passo sulla linea dei favori in edifici
   *[other] passi sulla linea dei favori in edifici
}
hint-fact-magna_carta-castle = { $amount ->
    [one] punto al castello
   *[other] punti al castello
}
hint-fact-magna_carta-sets = { $amount ->
    [one] serie completa di cubetti
   *[other] serie complete di cubetti
}
hint-fact-magna_carta-workers = { $amount ->
    [one] lavoratore da piazzare
   *[other] lavoratori da piazzare
}
hint-fact-magna_carta-hand = { $amount ->
    [one] carta in mano
   *[other] carte in mano
}
hint-fact-magna_carta-affordable = { $amount ->
    [one] carta che ti puoi permettere
   *[other] carte che ti puoi permettere
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
hint-fact-magna_carta-batches = { $amount ->
    [one] lotto al castello
   *[other] lotti al castello
}
hint-fact-catan_cards-points_settlements = { $amount ->
    [one] punto dalle colonie
   *[other] punti dalle colonie
}
hint-fact-catan_cards-points_cities = { $amount ->
    [one] punto dalle città
   *[other] punti dalle città
}
hint-fact-catan_cards-points_buildings = { $amount ->
    [one] punto dalle costruzioni
   *[other] punti dalle costruzioni
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
hint-fact-catan_cards-goods = { $amount ->
    [one] risorsa
   *[other] risorse
}
hint-fact-catan_cards-makes_lumber = { $amount ->
    [one] regione che dà legno
   *[other] regioni che danno legno
}
hint-fact-catan_cards-makes_brick = { $amount ->
    [one] regione che dà mattoni
   *[other] regioni che danno mattoni
}
hint-fact-catan_cards-makes_wool = { $amount ->
    [one] regione che dà lana
   *[other] regioni che danno lana
}
hint-fact-catan_cards-makes_grain = { $amount ->
    [one] regione che dà grano
   *[other] regioni che danno grano
}
hint-fact-catan_cards-makes_ore = { $amount ->
    [one] regione che dà minerali
   *[other] regioni che danno minerali
}
hint-fact-catan_cards-makes_gold = { $amount ->
    [one] regione che dà oro
   *[other] regioni che danno oro
}
hint-fact-catan_cards-count_knight = { $amount ->
    [one] cavaliere
   *[other] cavalieri
}
hint-fact-catan_cards-count_trade_fleet = { $amount ->
    [one] flotta commerciale
   *[other] flotte commerciali
}
hint-fact-catan_cards-count_fleet = { $amount ->
    [one] flotta
   *[other] flotte
}
hint-fact-catan_cards-count_building = { $amount ->
    [one] costruzione
   *[other] costruzioni
}
hint-fact-catan_cards-count_doubles = { $amount ->
    [one] costruzione che raddoppia un raccolto
   *[other] costruzioni che raddoppiano un raccolto
}
hint-fact-catan_cards-doubled = { $amount ->
    [one] regione dal raccolto raddoppiato
   *[other] regioni dal raccolto raddoppiato
}
hint-fact-catan_cards-strength = { $amount ->
    [one] punto forza
   *[other] punti forza
}
hint-fact-catan_cards-tournament = { $amount ->
    [one] punto torneo
   *[other] punti torneo
}
hint-fact-catan_cards-trade = { $amount ->
    [one] punto commercio
   *[other] punti commercio
}
hint-fact-catan_cards-hand = { $amount ->
    [one] carta in mano
   *[other] carte in mano
}
hint-fact-catan_cards-limit = { $amount ->
    [one] posto per carte in mano
   *[other] posti per carte in mano
}
hint-fact-catan_cards-actions = { $amount ->
    [one] carta azione in mano
   *[other] carte azione in mano
}
hint-fact-catan_cards-units = { $amount ->
    [one] cavaliere o flotta in mano
   *[other] cavalieri o flotte in mano
}
hint-fact-catan_cards-payable = { $amount ->
    [one] carta che ti puoi permettere
   *[other] carte che ti puoi permettere
}
hint-fact-catan_cards-open_roads = { $amount ->
    [one] strada pronta per una colonia
   *[other] strade pronte per una colonia
}
hint-gain-caylus-place = un posto migliore nell'ordine di gioco
hint-loss-caylus-place = un posto peggiore nell’ordine di gioco
hint-gain-caylus-castle = un lavoratore al castello
hint-loss-caylus-castle = nessun lavoratore al castello
hint-gain-caylus-beyond = meno lavoratori oltre il prevosto
hint-loss-caylus-beyond = più lavoratori oltre il prevosto
hint-gain-magna_carta-beyond = meno lavoratori oltre il prevosto
hint-loss-magna_carta-beyond = più lavoratori oltre il prevosto
hint-gain-caylus-inn = un lavoratore alla Locanda
hint-loss-caylus-inn = nessun lavoratore alla Locanda
hint-gain-magna_carta-place = un posto migliore nell'ordine di gioco
hint-loss-magna_carta-place = un posto peggiore nell’ordine di gioco
hint-gain-catan_cards-knight = il segnalino cavaliere
hint-loss-catan_cards-knight = il segnalino cavaliere in meno
hint-gain-catan_cards-windmill = il segnalino mulino a vento
hint-loss-catan_cards-windmill = il segnalino mulino a vento in meno
hint-gain-catan_cards-full = una regione piena in meno
hint-gain-catan_cards-lacks_road = meno risorse da trovare per una strada
hint-loss-catan_cards-lacks_road = più risorse da trovare per una strada
hint-gain-catan_cards-lacks_settlement = meno risorse da trovare per una colonia
hint-loss-catan_cards-lacks_settlement = più risorse da trovare per una colonia
hint-gain-catan_cards-lacks_city = meno risorse da trovare per una città
hint-loss-catan_cards-lacks_city = più risorse da trovare per una città
hint-gain-end-win = più probabilità di vincere
hint-loss-end-win = meno probabilità di vincere
hint-added-caylus-beyond = l’altra scelta metterebbe un lavoratore oltre il prevosto, dove non fa nulla se il prevosto non si muove
hint-added-magna_carta-beyond = l’altra scelta metterebbe un lavoratore oltre il prevosto, dove non fa nulla se il prevosto non si muove
hint-avoid-caylus-beyond = meno tuoi lavoratori restano oltre il prevosto, dove non fanno nulla
hint-avoid-magna_carta-beyond = meno tuoi lavoratori restano oltre il prevosto, dove non fanno nulla
hint-avoid-catan_cards-lacks_road = ti manca meno per una strada che dopo l’altra scelta
hint-avoid-catan_cards-lacks_settlement = ti manca meno per una colonia che dopo l’altra scelta
hint-avoid-catan_cards-lacks_city = ti manca meno per una città che dopo l’altra scelta
