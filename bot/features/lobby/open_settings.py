"""Who has a lobby's settings open, so that these can follow the lobby; kept in memory, as what they answer lasts minutes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import discord
from cachetools import LRUCache

from bot.words import Words

KEPT: Final = 256
"""So many are known at a time, over all lobbies."""


@dataclass(frozen=True, slots=True)
class OpenedSettings:
    """A message with settings that a person alone sees: the press that it answers, its page and its words."""

    interaction: discord.Interaction[Any]
    words: Words
    page: int


class OpenSettings:
    """The last settings that each person has opened of a lobby."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[str, int], OpenedSettings] = LRUCache(KEPT)

    def note(self, match_id: str, opened: OpenedSettings) -> None:
        """Take note that somebody sees settings."""
        self._known[match_id, opened.interaction.user.id] = opened

    def others(self, match_id: str, by: discord.Interaction[Any]) -> Iterator[OpenedSettings]:
        """What is open of a lobby and can still be changed, but for what the press `by` has shown itself."""
        for key, opened in [*self._known.items()]:
            if key[0] != match_id or opened.interaction is by:
                continue
            if opened.interaction.is_expired():
                del self._known[key]
            else:
                yield opened

    def forget(self, match_id: str) -> None:
        """Forget what is open of a lobby that is none any more."""
        for key in [key for key in self._known if key[0] == match_id]:
            del self._known[key]
