"""A position of Caylus as text: in full, in a fixed order, and in brief for the picture's alternative text."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from engine.caylus.view import CATALOGUE, SECTIONS, SIMPLIFIED_FAVOUR_VP, CaylusView, PlayerView, SectionView, SpaceView
from engine.core.types import Seat
from render.caylus.favours import simplified
from render.phrases import ask_line, goods, name, option_label
from render.words import Words

ALT_LENGTH: Final = 1024
"""Characters that Discord takes as alternative text."""


def describe(view: CaylusView, words: Words) -> str:
    """The whole position: state of the turn, players, buildings, castle, favours, stock, and the open question last."""
    parts = (_turn, _players, _special, _road, _castle, _favours, _stock, _asked)
    return "\n\n".join("\n".join(part(view, words)) for part in parts)


def alt(view: CaylusView, words: Words) -> str:
    """What is seen at first glance, at most `ALT_LENGTH` characters."""
    current = next((section for section in view.sections if section.id == view.section), None)
    castle = words("board-alt-castle-full")
    if current is not None:
        castle = words(
            "board-alt-section",
            section=name(words, current.id, "section"),
            houses=len(current.houses),
            parts=current.parts,
        )
    asked = words("board-alt-over")
    if view.outcome is None:
        asked = words("board-alt-asked", players=_seats(words, view.asked)) if view.asked else ""
    text = words(
        "board-alt",
        turn=view.turn,
        phase=name(words, view.phase, "phase"),
        asked=asked,
        provost=view.provost,
        bailiff=view.bailiff,
        castle=castle,
        players="; ".join(_brief(words, view.players[seat]) for seat in view.order) + ".",
    )
    return text if len(text) <= ALT_LENGTH else text[: ALT_LENGTH - 1] + "…"


def _brief(words: Words, player: PlayerView) -> str:
    return words(
        "board-alt-player",
        player=words.seat(player.seat),
        points=_count(words, "vp", player.vp),
        money=_count(words, "denier", player.deniers),
        cubes=_count(words, "cube", sum(player.cubes.values())),
        workers=_count(words, "worker", player.workers),
    )


def _count(words: Words, kind: str, count: int) -> str:
    return words(f"board-goods-{kind}", count=count)


def _seats(words: Words, seats: Iterable[Seat]) -> str:
    return ", ".join(words.seat(seat) for seat in seats)


def _turn(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-turn", turn=view.turn, phase=name(words, view.phase, "phase"))
    yield words("board-describe-provost", provost=view.provost, bailiff=view.bailiff)
    if view.outcome is None:
        yield words("board-describe-next", next=view.bailiff_next)


def _players(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-players")
    for place, seat in enumerate(view.order, 1):
        player = view.players[seat]
        yield words(
            "board-describe-player",
            place=place,
            player=words.seat(seat),
            points=_count(words, "vp", player.vp),
            goods=goods(words, {"denier": player.deniers, **player.cubes}) or words("board-describe-nothing"),
            workers=_count(words, "worker", player.workers),
            income=player.income,
            residences=player.residences,
            passed=player.passed or 0,
        )


def _workers(words: Words, seats: tuple[Seat | None, ...]) -> str:
    free = words("board-describe-free")
    return ", ".join(free if seat is None else words.seat(seat) for seat in seats)


def _special(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-special")
    for special in view.special:
        workers = _workers(words, special.workers)
        yield words("board-describe-special-line", building=name(words, special.id), workers=workers)
    yield words("board-describe-castle-spaces", workers=_workers(words, view.castle))


def _road(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-road")
    if view.active is not None:
        yield words("board-describe-active", space=view.active)
    for space in view.road:
        if space.building is not None:
            yield _space(words, space, space.building)
    empty = [str(space.number) for space in view.road if space.building is None]
    if empty:
        yield words("board-describe-empty", spaces=", ".join(empty))


def _space(words: Words, space: SpaceView, building: str) -> str:
    return words(
        "board-describe-space",
        space=space.number,
        building=name(words, building),
        owner=_seat(words, space.owner),
        worker=_seat(words, space.worker),
        pending=_seat(words, space.pending),
        effect=_effect(words, building),
    ).rstrip()


def _seat(words: Words, seat: Seat | None) -> str:
    return "" if seat is None else words.seat(seat)


def _effect(words: Words, building: str) -> str:
    id = f"caylus-effect-{building}"
    return words(id) if words.has(id) else ""


def _castle(view: CaylusView, words: Words) -> Iterator[str]:
    yield words("board-describe-sections")
    for section, marker in zip(view.sections, (each.marker for each in SECTIONS), strict=True):
        yield words(
            "board-describe-section",
            section=name(words, section.id, "section"),
            points=_count(words, "vp", section.vp),
            marker=marker,
            houses=len(section.houses),
            parts=section.parts,
            owners=_houses(words, section),
            state="scored" if section.scored else "current" if section.id == view.section else "later",
        )
    batches = [(seat, count) for seat, count in enumerate(view.castle_built) if count]
    if batches:
        yield words("board-describe-built", batches=_counted(words, batches))


def _houses(words: Words, section: SectionView) -> str:
    return _counted(words, Counter(section.houses).items())


def _counted(words: Words, counts: Iterable[tuple[Seat, int]]) -> str:
    return ", ".join(f"{words.seat(seat)} {count}" for seat, count in counts)


def _favours(view: CaylusView, words: Words) -> Iterator[str]:
    if simplified(view):
        yield words("board-describe-favours-simplified", points=_count(words, "vp", SIMPLIFIED_FAVOUR_VP))
        return
    yield words("board-describe-favours", columns=view.columns)
    for player in view.players:
        lines = ", ".join(f"{name(words, line, 'line')} {column}" for line, column in player.favours.items())
        yield words("board-describe-favour", player=words.seat(player.seat), lines=lines)


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
        gains = [goods(words, {"vp": building.vp, "favour": building.favours})]
        if building.income:
            gains.append(words("board-describe-income", income=building.income))
        yield words(
            "board-describe-stock-line",
            building=name(words, id),
            copies=copies,
            cost=goods(words, building.cost),
            gain=", ".join(gains),
            effect=_effect(words, id) if building.effect else "",
        )


def _asked(view: CaylusView, words: Words) -> Iterator[str]:
    if view.outcome is not None:
        yield words("board-describe-over")
        places = sorted(zip(view.outcome.ranks, range(len(view.players)), view.outcome.scores, strict=False))
        for place, seat, score in places:
            yield words(
                "board-describe-result", place=place, player=words.seat(seat), points=_count(words, "vp", score)
            )
        return
    hidden = [seat for seat in view.asked if all(decision.ask.seat != seat for decision in view.decisions)]
    if hidden:
        yield words("board-describe-waiting", players=_seats(words, hidden))
    for decision in view.decisions:
        yield ask_line(words, view.game, decision)
        for number, option in enumerate(decision.ask.options, 1):
            label = option_label(words, view.game, decision.kind, option)
            yield words("board-describe-option", number=number, option=label)
