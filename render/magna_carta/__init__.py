"""The table of Caylus Magna Carta as a picture."""

from functools import partial

from engine.magna_carta.view import CATALOGUE, MagnaCartaView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Canvas
from render.canvas.theme import Theme
from render.magna_carta import castle, player_cards, road
from render.magna_carta.badges import middle
from render.magna_carta.layout import cut, layout
from render.magna_carta.tiles import prestige_card
from render.parts import badges
from render.parts.layout import Layout
from render.parts.player_cards import header
from render.parts.tiles import short
from render.picture import Picture


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the whole table; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    built, previous = builders(view), builders(earlier)
    place = layout(len(view.players), len(view.road), tuple(built))
    measure = cut(len(view.road))
    captions = tuple(words(f"board-{caption}") for caption in ("passing", "castle"))
    canvas = _ground(theme, place, len(view.players), captions).copy()
    header(canvas, view, words, place.places["header"])
    player_cards.cards(canvas, view, earlier, words, place)
    road.road(canvas, view, earlier, words, place, measure)
    castle.castle(canvas, view, earlier, words, place, captions[1])
    for id, seat in built.items():
        box = place.places[f"prestige.{id}"]
        face = prestige_card(theme, box.size, id, short(words, id), seat, seat != previous.get(id))
        canvas.part(box.x, box.y, face)
    badges.marks(canvas, place, picture.marks, partial(middle, view, place, measure))
    return canvas


def builders(view: MagnaCartaView) -> dict[str, int | None]:
    """Every prestige card of the game with the seat that has built it, on the road or, as beginners do, before it."""
    built = {slot.face: slot.owner for slot in view.road} | {
        id: player.seat for player in view.players for id in player.prestige
    }
    return {
        id: built.get(id)
        for id, card in CATALOGUE.items()
        if card.colour == "prestige" and (id in built or id in view.prestige)
    }


@drawn_once
def _ground(theme: Theme, place: Layout, seats: int, captions: tuple[str, ...]) -> Canvas:
    """All that stays the same for long; some megabytes each, so only few are kept."""
    passing, castle_title = captions
    canvas = Canvas(theme, place.width, place.height)
    canvas.panel(place.places["panel.prestige"], "panel", 14)
    road.ground(canvas, place, seats, passing)
    castle.ground(canvas, place, castle_title)
    return canvas
