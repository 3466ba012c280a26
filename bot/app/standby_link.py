"""The link between a bot and its standby: JSON objects, one per line, over a socket beside the database."""

import asyncio
import logging
from pathlib import Path
from typing import Any, Final

from msgspec import MsgspecError, Struct, json

log = logging.getLogger(__name__)

MAX_LINE: Final = 1 << 22  # maximum bytes in a line. An interaction includes the pressed message.
MAX_BUFFERED: Final = 1 << 22  # bytes that may wait for the other process. If it does not read, it is disconnected.


class Beat(Struct, tag="beat", frozen=True):
    """A heartbeat of the holder of the lease."""


class Ready(Struct, tag="ready", frozen=True):
    """The standby is connected to Discord; `pid` is its process."""

    pid: int


class Answered(Struct, tag="answered", frozen=True):
    """The holder has answered the interaction with this `id` completely."""

    id: str


class Arrived(Struct, tag="arrived", frozen=True):
    """An interaction that Discord has sent to the process that is not answering, and perhaps to the other as well."""

    interaction: dict[str, Any]


class Released(Struct, tag="released", frozen=True):
    """The holder has closed the store: the lease is free."""


Message = Beat | Ready | Answered | Arrived | Released

_decoder: Final[json.Decoder[Message]] = json.Decoder(Message)


def address(db: Path) -> Path:
    """Return the path of the socket on which the holder of a database's lease listens for its standby."""
    return Path(f"{db.resolve()}-standby")


class Link:
    """One end of the link."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, message: Message) -> None:
        """Send a message without waiting. Does nothing once the link has ended."""
        if self._writer.is_closing():
            return
        self._writer.write(json.encode(message) + b"\n")
        if self._writer.transport.get_write_buffer_size() > MAX_BUFFERED:
            log.warning("the other process takes in nothing; disconnecting it")
            self._writer.transport.abort()

    async def receive(self) -> Message | None:
        """Return the next message, or None at the end of the link."""
        try:
            line = await self._reader.readline()
            return _decoder.decode(line) if line.endswith(b"\n") else None
        except (OSError, ValueError, MsgspecError):
            return None

    def close(self) -> None:
        """End the link."""
        self._writer.close()
