from __future__ import annotations

import io
import json
import re
import sys
import time
from pathlib import Path

import pytest

from teahouse.cli.sim import Bar
from teahouse.words import Words
from tests.cli.commands import Teahouse, program

KEYS = {"game", "players", "options", "games", "seed", "moves", "mean_score", "scores", "win_share"}


def test_the_result_is_told_in_sentences(teahouse: Teahouse) -> None:
    answer = teahouse("sim", "toy", "--players", "2", "--games", "20")
    lines = answer.out.strip().split("\n")
    assert lines[0].startswith("Lanterns: 20 games with 2 players,")
    assert lines[2].startswith("Seat 1 (random): ")
    assert len(lines) == 4


def test_json_holds_what_a_program_needs(teahouse: Teahouse) -> None:
    told = json.loads(teahouse("sim", "toy", "--players", "2", "--games", "5", "--seed", "x", "--json", "-").out)
    assert set(told) >= KEYS | {"decisions", "largest_list"}
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("toy", 2, 5, "x")
    assert len(told["scores"]) == 5
    assert [len(told[key]) for key in ("mean_score", "win_share")] == [2, 2]
    assert sum(told["win_share"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_result_twice(teahouse: Teahouse) -> None:
    command = ("sim", "toy", "--games", "9", "--json", "-")
    assert teahouse(*command).out == teahouse(*command).out != teahouse(*command, "--seed", "2").out


@pytest.mark.slow
def test_two_workers_give_the_same_result_as_one() -> None:
    command = (
        "sim",
        "year-of-the-dragon",
        "--players",
        "3",
        "--games",
        "20",
        "--seed",
        "1",
        "--json",
        "-",
        "--workers",
    )
    assert program(*command, "1").out == program(*command, "2").out != ""


def test_options_are_typed_with_a_dash_or_an_underscore(teahouse: Teahouse) -> None:
    for name in ("hidden-hands", "hidden_hands"):
        told = teahouse("sim", "toy", "--games", "1", "--option", f"{name}=no", "--option", "rounds=3", "--json", "-")
        assert json.loads(told.out)["options"] == {"rounds": 3, "hidden_hands": False}


def test_the_number_of_bots_is_the_number_of_players(teahouse: Teahouse) -> None:
    told = json.loads(
        teahouse("sim", "toy", "--games", "1", "--bots", "random,tests.bots.own:First", "--json", "-").out
    )
    assert told["players"] == 2
    assert told["bots"] == ["random", "tests.bots.own:First"]


def test_one_bot_sits_on_every_seat(teahouse: Teahouse) -> None:
    told = json.loads(teahouse("sim", "toy", "--games", "1", "--bots", "tests.bots.own:First", "--json", "-").out)
    assert told["bots"] == ["tests.bots.own:First"] * 3


def test_every_saved_record_passes_the_check(teahouse: Teahouse, tmp_path: Path) -> None:
    assert teahouse("sim", "toy", "--games", "4", "--record-dir", str(tmp_path / "new")).code == 0
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names == [f"toy-1-{number:05}.record" for number in range(1, 5)]
    answer = teahouse("check", str(tmp_path / "new"))
    assert answer.code == 0
    assert answer.out.endswith("4 of 4 records are good.\n")


def test_json_can_go_to_a_file_beside_the_sentences(teahouse: Teahouse, tmp_path: Path) -> None:
    answer = teahouse("sim", "toy", "--games", "2", "--json", str(tmp_path / "out.json"))
    assert answer.out.startswith("Lanterns")
    assert json.loads((tmp_path / "out.json").read_text())["games"] == 2


def test_a_folder_that_cannot_be_written_is_named(teahouse: Teahouse, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = teahouse("sim", "toy", "--games", "1", "--record-dir", str(tmp_path / "file"))
    assert answer.code == 2
    assert "Cannot write" in answer.err


@pytest.mark.parametrize(("bot", "said"), [("Broken", "no tea left"), ("Cheat", "illegal"), ("Homeless", "no chair")])
def test_a_bot_that_fails_is_a_finding(teahouse: Teahouse, bot: str, said: str) -> None:
    answer = teahouse("sim", "toy", "--bots", f"tests.bots.own:{bot}")
    assert answer.code == 1
    assert said in answer.err
    assert "Game 1: The bot “tests.bots.own:" in answer.err


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Broken", "ist auf Platz 1 gescheitert: ZeroDivisionError: no tea left"),
        ("Leaving", "ist auf Platz 1 gescheitert: SystemExit: 1"),
        ("Cheat", "und das ist verboten (not-now"),
        ("Stranger", "wählte auf Platz 1 'pass', und das ist kein Move"),
        ("Homeless", "kann sich nicht setzen: RuntimeError: no chair"),
    ],
)
def test_a_bot_that_fails_is_told_of_in_german(teahouse: Teahouse, bot: str, said: str) -> None:
    answer = teahouse("sim", "toy", "--lang", "de", "--bots", f"tests.bots.own:{bot}")
    assert answer.code == 1
    assert said in answer.err
    assert answer.err.startswith("teahouse: Partie 1: Der Bot „tests.bots.own:")


def test_own_components_change_the_game(teahouse: Teahouse, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[purse]\ncoins = 9\nprice = 1\ngarland = 20\nsource = "printed"\n')
    usual = json.loads(teahouse("sim", "toy", "--games", "20", "--json", "-").out)
    rich = json.loads(teahouse("sim", "toy", "--games", "20", "--json", "-", "--components", str(mine)).out)
    assert min(rich["mean_score"]) > max(usual["mean_score"])
    assert rich["components"] != usual["components"]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_where_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    bar = Bar(4, Words("en"))
    for done in range(1, 5):
        bar.show(done)
    assert "[##############################] 4 of 4 games, 0:00 left" in screen.getvalue()
    bar.clear()
    assert screen.getvalue().endswith("\r")


def test_games_found_from_before_an_interrupt_do_not_shorten_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    now = 0.0
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bar = Bar(100, Words("en"))
    bar.show(90)
    now = 60.0
    bar.show(91)
    assert "91 of 100 games, 9:00 left" in screen.getvalue()


def test_progress_is_silent_where_nobody_watches(teahouse: Teahouse) -> None:
    assert teahouse("sim", "toy", "--games", "3").err == ""


def test_numbers_are_written_as_the_reader_writes_them(teahouse: Teahouse) -> None:
    asked = ("sim", "toy", "--games", "4", "--players", "2", "--lang")
    assert re.search(r"Seat 1 \(random\): \d+\.\d\d points", teahouse(*asked, "en").out)
    assert re.search(r"Platz 1 \(random\): im Mittel \d+,\d\d Punkte, \d+,\d % der Siege", teahouse(*asked, "de").out)
