"""Whole games at random: invariants hold, every wish is explained, and all values agree with the page's tables."""

from collections import Counter

import pytest
from hypothesis import given, settings

from engine.catan_cards.consequences import Settle
from engine.catan_cards.tables import TARGET_POINTS
from engine.core.goods import Goods
from engine.core.types import Event, Seat
from tests.catan_cards.table import CATAN, Table
from tests.catan_cards.test_data import BASE_ROWS, TRADERS_ROWS
from tests.pages import amounts
from tests.wholegames import GAMES, Whole, play_to_the_end, whole_games

ROWS = BASE_ROWS | TRADERS_ROWS
FLEETS = {id for id in ROWS if id.startswith("fleet_")}
KNIGHTS = {id for id in ROWS if id.startswith("knight_")}
PAGE_VALUES = {
    id: amounts(row.get("values", "").replace("hand +1", "1 hand"))
    | {unit: int(row[unit]) for unit in "ST" if unit in row}
    for id, row in ROWS.items()
}
"""The values of a card on the page."""


def count_by_page(game: Table, seat: Seat) -> Goods:
    """Count points before tokens, strength, tournament and trade points, and the hand limit by the page's tables."""
    area, other = game.player(seat), game.player(1 - seat)
    own = [built for built in area.cards if built.owner == seat]
    live = [built for built in own if built.dogma == -1] + [built for built in other.cards if built.owner == seat]
    total = Counter({"vp": 0, "S": 0, "T": 0, "TP": 0, "hand": 3})
    for built in live:
        total.update(PAGE_VALUES[built.card])
    names = Counter(built.card for built in live)
    knights = sum(names[id] for id in KNIGHTS)
    total["S"] += knights * (names["smithy"] > 0)
    total["TP"] += names["harbor"] * sum(names[id] for id in FLEETS)
    total["vp"] += area.centre.count("settlement") + 2 * area.centre.count("city")
    total["vp"] += sum(built.counter for built in own if built.card == "triumphal_arch")
    return dict(total)


class CountedTable(Table):
    """Game in which everything is counted again after every action."""

    def do(self, *lines: str) -> "CountedTable":
        """Play on, and count."""
        super().do(*lines)
        if self.state.turn and not self.between:
            self.count()
        return self

    @property
    def between(self) -> bool:
        """Return True between the two hits of a Civil War, during which tokens stay where they are."""
        return any(isinstance(frame, Settle) for slot in self.position.stack for frame in slot.frames)

    def count(self) -> None:
        """Compare the values of the page's tables with the public view."""
        view = CATAN.view(self.position, None)
        sums = [count_by_page(self, seat) for seat in range(2)]
        holders = {"knight": leader(sums, "S"), "windmill": leader(sums, "TP")}
        if holders["windmill"] is not None and "city" not in self.player(holders["windmill"]).centre:
            holders["windmill"] = None
        assert {"knight": view.knight, "windmill": view.windmill} == holders
        for seat, shown in enumerate(view.principalities):
            points = sums[seat]["vp"] + sum(holder == seat for holder in holders.values())
            assert (shown.points, shown.strength, shown.tournament, shown.trade, shown.limit) == (
                points, sums[seat]["S"], sums[seat]["T"], sums[seat]["TP"], sums[seat]["hand"],
            )  # fmt: skip


def leader(sums: list[Goods], kind: str) -> Seat | None:
    """Return the seat that has more of something."""
    mine, other = (one[kind] for one in sums)
    return None if mine == other else int(other > mine)


@pytest.mark.no_cover
@settings(max_examples=GAMES // 4)
@given(whole_games(CATAN))
def test_a_game_has_the_values_of_the_page_and_ends_by_the_rules(whole: Whole) -> None:
    game = play_to_the_end(CountedTable, whole)
    state, outcome = game.state, CATAN.outcome(game.position)
    assert outcome is not None
    target = TARGET_POINTS[state.mode]
    if outcome.ended == "points":
        winner = outcome.ranks.index(1)
        assert outcome.scores[winner] >= target
        assert winner == state.active or (state.mode != "base" and outcome.scores[state.active] < target)
    else:
        assert state.turn == int(state.options["turn_limit"])
        assert outcome.scores[state.active] < target
        assert outcome.ranks == tuple(1 + (score < max(outcome.scores)) for score in outcome.scores)
    assert outcome.scores == tuple(sum(sources.values()) for sources in outcome.sources)


@pytest.mark.no_cover
@settings(max_examples=GAMES // 6)
@given(whole_games(CATAN))
def test_every_card_in_a_hand_was_shown_to_its_player(whole: Whole) -> None:
    game = play_to_the_end(Table, whole)
    for seat, player in enumerate(game.state.players):
        shown: Counter[str] = Counter()
        for event in game.events:
            if event.seat == seat:
                shown.update(received_cards(event))
        assert not Counter(player.hand) - shown
        assert {event.seen_by for event in game.events_of("got") if event.seat == seat} == {(seat,)}


def received_cards(event: Event) -> list[str]:
    """Return the cards that an event adds to its player's hand, as far as the player is told."""
    cards, card = event.data.get("cards"), event.data.get("building")
    if event.kind in ("got", "taken") and isinstance(cards, list) and event.seen_by and event.seat in event.seen_by:
        return cards
    return [str(card)] if event.kind in ("returned", "retrieved") else []
