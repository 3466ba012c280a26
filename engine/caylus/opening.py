"""The setup: neutral tiles, the first turn order and the deniers to start with (docs/rules/caylus.md 3.0)."""

from engine.caylus.buildings import NEUTRAL_BUILDINGS
from engine.caylus.state import State
from engine.caylus.tables import START_DENIERS
from engine.core.flow import Frame, Play
from engine.core.types import CHANCE, Ask, Option


class NeutralTiles(Frame[State], tag="neutral"):
    """The random neutral tiles on road spaces 1 to 6."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of all six."""
        count = len(NEUTRAL_BUILDINGS)
        return Ask(CHANCE, tuple(map(Option, NEUTRAL_BUILDINGS)), count, count, ordered=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        for space, tile in zip(play.state.road, picks, strict=False):
            space.building = tile


class FirstOrder(Frame[State], tag="first_order"):
    """The random first turn order, and the starting deniers that depend on it."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of all seats."""
        count = len(play.state.players)
        return Ask(CHANCE, tuple(Option(str(seat)) for seat in range(count)), count, count, ordered=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Set the turn order and pay the starting deniers."""
        state = play.state
        state.order = [int(seat) for seat in picks]
        for seat, deniers in zip(state.order, START_DENIERS[len(picks)], strict=True):
            state.players[seat].deniers = deniers
        play.report("order", order=list(picks))
