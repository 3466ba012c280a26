"""Pictograms of knights, ships and residences of the Catan Card Game: each a face, a sail or a sign of its own."""

from typing import Final

from render.canvas.sketch import placed
from render.icons import ICONS

KNIGHTS: Final = {
    "knight_siegfried": """
        poly dark.stone 3,32 7,24 25,24 29,32
        oval straw 6,3 26,25
        oval skin 9,8 23,26
        poly straw 8,14 9,6 23,6 24,14 19,10 13,12
        oval shade 12,15 14.4,18
        oval shade 17.6,15 20,18
        line/1.3 shade 14,22 18,22
        line/2.2 light.stone 29.5,2 29.5,25
        line/2 gold 27,24 32,24
    """,
    "knight_conrad": """
        poly water 3,32 7,24 25,24 29,32
        oval skin 9,8 23,28
        poly light.stone 8,11 10,4 16,1 22,4 24,11
        poly stone 16,1 22,4 24,11 16,11
        poly dark.stone 1,14 7,10 25,10 31,14
        oval shade 12,15 14.4,18
        oval shade 17.6,15 20,18
        poly wood 9,22 16,19 23,22 20,24 16,22 12,24
    """,
    "knight_hagen": """
        poly light.water 8,14 0,11 0,1 5,6 6,2 11,9
        poly light.water 24,14 32,11 32,1 27,6 26,2 21,9
        poly shade 6,30 6,14 10,7 16,4 22,7 26,14 26,30 16,32
        poly dark.shade 16,4 22,7 26,14 26,30 16,32
        line/2.6 straw 10,16 14.5,18
        line/2.6 straw 22,16 17.5,18
        line/1.4 faint 16,6 16,31
        line/1.4 faint 9,25 13,27
        line/1.4 faint 23,25 19,27
    """,
    "knight_walter": """
        poly straw 9,5 12,0 20,0 23,5
        poly stone 6,5 26,5 27,28 16,32 5,28
        poly light.stone 6,5 16,5 16,32 5,28
        rect gold 14,5 18,31
        rect gold 5.6,13 26.4,19
        rect shade 7.5,14.6 13,17.4
        rect shade 19,14.6 24.5,17.4
        oval shade 9,23 11,25
        oval shade 21,23 23,25
    """,
    "knight_pippin": """
        poly leaf 3,32 7,25 25,25 29,32
        oval wood 6,6 26,26
        oval skin 9,9 23,27
        poly leaf 5,13 9,4 20,3 27,13
        poly dark.leaf 5,13 27,13 26,10 6,10
        line/2.6 food 20,9 30,1
        line/2.6 food 22,10 31,6
        oval shade 12,15 14.4,18
        oval shade 17.6,15 20,18
        line/1.4 roof 13,22 16,23.4
        line/1.4 roof 16,23.4 19,22
    """,
    "knight_otto": ICONS["knight"],
    "knight_falk": """
        poly wood 12,8 8,1 15,4 20,0 22,4 29,3 23,9
        oval shade 17,3 19,5
        poly stone 10,28 9,14 14,8 22,8 28,15 28,30
        poly dark.stone 22,8 28,15 28,30 20,29
        poly light.stone 13,12 0,20 12,26 20,23 20,14
        line/2 shade 6,17.6 18,16
        oval shade 8,20.5 9.6,22
        oval shade 11.5,20 13.1,21.5
        oval shade 11,23 12.6,24.5
    """,
    "knight_gotz": """
        poly dark.brick 8,32 9,24 24,24 25,32
        round/3 stone 6,3 26,22
        rect light.stone 7,6 11,12
        rect light.stone 12,5 16,12
        rect light.stone 17,5 21,12
        line/1.4 shade 11.2,4 11.2,12
        line/1.4 shade 16.2,4 16.2,12
        line/1.4 shade 21.2,4 21.2,12
        round/2.5 dark.stone 4,12 19,18
        round/2.5 light.stone 4,11.4 18,16.4
        round/1 gold 7,21 26,25.5
        line/1.4 dark.gold 8,23.4 25,23.4
    """,
    "knight_karl": """
        poly roof 2,32 7,25 25,25 30,32
        oval skin 8,8 24,28
        poly any 7,16 10,20 22,20 25,16 23,27 16,32 9,27
        line/1.6 roof 13,22.6 19,22.6
        poly gold 6,12 4,2 10.5,6.5 16,0 21.5,6.5 28,2 26,12
        oval food 14,6 18,10
        oval favour 8,7.5 10.6,10.1
        oval favour 21.4,7.5 24,10.1
        oval shade 11.6,14.5 14,17
        oval shade 18,14.5 20.4,17
    """,
    "knight_baroc": """
        line/2.2 wood 27,6 27,32
        poly light.stone 26,3 19,1 19,13 26,11
        poly stone 28,3 32,1 32,13 28,11
        poly dark.wood 0,32 3,24 8,26 12,23 18,26 23,25 25,32
        oval dark.wood 3,4 23,27
        oval skin 6,8 20,26
        poly roof 5,18 9,21 17,21 21,18 19,28 13,31 7,28
        poly dark.wood 4,13 6,5 20,5 22,13 13,9
        oval shade 8.6,14 11,16.5
        oval shade 15,14 17.4,16.5
    """,
    "knight_johanna": """
        poly stone 2,32 7,25 25,25 30,32
        oval brick 4,2 28,24
        rect brick 4,13 10,29
        rect brick 22,13 28,29
        oval skin 9,7 23,26
        poly brick 8,12 9,5 23,5 24,12 16,8
        line/2 gold 8.5,11 23.5,11
        oval favour 14.4,9.2 17.6,12.4
        oval shade 12,14.5 14.4,17.5
        oval shade 17.6,14.5 20,17.5
        line/1.6 food 14,22 18,22
    """,
    "knight_sven": """
        poly straw 8,10 2,9 0,0 4,5 10,6
        poly straw 24,10 30,9 32,0 28,5 22,6
        poly favour 3,32 7,25 25,25 29,32
        oval skin 8,8 24,26
        poly light.stone 7,13 9,5 16,2 23,5 25,13
        poly stone 16,2 23,5 25,13 16,13
        rect dark.stone 6.5,11 25.5,14
        rect dark.stone 14.8,11 17.2,20
        oval shade 10.5,15 13,17.5
        oval shade 19,15 21.5,17.5
        poly dark.straw 7,18 12,21 20,21 25,18 23,28 19,26 16,32 13,26 9,28
    """,
}
"""A likeness of every knight."""

SHIP: Final = """
    line/2 wood 16,1 16,24
    poly {colour} 16,0 24,1.6 16,3.6
    poly faint 4,5 28,5 30,12 27,20 5,20 2,12
    poly any 5,6 27,6 29,12 26.4,19 5.6,19 3,12
    poly dark.wood 0,22 32,22 27,30 5,30
    poly wood 0,22 32,22 30.6,25 1.4,25
    line/1.4 {colour} 4,27 28,27
"""
"""A trade fleet's ship, before its cargo is painted onto the sail."""

CARGO: Final = (9.5, 6, 13)
"""Where on the sail, and how large."""

COLOURS: Final = {
    "lumber": "light.wood",
    "brick": "brick",
    "wool": "light.stone",
    "grain": "straw",
    "ore": "roof",
    "gold": "gold",
}
"""The colour of each trade fleet's pennant."""

SHIPS: Final = {
    "treasure_fleet": """
        line/2 wood 11,1 11,23
        line/2 wood 23,6 23,23
        poly dark.cloth 2,4 19,4 18,17 1,15
        poly cloth 12,4 19,4 18,17 11,16
        poly cloth 18,8 29,8 30,17 18,19
        poly dark.wood 0,20 32,20 27,30 6,30
        poly wood 0,20 32,20 30.6,23 1.4,23
        round/1.5 dark.gold 9,16 23,28
        round/1 gold 10,21 22,27
        oval light.gold 10,15 14,19
        oval light.gold 14,14 18,18
        oval light.gold 18,15 22,19
        oval shade 15,22 17,25
    """,
    "flagship": """
        line/1.8 wood 7,6 7,22
        line/2 wood 16,1 16,22
        line/1.8 wood 25,6 25,22
        poly mark 16,0 24,1.8 16,4
        poly any 2,8 11.5,8 12,18 1,18
        poly any 20.5,8 30,8 31,18 20,18
        poly favour 9.5,5 22.5,5 23.5,18 8.5,18
        line/2.2 gold 16,7 16,16
        line/2.2 gold 11.5,11 20.5,11
        poly dark.wood 0,20 4,20 5,22 27,22 28,18 32,18 28,30 6,30
        line/1.8 gold 5,25 28,25
    """,
}

HOUSE: Final = """
    rect {wall} 4,13 28,30
    poly {roof} 0,15 9,2 23,2 32,15
    line/1.6 wood 5,14 5,29
    line/1.6 wood 27,14 27,29
"""
RESIDENCES: Final = {
    "res_coin": HOUSE.format(wall="light.stone", roof="dark.gold")
    + "oval dark.gold 9,15 23,29\noval gold 10.5,16.5 21.5,27.5\noval light.gold 13,19 19,25",
    "res_paper": HOUSE.format(wall="light.straw", roof="roof")
    + "poly any 9,16 22,16 23,29 10,29\nline/1.4 faint 12,20 20,20\nline/1.4 faint 12,24 20,24",
    "res_cloth": HOUSE.format(wall="light.wood", roof="dark.cloth")
    + "round/2 cloth 8,16 24,22\npoly light.cloth 9,22 23,22 23,29 9,29\nline/1.4 cloth 16,22 16,29",
}
"""What hangs above the door of each residence."""

UNITS: Final = {
    **KNIGHTS,
    **SHIPS,
    **{
        f"fleet_{cargo}": SHIP.format(colour=colour) + placed(ICONS[cargo], *CARGO) for cargo, colour in COLOURS.items()
    },
    **RESIDENCES,
}
"""By card."""
