"""What the bot must be allowed to do where it plays."""

from typing import Final

import discord

NEEDED: Final = discord.Permissions(read_messages=True, send_messages=True, attach_files=True)
"""In a channel; discord.py names View Channel `read_messages`."""

NEEDED_IN_THREADS: Final = discord.Permissions(read_messages=True, send_messages_in_threads=True, attach_files=True)

COMMENTARY_NEEDED: Final = discord.Permissions(
    create_private_threads=True, send_messages_in_threads=True, attach_files=True
)
"""For the commentary thread beside a match, which no invitation asks for."""

INVITED: Final = (
    NEEDED
    | NEEDED_IN_THREADS
    | discord.Permissions(create_public_threads=True, embed_links=True, read_message_history=True)
)
"""What an invitation asks for: the least with which everything works."""


def missing(wanted: discord.Permissions, given: discord.Permissions) -> list[str]:
    """The names of the permissions that are wanted and not given."""
    return [name for name, on in wanted if on and not getattr(given, name)]


def invitation(application_id: str) -> str:
    """The link by which a server invites the bot."""
    scopes = "bot+applications.commands"
    address = "https://discord.com/oauth2/authorize"
    return f"{address}?client_id={application_id}&scope={scopes}&permissions={INVITED.value}"
