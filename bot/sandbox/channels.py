"""Additions to simcord's page: channels, threads and direct messages, and presses from several pages one at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self

from simcord import ChannelHandle, Env, MemberActor, Preview, SetupError
from simcord.builders import UserHandle

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

DIRECT_MESSAGES: Final = "@me"  # the address of the viewer's own direct messages, as on Discord
WAIT_REQUEST: Final = "wait"  # the kind of the page's request to move the clock. simcord does not know it.
DISMISS_REQUEST: Final = "dismiss"  # the kind of the page's request to delete a private message of its viewer
JUMPS: Final = {"page-later-hour": 3_600, "page-later-day": 86_400}
"""Seconds by which the page can move the clock, by the id of their label."""

PRESS_REQUESTS: Final = frozenset({"click", "select", "modal_submit", "run_command"})
"""Requests that pages send when a player presses something. The others are about the page itself."""

PRESS_TIMEOUT: Final = 3.0
"""Seconds to wait for the effects of a press before the page is shown. Discord waits as long."""

PUBLISH_TIMEOUT: Final = 0.5  # seconds to wait for the bot's work in progress before the pages are updated


class Channels:
    """Shows on each page of a preview the place that it asks for when it opens: a channel, thread or direct messages.

    Each page receives all places for its menu, under `places`, the id of the greeting, the jumps of the clock, and the
    label of the buttons that dismiss private messages.
    simcord takes the channel of a command from the preview instead of the page, so `of` sets it during a page's
    request. It wants a user instead of a member as the viewer of direct messages.
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
        self._open, self._payload, self._member = preview._open_page, preview._page_payload, preview._viewer
        preview._open_page = self._open_in  # type: ignore[method-assign] # simcord has no public hook
        preview._page_payload = self._with_places  # type: ignore[method-assign] # as above
        preview._viewer = self._viewer  # type: ignore[method-assign] # as above

    @property
    def all(self) -> list[ChannelHandle]:
        """Return every channel, each followed by its threads."""
        return [place for channel in self._channels for place in (channel, *channel.threads)]

    @property
    def direct(self) -> list[ChannelHandle]:
        """Return the direct messages of every player."""
        return [member.user.dm_channel for member in self._preview.viewers]

    @contextmanager
    def of(self, page: Any) -> Iterator[Self]:
        """Run a request of a page in that page's channel."""
        with self._at(self._channels[0] if page is None else self._place(page.channel_id, page.viewer)):
            yield self

    @contextmanager
    def _at(self, place: ChannelHandle) -> Iterator[None]:
        before = self._preview.channel
        self._preview.channel = place
        try:
            yield
        finally:
            self._preview.channel = before

    def _place(self, wanted: object, viewer: MemberActor | UserHandle) -> ChannelHandle:
        """Return a place by its id or address. A place that the viewer may not see is the first channel."""
        direct = viewer.user.dm_channel if isinstance(viewer, MemberActor) else viewer.dm_channel
        if f"{wanted}" in (DIRECT_MESSAGES, f"{direct.id}"):
            return direct
        return next((one for one in self.all if f"{one.id}" == f"{wanted}"), self._channels[0])

    def _viewer(self, viewer_id: Any) -> MemberActor | UserHandle:
        member: MemberActor = self._member(viewer_id)
        return member.user if self._preview.channel.guild is None else member

    def _open_in(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        viewer = self._preview.viewers[0] if viewer_id is None else self._member(viewer_id)
        with self._at(self._place(target_id, viewer)):
            return self._open(viewer.id)

    def _with_places(self, page: Any) -> dict[str, Any]:
        signs = {True: "🧵", False: "#"}
        words, bot = self._words(), self._preview.env.backend.bot_user.name
        named = {f"{one.id}": f"{signs[one.is_thread]} {one.name}" for one in self.all} | {DIRECT_MESSAGES: f"@ {bot}"}
        here = f"{page.channel_id}" if f"{page.channel_id}" in named else DIRECT_MESSAGES
        known = {
            "label": words("page-channel"),
            "list": [{"id": id, "name": name, "here": id == here} for id, name in named.items()],
            "greeting": f"{self._greeting()}",
            "clock": words("page-clock"),
            "dismissal": words("page-dismiss"),
            "jumps": [{"name": words(id), "seconds": seconds} for id, seconds in JUMPS.items()],
        }
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
    it was last called. `wait` moves the clock by some seconds.
    """

    def __init__(
        self,
        preview: Preview,
        channels: Channels,
        changed: Callable[[], Awaitable[bool]],
        wait: Callable[[float], None],
    ) -> None:
        self._preview = preview
        self._channels = channels
        self._changed = changed
        self._wait = wait
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
            if body.get("kind") == WAIT_REQUEST:
                self._wait(float(body["seconds"]))
                return {}
            page = self._preview._pages.get(context or "")
            if body.get("kind") == DISMISS_REQUEST:
                self._dismiss(page, int(body["message"]))
                await self._publish(pressed=True)
                return {}
            if page is not None and "published_revision" in body:
                body = {**body, "published_revision": page.revision}
            with self._channels.of(page), self._at_most(PRESS_TIMEOUT):
                receipt = await self._act(context, body)
            await self._publish(pressed=body.get("kind") in PRESS_REQUESTS)
            return receipt

    def _dismiss(self, page: Any, message_id: int) -> None:
        """Delete a private message for its viewer, the only one who sees it."""
        backend = self._preview.env.backend
        message = backend.messages.get(page.channel_id, {}).get(message_id)
        if message is not None and message.is_ephemeral and message.visible_to(page.viewer.id):
            backend.delete_message(page.channel_id, message_id)

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
