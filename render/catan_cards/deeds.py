"""Pictograms of what is played or happens in the Catan Card Game: action cards, event cards, faces of the event die."""

from typing import Final

from render.art import ART
from render.icons import ICONS

DEEDS: Final = {
    "alchemist": ART["alchemist"],
    "arsonist": """
        line/4 wood 6,31 18,15
        poly mark 17,18 11,10 17,7 18,0 25,6 30,5 28,15 23,20
        poly straw 19,16 16,11 20,9 22,5 25,10 24,15
    """,
    "bishop": """
        poly faint 16,0 28,12 26,31 6,31 4,12
        poly any 16,1.6 26.6,12.4 24.6,29.6 7.4,29.6 5.4,12.4
        poly light.gold 14.5,3 17.5,3 17.5,28 14.5,28
        rect gold 8,12 24,15
        rect gold 8,25 24,30
    """,
    "black_knight": """
        poly mark 16,6 20,0 30,3 31,13 25,8 18,9
        poly shade 5,30 5,15 9,8 16,5 23,8 27,15 27,30 20,31 16,27 12,31
        rect mark 8,15 24,18.5
        line/1.4 faint 16,19 16,26
    """,
    "brigands": ICONS["mask"],
    "caravan": """
        poly light.wood 4,30 5,16 8,10 11,16 15,9 19,9 22,16 24,8 28,4 31,6 30,9 27,10 27,18 25,20 25,30 22,30 21,21 9,21 8,30
        poly cloth 12,10 20,10 21,17 11,17
        line/1.4 gold 12,15.5 21,15.5
    """,
    "herb_woman": """
        poly stone 6,19 26,19 21,30 11,30
        rect dark.stone 4,17 28,20
        line/2 leaf 16,18 16,8
        oval leaf 8,4 16,12
        oval leaf 16,4 24,12
        oval dark.leaf 12,0 20,8
        line/2.4 wood 22,17 29,9
    """,
    "merchant": """
        rect wood 15,3 17,27
        rect wood 9,27 23,30
        line/2 wood 3,7 29,7
        line/1 shade 5,7 1,18
        line/1 shade 5,7 9,18
        line/1 shade 27,7 23,18
        line/1 shade 27,7 31,18
        poly gold 0,18 11,18 8,22 3,22
        poly gold 21,18 32,18 29,22 24,22
        oval food 2,12 8,18
        oval leaf 24,12 30,18
    """,
    "scout": """
        poly dark.wood 1,24 8,30 15,22 9,16
        poly wood 10,16 15,21 22,14 17,9
        poly light.wood 18,9 22,13 30,5 26,1
        line/2 gold 10,16 15,21
        line/2 gold 18,9 22,13
    """,
    "spy": """
        poly any 0,16 8,8 16,5 24,8 32,16 24,24 16,27 8,24
        line/2.4 shade 0,16 16,5
        line/2.4 shade 16,5 32,16
        line/2.4 shade 32,16 16,27
        line/2.4 shade 16,27 0,16
        oval favour 9,9 23,23
        oval shade 12.5,12.5 19.5,19.5
    """,
    "ancient_wisdom": """
        poly any 2,7 15,10 15,28 2,25
        poly any 30,7 17,10 17,28 30,25
        line/2 wood 16,9 16,29
        line/1.3 faint 5,12 12,14
        line/1.3 faint 5,17 12,19
        line/1.3 faint 27,12 20,14
        line/1.3 faint 27,17 20,19
        poly gold 16,0 18,4 22,4 19,7 16,10 13,7 10,4 14,4
    """,
    "chamberlain": """
        ring/3 gold 2,3 16,17
        line/3.2 gold 14,15 29,29
        line/3 gold 22,23 26,18
        line/3 gold 27,27 31,22
    """,
    "dogma": """
        poly any 6,4 26,4 26,24 6,24
        line/1.4 faint 9,9 23,9
        line/1.4 faint 9,14 23,14
        line/1.4 faint 9,19 15,19
        poly dark.mark 15,24 20,31 22,27 27,29 24,22
        oval mark 14,14 28,28
        line/2 light.mark 21,17 21,25
        line/2 light.mark 18,20 24,20
    """,
    "eryn": """
        oval dark.leaf 4,2 28,24
        oval leaf 6,2 22,18
        rect wood 14,20 18,31
        oval gold 8,7 12,11
        oval gold 19,6 23,10
        oval gold 14,13 18,17
    """,
    "christoph": """
        oval wood 1,1 31,31
        oval any 4,4 28,28
        poly mark 16,5 19,16 13,16
        poly favour 16,27 19,16 13,16
        oval shade 14.5,14.5 17.5,17.5
    """,
    "gunther": """
        oval light.wood 4,10 28,31
        poly wood 10,11 22,11 25,3 16,6 7,3
        line/2 mark 9,11 23,11
        oval gold 10,16 22,28
        oval light.gold 13,19 19,25
    """,
    "neighbour_help": """
        poly straw 1,14 10,6 19,14
        rect light.straw 3,14 17,24
        poly roof 13,18 22,9 31,18
        rect light.brick 15,18 29,29
        rect wood 20,22 24,29
        rect wood 8,18 12,24
    """,
    "sigismund": """
        poly gold 4,3 28,3 28,17 16,31 4,17
        poly favour 7,6 25,6 25,16 16,27 7,16
        poly gold 9,19 8,11 12,14 16,9 20,14 24,11 23,19
    """,
    "campaign": """
        line/2.6 wood 6,1 6,31
        poly mark 7,3 30,5 24,11 30,17 7,19
        line/2.4 any 12,7 20,15
        line/2.4 any 20,7 12,15
    """,
    "ev_civil_war": """
        line/3 light.stone 3,3 23,25
        line/3 light.stone 29,3 9,25
        line/3 wood 18,28 28,20
        line/3 wood 14,28 4,20
        line/3.4 wood 25,26 29,30
        line/3.4 wood 7,26 3,30
        poly mark 16,1 19,8 16,14 13,8
    """,
    "ev_conflict": """
        poly favour 1,5 13,5 13,16 7,24 1,16
        poly mark 19,5 31,5 31,16 25,24 19,16
        poly gold 16,6 18,14 23,16 18,18 16,27 14,18 9,16 14,14
    """,
    "ev_master_builder": """
        line/3 wood 5,30 16,3
        line/3 wood 27,30 16,3
        line/2.2 wood 9,20 23,20
        line/1.4 shade 16,4 16,24
        poly dark.stone 14,23 18,23 16,31
    """,
    "ev_plague": ICONS["plague"],
    "ev_productive_year": """
        poly wood 3,16 29,16 25,30 7,30
        line/1.6 light.wood 6,21 26,21
        line/1.6 light.wood 7,26 25,26
        oval food 5,7 14,16
        oval straw 13,4 22,14
        oval leaf 19,8 28,16
        line/2 straw 16,8 20,0
    """,
    "ev_progress": """
        oval dark.stone 3,3 29,29
        oval light.stone 10,10 22,22
        rect dark.stone 13,0 19,32
        rect dark.stone 0,13 32,19
        oval light.stone 9,9 23,23
        oval shade 13,13 19,19
    """,
    "ev_year_end": """
        rect wood 5,1 27,5
        rect wood 5,27 27,31
        poly light.water 8,5 24,5 18,16 24,27 8,27 14,16
        poly straw 10,8 22,8 16.5,16 15.5,16
        poly straw 10,27 22,27 16,20
    """,
    "ev_superstition": """
        poly shade 4,31 6,16 4,3 11,9 19,9 26,3 25,17 29,31
        oval straw 8,12 14,17
        oval straw 17,12 23,17
        oval shade 10.5,12 12,17
        oval shade 19.5,12 21,17
        line/1.4 faint 12,21 2,19
        line/1.4 faint 19,21 30,19
    """,
    "ev_barbarian_invasion": """
        line/3 wood 8,31 22,5
        poly dark.stone 17,2 28,5 31,14 21,12 14,8
        poly light.stone 28,5 31,14 27,12
        line/3 wood 24,31 18,20
        poly dark.stone 4,4 10,1 16,7 13,13 3,13
    """,
    "ev_fair_voyage": """
        poly dark.wood 4,21 28,21 24,28 8,28
        line/2 wood 16,3 16,21
        poly any 17,4 28,18 17,18
        poly straw 15,4 5,18 15,18
        line/2 water 1,30 9,30
        line/2 water 13,30 20,30
        line/2 water 24,30 31,30
    """,
    "trade": ICONS["trade"],
    "tournament": ICONS["tournament"],
    "plenty": """
        oval gold 8,8 24,24
        line/2.6 gold 16,1 16,4
        line/2.6 gold 16,28 16,31
        line/2.6 gold 1,16 4,16
        line/2.6 gold 28,16 31,16
        line/2.6 gold 5,5 7.5,7.5
        line/2.6 gold 27,5 24.5,7.5
        line/2.6 gold 5,27 7.5,24.5
        line/2.6 gold 27,27 24.5,24.5
    """,
    "event": """
        line/4 favour 9,10 12,5
        line/4 favour 12,5 20,5
        line/4 favour 20,5 23,10
        line/4 favour 23,10 16,16
        line/4 favour 16,16 16,21
        oval favour 13.5,26 18.5,31
    """,
}
"""By card or face; a card that is called like a face looks like it."""
