"""Proving that chance was not chosen: deal it again from the revealed secret (design 5)."""

from typing import Any

from msgspec import Struct

from engine.core.dealer import SECRET_BYTES, Dealer, commitment
from engine.core.game import Game, act, find
from engine.core.match import Undo, effective
from engine.core.notation import Record
from engine.core.types import CHANCE, Action


class Proof(Struct, frozen=True):
    """What came of it: does the secret match the published hash, how many draws fit, which entry does not."""

    sealed: bool
    draws: int = 0
    wrong: int | None = None


def prove(game: Game[Any, Any], record: Record) -> Proof:
    """Deal every draw of chance of a record again; raises `Illegal` when an entry does not fit the rules."""
    secret = _bytes(record.secret)
    if len(secret) != SECRET_BYTES or commitment(secret) != record.commitment:
        return Proof(sealed=False)
    dealer, draws = Dealer(secret), 0
    play, actions = game.working(game.begin(record.setup)), list[Action]()
    for step, entry in enumerate(record.entries):
        if isinstance(entry, Undo):
            actions = effective([*actions, entry])
            play = game.working(game.replay(record.setup, actions))
            continue
        if entry.seat == CHANCE:
            ask = find(play.decisions, CHANCE, entry.kind).ask
            if dealer.deal(step, ask) != entry.picks:
                return Proof(True, draws, step)
            draws += 1
        act(play, entry)
        actions.append(entry)
    return Proof(True, draws)


def _bytes(text: str) -> bytes:
    """Read hex digits; anything else is no secret."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
