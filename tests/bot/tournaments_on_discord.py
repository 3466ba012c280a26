"""Actions around a tournament in the simulated Discord, by its card and its commands."""

import asyncio
from collections import Counter
from typing import Any

from simcord import InteractionResult

from bot.app.client import Provost
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import TournamentKeeper
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import StoredTournament
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.simulated import World, controls, texts


def keeper(world: World) -> TournamentKeeper:
    return bot_of(world).services[TournamentHost].keeper


async def event(world: World) -> StoredTournament:
    """Return the tournament of the channel."""
    return await keeper(world).in_channel(world.channel.id)


def joined_text(place: int, places: int = 0) -> str:
    """Return the answer to an entrant before sign-up is closed."""
    return f"{sentence('tournament-joined', place=place, places=places)} {sentence('tournament-joined-next')}"


def left_out_text(option: str, why: str, **given: Any) -> str:
    """Return the warning of a preview that an option was left out."""
    return sentence("tournament-left-out", option=option, why=sentence(why, **given))


def table_name(key: str) -> str:
    """Return the name of a table of a round before the knock-out."""
    _, number, table = key.split(".")
    return sentence("tournament-table-of", round=round_title(int(number)), table=table)


async def press(world: World, name: str, act: str) -> str:
    """Press a button of the tournament's card; return the private answer.

    Organisers who start without some of the entrants confirm it.
    """
    result = await click(world, name, act)
    for question in private_messages(result) if act == "start" else ():
        if sure := next((one for one in controls(question) if "|begin|" in one), ""):
            return private_text(await world.people[name].click(question, custom_id=sure))
    return private_text(result)


async def click(world: World, name: str, act: str) -> InteractionResult:
    """Press a button of the tournament's card; return the interaction."""
    stored = await event(world)
    assert stored.row.message_id is not None
    card = message(world.channel, stored.row.message_id)
    return await world.people[name].click(card, custom_id=f"v|{act}|{stored.row.id}")


async def open_tournament(world: World, **more: object) -> None:
    """Preview and open a tournament as the organiser."""
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
    (preview,) = private_messages(await organiser.slash(world.channel, "event new", **{**given, **more}))
    assert sentence("tournament-preview", name="Cup") in texts(preview)
    assert more or sentence("tournament-fair") in texts(preview)
    await organiser.click(preview, custom_id=next(iter(controls(preview))))


async def launch_with(world: World, *names: str) -> StoredTournament:
    """Enter these people, let them appear, and launch the first round; return the tournament."""
    id, users = (await event(world)).row.id, [world.people[name].id for name in names]
    for name, user in zip(names, users, strict=True):
        await keeper(world).set_name(id, user, name)
    await keeper(world).act(id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    await keeper(world).act(id, acts.EntriesClosed(id="close"))
    await keeper(world).act(id, *(acts.Appeared(id=f"{user} appears", player=user) for user in users))
    await keeper(world).act(id, acts.TournamentStarted(id="start"))
    bot_of(world).services[TournamentHost].advance(id)
    await wait_until_idle(world)
    return await event(world)


async def use_desk(world: World, name: str = "Organiser", place: Any = None, **given: Any) -> str:
    """Use the desk and confirm its question; return the last private answer."""
    result = await world.people[name].slash(place or world.channel, "event desk", **given)
    told = await confirm(world, name, result)
    await wait_until_idle(world)
    return told


async def confirm(world: World, name: str, result: InteractionResult) -> str:
    """Confirm a question, if there is one; return the last private answer."""
    for question in private_messages(result):
        if sure := next((one for one in controls(question) if "|sure|" in one), ""):
            return private_text(await world.people[name].click(question, custom_id=sure))
    return private_text(result)


def bot_of(world: World) -> Provost:
    """Return the bot that runs now."""
    bot = world.env.bot
    assert isinstance(bot, Provost)
    return bot


async def sweep(world: World) -> None:
    """Do what is due, and wait until the bot is idle."""
    await bot_of(world).upkeep.do_what_is_due()
    await wait_until_idle(world)


async def wait_until_idle(world: World) -> None:
    """Wait until the bot is idle."""
    await idle_bot(bot_of(world))
    await world.env.settle()


async def idle_bot(bot: Provost) -> None:
    """Wait until a bot has done all it has to do for tournaments."""
    while tasks := bot.services[TournamentHost]._tasks:
        await asyncio.wait(tasks.values())


def count_pings(world: World) -> Counter[int]:
    """Count the pings of each user in new messages of the channel and its threads; edits ping no one."""
    called: Counter[int] = Counter()
    paths = {f"/channels/{place.id}/messages" for place in (world.channel, *world.channel.threads)}
    posts: list[Any] = [one.json for one in world.env.http_requests if one.method == "POST" and one.path in paths]
    for posted in {_nonce(one): one for one in posts}.values():
        users = map(int, posted["allowed_mentions"].get("users", ()))
        called.update(user for user in users if f"<@{user}>" in str(posted))
    return called


def _nonce(posted: Any) -> object:
    """Return a name of the message, so that one that is sent again counts once."""
    return posted.get("nonce") or id(posted)


def round_title(number: int) -> str:
    """Return the title of a round before any knock-out."""
    return sentence("tournament-round-title", number=number)


def count_organiser_acts(world: World, stored: StoredTournament) -> int:
    """Count the organiser's acts, including the creation of the tournament."""
    user = world.people["Organiser"].id
    return 1 + len({line.id.split()[0] for line in stored.tournament.log if line.by == user})
