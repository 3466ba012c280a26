### Carte di Catan, risorse e regioni: nomi, e che cosa fanno le carte.

## Strade, colonie, città

name-road = Strada
    .the = la Strada
name-settlement = Colonia
    .the = la Colonia
name-city = Città
    .the = la Città

## Carte azione

name-alchemist = Alchimista
    .the = l'Alchimista
name-arsonist = Piromane
    .the = il Piromane
name-bishop = Vescovo
    .the = il Vescovo
name-black_knight = Cavaliere nero
    .the = il Cavaliere nero
name-brigands = Brigante
    .the = il Brigante
name-caravan = Carovana
    .the = la Carovana
name-herb_woman = Guaritrice
    .the = la Guaritrice
name-merchant = Mercante
    .the = il Mercante
name-scout = Esploratore
    .the = l'Esploratore
name-spy = Spia
    .the = la Spia
name-ancient_wisdom = Saggezza antica
    .the = la Saggezza antica
name-chamberlain = Antonio il Ciambellano
name-dogma = Dogma
    .the = il Dogma
name-eryn = Eryn il Druido
name-christoph = Christoph il Mercante
name-gunther = Gunther il Mercante
name-neighbour_help = Aiuto dei vicini
    .the = l'Aiuto dei vicini
name-sigismund = Sigismondo, eroe dei mari
name-campaign = Campagna contro i barbari
    .the = la Campagna contro i barbari

## Carte verdi: costruzioni e unità per qualsiasi spazio

name-abbey = Abbazia
    .the = l'Abbazia
name-garrison = Magazzino fortificato
    .the = il Magazzino fortificato
name-smithy = Fucina
    .the = la Fucina
name-brick_factory = Fabbrica di mattoni
    .the = la Fabbrica di mattoni
name-foundry = Fonderia
    .the = la Fonderia
name-grain_mill = Mulino
    .the = il Mulino
name-sawmill = Segheria
    .the = la Segheria
name-woolen_mill = Lanificio
    .the = il Lanificio
name-wine_cellar = Cantina del vino
    .the = la Cantina del vino
name-trading_outpost = Avamposto mercantile
    .the = l'Avamposto mercantile
name-fleet_lumber = Flotta commerciale (legno)
    .the = la Flotta commerciale (legno)
name-fleet_brick = Flotta commerciale (mattoni)
    .the = la Flotta commerciale (mattoni)
name-fleet_wool = Flotta commerciale (lana)
    .the = la Flotta commerciale (lana)
name-fleet_grain = Flotta commerciale (grano)
    .the = la Flotta commerciale (grano)
name-fleet_ore = Flotta commerciale (minerali)
    .the = la Flotta commerciale (minerali)
name-fleet_gold = Flotta commerciale (oro)
    .the = la Flotta commerciale (oro)
name-treasure_fleet = Flotta del tesoro
    .the = la Flotta del tesoro
name-knight_conrad = Conrad il Rapido
name-knight_falk = Falk il Bello
name-knight_gotz = Gotz Pugno di Ferro
name-knight_hagen = Hagen il Sinistro
name-knight_karl = Karl il Forte
name-knight_otto = Otto il Furioso
name-knight_pippin = Pippin il Breve
name-knight_siegfried = Siegfried Senzaterra
name-knight_walter = Walter il Vile
name-knight_baroc = Baroc il Mercenario
name-knight_johanna = Johanna la Guerriera
name-knight_sven = Sven il Cavaliere Mercante
name-flavo = Flavo il Giullare

## Carte rosse: per gli spazi di una città

name-aqueduct = Acquedotto
    .the = l'Acquedotto
name-bath_house = Bagni
    .the = i Bagni
name-colossus = Colosso di Catan
    .the = il Colosso di Catan
name-counting_house = Banca
    .the = la Banca
name-harbor = Porto
    .the = il Porto
name-library = Biblioteca
    .the = la Biblioteca
name-marketplace = Mercato
    .the = il Mercato
name-merchant_guild = Camera di commercio
    .the = la Camera di commercio
name-mint = Zecca
    .the = la Zecca
name-secret_brotherhood = Confraternita segreta
    .the = la Confraternita segreta
name-merchants_league = Gilda dei mercanti
    .the = la Gilda dei mercanti
name-triumphal_arch = Arco di trionfo
    .the = l'Arco di trionfo
name-exchange = Borsa commerciale
    .the = la Borsa commerciale
name-flagship = Nave ammiraglia
    .the = la Nave ammiraglia
name-scriptorium = Ufficio degli scrivani
    .the = l'Ufficio degli scrivani

## Carte accanto alle regioni e sulle strade

name-colonial_base = Base coloniale
    .the = la Base coloniale
name-res_coin = Residenza dei mercanti di monete
    .the = la Residenza dei mercanti di monete
name-res_paper = Residenza dei mercanti della carta
    .the = la Residenza dei mercanti della carta
name-res_cloth = Residenza dei mercanti di tessuto
    .the = la Residenza dei mercanti di tessuto
name-wizard_alliance = Alleanza di stregoni
    .the = l'Alleanza di stregoni
name-barbarian_camp = Base dei barbari
    .the = la Base dei barbari

## Carte evento

name-ev_civil_war = Guerra civile
    .the = la Guerra civile
name-ev_conflict = Conflitto
    .the = il Conflitto
name-ev_master_builder = Capomastro
    .the = il Capomastro
name-ev_plague = Epidemia
    .the = l'Epidemia
name-ev_productive_year = Anno fertile
    .the = l'Anno fertile
name-ev_progress = Progresso
    .the = il Progresso
name-ev_year_end = Nuovo anno
    .the = il Nuovo anno
name-ev_superstition = Superstizione
    .the = la Superstizione
name-ev_barbarian_invasion = Invasione dei barbari
    .the = l'Invasione dei barbari
name-ev_fair_voyage = Navigazione favorevole
    .the = la Navigazione favorevole

## Le risorse, e le regioni che le producono

name-lumber = Legno
name-brick = Mattoni
name-wool = Lana
name-grain = Grano
name-ore = Minerali

region-lumber = Foresta
region-brick = Colline
region-wool = Pascolo
region-grain = Campi
region-ore = Montagne
region-gold = Fiume d'oro

regions-lumber = { region-lumber }
regions-brick = { region-brick }
regions-wool = { region-wool }
regions-grain = { region-grain }
regions-ore = { region-ore }
regions-gold = { region-gold }

## Che cosa fanno le carte

catan_cards-effect-road = Porta verso una nuova colonia.
catan_cards-effect-settlement = 1 punto vittoria. Due nuove regioni; uno spazio sopra e uno sotto.
catan_cards-effect-city = 2 punti vittoria. Due spazi sopra e due sotto, dove stanno anche le carte rosse.
catan_cards-effect-alchemist = Prima di lanciare i dadi: scegli il numero del dado produzione.
catan_cards-effect-arsonist = Attacco. Chi vince il duello rimanda in mano all'altro una sua costruzione.
catan_cards-effect-bishop = Risponde a Piromane e Brigante: l'attaccante vince allora solo con 1 o 2.
catan_cards-effect-black_knight = Attacco. Chi vince il duello rimanda in mano all'altro un suo cavaliere.
catan_cards-effect-brigands = Attacco. Chi vince il duello prende all'altro 2 risorse a scelta.
catan_cards-effect-caravan = Cambia 1 o 2 tue risorse con altrettante altre.
catan_cards-effect-herb_woman = Risponde al Cavaliere nero: l'attaccante vince allora solo con 1 o 2.
catan_cards-effect-merchant = Attacco. Prendi 1 o 2 risorse all'avversario, poi dagliene 1.
catan_cards-effect-scout = Con una nuova colonia: scegli le sue due regioni tra tutte quelle della pila.
catan_cards-effect-spy = Attacco. Guarda la mano dell'avversario e prendi un'unità o una carta azione.
catan_cards-effect-ancient_wisdom = Attacco. Serve la tua biblioteca. Prendi dagli scarti (torneo: avversari) una carta non costruzione.
catan_cards-effect-chamberlain = Serve il tuo municipio. Paga 1 oro per 2 risorse a scelta.
catan_cards-effect-dogma = Serve la tua chiesa. Una biblioteca o chiesa avversaria non conta, finché non ti esce un evento.
catan_cards-effect-eryn = Con meno punti e senza abbazie: 1 risorsa per ogni punto di distacco, al massimo 4.
catan_cards-effect-christoph = Serve il tuo porto. In questo turno scambi 1 a 1 la merce di una tua flotta commerciale.
catan_cards-effect-gunther = Con almeno 2 flotte commerciali: prendi 2 risorse a scelta.
catan_cards-effect-neighbour_help = Riempi una foresta, un pascolo o dei campi accanto al loro opificio.
catan_cards-effect-sigismund = Salva le tue flotte commerciali in una Guerra civile; o ne riprende una dagli scarti.
catan_cards-effect-campaign = Con una flotta e 2 cavalieri: 2 risorse a scelta, o 1 punto in più all'Arco di trionfo.
catan_cards-effect-abbey = Limite di carte in mano +1.
catan_cards-effect-garrison = 1 punto commercio. I briganti non contano le due regioni accanto.
catan_cards-effect-smithy = Forza +1 per ogni tuo cavaliere.
catan_cards-effect-brick_factory = Le colline accanto producono 2 invece di 1.
catan_cards-effect-foundry = Le montagne accanto producono 2 invece di 1.
catan_cards-effect-grain_mill = I campi accanto producono 2 invece di 1.
catan_cards-effect-sawmill = Le foreste accanto producono 2 invece di 1.
catan_cards-effect-woolen_mill = I pascoli accanto producono 2 invece di 1.
catan_cards-effect-fleet_lumber = Flotta commerciale. 1 punto commercio. La banca cambia 2 legno con 1 altra risorsa.
catan_cards-effect-fleet_brick = Flotta commerciale. 1 punto commercio. La banca cambia 2 mattoni con 1 altra risorsa.
catan_cards-effect-fleet_wool = Flotta commerciale. 1 punto commercio. La banca cambia 2 lana con 1 altra risorsa.
catan_cards-effect-fleet_grain = Flotta commerciale. 1 punto commercio. La banca cambia 2 grano con 1 altra risorsa.
catan_cards-effect-fleet_ore = Flotta commerciale. 1 punto commercio. La banca cambia 2 minerali con 1 altra risorsa.
catan_cards-effect-fleet_gold = Flotta commerciale. 1 punto commercio. La banca cambia 2 oro con 1 altra risorsa.
catan_cards-effect-knight_conrad = Cavaliere. Forza 2, 1 punto torneo.
catan_cards-effect-knight_falk = Cavaliere. Forza 1, 5 punti torneo.
catan_cards-effect-knight_gotz = Cavaliere. Forza 5, 2 punti torneo.
catan_cards-effect-knight_hagen = Cavaliere. Forza 1, 2 punti torneo.
catan_cards-effect-knight_karl = Cavaliere. Forza 7, 1 punto torneo.
catan_cards-effect-knight_otto = Cavaliere. Forza 3, 2 punti torneo.
catan_cards-effect-knight_pippin = Cavaliere. Forza 1, 3 punti torneo.
catan_cards-effect-knight_siegfried = Cavaliere. Forza 1, 1 punto torneo.
catan_cards-effect-knight_walter = Cavaliere. Forza 3, 1 punto torneo.
catan_cards-effect-knight_baroc = Cavaliere. Forza 1, 1 punto torneo. Briganti ai dadi: 1 minerale, 2 con la tua base dei barbari.
catan_cards-effect-knight_johanna = Cavaliere. Forza 2, 2 punti torneo. Serve la tua chiesa.
catan_cards-effect-knight_sven = Cavaliere. Forza 1, 1 punto torneo. In un turno successivo, per 1 oro: fa da Mercante e se ne va.
catan_cards-effect-flavo = Unità. A ogni torneo 1 risorsa a ogni regione accanto; poi per 1 oro passa all'avversario.
catan_cards-effect-treasure_fleet = Flotta. Serve il tuo porto. L'Annata propizia ti porta 3 risorse invece di 1.
catan_cards-effect-wine_cellar = Nuovo anno e Navigazione favorevole ti portano 2 risorse a scelta.
catan_cards-effect-trading_outpost = Serve il tuo porto. In uno spazio rivale: 1 di ciò che si produce accanto. Cade se lui ha 7 punti.
catan_cards-effect-barbarian_camp = Serve la tua fucina. Strada rivale: ogni carta azione dopo la 1ª a turno, 1 oro. Cade a 7 di forza.
catan_cards-effect-colonial_base = Serve il tuo porto. Conserva fino a 3 oro quando produce il fiume d'oro accanto.
catan_cards-effect-res_coin = Serve il tuo porto. Dopo 3 scambi di minerali i tuoi cavalieri non costano né lana né grano.
catan_cards-effect-res_paper = Serve il tuo porto. Dopo 3 scambi di legno ogni tuo turno inizia con 1 risorsa a scelta.
catan_cards-effect-res_cloth = Serve il tuo porto. Dopo 3 scambi di lana: una volta per turno cambi 2 risorse uguali con altre 2.
catan_cards-effect-wizard_alliance = Appartiene a un'espansione che qui non si gioca: non si può mai piazzare.
catan_cards-effect-aqueduct = 1 punto vittoria. L'Epidemia risparmia tutte le tue regioni.
catan_cards-effect-bath_house = 1 punto vittoria. L'Epidemia risparmia le quattro regioni attorno alla loro città.
catan_cards-effect-church = 1 punto vittoria. La Guerra civile risparmia le unità della sua città, o tutte le tue.
catan_cards-effect-colossus = 2 punti vittoria.
catan_cards-effect-counting_house = 3 punti commercio.
catan_cards-effect-harbor = 1 punto commercio, e 1 in più per ogni tua flotta commerciale.
catan_cards-effect-library = 1 punto vittoria. Limite di carte in mano +1.
catan_cards-effect-marketplace = 2 punti commercio.
catan_cards-effect-merchant_guild = 4 punti commercio.
catan_cards-effect-mint = 1 punto commercio. La banca cambia 1 oro con 1 altra risorsa.
catan_cards-effect-town_hall = 1 punto vittoria. Cercare in una pila ti costa 1 risorsa in meno.
catan_cards-effect-secret_brotherhood = 1 punto vittoria. Nel tuo turno: vendi carte azione della mano, 1 risorsa a scelta per ognuna.
catan_cards-effect-merchants_league = Serve il tuo porto o camera. 1 punto vittoria, limite +1. 1 risorsa per scambio avversario in banca.
catan_cards-effect-triumphal_arch = Ogni vittoria sui barbari può dargli 1 punto vittoria in più. Il Piromane non lo colpisce.
catan_cards-effect-exchange = Serve il tuo porto. 1 punto commercio. Le due regioni accanto producono il doppio.
catan_cards-effect-flagship = Flotta. La Guerra civile risparmia lei e le flotte commerciali della sua città.
catan_cards-effect-scriptorium = 1 punto vittoria. Una volta nel tuo turno: pesca la prima carta di una pila, anche oltre il limite.
catan_cards-effect-ev_civil_war = Ognuno rimanda in mano all'altro un cavaliere o una flotta commerciale.
catan_cards-effect-ev_conflict = Chi ha il segnalino cavaliere mette sotto una pila 2 carte della mano dell'altro.
catan_cards-effect-ev_master_builder = Ognuno può cercare una carta in una pila; se la prende, ne mette una sotto una pila.
catan_cards-effect-ev_plague = Ogni regione attorno a una città perde 1 risorsa, se nulla la protegge.
catan_cards-effect-ev_productive_year = Ogni regione riceve 1 risorsa per ogni magazzino fortificato accanto.
catan_cards-effect-ev_progress = Ognuno prende 1 risorsa a scelta per ogni sua abbazia e biblioteca.
catan_cards-effect-ev_year_end = Le carte evento si rimescolano.
catan_cards-effect-ev_superstition = Ognuno rinuncia a 1 risorsa per ogni sua abbazia.
catan_cards-effect-ev_barbarian_invasion = Più unità che strade e abbazie: un premio; meno: perdi tutto l'oro; parità: vedi le impostazioni.
catan_cards-effect-ev_fair_voyage = Ogni flotta commerciale porta 3 risorse del suo tipo.

kind-base = Gioco base
kind-traders = Barbari e mercanti
