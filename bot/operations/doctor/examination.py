"""The examination: all checks of the machine, the database, the running bot with its backups, and Discord."""

import asyncio
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Final

from bot.clocks.paces import HOUR
from bot.operations import daily_backups, health
from bot.operations.doctor import Fault, api
from bot.operations.doctor.servers import discord_faults
from bot.operations.tokens import NoToken, is_exposed, read_token
from storage import database_lock, databases, errors
from storage.backups import backups_in
from storage.database_files import Location, local, named

MIB: Final = 1 << 20
FREE_SPACE: Final = 256 * MIB  # bytes that must be free beside those for a backup and its drill
COPIES: Final = 3  # times the size of the database that must be free: for a backup, its drill and the log

NETWORK_FILE_SYSTEMS: Final = frozenset(
    (
        *("9p", "afs", "beegfs", "ceph", "cifs", "fuse.ceph", "fuse.davfs", "fuse.davfs2", "fuse.glusterfs"),
        *("fuse.rclone", "fuse.s3fs", "fuse.sshfs", "gfs2", "glusterfs", "lustre", "ncpfs", "nfs", "nfs4"),
        *("ocfs2", "smb2", "smb3", "smbfs", "virtiofs"),
    )
)
"""File systems on which SQLite cannot rely on locks."""

ESCAPED_SPACE: Final = re.compile(r"\\(\d{3})")  # a space in the name of a mount point, as the kernel writes it
MOUNTS: Final = Path("/proc/self/mountinfo")
BACKUP_OVERDUE: Final = 26 * 3600.0  # seconds after which a daily backup is overdue

Connect = Callable[[str], AbstractAsyncContextManager[api.Api]]
"""A function that connects to Discord's API with a token."""


async def examine(
    db: Location, token_file: Path | None, environment: Mapping[str, str], connect: Connect = api.connected
) -> list[Fault]:
    """Return all faults of an installation."""
    found = await asyncio.to_thread(lambda: [*database(db), *running(local(db))])
    exposed = token_file is not None and is_exposed(token_file, environment)
    faults = [
        *([Fault("token-exposed", {"path": str(token_file)})] if exposed else []),
        *([*disk(db), *writable(db), *file_system(db)] if isinstance(db, Path) else []),  # a server has its own machine
        *found,
        *fonts(),
        *backups(local(db), time.time()),
    ]
    try:
        token = read_token(token_file, environment)
    except NoToken as none:
        form = {"form": none.form} if none.why == "malformed" else {}
        return [Fault(f"token-{none.why}", {"path": none.source, **form}), *faults]
    open_now = await asyncio.to_thread(places, db)
    async with connect(token) as discord:
        on_discord = [fault async for fault in discord_faults(discord, open_now, datetime.now(UTC))]
    return [*faults, *(fault for fault in on_discord if fault not in faults)]


def disk(db: Path) -> Iterator[Fault]:
    """Yield a fault if there is too little space for the database to grow and to be backed up."""
    folder = _existing(db.resolve().parent)
    free = shutil.disk_usage(folder).free
    size = db.stat().st_size if _is_there(db) else 0
    if free < FREE_SPACE + COPIES * size:
        wanted = (FREE_SPACE + COPIES * size) // MIB
        yield Fault("disk-full", {"path": str(folder), "free": free // MIB, "wanted": wanted})


def file_system(db: Path, mounts: Path = MOUNTS) -> Iterator[Fault]:
    """Yield a fault if the database is on a network file system."""
    try:
        kind = _file_system(db.resolve(), mounts.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return  # this system lists no mounts
    if kind in NETWORK_FILE_SYSTEMS:
        yield Fault("database-network", {"path": str(db), "kind": kind})


def writable(db: Path) -> Iterator[Fault]:
    """Yield a fault if the database, or files beside it, cannot be written."""
    folder = db.resolve().parent
    wanted = [folder, db] if _is_there(db) else [folder]
    if not all(os.access(path, os.W_OK) for path in wanted) or not folder.is_dir():
        yield Fault("database-unwritable", {"path": str(db)})


def fonts() -> Iterator[Fault]:
    """Yield a fault for each typeface of the boards that is not installed."""
    from render.canvas.fonts import Typeface  # noqa: PLC0415 - it loads Pillow, which the other checks do without

    for face in Typeface:
        package, file, *_ = face.value
        if not _installed(str(package), str(file)):
            yield Fault("fonts-missing", {"package": str(package).replace("_", "-"), "file": str(file)})


def _installed(package: str, file: str) -> bool:
    try:
        folder = files(package)
    except ModuleNotFoundError:
        return False
    # One package has its fonts in modules; for it the table names attributes instead of files.
    return "." not in file or folder.joinpath(file).is_file()


def _file_system(path: Path, mounts: str) -> str:
    """Return the type of the file system that holds a path.

    Among equal mount points the last counts, because it hides the others.
    """
    kind, longest = "", -1
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        point = ESCAPED_SPACE.sub(lambda code: chr(int(code[1], 8)), before.split()[4])
        if path.is_relative_to(point) and len(point) >= longest:
            kind, longest = after.split()[0], len(point)
    return kind


def _existing(path: Path) -> Path:
    return next(folder for folder in (path, *path.parents) if _is_there(folder))


def _is_there(path: Path) -> bool:
    """Return True if a path exists and can be seen, which nothing in a forbidden folder can."""
    return os.access(path, os.F_OK)


def running(db: Path) -> Iterator[Fault]:
    """Yield a fault if the process on the database is not a bot that is connected to Discord."""
    pid = database_lock.holder(db)
    if pid is None:
        return
    try:
        found = health.ask(db)
    except health.NoAnswer as none:
        yield Fault(f"process-{none.why}", {"path": str(db), "pid": str(pid)})
        return
    if pid not in (0, found.pid):
        yield Fault("process-stopped", {"path": str(db), "pid": str(pid)})
    elif not found.connected:
        yield Fault("gateway-dead", {"pid": str(pid), "seconds": int(found.acknowledged or 0)})
    elif found.commands is not None:
        yield Fault(found.commands.fault, found.commands.given)


def backups(db: Path, now: float) -> Iterator[Fault]:
    """Yield faults if the last backup is overdue or its drill failed. Nothing is expected on the first day."""
    report = daily_backups.read_report(db)
    if report is None:
        return
    newest = _newest(Path(report.folder))
    if newest is None and now - report.since > BACKUP_OVERDUE:
        yield Fault("backup-missing", {"path": report.folder, "db": str(db)})
    elif newest is not None and now - newest > BACKUP_OVERDUE:
        yield Fault("backup-old", {"path": report.folder, "db": str(db), "hours": int((now - newest) // HOUR)})
    if report.drill_failed:
        yield Fault("drill-failed", {"path": report.folder, "db": str(db)})


def _newest(folder: Path) -> float | None:
    try:
        found = backups_in(folder)
        return max((path.stat().st_mtime for path in found), default=None)
    except OSError:
        return None


def database(db: Location) -> Iterator[Fault]:
    """Yield a fault if the database is damaged or of an unknown version. A missing database is no fault."""
    try:
        contents = databases.check(db)
    except (errors.Missing, errors.OlderSchema):
        return
    except errors.StoreError as error:
        yield _fault(error, named(db))
    else:
        if contents.log_missing:
            yield Fault("database-log-missing", {"path": named(db)})


def _fault(error: errors.StoreError, path: str) -> Fault:
    match error:
        case errors.NewerSchema():
            return Fault("database-newer", {"path": path, "found": error.version, "known": error.known})
        case errors.NoServer():
            return Fault("database-no-server", {"path": path, "reason": error.reason})
        case errors.Extra():
            return Fault("database-extra", {"package": error.name})
        case errors.Foreign():
            return Fault("database-foreign", {"path": path})
        case errors.Damaged():
            return Fault("database-damaged", {"path": path})
        case errors.InUse():
            return Fault("database-locked", {"path": path})
        case _:
            return Fault("database-unreadable", {"path": path})


def places(db: Location) -> tuple[tuple[int, int], ...]:
    """Return server and channel of all open matches, or nothing if the database cannot be read."""
    try:
        return databases.open_places(db)
    except errors.StoreError:
        return ()
