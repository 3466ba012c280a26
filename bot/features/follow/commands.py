"""`/follow`: following matches and players; `/game watch`: the running matches of a server."""

import logging
import re
from collections.abc import Sequence
from typing import Final, cast, get_args

import discord
from discord import app_commands

from bot.cards import custom_ids, layouts, match_names
from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, cut
from bot.cards.match_names import titled_with_players
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import can_read, may_watch
from bot.features.follow.cards import WATCHED_PER_PAGE, WatchedMatch, watch_page
from bot.features.follow.service import MAX_FOLLOWS, Follows, covers
from bot.interaction.context import here, is_private, public_words
from bot.interaction.refusals import plainly, reply, safely
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Feature, Interaction, Press, Tree
from bot.interaction.services import group as core_group
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.settings import is_public, is_secluded
from bot.words import Words
from storage.follows import Every, Followed, FollowRow, Place
from storage.matches import MatchRow

FOLLOW_PLACES: Final = get_args(Place)
FOLLOW_INTERVALS: Final = get_args(Every)

CHANNEL_LINK: Final = re.compile(r"/channels/\d{1,20}/(\d{1,20})")
"""Link to a channel or message; its group is the id of the channel."""

MAX_PAGE_DIGITS: Final = 3  # digits of the number of a page that are read
ID_LIMIT: Final = 1 << 63  # upper bound of Discord's ids, and of the integers that the store takes

log = logging.getLogger(__name__)

MAX_MATCHES_CHECKED: Final = 200  # running matches of a server that are searched: the newest


async def show_page(interaction: Interaction, words: Words, number: int) -> None:
    """Show a page of the running matches, in place of the page on which a button was pressed."""
    is_press = interaction.message is not None and is_private(interaction)
    await acknowledge(interaction, ephemeral=True, thinking=not is_press)
    found = await _watchable(interaction)
    last = max(0, len(found) - 1) // WATCHED_PER_PAGE
    number = min(number, last)
    store, user = interaction.client.services.matches.store, interaction.user.id
    followed = {one.subject for one in await store.follows_of(user) if one.kind == "match"}
    shown = [
        WatchedMatch(row, await store.seats(row.id), readable, row.id in followed)
        for row, readable in found[WATCHED_PER_PAGE * number :][:WATCHED_PER_PAGE]
    ]
    layout = watch_page(words, shown, number, last)
    await (change(interaction, layout) if is_press else reply(interaction, "", layout))


async def _watchable(interaction: Interaction) -> list[tuple[MatchRow, bool]]:
    """Return the running matches that the user may watch and does not play in, newest first, and who can be read."""
    store, user = interaction.client.services.matches.store, interaction.user
    own = {row.id for row in await store.matches_of(user.id, "live")}
    running = [
        row for row in await store.running_in(interaction.guild_id) if row.status == "live" and row.id not in own
    ]
    running.sort(key=lambda row: (-row.created_at, row.id))
    found = []
    for row in [one for one in running if not is_secluded(one)][:MAX_MATCHES_CHECKED]:
        try:
            readable = isinstance(user, discord.Member) and await can_read(user, row)
        except UNSENT as failed:  # a channel that Discord does not answer for must not hide the other matches
            log.info("match %s is not shown: %s", row.id, failure_name(failed))
            continue
        if readable or is_public(row):
            found.append((row, readable))
    return found


def install(tree: Tree) -> None:
    """Add `/follow`, also in direct messages, where many read their updates, and `/game watch`."""
    group = app_commands.Group(
        name="follow",
        description=said("command-follow"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )
    ways = {
        "where": choices(FOLLOW_PLACES, lambda one: f"follow-in-{one}"),
        "every": choices(FOLLOW_INTERVALS, lambda one: f"follow-every-{one}"),
    }
    about = {"where": said("param-follow-where"), "every": said("param-every")}
    of_match = app_commands.describe(match=said("param-follow-match"), **about)(plainly(follow_match))
    of_player = app_commands.describe(player=said("param-follow-player"), **about)(plainly(follow_player))
    group.command(name="match", description=said("command-follow-match"))(app_commands.choices(**ways)(of_match))
    group.command(name="player", description=said("command-follow-player"))(app_commands.choices(**ways)(of_player))
    group.command(name="list", description=said("command-follow-list"))(plainly(show))

    @group.command(name="stop", description=said("command-follow-stop"))
    @app_commands.describe(what=said("param-follow-what"))
    @plainly
    async def stop(interaction: Interaction, words: Words, what: str | None = None) -> None:
        await unfollow(interaction, words, what)

    @stop.autocomplete("what")
    @safely
    async def known(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = await interaction.client.services.languages.private(interaction)
        store = interaction.client.services.matches.store
        named = [(one, await _named(interaction, words, one)) for one in await store.follows_of(interaction.user.id)]
        fitting = [(one, name) for one, name in named if current.strip().lower() in name.lower()]
        return [
            app_commands.Choice(name=cut(name, MAX_CHOICE_NAME), value=f"{one.kind}:{one.subject}")
            for one, name in fitting[:MAX_CHOICES]
        ]

    tree.add_command(group)

    @core_group(tree, "game").command(name="watch", description=said("command-game-watch"))
    @plainly
    async def watch(interaction: Interaction, words: Words) -> None:
        await show_page(interaction, words, 0)


async def pressed(press: Press) -> None:
    """Handle the buttons of `/game watch`: follow a match, or turn the page."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case ("follow", match_id):
            await follow_match(interaction, words, match_id)
        case ("page", number, _) if number.isdecimal():
            await show_page(interaction, words, int(number[:MAX_PAGE_DIGITS]))
        case _:
            raise Refused("refuse-unknown-button")


async def follow_match(
    interaction: Interaction, words: Words, match: str | None = None, where: str = "direct", every: str = "turn"
) -> None:
    """Follow a match by its id or a link to it, or the match of this channel."""
    place, times = _read(where, every)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    if place != "thread":
        interaction.client.direct.refuse_known(interaction.user.id, "refuse-no-direct")
    services, user = interaction.client.services, interaction.user.id
    row = await here(interaction) if match is None else await _find(interaction, match)
    if row is None or not await may_watch(interaction.client, row, user):
        raise Refused("refuse-game-gone")
    if row.status not in ("lobby", "live"):
        raise Refused("refuse-over")
    seats = await services.matches.store.seats(row.id)
    if any(seat.user_id == user for seat in seats):
        raise Refused("refuse-follow-own")
    name = titled_with_players(words, row, seats)
    await _demand_room(interaction, "match", row.id)
    lengths = [await _begin(interaction, row, place)] if row.status == "live" else []
    await _demand_direct(interaction, words, place, name)
    since = interaction.client.services.matches.cache.now() if lengths else row.created_at
    await services.matches.store.follow(FollowRow(user, "match", row.id, place, times, since), lengths)
    await reply(interaction, words("follow-begun", what=name, where=words(f"follow-in-{place}")))


async def follow_player(
    interaction: Interaction, words: Words, player: discord.User, where: str = "direct", every: str = "turn"
) -> None:
    """Follow all present and future matches of a player that the user may see."""
    place, times = _read(where, every)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    if place != "thread":
        interaction.client.direct.refuse_known(interaction.user.id, "refuse-no-direct")
    matches, user = interaction.client.services.matches, interaction.user.id
    if player.id == user or player.bot:
        raise Refused("refuse-follow-whom")
    await _demand_room(interaction, "player", str(player.id))
    name = match_names.named(player.display_name)
    await _demand_direct(interaction, words, place, name)
    running = await matches.of_user(player.id, "live")
    own = {row.id for row in await matches.of_user(user, "live")}
    visible = [row for row in running if row.id not in own and await may_watch(interaction.client, row, user)]
    lengths = [await _begin(interaction, row, place) for row in visible]
    opened = [row.created_at for row in await matches.of_user(player.id, "lobby")]
    since = min([matches.cache.now(), *opened])
    await _pass_over(interaction, [row for row in await matches.of_user(player.id, "ended") if row.created_at >= since])
    await matches.store.follow(FollowRow(user, "player", str(player.id), place, times, since), lengths)
    await reply(interaction, words("follow-begun", what=name, where=words(f"follow-in-{place}")))


async def show(interaction: Interaction, words: Words) -> None:
    """List what the user follows."""
    found = await interaction.client.services.matches.store.follows_of(interaction.user.id)
    if not found:
        raise Refused("refuse-follows-nothing")
    lines = [
        words(
            "follow-line",
            what=await _named(interaction, words, one),
            where=words(f"follow-in-{one.place}"),
            every=words(f"follow-every-{one.every}"),
        )
        for one in found
    ]
    for part in layouts.pages("\n".join(lines)):
        await reply(interaction, part)


async def unfollow(interaction: Interaction, words: Words, what: str | None) -> None:
    """Stop following something: what was chosen, or the match of this channel."""
    services, user = interaction.client.services, interaction.user.id
    kind, _, subject = (what or f"match:{(await here(interaction)).id}").partition(":")
    if kind not in get_args(Followed):
        raise Refused("refuse-follows-nothing")
    follow = next(
        (one for one in await services.matches.store.follows_of(user) if (one.kind, one.subject) == (kind, subject)),
        None,
    )
    if follow is None:
        raise Refused("refuse-follows-nothing")
    await services.matches.store.unfollow(user, follow.kind, follow.subject)
    if follow.kind == "match" and follow.place == "thread":
        await services[Follows].commentary.leave(subject, user)
    await reply(interaction, words("follow-ended"))


def _read(where: str, every: str) -> tuple[Place, Every]:
    if where not in FOLLOW_PLACES or every not in FOLLOW_INTERVALS:
        raise Refused("refuse-unknown-button")
    return cast("Place", where), cast("Every", every)


async def _find(interaction: Interaction, match: str) -> MatchRow | None:
    """Return the match of an id or a link."""
    matches = interaction.client.services.matches
    link = CHANNEL_LINK.search(match)
    if link is None:
        return await matches.find(match.strip())
    return await matches.in_channel(int(link[1])) if int(link[1]) < ID_LIMIT else None


async def _begin(interaction: Interaction, row: MatchRow, place: Place) -> tuple[str, int, int]:
    """Return match id, user and log length of a running match, from which to follow it; enter its thread if wanted."""
    services, user = interaction.client.services, interaction.user.id
    match = await services.matches.get_match(row.id)
    if place == "thread":
        await services[Follows].commentary.enter(match, await public_words(interaction), user)
    return row.id, user, match.log_length


async def _pass_over(interaction: Interaction, ended: Sequence[MatchRow]) -> None:
    """Mark finished matches as seen, unless the user already followed them through another player."""
    store, user = interaction.client.services.matches.store, interaction.user.id
    follows = await store.follows_of(user)
    for row in ended:
        if not covers(follows, row.id, [seat.user_id for seat in await store.seats(row.id)]):
            await store.add_update(row.id, user, 0, None, done=True)


async def _demand_room(interaction: Interaction, kind: Followed, subject: str) -> None:
    """Raise `Refused` if the user follows too much; changing how something is followed is always possible."""
    found = await interaction.client.services.matches.store.follows_of(interaction.user.id)
    others = [one for one in found if (one.kind, one.subject) != (kind, subject)]
    if len(others) >= MAX_FOLLOWS:
        raise Refused("refuse-follows-enough", most=MAX_FOLLOWS)


async def _demand_direct(interaction: Interaction, words: Words, place: Place, name: str) -> None:
    """Send a first direct message to a user who wants updates there. Raises `Refused` if they accept none."""
    if place == "thread":
        return
    begun = words("follow-begun", what=name, where=words(f"follow-in-{place}"))
    layout = layouts.said(f"{begun}\n-# {words('follow-how-to-stop')}")
    await interaction.client.direct.require(interaction.user.id, layout, "refuse-no-direct")


async def _named(interaction: Interaction, words: Words, follow: FollowRow) -> str:
    """Name what a user follows: a match by its game and players, a player by the name used in a running match."""
    store = interaction.client.services.matches.store
    if follow.kind == "match":
        row = await store.match(follow.subject)
        return follow.subject if row is None else titled_with_players(words, row, await store.seats(row.id))
    for row in (await store.matches_of(int(follow.subject), "live"))[:1]:
        seats = await store.seats(row.id)
        return next(match_names.named(seat.name) for seat in seats if str(seat.user_id) == follow.subject)
    return words("follow-player", id=follow.subject)


FEATURE: Final = Feature(
    install=install, buttons={custom_ids.WATCH: pressed}, start=lambda client, services: [Follows(client, services)]
)
