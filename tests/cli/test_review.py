"""`teahouse review`: a game looked back at, in words and as JSON."""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path

import pytest

import teahouse as house
from teahouse.arena import play_game
from teahouse.library import build
from teahouse.review import Review
from teahouse.words import Words
from tests.cli.commands import Teahouse


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """A game in which the first player plays at random."""
    path = tmp_path / "lost.record"
    record = play_game(build("year-of-the-dragon", 2, None, {}), ["random", "pot"], "3").record
    record.names = ["Mei", "Bao"]
    path.write_text(record.write(), "utf-8")
    return path


def test_a_review_tells_chances_luck_and_turning_points(teahouse: Teahouse, lost: Path) -> None:
    answer = teahouse("review", str(lost), "--budget", "300sims", "--seat", "1")
    assert (answer.code, answer.err) == (0, "")
    for said in ("Chance to win", "luck of the draw", "error of the estimate", "Turning points: Mei", "better: "):
        assert said in answer.out
    assert "Turning points: Bao" not in answer.out
    assert "Month 12 of 12" in answer.out


def test_a_review_speaks_german(teahouse: Teahouse, lost: Path) -> None:
    answer = teahouse("review", str(lost), "--budget", "300sims", "--lang", "de")
    assert (answer.code, answer.err) == (0, "")
    for said in ("Siegchance", "Glück beim Ziehen", "Wendepunkte: Bao", "besser: "):
        assert said in answer.out


@pytest.mark.parametrize(("lang", "head"), [("en", "Points by source"), ("de", "Punkte nach Quelle")])
def test_a_review_tells_the_way_of_the_points_source_by_source(
    teahouse: Teahouse, lost: Path, lang: str, head: str
) -> None:
    command = ("review", str(lost), "--budget", "1sims")
    found = Review.read(json.loads(teahouse(*command, "--json").out))
    answer = teahouse(*command, "--seat", "2", "--lang", lang)
    assert answer.out.count(head) == 1, "of the seat that was asked for"
    said = answer.out.partition(head)[2].partition("\n\n")[0].splitlines()
    words = Words(lang, "year-of-the-dragon")
    told = 0
    for source, terms in zip(found.sources, found.seats[1].points, strict=True):
        line = next((line for line in said if line.strip().startswith(words.text(f"source-{source}"))), "")
        if line:
            told += 1
            cells = line.replace("−", "-").replace(",", ".").split()[-6:]
            assert [float(cell) for cell in cells] == pytest.approx(list(astuple(terms)), abs=0.051)
        else:
            assert max(map(abs, astuple(terms))) < 0.05
    assert told > 3
    assert max(map(len, said)) <= 100


def test_a_review_as_json_can_be_read_again(teahouse: Teahouse, lost: Path) -> None:
    answer = teahouse("review", str(lost), "--budget", "1sims", "--json")
    found = Review.read(json.loads(answer.out))
    assert (found.game, found.players, found.done) == ("year-of-the-dragon", 2, True)


def test_a_game_without_a_network_says_so_in_a_sentence(teahouse: Teahouse, toy: str, tmp_path: Path) -> None:
    path = tmp_path / "toy.record"
    path.write_text(play_game(house.game(toy, players=2), ["random"] * 2, "5").record.write(), "utf-8")
    answer = teahouse("review", str(path))
    assert (answer.code, answer.err) == (0, "")
    assert "There is no trained network for this game" in answer.out
    assert "Points by source" in answer.out


def test_what_is_no_record_or_no_seat_is_refused(teahouse: Teahouse, lost: Path, tmp_path: Path) -> None:
    assert teahouse("review", str(lost), "--seat", "3").code == 2
    assert teahouse("review", str(lost), "--budget", "soon").code == 2
    cut = tmp_path / "cut.record"
    cut.write_text(lost.read_text("utf-8").replace("\n1 ", "\n2 ", 1), "utf-8")
    answer = teahouse("review", str(cut))
    assert answer.code == 1
    assert f"{cut}:" in answer.err
