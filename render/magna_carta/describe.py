"""A position of Caylus Magna Carta as text: the whole table, the viewer's own hand, and in brief what is seen at first."""

from collections.abc import Iterator

from engine.magna_carta.view import CATALOGUE, MagnaCartaView, PlayerView
from render.magna_carta.changes import cards_line, changes
from render.magna_carta.facts import card_line, names, section_line, slot_line, tokens
from render.magna_carta.hand import lines
from render.magna_carta.player_cards import residences
from render.prose.describe import asked, brief, stake, whole
from render.prose.facts import count, counted, holdings, moment
from render.prose.phrases import name
from render.prose.words import Words


def describe(view: MagnaCartaView, words: Words, before: MagnaCartaView | None = None) -> str:
    """The whole position: what changed since `before`, then turn, players, road, castle, prestige cards, own hand.

    The open question comes last with its options, one numbered line for each.
    """
    parts = (part(view, words) for part in (_turn, _players, _road, _castle, _prestige, _hand, _sources, asked))
    return whole(words, [] if before is None else list(changes(before, view, words)), parts)


def alt(view: MagnaCartaView, words: Words, before: MagnaCartaView | None = None) -> str:
    """What is seen at first glance, at most 1,024 characters; of what changed since `before`, as much as fits."""
    start = [words("magna_carta-alt", turn=view.turn, phase=name(words, view.phase, "phase")), *stake(view, words)]
    rest = [
        *_provost(view, words),
        *(section_line(words, section) for section in view.sections),
        *(_brief(words, view.players[seat]) for seat in view.order),
    ]
    changed = () if before is None else changes(before, view, words)
    return brief(start, (sentence for sentence in changed if sentence != moment(view, words)), rest)


def _provost(view: MagnaCartaView, words: Words) -> Iterator[str]:
    if view.provost is not None:
        yield words("magna_carta-describe-provost", provost=view.provost, cards=len(view.road))


def _brief(words: Words, player: PlayerView) -> str:
    return words(
        "magna_carta-alt-player",
        player=words.seat(player.seat),
        points=count(words, "vp", player.points),
        money=count(words, "denier", player.deniers),
        cubes=count(words, "cube", sum(player.cubes.values())),
        workers=count(words, "worker", player.workers),
        hand=player.hand,
    )


def _turn(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield moment(view, words)
    yield from _provost(view, words)


def _players(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield words("board-describe-players")
    for place, seat in enumerate(view.order, 1):
        player = view.players[seat]
        yield words(
            "magna_carta-describe-player",
            place=place,
            player=words.seat(seat),
            points=count(words, "vp", player.points),
            goods=holdings(words, player.deniers, player.cubes),
            workers=count(words, "worker", player.workers),
            income=player.income,
            residences=residences(view, seat),
            tokens=tokens(words, player.tokens),
            prestige=names(words, player.prestige),
            passed=player.passed or 0,
        )
        yield cards_line(words, player)


def _road(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield words("board-describe-road")
    if view.active is not None:
        yield words("magna_carta-describe-active", space=view.active)
    for slot in view.road:
        yield slot_line(words, slot)


def _castle(view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield words("board-describe-sections")
    for section in view.sections:
        yield section_line(words, section)
    batches = [(player.seat, player.batches) for player in view.players if player.batches]
    if batches:
        yield words("board-describe-built", batches=counted(words, batches))


def _prestige(view: MagnaCartaView, words: Words) -> Iterator[str]:
    if view.prestige:
        yield words("magna_carta-describe-prestige")
    for id in view.prestige:
        income = CATALOGUE[id].income
        told = words("board-describe-income", income=income) + "." if income else ""
        yield card_line(words, id, affordable="", told=told)


def _sources(view: MagnaCartaView, words: Words) -> Iterator[str]:
    """At the end, where everybody's points come from."""
    for player in view.players if view.outcome is not None else ():
        found = (f"{name(words, source, 'source')} {points}" for source, points in player.sources.items() if points)
        yield words("magna_carta-describe-sources", player=words.seat(player.seat), sources=", ".join(found))


def _hand(view: MagnaCartaView, words: Words) -> Iterator[str]:
    if view.hand is not None:
        yield from lines(view, words)
