"""Lessons are playable records, and all options that they offer can be pressed."""

import pytest

from bot.features.lessons.service import lesson_of, moment, read_lesson
from engine import GAMES
from engine.core.types import Illegal

MAX_PRESSES = 7


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_can_be_played_in_at_most_seven_presses(name: str) -> None:
    game, lesson = GAMES[name], lesson_of(name)
    assert game.check_setup(lesson.setup) == lesson.setup
    assert 0 < len(lesson.steps) <= MAX_PRESSES
    for number, step in enumerate(lesson.steps):
        decision = lesson.question(game, number)
        assert decision.ask.least == decision.ask.most == 1
        assert set(step.offer) <= {option.key for option in decision.ask.options}
        assert lesson.recorded(number) in step.offer


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_lesson_has_an_answer(name: str) -> None:
    lesson = lesson_of(name)
    for number, step in enumerate(lesson.steps):
        for key in step.offer:
            seen = moment(name, number + 1, key)
            assert (seen.instead is None) == (key == lesson.recorded(number))
            assert seen.view == moment(name, number + 1).view
            assert seen.before == moment(name, number).view


@pytest.mark.parametrize("name", GAMES)
def test_a_press_off_the_record_shows_its_effect(name: str) -> None:
    lesson = lesson_of(name)
    for number, step in enumerate(lesson.steps):
        for key in step.offer:
            if key != lesson.recorded(number):
                seen = moment(name, number + 1, key)
                assert [one.event for one in seen.reaction] == [
                    event
                    for event in lesson.events_of(GAMES[name], number, key)
                    if event.seen_by is None or lesson.seat in event.seen_by
                ]


def test_options_outside_a_lesson_are_refused() -> None:
    with pytest.raises(Illegal):
        lesson_of("caylus").events_of(GAMES["caylus"], 0, "nowhere")
    with pytest.raises(IndexError):
        moment("caylus", MAX_PRESSES + 1)


def test_a_lesson_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown field"):
        read_lesson(
            b'{"setup": {"game": "", "seats": 2, "rules": 1, "options": {}}, "seat": 0, "lines": [], "more": 1}'
        )
