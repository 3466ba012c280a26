"""Declarations of a game for the suites that test every game: its `KIT`, in a module named as the game."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, get_args

from msgspec import Struct

from engine.core.flow import Frame, Position
from engine.core.types import Seat
from tests.contract.drawing import AnyGame, Drawn


class Secrets(Protocol):
    """Information in a position of one game that a viewer must not see; a spectator is None."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Return the ids that no event visible to the viewer may name."""


class NoSecrets:
    """Secrets of a game in which everything is open."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Return no ids."""
        return set()


class Names(Struct, frozen=True):
    """Ids in a game's tables that need words.

    `places` are on its board and in its hands, and have a name and an effect. The `people` among them have a name
    of their own, without an article. `tables` are other ids, by the beginning of the ids of their words.
    """

    places: tuple[str, ...] = ()
    people: frozenset[str] = frozenset()
    tables: Mapping[str, Iterable[str]] = {}


class Scripted(Struct, frozen=True):
    """Whole game to be played on Discord: seats, the seed of the choices, and the number of kinds of questions."""

    seats: int
    seed: int
    kinds: int
    options: tuple[tuple[str, str], ...] = ()


class Listening(Struct, frozen=True):
    """Games played by listening to descriptions alone, with the goods that a listener counts.

    `standing` is the sentence about a player's goods, `kinds` are the goods in it. `games` have language, seats and
    options; together they use every language.
    """

    standing: str
    kinds: tuple[str, ...]
    games: tuple[tuple[str, int, dict[str, str]], ...]


class Kit(Struct, frozen=True):
    """Facts about a game, other than its rules, that the suites need.

    `hiding` is a position with hidden cards, for a game with `secrets`. `playthroughs` are games written out in
    `tests/playthroughs`, by the end of the file's name, after that of the game. `pictures` is a module with a
    `TABLE` of positions, for a board with panels and places. `least_reasons` and `least_events` are the kinds of
    reasons and the events that the suites must meet in random games, so that they prove something.
    """

    game: AnyGame
    secrets: Secrets = NoSecrets()
    hiding: Drawn | None = None
    playthroughs: Mapping[str, Drawn] = {}
    names: Names = Names()
    scripted: tuple[Scripted, ...] = ()
    listening: Listening | None = None
    pictures: str = ""
    least_reasons: int = 1
    least_events: int = 1

    @property
    def name(self) -> str:
        """Return the game's name."""
        return self.game.name

    @property
    def frames(self) -> tuple[type[Frame[Any]], ...]:
        """Return the frames that a saved position of the game may hold."""
        _, union = get_args(self.game.position_type)
        return get_args(union) or (union,)
