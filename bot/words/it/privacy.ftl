## Personal data

command-privacy = Che cosa conservo di te
command-privacy-export = Ricevi in un file tutto ciò che conservo di te
command-privacy-delete = Cancella tutto ciò che conservo di te; le tue partite vanno avanti senza di te
param-sure = Scegli True per cancellare tutto; non si torna indietro
privacy-export = Ecco tutto ciò che conservo di te.
refuse-export-again = Hai avuto il tuo file meno di un'ora fa. Puoi averne uno nuovo { $when }.
privacy-unsure = Non ho cancellato nulla. Se vuoi cancellare tutto, ripeti il comando con `sure: True`.
refuse-delete-again = Ho cancellato i tuoi dati meno di un'ora fa. Potrai cancellare quelli più recenti { $when }.
privacy-deleted = Ho cancellato i tuoi dati. Le partite finite mostrano uno pseudonimo al posto del tuo nome; ciò che è pubblicato su Discord resta lì.
