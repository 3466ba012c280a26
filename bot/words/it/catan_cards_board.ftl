# The Catan Card Game in pictures and as text: captions, hands, the whole table (`describe`), what has changed, what is noticed first (`alt`).

## Amounts; zero is never shown

board-goods-lumber = { $count } legno
board-goods-brick = { $count ->
    [one] 1 mattone
   *[other] { $count } mattoni
}
board-goods-wool = { $count } lana
board-goods-grain = { $count } grano
board-goods-ore = { $count ->
    [one] 1 minerale
   *[other] { $count } minerali
}

# Names for a card on the table, where a language's full name is too long
board-tile-knight_conrad = Conrad
board-tile-knight_hagen = Hagen
board-tile-knight_otto = Otto
board-tile-knight_pippin = Pippin
board-tile-knight_siegfried = Siegfried
board-tile-knight_walter = Walter
board-tile-knight_falk = Falk
board-tile-knight_gotz = Gotz
board-tile-knight_karl = Karl
board-tile-knight_baroc = Baroc
board-tile-knight_johanna = Johanna
board-tile-knight_sven = Sven
board-tile-flavo = Flavo
board-tile-garrison = Magazzino
board-tile-brick_factory = Mattonificio
board-tile-fleet_lumber = Flotta legno
board-tile-fleet_brick = Fl. mattoni
board-tile-fleet_wool = Flotta lana
board-tile-fleet_grain = Flotta grano
board-tile-fleet_ore = Fl. minerali
board-tile-fleet_gold = Flotta oro
board-tile-colossus = Colosso
board-tile-merchant_guild = Camera
board-tile-barbarian_camp = Base
board-tile-trading_outpost = Avamposto
board-tile-wine_cellar = Cantina
board-tile-treasure_fleet = Flotta tesoro
board-tile-colonial_base = Base col.
board-tile-res_coin = Monete
board-tile-res_paper = Carta
board-tile-res_cloth = Tessuto
board-tile-wizard_alliance = Stregoni
board-tile-secret_brotherhood = Confraternita
board-tile-merchants_league = Gilda
board-tile-exchange = Borsa
board-tile-flagship = Ammiraglia
board-tile-scriptorium = Scrivani
board-tile-ancient_wisdom = Saggezza
board-tile-chamberlain = Antonio
board-tile-christoph = Christoph
board-tile-gunther = Gunther
board-tile-sigismund = Sigismondo
board-tile-campaign = Campagna
board-tile-triumphal_arch = Arco
board-tile-neighbour_help = Aiuto
board-tile-eryn = Eryn

## Shorter names, for cards that are narrow on posters

board-brief-fleet_lumber = Flotta
board-brief-fleet_brick = Flotta
board-brief-fleet_wool = Flotta
board-brief-fleet_grain = Flotta
board-brief-fleet_ore = Flotta
board-brief-fleet_gold = Flotta
board-brief-bath_house = Bagni
board-brief-brick_factory = Mattoni
board-brief-marketplace = Mercato
board-brief-secret_brotherhood = Fratelli
board-brief-scriptorium = Scrivani
board-brief-counting_house = Banca
board-brief-wine_cellar = Cantina
board-brief-woolen_mill = Lana
board-brief-town_hall = Comune

## The hand

catan_cards-hand-title = { $player }: { $cards ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
catan_cards-hand-build = si può costruire ora
catan_cards-hand-play = si può giocare ora
catan_cards-hand-affordable = puoi pagarla
catan_cards-hand-dear = ancora troppo cara
catan_cards-hand-needs = serve un edificio
catan_cards-hand-city = serve una città
catan_cards-hand-site = nessun posto libero
catan_cards-hand-untaken = né unità né azione
catan_cards-hand-wait = non ora

# What sort of card it is, and where it goes
catan_cards-kind-attack = Azione · attacco
catan_cards-kind-neutral = Azione · neutra
catan_cards-kind-defence = Azione · difesa
catan_cards-kind-green = Colonia o città
catan_cards-kind-red = Solo città
catan_cards-kind-brown = Accanto a una regione
catan_cards-kind-road = Su una strada
catan_cards-kind-blue = Evento

## Describe: the whole table as text

catan_cards-describe-dice = { GIVEN($face) ->
    [no] Numero scelto: { $number }.
   *[yes] Dadi: { $face }{ $number ->
        [0] {""}
       *[other] , { $number }
    }.
}{ GIVEN($card) ->
    [no] {""}
   *[yes] {""} Evento: { $card }. { $effect }
}
catan_cards-describe-tokens = Segnalino cavaliere: { GIVEN($knight) ->
    [no] nessuno
   *[yes] { $knight }
}. Segnalino mulino a vento: { GIVEN($windmill) ->
    [no] nessuno
   *[yes] { $windmill }
}.
catan_cards-describe-gate = { $open ->
    [yes] Le carte di attacco e neutre si possono giocare.
   *[no] Le carte di attacco e neutre non si possono giocare: insieme i giocatori hanno meno di { $points } punti.
}
catan_cards-describe-player = { $player }: { $points } su { $target }. Risorse: { $goods }.
catan_cards-describe-sources = Punti di { $player }: { $sources }.
catan_cards-describe-numbers = { $player }: forza { $strength }, torneo { $tournament }, commercio { $trade }; carte in mano: { $hand } su { $limit }; { $exposed ->
    [one] 1 risorsa conta
   *[other] { $exposed } risorse contano
} per i briganti.
catan_cards-describe-axis = Da sinistra a destra: { $cards }.
catan_cards-describe-regions = Regioni, { $side }: { $regions }.
catan_cards-describe-region = { $place } · { $region } col { $number }, ne ha { $stored }
catan_cards-describe-built = { $at } · { $kind ->
    [settlement] Colonia
    [city] Città
    [road] Strada
   *[region] Regione
}, { $side }: { $building }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""}, di { $owner }
}{ GIVEN($dogma) ->
    [no] {""}
   *[yes] {""}, sotto un dogma di { $dogma }
}{ $counter ->
    [-1] {""}
   *[other] {""}, contatore { $counter }
}. { $effect }
catan_cards-describe-free = Spazi liberi: { $free }, di cui { $city } in città.
catan_cards-describe-supply = Ancora da costruire: { $road ->
    [one] 1 strada
   *[other] { $road } strade
}, { $settlement ->
    [one] 1 colonia
   *[other] { $settlement } colonie
}, { $city } città. Regioni: { $regions }. Carte evento: { $events }.
catan_cards-describe-stack = { $stack }{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} ({ $owner })
} con { $count }
catan_cards-describe-stacks = Pile: { $stacks }.
catan_cards-describe-discard = Scarti{ GIVEN($owner) ->
    [no] {""}
   *[yes] {""} di { $owner }
}: { $count ->
    [0] nessuno
   *[other] { $cards }
}.
catan_cards-describe-row = Scoperte accanto alle pile: { GIVEN($cards) ->
    [no] nessuna
   *[yes] { $cards }
}.
catan_cards-describe-sold = Vendute, fuori dal gioco: { $cards }.
catan_cards-describe-card = { $building } ({ $kind }){ GIVEN($cost) ->
    [no] {""}
   *[yes] {""}: costa { $cost }
}; { $state }.{ GIVEN($effect) ->
    [no] {""}
   *[yes] {""} { $effect }
}

## What has changed since the reader last looked

catan_cards-changed-principality = Principato di { $player }: { $line }
catan_cards-changed-gone = Via dal principato di { $player }: { $cards }.

## Alt text: what a sighted player notices first

catan_cards-alt = Catan, il gioco di carte{ $turn ->
    [0] {""}
   *[other] , turno { $turn }
}: { $phase }.
catan_cards-alt-player = { $player }: { $points }, forza { $strength }, commercio { $trade }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}; { $goods }.

## Headings of pictures while a question is put to one player alone: no more than the phase says

catan_cards-asked-setup = { $count ->
    [one] { $player } sceglie le carte
   *[other] { $player } scelgono le carte
}
catan_cards-asked-start = { $player } comincia il turno
catan_cards-asked-roll = { $player } lancia i dadi
catan_cards-asked-actions = { $player } costruisce, commercia o gioca carte
catan_cards-asked-hand = { $player } sistema la mano
catan_cards-asked-other = { $player } decide
catan_cards-asked-event = { catan_cards-asked-other }
catan_cards-asked-production = { catan_cards-asked-other }

## What the stacks hold

catan_cards-stacks-base = Gioco base
catan_cards-stacks-traders = Barbari e mercanti
