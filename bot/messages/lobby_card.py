"""The message that shows a lobby: who is in, what was chosen, and the buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.matches.names import NAMELESS
from bot.matches.settings import AUTO, THEME
from bot.messages import custom_ids
from bot.messages.controls import Button, Row, Select, cut
from bot.messages.turn_card import Layout, named, plain, text
from bot.words import Words
from engine import GAMES
from render import DAY
from render.canvas.theme import THEMES
from render.prose.phrases import name
from storage import rows

FEW: Final = 8
"""So many menus stand together; more of them are turned over by `PAGE`, so that a phone shows the lobby at once."""

PAGE: Final = 5


def lobby_card(words: Words, match: rows.MatchRow, seats: Sequence[rows.SeatRow], page: int = 0) -> Layout:
    """Who is in, what was chosen, and the buttons to join, leave, choose and start; of many rules one page."""
    game = GAMES[match.game]
    owner = next((seat.name for seat in seats if seat.user_id == match.owner_id), NAMELESS)
    by_number = {seat.seat: seat.name for seat in seats}
    lines = [
        f"## {words('lobby-title', game=words(f'game-{match.game}'))}",
        words(f"game-{match.game}-about"),
        words("lobby-host", player=named(owner)),
        "",
        words("lobby-count", taken=len(seats), seats=match.seats),
    ]
    for number in range(match.seats):
        player = by_number.get(number)
        lines.append(
            words("lobby-seat", number=number + 1, player=named(player))
            if player
            else words("lobby-seat-free", number=number + 1)
        )
    lines += _set_by_operator(words, match)
    missing = game.seats[0] - len(seats)
    lines += ["", words("lobby-short", missing=missing) if missing > 0 else words("lobby-ready")]
    return plain(text("\n".join(lines)), *_buttons(words, match, seats), *_rules(words, match, page))


def _set_by_operator(words: Words, match: rows.MatchRow) -> list[str]:
    """What the operator has set, which nobody in the lobby can change."""
    settable, set_to = GAMES[match.game].operator_options, match.options
    return [
        words(
            f"{match.game}-fixed-{id}", cards=", ".join(name(words, card) for card in settable[id].subjects(set_to[id]))
        )
        for id in settable
        if id in set_to
    ]


def page_of(match: rows.MatchRow, rule: str) -> int:
    """The page on which a rule or setting stands."""
    return _ids(match).index(rule) // PAGE if rule in _ids(match) else 0


def _ids(match: rows.MatchRow) -> list[str]:
    game = GAMES[match.game]
    return [
        *(["seats"] if len(game.seats) > 1 else []),
        *(choice.id for choice in game.relevant_choices(match.options, match.rules)),
        AUTO,
        THEME,
    ]


def _rules(words: Words, match: rows.MatchRow, page: int) -> list[Row]:
    menus = _rule_menus(words, match)
    if len(menus) <= FEW:
        return menus
    pages = -(-len(menus) // PAGE)
    page %= pages
    more: Button = Button(
        label=words("button-rules", page=page + 1, pages=pages),
        custom_id=custom_ids.make(custom_ids.LOBBY, "rules", match.id, str((page + 1) % pages)),
    )
    return [*menus[page * PAGE : (page + 1) * PAGE], Row(more)]


def _buttons(words: Words, match: rows.MatchRow, seats: Sequence[rows.SeatRow]) -> list[Row]:
    """What cannot be pressed stays in its place, so that nothing moves under anybody's finger."""
    full, short = len(seats) >= match.seats, len(seats) < GAMES[match.game].seats[0]

    def button(verb: str, *, off: bool = False, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
        custom_id = custom_ids.make(custom_ids.LOBBY, verb, match.id)
        return Button(label=words(f"button-{verb}"), custom_id=custom_id, style=style, disabled=off)

    return [
        Row(
            button("join", off=full, style=discord.ButtonStyle.success),
            button("leave"),
            button("start", off=short, style=discord.ButtonStyle.primary),
            button("cancel", style=discord.ButtonStyle.danger),
        ),
        Row(
            button("computer", off=full),
            button("dismiss", off=all(seat.computer is None for seat in seats)),
        ),
    ]


def _rule_menus(words: Words, match: rows.MatchRow) -> list[Row]:
    game = GAMES[match.game]
    numbers = [(str(n), str(n)) for n in game.seats]
    menus = [_menu(words, match, "seats", words("menu-seats"), numbers, str(match.seats))] if len(numbers) > 1 else []
    for choice in game.relevant_choices(match.options, match.rules):
        named = words(f"{match.game}-rule-{choice.id}")
        values = [(value, f"{named}: {words(f'{match.game}-rule-{choice.id}-{value}')}") for value in choice.values]
        menus.append(_menu(words, match, choice.id, named, values, match.options[choice.id]))
    values = [(value, words("lobby-auto", value=value)) for value in ("on", "off")]
    menus.append(_menu(words, match, AUTO, words("param-auto"), values, match.settings.get(AUTO, "on")))
    themes = [(theme, words("lobby-theme", theme=words(f"theme-{theme}"))) for theme in THEMES]
    menus.append(_menu(words, match, THEME, words("param-theme"), themes, match.settings.get(THEME, DAY)))
    return [Row(menu) for menu in menus]


def _menu(
    words: Words, match: rows.MatchRow, id: str, label: str, values: Sequence[tuple[str, str]], chosen: str
) -> Select:
    before = f"{label}: " if id == "seats" else ""
    return Select(
        custom_id=custom_ids.make(custom_ids.RULE, id, match.id),
        placeholder=cut(label, 150),
        options=[
            discord.SelectOption(label=cut(f"{before}{shown}", 100), value=value, default=value == chosen)
            for value, shown in values
        ],
    )
