"""The process that holds the lease, as its standby knows it: one line of the link, and nothing where there is no standby."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.app.intake import Intake
from bot.app.link import LONGEST, Answered, Arrived, Beat, Link, Ready, Released, address
from bot.operations.unix_sockets import Listener

log = logging.getLogger(__name__)

BEAT: Final = 0.25
"""Seconds between two signs of life."""

LINGER: Final = 1.0
"""Seconds for which a process that has released the lease forwards what Discord still sends it."""


class Holder:
    """Lets one standby know that this process lives and what it has answered, until it releases the lease to it.

    `on_ready` is called with the process id of a standby that is connected to Discord.
    """

    def __init__(self, intake: Intake) -> None:
        self.on_ready: Callable[[int], object] = lambda pid: None
        self._intake = intake
        self._link: Link | None = None
        self._listener: Listener | None = None

    async def open(self, db: Path) -> None:
        """Listen for a standby; where that cannot be, there is none."""
        try:
            self._listener = await Listener.open(address(db), self._accept, LONGEST)
        except OSError as error:
            log.warning("no standby can take over from this process: %s", error.strerror or error)

    def answered(self, id: str) -> None:
        """All was done that an interaction asked for."""
        if self._link is not None:
            self._link.send(Answered(id))

    def stop(self) -> bool:
        """Leave what arrives from now on to the standby; returns whether there is one."""
        if self._link is None:
            return False
        self._intake.forward = self._link.send
        self._intake.stop()
        return True

    async def release(self) -> None:
        """Let the standby take over, now that the store is closed, and forward what arrives a while longer."""
        if self._link is not None:
            self._link.send(Released())
            await asyncio.sleep(LINGER)

    def close(self) -> None:
        """Listen no more, and let the standby go."""
        if self._listener is not None:
            self._listener.close()
        if self._link is not None:
            self._link = None
            self._serving.cancel()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(reader, writer)
        if self._link is not None:
            link.close()  # one is enough
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
            asyncio.get_running_loop().call_later(BEAT, self._beat, link)
