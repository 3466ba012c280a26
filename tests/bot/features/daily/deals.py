"""Deals that are made quickly: of one candidate game, and without a search for a line."""

from functools import cache
from random import Random

import pytest
from msgspec import structs

from bot.features.daily import deal as daily
from bot.features.daily.deal import DailyPlay, Deal, DealRequest

# A day to come: a bot that starts in a test first sweeps by the real clock, which deletes old days.
DAY = "2099-11-26"


def quick_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let deals be made, and choices be compared, with little effort."""
    monkeypatch.setattr(daily, "CANDIDATES", 1)
    monkeypatch.setattr(daily, "LINE_SIMULATIONS", (0,))
    monkeypatch.setattr(daily, "MARK_SIMULATIONS", 16)


@cache
def quick_deal(day: str, game: str) -> Deal:
    """A deal of one candidate."""
    _, deal = daily.whole_game(DealRequest(day, game), 0)
    return structs.replace(deal, line=daily.whole_line(deal, 0))


def deal_of(game: str) -> Deal:
    """The deal of `DAY`."""
    return quick_deal(DAY, game)


def answered_at_random(deal: Deal, seed: int) -> DailyPlay:
    """A deal whose questions to the user were answered at random."""
    play, chooser = DailyPlay(deal), Random(seed)
    play.advance()
    while play.decision is not None:
        keys = [option.key for option in play.decision.ask.options]
        play.answer(tuple(chooser.sample(keys, max(1, play.decision.ask.least))))
    return play
