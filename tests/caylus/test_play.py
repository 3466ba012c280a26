"""Whole games at random: invariants hold at every step, every wish is explained, and every game ends correctly."""

from collections import Counter

import pytest
from hypothesis import given, settings

from engine.caylus.tables import CUBES_PER_VP, DENIERS_PER_VP, GOLD_VP, SECTIONS, START_CUBES, START_DENIERS
from tests.caylus.table import CAYLUS, Table
from tests.wholegames import GAMES, Whole, change, play_to_the_end, whole_games

MAX_TURNS = 18
"""Turns of a game in which the bailiff always moves one space and the castle does not fill (2)."""


@pytest.mark.no_cover
@settings(max_examples=GAMES)
@given(whole_games(CAYLUS))
def test_a_game_ends_by_the_rules(whole: Whole) -> None:
    game = play_to_the_end(Table, whole)
    state, outcome = game.state, CAYLUS.outcome(game.position)
    assert outcome is not None
    assert state.turn <= MAX_TURNS
    towers_full = len(state.houses[-1]) == SECTIONS[-1].parts
    assert towers_full or state.bailiff >= SECTIONS[-1].marker
    assert outcome.ended == ("towers_built" if towers_full else "bailiff")
    assert [event.data["section"] for event in game.events_of("section_scored")] == [section.id for section in SECTIONS]
    for seat, player in enumerate(state.players):
        assert outcome.scores[seat] == sum(outcome.sources[seat].values()) == player.vp
        plain = sum(amount for kind, amount in player.cubes.items() if kind != "gold")
        final = {
            "gold": GOLD_VP * player.cubes["gold"],
            "cubes": plain // CUBES_PER_VP,
            "deniers": player.deniers // DENIERS_PER_VP,
        }
        assert {source: player.sources[source] for source in final} == final
        assert outcome.ranks[seat] == 1 + sum(score > player.vp for score in outcome.scores)


@pytest.mark.no_cover
@settings(max_examples=GAMES)
@given(whole_games(CAYLUS))
def test_events_account_for_all_that_players_have(whole: Whole) -> None:
    game = play_to_the_end(Table, whole)
    first_order = game.events_of("order")[0].data["order"]
    assert isinstance(first_order, list)
    deniers = dict(zip(map(int, first_order), START_DENIERS[len(first_order)], strict=True))
    for seat, player in enumerate(game.state.players):
        told = Counter({**START_CUBES, "denier": deniers[seat]})
        for event in game.events:
            if event.seat == seat:
                told.update(change(event))
        has = {**player.cubes, "denier": player.deniers, "vp": player.vp}
        assert {kind: told[kind] for kind in has} == has
