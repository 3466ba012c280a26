"""The ladder in pages, a player's profile, and the change of a rating by one match."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import page_row
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import named
from bot.features.results.ladder import Attendance, Kind, Ladder, LadderLine, Meetings, ProvisionalLine, RatingChange
from bot.features.results.ratings import SHOWN_FROM
from bot.words import Words
from render.prose.numbers import written

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
