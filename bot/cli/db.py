"""`provost db`: check, back up, restore, export and copy a database."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

import msgspec

from bot.cli import stored_matches
from bot.cli.errors import CommandRefused, unwritable
from bot.cli.options import database, database_file, flag, location, option, positional
from bot.words import Words
from storage import backups, databases, errors
from storage.database_files import Location, named

REFUSAL_SENTENCES: Final[Mapping[type[errors.StoreError], str]] = {
    errors.InUse: "cli-error-db-in-use",
    errors.Foreign: "cli-error-db-foreign",
    errors.Damaged: "cli-error-db-damaged",
    errors.Unwritable: "cli-error-db-unwritable",
    errors.Missing: "cli-error-db-missing",
    errors.Exists: "cli-error-db-exists",
    errors.OlderSchema: "cli-error-db-older",
    errors.NewerSchema: "cli-error-db-newer",
    errors.Leftover: "cli-error-db-leftover",
    errors.NoServer: "cli-error-db-no-server",
    errors.Differs: "cli-error-db-differs",
    errors.Extra: "cli-error-db-extra",
    errors.NotSaved: "cli-error-db-not-saved",
    errors.UnknownMatch: "cli-error-match-unknown",
}
"""Sentences about errors of the store, whose arguments are named as the error's fields."""


def check(words: Words, /, *, db: Location = database(), deep: bool = flag()) -> int:
    """Check a whole database and print what it holds; with `deep`, replay the running matches too."""
    with refusing(words):
        contents = databases.check(db)
        if contents.log_missing:
            print(words("cli-warning-db-log-missing", path=str(db)), file=sys.stderr)
        if deep:
            play_again(words, db)
    said = "cli-db-healthy-deep" if deep else "cli-db-healthy"
    print(words(said, path=named(db), matches=contents.matches, live=contents.live))
    return 0


def backup(words: Words, /, *, db: Path = database_file(), copy: Path = positional(Path)) -> int:
    """Copy the database to a new file."""
    with refusing(words):
        backups.backup(db, copy)
    print(words("cli-db-backed-up", path=str(copy)))
    return 0


def restore(words: Words, /, *, db: Path = database_file(), copy: Path = positional(Path)) -> int:
    """Replace the database with a backup."""
    with refusing(words):
        kept = backups.restore(copy, db)
    if kept is None:
        print(words("cli-db-restored", path=str(db)))
    else:
        print(words("cli-db-kept", path=str(db), kept=str(kept)))
    return 0


def export(
    words: Words,
    /,
    *,
    db: Location = database(),
    match: str | None = positional(nargs="?"),
    out: Path | None = option("PATH", Path, about="cli-option-instead"),
    secrets: bool = flag(),
) -> int:
    """Write every match, or one, as a JSON object per line. Without `secrets`, hidden information is left out."""
    with refusing(words):
        matches = (stored_matches.plain(saved, secrets=secrets) for saved in databases.saved_matches(db, match))
        if out is None:
            _write(matches, sys.stdout)
        else:
            with _private(words, out) as file:
                _write(matches, file)
    return 0


def copy(words: Words, /, *, source: Location = positional(location), target: Location = positional(location)) -> int:
    """Copy everything into a new file or an empty PostgreSQL database, and compare the two."""
    with refusing(words):
        digest = databases.copy(source, target)
    print(words("cli-db-copied", path=named(target), digest=digest))
    return 0


def play_again(words: Words, db: Location) -> None:
    """Replay the running matches and print their faults. Raises `CommandRefused` if there are any."""
    with databases.matches(db) as matches:
        live, faults = matches.ids("live"), 0
        for match_id in live:
            try:
                said = stored_matches.fault(words, matches.load(match_id))
            except errors.StoreError as error:
                said = stored_matches.broken(words, match_id, error)
            if said is not None:
                faults += 1
                print(said, file=sys.stderr)
    if faults:
        raise CommandRefused(words("cli-error-db-deep", path=named(db), faults=faults, live=len(live)))


def _write(matches: Iterator[dict[str, object]], file: TextIO) -> None:
    for plain in matches:
        print(msgspec.json.encode(plain).decode(), file=file)


@contextmanager
def _private(words: Words, path: Path) -> Iterator[TextIO]:
    """Open a new file that only its owner can read. It is deleted unless everything was written."""
    try:
        file = open(path, "x", encoding="utf-8", opener=_privately)  # noqa: SIM115 - closed below
    except FileExistsError:
        raise CommandRefused(words("cli-error-db-exists", path=str(path))) from None
    except OSError as error:
        raise unwritable(words, path, error) from None
    try:
        with file:  # closing flushes the file, which a full disk refuses
            yield file
    except OSError as error:
        path.unlink(missing_ok=True)
        raise unwritable(words, path, error) from None
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextmanager
def refusing(words: Words) -> Iterator[None]:
    """Turn errors of the store into `CommandRefused` with a sentence."""
    try:
        yield
    except tuple(REFUSAL_SENTENCES) as error:
        raise CommandRefused(words(REFUSAL_SENTENCES[type(error)], **vars(error))) from error
