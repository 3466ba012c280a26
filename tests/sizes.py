"""How much the larger tests try: little in every run, more where the environment asks for it (tests/README.md)."""

import os


def size(name: str, usual: int) -> int:
    """How many of a thing are tried: the number in `PROVOST_<name>`, else what is usual."""
    return int(os.environ.get(f"PROVOST_{name}", usual))
