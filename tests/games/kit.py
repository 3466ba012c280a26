"""What a game declares for the suites that every game is put through: its `KIT`, in a module named as the game."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, get_args

from msgspec import Struct

from engine.core.flow import Frame, Position
from engine.core.types import Seat
from tests.contract.drawing import AnyGame, Drawn


class Secrets(Protocol):
    """What a viewer must not see in a position of one game; a spectator is None."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """The ids that no event visible to the viewer may name."""


class NoSecrets:
    """Everything lies open."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Everybody may know everything."""
        return set()


class Names(Struct, frozen=True):
    """The ids in a game's tables that need words.

    `places` are on its board and in its hands, and have a name and an effect; of these, `people` are called by a name of
    their own, without an article. `tables` are other ids, by what their words' ids begin with.
    """

    places: tuple[str, ...] = ()
    people: frozenset[str] = frozenset()
    tables: Mapping[str, Iterable[str]] = {}


class Scripted(Struct, frozen=True):
    """A whole game to be played on Discord: seats, the seed of the choices, and how many kinds of questions it meets."""

    seats: int
    seed: int
    kinds: int
    options: tuple[tuple[str, str], ...] = ()


class Listening(Struct, frozen=True):
    """What a player who only hears descriptions counts, in which sentence, and the games that are played like this.

    `standing` is the sentence that says what a player has, `kinds` are the goods in it. `games` have language, seats
    and options; together they use every language.
    """

    standing: str
    kinds: tuple[str, ...]
    games: tuple[tuple[str, int, dict[str, str]], ...]


class Kit(Struct, frozen=True):
    """All that the suites need to know of a game beside its rules.

    `hiding` is a position with something hidden, for a game with `secrets`. `playthroughs` are games written out in
    `tests/playthroughs`, by what follows the game's name in the name of the file. `pictures` is a module with a `TABLE`
    of positions, for a board with panels and places. `least_reasons` and `least_events` are how many kinds of reasons
    and how many events the suites have to meet in random games, so that they prove something.
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
        """The game's name."""
        return self.game.name

    @property
    def frames(self) -> tuple[type[Frame[Any]], ...]:
        """The frames that a saved position of the game may hold."""
        _, union = get_args(self.game.position_type)
        return get_args(union) or (union,)
