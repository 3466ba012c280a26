"""A player's own hand as a picture: every card with its cost, values and effect, and what can be done with it now.

The player's principality is above a small hand; cards to choose from a stack or from the opponent's hand are below.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple

from engine.catan_cards.view import (
    CATALOGUE,
    Card,
    CardPlace,
    CatanCardsView,
    HandCardView,
    PrincipalityView,
    catalogue,
)
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, pitch, width, wrap
from render.canvas.theme import THEMES, Theme
from render.catan_cards.facts import GAME, card_line, kind
from render.catan_cards.poster.bands import BAND_HEIGHT, bands
from render.catan_cards.poster.cards import face, names
from render.catan_cards.poster.heading import header, headline
from render.catan_cards.poster.land import land
from render.catan_cards.poster.look import LOOK_QUESTIONS, look
from render.catan_cards.poster.signs import put_letters
from render.catan_cards.tiles import CARD_RIM, framed, ground, own_frame
from render.catan_cards.values import values
from render.parts.heading import player_name
from render.parts.layout import Layout, Places
from render.parts.pieces import outlined, row, row_width
from render.parts.poster import MIN_TEXT_SIZE, POSTER_RIM, POSTER_SIZE, heading_box, sized
from render.parts.tiles import TILE_RADIUS, Names, amounts, title
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.phrases import effect_text, name
from render.prose.words import Words

CARD_GAP: Final = 10
MAX_CARD_WIDTH: Final = 352
"""Maximum width of a card."""

CARDS_BY_ROWS: Final = (4, 8, 15, 24)
"""Maximum numbers of cards in one row, in two rows, in three, in four; more need five."""

MAX_CARDS_BELOW_LAND: Final = 6
"""Maximum number of cards in a hand that leaves room for the player's principality above it."""

LAND_SHARE: Final = 0.52
"""Height of that principality, as a share of the whole picture."""

OWN_STRIP_HEIGHT: Final = 84
"""Height of the line of the player's cards during a choice among others."""

MAX_CHOICES_DRAWN: Final = 35
"""Maximum number of cards in a choice that are drawn; a longer stack is only listed."""

PLAY_VERBS: Final = ("build", "play")
ANSWER_VERB: Final = "react"
ACTION_QUESTION: Final = "act"
"""The verbs of options that use cards from the hand, and the kind of question that has all that can be built.

The key of an answer to a card is a card itself.
"""

CARD_HEADING: Final = 40
SMALL_CARD_HEADING: Final = 32
"""Height of a card's heading, and of a small card's."""

MIN_WORDY_HEIGHT: Final = 180
"""Minimum height of a card with more words than its name."""

LETTER_WIDTH: Final = 44
"""Width of the letter of an option in the heading."""

FOOT_EXTRA: Final = 50
"""Width of the sign before a card's use, with the margins around both."""

USE_HEIGHT: Final = 38
SIGNS_HEIGHT: Final = 36
SMALL_SIGNS_HEIGHT: Final = 28
"""Heights of the line with a card's use, of a line of signs, and of one on a small card."""

PICTURE_SHARE: Final = 0.44
"""Height of the picture of an upright card, relative to the card."""

BROAD_PICTURE_HEIGHTS: Final = (88, 58)
"""Height of the picture of a broad card, and its height if the words would not fit otherwise."""

MIN_PICTURE_WIDTH: Final = 36
"""Minimum width of a picture."""

MIN_UPRIGHT_RATIO: Final = 1.2
"""Minimum height of a card with its picture above its words, relative to its width."""

MAX_EFFECT_SIZE: Final = 28
"""The largest letters of an effect."""


LAND: Final = "land"
"""The place of the player's principality."""


class HandCardWords(NamedTuple):
    """The words on a card: its names, kind, effect and present use, and whether it is `ready` to be used.

    One that is neither `ready` nor `chosen` from is pale.
    """

    names: Names
    kind: str
    effect: str
    state: str
    ready: bool
    chosen: bool = False


Cost = tuple[tuple[str, int], ...]


class HandCardLayout(NamedTuple):
    """The layout of a card: its picture, signs in lines, and its words where there is room, each in its box."""

    window: Box
    lines: tuple[Box, ...]
    signs: tuple[tuple[str, ...], ...]
    kind: Box | None = None
    words: Box | None = None
    foot: Box | None = None


Place = Callable[[Box, Card, Cost, str, int], HandCardLayout]
"""Lays out a card in a box, from its cost, its kind and the height of its picture."""


@drawn_once
def draw_card(theme: Theme, size: tuple[int, int], printed: Card, cost: Cost, said: HandCardWords) -> CanvasPart:
    """Draw a card with its present cost; one that cannot be used now is pale but for its frame."""
    inside = _small(size, printed, cost) if size[1] < MIN_WORDY_HEIGHT else _arranged(size, printed, cost, said)
    bright = said.ready or said.chosen or not said.state
    frame = own_frame(printed, "paper")
    if bright:
        canvas = framed(theme, size, printed.colour, ground(printed), frame, inside.window).copy()
    else:
        canvas = _pale(theme, size, frame.colour).copy()
    _head(canvas, size, said, inside.foot is not None)
    (x, y), across = inside.window.centre, min(inside.window.w, inside.window.h)
    picture = PICTOGRAMS[printed.id]
    if bright:
        canvas.sketch(x, y, picture, across)
    else:
        canvas.paste(x - across // 2, y - across // 2, outlined(picture, theme, across))
    for box, items in zip(inside.lines, inside.signs, strict=True):
        row(canvas, box.x, box.centre[1], items, box.h - 4, box.w)
    role = "ink" if bright else "faint"
    if inside.kind and width(said.kind, Typeface.TEXT, MIN_TEXT_SIZE) <= inside.kind.w:
        canvas.text(
            inside.kind.x,
            inside.kind.centre[1],
            said.kind,
            Pen(Typeface.TEXT, 24, role, MIN_TEXT_SIZE),
            room=inside.kind.w,
        )
    if inside.words:
        canvas.paragraph(inside.words, said.effect, Pen(Typeface.TEXT, MAX_EFFECT_SIZE, role, MIN_TEXT_SIZE))
    if inside.foot:
        _foot(canvas, inside.foot, said)
    return canvas.finished()


def _small(size: tuple[int, int], printed: Card, cost: Cost) -> HandCardLayout:
    """Lay out a small card: the picture at the left, signs beside it as far as they can be read."""
    body = Box(CARD_RIM, SMALL_CARD_HEADING, size[0] - 2 * CARD_RIM, size[1] - SMALL_CARD_HEADING - CARD_RIM)
    most = body.w - MIN_PICTURE_WIDTH - 10
    price = _price(cost, most)
    fitting = [items for items in values(printed) if row_width(items, MIN_TEXT_SIZE) <= most]
    signs = tuple(([price] if price else []) + fitting)[: max(1, body.h // SMALL_SIGNS_HEIGHT)]
    wanted = max((row_width(items, SMALL_SIGNS_HEIGHT) for items in signs), default=0)
    across = max(MIN_PICTURE_WIDTH, min(body.h, body.w - wanted - 10)) if signs else body.w
    first = Box(
        body.x + across + 4,
        body.centre[1] - len(signs) * SMALL_SIGNS_HEIGHT // 2,
        body.w - across - 6,
        SMALL_SIGNS_HEIGHT,
    )
    lines = (first.moved(0, number * SMALL_SIGNS_HEIGHT) for number in range(len(signs)))
    return HandCardLayout(body._replace(w=across).inset(2), tuple(lines), signs)


def _arranged(size: tuple[int, int], printed: Card, cost: Cost, said: HandCardWords) -> HandCardLayout:
    """Lay out words below the picture of an upright card, else beside and below it.

    A smaller picture makes room for what can be done with the card. Where that is not enough, or it is too long, its sign
    alone stays; where words do not fit even then, they go.
    """
    wide, high = size
    body = Box(CARD_RIM + 2, CARD_HEADING + 2, wide - 2 * CARD_RIM - 4, high - CARD_HEADING - CARD_RIM - 4)
    place = _upright if high > wide * MIN_UPRIGHT_RATIO else _broad
    foot = Box(body.x + 2, body.bottom - USE_HEIGHT, body.w - 4, USE_HEIGHT)
    above = body._replace(h=body.h - USE_HEIGHT - 2)
    has_foot = bool(said.state) and width(said.state, Typeface.BOLD, MIN_TEXT_SIZE) <= foot.w - FOOT_EXTRA
    rooms = ((above, foot), (body, None)) if has_foot else ((body, None),)
    ways: list[tuple[Place, int]] = [(_broad, picture) for picture in BROAD_PICTURE_HEIGHTS]
    if place is _upright:
        ways.insert(0, (_upright, 0))
    for (room, below), (way, picture) in product(rooms, ways):
        inside = way(room, printed, cost, said.kind, picture)
        words = _written(said.effect, inside.words)
        if words:
            return inside._replace(words=words, foot=below)
    return place(above, printed, cost, said.kind, BROAD_PICTURE_HEIGHTS[0])._replace(
        words=None, foot=foot if has_foot else None
    )


def _written(text: str, room: Box | None) -> Box | None:
    """Return the upper part of a box that a text fills, or None if it does not fit."""
    assert room
    lines, size = wrap(text, Typeface.TEXT, MAX_EFFECT_SIZE, MIN_TEXT_SIZE, room.w, room.h)
    whole = " ".join(lines) == " ".join(text.split())
    return room._replace(h=min(room.h, len(lines) * pitch(size))) if whole else None


def _upright(room: Box, printed: Card, cost: Cost, _: str, __: int) -> HandCardLayout:
    window = room._replace(h=int(room.h * PICTURE_SHARE))
    line = Box(room.x + 8, window.bottom + 6, room.w - 16, SIGNS_HEIGHT)
    signs = _signs(printed, cost, line.w)
    lines = tuple(line.moved(0, number * SIGNS_HEIGHT) for number in range(len(signs)))
    kind = line.moved(0, len(signs) * SIGNS_HEIGHT)
    words = kind._replace(y=kind.bottom + 8, h=room.bottom - kind.bottom - 8)
    return HandCardLayout(window, lines, signs, kind, words)


def _broad(room: Box, printed: Card, cost: Cost, kind: str, picture: int) -> HandCardLayout:
    signs = _signs(printed, cost, room.w - MIN_PICTURE_WIDTH - 14)[:2]
    wanted = max((row_width(items, SIGNS_HEIGHT - 8) for items in signs), default=0)
    window = room._replace(w=max(MIN_PICTURE_WIDTH, min(104, room.w - 14 - wanted)), h=picture)
    line = Box(window.right + 10, room.y + 6, room.right - window.right - 14, SIGNS_HEIGHT)
    lines = tuple(line.moved(0, number * SIGNS_HEIGHT) for number in range(len(signs)))
    top = max(window.bottom, *(each.bottom for each in lines), line.bottom) + 4
    words = Box(room.x + 6, top, room.w - 12, room.bottom - top)
    said = None if signs or width(kind, Typeface.TEXT, MIN_TEXT_SIZE) > line.w else line
    return HandCardLayout(window, lines, signs, said, words)


def _signs(printed: Card, cost: Cost, room: int) -> tuple[tuple[str, ...], ...]:
    """Return the cost, and in another line the values of a card, as far as they can be read."""
    worth: tuple[str, ...] = ()
    for items in values(printed):
        more = (*worth, "  ", *items) if worth else items
        if row_width(more, MIN_TEXT_SIZE) <= room:
            worth = more
    return tuple(items for items in (_price(cost, room), worth) if items)


def _price(cost: Cost, room: int) -> tuple[str, ...]:
    """Return a cost, with the sign of building before it if there is room."""
    plain = tuple(amounts(dict(cost)))
    signed = ("build", " ", *plain)
    return next((items for items in (signed, plain) if cost and row_width(items, MIN_TEXT_SIZE) <= room), ())


def _head(canvas: Canvas, size: tuple[int, int], said: HandCardWords, has_foot: bool) -> None:
    """Write a card's name, and before it a sign of whether it can be used, unless that is written below."""
    left, high = 12, SMALL_CARD_HEADING if size[1] < MIN_WORDY_HEIGHT else CARD_HEADING
    if said.state and not has_foot:
        canvas.panel(Box(left - 4, high // 2 - 13, 26, 26), "letter", 13)
        canvas.sketch(left + 9, high // 2, PICTOGRAMS["check" if said.ready else "lock"], 18)
        left += 28
    room = size[0] - left - (LETTER_WIDTH if said.chosen else 6)
    name = title(said.names, room)
    canvas.text(left, high // 2 + 1, name, Pen(Typeface.BOLD, high * 7 // 10, "letter", MIN_TEXT_SIZE), room=room)


def _foot(canvas: Canvas, box: Box, said: HandCardWords) -> None:
    """Write the present use of a card."""
    if said.ready:
        canvas.panel(box, "gain", 8)
    canvas.sketch(box.x + 20, box.centre[1], PICTOGRAMS["check" if said.ready else "lock"], 26)
    role = "letter" if said.ready else "faint"
    canvas.text(
        box.x + 42, box.centre[1], said.state, Pen(Typeface.BOLD, 24, role, MIN_TEXT_SIZE), room=box.w - FOOT_EXTRA
    )


@drawn_once
def _pale(theme: Theme, size: tuple[int, int], frame: str) -> Canvas:
    """Draw the frame of a card without its contents, to be copied."""
    canvas = Canvas(theme, *size)
    canvas.panel(Box(0, 0, *size), frame, TILE_RADIUS)
    band = SMALL_CARD_HEADING if size[1] < MIN_WORDY_HEIGHT else CARD_HEADING
    canvas.panel(
        Box(CARD_RIM, band, size[0] - 2 * CARD_RIM, size[1] - band - CARD_RIM), "panel", TILE_RADIUS - CARD_RIM
    )
    return canvas


def priced(cost: Mapping[str, int]) -> Cost:
    """Return a cost as a key of caches."""
    return tuple(cost.items())


def own(view: CatanCardsView) -> Seat:
    """Return the viewer. Raises ValueError when the view is a spectator's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


def paint(picture: Picture[CatanCardsView]) -> Canvas:
    """Paint the viewer's hand. Raises ValueError when the view has none."""
    view, words, theme = picture.view, picture.words, picture.colours
    seat, offered, printed = own(view), chosen_from(view), catalogue(view.options, view.rules)
    shown = look(picture)
    place = layout(len(view.hand), len(offered), theme.large)
    canvas = Canvas(theme, place.width, place.height)
    header(canvas, shown, _headline(view, words, seat), seat)
    bands(canvas, shown, (place.places["band"],), (seat,))
    if LAND in place.places:
        land(canvas, shown, seat, place.places[LAND])
    for number, card in enumerate(view.hand, 1):
        box = place.places[f"hand.{number}"]
        if offered:
            canvas.part(box.x, box.y, face(theme, box.size, printed[card.card], names(words, card.card), "paper"))
            continue
        said = _said(words, card.card, *_state(view, number, card), f"hand.{number}" in shown.letters)
        canvas.part(box.x, box.y, draw_card(theme, box.size, printed[card.card], priced(card.cost), said))
    count = len(offered) - len(_untaken(view))
    for number, id in enumerate(offered, 1):
        box, cost = place.places[f"choice.{number}"], priced(printed[id].cost)
        state = "" if number <= count else "catan_cards-hand-untaken"
        said = _said(words, id, state, False, f"choice.{number}" in shown.letters)
        canvas.part(box.x, box.y, draw_card(theme, box.size, printed[id], cost, said))
    for spot, sign in shown.letters.items():
        if spot in place.places:
            box = place.places[spot]
            put_letters(canvas, box.right - 22, box.y + CARD_HEADING // 2, sign)
    return canvas


def _headline(view: CatanCardsView, words: Words, seat: Seat) -> str:
    """Return the question to the viewer, or else the viewer's name."""
    own_questions = [each for each in view.decisions if each.ask.seat == seat]
    return headline(view, words) if own_questions else _title(view, words, player_name(words, seat))


def chosen_from(view: CatanCardsView) -> tuple[str, ...]:
    """Return the cards of the viewer's choice, if they are not in that viewer's hand, and those beside them."""
    found = [
        str(option.data["building"])
        for decision in view.decisions
        if decision.ask.seat == view.viewer and decision.kind in LOOK_QUESTIONS
        for option in decision.ask.options
        if "building" in option.data
    ]
    found += _untaken(view)
    return tuple(found) if len(found) <= MAX_CHOICES_DRAWN else ()


def _untaken(view: CatanCardsView) -> list[str]:
    """Return the cards that are shown beside those of the viewer's choice, and cannot be chosen."""
    asked = (each for each in view.decisions if each.ask.seat == view.viewer and each.kind in LOOK_QUESTIONS)
    cards = next((each.ask.options[0].data.get("cards") for each in asked if each.ask.options), None)
    return cards if isinstance(cards, list) else []


@drawn_once
def layout(hand: int, offered: int, large: bool = False) -> Layout:
    """Lay out a hand: a small one below the player's principality, or in a line below the cards to choose from."""
    theme = THEMES["large" if large else "day"]
    head = heading_box(theme)
    band = head._replace(y=head.bottom + CARD_GAP, h=sized(theme, BAND_HEIGHT))
    places: Places = {"header": head, "band": band}
    room = Box(
        POSTER_RIM,
        band.bottom + CARD_GAP,
        POSTER_SIZE[0] - 2 * POSTER_RIM,
        POSTER_SIZE[1] - POSTER_RIM - band.bottom - CARD_GAP,
    )
    if offered and hand:
        line = room._replace(y=room.bottom - OWN_STRIP_HEIGHT, h=OWN_STRIP_HEIGHT)
        places |= _grid("hand", line, hand, 1, OWN_STRIP_HEIGHT * 2)
        room = room._replace(h=room.h - OWN_STRIP_HEIGHT - CARD_GAP)
    if not offered and hand <= MAX_CARDS_BELOW_LAND:
        high = int((room.h - CARD_GAP) * LAND_SHARE) if hand else room.h
        below = room._replace(y=room.y + high + CARD_GAP, h=room.h - high - CARD_GAP)
        return Layout(*POSTER_SIZE, places | {LAND: room._replace(h=high)} | _grid("hand", below, hand, 1))
    count = offered or hand
    rows = next((rows for rows, most in enumerate(CARDS_BY_ROWS, 1) if count <= most), len(CARDS_BY_ROWS) + 1)
    return Layout(*POSTER_SIZE, places | _grid("choice" if offered else "hand", room, count, rows))


def _grid(area: str, room: Box, count: int, rows: int, widest: int = MAX_CARD_WIDTH) -> Places:
    """Lay out a number of cards in rows, in the middle of the room."""
    across = max(1, -(-count // rows))
    wide = min(widest, (room.w + CARD_GAP) // across - CARD_GAP)
    high = (room.h + CARD_GAP) // rows - CARD_GAP
    places: Places = {}
    for number in range(count):
        line, column = divmod(number, across)
        here = min(across, count - line * across)
        left = room.x + (room.w - here * (wide + CARD_GAP) + CARD_GAP) // 2
        places[f"{area}.{number + 1}"] = Box(
            left + column * (wide + CARD_GAP), room.y + line * (high + CARD_GAP), wide, high
        )
    return places


def _title(view: CatanCardsView, words: Words, player: str) -> str:
    return words("catan_cards-hand-title", player=player, cards=len(view.hand))


def _on_offer(view: CatanCardsView, number: int, card: str) -> bool:
    """Return True if a card in the hand can be built or played now."""
    options = (option for each in view.decisions if each.ask.seat == view.viewer for option in each.ask.options)
    return any(
        option.spot == f"hand.{number}" or card in (option.data.get("building"), option.data.get("source"))
        for option in options
        if option.verb in PLAY_VERBS
    )


def _is_answer(view: CatanCardsView, card: str) -> bool:
    """Return True if the viewer can answer an attack or event with a card."""
    options = (option for each in view.decisions if each.ask.seat == view.viewer for option in each.ask.options)
    return any(option.verb == ANSWER_VERB and option.key == card for option in options)


def _state(view: CatanCardsView, number: int, card: HandCardView) -> tuple[str, bool]:
    """Return the id of the sentence on a card's present use, and whether it can be used."""
    printed = CATALOGUE[card.card]
    if _on_offer(view, number, card.card) or _is_answer(view, card.card):
        return f"catan_cards-hand-{'build' if printed.placed else 'play'}", True
    if not printed.placed or printed.kind == "wizard":  # a wizard's card costs nothing, and can never be placed
        return "catan_cards-hand-wait", False
    if obstacle := _obstacle(view, printed):
        return f"catan_cards-hand-{obstacle}", False
    acts = any(each.ask.seat == view.viewer and each.kind == ACTION_QUESTION for each in view.decisions)
    if card.affordable and acts:  # something else hinders it, which the bot explains when asked
        return "catan_cards-hand-wait", False
    return f"catan_cards-hand-{'affordable' if card.affordable else 'dear'}", False


def _obstacle(view: CatanCardsView, printed: Card) -> str:
    """Return what a card lacks besides its cost: `needs` a building, a `city`, or a `site`; empty if it lacks nothing."""
    seat = own(view)
    area = view.principalities[seat]
    standing = {each.card for each in area.cards if each.owner == seat and each.dogma is None}
    if printed.needs and standing.isdisjoint(printed.needs):
        return "needs"
    host = view.principalities[1 - seat] if printed.foreign else area
    places = set(_places(host, printed))
    if places - {each.place for each in host.cards}:
        return ""
    return "site" if places or printed.colour != "red" else "city"


def _places(area: PrincipalityView, printed: Card) -> Iterator[str]:
    """Yield the places of a principality that fit a card, free or taken."""
    if printed.colour == "road":
        yield from area.expansions
    elif printed.colour == "brown":
        lands = {each.place for each in area.regions if each.kind == printed.land}
        yield from (place for place in area.brown if CardPlace.parse(place).region in lands)
    else:
        columns = {CardPlace.parse(each.place).column for each in area.centre if each.kind == "city"}
        is_red = printed.colour == "red"
        yield from (place for place in area.sites if not is_red or CardPlace.parse(place).column in columns)


def _said(words: Words, id: str, state: str, ready: bool, chosen: bool) -> HandCardWords:
    called = (name(words, id), *names(words, id))
    return HandCardWords(
        called, kind(words, id), effect_text(words, GAME, id), words(state) if state else "", ready, chosen
    )


def lines(view: CatanCardsView, words: Words, whole: bool = True) -> Iterator[str]:
    """Yield a line for each card in the viewer's hand, with effects if `whole`. Raises ValueError without a hand."""
    yield _title(view, words, words.seat(own(view)))
    for number, card in enumerate(view.hand, 1):
        state, _ = _state(view, number, card)
        yield card_line(words, card, words(state), whole=whole)
