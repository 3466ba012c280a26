"""A tournament on Discord from its preview to its report, only by presses and commands."""

import random
import time
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.client import Provost
from bot.clocks.paces import DAY
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import STEP_RETRY_DELAY
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.stored import StoredTournament
from bot.match.arbiter import Ruling
from bot.match.errors import Refused
from storage.errors import Unreadable
from tests import simulated
from tests.bot.playing import make_bot, message, private_messages, private_text, sentence, sketch_pictures
from tests.bot.tabletop import pick
from tests.bot.tournaments_on_discord import (
    bot_of,
    confirm,
    count_organiser_acts,
    count_pings,
    event,
    joined_text,
    keeper,
    launch_with,
    left_out_text,
    open_tournament,
    press,
    round_title,
    sweep,
    table_name,
    use_desk,
    wait_until_idle,
)
from tests.simulated import World, controls, texts, together

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 12)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def gather_players(world: World) -> None:
    """Enter ten players in time and refuse the eleventh; one of the ten is absent."""
    for number in range(1, 11):
        assert await press(world, f"P{number}", "join") == joined_text(number)
    assert await press(world, "Organiser", "close") == sentence("tournament-closed-undated")
    late = f"v|join|{(await event(world)).row.id}"
    old = simulated.forged(world.env, world.channel, discord.ui.Button(custom_id=late, label="Enter"))
    assert private_text(await world.people["P11"].click(old, custom_id=late)) == sentence("event-refused-phase-muster")
    await wait_until_idle(world)
    (asked,) = (one for one in world.channel.history() if sentence("tournament-muster", name="Cup") in texts(one))
    (here,) = simulated.controls(asked)
    assert private_text(await world.people["P1"].click(asked, custom_id=here)) == sentence("tournament-here")
    for number in range(2, 10):
        await press(world, f"P{number}", "here")


def expected_pings(world: World) -> dict[int, int]:
    """Return the expected pings of each player: one for check-in, and one for the links unless absent."""
    return {world.people[f"P{number}"].id: 1 + (number < 10) for number in range(1, 11)}


async def play_matches(world: World) -> None:
    """Play all matches to their end."""
    matches = bot_of(world).services.matches
    for table in (await event(world)).tournament.open_tables():
        while (match := await matches.get_match(table.match)).row.status == "live":
            decision = match.core.decisions[0]
            user, name = match.seats[decision.ask.seat].user_id, match.decision_name(decision)
            assert user is not None
            picks = pick(decision, random.Random(f"{table.key} {name}"))
            await matches.choose(table.match, user, name, picks, f"{table.match}{name}")


async def leave_as_first(world: World) -> None:
    """Leave the tournament as P1, and confirm it."""
    stored = await event(world)
    assert stored.row.message_id is not None
    card, id = message(world.channel, stored.row.message_id), stored.row.id
    (question,) = private_messages(await world.people["P1"].click(card, custom_id=f"v|leave|{id}"))
    assert texts(question) == sentence("tournament-drop-confirm")
    assert private_text(await world.people["P1"].click(question, custom_id=f"v|drop|{id}")) == sentence(
        "tournament-left"
    )
    await wait_until_idle(world)


async def test_a_tournament_runs_from_its_preview_to_its_report(world: World) -> None:
    await open_tournament(world)
    await gather_players(world)
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    assert (await event(world)).tournament.phase == "running"
    assert len(world.channel.threads) == 3
    links = [
        one
        for one in world.channel.history()
        if sentence("tournament-round", name="Cup", round=round_title(1)) in texts(one)
    ]
    assert len(links) == 1
    assert all(f"/{thread.id})" in texts(links[0]) for thread in world.channel.threads)
    assert count_pings(world) == expected_pings(world)
    await play_matches(world)
    await leave_as_first(world)
    await sweep(world)
    assert len(world.channel.threads) == 6
    await play_matches(world)
    await sweep(world)
    stored = await event(world)
    assert stored.tournament.phase == "finished"
    ranking = private_text(await world.people["P1"].slash(world.channel, "event standings"))
    assert ranking.count(". P") == 9
    (report,) = private_messages(await world.people["P1"].slash(world.channel, "event report"))
    assert sentence("tournament-report", players=9, games=6, starts=17) in texts(report)
    assert count_organiser_acts(world, stored) <= 10


async def start_tournament(world: World) -> StoredTournament:
    """Open a tournament, and launch its first round."""
    await open_tournament(world)
    await gather_players(world)
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    return await event(world)


async def rule(world: World, action: str, name: str = "Organiser", **given: object) -> str:
    """Use the desk; return the last private answer."""
    return await use_desk(world, name, action=action, **given)


async def test_rulings_at_the_desk_have_public_reasons(world: World) -> None:
    stored = await start_tournament(world)
    table = stored.tournament.open_tables()[0]
    gone = next(one for one in world.people.values() if one.id == table.players[1])
    done, organiser = sentence("answer-done"), world.people["Organiser"]
    window = await organiser.slash(world.channel, "event desk", action="disqualify", player=gone)
    written = await organiser.submit_modal(window, {"text": "two *accounts*"})
    out = sentence("tournament-ask-out", player=f"<@{gone.id}>", tables=table_name(table.key), duel="no")
    assert private_text(written) == out
    assert await confirm(world, "Organiser", written) == done
    await wait_until_idle(world)
    match = await bot_of(world).services.matches.get_match(table.match)
    assert (match.seats[1].user_id, match.seats[1].computer is None) == (None, False)
    listed = private_text(await world.people["Organiser"].slash(world.channel, "event desk"))
    assert sentence("tournament-concern-given-up", table=table_name(table.key), players=f"<@{gone.id}>") in listed
    reserve = world.people["P11"]
    assert await rule(world, "replace", table=table.key, player=gone, substitute=reserve, reason="next in line") == done
    assert (await bot_of(world).services.matches.get_match(table.match)).seats[1].user_id == reserve.id
    assert (await event(world)).tournament.open_tables()[0].sitting[1] == reserve.id
    assert await rule(world, "extend", hours=5, reason="holidays") == done
    assert (await event(world)).tournament.open_tables()[0].deadline == table.deadline + 5 * 3_600
    assert await rule(world, "rule", table=table.key, places="1 3 2", reason="agreed") == done
    assert [one.key for one in (await event(world)).tournament.open_tables()] == ["1.1.2", "1.1.3"]
    assert (await bot_of(world).services.matches.get_match(table.match)).row.status == "cancelled"
    published = "\n".join(texts(one) for one in world.channel.history())
    listed = private_text(await world.people["Organiser"].slash(world.channel, "event desk"))
    first, _, last = (f"<@{player}>" for player in table.players)
    rulings = {
        "disqualified": ("", f"<@{gone.id}>", r"two \*accounts\*"),
        "replaced": (table_name(table.key), f"<@{gone.id}> → <@{reserve.id}>", "next in line"),
        "extended": (f"{table_name('1.1.1')}, 2, 3", sentence("tournament-more-hours", hours=5), "holidays"),
        "ruled": (table_name(table.key), f"1. {first}, 2. {last}, 3. <@{gone.id}>", "agreed"),
    }
    for kind, (where, about, reason) in rulings.items():
        given = {"act": sentence(f"tournament-act-{kind}"), "player": f"<@{world.people['Organiser'].id}>"}
        assert sentence("tournament-ruling", table=where, about=about, reason=reason, **given) in published
        shown = {"extended": ("", "")}.get(kind, (where, about))
        assert sentence("tournament-ruling", table=shown[0], about=shown[1], reason=reason, **given) in listed


async def test_the_desk_refuses_illegal_actions(world: World) -> None:
    stored = await start_tournament(world)
    table, p1 = stored.tournament.open_tables()[0], world.people["P1"]
    organiser = f"<@{world.people['Organiser'].id}>"
    assert await rule(world, "pause", "P1", reason="x") == sentence("tournament-not-organiser", player=organiser)
    wrong: dict[str, dict[str, Any]] = {
        "event-refused-no-table": {"action": "replace", "table": "9.9.9", "player": p1, "substitute": p1},
        "tournament-player-missing": {"action": "replace", "table": table.key},
        "tournament-hours-missing": {"action": "extend", "table": table.key},
        "event-refused-places": {"action": "rule", "table": table.key, "places": "1 1 2"},
        "tournament-result-missing": {"action": "rule", "table": table.key},
        "event-refused-not-paused": {"action": "resume"},
        "event-refused-not-entered": {"action": "disqualify", "player": world.people["P11"]},
    }
    for refusal, given in wrong.items():
        assert await rule(world, reason="x", **given) == sentence(refusal)
    assert (await event(world)).tournament == stored.tournament


async def test_a_paused_tournament_continues_when_it_is_resumed(world: World) -> None:
    await start_tournament(world)
    await rule(world, "pause", reason="holidays")
    await play_matches(world)
    await sweep(world)
    assert len(world.channel.threads) == 3
    await rule(world, "resume", reason="back")
    await wait_until_idle(world)
    assert len(world.channel.threads) == 6


async def test_clocks_of_matches_stop_while_the_tournament_is_paused(world: World) -> None:
    await open_tournament(world, pace="steady")
    await gather_players(world)
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    tables, matches = (await event(world)).tournament.open_tables(), bot_of(world).services.matches

    async def statuses() -> set[str]:
        clocks = [(await matches.get_match(table.match)).clock for table in tables]
        return {clock.status for clock in clocks if clock is not None}

    await rule(world, "pause", reason="holidays")
    assert await statuses() == {"paused"}
    assert await rule(world, "pause", reason="again") == sentence("event-refused-paused")
    await rule(world, "resume", reason="back")
    assert await statuses() == {"live"}


async def test_a_match_paused_before_stays_paused_after_the_tournament(world: World) -> None:
    await open_tournament(world, pace="steady")
    await gather_players(world)
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    first, *others = (await event(world)).tournament.open_tables()
    matches = bot_of(world).services.matches
    await matches.arbiter.pause(first.match, Ruling(1, "Zoe", "a flood"))
    await rule(world, "pause", reason="holidays")
    await rule(world, "resume", reason="back")

    async def status(match: str) -> str:
        clock = (await matches.get_match(match)).clock
        return "" if clock is None else clock.status

    assert await status(first.match) == "paused"
    assert {await status(table.match) for table in others} == {"live"}


@pytest.mark.parametrize("failure", [Refused("refuse-damaged-match"), Unreadable("abcdefgh", "chain")])
async def test_the_desk_can_rule_on_a_damaged_match(
    world: World, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    stored = await start_tournament(world)
    damaged, cache = stored.tournament.open_tables()[0], bot_of(world).services.matches.cache
    hold = cache.lock_match

    def failing(match_id: str) -> Any:
        if match_id == damaged.match:
            raise failure
        return hold(match_id)

    monkeypatch.setattr(cache, "lock_match", failing)
    done = sentence("answer-done")
    assert await rule(world, "pause", reason="holidays") == done
    assert await rule(world, "resume", reason="back") == done
    player = next(one for one in world.people.values() if one.id == damaged.players[0])
    given: dict[str, Any] = {"player": player, "substitute": world.people["P11"], "reason": "moved away"}
    assert await rule(world, "replace", **given) == done
    assert "took_over" in [line.kind for line in (await event(world)).tournament.log]
    assert await rule(world, "rule", table=damaged.key, places="1 2 3", reason="damaged") == done


async def test_the_organiser_is_pinged_once_about_a_cancelled_match(world: World) -> None:
    stored = await start_tournament(world)
    table, before, organiser = stored.tournament.open_tables()[0], count_pings(world), world.people["Organiser"].id
    matches = bot_of(world).services.matches
    await matches.arbiter.end(table.match, Ruling(1, "Zoe", "agreed"))
    for _ in range(2):
        await sweep(world)
    assert count_pings(world) - before == {organiser: 1}
    where = ", ".join(f"<@{player}>" for player in table.sitting)
    called = sentence(
        "tournament-concern-called-off", table=table_name(table.key), where=where, score="none", again="no"
    )
    assert [called in texts(one) for one in world.channel.history()].count(True) == 1


async def test_a_tournament_with_too_few_players_tells_them(world: World) -> None:
    await open_tournament(world, starts="2")
    for number in range(1, 4):
        await press(world, f"P{number}", "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    await press(world, "P1", "here")
    stored, before = await event(world), count_pings(world)
    keeper(world).now = lambda: stored.tournament.settings.starts
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert (await event(world)).tournament.phase == "cancelled"
    called = [world.people[name].id for name in ("Organiser", "P2", "P3", "P1")]
    assert count_pings(world) - before == dict.fromkeys(called, 1)
    mentioned = ", ".join(f"<@{one}>" for one in sorted(called))
    posted = [texts(one) for one in world.channel.history()]
    off = sentence("tournament-does-not-start", name="Cup", here=1, least=3, players="|").partition("|")[0]
    assert any(
        one.startswith(off) and {*mentioned.split(", ")} == {*one.removeprefix(off).split(", ")} for one in posted
    )
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert sentence("tournament-phase-cancelled", why="started", reason="") in card


async def test_a_cancelled_tournament_tells_its_players_the_reason(world: World) -> None:
    await open_tournament(world)
    await press(world, "P1", "join")
    before, player = count_pings(world), world.people["P1"].id
    assert await rule(world, "cancel", reason="I am *ill*") == sentence("answer-done")
    assert count_pings(world) - before == {player: 1}
    stored = await event(world)
    card = texts(message(world.channel, stored.row.message_id or 0))
    assert sentence("tournament-phase-cancelled", why="cancelled", reason=r"I am \*ill\*") in card


async def test_a_start_without_a_chance_to_check_in_moves(world: World) -> None:
    await open_tournament(world, starts="2")
    await press(world, "P1", "join")
    stored = await event(world)
    settings = stored.tournament.settings
    late = settings.starts + 60
    keeper(world).now = lambda: late
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    after = (await event(world)).tournament
    assert (after.phase, after.settings.starts) == ("muster", late + settings.starts - settings.closes)
    when = f"<t:{after.settings.starts}:f>"
    posted = [texts(one) for one in world.channel.history()]
    assert sentence("tournament-delayed", name="Cup", when=when, players="") in posted
    assert any(one.startswith(sentence("tournament-muster-dated", name="Cup", when=when)) for one in posted)
    again, before = after.settings.starts + DAY, count_pings(world)
    keeper(world).now = lambda: again
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert (await event(world)).tournament.phase == "cancelled"
    assert (count_pings(world) - before)[world.people["P1"].id] == 1


async def test_players_missing_at_a_missed_start_are_pinged(world: World) -> None:
    await open_tournament(world, starts="2")
    for name in ("P1", "P2"):
        await press(world, name, "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    await press(world, "P1", "here")
    stored, before, missing = await event(world), count_pings(world), world.people["P2"].id
    late = stored.tournament.settings.starts + DAY
    keeper(world).now = lambda: late
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    after = (await event(world)).tournament
    assert after.phase == "muster"
    assert count_pings(world) - before == {missing: 1}
    when = f"<t:{after.settings.starts}:f>"
    moved = sentence("tournament-delayed", name="Cup", when=when, players=f"<@{missing}>")
    assert moved in [texts(one) for one in world.channel.history()]


async def test_a_launch_that_discord_refuses_continues_after_a_restart(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_tournament(world)
    await gather_players(world)
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, message="too many", times=None)
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    assert world.channel.threads == []
    world.env.backend.faults.clear()
    later = int(time.time()) + 2 * STEP_RETRY_DELAY
    monkeypatch.setattr(Provost, "now", lambda bot: later)
    await world.restart(make_bot(tmp_path / "matches.db"))
    await sweep(world)
    assert len(world.channel.threads) == 3
    assert count_pings(world) == expected_pings(world)


async def test_a_preview_warns_of_unavoidable_flaws(world: World) -> None:
    given = {"name": "Cup", "game": "caylus", "format": "groups", "seats": 4, "rounds": 1, "players": 11}
    (shown,) = private_messages(await world.people["P1"].slash(world.channel, "event new", **given))
    assert sentence("event-finding-no-groups", players=11, fewer=10, more=12) in texts(shown)
    assert not [one for one in controls(shown) if "|open|" in one]


async def test_a_single_table_of_four_is_a_tournament(world: World) -> None:
    await open_tournament(world, seats=4, players=4, rounds=2)
    stored = await launch_with(world, *NAMES[1:5])
    (table,) = stored.tournament.open_tables()
    assert len(table.players) == 4


async def test_no_knock_out_follows_a_format_without_room_for_one(world: World) -> None:
    given = {"name": "Cup", "game": "caylus", "format": "knockout", "seats": 4, "players": 16, "cut": 4}
    (shown,) = private_messages(await world.people["P1"].slash(world.channel, "event new", **given))
    assert left_out_text("cut", "tournament-no-cut") in texts(shown)


@pytest.mark.parametrize(
    ("scoring", "points"),
    [("places", "10 – 4 – 1. "), ("wins", "5 – 0 – 0; a shared win gives 1. "), ("wbc", "1,000 – 100 – 10. ")],
    ids=["places", "wins", "wbc"],
)
async def test_an_organiser_chooses_the_scoring_of_matches(world: World, scoring: str, points: str) -> None:
    await open_tournament(world, scoring=scoring)
    assert f"Points by place: {points}" in await press(world, "P1", "rules")
    (table, _) = (await launch_with(world, *NAMES[1:7])).tournament.open_tables()
    await rule(world, "rule", table=table.key, places="1 2 3", reason="agreed")
    stored = await event(world)
    assert stored.tournament.settings.scheme == scoring
    first = stage_standings(stored.tournament, 0)[0]
    assert (first.player, first.values[0]) == (table.players[0], {"places": 600, "wins": 300, "wbc": 60_000}[scoring])


async def test_a_duel_is_scored_as_in_chess(world: World) -> None:
    given = {"name": "Cup", "game": "caylus", "format": "round-robin", "seats": 2, "players": 4, "scoring": "wins"}
    (shown,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", **given))
    assert left_out_text("scoring", "tournament-duel-scoring") in texts(shown)


async def test_a_channel_has_at_most_one_current_tournament(world: World) -> None:
    given = {"name": "Cup", "game": "caylus", "format": "schedule", "seats": 3, "players": 9, "pace": "none"}
    organiser = world.people["Organiser"]
    previews = [private_messages(await organiser.slash(world.channel, "event new", **given))[0] for _ in range(2)]
    first, second = previews
    await organiser.click(first, custom_id=next(iter(controls(first))))
    taken = sentence("tournament-channel-taken", name="Cup")
    assert taken in private_text(await organiser.click(second, custom_id=next(iter(controls(second)))))
    assert taken in private_text(await organiser.slash(world.channel, "event new", **given))
    await keeper(world).act((await event(world)).row.id, acts.Cancelled(id="cancel"))
    assert taken not in private_text(await organiser.slash(world.channel, "event new", **given))


async def test_only_one_of_two_simultaneous_previews_is_opened(world: World) -> None:
    given = {"game": "caylus", "format": "schedule", "seats": 3, "players": 9, "pace": "none"}
    organiser = world.people["Organiser"]
    shown = [
        private_messages(await organiser.slash(world.channel, "event new", name=name, **given))[0]
        for name in ("A", "B")
    ]
    told = await together(world.env, [(organiser, preview, next(iter(controls(preview)))) for preview in shown])
    await wait_until_idle(world)
    opened_sentence, taken = sentence("tournament-opened"), "tournament-channel-taken"
    one_of_two = ([sentence(taken, name=name), opened_sentence] for name in "AB")
    assert sorted(map(private_text, told)) in [*one_of_two]
    made = await keeper(world).in_guild(world.env.guild.id)
    assert [(await keeper(world).get_tournament(one.id)).tournament.phase for one in made] == ["open"]


async def test_too_few_present_players_do_not_start_a_tournament(world: World) -> None:
    await open_tournament(world)
    await press(world, "P1", "join")
    assert await press(world, "P1", "join") == sentence("event-refused-entered-already")
    await press(world, "Organiser", "close")
    assert await press(world, "P1", "start") == sentence(
        "tournament-not-organiser", player=f"<@{world.people['Organiser'].id}>"
    )
    assert await press(world, "Organiser", "start") == sentence("tournament-too-few", least=3)
    assert (await event(world)).tournament.phase == "muster"
    assert await press(world, "P1", "leave") == sentence("tournament-left")
    assert (await event(world)).tournament.entries == ()


async def test_a_long_announcement_pings_each_player_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sketch_pictures(monkeypatch)
    names = ("Organiser", *(f"P{number}" for number in range(40)))
    async with simulated.world(make_bot(tmp_path / "matches.db"), names) as world:
        await open_tournament(world, format="groups", seats=4, rounds=1, players=40)
        events, id = bot_of(world).services[TournamentHost], (await event(world)).row.id
        users = [one.id for one in world.people.values()][1:]
        await events.keeper.act(id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
        await events.keeper.act(id, acts.EntriesClosed(id="close"))
        await events.keeper.act(id, *(acts.Appeared(id=f"{user} appears", player=user) for user in users))
        await events.keeper.act(id, acts.TournamentStarted(id="start"))
        events.advance(id)
        await wait_until_idle(world)
        assert len(world.channel.threads) == 40
        assert len([one for one in world.channel.history() if "[Table " in texts(one)]) == 2
        assert count_pings(world) == dict.fromkeys(users, 1)
