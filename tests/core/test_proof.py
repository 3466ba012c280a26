"""Proofs of a short game of raid, over its shuffle, an undone choice, mixed-in data and the offers of each draw."""

from msgspec.structs import replace

from engine.core.dealer import HASHED, SECRET_BYTES, Dealer, mixed_text
from engine.core.log import replay_log
from engine.core.match import Match
from engine.core.notation import Record
from engine.core.proof import Proof, is_dealt_by, prove, with_offers
from engine.core.types import Action
from tests.toys import Raid

SECRET = bytes(range(SECRET_BYTES))
GAME = Raid()


def record(closed: str = "", mixing: str = "") -> Record:
    """Record two secret choices, the second of them undone and made again."""
    dealer = Dealer(SECRET, mixed_text("abcdefgh", closed, mixing))
    match, _ = Match.new(GAME, GAME.setup(2), dealer)
    for seat in (0, 1):
        decision = next(one for one in match.decisions if one.ask.seat == seat)
        match.play(Action(seat, decision.kind, (decision.ask.options[0].key,)), dealer)
        if seat == 0:
            match.undo(0, agreed=True)
            match.play(Action(0, decision.kind, (decision.ask.options[0].key,)), dealer)
    return Record(
        match.setup,
        tuple(match.log),
        dealer.commitment,
        SECRET.hex(),
        match="abcdefgh" if closed else "",
        closed=closed,
        mixing=mixing,
    )


def test_a_record_is_proven_with_and_without_a_message() -> None:
    for closed in ("", "1400000000000000000"):
        written = record(closed)
        draws = prove(GAME, written).draws
        assert draws > 0
        assert prove(GAME, with_offers(GAME, written)) == prove(GAME, written) == Proof(True, draws)


def test_the_hash_of_a_message_is_not_the_message() -> None:
    message, hashed = record("1400000000000000000"), record("1400000000000000000", HASHED)
    assert message.entries != hashed.entries
    assert prove(GAME, hashed).first_mismatch is None
    assert prove(GAME, replace(hashed, mixing="")) == prove(GAME, replace(message, mixing=HASHED)) == Proof(True, 0, 0)


def test_another_message_proves_nothing() -> None:
    written = record("1400000000000000000")
    for other in ("", "1400000000000000001"):
        assert prove(GAME, replace(written, closed=other)) == Proof(True, 0, 0)


def test_another_secret_proves_nothing() -> None:
    for secret in ("", "no hex", bytes(SECRET_BYTES).hex()):
        assert prove(GAME, replace(record(), secret=secret)) == Proof(False)


def test_offers_that_the_rules_did_not_make_prove_nothing() -> None:
    written = with_offers(GAME, record())
    ((step, keys), *others) = written.offers
    assert prove(GAME, replace(written, offers=((step, keys[::-1]), *others))) == Proof(True, 0, step)


def test_an_entry_is_dealt_by_the_dealer_of_its_match_alone() -> None:
    written = record("1400000000000000000")
    own, other = Dealer(SECRET, written.mixed), Dealer(SECRET)
    for dealer in (own, other):
        replayed = replay_log(GAME, written.setup, written.entries)
        dealt = [is_dealt_by(dealer, step, one) for step, one in enumerate(replayed)]
        assert all(dealt) == (dealer is own)
        assert sum(dealt) >= len(dealt) - prove(GAME, written).draws
