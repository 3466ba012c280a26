"""Golden pictures: after a change `python -m tests.render.golden` draws them again into docs/pictures, to be looked at."""

import json

import pytest

from tests.render.golden import DIGESTS, GALLERY, PICTURES, digest, draw


@pytest.mark.parametrize("name", GALLERY)
def test_a_fixed_position_looks_as_it_did(name: str) -> None:
    assert digest(draw(GALLERY[name])) == json.loads(DIGESTS.read_text())[name], "look at the picture, then store it"


@pytest.mark.parametrize("name", GALLERY)
def test_the_documents_show_the_picture_that_is_drawn(name: str) -> None:
    assert digest((PICTURES / f"{name}.png").read_bytes()) == json.loads(DIGESTS.read_text())[name]
