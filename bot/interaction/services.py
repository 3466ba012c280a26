"""What commands and presses work with: made once when the bot starts, reached from every interaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

import discord
from discord import app_commands, ui

from bot.cards.controls import Button
from bot.delivery.archived_threads import ArchivedThreads
from bot.delivery.direct import DirectMessages
from bot.delivery.languages import Languages
from bot.delivery.notices import Notices
from bot.delivery.pictures import Pictures
from bot.delivery.posting import Places
from bot.delivery.publisher import Publisher
from bot.interaction.membership import Membership
from bot.match.background import Background
from bot.match.match import SeatedMatch
from bot.match.preferences import Preferences
from bot.match.quotas import Quotas, RateLimits
from bot.match.service import Matches
from bot.match.thinking import Thinking
from bot.match.timeline import Timelines
from bot.words import Words
from engine.core.types import Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Services:
    """The services of the core by name, and those of the features by class: `services[Follows]`."""

    matches: Matches
    publisher: Publisher
    languages: Languages
    preferences: Preferences
    pictures: Pictures
    timelines: Timelines
    thinking: Thinking
    places: Places
    notices: Notices
    archived_threads: ArchivedThreads
    membership: Membership
    quotas: Quotas
    private_parts: list[PrivatePart] = field(default_factory=list)
    """What features add to the card that a player alone sees."""

    step_buttons: list[StepButton] = field(default_factory=list)
    """What features add to a step of a match that is over."""

    _of_features: dict[type, object] = field(default_factory=dict)

    def start(self, feature: Feature, client: Client) -> None:
        """Make the services of a feature, and add what it shows on the cards of others."""
        for service in feature.start(client, self):
            self._of_features[type(service)] = service
        self.private_parts.extend([feature.private_part] if feature.private_part else [])
        self.step_buttons.extend([feature.step_button] if feature.step_button else [])

    def __getitem__(self, kind: type[S]) -> S:
        return cast(S, self._of_features[kind])

    def forget(self) -> None:
        """Drop what the services keep in memory beside matches: the store has changed, as by deleting a user."""
        self.preferences.forget()
        for service in self:
            if isinstance(service, Background):
                service.forget()

    async def withdraw_user(self, user_id: int) -> None:
        """Take a user out of what features have under way."""
        for service in self:
            if isinstance(service, Background):
                await service.withdraw_user(user_id)

    def __iter__(self) -> Iterator[object]:
        """The services of the features, in the order in which they were added."""
        return iter([*self._of_features.values()])


class Client(discord.AutoShardedClient):
    """A client that has services, and knows which interactions it is answering."""

    services: Services
    paces: RateLimits
    direct: DirectMessages
    under_way: set[asyncio.Task[Any]]
    is_simulated: bool
    """True where Discord is simulated, so that the ids of its messages could be chosen."""

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        raise NotImplementedError

    def answered(self, interaction: discord.Interaction[Any]) -> None:
        """Take note that all was done that an interaction asked for."""

    def leaves(self, failed: Exception) -> bool:
        """Return True where a failure is left to the process that takes over, which answers anew."""
        return False


Interaction = discord.Interaction[Client]

PrivatePart = Callable[[Interaction, SeatedMatch, Seat | None, Words], Awaitable[Sequence[ui.Item[Any]]]]
"""Adds to the card that a player alone sees: (interaction, match, seat, words) -> parts of a message."""


StepButton = Callable[[Words, str, int], Button]
"""Makes a button about a step of a match that is over: (words, match id, step) -> button."""


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button, or a choice in a menu.

    `args` is what the custom id holds behind its prefix, `values` what was chosen in a menu.
    """

    interaction: Interaction
    words: Words
    args: tuple[str, ...]
    values: tuple[str, ...] = ()


Handler = Callable[[Press], Awaitable[None]]
Tree = app_commands.CommandTree[Client]


def no_commands(tree: Tree) -> None:
    """Add no command."""


def no_services(client: Client, services: Services) -> Iterable[object]:
    """Make no services."""
    return ()


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature, declared next to its commands and listed in `bot/app/features.py`.

    `install` adds its slash commands to the tree, which has the commands of the core already; `buttons` has the handlers
    of its presses by the prefix of their custom ids; `start` makes its services when the bot starts. A service may be a
    `Background`; then it is swept, told of matches and finished with the others.
    """

    install: Callable[[Tree], None] = no_commands
    buttons: Mapping[str, Handler] = field(default_factory=dict)
    start: Callable[[Client, Services], Iterable[object]] = no_services
    private_part: PrivatePart | None = None
    step_button: StepButton | None = None


def group(tree: Tree, name: str) -> app_commands.Group:
    """Return a group of commands that the core has made, such as `/game`."""
    found = tree.get_command(name)
    assert isinstance(found, app_commands.Group)
    return found
