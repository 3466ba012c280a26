"""Plans: tried in private, never played in the match, and made only of what their player sees.

More positions: `PROVOST_LEAKS=10000 pytest tests/bot/features/plans/test_plans.py`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path
from random import Random
from sys import _getframe as getframe
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.cards import custom_ids
from bot.commands.hint import hint_text
from bot.features.plans import service as plans
from bot.features.plans.commands import opinion_text, plan_card
from bot.features.plans.service import Plans, PrivatePlan
from bot.match.computer_players import ThinkingLimits
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.search_worker import SearchResult
from bot.match.settings import HINTS
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.flow import Position
from engine.core.game import Game
from engine.core.match import Match as EngineMatch
from engine.core.redealing import Source
from engine.core.types import Seat
from engine.minds.choosing import POLICIES
from engine.minds.explanation import Factor
from engine.minds.features import AnyGame
from render import marked_label, marks
from render.prose.numbers import written
from tests.bot.match.test_secrets import HIDING, LEAKS, positions
from tests.bot.playing import Match, begin, private_messages, private_text, refreshed, sentence
from tests.bot.tabletop import SECRET, USERS, unsaved_match
from tests.bot.visibility import Gathered, differences, pictures, with_position
from tests.simulated import World, controls, forged, texts

CATALOGUE = Catalogue()
WORDS = [CATALOGUE.words(locale) for locale in LOCALES]
TRIED_MOVES = 3
"""Number of moves tried in each compared plan."""


def table_of(game: str = "caylus", seats: int = 2) -> SeatedMatch:
    """Return a match at its first question."""
    table = unsaved_match(GAMES[game].setup(seats))
    table.core = EngineMatch.new(table.game, table.core.setup, Dealer(SECRET))[0]
    table.log_length = len(table.core.log)
    return table


def a_plan(table: SeatedMatch, seat: Seat = 0, seed: int = 1) -> PrivatePlan:
    return PrivatePlan(table, USERS[seat], seat, Random(seed), table.core.position)


def try_any(plan: PrivatePlan, chooser: Random) -> bool:
    """Try a random answer; return False if there is no question."""
    decision = plan.decision
    if decision is None or plan.is_full:
        return False
    keys = [option.key for option in decision.ask.options]
    picks = tuple(chooser.sample(keys, max(1, decision.ask.least)))
    plan.answer(plan.decision_name(decision), lambda asked: picks)
    return True


# --- secrets


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_plan_mentions_the_deal_only_in_games_with_secrets(game: str) -> None:
    for words in WORDS:
        table = table_of(game)
        layout = plan_card(table, words.at(table.names), a_plan(table), "day").layout
        heading = next(one.content for one in layout.walk_children() if isinstance(one, discord.ui.TextDisplay))
        assert (words("plan-dealt") in heading) is (game != "caylus")
        assert words("plan-about") in heading


@pytest.mark.parametrize("game", ["catan_cards", "magna_carta"])
def test_a_plan_marks_the_cards_in_hand_with_their_letters(game: str) -> None:
    table, chooser, met = table_of(game), Random(3), 0
    plan = a_plan(table)
    for _ in range(40):
        card = plan_card(table, Catalogue().words("en").at(table.names), plan, "day")
        assert card.hand is not None
        own = [mark for mark in marks(plan.view()) if mark[0].startswith("hand.")]
        assert {*own} <= {*card.hand.picture.marks}
        met += len(own)
        try_any(plan, chooser)
    assert met


def plan_cards(table: SeatedMatch, words: Words, seat: Seat, seed: int) -> Iterator[Gathered]:
    """Yield the cards of a plan: the first one, and one after each move."""
    plan, chooser = a_plan(table, seat, seed), Random(seed)
    plan.id = "plan"
    for _ in range(TRIED_MOVES):
        card = plan_card(table, words, plan, "day", opinions=True)
        yield {
            "components": card.layout.to_components(),  # type: ignore[no-untyped-call] # annotated in part only
            "pictures": (card.boards, card.hand),
        }
        if not try_any(plan, chooser):
            return


def count_leaks(hiding: str, count: int, policy: str = "random") -> Counter[str]:
    """Count the differences between plans in positions that their players cannot tell apart."""
    rng, found = Random(count), Counter[str]()
    for number, (moment, words) in enumerate(zip(positions(hiding, policy), cycle(WORDS), strict=False)):
        if number == count:
            break
        table = moment[0]
        named = words.at(table.names)
        for seat in range(table.row.seats):
            other = with_position(table, table.game.redeal(table.core.position, seat, rng))
            both = zip(*(plan_cards(one, named, seat, number) for one in (table, other)), strict=True)
            for first, second in both:
                found.update(differences(first, second))
                if not number % 10 and pictures(first, named) != pictures(second, named):
                    found["drawn"] += 1
    return found


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("hiding", HIDING)
def test_a_plan_shows_nothing_that_its_player_cannot_see(hiding: str, policy: str) -> None:
    assert count_leaks(hiding, LEAKS // len(POLICIES) // 2, policy) == {}


def test_a_plan_of_the_real_position_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt_anew = Game.redeal

    def peeping(game: AnyGame, position: Position[Any, Any], seat: Seat | None, source: Source) -> Position[Any, Any]:
        begun = getframe(1).f_code is PrivatePlan.__init__.__code__
        return game.copy(position) if begun else dealt_anew(game, position, seat, source)

    monkeypatch.setattr(Game, "redeal", peeping)
    assert count_leaks("magna_carta", 20)


# --- actions of a plan


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_never_touches_its_match(game: str) -> None:
    table = table_of(game)
    before, log = table.game.save(table.core.position), [*table.core.log]
    plan, chooser = a_plan(table), Random(3)
    saved = [table.game.save(plan.play.position)]
    for _ in range(6):
        if not try_any(plan, chooser):
            break
        saved.append(table.game.save(plan.play.position))
    for position in reversed(saved[:-1]):
        plan.undo()
        assert table.game.save(plan.play.position) == position
    with pytest.raises(Refused, match="refuse-plan-empty"):
        plan.undo()
    assert (table.game.save(table.core.position), table.core.log) == (before, log)


def test_a_plan_has_a_limit_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table, chooser = table_of(), Random(1)
    plan = a_plan(table)
    for _ in range(plans.MAX_PLAN_MOVES):
        assert try_any(plan, chooser)
    assert plan.decision is not None
    name = plan.decision_name(plan.decision)
    with pytest.raises(Refused, match="refuse-plan-stale"):
        plan.answer(name, lambda asked: (asked.ask.options[0].key,))
    card = plan_card(table, CATALOGUE.words("en").at(table.names), plan, "day")
    assert sentence("plan-full") in str(card.layout.to_components())  # type: ignore[no-untyped-call] # annotated in part only


def test_an_old_press_and_a_wrong_answer_change_nothing() -> None:
    plan = a_plan(table_of())
    assert plan.decision is not None
    name = plan.decision_name(plan.decision)
    with pytest.raises(Refused):
        plan.answer(name, lambda asked: ("juggle",))
    assert plan.moves == []
    plan.answer(name, lambda asked: (asked.ask.options[0].key,))
    with pytest.raises(Refused, match="refuse-plan-stale"):
        plan.answer(name, lambda asked: (asked.ask.options[0].key,))


def test_a_question_of_several_menus_is_too_large_for_a_plan() -> None:
    table = table_of("catan_cards")
    setup = GAMES["catan_cards"].setup(2, {"mode": "tournament"})
    table = unsaved_match(setup)
    table.core = EngineMatch.new(table.game, setup, Dealer(SECRET))[0]
    card = plan_card(table, CATALOGUE.words("en").at(table.names), a_plan(table), "day")
    assert sentence("plan-too-large") in str(card.layout.to_components())  # type: ignore[no-untyped-call] # as above


def test_a_plan_submits_moves_up_to_others_or_chance() -> None:
    plan = a_plan(table_of())
    first = plans.PlannedMove(0, "a", (), drawn=False)
    plan.moves = [first, plans.PlannedMove(0, "b", (), drawn=True), plans.PlannedMove(0, "c", (), drawn=False)]
    assert [move.kind for move in plan.own_part()] == ["a", "b"]
    plan.moves = [first, plans.PlannedMove(1, "b", (), drawn=False)]
    assert [move.kind for move in plan.own_part()] == ["a"]


def test_plans_are_forgotten_after_a_time_or_for_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, table = [0.0], table_of()
    kept = Plans(Random(1), lambda: clock[0])
    plan = kept.begin(table, USERS[0])
    clock[0] = plans.PLAN_LIFETIME - 1
    assert kept.find(USERS[0], plan.match_id, plan.id) is plan
    clock[0] += plans.PLAN_LIFETIME - 1
    assert kept.find(USERS[0], plan.match_id, plan.id) is plan
    clock[0] += plans.PLAN_LIFETIME + 1
    for id in (plan.id, "other"):
        with pytest.raises(Refused, match="refuse-plan-gone"):
            kept.find(USERS[0], plan.match_id, id)
    older = kept.begin(table, USERS[0])
    newer = kept.begin(table, USERS[0])
    with pytest.raises(Refused, match="refuse-plan-gone"):
        kept.find(USERS[0], older.match_id, older.id)
    kept.drop(newer)
    with pytest.raises(Refused, match="refuse-plan-gone"):
        kept.find(USERS[0], newer.match_id, newer.id)


@pytest.mark.parametrize("locale", LOCALES)
def test_an_opinion_of_the_computer_is_in_words(locale: str) -> None:
    words, table = CATALOGUE.words(locale).at(["Ada", "Bruno"]), table_of()
    plan = a_plan(table)
    decision = plan.decision
    assert decision is not None
    key = decision.ask.options[0].key
    other = decision.ask.options[-1]
    own = SearchResult((key,), (Factor("deniers", 1.0, 2.0),), second=(other.key,))
    plan.seat = decision.ask.seat
    assert opinion_text(words, table, plan, decision, own) == hint_text(words, table, decision, own)
    plan.seat = 1 - decision.ask.seat
    told = opinion_text(words, table, plan, decision, own)
    fact, player = words("fact-caylus-deniers"), words.seat(decision.ask.seat)
    assert told.splitlines()[1:] == [
        f"- {words('hint-why', second=marked_label(words, 'caylus', decision.kind, other))}",
        f"- {words('reason', whose=player, fact=fact, change='+2', points=written(1.0, locale, 1, plus=True))}",
    ]
    equal = opinion_text(words, table, plan, decision, SearchResult((key,), (), about_equal=True, second=(key,)))
    option = marked_label(words, "caylus", decision.kind, decision.ask.options[0])
    assert equal.splitlines()[1:] == [f"- {words('hint-about-equal', second=option)}"]
    assert opinion_text(words, table, plan, decision, None) == words("plan-no-opinion")


# --- on Discord


async def open_plan(match: Match, seat: int) -> tuple[MemberActor, discord.Message]:
    """Open a plan; return its player and its message."""
    person = match.person(seat)
    (opened,) = private_messages(await person.slash(match.place, "plan"))
    return person, refreshed(person, opened)


def acts(shown: discord.Message) -> Mapping[str, str]:
    """Return the custom ids of a plan's own buttons, by their action."""
    return {
        id.split("|")[2]: id for id in controls(shown) if id.startswith(f"{custom_ids.PLAN}|") and id.count("|") == 3
    }


async def try_first(person: MemberActor, shown: discord.Message) -> InteractionResult:
    """Try the first choice on the card."""
    for id, control in controls(shown).items():
        if id.startswith(f"{custom_ids.PLAN}|") and id.split("|")[2] == "b":
            return await person.click(shown, custom_id=id)
        if id.startswith(f"{custom_ids.PLAN}|") and id.split("|")[2] == "s":
            return await person.select(shown, [control["options"][0]["value"]], custom_id=id)
    raise AssertionError("nothing can be tried")


async def test_a_plan_is_tried_undone_and_played(world: World) -> None:
    match = await begin(world, 2)
    seat = (await match.table()).asked()[0]
    before, posts = await match.digest(), len(match.place.history())
    person, shown = await open_plan(match, seat)
    assert sentence("plan-about") in texts(shown)
    for _ in range(2):
        await try_first(person, refreshed(person, shown))
    assert "(your guess)" in texts(refreshed(person, shown))
    await person.click(refreshed(person, shown), custom_id=acts(refreshed(person, shown))["undo"])
    assert "(your guess)" not in texts(refreshed(person, shown))
    assert (await match.digest(), len(match.place.history())) == (before, posts)
    await person.click(refreshed(person, shown), custom_id=acts(refreshed(person, shown))["submit"])
    assert await match.digest() != before
    assert (await match.table()).core.actions[-1].seat in (0, 1)
    assert sentence("plan-about") not in texts(refreshed(person, shown))


async def test_a_plan_for_a_closed_question_is_not_played(world: World) -> None:
    match = await begin(world, 2)
    seat = (await match.table()).asked()[0]
    person, shown = await open_plan(match, seat)
    await try_first(person, shown)
    await match.first_choice()
    before = await match.digest()
    refused = await person.click(refreshed(person, shown), custom_id=acts(refreshed(person, shown))["submit"])
    assert private_text(refused).endswith(sentence("refuse-plan-late"))
    assert await match.digest() == before
    await try_first(person, refreshed(person, shown))
    assert sentence("plan-moved-on") in texts(refreshed(person, shown))
    await person.click(refreshed(person, shown), custom_id=acts(refreshed(person, shown))["again"])
    assert sentence("plan-moved-on") not in texts(refreshed(person, shown))


async def test_a_plan_can_begin_while_others_are_asked(world: World) -> None:
    match = await begin(world, 2)
    waiting = 1 - (await match.table()).asked()[0]
    person, shown = await open_plan(match, waiting)
    assert sentence("plan-guess-for", player=(await match.table()).names[1 - waiting]) in texts(shown)
    await try_first(person, shown)
    assert "submit" not in acts(refreshed(person, shown))


async def test_a_restart_forgets_plans_and_the_answer_explains_it(world: World, tmp_path: Path) -> None:
    match = await begin(world, 2)
    person, shown = await open_plan(match, 0)
    await match.restart(tmp_path / "matches.db")
    for id in acts(shown).values():
        if "|again|" not in id and not controls(shown)[id].get("disabled"):
            assert private_text(await person.click(shown, custom_id=id)) == sentence("refuse-plan-gone")


async def test_only_its_player_can_use_a_plan(world: World) -> None:
    match = await begin(world, 2)
    _, shown = await open_plan(match, 0)
    stolen = acts(shown)["close"]
    other = forged(world.env, match.place, discord.ui.Button(label="?", custom_id=stolen))
    assert private_text(await match.person(1).click(other, custom_id=stolen)) == sentence("refuse-plan-gone")
    assert private_text(await world.people["Dora"].slash(match.place, "plan")) == sentence("refuse-not-a-player")
    await match.person(0).click(shown, custom_id=stolen)
    assert texts(refreshed(match.person(0), shown)) == sentence("plan-closed")


@pytest.mark.parametrize(("chosen", "allowed"), [("always", True), ("never", False)])
async def test_a_computer_is_asked_only_where_hints_are_allowed(world: World, chosen: str, allowed: bool) -> None:
    match = await begin(world, 2, **{HINTS: chosen})
    match.bot.services.thinking._limits = ThinkingLimits(0.01, 0.0)
    person, shown = await open_plan(match, 0)
    assert ("opinion" in acts(shown)) is allowed
    id = acts(shown)["close"].replace("|close|", "|opinion|")
    if allowed:
        await person.click(shown, custom_id=id)
        assert sentence("plan-no-opinion") in texts(refreshed(person, shown))
    else:
        button = forged(world.env, match.place, discord.ui.Button(label="?", custom_id=id))
        assert private_text(await person.click(button, custom_id=id)) == sentence("refuse-no-hints", why=chosen)


async def test_an_unknown_press_on_a_plan_is_refused(world: World) -> None:
    match = await begin(world, 2)
    id = custom_ids.make(custom_ids.PLAN, match.id, "juggle", "x")
    button = forged(world.env, match.place, discord.ui.Button(label="?", custom_id=id))
    assert private_text(await match.person(0).click(button, custom_id=id)) == sentence("refuse-unknown-button")
