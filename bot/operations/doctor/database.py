"""Faults of the database: what the check of the store finds."""

from collections.abc import Iterator

from bot.operations.doctor.faults import Fault
from storage import databases, errors
from storage.location import Location, named


def database(db: Location) -> Iterator[Fault]:
    """Whether the database is sound, and of a version that this Provost knows; one that is not there yet is no fault."""
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
    """Server and channel of whatever is open; nothing where the database cannot be read."""
    try:
        return databases.open_places(db)
    except errors.StoreError:
        return ()
