"""Several channels and their threads on simcord's page, which by itself shows one, and several pages, one after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

from simcord import ChannelHandle, Env, Preview, SetupError

from bot.words import Words
from storage.sqlite import SqliteStore

LINK: Final = (
    'target.append(node("span", token.type === "mention" ? "mention" : "command-mention", token.label || ""));'
)
"""Where simcord's script draws a mention."""

FOLLOWED: Final = (
    'const mention = node("span", token.type === "mention" ? "mention" : "command-mention", token.label || "");\n'
    'if (token.kind === "channel") mention.dataset.channel = token.id;\n'
    "target.append(mention);"
)
"""The same, with the id of a channel that is mentioned, for `page.js` to follow."""


class Channels:
    """Lets each page of a preview show the channel or thread whose id it sends as the target on opening.

    What a page is sent has all of them under `places`, for its menu, and which message is the greeting. simcord reads the channel of a command from the
    preview and not from the page; `of` sets it while a page's request is carried out.
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
        preview._open_page = self._open_in  # type: ignore[method-assign] # there is no public place for it
        preview._page_payload = self._with_places  # type: ignore[method-assign] # as above

    @property
    def all(self) -> list[ChannelHandle]:
        """Every channel, each followed by its threads."""
        return [place for channel in self._channels for place in (channel, *channel.threads)]

    @contextmanager
    def of(self, page: Any) -> Iterator[Self]:
        """Carry out what a page asks in the page's own channel."""
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
    """Let the matches of an earlier start find the threads of a channel in which they are played; simcord forgets them."""
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


PRESSES: Final = frozenset({"click", "select", "modal_submit", "run_command"})
"""What pages ask of simcord when their player presses something; the rest is about the page itself."""

FOR_PRESS: Final = 3.0
"""Seconds in which what a press leads to is shown with it; later it is shown when it comes. Discord too waits that long."""

FOR_SHOW: Final = 0.5
"""Seconds in which the bot finishes what it is at before the world is published."""


class Turns:
    """Lets what the pages ask of simcord happen one after the other.

    simcord refuses whatever overlaps, and a page that was refused so stays deaf until it is loaded again. It also
    refuses what was pressed on a page that a moment ago was published anew; on Discord the bot itself answers that.
    It would also take a press for failed whose answer comes late, as a deferred one may, and let everybody wait for it.
    Each happens in the channel of its page. `changed` says whether anything that people can see has changed since it was last asked.
    """

    def __init__(self, preview: Preview, channels: Channels, changed: Callable[[], Awaitable[bool]]) -> None:
        self._preview = preview
        self._channels = channels
        self._changed = changed
        self._act = preview._action
        self._turn = asyncio.Lock()
        preview._action = self._act_in_turn  # type: ignore[assignment,method-assign] # there is no public place for it

    async def show(self) -> None:
        """Publish the world on every page if it has changed, unless a press is under way, which will do so."""
        if not self._turn.locked():
            async with self._turn:
                await self._publish()

    async def _publish(self, *, pressed: bool = False) -> None:
        """Publish the world if it has changed; a press may have shown its player something that nobody else sees."""
        if await self._changed() or pressed:
            with suppress(SetupError), self._at_most(FOR_SHOW):  # it may be closing
                await self._preview.refresh()

    async def _act_in_turn(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._preview._pages.get(context or "")
            if page is not None and "published_revision" in body:
                body = {**body, "published_revision": page.revision}
            with self._channels.of(page), self._at_most(FOR_PRESS):
                receipt = await self._act(context, body)
            await self._publish(pressed=body.get("kind") in PRESSES)
            return receipt

    @contextmanager
    def _at_most(self, seconds: float) -> Iterator[None]:
        """Let simcord wait no longer than that for the bot, and go on with what there is by then."""
        env = self._preview.env
        settle = env._settle_internal

        async def settle_in_time(**asked: Any) -> None:
            with suppress(TimeoutError):
                await settle(**{**asked, "timeout": seconds})

        env._settle_internal = settle_in_time  # type: ignore[method-assign] # there is no public place for it
        try:
            yield
        finally:
            env._settle_internal = settle  # type: ignore[method-assign] # as above
