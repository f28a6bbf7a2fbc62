"""Changes typed on the command line, values tried one after the other, and when there are games enough."""

from __future__ import annotations

import json
import re
import tomllib
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from teahouse.arena import match
from teahouse.cli import main
from teahouse.kernel import Game, changed_tables
from teahouse.lab import Dataset
from teahouse.lab.changes import Change, Sweep, read_change, read_sweep, with_changes
from teahouse.lab.charts import curve
from teahouse.lab.sweep import sweep_report, swept
from teahouse.library import own_components
from teahouse.words import Words
from tests.lab.studies import invented
from tests.lab.test_pairs import raised

BOATS = "dragon-boats"
YEAR = "year-of-the-dragon"


def lab(folder: Path, *arguments: str) -> int:
    played = ("--players", "2", "--bots", "random", "--out", str(folder / "r.html"))
    return main(["lab", *arguments, *played])


def test_a_change_is_read_by_the_names_of_table_entry_and_field() -> None:
    assert read_change("bonus-cards.K.vp=9", BOATS, None) == Change("bonus-cards.K.vp", 9)
    assert read_change("person.scholar.young=3", YEAR, None) == Change("person.scholar.young.value", 3)
    assert read_change("toppers.8.fare=['tea']", BOATS, None) == Change("toppers.8.fare", ["tea"])
    assert str(read_change("person.scholar.colour=red", YEAR, None)) == 'person.scholar.colour="red"'
    assert read_sweep("person.scholar.young=1..4", YEAR, None) == Sweep("person.scholar.young.value", 4, [1, 2, 3, 4])
    assert read_sweep("start.yuan=2,9", YEAR, "start.yuan = 5") == Sweep("start.yuan", 5, [2, 9])


def test_changes_are_written_as_a_components_file_that_holds_them_and_nothing_else() -> None:
    made = [Change("bonus-cards.K.vp", 9), Change("bonus-cards.A.vp", 3), Change("toppers.8.beats", 21)]
    text = with_changes(None, made)
    assert tomllib.loads(text) == {"bonus-cards": {"K": {"vp": 9}, "A": {"vp": 3}}, "toppers": {"8": {"beats": 21}}}
    own = own_components(BOATS)
    assert changed_tables(own, text) == changed_tables(
        own, "bonus-cards.K.vp = 9\nbonus-cards.A.vp = 3\ntoppers.8.beats = 21\n"
    )
    whole = changed_tables(own, with_changes(own, made))  # on top of a file that has the tables whole
    assert whole == changed_tables(own, text)


def test_a_change_is_played_against_the_box_as_it_is_and_both_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "s.json"
    change = ("--set", "round-cards.2.money=9", "--set", "money.max=20")
    assert lab(tmp_path, BOATS, "--games", "4", *change, "--save", str(saved), "--csv", str(tmp_path / "s.csv")) == 0
    told = capsys.readouterr()
    assert told.err.startswith("4 games are too few to tell anything from chance: play 30 at least.")
    assert "components round-cards.2.money=9, money.max=20 (" in told.out
    assert re.search(r"Mean score: .* after, difference .*; paired interval .*\s… .*, unpaired .*\s… ", told.out)
    before = Dataset.read((tmp_path / "s-before.json").read_text())
    after = Dataset.read(saved.read_text())
    assert (before.about["changed"], after.about["set"]) == (False, ["round-cards.2.money=9", "money.max=20"])
    assert (tmp_path / "s-before.csv").exists()
    page = unescape((tmp_path / "r.html").read_text("utf-8"))
    assert '<th scope="col">Before</th><th scope="col">After</th><th scope="col">Difference</th>' in page
    assert "--set</span> <span>round-cards.2.money=9</span>" in page


def test_games_stop_when_the_difference_is_known_well_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab(tmp_path, YEAR, "--games", "400", "--set", "start.yuan=30", "--precise", "3") == 0
    assert re.search(
        r"Known well enough after (50|100|150) games: to [12]\.\d\d points either way", capsys.readouterr().err
    )


def test_an_interrupt_leaves_a_page_of_what_both_boxes_have_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = match.play_match_game

    def play(plan: match.Match, game: Game, index: int) -> dict[str, Any]:
        if plan.components and index == 70:
            raise KeyboardInterrupt
        return whole(plan, game, index)

    monkeypatch.setattr(match, "play_match_game", play)
    saved = tmp_path / "s.json"
    assert lab(tmp_path, YEAR, "--games", "200", "--set", "start.yuan=9", "--save", str(saved)) == 130
    told = capsys.readouterr()
    assert "Interrupted after 100 of 200 games" in told.err
    assert "Both played the same first 70 deals, and only those are compared" in told.out
    assert [len(json.loads(file.read_text())["games"]) for file in (tmp_path / "s-before.json", saved)] == [100, 70]
    assert list((tmp_path / "cache" / "teahouse").iterdir())


def test_a_sweep_draws_what_becomes_of_each_measure() -> None:
    base = invented(1, 200)
    studied = [(Sweep("bonus-cards.A.vp", 0, [0, 2, 4]), [base, raised(base, 2), raised(base, 4)])]
    found = swept(base, studied, Words("en", BOATS))[0]
    assert found.said.startswith("bonus-cards.A.vp is 0 now.")
    score = next(one for one in found.measures if one.name == "Mean score")
    assert [row[0] for row in score.rows] == ["0 (now)", "2", "4"]
    more = [float(row[2]) for row in score.rows[1:]]
    assert more[1] == pytest.approx(2 * more[0], abs=0.011)
    assert [point.kind for point in score.chart.points] == ["now", "more", "more"]
    page = sweep_report(base, studied, Words("de", BOATS))
    assert "Die Zahlen dieser Kurven: bonus-cards.A.vp" in page


def test_a_value_that_is_not_tried_is_drawn_where_the_box_is_now() -> None:
    base = invented(1, 40)
    found = swept(
        base, [(Sweep("bonus-cards.A.vp", 3, [2, 4]), [raised(base, 2), raised(base, 4)])], Words("en", BOATS)
    )
    assert [row[0] for row in found[0].measures[0].rows] == ["2", "3 (now)", "4"]


def test_a_curve_stands_between_its_highest_and_lowest_interval() -> None:
    """96 points high, 6 left free above and below and a part for 8 % of the span: 1 to 3 lies from 17.6 to 78.4 …"""
    drawn = curve([("a", 2.0, 1.0, 3.0, "noise"), ("b", 1.0, 1.0, 1.0, "now")], str)
    assert [point.x for point in drawn.points] == ["25.00%", "75.00%"]
    room = 84 * 0.16 / 2.32
    assert [float(point.y) for point in drawn.points] == pytest.approx([48, 90 - room], abs=0.06)
    assert float(drawn.points[0].high) == pytest.approx(6 + room, abs=0.06)
    assert drawn.segments == [("25.00%", drawn.points[0].y, "75.00%", drawn.points[1].y)]


def test_the_command_sweeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sweeps = ("--sweep", "person.scholar.young=1..2", "--sweep", "start.yuan=6,9")
    assert lab(tmp_path, YEAR, "--games", "3", *sweeps, "--save", str(tmp_path / "s.json")) == 0
    page = (tmp_path / "r.html").read_text("utf-8")
    assert "<h2>person.scholar.young.value</h2>" in page
    assert "<h2>start.yuan</h2>" in page
    assert "4 (now)" in page
    tried = ["person.scholar.young.value=1", "person.scholar.young.value=2", "start.yuan=9"]
    kept = {file.name: Dataset.read(file.read_text("utf-8")) for file in tmp_path.glob("s*.json")}
    assert sorted(kept) == sorted(["s.json", *(f"s-{change}.json" for change in tried)])
    assert [kept[f"s-{change}.json"].about["set"] for change in tried] == [[change] for change in tried]


def test_levels_meet_and_the_page_says_how_deep_skill_goes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    levels = ("--levels", "random,tests.bots.own:First,cup")
    assert lab(tmp_path, YEAR, "--games", "40", *levels, "--starts", "random", "--pace", "30") == 0
    page = unescape((tmp_path / "r.html").read_text("utf-8"))
    assert re.search(r"[23] of 3 levels can be told apart", page)
    assert "cup against tests.bots.own:First" in page
    assert "drawn at random for every seat" in page
    assert "at 30 seconds each" in page
    assert "--levels</span> <span>random,tests.bots.own:First,cup</span>" in page
    assert "--starts</span> <span>random</span>" in page


def test_an_interrupt_among_levels_leaves_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(tmp_path, YEAR, "--games", "6", "--levels", "random,tests.bots.own:Called") == 130
    assert "How deep skill goes is found with --levels" in (tmp_path / "r.html").read_text("utf-8")
    assert lab(tmp_path, YEAR, "--games", "4", "--levels", "random") == 2
    assert "Name two levels at least" in capsys.readouterr().err
