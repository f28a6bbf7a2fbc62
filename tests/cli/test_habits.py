"""`teahouse habits`: somebody's play over many games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import teahouse as house
from teahouse.arena import play_game
from tests.cli.commands import Teahouse


@pytest.fixture
def games(tmp_path: Path, toy: str) -> Path:
    """Three games of Mei against Bao."""
    for seed in ("1", "2", "3"):
        record = play_game(house.game(toy, players=2), ["random"] * 2, seed).record
        record.names = ["Mei", "Bao"]
        (tmp_path / f"{seed}.record").write_text(record.write(), "utf-8")
    return tmp_path


def test_habits_are_told_with_intervals_and_that_there_are_too_few_games(teahouse: Teahouse, games: Path) -> None:
    answer = teahouse("habits", str(games), "--name", "Mei")
    assert answer.code == 0
    for said in ("3 games", "Where the points come from", "Too few games", " to "):
        assert said in answer.out
    german = teahouse("habits", str(games), "--name", "Mei", "--lang", "de")
    assert "Woher die Punkte kommen" in german.out


def test_habits_as_json(teahouse: Teahouse, games: Path, toy: str) -> None:
    (found,) = json.loads(teahouse("habits", str(games), "--name", "Bao", "--json").out)
    assert (found["game"], found["players"], found["games"]) == (toy, 2, 3)
    assert all(len(one["mine_interval"]) == 2 for one in found["points"])


def test_what_is_no_record_or_not_finished_is_left_out_and_said(teahouse: Teahouse, games: Path) -> None:
    (games / "bad.record").write_text("no record", "utf-8")
    whole = (games / "1.record").read_text("utf-8").splitlines()
    cut = [line for line in whole[:-8] if not line.startswith(("score", "sum"))]
    (games / "cut.record").write_text("\n".join(cut) + "\n", "utf-8")
    answer = teahouse("habits", str(games), "--name", "Mei")
    assert answer.code == 0
    assert "3 games" in answer.out
    assert "bad.record" in answer.err
    assert "left out, the game is not finished" in answer.err


def test_an_empty_folder_and_an_unknown_name_are_refused(teahouse: Teahouse, games: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert teahouse("habits", str(empty), "--name", "Mei").code == 2
    answer = teahouse("habits", str(games), "--name", "Kai")
    assert answer.code == 1
    assert "Bao, Mei" in answer.err
