"""Every answer of chance can be dealt again from the revealed secret, and only from it."""

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.types import CHANCE
from tests.contract.drawing import Drawn, every_game


@every_game()
def test_all_chance_of_a_match_is_dealt_again_from_its_secret(drawn: Drawn) -> None:
    game, match = drawn.rules, drawn.match()
    play = game.working(game.begin(drawn.setup))
    others = [Dealer(bytes([number] * SECRET_BYTES)) for number in range(1, 9)]
    orders = set()
    for step, action in enumerate(match.actions):
        decision = next(one for one in play.decisions if (one.ask.seat, one.kind) == (action.seat, action.kind))
        if action.seat == CHANCE:
            assert drawn.dealer.deal(step, decision.ask) == action.picks
            orders |= {other.deal(step, decision.ask) for other in others}
        play.answer(decision, action.picks)
    assert len(orders) != 1, "another secret would deal the same"
