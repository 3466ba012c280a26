## Personal data

command-privacy = Che cosa si conserva di te
command-privacy-export = Ricevi in un file tutto ciò che si conserva di te
command-privacy-delete = Cancella tutto ciò che si conserva di te; le tue partite vanno avanti senza di te
param-sure = sì, cancella tutto; non si torna indietro
privacy-export = Ecco tutto ciò che si conserva di te.
refuse-export-again = Hai avuto il tuo file meno di un’ora fa. Puoi averne uno nuovo { $when }.
privacy-unsure = Non è stato cancellato nulla.
refuse-delete-again = I tuoi dati sono stati cancellati meno di un’ora fa. Puoi cancellare ciò che è arrivato dopo { $when }.
privacy-deleted = Qui non c'è più nulla di te. Le partite concluse ti nominano con uno pseudonimo; ciò che è pubblicato su Discord resta lì.
