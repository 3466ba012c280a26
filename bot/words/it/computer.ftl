command-hint = Guarda, in privato, che cosa farebbe al tuo posto il bot più forte
refuse-no-hints = { $why ->
    [alone] Questa partita dà suggerimenti solo a una persona che gioca contro i bot, e qui giocano più persone.
   *[never] In questa partita i suggerimenti sono disattivati.
} Con `/plan` puoi provare mosse in privato.
button-hint = Suggerimento
hint-choice = Al tuo posto sceglierei: { $options }
hint-none = Al tuo posto qui non sceglierei nulla.
hint-about-equal = Vale più o meno lo stesso: { $second }
hint-why = Rispetto a «{ $second }», alla fine del turno:
hint-many = Rispetto a «{ $second }»: a suo favore parlano tante piccole cose.
hint-ends = Rispetto a «{ $second }»: a suo favore parla il modo in cui finisce la partita.
reason = { $whose }: { $fact } { $change }, vale { $points } punti
reason-rest = tutto il resto: vale { $points } punti
reason-you = tu
reason-others = gli altri
reason-all = tutti

## Dopo la partita: come si è decisa

analysis-nothing = nulla
analysis-point = { board-moment }: { $player } ha scelto { $given }.
analysis-better = Meglio era { $better }: la probabilità di vincere era più alta di circa { $lost } punti percentuali (tra { WRITTEN($low) } e { WRITTEN($high) }).
analysis-many = A suo favore parlano tante piccole cose.
analysis-decided = A suo favore parla il modo in cui finisce la partita.
analysis-chance = { $player } { $share }%
analysis-none = Nessuna scelta è stata chiaramente peggiore di un’altra.

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
fact-caylus-left = la strada del balivo fino al prossimo conteggio
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
