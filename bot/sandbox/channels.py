"""Additions to simcord's page: several channels with their threads, and presses from several pages one at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

from simcord import ChannelHandle, Env, Preview, SetupError

from bot.words import Words
from storage.sqlite import SqliteStore

MENTION_CODE: Final = (
    'target.append(node("span", token.type === "mention" ? "mention" : "command-mention", token.label || ""));'
)
"""The code in simcord's script that draws a mention."""

LINKED_MENTION_CODE: Final = (
    'const mention = node("span", token.type === "mention" ? "mention" : "command-mention", token.label || "");\n'
    'if (token.kind === "channel") mention.dataset.channel = token.id;\n'
    "target.append(mention);"
)
"""Code that also marks the id of a mentioned channel, for `page.js` to follow."""

PRESS_REQUESTS: Final = frozenset({"click", "select", "modal_submit", "run_command"})
"""Requests that pages send when a player presses something. The others are about the page itself."""

PRESS_TIMEOUT: Final = 3.0
"""Seconds to wait for the effects of a press before the page is shown. Discord waits as long."""

PUBLISH_TIMEOUT: Final = 0.5
"""Seconds to wait for the bot's work in progress before the pages are updated."""


class Channels:
    """Shows on each page of a preview the channel or thread that the page asks for when it opens.

    Each page receives all places for its menu, under `places`, and the id of the greeting. simcord takes the channel
    of a command from the preview instead of the page, so `of` sets it during a page's request.
    """

    def __init__(
        self,
        preview: Preview,
        channels: Sequence[ChannelHandle],
        words: Callable[[], Words],
        greeting: Callable[[], int],
    ) -> None:
        self._preview = preview
        self._channels = channels
        self._words = words
        self._greeting = greeting
        self._open, self._payload = preview._open_page, preview._page_payload
        preview._open_page = self._open_in  # type: ignore[method-assign] # simcord has no public hook
        preview._page_payload = self._with_places  # type: ignore[method-assign] # as above

    @property
    def all(self) -> list[ChannelHandle]:
        """Return every channel, each followed by its threads."""
        return [place for channel in self._channels for place in (channel, *channel.threads)]

    @contextmanager
    def of(self, page: Any) -> Iterator[Self]:
        """Run a request of a page in that page's channel."""
        with self._at(None if page is None else page.channel_id):
            yield self

    @contextmanager
    def _at(self, wanted: object) -> Iterator[None]:
        before = self._preview.channel
        self._preview.channel = next((one for one in self.all if f"{one.id}" == f"{wanted}"), self._channels[0])
        try:
            yield
        finally:
            self._preview.channel = before

    def _open_in(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        with self._at(target_id):
            return self._open(viewer_id)

    def _with_places(self, page: Any) -> dict[str, Any]:
        signs = {True: "🧵", False: "#"}
        places = [{"id": f"{one.id}", "name": f"{signs[one.is_thread]} {one.name}"} for one in self.all]
        known = {"label": self._words()("page-channel"), "list": places, "greeting": f"{self._greeting()}"}
        return {**self._payload(page), "places": known}


async def make_threads_anew(db: Path, env: Env, channel: ChannelHandle) -> None:
    """Create the threads of an earlier run's matches again, because simcord forgets them."""
    backend = env.backend
    store = await SqliteStore.open(db)
    try:
        for match_id in await store.live_matches():
            row, seats = await store.match(match_id), await store.seats(match_id)
            if row is not None and row.channel_id not in backend.channels:
                players, bot = ", ".join(seat.name for seat in seats), backend.bot_user.id
                backend.create_thread(channel.id, players, bot, message_id=row.channel_id, broadcast=False)
    finally:
        await store.close()


class Turns:
    """Runs the requests of pages one at a time, each in the channel of its page.

    simcord refuses overlapping requests, and a page that was refused ignores input until it is reloaded. It also
    refuses presses on a page that has just been updated, although on Discord the bot answers those itself, and it
    treats late answers such as deferred ones as failures. `changed` returns True if anything visible has changed since
    it was last called.
    """

    def __init__(self, preview: Preview, channels: Channels, changed: Callable[[], Awaitable[bool]]) -> None:
        self._preview = preview
        self._channels = channels
        self._changed = changed
        self._act = preview._action
        self._turn = asyncio.Lock()
        preview._action = self._act_in_turn  # type: ignore[assignment,method-assign] # simcord has no public hook

    async def show(self) -> None:
        """Update all pages if the world has changed. A press in progress does so itself."""
        if not self._turn.locked():
            async with self._turn:
                await self._publish()

    async def _publish(self, *, pressed: bool = False) -> None:
        """Update all pages if the world has changed, or after a press, which may have a private effect."""
        if await self._changed() or pressed:
            with suppress(SetupError), self._at_most(PUBLISH_TIMEOUT):  # the preview may be closing
                await self._preview.refresh()

    async def _act_in_turn(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._preview._pages.get(context or "")
            if page is not None and "published_revision" in body:
                body = {**body, "published_revision": page.revision}
            with self._channels.of(page), self._at_most(PRESS_TIMEOUT):
                receipt = await self._act(context, body)
            await self._publish(pressed=body.get("kind") in PRESS_REQUESTS)
            return receipt

    @contextmanager
    def _at_most(self, seconds: float) -> Iterator[None]:
        """Limit how long simcord waits for the bot, and continue with what is there by then."""
        env = self._preview.env
        settle = env._settle_internal

        async def settle_in_time(**asked: Any) -> None:
            with suppress(TimeoutError):
                await settle(**{**asked, "timeout": seconds})

        env._settle_internal = settle_in_time  # type: ignore[method-assign] # simcord has no public hook
        try:
            yield
        finally:
            env._settle_internal = settle  # type: ignore[method-assign] # as above
