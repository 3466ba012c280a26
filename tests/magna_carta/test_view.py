"""View of a game: all but hands and piles (docs/rules/magna_carta.md 1.1)."""

import msgspec
import pytest

from engine.core.types import Seat
from engine.magna_carta.state import Slot
from engine.magna_carta.view import HandCardView, MagnaCartaView
from tests.magna_carta.table import MAGNA_CARTA, Table, residence, table


def laid_out() -> Table:
    """Lay out three players in phase 4, with seat 1 asked at the Bank of slot 4."""
    return table(
        3,
        phase="road",
        first=2,
        passed=[1, 2, 0],
        provost=6,
        road=[
            Slot("bank", 0),
            residence(1, "small_farm"),
            residence(2, "church", prestige="statue"),
            Slot("small_quarry", 2, cubes=3),
        ],
        workers={4: 1, 7: 0},
        hands={0: ["market", "church"], 1: ["lawyer"]},
        piles={0: ["lawyer", "peddler"]},
        goods={0: {"wood": 1, "stone": 1}, 1: {"gold": 2}},
        tokens={2: {"dungeon": 1, "walls": 0, "towers": 0}},
        left=(3, 7, 8),
    )


def view_of(seat: Seat | None, game: Table | None = None) -> MagnaCartaView:
    """Return the position as a seat sees it."""
    return MAGNA_CARTA.view((game or laid_out()).position, seat)


def test_the_view_tells_what_lies_on_the_table() -> None:
    view = view_of(None)
    assert (view.turn, view.phase, view.provost, view.active, view.outcome) == (2, "road", 6, 4, None)
    assert (view.order, view.passed, view.asked) == ((2, 0, 1), (1, 2, 0), (1,))
    road = [(slot.number, slot.face, slot.card, slot.owner, slot.worker, slot.cubes) for slot in view.road]
    assert road == [
        (1, "n_forest", "n_forest", None, None, 0),
        (2, "n_trading_post", "n_trading_post", None, None, 0),
        (3, "n_peddler", "n_peddler", None, None, 0),
        (4, "bank", "bank", 0, 1, 0),
        (5, "residence", "small_farm", 1, None, 0),
        (6, "statue", "church", 2, None, 0),
        (7, "small_quarry", "small_quarry", 2, 0, 3),
    ]
    sections = [(section.id, section.points, section.left, section.total) for section in view.sections]
    assert sections == [("dungeon", 4, 3, 6), ("walls", 3, 7, 7), ("towers", 2, 8, 8)]
    assert (len(view.prestige), "statue" in view.prestige) == (6, False)


@pytest.mark.ruling(25)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_all_viewers_see_discards_goods_tokens_and_numbers_of_cards(viewer: Seat | None) -> None:
    first, second, third = view_of(viewer).players
    assert (first.seat, first.hand, first.pile, len(first.discard), first.deniers) == (0, 2, 2, 7, 10)
    assert set(first.discard).isdisjoint({"market", "church", "lawyer", "peddler", "bank"})
    assert (first.cubes["wood"], second.cubes["gold"], second.hand, second.pile) == (1, 2, 1, 10)
    assert (second.workers, second.passed, third.passed, first.income, second.income, third.income) == (
        3,
        1,
        2,
        2,
        3,
        2,
    )
    assert (third.tokens["dungeon"], third.points, third.sources["castle"], third.sources["prestige"]) == (1, 11, 4, 6)


@pytest.mark.ruling(25)
def test_a_hand_is_seen_by_its_player_alone() -> None:
    assert view_of(0).hand == (HandCardView("market", True), HandCardView("church", False))
    assert view_of(1).hand == (HandCardView("lawyer", True),)
    assert (view_of(2).hand, view_of(None).hand) == ((), None)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_nothing_shows_of_another_hand_or_of_a_pile(viewer: Seat | None) -> None:
    game = laid_out()
    before = msgspec.json.encode(view_of(viewer, game))
    game.player(0).hand, game.player(0).pile = ["lawyer", "peddler"], ["market", "church"]
    assert msgspec.json.encode(view_of(viewer, game)) == before


def test_a_player_does_not_see_the_order_of_the_own_pile() -> None:
    game = laid_out()
    before = view_of(0, game)
    game.state.players[0].pile.reverse()
    assert view_of(0, game) == before


def test_no_card_is_active_but_in_phase_4() -> None:
    assert (view_of(None, table()).active, view_of(None).active) == (None, 4)


def test_actions_of_phase_2_are_shown_to_their_player_alone() -> None:
    game = table(3, hands={0: ["bank"]}, goods={0: {"wood": 9, "stone": 9}})
    assert [decision.kind for decision in view_of(0, game).decisions] == ["act"]
    assert [view_of(viewer, game).decisions for viewer in (None, 1, 2)] == [(), (), ()]
    assert {view_of(viewer, game).asked for viewer in (None, 0, 1, 2)} == {(0,)}


def test_other_questions_are_open_to_all() -> None:
    assert [len(view_of(viewer).decisions) for viewer in (None, 0, 1, 2)] == [1, 1, 1, 1]


def test_a_card_that_waits_to_be_turned_over_is_seen() -> None:
    road = [Slot("lawyer", 0), Slot("bank", 0), Slot("market", 1)]
    game = table(phase="road", road=road, workers={5: 0, 7: 0}, provost=7, goods={0: {"food": 2}})
    slot = view_of(None, game.do("0 lawyer bank@6")).road[5]
    assert (slot.face, slot.pending) == ("bank", True)


def test_batches_of_this_turn_are_seen_and_forgotten() -> None:
    goods = {0: {"food": 1, "wood": 1, "stone": 1}}
    game = table(2, phase="castle", going_on=True, goods=goods).do("0 batches 1")
    assert [player.batches for player in view_of(None, game).players] == [1, 0]
    assert [player.batches for player in view_of(None, game.finish_turn()).players] == [0, 0]


def test_a_view_is_a_value_of_its_own() -> None:
    game = laid_out()
    view = view_of(None, game)
    game.state.players[0].cubes["food"] += 5
    game.state.players[0].discard.clear()
    game.state.tokens["dungeon"] = 0
    assert view == view_of(None)


def test_the_view_of_the_end_holds_the_outcome() -> None:
    game = table(2, phase="end", going_on=True, left=(0, 0, 0))
    view = view_of(0, game)
    assert (view.phase, view.decisions, view.asked) == ("over", (), ())
    assert view.outcome == MAGNA_CARTA.outcome(game.position)


def test_a_scene_is_taken_after_every_phase_and_at_the_end() -> None:
    game = table(2, phase="provost", going_on=True, left=(0, 0, 2))
    assert game.phases_shown() == ["provost", "road", "castle", "end", "over"]
