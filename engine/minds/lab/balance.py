"""How even a game is: which share of the tables who begins wins, who comes second and so on, by the options of the match.

Lots decide in most games who begins, so that the number of a seat says nothing.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from engine.core.setup import Setup
from engine.minds.features import AnyGame
from engine.minds.lab.arena import results
from engine.minds.players import Player
from engine.minds.playouts import Chance, share, won
from engine.minds.search import Mind


class Balance(Struct, frozen=True):
    """What was found with these options: the share of tables won (shared wins in part), and the mean score.

    Both are of the seats in turn order, as it is at the beginning.
    """

    options: Mapping[str, str]
    tables: int
    seats: tuple[Chance, ...]
    scores: tuple[float, ...]


def balance(
    game: AnyGame, setup: Setup, mind: Mind, field: Sequence[str], players: Mapping[str, Player], tables: int, seed: int
) -> Balance:
    """Play so many tables of a field of levels, one a seat, which moves on by a seat, and count in turn order."""
    found = list(results(game, setup, mind, field, players, tables, seed))
    places = range(setup.seats)
    wins = [sum([won(one.outcome, one.order[place]) for one in found]) for place in places]
    points = [sum([one.outcome.scores[one.order[place]] for one in found]) for place in places]
    return Balance(
        setup.options,
        len(found),
        tuple([share(each, len(found)) for each in wins]),
        tuple([round(each / max(1, len(found)), 1) for each in points]),
    )


def variants(game: AnyGame, setup: Setup, fixed: Mapping[str, str]) -> Iterator[Setup]:
    """A match as it is set up, and then with each other value of each option, unless that is fixed or makes no difference."""
    yield setup
    for choice in game.relevant_choices(setup.options, setup.rules):
        for value in choice.values:
            if choice.id not in fixed and value != setup.options[choice.id]:
                yield structs.replace(setup, options={**setup.options, choice.id: value})
