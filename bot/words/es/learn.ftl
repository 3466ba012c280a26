### Lecciones: lo que dice cada paso (una lección entera, como mucho 1.000 caracteres), y la tarjeta alrededor.

command-learn = Aprende un juego con pocas pulsaciones, en privado
button-skip = Saltar
button-again = Otra vez
button-first-match = Mi primera partida contra el ordenador
lesson-title = { $game }: lección, paso { $step } de { $steps }
lesson-done = { $game }: lección, el final
lesson-deviates = Eso también está permitido. Aquí la lección sigue con **{ $label }**:
lesson-first-match = Tu primera partida ha empezado. Te toca en cuanto la tarjeta lo diga.

lesson-caylus-quarry = Gana quien más puntos tenga: los dan los cubos, y estos los trabajadores. Un puesto cuesta 1 denario. Envía uno a la Cantera: da piedra.
lesson-caylus-carpenter = Tu rival ha ocupado el Carpintero del 3: un trabajador bloquea el puesto. Toma el del 8, aunque está más allá del preboste blanco.
lesson-caylus-pass = El primero en pasar recibe 1 denario; desde ahí, cada puesto le cuesta 3 al otro. Tienes lo que necesitas: pasa.
lesson-caylus-provost = Los edificios más allá del preboste no hacen nada. Paga 1 denario por casilla y llévalo al 8.
lesson-caylus-build = Tu Carpintero funciona; la Mina de oro del rival, en el 16, no. Construye: puntos ya, y 1 más cuando un rival trabaje ahí.
lesson-caylus-batch = Tu trabajador del castillo puede entregar comida y otros dos tipos: 5 puntos. Ir y no entregar nada cuesta 2.
lesson-caylus-favour = Quien más entrega consigue un favor real. Cada línea da más con cada uso: elige una.
lesson-caylus-end = Eso fue un turno: ingresos, trabajadores, preboste, camino, castillo. Tras la tercera sección del castillo gana quien más puntos tenga.

lesson-magna_carta-build = Construye cartas, trabaja en ellas, da cubos al castillo: gana quien más puntos tenga. Construye la Cantera pequeña por 1 comida y 1 madera.
lesson-magna_carta-worker = Tu carta ya está en el camino y todos pueden trabajar en ella; si lo hacen otros, tú también ganas. Pon ahí un trabajador por 1 denario.
lesson-magna_carta-draw = Tu mano solo la ves tú. Roba otra carta por 1 denario.
lesson-magna_carta-pass = Una acción cada vez, hasta que todos hayan pasado. El primero en pasar recibe 1 denario: pasa.
lesson-magna_carta-provost = El camino funciona desde la izquierda, solo hasta el preboste. Tu Cantera es la carta 3: paga 1 denario para llevarlo allí.
lesson-magna_carta-batch = Un lote es 1 comida, 1 madera y 1 piedra. Dalo al castillo por una ficha de 4 puntos; quien más da recibe un oro.
lesson-magna_carta-end = Eso fue un turno. El oro paga las cartas de prestigio. Cuando se acaban las fichas del castillo gana quien más puntos tenga.

lesson-catan_cards-knight = Gana el primero con 12 puntos. Las colonias valen 1, las ciudades 2 y los caballeros más fuertes 1: construye a Walter.
lesson-catan_cards-site = Una colonia tiene un solar arriba y otro abajo. Elige dónde se queda Walter.
lesson-catan_cards-finish = Eres el más fuerte: con la ficha del caballero tienes 3 puntos. No puedes pagar nada más, así que termina tus acciones.
lesson-catan_cards-draw = El turno acaba con tu mano: complétala hasta 3 cartas. Roba de una pila.
lesson-catan_cards-roll = Te toca otra vez. Un dado elige un evento y el otro, las regiones que producen, para los dos. Tira.
lesson-catan_cards-take = ¡Torneo! Gracias a Walter tomas un recurso antes de que las regiones produzcan. Una carretera pide 2 ladrillos: toma ladrillo.
lesson-catan_cards-road = El 5 también dio un ladrillo a tus Colinas. Las colonias nuevas nacen donde acaban las carreteras: construye una.
lesson-catan_cards-end = Después vienen las colonias y las ciudades, donde caben también cartas rojas. Desde 7 puntos entre los dos, podéis atacaros. Con 12 se gana.
