from __future__ import annotations

import csv
import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import teahouse
from teahouse.cli import main
from teahouse.lab import Dataset, compare, report
from teahouse.lab.differences import sentence
from teahouse.lab.figures import by_seat, effects, points_by_source, start_choices
from teahouse.lab.names import thing
from teahouse.lab.uses import START, everything, key_of, use_of
from teahouse.words import Words
from tests.lab.studies import NAMES, invented, small_study


@pytest.mark.parametrize("name", NAMES)
def test_a_study_counts_every_seat_and_names_what_was_used(name: str) -> None:
    data = small_study(name)
    assert len(data.rows) == 12
    found = effects(data)
    assert len({effect.category for effect in found}) >= 3
    for effect in found:
        assert effect.used.seats + effect.without.seats == 36
        assert effect.used.wins + effect.without.wins == pytest.approx(12)
        low, high = effect.interval()
        assert low <= effect.value <= high
        for lang in ("en", "de"):
            assert thing(effect.key, Words(lang, name))
    assert sum(share.wins for share in by_seat(data)) == pytest.approx(12)
    assert sum(share.seats for _, share in start_choices(data)) == 36


@pytest.mark.parametrize("name", NAMES)
def test_points_by_source_tell_winners_from_the_others(name: str) -> None:
    data = small_study(name)
    winners = sum(one for _, one, _ in points_by_source(data))
    others = sum(two for _, _, two in points_by_source(data))
    assert winners > others


def test_a_start_that_everybody_chose_wins_its_even_share_without_doubt() -> None:
    data = invented(1, 40)
    for row in data.rows:
        row["uses"] = [{"start|lab-round-card|5": 1}, {"start|lab-round-card|5": 1}]
    assert [(chosen, share.value) for chosen, share in start_choices(data)] == [(["start|lab-round-card|5"], 0.5)]
    assert "Everybody chose the same start: Round card 5." in report(data, Words("en", "dragon-boats"))


def test_the_page_says_which_start_wins_and_what_nobody_used() -> None:
    data = invented(1, 400)
    for row in data.rows:
        first = row["ranking"].index(1)
        row["uses"] = [
            {"start|lab-round-card|2" if seat == first else "start|lab-round-card|3": 1, "card|card-A|": 1}
            for seat in range(2)
        ]
    data.about["box"] = ["card|card-A|", "card|card-B|", "card|card-C|"]
    text = report(data, Words("en", "dragon-boats"))
    assert "2 different starts were chosen. More wins go with Round card 2 (+50.0)." in text
    assert "Fewer wins go with Round card 3 (−50.0)." in text
    assert "Nobody used Re-arrange Boat, Cut in Line." in text


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_known_of_a_box_is_counted_under_the_same_name(name: str) -> None:
    """What random bots use in many ways is found in the box, and all of the box has a name."""
    known = {key_of(use) for use in everything(teahouse.game(name, players=3))}
    seen = {key for row in small_study(name).rows for used in row["uses"] for key in used}
    assert len(known & seen) > len(known) / 3
    for lang in ("en", "de"):
        words = Words(lang, name)
        for key in known:
            assert thing(key, words)
            assert use_of(key)[0] == START or words.text(f"lab-category-{use_of(key)[0]}")


class Page(HTMLParser):
    """Notes what a page loads from elsewhere and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "href") and value:
                self.loads.append(value)
        if tag not in ("meta", "br", "rect", "line", "circle", "path"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("rect", "line", "circle", "path"):
            return
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_the_page_is_whole_and_loads_nothing(name: str, lang: str) -> None:
    data = small_study(name)
    words = Words(lang, name)
    text = report(data, words, data, compare(data, data))
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.loads == []
    assert "http" not in text
    assert "prefers-color-scheme" in text
    assert "@media print" in text
    assert words.text("lab-few-games", least=30) in text


def test_what_everybody_used_and_bots_that_are_alike_tell_nothing() -> None:
    data = invented(1, 40)
    for row in data.rows:
        row["uses"] = [{"card|card-A|": 1}, {"card|card-A|": 1}]
    for lang, shown in (
        ("en", ">too few</td><td>50.0 %</td><td>100.0 %</td><td>1.00</td>"),
        ("de", ">zu wenige</td><td>50,0 %</td><td>100,0 %</td><td>1,00</td>"),
    ):
        words = Words(lang, "dragon-boats")
        text = report(data, words)
        assert shown in text
        assert "2 × cup" in text
        assert words.text("lab-head-bots") not in text
        data.about["bots"] = ["cup", "leaf"]
        assert words.text("lab-head-bots") in report(data, words)
        data.about["bots"] = ["cup", "cup"]


def test_a_study_survives_its_file(tmp_path: Path) -> None:
    data = small_study("dragon-boats")
    again = Dataset.read(json.dumps(data.to_json()))
    assert again.to_json() == data.to_json()


def test_the_table_of_all_games_has_a_line_for_each_seat() -> None:
    rows = list(csv.DictReader(io.StringIO(small_study("dragon-boats").to_csv())))
    assert len(rows) == 36
    assert {row["bot"] for row in rows} == {"cup", "random"}
    assert all(int(row["score"]) == sum(int(row[key]) for key in row if key.startswith("points:")) for row in rows)


def test_the_same_data_twice_yields_no_finding() -> None:
    data = small_study("dragon-boats")
    assert [finding for finding in compare(data, data) if finding.stands] == []


def test_chance_alone_yields_a_finding_in_one_comparison_of_twenty_at_most() -> None:
    false = sum(any(finding.stands for finding in compare(invented(n, 150), invented(n + 100, 150))) for n in range(40))
    assert false <= 6


@pytest.mark.parametrize("games", [2, 5, 29])
def test_a_few_games_yield_no_finding(games: int) -> None:
    words = Words("en", "dragon-boats")
    for seed in range(30):
        one, other = invented(seed, games), invented(seed + 100, games)
        findings = compare(one, other)
        assert not any(finding.stands for finding in findings)
        assert "nothing can be told from chance" in report(other, words, one, findings)


def test_the_same_games_again_differ_in_nothing_on_the_page() -> None:
    data = invented(1, 40)
    assert "No difference is outside the noise." in report(data, Words("en", "dragon-boats"), data, compare(data, data))


def test_a_thing_that_wins_more_often_is_named_as_stronger() -> None:
    findings = compare(invented(1, 800), invented(2, 800, lift=0.4))
    strength = [finding for finding in findings if finding.kind == "strength" and finding.key == "card|card-A|"]
    assert strength[0].stands
    said = sentence(strength[0], Words("en", "dragon-boats"))
    told = r"Steer \(bonus card\) is significantly stronger: its users win \d+\.\d\s% instead of \d+\.\d\s%\."
    assert re.match(told, said)
    assert "deutlich stärker" in sentence(strength[0], Words("de", "dragon-boats"))


def test_the_command_writes_page_study_and_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, saved, table = tmp_path / "r.html", tmp_path / "r.json", tmp_path / "r.csv"
    arguments = ["--games", "4", "--players", "2", "--bots", "cup", "--out", str(page)]
    assert main(["lab", "dragon-boats", *arguments, "--save", str(saved), "--csv", str(table)]) == 0
    assert page.read_text().startswith("<!doctype html>")
    assert len(table.read_text().splitlines()) == 9
    assert main(["lab", "dragon-boats", *arguments, "--compare", str(saved)]) == 0
    assert "With fewer than 30 games in a study nothing can be told from chance" in capsys.readouterr().out


def test_two_comparisons_at_once_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "dragon-boats", "--compare", "a.json", "--against", "b.toml"]) == 2
    assert "Use one of --compare, --against, --set and --sweep." in capsys.readouterr().err
