"""Network between a store and its server that breaks when a change is committed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

Break = Literal["never", "before", "after", "late"]
"""Moment of the next commit's loss: before the server has it, after it was made, or so that it arrives late."""

COMMIT_DELAY = 0.3
"""Delay of a late commit in seconds."""


class Network:
    """Proxy of a server's socket that breaks the connection of a commit on demand."""

    def __init__(self, socket: Path) -> None:
        self.breaks: Break = "never"
        self.port = 0
        self._socket = socket
        self.open: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Return the address for the store."""
        return f"postgresql://provost@127.0.0.1:{self.port}/postgres?sslmode=disable"

    def serve_connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection of the store."""
        self.open.add(asyncio.create_task(self._serve(reader, writer)))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, server = await asyncio.open_unix_connection(str(self._socket / ".s.PGSQL.5432"))
        back = asyncio.create_task(self._answer(answers, writer))
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if b"; COMMIT" in data and self.breaks != "never":
                    await self._break(data, server, writer)
                    break
                server.write(data)
        server.close()
        writer.close()
        await back
        for end in (server, writer):
            with suppress(ConnectionError):
                await end.wait_closed()

    async def _answer(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await answers.read(65536):
                if not writer.is_closing():
                    writer.write(data)
        writer.close()

    async def _break(self, data: bytes, server: asyncio.StreamWriter, writer: asyncio.StreamWriter) -> None:
        how, self.breaks = self.breaks, "never"
        writer.close()
        if how == "late":
            await asyncio.sleep(COMMIT_DELAY)
        if how != "before":
            server.write(data)
            await server.drain()
            await asyncio.sleep(COMMIT_DELAY)


@asynccontextmanager
async def network(socket: Path) -> AsyncIterator[Network]:
    """Run a network as a context."""
    made = Network(socket)
    listener = await asyncio.start_server(made.serve_connection, "127.0.0.1", 0)
    made.port = listener.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        listener.close()
        await listener.wait_closed()
        await asyncio.gather(*made.open)
