"""Answers of chance, which can be dealt again from the revealed secret, and only from it."""

import pytest
from msgspec.structs import replace

from engine.core.dealer import Dealer
from engine.core.log import Undo
from engine.core.notation import Record
from engine.core.proof import Proof, prove, with_offers
from engine.core.seal import SECRET_BYTES, commitment
from engine.core.types import CHANCE, Action, Ask, Illegal, Option
from tests.contract.drawing import Drawn, every_game

pytestmark = pytest.mark.no_cover

FORGERIES = 6
"""Forged draws or offers in each game; the whole game is replayed for each."""


def some(drawn: Drawn, count: int) -> list[int]:
    """Return some of `count` draws, including the first and the last."""
    return sorted(
        {*range(count)[:1], *range(count)[-1:], *drawn.chooser.sample(range(count), min(count, FORGERIES - 2))}
    )


@every_game()
def test_all_chance_of_a_match_is_dealt_again_from_its_secret(drawn: Drawn) -> None:
    game, match = drawn.rules, drawn.match()
    play = game.resume(game.begin(drawn.setup))
    others = [Dealer(bytes([number] * SECRET_BYTES)) for number in range(1, 9)]
    orders = set()
    for step, action in enumerate(match.actions):
        decision = next(one for one in play.decisions if (one.ask.seat, one.kind) == (action.seat, action.kind))
        if action.seat == CHANCE:
            assert drawn.dealer.deal(step, decision.ask) == action.picks
            orders |= {other.deal(step, decision.ask) for other in others}
        play.answer(decision, action.picks)
    assert len(orders) != 1, "another secret would deal the same"


def record(drawn: Drawn) -> Record:
    """Record a drawn game with an undo and with chance dealt once more, and reveal its secret."""
    match, secret = drawn.match(), drawn.seed.to_bytes(SECRET_BYTES, "big")
    chosen = [action.seat for action in match.actions if action.seat != CHANCE]
    if chosen:
        match.undo(chosen[-1], agreed=True)
        match.play(drawn.choice(drawn.chooser, match.decisions[0], match.position), drawn.dealer)
    return Record(match.setup, tuple(match.log), drawn.dealer.commitment, secret.hex())


@every_game()
def test_a_record_proves_that_chance_was_not_chosen(drawn: Drawn) -> None:
    written = record(drawn)
    draws = [step for step, entry in enumerate(written.entries) if isinstance(entry, Action) and entry.seat == CHANCE]
    assert prove(drawn.rules, written) == Proof(True, len(draws))
    for at in some(drawn, len(draws)):
        step = draws[at]
        entry = written.entries[step]
        assert isinstance(entry, Action)
        chosen = replace(entry, picks=(*entry.picks[1:], entry.picks[0]) if len(entry.picks) > 1 else ("other",))
        forged = replace(written, entries=(*written.entries[:step], chosen, *written.entries[step + 1 :]))
        assert prove(drawn.rules, forged) == Proof(True, at, step)


@every_game()
def test_a_record_with_another_secret_proves_nothing(drawn: Drawn) -> None:
    written = record(drawn)
    for secret in ("", "no hex", "00", bytes(range(SECRET_BYTES)).hex()):
        assert prove(drawn.rules, replace(written, secret=secret)) == Proof(False)
    assert prove(drawn.rules, replace(written, secret="00", commitment=commitment(b"\0"))) == Proof(False)


@every_game()
def test_a_record_with_an_empty_undo_does_not_fit(drawn: Drawn) -> None:
    written = record(drawn)
    with pytest.raises(Illegal, match="nothing_to_undo"):
        prove(drawn.rules, replace(written, entries=(*written.entries, Undo(0, 9999))))


@every_game()
def test_a_record_with_its_offers_is_proven_by_them_too(drawn: Drawn) -> None:
    written = with_offers(drawn.rules, record(drawn))
    assert prove(drawn.rules, written) == prove(drawn.rules, record(drawn))
    for at in some(drawn, len(written.offers)):
        step, keys = written.offers[at]
        others = (*written.offers[:at], (step, (*keys, "other")), *written.offers[at + 1 :])
        assert prove(drawn.rules, replace(written, offers=others)) == Proof(True, at, step)


@every_game()
def test_mixed_in_data_belongs_to_the_proof(drawn: Drawn) -> None:
    secret, offers = drawn.seed.to_bytes(SECRET_BYTES, "big"), with_offers(drawn.rules, record(drawn)).offers
    for step, keys in offers[:1]:
        ask = Ask(CHANCE, tuple(map(Option, keys)), len(keys), len(keys), ordered=True)
        dealt = {Dealer(secret, f"abcdefgh {message}").deal(step, ask) for message in range(64)}
        assert len(dealt) > 1 or len(keys) == 1
    mixed = replace(record(drawn), match="abcdefgh", closed="7")
    dealer = Dealer(secret, mixed.mixed)
    assert prove(drawn.rules, mixed).draws in range(len(offers) + 1)
    assert dealer.commitment == mixed.commitment
