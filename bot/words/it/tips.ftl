## Consigli per una prima partita

button-no-tips = Basta consigli
tips-off = Niente più consigli. /learn e /help restano.
tip = 💡 { $tip }

tip-caylus-place = Gli edifici oltre il prevosto non fanno nulla quando si percorre la strada, e lui può ancora muoversi: più vicino, più sicuro.
tip-caylus-provost = Con un denaro a casella puoi salvare i tuoi lavoratori, o arretrare il prevosto su quelli degli altri.
tip-caylus-batch = Un lotto sono tre cubetti diversi, uno di cibo. Venire al castello senza nemmeno uno costa 2 punti.
tip-caylus-build = Chiunque altro usi il tuo edificio ti dà un punto: costruisci ciò che gli altri vorranno.
tip-caylus-favour = Più avanti è il tuo segnalino su una linea, migliore è il dono: restare su una sola spesso conviene.
tip-caylus-gate = Il lavoratore al Cancello può ora andare, gratis, in un posto ancora libero.
tip-caylus-joust = Il Campo del torneo trasforma un denaro e una stoffa in un favore reale.
tip-caylus-inn = Alla Locanda i posti ti costano 1 denaro, per quanti abbiano già passato.
tip-caylus-guild = La Gilda dei mercanti muove il prevosto gratis: può salvare i tuoi lavoratori e rovinare quelli degli altri.
tip-caylus-lawyer = Una residenza porta un denaro a turno, e più tardi fa posto a un edificio di prestigio.
tip-magna_carta-act = Una carta che costruisci è subito aperta a tutti; ogni volta che un altro la usa, ricevi la parte del proprietario.
tip-magna_carta-provost = Oltre il prevosto nulla funziona: un lavoratore lì torna a casa a mani vuote.
tip-magna_carta-batches = I primi segnalini del castello valgono di più, e chi dà più lotti nel turno riceve un oro.
tip-magna_carta-exchange = Puoi cambiare la prima mano una volta, tutta: carte di produzione economiche sono un buon inizio.
tip-magna_carta-lawyer = Una residenza aumenta la tua rendita ogni turno, finché una carta prestigio non la copre.
tip-catan_cards-act = Una regione tiene al massimo 3 risorse: spendi ciò che è pieno prima del prossimo tiro.
tip-catan_cards-before_roll = Prima dei dadi si gioca soltanto un Alchimista; tutte le altre carte dopo il tiro.
tip-catan_cards-exchange = Puoi rimettere una carta e prenderne un’altra: scegli una pila che serva a ciò che vuoi costruire.
tip-catan_cards-opening = Cavalieri e flotte entrano presto in gioco; i grandi edifici vogliono prima una città.
tip-catan_cards-arrange = Una regione al centro tocca entrambe le colonie: la carta che la raddoppia o la protegge può stare presso l’una o l’altra.
tip-catan_cards-answer_offer = Uno scambio equo aiuta entrambi: guarda che cosa l’altro potrebbe costruirci.
tip-catan_cards-react = Una carta difesa che tieni ora ti protegge anche più tardi.
