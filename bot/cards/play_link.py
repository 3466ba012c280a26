"""A match that is over as a link that opens BG Stats, an app in which people keep their plays, with a play to keep."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final
from urllib.parse import quote

from bot.cards.match_names import seat_names
from bot.match.conceding import conceded, places
from bot.match.match import SeatedMatch
from bot.words import Words

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
"""Reads one play as JSON. What it names `source…` it remembers, so that nobody is asked twice who is who."""

SOURCE: Final = "Provost"

HASH_LENGTH: Final = 12
"""Digits of the hash by which the app knows a player's name again. Discord's id is not given to a third party."""


def play_link(words: Words, table: SeatedMatch, ended_at: int) -> str:
    """The link of a match that is over, with who played, the points and who won; in the reader's language."""
    game = table.row.game
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": table.row.id,
        "playDate": f"{datetime.fromtimestamp(ended_at, UTC):%Y-%m-%d %H:%M:%S}",
        "location": "Discord",
        "game": {"name": words(f"game-{game}"), "sourceGameId": game, "highestWins": True},
        "players": list(_players(words, table)),
    }
    return ADDRESS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def _players(words: Words, table: SeatedMatch) -> Iterator[dict[str, object]]:
    """Who played, in the order of the seats; a match that was conceded has no points."""
    outcome, loser = table.view(None).outcome, conceded(table)
    ranks = outcome.ranks if outcome is not None else places(loser) if loser is not None else ()
    for number, name in enumerate(seat_names(words, table.seats)):
        player: dict[str, object] = {
            "name": name,
            "sourcePlayerId": sha256(name.encode()).hexdigest()[:HASH_LENGTH],
            "startPlayer": number == 0,
            "winner": ranks[number] == 1,
            "rank": ranks[number],
        }
        yield player if outcome is None else player | {"score": str(outcome.scores[number])}
