"""Kit of Caylus."""

from typing import Final

from engine import GAMES
from engine.caylus import buildings, state, tables
from tests.contract.drawing import LONGEST, Drawn
from tests.games.kit import Kit, Listening, Names, Scripted

_ROYAL: Final = {"favours": "royal", "jeweler": "on", "lawyer_vp": "4"}
_SIMPLIFIED: Final = {"favours": "simplified", "jeweler": "off", "lawyer_vp": "3"}

KIT: Final = Kit(
    GAMES["caylus"],
    playthroughs={
        "-royal": Drawn("caylus", 3, _ROYAL, 4, LONGEST, True),
        "-simplified": Drawn("caylus", 2, _SIMPLIFIED, 5, LONGEST, True),
    },
    names=Names(
        (*buildings.BUILDINGS, *tables.SPECIAL_BUILDINGS, tables.CASTLE),
        tables={
            "name": (*buildings.CUBES, "any", "nongold", "denier", "vp", "favour"),
            "phase": ("income", "placing", "special", "provost", "road", "castle", "end", "over"),
            "section": [section.id for section in tables.SECTIONS],
            "line": tables.FAVOUR_LINES,
            "source": state.SOURCES,
            "colour": {building.colour for building in buildings.BUILDINGS.values()},
        },
    ),
    scripted=(Scripted(3, 92, 12),),
    listening=Listening(
        "board-describe-player",
        ("vp", "denier", "food", "wood", "stone", "cloth", "gold"),
        (
            ("en", 5, {"jeweler": "on"}),
            ("it", 3, {"favours": "simplified"}),
            ("es", 2, {"lawyer_vp": "3"}),
            ("it", 4, {}),
        ),
    ),
    pictures="tests.render.caylus",
    least_reasons=6,
    least_events=101,
)
