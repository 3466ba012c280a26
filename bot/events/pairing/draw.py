"""Drawing a round."""

from collections.abc import Iterable, Mapping, Sequence

from bot.events.lots import lot
from bot.events.pairing.cost import Costs
from bot.events.pairing.exact import MOST, cheapest
from bot.events.pairing.history import History, Round
from bot.events.pairing.search import Search
from bot.events.sizes import table_sizes


def draw_round(
    players: Sequence[int],
    scores: Mapping[int, int],
    history: History,
    seed: str,
    *,
    excluded: frozenset[tuple[int, int]] = frozenset(),
    sizes: Sequence[int] | None = None,
) -> Round:
    """Seat every player once, or give a bye, as cheaply as can be found; the same seed gives the same round.

    The lots of equal scores follow from the seed alone and not from the order in which players are given.
    """
    order = sorted(players, key=lambda player: (-scores.get(player, 0), lot(seed, player), player))
    tables = tuple(table_sizes(len(order), history.target) if sizes is None else sizes)
    whole = tables + (1,) * (len(order) - sum(tables))
    costs = Costs(order, scores, history, excluded)
    drawn = cheapest(costs, whole) if len(order) <= MOST else Search(costs, whole, seed).run()
    named = [tuple(order[member] for member in table) for table in drawn]
    return Round(
        tuple(table for table in named if len(table) > 1), tuple(table[0] for table in named if len(table) == 1)
    )


def seat_tables(tables: Iterable[Sequence[int]], history: History, byes: Iterable[int] = ()) -> Round:
    """A round whose tables are known, each with the seats that are most even."""
    seated = []
    for table in tables:
        costs = Costs(table, {}, history)
        seated.append(tuple(table[member] for member in costs.seated(tuple(range(len(table))))[1]))
    return Round(tuple(seated), tuple(byes))
