"""Ctrl-C ends a command, and what it had found by then is told."""

from __future__ import annotations

import io
import json
import sys
import time
from pathlib import Path

import pytest

from teahouse.arena.perft import perft as count
from teahouse.cli import perft
from teahouse.cli.sim import Bar
from teahouse.kernel import Game
from teahouse.words import Words
from tests.cli.commands import Teahouse

CALLED = "tests.bots.own:Called"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_an_interrupted_simulation_tells_of_the_games_that_were_finished(teahouse: Teahouse) -> None:
    answer = teahouse("sim", "toy", "--games", "9", "--bots", CALLED)
    assert answer.code == 130
    assert answer.err == "Interrupted after 2 of 9 games; what follows is about those.\n"
    assert answer.out.startswith("Lanterns: 2 games with 3 players,")
    data = teahouse("sim", "toy", "--games", "9", "--bots", CALLED, "--json", "-", "--lang", "de")
    assert data.code == 130
    assert json.loads(data.out)["games"] == 2
    assert data.err.startswith("Abgebrochen nach 2 von 9 Partien")


def test_an_interrupted_match_shows_its_table_and_can_go_on(teahouse: Teahouse) -> None:
    answer = teahouse("match", "toy", "--games", "9", "--bots", f"{CALLED},{CALLED}")
    assert answer.code == 130
    assert "Interrupted after 2 of 9 games" in answer.err
    assert CALLED in answer.out
    again = teahouse("match", "toy", "--games", "9", "--bots", f"{CALLED},{CALLED}", "--json", "-")
    assert json.loads(again.out)["games"] == 2


def test_an_interrupt_before_the_first_game_is_over_leaves_nothing_to_tell(teahouse: Teahouse) -> None:
    answer = teahouse("sim", "toy", "--games", "9", "--bots", "tests.bots.own:Leaver")
    assert (answer.code, answer.out) == (130, "")


def test_an_interrupted_count_leaves_the_depths_that_are_counted(
    teahouse: Teahouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = teahouse("perft", "toy", "--depth", "2")

    def tired(game: Game, seed: str, depth: int) -> list[int]:
        if depth == 3:
            raise KeyboardInterrupt
        return count(game, seed, depth)

    monkeypatch.setattr(perft, "perft", tired)
    answer = teahouse("perft", "toy", "--depth", "5")
    assert (answer.code, answer.out) == (130, whole.out)
    assert answer.err == "Interrupted: 2 of 5 depths are counted.\n"
    assert len(json.loads(teahouse("perft", "toy", "--depth", "5", "--json").out)["nodes"]) == 2


def test_where_no_terminal_is_progress_is_a_line_every_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    now = 0.0
    monkeypatch.setattr(sys, "stderr", file)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bar = Bar(100, Words("en"))
    for done in range(1, 101):
        now = float(done) / 4
        bar.show(done)
    bar.clear()
    assert file.getvalue() == "40 of 100 games, 0:15 left\n80 of 100 games, 0:05 left\n"
