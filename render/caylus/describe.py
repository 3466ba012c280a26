"""A position of Caylus as text: in full, in brief for alternative texts, and as what has changed."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.caylus.view import (
    CATALOGUE,
    FAVOUR_BUILDINGS,
    FAVOUR_GAINS,
    FAVOUR_LINES,
    FAVOUR_RESOURCES,
    SECTIONS,
    SIMPLIFIED_FAVOUR_VP,
    STABLES_MIN_SEATS,
    CaylusView,
    PlayerView,
    SectionView,
    SpaceView,
    points,
)
from engine.core.types import Seat
from render.caylus.favours import simplified
from render.prose.describe import Prose
from render.prose.facts import (
    Circle,
    builder_line,
    count,
    counted,
    order_changes,
    purse_changes,
    purse_line,
    seat_name,
    worker_changes,
)
from render.prose.phrases import effect_text, goods, name
from render.prose.words import Words

CAYLUS = "caylus"
SECTION_MARKERS = {section.id: section.marker for section in SECTIONS}


def space_line(words: Words, space: SpaceView) -> str:
    """Tell a road space: its building, owner, worker and effect."""
    if space.building is None:
        return words("board-describe-empty", spaces=str(space.number))
    return words(
        "board-describe-space",
        space=space.number,
        building=name(words, space.building),
        owner=seat_name(words, space.owner),
        worker=seat_name(words, space.worker),
        pending=seat_name(words, space.pending),
        effect=effect_text(words, CAYLUS, space.building),
    ).rstrip()


def section_line(words: Words, section: SectionView, current: bool) -> str:
    """Tell a castle section: its points, its houses with their owners, and its state."""
    return words(
        "board-describe-section",
        section=name(words, section.id, "section"),
        points=count(words, "vp", section.vp),
        marker=SECTION_MARKERS[section.id],
        houses=len(section.houses),
        parts=section.parts,
        owners=counted(words, Counter(section.houses).items()),
        state=_state(section, current),
    )


def _state(section: SectionView, current: bool) -> str:
    if section.scored:
        return "scored"
    if len(section.houses) >= section.parts:
        return "full"
    return "current" if current else "later"


def favours(words: Words, player: PlayerView) -> str:
    """Tell a player's column in each line of favours."""
    return ", ".join(f"{name(words, line, 'line')} {column}" for line, column in player.favours.items())


CASTLE_ID: Final = "castle"
GUEST: Final[Circle] = ("inn", ~0)
RESIDENT: Final[Circle] = ("inn", ~1)
"""Circle of the Inn's resident: the worker in the left one moves into the right one in phase 3."""


def changes(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    """Yield every visible difference, in a fixed order; after an undo `old` may be the later view."""
    yield from order_changes(words, (old.order, new.order), (old.passed, new.passed))
    for part in (
        _changed_players,
        _changed_workers,
        _changed_road,
        _changed_figures,
        _changed_castle,
        _changed_favours,
    ):
        yield from part(old, new, words)


def _changed_players(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for seat in new.order:
        yield from purse_changes(words, seat, _holdings(old.players[seat]), _holdings(new.players[seat]))
        income = new.players[seat].income
        if old.players[seat].income != income:
            yield words("board-changed-income", player=words.seat(seat), income=income)


def _holdings(player: PlayerView) -> dict[str, int]:
    return {"vp": player.vp, "denier": player.deniers, **player.cubes}


def _changed_workers(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    before, after = _circles(old), _circles(new)
    guest = before[GUEST]
    if guest is not None and after[GUEST] is None and after[RESIDENT] == guest:
        before[GUEST], after[RESIDENT] = None, None
        yield words("caylus-event-inn_entered", player=words.seat(guest))
    yield from worker_changes(words, new.order, before, after)


def _circles(view: CaylusView) -> dict[Circle, Seat | None]:
    """Return the worker on each place; places that are not on the road have a number below 0."""
    rows = [*((special.id, special.workers) for special in view.special), (CASTLE_ID, view.castle)]
    before = {(id, ~number): seat for id, workers in rows for number, seat in enumerate(workers)}
    return before | {(space.building, space.number): space.worker for space in view.road if space.building}


def _changed_road(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for before, after in zip(old.road, new.road, strict=True):
        if (before.building, before.owner, before.pending) != (after.building, after.owner, after.pending):
            yield space_line(words, after)
    if new.active is not None and old.active != new.active:
        yield words("board-describe-active", space=new.active)


def _changed_figures(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for figure, start, end in (("provost", old.provost, new.provost), ("bailiff", old.bailiff, new.bailiff)):
        if start != end:
            yield words(f"board-changed-{figure}", **{"from": start, "to": end})


def _changed_castle(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    for before, after in zip(old.sections, new.sections, strict=True):
        if (before, old.section == before.id) != (after, new.section == after.id):
            yield section_line(words, after, new.section == after.id)


def _changed_favours(old: CaylusView, new: CaylusView, words: Words) -> Iterator[str]:
    if old.columns != new.columns:
        yield words("board-changed-columns", columns=new.columns)
    for seat in new.order:
        if old.players[seat].favours != new.players[seat].favours:
            yield words("board-changed-favour", player=words.seat(seat), lines=favours(words, new.players[seat]))


BAILIFF_MOVED_PHASES: Final = ("end", "over")
"""Phases in which the bailiff has moved for this turn."""


def _houses(view: CaylusView, words: Words) -> Iterator[str]:
    for section in view.sections:
        if section.houses or section.id == view.section:
            yield words(
                "board-alt-section",
                section=name(words, section.id, "section"),
                houses=len(section.houses),
                parts=section.parts,
            )


def _purses(view: CaylusView, words: Words) -> Iterator[str]:
    for player in (view.players[seat] for seat in view.order):
        yield purse_line(words, "board-alt-player", player, points=player.vp)


def _figures(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-provost", provost=view.provost, bailiff=view.bailiff)


def _turn(view: CaylusView, words: Words) -> Iterator[str]:
    yield from _figures(view, words)
    if view.phase not in BAILIFF_MOVED_PHASES:
        yield words("board-describe-next", next=view.bailiff_next)


def _players(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-players")
    for place, seat in enumerate(view.order, 1):
        player = view.players[seat]
        yield builder_line(
            words,
            "board-describe-player",
            place,
            player,
            points=count(words, "vp", player.vp),
            residences=player.residences,
        )


def _workers(words: Words, workers: tuple[Seat | None, ...]) -> str:
    free = words("board-describe-free")
    return ", ".join(seat_name(words, seat) or free for seat in workers)


def _special(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-special")
    for special in view.special:
        workers = _workers(words, special.workers)
        line = words("board-describe-special-line", building=name(words, special.id), workers=workers)
        unused = special.id == "stables" and len(view.players) < STABLES_MIN_SEATS
        does = words("caylus-reason-two_players") if unused else effect_text(words, view.game, special.id)
        yield f"{line} {does}"
    yield f"{words('board-describe-castle-spaces', workers=_workers(words, view.castle))} {effect_text(words, view.game, 'castle')}"


def _road(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-road")
    if view.active is not None:
        yield words("board-describe-active", space=view.active)
    for space in view.road:
        if space.building is not None:
            yield space_line(words, space)
    empty = [str(space.number) for space in view.road if space.building is None]
    if empty:
        yield words("board-describe-empty", spaces=", ".join(empty))


def _castle(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-sections")
    for section in view.sections:
        yield section_line(words, section, section.id == view.section)
    batches = [(seat, given) for seat, given in enumerate(view.castle_built) if given]
    if batches:
        yield words("board-describe-built", batches=counted(words, batches))


def _favours(view: CaylusView, words: Words) -> Iterator[str]:
    if simplified(view):
        yield words("board-describe-favours-simplified", points=count(words, "vp", SIMPLIFIED_FAVOUR_VP))
        return
    yield words("board-describe-favours", columns=view.columns)
    for player in view.players:
        yield words("board-describe-favour", player=words.seat(player.seat), lines=favours(words, player))
    for line in FAVOUR_LINES:
        yield words("board-describe-line", line=name(words, line, "line"), columns="; ".join(_columns(words, line)))


def _columns(words: Words, line: str) -> Iterator[str]:
    """Yield the gain of each column of a line of favours."""
    match line:
        case "prestige" | "deniers":
            kind, amounts = FAVOUR_GAINS[line]
            yield from (count(words, kind, amount) for amount in amounts)
        case "resources":
            for kinds in FAVOUR_RESOURCES:
                swap = f"{count(words, 'any', 1)} → {count(words, 'nongold', 2)}"
                yield swap if kinds == ("swap",) else " / ".join(count(words, kind, 1) for kind in kinds)
        case _:
            yield from (words(f"colour-{colour}") if colour else "–" for colour in FAVOUR_BUILDINGS)


def _stock(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-stock")
    colour = ""
    for id, copies in view.stock.items():
        if not copies:
            continue
        building = CATALOGUE[id]
        if building.colour != colour:
            colour = building.colour
            yield words("board-describe-stock-colour", colour=words(f"board-stock-{colour}"))
        gains = [goods(words, {"vp": points(view.options, id), "favour": building.favours})]
        if building.income:
            gains.append(words("board-describe-income", income=building.income))
        yield words(
            "board-describe-stock-line",
            building=name(words, id),
            copies=copies,
            cost=goods(words, building.cost),
            gain=", ".join(gains),
            effect=effect_text(words, view.game, id) if building.effect else "",
        )


PROSE: Final = Prose[CaylusView](
    parts=(_turn, _players, _special, _road, _castle, _favours),
    reference=(_stock,),
    glance=(_figures, _houses),
    purses=_purses,
    changes=changes,
)
