"""Work that goes on beside commands and presses."""

from __future__ import annotations

import asyncio
from typing import Any


class Background:
    """One service's background work; each fills in what concerns it.

    The bot calls all of them in one order: those that may answer for a player come before those that publish.
    """

    async def resume(self) -> None:
        """Begin, or go on with what a process before this one left; also when matches of another process are taken over."""

    def notify(self, match_id: str) -> None:
        """Take note that something has happened in a match."""

    async def sweep(self) -> None:
        """Do what is due; called once a minute while Discord can be reached."""

    def forget(self) -> None:
        """Drop what is kept in memory: another process may have changed it."""

    async def withdraw_user(self, user_id: int) -> None:
        """Take a user out of what is under way, before what is kept of them is deleted."""

    async def close(self) -> None:
        """Give up what answers to users wait for, when the bot stops."""

    async def finish(self) -> None:
        """Wait for what is under way."""

    def give_up(self) -> list[asyncio.Task[Any]]:
        """Cancel what is under way, and return it."""
        return []
