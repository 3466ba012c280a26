"""What each game hides, so that the suite can look for leaks."""

from typing import Any, Final, Protocol

from engine.core.flow import Position
from engine.core.types import Seat
from engine.magna_carta.state import State
from tests.catan_cards.secrets import CatanCardsSecrets
from tests.toys import raid


class Secrets(Protocol):
    """What a viewer must not see in a position of one game; a spectator is None."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """The ids that nothing told to the viewer may name."""


class NoSecrets:
    """Everything lies open."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Everybody may know everything."""
        return set()


class RaidSecrets:
    """The deck, the others' hands and the cards that they have committed."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """The same cards by id."""
        return set(self._unseen(position.state, viewer))

    def _unseen(self, state: raid.State, viewer: Seat | None) -> list[str]:
        committed = [card for seat, card in enumerate(state.chosen) if card and seat != viewer]
        return [card for cards in self._places(state, viewer) for card in cards] + committed

    def _places(self, state: raid.State, viewer: Seat | None) -> list[list[str]]:
        return [state.deck, *(hand for seat, hand in enumerate(state.hands) if seat != viewer)]


class MagnaCartaSecrets:
    """Others' hands and piles, and the order of one's own pile; every player has one copy of each card."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """The cards of hands and piles of which no other copy lies where the viewer can see it."""
        state: State = position.state
        seen = {slot.card for slot in state.road} | {card for player in state.players for card in player.discard}
        if viewer is not None:
            seen |= {*state.players[viewer].hand}
        return {card for player in state.players for card in (*player.pile, *player.hand)} - seen


SECRETS: Final[dict[str, Secrets]] = {
    "catan_cards": CatanCardsSecrets(),
    "caylus": NoSecrets(),
    "magna_carta": MagnaCartaSecrets(),
    "pebbles": NoSecrets(),
    "raid": RaidSecrets(),
}
"""By game; a game that is missing here fails the suite, for it has to say what it hides."""
