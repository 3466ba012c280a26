"""The set-up in all three modes (docs/rules/catan_cards.md 1.1, 1.2, 2)."""

from collections import Counter

import pytest

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.piles import stack_options
from engine.catan_cards.tables import STARTING_NUMBERS
from engine.core.setup import Setup
from engine.core.types import CHANCE
from tests.catan_cards.table import CATAN, Table, chance, table


def begin_game(mode: str) -> Table:
    """Begin a game, before any answer."""
    setup: Setup = CATAN.setup(2, {"mode": mode})
    return Table(CATAN.begin(setup))


def deal(game: Table) -> Table:
    """Deal everything in the order of the options."""
    while game.decision.ask.seat == CHANCE:
        game.do(f"{game.asked} " + " ".join(game.offered))
    return game


def keep_regions(mode: str, first: int = 0) -> Table:
    """Keep the regions of both players as they are, and shuffle everything."""
    game = begin_game(mode).do(chance("first", first), "0 arrange rest", "1 arrange rest")
    return deal(game)


@pytest.mark.parametrize("seat", [0, 1])
def test_both_begin_with_two_settlements_a_road_and_six_regions(seat: int) -> None:
    game = begin_game("base")
    player = game.player(seat)
    assert (player.centre, player.left) == (["settlement", "road", "settlement"], 30)
    assert {region.kind: region.number for region in player.regions.values()} == STARTING_NUMBERS[seat]
    assert set(player.regions) == {"u29", "u31", "u33", "d29", "d31", "d33"}
    assert game.goods(seat) == dict.fromkeys(STARTING_NUMBERS[seat], 1)


def test_chance_chooses_the_first_player_and_every_shuffle_is_secret() -> None:
    game = begin_game("themed")
    assert (game.asked, game.offered) == ("chance first", ["0", "1"])
    game.do(chance("first", 0), "0 arrange rest", "1 arrange rest")
    asked = []
    while game.decision.ask.seat == CHANCE:
        ask = game.decision.ask
        asked.append(game.asked.removeprefix("chance "))
        assert (ask.open, ask.secret, ask.ordered, ask.least, ask.most) == (False, True, True, *[len(ask.options)] * 2)
        game.do(f"{game.asked} " + " ".join(game.offered))
    assert asked == ["shuffle_regions", "shuffle_events", "shuffle_stacks", "shuffle_stacks"]


def test_regions_are_arranged_place_by_place_or_left_as_they_lie() -> None:
    game = begin_game("base").do(chance("first", 1))
    assert game.events_of("first_player")[0].seat == 1
    assert (game.asked, game.offered[-1], len(game.offered)) == ("0 arrange", "rest", 7)
    assert game.option("gold").data == {"region": "gold", "number": 6, "side": "upper", "at": 1}
    assert game.option("gold").spot == "region.0.d31"
    game.do("0 arrange gold")
    assert [region.kind for region in game.player(0).regions.values()] == [
        "gold", "wool", "grain", "brick", "lumber", "ore",
    ]  # fmt: skip
    assert "gold" not in game.keys
    assert game.option("ore").data["at"] == 2
    game.do("0 arrange ore", "0 arrange rest")
    assert (game.asked, [event.seat for event in game.events_of("arranged")]) == ("1 arrange", [0])


def test_all_regions_can_be_arranged() -> None:
    wanted = ["ore", "gold", "brick", "grain", "wool"]
    game = begin_game("base").do(chance("first", 0), *(f"0 arrange {kind}" for kind in wanted))
    assert game.asked == "1 arrange", "the last one goes where there is room"
    assert [region.kind for region in game.player(0).regions.values()] == [*wanted, "lumber"]


@pytest.mark.parametrize(
    ("mode", "events", "stacks"), [("base", 10, [13, 13, 12, 12, 12]), ("themed", 14, [16, 15, 15, 15, 15, 14])]
)
def test_cards_are_shuffled_into_stacks(mode: str, events: int, stacks: list[int]) -> None:
    game = keep_regions(mode)
    assert (len(game.state.events), [len(stack) for stack in game.state.stacks]) == (events, stacks)
    assert len(game.state.region_stack) == 11
    assert game.state.row == (["harbor", "harbor", "triumphal_arch", "triumphal_arch"] if mode == "themed" else [])


def test_the_cards_of_both_sets_lie_in_stacks_of_their_own() -> None:
    game = keep_regions("themed")
    base, traders = game.state.stacks[:4], game.state.stacks[4:]
    assert all(CARDS[card].base for stack in base for card in stack)
    assert all(CARDS[card].traders for stack in traders for card in stack)
    everything = {card for stack in (*base, *traders) for card in stack}
    assert not everything & {"harbor", "triumphal_arch", "wizard_alliance"}


@pytest.mark.parametrize("first", [0, 1])
def test_both_players_take_three_cards_of_different_stacks(first: int) -> None:
    game, other = keep_regions("base", first), 1 - first
    assert (game.asked, game.offered) == (f"{first} opening_stack", ["1", "2", "3", "4", "5"])
    game.do(f"{first} opening_stack 2")
    ask = game.decision.ask
    assert (game.asked, ask.least, ask.most, ask.open, ask.secret) == (f"{first} opening", 3, 3, False, True)
    stack = list(game.state.stacks[1])
    picks = game.offered[2:5]
    assert [option.data for option in game.options] == [{"building": card, "stack": 2} for card in stack]
    game.do(f"{first} opening " + " ".join(picks))
    assert game.hand(first) == sorted(stack[2:5])
    assert game.state.stacks[1] == stack[:2] + stack[5:]
    assert game.events_of("opened")[0].data == {"stack": 2, "count": 3}
    assert (game.events_of("got")[0].seen_by, game.events_of("got")[0].data) == ((first,), {"cards": stack[2:5]})
    assert (game.asked, game.offered) == (f"{other} opening_stack", ["1", "3", "4", "5"])
    assert all(option.data["barred"] == 2 for option in game.options)
    game.do(f"{other} opening_stack 3")
    game.do(f"{other} opening " + " ".join(game.offered[:3]))
    assert (game.asked, game.state.turn, game.state.active) == (f"{first} before_roll", 1, first)


def hand_in(game: Table, deck: str, events: str, *seats: int) -> Table:
    """Hand in decks and events for these seats."""
    return game.do(
        *(f"{seat} {kind} {picks}" for seat in seats for kind, picks in (("deck", deck), ("event_deck", events)))
    )


def hand_in_for_both() -> Table:
    """Hand in the same deck for both players of a tournament game."""
    game = begin_game("tournament")
    decks = {one.kind: [option.key for option in one.ask.options] for one in CATAN.decisions(game.position)}
    return hand_in(game, " ".join(decks["deck"][:33]), " ".join(decks["event_deck"][:4]), 1, 0)


def test_decks_and_events_are_handed_in_at_once_and_in_secret() -> None:
    game = hand_in_for_both()
    assert [event.seat for event in game.events_of("deck_in")] == [1, 0]
    assert [event.seat for event in game.events_of("events_in")] == [1, 0]
    assert all(event.data == {} for event in (*game.events_of("deck_in"), *game.events_of("events_in")))
    submitted = game.state.submitted
    assert submitted is not None
    assert [len(deck) for deck in submitted.decks] == [33, 33]


def test_the_event_deck_is_put_together_by_both() -> None:
    events = Counter(hand_in_for_both().state.events)
    assert sum(events.values()) == 13
    assert (events["ev_civil_war"], events["ev_year_end"], events["ev_plague"]) == (2, 1, 4)


def test_three_cards_of_the_deck_are_the_hand_and_the_others_four_stacks() -> None:
    game = hand_in_for_both()
    assert [decision.kind for decision in CATAN.decisions(game.position)] == ["opening", "opening"]
    own = game.offered[:3]
    assert game.option(own[0]).data == {"building": own[0]}
    game.do("0 opening " + " ".join(own), "1 opening " + " ".join(own), chance("first", 1))
    game = deal(game.do("0 arrange rest", "1 arrange rest"))
    assert [len(stack) for stack in game.state.stacks] == [8, 8, 7, 7] * 2
    assert (game.state.row, game.asked, len(game.state.discards)) == ([], "1 before_roll", 2)
    assert [list(game.state.own_stacks(seat)) for seat in range(2)] == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert len(game.hand(0)) == 3
    assert [event.data for event in game.events_of("opened")] == [{"stack": None, "count": 3}] * 2


def test_the_stacks_of_the_themed_game_tell_which_cards_they_hold() -> None:
    state = table("themed", phase="setup", turn=0).state
    themed = [option.data["kind"] for option in stack_options(state, range(1, 7), sets=True)]
    assert themed == ["base"] * 4 + ["traders"] * 2
    assert not any("kind" in option.data for option in stack_options(state, range(1, 7)))
    base = table("base", phase="setup", turn=0).state
    assert not any("kind" in option.data for option in stack_options(base, range(1, 6), sets=True))
