"""Replaced cards are deleted or lose their buttons, later if not at once."""

import logging
from pathlib import Path

import discord
import pytest

from bot.app.upkeep import SWEEP
from bot.cards.layouts import plain
from bot.delivery.old_cards import Change, OldCards
from bot.delivery.publisher import Publisher
from bot.features.lobby.service import Lobbies
from bot.match.new_match import LobbyTerms
from storage.errors import Elsewhere
from storage.messages import CORRECTED, MessageRow
from tests.bot.connection import WELL, Down, Lost, requests_fail
from tests.bot.playing import Match, galleries, message, sentence
from tests.bot.tabletop import choose_first
from tests.simulated import controls, texts


def requests(match: Match, method: str) -> int:
    """Count the requests of a method about one message."""
    path = f"/channels/{match.place.id}/messages/"
    return sum(one.method == method and one.path.startswith(path) for one in match.world.env.http_requests)


async def replace_card(match: Match) -> int:
    """Play until another player is pinged by a new card; return the id of the replaced card."""
    card = await match.card()
    while (now := await match.card()).id == card.id:
        await match.first_choice()
    assert controls(now)
    return card.id


def message_exists(match: Match, id: int) -> bool:
    """Return True if a message still exists."""
    return id in {one.id for one in match.place.history()}


async def sweep_until_retried(match: Match) -> None:
    """Run the sweeps that repeat what failed once."""
    await match.world.env.advance_time(2 * SWEEP)


async def test_a_ping_costs_one_post_and_one_deletion(match: Match) -> None:
    await replace_card(match)
    known = [requests(match, method) for method in ("GET", "PATCH", "DELETE")]
    old = await replace_card(match)
    assert [requests(match, method) for method in ("GET", "PATCH", "DELETE")] == [known[0], known[1], known[2] + 1]
    assert not message_exists(match, old)
    assert await match.bot.store.superseded() == ()


@pytest.mark.parametrize("fault", [Down(), Lost()], ids=["down", "lost"])
async def test_a_deletion_that_failed_is_made_later(
    match: Match, caplog: pytest.LogCaptureFixture, fault: Down | Lost
) -> None:
    caplog.set_level(logging.WARNING)
    requests_fail(match.world, "DELETE", fault, WELL)
    old = await replace_card(match)
    assert caplog.records == [], "the card was published"
    assert not message_exists(match, old) or not controls(message(match.place, old)), "its buttons are gone at once"
    await sweep_until_retried(match)
    assert not message_exists(match, old)
    assert await match.bot.store.superseded() == ()


async def test_a_card_that_arrives_after_another_process_took_over_is_deleted(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await match.card()
    shown, late = match.bot.store.shown, set[int]()

    async def refuse(ids: list[int], card: MessageRow, *given: object) -> None:
        if card.message_id == before.id:
            await shown(ids, card, *given)  # type: ignore[arg-type]  # what the publisher gave
        else:
            late.add(card.message_id)
            raise Elsewhere(card.match_id)

    monkeypatch.setattr(match.bot.store, "shown", refuse)
    for _ in range(8):
        if not late:
            await match.first_choice()
    await match.world.env.settle()
    assert late
    assert not any(message_exists(match, id) for id in late)
    assert message_exists(match, before.id)


async def test_a_server_error_at_a_deletion_is_tried_again_after_a_restart(match: Match, path: Path) -> None:
    match.world.env.inject_error("DELETE", f"/channels/{match.place.id}/messages/*", status=500, times=None)
    olds = [await replace_card(match), await replace_card(match)]
    assert [card.message_id for card in await match.bot.store.superseded()] == olds
    for old in olds:
        kept = message(match.place, old)
        assert not controls(kept)
        assert texts(kept).endswith(sentence("card-moved"))
        assert len(galleries(kept)) == 1
    match.world.env.backend.faults.clear()
    await match.restart(path)
    await match.world.env.settle()
    assert not any(message_exists(match, old) for old in olds)
    assert [one.id for one in match.place.history() if controls(one)] == [(await match.card()).id]
    assert await match.bot.store.superseded() == ()


async def test_a_process_that_died_after_posting_leaves_no_old_card(
    match: Match, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as dying:
        dying.setattr(OldCards, "change", lambda *args, **given: None)
        old = await replace_card(match)
    assert controls(message(match.place, old))
    await match.restart(path)
    await match.world.env.settle()
    assert not message_exists(match, old)


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 50083)])
async def test_a_card_that_cannot_be_deleted_loses_its_buttons(match: Match, status: int, code: int) -> None:
    path = f"/channels/{match.place.id}/messages/*"
    match.world.env.inject_error("DELETE", path, status=status, code=code, times=None)
    old = await replace_card(match)
    before = requests(match, "DELETE")
    await sweep_until_retried(match)
    assert requests(match, "DELETE") == before, "it is not tried again"
    kept = message(match.place, old)
    assert not controls(kept)
    assert texts(kept).endswith(sentence("card-moved"))
    assert await match.bot.store.superseded() == ()


async def test_a_card_that_a_user_has_deleted_needs_nothing_more(match: Match) -> None:
    match.world.env.backend.delete_message(match.place.id, (await match.card()).id)
    matches = match.bot.services.matches
    await choose_first(matches, match.id)
    await match.bot.services.publisher.outcome(match.id)
    await match.bot.services.publisher._old.finish()
    assert controls(await match.card())
    assert await match.bot.store.superseded() == ()


async def test_an_old_card_of_a_match_that_cannot_be_read_holds_up_no_other(match: Match, path: Path) -> None:
    match.world.env.inject_error("DELETE", f"/channels/{match.place.id}/messages/*", status=500)
    old = await replace_card(match)
    lobby = await match.bot.services[Lobbies].open(9, 1, 1, "Eve", LobbyTerms("caylus"))
    card = MessageRow(lobby.id, 9, 9, 0, 0)
    await match.bot.store.shown([], card, card)
    await match.restart(path)
    await match.world.env.settle()
    assert not message_exists(match, old)


async def test_an_unforeseen_error_at_an_edit_is_logged_and_not_retried(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("discord.PartialMessage.delete", lambda *args: 1 / 0)
    await replace_card(match)
    assert [record.exc_info is not None for record in caplog.records if record.name == "bot.delivery.old_cards"] == [
        True
    ]
    assert isinstance(match.bot.services.publisher, Publisher)
    assert await match.bot.store.superseded() == ()


async def test_a_change_that_is_wanted_while_another_is_made_follows_it(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, made = match.bot.services.publisher._old, list[int]()
    card = MessageRow(match.id, match.place.id, (await match.card()).id, 0, 0, CORRECTED)
    changes: list[Change] = [lambda kept: plain(*kept), lambda kept: plain(*kept)]

    async def change(message: discord.PartialMessage, wanted: Change) -> None:
        made.append(changes.index(wanted))
        if made == [0]:
            old.change(card, changes[1])

    monkeypatch.setattr("bot.delivery.old_cards._change", change)
    old.change(card, changes[0])
    await old.finish()
    assert made == [0, 1]
