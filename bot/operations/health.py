"""How a bot says from inside its process whether it is well: figures over a socket beside the database.

A process that was ended, stopped or blocked does not answer, and another one that has got its number is not asked.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Literal

from msgspec import MsgspecError, Struct, json

from bot.operations.unix_sockets import Listener, short_name

ANSWER: Final = 5.0
"""Seconds in which a process has to answer."""

LONGEST_ANSWER: Final = 1 << 16

TOO_MANY_CHANGES: Final = 30034
"""Discord's code for commands that were changed too often in a day."""

FORBIDDEN: Final = 403


class RefusedCommands(Struct, frozen=True):
    """Discord's answer to the bot's commands; with `user_install_off` it takes them for servers alone."""

    status: int
    code: int
    user_install_off: bool = False

    @property
    def fault(self) -> str:
        """The fault as the doctor names it."""
        return "user-install-off" if self.user_install_off else "commands-refused"

    @property
    def given(self) -> Mapping[str, str]:
        """What the sentence about the fault says."""
        if self.user_install_off:
            return {}
        cause = "daily" if self.code == TOO_MANY_CHANGES else "forbidden" if self.status == FORBIDDEN else "other"
        return {"status": f"{self.status}", "code": f"{self.code}", "cause": cause}


class Health(Struct, frozen=True):
    """How a running bot is.

    `acknowledged` and `dispatched` are the seconds since the gateway acknowledged a heartbeat and sent an event, None
    before the first. `lag` is how late the event loop was, at worst, and `queue` how many writes waited, at most, within
    the last minute. `outbox` is for how many seconds the oldest message has been waiting to be published, 0 without one.
    There are to be so many `shards`, 0 while that is unknown; of these so many are connected, and `connected` says whether all
    are. `commands` says why Discord refuses the bot's commands, None where it does not. `backup` is the seconds since the last backup, None before the first; the last one, or its drill, may have failed.
    """

    pid: int
    connected: bool
    acknowledged: float | None
    dispatched: float | None
    lag: float
    outbox: float
    queue: int
    shards: int = 1
    connected_shards: int = 1
    backup: float | None = None
    backup_failed: bool = False
    drill_failed: bool = False
    commands: RefusedCommands | None = None


class NoAnswer(Exception):
    """Nobody said how the bot is: none runs there, it may not be asked, or it does not answer."""

    def __init__(self, why: Literal["stopped", "forbidden", "silent"]) -> None:
        super().__init__(why)
        self.why = why


def address(db: Path) -> Path:
    """Where the bot that works on a database answers."""
    return Path(f"{db.resolve()}-health")


def ask(db: Path, seconds: float = ANSWER) -> Health:
    """Ask the bot that works on a database how it is; it has so many `seconds`. Raises `NoAnswer`."""
    try:
        with socket.socket(socket.AF_UNIX) as line, short_name(address(db)) as name:
            line.settimeout(seconds)
            line.connect(name)
            with line.makefile("rb") as answer:
                return json.decode(answer.read(LONGEST_ANSWER), type=Health)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError):
        raise NoAnswer("stopped") from None
    except PermissionError:
        raise NoAnswer("forbidden") from None
    except (OSError, MsgspecError):
        raise NoAnswer("silent") from None


async def serve(db: Path, health: Callable[[], Health]) -> Listener:
    """Answer whoever asks, until it is closed; the caller holds the database's lock.

    Raises OSError when the socket cannot be made.
    """

    def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(json.encode(health()))
        writer.close()

    return await Listener.open(address(db), answer)
