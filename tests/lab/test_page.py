"""What the page of a study says, and that everybody can read it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import pytest

import teahouse
from teahouse.cli import main
from teahouse.kernel import text_of
from teahouse.lab import Dataset, Finding, compare, grouped, report
from teahouse.lab.about import command, otherwise
from teahouse.lab.charts import binned, histogram
from teahouse.lab.differences import sentence
from teahouse.lab.names import source_name, thing_of_its_kind
from teahouse.lab.numbers import Numbers
from teahouse.lab.uses import everything, key_of
from teahouse.library import own_components, rulebook
from teahouse.words import Words
from tests.lab.studies import NAMES, invented, small_study

BOATS = "dragon-boats"
YEAR = "year-of-the-dragon"
ENGLISH = Words("en", BOATS)


def plain(page: str) -> str:
    """A page without its markup, with plain spaces."""
    return " ".join(unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL)).split())


def won_by(data: Dataset, seats: Sequence[int]) -> Dataset:
    """The same games with these winners, in turn."""
    for number, row in enumerate(data.rows):
        first = seats[number % len(seats)]
        row["ranking"] = [1 if seat == first else 2 for seat in range(2)]
    return data


def test_the_page_names_options_budget_and_components_and_how_it_is_made_again(tmp_path: Path) -> None:
    mine = tmp_path / "my box.toml"
    mine.write_text(own_components(YEAR), "utf-8")
    page, saved = tmp_path / "r.html", tmp_path / "r.json"
    typed = ["lab", YEAR, "--games", "2", "--players", "2", "--bots", "random", "--budget", "5sims"]
    typed += ["--option", "wall=choose", "--components", str(mine), "--seed", "x y"]
    assert main([*typed, "--out", str(page), "--save", str(saved)]) == 0
    told = plain(page.read_text("utf-8"))
    assert f"2 × random, seed x y, budget 5sims, options wall=choose, components from {mine}." in told
    assert f"--components '{mine}' --seed 'x y' --lang en --out {page}" in told
    again = Dataset.read(saved.read_text("utf-8"))
    assert shlex.split(command(again)) == ["teahouse", *typed]
    assert main([*typed, "--out", str(page), "--compare", str(saved)]) == 0
    told = plain(page.read_text("utf-8"))
    assert f"--compare {saved} --lang en" in told
    assert "The other study is made again by teahouse lab year-of-the-dragon --games 2" in told
    assert "Both studies were played in the same way." in told


def test_a_page_of_the_game_as_it_is_says_so() -> None:
    assert "no budget set, the game's own components." in plain(report(small_study(BOATS), ENGLISH))
    bots = command(small_study(BOATS))
    assert bots == "teahouse lab dragon-boats --games 12 --bots cup,random,random --seed lab"


def test_two_studies_say_how_they_were_played_otherwise() -> None:
    one, other = invented(1, 40), invented(2, 40)
    assert otherwise(one, other, ENGLISH) == "Both studies were played in the same way."
    option = rulebook(BOATS).declared[0]
    other.about |= {"bots": ["leaf", "cup"], "budget": "9sims", "components": "y" * 64, "changed": True}
    other.about |= {"file": "m.toml", "options": {option.name: "another"}}
    said = otherwise(one, other, ENGLISH).replace("\N{NO-BREAK SPACE}", " ")
    assert "bots 1 × leaf, 1 × cup instead of 2 × cup" in said
    assert "budget 9sims instead of none" in said
    assert f"{option.name} another instead of {text_of(option.default)}" in said
    assert "components m.toml (yyyyyyyy) instead of the game's own (xxxxxxxx)" in said
    german = otherwise(one, other, Words("de", BOATS))
    assert "Budget 9sims statt keines" in german
    assert "Material m.toml (yyyyyyyy) statt Original (xxxxxxxx)" in german
    page = plain(report(other, ENGLISH, one, compare(one, other)))
    assert page.index("the studies differ in this: bots 1 × leaf") < page.index("Both studies side by side")


def test_a_comparison_names_the_kind_of_each_thing() -> None:
    finding = Finding("usage", "seat|seat-front|", 0.2, 0.4, 0.0)
    assert sentence(finding, ENGLISH).startswith("Front (seat or path) is used more often")
    assert "Vorn (Sitz oder Pfad) wird häufiger benutzt" in sentence(finding, Words("de", BOATS))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_thing_has_a_name_in_sentences(name: str, lang: str) -> None:
    words = Words(lang, name)
    seen = {key for row in small_study(name).rows for used in row["uses"] for key in used}
    for key in seen | {key_of(use) for use in everything(teahouse.game(name, players=3))}:
        assert re.search(r" \(.+\)$| as a start$| als Eröffnung$", thing_of_its_kind(key, words))


def test_differences_stand_by_kind() -> None:
    found = [
        Finding("usage", "boat|lab-topper|1", 0.1, 0.2, 0.001),
        Finding("strength", "card|card-A|", 0.1, 0.2, 0.002),
        Finding("score", "", 1, 2, 0.003),
        Finding("usage", "boat|lab-topper|2", 0.1, 0.2, 0.004),
        Finding("strength", "boat|lab-topper|2", 0.1, 0.2, 0.005),
    ]
    assert [(category, [one.chance for one in group]) for category, group in grouped(found)] == [
        ("", [0.003]),
        ("boat", [0.005, 0.001, 0.004]),
        ("card", [0.002]),
    ]


def test_uneven_seats_are_told_with_their_shares() -> None:
    told = plain(report(won_by(invented(1, 200), [0, 0, 0, 1]), ENGLISH))
    said = "An even share would be 50.0 %. More often than that, beyond the noise: Seat 1 (75.0 %). "
    assert said + "Less often, beyond the noise: Seat 2 (25.0 %)." in told
    assert "Seat Won Interval Seat 1 75.0 % 68.6 % – 80.5 % Seat 2 25.0 % 19.5 % – 31.4 %" in told


def test_a_start_or_seat_is_not_named_for_a_few_games() -> None:
    data = won_by(invented(1, 100), [0, 1])
    for row in data.rows:
        row["uses"] = [{"start|lab-round-card|2": 1}, {"start|lab-round-card|3": 1}]
    for row in data.rows[:8]:
        row["uses"][row["ranking"].index(1)] = {"start|lab-round-card|5": 1}
    assert "3 different starts were chosen. None of these goes with winning" in plain(report(data, ENGLISH))
    assert "No seat is better or worse than 50.0 %" in plain(report(won_by(invented(1, 8), [0]), ENGLISH))


def test_effects_stand_in_numbers_and_only_what_stands_is_coloured() -> None:
    quiet = report(invented(1, 200), ENGLISH)
    assert "None of these goes with winning or losing beyond the noise." in quiet
    drawn = re.findall(r'<svg class="effect".*?</div>', quiet, re.DOTALL)
    assert drawn
    assert not any('class="more"' in one or 'class="fewer"' in one for one in drawn)
    assert re.search(r"<div><span>[+−]\d+\.\d</span> <svg", quiet)
    loud = report(invented(1, 400, lift=0.5), ENGLISH)
    assert 'role="img" aria-label="more wins, outside the noise"' in loud
    assert 'role="img" aria-label="fewer wins, outside the noise"' in loud
    for said in ("more wins, outside the noise", "within the noise", "no effect"):
        assert said in plain(quiet)


def test_a_thing_that_few_used_has_no_effect_told() -> None:
    assert "Steer too few" in plain(report(invented(1, 20), ENGLISH))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_tables_can_be_reached_and_scrolled_by_keyboard_and_name_their_cells(name: str, lang: str) -> None:
    data = small_study(name)
    page = report(data, Words(lang, name), data, compare(data, data))
    regions = re.findall(r'<div class="wide" role="region" aria-label="([^"]+)" tabindex="0"><table>', page)
    assert len(regions) == page.count("<table>") == len(set(regions))
    assert "<th>" not in page
    assert re.findall(r"<th (?!scope|class)", page) == []


def test_shares_do_not_break_before_the_percent_sign() -> None:
    assert Numbers("en").percent(0.25) == "25.0\N{NO-BREAK SPACE}%"
    assert " %" not in re.sub(r"<style>.*?</style>", "", report(small_study(BOATS), ENGLISH), flags=re.DOTALL)


@pytest.mark.parametrize("name", NAMES)
def test_sources_begin_with_a_capital(name: str) -> None:
    words = Words("en", name)
    for source in small_study(name).rows[0]["breakdown"][0]:
        said = source_name(source, words)
        assert said[0].isupper()
        assert said in report(small_study(name), words) or not any(
            points[source] for row in small_study(name).rows for points in row["breakdown"]
        )


def test_factories_have_one_german_name() -> None:
    page = report(small_study("yinzi"), Words("de", "yinzi"))
    assert "Gebaute Fabriken" in page
    assert "Manufaktur" not in page


def test_the_chart_of_scores_has_axes_and_its_counts_in_a_table() -> None:
    values, winners = [3, 7, 7, 12, 61], [61]
    counts, over, names = binned(values, winners)
    assert (counts[:4], over[-1], names[0], names[-1]) == ([1, 0, 2, 0], 1, "2–3", "60–61")
    assert sum(counts) == 5
    drawn = histogram(values, winners)
    assert [(line.number, line.y) for line in drawn.lines] == [(0, "160.0"), (1, "80.0"), (2, "0.0")]
    assert [column.bars[0].number for column in drawn.columns] == counts
    assert [column.bars[1].number for column in drawn.columns] == over
    assert [column.name for column in drawn.columns if column.middle] == names[3::6]
    assert binned([-3, 2], [2])[2] == ["−3", "−2", "−1", "0", "1", "2"]
    page = report(small_study(BOATS), ENGLISH)
    for said in (">0</text>", '<div class="up">Seats</div>', '<div class="across">Points</div>'):
        assert said in page
    assert "The counts of this chart Points Seats Winners" in plain(page)
