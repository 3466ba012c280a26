"""Pages of tournaments: standings, brackets and results as the site may show them to people and programs.

More entrants: `PROVOST_ENTRANTS=1024 pytest tests/bot/features/tournaments/test_event_site.py`.
"""

import asyncio
import html
import json
import re
from pathlib import Path

import pytest
from msgspec import structs

from bot.app.site_server import FRESH, MISSING_PAGE, OK, Site
from bot.cli import export_site
from bot.features.replay.site_lists import list_pages
from bot.features.replay.site_pages import clock_text, time_text
from bot.features.tournaments.announcements import champion_of
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import KNOCKOUTS
from bot.features.tournaments.rules.ranking import champions, final_places
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER, TEAM_ORDER
from bot.features.tournaments.site import PublicTournaments, event_pages
from bot.features.tournaments.site_tables import event_match
from bot.words import LOCALES, Catalogue
from render.prose.lists import listed
from storage.tournaments import EventRow
from tests.bot.app.test_site_server import WEB, Clock, fake_draw
from tests.bot.cli.test_site import XSS, check_page
from tests.bot.features.tournaments.rules.test_knockout import play_next_round as knocked
from tests.bot.features.tournaments.rules.test_leaving import finish, start
from tests.bot.features.tournaments.rules.test_next_steps import play_round, start_first_round
from tests.bot.features.tournaments.rules.test_tied_finals import rule, tie_final
from tests.bot.features.tournaments.rules.world import DAY, World, settings
from tests.bot.features.tournaments.site_events import WORDS, check_pages, match_of, repeat_round, shown
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import ORGANISER, Events
from tests.bot.tournament_room import settings as room_settings
from tests.sizes import size

FORMATS: tuple[tuple[str, int, int, dict[str, object]], ...] = (
    ("swiss", 4, 30, {"cut": 4}), ("swiss", 2, 12, {"scheme": "duel", "order": DUEL_ORDER}), ("league", 4, 20, {}),
    ("elimination", 2, 11, {}), ("knockout", 3, 17, {}), ("groups", 4, 12, {}), ("round-robin", 2, 9, {"scheme": "duel"}),
    ("teams", 2, 12, {"scheme": "duel", "order": TEAM_ORDER, "boards": 3, "least": 6}),
)  # fmt: skip


@pytest.mark.parametrize(("kind", "seats", "players", "more"), FORMATS)
def test_every_format_has_pages_without_dead_links(
    kind: str, seats: int, players: int, more: dict[str, object]
) -> None:
    event = World(settings(kind, seats, **more), players).run()
    site = shown(event)
    texts = check_pages(site)
    champion = champion_of(event)
    assert champion is not None
    assert WORDS("site-champions", players=site.entrant(champion), count=1) in texts["index.html"]
    last = event.stages[-1]
    if last.format in KNOCKOUTS:
        final = texts[f"round-{len(event.stages)}-{len(last.rounds)}.html"].partition(WORDS("tournament-part-third"))[0]
        assert re.findall(r'<td class="name won">(.*?)&nbsp;✓', final) == [site.entrant(champion)]
    rounds = [name for name in texts if name.startswith("round-")]
    assert len(rounds) == sum(len(stage.rounds) for stage in event.stages)
    everything = "".join(texts.values())
    assert all(f"P{player}" in everything for player in event.stages[0].players)
    feed = json.loads(event_pages(site)["results.json"])
    assert feed["champion"] == site.entrant(champion)
    assert feed["champions"] == [site.entrant(champion)]
    assert feed["ranking"] == [site.entrant(players[0]) for players in final_places(event)]
    assert len(feed["tables"]) == len(event.tables())


def test_the_list_names_the_champion_of_a_tournament() -> None:
    site = shown(World(settings("elimination", 2), 8).run())
    champion = champion_of(site.stored.tournament)
    assert champion is not None
    assert f"🏆 {site.entrant(champion)}" in list_pages(WORDS, [], [site.entry])["index.html"]


def test_all_who_share_the_title_are_champions() -> None:
    event = finish(rule(tie_final("elimination", 2, 4, (1, 1)), acts.TitleShared))
    site = shown(event)
    names = [site.entrant(player) for player in champions(event)]
    assert len(names) == 2
    assert json.loads(event_pages(site)["results.json"])["champions"] == names
    both = listed(WORDS, names)
    page = check_pages(site)["index.html"]
    assert WORDS("site-champions", players=both, count=2) in page
    assert page.partition(f"{WORDS('tournament-final')}</a></h3>")[2].count('<li class="won">') == 2
    assert f'<a href="index.html#d1">{WORDS("tournament-act-shared")}</a></p></div>' in page, "in the box of the final"
    assert f"🏆 {both}" in list_pages(WORDS, [], [site.entry])["index.html"]


def test_a_running_tournament_shows_its_round_and_deadline() -> None:
    event = start_first_round("swiss", players=8)
    until = max(table.deadline for table in event.open_tables())
    title = WORDS("tournament-round-title", number=1)
    progress = WORDS("site-round-until", round=title, when=time_text(WORDS, until))
    assert time_text(WORDS, until).endswith(f"{clock_text(until)}")
    site = shown(event)
    texts = check_pages(site)
    banner = f"{WORDS('site-event-running')} · {progress}"
    assert f'<p class="banner"><strong><a href="round-1-1.html">{banner}</a></strong></p>' in texts["index.html"]
    about = f"{WORDS('game-caylus')} · {WORDS('tournament-format-swiss')}"
    assert re.search(rf'<meta property="og:description" content="{about}[^"]*\n{banner}">', texts["index.html"])
    kinds = "".join(f"<span>{WORDS(name)}</span>" for name in ("game-caylus", "tournament-format-swiss"))
    assert f'<p><span class="dots">{kinds}' in texts["index.html"]
    assert '<meta property="og:site_name" content="Provost">' in texts["index.html"]
    assert progress in list_pages(WORDS, [], [site.entry])["index.html"]
    times = (("site-paired", 8 * DAY), ("site-until", until))
    when = "".join(f"<span>{WORDS(name, when=time_text(WORDS, at))}</span>" for name, at in times)
    assert f'<p><span class="dots"><span>Cup</span>{when}</span></p>' in texts["round-1-1.html"]
    table = event.open_tables()[0]
    assert event_match(site, match_of(table.key), table.sitting).until == table.deadline > 0


def test_tournaments_name_only_those_named_on_pages_of_matches() -> None:
    event = World(settings("swiss", 4), 12).run()
    site = shown(event)
    known = frozenset(event.tables()[0].players)
    files = event_pages(structs.replace(site, people=known, matches={}))
    text = b"".join(files.values()).decode()
    named = {int(player) for player in re.findall(r"\bP(\d+)", text)}
    assert named == known
    numbers = {int(number) for number in re.findall(rf"{WORDS('site-unnamed', number=1)[:-1]}(\d+)", text)}
    assert numbers == {*range(1, 1 + len(event.stages[0].players) - len(known))}, "without gaps"


def test_files_have_neither_user_ids_nor_seeds() -> None:
    event = World(settings("swiss", 4, seed="a secret seed"), 12).run()
    far = {player: 10**18 + player for player in event.stages[0].players}
    text = b"".join(event_pages(shown(event)).values()).decode()
    assert "secret seed" not in text
    assert not any(str(id) in text for id in far.values())
    assert not re.search(r'"player":', text)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_are_escaped(locale: str) -> None:
    event = structs.replace(
        start_first_round("swiss", players=9), settings=structs.replace(settings("swiss", 4), name=XSS)
    )
    for page in check_pages(shown(event, locale, XSS)).values():
        assert "<script" not in page
        assert "<img src=x" not in page


@pytest.mark.parametrize(
    ("kind", "seats", "players", "more"),
    [
        ("swiss", 4, 256, {"rounds": 7}),
        ("swiss", 2, 256, {"rounds": 9, "scheme": "duel", "order": DUEL_ORDER}),
        ("round-robin", 2, 128, {"rounds": 60, "scheme": "duel", "order": DUEL_ORDER}),
        ("league", 4, 256, {}),
        ("elimination", 2, 256, {}),
        ("groups", 4, size("ENTRANTS", 256), {}),
    ],
)
def test_no_page_of_a_large_tournament_is_too_large(
    kind: str, seats: int, players: int, more: dict[str, object]
) -> None:
    event = start_first_round(kind, seats=seats, players=players, **more)
    event = play_round(event)
    for _ in range(1, int(str(more.get("rounds", 1)))):
        event = repeat_round(event)
    texts = check_pages(shown(event, "es", "W" * 28))
    assert len(texts) >= 2


def announced_phases(public: dict[int, str], **changes: object) -> list[str]:
    """Return the phases of a tournament without matches as shown for these settings of its server."""
    event = structs.replace(start_first_round("swiss", players=9), **{"stages": (), **changes})
    stored = structs.replace(shown(event).stored, row=EventRow("abcdefgh", 5, 7, 1, "", NOW))
    found = PublicTournaments(WORDS, [stored], public=public).published()
    for one in found:
        page = check_pages(one)["index.html"]
        assert WORDS(f"site-event-{one.entry.phase}") in page
        assert not re.search(r"\bP\d", page), "no player is named"
    return [one.entry.phase for one in found]


def test_a_public_server_announces_its_tournaments() -> None:
    for phase in ("open", "muster", "running", "cancelled"):
        assert announced_phases({5: "yes"}, phase=phase) == announced_phases({5: "spotlight"}, phase=phase) == [phase]
        for public in ({}, {5: "no"}, {6: "yes"}):
            assert announced_phases(public, phase=phase) == []
    assert announced_phases({5: "yes"}, phase="draft") == []
    assert announced_phases({5: "yes"}, stages=start_first_round("swiss", players=9).stages) == [], (
        "with tables a match must be public"
    )


def test_an_open_tournament_shows_its_start_and_number_of_entrants() -> None:
    event = structs.replace(start_first_round("swiss", players=9), stages=(), phase="open")
    site = shown(event)
    assert event.settings.starts > event.settings.opens
    dated = structs.replace(event, settings=structs.replace(event.settings, opens=event.settings.starts + 1))
    for one, starts in ((event, ""), (dated, WORDS("site-starts", when=time_text(WORDS, event.settings.starts)))):
        banner = [WORDS("site-event-open"), starts, WORDS("site-entered", players=9)]
        site = structs.replace(site, stored=structs.replace(site.stored, tournament=one))
        assert f"<strong>{' · '.join(filter(None, banner))}</strong>" in check_pages(site)["index.html"]
        entry = list_pages(WORDS, [], [site.entry])["index.html"]
        assert WORDS("site-count", players=9) in entry
        assert starts in entry
        assert WORDS("game-caylus") in entry
        assert WORDS("tournament-format-swiss") in entry


async def start_public_tournament(path: Path, monkeypatch: pytest.MonkeyPatch, **more: object) -> Events:
    """Draw the first round of a tournament of six on a server with public matches."""
    events = Events(path, monkeypatch)
    await events.open()
    await events.store.prefer("guild", 5, "public", "yes")
    events.id = (await events.keeper.create(room_settings(format="swiss", rounds=1, **more), 5, 7, ORGANISER)).row.id
    await events.enter(range(1, 8), present=6)
    await events.act(acts.TournamentStarted(id="start"))
    await events.advance()
    return events


def test_a_player_who_left_is_marked() -> None:
    event = play_round(start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER))
    (player, _) = event.tables()[0].players
    texts = check_pages(shown(apply(event, acts.Dropped(id="leaves", player=player))))
    mark = WORDS("tournament-mark-left", state="dropped")
    assert f"P{player} ({mark})" in texts["index.html"]
    assert f"P{player} ({mark})" not in texts["round-1-1.html"], "they left after it"
    event = start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    texts = check_pages(shown(apply(event, acts.Dropped(id="leaves", player=player))))
    assert f"P{player} ({mark})" in texts["round-1-1.html"]


def test_the_description_of_a_tournament_is_on_its_page() -> None:
    event = start_first_round("swiss", players=8)
    event = structs.replace(event, settings=structs.replace(event.settings, about="Bring <b>tea</b>, P3!"))
    site = shown(event)
    page = check_pages(structs.replace(site, people=site.people - {3}))["index.html"]
    assert f"<p>Bring ‹b›tea‹⁄b›, {WORDS('site-unnamed', number=1)}!</p>" in page


async def test_the_bot_announces_tournaments_on_the_site_of_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await start_public_tournament(tmp_path / "events.db", monkeypatch)
    winter = structs.replace(room_settings(format="swiss", rounds=1), name="Winter Cup")
    coming = await events.keeper.create(winter, 5, 8, ORGANISER)
    await events.keeper.act(coming.row.id, acts.Opened(id="open", by=ORGANISER, at=NOW))
    for title, home in (("", "Server 5"), ("Ada's club", "Ada's club")):
        site = Site(
            events.store,
            fake_draw,
            WORDS,
            structs.replace(WEB, title=title),
            Clock().read,
            lambda guild_id: f"Server {guild_id}",
        )
        front = html.unescape((await site.page("/")).body.decode())
        assert f"<h1>{home}</h1>" in front
        assert f"<title>{home}</title>" in front
        (folder,) = re.findall(r'href="(e/[0-9a-f]{32})/index.html">Winter Cup</a>', front)
        page = html.unescape((await site.page(f"/{folder}/index.html")).body.decode())
        assert f"<title>Winter Cup – {home}</title>" in page
        assert f"<strong>{WORDS('site-event-open')}" in page
        assert (await site.page("/icon.svg")).kind == "image/svg+xml"
    await events.store.close()


async def test_the_bot_serves_the_pages_of_tournaments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await start_public_tournament(tmp_path / "events.db", monkeypatch)
    clock = Clock()
    site = Site(events.store, fake_draw, WORDS, WEB, clock.read, lambda guild_id: f"Server {guild_id}")
    (folder,) = re.findall(r'"(e/[0-9a-f]{32})/index.html"', (await site.page("/")).body.decode())
    index = (await site.page(f"/{folder}/index.html")).body.decode()
    assert "Server 5" in index
    assert "P1" in index
    assert "P7" not in index, "absent players are named nowhere else"
    feed = json.loads((await site.page("/results.json")).body)
    assert feed["events"][0]["results"] == f"{folder}/results.json"
    assert len(feed["matches"]) == 2
    results = await site.page(f"/{feed['events'][0]['results']}")
    assert (results.status, results.kind) == (OK, "application/json")
    match = results.body.decode().split('"match":"../../')[1].split('"')[0]
    page = (await site.page(f"/{match}")).body.decode()
    assert f"../../{folder}/index.html" in page
    assert json.loads((await site.page(f"/{match.replace('index.html', 'result.json')}")).body)["status"] == "live"
    table = (await events.keeper.get_tournament(events.id)).tournament.tables()[0]
    places = tuple(range(1, 1 + len(table.players)))
    await events.act(acts.Ruled(id="ruled", by=ORGANISER, at=NOW, table=table.key, places=places, reason="Agreed"))
    clock.now += FRESH
    everything = [(await site.page(f"/{one['page']}")).body.decode() for one in feed["matches"]]
    line = ", ".join(f"{place}. P{player}" for place, player in enumerate(table.players, 1))
    decided = WORDS("site-verdict", result=line)
    assert sum(decided in one for one in everything) == 1, "a page shown before is made again"
    await events.store.forget_user(1)
    assert not re.search(r"\bP1\b", (await site.page(f"/{folder}/index.html")).body.decode()), "names are gone at once"
    for name in ("round-1-9.html", "standings-1-2.html", "round-1-1-2.html"):
        assert await site.page(f"/{folder}/{name}") == MISSING_PAGE
    assert await site.page(f"/e/{'0' * 32}/index.html") == MISSING_PAGE
    await events.store.close()


async def test_results_of_a_duplicate_round_wait_for_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await start_public_tournament(
        tmp_path / "events.db", monkeypatch, scheme="duplicate", order=("points", "lot")
    )
    one, other = (await events.keeper.get_tournament(events.id)).tournament.tables()
    row = await events.store.match(one.match)
    assert row is not None
    await events.store.amend(row.id, row.version, settings={**row.settings, "secluded": "off"})
    site = Site(events.store, fake_draw, WORDS, WEB, Clock().read)
    (folder,) = re.findall(r'"(e/[0-9a-f]{32})/index.html"', (await site.page("/")).body.decode())
    await events.act(acts.Reported(id="over", at=NOW, table=other.key, places=(1, 2, 3), scores=(9, 8, 7)))
    for _ in range(2):
        results = json.loads((await site.page(f"/{folder}/results.json")).body)
        assert [[*player] for table in results["tables"] for player in table["players"]] == [["name"]] * 6
    await events.store.close()


def test_exported_tournaments_lose_their_pages_without_public_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "events.db", tmp_path / "site"

    async def begin() -> None:
        await (await start_public_tournament(path, monkeypatch)).store.close()

    async def hide() -> None:
        events = Events(path, monkeypatch)
        await events.open()
        for id in await events.store.live_matches():
            row = await events.store.match(id)
            assert row is not None
            await events.store.amend(id, row.version, settings={**row.settings, "public": "no"})
        await events.store.close()

    asyncio.run(begin())
    assert export_site.site(WORDS, records=(), db=path, out=out, url="", title="", theme="day") == 0
    (folder,) = (out / "e").iterdir()
    assert {one.name for one in folder.iterdir()} == {"index.html", "round-1-1.html", "results.json"}
    for page in out.rglob("*.html"):
        for address in check_page(page.read_text(encoding="utf-8")):
            assert (page.parent / address.partition("#")[0]).is_file(), (page, address)
    asyncio.run(hide())
    assert export_site.site(WORDS, records=(), db=path, out=out, url="", title="", theme="day") == 0
    assert not [one for one in (out / "e").rglob("*") if one.is_file()]
    assert not [one for one in (out / "m").rglob("*") if one.is_file()]


def test_all_who_share_the_title_are_named_as_champions() -> None:
    event = knocked(start("elimination", 2, 2, revision=REVISION, scheme="duel"), {"1.1.1": ((1, 1), ())})
    event = finish(apply(event, acts.TitleShared(id="shared", by=99, stage=0, number=1)))
    site = shown(event)
    made = event_pages(site)
    names = [site.entrant(player) for player in event.stages[0].players]
    assert sorted(site.champions()) == sorted(names)
    assert sorted(json.loads(made["results.json"])["champions"]) == sorted(names)
    page = made["index.html"].decode()
    assert WORDS("site-champions", players=" and ".join(site.champions()), count=2) in page
    assert "½" in page
    assert "0.5" not in page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_of_a_tournament_are_complete(locale: str) -> None:
    words, event = Catalogue().words(locale), start_first_round("swiss", players=12, cut=4, revision=REVISION)
    page = html.unescape(check_pages(shown(event, locale))["index.html"])
    assert words("tournament-equals", duel="no", cut="yes") in page
    assert words("tournament-cut", players=4) in page
