"""Sizes of the larger tests: small in every run, larger where the environment asks for it (tests/README.md)."""

import os


def size(name: str, usual: int) -> int:
    """Return the number to try: `PROVOST_<name>` from the environment, else the usual one."""
    return int(os.environ.get(f"PROVOST_{name}", usual))
