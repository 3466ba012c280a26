"""The Catan Card Game as a game: its options (docs/rules/catan_cards.md 1.9), verbs and frames."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.catan_cards import (
    actions,
    building,
    consequences,
    dice,
    event_cards,
    event_die,
    opening,
    piles,
    production,
    reactions,
    resources,
    trading,
    turn,
)
from engine.catan_cards.card_merits import prefer, recall
from engine.catan_cards.card_values import OPERATOR_OPTIONS
from engine.catan_cards.cards import abilities, base_actions, base_events, jester, traders_actions, traders_events
from engine.catan_cards.computers import DRAWBACKS, GOALS, PREFERENCES, find_facts, find_moot
from engine.catan_cards.decks import DECKBUILDING
from engine.catan_cards.invariants import INVARIANTS
from engine.catan_cards.merits import find_merits
from engine.catan_cards.redeal import redeal
from engine.catan_cards.revisions import NEWEST
from engine.catan_cards.scoring import result, score
from engine.catan_cards.state import State, new_state
from engine.catan_cards.styles import STYLES
from engine.catan_cards.tables import PLUNDER, RESOURCES, SAFE_FROM_BRIGANDS, TARGET_POINTS, USUAL_TURNS
from engine.catan_cards.view import CatanCardsView, see
from engine.core.computer_facts import Facts
from engine.core.computer_preferences import Preferences
from engine.core.deckbuilding import Deckbuilding
from engine.core.flow import Frame, Position, position_of
from engine.core.game import Game
from engine.core.invariants import Invariants
from engine.core.orders import Orderable, Premove, never_react, nothing_else, routine, unless
from engine.core.phases import PhaseEnd
from engine.core.presentation import DailyTurns, FormPart, Showcase, Verb
from engine.core.redealing import Source
from engine.core.setup import OperatorOption, OptionChoice, Setup
from engine.core.types import NOTHING, Action, Data, Decision, Later, Merit, Outcome, Seat

WITH_TRADERS: Final = {"mode": ("themed", "tournament")}
"""Modes with Barbarians & Traders, to which some options are limited."""

CHURCH_DEFAULTS: Final = {("mode", mode): "principality" for mode in WITH_TRADERS["mode"]}
"""Defaults of `church_scope`: with the expansion, a church protects everything."""

OPTIONS: Final = (
    OptionChoice("mode", ("base", "themed", "tournament")),
    OptionChoice("barbarian_tie", ("defeat", "victory", "nothing"), WITH_TRADERS),
    OptionChoice("church_scope", ("city", "principality"), defaults=CHURCH_DEFAULTS),
    OptionChoice("civil_war_targets", ("trade_fleets", "any_fleet"), WITH_TRADERS),
    OptionChoice("guild_mirror", ("received", "paid"), WITH_TRADERS),
    OptionChoice("arch_start", ("0", "1"), WITH_TRADERS),
    OptionChoice("arch_max", ("3", "2", "4"), WITH_TRADERS),
    OptionChoice("brown_slots", ("1", "2"), WITH_TRADERS),
    OptionChoice("year_end_redraw", ("off", "on")),
    OptionChoice("brigand_grace_turns", ("4", "0", "2", "6")),
    OptionChoice("turn_limit", ("200", "100", "60")),
)

FORMER_OPTIONS: Final[Mapping[int, tuple[OptionChoice, ...]]] = {
    1: (
        OptionChoice("mode", ("base", "themed", "tournament")),
        OptionChoice("barbarian_tie", ("defeat", "victory"), WITH_TRADERS),
        OptionChoice("church_scope", ("city", "principality")),
        OptionChoice("civil_war_targets", ("trade_fleets", "any_fleet"), WITH_TRADERS),
        OptionChoice("guild_mirror", ("received", "paid"), WITH_TRADERS),
        OptionChoice("arch_start", ("0", "1"), WITH_TRADERS),
        OptionChoice("arch_max", ("3", "2", "4"), WITH_TRADERS),
        OptionChoice("camp_counts_reactions", ("on", "off"), WITH_TRADERS),
        OptionChoice("brown_slots", ("1", "2"), WITH_TRADERS),
        OptionChoice("year_end_redraw", ("off", "on")),
        OptionChoice("brigand_grace_turns", ("4", "0", "2", "6"), WITH_TRADERS),
        OptionChoice("turn_limit", ("200", "100", "60")),
    )
}
"""Options of older revisions of the rules, where they were different."""


Frames = (
    opening.SetUp
    | opening.FirstPlayerDie
    | opening.Arrange
    | opening.Shuffle
    | opening.OpeningStacks
    | opening.OpeningStack
    | opening.Opening
    | opening.HandInDeck
    | opening.EventDeck
    | turn.PlayerTurn
    | turn.TimeUp
    | turn.TurnPhase
    | PhaseEnd
    | dice.BeforeRoll
    | dice.EventDie
    | dice.ProductionDie
    | event_die.EventFace
    | event_cards.Reveal
    | event_cards.DogmasEnd
    | production.ProduceRegions
    | actions.TakeAction
    | building.Found
    | building.NewRegions
    | building.Scouted
    | building.RegionShuffle
    | building.CardSite
    | building.Demolish
    | resources.Take
    | resources.Rob
    | resources.Pay
    | resources.Lose
    | trading.Receive
    | trading.Offer
    | trading.Demand
    | trading.AnswerOffer
    | reactions.React
    | reactions.Duel
    | reactions.Return
    | piles.Search
    | piles.ReturnCard
    | piles.Trim
    | piles.Bury
    | piles.Refill
    | piles.ExchangeCard
    | piles.ExchangeStack
    | consequences.Upkeep
    | consequences.Settle
    | consequences.Victory
    | base_actions.Give
    | base_actions.SwapResources
    | base_actions.LookAtHand
    | base_actions.Spy
    | base_events.Conflict
    | base_events.ConflictStack
    | base_events.MasterBuilder
    | base_events.EventShuffle
    | traders_actions.Retrieve
    | traders_actions.Dogma
    | traders_actions.Christoph
    | traders_actions.Help
    | traders_events.Reward
    | jester.MoveOn
    | jester.JesterSite
    | abilities.CardLeaves
    | abilities.DrawStack
    | abilities.SellCard
)
"""Every frame of the game, by its tag when saved."""


class CatanCards(Game[State, CatanCardsView]):
    """The rules of the Catan Card Game: the base game, Barbarians & Traders, and the tournament game."""

    name: ClassVar[str] = "catan_cards"
    command: ClassVar[str] = "catancards"
    former_commands: ClassVar[tuple[str, ...]] = ("catan",)
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[OptionChoice, ...]] = OPTIONS
    former: ClassVar[Mapping[int, tuple[OptionChoice, ...]]] = FORMER_OPTIONS
    rules: ClassVar[int] = NEWEST
    operator_options: ClassVar[Mapping[str, OperatorOption]] = OPERATOR_OPTIONS
    repeats: ClassVar[Mapping[str, tuple[str, ...]]] = {"took": ("offer", "merchant", "knight_sven")}
    summed: ClassVar[Mapping[str, str]] = {"took": "gain", "lost": "pay"}
    notable: ClassVar[frozenset[str]] = frozenset(
        (
            *("event_card", "got", "lost", "robbed", "gave", "demolished", "destroyed", "returned", "token", "played"),
            *("duel", "dogma_laid", "dogma_gone", "hand_seen", "spied", "taken", "conflict"),
            *("jester", "jester_gone", "invaded"),
        )
    )
    own_news: ClassVar[frozenset[str]] = frozenset({"rolled"})
    losses: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("lost", "demolished", "destroyed", "returned"), "seat"),
        **dict.fromkeys(("robbed", "dogma_laid", "taken", "conflict"), "by"),
    }
    skips: ClassVar[Mapping[str, str]] = {"arrange": opening.REST_KEY}
    forms: ClassVar[Mapping[str, tuple[FormPart, ...]]] = {
        actions.OFFER_OPTION.key: (
            FormPart("offer_give", "pay", trading.MAX_OFFERED),
            FormPart("offer_get", "gain", trading.MAX_OFFERED),
        )
    }
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("roll"),
        Verb("play", "card"),
        Verb("build", "what"),
        Verb("place", "where"),
        Verb("trade", "give"),
        Verb("offer", "what"),
        Verb("answer", "answer"),
        Verb("use", "what"),
        Verb("demolish", "what"),
        Verb("end"),
        Verb("take", "what"),
        Verb("pay", "region"),
        Verb("react", "answer"),
        Verb("target", "what"),
        Verb("draw", "stack"),
        Verb("card", "which"),
        Verb("deck", "cards"),
    )
    stake: ClassVar[int] = 20
    lapses: ClassVar[float] = (
        0.05  # looking ahead in one turn adds little here to what was learned: this sets the levels apart
    )
    telling_points: ClassVar[int] = 1
    completing: ClassVar[frozenset[str]] = frozenset({"completes"})
    keeping: ClassVar[frozenset[str]] = frozenset({"keeps", "keeps_whole"})
    scoring: ClassVar[frozenset[str]] = frozenset(
        {
            *("breaks_knight", "breaks_windmill", "completes", "founds", "grows", "scores", "takes_knight"),
            *("settles", "takes_windmill"),
        }
    )
    faint: ClassVar[frozenset[str]] = frozenset(
        {
            *("as_deep", "as_many_cards", "bank_pointless", "costs_more", "escapes_brigands", "fewer_held", "first"),
            *("lacks", "pointless", "regions_alike", "scarce", "searched_all", "sides_alike", "site_alike"),
            *("unseen", "unseen_all"),
        }
    )
    drawbacks: ClassVar[frozenset[str]] = DRAWBACKS
    goals: ClassVar[Mapping[str, str]] = GOALS
    achievements: ClassVar[tuple[str, ...]] = ("count_building", "count_knight", "count_trade_fleet", "open_roads")
    goods: ClassVar[tuple[str, ...]] = RESOURCES
    deckbuilding: ClassVar[Deckbuilding | None] = DECKBUILDING
    preferences: ClassVar[Preferences] = PREFERENCES
    styles: ClassVar[Mapping[str, Mapping[str, int]]] = STYLES
    daily: ClassVar[DailyTurns] = DailyTurns(2, last=8, most=14)
    showcases: ClassVar[tuple[Showcase, ...]] = (
        Showcase(1, "act"),
        Showcase(12, "act"),
        Showcase(8, "act", {"mode": "themed"}),
    )
    invariants: ClassVar[Invariants[Any]] = INVARIANTS
    orders: ClassVar[tuple[Orderable, ...]] = (
        routine({"before_roll": dice.ROLL_KEY, "act": actions.END_KEY}),
        nothing_else("act", actions.END_KEY),
        unless("end", "act", actions.END_KEY),
        never_react("react", NOTHING, (*reactions.PRIZES, reactions.CIVIL_WAR)),
    )
    chores: ClassVar[Mapping[str, str]] = {"before_roll": dice.ROLL_KEY}
    premoves: ClassVar[Mapping[str, Premove]] = {"act": Premove(actions.TakeAction)}
    position_type: ClassVar[object] = Position[State, Frames]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        return position_of(new_state(setup), opening.SetUp())

    def deal_unseen(self, position: Position[State, Frame[State]], seat: Seat | None, source: Source) -> None:
        """Deal again the opponent's hand and, in the tournament game, deck; stacks, events and regions."""
        redeal(position, seat, source)

    def insight(self, position: Position[State, Frame[State]], seat: Seat) -> Facts:
        """Return what computer players notice about a seat."""
        return find_facts(position.state, seat)

    def points_to_win(self, state: State, seat: Seat) -> int | None:
        return TARGET_POINTS[state.mode] - score(state, seat)

    def usual_turns(self, setup: Setup) -> int | None:
        return USUAL_TURNS.get(setup.options["mode"])

    def standing(self, view: CatanCardsView) -> tuple[int, ...]:
        return tuple(one.points for one in view.principalities)

    def peril(self, view: CatanCardsView, setup: Setup, seat: Seat) -> Data | None:
        """Return what brigands would take, in the phase in which it can still be spent."""
        own = view.principalities[seat]
        loot = {kind: own.goods[kind] for kind in PLUNDER if own.goods.get(kind)}
        is_early = view.phase != "actions" or view.turn < int(setup.options["brigand_grace_turns"])
        if is_early or own.exposed <= SAFE_FROM_BRIGANDS or not loot:
            return None
        return {"count": own.exposed, "most": SAFE_FROM_BRIGANDS, "pay": loot}

    def later(self, position: Position[State, Frame[State]], seat: Seat) -> Iterable[Later]:
        """Return the actions of a turn, before and after their phase."""
        return actions.later(position.state, seat)

    def moot_facts(self, position: Position[State, Frame[State]]) -> frozenset[str]:
        """Return the facts about what is sold out."""
        return find_moot(position.state)

    def merits(
        self, position: Position[State, Frame[State]], decision: Decision, picks: Sequence[str], other: Sequence[str]
    ) -> Iterable[Merit]:
        """Return buildings, cards and stacks that speak for an answer."""
        return find_merits(position, decision, picks, other)

    def recall(self, merit: Merit, actions: Sequence[Action], seat: Seat) -> Merit:
        """Return a merit of a stack with those that a player has looked through."""
        return recall(merit, actions, seat)

    def recall_answer(
        self,
        position: Position[State, Frame[State]],
        decision: Decision,
        picks: tuple[str, ...],
        actions: Sequence[Action],
    ) -> tuple[str, ...]:
        """Return the answer that rules and what the player has seen make better than one that is as good."""
        return prefer(position, decision, picks, actions)

    def result(self, state: State) -> Outcome:
        return result(state)

    def see(self, state: State, seat: Seat | None) -> CatanCardsView:
        return see(state, seat)
