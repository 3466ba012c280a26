## Consejos para una primera partida

button-no-tips = No más consejos
tips-off = No habrá más consejos. Siempre puedes usar /learn y /help.
tip = 💡 { $tip }

tip-caylus-place = Más allá del preboste los edificios no hacen nada, y él aún puede moverse: los números bajos son más seguros.
tip-caylus-place-2 = Un trabajador en el castillo entrega lotes: tres cubos distintos, uno de ellos comida. Ir sin ninguno cuesta 2 puntos.
tip-caylus-place-3 = { $seats ->
    [2] Con dos jugadores se empieza por turnos: quien ahora va segundo empezará el turno siguiente.
   *[other] Los trabajadores de los Establos cambian el orden. Quien empieza elige los mejores lugares.
}
tip-caylus-provost = Por 1 denario la casilla puedes salvar a tus trabajadores, o hacer retroceder al preboste para dejar fuera a los de otros.
tip-caylus-batch = Las casas de la mazmorra son las que más valen. Quien más construye en un turno recibe un favor real.
tip-caylus-build = Cada vez que otro usa tu edificio, ganas un punto: construye lo que los demás vayan a querer.
tip-caylus-favour = Cuanto más avanzado esté tu marcador en una línea, mejor el regalo. Seguir en una sola línea suele convenir.
tip-caylus-gate = Tu trabajador de la Puerta puede ir ahora, gratis, a un lugar todavía libre.
tip-caylus-joust = El Campo de justas convierte un denario y una tela en un favor real.
tip-caylus-inn = En la Posada los lugares te cuestan solo 1 denario, aunque muchos hayan pasado.
tip-caylus-guild = El Gremio de comerciantes mueve al preboste gratis: puede salvar a tus trabajadores y arruinar los planes de otros.
tip-caylus-lawyer = Una residencia da un denario por turno, y más tarde deja sitio a un edificio de prestigio.
tip-magna_carta-act = { $rules ->
    [beginner] Un lote para el castillo es 1 comida, 1 madera y 1 piedra. Reúne las tres.
   *[standard] Las cartas más allá del preboste no dan nada este turno, y él aún puede moverse. Cuanto más bajo el número, más segura.
}
tip-magna_carta-act-2 = Cualquiera puede usar una carta que construyas. Cuando lo hace otro, recibes la parte del dueño.
tip-magna_carta-act-3 = Por cada 1 comida, 1 madera y 1 piedra que das al castillo recibes una ficha. Las primeras valen más.
tip-magna_carta-provost = Por 1 denario la carta puedes salvar a tus trabajadores, o hacer retroceder al preboste para dejar fuera a los de otros.
tip-magna_carta-batches = Las primeras fichas del castillo valen más, y quien da más lotes en el turno recibe un oro.
tip-magna_carta-exchange = Las cartas de producción baratas son un buen comienzo.{ $rules ->
    [beginner] {""}
   *[standard] {" "}Un Abogado abre el camino a las cartas de prestigio.
}
tip-magna_carta-lawyer = Una residencia aumenta tus ingresos cada turno, hasta que una carta de prestigio la cubre.
tip-catan_cards-act = Cada región con el número que sale recibe 1 recurso, hasta 3. Lo que no cabe se pierde: gasta lo que esté lleno.
tip-catan_cards-act-2 = La banca toma 3 recursos iguales por 1 de otro tipo. Con una flota de ese tipo toma 2.
tip-catan_cards-act-3 = Una colonia trae dos regiones nuevas. Una ciudad tiene sitio para grandes edificios, y las dos valen puntos.
tip-catan_cards-before_roll = Antes de los dados solo se juega el Alquimista. Las demás cartas, después de la tirada.
tip-catan_cards-exchange = Puedes devolver una carta y tomar otra. Elige una pila que tenga lo que quieres construir.
tip-catan_cards-opening = Caballeros y flotas entran pronto en juego; los grandes edificios piden antes una ciudad.
tip-catan_cards-arrange = Las seis son tuyas estén donde estén. Si dudas, déjalas así.
tip-catan_cards-answer_offer = Un intercambio justo ayuda a los dos. Piensa qué podría construir el otro con él.
tip-catan_cards-react = Una carta de defensa que no juegues ahora puede protegerte más tarde.
