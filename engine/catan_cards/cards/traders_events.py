"""The events of Barbarians & Traders (docs/rules/catan_cards.md 1.7)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.consequences import check_consequences
from engine.catan_cards.principality import has, own, units
from engine.catan_cards.resources import Lose, Take, drain, holdings, stores
from engine.catan_cards.state import Built, State
from engine.core.flow import Frame, Play
from engine.core.types import Ask, Option, Seat

CELLAR: Final = "wine_cellar"
ARCH: Final = "triumphal_arch"

BOUNTY_SIZE: Final = 2
"""Resources for a wine cellar, or for a victory over the barbarians."""

VOYAGE_GAIN: Final = 3
RESOURCES_KEY: Final = "resources"


def wine_cellars(state: State) -> list[Take]:
    """Return a choice of resources for each player with a wine cellar, the active player first."""
    return [Take(seat, BOUNTY_SIZE, CELLAR) for seat in state.seats if has(state, seat, (CELLAR,))]


def superstition(play: Play[State]) -> None:
    """Make each player give up a resource for each of their abbeys."""
    state = play.state
    play.then(*(Lose(seat, sum(1 for _ in own(state, seat, "abbey")), "ev_superstition") for seat in state.seats))


def invasion(play: Play[State]) -> None:
    """Compare each player's units with the barbarians, whose strength is the player's roads plus abbeys (4.11)."""
    state = play.state
    rewards = []
    for seat in state.seats:
        force = state.players[seat].centre.count("road") + sum(
            built.card == "abbey" for built in state.players[seat].cards
        )
        count = len(units(state, seat))
        tie = state.options["barbarian_tie"] if count == force else ""
        won, spared = count > force or tie == "victory", tie == "nothing"
        play.report("invaded", seat, number=force, count=count, won=won, outcome="nothing" if spared else None)
        if won:
            rewards.append(Reward(seat, "ev_barbarian_invasion"))
        elif not spared:
            _sack(play, seat)
    play.then(*rewards)


def _sack(play: Play[State], seat: Seat) -> None:
    """Take all gold of a defeated player, including that of a colonial base."""
    gold = holdings(play.state, seat)["gold"]
    for place, stored in stores(play.state, seat, "gold").items():
        drain(play.state, seat, place, stored)
    if gold:
        play.report("lost", seat, pay={"gold": gold}, source="ev_barbarian_invasion")


def rising_arch(state: State, seat: Seat) -> Built | None:
    """Return the seat's triumphal arch if it can still gain victory points, else None."""
    most = int(state.options["arch_max"])
    return next((arch for arch in own(state, seat, ARCH) if arch.counter < most), None)


class Reward(Frame[State], tag="reward"):
    """The reward for a victory over the barbarians: raise the arch, or take two resources (4.12)."""

    seat: Seat
    source: str

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask for arch or resources if the arch can rise."""
        if rising_arch(play.state, self.seat) is None:
            return None
        return Ask(
            self.seat,
            (
                Option(ARCH, "take", data={"building": ARCH, "vp": 1, "source": self.source}),
                Option(RESOURCES_KEY, "take", data={"count": BOUNTY_SIZE, "source": self.source}),
            ),
        )

    def run(self, play: Play[State]) -> None:
        play.then(Take(self.seat, BOUNTY_SIZE, self.source))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Raise the arch, or take resources."""
        arch = rising_arch(play.state, self.seat)
        if picks[0] == RESOURCES_KEY or arch is None:
            self.run(play)
        else:
            arch.counter += 1
            play.report("arch", self.seat, vp=arch.counter)
            check_consequences(play)


def voyage(play: Play[State]) -> None:
    """Give each trade fleet's owner three of the resource it trades, then resolve the wine cellars."""
    state = play.state
    landed = [
        Take(seat, VOYAGE_GAIN, "ev_fair_voyage", [fleet.printed.trades])
        for seat in state.seats
        for fleet in units(state, seat, "trade_fleet")
    ]
    play.then(*landed, *wine_cellars(state))


TRADERS_EVENTS: Final[dict[str, Callable[[Play[State]], None]]] = {
    "ev_superstition": superstition,
    "ev_barbarian_invasion": invasion,
    "ev_fair_voyage": voyage,
}
"""Effects of the events of Barbarians & Traders."""
