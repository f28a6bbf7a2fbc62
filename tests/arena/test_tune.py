from __future__ import annotations

import json
from pathlib import Path

import pytest

from teahouse.arena.tune import Tuning, justify, tune
from teahouse.cli import main

YEAR = "year-of-the-dragon"


def test_the_same_seed_finds_the_same_weights_with_any_number_of_workers() -> None:
    tuning = Tuning(YEAR, (2,), "1", population=4, games=4)
    assert tune(tuning, 2, 1) == tune(tuning, 2, 2)


@pytest.mark.slow
def test_tuning_mends_a_weight_that_was_spoilt() -> None:
    """Starting where a privilege's worth of goods counts for everything, tuning finds its way back up."""
    spoilt = {"yuan": 4.0, "palace": 0.0, "survivor": 0.0}
    tuning = Tuning(YEAR, (2,), "2", population=8, games=8, start=spoilt)
    found = tune(tuning, 6)
    match = justify(tuning, found, 30)[0]
    assert match["mean_score"] > match["mean_score_of_others"]


def test_weights_stay_above_their_floor() -> None:
    tuning = Tuning(YEAR)
    lowest = tuning.unscaled([-1000.0] * len(tuning.weights))
    assert lowest == {name: weight.low for name, weight in tuning.weights.items()}


def test_the_command_writes_weights_with_how_they_were_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    arguments = ["--players", "2", "--generations", "1", "--population", "4", "--games", "2", "--justify", "4"]
    assert main(["tune", YEAR, *arguments, "--workers", "1", "--out", str(out)]) == 0
    found = json.loads(out.read_text())
    assert found["command"].startswith(f"teahouse tune {YEAR} --players 2 --generations 1")
    assert found["generations_done"] == 1
    assert set(found["weights"]) == set(found["started_from"])
    assert found["match_against_the_start"][0]["games"] == 4
    assert "2 players, 4 games" in capsys.readouterr().out
