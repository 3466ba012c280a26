"""Matches with their lobbies, put together without Discord."""

from collections.abc import Callable, Mapping
from random import Random

from bot.features.lobby.services import LobbyServices, lobby_services
from bot.match.quotas import DEFAULT_QUOTAS, Quotas
from bot.match.service import Matches
from storage.store import Store


def matches_with_lobbies(
    store: Store,
    now: Callable[[], int],
    notify: Callable[[str], None],
    quotas: Quotas = DEFAULT_QUOTAS,
    operator_options: Mapping[str, Mapping[str, str]] | None = None,
    chance: Random | None = None,
) -> Matches:
    """Make matches together with the services of their lobbies."""
    matches = Matches(store, now, notify, operator_options or {}, chance)
    lobby_services(matches, quotas, chance)
    return matches


def lobby_of(matches: Matches) -> LobbyServices:
    """Return the lobby services of matches."""
    found = getattr(matches.look_at_lobby, "__self__", None)
    assert isinstance(found, LobbyServices)
    return found
