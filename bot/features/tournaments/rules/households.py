"""Entrants who share a household: asked for by one, agreed to by the other, removed by the organisers."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.parts import Refused, in_phase

MAX_HOUSEHOLD: Final = 3
"""People of one household, if they say so themselves."""

MAX_REQUESTS: Final = 3
"""Requests to share a household that one entrant may make in an event."""


def is_asked(event: Event, asker: int, other: int) -> bool:
    """Return whether an entrant has asked another to say that they share a household."""
    return (asker, other) in event.requests


def asked_apart(event: Event, act: acts.AskedApart) -> Event:
    """Note a request, which keeps no two players apart before the other agrees."""
    _require_room(event, act.players)
    if sum(asker == act.players[0] for asker, _ in event.requests) >= MAX_REQUESTS:
        raise Refused("apart-requests")
    return replace(event, requests=(*event.requests, act.players))


def agreed_apart(event: Event, act: acts.AgreedApart) -> Event:
    """Keep two entrants apart, one of whom has asked and the other agreed."""
    if act.players not in event.requests:
        raise Refused("apart-not-asked")
    _require_room(event, act.players)
    return replace(event, apart=(*event.apart, act.players))


def let_meet(event: Event, act: acts.LetMeet) -> Event:
    """Allow two players to meet who were kept apart, in this event or in those before it."""
    in_phase(event, "draft", "open", "muster")
    if act.players not in event.excluded():
        raise Refused("apart-none")
    exclusions = tuple(_without(event.settings.exclusions, act.players))
    settings = replace(event.settings, exclusions=exclusions)
    return replace(event, settings=settings, apart=tuple(_without(event.apart, act.players)))


def _require_room(event: Event, players: tuple[int, ...]) -> None:
    """Refuse all but two entrants, not kept apart yet, whose household stays small."""
    in_phase(event, "open", "muster")
    if len({*players}) != 2 or len(players) != 2:
        raise Refused("apart")
    if not {*players} <= event.active():
        raise Refused("apart-entrants")
    if players in event.excluded():
        raise Refused("apart-already")
    if len(_household([*event.households(), players], players[0])) > MAX_HOUSEHOLD:
        raise Refused("apart-household")


def _household(groups: Iterable[tuple[int, ...]], player: int) -> set[int]:
    """Everybody whom these groups tie to a player, directly or by others."""
    found, left = {player}, [*groups]
    while tied := [group for group in left if found & {*group}]:
        found.update(*tied)
        left = [group for group in left if group not in tied]
    return found


def _without(groups: Iterable[tuple[int, ...]], players: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The groups with two players no longer together; larger ones become pairs."""
    for group in groups:
        if {*players} <= {*group}:
            yield from (two for two in combinations(group, 2) if {*two} != {*players})
        else:
            yield group
