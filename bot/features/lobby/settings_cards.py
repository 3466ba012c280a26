"""Settings of a lobby in a private message: menus for the owner, text for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.cards import custom_ids
from bot.cards.controls import Button, Row, Select, cut
from bot.cards.layouts import Layout, plain, text
from bot.clocks.paces import PRESETS
from bot.features.lobby.cards import host_name
from bot.match.computer_levels import PLAYER_LEVELS
from bot.match.settings import (
    AUTO,
    COMPUTER_LEVEL,
    DELAYS,
    HINT_VALUES,
    HINTS,
    PACE,
    PUBLIC,
    PUBLIC_DELAY,
    PUBLIC_VALUES,
    RATED,
    SETTINGS,
    STAND_IN_LEVEL,
    THEME,
    VACATION,
    computers_of,
    delay_of,
    hints_of,
    public_of,
    stand_in_of,
)
from bot.words import Words
from engine import GAMES
from render import DEFAULT_THEME
from render.canvas.theme import THEMES
from storage.matches import MatchRow, SeatRow

RULES_PER_PAGE: Final = 8
"""Menus of rules on a page, which fit the screen of a phone. The last page has all that is not a rule."""

ABOUT_RULES: Final = (AUTO, THEME)  # settings on the pages of rules, behind the rules of the game


def settings_card(
    words: Words, match: MatchRow, seats: Sequence[SeatRow], page: int = 0, *, owner: bool, moderates: bool = False
) -> Layout:
    """Return a page of the settings: rules and look first, then the rest, such as the clock.

    Only the `owner` gets menus. A user who `moderates` may cancel the lobby of another user.
    """
    heading = f"### {words('settings-title')}"
    cancel: Button = Button(
        label=words("button-cancel"),
        custom_id=custom_ids.make(custom_ids.LOBBY, "cancel", match.id),
        style=discord.ButtonStyle.danger,
    )
    if not owner:
        host = host_name(words, match, seats)
        lines = [heading, *_listed(words, match), f"-# {words('settings-of-host', player=host)}"]
        return plain(text("\n".join(lines)), *([Row(cancel)] if moderates else []))
    dismiss: Button = Button(
        label=words("button-dismiss"),
        custom_id=custom_ids.make(custom_ids.LOBBY, "dismiss", match.id),
        disabled=all(seat.computer is None for seat in seats),
    )
    return plain(text(heading), *_page(words, match, page), Row(dismiss, cancel))


def _listed(words: Words, match: MatchRow) -> list[str]:
    """Return a line for each rule and setting with its value."""
    rules = [
        f"{words(f'{match.game}-rule-{choice.id}')}: {words(f'{match.game}-rule-{choice.id}-{match.options[choice.id]}')}"
        for choice in GAMES[match.game].relevant_choices(match.options, match.rules)
    ]
    theme = words(f"theme-{match.settings.get(THEME, DEFAULT_THEME)}")
    lines = [
        f"{words('menu-seats')}: {match.seats}",
        *rules,
        words("lobby-auto", value=match.settings.get(AUTO, "on")),
        words("lobby-theme", theme=theme),
        words(f"pace-{pace}" if (pace := match.settings.get(PACE)) else "pace-auto"),
        words("lobby-vacation", value=match.settings.get(VACATION, "on")),
        words("lobby-computers", level=words(f"level-{computers_of(match)}")),
        words("lobby-stand-in", level=words(f"level-{stand_in_of(match)}")),
        words(f"lobby-hints-{hints_of(match)}"),
        words(f"lobby-public-{public_of(match)}"),
        words(f"lobby-delay-{delay_of(match)}"),
        words("lobby-rated", value=match.settings.get(RATED, "on")),
    ]
    return [f"- {line}" for line in lines]


def page_of(match: MatchRow, rule: str) -> int:
    """Return the page that shows a rule or setting."""
    rules = [*_rule_ids(match), *ABOUT_RULES]
    return rules.index(rule) // RULES_PER_PAGE if rule in rules else _pages(match) - 1


def _rule_ids(match: MatchRow) -> list[str]:
    return [choice.id for choice in GAMES[match.game].relevant_choices(match.options, match.rules)]


def _pages(match: MatchRow) -> int:
    """Return the number of pages: those of rules, and one for the rest."""
    return -(-(len(_rule_ids(match)) + len(ABOUT_RULES)) // RULES_PER_PAGE) + 1


def _page(words: Words, match: MatchRow, page: int) -> list[Row]:
    """Return the menus of a page, and the button to the next one; behind the last comes the first."""
    pages = _pages(match)
    page %= pages
    following = (page + 1) % pages
    if not following:
        menus, label = _other_menus(words, match), words("button-rules-back")
    else:
        menus = _rule_menus(words, match)[page * RULES_PER_PAGE : (page + 1) * RULES_PER_PAGE]
        is_last = following == pages - 1
        label = words("button-rules-rest") if is_last else words("button-rules", page=following + 1)
    custom_id = custom_ids.make(custom_ids.LOBBY, "rules", match.id, str(following))
    turn: Button = Button(label=label, custom_id=custom_id)
    return [*map(Row, menus), Row(turn)]


def _rule_menus(words: Words, match: MatchRow) -> list[Select]:
    """Return the menus of the rules, and of `ABOUT_RULES`."""
    menus = []
    for choice in GAMES[match.game].relevant_choices(match.options, match.rules):
        named = words(f"{match.game}-rule-{choice.id}")
        values = [(value, f"{named}: {words(f'{match.game}-rule-{choice.id}-{value}')}") for value in choice.values]
        menus.append(_menu(words, match, choice.id, named, values, match.options[choice.id]))
    values = [(value, words("lobby-auto", value=value)) for value in ("on", "off")]
    menus.append(_menu(words, match, AUTO, words("param-auto"), values, match.settings.get(AUTO, "on")))
    themes = [(theme, words("lobby-theme", theme=words(f"theme-{theme}"))) for theme in THEMES]
    menus.append(_menu(words, match, THEME, words("param-theme"), themes, match.settings.get(THEME, DEFAULT_THEME)))
    return menus


def _other_menus(words: Words, match: MatchRow) -> list[Select]:
    """Return the menus for clock, computer players and spectators."""
    paces = [(pace, words(f"pace-{pace}")) for pace in PRESETS]
    vacation = [(value, words("lobby-vacation", value=value)) for value in SETTINGS[VACATION]]
    rated = [(value, words("lobby-rated", value=value)) for value in SETTINGS[RATED]]
    return [
        _menu(words, match, PACE, words("pace-auto"), paces, match.settings.get(PACE, "")),
        _menu(words, match, VACATION, words("param-vacation"), vacation, match.settings.get(VACATION, "on")),
        *_computer_menus(words, match),
        *_watching_menus(words, match),
        _menu(words, match, RATED, words("param-rated"), rated, match.settings.get(RATED, "on")),
    ]


def _computer_menus(words: Words, match: MatchRow) -> list[Select]:
    """Return the menus for the strength of computer players, and for hints."""
    levels = {
        setting: [(level, words(f"lobby-{label}", level=words(f"level-{level}"))) for level in PLAYER_LEVELS]
        for setting, label in ((COMPUTER_LEVEL, "computers"), (STAND_IN_LEVEL, "stand-in"))
    }
    hints = [(value, words(f"lobby-hints-{value}")) for value in HINT_VALUES]
    return [
        _menu(words, match, COMPUTER_LEVEL, words("param-computers"), levels[COMPUTER_LEVEL], computers_of(match)),
        _menu(words, match, STAND_IN_LEVEL, words("param-stand-in"), levels[STAND_IN_LEVEL], stand_in_of(match)),
        _menu(words, match, HINTS, words("param-hints"), hints, hints_of(match)),
    ]


def _watching_menus(words: Words, match: MatchRow) -> list[Select]:
    """Return the menus for spectators elsewhere: whether they may watch, and with what delay."""
    public = [(value, words(f"lobby-public-{value}")) for value in PUBLIC_VALUES]
    delays = [(value, words(f"lobby-delay-{value}")) for value in DELAYS]
    return [
        _menu(words, match, PUBLIC, words("param-public"), public, public_of(match)),
        _menu(words, match, PUBLIC_DELAY, words("param-delay"), delays, delay_of(match)),
    ]


def _menu(words: Words, match: MatchRow, id: str, label: str, values: Sequence[tuple[str, str]], chosen: str) -> Select:
    return Select(
        custom_id=custom_ids.make(custom_ids.RULE, id, match.id),
        placeholder=cut(label, 150),
        options=[
            discord.SelectOption(label=cut(shown, 100), value=value, default=value == chosen) for value, shown in values
        ],
    )
