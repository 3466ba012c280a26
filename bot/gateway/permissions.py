"""What the bot must be allowed to do where it plays."""

from typing import Final

import discord

NEEDED: Final = discord.Permissions(read_messages=True, send_messages=True, attach_files=True)
"""In a channel; discord.py names View Channel `read_messages`."""

NEEDED_IN_THREADS: Final = discord.Permissions(read_messages=True, send_messages_in_threads=True, attach_files=True)
