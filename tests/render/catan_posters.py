"""Posters and hands of the Catan Card Game for every kind of question, with digests of fixed pictures.

`python -m tests.render.catan_posters` stores the digests again, once the pictures have been looked at.
"""

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

import render
from bot.words import LOCALES
from engine import GAMES
from engine.catan_cards.view import CatanCardsView
from engine.core.types import CHANCE, Action, Decision, Seat
from render.canvas.canvas import Canvas
from render.canvas.theme import THEMES
from render.catan_cards import hand, poster
from render.picture import Mark, Picture
from tests.contract.drawing import sorted_picks
from tests.render.catan_cards import pick_as_builder
from tests.render.golden import FOLDER, digest, stored
from tests.render.tables import words

DIGESTS: Final = FOLDER / "catan_posters.json"
MODES: Final = ("base", "themed", "tournament")
MATCHES: Final = 2
RARE_PICK_SHARE: Final = 0.04
"""The share of picks in which builders make an offer or demolish something instead."""

FIXED: Final = ("start", "middle", "end", "own")
"""Stored positions with digests; the last is a hand."""


class Moment(NamedTuple):
    """Question in the views of a spectator and of the player to move, with the position before."""

    kind: str
    seen: CatanCardsView
    own: CatanCardsView
    before: CatanCardsView


@cache
def moments(mode: str, most: int = 3) -> tuple[Moment, ...]:
    """Return that many positions of each kind of question, the last with the largest boards, and the end."""
    found: dict[str, list[Moment]] = {}
    for seed in range(MATCHES):
        for moment in _played(mode, seed):
            several = found.setdefault(moment.kind, [])
            if len(several) == most:
                del several[-1]
            several.append(moment)
    return tuple(moment for several in found.values() for moment in several)


def positions_of(kind: str) -> Iterator[Moment]:
    """Return all positions of a kind of question, in every mode."""
    return (moment for mode in MODES for moment in moments(mode) if moment.kind == kind)


def _played(mode: str, seed: int) -> Iterator[Moment]:
    game, random = GAMES["catan_cards"], Random(seed)
    play = game.resume(game.begin(game.setup(2, {"mode": mode})))

    def seen_by(seat: Seat | None) -> CatanCardsView:
        return _view(game.view(play.position, seat, play.decisions))

    before = seen_by(None)
    while play.decisions:
        decision = play.decisions[0]
        ask = decision.ask
        if ask.seat != CHANCE:
            seen = seen_by(None)
            yield Moment(decision.kind, seen, seen_by(ask.seat), before)
            before = seen
        keys = _picked(random, decision)
        picks = tuple(random.sample(keys, min(len(keys), random.randint(ask.least, ask.most))))
        play.answer(decision, sorted_picks(decision, Action(ask.seat, decision.kind, picks)))
    yield Moment("over", seen_by(None), seen_by(0), before)


def _view(view: object) -> CatanCardsView:
    assert isinstance(view, CatanCardsView)
    return view


def _picked(random: Random, decision: Decision) -> list[str]:
    """Pick as builders do, and now and then something rarer."""
    rare = [option.key for option in decision.ask.options if option.key in ("offer", "demolish")]
    return rare if rare and random.random() < RARE_PICK_SHARE else pick_as_builder(random, decision)


def letter_places(view: CatanCardsView, prefix: str = "") -> list[Mark]:
    """Return the marks of the offered places."""
    return [(spot, sign) for spot, sign in render.marks(view) if spot.startswith(prefix)]


def painted(
    view: CatanCardsView, before: CatanCardsView | None = None, theme: str = "day", locale: str = "en"
) -> Canvas:
    """Return a poster before it is encoded."""
    return poster.paint(Picture(view, words(locale), theme, tuple(letter_places(view)), before=before))


def painted_hand(view: CatanCardsView, theme: str = "day", locale: str = "en") -> Canvas:
    """Return a hand before it is encoded."""
    return hand.paint(Picture(view, words(locale), theme, tuple(letter_places(view, "hand.")), render.HAND))


def fixed_pictures() -> Iterator[tuple[str, Canvas]]:
    """Return the pictures with stored digests: three posters and a hand in every theme."""
    for (number, theme), position in product(enumerate(THEMES), FIXED):
        view, locale = _view(stored(f"catan_cards-{position}")), LOCALES[number % len(LOCALES)]
        before = _view(stored("catan_cards-earlier")) if position == "middle" else None
        drawn = painted_hand(view, theme, locale) if position == "own" else painted(view, before, theme, locale)
        yield f"{position}-{theme}", drawn


if __name__ == "__main__":
    DIGESTS.write_text(json.dumps({name: digest(canvas.png()) for name, canvas in fixed_pictures()}, indent=1) + "\n")
