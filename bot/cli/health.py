"""`provost health`: check that the bot on a database runs and is connected to Discord."""

import msgspec

from bot.cli.errors import CommandRefused
from bot.cli.options import database, flag
from bot.operations.health import NoAnswer, ask
from bot.words import Words
from storage.database_files import Location, local, named


def health(words: Words, /, *, db: Location = database(), json: bool = flag()) -> int:
    """Ask the bot for its health, and print the figures with `json`. CommandRefused commands are no failure."""
    try:
        found = ask(local(db))
    except NoAnswer as none:
        raise CommandRefused(words(f"cli-error-health-{none.why}", path=named(db))) from None
    if json:
        print(msgspec.json.encode(found).decode(), flush=True)
    if not found.connected:
        raise CommandRefused(words("cli-error-health-unconnected"))
    if not json:
        print(words("cli-health-connected", seconds=int(found.acknowledged or 0)))
        if found.commands is not None:
            print(words(f"doctor-{found.commands.fault}", **found.commands.given))
    return 0
