"""Hints: what the strongest computer player would do in the asker's place, in words, where the table allows it."""

import pytest
from discord import ui
from msgspec import structs

from bot.cards.hints import COMPARED_DATA, because, comparison, plain_reason
from bot.cards.layouts import Layout
from bot.commands.hint import hint_card, hint_text, numbers_text
from bot.match.computer_players import ThinkingLimits
from bot.match.match import SeatedMatch
from bot.match.search_worker import SearchResult
from bot.match.settings import COMPUTER_LEVEL, HINTS, STAND_IN_LEVEL
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.types import Action, Ask, Decision, Option, Reason, Value
from engine.minds.explanation import REST_NAME, Factor, Immediate, LaterPick, Tactics
from engine.minds.weights import headers, read
from tests.bot.playing import alone, answers, begin, message, said, sentence, set_rule
from tests.bot.tabletop import NAMES, SECRET, a_table
from tests.simulated import World, controls, forged, texts

CATALOGUE = Catalogue()
NOTHING = Immediate()
FACTS = {header.game: read(path.read_bytes())[1].leaf.facts for path, header in headers()}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_game_has_words(game: str, locale: str) -> None:
    words = CATALOGUE.words(locale)
    assert FACTS[game]
    assert [fact for fact in FACTS[game] if not words.has(f"fact-{game}-{fact}")] == []


def hint(
    *reasons: Factor,
    picks: tuple[str, ...] = ("castle",),
    second: tuple[str, ...] | None = ("pass",),
    about_equal: bool = False,
    at_once: Immediate = NOTHING,
    locale: str = "en",
    seats: int = 2,
) -> list[str]:
    """The lines of a hint about the first question of Caylus."""
    table, found = a_hint(*reasons, picks=picks, second=second, about_equal=about_equal, at_once=at_once, seats=seats)
    words = CATALOGUE.words(locale).at(NAMES[:seats])
    return hint_text(words, table, table.core.decisions[0], found).split("\n")


def a_hint(
    *reasons: Factor,
    picks: tuple[str, ...] = ("castle",),
    second: tuple[str, ...] | None = ("pass",),
    about_equal: bool = False,
    at_once: Immediate = NOTHING,
    seats: int = 2,
) -> tuple[SeatedMatch, SearchResult]:
    """A hint about the first question of Caylus, and its match."""
    table = a_table(GAMES["caylus"].setup(seats))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    return table, SearchResult(picks, reasons, about_equal, second, at_once)


def numbers(*reasons: Factor, second: tuple[str, ...] | None = ("pass",), locale: str = "en") -> list[str]:
    """The lines of the numbers behind a hint."""
    table, found = a_hint(*reasons, second=second)
    words = CATALOGUE.words(locale).at(NAMES[:2])
    return numbers_text(words, table, table.core.decisions[0], found).split("\n")


CASTLE = r"**G · Castle · 1 denier**"


COMPARED = f"{CASTLE}: compared with “Pass”, in my simulations you end the turn with"


def test_a_hint_compares_with_the_next_best_choice() -> None:
    reasons = Factor("deniers", 0.8, 1.0), Factor("-wood", 0.5, -1.6), Factor("workers", -0.1, -0.5)
    assert hint(*reasons, Factor(REST_NAME, 0.3, 0.0)) == [
        f"{COMPARED} 1 more denier and **Ada** with about 2 fewer wood."
    ]


def test_a_hint_names_what_is_given_up_for_it() -> None:
    reasons = Factor("deniers", 2.0, 3.0), Factor("points", -1.0, -4.0), Factor("-food", -3.0, 1.0)
    assert hint(*reasons) == [f"{COMPARED} 3 more deniers, though you would have 4 fewer points."]
    assert hint(reasons[0], Factor("food", -0.4, -4.0)) == [f"{COMPARED} 3 more deniers."]
    assert hint(reasons[0], Factor("points", -0.1, -1.0)) == [
        f"{COMPARED} 3 more deniers, though you would have 1 fewer point."
    ]


def test_a_hint_speaks_of_the_others_together() -> None:
    assert hint(Factor("-wood", 0.5, -0.6), seats=4)[0].endswith(
        ", in my simulations **the others** end the turn with about 2 fewer wood between them."
    )


def test_a_hint_names_two_facts_at_most_and_related_ones_once() -> None:
    reasons = [Factor(name, points, 1.0) for name, points in (("favour_sum", 3.0), ("favour_deniers", 2.0))]
    sentence = hint(*reasons, Factor("food", 1.5, 1.0), Factor("gold", 1.0, 1.0))[0]
    assert sentence == f"{COMPARED} 1 more royal favour and 1 more food."


def test_what_is_likely_at_best_is_said_so() -> None:
    assert hint(Factor("food", 1.0, 0.3))[0] == f"{COMPARED} perhaps 1 more food."


def test_turn_order_is_named_by_what_it_is_worth() -> None:
    assert hint(Factor("place", 1.0, -1.0))[0] == f"{COMPARED} an earlier place in the turn order."


def test_points_at_once_come_first_and_are_said_once() -> None:
    reasons = Factor("points", 4.0, 5.0), Factor("food", 1.0, 1.0)
    assert hint(*reasons, at_once=Immediate(3))[0] == (
        f"{CASTLE}: you score 3 points at once. Compared with “Pass”, in my simulations you end the turn with 1 more food."
    )


def test_a_worker_that_would_be_lost_is_a_reason() -> None:
    assert hint(Factor(REST_NAME, 0.7, 0.0), at_once=Immediate(avoided=("beyond", "place")))[0] == (
        f"{CASTLE}: fewer of your workers are beyond the provost, where they do nothing. This beats “Pass”."
    )
    added = Immediate(avoided=("beyond",), added=("beyond",))
    assert hint(Factor(REST_NAME, 0.7, 0.0), at_once=added)[0] == (
        f"{CASTLE}: the other choice would put a worker beyond the provost, where it does nothing "
        "unless the provost moves. This beats “Pass”."
    )


BUILDING = LaterPick(1, "build", Option("w_mason", "build", data={"building": "w_mason", "pay": {}, "gain": {"vp": 4}}))


def test_an_average_is_not_said_as_if_it_were_certain() -> None:
    for change, amount in ((0.5, "perhaps 1 more"), (0.8, "about 1 more"), (1.0, "1 more"), (3.4, "about 3 more")):
        assert hint(Factor("gold", 1.0, change))[0] == f"{COMPARED} {amount} gold."
    gain = Factor("food", 1.0, 1.0)
    for change, amount in ((0.5, "perhaps 1"), (1.6, "about 2"), (2.0, "2")):
        assert hint(gain, Factor("gold", -0.9, -change))[0].endswith(f", though you would have {amount} fewer gold.")


def test_gains_are_named_until_they_outweigh_what_is_given_up() -> None:
    gains = [Factor(name, 1.0, 1.0) for name in ("food", "wood", "stone", "cloth", "gold")]
    named = "1 more food, 1 more wood and 1 more stone, though you would have 5 fewer points"
    assert hint(*gains, Factor("points", -2.5, -5.0))[0] == f"{COMPARED} {named}."
    assert hint(*gains)[0] == f"{COMPARED} 1 more food and 1 more wood."
    losses = Factor("wood", -1.0, -1.0), Factor("stone", -1.0, -1.0), Factor("gold", -1.0, -1.0)
    assert hint(Factor("food", 1.5, 1.0), *losses)[0].endswith("though you would have 1 fewer wood and 1 fewer stone.")


def test_points_that_the_others_gain_are_named_too() -> None:
    gain, theirs = Factor("points", 7.0, 4.0), Factor("-points", -7.6, 2.2)
    told = f"{COMPARED} 4 more points, though"
    assert hint(gain, theirs)[0] == f"{told} **Ada** would have about 2 more points."
    assert hint(gain, theirs, seats=3)[0] == f"{told} the others would have about 4 more points between them."
    assert hint(gain, theirs, Factor("food", -3.0, -2.0))[0] == (
        f"{told} you would have 2 fewer food and **Ada** would have about 2 more points."
    )


def test_what_follows_the_other_choice_is_named_with_it() -> None:
    table, found = a_hint(Factor("food", 1.0, 1.0))
    found = structs.replace(found, tactics=Tactics(instead=BUILDING))
    sentence = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
    assert sentence == (
        f"{CASTLE}: compared with “Pass” and then “Build Mason”, in my simulations you end the turn with 1 more food."
    )


def test_a_later_place_is_named_with_its_number() -> None:
    data: dict[str, Value] = {"building": "n_forest", "space": 3, "owner": None, "cost": 1}
    table, found = a_hint(Factor("food", 1.0, 1.0))
    then = LaterPick(0, "place", Option("n_forest@3", "place", data=data))
    found = structs.replace(found, tactics=Tactics(instead=then))
    text = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
    assert "“Pass” and then “3 · Forest”, in my simulations you" in text


@pytest.mark.parametrize(
    ("is_both", "told"),
    [
        (False, "“A · Gate · 1 denier” is about as good."),
        (True, "You should get to do “A · Gate · 1 denier” this turn too, so the order hardly matters."),
    ],
)
def test_another_answer_that_is_as_good_is_named(is_both: bool, told: str) -> None:
    table, found = a_hint(Factor("food", 1.0, 1.0))
    found = structs.replace(found, equal=("gate",), both=is_both)
    sentence = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
    assert sentence == f"{COMPARED} 1 more food. {told}"


def test_what_was_not_compared_says_why() -> None:
    table, _ = a_hint()
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
    assert hint(Factor("deniers", 1.0, 1.0), picks=("pass",), second=("castle",))[0] == (
        "**Pass**: you pass first and take 1 denier, and from now on a worker costs 3 deniers for **Ada**. "
        "Compared with “G · Castle · 1 denier”, in my simulations you end the turn with 1 more denier."
    )
    assert (
        ", and from now on a worker costs 2 deniers for the others. "
        in (hint(Factor("deniers", 1.0, 1.0), picks=("pass",), second=("castle",), seats=3)[0])
    )


def test_passing_later_says_what_a_worker_would_cost() -> None:
    table, found = a_hint(Factor("deniers", 1.0, 1.0), picks=("pass",), second=("castle",))
    table.core.play(Action(table.core.decisions[0].ask.seat, "place", ("pass",)), Dealer(SECRET))
    text = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
    assert text.startswith("**Pass**: a worker costs you 3 deniers now. Compared with")


def test_a_card_to_give_away_is_put_back() -> None:
    table = a_table(GAMES["catan_cards"].setup(2))
    card, none = Option("spy", "card", data={"building": "spy"}), Option("none", "card")
    decision = Decision(1, "exchange", Ask(0, (card, none)))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    words = CATALOGUE.words("en").at(NAMES[:2])
    assert hint_text(words, table, decision, SearchResult(("spy",))).startswith("**Put back Spy**: ")
    assert hint_text(words, table, decision, SearchResult(("none",))).startswith("**Keep them all**: ")


def test_a_question_is_skipped_for_a_reason() -> None:
    table = a_table(GAMES["catan_cards"].setup(2))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    decision = next(one for one in table.core.decisions if one.kind == "arrange")
    found = SearchResult(("rest",), (Factor(REST_NAME, 0.0, 0.0),), True, (decision.ask.options[0].key,))
    words = CATALOGUE.words("en").at(NAMES[:2])
    text = hint_text(words, table, decision, found)
    assert text.endswith(f": {sentence('hint-skip-catan_cards-arrange')}.")


def test_tactics_are_a_reason() -> None:
    words = CATALOGUE.words("en").at(NAMES[:2])
    reasons = Factor("food", 1.0, 1.0), Factor("-wood", 0.5, -1.6)
    for tactics, clause in (
        (Tactics(taken_by=1), "you get there before Bruno"),
        (Tactics(prepared=BUILDING), "you should then get to do “Build Mason” later this turn"),
        (Tactics(denied=BUILDING), "it probably keeps Bruno from “Build Mason” this turn"),
    ):
        found = SearchResult(("a",), reasons, second=("b",), tactics=tactics)
        assert because(words, "caylus", found) == [clause]
        assert because(words, "caylus", SearchResult(("a",), second=("b",), tactics=tactics)) == [clause]


def test_a_drawback_that_is_named_already_is_not_named_again() -> None:
    reasons = Factor("lacks_road", 1.0, -1.0), Factor("-payable", 3.0, -1.0)
    found = SearchResult(("a",), reasons, second=("b",), immediate=Immediate(avoided=("lacks_road",)))
    words = CATALOGUE.words("en").at(NAMES[:2])
    assert because(words, "catan_cards", found) == []
    compared = comparison(words, "catan_cards", 0, found)
    assert compared == "in my simulations you end the turn with more progress towards a road", (
        "and nothing of what others hold"
    )


def test_a_hint_says_how_the_game_ends() -> None:
    reasons = Factor("end_points", 1.6, 2.0), Factor("end_win", 4.0, 0.4), Factor("-end_points", 0.6, -3.0)
    assert hint(*reasons)[0].endswith(", in my simulations you finish the game with a better chance of winning.")
    assert hint(reasons[0], reasons[2], seats=3)[0].endswith(
        ", in my simulations you finish the game with 2 more points."
    )


def test_a_hint_without_reasons_compares_the_ends_of_the_turn() -> None:
    assert hint(Factor(REST_NAME, 0.7, 0.0))[0] == f"{CASTLE}: {sentence('hint-equal', second='Pass')}."


def test_a_hint_does_not_take_back_the_points_it_names() -> None:
    """An answer that scores at once may still score less than the other one by the end of the turn."""
    reasons = Factor("deniers", 4.0, 3.0), Factor("points", -3.0, -2.0)
    assert hint(*reasons)[0] == f"{COMPARED} 3 more deniers, though you would have 2 fewer points."
    assert hint(*reasons, at_once=Immediate(2))[0] == (
        f"{CASTLE}: you score 2 points at once. Compared with “Pass”, in my simulations you end the turn with 3 more deniers, "
        "though you would have 2 fewer points by then, because the other choice scores more later."
    )


def test_a_road_is_not_given_up_for_the_settlement_on_it() -> None:
    words = CATALOGUE.words("en").at(NAMES[:2])
    road, settlement, ore = (
        Factor("open_roads", -4.0, -1.0), Factor("points_settlements", 5.0, 1.0), Factor("ore", 5.0, 1.0)
    )  # fmt: skip
    for gained, clause in (
        (settlement, "1 more point from settlements"),
        (ore, "1 more ore, though you would have 1 fewer road ready for a settlement"),
    ):
        found = SearchResult(("a",), (gained, road), second=("b",))
        assert comparison(words, "catan_cards", 0, found) == f"in my simulations you end the turn with {clause}"


def test_a_hint_names_places_by_their_letters() -> None:
    (said,) = hint(second=None)
    assert said == f"{CASTLE}: {sentence('hint-same')}."


def test_a_hint_says_which_choice_is_about_equal() -> None:
    assert hint(about_equal=True) == [f"{CASTLE}: by the end of the turn it is about as good as “Pass”."]
    assert hint(Factor("food", 0.1, 1.0), about_equal=True) == [
        f"{COMPARED} 1 more food. {sentence('hint-equal-both')}"
    ]
    assert hint(at_once=Immediate(2), about_equal=True) == [
        f"{CASTLE}: you score 2 points at once. {sentence('hint-equal-too', second='Pass')}"
    ]


def equal(
    game: str,
    pair: tuple[Option, Option] | None,
    locale: str = "en",
    *,
    is_equal: bool = True,
) -> str:
    """What a hint says of two answers that nothing measured sets apart."""
    found = plain_reason(CATALOGUE.words(locale).at(NAMES[:2]), game, pair, "B", is_equal=is_equal)
    return ". ".join(filter(None, found))


def stack(number: int, **data: Value) -> Option:
    return Option(str(number), "draw", "top", {"stack": number, "count": number, **data})


def test_a_hint_says_why_two_choices_are_alike() -> None:
    wood, ore = (Option(kind, "take", data={"gain": {kind: 1}}) for kind in ("lumber", "ore"))
    nothing = sentence("hint-equal", second="B")
    assert equal("catan_cards", (stack(1), stack(2))) == sentence("hint-alike-catan_cards-draw", second="B")
    assert equal("catan_cards", (wood, wood)) == "“B” gives you the same"
    assert equal("catan_cards", (wood, ore)) == nothing
    assert equal("catan_cards", (stack(1, kind="base"), stack(2, kind="traders"))) == nothing
    assert equal("catan_cards", (stack(1), wood)) == nothing
    assert equal("caylus", (BUILDING.option, BUILDING.option)) == "“B” scores you as many points"
    assert equal("caylus", (stack(1), stack(2))) == equal("catan_cards", None) == nothing


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
def test_a_choice_that_costs_less_says_so(game: str) -> None:
    free, dear = (Option(str(cost), "move", data={"to": 4, "cost": cost}) for cost in (0, 2))
    too = sentence("hint-equal-too", second="B")
    assert equal(game, (free, dear)) == f"it saves you 2 deniers. {too}"
    assert equal(game, (free, dear), is_equal=False) == "it saves you 2 deniers. This beats “B”."
    assert equal(game, (dear, free)) == equal("catan_cards", (free, dear)) == sentence("hint-equal", second="B")


def test_places_that_come_to_the_same_are_compared_by_what_they_do() -> None:
    def place(building: str) -> Option:
        return Option(building, "place", data={"building": building, "cost": 1})

    caylus = place("n_sawmill"), place("n_forest")
    said = "its effect (take 1 wood) helps you about as much as that of “B” (take 1 food or 1 wood)"
    assert equal("caylus", caylus) == said
    assert equal("magna_carta", (place("n_park"), place("small_quarry"))) == (
        "its effect (1 food) helps you about as much as that of “B” (1 stone)"
    )
    nothing = sentence("hint-equal", second="B")
    assert equal("caylus", (place("f_carpenter"), place("n_carpenter"))) == nothing, "the two do the same"
    assert equal("caylus", (caylus[0], place("pass"))) == nothing
    assert equal("caylus", (caylus[0], BUILDING.option)) == nothing
    assert equal("caylus", caylus, is_equal=False) == nothing


def test_a_card_that_cannot_be_used_now_is_given_away_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, clause in (("cannot_pay", "you cannot pay for it yet."), ("host_too_strong", "by the end of the turn")):
        monkeypatch.setattr(
            "engine.core.game.Game.obstacle",
            lambda game, position, decision, option, kind=kind: Reason(kind) if option.key == "castle" else None,
        )
        assert hint(about_equal=True)[0].startswith(f"{CASTLE}: {clause}")
    monkeypatch.setattr("engine.core.game.Game.obstacle", lambda *_: Reason("cannot_pay"))
    assert "you cannot pay" not in hint(about_equal=True)[0], "of both, it is no reason"


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_makes_options_alike_is_data_that_is_compared(locale: str) -> None:
    alike = [id.rpartition("-")[2] for id in CATALOGUE.ids(locale) if id.startswith("hint-alike-")]
    assert {*alike} == COMPARED_DATA.keys()


def test_a_hint_says_where_the_end_of_the_game_decides() -> None:
    assert hint()[0] == f"{CASTLE}: {sentence('hint-better-end', how='')}. This beats “Pass”."


@pytest.mark.parametrize(("ending", "said_of_it"), [("ends", "it ends the game"), ("lasts", "it keeps the game from")])
def test_a_hint_says_whether_it_ends_the_game(ending: str, said_of_it: str) -> None:
    table, found = a_hint()
    found = structs.replace(found, ending=ending)
    text = hint_text(CATALOGUE.words("en").at(NAMES[:2]), table, table.core.decisions[0], found)
    assert text.startswith(f"{CASTLE}: {said_of_it}")


def test_a_hint_may_be_to_choose_nothing() -> None:
    assert hint(picks=(), second=None) == [f"**{sentence('hint-nothing')}**: {sentence('hint-same')}."]


# --- the numbers behind it


def test_the_numbers_behind_a_hint_add_up() -> None:
    reasons = Factor("tiles", -4.8, -1.0), Factor("points", 2.9, 2.0), Factor("-points", 1.7, -1.0)
    assert numbers(*reasons, Factor(REST_NAME, 6.0, 0.0)) == [
        sentence("hint-numbers", second="Pass", points="+5.8", against="no"),
        "- you: points +2 (value +2.9)",
        "- Ada: points −1 (value +1.7)",
        "- you: wood buildings −1 (value −4.8)",
        "- everything else (value +6.0)",
    ]


def test_numbers_that_speak_against_a_hint_say_what_spoke_for_it() -> None:
    against = sentence("hint-numbers", second="Pass", points="−2.0", against="yes")
    assert numbers(Factor("points", 2.0, 2.0), Factor("food", -4.0, -3.0))[0] == against


def test_numbers_without_a_named_fact_have_a_total_too() -> None:
    assert numbers(Factor(REST_NAME, 0.7, 0.0)) == [
        sentence("hint-numbers", second="Pass", points="+0.7", against="no"),
        "- everything else (value +0.7)",
    ]


@pytest.mark.parametrize("locale", ["it", "es"])
def test_numbers_are_written_as_the_language_does(locale: str) -> None:
    told = "\n".join(numbers(Factor("points", 2.9, 2.5), Factor("tiles", -13.8, -1.0), locale=locale))
    assert all(figure in told for figure in ("+2,9", "−13,8", "+2,5", "−1", "−10,9"))


def test_the_numbers_of_an_end_are_those_of_the_result() -> None:
    lines = numbers(Factor("end_points", 1.6, 2.0), Factor("-end_points", 0.6, -3.0))
    assert lines[0] == sentence("hint-numbers-end", second="Pass", points="+2.2")
    assert lines[1].startswith(f"- you: {sentence('fact-end-points')} +2")


def test_where_nothing_was_compared_there_are_no_numbers() -> None:
    assert numbers(second=None) == [sentence("hint-no-numbers")]
    assert numbers() == [sentence("hint-better-end", how="")]


def test_a_hint_of_many_picks_has_no_button_that_plays_it() -> None:
    table, found = a_hint(picks=("castle",), second=None)
    table.core.decisions[0]
    words = CATALOGUE.words("en")
    (id,) = controls_of(hint_card(words, table, table.core.decisions[0], found))
    assert id == f"b|{table.row.id}|{table.decision_name(table.core.decisions[0])}|castle"
    many = SearchResult(tuple(option.key for option in table.core.decisions[0].ask.options))
    assert controls_of(hint_card(words, table, table.core.decisions[0], many)) == []
    none = SearchResult((), second=("castle",))
    assert [id.split("|")[0] for id in controls_of(hint_card(words, table, table.core.decisions[0], none))] == [
        "p",
        "t",
    ]


def controls_of(card: Layout) -> list[str]:
    """The custom ids of a card."""
    return [item.custom_id for item in card.walk_children() if isinstance(item, ui.Button) and item.custom_id]


# --- on Discord


async def test_a_hint_is_for_the_asker_alone(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    before = len(match.place.history())
    answer = await world.people["Ada"].slash(match.place, "hint")
    assert said(answer).startswith("**")
    assert len(match.place.history()) == before


async def test_the_card_has_a_button_for_a_hint(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.1, 0.0)
    answer = await match.own(0, "hint")
    assert said(answer).startswith("**")


async def test_a_hint_can_be_played_by_a_press(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = world.people["Ada"]
    (shown,) = answers(await ada.slash(match.place, "hint"))
    before = len((await match.table()).core.actions)
    play = next(id for id in controls(shown) if id.startswith("b|"))
    done = said(await ada.click(shown, custom_id=play))
    actions = (await match.table()).core.actions
    assert (actions[before].seat, play.rpartition("|")[2]) == (0, actions[before].picks[0])
    assert "Ada" in done
    assert not controls(shown), "it says what was done, and offers it no more"
    button: ui.Button[ui.View] = ui.Button(custom_id=play, label="again")
    refused = await ada.click(forged(world.env, match.place, button), custom_id=play)
    assert (await match.table()).core.actions == actions
    assert sentence("refuse-stale") in said(refused)


async def test_only_the_last_hint_is_there_and_none_after_the_move(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = world.people["Ada"]
    older, last = [answers(await ada.slash(match.place, "hint"))[0] for _ in range(2)]
    assert (match.has(older.id), match.has(last.id)) == (False, True)
    await match.first_choice()
    assert not match.has(last.id)


async def test_the_numbers_behind_a_hint_are_for_its_player_alone(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.05, 60.0)
    ada = world.people["Ada"]
    (shown,) = answers(await ada.slash(match.place, "hint"))
    why = next(id for id in controls(shown) if id.startswith("t|hint-why|"))
    button: ui.Button[ui.View] = ui.Button(custom_id=why, label="why")
    other, before = forged(world.env, match.place, button), len(match.place.history())
    assert said(await world.people["Dora"].click(other, custom_id=why)) == sentence("refuse-hint-gone")
    numbers = said(await ada.click(shown, custom_id=why))
    assert numbers not in ("", sentence("refuse-hint-gone")), "how many there are depends on the time"
    assert why not in controls(shown)
    assert any(id.startswith("b|") for id in controls(shown)), "it can still be played"
    assert len(match.place.history()) == before
    match.bot.services.thinking._hints.clear()
    other = forged(world.env, match.place, button)
    assert said(await ada.click(other, custom_id=why)) == sentence("refuse-hint-gone")


async def test_where_hints_are_not_allowed_the_card_has_no_button(world: World) -> None:
    match = await begin(world, 2)
    assert f"t|hint|{match.id}" not in controls(await match.card())


async def test_without_a_search_a_hint_has_no_reasons(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.1, 0.0)
    answer = said(await world.people["Ada"].slash(match.place, "hint"))
    assert answer.endswith(f"{sentence('hint-guess')}.")


@pytest.mark.parametrize(("chosen", "allowed"), [("alone", False), ("always", True), ("never", False)])
async def test_the_lobby_says_whether_people_may_have_hints(world: World, chosen: str, allowed: bool) -> None:
    match = await begin(world, 2, **{HINTS: chosen})
    match.bot.services.thinking._limits = ThinkingLimits(0.01, 0.0)
    answer = said(await (await match.asked()).slash(match.place, "hint"))
    assert (answer == sentence("refuse-no-hints", why=chosen)) is not allowed


async def test_who_is_not_asked_gets_no_hint(world: World) -> None:
    match = await begin(world, 2, **{HINTS: "always"})
    table = await match.table()
    (asked,) = table.asked()
    refused = sentence("refuse-not-your-move", players=table.names[asked])
    assert said(await match.person(1 - asked).slash(match.place, "hint")) == refused
    assert said(await world.people["Dora"].slash(match.place, "hint")) == sentence("refuse-not-a-player")


async def test_the_level_of_a_computer_player_is_that_of_the_lobby(world: World) -> None:
    match = await alone(world, **{COMPUTER_LEVEL: "apprentice", STAND_IN_LEVEL: "master"})
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
