"""Games played at random to their end, and the gains and costs that their events report."""

import random
from collections import Counter
from typing import Any, Final, TypeVar

from hypothesis import strategies as st

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.game import Game
from engine.core.goods import Goods
from engine.core.types import CHANCE, Decision, Event
from tests.sizes import size
from tests.tabletop import DECLINING, Tabletop

GAMES: Final = size("GAMES", 24)

Whole = tuple[int, dict[str, str], int, float]
"""Seats, options, a seed, and an appetite from 0 to 1: the share of questions that is not declined."""

T = TypeVar("T", bound=Tabletop[Any])


def whole_games(game: Game[Any, Any]) -> st.SearchStrategy[Whole]:
    """Draw the setup of a game and how it is played."""
    options = {choice.id: st.sampled_from(choice.values) for choice in game.options}
    return st.tuples(
        st.sampled_from(game.seats),
        st.fixed_dictionaries(options),
        st.integers(0, 2**64 - 1),
        st.sampled_from((0.0, 0.5, 0.9, 0.97)),
    )


class Chooser:
    """Player of all seats and of chance, at random."""

    def __init__(self, seed: int, appetite: float) -> None:
        self.random = random.Random(seed)
        self.dealer = Dealer(seed.to_bytes(SECRET_BYTES, "big"))
        self.appetite = appetite

    def line(self, decision: Decision, step: int) -> str:
        """Return an answer, written as in a record."""
        ask = decision.ask
        if ask.seat == CHANCE:
            return f"chance {decision.kind} {' '.join(self.dealer.deal(step, ask))}"
        keys = [option.key for option in ask.options]
        wanted = [key for key in keys if key not in DECLINING]
        hungry = len(wanted) >= ask.least and self.random.random() < self.appetite
        return f"{ask.seat} {decision.kind} {' '.join(self.random.sample(wanted if hungry else keys, ask.least))}"


def play_to_the_end(tabletop: type[T], whole: Whole) -> T:
    """Play a game to its end, checking the invariants at each step and the reasons for wishes now and then."""
    seats, options, seed, appetite = whole
    rules = tabletop.game
    game, chooser, step = tabletop(rules.start(rules.setup(seats, options))), Chooser(seed, appetite), 0
    while decisions := rules.decisions(game.position):
        if step % 10 == 0:
            assert not _unexplained(game, decisions[0])
        game.do(chooser.line(decisions[0], step))
        step += 1
    return game


def _unexplained(game: Tabletop[Any], decision: Decision) -> set[str]:
    """Return the wishes of the seat to move that are neither offered nor refused with a reason."""
    play = game.game.resume(game.game.copy(game.position))
    frame = play.frame(decision)
    offered = {option.key for option in decision.ask.options}
    return {wish.key for wish in frame.wishes(play) if wish.key not in offered and frame.why(play, wish.key) is None}


def change(event: Event) -> Counter[str]:
    """Return the gains of an event's seat, less its costs."""
    if event.kind == "final":
        return Counter({"vp": sum(_amount(event, source) for source in ("gold", "cubes", "deniers"))})
    sign = -1 if event.kind in ("no_batch", "section_penalty") else 1
    told = Counter({"vp": sign * _amount(event, "vp"), "denier": _amount(event, "deniers") - _amount(event, "cost")})
    told.update(_goods(event, "gain"))
    told.subtract(_goods(event, "pay"))
    return told


def _amount(event: Event, key: str) -> int:
    """Return a number of an event, or 0."""
    value = event.data.get(key)
    return value if isinstance(value, int) else 0


def _goods(event: Event, key: str) -> Goods:
    """Return goods of an event, or none."""
    value = event.data.get(key)
    return value if isinstance(value, dict) else {}
