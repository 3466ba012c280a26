"""Teams on Discord: prepared, joined, moved by their first player or an organiser, on the card and in standings."""

import pytest

from bot.features.tournaments.rules.tie_breaks import TEAM_ORDER
from tests.bot.playing import private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import event, launch_with, left_out_text, open_tournament, press, wait_until_idle
from tests.simulated import World, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 7)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def team(world: World, person: str, /, **given: object) -> str:
    told = private_text(await world.people[person].slash(world.channel, "event team", **given))
    await wait_until_idle(world)
    return told


async def open_with_all(world: World) -> None:
    """Open a tournament of teams of two with all players in it."""
    await open_tournament(world, format="teams", seats=2, players=6, boards=2, rounds=1)
    for name in NAMES[1:]:
        await press(world, name, "join")


async def teams(world: World) -> list[tuple[str, list[str]]]:
    found = {one.id: name for name, one in world.people.items()}
    return [(one.name, [found[player] for player in one.players]) for one in (await event(world)).tournament.teams]


async def test_the_card_shows_teams_that_players_found_and_join(world: World) -> None:
    await open_with_all(world)
    settings = (await event(world)).tournament.settings
    assert (settings.boards, settings.order, settings.least, settings.scheme) == (2, TEAM_ORDER, 4, "duel")
    assert await team(world, "P1", name="Foxes") == sentence("tournament-teamed")
    assert await team(world, "P2", name="foxes", board=1) == sentence("tournament-teamed")
    assert await team(world, "P3", name="FOXES") == sentence("event-refused-team-full")
    assert await team(world, "P3", name="Bears") == sentence("tournament-teamed")
    assert await teams(world) == [("Foxes", ["P2", "P1"]), ("Bears", ["P3"])]
    card = texts(next(one for one in world.channel.history() if "**Foxes**" in texts(one)))
    one, two, three = (f"<@{world.people[name].id}>" for name in ("P1", "P2", "P3"))
    assert f"**Foxes**: {two}, {one}" in card
    assert f"**Bears** (1/2): {three}" in card
    assert sentence("tournament-team-size", players=2) in card
    assert await team(world, "P3") == sentence("tournament-unteamed")
    assert await team(world, "P3") == sentence("event-refused-no-team")


async def test_the_first_player_of_a_team_and_organisers_move_others(world: World) -> None:
    await open_with_all(world)
    await team(world, "P1", name="Foxes")
    await team(world, "P2", name="Foxes")
    refused = sentence("tournament-not-organiser", player=f"<@{world.people['Organiser'].id}>")
    assert await team(world, "P2", player=world.people["P1"]) == refused
    assert await team(world, "P1", player=world.people["P3"], name="Foxes") == refused
    assert await team(world, "P1", player=world.people["P2"]) == sentence("tournament-unteamed")
    assert await team(world, "Organiser", player=world.people["P3"], name="Foxes") == sentence("tournament-teamed")
    assert await teams(world) == [("Foxes", ["P1", "P3"])]


async def test_a_team_ends_with_its_last_player(world: World) -> None:
    await open_with_all(world)
    await team(world, "P1", name="Foxes")
    await team(world, "P2", name="Bears")
    await press(world, "P1", "leave")
    assert await teams(world) == [("Bears", ["P2"])]
    refused = sentence("tournament-not-organiser", player=f"<@{world.people['Organiser'].id}>")
    assert await team(world, "P3", player=world.people["P2"]) == refused


async def test_matches_are_played_by_board_and_standings_name_the_teams(world: World) -> None:
    await open_tournament(world, format="teams", seats=2, players=6, boards=2, rounds=1)
    stored = await launch_with(world, *NAMES[1:5])
    groups = stored.tournament.stages[0].groups
    assert [len(group) for group in groups] == [2, 2]
    assert len(world.channel.threads) == 2
    (links,) = [one for one in world.channel.history() if f"[{sentence('tournament-table', table='2')}]" in texts(one)]
    one, other = (sentence("tournament-team", number=number) for number in (1, 2))
    assert f"{one} – {other}" in texts(links) or f"{other} – {one}" in texts(links)
    told = private_text(await world.people["P1"].slash(world.channel, "event standings"))
    assert one[:12] in told
    assert other[:12] in told


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"format": "swiss", "seats": 2, "boards": 4}, "tournament-no-boards"),
        ({"format": "teams", "seats": 2, "late": 2}, "tournament-no-late"),
        ({"format": "teams", "seats": 2, "cut": 4}, "tournament-no-cut"),
    ],
)
async def test_meaningless_options_are_left_out(world: World, given: dict[str, object], why: str) -> None:
    main = {"name": "Cup", "game": "caylus", "players": 8}
    (shown,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", **{**main, **given}))
    assert left_out_text(next(reversed(given)), why) in texts(shown)


async def test_other_tournaments_have_no_teams(world: World) -> None:
    await open_tournament(world)
    await press(world, "P1", "join")
    assert await team(world, "P1", name="Foxes") == sentence("event-refused-no-teams")
    assert (await event(world)).tournament.teams == ()
