"""Checks of what a player remembers of the stacks, by the cards that lay in them after every action of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.core.match import Match
from engine.core.types import Action, Merit

PUTTING: Final = {"bury_stack": 1, "conflict_stack": 2, "exchange_stack": 1}
"""Kinds of questions for a stack to put cards under, and how many at most."""


class Lying(NamedTuple):
    """A card in a stack, and the seats that know it if it was put back; None if it was not."""

    card: str
    known: frozenset[int] | None


class History:
    """Of a stack: the seats that were shown it, whether a card was ever taken from it, and the cards in it."""

    def __init__(self) -> None:
        self.looked, self.is_touched, self.cards = set[int](), False, list[Lying]()

    def follow(self, action: Action, number: int, now: Sequence[str]) -> None:
        """Find what an action has put under the stack and taken from it."""
        if action.kind not in PUTTING or action.picks[0].rpartition(".")[2] != str(number):
            if not self.cards:
                self.cards = [Lying(card, None) for card in now]
            self._keep(now)
            return
        count = len(now) - len(self.cards) if action.kind != "exchange_stack" else 1
        known = frozenset({action.seat} if action.kind != "conflict_stack" else {0, 1})
        self.cards += [Lying(card, known) for card in now[len(now) - count :]]
        self._keep(now)

    def _keep(self, now: Sequence[str]) -> None:
        """Keep the lowest of the cards that are still there."""
        kept = list[Lying]()
        for one in reversed(self.cards):
            if len(kept) < len(now) and one.card == now[-1 - len(kept)]:
                kept.insert(0, one)
        assert [one.card for one in kept] == [*now]
        self.is_touched |= len(kept) < len(self.cards)
        self.cards = kept


def histories(match: Match[Any, Any]) -> list[History]:
    """Follow every stack from the beginning of a match."""
    position = match.at(0)
    found = [History() for _ in position.state.stacks]
    for action in match.actions:
        position = match.game.apply(position, action)[0]
        for number, (one, now) in enumerate(zip(found, position.state.stacks, strict=True), start=1):
            one.follow(action, number, now)
        for asked in match.game.decisions(position):
            if asked.kind in ("search", "opening"):
                found[int(str(asked.ask.options[0].data["stack"])) - 1].looked.add(asked.ask.seat)
    return found


def is_remembered(match: Match[Any, Any], seat: int, merit: Merit, stack: int) -> bool:
    """Check what is said of a stack to draw from by what has happened to it and to the others that are named."""
    data: Any = merit.data
    every = histories(match)
    mine, named = every[stack - 1], [every[int(one) - 1] for one in data.get("stacks", ())]
    match merit.kind:
        case "untouched":
            return mine in named and not any(one.looked or one.is_touched for one in named)
        case "unsearched":
            count = sum(one.known is None for one in mine.cards)
            return bool(not mine.looked and mine.is_touched and count == data["count"] > 0)
        case "put_back":
            known = dict.fromkeys(one.card for one in mine.cards if one.known is not None and seat in one.known)
            return is_spent(mine) and data == {"count": len(mine.cards), "cards": [*known]}
        case "others_spent":
            return bool(named) and all(map(is_spent, named))
        case "seen":
            return seat in mine.looked
        case "unseen_all":
            return not mine.looked
        case "searched_all":
            return bool(mine.looked)
    return True


def is_spent(history: History) -> bool:
    """Return True if a stack has only cards that were put back, and no player was shown it."""
    return not history.looked and all(one.known is not None for one in history.cards)
