"""Pictograms of what is built in the Catan Card Game, in the notation of `render.canvas.sketch`."""

from typing import Final

from render.art import ART as SHARED
from render.catan_cards.deeds import DEEDS
from render.catan_cards.units import UNITS
from render.icons import ICONS

BUILT: Final = {
    "abbey": """
        rect light.stone 9,17 30,29
        poly roof 7,18 12,11 29,11 32,18
        rect stone 3,10 12,29
        poly roof 1,11 7.5,1 14,11
        oval shade 5,13 10,18
        poly shade 5,29 5,24 7.5,21 10,24 10,29
        poly favour 16,26 16,22 18,20 20,22 20,26
        poly favour 23,26 23,22 25,20 27,22 27,26
    """,
    "garrison": """
        rect wood 3,13 29,29
        poly dark.wood 1,14 6,6 26,6 31,14
        rect light.wood 11,18 21,29
        line/1.6 wood 11,18 21,29
        line/1.6 wood 21,18 11,29
        line/2 shade 25,1 25,7
        poly mark 25,1 32,3 25,5
    """,
    "smithy": """
        poly dark.stone 6,12 31,12 31,15 23,18 22,23 26,28 8,28 12,23 11,18 1,14
        line/2.6 wood 6,9 20,3
        rect shade 18,0 26,6
        poly straw 28,10 26,5 30,7 31,2 32,8
    """,
    "brick_factory": """
        rect brick 3,14 22,29
        poly dark.brick 3,14 9,8 9,14 15,8 15,14 22,8 22,14
        rect dark.brick 24,3 29,29
        rect shade 9,21 15,29
        oval faint 22,0 28,4
        line/1.2 light.brick 4,19 21,19
    """,
    "foundry": """
        rect dark.stone 2,12 20,29
        poly shade 2,12 11,5 20,12
        poly straw 6,29 6,21 11,17 16,21 16,29
        poly mark 8,29 9,23 11,20 13,23 14,29
        rect shade 24,4 29,24
        poly gold 20,22 31,22 29,29 22,29
    """,
    "grain_mill": """
        poly light.wood 11,13 21,13 24,30 8,30
        poly roof 10,14 16,8 22,14
        line/1.8 shade 4,1 28,23
        line/1.8 shade 28,1 4,23
        poly straw 5,0 14,8 11,11 2,4
        poly straw 30,4 21,11 18,8 27,0
        poly straw 27,24 18,16 21,13 30,20
        poly straw 2,20 11,13 14,16 5,24
        rect wood 13.5,23 18.5,30
    """,
    "woolen_mill": """
        line/2 wood 5,30 11,16
        line/2 wood 18,30 12,16
        ring/2.4 wood 2,3 23,24
        line/1.4 wood 12.5,4 12.5,23
        line/1.4 wood 3,13.5 22,13.5
        line/1.4 wood 5.5,6.5 19.5,20.5
        line/1.4 wood 19.5,6.5 5.5,20.5
        line/1.2 faint 13,23 26,21
        oval faint 19,17 32,30
        oval any 20,18 31,29
        line/1.3 faint 22,22 29,20
        line/1.3 faint 22,26 29,24
    """,
    "trading_outpost": """
        poly dark.wood 2,30 2,13 4,10 6,13 8,10 10,13 10,30
        poly dark.wood 22,30 22,13 24,10 26,13 28,10 30,13 30,30
        rect wood 8,5 24,9
        rect wood 9,9 12,30
        rect wood 20,9 23,30
        line/1.6 shade 16,0 16,6
        poly mark 16,0 25,1.8 16,3.6
        rect straw 12,20 21,30
        line/1.4 dark.straw 13,21 20,29
        line/1.4 dark.straw 20,21 13,29
        oval light.wood 17,23 28,31
        oval wood 19.5,25 25.5,29
    """,
    "colossus": """
        rect dark.stone 3,28 29,32
        poly stone 9,28 10,16 13,10 19,10 22,16 23,28 18,28 16.5,19 15.5,19 14,28
        oval light.stone 12,1.5 20,10.5
        poly gold 11.5,4 13,0 16,2.4 19,0 20.5,4
        line/3 stone 20.5,12 26,5
        poly straw 23,5 26,0 29.5,5
        line/3 stone 11.5,12 7,19
        poly light.stone 11,15 21,15 20,22 12,22
    """,
    "aqueduct": """
        rect light.stone 1,10 31,15
        rect water 1,7 31,10
        rect stone 2,15 8,30
        rect stone 13,15 19,30
        rect stone 24,15 30,30
        poly light.stone 8,15 13,15 13,20 10.5,17 8,20
        poly light.stone 19,15 24,15 24,20 21.5,17 19,20
    """,
    "bath_house": """
        oval dark.stone 2,17 30,30
        oval water 4,18 28,28
        oval light.water 8,20 20,25
        line/2 faint 10,14 12,10
        line/2 faint 12,10 10,5
        line/2 faint 17,14 19,9
        line/2 faint 19,9 17,3
        line/2 faint 24,14 26,10
        line/2 faint 26,10 24,5
    """,
    "harbor": """
        line/3 shade 16,7 16,28
        ring/2.6 shade 12,1 20,9
        line/2.6 shade 9,12 23,12
        line/3 shade 4,19 8,26
        line/3 shade 8,26 16,29
        line/3 shade 16,29 24,26
        line/3 shade 24,26 28,19
        poly shade 1,22 4,16 8,22
        poly shade 24,22 28,16 31,22
    """,
    "merchant_guild": """
        line/2 wood 5,3 27,3
        poly favour 6,4 26,4 26,25 16,31 6,25
        line/1.8 gold 16,8 16,23
        line/1.8 gold 10,11 22,11
        poly gold 7,16 13,16 10,20
        poly gold 19,16 25,16 22,20
        line/1.2 gold 10,11 8,16
        line/1.2 gold 10,11 12,16
        line/1.2 gold 22,11 20,16
        line/1.2 gold 22,11 24,16
    """,
    "mint": """
        oval dark.gold 1,17 17,29
        oval gold 1,15 17,26
        oval dark.gold 12,12 30,26
        oval gold 12,10 30,23
        oval dark.gold 5,4 21,17
        oval gold 5,2 21,14
        oval light.gold 9,4 17,11
    """,
    "barbarian_camp": """
        poly wood 16,3 31,29 1,29
        poly light.wood 16,3 16,29 1,29
        poly shade 16,15 21,29 11,29
        line/1.8 shade 14,0 18,7
        line/1.8 shade 18,0 14,7
    """,
    "wine_cellar": """
        oval dark.wood 3,8 29,31
        oval light.wood 5,10 27,29
        line/2 shade 4,15 28,15
        line/2 shade 4,24 28,24
        oval shade 14,18 18,22
        oval cloth 17,0 22,5
        oval cloth 22,0 27,5
        oval cloth 19.5,4 24.5,9
    """,
    "flavo": """
        poly roof 16,14 3,3 1,15 9,22
        poly favour 16,14 29,3 31,15 23,22
        poly straw 16,3 23,20 9,20
        oval gold 0,13 5,18
        oval gold 27,13 32,18
        oval gold 13.5,0 18.5,5
        oval skin 9,15 23,30
        oval shade 12,20 14.5,22.5
        oval shade 17.5,20 20,22.5
        line/1.4 shade 12.5,25.5 16,27
        line/1.4 shade 16,27 19.5,25.5
    """,
    "colonial_base": """
        rect light.wood 3,16 21,29
        poly straw 1,17 12,7 23,17
        rect shade 9,21 15,29
        line/2 wood 26,8 26,30
        oval leaf 19,2 28,10
        oval leaf 24,3 32,11
        oval gold 18,24 26,30
    """,
    "wizard_alliance": """
        poly cloth 16,0 25,24 7,24
        oval dark.cloth 2,20 30,29
        poly gold 16,8 17.5,12 21,12 18,14.5 19.5,18.5 16,16 12.5,18.5 14,14.5 11,12 14.5,12
    """,
    "secret_brotherhood": """
        poly shade 16,1 27,12 28,30 4,30 5,12
        oval dark.wood 10,8 22,22
        oval any 12,13 15,16
        oval any 17,13 20,16
    """,
    "merchants_league": """
        oval wood 2,12 22,30
        poly light.wood 8,13 16,13 19,7 5,7
        oval gold 7,18 17,27
        oval gold 20,20 30,30
        oval light.gold 22,22 28,28
        line/2 mark 6,13 18,13
    """,
    "triumphal_arch": ICONS["arch"],
    "exchange": """
        poly stone 1,11 16,2 31,11
        rect light.stone 3,12 29,29
        poly leaf 8,18 17,18 17,15 24,19.5 17,24 17,21 8,21
        rect dark.stone 1,28 31,31
        oval gold 13.5,5 18.5,10
    """,
    "scriptorium": """
        poly any 3,8 22,5 25,27 6,30
        line/1.4 faint 8,13 19,11
        line/1.4 faint 9,18 20,16
        line/1.4 faint 10,23 17,22
        poly favour 31,0 26,2 17,21 19,22 29,10
        line/1.4 shade 18,20 16,25
    """,
}

TWINS: Final = {
    "marketplace": SHARED["market"],
    "counting_house": SHARED["bank"],
    "town_hall": SHARED["town_hall"],
    **{id: SHARED[id] for id in ("church", "library", "sawmill")},
}
"""What other games' boards show too."""

ART: Final = {**BUILT, **TWINS, **UNITS, **DEEDS}
"""The pictogram of every card."""
