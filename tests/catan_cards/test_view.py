"""View of a position for each viewer."""

import pytest

from engine.catan_cards.state import State
from engine.catan_cards.view import CatanCardsView, HandCardView
from tests.catan_cards.table import CATAN, Cards, Table, table
from tests.catan_cards.test_opening import hand_in_for_both, keep_regions

CARDS: dict[int, Cards] = {
    0: {"u30a": "church", "d31x": "colonial_base", "u32a": "fleet_ore", "d32a": ("trading_outpost", 1)},
    1: {"u30a": "knight_otto", "c31x": ("barbarian_camp", 0), "u32a": "garrison"},
}


def view_of(game: Table, viewer: int | None = 0) -> CatanCardsView:
    """Return the view of a position."""
    return CATAN.view(game.position, viewer)


def table_with_everything(mode: str = "themed", **said: str) -> Table:
    """Lay out a position with something of everything."""

    def given(state: State) -> None:
        state.players[0].cards[1].counter = 2
        state.face, state.pips, state.fixed, state.card = "event", 4, 4, "ev_plague"
        state.players[1].played = 1

    hands = {0: ["church", "spy"], 1: ["abbey"]}
    return table(
        mode,
        hands=hands,
        cards=CARDS,
        goods={0: {"ore": 3, "grain": 2}},
        given=given,
        dogmas={0: ["u30a"]},
        options=said,
    )


def test_a_principality_is_shown_with_all_its_places() -> None:
    mine, other = view_of(table_with_everything()).principalities
    assert [(one.place, one.kind) for one in mine.centre] == [("c30", "city"), ("c31", "road"), ("c32", "city")]
    regions = [(one.place, one.kind, one.number, one.stored) for one in mine.regions]
    assert regions[2:4] == [("u33", "grain", 1, 2), ("d29", "brick", 5, 0)]
    cards = [(one.card, one.place, one.owner, one.dogma, one.counter) for one in mine.cards]
    assert cards == [
        ("church", "u30a", 0, 1, 0),
        ("colonial_base", "d31x", 0, None, 2),
        ("fleet_ore", "u32a", 0, None, 0),
        ("trading_outpost", "d32a", 1, None, 0),
    ]
    assert set(mine.sites) == {f"{side}{column}{slot}" for side in "ud" for column in (30, 32) for slot in "ab"}
    assert mine.brown == tuple(f"{place}x" for place in ("u29", "u31", "u33", "d29", "d31", "d33"))
    assert (mine.expansions, other.expansions) == (("c31x",), ("c31x",))


def test_a_principality_is_shown_with_its_values() -> None:
    mine, other = view_of(table_with_everything()).principalities
    assert (mine.points, mine.sources["cities"], mine.sources["buildings"]) == (4, 4, 0)
    assert (other.strength, other.tournament, other.trade, mine.trade) == (3, 2, 1, 1)
    assert (mine.hand, mine.limit, other.hand, other.limit) == (2, 3, 1, 3)
    assert mine.goods == {"lumber": 0, "brick": 0, "wool": 0, "grain": 2, "ore": 3, "gold": 2}
    assert (mine.exposed, other.exposed) == (7, 0)
    assert (mine.toll, other.toll) == (0, 0), "a camp charges only the active player"


def test_the_table_is_shown() -> None:
    view = view_of(table_with_everything())
    assert (view.turn, view.phase, view.active, view.target, view.gate) == (9, "actions", 0, 13, True)
    assert (view.face, view.card, view.number, view.fixed) == ("event", "ev_plague", 4, 4)
    assert (view.knight, view.windmill, view.rules) == (1, None, 5)
    assert [(stack.number, stack.owner, stack.cards) for stack in view.stacks] == [
        (1, None, "base"), (2, None, "base"), (3, None, "base"), (4, None, "base"), (5, None, "traders"), (6, None, "traders"),
    ]  # fmt: skip
    assert [(pile.owner, pile.cards) for pile in view.discards] == [(None, ())]
    assert (view.row.count("harbor"), view.events, view.region_stack, view.supply["city"]) == (2, 14, 11, 3)
    assert (view.sold, view.outcome, view.asked) == ((), None, (0,))


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    game = table_with_everything()
    assert view_of(game, 0).hand == (
        HandCardView("church", {"ore": 2, "grain": 2, "brick": 1}, False),
        HandCardView("spy", {}, True),
    )
    assert [card.card for card in view_of(game, 1).hand] == ["abbey"]
    assert view_of(game, None).hand == ()


@pytest.mark.parametrize("viewer", [1, None])
def test_the_choices_of_a_turn_are_shown_to_the_active_player_alone(viewer: int | None) -> None:
    game = table_with_everything()
    assert (view_of(game, viewer).decisions, view_of(game, viewer).asked) == ((), (0,))
    assert len(view_of(game, 0).decisions) == 1


def test_two_brown_slots_are_shown_only_where_that_was_agreed() -> None:
    assert len(view_of(table_with_everything(brown_slots="2")).principalities[0].brown) == 12
    assert view_of(table("base")).principalities[0].brown == ()


def test_before_the_first_turn_there_is_no_active_player() -> None:
    view = view_of(keep_regions("base"))
    assert (view.active, view.face, view.number, view.card, view.fixed) == (None, None, None, None, None)
    assert (view.knight, view.windmill, view.phase, view.turn) == (None, None, "setup", 0)


def test_tournament_stacks_have_owners_and_only_they_see_their_deck() -> None:
    game = hand_in_for_both()
    view = view_of(game, 0)
    assert [(stack.owner, stack.cards) for stack in view.stacks] == [(0, "")] * 4 + [(1, "")] * 4
    assert [pile.owner for pile in view.discards] == [0, 1]
    assert (len(view.deck), view_of(game, None).deck) == (33, ())
