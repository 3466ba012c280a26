"""What commands and presses work with: made once when the bot starts, handed on with every interaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

from bot.gateway.archived_threads import ArchivedThreads
from bot.gateway.direct import DirectMessages
from bot.gateway.event_host import EventHost
from bot.gateway.follows import Follows
from bot.gateway.forums import Forums
from bot.gateway.languages import Languages
from bot.gateway.membership import Membership
from bot.gateway.open_settings import OpenSettings
from bot.gateway.pictures import Pictures
from bot.gateway.places import Places
from bot.gateway.publisher import Publisher
from bot.gateway.spotlight import SpotlightHost
from bot.matches.analyses import Analyses
from bot.matches.decks import Decks
from bot.matches.ladder import Ladders
from bot.matches.plans import Plans
from bot.matches.preferences import Preferences
from bot.matches.quotas import Paces
from bot.matches.service import Matches
from bot.matches.thinking import Thinking
from bot.matches.timeline import Timelines


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that a command needs beside the interaction itself."""

    matches: Matches
    publisher: Publisher
    languages: Languages
    preferences: Preferences
    decks: Decks
    pictures: Pictures
    timelines: Timelines
    events: EventHost
    thinking: Thinking
    follows: Follows
    ladders: Ladders
    analyses: Analyses
    spotlight: SpotlightHost
    places: Places
    forums: Forums
    plans: Plans
    open_settings: OpenSettings
    archived_threads: ArchivedThreads
    membership: Membership


class Client(discord.AutoShardedClient):
    """A client that has services, and knows which interactions it is answering."""

    services: Services
    paces: Paces
    direct: DirectMessages
    under_way: set[asyncio.Task[Any]]

    def answered(self, interaction: discord.Interaction[Any]) -> None:
        """Take note that all was done that an interaction asked for."""

    def leaves(self, failed: Exception) -> bool:
        """Whether what failed so is left to the process that takes over, which answers it anew."""
        return False


Interaction = discord.Interaction[Client]
