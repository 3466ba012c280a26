"""What is new in a position of Caylus, compared with an earlier one of the same match, in sentences."""

from collections.abc import Iterator
from typing import Final

from engine.caylus.view import CaylusView, PlayerView
from engine.core.types import Seat
from render.caylus.facts import favours, section_line, space_line
from render.prose.facts import Circle, order_changes, purse_changes, worker_changes
from render.prose.words import Words

CASTLE: Final = "castle"
GUEST: Final[Circle] = ("inn", ~0)
RESIDENT: Final[Circle] = ("inn", ~1)
"""The circles of the Inn: the worker in the left one moves into the right one in phase 3."""


def changes(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    """Tell every difference that a player can see, in a fixed order; after an undo `old` may be the later one."""
    for part in (_order, _players, _workers, _road, _figures, _castle, _favours):
        yield from part(old, new, words)


def _order(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    yield from order_changes(words, (old.order, new.order), (old.passed, new.passed))


def _players(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for seat in new.order:
        yield from purse_changes(words, seat, _holdings(old.players[seat]), _holdings(new.players[seat]))
        income = new.players[seat].income
        if old.players[seat].income != income:
            yield words("board-changed-income", player=words.seat(seat), income=income)


def _holdings(player: PlayerView) -> dict[str, int]:
    return {"vp": player.vp, "denier": player.deniers, **player.cubes}


def _workers(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    before, after = _circles(old), _circles(new)
    guest = before[GUEST]
    if guest is not None and after[GUEST] is None and after[RESIDENT] == guest:
        before[GUEST], after[RESIDENT] = None, None
        yield words("caylus-event-inn_entered", player=words.seat(guest))
    yield from worker_changes(words, new.order, before, after)


def _circles(view: CaylusView) -> dict[Circle, Seat | None]:
    """Who stands on every place for a worker; one that is not on the road has a number below 0."""
    rows = [*((special.id, special.workers) for special in view.special), (CASTLE, view.castle)]
    before = {(id, ~number): seat for id, workers in rows for number, seat in enumerate(workers)}
    return before | {(space.building, space.number): space.worker for space in view.road if space.building}


def _road(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for before, after in zip(old.road, new.road, strict=True):
        if (before.building, before.owner, before.pending) != (after.building, after.owner, after.pending):
            yield space_line(words, after)
    if new.active is not None and old.active != new.active:
        yield words("board-describe-active", space=new.active)


def _figures(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for figure, start, end in (("provost", old.provost, new.provost), ("bailiff", old.bailiff, new.bailiff)):
        if start != end:
            yield words(f"board-changed-{figure}", **{"from": start, "to": end})


def _castle(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for before, after in zip(old.sections, new.sections, strict=True):
        if (before, old.section == before.id) != (after, new.section == after.id):
            yield section_line(words, after, new.section == after.id)


def _favours(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    if old.columns != new.columns:
        yield words("board-changed-columns", columns=new.columns)
    for seat in new.order:
        if old.players[seat].favours != new.players[seat].favours:
            yield words("board-changed-favour", player=words.seat(seat), lines=favours(words, new.players[seat]))
