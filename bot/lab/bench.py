"""`provost lab bench`: run the benchmarks, which live in `tests.bench` and need the test dependencies."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

import msgspec

from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import flag, positional
from bot.words import Words

if TYPE_CHECKING:
    from tests.bench.figures import Figure

BENCHES: Final[Mapping[str, tuple[str, ...]]] = {
    "engine": ("engine",),
    "render": ("render", "recap"),
    "storage": ("storage", "postgres"),
    "bot": ("bot", "start", "clocks", "computers"),
    "events": ("events",),
}
"""The modules of `tests.bench` that measure each subject."""


def bench(words: Words, /, *, what: str | None = positional(nargs="?"), json: bool = flag()) -> int:
    """Measure and print each figure as soon as it is known. A missed goal does not make the command fail."""
    if what is not None and what not in BENCHES:
        raise Misused(words("cli-error-bench-unknown", bench=what, benches=", ".join(BENCHES)))
    for figure in _figures(BENCHES if what is None else {what: BENCHES[what]}, words):
        print(msgspec.json.encode(figure).decode() if json else _as_text(figure, words), flush=True)
    return 0


def _figures(benches: Mapping[str, tuple[str, ...]], words: Words) -> Iterator["Figure"]:
    for module in (module for modules in benches.values() for module in modules):
        try:
            run: Callable[[], list[Figure]] = import_module(f"tests.bench.{module}").run
        except ModuleNotFoundError as error:
            raise CommandRefused(words("cli-error-bench-missing", module=str(error.name))) from None
        yield from run()


def _as_text(figure: "Figure", words: Words) -> str:
    return words(
        "cli-bench-figure",
        name=figure.name,
        subject=f"{figure.subject_ms_median:.3g}",
        slow=f"{figure.subject_ms_p99:.3g}",
        limit=figure.limit_name,
        base=f"{figure.limit_ms_median:.3g}",
        ratio=f"{figure.ratio:.2f}",
        goal=figure.goal,
        verdict=words("cli-bench-reached" if figure.ok else "cli-bench-missed"),
    )
