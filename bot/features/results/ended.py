"""A match that is over with a result: find it, and draw its pictures."""

import asyncio
import io
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import discord

from bot.cards.opinions import percent
from bot.features.results.cards import CHANCES_FILE, SOURCES_FILE, TURNS_FILE, WINNER_FILE
from bot.interaction.context import seated
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.types import Seat
from engine.minds.analysis import Analysis
from storage.log import LogRow


async def ended_match(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat | None]:
    """Return a finished match with a result, and the user's seat (None for spectators).

    Raises `Refused` as `seated` does, while the match runs, and if it was cancelled.
    """
    match, seat = await seated(interaction, match_id)
    if match.row.status != "ended" or (match.view(None).outcome is None and match.conceder is None):
        raise Refused("refuse-unknown-button")
    return match, seat


def occasion_of(interaction: Interaction, match: SeatedMatch, lines: Sequence[LogRow]) -> str:
    """Return where and when a match was played, for its picture."""
    guild, ended = interaction.client.get_guild(match.row.guild_id or 0), datetime.fromtimestamp(lines[-1].at, UTC)
    return " · ".join([*([guild.name] if guild else []), ended.date().isoformat()])


def as_files(drawn: Mapping[str, bytes]) -> list[discord.File]:
    """Return pictures as files, given by their names."""
    return [discord.File(io.BytesIO(data), name) for name, data in drawn.items()]


async def draw_chances(found: Analysis | None, words: Words, theme: str) -> dict[str, bytes]:
    """Return the chart of the chances to win, by file name, if there are any."""
    if found is None or not found.turns:
        return {}
    curves = [(one.turn, [percent(chance.share) for chance in one.seats]) for one in found.turns]
    return {CHANCES_FILE: await asyncio.to_thread(_drawn_chances, curves, words, theme)}


def _drawn_chances(curves: Sequence[tuple[int, list[int]]], words: Words, theme: str) -> bytes:
    """Draw the chart of the chances to win. Not for the event loop."""
    from render import summary  # noqa: PLC0415 - it loads Pillow, which a bot that starts does not need yet
    from render.parts.chart import Curve  # noqa: PLC0415 - as above

    return summary.draw_chances([Curve(turn, chances) for turn, chances in curves], words, theme)


def draw_end(match: SeatedMatch, timeline: Timeline, words: Words, theme: str, occasion: str) -> dict[str, bytes]:
    """Draw the main picture of a result, by file name: the points by turn of a conceded match, else the podium.

    Not for the event loop.
    """
    from render import summary  # noqa: PLC0415 - as above
    from render.parts.chart import Curve  # noqa: PLC0415 - as above

    view = match.view(None)
    if view.outcome is not None:
        return {WINNER_FILE: summary.draw_winner(view, words, theme, occasion=occasion)}
    return {TURNS_FILE: summary.draw_turns([Curve(*one) for one in timeline.points()], words, theme)}


def draw_result(match: SeatedMatch, timeline: Timeline, words: Words, theme: str, occasion: str) -> dict[str, bytes]:
    """Draw the pictures of a result, by file name; a conceded match has only one. Not for the event loop."""
    from render import summary  # noqa: PLC0415 - as above
    from render.parts.chart import Curve  # noqa: PLC0415 - as above

    drawn, view = draw_end(match, timeline, words, theme, occasion), match.view(None)
    if view.outcome is not None:
        drawn[TURNS_FILE] = summary.draw_turns([Curve(*one) for one in timeline.points()], words, theme)
        drawn[SOURCES_FILE] = summary.draw_sources(view, words, theme)
    return drawn
