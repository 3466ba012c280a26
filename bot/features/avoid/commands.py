"""`/game avoid`: a secret list of players whom a user does not want to meet.

Joining one of their games asks first (`lobby/seating.py`), and `/game find` leaves them out (`lobby/seeks.py`).
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from itertools import islice
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Row, Select, cut
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import named
from bot.features.lobby.seeks import NoAvoidance, Seeks
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Client, Feature, Interaction, Press, Services, group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.safe_names import shown
from bot.words import Words
from storage.privacy import LISTS
from storage.store import Store

AVOID_PREFIX: Final = "avoid:"  # prefix of the preferences that hold avoided players; the id of the player follows
MAX_AVOIDED: Final = 25  # limit on a user's list: Discord's limit of entries in a menu


class Avoidance(NoAvoidance):
    """Stores each user's list of avoided players, with the names that they had when they were added."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def of(self, user_id: int) -> dict[int, str]:
        """Return a user's avoided players, names by id.

        A player whose data was deleted has a mark instead of the id, and an empty name.
        """
        chosen = await self._store.preferences_of(user_id)
        return {
            int(name.removeprefix(AVOID_PREFIX)): value
            for name, value in chosen.items()
            if name.startswith(AVOID_PREFIX)
        }

    async def begin(self, user_id: int, other: int, name: str) -> None:
        """Avoid a player. Raises `Refused` if the list is full."""
        async with self._lock:  # of two additions at once, the second must count the first
            avoided = await self.of(user_id)
            if other not in avoided and len(avoided) >= MAX_AVOIDED:
                raise Refused("refuse-avoid-most", most=MAX_AVOIDED)
            await self._store.prefer("user", user_id, f"{AVOID_PREFIX}{other}", name)

    async def end(self, user_id: int, other: int) -> None:
        """Stop avoiding a player."""
        await self._store.prefer("user", user_id, f"{AVOID_PREFIX}{other}", None)

    async def avoiding(self, user_id: int) -> set[int]:
        """Return the users who avoid a user."""
        found = set(await self._store.user_preferences(f"{AVOID_PREFIX}{user_id}"))
        mark = await self._store.mark(LISTS, user_id)
        return found | set(await self._store.user_preferences(f"{AVOID_PREFIX}{mark}")) if mark else found

    async def among(self, avoided: Collection[int], people: Iterable[int]) -> set[int]:
        """Return the people who are among `avoided`, by their ids or by the marks left after a deletion."""
        if all(one > 0 for one in avoided):
            return {one for one in people if one in avoided}
        return {one for one in people if one in avoided or await self._store.mark(LISTS, one) in avoided}

    async def apart_from(self, people: Iterable[int]) -> set[int]:
        """Return everyone who avoids one of these people or is avoided by one; compare with `among`."""
        found = set[int]()
        for one in people:
            found |= (await self.of(one)).keys() | await self.avoiding(one)
        return found


def avoid_card(words: Words, avoided: Mapping[int, str]) -> Layout:
    """Return the list of `avoided` players (names by user id), what follows from it, and a menu to remove one."""
    listed = (named(name) if name else words("avoid-deleted") for name in avoided.values())
    names = "\n".join(f"- {name}" for name in listed) or words("avoid-nobody")
    parts: list[ui.Item[Any]] = [text(f"### {words('avoid-title')}\n{names}"), text(f"-# {words('avoid-explained')}")]
    if avoided:
        parts.append(Row(_menu(words, avoided)))
    return plain(*parts)


def _menu(words: Words, avoided: Mapping[int, str]) -> Select:
    # Two processes could let a user exceed the limit by one name; it gets its place when another is removed.
    options = [
        discord.SelectOption(
            label=cut(shown(name) if name else words("avoid-deleted"), MAX_MENU_LABEL), value=str(user)
        )
        for user, name in islice(avoided.items(), MAX_MENU_OPTIONS)
    ]
    custom_id = custom_ids.make(PREFIX, "end")
    return Select(custom_id=custom_id, placeholder=words("menu-avoid-end"), options=options)


PREFIX: Final = "u"  # the prefix of the custom ids of the list, which the lobby's questions about seats share


def install(group: app_commands.Group) -> None:
    """Add `/game avoid`."""
    command = app_commands.describe(player=said("param-avoid"))(plainly(begin))
    group.command(name="avoid", description=said("command-game-avoid"))(command)


async def begin(interaction: Interaction, words: Words, player: discord.User | None = None) -> None:
    """Avoid a player, if one is given, and show the user the whole list in a private message."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    avoidance, user = interaction.client.services[Avoidance], interaction.user.id
    if player is not None:
        if player.id == user or player.bot:
            raise Refused("refuse-avoid-whom")
        await avoidance.begin(user, player.id, player.display_name)
    await reply(interaction, "", avoid_card(words, await avoidance.of(user)))


async def pressed(press: Press) -> None:
    """Stop avoiding a player."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match (*args, *values):
        case ("end", other) if other.removeprefix("-").isdecimal():
            await acknowledge(interaction)
            avoidance = interaction.client.services[Avoidance]
            await avoidance.end(interaction.user.id, int(other))
            await change(interaction, avoid_card(words, await avoidance.of(interaction.user.id)))
        case _:
            raise Refused("refuse-unknown-button")


def _start(client: Client, services: Services) -> list[object]:
    avoidance = services[Seeks].avoidance = Avoidance(services.matches.store)
    return [avoidance]


FEATURE: Final = Feature(install=lambda tree: install(group(tree, "game")), buttons={PREFIX: pressed}, start=_start)
