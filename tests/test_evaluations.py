"""The page about evaluations tells everything that bots look at."""

from __future__ import annotations

from pathlib import Path

import pytest

import teahouse
from teahouse.bots.evaluation import evaluation_kind
from teahouse.library import folder_of
from teahouse.words import Words

DOCS = Path(__file__).resolve().parent.parent / "docs"
KINDS = teahouse.rulebooks()


def chapter(title: str) -> str:
    text = (DOCS / "evaluations.md").read_text("utf-8")
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_part_and_every_weight_of_an_evaluation_has_its_line(kind: type[teahouse.Game]) -> None:
    told = chapter(kind.title)
    judge = evaluation_kind(kind.name)
    words = Words("en", kind.name)
    lines = told.splitlines()
    parts = [f"- {words.text(f'part-{folder_of(kind.name)}-{part}')}" for part in judge.parts]
    assert [line for line in lines if line.startswith("- ")] == parts, "run: python tools/evaluations.py"
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| `")]
    weights = [[f"`{name}`", f"{weight.start:g}", weight.about] for name, weight in judge.weights.items()]
    assert [[row[0], row[1], row[-1]] for row in rows] == weights, "run: python tools/evaluations.py"


def test_the_page_about_bots_leads_to_it() -> None:
    assert "(evaluations.md)" in (DOCS / "bots.md").read_text("utf-8")
