"""A question as buttons and menus, within Discord's limits, for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.match.names import token
from engine.core.types import Decision, Option
from render import letter, spot_of
from render.prose.phrases import option_label, option_note
from render.prose.words import Words


class Draft(Struct, frozen=True):
    """Tokens of what has been picked for the question of that decision_name."""

    decision_name: str = ""
    picked: tuple[str, ...] = ()


EMPTY: Final = Draft()


def read_selection(message: discord.Message | None, decision_name: str, pressed: str, values: tuple[str, ...]) -> Draft:
    """What is picked on a card: in the menu that was `pressed` these values, in the others what is marked."""
    menus = [menu for menu in _menus(message) if custom_ids.read(menu.custom_id).rest[1:2] == (decision_name,)]
    picked = [
        value
        for menu in menus
        for value in (
            values if menu.custom_id == pressed else [option.value for option in menu.options if option.default]
        )
    ]
    return Draft(decision_name, tuple(picked))


def _menus(message: discord.Message | None) -> Iterator[discord.SelectMenu]:
    """The menus of a card that take one answer together."""
    for part in message.components if message is not None else ():
        rows = part.children if isinstance(part, discord.Container) else [part]
        for row in rows:
            for control in row.children if isinstance(row, discord.ActionRow) else ():
                if (
                    isinstance(control, discord.SelectMenu)
                    and custom_ids.read(control.custom_id).prefix == custom_ids.PICK
                ):
                    yield control


BUTTONS_IN_ROW: Final = 5
MENU_OPTIONS: Final = 25
MOST_BUTTONS: Final = 2 * BUTTONS_IN_ROW
"""With more options than this that are in no group, they become a menu; groups do so from the second row on."""

MOST_PLACES: Final = 3 * BUTTONS_IN_ROW
"""The same where all options are places on the board: they have numbers there, and a press is one tap less than a menu."""

SHORT: Final = 20
"""Characters of labels with which a group is buttons even so, since a press is one tap less; unless notes tell them apart."""

BUTTON_LABEL: Final = 80
MENU_LABEL: Final = 100
"""Characters of an entry's label, and of the note below it."""

PLACEHOLDER: Final = 150

DONE: Final = "done"
"""What the button is called that gives an answer gathered from several menus."""

CHOICES: Final = 25
CHOICE_NAME: Final = 100
"""What a slash command may offer while somebody types: so many choices, each of so many characters."""

Row = ui.ActionRow[Any]
Button = ui.Button[Any]
Select = ui.Select[Any]


class Question(Struct, frozen=True):
    """An open question of a match, to be put in the language of `words`; `decision_name` names it for ever.

    `numbered` are the spots at which a picture beside the question shows numbers: the options there carry them too.
    `picked` are tokens of what has been picked already, where that takes several menus. `within` comes before the custom
    ids of its controls, where they are not to be pressed in a match.
    """

    words: Words
    game: str
    match_id: str
    decision_name: str
    decision: Decision
    numbered: frozenset[str] = frozenset()
    picked: tuple[str, ...] = ()
    within: tuple[str, ...] = ()

    def _id(self, prefix: str, part: str) -> str:
        return custom_ids.make(*self.within, prefix, self.match_id, self.decision_name, part)

    def label(self, option: Option, length: int) -> str:
        """Name an option in at most so many characters."""
        label = option_label(self.words, self.game, self.decision.kind, option)
        number = self.decision.ask.options.index(option)
        if spot_of(self.game, self.decision, number) in self.numbered:
            label = f"{letter(number)} · {label}"
        return cut(label, length)

    def controls(self) -> list[Row]:
        """Rows of buttons and menus; a question with several picks is one menu, or several with a button for them all."""
        options = self.decision.ask.options
        if self.decision.ask.most > 1:
            return self._menus("", options, 0) if len(options) <= MENU_OPTIONS else self._draft(options)
        if len(options) <= BUTTONS_IN_ROW:
            return self._buttons(options)
        rows: list[Row] = []
        lone: list[str] = []
        for group in dict.fromkeys(option.group for option in options):
            members = [option for option in options if option.group == group]
            if not group or len(members) == 1:
                lone.append(group)
            else:
                rows += self._buttons(members) if self._are_short(members) else self._menus(group, members, len(rows))
        single = [option for option in options if option.group in lone]
        most = MOST_PLACES if all(option.spot for option in options) else MOST_BUTTONS
        return rows + (self._buttons(single) if len(single) <= most else self._menus("", single, len(rows)))

    def _are_short(self, options: Sequence[Option]) -> bool:
        """Whether a group of options is as easily read on buttons as in a menu."""
        short = all(len(self.label(option, BUTTON_LABEL)) <= SHORT for option in options)
        return short and len(options) <= MOST_BUTTONS and not any(self._notes(options))

    def _draft(self, options: Sequence[Option]) -> list[Row]:
        """Menus in which what was picked is marked, and the button that gives the answer once it is complete."""
        ask, count = self.decision.ask, len(self.picked)
        rows: list[Row] = []
        starts = range(0, len(options), MENU_OPTIONS)
        for part, start in enumerate(starts, start=1):
            offered = options[start : start + MENU_OPTIONS]
            entries = [
                self._entry(option, note, chosen=token(option.key) in self.picked)
                for option, note in zip(offered, self._notes(offered), strict=True)
            ]
            menu: Select = Select(
                custom_id=self._id(custom_ids.PICK, str(part)),
                placeholder=self._range(offered) or self.words("menu-draft", part=part, parts=len(starts)),
                min_values=0,
                max_values=min(ask.most, len(entries)),
                options=entries,
            )
            rows.append(Row(menu))
        done: Button = Button(
            label=self.words("button-done", count=count, most=ask.most),
            custom_id=self._id(custom_ids.PICK, DONE),
            style=discord.ButtonStyle.success,
            disabled=not ask.least <= count <= ask.most,
        )
        return [*rows, Row(done)]

    def _range(self, options: Sequence[Option]) -> str:
        """What a menu of several is called by the letters of its entries; empty where they have none."""
        numbers = [self.decision.ask.options.index(one) for one in (options[0], options[-1])]
        if not all(spot_of(self.game, self.decision, number) in self.numbered for number in numbers):
            return ""
        first, last = map(letter, numbers)
        return self.words("menu-letters", first=first, last=last)

    def _entry(self, option: Option, note: str | None, *, chosen: bool = False) -> discord.SelectOption:
        label = self.label(option, MENU_LABEL)
        return discord.SelectOption(label=label, value=token(option.key), description=note, default=chosen)

    def _menus(self, group: str, options: Sequence[Option], first: int) -> list[Row]:
        """Menus of so many entries as each may have; `first` is the number of menus before these."""
        parts = [options[at : at + MENU_OPTIONS] for at in range(0, len(options), MENU_OPTIONS)]
        return [
            self._menu(part, first + at, self._placeholder(group, at + 1, len(parts))) for at, part in enumerate(parts)
        ]

    def _placeholder(self, group: str, part: int, parts: int) -> str:
        if not group:
            return self.words("menu-choose")
        return menu_name(self.words, self.words(f"{self.game}-group-{group}"), part, parts)

    def _menu(self, options: Sequence[Option], number: int, placeholder: str) -> Row:
        ask = self.decision.ask
        menu: Select = Select(
            custom_id=self._id(custom_ids.MENU, str(number)),
            placeholder=cut(placeholder, PLACEHOLDER),
            min_values=min(ask.least, len(options)),
            max_values=min(ask.most, len(options)),
            options=[self._entry(option, note) for option, note in zip(options, self._notes(options), strict=True)],
        )
        return Row(menu)

    def _notes(self, options: Sequence[Option]) -> list[str | None]:
        """What the entries of a menu do, where that tells them apart."""
        notes = [option_note(self.words, self.game, option) for option in options]
        apart = len(set(filter(None, notes))) > 1
        return [cut(note, MENU_LABEL) if note and apart else None for note in notes]

    def _buttons(self, options: Sequence[Option]) -> list[Row]:
        """Return rows of buttons; only a sole answer is highlighted, so that colour never recommends a weak move."""
        sole = len(self.decision.ask.options) == 1
        buttons: list[Button] = [
            Button(
                label=self.label(option, BUTTON_LABEL),
                custom_id=self._id(custom_ids.CHOICE, token(option.key)),
                style=discord.ButtonStyle.primary if sole else discord.ButtonStyle.secondary,
            )
            for option in options
        ]
        return [Row(*buttons[at : at + BUTTONS_IN_ROW]) for at in range(0, len(buttons), BUTTONS_IN_ROW)]


def menu_name(words: Words, group: str, part: int, parts: int) -> str:
    """What stands on a menu of a group, which may be one of several."""
    if parts == 1:
        return words("menu-group", group=group)
    return words("menu-part", group=group, part=part, parts=parts)


def cut(text: str, length: int) -> str:
    """Shorten a text to so many characters."""
    return text if len(text) <= length else text[: length - 1] + "…"
