"""Whole games without people."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.match import selfplay
from bot.match.computer_levels import answer
from bot.match.selfplay import Violated, play
from engine import GAMES
from engine.caylus.game import Caylus
from engine.core.flow import Position
from engine.core.game import Game
from engine.core.log import actions_in_force
from engine.core.types import Action, Ask, Decision, Event, Option
from engine.minds.choosing import POLICIES, Policy, at_random
from tests.bot.cli.conftest import Provost
from tests.draws import Draws
from tests.project.repository import ROOT
from tests.toys import Pebbles, Raid

KEYS = ["game", "seats", "seed", "actions", "digest", "ranks", "scores", "ended"]
CAYLUS = GAMES["caylus"]
KNOWN = ", ".join(GAMES)


class InvalidGame(Caylus):
    """Game that reports every position as wrong."""

    def violations(self, position: Position[Any, Any], earlier: Position[Any, Any] | None = None) -> Iterator[str]:
        yield "points_add_up"


class MutatingGame(Caylus):
    """Game that takes a denier from the old position when an action is applied."""

    def apply(self, position: Position[Any, Any], action: Action) -> tuple[Position[Any, Any], tuple[Event, ...]]:
        applied = super().apply(position, action)
        position.state.players[0].deniers -= 1
        return applied


class LossyGame(Caylus):
    """Game whose saved positions lack a number."""

    def load(self, data: bytes) -> Position[Any, Any]:
        position = super().load(data)
        position.serial = 0
        return position


def test_a_game_is_a_line_of_json(provost: Provost) -> None:
    said = provost("selfplay caylus --seats 3 --games 4 --seed 10 --json")
    games = [json.loads(line) for line in said.out.splitlines()]
    assert (said.status, said.error) == (0, "")
    assert [list(game) for game in games] == [KEYS] * 4
    assert [(game["game"], game["seats"], game["seed"]) for game in games] == [("caylus", 3, n) for n in range(10, 14)]
    for game in games:
        assert game["ranks"] == [1 + sum(other > score for other in game["scores"]) for score in game["scores"]]
        assert game["ended"] in ("bailiff", "towers_built")
        assert game["actions"] > 100
    assert len({game["digest"] for game in games}) == 4


@pytest.mark.parametrize("policy", POLICIES)
def test_the_same_seed_gives_the_same_game_in_every_process(policy: str) -> None:
    options = ["--seats", "4", "--seed", "3", "--json", "--policy", policy]
    line = [sys.executable, "-m", "bot", "selfplay", "caylus", *options]
    outs = {
        subprocess.run(
            line, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("0", "1")
    }
    assert len(outs) == 1


def test_the_secret_of_a_seed_stays_as_it_is() -> None:
    """Reports quote seeds, so a seed must give the same game in later versions."""
    assert play(CAYLUS, CAYLUS.setup(2), 1).record.commitment.startswith("c865")


@pytest.mark.parametrize(
    ("ask", "draws", "picks"),
    [
        (Ask(0, tuple(map(Option, "abcd")), 2, 2), (0.0, 0.9, 0.0), ("a", "d")),
        (Ask(0, tuple(map(Option, "abcd")), 2, 2, ordered=True), (0.0, 0.9, 0.0), ("d", "a")),
        (Ask(0, tuple(map(Option, "abc")), 0, 9), (0.0,), ()),
        (Ask(0, tuple(map(Option, "abc")), 0, 9), (0.99, 0.99, 0.99, 0.99), ("a", "b", "c")),
    ],
)
def test_a_random_answer_fits_the_question(ask: Ask, draws: tuple[float, ...], picks: tuple[str, ...]) -> None:
    assert at_random(ask, Draws(*draws)) == picks  # type: ignore[arg-type] # draws like a generator


def test_computer_players_leave_idle_options_alone() -> None:
    asked = Decision(1, "turn", Ask(0, (Option("offer", idle=True), Option("build"), Option("end"))))
    game = Pebbles()
    setup = game.setup(2)
    position = game.start(setup)
    answers = {answer("random", game, setup, position, asked, Random(seed)) for seed in range(50)}
    assert answers == {("build",), ("end",)}


def test_the_text_has_a_line_for_each_game_and_a_total(provost: Provost) -> None:
    said = provost("selfplay caylus --seats 2 --games 2")
    first, second, last = said.out.splitlines()
    assert first.startswith("Caylus, 2 players, seed 1: ")
    assert second.startswith("Caylus, 2 players, seed 2: ")
    assert last == "2 games played to the end."
    assert provost("selfplay caylus --seats 2").out.endswith("\n1 game played to the end.\n")


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("options", ["", "--options favours=simplified", "--options jeweler=on,lawyer_vp=3"])
@pytest.mark.parametrize("seats", CAYLUS.seats)
def test_every_invariant_holds_at_every_step(provost: Provost, seats: int, options: str, policy: str) -> None:
    said = provost(f"selfplay caylus --seats {seats} --games 2 --check --policy {policy} {options}")
    assert said.status == 0
    assert said.out.endswith("\n2 games played to the end, every invariant held at every step.\n")


@pytest.mark.parametrize("policy", POLICIES.values())
def test_checking_changes_nothing(policy: Policy) -> None:
    setup = CAYLUS.setup(3)
    assert play(CAYLUS, setup, 5, policy, check=True) == play(CAYLUS, setup, 5, policy)


def test_without_seats_the_table_is_full(provost: Provost) -> None:
    assert json.loads(provost("selfplay caylus --json").out)["seats"] == 5


def test_a_broken_invariant_ends_it_with_seed_and_step(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.selfplay.GAMES", {**GAMES, "caylus": InvalidGame()})
    assert provost("selfplay caylus --seed 9 --json").status == 0
    said = provost("selfplay caylus --seed 9 --check")
    assert said.refused("The game with seed 9 breaks “points_add_up” at step 1.")


@pytest.mark.parametrize("game", [Pebbles(), Raid()])
@pytest.mark.parametrize("seed", range(5))
def test_games_with_secrets_dice_and_reactions_are_played_too(game: Game[Any, Any], seed: int) -> None:
    setup = game.setup(game.seats[-1])
    played = play(game, setup, seed, check=True)
    last = game.replay(setup, actions_in_force(played.record.entries))
    assert (game.digest(last), game.outcome(last)) == (played.digest, played.outcome)


def test_of_several_open_questions_any_may_be_answered_first() -> None:
    game = Raid()
    setup = game.setup(game.seats[-1])
    first = set()
    for seed in range(20):
        log = actions_in_force(play(game, setup, seed).record.entries)
        first.add(next(action.seat for action in log if action.kind == "choose"))
    assert first == set(range(setup.seats))


def test_a_game_that_ends_without_an_outcome_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Caylus()
    monkeypatch.setattr(game, "outcome", lambda position: None)
    with pytest.raises(Violated, match="no_outcome"):
        play(game, game.setup(2), 1)


def test_a_log_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Caylus()
    monkeypatch.setattr(game, "replay", lambda setup, log: game.start(setup))
    with pytest.raises(Violated, match="replay_differs"):
        play(game, game.setup(2), 1, check=True)


def test_a_position_that_applying_an_action_changes_is_found() -> None:
    game = MutatingGame()
    with pytest.raises(Violated, match="apply_changed_the_position"):
        play(game, game.setup(2), 1, check=True)


def test_a_position_that_is_not_loaded_as_it_was_is_found() -> None:
    game = LossyGame()
    with pytest.raises(Violated, match="not_loaded_as_saved"):
        play(game, game.setup(2), 1, check=True)


@pytest.mark.parametrize(
    ("ask", "what"),
    [
        (Ask(0, ()), ["nothing_on_offer", "no_answer_possible"]),
        (Ask(0, (Option("a"), Option("a"))), ["options_repeat"]),
        (Ask(0, (Option("a"),), 2, 1), ["no_answer_possible"]),
        (Ask(0, (Option("a"),), 2, 2), ["no_answer_possible"]),
        (Ask(0, (Option("a"), Option("b")), 0, 2), []),
    ],
)
def test_an_offer_that_cannot_be_answered_is_found(ask: Ask, what: list[str]) -> None:
    assert list(selfplay._wrong_offer(ask)) == what


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("selfplay chess", f"There is no game “chess”. Known: {KNOWN}."),
        ("record chess --seats 2 --seed 1", f"There is no game “chess”. Known: {KNOWN}."),
        ("selfplay caylus --seats 6", "This game is for 2 to 5 players."),
        ("selfplay caylus --games 0", "Play at least one game."),
        ("selfplay caylus --policy clever", "There is no policy “clever”. Known: random, builder."),
        (
            "record caylus --seats 2 --seed 1 --policy clever",
            "There is no policy “clever”. Known: random, builder.",
        ),
        (
            "selfplay caylus --options wind=strong",
            "This game has no rule “wind”. Its rules are: favours, jeweler, lawyer_vp, gate_inn.",
        ),
        (
            "record caylus --seats 2 --seed 1 --options jeweler=2",
            "“jeweler” cannot have that value. It can be: off, on.",
        ),
    ],
)
def test_unknown_games_and_options_are_usage_errors(provost: Provost, line: str, sentence: str) -> None:
    assert provost(line).refused(sentence, 2)


@pytest.mark.parametrize("policy", ["", "--policy builder"])
def test_a_record_is_the_game_of_its_seed(provost: Provost, policy: str) -> None:
    game = json.loads(provost(f"selfplay caylus --seats 3 --games 2 --seed 4 --json {policy}").out.splitlines()[1])
    lines = provost(f"record caylus --seats 3 --seed 5 {policy}").out.splitlines()
    entries = [line for line in lines if line.split()[0].isdigit() or line.startswith("chance ")]
    assert len(entries) == game["actions"]
