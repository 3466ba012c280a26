"""Attacks on the bot's rate limits: each makes Discord refuse requests in its own way, as often as possible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import discord

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.match.new_match import LobbyTerms
from bot.match.notices import DIRECT, NOTICES
from bot.match.safe_names import token
from tests.bench.bot import BOT, CHANNEL, DATE, GUILD, MESSAGE_DATA, PERMISSIONS
from tests.bot.app.test_busiest_hour import remind
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import open_question
from tests.bot.tournament_room import settings
from tests.bot.wire import Discord, Refusal

SERVER = GUILD + 1
"""The attackers' own server."""

PLACES = CHANNEL + 10**5
"""First id of the channels and threads of the attackers' server."""

FIRST_ACCOUNT = 5 * 10**17
BYSTANDER = FIRST_ACCOUNT - 1
LOBBIES = 10
MATCHES = 10
TOTAL_MATCHES = 100
"""Matches that attackers begin in all; a server may have 50 at a time."""

NO_DIRECT: Refusal = (403, {"code": 50007, "message": "Cannot send messages to this user"})
NO_ACCESS: Refusal = (403, {"code": 50001, "message": "Missing Access"})
LOCKED: Refusal = (403, {"code": 160005, "message": "Thread is locked"})
EXPIRED: Refusal = (401, {"code": 50027, "message": "Invalid Webhook Token"})

SERVER_DATA: dict[str, Any] = {
    "id": str(SERVER),
    "name": "Camp",
    "roles": [{"id": str(SERVER), "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0}],
    "channels": [{"id": str(PLACES), "type": 0, "name": "camp", "position": 0}],
    "members": [
        {"user": MESSAGE_DATA["author"], "roles": [], "joined_at": DATE, "deaf": False, "mute": False, "flags": 0}
    ],
}


class Attack:
    """An attack by several accounts: `prepare` runs once, then each account calls `press` again and again."""

    def __init__(self, bot: Provost, wire: Discord, accounts: int) -> None:
        self.bot = bot
        self.wire = wire
        self.accounts = range(FIRST_ACCOUNT, FIRST_ACCOUNT + accounts)
        self.matches = bot.services.matches
        self._ids = count(10**15)
        wire.refuses = self.refuses

    async def prepare(self) -> None:
        """Set up the matches, lobbies or tournaments that the attack needs."""

    async def press(self, user: int) -> None:
        """Press, or give a command."""

    def refuses(self, method: str, channel: int) -> Refusal | None:
        """Return the error with which Discord answers this request, or None."""
        return None

    async def match(self, channel: int, user: int, other: int) -> str:
        """Begin a match in a channel of the server."""
        row = await lobby_of(self.matches).lobbies.open(channel, SERVER, user, "Eve", LobbyTerms("caylus", 2))
        await lobby_of(self.matches).lobbies.join(row.id, other, "Mallory")
        await lobby_of(self.matches).starting.start(row.id, user)
        return row.id

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yield two accounts for each match."""
        accounts = [*self.accounts]
        for number in range(MATCHES):
            yield accounts[2 * number % len(accounts)], accounts[(2 * number + 1) % len(accounts)]

    def command(self, user: int, name: str, sub: str, *options: dict[str, Any]) -> None:
        """Send a slash command."""
        kind = discord.InteractionType.application_command.value
        resolved = {"users": {str(BYSTANDER): _user(BYSTANDER)}}
        data = {"id": "1", "name": name, "type": 1, "options": [{"type": 1, "name": sub, "options": [*options]}]}
        self._receive(user, {"type": kind, "data": {**data, "resolved": resolved}})

    def button(self, user: int, custom_id: str, channel: int = PLACES) -> None:
        """Send the press of a button."""
        data = {"custom_id": custom_id, "component_type": discord.ComponentType.button.value}
        message = {**MESSAGE_DATA, "channel_id": str(channel)}
        self._receive(
            user, {"type": discord.InteractionType.component.value, "data": data, "message": message}, channel
        )

    def _receive(self, user: int, about: dict[str, Any], channel: int = PLACES) -> None:
        member = {"user": _user(user), "roles": [], "joined_at": DATE, "deaf": False, "mute": False, "flags": 0}
        id = next(self._ids)
        interaction = {
            "id": str(id),
            "application_id": str(BOT),
            "token": f"token {id}",
            "version": 1,
            "guild_id": str(SERVER),
            "channel_id": str(channel),
            "channel": {"id": str(channel), "type": 0, "name": "camp", "position": 0},
            "member": {**member, "permissions": PERMISSIONS},
            "app_permissions": PERMISSIONS,
            "locale": "en-US",
            "guild_locale": "en-US",
            "attachment_size_limit": 10 << 20,
            "context": 0,
        }
        self.bot._connection.parsers["INTERACTION_CREATE"]({**interaction, **about})


def _user(id: int) -> dict[str, Any]:
    return {"id": str(id), "username": f"u{id}", "discriminator": "0", "global_name": "Eve", "avatar": None}


class ClosedDirectMessages(Attack):
    """Accounts that ask for direct messages and accept none."""

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_DIRECT if method == "POST" and channel in self.wire.direct else None

    async def press(self, user: int) -> None:
        self.button(user, custom_ids.make(custom_ids.FIND, "seek", "caylus"))
        self.command(user, "follow", "player", {"name": "player", "type": 6, "value": str(BYSTANDER)})


class FickleReaders(ClosedDirectMessages):
    """Accounts that accept every second direct message, and follow a match again each time the bot gives up."""

    match_id: str

    async def prepare(self) -> None:
        self.match_id = await self.match(PLACES, BYSTANDER, BYSTANDER - 1)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        fickle = method == "POST" and channel in self.wire.direct and not self.wire.asked[method, channel] % 2
        return NO_DIRECT if fickle else None

    async def press(self, user: int) -> None:
        self.command(user, "follow", "match", {"name": "match", "type": 3, "value": self.match_id})


class HiddenLobbies(Attack):
    """Accounts that search for lobbies in threads that a moderator hides from the bot."""

    async def prepare(self) -> None:
        for number in range(LOBBIES):
            await lobby_of(self.matches).lobbies.open(
                PLACES + 1 + number, SERVER, BYSTANDER, "Eve", LobbyTerms("caylus", 2)
            )

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method == "PLACE" else None

    async def press(self, user: int) -> None:
        self.command(user, "game", "find")


class ClosedCommentary(Attack):
    """Accounts that ask to join the commentary thread of a public match whose channel they cannot read."""

    match_id: str

    async def prepare(self) -> None:
        self.match_id = await self.match(PLACES, BYSTANDER, BYSTANDER - 1)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method == "JOIN" else None

    async def press(self, user: int) -> None:
        match = {"name": "match", "type": 3, "value": self.match_id}
        self.command(user, "follow", "match", match, {"name": "where", "type": 3, "value": "thread"})


class LockedThreads(Attack):
    """Accounts that play in locked threads while another match occupies the parent channel."""

    playing: dict[int, list[str]]

    async def prepare(self) -> None:
        self.playing = {}
        await self.match(PLACES, BYSTANDER, BYSTANDER - 1)
        for number, pair in enumerate(self.pairs()):
            match_id = await self.match(PLACES + 1 + number, *pair)
            await self.matches.move_to(match_id, PLACES + 1 + number, parent=PLACES)
            for user in pair:
                self.playing.setdefault(user, []).append(match_id)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return LOCKED if method == "POST" and channel > PLACES and channel not in self.wire.direct else None

    async def press(self, user: int) -> None:
        for match_id in self.playing.get(user, ()):
            if (await self.matches.get_match(match_id)).row.status != "live":
                continue
            who, decision, ask = await open_question(self.matches, match_id)
            custom_id = custom_ids.make(custom_ids.CHOICE, match_id, decision, token(ask.options[0].key))
            self.button(who, custom_id)


class HiddenChannels(Attack):
    """Accounts that press buttons in channels where the interaction claims a permission to write that the bot lacks."""

    async def prepare(self) -> None:
        for number, pair in enumerate(self.pairs()):
            await self.match(PLACES + 1 + number, *pair)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method == "POST" and channel > PLACES and channel not in self.wire.direct else None

    async def press(self, user: int) -> None:
        self.button(user, "nothing", PLACES + 1 + user % MATCHES)


class KeptCards(LockedThreads):
    """Accounts that play where the bot may write but neither delete nor read its own messages."""

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method in ("DELETE", "GET", "PATCH") and channel > PLACES else None


class SilentTournaments(Attack):
    """Accounts that enter and leave tournaments in channels where the bot may not write."""

    events: list[str]

    async def prepare(self) -> None:
        self.events = []
        keeper = self.bot.services[TournamentHost].keeper
        for number in range(MATCHES):
            made = await keeper.create(settings(format="groups", seats=4), SERVER, PLACES + 1 + number, BYSTANDER)
            await keeper.act(made.row.id, acts.Opened(id="open"))
            self.events.append(made.row.id)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method == "POST" and channel > PLACES else None

    async def press(self, user: int) -> None:
        number = user % MATCHES
        for verb in ("join", "leave"):
            self.button(user, custom_ids.make(custom_ids.EVENT, verb, self.events[number]), PLACES + 1 + number)


class MatchesInVain(Attack):
    """Accounts that begin match after match in channels that are hidden from the bot."""

    async def prepare(self) -> None:
        self.channels = count(PLACES + 1)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method in ("POST", "THREAD") and channel > PLACES else None

    async def press(self, user: int) -> None:
        channel = next(self.channels)
        if channel <= PLACES + TOTAL_MATCHES:
            await self.match(channel, user, BYSTANDER)


class UnreadNotices(Attack):
    """Accounts that wait for reminders, accept no direct messages, and hide the channel of the match."""

    playing: list[str]

    async def prepare(self) -> None:
        self.playing = []
        for number, pair in enumerate(self.pairs()):
            self.playing.append(await self.match(PLACES + 1 + number, *pair))
            for user in pair:
                await self.bot.services.preferences.choose("user", user, NOTICES, DIRECT)

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return NO_ACCESS if method == "POST" and (channel > PLACES or channel in self.wire.direct) else None

    async def press(self, user: int) -> None:
        await remind(self.bot, self.playing[user % MATCHES])


class ExpiredAnswers(Attack):
    """Accounts whose interactions expire before the bot answers."""

    def refuses(self, method: str, channel: int) -> Refusal | None:
        return EXPIRED if method in ("ANSWER", "FOLLOWUP") else None

    async def press(self, user: int) -> None:
        self.command(user, "game", "find")
