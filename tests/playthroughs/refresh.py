"""Writes every playthrough anew: `python -m tests.playthroughs.refresh`, then read what has changed."""

from tests.playthroughs.games import GAMES, path
from tests.playthroughs.telling import told


def main() -> None:
    """Write the files."""
    for name, drawn in GAMES.items():
        path(name).write_text("\n".join(told(drawn)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
