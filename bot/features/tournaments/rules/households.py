"""Households: players who are kept apart as far as the format can, by request and agreement or by organisers."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.model import ActRefused, Event

MAX_HOUSEHOLD: Final = 3
MAX_REQUESTS: Final = 3


def is_asked(tournament: Event, asker: int, other: int) -> bool:
    """Return True if an entrant has asked another to confirm a shared household."""
    return (asker, other) in tournament.requests


def request_household(tournament: Event, act: acts.AskedApart) -> Event:
    """Record a request for a shared household, which has no effect until the other player agrees."""
    _require_room(tournament, act.players)
    if sum(asker == act.players[0] for asker, _ in tournament.requests) >= MAX_REQUESTS:
        raise ActRefused("apart-requests")
    return replace(tournament, requests=(*tournament.requests, act.players))


def agree_household(tournament: Event, act: acts.AgreedApart) -> Event:
    """Keep two entrants apart after a request and an agreement."""
    if act.players not in tournament.requests:
        raise ActRefused("apart-not-asked")
    _require_room(tournament, act.players)
    return replace(tournament, apart=(*tournament.apart, act.players))


def let_meet(tournament: Event, act: acts.LetMeet) -> Event:
    """Allow two players who were kept apart, in this tournament or an earlier one, to meet."""
    model.in_phase(tournament, "draft", "open", "muster")
    if act.players not in tournament.excluded():
        raise ActRefused("apart-none")
    exclusions = tuple(_without(tournament.settings.exclusions, act.players))
    settings = replace(tournament.settings, exclusions=exclusions)
    return replace(tournament, settings=settings, apart=tuple(_without(tournament.apart, act.players)))


def _require_room(tournament: Event, players: tuple[int, ...]) -> None:
    """Raise `ActRefused` unless these are two entrants, not kept apart yet, whose household has room."""
    model.in_phase(tournament, "open", "muster")
    if len({*players}) != 2 or len(players) != 2:
        raise ActRefused("apart")
    if not {*players} <= tournament.active():
        raise ActRefused("apart-entrants")
    if players in tournament.excluded():
        raise ActRefused("apart-already")
    if len(_household([*tournament.households(), players], players[0])) > MAX_HOUSEHOLD:
        raise ActRefused("apart-household")


def _household(groups: Iterable[tuple[int, ...]], player: int) -> set[int]:
    """Return all players that these groups connect to a player, directly or through others."""
    found, left = {player}, [*groups]
    while tied := [group for group in left if found & {*group}]:
        found.update(*tied)
        left = [group for group in left if group not in tied]
    return found


def _without(groups: Iterable[tuple[int, ...]], players: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the groups, but split those that hold both players into pairs, leaving out the pair of the two."""
    for group in groups:
        if {*players} <= {*group}:
            yield from (two for two in combinations(group, 2) if {*two} != {*players})
        else:
            yield group


def keep_household_apart(tournament: Event, act: acts.KeptApart) -> Event:
    """Keep two or more players apart, as an organiser has decided."""
    model.in_phase(tournament, "draft", "open", "muster")
    if len(set(act.players)) != len(act.players) or len(act.players) < 2:
        raise ActRefused("apart")
    return replace(tournament, apart=(*tournament.apart, act.players))
