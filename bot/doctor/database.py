"""Faults of the database's file: what the check of the store finds."""

from collections.abc import Iterator
from pathlib import Path

from bot.doctor.faults import Fault
from storage import errors, maintenance


def database(db: Path) -> Iterator[Fault]:
    """Whether the database is sound, and of a version that this Provost knows; one that is not there yet is no fault."""
    path = str(db)
    try:
        contents = maintenance.check(db)
    except errors.Missing:
        return
    except errors.NewerSchema as newer:
        yield Fault("database-newer", {"path": path, "found": newer.version, "known": newer.known})
    except errors.Foreign:
        yield Fault("database-foreign", {"path": path})
    except errors.Damaged:
        yield Fault("database-damaged", {"path": path})
    except errors.InUse:
        yield Fault("database-locked", {"path": path})
    except errors.StoreError:
        yield Fault("database-unreadable", {"path": path})
    else:
        if contents.log_missing:
            yield Fault("database-log-missing", {"path": path})


def places(db: Path) -> tuple[tuple[int, int], ...]:
    """Server and channel of whatever is open; nothing where the database cannot be read."""
    try:
        return maintenance.open_places(db)
    except errors.StoreError:
        return ()
