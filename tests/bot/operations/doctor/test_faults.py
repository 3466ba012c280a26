"""Faults of an installation, each seeded and found alone."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec import structs

from bot.delivery.permissions import NEEDED_IN_THREADS, invitation
from bot.operations import daily_backups, health
from bot.operations.daily_backups import BackupReport
from bot.operations.doctor import Fault, examination
from bot.operations.doctor.examination import examine
from bot.operations.health import Health, RefusedCommands
from storage import SqliteStore
from storage.database_lock import Lock
from tests.bot.operations.doctor.discord_api import APPLICATION, BOT, CHANNEL, GUILD, THREAD, DiscordApi
from tests.closed import closed
from tests.storage.samples import a_live_match

TOKEN = "secret.token"
WELL = Health(pid=os.getpid(), connected=True, acknowledged=2.5, dispatched=None, lag=0.25, outbox=0.0, queue=3)

Found = Callable[[], list[Fault]]


async def fill(path: Path) -> None:
    store = await SqliteStore.open(path)
    await a_live_match(store, "abcdefgh", CHANNEL)
    await a_live_match(store, "ijklmnop", THREAD)
    await store.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Database with a match in a channel and one in a thread."""
    path = tmp_path_factory.mktemp("filled") / "provost.db"
    asyncio.run(fill(path))
    return path


@pytest.fixture
def token(tmp_path: Path) -> Path:
    path = tmp_path / "token"
    path.write_text(f"{TOKEN}\n", encoding="utf-8")
    path.chmod(0o600)
    return path


@pytest.fixture
def api() -> DiscordApi:
    return DiscordApi()


@pytest.fixture
def found(db: Path, token: Path, api: DiscordApi) -> Found:
    """Function that returns the faults of this installation."""
    return lambda: asyncio.run(examine(db, token, {}, api.connect))


def ids(faults: list[Fault]) -> list[str]:
    return [fault.id for fault in faults]


def free(monkeypatch: pytest.MonkeyPatch, space: int) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=space))


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch) -> None:
    free(monkeypatch, 1 << 40)


def test_a_sound_installation_has_no_fault(found: Found, api: DiscordApi) -> None:
    assert found() == []
    assert api.tokens == [TOKEN]


def test_a_database_that_is_not_there_yet_is_no_fault(found: Found, db: Path) -> None:
    db.unlink()
    assert found() == []


# 1: the token is missing or refused


def test_a_missing_token_is_found(found: Found, token: Path, db: Path, api: DiscordApi) -> None:
    token.unlink()
    assert found() == [Fault("token-unreadable", {"path": str(token)})]
    assert asyncio.run(examine(db, None, {}, api.connect)) == [Fault("token-missing", {"path": "DISCORD_TOKEN"})]
    token.write_text("two words", encoding="utf-8")
    token.chmod(0o600)
    assert found() == [Fault("token-malformed", {"path": str(token), "form": "other"})]
    assert api.tokens == []


def test_a_refused_token_is_found_with_one_request(found: Found, api: DiscordApi) -> None:
    api.status["/users/@me"] = 401
    assert found() == [Fault("token-refused")]
    assert api.asked == ["/users/@me"]


# 2: others can read the token file


def test_a_token_that_others_can_read_is_found(found: Found, token: Path) -> None:
    token.chmod(0o644)
    assert found() == [Fault("token-exposed", {"path": str(token)})]


# 3: the clock is off


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_a_clock_that_is_off_is_found(found: Found, api: DiscordApi, seconds: int) -> None:
    api.now += timedelta(seconds=seconds)
    (fault,) = found()
    assert fault.id == "clock-off"
    assert int(fault.given["seconds"]) in range(3000, 4200)


# 4: the disk is nearly full


def test_a_disk_that_is_nearly_full_is_found(found: Found, db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free(monkeypatch, examination.FREE_SPACE)
    (fault,) = found()
    assert (fault.id, fault.given["path"], fault.given["free"]) == ("disk-full", str(db.parent), 256)


# 5: the database cannot be written, or lies on a network file system


def test_a_database_that_cannot_be_written_is_found(found: Found, db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: path != db or mode == os.F_OK)
    assert "database-unwritable" in ids(found())


def test_a_database_in_a_missing_folder_is_found(token: Path, api: DiscordApi, tmp_path: Path) -> None:
    faults = asyncio.run(examine(tmp_path / "missing" / "provost.db", token, {}, api.connect))
    assert ids(faults) == ["database-unwritable"]


def test_a_database_in_a_folder_that_may_not_be_entered_is_found(
    token: Path, api: DiscordApi, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = closed(tmp_path, monkeypatch)
    for db in (folder / "provost.db", folder / "below" / "provost.db"):
        assert "database-unwritable" in ids(asyncio.run(examine(db, token, {}, api.connect)))


def test_a_network_file_system_is_found(db: Path, tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    lines = ["22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw", "30 22 0:5 / /proc rw - proc proc rw"]
    mounts.write_text("\n".join(lines), encoding="utf-8")
    assert list(examination.file_system(db, mounts)) == []
    lines.append(f"31 22 0:40 / {db.parent} rw,relatime shared:9 - nfs4 server:/share rw,vers=4.2")
    mounts.write_text("\n".join(lines), encoding="utf-8")
    assert list(examination.file_system(db, mounts)) == [
        Fault("database-network", {"path": str(db), "kind": "nfs4"}),
    ]
    assert list(examination.file_system(db, tmp_path / "none")) == []


def test_a_mount_point_may_hold_a_space() -> None:
    mounts = "31 22 0:40 / /srv/two\\040words rw - cifs //server/share rw"
    assert examination._file_system(Path("/srv/two words/provost.db"), mounts) == "cifs"


def test_the_kernels_own_list_of_mounts_can_be_read(db: Path) -> None:
    assert examination._file_system(db, examination.MOUNTS.read_text(encoding="utf-8"))


# 6 and 7: the integrity check fails, the schema is newer


def test_a_damaged_database_is_found(found: Found, db: Path) -> None:
    with closing(sqlite3.connect(db)) as damaged, damaged:
        damaged.execute("UPDATE matches SET options = 'no JSON'")
    assert found() == [Fault("database-damaged", {"path": str(db)})]


def test_a_file_that_is_no_database_is_found(found: Found, db: Path) -> None:
    db.write_bytes(b"no database" * 100)
    assert found() == [Fault("database-foreign", {"path": str(db)})]


def test_a_newer_schema_is_found(found: Found, db: Path) -> None:
    with closing(sqlite3.connect(db)) as newer:
        newer.execute("PRAGMA user_version = 999")
    (fault,) = found()
    assert (fault.id, fault.given["found"]) == ("database-newer", 999)


def test_a_lost_log_is_found(found: Found, db: Path) -> None:
    db.with_name("provost.db-lock").write_text("4711 open".ljust(20), encoding="utf-8")
    assert found() == [Fault("database-log-missing", {"path": str(db)})]


# 8: another process works on the file


@pytest.fixture
def locked(db: Path) -> Iterator[None]:
    lock = Lock(db)
    yield
    lock.release()


def answering(monkeypatch: pytest.MonkeyPatch, answer: Health | health.NoAnswer) -> None:
    def ask(db: Path) -> Health:
        if isinstance(answer, health.NoAnswer):
            raise answer
        return answer

    monkeypatch.setattr(health, "ask", ask)


@pytest.mark.usefixtures("locked")
def test_another_process_on_the_file_is_found(found: Found, db: Path) -> None:
    assert found() == [Fault("process-stopped", {"path": str(db), "pid": str(os.getpid())})]


@pytest.mark.usefixtures("locked")
def test_an_answer_of_another_process_is_ignored(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, structs.replace(WELL, pid=1))
    assert ids(found()) == ["process-stopped"]


@pytest.mark.usefixtures("locked")
def test_a_bot_that_is_well_is_no_fault(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, WELL)
    assert found() == []


@pytest.mark.usefixtures("locked")
def test_commands_that_discord_refuses_are_found(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, structs.replace(WELL, commands=RefusedCommands(400, 30034)))
    assert found() == [Fault("commands-refused", {"status": "400", "code": "30034", "cause": "daily"})]
    answering(monkeypatch, structs.replace(WELL, commands=RefusedCommands(400, 50035, user_install_off=True)))
    assert found() == [Fault("user-install-off")]


# 9: fonts are missing


def test_a_missing_typeface_is_found(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = examination._installed
    monkeypatch.setattr(
        examination, "_installed", lambda package, file: "Arabic" not in file and installed(package, file)
    )
    (fault,) = found()
    assert (fault.id, fault.given["package"]) == ("fonts-missing", "fontpkg-noto-sans-arabic")


def test_a_missing_package_of_typefaces_is_found() -> None:
    assert not examination._installed("no_such_package", "file.ttf")
    assert not examination._installed("font_source_sans_pro", "files/none.ttf")


# 10: a permission is missing in a channel where something is open


def overwrite(id: int, kind: int, **denied: bool) -> dict[str, object]:
    return {"id": str(id), "type": kind, "allow": "0", "deny": str(discord.Permissions(**denied).value)}


def channel_with(api: DiscordApi, *overwrites: dict[str, object]) -> None:
    channel = {"id": str(CHANNEL), "name": "games", "permission_overwrites": overwrites}
    api.answers[f"/guilds/{GUILD}/channels"] = [channel]


def test_a_permission_that_is_missing_is_named(found: Found, api: DiscordApi) -> None:
    channel_with(api, overwrite(BOT, 1, attach_files=True))
    assert found() == [
        Fault("permission", {"permission": "attach_files", "channel": name, "server": "Guild of Builders"})
        for name in ("games", "caylus-1")
    ]


def test_a_thread_has_permissions_of_its_own(found: Found, api: DiscordApi) -> None:
    channel_with(api, overwrite(GUILD, 0, send_messages_in_threads=True))
    (fault,) = found()
    assert fault.given["permission"] == "send_messages_in_threads"


def test_a_role_can_allow_a_permission_denied_to_everyone(found: Found, api: DiscordApi) -> None:
    role = {"id": "77", "type": 0, "allow": str(NEEDED_IN_THREADS.value), "deny": "0"}
    channel_with(api, overwrite(GUILD, 0, attach_files=True), role)
    assert len(found()) == 2
    api.answers[f"/guilds/{GUILD}/members/{BOT}"] = {"roles": ["77"]}
    assert found() == []


def test_an_administrator_lacks_nothing(found: Found, api: DiscordApi) -> None:
    channel_with(api, overwrite(GUILD, 0, attach_files=True))
    administrator = str(discord.Permissions(administrator=True).value)
    api.answers[f"/guilds/{GUILD}/roles"] = [{"id": str(GUILD), "permissions": administrator}]
    assert found() == []


def test_the_permission_for_commentary_is_named_as_optional(found: Found, api: DiscordApi) -> None:
    channel_with(api, overwrite(BOT, 1, create_private_threads=True))
    given = {"permission": "create_private_threads", "channel": "games", "server": "Guild of Builders"}
    assert found() == [Fault("permission-optional", given, optional=True)]


GAMES_CHANNEL = {"channel": "games", "server": "Guild of Builders"}
MATCH_THREAD = {"channel": "caylus-1", "server": "Guild of Builders"}


def thread_with(api: DiscordApi, *, active: bool = True, **given: object) -> None:
    thread = {"id": str(THREAD), "parent_id": str(CHANNEL), "name": "caylus-1", **given}
    api.answers[f"/guilds/{GUILD}/threads/active"] = {"threads": [thread] if active else []}
    api.answers[f"/channels/{THREAD}"] = thread


def test_slow_mode_is_found(found: Found, api: DiscordApi) -> None:
    thread_with(api, rate_limit_per_user=30)
    assert found() == [Fault("slow-mode", {"seconds": 30, **MATCH_THREAD}, optional=True)]


@pytest.mark.parametrize("active", [True, False])
def test_a_locked_thread_is_found(found: Found, api: DiscordApi, *, active: bool) -> None:
    thread_with(api, active=active, thread_metadata={"archived": not active, "locked": True})
    assert found() == [Fault("place-locked", MATCH_THREAD)]


def test_an_archived_thread_is_found(found: Found, api: DiscordApi) -> None:
    thread_with(api, active=False, thread_metadata={"archived": True, "locked": False})
    assert found() == [Fault("place-archived", MATCH_THREAD, optional=True)]


def test_a_thread_that_is_gone_is_no_fault(found: Found, api: DiscordApi) -> None:
    thread_with(api, active=False)
    api.status[f"/channels/{THREAD}"] = 404
    assert found() == []


def forum_with(api: DiscordApi, flags: int, *tags: tuple[str, bool]) -> None:
    made = [{"name": name, "moderated": moderated} for name, moderated in tags]
    forum = {"id": str(CHANNEL), "name": "games", "type": 15, "flags": flags, "available_tags": made}
    api.answers[f"/guilds/{GUILD}/channels"] = [forum]


def test_a_forum_whose_tags_the_bot_may_not_apply_is_found(found: Found, api: DiscordApi) -> None:
    forum_with(api, 1 << 4, ("News", True))
    assert found() == [Fault("forum-tags", GAMES_CHANNEL)]
    forum_with(api, 1 << 4, ("News", True), ("Other", False))
    assert found() == []
    forum_with(api, 0, ("News", True), ("posti liberi", True), ("Running", False))
    assert found() == [Fault("forum-moderated", {"tags": "posti liberi", **GAMES_CHANNEL}, optional=True)]
    everything = str(discord.Permissions.all_channel().value)
    api.answers[f"/guilds/{GUILD}/roles"] = [{"id": str(GUILD), "permissions": everything}]
    assert found() == []


def test_an_application_that_users_may_not_install_is_found(found: Found, api: DiscordApi) -> None:
    api.answers["/applications/@me"] = {"id": str(APPLICATION), "integration_types_config": {"0": {}}}
    assert found() == [Fault("user-install-off")]
    api.answers["/applications/@me"] = {"id": str(APPLICATION)}
    assert found() == [], "what Discord does not say is not known"


@pytest.mark.usefixtures("locked")
def test_a_fault_that_bot_and_discord_report_is_listed_once(
    found: Found, api: DiscordApi, monkeypatch: pytest.MonkeyPatch
) -> None:
    api.answers["/applications/@me"] = {"id": str(APPLICATION), "integration_types_config": {"0": {}}}
    answering(monkeypatch, structs.replace(WELL, commands=RefusedCommands(400, 50035, user_install_off=True)))
    assert found() == [Fault("user-install-off")]


# 11: the invitation lacked applications.commands


def test_an_invitation_without_commands_is_found(found: Found, api: DiscordApi) -> None:
    api.status[f"/applications/{APPLICATION}/guilds/{GUILD}/commands"] = 403
    assert found() == [Fault("commands-scope", {"server": "Guild of Builders", "link": invitation(str(APPLICATION))})]


# 12: near the limit of active threads


def test_a_server_near_its_limit_of_threads_is_found(found: Found, api: DiscordApi) -> None:
    threads = [{"id": str(number), "parent_id": str(CHANNEL)} for number in range(100, 1050)]
    api.answers[f"/guilds/{GUILD}/threads/active"] = {"threads": threads}
    api.status[f"/channels/{THREAD}"] = 404
    assert found() == [Fault("threads-full", {"server": "Guild of Builders", "count": 950, "most": 1000})]


# 13: the gateway is dead


@pytest.mark.usefixtures("locked")
def test_a_dead_gateway_is_found(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, structs.replace(WELL, connected=False, acknowledged=90.0))
    assert found() == [Fault("gateway-dead", {"pid": str(WELL.pid), "seconds": 90})]


@pytest.mark.usefixtures("locked")
@pytest.mark.parametrize("why", ["silent", "forbidden"])
def test_a_bot_that_does_not_answer_is_found(found: Found, monkeypatch: pytest.MonkeyPatch, why: Any) -> None:
    answering(monkeypatch, health.NoAnswer(why))
    assert ids(found()) == [f"process-{why}"]


# 14 and 15: the last backup is too old, its drill failed


@pytest.fixture
def copy(db: Path, tmp_path: Path) -> Path:
    """Recent backup with its report."""
    path = tmp_path / "backups" / "provost-2026-01-31T040000Z.db"
    path.parent.mkdir()
    path.touch()
    daily_backups.write_report(db, BackupReport(str(path.parent), 0, time.time(), time.time()))
    return path


@pytest.mark.usefixtures("copy")
def test_recent_backups_are_no_fault(found: Found) -> None:
    assert found() == []


def test_a_backup_that_is_too_old_is_found(found: Found, copy: Path, db: Path) -> None:
    then = time.time() - examination.BACKUP_OVERDUE - 3600
    os.utime(copy, (then, then))
    assert found() == [Fault("backup-old", {"path": str(copy.parent), "db": str(db), "hours": 27})]


def test_backups_that_are_gone_are_found(found: Found, copy: Path, db: Path) -> None:
    copy.unlink()
    assert found() == [Fault("backup-missing", {"path": str(copy.parent), "db": str(db)})]
    copy.parent.rmdir()
    assert found() == [Fault("backup-missing", {"path": str(copy.parent), "db": str(db)})]


def test_no_backup_is_expected_on_the_first_day(found: Found, copy: Path, db: Path) -> None:
    copy.unlink()
    daily_backups.write_report(db, BackupReport(str(copy.parent), time.time()))
    assert found() == []


def test_a_failed_drill_is_found(found: Found, copy: Path, db: Path) -> None:
    daily_backups.write_report(db, BackupReport(str(copy.parent), 0, time.time(), drill_failed=True))
    assert found() == [Fault("drill-failed", {"path": str(copy.parent), "db": str(db)})]


# Discord cannot be asked


def test_a_discord_that_does_not_answer_is_found(found: Found, api: DiscordApi) -> None:
    api.reachable = False
    assert found() == [Fault("discord-unreachable")]


def test_an_answer_from_another_server_than_discord_is_found(found: Found, api: DiscordApi) -> None:
    api.answers["/users/@me"] = "a page of a proxy"
    assert found() == [Fault("discord-unreachable")]


def test_servers_with_open_games_are_examined_first(found: Found, api: DiscordApi) -> None:
    others = [{"id": str(number), "name": f"Server {number}"} for number in range(100, 160)]
    api.answers["/users/@me/guilds"] = [*others, {"id": str(GUILD), "name": "Guild of Builders"}]
    for other in others:
        api.answers[f"/applications/{APPLICATION}/guilds/{other['id']}/commands"] = []
        api.answers[f"/guilds/{other['id']}/threads/active"] = {"threads": []}
    assert found() == []
    assert api.asked[3] == f"/applications/{APPLICATION}/guilds/{GUILD}/commands"
    assert len([path for path in api.asked if path.endswith("/commands")]) == 25
