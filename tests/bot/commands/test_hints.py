"""Hints: the choice of the strongest computer player in the asker's place, in words, if the match allows hints."""

from typing import Any

import pytest
from discord import ui
from msgspec import structs

from bot.cards.layouts import Layout
from bot.cards.opinions import (
    HintLabels,
    SaidMerit,
    change_clause,
    find_gain,
    find_loss,
    has_numbers,
    hint_sentence,
    number_lines,
)
from bot.commands.hint import hint_card, hint_text, numbers_text, recalled
from bot.match.computer_players import ThinkingLimits
from bot.match.match import SeatedMatch
from bot.match.search_worker import SearchResult
from bot.match.settings import COMPUTER_LEVEL, HINTS, STAND_IN_LEVEL
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.types import Action, Ask, Decision, Merit, Option
from engine.minds.explanation import REST_NAME, Factor
from engine.minds.weights import headers, read
from tests.bot.playing import begin, begin_alone, galleries, message, private_messages, private_text, sentence, set_rule
from tests.bot.tabletop import NAMES, SECRET, unsaved_match
from tests.simulated import Message, World, controls, forged, texts

CATALOGUE = Catalogue()
FACTS = {header.game: read(path.read_bytes())[1].leaf.facts for path, header in headers()}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_game_has_words(game: str, locale: str) -> None:
    words = CATALOGUE.words(locale)
    assert FACTS[game]
    assert [fact for fact in FACTS[game] if not words.has(f"fact-{game}-{fact}")] == []


def hint_lines(
    *reasons: Factor,
    picks: tuple[str, ...] = ("castle",),
    second: tuple[str, ...] | None = ("pass",),
    about_equal: bool = False,
    locale: str = "en",
    seats: int = 2,
) -> list[str]:
    """Return the lines of a hint about the first question of Caylus."""
    table, found = make_hint(*reasons, picks=picks, second=second, about_equal=about_equal, seats=seats)
    words = CATALOGUE.words(locale).at(NAMES[:seats])
    return hint_text(words, table, table.core.decisions[0], found).split("\n")


def make_hint(
    *reasons: Factor,
    picks: tuple[str, ...] = ("castle",),
    second: tuple[str, ...] | None = ("pass",),
    about_equal: bool = False,
    seats: int = 2,
) -> tuple[SeatedMatch, SearchResult]:
    """Return a hint about the first question of Caylus, and its match."""
    table = unsaved_match(GAMES["caylus"].setup(seats))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    return table, SearchResult(picks, reasons, about_equal, second, reasons)


def number_texts(
    *reasons: Factor,
    second: tuple[str, ...] | None = ("pass",),
    locale: str = "en",
    about_equal: bool = False,
    seats: int = 2,
) -> list[str]:
    """Return the lines of the numbers behind a hint."""
    table, found = make_hint(*reasons, second=second, about_equal=about_equal, seats=seats)
    words = CATALOGUE.words(locale).at(NAMES[:seats])
    return number_lines(words, "caylus", table.core.decisions[0].ask.seat, found, words("caylus-option-place-pass"))


CASTLE = r"**G · Castle · 1 denier**"


def test_a_hint_names_the_largest_change_that_simulations_found() -> None:
    wood = Factor("wood", 0.0, 2.0)
    than = "in my simulations you end the turn with {} than after “Pass”."
    for changes, named in (
        ((wood, Factor("deniers", 0.0, 3.0)), "3 more deniers"),
        ((wood, Factor("food", 0.0, -1.0)), "2 more wood"),
        ((wood, Factor("tiles", 0.0, 1.0), Factor("favour_sum", 0.0, 1.0)), "1 more royal favour"),
        ((Factor("favour_sum", 0.0, 1.0), Factor("points", 0.0, 2.8)), "about 3 more points"),
        ((wood, Factor("beyond", 0.0, -2.0)), "2 more wood"),
    ):
        assert hint_lines(*changes) == [f"{CASTLE}: {than.format(named)}"]
    assert hint_lines(wood, Factor("food", 0.0, -2.0)) == [f"{CASTLE}: {than.format('2 fewer food and 2 more wood')}"]
    less = than.format("2 fewer food").removesuffix(".")
    behind = "my estimate puts this a little behind, but it tends to count goods too high"
    assert hint_lines(Factor("food", -3.0, -2.0)) == [
        f"{CASTLE}: {less}; counting what is left for later turns, {behind}."
    ]
    assert hint_lines(Factor("food", 3.0, -2.0)) == [
        f"{CASTLE}: {less}; counting what is left for later turns, I judge it better."
    ]
    level = sentence("hint-level", second="Pass", equal="yes")
    assert hint_lines(Factor("kinds", 0.0, 1.0)) == [f"{CASTLE}: {level}."]
    assert hint_lines(Factor("-wood", 0.0, -1.0)) == [
        f"{CASTLE}: {than.replace('you end', '**Ada** ends').format('1 fewer wood')}"
    ]


def test_a_hint_speaks_of_the_others_together() -> None:
    fewer = Factor("-points", 0.0, -4.0)
    assert hint_lines(fewer) == [
        f"{CASTLE}: in my simulations **Ada** ends the turn with 4 fewer points than after “Pass”."
    ]
    assert hint_lines(fewer, seats=4) == [
        f"{CASTLE}: in my simulations **the others** end the turn with 4 fewer points between them than after “Pass”."
    ]


def test_points_that_are_given_up_are_named() -> None:
    gain = Factor("deniers", 0.0, 3.0)
    told = f"{CASTLE}: in my simulations you end the turn with 3 more deniers than after “Pass”, though"
    assert hint_lines(gain, Factor("points", 0.0, -1.2)) == [f"{told} you then have about 1 fewer point."]
    gain, told = Factor("points", 0.0, 3.0), told.replace("3 more deniers", "3 more points")
    assert hint_lines(gain, Factor("-points", 0.0, 2.0)) == [f"{told} **Ada** then has 2 more points."]
    assert hint_lines(gain, Factor("-points", 0.0, 2.0), seats=3) == [
        f"{told} **the others** then have 2 more points between them."
    ]


def test_costs_above_the_gain_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs, mine = Factor("-points", 1.0, 8.0), Factor("points", 1.0, -2.0)
    told = {
        theirs: "**Ada** ends the turn with 8 more points than after “Pass”",
        mine: "you end the turn with 2 fewer points than after “Pass”",
    }
    judged = "; counting what is left for later turns, {}."
    for changes in ((Factor("deniers", 0.0, 2.0), theirs), (Factor("points", 0.0, 3.0), theirs), (mine,)):
        simulated = f"in my simulations {told[changes[-1]]}"
        assert hint_lines(*changes) == [f"{CASTLE}: {simulated}{judged.format('I judge it better')}"]
        assert hint_lines(*changes, about_equal=True) == [
            f"{CASTLE}: {simulated}{judged.format('I see no clear difference')}"
        ]
    assert "judge" not in hint_lines(Factor("end_win", 0.0, 0.3), theirs)[0]
    speaks = {("castle",): merits("deliver"), ("pass",): ()}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    simulated = f"{CASTLE}: it brings 5 points now. In my simulations {told[mine]}"
    assert hint_lines(mine) == [f"{simulated}{judged.format('I judge it better')}"], (
        "the points that it names are lost again"
    )


def test_the_payment_of_the_other_answer_is_no_gain() -> None:
    _, found = make_hint(Factor("deniers", 0.0, 2.0), picks=("pass",), second=("castle",))
    words = CATALOGUE.words("en").at(NAMES[:2])
    labels = HintLabels("Pass", "Castle", SaidMerit(""), {"deniers": 2})
    assert "simulations you end" not in hint_sentence(words, "caylus", 0, found, labels)
    assert "2 more deniers" in hint_sentence(words, "caylus", 0, found, labels._replace(at_once={"deniers": 1}))


def test_points_are_not_named_if_both_may_complete_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    batch: dict[str, Any] = {"vp": 5, "others": True, "pay": {}, "there": True}
    speaks: dict[tuple[str], tuple[Merit, ...]] = {
        (key,): (Merit("batch", {**batch, "gain": {kind: 1}}),) for key, kind in (("castle", "wood"), ("pass", "food"))
    }
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    level = [f"{CASTLE}: {sentence('hint-level', second='Pass', equal='yes')}."]
    same = f"{CASTLE}: with 1 wood and what you are still to take you have one more batch for the castle: 5 points."
    assert hint_lines(about_equal=True) == hint_lines(Factor("kinds", 1.0, 7.0)) == [same]
    difference = "in my simulations you end the turn with 1 more wood and 1 fewer stone"
    assert hint_lines(Factor("wood", 0.0, 1.0), Factor("stone", 0.0, -1.0)) == [
        f"{same} {sentence('hint-same-but', second='Pass', difference=difference)}"
    ]
    assert hint_lines(Factor("deniers", 0.0, 3.0)) == [
        f"{same} In my simulations you end the turn with 3 more deniers than after “Pass”."
    ]
    speaks = {("castle",): merits("alike"), ("pass",): merits("alike")}
    assert hint_lines(Factor("kinds", 0.0, 7.0)) == level
    assert hint_lines(about_equal=True) == [f"{CASTLE}: after “Pass” you can score just as much with cubes this turn."]


def test_two_that_are_about_equal_differ_by_points_at_most() -> None:
    assert hint_lines(about_equal=True) == [f"{CASTLE}: {sentence('hint-level', second='Pass', equal='yes')}."]
    assert hint_lines(Factor("deniers", 0.0, 4.0), about_equal=True) == [
        f"{CASTLE}: in my simulations you end the turn with 4 more deniers than after “Pass”."
    ]
    assert hint_lines(Factor("points", 0.0, 3.0), about_equal=True) == [
        f"{CASTLE}: in my simulations you end the turn with 3 more points than after “Pass”."
    ]


MERIT_DATA: dict[str, Any] = {
    "to": 9,
    "vp": 6,
    "count": 2,
    "gain": {"vp": 5},
    "favours": 0,
    "lost": 0,
    "alone": True,
    "step": False,
    "others": False,
}


def merits(*kinds: str) -> tuple[Merit, ...]:
    return tuple(Merit(kind, MERIT_DATA) for kind in kinds)


def test_the_rules_say_more_than_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("deliver"), ("pass",): ()}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    points = Factor("points", 0.0, 9.0)
    assert (
        hint_lines(Factor("points", 0.0, 6.0))
        == hint_lines(Factor("food", 0.0, 1.0))
        == [f"{CASTLE}: it brings 5 points now."]
    )
    assert hint_lines(about_equal=True) == [f"{CASTLE}: it brings 5 points now."]
    assert hint_lines(points, Factor("favour_sum", 0.0, 1.0)) == hint_lines(about_equal=True), (
        "favours may count as points"
    )
    speaks["castle",] = merits("castle")
    (both,) = hint_lines(points)
    assert both == (
        f"{CASTLE}: you have the cubes for 2 batches there: 6 points. "
        "In my simulations you end the turn with 9 more points than after “Pass”."
    )
    assert hint_lines(Factor("food", 0.0, 1.0)) == [f"{CASTLE}: you have the cubes for 2 batches there: 6 points."]


def test_a_reason_that_both_share_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("castle", "inn", "untold"), ("pass",): merits("castle")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    assert hint_lines()[0].startswith(f"{CASTLE}: while your worker stays there")
    speaks["castle",] = merits("castle", "alike")
    assert hint_lines(about_equal=True) == [f"{CASTLE}: you have the cubes for 2 batches there: 6 points."]
    speaks["castle",] = merits("untold")
    level = sentence("hint-level", second="Pass", equal="yes")
    assert hint_lines(about_equal=True) == [f"{CASTLE}: {level}."], "it has no words"


def test_the_other_answer_does_the_same_for_more_deniers(monkeypatch: pytest.MonkeyPatch) -> None:
    one = {**MERIT_DATA, "gain": {"wood": 1}, "pay": {}, "there": True}
    speaks = {("castle",): (Merit("batch", one),), ("pass",): (Merit("batch", {**one, "cost": 2}),)}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    same = "with 1 wood you have one more batch for the castle: 6 points."
    assert hint_lines(Factor("deniers", 0.0, 3.0)) == [
        f"{CASTLE}: {same} “Pass” serves the same purpose, but costs 1 denier more."
    ]


def test_what_the_same_costs_the_other_answer_alone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Merit("batch", {**MERIT_DATA, "gain": {"wood": 1}, "pay": {}, "there": True})
    gold = Merit("spends_gold", {"pay": {"gold": 1}, "vp": 3})
    speaks = {("castle",): (batch,), ("pass",): (batch, gold)}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    costs = " “Pass” serves the same purpose; the gold that it takes would be worth 3 points at the end of the game."
    assert hint_lines(about_equal=True)[0].endswith(costs)
    speaks["castle",] += (gold,)
    assert "“Pass”" not in hint_lines(about_equal=True)[0]


def test_the_gain_of_others_is_named_beside_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    takes = Merit("owner_takes", {"by": 0, "vp": 1, "gain": {"food": 1}, "have": {"cloth": 1}})
    speaks = {("castle",): (*merits("brings"), takes), ("pass",): ()}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    told = "it brings you 5 points; Ada scores 1 point as its owner and takes 1 food or 1 cloth."
    assert hint_lines() == [f"{CASTLE}: {told}"]
    speaks["pass",] = merits("brings")
    assert hint_lines(about_equal=True) == [f"{CASTLE}: {told}"]


def test_the_owner_who_gains_by_the_other_place_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda *args: merits("inn"))
    table, found = make_hint(about_equal=True, second=("trading_post",))
    words, decision = CATALOGUE.words("en").at(NAMES[:2]), table.core.decisions[0]
    for owner, is_told in ((1 - decision.ask.seat, True), (decision.ask.seat, False)):
        owned = tuple(
            structs.replace(one, data={**one.data, "owner": owner}) if one.key == "trading_post" else one
            for one in decision.ask.options
        )
        asked = structs.replace(decision, ask=structs.replace(decision.ask, options=owned))
        told = hint_text(words, table, asked, found)
        assert told.endswith("” serves the same purpose, but its owner gains by it too.") == is_told


def test_the_other_answer_is_as_good_for_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("brings"), ("trading_post",): merits("inn")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    (told,) = hint_lines(about_equal=True, second=("trading_post",))
    assert " is about as good: while your worker stays there" in told
    with monkeypatch.context() as only:
        only.setattr("engine.caylus.game.Caylus.faint", frozenset({"inn"}))
        assert "about as good" not in hint_lines(about_equal=True, second=("trading_post",))[0]
    speaks["trading_post",] = ()
    assert "about as good" not in hint_lines(about_equal=True, second=("trading_post",))[0]
    speaks["castle",] = merits("provost_idle")
    assert "about as good" not in hint_lines(about_equal=True, second=("trading_post",))[0]


def test_a_long_reason_and_one_with_points_stand_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("castle"), ("trading_post",): merits("inn")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    theirs = Factor("-points", 0.0, -3.0)
    assert "fewer points" not in hint_lines(theirs, second=("trading_post",))[0]
    speaks["castle",] = (Merit("bailiff_near", {"to": 9}),)
    assert "fewer points" not in hint_lines(theirs, second=("trading_post",))[0]
    speaks["castle",] = ()
    assert "3 fewer points" in hint_lines(theirs, second=("trading_post",))[0]
    speaks = {("castle",): merits("bailiff_near", "owner_takes"), ("trading_post",): merits("inn")}
    assert "about as good" not in hint_lines(about_equal=True, second=("trading_post",))[0]


def test_more_points_of_another_answer_are_named_with_their_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): (Merit("inn"),), ("pass",): merits("build_with", "fewer_batches")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    lost, fewer = Factor("points", 3.0, -3.0), "; you can then give 2 batches fewer at the castle this turn."
    assert hint_lines(lost)[0].endswith(f". “Pass” would bring 6 points{fewer}")
    assert "judge it better" not in hint_lines(lost)[0]
    assert "close call" in hint_lines(Factor("points", -0.5, -3.0))[0], "it is not judged better"
    speaks["castle",] = merits("castle_waits", "inn")
    speaks["pass",] = merits("build_with")
    assert "points" not in hint_lines(lost)[0], "what scores can still be done"
    speaks["castle",] = (Merit("inn"),)
    speaks["pass",] = merits("build_with")
    assert "3 fewer points than after “Pass”" in hint_lines(lost)[0]
    told = hint_lines(Factor("-points", 3.0, 4.0))[0]
    assert "points" not in told, "others may gain more all the same"


def test_points_that_simulations_missed_are_not_named_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("castle"), ("pass",): ()}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    table, found = make_hint(Factor("points", -3.0, -2.0), Factor("wood", 1.0, 1.0))
    words, decision = CATALOGUE.words("en").at(NAMES[:2]), table.core.decisions[0]
    assert hint_text(words, table, decision, found).endswith("for 2 batches there: 6 points.")
    numbers = numbers_text(words, table, decision, found)
    assert "1 more wood" in numbers
    assert "point" not in numbers.replace("denier", "")
    speaks["castle",] = merits("inn")
    assert "2 fewer points" in numbers_text(words, table, decision, found)
    speaks["castle",] = merits("castle")
    for points, is_said in ((-8.0, False), (-9.0, True)):
        told = hint_lines(Factor("points", -3.0, points))[0]
        assert ("fewer points" in told) == is_said, "2 may be lost where none is scored"


def test_the_goods_of_two_answers_for_the_same_are_in_their_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    batch: dict[str, Any] = {"vp": 5, "others": True, "pay": {}, "there": True, "gain": {"wood": 1}}
    monkeypatch.setattr(
        "engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: [Merit("batch", batch)]
    )
    for at_once, is_told in (({"wood": 1, "food": -1}, False), ({"wood": 1, "deniers": -2}, True)):
        monkeypatch.setattr("bot.commands.hint._at_once", lambda *_, found=at_once: found)
        assert ("The difference:" in hint_lines()[0]) == is_told


def test_the_reasons_for_either_answer_stand_before_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("castle", "inn", "brings"), ("pass",): merits("castle_with", "gate", "fewer_batches")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    table, found = make_hint(Factor("points", 2.0, 2.0))
    words, decision = CATALOGUE.words("en").at(NAMES[:2]), table.core.decisions[0]
    more, other, *numbers = numbers_text(words, table, decision, found).split("\n")
    assert (
        more == "Also for it: while your worker stays there, from next turn on each placement costs you only 1 denier."
    )
    castle = "with what you are still to take, you have the cubes for 2 batches there: 6 points"
    assert other == f"What speaks for “Pass” instead: {castle}.", "not what it gives up"
    assert numbers == number_lines(words, "caylus", decision.ask.seat, found, "Pass")
    table, found = make_hint(second=None)
    assert numbers_text(words, table, decision, found) == sentence("hint-no-numbers")


def test_what_completes_less_than_the_reason_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks: dict[tuple[str], tuple[Merit, ...]] = {("pass",): merits("gate")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    for points, more in ((5, "Also for it: while your worker"), (0, "Also for it: with ")):
        batch, building, inn = merits("batch", "builds_later", "inn")
        scored = [Merit(one.kind, {**one.data, "vp": points}) for one in (batch, building)]
        speaks[("castle",)] = (*scored, inn)
        table, found = make_hint(Factor("points", 2.0, 2.0))
        words, decision = CATALOGUE.words("en").at(NAMES[:2]), table.core.decisions[0]
        assert numbers_text(words, table, decision, found).startswith(more)


def test_one_fact_is_named_for_one_answer_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    move: dict[str, Any] = {"places": ["8:f_carpenter"], "by": 1, "count": 1, "cost": 1, "undo": 0, "own": False}
    shut, dear = (Merit(kind, {**move, "back": False}) for kind in ("provost_shut", "provost_dear"))
    speaks: dict[tuple[str], tuple[Merit, ...]] = {}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    second = ("trading_post",)
    for mine, theirs in ((shut, dear), (dear, shut)):
        speaks = {("castle",): (mine, *merits("inn"), mine), second: (theirs,)}
        table, found = make_hint(about_equal=True, second=second)
        words, decision = CATALOGUE.words("en").at(NAMES[:2]), table.core.decisions[0]
        told = hint_text(words, table, decision, found), numbers_text(words, table, decision, found)
        assert "Carpenter" in told[0]
        assert "Carpenter" not in told[1]
        assert "as good" not in told[0]


def test_a_reason_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    second = ("trading_post",)
    speaks = {("castle",): merits("brings"), second: merits("inn")}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    for about_equal in (True, False):
        table, found = make_hint(about_equal=about_equal, second=second)
        words, decision = CATALOGUE.words("en").at(NAMES[:2]), table.core.decisions[0]
        told = hint_text(words, table, decision, found), numbers_text(words, table, decision, found)
        assert "\n".join(told).count("while your worker stays there") == 1


def test_the_other_answer_is_no_alternative_for_less(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks: dict[tuple[str], tuple[Merit, ...]] = {}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    six, five = ((Merit("building_brings", {**MERIT_DATA, "vp": vp, "deniers": 0}),) for vp in (6, 5))
    for mine, theirs, is_told in (
        (merits("brings"), merits("inn"), True),
        (merits("inn"), merits("first"), False),
        (merits("first"), merits("first"), False),
        (merits("brings"), (*merits("inn"), Merit("fewer_batches", {"count": 1})), False),
        (six, five, False),
        (five, six, True),
    ):
        speaks = {("castle",): mine, ("trading_post",): theirs}
        assert ("as good" in hint_lines(about_equal=True, second=("trading_post",))[0]) == is_told, (mine, theirs)


def test_points_of_the_others_are_not_set_against_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    speaks = {("castle",): merits("deliver"), ("pass",): ()}
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: speaks[picks])
    reason = f"{CASTLE}: it brings 5 points now."
    more, fewer = Factor("-points", 1.0, 8.0), Factor("-points", 1.0, -8.0)
    assert hint_lines(more) == hint_lines(fewer) == [reason]
    simulated = "In my simulations **Ada** ends the turn with 8 fewer points than after “Pass”, though you then have"
    assert hint_lines(Factor("points", 1.0, -8.0), fewer) == [f"{reason} {simulated} 8 fewer points."]
    speaks["pass",] = speaks["castle",]
    assert "8 more points" not in hint_lines(more)[0], "both do the same"


def test_points_that_simulations_missed_after_one_of_two_alike_are_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Merit("batch", {"vp": 5, "others": True, "pay": {}, "there": True, "gain": {"wood": 1}})
    monkeypatch.setattr("engine.caylus.game.Caylus.merits", lambda game, at, asked, picks, other: (batch,))
    (told,) = hint_lines(Factor("points", 1.0, -3.0))
    assert told.endswith("you have one more batch for the castle: 5 points.")


def test_one_good_for_another_is_no_difference() -> None:
    words = CATALOGUE.words("en").at(NAMES[:2])
    shared = SaidMerit("with it you can score", "batch")
    labels = HintLabels("Wood", "Food", SaidMerit(""), {"wood": 1, "food": -1}, shared=shared)
    for about_equal in (True, False):
        _, found = make_hint(about_equal=about_equal)
        assert hint_sentence(words, "caylus", 0, found, labels) == "Wood: with it you can score."
        cheaper = hint_sentence(words, "caylus", 0, found, labels._replace(dearer=-2, burden="; it takes gold"))
        assert cheaper.endswith("“Food” serves the same purpose, for 2 deniers less; it takes gold.")


def test_a_memory_of_the_player_decides_between_equal_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    table, found = make_hint(Factor("points", 3.0, 3.0))
    (decision,) = table.core.decisions
    assert recalled(table, decision, found) is found
    monkeypatch.setattr("engine.caylus.game.Caylus.recall_answer", lambda game, at, asked, picks, actions: ("pass",))
    assert recalled(table, decision, found) == SearchResult(("pass",), about_equal=True, second=("castle",))
    card = hint_card(CATALOGUE.words("en").at(NAMES[:2]), table, decision, found)
    assert [id.rpartition("|")[2] for id in controls_of(card)][:1] == ["pass"]


def test_a_hint_without_a_comparison_says_why() -> None:
    table, _ = make_hint()
    (decision,) = table.core.decisions
    words = CATALOGUE.words("en").at(NAMES[:2])
    assert hint_text(words, table, decision, SearchResult(("castle",), guess=True)).endswith(
        f"{sentence('hint-guess')}."
    )
    ask = decision.ask
    idle = tuple(structs.replace(option, idle=option.key != "castle") for option in ask.options)
    decision = structs.replace(decision, ask=structs.replace(ask, options=idle))
    assert hint_text(words, table, decision, SearchResult(("castle",))).endswith(f"{sentence('hint-idle')}.")


def test_passing_first_says_what_it_brings() -> None:
    gain = Factor("deniers", 0.0, 1.0)
    (told,) = hint_lines(gain, picks=("pass",), second=("castle",))
    assert told == (
        "**Pass**: you pass first and take 1 denier, and from now on a worker costs 3 deniers for **Ada**, "
        "except on their own buildings."
    )
    assert (
        ", and from now on a worker costs 2 deniers for the others, except on their own buildings."
        in (hint_lines(gain, picks=("pass",), second=("castle",), seats=3)[0])
    )


def test_passing_later_says_what_a_worker_would_cost() -> None:
    for second, told in ((("castle",), "you keep the 3 deniers that a worker costs now."), (None, "")):
        table, found = make_hint(Factor("deniers", 0.0, 1.0), picks=("pass",), second=second)
        table.core.play(Action(table.core.decisions[0].ask.seat, "place", ("pass",)), Dealer(SECRET))
        text = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
        assert text == f"**Pass**: {told or sentence('hint-same') + '.'}"


def test_a_card_to_give_away_is_put_back() -> None:
    table = unsaved_match(GAMES["catan_cards"].setup(2))
    card, none = Option("spy", "card", data={"building": "spy"}), Option("none", "card")
    decision = Decision(1, "exchange", Ask(0, (card, none)))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    words = CATALOGUE.words("en").at(NAMES[:2])
    assert hint_text(words, table, decision, SearchResult(("spy",))).startswith("**Put back Spy**: ")
    assert hint_text(words, table, decision, SearchResult(("none",))).startswith("**Keep them all**: ")


@pytest.mark.parametrize(
    ("stack", "told"),
    [
        (
            1,
            (
                "nobody has searched stacks 1, 2 or drawn from them yet, so their best cards are still in them and any of "
                "these will do; "
                "the top card is free, while choosing one from a stack costs 2 resources."
            ),
        ),
        (3, "you have looked through this stack, so you may know its top card."),
    ],
)
def test_a_stack_that_was_looked_through_is_not_unseen(stack: int, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = unsaved_match(GAMES["catan_cards"].setup(2))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    looked = [Action(0, "draw", ("search.3",))]
    monkeypatch.setattr(type(table.core), "actions", property(lambda core: looked))
    unseen = Merit("unseen", {"cost": 2, "stack": stack, "stacks": ["1", "2", "3"], "heights": ["9", "9", "9"]})
    monkeypatch.setattr(type(table.game), "merits", lambda game, at, asked, picks, other: (unseen,))
    stacks = tuple(Option(str(number), "draw", "top", {"stack": number, "count": 9}) for number in (1, 2, 3))
    words = CATALOGUE.words("en").at(NAMES[:2])
    monkeypatch.setattr("bot.commands.hint._at_once", lambda *_: {})
    monkeypatch.setattr("bot.commands.hint._points_at_once", lambda *_: ())
    found = SearchResult((str(stack),), (), True, ("2",))
    text = hint_text(words, table, Decision(1, "draw", Ask(0, stacks)), found)
    assert text.endswith(told)


def test_a_search_is_not_recommended_and_then_advised_against(monkeypatch: pytest.MonkeyPatch) -> None:
    table = unsaved_match(GAMES["catan_cards"].setup(2))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    said = {"search.1": Merit("looks", {"cost": 2, "count": 9}), "1": Merit("saves_search", {"cost": 2})}
    monkeypatch.setattr(type(table.game), "merits", lambda game, at, asked, picks, other: (said[picks[0]],))
    monkeypatch.setattr("bot.commands.hint._at_once", lambda *_: {})
    monkeypatch.setattr("bot.commands.hint._points_at_once", lambda *_: ())
    data = {"stack": 1, "count": 9}
    asked = Decision(
        1,
        "draw",
        Ask(0, (Option("1", "draw", "top", {**data}), Option("search.1", "draw", "search", {**data, "cost": 2}))),
    )
    words = CATALOGUE.words("en").at(NAMES[:2])
    text = hint_text(words, table, asked, SearchResult(("search.1",), (), True, ("1",)))
    assert "for 2 resources you see all 9 cards" in text
    assert "you keep" not in text
    assert "you keep the 2 resources" in hint_text(words, table, asked, SearchResult(("1",), (), True, ("search.1",)))


def test_a_question_is_skipped_for_a_reason() -> None:
    table = unsaved_match(GAMES["catan_cards"].setup(2))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    decision = next(one for one in table.core.decisions if one.kind == "arrange")
    found = SearchResult(("rest",), (Factor(REST_NAME, 0.0, 0.0),), True, (decision.ask.options[0].key,))
    words = CATALOGUE.words("en").at(NAMES[:2])
    text = hint_text(words, table, decision, found)
    assert text.endswith(f": {sentence('hint-skip-catan_cards-arrange')}.")


def test_a_hint_says_how_the_game_ends() -> None:
    points, win, theirs = Factor("end_points", 0.0, 2.0), Factor("end_win", 0.0, 0.4), Factor("-end_points", 0.0, -3.0)
    told = "in my simulations you finish the game with {} than after “Pass”."
    assert hint_lines(points, win, theirs)[0].endswith(told.format("2 more points"))
    assert hint_lines(win, theirs)[0].endswith(told.format("a better chance of winning"))
    assert hint_lines(theirs)[0].endswith(
        "in my simulations **Ada** finishes the game with 3 fewer points than after “Pass”."
    )
    assert hint_lines(theirs, seats=3)[0].endswith(
        "the best of the others finishes the game with 3 fewer points than after “Pass”."
    )


def test_a_turning_point_names_the_largest_change() -> None:
    words = CATALOGUE.words("en").at(NAMES[:2])
    changes = Factor("food", 3.0, 2.0), Factor("points", 2.0, 2.0), Factor("-points", 2.0, 3.0)
    gain = find_gain("caylus", changes)
    assert gain == changes[1]
    assert change_clause(words, "caylus", 0, gain, "Ada") == "Ada would have ended the turn with 2 more points"
    fewer = Factor("-points", 1.0, -2.0)
    assert change_clause(words, "caylus", 0, fewer, "Ada") == "Bruno would have ended the turn with 2 fewer points"
    assert find_loss(changes) == changes[2]
    assert find_loss(changes[:2]) is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_change_that_is_named_has_words(game: str, locale: str) -> None:
    words, rules = CATALOGUE.words(locale), GAMES[game]
    named = [fact for fact in ("points", *rules.achievements, *rules.goods) if fact in FACTS[game]]
    assert {*rules.achievements, *rules.goods} <= {*FACTS[game]}
    assert [
        fact for fact in named if not (words.has(f"hint-fact-{fact}") or words.has(f"hint-fact-{game}-{fact}"))
    ] == []


def test_a_hint_names_places_by_their_letters() -> None:
    (said,) = hint_lines(second=None)
    assert said == f"{CASTLE}: {sentence('hint-same')}."


def test_a_hint_says_where_the_end_of_the_game_decides() -> None:
    assert hint_lines()[0] == f"{CASTLE}: {sentence('hint-better-end', how='')}."


@pytest.mark.parametrize(("ending", "said_of_it"), [("ends", "it ends the game"), ("lasts", "it keeps the game from")])
def test_a_hint_says_whether_it_ends_the_game(ending: str, said_of_it: str) -> None:
    table, found = make_hint()
    found = structs.replace(found, ending=ending)
    text = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
    assert text.startswith(f"{CASTLE}: {said_of_it}")


def test_a_hint_may_be_to_choose_nothing() -> None:
    assert hint_lines(picks=(), second=None) == [f"**{sentence('hint-nothing')}**: {sentence('hint-same')}."]


# --- the numbers behind it


def test_the_numbers_behind_a_hint_differ_in_most_simulations() -> None:
    changes = (
        Factor("tiles", -4.8, -1.0), Factor("points", 2.9, 2.0), Factor("-points", 1.7, -1.0), Factor("kinds", 1.0, 1.0),
    )  # fmt: skip
    assert number_texts(*changes) == [
        sentence("hint-numbers", second="Pass"),
        "- you: 2 more points, 1 fewer wood building",
        "- Ada: 1 fewer point",
        "",
        sentence("hint-verdict", how="better"),
    ]


@pytest.mark.parametrize(
    ("worth", "about_equal", "how"),
    [
        (2.0, False, "clear"),
        (1.9, False, "better"),
        (-0.5, False, "equal"),
        (-1.0, False, ""),
        (0.0, False, "equal"),
        (2.0, True, "equal"),
    ],
)
def test_a_verdict_counts_what_is_left_for_later(worth: float, about_equal: bool, how: str) -> None:
    told = number_texts(Factor(REST_NAME, worth, 0.0), about_equal=about_equal)
    verdict = [sentence("hint-verdict", how=how)] if how else []
    assert told == [sentence("hint-numbers-none", second="Pass"), *verdict]


def test_no_verdict_speaks_against_a_hint() -> None:
    for points, about_equal in ((-1.0, False), (2.0, True)):
        told = number_texts(Factor("points", points, 2.0), about_equal=about_equal)
        assert told == [sentence("hint-numbers", second="Pass"), "- you: 2 more points"]


def test_a_list_that_speaks_against_a_hint_has_a_verdict() -> None:
    told = number_texts(Factor("deniers", 0.0, -3.0), about_equal=True)
    assert told[1:] == ["- you: 3 fewer deniers", "", sentence("hint-verdict", how="equal")]


def test_numbers_are_there_where_something_was_compared() -> None:
    reasons = (Factor("food", 1.0, 1.0),)
    equal, gold = SearchResult(("a",), reasons, about_equal=True, second=("b",)), Factor("gold", 0.0, 1.0)
    assert has_numbers("caylus", SearchResult(("a",), reasons, second=("b",)))
    assert has_numbers("caylus", structs.replace(equal, changes=(gold,)))
    assert not has_numbers("caylus", equal), "they come to the same"
    assert not has_numbers("caylus", SearchResult(("a",), reasons))
    assert not has_numbers("caylus", SearchResult(("a",), (), second=("b",))), "the hint says how the game ends"


@pytest.mark.parametrize("locale", ["it", "es"])
def test_numbers_are_named_in_the_reader_s_language(locale: str) -> None:
    told = "\n".join(number_texts(Factor("points", 12.9, 2.5), Factor("tiles", -3.8, -1.0), locale=locale))
    assert CATALOGUE.words(locale)("hint-verdict", how="clear") in told


def test_the_differences_at_the_end_are_those_of_the_result() -> None:
    ends = Factor("end_points", 1.6, 2.0), Factor("-end_points", 0.6, -3.0)
    assert number_texts(*ends) == [
        sentence("hint-numbers-end", second="Pass"),
        "- you: 2 more points",
        "- Ada: 3 fewer points",
    ]
    assert number_texts(*ends, seats=3)[-1] == "- the best of the others: 3 fewer points"


def test_where_nothing_was_compared_there_are_no_numbers() -> None:
    assert number_texts(second=None) == [sentence("hint-no-numbers")]
    assert number_texts() == [sentence("hint-better-end", how="")]


def test_a_hint_of_many_picks_has_no_button_that_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.commands.hint._points_at_once", lambda *_: ())
    monkeypatch.setattr("bot.commands.hint._at_once", lambda *_: {})
    table, found = make_hint(picks=("castle",), second=None)
    table.core.decisions[0]
    words = CATALOGUE.words("en")
    (id,) = controls_of(hint_card(words, table, table.core.decisions[0], found))
    assert id == f"b|{table.row.id}|{table.decision_name(table.core.decisions[0])}|castle"
    many = SearchResult(tuple(option.key for option in table.core.decisions[0].ask.options))
    assert controls_of(hint_card(words, table, table.core.decisions[0], many)) == []
    none = SearchResult((), (Factor("food", 1.0, 1.0),), second=("castle",))
    assert [id.split("|")[0] for id in controls_of(hint_card(words, table, table.core.decisions[0], none))] == [
        "p",
        "t",
    ]


def controls_of(card: Layout) -> list[str]:
    """Return the custom ids of a card."""
    return [item.custom_id for item in card.walk_children() if isinstance(item, ui.Button) and item.custom_id]


# --- on Discord


async def test_a_hint_is_for_the_asker_alone(world: World) -> None:
    match = await begin_alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    before = len(match.place.history())
    answer = await world.people["Ada"].slash(match.place, "hint")
    assert private_text(answer).startswith("**")
    assert len(match.place.history()) == before


async def test_the_card_has_a_button_for_a_hint(world: World) -> None:
    match = await begin_alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.1, 0.0)
    answer = await match.own(0, "hint")
    assert private_text(answer).startswith("**")


async def test_a_hint_can_be_played_by_a_press(world: World) -> None:
    match = await begin_alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = world.people["Ada"]
    (shown,) = private_messages(await ada.slash(match.place, "hint"))
    before = len((await match.table()).core.actions)
    play = next(id for id in controls(shown) if id.startswith("b|"))
    done = private_text(await ada.click(shown, custom_id=play))
    actions = (await match.table()).core.actions
    assert (actions[before].seat, play.rpartition("|")[2]) == (0, actions[before].picks[0])
    assert "Ada" in done
    assert not controls(shown), "it says what was done, and offers it no more"
    button: ui.Button[ui.View] = ui.Button(custom_id=play, label="again")
    refused = await ada.click(forged(world.env, match.place, button), custom_id=play)
    assert (await match.table()).core.actions == actions
    assert sentence("refuse-stale") in private_text(refused)


async def test_only_the_last_hint_is_there_and_none_after_the_move(world: World) -> None:
    match = await begin_alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = world.people["Ada"]
    older, last = [private_messages(await ada.slash(match.place, "hint"))[0] for _ in range(2)]
    assert (match.has(older.id), match.has(last.id)) == (False, True)
    await match.first_choice()
    assert not match.has(last.id)


async def test_the_numbers_behind_a_hint_are_for_its_player_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.commands.hint.has_numbers", lambda game, found: True)
    match = await begin_alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = world.people["Ada"]
    (shown,) = private_messages(await ada.slash(match.place, "hint"))
    why = next(id for id in controls(shown) if id.startswith("t|hint-why|"))
    button: ui.Button[ui.View] = ui.Button(custom_id=why, label="why")
    other, before = forged(world.env, match.place, button), len(match.place.history())
    assert private_text(await world.people["Dora"].click(other, custom_id=why)) == sentence("refuse-hint-gone")
    numbers = private_text(await ada.click(shown, custom_id=why))
    assert numbers not in ("", sentence("refuse-hint-gone")), "how many there are depends on the time"
    assert why not in controls(shown)
    assert any(id.startswith("b|") for id in controls(shown)), "it can still be played"
    assert len(match.place.history()) == before
    match.bot.services.thinking._hints.clear()
    other = forged(world.env, match.place, button)
    assert private_text(await ada.click(other, custom_id=why)) == sentence("refuse-hint-gone")


async def test_a_hint_below_a_private_card_has_its_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.commands.hint.has_numbers", lambda game, found: True)
    match = await begin(world, 2, "magna_carta", **{HINTS: "always"})
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = match.person(0)
    (card,) = private_messages(await match.own(0, "move"))
    (shown,) = private_messages(await ada.click(card, custom_id=f"t|hint|{match.id}"))
    assert [files(one) for one in (shown, card)] == [["hand.png"]] * 2
    why = next(id for id in controls(shown) if id.startswith("t|hint-why|"))
    await ada.click(shown, custom_id=why)
    explained = message(match.place, shown.id)
    assert why not in controls(explained)
    assert files(explained) == ["hand.png"]
    (beside,) = private_messages(await match.own(0, "hint"))
    assert not galleries(beside), "the public card is above it"
    assert not match.has(shown.id)
    resigning = private_messages(await match.own(0, "resign"))[0]
    await ada.click(resigning, custom_id=f"t|leave|{match.id}")
    assert not match.has(beside.id), "a hint goes with the match"


def files(message: Message) -> list[str]:
    """Return the names of the pictures in a message."""
    return [
        picture["media"]["url"].rpartition("/")[2].partition("?")[0] for one in galleries(message) for picture in one
    ]


async def test_where_hints_are_not_allowed_the_card_has_no_button(world: World) -> None:
    match = await begin(world, 2)
    assert f"t|hint|{match.id}" not in controls(await match.card())


async def test_without_a_search_a_hint_has_no_reasons(world: World) -> None:
    match = await begin_alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.1, 0.0)
    answer = private_text(await world.people["Ada"].slash(match.place, "hint"))
    assert answer.endswith(f"{sentence('hint-guess')}.")


@pytest.mark.parametrize(("chosen", "allowed"), [("alone", False), ("always", True), ("never", False)])
async def test_the_lobby_says_whether_people_may_have_hints(world: World, chosen: str, allowed: bool) -> None:
    match = await begin(world, 2, **{HINTS: chosen})
    match.bot.services.thinking._limits = ThinkingLimits(0.01, 0.0)
    answer = private_text(await (await match.asked()).slash(match.place, "hint"))
    assert (answer == sentence("refuse-no-hints", why=chosen)) is not allowed


async def test_only_the_asked_player_gets_a_hint(world: World) -> None:
    match = await begin(world, 2, **{HINTS: "always"})
    table = await match.table()
    (asked,) = table.asked()
    refused = sentence("refuse-not-your-move", players=table.names[asked])
    assert private_text(await match.person(1 - asked).slash(match.place, "hint")) == refused
    assert private_text(await world.people["Dora"].slash(match.place, "hint")) == sentence("refuse-not-a-player")


async def test_the_level_of_a_computer_player_is_that_of_the_lobby(world: World) -> None:
    match = await begin_alone(world, **{COMPUTER_LEVEL: "apprentice", STAND_IN_LEVEL: "master"})
    table = await match.table()
    assert [seat.computer for seat in table.seats] == [None, "apprentice"]
    await world.people["Ada"].slash(match.place, "game resign")
    assert table.row.settings[STAND_IN_LEVEL] == "master"


async def test_a_lobby_says_how_its_computer_players_play(world: World) -> None:
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=3)
    (lobby,) = world.channel.history()
    id = next(id for id in controls(lobby) if id.startswith("l|")).split("|")[2]
    for level in ("master", "apprentice"):
        await set_rule(ada, message(world.channel, lobby.id), COMPUTER_LEVEL, level)
        await ada.click(message(world.channel, lobby.id), custom_id=f"l|computer|{id}")
    shown = texts(message(world.channel, lobby.id))
    assert sentence("level-master") in shown
    assert sentence("level-apprentice") in shown
