"""Symmetry of the seats: exchanged, they have the same questions and events (docs/rules/catan_cards.md 3)."""

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings

from engine.core.flow import Play
from tests.catan_cards.table import CATAN
from tests.wholegames import GAMES, Chooser, Whole, whole_games

Raw = Any
"""Written form of a value: dictionaries, lists, numbers and strings."""

SEATS: Final = {"seat", "owner", "by", "dogma", "giver", "knight", "windmill", "active", "winner"}
"""The names of fields whose numbers are seats; -1 is chance or no player."""

SEAT_LISTS: Final = {"seen_by": "seat", "shielded": "seat", "winners": "winner's"}
"""The names of lists of seats, with the field name for their items."""

DUEL_KIND: Final = "duel"
"""The kind of a question whose occasion is a seat."""

PLACE: Final = re.compile(r"^((?:axis|region|site|brown|expansion)\.)?([01])(\.[udc]\d\d)|^(goods\.)([01])(\.)")
"""A place with its seat: a spot, or the key of a target."""


def mirror(value: Raw, name: str = "") -> Raw:
    """Return a value with the seats exchanged."""
    if isinstance(value, dict):
        parts = {key: mirror(part, key) for key, part in value.items()}
        if value.get("kind") == DUEL_KIND and "ask" in value:
            parts["ask"]["occasion"] = mirror(value["ask"]["occasion"], "winner's")
        return parts
    if isinstance(value, list):
        items = [mirror(part, SEAT_LISTS.get(name, name)) for part in value]
        return sorted(items) if name in SEAT_LISTS else items[::-1] if name == "players" else items
    if isinstance(value, str):
        return str(1 - int(value)) if name == "winner's" else PLACE.sub(_mirror_place, value)
    return 1 - value if name in SEATS and isinstance(value, int) and value >= 0 else value


def _mirror_place(found: re.Match[str]) -> str:
    kind, seat, rest = (found[number] or found[number + 3] or "" for number in (1, 2, 3))
    return f"{kind}{1 - int(seat)}{rest}"


def mirror_game(play: Play[Any]) -> Play[Any]:
    """Return the same game with the seats exchanged."""
    position, _, _ = written_form(play)
    return CATAN.resume(msgspec.convert(mirror(position), CATAN.position_type))


def written_form(play: Play[Any]) -> Raw:
    """Return everything about a game: the position, the questions and the events."""
    return msgspec.json.decode(msgspec.json.encode((play.position, play.decisions, play.events)))


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", ["base", "themed"])
@settings(max_examples=GAMES // 6)
@given(whole=whole_games(CATAN))
def test_a_game_goes_the_same_way_with_the_seats_exchanged(mode: str, whole: Whole) -> None:
    seats, options, seed, appetite = whole
    play = CATAN.resume(CATAN.begin(CATAN.setup(seats, {**options, "mode": mode, "turn_limit": "60"})))
    step = play_on(play, Chooser(seed, appetite), 0, lambda: play.state.turn == 1)
    other = mirror_game(play)
    play.events.clear()

    def compared() -> bool:
        assert written_form(other) == mirror(written_form(play))
        play.events.clear()
        other.events.clear()
        return False

    play_on(play, Chooser(seed, appetite), step, compared, other)


def play_on(play: Play[Any], chooser: Chooser, step: int, done: Callable[[], bool], *others: Play[Any]) -> int:
    """Play on until `done` or over, the others alike with exchanged seats; return the number of steps so far."""
    while not done() and play.decisions:
        picks = chooser.line(play.decisions[0], step).split()[2:]
        for one in others:
            one.answer(one.decisions[0], tuple(mirror(picks)))
        play.answer(play.decisions[0], tuple(picks))
        step += 1
    return step
