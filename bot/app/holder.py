"""The end of the link at the process that holds the lease. It serves one standby, if there is one."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.app.intake import Intake
from bot.app.link import MAX_LINE, Answered, Arrived, Beat, Link, Ready, Released, address
from bot.operations.unix_sockets import Listener

log = logging.getLogger(__name__)

BEAT_INTERVAL: Final = 0.25
"""Seconds between two heartbeats."""

LINGER: Final = 1.0
"""Seconds of forwarding interactions after the lease is released."""


class Holder:
    """Sends a standby heartbeats and the answered interactions, until it releases the lease to it.

    `on_ready` is called with the process id of a standby that is connected to Discord.
    """

    def __init__(self, intake: Intake) -> None:
        self.on_ready: Callable[[int], object] = lambda pid: None
        self._intake = intake
        self._link: Link | None = None
        self._listener: Listener | None = None

    async def open(self, db: Path) -> None:
        """Listen for a standby. If that fails, the bot runs without one."""
        try:
            self._listener = await Listener.open(address(db), self._accept, MAX_LINE)
        except OSError as error:
            log.warning("no standby can take over from this process: %s", error.strerror or error)

    def answered(self, id: str) -> None:
        """Report that an interaction has been answered completely."""
        if self._link is not None:
            self._link.send(Answered(id))

    def stop(self) -> bool:
        """Forward new interactions to the standby. Returns False if there is none."""
        if self._link is None:
            return False
        self._intake.forward = self._link.send
        self._intake.stop()
        return True

    async def release(self) -> None:
        """Tell the standby that the store is closed, and forward interactions a little longer."""
        if self._link is not None:
            self._link.send(Released())
            await asyncio.sleep(LINGER)

    def close(self) -> None:
        """Stop listening and disconnect the standby."""
        if self._listener is not None:
            self._listener.close()
        if self._link is not None:
            self._link = None
            self._serving.cancel()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(reader, writer)
        if self._link is not None:
            link.close()  # one standby is enough
        else:
            self._link = link
            self._serving = asyncio.create_task(self._serve(link), name="standby")

    async def _serve(self, link: Link) -> None:
        log.info("a standby is connected")
        self._beat(link)
        try:
            while (message := await link.receive()) is not None:
                if isinstance(message, Arrived):
                    self._intake.forwarded(message.interaction)
                elif isinstance(message, Ready):
                    self.on_ready(message.pid)
        finally:
            self._link = None
            link.close()
            log.info("the standby is gone")

    def _beat(self, link: Link) -> None:
        if self._link is link:
            link.send(Beat())
            asyncio.get_running_loop().call_later(BEAT_INTERVAL, self._beat, link)
