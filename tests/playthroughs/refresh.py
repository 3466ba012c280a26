"""Command that rewrites every playthrough: `python -m tests.playthroughs.refresh`; then read the changes."""

from tests.playthroughs.games import GAMES, path
from tests.playthroughs.telling import describe_game


def main() -> None:
    """Write the files."""
    for name, drawn in GAMES.items():
        path(name).write_text("\n".join(describe_game(drawn)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
