"""Announcements of tournaments within Discord's limits: links of a round, its end, and the players who advance."""

import re
from collections import Counter

import pytest
from msgspec import structs

from bot.features.tournaments.announcements import end_text, muster_texts, round_over_text, round_texts, tied_text
from bot.features.tournaments.cards import tournament_card
from bot.features.tournaments.desk_card import desk_text
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.ranking import ranked_places, stage_standings
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from bot.features.tournaments.standings import (
    explained_standings,
    named_tie_break,
    points_text,
)
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.large_events import (
    FIRST,
    LARGE,
    MESSAGE,
    draw_first_round,
    draw_large,
    end_round,
    large,
    said,
    stored,
)
from tests.bot.tabletop import NOW


@pytest.mark.parametrize("locale", LOCALES)
def test_check_in_asks_each_player_once(locale: str) -> None:
    asked = muster_texts(Catalogue().words(locale), stored(large("entered")))
    assert sorted(player for _, called in asked for player in called) == [FIRST + number for number in range(LARGE)]
    assert max(len(called) for _, called in asked) <= 100
    assert max(len(text) for text, _ in asked) <= MESSAGE


def test_the_links_of_a_round_name_every_seat_once() -> None:
    words, event = Catalogue().words("en"), stored(draw_large())
    tables = event.tournament.tables()
    parts = round_texts(words, event, {table.key: FIRST + n for n, table in enumerate(tables)}, 0, 1)
    assert all(len(part) <= MESSAGE for part in parts)
    linked = Counter(map(int, re.findall(r"<@(\d+)>", "\n".join(parts))))
    assert linked == Counter(player for table in tables for player in table.sitting)


def test_the_end_of_a_knockout_round_names_those_who_advance() -> None:
    event = end_round(draw_first_round(20, format="knockout", seats=4))
    event = end_round(apply(event, acts.Drawn(id="draw 2", stage=0, number=2)))
    event = apply(event, acts.Drawn(id="draw 3", stage=0, number=3))
    final = {*event.stages[0].rounds[2].tables[0].players}
    stages = (structs.replace(event.stages[0], rounds=event.stages[0].rounds[:2]),)
    text = round_over_text(Catalogue().words("en"), stored(structs.replace(event, stages=stages)))
    assert sorted(map(int, re.findall(r"<@(\d+)>", text))) == sorted(final)


def test_the_end_of_a_round_explains_ties_and_tie_breaks() -> None:
    words = Catalogue().words("en")
    given = draw_first_round(12, format="knockout", seats=3, revision=4)
    for position, table in enumerate(given.open_tables()):
        scores = (50, 20 + position // 3, 10)
        given = apply(given, acts.Reported(id=table.key, table=table.key, places=(1, 2, 3), scores=scores))
    over = apply(given, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    seconds = [f"<@{table.players[1]}>" for table in over.tables()]
    text, (tie,) = round_over_text(words, stored(over)), open_ties(over)
    assert {f"<@{player}>" for player in tie.players} == {*seconds[:3]}
    waiting = {
        "players": tied_text(words, (tie,)),
        "organisers": f"<@{FIRST}>",
        "round": words("tournament-round-title", number=1),
    }
    level = {"players": ", ".join(f"<@{one}>" for one in tie.players), "round": waiting["round"]}
    assert words("tournament-concern-tied-across-the-cut", **level) in desk_text(words, stored(over), NOW)
    assert words("tournament-tied-waits", **waiting) in text
    assert words("tournament-parted", player=seconds[3], by="share") not in text
    over = apply(over, acts.Settled(id="choice", stage=0, number=1, chosen=tie.players[:1]))
    assert "⚖" not in round_over_text(words, stored(over))


@pytest.mark.parametrize(("score", "parting"), [(21, "share"), (20, "")])
def test_the_end_of_a_round_names_the_deciding_tie_break(score: int, parting: str) -> None:
    words = Catalogue().words("en")
    event = draw_first_round(12, format="knockout", seats=3, revision=4)
    for position, table in enumerate(event.open_tables()):
        scores = (50, 20 + 10 * (position < 1) + (score - 20) * (position == 1), 10)
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=(1, 2, 3), scores=scores))
    event = apply(event, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    line = words("tournament-parted", player=f"<@{event.tables()[1].players[1]}>", by="share")
    assert (line in round_over_text(words, stored(event))) == (parting == "share")


def test_a_tournament_of_an_older_revision_names_no_tie_break() -> None:
    words = Catalogue().words("en")
    event = end_round(draw_first_round(12, format="knockout", seats=3, revision=3))
    text = round_over_text(words, stored(event))
    assert words("tournament-through", players="") in text
    for by in ("mean", "share"):
        assert not any(words("tournament-parted", player=f"<@{one}>", by=by) in text for one in event.active())


def test_the_end_of_a_round_has_points_and_all_results() -> None:
    words, event = Catalogue().words("en"), end_round(draw_first_round(8, format="swiss", seats=4))
    text = round_over_text(words, stored(event))
    best, *_, last = stage_standings(event, 0)
    assert f"**1.** <@{best.player}> · 10.0" in text
    assert f"**8.** <@{last.player}> · 1.0" in text
    assert words("tournament-order-lot") not in text  # while points can still decide
    for table in event.tables():
        assert table.result is not None
        players = sorted(zip(table.result.places, table.players, strict=True))
        names = [f"{place}. {stored(event).name(player)}" for place, player in players]
        gained = (10, 6, 3, 1)
        shown = " · ".join(f"{name} ({points})" for name, points in zip(names, gained, strict=True))
        assert f"-# Table {table.key.rpartition('.')[2]}: {shown}" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_of_a_round_of_very_many_tables_fits_into_a_message(locale: str) -> None:
    words, event = Catalogue().words(locale), end_round(draw_first_round(LARGE, format="swiss", seats=4))
    text = round_over_text(words, stored(event))
    assert len(text) <= MESSAGE
    shown = text.count(f"-# {words('tournament-table', table='').strip()} ")
    assert 0 < shown < 64
    assert words("tournament-more-tables", tables=64 - shown) in text


def test_the_end_of_a_round_names_byes_and_the_rounds_left() -> None:
    words = Catalogue().words("en")
    event = end_round(draw_first_round(27, format="swiss", seats=2, scheme="duel", order=DUEL_ORDER, rounds=3))
    (free,) = event.stages[0].rounds[0].byes
    lines = round_over_text(words, stored(event)).splitlines()
    assert f"-# {words('tournament-byes', players=stored(event).name(free))}" in lines
    assert words("tournament-more", players=7) in lines


def test_the_end_of_a_round_has_the_tie_breaks_of_equal_players() -> None:
    words = Catalogue().words("en")
    event = end_round(draw_first_round(9, format="swiss", seats=2, scheme="duel", order=DUEL_ORDER, rounds=3))
    event = end_round(apply(event, acts.Drawn(id="2", stage=0, number=2)))
    (part,) = explained_standings(event, 0)
    decided = [line for line in part if line.decided_by not in ("", "points", "left")]
    text, order = round_over_text(words, stored(event)), event.settings.order
    assert decided
    for line in part:
        points = points_text(words, order, line)
        is_level = any(points_text(words, order, one) == points for one in decided)
        shown = f" ({named_tie_break(words, order, line)})" if is_level else ""
        assert any(one.endswith(f"<@{line.player}> · {points}{shown}") for one in text.splitlines())


def test_the_end_without_a_final_has_the_results_of_the_last_round() -> None:
    words = Catalogue().words("en")
    event = structs.replace(end_round(draw_first_round(8, format="swiss", seats=4, rounds=1)), phase="finished")
    text = end_text(words, stored(event), ())
    assert text.count(f"-# {words('tournament-table', table='').strip()} ") == 2
    card = said(tournament_card(words, stored(event), NOW)).splitlines()
    assert words("tournament-count", players=8, phase="finished", present=0, places=0) in card
    ranked = ranked_places(event)
    assert all(f"**{rank}.** <@{players[0]}>" in card for rank, players in ranked[1:3])


def test_the_result_of_a_ruled_series_has_the_games_that_were_played() -> None:
    words = Catalogue().words("en")
    event = draw_first_round(2, format="elimination", seats=2, revision=4, best_of=3)
    for number, places in enumerate(((1, 2), (1, 2))):  # by seat; the sides alternate
        event = apply(event, acts.Reported(id=f"game {number}", table="1.1.1", places=places))
    event = apply(event, acts.Ruled(id="ruled", by=99, table="1.1.1", places=(1, 1), reason="agreed"))
    text = round_over_text(words, stored(event))
    assert f"({words('tournament-games-played', score='1–1')})" in text


def test_tied_finalists_are_named_without_a_number_of_those_who_advance() -> None:
    words = Catalogue().words("en")
    event = draw_first_round(2, format="elimination", seats=2, revision=4)
    event = apply(event, acts.Reported(id="drawn", table="1.1.1", places=(1, 1)))
    event = apply(event, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    players = ", ".join(f"<@{one}>" for one in event.tables()[0].players)
    line = words("tournament-tied-final", players=players, organisers=f"<@{FIRST}>")
    assert line in round_over_text(words, stored(event))


def test_a_table_ruled_before_its_match_was_made_has_no_link() -> None:
    event = draw_first_round(8, format="swiss", seats=4)
    event = apply(event, acts.Ruled(id="rule", by=1, table="1.1.1", places=(1, 2, 3, 4), reason="nobody came"))
    (text,) = round_texts(Catalogue().words("en"), stored(event), {"1.1.2": 77}, 0, 1)
    assert "/77)" in text
    assert "1.1.1" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_about_a_tie_of_many_players_fit_into_a_message(locale: str) -> None:
    words = Catalogue().words(locale)
    event = end_round(draw_first_round(420, format="swiss", seats=2, rounds=1, cut=16, scheme="duel", order=DUEL_ORDER))
    event = apply(event, acts.Concluded(id="1.1 conclude", stage=0, number=1))
    (tie,) = open_ties(event)
    assert len(tie.players) > 200
    assert len(round_over_text(words, stored(event))) <= MESSAGE
    assert len(desk_text(words, stored(event), NOW)) <= MESSAGE
