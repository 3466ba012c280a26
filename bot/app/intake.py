"""The intake of interactions: each is answered once, by one process. `standby` forwards those of the other process."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import discord

from bot.app.standby_link import Arrived, Message
from bot.cards import custom_ids
from bot.interaction.responses import RESPONSE_TIMEOUT
from bot.match.new_match import is_id
from bot.match.quotas import Recent
from storage.errors import StoreError
from storage.store import Store

MAX_SEEN: Final = 4096  # number of interactions remembered, to recognise those that arrive twice

FORWARD_DELAY: Final = 0.25
"""Seconds before the standby forwards an interaction that the holder has not reported as answered."""

AUTOCOMPLETE: Final = 4
IN_GROUP_DM: Final = 2  # the context of presses in group DMs
Payload = dict[str, Any]
EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value  # the flag of private messages
PRESS_TYPES: Final = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)

log = logging.getLogger(__name__)


class Intake:
    """Calls `answer` with each interaction once, while this process answers.

    Otherwise it keeps interactions and sends them to the other process with `forward`. Discord sends each interaction
    to every session of a bot, but not reliably.
    """

    def __init__(self, answer: Callable[[Payload], None]) -> None:
        self.answering = True
        self.forward: Callable[[Message], None] = lambda message: None
        self._answer = answer
        self._seen = Recent[str](MAX_SEEN)
        self._kept: dict[str, _Kept] = {}

    def arrive(self, interaction: Payload) -> None:
        """Accept an interaction from Discord."""
        if self.answering:
            self._answer_once(interaction)
        elif self._keep(interaction):
            asyncio.get_running_loop().call_later(FORWARD_DELAY, self._forward, interaction["id"])

    def forwarded(self, interaction: Payload) -> None:
        """Accept an interaction that the other process received."""
        if self.answering:
            self._answer_once(interaction)
        else:
            self._keep(interaction)

    def answered(self, id: str) -> None:
        """Note that the other process has answered an interaction."""
        self._seen.has(id)
        self._kept.pop(id, None)

    def stop(self) -> None:
        """Stop answering. Answers in progress continue."""
        self.answering = False

    def begin(self) -> None:
        """Start answering, beginning with the recent interactions that are not known to be answered."""
        self.answering = True
        kept, self._kept = self._kept, {}
        oldest = asyncio.get_running_loop().time() - RESPONSE_TIMEOUT
        for at, interaction in kept.values():
            if at >= oldest and interaction["type"] != AUTOCOMPLETE:
                self._answer_once(interaction)

    def _answer_once(self, interaction: Payload) -> None:
        if not self._seen.has(interaction["id"]):
            self._answer(interaction)

    def _keep(self, interaction: Payload) -> bool:
        """Keep an interaction unless it is known. Returns True if it is new."""
        id, now = interaction["id"], asyncio.get_running_loop().time()
        for old in [old for old, one in self._kept.items() if one.at < now - RESPONSE_TIMEOUT]:
            del self._kept[old]
        if id in self._kept or self._seen.knows(id):
            return False
        self._kept[id] = _Kept(now, interaction)
        return True

    def _forward(self, id: str) -> None:
        """Forward an interaction if it is still unanswered."""
        if id in self._kept:
            self.forward(Arrived(self._kept[id].interaction))


class _Kept(NamedTuple):
    at: float
    interaction: Payload


def is_private(interaction: Payload) -> bool:
    """Return True if the pressed message is private."""
    return bool(interaction.get("message", {}).get("flags", 0) & EPHEMERAL)


def in_group(interaction: Payload) -> bool:
    """Return True in a group DM, or in direct messages between two people."""
    return interaction.get("context") == IN_GROUP_DM


def own_server(interaction: Payload) -> int:
    """Return the server that an interaction came from, or 0 for direct messages."""
    return int(interaction.get("guild_id") or 0)


def user_of(interaction: Payload) -> int:
    """Return the user that an interaction came from."""
    return int(interaction.get("member", interaction)["user"]["id"])


def may_be_elsewhere(interaction: Payload) -> bool:
    """Return True for a press that may be about a match on a server other than its own."""
    return interaction["type"] in PRESS_TYPES and (is_private(interaction) or not own_server(interaction))


async def server_of(interaction: Payload, store: Store) -> int:
    """Return the server of the match that a press names, or the press's own server if it names no known match."""
    data = interaction.get("data", {})
    named = (*custom_ids.read(str(data.get("custom_id", ""))).args, *map(str, data.get("values", ())))
    try:
        for part in filter(is_id, named):
            if (match := await store.match(part)) is not None:
                return match.guild_id or 0
    except StoreError:
        pass  # the process for the press's own server then explains that it cannot be done
    return own_server(interaction)
