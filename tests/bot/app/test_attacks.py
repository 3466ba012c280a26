"""Attacks that make Discord refuse messages: cards of other servers are on time, and the bot is far from a ban.

Each attack lasts a part of ten minutes by default; for all of them:
`PROVOST_ATTACK=600 pytest tests/bot/app/test_attacks.py --log-cli-level=info`.
"""

import asyncio
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from bot.app.client import Provost
from bot.app.upkeep import SWEEP
from bot.delivery.rate_limits import INVALID_STATUSES
from bot.features.lobby.service import Lobbies
from bot.features.lobby.starting import Starting
from bot.match.new_match import LobbyTerms
from tests.bench.bot import GUILD
from tests.bot import attackers
from tests.bot.attackers import SERVER_DATA, Attack
from tests.bot.playing import sketch_pictures
from tests.bot.tabletop import NAMES, NOW, USERS, open_question
from tests.bot.wire import Discord, run_online
from tests.sizes import size
from tests.virtual import run_on_virtual_time

LOG = logging.getLogger(__name__)

ACCOUNTS = size("ACCOUNTS", 20)
SECONDS = size("ATTACK", 30)
PRESS_INTERVAL = 1.0
"""Mean interval between the presses or commands of an account."""

WINDOW = 600.0
MAX_INVALID_REQUESTS = 300
"""Invalid requests in the window, below the number at which the bot suspends everything that can wait."""

BYSTANDER_MATCHES = 6

MOVE_INTERVAL = 8.0
SECONDS_AFTERWARDS = 90.0
"""Duration of play after the attack, by which all postponed messages have been sent."""

MAX_CARD_DELAY = 8.0
"""Longest delay from a move to its card; Discord's limit of five messages in five seconds may take five of it."""

CARD_TIMEOUT = 60.0

ATTACKS = (
    attackers.ClosedDirectMessages,
    attackers.FickleReaders,
    attackers.HiddenLobbies,
    attackers.ClosedCommentary,
    attackers.LockedThreads,
    attackers.HiddenChannels,
    attackers.KeptCards,
    attackers.SilentTournaments,
    attackers.MatchesInVain,
    attackers.UnreadNotices,
    attackers.ExpiredAnswers,
)


class Bystanders:
    """Matches of another server, whose players move every few seconds; `waits` has the delay of each card."""

    def __init__(self, bot: Provost) -> None:
        self._bot = bot
        self._chance = random.Random(1)
        self.waits: list[float] = []
        self.old_cards = 0

    async def begin(self) -> list[str]:
        """Begin the matches, and return their ids."""
        found = []
        lobbies = self._bot.services[Lobbies]
        for number in range(BYSTANDER_MATCHES):
            row = await lobbies.open(1 + number, GUILD, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
            await lobbies.join(row.id, USERS[1], NAMES[1])
            await self._bot.services[Starting].start(row.id, USERS[0])
            await self._bot.services.publisher.outcome(row.id)
            found.append(row.id)
        return found

    async def play(self, match_id: str) -> None:
        """Move in one match until cancelled."""
        loop, matches = asyncio.get_running_loop(), self._bot.services.matches
        for number in range(10**6):
            await asyncio.sleep(self._chance.uniform(0, 2 * MOVE_INTERVAL))
            if (await matches.get_match(match_id)).row.status != "live":
                return
            user, decision, ask = await open_question(matches, match_id)
            begin = loop.time()
            key = self._chance.choice(ask.options).key
            await matches.choose(match_id, user, decision, (key,), f"{match_id} {number}")
            while await self._bot.store.unsent(match_id) and loop.time() < begin + CARD_TIMEOUT:  # noqa: ASYNC110 - the bot sets no event for it
                await asyncio.sleep(0.1)
            self.waits.append(loop.time() - begin)
            own = [one for one in await self._bot.store.superseded() if one.match_id == match_id]
            self.old_cards = max(self.old_cards, len(own))


async def sweep(bot: Provost) -> None:
    """Run the bot's sweep every minute."""
    while True:
        await bot.upkeep.do_what_is_due()
        await bot.services.publisher.sweep()
        await asyncio.sleep(SWEEP)


async def attack(attacking: Attack, user: int) -> None:
    """Press until cancelled."""
    while True:
        await asyncio.sleep(PRESS_INTERVAL)
        await attacking.press(user)


@contextmanager
def cancel_at_end(tasks: list[asyncio.Task[None]]) -> Iterator[None]:
    """Cancel tasks at the end, and raise the error of any that has failed."""
    yield
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()


@pytest.mark.parametrize("kind", ATTACKS, ids=lambda kind: kind.__name__)
def test_attackers_do_not_delay_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Attack]
) -> None:
    sketch_pictures(monkeypatch)
    monkeypatch.setattr(Provost, "now", lambda bot: NOW + int(asyncio.get_running_loop().time()))
    wire = Discord()

    async def play() -> Bystanders:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            bot._connection._add_guild_from_data(cast("Any", SERVER_DATA))
            others, attacking = Bystanders(bot), kind(bot, wire, ACCOUNTS)
            matches = await others.begin()
            await attacking.prepare()
            beside = [asyncio.create_task(others.play(match_id)) for match_id in matches]
            beside.append(asyncio.create_task(sweep(bot)))
            with cancel_at_end(beside):
                pressing = [asyncio.create_task(attack(attacking, user)) for user in attacking.accounts]
                with cancel_at_end(pressing):
                    await asyncio.sleep(SECONDS)
                await asyncio.sleep(SECONDS_AFTERWARDS)
            return others

    others = run_on_virtual_time(monkeypatch, play)
    invalid = wire.worst(INVALID_STATUSES, WINDOW)
    LOG.info(
        "%s: %d invalid requests of %d, %d cards of others after %.1f s at most, %d old cards at once",
        *(kind.__name__, invalid, len(wire.log), len(others.waits), max(others.waits), others.old_cards),
    )
    assert invalid > 0, "the attack causes refusals"
    assert invalid < MAX_INVALID_REQUESTS
    assert max(others.waits) < MAX_CARD_DELAY
    assert others.old_cards <= 2
