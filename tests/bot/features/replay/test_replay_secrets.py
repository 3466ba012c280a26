"""Secrets in replays: histories that a viewer cannot tell apart give the same cards.

More positions: `PROVOST_LEAKS=10000 pytest tests/bot/features/replay/test_replay_secrets.py`.
"""

from random import Random
from typing import Any

import pytest

from bot.features.replay import cards as replay_card
from bot.features.replay.cards import ReplayState
from bot.match.match import SeatedMatch
from bot.match.timeline import Timeline
from bot.words import LOCALES, Catalogue, Words
from engine.core.match import Match
from engine.core.types import Action, Seat
from engine.core.view import View
from engine.minds.choosing import POLICIES
from render import draw
from tests.bot.alternate_histories import PlayedMatch
from tests.bot.match.test_secrets import HIDING, LEAKS, games
from tests.bot.tabletop import unsaved_match
from tests.bot.visibility import Gathered, differences

WORDS = [Catalogue().words(locale) for locale in LOCALES]
COMPARED_STEPS, HISTORIES_PER_VIEWER = 4, 12
"""Number of steps compared in two histories, and of other histories tried for each viewer."""


class ReplayedMatch:
    """A running match and its replays."""

    def __init__(self, match: Match[Any, View], actions: list[Action]) -> None:
        self.table = unsaved_match(match.setup)
        self.table.core = Match(match.game, match.setup, actions)
        self.timeline = Timeline(match.game, match.setup, actions)

    def seen(self, words: Words, viewer: Seat | None, step: int) -> Gathered:
        """Return the card of a step for a viewer, and the shared card."""
        state = ReplayState(self.table.row.id, step, viewer)
        card = replay_card.replay_card(self.table, words, self.timeline, state, "day")
        shared = replay_card.shared_step(self.table, words, self.timeline, step, "day")
        return {
            "components": card.layout.to_components(),  # type: ignore[no-untyped-call] # annotated in part only
            "pictures": (card.boards, card.hand),
            "shared components": shared.layout.to_components(),  # type: ignore[no-untyped-call] # as above
            "shared pictures": (shared.boards, shared.hand),
        }


def compare(past: PlayedMatch, own: ReplayedMatch, words: Words, viewer: Seat | None, rng: Random) -> int:
    """Compare replays of two histories that the viewer cannot tell apart; return the number of compared steps."""
    actions = past.other(viewer, rng) or []
    lengths = [length for length in past.moments if length <= len(actions)]
    if not lengths:
        return 0
    cut = ReplayedMatch(past.match, past.actions[: lengths[-1]])
    other = ReplayedMatch(past.match, actions[: lengths[-1]])
    steps = rng.sample(lengths, min(COMPARED_STEPS, len(lengths)))
    for step in steps:
        one, two = (each.seen(words, viewer, step) for each in (cut, other))
        assert differences(one, two) == []
    shown = [each.timeline.view(steps[0], viewer) for each in (own, other)]
    assert shown[0] == shown[1]
    return len(steps)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("hiding", HIDING)
def test_no_replay_depends_on_what_its_reader_cannot_see(hiding: str, policy: str) -> None:
    rng, left = Random(hiding), LEAKS // len(POLICIES)
    for drawn in games(hiding, policy):
        past = PlayedMatch(drawn.match())
        own = ReplayedMatch(past.match, past.actions)
        for words in (WORDS * HISTORIES_PER_VIEWER)[:HISTORIES_PER_VIEWER]:
            for viewer in (None, *range(drawn.seats)):
                left -= compare(past, own, words.at(("Ada", "Bruno", "Chiara", "Dora", "Émile")), viewer, rng)
                if left <= 0:
                    return


def test_a_replay_that_shows_another_hand_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Timeline.view

    def peeping(timeline: Timeline, step: int, seat: Seat | None) -> View:
        return made(timeline, step, 0 if seat is None else seat)

    monkeypatch.setattr(Timeline, "view", peeping)
    with pytest.raises(AssertionError):
        test_no_replay_depends_on_what_its_reader_cannot_see("magna_carta", "random")


def test_a_shared_step_has_no_hand_and_can_be_drawn() -> None:
    past = PlayedMatch(next(games("magna_carta", "random")).match())
    own: SeatedMatch = ReplayedMatch(past.match, past.actions).table
    timeline = ReplayedMatch(past.match, past.actions).timeline
    card = replay_card.shared_step(own, WORDS[0].at(("Ada", "Bruno", "Chiara", "Dora")), timeline, 9, "day")
    assert card.hand is None
    assert draw(card.boards[0].picture)
