"""Tags under which frames are saved: permanent, unique and complete."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.flow import Frame
from tests.contract.drawing import LISTED
from tests.games import KITS

TAG = re.compile(r"[a-z][a-z_]*")
RESERVED = {"undo"}
"""Kinds that the notation uses for lines of its own."""


def tag(frame: type[Frame[Any]]) -> object:
    """Return the tag under which a frame is saved: by default the name of its class."""
    return frame.__struct_config__.tag


def kinds_of(frame: type[Frame[Any]]) -> Iterator[type[Frame[Any]]]:
    """Return all subclasses of a frame."""
    for kind in frame.__subclasses__():
        yield kind
        yield from kinds_of(kind)


@pytest.mark.parametrize("name", LISTED)
def test_every_frame_names_a_tag_of_its_own(name: str) -> None:
    tags = [tag(frame) for frame in KITS[name].frames]
    assert len(set(tags)) == len(tags)
    assert [one for one in tags if not TAG.fullmatch(str(one))] == []
    assert not RESERVED.intersection(map(str, tags))


@pytest.mark.parametrize("name", LISTED)
def test_every_frame_with_a_tag_can_be_read_again(name: str) -> None:
    game = LISTED[name]
    home = type(game).__module__.removesuffix(".game")
    written = {
        frame for frame in kinds_of(Frame) if frame.__module__.startswith(home) and TAG.fullmatch(str(tag(frame)))
    }
    assert written == {frame for frame in KITS[name].frames if not frame.__module__.startswith("engine.core")}
