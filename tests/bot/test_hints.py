"""Hints: what the strongest computer player would do in the asker's place, in words, where the table allows it."""

import pytest

from bot.commands.hint import hint_text
from bot.matches.settings import COMPUTERS, HINTS, STAND_IN
from bot.matches.thinking import ThinkingLimits
from bot.matches.worker import SearchResult
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.minds.explanation import Factor
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


def hint(*reasons: Factor, picks: tuple[str, ...] | None = None, about_equal: bool = False, locale: str = "en") -> str:
    """A hint about the first question of Caylus."""
    table = a_table(GAMES["caylus"].setup(2))
    table.match = type(table.match).new(table.game, table.match.setup, Dealer(SECRET))[0]
    decision = table.match.decisions[0]
    chosen = (decision.ask.options[0].key,) if picks is None else picks
    return hint_text(CATALOGUE.words(locale), table, decision, SearchResult(chosen, reasons, about_equal))


def test_a_hint_names_its_reasons() -> None:
    said = hint(Factor("deniers", 0.8), Factor("-workers", -0.5)).split("\n")
    assert said[1:] == [
        sentence("hint-why"),
        "- " + sentence("hint-own", points="+0.8", fact=sentence("fact-caylus-deniers")),
        "- " + sentence("hint-others", points="−0.5", fact=sentence("fact-caylus-workers")),
    ]


def test_a_hint_begins_with_what_speaks_for_its_choice() -> None:
    said = hint(Factor("tiles", -4.8), Factor("points", 2.9), Factor("-points", 1.7)).split("\n")
    assert said[1] == "Compared with the next best choice, in points for you:"
    assert [line.split()[1] for line in said[2:]] == ["+2.9", "+1.7", "−4.8"]


def test_a_hint_says_when_two_choices_are_about_equal() -> None:
    said = hint(Factor("deniers", 0.1), about_equal=True).split("\n")
    assert said[1:] == [sentence("hint-about-equal")]


def test_a_hint_may_be_to_choose_nothing() -> None:
    assert hint(picks=()) == sentence("hint-none")


# --- on Discord


async def test_a_hint_is_for_the_asker_alone(world: World) -> None:
    match = await alone(world)
    match.bot.services.thinking._limits = ThinkingLimits(2.0, 60.0)
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
    assert (answer == sentence("refuse-no-hints")) is not allowed


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
