### Names of games, threads and players. Of a title's lists of words each language has as many, the same in the same place.

lobby-thread = { $game }: { $players }
thread-neutral = { $game } · { $id }

computer-name = Bot { $number }

follow-title = { $game }: { $players }

## Giocatori

seat-name = Giocatore { $number }
seat-of-colour = { $player } ({ $colour })
seat-colour-0 = blu
seat-colour-1 = arancione
seat-colour-2 = verde
seat-colour-3 = viola
seat-colour-4 = grigio

match-titled = { $game } · { $title }
match-title = { $first } e { $second }
match-title-first = Volpe, Corvo, Falco, Cervo, Cinghiale, Orso, Lupo, Lepre, Tasso, Lontra, Riccio, Scoiattolo, Castoro, Lince, Bue, Ariete, Capra, Mulo, Cavallo, Martora, Gallo, Oca, Cigno, Airone, Gru, Gufo, Aquila, Sparviero, Rondine, Passero, Pettirosso, Gazza, Allodola, Usignolo, Cicogna, Pavone, Trota, Salmone, Luccio, Delfino, Balena, Tartaruga, Rana, Pellicano, Chiocciola, Ape, Grillo, Farfalla, Muratore, Mugnaio, Tessitore, Fornaio, Fabbro, Carpentiere, Gioielliere, Sarto, Mercante, Pastore, Contadino, Frate, Cavaliere, Menestrello, Araldo, Marinaio
match-title-second = incudine, corona, castello, torre, ponte, mulino, cava, forgia, taverna, mercato, porto, giardino, frutteto, vigna, foresta, fiume, montagna, prato, baia, strada, portone, muro, pozzo, fontana, campana, lanterna, candela, chiave, lucchetto, ruota, carro, botte, cesta, borsa, moneta, anello, scudo, stendardo, flauto, tamburo, liuto, arpa, penna, libro, mappa, bussola, ancora, vela, remo, sella, scala, martello, scalpello, telaio, mantello, stivale, cappello, pagnotta, formaggio, mela, ghianda, covone, mattone, stella
