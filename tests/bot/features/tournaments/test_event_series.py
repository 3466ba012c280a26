"""Series of games, redrawn rounds, and players exchanged between tables, in matches on Discord."""

import random
from typing import Any

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.model import EventTable
from bot.match.arbiter import Ruling
from bot.match.settings import PLAY_BY
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.bot.tabletop import pick
from tests.bot.tournaments_on_discord import (
    bot_of,
    confirm,
    count_pings,
    event,
    keeper,
    launch_with,
    left_out_text,
    open_tournament,
    press,
    sweep,
    table_name,
    use_desk,
    wait_until_idle,
)
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 7)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def desk(world: World, **given: Any) -> str:
    return await use_desk(world, reason="as agreed", **given)


async def concede(world: World, table: EventTable, user: int) -> None:
    """Concede the present match of a table."""
    await bot_of(world).services.matches.conceding.concede(table.match, user)
    await sweep(world)


async def make_first_move(world: World, table: EventTable) -> None:
    """Make the first move in the match of a table."""
    matches = bot_of(world).services.matches
    match = await matches.get_match(table.match)
    decision = match.core.decisions[0]
    user, name = match.seats[decision.ask.seat].user_id, match.decision_name(decision)
    assert user is not None
    await matches.choose(table.match, user, name, pick(decision, random.Random(1)), f"{table.match}{name}")


async def status(world: World, match_id: str) -> str:
    row = await bot_of(world).services.matches.find(match_id)
    assert row is not None
    return row.status


async def test_a_series_is_played_in_one_thread_with_sides_changed(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=3, best="3", game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3")
    (first,) = stored.tournament.open_tables()
    winner, loser = first.players
    threads = len(world.channel.threads)
    await concede(world, first, loser)
    (second,) = (await event(world)).tournament.open_tables()
    assert (second.games, second.match == first.match) == (((1, 2),), False)
    matches = bot_of(world).services.matches
    match = await matches.get_match(second.match)
    assert [seat.user_id for seat in match.seats] == [loser, winner]
    assert match.row.channel_id == (await matches.get_match(first.match)).row.channel_id
    assert len(world.channel.threads) == threads
    names = [stored.name(user) for user in (loser, winner)]
    card = await live_card(world, second)
    assert f"{sentence('tournament-series', number=2, most=3)} · {names[0]} 0–1 {names[1]}" in card
    assert await desk(
        world, action="replace", player=person(world, winner), substitute=world.people["P4"], table=second.key
    ) == sentence("answer-done")
    match = await matches.get_match(second.match)
    assert [seat.user_id for seat in match.seats] == [loser, world.people["P4"].id]


async def test_resigning_a_game_of_a_series_does_not_end_the_match(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=3, best="3", game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    winner, loser = table.players
    channel = (await bot_of(world).services.matches.get_match(table.match)).row.channel_id
    (thread,) = (one for one in world.channel.threads if one.id == channel)
    resigning = world.people[stored.name(loser)]
    (cancelling,) = private_messages(await resigning.slash(thread, "game cancel"))
    assert sentence("cancel-confirm-event") in texts(cancelling)
    (question,) = private_messages(await resigning.slash(thread, "game resign"))
    assert sentence("resign-confirm-series", player=stored.name(winner)) in texts(question)
    sure, _ = controls(question)
    answer = await resigning.click(question, custom_id=sure)
    assert sentence("resign-done-series") in private_text(answer) + texts(question)


async def test_only_the_final_may_be_a_series(world: World) -> None:
    await open_tournament(
        world, format="elimination", seats=2, players=4, third=True, best="3-final", game="magna_carta", pace="steady"
    )
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    card = await live_card(world, stored.tournament.tables()[0])
    assert sentence("tournament-series", number=1, most=3) not in card
    assert f"Cup · {sentence('tournament-semifinals')} · {sentence('tournament-table', table=1)}" in card
    for table in stored.tournament.open_tables():
        await concede(world, table, table.players[1])
    final, third = (await event(world)).tournament.open_tables()
    for table, name in ((final, "final"), (third, "third-title")):
        card, place = await live_card(world, table), sentence("tournament-table", table=table.key[-1])
        assert f"Cup · {sentence(f'tournament-{name}')} · {place}" in card
    assert sentence("tournament-series", number=1, most=3) in await live_card(world, final)
    assert sentence("tournament-series", number=1, most=3) not in await live_card(world, third)
    await concede(world, third, third.players[1])
    await concede(world, final, final.players[1])
    (left,) = (await event(world)).tournament.open_tables()
    assert (left.key, left.games) == (final.key, ((1, 2),))


@pytest.mark.parametrize(("best", "of"), [("3", "all"), ("5-knockout", "knockout"), ("3-final", "final")])
async def test_the_card_states_which_duels_are_series(world: World, best: str, of: str) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, cut=4, best=best, game="magna_carta")
    stored = await event(world)
    assert stored.row.message_id is not None
    told = sentence("tournament-best-of", games=int(best[0]), series=of)
    assert told in texts(message(world.channel, stored.row.message_id))


async def live_card(world: World, table: EventTable) -> str:
    """Return the card of the present match of a table."""
    match = await bot_of(world).services.matches.get_match(table.match)
    card = await bot_of(world).services.matches.card(table.match)
    assert card is not None
    (thread,) = (one for one in world.channel.threads if one.id == match.row.channel_id)
    return texts(message(thread, card.message_id))


def person(world: World, user: int) -> object:
    return next(one for one in world.people.values() if one.id == user)


async def test_a_series_is_won_by_the_first_with_most_games(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=3, best="3", game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    winner, loser = table.players
    for _ in range(2):
        await concede(world, (await event(world)).tournament.open_tables()[0], loser)
    stored = await event(world)
    (ended, final) = stored.tournament.tables()
    assert ended.result is not None
    assert ended.result.places == (1, 2)
    assert ended.games == ((1, 2), (1, 2))
    score = f"{stored.name(winner)} 2–0 {stored.name(loser)}"
    assert any(score in texts(one) for one in world.channel.history())
    assert winner in final.players
    score = f"{stored.name(winner)} 2–0 {stored.name(loser)}"
    thread = next(one for one in world.channel.threads if stored.name(loser) in str(one.name))
    assert texts(thread.history()[-1]) == sentence("tournament-series-over", score=score)
    over = [texts(one) for one in world.channel.history()]
    assert any(f"{sentence('tournament-table', table=1)}: {score}" in one for one in over)


async def cancel_second_game(world: World) -> EventTable:
    """Return the table of a series whose second game an arbiter cancelled; the first player leads."""
    await open_tournament(world, format="elimination", seats=2, players=3, best="3", game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    await concede(world, table, table.players[1])
    (table,) = (await event(world)).tournament.open_tables()
    await bot_of(world).services.matches.arbiter.end(table.match, Ruling(1, "Zoe", "agreed"))
    await sweep(world)
    return table


async def test_the_desk_shows_the_score_of_a_series_with_a_cancelled_game(world: World) -> None:
    table = await cancel_second_game(world)
    where = ", ".join(f"<@{player}>" for player in table.sitting)
    asked = sentence("tournament-concern-called-off", table="|", where=where, score="1–0", again="yes").partition("|")[
        2
    ]
    assert asked in private_text(await world.people["Organiser"].slash(world.channel, "event desk"))


async def test_the_desk_can_replay_a_cancelled_game_of_a_series(world: World) -> None:
    table = await cancel_second_game(world)
    organiser = world.people["Organiser"]
    (card,) = private_messages(await organiser.slash(world.channel, "event desk"))
    window = await organiser.click(card, label=sentence("button-tournament-again"))
    told = await confirm(world, "Organiser", await organiser.submit_modal(window, {"text": "as agreed"}))
    assert told == sentence("answer-done")
    await wait_until_idle(world)
    (anew,) = (await event(world)).tournament.open_tables()
    assert (anew.games, anew.players, anew.called_off) == (((1, 2),), table.players, False)
    assert anew.match not in ("", table.match)
    assert sentence("tournament-series", number=2, most=3) in await live_card(world, anew)
    assert sentence("tournament-concern-called-off", table="|", where="|", score="1–0", again="yes").split("|")[1] in (
        "\n".join(map(texts, world.channel.history()))
    )


async def test_players_read_the_score_between_two_games_of_a_series(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=3, best="3", game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    winner, loser = table.players
    announced = sentence("tournament-between-games", table="|", player="|", score="|").split("|")[-1]
    assert announced not in private_text(await world.people[stored.name(winner)].slash(world.channel, "mygames"))
    await keeper(world).act(stored.row.id, acts.Reported(id="first", table=table.key, places=(1, 2)))
    for user, other, score in ((winner, loser, "1–0"), (loser, winner, "0–1")):
        shown = private_text(await world.people[stored.name(user)].slash(world.channel, "mygames"))
        title = sentence("tournament-semifinals")
        told = sentence("tournament-between-games", table=title, player=stored.name(other), score=score)
        assert told in shown
        assert f"{sentence('tournament-phase-running', paused='no')} · {title}" in shown


async def test_a_ruling_replaces_the_played_games(world: World) -> None:
    await open_tournament(
        world, format="swiss", rounds=2, seats=2, players=4, best="3", game="magna_carta", pace="steady"
    )
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    for table in stored.tournament.open_tables():
        await concede(world, table, table.players[1])
    ruled, level = (await event(world)).tournament.open_tables()
    assert (ruled.games, level.games) == (((1, 2),), ((1, 2),))
    assert await desk(world, action="rule", table=ruled.key, places="2 1") == sentence("answer-done")
    assert await desk(world, action="rule", table=level.key, places="1 1") == sentence("answer-done")
    await sweep(world)
    (over,) = (texts(one) for one in world.channel.history() if texts(one).startswith("### Cup: Round 1, results"))
    loser, winner = map(stored.name, ruled.players)
    assert (
        f"-# {sentence('tournament-table', table=1)}: 1. {winner} (1) · 2. {loser} (0) (games 0–1)" in over.splitlines()
    )
    one, other = map(stored.name, level.players)
    assert (
        f"-# {sentence('tournament-table', table=2)}: 1. {one} (0.5) · 1. {other} (0.5) (games 1–0)"
        in over.splitlines()
    )


async def test_no_player_advances_from_the_last_round(world: World) -> None:
    await open_tournament(
        world, format="elimination", seats=2, players=4, third=True, game="magna_carta", pace="steady"
    )
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    for table in stored.tournament.open_tables():
        await concede(world, table, table.players[1])
    final, third = (await event(world)).tournament.open_tables()
    assert (final.part, third.part) == ("final", "third")
    await concede(world, third, third.players[1])
    assert await desk(world, action="rule", table=final.key, places="1 1") == sentence("answer-done")
    await wait_until_idle(world)
    over = texts(world.channel.history()[-1])
    assert sentence("tournament-round-over", name="Cup", round=sentence("tournament-final")) in over
    assert sentence("tournament-through", players=f"<@{third.players[0]}>") not in over


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"format": "swiss", "seats": 3, "players": 9, "best": "3"}, "tournament-no-series"),
        ({"format": "swiss", "seats": 2, "players": 9, "best": "3-final"}, "tournament-no-knockout"),
        ({"format": "swiss", "seats": 2, "players": 9, "third": True}, "tournament-no-third"),
        ({"format": "knockout", "seats": 3, "players": 9, "third": True}, "tournament-no-third"),
    ],
)
async def test_series_and_third_places_are_only_for_duels(world: World, given: dict[str, object], why: str) -> None:
    wanted: dict[str, object] = {"name": "Cup", "game": "magna_carta", **given}
    (shown,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", **wanted))
    assert left_out_text(next(reversed(given)), why) in texts(shown)


async def test_a_round_can_be_redrawn_until_the_first_move(world: World) -> None:
    await open_tournament(world, format="swiss", pace="steady")
    stored = await launch_with(world, *NAMES[1:7])
    before = stored.tournament.open_tables()
    called = count_pings(world)
    assert await desk(world, action="redraw") == sentence("answer-done")
    stored = await event(world)
    after = stored.tournament.open_tables()
    assert all(table.match and table.match not in {one.match for one in before} for table in after)
    assert [await status(world, table.match) for table in before] == ["cancelled", "cancelled"]
    assert [await status(world, table.match) for table in after] == ["live", "live"]
    assert {*(count_pings(world) - called).values()} == {1}
    assert sentence("tournament-act-redrawn") in "\n".join(map(texts, world.channel.history()))
    await make_first_move(world, after[0])
    assert await desk(world, action="redraw") == sentence("tournament-table-begun", table=table_name(after[0].key))


async def test_players_can_be_exchanged_until_the_first_move(world: World) -> None:
    await open_tournament(world, format="swiss", pace="steady")
    stored = await launch_with(world, *NAMES[1:7])
    one, other = stored.tournament.open_tables()
    given = {"player": person(world, one.players[0]), "substitute": person(world, other.players[0])}
    assert await desk(world, action="exchange", **given) == sentence("answer-done")
    here, there = (await event(world)).tournament.open_tables()
    assert (here.players[0], there.players[0]) == (other.players[0], one.players[0])
    matches = bot_of(world).services.matches
    assert [seat.user_id for seat in (await matches.get_match(here.match)).seats] == [*here.players]
    assert await status(world, one.match) == "cancelled"
    await make_first_move(world, there)
    assert await desk(world, action="exchange", **given) == sentence(
        "tournament-table-begun", table=table_name(there.key)
    )
    await sweep(world)
    assert len((await event(world)).tournament.open_tables()) == 2
    await keeper(world).act(
        stored.row.id,
        *(
            acts.Reported(id=f"{table.match_key} result", table=table.key, places=(1, 2, 3))
            for table in (await event(world)).tournament.open_tables()
        ),
    )
    await sweep(world)
    assert len((await event(world)).tournament.stages[0].rounds) == 2
    assert await press(world, "P1", "standings")


async def test_the_links_of_a_round_name_the_parts_of_a_bracket(world: World) -> None:
    await open_tournament(world, format="double-elimination", seats=2, players=4, game="magna_carta", pace="none")
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    for table in stored.tournament.open_tables():
        act = acts.Reported(id=f"{table.key} result", table=table.key, places=(1, 2))
        await keeper(world).act(stored.row.id, act)
    await sweep(world)
    published = "\n".join(map(texts, world.channel.history()))
    for part, count in (("upper", 3), ("lower", 1)):
        assert published.count(f"({sentence(f'tournament-part-{part}')})") == count


async def test_opponents_of_a_stand_in_get_no_hints(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=6, game="magna_carta", pace="steady")
    stored = await launch_with(world, *NAMES[1:])
    table = stored.tournament.open_tables()[0]
    matches = bot_of(world).services.matches
    await matches.seat_changes.vacate(table.match, table.players[0], "Bot 1")
    match = await matches.get_match(table.match)
    assert len(match.people) == 1
    assert not match.gives_hints()


async def test_a_ruling_on_an_ended_match_is_posted_in_its_thread(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=6, game="magna_carta", pace="steady")
    table = (await launch_with(world, *NAMES[1:])).tournament.open_tables()[0]
    await concede(world, table, table.players[1])
    assert await desk(world, action="rule", table=table.key, places="2 1") == sentence("answer-done")
    place = (await bot_of(world).services.matches.get_match(table.match)).row.channel_id
    (thread,) = (one for one in world.channel.threads if one.id == place)
    loser, winner = (f"<@{player}>" for player in table.players)
    ranked = sentence("tournament-result-win", winner=winner, loser=loser)
    assert any(texts(one).startswith("⚖") and ranked in texts(one) for one in thread.history())


async def test_a_match_shows_its_deadline_and_reminds_its_players(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=6, game="magna_carta", pace="steady", days=2)
    stored = await launch_with(world, *NAMES[1:5])
    table = stored.tournament.open_tables()[0]
    assert sentence("tournament-play-by", when=f"<t:{table.deadline}:f>") in await live_card(world, table)
    told = await desk(world, action="extend", table=table.key, hours=24)
    assert told == sentence("answer-done")
    later = table.deadline + 86_400
    assert sentence("tournament-play-by", when=f"<t:{later}:f>") in await live_card(world, table)
    before, near = count_pings(world), later - 3_600
    keeper(world).now = lambda: near
    await sweep(world)
    place = (await bot_of(world).services.matches.get_match(table.match)).row.channel_id
    (thread,) = (one for one in world.channel.threads if one.id == place)
    players = ", ".join(f"<@{player}>" for player in table.sitting)
    reminder = sentence("tournament-deadline-near", players=players, when=f"<t:{later}:f>")
    assert [texts(one) for one in thread.history()].count(reminder) == 1
    assert all((count_pings(world) - before)[player] == 1 for player in table.sitting)


async def test_a_match_without_a_clock_follows_an_extension(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=6, game="magna_carta", pace="none", days=2)
    stored = await launch_with(world, *NAMES[1:5])
    table = stored.tournament.open_tables()[0]
    await keeper(world).act(stored.row.id, acts.Extended(id="more", by=1, seconds=3_600))
    await sweep(world)
    row = (await bot_of(world).services.matches.get_match(table.match)).row
    assert row.settings[PLAY_BY] == f"{table.deadline + 3_600}"


async def test_the_deadline_of_a_match_moves_with_the_pause_of_its_tournament(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=6, game="magna_carta", pace="steady", days=2)
    stored = await launch_with(world, *NAMES[1:5])
    table = stored.tournament.open_tables()[0]
    await desk(world, action="pause")
    paused = (await event(world)).tournament.paused_at
    keeper(world).now = lambda: paused + 86_400
    await desk(world, action="resume")
    when = f"<t:{table.deadline + 86_400}:f>"
    assert sentence("tournament-play-by", when=when) in await live_card(world, table)


async def test_the_links_of_a_round_state_the_length_of_its_series(world: World) -> None:
    await open_tournament(
        world, format="elimination", seats=2, players=4, best="3-final", game="magna_carta", pace="steady"
    )
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    best = sentence("tournament-series-of", games=3)
    assert not any(best in texts(one).splitlines() for one in world.channel.history())
    for table in stored.tournament.open_tables():
        await concede(world, table, table.players[1])
    (final,) = (await event(world)).tournament.open_tables()
    assert await desk(world, action="rule", table=final.key, places="1 1") == sentence("answer-done")
    await sweep(world)
    assert await desk(world, action="again") == sentence("answer-done")
    posted = [texts(one) for one in world.channel.history()]
    for name in ("final", "final-again"):
        title = sentence("tournament-round", name="Cup", round=sentence(f"tournament-{name}"))
        assert any(one.startswith(f"### {title}\n{best}\n") for one in posted)
