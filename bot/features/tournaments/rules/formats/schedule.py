"""All rounds known beforehand, without repeats as far as there is a design for it."""

from collections.abc import Sequence
from itertools import combinations

from bot.features.tournaments.rules.designs.evening import evened
from bot.features.tournaments.rules.designs.resolvable import resolvable_rounds
from bot.features.tournaments.rules.designs.seats import seated_rounds
from bot.features.tournaments.rules.designs.transversal import transversal_rounds
from bot.features.tournaments.rules.formats.keeping_apart import kept_apart
from bot.features.tournaments.rules.lots import drawn
from bot.features.tournaments.rules.pairing.draw import APART, REVISION, draw_round
from bot.features.tournaments.rules.pairing.history import Excluded, History, Round
from bot.features.tournaments.rules.sizes import table_sizes

Blocks = tuple[tuple[int, ...], ...]


def designed_rounds(players: int, seats: int, rounds: int) -> tuple[Blocks, ...]:
    """Rounds of a design for players numbered from 0 in which nobody meets twice; perhaps fewer than wanted, or none.

    A round leaves nobody out, and its tables are as many and as full as those of any other format.
    """
    found = [transversal_rounds(players, seats, rounds), resolvable_rounds(players, seats)[:rounds]]
    longest = max(found, key=len)
    full = sorted(table_sizes(players, seats))
    return tuple(tables for tables in longest if sorted(map(len, tables)) == full)


def schedule(
    players: Sequence[int],
    seats: int,
    rounds: int,
    seed: str,
    excluded: Excluded = frozenset(),
    revision: int = REVISION,
) -> tuple[Round, ...]:
    """The rounds. Who takes which place in a design is drawn; what no design gives is searched, round by round.

    A design in which some would meet who are excluded from it is left aside.
    """
    order: Sequence[int] = drawn(seed, players, "schedule")
    designed = () if excluded and revision < APART else designed_rounds(len(order), seats, rounds)
    if excluded and designed:
        met = {pair for tables in designed for table in tables for pair in combinations(sorted(table), 2)}
        order = kept_apart(order, excluded, lambda one, other: int((min(one, other), max(one, other)) in met))
        if any((order[one], order[other]) in excluded for one, other in met):
            designed = ()
    seated = [
        Round(tuple(tuple(order[place] for place in table) for table in one.tables))
        for one in seated_rounds(designed, seats)
    ]
    history = History(seats, seated)
    for number in range(len(seated), rounds):
        seated.append(draw_round(order, {}, history, f"{seed}:{number}", excluded=excluded, revision=revision))
        history.add(seated[-1])
    return evened(seated, seats, seed)
