"""The followers of a match, and the messages that they receive."""

import time
from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.follow.service import Follows
from tests.bot.playing import Match, private_text
from tests.simulated import World


class Readers:
    """The followers of a match: their messages with the nonces, and the time."""

    def __init__(self, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
        self.match = match
        self.nonces: list[str] = []
        self.time = int(time.time())
        send = discord.abc.Messageable.send

        async def recorded(place: Any, *args: Any, **given: Any) -> discord.Message:
            if given.get("nonce") and not isinstance(place, discord.PartialMessageable):
                self.nonces.append(given["nonce"])
                assert given["allowed_mentions"].to_dict() == {"parse": []}
            sent: discord.Message = await send(place, *args, **given)
            return sent

        monkeypatch.setattr(discord.abc.Messageable, "send", recorded)
        self.attend()

    def attend(self) -> None:
        """Connect the running bot to this time."""
        self.follows._now = lambda: self.time

    @property
    def follows(self) -> Follows:
        return self.match.bot.services[Follows]

    async def sweep(self) -> None:
        await self.follows.sweep()
        await self.follows.finish()

    async def follow(self, name: str = "Dora", **given: Any) -> str:
        """Follow the match; return the answer."""
        who = self.match.world.people[name]
        return private_text(await who.slash(self.match.place, "follow match", **given))

    def direct(self, name: str = "Dora") -> list[discord.Message]:
        """Return the follower's direct updates, the oldest first, without the confirmation that they follow."""
        place = self.match.world.people[name].user.dm_channel
        return sorted(place.history(), key=lambda one: one.id)[1:]

    def commentaries(self) -> list[Any]:
        """Return the private threads of the server."""
        channels = self.match.world.env.backend.channels.values()
        return [one for one in channels if one.type == discord.ChannelType.private_thread.value]

    async def turns(self, count: int = 1) -> None:
        """Play this number of turns, or until the match is over."""
        matches = self.match.bot.services.matches
        table = await self.match.table()
        last = table.view(None).turn + count
        while table.row.status == "live" and table.view(None).turn < last:
            decision = table.core.decisions[0]
            user = table.seats[decision.ask.seat].user_id
            assert user is not None
            offered = [option.key for option in decision.ask.options]
            key = "pass" if "pass" in offered else offered[0]
            name = table.decision_name(decision)
            await matches.choose(self.match.id, user, name, (key,), f"{self.match.id} {table.log_length}")
            table = await self.match.table()
        await self.match.bot.services.publisher.outcome(self.match.id)


async def set_match(match: Match, **settings: str) -> None:
    """Change a setting of a running match, as if its lobby had had it."""
    async with match.bot.services.matches.cache.lock_match(match.id) as table:
        for name, value in settings.items():
            await match.bot.services.matches.cache.save_setting(table, name, value)


def elsewhere(world: World) -> World:
    """Return the same people in another channel of the server."""
    guild = world.channel.guild
    assert guild is not None
    return World(world.env, guild.create_text_channel("hall"), world.people, world.languages, world.pace)


def hide(match: Match, person: MemberActor) -> None:
    """Hide the channel of the match from one person."""
    denied = Overwrite(
        target_id=person.id, type=OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value
    )
    match.world.env.backend.set_overwrite(match.world.channel.id, denied)
