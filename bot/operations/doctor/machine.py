"""Faults of the machine: the token's file, the disk, the file system, the fonts."""

import os
import re
import shutil
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from bot.operations.doctor.faults import Fault
from bot.operations.tokens import is_exposed

MIB: Final = 1 << 20

ROOM: Final = 256 * MIB
"""Bytes that have to be free beside those that a backup and its drill take."""

COPIES: Final = 3
"""Sizes of the database that have to be free: a backup, its drill and the log."""

NETWORK: Final = frozenset(
    [
        "9p",
        "afs",
        "beegfs",
        "ceph",
        "cifs",
        "fuse.ceph",
        "fuse.davfs",
        "fuse.davfs2",
        "fuse.glusterfs",
        "fuse.rclone",
        "fuse.s3fs",
        "fuse.sshfs",
        "gfs2",
        "glusterfs",
        "lustre",
        "ncpfs",
        "nfs",
        "nfs4",
        "ocfs2",
        "smb2",
        "smb3",
        "smbfs",
        "virtiofs",
    ]
)
"""File systems on which the locks of SQLite cannot be relied upon."""

ESCAPED: Final = re.compile(r"\\(\d{3})")
"""A space in the name of a mount point, as the kernel writes it."""

MOUNTS: Final = Path("/proc/self/mountinfo")


def token_file(file: Path | None, environment: Mapping[str, str]) -> Iterator[Fault]:
    """Whether others can read the token."""
    if file is not None and is_exposed(file, environment):
        yield Fault("token-exposed", {"path": str(file)})


def disk(db: Path) -> Iterator[Fault]:
    """Whether there is room for the database to grow and to be backed up."""
    folder = _existing(db.resolve().parent)
    free = shutil.disk_usage(folder).free
    size = db.stat().st_size if _is_there(db) else 0
    if free < ROOM + COPIES * size:
        yield Fault("disk-full", {"path": str(folder), "free": free // MIB, "wanted": (ROOM + COPIES * size) // MIB})


def file_system(db: Path, mounts: Path = MOUNTS) -> Iterator[Fault]:
    """Whether the database lies on a network file system."""
    try:
        kind = _file_system(db.resolve(), mounts.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return  # a system that does not tell
    if kind in NETWORK:
        yield Fault("database-network", {"path": str(db), "kind": kind})


def writable(db: Path) -> Iterator[Fault]:
    """Whether the database, and files beside it, can be written."""
    folder = db.resolve().parent
    wanted = [folder, db] if _is_there(db) else [folder]
    if not all(os.access(path, os.W_OK) for path in wanted) or not folder.is_dir():
        yield Fault("database-unwritable", {"path": str(db)})


def fonts() -> Iterator[Fault]:
    """Whether every typeface that the boards are drawn with is installed."""
    from render.canvas.fonts import Face  # noqa: PLC0415 - it loads Pillow, which the other checks do without

    for face in Face:
        package, file, *_ = face.value
        if not _installed(str(package), str(file)):
            yield Fault("fonts-missing", {"package": str(package).replace("_", "-"), "file": str(file)})


def _installed(package: str, file: str) -> bool:
    try:
        folder = files(package)
    except ModuleNotFoundError:
        return False
    # Of the package whose fonts are modules, the names of attributes stand in the table.
    return "." not in file or folder.joinpath(file).is_file()


def _file_system(path: Path, mounts: str) -> str:
    """The type of the file system that a path is on; the last of the longest mount points counts, as it hides the others."""
    kind, longest = "", -1
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        point = ESCAPED.sub(lambda code: chr(int(code[1], 8)), before.split()[4])
        if path.is_relative_to(point) and len(point) >= longest:
            kind, longest = after.split()[0], len(point)
    return kind


def _existing(path: Path) -> Path:
    return next(folder for folder in (path, *path.parents) if _is_there(folder))


def _is_there(path: Path) -> bool:
    """Whether there is a file or folder that can be seen: in a folder that may not be entered there is none."""
    return os.access(path, os.F_OK)
