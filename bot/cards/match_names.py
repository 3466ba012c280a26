"""What a match is called, and its players: the title that is drawn for each, and names that are told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

import discord

from bot.match.names import shown
from bot.words import Words
from storage.matches import MatchRow, SeatRow

PLACE_NAME: Final = 100
"""Characters of the name of a thread or post, as Discord limits it."""


def seat_names(words: Words, seats: Iterable[SeatRow]) -> tuple[str, ...]:
    """Name the people of a match or lobby, in order, no two alike."""
    return words.at([shown(seat.name) for seat in seats]).seats


def escaped_names(words: Words, seats: Iterable[SeatRow]) -> list[str]:
    """Name them as a message may."""
    return [discord.utils.escape_markdown(name) for name in seat_names(words, seats)]


def match_title(words: Words, match_id: str) -> str:
    """Return two words that follow from a match's id alone: nobody chooses them, and they never change.

    A language has a list for each of the two words; the same places in the lists are the same title in all languages.
    """
    number = int.from_bytes(sha256(f"title {match_id}".encode()).digest()[:8])
    first, second = words("match-title-first").split(", "), words("match-title-second").split(", ")
    return words("match-title", first=first[number % len(first)], second=second[number // len(first) % len(second)])


def titled(words: Words, row: MatchRow) -> str:
    """Name a match by its game and its title."""
    return words("match-titled", game=words(f"game-{row.game}"), title=match_title(words, row.id))


def titled_apart(words: Words, rows: Iterable[MatchRow]) -> dict[str, str]:
    """Name several matches, by id; two that chance has given one title have their ids beside it."""
    named = {row.id: titled(words, row) for row in rows}
    count = Counter(named.values())
    return {id: f"{name} ({id})" if count[name] > 1 else name for id, name in named.items()}


def place_name(words: Words, row: MatchRow, players: Sequence[str], sentence: str = "lobby-thread") -> str:
    """Name the thread or post in which a match is played, or talked about."""
    return words(sentence, game=titled(words, row), players=", ".join(players))[:PLACE_NAME]


def titled_with_players(words: Words, row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """The match by its title and who plays, as a message may say it."""
    return words("follow-title", game=titled(words, row), players=", ".join(escaped_names(words, seats)))
