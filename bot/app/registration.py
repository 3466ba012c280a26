"""The registration of the bot's commands: Discord counts how often it is changed, and may refuse it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.app.command_tree import Commands, differ, without_user_install
from bot.delivery.failures import INVALID_BODY, SERVER_ERROR, UNSENT, failure_name, wait
from bot.interaction.translator import CATALOGUE, Translator
from bot.operations.health import RefusedCommands

log = logging.getLogger(__name__)

RETRY: Final = 3600.0
"""Seconds until commands that Discord has refused are sent again."""


class Registration:
    """Sends the commands when they are not what Discord has. The bot runs on while they are refused.

    `refused` says why they were refused last, None once Discord has them all. `clock` gives seconds.
    """

    refused: RefusedCommands | None = None

    def __init__(self, tree: Commands, clock: Callable[[], float] = time.monotonic) -> None:
        self._tree = tree
        self._clock = clock
        self._wanted: list[Any] = []
        self._known: list[Any] | None = None
        self._due = 0.0
        self._is_done = False

    async def prepare(self) -> None:
        """Put the commands into every language; a process that waits for another has the time for that."""
        await self._tree.set_translator(Translator())
        self._wanted = await self._tree.wanted()

    async def send(self, *, always: bool = False) -> None:
        """Send the commands if they are not what Discord has, or `always`. Does nothing until a retry is due."""
        if self._is_done or self._clock() < self._due:
            return
        try:
            if self._known is None:
                self._known = await self._tree.known()
            if always or differ(self._wanted, self._known):
                await self._tree.send(self._wanted)
        except UNSENT as failed:
            await self._failed(failed)
        else:
            self._is_done, self.refused = True, None

    async def _failed(self, failed: Exception) -> None:
        """Say in the log why the commands were not sent; what is no refusal is tried again with the next sweep."""
        if not isinstance(failed, discord.HTTPException) or failed.status >= SERVER_ERROR:
            self._due = self._clock() + wait(failed)
            log.warning("the commands could not be sent: %s", failure_name(failed))
            return
        self._due = self._clock() + max(RETRY, wait(failed))
        user_install_off = failed.code == INVALID_BODY and await self._send_for_servers()
        self.refused = RefusedCommands(failed.status, failed.code, user_install_off)
        log.warning("%s", CATALOGUE.words("en")(f"doctor-{self.refused.fault}", **self.refused.given))

    async def _send_for_servers(self) -> bool:
        """Send the commands without user install; returns whether Discord has them so."""
        reduced = without_user_install(self._wanted)
        if self._known is None or reduced == self._wanted:
            return False
        try:
            if differ(reduced, self._known):
                await self._tree.send(reduced)
                self._known = reduced
        except UNSENT as failed:
            log.warning("the commands were refused without user install too: %s", failure_name(failed))
            return False
        return True
