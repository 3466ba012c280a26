"""Whole games at random: invariants hold at every step, every wish is explained, and every game ends correctly."""

from collections import Counter

import pytest
from hypothesis import given, settings

from engine.magna_carta.tables import CUBES_PER_POINT, DENIERS_PER_POINT, GOLD_POINTS, START_CUBES, START_DENIERS
from tests.magna_carta.table import MAGNA_CARTA, Table
from tests.wholegames import GAMES, Whole, change, play_to_the_end, whole_games

MAX_TURNS = {2: 18, 3: 21, 4: 24}
"""Turns of a game in which every turn takes a single token (ruling 26)."""


@pytest.mark.ruling(26)
@pytest.mark.no_cover
@settings(max_examples=GAMES)
@given(whole_games(MAGNA_CARTA))
def test_a_game_ends_by_the_rules(whole: Whole) -> None:
    game = play_to_the_end(Table, whole)
    state, outcome = game.state, MAGNA_CARTA.outcome(game.position)
    assert outcome is not None
    assert state.turn <= MAX_TURNS[len(state.players)]
    assert len(state.road) <= 13 * len(state.players)
    assert (outcome.ended, game.left) == ("castle", (0, 0, 0))
    for seat, player in enumerate(state.players):
        plain = sum(amount for kind, amount in player.cubes.items() if kind != "gold")
        final = {
            "gold": GOLD_POINTS * player.cubes["gold"],
            "cubes": plain // CUBES_PER_POINT,
            "deniers": player.deniers // DENIERS_PER_POINT,
        }
        assert {source: outcome.sources[seat][source] for source in final} == final
        assert outcome.scores[seat] == sum(outcome.sources[seat].values())
        assert outcome.ranks[seat] == 1 + sum(score > outcome.scores[seat] for score in outcome.scores)


@pytest.mark.no_cover
@settings(max_examples=GAMES)
@given(whole_games(MAGNA_CARTA))
def test_events_account_for_all_that_players_have(whole: Whole) -> None:
    game = play_to_the_end(Table, whole)
    castle = [outcome["castle"] for outcome in point_sources(game)]
    for seat, player in enumerate(game.state.players):
        told = Counter({**START_CUBES, "denier": START_DENIERS})
        for event in game.events:
            if event.seat == seat and event.kind != "final":
                told.update(change(event))
        has = {**player.cubes, "denier": player.deniers, "vp": castle[seat]}
        assert {kind: told[kind] for kind in has} == has


def point_sources(game: Table) -> tuple[dict[str, int], ...]:
    """Return the sources of all players' points."""
    outcome = MAGNA_CARTA.outcome(game.position)
    assert outcome is not None
    return outcome.sources


@pytest.mark.no_cover
@settings(max_examples=GAMES)
@given(whole_games(MAGNA_CARTA))
def test_all_cards_that_were_drawn_were_shown_to_their_player(whole: Whole) -> None:
    game = play_to_the_end(Table, whole)
    for seat, player in enumerate(game.state.players):
        got: Counter[str] = Counter()
        for event in game.events_of("got"):
            cards = event.data["cards"]
            assert isinstance(cards, list)
            assert event.seen_by == (event.seat,)
            got.update(cards if event.seat == seat else ())
        seen = [*player.hand, *player.discard, *(slot.card for slot in game.state.road if slot.owner == seat)]
        assert not Counter(seen) - got
