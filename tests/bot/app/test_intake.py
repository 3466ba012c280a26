"""Intake of interactions by two processes: exactly one answers each, whichever of them Discord sends it to."""

import asyncio
from typing import Any

import pytest

from bot.app.intake import AUTOCOMPLETE, FORWARD_DELAY, Intake
from bot.app.standby_link import Arrived, Message
from bot.interaction.responses import RESPONSE_TIMEOUT
from tests.virtual import run_on_virtual_time

PRESS = 3


def an_interaction(id: int, kind: int = PRESS) -> dict[str, Any]:
    """Return an interaction as Discord sends it."""
    return {"id": str(id), "type": kind}


class Process:
    """One of the two processes: the interactions that it has answered, and those that it has forwarded."""

    def __init__(self, *, answering: bool) -> None:
        self.answers: list[int] = []
        self.sent: list[int] = []
        self.intake = Intake(lambda interaction: self.answers.append(int(interaction["id"])))
        self.intake.answering = answering
        self.intake.forward = self._send

    def _send(self, message: Message) -> None:
        assert isinstance(message, Arrived)
        self.sent.append(int(message.interaction["id"]))


def test_a_repeated_interaction_is_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        process = Process(answering=True)
        for _ in range(3):
            process.intake.arrive(an_interaction(1))
            process.intake.forwarded(an_interaction(1))
        assert (process.answers, process.sent) == ([1], [])

    run_on_virtual_time(monkeypatch, scenario)


def test_a_standby_forwards_what_the_holder_has_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        process = Process(answering=False)
        for id in (1, 2, 3):
            process.intake.arrive(an_interaction(id))
        process.intake.answered("1")
        process.intake.answered("4")
        process.intake.arrive(an_interaction(4))
        await asyncio.sleep(FORWARD_DELAY)
        assert (process.answers, sorted(process.sent)) == ([], [2, 3])

    run_on_virtual_time(monkeypatch, scenario)


def test_a_new_holder_answers_recent_unanswered_interactions(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        process = Process(answering=False)
        process.intake.arrive(an_interaction(1))
        await asyncio.sleep(RESPONSE_TIMEOUT + 0.1)
        process.intake.arrive(an_interaction(2))
        process.intake.forwarded(an_interaction(3))
        process.intake.arrive(an_interaction(4, AUTOCOMPLETE))
        process.intake.arrive(an_interaction(5))
        process.intake.answered("5")
        process.intake.begin()
        for id in (2, 3, 5):
            process.intake.arrive(an_interaction(id))
        assert process.answers == [2, 3]

    run_on_virtual_time(monkeypatch, scenario)


def test_a_stopped_holder_forwards_new_interactions_to_the_standby(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        process = Process(answering=True)
        process.intake.arrive(an_interaction(1))
        process.intake.stop()
        for id in (1, 2):
            process.intake.arrive(an_interaction(id))
        await asyncio.sleep(FORWARD_DELAY)
        assert (process.answers, process.sent) == ([1], [2])

    run_on_virtual_time(monkeypatch, scenario)


def test_a_standby_forgets_expired_interactions(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        process = Process(answering=False)
        for id in range(100):
            process.intake.arrive(an_interaction(id))
            await asyncio.sleep(1)
        assert len(process.intake._kept) <= RESPONSE_TIMEOUT + 1

    run_on_virtual_time(monkeypatch, scenario)
