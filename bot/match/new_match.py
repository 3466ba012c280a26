"""The rows of new lobbies: id, rules, secret and first settings."""

import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from bot.match.errors import Refused
from bot.match.settings import AUTO, PUBLIC, PUBLIC_VALUES
from engine import GAMES
from engine.core.seal import SECRET_BYTES, commitment
from engine.core.setup import Setup
from engine.core.types import Illegal
from storage.matches import MatchRow
from storage.store import Store

ID_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 8

FIRST_SETTINGS: Final[Mapping[str, str]] = {AUTO: "on"}

MAX_QUOTED_GAME_LENGTH: Final = 60

NO_OPERATOR_OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {}


def is_id(text: str) -> bool:
    """Return True if a text has the form of an id of a match or tournament."""
    return len(text) == ID_LENGTH and set(text) <= set(ID_ALPHABET)


class LobbyTerms(NamedTuple):
    """The choices for a new match: its game, seats and options, and its settings."""

    game: str
    seats: int | None = None
    options: dict[str, str] | None = None
    settings: Mapping[str, str] = FIRST_SETTINGS


class NewMatches:
    """Creates the rows of lobbies. `operator_options` are options that the operator sets for new matches, by game."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        operator_options: Mapping[str, Mapping[str, str]],
        chance: Random | None,
    ) -> None:
        self._store = store
        self._now = now
        self._operator_options = operator_options
        self._choose = secrets.choice if chance is None else chance.choice
        self._is_secret = chance is None

    def id(self) -> str:
        """Return a new id for a match or tournament."""
        return "".join(self._choose(ID_ALPHABET) for _ in range(ID_LENGTH))

    def setup(self, game: str, seats: int | None, options: dict[str, str] | None) -> Setup:
        """Return the setup of a new match. Raises `Refused` if the game, an option or the seat count is unknown."""
        if game not in GAMES:
            raise Refused("refuse-unknown-game", game=game[:MAX_QUOTED_GAME_LENGTH], games=", ".join(GAMES))
        rules = GAMES[game]
        try:
            return rules.setup(
                seats if seats is not None else rules.seats[0], options, self._operator_options.get(game)
            )
        except Illegal as illegal:
            raise Refused("reason", reason=illegal.reason, rules=game) from None

    async def lobby(
        self, match_id: str, channel_id: int, guild_id: int | None, user_id: int, terms: LobbyTerms
    ) -> MatchRow:
        """Return the row of a new lobby. Raises `Refused` if the game, an option or the seat count is unknown."""
        setup = self.setup(terms.game, terms.seats, terms.options)
        secret = secrets.token_bytes(SECRET_BYTES) if self._is_secret else None
        return MatchRow(
            id=match_id,
            channel_id=channel_id,
            guild_id=guild_id,
            game=terms.game,
            rules=setup.rules,
            schema=GAMES[terms.game].schema,
            seats=setup.seats,
            options=setup.options,
            settings={**await self._server_settings(guild_id), **FIRST_SETTINGS, **terms.settings},
            seed=secret,
            commitment="" if secret is None else commitment(secret),
            status="lobby",
            created_at=self._now(),
            owner_id=user_id,
        )

    async def _server_settings(self, guild_id: int | None) -> dict[str, str]:
        """Return the settings that a server has chosen for its new matches: who may follow them."""
        chosen = None if guild_id is None else await self._store.preference("guild", guild_id, PUBLIC)
        return {PUBLIC: chosen} if chosen in PUBLIC_VALUES else {}
