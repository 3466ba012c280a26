"""Proving that chance was not chosen: deal it again from the revealed secret (docs/architecture.md, Chance and secrets)."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from engine.core.dealer import SECRET_BYTES, Dealer, commitment
from engine.core.game import Game, act, find_decision
from engine.core.log import InForce
from engine.core.notation import Record
from engine.core.types import CHANCE, Action, Ask


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
    dealer, draws, offers = Dealer(secret, record.mixed), 0, dict(record.offers)
    for step, ask, picks in _draws(game, record):
        offered = tuple(option.key for option in ask.options)
        if dealer.deal(step, ask) != picks or offers.get(step, offered) != offered:
            return Proof(True, draws, step)
        draws += 1
    return Proof(True, draws)


def with_offers(game: Game[Any, Any], record: Record) -> Record:
    """The same record with the options of every draw, so that who has no rules can deal them again.

    Raises:
        Illegal: an entry does not fit the rules.
    """
    drawn = ((step, tuple(option.key for option in ask.options)) for step, ask, _ in _draws(game, record))
    return structs.replace(record, offers=tuple(drawn))


def _draws(game: Game[Any, Any], record: Record) -> Iterator[tuple[int, Ask, tuple[str, ...]]]:
    """Every draw of chance: its entry, the question, and what was drawn."""
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
    """Read hex digits; anything else is no secret."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
