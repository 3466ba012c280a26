"""Whole games described in every language, without a missing word for any choice, question, event or reason."""

import logging
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any

import pytest

from bot.words import LOCALES, Catalogue
from engine.core.dealer import Dealer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seal import SECRET_BYTES
from engine.core.types import Action, Data, Decision, Event, Outcome, Reason
from render import marked_labels
from render.prose.phrases import ask_line, event_line, option_label, reason_line
from tests.bot.spoken_words import SPOKEN
from tests.games import KITS

NAMES = ("Ada", "Bruno", "Chiara", "Dolores", "Émile")
LABEL = 100
"""Discord's limit for an option of a menu."""

GAMES_OF_EACH_KIND = 20
"""Games of each kind."""

EFFECT_SHARE = 0.85
"""The share of picks that are among the options that take something."""

OF_EVERY_GAME = pytest.mark.parametrize("name", SPOKEN)


class Examples:
    """Examples from a number of games, one of every kind and shape."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.offered: set[str] = set()
        self.events: dict[str, Event] = {}
        self.reasons: dict[str, Reason] = {}
        self.outcomes: dict[str, Outcome] = {}

    def hear(self, asked: Decision) -> None:
        """Keep a question that offers something new; other numbers are nothing new."""
        offered = {re.sub(r"\d+", "", f"{asked.kind} {option.key} {option.data}") for option in asked.ask.options}
        if not offered <= self.offered:
            self.offered |= offered
            self.decisions.append(asked)

    def hear_events(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.setdefault(f"{event.kind} {_filled(event.data)}", event)

    def ask_why(self, match: Match[Any, Any], asked: Decision, key: str) -> None:
        reason = match.game.why(match.position, asked.ask.seat, asked.kind, key)
        if reason:
            self.reasons.setdefault(f"{reason.kind} {_filled(reason.data)}", reason)


def _filled(data: Data) -> list[str]:
    return sorted(key for key, value in data.items() if value)


def games(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield every number of seats, and every value of every option with random others."""
    chooser = random.Random(game.name)
    for seats in game.seats:
        yield seats, {}
    for choice in game.options:
        for value in choice.values:
            drawn = {other.id: chooser.choice(other.values) for other in game.options}
            yield chooser.choice(game.seats), {**drawn, choice.id: value}


def listen(game: Game[Any, Any], seats: int, options: dict[str, str], seed: int, told: Examples) -> None:
    """Play a game at random; now and then ask for the reason against a choice that an earlier question offered."""
    chooser = random.Random(seed)
    dealer = Dealer(bytes([seed] * SECRET_BYTES))
    match, step = Match.new(game, game.setup(seats, options), dealer)
    seen: dict[str, None] = {}
    while match.decisions:
        told.hear_events(step.events)
        asked = chooser.choice(match.decisions)
        told.hear(asked)
        for key in chooser.sample(sorted(seen), min(3, len(seen))):
            told.ask_why(match, asked, key)
        seen.update(dict.fromkeys(option.key for option in asked.ask.options))
        step = match.play(Action(asked.ask.seat, asked.kind, pick_busily(chooser, asked)), dealer)
    told.hear_events(step.events)
    outcome = game.outcome(match.position)
    assert outcome
    told.outcomes[outcome.ended] = outcome


def pick_busily(chooser: random.Random, asked: Decision) -> tuple[str, ...]:
    """Pick at random, mostly an option with an effect, so that more happens than by passing and declining."""
    rich = [option.key for option in asked.ask.options if option.data]
    every = [option.key for option in asked.ask.options]
    keys = rich if len(rich) >= asked.ask.least and chooser.random() < EFFECT_SHARE else every
    return tuple(chooser.sample(keys, asked.ask.least))


@cache
def collect_examples(name: str) -> Examples:
    """Collect the examples of a game."""
    heard = Examples()
    for seed, (seats, options) in enumerate(islice(cycle(games(SPOKEN[name])), GAMES_OF_EACH_KIND)):
        listen(SPOKEN[name], seats, options, seed, heard)
    return heard


@OF_EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_described_without_a_missing_word(
    name: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard = collect_examples(name)
    words = Catalogue().words(locale).at(NAMES)
    with caplog.at_level(logging.WARNING):
        lines = [ask_line(words, name, decision) for decision in heard.decisions]
        lines += [event_line(words, name, event) for event in heard.events.values()]
        lines += [reason_line(words, name, reason) for reason in heard.reasons.values()]
        lines += [words(f"{name}-ended-{ended}") for ended in heard.outcomes]
        lines += [words(f"source-{id}") for outcome in heard.outcomes.values() for id in outcome.sources[0]]
        labels = [
            option_label(words, name, decision.kind, option)
            for decision in heard.decisions
            for option in decision.ask.options
        ]
    assert not set(caplog.messages)
    assert not [line for line in (*lines, *labels) if "  " in line or " ." in line or "()" in line or not line.strip()]
    assert not {text for text in (*lines, *labels) if "_" in text}, "an id has no name"
    assert not {label for label in labels if len(label) > LABEL}


@OF_EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_the_choices_of_a_question_read_differently(name: str, locale: str) -> None:
    """With the marks of their places, only copies of one card read the same."""
    heard = collect_examples(name)
    words = Catalogue().words(locale).at(NAMES)
    for decision in heard.decisions:
        different = {str(option.data or option.key): number for number, option in enumerate(decision.ask.options)}
        marked = [*marked_labels(words, name, decision)]
        labels = [marked[number] for number in different.values()]
        assert len(labels) == len(set(labels)), labels


@OF_EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_groups_of_choices_have_a_name(name: str, locale: str) -> None:
    heard = collect_examples(name)
    words = Catalogue().words(locale)
    groups = {option.group for decision in heard.decisions for option in decision.ask.options if option.group}
    assert [group for group in sorted(groups) if not words.has(f"{name}-group-{group}")] == []


@OF_EVERY_GAME
def test_games_that_were_read_gave_reasons(name: str) -> None:
    """Without reasons the first test would prove little."""
    heard = collect_examples(name)
    assert len({reason.kind for reason in heard.reasons.values()}) >= KITS[name].least_reasons
