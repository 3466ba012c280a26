"""Corrected card values, read when the bot starts and used for one run."""

from pathlib import Path
from typing import Any, Final

import pytest

from bot.app import process
from bot.sandbox import world
from engine import GAMES
from engine.catan_cards.card_values import CORRECTABLE_FIELDS
from engine.core.notation import read_record
from tests.bot.cli.conftest import Provost

CATAN: Final = GAMES["catan_cards"]
TEXT: Final = "flagship:cost=lumber.2wool"

KINDS: Final = "lumber, brick, wool, grain, ore or gold"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """File that corrects a cost."""
    path = tmp_path / "cards.toml"
    path.write_text("[flagship]\ncost = { lumber = 1, wool = 2 }\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["run", "sandbox"])
def test_matches_begin_with_corrected_cards_while_the_bot_runs(
    provost: Provost, file: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[dict[str, str]] = []

    async def run(*args: Any) -> int:
        begun.append(CATAN.setup(2, {}, args[-1].operator_options.get(CATAN.name)).options)
        return 0

    monkeypatch.setenv("DISCORD_TOKEN", "from.environment")
    monkeypatch.setattr(process, "run", run)
    monkeypatch.setattr(world, "sandbox", run)
    assert provost(command, "--cards", file) == (0, "", "")
    assert provost(command) == (0, "", "")
    plain = CATAN.setup(2).options
    assert begun == [{**plain, "cards": TEXT}, plain]


def test_a_record_contains_the_corrected_cards_and_is_proven_by_itself(
    provost: Provost, file: Path, tmp_path: Path
) -> None:
    line = "catan_cards --seats 2 --seed 3"
    kept = tmp_path / "game.txt"
    kept.write_text(provost(f"record {line}", "--cards", file).out, encoding="utf-8")
    assert read_record(kept.read_text(encoding="utf-8")).setup.options["cards"] == TEXT
    file.unlink()
    assert provost("verify", kept).status == 0
    assert "cards" not in read_record(provost(f"record {line}").out).setup.options


def test_a_record_whose_corrections_were_made_up_is_refused(provost: Provost, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(
        "provost-record 1\ngame catan_cards\nseats 2\nrules 1\noption cards flagship:vp=99\n", encoding="utf-8"
    )
    sentence = f"“cards” cannot have that value. It can be: {CATAN.operator_options['cards'].example}."
    assert provost("replay", kept).refused(sentence)


def test_whole_games_are_played_with_corrected_cards(provost: Provost, file: Path) -> None:
    line = "selfplay catan_cards --seed 3 --json"
    corrected = provost(f"{line} --check", "--cards", file)
    assert corrected.status == 0
    assert corrected.out != provost(line).out


def test_a_file_that_is_not_there_or_cannot_be_read_is_named(provost: Provost, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    assert provost("sandbox --cards", nothing).refused(f"There is no file {nothing}.")
    sentence = f"{tmp_path} cannot be read. Check that it is a file and that you are allowed to read it."
    assert provost("sandbox --cards", tmp_path).refused(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("flagship", "is not written in TOML."),
        (
            "[armada]\n",
            f"“armada” is not a card whose values can be corrected. These are: {', '.join(CORRECTABLE_FIELDS)}.",
        ),
        (
            "[flagship]\ncopies = 2",
            "“copies” of flagship cannot be corrected. These can: cost, trade, vp, hand.",
        ),
        (
            "[flagship]\ncost = { wood = 2 }",
            f"the cost of flagship has to be 1 to 9 each of {KINDS}, such as “cost.wool = 2”.",
        ),
        ("flagship = 2", "corrections of flagship belong in a table “[flagship]”."),
        ("[flagship]\nvp = 10", "“vp” of flagship has to be a whole number from 0 to 9."),
    ],
)
def test_a_wrong_file_is_refused_with_the_allowed_values(
    provost: Provost, file: Path, text: str, sentence: str
) -> None:
    file.write_text(text, encoding="utf-8")
    said = f"{file} {sentence}" if text == "flagship" else f"{file}: {sentence}"
    for command in ("sandbox", "selfplay catan_cards", "record catan_cards --seats 2 --seed 1"):
        assert provost(f"{command} --cards", file).refused(said)


def test_a_binary_file_is_no_file_of_values(provost: Provost, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert provost("selfplay catan_cards --cards", file).refused(f"{file} is not written in TOML.")
