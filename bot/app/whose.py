"""By which server it is decided which process answers an interaction, where several share a database.

A press on a message for everybody belongs to the server that it came from. In a direct message, and on a message that one
person sees alone, it may be about a match of any server, which is the one that counts: only the process that looks after it
can change the match (docs/decisions/postgresql.md, Whose a server is).
"""

from typing import Final

import discord

from bot.app.intake import Payload
from bot.cards import custom_ids
from bot.match.new_match import is_id
from storage.errors import StoreError
from storage.store import Store

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
    named = (*custom_ids.read(str(data.get("custom_id", ""))).rest, *map(str, data.get("values", ())))
    try:
        for part in filter(is_id, named):
            if (match := await store.match(part)) is not None:
                return match.guild_id or 0
    except StoreError:
        pass  # whoever looks after the server that it came from answers, if only that it cannot be done
    return own_server(interaction)
