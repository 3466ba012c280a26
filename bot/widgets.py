"""A question as buttons and menus, within Discord's limits (shared by every game; design 4)."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui

from bot import ids
from engine.core.types import Decision, Option
from render.phrases import option_label
from render.words import Words

BUTTONS_IN_ROW: Final = 5
MENU_OPTIONS: Final = 25
MOST_BUTTONS: Final = 10
"""With more options than this, groups become menus."""

BUTTON_LABEL: Final = 80
MENU_LABEL: Final = 100
PLACEHOLDER: Final = 150

Row = ui.ActionRow[Any]
Button = ui.Button[Any]
Select = ui.Select[Any]


def controls(words: Words, game: str, match_id: str, stamp: str, decision: Decision) -> list[Row]:
    """Rows of buttons and menus for a question; several picks make one menu."""
    ask = decision.ask
    if ask.most > 1:
        return [Row(_menu(words, game, match_id, stamp, decision, ask.options[:MENU_OPTIONS], 0, words("menu-choose")))]
    if len(ask.options) <= MOST_BUTTONS:
        return _button_rows(words, game, match_id, stamp, decision, ask.options)
    menus: list[Row] = []
    single: list[Option] = []
    for group, options in _groups(ask.options):
        if not group or len(options) == 1:
            single += options
            continue
        parts = [options[at : at + MENU_OPTIONS] for at in range(0, len(options), MENU_OPTIONS)]
        for number, part in enumerate(parts, start=1):
            named = words(f"{game}-group-{group}")
            label = words("menu-group", group=named)
            if len(parts) > 1:
                label = words("menu-part", group=named, part=number, parts=len(parts))
            menus.append(Row(_menu(words, game, match_id, stamp, decision, part, len(menus), label)))
    return menus + _button_rows(words, game, match_id, stamp, decision, single)


def _groups(options: Sequence[Option]) -> Iterator[tuple[str, list[Option]]]:
    ordered = sorted(options, key=lambda option: [one.group for one in options].index(option.group))
    for group, members in groupby(ordered, key=lambda option: option.group):
        yield group, list(members)


def _button_rows(
    words: Words, game: str, match_id: str, stamp: str, decision: Decision, options: Sequence[Option]
) -> list[Row]:
    buttons = [
        Button(
            label=cut(option_label(words, game, decision.kind, option), BUTTON_LABEL),
            custom_id=ids.make(ids.CHOICE, match_id, stamp, ids.token(option.key)),
            style=discord.ButtonStyle.primary if option.data else discord.ButtonStyle.secondary,
        )
        for option in options
    ]
    return [Row(*buttons[at : at + BUTTONS_IN_ROW]) for at in range(0, len(buttons), BUTTONS_IN_ROW)]


def _menu(
    words: Words,
    game: str,
    match_id: str,
    stamp: str,
    decision: Decision,
    options: Sequence[Option],
    number: int,
    placeholder: str,
) -> Select:
    return Select(
        custom_id=ids.make(ids.MENU, match_id, stamp, str(number)),
        placeholder=cut(placeholder, PLACEHOLDER),
        min_values=min(decision.ask.least, len(options)),
        max_values=min(decision.ask.most, len(options)),
        options=[
            discord.SelectOption(
                label=cut(option_label(words, game, decision.kind, option), MENU_LABEL), value=ids.token(option.key)
            )
            for option in options
        ],
    )


def cut(text: str, length: int) -> str:
    """Shorten a text to so many characters."""
    return text if len(text) <= length else text[: length - 1] + "…"
