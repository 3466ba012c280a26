"""Hints over positions of simulated games: legal, with a reason that the position bears out, and numbers that add up.

More positions: `PROVOST_HINTS=200 pytest tests/bot/commands/test_many_hints.py`.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.cards.hints import because, comparison, number_lines
from bot.commands.hint import hint_card, hint_text
from bot.match.match import SeatedMatch
from bot.match.search_worker import SearchResult, explained
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.flow import Position
from engine.core.match import Match
from engine.core.types import Action, Decision
from engine.minds.explanation import (
    COMMON_PREFIX,
    EQUAL_ERRORS,
    OTHERS_PREFIX,
    REST_NAME,
    advantage,
)
from engine.minds.features import deck_part
from engine.minds.leaf import ENDING
from engine.minds.playouts import won
from engine.minds.rollout import generator, replied, roll_out
from engine.minds.search import LEAF_ERROR, ROLLOUT_TENTHS, AnswerChoice, AnswerSearch, Mind, Picks, Ranked, Table
from engine.minds.weights import mind_for
from tests.bot.tabletop import NAMES, SECRET, a_table
from tests.sizes import size

HINTS = size("HINTS", 12)
"""Hints for each game."""

SIMULATIONS = 24
EVERY = 5
"""Only each of so many questions is put to the computer player, so that hints are spread over whole games."""

CATALOGUE = Catalogue()


class GivenHint(NamedTuple):
    """A hint with all that it was found from."""

    table: SeatedMatch
    decision: Decision
    search: AnswerSearch
    choice: AnswerChoice
    found: SearchResult


def given_hints(name: str, count: int) -> Iterator[GivenHint]:
    """Give hints to a player of simulated games, at every `EVERY`th of the questions that have a choice."""
    game, number, asked = GAMES[name], 0, 0
    while number < count:
        seats = game.seats[number % len(game.seats)]
        setup = game.setup(seats)
        mind = mind_for(game, setup)
        assert mind is not None
        source = Random(number + 1)
        table, dealer = a_table(setup), Dealer(SECRET[:-1] + bytes([number % 256]))
        table.core = Match.new(game, setup, dealer)[0]
        begun = number
        while table.core.decisions and number < min(count, begun + 20):
            decision = table.core.decisions[0]
            ask = decision.ask
            asked += 1
            if asked % EVERY == 0 and len(ask.options) > ask.least and deck_part(game, decision.kind) is None:
                yield given(table, mind, decision, number)
                number += 1
            picks = replied(mind.policy, game, game.fork(table.core.position), decision, source, ROLLOUT_TENTHS)
            table.core.play(Action(ask.seat, decision.kind, picks), dealer)


def given(table: SeatedMatch, mind: Mind, decision: Decision, seed: int) -> GivenHint:
    """Search for a hint as the process does, but with a fixed number of simulations."""
    at = Table(table.game, table.row.seats, mind)
    return GivenHint(table, decision, *searched(at, table.core.position, decision, seed))


def searched(
    table: Table, position: Position[Any, Any], decision: Decision, seed: int
) -> tuple[AnswerSearch, AnswerChoice, SearchResult]:
    """Search, and sum up what was found."""
    search = AnswerSearch(table, position, decision, seed, explained=True)
    choice = search.choose(lambda done: done >= SIMULATIONS)
    return search, choice, explained(search, choice)


def pair_of(hint: GivenHint) -> tuple[Ranked, Ranked]:
    """The recommended answer and the one that it is compared with, as they were tried."""
    tried = {answer.picks: answer for answer in hint.choice.ranked}
    assert hint.found.second is not None
    return tried[hint.found.picks], tried[hint.found.second]


def facts_at_end_of_turn(hint: GivenHint, picks: Picks, worlds: int) -> list[tuple[dict[str, float], bool]]:
    """Play an answer on in each world, without the search's help, and read all facts off what it comes to."""
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
    pair = pair_of(hint)
    worlds = min(answer.tries for answer in pair)
    game, seat = hint.search.game, hint.search.seat
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
    after, ends = [], False
    for answer in pair:
        play = game.fork(hint.search.position)
        play.answer(next(one for one in play.decisions if one.id == hint.decision.id), answer.picks)
        after.append(game.insight(play.position, seat))
        ends = ends or not play.decisions
    assert all(after[1][fact] > after[0][fact] for fact in hint.found.immediate.avoided)
    scored = after[0]["points"] - game.insight(hint.search.position, seat)["points"]
    assert hint.found.immediate.points in (0, scored)
    assert hint.found.immediate.points == scored or scored < 0 or ends or after[0]["points"] <= after[1]["points"]


def picks_of_turn(hint: GivenHint, picks: Picks, worlds: int) -> list[set[tuple[int, str, str]]]:
    """Play an answer on in each world, and return what all players pick until the end of the turn."""
    search, found = hint.search, list[set[tuple[int, str, str]]]()
    game, seat = search.game, search.seat
    for number in range(worlds):
        source = generator(search.seed + 1 + number)
        play = game.resume_quietly(game.redeal(search.position, seat, source))
        play.answer(next(one for one in play.decisions if one.id == hint.decision.id), picks)
        made, turn = set[tuple[int, str, str]](), game.clock(play.position)
        while play.decisions and game.clock(play.position) == turn:
            decision = play.decisions[0]
            answer = replied(search.mind.policy, game, play, decision, source, ROLLOUT_TENTHS)
            made |= {(decision.ask.seat, decision.kind, key) for key in answer}
            play.answer(decision, answer)
        found.append(made)
    return found


def check_tactics(hint: GivenHint) -> int:
    """Find the picks that a hint expects in most worlds of one answer, and seldom in those of the other."""
    pair, tactics = pair_of(hint), hint.found.tactics
    worlds = min(answer.tries for answer in pair)
    better, worse = (picks_of_turn(hint, answer.picks, worlds) for answer in pair)
    expected = [(one, better, worse) for one in (tactics.prepared,) if one]
    expected += [(one, worse, better) for one in (tactics.denied,) if one]
    expected += [(one, worse, better) for one in (tactics.instead,) if one]
    named = [((one.seat, one.kind, one.option.key), often, seldom) for one, often, seldom in expected]
    if tactics.taken_by is not None:
        named.append(((tactics.taken_by, hint.decision.kind, hint.found.picks[0]), worse, better))
    for pick, often, seldom in named:
        shares = [sum(pick in world for world in played) / worlds for played in (often, seldom)]
        assert shares[0] >= 0.6
        assert shares[0] - shares[1] >= 0.5
    return len(named)


def check_both(hint: GivenHint) -> None:
    """Find each of two answers that a player can give this turn after the other one."""
    if hint.found.both:
        assert hint.found.equal is not None
        for first, then in ((hint.found.picks, hint.found.equal), (hint.found.equal, hint.found.picks)):
            worlds = min(answer.tries for answer in hint.choice.ranked if answer.picks in (first, then))
            played = picks_of_turn(hint, first, worlds)
            assert sum((hint.search.seat, hint.decision.kind, *then) in world for world in played) >= 0.6 * worlds


def check_ending(hint: GivenHint, sentence: str) -> None:
    """Play on, and see the game end, or go on, where a hint says so."""
    best, second = pair_of(hint)
    worlds = min(best.tries, second.tries)
    over = [sum(is_over for _, is_over in facts_at_end_of_turn(hint, one.picks, worlds)) for one in (best, second)]
    if "it ends the game this turn" in sentence:
        assert over[0] == worlds > over[1]
    if "it keeps the game from ending" in sentence:
        assert over[0] == 0 < over[1]


def check_amounts(hint: GivenHint, sentence: str) -> None:
    """Find every amount of a sentence among the changes, exact ones without *about*, and less than one as *perhaps*."""
    others = hint.table.row.seats - 1
    changes = [
        abs(one.change) * (others if one.fact.startswith(OTHERS_PREFIX) and one.fact not in ENDING else 1)
        for one in hint.found.reasons
    ]
    told = sentence.partition("ompared with")[2].rpartition("”")[2]
    for sure, amount in re.findall(r"(perhaps |about |)(\d+) (?:more|fewer) ", told):
        fits = [change for change in changes if abs(change - int(amount)) <= (0.1 if not sure else 0.76)]
        assert fits, (sure, amount, sentence)
        assert sure != "perhaps " or min(changes) < 0.75


def check_passing(hint: GivenHint, sentence: str) -> None:
    """Pass, and look at what it brings and what workers cost then; it beats other answers by more than an error."""
    game, seat, position = hint.table.game, hint.search.seat, hint.table.core.position
    options = {option.key: option for option in hint.decision.ask.options}
    costs = [cost for one in options.values() if isinstance(cost := one.data.get("cost"), int) and one.verb == "place"]
    if dear := re.search(r"a worker costs you (\d+) deniers now", sentence):
        assert min(costs) == int(dear[1]) > 1
    if first := re.search(r"you pass first and take (\d+) denier", sentence):
        assert not position.state.passed
        after = game.apply(position, Action(seat, hint.decision.kind, ("pass",)))[0]
        players = [one.state.players[seat] for one in (after, position)]
        assert players[0].deniers - players[1].deniers == int(first[1])
        if dearer := re.search(r"a worker costs (\d+) deniers for", sentence):
            (asked,) = game.decisions(after)
            now = [one.data["cost"] for one in asked.ask.options if one.verb == "place"]
            assert max(now, key=str) == int(dearer[1]) > min(costs)
    if hint.found.second is not None and hint.found.picks != ("pass",) and hint.found.equal == ("pass",):
        ranked = {answer.picks: answer for answer in hint.choice.ranked}
        gap = advantage(ranked[hint.found.equal], ranked[hint.found.picks])
        assert gap.mean < max(LEAF_ERROR + gap.error, EQUAL_ERRORS * gap.error)


def check_numbers(hint: GivenHint) -> None:
    """Add up the numbers that are shown, and compare their total with what the search has found."""
    pair = pair_of(hint)
    words = CATALOGUE.words("en").at(NAMES[: hint.table.row.seats])
    first, *lines = number_lines(words, hint.table.row.game, hint.search.seat, hint.found, "another")
    if hint.found.reasons:
        shown = [float(re.findall(r"value (\S+)\)", line)[0].replace("−", "-")) for line in lines]
        told = float(re.findall(r"Value (\S+) ", first)[0].strip("*").replace("−", "-")) if lines else 0.0
        gaps = [one - two for one, two in zip(pair[0].values, pair[1].values, strict=False)]
        assert abs(sum(shown) - told) < 0.01
        assert abs(told - sum(gaps) / len(gaps) / 64) < 0.051
        assert told >= 0 or "did better all the same" in first or "when the game has ended" in first


def known_obstacle(hint: GivenHint, picks: Picks) -> str:
    """The kind of obstacle to using what an answer gives away."""
    given = [option for option in hint.decision.ask.options if option.key in picks]
    obstacle = hint.table.game.obstacle(hint.table.core.position, hint.decision, given[0]) if len(given) == 1 else None
    return "" if obstacle is None else obstacle.kind


def check_provost(hint: GivenHint, sentence: str) -> None:
    """Move the provost both ways, and count the workers of all that are beyond him."""
    if "neither choice changes" in sentence:
        game, counts = hint.table.game, []
        for answer in pair_of(hint):
            after = game.apply(hint.table.core.position, Action(hint.search.seat, hint.decision.kind, answer.picks))[0]
            counts.append([game.insight(after, seat)["beyond"] for seat in range(hint.table.row.seats)])
        assert counts[0] == counts[1]


def check_reason(hint: GivenHint, told: list[str], compared_with: str) -> None:
    """Find a reason in every hint; where nothing measured is one, check what is said instead in the position."""
    found = hint.found
    if told or compared_with or found.second is None:
        return
    options = {option.key: option for option in hint.decision.ask.options}
    words = CATALOGUE.words("en").at(NAMES[: hint.table.row.seats])
    sentence = hint_text(words, hint.table, hint.decision, found)
    if saved := re.search(r"it saves you (\d+) denier", sentence):
        (best,), (second,) = found.picks, found.second
        costs = [options[key].data.get("cost", 0) for key in (best, second)]
        assert costs == [costs[0], costs[0] + int(saved[1])]  # type: ignore[operator] # both are numbers
        return
    obstacle = known_obstacle(hint, found.picks)
    others = {known_obstacle(hint, picks) for picks in (found.second, found.equal) if picks}
    if words.has(id := f"hint-obstacle-{obstacle}"):
        assert (words(id) in sentence) is (obstacle not in others)
        if obstacle not in others:
            return
    assert re.search(r"as good|as much|as many|the same|end of the turn|ends better", sentence), sentence
    if "it is about as good" in sentence:
        pair = pair_of(hint)
        worlds = min(answer.tries for answer in pair)
        ends = [facts_at_end_of_turn(hint, answer.picks, worlds) for answer in pair]
        gains = [a["points"] - b["points"] for (a, _), (b, _) in zip(*ends, strict=True)]
        mean = sum(gains) / worlds
        error = (sum((gain - mean) ** 2 for gain in gains) / worlds / max(1, worlds - 1)) ** 0.5
        assert mean <= 2 * error + 0.05, "more points would be a reason"


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_true_and_have_a_reason(name: str) -> None:
    tactics = 0
    for hint in given_hints(name, HINTS):
        keys = {option.key for option in hint.decision.ask.options}
        assert set(hint.found.picks) <= keys
        assert hint.decision.ask.least <= len(hint.found.picks) <= hint.decision.ask.most
        hint.table.game.apply(hint.table.core.position, Action(hint.search.seat, hint.decision.kind, hint.found.picks))
        if hint.found.second is not None:
            check_facts(hint)
            check_numbers(hint)
            tactics += check_tactics(hint)
            check_both(hint)
        for locale in LOCALES:
            words = CATALOGUE.words(locale).at(NAMES[: hint.table.row.seats])
            sentence = hint_text(words, hint.table, hint.decision, hint.found).splitlines()[0]
            assert ": " in sentence
            assert not re.search(r"worth|value|points? \(|hint-|fact-|\{", sentence)
            if locale == "en":
                check_amounts(hint, sentence)
                if "the game" in sentence:
                    check_ending(hint, sentence)
                check_passing(hint, sentence)
                check_provost(hint, sentence)
        check_reason(hint, because(words, name, hint.found), comparison(words, name, hint.search.seat, hint.found))
    assert tactics, "some say how the turn goes on"


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_the_same_whatever_their_readers_cannot_see(name: str) -> None:
    """The sentence, the numbers and the button that plays the answer."""
    words = CATALOGUE.words("en").at(NAMES)
    for hint in given_hints(name, max(4, HINTS // 6)):
        game, table = hint.search.game, hint.table
        shown: list[tuple[object, ...]] = []
        for position in (table.core.position, game.redeal(table.core.position, hint.search.seat, Random(99))):
            at = Table(game, table.row.seats, hint.search.mind)
            found = searched(at, position, hint.decision, 5)[2]
            card = hint_card(words, table, hint.decision, found).to_components()  # type: ignore[no-untyped-call] # annotated in part only
            shown.append((found, card, number_lines(words, name, hint.search.seat, found, "another")))
        assert shown[0] == shown[1]
