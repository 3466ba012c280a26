"""Names of matches and their players: the title drawn for each match, and players' names as they stand in messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

import discord

from bot.match.match import SeatedMatch
from bot.match.safe_names import shown
from bot.match.settings import ROUND_NAME, event_of, style_of
from bot.words import Words
from engine.core.types import Seat
from render.prose import lists
from storage.matches import MatchRow, SeatRow

MAX_PLACE_NAME: Final = 100


def seat_names(words: Words, seats: Iterable[SeatRow]) -> tuple[str, ...]:
    """Return the distinct names of the people of a match or lobby, in order."""
    return words.at([shown(seat.name) for seat in seats]).seats


def escaped_names(words: Words, seats: Iterable[SeatRow]) -> list[str]:
    """Return the same names, escaped for a message."""
    return [discord.utils.escape_markdown(name) for name in seat_names(words, seats)]


def styled_name(words: Words, row: MatchRow, seat: SeatRow, name: str) -> str:
    """Return a player's name, and how its computer player likes to play, if it is one with a style."""
    style = style_of(row, seat)
    return f"{name} · {words(f'{row.game}-style-{style}')}" if style else name


def match_title(words: Words, match_id: str) -> str:
    """Return the two words that a match's id determines; they never change.

    Each language has a list for each word; the same places in the lists make the same title in all languages.
    """
    number = int.from_bytes(sha256(f"title {match_id}".encode()).digest()[:8])
    first, second = words("match-title-first").split(", "), words("match-title-second").split(", ")
    return words("match-title", first=first[number % len(first)], second=second[number // len(first) % len(second)])


def titled(words: Words, row: MatchRow) -> str:
    """Return the name of a match: its game and its title."""
    return words("match-titled", game=words(f"game-{row.game}"), title=match_title(words, row.id))


def event_title(words: Words, row: MatchRow) -> str:
    """Return the tournament and the round of a match; for other matches their name."""
    place = event_place(words, row)
    return " · ".join([place["event"], place["round"]]) if place else titled(words, row)


def event_place(words: Words, row: MatchRow) -> dict[str, str]:
    """Return the names of a match's tournament (`event`), `round` and `table`; empty outside of tournaments."""
    event = event_of(row)
    if event is None:
        return {}
    stage, number, table = event.table.split(".")
    name = row.settings.get(ROUND_NAME, "round-title" if stage == "1" else "round-knockout")
    round_title = words(f"tournament-{name}", number=int(number))
    return {"event": shown(event.name), "round": round_title, "table": words("tournament-table", table=table)}


def titled_apart(words: Words, rows: Iterable[MatchRow]) -> dict[str, str]:
    """Return the names of several matches, by id. Matches that happen to share a title get their ids appended."""
    named = {row.id: titled(words, row) for row in rows}
    count = Counter(named.values())
    return {id: f"{name} ({id})" if count[name] > 1 else name for id, name in named.items()}


def place_name(words: Words, row: MatchRow, players: Sequence[str], sentence: str = "lobby-thread") -> str:
    """Return the name of a match's thread or post."""
    return words(sentence, game=titled(words, row), players=", ".join(players))[:MAX_PLACE_NAME]


def titled_with_players(words: Words, row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Return the name of a match with its players, for a message."""
    return words("follow-title", game=titled(words, row), players=", ".join(escaped_names(words, seats)))


def mentioning(words: Words, match: SeatedMatch, pinged: frozenset[int] = frozenset()) -> Words:
    """Return words in which the players in `pinged` are mentioned, and the others named."""
    return words.at(
        [
            f"<@{seat.user_id}>" if seat.user_id in pinged else discord.utils.escape_markdown(words.seat(seat.seat))
            for seat in match.seats
        ]
    )


def named(name: str) -> str:
    """Return a name that a person gave, escaped for a message."""
    return discord.utils.escape_markdown(shown(name))


def listed(words: Words, seats: Iterable[Seat]) -> str:
    """Return the names of several seats as one list, each once."""
    return lists.listed(words, [discord.utils.escape_markdown(words.seat(seat)) for seat in dict.fromkeys(seats)])
