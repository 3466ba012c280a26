"""Themes: the colours of a picture by role.

A role names what is coloured, never how it looks: `paper`, `ink`, `wood` (the cube), `tile.wood` (a tile's body),
`band.wood` (its heading), `seat.0`. `light.x` and `dark.x` are made from any role `x`, and `field.x`, the ground below
a building, from the tile and the band of a colour `x`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

Colour = tuple[int, int, int]

FIELD_SHARE: Final = 0.3
"""Share of the band's colour in the ground below a building."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A named set of colours by role; with `large`, posters and hands are printed larger.

    `light` is what shines in the sky: `sun`, `moon`, or nothing in a theme without ornament.
    """

    name: str
    roles: Mapping[str, Colour]
    large: bool = False
    light: str = "sun"
    shades: dict[str, Colour] = field(default_factory=dict)

    def __getitem__(self, role: str) -> Colour:
        """Return the colour of a role, lightened or darkened if the role says so.

        Raises KeyError for an unknown role.
        """
        colour = self.roles.get(role) or self.shades.get(role)
        if colour is None:
            colour = self.shades[role] = self._shade(role)
        return colour

    def _shade(self, role: str) -> Colour:
        shade, _, base = role.partition(".")
        if shade == "light":
            return mix(self[base], (255, 255, 255), 0.35)
        if shade == "dark":
            return mix(self[base], (0, 0, 0), 0.28)
        if shade == "field":
            return mix(self[f"tile.{base}"], self[f"band.{base}"], FIELD_SHARE)
        raise KeyError(role)


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """Blend `share` of the other colour into the first."""
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(colour, other, strict=True))
    return red, green, blue


def _roles(text: str) -> dict[str, Colour]:
    pairs = (line.split() for line in text.strip().splitlines())
    return {role: _colour(value) for role, value in pairs}


def _colour(value: str) -> Colour:
    red, green, blue = bytes.fromhex(value.removeprefix("#"))
    return red, green, blue


PIECE_COLOURS: Final = """
food        #d2506a
wood        #8a5a33
stone       #8f979e
cloth       #7b4ba3
gold        #e3ae22
any         #ffffff
denier      #c9ccd0
vp          #b98a1d
favour      #2f57a5
seat.0      #2461ab
seat.1      #c6431c
seat.2      #167a56
seat.3      #87449b
seat.4      #3c3f46
letter      #ffffff
shade       #2e2a25
mark        #d11f3e
glow        #ffb200
gain        #2f7d32
loss        #a3262a
brick       #b3553c
roof        #a5402f
leaf        #5d8f45
skin        #e8c19a
tan         #c78d5e
umber       #84533a
straw       #dcb450
water       #6f9fb8
"""

DAY: Final = Theme(
    "day",
    _roles(PIECE_COLOURS)
    | _roles("""
paper       #efe5d0
panel       #faf5e9
line        #d3c4a4
ink         #2e2a25
faint       #85796a
ground      #cfdcae
river       #93bccb
ripple      #b5d3dc
road        #d3b98a
beyond      #e9dfc4
empty       #dce5c2
unbuilt     #d3e5ea
recess      #7a6744
band.neutral    #b5645f
tile.neutral    #f8dfda
band.fixed      #857558
tile.fixed      #ece2cc
band.wood       #8a5a33
tile.wood       #eed7b8
band.stone      #6d767e
tile.stone      #dfe2e4
band.residence  #4f8344
tile.residence  #d7eacb
band.prestige   #3f6ca6
tile.prestige   #d5e3f3
band.special    #a3741f
tile.special    #f8eac8
sky         #a9d3e4
haze        #dcecea
cloud       #f4f8f4
hill        #a3bd79
lamp        #3c3f46
sunlight    #ffe08a
"""),
)

NIGHT: Final = Theme(
    "night",
    _roles(PIECE_COLOURS)
    | _roles("""
paper       #26282e
panel       #31343b
line        #4c5059
ink         #ece7db
faint       #a39d91
ground      #2c3a34
river       #355566
ripple      #456b7e
road        #6b5d43
beyond      #423e36
empty       #35443c
unbuilt     #5c8396
recess      #4a4130
favour      #6c9ae6
cloth       #a174cf
seat.0      #3f7fd0
seat.1      #dd5a30
seat.2      #23966b
seat.3      #a45cba
seat.4      #7b8088
gain        #7fc982
loss        #f08d90
band.neutral    #99504c
tile.neutral    #574342
band.fixed      #756749
tile.fixed      #4b4639
band.wood       #8a5a33
tile.wood       #54432f
band.stone      #69727a
tile.stone      #474c51
band.residence  #47783c
tile.residence  #3a4d34
band.prestige   #3c67a0
tile.prestige   #37465a
band.special    #936a20
tile.special    #514734
sky         #1b2440
haze        #33405c
cloud       #2b3652
hill        #22362f
leaf        #3f6e45
roof        #8c3a31
brick       #93503d
straw       #b8933f
water       #47748f
lamp        #ffd257
sunlight    #f1eccf
"""),
    light="moon",
)

CONTRAST: Final = Theme(
    "contrast",
    _roles(PIECE_COLOURS)
    | _roles("""
paper       #dcdcdc
panel       #ffffff
line        #6d6d6d
ink         #000000
faint       #4a4a4a
ground      #c6c6c6
river       #8fc4ff
ripple      #d2e8ff
road        #ffd35c
beyond      #b0b0b0
empty       #e8e8e8
unbuilt     #a8c3de
recess      #8d6d22
band.neutral    #9b1f2e
tile.neutral    #ffffff
band.fixed      #4d4324
tile.fixed      #ffffff
band.wood       #6b3300
tile.wood       #ffffff
band.stone      #3c4650
tile.stone      #ffffff
band.residence  #125c12
tile.residence  #ffffff
band.prestige   #0a3c96
tile.prestige   #ffffff
band.special    #6a4700
tile.special    #fff0c0
glow        #e6009e
gain        #005a00
loss        #8c0000
sky         #d2e8ff
haze        #d2e8ff
cloud       #d2e8ff
hill        #9a9a9a
lamp        #000000
sunlight    #d2e8ff
"""),
    light="",
)

LARGE_PRINT: Final = Theme(
    "large",
    {**DAY.roles}
    | _roles("""
paper       #f3ead8
panel       #fffdf7
ink         #14110e
faint       #655c50
"""),
    large=True,
)

THEMES: Final[Mapping[str, Theme]] = {theme.name: theme for theme in (DAY, NIGHT, CONTRAST, LARGE_PRINT)}
