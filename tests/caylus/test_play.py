"""Whole games at random: every invariant at every step, every wish explained, every game ended as it must."""

import os
import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.caylus.tables import CUBES_PER_VP, DENIERS_PER_VP, GOLD_VP, SECTIONS, START_CUBES, START_DENIERS
from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.goods import Goods
from engine.core.types import CHANCE, Decision, Event
from tests.caylus.table import CAYLUS, DECLINING, Table

GAMES = int(os.environ.get("PROVOST_GAMES", "24"))
"""How many games each of the tests below draws."""

LONGEST = 18
"""Turns of a game in which the bailiff always goes one space and the castle does not fill (2)."""


class Chooser:
    """Plays all seats at random; the more `appetite`, 0 to 1, the less it declines."""

    def __init__(self, seed: int, appetite: float) -> None:
        self.random = random.Random(seed)
        self.dealer = Dealer(seed.to_bytes(SECRET_BYTES, "big"))
        self.appetite = appetite

    def line(self, decision: Decision, step: int) -> str:
        """An answer, written as in a record."""
        ask = decision.ask
        if ask.seat == CHANCE:
            return f"chance {decision.kind} {' '.join(self.dealer.deal(step, ask))}"
        keys = [option.key for option in ask.options]
        wanted = [key for key in keys if key not in DECLINING]
        hungry = wanted and self.random.random() < self.appetite
        return f"{ask.seat} {decision.kind} {self.random.choice(wanted if hungry else keys)}"


def whole_games() -> st.SearchStrategy[tuple[int, dict[str, str], int, float]]:
    """Seats, options, a seed and an appetite."""
    options = {choice.id: st.sampled_from(choice.values) for choice in CAYLUS.options}
    return st.tuples(
        st.sampled_from(CAYLUS.seats),
        st.fixed_dictionaries(options),
        st.integers(0, 2**64 - 1),
        st.sampled_from((0.0, 0.5, 0.9, 0.97)),
    )


def unexplained(game: Table, decision: Decision) -> set[str]:
    """What the asked seat could wish for that is neither on offer nor refused with a reason."""
    play = CAYLUS.working(CAYLUS.copy(game.position))
    frame = play.frame(decision)
    offered = {option.key for option in decision.ask.options}
    return {wish.key for wish in frame.wishes(play) if wish.key not in offered and frame.why(play, wish.key) is None}


def played(seats: int, options: dict[str, str], seed: int, appetite: float) -> Table:
    """Play a game to its end; `Table.do` holds every step to the invariants."""
    game, chooser, step = Table(CAYLUS.start(CAYLUS.setup(seats, options))), Chooser(seed, appetite), 0
    while decisions := CAYLUS.decisions(game.position):
        if step % 10 == 0:
            assert not unexplained(game, decisions[0])
        game.do(chooser.line(decisions[0], step))
        step += 1
    return game


@settings(max_examples=GAMES)
@given(whole_games())
def test_a_game_ends_as_it_must(drawn: tuple[int, dict[str, str], int, float]) -> None:
    game = played(*drawn)
    state, outcome = game.state, CAYLUS.outcome(game.position)
    assert outcome is not None
    assert state.turn <= LONGEST
    towers_full = len(state.houses[-1]) == SECTIONS[-1].parts
    assert towers_full or state.bailiff >= SECTIONS[-1].marker
    assert outcome.ended == ("towers_built" if towers_full else "bailiff")
    assert [event.data["section"] for event in game.told("section_scored")] == [section.id for section in SECTIONS]
    for seat, player in enumerate(state.players):
        assert outcome.scores[seat] == sum(outcome.sources[seat].values()) == player.vp
        plain = sum(amount for kind, amount in player.cubes.items() if kind != "gold")
        final = {
            "gold": GOLD_VP * player.cubes["gold"],
            "cubes": plain // CUBES_PER_VP,
            "deniers": player.deniers // DENIERS_PER_VP,
        }
        assert {source: player.sources[source] for source in final} == final
        assert outcome.ranks[seat] == 1 + sum(score > player.vp for score in outcome.scores)


@settings(max_examples=GAMES)
@given(whole_games())
def test_all_that_players_have_was_told(drawn: tuple[int, dict[str, str], int, float]) -> None:
    game = played(*drawn)
    first_order = game.told("order")[0].data["order"]
    assert isinstance(first_order, list)
    deniers = dict(zip(map(int, first_order), START_DENIERS[len(first_order)], strict=True))
    for seat, player in enumerate(game.state.players):
        told = Counter({**START_CUBES, "denier": deniers[seat]})
        for event in game.events:
            if event.seat == seat:
                told.update(change(event))
        has = {**player.cubes, "denier": player.deniers, "vp": player.vp}
        assert {kind: told[kind] for kind in has} == has


def change(event: Event) -> Counter[str]:
    """What an event says that its seat gets, less what it gives."""
    if event.kind == "final":
        return Counter({"vp": sum(amount(event, source) for source in ("gold", "cubes", "deniers"))})
    sign = -1 if event.kind in ("no_batch", "section_penalty") else 1
    told = Counter({"vp": sign * amount(event, "vp"), "denier": amount(event, "deniers") - amount(event, "cost")})
    told.update(goods(event, "gain"))
    told.subtract(goods(event, "pay"))
    return told


def amount(event: Event, key: str) -> int:
    """A number of an event, 0 when it does not tell one."""
    value = event.data.get(key)
    return value if isinstance(value, int) else 0


def goods(event: Event, key: str) -> Goods:
    """Goods of an event, none when it does not tell any."""
    value = event.data.get(key)
    return value if isinstance(value, dict) else {}
