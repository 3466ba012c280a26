"""`/replay`: any match step by step, as its reader may see it; it opens from board messages too, and can be shared."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from msgspec import structs

from bot.cards import custom_ids
from bot.features.replay.cards import SPECTATOR, STEP_MENUS, ReplayState, read_state, replay_card, shared_step
from bot.interaction.context import here, is_here, is_private, public_words, theme_of, watched
from bot.interaction.refusals import plainly, reply, require_permissions
from bot.interaction.responses import acknowledge, give, is_answered
from bot.interaction.services import Feature, Interaction, Press, direct_too
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import REDO_LINE, UNDO_LINE
from bot.match.settings import THEME, shown_lines
from bot.match.stored import entries
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.log import InForce
from engine.core.types import Seat
from render import DEFAULT_THEME
from storage.log import LogRow
from storage.store import Store

MAX_STEP = 999_999  # a step beyond the last one of any match


async def step_of(store: Store, match_id: str, message_id: int) -> int | None:
    """Return the log length that a message of a match shows; None for a message that does not show the match."""
    for card in await store.cards(match_id):
        if card.message_id == message_id:
            return max(card.seq, 0)
    for record in await store.phase_records(match_id, 0):
        if record.message_id == message_id:
            return step_of_actions(await store.log(match_id), record.length)
    return None


def step_of_actions(lines: Sequence[LogRow], count: int) -> int:
    """Return the log length after the move that last brought the number of actions in force to `count`.

    Lines that follow from a move automatically have no user.
    """
    found, force = 0, InForce()
    for number, entry in enumerate(entries(lines), start=1):
        force.add(entry)
        if len(force.actions) == count:
            found = number
    for line in lines[found:] if found else ():
        if line.by_user is not None or line.kind in (UNDO_LINE, REDO_LINE):
            break
        found += 1
    return found


def install(tree: app_commands.CommandTree) -> None:
    """Add `/replay`, and the entry in the menu of a message."""

    @tree.command(name="replay", description=said("command-replay"))
    @app_commands.describe(match=said("param-match"), step=said("param-step"))
    @direct_too
    @plainly
    async def replay(
        interaction: Interaction,
        words: Words,
        match: str | None = None,
        step: app_commands.Range[int, 0, MAX_STEP] = MAX_STEP,
    ) -> None:
        match_id = match if match is not None else (await here(interaction)).id
        await _open(interaction, words, ReplayState(match_id, step))

    @tree.context_menu(name=said("menu-what-happened"))
    @app_commands.guild_only()
    @plainly
    async def what_happened(interaction: Interaction, words: Words, message: discord.Message) -> None:
        await acknowledge(interaction, ephemeral=True, thinking=True)
        match_id, step = await _of_message(interaction, message)
        await _open(interaction, words, ReplayState(match_id, step))


async def pressed(press: Press) -> None:
    """Handle a control of a replay, or the button of a shared step."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    read = read_state(args)
    if read is None:
        raise Refused("refuse-unknown-button")
    act, state = read
    match act, values:
        case ("share", ()):
            await _share(interaction, words, state)
        case ("open", ()):
            await _open(interaction, words, state)
        case ("first" | "back" | "on" | "last" | "shape", ()):
            await _present(interaction, words, state)
        case (menu, (step,)) if menu in STEP_MENUS and step.isdecimal() and len(step) < len(str(MAX_STEP)):
            await _present(interaction, words, structs.replace(state, step=int(step)))
        case ("eye", (seat,)) if seat == SPECTATOR or seat.isdecimal():
            eye = None if seat == SPECTATOR else int(seat[:2])
            await _present(interaction, words, structs.replace(state, seat=eye))
        case _:
            raise Refused("refuse-unknown-button")


async def _open(interaction: Interaction, words: Words, state: ReplayState) -> None:
    """Open a replay with the reader's own view, in a new message: a result from which it is opened stays."""
    _, seat = await watched(interaction, state.match_id)
    await _present(interaction, words, structs.replace(state, seat=seat), opened=True)


async def _present(interaction: Interaction, words: Words, state: ReplayState, *, opened: bool = False) -> None:
    """Show a step privately, in the replay that was pressed or in a new message."""
    match, own = await watched(interaction, state.match_id)
    changed = is_private(interaction) and not opened
    if not is_answered(interaction):
        await acknowledge(interaction, ephemeral=True, thinking=not changed)
    timeline = await _timeline(interaction, match, whole=own is not None or is_here(interaction, match))
    state = structs.replace(state, seat=_allowed(match, own, state.seat))
    named, services = words.at(match.names), interaction.client.services
    theme = await theme_of(interaction, match.row)
    card = await asyncio.to_thread(replay_card, match, named, timeline, state, theme, services.step_buttons)
    layout, files = await services.pictures.draw(state.match_id, card, named)
    await give(interaction, layout, files, renew=changed)


def _allowed(match: SeatedMatch, own: Seat | None, wanted: Seat | None) -> Seat | None:
    """Return the seat whose view a reader gets: their own while the match runs, any afterwards."""
    if match.row.status == "live":
        return own
    return wanted if wanted is None or wanted < len(match.seats) else None


async def _share(interaction: Interaction, words: Words, state: ReplayState) -> None:
    """Post a step in this channel for everyone."""
    match, _ = await watched(interaction, state.match_id)
    require_permissions(interaction)
    if not is_answered(interaction):
        await acknowledge(interaction)
    timeline = await _timeline(interaction, match, whole=is_here(interaction, match))
    public = (await public_words(interaction)).at(match.names)
    theme = match.row.settings.get(THEME, DEFAULT_THEME)
    card = await asyncio.to_thread(shared_step, match, public, timeline, state.step, theme)
    client = interaction.client
    layout, files = await client.services.pictures.draw(state.match_id, card, public)
    channel = client.get_partial_messageable(interaction.channel_id or 0, guild_id=interaction.guild_id)
    await channel.send(view=layout, files=files, allowed_mentions=discord.AllowedMentions.none())
    await reply(interaction, words("answer-done"))


async def _timeline(interaction: Interaction, match: SeatedMatch, *, whole: bool) -> Timeline:
    """Return the timeline of a match; unless `whole`, only with steps that may be shown outside its channel by now."""
    services = interaction.client.services
    lines = await services.matches.lines(match.row.id)
    if not whole:
        lines = tuple(shown_lines(match.row, lines, services.matches.cache.now()))
    return await asyncio.to_thread(services.timelines.of, match, lines)


async def _of_message(interaction: Interaction, message: discord.Message) -> tuple[str, int]:
    """Return the match id and the step that a message shows. Raises `Refused` if it shows none."""
    ids = [custom_ids.read(id) for id in _custom_ids(message)]
    for press in ids:
        if press.prefix == custom_ids.REPLAY and (read := read_state(press.args)) is not None:
            return read[1].match_id, read[1].step
    match = await interaction.client.services.matches.in_channel(message.channel.id)
    step = None if match is None else await step_of(interaction.client.services.matches.store, match.id, message.id)
    if match is None or step is None:
        raise Refused("refuse-no-board")
    return match.id, step


def _custom_ids(message: discord.Message) -> list[str]:
    parts = [part for item in message.components for part in getattr(item, "children", ())]
    rows = [row for row in parts if isinstance(row, discord.ActionRow)]
    return [id for row in rows for control in row.children if (id := getattr(control, "custom_id", None)) is not None]


FEATURE: Final = Feature(install=install, buttons={custom_ids.REPLAY: pressed})
