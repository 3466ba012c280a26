"""Stored tournaments of programs of any age."""

from collections.abc import Callable

import pytest

from bot.features.tournaments import stored as stored_event
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.entries import MAX_ENTRIES_EACH
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.stored import apply_acts, encode, read
from storage.tournaments import EventRow, SavedEvent
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import ORGANISER, settings


def test_a_stored_act_that_is_refused_today_is_skipped() -> None:
    taken: list[acts.AnyAct] = [
        acts.Opened(id="open"),
        acts.Entered(id="1 enters", by=1, at=NOW, player=1),
        acts.Disqualified(id="1 is out", at=NOW, player=1),
        acts.Entered(id="1 enters again", by=1, at=NOW, player=1),
        acts.Entered(id="2 enters", by=2, at=NOW, player=2),
    ]
    row = EventRow("abcdefgh", 5, 7, ORGANISER, encode(settings()), NOW)
    stored = read(SavedEvent(row, tuple(encode(act) for act in taken), {}))
    assert (stored.tournament.active(), stored.length) == (frozenset({2}), 5)


class CountedId(str):
    """The id of an act that counts comparisons and look-ups."""

    __slots__ = ()
    looks = 0

    def __eq__(self, other: object) -> bool:
        CountedId.looks += 1
        return str.__eq__(self, other)

    def __hash__(self) -> int:
        CountedId.looks += 1
        return str.__hash__(self)


class FakeDecoder:
    """A decoder that turns the number of an act into an entry or a withdrawal, in turns."""

    def decode(self, text: str) -> acts.AnyAct:
        """Return the act."""
        number = int(text)
        if number == 0:
            return acts.Opened(id=CountedId("open"))
        kind: Callable[..., acts.AnyAct] = acts.Entered if number % 2 else acts.Withdrew
        return kind(id=CountedId(f"{number} acts"), by=1, at=NOW, player=1)


def test_reading_acts_takes_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_event, "ACT_DECODER", FakeDecoder())
    row = EventRow("abcdefgh", 5, 7, ORGANISER, encode(settings()), NOW)
    looks = []
    for length in (1_000, 20_000):
        CountedId.looks = 0
        assert read(SavedEvent(row, tuple(map(str, range(length))), {})).length == length
        looks.append(CountedId.looks / length)
    assert looks[1] < 2 * looks[0]


def open_with(*players: int) -> Event:
    """Return an open tournament with these entrants."""
    event, _ = apply_acts(Event(settings()), [acts.Opened(id="open")])
    for player in players:
        event, _ = apply_acts(event, [acts.Entered(id=f"{player} enters", by=player, at=NOW, player=player)])
    return event


def apart(by: int, *players: int) -> acts.KeptApart:
    return acts.KeptApart(id=f"{by} of {players}", by=by, at=NOW, players=players)


def test_a_known_household_is_not_stored_again() -> None:
    event, texts = apply_acts(open_with(1, 2), [apart(ORGANISER, 1, 2), apart(ORGANISER, 2, 1)])
    assert (event.apart, len(texts)) == (((1, 2),), 1)


def test_entering_and_leaving_ends_with_having_left() -> None:
    event, number = open_with(1), 1
    for number in range(1, MAX_ENTRIES_EACH):
        event, _ = apply_acts(event, [acts.Withdrew(id=f"{number} leaves", by=1, at=NOW, player=1)])
        event, _ = apply_acts(event, [acts.Entered(id=f"{number} again", by=1, at=NOW, player=1)])
    event, _ = apply_acts(event, [acts.Withdrew(id="leaves", by=1, at=NOW, player=1)])
    with pytest.raises(ActRefused, match="entered-often"):
        apply_acts(event, [acts.Entered(id="once more", by=1, at=NOW, player=1)])
    assert len(event.log) == 1 + 2 * MAX_ENTRIES_EACH


def test_a_second_check_in_adds_nothing() -> None:
    event, _ = apply_acts(open_with(1), [acts.EntriesClosed(id="close")])
    said = [acts.Appeared(id=f"{number}", by=1, at=NOW, player=1) for number in range(3)]
    assert len(apply_acts(event, said)[1]) == 1


def test_households_of_an_older_program_keep_their_meaning() -> None:
    taken: list[acts.AnyAct] = [acts.Opened(id="open"), apart(7, 7, 8), apart(9, 7, 8)]
    row = EventRow("abcdefgh", 5, 7, ORGANISER, encode(settings()), NOW)
    stored = read(SavedEvent(row, tuple(encode(act) for act in taken), {}))
    assert stored.tournament.apart == ((7, 8), (7, 8))
