"""Setups of matches, and the options that a game declares for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct, structs

from engine.core.types import Data, Illegal, Reason, Value


class Setup(Struct, frozen=True):
    """The setup of a match: game, number of seats, revision of the rules, option values by id."""

    game: str
    seats: int
    rules: int
    options: dict[str, str]


class OptionChoice(Struct, frozen=True):
    """An option of the match that its players choose: its id and its values, the default first.

    It makes a difference `only_if` each option named there has one of the values given. `defaults` holds
    other defaults, by the id and value of the option that causes them.
    """

    id: str
    values: tuple[str, ...]
    only_if: Mapping[str, tuple[str, ...]] = {}
    defaults: Mapping[tuple[str, str], str] = {}

    def default(self, chosen: Mapping[str, str]) -> str:
        """Return the default value, given the other options."""
        others = (value for (id, other), value in self.defaults.items() if chosen.get(id) == other)
        return next(others, self.values[0])


class OperatorOption(Struct, frozen=True):
    """An option of the match that only the operator sets, as text.

    `allows` returns True for a valid value, such as `example`. `read` makes a value out of the tables in an operator's
    file, or "" when they set nothing, and raises `InvalidFile`. `subjects` returns the ids of everything that a value
    changes, so that players can be told.
    """

    allows: Callable[[str], bool]
    example: str
    read: Callable[[Mapping[str, object]], str]
    subjects: Callable[[str], tuple[str, ...]]


class InvalidFile(ValueError):
    """An operator's file that cannot be used: `kind` is the reason, `data` its subject."""

    def __init__(self, kind: str, **data: Value) -> None:
        super().__init__(kind)
        self.kind = kind
        self.data: Data = data


class Configurable:
    """The part of a game that concerns the setup of matches.

    `name` is its id (`magna_carta`), `seats` how many may play, `rules` the revision for new matches. `former` are the
    options of older revisions of the rules, by revision, if they were different.
    """

    name: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[OptionChoice, ...]]
    former: ClassVar[Mapping[int, tuple[OptionChoice, ...]]] = {}
    operator_options: ClassVar[Mapping[str, OperatorOption]] = {}

    def setup(
        self, seats: int, options: Mapping[str, str] | None = None, operator: Mapping[str, str] | None = None
    ) -> Setup:
        """Return the setup of a new match, with defaults for options that are not chosen.

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
        """Return a stored setup with defaults for missing options; it keeps its revision of the rules.

        Raises:
            Illegal: as `setup` does.
        """
        set_by_operator = {id: value for id, value in setup.options.items() if id in self.operator_options}
        self._check_operator_options(set_by_operator)
        chosen = {id: value for id, value in setup.options.items() if id not in set_by_operator}
        return structs.replace(setup, options={**self._chosen(setup.seats, chosen, setup.rules), **set_by_operator})

    def change_option(self, setup: Setup, id: str, value: str) -> Setup:
        """Return a setup with another value for one option. Others that still have their default take the new default.

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

    def choices(self, rules: int) -> tuple[OptionChoice, ...]:
        """Return the options that a match has under this revision of the rules."""
        return self.former.get(rules, self.options)

    def relevant_choices(self, chosen: Mapping[str, str], rules: int) -> tuple[OptionChoice, ...]:
        """Return the options under this revision of the rules that make a difference, given the chosen ones."""
        return tuple(
            choice
            for choice in self.choices(rules)
            if all(chosen[id] in values for id, values in choice.only_if.items())
        )

    def read_operator_file(self, id: str, tables: Mapping[str, object]) -> dict[str, str]:
        """Return the options in an operator's file for `setup(operator=…)`; empty for a game without the option.

        `tables` is the content of the file, as read from TOML.

        Raises:
            InvalidFile: the game cannot use the content.
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
        """Return the value of every option that players choose."""
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
