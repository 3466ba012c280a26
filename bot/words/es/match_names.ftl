### Names of games, threads and players. Of a title's lists of words each language has as many, the same in the same place.

lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Bot { $number }

follow-title = { $game }: { $players }

## Jugadores

seat-name = Jugador { $number }
seat-of-colour = { $player } ({ $colour })
seat-colour-0 = azul
seat-colour-1 = naranja
seat-colour-2 = verde
seat-colour-3 = morado
seat-colour-4 = gris

match-titled = { $game } · { $title }
match-title = { $first } y { $second }
match-title-first = Zorro, Cuervo, Halcón, Ciervo, Jabalí, Oso, Lobo, Liebre, Tejón, Nutria, Erizo, Ardilla, Castor, Lince, Buey, Carnero, Cabra, Mulo, Caballo, Marta, Gallo, Ganso, Cisne, Garza, Grulla, Búho, Águila, Gavilán, Golondrina, Gorrión, Petirrojo, Urraca, Alondra, Ruiseñor, Cigüeña, Pavo real, Trucha, Salmón, Lucio, Delfín, Ballena, Tortuga, Rana, Pelícano, Caracol, Abeja, Grillo, Mariposa, Albañil, Molinero, Tejedor, Panadero, Herrero, Carpintero, Joyero, Sastre, Mercader, Pastor, Granjero, Fraile, Caballero, Juglar, Heraldo, Marinero
match-title-second = yunque, corona, castillo, torre, puente, molino, cantera, fragua, taberna, mercado, puerto, jardín, huerto, viña, bosque, río, montaña, prado, bahía, camino, portón, muro, pozo, fuente, campana, farol, candil, llave, candado, rueda, carro, barril, cesta, bolsa, moneda, anillo, escudo, estandarte, flauta, tambor, laúd, arpa, pluma, libro, mapa, brújula, ancla, vela, remo, montura, escalera, martillo, cincel, telar, capa, bota, sombrero, hogaza, queso, manzana, bellota, gavilla, ladrillo, estrella
