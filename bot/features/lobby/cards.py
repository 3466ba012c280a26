"""The message of a lobby: its players, its settings, and the few buttons that everyone needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.endings import new_game_button
from bot.cards.layouts import Layout, gallery_of, plain, text
from bot.cards.match_names import escaped_names, named, styled_name, titled
from bot.cards.times import timestamp, usual_length
from bot.clocks.lobby_deadlines import MUSTER_SECONDS
from bot.features.lobby.invitations import invited_until
from bot.match.computer_levels import DEFAULT_LEVEL, known_level
from bot.match.safe_names import PLACEHOLDER_NAME
from bot.match.settings import (
    ASKED_AT,
    AUTO,
    FULL_AT,
    GROUP_DM,
    HINT_VALUES,
    PRESENT_SEATS,
    PUBLIC_VALUES,
    THEME,
    allows_vacation,
    delay_of,
    hints_of,
    is_rated,
    pace_of,
    public_of,
    seats_in,
    stand_in_of,
)
from bot.match.statistics import Spread
from bot.words import Words
from engine import GAMES
from engine.core.types import Seat
from render import DEFAULT_THEME
from render.prose.phrases import name
from storage.matches import MatchRow, SeatRow

NO_ONE_AWAY: Final[Mapping[Seat, int]] = MappingProxyType({})


def lobby_card(
    words: Words,
    match: MatchRow,
    seats: Sequence[SeatRow],
    away: Mapping[Seat, int] = NO_ONE_AWAY,
    lengths: Spread | None = None,
    guests: Sequence[int] = (),
    cover: Sequence[discord.File] = (),
) -> Layout:
    """Return the message of a lobby below its `cover`. Seats are kept for `guests`, users who were invited.

    `away` maps seats to the end of an announced absence, as wall-clock time. `lengths` are the lengths of similar
    matches, if enough are known.
    """
    lines = [
        f"## {words('lobby-title', game=titled(words, match))}",
        words(f"game-{match.game}-about"),
        f"-# {words(f'game-{match.game}-weight')}",
        *pace_lines(words, match, seats, lengths),
        "",
        words("lobby-count", taken=len(seats), seats=match.seats),
        *_places(words, match, seats, away, guests),
        "",
        *settings_lines(words, match),
        *([f"-# {words('lobby-group')}"] if GROUP_DM in match.settings else []),
        *(_mustered(words, match, seats) or [_status(words, match, len(seats))]),
    ]
    return plain(*map(gallery_of, cover), text("\n".join(lines)), *_buttons(words, match, seats))


def host_name(words: Words, match: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Return the name of the owner, who alone may start the match."""
    names = zip(seats, escaped_names(words, seats), strict=True)
    return next((name for seat, name in names if seat.user_id == match.owner_id), PLACEHOLDER_NAME)


def cancelled_card(words: Words, game: str, by: str) -> Layout:
    """Return the message of a cancelled lobby, with a button to open another one. `by` may be empty."""
    said = words("lobby-cancelled", player=named(by)) if by else words("refuse-cancelled")
    return plain(text(said), Row(new_game_button(words, game)))


def _places(
    words: Words, match: MatchRow, seats: Sequence[SeatRow], away: Mapping[Seat, int], guests: Sequence[int]
) -> Iterator[str]:
    """Yield a line for each seat.

    A player beyond the last seat (the lobby has shrunk since) is listed on a free seat, and gets one when the match
    starts.
    """
    by_number = {
        seat.seat: (seat, styled_name(words, match, seat, name))
        for seat, name in zip(seats, escaped_names(words, seats), strict=True)
    }
    free = [number for number in range(match.seats) if number not in by_number][: match.seats - len(seats)]
    kept = dict(zip(free, guests, strict=False))
    for place, number in enumerate(sorted([*by_number, *free])):
        if number in kept:
            when = timestamp(invited_until(match) or 0)
            yield words("lobby-seat-kept", number=place + 1, player=f"<@{kept[number]}>", when=when)
        else:
            yield _seat(words, place, by_number.get(number), away.get(number))


def _seat(words: Words, number: int, taken: tuple[SeatRow, str] | None, away: int | None) -> str:
    if taken is None:
        return words("lobby-seat-free", number=number + 1)
    seat, name = taken
    line = words("lobby-seat", number=number + 1, player=name)
    if away is not None:
        return f"{line} · {words('lobby-away', when=timestamp(away))}"
    level = None if seat.computer is None else known_level(seat.computer)
    return line if level in (None, DEFAULT_LEVEL) else f"{line} · {words(f'level-{level}')}"


def lobby_pace(match: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Return the pace that the match will have if people take all free seats."""
    computers = sum(seat.computer is not None for seat in seats)
    return pace_of(match, match.seats - computers)


def pace_lines(words: Words, match: MatchRow, seats: Sequence[SeatRow], lengths: Spread | None) -> Iterator[str]:
    """Yield the pace that the match will have, and how long such matches usually take."""
    yield f"-# {words(f'pace-{lobby_pace(match, seats)}')}"
    if lengths is not None:
        yield f"-# {usual_length(words, lengths)}"


def _status(words: Words, match: MatchRow, taken: int) -> str:
    """Return a sentence about whether the match can start, and with how many players."""
    missing = GAMES[match.game].seats[0] - taken
    if missing > 0:
        return words("lobby-short", missing=missing)
    return words("lobby-ready") if taken == match.seats else words("lobby-enough", count=taken)


def _mustered(words: Words, match: MatchRow, seats: Sequence[SeatRow]) -> list[str]:
    """Return the lines of the muster in a full lobby: its deadline, and who is present."""
    if not match.settings.get(FULL_AT):
        return []
    when = timestamp(int(match.settings[FULL_AT]) + MUSTER_SECONDS)
    if _are_all_present(match, seats):
        return [words("lobby-mustered", when=when, player=host_name(words, match, seats))]
    present = ", ".join(
        name
        for seat, name in zip(seats, escaped_names(words, seats), strict=True)
        if seat.seat in seats_in(match, PRESENT_SEATS)
    )
    return [words("lobby-muster", when=when, players=present or words("seat-none"))]


def _are_all_present(match: MatchRow, seats: Sequence[SeatRow]) -> bool:
    return {seat.seat for seat in seats if seat.user_id is not None} <= set(seats_in(match, PRESENT_SEATS))


def chosen_rules(words: Words, game: str, options: Mapping[str, str], rules: int) -> list[str]:
    """Return the options of a game that differ from the defaults, each with its name."""
    return [
        f"{words(f'{game}-rule-{choice.id}')}: {words(f'{game}-rule-{choice.id}-{value}')}"
        for choice in GAMES[game].relevant_choices(options, rules)
        if (value := options[choice.id]) != choice.default(options)
    ]


def settings_lines(words: Words, match: MatchRow) -> list[str]:
    """Return small lines for all choices that differ from the defaults, and for the operator's options."""
    rules = chosen_rules(words, match.game, match.options, match.rules)
    if match.settings.get(AUTO, "on") != "on":
        rules.append(words("lobby-auto", value="off"))
    if (theme := match.settings.get(THEME, DEFAULT_THEME)) != DEFAULT_THEME:
        rules.append(words("lobby-theme", theme=words(f"theme-{theme}")))
    if not allows_vacation(match):
        rules.append(words("lobby-vacation", value="off"))
    if (level := stand_in_of(match)) != DEFAULT_LEVEL:
        rules.append(words("lobby-stand-in", level=words(f"level-{level}")))
    if (hints := hints_of(match)) != HINT_VALUES[0]:
        rules.append(words(f"lobby-hints-{hints}"))
    if (public := public_of(match)) != PUBLIC_VALUES[0]:
        rules.append(words(f"lobby-public-{public}"))
    if (delay := delay_of(match)) != "none":
        rules.append(words(f"lobby-delay-{delay}"))
    if not is_rated(match):
        rules.append(words("lobby-rated", value="off"))
    return [*([f"-# {' · '.join(rules)}"] if rules else []), *_set_by_operator(words, match)]


def _set_by_operator(words: Words, match: MatchRow) -> list[str]:
    """Return lines for the options set by the operator, which no player can change."""
    settable, set_to = GAMES[match.game].operator_options, match.options
    return [
        words(
            f"{match.game}-fixed-{id}", cards=", ".join(name(words, card) for card in settable[id].subjects(set_to[id]))
        )
        for id in settable
        if id in set_to
    ]


def _buttons(words: Words, match: MatchRow, seats: Sequence[SeatRow]) -> list[ui.Item[Any]]:
    """Return the rows of buttons: those of everyone, and below a line with the name of the owner, the owner's.

    Buttons that do not apply are disabled instead of removed, so that nothing moves under a player's finger. With too
    few players to start, the owner can play with bots. Of each part the likeliest button is highlighted.
    """
    full, short = len(seats) >= match.seats, len(seats) < GAMES[match.game].seats[0]

    def button(verb: str, *, off: bool = False, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
        custom_id = custom_ids.make(custom_ids.LOBBY, verb, match.id)
        return Button(label=words(f"button-{verb}"), custom_id=custom_id, style=style, disabled=off)

    learn: Button = Button(label=words("button-help"), custom_id=custom_ids.make(custom_ids.HELP, match.game))
    numbers = GAMES[match.game].seats
    sizes = [
        button("fewer", off=match.seats <= max(numbers[0], len(seats))),
        button("more", off=match.seats >= numbers[-1]),
    ]
    sizes = sizes if len(numbers) > 1 else []
    settings: Button = Button(
        label=words("button-settings"), custom_id=custom_ids.make(custom_ids.LOBBY, "rules", match.id, "0")
    )
    return [
        Row(button("join", off=full, style=discord.ButtonStyle.primary), button("leave"), learn),
        text(f"-# {words('lobby-host', player=host_name(words, match, seats))}"),
        Row(
            button("fill" if short else "start", style=discord.ButtonStyle.success),
            button("computer", off=full),
            settings,
            *sizes,
        ),
        *(
            [Row(button("present", off=_are_all_present(match, seats)), button("reserve"))]
            if match.settings.get(FULL_AT)
            else []
        ),
        *([Row(button("keep-lobby"), *([] if short else [button("fill")]))] if match.settings.get(ASKED_AT) else []),
    ]
