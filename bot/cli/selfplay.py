"""Games without people: `provost selfplay` and `provost record`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.card_values import card_values
from bot.cli.errors import Misused, Refused
from bot.match.selfplay import Played, Violated, play
from bot.words import Words
from engine import GAMES
from engine.core.game import Game
from engine.core.notation import write_record
from engine.core.setup import Setup
from engine.core.types import Illegal
from engine.minds.choosing import POLICIES, Policy
from render.prose.phrases import reason_line


def selfplay(
    words: Words,
    /,
    *,
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    options: Mapping[str, str],
    cards: Path | None,
    policy: str,
    check: bool,
    json: bool,
) -> int:
    """Play games with the seeds `seed`, `seed` + 1, …, printing a line for each; without `seats` the table is full."""
    rules, setup = set_up(words, game, seats, options, cards)
    choosing = _policy(words, policy)
    if games < 1:
        raise Misused(words("cli-error-games"))
    for each in range(seed, seed + games):
        try:
            played = play(rules, setup, each, choosing, check=check)
        except Violated as violated:
            said = words("cli-error-check-failed", seed=str(each), step=violated.step, what=violated.what)
            raise Refused(said) from None
        print(_as_json(played, each) if json else _as_text(played, each, words), flush=True)
    if not json:
        print(words("cli-selfplay-checked" if check else "cli-selfplay-summary", games=games))
    return 0


def record(
    words: Words,
    /,
    *,
    game: str,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    cards: Path | None,
    policy: str,
) -> int:
    """Print one game as a record."""
    rules, setup = set_up(words, game, seats, options, cards)
    print(write_record(play(rules, setup, seed, _policy(words, policy)).record), end="")
    return 0


def _policy(words: Words, name: str) -> Policy:
    if name not in POLICIES:
        raise Misused(words("cli-error-policy-unknown", policy=name, policies=", ".join(POLICIES)))
    return POLICIES[name]


def set_up(
    words: Words, name: str, seats: int | None, options: Mapping[str, str], cards: Path | None
) -> tuple[Game[Any, Any], Setup]:
    """The game and the setup that the command line names; raises `Misused`."""
    game = GAMES.get(name)
    if game is None:
        raise Misused(words("cli-error-game-unknown", game=name, games=", ".join(GAMES)))
    values = card_values(words, cards)
    try:
        return game, game.setup(game.seats[-1] if seats is None else seats, options, values.get(name, {}))
    except Illegal as illegal:
        raise Misused(reason_line(words, name, illegal.reason)) from None


def _as_json(played: Played, seed: int) -> str:
    setup, outcome = played.record.setup, played.outcome
    summary = {
        "game": setup.game,
        "seats": setup.seats,
        "seed": seed,
        "actions": len(played.record.entries),
        "digest": played.digest,
        "ranks": outcome.ranks,
        "scores": outcome.scores,
        "ended": outcome.ended,
    }
    return msgspec.json.encode(summary).decode()


def _as_text(played: Played, seed: int, words: Words) -> str:
    setup, outcome = played.record.setup, played.outcome
    return words(
        "cli-selfplay-line",
        game=words(f"game-{setup.game}"),
        seats=setup.seats,
        seed=str(seed),
        actions=len(played.record.entries),
        scores=", ".join(map(str, outcome.scores)),
        ended=words(f"{setup.game}-ended-{outcome.ended}"),
    )
