## Consejos para una primera partida

button-no-tips = Sin más consejos
tips-off = No habrá más consejos. /learn y /help siguen ahí.
tip = 💡 { $tip }

tip-caylus-place = Los edificios más allá del preboste no hacen nada al recorrer el camino, y él aún puede moverse: cuanto más cerca, más seguro.
tip-caylus-provost = Por un denario la casilla puedes salvar a tus trabajadores, o retrasar al preboste sobre los de otros.
tip-caylus-batch = Un lote son tres cubos distintos, uno de ellos comida. Venir al castillo sin ninguno cuesta 2 puntos.
tip-caylus-build = Quien use tu edificio te da un punto: construye lo que los demás querrán.
tip-caylus-favour = Cuanto más avanzado esté tu marcador en una línea, mejor el regalo: seguir en una sola suele compensar.
tip-caylus-gate = El trabajador de la Puerta puede ir ahora, gratis, a un lugar todavía libre.
tip-caylus-joust = El Campo de justas convierte un denario y una tela en un favor real.
tip-caylus-inn = En la Posada los lugares te cuestan 1 denario, por muchos que hayan pasado.
tip-caylus-guild = El Gremio de comerciantes mueve al preboste gratis: puede salvar a tus trabajadores y arruinar los de otros.
tip-caylus-lawyer = Una residencia da un denario por turno, y más tarde deja sitio a un edificio de prestigio.
tip-magna_carta-act = Una carta que construyes queda abierta a todos desde ya; cada vez que otro la usa, recibes la parte del dueño.
tip-magna_carta-provost = Más allá del preboste nada funciona: un trabajador allí vuelve sin nada.
tip-magna_carta-batches = Las primeras fichas del castillo valen más, y quien da más lotes en el turno recibe un oro.
tip-magna_carta-exchange = Puedes cambiar la primera mano una vez, entera: las cartas de producción baratas son un buen comienzo.
tip-magna_carta-lawyer = Una residencia aumenta tus ingresos cada turno, hasta que una carta de prestigio la cubre.
tip-catan_cards-act = Una región guarda 3 recursos como mucho: gasta lo que esté lleno antes de la próxima tirada.
tip-catan_cards-before_roll = Antes de los dados solo se juega un Alquimista; las demás cartas, después de la tirada.
tip-catan_cards-exchange = Puedes devolver una carta y tomar otra: elige una pila que tenga lo que quieres construir.
tip-catan_cards-opening = Caballeros y flotas entran pronto en juego; los grandes edificios piden antes una ciudad.
tip-catan_cards-arrange = Una región del centro toca las dos colonias: la carta que la duplica o la protege puede estar junto a una u otra.
tip-catan_cards-answer_offer = Un cambio justo ayuda a los dos: mira qué podría construir el otro con él.
tip-catan_cards-react = Una carta de defensa que guardas ahora también te protege después.
