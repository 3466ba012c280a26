"""Hints: what the strongest computer player would do in the asker's place, in words, where the table allows it."""

import pytest

from bot.commands.hint import hint_text
from bot.match.settings import COMPUTERS, HINTS, STAND_IN
from bot.match.thinking import ThinkingLimits
from bot.match.worker import SearchResult
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.minds.explanation import REST_NAME, Factor
from engine.minds.weights import headers, read
from tests.bot.playing import alone, begin, message, said, sentence, set_rule
from tests.bot.tabletop import SECRET, a_table
from tests.simulated import World, controls, texts

CATALOGUE = Catalogue()
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
    locale: str = "en",
) -> list[str]:
    """The lines of a hint about the first question of Caylus."""
    table = a_table(GAMES["caylus"].setup(2))
    table.core = type(table.core).new(table.game, table.core.setup, Dealer(SECRET))[0]
    found = SearchResult(picks, reasons, about_equal, second)
    return hint_text(CATALOGUE.words(locale), table, table.core.decisions[0], found).split("\n")


def reason(whose: str, fact: str, change: str, points: str) -> str:
    named = sentence(f"fact-caylus-{fact}")
    return "- " + sentence("reason", whose=sentence(f"reason-{whose}"), fact=named, change=change, points=points)


def test_a_hint_names_its_reasons_and_what_it_compares_with() -> None:
    reasons = Factor("deniers", 0.8, 1.0), Factor("-workers", -0.5, -0.5), Factor("=left", 0.3, 1.0)
    assert hint(*reasons)[1:] == [
        sentence("hint-why", second=sentence("caylus-option-place-pass")),
        reason("you", "deniers", "+1", "+0.8"),
        reason("all", "left", "+1", "+0.3"),
        reason("others", "workers", "−0.5", "−0.5"),
    ]


@pytest.mark.parametrize(("locale", "gain", "loss"), [("it", "+2,9", "−13,8"), ("es", "+2,9", "−13,8")])
def test_reasons_have_the_numbers_of_the_language(locale: str, gain: str, loss: str) -> None:
    told = "\n".join(hint(Factor("points", 2.9, 2.5), Factor("tiles", -13.8, -1.0), locale=locale))
    assert all(figure in told for figure in (gain, loss, "+2,5", "−1"))


def test_a_hint_begins_with_what_speaks_for_its_choice() -> None:
    reasons = Factor("tiles", -4.8, -1.0), Factor("points", 2.9, 2.0), Factor("-points", 1.7, -1.0)
    assert hint(*reasons, Factor(REST_NAME, 6.0, 0.0))[1:] == [
        "Compared with “Pass”, at the end of the turn:",
        "- you: points +2, worth +2.9 points",
        "- the others: points −1, worth +1.7 points",
        "- you: wood buildings −1, worth −4.8 points",
        "- all the rest: worth +6.0 points",
    ]


def test_a_hint_whose_reasons_are_small_does_not_speak_of_the_end() -> None:
    assert hint(Factor(REST_NAME, 0.7, 0.0))[1:] == ["Compared with “Pass”: many small things speak for it."]


def test_a_hint_names_places_by_their_letters() -> None:
    (said,) = hint(second=None)
    assert said == "In your place I would choose: F · Castle · 1 denier"


def test_a_hint_says_which_choice_is_about_equal() -> None:
    assert hint(Factor("deniers", 0.1, 0.1), about_equal=True)[1:] == ["About as good: Pass"]
    assert hint(second=(), about_equal=True)[1:] == ["About as good: nothing"]


def test_a_hint_says_where_the_end_of_the_game_decides() -> None:
    assert hint()[1:] == [sentence("hint-ends", second=sentence("caylus-option-place-pass"))]


def test_a_hint_may_be_to_choose_nothing() -> None:
    assert hint(picks=(), second=None) == [sentence("hint-none")]


# --- on Discord


async def test_a_hint_is_for_the_asker_alone(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.3, 60.0)
    before = len(match.place.history())
    answer = await world.people["Ada"].slash(match.place, "hint")
    assert sentence("hint-choice", options="").strip() in said(answer)
    assert len(match.place.history()) == before


async def test_the_card_has_a_button_for_a_hint(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.1, 0.0)
    answer = await match.own(0, "hint")
    assert said(answer).startswith(sentence("hint-choice", options="").strip())


async def test_where_hints_are_not_allowed_the_card_has_no_button(world: World) -> None:
    match = await begin(world, 2)
    assert f"t|hint|{match.id}" not in controls(await match.card())


async def test_without_a_search_a_hint_has_no_reasons(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(0.1, 0.0)
    answer = said(await world.people["Ada"].slash(match.place, "hint"))
    assert answer.startswith(sentence("hint-choice", options="").strip())
    assert "\n" not in answer


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
    match = await alone(world, **{COMPUTERS: "apprentice", STAND_IN: "master"})
    table = await match.table()
    assert [seat.computer for seat in table.seats] == [None, "apprentice"]
    await world.people["Ada"].slash(match.place, "game resign")
    assert table.row.settings[STAND_IN] == "master"


async def test_a_lobby_says_how_its_computer_players_play(world: World) -> None:
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=3)
    (lobby,) = world.channel.history()
    id = next(id for id in controls(lobby) if id.startswith("l|")).split("|")[2]
    for level in ("master", "apprentice"):
        await set_rule(ada, message(world.channel, lobby.id), COMPUTERS, level)
        await ada.click(message(world.channel, lobby.id), custom_id=f"l|computer|{id}")
    shown = texts(message(world.channel, lobby.id))
    assert sentence("level-master") in shown
    assert sentence("level-apprentice") in shown
