"""Comparing the speed of checkouts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.compare import compared
from benchmarks.environments import ROOT, Figures, Subject


def turn(microseconds: float) -> Figures:
    times = dict.fromkeys(("step_us", "legal_us", "copy_us"), microseconds)
    return {**times, "rollouts_per_s": 1e6 / microseconds}


def measured(checkout: str, *turns: float) -> Subject:
    figures = [turn(one) for one in turns]
    return Subject(checkout, "pure", "yinzi", Path(sys.executable), "ours", ("yinzi",), figures=figures)


def test_the_best_turns_of_two_checkouts_are_compared() -> None:
    table, slowest = compared([measured("before", 4.0, 2.0, 3.0), measured("after", 2.2, 9.0, 5.0)])
    assert round(slowest, 6) == 10
    assert table.count("2.2 (+10.0 %)") == 4


def test_whoever_is_quicker_is_no_slower() -> None:
    table, slowest = compared([measured("before", 2.0), measured("after", 1.5)])
    assert slowest == 0
    assert table.count("1.5 (-25.0 %)") == 4


def compare(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.compare", "--rounds", "1", "--seconds", "0.01", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True)


def test_a_checkout_is_measured_beside_itself() -> None:
    done = compare("--game", "year-of-the-dragon", "--build", "pure", ".", ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(f"| year-of-the-dragon | pure  | {ROOT.name}") == 2


def test_a_folder_without_the_package_is_refused(tmp_path: Path) -> None:
    done = compare(tmp_path)
    assert done.returncode == 1
    assert f"{tmp_path} is no checkout of Teahouse: it has no src/teahouse" in done.stderr


def reviewing(out: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.reviewing", "year-of-the-dragon", "--games", "2", "--players", "2"]
    return subprocess.run([*command, "--out", str(out), *arguments], cwd=ROOT, text=True, capture_output=True)


def test_reviews_are_measured_in_pieces_that_go_on_where_the_last_one_ended(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    early = reviewing(out, "--marked", "0", "--minutes", "0")
    assert (early.returncode, early.stdout) == (3, "")
    assert "The same command goes on" in early.stderr
    whole = reviewing(out, "--marked", "0", "--workers", "2")
    assert whole.returncode == 0, whole.stderr
    assert "mean luck of seat 2" in whole.stdout
    lines = out.read_text()
    out.write_text(lines + '{"game": 1, "cha')  # an interrupt in the middle of a line
    again = reviewing(out, "--marked", "0")
    assert (again.returncode, again.stdout) == (0, whole.stdout)
    assert out.read_text() == lines
    other = reviewing(out, "--marked", "1")
    assert other.returncode == 1
    assert "holds another measurement" in other.stderr
