"""Ids of presses, kept from the gateway to the outbox row, and the measured time of their acknowledgement."""

import logging

import pytest

from bot.delivery.causes import PRESS_LOG
from bot.match.outbox import EVERYONE, unpack
from bot.match.service import Matches
from storage.messages import OutboxRow
from storage.sqlite import SqliteStore
from tests.bot.playing import Match
from tests.bot.tabletop import begin, open_question


async def test_a_press_is_followed_to_its_outbox_row(
    match: Match, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[OutboxRow] = []
    unsent = SqliteStore.unsent

    async def read(store: SqliteStore, match_id: str) -> tuple[OutboxRow, ...]:
        found = await unsent(store, match_id)
        rows.extend(found)
        return found

    monkeypatch.setattr(SqliteStore, "unsent", read)
    with caplog.at_level(logging.INFO, PRESS_LOG):
        await match.first_choice()
    said = [record for record in caplog.records if record.name == PRESS_LOG]
    (published,) = [record.__dict__ for record in said if record.getMessage() == "published"]
    (press,) = published["presses"]
    assert [record.getMessage() for record in said][:2] == ["received", "acknowledged"]
    stored = {row.id: unpack(row.body).press for row in rows if row.target == EVERYONE}
    assert {stored[id] for id in published["outbox"]} == {press}
    log = await match.bot.store.log(match.id)
    assert press in {line.key for line in log}


async def test_an_acknowledgement_is_measured(match: Match) -> None:
    before = match.bot.acknowledgements.count
    await match.first_choice()
    assert match.bot.acknowledgements.count == before + 1


async def test_of_a_press_with_several_answers_each_row_names_the_press(tables: Matches) -> None:
    match_id = await begin(tables)
    user, decision_name, ask = await open_question(tables, match_id)
    await tables.choose(match_id, user, decision_name, (ask.options[0].key,), f"1456074443980800006 {decision_name}")
    rows = await tables.store.unsent(match_id)
    assert [unpack(row.body).press for row in rows if row.target == EVERYONE][-1] == "1456074443980800006"
