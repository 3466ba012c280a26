"""The card of a match that is over: who won, how the points came about, how long it took, and what may follow."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from itertools import pairwise
from statistics import median
from typing import Any, Final
from urllib.parse import quote

import discord
from discord import ButtonStyle, MediaGalleryItem, ui

from bot.cards.advice import chances_line, decline_line, point_lines
from bot.cards.controls import Button, Row, cut
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import seat_names
from bot.cards.spans import span
from bot.cards.turn_card import after, conceded_line, event_standings, table_button
from bot.features.replay.cards import ReplayState
from bot.match.conceding import conceded, places
from bot.match.match import SeatedMatch
from bot.words import Words
from engine.core.log import entries_in_force
from engine.minds.analysis import Analysis
from storage.matches import LogRow

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
"""Reads one play as JSON. What it names `source…` it remembers, so that nobody is asked twice who is who."""

SOURCE: Final = "Provost"

HASH_LENGTH: Final = 12
"""Digits of the hash by which the app knows a player's name again. Discord's id is not given to a third party."""


def play_link(words: Words, match: SeatedMatch, ended_at: int) -> str:
    """The link of a match that is over, with who played, the points and who won; in the reader's language."""
    game = match.row.game
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": match.row.id,
        "playDate": f"{datetime.fromtimestamp(ended_at, UTC):%Y-%m-%d %H:%M:%S}",
        "location": "Discord",
        "game": {"name": words(f"game-{game}"), "sourceGameId": game, "highestWins": True},
        "players": list(_players(words, match)),
    }
    return ADDRESS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def _players(words: Words, match: SeatedMatch) -> Iterator[dict[str, object]]:
    """Who played, in the order of the seats; a match that was conceded has no points."""
    outcome, loser = match.view(None).outcome, conceded(match)
    ranks = outcome.ranks if outcome is not None else places(loser) if loser is not None else ()
    for number, name in enumerate(seat_names(words, match.seats)):
        player: dict[str, object] = {
            "name": name,
            "sourcePlayerId": sha256(name.encode()).hexdigest()[:HASH_LENGTH],
            "startPlayer": number == 0,
            "winner": ranks[number] == 1,
            "rank": ranks[number],
        }
        yield player if outcome is None else player | {"score": str(outcome.scores[number])}


WINNER_FILE: Final = "winner.png"
TURNS_FILE: Final = "turns.png"
SOURCES_FILE: Final = "sources.png"
CHANCES_FILE: Final = "chances.png"

MOST_LINE: Final = 240
"""Characters of a line about a turning point, of which there are fifteen at most: a text of Discord's has room for 4,000."""

MOST_ALT: Final = 1_024
"""Characters of an alternative text that Discord takes."""


def result_card(
    match: SeatedMatch,
    words: Words,
    lines: Sequence[LogRow],
    found: Analysis | None = None,
    *,
    rating: Sequence[str] = (),
    analysing: bool = False,
) -> Layout:
    """The layout, with pictures that are still to be drawn: three, and one more of what an analysis has `found`.

    `rating` says what the match did to the reader's. While a match is still `analysing`, a line says so. A match that was
    conceded has no points to be divided: one picture.
    """
    (next_act,) = event_standings(words, match) or [after(words, match.row.id, "rematch")]
    next_act.style = ButtonStyle.success
    opening = ReplayState(match.row.id, 0).custom_id("open")
    replay: Button = Button(label=words("button-replay-all"), custom_id=opening)
    loser = conceded(match)
    pictures = [(WINNER_FILE, "alt-winner"), (TURNS_FILE, "chart-turns"), (SOURCES_FILE, "chart-sources")]
    parts: list[ui.Item[Any]] = [text(f"## {words('alt-winner')}")]
    if loser is not None:
        parts.append(text(conceded_line(words, match, loser)))
        pictures = pictures[1:2]
    pace = pace_line(words, lines)
    about = "\n".join([*([pace] if pace else []), *rating])
    parts += [text(about)] if about else []
    return plain(
        *parts,
        *(_picture(file, words(alt)) for file, alt in pictures),
        *(_analysis(match, words, found) if found is not None else ()),
        *([text(f"-# {words('analysis-under-way')}")] if analysing else ()),
        Row(next_act, replay, table_button(words, match, "export"), after(words, match.row.id, "bg-stats")),
    )


def _analysis(match: SeatedMatch, words: Words, found: Analysis) -> Iterator[ui.Item[Any]]:
    """Chances to win by turn, and the turning points, each with a button that opens the replay there."""
    if found.turns:
        yield _picture(CHANCES_FILE, chances_text(words, found))
    if found.declines:
        lines = (discord.utils.escape_markdown(decline_line(words, one)) for one in found.declines)
        yield text("\n".join(lines))
    if not found.points:
        if not found.declines:
            yield text(words("analysis-none"))
        return
    steps = [number for number, _ in entries_in_force(match.core.log)]
    parts, buttons = [f"### {words('analysis-points')}"], list[Button]()
    for number, point in enumerate(found.points, start=1):
        written = point_lines(words, match.row.game, point)
        first, *others = (discord.utils.escape_markdown(cut(line, MOST_LINE)) for line in written)
        parts.append("\n".join((f"**{number}.** {first}", others[0], *(f"-# {line}" for line in others[1:]))))
        opening = ReplayState(match.row.id, steps[point.actions]).custom_id("open")
        buttons.append(Button(label=words("button-replay-point", number=number), custom_id=opening))
    yield text("\n".join(parts))
    yield Row(*buttons)


def chances_text(words: Words, found: Analysis) -> str:
    """The chances by turn in words, as many of the last turns as an alternative text has room for."""
    written = [words("analysis-turn", turn=one.turn, chances=chances_line(words, one.seats)) for one in found.turns]
    heading = words("alt-chances")
    while written and len("\n".join((heading, *written))) > MOST_ALT:
        del written[0]
    return "\n".join((heading, *written))


def pace_line(words: Words, lines: Sequence[LogRow]) -> str:
    """How long a match took and how quickly people moved; empty where nobody did."""
    waits = [line.at - before.at for before, line in pairwise(lines) if line.by_user is not None and not line.auto]
    if not waits:
        return ""
    whole = span(words, lines[-1].at - lines[0].at)
    return words("result-pace", span=whole, moves=len(waits), pace=span(words, int(median(waits))))


def _picture(file: str, description: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{file}", description=description))
