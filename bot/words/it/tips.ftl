## Consigli per una prima partita

button-no-tips = Basta consigli
tips-off = Niente più consigli. Puoi sempre usare /learn e /help.
tip = 💡 { $tip }

tip-caylus-place = Oltre il prevosto gli edifici non funzionano, e lui può ancora muoversi: i numeri bassi sono più sicuri.
tip-caylus-place-2 = Un lavoratore al castello consegna lotti: tre cubetti diversi, di cui uno cibo. Andarci senza costa 2 punti.
tip-caylus-place-3 = { $seats ->
    [2] In due si comincia a turno: chi ora gioca per secondo comincerà nel prossimo turno.
   *[other] I lavoratori alle Scuderie cambiano l'ordine di turno. Chi comincia sceglie i posti migliori.
}
tip-caylus-provost = Per 1 denaro a casella puoi salvare i tuoi lavoratori, o far arretrare il prevosto per tagliare fuori quelli degli altri.
tip-caylus-batch = Le case nelle segrete valgono di più. Chi ne costruisce di più in un turno riceve un favore reale.
tip-caylus-build = Ogni volta che un altro usa un tuo edificio, prendi un punto: costruisci ciò che gli altri vorranno.
tip-caylus-favour = Più avanti è il tuo segnalino su una linea, migliore è il dono. Restare su una sola linea spesso conviene.
tip-caylus-gate = Il tuo lavoratore al Cancello ora può andare, gratis, in un posto ancora libero.
tip-caylus-joust = Il Campo del torneo trasforma un denaro e una stoffa in un favore reale.
tip-caylus-inn = Alla Locanda i posti ti costano solo 1 denaro, anche se molti hanno già passato.
tip-caylus-guild = La Gilda dei mercanti muove il prevosto gratis: può salvare i tuoi lavoratori e rovinare i piani degli altri.
tip-caylus-lawyer = Una residenza porta un denaro a turno, e più tardi fa posto a una costruzione di prestigio.
tip-magna_carta-act = { $rules ->
    [beginner] Un lotto per il castello è fatto di 1 cibo, 1 legno e 1 pietra. Procurati tutti e tre.
   *[standard] Le carte oltre il prevosto in questo turno non danno nulla, e lui può ancora muoversi. Più basso è il numero, più la carta è sicura.
}
tip-magna_carta-act-2 = Chiunque può usare una carta che costruisci. Quando lo fa un altro, ricevi la parte del proprietario.
tip-magna_carta-act-3 = Per ogni 1 cibo, 1 legno e 1 pietra che dai al castello ricevi un segnalino. I primi valgono di più.
tip-magna_carta-provost = Per 1 denaro a carta puoi salvare i tuoi lavoratori, o far arretrare il prevosto per tagliare fuori quelli degli altri.
tip-magna_carta-batches = I primi segnalini del castello valgono di più, e chi dà più lotti nel turno riceve un oro.
tip-magna_carta-exchange = Le carte di produzione economiche sono un buon inizio.{ $rules ->
    [beginner] {""}
   *[standard] {" "}Un Notaio apre la via alle carte prestigio.
}
tip-magna_carta-lawyer = Una residenza aumenta la tua rendita a ogni turno, finché una carta prestigio non la copre.
tip-catan_cards-act = Ogni regione con il numero uscito riceve 1 risorsa, fino a 3. Ciò che non ci sta va perso: spendi ciò che è pieno.
tip-catan_cards-act-2 = La banca prende 3 risorse uguali per 1 altra. Con una flotta di quel tipo ne prende 2.
tip-catan_cards-act-3 = Una colonia porta due nuove regioni. Una città ha posto per i grandi edifici, ed entrambe valgono punti.
tip-catan_cards-before_roll = Prima dei dadi si gioca solo l'Alchimista. Tutte le altre carte vengono dopo il tiro.
tip-catan_cards-exchange = Puoi rimettere una carta e prenderne un'altra. Scegli una pila con ciò che vuoi costruire.
tip-catan_cards-opening = Cavalieri e flotte entrano presto in gioco; per i grandi edifici serve prima una città.
tip-catan_cards-arrange = Tutte e sei sono tue, ovunque stiano. Se non sai scegliere, lasciale così.
tip-catan_cards-answer_offer = Uno scambio equo aiuta entrambi. Pensa a che cosa l'altro potrebbe costruirci.
tip-catan_cards-react = Una carta difesa che ora non giochi può ancora proteggerti più tardi.
