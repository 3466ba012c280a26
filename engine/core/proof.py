"""Proof that chance was dealt from the secret: deal it again (docs/architecture.md, Chance is a seat)."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from engine.core.dealer import Dealer
from engine.core.game import Game, act, find_decision
from engine.core.log import InForce, ReplayedEntry, note_draw
from engine.core.notation import Record
from engine.core.seal import is_sealed
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
    if not is_sealed(secret, record.commitment):
        return Proof(commitment_matches=False)
    dealer, draws, offers = Dealer(secret, record.mixed, by_occasion=record.by_occasion), 0, dict(record.offers)
    names = dict(record.occasions)
    for step, ask, picks, name in _draws(game, record):
        offered = tuple(option.key for option in ask.options)
        written = offers.get(step, offered), names.get(step, name)
        if dealer.deal(step, ask, name) != picks or written != (offered, name):
            return Proof(True, draws, step)
        draws += 1
    return Proof(True, draws)


def is_dealt_by(dealer: Dealer, step: int, replayed: ReplayedEntry) -> bool:
    """Return True unless an entry of a log is a draw of chance that this dealer makes otherwise."""
    ask, entry = replayed.ask, replayed.entry
    if ask is None or ask.seat != CHANCE or not isinstance(entry, Action):
        return True
    return dealer.deal(step, ask, replayed.draw) == entry.picks


def with_offers(game: Game[Any, Any], record: Record) -> Record:
    """Return the same record with the options of every draw, so that the draws can be checked without the rules.

    Draws that were dealt by occasion are named too.

    Raises:
        Illegal: an entry does not fit the rules.
    """
    drawn = [*_draws(game, record)]
    offers = tuple((step, tuple(option.key for option in ask.options)) for step, ask, _, _ in drawn)
    names = tuple((step, name) for step, _, _, name in drawn if record.by_occasion)
    return structs.replace(record, offers=offers, occasions=names)


def _draws(game: Game[Any, Any], record: Record) -> Iterator[tuple[int, Ask, tuple[str, ...], str]]:
    """Yield every draw of chance: its entry, the question, the result, and its name."""
    play, force, occasions = game.resume(game.begin(record.setup)), InForce(), dict[int, str]()
    for step, entry in enumerate(record.entries):
        if not isinstance(entry, Action):
            force.add(entry)
            play = game.resume(game.replay(record.setup, force.actions))
            continue
        if entry.seat == CHANCE:
            decision = find_decision(play.decisions, CHANCE, entry.kind)
            yield step, decision.ask, entry.picks, note_draw(occasions, force, decision, entry)
        act(play, entry)
        force.add(entry)


def _bytes(text: str) -> bytes:
    """Read hex digits; any other text gives an empty secret."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
