"""Which of two processes answers an interaction: one of them, once, whichever Discord sends it to."""

import asyncio
from typing import Any

import pytest

from bot.app.intake import AUTOCOMPLETE, FORWARD_DELAY, Intake
from bot.app.standby_link import Arrived, Message
from bot.interaction.responses import RESPONSE_TIMEOUT
from tests.virtual import run_on_virtual_time

PRESS = 3


def an_interaction(id: int, kind: int = PRESS) -> dict[str, Any]:
    """What Discord sends."""
    return {"id": str(id), "type": kind}


class End:
    """One process: what it has answered, and what it has sent the other one."""

    def __init__(self, *, answering: bool) -> None:
        self.answers: list[int] = []
        self.sent: list[int] = []
        self.intake = Intake(lambda interaction: self.answers.append(int(interaction["id"])))
        self.intake.answering = answering
        self.intake.forward = self._send

    def _send(self, message: Message) -> None:
        assert isinstance(message, Arrived)
        self.sent.append(int(message.interaction["id"]))


def test_what_arrives_again_is_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        end = End(answering=True)
        for _ in range(3):
            end.intake.arrive(an_interaction(1))
            end.intake.forwarded(an_interaction(1))
        assert (end.answers, end.sent) == ([1], [])

    run_on_virtual_time(monkeypatch, story)


def test_a_standby_forwards_what_the_holder_has_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        end = End(answering=False)
        for id in (1, 2, 3):
            end.intake.arrive(an_interaction(id))
        end.intake.answered("1")
        end.intake.answered("4")
        end.intake.arrive(an_interaction(4))
        await asyncio.sleep(FORWARD_DELAY)
        assert (end.answers, sorted(end.sent)) == ([], [2, 3])

    run_on_virtual_time(monkeypatch, story)


def test_whoever_takes_over_answers_what_is_fresh_and_unanswered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        end = End(answering=False)
        end.intake.arrive(an_interaction(1))
        await asyncio.sleep(RESPONSE_TIMEOUT + 0.1)
        end.intake.arrive(an_interaction(2))
        end.intake.forwarded(an_interaction(3))
        end.intake.arrive(an_interaction(4, AUTOCOMPLETE))
        end.intake.arrive(an_interaction(5))
        end.intake.answered("5")
        end.intake.begin()
        for id in (2, 3, 5):
            end.intake.arrive(an_interaction(id))
        assert end.answers == [2, 3]

    run_on_virtual_time(monkeypatch, story)


def test_a_holder_that_has_stopped_leaves_what_arrives_to_the_standby(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        end = End(answering=True)
        end.intake.arrive(an_interaction(1))
        end.intake.stop()
        for id in (1, 2):
            end.intake.arrive(an_interaction(id))
        await asyncio.sleep(FORWARD_DELAY)
        assert (end.answers, end.sent) == ([1], [2])

    run_on_virtual_time(monkeypatch, story)


def test_what_a_standby_keeps_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        end = End(answering=False)
        for id in range(100):
            end.intake.arrive(an_interaction(id))
            await asyncio.sleep(1)
        assert len(end.intake._kept) <= RESPONSE_TIMEOUT + 1

    run_on_virtual_time(monkeypatch, story)
