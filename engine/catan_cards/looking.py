"""What a viewer sees of a state (design 5): its own hand as ids, of the other's only how many cards."""

from functools import cache

from engine.catan_cards.building import price
from engine.catan_cards.faces import exposed
from engine.catan_cards.playing import gate_open, toll
from engine.catan_cards.principality import SLOTS, sites
from engine.catan_cards.resources import holdings
from engine.catan_cards.state import Player, State
from engine.catan_cards.tables import STACKS, TARGET
from engine.catan_cards.values import hand_limit, points, strength, tournament, trade
from engine.catan_cards.view import (
    BuiltView,
    CatanCardsView,
    CentreView,
    DiscardView,
    HandCardView,
    PrincipalityView,
    RegionView,
    StackView,
)
from engine.core.sight import asked, known, readable
from engine.core.types import Decision, Outcome, Seat


def seen(state: State, viewer: Seat | None, decisions: tuple[Decision, ...], outcome: Outcome | None) -> CatanCardsView:
    """Show a state to a viewer; a spectator is None."""
    deck = state.submitted.decks[viewer] if state.submitted is not None and viewer is not None else []
    return CatanCardsView(
        viewer=viewer,
        options=state.options.copy(),
        turn=state.turn,
        phase=state.phase,
        active=state.active if state.turn else None,
        face=state.face or None,
        card=state.card or None,
        number=state.pips or None,
        fixed=state.fixed or None,
        principalities=tuple([_principality(state, seat) for seat in range(len(state.players))]),
        stacks=_stacks(state),
        discards=tuple([DiscardView(_owner(state, seat), tuple(pile)) for seat, pile in enumerate(state.discards)]),
        row=tuple(state.row),
        sold=tuple(state.sold),
        events=len(state.events),
        region_stack=len(state.region_stack),
        supply=state.supply.copy(),
        knight=known(state.knight),
        windmill=known(state.windmill),
        target=TARGET[state.mode],
        gate=gate_open(state),
        hand=() if viewer is None else _hand(state, viewer),
        deck=tuple(deck),
        decisions=readable(decisions, viewer),
        asked=asked(decisions),
        outcome=outcome,
        rules=state.revision,
    )


def _owner(state: State, seat: Seat) -> Seat | None:
    return seat if state.mode == "tournament" else None


def _stacks(state: State) -> tuple[StackView, ...]:
    sets = [name for name, count in STACKS[state.mode] for _ in range(count)]
    tournament = state.mode == "tournament"
    return tuple(
        [
            StackView(number, int(name) if tournament else None, "" if tournament else name, len(stack))
            for number, (name, stack) in enumerate(zip(sets, state.stacks, strict=True), start=1)
        ]
    )


def _hand(state: State, seat: Seat) -> tuple[HandCardView, ...]:
    held, cards = holdings(state, seat), []
    for id in state.players[seat].hand:
        cost = price(state, seat, state.printed(id))
        cards.append(HandCardView(id, cost, all(held[kind] >= amount for kind, amount in cost.items())))
    return tuple(cards)


@cache
def _region(place: str, kind: str, number: int, stored: int) -> RegionView:
    return RegionView(place, kind, number, stored)


@cache
def _built(card: str, place: str, owner: Seat, dogma: Seat, counter: int) -> BuiltView:
    return BuiltView(card, place, owner, known(dogma), counter)


@cache
def _centre(column: int, kind: str) -> CentreView:
    return CentreView(f"c{column}", kind)


def _principality(state: State, seat: Seat) -> PrincipalityView:
    player = state.players[seat]
    sources = points(state, seat)
    return PrincipalityView(
        seat=seat,
        centre=tuple([_centre(column, kind) for column, kind in player.columns]),
        regions=tuple([_region(at, one.kind, one.number, one.stored) for at, one in player.regions.items()]),
        cards=tuple([_built(one.card, one.place, one.owner, one.dogma, one.counter) for one in player.cards]),
        sites=tuple(sites(player)),
        brown=_brown(state, player),
        expansions=tuple([f"c{column}x" for column, kind in player.columns if kind == "road"]),
        points=sum(sources.values()),
        sources=sources,
        strength=strength(state, seat),
        tournament=tournament(state, seat),
        trade=trade(state, seat),
        hand=len(player.hand),
        limit=hand_limit(state, seat),
        goods=holdings(state, seat),
        exposed=exposed(state, seat),
        toll=toll(state, seat, answering=seat != state.active),
    )


def _brown(state: State, player: Player) -> tuple[str, ...]:
    if state.mode == "base":
        return ()
    slots = SLOTS[: int(state.options["brown_slots"])]
    return tuple([place + slot for place in player.regions for slot in slots])
