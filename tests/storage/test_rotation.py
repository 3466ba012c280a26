"""Rotation of backups: the newest of each of the last days, weeks and months is kept."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from storage.backups import Keep, backup_name, backups_in, kept, made_at

NOON = datetime(2026, 3, 31, 12, tzinfo=UTC)


def test_the_newest_of_each_period_is_kept() -> None:
    hourly = [NOON - timedelta(hours=hours) for hours in range(24 * 200)]
    stay = sorted(kept(hourly, Keep(daily=3, weekly=2, monthly=3)), reverse=True)
    assert [moment.strftime("%m-%d %H") for moment in stay] == [
        "03-31 12",
        "03-30 23",
        "03-29 23",
        "02-28 23",
        "01-31 23",
    ]


def test_the_newest_backup_is_always_kept() -> None:
    assert kept([NOON, NOON - timedelta(days=1)], Keep(0, 0, 0)) == {NOON}
    assert kept([], Keep()) == set()


def test_a_name_tells_when_a_backup_was_made(tmp_path: Path) -> None:
    assert made_at(Path(backup_name(NOON))) == NOON
    for name in (
        backup_name(NOON),
        backup_name(NOON - timedelta(days=9)),
        "provost.db",
        f"{backup_name(NOON)}.partial",
    ):
        (tmp_path / name).touch()
    assert [made_at(path) for path in backups_in(tmp_path)] == [NOON - timedelta(days=9), NOON]
