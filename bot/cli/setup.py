"""`provost setup`: ask for the token, write its file, help to invite the bot, and examine the installation."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from getpass import getpass
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.app.legal_texts import Published, privacy_policy, terms
from bot.cli.errors import CommandRefused, require_folder, unwritable
from bot.cli.options import database_file, option
from bot.delivery.permissions import INVITATION_PERMISSIONS, invitation
from bot.operations.doctor.api import Api, NoConnection, connected
from bot.operations.doctor.examination import Connect, examine
from bot.operations.doctor.servers import UNAUTHORISED, Named, read
from bot.operations.tokens import NoToken, read_token, token_form
from bot.words import Words

MAX_ANSWERS: Final = 5
POLICY_FILE, TERMS_FILE = "privacy-policy.md", "terms-of-service.md"

PRIVILEGED_INTENTS: Final = (1 << 12) | (1 << 13) | (1 << 14) | (1 << 15) | (1 << 18) | (1 << 19)
"""An application's flags for presence, members and message content."""


class Terminal:
    """Asks on the terminal, or reads answers from a pipe. Both questions raise `EOFError` at the end of the input."""

    def ask(self, prompt: str) -> str:
        """Ask for a line."""
        return input(prompt)

    def ask_secret(self, prompt: str) -> str:
        """Ask for a line without showing it."""
        return getpass(prompt) if sys.stdin.isatty() else input(prompt)


class Application(Struct, frozen=True):
    """The settings of the application in the developer portal that can be wrong."""

    id: str
    flags: int = 0
    bot_public: bool = True
    bot_require_code_grant: bool = False


class User(Struct, frozen=True):
    """The bot's user."""

    username: str


def setup(
    words: Words,
    /,
    *,
    db: Path = database_file(),
    token_file: Path = option("PATH", Path, Path("token"), about="cli-option-token-kept"),
    operator: str = option("TEXT", default=""),
) -> int:
    """Set the bot up. A repeated run continues from what is there. Returns 1 if something is still wrong.

    With an `operator`, the privacy policy and the terms are written beside the database.
    """
    if operator:
        write_legal_texts(words, db.parent, operator)
    try:
        return asyncio.run(GuidedSetup(words, Terminal(), connected, db, token_file).run())
    except EOFError:
        raise CommandRefused(words("setup-error-stopped")) from None
    except NoConnection:
        raise CommandRefused(words("setup-error-unreachable")) from None


def write_legal_texts(words: Words, folder: Path, operator: str) -> None:
    """Write the privacy policy and the terms as files that the operator can publish. Existing files are kept."""
    published = Published(operator)
    require_folder(words, folder / POLICY_FILE)
    for name, text in ((POLICY_FILE, privacy_policy(words, published)), (TERMS_FILE, terms(words, published))):
        path = folder / name
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text.markdown())
        except FileExistsError:
            print(words("setup-legal-kept", path=str(path)))
        except OSError as error:
            raise unwritable(words, path, error) from None
        else:
            print(words("setup-legal-written", path=str(path)))


class GuidedSetup:
    """The steps of the setup. A completed step asks nothing."""

    def __init__(self, words: Words, console: Terminal, connect: Connect, db: Path, token_file: Path) -> None:
        self._words = words
        self._console = console
        self._connect = connect
        self._db = db
        self._file = token_file
        self._answers = 0

    async def run(self) -> int:
        """Run all steps and return the exit status. Raises `CommandRefused`, `NoConnection` and `EOFError`."""
        token = await self._known_token() or await self._new_token()
        async with self._connect(token) as api:
            application = read(await api.get("/oauth2/applications/@me"), Application)
            if application is None:
                raise NoConnection
            for warning in _warnings(application):
                self._say(warning)
            await self._invite(api, application.id)
        return await self._examine()

    async def _known_token(self) -> str | None:
        """Return the token of an earlier run if Discord accepts it."""
        try:
            token = read_token(self._file, {})
        except NoToken:
            return None
        if await self._accepted(token) is None:
            return None
        self._say("setup-token-known", path=str(self._file))
        return token

    async def _new_token(self) -> str:
        require_folder(self._words, self._file)  # Discord shows a token once, so check first that it can be kept
        for id in ("setup-welcome", "setup-portal-1", "setup-portal-2"):
            self._say(id)
        while True:
            token = self._answer(self._console.ask_secret, "setup-ask-token").strip()
            if form := token_form(token):
                self._say("setup-token-malformed", form=self._words(f"cli-token-form-{form}"))
                continue
            name = await self._accepted(token)
            if name is None:
                self._say("setup-token-refused")
                continue
            self._write(token)
            self._say("setup-token-written", name=name, path=str(self._file))
            return token

    async def _accepted(self, token: str) -> str | None:
        """Return the name of the bot with this token, or None if Discord refuses it."""
        async with self._connect(token) as api:
            answer = await api.get("/users/@me")
        if answer.status == UNAUTHORISED:
            return None
        user = read(answer, User)
        if user is None:
            raise NoConnection
        return user.username

    async def _invite(self, api: Api, application_id: str) -> None:
        """Wait until the bot is on a server."""
        guilds = await _guilds(api)
        if not guilds:
            self._say("setup-invite")
            print(f"\n  {invitation(application_id)}\n")
            requested = (self._words(f"permission-{name}") for name, on in INVITATION_PERMISSIONS if on)
            self._say("setup-permissions", permissions=", ".join(requested))
        while not guilds:
            self._answer(self._console.ask, "setup-ask-invited")
            guilds = await _guilds(api)
            if not guilds:
                self._say("setup-not-invited")
        self._say("setup-servers", count=len(guilds), servers=", ".join(guild.name for guild in guilds))

    async def _examine(self) -> int:
        faults = await examine(self._db, self._file, {}, self._connect)
        self._say("setup-examining")
        for line in [fault.text(self._words) for fault in faults] or [self._words("doctor-well")]:
            print(f"- {line}")
        self._say("setup-start")
        print(f"\n  provost run --db {self._db} --token-file {self._file}\n")
        self._say("setup-first-match")
        return int(any(not fault.optional for fault in faults))

    def _answer(self, ask: Callable[[str], str], prompt: str) -> str:
        if self._answers == MAX_ANSWERS:
            raise CommandRefused(self._words("setup-error-answers"))
        self._answers += 1
        return ask(self._words(prompt))

    def _write(self, token: str) -> None:
        """Write the token's file atomically, never readable by others."""
        partial = self._file.with_name(f"{self._file.name}.partial")
        try:
            partial.unlink(missing_ok=True)
            with open(partial, "x", encoding="ascii", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
                file.write(f"{token}\n")
            partial.replace(self._file)
        except OSError as error:
            raise unwritable(self._words, self._file, error) from None

    def _say(self, id: str, **given: str | int) -> None:
        print(self._words(id, **given))


def _warnings(application: Application) -> Iterator[str]:
    if application.flags & PRIVILEGED_INTENTS:
        yield "setup-intents"
    if application.bot_require_code_grant:
        yield "setup-code-grant"
    if not application.bot_public:
        yield "setup-private"


async def _guilds(api: Api) -> tuple[Named, ...]:
    return read(await api.get("/users/@me/guilds"), tuple[Named, ...]) or ()
