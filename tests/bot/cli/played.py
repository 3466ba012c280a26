"""A database with matches that have been played for a while."""

import random
from pathlib import Path
from typing import Final

from engine import GAMES
from engine.minds.choosing import at_random
from storage import SqliteStore
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import MANY, NAMES, NOW, USERS, asked, begin

CHOICES: Final = 24
"""Of each match: enough for a snapshot and some lines after it."""


async def played_database(path: Path) -> None:
    """Make a database with a live match of each game, in which something was taken back, and a lobby."""
    store = await SqliteStore.open(path)
    matches = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, MANY)
    for channel, game in enumerate(GAMES, start=1):
        match_id = await begin(matches, channel=channel, game=game)
        chooser = random.Random(channel)
        for number in range(CHOICES):
            user, decision_name, ask = await asked(matches, match_id)
            await matches.choose(match_id, user, decision_name, at_random(ask, chooser), f"{match_id}{number}")
            if number == CHOICES - 4:
                await matches.undoing.undo(match_id, user, f"{match_id}undo")
    await lobby_of(matches).lobbies.open(99, 5, USERS[0], NAMES[0], "caylus", 2)
    await store.close()
