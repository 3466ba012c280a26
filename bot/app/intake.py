"""Where interactions arrive: each is answered once, by the process that holds the lease."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import discord

from bot.app.link import Arrived, Message
from bot.cards import custom_ids
from bot.match.new_match import is_id
from bot.match.quotas import Recent
from storage.errors import StoreError
from storage.store import Store

RECEIVED: Final = 4096
"""Of so many presses and commands the bot knows that it has had them already."""

FRESH: Final = 3.0
"""Seconds in which Discord takes the first response; what was not answered then has failed."""

FORWARDING: Final = 0.25
"""Seconds in which the holder may answer before the standby sends it what it has got itself."""

AUTOCOMPLETE: Final = 4

Payload = dict[str, Any]


class _Kept(NamedTuple):
    at: float
    interaction: Payload


class Intake:
    """Hands each interaction to `answer` once, as long as this process answers.

    While it does not, it keeps what Discord sends and forwards it to the other process, over whatever `forward` is then;
    Discord sends each interaction to every session of a bot, and is not to be relied upon to do so.
    """

    def __init__(self, answer: Callable[[Payload], None]) -> None:
        self.answering = True
        self.forward: Callable[[Message], None] = lambda message: None
        self._answer = answer
        self._seen = Recent[str](RECEIVED)
        self._kept: dict[str, _Kept] = {}

    def arrive(self, interaction: Payload) -> None:
        """Take in what Discord sends."""
        if self.answering:
            self._answer_once(interaction)
        elif self._keep(interaction):
            asyncio.get_running_loop().call_later(FORWARDING, self._forward, interaction["id"])

    def forwarded(self, interaction: Payload) -> None:
        """Take in what the other process was sent."""
        if self.answering:
            self._answer_once(interaction)
        else:
            self._keep(interaction)

    def answered(self, id: str) -> None:
        """The other process has answered this one."""
        self._seen.has(id)
        self._kept.pop(id, None)

    def stop(self) -> None:
        """Answer nothing more, but what is being answered."""
        self.answering = False

    def begin(self) -> None:
        """Answer from now on, beginning with what nobody has answered in time."""
        self.answering = True
        kept, self._kept = self._kept, {}
        oldest = asyncio.get_running_loop().time() - FRESH
        for at, interaction in kept.values():
            if at >= oldest and interaction["type"] != AUTOCOMPLETE:
                self._answer_once(interaction)

    def _answer_once(self, interaction: Payload) -> None:
        if not self._seen.has(interaction["id"]):
            self._answer(interaction)

    def _keep(self, interaction: Payload) -> bool:
        """Keep an interaction unless it is known; returns whether it is new."""
        id, now = interaction["id"], asyncio.get_running_loop().time()
        for old in [old for old, one in self._kept.items() if one.at < now - FRESH]:
            del self._kept[old]
        if id in self._kept or self._seen.knows(id):
            return False
        self._kept[id] = _Kept(now, interaction)
        return True

    def _forward(self, id: str) -> None:
        """Send the other process what it has not answered yet."""
        if id in self._kept:
            self.forward(Arrived(self._kept[id].interaction))


EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value
"""The flag of a message that only one person sees."""

PRESSES: Final = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)


def is_private(interaction: Payload) -> bool:
    """Whether what was pressed is on a message that only who pressed it sees."""
    return bool(interaction.get("message", {}).get("flags", 0) & EPHEMERAL)


def own_server(interaction: Payload) -> int:
    """The server that an interaction came from, 0 for a direct message."""
    return int(interaction.get("guild_id") or 0)


def user_of(interaction: Payload) -> int:
    """The user that an interaction came from."""
    return int(interaction.get("member", interaction)["user"]["id"])


def may_be_elsewhere(interaction: Payload) -> bool:
    """Whether this is a press that may be about a match of another server than the one that it came from."""
    return interaction["type"] in PRESSES and (is_private(interaction) or not own_server(interaction))


async def server_of(interaction: Payload, store: Store) -> int:
    """The server of the match that a press names; where it names none that is known, the one that it came from."""
    data = interaction.get("data", {})
    named = (*custom_ids.read(str(data.get("custom_id", ""))).args, *map(str, data.get("values", ())))
    try:
        for part in filter(is_id, named):
            if (match := await store.match(part)) is not None:
                return match.guild_id or 0
    except StoreError:
        pass  # whoever looks after the server that it came from answers, if only that it cannot be done
    return own_server(interaction)
