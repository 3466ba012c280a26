"""The moments of public matches that the spotlight may show: questions to people that are open now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.features.results.analyst import OPTIONS, asks_for_one
from bot.match.match import SeatedMatch
from bot.match.settings import DELAYS, delay_of, public_of
from engine.core.types import Decision
from storage import rows

SPOTLIGHT: Final = "spotlight"
"""The preference of a server that says in which channel there is a spotlight, and the value of `PUBLIC` that allows it."""

LIVELY: Final = 60
"""Lines of a log after which a match counts as half over."""


class SpotlightMoment(Struct, frozen=True):
    """A question that was asked in a match when its log had so many lines.

    `value` is how good it is to watch; `puzzle` is the solution as a contest keeps it, None where a person is still to answer.
    """

    match_id: str
    decision: Decision
    length: int
    value: float = 0.0
    puzzle: str | None = None


def moments(table: SeatedMatch) -> Iterator[SpotlightMoment]:
    """The open questions of a match that may be shown: public ones to people, with one answer out of a few.

    The rarer a kind of question in the match, the more options, and the longer the match has run, the better it is.
    """
    if not allows_spotlight(table.row):
        return
    asked = Counter(action.kind for action in table.match.actions)
    late = table.log_length / (table.log_length + LIVELY)
    for decision in table.view(None).decisions:
        ask = decision.ask
        person = table.seats[ask.seat].user_id is not None and not table.is_passed_on(ask.seat)
        if person and asks_for_one(ask):
            value = 2 / (1 + asked[decision.kind]) + len(ask.options) / OPTIONS.stop + late
            yield SpotlightMoment(table.row.id, decision, table.log_length, value)


def allows_spotlight(row: rows.MatchRow) -> bool:
    """Whether moments of a match may be shown: it runs, it allows it, and asks for no delay."""
    return row.status == "live" and public_of(row) == SPOTLIGHT and DELAYS[delay_of(row)] == 0


def allows_puzzle(row: rows.MatchRow) -> bool:
    """Whether puzzles may be made of a match: it is over, so that nothing of it is hidden, and its moments could be shown."""
    return row.status == "ended" and public_of(row) == SPOTLIGHT
