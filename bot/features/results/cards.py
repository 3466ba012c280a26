"""The result of a match, with buttons and links below it; the ladder in pages; and a player's profile."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from itertools import pairwise
from statistics import median
from typing import Any, Final
from urllib.parse import quote

import discord
from discord import ButtonStyle, MediaGalleryItem, ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import Button, Row, cut, page_row
from bot.cards.endings import conceded_line, finished_match_button, standings_buttons
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import escaped_names, named, seat_names, styled_name
from bot.cards.opinions import chances_line, decline_line, point_lines
from bot.cards.times import span
from bot.cards.turn_card import table_button
from bot.features.replay.cards import ReplayState
from bot.features.results.ladder import Attendance, Kind, Ladder, LadderLine, Meetings, ProvisionalLine, RatingChange
from bot.features.results.ratings import SHOWN_FROM
from bot.match.conceding import places
from bot.match.match import SeatedMatch
from bot.match.settings import style_of
from bot.words import Words
from engine.core.log import entries_in_force
from engine.minds.analysis import Analysis
from render.prose.numbers import written
from storage.log import LogRow

IMPORT_ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
"""Address that imports one play as JSON. The app remembers `source…` names, so it asks only once who is who."""

SOURCE_NAME: Final = "Provost"

HASH_LENGTH: Final = 12
"""Hex digits of the hash that identifies a player to the app; Discord ids are not given to third parties."""

WINNER_FILE: Final = "winner.png"
TURNS_FILE: Final = "turns.png"
SOURCES_FILE: Final = "sources.png"
CHANCES_FILE: Final = "chances.png"

MAX_TURNING_POINT_LINE: Final = 240
"""Characters of a line about a turning point: there are at most fifteen, and Discord's limit for a message is 4,000."""

MAX_ALT_TEXT: Final = 1_024  # Discord's limit of characters in an alternative text


def play_link(words: Words, match: SeatedMatch, ended_at: int) -> str:
    """Return the link that imports a finished match, with its players, points and winner, in the reader's language."""
    game = match.row.game
    play = {
        "sourceName": SOURCE_NAME,
        "sourcePlayId": match.row.id,
        "playDate": f"{datetime.fromtimestamp(ended_at, UTC):%Y-%m-%d %H:%M:%S}",
        "location": "Discord",
        "game": {"name": words(f"game-{game}"), "sourceGameId": game, "highestWins": True},
        "players": list(_players(words, match)),
    }
    return IMPORT_ADDRESS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def _players(words: Words, match: SeatedMatch) -> Iterator[dict[str, object]]:
    """Yield the players in the order of their seats; a conceded match has no points."""
    outcome, loser = match.view(None).outcome, match.conceder
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


def result_card(
    match: SeatedMatch,
    words: Words,
    lines: Sequence[LogRow],
    found: Analysis | None = None,
    *,
    rating: Sequence[str] = (),
    note: str = "",
) -> Layout:
    """Return the result, with files for three pictures that are drawn later, and a fourth if an analysis was `found`.

    `rating` has the lines about the reader's rating; `note` is the id of a sentence on an analysis that is not there. A
    conceded match has no points to break down, and only one picture.
    """
    (next_act,) = standings_buttons(words, match) or [finished_match_button(words, match.row.id, "rematch")]
    next_act.style = ButtonStyle.success
    opening = ReplayState(match.row.id, 0).custom_id("open")
    replay: Button = Button(label=words("button-replay-all"), custom_id=opening)
    loser = match.conceder
    pictures = [(WINNER_FILE, "alt-winner"), (TURNS_FILE, "chart-turns"), (SOURCES_FILE, "chart-sources")]
    parts: list[ui.Item[Any]] = [text(f"## {words('alt-winner')}")]
    if loser is not None:
        parts.append(text(conceded_line(words, match, loser)))
        pictures = pictures[1:2]
    pace = pace_line(words, lines)
    named = zip(match.seats, escaped_names(words, match.seats), strict=True)
    bots = [f"-# {styled_name(words, match.row, *one)}" for one in named if style_of(match.row, one[0])]
    about = "\n".join([*([pace] if pace else []), *rating, *bots])
    parts += [text(about)] if about else []
    return plain(
        *parts,
        *(_picture(file, words(alt)) for file, alt in pictures),
        *(_analysis(match, words, found) if found is not None else ()),
        *([text(f"-# {words(note)}")] if note else ()),
        Row(
            next_act,
            replay,
            table_button(words, match, "export"),
            finished_match_button(words, match.row.id, "share"),
            finished_match_button(words, match.row.id, "bg-stats"),
        ),
    )


def _analysis(match: SeatedMatch, words: Words, found: Analysis) -> Iterator[ui.Item[Any]]:
    """Yield the chances to win by turn, and the turning points, each with a button that opens the replay there."""
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
        told = point_lines(words, match.row.game, point)
        first, *others = (discord.utils.escape_markdown(cut(line, MAX_TURNING_POINT_LINE)) for line in told)
        parts.append("\n".join((f"**{number}.** {first}", others[0], *(f"-# {line}" for line in others[1:]))))
        opening = ReplayState(match.row.id, steps[point.actions]).custom_id("open")
        buttons.append(Button(label=words("button-replay-point", number=number), custom_id=opening))
    yield text("\n".join(parts))
    yield Row(*buttons)


def chances_text(words: Words, found: Analysis) -> str:
    """Return the chances by turn as text, without the earliest turns if an alternative text has no room."""
    turns = [words("analysis-turn", turn=one.turn, chances=chances_line(words, one.seats)) for one in found.turns]
    heading = words("alt-chances")
    while turns and len("\n".join((heading, *turns))) > MAX_ALT_TEXT:
        del turns[0]
    return "\n".join((heading, *turns))


def pace_line(words: Words, lines: Sequence[LogRow]) -> str:
    """Return a line on how long a match took and how quickly people moved; empty if no person moved."""
    waits = [line.at - before.at for before, line in pairwise(lines) if line.by_user is not None and not line.auto]
    if not waits:
        return ""
    whole = span(words, lines[-1].at - lines[0].at)
    return words("result-pace", span=whole, moves=len(waits), pace=span(words, int(median(waits))))


def _picture(file: str, description: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{file}", description=description))


LINES_PER_PAGE: Final = 15
MIN_TREND: Final = 0.05  # trends below this are shown as level: they would round to nothing
Line = LadderLine | ProvisionalLine


def last_page(lines: Sequence[Line]) -> int:
    """Return the number of the last page, 0 first."""
    return max(0, len(lines) - 1) // LINES_PER_PAGE


def ladder_page(words: Words, kind: Kind, lines: Sequence[Line], users: Mapping[str, int], number: int) -> Layout:
    """Return a page of the ladder of a game and number of seats: people with a place, then provisional ratings.

    `users` maps pseudonyms to ids; a deleted user is missing there and shown by the pseudonym.
    """
    last = last_page(lines)
    shown = lines[LINES_PER_PAGE * number :][:LINES_PER_PAGE]
    content = [
        f"### {words('ladder-title', kind=_kind(words, kind))}",
        *(_line(words, line, users) for line in shown),
        *(() if shown else [words("ladder-empty")]),
        f"-# {words('ladder-note', games=SHOWN_FROM)}",
    ]
    if last == 0:
        return plain(text("\n".join(content)))
    content.append(f"-# {words('ladder-pages', page=number + 1, pages=last + 1)}")
    page_id = partial(custom_ids.make, custom_ids.LADDER, kind[0], str(kind[1]))
    turning = page_row(words, number, last, lambda page, name: page_id(str(max(0, page))))
    return plain(text("\n".join(content)), turning)


def _line(words: Words, line: Line, users: Mapping[str, int]) -> str:
    player = f"<@{users[line.person]}>" if line.person in users else f"`{line.person}`"
    if isinstance(line, ProvisionalLine):
        return f"-# {words('ladder-provisional', player=player, rating=_provisional(words, line))}"
    return words(
        "ladder-line",
        rank=line.rank,
        player=player,
        rating=written(line.value, words.locale, 1),
        trend=_trend(words, line.trend),
        games=line.games,
    )


def _provisional(words: Words, line: ProvisionalLine) -> str:
    """Return a provisional rating, such as `4 of 10, about 24 ± 8`."""
    value, uncertainty = round(line.value), round(line.uncertainty)
    return words("rating-provisional", games=line.games, wanted=SHOWN_FROM, value=value, uncertainty=uncertainty)


class ProfiledPlayer(Struct, frozen=True):
    """A player as the profile names them: display name, pseudonym, running matches, and since when one is recent."""

    name: str
    person: str
    running: int = 0
    recent_since: int = 0


def profile(words: Words, ladder: Ladder, player: ProfiledPlayer, reader: str = "", more: Sequence[str] = ()) -> Layout:
    """Return a player's profile: skill, reliability and activity, each separately, and the lines of other features.

    A `reader`, by pseudonym, who has met the player sees how those matches went.
    """
    name, person = player.name, player.person
    played = ladder.played.get(person, Attendance())
    begun = len(played.ended_at)
    skill = [_skill(words, ladder, person, kind) for kind in ladder.of(person)]
    reliability = words("profile-kept", kept=played.kept, begun=begun, share=f"{100 * played.kept // max(1, begun)}")
    lines = [
        f"### {words('profile-title', player=named(name))}",
        f"**{words('profile-skill')}**",
        *(skill or [words("profile-no-skill")]),
        *(_meetings(words, name, ladder.meetings(reader, person)) if reader != person else ()),
        f"**{words('profile-reliability')}**",
        reliability if begun else words("profile-nothing-ended"),
        f"**{words('profile-activity')}**",
        words("profile-active", ended=played.since(player.recent_since), running=player.running),
        *more,
    ]
    return plain(text("\n".join(lines)))


def rating_lines(words: Words, change: RatingChange) -> list[str]:
    """Return how a match changed the reader's rating, and why; or a provisional rating and how many games it needs."""
    kind, after = _kind(words, change.kind), change.after
    if after.games < SHOWN_FROM:
        line = ProvisionalLine("", after.mu, after.sigma, after.games)
        return [words("rating-after-provisional", kind=kind, rating=_provisional(words, line))]
    before = change.before.conservative
    value, moved = written(after.conservative, words.locale, 1), after.conservative - before
    change_text = written(moved, words.locale, 1, plus=True) if change.before.games >= SHOWN_FROM else ""
    return [words("rating-after", kind=kind, rating=value, change=change_text), f"-# {words('rating-why')}"]


def _meetings(words: Words, name: str, met: Meetings) -> list[str]:
    """Return a line on how the reader did against a player; none if they never met."""
    games = met.ahead + met.behind + met.level
    if games == 0:
        return []
    line = words("profile-met", games=games, player=named(name), ahead=met.ahead, behind=met.behind, level=met.level)
    return [f"**{words('profile-together')}**", line]


def _skill(words: Words, ladder: Ladder, person: str, kind: Kind) -> str:
    (shown, games), won = ladder.of(person)[kind], ladder.won(person)[kind]
    if shown is None:
        line = next(line for line in ladder.provisional(kind) if line.person == person)
        return words("profile-provisional", kind=_kind(words, kind), rating=_provisional(words, line), won=won)
    lines = ladder.lines(kind)
    rank = next(line.rank for line in lines if line.person == person)
    return words(
        "profile-rated",
        kind=_kind(words, kind),
        rating=written(shown.value, words.locale, 1),
        trend=_trend(words, shown.trend),
        games=games,
        rank=rank,
        players=len(lines),
        won=won,
    )


def _kind(words: Words, kind: Kind) -> str:
    return words("ladder-kind", game=words(f"game-{kind[0]}"), seats=kind[1])


def _trend(words: Words, trend: float | None) -> str:
    """Return a trend as an arrow with a number; empty if it is unknown."""
    if trend is None:
        return ""
    return " →" if abs(trend) < MIN_TREND else f" {'↗' if trend > 0 else '↘'} {written(abs(trend), words.locale, 1)}"
