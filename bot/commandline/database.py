"""Looking after the database: `provost db check|backup|restore|export`."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from bot.commandline.refusal import Refused
from bot.words import Words
from storage import backups, errors, maintenance

OF_A_FILE: Final[Mapping[type[errors.StoreError], str]] = {
    errors.InUse: "cli-error-db-in-use",
    errors.Foreign: "cli-error-db-foreign",
    errors.Damaged: "cli-error-db-damaged",
    errors.Unwritable: "cli-error-db-unwritable",
    errors.Missing: "cli-error-db-missing",
    errors.Exists: "cli-error-db-exists",
}
"""The sentences about a file that need to know no more than which."""


def check(words: Words, /, *, db: Path) -> int:
    """Read the whole file and say what it holds."""
    with refusing(words):
        contents = maintenance.check(db)
        if contents.log_missing:
            print(words("cli-warning-db-log-missing", path=str(db)), file=sys.stderr)
    print(words("cli-db-healthy", path=str(db), matches=contents.matches, live=contents.live))
    return 0


def backup(words: Words, /, *, db: Path, copy: Path) -> int:
    """Copy the database to a new file."""
    with refusing(words):
        backups.backup(db, copy)
    print(words("cli-db-backed-up", path=str(copy)))
    return 0


def restore(words: Words, /, *, db: Path, copy: Path) -> int:
    """Put a backup in the database's place."""
    with refusing(words):
        kept = backups.restore(copy, db)
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
        case errors.NewerSchema(path, version, known):
            return words("cli-error-db-newer", path=path, found=version, known=known)
        case errors.Leftover(path, left):
            return words("cli-error-db-leftover", path=path, left=left)
        case errors.NotSaved():
            return words("cli-error-db-not-saved")
        case errors.UnknownMatch(match_id):
            return words("cli-error-match-unknown", match=match_id)
        case (
            errors.InUse(path)
            | errors.Foreign(path)
            | errors.Damaged(path)
            | errors.Unwritable(path)
            | errors.Missing(path)
            | errors.Exists(path)
        ):
            return words(OF_A_FILE[type(error)], path=path)
        case _:
            raise error
