"""The long trials are one table: every trial can be run, every figure has its row, a miss that must not be fails it."""

from __future__ import annotations

import inspect

from tests.server.soak.__main__ import TRIALS, Row, Soak, table


def test_every_trial_is_in_the_table_and_can_be_run() -> None:
    ways = {name for name, _ in inspect.getmembers(Soak, inspect.iscoroutinefunction)}
    assert {name for name in ways if not name.startswith("_")} == set(TRIALS)


def test_a_lost_turn_fails_the_run_and_a_slow_one_only_misses_its_mark() -> None:
    _, rows = TRIALS["sqlite"]
    found = {row.name: 0.0 for row in rows} | {"_took": 1.0, "start_median": 9.0}
    text, failed = table({"sqlite": found})
    assert failed == []
    assert "missed" in text
    assert table({"sqlite": found | {"lost": 1.0}})[1] == ["sqlite: lost is 1"]


def test_a_figure_is_printed_beside_that_of_the_echo() -> None:
    line = Row("p99", "ms", most=150, beside="echo_p99").line({"p99": 31.25, "echo_p99": 2.5})
    assert line.split() == ["p99", "31.2", "ms", "<=", "150", "ok", "|", "2.50"]
