### The privacy policy, terms and status that an operator may publish.

site-privacy = Informativa sulla privacy
site-privacy-1 = Questo bot, Provost, è gestito da { $operator }. Scrivi lì per qualsiasi cosa riguardi i tuoi dati.
site-privacy-2 = Quando giochi, il bot conserva il tuo id di Discord, il nome che mostravi in quel momento, le tue mosse con i loro orari e i risultati. Conserva ciò che scegli: lingua, aspetto dei tabelloni, quando comincia e finisce la tua giornata, assenze, avvisi, ordini, mazzi, le persone che eviti e le partite che segui. Di un server conserva l'id, gli id dei canali e dei messaggi delle partite e le impostazioni di chi lo gestisce.
site-privacy-3 = Il bot non legge i messaggi dei membri e non ne ha un elenco. Sa solo ciò che Discord invia con un comando o un clic, e chiede a Discord se sei su un server quando conta per una partita.
site-privacy-4 = Tutto questo serve a far funzionare le partite a cui partecipi, a mostrare risultati e classifiche e a dimostrare che le mescolate erano regolari. Non viene venduto, non serve alla pubblicità e non è dato a nessun altro.
site-privacy-5 = Ciò che accade in una partita è mostrato ai membri del suo server, e le tue carte nascoste solo a te. Le partite rese pubbliche dai giocatori si possono leggere anche su pagine web. I risultati delle partite finite possono essere pubblicati con tutte le mosse, ma senza il tuo nome e il tuo id. Il gestore può leggere il database. Tutto passa da Discord, secondo la sua informativa.
site-privacy-6 = I dati restano finché non li cancelli. { $days ->
    [0] Se un server rimuove il bot, chiedi al gestore di cancellare ciò che è conservato.
    [one] Se un server rimuove il bot, tutto ciò che lo riguarda è cancellato dopo 1 giorno.
   *[other] Se un server rimuove il bot, tutto ciò che lo riguarda è cancellato dopo { $days } giorni.
} I backup possono contenere dati cancellati finché non vengono sostituiti.
site-privacy-7 = Con /privacy export ricevi un file con tutto ciò che ti riguarda. Con /privacy delete ti rimuovi: le partite finite mostrano allora un nome inventato. Entrambi funzionano anche nei messaggi diretti con il bot. Puoi anche scrivere al gestore, e presentare reclamo al garante per la protezione dei dati.
site-privacy-8 = Devi avere l'età richiesta per usare Discord. Se l'informativa cambia, cambia questa pagina.

site-terms = Condizioni d'uso
site-terms-1 = { $operator } gestisce gratuitamente questo bot, Provost, perché i membri dei server Discord possano giocare tra loro a giochi da tavolo. Usandolo accetti queste condizioni. Valgono anche quelle di Discord.
site-terms-2 = Gioca lealmente. Non usare un secondo account in una partita, non cercare di scoprire ciò che le regole nascondono e non sovraccaricare o attaccare il servizio.
site-terms-3 = Il servizio è fornito così com'è. Può interrompersi, cambiare o finire in qualsiasi momento, e le partite possono andare perse. Non ci sono garanzie, né responsabilità nei limiti consentiti dalla legge.
site-terms-4 = Chi gestisce un server decide chi vi gioca, e i suoi arbitri decidono nelle partite. Il gestore del bot può escludere persone o server che violano queste condizioni.
site-terms-5 = I giochi appartengono ai loro autori ed editori. Questo bot non è legato a loro né a Discord, e non ha la loro approvazione.
site-terms-6 = L'informativa sulla privacy dice che cosa è conservato di te e come cancellarlo.
site-terms-7 = Puoi smettere quando vuoi: abbandona le partite, cancella i tuoi dati con /privacy delete o rimuovi il bot dal tuo server.

site-status = Stato
site-status-matches = Partite: { $running } in corso, { $ended } finite.
site-status-month = { $month }: partite giocate fino alla fine da almeno due di chi le ha iniziate: { $part } su { $whole }.{ $final ->
    [yes] {""}
   *[no] {" "}Alcune sono ancora in corso.
}
site-status-missed = Turni non giocati in tempo: { $part } su { $whole }.
site-status-no-outages = Nessuna interruzione negli ultimi 90 giorni.
site-status-outages = { $count ->
    [one] 1 interruzione negli ultimi 90 giorni; il bot è stato attivo per il { $share }% del tempo.
   *[other] { $count } interruzioni negli ultimi 90 giorni; il bot è stato attivo per il { $share }% del tempo.
}
site-status-outage = { $when }: fermo per { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
