"""Measurement of a bot's memory after whole matches of the Catan Card Game, with every picture its players look at.

`python -m tests.bench.match_memory [MATCHES]` plays that many matches (1 by default) one after the other, in one
process with the real bot, against a Discord that stores nothing. Each player looks at the private card before each
choice, and now and then at the whole board and the hand. It prints the MiB of the process before and after each match,
and seconds of the processor.
"""

import asyncio
import gc
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PIL import Image

from bot.app.client import Provost
from bot.cards.controls import CardNotes
from bot.cards.private_card import hand_card, private_card
from bot.interaction.translator import CATALOGUE
from bot.match.new_match import LobbyTerms
from render.canvas.caching import pixel_bytes
from tests.bench.bot import GUILD
from tests.bot import wire
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NAMES, USERS, build
from tests.bot.wire import Discord, run_online

MIB: Final = 1 << 20

FULL_BOARD_SHARE: Final = 0.05

GAME: Final = "catan_cards"


def resident_mib() -> int:
    """Return the MiB of memory that this process uses."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    raise RuntimeError


def pixel_mib() -> int:
    """Return the MiB of memory that pictures use as pixels."""
    return sum(pixel_bytes(one) for one in gc.get_objects() if isinstance(one, Image.Image)) // MIB


def fixed_secret(count: int) -> bytes:
    """Return the secret of every match, so that a seed always gives the same match."""
    return bytes(range(count))


async def play(bot: Provost, channel: int, seed: int, mode: str) -> int:
    """Play a match to its end; return the number of lines in its log."""
    matches, chance, words = bot.services.matches, random.Random(seed), CATALOGUE.words("en")
    row = await lobby_of(matches).lobbies.open(channel, GUILD, USERS[0], NAMES[0], LobbyTerms(GAME, 2, {"mode": mode}))
    await lobby_of(matches).lobbies.join(row.id, USERS[1], NAMES[1])
    await lobby_of(matches).starting.start(row.id, USERS[0])
    bot.upkeep.notify(row.id)
    presses = 0
    while True:
        await bot.services.publisher.finish()
        table = await matches.get_match(row.id)
        if not table.core.decisions:
            return table.log_length
        decision = table.core.decisions[0]
        seat = decision.ask.seat
        user = table.seats[seat].user_id
        assert user is not None
        spoken = words.at(table.names)
        await bot.services.pictures.draw(row.id, private_card(table, spoken, seat), spoken)
        if chance.random() < FULL_BOARD_SHARE:
            await bot.services.pictures.draw(
                row.id, private_card(table, spoken, seat, notes=CardNotes(whole=True)), spoken
            )
            await bot.services.pictures.draw(row.id, hand_card(table, spoken, seat), spoken)
        presses += 1
        picks = build(decision, chance)
        await matches.choose(row.id, user, table.decision_name(decision), picks, f"press {channel} {presses}")


async def measure(count: int, mode: str) -> None:
    """Play matches and print the memory in use after each."""
    wire.LATENCY = (0.0, 0.0)
    wire.CHANNEL_REQUESTS = wire.GLOBAL_REQUESTS = 10**9
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bot.features.lobby.starting.secrets.token_bytes", fixed_secret),
    ):
        async with run_online(Path(folder) / "provost.db", Discord()) as bot:
            bot.traffic._limiter._interval = 0.0
            print(f"before: {resident_mib()} MiB", flush=True)
            for number in range(count):
                begun = time.process_time()
                lines = await play(bot, 10**6 + number, number + 1, mode)
                took = time.process_time() - begun
                gc.collect()
                print(
                    f"match {number + 1}, {lines} lines: {resident_mib()} MiB, of these {pixel_mib()} of pixels; "
                    f"{took:.1f} s of the processor",
                    flush=True,
                )


if __name__ == "__main__":
    asyncio.run(measure(int(next(iter(sys.argv[1:]), "1")), (sys.argv[2:] or ["themed"])[0]))
