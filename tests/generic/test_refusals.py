"""A position and an illegal move for every family of refusals: `python -m tests.generic.refusals GAME` renews them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from teahouse.kernel import IllegalMove
from teahouse.library import build, rulebooks
from tests.generic.before import position_before
from tests.generic.refusals import REFUSALS, families, proved_by_hand
from tests.generic.sentences import check_sentence

NAMES = [kind.name for kind in rulebooks()]


def examples(name: str) -> list[dict[str, Any]]:
    path = REFUSALS / f"{name}.jsonl"
    assert path.exists(), f"{path.name} is missing: run `python -m tests.generic.refusals {name}`"
    return [json.loads(row) for row in path.read_text("utf-8").split("\n") if row]


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_move_is_refused_with_the_same_reason_clause_and_numbers(name: str) -> None:
    for example in examples(name):
        position = example["position"]
        game = build(name, position["players"], None, position["options"])
        table = game.load(position)
        with pytest.raises(IllegalMove) as error:
            table.play(game.move(example["move"]))
        refusal = error.value.refusal
        assert refusal.to_json() == {key: example[key] for key in ("reason", "clause", "numbers")}
        check_sentence(name, refusal.message)
        assert position_before(table) == position


@pytest.mark.parametrize("name", NAMES)
def test_every_family_of_refusals_has_an_example_here_or_in_the_games_own_tests(name: str) -> None:
    assert families(name) - {example["reason"] for example in examples(name)} - proved_by_hand(name) == set()
