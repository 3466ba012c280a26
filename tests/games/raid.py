"""Kit of a toy with hands, dice and closed questions."""

from typing import Any, Final

from engine.core.flow import Position
from engine.core.types import Seat
from tests.contract.drawing import LISTED, LONGEST, Drawn
from tests.games.kit import Kit
from tests.toys import raid


class RaidSecrets:
    """The deck, the others' hands and their committed cards."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Return the ids of these cards."""
        return set(self._unseen(position.state, viewer))

    def _unseen(self, state: raid.State, viewer: Seat | None) -> list[str]:
        committed = [card for seat, card in enumerate(state.chosen) if card and seat != viewer]
        return [card for cards in self._places(state, viewer) for card in cards] + committed

    def _places(self, state: raid.State, viewer: Seat | None) -> list[list[str]]:
        return [state.deck, *(hand for seat, hand in enumerate(state.hands) if seat != viewer)]


KIT: Final = Kit(
    LISTED["raid"],
    RaidSecrets(),
    Drawn("raid", 3, {}, 1, 6, False),
    playthroughs={"": Drawn("raid", 3, {"gold": "5"}, 1, LONGEST, True)},
)
