"""Direct messages: a user who refuses one gets no other for an hour, and cards are more urgent."""

import asyncio
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.cards.layouts import said
from bot.delivery.direct_messages import REFUSAL_TTL, REFUSALS_CACHED
from bot.delivery.rate_limits import MAX_INVALID_IN_BACKGROUND, Withheld
from bot.match.errors import Refused
from bot.match.notices import DIRECT, NOTICES
from tests.bench.bot import CHANNEL
from tests.bot.app.test_busiest_hour import remind
from tests.bot.attackers import NO_DIRECT
from tests.bot.delivery.test_rates import begin_match
from tests.bot.playing import sketch_pictures
from tests.bot.tabletop import NOW, open_question
from tests.bot.wire import Discord, Refusal, run_online
from tests.virtual import run_on_virtual_time

EVE, ADA = 5, 6


class RefusingDiscord(Discord):
    """Discord server on which Eve takes no direct messages at first."""

    closed = True

    def __init__(self) -> None:
        super().__init__(refuses=self.refused)

    def refused(self, method: str, channel: int) -> Refusal | None:
        return NO_DIRECT if self.closed and method == "POST" and self.direct.get(channel) == EVE else None

    def sent(self, user: int) -> int:
        """Return the number of messages to a user that were tried."""
        return sum(self.asked["POST", channel] for channel, one in self.direct.items() if one == user)


def test_a_user_who_refuses_is_tried_again_after_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = RefusingDiscord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            for _ in range(3):
                with pytest.raises(Refused, match="refuse-no-direct"):
                    await bot.direct.require(EVE, said("x"), "refuse-no-direct")
                assert await bot.direct.send(ADA, content="x") is not None
            assert (wire.sent(EVE), wire.sent(ADA)) == (1, 3)
            wire.closed = False
            await asyncio.sleep(REFUSAL_TTL)
            for _ in range(3):
                assert await bot.direct.send(EVE, content="x") is not None
            assert wire.sent(EVE) == 4

    run_on_virtual_time(monkeypatch, play)


def test_a_message_that_arrives_after_all_is_remembered_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = RefusingDiscord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            wire.closed = False
            slow = asyncio.create_task(bot.direct.send(EVE, content="x"))
            await asyncio.sleep(0)
            bot.direct._refusing[EVE] = None
            assert await slow is not None
            assert not bot.direct.are_refused_by(EVE)

    run_on_virtual_time(monkeypatch, play)


def test_a_limited_number_of_users_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with run_online(tmp_path / "matches.db", RefusingDiscord()) as bot:
            for user in range(2 * REFUSALS_CACHED):
                bot.direct._refusing[user] = None
            assert len(bot.direct._refusing) == REFUSALS_CACHED

    run_on_virtual_time(monkeypatch, play)


def test_direct_messages_stop_before_cards_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = RefusingDiscord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            bot.traffic._invalid.extend([0.0] * MAX_INVALID_IN_BACKGROUND)
            with pytest.raises(Withheld):
                await bot.direct.send(ADA, content="x")
            assert wire.sent(ADA) == 0

    run_on_virtual_time(monkeypatch, play)


def test_notices_skip_users_who_refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reminder of a user who has just refused is posted in the channel at once."""
    sketch_pictures(monkeypatch)
    monkeypatch.setattr(Provost, "now", lambda bot: NOW + int(asyncio.get_running_loop().time()))
    wire = Discord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            match_id = await begin_match(bot, CHANNEL)
            user, _, _ = await open_question(bot.services.matches, match_id)
            await bot.services.preferences.choose("user", user, NOTICES, DIRECT)
            bot.direct._refusing[user] = None
            await remind(bot, match_id)
            before = wire.asked["POST", CHANNEL]
            await bot.services.notices.sweep()
            await bot.services.notices.finish()
            assert wire.asked["DIRECT", user] == 0
            assert wire.asked["POST", CHANNEL] == before + 1

    run_on_virtual_time(monkeypatch, play)
