"""The bot's slash commands and its emoji, and their registration with Discord.

An emoji's name carries a hash of its picture: what Discord has under that name is not uploaded again, and a former
picture of the same sign is deleted.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType
from discord.http import Route

from bot.app.features import FEATURES
from bot.cards import emoji as shown
from bot.commands import answer, arbiter, board, clock, hint, mygames, orders, preferences, server
from bot.delivery.failures import INVALID_BODY, SERVER_ERROR, UNSENT, failure_name, is_refusal
from bot.delivery.rate_limits import Urgency, urgency
from bot.delivery.retries import FIRST_RETRY_PAUSE, MAX_RETRY_PAUSE, wait
from bot.interaction.refusals import run_safely
from bot.interaction.services import DIRECT_TOO, Client, Interaction
from bot.interaction.translator import CATALOGUE, Translator, said
from bot.match.errors import Refused
from bot.operations.health import RefusedCommands
from bot.words import Words
from engine import GAMES

if TYPE_CHECKING:
    from render.legend_and_emoji import Emoji

log = logging.getLogger(__name__)

REFUSAL_RETRY: Final = 3600.0  # seconds until refused commands are sent again
Shape = tuple[Any, ...]  # all that users see of a command: names, descriptions, choices and options, in every language
USER_INSTALL: Final = AppInstallationType.USER
PRIVATE_CHANNEL: Final = AppCommandContext.PRIVATE_CHANNEL


class Commands(app_commands.CommandTree[Client]):
    """Every slash command, built from the verbs of the games and from the features."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        game = app_commands.Group(name="game", description=said("command-game"), **DIRECT_TOO)
        self.add_command(game)
        board.install(game)
        preferences.install(game)
        orders.install_switches(game)
        for core in (hint, clock, arbiter, mygames, orders, server):
            core.install(self)
        for rules in GAMES.values():
            for name in answer.command_names(rules):
                self.add_command(answer.group_of(rules, name))
        for feature in FEATURES:
            feature.install(self)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Refuse a command that failed before its handler ran, such as one that Discord knows and the bot does not."""

        async def refuse(words: Words) -> None:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise Refused("refuse-unknown-command")
            raise error

        await run_safely(interaction, refuse)

    async def wanted(self) -> list[Any]:
        """Return the payloads of all commands."""
        translator = self.translator
        assert translator is not None
        return [await command.get_translated_payload(self, translator) for command in self.get_commands()]

    async def known(self) -> list[Any]:
        """Return the commands that Discord has. discord.py's own method leaves the translations out."""
        route = Route("GET", "/applications/{application_id}/commands", application_id=self.client.application_id)
        commands: list[Any] = await self.client.http.request(route, params={"with_localizations": "true"})
        return commands

    async def send(self, commands: list[Any]) -> None:
        """Replace all commands on Discord. Raises `discord.HTTPException`."""
        assert self.client.application_id is not None, "login sets it before the set-up"
        await self.client.http.bulk_upsert_global_commands(self.client.application_id, payload=commands)


class Registration:
    """Sends the commands when they differ from Discord's. The bot keeps running while they are refused.

    `refused` explains the last refusal, and is None once Discord has all commands. `clock` gives seconds.
    """

    refused: RefusedCommands | None = None

    def __init__(self, tree: Commands, clock: Callable[[], float] = time.monotonic) -> None:
        self._tree = tree
        self._clock = clock
        self._wanted: list[Any] = []
        self._known: list[Any] | None = None
        self._due = 0.0
        self._is_done = False

    async def prepare(self) -> None:
        """Translate the commands. A standby does this in advance."""
        await self._tree.set_translator(Translator())
        self._wanted = await self._tree.wanted()

    async def send(self, *, always: bool = False) -> None:
        """Send the commands if they differ from Discord's, or `always`. Does nothing until a retry is due."""
        if self._is_done or self._clock() < self._due:
            return
        try:
            if self._known is None:
                self._known = await self._tree.known()
            if always or differ(self._wanted, self._known):
                await self._tree.send(self._wanted)
        except UNSENT as failed:
            await self._failed(failed)
        else:
            self._is_done, self.refused = True, None

    async def _failed(self, failed: Exception) -> None:
        """Log why the commands were not sent. Anything but a refusal is retried with the next sweep."""
        if not isinstance(failed, discord.HTTPException) or failed.status >= SERVER_ERROR:
            self._due = self._clock() + wait(failed)
            log.warning("the commands could not be sent: %s", failure_name(failed))
            return
        self._due = self._clock() + max(REFUSAL_RETRY, wait(failed))
        user_install_off = failed.code == INVALID_BODY and await self._send_for_servers()
        self.refused = RefusedCommands(failed.status, failed.code, user_install_off)
        log.warning("%s", CATALOGUE.words("en")(f"doctor-{self.refused.fault}", **self.refused.given))

    async def _send_for_servers(self) -> bool:
        """Send the commands without user install. Returns True if Discord has them that way."""
        reduced = without_user_install(self._wanted)
        if self._known is None or reduced == self._wanted:
            return False
        try:
            if differ(reduced, self._known):
                await self._tree.send(reduced)
                self._known = reduced
        except UNSENT as failed:
            log.warning("the commands were refused without user install too: %s", failure_name(failed))
            return False
        return True


def differ(wanted: list[Any], known: list[Any]) -> bool:
    """Return True if Discord's commands differ from those wanted, or lack user install where it is wanted."""
    return shapes(wanted) != shapes(known) or not _user_installed(wanted) <= _user_installed(known)


def without_user_install(commands: list[Any]) -> list[Any]:
    """Return the commands restricted to servers."""
    return [
        {
            **command,
            "integration_types": _without(command.get("integration_types"), USER_INSTALL),
            "contexts": _without(command.get("contexts"), PRIVATE_CHANNEL),
        }
        for command in commands
    ]


def _without(numbers: list[int] | None, number: int) -> list[int] | None:
    return None if numbers is None else [one for one in numbers if one != number]


def _user_installed(commands: list[Any]) -> set[str]:
    """Return the names of the commands that users can install."""
    return {command["name"] for command in commands if USER_INSTALL in (command.get("integration_types") or ())}


def shapes(commands: list[Any]) -> list[Shape]:
    """Return the sorted shapes of commands."""
    return sorted(map(_shape, commands))


def _shape(command: Any) -> Shape:
    return (
        command["name"],
        command.get("description", ""),
        bool(command.get("required")),
        bool(command.get("autocomplete")),
        _translated(command),
        tuple((choice["name"], choice["value"], _translated(choice)) for choice in command.get("choices") or ()),
        tuple(_shape(option) for option in command.get("options") or ()),
    )


def _translated(named: Any) -> tuple[Any, ...]:
    """Return the translated names and descriptions."""
    fields = (named.get(f"{field}_localizations") or {} for field in ("name", "description"))
    return tuple(tuple(sorted(texts.items())) for texts in fields)


MAX_UPLOAD_ATTEMPTS: Final = 12  # attempts of one start, which together take about two hours
HASHED_NAME: Final = re.compile(r"(?P<stem>[a-z_]+)_[0-9a-f]{8}")


class EmojiUpload:
    """Uploads the emoji in the background.

    Of several processes on one database only the one for which `uploads` returns True changes them; the others wait
    until it has.
    """

    def __init__(self, client: discord.Client, uploads: Callable[[], bool]) -> None:
        self._client = client
        self._uploads = uploads
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless it has begun."""
        if self._task is None:
            with urgency(Urgency.BACKGROUND):
                self._task = asyncio.create_task(self._run(), name="emoji")

    def stop(self) -> None:
        """Stop uploading and using emoji."""
        if self._task is not None:
            self._task.cancel()
            shown.withdraw()

    async def _run(self) -> None:
        emoji = await asyncio.to_thread(_draw)
        pause = FIRST_RETRY_PAUSE
        for _ in range(MAX_UPLOAD_ATTEMPTS):
            try:
                if await self._attempt(emoji):
                    return
                asked = 0.0
            except UNSENT as failed:
                if is_refusal(failed):
                    log.warning(
                        "Discord refuses the bot's emoji: %s; until the next start words do without some of them "
                        "(--no-emoji asks for none)",
                        failure_name(failed),
                    )
                    return
                asked = wait(failed)
            except Exception:
                log.exception("the bot's emoji could not be uploaded")
                return
            await asyncio.sleep(max(pause, asked))
            pause = min(2 * pause, MAX_RETRY_PAUSE)
        log.warning("the bot's emoji are not complete; until the next start words do without those that lack")

    async def _attempt(self, emoji: Sequence[Emoji]) -> bool:
        """Use what Discord has, and upload the rest if this process does. Returns True once all are there."""
        known = {one.name: one for one in await self._client.fetch_application_emojis()}
        _show(emoji, known)
        if not self._uploads():
            return all(one.name in known for one in emoji)
        for one in emoji:
            if one.name not in known:
                known[one.name] = await self._client.create_application_emoji(name=one.name, image=one.picture)
                _show([one], known)
        for former in _former(emoji, known):
            with suppress(discord.NotFound):
                await known[former].delete()
        return True


def _draw() -> list[Emoji]:
    from render.legend_and_emoji import SIGNS, draw_emoji  # noqa: PLC0415 - it loads Pillow, which a bot that starts does not need yet

    return [draw_emoji(sign) for sign in SIGNS]


def _show(emoji: Sequence[Emoji], known: dict[str, discord.Emoji]) -> None:
    found = ((one, known.get(one.name)) for one in emoji)
    shown.show({one.sign: discord.PartialEmoji(name=one.name, id=has.id) for one, has in found if has is not None})


def _former(emoji: Sequence[Emoji], known: dict[str, discord.Emoji]) -> list[str]:
    """Return the names of former pictures of the same signs. Emoji that the operator has uploaded are left alone."""
    names = {one.name for one in emoji}
    stems = {name.rpartition("_")[0] for name in names}
    return [
        name
        for name in known
        if name not in names and (match := HASHED_NAME.fullmatch(name)) and match["stem"] in stems
    ]
