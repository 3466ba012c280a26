"""Presses that the bot never offered: forged ids and values, pressed by any user."""

import random
import string
from collections.abc import Sequence
from typing import Any

import discord

from bot.app.client import Provost
from storage.matches import SavedMatch
from tests.bot.playing import Match
from tests.simulated import World

STRANGER = 10**18
"""A user who is in no match and on no server."""

JUNK = (
    "",
    "|",
    "b",
    "b|",
    "x" * 100,
    "b|||",
    "l|join",
    "t|why",
    "ω≈ç√∫",
    "💥" * 25,
    "b|" + "|" * 90,
    "h|99",
    "h|²",
    "t",
    "c",
    "o|",
    "c|a|b|c",
)
"""Ids without a meaning."""


async def stored_matches(world: World) -> list[SavedMatch | None]:
    """Return all stored matches of the channel and its threads."""
    bot = world.env.bot
    assert isinstance(bot, Provost)
    places = [world.channel.id, *(thread.id for thread in world.channel.threads)]
    matches = [await bot.store.match_in(place) for place in places]
    return [await bot.store.load(match.id) for match in matches if match is not None]


def mutate(id: str, chance: random.Random) -> str:
    """Change a few characters of an id."""
    letters = list(id)
    for _ in range(chance.randint(1, 3)):
        at = chance.randint(0, len(letters))
        match chance.randint(0, 3):
            case 0:
                letters.insert(at, chance.choice(string.printable + "é٣²💥|||~"))
            case 1 if letters:
                del letters[min(at, len(letters) - 1)]
            case 2 if letters:
                letters[min(at, len(letters) - 1)] = chance.choice("|0b1~zπ")
            case _:
                letters = letters[:at]
    forgery = "".join(letters)[:100]
    return forgery if forgery != id else f"{id}|"


class FakeInteraction:
    """A fake interaction with as much as handlers read: a press by a user, and all answers to it."""

    id = 1
    locale, guild_locale = discord.Locale.american_english, discord.Locale.american_english
    permissions, app_permissions = discord.Permissions.none(), discord.Permissions.all()
    channel = message = None

    def __init__(
        self,
        match: Match,
        user: int,
        custom_id: str,
        values: Sequence[str] = ("junk",),
        kind: discord.InteractionType = discord.InteractionType.component,
    ) -> None:
        self.type = kind
        self.client = match.bot
        self.user = discord.Object(user)
        self.user.display_name = "Eve"  # type: ignore[attr-defined] # handlers read no more of a member
        self.guild_id, self.channel_id = match.world.channel._env.guild.id, match.place.id
        self.data = {"custom_id": custom_id, "values": [*values]}
        self.answers: list[Any] = []
        self.extras: dict[str, Any] = {}
        self.response = self.followup = self
        self._done = False

    def is_done(self) -> bool:
        return self._done

    async def defer(self, **given: object) -> None:
        assert not self._done
        self._done = True

    async def send(self, view: discord.ui.LayoutView, **given: Any) -> discord.Object:
        assert given["ephemeral"]
        self.answers.append(view)
        return discord.Object(len(self.answers))

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        await self.defer()
        self.answers.append(modal)

    async def send_message(self, view: discord.ui.LayoutView, **given: Any) -> None:
        await self.defer()
        await self.send(view, **given)

    async def edit_message(self, view: discord.ui.LayoutView | None = None) -> None:
        await self.defer()
        self.answers += [] if view is None else [view]

    async def edit_original_response(self, view: discord.ui.LayoutView, **given: Any) -> None:
        assert self._done
        self.answers.append(view)
