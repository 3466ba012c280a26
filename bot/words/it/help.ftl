### `/help`: il primo turno di Caylus in poche brevi pagine (ognuna sotto i 1500 caratteri).

help-title = Come si gioca ({ $page } di { $pages })

help-caylus-1 =
    ## Caylus in un minuto
    Re Filippo fa costruire un castello a Caylus. Mandi i **lavoratori** negli edifici per ottenere **denari** e **cubetti** (cibo, legno, pietra, stoffa, oro), e con questi fai crescere il castello e la strada. Tutto porta **punti prestigio**: vince chi ne ha di più.

    Un turno ha sette fasi, sempre nello stesso ordine:
    1. **Rendita** – tutti ricevono 2 denari, e di più con le residenze.
    2. **Piazzamento** – un lavoratore alla volta, finché tutti hanno passato.
    3. **Edifici speciali** – quelli prima del ponte, uno dopo l'altro.
    4. **Prevosto** – i giocatori possono pagare per muoverlo.
    5. **Strada** – gli edifici funzionano in ordine, ma solo fino al prevosto.
    6. **Castello** – chi vi ha un lavoratore consegna i cubetti.
    7. **Fine** – il balivo avanza; una sezione conclusa del castello viene valutata.

    Non serve ricordarlo: faccio una domanda alla volta e propongo solo ciò che è permesso.

help-caylus-2 =
    ## Il tuo primo turno
    - **Piazza un lavoratore.** Un posto costa 1 denaro, più 1 per ogni giocatore che ha già passato. I tuoi edifici costano sempre 1. Nell'edificio di un altro lavori come al solito, e il proprietario guadagna 1 punto.

    - **Occhio al prevosto.** Gli edifici oltre il prevosto in questo turno non funzionano. Parte dalla casella 6: i sei edifici fino a lì sono una scelta sicura, quelli più avanti una scommessa.

    - **Passa** quando ti basta. Chi passa per primo riceve 1 denaro.

    Un buon inizio: un lavoratore a una cava o a una fattoria per i cubetti, uno alla Bottega per 3 denari, e uno al Carpentiere sulla casella 8 se credi che il prevosto ci arriverà.

    Scegli con i pulsanti e i menu sotto il tabellone, oppure scrivi `/caylus` e prendi un comando. È lo stesso.

help-caylus-3 =
    ## Castello e favori
    Con un lavoratore al **castello** consegni lotti: tre cubetti diversi, di cui uno cibo. Ogni lotto costruisce una casetta: 5 punti nelle segrete, 4 nelle mura, 3 nelle torri. Chi ci va e non consegna nulla perde 2 punti. Chi costruisce di più nel turno ottiene un favore reale.

    Quando una sezione è completa, o il balivo ne raggiunge la casella, viene valutata: da due casette in su si ottengono **favori reali**, senza casette si perdono punti.

    Un **favore** fa avanzare di una colonna il tuo segnalino su una linea a scelta: punti, denari, merci o edifici. Più è avanti, migliore è il dono. Nella stessa fase ogni tuo favore va su una linea diversa.

    La partita finisce quando si valutano le torri. L'oro, gli altri cubetti e i denari rimasti contano un poco.

help-caylus-4 =
    ## Costruire
    Il **Carpentiere** realizza costruzioni di legno, il **Muratore** di pietra, l'**Architetto** di prestigio al posto delle tue residenze; le residenze le fa il **Notaio**. Una nuova costruzione va sulla prima casella libera della strada, dà subito i suoi punti e da allora lavora per te: chi altro la usa ti dà un punto.

    ## Se qualcosa non torna
    - **Perché non posso…?** sotto il tabellone spiega che cosa lo impedisce.
    - **Annulla** ritira la tua ultima scelta; se nel frattempo è successo qualcosa, si chiede agli altri.
    - `/game board` mostra di nuovo il tavolo, `/game log` che cosa è successo, `/game mine` tutte le tue partite.
    - `/game describe` racconta tutto il tavolo a parole.
    - `/game language` cambia la lingua, `/game theme` l'aspetto dei tabelloni.

help-commands =
    ## Comandi
    `/game new` apre una partita; `join`, `leave`, `start` e `cancel` ne riuniscono i giocatori.
    `/game board`, `describe`, `log` e `mine` servono a seguirla; `undo`, `why` e `resign` sono per chi gioca.
    `/game export` dà il verbale, `verify` prova la sorte, `language` sceglie la lingua, `theme` l'aspetto dei tabelloni.

help-sandbox =
    ## Ecco Provost!
    Questa pagina è un Discord a sé, solo sul tuo computer. Premi **Nuova partita**, **Aggiungi un giocatore computer** e **Comincia**, e stai già giocando a Caylus.
    - “Viewing as”, in cima alla pagina, sceglie quale giocatore sei; una seconda scheda può essere un altro giocatore.
    - Tutto ciò che ha un pulsante ha anche un comando: scrivi `/` qui sotto per vederli.
