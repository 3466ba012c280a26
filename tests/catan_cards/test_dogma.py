"""Dogma (docs/rules/catan_cards.md 1.7, 4.9, 4.10)."""

import pytest

from engine.catan_cards.computers import find_facts
from engine.catan_cards.event_die import EventFace
from engine.catan_cards.scoring import hand_limit
from engine.catan_cards.state import State
from tests.catan_cards.table import Cards, Table, table

CHURCH: Cards = {"u30a": "church"}
TARGETS: Cards = {"u30a": "library", "u32a": "church", "d30a": "abbey"}


def lay_dogma(place: str = "1.u30a", *, hand: tuple[str, ...] = ("dogma",), other: tuple[str, ...] = ()) -> Table:
    """Lay a dogma of seat 0 on a building of seat 1."""
    game = table(hands={0: hand, 1: other}, cards={0: CHURCH, 1: TARGETS}).do("0 act dogma")
    return game.do(f"0 dogma {place}")


def test_a_dogma_is_laid_on_a_library_or_church_of_the_opponent() -> None:
    game = table(hands={0: ["dogma"]}, cards={0: CHURCH, 1: TARGETS}).do("0 act dogma")
    assert (game.asked, game.keys) == ("0 dogma", {"1.u30a", "1.u32a"})
    game.do("0 dogma 1.u32a")
    assert (game.built(1, "church").dogma, game.discard) == (0, [])
    assert game.events_of("dogma_laid")[0].data == {"building": "church", "by": 1}


def test_a_dogma_needs_an_own_church_and_something_to_be_laid_on() -> None:
    heathen = table(hands={0: ["dogma"]}, cards={1: TARGETS})
    assert heathen.why("dogma").data == {"building": "dogma", "needs": ["church"]}
    idle = table(hands={0: ["dogma"]}, cards={0: CHURCH, 1: {"d30a": "abbey"}})
    assert idle.why("dogma").kind == "no_target"


def test_a_library_under_a_dogma_counts_for_nothing_at_once() -> None:
    game = lay_dogma(other=("spy", "merchant", "scout", "bishop", "caravan"))
    assert (game.points(1), hand_limit(game.state, 1)) == (5, 4)
    assert game.asked == "1 bury", "a hand above its limit is put right at once"


def test_a_computer_player_counts_no_building_under_a_dogma() -> None:
    free, under = table(cards={1: TARGETS}), table(cards={1: TARGETS}, dogmas={1: ["u30a"]})
    assert [find_facts(game.state, 1)["count_building"] for game in (free, under)] == [3, 2]


def test_a_building_bears_one_dogma_and_a_single_one_is_found_without_asking() -> None:
    game = lay_dogma(hand=("dogma", "dogma")).do("0 act dogma")
    assert (game.asked, game.built(1, "church").dogma) == ("0 act", 0)


def test_a_church_under_a_dogma_is_no_church_for_its_owner() -> None:
    hands = {1: ["dogma", "knight_johanna"]}
    game = table(hands=hands, cards={0: TARGETS, 1: CHURCH}, dogmas={1: ["u30a"]}, active=1)
    assert (game.why("dogma").kind, game.why("knight_johanna").kind) == ("needs_building", "needs_building")


def test_the_owner_may_pull_the_building_down_and_the_dogma_is_discarded() -> None:
    game = table(cards={1: TARGETS}, dogmas={1: ["u30a"]}, active=1).do("1 act demolish", "1 demolish u30a")
    assert sorted(game.discard) == ["dogma", "library"]
    assert [(one.seat, one.data) for one in game.events_of("dogma_gone")] == [(0, {"building": "library", "by": 1})]


def test_a_fire_returns_the_building_and_discards_the_dogma() -> None:
    game = table(hands={0: ["arsonist"]}, cards={0: CHURCH, 1: TARGETS}, dogmas={1: ["u30a"]})
    game.do("0 act arsonist", "chance duel 1", "0 return 1.u30a")
    assert (game.hand(1), sorted(game.discard)) == (["library"], ["arsonist", "dogma"])
    assert [(one.seat, one.data) for one in game.events_of("dogma_gone")] == [(0, {"building": "library", "by": 1})]


@pytest.mark.parametrize(("roller", "points"), [(0, 6), (1, 5)])
def test_dogmas_end_when_their_player_rolls_an_event(roller: int, points: int) -> None:
    game = table(
        cards={0: CHURCH, 1: TARGETS},
        dogmas={1: ["u30a"]},
        active=roller,
        doing=[EventFace()],
        event="ev_progress",
        given=roll_event,
    )
    assert game.asked == "1 take", "the event comes first, and a library under a dogma is no progress"
    game.do("1 take wool")
    assert (game.points(1), game.discard == ["dogma"]) == (points, roller == 0)
    assert [event.data for event in game.events_of("dogma_lifted")] == [{"building": "library", "by": 1}] * (
        roller == 0
    )


def roll_event(state: State) -> None:
    """Roll an event."""
    state.face = "event"


@pytest.mark.parametrize(("card", "gate"), [("dogma", False), ("caravan", True)])
def test_points_under_a_dogma_do_not_keep_the_gate_open(card: str, gate: bool) -> None:
    cards: dict[int, Cards] = {0: {"u30a": "church"}, 1: {"u30a": "library"}}
    game = table(
        hands={0: [card, "spy"], 1: ["bishop"]}, cards=cards, goods={0: {"wool": 1}}, villages={0: (32,), 1: (32,)}
    )
    game.do(f"0 act {card}").decline(until="act").do("0 act demolish", "0 demolish u30a")
    assert ("spy" in game.keys) == gate
