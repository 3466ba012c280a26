## Players to avoid

command-game-avoid = Scegli con chi preferisci non sederti; nessun altro lo viene a sapere
param-avoid = chi vuoi evitare; senza un nome vedi il tuo elenco
avoid-title = Chi eviti
avoid-nobody = Nessuno. `/game avoid player:` aggiunge qualcuno.
avoid-deleted = Un giocatore che ha cancellato i propri dati
avoid-explained = Lo vedi solo tu, e nessuno di loro lo viene a sapere. `/game find` tralascia le partite in cui siedono, nessun messaggio ti chiama a una di esse, e ti chiedo conferma prima che tu ti sieda con uno di loro. Vale su ogni server; i tavoli degli eventi si sorteggiano senza tenerne conto.
menu-avoid-end = Non evitare più…
refuse-avoid-whom = Scegli un’altra persona, non te stesso né un bot.
refuse-avoid-most = Il tuo elenco è pieno: { $most } nomi. Prima togline uno con il menu di `/game avoid`.
