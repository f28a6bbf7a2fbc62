from __future__ import annotations

import json
from pathlib import Path

import pytest

from teahouse.arena.ladder import BUDGETS, GAMES, Climb, climb, published, rungs
from teahouse.cli import main
from teahouse.library import rulebooks

YEAR = "year-of-the-dragon"


def small(games: int, master: str) -> Climb:
    return climb(YEAR, games, "ci", master, "teahouse ladder", lambda rung: lambda done: None)


def test_each_level_meets_the_next_alone_and_among_three() -> None:
    steps = rungs("20sims", 5, 100)
    found = [(rung.lower, rung.upper, rung.players) for rung in steps if not rung.alike]
    assert found[:2] == [("random", "leaf", 2), ("random", "leaf", 4)]
    assert found[-1] == ("pot", "master@20sims", 4)
    assert len(found) == 8
    assert {rung.games for rung in steps if not rung.alike} == {100}
    assert [(rung.upper, rung.players, rung.games) for rung in steps if rung.alike] == [
        ("cup", 4, 40),
        ("pot", 4, 40),
        ("master@20sims", 4, 40),
    ]


def test_the_plain_command_repeats_the_published_ladder() -> None:
    folder = Path(__file__).parents[2] / "docs" / "ladder"
    for name, master in BUDGETS.items():
        command = json.loads((folder / f"{name}.json").read_text("utf-8"))["command"]
        assert command == f"teahouse ladder {name} --games {GAMES} --seed 1 --master {master}"
    assert {file.stem for file in folder.glob("*.json")} == BUDGETS.keys() == {kind.name for kind in rulebooks()}


@pytest.mark.slow
def test_a_small_ladder_goes_up() -> None:
    """The same games every time; margins are wide, so that only a real loss of strength is noticed."""
    climbed = small(8, "8sims")
    share = {
        (rung.lower.partition("@")[0], rung.players): result.to_json()["win_share"][0]
        for rung, result in climbed.results
    }
    assert share["random", 2] >= 0.75
    assert share["leaf", 2] >= 0.6
    assert share["cup", 2] >= 0.6
    assert share["random", 4] >= 0.5
    assert share["leaf", 4] >= 0.3
    ratings = climbed.ratings()
    assert ratings["random"][0] < ratings["leaf"][0] < ratings["cup"][0]


@pytest.mark.slow
def test_the_command_writes_the_page_and_the_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ratings = tmp_path / "ratings.json"
    arguments = ["--games", "2", "--master", "3sims", "--seed", "w", "--out", str(tmp_path)]
    assert main(["ladder", YEAR, *arguments, "--ratings", str(ratings)]) == 0
    page = (tmp_path / f"{YEAR}.md").read_text()
    assert f"teahouse ladder {YEAR} --games 2 --seed w --master 3sims" in page
    assert page.count("\n| ") >= 13
    assert "| cup | 4 | 1 | " in page  # the mean of one game has no interval
    data = json.loads((tmp_path / f"{YEAR}.json").read_text())
    assert {rung["players"] for rung in data["rungs"]} == {2, 4}
    assert set(json.loads(ratings.read_text())[YEAR]) == {"leaf", "cup", "pot", "master"}
    told = capsys.readouterr()
    assert page == told.out
    assert told.err.startswith("With 4 players, 2 games do not give everybody every seat equally often.")


def test_publishing_keeps_the_ratings_of_other_games() -> None:
    assert published({"go": {"leaf": 20.0}}, Climb(YEAR, 2, "1", ""))["go"] == {"leaf": 20.0}
