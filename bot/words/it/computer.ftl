## Giocatori artificiali: i livelli e i suggerimenti

level-random = computer, gioca a caso
level-builder = computer, costruisce quel che può
level-apprentice = computer, apprendista
level-journeyman = computer, artigiano
level-master = computer, maestro
param-computers = Il livello dei computer che si aggiungono
param-stand-in = Chi gioca al posto di chi è assente
param-hints = Suggerimenti del computer
lobby-computers = I prossimi aggiunti: { $level }
lobby-stand-in = Per chi è assente: { $level }
lobby-hints-alone = Suggerimenti: solo contro i computer
lobby-hints-always = Suggerimenti: sempre
lobby-hints-never = Suggerimenti: mai

command-hint = Guarda, in privato, che cosa farebbe al tuo posto il computer più forte
refuse-no-hints = In questa partita i suggerimenti non sono ammessi.
refuse-no-hint = Per questa scelta non ho un suggerimento.
hint-choice = Al tuo posto sceglierei: { $options }
hint-none = Al tuo posto qui non sceglierei nulla.
hint-about-equal = La seconda scelta vale più o meno lo stesso.
hint-why = Rispetto alla seconda scelta:
hint-own = { $points } per quello che hai: { $fact }
hint-others = { $points } per quello che hanno gli altri: { $fact }
