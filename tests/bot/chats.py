"""Direct messages and group DMs on the simulated wire, with Discord's rules for them and people who press there.

In a group DM the bot is no member: requests with its token are refused, and each press allows five more messages.
"""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
from simcord.components import walk_components

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.cards.controls import DONE_PART
from bot.match.safe_names import token
from engine.core.types import Decision
from tests.bench.bot import DATE, MESSAGE_DATA
from tests.bot.wire import ANSWER, DIRECT, MESSAGE, Discord, Response, run_online

FOLLOW: Final = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/(@original|\d+))?$")
EPHEMERAL: Final = 1 << 6
PERMISSIONS: Final = str(discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True).value)
MESSAGE_ANSWER, THINKING, LATER, UPDATE, MODAL = 4, 5, 6, 7, 9
BUTTON, SELECT, TEXT = 2, 3, 10
BOT_DM, PRIVATE_CHANNEL = 1, 2
GROUP, FRIENDS = 3, 1
"""Discord's types of channels: a group DM and a direct message."""

MAX_FOLLOWUPS: Final = 5
ANSWER_SECONDS: Final = 4.0
"""Time for the bot to answer a press and show the result."""

Body = dict[str, Any]


@dataclass
class Sent:
    """A message of the bot: its channel, and its only reader if it is private."""

    id: int
    channel: int
    body: Body
    user: int | None = None

    @property
    def text(self) -> str:
        """Return all its text."""
        return "\n".join(
            one["content"] for one in walk_components(self.body.get("components") or []) if one["type"] == TEXT
        )

    @property
    def controls(self) -> dict[str, Body]:
        """Return its enabled buttons and menus by custom id."""
        found = walk_components(self.body.get("components") or [])
        return {one["custom_id"]: dict(one) for one in found if "custom_id" in one and not one.get("disabled")}


@dataclass
class Acted:
    """An interaction, its original message, and the number of messages that it still allows."""

    id: int
    channel: int
    user: int
    pressed: int | None
    original: int | None = None
    kind: int = 0
    left: int = MAX_FOLLOWUPS


@dataclass
class Chats(Discord):
    """Channels of people without a server: `groups` are group DMs, all others direct messages with the bot.

    `bodies` has everything that the bot sent: method, path with names for ids, and body.
    """

    groups: set[int] = field(default_factory=set)
    sent: dict[int, Sent] = field(default_factory=dict)
    acted: dict[str, Acted] = field(default_factory=dict)
    bodies: list[tuple[str, str, Body]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def _answer(self, method: str, path: str, data: object) -> Response:
        body = body_of(data)
        if found := ANSWER.search(path):
            self.bodies.append((method, "/interactions/{interaction_id}/{interaction_token}/callback", body))
            return self._respond(path.split("/")[-2], body)
        if found := FOLLOW.search(path):
            return self._use_token(method, self.acted[found[1]], found[2], body)
        if path.endswith(DIRECT):
            self.bodies.append((method, DIRECT, body))
            return Response(200, {"id": body["recipient_id"], "type": 1, "recipients": []}, {})
        found = MESSAGE.search(path)
        assert found is not None, path
        return self._with_token(method, int(found[1]), int(found[2]) if found[2] else None, body)

    def _respond(self, key: str, body: Body) -> Response:
        acted = self.acted[key]
        if acted.kind:
            return self._refuse(400, 40060)
        acted.kind = body["type"]
        if acted.kind == MESSAGE_ANSWER:
            acted.original = self._post(acted.channel, body["data"], acted).id
        elif acted.kind in (LATER, UPDATE):
            acted.original = acted.pressed
            if acted.kind == UPDATE and acted.pressed is not None:
                self.sent[acted.pressed].body |= body.get("data") or {}
        answer: Body = {"id": str(acted.id), "type": 3, "response_message_id": acted.original and str(acted.original)}
        return Response(200, {"interaction": answer}, {})

    def _use_token(self, method: str, acted: Acted, target: str | None, body: Body) -> Response:
        """Post, edit, read or delete a message with the token of an interaction."""
        path = "/webhooks/{webhook_id}/{webhook_token}" + {None: "", "@original": "/messages/@original"}.get(
            target, "/messages/{message_id}"
        )
        if method in ("POST", "PATCH"):
            self.bodies.append((method, path, body))
        if not acted.kind:
            return self._refuse(404, 10015)
        if method == "POST":
            if acted.kind == THINKING and acted.original is None:  # the first one takes the place of "thinking"
                acted.original = self._post(acted.channel, body, acted, private=True).id
                return self._message_response(acted.original)
            if acted.channel in self.groups and not acted.left:
                return self._refuse(400, 40094)
            acted.left -= 1
            return self._message_response(self._post(acted.channel, body, acted).id)
        id = acted.original if target == "@original" else int(target or 0)
        if id is None and method == "PATCH":
            acted.original = id = self._post(acted.channel, body, acted, private=True).id
        return self._changed(method, id, body)

    def _with_token(self, method: str, channel: int, id: int | None, body: Body) -> Response:
        if method in ("POST", "PATCH"):
            name = "/channels/{channel_id}/messages"
            self.bodies.append((method, name if id is None else f"{name}/{{message_id}}", body))
        if channel in self.groups:
            return self._refuse(403, 50001)
        return self._message_response(self._post(channel, body).id) if id is None else self._changed(method, id, body)

    def _changed(self, method: str, id: int | None, body: Body) -> Response:
        if id is None or id not in self.sent:
            return Response(404, {"code": 10008, "message": "Unknown Message"}, {})
        if method == "DELETE":
            del self.sent[id]
            return Response(204, {}, {})
        if method == "PATCH":
            self.sent[id].body |= body
        return self._message_response(id)

    def _post(self, channel: int, body: Body, acted: Acted | None = None, *, private: bool = False) -> Sent:
        alone = acted is not None and (private or (body.get("flags") or 0) & EPHEMERAL)
        new = Sent(next(self.ids), channel, body, acted.user if acted is not None and alone else None)
        self.sent[new.id] = new
        return new

    def _message_response(self, id: int) -> Response:
        channel = str(self.sent[id].channel)
        return Response(200, {**MESSAGE_DATA, "id": str(id), "channel_id": channel, "components": []}, {})

    def _refuse(self, status: int, code: int) -> Response:
        self.errors.append(f"{status} {code}")
        return Response(status, {"code": code, "message": ""}, {})


def body_of(data: object) -> Body:
    """Return the JSON of a request, without its files."""
    if isinstance(data, aiohttp.FormData):
        data = next(value for about, _, value in data._fields if about["name"] == "payload_json")
    return dict(json.loads(str(data))) if data else {}


class Chat:
    """A channel without a server in which people press; `group` marks a group DM."""

    def __init__(self, bot: Provost, wire: Chats, channel: int, *, group: bool) -> None:
        self.bot = bot
        self.wire = wire
        self.channel = channel
        self.group = group
        if group:
            wire.groups.add(channel)

    async def command(self, user: int, name: str, **given: str | int) -> None:
        """Type a command of one or two words."""
        root, *verbs = name.split()
        kinds = {str: 3, int: 4}
        options: list[Body] = [
            {"name": key, "type": kinds[type(value)], "value": value} for key, value in given.items()
        ]
        for verb in verbs:
            options = [{"name": verb, "type": 1, "options": options}]
        data = {"id": "1", "name": root, "type": 1, "options": options}
        await self._act(user, discord.InteractionType.application_command, data)

    async def press(self, user: int, shown: Sent, custom_id: str, *values: str) -> None:
        """Press a button of a message, or choose in a menu."""
        data: Body = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON, "values": [*values]}
        await self._act(user, discord.InteractionType.component, data, shown)

    async def _act(self, user: int, kind: discord.InteractionType, data: Body, shown: Sent | None = None) -> None:
        id = next(self.wire.ids)
        who = {"id": str(user), "username": f"u{user}", "discriminator": "0", "global_name": f"P{user}", "avatar": None}
        payload: Body = {
            "id": str(id),
            "application_id": MESSAGE_DATA["author"]["id"],
            "type": kind.value,
            "token": f"token{id}",
            "version": 1,
            "data": data,
            "channel_id": str(self.channel),
            "channel": {"id": str(self.channel), "type": GROUP if self.group else FRIENDS, "recipients": []},
            "user": who,
            "app_permissions": PERMISSIONS,
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"1": str(user)},
            "context": PRIVATE_CHANNEL if self.group else BOT_DM,
            "attachment_size_limit": 10 << 20,
        }
        if shown is not None:
            flags = MESSAGE_DATA["flags"] | (0 if shown.user is None else EPHEMERAL)
            card = {"id": str(shown.id), "channel_id": str(shown.channel), "timestamp": DATE, "flags": flags}
            payload["message"] = {**MESSAGE_DATA, **card, "components": shown.body.get("components") or []}
        self.wire.acted[payload["token"]] = Acted(id, self.channel, user, None if shown is None else shown.id)
        self.bot.intake.arrive(payload)
        await asyncio.sleep(ANSWER_SECONDS)

    def seen_by(self, user: int) -> Iterator[Sent]:
        """Yield the messages that a user sees there, the newest first."""
        for id in sorted(self.wire.sent, reverse=True):
            shown = self.wire.sent[id]
            if shown.channel == self.channel and shown.user in (None, user):
                yield shown

    async def use(self, user: int, part: str) -> None:
        """Press the newest button whose custom id begins with `part`."""
        shown, custom_id = next((one, id) for one in self.seen_by(user) for id in one.controls if id.startswith(part))
        await self.press(user, shown, custom_id)

    async def begin(self, game: str, people: tuple[int, ...], computers: int = 0) -> str:
        """Open a lobby, let the others join, and start; return the id of the match."""
        await self.command(people[0], "game new", game=game, seats=len(people) + computers)
        for user in people[1:]:
            await self.use(user, "l|join|")
        for _ in range(computers):
            await self.use(people[0], "l|computer|")
        await self.use(people[0], "l|start|")
        (match_id,) = await self.bot.store.live_matches()
        return match_id

    async def play(self, match_id: str, chooser: random.Random, most: int = 10**6) -> int:
        """Choose at random for all players until the match is over; return the number of choices, at most `most`."""
        matches, times = self.bot.services.matches, 0
        while times < most and (match := await matches.get_match(match_id)).row.status == "live":
            decision = match.core.decisions[0]
            user = match.seats[decision.ask.seat].user_id
            assert user is not None
            await self.choose(user, match_id, match.decision_name(decision), decision, chooser)
            times += 1
            assert (await matches.get_match(match_id)).log_length > match.log_length, "the log has grown"
        return times

    async def choose(self, user: int, match_id: str, name: str, decision: Decision, chooser: random.Random) -> None:
        """Answer a question on the card that shows it, opening the private card if needed."""
        about = f"|{match_id}|{name}|"
        shown = next((one for one in self.seen_by(user) if any(about in id for id in one.controls)), None)
        if shown is None:
            await self.use(user, f"t|move|{match_id}")
            shown = next((one for one in self.seen_by(user) if any(about in id for id in one.controls)), None)
        if shown is None:  # nothing to choose: the bot continues by itself
            return
        offered = {id: control for id, control in shown.controls.items() if about in id}
        picks = [id for id in offered if id.startswith(f"{custom_ids.PICK}|")]
        if picks:
            await self._pick(user, shown, picks, decision, chooser)
            return
        custom_id = chooser.choice([id for id in offered if id.split("|")[0] in (custom_ids.CHOICE, custom_ids.MENU)])
        control = offered[custom_id]
        if control["type"] == BUTTON:
            await self.press(user, shown, custom_id)
        else:
            values = [one["value"] for one in control["options"]]
            await self.press(user, shown, custom_id, *chooser.sample(values, max(1, control.get("min_values", 1))))

    async def _pick(self, user: int, shown: Sent, picks: list[str], decision: Decision, chooser: random.Random) -> None:
        """Pick the required number of options from several menus, and press *done*."""
        wanted = {token(one.key) for one in chooser.sample(decision.ask.options, decision.ask.least)}
        for custom_id in picks:
            values = [one["value"] for one in shown.controls[custom_id].get("options", ())]
            if chosen := [one for one in values if one in wanted]:
                await self.press(user, self.wire.sent[shown.id], custom_id, *chosen)
        done = next(id for id in self.wire.sent[shown.id].controls if id.endswith(f"|{DONE_PART}"))
        await self.press(user, self.wire.sent[shown.id], done)


@asynccontextmanager
async def open_chat(path: Path, channel: int, *, group: bool) -> AsyncIterator[Chat]:
    """Run a bot on the wire, with a channel of people without a server."""
    wire = Chats()
    async with run_online(path, wire) as bot:
        yield Chat(bot, wire, channel, group=group)
