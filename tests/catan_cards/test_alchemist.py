"""Before the roll, the dice, and the Alchemist (docs/rules/catan_cards.md 3.1, 3.2)."""

from engine.catan_cards.turn import TurnPhase
from tests.catan_cards.table import Table, chance, table

ROLL = [TurnPhase("roll"), TurnPhase("event"), TurnPhase("production"), TurnPhase("actions")]


def before_roll(*hand: str, **said: object) -> Table:
    """Lay out a position in which the active player is about to roll."""
    villages = {0: (30, 32), 1: (30, 32)} if said.get("early") else {}
    return table(doing=ROLL, phase="start", hands={0: hand}, villages=villages)


def test_without_an_alchemist_there_is_only_the_roll() -> None:
    game = before_roll("spy")
    assert (game.asked, game.offered) == ("0 before_roll", ["roll"])
    assert not game.decision.ask.open
    assert game.why("alchemist.3").kind == "not_in_hand"
    assert game.why("alchemist.7").kind == "not_offered"
    assert game.denied == {}


def test_both_dice_are_rolled_and_the_event_comes_first() -> None:
    game = before_roll().do("0 before_roll roll")
    assert game.asked == "chance event_die"
    game.do(chance("event_die", "event.2"))
    assert (game.state.face, game.asked) == ("event", "chance production_die")
    game.do(chance("production_die", 5))
    assert game.events_of("rolled")[0].data == {"face": "event", "number": 5}
    kinds = [event.kind for event in game.events]
    assert kinds.index("event_card") < kinds.index("phase")


def test_an_alchemist_fixes_the_production_die_but_not_the_event_die() -> None:
    game = before_roll("alchemist").do("0 before_roll alchemist.6")
    assert game.discard == ["alchemist"]
    game.do(chance("event_die", "tournament"))
    assert game.asked == "0 act"
    assert (game.state.pips, game.goods(0), game.goods(1)) == (6, {"gold": 1}, {"brick": 1})
    assert game.events_of("played")[0].data == {"building": "alchemist", "source": None, "pay": None}


def test_an_alchemist_waits_for_seven_points() -> None:
    game = before_roll("alchemist", early=True)
    assert game.offered == ["roll"]
    assert game.denied == {f"alchemist.{pips}": "gate_closed" for pips in range(1, 7)}
    assert game.why("alchemist.1").data == {"building": "alchemist", "least": 7}


def test_an_alchemist_is_not_played_later() -> None:
    game = table(hands={0: ["alchemist"]})
    assert game.why("alchemist").kind == "only_before_roll"
