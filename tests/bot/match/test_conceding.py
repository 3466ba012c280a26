"""Conceding: it ends a match of two seats, which the other wins; with more seats a computer player plays on."""

import pytest
from discord import ui

from bot.cards.turn_card import turn_card
from bot.features.tournaments.matches import ended_acts
from bot.features.tournaments.rules.acts import Reported
from bot.features.tournaments.rules.model import EventTable
from bot.interaction.translator import CATALOGUE
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement
from bot.match.service import Matches
from bot.words import LOCALES
from render.prose.lists import listed
from tests.bot.playing import Match, galleries, private_messages, private_text
from tests.bot.tabletop import STRANGER, USERS, Room, begin, choose_first, refusal_of
from tests.simulated import controls, texts

EN = CATALOGUE.words("en")


async def test_with_two_seats_the_other_wins(room: Room) -> None:
    tables = room.tables
    match_id = await begin(tables)
    for _ in range(2):
        await choose_first(tables, match_id)
    await tables.conceding.concede(match_id, USERS[1])
    table = await tables.get_match(match_id)
    assert (table.row.status, table.conceder) == ("ended", 1)
    assert [seat.user_id for seat in table.seats] == list(USERS[:2])
    (outcome,) = await tables.store.outcomes()
    assert outcome.ending == "conceded"
    (kept,) = await tables.store.results(5)
    assert [(place.place, place.rated) for place in kept.places] == [(1, True), (2, True)]
    assert await refusal_of(tables.conceding.concede(match_id, USERS[0])) == "refuse-over"
    await room.restart()
    assert (await room.tables.get_match(match_id)).conceder == 1


async def test_a_match_conceded_before_both_have_moved_is_not_rated(tables: Matches) -> None:
    match_id = await begin(tables)
    await tables.conceding.concede(match_id, USERS[0])
    (kept,) = await tables.store.results(5)
    assert [(place.place, place.rated) for place in kept.places] == [(2, False), (1, True)]


async def test_a_conceded_tournament_match_has_places(tables: Matches) -> None:
    match_id = await begin(tables)
    await tables.conceding.concede(match_id, USERS[0])
    acts = await ended_acts(tables, EventTable("1.1.1", USERS[:2], USERS[:2], 0), match_id, 0)
    assert [(act.places, act.scores) for act in acts if isinstance(act, Reported)] == [((2, 1), ())]
    assert len(acts) == 1, "who concedes has not left the table"


async def test_with_three_seats_a_computer_player_plays_on(tables: Matches) -> None:
    match_id = await begin(tables, 3)
    await tables.conceding.concede(match_id, USERS[1])
    table = await tables.get_match(match_id)
    assert (table.row.status, table.conceder) == ("live", None)
    assert (table.seats[1].user_id, table.seats[1].computer is None) == (None, False)
    assert table.clock is not None
    assert table.clock.seats[1].holder == "conceded"
    assert await refusal_of(tables.conceding.concede(match_id, STRANGER)) == "refuse-not-a-player"


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_card_names_the_winner(tables: Matches, locale: str) -> None:
    match_id = await begin(tables)
    await tables.conceding.concede(match_id, USERS[0])
    table: SeatedMatch = await tables.get_match(match_id)
    words = CATALOGUE.words(locale).at(table.names)
    card = turn_card(table, words, Announcement(()))
    shown = "\n".join(item.content for item in card.layout.walk_children() if isinstance(item, ui.TextDisplay))
    assert words("card-conceded", player="Ada", winner="Bruno", points=listed(words, ["Ada: 0", "Bruno: 0"])) in shown
    buttons = [item for item in card.layout.walk_children() if isinstance(item, ui.Button)]
    assert [str(one.custom_id).split("|")[1] for one in buttons] == ["new", "rematch", "result", "share"]


async def test_the_button_first_asks_and_warns_that_the_game_ends(match: Match) -> None:
    ada = match.world.people["Ada"]
    (asked,) = private_messages(await ada.slash(match.place, "game resign"))
    assert EN("resign-confirm-ends", player="Bruno") in texts(asked)
    assert EN("resign-or-cancel-duel", last="no") in texts(asked)
    await ada.click(asked, custom_id=next(id for id in controls(asked) if id.startswith("t|leave|")))
    card = await match.card()
    conceded = EN("card-conceded", player="Ada", winner="Bruno", points="Ada: 0 and Bruno: 0")
    assert conceded in texts(card)
    assert any(id.startswith("z|rematch|") for id in controls(card))
    (result,) = private_messages(await ada.click(card, custom_id=f"z|result|{match.id}"))
    assert conceded in texts(result)
    assert [item["description"] for shown in galleries(result) for item in shown] == [EN("chart-turns")]
    assert any(id.startswith("t|export|") for id in controls(result))
    assert private_text(await ada.slash(match.place, "game resign")) == EN("refuse-over")


@pytest.mark.parametrize("game", ["caylus", "catan_cards", "magna_carta"])
async def test_the_picture_of_a_conceded_match_asks_no_player(room: Room, game: str) -> None:
    match_id = await begin(room.tables, game=game)
    before = turn_card(table := await room.tables.get_match(match_id), EN.at(table.names), Announcement(()))
    assert before.boards[0].picture.view.asked
    await room.tables.conceding.concede(match_id, USERS[1])
    after = turn_card(table := await room.tables.get_match(match_id), EN.at(table.names), Announcement(()))
    assert (after.boards[0].picture.view.asked, after.boards[0].picture.view.decisions) == ((), ())
