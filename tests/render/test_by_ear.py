"""Whole matches played by a listener who only hears descriptions."""

import re
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any, Final

import pytest

import render
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.match import Match
from engine.core.types import Action, Seat
from render import View
from tests.games import KITS
from tests.render.positions import NAMES

SECRET: Final = b"a secret for those who listen in".ljust(SECRET_BYTES)[:SECRET_BYTES]
MAX_OF_ANYTHING: Final = 200
"""More than a player ever has of anything."""

SLOTS: Final = ("place", "player", "points", "goods")
MORE: Final = ("workers", "income", "residences", "passed", "tokens", "prestige", "target")
LISTENING: Final = {name: kit.listening for name, kit in KITS.items() if kit.listening is not None}
TABLES: Final = [(name, *played) for name, listening in LISTENING.items() for played in listening.games]

Purse = dict[str, int]


class Listener:
    """Listener who knows a language and the players' names, counts gains and losses, and picks a line."""

    def __init__(self, game: str, words: Words, names: tuple[str, ...], random: Random) -> None:
        self._words = words
        self._names = names
        self._random = random
        self._amounts = {
            words(f"board-goods-{kind}", count=count): (kind, count)
            for kind in LISTENING[game].kinds
            for count in range(1, MAX_OF_ANYTHING)
        }
        self._standing = _pattern(words(LISTENING[game].standing, **_slots((*SLOTS, *MORE))).partition("<workers>")[0])
        gains_and_losses = ({"gains": "<gains>", "losses": "<losses>"}, {"gains": "<gains>"}, {"losses": "<losses>"})
        self._news = [
            _pattern(words("board-changed-player", **{"player": "<player>", "gains": "", "losses": "", **told}))
            for told in gains_and_losses
        ]
        self._result = _pattern(words("board-describe-result", **_slots(("place", "player", "points"))))
        self.purses: dict[str, Purse] = {}

    def picks(self, text: str, many: int) -> list[int]:
        """Follow the news, check them against the described position, and choose that many of the options at the end."""
        self._follow(text)
        *_, question = text.split("\n\n")
        lines = question.split("\n")
        asked = [*takewhile(lambda line: not line.startswith("– "), lines)]
        assert any(name in asked[-1] for name in self._names)
        options = lines[len(asked) :]
        assert all(line.startswith("– ") for line in options)
        assert len(set(options)) == len(options)
        return self._random.sample(range(len(options)), many)

    def results(self, text: str) -> dict[str, Purse]:
        """Return the points of every player, as described at the end."""
        self._follow(text)
        *_, end = text.split("\n\n")
        heading, *lines = end.split("\n")
        assert heading == self._words("board-describe-over")
        found = [self._result.fullmatch(line) for line in lines]
        return {each["player"]: self._counted(each["points"]) for each in found if each}

    def _follow(self, text: str) -> None:
        told = dict(self._told(text))
        assert set(told) == set(self._names)
        if self.purses:
            for line in text.partition("\n\n")[0].split("\n"):
                self._hear(line)
            assert self.purses == told
        self.purses = told

    def _hear(self, line: str) -> None:
        found = next((found for news in self._news if (found := news.fullmatch(line))), None)
        if found is None or found["player"] not in self.purses:
            return
        purse = self.purses[found["player"]]
        for sign, part in ((1, "gains"), (-1, "losses")):
            for kind, count in self._counted(found.groupdict().get(part) or "").items():
                purse[kind] = purse.get(kind, 0) + sign * count
        self.purses[found["player"]] = {kind: count for kind, count in purse.items() if count}

    def _told(self, text: str) -> Iterator[tuple[str, Purse]]:
        for line in text.split("\n"):
            found = self._standing.match(line)
            if found:
                yield found["player"], self._counted(found["points"]) | self._counted(found["goods"])

    def _counted(self, text: str) -> Purse:
        heard = (self._amounts.get(part) for part in text.split(", "))
        return dict(amount for amount in heard if amount)


def _slots(names: tuple[str, ...]) -> dict[str, str]:
    return {name: f"<{name}>" for name in names}


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"<(\w+)>", r"(?P<\1>.+?)", re.escape(template)))


def play_by_ear(name: str, locale: str, seats: int, options: dict[str, str], seed: int) -> Match[Any, Any]:
    """Play a match in which the listener hears each position and answers with a line, as on the menu."""
    words, dealer = Catalogue().words(locale).at(NAMES[:seats]), Dealer(SECRET)
    game = GAMES[name]
    listener = Listener(name, words, NAMES[:seats], Random(seed))
    match, _ = Match.new(game, game.setup(seats, options), dealer)
    before: View | None = None
    while match.decisions:
        decision = match.decisions[0]
        ask = decision.ask
        view = seen(match, ask.seat)
        picked = listener.picks(render.describe(view, words, before), ask.least)
        match.play(Action(ask.seat, decision.kind, tuple(ask.options[at].key for at in picked)), dealer)
        before = view
    told = listener.results(render.describe(seen(match, None), words, before))
    outcome = game.outcome(match.position)
    assert outcome is not None
    assert [told[name].get("vp", 0) for name in NAMES[:seats]] == list(outcome.scores)
    return match


def seen(match: Match[Any, Any], seat: Seat | None) -> View:
    view: View = match.game.view(match.position, seat)
    return view


def play_directly(name: str, seats: int, options: dict[str, str], seed: int) -> Match[Any, Any]:
    """Play the same match without descriptions."""
    game = GAMES[name]
    random, dealer = Random(seed), Dealer(SECRET)
    match, _ = Match.new(game, game.setup(seats, options), dealer)
    while match.decisions:
        decision = match.decisions[0]
        picks = tuple(option.key for option in random.sample(decision.ask.options, decision.ask.least))
        match.play(Action(decision.ask.seat, decision.kind, picks), dealer)
    return match


def test_every_language_is_listened_to() -> None:
    for game in LISTENING:
        assert {locale for name, locale, _, _ in TABLES if name == game} == set(LOCALES)


@pytest.mark.parametrize(("name", "locale", "seats", "options"), TABLES)
def test_a_match_played_by_ear_is_the_same_match(name: str, locale: str, seats: int, options: dict[str, str]) -> None:
    heard, played = play_by_ear(name, locale, seats, options, seats), play_directly(name, seats, options, seats)
    assert len(played.log) > 50
    assert heard.log == played.log
    assert GAMES[name].digest(heard.position) == GAMES[name].digest(played.position)
