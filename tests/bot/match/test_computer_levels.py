"""Policies of computer players: their picks, their limited knowledge, and their success."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest

from bot.match.selfplay import play
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.computer_preferences import Preferences, by_key
from engine.core.game import Game
from engine.core.types import Ask, Decision, Option
from engine.core.view import View
from engine.minds.choosing import LAPSE_SHARE, POLICIES, Policy, builder, randomly
from tests.draws import Draws
from tests.toys import Pebbles

pytestmark = pytest.mark.no_cover

NEVER, ALWAYS = LAPSE_SHARE, 0.0
"""Draws that make a builder follow its preference, and choose at random."""


class PreferringGame(Pebbles):
    """Game whose players prefer b, and do not want d."""

    preferences: ClassVar[Preferences] = {"take": by_key(b=2, c=1, d=-1)}


def unseen() -> View:
    raise AssertionError("the view is not needed")


def pick_with_draws(
    ask: Ask, *draws: float, kind: str = "take", look: Callable[[], Any] = lambda: None
) -> tuple[str, ...]:
    """Return a builder's answer with these draws."""
    return builder(PreferringGame(), Decision(1, kind, ask), look, Draws(*draws))  # type: ignore[arg-type] # draws like a generator


def asking(keys: str, least: int = 1, most: int = 1, *, ordered: bool = False) -> Ask:
    return Ask(0, tuple(map(Option, keys)), least, most, ordered=ordered)


def test_policies_are_known_by_name() -> None:
    assert list(POLICIES) == ["random", "builder"]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_names_every_policy(locale: str) -> None:
    about = Catalogue().words(locale)("cli-option-policy")
    assert [name for name in POLICIES if name not in about] == []


@pytest.mark.parametrize(
    ("ask", "picks"),
    [
        (asking("abcd"), ("b",)),
        (asking("ad"), ("a",)),
        (asking("abcd", 0, 3), ("b", "c")),
        (asking("abcd", 0, 1), ("b",)),
        (asking("ad", 0, 2), ()),
        (asking("abcd", 3, 3), ("a", "b", "c")),
        (asking("abcd", 3, 3, ordered=True), ("b", "c", "a")),
    ],
)
def test_a_builder_picks_preferred_options(ask: Ask, picks: tuple[str, ...]) -> None:
    assert pick_with_draws(ask, NEVER, *[0.5] * 4) == picks


def test_of_options_that_are_wanted_alike_any_is_picked() -> None:
    asked = asking("xyz")
    assert pick_with_draws(asked, NEVER, 0.3, 0.2, 0.4) == ("y",)
    assert pick_with_draws(asked, NEVER, 0.3, 0.2, 0.1) == ("z",)


def test_now_and_then_a_builder_picks_at_random() -> None:
    assert pick_with_draws(asking("abcd"), ALWAYS, 0.0, 0.9, look=unseen) == ("d",)


def test_without_a_preference_a_builder_picks_at_random() -> None:
    assert pick_with_draws(asking("abcd"), 0.0, 0.9, kind="other", look=unseen) == ("d",)


def test_where_there_is_no_choice_a_builder_does_not_look() -> None:
    assert pick_with_draws(asking("ab", 2, 2), 0.0, 0.0, 0.0, look=unseen) == ("a", "b")


class GameMode(NamedTuple):
    """Game with options."""

    game: str
    options: dict[str, str]
    seats: int

    def __str__(self) -> str:
        """Return the name for a report."""
        return " ".join((self.game, *self.options.values()))

    @property
    def rules(self) -> Game[Any, Any]:
        """Return the game itself."""
        return GAMES[self.game]

    def scores(self, seed: int, policy: Policy) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
        """Play a game; return the ranks and the scores by seat."""
        outcome = play(self.rules, self.rules.setup(self.seats, self.options), seed, policy).outcome
        return outcome.ended, outcome.ranks, outcome.scores


CAYLUS, MAGNA_CARTA = GameMode("caylus", {}, 4), GameMode("magna_carta", {}, 4)
BEGINNER = GameMode("magna_carta", {"rules": "beginner"}, 4)
CATAN = [GameMode("catan_cards", {"mode": mode}, 2) for mode in ("base", "themed", "tournament")]


def one_builder(seat: int) -> Policy:
    """Return a policy that builds at one seat and chooses at random at the others."""
    return lambda game, decision, look, chooser: (builder if decision.ask.seat == seat else randomly)(
        game, decision, look, chooser
    )


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("mode", [CAYLUS, MAGNA_CARTA, *CATAN], ids=str)
def test_the_same_seed_gives_the_same_game(mode: GameMode, policy: str) -> None:
    setup = mode.rules.setup(mode.seats, mode.options)
    first, again, other = (play(mode.rules, setup, seed, POLICIES[policy]) for seed in (7, 7, 8))
    assert first == again
    assert first.digest != other.digest


@pytest.mark.parametrize("mode", [CAYLUS, MAGNA_CARTA, BEGINNER, *CATAN], ids=str)
def test_a_builder_mostly_wins_against_random_players(mode: GameMode) -> None:
    wins = sum(mode.scores(seed, one_builder(seed % mode.seats))[1][seed % mode.seats] == 1 for seed in range(20))
    assert wins >= 12


def test_builders_score_many_points_in_caylus() -> None:
    best = [max(CAYLUS.scores(seed, builder)[2]) for seed in range(20)]
    assert sum(best) >= 40 * len(best)


@pytest.mark.parametrize("mode", CATAN, ids=str)
def test_builders_reach_the_points_that_win(mode: GameMode) -> None:
    assert {mode.scores(seed, builder)[0] for seed in range(10)} == {"points"}


def test_builders_score_more_points_in_magna_carta() -> None:
    best = {policy: sum(max(MAGNA_CARTA.scores(seed, policy)[2]) for seed in range(20)) for policy in POLICIES.values()}
    assert best[builder] > 1.25 * best[randomly]


def test_a_policy_gets_rules_question_and_view_alone() -> None:
    """The view is made on demand, not handed over."""
    seen: list[View] = []

    def looking(game: Game[Any, Any], decision: Decision, look: Callable[[], View], chooser: Random) -> Any:
        seen.append(look())
        assert seen[-1].viewer == decision.ask.seat
        return randomly(game, decision, look, chooser)

    CAYLUS.scores(1, looking)
    assert seen
