"""Pictograms of buildings, in the notation of `render.canvas.sketch`; a kind of building has one, whatever its colour and game."""

from typing import Final

ART: Final = {
    "farm": """
        poly roof 1,15 10,6 19,15
        rect brick 3,15 17,28
        rect shade 7,20 13,28
        line/1.6 straw 24,28 24,14
        line/1.6 straw 29,28 29,17
        oval straw 21.5,6 26.5,16
        oval straw 26.5,10 31.5,19
    """,
    "forest": """
        rect wood 9,21 12,28
        poly dark.leaf 10.5,2 19,22 2,22
        rect wood 20.5,24 23.5,29
        poly leaf 22,8 30.5,25 13.5,25
    """,
    "sawmill": """
        oval light.stone 6,2 26,22
        oval dark.stone 13.5,9.5 18.5,14.5
        round/3 wood 1,16 31,27
        oval light.wood 24,16 31,27
        oval wood 26,19 29,24
    """,
    "quarry": """
        rect stone 2,18 15,29
        rect light.stone 16,18 30,29
        rect dark.stone 8,8 23,17
        line/2 light.stone 10,11 15,11
        line/2 stone 5,21 10,21
    """,
    "market": """
        rect wood 4,12 7,29
        rect wood 25,12 28,29
        oval food 8,15 14,21
        oval gold 13,15 19,21
        oval leaf 18,15 24,21
        rect light.wood 3,20 29,25
        poly roof 4,4 10,4 8.5,13 1,13
        poly any 10,4 16,4 16,13 8.5,13
        poly roof 16,4 22,4 23.5,13 16,13
        poly any 22,4 28,4 31,13 23.5,13
    """,
    "carpenter": """
        poly light.wood 1,23 25,17 31,21 7,28
        line/3.4 wood 8,24 20,10
        poly dark.stone 12,6 17,2 28,11 24,16
    """,
    "peddler": """
        oval cloth 5,6 14,15
        oval straw 12,4 21,14
        oval food 18,7 25,14
        line/2 wood 24,13 31,8
        poly wood 2,12 27,12 24,22 5,22
        ring/2.6 shade 8,17 20,29
        oval shade 12.5,21.5 15.5,24.5
    """,
    "gold_mine": """
        poly dark.stone 0,29 12,4 19,15 24,9 32,29
        poly shade 8,29 8,20 13,15 18,20 18,29
        oval gold 20,23 26,29
        oval gold 25,24 31,29
        oval light.gold 22,19 27,24
    """,
    "mason": """
        rect brick 1,22 15,29
        rect light.brick 16,22 31,29
        rect brick 8,14 23,21
        poly stone 12,13 31,10 22,2
        line/3 wood 12,9 4,5
    """,
    "lawyer": """
        round/3 line 4,2 28,30
        round/2 any 5,3 27,29
        line/1.8 faint 9,9 23,9
        line/1.8 faint 9,14 23,14
        line/1.8 faint 9,19 17,19
        oval mark 18,18 28,28
        poly mark 19,25 27,25 27,32 23,29.5 19,32
    """,
    "park": """
        line/2.4 leaf 2,29 30,29
        rect wood 10,17 13.5,29
        oval leaf 2,3 21,20
        oval dark.leaf 5,10 13,18
        line/2 wood 19,22 30,22
        line/2 wood 20,22 20,28
        line/2 wood 29,22 29,28
    """,
    "workshop": """
        poly dark.stone 8,9 31,9 31,13 22,16 21,21 25,26 7,26 11,21 10,16 1,11
        rect shade 5,26 27,29
    """,
    "architect": """
        line/3 shade 16,7 7,28
        line/3 shade 16,7 25,28
        line/2.2 stone 9.5,20 22.5,20
        oval gold 12,2 20,10
    """,
    "church": """
        rect light.stone 11,16 30,29
        poly roof 9,17 14,9 31,9 32,17
        rect stone 3,12 12,29
        poly roof 1.5,13 7.5,4 13.5,13
        line/1.4 shade 7.5,0.8 7.5,5
        line/1.4 shade 5.6,2.2 9.4,2.2
        rect shade 5.5,21 9.5,29
        rect favour 16,20 19,25
        rect favour 23,20 26,25
    """,
    "tailor": """
        poly cloth 10,4 22,4 31,11 26.5,17 23,14 23,29 9,29 9,14 5.5,17 1,11
        poly dark.cloth 12,4 20,4 16,10
        line/1.4 light.cloth 16,12 16,27
    """,
    "bank": """
        poly stone 1,12 16,2 31,12
        rect light.stone 4,13 8,25
        rect light.stone 14,13 18,25
        rect light.stone 24,13 28,25
        rect dark.stone 1,25 31,29
        oval gold 13,5 19,11
    """,
    "alchemist": """
        rect water 12.5,2 19.5,13
        poly light.water 12.5,12 19.5,12 29,29 3,29
        poly cloth 9.5,18 22.5,18 28,29 4,29
        oval light.cloth 11,20 15,24
        oval light.cloth 18,23 21,26
        round/1 dark.water 10.5,1 21.5,4
    """,
    "jeweler": """
        poly water 1,12 8,4 24,4 31,12 16,30
        poly light.water 8,4 11,12 1,12
        poly light.water 16,30 11,12 21,12
        poly dark.water 24,4 21,12 31,12
    """,
    "residence": """
        rect straw 5,14 27,29
        poly roof 1,16 16,3 31,16
        rect wood 13,20 19,29
        rect water 7.5,18 11,22
        rect water 21,18 24.5,22
    """,
    "statue": """
        rect dark.stone 7,25 25,30
        rect stone 9,21 23,25
        poly light.stone 12,10 20,10 21,21 11,21
        oval light.stone 12.5,2 19.5,9
        line/2.6 light.stone 20,12 26,6
        line/2.6 light.stone 12,12 9,18
    """,
    "granary": """
        rect light.wood 6,14 26,29
        line/1.5 wood 11,14 11,28
        line/1.5 wood 21,14 21,28
        poly straw 2,15 16,2 30,15
        rect shade 13,19 19,29
    """,
    "library": """
        rect roof 4,6 9,26
        rect favour 10,9 14,26
        rect leaf 15,4 20,26
        poly gold 21,10 25,8.5 29.5,24.5 25.5,26
        rect wood 1,26 31,29.5
        rect any 5,9 8,11
        rect any 16,8 19,10
    """,
    "weaver": """
        rect wood 3,3 6,29
        rect wood 26,3 29,29
        rect wood 3,4 29,7
        rect light.cloth 8,7 24,17
        line/1.2 any 12,7 12,17
        line/1.2 any 16,7 16,17
        line/1.2 any 20,7 20,17
        rect cloth 8,17 24,26
        line/1.4 gold 8,20 24,20
    """,
    "theater": """
        rect shade 3,5 29,26
        poly roof 3,5 13,5 6,26 3,26
        poly roof 29,5 19,5 26,26 29,26
        poly dark.roof 2,3 30,3 30,8 16,11 2,8
        rect straw 1,26 31,29
        oval gold 12.5,14 19.5,23
        line/1.2 shade 14.5,17 14.6,17
        line/1.2 shade 17.5,17 17.6,17
    """,
    "college": """
        poly dark.favour 8,14 24,14 24,24 16,28 8,24
        poly favour 16,4 32,12 16,20 0,12
        line/1.5 gold 16,12 27,15
        line/1.5 gold 27,15 27,24
        oval gold 25,22 29,28
    """,
    "hotel": """
        rect light.brick 5,7 27,29
        poly roof 3,8 8,2 24,2 29,8
        rect straw 8,11 12,15
        rect straw 14,11 18,15
        rect straw 20,11 24,15
        rect straw 8,18 12,22
        rect straw 20,18 24,22
        rect wood 13.5,20 18.5,29
    """,
    "monument": """
        rect dark.stone 3,26 29,30
        rect stone 7,22 25,26
        poly light.stone 12,22 14,6 16,2 18,6 20,22
        poly stone 16,2 18,6 20,22 16,22
        oval gold 13,11 19,17
    """,
    "cathedral": """
        rect stone 3,11 11,30
        rect stone 21,11 29,30
        poly favour 2,12 7,1 12,12
        poly favour 20,12 25,1 30,12
        rect light.stone 11,14 21,30
        poly light.stone 11,15 16,8 21,15
        oval cloth 13,14 19,20
        poly shade 13,30 13,25 16,22 19,25 19,30
        rect shade 6,16 8,21
        rect shade 24,16 26,21
    """,
    "gate": """
        rect stone 3,9 29,29
        rect stone 3,4 8,9
        rect stone 12,4 20,9
        rect stone 24,4 29,9
        poly shade 9,29 9,18 16,12 23,18 23,29
        line/1.3 light.stone 12.5,16 12.5,28
        line/1.3 light.stone 16,14 16,28
        line/1.3 light.stone 19.5,16 19.5,28
        line/1.3 light.stone 9,21 23,21
    """,
    "trading_post": """
        rect wood 15,4 17,27
        rect wood 9,27 23,30
        line/2 wood 4,8 28,8
        line/1 shade 6,8 2,19
        line/1 shade 6,8 10,19
        line/1 shade 26,8 22,19
        line/1 shade 26,8 30,19
        poly gold 0,19 12,19 9,23 3,23
        poly gold 20,19 32,19 29,23 23,23
        oval gold 13.5,1 18.5,6
    """,
    "merchants_guild": """
        line/2 wood 5,3 27,3
        poly favour 6,4 26,4 26,25 16,31 6,25
        poly gold 16,8 22,15 16,22 10,15
        poly favour 16,11 19.5,15 16,19 12.5,15
    """,
    "joust_field": """
        line/2 wood 2,30 29,3
        line/2 wood 30,30 3,3
        poly any 7,7 25,7 25,17 16,27 7,17
        poly roof 7,7 16,7 16,16 7,16
        poly roof 16,16 25,16 25,17 16,27
    """,
    "stables": """
        poly wood 9,30 11,20 5,21 2,17 11,8 12,2 16,6 23,11 27,20 27,30
        poly dark.wood 16,6 23,11 27,20 27,30 23,30 22,19 18,12
        oval shade 11,10.5 13.5,13
    """,
    "inn": """
        ring/3 wood 17,11 31,25
        round/2 straw 5,9 22,30
        rect wood 9,15 11,26
        rect wood 16,15 18,26
        oval any 3,4 12,13
        oval any 9,2 18,12
        oval any 15,4 24,13
    """,
    "town_hall": """
        rect light.stone 3,15 29,29
        poly roof 1,16 6,10 26,10 31,16
        rect stone 12,7 20,29
        poly roof 11,8 16,0 21,8
        oval any 13,9 19,15
        line/1.2 shade 16,10.5 16,12.3
        line/1.2 shade 16,12.3 17.6,12.3
        poly shade 13.5,29 13.5,24 16,21.5 18.5,24 18.5,29
        rect water 5.5,19 9.5,24
        rect water 22.5,19 26.5,24
    """,
    "castle": """
        rect stone 2,12 9,30
        rect stone 23,12 30,30
        rect light.stone 9,17 23,30
        rect stone 11,7 21,30
        poly favour 1,12 5.5,4 10,12
        poly favour 22,12 26.5,4 31,12
        poly favour 10,8 16,0 22,8
        poly shade 13,30 13,24 16,21 19,24 19,30
        rect shade 14.5,11 17.5,16
    """,
}

KIND: Final = {
    "w_farm_food": "farm",
    "w_farm_cloth": "farm",
    "residence": "residence",
    "theatre": "theater",
}
"""Where the pictogram is not simply what the id says after its prefix."""


def art(building: str) -> str:
    """The sketch of a building by its id, a special building's included."""
    kind = KIND.get(building) or (building if building in ART else building.partition("_")[2])
    return ART[kind]
