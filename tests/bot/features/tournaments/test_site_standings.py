"""Standings on the website: criteria, deciding tie-breaks, and explanations of the numbers."""

import html
import json
import re

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.ranking import final_places, stage_standings
from bot.features.tournaments.rules.teams import team_matches
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER, TEAM_ORDER
from bot.features.tournaments.site import MAX_RANKED, MIN_FOLDED, event_pages
from bot.features.tournaments.site_tables import team_line
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.rules.test_next_steps import play_round, start_first_round
from tests.bot.features.tournaments.rules.world import World, settings
from tests.bot.features.tournaments.site_events import WORDS, check_pages, repeat_round, shown


def test_the_final_ranking_is_complete_beside_the_standings_of_the_rounds() -> None:
    event = World(settings("swiss", 4, cut=4), 46).run()
    page = html.unescape(check_pages(shown(event))["index.html"])
    below = len(final_places(event)) - 3
    assert page.count("<li value=") == below >= MAX_RANKED + MIN_FOLDED
    assert WORDS("site-ranking-more", count=below - MAX_RANKED) in page
    few = World(settings("swiss", 4, cut=4), 38).run()
    assert MAX_RANKED < len(final_places(few)) - 3 < MAX_RANKED + MIN_FOLDED
    assert "<details>" not in check_pages(shown(few))["index.html"], "few places are not folded away"
    rounds = len(event.stages[0].rounds)
    assert f"<h2>{WORDS('site-standings-after', rounds=rounds)}</h2>" in page


@pytest.mark.parametrize("locale", LOCALES)
def test_standings_have_all_criteria_and_the_deciding_one(locale: str) -> None:
    words, event = Catalogue().words(locale), play_round(start_first_round("swiss", players=12))
    index = html.unescape(check_pages(shown(event, locale))["index.html"])
    assert f">{words('tournament-head-lot')}</td>" not in index
    assert words("site-tie-break-meaning") not in index
    assert words("tournament-head-possible") in index
    column = f">{words('site-tie-break')}</th>"
    assert column not in index, "nothing is decided yet"
    event = apply(event, acts.Finished(id="finish"))
    index = html.unescape(check_pages(shown(event, locale))["index.html"])
    by_lot = [line for line in stage_standings(event, 0) if line.decided_by == "lot"]
    assert index.count(f'<td class="tie">{words("tournament-head-lot")}</td>') == len(by_lot) > 0
    for name in ("wins", "opponents", "share", "head_to_head"):
        named = words(f"tournament-head-{name}"), words(f"tournament-order-{name}")
        meaning = "" if len({text.lower() for text in named}) == 1 else f": {named[1]}"
        assert f"<li><strong>{named[0]}</strong>{meaning}</li>" in index
    assert column in index
    assert f"<li>{words('site-tie-break-meaning')}</li>" in index


def test_numbers_of_standings_are_explained_where_they_occur() -> None:
    event = start_first_round("swiss", seats=2, players=9, scheme="duel", order=DUEL_ORDER, cut=4)
    index = html.unescape(check_pages(shown(play_round(event)))["index.html"])
    assert WORDS("site-unplayed") in index
    assert WORDS("site-cut-line", players=4) in index
    assert WORDS("site-cells-none") not in index
    assert WORDS("site-left-last") not in index
    left = next(player for player in event.stages[0].players if player not in event.stages[0].rounds[0].byes)
    event = apply(play_round(event), acts.Dropped(id="leaves", player=left))
    index = check_pages(shown(repeat_round(event)))["index.html"]
    assert WORDS("site-left-last") in index
    plain = check_pages(shown(play_round(start_first_round("swiss", players=12))))["index.html"]
    assert WORDS("site-unplayed") not in plain, "that is about opponents' points"


def test_points_of_opponents_have_halves_like_points() -> None:
    event = World(settings("swiss", 2, scheme="duel", order=DUEL_ORDER), 13).run()
    index = check_pages(shown(event))["index.html"]
    values = {*re.findall(r'<td class="tie">([^A-Z]*?)</td>', index)}
    assert values
    assert all(re.fullmatch(r"\d*[¼½¾]?", value) for value in values)
    assert any("½" in value for value in values)


def test_the_cells_of_a_duel_have_the_result_and_the_rank_of_the_opponent() -> None:
    event = World(settings("round-robin", 2, scheme="duel", order=DUEL_ORDER), 9).run()
    index = check_pages(shown(event))["index.html"]
    rows = re.findall(r"<tr[^>]*><td>(\d+)</td><th scope=\"row\">.*?</tr>", index)
    assert len(rows) == len(stage_standings(event, 0))
    ranks = {line.player: line.rank for line in stage_standings(event, 0)}
    table = event.tables()[0]
    assert table.result is not None
    won = {1: "1", 2: "0"} if {*table.result.counted} == {1, 2} else {1: "½"}
    for seat, player in enumerate(table.players):
        cell = f"{won[table.result.counted[seat]]} ({ranks[table.players[1 - seat]]})"
        (row,) = (one for one in re.findall(r"<tr.*?</tr>", index) if f">P{player}" in one)
        assert f">{cell}</a>" in row


def test_the_explanation_of_standings_is_folded_and_correct() -> None:
    event = World(settings("swiss", 2, scheme="duel", order=DUEL_ORDER), 12).run()
    page = html.unescape(check_pages(shown(event))["index.html"])
    legend = page.partition(f"<summary>{WORDS('site-legend')}</summary>")[2].partition("</details>")[0]
    for name in ("buchholz_cut_1", "sonneborn_berger"):
        assert WORDS(f"tournament-order-{name}") in legend
    assert WORDS("site-unplayed") in html.unescape(legend)


def test_teams_are_shown_with_their_players_and_matches() -> None:
    event = World(settings("teams", 2, scheme="duel", order=TEAM_ORDER, boards=3, least=6), 12).run()
    site = shown(event)
    texts = check_pages(site)
    teams = event.stages[0].groups
    assert len(teams) > 1
    for number, team in enumerate(teams, 1):
        assert site.entrant(team[0]).startswith(f"Team {number}")
        assert f'{site.entrant(team[0])} <span class="members">{site.members(team[0])}</span>' in texts["index.html"]
        assert site.members(team[0]) == ", ".join(map(site.marked, team))
    assert texts["round-1-1.html"].count('<tr class="teams">') == len(event.stages[0].rounds[0].tables) // 3
    (first, *_) = team_matches(event.stages[0], event.stages[0].rounds[0])
    assert f">{team_line(site, first)}</th>" in texts["round-1-1.html"]
    assert re.fullmatch(r"Team \d [\d½]+–[\d½]+ Team \d", team_line(site, first))
    feed = json.loads(event_pages(site)["results.json"])
    assert [len(place["players"]) for place in feed["standings"]] == [3] * len(teams)
