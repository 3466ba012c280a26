"""What the sandbox's pages ask of simcord, one after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Final

from simcord import Preview, SetupError

from bot.sandbox.channels import Channels

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
