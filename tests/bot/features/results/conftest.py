"""A match that is over, and what an analysis of it finds."""

import pytest

from bot.features.results.analyses import Analyses
from engine.minds.analysis import Analysis
from tests.bot.playing import Match, begin, fix_secret, play_ahead, sketch_pictures
from tests.bot.tabletop import SECRET
from tests.simulated import World


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of Ada and Bruno that is over."""
    fix_secret(monkeypatch, SECRET)
    sketch_pictures(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    for choice in await play_ahead(match, left=1):
        await match.type(choice)
    return match


@pytest.fixture
def found(match: Match, monkeypatch: pytest.MonkeyPatch) -> list[Analysis | None]:
    """Analyses that the process will find, in this order."""
    answers: list[Analysis | None] = []
    monkeypatch.setattr(match.bot.services[Analyses].worker, "ask", lambda request, seconds: answers.pop(0))
    return answers
