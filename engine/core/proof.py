"""Proof that chance was dealt from the secret: deal it again (docs/architecture.md, Chance is a seat)."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from engine.core.dealer import SECRET_BYTES, Dealer, commitment
from engine.core.game import Game, act, find_decision
from engine.core.log import InForce, ReplayedEntry
from engine.core.notation import Record
from engine.core.types import CHANCE, Action, Ask


class Proof(Struct, frozen=True):
    """The result of a proof: the hash matches or not, the number of equal draws, and the first entry that differs.

    `first_mismatch` is an index into the log; None if all draws are equal.
    """

    commitment_matches: bool
    draws: int = 0
    first_mismatch: int | None = None


def prove(game: Game[Any, Any], record: Record) -> Proof:
    """Deal every draw of chance in a record again from its secret.

    Raises:
        Illegal: an entry does not fit the rules.
    """
    secret = _bytes(record.secret)
    if len(secret) != SECRET_BYTES or commitment(secret) != record.commitment:
        return Proof(commitment_matches=False)
    dealer, draws, offers = Dealer(secret, record.mixed), 0, dict(record.offers)
    for step, ask, picks in _draws(game, record):
        offered = tuple(option.key for option in ask.options)
        if dealer.deal(step, ask) != picks or offers.get(step, offered) != offered:
            return Proof(True, draws, step)
        draws += 1
    return Proof(True, draws)


def is_dealt_by(dealer: Dealer, step: int, replayed: ReplayedEntry) -> bool:
    """Return True unless an entry of a log is a draw of chance that this dealer makes otherwise."""
    ask, entry = replayed.ask, replayed.entry
    if ask is None or ask.seat != CHANCE or not isinstance(entry, Action):
        return True
    return dealer.deal(step, ask) == entry.picks


def with_offers(game: Game[Any, Any], record: Record) -> Record:
    """Return the same record with the options of every draw, so that the draws can be checked without the rules.

    Raises:
        Illegal: an entry does not fit the rules.
    """
    drawn = ((step, tuple(option.key for option in ask.options)) for step, ask, _ in _draws(game, record))
    return structs.replace(record, offers=tuple(drawn))


def _draws(game: Game[Any, Any], record: Record) -> Iterator[tuple[int, Ask, tuple[str, ...]]]:
    """Yield every draw of chance: its entry, the question, and the result."""
    play, force = game.resume(game.begin(record.setup)), InForce()
    for step, entry in enumerate(record.entries):
        if not isinstance(entry, Action):
            force.add(entry)
            play = game.resume(game.replay(record.setup, force.actions))
            continue
        if entry.seat == CHANCE:
            yield step, find_decision(play.decisions, CHANCE, entry.kind).ask, entry.picks
        act(play, entry)
        force.add(entry)


def _bytes(text: str) -> bytes:
    """Read hex digits; any other text gives an empty secret."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
