"""The services that commands and presses use, and the types that a feature declares its parts with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict, TypeVar, cast

import discord
from discord import app_commands, ui

from bot.cards.controls import Button
from bot.delivery.archived_threads import ArchivedThreads
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.group_dms import GroupChannel, GroupDMs
from bot.delivery.languages import Languages
from bot.delivery.notices import Notices
from bot.delivery.pictures import Pictures
from bot.delivery.publisher import Publisher
from bot.delivery.threads import Places
from bot.interaction.membership import Membership
from bot.interaction.open_cards import OpenCards
from bot.match.background import Background
from bot.match.computer_players import Thinking
from bot.match.history import LastLooks
from bot.match.match import SeatedMatch
from bot.match.preferences import Preferences
from bot.match.quotas import Quotas, RateLimits
from bot.match.service import Matches
from bot.match.timeline import Timelines
from bot.words import Words
from engine.core.types import Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Services:
    """The services of the core by name, and those of features by class, as in `services[Follows]`."""

    matches: Matches
    publisher: Publisher
    languages: Languages
    preferences: Preferences
    pictures: Pictures
    timelines: Timelines
    last_looks: LastLooks
    thinking: Thinking
    places: Places
    notices: Notices
    archived_threads: ArchivedThreads
    membership: Membership
    quotas: Quotas
    open_cards: OpenCards = field(default_factory=OpenCards)
    private_parts: list[PrivatePart] = field(default_factory=list)
    """Parts that features add to private cards."""

    step_buttons: list[StepButton] = field(default_factory=list)
    """Buttons that features add to a step of a finished match."""

    server_lines: list[ServerLines] = field(default_factory=list)
    """Lines that features add to the list of a server's settings."""
    profile_parts: list[UserLines] = field(default_factory=list)
    """Lines that features add to a player's profile."""
    games_lines: list[UserLines] = field(default_factory=list)
    """Lines that features add to the list of a user's games."""

    channel_games: list[ChannelGame] = field(default_factory=list)
    """Callbacks that name the game which a feature plays in a channel."""

    match_acts: dict[str, MatchHandler] = field(default_factory=dict)
    """Acts that features add to the menu of a match's card."""

    _of_features: dict[type, object] = field(default_factory=dict)

    def start(self, feature: Feature, client: Client) -> None:
        """Make the services of a feature, and register its parts of other cards."""
        for service in feature.start(client, self):
            self._of_features[type(service)] = service
        self.match_acts.update(feature.match_acts)
        if feature.private_part is not None:
            self.private_parts.append(feature.private_part)
        if feature.profile_part is not None:
            self.profile_parts.append(feature.profile_part)
        if feature.games_lines is not None:
            self.games_lines.append(feature.games_lines)
        if feature.channel_game is not None:
            self.channel_games.append(feature.channel_game)
        if feature.step_button is not None:
            self.step_buttons.append(feature.step_button)
        if feature.server_lines is not None:
            self.server_lines.append(feature.server_lines)

    def __getitem__(self, kind: type[S]) -> S:
        return cast(S, self._of_features[kind])

    def forget(self) -> None:
        """Clear the memory of all services but matches, after another change of the store, such as a deleted user."""
        self.preferences.forget()
        for service in self:
            if isinstance(service, Background):
                service.forget()

    async def withdraw_user(self, user_id: int) -> None:
        """Remove a user from everything that features have in progress."""
        for service in self:
            if isinstance(service, Background):
                await service.withdraw_user(user_id)

    def __iter__(self) -> Iterator[object]:
        """Iterate over the services of the features in the order of their start."""
        return iter([*self._of_features.values()])


class Client(discord.AutoShardedClient):
    """A Discord client with services, and the set of interactions that it is answering."""

    services: Services
    paces: RateLimits
    direct: DirectMessages
    groups: GroupDMs
    under_way: set[asyncio.Task[Any]]
    is_simulated: bool
    """True if Discord is simulated, so that message ids can be chosen."""
    now: Callable[[], int]
    """Returns the time in seconds since 1970."""
    answered: Callable[[discord.Interaction[Any]], None]
    """Notes that an interaction has been answered completely."""
    leaves: Callable[[Exception], bool]
    """Returns True if the process that takes over is to answer instead after a failure."""

    def get_partial_messageable(
        self,
        id: int,
        *,
        guild_id: int | None = None,
        type: discord.ChannelType | None = None,  # noqa: A002  # named by discord.py
    ) -> discord.PartialMessageable:
        """Return a channel by its id, to which the bot writes in its own way if it is a group DM."""
        if id in self.groups:
            return GroupChannel(self, self.groups, id)
        return super().get_partial_messageable(id, guild_id=guild_id, type=type)


Interaction = discord.Interaction[Client]


PrivatePart = Callable[[Interaction, SeatedMatch, Seat | None, Words], Awaitable[Sequence[ui.Item[Any]]]]
"""Makes the parts that a feature adds to a private card, from (interaction, match, seat, words)."""

UserLines = Callable[[Interaction, int, Words], Awaitable[Sequence[str]]]
"""Makes the lines that a feature adds about a user, from (interaction, user id, words)."""

ChannelGame = Callable[[Interaction], Awaitable[str]]
"""Callback that returns the game which a feature plays in the channel of an interaction; empty if there is none."""

StepButton = Callable[[Words, str, int], Button]
"""Makes a button for a step of a finished match, from (words, match id, step)."""

ServerLines = Callable[[Words, Mapping[str, str]], Sequence[str]]
"""Makes lines about a feature's settings of a server, from (words, the server's preferences by name)."""


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button, or a choice in a menu.

    `args` is the rest of the custom id after its prefix, `values` the choices in a menu.
    """

    interaction: Interaction
    words: Words
    args: tuple[str, ...]
    values: tuple[str, ...] = ()


Handler = Callable[[Press], Awaitable[None]]

MatchHandler = Callable[[Interaction, Words, str], Awaitable[None]]
"""A handler of an act in the menu of a match, which is given by its id."""


Tree = app_commands.CommandTree[Client]


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature, declared beside its commands and listed in `bot/app/features.py`.

    `install` adds its slash commands to the tree, which already has those of the core. `buttons` maps prefixes of
    custom ids to handlers, and `match_acts` acts in the menu of a match's card. `start` makes its services when the bot
    starts; a service that is a `Background` is swept, notified of changed matches and finished with the others.
    """

    install: Callable[[Tree], None] = lambda tree: None
    buttons: Mapping[str, Handler] = field(default_factory=dict)
    match_acts: Mapping[str, MatchHandler] = field(default_factory=dict)
    start: Callable[[Client, Services], Iterable[object]] = lambda client, services: ()
    private_part: PrivatePart | None = None
    step_button: StepButton | None = None
    server_lines: ServerLines | None = None
    profile_part: UserLines | None = None
    games_lines: UserLines | None = None
    channel_game: ChannelGame | None = None


def group(tree: Tree, name: str) -> app_commands.Group:
    """Return a command group of the core, such as `/game`."""
    found = tree.get_command(name)
    assert isinstance(found, app_commands.Group)
    return found


T = TypeVar("T")


class Where(TypedDict):
    """The arguments of a command or group about where it is offered."""

    allowed_contexts: app_commands.AppCommandContext
    allowed_installs: app_commands.AppInstallationType


DIRECT_TOO: Final[Where] = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=True),
}
"""Offers a group of commands in direct messages with the bot and in group DMs too."""


def direct_too(command: Callable[..., Any]) -> Any:
    """Offer a command in direct messages with the bot and in group DMs too."""
    placed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(placed)
