"""Learning through the doors for researchers: what learns for seconds beats who plays at random."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from teahouse.cli import main
from teahouse.rl.datasets import read
from teahouse.rl.imitation import against, player, train

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("example", ["maskable_ppo", "torchrl_ppo"])
def test_an_example_learns_to_beat_a_random_player(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    module = import_module(example)
    model = module.train("year-of-the-dragon", 2, 6144)
    wins = import_module("playing").wins
    assert wins(model, module.choose, "year-of-the-dragon", 2, 40) > 0.6


def test_a_player_learned_from_a_data_set_beats_random_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.parquet"
    series = "sim year-of-the-dragon --players 2 --bots leaf --games 40 --seed 1 --json -"
    assert main([*series.split(), "--trajectories", str(file)]) == 0
    data = read(file)
    weights, told = train(data, seconds=10, cores=1)
    assert told["same"] > 0.3
    wins = against(data, weights, "random", 20)
    assert sum(wins) / len(wins) > 0.5
    assert player(weights)(data.game(), 0, "1").seat == 0
