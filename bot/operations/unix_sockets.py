"""Sockets beside the database, by which other processes of the same user reach a bot."""

import asyncio
import os
import socket
import stat
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Self

PRIVATE: Final = 0o600

LONGEST_NAME: Final = 100
"""Bytes of a socket's name that every system takes."""

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None] | None]
"""Called with each connection; a coroutine function becomes a task."""


class Listener:
    """Listens on a socket that the bot's user alone may use, until it is closed."""

    def __init__(self, path: Path, server: asyncio.Server) -> None:
        """Use `open` instead."""
        self._path = path
        self._server = server
        self._inode = path.lstat().st_ino

    @classmethod
    async def open(cls, path: Path, answer: Answer, longest: int = 1 << 16) -> Self:
        """Listen in place of an earlier process, for lines of `longest` bytes. Raises `OSError`."""
        server = await asyncio.start_unix_server(answer, sock=_bound(path), limit=longest)
        return cls(path, server)

    def close(self) -> None:
        """Listen no more; the name stays where another process has put its own socket there."""
        with suppress(FileNotFoundError):
            if self._path.lstat().st_ino == self._inode:
                self._path.unlink()
        self._server.close()


def _bound(path: Path) -> socket.socket:
    """A socket in place of the one that an earlier process left; private before anybody can connect."""
    with suppress(FileNotFoundError):
        if stat.S_ISSOCK(path.lstat().st_mode):
            path.unlink()
    listener = socket.socket(socket.AF_UNIX)
    try:
        with short_name(path) as name:
            listener.bind(name)
        path.chmod(PRIVATE)
    except BaseException:
        listener.close()
        raise
    return listener


@contextmanager
def short_name(path: Path) -> Iterator[str]:
    """A name of a socket that is short enough for the system."""
    if len(os.fsencode(path)) <= LONGEST_NAME:
        yield str(path)
        return
    directory = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{directory}/{path.name}"
    finally:
        os.close(directory)
