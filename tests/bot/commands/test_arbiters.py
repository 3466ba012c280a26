"""Rulings of arbiters: each is logged with its reason, and only arbiters may make one."""

import discord
import pytest
from simcord import GuildHandle, MemberActor

from bot.clocks.clock import SeatClock
from bot.clocks.paces import HOUR
from bot.interaction.translator import CATALOGUE
from bot.match.arbiter import Ruling, event_of
from bot.match.service import Matches
from bot.match.undoing import UndoWish, undo_points
from bot.words import LOCALES
from storage.arbiters import ArbiterRow
from tests.bot.commands.test_redo import choose, digest, log_text
from tests.bot.lobbies import lobby_of
from tests.bot.playing import Match, private_text
from tests.bot.tabletop import STRANGER, USERS, Room, begin, choose_first, refusal_of
from tests.bot.virtual_days import Days
from tests.simulated import texts

EN = CATALOGUE.words("en")
ZOE = Ruling(STRANGER, "Zoe", "a *slip* of the finger @everyone")


async def test_players_cannot_redo_the_undo_of_an_arbiter(room: Room) -> None:
    tables = room.tables
    match_id = await begin(tables)
    before = await digest(tables, match_id)
    first = await choose_first(tables, match_id)
    await choose_first(tables, match_id)
    after = await digest(tables, match_id)
    keep = undo_points(await tables.get_match(match_id))[0]
    await tables.arbiter.undo(match_id, ZOE, UndoWish(keep), "undo")
    assert await digest(tables, match_id) == before
    assert await refusal_of(tables.undoing.redo(match_id, first, "redo")) == "nothing_to_redo"
    log = await log_text(tables, match_id)
    assert log.count("~~") == 4
    assert "Arbiter Zoe undoes the crossed-out moves" in log
    assert r"\*slip\*" in log
    assert "@everyone" not in log
    await room.check(match_id)
    await room.restart()
    tables = room.tables
    assert await log_text(tables, match_id) == log
    await tables.arbiter.redo(match_id, ZOE, "redo")
    assert await digest(tables, match_id) == after
    assert await refusal_of(tables.arbiter.redo(match_id, ZOE, "again")) == "nothing_to_redo"
    await tables.arbiter.undo(match_id, ZOE, UndoWish(), "last")
    await room.check(match_id)


async def test_an_arbiter_finds_nothing_to_undo_at_the_start(tables: Matches) -> None:
    match_id = await begin(tables)
    assert await refusal_of(tables.arbiter.undo(match_id, ZOE, UndoWish(), "undo")) == "nothing_to_undo"
    assert await tables.store.arbiter_acts(match_id) == ()


async def test_an_arbiter_stops_and_starts_clocks(tables: Matches) -> None:
    match_id = await begin(tables)
    assert await refusal_of(tables.arbiter.resume(match_id, ZOE)) == "refuse-not-paused"
    await tables.arbiter.pause(match_id, ZOE)
    assert await refusal_of(tables.arbiter.pause(match_id, ZOE)) == "refuse-paused"
    clock = (await tables.get_match(match_id)).clock
    assert clock is not None
    assert clock.status == "paused"
    await tables.arbiter.resume(match_id, ZOE)
    clock = (await tables.get_match(match_id)).clock
    assert clock is not None
    assert clock.status == "live"
    assert [act.kind for act in await tables.store.arbiter_acts(match_id)] == ["pause", "resume"]


def time_of(seat: SeatClock) -> int:
    """Return the time that can be given to a seat: its bank, or the free time of a first turn, which has no other."""
    return seat.bank + ((seat.turn.free or 0) if seat.turn is not None else 0)


async def test_a_player_replaced_by_a_computer_is_promised_nothing(days: Days) -> None:
    match_id = await begin(days.matches, 3)
    await days.matches.arbiter.replace(match_id, ZOE, 0, None, "Computer 1")
    told = [kind for user, kind in await days.notices(match_id) if user == USERS[0]]
    assert told == ["removed"], "the card gives the seat back to who lost it by the clock alone"


@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_an_arbiter_gives_time(tables: Matches, seat: int | None) -> None:
    match_id = await begin(tables)
    before = (await tables.get_match(match_id)).clock
    await tables.arbiter.extend(match_id, ZOE, 5, seat)
    after = (await tables.get_match(match_id)).clock
    assert before is not None
    assert after is not None
    more = [time_of(new) - time_of(old) for old, new in zip(before.seats, after.seats, strict=True)]
    assert more == [5 * HOUR if seat in (None, number) else 0 for number in range(2)]


async def test_players_who_lose_or_get_a_seat_by_an_arbiter_are_notified(days: Days) -> None:
    match_id = await begin(days.matches, 3)
    await days.matches.arbiter.replace(match_id, ZOE, 0, USERS[4], "Émile")
    assert {(USERS[0], "taken_over"), (USERS[4], "seated")} <= set(await days.notices(match_id))
    await days.matches.arbiter.replace(match_id, ZOE, 1, ZOE.by, ZOE.name)
    assert (ZOE.by, "seated") not in await days.notices(match_id)


async def test_an_arbiter_seats_a_computer_player_then_a_person(tables: Matches) -> None:
    match_id = await begin(tables, 3)
    assert await refusal_of(tables.arbiter.replace(match_id, ZOE, 0, USERS[1], "Bruno")) == "refuse-already-joined"
    await tables.arbiter.replace(match_id, ZOE, 0, None, "Computer 1")
    assert (await tables.get_match(match_id)).seats[0].user_id is None
    await tables.arbiter.replace(match_id, ZOE, 0, USERS[4], "Émile")
    table = await tables.get_match(match_id)
    assert (table.seats[0].user_id, table.is_passed_on(0)) == (USERS[4], False)
    assert "gives a seat to Émile" in await log_text(tables, match_id)
    await tables.resign(match_id, USERS[1], "Computer 2")
    assert await refusal_of(tables.arbiter.replace(match_id, ZOE, 1, USERS[1], "Bruno")) == "refuse-seat-for-good"


async def test_only_an_arbiter_seats_a_removed_player_again(room: Room) -> None:
    tables = room.tables
    match_id = await begin(tables, 3)
    await tables.arbiter.replace(match_id, ZOE, 0, None, "Computer 1")
    await room.restart()
    tables = room.tables
    assert await refusal_of(tables.seat_changes.substitute(match_id, USERS[0], "Ada")) == "refuse-removed"
    await tables.seat_changes.substitute(match_id, USERS[4], "Émile")
    assert (await tables.store.own_rows(USERS[0]))["removals"][0]["seat"] == 0
    await tables.arbiter.replace(match_id, ZOE, 0, USERS[0], "Ada")
    assert await refusal_of(tables.seat_changes.substitute(match_id, USERS[4], "Émile")) == "refuse-removed"
    await tables.seat_changes.vacate(match_id, USERS[0], "Computer 1")
    assert await tables.seat_changes.substitute(match_id, USERS[0], "Ada") == 0


async def test_a_removed_player_who_waits_gets_no_seat(tables: Matches) -> None:
    match_id = await begin(tables, 3)
    await tables.arbiter.replace(match_id, ZOE, 0, None, "Computer 1")
    await lobby_of(tables).lobbies.reserve(match_id, USERS[0], "Ada")
    await tables.store.set_due(match_id, 0)
    await tables.sweep()
    assert (await tables.get_match(match_id)).seats[0].user_id is None


async def test_the_log_names_the_player_before_a_ruling(tables: Matches) -> None:
    match_id = await begin(tables)
    user = await choose_first(tables, match_id)
    seat = USERS.index(user)
    before = (await log_text(tables, match_id)).splitlines()
    ada = (await tables.get_match(match_id)).names[seat]
    assert any(ada in line for line in before)
    await tables.arbiter.replace(match_id, ZOE, seat, USERS[4], "Émile")
    await tables.arbiter.replace(match_id, ZOE, seat, None, "Bot 9")
    await tables.arbiter.replace(match_id, ZOE, seat, STRANGER, "Zoe")
    after = (await log_text(tables, match_id)).splitlines()
    assert after[: len(before)] == [line.replace(ada, f"<@{user}>") for line in before]
    assert f"gives a seat to <@{USERS[4]}>" in after[-3]
    assert "gives a seat to Zoe" in after[-1]
    await tables.store.forget_user(user)
    assert any(EN("seat-name", number=1 + seat) in line for line in (await log_text(tables, match_id)).splitlines())


async def test_a_deleted_user_is_no_longer_named_as_removed(tables: Matches) -> None:
    match_id = await begin(tables, 3)
    await tables.arbiter.replace(match_id, ZOE, 0, USERS[4], "Émile")
    await tables.store.forget_user(USERS[0])
    await tables.store.forget_user(USERS[4])
    (act,) = await tables.store.arbiter_acts(match_id)
    assert act.removed is not None
    assert act.removed < 0, "a mark, and no id"
    assert act.seated is None


async def test_a_removed_player_stays_removed_after_deleting_everything(room: Room) -> None:
    tables = room.tables
    match_id = await begin(tables, 3)
    await tables.arbiter.replace(match_id, ZOE, 0, None, "Computer 1")
    await tables.store.forget_user(USERS[0])
    await room.restart()
    tables = room.tables
    assert await refusal_of(tables.seat_changes.substitute(match_id, USERS[0], "Ada")) == "refuse-removed"
    assert [row["seat"] for row in (await tables.store.own_rows(USERS[0]))["removals"]] == [0]
    assert (await tables.store.own_rows(USERS[1]))["removals"] == []
    await tables.store.forget_user(USERS[0])
    assert await refusal_of(tables.seat_changes.substitute(match_id, USERS[0], "Ada")) == "refuse-removed"
    await tables.arbiter.replace(match_id, ZOE, 0, USERS[0], "Ada")
    await tables.store.forget_user(USERS[0])
    assert [act.removed for act in await tables.store.arbiter_acts(match_id)] == [None, None]


async def test_the_mark_of_a_removed_player_goes_when_the_match_ends(tables: Matches) -> None:
    kept, over = await begin(tables, 3, channel=1), await begin(tables, 3, channel=2)
    for match_id in (kept, over):
        await tables.arbiter.replace(match_id, ZOE, 0, None, "Computer 1")
    await tables.store.forget_user(USERS[0])
    marks = [(await tables.store.arbiter_acts(match_id))[0].removed for match_id in (kept, over)]
    assert marks[0] != marks[1]
    tables.cache.forget(over)
    await tables.arbiter.end(over, ZOE)
    assert [act.removed for act in await tables.store.arbiter_acts(over)] == [None, None]
    assert (await tables.store.arbiter_acts(kept))[0].removed == marks[0]
    await tables.store.forget_user(USERS[1])
    assert [act.removed for act in await tables.store.arbiter_acts(over)] == [None, None]


async def test_a_player_who_is_given_a_seat_has_agreed_to_nothing(tables: Matches) -> None:
    match_id = await begin(tables, 3)
    await tables.cancellation.request(match_id, USERS[0])
    request = (await tables.get_match(match_id)).cancel_request
    assert request is not None
    assert await tables.cancellation.consent(match_id, USERS[1], request.name, agree=True) == (2,)
    await tables.arbiter.replace(match_id, ZOE, 1, USERS[4], "Émile")
    assert await tables.cancellation.consent(match_id, USERS[2], request.name, agree=True) == (1,)
    await tables.arbiter.replace(match_id, ZOE, 0, USERS[3], "Dora")
    late = tables.cancellation.consent(match_id, USERS[4], request.name, agree=True)
    assert await refusal_of(late) == "cancel-outdated"
    assert (await tables.get_match(match_id)).row.status == "live"


async def test_an_arbiter_ends_a_match(tables: Matches) -> None:
    match_id = await begin(tables)
    await tables.arbiter.end(match_id, ZOE)
    table = await tables.get_match(match_id)
    assert table.row.status == "cancelled"
    (outcome,) = await tables.store.outcomes()
    assert outcome.ending == "arbiter"
    for ruling in (tables.arbiter.end(match_id, ZOE), tables.arbiter.pause(match_id, ZOE)):
        assert await refusal_of(ruling) == "refuse-cancelled"


async def test_deleting_an_arbiter_keeps_the_act_under_a_pseudonym(tables: Matches) -> None:
    match_id = await begin(tables)
    await tables.arbiter.pause(match_id, ZOE)
    assert (await tables.store.own_rows(STRANGER))["arbiter_acts"][0]["name"] == "Zoe"
    await tables.store.forget_user(STRANGER)
    (act,) = await tables.store.arbiter_acts(match_id)
    assert act.by_user is None
    assert act.name != "Zoe"


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_act_has_a_sentence_with_name_and_reason(locale: str) -> None:
    words = CATALOGUE.words(locale)
    for kind in ("undo", "redo", "pause", "resume", "extend", "extend_all", "replace", "vacate", "end"):
        sentence = words(f"event-arbiter_{kind}", name="Zoe", reason="why", hours=5, player="Ada", number=2)
        assert "Zoe" in sentence
        assert sentence.endswith(": why")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_given_to_a_bot_does_not_name_a_later_player(locale: str) -> None:
    act = ArbiterRow("vacate", 0, 9, "Zoe", "two accounts", 0, 1)
    told = event_of(act)
    assert told.data["number"] == 2
    given = {name: str(value) for name, value in told.data.items()}
    assert "Vera" not in CATALOGUE.words(locale)("event-arbiter_vacate", player="Vera", **given)


def guild_of(match: Match) -> GuildHandle:
    """Return the server of a match."""
    guild = match.world.channel.guild
    assert guild is not None
    return guild


def add_member(match: Match) -> tuple[MemberActor, int]:
    """Add a member who does not play; return the member and the id of a role of theirs."""
    guild = guild_of(match)
    role = guild.create_role("Arbiters")
    zoe = guild.add_member(match.world.env.create_user("zoe", global_name="Zoe"), roles=[role])
    match.world.people["Zoe"] = zoe
    return zoe, role.id


async def use_role(match: Match, role: int) -> None:
    """Make the role that of arbiters."""
    await match.bot.services.preferences.choose("guild", guild_of(match).id, "arbiter", str(role))


async def test_numbers_that_no_list_has_are_refused(match: Match) -> None:
    await choose(match)
    zoe, role = add_member(match)
    await use_role(match, role)
    before, many = await match.digest(), "9" * 5000
    for verb, given in (
        ("undo", {"to": f"0.{many}"}),
        ("extend", {"hours": 1, "player": many}),
        ("replace", {"player": many}),
    ):
        assert private_text(await zoe.slash(match.place, f"arbiter {verb}", reason="x", **given)) == EN(
            "refuse-choose-listed"
        )
    assert await match.digest() == before


async def test_arbiters_have_the_role_and_do_not_play(match: Match) -> None:
    person, before = await choose(match), await match.digest()
    (zoe, role), dora = add_member(match), match.world.people["Dora"]
    assert private_text(await dora.slash(match.place, "arbiter undo", reason="x")) == EN("refuse-not-arbiter")
    assert private_text(await zoe.slash(match.place, "arbiter pause", reason="x")) == EN("refuse-not-arbiter")
    assert private_text(await dora.slash(match.place, "server arbiters")) == EN("refuse-not-server-manager")
    assert await match.digest() == before
    await use_role(match, role)
    assert private_text(await zoe.slash(match.place, "arbiter undo", reason="a slip")) == EN("answer-done")
    assert await match.digest() != before
    card = texts(await match.card())
    assert "Arbiter Zoe undoes the crossed-out moves: a slip" in card
    assert private_text(await person.slash(match.place, "arbiter pause", reason="x")) == EN("refuse-not-arbiter")
    assert private_text(await zoe.slash(match.place, "arbiter redo", reason="no slip")) == EN("answer-done")
    assert await match.digest() == before
    for verb, given in (
        ("pause", {}),
        ("resume", {}),
        ("extend", {"hours": 3}),
        ("extend", {"hours": 1, "player": "0"}),
        ("replace", {"player": "0", "by": dora}),
        ("replace", {"player": "1"}),
    ):
        done = private_text(await zoe.slash(match.place, f"arbiter {verb}", reason=f"because {verb}", **given))
        assert done == EN("answer-done"), verb
    assert private_text(await dora.slash(match.place, "arbiter end", reason="x")) == EN("refuse-not-arbiter")
    assert private_text(await zoe.slash(match.place, "arbiter extend", hours=1, reason="x", player="Ada")) == EN(
        "refuse-choose-listed"
    )
    log = private_text(await zoe.slash(match.place, "game log"))
    for reason in ("a slip", "no slip", "because pause", "because resume", "because extend", "because replace"):
        assert reason in log
    assert private_text(await zoe.slash(match.place, "arbiter end", reason="all agree")) == EN("answer-done")
    assert (await match.table()).row.status == "cancelled"
    assert any("Arbiter Zoe ends the game: all agree" in texts(one) for one in match.place.history())


async def test_an_arbiter_picks_the_choice_to_go_back_to(match: Match) -> None:
    before = await match.digest()
    await choose(match)
    await choose(match)
    zoe, role = add_member(match)
    assert await zoe.autocomplete(match.place, "arbiter undo", "to", "", reason="x") == []
    await use_role(match, role)
    offered = await zoe.autocomplete(match.place, "arbiter undo", "to", "", reason="x")
    assert len(offered) == 2
    players = await zoe.autocomplete(match.place, "arbiter replace", "player", "ad")
    assert [one["name"] for one in players] == ["1. Ada"]
    to = offered[-1]["value"]
    assert private_text(await zoe.slash(match.place, "arbiter undo", reason="far back", to=to)) == EN("answer-done")
    assert await match.digest() == before
    assert private_text(await zoe.slash(match.place, "arbiter undo", reason="again", to=to)) == EN("undo-outdated")
    assert private_text(await zoe.slash(match.place, "arbiter undo", reason="x", to="x")) == EN("refuse-choose-listed")


async def test_without_a_role_those_who_manage_the_server_are_arbiters(match: Match) -> None:
    guild = guild_of(match)
    boss = guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    max_ = guild.add_member(match.world.env.create_user("max", global_name="Max"), roles=[boss])
    assert private_text(await max_.slash(match.place, "arbiter pause", reason="dispute")) == EN("answer-done")
    role = guild.create_role("Arbiters")
    answer = private_text(await max_.slash(match.place, "server arbiters", role=role))
    assert answer == EN("arbiter-role-set", role=f"<@&{role.id}>")
    assert private_text(await max_.slash(match.place, "arbiter resume", reason="x")) == EN("refuse-not-arbiter")
    assert private_text(await max_.slash(match.place, "server arbiters")) == EN("arbiter-role-none")
