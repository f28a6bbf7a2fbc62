"""Whole recorded games: each passes the check, and together they contain what `features.txt` lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse.cli import main
from teahouse.kernel import Record
from tests.generic.features import RECORDS, choose, extra, features_of

FOLDERS = sorted(path.parent for path in RECORDS.glob("*/features.txt"))
FILES = sorted(RECORDS.glob("**/*.record"))


@pytest.mark.parametrize("file", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_passes_the_check(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(file)]) == 0, capsys.readouterr().err


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_the_recorded_games_contain_everything_that_is_listed(folder: Path) -> None:
    listed = set((folder / "features.txt").read_text("utf-8").split("\n")) - {""}
    records = [Record.parse(path.read_text("utf-8")) for path in sorted(folder.glob("*.record"))]
    found = set[str]().union(*(features_of(record) for record in records))
    assert listed - found == set()
    module = extra(records[0].game)
    if module is not None:
        assert module.WANTED - found == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_recorded_game_with_one_changed_move_or_score_fails_with_file_and_line(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = sorted(folder.glob("*.record"))[0]
    text = file.read_text("utf-8")
    last = max(line for line in text.split("\n") if re.match(r"\d+ ", line))
    for old, new in ((r"(?m)^score (\d+)", "score 1\\1"), (rf"(?m)^{re.escape(last)}$", "1 nonsense")):
        changed = tmp_path / "changed.record"
        changed.write_text(re.sub(old, new, text, count=1), "utf-8")
        assert main(["check", str(changed)]) == 1
        assert re.search(r"changed\.record:\d+: ", capsys.readouterr().err)


def test_the_records_that_add_most_are_chosen() -> None:
    def pair(name: str, *features: str) -> tuple[Record, set[str]]:
        return Record(name, 1, 2, {}, ""), set(features)

    chosen = choose([pair("a", "x"), pair("b", "x", "y", "z"), pair("c", "w", "x"), pair("d", "y")], 2)
    assert [record.game for record, _ in chosen] == ["b", "c"]
