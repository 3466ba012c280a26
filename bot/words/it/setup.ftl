### «provost setup»: dal nulla a un bot su un server.

setup-welcome = In circa tre minuti prepari Provost su Discord. Ti serve il portale per sviluppatori, https://discord.com/developers/applications:
setup-portal-1 = 1. Premi «New Application» e dai un nome al bot.
setup-portal-2 = 2. Sotto «Bot» premi «Reset Token» e copia ciò che appare. Lascia disattivati i tre intent privilegiati.
setup-ask-token = Incolla il token (non viene mostrato):{" "}
setup-token-malformed = Questo non è un token: { $form }
setup-token-refused = Discord non accetta questo token. Premi di nuovo «Reset Token» e copialo per intero.
setup-token-known = Discord accetta il token in { $path }, quindi si usa quello.
setup-token-written = Il bot è «{ $name }». Il suo token è conservato in { $path }, che puoi leggere solo tu.
setup-intents = Il bot ha intent privilegiati di cui non ha bisogno. Disattivali sotto «Bot» nel portale per sviluppatori.
setup-code-grant = «Requires OAuth2 Code Grant» è attivo, quindi nessuno può invitare il bot. Disattivalo sotto «Bot» nel portale per sviluppatori.
setup-private = «Public Bot» è disattivato: solo tu puoi invitare il bot. Per i tuoi server va bene così.
setup-invite = Apri questo link, scegli il tuo server e conferma (lì ti serve «Gestisci server»):
setup-permissions = Chiede questi permessi e nessun altro: { $permissions }.
setup-ask-invited = Premi Invio quando il bot è entrato:{" "}
setup-not-invited = Il bot non è ancora su nessun server. Apri il link qui sopra e scegline uno.
setup-servers = Il bot è su { $count ->
    [one] 1 server
   *[other] { $count } server
}: { $servers }.
setup-examining = Cerco che cosa non va:
setup-start = Avvia il bot:
setup-first-match = Poi scrivi /game new in un canale del tuo server.
setup-error-unreachable = Non riesco a contattare Discord. Controlla la rete ed esegui di nuovo «provost setup». Se il token non era ancora salvato, incollalo di nuovo.
setup-error-answers = Non ci siamo ancora. Tieni pronti il token e il server ed esegui di nuovo «provost setup»; quanto fatto finora resta.
setup-error-stopped = La preparazione è stata interrotta. Esegui di nuovo «provost setup» per continuare; quanto fatto finora resta.

## Permissions that only the invitation asks for
setup-legal-written = Scritto: { $path }. Leggilo prima di pubblicarlo.
setup-legal-kept = { $path } esiste già e resta com'è.
