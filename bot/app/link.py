"""What a bot and its standby say to each other: a JSON object on a line, over a socket beside the database."""

import asyncio
import logging
from pathlib import Path
from typing import Any, Final

from msgspec import MsgspecError, Struct, json

log = logging.getLogger(__name__)

LONGEST: Final = 1 << 22
"""Bytes of a line: an interaction brings the message that was pressed."""

MOST_WAITING: Final = 1 << 22
"""Bytes that may wait for the other process; one that takes in nothing is disconnected."""


class Beat(Struct, tag="beat", frozen=True):
    """The holder of the lease lives."""


class Ready(Struct, tag="ready", frozen=True):
    """The standby is connected to Discord; `pid` is its process."""

    pid: int


class Answered(Struct, tag="answered", frozen=True):
    """The holder has done all that the interaction with this `id` asked for."""

    id: str


class Arrived(Struct, tag="arrived", frozen=True):
    """An interaction that Discord has sent to the process that does not answer, perhaps to both."""

    interaction: dict[str, Any]


class Released(Struct, tag="released", frozen=True):
    """The holder has closed the store: the lease is free."""


Message = Beat | Ready | Answered | Arrived | Released

_decoder: Final[json.Decoder[Message]] = json.Decoder(Message)


def address(db: Path) -> Path:
    """Where the holder of the lease on a database listens for its standby."""
    return Path(f"{db.resolve()}-standby")


class Link:
    """One end of the line between the two processes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, message: Message) -> None:
        """Send a message, without waiting; once the line has ended, nothing happens."""
        if self._writer.is_closing():
            return
        self._writer.write(json.encode(message) + b"\n")
        if self._writer.transport.get_write_buffer_size() > MOST_WAITING:
            log.warning("the other process takes in nothing; disconnecting it")
            self._writer.transport.abort()

    async def receive(self) -> Message | None:
        """The next message; None when the line has ended."""
        try:
            line = await self._reader.readline()
            return _decoder.decode(line) if line.endswith(b"\n") else None
        except (OSError, ValueError, MsgspecError):
            return None

    def close(self) -> None:
        """End the line."""
        self._writer.close()
