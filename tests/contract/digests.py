"""Prints the digest of a drawn game of each kind: run in processes of their own, they must agree."""

import sys

import msgspec

from tests.contract.drawing import LISTED, Drawn


def lines() -> list[str]:
    """One line a game: its name, the digest of its last position, and that of a spectator's view."""
    written = []
    for name, game in LISTED.items():
        options = {choice.id: choice.values[-1] for choice in game.options}
        position = Drawn(name, max(game.seats), options, 7, 250, True).played().position
        written.append(f"{name} {game.digest(position)} {msgspec.msgpack.encode(game.view(position, None)).hex()}")
    return written


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines()))
