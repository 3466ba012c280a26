"""What computer players notice in Caylus: what a seat has, with what its placed workers are going to bring this turn."""

from collections.abc import Callable
from typing import Final

from engine.caylus.buildings import BUILDINGS, Make
from engine.caylus.state import State
from engine.caylus.tables import LINES, SECTIONS
from engine.core.goods import add
from engine.core.insight import Facts, beyond
from engine.core.types import Decision, Option, Seat

_COUNTED = {"wood": "tiles", "stone": "stones", "prestige": "prestige", "residence": "houses"}
"""What the tiles of a colour are counted as."""

DRAWBACKS: Final = frozenset({"behind", "beyond", "place"})


def insight(state: State, seat: Seat) -> Facts:
    """Named numbers about a seat, in the order in which they were first listed."""
    player = state.players[seat]
    held = {**player.cubes, "denier": player.deniers}
    owned = dict.fromkeys(_COUNTED.values(), 0)
    income = beyond = placed = 0
    for number, space in enumerate(state.road, start=1):
        if not space.building:
            continue
        building = BUILDINGS[space.building]
        if space.owner == seat:
            owned[_COUNTED[building.colour]] += 1
            income += building.income
        if space.worker == seat:
            placed += 1
            if number > state.provost:
                beyond += 1
            elif isinstance(building.effect, Make):
                add(held, building.effect.choices[0])
    current = min(state.scored, len(SECTIONS) - 1)
    left = SECTIONS[current].marker - state.bailiff
    return {
        "stage": current,
        "points": player.vp,
        "deniers": held["denier"],
        **{kind: held[kind] for kind in player.cubes},
        "kinds": sum([amount > 0 for kind, amount in held.items() if kind != "denier"]),
        "batches": batches(held),
        "workers": player.workers,
        "placed": placed,
        "beyond": beyond,
        "castle": int(seat in state.castle),
        "section": state.houses[current].count(seat),
        "parts": SECTIONS[current].parts - len(state.houses[current]),
        "left": left,
        "all_houses": sum([houses.count(seat) for houses in state.houses]),
        **owned,
        "income": income,
        **{f"favour_{line}": player.favours[line] for line in LINES},
        "favour_sum": sum(player.favours.values()),
        "columns": state.columns,
        "passed": len(state.passed),
        "lead": max(0, state.provost - state.bailiff),
        "behind": max(0, state.bailiff - state.provost),
        "place": state.order.index(seat),
        "seats": len(state.players),
        "inn": int(seat in state.special["inn"]),
        "simplified": int(state.options["favours"] == "simplified"),
    }


def batches(held: dict[str, int]) -> int:
    """How many batches these cubes make at most: one food each, and two other kinds."""
    left = dict(held)
    count = 0
    while True:
        # the kinds of which there are most go first, so that what is left still makes pairs
        others = sorted(
            (kind for kind in ("wood", "stone", "cloth", "gold") if left[kind]), key=lambda kind: -left[kind]
        )
        if not left["food"] or len(others) < 2:
            return count
        for kind in ("food", *others[:2]):
            left[kind] -= 1
        count += 1


def remarks(state: State, decision: Decision) -> Callable[[Option], str] | None:
    """How far a place lies beyond the provost, and whose workers a move of the provost reaches or leaves."""
    if decision.kind in ("place", "gate"):
        return lambda option: f"beyond={beyond(option, state.provost)}"
    if decision.kind in ("provost", "guild"):
        return lambda option: _moved(state, decision.ask.seat, option)
    return None


def _moved(state: State, seat: Seat, option: Option) -> str:
    to = option.data.get("to")
    assert isinstance(to, int)
    change = {True: 0, False: 0}
    sign = 1 if to > state.provost else -1
    for number in range(min(to, state.provost) + 1, max(to, state.provost) + 1):
        worker = state.space(number).worker
        if worker >= 0:
            change[worker == seat] += sign
    return f"own={change[True]} others={max(-2, min(2, change[False]))}"
