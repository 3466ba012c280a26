### `/help`: il primo turno di ogni gioco in poche brevi pagine (ognuna sotto i 1500 caratteri).

help-title = { $subject } · pagina { $page } di { $pages }

help-caylus-1 =
    ## Caylus in un minuto
    Vince chi ha più **punti prestigio**: si guadagnano costruendo il castello di re Filippo e la strada che ci porta.

    A ogni turno mandi i **lavoratori** negli edifici, uno alla volta. Quando tutti hanno passato, gli edifici danno **denari** e **cubetti** (cibo, legno, pietra, stoffa, oro). Al castello tre cubetti diversi, di cui uno cibo, diventano una casetta.

    Attenzione al **prevosto** sulla strada: gli edifici che stanno oltre non funzionano.

    La tua prima mossa: **piazza un lavoratore in un edificio con un numero basso.** Il menu dice che cosa dà ognuno.

help-caylus-2 =
    ## Il tuo primo turno
    - **Piazza un lavoratore.** Un posto costa 1 denaro, più 1 per ogni giocatore che ha già passato (in due, 3 dopo che l'altro ha passato). I tuoi edifici costano sempre 1. Nell'edificio di un altro lavori come al solito, e il proprietario guadagna 1 punto.

    - **Occhio al prevosto.** Quando si percorre la strada, gli edifici oltre il prevosto non funzionano. Parte dalla casella 6, ma prima di allora ogni giocatore può muoverlo: le prime caselle sono le più sicure, oltre il prevosto tutto è una scommessa.

    - **Passa** quando ti basta. Chi passa per primo prende 1 denaro.

    - **Chi comincia.** In due l'ordine si inverte a ogni turno; in più giocatori lo cambiano i lavoratori alle Scuderie.

    Un buon inizio: un lavoratore a una cava o a una fattoria per i cubetti, uno alla Bottega per 3 denari, e uno al Carpentiere sulla casella 8 se credi che il prevosto ci arriverà.

    Usa i pulsanti e i menu sotto il tabellone, oppure scrivi `/caylus` e scegli un comando. È la stessa cosa.

help-caylus-3 =
    ## Castello e favori
    Con un lavoratore al **castello** consegni lotti: tre cubetti diversi, di cui uno cibo. Ogni lotto costruisce una casetta: 5 punti nelle segrete, 4 nelle mura, 3 nelle torri. Chi ci va e non consegna nulla perde 2 punti. Chi costruisce di più nel turno ottiene un favore reale.

    Quando una sezione è completa, o il balivo ne raggiunge la casella, viene valutata: da due casette in su si ottengono **favori reali**, senza casette si perdono punti.

    Un **favore** fa avanzare di una colonna il tuo segnalino su una linea a scelta: punti, denari, merci o edifici. Più è avanti, migliore è il dono. Nella stessa fase ogni tuo favore va su una linea diversa.

    La partita finisce quando si valutano le torri. L'oro, gli altri cubetti e i denari rimasti valgono qualche punto.

help-caylus-4 =
    ## Costruire
    Il **Carpentiere** fa costruzioni di legno, il **Muratore** di pietra, l'**Architetto** di prestigio al posto delle tue residenze; le residenze le fa il **Notaio**. Una nuova costruzione va sulla prima casella libera della strada, dà subito i suoi punti e da allora lavora per te: chiunque altro la usi ti dà un punto.

    ## Un turno
    1. **Rendita** – tutti ricevono 2 denari, e di più con le residenze.
    2. **Piazzamento** – un lavoratore alla volta, finché tutti non hanno passato.
    3. **Edifici speciali** – quelli prima del ponte, uno dopo l'altro.
    4. **Prevosto** – i giocatori possono pagare per muoverlo.
    5. **Strada** – gli edifici funzionano in ordine, ma solo fino al prevosto.
    6. **Castello** – chi ha lì un lavoratore consegna cubetti.
    7. **Fine** – il balivo avanza; una sezione conclusa del castello viene valutata.

help-magna_carta-1 =
    ## Caylus Magna Carta in un minuto
    Vince chi ha più **punti prestigio**: si guadagnano costruendo carte lungo la strada e dando cubetti al castello di re Filippo.

    Al tuo turno piazzi un **lavoratore** su una carta della strada, o costruisci una carta della tua **mano**. Quando tutti hanno passato, le carte con un lavoratore danno **denari** e **cubetti** (cibo, legno, pietra, oro). 1 cibo, 1 legno e 1 pietra sono un lotto per il castello.

    Attenzione al **prevosto** sulla strada: le carte che stanno oltre non funzionano.

    La tua prima mossa: **costruisci una carta che costa 1 cibo e 1 legno, o piazza un lavoratore su una carta della strada.**

help-magna_carta-2 =
    ## Il tuo primo turno
    Cominci con 3 carte (puoi cambiarle tutte, una volta sola), 2 cibi, 2 legni e, dopo la prima rendita, 6 denari. Le azioni sono queste:

    - **Piazza un lavoratore** su una carta della strada, per 1 denaro. La carta può essere neutra, tua o di un altro; su ognuna c'è posto per un solo lavoratore.
    - **Costruisci una carta** della tua mano: paghi i suoi cubetti e diventa l'ultima della strada. Chiunque può usarla subito.
    - **Pesca una carta**, o **cambia tutta la mano**, per 1 denaro.
    - **Costruisci una carta prestigio** su una tua residenza.
    - **Passa**, e per questo turno hai finito. Chi passa per primo riceve 1 denaro.

    Un buon inizio: costruisci una carta che costa 1 cibo e 1 legno, piazza uno o due lavoratori sulle carte neutre e tieni un denaro per il prevosto.

    Usa i pulsanti e i menu, oppure scrivi `/magnacarta` e scegli un comando. È la stessa cosa.

help-magna_carta-3 =
    ## La strada
    - **Una carta può servire a due.** Prima il giocatore del lavoratore prende ciò che la carta dà ai lavoratori; poi il proprietario, se è un altro, prende la parte del proprietario. Un tuo lavoratore su una tua carta ti dà solo la parte del lavoratore. La fattoria, la segheria e la cava piccole pagano il proprietario con i cubetti che hanno sopra, finché ce ne sono.

    - **Occhio al prevosto.** Oltre il prevosto nulla funziona, e il lavoratore torna a mani vuote. Parte dall'ultima carta neutra, perciò ciò che si costruisce nel primo turno è oltre il prevosto. Nell'ordine di passaggio ognuno può muoverlo fino a 3 carte, avanti o indietro, per 1 denaro a carta. A fine turno avanza di 2 carte, finché c'è strada.

    - L'**oro** può sostituire qualsiasi altro cubetto che devi pagare. Nulla sostituisce l'oro.

    - Il **Notaio** gira una tua carta per 1 cibo: diventa una residenza, non accoglie più lavoratori, rende 1 denaro e vale 1 punto. Una carta prestigio copre una residenza e vale da 6 a 14 punti.

help-magna_carta-4 =
    ## Il castello e la fine
    Nella fase del castello, nell'ordine di passaggio, dai quanti **lotti** vuoi: ognuno è 1 cibo, 1 legno e 1 pietra. Un lotto porta un segnalino castello: 4 punti per quelli delle segrete, che escono per primi, poi 3 per le mura, poi 2 per le torri. Chi nel turno dà più lotti riceve 1 oro; a parità, chi li ha dati per primo. Se nessuno ne dà, 2 segnalini escono dal gioco.

    Quando non restano segnalini, la partita finisce con quel turno. Allora si contano:
    - i tuoi segnalini castello;
    - le tue carte sulla strada, secondo la faccia che si vede;
    - 1 punto per ogni oro, per ogni 3 altri cubetti e per ogni 3 denari.

    Le carte in mano non contano. In caso di parità la vittoria è condivisa.

    ## Le regole per principianti
    Il prevosto non c'è: ogni carta con un lavoratore funziona. Non ci sono residenze: una carta prestigio va davanti a te appena la paghi. Il Notaio, la Chiesa e l'Hotel non si usano.

    ## Un turno
    1. **Rendita** – tutti ricevono 2 denari, e di più con le residenze.
    2. **Azioni** – una alla volta, a giro, finché tutti non hanno passato.
    3. **Prevosto** – i giocatori possono pagare per muoverlo.
    4. **Strada** – le carte con un lavoratore funzionano in ordine, ma solo fino al prevosto.
    5. **Castello** – tutti possono dare lotti di cubetti.
    6. **Fine** – il prevosto avanza, e il giocatore successivo diventa il primo.

help-catan_cards-1 =
    ## Catan, il gioco di carte, in un minuto
    Vince chi ha per primo 12 **punti vittoria** (13 nei giochi più grandi): una colonia ne vale 1, una città 2, e contano anche certe carte e due segnalini.

    Il tuo **principato** è una fila di colonie. Le **regioni** sopra e sotto producono legno, mattoni, lana, grano, minerali e oro, e ne tengono fino a 3 ciascuna. A ogni turno un dado porta un evento, l'altro fa produrre tutte le regioni con il suo numero, per entrambi. Poi costruisci, scambi, giochi **carte** e completi la mano a 3.

    La tua prima mossa: **lascia le regioni come sono, e prendi le prime 3 carte da una pila qualsiasi.**

help-catan_cards-2 =
    ## I tuoi primi turni
    - **Prima del primo turno** disponi le tue sei regioni, o le lasci come sono, scegli una pila e prendi 3 delle sue carte.

    - **Costruisci.** Una strada costa 2 mattoni e 1 legno, una colonia 1 legno, 1 mattone, 1 grano e 1 lana, una città 3 minerali e 2 grano. La fila cresce ai due estremi; una nuova colonia porta due regioni. Una colonia ha uno spazio sopra e uno sotto, una città due e due. Le carte **verdi** vanno in ogni spazio, le **rosse** solo in quelli di una città.

    - **Scambia.** La banca cambia 3 risorse uguali con 1 altra, o 2 se hai la flotta commerciale adatta. Puoi anche fare un'offerta all'avversario.

    - **Demolisci** una tua carta quando ti serve il suo posto; va negli scarti, senza rimborso.

    - **I briganti** ti prendono tutti i minerali e tutta la lana se hai più di 7 risorse non protette; nei primi quattro turni restano lontani. Spendile per tempo, o costruisci un magazzino fortificato.

    Un buon inizio: una strada e una terza colonia, gli opifici accanto alle regioni migliori, poi la prima città. A fine turno puoi pagare 2 risorse per cercare in una pila la carta che vuoi.

    Usa i pulsanti e i menu, oppure scrivi `/catancards` e scegli un comando. È la stessa cosa.

help-catan_cards-3 =
    ## Cavalieri, flotte e attacchi
    - **I cavalieri** hanno forza e punti torneo. Chi è più forte tiene il segnalino cavaliere, 1 punto. Chi ha più punti torneo vince una risorsa quando ai dadi esce il torneo.

    - **I punti commercio** vengono da flotte, magazzini fortificati e costruzioni di mercato. Chi ne ha di più, e ha una città, tiene il segnalino mulino a vento: 1 punto, e una risorsa dell'avversario quando esce il commercio.

    - **Le carte azione** si giocano gratis e poi si scartano. Quelle di attacco e quelle neutre aspettano che i due giocatori abbiano insieme 7 punti; quelle di difesa non aspettano mai.

    - **Un duello** si fa dopo il Piromane, il Cavaliere nero o il Brigante: se il dado fa da 1 a 5, vince chi attacca. Il Vescovo o la Guaritrice rispondono, e allora si vince solo con 1 o 2. Chi perde il duello paga. Lo chiedo ogni volta a chi si difende, così la domanda non svela nulla. Se preferisci che non te lo chieda, premi **Non reagire mai in questa partita**.

    - **La mano** si completa a 3 carte alla fine del tuo turno. Le carte di troppo vanno sotto una pila; con la mano completa puoi cambiarne una.

    - **Gli eventi** toccano entrambi. L'Epidemia colpisce le regioni attorno alle città, la Guerra civile i cavalieri e le flotte commerciali; acquedotto, bagni o chiesa proteggono.

help-catan_cards-4 =
    ## I giochi più grandi
    - **Con Barbari e mercanti** le pile sono sei, le ultime due con le carte nuove, e per vincere servono 13 punti. Due porti e due archi di trionfo sono scoperti: li compra chi ha uno spazio libero in una città.

    Molte carte nuove richiedono una tua costruzione: porto, fucina, chiesa, biblioteca, municipio. Le carte **marroni** vanno accanto a una regione. L'**Avamposto mercantile** e la **Base dei barbari** vanno nel principato dell'avversario, finché non supera 6 punti, o 6 di forza. Un **Dogma** disattiva una biblioteca o una chiesa finché a chi l'ha giocato non esce una carta evento. Quando invadono i **barbari**, ti servono più unità di quante strade e abbazie hai.

    - **Nel torneo** ognuno porta un mazzo di 33 carte e quattro carte evento, tutto in segreto. Delle 33 ne scegli 3 per la mano; le altre formano le tue quattro pile. Dei cavalieri e del giullare può esserci in gioco una sola carta per nome. `/catancards mazzo new` crea un mazzo, e tre sono già pronti.

    ## La fine
    Nel gioco base vinci nel tuo turno, nei giochi più grandi subito, di chiunque sia il turno. La partita finisce anche dopo i turni stabiliti: allora vince chi ha più punti.

help-legend =
    ## I simboli
    Che cosa significano i simboli sui tabelloni di questo gioco:

button-help-tournaments = Tornei
button-help-commands = Comandi

help-tournaments =
    ## Tornei
    - **{ button-tournament-join }**, sulla scheda di un evento, ti dà un posto. Se i posti sono finiti vai in lista d'attesa, e ti avviso quando se ne libera uno. Con **{ button-tournament-leave }** esci. `/event list` mostra tutti gli eventi di questo server.
    - Quando le iscrizioni chiudono ti avviso: premi **{ button-tournament-here }** prima dell'inizio, altrimenti non giochi. Lo preme anche chi è in lista d'attesa: prende il posto di chi manca.
    - Ogni turno ha un messaggio con il link alla tua partita. **{ button-tournament-standings }** mostra chi è in testa e fin dove puoi ancora arrivare.
    - **In una serie**, al meglio di tre o di cinque, le partite si susseguono nello stesso thread; in ognuna chi comincia si decide a sorte. Chi abbandona perde solo quella partita.
    - **Se vivete insieme**, `/event apart` chiede conferma all'altra persona. Così non vi incontrate, per quanto il formato lo permette.
    - Se non puoi continuare, premi **{ button-tournament-leave }**. Gli organizzatori possono trovarti un sostituto.

    ## Per gli organizzatori
    - `/event new` mostra prima un'anteprima. **{ button-tournament-open }** pubblica la scheda, **{ button-tournament-close }** chiede chi c'è, **{ button-tournament-start }** sorteggia il primo turno. Gli altri turni seguono da soli.
    - `/event desk` mostra che cosa ti aspetta. Lì decidi un risultato, sostituisci o aggiungi un giocatore, dai più tempo o metti in pausa l'evento. Tutti possono leggere il tuo motivo.
    - `/event edit` cambia date, posti e orologio. `/event report` ha i risultati come file.

help-commands =
    ## Comandi
    `/game find` mostra le partite con un posto libero, `/game avoid` ti tiene lontano da qualcuno, `/game new` apre una partita; poi ci sono `join`, `leave`, `start` e `cancel`.
    `/game board`, `hand` e `describe` mostrano il tavolo, `since` e `log` che cosa è successo; chi gioca ha anche `undo`, `why` e `resign`.
    `/game export` salva la partita in un file, `verify` controlla le mescolate, `language` sceglie la lingua, `theme` l'aspetto dei tabelloni.

    ## Partite che durano più giorni
    - `/mygames` elenca tutte le tue partite, prima le più urgenti. Puoi giocare da lì, anche nei messaggi diretti.
    - `/orders` prepara mosse in anticipo, così nessuno deve aspettarti.
    - `/clock vacation` avvisa che sei assente, `pause` chiede agli altri di fermare gli orologi, `hours` esclude le tue notti, `notices` sceglie dove ti avviso.
    - `/clock substitute` prende il posto di chi se n'è andato, o ti mette in lista d'attesa.

    ## Imparare e guardare
    - `/learn` insegna un gioco, `/hint` mostra che cosa farebbe il bot più forte, `/plan` ti fa provare mosse in privato.
    - `/daily` è la sfida del giorno.
    - `/replay` ripercorre una partita, `/follow` te ne manda gli aggiornamenti.
    - `/event new` prepara un torneo, `/ladder` e `/profile` mostrano chi gioca bene qui.

    ## Se ti blocchi
    - **{ button-why }** nel menu **{ menu-more }** sotto il tabellone spiega perché non puoi fare qualcosa.
    - **{ button-undo }** annulla la tua ultima scelta. Se nel frattempo è successo qualcosa, chiedo agli altri.

help-sandbox-again = -# Il menu in cima ti fa essere un altro giocatore; `/` qui sotto elenca tutti i comandi.
help-sandbox =
    ## Ecco Provost!
    Premi **Nuova partita** e **{ button-fill }**, e stai già giocando.
    { help-sandbox-again }

command-help = Impara a giocare, una breve pagina alla volta
