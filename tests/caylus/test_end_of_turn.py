"""Phase 7: the bailiff, the scoring of sections, and the next turn (docs/rules/caylus.md 3.7)."""

import pytest

from engine.caylus.state import NO_SEAT
from tests.caylus.table import BLUE, GREEN, ORANGE, RED, Table, table


def end(*houses: list[int], scored: int = 0, bailiff: int = 6, provost: int | None = None, **hands: int) -> Table:
    """Lay out a position before phase 7 with these houses by section, and `vp` for every player."""
    standing = [*houses, [], [], []][:3]
    everybody = {seat: dict(hands) for seat in range(4)}
    return table(phase="end", houses=standing, scored=scored, bailiff=bailiff, provost=provost, hands=everybody)


@pytest.mark.example(13)
@pytest.mark.parametrize(("provost", "to"), [(1, 8), (7, 8), (8, 9), (9, 9), (28, 9)])
def test_the_bailiff_goes_two_after_a_provost_ahead(provost: int, to: int) -> None:
    game = end(bailiff=7, provost=provost)
    assert game.events_of("bailiff")[0].data == {"to": to}


@pytest.mark.parametrize(("provost", "moves"), [(6, 1), (7, 1), (8, 2)])
def test_the_provost_joins_the_bailiff(provost: int, moves: int) -> None:
    game = end(bailiff=7, provost=provost)
    assert (game.state.bailiff, game.state.provost) == (7 + moves, 7 + moves)


def test_the_next_turn_follows_with_income_and_workers_at_home() -> None:
    game = end()
    assert (game.asked, game.state.turn, game.state.phase) == ("0 place", 2, "placing")
    assert [event.kind for event in game.events] == ["bailiff", "phase", "turn", *["income"] * 4, "phase"]
    assert {space.worker for space in game.state.road} == {NO_SEAT}


@pytest.mark.example(6)
def test_example_of_a_scoring() -> None:
    dungeon = [RED, RED, BLUE, BLUE, BLUE, GREEN]
    order = [RED, BLUE, ORANGE, GREEN]
    game = table(phase="end", order=order, houses=(dungeon, [GREEN], []), hands={ORANGE: {"vp": 1}})
    assert game.asked == f"{RED} favour"
    game.do(f"{RED} favour prestige")
    assert game.asked == f"{BLUE} favour"
    game.do(f"{BLUE} favour prestige")
    assert game.asked == f"{RED} place"
    assert [game.player(seat).vp for seat in (RED, BLUE, ORANGE, GREEN)] == [11, 11, 0, 10]


SCORING = [
    (0, (-2, 0, 1, 1, 1, 1, 1)),
    (1, (-3, 0, 1, 2, 2, 3, 3)),
    (2, (-4, 0, 1, 1, 2, 2, 3)),
]


@pytest.mark.parametrize(("section", "built", "result"), [(s, n, row[n]) for s, row in SCORING for n in range(7)])
def test_favours_and_penalties_by_houses(section: int, built: int, result: int) -> None:
    houses: list[list[int]] = [[], [], []]
    houses[section] = [0] * built
    bailiff = (11, 17, 23)[section]
    game = table(phase="end", houses=houses, scored=section, bailiff=bailiff, provost=bailiff)
    won = [event.data["favours"] for event in game.events_of("section_favours") if event.seat == 0]
    lost = [event.data["vp"] for event in game.events_of("section_penalty") if event.seat == 0]
    assert (won, lost) == ([result] if result > 0 else [], [-result] if result < 0 else [])
    lines = ["prestige", "deniers", "resources"][: max(0, result)]
    for line in lines:
        assert game.asked == "0 favour"
        game.do(f"0 favour {line}")
    assert game.state.scored == section + 1


def test_each_favour_of_a_scoring_is_on_another_line() -> None:
    game = end([], [0, 0, 0], scored=1, bailiff=17)
    game.do("0 favour prestige")
    assert game.offered == ["deniers", "resources", "buildings"]
    assert (game.why("prestige").kind, game.why("prestige").data) == ("line_used", {"line": "prestige"})


@pytest.mark.ruling(25)
def test_section_penalties_stop_at_zero() -> None:
    game = end(bailiff=11, vp=1)
    assert [game.player(seat).vp for seat in range(4)] == [0] * 4
    assert {event.data["vp"] for event in game.events_of("section_penalty")} == {1}


def test_a_section_is_scored_when_it_is_full() -> None:
    assert not end([0, 0, 1, 1, 2]).events_of("section_scored")
    game = end([0, 1, 2, 3, 0, 1])
    assert [event.data["section"] for event in game.events_of("section_scored")] == ["dungeon"]


@pytest.mark.parametrize(("section", "marker"), [("dungeon", 12), ("walls", 18), ("towers", 24)])
def test_a_section_is_scored_when_the_bailiff_reaches_its_marker(section: str, marker: int) -> None:
    scored = ("dungeon", "walls", "towers").index(section)
    assert not end(scored=scored, bailiff=marker - 2).events_of("section_scored")
    for before, provost in ((marker - 1, 1), (marker - 2, marker), (marker - 1, marker)):
        game = end(scored=scored, bailiff=before, provost=provost)
        assert [event.data["section"] for event in game.events_of("section_scored")] == [section]


@pytest.mark.ruling(20)
def test_a_full_dungeon_reached_by_the_bailiff_is_scored_once() -> None:
    game = end([0, 1, 2, 3, 0, 1], bailiff=11).do("0 favour deniers", "1 favour deniers")
    assert len(game.events_of("section_scored")) == 1
    assert (game.state.scored, game.asked) == (1, "0 place")


@pytest.mark.ruling(21)
def test_the_marker_of_a_scored_section_means_nothing() -> None:
    game = end([0] * 6, scored=1, bailiff=11)
    assert (game.state.bailiff, game.state.scored, game.events_of("section_scored")) == (12, 1, [])


@pytest.mark.ruling(22)
def test_a_section_scored_by_the_bailiff_keeps_its_empty_parts() -> None:
    game = end([0], bailiff=11)
    assert (game.state.scored, game.state.houses[0]) == (1, [0])


@pytest.mark.ruling(23)
def test_two_sections_in_one_turn_open_columns_in_between() -> None:
    favours = {0: {"prestige": 2, "deniers": 2}}
    game = table(phase="end", houses=([0] * 6, [0] * 10, []), favours=favours)
    game.do("0 favour prestige")
    assert game.player(0).favours["prestige"] == 2
    assert (game.state.scored, game.asked) == (1, "0 favour")
    game.do("0 favour deniers")
    assert game.player(0).favours["deniers"] == 3
    game.do("0 favour resources", "0 favour buildings")
    assert [event.data["section"] for event in game.events_of("section_scored")] == ["dungeon", "walls"]
    assert (game.state.scored, game.asked, len(game.events_of("favour_lost"))) == (2, "0 place", 0)
    assert [game.player(seat).sources["penalties"] for seat in range(4)] == [0, -5, -5, -5]


def test_a_line_used_for_one_section_is_not_offered_for_the_next() -> None:
    game = table(phase="end", houses=([0] * 6, [0] * 10, [])).do("0 favour prestige")
    assert (game.state.scored, game.offered) == (1, ["deniers", "resources", "buildings"])
    assert game.why("prestige").kind == "line_used"


@pytest.mark.example(7)
@pytest.mark.ruling(26)
def test_during_the_dungeons_scoring_the_third_column_is_closed() -> None:
    game = table(phase="end", houses=([0, 0], [], []), bailiff=11, favours={0: {"prestige": 2}})
    assert game.option("prestige").data == {"line": "prestige", "column": 2}
    game.do("0 favour prestige")
    assert (game.player(0).vp, game.player(0).favours["prestige"]) == (12, 2)
    assert game.events_of("favour")[0].data == {"line": "prestige", "column": 2, "advanced": False}
    assert game.state.columns == 4


@pytest.mark.parametrize(("scored", "limit"), [(1, 4), (2, 5)])
def test_favours_of_walls_and_towers_reach_columns_4_and_5(scored: int, limit: int) -> None:
    houses: list[list[int]] = [[], [], []]
    houses[scored] = [0, 0]
    bailiff = (11, 17, 23)[scored]
    favours = {0: {"prestige": 4}}
    game = table(phase="end", houses=houses, scored=scored, bailiff=bailiff, favours=favours).do("0 favour prestige")
    assert game.player(0).favours["prestige"] == limit


@pytest.mark.ruling(27)
def test_the_best_builders_line_is_free_again_in_phase_7() -> None:
    hand = {"food": 1, "wood": 1, "stone": 1}
    game = table(phase="castle", workers={"castle": 0}, hands={0: hand}, houses=([0] * 5, [], []))
    game.do("0 batch food.wood.stone", "0 batch stop", "0 favour deniers")
    assert (game.asked, game.state.phase) == ("0 favour", "end")
    assert "deniers" in game.offered
    game.do("0 favour deniers")
    assert game.player(0).favours["deniers"] == 2
