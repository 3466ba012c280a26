"""Messages in group DMs, where the bot is no member: it writes through the presses and commands of the people there.

With each press or command Discord allows a few messages in its channel for a quarter of an hour, and edits of these and
of the pressed message. Nothing else can be written in a group DM, nor changed.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final, cast

import discord
from cachetools import LRUCache, TTLCache

from bot.delivery.failures import Absent
from bot.delivery.pictures import rewind

Interaction = discord.Interaction[Any]

TOKEN_SECONDS: Final = 14 * 60.0
"""Seconds after a press in which the bot may write through it; Discord allows a minute more."""

NO_MORE_FOLLOWUPS: Final = 40094
"""Discord's code for a press that allows no more messages: five where only users have installed the bot."""

GROUPS_CACHED: Final = 4096
PRESSES_CACHED: Final = 8192

UPDATES: Final = (
    discord.InteractionResponseType.deferred_message_update,
    discord.InteractionResponseType.message_update,
)
"""First responses after which the *original* message of a press is the pressed one."""


class GroupDMs:
    """The group DMs that presses came from, and the presses by which the bot can still write there."""

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._groups: LRUCache[int, None] = LRUCache(GROUPS_CACHED)
        self._presses: TTLCache[int, Interaction] = TTLCache(PRESSES_CACHED, TOKEN_SECONDS, timer)
        self._writers: TTLCache[int, Interaction] = TTLCache(PRESSES_CACHED, TOKEN_SECONDS, timer)
        self._pressed: TTLCache[int, Interaction] = TTLCache(PRESSES_CACHED, TOKEN_SECONDS, timer)

    def __contains__(self, channel_id: int) -> bool:
        return channel_id in self._groups

    def note(self, interaction: Interaction) -> None:
        """Note a press or command, if it came from a group DM."""
        if not is_group(interaction):
            return
        self._groups[interaction.channel_id or 0] = None
        self._presses[interaction.id] = interaction
        if interaction.message is not None and not interaction.message.flags.ephemeral:
            self._pressed[interaction.message.id] = interaction

    def may_post(self, channel_id: int) -> bool:
        """Return True if the bot can post in a group DM now."""
        return self._writer(channel_id) is not None

    async def post(self, channel_id: int, **message: Any) -> discord.Message:
        """Post a message by the newest press that allows one. Raises `Absent` if none does, and what Discord raises."""
        while (press := self._writer(channel_id)) is not None:
            try:
                sent: discord.WebhookMessage = await press.followup.send(**message, wait=True)
            except discord.HTTPException as refused:
                if refused.code != NO_MORE_FOLLOWUPS:
                    raise
                del self._presses[press.id]
                rewind(message.get("files", ()))
            else:
                self._writers[sent.id] = press
                return sent
        raise Absent

    async def edit(self, message_id: int, **changes: Any) -> None:
        """Edit a message through the press that sent it, or that pressed it. Raises `Absent` if there is none."""
        if (writer := self._writers.get(message_id)) is not None:
            await writer.followup.edit_message(message_id, **changes)
        else:
            await self._on(message_id).edit_original_response(**changes)

    async def delete(self, message_id: int) -> None:
        """Delete a message through the press that sent it, or that pressed it. Raises `Absent` if there is none."""
        if (writer := self._writers.get(message_id)) is not None:
            await writer.followup.delete_message(message_id)
        else:
            await self._on(message_id).delete_original_response()

    async def fetch(self, message_id: int) -> discord.Message:
        """Fetch a message through the press that sent it, or that pressed it. Raises `Absent` if there is none."""
        if (writer := self._writers.get(message_id)) is not None:
            return await writer.followup.fetch_message(message_id)
        return cast("discord.Message", await self._on(message_id).original_response())

    def _writer(self, channel_id: int) -> Interaction | None:
        """Return the newest answered press of a channel that allows another message."""
        presses = reversed([*self._presses.values()])
        return next((one for one in presses if one.channel_id == channel_id and one.response.is_done()), None)

    def _on(self, message_id: int) -> Interaction:
        """Return the press on a message whose original response that message is."""
        press = self._pressed.get(message_id)
        if press is None or press.response.type not in UPDATES:
            raise Absent
        return press


def is_group(interaction: Interaction) -> bool:
    """Return True in a group DM, and in direct messages between two people."""
    return interaction.guild_id is None and interaction.context.private_channel is True


class GroupChannel(discord.PartialMessageable):
    """A group DM with the methods of other channels."""

    def __init__(self, client: discord.Client, groups: GroupDMs, id: int) -> None:
        super().__init__(state=client._connection, id=id)
        self._written_by = groups

    async def send(  # type: ignore[override]  # as much of it as the bot uses
        self, content: str | None = None, *, nonce: str | None = None, **message: Any
    ) -> discord.Message:
        """Post a message. Discord takes no nonce here."""
        return await self._written_by.post(self.id, **message, **({} if content is None else {"content": content}))

    def get_partial_message(self, message_id: int, /) -> discord.PartialMessage:
        """Return a message that can be edited, deleted and fetched while a press allows it."""
        return GroupMessage(self, self._written_by, message_id)


class GroupMessage(discord.PartialMessage):
    """A message in a group DM with the methods of other messages."""

    __slots__ = ("_written_by",)

    def __init__(self, channel: GroupChannel, groups: GroupDMs, id: int) -> None:
        super().__init__(channel=channel, id=id)
        self._written_by = groups

    async def edit(self, **changes: Any) -> discord.Message:
        """Edit the message."""
        await self._written_by.edit(self.id, **changes)
        return cast("discord.Message", self)

    async def delete(self, *, delay: float | None = None) -> None:
        """Delete the message."""
        await self._written_by.delete(self.id)

    async def fetch(self) -> discord.Message:
        """Fetch the message."""
        return await self._written_by.fetch(self.id)
