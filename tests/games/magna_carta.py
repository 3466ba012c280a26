"""Kit of Caylus Magna Carta."""

from typing import Any, Final

from engine import GAMES
from engine.core.flow import Position
from engine.core.types import Seat
from engine.magna_carta import cards, state, tables
from tests.contract.drawing import LONGEST, Drawn
from tests.games.kit import Kit, Listening, Names, Scripted


class MagnaCartaSecrets:
    """Others' hands and piles, and the order of one's own pile; every player has one copy of each card."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Return the cards of hands and piles without a copy that the viewer can see."""
        now: state.State = position.state
        seen = {slot.card for slot in now.road} | {card for player in now.players for card in player.discard}
        if viewer is not None:
            seen |= {*now.players[viewer].hand}
        return {card for player in now.players for card in (*player.pile, *player.hand)} - seen


KIT: Final = Kit(
    GAMES["magna_carta"],
    MagnaCartaSecrets(),
    Drawn("magna_carta", 3, {"rules": "standard"}, 5, 40, True),
    playthroughs={
        "-beginner": Drawn("magna_carta", 2, {"rules": "beginner"}, 6, LONGEST, True),
        "-standard": Drawn("magna_carta", 3, {"rules": "standard"}, 5, LONGEST, True),
    },
    names=Names(
        tuple(cards.CARDS),
        tables={
            "name": (*cards.CUBES, cards.ANY, "denier", "vp"),
            "phase": tables.PHASES,
            "section": [section.id for section in tables.SECTIONS],
            "source": state.SOURCES,
            "colour": {card.colour for card in cards.CARDS.values()},
        },
    ),
    scripted=(Scripted(2, 5, 7), Scripted(4, 3, 8)),
    listening=Listening(
        "magna_carta-describe-player",
        ("vp", "denier", "food", "wood", "stone", "cloth", "gold"),
        (("en", 4, {}), ("es", 2, {}), ("it", 3, {"rules": "beginner"})),
    ),
    pictures="tests.render.magna_carta",
    least_reasons=6,
    least_events=101,
)
