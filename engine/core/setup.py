"""What a match is begun with, and what a game lets be chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct, structs

from engine.core.types import Data, Illegal, Reason, Value


class Setup(Struct, frozen=True):
    """What a match was begun with: game, number of seats, revision of the rules, option values by id."""

    game: str
    seats: int
    rules: int
    options: dict[str, str]


class Choice(Struct, frozen=True):
    """An option of the match that its players choose: its id and its values, the default first.

    It makes a difference `only_if` each option named there has one of the values given. `defaults` holds another
    default by id and value of the option that brings it about.
    """

    id: str
    values: tuple[str, ...]
    only_if: Mapping[str, tuple[str, ...]] = {}
    defaults: Mapping[tuple[str, str], str] = {}

    def default(self, chosen: Mapping[str, str]) -> str:
        """The value that it has, given the others that are chosen, when nobody chooses it."""
        others = (value for (id, other), value in self.defaults.items() if chosen.get(id) == other)
        return next(others, self.values[0])


class OperatorOption(Struct, frozen=True):
    """An option of the match that only the operator sets, as a text.

    `allows` tells whether a text is a value of it, of which `example` is one. `read` makes a value out of the tables of
    an operator's file, "" when they set nothing, and raises `InvalidFile`. `subjects` are the ids of what a value
    changes, for players to be informed.
    """

    allows: Callable[[str], bool]
    example: str
    read: Callable[[Mapping[str, object]], str]
    subjects: Callable[[str], tuple[str, ...]]


class InvalidFile(ValueError):
    """An operator's file cannot be used: `kind` says why, `data` what it is about."""

    def __init__(self, kind: str, **data: Value) -> None:
        super().__init__(kind)
        self.kind = kind
        self.data: Data = data


class Configurable:
    """A game as far as its matches are set up.

    `name` is its id (`magna_carta`), `seats` how many may play, `rules` the revision for new matches. `former` are the
    options of older revisions of the rules, by revision, where they were others.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Choice, ...]]
    former: ClassVar[Mapping[int, tuple[Choice, ...]]] = {}
    operator_options: ClassVar[Mapping[str, OperatorOption]] = {}

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, operator: Mapping[str, str] | None = None
    ) -> Setup:
        """The setup of a new match, with defaults for what is not chosen.

        `options` are the values that players have chosen, `operator` those of operator options, by id.

        Example:
            `Caylus().setup(3, {"favours": "simplified"})`

        Raises:
            Illegal: `unknown_seats`, `unknown_option` or `unknown_value`.
        """
        set_by_operator = dict(operator or {})
        self._check_operator_options(set_by_operator)
        return Setup(
            self.name, seats, self.rules, {**self._chosen(seats, options or {}, self.rules), **set_by_operator}
        )

    def check_setup(self, setup: Setup) -> Setup:
        """A setup that was written down, with defaults for what it leaves out; it keeps its revision of the rules.

        Raises:
            Illegal: as `setup` does.
        """
        set_by_operator = {id: value for id, value in setup.options.items() if id in self.operator_options}
        self._check_operator_options(set_by_operator)
        chosen = {id: value for id, value in setup.options.items() if id not in set_by_operator}
        return structs.replace(setup, options={**self._chosen(setup.seats, chosen, setup.rules), **set_by_operator})

    def change_option(self, setup: Setup, id: str, value: str) -> Setup:
        """A setup with another value of one option; others that are at a default which depends on it follow.

        Raises:
            Illegal: as `setup` does.
        """
        self._chosen(setup.seats, {id: value}, setup.rules)
        after = {**setup.options, id: value}
        following = {
            choice.id: choice.default(after)
            for choice in self.choices(setup.rules)
            if choice.id != id and setup.options[choice.id] == choice.default(setup.options)
        }
        return structs.replace(setup, options={**after, **following})

    def choices(self, rules: int) -> tuple[Choice, ...]:
        """The options that a match has by this revision of the rules."""
        return self.former.get(rules, self.options)

    def relevant_choices(self, chosen: Mapping[str, str], rules: int) -> tuple[Choice, ...]:
        """The options by this revision of the rules that make a difference, given what is chosen."""
        return tuple(
            choice
            for choice in self.choices(rules)
            if all(chosen[id] in values for id, values in choice.only_if.items())
        )

    def read_operator_file(self, id: str, tables: Mapping[str, object]) -> dict[str, str]:
        """What an operator's file for that option adds to `setup(operator=…)`; nothing for a game without the option.

        `tables` are what stands in the file, as of TOML.

        Raises:
            InvalidFile: the game cannot use what stands there.
        """
        option = self.operator_options.get(id)
        value = option.read(tables) if option is not None else ""
        return {id: value} if value else {}

    def _check_operator_options(self, values: Mapping[str, str]) -> None:
        for id, value in values.items():
            if id not in self.operator_options:
                raise Illegal(Reason("unknown_option", {"key": id, "known": list(self.operator_options)}))
            if not self.operator_options[id].allows(value):
                raise Illegal(Reason("unknown_value", {"key": id, "known": [self.operator_options[id].example]}))

    def _chosen(self, seats: int, options: Mapping[str, str], rules: int) -> dict[str, str]:
        """The value of every option that players choose."""
        if seats not in self.seats:
            raise Illegal(Reason("unknown_seats", {"least": self.seats[0], "most": self.seats[-1]}))
        choices = self.choices(rules)
        values = {choice.id: choice.values for choice in choices}
        for id, value in options.items():
            if id not in values:
                raise Illegal(Reason("unknown_option", {"key": id, "known": list(values)}))
            if value not in values[id]:
                raise Illegal(Reason("unknown_value", {"key": id, "known": list(values[id])}))
        chosen = dict[str, str]()
        for choice in choices:
            chosen[choice.id] = options.get(choice.id, choice.default({**options, **chosen}))
        return chosen
