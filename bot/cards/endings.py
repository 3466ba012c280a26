"""Lines and buttons of a match that is over: how it ended, who conceded, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.cards import custom_ids
from bot.cards.controls import Button
from bot.cards.match_names import listed, named
from bot.match.match import EARLY, SeatedMatch
from bot.match.settings import decided_places, event_of
from bot.words import Words
from engine.core.types import Seat
from render.prose import lists
from storage.matches import MatchRow


def ended_line(words: Words, game: str, ended: str) -> str:
    """Return how a game has ended."""
    return words(f"ended-{EARLY}" if ended == EARLY else f"{game}-ended-{ended}")


def cancelled_line(words: Words, row: MatchRow, names: Sequence[str]) -> str:
    """Return the line on a match that was cancelled, or whose result the organisers of its tournament have decided."""
    places = decided_places(row)
    ranked = sorted(zip(places, names, strict=False), key=lambda seat: seat[0])
    shown = ", ".join(f"{place}. {named(name)}" for place, name in ranked)
    return words("card-decided", places=shown) if places else words("refuse-cancelled")


def conceded_line(words: Words, match: SeatedMatch, loser: Seat) -> str:
    """Return who has conceded a match of two, who has won it, and the points until then."""
    words = words.at(match.names)
    score = (
        words("conceded-points", player=listed(words, [seat]), points=points)
        for seat, points in enumerate(match.game.standing(match.view(None)))
    )
    return words(
        "card-conceded",
        player=listed(words, [loser]),
        winner=listed(words, [1 - loser]),
        points=lists.listed(words, [*score]),
    )


def ending_buttons(words: Words, match: SeatedMatch) -> list[Button]:
    """Return the buttons of a match that is over, such as the one to its tournament's standings."""
    result = [finished_match_button(words, match.row.id, act) for act in ("result", "share")]
    if standings := standings_buttons(words, match):
        return [*standings, *result]
    return [new_game_button(words, match.row.game), finished_match_button(words, match.row.id, "rematch"), *result]


def standings_buttons(words: Words, match: SeatedMatch) -> list[Button]:
    """Return the button to the standings of a match's tournament."""
    event = event_of(match.row)
    if event is None:
        return []
    label = words("button-tournament-standings")
    return [Button(label=label, custom_id=custom_ids.make(custom_ids.EVENT, "standings", event.id))]


def new_game_button(words: Words, game: str) -> Button:
    """Return the button that opens a lobby of a game."""
    return Button(
        label=words("button-new"),
        custom_id=custom_ids.make(custom_ids.LOBBY, "new", game),
        style=discord.ButtonStyle.success,
    )


def finished_match_button(words: Words, match_id: str, act: str) -> Button:
    """Return a button about a match that is over: `result`, `rematch`, `share` or `bg-stats`."""
    return Button(label=words(f"button-{act}"), custom_id=custom_ids.make(custom_ids.RESULT, act, match_id))
