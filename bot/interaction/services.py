"""What commands and presses work with: made once when the bot starts, handed on with every interaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord

from bot.delivery.archived_threads import ArchivedThreads
from bot.delivery.direct import DirectMessages
from bot.delivery.languages import Languages
from bot.delivery.pictures import Pictures
from bot.delivery.places import Places
from bot.delivery.publisher import Publisher
from bot.features.decks.service import Decks
from bot.features.follow.service import Follows
from bot.features.lobby.forums import Forums
from bot.features.lobby.open_settings import OpenSettings
from bot.features.plans.service import Plans
from bot.features.results.analyses import Analyses
from bot.features.results.ladder import Ladders
from bot.features.spotlight.host import SpotlightHost
from bot.features.tournaments.host import EventHost
from bot.interaction.membership import Membership
from bot.match.preferences import Preferences
from bot.match.quotas import Paces
from bot.match.service import Matches
from bot.match.thinking import Thinking
from bot.match.timeline import Timelines


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
