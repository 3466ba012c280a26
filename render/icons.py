"""Small signs in the notation of `render.canvas.sketch`: goods, coins, points, tokens of every game; another game's come here too."""

from typing import Final

ICONS: Final = {
    "food": """
        oval dark.food 3,5 29,30
        oval food 3,4 29,28
        oval light.food 8,9 14,15
        line/2.4 leaf 16,7 20,1
    """,
    "wood": """
        round/5 dark.wood 1,9 31,25
        round/5 wood 1,8 28,23
        oval light.wood 20,8 31,24
        oval wood 23,12 28,20
    """,
    "stone": """
        poly dark.stone 2,24 5,9 14,4 27,8 31,22 25,29 9,29
        poly stone 2,22 5,8 14,3 27,7 30,20 24,26 9,26
        poly light.stone 5,8 14,3 20,10 10,14
    """,
    "cloth": """
        poly dark.cloth 3,7 29,7 29,28 3,28
        round/3 cloth 2,4 30,13
        poly cloth 5,12 27,12 27,26 5,26
        line/2.2 light.cloth 10,15 10,25
        line/2.2 light.cloth 16,15 16,25
        line/2.2 light.cloth 22,15 22,25
    """,
    "gold": """
        poly dark.gold 1,25 7,9 25,9 31,25
        poly gold 4,23 9,11 23,11 28,23
        poly light.gold 9,11 23,11 21,15 11,15
    """,
    "any": """
        round/5 faint 2,2 30,30
        round/4 any 5,5 27,27
        oval faint 13,13 19,19
    """,
    "nongold": """
        round/5 faint 2,2 30,30
        round/4 any 5,5 27,27
        poly gold 8,22 12,12 20,12 24,22
        line/3 mark 6,26 26,6
    """,
    "denier": """
        oval dark.denier 1,1 31,31
        oval denier 3,3 29,29
        oval light.denier 6,6 26,26
        line/3 dark.denier 16,9 16,23
        line/3 dark.denier 11,16 21,16
    """,
    "vp": """
        poly dark.vp 2,8 9,15 16,3 23,15 30,8 27,28 5,28
        poly gold 4,12 10,18 16,7 22,18 28,12 25.5,25 6.5,25
        oval dark.vp 13.5,18 18.5,23
    """,
    "favour": """
        poly favour 16,1 21,10 17.5,19 14.5,19 11,10
        poly favour 14,19 5,21 1,14 5,8 10,11 7,14 13,17
        poly favour 18,19 27,21 31,14 27,8 22,11 25,14 19,17
        round/1 favour 9,18 23,21.5
        poly favour 14,21 18,21 21,30 16,27 11,30
    """,
    "worker": """
        oval faint 9,1 23,15
        poly faint 4,30 7,17 12,14 20,14 25,17 28,30
    """,
    "arrow": """
        line/3.2 faint 8,16 18,16
        poly faint 15,8 26,16 15,24
    """,
    "provost": """
        oval shade 5,26 27,32
        poly dark.mark 6,29 9,15 23,15 26,29
        poly mark 8,28 11,15 21,15 24,28
        oval skin 10,6 22,18
        poly shade 3,9 29,9 24,5 21,1 11,1 8,5
        line/2.2 any 21,4 29,1
    """,
    "bailiff": """
        oval shade 5,26 27,32
        poly shade 6,29 9,15 23,15 26,29
        poly any 8,28 11,16 21,16 24,28
        oval skin 10,6 22,18
        poly favour 8,9 9,2 23,2 24,9
        line/1.6 gold 9,8.5 23,8.5
        line/2 wood 28,30 28,8
        oval gold 25.5,4 30.5,9
    """,
    "lock": """
        ring/3 faint 9,3 23,19
        round/3 faint 6,13 26,29
    """,
    "build": """
        line/4 wood 6,28 18,12
        poly ink 9,7 15,2 29,14 24,19
    """,
    "hand": """
        poly faint 1,10 11,7 18,27 8,30
        poly panel 4,11 10,9 14.5,26 9,28
        round/2 faint 12,3 28,26
        round/2 panel 14.5,5.5 25.5,23.5
    """,
    "pile": """
        round/2 faint 10,3 28,25
        round/2 panel 12,5 26,23
        round/2 faint 7,5 25,27
        round/2 panel 9,7 23,25
        round/2 faint 4,7 22,29
    """,
    "discard": """
        round/2 faint 3,13 29,30
        round/2 panel 6,16 26,27
        line/3.4 faint 16,1 16,14
        poly faint 9,11 23,11 16,19
    """,
    "first": """
        line/3 wood 9,2 9,30
        poly mark 10,3 29,9 10,17
    """,
    "chit": """
        oval dark.stone 0,0 32,32
        oval light.stone 1.5,1.5 30.5,30.5
        rect stone 7,12 25,25
        rect stone 7,8 11.5,13
        rect stone 13.7,8 18.3,13
        rect stone 20.5,8 25,13
        poly shade 13,25 13,20 16,17 19,20 19,25
    """,
    "dungeon": """
        oval dark.roof 0,0 32,32
        oval roof 1.5,1.5 30.5,30.5
        rect light.stone 8,10 24,25
        rect shade 11,17 15,25
        rect shade 17,13 21,18
    """,
    "walls": """
        oval dark.vp 0,0 32,32
        oval vp 1.5,1.5 30.5,30.5
        rect light.stone 6,14 26,24
        rect light.stone 6,9 11,15
        rect light.stone 13.5,9 18.5,15
        rect light.stone 21,9 26,15
    """,
    "towers": """
        oval dark.straw 0,0 32,32
        oval straw 1.5,1.5 30.5,30.5
        rect stone 11,12 21,27
        poly roof 8.5,14 16,3.5 23.5,14
        rect shade 14.5,16 17.5,21
    """,
    "brick": """
        round/2 dark.brick 8,5 24,15
        round/2 brick 8,4 24,13
        round/2 dark.brick 0,16 15,27
        round/2 brick 0,15 15,25
        round/2 dark.brick 17,16 32,27
        round/2 light.brick 17,15 32,25
    """,
    "wool": """
        oval faint 2,6 26,26
        oval any 4,8 24,24
        oval any 8,5 20,16
        oval shade 20,8 31,18
        oval any 23,10.5 26,13.5
        line/2.4 shade 9,24 9,29
        line/2.4 shade 20,24 20,29
    """,
    "grain": """
        line/2 dark.straw 16,31 16,12
        oval dark.straw 12,1 20,13
        oval straw 13,2 19,12
        oval dark.straw 4,7 13,19
        oval straw 5,8 12,18
        oval dark.straw 19,7 28,19
        oval straw 20,8 27,18
        line/2 dark.straw 9,18 16,28
        line/2 dark.straw 23,18 16,28
    """,
    "ore": """
        poly shade 1,25 6,10 15,4 26,8 31,22 26,29 8,30
        poly dark.stone 3,24 7,11 15,6 25,9 29,21 25,27 9,28
        poly stone 7,11 15,6 18,14 10,18
        poly light.roof 18,14 25,9 27,17 21,20
        poly roof 10,18 18,14 21,20 16,26 10,25
    """,
    "strength": """
        poly dark.stone 27,1 31,1 31,5 15,21 11,17
        poly light.stone 27,1 29,3 13,19 11,17
        line/3.4 wood 6,16 16,26
        line/3.4 wood 3,29 10,22
        oval gold 0,26 6,32
    """,
    "tournament": """
        poly dark.favour 3,3 23,3 23,17 13,28 3,17
        poly favour 5,5 13,5 13,25 5,16
        poly any 13,5 21,5 21,16 13,25
        line/3.2 wood 4,31 30,6
        poly dark.stone 32,3 29,11 25,7
    """,
    "trade": """
        poly light.wood 12,14 20,14 23,31 9,31
        poly roof 11,15 16,9 21,15
        line/1.8 shade 5,2 27,24
        line/1.8 shade 27,2 5,24
        poly straw 6,1 14,9 11,12 3,4
        poly straw 31,4 23,12 20,9 28,1
        poly straw 26,25 18,17 21,14 29,22
        poly straw 1,22 9,14 12,17 4,25
        oval shade 13.5,10.5 18.5,15.5
    """,
    "mask": """
        poly faint 0,8 8,5 16,9 24,5 32,8 31,21 22,26 16,20 10,26 1,21
        poly shade 1.5,9.5 8,7 16,11 24,7 30.5,9.5 29,19.5 22,23.5 16,18 10,23.5 3,19.5
        oval any 5,11 13,19
        oval any 19,11 27,19
        oval mark 7.5,13.5 10.5,16.5
        oval mark 21.5,13.5 24.5,16.5
    """,
    "road": """
        poly dark.wood 17,0 26,0 20,10 31,32 1,32 12,16 10,10
        poly light.wood 18,2 23,2 17,10 26.5,30 6,30 15,16 13,10
        oval any 15,4 19,6
        oval any 13.6,9 17,11.4
        oval any 16.4,14 20,16.4
        oval any 12.6,18.6 17,21.4
        oval any 18,22.4 23,25.4
        oval any 9.4,25.6 14.6,28.8
    """,
    "settlement": """
        rect light.straw 6,15 26,29
        poly roof 2,17 16,3 30,17
        rect wood 13,20 19,29
    """,
    "city": """
        rect light.stone 2,14 17,30
        poly roof 0,15 9.5,6 19,15
        rect stone 17,6 30,30
        poly favour 15,8 23.5,0 32,8
        rect shade 6,21 13,30
        rect shade 21,12 26,18
    """,
    "plague": """
        oval faint 4,1 28,22
        rect faint 9,18 23,30
        oval any 5.5,2.5 26.5,20.5
        rect any 10.5,17 21.5,28.5
        oval shade 8.5,8 14.5,15
        oval shade 17.5,8 23.5,15
        line/1.6 shade 14,23 14,28
        line/1.6 shade 18,23 18,28
    """,
    "ship": """
        poly dark.wood 1,21 31,21 26,30 6,30
        line/2 wood 16,2 16,21
        poly faint 17,3 30,18 17,18
        poly straw 15,4 3,18 15,18
    """,
    "knight": """
        poly mark 16,6 20,0 30,3 31,13 25,8 18,9
        poly dark.stone 5,30 5,15 9,8 16,5 23,8 27,15 27,30 20,31 16,27 12,31
        poly light.stone 7,28 7,15 11,9 16,7 16,26 12,29
        poly stone 16,7 21,9 25,15 25,28 20,29 16,26
        rect shade 8,15 24,18.5
        line/1.4 shade 16,18 16,26
    """,
    "action": """
        round/3 dark.vp 5,1 27,31
        round/2 straw 7,3 25,29
        poly dark.vp 16,8 18.5,13 24,14 20,18 21,23 16,20.5 11,23 12,18 8,14 13.5,13
    """,
    "building": """
        poly light.stone 2,12 16,2 30,12
        rect stone 4,13 8,28
        rect stone 14,13 18,28
        rect stone 24,13 28,28
        rect dark.stone 2,28 30,31
    """,
    "arch": """
        rect light.stone 2,4 30,30
        rect stone 1,2 31,8
        poly shade 10,30 10,19 16,12 22,19 22,30
        rect stone 4,11 7,30
        rect stone 25,11 28,30
        oval gold 13,2.5 19,7.5
    """,
    "die": """
        round/6 faint 2,2 30,30
        round/5 any 4,4 28,28
        oval shade 8,8 13,13
        oval shade 13.5,13.5 18.5,18.5
        oval shade 19,19 24,24
    """,
    "done": """
        line/5 leaf 5,17 13,25
        line/5 leaf 13,25 27,7
    """,
}

ICONS["lumber"] = ICONS["wood"]
