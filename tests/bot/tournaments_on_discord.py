"""What people do around an event in the simulated Discord, by its card and its commands, and what follows of it."""

import asyncio
from collections import Counter
from typing import Any

from simcord import InteractionResult

from bot.app.client import Provost
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import TournamentKeeper
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import StoredTournament
from tests.bot.playing import answers, message, said, sentence
from tests.simulated import World, controls, texts


def keeper(world: World) -> TournamentKeeper:
    return bot_of(world).services[TournamentHost].keeper


async def event(world: World) -> StoredTournament:
    """The event of the channel."""
    return await keeper(world).in_channel(world.channel.id)


def joined(place: int, places: int = 0) -> str:
    """The answer to an entrant before sign-up is closed."""
    return f"{sentence('tournament-joined', place=place, places=places)} {sentence('tournament-joined-next')}"


def left_out(option: str, why: str, **given: Any) -> str:
    """The warning of a preview that an option was left out."""
    return sentence("tournament-left-out", option=option, why=sentence(why, **given))


def table_name(key: str) -> str:
    """What a table of a round before the knock-out is called."""
    _, number, table = key.split(".")
    return sentence("tournament-table-of", round=round_title(int(number)), table=table)


async def press(world: World, name: str, act: str) -> str:
    """Press a button of the event's card; returns what was said to the presser alone.

    An organiser who starts without some of the entrants confirms it.
    """
    result = await pressed(world, name, act)
    for question in answers(result) if act == "start" else ():
        if sure := next((one for one in controls(question) if "|begin|" in one), ""):
            return said(await world.people[name].click(question, custom_id=sure))
    return said(result)


async def pressed(world: World, name: str, act: str) -> InteractionResult:
    """Press a button of the event's card."""
    stored = await event(world)
    assert stored.row.message_id is not None
    card = message(world.channel, stored.row.message_id)
    return await world.people[name].click(card, custom_id=f"v|{act}|{stored.row.id}")


async def opened(world: World, **more: object) -> None:
    """The organiser looks at the preview and opens the event."""
    given = {
        "name": "Cup",
        "game": "caylus",
        "format": "schedule",
        "seats": 3,
        "rounds": 2,
        "players": 9,
        "pace": "none",
    }
    organiser = world.people["Organiser"]
    (preview,) = answers(await organiser.slash(world.channel, "event new", **{**given, **more}))
    assert sentence("tournament-preview", name="Cup") in texts(preview)
    assert more or sentence("tournament-fair") in texts(preview)
    await organiser.click(preview, custom_id=next(iter(controls(preview))))


async def started_with(world: World, *names: str) -> StoredTournament:
    """The event with its first round launched; these people enter and appear."""
    id, users = (await event(world)).row.id, [world.people[name].id for name in names]
    for name, user in zip(names, users, strict=True):
        await keeper(world).set_name(id, user, name)
    await keeper(world).act(id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    await keeper(world).act(id, acts.EntriesClosed(id="close"))
    await keeper(world).act(id, *(acts.Appeared(id=f"{user} appears", player=user) for user in users))
    await keeper(world).act(id, acts.TournamentStarted(id="start"))
    bot_of(world).services[TournamentHost].advance(id)
    await idle(world)
    return await event(world)


async def decided(world: World, name: str = "Organiser", place: Any = None, **given: Any) -> str:
    """Use the desk and confirm what it asks; returns what was said last to whoever did."""
    result = await world.people[name].slash(place or world.channel, "event desk", **given)
    told = await confirmed(world, name, result)
    await idle(world)
    return told


async def confirmed(world: World, name: str, result: InteractionResult) -> str:
    """Confirm what a person was asked, if anything; returns what was said last to them."""
    for question in answers(result):
        if sure := next((one for one in controls(question) if "|sure|" in one), ""):
            return said(await world.people[name].click(question, custom_id=sure))
    return said(result)


def bot_of(world: World) -> Provost:
    """The bot that runs now."""
    bot = world.env.bot
    assert isinstance(bot, Provost)
    return bot


async def swept(world: World) -> None:
    """The bot looks for what is due, and does it."""
    await bot_of(world).upkeep.do_what_is_due()
    await idle(world)


async def idle(world: World) -> None:
    """All that follows from what has happened is done."""
    await idle_bot(bot_of(world))
    await world.env.settle()


async def idle_bot(bot: Provost) -> None:
    """What a bot does about its events is done."""
    while tasks := bot.services[TournamentHost]._tasks:
        await asyncio.wait(tasks.values())


def pings(world: World) -> Counter[int]:
    """How often each user was called, in the channel and all threads, by messages as they were posted; an edit calls nobody."""
    called: Counter[int] = Counter()
    paths = {f"/channels/{place.id}/messages" for place in (world.channel, *world.channel.threads)}
    posts: list[Any] = [one.json for one in world.env.http_requests if one.method == "POST" and one.path in paths]
    for posted in {_nonce(one): one for one in posts}.values():
        users = map(int, posted["allowed_mentions"].get("users", ()))
        called.update(user for user in users if f"<@{user}>" in str(posted))
    return called


def _nonce(posted: Any) -> object:
    """What names a message, so that one that is sent again counts once."""
    return posted.get("nonce") or id(posted)


def round_title(number: int) -> str:
    """What a round before any knock-out is called."""
    return sentence("tournament-round-title", number=number)


def organised(world: World, stored: StoredTournament) -> int:
    """The organiser's acts; making the event is one of them."""
    user = world.people["Organiser"].id
    return 1 + len({line.id.split()[0] for line in stored.tournament.log if line.by == user})
