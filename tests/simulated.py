"""Simulated Discord for the tests of the bot, with questions that tests ask of a message.

simcord's own actors press, choose and type. This module adds the rest: other languages, presses on controls that a card
no longer has, presses at the same moment, and permissions and threads that change.
"""

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage, gateway, results
from simcord import components as validation
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.http import router
from simcord.interactions import base_payload
from simcord.results import to_discord_message

from tests.bot.shared_commands import register_commands

Component = Mapping[str, Any]
Message = discord.Message | ResponseMessage

BUTTON, SELECT, TEXT = 2, 3, 10
COMPONENTS_V2 = 1 << 15

PATIENCE = 30.0
"""Seconds that the bot may take over one event, including what it does afterwards by itself."""

IDLE_CHECK_INTERVAL = 0.001
"""Seconds between two checks by simcord that all is done; its own 0.05 would slow the tests."""

PRESS = 0.5
"""Seconds between two presses, as for a person who reads the card."""

VALUES = (str, int, float, bool, type(None))


def copied(payload: Any) -> Any:
    """Copy JSON data, faster than `copy.deepcopy`; simcord copies each message many times."""
    kind = type(payload)
    if kind in VALUES:
        return payload
    if kind is dict:
        return {key: copied(value) for key, value in payload.items()}
    if kind is list:
        return [copied(value) for value in payload]
    return deepcopy(payload)


for module in (serializers, results, validation):
    module.deepcopy = copied  # type: ignore[attr-defined] # imported there by name
for module in (gateway, router):
    module.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined] # they use nothing else of it


@dataclass
class World:
    """Running server with one channel and people by name.

    `languages` are their languages by user id, `pace` the seconds from one press to the next.
    """

    env: Env
    channel: ChannelHandle
    people: dict[str, MemberActor]
    languages: dict[int, str] = field(default_factory=dict)
    pace: float = PRESS

    async def restart(self, bot: discord.Client) -> None:
        """Close the bot as an operator would, and replace it with `bot`."""
        await self.env.bot.close()
        await self.env.restart_bot(bot)


@asynccontextmanager
async def world(
    bot: discord.Client,
    names: Iterable[str] = ("Ada", "Bruno", "Chiara"),
    server: str = "en-US",
    patience: float = PATIENCE,
) -> AsyncIterator[World]:
    """Run `bot` in a server with the Discord locale `server`; raise unexamined errors at the end."""
    env = Env(bot, settle_timeout=patience)
    env._settle_internal = partial(env._settle_internal, idle=IDLE_CHECK_INTERVAL)  # type: ignore[method-assign] # it takes no other for a press
    guild = env.create_guild("Court", preferred_locale=server)
    channel = guild.create_text_channel("caylus")
    people = {name: guild.add_member(env.create_user(name.lower(), global_name=name)) for name in names}
    built = World(env, channel, people)
    speak(env, built.languages)
    take_time(built)
    await register_commands(env, bot)
    # A fixture is torn down in another context than it was set up in, which simcord.run does not allow for.
    await env.start()
    try:
        yield built
    finally:
        await env.bot.close()
        await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)


def components(message: Message) -> list[Component]:
    """Return every component of a message, nested ones after their parent."""
    if isinstance(message, ResponseMessage):
        return list(walk_components(message.components))
    return list(walk_components([component.to_dict() for component in message.components]))


def texts(message: Message) -> str:
    """Return the texts of a message, one line each."""
    shown = [component["content"] for component in components(message) if component["type"] == TEXT]
    return "\n".join([message.content, *shown] if message.content else shown)


def controls(message: Message) -> dict[str, Component]:
    """Return the enabled buttons and selects of a message by custom_id."""
    return {
        component["custom_id"]: component
        for component in components(message)
        if "custom_id" in component and not component.get("disabled")
    }


def speak(env: Env, languages: Mapping[int, str]) -> None:
    """Set the languages of users and of the server; call it once.

    `languages` maps a user's id to a Discord locale, English for the rest, and may change later. The server's
    language is that of its guild.
    """
    emit = env.backend.emit

    def emit_in_language(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = int(payload.get("member", payload)["user"]["id"])
            payload = {**payload, "locale": languages.get(user, "en-US")}
            if "guild_id" in payload:
                payload["guild_locale"] = env.backend.get_guild(int(payload["guild_id"])).preferred_locale
        emit(event, payload)

    env.backend.emit = emit_in_language  # type: ignore[method-assign] # simcord has every interaction speak en-US


def take_time(world: World) -> None:
    """Make each press and command take time, which simcord does not; call it once."""
    backend = world.env.backend
    emit = backend.emit

    def emit_in_time(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            backend.advance_clock(world.pace)
        emit(event, payload)

    backend.emit = emit_in_time  # type: ignore[method-assign] # as above


def forged(
    env: Env,
    channel: ChannelHandle,
    component: discord.ui.Button[Any] | discord.ui.Select[Any] | discord.ui.ChannelSelect[Any],
) -> Message:
    """Post a message of the bot with exactly this control: an old card, or one that the bot would never post."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(component))
    shown = view.to_components()  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
    posted = env.backend.create_message(channel.id, env.backend.bot_user.id, components=shown, flags=COMPONENTS_V2)
    return to_discord_message(env, posted)


async def together(env: Env, presses: Iterable[tuple[MemberActor, Message, str]]) -> list[InteractionResult]:
    """Press buttons (member, message, custom_id) at the same moment, each before any is answered."""
    results = []
    for member, message, custom_id in presses:
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        record, payload = base_payload(
            env.backend,
            type=discord.InteractionType.component.value,
            channel_id=channel,
            guild_id=member.guild.id,
            user_id=member.id,
            data={"custom_id": custom_id, "component_type": BUTTON},
        )
        record.source_message_id = message.id
        stored = env.backend.get_message(channel, message.id)
        payload["message"] = dict(serializers.message_payload(env.backend, stored))
        env.backend.emit("INTERACTION_CREATE", payload)
        results.append(InteractionResult(env, record))
    await env.settle()
    return results


def refuse(env: Env, channel: ChannelHandle, *permissions: str) -> None:
    """Remove permissions of the bot in a channel; `allow` restores them."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    env.backend.set_overwrite(
        channel.id, Overwrite(target_id=env.backend.bot_user.id, type=OverwriteType.MEMBER, deny=denied)
    )


def allow(env: Env, channel: ChannelHandle) -> None:
    """Undo `refuse`."""
    env.backend.delete_overwrite(channel.id, env.backend.bot_user.id)


def refuse_files(env: Env, channel: ChannelHandle) -> None:
    """Refuse the bot's messages with files there, as if it lacked Attach Files, which simcord does not check."""
    env.inject_error(
        "POST",
        f"/channels/{channel.id}/messages",
        status=403,
        code=50013,
        message="Missing Permissions",
        times=None,
    )


def archive(env: Env, thread: ChannelHandle) -> None:
    """Archive a thread as Discord does: its messages can be edited only once a message or an edit reopens it."""
    path = f"/channels/{thread.id}/messages/*"
    env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=None)

    def wake(event: str, payload: Mapping[str, Any]) -> None:
        metadata = env.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        if event == "MESSAGE_CREATE" and payload["channel_id"] == str(thread.id) and metadata.archived:
            env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
        if not metadata.archived:
            env.backend.faults[:] = [fault for fault in env.backend.faults if fault["path"] != path]

    env.backend.subscribers.append(wake)
