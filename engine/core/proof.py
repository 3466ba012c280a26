"""Proving that chance was not chosen: deal it again from the revealed secret (docs/architecture.md, Chance and secrets)."""

from typing import Any

from msgspec import Struct

from engine.core.dealer import SECRET_BYTES, Dealer, commitment
from engine.core.game import Game, act, find_decision
from engine.core.log import InForce
from engine.core.notation import Record
from engine.core.types import CHANCE, Action


class Proof(Struct, frozen=True):
    """Whether the secret has the published hash, how many draws were dealt again alike, and the first entry that was not.

    `first_mismatch` is the number of an entry of the log, the first being 0; None when all fit.
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
    dealer, draws = Dealer(secret), 0
    play, force = game.resume(game.begin(record.setup)), InForce()
    for step, entry in enumerate(record.entries):
        if not isinstance(entry, Action):
            force.add(entry)
            play = game.resume(game.replay(record.setup, force.actions))
            continue
        if entry.seat == CHANCE:
            ask = find_decision(play.decisions, CHANCE, entry.kind).ask
            if dealer.deal(step, ask) != entry.picks:
                return Proof(True, draws, step)
            draws += 1
        act(play, entry)
        force.add(entry)
    return Proof(True, draws)


def _bytes(text: str) -> bytes:
    """Read hex digits; anything else is no secret."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
