"""Goals of a game of Caylus that its records reach together."""

from collections.abc import Iterator, Sequence

from engine.caylus.buildings import BUILDINGS, RESIDENCE, STOCK_COLOURS
from engine.caylus.state import State
from engine.caylus.tables import FAVOUR_BUILDINGS, FAVOUR_LINES, FAVOUR_RESOURCES, OPEN_COLUMNS, SECTIONS
from engine.core.types import Action, Event

HOUSES = range(7)
"""Columns of the table of sections: from no house to six and more (1.10)."""

EVENTS = [
    "turn",
    "income",
    "placed",
    "passed",
    "owner_vp",
    "gate_moved",
    "gate_back",
    "trading_post",
    "guild",
    "jousted",
    "declined",
    "order",
    "inn_entered",
    "inn_left",
    "inn_stayed",
    "inn_ejected",
    "provost",
    "produced",
    "bonus",
    "built",
    "prestige_built",
    "lawyer_paid",
    "residence",
    "exchanged",
    "unused",
    "batch",
    "no_batch",
    "castle_spared",
    "best_builder",
    "bailiff",
    "section_scored",
    "section_penalty",
    "section_favours",
    "favour",
    "favour_simple",
    "favour_gain",
    "favour_swap",
    "favour_none",
    "phase",
    "final",
    "over",
]
"""Every kind of event but `favour_lost`, which takes five favours in one phase: ruling 29 has its own test."""

ON_THE_ROAD = ("produce", "build", "lawyer", "sell", "buy", "trade")
"""Questions of the building that is being activated."""


def all_goals() -> Iterator[str]:
    """Yield every goal of the records."""
    yield from (f"published {kind}" for kind in EVENTS)
    yield from (f"built {id}" for id, building in BUILDINGS.items() if building.colour in (*STOCK_COLOURS, RESIDENCE))
    yield from (f"used {id}" for id, building in BUILDINGS.items() if building.effect)
    yield from (f"favour {line} {column}" for line in FAVOUR_LINES for column in range(1, OPEN_COLUMNS[-1] + 1))
    yield from (f"resources {kind}" for kinds in FAVOUR_RESOURCES for kind in kinds)
    yield from (f"works {kind}" for kind in FAVOUR_BUILDINGS if kind)
    for section in SECTIONS:
        yield from (f"{section.id} with {houses}" for houses in HOUSES)
        yield from (f"{section.id} {cause}" for cause in ("full", "bailiff"))
    yield from ("ended towers_built", "ended bailiff")


def goals_of_answer(state: State, action: Action) -> set[str]:
    """Yield the goals that an answer reaches."""
    pick = action.picks[0]
    if pick == "none":
        return set()
    if action.kind in ON_THE_ROAD:
        return {f"used {state.space(state.active).building}"}
    if action.kind == "resources":
        return {f"resources {pick.partition('.')[0]}"}
    if action.kind == "works":
        return {f"works {RESIDENCE if '@' in pick else BUILDINGS[pick.partition('.')[0]].colour}"}
    return set()


def goals_of_events(events: Sequence[Event], state: State) -> Iterator[str]:
    """Yield the goals that the events of one answer reach; `state` is that after it."""
    for event in events:
        yield from _goals_of_event(event, state)


def _goals_of_event(event: Event, state: State) -> Iterator[str]:
    data = event.data
    match event.kind:
        case "built" | "prestige_built":
            yield f"built {data['building']}"
        case "residence":
            yield f"built {RESIDENCE}"
        case "produced":
            yield f"used {data['building']}"
        case "favour":
            yield f"favour {data['line']} {data['column']}"
        case "favour_gain":
            gain = data["gain"]
            assert isinstance(gain, dict)
            yield from (f"{data['line']} {kind}" for kind in gain)
        case "section_scored":
            at = next(index for index, section in enumerate(SECTIONS) if section.id == data["section"])
            houses = state.houses[at]
            yield f"{data['section']} {'full' if state.bailiff < SECTIONS[at].marker else 'bailiff'}"
            for seat in range(len(state.players)):
                yield f"{data['section']} with {min(houses.count(seat), HOUSES[-1])}"
