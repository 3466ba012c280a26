"""A duplicate tournament in a file: each round has one deal and one seal, secret until its last match has ended."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.cli.stored_matches import hidden, plain
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.duplicate import DUPLICATE, DUPLICATE_ORDER
from bot.features.tournaments.rules.exports import export_csv, export_json
from bot.features.tournaments.rules.model import Event, EventRound
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.rules.stages import possible_in_stage
from bot.match.errors import Refused
from bot.match.settings import DUPLICATE_OF, PUBLIC, is_secluded, public_of
from engine import GAMES
from engine.core.proof import prove
from engine.core.types import CHANCE, Action
from storage import databases
from storage.matches import MatchRow
from tests.bot.features.lobby.test_closed_seats import run_script
from tests.bot.features.tournaments.test_event_keeper import create
from tests.bot.tournament_room import Events, without_matches

PLAYERS = range(1, 9)
GIVEN = {
    "format": "swiss",
    "seats": 2,
    "rounds": 2,
    "least": 3,
    "scheme": DUPLICATE,
    "order": DUPLICATE_ORDER,
}


async def launch_first_round(events: Events, **more: object) -> Event:
    """Launch the first round of a duplicate tournament of duels."""
    await create(events, **{**GIVEN, "game": "magna_carta", **more})
    await events.enter(PLAYERS, present=8)
    await events.act(acts.TournamentStarted(id="start"))
    return await events.advance()


async def rows(events: Events, one: EventRound) -> list[MatchRow]:
    """Return the matches of a round."""
    found = [await events.matches.find(table.match) for table in one.tables]
    return [row for row in found if row is not None]


async def play_to_end(events: Events) -> Event:
    """Play the tournament to its end."""
    event = await launch_first_round(events)
    while event.phase == "running":
        await events.play(event)
        event = await events.advance()
    return event


async def test_all_tables_of_a_round_have_one_deal_and_one_seal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    event = await play_to_end(events)
    seals = [told for told in events.host.announced if told.startswith("seal")]
    assert len(seals) == len(event.stages[0].rounds) == 2
    for one in event.stages[0].rounds:
        found = await rows(events, one)
        assert len({(row.seed, row.settings[DUPLICATE_OF]) for row in found}) == 1
        assert f"seal {one.number} {found[0].commitment}" in seals
        records = [await events.matches.record(row.id) for row in found]
        assert len({(record.match, record.closed, record.secret) for record in records}) == 1
        assert all(prove(GAMES["magna_carta"], record).first_mismatch is None for record in records)
        assert all(run_script(record, tmp_path)[0] == 0 for record in records), "the script deals by occasion too"
        renamed = tuple((step, f"{name}9") for step, name in records[0].occasions)
        assert run_script(structs.replace(records[0], occasions=renamed), tmp_path)[0] == 1
        rolls = [
            dict(zip((name for _, name in record.occasions), _drawn(record.entries), strict=True)) for record in records
        ]
        for name in set.intersection(*({*one} for one in rolls)):
            if name.startswith(("deck/", "neutral/", "first/")):
                assert len({one[name] for one in rolls}) == 1
    assert all(table.result is not None and table.result.compared for table in event.tables())
    await events.store.close()


def _drawn(entries: object) -> list[tuple[str, ...]]:
    assert isinstance(entries, tuple)
    return [entry.picks for entry in entries if isinstance(entry, Action) and entry.seat == CHANCE]


async def test_a_round_is_secret_until_its_last_match_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    event = await launch_first_round(events)
    while True:
        (one,) = event.stages[0].rounds
        left = [table for table in one.tables if table.result is None]
        assert all(is_secluded(row) for row in await rows(events, one))
        assert not any([(await events.matches.record(table.match)).secret for table in one.tables])
        stored = await events.keeper.get_tournament(events.id)
        seen = stored.as_seen().tournament
        assert all(table.result is None for table in seen.tables())
        assert b"reported" not in await events.keeper.export_acts(events.id)
        assert re.search(rb'"places":\[\d', export_json(seen)) is None
        assert all(not line.split(",")[8] for line in export_csv(seen, {}).splitlines()[1:])
        assert {(one.best, one.worst) for one in possible_in_stage(event).values()} == {(1, 8)}
        assert all(line.values[0] == 0 for line in stage_standings(event, 0))
        await _play_one(events, event)
        event = await events.advance()
        if len(left) == 1:
            break
    first = event.stages[0].rounds[0]
    assert first.closed
    assert not any(is_secluded(row) for row in await rows(events, first))
    assert all([(await events.matches.record(table.match)).secret for table in first.tables])
    assert all(is_secluded(row) for row in await rows(events, event.stages[0].rounds[1]))
    assert b"reported" in await events.keeper.export_acts(events.id)
    await events.store.close()


async def _play_one(events: Events, event: Event) -> None:
    """Play the first open table to its end."""
    going = True
    while going:
        going = await events._move(event.open_tables()[0])


async def test_an_export_keeps_secrets_until_the_round_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    event = await launch_first_round(events)
    key = event.tables()[0].match
    await _play_one(events, event)
    saved = await events.store.load(key)
    assert saved is not None
    assert saved.match.status == "ended"
    assert hidden(saved)
    await events.store.close()
    kept: Any = plain(next(databases.saved_matches(events.path, key)))
    assert kept["match"]["seed"] is None
    assert any(line["picks"] is None for line in kept["log"])


async def test_matches_of_a_duplicate_round_are_never_public(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    event = await launch_first_round(events)
    (row, *_) = await rows(events, event.stages[0].rounds[0])
    row.settings[PUBLIC] = "spotlight"
    assert public_of(row) == "no"
    await events.store.close()


async def test_players_of_a_round_cannot_take_seats_at_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    event = await launch_first_round(events)
    one, other, *_ = event.tables()
    act = acts.Replaced(id="r", table=one.key, player=one.players[0], substitute=other.players[0])
    with pytest.raises(Exception, match="event-refused-same-deal"):
        await events.keeper.act(events.id, act)
    (row, *_) = await rows(events, event.stages[0].rounds[0])
    await events.matches.seat_changes.vacate(row.id, one.players[0], "Bot")
    with pytest.raises(Refused, match="refuse-secluded"):
        await events.matches.seat_changes.substitute(row.id, other.players[0], "P")
    exchanged = acts.Exchanged(id="x", players=(one.players[0], other.players[0]))
    with pytest.raises(Exception, match="event-refused-exchange"):
        await events.keeper.act(events.id, exchanged)
    await events.store.close()


async def test_deaths_do_not_change_the_end_of_a_duplicate_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        counted = Events(tmp_path / "whole.db", patch)
        expected = await launch_first_round(counted)
        writes = counted.writes
        await counted.store.close()
    deaths = frozenset(random.Random(3).sample(range(5, writes), 12))
    with monkeypatch.context() as patch:
        dying = Events(tmp_path / "dying.db", patch, deaths)
        event = await launch_first_round(dying)
        assert without_matches(event) == without_matches(expected)
        found = await rows(dying, event.stages[0].rounds[0])
        assert len({(row.seed, row.settings[DUPLICATE_OF], row.settings["closed"]) for row in found}) == 1
        await dying.store.close()


async def test_filled_tables_and_tables_of_three_are_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    more = {"game": "caylus", "seats": 3, "format": "schedule", "rounds": 1, "fill": True}
    event = await launch_first_round(events, **more)
    await events.play(event)
    event = await events.advance()
    assert event.phase == "finished"
    assert {len(table.players) for table in event.tables()} == {2, 3}
    assert all(table.result is not None and table.result.compared for table in event.tables())
    await events.store.close()
