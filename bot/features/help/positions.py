"""Positions that show what a page of `/help` is about: out of a game of computer players, the same every time."""

from __future__ import annotations

import hashlib
from functools import lru_cache, partial
from random import Random
from typing import Any, Final

from engine import GAMES
from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.game import Game
from engine.core.showcase import Showcase
from engine.core.types import CHANCE, Decision
from engine.core.view import View
from engine.minds.choosing import builder

SEED: Final = 7
SECRET: Final = hashlib.blake2b(b"help", digest_size=SECRET_BYTES).digest()


@lru_cache(maxsize=32)
def help_view(game: str, page: int) -> View | None:
    """What the player sees who is asked on a page of a game, 1 the first; None where a page has no position.

    It takes as long as playing so far: not for the event loop.
    """
    showcases = GAMES[game].showcases
    return first_view(GAMES[game], showcases[page - 1]) if page <= len(showcases) else None


def first_view(game: Game[Any, Any], showcase: Showcase) -> View | None:
    """What the player sees who is first asked what a showcase is about; None where that never comes."""
    dealer, chooser, dealt = Dealer(SECRET), Random(SEED), 0  # noqa: S311 - choices of computer players are no secret
    play = game.resume(game.begin(game.setup(game.seats[0], showcase.options)))
    while play.decisions:
        decision: Decision = play.decisions[0]
        seat = decision.ask.seat
        turn = game.clock(play.position)
        if seat == CHANCE:
            picks = dealer.deal(dealt, decision.ask)
        elif decision.kind == showcase.kind and turn >= showcase.turn:
            view: View = game.view(play.position, seat)
            return view
        else:
            look = partial(game.view, play.position, seat, play.decisions)
            picks = builder(game, decision, look, chooser)
        play.answer(decision, picks)
        dealt += 1
    return None
