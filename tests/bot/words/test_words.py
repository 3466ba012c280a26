"""Sentences of every language: all exist and say what they should."""

import logging
import re
from collections.abc import Iterator
from itertools import chain, product

import pytest
from msgspec import Struct
from msgspec.structs import astuple

from bot.cards.controls import MAX_BUTTON_LABEL, cut
from bot.words import LOCALES, Catalogue
from engine.catan_cards import catalogue as cards_of_catan
from engine.core.types import Data, Option
from engine.magna_carta import cards
from render.prose.phrases import option_label
from render.prose.words import Words as WordsOfRender
from tests.bot.spoken_words import SPOKEN
from tests.games import KITS

SAME = re.compile(
    r"language-\w+|game-\w+|tournament-final|name-(p_)?hotel|name-dogma|computer-name|\w+-rule-\w+-standard|board-.*"
    r"|site-server|tournament-(head|short)-(buchholz(_cut_1)?|sonneborn_berger)"
)
"""Ids that may read the same in two languages; the captions of the board have a test of their own."""

NAMES = {name: KITS[name].names for name in SPOKEN}
PEOPLE = frozenset().union(*(names.people for names in NAMES.values()))

ARTICLE = re.compile(r"il |i |la |le |l'|el |los |las ")
SHORT = ("board-tile-", "board-poster-")
"""First words of the ids of short names, and of still shorter ones on posters."""

COMMAND = re.compile(r"[-_\w]{1,32}")
DESCRIPTION = re.compile(r"(command|param|\w+-(verb|param|effect))-|game-\w+-about$")
"""Ids of texts of 100 characters on Discord: below commands, parameters and entries of menus."""

SAMPLE_NUMBER = 7
"""A number for every variable; texts are tried with it as with words."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return Catalogue()


def translations(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    return ((locale, id) for locale in LOCALES for id in sorted(catalogue.ids(locale)))


def sample(catalogue: Catalogue, locale: str, id: str, value: str | int) -> str:
    return catalogue.words(locale)(id, **dict.fromkeys(catalogue.variables(locale, id), value))


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_has_the_same_sentences(catalogue: Catalogue, locale: str) -> None:
    """Only short names may differ, which a language has for names that are too long in it alone."""
    differing = catalogue.ids(locale) ^ catalogue.ids("en")
    assert [id for id in sorted(differing) if not id.startswith(SHORT)] == []


def test_short_names_are_of_something_that_has_a_name(catalogue: Catalogue) -> None:
    ids = {id for locale in LOCALES for id in catalogue.ids(locale)}
    short = {id.removeprefix(prefix) for id in ids for prefix in SHORT if id.startswith(prefix)}
    assert short
    assert short <= {id for names in NAMES.values() for id in names.places}


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_a_sentence_uses_the_same_variables_in_every_language(catalogue: Catalogue, locale: str) -> None:
    shared = catalogue.ids(locale) & catalogue.ids("en")
    differing = {id for id in shared if catalogue.variables(locale, id) != catalogue.variables("en", id)}
    assert not differing


@pytest.mark.parametrize("value", ["", "Ada", 0, 1, SAMPLE_NUMBER])
def test_every_sentence_can_be_formatted(
    catalogue: Catalogue, value: str | int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "bot.words"):
        texts = {(locale, id): sample(catalogue, locale, id, value) for locale, id in translations(catalogue)}
    assert not caplog.messages
    assert not {key for key, text in texts.items() if "{" in text or "\u2068" in text}


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_english_is_left(catalogue: Catalogue, locale: str) -> None:
    """Only sentences without a word in them and a few names read the same as in English."""
    same = {
        id
        for id in catalogue.ids("en") & catalogue.ids(locale)
        if not SAME.fullmatch(id)
        and (text := sample(catalogue, "en", id, SAMPLE_NUMBER)) == sample(catalogue, locale, id, SAMPLE_NUMBER)
        and re.search(r"[^\W\d_]{2}", text)
    }
    assert not same


@pytest.mark.parametrize("locale", LOCALES)
def test_computer_players_are_called_the_same_everywhere(catalogue: Catalogue, locale: str) -> None:
    other = re.compile(r"artificial|computer player|giocator\w* (del )?computer|ordenador", re.IGNORECASE)
    assert [id for id in catalogue.ids(locale) if other.search(sample(catalogue, locale, id, SAMPLE_NUMBER))] == []


@pytest.mark.parametrize("locale", LOCALES[1:])
@pytest.mark.parametrize("game", NAMES)
def test_places_and_sections_carry_their_article(catalogue: Catalogue, game: str, locale: str) -> None:
    ids = [f"name-{id}" for id in NAMES[game].places if id not in PEOPLE]
    ids += [f"section-{id}" for id in NAMES[game].tables.get("section", ())]
    assert [id for id in ids if "the" not in catalogue.attributes(locale, id)] == []
    assert [id for id in ids if not ARTICLE.match(catalogue.attributes(locale, id)["the"])] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_people_are_called_by_their_bare_names(catalogue: Catalogue, locale: str) -> None:
    assert cards_of_catan.CARDS.keys() > PEOPLE
    assert [id for id in sorted(PEOPLE) if catalogue.attributes(locale, f"name-{id}")] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", SPOKEN)
def test_everything_in_the_tables_of_a_game_has_words(catalogue: Catalogue, game: str, locale: str) -> None:
    ids = [f"{start}-{id}" for start, found in NAMES[game].tables.items() for id in found]
    ids += [f"{start}-{id}" for start in ("name", f"{game}-effect") for id in NAMES[game].places]
    assert [id for id in ids if id not in catalogue.ids(locale)] == []


def test_every_name_is_of_something_in_the_tables_of_a_game(catalogue: Catalogue) -> None:
    starts = {start for names in NAMES.values() for start in names.tables}
    named = {id for id in catalogue.ids("en") if id.partition("-")[0] in starts}
    known = {f"{start}-{id}" for names in NAMES.values() for start, found in names.tables.items() for id in found}
    assert named == known | {f"name-{id}" for names in NAMES.values() for id in names.places}


def numbers(thing: object) -> Iterator[int]:
    """Yield every number in a value of tables: amounts, prices, points."""
    match thing:
        case int():
            yield thing
        case dict():
            yield from thing.values()
        case Struct():
            yield from numbers(astuple(thing))
        case tuple():
            for part in thing:
                yield from numbers(part)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", cards.CARDS.values(), ids=lambda card: card.id)
def test_effects_of_cards_are_described_with_the_numbers_of_the_tables(
    catalogue: Catalogue, card: cards.Card, locale: str
) -> None:
    fee = cards.CARDS[cards.RESIDENCE].cost if isinstance(card.primary, cards.Lawyer) else {}
    points = card.points if card.colour == "prestige" else 0
    table = {*numbers((card.primary, card.secondary, card.income, points, fee)), 1} - {0}
    text = catalogue.words(locale)(f"magna_carta-effect-{card.id}")
    assert {*map(int, re.findall(r"\d+", text)), 1} == table


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_of_one_hand_and_prestige_cards_have_names_of_their_own(catalogue: Catalogue, locale: str) -> None:
    names = [
        catalogue.words(locale)(f"name-{id}") for id in cards.deck((*cards.PLAYER_COLOURS, "prestige"), beginner=False)
    ]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_tell_the_points_that_are_printed_on_them(catalogue: Catalogue, locale: str) -> None:
    told = {
        id: {*map(int, re.findall(r"\d+", catalogue.words(locale)(f"catan_cards-effect-{id}")))}
        for id in cards_of_catan.CARDS
    }
    printed = {
        card.id: {card.vp, card.trade, card.strength, card.tournament, card.hand} - {0}
        for card in cards_of_catan.CARDS.values()
    }
    assert [id for id, points in printed.items() if not points <= told[id]] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_catan_has_a_name_of_its_own(catalogue: Catalogue, locale: str) -> None:
    names = [catalogue.words(locale)(f"name-{id}") for id in cards_of_catan.CARDS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SPOKEN)
def test_games_their_rules_and_verbs_have_words(catalogue: Catalogue, locale: str, name: str) -> None:
    game = SPOKEN[name]
    ids = [f"game-{name}", f"game-{name}-about", *(f"{name}-style-{style}" for style in game.styles)]
    for choice in chain(game.options, *game.former.values()):
        ids += [f"{name}-rule-{choice.id}", *(f"{name}-rule-{choice.id}-{value}" for value in choice.values)]
    for verb in game.verbs:
        ids += [f"{name}-verb-{verb.name}", f"{name}-verbname-{verb.name}"]
        ids += [f"{name}-{part}-{verb.param}" for part in ("param", "paramname") if verb.param]
    assert [id for id in ids if id not in catalogue.ids(locale)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_mentions_a_turn_before_the_first(catalogue: Catalogue, locale: str) -> None:
    words = catalogue.words(locale)
    for id in ("analysis-point", "analysis-turn", "catan_cards-alt", "board-moment"):
        others = dict.fromkeys(catalogue.variables(locale, id) - {"turn"}, "x")
        said = words(id, turn=0, **others)
        assert "0" not in said
        assert words("board-turn", turn="").strip().lower() not in said.lower()


@pytest.mark.parametrize(
    ("locale", "answers"),
    [
        ("en", "a bot moves"),
        ("it", "gioca un bot"),
        ("es", "juega un bot"),
    ],
)
def test_every_deadline_explains_its_consequence(catalogue: Catalogue, locale: str, answers: str) -> None:
    notices = ("reminded", "bank_started", "bank_low", "vacation")
    for id in ("clock-countdown", "clock-countdowns", *(f"notice-{kind}" for kind in notices)):
        assert answers in sample(catalogue, locale, id, SAMPLE_NUMBER).lower(), id


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_and_notes_fit_into_discord(catalogue: Catalogue, locale: str) -> None:
    words = catalogue.words(locale)
    described = [id for id in catalogue.ids(locale) if DESCRIPTION.match(id)]
    assert [id for id in described if len(sample(catalogue, locale, id, "x")) > 100] == []
    for game, kind in product(SPOKEN, ("verbname", "paramname")):
        names = [words(id) for id in sorted(catalogue.ids(locale)) if id.startswith(f"{game}-{kind}-")]
        assert [name for name in names if not COMMAND.fullmatch(name) or name != name.lower()] == []
        assert len(names) == len(set(names))


def test_english_command_names_are_the_verbs_themselves(catalogue: Catalogue) -> None:
    words = catalogue.words("en")
    for game in SPOKEN.values():
        assert [words(f"{game.name}-verbname-{verb.name}") for verb in game.verbs] == [verb.name for verb in game.verbs]


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_and_help_pages_fit_into_discord(catalogue: Catalogue, locale: str) -> None:
    limits = {"button-": 80, "menu-": 150, "help-": 1500, "lobby-title": 256, "permission-": 60}
    for start, limit in limits.items():
        ids = [id for id in catalogue.ids(locale) if id.startswith(start)]
        assert ids
        assert [id for id in ids if len(sample(catalogue, locale, id, SAMPLE_NUMBER)) > limit] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_move_has_one_word_on_every_button_that_shows_it(catalogue: Catalogue, locale: str) -> None:
    words = catalogue.words(locale)
    own, named = (words(id, player="Ada").lower().split() for id in ("button-move", "button-move-of"))
    assert set(own) & set(named)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_marks_a_card_beyond_the_provost(catalogue: Catalogue, locale: str) -> None:
    words = catalogue.words(locale).at(["Maximilian the Second"])
    data: Data = {"building": "peddler", "space": 5, "cost": 1, "owner": 0, "beyond": 2}
    label = cut(f"C · {option_label(words, 'magna_carta', 'act', Option('place-5', data=data))}", MAX_BUTTON_LABEL)
    assert words("place-beyond", beyond=2) in label


def test_words_have_everything_that_pictures_need(catalogue: Catalogue) -> None:
    words: WordsOfRender = catalogue.words("it").at(["Ada", "Bruno"])
    assert (words.locale, words.seat(1), words.has("name-gate"), words.has("name-")) == ("it", "Bruno", True, False)
