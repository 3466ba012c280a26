"""Matches of a tournament: each names it, and leads back to it at the end."""

import pytest
from msgspec import structs

from bot.cards.turn_card import turn_card
from bot.features.results.cards import result_card
from bot.features.results.rematch import open_rematch
from bot.match.outbox import Announcement
from bot.match.settings import TOURNAMENT, event_of, valid
from bot.words import Catalogue
from tests.bot.features.tournaments.test_events import play_matches
from tests.bot.lobbies import lobby_of
from tests.bot.playing import sentence
from tests.bot.tabletop import refusal_of
from tests.bot.tournaments_on_discord import bot_of, launch_with, open_tournament, round_title
from tests.simulated import World, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 10)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def test_a_match_names_its_tournament_and_round(world: World) -> None:
    await open_tournament(world)
    await launch_with(world, *NAMES[1:])
    await bot_of(world).services.publisher.sweep()
    await world.env.settle()
    for thread in world.channel.threads:
        tables = (sentence("tournament-table", table=f"{number}") for number in (1, 2, 3))
        table = next(table for table in tables if table.casefold() in f"{thread.name}".casefold())
        assert f"Cup · {round_title(1)} · {table}" in "\n".join(map(texts, thread.history()))


async def test_a_tournament_result_leads_to_standings_instead_of_a_rematch(world: World) -> None:
    await open_tournament(world)
    stored = await launch_with(world, *NAMES[1:])
    table, matches = stored.tournament.tables()[0], bot_of(world).services.matches
    await play_matches(world)
    match = await matches.get_match(table.match)
    words = Catalogue().words("en").at(match.names)
    card = turn_card(match, words, Announcement(())).layout
    standings = f"v|standings|{stored.row.id}"
    for layout in (card, result_card(match, words, await matches.lines(table.match))):
        ids = {getattr(one, "custom_id", None) for one in layout.walk_children()}
        assert standings in ids
        assert not any(f"{id}".startswith(("z|rematch", "l|new")) for id in ids)
    user = match.seats[0].user_id or 0
    asked = open_rematch(lobby_of(matches).lobbies, match.row, match.seats, 5, user)
    assert await refusal_of(asked) == "refuse-rematch-of-event"


async def test_a_match_of_an_older_program_belongs_to_no_tournament(world: World) -> None:
    await open_tournament(world)
    stored = await launch_with(world, *NAMES[1:])
    row = (await bot_of(world).services.matches.get_match(stored.tournament.tables()[0].match)).row
    of = event_of(row)
    assert of is not None
    assert (of.id, of.table, of.name) == (stored.row.id, stored.tournament.tables()[0].key, "Cup")
    assert event_of(structs.replace(row, settings={})) is None
    assert TOURNAMENT not in valid({TOURNAMENT: "nonsense"})
