"""Disk in memory whose power can be cut: unsynchronised data is lost in part, sector by sector.

SQLite reaches it through a file system of its own (APSW's VFS). A file that was made or deleted stays so; only its
content, including its length, waits for a sync.
"""

# ruff: noqa: N802  # SQLite's own names

import random
from dataclasses import dataclass, field

import apsw

SECTOR = 512


class PowerCut(Exception):
    """Error of a power cut during a write."""


@dataclass
class File:
    """Content for programs, content that would survive, and the writes between them in order: place and bytes."""

    now: bytearray = field(default_factory=bytearray)
    durable: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes]] = field(default_factory=list)

    def sync(self) -> None:
        """Make all of it durable."""
        self.durable[:] = self.now
        self.pending.clear()

    def cut(self, chance: random.Random, survival: float) -> None:
        """Keep the durable content and, of every later write, each sector by chance."""
        for place, data in self.pending:
            for border in range(place // SECTOR * SECTOR, place + len(data), SECTOR):
                first, last = max(border, place), min(border + SECTOR, place + len(data))
                if chance.random() < survival:
                    put(self.durable, first, data[first - place : last - place])
        self.now[:] = self.durable
        self.pending.clear()


@dataclass
class Disk:
    """Files by name, with the number of writes and syncs until the power fails."""

    files: dict[str, File] = field(default_factory=dict)
    power: int | None = None

    def use(self) -> None:
        """Use up power for one write or sync."""
        if self.power is not None:
            self.power -= 1
            if self.power < 0:
                raise PowerCut

    def cut(self, chance: random.Random) -> None:
        """Lose all content that was not durable, and restore the power for good."""
        survival = chance.choice((0.0, 0.1, 0.5, 0.9))
        for file in self.files.values():
            file.cut(chance, survival)
        self.power = None


class OpenFile:
    """Open file, as SQLite calls it."""

    def __init__(self, disk: Disk, file: File) -> None:
        self.disk = disk
        self.file = file

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self.file.now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self.disk.use()
        put(self.file.now, offset, data)
        self.file.pending.append((offset, bytes(data)))

    def xSync(self, flags: int) -> None:
        self.disk.use()
        self.file.sync()

    def xTruncate(self, size: int) -> None:
        self.disk.use()
        del self.file.now[size:]

    def xFileSize(self) -> int:
        return len(self.file.now)

    def xLock(self, level: int) -> None:
        """Lock nothing, since no other process is here."""

    def xUnlock(self, level: int) -> None:
        """Unlock nothing."""

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return 4096

    def xDeviceCharacteristics(self) -> int:
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE  # as SQLite assumes of any disk under Linux

    def xClose(self) -> None:
        """Close nothing."""


class DiskVFS(apsw.VFS):
    """File system over one disk; keep it while connections use it."""

    def __init__(self, name: str, disk: Disk) -> None:
        self.name = name
        self.disk = disk
        super().__init__(name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> OpenFile:  # type: ignore[override]  # APSW needs only the methods
        flags[1] = flags[0]
        named = name.filename() if isinstance(name, apsw.URIFilename) else name or "temporary"
        return OpenFile(self.disk, self.disk.files.setdefault(named, File()))

    def xAccess(self, pathname: str, flags: int) -> bool:
        return pathname in self.disk.files

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.disk.use()
        self.disk.files.pop(filename, None)

    def xFullPathname(self, name: str) -> str:
        return name


def put(target: bytearray, place: int, data: bytes) -> None:
    """Write into a file's content, padded with zeros up to there."""
    target.extend(bytes(max(0, place - len(target))))
    target[place : place + len(data)] = data
