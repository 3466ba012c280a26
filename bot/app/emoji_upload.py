"""The upload of the bot's emoji to Discord, and their use once they are there.

An emoji's name carries a hash of its picture: what Discord has under that name is not uploaded again, and a former
picture of the same sign is deleted.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord

from bot.cards import emoji as shown
from bot.delivery.failures import UNSENT, failure_name, is_refusal
from bot.delivery.rate_limits import Urgency, urgency
from bot.delivery.retries import FIRST_RETRY_PAUSE, MAX_RETRY_PAUSE, wait

if TYPE_CHECKING:
    from render.legend_and_emoji import Emoji

log = logging.getLogger(__name__)

MAX_ATTEMPTS: Final = 12  # attempts of one start, which together take about two hours
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
        for _ in range(MAX_ATTEMPTS):
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
