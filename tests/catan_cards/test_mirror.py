"""Neither seat is favoured: a game with the seats exchanged goes the same way, question by question and event by event (docs/rules/catan_cards.md 3)."""

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
"""What a value is when it is written: dictionaries, lists, numbers and strings."""

SEATS: Final = {"seat", "owner", "by", "dogma", "giver", "knight", "windmill", "active", "winner"}
"""The names under which a number is a seat, -1 being nobody or chance."""

SEAT_LISTS: Final = {"seen_by": "seat", "shielded": "seat", "winners": "winner's"}
"""The names of lists of seats, and what each of them is then taken for."""

PLACED: Final = re.compile(r"^((?:axis|region|site|brown|expansion)\.)?([01])(\.[udc]\d\d)|^(goods\.)([01])(\.)")
"""A place with the seat whose it is: a spot, or the key of a target."""


def mirrored(value: Raw, name: str = "") -> Raw:
    """A value with the seats exchanged."""
    if isinstance(value, dict):
        return {key: mirrored(part, key) for key, part in value.items()}
    if isinstance(value, list):
        parts = [mirrored(part, SEAT_LISTS.get(name, name)) for part in value]
        return sorted(parts) if name in SEAT_LISTS else parts[::-1] if name == "players" else parts
    if isinstance(value, str):
        return str(1 - int(value)) if name == "winner's" else PLACED.sub(_moved_over, value)
    return 1 - value if name in SEATS and isinstance(value, int) and value >= 0 else value


def _moved_over(found: re.Match[str]) -> str:
    kind, seat, rest = (found[number] or found[number + 3] or "" for number in (1, 2, 3))
    return f"{kind}{1 - int(seat)}{rest}"


def exchanged(play: Play[Any]) -> Play[Any]:
    """The same game with the seats exchanged."""
    position, _, _ = told(play)
    return CATAN.resume(msgspec.convert(mirrored(position), CATAN.position_type))


def told(play: Play[Any]) -> Raw:
    """Everything that a game has come to: the position, what is asked and what has been told."""
    return msgspec.json.decode(msgspec.json.encode((play.position, play.decisions, play.events)))


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", ["base", "themed"])
@settings(max_examples=GAMES // 6)
@given(whole=whole_games(CATAN))
def test_a_game_goes_the_same_way_with_the_seats_exchanged(mode: str, whole: Whole) -> None:
    seats, options, seed, appetite = whole
    play = CATAN.resume(CATAN.begin(CATAN.setup(seats, {**options, "mode": mode, "turn_limit": "60"})))
    step = on(play, Chooser(seed, appetite), 0, lambda: play.state.turn == 1)
    other = exchanged(play)
    play.events.clear()

    def compared() -> bool:
        assert told(other) == mirrored(told(play))
        play.events.clear()
        other.events.clear()
        return False

    on(play, Chooser(seed, appetite), step, compared, other)


def on(play: Play[Any], chooser: Chooser, step: int, done: Callable[[], bool], *others: Play[Any]) -> int:
    """Play on until it is done, or over; others play the same with the seats exchanged. Returns how many steps have been taken."""
    while not done() and play.decisions:
        picks = chooser.line(play.decisions[0], step).split()[2:]
        for one in others:
            one.answer(one.decisions[0], tuple(mirrored(picks)))
        play.answer(play.decisions[0], tuple(picks))
        step += 1
    return step
