"""Orders in advance: foreseen without a change, given as a legal answer, and without hidden information."""

from random import Random

import pytest

from engine import GAMES
from engine.core.orders import Orderable, Terms
from engine.core.types import CHANCE, Decision
from tests.contract.drawing import LONGEST, Drawn, every_game

pytestmark = pytest.mark.no_cover


@every_game()
def test_foreseeing_changes_nothing_and_shows_nothing_hidden(drawn: Drawn) -> None:
    game, position, rng = drawn.rules, drawn.played().position, Random(drawn.seed)
    before = game.save(position)
    for seat in range(drawn.seats):
        found = game.foreseen(position, seat)
        for options in found.values():
            assert len({option.key for option in options}) == len(options)
        assert game.foreseen(game.redeal(position, seat, rng), seat) == found
    assert game.save(position) == before


@every_game()
def test_offered_options_were_foreseen_with_the_same_data(drawn: Drawn) -> None:
    game, position = drawn.rules, drawn.played().position
    for decision in game.decisions(position):
        if decision.ask.seat != CHANCE and decision.kind in game.premoves:
            foreseen = {option.key: option for option in game.foreseen(position, decision.ask.seat)[decision.kind]}
            assert all(foreseen[option.key] == option for option in decision.ask.options)


@every_game(longest=LONGEST)
def test_every_order_picks_offered_options(drawn: Drawn) -> None:
    game = drawn.rules
    for play, _ in drawn.moments():
        for decision in play.decisions:
            for order in game.orders:
                for terms in _terms(order, decision):
                    if decision.kind in order.kinds and decision.ask.seat != CHANCE:
                        key = order.choose(play.state, decision, terms)
                        assert key in (None, *(option.key for option in decision.ask.options))


@every_game()
def test_no_answer_of_a_blind_order_depends_on_hidden_cards(drawn: Drawn) -> None:
    game, position, rng = drawn.rules, drawn.played().position, Random(drawn.seed)
    viewer = rng.randrange(drawn.seats)
    other = game.redeal(position, viewer, rng)
    at = [{one.id: (one, each.state) for one in game.decisions(each)} for each in (position, other)]
    for id, (decision, state) in at[0].items():
        for order in game.orders:
            if order.blind and decision.kind in order.kinds and decision.ask.seat not in (viewer, CHANCE):
                hidden, elsewhere = at[1][id]
                for terms in _terms(order, decision):
                    assert order.choose(state, decision, terms) == order.choose(elsewhere, hidden, terms)


@pytest.mark.parametrize("name", GAMES)
def test_every_order_has_a_name_of_its_own(name: str) -> None:
    ids = [order.id for order in GAMES[name].orders]
    assert len(set(ids)) == len(ids)
    assert all(GAMES[name].orderable(id) is not None for id in ids)
    assert GAMES[name].orderable("made up") is None


def _terms(order: Orderable, decision: Decision) -> list[Terms]:
    keys = tuple(option.key for option in decision.ask.options)
    return [Terms(), Terms(keys[:1], order.most), Terms(order.about[:2], 1)]
