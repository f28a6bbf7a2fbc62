from __future__ import annotations

import json
from pathlib import Path

import pytest

from teahouse.cli.coverage import coverage
from teahouse.library import rulebook
from tests.cli.commands import Teahouse

CODE = '''"""A step (TOY-3)."""
clauses = ("TOY-2", "TOY-4")  # and TOY-A1
TOY-55, TOY-5x
# TOY-5 TOY-6
x = "TOY-7"
'''

TESTS = """
from tests.support import clause

@clause("TOY-1", "TOY-2")
def test_hands() -> None: ...

class TestLine:
    @clause("TOY-3")
    @clause("TOY-4", "TOY-5", "TOY-A1")
    def test_line(self) -> None: ...

@clause("TOY-6", "TOY-7", "YD-1")
def test_end() -> None: ...
"""


@pytest.fixture
def sources(toy: str, tmp_path: Path) -> Path:
    code = tmp_path / "src" / "teahouse" / "games" / "toy"
    (code / "steps").mkdir(parents=True)
    (code / "steps" / "line.py").write_text(CODE)
    (code / "clauses.py").write_text("TOY-1 TOY-2 TOY-3")
    (tmp_path / "tests" / "games").mkdir(parents=True)
    (tmp_path / "tests" / "games" / "test_toy.py").write_text(TESTS)
    return tmp_path


def test_the_reference_is_grouped_by_chapter(teahouse: Teahouse) -> None:
    answer = teahouse("rules", "toy")
    assert answer.code == 0
    assert answer.out.startswith("Setting up\n\nTOY-1 Colours\n  Lanterns are red, gold or blue.\n")
    assert answer.out.index("An evening") < answer.out.index("TOY-A1 Equal lanterns") < answer.out.index("The end")


def test_one_clause_is_found_in_either_case_and_language(teahouse: Teahouse) -> None:
    assert (
        teahouse("rules", "toy", "toy-a1").out
        == "An evening\n\nTOY-A1 Equal lanterns\n  Equal lanterns are one choice.\n"
    )
    assert "Gleiche Laternen sind eine Wahl." in teahouse("rules", "toy", "TOY-A1", "--lang", "de").out


def test_the_reference_in_json(teahouse: Teahouse) -> None:
    told = json.loads(teahouse("rules", "toy", "--json").out)
    assert len(told) == 8
    assert told[0] == {
        "id": "TOY-1",
        "kind": "definition",
        "chapter": "setup",
        "title": "Colours",
        "text": "Lanterns are red, gold or blue.",
    }


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_rule_of_every_game_can_be_read(teahouse: Teahouse, lang: str) -> None:
    for game in ("year-of-the-dragon",):
        answer = teahouse("rules", game, "--lang", lang)
        assert answer.code == 0
        for clause in rulebook(game).clauses:
            assert f"\n{clause.id} " in answer.out


def test_coverage_finds_code_tests_and_languages(sources: Path) -> None:
    found = coverage("toy", sources)
    rows = {row.clause.id: row for row in found.rows}
    file = "src/teahouse/games/toy/steps/line.py"
    assert rows["TOY-1"].code == []
    assert rows["TOY-2"].code == [f"{file}:2"]
    assert rows["TOY-3"].code == [f"{file}:1"]
    assert rows["TOY-5"].code == [f"{file}:4"], "TOY-55 and TOY-5x are other words"
    assert rows["TOY-A1"].code == [f"{file}:2"]
    assert rows["TOY-1"].tests == ["tests/games/test_toy.py::test_hands"]
    assert rows["TOY-3"].tests == rows["TOY-5"].tests == ["tests/games/test_toy.py::test_line"]
    assert rows["TOY-7"].languages == ["en", "de"]
    assert found.complete
    assert (found.counts("clauses"), found.counts("rulings")) == ((7, 7), (1, 1))


def test_a_rule_without_code_or_test_is_a_gap(sources: Path) -> None:
    code = sources / "src" / "teahouse" / "games" / "toy" / "steps" / "line.py"
    code.write_text(CODE.replace("TOY-7", "").replace("TOY-A1", ""))
    tests = sources / "tests" / "games" / "test_toy.py"
    tests.write_text(TESTS.replace('"TOY-6", ', "").replace('"TOY-A1"', '"TOY-2"'))
    found = coverage("toy", sources)
    gaps = {row.clause.id: row.gaps() for row in found.rows if row.gaps()}
    assert gaps == {"TOY-7": ["code"], "TOY-6": ["test"], "TOY-A1": ["test"]}, "a ruling needs no place in the code"
    assert not found.complete


def test_a_test_of_a_clause_that_does_not_exist_is_a_gap(sources: Path) -> None:
    tests = sources / "tests" / "games" / "test_toy.py"
    tests.write_text(TESTS.replace('"TOY-6"', '"TOY-6", "TOY-66"'))
    found = coverage("toy", sources)
    assert found.strangers == [("tests/games/test_toy.py::test_end", "TOY-66")]
    assert not found.complete


def test_the_coverage_ends_with_the_count(teahouse: Teahouse, sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.cli.rules.checkout", lambda: sources)
    answer = teahouse("rules", "toy", "--coverage")
    assert answer.code == 0
    assert answer.out.endswith("7 of 7 clauses, 1 of 1 rulings: code, test, English, German\n")
    assert (
        "TOY-2 (rule)  src/teahouse/games/toy/steps/line.py:2  tests/games/test_toy.py::test_hands  en, de\n"
        in answer.out
    )
    told = json.loads(teahouse("rules", "toy", "--coverage", "--json").out)
    assert told["complete"] is True
    assert told["clauses"] == [7, 7]


def test_a_gap_is_exit_code_one(teahouse: Teahouse, sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.cli.rules.checkout", lambda: sources)
    (sources / "tests" / "games" / "test_toy.py").write_text(TESTS.replace('"TOY-6", ', ""))
    answer = teahouse("rules", "toy", "--coverage")
    assert answer.code == 1
    assert "MISSING: test" in answer.out
    assert answer.out.endswith("6 of 7 clauses, 1 of 1 rulings: code, test, English, German\n")
    assert teahouse("rules", "toy", "--coverage", "--json").code == 1


def test_without_the_sources_there_is_no_coverage(teahouse: Teahouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.cli.rules.checkout", lambda: None)
    answer = teahouse("rules", "toy", "--coverage")
    assert answer.code == 2
    assert "run this in a checkout" in answer.err
