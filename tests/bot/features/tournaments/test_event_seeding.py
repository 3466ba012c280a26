"""Seeds on Discord: by rating, by the last tournament of the game, and swapped at the desk."""

import pytest

from bot.features.results.ladder import Ladder, Ladders
from bot.features.results.ratings import Rating
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.ranking import final_ranking
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import (
    bot_of,
    event,
    keeper,
    left_out_text,
    open_tournament,
    press,
    wait_until_idle,
)
from tests.simulated import World, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 6)))
PLAYERS = NAMES[1:]


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def close_sign_up(world: World, seeding: str) -> list[str]:
    """Close the sign-up of a tournament with five entrants; return their names by seed."""
    await open_tournament(world, format="groups", seats=3, players=4, seeding=seeding)
    for name in PLAYERS:
        await press(world, name, "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    return await seeds(world)


async def seeds(world: World) -> list[str]:
    stored = await event(world)
    return [stored.name(player) for player in stored.tournament.seeds]


async def test_players_with_ratings_are_seeded_by_them(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    history = {"three": [Rating(30.0, 2.0, 4)], "five": [Rating(20.0, 2.0, 20), Rating(40.0, 1.0, 21)]}
    ladder = Ladder({("caylus", 3): history, ("caylus", 4): {"one": [Rating(50.0, 1.0, 9)]}}, {})
    people = dict(
        zip((world.people[name].id for name in PLAYERS), ("one", "two", "three", "four", "five"), strict=True)
    )

    async def of(self: Ladders, guild_id: int | None) -> Ladder:
        return ladder

    async def person(self: Ladders, user_id: int) -> str:
        return people[user_id]

    monkeypatch.setattr(Ladders, "of", of)
    monkeypatch.setattr(Ladders, "person", person)
    assert await close_sign_up(world, "rating") == ["P5", "P3", "P1", "P2", "P4"]


async def test_the_last_tournament_of_the_game_seeds_the_next(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_tournament(world, format="groups", seats=3, players=4)
    id, users = (await event(world)).row.id, [world.people[name].id for name in ("P2", "P3", "P4", "P5")]
    await keeper(world).act(id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    await keeper(world).act(id, acts.EntriesClosed(id="close"))
    await keeper(world).act(id, *(acts.Appeared(id=f"{user} appears", player=user) for user in users))
    await keeper(world).act(id, acts.TournamentStarted(id="start"))
    await keeper(world).act(id, acts.Drawn(id="1.1 draw", stage=0, number=1))
    stored = await event(world)
    for table in stored.tournament.open_tables():
        await keeper(world).act(id, acts.Reported(id=f"{table.key} result", table=table.key, places=(3, 2, 1)))
    await keeper(world).act(id, acts.RoundClosed(id="1.1 close", stage=0, number=1), acts.Finished(id="finish"))
    before = final_ranking((await event(world)).tournament)
    later = keeper(world).now() + 60
    monkeypatch.setattr(keeper(world), "now", lambda: later)
    await close_sign_up(world, "previous")
    assert (await event(world)).tournament.seeds == (*before, world.people["P1"].id)


async def test_without_an_earlier_tournament_the_order_of_entry_counts(world: World) -> None:
    assert await close_sign_up(world, "previous") == [*PLAYERS]


async def test_the_organiser_swaps_seeds_that_the_card_shows(world: World) -> None:
    assert await close_sign_up(world, "entry") == [*PLAYERS]
    one, two = world.people["P1"], world.people["P2"]
    given = {"action": "swap", "player": one, "substitute": two, "reason": "last year's champion"}
    assert private_text(await world.people["Organiser"].slash(world.channel, "event desk", **given)) == sentence(
        "answer-done"
    )
    await wait_until_idle(world)
    assert await seeds(world) == ["P2", "P1", "P3", "P4", "P5"]
    stored = await event(world)
    assert stored.row.message_id is not None
    shown = ", ".join(f"{seed}. <@{player}>" for seed, player in enumerate(stored.tournament.seeds, 1))
    assert shown in texts(message(world.channel, stored.row.message_id))
    assert f"{sentence('tournament-act-seeds_swapped')}: <@{one.id}>, <@{two.id}>" in texts(world.channel.history()[-1])


async def test_seeds_are_ignored_where_they_do_not_matter(world: World) -> None:
    given = {"name": "Cup", "game": "caylus", "format": "swiss", "seats": 3, "players": 9}
    (shown,) = private_messages(
        await world.people["Organiser"].slash(world.channel, "event new", seeding="rating", **given)
    )
    assert left_out_text("seeding", "tournament-no-seeds") in texts(shown)
    assert (await bot_of(world).services[Ladders].of(None)).skill(("caylus", 3), "nobody") is None
