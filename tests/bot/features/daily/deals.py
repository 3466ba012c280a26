"""Deals that are made quickly: from one candidate game, and without a search for a line."""

from functools import cache
from random import Random

import pytest
from msgspec import structs

from bot.features.daily import deal as daily
from bot.features.daily.deal import DailyPlay, Deal, DealRequest

# A future day: a bot that starts in a test first sweeps by the real clock, which deletes old days.
DAY = "2099-11-26"


def make_quick_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make deals and compare choices with little effort."""
    monkeypatch.setattr(daily, "CANDIDATES", 1)
    monkeypatch.setattr(daily, "LINE_SIMULATIONS", (0,))
    monkeypatch.setattr(daily, "MARK_SIMULATIONS", 16)


@cache
def quick_deal(day: str, game: str) -> Deal:
    """Make a deal from one candidate game."""
    _, deal = daily.whole_game(DealRequest(day, game), 0)
    return structs.replace(deal, line=daily.whole_line(deal, 0))


def deal_of(game: str) -> Deal:
    """Return the deal of `DAY`."""
    return quick_deal(DAY, game)


def play_at_random(deal: Deal, seed: int) -> DailyPlay:
    """Play a deal with random answers of the user."""
    play, chooser = DailyPlay(deal), Random(seed)
    play.advance()
    while play.decision is not None:
        keys = [option.key for option in play.decision.ask.options]
        play.answer(tuple(chooser.sample(keys, max(1, play.decision.ask.least))))
    return play
