"""Drawing kit: the PNG writer, palettes, sketches and typefaces."""

from importlib import import_module
from pkgutil import walk_packages

import pytest
from PIL import Image, ImageChops

import render
from bot.words import Catalogue
from render import View, marks
from render.canvas import caching
from render.canvas.canvas import PALETTE_SIZE, Box, Canvas, CanvasPart, Pen, palette
from render.canvas.fonts import Typeface, drawable, fit, run, width, wrap
from render.canvas.sketch import sketch
from render.canvas.theme import THEMES, Theme
from render.parts.heading import player_name
from render.parts.pieces import SEAT_LETTERS, SEAT_PATTERNS, SEAT_SHAPES, house, token, worker
from render.picture import MAX_SEATS
from tests.render import catan_cards, magna_carta
from tests.render.table import Table
from tests.render.tables import EVERY_GAME, painted, painted_hand, words

ARABIC = (range(0x600, 0x700), range(0x750, 0x780), range(0xFB50, 0xFE00), range(0xFE70, 0xFF00))
"""The blocks of Arabic letters and signs, some of which are whole sentences in one sign."""

MAX_EDGE_ERROR = 48
"""The levels by which a smoothed edge may miss its colour; faces of objects keep theirs exactly."""


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_palette_keeps_every_role(theme: Theme) -> None:
    for role, colour in theme.roles.items():
        kept = Image.new("RGB", (1, 1), colour).quantize(palette=palette(theme), dither=Image.Dither.NONE)
        assert kept.convert("RGB").getpixel((0, 0)) == colour, role


@EVERY_GAME
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_palette_misses_no_edge_by_much(table: Table, theme: Theme) -> None:
    view = table.full[0]
    assert count_misses(painted(view, words(), theme.name, marks(view), before=table.start(view)).image, theme) == 0


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_palette_misses_no_edge_of_a_hand_by_much(theme: Theme) -> None:
    hands: tuple[View, ...] = (magna_carta.crowded(viewer=2), catan_cards.holding_all())
    for view in hands:
        assert count_misses(painted_hand(view, words(), theme.name).image, theme) == 0


def count_misses(drawn: Image.Image, theme: Theme) -> int:
    """Count the levels of pixels that are off by more than is allowed."""
    reduced = drawn.quantize(palette=palette(theme), dither=Image.Dither.NONE).convert("RGB")
    return sum(
        sum(channel.histogram()[MAX_EDGE_ERROR + 1 :]) for channel in ImageChops.difference(drawn, reduced).split()
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_a_palette_has_room_for_its_colours(theme: Theme) -> None:
    assert len(theme.roles) < PALETTE_SIZE
    assert len(palette(theme).getpalette() or ()) == 3 * PALETTE_SIZE


def test_an_unknown_role_is_refused() -> None:
    with pytest.raises(KeyError):
        THEMES["day"]["moonlight"]


def test_a_sketch_of_no_known_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="no such shape: blob"):
        sketch("blob ink 1,1 2,2", THEMES["day"], 32)


@pytest.mark.parametrize("piece", [token, worker, house])
def test_seats_differ_in_shape_and_not_in_colour_alone(piece: object) -> None:
    assert callable(piece)
    masks = {piece(THEMES["day"], seat, 48).mask.tobytes() for seat in range(MAX_SEATS)}
    assert len(masks) == len(SEAT_SHAPES) == len(SEAT_LETTERS) == MAX_SEATS


def test_seats_differ_in_pattern() -> None:
    assert len(set(SEAT_PATTERNS)) == len(SEAT_SHAPES)


def test_a_text_shrinks_before_it_is_cut() -> None:
    name = "Venditore ambulante"
    whole = width(name, Typeface.BOLD, 20)
    assert fit(name, Typeface.BOLD, 20, 14, whole) == (name, 20)
    text, size = fit(name, Typeface.BOLD, 20, 14, whole - 30)
    assert text == name
    assert 14 <= size < 20
    text, size = fit(name, Typeface.BOLD, 20, 14, 60)
    assert size == 14
    assert text.endswith("…")
    assert width(text, Typeface.BOLD, size) <= 60
    assert fit(name, Typeface.BOLD, 20, 14, 3)[0] == ""


def test_a_paragraph_is_broken_and_cut_at_the_end() -> None:
    text = "Ada, place a worker or pass. " * 8
    lines, size = wrap(text, Typeface.TITLE, 38, 20, 300, 90)
    assert size == 20
    assert len(lines) == 90 // 22
    assert lines[-1].endswith("…")
    assert all(width(line, Typeface.TITLE, size) <= 300 for line in lines)


def test_only_letters_of_the_typefaces_are_drawn() -> None:
    assert drawable("Ægir", "A") == "Ægir"
    assert drawable("Ελένη", "A") == "Ελένη"
    assert drawable("é́́́x", "A") == "éx"
    assert drawable("   ", "A") == "A"
    assert drawable("\u202eabc\n", "A") == "abc"
    assert drawable("አበበ", "A") == "A"


def test_a_sign_that_cannot_be_drawn_counts_as_absent() -> None:
    ligature = "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}"
    assert drawable(f"Ali {ligature}", "A") == "Ali ★"
    assert drawable(ligature, "A") == "★"
    assert run(f"Ali {ligature}", Typeface.BOLD, 24).mask.getbbox()


def test_every_arabic_sign_can_be_drawn_or_left_out() -> None:
    signs = [chr(code) for block in ARABIC for code in block]
    kept = [sign for sign in signs if drawable(sign, "") == sign]
    assert len(kept) > 500
    assert all(run(sign, Typeface.BOLD, 24).mask.getbbox() for sign in kept)


@pytest.mark.parametrize(
    "name", ["王小明", "さくら", "김민준", "محمد علي", "שלום", "Фёдор", "สมชาย", "გიორგი", "राहुल", "♥"]
)
def test_names_in_many_scripts_are_drawn_as_they_are(name: str) -> None:
    assert drawable(name, "A") == name
    absent = run("\uffff" * len(name), Typeface.BOLD, 24).mask
    assert run(name, Typeface.BOLD, 24).mask.tobytes() != absent.tobytes()


def test_an_emoji_that_no_typeface_has_becomes_a_star() -> None:
    assert drawable("Ada 🎲", "A") == "Ada ★"
    assert drawable("👨\u200d👩\u200d👧", "A") == "★"
    assert drawable("🇮🇹", "A") == "IT"
    assert drawable("👍🏽", "A") == "👍"


def test_letters_in_fancy_dress_are_drawn_plainly() -> None:
    assert drawable("𝓐𝓭𝓪", "A") == "Ada"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("ᴀᴅᴀ ʟᴏᴠᴇ", "ADA LOVE"),
        ("ғᴀɴᴄʏ", "FANCY"),
        ("ꜰᴏx Bruno", "FOX Bruno"),
        ("🅐🅓🅐", "ADA"),
        ("🅱runo", "BRUNO"),
        ("ᗩᗪᗩ", "ADA"),
        ("Жарғақ", "Жарғақ"),
        ("Ọmọǫ", "Ọmọǫ"),
    ],
)
def test_small_capitals_and_their_like_are_drawn_plainly(name: str, drawn: str) -> None:
    assert drawable(name, "A") == drawn


@pytest.mark.parametrize(
    ("name", "drawn"), [("አበበa", "A"), ("አበab", "ab"), ("a", "a"), ("አበ 7 b c", "7 b c"), ("ab!", "ab!")]
)
def test_a_name_of_which_less_than_half_can_be_drawn_is_not(name: str, drawn: str) -> None:
    assert drawable(name, "A") == drawn


def test_a_line_in_two_typefaces_is_as_wide_as_its_parts() -> None:
    both = width("Ada 王", Typeface.BOLD, 27)
    assert abs(both - width("Ada ", Typeface.BOLD, 27) - width("王", Typeface.BOLD, 27)) <= 1
    assert abs(run("Ada 王", Typeface.BOLD, 27).mask.width - both) <= 2


def test_a_text_reports_the_box_that_it_fills() -> None:
    canvas = Canvas(THEMES["day"], 200, 60)
    canvas.text(100, 30, "HH", Pen(Typeface.BOLD, 30), align="m")
    (label,) = canvas.labels
    drawn = ImageChops.difference(canvas.image, Image.new("RGB", (200, 60), THEMES["day"]["paper"])).getbbox()
    assert drawn is not None
    left, top, right, bottom = drawn
    assert abs(label.box.y - top) <= 1
    assert abs(label.box.bottom - bottom) <= 1
    assert label.box.x <= left
    assert right <= label.box.right
    assert run("HH", Typeface.BOLD, 30).width == label.box.w


def test_a_copy_leaves_its_origin_alone() -> None:
    canvas = Canvas(THEMES["day"], 40, 40)
    before = canvas.image.tobytes()
    copy = canvas.copy()
    copy.panel(Box(4, 4, 30, 30), "mark", 6, "ink")
    copy.text(20, 20, "7", Pen(Typeface.BOLD, 18))
    assert canvas.image.tobytes() == before
    assert canvas.labels == []


def test_every_cache_of_texts_has_one_of_the_named_sizes() -> None:
    found = [
        value.cache_parameters()["maxsize"]
        for module in (import_module(info.name) for info in walk_packages(render.__path__, "render."))
        for value in vars(module).values()
        if hasattr(value, "cache_parameters")
    ]
    assert {size for size in found if size is not None} == {
        caching.MAX_TYPEFACES,
        caching.MAX_TEXTS,
        caching.MAX_WIDTHS,
    }


def test_pieces_that_were_not_used_for_longest_make_room() -> None:
    drawn: list[int] = []

    def draw(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("RGB", (100, 100))

    cache = caching.PieceCache(3 * (caching.ENTRY_BYTES + 40_000))
    kept = caching.DrawnOnce(draw, cache)
    for number in (1, 2, 3, 1, 4, 1, 2):
        assert kept(number).size == (100, 100)
    assert drawn == [1, 2, 3, 4, 2], "1 was used again before 4 came"
    assert (len(cache), cache.size) == (3, 3 * (caching.ENTRY_BYTES + 40_000))
    kept.cache_clear()
    assert (len(cache), cache.size) == (0, 0)


def test_a_piece_takes_the_bytes_of_its_pixels() -> None:
    colour, mask = Image.new("RGB", (10, 10)), Image.new("L", (10, 10))
    assert caching.pixel_bytes(CanvasPart(colour, (), mask)) == 500
    assert caching.pixel_bytes(Canvas(THEMES["day"], 10, 20)) == 800
    assert caching.pixel_bytes(((1, 2, mask), (3, 4, mask))) == 200
    assert caching.pixel_bytes("layout") == 0


def test_two_functions_share_the_room_and_not_their_pieces() -> None:
    cache = caching.PieceCache(1 << 20)
    first, second = (caching.DrawnOnce(draw, cache) for draw in (lambda number: (number,), lambda number: (-number,)))
    assert (first(1), second(1), first(number=1)) == ((1,), (-1,), (1,))
    first.cache_clear()
    assert len(cache) == 1


def test_names_that_are_drawn_alike_have_the_letters_of_their_seats() -> None:
    words = Catalogue().words("en").at(("ᴀᴅᴀ", "ADA 🎲", "Ada ♠️", "ADA"))
    assert [player_name(words, seat) for seat in range(4)] == ["ADA (A)", "ADA ★", "Ada ♠", "ADA (D)"]
