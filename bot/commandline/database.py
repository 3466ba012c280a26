"""Looking after the database: `provost db check|backup|restore|export`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bot.commandline.refusal import Refused
from bot.words import Words
from storage import errors, maintenance


def check(words: Words, /, *, db: Path) -> int:
    """Read the whole file and say what it holds."""
    with refusing(words):
        contents = maintenance.check(db)
    print(words("cli-db-healthy", path=str(db), matches=contents.matches, live=contents.live))
    return 0


def backup(words: Words, /, *, db: Path, copy: Path) -> int:
    """Copy the database to a new file."""
    with refusing(words):
        maintenance.backup(db, copy)
    print(words("cli-db-backed-up", path=str(copy)))
    return 0


def restore(words: Words, /, *, db: Path, copy: Path) -> int:
    """Put a backup in the database's place."""
    with refusing(words):
        kept = maintenance.restore(copy, db)
    if kept is None:
        print(words("cli-db-restored", path=str(db)))
    else:
        print(words("cli-db-kept", path=str(db), kept=str(kept)))
    return 0


def export(words: Words, /, *, db: Path, match: str | None) -> int:
    """Print every match, or the one asked for, as an object on a line."""
    with refusing(words):
        for plain in maintenance.export(db, match):
            print(msgspec.json.encode(plain).decode())
    return 0


@contextmanager
def refusing(words: Words) -> Iterator[None]:
    """Say in words why the store refuses."""
    try:
        yield
    except errors.StoreError as error:
        raise Refused(_why(words, error)) from error


def _why(words: Words, error: errors.StoreError) -> str:
    match error:
        case errors.InUse(path):
            return words("cli-error-db-in-use", path=path)
        case errors.NewerSchema(path, version, known):
            return words("cli-error-db-newer", path=path, found=version, known=known)
        case errors.Foreign(path):
            return words("cli-error-db-foreign", path=path)
        case errors.Damaged(path):
            return words("cli-error-db-damaged", path=path)
        case errors.Unwritable(path):
            return words("cli-error-db-unwritable", path=path)
        case errors.Missing(path):
            return words("cli-error-db-missing", path=path)
        case errors.Exists(path):
            return words("cli-error-db-exists", path=path)
        case errors.NotSaved():
            return words("cli-error-db-not-saved")
        case errors.UnknownMatch(match_id):
            return words("cli-error-match-unknown", match=match_id)
        case _:
            raise error
