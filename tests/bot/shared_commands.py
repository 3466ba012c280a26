"""Slash commands shared by all bots of a test run: to build, translate and send them takes half of a short test."""

from typing import Any, ClassVar

from discord import Client, app_commands
from simcord import Env

from bot.app.client import Provost
from bot.app.registration import Commands
from bot.interaction.translator import Translator


class SharedCommands(Commands):
    """A command tree that reuses the commands built by the first one, and their translated payloads."""

    built: ClassVar[list[Any]] = []
    payloads: ClassVar[list[Any]] = []

    def __init__(self, client: Any) -> None:
        if not self.built:
            super().__init__(client)
            self.built.extend(self.get_commands())
            return
        app_commands.CommandTree.__init__(self, client)
        for command in self.built:
            self.add_command(command)

    async def wanted(self) -> list[Any]:
        if not self.payloads:
            self.payloads.extend(await super().wanted())
        return self.payloads


async def register_commands(env: Env, bot: Client) -> None:
    """Register the shared commands of a bot with the simulated Discord, as if it had been started before."""
    if isinstance(bot, Provost) and isinstance(bot.tree, SharedCommands):
        await bot.tree.set_translator(Translator())
        adult = "nsfw"  # the simulated Discord takes it from requests alone
        payloads = [{key: value for key, value in one.items() if key != adult} for one in await bot.tree.wanted()]
        env.backend.register_commands(None, payloads)
