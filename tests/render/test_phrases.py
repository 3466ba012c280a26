"""Phrases: ids and numbers become names, and every sentence gets its arguments."""

from itertools import product

import pytest

from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.caylus import lawyer
from engine.caylus.activation import exchanges
from engine.caylus.buildings import BUILDINGS, RESIDENCE
from engine.caylus.placing import gate_option, place_option
from engine.caylus.state import NO_SEAT
from engine.core.types import Action, Ask, Data, Decision, Event, Option, Reason
from render.prose.phrases import ARGUMENTS, ask_line, ask_note, event_line, goods, name, option_label, reason_line
from tests.games import KITS
from tests.magna_carta.test_lawyer import worker_on_lawyer
from tests.render.positions import NAMES


class PlainWords:
    """Words that show the arguments of a sentence: `id(key=value, …)`, without empty ones."""

    locale = "en"

    def __init__(self, *ids: str) -> None:
        self._ids = ids

    def __call__(self, id: str, /, **args: str | int) -> str:
        told = ", ".join(f"{key}={value}" for key, value in sorted(args.items()) if value != "")
        return f"{id}({told})" if told else id

    def has(self, id: str) -> bool:
        return id in self._ids

    def seat(self, seat: int) -> str:
        return NAMES[seat]


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en", "7 · Large Quarry (2 points) → residence (1 point) · 1 food"),
        ("it", "7 · Cava grande (2 punti) → residenza (1 punto) · 1 cibo"),
        ("es", "7 · Cantera grande (2 puntos) → residencia (1 punto) · 1 comida"),
    ],
)
def test_a_lawyer_names_the_points_that_a_card_loses(locale: str, label: str) -> None:
    option = worker_on_lawyer().option("large_quarry@7")
    assert option_label(Catalogue().words(locale), "magna_carta", "lawyer", option) == label


def test_values_are_named_by_their_kind() -> None:
    words = PlainWords("caylus-event-built", "name-w_mason", "line-prestige")
    event = Event(
        "built",
        1,
        {
            "building": "w_mason",
            "line": "prestige",
            "space": 9,
            "owner": 0,
            "pay": {"food": 1, "wood": 2, "gold": 0},
            "order": ["2", "0"],
            "advanced": True,
            "cost": None,
            "scores": {"1": 30},
        },
    )
    assert event_line(words, "caylus", event) == (
        "caylus-event-built(advanced=yes, building=name-w_mason, line=line-prestige, order=Chiara, Ada, owner=Ada, "
        "pay=board-goods-food(count=1), board-goods-wood(count=2), player=Bruno, scores=Bruno 30, space=9)"
    )


def test_an_option_has_its_own_sentence_or_that_of_its_kind() -> None:
    option = Option("pass")
    assert (
        option_label(PlainWords("caylus-option-place-pass"), "caylus", "place", option)
        == "caylus-option-place-pass(key=pass)"
    )
    assert option_label(PlainWords(), "caylus", "place", option) == "caylus-option-place(key=pass)"


def test_a_question_tells_the_common_part_of_its_options() -> None:
    options = tuple(Option(cube, data={"building": "n_farm", "gain": {cube: 1}}) for cube in ("food", "cloth"))
    line = ask_line(PlainWords("name-n_farm"), "caylus", Decision(3, "produce", Ask(2, options)))
    assert line == "caylus-ask-produce(building=name-n_farm, least=1, most=1, player=Chiara)"
    assert "building" not in ask_line(PlainWords(), "caylus", Decision(3, "produce", Ask(2, ())))


def asks(*data: Data, verb: str = "place", secret: bool = False) -> Decision:
    options = tuple(Option(str(at), verb, data=one) for at, one in enumerate(data))
    return Decision(3, "site", Ask(0, (*options, Option("none", "place")), secret=secret))


def test_a_card_that_its_question_does_not_name_is_named() -> None:
    words, game = Catalogue().words("en"), "caylus"
    built = Decision(
        1, "works", Ask(0, (Option("w_lawyer", "build", data={"building": "w_lawyer"}), Option("none", "build")))
    )
    assert ask_note(words, game, built, 2).startswith("Lawyer: You may pay")
    sold = Decision(1, "sell", Ask(0, (Option("food", "sell", data={"building": "w_market"}), Option("none", "sell"))))
    assert ask_note(words, game, sold, 2).startswith("You may sell")


def test_a_question_about_one_card_tells_its_effect_or_its_origin() -> None:
    words, game = PlainWords("catan_cards-effect-spy", "catan_cards-effect-arsonist"), "catan_cards"
    assert ask_note(words, game, asks({"building": "spy"}, {"building": "spy"}), 2) == "catan_cards-effect-spy"
    reaction = asks({"building": "spy", "source": "arsonist"}, {"source": "arsonist"})
    assert ask_note(words, game, reaction, 2) == "catan_cards-effect-arsonist"
    assert ask_note(words, game, asks({"building": "spy"}, {"building": "arsonist"}), 2) == ""
    assert ask_note(words, game, asks({"source": "trade"}), 2) == ""
    assert ask_note(words, game, asks({"building": "spy"}, verb="build"), 2) == "", "a turn's question has many answers"
    assert ask_note(words, game, asks({"source": "arsonist"}, secret=True), 2) == "", (
        "it is about the cards that it offers"
    )


@pytest.mark.parametrize(
    ("locale", "own"),
    [
        ("en", "9 · Farm (food) · Bruno's · 2 deniers"),
        ("it", "9 · Fattoria (cibo) · di Bruno · 2 denari"),
        ("es", "9 · Granja (comida) · de Bruno · 2 denarios"),
    ],
)
def test_a_building_in_a_menu_names_its_owner(locale: str, own: str) -> None:
    words = Catalogue().words(locale).at(NAMES)
    assert option_label(words, "caylus", "place", place_option("w_farm_food", 9, 1, 2, 0)) == own
    assert option_label(words, "caylus", "gate", gate_option("w_farm_food", 9, 1, 0)) == own.rpartition(" · ")[0]
    assert "Bruno" not in option_label(words, "caylus", "place", place_option("f_peddler", 7, NO_SEAT, 2, 0))


@pytest.mark.parametrize(
    ("locale", "built", "stack"),
    [
        ("en", "Build Statue · 2 stone → 7 points", "Stack 5 (9) · Barbarians & Traders"),
        ("it", "Costruisci la Statua · 2 pietre → 7 punti", "Pila 5 (9) · Barbari e mercanti"),
        ("es", "Construir la Estatua · 2 piedras → 7 puntos", "Pila 5 (9) · Bárbaros y mercaderes"),
    ],
)
def test_a_card_shows_its_points_and_a_stack_its_set(locale: str, built: str, stack: str) -> None:
    words = Catalogue().words(locale)
    card = Option("statue", data={"building": "statue", "pay": {"stone": 2}, "vp": 7})
    assert option_label(words, "magna_carta", "act", card) == built
    pile = Option("5", data={"stack": 5, "count": 9, "kind": "traders"})
    assert option_label(words, "catan_cards", "opening_stack", pile) == stack


@pytest.mark.parametrize(
    ("locale", "warning"),
    [("en", "10 beyond the provost"), ("it", "10 oltre il prevosto"), ("es", "10 más allá del preboste")],
)
def test_a_place_beyond_the_provost_is_marked(locale: str, warning: str) -> None:
    words = Catalogue().words(locale).at(NAMES)
    for kind, option in (
        ("place", place_option("f_gold_mine", 16, NO_SEAT, 1, 10)),
        ("gate", gate_option("f_gold_mine", 16, NO_SEAT, 10)),
    ):
        assert option_label(words, "caylus", kind, option).endswith(f" · {warning}")
    offered = Option("n_park@4", data={"building": "n_park", "space": 4, "cost": 1, "beyond": 10})
    assert f" · {warning} · " in option_label(words, "magna_carta", "act", offered)


@pytest.mark.parametrize(
    ("lost", "said"), [(2, "Build nothing · lose 2 points"), (0, "Build nothing"), (None, "Build no more")]
)
def test_giving_nothing_to_the_castle_shows_its_cost(lost: int | None, said: str) -> None:
    words = Catalogue().words("en")
    assert option_label(words, "caylus", "batch", Option("stop", data={"vp": lost})) == said


@pytest.mark.parametrize(("locale", "where"), [("en", "Marketplace"), ("it", "Mercato"), ("es", "Mercado")])
def test_a_question_about_an_exchange_names_the_building(locale: str, where: str) -> None:
    words = Catalogue().words(locale).at(NAMES)
    options = tuple(option for option, _, _ in exchanges("w_market"))
    assert ask_line(words, "caylus", Decision(3, "sell", Ask(0, options))).endswith(f"({where})")
    assert ask_line(words, "caylus", Decision(3, "sell", Ask(0, options[-1:]))).endswith("?")


@pytest.mark.parametrize(("locale", "price"), [("en", "1 denier"), ("it", "1 denaro"), ("es", "1 denario")])
def test_a_question_at_the_inn_tells_the_gain_of_staying(locale: str, price: str) -> None:
    decision = Decision(1, "inn", Ask(0, (Option("stay", "inn"), Option("leave", "inn"))))
    assert price in ask_line(Catalogue().words(locale).at(NAMES), "caylus", decision)


def test_an_event_that_games_share_has_the_core_s_sentence() -> None:
    assert event_line(PlainWords(), "caylus", Event("dealt", None, {})) == "event-dealt"


def test_a_reason_of_the_game_goes_before_one_of_the_core() -> None:
    reason = Reason("over", {"by": 1})
    assert reason_line(PlainWords("caylus-reason-over"), "caylus", reason) == "caylus-reason-over(by=Bruno)"
    assert reason_line(PlainWords(), "caylus", reason) == "reason-over(by=Bruno)"


@pytest.mark.parametrize("called", ["wood", "n_farm", "castle"])
def test_a_person_called_like_an_id_keeps_the_name(called: str) -> None:
    event = Event("resigned", 1, {"name": called})
    told = [event_line(Catalogue().words(locale).at(NAMES), "caylus", event) for locale in ("en", "it", "es")]
    assert [line.partition(" ")[0] for line in told] == [called] * 3


def test_text_that_is_no_id_is_quoted_and_cut() -> None:
    assert name(PlainWords(), "x" * 500) == "x" * 60


def test_goods_are_named_in_the_language() -> None:
    amounts = {"denier": 1, "food": 2, "wood": 0}
    catalogue = Catalogue()
    told = [goods(catalogue.words(locale), amounts) for locale in ("en", "it", "es")]
    assert told == ["1 denier, 2 food", "1 denaro, 2 cibi", "1 denario, 2 comidas"]


def test_a_sentence_gets_every_argument_that_the_engine_may_leave_out() -> None:
    """A missing argument would show as a hole, so the words' own variables must all be among those always given."""
    catalogue = Catalogue()
    used: set[str] = set()
    for id in catalogue.ids("en"):
        if id.startswith(
            tuple(f"{game}-{kind}-" for game, kind in product(GAMES, ("option", "event", "reason", "ask")))
        ):
            used |= catalogue.variables("en", id)
    assert used <= ARGUMENTS.keys()


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_described_event_by_event(name: str) -> None:
    game = GAMES[name]
    words = Catalogue().words("en").at(NAMES)
    position = game.start(game.setup(min(3, game.seats[-1]), {}))
    told = 0
    for step in range(400):
        decisions = game.decisions(position)
        if not decisions:
            break
        ask = decisions[0].ask
        picks = tuple(option.key for option in ask.options[-ask.least :]) if step % 3 else (ask.options[0].key,)
        if ask.least > 1:
            picks = tuple(option.key for option in ask.options[: ask.least])
        position, events = game.apply(position, Action(ask.seat, decisions[0].kind, picks))
        for event in events:
            line = event_line(words, name, event)
            assert not line.startswith(f"{name}-event-")
            told += 1
    assert told >= KITS[name].least_events


@pytest.mark.parametrize("locale", LOCALES)
def test_a_residence_on_offer_names_its_points(locale: str) -> None:
    option = next(lawyer.wishes(GAMES["caylus"].begin(GAMES["caylus"].setup(2)).state, lawyer.price(True), "lawyer"))
    assert (
        f" {BUILDINGS[RESIDENCE].vp} "
        in option_label(Catalogue().words(locale), "caylus", "lawyer", option).rpartition("→")[2]
    )
