"""Sixty-six players of a tournament on Discord, over virtual days, with a bot that may die at any moment.

People who get no answer from a dead bot repeat their action with the next one.
"""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest

from bot.app.client import Provost
from bot.clocks.paces import DAY, HOUR
from bot.features.tournaments.rules.model import Event, EventTable
from bot.match import clock_keeper
from bot.match.agreement import missing
from bot.match.errors import Refused
from engine.caylus.game import Caylus
from engine.caylus.tables import SECTIONS
from engine.core.setup import Setup
from tests import simulated
from tests.bot.crashing_bot import Died, KillSwitch
from tests.bot.playing import fix_secret, make_bot, private_messages, private_text, sentence, sketch_pictures
from tests.bot.tabletop import NOW, pick
from tests.bot.tournaments_on_discord import bot_of, click, event, open_tournament, press, sweep, wait_until_idle
from tests.simulated import World, controls

T = TypeVar("T")
PLAYERS = 60
ENTERING = 64
RESERVE, LATE = "P65", "P66"
NAMES = ("Organiser", *(f"P{number}" for number in range(1, 67)))
SWEEP_SECONDS = 6 * HOUR
"""Seconds between two sweeps of the bot."""


def shorten_caylus(monkeypatch: pytest.MonkeyPatch) -> None:
    """End each game of Caylus after its first turn."""
    begin = Caylus.begin

    def near_its_end(game: Caylus, setup: Setup) -> Any:
        position = begin(game, setup)
        position.state.scored = len(SECTIONS)
        return position

    monkeypatch.setattr(Caylus, "begin", near_its_end)


class Constant(random.Random):
    """A constant source of chance, so that computer players choose the same wherever the bot dies."""

    def random(self) -> float:
        return 0.5

    def getrandbits(self, k: int, /) -> int:
        return 0


class Crowd:
    """A world with sixty-six players and the organiser; `now` is its time."""

    world: World

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOW
        self.restarts = 0
        self.kill_switch = KillSwitch(monkeypatch)
        self._path = path
        sketch_pictures(monkeypatch)
        fix_secret(monkeypatch)
        shorten_caylus(monkeypatch)
        monkeypatch.setattr("bot.match.match._CHANCE", Constant())
        monkeypatch.setattr(clock_keeper, "MAX_READING_STEP", SWEEP_SECONDS)
        monkeypatch.setattr(Provost, "now", lambda bot: self.now)
        monkeypatch.setattr("bot.features.tournaments.creating.new_seed", lambda: "sixty")
        monkeypatch.setattr(Event, "draw_seed", property(lambda event: event.settings.seed))  # no message id

    @asynccontextmanager
    async def gather(self) -> AsyncIterator[None]:
        """Open a server with all of them."""
        async with simulated.world(make_bot(self._path), NAMES) as self.world:
            yield

    async def retry(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something and wait until the bot is idle, repeating it with a new bot each time it dies."""
        while True:
            try:
                done = await work()
                await wait_until_idle(self.world)
            except (Died, discord.HTTPException, Refused, AssertionError, ValueError):
                if not self.kill_switch.dead:
                    raise
            else:
                if not self.kill_switch.dead:
                    return done
            await self._restart()

    async def _restart(self) -> None:
        self.restarts += 1
        await self.world.env.bot.close()
        self.kill_switch.dead, self.kill_switch.starting = False, True
        await self.world.env.restart_bot(make_bot(self._path))
        self.kill_switch.starting = False
        assert all(isinstance(error, Died) for error in self.world.env.errors)

    async def wait(self, seconds: int) -> None:
        """Advance the time, with all sweeps on the way."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(self.now + SWEEP_SECONDS, until)
            await self.retry(lambda: sweep(self.world))

    async def press(self, name: str, act: str) -> str:
        """Press a button of the tournament's card."""
        return await self.retry(lambda: press(self.world, name, act))

    async def enter(self) -> None:
        """Enter sixty-four players: one withdraws, three miss the start, and one comes too late to enter."""
        await open_tournament(
            self.world, format="groups", seats=4, rounds=1, players=PLAYERS, pace="steady", starts="3"
        )
        for number in range(1, ENTERING + 1):
            await self.press(f"P{number}", "join")
        await self.press(f"P{ENTERING}", "leave")
        await self.wait(2 * DAY)
        assert await self._press_late() == sentence("event-refused-phase-muster")
        for number in range(1, PLAYERS + 1):
            await self.press(f"P{number}", "here")
        await self.wait(DAY)

    async def _press_late(self) -> str:
        """Press *Enter* on an outdated card, as a late player."""
        button = discord.ui.Button[Any](custom_id=f"v|join|{(await event(self.world)).row.id}", label="Enter")
        card = simulated.forged(self.world.env, self.world.channel, button)
        return private_text(await self.retry(lambda: self.world.people[LATE].click(card, custom_id=button.custom_id)))

    async def leave(self, name: str) -> None:
        """Leave the tournament, and confirm it."""
        (question,) = private_messages(await self.retry(lambda: click(self.world, name, "leave")))
        id = (await event(self.world)).row.id
        await self.retry(lambda: self.world.people[name].click(question, custom_id=f"v|drop|{id}"))

    async def desk(self, action: str, **given: object) -> None:
        """Use a command of the organiser's desk, and confirm it if the desk asks."""
        organiser = self.world.people["Organiser"]

        async def rule() -> None:
            result = await organiser.slash(self.world.channel, "event desk", action=action, **given)
            for shown in private_messages(result):
                for custom_id in controls(shown):
                    await organiser.click(shown, custom_id=custom_id)

        await self.retry(rule)

    async def announce_cancellation(self, table: EventTable) -> None:
        """Cancel the match of a table with the consent of all its players."""
        first, *others = table.sitting
        await self.retry(lambda: bot_of(self.world).services.matches.cancellation.request(table.match, first))
        for user in others:
            await self.retry(partial(self._agree, table.match, user))

    async def _agree(self, match_id: str, user: int) -> None:
        matches = bot_of(self.world).services.matches
        match = await matches.get_match(match_id)
        request = match.cancel_request
        if request is not None and match.row.status == "live" and match.seat_of(user) in missing(match, request):
            await matches.cancellation.consent(match_id, user, request.name, agree=True)

    async def play(self, away: str) -> None:
        """Move for all players at all tables, except for one."""
        for table in (await event(self.world)).tournament.open_tables():
            while await self.retry(partial(self._move, table, self.world.people[away].id)):
                pass

    async def _move(self, table: EventTable, away: int) -> bool:
        matches = bot_of(self.world).services.matches
        match = await matches.get_match(table.match)
        if match.row.status != "live":
            return False
        decision = match.core.decisions[0]
        user, name = match.seats[decision.ask.seat].user_id, match.decision_name(decision)
        if user in (away, None):
            return False
        assert user is not None
        picks = pick(decision, random.Random(f"{table.key} {name}"))
        await matches.choose(table.match, user, name, picks, f"{table.match}{name}")
        return True
