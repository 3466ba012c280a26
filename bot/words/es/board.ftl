# Rótulos de las imágenes.

## Cantidades; el cero no se muestra nunca

board-goods-food = { $count ->
    [one] { $count } comida
   *[other] { $count } comidas
}
board-goods-wood = { $count ->
    [one] { $count } madera
   *[other] { $count } maderas
}
board-goods-stone = { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
}
board-goods-cloth = { $count ->
    [one] { $count } tela
   *[other] { $count } telas
}
board-goods-gold = { $count } oro
board-goods-any = { $count ->
    [one] { $count } cubo cualquiera
   *[other] { $count } cubos cualesquiera
}
board-goods-nongold = { $count ->
    [one] { $count } cubo que no sea de oro
   *[other] { $count } cubos que no sean de oro
}
board-goods-denier = { $count ->
    [one] { $count } denario
   *[other] { $count } denarios
}
board-goods-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
board-goods-favour = { $count ->
    [one] { $count } favor real
   *[other] { $count } favores reales
}
board-goods-cube = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
board-goods-worker = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}

## Rótulos de la imagen: breves

board-turn = Turno { $turn }
board-moment = { $turn ->
    [0] { phase-setup }
   *[other] { board-turn }
}
board-castle = Castillo
board-favours = Favores reales
board-stock-wood = Madera
board-stock-stone = Piedra
board-stock-prestige = Prestigio
board-passing = Pases
board-simplified = Cada favor: { $points } al instante
board-wins = Gana { $player }
board-share = Victoria compartida: { $player }

# Nombres para las losetas, donde el nombre entero es demasiado largo
board-tile-trading_post = Puesto
board-tile-merchants_guild = Gremio
board-tile-joust_field = Justas
board-tile-f_peddler = Vendedor
board-tile-w_peddler = Vendedor
board-tile-w_farm_food = Granja
board-tile-w_farm_cloth = Granja tela
