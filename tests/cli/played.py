"""A database with matches that have been played for a while."""

import random
from pathlib import Path
from typing import Final

from bot.matches.quotas import Quotas
from bot.matches.service import Matches
from engine import GAMES
from engine.minds.choosing import at_random
from storage import SqliteStore
from tests.bot.tabletop import NOW, asked, begin

CHOICES: Final = 24
"""Of each match: enough for a snapshot and some lines after it."""


async def played_database(path: Path) -> None:
    """Make a database with a live match of each game."""
    store = await SqliteStore.open(path)
    matches = Matches(store, lambda: NOW, lambda match_id: None, Quotas(newcomer=len(GAMES)))
    for channel, game in enumerate(GAMES, start=1):
        match_id = await begin(matches, channel=channel, game=game)
        chooser = random.Random(channel)
        for number in range(CHOICES):
            user, decision_name, ask = await asked(matches, match_id)
            await matches.choose(match_id, user, decision_name, at_random(ask, chooser), f"{match_id}{number}")
    await store.close()
