from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from teahouse.learn import examples
from teahouse.learn.imitation import imitate, read_games
from teahouse.learn.learner import Learner
from teahouse.learn.plan import Plan
from teahouse.learn.training import Ending, train
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


def test_examples_guide_self_play_for_half_of_its_time(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    examples.main([GAME, "--bot", "cup", "--games", "8", "--out", str(file)])
    reports: list[dict[str, Any]] = []
    plan = Plan(GAME, workers=1, tables=4, most=32, steps=32, width=64, depth=1, boxes=0, changed=0.0, guide=3.0)
    plan = plan._replace(device="cpu", overlap=False, onlookers=0.0, epochs=6, batch=64, rate=2e-3)
    train(plan, Ending(rounds=12), tmp_path / "out", [file], imitation_epochs=0, tell=reports.append)
    like = [report["like"] for report in reports if "like" in report]
    assert len(like) == 12
    assert max(like[3:6]) > like[0] + 0.05, "the longer, the more it plays as in the examples"
    assert like[7:] == [0.0] * 5, "they are not asked any more"
