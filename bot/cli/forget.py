"""`provost db forget`: delete one user, or everything of one server, from the database."""

import asyncio
import time
from typing import Final

from bot.cli.db import refusing
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import Unusable, database, flag, option
from bot.features.lobby.services import lobby_services
from bot.features.privacy.service import Privacy
from bot.features.tournaments.keeper import TournamentKeeper
from bot.match.quotas import Quotas
from bot.match.service import Matches
from bot.words import Words
from storage import databases
from storage.database_files import Location, named
from storage.privacy import Forgotten, Plain

MAX_ID_DIGITS: Final = 19
FIRST_LARGE_ID: Final = 1 << 63  # the first number that is too large for the database


def snowflake(text: str) -> int:
    """Parse a Discord id."""
    if not text.isascii() or not text.isdigit() or len(text) > MAX_ID_DIGITS or not 0 < int(text) < FIRST_LARGE_ID:
        raise Unusable("cli-error-snowflake", value=text)
    return int(text)


def forget(
    words: Words,
    /,
    *,
    db: Location = database(),
    user: int | None = option("ID", snowflake),
    server: int | None = option("ID", snowflake),
    yes: bool = flag(),
    dry_run: bool = flag(),
) -> int:
    """Delete a user or a server from a database that no bot uses, after asking, and print what was removed.

    With `dry_run`, only print what would be removed.
    """
    if (user is None) == (server is None):
        raise Misused(words("cli-error-forget-one"))
    with refusing(words):
        databases.demand_idle(db)
        if user is not None and dry_run:
            rows = asyncio.run(_rows_of_user(db, user))
            print(words("cli-db-would-forget-user", id=f"{user}", rows=sum(map(len, rows.values()))))
            for table, found in rows.items():
                if found:
                    print(f"  {table}: {len(found)}")
        elif user is not None:
            _ask(words, "cli-db-forget-user-sure", user, db, yes=yes)
            matches = asyncio.run(_forget_user(db, user))
            print(words("cli-db-forgot-user", id=f"{user}", matches=matches))
            databases.rewrite(db)
        elif server is not None and dry_run:
            counted = databases.forget_server(db, server, dry=True)
            print(words("cli-db-would-forget-server", id=f"{server}", **_figures(counted)))
        elif server is not None:
            _ask(words, "cli-db-forget-server-sure", server, db, yes=yes)
            gone = databases.forget_server(db, server)
            print(words("cli-db-forgot-server", id=f"{server}", **_figures(gone)))
    return 0


def _figures(gone: Forgotten) -> dict[str, int]:
    return {"matches": gone.matches, "events": gone.events, "rows": gone.rows}


def _ask(words: Words, question: str, id: int, db: Location, *, yes: bool) -> None:
    """Ask the operator to repeat the id, unless `yes` is set. Raises `CommandRefused` for any other answer."""
    if yes:
        return
    try:
        answer = input(f"{words(question, id=f'{id}', path=named(db))} ")
    except EOFError:
        answer = ""
    if answer.strip() != f"{id}":
        raise CommandRefused(words("cli-error-forget-unsure"))


async def _rows_of_user(where: Location, user: int) -> Plain:
    """Return everything stored about a user, by table."""
    store = await databases.open_store(where, lambda failed: None, lambda: None)
    try:
        return await store.own_rows(user)
    finally:
        await store.close()


async def _forget_user(where: Location, user: int) -> int:
    """Remove a user from every table as `/privacy delete` does, and return the number of their matches."""
    store = await databases.open_store(where, lambda failed: None, lambda: None)
    try:
        matches = Matches(store, lambda: int(time.time()), lambda match_id: None)
        lobby = lobby_services(matches, Quotas())
        await TournamentKeeper(matches, lobby, lambda: int(time.time())).leave(user)
        return len(await Privacy(matches, lobby.lobbies).forget(user))
    finally:
        await store.close()
