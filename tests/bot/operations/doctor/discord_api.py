"""Table of answers in place of Discord's HTTP API, for the doctor and the setup."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.utils import format_datetime

from bot.delivery.permissions import COMMENTARY_NEEDED, NEEDED, NEEDED_IN_THREADS
from bot.operations.doctor.api import Api, ApiAnswer, NoConnection

GUILD, CHANNEL, THREAD, BOT, APPLICATION = 5, 7, 8, 1, 2


class DiscordApi(Api):
    """Discord without a fault and with one server; tests change `answers`, by path."""

    def __init__(self) -> None:
        everybody = str((NEEDED | NEEDED_IN_THREADS | COMMENTARY_NEEDED).value)
        self.reachable = True
        self.now = datetime.now(UTC)
        self.tokens: list[str] = []
        self.asked: list[str] = []
        self.status = dict[str, int]()
        self.answers: dict[str, object] = {
            "/users/@me": {"id": str(BOT), "username": "provost"},
            "/oauth2/applications/@me": {"id": str(APPLICATION), "name": "Provost", "flags": 0},
            "/applications/@me": {"id": str(APPLICATION), "integration_types_config": {"0": {}, "1": {}}},
            "/users/@me/guilds": [{"id": str(GUILD), "name": "Guild of Builders"}],
            f"/applications/{APPLICATION}/guilds/{GUILD}/commands": [],
            f"/guilds/{GUILD}/threads/active": {
                "threads": [{"id": str(THREAD), "parent_id": str(CHANNEL), "name": "caylus-1"}]
            },
            f"/guilds/{GUILD}/roles": [{"id": str(GUILD), "permissions": everybody}],
            f"/guilds/{GUILD}/channels": [{"id": str(CHANNEL), "name": "games", "permission_overwrites": []}],
            f"/guilds/{GUILD}/members/{BOT}": {"roles": []},
        }

    async def get(self, path: str) -> ApiAnswer:
        """Answer from the table."""
        self.asked.append(path)
        if not self.reachable:
            raise NoConnection
        status = self.status.get(path, 200)
        body = json.dumps(self.answers[path]).encode() if status == 200 else b"{}"
        return ApiAnswer(status, body, format_datetime(self.now, usegmt=True))

    @asynccontextmanager
    async def connect(self, token: str) -> AsyncIterator[Api]:
        """Accept any token."""
        self.tokens.append(token)
        yield self
