"""What cannot be played is refused in a sentence, before the first game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from teahouse.arena import match
from teahouse.cli import main

YEAR = "year-of-the-dragon"
MATCH = ("match", YEAR, "--games", "2", "--bots", "random,random")
LADDER = ("ladder", YEAR, "--games", "2", "--master", "2sims", "--out", "ladder")
LAB = ("lab", YEAR, "--games", "2", "--players", "2", "--bots", "random")
ABOUT = {"game": "yinzi", "bots": ["cup"], "seed": "1", "changed": False, "components": "0"}
BY_SEAT = {"scores": [1], "ranking": [1], "seating": [0], "breakdown": [{}], "uses": [{}]}
ROW = {**BY_SEAT, "decisions": 1, "moves": 1, "turns": 1, "lead_changes": 0}
FILES = {
    "broken.json": "{broken",
    "empty.json": "{}",
    "list.json": "[]",
    "half.json": '{"format": "teahouse-lab-1", "about": {"game": "year-of-the-dragon"}, "games": [{}]}',
    "other.json": json.dumps({"format": "teahouse-lab-1", "about": ABOUT, "games": [ROW]}),
    "strange.json": '{"weights": {"tea": 3}}',
    "words.json": '{"weights": {"yuan": "much"}}',
    "broken.toml": "[a",
    "strange.toml": "[tea]\n",
    "file": "",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that are not what they should be; playing anything fails the test."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)

    def played(*_: object, **__: object) -> None:
        raise AssertionError("something was played")

    monkeypatch.setattr(match, "run_jobs", played)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*MATCH, "--bots", "random,nobody"), "There is no bot “nobody”: choose from random"),
        ((*MATCH, "--bots", "random"), "is for 2 to 5 players, not 1"),
        ((*MATCH, "--bots", ",".join(["random"] * 6)), "is for 2 to 5 players, not 6"),
        ((*MATCH, "--bots", "pot@much,random"), "“pot@much” has no budget behind its @"),
        ((*MATCH, "--bots", "pot@0sims,random"), "“pot@0sims” has too little to think at all: 1sims"),
        ((*MATCH, "--bots", "pot@9999999999sims,random"), "has too much to think: the most is 3600s or 10000000sims"),
        ((*MATCH, "--budget", "soon"), "A budget reads 300ms, 2s or 500sims, not soon."),
        ((*MATCH, "--budget", "0sims"), "0sims is too little to think at all: 1sims or 0.001ms is the least."),
        ((*MATCH, "--budget", "1.5sims"), "not 1.5sims. Simulations are whole"),
        ((*MATCH, "--budget", "٣s"), "A budget reads 300ms, 2s or 500sims, not ٣s."),
        ((*MATCH, "--budget", "99999999999999999s"), "the most is 3600s or 10000000sims"),
        ((*MATCH, "--seed", ""), "A seed is a word or a number without /, not “”."),
        ((*MATCH, "--seed", "a/b"), "A seed is a word or a number without /"),
        ((*MATCH, "--address", "somewhere:6379"), "--address is for --engine ray."),
        ((*MATCH, "--components", "none.toml"), "Cannot read none.toml: No such file or directory."),
        ((*MATCH, "--components", "broken.toml"), "broken.toml: this is not valid TOML"),
        ((*MATCH, "--components", "strange.toml"), "strange.toml: the components file has the unknown table “tea”"),
        ((*MATCH, "--lang", "de", "--components", "broken.toml"), "broken.toml: Das ist kein gültiges TOML"),
        (
            (*MATCH, "--lang", "de", "--components", "strange.toml"),
            "hat eine unbekannte Tabelle „tea“",
        ),
        ((*MATCH, "--lang", "de", "--bots", "lea,leaf"), "Einen Bot „lea“ gibt es nicht: Wähle aus random"),
        ((*MATCH, "--lang", "de", "--bots", "pot@5,leaf"), "Der Bot „pot@5“ hat hinter dem @ kein Budget"),
        ((*MATCH, "--lang", "de", "--bots", "leaf"), "Dieses Spiel ist für 2 bis 5 Spieler, nicht für 1."),
        (("match", "--lang", "de", "go", "--bots", "leaf,leaf"), "Es gibt kein Spiel „go“: Wähle eines von"),
        ((*MATCH, "--lang", "de", "--bots", "tests.bots.own:Missing,leaf"), "hat kein Missing. Es hat: First, Duck"),
        ((*MATCH, "--lang", "de", "--bots", "tests.bots.own:Hasty,leaf"), "aber sein choose nimmt (self, view"),
        ((*MATCH, "--json", "file/result.json"), "Cannot write file/result.json: Not a directory."),
        ((*MATCH, "--json", "."), "Cannot write .: Is a directory."),
        ((*LADDER, "--master", "much"), "A budget reads 300ms, 2s or 500sims, not much."),
        ((*LADDER, "--master", "3s"), "The budgets of a ladder are simulations (500sims)"),
        ((*LADDER, "--seed", "a/b"), "A seed is a word or a number without /"),
        ((*LADDER, "--address", "somewhere:6379"), "--address is for --engine ray."),
        ((*LADDER, "--out", "file"), f"Cannot write file/{YEAR}.md: Not a directory."),
        ((*LADDER, "--ratings", "."), "Cannot read .: Is a directory."),
        ((*LADDER, "--ratings", "broken.json"), "broken.json is not a file of ratings"),
        ((*LADDER, "--ratings", "list.json"), "list.json is not a file of ratings"),
        ((*LAB, "--bots", "random,random,random"), "There are 3 bots for 2 seats"),
        ((*LAB, "--players", "9"), "is for 2 to 5 players, not 9"),
        ((*LAB, "--compare", "none.json"), "Cannot read none.json"),
        ((*LAB, "--compare", "broken.json"), "broken.json: this is not a study written by teahouse lab"),
        ((*LAB, "--compare", "list.json"), "list.json: this is not a study written by teahouse lab"),
        ((*LAB, "--compare", "half.json"), "half.json: this is not a study written by teahouse lab"),
        ((*LAB, "--compare", "other.json"), "other.json is a study of yinzi."),
        ((*LAB, "--against", "none.toml"), "Cannot read none.toml"),
        ((*LAB, "--against", "broken.toml"), "broken.toml: this is not valid TOML"),
        ((*LAB, "--against", "strange.toml"), "strange.toml: the components file has the unknown table “tea”"),
        ((*LAB, "--out", "file/report.html"), "Cannot write file/report.html: Not a directory."),
        ((*LAB, "--save", "."), "Cannot write .: Is a directory."),
        ((*LAB, "--csv", "file/games.csv"), "Cannot write file/games.csv: Not a directory."),
    ],
)
def test_a_mistake_is_named_before_anything_is_played(
    arguments: tuple[str, ...], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*MATCH, "--games", "0"), "--games: 0 is not a whole number of at least 1."),
        (
            (*MATCH, "--games", "99999999999999999999"),
            "99999999999999999999 is too many: 1000000 is the most.",
        ),
        ((*MATCH, "--workers", "99999"), "--workers: 99999 is too many: 1024 is the most."),
        ((*MATCH, "--workers", "0"), "--workers: 0 is not a whole number of at least 1."),
        ((*MATCH, "--engine", "steam"), "--engine cannot be steam: choose one of processes, ray."),
        ((*LADDER, "--games", "0"), "--games: 0 is not a whole number of at least 2."),
        ((*LAB, "--games", "0"), "--games: 0 is not a whole number of at least 2."),
    ],
)
def test_a_number_out_of_range_is_named(
    arguments: tuple[str, ...], said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert said in capsys.readouterr().err


def test_a_look_whether_a_file_can_be_written_leaves_it_as_it_is(folder: Path) -> None:
    kept = folder / "kept.html"
    kept.write_text("before", "utf-8")
    with pytest.raises(AssertionError, match="something was played"):
        main([*LAB, "--out", "kept.html", "--csv", "new/games.csv"])
    assert kept.read_text("utf-8") == "before"
    assert list((folder / "new").iterdir()) == []
