"""What the lab does not read, compare or write is refused in a sentence, before anything is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from teahouse.arena import match
from teahouse.cli import main
from teahouse.kernel import BadData
from teahouse.lab import Dataset, compare
from tests.lab.studies import invented, small_study

BOATS = "dragon-boats"


@pytest.fixture
def nothing_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in; playing anything fails the test."""

    def played(*_: object, **__: object) -> None:
        raise AssertionError("something was played")

    monkeypatch.setattr(match, "run_jobs", played)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def spoiled(**changes: Any) -> str:
    """A study whose first game has something else in it."""
    data = invented(1, 3).to_json()
    data["games"][0].update(changes)
    return json.dumps(data)


@pytest.mark.parametrize(
    "text",
    [
        "tea",
        '{"format": "something else"}',
        spoiled(scores=["many", "few"]),
        spoiled(scores=[1.5, 2.5]),
        spoiled(scores=[True, False]),
        spoiled(scores=[30]),
        spoiled(ranking=["1", "2"]),
        spoiled(ranking=[2, 2]),
        spoiled(seating=[0, 0]),
        spoiled(breakdown=[{"sets": "many"}, {"sets": 3}]),
        spoiled(breakdown=[{"sets": 3}, {"cards": 3}]),
        spoiled(uses=[{"card|card-A|": "often"}, {}]),
        spoiled(uses=[{"card": 1}, {}]),
        spoiled(turns="sixty"),
        spoiled(lead_changes=None),
        json.dumps(invented(1, 3).to_json()).replace('"bots": ["cup", "cup"]', '"bots": [1, 2]'),
        json.dumps(invented(1, 3).to_json()).replace('"seed": "1"', '"seed": 1'),
    ],
)
def test_what_is_not_a_study_is_not_read(text: str) -> None:
    with pytest.raises(BadData, match="this is not a study written by teahouse lab"):
        Dataset.read(text)


def test_the_command_refuses_a_study_with_words_for_numbers(
    nothing_played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bad.json").write_text(spoiled(scores=["many", "few"]), "utf-8")
    assert main(["lab", BOATS, "--players", "2", "--compare", "bad.json"]) == 2
    assert "bad.json: this is not a study written by teahouse lab" in capsys.readouterr().err


def test_a_study_of_things_without_a_name_is_refused(nothing_played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("old.json").write_text(spoiled(uses=[{"card|card-of-old|": 1}, {}]), "utf-8")
    assert main(["lab", BOATS, "--players", "2", "--compare", "old.json"]) == 2
    assert "old.json names things that this version of the game does not have." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "with 2 players, this one has 4: shares of wins would differ by that alone. Play with --players 2"),
        (
            "de",
            "mit 2 Spielern, diese hat 4: Allein dadurch wären die Anteile der Siege andere. Spiele mit",
        ),
    ],
)
def test_studies_with_other_numbers_of_players_are_not_compared(
    lang: str, said: str, nothing_played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("two.json").write_text(json.dumps(invented(1, 40).to_json()), "utf-8")
    assert main(["lab", BOATS, "--players", "4", "--compare", "two.json", "--lang", lang]) == 2
    assert said in capsys.readouterr().err


def test_a_comparison_names_what_the_studies_do_not_share() -> None:
    with pytest.raises(BadData, match="with 2 and with 3 players cannot be compared"):
        compare(invented(1, 40), small_study(BOATS))
    with pytest.raises(BadData, match="different games"):
        compare(small_study("yinzi"), small_study(BOATS))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--csv", "games.parquet"), "--csv writes comma-separated values, and games.parquet would not be such a file"),
        (("--csv", "-"), "--csv - is not possible: name a file."),
        (("--out", "-"), "--out - is not possible: name a file."),
        (("--save", "-"), "--save - is not possible: name a file."),
    ],
)
def test_what_cannot_be_written_is_refused(
    arguments: tuple[str, ...], said: str, nothing_played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", BOATS, *arguments]) == 2
    assert said in capsys.readouterr().err
    assert not list(nothing_played.glob("*"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--set", "bonus-cards.KK.vp=9"), "components.bonus-cards has no entry “KK” to change (known: A, B, C,"),
        (("--set", "hats.K.vp=9"), "components has no entry “hats” to change (known: edition, goods,"),
        (("--set", "bonus-cards.K.vp=90"), "cards[K: Extra Treasure].vp must be a whole number from 0 to 20, not 90"),
        (("--set", "bonus-cards.K=9"), "components.bonus-cards.K has several values: name one of name, kind, vp"),
        (("--set", "bonus-cards.K.vp"), "“bonus-cards.K.vp” must be TABLE.ENTRY.FIELD=VALUE"),
        (("--set", "bonus-cards.K.vp=[1"), "“[1” in “bonus-cards.K.vp=[1” is no value"),
        (("--set", "bonus-cards.K.vp.x=1"), "components.bonus-cards.K.vp has no entry “x” to change (known: -)"),
        (("--sweep", "bonus-cards.K.vp=3"), "must name 2 to 20 different values"),
        (("--sweep", "bonus-cards.K.vp=4..1"), "must name 2 to 20 different values"),
        (("--sweep", "bonus-cards.K.vp=1..99"), "must name 2 to 20 different values"),
        (("--sweep", "bonus-cards.K.vp=1,1"), "must name 2 to 20 different values"),
        (("--sweep", "bonus-cards.K.vp=19..22"), "bonus-cards.K.vp=21: components.bonus-cards.cards[K: Extra Treas"),
    ],
)
def test_a_change_that_cannot_be_is_refused_by_the_name_of_the_card(
    arguments: tuple[str, ...], said: str, nothing_played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", BOATS, *arguments]) == 2
    assert said in capsys.readouterr().err
    assert not list(nothing_played.glob("*"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_tells_how_many_games_and_which_box_is_kept(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "--help", "--lang", lang])
    said = " ".join(capsys.readouterr().out.split())
    assert "(200)" in said
    assert "(100)" not in said
    assert {"en": "with another box both are kept", "de": "mit anderem Material beide"}[lang] in said
