"""What is new in a position of Caylus, compared with an earlier one of the same match, in sentences."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from engine.caylus.view import CaylusView, PlayerView
from engine.core.types import Seat
from render.caylus.sentences import favours, moment, seats, section_line, space_line
from render.phrases import goods, name
from render.words import Words

CASTLE: Final = "castle"

Circle = tuple[str, int]
"""A place for a worker: a building and its road space, or its circle as a number below 0."""


def changes(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    """Tell every difference that a player can see, in a fixed order; after an undo `old` may be the later one."""
    for part in (_moment, _players, _workers, _road, _figures, _castle, _favours):
        yield from part(old, new, words)


def _moment(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    if (old.turn, old.phase) != (new.turn, new.phase):
        yield moment(new, words)
    if old.order != new.order:
        yield words("board-changed-order", players=seats(words, new.order))
    if new.passed and old.passed != new.passed:
        yield words("board-changed-passed", players=seats(words, new.passed))


def _players(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for seat in new.order:
        before, after = _holdings(old.players[seat]), _holdings(new.players[seat])
        gains = {kind: after[kind] - before[kind] for kind in after}
        gained, lost = goods(words, _positive(gains, 1)), goods(words, _positive(gains, -1))
        if gained or lost:
            yield words("board-changed-player", player=words.seat(seat), gains=gained, losses=lost)
        income = new.players[seat].income
        if old.players[seat].income != income:
            yield words("board-changed-income", player=words.seat(seat), income=income)


def _holdings(player: PlayerView) -> dict[str, int]:
    return {"vp": player.vp, "denier": player.deniers, **player.cubes}


def _positive(amounts: dict[str, int], sign: int) -> dict[str, int]:
    return {kind: sign * amount for kind, amount in amounts.items() if sign * amount > 0}


def _workers(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    before, after = _circles(old), _circles(new)
    arrived, left = defaultdict[Seat, list[str]](list), defaultdict[Seat, list[str]](list)
    for circle in {**before, **after}:
        was, stands = before.get(circle), after.get(circle)
        if was == stands:
            continue
        if stands is not None:
            arrived[stands].append(_place(words, circle))
        if was is not None:
            left[was].append(_place(words, circle))
    for seat in new.order:
        if arrived[seat] or left[seat]:
            yield words(
                "board-changed-workers",
                player=words.seat(seat),
                arrived=", ".join(arrived[seat]),
                left=", ".join(left[seat]),
            )


def _circles(view: CaylusView) -> dict[Circle, Seat | None]:
    """Who stands on every place for a worker."""
    rows = [*((special.id, special.workers) for special in view.special), (CASTLE, view.castle)]
    before = {(id, ~number): seat for id, workers in rows for number, seat in enumerate(workers)}
    return before | {(space.building, space.number): space.worker for space in view.road if space.building}


def _place(words: Words, circle: Circle) -> str:
    building, number = circle
    return words("board-changed-place", building=name(words, building), space=max(0, number))


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
