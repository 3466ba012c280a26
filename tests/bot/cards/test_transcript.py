"""A match of four over days, compared with `transcripts/four_players.txt`.

One player vanishes, one goes on vacation, one takes no direct messages and one plays by premoves alone. To rewrite the
transcript after a sentence has changed, run `PROVOST_REFRESH=1 pytest tests/bot/cards/test_transcript.py`; then read
it.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.app.client import Provost
from bot.clocks.paces import DAY, HOUR
from bot.match.notices import DIRECT
from bot.match.quotas import Rate, RateLimits
from bot.match.standing_orders import PREMOVE
from engine.core.types import Decision
from tests import simulated
from tests.bot.ordering_player import Orderer
from tests.bot.playing import Match, begin, fix_secret, make_bot, sketch_pictures
from tests.bot.tabletop import NOW, Choice, pick
from tests.bot.transcript import Hours, Transcript

TRANSCRIPT_PATH: Final = Path(__file__).parent / "transcripts" / "four_players.txt"
STEP: Final = 2 * HOUR
UNLIMITED: Final = Rate(10_000, 10_000)
"""Rate without limit: hours pass between a person's presses, but not on the clock of the event loop."""

LONGEST: Final = 60 * DAY
HAND, GONE, AWAY, AHEAD = "Ada", "Bruno", "Chiara", "Dolores"
VANISHES: Final = 2 * DAY
LEAVES, RETURNS = 3 * DAY, 13 * DAY
LATE, DELAY = 15 * DAY, 9


class Days:
    """Match with its people and their time; the seed decides what they choose, and each choice takes hours."""

    def __init__(self, match: Match, transcript: Transcript, time: Hours) -> None:
        self.match, self.transcript, self.time = match, transcript, time
        self.chooser = Random(7)
        self.ahead = Orderer(match, AHEAD)
        self.is_away = self.has_been_late = False

    @property
    def elapsed(self) -> int:
        return self.time.now - self.time.begins

    async def publish(self) -> None:
        """Publish everything that is due: first to all, then to single users."""
        bot = self.match.bot
        await bot.orders.finish()
        await bot.services.matches.sweep()
        await bot.orders.finish()
        await bot.services.publisher.sweep()
        await bot.services.publisher.finish()
        await self.match.world.env.settle()
        await bot.services.notices.sweep()
        await bot.services.notices.finish()

    async def wait(self) -> None:
        """Wait two hours."""
        self.time.now += STEP
        await self.publish()

    async def asked(self) -> Decision | None:
        table = await self.match.table()
        return table.core.decisions[0] if table.row.status == "live" and table.core.decisions else None

    async def play(self) -> None:
        """Play to the end, one choice after the other."""
        await self.prepare()
        while (decision := await self.asked()) is not None:
            assert self.elapsed < LONGEST
            await self.go_away()
            name = self.name(decision.ask.seat)
            is_gone = name == GONE and self.elapsed >= VANISHES
            if is_gone or (name == AWAY and self.is_away):
                await self.wait()
                continue
            for _ in range(DELAY if self.is_late(name) else 1):
                await self.wait()
            again = await self.asked()
            if again == decision:
                await self.choose(name, decision)
                await self.publish()

    def is_late(self, name: str) -> bool:
        """Return True once, when the player without direct messages uses up the free time."""
        is_late = name == HAND and self.elapsed >= LATE and not self.has_been_late
        self.has_been_late = self.has_been_late or is_late
        return is_late

    async def prepare(self) -> None:
        """Set the preferences and orders of the players."""
        hand = self.match.world.people[HAND]
        said = await hand.slash(self.match.place, "clock notices", where=DIRECT)
        self.transcript.note(f"{HAND} wants notices as direct messages, but takes none")
        self.transcript.alone(HAND, said)
        channel = self.match.world.env.backend.get_dm_channel(hand.id)
        path = f"/channels/{channel.id}/messages"
        self.match.world.env.inject_error("POST", path, status=403, code=50007, message="closed", times=None)
        for id in ("provost", "castle"):
            self.transcript.note(f"{AHEAD} gives an order")
            self.transcript.read_alone(AHEAD, await self.ahead.open())
            self.transcript.read_alone(AHEAD, await self.ahead.choose("new", id))
            await self.ahead.press("give", id)
            self.transcript.read_alone(AHEAD, self.ahead.said())

    async def go_away(self) -> None:
        """Start and end the vacation on its days."""
        person = self.match.world.people[AWAY]
        if not self.is_away and LEAVES <= self.elapsed < RETURNS:
            self.is_away = True
            self.transcript.note(f"{AWAY} goes on vacation")
            self.transcript.alone(AWAY, await person.slash(self.match.place, "clock vacation", days=11))
        elif self.is_away and self.elapsed >= RETURNS:
            self.is_away = False
            self.transcript.note(f"{AWAY} is back")
            self.transcript.alone(AWAY, await person.slash(self.match.place, "clock vacation", days=0))

    async def choose(self, name: str, decision: Decision) -> None:
        """Make a player's choice, on the card or with a premove."""
        (key,) = pick(decision, self.chooser)
        if name == AHEAD:
            await self.premove(decision.kind, key)
            return
        verb = next(option.verb for option in decision.ask.options if option.key == key)
        await self.match.press(Choice(decision.ask.seat, decision.kind, verb, key))
        if self.chooser.random() < 0.3:
            await self.look_ahead()

    async def look_ahead(self) -> None:
        """Give a premove ahead of the question, if the player waits and has none."""
        table = await self.match.table()
        seat = self.seat(AHEAD)
        options = table.game.foreseen(table.core.position, seat)["place"]
        waits = any(one.ask.seat != seat and one.kind == "place" for one in table.core.decisions)
        has_one = any(order.once and not order.is_used_up for order in table.orders_of(seat))
        if waits and not has_one:
            await self.premove("place", self.chooser.choice(options).key)

    async def premove(self, kind: str, key: str) -> None:
        """Give a premove."""
        self.transcript.note(f"{AHEAD} gives a premove")
        self.transcript.read_alone(AHEAD, await self.ahead.draft_premove(kind, key))
        await self.ahead.press("give", f"{PREMOVE}.{kind}")

    def name(self, seat: int) -> str:
        return [*self.match.world.people][seat]

    def seat(self, name: str) -> int:
        return [*self.match.world.people].index(name)


@pytest.fixture
async def days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Days]:
    """Server at the beginning of the match, with its own time."""
    sketch_pictures(monkeypatch)
    fix_secret(monkeypatch)
    stand_in = Random(3)

    def answer(
        level: str, game: object, setup: object, position: object, decision: Decision, *given: Any
    ) -> tuple[str, ...]:
        return pick(decision, stand_in)

    monkeypatch.setattr("bot.match.new_match.NewMatches.id", lambda new: "abcdefgh")  # the title follows from the id
    monkeypatch.setattr("bot.match.match.answer", answer)
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", STEP)
    time = Hours(NOW)
    monkeypatch.setattr(Provost, "now", lambda bot: time.now)
    bot = make_bot(tmp_path / "matches.db")
    bot.paces = RateLimits(UNLIMITED, UNLIMITED)
    async with simulated.world(bot, (HAND, GONE, AWAY, AHEAD)) as world:
        transcript = Transcript(world, time)
        yield Days(await begin(world, 4, favours="simplified"), transcript, time)


async def test_four_people_come_to_the_end_and_all_reads_as_it_is_kept(days: Days) -> None:
    await days.play()
    await days.publish()
    table = await days.match.table()
    assert table.row.status == "ended"
    by_order = [line for line in await days.match.bot.store.log(days.match.id) if (line.key or "").startswith("order ")]
    seat = days.seat(AHEAD)
    own = [line for line in await days.match.bot.store.log(days.match.id) if line.seat == seat and line.by_user]
    assert own == by_order != []
    text = days.transcript.text() + "\n"
    if os.environ.get("PROVOST_REFRESH"):
        TRANSCRIPT_PATH.parent.mkdir(exist_ok=True)
        TRANSCRIPT_PATH.write_text(text, encoding="utf-8")
    assert text == TRANSCRIPT_PATH.read_text(encoding="utf-8")
