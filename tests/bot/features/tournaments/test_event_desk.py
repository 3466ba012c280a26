"""Entry conditions, players kept apart, rulings by assistants, and ties across a cut."""

import pytest
from msgspec import structs
from simcord import MemberActor

from bot.cards.match_names import event_title
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.entries import Entrant, unmet
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.stored import StoredTournament
from bot.words import Catalogue
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.bot.tournament_room import settings
from tests.bot.tournaments_on_discord import (
    bot_of,
    confirm,
    count_pings,
    event,
    keeper,
    launch_with,
    open_tournament,
    press,
    round_title,
    table_name,
    use_desk,
    wait_until_idle,
)
from tests.simulated import World, controls, texts

DAY = 86_400
NAMES = ("Organiser", *(f"P{number}" for number in range(1, 12)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def open_and_launch(world: World, *names: str, **more: object) -> StoredTournament:
    """Open a tournament and launch its first round with these players."""
    await open_tournament(world, **more)
    return await launch_with(world, *names)


async def desk(world: World, name: str, **given: object) -> str:
    """Use the desk; return the last private answer."""
    return await use_desk(world, name, **given)


async def table_with_helper(world: World) -> tuple[EventTable, MemberActor]:
    """Return a table where P9 has taken the seat of a player who left, and that player."""
    stored = await open_and_launch(world, *NAMES[1:7], pace="steady")
    table, changes = stored.tournament.open_tables()[0], bot_of(world).services.matches.seat_changes
    await changes.vacate(table.match, table.players[0], "Computer")
    await changes.substitute(table.match, world.people["P9"].id, "P9")
    return table, next(one for one in world.people.values() if one.id == table.players[0])


async def seated(world: World, table: EventTable) -> list[int | None]:
    return [seat.user_id for seat in (await bot_of(world).services.matches.get_match(table.match)).seats]


@pytest.mark.parametrize("action", ["replace", "disqualify"])
async def test_a_helper_at_an_open_table_keeps_the_seat(world: World, action: str) -> None:
    table, gone = await table_with_helper(world)
    substitute = {"substitute": world.people["P10"]} if action == "replace" else {}
    told = await desk(world, "Organiser", action=action, player=gone, reason="moved away", **substitute)
    assert told == sentence("answer-done")
    assert await seated(world, table) == [world.people["P9"].id, *table.players[1:]]


async def test_a_helper_cannot_take_a_second_seat_at_the_table(world: World) -> None:
    table, gone = await table_with_helper(world)
    helper, other = world.people["P9"], next(one for one in world.people.values() if one.id == table.players[1])
    given = {"action": "replace", "table": table.key, "substitute": helper, "reason": "slow"}
    assert await desk(world, "Organiser", player=other, **given) == sentence("refuse-already-joined")
    assert (await event(world)).tournament.open_tables()[0] == table
    assert await desk(world, "Organiser", player=gone, **given) == sentence("answer-done")
    (now, *_) = (await event(world)).tournament.open_tables()
    assert await seated(world, table) == [*now.sitting] == [helper.id, *table.players[1:]]


def test_the_first_unmet_condition_is_named() -> None:
    given = structs.replace(settings(), account_days=30, member_days=7, finished=2)
    assert unmet(given, Entrant(30 * DAY, 7 * DAY, 2)) == ""
    assert unmet(given, Entrant(30 * DAY - 1, 0, 0)) == "account"
    assert unmet(given, Entrant(90 * DAY, 7 * DAY - 1, 0)) == "member"
    assert unmet(given, Entrant(90 * DAY, 7 * DAY, 1)) == "finished"
    assert unmet(settings(), Entrant(0, 0, 0)) == ""


async def test_a_user_with_too_few_finished_matches_cannot_enter(world: World) -> None:
    await open_tournament(world, finished=2)
    stored = await event(world)
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert sentence("tournament-condition-finished", least=2) in card
    assert await press(world, "P1", "join") == sentence("tournament-entry-finished", least=2)
    assert (await event(world)).tournament.entries == ()


async def test_a_household_is_drawn_into_different_groups(world: World) -> None:
    await open_tournament(world, format="groups", seats=3, rounds=1, players=11)
    everybody = NAMES[1:]
    id = (await event(world)).row.id
    users = [world.people[name].id for name in everybody]
    await keeper(world).act(id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    for name, other in (("P1", "P2"), ("P3", "P4")):
        for one, two in ((name, other), (other, name)):
            told = private_text(await world.people[one].slash(world.channel, "event apart", player=world.people[two]))
        assert told == sentence("tournament-apart")
    assert await desk(world, "Organiser", action="apart", player=world.people["P5"], reason="x") == sentence(
        "tournament-two-players"
    )
    five, six = world.people["P5"], world.people["P6"]
    assert await desk(world, "Organiser", action="apart", player=five, substitute=six, reason="a couple") == sentence(
        "answer-done"
    )
    await keeper(world).act(id, acts.EntriesClosed(id="close"))
    await keeper(world).act(id, *(acts.Appeared(id=f"{user} appears", player=user) for user in users))
    stored = await keeper(world).act(id, acts.TournamentStarted(id="start"))
    for one, other in (("P1", "P2"), ("P3", "P4"), ("P5", "P6")):
        pair = {world.people[one].id, world.people[other].id}
        assert not any(pair <= set(group) for group in stored.tournament.stages[0].groups)


@pytest.mark.parametrize("typed", ["9" * 5000, "1 2 " + "9" * 200])
async def test_impossible_places_are_refused_and_not_offered(world: World, typed: str) -> None:
    stored = await open_and_launch(world, "P1", "P2", "P3", "P4", "P5", "P6")
    organiser, table = world.people["Organiser"], stored.tournament.open_tables()[0].key
    assert await organiser.autocomplete(world.channel, "event desk", "places", typed, table=table) == []
    refused = await desk(world, "Organiser", action="rule", table=table, places=typed, reason="x")
    assert refused == sentence("event-refused-places")


async def test_the_result_of_a_duel_is_offered_with_names(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:5], format="elimination", seats=2, players=4, game="magna_carta")
    organiser, table = world.people["Organiser"], stored.tournament.open_tables()[0]
    one, other = map(stored.name, table.players)
    draw = sentence("tournament-draw")
    offered = {
        typed: [
            (choice["name"], choice["value"])
            for choice in await organiser.autocomplete(world.channel, "event desk", "places", typed, table=table.key)
        ]
        for typed in ("", "draw", other, "2", "2 1")
    }
    wins = [
        (sentence("tournament-places-winner", player=name), places) for name, places in ((one, "1 2"), (other, "2 1"))
    ]
    every = [*wins, (draw, "1 1")]
    assert offered == {"": every, "draw": every[2:], other: wins[1:], "2": [], "2 1": wins[1:]}


async def test_an_assistant_rules_on_the_organisers_own_table(world: World) -> None:
    names = ("Organiser", "P1", "P2", "P3", "P4", "P5")
    stored = await open_and_launch(world, *names)
    organiser = world.people["Organiser"]
    first = stored.tournament.open_tables()[0]
    seats = ", ".join(map(stored.name, first.sitting))
    (offered,) = await organiser.autocomplete(world.channel, "event desk", "table", seats)
    assert (offered["name"], offered["value"]) == (f"{table_name(first.key)}: {seats}", first.key)
    (ranking,) = await organiser.autocomplete(world.channel, "event desk", "places", "3 1", table=first.key)
    sitting = [stored.name(player) for player in first.players]
    assert (ranking["name"], ranking["value"]) == (f"1. {sitting[1]}, 2. {sitting[2]}, 3. {sitting[0]}", "3 1 2")
    own = next(table for table in stored.tournament.open_tables() if organiser.id in table.players)
    other = next(user for user in own.players if user != organiser.id)
    rival = next(person for person in world.people.values() if person.id == other)
    refused, done = sentence("event-refused-own-table"), sentence("answer-done")
    replacing = {"action": "replace", "player": rival, "substitute": world.people["P11"]}
    ruling = {"action": "rule", "table": own.key, "places": "1 2 3"}
    for given in (
        ruling,
        replacing,
        {"action": "disqualify", "player": rival},
        {"action": "extend", "table": own.key, "hours": 5},
        {"action": "extend", "player": organiser, "hours": 5},
    ):
        assert await desk(world, "Organiser", reason="x", **given) == refused
    assert (await event(world)).tournament.open_tables() == stored.tournament.open_tables()
    assistant = world.people["P10"]
    assert await desk(world, "P10", reason="x", **ruling) == sentence(
        "tournament-not-organiser", player=f"<@{organiser.id}>"
    )
    assert await desk(world, "Organiser", action="assist", player=assistant, reason="I play") == done
    assert await desk(world, "P10", reason="agreed", **replacing) == done
    assert await desk(world, "P10", reason="agreed", **ruling) == done
    assert (await event(world)).row.message_id is not None
    card = texts(message(world.channel, (await event(world)).row.message_id or 0))
    assert sentence("tournament-organiser", player=f"<@{organiser.id}> and <@{assistant.id}>") in card


async def test_a_tie_across_the_cut_is_settled_at_the_desk(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:8], format="groups", seats=3, rounds=1, players=7, cut=3)
    nothing = await desk(world, "Organiser", action="advance", chosen="<@1>", reason="x")
    assert nothing == sentence("tournament-nothing-due")
    for table in stored.tournament.open_tables():
        ruling = acts.Ruled(id=f"{table.key} ruled", by=1, table=table.key, places=(1, 1, 1))
        await keeper(world).act(stored.row.id, ruling)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    tied = (await event(world)).tournament.stages[0].players
    over = next(
        one
        for one in world.channel.history()
        if sentence("tournament-round-over", name="Cup", round=round_title(1)) in texts(one)
    )
    assert f"<@{world.people['Organiser'].id}>" in texts(over)
    assert count_pings(world)[world.people["Organiser"].id] == 1
    first = sorted(tied)[:3]
    shown = ", ".join(map(stored.name, first))
    (offered,) = await world.people["Organiser"].autocomplete(world.channel, "event desk", "chosen", shown)
    assert (offered["name"], offered["value"]) == (shown, " ".join(f"<@{player}>" for player in first))
    assert f"v|go-on|{stored.row.id}" not in controls(message(world.channel, stored.row.message_id or 0))
    settling = f"**{sentence('tournament-action-advance')}**"
    assert sentence("tournament-desk-tie", count=1, actions=settling) in await desk(world, "Organiser")
    three = " ".join(f"<@{one}>" for one in tied[:3])
    refusals = {f"<@{tied[0]}>": "event-refused-tied-across-the-cut"}
    refusals |= dict.fromkeys((f"<@{'9' * 5000}>", "@Olga", ""), "tournament-chosen-missing")
    for chosen, why in refusals.items():
        assert await desk(world, "Organiser", action="advance", chosen=chosen, reason="x") == sentence(why)
    alone = next(person for person in world.people.values() if person.id == tied[0])
    few = await desk(world, "Organiser", action="advance", player=alone, reason="x")
    assert few == sentence("event-refused-tied-across-the-cut")
    assert await desk(world, "Organiser", action="brake", reason="x") == sentence("tournament-action-unknown")
    own = next(name for name, person in world.people.items() if person.id == tied[0])
    await keeper(world).act(stored.row.id, acts.Assisted(id="assist", player=tied[0]))
    refused = await desk(world, own, action="advance", chosen=three, reason="x")
    assert refused == sentence("event-refused-own-table")
    done = await desk(world, "Organiser", action="advance", chosen=three, reason="drawn from a hat")
    assert done == sentence("answer-done")
    assert {*(await event(world)).tournament.stages[1].players} == {*tied[:3]}
    assert "drawn from a hat" in "\n".join(texts(one) for one in world.channel.history())
    assert private_messages(await world.people["P1"].slash(world.channel, "event standings"))


async def test_a_preview_older_than_the_last_tournament_opens_nothing(world: World) -> None:
    organiser = world.people["Organiser"]
    given = {"name": "Old", "game": "caylus", "format": "schedule", "seats": 3, "players": 9}
    (preview,) = private_messages(await organiser.slash(world.channel, "event new", **given))
    await open_tournament(world)
    await desk(world, "Organiser", action="cancel", reason="wrong")
    told = private_text(await organiser.click(preview, custom_id=next(iter(controls(preview)))))
    assert told == sentence("tournament-preview-old")
    assert (await event(world)).tournament.phase == "cancelled"


async def test_a_substitute_takes_over_an_entry_for_the_rounds_to_come(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7], rounds=2)
    table = stored.tournament.open_tables()[0]
    leaving = next(person for person in world.people.values() if person.id == table.players[0])
    new, done = world.people["P10"], sentence("answer-done")
    given = {"action": "replace", "player": leaving, "substitute": new, "reason": "moved away"}
    await keeper(world).act(stored.row.id, acts.Assisted(id="assist", player=leaving.id))
    own = next(name for name, person in world.people.items() if person is leaving)
    assert await desk(world, own, **given) == sentence("event-refused-own-table")
    bot = world.env.guild.add_member(world.env.create_user("music", bot=True))
    assert await desk(world, "Organiser", **{**given, "substitute": bot}) == sentence("tournament-substitute-bot")
    assert await desk(world, "Organiser", **given) == done
    match = await bot_of(world).services.matches.get_match(table.match)
    assert new.id in {seat.user_id for seat in match.seats}
    log = "\n".join(texts(one) for one in world.channel.history())
    assert f"{sentence('tournament-act-took_over')}: <@{leaving.id}> → <@{new.id}>" in log
    (thread,) = (one for one in world.channel.threads if one.id == match.row.channel_id)
    assert "P10" in f"{thread.name}"
    assert stored.name(leaving.id) not in f"{thread.name}"
    for one in (await event(world)).tournament.open_tables():
        ruled = acts.Ruled(id=f"{one.key} ruled", by=1, table=one.key, places=(1, 2, 3))
        await keeper(world).act(stored.row.id, ruled)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    sitting = {player for one in (await event(world)).tournament.open_tables() for player in one.sitting}
    assert new.id in sitting
    assert leaving.id not in sitting


async def test_the_desk_names_tables_out_of_reach(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7], pace="steady")
    first, second = stored.tournament.open_tables()
    place = await bot_of(world).services.matches.find(first.match)
    assert place is not None
    world.env.backend.edit_channel(place.channel_id, {}, thread_metadata={"locked": True})
    await world.env.settle()
    where = [", ".join(f"<@{player}>" for player in table.sitting) for table in (first, second)]
    told = await desk(world, "Organiser")
    assert sentence("tournament-out-of-reach", table=table_name(first.key), where=where[0]) in told
    assert sentence("tournament-out-of-reach", table=table_name(second.key), where=where[1]) not in told
    world.env.backend.edit_channel(place.channel_id, {}, thread_metadata={"locked": False})
    await world.env.settle()
    assert first.key not in await desk(world, "Organiser")


async def test_a_tournament_waits_while_its_server_is_unavailable(world: World) -> None:
    await open_tournament(world)
    guild = bot_of(world).guilds[0]
    id = (await event(world)).row.id
    guild.unavailable = True
    await keeper(world).act(id, acts.Entered(id="1 enters", player=1))
    await keeper(world).act(id, acts.EntriesClosed(id="close"))
    bot_of(world).services[TournamentHost].advance(id)
    await wait_until_idle(world)
    assert "muster" not in {line.id for line in (await event(world)).tournament.log}
    guild.unavailable = False
    bot_of(world).services[TournamentHost].advance(id)
    await wait_until_idle(world)
    assert "muster" in {line.id for line in (await event(world)).tournament.log}


async def test_the_desk_offers_only_possible_actions(world: World) -> None:
    organiser = world.people["Organiser"]
    await open_tournament(world)

    async def offered(typed: str = "") -> list[str]:
        return [one["value"] for one in await organiser.autocomplete(world.channel, "event desk", "action", typed)]

    assert await offered() == ["enter", "remove", "disqualify", "apart", "assist", "cancel"]
    stored = await launch_with(world, "P1", "P2", "P3", "P4", "P5", "P6")
    assert await offered("give") == ["extend"]
    running = await offered()
    assert {"rule", "replace", "pause"} <= {*running}
    assert not {"share", "advance", "here", "reopen", "swap", "resume"} & {*running}
    await keeper(world).act(stored.row.id, acts.TournamentPaused(id="pause", tables=()))
    assert {"resume", "pause"} & {*await offered()} == {"resume"}


async def test_a_substitute_with_a_table_of_the_same_round_is_confirmed(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7])
    one, other = stored.tournament.open_tables()
    organiser, people = world.people["Organiser"], {person.id: person for person in world.people.values()}
    gone, rival = people[one.players[0]], people[other.players[0]]
    given = {"action": "replace", "player": gone, "substitute": rival, "table": one.key, "reason": "away"}
    asked = await organiser.slash(world.channel, "event desk", **given)
    seat = {"player": f"<@{gone.id}>", "substitute": f"<@{rival.id}>", "tables": table_name(one.key)}
    assert private_text(asked).splitlines() == [
        sentence("tournament-ask-seat", **seat),
        sentence("tournament-ask-busy", player=f"<@{rival.id}>", tables=table_name(other.key)),
    ]
    (question,) = private_messages(asked)
    assert private_text(await organiser.click(question, custom_id=next(iter(controls(question))))) == sentence(
        "answer-done"
    )
    await wait_until_idle(world)
    assert (await event(world)).tournament.open_tables()[0].sitting[0] == rival.id


async def test_a_wrong_substitute_is_replaced_and_the_player_gets_the_seat_back(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7])
    one, other = stored.tournament.open_tables()
    people = {person.id: person for person in world.people.values()}
    gone, rival, right = people[one.players[0]], people[other.players[0]], world.people["P10"]
    given = {"action": "replace", "table": one.key, "reason": "away"}
    done = sentence("answer-done")
    assert await desk(world, "Organiser", player=gone, substitute=rival, **given) == done
    assert await desk(world, "Organiser", player=rival, substitute=right, **given) == done
    table = (await event(world)).tournament.open_tables()[0]
    assert (table.sitting[0], table.given_up) == (right.id, (gone.id,))
    assert await seated(world, one) == [right.id, *one.players[1:]]
    back = sentence("tournament-ask-back", player=f"<@{gone.id}>", tables=table_name(one.key))
    asked = await world.people["Organiser"].slash(world.channel, "event desk", player=right, substitute=gone, **given)
    assert private_text(asked) == back
    assert await desk(world, "Organiser", player=right, substitute=gone, **given) == done
    table = (await event(world)).tournament.open_tables()[0]
    assert (table.sitting, table.given_up) == (one.players, ())
    assert await seated(world, one) == [*one.players]


async def test_the_desk_explains_why_a_seat_cannot_be_given(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7])
    one, other = stored.tournament.open_tables()
    people = {person.id: person for person in world.people.values()}
    here, there, away = people[one.players[0]], people[one.players[1]], people[other.players[0]]
    given = {"action": "replace", "table": one.key, "reason": "away"}
    for player, user, why, about in ((here, there, "there", there), (away, world.people["P10"], "none", away)):
        told = await desk(world, "Organiser", player=player, substitute=user, **given)
        assert told == sentence(f"tournament-substitute-{why}", player=f"<@{about.id}>")


async def test_a_result_is_asked_for_before_its_reason(world: World) -> None:
    await open_and_launch(world, *NAMES[1:7])
    missing = sentence("tournament-result-missing")
    assert await desk(world, "Organiser", action="rule", table="1") == missing
    assert await desk(world, "Organiser", action="rule", places="1 2") == missing


async def test_the_desk_in_the_thread_of_a_match_is_about_its_table(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7])
    table = stored.tournament.open_tables()[0]
    card = (await bot_of(world).services.matches.card(table.match)) or pytest.fail("the match has no card")
    (thread,) = (one for one in world.channel.threads if one.id == card.channel_id)
    places = " ".join(f"{place}" for place, _ in enumerate(table.players, 1))
    told = await use_desk(world, place=thread, action="rule", places=places, reason="agreed")
    assert told == sentence("answer-done")
    assert table.key not in [one.key for one in (await event(world)).tournament.open_tables()]


async def test_the_form_for_the_reason_keeps_the_number_of_a_table(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7])
    table, organiser = stored.tournament.open_tables()[0], world.people["Organiser"]
    places = " ".join(f"{place}" for place, _ in enumerate(table.players, 1))
    window = await organiser.slash(world.channel, "event desk", action="rule", table="1", places=places)
    written = await organiser.submit_modal(window, {"text": "agreed"})
    assert await confirm(world, "Organiser", written) == sentence("answer-done")
    await wait_until_idle(world)
    assert table.key not in [one.key for one in (await event(world)).tournament.open_tables()]


@pytest.mark.parametrize("counts", ["entry", "table"])
async def test_a_replacement_is_explained_to_both_players(world: World, counts: str) -> None:
    stored = await open_and_launch(world, *NAMES[1:7], pace="steady")
    table = stored.tournament.open_tables()[0]
    gone, new = person(world, table.players[0]), world.people["P10"]
    given = {} if counts == "entry" else {"table": table.key}
    await desk(world, "Organiser", action="replace", player=gone, substitute=new, reason="moved *away*", **given)
    notices = bot_of(world).services.notices
    await notices.sweep()
    await notices.finish()
    await world.env.settle()
    match = await bot_of(world).services.matches.get_match(table.match)
    (thread,) = (one for one in world.channel.threads if one.id == match.row.channel_id)
    posted = "\n".join(texts(one) for one in thread.history())
    name, organiser = stored.name(gone.id), "Organiser"
    told = {"name": name, "by": organiser, "reason": r"moved \*away\*", "event": "Cup", "counts": counts}
    where = {"game": event_title(Catalogue().words("en"), match.row), "where": f"<#{thread.id}>"}
    assert sentence("notice-seated", **where, **told) in posted
    assert sentence("notice-taken_over", **where, **{**told, "name": "P10"}) in posted


async def test_a_takeover_between_rounds_pings_in_the_channel(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:7], rounds=2)
    first = stored.tournament.open_tables()[0]
    ruled = acts.Ruled(id="ruled", by=1, table=first.key, places=(1, 2, 3))
    await keeper(world).act(stored.row.id, ruled)
    gone, new, before = person(world, first.players[0]), world.people["P10"], count_pings(world)
    await desk(world, "Organiser", action="replace", player=gone, substitute=new, reason="ill")
    assert count_pings(world) - before == {gone.id: 1, new.id: 1}


async def test_the_winner_of_a_duel_is_given_by_name_or_as_player(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:5], format="swiss", seats=2, players=4, game="magna_carta")
    one, other = stored.tournament.open_tables()
    winner = one.players[1]
    by_name = {"table": one.key, "places": f"@{stored.name(winner).upper()}"}
    asked = await world.people["Organiser"].slash(world.channel, "event desk", action="rule", reason="x", **by_name)
    result = sentence("tournament-result-win", winner=f"<@{winner}>", loser=f"<@{one.players[0]}>")
    assert private_text(asked) == sentence("tournament-ask-rule", table=table_name(one.key), result=result)
    assert await confirm(world, "Organiser", asked) == sentence("answer-done")
    by_player = {"table": other.key, "player": person(world, other.players[1])}
    assert await desk(world, "Organiser", action="rule", reason="x", **by_player) == sentence("answer-done")
    results = [table.result for table in (await event(world)).tournament.tables()][:2]
    assert [found.places for found in results if found is not None] == [(2, 1), (2, 1)]


async def test_a_correction_names_the_old_result_and_keeps_the_next_round(world: World) -> None:
    stored = await open_and_launch(world, *NAMES[1:5], format="swiss", seats=2, players=4, game="magna_carta", rounds=2)
    for table in stored.tournament.open_tables():
        ruled = acts.Ruled(id=table.key, by=1, table=table.key, places=(1, 2))
        await keeper(world).act(stored.row.id, ruled)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    one, other = (f"<@{player}>" for player in stored.tournament.tables()[0].players)
    given = {"action": "rule", "table": "1.1.1", "places": "1 1", "reason": "x"}
    asked = private_text(await world.people["Organiser"].slash(world.channel, "event desk", **given))
    before = sentence("tournament-result-win", winner=one, loser=other)
    assert sentence("tournament-ask-replaces", result=before) in asked.splitlines()
    assert sentence("tournament-ask-drawn") in asked.splitlines()


def person(world: World, user: int) -> MemberActor:
    return next(one for one in world.people.values() if one.id == user)
