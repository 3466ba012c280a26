"""Cards that newer ones have superseded lose their buttons, if not at once then later, and with one request."""

import logging
from pathlib import Path

import pytest

from bot.app.client import SWEEP
from bot.gateway.old_cards import OldCards
from bot.gateway.publisher import Publisher
from storage import rows
from tests.bot.connection import WELL, Down, Lost, requests_fail
from tests.bot.playing import Match, galleries, message, sentence
from tests.simulated import controls, texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the world's bot keeps its matches."""
    return tmp_path / "matches.db"


def requests(match: Match, method: str) -> int:
    """How many requests of a method were about one message."""
    path = f"/channels/{match.place.id}/messages/"
    return sum(one.method == method and one.path.startswith(path) for one in match.world.env.http_requests)


async def swept(match: Match) -> None:
    """Let the sweeps come that try again what has failed once."""
    await match.world.env.advance_time(2 * SWEEP)


async def test_a_move_costs_one_post_and_one_change_of_the_old_card(match: Match) -> None:
    before = requests(match, "GET"), requests(match, "PATCH")
    olds = []
    for _ in range(3):
        olds.append((await match.card()).id)
        await match.first_choice()
    assert (requests(match, "GET"), requests(match, "PATCH") - before[1]) == (before[0], 3)
    for id in olds:
        old = message(match.place, id)
        assert not controls(old)
        assert len(galleries(old)) == 1
        assert texts(old).endswith(sentence("card-moved"))


@pytest.mark.parametrize("fault", [Down(), Lost()], ids=["down", "lost"])
async def test_a_change_that_failed_is_made_later(
    match: Match, caplog: pytest.LogCaptureFixture, fault: Down | Lost
) -> None:
    caplog.set_level(logging.WARNING)
    old = await match.card()
    requests_fail(match.world, "PATCH", fault, WELL)
    await match.first_choice()
    assert caplog.records == [], "the card was published"
    await swept(match)
    assert not controls(message(match.place, old.id))
    assert await match.bot.store.superseded() == ()


async def test_a_server_error_at_a_change_is_tried_again_after_a_restart(match: Match, path: Path) -> None:
    old = await match.card()
    match.world.env.inject_error("PATCH", f"/channels/{match.place.id}/messages/*", status=500, times=None)
    await match.first_choice()
    await match.first_choice()
    assert len(await match.bot.store.superseded()) == 2
    match.world.env.backend.faults.clear()
    await match.restart(path)
    await match.world.env.settle()
    assert [one.id for one in match.place.history() if controls(one)] == [(await match.card()).id]
    assert texts(message(match.place, old.id)).endswith(sentence("card-moved"))
    assert await match.bot.store.superseded() == ()


async def test_a_process_that_died_after_posting_leaves_no_buttons(
    match: Match, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await match.card()
    with monkeypatch.context() as dying:
        dying.setattr(OldCards, "strip", lambda *args: None)
        await match.first_choice()
    assert controls(message(match.place, old.id))
    await match.restart(path)
    await match.world.env.settle()
    kept = message(match.place, old.id)
    assert not controls(kept)
    assert len(galleries(kept)) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10008), (400, 50083)])
async def test_a_change_that_is_refused_for_good_is_given_up(match: Match, status: int, code: int) -> None:
    match.world.env.inject_error(
        "PATCH", f"/channels/{match.place.id}/messages/*", status=status, code=code, times=None
    )
    before = requests(match, "PATCH")
    await match.first_choice()
    await swept(match)
    assert requests(match, "PATCH") == before + 1
    assert await match.bot.store.superseded() == ()


async def test_an_old_card_of_a_match_that_cannot_be_read_holds_up_no_other(match: Match, path: Path) -> None:
    old = await match.card()
    match.world.env.inject_error("PATCH", f"/channels/{match.place.id}/messages/*", status=500)
    await match.first_choice()
    lobby = await match.bot.services.matches.lobbies.open(9, 1, 1, "Eve", "caylus")
    await match.bot.store.sent([], superseded=rows.MessageRow(lobby.id, 9, 9, 0, 0))
    await match.restart(path)
    await match.world.env.settle()
    assert not controls(message(match.place, old.id))


async def test_cards_past_those_remembered_are_read_first(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.gateway.old_cards.REMEMBERED", 0)
    await match.first_choice()
    old, before = await match.card(), requests(match, "GET")
    await match.first_choice()
    assert requests(match, "GET") == before + 1
    assert not controls(message(match.place, old.id))


async def test_what_nobody_foresaw_at_a_change_is_logged_and_given_up(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.messages.turn_card.without_controls", lambda *args: 1 / 0)
    await match.first_choice()
    assert [record.exc_info is not None for record in caplog.records if record.name == "bot.gateway.old_cards"] == [
        True
    ]
    assert isinstance(match.bot.services.publisher, Publisher)
    assert await match.bot.store.superseded() == ()
