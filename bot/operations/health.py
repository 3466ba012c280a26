"""Health reports that a running bot gives over a socket beside the database.

A process that has ended or hangs does not answer, and another process that has got its pid is not asked.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Literal

from msgspec import MsgspecError, Struct, json

from bot.operations.unix_sockets import Listener, short_name

ANSWER_TIMEOUT: Final = 5.0  # a process's time to answer, in seconds
MAX_ANSWER: Final = 1 << 16
TOO_MANY_CHANGES: Final = 30034  # Discord's code for commands that changed too often in a day
FORBIDDEN: Final = 403


class RefusedCommands(Struct, frozen=True):
    """Discord's refusal of the bot's commands. With `user_install_off` it accepts them on servers only."""

    status: int
    code: int
    user_install_off: bool = False

    @property
    def fault(self) -> str:
        """Return the doctor's name for the fault."""
        return "user-install-off" if self.user_install_off else "commands-refused"

    @property
    def given(self) -> Mapping[str, str]:
        """Return the arguments of the sentence about the fault."""
        if self.user_install_off:
            return {}
        cause = "daily" if self.code == TOO_MANY_CHANGES else "forbidden" if self.status == FORBIDDEN else "other"
        return {"status": f"{self.status}", "code": f"{self.code}", "cause": cause}


class Health(Struct, frozen=True):
    """The health of a running bot.

    `acknowledged` and `dispatched` are the seconds since the gateway acknowledged a heartbeat and sent an event, None
    before the first. `lag` is the worst delay of the event loop, and `queue` the longest queue of writes, in the last
    minute. `outbox` is the age of the oldest unpublished message in seconds, or 0 if there is none. `shards` is the
    number of wanted shards, or 0 while unknown, and `connected` is True if all of them are connected. `commands` says
    why Discord refuses the bot's commands, or None if it does not. `backup` is the seconds since the last backup, or
    None before the first.
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
    """No health report: no bot runs there, it may not be asked, or it does not answer."""

    def __init__(self, why: Literal["stopped", "forbidden", "silent"]) -> None:
        super().__init__(why)
        self.why = why


def address(db: Path) -> Path:
    """Return the path of the health socket of the bot on a database."""
    return Path(f"{db.resolve()}-health")


def ask(db: Path, seconds: float = ANSWER_TIMEOUT) -> Health:
    """Ask the bot on a database for its health. Raises `NoAnswer`, at the latest after `seconds`."""
    try:
        with socket.socket(socket.AF_UNIX) as line, short_name(address(db)) as name:
            line.settimeout(seconds)
            line.connect(name)
            with line.makefile("rb") as answer:
                return json.decode(answer.read(MAX_ANSWER), type=Health)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError):
        raise NoAnswer("stopped") from None
    except PermissionError:
        raise NoAnswer("forbidden") from None
    except (OSError, MsgspecError):
        raise NoAnswer("silent") from None


async def serve(db: Path, health: Callable[[], Health]) -> Listener:
    """Serve health reports until the listener is closed. The caller must hold the database's lock.

    Raises `OSError` if the socket cannot be made.
    """

    def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(json.encode(health()))
        writer.close()

    return await Listener.open(address(db), answer)
