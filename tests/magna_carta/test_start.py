"""Setting up, the exchange of the first hand, and income (docs/rules/magna_carta.md 2, phase 1)."""

from math import perm

import pytest

from engine.core.game import answers
from engine.core.types import CHANCE
from engine.magna_carta.cards import PLAYER_COLOURS, deck
from engine.magna_carta.state import NO_SEAT, Slot
from tests.magna_carta.table import MAGNA_CARTA, Table, residence, table

NEUTRAL = ("n_park", "n_forest", "n_quarry", "n_trading_post")
DECK = deck(PLAYER_COLOURS, beginner=False)


def begin_game(seats: int, rules: str = "standard") -> Table:
    """Return a position before chance has done anything."""
    return Table(MAGNA_CARTA.start(MAGNA_CARTA.setup(seats, {"rules": rules})))


def deal_hands(seats: int, rules: str = "standard") -> Table:
    """Deal road and hands, each deck in the order of the table of cards."""
    game = begin_game(seats, rules).do(f"chance neutral {' '.join(NEUTRAL[: seats - 1])}")
    cards = deck(PLAYER_COLOURS, beginner=rules == "beginner")
    return game.do(*[f"chance deck {' '.join(cards)}"] * seats)


def keep_hands(seats: int, first: int = 0, rules: str = "standard") -> Table:
    """Keep all hands, so that the first player is to act."""
    kept = [f"{seat} exchange keep" for seat in range(seats)]
    return deal_hands(seats, rules).do(*kept, f"chance first {first}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_road_begins_with_a_card_for_each_player_the_peddler_last(seats: int) -> None:
    game = begin_game(seats)
    ask = game.decision.ask
    assert (game.asked, set(game.offered), ask.ordered) == ("chance neutral", set(NEUTRAL), True)
    assert sum(1 for _ in answers(ask)) == perm(4, seats - 1)
    picked = NEUTRAL[::-1][: seats - 1]
    game.do(f"chance neutral {' '.join(picked)}")
    assert game.faces == [*picked, "n_peddler"]
    assert game.state.provost == seats


@pytest.mark.parametrize(
    ("seats", "tokens"), [(2, {"dungeon": 5, "walls": 6, "towers": 7}), (3, {"dungeon": 6, "walls": 7, "towers": 8})]
)
def test_fewer_players_have_fewer_tokens(seats: int, tokens: dict[str, int]) -> None:
    assert begin_game(seats).state.tokens == tokens
    four = begin_game(4).state.tokens
    assert {id: count - tokens[id] for id, count in four.items()} == dict.fromkeys(tokens, 4 - seats)
    assert sum(four.values()) == 24


def test_seven_prestige_cards_lie_open() -> None:
    cards = ["theatre", "statue", "hotel", "stables", "town_hall", "monument", "cathedral"]
    assert begin_game(2).state.prestige == begin_game(4).state.prestige == cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deck_is_shuffled_in_secret(seats: int) -> None:
    game = begin_game(seats).do(f"chance neutral {' '.join(NEUTRAL[: seats - 1])}")
    for _ in range(seats):
        ask = game.decision.ask
        assert (game.asked, set(game.offered)) == ("chance deck", set(DECK))
        assert (ask.seat, ask.least, ask.most, ask.ordered, ask.open, ask.secret) == (CHANCE, 12, 12, True, False, True)
        game.do(f"chance deck {' '.join(DECK)}")
    assert game.asked == "0 exchange"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_begin_alike(seats: int) -> None:
    game = keep_hands(seats)
    for seat in range(seats):
        player = game.player(seat)
        assert game.cubes(seat) == {"food": 2, "wood": 2}
        assert (player.deniers, player.workers, len(player.hand), len(player.pile)) == (4 + 2, 4, 3, 9)
        assert player.discard == []
        assert sorted(player.hand + player.pile) == sorted(DECK)
        assert set(player.tokens.values()) == {0}
    assert {slot.worker for slot in game.state.road} == {NO_SEAT}
    assert (game.state.turn, game.state.phase, game.asked) == (1, "actions", "0 act")


def test_the_hand_comes_from_the_top_of_the_pile() -> None:
    game = keep_hands(2)
    order = game.player(0).hand + game.player(0).pile[::-1]
    assert order == list(DECK)
    assert game.do("0 act draw").player(0).hand == list(DECK[:4])


@pytest.mark.decision("1")
def test_each_player_may_exchange_the_first_hand_once() -> None:
    game = deal_hands(3)
    ask = game.decision.ask
    assert (game.asked, game.offered, ask.open) == ("0 exchange", ["keep", "exchange"], False)
    game.do("0 exchange exchange")
    player = game.player(0)
    assert (player.hand, player.discard, player.pile[::-1]) == (list(DECK[3:6]), list(DECK[:3]), list(DECK[6:]))
    assert game.asked == "1 exchange"
    game.do("1 exchange keep")
    assert (game.player(1).hand, len(game.player(1).pile)) == (list(DECK[:3]), 9)
    game.do("2 exchange exchange")
    assert game.asked == "chance first"
    assert [(event.seat, event.data) for event in game.events_of("exchanged_hand")] == [
        (0, {"count": 3}),
        (2, {"count": 3}),
    ]
    assert [(event.seat, event.data) for event in game.events_of("kept_hand")] == [(1, {})]


def test_all_players_look_at_their_first_hands_at_once() -> None:
    game = deal_hands(3)
    assert {decision.ask.seat for decision in MAGNA_CARTA.decisions(game.position)} == {0, 1, 2}
    game.do("2 exchange exchange", "0 exchange keep")
    assert [len(game.player(seat).discard) for seat in range(3)] == [0, 0, 3]
    assert game.asked == "1 exchange"
    assert game.do("1 exchange exchange").asked == "chance first"


def test_first_hands_and_exchanged_ones_are_their_players_alone() -> None:
    game = deal_hands(2).do("0 exchange exchange", "1 exchange keep")
    told = [(event.seat, event.seen_by, event.data["cards"]) for event in game.events_of("got")]
    assert told == [(0, (0,), list(DECK[:3])), (1, (1,), list(DECK[:3])), (0, (0,), list(DECK[3:6]))]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_chance_names_the_first_player_and_seats_follow_clockwise(first: int) -> None:
    game = deal_hands(3).do(*(f"{seat} exchange keep" for seat in range(3)))
    ask = game.decision.ask
    assert (game.asked, sorted(game.offered), sum(1 for _ in answers(ask))) == ("chance first", ["0", "1", "2"], 3)
    game.do(f"chance first {first}")
    assert game.state.order == [first, (first + 1) % 3, (first + 2) % 3]
    assert game.asked == f"{first} act"
    assert [event.seat for event in game.events_of("first_player")] == [first]


def test_income_is_two_deniers_and_one_for_each_residence_that_shows() -> None:
    road = [residence(0), residence(0, "bank"), residence(1, prestige="statue"), Slot("market", 2)]
    game = table(phase="income", road=road)
    assert [game.deniers(seat) for seat in range(4)] == [10 + 4, 10 + 2, 10 + 2, 10 + 2]
    told = {event.seat: event.data["deniers"] for event in game.events_of("income")}
    assert told == {0: 4, 1: 2, 2: 2, 3: 2}
    assert [event.data["phase"] for event in game.events_of("phase")] == ["income"]


@pytest.mark.ruling(9)
def test_the_hotel_makes_up_for_the_residence_that_it_covers() -> None:
    bare = table(phase="income", road=[residence(0)])
    covered = table(phase="income", road=[residence(0, prestige="hotel")])
    assert bare.deniers(0) == covered.deniers(0) == 10 + 3
    assert table(phase="income", road=[residence(1, prestige="hotel"), residence(1, "bank")]).deniers(1) == 10 + 4


def test_income_asks_no_player_and_the_first_player_acts_next() -> None:
    game = table(3, phase="income", going_on=True, first=1)
    assert (game.asked, game.state.phase) == ("1 act", "actions")


@pytest.mark.ruling(19)
def test_cubes_and_deniers_have_no_limit() -> None:
    riches = {"denier": 1000, "food": 1000}
    game = table(phase="income", goods={0: riches})
    assert (game.deniers(0), game.cubes(0)) == (1002, {"food": 1000})
    gain = table(phase="road", workers={1: 0}, goods={0: riches})
    assert gain.cubes(0) == {"food": 1001}
