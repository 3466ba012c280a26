"""The services of lobbies, built around those of matches."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bot.features.lobby.muster import LobbyLife
from bot.features.lobby.seeks import Seeks
from bot.features.lobby.service import Lobbies
from bot.features.lobby.starting import Starting
from bot.features.lobby.usual_lengths import Lengths
from bot.match.quotas import Quotas
from bot.match.service import Matches


class LobbyServices(NamedTuple):
    """Services of lobbies."""

    lobbies: Lobbies
    starting: Starting
    life: LobbyLife
    seeks: Seeks
    lengths: Lengths

    async def look(self, match_id: str, now: int, *, until_now: bool | None = None) -> None:
        """Do what is due in a lobby; see `LobbyLife.look`."""
        await self.life.look(match_id, now, until_now=until_now)


def lobby_services(matches: Matches, quotas: Quotas, chance: Random | None = None) -> LobbyServices:
    """Make the services of lobbies and hook them into those of matches.

    `chance` makes simulations repeatable; secrets drawn from it can be guessed.
    """
    store, cache = matches.store, matches.cache
    lobbies = Lobbies(store, cache.now, cache.lock, quotas, matches.new)
    starting = Starting(cache, lobbies, chance)
    life = LobbyLife(store, cache.clocks, lobbies, starting.start_mustered)
    seeks = Seeks(store, cache.now, cache.clocks.waking)

    async def changed(match_id: str, before: int, user_id: int | None) -> None:
        await life.update_muster(match_id, before, user_id)
        if user_id is not None:
            await seeks.seated(match_id, user_id)

    lobbies.changed = changed
    services = LobbyServices(lobbies, starting, life, seeks, Lengths(store))
    matches.look_at_lobby = services.look
    return services
