"""A question as buttons and menus within Discord's limits, for every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.emoji import option_emoji
from bot.match.safe_names import token
from engine.core.types import Decision, Option
from render import marked_label, marks_of
from render.prose.phrases import option_label, option_note
from render.prose.words import Words

MAX_BUTTONS_IN_ROW: Final = 5
MAX_MENU_OPTIONS: Final = 25

MAX_BUTTONS: Final = 2 * MAX_BUTTONS_IN_ROW
"""Ungrouped options that still become buttons and no menu; groups become menus from the second row on."""

MAX_LONG_BUTTONS: Final = 6
"""The same limit if all options are of one kind and without marks, such as things to buy, with labels as long as a line."""

MAX_PLACE_BUTTONS: Final = 3 * MAX_BUTTONS_IN_ROW
"""The same limit if all options are places on the board, whose numbers make buttons quick to find."""

MAX_SHORT_LABEL: Final = 20
"""Longest label in a group that becomes buttons, which save a tap. Groups with notes always become menus."""

MAX_LINE_LABEL: Final = 40
"""Longest label of a button that a phone shows on one line; competing options with a longer one are a menu."""

MAX_NAMED_OPTIONS: Final = 3
"""Options of one verb whose names still are the name of their menu."""

IDLE_KEYS: Final = frozenset({"none", "stop", "back", "0"})
"""Keys of options that leave everything as it is."""

STEP: Final = re.compile(r"0|[+-]\d+")
"""Keys of options that are steps along a road, such as those of the provost: to stay, or so far back or on."""

MAX_BUTTON_LABEL: Final = 80

MAX_MENU_LABEL: Final = 100
"""Limit on an entry's label, and on the note below it."""

MAX_PLACEHOLDER: Final = 150

DONE_PART: Final = "done"
"""The part in the custom id of the button that gives an answer gathered from several menus."""

# of autocomplete
MAX_CHOICES: Final = 25
MAX_CHOICE_NAME: Final = 100


Row = ui.ActionRow[Any]
Button = ui.Button[Any]
Select = ui.Select[Any]


class Draft(Struct, frozen=True):
    """The tokens picked so far for the question of that name."""

    decision_name: str = ""
    picked: tuple[str, ...] = ()


NO_DRAFT: Final = Draft()


class CardNotes(Struct, frozen=True):
    """Text on a private card: `first` above everything, `status` and `tip` above the choices; and what was picked.

    A `whole` card shows both board and hand.
    """

    first: str = ""
    status: str = ""
    draft: Draft = NO_DRAFT
    whole: bool = False
    tip: str = ""


NO_NOTES: Final = CardNotes()


class Skip(Struct, frozen=True):
    """The answer with this `key` skips a row of questions: it comes first.

    Before the first of them (not `begun`) it has a label of its own, and if `folded`, a button in place of the other
    options shows them in private.
    """

    key: str = ""
    begun: bool = False
    folded: bool = False


NO_SKIP: Final = Skip()


class Question(Struct, frozen=True):
    """An open question of a match, in the language of `words`.

    `picked` are tokens picked so far, if the answer takes several menus. `within` is a prefix of the custom ids, for
    questions that are not asked in a match. `skip` is the answer that comes before the others, if there is one. Buttons
    of options in `forms` open a window.
    """

    words: Words
    game: str
    match_id: str
    decision_name: str
    decision: Decision
    picked: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    skip: Skip = NO_SKIP
    forms: Container[str] = ()

    def _id(self, prefix: str, part: str) -> str:
        return custom_ids.make(*self.within, prefix, self.match_id, self.decision_name, part)

    def label(self, option: Option, length: int) -> str:
        """Return the label of an option with the mark of its place, at most `length` characters long."""
        mark = marks_of(self.game, self.decision)[self.decision.ask.options.index(option)]
        return cut(marked_label(self.words, self.game, self.decision.kind, option, mark), length)

    def controls(self) -> list[Row]:
        """Return rows of buttons and menus. A question with several picks gets one menu, or several and a button."""
        options = self.decision.ask.options
        if self.decision.ask.most > 1:
            return self._menus("", options, 0) if len(options) <= MAX_MENU_OPTIONS else self._draft(options)
        skip = next((option for option in options if option.key == self.skip.key), None)
        if skip is None:
            return self._grouped(options)
        others = [option for option in options if option is not skip]
        if self.skip.folded:
            return [Row(self._skip(skip), self._unfold())]
        return [Row(self._skip(skip)), *self._grouped(others)]

    def _skip(self, option: Option) -> Button:
        """Return the button of the answer that skips the rest of a row of questions, which never harms."""
        kind = self.decision.kind
        label = self.label(option, MAX_BUTTON_LABEL) if self.skip.begun else self.words(f"{self.game}-skip-{kind}")
        return Button(
            label=label,
            custom_id=self._id(custom_ids.CHOICE, token(option.key)),
            style=discord.ButtonStyle.primary,
        )

    def _unfold(self) -> Button:
        """Return the button that shows the other options on a private card."""
        label = self.words(f"{self.game}-unfold-{self.decision.kind}")
        return Button(label=label, custom_id=custom_ids.make(custom_ids.TABLE, "move", self.match_id))

    def _grouped(self, options: Sequence[Option]) -> list[Row]:
        """Return buttons for a few options, else menus and buttons by their groups; steps are in rows by distance.

        The only option of a group is a button in the place that the group's menu would have.
        """
        if all(STEP.fullmatch(option.key) for option in options):
            near = sorted(options, key=lambda option: (abs(int(option.key)), int(option.key)))
            return [
                row for _, pair in groupby(near, lambda option: abs(int(option.key))) for row in self._buttons([*pair])
            ]
        if len(options) <= MAX_BUTTONS_IN_ROW:
            return self._menus_and_buttons(sorted(options, key=lambda option: not option.group), 0)
        groups = {name: [one for one in options if one.group == name] for name in [option.group for option in options]}
        single = [one for one in options if not one.group or len(groups[one.group]) == 1]
        has_buttons = len(single) <= self._most_buttons(options)
        rows: list[Row] = []
        lone: list[Option] = []
        for group, members in groups.items():
            if not group or len(members) == 1:
                lone += members if group else []
                continue
            if has_buttons:
                rows += self._buttons(lone)
                lone = []
            rows += self._buttons(members) if self._are_short(members) else self._menus(group, members, len(rows))
        if has_buttons:
            return rows + self._menus_and_buttons([*lone, *groups.get("", [])], len(rows))
        return rows + self._menus("", single, len(rows))

    def _most_buttons(self, options: Sequence[Option]) -> int:
        """Return how many ungrouped options become buttons."""
        if all(option.spot for option in options):
            return MAX_PLACE_BUTTONS
        is_marked = any(mark for _, mark in marks_of(self.game, self.decision))
        is_list = len({option.verb for option in options}) == 1 and not is_marked
        has_long = any(len(self.label(option, MAX_BUTTON_LABEL)) > MAX_SHORT_LABEL for option in options)
        return MAX_LONG_BUTTONS if is_list and has_long else MAX_BUTTONS

    def _menus_and_buttons(self, options: Sequence[Option], first: int) -> list[Row]:
        """Return buttons, after a menu of each verb whose labels a phone would break.

        Answers that compete are thus all in one menu or all buttons: one alone, and one that does nothing, is a button.
        """
        rows: list[Row] = []
        listed: list[Option] = []
        for verb in dict.fromkeys(option.verb for option in options if self._is_broken(option)):
            members = [option for option in options if option.verb == verb and not _is_refusal(option)]
            if len(members) > 1:
                groups = {option.group for option in members}
                rows += self._menus(groups.pop() if len(groups) == 1 else "", members, first + len(rows))
                listed += members
        return rows + self._buttons([option for option in options if option not in listed])

    def _is_broken(self, option: Option) -> bool:
        return len(self.label(option, MAX_MENU_LABEL)) > MAX_LINE_LABEL

    def _are_short(self, options: Sequence[Option]) -> bool:
        """Return True if a group of options is as easy to read on buttons as in a menu."""
        short = all(len(self.label(option, MAX_BUTTON_LABEL)) <= MAX_SHORT_LABEL for option in options)
        return short and len(options) <= MAX_BUTTONS and not any(self._notes(options))

    def _draft(self, options: Sequence[Option]) -> list[Row]:
        """Return menus with the picked options marked, and the button that gives the answer once it is complete."""
        ask, count = self.decision.ask, len(self.picked)
        rows: list[Row] = []
        starts = range(0, len(options), MAX_MENU_OPTIONS)
        for part, start in enumerate(starts, start=1):
            offered = options[start : start + MAX_MENU_OPTIONS]
            entries = self._entries(offered)
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
            custom_id=self._id(custom_ids.PICK, DONE_PART),
            style=discord.ButtonStyle.success,
            disabled=not ask.least <= count <= ask.most,
        )
        return [*rows, Row(done)]

    def _range(self, options: Sequence[Option]) -> str:
        """Return the name of one of several menus by the marks of its entries; empty if they have none."""
        marks = marks_of(self.game, self.decision)
        first, last = (marks[self.decision.ask.options.index(one)][1] for one in (options[0], options[-1]))
        return self.words("menu-letters", first=first, last=last) if first and last else ""

    def _entries(self, options: Sequence[Option]) -> list[discord.SelectOption]:
        """Return the entries of a menu, with what is picked already marked."""
        emoji = option_emoji(self.decision.ask.options)
        return [
            discord.SelectOption(
                label=self.label(option, MAX_MENU_LABEL),
                value=token(option.key),
                description=note,
                emoji=emoji.get(option.key),
                default=token(option.key) in self.picked,
            )
            for option, note in zip(options, self._notes(options), strict=True)
        ]

    def _menus(self, group: str, options: Sequence[Option], first: int) -> list[Row]:
        """Return as many menus as the options need; `first` is the number of menus before these."""
        parts = [options[at : at + MAX_MENU_OPTIONS] for at in range(0, len(options), MAX_MENU_OPTIONS)]
        return [
            self._menu(part, first + at, self._placeholder(group, part, at + 1, len(parts)))
            for at, part in enumerate(parts)
        ]

    def _placeholder(self, group: str, options: Sequence[Option], part: int, parts: int) -> str:
        """Return the name of a menu: that of its group, or what is in it if options are few or of several verbs."""
        if not group and len({option.verb for option in options}) == 1 and len(options) > MAX_NAMED_OPTIONS:
            return self.words("menu-choose")
        if not group:
            labels = (option_label(self.words, self.game, self.decision.kind, one).split(" · ") for one in options)
            # The price of an option follows its name, which follows the number of its place.
            names = [" ".join(parts[:2] if parts[0].isdecimal() else parts[:1]) for parts in labels]
            return self.words("menu-choose-of", options=", ".join(names))
        return menu_name(self.words, self.words(f"{self.game}-group-{group}"), part, parts)

    def _menu(self, options: Sequence[Option], number: int, placeholder: str) -> Row:
        ask = self.decision.ask
        menu: Select = Select(
            custom_id=self._id(custom_ids.MENU, str(number)),
            placeholder=cut(placeholder, MAX_PLACEHOLDER),
            min_values=min(ask.least, len(options)),
            max_values=min(ask.most, len(options)),
            options=self._entries(options),
        )
        return Row(menu)

    def _notes(self, options: Sequence[Option]) -> list[str | None]:
        """Return the notes of the entries of a menu, if they differ."""
        notes = [option_note(self.words, self.game, option) for option in options]
        apart = len(set(filter(None, notes))) > 1
        return [cut(note, MAX_MENU_LABEL) if note and apart else None for note in notes]

    def _buttons(self, options: Sequence[Option]) -> list[Row]:
        """Return rows of buttons, in the order of the options but for what gains nothing, which comes last.

        Only a sole answer is highlighted, so that colour never recommends a weak move.
        """
        is_sole = len(self.decision.ask.options) == 1
        options = sorted(options, key=lambda option: option.idle and option.key not in self.forms)
        emoji = option_emoji(self.decision.ask.options)
        buttons: list[Button] = [
            Button(
                label=self.label(option, MAX_BUTTON_LABEL),
                custom_id=self._id(
                    custom_ids.FORM if option.key in self.forms else custom_ids.CHOICE, token(option.key)
                ),
                style=discord.ButtonStyle.primary if is_sole and has_effect(option) else discord.ButtonStyle.secondary,
                emoji=emoji.get(option.key),
            )
            for option in options
        ]
        return [Row(*buttons[at : at + MAX_BUTTONS_IN_ROW]) for at in range(0, len(buttons), MAX_BUTTONS_IN_ROW)]


def has_effect(option: Option) -> bool:
    """Return True if an option does something now: it is not a refusal, and no place beyond the provost."""
    return not (_is_refusal(option) or option.data.get("beyond"))


def _is_refusal(option: Option) -> bool:
    return option.idle or option.key in IDLE_KEYS


def menu_name(words: Words, group: str, part: int, parts: int) -> str:
    """Return the placeholder of a group's menu, which may be one of several."""
    if parts == 1:
        return words("menu-group", group=group)
    return words("menu-part", group=group, part=part, parts=parts)


def cut(text: str, length: int) -> str:
    """Shorten a text to at most `length` characters."""
    return text if len(text) <= length else text[: length - 1] + "…"


def read_selection(message: discord.Message | None, decision_name: str, pressed: str, values: tuple[str, ...]) -> Draft:
    """Read what is picked on a card: these values in the menu that was `pressed`, the marked ones in the others."""
    menus = [menu for menu in _menus(message) if custom_ids.read(menu.custom_id).args[1:2] == (decision_name,)]
    picked = [
        value
        for menu in menus
        for value in (
            values if menu.custom_id == pressed else [option.value for option in menu.options if option.default]
        )
    ]
    return Draft(decision_name, tuple(picked))


def _menus(message: discord.Message | None) -> Iterator[discord.SelectMenu]:
    """Yield the menus of a card that together take one answer."""
    for part in message.components if message is not None else ():
        rows = part.children if isinstance(part, discord.Container) else [part]
        for row in rows:
            for control in row.children if isinstance(row, discord.ActionRow) else ():
                if (
                    isinstance(control, discord.SelectMenu)
                    and custom_ids.read(control.custom_id).prefix == custom_ids.PICK
                ):
                    yield control


def page_row(words: Words, number: int, last: int, custom_id: Callable[[int, str], str]) -> Row:
    """Return the buttons to the pages before and after one of 0 to `last`. `custom_id` takes a page and a name."""
    beside = (("previous", number - 1), ("next", number + 1))
    return Row(
        *(
            Button(label=words(f"button-{name}"), custom_id=custom_id(to, name), disabled=not 0 <= to <= last)
            for name, to in beside
        )
    )


def step_targets(number: int, last: int) -> dict[str, int]:
    """Return the steps that *first*, *back*, *on* and *last* lead to from one of 0 to `last`."""
    return {"first": 0, "back": max(number - 1, 0), "on": min(number + 1, last), "last": last}


def step_row(words: Words, number: int, last: int, custom_id: Callable[[int, str], str]) -> Row:
    """Return the buttons of `step_targets`. `custom_id` takes a step and a name."""
    return Row(
        *(
            Button(label=words(f"button-replay-{name}"), custom_id=custom_id(to, name), disabled=to == number)
            for name, to in step_targets(number, last).items()
        )
    )
