"""Minds as files: a header line about the training, then the compressed weights, those of the policy a byte each.

The files are in the folder `weights` beside this module. A file is used for the seats and options it was trained on,
and only with the same revision of the rules; if several cover a match, the first by name is used.
"""

import zlib
from array import array
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from msgspec import Struct

from engine.core.setup import Setup
from engine.minds.features import BUCKETS, AnyGame
from engine.minds.leaf import USUAL_WORTH, Leaf, Worth
from engine.minds.policy import Policy
from engine.minds.search import Mind

FOLDER: Final = files("engine.minds") / "weights"
MIND_FORMAT: Final = 1


class Header(Struct, frozen=True):
    """The subject of a training run: the game, its revision of the rules, numbers of seats, and values of options.

    `command` is the command line, `games` the number of games; `arena` is the measured strength.
    """

    game: str
    rules: int
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]
    seed: int
    games: int
    command: str
    arena: tuple[str, ...] = ()
    format: int = MIND_FORMAT

    def fits(self, game: AnyGame) -> bool:
        """Return True if the game still has these rules, seats and options."""
        values = {choice.id: set(choice.values) for choice in game.options}
        known = all(set(trained) <= values.get(id, set()) for id, trained in self.options.items())
        return (
            (self.format, self.game, self.rules) == (MIND_FORMAT, game.name, game.rules)
            and known
            and set(self.seats) <= set(game.seats)
        )

    def covers(self, setup: Setup) -> bool:
        """Return True if a match is covered by the training."""
        options = setup.options
        return setup.seats in self.seats and all(options.get(id) in values for id, values in self.options.items())


class Stored(Struct):
    """A mind as it is written: rows and marks by name, weights as bytes; its leaf has all facts unless it names them."""

    facts: tuple[str, ...]
    rows: tuple[str, ...]
    weights: bytes
    marks: tuple[str, ...]
    mark_weights: bytes
    own: list[list[int]]
    others: list[list[int]]
    base: list[int]
    worth: Worth = USUAL_WORTH
    leaf_facts: tuple[str, ...] = ()
    leaves: dict[int, Leaf] = {}


def written(header: Header, mind: Mind) -> bytes:
    """Encode a mind as the content of a file."""
    policy, leaf = mind.policy, mind.leaf
    stored = Stored(
        policy.facts,
        tuple(policy.rows),
        _bytes([weight for row in policy.weights for weight in row]),
        tuple(policy.marks),
        _bytes(policy.mark_weights),
        leaf.own,
        leaf.others,
        leaf.base,
        leaf.worth,
        leaf.facts,
        dict(mind.leaves),
    )
    return msgspec.json.encode(header) + b"\n" + zlib.compress(msgspec.msgpack.encode(stored), 9)


def _bytes(weights: list[float]) -> bytes:
    return array("b", [round(weight) for weight in weights]).tobytes()


def read(data: bytes) -> tuple[Header, Mind]:
    """Decode a mind from the content of a file."""
    line, _, rest = data.partition(b"\n")
    header = msgspec.json.decode(line, type=Header)
    stored = msgspec.msgpack.decode(zlib.decompress(rest), type=Stored)
    policy = Policy(stored.facts)
    policy.rows = {name: index for index, name in enumerate(stored.rows)}
    policy.marks = {name: index for index, name in enumerate(stored.marks)}
    weights, width = [*map(float, array("b", stored.weights))], BUCKETS * len(stored.facts) + 1
    policy.weights = [weights[at : at + width] for at in range(0, len(weights), width)]
    policy.mark_weights = [*map(float, array("b", stored.mark_weights))]
    facts = stored.leaf_facts or stored.facts
    return header, Mind(policy, Leaf(facts, stored.own, stored.others, stored.base, stored.worth), stored.leaves)


def headers(folder: Traversable | None = None) -> Iterator[tuple[Traversable, Header]]:
    """Yield every mind file in a folder (by default, `FOLDER`), with its header."""
    stored = (path for path in (folder or FOLDER).iterdir() if path.name.endswith(".mind"))
    for path in sorted(stored, key=lambda path: path.name):
        with path.open("rb") as file:
            yield path, msgspec.json.decode(file.readline(), type=Header)


def mind_for(game: AnyGame, setup: Setup, folder: Traversable | None = None) -> Mind | None:
    """Return the mind for matches like this one, or None if there is none for these rules."""
    for path, header in headers(folder):
        if header.fits(game) and header.covers(setup):
            return _mind(path.read_bytes())
    return None


@cache
def _mind(data: bytes) -> Mind:
    return read(data)[1]
