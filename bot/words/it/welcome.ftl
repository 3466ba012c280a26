### The bot's first message on a server.

welcome-title = Ciao! Porto i giochi da tavolo su questo server.
welcome = Con me si gioca a { $games }, nell'arco di giorni o in una sera, tra di voi o contro i bot. `/game new` apre una partita in qualsiasi canale, `/learn` insegna un gioco in pochi minuti e `/help` spiega il resto. Scrivo solo dove aprite una partita.
welcome-owners = Per chi gestisce il server: `/server show` elenca tutte le impostazioni, come i canali per le partite.
welcome-lacking = ⚠️ Su questo server mi mancano questi permessi, quindi qualcosa non funzionerà: { $permissions }
