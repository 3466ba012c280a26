## Guardare: chi può, seguire, la vetrina

param-public = Chi può guardare da fuori
param-delay = Ritardo per chi guarda da fuori
lobby-public-no = Spettatori: solo in questo canale
lobby-public-yes = Spettatori: partita pubblica, chiunque può seguirla
lobby-public-spotlight = Spettatori: partita pubblica, anche in vetrina
lobby-delay-none = Da fuori: subito
lobby-delay-hour = Da fuori: un’ora dopo
lobby-delay-day = Da fuori: un giorno dopo

command-server = Decidi ciò che vale per tutto il server
command-server-public = Scegli se le nuove partite del server sono pubbliche
param-server-public = Con che cosa cominciano le nuove partite; chi le apre può scegliere altro
server-public-done = Le nuove partite di questo server cominciano così: { $value }
refuse-not-server-manager = Serve il permesso «Gestire il server».
