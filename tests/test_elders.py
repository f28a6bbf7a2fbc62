"""Matches against an earlier version: in pieces they come to the same as at once."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from benchmarks import elders
from benchmarks.elders import ROOT, Job, kept, main, play, summary, told, wilson


@pytest.fixture(autouse=True)
def present() -> Iterator[None]:
    """The version that is asked over the pipe is ours, from source."""
    yield
    if elders._elders is not None:
        elders._elders.close()
        elders._elders = None


def asked() -> argparse.Namespace:
    match = {"game": "year-of-the-dragon", "players": 2, "new": "pot", "old": "tests.bots.own:First", "seed": "e"}
    return argparse.Namespace(**match, components="", elders=f"{ROOT / 'src'}:{ROOT}")


def test_a_game_that_was_stopped_is_played_on_to_the_same_end(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play(Job(asked(), 1, {}, float("inf")))
    assert whole["decisions"] > 10
    ticks = count()
    with monkeypatch.context() as clock:
        clock.setattr("benchmarks.elders.time.time", lambda: next(ticks))
        part = play(Job(asked(), 1, {}, 20))
    assert "win" not in part
    assert 0 < part["decisions"] < whole["decisions"]
    rest = play(Job(asked(), 1, part, float("inf")))
    for key in ("win", "score", "others", "decisions"):
        assert rest[key] == whole[key]


def test_a_match_goes_on_where_its_file_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    match = asked()
    command = [match.game, "--new", match.new, "--old", match.old, "--players", "2", "--seed", "e", "--out", str(file)]
    command += ["--elders", match.elders]
    main([*command, "--games", "1"])
    main([*command, "--games", "2"])
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["index"] for line in lines] == [0, 1]
    capsys.readouterr()
    main(["--summary", str(file)])
    assert "| year-of-the-dragon |  | 2 | pot | tests.bots.own:First | 2 |" in capsys.readouterr().out


def test_of_a_game_in_pieces_only_the_last_counts(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    match = {"game": "yinzi", "players": 4, "new": "pot", "old": "master", "seed": "e", "components": ""}
    begun = {**match, "index": 0, "spent": 1.0, "slowest": 0.5, "decisions": 4, "moves": ["a"]}
    over = {**match, "index": 0, "spent": 2.0, "slowest": 0.5, "decisions": 8, "win": 1.0, "score": 40, "others": 30.0}
    file.write_text("".join(json.dumps(line) + "\n" for line in (begun, over, {**begun, "index": 1})))
    (games,) = kept(file).values()
    result = told(list(games.values()))
    assert (result["games"], result["unfinished"], result["wins"], result["milliseconds"]) == (1, 1, 100.0, 250.0)
    assert "| 1 | 100.0 % | 20.7 – 100.0 % | 40.0 | 30.0 | 250.0 ms (slowest 500.0) |" in summary(file)


def test_wilsons_interval_is_that_of_the_tables() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
