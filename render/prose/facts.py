"""Single facts of any game's position as sentences, for the description, the changes and the alternative text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from engine.core.types import Seat
from engine.core.view import View
from render.prose.phrases import goods, name
from render.prose.words import Words


def winners(view: View) -> list[Seat]:
    """Return the seats that share the first place; none while the game runs."""
    return [seat for seat, rank in enumerate(view.outcome.ranks) if rank == 1] if view.outcome else []


def count(words: Words, kind: str, amount: int) -> str:
    """Return an amount, zero too: `0 points`."""
    return words(f"board-goods-{kind}", count=amount)


def seats(words: Words, several: Iterable[Seat]) -> str:
    """Return players' names, in that order."""
    return ", ".join(words.seat(seat) for seat in several)


def seat_name(words: Words, seat: Seat | None) -> str:
    """Return a player's name; empty for None."""
    return "" if seat is None else words.seat(seat)


def counted(words: Words, counts: Iterable[tuple[Seat, int]]) -> str:
    """Return players' names, each with a number."""
    return ", ".join(f"{words.seat(seat)} {number}" for seat, number in counts)


def moment(view: View, words: Words) -> str:
    """Return turn and phase."""
    return words("board-describe-turn", turn=view.turn, phase=name(words, view.phase, "phase"))


def holdings(words: Words, deniers: int, cubes: Mapping[str, int]) -> str:
    """Return a player's money and cubes."""
    return goods(words, {"denier": deniers, **cubes}) or words("board-describe-nothing")


class BuilderView(Protocol):
    """The view of a player in a game with a road of buildings."""

    @property
    def seat(self) -> Seat: ...
    @property
    def deniers(self) -> int: ...
    @property
    def cubes(self) -> Mapping[str, int]: ...
    @property
    def workers(self) -> int: ...
    @property
    def income(self) -> int: ...
    @property
    def passed(self) -> int | None: ...


def builder_line(words: Words, id: str, place: int, player: BuilderView, **more: str | int) -> str:
    """Return a player's place in the turn order and goods; `more` are the other values of the sentence `id`."""
    return words(
        id,
        place=place,
        player=words.seat(player.seat),
        goods=holdings(words, player.deniers, player.cubes),
        workers=count(words, "worker", player.workers),
        income=player.income,
        passed=player.passed or 0,
        **more,
    )


def purse_line(words: Words, id: str, player: BuilderView, *, points: int, **more: int) -> str:
    """Return a player's goods and points, in brief."""
    return words(
        id,
        player=words.seat(player.seat),
        points=count(words, "vp", points),
        goods=holdings(words, player.deniers, player.cubes),
        workers=count(words, "worker", player.workers),
        **more,
    )


def order_changes(
    words: Words, orders: tuple[Sequence[Seat], ...], passed: tuple[Sequence[Seat], ...]
) -> Iterator[str]:
    """Yield the changes of the turn order and of the passed players, each as (before, after)."""
    if orders[0] != orders[1]:
        yield words("board-changed-order", players=seats(words, orders[1]))
    if passed[1] and passed[0] != passed[1]:
        yield words("board-changed-passed", players=seats(words, passed[1]))


def purse_changes(words: Words, seat: Seat, before: Mapping[str, int], after: Mapping[str, int]) -> Iterator[str]:
    """Yield a player's gains and losses."""
    gains = {kind: after[kind] - before[kind] for kind in after}
    gained, lost = goods(words, _positive(gains, 1)), goods(words, _positive(gains, -1))
    if gained or lost:
        yield words("board-changed-player", player=words.seat(seat), gains=gained, losses=lost)


def _positive(amounts: Mapping[str, int], sign: int) -> dict[str, int]:
    return {kind: sign * amount for kind, amount in amounts.items() if sign * amount > 0}


Circle = tuple[str, int]
"""A place for a worker: a building and its space on the road, or another number below 0."""


def worker_changes(
    words: Words, order: Iterable[Seat], before: Mapping[Circle, Seat | None], after: Mapping[Circle, Seat | None]
) -> Iterator[str]:
    """Yield arrivals and departures of workers, player by player."""
    moved = [circle for circle in {**before, **after} if before.get(circle) != after.get(circle)]
    for seat in order:
        arrived = ", ".join(_place(words, circle) for circle in moved if after.get(circle) == seat)
        left = ", ".join(_place(words, circle) for circle in moved if before.get(circle) == seat)
        if arrived or left:
            yield words("board-changed-workers", player=words.seat(seat), arrived=arrived, left=left)


def _place(words: Words, circle: Circle) -> str:
    building, number = circle
    return words("board-changed-place", building=name(words, building), space=max(0, number))
