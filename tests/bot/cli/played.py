"""Database of matches that have been played for a while."""

import random
from pathlib import Path
from typing import Final

from bot.match.new_match import LobbyTerms
from engine import GAMES
from engine.minds.choosing import at_random
from storage import SqliteStore
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NAMES, NOW, USERS, begin, open_question

CHOICES_PER_MATCH: Final = 24
"""Choices in each match: enough for a snapshot and some lines after it."""


async def fill_played_database(path: Path) -> None:
    """Make a database with a lobby and a live match of each game, each with an undo."""
    store = await SqliteStore.open(path)
    matches = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS)
    for channel, game in enumerate(GAMES, start=1):
        match_id = await begin(matches, channel=channel, game=game)
        chooser = random.Random(channel)
        for number in range(CHOICES_PER_MATCH):
            user, decision_name, ask = await open_question(matches, match_id)
            await matches.choose(match_id, user, decision_name, at_random(ask, chooser), f"{match_id}{number}")
            if number == CHOICES_PER_MATCH - 4:
                await matches.undoing.undo(match_id, user, f"{match_id}undo")
    await lobby_of(matches).lobbies.open(99, 5, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
    await store.close()
