"""`provost doctor`: print the faults of an installation and their cures."""

import asyncio
import os
from pathlib import Path

import msgspec

from bot.app.logs import redacted
from bot.cli.config import setting_lines
from bot.cli.options import database, flag, option
from bot.operations.doctor import Fault
from bot.operations.doctor.examination import examine
from bot.words import Words
from storage.files import Location


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
    setting_lines(words, config, os.environ)  # raises `Misused` as `provost run` would
    faults = asyncio.run(examine(db, token_file, os.environ))
    if json:
        listed = [{"fault": fault.id, "cure": cure(words, fault)} for fault in faults]
        print(msgspec.json.encode(listed).decode())
    else:
        for fault in faults:
            print(f"- {cure(words, fault)}")
        if not faults:
            print(words("doctor-well"))
    return int(any(not fault.optional for fault in faults))


def cure(words: Words, fault: Fault) -> str:
    """Describe a fault and its cure. A token that was given instead of a path is not repeated."""
    given = dict(fault.given)
    if "permission" in given:
        given["permission"] = words(f"permission-{given['permission']}")
    if "form" in given:
        given["form"] = words(f"cli-token-form-{given['form']}")
    return redacted(words(f"doctor-{fault.id}", **given))
