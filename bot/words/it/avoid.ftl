## Players to avoid

command-game-avoid = Scegli con chi preferisci non giocare; nessun altro lo viene a sapere
param-avoid = Chi vuoi evitare; se non lo indichi, vedi il tuo elenco
avoid-title = Persone che eviti
avoid-nobody = Nessuno. Con `/game avoid player:` aggiungi qualcuno.
avoid-deleted = Un giocatore che ha cancellato i propri dati
avoid-explained = Questo elenco lo vedi solo tu, e chi ne fa parte non viene a saperlo. `/game find` nasconde le partite di queste persone, non te le segnalo, e ti chiedo conferma prima che tu ti unisca a una. Vale su ogni server, ma negli eventi potresti comunque trovarle al tuo tavolo.
menu-avoid-end = Non evitare più…
refuse-avoid-whom = Scegli un'altra persona: non puoi scegliere né te né un bot.
refuse-avoid-most = Il tuo elenco è pieno: { $most } nomi. Prima togline uno con il menu di `/game avoid`.
