"""Hints over positions of simulated games: legal, with a reason that the position bears out, and numbers that add up.

More positions: `PROVOST_HINTS=200 pytest tests/bot/commands/test_many_hints.py`.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.cards.opinions import number_lines
from bot.commands.hint import _named, hint_card, hint_text
from bot.match.match import SeatedMatch
from bot.match.search_worker import SearchResult, explained
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.flow import Position
from engine.core.match import Match
from engine.core.merits import COMPLETING, unshared
from engine.core.types import Action, Decision
from engine.minds.explanation import COMMON_PREFIX, OTHERS_PREFIX, REST_NAME
from engine.minds.features import deck_part
from engine.minds.leaf import ENDING
from engine.minds.playouts import won
from engine.minds.rollout import generator, replied, roll_out
from engine.minds.search import ROLLOUT_TENTHS, AnswerChoice, AnswerSearch, Mind, Picks, Ranked, Table
from engine.minds.weights import mind_for
from render.prose.phrases import merit_clause
from tests.bot.commands.true_merits.catan_cards.memory import is_remembered
from tests.bot.commands.true_merits.checks import is_true
from tests.bot.commands.true_merits.claim import Claim
from tests.bot.tabletop import NAMES, SECRET, unsaved_match
from tests.sizes import size

HINTS = size("HINTS", 12)
"""Hints for each game."""

SIMULATIONS = 24
QUESTIONS_PER_HINT = 5
CATALOGUE = Catalogue()


class GivenHint(NamedTuple):
    """A hint with the search that found it."""

    table: SeatedMatch
    decision: Decision
    search: AnswerSearch
    choice: AnswerChoice
    found: SearchResult


def given_hints(name: str, count: int) -> Iterator[GivenHint]:
    """Give hints to a player of simulated games, at every `QUESTIONS_PER_HINT`th question that has a choice."""
    game, number, asked = GAMES[name], 0, 0
    while number < count:
        seats = game.seats[number % len(game.seats)]
        setup = game.setup(seats)
        mind = mind_for(game, setup)
        assert mind is not None
        source = Random(number + 1)
        table, dealer = unsaved_match(setup), Dealer(SECRET[:-1] + bytes([number % 256]))
        table.core = Match.new(game, setup, dealer)[0]
        begun = number
        while table.core.decisions and number < min(count, begun + 20):
            decision = table.core.decisions[0]
            ask = decision.ask
            asked += 1
            if (
                asked % QUESTIONS_PER_HINT == 0
                and len(ask.options) > ask.least
                and deck_part(game, decision.kind) is None
            ):
                yield search_hint(table, mind, decision, number)
                number += 1
            picks = replied(mind.policy, game, game.fork(table.core.position), decision, source, ROLLOUT_TENTHS)
            table.core.play(Action(ask.seat, decision.kind, picks), dealer)


def search_hint(table: SeatedMatch, mind: Mind, decision: Decision, seed: int) -> GivenHint:
    """Search for a hint as the process does, but with a fixed number of simulations."""
    at = Table(table.game, table.row.seats, mind)
    return GivenHint(table, decision, *search_answers(at, table.core.position, decision, seed))


def search_answers(
    table: Table, position: Position[Any, Any], decision: Decision, seed: int
) -> tuple[AnswerSearch, AnswerChoice, SearchResult]:
    """Search, and sum up the result."""
    search = AnswerSearch(table, position, decision, seed, explained=True)
    choice = search.choose(lambda done: done >= SIMULATIONS)
    return search, choice, explained(search, choice)


def find_pair(hint: GivenHint) -> tuple[Ranked, Ranked]:
    """Return the recommended answer and the one that it is compared with, as they were tried."""
    tried = {answer.picks: answer for answer in hint.choice.ranked}
    assert hint.found.second is not None
    return tried[hint.found.picks], tried[hint.found.second]


def facts_at_end_of_turn(hint: GivenHint, picks: Picks, worlds: int) -> list[tuple[dict[str, float], bool]]:
    """Play an answer on in each world, without the search's help, and return all facts of the end of the turn."""
    search, found = hint.search, list[tuple[dict[str, float], bool]]()
    game, seat = search.game, search.seat
    others = [other for other in range(search.seats) if other != seat]
    for number in range(worlds):
        source = generator(search.seed + 1 + number)
        play = game.resume_quietly(game.redeal(search.position, seat, source))
        play.answer(next(one for one in play.decisions if one.id == hint.decision.id), picks)
        roll_out(search.mind.policy, game, play, source, ROLLOUT_TENTHS, game.clock(search.position))
        facts: dict[str, float] = {**game.insight(play.position, seat)}
        theirs = [game.insight(play.position, other) for other in others]
        facts |= {f"{OTHERS_PREFIX}{name}": sum(one.get(name, 0) for one in theirs) / len(theirs) for name in theirs[0]}
        outcome = game.outcome(play.position)
        if outcome is not None:
            facts["end_points"] = outcome.scores[seat]
            facts["-end_points"] = max(outcome.scores[other] for other in others)
            facts["end_win"] = won(outcome, seat)
        found.append((facts, outcome is not None))
    return found


def check_facts(hint: GivenHint) -> None:
    """Find every named fact again in the positions that the two answers lead to."""
    pair = find_pair(hint)
    worlds = min(answer.tries for answer in pair)
    game = hint.search.game
    better, worse = (facts_at_end_of_turn(hint, answer.picks, worlds) for answer in pair)
    for one in hint.found.reasons:
        if one.fact == REST_NAME:
            continue
        assert one.fact.lstrip(f"{OTHERS_PREFIX}{COMMON_PREFIX}") not in game.moot_facts(hint.search.position)
        names = (
            [one.fact.removeprefix(COMMON_PREFIX), f"{OTHERS_PREFIX}{one.fact[1:]}"]
            if one.fact.startswith(COMMON_PREFIX)
            else [one.fact]
        )
        for name in names:
            change = sum(a.get(name, 0) - b.get(name, 0) for (a, _), (b, _) in zip(better, worse, strict=True)) / worlds
            assert abs(change - one.change) < 0.051, one
        if one.fact in ENDING:
            assert all(is_over for _, is_over in (*better, *worse))


def check_ending(hint: GivenHint, sentence: str) -> None:
    """Check by playing on that the game ends, or goes on, as a hint says."""
    best, second = find_pair(hint)
    worlds = min(best.tries, second.tries)
    over = [sum(is_over for _, is_over in facts_at_end_of_turn(hint, one.picks, worlds)) for one in (best, second)]
    if "it ends the game this turn" in sentence:
        assert over[0] == worlds > over[1]
    if "it keeps the game from ending" in sentence:
        assert over[0] == 0 < over[1]


def check_changes(hint: GivenHint) -> None:
    """Find every change that may be named again, in most worlds."""
    pair = find_pair(hint)
    worlds = min(answer.tries for answer in pair)
    better, worse = (facts_at_end_of_turn(hint, answer.picks, worlds) for answer in pair)
    others = hint.table.row.seats - 1
    for one in hint.found.changes:
        scale = others if one.fact.startswith(OTHERS_PREFIX) and one.fact not in ENDING else 1
        gaps = [scale * (a[one.fact] - b[one.fact]) for (a, _), (b, _) in zip(better, worse, strict=True)]
        assert abs(sum(gaps) / worlds - one.change) < 0.051
        assert sum(gap * one.change > 0 for gap in gaps) >= 0.6 * worlds
        assert sum(gap * one.change < 0 for gap in gaps) <= 0.2 * worlds


def check_amounts(hint: GivenHint, sentence: str) -> None:
    """Find every amount of a sentence about simulations among the changes, exact ones without *about*."""
    told = re.findall(r"(about |)(\d+) (more|fewer) ", sentence.lower().partition("in my simulations")[2])
    for sure, amount, sign in told:
        changes = [abs(one.change) for one in hint.found.changes if (one.change > 0) == (sign == "more")]
        assert any(abs(change - int(amount)) <= (0.5 if sure else 0.1) for change in changes), sentence


def check_points(hint: GivenHint, sentence: str) -> None:
    """Find no answer that costs points without saying so, unless a computer player is sure of it."""
    lost = {one.fact: one.change for one in hint.found.changes}.get("points", 0)
    # What computer players miss later is no reason where either answer can complete the same.
    if lost <= -2 and not completes_the_same(hint):
        assert re.search(r" fewer points? |batch|can (still )?(build|pay)|would bring", sentence)


def completes_the_same(hint: GivenHint) -> bool:
    """Return True if both answers complete the same, by the kinds of their merits."""
    game, position = hint.table.game, hint.table.core.position
    pairs = (hint.found.picks, hint.found.second or ()), (hint.found.second or (), hint.found.picks)
    kinds = [
        {merit.kind for merit in game.merits(position, hint.decision, *pair)} if all(pair) else set() for pair in pairs
    ]
    return bool(kinds[0] & kinds[1] & COMPLETING)


def check_passing(hint: GivenHint, sentence: str) -> None:
    """Check by passing the deniers that a hint names."""
    game, seat, position = hint.table.game, hint.search.seat, hint.table.core.position
    options = {option.key: option for option in hint.decision.ask.options}
    costs = [cost for one in options.values() if isinstance(cost := one.data.get("cost"), int) and one.verb == "place"]
    if saved := re.search(r"you keep the (\d+ |)deniers? that (?:“|a worker)", sentence):
        assert hint.found.second is not None
        (paid,) = {*hint.found.picks, *hint.found.second} - {"pass"}
        assert int(saved[1] or 1) == options[paid].data["cost"]
    if first := re.search(r"you pass first and take (\d+) denier", sentence):
        assert not position.state.passed
        after = game.apply(position, Action(seat, hint.decision.kind, ("pass",)))[0]
        players = [one.state.players[seat] for one in (after, position)]
        assert players[0].deniers - players[1].deniers == int(first[1])
        if dearer := re.search(r"a worker costs (\d+) deniers for", sentence):
            (asked,) = game.decisions(after)
            now = [one.data["cost"] for one in asked.ask.options if one.verb == "place"]
            assert max(now, key=str) == int(dearer[1]) > min(costs)


def check_merits(hint: GivenHint, sentence: str) -> int:
    """Check every merit of both answers, and that the first own reason is in the hint; return the number of merits."""
    game, position, found = hint.table.game, hint.table.core.position, hint.found
    pairs = [(found.picks, found.second or ())]
    pairs += [(found.second, found.picks)] if found.second else []
    said = [[*game.merits(position, hint.decision, *pair)] for pair in pairs]
    for pair, merits in zip(pairs, said, strict=True):
        for merit in merits:
            assert is_true(Claim(game, position, hint.decision, *pair, merit)), (merit, hint.decision, pair)
    words = CATALOGUE.words("en").at(NAMES[: hint.table.row.seats])
    second = _named(words, hint.table, hint.decision, found.second or ()) or words("analysis-nothing")
    mine, theirs = (
        [game.recall(merit, hint.table.core.actions, hint.search.seat) for merit in merits]
        for merits in (*said, [])[:2]
    )
    if game.name == "catan_cards" and hint.decision.kind in ("draw", "exchange_stack"):
        for picks, merits in zip((found.picks, found.second), (mine, theirs), strict=True):
            stack = int(next(iter(picks or found.picks)).rpartition(".")[2])
            assert all(is_remembered(hint.table.core, hint.search.seat, one, stack) for one in merits), merits
    own = [clause for merit in unshared(mine, theirs) if (clause := merit_clause(words, game.name, merit, second))]
    assert not own or own[0] in sentence or "you keep the" in sentence
    return len(mine)


def check_points_at_once(hint: GivenHint, sentence: str) -> None:
    """Play the answer, and count the points."""
    if scored := re.search(r"you score (\d+) points? at once", sentence):
        game, seat, position = hint.table.game, hint.search.seat, hint.table.core.position
        after = game.apply(position, Action(seat, hint.decision.kind, hint.found.picks))[0]
        points = [game.insight(one, seat)["points"] for one in (after, position)]
        assert points[0] - points[1] == int(scored[1]) > 0


def check_numbers(hint: GivenHint) -> None:
    """Find every difference that is listed among the changes, of the right players, and the verdict in the values."""
    pair, seats = find_pair(hint), hint.table.row.seats
    words = CATALOGUE.words("en").at(NAMES[:seats])
    _, *lines = number_lines(words, hint.table.row.game, hint.search.seat, hint.found, "another")
    for line in lines:
        whose, _, listed = line.removeprefix("- ").partition(": ")
        if line.startswith("- "):
            is_mine = whose == "you"
            for sure, amount, sign in re.findall(r"(about |)(\d+) (more|fewer) ", listed):
                changes = [
                    abs(one.change)
                    for one in hint.found.changes
                    if (one.change > 0) == (sign == "more") and is_mine != one.fact.startswith(OTHERS_PREFIX)
                ]
                assert any(abs(change - int(amount)) <= (0.5 if sure else 0.1) for change in changes), line
    gaps = [one - two for one, two in zip(pair[0].values, pair[1].values, strict=False)]
    mean = sum(gaps) / len(gaps) / 64
    limits = {"clearly better": (1.95, 999.0), "a little better": (0.0, 2.05)}
    for verdict, (low, high) in limits.items():
        assert verdict not in "".join(lines[-1:]) or (low <= mean <= high and not hint.found.about_equal)


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_true_and_have_a_reason(name: str) -> None:
    merits = 0
    for hint in given_hints(name, HINTS):
        keys = {option.key for option in hint.decision.ask.options}
        assert set(hint.found.picks) <= keys
        assert hint.decision.ask.least <= len(hint.found.picks) <= hint.decision.ask.most
        hint.table.game.apply(hint.table.core.position, Action(hint.search.seat, hint.decision.kind, hint.found.picks))
        if hint.found.second is not None:
            check_facts(hint)
            check_changes(hint)
            check_numbers(hint)
        for locale in LOCALES:
            words = CATALOGUE.words(locale).at(NAMES[: hint.table.row.seats])
            sentence = hint_text(words, hint.table, hint.decision, hint.found).splitlines()[0]
            assert ": " in sentence
            assert not re.search(r"value|(?<!trade )points? \(|hint-|fact-|merit-|\{", sentence.replace("points)", ""))
            if locale == "en":
                check_amounts(hint, sentence)
                check_points(hint, sentence)
                if "the game" in sentence:
                    check_ending(hint, sentence)
                check_passing(hint, sentence)
                check_points_at_once(hint, sentence)
                merits += check_merits(hint, sentence)
    assert merits >= HINTS // 3, "most say a fact of the position"


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_the_same_whatever_their_readers_cannot_see(name: str) -> None:
    """The sentence, the numbers and the button that plays the answer."""
    words = CATALOGUE.words("en").at(NAMES)
    for hint in given_hints(name, max(4, HINTS // 6)):
        game, table = hint.search.game, hint.table
        shown: list[tuple[object, ...]] = []
        for position in (table.core.position, game.redeal(table.core.position, hint.search.seat, Random(99))):
            at = Table(game, table.row.seats, hint.search.mind)
            found = search_answers(at, position, hint.decision, 5)[2]
            card = hint_card(words, table, hint.decision, found).to_components()  # type: ignore[no-untyped-call] # annotated in part only
            shown.append((found, card, number_lines(words, name, hint.search.seat, found, "another")))
        assert shown[0] == shown[1]
