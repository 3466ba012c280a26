"""Several channels and their threads on simcord's page, which by itself shows one."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

from simcord import ChannelHandle, Env, Preview

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
