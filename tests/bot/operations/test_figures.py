"""Figures of a running bot, and warnings in the log when they exceed a limit."""

import pytest

from bot.operations.discord_internals import Gateway, Gateways
from bot.operations.gateway_watch import ShardsWatch
from bot.operations.monitor import MAX_LAG, MAX_OUTBOX_AGE, MAX_QUEUE, MEASUREMENTS, Figures

NOTHING = Gateways({}, 0)


def test_a_bot_that_has_just_begun_has_no_figures_but_zero() -> None:
    found = Figures().health(5, ShardsWatch(5))
    assert (found.connected, found.acknowledged, found.dispatched) == (False, None, None)
    assert (found.lag, found.outbox, found.queue) == (0, 0, 0)


def test_figures_are_those_of_now_or_the_worst_of_the_last_minute() -> None:
    figures, watch = Figures(), ShardsWatch(0)
    for now, (lag, queue, sequence) in enumerate([(0.5, 3, 1), (0.25, 1, 2), (0.0, 0, 2)]):
        gateways = Gateways({0: Gateway("connection", True, 1.5, 41.25, sequence)}, 1)
        figures.measure(now, lag, queue, gateways)
        watch.look(now, gateways)
    found = figures.health(4, watch)
    assert (found.acknowledged, found.dispatched, found.lag, found.queue) == (2.5, 3, 0.5, 3)
    for now in range(4, 4 + MEASUREMENTS):
        figures.measure(now, 0.0, 0, NOTHING)
    found = figures.health(MEASUREMENTS + 4, watch)
    assert (found.lag, found.queue) == (0, 0)


def test_the_oldest_message_waits_since_it_first_was_the_oldest() -> None:
    figures, watch = Figures(), ShardsWatch(0)
    waited = []
    for now, oldest in [(0, None), (10, 7), (20, 7), (30, 9), (45, 9), (60, None)]:
        figures.look_into_outbox(now, oldest)
        waited.append(figures.health(now, watch).outbox)
    assert waited == [0, 0, 10, 0, 15, 0]


@pytest.mark.parametrize(
    ("figure", "limit"),
    [
        ("seconds that the event loop is late", MAX_LAG),
        ("writes that wait for the disk", MAX_QUEUE),
        ("seconds that a message has waited to be published", MAX_OUTBOX_AGE),
    ],
)
def test_a_figure_above_its_limit_is_logged_once_and_once_when_well(
    caplog: pytest.LogCaptureFixture, figure: str, limit: float
) -> None:
    figures = Figures()
    for now in range(2 * int(MAX_OUTBOX_AGE)):
        ill = now < MAX_OUTBOX_AGE + 10
        figures.measure(now, (MAX_LAG + 1) * ill, (MAX_QUEUE + 1) * ill, NOTHING)
        figures.look_into_outbox(now, 1 if ill else None)
    said = [record.getMessage() for record in caplog.records if record.getMessage().startswith(figure)]
    assert [f"above the limit of {limit:g}" in one for one in said] == [True, False]
    assert f"again within the limit of {limit:g}" in said[1]
