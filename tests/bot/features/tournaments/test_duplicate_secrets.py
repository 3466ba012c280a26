"""Secrets of a duplicate round: no press, command, link or follow shows an entrant another table.

More looks: `PROVOST_DUPLICATE_LOOKS=10000 pytest tests/bot/features/tournaments/test_duplicate_secrets.py`.
"""

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

import discord
import pytest
from msgspec import structs

from bot.app import router
from bot.cards import custom_ids
from bot.delivery.permissions import may_watch
from bot.features.replay.site_pages import has_pages
from bot.features.tournaments.rules.duplicate import DUPLICATE_FORMATS
from bot.features.tournaments.rules.model import EventTable
from bot.match.quotas import RateLimits
from bot.match.settings import PUBLIC, is_secluded
from storage.matches import MatchRow
from tests.bot.forged_presses import FakeInteraction
from tests.bot.playing import Match, galleries, private_messages, private_text, sentence
from tests.bot.tabletop import pick
from tests.bot.tournaments_on_discord import bot_of, event, keeper, launch_with, open_tournament, sweep, wait_until_idle
from tests.simulated import World, components, refuse, texts
from tests.sizes import size

NAMES = ("Organiser", "P1", "P2", "P3", "P4")
LOOKS = size("DUPLICATE_LOOKS", 60)
MOVES = 3
"""Moves at the watched table between two series of looks."""

COMMANDS = (
    "board",
    "describe",
    "log",
    "since",
    "hand",
    "why",
    "undo",
    "export",
    "verify",
    "watch",
    "resign",
    "join",
    "cancel",
)
EVENT_COMMANDS = ("standings", "show", "report", "list")
VERBS = (("build", "what"), ("place", "where"), ("prestige", "what"))
ACTS = (
    *("log", "since", "board", "describe", "hand", "why", "move", "export", "verify", "clock", "last", "turn", "undo"),
    *(
        "open",
        "share",
        "first",
        "back",
        "on",
        "result",
        "bg-stats",
        "rematch",
        "follow",
        "begin",
        "show",
        "help",
        "now",
    ),
    *("moment", "find", "play", "hint", "more", "reason", "to", "taken", "ask", "confirm", "sit", "join", "page"),
)
PIECES = ("0", "1", "-", "p", "f", "next", "0.0", "0.3")
SNOWFLAKE = re.compile(r"\d{17,20}|<t:\d+(:\w)?>")


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


class Look(NamedTuple):
    """A look at the match, and its result."""

    way: str
    seen: str


@pytest.fixture
async def tables(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[EventTable, EventTable]:
    """Both tables of the first round of a duplicate tournament; a moderator opens the thread of the first to all."""
    await open_tournament(world, format="swiss", seats=2, players=4, rounds=2, game="magna_carta", scoring="duplicate")
    stored = await launch_with(world, *NAMES[1:])
    one, other = stored.tournament.tables()
    monkeypatch.setattr(RateLimits, "take", lambda *given: True)
    thread = bot_of(world).get_channel((await row_of(world, one)).channel_id)
    assert isinstance(thread, discord.Thread)
    for name in NAMES:
        await thread.add_user(discord.Object(world.people[name].id))
    return one, other


async def row_of(world: World, table: EventTable) -> MatchRow:
    """Return the match of a table."""
    row = await bot_of(world).services.matches.find(table.match)
    assert row is not None
    return row


async def move(world: World, table: EventTable, times: int) -> bool:
    """Choose for players of a table; return False once the match is over."""
    matches = bot_of(world).services.matches
    for _ in range(times):
        match = await matches.get_match(table.match)
        if match.row.status != "live":
            return False
        decision = match.core.decisions[0]
        user, name = match.seats[decision.ask.seat].user_id, match.decision_name(decision)
        assert user is not None
        await matches.choose(table.match, user, name, pick(decision, random.Random(name)), f"{table.match}{name}")
    await wait_until_idle(world)
    return True


async def looks(world: World, name: str, table: EventTable, chance: random.Random, count: int) -> list[Look]:
    """Look at a match by random commands, buttons, files and completions."""
    person, row = world.people[name], await row_of(world, table)
    thread = next(one for one in world.channel.threads if one.id == row.channel_id)
    found = []
    for _ in range(count):
        match chance.randrange(6):
            case 0:
                way = f"game {chance.choice(COMMANDS)}"
                result = await person.slash(thread, way)
            case 1:
                way = f"replay {table.match}"
                result = await person.slash(world.channel, "replay", match=table.match)
            case 2:
                target = chance.choice((table.match, f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"))
                way = f"follow {target}"
                result = await person.slash(world.channel, "follow match", match=target)
            case 3:
                way = f"event {chance.choice(EVENT_COMMANDS)}"
                result = await person.slash(world.channel, way)
            case 4:
                verb, param = chance.choice(VERBS)
                found.append(Look(verb, f"{await person.autocomplete(thread, f'magnacarta {verb}', param, '')}"))
                continue
            case _:
                found.append(await _forged(world, person.id, table, chance))
                continue
        found.append(Look(way, _without_ids([*map(components, private_messages(result))])))
    return found


async def _forged(world: World, user: int, table: EventTable, chance: random.Random) -> Look:
    """Press a button of the other table on a message of the user's own."""
    match = Match(world, table.match, world.channel)
    pieces = [chance.choice((table.match, *PIECES)) for _ in range(chance.randrange(4))]
    prefix = chance.choice(sorted({key.partition("|")[0] for key in router.HANDLERS} - {custom_ids.EVENT}))
    custom_id = chance.choice(
        (
            custom_ids.make(prefix, chance.choice(ACTS), table.match, *pieces),
            custom_ids.make(custom_ids.REPLAY, chance.choice(ACTS), table.match, "1", "-", chance.choice("pf")),
            custom_ids.make(custom_ids.TABLE, chance.choice(ACTS), table.match),
            custom_ids.make(custom_ids.RESULT, chance.choice(ACTS), table.match),
        )
    )
    heard = FakeInteraction(match, user, custom_id, [chance.choice(ACTS)])
    await router.pressed(heard)  # type: ignore[arg-type] # handlers read no more of an interaction
    return Look(custom_id, _without_ids([one.to_components() for one in heard.answers]))


def _without_ids(shown: Sequence[object]) -> str:
    """Return the visible text without ids and times."""
    return SNOWFLAKE.sub("#", repr(shown))


async def test_an_entrant_sees_nothing_of_another_table(world: World, tables: tuple[EventTable, EventTable]) -> None:
    watched, own = tables
    onlooker = next(name for name in NAMES[1:] if world.people[name].id in own.players)
    before: dict[str, str] = {}
    for part in range(max(2, LOOKS // 30)):
        for look in await looks(world, onlooker, watched, random.Random(part // 2), 30):
            assert "attachment://" not in look.seen or look.way.startswith("event"), look
            assert before.setdefault(look.way, look.seen) == look.seen, look.way
        await move(world, watched, MOVES)
        await sweep(world)
    assert len(before) > 10


async def test_a_player_sees_the_own_table(world: World, tables: tuple[EventTable, EventTable]) -> None:
    watched, _ = tables
    player = next(name for name in NAMES[1:] if world.people[name].id in watched.players)
    first = await looks(world, player, watched, random.Random(1), 30)
    await move(world, watched, MOVES)
    assert dict(first) != dict(await looks(world, player, watched, random.Random(1), 30))


async def test_the_refusal_is_one_clear_sentence(world: World, tables: tuple[EventTable, EventTable]) -> None:
    watched, _ = tables
    row = await row_of(world, watched)
    thread = next(one for one in world.channel.threads if one.id == row.channel_id)
    for name in NAMES:
        seated = world.people[name].id in watched.players
        shown = "\n".join(map(texts, private_messages(await world.people[name].slash(thread, "game log"))))
        assert (sentence("refuse-secluded") in shown) is not seated
        if not seated:
            assert shown == sentence("refuse-secluded")


async def test_a_secluded_match_has_no_page_and_no_spectators(
    world: World, tables: tuple[EventTable, EventTable]
) -> None:
    row = await row_of(world, tables[0])
    public = structs.replace(row, settings={**row.settings, PUBLIC: "spotlight"})
    assert not has_pages(public)
    assert not any([await may_watch(bot_of(world), public, world.people[name].id) for name in NAMES])
    over = structs.replace(public, settings={**public.settings, "secluded": "off"})
    assert has_pages(over)


async def test_matches_are_played_in_private_threads_of_their_players(
    world: World, tables: tuple[EventTable, EventTable]
) -> None:
    for table in tables:
        thread = world.env.backend.channels[(await row_of(world, table)).channel_id]
        assert thread.type == 12
    (sealed,) = [one for one in world.channel.history() if "seal" in texts(one) and "round 1" in texts(one)]
    row = await row_of(world, tables[0])
    assert row.commitment in texts(sealed)
    assert row.settings["closed"] == str(sealed.id)


async def test_all_matches_open_when_the_last_has_ended(world: World, tables: tuple[EventTable, EventTable]) -> None:
    watched, own = tables
    onlooker = next(name for name in NAMES[1:] if world.people[name].id in own.players)
    row = await row_of(world, watched)
    thread = next(one for one in world.channel.threads if one.id == row.channel_id)
    for table in tables:
        assert is_secluded(await row_of(world, watched))
        while await move(world, table, 10):
            pass
        await sweep(world)
    assert not is_secluded(await row_of(world, watched))
    shown = "\n".join(map(texts, private_messages(await world.people[onlooker].slash(thread, "game log"))))
    assert sentence("refuse-secluded") not in shown
    (opened_replay,) = private_messages(
        await world.people[onlooker].slash(world.channel, "replay", match=watched.match)
    )
    assert galleries(opened_replay)
    stored = await event(world)
    assert len(stored.tournament.stages[0].rounds) == 2
    assert (await keeper(world).export_acts(stored.row.id)).count(b"reported") == 2


@pytest.mark.parametrize(
    ("given", "refusal"),
    [
        ({"format": "groups"}, "tournament-duplicate-format"),
        ({"format": "swiss", "cut": 2}, "tournament-duplicate-format"),
        ({"format": "swiss", "best": "3"}, "tournament-duplicate-format"),
    ],
)
async def test_formats_that_would_reveal_the_deal_are_refused(
    world: World, given: dict[str, object], refusal: str
) -> None:
    made = {"name": "Cup", "game": "magna_carta", "seats": 2, "players": 8, "scoring": "duplicate", **given}
    result = await world.people["Organiser"].slash(world.channel, "event new", **made)
    formats = ", ".join(sentence(f"tournament-format-{name}") for name in DUPLICATE_FORMATS)
    assert private_text(result) == sentence(refusal, formats=formats)


async def test_duplicate_tournaments_need_private_threads(world: World) -> None:
    refuse(world.env, world.channel, "create_private_threads")
    made = {"name": "Cup", "game": "magna_carta", "seats": 2, "players": 8, "scoring": "duplicate", "format": "swiss"}
    result = await world.people["Organiser"].slash(world.channel, "event new", **made)
    assert private_text(result) == sentence("tournament-duplicate-permission")


async def test_the_desk_seats_no_player_of_another_table(world: World, tables: tuple[EventTable, EventTable]) -> None:
    watched, own = tables
    by_id = {person.id: name for name, person in world.people.items()}
    player, other = (world.people[by_id[table.players[0]]] for table in (watched, own))
    given = {"player": player, "substitute": other, "table": watched.key, "reason": "ill"}
    result = await world.people["Organiser"].slash(world.channel, "event desk", action="replace", **given)
    assert private_text(result) == sentence("event-refused-same-deal")
    seats = await bot_of(world).services.matches.players(watched.match)
    assert other.id not in {seat.user_id for seat in seats}


async def test_the_preview_explains_the_scoring(world: World) -> None:
    made = {"name": "Cup", "game": "magna_carta", "seats": 2, "players": 8, "scoring": "duplicate", "format": "swiss"}
    result = await world.people["Organiser"].slash(world.channel, "event new", **made)
    assert sentence("tournament-duplicate-points", ties="").split("Tie-breaks")[0] in private_text(result)
