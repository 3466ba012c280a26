"""The interface of services that work in the background, beside commands and presses."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """Background work of one service, which overrides the methods that it needs.

    The bot calls all services in one order: those that may answer for a player come before those that publish.
    """

    async def resume(self) -> None:
        """Start, or continue what a previous process left. Called again after a takeover from another process."""

    def notify(self, match_id: str) -> None:
        """Note that a match has changed."""

    async def sweep(self) -> None:
        """Do what is due; called once a minute while Discord can be reached."""

    def forget(self) -> None:
        """Clear caches that another process may have made stale."""

    async def withdraw_user(self, user_id: int) -> None:
        """Remove a user from pending work, before the data kept about that user is deleted."""

    async def close(self) -> None:
        """Abandon work whose result a user is waiting for, because the bot is stopping."""

    async def finish(self) -> None:
        """Wait for running tasks."""

    def give_up(self) -> list[asyncio.Task[Any]]:
        """Cancel running tasks, and return them."""
        return []


class BackgroundTasks(Background):
    """Background work of one service in tasks that run beside each other."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for all tasks."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def give_up(self) -> list[asyncio.Task[Any]]:
        """Cancel all tasks and return them; the next start resumes what they did."""
        for task in (under_way := [*self._tasks]):
            task.cancel()
        return under_way
