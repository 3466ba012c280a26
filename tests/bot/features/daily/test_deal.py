"""Deals of a day follow from date, game and secret; different play changes later chance as little as possible."""

import hashlib
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bot.cards.controls import MAX_MENU_OPTIONS
from bot.features.daily import deal as daily
from bot.features.daily.deal import (
    FAIR,
    GOOD,
    POOR,
    ChoiceMarks,
    DailyPlay,
    Deal,
    DealRequest,
    MarksRequest,
    Score,
    daily_games,
    key_of,
    make_deal,
    mark_choices,
    turns_of,
    whole_game,
)
from bot.match.worker import Worker
from engine import GAMES
from engine.core.presentation import DailyTurns
from engine.core.types import CHANCE, Action, Illegal
from tests.bot.features.daily.deals import DAY, deal_of, make_quick_deals, play_at_random

NEXT_DAY = "2099-11-27"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    make_quick_deals(monkeypatch)


def test_every_game_has_a_daily_deal() -> None:
    assert daily_games() == tuple(GAMES)


@pytest.mark.parametrize("game", daily_games())
def test_a_deal_is_the_same_wherever_it_is_made(game: str) -> None:
    made = make_deal(DealRequest(DAY, game))
    assert made == make_deal(DealRequest(DAY, game)) == deal_of(game)
    assert make_deal(DealRequest(NEXT_DAY, game)).actions != made.actions


def test_a_process_makes_the_same_deal() -> None:
    worker = Worker(make_deal, DealRequest, Deal)
    try:
        made = worker.ask(DealRequest(DAY, "magna_carta"), 120)
    finally:
        worker.close()
    assert made is not None
    _, whole = whole_game(DealRequest(DAY, "magna_carta"), made.number)
    assert (made.actions, made.seat) == (whole.actions, whole.seat)
    assert DailyPlay(made, made.line).is_over


def test_the_key_is_the_documented_hash() -> None:
    expected = hashlib.blake2b(b"provost daily 1 2099-11-26 caylus 3", key=b"\x01\xff", digest_size=32).digest()
    assert key_of(DealRequest(DAY, "caylus", "01ff"), 3) == expected


@pytest.mark.parametrize("game", daily_games())
def test_no_one_can_compute_a_deal_without_its_secret(game: str) -> None:
    one, other, known = [make_deal(DealRequest(DAY, game, secret)) for secret in ("00" * 32, "01" * 32, "")]
    assert one.actions != other.actions != known.actions != one.actions
    assert one == make_deal(DealRequest(DAY, game, "00" * 32))
    play = play_at_random(one, 1)
    assert DailyPlay(one, play.line).score == play.score


def test_a_deal_stored_without_a_secret_can_be_played() -> None:
    deal = deal_of("magna_carta")
    fields = msgspec.json.decode(msgspec.json.encode(deal))
    del fields["secret"]
    assert msgspec.json.decode(msgspec.json.encode(fields), type=Deal) == deal
    assert msgspec.json.decode(b'{"turns":[["good","poor"]]}', type=ChoiceMarks).best == ()


@pytest.mark.parametrize("game", daily_games())
def test_a_deal_begins_with_the_last_turns_of_a_whole_game(game: str) -> None:
    deal, turns = deal_of(game), turns_of(game)
    (won_by, whole), play = whole_game(DealRequest(DAY, game), deal.number), DailyPlay(deal)
    assert (whole.actions, whole.seat) == (deal.actions, deal.seat)
    assert won_by >= 0
    assert deal.setup.seats == turns.seats
    assert play.first_turn > 1
    play.advance()
    assert play.decision is not None
    assert play.decision.ask.seat == deal.seat


@pytest.mark.parametrize("game", daily_games())
def test_replaying_a_line_leads_to_the_same_end(game: str) -> None:
    deal = deal_of(game)
    play = play_at_random(deal, 1)
    again = DailyPlay(deal, play.line)
    assert again.is_over
    assert again.decision is None
    assert (again.score, again.choices) == (play.score, play.choices)
    assert GAMES[game].digest(again.play.position) == GAMES[game].digest(play.play.position)
    scores, seat = play.scores, deal.seat
    assert play.score == Score(scores[seat] - max(scores[:seat] + scores[seat + 1 :]), scores[seat])


@pytest.mark.parametrize("game", daily_games())
def test_the_same_answers_lead_to_the_same_line(game: str) -> None:
    assert play_at_random(deal_of(game), 2).line == play_at_random(deal_of(game), 2).line


def rolls(play: DailyPlay) -> dict[int, tuple[str, ...]]:
    """Return the first roll of production in each turn."""
    again, found = DailyPlay(play.deal), dict[int, tuple[str, ...]]()
    for action in play.line:
        if (action.seat, action.kind) == (CHANCE, "production_die"):
            found.setdefault(again.turn, action.picks)
        again.record(action)
    return found


def test_different_play_meets_the_same_rolls() -> None:
    first, second = (play_at_random(deal_of("catan_cards"), seed) for seed in (1, 2))
    assert first.line != second.line
    common = rolls(first).keys() & rolls(second).keys()
    assert len(common) > 2
    assert {turn: rolls(first)[turn] for turn in common} == {turn: rolls(second)[turn] for turn in common}


def test_a_deal_that_never_ends_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = deal_of("catan_cards")
    monkeypatch.setattr("bot.features.daily.deal.turns_of", lambda game: DailyTurns(2, 8, 1))
    play = play_at_random(deal, 1)
    assert play.is_over
    assert play.play.decisions
    assert play.turn == play.first_turn + 1


@pytest.mark.parametrize("game", daily_games())
def test_every_question_fits_into_a_menu(game: str) -> None:
    for seed in range(6):
        play, chooser = DailyPlay(deal_of(game)), Random(seed)
        for decision in answer_questions(play, chooser):
            assert decision == 1 or play.decision is None or len(play.decision.ask.options) <= MAX_MENU_OPTIONS


def answer_questions(play: DailyPlay, chooser: Random) -> Iterator[int]:
    """Answer the user's questions at random; yield the most picks that each allows."""
    play.advance()
    while play.decision is not None:
        yield play.decision.ask.most
        keys = [option.key for option in play.decision.ask.options]
        play.answer(tuple(chooser.sample(keys, max(1, play.decision.ask.least))))


def test_an_illegal_answer_changes_nothing() -> None:
    play = DailyPlay(deal_of("caylus"))
    play.advance()
    line, position = [*play.line], play.game.save(play.play.position)
    with pytest.raises(Illegal):
        play.answer(("nonsense",))
    assert (play.line, play.game.save(play.play.position)) == (line, position)


@pytest.mark.parametrize("game", daily_games())
def test_marks_have_a_row_for_each_turn_and_a_mark_for_each_choice(game: str) -> None:
    deal = deal_of(game)
    play = play_at_random(deal, 3)
    marks = mark_choices(MarksRequest(deal, tuple(play.line)))
    assert sum(map(len, marks.turns)) == play.choices
    assert 1 <= len(marks.turns) <= turns_of(game).most
    assert {mark for turn in marks.turns for mark in turn} <= {GOOD, FAIR, POOR}
    given = [action.picks for action in choices(play)]
    for mark, best, picks in zip([one for turn in marks.turns for one in turn], marks.best, given, strict=True):
        assert (best is None) == (mark == GOOD)
        assert best != picks
    assert marks == mark_choices(MarksRequest(deal, tuple(play.line)))


def choices(play: DailyPlay) -> list[Action]:
    """Return the user's choices in a line."""
    again, found = DailyPlay(play.deal), list[Action]()
    for action in play.line:
        found += [action] if again.is_choice(action) else []
        again.record(action)
    return found


def test_passing_at_once_is_marked_as_worse() -> None:
    play = DailyPlay(deal_of("caylus"))
    play.advance()
    while play.decision is not None:
        keys = [option.key for option in play.decision.ask.options]
        play.answer(("pass",) if "pass" in keys else (keys[-1],))
    marks = [mark for turn in mark_choices(MarksRequest(play.deal, tuple(play.line))).turns for mark in turn]
    assert POOR in marks


def test_without_weights_all_choices_are_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.daily.deal.mind_for", lambda game, setup: None)
    deal = deal_of("magna_carta")
    marks = mark_choices(MarksRequest(deal, deal.line))
    assert {mark for turn in marks.turns for mark in turn} == {GOOD}
    assert daily.whole_line(deal, 4) == daily.whole_line(deal, 0)


def test_scores_are_ordered_by_margin_and_then_by_points() -> None:
    assert sorted([Score(1, 30), Score(-2, 90), Score(1, 29)], reverse=True) == [
        Score(1, 30),
        Score(1, 29),
        Score(-2, 90),
    ]
