"""The real bot in a simulated Discord, in the browser and without a token.

simcord simulates the server, its channel and its players, and its Preview serves the page. `docs/decisions/sandbox.md`
says what simcord leaves to this module, and why.
"""

import asyncio
import os
import re
import sys
import tempfile
import webbrowser
import zoneinfo
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import discord
from discord import ui
from simcord import Env, Preview, SetupError
from simcord._settlement import _run_due_virtual_callbacks

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.process import STOP_SIGNALS
from bot.app.router import FOREIGN_PREFIX
from bot.cards import custom_ids, layouts
from bot.features.lobby import message as lobby_message
from bot.interaction.private_cards import translate_private_cards
from bot.interaction.services import Interaction
from bot.interaction.translator import CATALOGUE
from bot.match.new_match import NO_OPERATOR_OPTIONS
from bot.operations.endpoints import GRACE
from bot.sandbox.channels import Channels, Turns, make_threads_anew
from bot.sandbox.page import Address, PngFiles, is_free, read_address, steady, translated, write_address
from bot.words import Words
from engine import GAMES
from storage.database_files import beside
from storage.errors import StoreError

LANGUAGES: Final = {"en-US": "English", "it": "Italiano", "es-ES": "Español"}
"""The names of the bot's languages, as their speakers write them, by Discord locale."""

LANGUAGE_PREFIX: Final = f"{FOREIGN_PREFIX}speak|"
"""The prefix of the custom ids of language buttons. A locale follows."""

Speak = Callable[[str, Interaction], Awaitable[None]]

FIRST_NAMES: Final = ("Ada", "Bruno", "Chiara", "Diego", "Elena", "Felix", "Greta", "Hugo")
"""Names of the players who are created before `#tournaments`, so that what is stored finds it by its id."""

LATER_NAMES: Final = (
    *("Ines", "Jonas", "Katia", "Leo", "Mara", "Nino", "Olga", "Paolo"),
    *("Quique", "Rosa", "Sofia", "Teo", "Ugo", "Vera", "Wanda", "Yara"),
)
"""Names of the players who are created after it."""

NAMES: Final = (*FIRST_NAMES, *LATER_NAMES)
"""Names of all players, in the same order on every start, so that each keeps its id."""

FOLLOW_INTERVAL: Final = 0.2
"""Seconds until events without a press, such as a deadline, appear on the pages. The pages ask twice a second."""

SETTLE_TIMEOUT: Final = 10.0  # the bot's time for the work of a press, including drawing, in seconds
ADDRESS_SUFFIX: Final = "-page"  # the suffix of the file beside the database that keeps the page's address
PRIVATE_REQUESTS: Final = tuple(f"{method} /webhooks/" for method in ("POST", "PATCH", "DELETE"))
"""Requests that change private messages, about which Discord sends no events."""

COMPONENTS_V2: Final = 1 << 15

Say = Callable[[str], None]


def language_buttons(spoken: str) -> list[ui.Button[ui.LayoutView]]:
    """Return a button for each language. The current one is disabled."""
    return [
        ui.Button[ui.LayoutView](label=name, custom_id=f"{LANGUAGE_PREFIX}{locale}", disabled=locale == spoken)
        for locale, name in LANGUAGES.items()
    ]


def answering(speak: Speak) -> type[ui.DynamicItem[ui.Button[ui.LayoutView]]]:
    """Return the item class of the language buttons, which calls `speak` with the chosen locale."""

    class LanguageButton(
        ui.DynamicItem[ui.Button[ui.LayoutView]], template=f"{re.escape(LANGUAGE_PREFIX)}(?P<locale>.*)"
    ):
        def __init__(self, locale: str) -> None:
            super().__init__(ui.Button(label=LANGUAGES[locale], custom_id=f"{LANGUAGE_PREFIX}{locale}"))
            self.locale = locale

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
        ) -> Self:
            return cls(match["locale"])

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await speak(self.locale, interaction)

    return LanguageButton


class PortTaken(Exception):
    """Another program listens on the requested port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


class SandboxSettings(NamedTuple):
    """The settings of a sandbox.

    Without `db` all games are forgotten at the end. `port` 0 takes any free one. `players` is at most the number of
    `NAMES`. `browser` opens the page. `operator_options` are those for new matches, by game.
    """

    db: Path | None = None
    port: int = 0
    players: int = 4
    browser: bool = True
    operator_options: Mapping[str, Mapping[str, str]] = NO_OPERATOR_OPTIONS


async def sandbox(words: Words, say: Say, settings: SandboxSettings) -> int:
    """Serve the page until the process is told to stop. Returns the exit status, 1 if the disk refused a move.

    `say` gets one line after the other: the page's address, which stays the same for a `db`, and how to switch
    players. Raises `PortTaken`, and what the store raises about its file.
    """
    db, players = settings.db, settings.players
    with tempfile.TemporaryDirectory() as passing, _stop_signal() as stop:
        bot = Provost(
            Config(db=db or Path(passing) / "provost.db", fresh=True, operator_options=settings.operator_options)
        )
        async with World(bot, players, words.locale).open(
            settings.port, beside(db, ADDRESS_SUFFIX) if db else None
        ) as world:
            say(words("cli-sandbox-address", url=world.address))
            say(words("cli-sandbox-players", players=", ".join(NAMES[:players])))
            say(words("cli-sandbox-stop", path=str(db)) if db else words("cli-sandbox-stop-temporary"))
            if settings.browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, world.address)
            await world.end(stop)
    say(words("cli-sandbox-stopped"))
    return int(bot.failed is not None)


class World:
    """A server with a channel for games, one for tournaments, and players, who read the same language and can get DMs."""

    def __init__(self, bot: Provost, players: int, language: str) -> None:
        self.bot = bot
        self.words = CATALOGUE.words(language)
        self.env = Env(bot, settle_timeout=SETTLE_TIMEOUT)
        self.env.backend.edit_bot_profile("Provost")
        self.guild = self.env.create_guild("Provost", preferred_locale=self.locale)
        # Without threads, a first game continues in the channel where it was started.
        threadless = discord.PermissionOverwrite(create_public_threads=False, create_private_threads=False)
        self.channel = self.guild.create_text_channel("games", overwrites={self.guild.default_role: threadless})
        chooses_language = self.guild.create_role("Players", permissions=discord.Permissions(manage_guild=True))
        first = [self.env.create_user(name.lower(), global_name=name) for name in FIRST_NAMES]
        self.tournaments = self.guild.create_text_channel("tournaments")
        users = first + [self.env.create_user(name.lower(), global_name=name) for name in LATER_NAMES]
        for user in users:
            self.env.backend.get_dm_channel(user.id)
        self.people = [self.guild.add_member(user, roles=[chooses_language]) for user in users[:players]]
        self._ahead = timedelta()
        self._now, bot.now = bot.now, self.now  # type: ignore[method-assign] # the bot itself never moves its clock
        self._greeted = 0
        self._welcomes = True
        self._emit, self._commands = self.env.backend.emit, self.env.backend.visible_commands
        self.env.backend.emit = self._emit_in_language  # type: ignore[method-assign] # simcord's users all speak en-US
        self.env.backend.visible_commands = self._translated_commands  # type: ignore[method-assign] # and read it

    @property
    def locale(self) -> str:
        """Return the Discord locale of the current language."""
        return next(locale for locale in LANGUAGES if CATALOGUE.match(locale) == self.words.locale)

    @property
    def address(self) -> str:
        """Return the URL of the page, including its key, which is all that a visitor needs."""
        return self._preview.url

    @asynccontextmanager
    async def open(self, port: int, kept: Path | None = None) -> AsyncIterator[Self]:
        """Start the bot and serve the page. Raises `PortTaken`, and whatever the bot's start raises.

        `kept` is a file that keeps the page's address for the next run. If `port` is 0, the port in it is used again
        unless it is taken.
        """
        self._keep_time()
        self._greet()
        try:
            if os.access(self.bot.config.db, os.F_OK):  # `Path.exists` raises if the folder may not be entered
                await make_threads_anew(self.bot.config.db, self.env, self.tournaments)
            await self.env.start()
            self.bot.add_dynamic_items(answering(self.speak))
            last = read_address(kept) if kept else None
            if port == 0 and last is not None and is_free(last.port):
                port = last.port
            self._preview = self.env.preview(
                self.channel, viewers=self.people, layout="channel", locale=self.locale, timezone=_zone(), port=port
            )
            if last is not None:
                self._preview.capability = last.key
            self._preview._media_worker = PngFiles()
            steady(self._preview, lambda: self.words)
            self._channels = Channels(
                self._preview, (self.channel, self.tournaments), lambda: self.words, lambda: self._greeted
            )
            async with _serving(self._preview, port):
                if kept:
                    write_address(kept, Address(self._preview._server.port or 0, self._preview.capability))
                self._turns = Turns(self._preview, self._channels, self.changed, self.wait)
                yield self
        finally:
            await self.bot.close()
            await self.env.shutdown()

    async def end(self, stop: asyncio.Event) -> None:
        """Follow the world until `stop` is set, the page ends it, or the bot ends."""
        waits = [asyncio.create_task(wait) for wait in (stop.wait(), self._preview.wait_closed(), self._follow())]
        try:
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for wait in waits:
                wait.cancel()

    async def speak(self, locale: str, interaction: Interaction) -> None:
        """Change the language of the players, the page and the server, and show open matches in it.

        `interaction` is the press that asked for it, and still needs its response.
        """
        self.words = CATALOGUE.words(locale)
        self.env.backend.edit_guild(self.guild.id, {"preferred_locale": locale})
        self._preview.locale = locale
        interaction.guild_locale = discord.Locale(locale)  # the press still has the old language
        await interaction.response.edit_message(view=self.greeting())
        for place in (*self._channels.all, *self._channels.direct):
            match = await self.bot.store.match_in(place.id)
            if match is not None and match.status == "lobby":
                await lobby_message.redraw(interaction, match.id)
            if match is not None and match.status == "live":
                await self.bot.services.publisher.refresh(match.id)
        for person in self.people:
            for _, card in self.bot.services.open_cards.of_user(person.id):
                card.press.locale = discord.Locale(locale)
            await translate_private_cards(self.bot, person.id)

    async def changed(self) -> bool:
        """Return True if anything visible has changed since the last call. The greeting may then move."""
        seen = self._seen()
        if seen and await self._wants_greeting():
            self.env.backend.delete_message(self.channel.id, self._greeted)
            self._welcomes = False
            self._greet()
            self._seen()
        return seen

    def _seen(self) -> bool:
        backend = self.env.backend
        seen = any(
            event.startswith(PRIVATE_REQUESTS)
            if kind == "HTTP"
            else kind == "GATEWAY" and event != "INTERACTION_CREATE"
            for kind, event, _ in backend.transcript
        )
        backend.transcript.clear()
        backend.http_requests.clear()
        return seen

    async def _wants_greeting(self) -> bool:
        """Return True if the greeting should move down: the bot has posted below it and no match is running."""
        messages = self.env.backend.messages[self.channel.id].values()
        said = (one for one in messages if one.author_id == self.env.backend.bot_user.id and not one.is_ephemeral)
        if max(one.id for one in said) == self._greeted:
            return False
        try:
            match, unsent = await self.bot.store.match_in(self.channel.id), await self.bot.store.matches_with_unsent()
        except StoreError:  # the bot is about to stop
            return False
        return not unsent and (match is None or match.status not in ("lobby", "live"))

    def greeting(self) -> ui.LayoutView:
        """Return the greeting: buttons to start each game at once, and to change the language.

        The one that follows a game has no welcome, and takes less room.
        """
        begin = [
            ui.Button[ui.LayoutView](
                label=self.words("button-new-game", game=self.words(f"game-{game}")),
                custom_id=custom_ids.make(custom_ids.LOBBY, "new", game),
                style=discord.ButtonStyle.success,
            )
            for game in GAMES
        ]
        teach = ui.Button[ui.LayoutView](
            label=self.words("button-help"), custom_id=custom_ids.make(custom_ids.HELP, custom_ids.HERE)
        )
        offered = language_buttons(self.locale)
        return layouts.plain(
            layouts.text(self.words("help-sandbox" if self._welcomes else "help-sandbox-again")),
            ui.ActionRow(*begin),
            ui.ActionRow(teach, *offered),
        )

    def _greet(self) -> None:
        """Post the greeting. The first one comes before the bot starts, so that cards follow it."""
        shown = self.greeting().to_components()  # type: ignore[no-untyped-call] # annotated in part only
        backend, author = self.env.backend, self.env.backend.bot_user.id
        greeting = backend.create_message(self.channel.id, author, components=shown, flags=COMPONENTS_V2)
        self._greeted = greeting.id

    async def _follow(self) -> None:
        """Keep the simulated clock going with the real one, and update the pages after events without a press."""
        while not self.bot.is_closed():
            self._keep_time()
            self._run_timers()
            await self._turns.show()
            await asyncio.sleep(FOLLOW_INTERVAL)

    def now(self) -> int:
        """Return the time of the bot in seconds since 1970."""
        return self._now() + int(self._ahead.total_seconds())

    def wait(self, seconds: float) -> None:
        """Move the clocks of the bot and of simcord ahead of the real time, by this much more."""
        self._ahead += timedelta(seconds=seconds)
        self._keep_time()
        self._run_timers()

    def _keep_time(self) -> None:
        lag = datetime.now(UTC) + self._ahead - self.env.now()
        self.env.backend.advance_clock(max(0.0, lag.total_seconds()))

    def _run_timers(self) -> None:
        """Run the bot's timers that are due.

        simcord runs them itself, but once one of them takes longer than `SETTLE_TIMEOUT` it drops all others until the
        next press.
        """
        last = self.env._real_advance_task
        if last is not None and last.done() and (last.cancelled() or last.exception() is not None):
            self.env._real_advance_task = None
        if not self.env._advancing:
            loop = asyncio.get_running_loop()
            _run_due_virtual_callbacks(self.env._settlement_state(), loop.time() + FOLLOW_INTERVAL)

    def _emit_in_language(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = {**payload, "locale": self.locale, "guild_locale": self.locale}
        self._emit(event, payload)

    def _translated_commands(self, **asked: int) -> list[dict[str, Any]]:
        return [translated(command, self.locale) for command in self._commands(**asked)]


@asynccontextmanager
async def _serving(preview: Preview, port: int) -> AsyncIterator[None]:
    try:
        await preview.__aenter__()
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTaken(port) from error
        raise
    try:
        yield
    finally:
        preview._server.runner._shutdown_timeout = GRACE  # simcord leaves aiohttp's minute
        await preview.close()


@contextmanager
def _stop_signal() -> Iterator[asyncio.Event]:
    """Yield an event that Ctrl+C and SIGTERM set instead of killing the process."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with suppress(NotImplementedError):  # on Windows Ctrl+C cancels the main task
        for number in STOP_SIGNALS:
            loop.add_signal_handler(number, stop.set)
    try:
        yield stop
    finally:
        with suppress(NotImplementedError):  # as above
            for number in STOP_SIGNALS:
                loop.remove_signal_handler(number)


def _has_screen() -> bool:
    """Return True if a browser would open in a window, not in this terminal."""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & os.environ.keys())


def _zone() -> str:
    """Return the name of this machine's time zone, UTC if unknown."""
    _, _, name = str(Path("/etc/localtime").resolve()).partition("/zoneinfo/")
    name = os.environ.get("TZ", name)
    return name if name in zoneinfo.available_timezones() else "UTC"
