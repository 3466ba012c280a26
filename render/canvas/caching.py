"""How many of what is drawn the caches keep: the sizes of all `lru_cache` in render, one for each kind of thing.

Filled with 1,568 boards and posters of every game in every theme and language they held 370 MiB of pixels, and the
process took 590 MiB; docs/operating/provost.service allows it 1 GiB. Twice as many tiles and panels took 940 MiB and
drew the posters of nine matches in turns no faster (7.4 ms each). The pool's finished pictures come on top (`render.pool`).
"""

from typing import Final

GROUNDS: Final = 4
"""What stays the same on a whole picture or most of it: up to 5 MiB each."""

PANELS: Final = 32
"""Panels, headings, hands' cards and other parts of some 200 KiB, and layouts."""

TILES: Final = 128
"""Tiles, cards and pieces of some 50 KiB, and open typefaces."""

SPRITES: Final = 1024
"""Pictograms and masks of some 10 KiB."""

TEXTS: Final = 4096
"""Lines of text, drawn or broken, of some 4 KiB."""

WIDTHS: Final = 16384
"""Single figures, such as a letter's width."""
