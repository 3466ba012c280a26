"""`provost selfplay` and `provost record`: play games without people."""

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.cli.card_values import card_values
from bot.cli.errors import CommandRefused, Misused, reading
from bot.cli.options import Unusable, flag, option, positional, together, whole
from bot.match.selfplay import Played, Violated, play
from bot.words import Words
from engine import GAMES
from engine.core.game import Game
from engine.core.notation import write_record
from engine.core.setup import Setup
from engine.core.types import Illegal
from engine.minds.choosing import POLICIES, Policy
from engine.minds.search import Mind
from engine.minds.weights import Header, read
from render.prose.phrases import reason_line


def pairs(text: str) -> dict[str, str]:
    """Parse `NAME=VALUE,NAME=VALUE`."""
    pairs = [pair.partition("=") for pair in text.split(",")]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Unusable("cli-error-option-form", option=f"{name}{sign}{value}")
    return {name: value for name, _, value in pairs}


class SelfplayOptions(NamedTuple):
    """The options of `provost selfplay`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    games: int = option("K", whole, 1)
    seed: int = option("S", whole, 1, about="cli-option-first-seed")
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    policy: str = option("NAME", default="random")
    cards: Path | None = option("FILE", Path)
    check: bool = flag()
    json: bool = flag()


def selfplay(words: Words, /, *, given: SelfplayOptions = together(SelfplayOptions)) -> int:
    """Play games with the seeds `seed`, `seed` + 1, … printing a line for each. Without `seats`, all are taken."""
    rules, setup = set_up(words, given.game, given.seats, given.options, given.cards)
    choosing = _policy(words, given.policy)
    if given.games < 1:
        raise Misused(words("cli-error-games"))
    for each in range(given.seed, given.seed + given.games):
        try:
            played = play(rules, setup, each, choosing, check=given.check)
        except Violated as violated:
            said = words("cli-error-check-failed", seed=str(each), step=violated.step, what=violated.what)
            raise CommandRefused(said) from None
        print(_as_json(played, each) if given.json else _as_text(played, each, words), flush=True)
    if not given.json:
        print(words("cli-selfplay-checked" if given.check else "cli-selfplay-summary", games=given.games))
    return 0


class RecordOptions(NamedTuple):
    """The options of `provost record`."""

    game: str = positional()
    seats: int = option("N", whole, required=True, about="cli-option-players")
    seed: int = option("S", whole, required=True)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    policy: str = option("NAME", default="random")
    cards: Path | None = option("FILE", Path)


def record(words: Words, /, *, given: RecordOptions = together(RecordOptions)) -> int:
    """Print one game as a record."""
    rules, setup = set_up(words, given.game, given.seats, given.options, given.cards)
    print(write_record(play(rules, setup, given.seed, _policy(words, given.policy)).record), end="")
    return 0


def _policy(words: Words, name: str) -> Policy:
    if name not in POLICIES:
        raise Misused(words("cli-error-policy-unknown", policy=name, policies=", ".join(POLICIES)))
    return POLICIES[name]


def set_up(
    words: Words, name: str, seats: int | None, options: Mapping[str, str], cards: Path | None = None
) -> tuple[Game[Any, Any], Setup]:
    """Return the game and setup that the command line names. Raises `Misused`."""
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


def read_weights(words: Words, path: Path) -> tuple[Header, Mind]:
    """Return the weights from a file. Raises `CommandRefused` if there are none."""
    with reading(words, path):
        data = path.read_bytes()
    try:
        return read(data)
    except (ValueError, zlib.error):
        raise CommandRefused(words("cli-error-weights-unreadable", path=str(path))) from None
