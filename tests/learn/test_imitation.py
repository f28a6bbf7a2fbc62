from __future__ import annotations

from pathlib import Path

import torch

from teahouse.learn import examples
from teahouse.learn.imitation import imitate, read_games
from teahouse.learn.learner import Learner
from teahouse.learn.plan import Plan
from teahouse.library import rulebook

GAME = "dragon-boats"


def test_examples_are_played_again_decision_by_decision(tmp_path: Path) -> None:
    examples.main([GAME, "--bot", "cup", "--games", "2", "--out", str(tmp_path / "games.jsonl")])
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    pages = read_games(lines, GAME, 32)
    count = len(pages.seen) // len(rulebook(GAME).observation_spec())
    assert count > 100
    numbers = torch.frombuffer(bytearray(pages.numbers), dtype=torch.int16).view(-1, 4)
    assert len(numbers) == count
    assert (numbers[:, 1] < numbers[:, 0]).all()
    assert (numbers[:, 2] < numbers[:, 3]).all()


def test_a_network_comes_to_move_as_in_the_examples(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    file = tmp_path / "games.jsonl"
    examples.main([GAME, "--bot", "cup", "--games", "12", "--out", str(file)])
    learner = Learner(Plan(GAME, workers=1, tables=1, most=32, width=64, depth=1, boxes=0, device="cpu"))
    reports = list(imitate(learner, [file], 6, lambda: False))
    assert reports[-1]["same"] > reports[0]["same"] + 0.05
    assert reports[-1]["win"] < reports[0]["win"]
