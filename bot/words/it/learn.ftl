### Lezioni: che cosa dice ogni passo (una lezione intera al massimo 1.000 caratteri), e la scheda attorno.

command-learn = Impara un gioco con pochi clic, in privato
button-skip = Salta
button-again = Ancora una volta
button-first-match = La mia prima partita contro il computer
lesson-title = { $game }: lezione, passo { $step } di { $steps }
lesson-done = { $game }: lezione, la fine
lesson-deviates = Anche questo è permesso. Qui la lezione prosegue con **{ $label }**:
lesson-first-match = La tua prima partita è cominciata. Tocca a te non appena lo dice la scheda.

lesson-caylus-quarry = Vince chi ha più punti: li danno i cubetti, e questi i lavoratori. Un posto costa 1 denaro. Manda un lavoratore alla Cava: dà una pietra.
lesson-caylus-carpenter = Il rivale ha preso il Carpentiere sul 3: un lavoratore blocca il posto. Prendi quello sull’8, anche se è oltre il prevosto bianco.
lesson-caylus-pass = Il primo che passa riceve 1 denaro; da lì all’altro ogni posto costa 3. Hai ciò che ti serve: passa.
lesson-caylus-provost = Gli edifici oltre il prevosto non fanno nulla. Paga 1 denaro a casella e portalo sull’8.
lesson-caylus-build = Il tuo Carpentiere funziona, la Miniera d’oro del rivale sul 16 no. Costruisci: punti subito, e 1 in più quando un rivale lavora lì.
lesson-caylus-batch = Il tuo lavoratore al castello può dare cibo e altri due tipi: 5 punti. Venire e non dare nulla ne costa 2.
lesson-caylus-favour = Chi consegna di più ottiene un favore reale. Ogni linea dà di più a ogni uso: scegline una.
lesson-caylus-end = Ecco un turno: rendita, lavoratori, prevosto, strada, castello. Finita la terza sezione del castello, vince chi ha più punti.

lesson-magna_carta-build = Costruisci carte, lavoraci, dai cubetti al castello: vince chi ha più punti. Costruisci la Cava piccola per 1 cibo e 1 legno.
lesson-magna_carta-worker = Ora la tua carta è sulla strada e tutti possono lavorarci; se lo fanno gli altri, guadagni anche tu. Metti lì un lavoratore per 1 denaro.
lesson-magna_carta-draw = Le carte in mano le vedi solo tu. Pescane un’altra per 1 denaro.
lesson-magna_carta-pass = Un’azione alla volta, finché tutti hanno passato. Il primo che passa riceve 1 denaro: passa.
lesson-magna_carta-provost = La strada funziona da sinistra, solo fino al prevosto. La tua Cava è la carta 3: paga 1 denaro per portarlo lì.
lesson-magna_carta-batch = Un lotto è 1 cibo, 1 legno e 1 pietra. Dallo al castello per un segnalino da 4 punti; chi dà di più riceve un oro.
lesson-magna_carta-end = Ecco un turno. L’oro paga le carte prestigio. Finiti i segnalini del castello finisce la partita: vince chi ha più punti.

lesson-catan_cards-knight = Vince chi arriva per primo a 12 punti. Le colonie valgono 1, le città 2, i cavalieri più forti 1: costruisci Walter.
lesson-catan_cards-site = Una colonia ha uno spazio sopra e uno sotto. Scegli dove sta Walter.
lesson-catan_cards-finish = Sei il più forte: con il segnalino cavaliere hai 3 punti. Non puoi pagare altro, quindi termina le azioni.
lesson-catan_cards-draw = Il turno finisce con la mano: riportala a 3 carte. Pesca da una pila.
lesson-catan_cards-roll = Tocca di nuovo a te. Un dado sceglie un evento, l’altro le regioni che producono, per entrambi. Tira.
lesson-catan_cards-take = Torneo! Grazie a Walter prendi una risorsa prima che le regioni producano. Una strada vuole 2 mattoni: prendi mattoni.
lesson-catan_cards-road = Il 5 ha dato un mattone anche alle tue Colline. Le nuove colonie nascono dove finiscono le strade: costruiscine una.
lesson-catan_cards-end = Poi vengono le colonie e le città, che accolgono anche carte rosse. Da 7 punti in due potete attaccarvi. Con 12 si vince.
