"""Brackets on the website: seeds, byes, rounds to come and the match for third place."""

import re

from bot.features.tournaments.rules.ranking import final_places
from bot.features.tournaments.rules.rounds import REVISION
from tests.bot.features.tournaments.rules.test_knockout import play_next_round as knocked
from tests.bot.features.tournaments.rules.test_leaving import finish, start
from tests.bot.features.tournaments.rules.test_next_steps import start_first_round
from tests.bot.features.tournaments.rules.world import World, settings
from tests.bot.features.tournaments.site_events import WORDS, check_pages, shown


def test_a_bracket_names_third_place_and_leads_to_its_matches() -> None:
    event = World(settings("elimination", 2, third=True), 8).run()
    site = shown(event)
    page = check_pages(site)["index.html"]
    third = next(table for table in event.tables() if table.part == "third")
    assert third.result is not None
    winner = third.players[third.result.counted.index(1)]
    final = page.partition(f">{WORDS('tournament-final')}</a></h3>")[2].partition("</section>")[0]
    box = final.partition(f">{WORDS('tournament-third-title')}</a></h4>")[2]
    assert "<h3>" not in box.partition("<h2>")[0], "below the final, not a round after it"
    won = re.search(
        r'<li class="won"><span class="seed">\d+</span><span>P(\d+)&nbsp;✓</span>.*?<a href="([^"]*)">', box, re.S
    )
    assert won is not None
    assert won.groups() == (f"{winner}", f"../../m/{site.matches[third.match]}/index.html")
    places = [f"P{player}" for player, *_ in final_places(event)]
    podium = "".join(f"<li><span>{medal}</span> {name}</li>" for medal, name in zip("🥇🥈🥉", places, strict=False))
    ranking = "".join(f'<li value="{rank}">{name}</li>' for rank, name in enumerate(places[3:], 4))
    assert f'<ul class="podium">{podium}</ul>\n<ol class="ranking few">{ranking}</ol>' in page


def test_a_bracket_shows_seeds_and_its_rounds_show_duels_in_one_line() -> None:
    event = World(settings("elimination", 2, scheme="duel"), 8).run()
    site = shown(event)
    texts = check_pages(site)
    for seed, player in enumerate(event.stages[0].players, 1):
        assert re.search(rf'<span class="seed">{seed}</span><span>P{player}(&nbsp;✓)?</span>', texts["index.html"])
    (final,) = event.stages[0].rounds[-1].tables
    assert final.result is not None
    page = texts[f"round-1-{len(event.stages[0].rounds)}.html"]
    one, other = sorted(final.players, key=event.stages[0].players.index)
    is_first = final.result.counted[final.players.index(one)] == 1
    won, lost = ("1", "0") if is_first else ("0", "1")
    row = page.partition('<tbody id="t1">')[2].partition("</tbody>")[0]
    cells = re.findall(r'<td class="(name|name won|score|links)">(.*?)</td>', row)
    assert [kind for kind, _ in cells[:3]] == (
        ["name won", "score", "name"] if is_first else ["name", "score", "name won"]
    )
    assert cells[0][1].startswith(f"P{one}")
    assert cells[1][1].startswith(f"{won}–{lost}")
    assert cells[2][1].startswith(f"P{other}")
    assert f'<a href="../../m/{site.matches[final.match]}/index.html">{WORDS("site-match")}</a>' in cells[3][1]


def test_a_bracket_shows_rounds_to_come_and_byes_in_their_places() -> None:
    event = start_first_round("elimination", seats=2, players=11, scheme="duel", third=True)
    page = check_pages(shown(event))["index.html"]
    rounds = re.findall(r'<section class="(\w*)( coming)?"><h3>(.*?)</h3>(.*?)</section>', page, re.S)
    title = f'<a href="round-1-1.html">{WORDS("tournament-round-title", number=1)}</a>'
    names = [WORDS(f"tournament-{name}") for name in ("quarterfinals", "semifinals", "final")]
    assert [name for *_, name, _ in rounds] == [title, *names], "those to come lead nowhere"
    assert [lines for lines, *_ in rounds] == ["pairs", "pairs", "pairs", ""]
    assert [bool(coming) for _, coming, *_ in rounds] == [False, False, True, True]
    assert [body.count('<div class="slot') for *_, body in rounds] == [8, 4, 2, 1]
    assert rounds[0][3].count(f'<p class="part">{WORDS("site-bye")}</p>') == 5
    assert rounds[0][3].count('<li class="won">') == 5
    assert page.count(">·</span>") == 2 * 2 + 2 + 3, "no player is known yet"


def test_a_double_elimination_has_two_brackets() -> None:
    page = check_pages(shown(start_first_round("double-elimination", seats=2, players=8, scheme="duel")))["index.html"]
    parts = [page.index(f'<h3 class="part">{WORDS(f"tournament-part-{part}")}</h3>') for part in ("upper", "lower")]
    assert parts == sorted(parts)
    lower = re.findall(r'<section class="(\w*) coming">.*?</section>', page[parts[1] :], re.S)
    assert lower == ["straight", "pairs", "straight", ""]


def test_the_whole_bracket_of_a_large_tournament_fits_on_its_page() -> None:
    event = start("elimination", 2, 256, revision=REVISION, scheme="duel", third=True)
    for _ in range(8):
        event = knocked(event, {})
    page = check_pages(shown(finish(event), "es", "W" * 28))["index.html"]
    assert page.count('<div class="table">') == 256


def test_a_match_for_third_place_is_named_and_has_a_winner() -> None:
    event = World(settings("elimination", 2, third=True), 8).run()
    texts = check_pages(shown(event))
    final = event.stages[0].rounds[-1]
    assert [table.part for table in final.tables] == ["final", "third"]
    assert f"{WORDS('tournament-part-third')}</th>" in texts[f"round-1-{final.number}.html"]
    heading = f">{WORDS('tournament-third-title')}</a></h4>"
    assert heading in texts["index.html"]
    bracket = texts["index.html"].partition(heading)[2].partition("</ol>")[0]
    assert bracket.count('class="won"') == 1
    linked = texts["index.html"].count('<p class="part"><span class="dots"><span><a href="../../m/')
    assert linked == sum(bool(table.match) for table in event.tables())
