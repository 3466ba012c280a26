"""Metrics of a running bot in the text format of Prometheus. They contain no names and no ids."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.delivery.press_times import Window
from bot.operations.health import Health

P99: Final = 0.99


class Measured(NamedTuple):
    """The exposed measurements: health, delays in seconds, and the number of pictures waiting to be drawn."""

    health: Health
    lag: Window
    acknowledgements: Window
    renders_waiting: int


def exposition(measured: Measured) -> str:
    """Return all metrics that have a value."""
    return "".join(f"{line}\n" for line in _lines(measured))


def _lines(measured: Measured) -> Iterator[str]:
    health = measured.health
    yield from _gauge("gateway_connected", "1 while Discord acknowledges heartbeats.", int(health.connected))
    yield from _gauge("shards", "Connections to Discord that there are to be.", health.shards)
    yield from _gauge(
        "shards_connected", "Connections of which Discord acknowledges heartbeats.", health.connected_shards
    )
    yield from _gauge("gateway_age_seconds", "Since the gateway acknowledged a heartbeat.", health.acknowledged)
    yield from _gauge("gateway_dispatch_age_seconds", "Since the gateway sent an event.", health.dispatched)
    yield from _summary("loop_lag_seconds", "How late the event loop was.", measured.lag)
    yield from _summary(
        "acknowledgement_seconds", "From the arrival of a press to its acknowledgement.", measured.acknowledgements
    )
    yield from _gauge("outbox_age_seconds", "For how long the oldest message has waited.", health.outbox)
    yield from _gauge("renders_waiting", "Pictures that are being drawn or wait for it.", measured.renders_waiting)
    yield from _gauge("writes_waiting", "Writes that waited for the disk, at most in a minute.", health.queue)
    yield from _gauge(
        "commands_refused", "1 while Discord refuses the bot's commands.", int(health.commands is not None)
    )
    yield from _gauge("backup_age_seconds", "Since the last backup.", health.backup)
    yield from _gauge("backup_failed", "1 when the last backup failed.", int(health.backup_failed))
    yield from _gauge("drill_failed", "1 when the last restore drill failed.", int(health.drill_failed))


def _gauge(name: str, about: str, value: float | None) -> Iterator[str]:
    if value is not None:
        yield f"# HELP provost_{name} {about}"
        yield f"# TYPE provost_{name} gauge"
        yield f"provost_{name} {value:.6g}"


def _summary(name: str, about: str, window: Window) -> Iterator[str]:
    yield f"# HELP provost_{name} {about}"
    yield f"# TYPE provost_{name} summary"
    yield f'provost_{name}{{quantile="{P99}"}} {window.quantile(P99):.6g}'
    yield f"provost_{name}_sum {window.total:.6g}"
    yield f"provost_{name}_count {window.count}"
