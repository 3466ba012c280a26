### I mazzi composti dai giocatori: /<gioco> deck.

## Comandi e parametri

command-deck = Crea mazzi, condividili e consegnane uno
command-deck-new = Comincia un nuovo mazzo
command-deck-edit = Modifica un tuo mazzo
command-deck-show = Guarda un mazzo
command-deck-check = Controlla se un mazzo si può giocare
command-deck-delete = Elimina un tuo mazzo
command-deck-list = Elenca i tuoi mazzi e quelli già pronti
command-deck-share = Pubblica qui un mazzo come testo da copiare
command-deck-play = Consegna un mazzo alla partita di questo canale
param-deck = Quale mazzo
param-deck-name = Il nome del mazzo
param-deck-start = Le carte con cui cominciare
deck-start-empty = Nessuna carta
deck-start-random = Un mazzo a caso

## Mazzi

deck-name = Mazzo { $number }
deck-title = { $deck } · un mazzo per { $game }
deck-part = { $part }: { $count } di { $size }
deck-copy = { $card } ({ $number ->
    [2] seconda copia
    [3] terza copia
   *[other] copia { $number }
})
deck-cost = { $card } · { $cost }
deck-valid = Questo mazzo si può giocare.
deck-not-valid = Questo mazzo non si può ancora giocare:
deck-list = I tuoi mazzi per { $game }
deck-line = **{ $deck }**: { $valid ->
    [yes] si può giocare
   *[no] da finire
}
deck-none = Non hai ancora mazzi. Con /{ $command } mazzo new ne cominci uno.
deck-list-ready = Già pronti: { $decks }.
deck-ready = { $deck } (già pronto)
deck-deleted = Mazzo eliminato. Con questo testo puoi recuperarlo:
deck-replaced = Per riavere le carte di prima, incolla questo testo nel mazzo.
deck-shared = Un mazzo di { $player }. Per usarlo, copia il testo e incollalo in un tuo mazzo.
deck-paste-title = Il mazzo come testo
deck-paste-label = Le carte
deck-paste-note = Una carta per riga, preceduta dal numero: 2 Abbazia
deck-hand-in = Con quale mazzo vuoi giocare?
deck-hand-in-note = Nessun altro lo vede. Gioca con uno già pronto o crea il tuo.
deck-handed-in = Hai consegnato il tuo mazzo: { $deck }.

## Pulsanti e menu

button-deck-hand-in = Gioca questo mazzo
button-deck-new = Crea un mazzo
button-deck-random = A caso
button-deck-empty = Svuota
button-deck-text = Come testo
button-deck-share = Condividi
menu-deck = Scegli un mazzo…

## Rifiuti

refuse-no-deckbuilding = In questo gioco non si creano mazzi.
refuse-no-deck = Non hai un mazzo chiamato «{ $deck }». Con /{ $command } mazzo list li vedi tutti.
refuse-no-deck-wanted = Ora non devi consegnare nessun mazzo.
refuse-deck-name = Dai al mazzo un nome leggibile.
refuse-deck-exists = Hai già un mazzo chiamato «{ $deck }».
refuse-many-decks = Hai già { $most } mazzi, che è il massimo. Prima eliminane uno.
refuse-deck-not-valid = Il mazzo «{ $deck }» non si può giocare. Con /{ $command } mazzo check vedi perché.
refuse-deck-lines = { $count ->
    [one] Una riga non indica una carta per un mazzo
   *[other] { $count } righe non indicano una carta per un mazzo
}: { $lines }
refuse-deck-long = Il testo di un mazzo può avere al massimo { $most } caratteri.
