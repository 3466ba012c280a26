"""Digests of a drawn game of each kind, which must agree between processes."""

import sys

import msgspec

from tests.contract.drawing import LISTED, Drawn


def lines() -> list[str]:
    """Yield a line for each game: its name, the digest of its last position, and that of a spectator's view."""
    written = []
    for name, game in LISTED.items():
        options = {choice.id: choice.values[-1] for choice in game.options}
        position = Drawn(name, max(game.seats), options, 7, 250, True).played().position
        written.append(f"{name} {game.digest(position)} {msgspec.msgpack.encode(game.view(position, None)).hex()}")
    return written


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines()))
