"""Drawing a round."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.features.tournaments.rules.lots import lot
from bot.features.tournaments.rules.pairing.cost import Costs, uneven_seats
from bot.features.tournaments.rules.pairing.cover import Cover
from bot.features.tournaments.rules.pairing.exact import MOST, cheapest
from bot.features.tournaments.rules.pairing.history import History, Round
from bot.features.tournaments.rules.pairing.search import Search
from bot.features.tournaments.rules.sizes import table_sizes

REVISION: Final = 5
"""The way in which rounds are drawn now; an event keeps its own, so that its stored rounds are found again."""

APART: Final = 3
"""The revision from which all formats keep those apart who are excluded from meeting."""

SETTLED: Final = 4
"""The revision from which matches so far, and then the organisers, part those who are equal in a round of a knock-out."""

SEALED: Final = 5
"""The revision from which draws mix in what is unknown before sign-up closes, match rates are parts of a full first place, and entrants who left without playing come last."""


def draw_round(
    players: Sequence[int],
    scores: Mapping[int, int],
    history: History,
    seed: str,
    *,
    excluded: frozenset[tuple[int, int]] = frozenset(),
    sizes: Sequence[int] | None = None,
    revision: int = REVISION,
) -> Round:
    """Seat every player once, or give a bye, as cheaply as can be found; the same seed gives the same round.

    The lots of equal scores follow from the seed alone and not from the order in which players are given. An event keeps the
    `revision` of drawing that it began with.
    """
    order = sorted(players, key=lambda player: (-scores.get(player, 0), lot(seed, player), player))
    tables = tuple(table_sizes(len(order), history.target) if sizes is None else sizes)
    whole = tables + (1,) * (len(order) - sum(tables))
    costs = Costs(order, scores, history, excluded)
    drawn = cheapest(costs, whole) if len(order) <= MOST else _searched(costs, whole, seed, revision)
    named = [tuple(order[member] for member in table) for table in drawn]
    return Round(
        tuple(table for table in named if len(table) > 1), tuple(table[0] for table in named if len(table) == 1)
    )


def _searched(costs: Costs, sizes: Sequence[int], seed: str, revision: int) -> list[tuple[int, ...]]:
    """The tables in the order of their seats. Where seats come out uneven, a search that keeps them even is tried too.

    Exchanges that mend a repeat may leave seats from which no single exchange leads back.
    """
    found = Search(costs, sizes, seed).run()
    if revision > 1 and uneven_seats(found[0]):
        found = min(found, Search(costs, sizes, seed, even=True).run())
    if revision > 1 and uneven_seats(found[0]):
        covered = Cover(costs, sizes).run()
        if covered is not None:
            found = min(found, Search(costs, sizes, seed, even=True, tables=covered).run())
    return [costs.seated(table)[1] for table in found[1]]


def seat_tables(tables: Iterable[Sequence[int]], history: History, byes: Iterable[int] = ()) -> Round:
    """A round whose tables are known, each with the seats that are most even."""
    seated = []
    for table in tables:
        costs = Costs(table, {}, history)
        seated.append(tuple(table[member] for member in costs.seated(tuple(range(len(table))))[1]))
    return Round(tuple(seated), tuple(byes))
