"""Sockets beside the database, by which other processes of the same user reach a bot."""

import asyncio
import os
import socket
import stat
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Self

from storage.database_files import PRIVATE_MODE

MAX_NAME: Final = 100  # bytes of a socket's name that every system accepts

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None] | None]
"""Called with each connection. A coroutine function runs as a task."""


class Listener:
    """Listens on a socket that only the bot's user may use, until it is closed."""

    def __init__(self, path: Path, server: asyncio.Server) -> None:
        """Use `open` instead."""
        self._path = path
        self._server = server
        self._inode = path.lstat().st_ino

    @classmethod
    async def open(cls, path: Path, answer: Answer, longest: int = 1 << 16) -> Self:
        """Listen in place of an earlier process, for lines of up to `longest` bytes. Raises `OSError`."""
        server = await asyncio.start_unix_server(answer, sock=_bound(path), limit=longest)
        return cls(path, server)

    def close(self) -> None:
        """Stop listening, and remove the socket unless another process has replaced it."""
        with suppress(FileNotFoundError):
            if self._path.lstat().st_ino == self._inode:
                self._path.unlink()
        self._server.close()


def _bound(path: Path) -> socket.socket:
    """Return a bound socket in place of an earlier process's, private before anyone can connect."""
    with suppress(FileNotFoundError):
        if stat.S_ISSOCK(path.lstat().st_mode):
            path.unlink()
    listener = socket.socket(socket.AF_UNIX)
    try:
        with short_name(path) as name:
            listener.bind(name)
        path.chmod(PRIVATE_MODE)
    except BaseException:
        listener.close()
        raise
    return listener


@contextmanager
def short_name(path: Path) -> Iterator[str]:
    """Yield a name for a socket that is short enough for the system."""
    if len(os.fsencode(path)) <= MAX_NAME:
        yield str(path)
        return
    directory = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{directory}/{path.name}"
    finally:
        os.close(directory)
