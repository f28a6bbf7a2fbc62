from __future__ import annotations

import json
from pathlib import Path

import pytest

import teahouse
from teahouse.arena.tune import Tuning, justify, seated, try_game, try_weights, tune
from teahouse.bots.levels import Master
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


def test_a_proposal_can_take_all_seats_and_is_worth_the_points_of_the_table() -> None:
    job = {"name": YEAR, "options": {}, "players": [2], "seed": "1", "games": [0], "simulations": 0, "alike": True}
    good = {name: weight.start for name, weight in Tuning(YEAR).weights.items()}
    score, others, _ = try_game(job | {"mine": good, "others": good})
    assert try_weights(job | {"mine": good, "others": good}) == (score + others) / 2
    tuning = Tuning(YEAR, (2,), "1", population=4, games=2, alike=True)
    assert tune(tuning, 1) == tune(tuning, 1, 2)


def test_the_search_is_tuned_as_master_searches() -> None:
    game = teahouse.game(YEAR, players=2)
    weights = {name: weight.start + weight.step for name, weight in Tuning(YEAR).weights.items()}
    searching = seated(game, 0, "1", weights, 20)
    assert isinstance(searching, Master)
    assert searching.evaluation.chosen == weights


def test_weights_stay_above_their_floor() -> None:
    tuning = Tuning(YEAR)
    lowest = tuning.unscaled([-1000.0] * len(tuning.weights))
    assert lowest == {name: weight.low for name, weight in tuning.weights.items()}


def test_the_command_writes_weights_with_how_they_were_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    arguments = ["--players", "2", "--generations", "1", "--population", "4", "--games", "2", "--justify", "4"]
    asked = ["--option", "wall=choose", *arguments, "--workers", "1"]
    assert main(["tune", YEAR, *asked, "--out", str(out)]) == 0
    found = json.loads(out.read_text())
    assert found["command"] == (
        f"teahouse tune {YEAR} --option wall=choose --players 2 --generations 1 --population 4 --games 2 "
        "--simulations 0 --seed 1 --justify 4 --workers 1 --out weights.json"
    )
    assert found["generations_done"] == 1
    assert set(found["weights"]) == set(found["started_from"])
    assert found["match_against_the_start"][0]["games"] == 4
    assert "2 players, 4 games" in capsys.readouterr().out


def test_given_weights_play_the_match_and_a_tuning_is_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, again, shown = (tmp_path / name for name in ("first.json", "again.json", "shown.json"))
    asked = ["tune", YEAR, "--players", "2", "--population", "4", "--games", "2", "--justify", "4", "--workers", "1"]
    assert main([*asked, "--generations", "1", "--out", str(first)]) == 0
    assert main([*asked, "--generations", "1", "--start-of", str(first), "--out", str(again)]) == 0
    one, other = json.loads(first.read_text()), json.loads(again.read_text())
    assert one["weights"] == other["weights"]
    assert one["match_against_the_start"] == other["match_against_the_start"]
    assert main([*asked, "--given", str(first), "--out", str(shown)]) == 0
    found = json.loads(shown.read_text())
    assert found["weights"] == one["weights"]
    assert found["match_against_the_start"] == one["match_against_the_start"]
    assert found["generations_done"] == 0
    assert found["command"].endswith("--seed 1 --justify 4 --workers 1 --given first.json --out shown.json")
    capsys.readouterr()
    assert main([*asked, "--start", str(first), "--start-of", str(first), "--out", str(again)]) == 2
    assert "not both" in capsys.readouterr().err


def test_help_tells_the_true_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    for command, said in (
        ("tune", "(as many as there are cores)"),
        ("ladder", "Pot against Cup with 2 players plays twice as many"),
    ):
        with pytest.raises(SystemExit, match="0"):
            main([command, "--help"])
        assert said in " ".join(capsys.readouterr().out.split())


def test_natural_games_are_the_same_each_time_and_tell_weights_apart() -> None:
    good = {name: weight.start for name, weight in Tuning("yinzi").weights.items()}
    bad = good | {"stone": 0.0, "plant_iii": 0.0, "fortune": 9.0}
    job = {"name": "yinzi", "options": {}, "players": [2], "seed": "n", "games": list(range(6)), "alike": True}
    job |= {"simulations": 0, "natural": True}
    worth = try_weights(job | {"mine": good, "others": good})
    assert worth == try_weights(job | {"mine": good, "others": good})
    assert worth != try_weights(job | {"mine": bad, "others": bad})
