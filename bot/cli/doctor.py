"""`provost doctor`: print the faults of an installation and their cures."""

import asyncio
import os
from pathlib import Path

import msgspec

from bot.cli.options import database, flag, option
from bot.cli.run import run_settings
from bot.operations.doctor.examination import examine
from bot.words import Words
from storage.database_files import Location


def doctor(
    words: Words,
    /,
    *,
    db: Location = database(),
    token_file: Path | None = option("PATH", Path),
    json: bool = flag(),
    config: str | None = option("FILE"),
) -> int:
    """Print each fault with its cure, with `json` as one list. Returns 1 if there is a fault that is not optional."""
    run_settings(words, config, os.environ)  # raises `Misused` as `provost run` would
    faults = asyncio.run(examine(db, token_file, os.environ))
    if json:
        listed = [{"fault": fault.id, "cure": fault.text(words)} for fault in faults]
        print(msgspec.json.encode(listed).decode())
    else:
        for fault in faults:
            print(f"- {fault.text(words)}")
        if not faults:
            print(words("doctor-well"))
    return int(any(not fault.optional for fault in faults))
