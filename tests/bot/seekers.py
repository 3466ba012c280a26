"""People who look for a game on a server, and the messages that they see."""

import time

import discord
import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app.client import Provost
from bot.features.lobby.seeks import Seeks
from tests.bot.playing import private_messages, private_text, refreshed
from tests.simulated import World, texts


class Seekers:
    """People who look for a game; `time` is the time of the bot's searches."""

    def __init__(self, world: World, hall: ChannelHandle, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        self.hall = hall
        self.time = int(time.time())
        monkeypatch.setattr(self.bot.services[Seeks], "_now", lambda: self.time)

    @property
    def bot(self) -> Provost:
        bot = self.world.env.bot
        assert isinstance(bot, Provost)
        return bot

    def person(self, name: str) -> MemberActor:
        return self.world.people[name]

    async def open(self, name: str, channel: ChannelHandle, game: str = "caylus", seats: int = 3) -> str:
        """Open a lobby and publish it; return the match."""
        match = await self.open_quietly(name, channel, game, seats)
        await self.publish()
        return match

    async def open_quietly(self, name: str, channel: ChannelHandle, game: str = "caylus", seats: int = 3) -> str:
        """Open a lobby without publishing it; return the match."""
        await self.person(name).slash(channel, "game new", game=game, seats=seats)
        row = await self.bot.store.match_in(channel.id)
        assert row is not None
        return row.id

    async def publish(self) -> None:
        await self.bot.services.notices.sweep()
        await self.bot.services.notices.finish()

    async def find(self, name: str = "Dora") -> ResponseMessage:
        """Give `/game find`; return the private answer."""
        (shown,) = private_messages(await self.person(name).slash(self.hall, "game find"))
        return shown

    async def seek(self, game: str, name: str = "Dora") -> str:
        """Look for a game; return the text of the card afterwards, and of the answer beside it."""
        shown = await self.find(name)
        result = await self.person(name).select(shown, [game], custom_id="g|seek")
        return f"{texts(refreshed(self.person(name), shown))}\n{private_text(result)}"

    def direct(self, name: str = "Dora") -> list[str]:
        """Return the texts of a person's direct messages, the oldest first."""
        history = self.person(name).user.dm_channel.history()
        return [texts(one) for one in sorted(history, key=lambda one: one.id)]

    def hide(self, channel: ChannelHandle, name: str) -> None:
        """Hide a channel from one person."""
        denied = discord.Permissions(view_channel=True).value
        overwrite = Overwrite(target_id=self.person(name).id, type=OverwriteType.MEMBER, deny=denied)
        self.world.env.backend.set_overwrite(channel.id, overwrite)

    def other_channel(self, name: str) -> ChannelHandle:
        assert self.world.channel.guild is not None
        return self.world.channel.guild.create_text_channel(name)
