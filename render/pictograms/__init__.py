"""Every pictogram by name, read from the text files in this folder, in the notation of `render.canvas.sketch`.

A name starts a line, with its shapes indented below it; `name = other` gives a name the pictogram of another.
"""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final


def read(text: str) -> Iterator[tuple[str, str]]:
    """Parse a file of pictograms: yield each name with its shapes, or with the other name after an equals sign."""
    name, shapes = "", list[str]()
    for line in (*text.splitlines(), ""):
        if line.startswith(" "):
            shapes.append(line.strip())
        elif not line.startswith("#"):
            if name:
                yield name, "\n".join(shapes)
            name, _, other = line.partition(" = ")
            shapes = [f"= {other}"] if other else []


def _all() -> dict[str, str]:
    shelves = sorted(
        (file for file in files(__name__).iterdir() if file.name.endswith(".txt")), key=lambda file: file.name
    )
    found = {name: shapes for shelf in shelves for name, shapes in read(shelf.read_text(encoding="utf-8"))}
    return {name: found[shapes[2:]] if shapes.startswith("= ") else shapes for name, shapes in found.items()}


PICTOGRAMS: Final[Mapping[str, str]] = _all()


def building_pictogram(id: str) -> str:
    """Return the pictogram of a building: its own, or that of its kind, which the id names after its prefix."""
    return PICTOGRAMS[id if id in PICTOGRAMS else id.partition("_")[2]]
